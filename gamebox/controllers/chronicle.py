"""What has happened so far, as everybody may know it: the log, the recap and the marks of the last moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from gamebox.core.events import Event, Moved, Said, Turned, Zone, redact
from gamebox.core.match import Match


class Line(NamedTuple):
    """A line of the log: the action it came from (its index), who acted, catalogue key, and what it speaks of.

    about: the public events behind the line, for lighting the pieces and zones it speaks of.
    """

    action: int
    actor: int
    key: str
    said: Said
    about: tuple[Event, ...]


class Deed(NamedTuple):
    """One action as the public saw it."""

    actor: int
    events: tuple[Event, ...]


class Chronicle:
    """The deeds of a match in order; its lines have the catalogue keys "<game>.log.<key>"."""

    def __init__(self, match: Match) -> None:
        self._game = match.game.id
        self.deeds: list[Deed] = []
        self.lines: list[Line] = []
        self._replay(match)

    def _replay(self, match: Match) -> None:
        state: Any = match.game.setup(match.seats, match.options, match.seed) if match.log else None
        for text in match.log:
            events: list[Event] = []
            actor = state.current
            state.apply(match.game.decode(text), events.append)
            self.add(actor, [redact(event, None) for event in events])

    def add(self, actor: int, events: Sequence[Event]) -> None:
        """One more action, with its events as everybody may see them."""
        index, about = len(self.deeds), list[Event]()
        self.deeds.append(Deed(actor, tuple(events)))
        for event in events:
            if isinstance(event, Said):
                self.lines.append(Line(index, actor, catalogue_key(self._game, "log", event.key), event, tuple(about)))
                about = []
            else:
                about.append(event)

    def cut(self, length: int) -> None:
        """Forget all after this many actions."""
        del self.deeds[length:]
        self.lines = [line for line in self.lines if line.action < length]

    def since(self, seat: int) -> int:
        """The index of the first action after a seat's own last one that showed anything; 0 if there is none."""
        own = (i for i in range(len(self.deeds) - 1, -1, -1) if self.deeds[i].actor == seat and self.deeds[i].events)
        return next((i + 1 for i in own), 0)

    def recap(self, seat: int) -> list[Line]:
        """What everybody saw since a seat's own last action."""
        first = self.since(seat)
        return [line for line in self.lines if line.action >= first]

    def marks(self, seat: int | None) -> list[Moved | Turned]:
        """The moves of pieces since a seat's own last action; None: those of the last action that showed anything."""
        beheld = (i for i in range(len(self.deeds) - 1, -1, -1) if self.deeds[i].events)
        first = next(beheld, 0) if seat is None else self.since(seat)
        moved = (event for deed in self.deeds[max(0, first) :] for event in deed.events)
        return [event for event in moved if isinstance(event, Moved | Turned)]


def catalogue_key(game: str, section: str, key: str) -> str:
    """Where the sentence of a game stands: "<game>.<section>.<key>", unless the key says it in full."""
    return key if key.startswith(f"{game}.") else f"{game}.{section}.{key}"


def lying(match: Match, who: int | None) -> dict[Zone, tuple[int, ...]]:
    """Where every piece lies, as it follows from what a seat, or everybody (None), has seen."""
    return {zone: tuple(cards) for zone, cards in match.table(who).zones.items()}
