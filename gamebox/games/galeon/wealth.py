"""How rich a seat thinks it is, and the others: from what it saw, what was bid, and the cards that all can see."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp, log, sqrt
from typing import Final

from gamebox.core.game import TRUTH
from gamebox.games.galeon.cards import BITS, FULL, MASK, NEEDS, SUM
from gamebox.games.galeon.chances import GAINS, MEAN, SPREAD_OF, Odds, Word, odds_of, prior, seen_by, sense
from gamebox.games.galeon.lore import known
from gamebox.games.galeon.rules import Sale, State

UNSEEN: Final = 0.8
"""What another gains from a tower beyond what oneself would guess: it has seen sides of its own."""
SURELY: Final[tuple[float, ...]] = (1.0,) * 5
"""Everybody bids by what it sees."""
TRUST: Final = 0.0
"""How likely a seat is at first thought to bid by what it sees: the logarithm of the odds."""
BOLD: Final = 4.0
"""How far below the target by one's own estimate one still says yes."""
DOUBT: Final = 11.0
"""How much seats err in what they own."""
ENOUGH: Final = 4
"""So many towers a seat must have bid for before it is thought to bid for anything, and SELDOM how many times at most,
for each of them, it may have let a tower go unbid that it could have bid for."""
SELDOM: Final = 0.15
CARE: Final = 16.0
"""How far above the target by one's own estimate one announces."""
RICHEST: Final = 250
"""Nobody is thought to own more."""


def words_of(sale: Sale, but: int, reach: Sequence[int], trust: Sequence[float] = SURELY) -> list[Word]:
    """What the bids for a tower sold say, those of one seat aside; reach: what each might still have bid."""
    n, price = len(sale.docks), sale.price
    left = [price if top > price and seat != sale.seat else -1 for seat, top in enumerate(reach)]
    return [
        Word(seat, NEEDS[sale.docks[seat]], bid, left[seat], n, trust[seat])
        for seat, bid in enumerate(sale.bids)
        if seat != but
    ]


def reaches(sales: Sequence[Sale], turn: int, seats: int) -> list[int]:
    """By seat, the highest card that it might still have bid when the auction of a turn was over; 0: none (4.4, 4.6).

    Who had nothing higher to bid has not told anything by stopping.
    """
    hands, highest = [FULL] * seats, [0] * seats
    for sale in sales:
        if sale.turn < turn:
            hands[sale.seat] &= ~(1 << sale.price - 1)
        elif sale.turn == turn:
            highest = list(map(max, highest, sale.bids))
    tops = [hand.bit_length() for hand in hands]
    return [top if top > high else 0 for top, high in zip(tops, highest, strict=True)]


def told(s: State, seat: int, trust: Sequence[float] = SURELY) -> list[list[Word]]:
    """For each tower sold, what the bids of the others say."""
    turns = {sale.turn for sale in s.sales}
    reach = {turn: reaches(s.sales, turn, s.seats) for turn in turns}
    return [words_of(sale, seat, reach[sale.turn], trust) for sale in s.sales]


@lru_cache(256)
def eager(sales: tuple[Sale, ...], seats: int) -> tuple[bool, ...]:
    """By seat, whether it seems to bid for whatever it can: so all who have followed the auctions must think."""
    bid, passed = [0] * seats, [0] * seats
    for turn in {sale.turn for sale in sales}:
        reach = reaches(sales, turn, seats)
        for sale in [sale for sale in sales if sale.turn == turn]:
            for seat, card in enumerate(sale.bids):
                bid[seat] += card > 0
                passed[seat] += not card and reach[seat] > sale.price
    return tuple([b >= ENOUGH and p <= SELDOM * b for b, p in zip(bid, passed, strict=True)])


def trusted(s: State, seat: int) -> list[float]:
    """How likely each seat bids by what it sees, as far as another has seen the same."""
    logs = [TRUST] * s.seats
    for sale, words in zip(s.sales, told(s, seat), strict=True):
        code, seen = known(s, seat, sale.tower), seen_by(s.seats, s.rotations[sale.tower])
        for word in words:
            logs[word.seat] += log(sense(word, code, seen[word.seat]))
    return [1 / (1 + exp(-x)) for x in logs]


