"""The position of Galéon, and what may be chosen in it. Paragraphs refer to RULES.md."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import product
from random import Random
from typing import Final, NamedTuple

from gamebox.core.events import Emit, Zone
from gamebox.core.game import TRUTH, Viewer
from gamebox.core.rng import roll, shuffled
from gamebox.games.galeon import effects, lore, stage
from gamebox.games.galeon.actions import (
    ANNOUNCE,
    AUCTION,
    BID,
    DECLARATION,
    DECLARATIONS,
    OFFERS,
    OVER,
    PASS,
    PASSED,
    WINDOW,
    WINDOW_CHOICES,
    YES,
    Choice,
)
from gamebox.games.galeon.cards import ABOVE, FULL, MASK, NEEDS, ORDERS, SETS, SHIP, SUM, TOWERS, TURNS, VALUE

__all__ = ["Options", "Sale", "State", "Voyage", "setup", "tables"]


@dataclass(frozen=True, slots=True)
class Options:
    """Variants: sides seen can be read again (3.7); the wealth to announce (6.1); unsold towers stay (4.3)."""

    notebook: bool = True
    target: int = 100
    unsold_stay: bool = True


TARGETS: Final[tuple[int, ...]] = (80, 100, 120)
TABLES: Final = tuple(
    [
        (n, Options(notebook, target, stay))
        for n in (3, 4, 5)
        for notebook, target, stay in product((True, False), TARGETS, (True, False))
    ]
)


def tables() -> tuple[tuple[int, Options], ...]:
    """Three to five players with every variant (1.1)."""
    return TABLES


class Sale(NamedTuple):
    """A tower sold: its number, the turn, who won it with which card, every dock then, and each seat's highest bid."""

    tower: int
    turn: int
    seat: int
    price: int
    docks: tuple[int, ...]
    bids: tuple[int, ...]


class Voyage(NamedTuple):
    """An expedition (4.9): whose, which ship, the towers under it, and the turn."""

    seat: int
    ship: int
    towers: tuple[int, ...]
    turn: int


