"""What the table shows just now: a view, or what its events have made of it so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gamebox.core.events import UNKNOWN, Counted, Event, Moved, Said, Zone
from gamebox.core.table import Table
from gamebox.games.guillotine.actions import ADD, CLOSING, FIND, ORDER, OVERTHROWN, RESOLVING, RUSHED, SNATCH, TURN
from gamebox.games.guillotine.cards import COUNT, GUARDS, JUDGE, STAYING, TITLE
from gamebox.games.guillotine.offers import latest
from gamebox.games.guillotine.rules import State
from gamebox.games.guillotine.scene import tally


class Shown:
    """Pieces by zone, and the facts that lie in no zone."""

    def __init__(self, view: State) -> None:
        self.view = view
        self.seats = view.seats
        self.table = Table(view.zones())
        self.day = view.day
        self.confused = {seat for seat in range(view.seats) if view.confused >> seat & 1}
        self.hurried = {seat for seat in range(view.seats) if view.hurried >> seat & 1}
        self.turn = view.turn
        self.said: Said | None = None

    def cards(self, name: str, owner: int = -1) -> Sequence[int]:
        """The pieces of a zone, bottom to top."""
        return self.table.zones.get(Zone(name, owner), [])

    @property
    def line(self) -> Sequence[int]:
        """The nobles in line, the front first."""
        return self.cards("line")

    def trophies(self, seat: int) -> Sequence[int]:
        """The score pile of a seat."""
        return self.cards("trophies", seat)

    def front(self, seat: int) -> Sequence[int]:
        """The cards lying in front of a seat."""
        return self.cards("front", seat)

    def points(self, seat: int) -> int:
        """The points of a seat."""
        return tally.total(self.trophies(seat), self.front(seat))

    def hand(self, seat: int) -> Sequence[int]:
        """The hand of a seat, the cards in the order of the rules where they are known."""
        return sorted(self.cards("hand", seat))

    def latest(self, seat: int) -> int:
        """The noble that Missed! would mean (4.10); only told of a position at rest."""
        return latest(self.view, seat)

    # What the viewer is choosing

    @property
    def started(self) -> int:
        """The action card that the viewer has begun to play, UNKNOWN for none."""
        view = self.view
        return view.card if TURN < view.phase < RESOLVING and view.viewer == view.current else UNKNOWN

    @property
    def ordered(self) -> tuple[int, ...]:
        """The nobles that Opinionated Guards have already been told where to stand."""
        return self.view.picks if self.view.phase == ORDER and self.started != UNKNOWN else ()

    def tray(self) -> list[int]:
        """The cards that lie in the tray for the viewer to choose from."""
        view = self.view
        if view.viewer is None or view.viewer != view.current:
            return []
        if view.phase == FIND:
            return list({TITLE[card]: card for card in reversed(view.discard)}.values())
        if view.phase == ADD:
            return list(view.deck[:-4:-1])
        if view.phase == SNATCH and view.picks[0] != view.viewer:
            return sorted(view.hands[view.picks[0]])
        return []

    def forbidden(self) -> str:
        """Why no action card may be played just now: "rushed", "judge", or "" when cards may be played."""
        view = self.view
        if view.current is None or view.phase != TURN:
            return ""
        if view.flags & RUSHED:
            return "rushed"
        return "judge" if self.line and TITLE[self.line[0]] == JUDGE else ""

    def guards(self) -> int:
        """In front of whom Callous Guards lie, -1 for nobody."""
        return next((seat for seat in range(self.seats) if STAYING[GUARDS] in self.front(seat)), -1)

    def conditions(self) -> list[str]:
        """What holds for the turn or the line now, by the names of the signs."""
        view, found = self.view, []
        if view.current is None:
            return []
        if self.forbidden():
            found.append("silenced")
        if self.guards() >= 0:
            found.append("guarded")
        if view.due > 1:
            found.append("double")
        if view.due < 1 and not view.flags & OVERTHROWN and view.phase == TURN:
            found.append("none_today")
        return found + (["pimpernel"] if view.flags & CLOSING else [])

    # Events

    def begin(self, zones: Mapping[Zone, Sequence[int]]) -> None:
        """An act begins with the pieces lying so."""
        self.table = Table(zones)

    def follow(self, event: Event) -> None:
        """One event has happened."""
        if isinstance(event, Said):
            self.said = event
            return
        if isinstance(event, Counted):
            self._count(event)
            return
        self.table.follow(event)

    def _count(self, event: Counted) -> None:
        if event.what == "day":
            self.day = event.now
            return
        seats = self.confused if event.what == "confused" else self.hurried
        if event.now:
            seats.add(event.seat)
        else:
            seats.discard(event.seat)


def is_noble(card: int) -> bool:
    """Whether a card is a noble."""
    return 0 <= card < COUNT


def arrives(event: Event, name: str) -> bool:
    """Whether a piece comes to a zone of this name."""
    return isinstance(event, Moved) and event.dst.name == name
