"""Second scorers, written from the rules alone: they look at the pieces on the table and at nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from gamebox.core.events import Event, Zone
from tests.support.scorer_galeon import galeon
from tests.support.scorer_gnadenlos import gnadenlos
from tests.support.scorer_guillotine import guillotine

Zones: TypeAlias = Mapping[Zone, Sequence[int]]


class Turn(NamedTuple):
    """One action of a game: the pieces before it, who acted, the text of the action, and what everybody saw of it."""

    zones: Zones
    seat: int
    text: str
    events: tuple[Event, ...] = ()


class Result(NamedTuple):
    """The points of each seat, and who has won."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


def halunken(turns: Sequence[Turn], end: Zones, seats: int, options: Any) -> Result:
    """4.2: all values, and those of one of the largest colours again, the best one. 4.4: the highest score wins."""
    ranges = {"yellow": range(1, 13), "green": range(3, 14), "red": range(5, 15), "purple": range(7, 16)}
    names = [(colour, value) for colour, values in ranges.items() for value in values]
    scores = []
    for seat in range(seats):
        crew = [names[card] for card in end.get(Zone("crew", seat), ())]
        by_colour = {c: [v for colour, v in crew if colour == c] for c in ranges}
        largest = max(len(values) for values in by_colour.values())
        doubled = [sum(values) for values in by_colour.values() if len(values) == largest]
        scores.append(sum(value for _, value in crew) + max(doubled))
    return Result(tuple(scores), holders(scores, max(scores)))


def gang_of_four(turns: Sequence[Turn], end: Zones, seats: int, options: Any) -> Result:
    """8.1: a hand is over when somebody plays all cards; the others pay for those left. 8.2: the lowest total wins."""
    scores = [0] * seats
    for zones, player, text, _ in turns:
        verb, *cards = text.split()
        if verb == "play" and len(cards) == len(zones[Zone("hand", player)]):
            for seat in set(range(seats)) - {player}:
                left = len(zones[Zone("hand", seat)])
                times = next(factor for factor, least in ((5, 16), (4, 14), (3, 11), (2, 8), (1, 0)) if left >= least)
                scores[seat] += left * times
    return Result(tuple(scores), holders(scores, min(scores)))


def holders(scores: Sequence[int], wanted: int) -> tuple[int, ...]:
    """The seats that have these points."""
    return tuple(seat for seat, score in enumerate(scores) if score == wanted)


SCORERS: dict[str, Callable[[Sequence[Turn], Zones, int, Any], Result]] = {
    "halunken": halunken,
    "guillotine": guillotine,
    "gnadenlos": gnadenlos,
    "galeon": galeon,
    "gang_of_four": gang_of_four,
}
