"""A suggested action with one sentence why. It rests on the view of the seat that asks, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple, Protocol

from gamebox.controllers.chronicle import catalogue_key
from gamebox.core.events import Said
from gamebox.core.game import Game


class Question(Protocol):
    """A hint that somebody is thinking about."""

    def poll(self) -> tuple[Any, Said] | None:
        """The action and the reason, once they are found. Never waits."""

    def cancel(self) -> None:
        """The hint is no longer wanted."""


Advisor = Callable[[Any], Question]
"""Starts to think about the best action of a view."""


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
        self._question: Question | None = None
        self._hint: Hint | None = None
        self.taken: dict[int, int] = {}

    def ask(self, seat: int, view: Any, turn: int, suggest: Callable[[Any], list[str]]) -> Hint | None:
        """The hint for a seat in its view, None while there is none yet. Ask again until it comes."""
        if self._hint is None:
            found = self._answer(seat, view, turn)
            if found is None:
                return None
            action, reason = found
            self._hint = Hint(
                action, tuple(suggest(action)), catalogue_key(self._game.id, "reason", reason.key), reason
            )
            self.taken[seat] = self.taken.get(seat, 0) + 1
        return self._hint

    def _answer(self, seat: int, view: Any, turn: int) -> tuple[Any, Said] | None:
        heuristics = self._game.heuristics
        if self._advisor is None:
            action = heuristics.policy(view, view.legal_actions(), Random(seat + 16 * turn))
            return action, heuristics.reason(view, action)
        if self._question is None:
            self._question = self._advisor(view)
        return self._question.poll()

    def forget(self) -> None:
        """The position has changed: the hint and the question are void."""
        if self._question is not None:
            self._question.cancel()
        self._question = self._hint = None
