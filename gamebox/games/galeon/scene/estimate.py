"""What can be told of towers sold and of one's own wealth from the sides seen: for the ledger, and for nobody else."""

from __future__ import annotations

from typing import NamedTuple

from gamebox.games.galeon.cards import FULL, HIDDEN, MASK, NEEDS, SETS, SUM, VALUE
from gamebox.games.galeon.chances import GAINS
from gamebox.games.galeon.rules import Sale, State
from gamebox.games.galeon.wealth import gains, spread

HOPED = 0.1
"""What is hoped for comes true at least so often."""


class Estimate(NamedTuple):
    """A seat's own wealth as it may think: what it has at least, what is likely, what it may hope for; and how sure it
    may be to have reached the mark, in per cent."""

    certain: int
    likely: int
    hoped: int
    sure: int


def estimate(view: State) -> Estimate | None:
    """The estimate of who looks; None for the public, and where nothing may be read again (3.7)."""
    seat = view.viewer
    if seat is None or seat < 0 or not view.options.notebook:
        return None
    cards = SUM[FULL & ~view.lost[seat]]
    odds = gains(view, seat, seat)
    certain = cards + sum(next(g for g, p in zip(GAINS, chance, strict=True) if p > 1e-9) for chance in odds)
    sums = spread(odds)
    likely, hoped = (cards + 5 * _least(sums, share) for share in (0.5, HOPED))
    target = max(0, -((cards - view.options.target) // 5))
    return Estimate(certain, max(certain, likely), max(certain, hoped), round(100 * sum(sums[target:])))


def _least(sums: list[float], share: float) -> int:
    """The highest sum that is reached at least so often."""
    above = 0.0
    for index in range(len(sums) - 1, -1, -1):
        above += sums[index]
        if above >= share - 1e-9:
            return index
    return 0


def span(view: State, sale: Sale) -> tuple[int, int]:
    """The least and the most that a tower sold can bring its buyer, by the sides that the viewer saw of it alone."""
    code, needs = view.sides[sale.tower], NEEDS[sale.docks[sale.seat]]
    seen = MASK[code] if code != HIDDEN else 0
    values = [VALUE[mask & needs] for mask in SETS if mask & seen == seen]
    return min(values), max(values)
