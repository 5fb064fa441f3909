"""The position of Gang of Four, and its verbs. Paragraphs refer to RULES.md."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import product
from random import Random
from typing import Final

from gamebox.core.events import UNKNOWN, Emit, Zone
from gamebox.core.game import TRUTH, Viewer
from gamebox.core.rng import SEEDS, roll
from gamebox.games.gang_of_four import effects, legal, stage
from gamebox.games.gang_of_four.actions import ANNOUNCE, GIVE, OVER, PLAY, Choice
from gamebox.games.gang_of_four.cards import BIT, FULL, HAND, cards_in, holding
from gamebox.games.gang_of_four.combos import Combination

PARAGRAPH: Final = {GIVE: "7.2", ANNOUNCE: "6.1", OVER: "8.2"}
Told = tuple[int, Choice, int]
"""A seat, what it played or that it passed, and which cards these were (a set of cards, 0 for a pass)."""
Listed = tuple[int, list[int], int, list[int]]
"""What a hand could hold when its combinations were listed, and their codes: those of up to four cards and Gangs; the
kind from which on the hands of five are listed too, and these."""


@dataclass(frozen=True, slots=True)
class Options:
    """Variants: to 50 points (8.2), no way back into a trick after a pass (5.3), last cards are announced (6.1)."""

    short: bool = False
    lock_out: bool = False
    announce: bool = False

    @property
    def limit(self) -> int:
        """The total that ends the game."""
        return 50 if self.short else 100


_FLAGS: Final = (False, True)
TABLES: Final = tuple((n, Options(*flags)) for n in (3, 4) for flags in product(_FLAGS, _FLAGS, _FLAGS))


def tables() -> tuple[tuple[int, Options], ...]:
    """Three or four players, with any variants (1.4)."""
    return TABLES


class State:
    """A position. Seats are numbered clockwise; turn is +1 while play goes clockwise, else -1 (2.3).

    Sets of cards are whole numbers (see cards.BIT). hands: of each seat the cards that the viewer knows to be there;
    held: what they can do (cards.holding), 0 for hands not known. shown: the exchanged cards still in each hand, which
    everybody has seen (7.3). history: what has been played and passed in this hand, the current trick from `trick` on.
    locked, skipped: bits of the seats out of this trick (5.3) and out of this hand (6.1). pad: points of each hand.
    """

    __slots__ = (
        "counts", "current", "dealer", "gone", "hand", "hands", "held", "history", "listed", "locked", "loser",
        "opening", "options", "owner", "pad", "phase", "seats", "seed", "shown", "skipped", "table", "totals", "trick",
        "turn", "viewer", "winner",
    )  # fmt: skip

    current: int | None
    viewer: Viewer
    seats: int
    options: Options
    seed: int
    phase: int
    hand: int
    turn: int
    dealer: int
    winner: int
    loser: int
    opening: bool
    table: Combination | None
    owner: int
    trick: int
    locked: int
    skipped: int
    gone: int
    totals: tuple[int, ...]
    pad: tuple[tuple[int, ...], ...]
    shown: tuple[int, ...]
    hands: list[int]
    held: list[int]
    counts: list[int]
    listed: list[Listed | None]
    history: list[Told]

    def legal_actions(self) -> list[Choice]:
        """The choices of the current seat; none on the view of somebody else."""
        seat = self.current
        if seat is None or (self.viewer != TRUTH and self.viewer != seat):
            return []
        if self.phase != PLAY:
            return legal.beside(self, seat)
        if 1 in self.counts and legal.is_bound(self, seat):
            return legal.bound(self, seat)
        return legal.lead(self, seat) if self.table is None else legal.follow(self, seat, self.table)

    def apply(self, action: Choice, emit: Emit | None = None) -> None:
        """Play a legal choice, with everything that follows by itself up to the next one."""
        seat = self.current
        assert seat is not None
        if self.phase == PLAY:
            if action.combo is not None:
                effects.play(self, seat, action, action.combo, emit)
            else:
                effects.passed(self, seat, action, emit)
        elif self.phase == GIVE:
            effects.give(self, seat, action.face, emit)
        else:
            effects.announce(self, seat, action, emit)

    def refusal(self, action: Choice) -> tuple[str, str]:
        """Why a choice is not legal now: catalogue key, and the paragraph that says so."""
        return legal.refusal(self, action)

    def paragraph(self) -> str:
        """The rule paragraph of the choice that is open now."""
        seat = self.current
        if self.phase != PLAY or seat is None:
            return PARAGRAPH[self.phase]
        if self.opening:
            return "2.4"
        if legal.is_bound(self, seat) and (self.table is None or self.table.size == 1):
            return "6.3"
        return "5.1" if self.table is None else "5.2"

    @property
    def round(self) -> int:
        """The number of the hand, from 1: how far the game is."""
        return self.hand

    def is_bound(self, seat: int) -> bool:
        """Whether a seat plays just before somebody with one card (6.3)."""
        return legal.is_bound(self, seat)

    def after(self, seat: int) -> int:
        """The next seat in the direction of play that may act in this trick (6.4); the seat itself if there is none."""
        return legal.after(self, seat)

    def scores(self) -> tuple[int, ...]:
        """The running totals. Everybody knows them."""
        return self.totals

    def ranks(self) -> tuple[int, ...]:
        """The lowest total wins (8.2), ties share the victory (8.3)."""
        return tuple([1 + sum([other < mine for other in self.totals]) for mine in self.totals])

    def clone(self) -> State:
        """An independent copy."""
        s = State()
        s.current, s.viewer, s.seats, s.options, s.seed = self.current, self.viewer, self.seats, self.options, self.seed
        s.phase, s.hand, s.turn, s.dealer, s.winner = self.phase, self.hand, self.turn, self.dealer, self.winner
        s.loser, s.opening, s.table, s.owner = self.loser, self.opening, self.table, self.owner
        s.trick, s.locked, s.skipped, s.gone = self.trick, self.locked, self.skipped, self.gone
        s.totals, s.pad, s.shown = self.totals, self.pad, self.shown
        s.hands, s.held, s.counts = self.hands[:], self.held[:], self.counts[:]
        s.listed, s.history = self.listed[:], self.history[:]
        return s

    def view(self, seat: int | None) -> State:
        """What a seat (None: everybody) may know (9.5): its own hand, counts, what was played, and exchanged cards."""
        s = State()
        s.current, s.viewer, s.seats, s.options, s.seed = self.current, seat, self.seats, self.options, 0
        s.phase, s.hand, s.turn, s.dealer, s.winner = self.phase, self.hand, self.turn, self.dealer, self.winner
        s.loser, s.opening, s.table, s.owner = self.loser, self.opening, self.table, self.owner
        s.trick, s.locked, s.skipped, s.gone = self.trick, self.locked, self.skipped, self.gone
        s.totals, s.pad, s.shown = self.totals, self.pad, self.shown
        s.counts, s.history = self.counts[:], self.history[:]
        s.hands, s.held, s.listed = list(self.shown), [0] * self.seats, [None] * self.seats
        if seat is not None:
            s.hands[seat], s.held[seat] = self.hands[seat], self.held[seat]
        return s

    def determinize(self, rng: Random) -> State:
        """Of a view: a whole position in which the viewer would see just this. A pass tells nothing (9.5)."""
        s, draw = self.clone(), rng.random
        s.viewer, s.seed = TRUTH, int(draw() * SEEDS)
        known = self.gone
        for cards in self.hands:
            known |= cards
        unseen = FULL & ~known
        bits = [bit for bit in BIT if bit & unseen]
        bits.sort(key=lambda _: draw())
        start = 0
        for seat, cards in enumerate(self.hands):
            if seat != self.viewer:
                end = start + self.counts[seat] - cards.bit_count()
                s.hands[seat] = cards = cards + sum(bits[start:end])
                s.held[seat], start = holding(cards), end
        return s

    def zones(self) -> dict[Zone, Sequence[int]]:
        """Hands, the dead hand of three players, the current trick, and the heap of earlier tricks.

        An exchanged card goes back among the others, so it is a back there; `shown` says which cards are known.
        """
        zones = dict[Zone, Sequence[int]]()
        dead = FULL & ~self.gone
        for seat, cards in enumerate(self.hands):
            dead &= ~cards
            mine = self.viewer in (TRUTH, seat)
            zones[Zone("hand", seat)] = cards_in(cards) if mine else [UNKNOWN] * self.counts[seat]
        if self.seats == 3:
            zones[Zone("dead")] = cards_in(dead) if self.viewer == TRUTH else [UNKNOWN] * HAND
        zones[Zone("heap")] = stage.laid(self.history[: self.trick])
        zones[Zone("trick")] = stage.laid(self.history[self.trick :])
        return zones

    def secrets(self) -> int:
        """Nothing is chosen face down."""
        return 0

    def _key(self) -> tuple[object, ...]:
        return (
            self.viewer, self.current, self.phase, self.seats, self.options, self.seed, self.hand, self.turn,
            self.dealer, self.winner, self.loser, self.opening, self.table, self.owner, self.trick, self.locked,
            self.skipped, self.gone, self.totals, self.pad, self.shown, self.hands, self.held, self.counts,
            self.history,
        )  # fmt: skip

    def digest(self) -> str:
        """Equal for equal positions."""
        return sha256(repr(self._key()).encode()).hexdigest()[:16]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self._key() == other._key()

    __hash__ = None  # type: ignore[assignment]


def setup(seats: int, options: Options, seed: int) -> State:
    """The first hand, dealt (section 2). ValueError for a table that tables() lacks."""
    if (seats, options) not in tables():
        raise ValueError(f"Gang of Four cannot be played by {seats} with {options}")
    s = State()
    s.viewer, s.seats, s.options = TRUTH, seats, options
    s.seed, s.dealer = roll(seed, seats)  # 2.2
    s.hand, s.turn, s.winner, s.loser = 0, -1, -1, -1  # 2.3
    s.totals, s.pad = (0,) * seats, ()
    effects.deal(s)
    return s
