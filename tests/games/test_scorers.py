"""A second scorer, written apart from the rules module, agrees at the end of random games."""

from __future__ import annotations

from random import Random

import pytest

from gamebox.core.events import Event, redact
from gamebox.core.game import Game
from gamebox.games import GAMES
from tests.support.scorers import SCORERS, Result, Turn

GAMES_PER_TABLE = 60
DECISIONS = 100_000
"""At all tables of a game together: of long games there are fewer."""
TABLES = [pytest.param(g, n, o, id=f"{g.id}-{n}-{o}") for g in GAMES for n, o in g.tables()]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_both_scorers_agree(game: Game, seats: int, options: object) -> None:
    left = DECISIONS // len(game.tables())
    for seed in range(GAMES_PER_TABLE):
        state, draw, turns = game.setup(seats, options, seed), Random(seed).random, list[Turn]()
        while state.current is not None:
            legal = state.legal_actions()
            action = legal[int(draw() * len(legal))]
            before, seat, events = state.zones(), state.current, list[Event]()
            state.apply(action, events.append)
            seen = tuple([redact(event, None) for event in events])
            turns.append(Turn(before, seat, action.encode(), seen))
        winners = tuple(seat for seat, rank in enumerate(state.ranks()) if rank == 1)
        assert SCORERS[game.id](turns, state.zones(), seats, options) == Result(state.scores(), winners)
        left -= len(turns)
        if left < 0:
            break
