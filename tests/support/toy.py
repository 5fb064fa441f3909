"""A small game that needs everything the frame promises about hidden information.

Two to four seats hold five cards each, numbers 1..6 in identical copies. In each of three rounds a tower is set up that
shows every seat another face; the seat to the right of the round's starter is shown one card of the starter's hand
(and remembers it); then all bid a card secretly and at once. The highest bid, of equal ones the earlier seat's, wins
the tower: the sum of its faces. Bids are discarded.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from random import Random

from gamebox.core.events import ANYWHERE, UNKNOWN, Counted, Emit, Moved, Said, Turned, Zone
from gamebox.core.game import TRUTH, Clicks, Game, IllegalAction, Viewer
from gamebox.core.rng import SEEDS, shuffled

SHOW, BID = range(2)
HAND, ROUNDS, COPIES, TOP = 5, 3, 4, 6
CARDS = COPIES * TOP
FACES = 16
FIRST_FACE = CARDS


@dataclass(frozen=True, slots=True)
class Options:
    """One variant: the starter shows no card."""

    blind: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Choice:
    """Show or bid a card of this number."""

    kind: int
    face: int

    @property
    def secret(self) -> bool:
        return True

    def encode(self) -> str:
        return f"{('show', 'bid')[self.kind]} {self.face}"

    def clicks(self) -> Clicks:
        return Clicks((f"card:{self.face}",), ("drop",) if self.kind == SHOW else ())


CHOICES = {(k, f): Choice(k, f) for k in (SHOW, BID) for f in range(1, TOP + 1)}
TEXTS = {c.encode(): c for c in CHOICES.values()}


def decode(text: str) -> Choice:
    if text not in TEXTS:
        raise IllegalAction(f"no such action: {text!r}")
    return TEXTS[text]


def face(card: int) -> int:
    return card // COPIES + 1 if card < CARDS else card


class State:
    __slots__ = (
        "bids", "blind", "box", "current", "discard", "hands", "known", "phase", "pile", "round", "seats", "seed",
        "tower", "viewer", "won",
    )  # fmt: skip
    current: int | None
    viewer: Viewer
    seats: int
    blind: bool
    seed: int
    phase: int
    round: int
    hands: list[tuple[int, ...]]
    bids: list[int]
    tower: tuple[int, ...]
    pile: tuple[int, ...]
    box: tuple[int, ...]
    discard: tuple[int, ...]
    won: list[tuple[int, ...]]
    known: list[frozenset[tuple[int, int]]]

    def legal_actions(self) -> list[Choice]:
        if self.current is None or self.viewer not in (TRUTH, self.current):
            return []
        held = sorted({face(c) for c in self.hands[self.current]})
        return [CHOICES[self.phase, f] for f in held]

    def apply(self, action: Choice, emit: Emit | None = None) -> None:
        seat = self.current
        assert seat is not None
        card = next(c for c in self.hands[seat] if face(c) == action.face)
        if action.kind == SHOW:
            self._show(seat, card, emit)
        else:
            self._bid(seat, card, emit)

    def _show(self, seat: int, card: int, emit: Emit | None) -> None:
        friend = (seat + 1) % self.seats
        self.known[friend] |= {(seat, card)}
        if emit is not None:
            pair, back = Zone("shown", friend), self.hands[seat].index(card)
            emit(Moved(card, Zone("hand", seat), ANYWHERE, pair, 0, (seat, friend)))
            emit(Said("toy.shows", seat, other=friend))
            emit(Moved(card, pair, 0, Zone("hand", seat), back, (seat,)))
        self.phase, self.current = BID, 0

    def _bid(self, seat: int, card: int, emit: Emit | None) -> None:
        self.hands[seat] = tuple(c for c in self.hands[seat] if c != card)
        self.bids[seat] = card
        if emit is not None:
            emit(Moved(card, Zone("hand", seat), ANYWHERE, Zone("bid", seat), 0, (seat,)))
            emit(Said("toy.bids", seat))
        if seat + 1 < self.seats:
            self.current = seat + 1
        else:
            self._award(emit)

    def _award(self, emit: Emit | None) -> None:
        best = max(range(self.seats), key=lambda s: (face(self.bids[s]), -s))
        if emit is not None:
            for s in range(self.seats):
                emit(Turned(self.bids[s], Zone("bid", s), 0))
            for s in range(self.seats):
                emit(Moved(self.bids[s], Zone("bid", s), 0, Zone("discard"), len(self.discard) + s))
            for s in range(self.seats):
                emit(Moved(self.tower[s], Zone("tower", s), 0, Zone("won", best), len(self.won[best]) + s))
            emit(Said("toy.wins", best, number=sum(f - FIRST_FACE for f in self.tower)))
        self.discard += tuple(self.bids)
        self.won[best] += self.tower
        self.known = [frozenset(x for x in k if x[1] not in self.bids) for k in self.known]
        self.bids, self.tower = [0] * self.seats, ()
        begin(self, emit)

    def scores(self) -> tuple[int, ...]:
        return tuple(sum(f - FIRST_FACE for f in won) for won in self.won)

    def ranks(self) -> tuple[int, ...]:
        scores = self.scores()
        return tuple(1 + sum(o > s for o in scores) for s in scores)

    def refusal(self, action: Choice) -> tuple[str, str]:
        return "toy.refuse", self.paragraph()

    def paragraph(self) -> str:
        return "2" if self.phase == BID else "1"

    def clone(self) -> State:
        s = State()
        for name in self.__slots__:
            value = getattr(self, name)
            setattr(s, name, value[:] if isinstance(value, list) else value)
        return s

    def view(self, seat: int | None) -> State:
        s = self.clone()
        s.viewer, s.seed = seat, 0
        s.known = [k if i == seat else frozenset() for i, k in enumerate(self.known)]
        s.hands = [hand if i == seat else (UNKNOWN,) * len(hand) for i, hand in enumerate(self.hands)]
        s.bids = [b if i == seat or not self._waiting(i) else UNKNOWN for i, b in enumerate(self.bids)]
        s.tower = tuple(f if i == seat else UNKNOWN for i, f in enumerate(self.tower))
        s.pile, s.box = (UNKNOWN,) * len(self.pile), (UNKNOWN,) * len(self.box)
        return s

    def _waiting(self, seat: int) -> bool:
        return self.phase == BID and self.current is not None and seat < self.current

    def determinize(self, rng: Random) -> State:
        s = self.clone()
        s.viewer, s.seed = TRUTH, int(rng.random() * SEEDS)
        known = self.known[self.viewer] if self.viewer is not None else frozenset()
        out = {c for h in self.hands for c in h} | set(self.discard) | {c for _, c in known}
        out |= {b for i, b in enumerate(self.bids) if self._waiting(i)}
        unseen = sorted((c for c in range(CARDS) if c not in out), key=lambda _: rng.random())
        for i, hand in enumerate(self.hands):
            if i != self.viewer:  # a card that was shown lies in the hand or is the bid by now
                size = len(hand) + self._waiting(i)
                cards = [c for owner, c in known if owner == i]
                cards += [unseen.pop() for _ in range(size - len(cards))]
                cards.sort(key=lambda _: rng.random())
                if self._waiting(i):
                    s.bids[i] = cards.pop()
                s.hands[i] = tuple(sorted(cards))
        s.box = tuple(unseen)
        seen = {f for w in self.won for f in w} | set(self.tower)
        faces = sorted((f for f in range(FIRST_FACE, FIRST_FACE + FACES) if f not in seen), key=lambda _: rng.random())
        s.tower = tuple(f if f != UNKNOWN else faces.pop() for f in self.tower)
        s.pile = tuple(faces)
        return s

    def zones(self) -> dict[Zone, Sequence[int]]:
        open_all = self.viewer == TRUTH
        zones: dict[Zone, Sequence[int]] = {Zone("discard"): self.discard, Zone("pile"): self.pile}
        zones[Zone("box")] = self.box
        for i in range(self.seats):
            mine = open_all or i == self.viewer
            zones[Zone("hand", i)] = self.hands[i] if mine else [UNKNOWN] * len(self.hands[i])
            zones[Zone("bid", i)] = [self.bids[i]] if self._waiting(i) else []
            zones[Zone("tower", i)] = self.tower[i : i + 1]
            zones[Zone("won", i)] = self.won[i]
        return zones

    def secrets(self) -> int:
        return (self.current or 0) if self.phase == BID else 0

    def _key(self) -> tuple[object, ...]:
        return tuple(tuple(v) if isinstance(v := getattr(self, n), list) else v for n in self.__slots__)

    def digest(self) -> str:
        named = zip(self.__slots__, self._key(), strict=True)
        plain = [[sorted(k) for k in self.known] if n == "known" else v for n, v in named]
        return sha256(repr(plain).encode()).hexdigest()[:16]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self._key() == other._key()

    __hash__ = None  # type: ignore[assignment]


def begin(s: State, emit: Emit | None) -> None:
    """The next tower, or the end."""
    if s.round == ROUNDS:
        s.current = None
        return
    s.round += 1
    s.tower, s.pile = s.pile[-s.seats :], s.pile[: -s.seats]
    starter = (s.round - 1) % s.seats
    s.phase, s.current = (BID, 0) if s.blind else (SHOW, starter)
    if emit is not None:
        emit(Counted("round", -1, s.round))
        for i in range(s.seats):
            emit(Moved(s.tower[i], Zone("pile"), len(s.pile), Zone("tower", i), 0, (i,)))


def tables() -> tuple[tuple[int, Options], ...]:
    return tuple((n, Options(blind=b)) for n in (2, 3, 4) for b in (False, True))


def setup(seats: int, options: Options, seed: int) -> State:
    if (seats, options) not in tables():
        raise ValueError("no such table")
    s = State()
    s.viewer, s.seats, s.blind, s.round, s.discard = TRUTH, seats, options.blind, 0, ()
    seed, cards = shuffled(seed, range(CARDS))
    seed, faces = shuffled(seed, range(FIRST_FACE, FIRST_FACE + FACES))
    s.seed, s.pile, s.box = seed, tuple(faces), tuple(sorted(cards[HAND * seats :]))
    s.hands = [tuple(sorted(cards[HAND * i : HAND * (i + 1)])) for i in range(seats)]
    s.bids, s.tower, s.won, s.known = [0] * seats, (), [()] * seats, [frozenset()] * seats
    begin(s, None)
    return s


class Knowledge:
    """Bids high for towers whose own face is high."""

    def policy(self, state: State, legal: list[Choice], rng: Random) -> Choice:
        return legal[int(rng.random() * len(legal))]

    def value(self, state: State) -> tuple[float, ...]:
        scores = state.scores()
        total = sum(scores) + len(scores)
        return tuple((s + 1) / total for s in scores)

    def weigh(self, view: State, world: State) -> float:
        return 1.0

    def reason(self, view: State, action: Choice) -> Said:
        return Said("toy.reason.high", view.current or 0, number=action.face)


TOY = Game("toy", 1, Options, tables, setup, decode, face, Knowledge(), "tests.support.toy_scene")
