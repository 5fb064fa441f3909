"""A second scorer, written apart from the rules module, agrees at the end of random games."""

from __future__ import annotations

from random import Random

import pytest

from gamebox.core.game import Game
from gamebox.games import GAMES
from tests.support.scorers import SCORERS, winners

TABLES = [pytest.param(g, n, o, id=f"{g.id}-{n}-{o}") for g in GAMES for n, o in g.tables()]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_both_scorers_agree(game: Game, seats: int, options: object) -> None:
    for seed in range(60):
        state, draw = game.setup(seats, options, seed), Random(seed).random
        while state.current is not None:
            legal = state.legal_actions()
            state.apply(legal[int(draw() * len(legal))])
        scores = SCORERS[game.id](state.zones(), seats)
        assert state.scores() == scores
        assert tuple(s for s, rank in enumerate(state.ranks()) if rank == 1) == winners(scores)
