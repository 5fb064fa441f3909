"""Who is likely to win the game, from totals and from how many cards are left. Reads public fields only."""

from __future__ import annotations

from math import exp
from typing import Final

from gamebox.games.gang_of_four.actions import PLAY
from gamebox.games.gang_of_four.cards import HAND
from gamebox.games.gang_of_four.effects import POINTS
from gamebox.games.gang_of_four.rules import State

PACE: Final = 13.0
"""Points that the worst total grows by in a hand, about."""
CALM: Final = 6.0
"""Points of difference that make e times the chance in the last hand."""
WAVES: Final = 9.0
"""The same for the square root of the hands to come."""
OVER: Final = 0.4
"""The same when it is the last one."""
CARD: Final = 0.22
"""How much one card more makes it less likely to be the first out."""
FIRST: Final = 1.5
"""What it is worth to have the lead, in cards."""
SHEDS: Final = 0.5
"""The share of its cards that a seat as far as the winner will yet have played."""


def value(state: State) -> tuple[float, ...]:
    """Each seat's share of winning, about 1 in all."""
    if state.current is None:
        ranks = state.ranks()
        winners = ranks.count(1)
        return tuple([1 / winners if rank == 1 else 0.0 for rank in ranks])
    limit = state.options.limit
    if state.phase != PLAY or not state.history:
        return standing(state.totals, limit)
    n, totals = state.seats, state.totals
    ahead = state.current if state.table is None else state.owner
    left = [count - FIRST * (seat == ahead) for seat, count in enumerate(state.counts)]
    least = min(left)
    odds = [exp(CARD * (least - cards)) for cards in left]
    whole = sum(odds)
    shares = [0.0] * n
    for winner, chance in enumerate(odds):
        points = [0 if s == winner else _points(state.counts[s], state.counts[winner]) for s in range(n)]
        after = tuple([total + more for total, more in zip(totals, points, strict=True)])
        for s, share in enumerate(standing(after, limit)):
            shares[s] += chance / whole * share
    return tuple(shares)


def _points(count: int, winner: int) -> int:
    """What a hand is likely to cost once somebody is out who has so many cards now."""
    left: int = round(count - SHEDS * min(count, winner))
    points: int = POINTS[min(HAND, max(1, left))]
    return points


def standing(totals: tuple[int, ...], limit: int) -> tuple[float, ...]:
    """Each seat's share of winning from these totals, between two hands."""
    low, high = min(totals), max(totals)
    hands = max(0.0, (limit - high) / PACE)
    spread = CALM + WAVES * hands**0.5 if high < limit else OVER
    odds = [exp((low - total) / spread) for total in totals]
    whole = sum(odds)
    return tuple([x / whole for x in odds])