def gains(s: State, seat: int, owner: int, trust: Sequence[float] = ()) -> list[Odds]:
    """For each tower of an owner, how likely a seat must think each gain to be."""
    codes = {sale.tower: known(s, seat, sale.tower) for sale in s.sales}
    left = prior([MASK[code] for code in codes.values()])
    trust = trust or trusted(s, seat)
    found = []
    for sale, words in zip(s.sales, told(s, seat, trust), strict=True):
        if sale.seat == owner:
            seen, needs = seen_by(s.seats, s.rotations[sale.tower]), NEEDS[sale.docks[owner]]
            found.append(odds_of(needs, codes[sale.tower], seen, words, left))
    return found


def spread(odds: Sequence[Odds]) -> list[float]:
    """How likely each sum of gains is; the n-th entry stands for 5 n."""
    sums = [1.0]
    for chance in odds:
        longer = [0.0] * (len(sums) + GAINS[-1] // 5)
        for i, p in enumerate(sums):
            for gain, q in zip(GAINS, chance, strict=True):
                longer[i + gain // 5] += p * q
        sums = longer
    return sums


def confidence(s: State, seat: int) -> float:
    """How sure a seat may be that its wealth has reached the target: with care on a view, quickly in playouts."""
    cards, target = SUM[FULL & ~s.lost[seat]], s.options.target
    if s.viewer == TRUTH:
        mean, variance = quick(s, seat, seat)
        return above(target - 2.5, cards + mean, variance)
    least = max(0, -((cards - target) // 5))
    return sum(spread(gains(s, seat, seat))[least:])


def quick(s: State, seat: int, owner: int) -> tuple[float, float]:
    """Mean and variance of an owner's gains as a seat may guess them, bids aside."""
    mean, variance = 0.0, 1.0
    for sale in s.sales:
        if sale.seat == owner:
            mask, needs = MASK[known(s, seat, sale.tower)], NEEDS[sale.docks[owner]]
            good = BITS[mask & needs]
            bad = BITS[mask] - good
            mean += MEAN[good][bad] + (0.0 if seat == owner else UNSEEN)
            variance += SPREAD_OF[good][bad]
    return mean, variance


def above(target: float, mean: float, variance: float) -> float:
    """How likely a quantity of this mean and variance exceeds a target."""
    z = 1.702 * (mean - target) / sqrt(variance)
    return 1 / (1 + exp(-z)) if z > -30 else 0.0


def richest(s: State, seat: int) -> float:
    """How likely a seat must think itself to be the richest of all."""
    mine, own = quick(s, seat, seat)
    mine += SUM[FULL & ~s.lost[seat]]
    odds = 1.0
    for other in range(s.seats):
        if other != seat:
            theirs, variance = quick(s, seat, other)
            odds *= above(0.0, mine - theirs - SUM[FULL & ~s.lost[other]], own + variance)
    return odds


def outcomes(s: State, seat: int) -> tuple[float, float, float]:
    """How likely a seat must think it to win with a no and with a yes, if all is declared now; and to be rich enough.

    The richest of those who declare rightly wins: so what the others may own, and say, counts beside the own wealth.
    """
    target, trust = s.options.target, trusted(s, seat)
    beaten = [beating(s, seat, other, trust) for other in range(s.seats) if other != seat]
    won, sure = [0.0, 0.0], 0.0
    cards = SUM[FULL & ~s.lost[seat]]
    for i, p in enumerate(spread(gains(s, seat, seat, trust))):
        wealth = cards + 5 * i
        rich = wealth >= target
        sure += p * rich
        for odds in beaten:
            p *= 1 - odds[min(wealth, RICHEST)]
        won[rich] += p
    return won[0], won[1], sure


def beating(s: State, seat: int, other: int, trust: Sequence[float]) -> list[float]:
    """How likely another declares rightly and is richer than this, by wealth."""
    cards, target = SUM[FULL & ~s.lost[other]], s.options.target
    announced = s.announced >> other & 1
    exactly, whole = [0.0] * (RICHEST + 1), 0.0
    for i, p in enumerate(spread(gains(s, seat, other, trust))):
        wealth = cards + 5 * i
        yes = says_yes(wealth - target)
        if announced:
            p, yes = p * says_yes(wealth - target - CARE), 1.0
        whole += p
        exactly[min(wealth, RICHEST)] += p * (yes if wealth >= target else 1 - yes)
    more, found = 0.0, [0.0] * (RICHEST + 1)
    for wealth in range(RICHEST, -1, -1):
        found[wealth] = (more + exactly[wealth] / 2) / whole
        more += exactly[wealth]
    return found


def says_yes(beyond: float) -> float:
    """How likely a seat that has so much beyond the target declares yes."""
    return 1 / (1 + exp(-(beyond + BOLD) / DOUBT))
