"""Who is likely to win when a turn begins: places, purses, debts and crews, and what the event promises to each.

How much each sign weighs was learned from games that computers played: see build_scripts/train.py.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from gamebox.core.game import TRUTH
from gamebox.core.odds import promised
from gamebox.games.gnadenlos.actions import SEND
from gamebox.games.gnadenlos.cards import COLOUR, FATAL, POKER, ROW, SHOWDOWN, STRENGTH, VALUE, WIN, YIELD, people_in
from gamebox.games.gnadenlos.evaluation import crew_worth, peril, turns_left, value
from gamebox.games.gnadenlos.experience import WEIGHTS
from gamebox.games.gnadenlos.ledger import TURNED

if TYPE_CHECKING:
    from gamebox.games.gnadenlos.rules import State

PARTS: Final[tuple[float, ...]] = (2.5, 4.5, 7.5, 11.0, 15.0)
"""Turns still to come with which a game enters another part, the last part first."""
KEEN: Final = 0.7
"""How much likelier the stronger of two adventurers is to win an event, for each point."""
PURSE: Final = 5
"""Nuggets that can be spent at once: those beyond count less."""
SIGNS: Final[tuple[str, ...]] = (
    "place", "purse", "rest", "owed", "peril", "vulture", "two vultures", "peril of a third", "crew", "heads", "gold",
    "poker", "guns", "after", "notes",
)  # fmt: skip


def group(s: State) -> tuple[int, ...]:
    """Which games have weights in common: those of as many players."""
    return (s.seats,)


def part(s: State) -> int | None:
    """How far the game is, 0 near its end; None unless a turn begins in a whole position."""
    if s.viewer != TRUTH or s.phase != SEND or max(s.chosen) >= 0:
        return None
    left = turns_left(s)
    return sum([left >= turns for turns in PARTS])


def owed(s: State) -> list[int]:
    """What each colour owes in the market of a whole position."""
    found = [0] * s.seats
    for place in s.market:
        if 0 <= place < TURNED:
            face = place & 31
            found[COLOUR[face]] += VALUE[face]
    return found


def signs(s: State) -> list[tuple[float, ...]]:
    """By seat, at the beginning of a turn in a whole position, what its chances can be told by."""
    debts, near, chances = owed(s), min(1.0, len(s.market) / (ROW * s.seats)), _chances(s)
    kind = s.shown[-1]
    found: list[tuple[float, ...]] = []
    for seat in range(s.seats):
        place, gold, crew, win = s.places[seat], s.nuggets[seat], s.crews[seat], chances[seat]
        danger, two = near * peril(gold, debts[seat]), s.vultures[seat] == FATAL - 1
        found.append(
            (
                place / 10, min(gold, PURSE) / PURSE, max(0, gold - PURSE) / 10, debts[seat] / 10, danger,
                float(s.vultures[seat] == 1), float(two), two * danger, crew_worth(crew) / 5, crew.bit_count() / 3,
                win * YIELD[kind][0] / 5 if kind < POKER else 0.0, win * WIN[place] / 3 if kind == POKER else 0.0,
                win if kind == SHOWDOWN else 0.0, (seat - s.active) % s.seats / s.seats, s.notes(seat) / 5,
            )
        )  # fmt: skip
    return found


def _chances(s: State) -> list[float]:
    """How likely each seat is to win the event, by the strongest adventurer of its crew."""
    strength = STRENGTH[s.shown[-1]]
    odds = [exp(KEEN * max([strength[a] for a in people_in(crew)])) if crew else 0.0 for crew in s.crews]
    whole = sum(odds)
    return [x / whole for x in odds] if whole else odds


def verdict(s: State) -> tuple[float, ...]:
    """Each seat's share of winning, thought over with care where a turn begins."""
    now = part(s)
    weights = None if now is None else WEIGHTS.get((s.seats, now))
    return value(s) if weights is None else promised(signs(s), weights)
