"""Players that answer at once: random, greedy, and the one that follows the game's own policy."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from gamebox.core.game import Heuristics, State
from gamebox.players.thought import Settled, Thought, sensible

WORLDS: Final = 2
"""Positions that the greedy player imagines for each choice."""


class RandomPlayer:
    """Any legal action, each as likely."""

    __slots__ = ()

    def open(self, view: State[Any], rng: Random) -> Thought:
        """Draw one."""
        legal = view.legal_actions()
        return Settled(legal[int(rng.random() * len(legal))])


class RulePlayer:
    """What the game's policy says; `slips` is the share of choices that are drawn blindly instead.

    Where the heuristics tell what is worthwhile, a slip is one of these: nobody throws a whole match away by it.
    """

    __slots__ = ("_sensible", "_slips", "_tips")

    def __init__(self, heuristics: Heuristics, slips: float = 0.0) -> None:
        self._tips, self._slips = heuristics, slips
        self._sensible = sensible(heuristics)

    def open(self, view: State[Any], rng: Random) -> Thought:
        """Ask the policy, unless attention slips."""
        legal = view.legal_actions()
        if self._slips and rng.random() < self._slips:
            some = self._sensible(view, legal)
            return Settled(some[int(rng.random() * len(some))])
        return Settled(self._tips.policy(view, legal, rng))


class GreedyPlayer:
    """Looks one step ahead in a few imagined positions and takes what looks best there."""

    __slots__ = ("_tips", "_worlds")

    def __init__(self, heuristics: Heuristics, worlds: int = WORLDS) -> None:
        self._tips, self._worlds = heuristics, worlds

    def open(self, view: State[Any], rng: Random) -> Thought:
        """Try each legal action in each imagined position."""
        seat, legal = view.viewer, view.legal_actions()
        assert seat is not None
        sums = [0.0] * len(legal)
        for _ in range(self._worlds):
            world = view.determinize(rng)
            for i, action in enumerate(legal):
                sums[i] += self._after(world.clone(), action, seat, rng)
        return Settled(legal[sums.index(max(sums))])

    def _after(self, state: State[Any], action: Any, seat: int, rng: Random) -> float:
        """The seat's share of winning after an action; choices made face down are completed blindly first."""
        state.apply(action)
        while state.secrets() and state.current is not None:
            legal = state.legal_actions()
            state.apply(legal[int(rng.random() * len(legal))])
        return self._tips.value(state)[seat]
