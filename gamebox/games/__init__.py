"""The games in the box. A sixth game is one more import and one more entry here."""

from __future__ import annotations

from gamebox.core.game import Game
from gamebox.games import galeon, gang_of_four, gnadenlos, guillotine, halunken

GAMES: tuple[Game, ...] = (halunken.GAME, guillotine.GAME, gang_of_four.GAME, gnadenlos.GAME, galeon.GAME)


def find(id: str) -> Game:
    """The game with this id. Raises ValueError naming those there are."""
    for game in GAMES:
        if game.id == id:
            return game
    raise ValueError(f"there is no game {id!r}; there are: {', '.join(g.id for g in GAMES)}")
