"""What a good player knows. Reads the current seat's own knowledge and public fields only."""

from __future__ import annotations

from random import Random
from typing import Final

from gamebox.core.events import Said
from gamebox.games.gang_of_four.actions import ANNOUNCE, GIVE, PASSED, Choice
from gamebox.games.gang_of_four.combos import GANG
from gamebox.games.gang_of_four.effects import POINTS
from gamebox.games.gang_of_four.rules import State

DANGER: Final = 4
"""With so few cards left in some other hand it is time to hold back nothing."""
STEADY: Final = 40.0
"""How many points make a lead worth something."""


def policy(state: State, legal: list[Choice], rng: Random) -> Choice:
    """A sensible choice."""
    if state.phase == GIVE or state.phase == ANNOUNCE:
        return legal[0]
    seat = state.current
    left = [n for other, n in enumerate(state.counts) if other != seat]
    urgent = min(left) <= DANGER
    plays = [a for a in legal if a.combo is not None and (urgent or a.combo.kind != GANG)]
    if not plays:
        return legal[0]
    return min(plays, key=_cheap) if state.table is None else _answer(plays, urgent)


def _cheap(action: Choice) -> tuple[int, int]:
    """Many low cards first."""
    combo = action.combo
    assert combo is not None
    return -combo.size, combo.number


def _answer(plays: list[Choice], urgent: bool) -> Choice:
    """The weakest that beats; against a small hand the strongest of singles."""
    first = plays[0].combo
    return plays[-1] if urgent and first is not None and first.size == 1 else plays[0]


def value(state: State) -> tuple[float, ...]:
    """Each seat's share of winning, about 1 in all."""
    if state.current is None:
        ranks = state.ranks()
        winners = ranks.count(1)
        return tuple([1 / winners if rank == 1 else 0.0 for rank in ranks])
    costs = [t + POINTS[min(n, 16)] for t, n in zip(state.totals, state.counts, strict=True)]
    least = min(costs)
    shares = [1.0 / (1.0 + (cost - least) / STEADY) for cost in costs]
    total = sum(shares)
    return tuple([share / total for share in shares])


def stretch(state: State) -> int:
    """The hand: a search judges positions between two of them, not in the middle."""
    return state.hand


def weigh(view: State, world: State) -> float:
    """All worlds are as likely."""
    return 1.0


def reason(view: State, action: Choice) -> Said:
    """Why: the key of a sentence, and what it speaks of."""
    seat = view.current
    assert seat is not None
    if action is PASSED:
        return Said("pass", seat)
    if action.combo is None:
        return Said("give" if view.phase == GIVE else "announce", seat)
    return Said("lead" if view.table is None else "beat", seat, number=action.combo.size)
