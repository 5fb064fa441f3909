"""How much perfect guessing would bring: a search that is shown the real position, against the honest one.

    python build_scripts/cheat.py --game halunken --seats 4 --games 40 --iterations 300

Measures only. No player of the program is given more than a view.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from gamebox.arena import wilson
from gamebox.core.game import Game, State
from gamebox.games import find
from gamebox.players.levels import make
from gamebox.players.search import Searcher, shares


def peeking_at(truth: State[Any]) -> Callable[[State[Any], Random], State[Any]]:
    """What a cheat imagines: the truth, with future chance unknown to it as to all others."""

    def imagined(view: State[Any], rng: Random) -> State[Any]:
        world = truth.clone()
        if hasattr(world, "seed"):
            world.seed = int(rng.random() * (1 << 53))
        return world

    return imagined


def play(game: Game, seats: int, deal: int, cheat: int, iterations: int, rival: str, options: Any = None) -> float:
    """The cheat's share of the win in one deal; the usual options unless others are named."""
    players = [make(rival, game, seat, deal) for seat in range(seats)]
    state = game.setup(seats, options or game.options(), deal)
    while (seat := state.current) is not None:
        legal = state.legal_actions()
        if len(legal) == 1:
            state.apply(legal[0])
        elif seat == cheat:
            search = Searcher(state.view(seat), game.heuristics, Random(deal * 1000 + len(legal)), iterations)
            search.imagine = peeking_at(state.clone())
            search.run(float("inf"))
            state.apply(search.best())
        else:
            state.apply(players[seat].decide(state.view(seat)))
    return shares(state)[cheat]


def main() -> int:
    """Play each deal with the cheat in every seat, then print its share of first places."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="halunken")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--iterations", type=int, default=300)
    parser.add_argument("--rival", default="")
    chosen = parser.parse_args()
    game, rival = find(chosen.game), chosen.rival or f"search:{chosen.iterations}"
    deals = -(-chosen.games // chosen.seats)
    won = [
        play(game, chosen.seats, deal, cheat, chosen.iterations, rival)
        for deal in range(deals)
        for cheat in range(chosen.seats)
    ]
    share = sum(won) / len(won)
    low, high = wilson(share, len(won))
    print(f"cheat among {rival}: {share:.3f} ({low:.3f}-{high:.3f}) of {len(won)} games, fair {1 / chosen.seats:.3f}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
