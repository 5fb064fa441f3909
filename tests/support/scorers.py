"""Second scorers, written from the rules alone: they look at the pieces on the table and at nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from gamebox.core.events import Zone

Zones = Mapping[Zone, Sequence[int]]


def halunken(zones: Zones, seats: int) -> tuple[int, ...]:
    """4.2: all values, and those of one of the largest colours again, whichever is best."""
    ranges = {"yellow": range(1, 13), "green": range(3, 14), "red": range(5, 15), "purple": range(7, 16)}
    names = [(colour, value) for colour, values in ranges.items() for value in values]
    scores = []
    for seat in range(seats):
        crew = [names[card] for card in zones.get(Zone("crew", seat), ())]
        by_colour = {c: [v for colour, v in crew if colour == c] for c in ranges}
        largest = max(len(values) for values in by_colour.values())
        doubled = [sum(values) for values in by_colour.values() if len(values) == largest]
        scores.append(sum(value for _, value in crew) + max(doubled))
    return tuple(scores)


def winners(scores: Sequence[int]) -> tuple[int, ...]:
    """4.4: everybody with the highest score."""
    return tuple(seat for seat, score in enumerate(scores) if score == max(scores))


SCORERS: dict[str, Callable[[Zones, int], tuple[int, ...]]] = {"halunken": halunken}
