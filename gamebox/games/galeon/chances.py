"""What a tower may be worth to a seat: the sides it has seen, the sets that are left, and what others bid for it.

A seat that bids high probably sees its own ship's equipments; one that stops early probably does not. So a high bid of
another tells of sides that oneself does not see, and that nobody went higher tells the winner to expect less.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp
from typing import Final, NamedTuple

from gamebox.games.galeon.cards import BITS, KINDS, MASK, SETS, SIDES, TOP, VALUE, VISIBLE

GAINS: Final[tuple[int, ...]] = (0, 5, 15, 30)
"""What a tower can be worth (5.1)."""
Odds = tuple[float, float, float, float]
"""How likely each of GAINS is."""


class Word(NamedTuple):
    """What a seat has said of a tower by its bids: its ship, its highest card, and the price it let pass (-1: none).

    seats: at the table; trust: how likely the seat bids by what it sees at all.
    """

    seat: int
    needs: int
    bid: int
    left: int
    seats: int = 4
    trust: float = 1.0


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


WILL: Final = {
    3: {
        (1, 0): (0.74, 0.0, 0.85),
        (0, 1): (0.01, 0.1, 0.99),
        (2, 0): (0.99, 0.0, 0.98),
        (1, 1): (0.02, 0.1, 0.9),
        (0, 2): (0.01, 0.1, 0.99),
    },
    4: {
        (1, 0): (0.83, 0.0, 0.87),
        (0, 1): (0.01, 0.1, 0.99),
        (2, 0): (0.99, 0.0, 0.98),
        (1, 1): (0.085, 0.1, 0.94),
        (0, 2): (0.01, 0.1, 0.99),
    },
    5: {
        (1, 0): (0.88, 0.0, 0.88),
        (0, 1): (0.065, 0.1, 0.97),
        (2, 0): (0.99, 0.0, 0.99),
        (1, 1): (0.18, 0.1, 0.94),
        (0, 2): (0.01, 0.1, 0.99),
    },
}
"""By seats, and by the sides that a seat sees on its ship and not on it: how likely it is to bid at all, how fast that
falls with the price, and how surely it would have bid more. Learned from games of rule players."""
EAGER: Final = {3: (0.985, 0.0, 0.9), 4: (0.99, 0.0, 0.92), 5: (0.98, 0.0, 0.85)}
"""The same of seats that bid for any tower, whatever they see. Learned from games of greedy players."""
UNLIKELY: Final = 1e-3
"""Nobody is thought to bid against all reason less often."""


def _likely(will: tuple[float, float, float], bid: int, left: int) -> float:
    """How likely a highest card `bid` is, where the price `left` was let pass."""
    keen, fall, heed = will
    odds = keen * exp(-fall * (bid - 1)) if bid else 1.0
    return odds if left < 0 else max(UNLIKELY, odds - heed * keen * exp(-fall * (left - 1)))


LIKELY: Final = {
    n: {
        sides: [[_likely(will, bid, left) for left in (*range(TOP + 1), -1)] for bid in range(TOP + 1)]
        for sides, will in row.items()
    }
    for n, row in WILL.items()
}
"""By seats, sides seen, highest card and the price let pass (-1: none, the last entry)."""


ANYTHING: Final = {
    n: [[_likely(will, bid, left) for left in (*range(TOP + 1), -1)] for bid in range(TOP + 1)]
    for n, will in EAGER.items()
}
"""The same of who bids for any tower."""


def likely(good: int, bad: int, word: Word) -> float:
    """How likely a seat that sees so many sides on its ship, and so many others, is to have bid as it did."""
    return LIKELY[word.seats][good, bad][word.bid][word.left]


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

    seen: the slots that each seat sees; words: what the others' bids say; left: `prior` of all towers, this one or not.
    """
    known = MASK[code]
    hearers = [
        (word, *_partly(code, seen[word.seat], word.needs), (1 - word.trust) * blindly(word, len(seen[word.seat])))
        for word in words
    ]
    sums = [0.0, 0.0, 0.0, 0.0]
    for mask in FITTING[known]:
        weight, rest = left[mask] + 1e-6, mask & ~known
        for word, good, bad, dark, noise in hearers:
            weight *= word.trust * _heard(word, good, bad, dark, BITS[rest & word.needs], BITS[rest]) + noise
        sums[PLACE[mask & needs]] += weight
    whole = sum(sums)
    return sums[0] / whole, sums[1] / whole, sums[2] / whole, sums[3] / whole


def blindly(word: Word, slots: int) -> float:
    """How often a seat that sees so many sides bids so, whatever it sees: it is as keen on all, or in no order."""
    return (_heard(word, 0, 0, slots, SIDES, KINDS) + ANYTHING[word.seats][word.bid][word.left]) / 2


def sense(word: Word, code: int, slots: tuple[int, ...]) -> float:
    """How much better a seat's word is explained by what oneself knows of what it sees, than by bidding blindly."""
    known, needs = MASK[code], word.needs
    good, bad, dark = _partly(code, slots, needs)
    fitting = SIDES - BITS[known & needs]
    return _heard(word, good, bad, dark, fitting, KINDS - BITS[known]) / blindly(word, len(slots))


def _partly(code: int, slots: tuple[int, ...], needs: int) -> tuple[int, int, int]:
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
    return _told(word.seats, word.bid, word.left, good, bad, dark, fitting, rest)


@cache
def _told(seats: int, bid: int, left: int, good: int, bad: int, dark: int, fitting: int, rest: int) -> float:
    """The same; few cases, often asked for."""
    likely = LIKELY[seats]
    if dark == 0:
        return likely[good, bad][bid][left]
    share = fitting / rest
    odds = share * _told(seats, bid, left, good + 1, bad, dark - 1, fitting - 1, rest - 1) if fitting else 0.0
    if fitting < rest:
        odds += (1 - share) * _told(seats, bid, left, good, bad + 1, dark - 1, fitting, rest - 1)
    return odds


def mean_of(odds: Odds) -> float:
    """What is to be expected."""
    return 5 * odds[1] + 15 * odds[2] + 30 * odds[3]


def seen_by(seats: int, rotation: int) -> tuple[tuple[int, ...], ...]:
    """The slots that each seat sees of a tower that stands so."""
    return VISIBLE[seats][rotation]
