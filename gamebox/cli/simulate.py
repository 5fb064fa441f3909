"""Random games at full speed, and the yardstick they are measured with."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from gamebox.core.game import Game, Options
from gamebox.core.laws import check

NULL_SECONDS = 0.15


def null_game(rng: Random) -> int:
    """The null game: 52 steps of what any game must do, and no rules. Returns its steps."""
    legal = list(range(52))
    steps = 0
    while legal:
        legal.remove(legal[int(rng.random() * len(legal))])
        steps += 1
    return steps


def null_rate(seconds: float = NULL_SECONDS) -> float:
    """Steps of the null game per second of processor time, now."""
    rng, clock = Random(1), time.process_time
    steps, start = 0, clock()
    while (spent := clock() - start) < seconds:
        steps += null_game(rng)
    return steps / spent


def random_game(game: Game, seats: int, options: Options, seed: int) -> int:
    """One game of uniformly random choices. Returns its decisions, forced ones too."""
    draw = Random(seed).random
    state = game.setup(seats, options, seed)
    decisions = 0
    while state.current is not None:
        legal = state.legal_actions()
        state.apply(legal[int(draw() * len(legal))])
        decisions += 1
    return decisions


def simulate(game: Game, tables: list[tuple[int, Options]], games: int, seed: int, checked: bool) -> dict[str, Any]:
    """Play random games, the tables in turn; seed, seed + 1, ... deal them. Raises Breach when a law is broken.

    Returns games, decisions, decisions_per_cpu_s, n (decisions per 1,000 null-game steps), mean_length, max_length.
    """
    play = check if checked else random_game
    before = null_rate()
    lengths, start = [], time.process_time()
    for k in range(games):
        seats, options = tables[k % len(tables)]
        lengths.append(play(game, seats, options, seed + k))
    spent = max(time.process_time() - start, 1e-9)
    null = (before + null_rate()) / 2
    decisions = sum(lengths)
    return {
        "games": games,
        "decisions": decisions,
        "decisions_per_cpu_s": round(decisions / spent, 1),
        "n": round(1000 * decisions / spent / null, 2),
        "mean_length": round(decisions / games, 2) if games else 0.0,
        "max_length": max(lengths, default=0),
    }
