"""What each command does. Nothing heavy is loaded before it is needed."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, NoReturn

from gamebox import __version__
from gamebox.cli.options import Refused, find_game, read_options, tables_for


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        """Refuse the command line: exit code 2."""
        raise Refused(f"{message[:1].upper()}{message[1:]}; see {self.prog} --help.")


def whole(least: int) -> Any:
    """An argument type: a whole number of at least `least`."""

    def read(text: str) -> int:
        number = int(text)
        if number < least:
            raise argparse.ArgumentTypeError(f"must be at least {least}, not {number}")
        return number

    read.__name__ = "whole number"
    return read


def scale(text: str) -> float:
    """An argument type: a number above nought."""
    number = float(text)
    if not 0 < number < 1e6:
        raise argparse.ArgumentTypeError(f"must be above 0, not {text}")
    return number


def parser() -> Parser:
    """The commands and their arguments."""
    top = Parser(prog="gamebox", description="Five board and card games. Without a command the window opens.")
    top.add_argument("--version", action="version", version=f"Gamebox {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    listing = commands.add_parser("list", help="the games, their tables and levels")
    listing.add_argument("--json", action="store_true")
    sim = commands.add_parser("simulate", help="random games at full speed")
    sim.add_argument("game", metavar="GAME")
    sim.add_argument("--games", type=whole(1), default=100, metavar="N")
    sim.add_argument("--seed", type=whole(0), default=0, metavar="S")
    sim.add_argument("--seats", type=whole(1), metavar="K")
    sim.add_argument("--check", action="store_true", help="hold every law of the game after each action")
    arena = commands.add_parser("arena", help="computer players against each other")
    arena.add_argument("game", metavar="GAME")
    arena.add_argument("--players", required=True, metavar="A,B,..", help="one for each seat")
    arena.add_argument("--games", type=whole(1), default=100, metavar="N")
    arena.add_argument("--seed", type=whole(0), default=0, metavar="S")
    arena.add_argument("--jobs", type=whole(1), default=1, metavar="J")
    arena.add_argument("--effort", type=scale, default=1.0, metavar="E", help="scales all iteration counts")
    arena.add_argument("--json", metavar="FILE", help="also write the result there")
    opening = commands.add_parser("open", help="open the window at a saved game; `gamebox FILE` does the same")
    opening.add_argument("file", type=Path, metavar="FILE")
    replay = commands.add_parser("replay", help="a saved game as text")
    replay.add_argument("file", type=Path, metavar="FILE")
    play = commands.add_parser("play", help="open the window at a table")
    play.add_argument("game", metavar="GAME")
    play.add_argument("--seats", type=whole(1), metavar="K")
    play.add_argument("--players", metavar="A,B,..", help="human or a level for each seat")
    play.add_argument("--seed", type=whole(0), metavar="S")
    for command in (sim, arena, play):
        command.add_argument("--options", action="append", default=[], metavar="k=v")
    sim.add_argument("--json", action="store_true")
    return top


def main(argv: list[str] | None = None) -> int:
    """Run a command. Returns the exit code: 0, 1 when a check failed, 2 when the request cannot be met."""
    try:
        words = sys.argv[1:] if argv is None else argv
        asked = parser().parse_args(["open", *words] if is_file_alone(words) else words)
        code = COMMANDS[asked.command](asked)
        sys.stdout.flush()
        return code
    except Refused as refused:
        print(refused, file=sys.stderr)
        return 2
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return 0
    except OSError as wrong:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        print(f"The output cannot be written: {wrong.strerror or wrong}.", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def do_list(asked: argparse.Namespace) -> int:
    """gamebox list"""
    from gamebox.games import GAMES

    rows: list[dict[str, Any]] = [
        {"id": g.id, "tables": [{"seats": n, "options": asdict(o)} for n, o in g.tables()], "levels": list(g.levels)}
        for g in GAMES
    ]
    if asked.json:
        print(json.dumps({"games": rows}, ensure_ascii=False))
        return 0
    for row in rows:
        print(f"{row['id']}  levels: {' '.join(row['levels'])}")
        for table in row["tables"]:
            chosen = " ".join(f"{k}={v}".lower() for k, v in table["options"].items())
            print(f"  {table['seats']} seats  {chosen}")
    return 0


def do_simulate(asked: argparse.Namespace) -> int:
    """gamebox simulate GAME"""
    from gamebox.cli.simulate import simulate
    from gamebox.core.laws import Breach

    game = find_game(asked.game)
    tables = tables_for(game, asked.seats, read_options(game, asked.options))
    try:
        result = simulate(game, tables, asked.games, asked.seed, asked.check)
    except Breach as breach:
        print(f"A law is broken: {breach}", file=sys.stderr)
        return 1
    print(json.dumps(result) if asked.json else "\n".join(f"{k:20} {v}" for k, v in result.items()))
    return 0


def do_arena(asked: argparse.Namespace) -> int:
    """gamebox arena GAME"""
    from gamebox import arena
    from gamebox.players.levels import level

    game = find_game(asked.game)
    names = [name.strip() for name in asked.players.split(",")]
    if asked.json is not None:
        write_json(Path(asked.json), "")
    try:
        for name in names:
            level(name, game)
    except ValueError as error:
        raise Refused(f"{str(error)[:1].upper()}{str(error)[1:]}.") from None
    options = tables_for(game, len(names), read_options(game, asked.options))[0][1]
    jobs = min(asked.jobs, asked.games, os.cpu_count() or 1)
    result = arena.run(game, names, asked.games, asked.seed, jobs, asked.effort, options)
    print(arena.as_text(result))
    if asked.json is not None:
        write_json(Path(asked.json), arena.as_json(result))
    return 0


def write_json(path: Path, value: Any) -> None:
    """Write a result; Refused when the file cannot be written."""
    try:
        path.write_text(value if isinstance(value, str) else json.dumps(value, indent=1) + "\n", encoding="utf-8")
    except OSError as error:
        raise Refused(f"Cannot write {path}: {error.strerror or error}.") from None


def do_replay(asked: argparse.Namespace) -> int:
    """gamebox replay FILE"""
    from gamebox.cli.replay import replay

    print(replay(asked.file))
    return 0


def do_play(asked: argparse.Namespace) -> int:
    """gamebox play GAME"""
    from gamebox.cli.window import open_table

    return open_table(asked)


def is_file_alone(words: Sequence[str]) -> bool:
    """Whether the command line is the name of a saved game and nothing else, as desktops write it."""
    if len(words) != 1 or words[0] in COMMANDS or words[0].startswith("-"):
        return False
    file = Path(words[0])
    return file.suffix == ".gamebox" or file.is_file()


def do_open(asked: argparse.Namespace) -> int:
    """gamebox open FILE"""
    from gamebox.cli.window import open_file

    return open_file(asked.file)


def do_window(asked: argparse.Namespace) -> int:
    """gamebox"""
    from gamebox.cli.window import open_shelf

    return open_shelf()


COMMANDS = {
    None: do_window,
    "list": do_list,
    "simulate": do_simulate,
    "arena": do_arena,
    "open": do_open,
    "replay": do_replay,
    "play": do_play,
}
