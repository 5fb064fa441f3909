"""Commands that open the window. What can be refused is refused before it opens."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from gamebox.cli.options import Refused, find_game, listed, read_options, tables_for
from gamebox.core.game import Game

if TYPE_CHECKING:
    from gamebox.ui.seating import SetUp

HUMAN = "human"


def open_shelf() -> int:
    """Open the window at the shelf. Returns the exit code."""
    from gamebox.ui import launch

    return launch.open_shelf()


def open_file(file: Path) -> int:
    """Open the window at a saved game. Returns the exit code; Refused when there is no file. What the file holds is
    judged by the window, for whoever clicks on a file sees no terminal."""
    try:
        there = file.is_file()
    except OSError:
        there = False
    if not there:
        raise Refused(f"There is no file {str(file)[:200] or '(no name)'}.")
    from gamebox.ui import launch

    return launch.open_file(file.absolute())


def open_table(asked: argparse.Namespace) -> int:
    """Open the window at a new match as asked for. Returns the exit code; Refused when there is no such table."""
    game = find_game(asked.game)
    kinds = read_players(game, asked.players)
    if kinds and asked.seats not in (None, len(kinds)):
        raise Refused(f"{len(kinds)} players were named for {asked.seats} seats.")
    tables = tables_for(game, asked.seats or (len(kinds) or None), read_options(game, asked.options))
    seats, options = tables[-1]
    kinds = kinds or [HUMAN, *[game.levels[len(game.levels) // 2]] * (seats - 1)]
    from gamebox.ui import launch

    return launch.open_match(_setup(game, seats, options, kinds), asked.seed)


def read_players(game: Game, text: str | None) -> list[str]:
    """The kinds of players named: "human" or a level each."""
    kinds = [kind.strip() for kind in text.split(",")] if text else []
    for kind in kinds:
        if kind not in (HUMAN, *game.levels):
            raise Refused(f"There is no player {kind!r}; there are {HUMAN}, {', '.join(game.levels)}.")
    if kinds and len(kinds) not in game.seat_counts():
        raise Refused(f"{game.id} is for {listed(game.seat_counts())} seats, not {len(kinds)}.")
    return kinds


def _setup(game: Game, seats: int, options: object, kinds: list[str]) -> SetUp:
    """The set-up of a table: names and colours as the program offers them first."""
    from dataclasses import replace

    from gamebox.ui.seating import SetUp, with_names, with_seat, with_seats
    from gamebox.ui.words import Words, system_language

    words = Words(system_language())
    setup = with_seats(SetUp(game.id, (), options), seats, words)
    for seat, kind in enumerate(kinds):
        setup = with_seat(setup, seat, kind=kind)
    return replace(with_names(setup, words), options=options)
