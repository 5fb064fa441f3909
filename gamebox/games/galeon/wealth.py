"""How rich a seat thinks it is, and the others: from what it saw, what was bid, and the cards that all can see."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from gamebox.core.game import TRUTH
from gamebox.games.galeon.cards import BITS, FULL, MASK, NEEDS, SUM
from gamebox.games.galeon.chances import GAINS, MEAN, SPREAD_OF, Odds, Word, odds_of, prior, seen_by
from gamebox.games.galeon.lore import known
from gamebox.games.galeon.rules import Sale, State

UNSEEN: Final = 0.8
"""What another gains from a tower beyond what oneself would guess: it has seen sides of its own."""


BOLD: Final = 4.0
"""How far below the target by one's own estimate one still says yes."""
GUESS: Final = 80.0
"""The variance of what seats guess about each other's estimates."""
NEGLECTED: Final = 1e-4


def words_of(sale: Sale, but: int) -> list[Word]:
    """What the bids for a tower sold say, those of one seat aside."""
    return [
        Word(seat, NEEDS[sale.docks[seat]], bid, -1 if seat == sale.seat else sale.price)
        for seat, bid in enumerate(sale.bids)
        if seat != but
    ]


def gains(s: State, seat: int, owner: int) -> list[Odds]:
    """For each tower of an owner, how likely a seat must think each gain to be."""
    codes = {sale.tower: known(s, seat, sale.tower) for sale in s.sales}
    masks = {tower: MASK[code] for tower, code in codes.items()}
    found = []
    for sale in s.sales:
        if sale.seat == owner:
            left = prior([mask for tower, mask in masks.items() if tower != sale.tower])
            seen, needs = seen_by(s.seats, s.rotations[sale.tower]), NEEDS[sale.docks[owner]]
            found.append(odds_of(needs, codes[sale.tower], seen, words_of(sale, seat), left))
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
    cards, target = SUM[FULL & ~s.lost[seat]], s.options.target
    rivals = [_rival(s, seat, other) for other in range(s.seats) if other != seat]
    won, sure = [0.0, 0.0], 0.0
    for i, p in enumerate(spread(gains(s, seat, seat))):
        wealth = cards + 5 * i
        rich = wealth >= target
        sure += p * rich
        if p > NEGLECTED:
            for mean, variance, yes in rivals:
                enough = above(target - 2.5, mean, variance)
                more = above(wealth, mean, variance)
                p *= 1 - (yes * min(more, enough) + (1 - yes) * max(0.0, more - enough))
            won[rich] += p
    return won[0], won[1], sure


def _rival(s: State, seat: int, other: int) -> tuple[float, float, float]:
    """What another may own: mean and variance; and how likely it says yes."""
    mean, variance = quick(s, seat, other)
    mean += SUM[FULL & ~s.lost[other]]
    announced = s.announced >> other & 1
    return mean, variance, 1.0 if announced else above(s.options.target - BOLD, mean, GUESS)
