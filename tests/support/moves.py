"""What every game and its players do from fixed seeds, as text: compiled and interpreted they must say the same.

    cd FOLDER && PYTHONPATH=FOLDER:ROOT python -m tests.support.moves

prints it for a compiled copy in FOLDER, after the names of the modules that are not compiled there.
"""

from __future__ import annotations

import importlib
import pickle
from collections.abc import Iterator
from math import inf
from random import Random
from typing import Any

from gamebox.core.game import Game
from gamebox.games import GAMES
from gamebox.players import make
from gamebox.players.search import Searcher
from gamebox.players.thought import chance

SEED = 7
EVERY = 9
"""Decisions of a random game between two that are looked into."""
LONGEST = 130
ITERATIONS = 40


def kept() -> Iterator[str]:
    """The playthroughs of all tables."""
    from build_scripts.playthroughs import lines, name_of

    for game in GAMES:
        for seats, options in game.tables():
            yield name_of(game, seats, options)
            yield from lines(game, seats, options)


def thoughts() -> Iterator[str]:
    """What players think of positions of all games: at the first and the last table of each number of seats."""
    for game in GAMES:
        tables = {seats: (seats, options) for seats, options in game.tables()}
        tables |= {-seats: (seats, options) for seats, options in reversed(game.tables())}
        for seats, options in sorted(set(tables.values()), key=repr):
            yield f"{game.id} {seats} {options}"
            yield from along(game, game.setup(seats, options, SEED))


def along(game: Game, state: Any) -> Iterator[str]:
    """A random game, and what is thought of some of its positions."""
    rng = Random(SEED)
    for ply in range(LONGEST):
        if state.current is None:
            return
        legal = state.legal_actions()
        if ply % EVERY == 0 and len(legal) > 1:
            yield f"{ply}: {' '.join(thought(game, state.view(state.current), ply))}"
        state.apply(legal[int(rng.random() * len(legal))])


def thought(game: Game, seen: Any, ply: int) -> Iterator[str]:
    """What each kind of player does in a position, sent to another process or not, and how the heuristics judge it."""
    view = pickle.loads(pickle.dumps(seen))
    tips, legal = game.heuristics, view.legal_actions()
    for guided in (True, False) if game.id != "gang_of_four" else (True,):  # whose random matches are very long
        search = Searcher(view, tips, chance(ply, view), ITERATIONS, guided)
        search.run(inf)
        action = search.best()
        yield f"{action.encode()} after {search.steps} steps, {search.nodes} nodes"
    for name in (*game.levels[:3], "greedy"):
        yield make(name, game, view.viewer, ply).decide(view).encode()
    world = view.determinize(Random(ply))
    yield f"{tips.policy(view, legal, Random(ply)).encode()} {world.digest()} {tips.weigh(view, world)}"
    yield f"{tips.value(view)} {tips.value(world)} {tips.reason(view, action)}"


def interpreted(modules: list[str]) -> list[str]:
    """Those of the modules that are not compiled."""
    return [name for name in modules if str(importlib.import_module(name).__file__).endswith(".py")]


def main() -> None:
    """Print it all."""
    from build_scripts import compile as compiling

    modules = [path.removesuffix(".py").replace("/", ".") for paths in compiling.parts().values() for path in paths]
    print("interpreted:", *interpreted([*modules, *(f"{name}__mypyc" for name in compiling.parts())]))
    for line in (*kept(), *thoughts()):
        print(line)


if __name__ == "__main__":
    main()
