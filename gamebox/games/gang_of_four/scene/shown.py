"""What the table shows just now: a view, or what its events have made of it so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from gamebox.core.events import UNKNOWN, Counted, Event, Said, Zone
from gamebox.core.table import Table
from gamebox.games.gang_of_four import combos
from gamebox.games.gang_of_four.actions import ANNOUNCE, GIVE, PLAY
from gamebox.games.gang_of_four.cards import FACE, cards_in
from gamebox.games.gang_of_four.combos import KINDS, Combination
from gamebox.games.gang_of_four.rules import State
from gamebox.games.gang_of_four.stage import in_order


@dataclass
class Page:
    """The end of a hand, to be read: who went out, and for each other seat its cards left and what they cost."""

    winner: int
    number: int
    cost: dict[int, tuple[int, int]] = field(default_factory=dict)
    totals: dict[int, int] = field(default_factory=dict)
    over: bool = False


@dataclass(frozen=True)
class Gift:
    """A card of the exchange: from whom to whom; UNKNOWN while it is still to be chosen."""

    giver: int
    taker: int
    card: int


class Shown:
    """Pieces by zone, and the facts of the hand that lie in no zone."""

    def __init__(self, view: State) -> None:
        self.view = view
        self.seats = view.seats
        self.table = Table(view.zones())
        self.hand, self.turn = view.hand, view.turn
        self.totals = list(view.totals)
        self.pad = view.pad
        self.owner = view.owner if view.table is not None else -1
        self.laid: dict[int, list[int]] = {}
        self.passed: set[int] = set()
        self.latest = -1
        self.skipped = {seat for seat in range(view.seats) if view.skipped >> seat & 1}
        self.alone = _alone(view) - self.skipped
        self.page: Page | None = None
        self.gifts = _gifts(view)
        self.said: Said | None = None
        for seat, choice, taken in view.history[view.trick :]:
            self._tell(seat, [] if choice.combo is None else in_order(choice.combo, taken))

    def _tell(self, seat: int, cards: list[int]) -> None:
        """A seat has played these cards, or passed."""
        self.latest = seat
        if cards:
            self.laid[seat] = cards
            self.owner = seat
            self.passed.discard(seat)
        else:
            self.passed.add(seat)

    @property
    def top(self) -> Combination | None:
        """The combination to be beaten."""
        cards = self.laid.get(self.owner, [])
        return combos.of([FACE[card] for card in cards]) if cards else None

    def cards(self, name: str, owner: int = -1) -> Sequence[int]:
        """The pieces of a zone, bottom to top."""
        return self.table.zones.get(Zone(name, owner), [])

    def count(self, seat: int) -> int:
        """How many cards a seat holds."""
        return len(self.cards("hand", seat))

    def before(self, seat: int) -> bool:
        """Whether a seat is bound by the next one's last card (6.3); only told of a position at rest."""
        return self.view.phase == PLAY and self.view.current is not None and self.view.is_bound(seat)

    def begin(self, zones: Mapping[Zone, Sequence[int]]) -> None:
        """An act begins with the pieces lying so."""
        self.table = Table(zones)

    def follow(self, event: Event) -> None:
        """One event has happened."""
        if isinstance(event, Said):
            self._hear(event)
        elif isinstance(event, Counted):
            self._count(event)
        else:
            self.table.follow(event)

    def _count(self, event: Counted) -> None:
        if event.what == "points":
            self.totals[event.seat] = event.now
            if self.page is not None:
                self.page.totals[event.seat] = event.now
        elif event.what == "hand":
            self.hand = event.now
        elif event.what == "direction":
            self.turn = event.now

    def _hear(self, said: Said) -> None:
        key = said.key
        if key in KINDS:
            self.gifts = ()
            self._tell(said.seat, list(self.cards("trick"))[-said.number :])
        elif key == "pass":
            self._tell(said.seat, [])
        elif key in ("last_card", "announces"):
            self.alone.add(said.seat)
        elif key == "silent":
            self.skipped.add(said.seat)
        elif key in ("trick", "deal"):
            self._clear()
            if key == "deal":
                self.skipped, self.alone = set(), set()
        elif key == "out":
            self.page = Page(said.seat, said.number)
        elif key == "cost" and self.page is not None:
            self.page.cost[said.seat] = said.other, said.number
        elif key == "over" and self.page is not None:
            self.page.over = True
        elif key == "gives_best":
            self.gifts = (Gift(said.seat, said.other, said.card), Gift(said.other, said.seat, UNKNOWN))
        elif key == "gives_back":
            self.gifts = (*self.gifts[:1], Gift(said.seat, said.other, said.card))

    def _clear(self) -> None:
        self.laid, self.passed, self.owner, self.latest = {}, set(), -1, -1


def _alone(view: State) -> set[int]:
    """Who has said, or was said, to have one card left (6.1)."""
    silent = view.current if view.phase == ANNOUNCE else None
    return {seat for seat, count in enumerate(view.counts) if count == 1 and seat != silent}


def _gifts(view: State) -> tuple[Gift, ...]:
    """The exchange before this hand, as long as nothing has been played."""
    if view.hand < 2 or view.history or view.winner < 0 or view.loser < 0:
        return ()
    first, second = (cards_in(view.shown[seat]) for seat in (view.winner, view.loser))
    best = Gift(view.loser, view.winner, (first or second or [UNKNOWN])[0])
    back = Gift(view.winner, view.loser, UNKNOWN if view.phase == GIVE else (second or [UNKNOWN])[0])
    return best, back
