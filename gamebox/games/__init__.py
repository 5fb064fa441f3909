"""The games in the box. A sixth game is one more import and one more entry here."""

from __future__ import annotations

import copyreg
from dataclasses import astuple

from gamebox.core.game import Game, Options
from gamebox.games import galeon, gang_of_four, gnadenlos, guillotine, halunken

GAMES: tuple[Game, ...] = (halunken.GAME, guillotine.GAME, gang_of_four.GAME, gnadenlos.GAME, galeon.GAME)


def find(id: str) -> Game:
    """The game with this id. Raises ValueError naming those there are."""
    for game in GAMES:
        if game.id == id:
            return game
    raise ValueError(f"there is no game {id!r}; there are: {', '.join(g.id for g in GAMES)}")


def fields(options: Options) -> tuple[type, tuple[object, ...]]:
    """What variants are sent to the thinking process as; once compiled, they cannot be copied by themselves."""
    return type(options), astuple(options)


for _game in GAMES:
    copyreg.pickle(_game.options, fields)
