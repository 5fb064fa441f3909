"""A suggested action with one sentence why. It rests on the view of the seat that asks, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from gamebox.core.events import Said
from gamebox.core.game import Game
from gamebox.core.match import Player

Advisor = Callable[[int], Player]
"""Gives the player who thinks for a seat that asks for a hint."""


class Hint(NamedTuple):
    """The action, the tags to click for it in order, and why: catalogue key and what it speaks of."""

    action: Any
    tags: tuple[str, ...]
    key: str
    reason: Said


class Hints:
    """One question at a time. Without an advisor the game's own heuristics answer at once."""

    def __init__(self, game: Game, advisor: Advisor | None = None) -> None:
        self._game, self._advisor = game, advisor
        self._player: Player | None = None
        self._hint: Hint | None = None
        self.taken: dict[int, int] = {}

    def ask(self, seat: int, view: Any, turn: int, suggest: Callable[[Any], list[str]]) -> Hint | None:
        """The hint for a seat in its view, None while there is none yet. Ask again until it comes."""
        if self._hint is None:
            action = self._answer(seat, view, turn)
            if action is None:
                return None
            reason = self._game.heuristics.reason(view, action)
            self._hint = Hint(action, tuple(suggest(action)), f"{self._game.id}.reason.{reason.key}", reason)
            self.taken[seat] = self.taken.get(seat, 0) + 1
        return self._hint

    def _answer(self, seat: int, view: Any, turn: int) -> Any | None:
        if self._advisor is None:
            return self._game.heuristics.policy(view, view.legal_actions(), Random(seat + 16 * turn))
        if self._player is None:
            self._player = self._advisor(seat)
            self._player.begin(view)
        return self._player.poll()

    def forget(self) -> None:
        """The position has changed: the hint and the question are void."""
        if self._player is not None:
            self._player.cancel()
        self._player = self._hint = None
