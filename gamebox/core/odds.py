"""From signs to chances: what the signs of each seat promise, by weights that games have taught (see train.py)."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp


def promised(signs: Sequence[Sequence[float]], weights: Sequence[float]) -> tuple[float, ...]:
    """Each seat's share of the win: the more so, the more its signs weigh in all."""
    odds = [sum([x * w for x, w in zip(row, weights, strict=True)]) for row in signs]
    most = max(odds)
    odds = [exp(x - most) for x in odds]
    whole = sum(odds)
    return tuple([x / whole for x in odds])
