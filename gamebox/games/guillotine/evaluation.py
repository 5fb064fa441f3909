"""Who is likely to win, by what anybody can read off the table: points, cards held, and who stands before whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gamebox.games.guillotine.actions import RESOLVING
from gamebox.games.guillotine.outlook import left_to_come, shares_of
from gamebox.games.guillotine.scoring import score

if TYPE_CHECKING:
    from gamebox.games.guillotine.rules import State

CARD: Final = 0.5
"""Points that a card in hand is worth."""
NEXT: Final = 0.5
"""How much of the points of the noble that each seat would collect next counts."""
FAIR: Final = 3.0
"""Points that whoever has begun a card will find a way to collect."""


def value(state: State) -> tuple[float, ...]:
    """Each seat's share of winning, about 1 in all. Cards count as long as there is time to play them."""
    if state.current is None:
        ranks = state.ranks()
        return tuple([(rank == 1) / ranks.count(1) for rank in ranks])
    n, laid, piles = state.seats, state.laid, state.trophies
    points, time = state.scores(), left_to_come(state)
    hopes = [own + CARD * min(len(hand), time) for own, hand in zip(points, state.hands, strict=True)]
    begun = 0 < state.phase < RESOLVING
    first = state.turn if state.due else state.turn + 1
    for k, noble in enumerate(state.line[:n]):
        seat = (first + k) % n
        gain = score((*piles[seat], noble), laid, seat) - points[seat]
        hopes[seat] += max(gain, FAIR) if begun and k == 0 else NEXT * gain
    return tuple(shares_of(hopes, time))
