"""One game per table is kept as text. If it changes, it is a bug or a reason for a new version of the game."""

from __future__ import annotations

import pytest

from build_scripts.playthroughs import OUT, lines, name_of
from gamebox.core.game import Game
from gamebox.games import GAMES

TABLES = [pytest.param(g, n, o, id=name_of(g, n, o)) for g in GAMES for n, o in g.tables()]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_the_game_plays_as_it_was_kept(game: Game, seats: int, options: object) -> None:
    file = OUT / name_of(game, seats, options)
    assert file.exists(), "write it with build_scripts/playthroughs.py"
    assert file.read_text(encoding="utf-8").splitlines() == list(lines(game, seats, options))
