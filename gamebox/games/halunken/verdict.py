"""Who is likely to win at the start of a round: crews as they are, and what the round promises each captain.

How much each sign weighs was learned from games that computers played: see build_scripts/train.py.
"""

from __future__ import annotations

from typing import Final

from gamebox.core.odds import promised
from gamebox.games.halunken.actions import OVER
from gamebox.games.halunken.cards import COLOUR, HAND, VALUE
from gamebox.games.halunken.evaluation import kind, outlook, value
from gamebox.games.halunken.experience import WEIGHTS
from gamebox.games.halunken.forecast import Forecast, top_sailors
from gamebox.games.halunken.rules import State

SCALE: Final = 20.0
"""Points that count as one."""
SIGNS: Final[tuple[str, ...]] = ("outlook", "size", "sum", "doubled", "largest", "best", "mean")


def signs(s: State) -> list[tuple[float, ...]]:
    """By seat, at the start of a round, what its chances can be told by; the same for positions that look the same."""
    look = Forecast(s, top_sailors(s))
    return [(*_crew(s.crews[seat], s.round - 1), *_promise(look.hoped[seat], s.hands[seat])) for seat in range(s.seats)]


def _crew(crew: tuple[int, ...], played: int) -> tuple[float, ...]:
    """What a crew has: points to expect, sailors, their sum, the sum that counts twice now, the largest colour."""
    counts, sums = [0, 0, 0, 0], [0, 0, 0, 0]
    for c in crew:
        counts[COLOUR[c]] += 1
        sums[COLOUR[c]] += VALUE[c]
    largest, doubled = max(zip(counts, sums, strict=True))
    return outlook(crew, played) / SCALE, len(crew), sum(sums) / SCALE, doubled / SCALE, largest


def _promise(hopes: list[float], hand: int) -> tuple[float, float]:
    """What the best card of a hand may be expected to bring this round, and an average one."""
    held = [hopes[m] for m in HAND if hand >> m & 1]
    return max(held) / SCALE, sum(held) / (SCALE * len(held))


def group(s: State) -> tuple[int, ...]:
    """Which games have weights in common."""
    return s.seats, kind(s)


def part(s: State) -> int | None:
    """The round that begins; None within a round."""
    if s.phase == OVER or s.round < 1 or any(s.choice) or any(s.bids) or s.moving:
        return None
    return s.round


def verdict(s: State) -> tuple[float, ...]:
    """Each seat's share of winning, thought over with care where a round begins."""
    now = part(s)
    weights = None if now is None else WEIGHTS.get((s.seats, kind(s), now))
    return value(s) if weights is None else promised(signs(s), weights)
