"""What adventurers, notes and places are worth, in spaces of the track. Reads public fields and the seat's own hand."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from gamebox.games.gnadenlos.cards import (
    ADVENTURERS,
    COLOUR,
    EVENTS,
    FATAL,
    LONGEST,
    PEOPLE,
    POKER,
    SHOWDOWN,
    STRENGTH,
    UNDERTAKER_STEPS,
    VALUE,
    VULTURE_STEPS,
    people_in,
)
from gamebox.games.gnadenlos.ledger import TURNED, possible

if TYPE_CHECKING:
    from gamebox.games.gnadenlos.rules import State

GOLD_WORTH: Final[tuple[float, ...]] = (0.0, 0.1, 0.35, 0.8, 1.4, 2.1, 2.9, 3.5)
GUN_WORTH: Final[tuple[float, ...]] = (0.0, 0.0, 0.15, 0.3, 0.6, 0.9, 1.35, 1.65)
CARD_WORTH: Final[tuple[float, ...]] = (-0.1, 0.0, 0.15, 0.4, 0.9, 1.55, 2.35, 2.85)
"""What each value of an adventurer promises while it is the best of a crew."""
SECOND: Final = 0.45
"""The part of this that a second adventurer of that kind adds."""
BODY: Final = 0.5
"""What any adventurer is worth because one may be put down without regret."""
UNKNOWN_BODY: Final = 2.6
"""What an adventurer is worth whom nobody has seen yet."""
TURNED_SHARE: Final = 0.42
"""The share of the market that a pay day turns up."""
PAID_SHARE: Final = 0.55
"""The share of a note's value that its colour pays in the long run."""
WIDTH: Final[tuple[float, ...]] = (1.2, 0.62)
"""How many spaces decide: at the end, and more for each turn to come."""

_STRONG: Final = tuple(
    [
        (GOLD_WORTH[person.gold], GUN_WORTH[person.showdown], CARD_WORTH[person.poker])
        for person in ADVENTURERS
    ]
)  # fmt: skip
_CREWS: Final[dict[int, float]] = {}
_KEPT: Final = 4096


def crew_worth(crew: int) -> float:
    """What a crew promises: the best of each kind, and a part of the next best."""
    found = _CREWS.get(crew)
    if found is None:
        if len(_CREWS) >= _KEPT:
            _CREWS.clear()
        people = [_STRONG[a] for a in people_in(crew)]
        found = BODY * len(people)
        for kind in range(3):
            best = sorted([p[kind] for p in people], reverse=True)
            found += sum([worth * SECOND**k for k, worth in enumerate(best[:3])])
        _CREWS[crew] = found
    return found


def turns_left(s: State) -> float:
    """Turns to come, by the steps that the undertaker still has to make."""
    steps = UNDERTAKER_STEPS - s.undertaker
    to_come = EVENTS.count(SHOWDOWN) - s.shown.count(SHOWDOWN)
    cards = len(EVENTS) - len(s.shown)
    if steps <= to_come:
        return max(0.5, cards * steps / (to_come + 1))
    return max(0.5, min(LONGEST - s.turn, cards + 3.0 * (steps - to_come)))


def haste(s: State) -> float:
    """How much of its worth a crew can still bring, 0..1."""
    return min(1.0, turns_left(s) / 9)


def debts(s: State) -> list[float]:
    """What each colour owes in the market if all were turned up, as everybody can reckon it."""
    owed = [0.0] * s.seats
    lying: dict[int, int] = {}
    for place in s.market:
        if 0 <= place < TURNED:
            lying[place >> 8] = lying.get(place >> 8, 0) + 1
    for batch, notes in lying.items():
        faces = s.batches[batch]
        share = notes / len(faces)
        for face in faces:
            owed[COLOUR[face]] += share * VALUE[face]
    return owed


def peril(nuggets: float, owed: float) -> float:
    """How likely the next pay day is to ruin who has so many nuggets and so many debts in the market."""
    if owed < 0.5:
        return 0.0
    x = nuggets / (TURNED_SHARE * owed + 1.0)
    return min(1.0, owed / 6) / (1.0 + exp(min(30.0, 3.4 * (x - 0.9))))


def expected(s: State, seat: int, place: int) -> tuple[float, float]:
    """What a note of the market is worth on the average: to its own seat, and to all others."""
    faces = possible(s, seat, place)
    own = sum([VALUE[f] for f in faces if COLOUR[f] == seat]) / len(faces)
    return own, sum([VALUE[f] for f in faces]) / len(faces) - own


