"""Players that answer at once: random, greedy, one that follows the game's own policy, and one that only glances."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Any, Final

from gamebox.core.game import Heuristics, State
from gamebox.players.style import Style
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
    """What the game's policy says."""

    __slots__ = ("_tips",)

    def __init__(self, heuristics: Heuristics) -> None:
        self._tips = heuristics

    def open(self, view: State[Any], rng: Random) -> Thought:
        """Ask the policy."""
        return Settled(self._tips.policy(view, view.legal_actions(), rng))


class GreedyPlayer:
    """Looks one step ahead in a few imagined positions and takes what looks best there."""

    __slots__ = ("_tips", "_worlds")

    def __init__(self, heuristics: Heuristics, worlds: int = WORLDS) -> None:
        self._tips, self._worlds = heuristics, worlds

    def open(self, view: State[Any], rng: Random) -> Thought:
        """Try each legal action in each imagined position."""
        legal = view.legal_actions()
        sums = outlooks(self._tips, view, legal, rng, self._worlds)
        return Settled(legal[sums.index(max(sums))])


class GlancePlayer:
    """Sees no further than the next step, and that not sharply: the better an action looks, the likelier it is taken.

    blur: the difference in the share of winning (0..1) at which the worse of two is still chosen about once in four
    times. faith: how much better, in the same unit, the choice of the game's policy is thought to be. Where the
    heuristics tell what is worthwhile, nothing else is looked at: nobody throws a whole match away.
    """

    __slots__ = ("_blur", "_faith", "_sensible", "_style", "_tips")

    def __init__(self, heuristics: Heuristics, blur: float, faith: float, style: Style) -> None:
        self._tips, self._blur, self._faith, self._style = heuristics, blur, faith, style
        self._sensible = sensible(heuristics)

    def open(self, view: State[Any], rng: Random) -> Thought:
        """Draw one, by what each looks like."""
        legal = view.legal_actions()
        some = self._sensible(view, legal)
        if len(some) == 1:
            return Settled(some[0])
        advised = self._tips.policy(view, legal, rng)
        looks = [total / WORLDS for total in outlooks(self._tips, view, some, rng, WORLDS)]
        for i, action in enumerate(some):
            looks[i] += self._faith * (action is advised) + self._blur * self._style(view, action)
        best = max(looks)
        odds = [exp((look - best) / self._blur) for look in looks]
        left = rng.random() * sum(odds)
        for action, odd in zip(some, odds, strict=True):
            left -= odd
            if left < 0:
                return Settled(action)
        return Settled(some[looks.index(best)])


def outlooks(tips: Heuristics, view: State[Any], legal: list[Any], rng: Random, worlds: int) -> list[float]:
    """For each action the viewer's shares of winning one step later, added up over so many imagined positions."""
    seat = view.viewer
    assert seat is not None
    sums = [0.0] * len(legal)
    for _ in range(worlds):
        world = view.determinize(rng)
        for i, action in enumerate(legal):
            sums[i] += _after(tips, world.clone(), action, seat, rng)
    return sums


def _after(tips: Heuristics, state: State[Any], action: Any, seat: int, rng: Random) -> float:
    """The seat's share of winning after an action; choices made face down are completed blindly first."""
    state.apply(action)
    while state.secrets() and state.current is not None:
        legal = state.legal_actions()
        state.apply(legal[int(rng.random() * len(legal))])
    return tips.value(state)[seat]
