"""The position of Gnadenlos!, and its verbs. Paragraphs refer to RULES.md."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import product
from random import Random
from typing import Final

from gamebox.core.events import UNKNOWN, Emit, Zone
from gamebox.core.game import TRUTH, Viewer
from gamebox.core.rng import SEEDS, roll, shuffled
from gamebox.games.gnadenlos import auction, crews, decisions, ledger, market, stage, turn
from gamebox.games.gnadenlos.actions import (
    BID,
    BUY,
    FILL,
    FILLED,
    LAST,
    LAY,
    OVER,
    PICK,
    PICKED,
    SEND,
    SENT,
    TAKE,
    TAKEN,
    TAKEN_TWO,
    UP_TO,
    Choice,
    free_bids,
)
from gamebox.games.gnadenlos.cards import (
    ALL_OF,
    EVENTS,
    FATAL,
    FINAL_BOUGHT,
    FIRST_EVENT,
    FIRST_PERSON,
    MOST_BOUGHT,
    ONE,
    PEOPLE,
    PURSE,
    START,
    VALUES,
    count,
    faces_in,
    people_in,
)
from gamebox.games.gnadenlos.ledger import Token

PARAGRAPH: Final = {
    SEND: "6.2", TAKE: "6.4", FILL: "5.4", BUY: "7.1", BID: "8.3", PICK: "8.6", LAY: "5.3", LAST: "10.3", OVER: "10.4",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Options:
    """Variants: the advanced set-up (4.3); the turn goes on when all show the same (6.2c); the left neighbour bids
    first (8.3); what was laid down where and what was bid stays in view for everybody (4.4d).
    """

    advanced: bool = False
    go_on: bool = False
    left_first: bool = False
    memory: bool = False


TABLES: Final = tuple((n, Options(*flags)) for n in (3, 4) for flags in product((False, True), repeat=4))


def tables() -> tuple[tuple[int, Options], ...]:
    """Three or four players, with any variants (1.1)."""
    return TABLES


class State:
    """A position. Seats are numbered clockwise and own the colour of their number.

    turn: its number, 0 during the opening auction. ious: hands of notes (cards.ONE); in a view minus the number of
    notes where it is hidden. market, batches, known, tokens, spent: see ledger. crews: adventurers in hand as bits, in
    a view minus their number where hidden; seen: those that everybody knows to be a seat's (the one put down
    included); aged: those that were in hands, unseen, when the pile was last made anew. chosen: who was put down for
    the event, by seat (-1 nobody, CONCEALED), empty between events; force: what they showed, by seat. lots: what is on
    offer; bids: by seat while an auction goes on; totals: those bid, as bits. queue: who is still to act, the current
    seat first. shown: the event cards turned up in this cycle. ending: 1, 2, 3 for A, B, C of 10.1.
    """

    __slots__ = (
        "active", "after", "aged", "batches", "bids", "chosen", "crews", "current", "deck", "discard", "ending",
        "force", "ious", "known", "lots", "market", "nuggets", "options", "phase", "pile", "places", "queue", "seats",
        "seed", "seen", "shown", "spent", "tokens", "totals", "turn", "undertaker", "viewer", "vultures",
    )  # fmt: skip

    current: int | None
    viewer: Viewer
    seats: int
    options: Options
    seed: int
    phase: int
    turn: int
    active: int
    after: int
    ending: int
    undertaker: int
    queue: tuple[int, ...]
    nuggets: list[int]
    places: list[int]
    vultures: list[int]
    ious: list[int]
    known: list[int]
    tokens: tuple[Token, ...]
    spent: tuple[tuple[int, int], ...]
    market: list[int]
    batches: list[tuple[int, ...]]
    crews: list[int]
    seen: list[int]
    aged: int
    pile: list[int]
    discard: list[int]
    deck: list[int]
    shown: tuple[int, ...]
    chosen: list[int]
    force: tuple[int, ...]
    lots: tuple[tuple[int, ...], ...]
    bids: list[Choice | None]
    totals: int

    def legal_actions(self) -> list[Choice]:
        """The choices of the current seat; none on the view of somebody else."""
        seat = self.current
        if seat is None or (self.viewer != TRUTH and self.viewer != seat):
            return []
        phase = self.phase
        if phase == BID:
            return free_bids(self.ious[seat], self.totals)  # 8.4
        if phase == SEND:
            return [SENT[a] for a in people_in(self.crews[seat])]
        if phase == PICK:
            return [PICKED[k] for k, lot in enumerate(self.lots) if lot]
        if phase == BUY:
            return UP_TO[turn.affordable(self, seat, MOST_BOUGHT)][:]
        if phase == LAY:
            paid = self.bids[seat]
            assert paid is not None
            return auction.orders(paid)
        if phase == FILL:
            return [FILLED[i] for i in market.spare(self, seat)]
        if phase == TAKE:
            if market.takes_one(self):
                return [TAKEN[i] for i in market.offered(self, seat)]
            return [TAKEN_TWO[pair] for pair in market.pairs(self, seat)]
        return UP_TO[turn.affordable(self, seat, FINAL_BOUGHT)][:]

    def twins(self) -> list[Choice]:
        """The places that the current seat may name as well as one that is offered, since it must think the same of
        them (5.4, 6.4d).
        """
        seat = self.current
        if seat is None or (self.viewer != TRUTH and self.viewer != seat):
            return []
        return market.twins(self, seat)

    def apply(self, action: Choice, emit: Emit | None = None) -> None:
        """Play a legal choice, with everything that follows by itself up to the next one."""
        seat, phase, items = self.current, self.phase, action.items
        assert seat is not None
        if phase == BID:
            auction.bid(self, seat, action, emit)
        elif phase == SEND:
            turn.send(self, seat, items[0], emit)
        elif phase == PICK:
            auction.pick(self, seat, items[0], emit)
        elif phase == LAY:
            auction.lay(self, seat, items, emit)
        elif phase == FILL:
            market.fill(self, items[0], emit)
        elif phase == TAKE:
            market.take(self, seat, items, emit)
        else:
            turn.buy(self, seat, items[0], emit)

    def refusal(self, action: Choice) -> tuple[str, str]:
        """Why a choice is not legal now: catalogue key, and the paragraph that says so."""
        if self.current is None:
            return "gnadenlos.refuse.over", "10.4"
        if action.kind != (BUY if self.phase == LAST else self.phase):
            return "gnadenlos.refuse.phase", self.paragraph()
        if self.phase == BID and self.totals >> action.worth & 1:
            return "gnadenlos.refuse.total", "8.4"
        if self.phase == FILL and action.what < market.front(self):
            return "gnadenlos.refuse.front", "5.4"
        return {
            BID: ("gnadenlos.refuse.notes", "8.3"),
            SEND: ("gnadenlos.refuse.person", "6.2"),
            PICK: ("gnadenlos.refuse.gone", "8.6"),
            BUY: ("gnadenlos.refuse.spaces", self.paragraph()),
            FILL: ("gnadenlos.refuse.empty", "5.4"),
            TAKE: ("gnadenlos.refuse.empty", "6.4"),
        }.get(self.phase, ("gnadenlos.refuse.phase", self.paragraph()))

    def paragraph(self) -> str:
        """The rule paragraph of the choice that is open now."""
        if self.phase == BID and not self.turn:
            return "4.3"
        return PARAGRAPH[self.phase]

    @property
    def round(self) -> int:
        """The number of the turn: how far the game is."""
        return self.turn

    def notes(self, seat: int) -> int:
        """How many promissory notes a seat holds. Everybody knows."""
        hand = self.ious[seat]
        return count(hand) if hand >= 0 else -hand

    def crew_size(self, seat: int) -> int:
        """How many adventurers a seat has in hand, the one put down aside. Everybody knows."""
        crew = self.crews[seat]
        return crew.bit_count() if crew >= 0 else -crew

    def scores(self) -> tuple[int, ...]:
        """Where the hats stand; a hat that was taken away stands nowhere (10.2)."""
        return tuple([0 if self.ruined(seat) else place for seat, place in enumerate(self.places)])

    def ranks(self) -> tuple[int, ...]:
        """The hat furthest ahead, then more nuggets, then shared (10.4); three vultures are last."""
        rows = [self._standing(seat) for seat in range(self.seats)]
        return tuple([1 + sum([other > mine for other in rows]) for mine in rows])

    def ruined(self, seat: int) -> bool:
        """Whether a seat has lost by three vultures (10.4)."""
        if self.vultures[seat] < FATAL:
            return False
        return decisions.RUINED_LOSE or self.ending != turn.END_VULTURES

    def _standing(self, seat: int) -> tuple[int, int, int]:
        """What is compared in the end, the most important first."""
        if self.ruined(seat):
            return 0, 0, 0
        near = 0 if decisions.TIES_SHARED else self.seats - (seat - self.active) % self.seats
        return self.places[seat], self.nuggets[seat], near

    def clone(self) -> State:
        """An independent copy."""
        s = State()
        s.current, s.viewer, s.seats, s.options, s.seed = self.current, self.viewer, self.seats, self.options, self.seed
        s.phase, s.turn, s.active, s.after, s.ending = self.phase, self.turn, self.active, self.after, self.ending
        s.undertaker, s.queue, s.tokens, s.spent = self.undertaker, self.queue, self.tokens, self.spent
        s.aged, s.shown, s.force, s.lots, s.totals = self.aged, self.shown, self.force, self.lots, self.totals
        s.nuggets, s.places, s.vultures = self.nuggets[:], self.places[:], self.vultures[:]
        s.ious, s.known, s.market, s.batches = self.ious[:], self.known[:], self.market[:], self.batches[:]
        s.crews, s.seen, s.pile, s.discard = self.crews[:], self.seen[:], self.pile[:], self.discard[:]
        s.deck, s.chosen, s.bids = self.deck[:], self.chosen[:], self.bids[:]
        return s

    def view(self, seat: int | None) -> State:
        """What a seat (None: everybody) may know (4.4): own hands, what was seen, and where its own bids lie."""
        s = State()
        s.current, s.viewer, s.seats, s.options, s.seed = self.current, seat, self.seats, self.options, 0
        s.phase, s.turn, s.active, s.after, s.ending = self.phase, self.turn, self.active, self.after, self.ending
        s.undertaker, s.queue, s.spent = self.undertaker, self.queue, self.spent
        s.aged, s.shown, s.force, s.lots, s.totals = self.aged, self.shown, self.force, self.lots, self.totals
        s.nuggets, s.places, s.vultures = self.nuggets[:], self.places[:], self.vultures[:]
        s.known, s.batches = self.known[:], self.batches[:]
        s.market, s.tokens = ledger.seen_market(self, seat), ledger.seen_tokens(self, seat)
        s.seen, s.discard, s.bids = self.seen[:], self.discard[:], self.bids[:]
        s.pile, s.deck = [UNKNOWN] * len(self.pile), [UNKNOWN] * len(self.deck)
        own = range(self.seats)
        s.ious = [self.ious[i] if i == seat else -self.notes(i) for i in own]
        s.crews = [self.crews[i] if i == seat else -self.crew_size(i) for i in own]
        s.chosen = self.chosen[:]
        if self.phase == SEND:
            s.chosen = [p if p == -1 or i == seat else crews.CONCEALED for i, p in enumerate(self.chosen)]
        return s

    def determinize(self, rng: Random) -> State:
        """Of a view: a whole position in which the viewer would see just this."""
        s, draw = self.clone(), rng.random
        s.viewer, s.seed = TRUTH, int(draw() * SEEDS)
        ledger.imagine(s, draw)
        if self.viewer is not None:
            s.ious[self.viewer] = self.ious[self.viewer]
        crews.imagine(s, self.viewer, rng)
        left = list(EVENTS)
        for kind in self.shown:
            left.remove(kind)
        left.sort(key=lambda _: draw())
        s.deck = left
        return s

    def zones(self) -> dict[Zone, Sequence[int]]:
        """Notes, adventurers and event cards, each where it lies. What was seen and lies face down again is a back."""
        whole, me = self.viewer == TRUTH, self.viewer
        zones: dict[Zone, Sequence[int]] = {
            stage.PILE: [a if a < 0 else FIRST_PERSON + a for a in self.pile],
            stage.DISCARD: [FIRST_PERSON + a for a in self.discard],
            stage.EVENT_PILE: [k if k < 0 else FIRST_EVENT + k for k in self.deck],
            stage.EVENT: [FIRST_EVENT + k for k in self.shown],
        }
        for seat in range(self.seats):
            mine = whole or seat == me
            hand, crew = self.ious[seat], self.crews[seat]
            zones[stage.NOTES[seat]] = faces_in(hand) if mine else [UNKNOWN] * self.notes(seat)
            people = [FIRST_PERSON + a for a in people_in(crew)] if mine else [UNKNOWN] * self.crew_size(seat)
            zones[stage.CREWS[seat]] = people
        for seat, person in enumerate(self.chosen):
            if person != -1:
                zones[stage.SENT[seat]] = [UNKNOWN if person < 0 else FIRST_PERSON + person]
        for seat, laid in enumerate(self.bids):
            if laid is not None:
                zones[stage.BIDS[seat]] = laid.items
        for k, lot in enumerate(self.lots):
            zones[stage.LOTS[k]] = [FIRST_PERSON + a for a in lot]
        for i, place in enumerate(self.market):
            if place >= 0:
                zones[stage.SLOTS[i]] = [place & 31 if whole or place >= ledger.TURNED else UNKNOWN]
        return zones

    def secrets(self) -> int:
        """Adventurers that lie face down for the event."""
        return sum([p != -1 for p in self.chosen]) if self.phase == SEND else 0

    def _key(self) -> tuple[object, ...]:
        lists = tuple(
            tuple(x)
            for x in (
                self.nuggets, self.places, self.vultures, self.ious, self.known, self.market, self.batches, self.crews,
                self.seen, self.pile, self.discard, self.deck, self.chosen, self.bids,
            )
        )  # fmt: skip
        return (
            self.viewer, self.current, self.seats, self.options, self.seed, self.phase, self.turn, self.active,
            self.after, self.ending, self.undertaker, self.queue, self.tokens, self.spent, self.aged, self.shown,
            self.force, self.lots, self.totals, lists,
        )  # fmt: skip

    def digest(self) -> str:
        """Equal for equal positions."""
        return sha256(repr(self._key()).encode()).hexdigest()[:16]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self._key() == other._key()

    __hash__ = None  # type: ignore[assignment]


def setup(seats: int, options: Options, seed: int) -> State:
    """The position before the first choice (section 4). ValueError for a table that tables() lacks."""
    if (seats, options) not in tables():
        raise ValueError(f"Gnadenlos! cannot be played by {seats} with {options}")
    s = State()
    s.viewer, s.seats, s.options = TRUTH, seats, options
    seed, s.deck = shuffled(seed, EVENTS)
    seed, s.pile = shuffled(seed, range(PEOPLE))
    s.seed, drawn = roll(seed, seats)
    s.active = drawn if decisions.START_DRAWN else 0  # 4.1d
    s.current, s.phase, s.turn, s.after, s.ending, s.undertaker = s.active, OVER, 0, 0, 0, 0
    s.nuggets, s.places, s.vultures = [PURSE] * seats, [START] * seats, [0] * seats
    s.ious = list(ALL_OF[:seats])
    s.market, s.batches, s.tokens, s.spent = [], [], (), ()
    s.crews, s.seen, s.aged, s.discard = [0] * seats, [0] * seats, 0, []
    s.shown, s.chosen, s.force, s.lots, s.bids, s.totals, s.queue = (), [], (), (), [], 0, ()
    if options.advanced:
        s.known = s.ious[:]
        auction.begin_opening(s)
        return s
    given = [VALUES * seat + value for seat in range(seats) for value in (1, 2)]  # 4.2b
    for seat in range(seats):
        s.crews[seat] = 1 << s.pile.pop() | 1 << s.pile.pop()
        s.ious[seat] -= ONE[VALUES * seat + 1] + ONE[VALUES * seat + 2]
    s.known = s.ious[:]
    s.seed, mixed = shuffled(s.seed, given)
    batch = ledger.new_batch(s, tuple(mixed))
    s.market = [ledger.packed(face, ledger.NOBODY, batch) for face in mixed]
    turn.following(s, None)
    return s