def hopes(s: State) -> list[float]:
    """How far each seat may come, in spaces."""
    n, time, left = s.seats, haste(s), turns_left(s)
    owed = debts(s)
    found = []
    for seat in range(n):
        nuggets = s.nuggets[seat]
        ruin = peril(nuggets, owed[seat])
        paid = min(nuggets, PAID_SHARE * owed[seat])
        rest = nuggets - paid
        usable = 3.0 + 5.0 * left / n
        hope = s.places[seat] + min(rest, usable) * 0.92 + max(0.0, rest - usable) * 0.1
        hope -= ruin * VULTURE_STEPS * (1.0 + 0.4 * s.vultures[seat])
        crew = s.seen[seat]
        hidden = s.crew_size(seat) + (bool(s.chosen) and s.chosen[seat] != -1) - crew.bit_count()
        found.append(hope + time * (crew_worth(crew) + hidden * UNKNOWN_BODY))
    if s.bids:
        _in_auction(s, found, time)
    return found


def _in_auction(s: State, found: list[float], time: float) -> None:
    """What the bids on the table promise and will cost."""
    bids = [(b.worth, seat) for seat, b in enumerate(s.bids) if b is not None]
    bids.sort(reverse=True)
    lots = [lot for lot in s.lots if lot]
    for rank, (_, seat) in enumerate(bids):
        bid = s.bids[seat]
        assert bid is not None
        if rank < len(lots) or not s.turn:
            best = sorted([_gain(s.seen[seat], lot) for lot in lots], reverse=True)
            found[seat] += time * best[min(rank, len(best) - 1)] if best else 0.0
            chance = 1.0 if s.queue and rank < len(lots) else 0.5
            for face in bid.items:
                found[COLOUR[face]] -= chance * PAID_SHARE * VALUE[face]


def _gain(crew: int, lot: tuple[int, ...]) -> float:
    return crew_worth(crew | sum([1 << a for a in lot])) - crew_worth(crew)


def shares_of(s: State, found: list[float]) -> list[float]:
    """Shares of winning, from how far the seats may come."""
    width = WIDTH[0] + WIDTH[1] * turns_left(s) ** 0.75
    top = max(found)
    owed = debts(s)
    odds = []
    for seat, hope in enumerate(found):
        alive = 1.0
        if s.vultures[seat] >= FATAL:
            alive = 0.0
        elif s.vultures[seat] == FATAL - 1:
            alive = 1.0 - 0.9 * peril(s.nuggets[seat], owed[seat] + 2.0)
        odds.append(alive * exp((hope - top) / width))
    total = sum(odds)
    return [x / total for x in odds] if total else [1 / s.seats] * s.seats


def value(state: State) -> tuple[float, ...]:
    """Each seat's share of winning, by what everybody can see."""
    if state.current is None:
        ranks = state.ranks()
        return tuple([(rank == 1) / ranks.count(1) for rank in ranks])
    return tuple(shares_of(state, hopes(state)))


class Rivals:
    """What the others are likely to put down for an event: how often a strength is not beaten, or not undercut."""

    __slots__ = ("_below",)

    def __init__(self, s: State, seat: int, kind: int) -> None:
        strength = STRENGTH[kind]
        self._below: list[list[float]] = []
        out = s.crews[seat]
        for other in range(s.seats):
            out |= s.seen[other]
        for person in s.discard:
            out |= 1 << person
        unseen = [strength[a] for a in range(PEOPLE) if not out >> a & 1] or [2]
        for other in range(s.seats):
            chosen = bool(s.chosen) and s.chosen[other] != -1
            size = s.crew_size(other) + chosen
            if other == seat or not size:
                continue
            odds = [0.0] * 8
            known = [strength[a] for a in people_in(s.seen[other])]
            for f in known:
                odds[f] += _eager(f, kind)
            hidden = (size - len(known)) / len(unseen)
            if hidden > 0:
                for f in unseen:
                    odds[f] += hidden * _eager(f, kind)
            total, run, below = sum(odds), 0.0, [0.0]
            for x in odds:
                run += x / total
                below.append(min(1.0, run))
            self._below.append(below)

    def highest(self, f: int) -> float:
        """How likely nobody shows more."""
        chance = 1.0
        for below in self._below:
            chance *= below[f + 1]
        return chance

    def second(self, f: int) -> float:
        """How likely just one shows more."""
        total = 0.0
        for k, below in enumerate(self._below):
            chance = 1.0 - below[f + 1]
            for j, other in enumerate(self._below):
                if j != k:
                    chance *= other[f + 1]
            total += chance
        return total

    def lowest(self, f: int) -> float:
        """How likely nobody shows less."""
        chance = 1.0
        for below in self._below:
            chance *= 1.0 - below[f]
        return chance


def _eager(f: int, kind: int) -> float:
    """How gladly somebody puts down an adventurer of this strength."""
    return 0.5 + (0.35 if kind < POKER else 0.3) * f
