"""Who is likely to win, thought over with care: with what nobles, places in line and started cards are worth.

How much each sign weighs when a day begins was learned from games that computers played: see build_scripts/train.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gamebox.core.odds import promised
from gamebox.games.guillotine.actions import RESOLVING, TURN
from gamebox.games.guillotine.cards import ARMED, CHURCHED, CIVIL, INDIFFERENT, LINE, TITLE
from gamebox.games.guillotine.evaluation import value
from gamebox.games.guillotine.experience import WEIGHTS
from gamebox.games.guillotine.outlook import Outlook, card_value, left_to_come, shares_of, tables
from gamebox.games.guillotine.plans import KEPT, PLAN

if TYPE_CHECKING:
    from gamebox.games.guillotine.rules import State

HOPES: Final[tuple[float, ...]] = (0.42, 0.26, 0.22, 0.2, 0.16, 0.12, 0.1, 0.1, 0.08)
"""How much of a noble's worth falls to who is to collect it from each place, before a card may be played."""
GROWING: Final[tuple[int, ...]] = (CHURCHED, CIVIL, ARMED, INDIFFERENT)
"""Cards in front of a player that bring more with each noble of a group."""
SIGNS: Final[tuple[str, ...]] = ("points", "cards", "turn", "next", "after", "growing")


def group(s: State) -> tuple[int, ...]:
    """Which games have weights in common."""
    return (s.seats,)


def part(s: State) -> int | None:
    """The day that begins, its line whole; None on the first day, of which nothing can be told, and within a day."""
    begins = s.phase == TURN and s.turn == s.first and len(s.line) == LINE and s.day > 1
    return s.day if begins else None


def verdict(state: State) -> tuple[float, ...]:
    """Each seat's share of winning."""
    if state.current is None:
        return value(state)
    now = part(state)
    weights = None if now is None else WEIGHTS.get((state.seats, now))
    return _hoped(state) if weights is None else promised(signs(state), weights)


def signs(s: State) -> list[tuple[float, ...]]:
    """By seat, when a day begins, what its chances can be told by."""
    n, points, worth = s.seats, s.scores(), tables(s)
    found: list[tuple[float, ...]] = []
    for seat in range(n):
        k, own = (seat - s.turn) % n, worth[seat]
        growing = sum([s.laid[slot] == seat for slot in GROWING])
        nobles = own[s.line[k]] / 5, own[s.line[k + n]] / 5
        found.append((points[seat] / 10, len(s.hands[seat]) / 5, -k / n, *nobles, growing))
    return found


def _hoped(s: State) -> tuple[float, ...]:
    """By points, cards in hand, who stands next in line, and what a card just started will bring."""
    n, first = s.seats, s.turn
    card = card_value(s)
    hopes = [points + card * len(hand) for points, hand in zip(s.scores(), s.hands, strict=True)]
    if 0 < s.phase < RESOLVING:
        look = Outlook(s)
        hopes[first] += PLAN[TITLE[s.card]](s, look).gain - card * KEPT[TITLE[s.card]]
        found = look.tables
    else:
        found = tables(s)
        if not s.due:
            first += 1
    for k, (weight, noble) in enumerate(zip(HOPES, s.line)):  # noqa: B905
        seat = (first + k) % n
        hopes[seat] += weight * found[seat][noble]
    return tuple(shares_of(hopes, left_to_come(s)))
