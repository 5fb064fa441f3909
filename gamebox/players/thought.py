"""One decision in the making, whoever makes it: a few milliseconds at a time, with an answer ready at any moment."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from gamebox.core.game import Heuristics, State

Sensible = Callable[[State[Any], list[Any]], list[Any]]


class Thought(Protocol):
    """A choice that somebody is thinking about."""

    def run(self, until: float) -> bool:
        """Think on until the clock (time.perf_counter) passes `until`. True when there is nothing left to think."""

    def best(self) -> Any:
        """The best action so far. Legal at any moment, also before the first `run`."""


class Strategy(Protocol):
    """A way to play: opens a thought on a view. Chance comes from `rng` alone."""

    def open(self, view: State[Any], rng: Random) -> Thought:
        """Start to think about the choice that is open for the viewer."""


class Settled:
    """A thought that needs no time."""

    __slots__ = ("_action",)

    def __init__(self, action: Any) -> None:
        self._action = action

    def run(self, until: float) -> bool:
        """Nothing to think about."""
        return True

    def best(self) -> Any:
        """The action."""
        return self._action


def every_choice(state: State[Any], legal: list[Any]) -> list[Any]:
    """All that is legal."""
    return legal


def sensible(heuristics: Heuristics) -> Sensible:
    """What the heuristics hold worthwhile of the legal choices; all of them where they do not tell."""
    told: Sensible = getattr(heuristics, "worthwhile", every_choice)
    return told


def chance(seed: int, view: State[Any]) -> Random:
    """The dice of a computer seat: from its own seed, its seat and what it sees, never from the deal's seed."""
    return Random(f"gamebox {seed} {view.viewer} {view.digest()}")


def think(strategy: Strategy, view: State[Any], seed: int) -> Thought:
    """Open a thought on a view. A forced choice is settled at once. ValueError unless the viewer is to choose."""
    if view.viewer is None or view.viewer != view.current:
        raise ValueError(f"a player of seat {view.current} may see its own view only, not that of {view.viewer}")
    legal = view.legal_actions()
    if len(legal) == 1:
        return Settled(legal[0])
    return strategy.open(view, chance(seed, view))
