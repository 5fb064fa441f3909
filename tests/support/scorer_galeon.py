"""A second scorer of Galéon, written from the rules alone: it looks at pieces, and at what was declared."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any

from gamebox.core.events import Zone

if TYPE_CHECKING:
    from tests.support.scorers import Result, Turn, Zones

SHIPS = list(combinations(range(7), 4))
BRINGS = {1: 0, 2: 5, 3: 15, 4: 30}


def _card(seat: int, value: int) -> int:
    return 7 + 35 + 9 * seat + value - 1


def _buyer(before: Turn, tower: int) -> int:
    """4.8: who has the highest card on the pile of a tower, the last bid included."""
    cards = list(before.zones.get(Zone("pile", tower), ()))
    verb, *rest = before.text.split()
    if verb == "bid" and int(rest[0]) == tower:
        cards.append(_card(before.seat, int(rest[1])))
    return max(cards, key=lambda card: (card - 42) % 9) - 42


def galeon(turns: Sequence[Turn], end: Zones, seats: int, options: Any) -> Result:
    """5.1 and 5.2: gains and cards. 7.2: who declared wrongly is out. 7.3, 7.4: the richest of the others win."""
    from tests.support.scorers import Result  # the list of scorers there names this one

    wealth = [
        sum(v for v in range(1, 10) if _card(seat, v) not in end.get(Zone("lost", seat), ())) for seat in range(seats)
    ]
    later = [*[turn.zones for turn in turns[1:]], end]
    for turn, after in zip(turns, later, strict=True):
        for zone in turn.zones:
            tower = zone.owner
            if zone.name == "tower" and Zone("cargo", tower) in after:
                buyer = _buyer(turn, tower) // 9
                (ship,) = turn.zones[Zone("dock", buyer)]
                wealth[buyer] += BRINGS[len(set(SHIPS[ship - 7]) & set(turn.zones[zone]))]
    declared = {turn.seat: turn.text for turn in turns if turn.text in ("announce", "yes", "no")}
    right = [s for s in range(seats) if (wealth[s] >= options.target) == (declared[s] != "no")]
    best = max((wealth[s] for s in right), default=0)
    return Result(tuple(wealth), tuple(s for s in right if wealth[s] == best))
