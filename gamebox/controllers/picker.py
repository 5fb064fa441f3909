"""Choosing an action by clicks: what is lit, what is picked, and when an action is complete.

The clicks made so far are one list. It belongs to an action when its beginning is what the action picks, in any
order, and the rest is the action's ordered tail.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

CONFIRM: Final = "button:confirm"
"""Lit when what is picked may be played as it is, or waits to be confirmed."""
DROP: Final = "drop"
"""The table's drop zone: a drag that ends here plays what it carries."""

Confirm = Callable[[Any], bool]


def at_once(action: Any) -> bool:
    """No action waits to be confirmed."""
    return False


class Picker:
    """The choice of one action among the legal ones, click by click.

    confirm: the actions that are held until they are confirmed. pieces: for games whose actions speak of faces, the
    face tag of each piece tag on the table ("card:17" -> "face:4"); clicks and targets then speak of pieces.
    """

    def __init__(
        self, legal: Sequence[Any], confirm: Confirm = at_once, pieces: Mapping[str, str] | None = None
    ) -> None:
        self._choices = [(action, action.clicks()) for action in legal]
        self._confirm = confirm
        self._pieces = dict(pieces or {})
        self._clicked: list[str] = []
        self._lit: tuple[tuple[str, ...], list[str]] | None = None

    def targets(self) -> list[str]:
        """The tags that a click would add or start with, lit; in the order of the legal actions. Confirm comes last."""
        now = tuple(self._clicked)
        if self._lit is None or self._lit[0] != now:
            self._lit = now, self._targets()
        return list(self._lit[1])

    def _targets(self) -> list[str]:
        held = self.held
        wanted = dict.fromkeys(self._next(self._faces()))
        if self._clicked:
            wanted.update(dict.fromkeys(self._fresh(held is not None)))
        lit = [piece for tag in wanted for piece in self._lying(tag)]
        return [*lit, CONFIRM] if held is not None else lit

    def picked(self) -> list[str]:
        """The tags clicked so far, in that order."""
        return list(self._clicked)

    @property
    def held(self) -> Any | None:
        """The complete action that Confirm would play, None when there is none."""
        return self._complete(self._faces()) if self._clicked else None

    def click(self, tag: str) -> Any | None:
        """Take a click; the action it plays, or None. A click on something unlit and not picked changes nothing."""
        if tag == CONFIRM:
            return self._play(self.held)
        if tag in self._clicked and not self._again(tag):
            if self._ready():
                return self._play(self.held)
            self._take_back(tag)
            return None
        clicked = self._after(tag)
        if clicked is None:
            return None
        self._clicked = clicked
        action = self._complete(self._faces())
        if action is None or self._next(self._faces()) or self._confirm(action):
            return None
        return self._play(action)

    def drag(self, src: str, dst: str) -> Any | None:
        """Press on a piece, release on a tag or DROP; the action it plays, or None. Senseless drags change nothing."""
        clicked = self._carried(src)
        if clicked is None:
            return None
        dropped = dst == DROP and DROP not in self._next(self._faces(clicked))
        if not dropped:
            clicked = [*clicked, dst]
        faces = self._faces(clicked)
        action = self._complete(faces)
        if action is not None and (dropped or not self._next(faces)):
            return self._play(action)
        if dropped or not self._fits(faces):
            return None
        self._clicked = clicked
        return None

    def drops(self, src: str) -> list[str]:
        """Where a drag of this piece may end: tags, and DROP if that plays something."""
        clicked = self._carried(src)
        if clicked is None:
            return []
        faces = self._faces(clicked)
        ends = [piece for tag in self._next(faces) for piece in self._lying(tag) if piece != src]
        return [*ends, DROP] if self._complete(faces) is not None and DROP not in ends else ends

    def preview(self, tag: str) -> Any | None:
        """The action that a click on this tag would play or make ready, for showing what it would bring."""
        if tag == CONFIRM or tag in self._clicked:
            return self.held
        clicked = self._after(tag)
        return None if clicked is None else self._complete(self._faces(clicked))

    def suggest(self, action: Any) -> list[str]:
        """The tags to click for an action, in an order that works."""
        clicks = action.clicks()
        found: list[str] = []
        for tag in (*clicks.pick, *clicks.then):
            lying = self._lying(tag)
            found.append(next((piece for piece in lying if piece not in found), tag))
        return found

    def clear(self) -> None:
        """Take back everything picked."""
        self._clicked = []

    def _play(self, action: Any | None) -> Any | None:
        if action is not None:
            self._clicked = []
        return action

    def _faces(self, clicked: list[str] | None = None) -> list[str]:
        return [self._pieces.get(tag, tag) for tag in (self._clicked if clicked is None else clicked)]

    def _lying(self, face: str) -> list[str]:
        """The pieces with this face that can be clicked on, or the tag itself."""
        if face not in self._pieces.values():
            return [face]
        picked = () if self._ready() else self._clicked
        return [piece for piece, its in self._pieces.items() if its == face and piece not in picked]

    def _rest(self, clicks: Any, faces: list[str]) -> list[str] | None:
        """What an action wants clicked next after these clicks; None if they are not its clicks."""
        head, tail = faces[: len(clicks.pick)], faces[len(clicks.pick) :]
        if any(tag not in clicks.pick for tag in head):
            return None
        missing = Counter(clicks.pick)
        missing.subtract(head)
        if min(missing.values(), default=0) < 0 or tuple(tail) != tuple(clicks.then[: len(tail)]):
            return None
        left = [tag for tag in dict.fromkeys(clicks.pick) if missing[tag] > 0]
        return left or list(clicks.then[len(tail) : len(tail) + 1])

    def _next(self, faces: list[str]) -> list[str]:
        rests = [self._rest(clicks, faces) for _, clicks in self._choices]
        return list(dict.fromkeys(tag for rest in rests if rest for tag in rest))

    def _complete(self, faces: list[str]) -> Any | None:
        return next((action for action, clicks in self._choices if self._rest(clicks, faces) == []), None)

    def _fits(self, faces: list[str]) -> bool:
        return any(self._rest(clicks, faces) is not None for _, clicks in self._choices)

    def _ready(self) -> bool:
        """Whether a second click on the one thing clicked plays it."""
        return len(self._clicked) == 1 and self.held is not None and not self._next(self._faces())

    def _fresh(self, held: bool) -> list[str]:
        """What may be clicked to start anew: anything in place of a complete action, buttons always, and in place of
        the only thing picked what is of its kind."""
        picked = set() if self._ready() else set(self._faces())
        kind = _kind(self._faces()[0]) if len(self._clicked) == 1 else ""
        return [tag for tag in self._next([]) if tag not in picked and (held or _button(tag) or (_kind(tag) == kind))]

    def _again(self, tag: str) -> bool:
        return tag not in self._pieces and tag in self._next(self._faces())

    def _after(self, tag: str) -> list[str] | None:
        """The clicks as they would be after this one: added, or started afresh; None if the tag is not lit."""
        if tag not in self.targets():
            return None
        added = [*self._clicked, tag]
        return added if self._fits(self._faces(added)) else [tag]

    def _carried(self, src: str) -> list[str] | None:
        return list(self._clicked) if src in self._clicked else self._after(src)

    def _take_back(self, tag: str) -> None:
        place = len(self._clicked) - 1 - self._clicked[::-1].index(tag)
        rest = [*self._clicked[:place], *self._clicked[place + 1 :]]
        self._clicked = rest if self._fits(self._faces(rest)) else self._clicked[:place]


def _kind(tag: str) -> str:
    return tag.partition(":")[0]


def _button(tag: str) -> bool:
    return tag.startswith("button:")
