"""The names of computer players, and what each of them stands for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from gamebox.core.game import Game, Seat
from gamebox.players.computer import HARD_STOP, Computer
from gamebox.players.fast import GlancePlayer, GreedyPlayer, RandomPlayer, RulePlayer
from gamebox.players.search import SearchPlayer
from gamebox.players.style import style
from gamebox.players.thought import Strategy


class Level(NamedTuple):
    """How somebody plays.

    kind: a strategy; amount: its iterations, or the blur of a glance in thousandths of a win; faith: how much a glance
    follows the game's policy, in the same unit; style: a liking; seconds: when it must stop.
    """

    kind: str
    amount: int = 0
    faith: int = 0
    style: str = ""
    seconds: float = HARD_STOP


LADDER: Final = ("glance:60", "glance:30:40", "search:40", "search:300", "search:1000")
"""The five levels, weakest first, of a game that has no ladder of its own (Game.ladder)."""
SECONDS: Final = (0.1, 0.1, 0.5, 0.6, 1.2)
"""When each of them must stop to think."""
KINDS: Final = ("random", "greedy", "rule", "search", "plain", "glance")
_NUMBERS: Final = {"search": (1, 1), "plain": (1, 1), "glance": (1, 2)}
"""How many numbers come with a kind, at least and at most."""


def ladder(game: Game) -> tuple[str, ...]:
    """What the levels of a game are made of, weakest first."""
    return game.ladder or LADDER


def level(name: str, game: Game | None = None) -> Level:
    """What a name stands for: a level of a game, or a kind with ":" and its numbers; then "/" and a style, if any.

    ValueError if it stands for nothing.
    """
    called, _, liking = name.partition("/")
    names = () if game is None else game.levels
    if game is not None and called in names:
        number = names.index(called)
        return described(ladder(game)[number])._replace(style=liking, seconds=SECONDS[number])
    return described(called, names)._replace(style=liking)


def described(words: str, names: Sequence[str] = ()) -> Level:
    """A level by kind and numbers, "search:300". ValueError if there is none like that; names: what else there is."""
    kind, *numbers = words.split(":")
    least, most = _NUMBERS.get(kind, (0, 0))
    sound = kind in KINDS and least <= len(numbers) <= most and all(map(str.isdecimal, numbers))
    if not sound or (numbers and int(numbers[0]) < 1):
        known = ", ".join((*names, "random", "greedy", "rule"))
        raise ValueError(f"no such player: {words!r}; there are {known}, search:N, plain:N, glance:N")
    amount, faith = (*map(int, numbers), 0, 0)[:2]
    return Level(kind, amount, faith)


def strategy(chosen: Level, heuristics: Any, effort: float = 1.0) -> Strategy:
    """The strategy behind a level; effort scales the iterations of a search."""
    liking = style(chosen.style, heuristics)
    if chosen.kind == "random":
        return RandomPlayer()
    if chosen.kind == "greedy":
        return GreedyPlayer(heuristics)
    if chosen.kind == "rule":
        return RulePlayer(heuristics)
    if chosen.kind == "glance":
        return GlancePlayer(heuristics, chosen.amount / 1000, chosen.faith / 1000, liking)
    amount = max(1, round(chosen.amount * effort))
    return SearchPlayer(heuristics, amount, chosen.kind == "search", liking)


def make(name: str, game: Game, seat: Seat, seed: int, effort: float = 1.0) -> Computer:
    """A computer player for a seat, thinking in this process. ValueError if nobody has this name."""
    chosen = level(name, game)
    return Computer(strategy(chosen, game.heuristics, effort), seat, seed, chosen.seconds)
