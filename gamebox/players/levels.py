"""The names of computer players, and what each of them stands for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from gamebox.core.game import Game, Seat
from gamebox.players.computer import HARD_STOP, Computer
from gamebox.players.fast import GreedyPlayer, RandomPlayer, RulePlayer
from gamebox.players.search import SearchPlayer
from gamebox.players.thought import Strategy


class Level(NamedTuple):
    """How a level plays: a strategy, its iterations or worlds, its share of slips, and when it must stop (seconds)."""

    kind: str
    amount: int = 0
    slips: float = 0.0
    seconds: float = HARD_STOP


LADDER: Final = (
    Level("rule", slips=0.7, seconds=0.1),
    Level("rule", slips=0.3, seconds=0.1),
    Level("rule", seconds=0.5),
    Level("search", 300, seconds=0.6),
    Level("search", 1000, seconds=1.2),
)
"""The five levels, weakest first. Every game gives them names of its own world (Game.levels)."""
KINDS: Final = ("random", "greedy", "rule", "search", "plain")


def level(name: str, names: Sequence[str] = ()) -> Level:
    """What a name stands for: a level of a game that calls its levels so, or a kind with ":" and its iterations.

    ValueError if it stands for nothing.
    """
    if name in names:
        return LADDER[names.index(name)]
    kind, _, amount = name.partition(":")
    deep = kind in ("search", "plain")
    if kind not in KINDS or deep != amount.isdecimal() or (not deep and amount) or (deep and int(amount) < 1):
        raise ValueError(f"no such player: {name!r}; there are {', '.join((*names, *KINDS[:3]))}, search:N, plain:N")
    return Level(kind, int(amount or 0))


def strategy(chosen: Level, heuristics: Any, effort: float = 1.0) -> Strategy:
    """The strategy behind a level; effort scales its iterations."""
    amount = max(1, round(chosen.amount * effort))
    if chosen.kind == "random":
        return RandomPlayer()
    if chosen.kind == "greedy":
        return GreedyPlayer(heuristics)
    if chosen.kind == "rule":
        return RulePlayer(heuristics, chosen.slips)
    return SearchPlayer(heuristics, amount, guided=chosen.kind == "search")


def make(name: str, game: Game, seat: Seat, seed: int, effort: float = 1.0) -> Computer:
    """A computer player for a seat, thinking in this process. ValueError if nobody has this name."""
    chosen = level(name, game.levels)
    return Computer(strategy(chosen, game.heuristics, effort), seat, seed, chosen.seconds)
