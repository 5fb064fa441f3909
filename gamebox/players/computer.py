"""A computer seat that thinks in this process."""

from __future__ import annotations

from math import inf
from time import perf_counter
from typing import Any, Final

from gamebox.core.game import Seat, State
from gamebox.players.thought import Strategy, Thought, think

SLICE: Final = 0.004
"""Seconds that one poll may think, so that a screen in the same process keeps moving."""
HARD_STOP: Final = 5.0
"""Seconds after which any answer is taken."""


class Computer:
    """A seat played by a strategy. seconds: when to stop thinking; the number of iterations usually stops it before."""

    def __init__(self, strategy: Strategy, seat: Seat, seed: int, seconds: float = HARD_STOP) -> None:
        self.strategy, self.seat, self.seed, self.seconds = strategy, seat, seed, seconds
        self._thought: Thought | None = None
        self._until = 0.0

    def begin(self, view: State[Any]) -> None:
        """Start to think. ValueError if the view is not that of the own seat."""
        if view.viewer != self.seat:
            raise ValueError(f"seat {self.seat} was given the view of {view.viewer}")
        self._until = perf_counter() + self.seconds
        self._thought = think(self.strategy, view, self.seed)

    def poll(self, seconds: float = SLICE) -> Any | None:
        """Think for a moment; the action once it is found."""
        if self._thought is None:
            return None
        now = perf_counter()
        if self._thought.run(min(now + seconds, self._until)) or now > self._until:
            return self._thought.best()
        return None

    def cancel(self) -> None:
        """Forget the choice."""
        self._thought = None

    def decide(self, view: State[Any]) -> Any:
        """The action, however long it takes: no clock ends it, only the number of iterations."""
        self.begin(view)
        assert self._thought is not None
        self._thought.run(inf)
        action = self._thought.best()
        self._thought = None
        return action
