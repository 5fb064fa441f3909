"""What makes a play bold, careful or greedy: strong and long combinations early, passing, shedding cards at once.

Reads the own hand and public fields only.
"""

from __future__ import annotations

from typing import Final

from gamebox.games.gang_of_four.actions import ANNOUNCE, GIVE, Choice
from gamebox.games.gang_of_four.cards import FACES
from gamebox.games.gang_of_four.combos import Combination
from gamebox.games.gang_of_four.rules import State

BASE: Final[tuple[float, ...]] = (0.0, 0.05, 0.15, 1.0, 0.25, 0.45, 0.6, 0.95)
"""By kind: how strong its weakest combination is, from 0 to 1."""
STEP: Final[tuple[float, ...]] = (0.08, 0.08, 0.08, 0.0, 0.03, 0.03, 0.03, 0.0)
"""What each number of its best card adds."""
EASE: Final = 5
"""With fewer cards than this in any hand the end is near, and all play alike."""
MOST: Final = 5
PASSING: Final = 0.6
ANSWER: Final = 0.2
KEEPING: Final = 0.4


def lean(view: State, action: Choice) -> tuple[float, float]:
    """How daring a choice is, from careful -1 to bold 1, and how much it takes at once, from nothing -1 to all 1."""
    if view.phase == ANNOUNCE:
        return 0.0, 0.0
    if view.phase == GIVE:
        height = 2 * action.face / (FACES - 1) - 1
        return KEEPING * height, -KEEPING * height
    ease, combo = min(EASE, min(view.counts)) / EASE, action.combo
    if combo is None:
        return -ease * PASSING, -PASSING
    size, strong = min(MOST, combo.size), strength(combo)
    if view.table is None:
        shed = (size - 1) / (MOST - 1)
        return ease * (0.4 * (2 * shed - 1) + 0.6 * (2 * strong - 1)), 2 * shed - 1
    return ease * ((1 + ANSWER) * strong - ANSWER), size / MOST


def strength(combo: Combination) -> float:
    """How strong a combination is, from 0 to 1."""
    return min(1.0, BASE[combo.kind] + STEP[combo.kind] * combo.number)
