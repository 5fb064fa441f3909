"""Who is likely to win, thought over with care: with what nobles, places in line and started cards are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamebox.games.guillotine.actions import RESOLVING
from gamebox.games.guillotine.cards import TITLE
from gamebox.games.guillotine.evaluation import value
from gamebox.games.guillotine.outlook import HOPES, Outlook, card_value, left_to_come, shares_of, tables
from gamebox.games.guillotine.plans import KEPT, PLAN

if TYPE_CHECKING:
    from gamebox.games.guillotine.rules import State


def verdict(state: State) -> tuple[float, ...]:
    """Each seat's share of winning, by points, cards in hand and who stands next in line."""
    if state.current is None:
        return value(state)
    n, first = state.seats, state.turn
    card = card_value(state)
    hopes = [points + card * len(hand) for points, hand in zip(state.scores(), state.hands, strict=True)]
    if 0 < state.phase < RESOLVING:
        look = Outlook(state)
        hopes[first] += PLAN[TITLE[state.card]](state, look).gain - card * KEPT[TITLE[state.card]]
        found = look.tables
    else:
        found = tables(state)
        if not state.due:
            first += 1
    for k, (weight, noble) in enumerate(zip(HOPES, state.line)):  # noqa: B905
        seat = (first + k) % n
        hopes[seat] += weight * found[seat][noble]
    return tuple(shares_of(hopes, left_to_come(state)))
