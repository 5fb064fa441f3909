"""How fast rules and search are, in ratios measured within one run, and how the window behaves.

    python build_scripts/bench.py [engine|desktop|all] [--quick]

N = decisions per 1,000 steps of the null game timed right before and after; the null game draws 52 numbers from a list.
Random games: legal actions, uniform choice, apply, deal included. Every number is the median of several paired runs.
With GAMEBOX_COMPILED naming a copy made by compile.py, that one is measured.
"""

from __future__ import annotations

import argparse
import gc
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import geometric_mean, median
from time import perf_counter
from typing import Any

sys.path.insert(0, os.environ.get("GAMEBOX_COMPILED") or str(Path(__file__).resolve().parent.parent))

from gamebox.cli.simulate import null_game
from gamebox.core.game import Game, State
from gamebox.games import GAMES
from gamebox.players.search import Searcher
from gamebox.players.thought import chance


def null_step(steps: int = 52 * 400) -> float:
    """Seconds for one step of the null game."""
    rng, left = Random(1), steps
    began = perf_counter()
    while left > 0:
        left -= null_game(rng)
    return (perf_counter() - began) / steps


def play_out(state: State[Any], rng: Random) -> int:
    """Play at random to the end; the decisions taken."""
    decisions, draw = 0, rng.random
    while state.current is not None:
        legal = state.legal_actions()
        state.apply(legal[int(draw() * len(legal))])
        decisions += 1
    return decisions


def seconds_of(work: Callable[[], object], times: int) -> float:
    """Seconds for one call."""
    began = perf_counter()
    for _ in range(times):
        work()
    return (perf_counter() - began) / times


def speed(game: Game, table: tuple[int, Any], games: int, runs: int) -> float:
    """N of a table."""
    found = []
    for run in range(runs):
        rng, before = Random(run), null_step()
        began = perf_counter()
        decisions = sum(play_out(game.setup(*table, run * games + deal), rng) for deal in range(games))
        took = perf_counter() - began
        found.append(decisions / took * 1000 * (before + null_step()) / 2)
    return median(found)


def middle(game: Game, table: tuple[int, Any], deal: int) -> State[Any]:
    """A position with a choice, a third of the way through a random game."""
    rng = Random(deal)
    half = play_out(game.setup(*table, deal), rng) // 3
    state, rng = game.setup(*table, deal), Random(deal)
    while state.current is not None and (half > 0 or len(state.legal_actions()) < 2):
        legal = state.legal_actions()
        state.apply(legal[int(rng.random() * len(legal))])
        half -= 1
    return state if state.current is not None else middle(game, table, deal + 1000)


def copies(game: Game, table: tuple[int, Any], runs: int) -> tuple[float, float]:
    """clone() in steps of the null game, and determinize() in full playouts from there."""
    clones, worlds = [], []
    for run in range(runs):
        state, rng = middle(game, table, run), Random(run)
        view = state.view(state.current)
        step = null_step()
        clones.append(seconds_of(state.clone, 3000) / step)
        playing = seconds_of(lambda s=state, r=rng: play_out(s.clone(), r), 100)  # type: ignore[misc]
        worlds.append(seconds_of(lambda v=view, r=rng: v.determinize(r), 1000) / playing)  # type: ignore[misc]
    return median(clones), median(worlds)


def efficiency(game: Game, table: tuple[int, Any], runs: int, guided: bool) -> tuple[float, float]:
    """Decisions made in a search against decisions of random games in the same time; and iterations per second."""
    found, rates = [], []
    for run in range(runs):
        state = middle(game, table, run)
        view, rng = state.view(state.current), Random(run)
        search = Searcher(view, game.heuristics, chance(run, view), 400, guided)
        began = perf_counter()
        search.run(float("inf"))
        took = perf_counter() - began
        began, decisions = perf_counter(), 0
        while perf_counter() - began < took:
            decisions += play_out(state.clone(), rng)
        found.append(search.steps / decisions)
        rates.append(search.done / took)
    return median(found), median(rates)


def growth(game: Game, table: tuple[int, Any], games: int) -> float:
    """Megabytes that a process grows by in 1,000 games, policy and search included."""
    import psutil

    rng, process = Random(1), psutil.Process()

    def some(count: int) -> None:
        for deal in range(count):
            state = game.setup(*table, deal)
            while state.current is not None:
                legal = state.legal_actions()
                view = state.view(state.current)
                if rng.random() < 0.02:
                    Searcher(view, game.heuristics, rng, 20).run(float("inf"))
                state.apply(legal[int(rng.random() * len(legal))])
        gc.collect()

    some(games)  # caches fill up once
    before = process.memory_info().rss
    some(games)
    return (process.memory_info().rss - before) / 1e6 * 1000 / games


def engine(quick: bool) -> None:
    """Rules and search of every game."""
    games, runs = (60, 3) if quick else (300, 7)
    means = []
    for game in GAMES:
        rates: list[float] = []
        for table in game.tables():
            rate = speed(game, table, games, runs)
            if table[1] == game.options():
                rates.append(rate)
            clone, world = copies(game, table, runs)
            plain, per_second = efficiency(game, table, runs, False)
            guided, guided_per_second = efficiency(game, table, runs, True)
            print(
                f"{game.id} {table[0]} {table[1]}: {rate:.0f} N, clone {clone:.1f} null steps, determinize {world:.2f} "
                f"playouts, search {plain:.2f} plain ({per_second:.0f}/s), {guided:.2f} guided "
                f"({guided_per_second:.0f}/s)",
                flush=True,
            )
        means.append(sum(rates) / len(rates))
        print(f"{game.id}: {means[-1]:.0f} N over default options")
        print(f"{game.id}: {growth(game, game.tables()[-1], 100 if quick else 500):+.2f} MB in 1,000 games", flush=True)
    print(f"all games: {geometric_mean(means):.0f} N, the geometric mean")


def desktop() -> int:
    """The window: frames, input, start, memory, idling. A script of its own, so that the engine runs without pygame."""
    script = Path(__file__).with_name("bench_desktop.py")
    return subprocess.run([sys.executable, str(script)], check=False).returncode


def main() -> int:
    """Run what is asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", nargs="?", choices=("engine", "desktop", "all"), default="all")
    parser.add_argument("--quick", action="store_true")
    chosen = parser.parse_args()
    if chosen.what != "desktop":
        engine(chosen.quick)
    return desktop() if chosen.what != "engine" else 0


if __name__ == "__main__":
    raise SystemExit(main())
