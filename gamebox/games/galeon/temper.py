"""What makes a choice bold, careful or greedy: high cards, none at all, the surest gain.

Reads what the own seat sees of a tower and public fields only.
"""

from __future__ import annotations

from typing import Final

from gamebox.games.galeon.actions import ANNOUNCE, BID, NO, PASS, YES, Choice
from gamebox.games.galeon.cards import BITS, MASK, NEEDS, TOP
from gamebox.games.galeon.chances import MEAN
from gamebox.games.galeon.lore import known
from gamebox.games.galeon.rules import State

PASSING: Final = -0.5
SAID: Final = 0.5
"""How bold it is to announce, or to declare to be rich; and how careful not to."""
WIDTH: Final = 9.0
"""Thousands of doubloons beyond the price that are a great deal."""
RIVAL: Final = 0.1
"""How much bolder it is to go over somebody else."""


def lean(view: State, action: Choice) -> tuple[float, float]:
    """How daring a choice is, from careful -1 to bold 1, and how much it takes at once, from nothing -1 to all 1."""
    kind = action.kind
    if kind == BID:
        return _bid(view, action.tower, action.value)
    if kind == PASS:
        return PASSING, 0.0
    return SAID if kind in (ANNOUNCE, YES) else -SAID, 0.5 * (kind != NO)


def _bid(view: State, tower: int, value: int) -> tuple[float, float]:
    """A card on a tower: how much is staked, and what the tower promises beyond it."""
    seat = view.current
    assert seat is not None
    mask = MASK[known(view, seat, tower)]
    good = BITS[mask & NEEDS[view.docks[seat]]]
    bad = BITS[mask] - good
    over = view.leaders[view.centre.index(tower)] >= 0
    daring = value / TOP - 0.2 + RIVAL * over
    return daring, (MEAN[good][bad] - value) / WIDTH
