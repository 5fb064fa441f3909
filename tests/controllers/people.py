"""Stand-ins for those who sit at a table: a computer that draws lots, one that takes its time, and a clicking human."""

from __future__ import annotations

from random import Random
from typing import Any

from gamebox.controllers.table import TableController
from gamebox.core.game import Game
from gamebox.core.match import Match


class Lots:
    """Plays any legal action of its view."""

    def __init__(self, seed: int, polls: int = 0) -> None:
        self.random, self.polls = Random(seed), polls
        self.begun = self.cancelled = 0
        self.view: Any = None

    def begin(self, view: Any) -> None:
        self.view, self.left = view, self.polls
        self.begun += 1

    def poll(self) -> Any:
        if self.view is None:
            return None
        self.left -= 1
        if self.left >= 0:
            return None
        legal = self.view.legal_actions()
        return legal[int(self.random.random() * len(legal))]

    def cancel(self) -> None:
        self.view = None
        self.cancelled += 1


def sit(game: Game, seats: int, humans: int, options: Any = None, seed: int = 7, **more: Any) -> TableController:
    """A table whose first seats are humans; `actions` are played before."""
    players = [None if seat < humans else Lots(seat) for seat in range(seats)]
    actions = more.pop("actions", ())
    return TableController(Match(game, seats, options or game.options(), seed, players, actions), **more)


def rest(table: TableController, limit: int = 100_000) -> None:
    """Show everything and let time pass until a human is wanted: for a click or behind a curtain."""
    for _ in range(limit):
        table.beats()
        table.settled()
        if table.over or table.asked is not None or table.curtain is not None:
            return
        table.update(1.0)
    raise AssertionError("nobody ever had to choose")


def play_on(table: TableController, random: Random, actions: int = 10_000) -> None:
    """Click lit things at random until the match is over, or so many actions have been played in all."""
    while not table.over and len(table.match.log) < actions:
        rest(table)
        if table.curtain is not None:
            table.lift()
        lit = table.targets()
        if lit:
            table.click(lit[int(random.random() * len(lit))])