class State:
    """A position. Towers are numbered 0..34 in the order in which they are drawn; ships and cards are pieces.

    sides, rotations: of every tower (cards.py); the first `drawn` ones have left the bag. ships: the pile in the order
    of drawing, `launched` of them are out. docks: the ship of each seat, -1 for none. centre: towers on offer; tops,
    leaders: the highest card on each and whose it is. hands, lost: bid cards as bits. high, staked: by seat the highest
    card and the sum played this turn. out: seats that have passed, as bits. bids: who bid what this turn, in order.
    unsold: towers that left the centre without a buyer. choices: what was chosen secretly, 0 nothing yet, 1 go on or
    no, 2 announce or yes, -1 hidden from the viewer. announced: seats, as bits. ending: what ended the game (7.1).
    """

    __slots__ = (
        "announced", "bids", "centre", "choices", "current", "docks", "drawn", "ending", "first", "hands", "high",
        "launched", "leaders", "lost", "options", "out", "phase", "rotations", "sales", "seats", "ships", "sides",
        "staked", "tops", "turn", "unsold", "viewer", "voyages",
    )  # fmt: skip

    current: int | None
    viewer: Viewer
    seats: int
    options: Options
    phase: int
    turn: int
    first: int
    sides: tuple[int, ...]
    rotations: tuple[int, ...]
    drawn: int
    ships: tuple[int, ...]
    launched: int
    docks: tuple[int, ...]
    centre: tuple[int, ...]
    tops: list[int]
    leaders: list[int]
    hands: list[int]
    lost: tuple[int, ...]
    high: list[int]
    staked: list[int]
    out: int
    bids: list[tuple[int, Choice]]
    unsold: tuple[int, ...]
    sales: tuple[Sale, ...]
    voyages: tuple[Voyage, ...]
    choices: tuple[int, ...]
    announced: int
    ending: str

    def legal_actions(self) -> list[Choice]:
        """The choices of the current seat; none on the view of somebody else."""
        seat = self.current
        if seat is None or (self.viewer != TRUTH and self.viewer != seat):
            return []
        if self.phase == AUCTION:
            hand, high = self.hands[seat], self.high[seat]
            legal = [PASSED]
            for tower, top in zip(self.centre, self.tops, strict=True):  # 4.4
                legal += OFFERS[tower][hand & ABOVE[top if top > high else high]]
            return legal
        return list(WINDOW_CHOICES if self.phase == WINDOW else DECLARATIONS)

    def apply(self, action: Choice, emit: Emit | None = None) -> None:
        """Play a legal choice, with everything that follows by itself up to the next one."""
        seat, kind = self.current, action.kind
        assert seat is not None
        if kind == BID:
            effects.bid(self, seat, action, emit)
        elif kind == PASS:
            effects.passed(self, seat, emit)
        else:
            effects.choose(self, seat, 2 if kind in (ANNOUNCE, YES) else 1, emit)

    def refusal(self, action: Choice) -> tuple[str, str]:
        """Why a choice is not legal now: catalogue key, and the paragraph that says so.

        A bid without a tower stands for this card on any, one without a value for any card on this tower.
        """
        seat = self.current
        if seat is None:
            return "galeon.refuse.over", "7.1"
        if self.phase != AUCTION or action.kind != BID:
            return "galeon.refuse.phase", self.paragraph()
        if action.tower >= 0 and action.tower not in self.centre:
            return "galeon.refuse.tower", "4.4"
        value, top = action.value, min(self.tops)
        if action.tower >= 0:
            top = self.tops[self.centre.index(action.tower)]
        if value > 0:
            bit = 1 << value - 1
            if self.lost[seat] & bit:
                return "galeon.refuse.lost", "4.8"
            if not self.hands[seat] & bit:
                return "galeon.refuse.played", "4.5"
        elif self.hands[seat].bit_length() <= top:
            return "galeon.refuse.high", "4.4"
        if 0 < value <= top:
            return "galeon.refuse.low", "4.4"
        return "galeon.refuse.own", "4.4"

    def paragraph(self) -> str:
        """The rule paragraph of the choice that is open now."""
        if self.phase == DECLARATION:
            return "6.2" if self.announced else "6.3"
        return {AUCTION: "4.4", WINDOW: "6.1", OVER: "7.1"}[self.phase]

    @property
    def round(self) -> int:
        """The turn, from 1: how far the game is."""
        return self.turn

    def gain(self, voyage: Voyage) -> int:
        """What an expedition has brought (5.1); -1 while the viewer may not know it."""
        if self.viewer != TRUTH and self.phase != OVER:
            return -1
        needs, sides = NEEDS[voyage.ship], self.sides
        return sum([VALUE[MASK[sides[t]] & needs] for t in voyage.towers])

    def scores(self) -> tuple[int, ...]:
        """Wealth (5.3). On a view, until the end, only the cards not lost: what is under ships is hidden (3.7)."""
        wealth = [SUM[FULL & ~lost] for lost in self.lost]
        if self.viewer == TRUTH or self.phase == OVER:
            for voyage in self.voyages:
                wealth[voyage.seat] += self.gain(voyage)
        return tuple(wealth)

    def eliminated(self) -> tuple[bool, ...]:
        """Who has declared wrongly (7.2); nobody before the end."""
        if self.phase != OVER:
            return (False,) * self.seats
        target, pairs = self.options.target, zip(self.scores(), self.choices, strict=True)
        return tuple([(wealth >= target) != (chosen == 2) for wealth, chosen in pairs])

    def ranks(self) -> tuple[int, ...]:
        """The richest of those not eliminated wins; equal wealth shares; the eliminated are last (7.3, 7.4)."""
        scores, wrong = self.scores(), self.eliminated()
        left = [wealth for wealth, gone in zip(scores, wrong, strict=True) if not gone]
        return tuple(
            [
                self.seats if gone else 1 + sum([other > wealth for other in left])
                for wealth, gone in zip(scores, wrong, strict=True)
            ]
        )

    def clone(self) -> State:
        """An independent copy."""
        s = State()
        s.current, s.viewer, s.seats, s.options = self.current, self.viewer, self.seats, self.options
        s.phase, s.turn, s.first, s.out = self.phase, self.turn, self.first, self.out
        s.sides, s.rotations, s.drawn = self.sides, self.rotations, self.drawn
        s.ships, s.launched, s.docks, s.lost = self.ships, self.launched, self.docks, self.lost
        s.centre, s.tops, s.leaders, s.hands = self.centre, self.tops[:], self.leaders[:], self.hands[:]
        s.high, s.staked, s.bids = self.high[:], self.staked[:], self.bids[:]
        s.unsold, s.sales, s.voyages = self.unsold, self.sales, self.voyages
        s.choices, s.announced, s.ending = self.choices, self.announced, self.ending
        return s

    def view(self, seat: int | None) -> State:
        """What a seat (None: everybody) may know (3.6): of each tower the sides that point to it."""
        s = State()
        s.current, s.viewer, s.seats, s.options = self.current, seat, self.seats, self.options
        s.phase, s.turn, s.first, s.out = self.phase, self.turn, self.first, self.out
        s.sides, s.drawn = lore.seen(self, seat), self.drawn
        s.rotations = self.rotations[: self.drawn] + lore.NO_TOWERS[self.drawn :]
        s.ships, s.launched = self.ships[: self.launched] + lore.NO_TOWERS[self.launched :], self.launched
        s.docks, s.lost = self.docks, self.lost
        s.centre, s.tops, s.leaders, s.hands = self.centre, self.tops[:], self.leaders[:], self.hands[:]
        s.high, s.staked, s.bids = self.high[:], self.staked[:], self.bids[:]
        s.unsold, s.sales, s.voyages = self.unsold, self.sales, self.voyages
        s.choices, s.announced, s.ending = lore.revealed(self, seat), self.announced, self.ending
        return s

    def determinize(self, rng: Random) -> State:
        """Of a view: a whole position in which the viewer would see just this."""
        return lore.imagine(self, rng)

    def zones(self) -> dict[Zone, Sequence[int]]:
        """The sides of every tower, the ships and the cards, each where it lies."""
        return stage.laid(self)

    def secrets(self) -> int:
        """How many announcements or declarations have been chosen and not yet revealed."""
        if self.phase not in (WINDOW, DECLARATION):
            return 0
        return sum([chosen != 0 for chosen in self.choices]) - self.announced.bit_count()

    def _key(self) -> tuple[object, ...]:
        return (
            self.viewer, self.current, self.phase, self.seats, self.options, self.turn, self.first, self.sides,
            self.rotations, self.drawn, self.ships, self.launched, self.docks, self.centre, self.tops, self.leaders,
            self.hands, self.lost, self.high, self.staked, self.out, self.bids, self.unsold, self.sales, self.voyages,
            self.choices, self.announced, self.ending,
        )  # fmt: skip

    def digest(self) -> str:
        """Equal for equal positions."""
        return sha256(repr(self._key()).encode()).hexdigest()[:16]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self._key() == other._key()

    __hash__ = None  # type: ignore[assignment]


def setup(seats: int, options: Options, seed: int) -> State:
    """The first turn, its towers drawn (section 2). ValueError for a table that tables() lacks.

    All chance is used up here, out of sight: the order of towers and ships, sides (2.2), rotations (3.2).
    """
    if (seats, options) not in TABLES:
        raise ValueError(f"Galéon cannot be played by {seats} with {options}")
    s = State()
    s.viewer, s.seats, s.options = TRUTH, seats, options
    seed, towers = shuffled(seed, SETS)  # 2.1
    seed, ships = shuffled(seed, range(SHIP, SHIP + TOWERS))
    seed, s.first = roll(seed, seats)  # 2.3
    draw = Random(seed).random
    s.sides = tuple([ORDERS[mask][int(draw() * 24)] for mask in towers])
    s.rotations = tuple([int(draw() * TURNS) for _ in towers])
    s.ships = tuple(ships)
    s.turn = s.drawn = s.launched = s.announced = 0
    s.docks, s.lost, s.centre, s.unsold = (-1,) * seats, (0,) * seats, (), ()
    s.sales, s.voyages, s.choices, s.ending = (), (), (0,) * seats, ""
    s.hands = [FULL] * seats
    effects.begin_turn(s, None)
    return s
