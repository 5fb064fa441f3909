"""What a tower may be worth to a seat: the sides it has seen, the sets that are left, and what others bid for it.

A seat that bids high probably sees its own ship's equipments; one that stops early probably does not. So a high bid of
another tells of sides that oneself does not see, and that nobody went higher tells the winner to expect less.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from gamebox.games.galeon.cards import BITS, MASK, SETS, SIDES, TOP, VALUE, VISIBLE

GAINS: Final[tuple[int, ...]] = (0, 5, 15, 30)
"""What a tower can be worth (5.1)."""
CAUTION: Final = 4.0
"""How far below its hopes a seat is thought to stop bidding."""
SPREAD: Final = 1.8
"""How much seats differ in that."""
HEED: Final = 0.8
"""How sure it is that a seat that could have bid more did not want to."""

Odds = tuple[float, float, float, float]
"""How likely each of GAINS is."""


class Word(NamedTuple):
    """What a seat has said of a tower by its bids: its ship, its highest card, and the price it let pass (-1: none)."""

    seat: int
    needs: int
    bid: int
    left: int


def _mean(good: int, bad: int) -> float:
    """What a tower is worth on average with so many sides seen on the ship and not on it (5.4)."""
    ship, seen = SETS[0], ((1 << good) - 1) | (((1 << bad) - 1) << SIDES)
    fitting = [VALUE[mask & ship] for mask in SETS if mask & seen == seen]
    return sum(fitting) / len(fitting)


MEAN: Final = [[_mean(g, b) if g + b <= SIDES and b <= 3 else 0.0 for b in range(SIDES)] for g in range(SIDES + 1)]
"""By sides seen on the ship, and sides seen that are not on it."""
SPREAD_OF: Final = [
    [
        0.0
        if g + b > SIDES or b > 3
        else sum(
            [
                VALUE[mask & SETS[0]] ** 2
                for mask in SETS
                if mask & (seen := ((1 << g) - 1) | (((1 << b) - 1) << SIDES)) == seen
            ]
        )
        / sum([mask & seen == seen for mask in SETS])
        - MEAN[g][b] ** 2
        for b in range(SIDES)
    ]
    for g in range(SIDES + 1)
]
"""The variance of the same."""
FITTING: Final = [tuple([mask for mask in SETS if mask & seen == seen]) for seen in range(128)]
"""The sets that hold these equipments."""
_PLACE: Final = {gain: i for i, gain in enumerate(GAINS)}
PLACE: Final = tuple([_PLACE[value] for value in VALUE])
"""Which of GAINS a tower brings, by the equipments shared."""


def _willing(good: int, bad: int, price: int) -> float:
    return 1 / (1 + exp(-(MEAN[good][bad] - CAUTION - price) / SPREAD))


WILLING: Final = [[[_willing(g, b, v) for v in range(TOP + 1)] for b in range(3)] for g in range(3)]
"""How likely a seat that sees so much is to pay this much."""


def likely(good: int, bad: int, word: Word) -> float:
    """How likely a seat that sees so many sides on its ship, and so many others, is to have bid as it did."""
    row = WILLING[good][bad]
    odds = row[word.bid] if word.bid else 1.0
    return odds if word.left < 0 else odds * (1 - HEED * row[word.left])


def prior(masks: Sequence[int]) -> dict[int, float]:
    """How likely each set is not to be one of the towers of which these equipments are known."""
    left = dict.fromkeys(SETS, 1.0)
    for known in masks:
        fitting = FITTING[known]
        if known:
            spared = 1 - 1 / len(fitting)
            for mask in fitting:
                left[mask] *= spared
    return left


def odds_of(
    needs: int, code: int, seen: Sequence[tuple[int, ...]], words: Sequence[Word], left: dict[int, float]
) -> Odds:
    """How likely a tower with these known sides is worth each of GAINS to a ship.

    seen: the slots that each seat sees; words: what the others' bids say; left: `prior` of all other towers.
    """
    known = MASK[code]
    hearers = [(word, *_partly(code, known, seen[word.seat], word.needs)) for word in words]
    sums = [0.0, 0.0, 0.0, 0.0]
    for mask in FITTING[known]:
        weight, rest = left[mask] + 1e-6, mask & ~known
        for word, good, bad, dark in hearers:
            weight *= _heard(word, good, bad, dark, BITS[rest & word.needs], BITS[rest])
        sums[PLACE[mask & needs]] += weight
    whole = sum(sums)
    return sums[0] / whole, sums[1] / whole, sums[2] / whole, sums[3] / whole


def _partly(code: int, known: int, slots: tuple[int, ...], needs: int) -> tuple[int, int, int]:
    """Of the sides that another sees: those known to be on its ship, known not to be, and not known."""
    good = bad = dark = 0
    for slot in slots:
        side = code >> 3 * slot & 7
        if side == 7:
            dark += 1
        elif needs >> side & 1:
            good += 1
        else:
            bad += 1
    return good, bad, dark


def _heard(word: Word, good: int, bad: int, dark: int, fitting: int, rest: int) -> float:
    """How likely a seat is to have bid so, if of `rest` equipments it may see, `fitting` are on its ship."""
    if dark == 0:
        return likely(good, bad, word)
    share = fitting / rest
    if dark == 1:
        odds = share * likely(good + 1, bad, word) if fitting else 0.0
        return odds + ((1 - share) * likely(good, bad + 1, word) if fitting < rest else 0.0)
    more = (fitting - 1) / (rest - 1)
    odds = share * more * likely(good + 2, bad, word) if fitting > 1 else 0.0
    if 0 < fitting < rest:
        odds += 2 * share * (rest - fitting) / (rest - 1) * likely(good + 1, bad + 1, word)
    fewer = (rest - fitting - 1) / (rest - 1)
    return odds + ((1 - share) * fewer * likely(good, bad + 2, word) if fitting < rest - 1 else 0.0)


def mean_of(odds: Odds) -> float:
    """What is to be expected."""
    return 5 * odds[1] + 15 * odds[2] + 30 * odds[3]


def seen_by(seats: int, rotation: int) -> tuple[tuple[int, ...], ...]:
    """The slots that each seat sees of a tower that stands so."""
    return VISIBLE[seats][rotation]
