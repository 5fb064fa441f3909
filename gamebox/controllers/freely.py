"""Choosing an action by picking freely: for hidden hands, where any card may be picked whatever it may be good for.

Nothing but Confirm plays what is picked, so that a click too many never does; whether it may be played is not shown
by what is lit, but said when it is asked for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from gamebox.controllers.picker import CONFIRM, DROP, Confirm, Picker, at_once


class Free(NamedTuple):
    """The tags that may be picked as one likes. most: how many at once (0: all); the one picked first gives way."""

    tags: tuple[str, ...] = ()
    most: int = 0


class FreePicker(Picker):
    """A picker whose free tags may be picked in any number and order. Other tags, such as buttons, act as ever."""

    def __init__(
        self, legal: Sequence[Any], free: Free, confirm: Confirm = at_once, pieces: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(legal, confirm, pieces)
        self._free = free
        faces = {self._pieces.get(tag, tag) for tag in free.tags}
        self._made = {tuple(sorted(clicks.pick)): action for action, clicks in self._choices if not clicks.then}
        self._others = [pick[0] for pick in self._made if len(pick) == 1 and pick[0] not in faces]

    def targets(self) -> list[str]:
        """Every free tag not yet picked, the buttons, and Confirm where what is picked may be played."""
        lit = [tag for tag in (*self._free.tags, *self._others) if tag not in self._clicked]
        return [*lit, CONFIRM] if self.held is not None else lit

    @property
    def held(self) -> Any | None:
        """The action that is made of just what is picked."""
        return self._action(self._clicked)

    def _action(self, tags: Sequence[str]) -> Any | None:
        return self._made.get(tuple(sorted(self._faces(list(tags))))) if tags else None

    def free(self, tag: str) -> bool:
        """Whether this may be picked whatever else is."""
        return tag in self._free.tags

    def put(self, tag: str, picked: bool) -> None:
        """Pick a free tag, or put it back."""
        if self.free(tag) and (tag in self._clicked) != picked:
            self._clicked = self._with(tag) if picked else [t for t in self._clicked if t != tag]

    def choose(self, tags: Sequence[str]) -> None:
        """Pick these free tags in place of all others."""
        self._clicked = [tag for tag in tags if self.free(tag)]

    def _with(self, tag: str) -> list[str]:
        kept = [other for other in self._clicked if self.free(other)]
        surplus = len(kept) + 1 - self._free.most if self._free.most else 0
        return [*kept[max(0, surplus) :], tag]

    def _ready(self) -> bool:
        return False

    def click(self, tag: str) -> Any | None:
        """A free tag is picked or put back; a button or Confirm may play. The action it plays, or None."""
        if tag == CONFIRM:
            return self._play(self.held)
        if self.free(tag):
            self.put(tag, tag not in self._clicked)
            return None
        if tag not in self._others:
            return None
        action = self._action([tag])
        if tag not in self._clicked and self._confirm(action):
            self._clicked = [tag]
            return None
        return self._play(action)

    def drops(self, src: str) -> list[str]:
        """The drop zone, where what is picked together with this piece may be played."""
        return [DROP] if self._action(self._carrying(src)) is not None else []

    def drag(self, src: str, dst: str) -> Any | None:
        """What is picked, and this piece with it, carried to the drop zone: the action that plays it, or None."""
        return self._play(self._action(self._carrying(src))) if dst == DROP else None

    def _carrying(self, src: str) -> list[str]:
        if not self.free(src):
            return []
        return self._clicked if src in self._clicked else self._with(src)

    def preview(self, tag: str) -> Any | None:
        """What Confirm, or a button, would play."""
        if tag in self._others:
            return self._action([tag])
        return self.held
