"""What the table shows just now: a view, or what its events have made of it so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gamebox.core.events import UNKNOWN, Counted, Event, Moved, Said, Zone
from gamebox.core.table import Table
from gamebox.games.halunken.actions import BID, CARD, GIVE, ORDER, TAKE
from gamebox.games.halunken.cards import FIGURES, JACK_FIGURE
from gamebox.games.halunken.rules import State


class Shown:
    """Pieces by zone, and the facts of the round that lie in no zone."""

    def __init__(self, view: State) -> None:
        self.view = view
        self.seats = view.seats
        self.table = Table(view.zones())
        bidding, hidden = view.phase == BID, view.phase in (CARD, ORDER)
        self.round = view.round
        self.employer = view.employer
        self.leader = view.leader if bidding else -1
        self.passed = {s for s in range(view.seats) if view.passed >> s & 1} if bidding else set[int]()
        shown = [f for f, m in enumerate(view.choice) if m] if not hidden and view.round else []
        self.showing = {f for f in shown if view.choice[f] != UNKNOWN}
        counts = [view.choice[f] for f in self.showing]
        self.cancelled = {f for f in self.showing if counts.count(view.choice[f]) > 1}
        self.named = view.named
        self.walker = view.mover if view.phase in (TAKE, GIVE) else -1
        self.robbing = False
        self.said: Said | None = None

    def cards(self, name: str, owner: int = -1) -> Sequence[int]:
        """The pieces of a zone, bottom to top."""
        return self.table.zones.get(Zone(name, owner), [])

    def begin(self, zones: Mapping[Zone, Sequence[int]]) -> None:
        """An act begins with the pieces lying so."""
        self.table = Table(zones)

    def follow(self, event: Event) -> None:
        """One event has happened."""
        if isinstance(event, Said):
            self._hear(event)
        elif isinstance(event, Counted):
            if event.what == "round":
                self._new_round(event.now)
        else:
            self.table.follow(event)
            if isinstance(event, Moved):
                if event.dst.name == "row":
                    self.showing.add(event.dst.owner)
                if event.card >= FIGURES:
                    self.walker = self.seats if event.card == JACK_FIGURE else event.card - FIGURES

    def _new_round(self, number: int) -> None:
        self.round, self.employer, self.leader, self.named = number, -1, -1, 0
        self.passed, self.showing, self.cancelled = set(), set(), set()

    def _hear(self, said: Said) -> None:
        if said.key == "bid":
            self.leader = said.seat
        elif said.key == "pass":
            self.passed.add(said.seat)
        elif said.key in ("buys", "free"):
            self.employer, self.leader, self.passed = said.seat, -1, set()
        elif said.key == "cancelled":
            self.cancelled.add(said.seat)
        elif said.key == "named":
            self.named = said.number

    def space_of(self, figure: int) -> int:
        """Where a figure stands; -1 when it is not yet on the ring."""
        piece = JACK_FIGURE if figure == self.seats else FIGURES + figure
        for zone, cards in self.table.zones.items():
            if zone.name == "space" and piece in cards:
                return zone.owner
        return -1
