"""A second scorer of Gnadenlos!, written from the rules alone: from what is chosen, shown, rolled and turned up it
reckons purses, hats and vultures for itself.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gamebox.core.events import Turned, Zone

if TYPE_CHECKING:
    from tests.support.scorers import Result, Turn, Zones

CASES = json.loads((Path(__file__).parents[1] / "cases" / "gnadenlos.json").read_text(encoding="utf-8"))
PEOPLE = [dict(zip(("name", "gold", "gun", "cards"), row, strict=True)) for row in CASES["adventurers"]]
NOTES = 20
EVENTS = {49: ("gold", 3, 1), 50: ("gold", 5, 3), 51: ("gold", 7, 4), 52: ("cards", 0, 0), 53: ("gun", 0, 0)}


class Book:
    """Purses, hats and vultures, as somebody with pencil and paper would keep them."""

    def __init__(self, seats: int) -> None:
        self.purse, self.hat, self.birds = [10] * seats, [6] * seats, [0] * seats

    def bought(self, seat: int, spaces: int) -> None:
        """7.1, 10.3."""
        self.purse[seat] -= spaces
        self.hat[seat] += spaces

    def event(self, card: int, shown: dict[int, int]) -> None:
        """6.2 to 6.5: who showed which adventurer."""
        column, first, second = EVENTS[card]
        force = {seat: PEOPLE[person - NOTES][column] for seat, person in shown.items()}
        ranking = sorted(set(force.values()), reverse=True)
        if len(ranking) < 2:
            return
        for seat, strength in force.items():
            if column == "gold":
                self.purse[seat] += first if strength == ranking[0] else second if strength == ranking[1] else 0
            if column == "cards":
                _, _, _, win, loss = next(row for row in CASES["sections"] if row[1] <= self.hat[seat] <= row[2])
                step = win if strength == ranking[0] else -loss if strength == ranking[-1] else 0
                self.hat[seat] = min(35, max(1, self.hat[seat] + step))

    def turned(self, note: int) -> None:
        """9.1c, 9.2."""
        owner, value = divmod(note, 5)
        if value <= self.purse[owner]:
            self.purse[owner] -= value
        else:
            self.birds[owner] += 1
            self.hat[owner] = max(1, self.hat[owner] - 5)


def gnadenlos(turns: Sequence[Turn], end: Zones, seats: int, options: Any) -> Result:
    """10.4: the hat furthest ahead, then nuggets, then together; never with three vultures."""
    from tests.support.scorers import Result  # the list of scorers there names this one

    book = Book(seats)
    for turn in turns:
        verb, *words = turn.text.split()
        if verb == "buy":
            book.bought(turn.seat, int(words[0]))
        shown: dict[int, int] = {}
        for event in turn.events:
            if isinstance(event, Turned) and event.zone.name == "sent":
                shown[event.zone.owner] = event.card
            elif shown:
                book.event(turn.zones[Zone("event")][-1], shown)
                shown = {}
            if isinstance(event, Turned) and event.zone.name == "slot":
                book.turned(event.card)
    rows = [(p, g) if v < 3 else (0, -1) for p, g, v in zip(book.hat, book.purse, book.birds, strict=True)]
    best = max(rows)
    return Result(tuple(place for place, _ in rows), tuple(seat for seat, row in enumerate(rows) if row == best))
