"""The built program, started and played by tests as a player does it, wherever it lies."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from dataclasses import asdict
from pathlib import Path
from typing import Any

import psutil

from gamebox import __version__
from gamebox.controllers.picker import CONFIRM
from gamebox.core.match import Match
from gamebox.games import find
from gamebox.saves.folder import Folder
from gamebox.saves.settings import SettingsFile, Setup
from gamebox.saves.sheet import Card, Seating
from gamebox.saves.store import Store
from gamebox.ui.seating import COLOURS
from tests.support.window import ROOT, Playing, gone

STRANGE = "Jeux d’été à Noël/桌上遊戲 — игры"
HUMAN = 0
WAITING = "button:go_on"
"""A page that lies over the table until it has been read."""
PONDERING = "search:1000000"
PLAYER = ("play", "halunken", "--players", "human,mate,mate", "--seed", "5")


def contents(folder: Path) -> dict[str, tuple[int, int]]:
    """Every file with its size and the time of its last change."""
    found = [path for path in folder.rglob("*") if path.is_file()]
    return {str(path): (path.stat().st_size, path.stat().st_mtime_ns) for path in found}


def told(*words: str, bundle: Path, **more: Any) -> subprocess.CompletedProcess[str]:
    """Run a command of the program that opens no window."""
    return subprocess.run([str(bundle / "gamebox"), *words], capture_output=True, text=True, timeout=60, **more)


SHORTEST = {"short": True, "target": 80}
"""The options that make a match short, where a game has them."""


def seated(folder: Path, level: str, game_id: str = "halunken", short: bool = False) -> None:
    """Let the last set-up have been one person against computers of this level, at three or the fewest seats more.

    short: with the options that make a match short, where the game has some.
    """
    settings = SettingsFile(Folder(folder / "saves"))
    game = find(game_id)
    tables = [table for table in game.tables() if table[0] >= 3]
    if short:
        tables.sort(key=lambda table: -sum(asdict(table[1]).get(name) == value for name, value in SHORTEST.items()))
    count, options = min(tables, key=lambda table: table[0])
    seats = tuple(Seating(f"Player {n}", COLOURS[n], level if n else "human") for n in range(count))
    assert settings.remember(game.id, Setup(seats, asdict(options))) is None


def sit_down(game: Playing, game_id: str = "halunken") -> None:
    """From the shelf to the table of the last set-up."""
    game.scene("shelf")
    game.click(f"box:{game_id}")
    game.scene("setup")
    game.wait(lambda seen: any(target["tag"] == "start" for target in seen["targets"]))
    game.click("start")
    game.scene("table")


def go_on(game: Playing) -> None:
    """From the shelf to the table of the saved match."""
    seen = game.wait(lambda seen: any(target["tag"].startswith("match:") for target in seen["targets"]))
    game.click(next(target["tag"] for target in seen["targets"] if target["tag"].startswith("match:")))
    game.scene("table")


def choices(seen: dict[str, Any]) -> list[str]:
    """What may be clicked on the table by the person whose turn it is: what completes a choice, if that is lit."""
    if seen.get("scene") != "table" or seen["busy"]:
        return []
    if any(target["tag"] == WAITING for target in seen["targets"]):
        return [WAITING]
    if seen["current"] != HUMAN:
        return []
    lit = [t["tag"] for t in seen["targets"] if not t["tag"].startswith(("tool:", "log:", "button:score"))]
    return [CONFIRM] if CONFIRM in lit else lit


HASTY = ("button:announce",)
"""What would end a match before it has begun."""
DECISIVE = ("button:confirm", "button:pass")
"""Where cards are picked freely, these and what the hand offers bring a match to its end."""


def play(game: Playing, clicks: int, seconds: float = 400) -> str:
    """Click what is lit, at random, until so many clicks or the score sheet. The scene that lies there then."""
    end = time.monotonic() + seconds
    while clicks and time.monotonic() < end:
        seen = game.see()
        if seen.get("scene") == "score":
            break
        assert game.run.poll() is None, game.out.read_text(errors="replace")
        lit = choices(seen)
        lit = [tag for tag in lit if tag in DECISIVE or tag.startswith("offer:")] or lit
        lit = [tag for tag in lit if tag not in HASTY] or lit
        if lit:
            clicks -= game.clicked(lit[int(game.pace.random() * len(lit))])
        time.sleep(0.04)
    return str(game.see()["scene"])


def left_to_think(folder: Path) -> None:
    """Save a match in which it is the turn of a computer that thinks for as long as it may."""
    game = find("halunken")
    match = Match(game, 3, next(options for seats, options in game.tables() if seats == 3), 7, [None] * 3)
    while match.current == HUMAN or len(match.log) < 20:
        match.submit(match.current, match.legal_actions(match.current)[0])
    store = Store(Folder(folder / "saves"))
    seats = (Seating("A", "red", "human"), Seating("B", "blue", PONDERING), Seating("C", "green", PONDERING))
    assert store.save(store.new_id(), match, Card(__version__, seats)) is None
    assert store.settle() is None
    store.close()


def wait_until_it_thinks(game: Playing, seconds: float = 60) -> None:
    """Wait until the other process works hard."""
    end = time.monotonic() + seconds
    while not thinks(game):
        assert time.monotonic() < end, f"nobody thinks: {game.see()}"


def thinks(game: Playing) -> bool:
    """Whether a process that the program has started uses the processor now."""
    before = worked(game)
    time.sleep(0.2)
    return worked(game) - before >= 0.02  # a busy machine leaves it no more than that


def worked(game: Playing) -> float:
    """How long the processes that the program has started have used the processor, in seconds."""
    return sum(child.cpu_times().user for child in game.family()[1:])


def press_close(game: Playing) -> tuple[int, list[psutil.Process]]:
    """Close the window; the exit code, and what the program had started."""
    family = game.family()
    press_button(game)
    return game.end(), family


def nobody_left(game: Playing, family: list[psutil.Process]) -> bool:
    """Whether all that the program had started has ended, and nothing else with its saves folder runs."""
    return gone(family) and not [process for process in psutil.process_iter() if of_this_run(process, game)]


def of_this_run(process: psutil.Process, game: Playing) -> bool:
    """Whether a process was started by this run, however it came to be alone."""
    try:
        return process.environ().get("GAMEBOX_DATA") == game.environment["GAMEBOX_DATA"]
    except psutil.Error:
        return False


def press_button(game: Playing) -> None:
    """Press the window's close button."""
    command = [sys.executable, "-m", "tests.support.close_button", game.display, game.window()]
    subprocess.run(command, cwd=ROOT, timeout=20, check=True)


def saved_actions(folder: Path) -> int:
    """How many actions the saved match has."""
    return max(len(json.loads(path.read_text())["body"]["actions"]) for path in matches(folder))


def matches(folder: Path) -> list[Path]:
    """The files of saved matches."""
    return [path for path in (folder / "saves").rglob("*.gamebox") if '"actions"' in path.read_text(encoding="utf-8")]


def clear_the_table(game: Playing) -> None:
    """Put away what the program has to say, until the table lies there at rest."""
    while (seen := game.wait(lambda seen: not seen["busy"] and seen["targets"]))["scene"] != "table":
        game.click(seen["targets"][-1]["tag"])
        game.wait(lambda now, before=seen["scene"]: now["scene"] != before)


def some_clicks_then_closed(game: Playing, clicks: int = 3) -> None:
    """Play a little from the table on and close the window: it ends well, and nothing of it is left."""
    game.scene("table")
    assert play(game, clicks) == "table"
    code, family = press_close(game)
    assert code == 0, game.out.read_text(errors="replace")
    assert gone(family)
    assert game.out.read_text(errors="replace").count("\n") <= 1
