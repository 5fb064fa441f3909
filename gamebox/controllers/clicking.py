"""The clicks at a table: what is lit for the human asked, what is picked, and why something is refused."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from gamebox.controllers.common import Answer
from gamebox.controllers.freely import Free, FreePicker
from gamebox.controllers.picker import CONFIRM, Confirm, Picker
from gamebox.controllers.refusals import Refusal, Refusals
from gamebox.core.match import Match

Pieces = Callable[[Any], Mapping[str, str]]
FreeIn = Callable[[Any], Free]
Misfit = Callable[[Any, Sequence[str]], tuple[str, str]]
Lapse = Callable[[Any, list[Any]], Any]


class TableClicks(ABC):
    """The part of a TableController that takes clicks. It says who is asked, and plays what is chosen."""

    match: Match
    confirm: Confirm
    phase: Any
    _picker: Picker
    _legal: list[Any]
    _refusals: Refusals
    _why: dict[str, Refusal]
    _pieces: Pieces | None
    _free: FreeIn | None
    _misfit: Misfit | None
    _begun: tuple[Picker, frozenset[str]] | None = None

    @property
    @abstractmethod
    def asked(self) -> int | None:
        """The human seat whose click is awaited now."""

    @property
    @abstractmethod
    def viewer(self) -> int | None:
        """Whose view may be on the screen now; None: the public one."""

    @abstractmethod
    def view(self) -> Any:
        """The position as it may be on the screen now."""

    @abstractmethod
    def paragraph(self) -> str:
        """The rule paragraph of the choice that is open now."""

    @abstractmethod
    def _submit(self, action: Any | None) -> Any | None:
        """Play an action, if there is one."""

    def legal(self) -> list[Any]:
        """What the human asked may choose; empty when nobody is asked."""
        return [] if self.asked is None else list(self._legal)

    @property
    def common(self) -> bool:
        """Whether the people at this screen are asked together."""
        return any(isinstance(action, Answer) for action in self._legal)

    def targets(self) -> list[str]:
        """The tags that can be clicked now, lit."""
        return [] if self.asked is None else self._picker.targets()

    def picked(self) -> list[str]:
        """The tags picked so far; a second click takes each back."""
        return self._picker.picked()

    @property
    def held(self) -> Any | None:
        """The action that waits for Confirm."""
        return self._picker.held

    def click(self, tag: str) -> Any | None:
        """Take a click; the action it played, or None. What is not lit or picked changes nothing (see `refusal`)."""
        return None if self.asked is None else self._submit(self._picker.click(tag))

    def drag(self, src: str, dst: str) -> Any | None:
        """A piece dragged onto a tag or DROP; the action it played, or None."""
        return None if self.asked is None else self._submit(self._picker.drag(src, dst))

    def drops(self, src: str) -> list[str]:
        """Where a drag of this piece may end."""
        return [] if self.asked is None else self._picker.drops(src)

    def preview(self, tag: str) -> Any | None:
        """The action that a click on this tag would play or make ready."""
        return None if self.asked is None else self._picker.preview(tag)

    def clear(self) -> None:
        """Take back what is picked."""
        self._picker.clear()

    def free(self, tag: str) -> bool:
        """Whether this may be picked now whatever else is, and so be swept over."""
        return self._freely is not None and self._freely.free(tag)

    @property
    def picking_freely(self) -> bool:
        """Whether the human asked picks freely, and then plays what is picked."""
        return self._freely is not None

    def put(self, tag: str, picked: bool) -> None:
        """Pick something free, or put it back."""
        if self._freely is not None:
            self._freely.put(tag, picked)

    def choose(self, tags: Sequence[str]) -> None:
        """Pick these in place of what is picked; only what is free."""
        if self._freely is not None:
            self._freely.choose(tags)

    def refusal(self, tag: str) -> Refusal | None:
        """Why a tag is not lit; None if it is, or is picked."""
        if tag in self.targets() or tag in self.picked():
            return None
        seat = self.match.current
        if seat is not None and self.asked is None:
            return Refusal("refuse.turn" if self.phase == "computer" else "refuse.wait", "")
        if tag == CONFIRM and self._misfit is not None and seat is not None:
            return Refusal(*self._misfit(self.match.view(seat), self.picked()))
        if not self._freely and self.picked() and tag in self._beginnings():
            return Refusal("refuse.pick", self.paragraph())
        if tag not in self._why:
            view = self.view() if seat is None else self.match.view(seat)
            self._why[tag] = self._refusals.why(view, self._faces().get(tag, tag), self._legal)
        return self._why[tag]

    @property
    def _freely(self) -> FreePicker | None:
        return self._picker if self.asked is not None and isinstance(self._picker, FreePicker) else None

    def _beginnings(self) -> frozenset[str]:
        """What could be clicked if nothing were picked."""
        if self._begun is None or self._begun[0] is not self._picker:
            self._begun = self._picker, frozenset(Picker(self._choices(), pieces=self._faces()).targets())
        return self._begun[1]

    def _choices(self) -> list[Any]:
        """All that may be clicked: the legal actions and their twins. Then nothing needs to be clicked twice."""
        seat = self.match.current
        twins = [] if seat is None else self.match.twins(seat)
        if not twins:
            return self._legal
        return [a for a in (*self._legal, *twins) if len(set(a.clicks().pick)) == len(a.clicks().pick)]

    def _new_picker(self, choosing: list[Any]) -> Picker:
        choosing = self._choices() if choosing else []
        faces = self._faces() if choosing else None
        free = self._free(self.match.view(self.match.current)) if choosing and self._free is not None else Free()
        confirm = self._confirmed if self.common else self.confirm
        return FreePicker(choosing, free, confirm, faces) if free.tags else Picker(choosing, confirm, faces)

    def _confirmed(self, answer: Answer) -> bool:
        """Who speaks up is picked one by one, so it waits for Confirm even when all do."""
        return bool(answer.speakers) or self.confirm(answer.gravest)

    def _faces(self) -> Mapping[str, str]:
        return {} if self._pieces is None else self._pieces(self.match.view(self.viewer))
