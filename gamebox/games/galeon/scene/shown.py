"""What the table shows just now: a view, or what its events have made of it so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from gamebox.core.events import UNKNOWN, Counted, Event, Moved, Said, Zone
from gamebox.core.table import Table
from gamebox.games.galeon.actions import AUCTION, DECLARATION, OVER, WINDOW
from gamebox.games.galeon.cards import CARD, SHIP, SIDES, TOP, TOWERS
from gamebox.games.galeon.rules import State


@dataclass(frozen=True)
class Sent:
    """An expedition on its lane: its ship and its towers."""

    ship: int
    towers: tuple[int, ...]


@dataclass
class Opened:
    """An expedition that is opened before all: whose, its ship, its towers, what it has brought; -1 while it counts."""

    seat: int
    ship: int
    towers: tuple[int, ...]
    gain: int = -1
    sides: dict[int, tuple[int, ...]] = field(default_factory=dict)


class Shown:
    """Pieces by zone, and the facts that lie in no zone."""

    def __init__(self, view: State) -> None:
        self.view, self.seats = view, view.seats
        self.table = Table(view.zones())
        self.turn, self.first = view.turn, view.first
        self.rotations = dict(enumerate(view.rotations[: view.drawn]))
        self.out = {seat for seat in range(view.seats) if view.out >> seat & 1}
        self.staked = list(view.staked)
        self.sent: dict[int, list[Sent]] = {seat: [] for seat in range(view.seats)}
        for voyage in view.voyages:
            self.sent[voyage.seat].append(Sent(voyage.ship, voyage.towers))
        self.cargo: dict[int, list[int]] = {}
        self.leads = {t: lead for t, lead in zip(view.centre, view.leaders, strict=True) if lead >= 0}
        asked = view.phase in (WINDOW, DECLARATION)
        self.decided = {seat for seat, chosen in enumerate(view.choices) if chosen and asked}
        self.announced = {seat for seat in range(view.seats) if view.announced >> seat & 1}
        self.declared = {s: c == 2 for s, c in enumerate(view.choices)} if view.phase == OVER else dict[int, bool]()
        self.wealth = dict(enumerate(view.scores())) if view.phase == OVER else dict[int, int]()
        self.wrong = {s for s, gone in enumerate(view.eliminated()) if gone}
        self.winners = {s for s, rank in enumerate(view.ranks()) if rank == 1} if view.phase == OVER else set[int]()
        self.opened: Opened | None = None
        self.said: Said | None = None
        self.asks = view.phase

    def cards(self, name: str, owner: int = -1) -> Sequence[int]:
        """The pieces of a zone, bottom to top."""
        return self.table.zones.get(Zone(name, owner), [])

    @property
    def centre(self) -> list[int]:
        """The towers on offer, in the order in which they were drawn."""
        return sorted(zone.owner for zone, cards in self.table.zones.items() if zone.name == "tower" and cards)

    def sides(self, tower: int) -> Sequence[int]:
        """The four sides of a tower in the centre; UNKNOWN where the viewer sees none."""
        sides = list(self.cards("tower", tower))[:SIDES]
        return sides + [UNKNOWN] * (SIDES - len(sides))

    def pile(self, tower: int) -> Sequence[int]:
        """The cards bid for a tower."""
        return self.cards("pile", tower)

    def dock(self, seat: int) -> int:
        """The ship in a dock, UNKNOWN for none."""
        return next(iter(self.cards("dock", seat)), UNKNOWN)

    def values(self, name: str, seat: int) -> set[int]:
        """The numbers of a seat's cards in its hand or among those lost."""
        return {value_of(card) for card in self.cards(name, seat)}

    @property
    def bag(self) -> int:
        """How many towers the bag holds."""
        return len(self.cards("bag")) // SIDES

    @property
    def harbour(self) -> int:
        """How many ships are left to draw."""
        return len(self.cards("harbour"))

    # Events

    def begin(self, zones: Mapping[Zone, Sequence[int]], viewer: int | None) -> None:
        """An act begins with the pieces lying so. Where all look at it nobody's notes lie open (3.8)."""
        self.table = Table(zones)
        if viewer is None and self.view.viewer is not None:
            self.view = self.view.view(None)

    def follow(self, event: Event) -> None:
        """One event has happened."""
        if isinstance(event, Said):
            self._hear(event)
        elif isinstance(event, Counted):
            self._count(event)
        else:
            self.table.follow(event)
            if isinstance(event, Moved):
                self._moved(event)

    def _moved(self, event: Moved) -> None:
        src, dst = event.src, event.dst
        if dst.name == "pile":
            seat = owner_of(event.card)
            self.leads[dst.owner] = seat
            self.staked[seat] += value_of(event.card)
        elif dst.name == "cargo":
            self.cargo.setdefault(dst.owner, []).append(event.card)
            self.leads.pop(dst.owner, None)
        elif dst.name == "fleet":
            towers = tuple(sorted(self.cargo))
            self.cargo = {}
            self.sent[dst.owner].append(Sent(event.card, towers))
        elif src.name == "pile":
            self.leads.pop(src.owner, None)

    def _count(self, event: Counted) -> None:
        if event.what == "turn":
            self.turn = event.now
            self.out, self.staked, self.leads = set(), [0] * self.seats, {}
            self.decided, self.asks = set(), AUCTION
        elif event.what == "rotation":
            self.rotations[event.seat] = event.now
        elif event.what == "first":
            self.first = event.now
        elif event.what == "wealth":
            self.wealth[event.seat] = event.now

    def _hear(self, said: Said) -> None:
        key, seat = said.key, said.seat
        self.said = said
        if key in ("passes", "stuck"):
            self.out.add(seat)
        elif key == "decides":
            self.decided.add(seat)
        elif key in ("window", "declare", "others"):
            self.asks, self.decided = (WINDOW if key == "window" else DECLARATION), set(self.announced)
        elif key == "announces":
            self.announced.add(seat)
        elif key in ("says_yes", "says_no"):
            self.declared[seat] = key == "says_yes"
            self.asks = OVER
        elif key == "eliminated":
            self.wrong.add(seat)
        elif key == "victory":
            self.winners.add(seat)
        elif key == "cards":
            self.wealth[seat] = said.number
        elif key == "opens":
            self.wealth[seat] = self.wealth.get(seat, 0) + said.number


def value_of(card: int) -> int:
    """The number of a bid card."""
    return (card - CARD) % TOP + 1


def owner_of(card: int) -> int:
    """Whose a bid card is."""
    return (card - CARD) // TOP


def is_ship(piece: int) -> bool:
    """Whether a piece is a ship."""
    return SHIP <= piece < SHIP + TOWERS
