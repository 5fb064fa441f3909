"""The position of Halunken & Spelunken, and what may be chosen in it. Paragraphs refer to RULES.md."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Final

from gamebox.core.events import UNKNOWN, Emit, Zone
from gamebox.core.game import TRUTH, Viewer
from gamebox.core.rng import SEEDS, roll, shuffled
from gamebox.games.halunken import effects
from gamebox.games.halunken.actions import (
    BID,
    BID_WITH,
    CARD,
    FROM_HAND,
    FROM_ORDERS,
    GIVE,
    GIVE_IT,
    JACK,
    JACK_AT,
    LEFT,
    NAMES,
    ORDER,
    OVER,
    PASSED,
    PLACE,
    PLACE_AT,
    RUMS,
    TAKE,
    TAKE_IT,
    Choice,
)
from gamebox.games.halunken.cards import (
    COLOUR,
    COUNT,
    DEPTH,
    FIGURES,
    HAND,
    JACK_CARDS,
    JACK_FIGURE,
    PLACES,
    VALUE,
    jack_card,
    move_card,
)

FULL_HAND: Final = sum(1 << m for m in HAND)
PARAGRAPH: Final = {
    PLACE: "2.3",
    JACK: "5.2",
    BID: "5.5",
    CARD: "3.1",
    ORDER: "7.5",
    RUMS: "3.3",
    TAKE: "3.6",
    GIVE: "5.13",
    OVER: "4.2",
}


@dataclass(frozen=True, slots=True)
class Options:
    """Variants: with Black Jack for 3-4 (section 5); two always play the duel, `free_pile` is its option 7.13."""

    black_jack: bool = False
    free_pile: bool = False


def tables() -> tuple[tuple[int, Options], ...]:
    """Every number of seats with the variants it may play (1.6)."""
    duel = ((2, Options()), (2, Options(free_pile=True)))
    return duel + tuple((n, Options(black_jack=b)) for n in (3, 4) for b in (False, True))


class State:
    """A position. Figures are 0..seats-1 for the captains and `seats` for Black Jack; the Port is crew number `seats`.

    Crews hold sailors in the order they came. hands: movement cards 1..8 not yet shown, as bits. choice: the card
    chosen face down this round (0 none, UNKNOWN hidden from the viewer). deck[3 i + k] is the k-th sailor of tavern i
    from below, of which heights[i] are left.
    """

    __slots__ = (
        "bids", "choice", "crews", "current", "deck", "duel", "employer", "firsts", "free_pile", "hands", "heights",
        "high", "hit", "jack", "jack_pile", "jack_row", "leader", "march", "mover", "moving", "named", "open", "opener",
        "passed", "phase", "pos", "round", "rows", "seats", "seed", "start", "viewer",
    )  # fmt: skip

    current: int | None
    viewer: Viewer
    seats: int
    jack: bool
    duel: bool
    free_pile: bool
    seed: int
    phase: int
    round: int
    start: int
    open: bool
    deck: tuple[int, ...]
    heights: list[int]
    crews: list[tuple[int, ...]]
    rows: list[tuple[int, ...]]
    bids: list[tuple[int, ...]]
    hands: list[int]
    choice: list[int]
    pos: list[int]
    firsts: tuple[int, ...]
    jack_pile: tuple[int, ...]
    jack_row: tuple[int, ...]
    opener: int
    high: int
    leader: int
    passed: int
    employer: int
    named: int
    moving: tuple[int, ...]
    mover: int
    hit: int
    march: int

    def legal_actions(self) -> list[Choice]:
        """The choices of the current seat; none on the view of somebody else."""
        seat = self.current
        if seat is None or (self.viewer != TRUTH and self.viewer != seat):
            return []
        phase = self.phase
        if phase == CARD:
            return FROM_HAND[self.hands[seat]][:]
        if phase == TAKE:
            return [LEFT, *[TAKE_IT[c] for c in effects.loot(self)]]
        if phase == PLACE:
            return [a for a in PLACE_AT if a.what not in self.pos]
        if phase == BID:
            high = self.high
            return [PASSED, *[BID_WITH[c] for c in self.crews[seat] if VALUE[c] > high]]
        if phase == RUMS:
            return NAMES[self._shown()][:]
        if phase == GIVE:
            return [GIVE_IT[c] for c in self.crews[seat]]
        if phase == ORDER:
            return FROM_ORDERS[self.hands[self.seats]][:]
        return [a for a in JACK_AT if a.what not in self.pos]

    def apply(self, action: Choice, emit: Emit | None = None) -> None:
        """Play a legal choice, with everything that follows by itself up to the next one."""
        phase, seat, what = self.phase, self.current, action.what
        assert seat is not None
        if phase == CARD:
            effects.choose(self, seat, what, emit)
        elif phase == TAKE:
            effects.dispute(self, seat, what, emit)
        elif phase == BID:
            effects.bid(self, seat, what, emit)
        elif phase == PLACE:
            effects.place(self, seat, what, emit)
        elif phase == RUMS:
            effects.name(self, seat, what, emit)
        elif phase == GIVE:
            effects.give(self, seat, what, emit)
        elif phase == ORDER:
            effects.order(self, seat, what, emit)
        else:
            effects.place_jack(self, seat, what, emit)

    def _shown(self) -> int:
        """The cards shown this round as bits 1..8."""
        shown = 0
        for m in self.choice:
            shown |= 1 << m
        return shown

    def refusal(self, action: Choice) -> tuple[str, str]:
        """Why a choice is not legal now: catalogue key, and the paragraph that says so."""
        if self.current is None:
            return "halunken.refuse.over", "4.1"
        if action.kind != self.phase and (action.kind, self.phase) not in ((LEFT.kind, TAKE), (PASSED.kind, BID)):
            return "halunken.refuse.phase", self.paragraph()
        mine = action.what in self.crews[self.current]
        return {
            PLACE: ("halunken.refuse.occupied", "2.3"),
            JACK: ("halunken.refuse.occupied", "5.2"),
            BID: ("halunken.refuse.low" if mine else "halunken.refuse.foreign", "5.5"),
            CARD: ("halunken.refuse.spent", "3.1"),
            ORDER: ("halunken.refuse.spent", "7.5"),
            RUMS: ("halunken.refuse.number", "3.3"),
            TAKE: ("halunken.refuse.loot", self.paragraph()),
            GIVE: ("halunken.refuse.give", self.paragraph()),
        }.get(action.kind, ("halunken.refuse.phase", self.paragraph()))

    def paragraph(self) -> str:
        """The rule paragraph of the choice that is open now."""
        if self.phase == TAKE:
            if self.march >= 0:
                return "5.13"
            if self.jack and self.seats in (self.hit, self.mover):
                return "7.10" if self.mover == self.seats else ("7.11" if self.duel else "5.10")
        if self.phase == GIVE and self.march < 0:
            return "7.9"
        if self.duel and self.phase in (BID, JACK):
            return "7.4" if self.phase == BID else "7.2"
        return PARAGRAPH[self.phase]

    def scores(self) -> tuple[int, ...]:
        """Sum of the crew, and once more that of the largest colour (4.2). Crews are open, so everybody knows it."""
        return tuple([crew_score(crew) for crew in self.crews[: self.seats]])

    def ranks(self) -> tuple[int, ...]:
        """The highest score wins, ties share the victory (4.4)."""
        scores = self.scores()
        return tuple([1 + sum([other > mine for other in scores]) for mine in scores])

    def clone(self) -> State:
        """An independent copy."""
        s = State()
        s.current, s.viewer, s.seats, s.jack = self.current, self.viewer, self.seats, self.jack
        s.duel, s.free_pile, s.seed, s.phase = self.duel, self.free_pile, self.seed, self.phase
        s.round, s.start, s.open, s.deck = self.round, self.start, self.open, self.deck
        s.heights, s.crews, s.rows, s.bids = self.heights[:], self.crews[:], self.rows[:], self.bids[:]
        s.hands, s.choice, s.pos, s.firsts = self.hands[:], self.choice[:], self.pos[:], self.firsts
        s.jack_pile, s.jack_row, s.opener, s.high = self.jack_pile, self.jack_row, self.opener, self.high
        s.leader, s.passed, s.employer, s.named = self.leader, self.passed, self.employer, self.named
        s.moving, s.mover, s.hit, s.march = self.moving, self.mover, self.hit, self.march
        return s

    def view(self, seat: int | None) -> State:
        """What a seat (None: everybody) may know (2.5): no face-down sailor, no card chosen by others, no pile."""
        s = State()
        s.current, s.viewer, s.seats, s.jack = self.current, seat, self.seats, self.jack
        s.duel, s.free_pile, s.seed, s.phase = self.duel, self.free_pile, 0, self.phase
        s.round, s.start, s.open = self.round, self.start, self.open
        s.heights, s.crews, s.rows, s.bids = self.heights[:], self.crews[:], self.rows[:], self.bids[:]
        s.hands, s.pos, s.firsts = self.hands[:], self.pos[:], self.firsts
        s.jack_row, s.opener, s.high = self.jack_row, self.opener, self.high
        s.leader, s.passed, s.employer, s.named = self.leader, self.passed, self.employer, self.named
        s.moving, s.mover, s.hit, s.march = self.moving, self.mover, self.hit, self.march
        s.jack_pile = (UNKNOWN,) * len(self.jack_pile)
        tops = [UNKNOWN] * COUNT
        if self.open:
            deck = self.deck
            for i, h in enumerate(self.heights):
                if h:
                    tops[3 * i + h - 1] = deck[3 * i + h - 1]
        s.deck = tuple(tops)
        s.choice = self.choice[:]
        if self.phase == CARD or self.phase == ORDER:
            for f, m in enumerate(s.choice):
                if m and not (seat == f or (f == s.seats and seat == s.employer)):
                    s.choice[f] = UNKNOWN
        return s

    def determinize(self, rng: Random) -> State:
        """Of a view: a whole position in which the viewer would see just this."""
        s = self.clone()
        draw = rng.random
        s.viewer, s.seed = TRUTH, int(draw() * SEEDS)
        known = set(self.deck)
        for crew in self.crews:
            known.update(crew)
        for laid in self.bids:
            known.update(laid)
        unseen = [c for c in range(COUNT) if c not in known]
        unseen.sort(key=lambda _: draw())
        deck, opened = list(self.deck), self.open
        for i, h in enumerate(self.heights):
            for k in range(3 * i, 3 * i + h - 1 if opened else 3 * i + h):
                deck[k] = unseen.pop()
        s.deck = tuple(deck)
        if self.jack_pile:
            rest = [k for k in range(1, JACK_CARDS + 1) if k not in self.jack_row]
            rest.sort(key=lambda _: draw())
            s.jack_pile = tuple(rest)
        for f, m in enumerate(self.choice):
            if m == UNKNOWN:
                held = FROM_HAND[self.hands[f]]
                s.choice[f] = held[int(draw() * len(held))].what
        return s

    def zones(self) -> dict[Zone, Sequence[int]]:
        """Sailors, movement cards and figures, each where it lies."""
        n, zones = self.seats, dict[Zone, Sequence[int]]()
        for i, h in enumerate(self.heights):
            zones[Zone("tavern", i)] = self.deck[3 * i : 3 * i + h]
        for i in range(PLACES):
            zones[Zone("space", i)] = [self._figure(f) for f, p in enumerate(self.pos) if p == i]
        zones[Zone("start")] = [self._figure(f) for f, p in enumerate(self.pos) if p < 0]
        hiding = self.phase == CARD or self.phase == ORDER
        for f in range(n + self.duel):
            deck, chosen = f if f < n else 4, self.choice[f] if hiding else 0
            faces: list[int] = [move_card(deck, m) for m in HAND if self.hands[f] >> m & 1 and m != chosen]
            backs = [UNKNOWN] * (len(faces) - (chosen == UNKNOWN))
            if f == n:
                owner = self.employer if hiding else -1  # 7.5
                shown = self.viewer == TRUTH or (owner >= 0 and self.viewer == owner)
                zones[Zone("ship" if owner < 0 else "orders", owner)] = faces if shown else backs
            else:
                zones[Zone("hand", f)] = faces if self.viewer in (TRUTH, f) else backs
            if chosen:
                zones[Zone("chosen", f)] = [chosen if chosen < 0 else move_card(deck, chosen)]
            zones[Zone("row", f)] = [move_card(deck, m) for m in self.rows[f]]
        for f in range(n):
            zones[Zone("crew", f)] = self.crews[f]
            zones[Zone("bid", f)] = self.bids[f]
        zones[Zone("port")] = self.crews[n]
        zones[Zone("jack_pile")] = [k if k < 0 else jack_card(k) for k in self.jack_pile]
        zones[Zone("jack_row")] = [jack_card(k) for k in self.jack_row]
        return zones

    def _figure(self, f: int) -> int:
        return FIGURES + f if f < self.seats else JACK_FIGURE

    def secrets(self) -> int:
        """Movement cards that lie face down and chosen."""
        return sum(m != 0 for m in self.choice) if self.phase in (CARD, ORDER) else 0

    def _key(self) -> tuple[object, ...]:
        piles = tuple(self.deck[3 * i : 3 * i + h] for i, h in enumerate(self.heights))
        lists = tuple(tuple(x) for x in (self.crews, self.rows, self.bids, self.hands, self.choice, self.pos))
        return (
            self.viewer, self.current, self.phase, self.round, self.seats, self.jack, self.duel, self.free_pile,
            self.seed, self.start, self.open, piles, lists, self.firsts, self.jack_pile, self.jack_row, self.opener,
            self.high, self.leader, self.passed, self.employer, self.named, self.moving, self.mover, self.hit,
            self.march,
        )  # fmt: skip

    def digest(self) -> str:
        """Equal for equal positions."""
        return sha256(repr(self._key()).encode()).hexdigest()[:16]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self._key() == other._key()

    __hash__ = None  # type: ignore[assignment]


def crew_score(crew: tuple[int, ...]) -> int:
    """What a crew is worth (4.2): of equally large colours the dearest is doubled."""
    total, counts, sums = 0, [0, 0, 0, 0], [0, 0, 0, 0]
    for c in crew:
        value, colour = VALUE[c], COLOUR[c]
        total += value
        counts[colour] += 1
        sums[colour] += value
    most = max(counts)
    return total + max([s for s, k in zip(sums, counts, strict=True) if k == most])


def setup(seats: int, options: Options, seed: int) -> State:
    """The position before the first captain is placed (section 2). ValueError for a table that tables() lacks."""
    if (seats, options) not in tables():
        raise ValueError(f"Halunken & Spelunken cannot be played by {seats} with {options}")
    s = State()
    s.viewer, s.seats, s.duel, s.free_pile = TRUTH, seats, seats == 2, options.free_pile
    s.jack = s.duel or options.black_jack
    seed, deck = shuffled(seed, range(COUNT))
    seed, s.start = roll(seed, seats)  # 2.3
    s.jack_pile = s.jack_row = ()
    if options.black_jack or options.free_pile:
        seed, pile = shuffled(seed, range(1, JACK_CARDS + 1))
        s.jack_pile = tuple(pile)
    s.seed, s.deck, s.heights = seed, tuple(deck), [DEPTH] * PLACES
    s.current, s.phase, s.round, s.open = s.start, PLACE, 0, False
    s.crews, s.rows, s.bids = [()] * (seats + 1), [()] * (seats + 1), [()] * seats
    s.hands = [FULL_HAND] * seats + [FULL_HAND if s.duel else 0]
    s.choice, s.pos = [0] * (seats + 1), [-1] * (seats + s.jack)
    s.firsts = (0,) * seats
    s.opener = s.leader = s.employer = s.mover = s.hit = s.march = -1
    s.high = s.passed = s.named = 0
    s.moving = ()
    return s
