"""The built program is started and played, as a player does it, in ordinary and in unlikely places."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import psutil
import pytest

from gamebox import __version__
from gamebox.controllers.picker import CONFIRM
from gamebox.core.match import Match
from gamebox.games import GAMES, find
from gamebox.saves.folder import Folder
from gamebox.saves.settings import SettingsFile, Setup
from gamebox.saves.sheet import Card, Seating
from gamebox.saves.store import Store
from gamebox.ui.seating import COLOURS
from tests.support.window import ROOT, Playing, fast, gone, screen

pytestmark = [
    pytest.mark.frozen,
    pytest.mark.window,
    pytest.mark.slow,
    pytest.mark.xdist_group("frozen"),
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the window is driven on Linux only"),
]
STRANGE = "Jeux d’été à Noël/桌上遊戲 — игры"
HUMAN = 0
WAITING = "button:go_on"
"""A page that lies over the table until it has been read."""
PONDERING = "search:1000000"
PLAYED = [game.id for game in GAMES if game.scene]
SAVED = sorted((ROOT / "tests" / "saves" / "golden").glob("*.json"))


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """One virtual screen for these tests."""
    with screen() as number:
        yield number


@pytest.fixture(scope="module")
def bundle() -> Path:
    """The folder of the built program."""
    return Path(os.environ["GAMEBOX_BUNDLE"]).absolute()


@pytest.fixture(scope="module")
def elsewhere(bundle: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The program where a player may have put it: a name in several scripts, and nothing may be written."""
    place = tmp_path_factory.mktemp("bundle") / STRANGE / bundle.name
    shutil.copytree(bundle, place, symlinks=True)
    before = contents(place)
    for path in (place, *place.rglob("*")):
        if not path.is_symlink():
            path.chmod(path.stat().st_mode & ~0o222)
    yield place
    changed = contents(place) != before
    for path in (place, *(p for p in place.rglob("*") if p.is_dir() and not p.is_symlink())):
        path.chmod(0o755)
    assert not changed, "the program wrote into its own folder"


@pytest.fixture
def start(display: str, bundle: Path, tmp_path: Path) -> Iterator[Callable[..., Playing]]:
    """Starts the program; whatever happens, nothing of it is left afterwards."""
    runs: list[Playing] = []

    def begin(*words: str, command: Sequence[str] = (), **more: Any) -> Playing:
        more["environment"] = {"PYTHONPATH": "", **more.get("environment", {})}
        runs.append(Playing(display, tmp_path, words, command or (str(bundle / "gamebox"),), **more))
        return runs[-1]

    fast(tmp_path)
    yield begin
    for run in runs:
        run.close()


def contents(folder: Path) -> dict[str, tuple[int, int]]:
    """Every file with its size and the time of its last change."""
    found = [path for path in folder.rglob("*") if path.is_file()]
    return {str(path): (path.stat().st_size, path.stat().st_mtime_ns) for path in found}


def told(*words: str, bundle: Path, **more: Any) -> subprocess.CompletedProcess[str]:
    """Run a command of the program that opens no window."""
    return subprocess.run([str(bundle / "gamebox"), *words], capture_output=True, text=True, timeout=60, **more)


def seated(folder: Path, level: str, game_id: str = "halunken") -> None:
    """Let the last set-up have been one person against computers of this level, at three or the fewest seats more."""
    settings = SettingsFile(Folder(folder / "saves"))
    game = find(game_id)
    count, options = min((table for table in game.tables() if table[0] >= 3), key=lambda table: table[0])
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
            game.click(lit[int(game.pace.random() * len(lit))])
            clicks -= 1
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
    time.sleep(0.1)
    return worked(game) - before > 0.03


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
    return [path for path in (folder / "saves").rglob("*.json") if '"actions"' in path.read_text(encoding="utf-8")]


def test_it_tells_its_version(bundle: Path) -> None:
    done = told("--version", bundle=bundle)
    assert (done.returncode, done.stdout, done.stderr) == (0, f"Gamebox {__version__}\n", "")


def test_it_has_the_games_that_the_source_has(bundle: Path) -> None:
    done = told("list", "--json", bundle=bundle)
    assert done.returncode == 0
    found = {game["id"]: len(game["tables"]) for game in json.loads(done.stdout)["games"]}
    assert found == {game.id: len(list(game.tables())) for game in GAMES}


@pytest.mark.parametrize("saved", SAVED, ids=lambda path: path.stem)
def test_a_saved_match_goes_as_in_the_source(bundle: Path, saved: Path) -> None:
    source = [sys.executable, "-m", "gamebox", "replay", str(saved)]
    expected = subprocess.run(source, capture_output=True, text=True, timeout=60, cwd=ROOT)
    found = told("replay", str(saved), bundle=bundle)
    assert found.stdout
    assert (found.returncode, found.stdout) == (expected.returncode, expected.stdout)


def test_it_brings_all_assets_and_licences_and_no_tools(bundle: Path) -> None:
    inside = bundle / "_internal"
    wanted = [path.relative_to(ROOT) for path in (ROOT / "assets").rglob("*") if path.is_file()]
    assert [str(path) for path in wanted if not (inside / path).is_file()] == []
    assert list((inside / "assets" / "licences" / "third_party" / "python").iterdir())
    tools = ("pytest", "hypothesis", "mypy", "ruff", "numpy", "PIL", "_hypothesis", "resvg_py")
    assert [path.name for path in inside.iterdir() if path.name.startswith(tools)] == []


def test_every_library_in_it_is_named_with_its_licence(bundle: Path) -> None:
    told = (bundle / "_internal" / "assets" / "licences" / "third_party" / "README.txt").read_text(encoding="utf-8")
    named = set(re.findall(r"^  (lib\w+) ", told, re.M))
    inside = {re.split(r"[-.]", path.name)[0] for path in (bundle / "_internal").rglob("lib*.so*")}
    assert len(inside) > 15
    assert sorted(inside - named - {"libpython3"}) == []


def test_it_takes_little_room(bundle: Path) -> None:
    assert sum(path.stat().st_size for path in bundle.rglob("*") if path.is_file() and not path.is_symlink()) < 90e6


@pytest.mark.parametrize("game_id", PLAYED)
def test_a_match_from_the_shelf_closed_in_the_middle_and_ended_the_next_day(
    game_id: str, start: Callable[..., Playing], tmp_path: Path
) -> None:
    seated(tmp_path, find(game_id).levels[0], game_id)
    game = start()
    sit_down(game, game_id)
    assert len(game.xdotool("search", "--class", "gamebox").split()) == 1
    assert play(game, 6) == "table"
    code, family = press_close(game)
    assert code == 0
    assert nobody_left(game, family)
    before = saved_actions(tmp_path)
    again = start()
    go_on(again)
    assert play(again, 1000) == "score"
    assert saved_actions(tmp_path) > before > 0
    code, family = press_close(again)
    assert code == 0
    assert len(family) > 1
    assert nobody_left(again, family)


def test_closed_while_a_computer_thinks_nothing_is_left(start: Callable[..., Playing], tmp_path: Path) -> None:
    left_to_think(tmp_path)
    before = saved_actions(tmp_path)
    game = start()
    go_on(game)
    wait_until_it_thinks(game)
    code, family = press_close(game)
    assert code == 0
    assert len(family) > 1
    assert nobody_left(game, family)
    assert saved_actions(tmp_path) >= before


def test_killed_while_a_computer_thinks_nothing_is_left(start: Callable[..., Playing], tmp_path: Path) -> None:
    left_to_think(tmp_path)
    game = start()
    go_on(game)
    wait_until_it_thinks(game)
    family = game.family()
    game.kill()
    assert nobody_left(game, family)


def wrapped(*shell: str) -> Callable[[Path], dict[str, Any]]:
    """Started by these words."""
    return lambda program: {"command": (*shell, str(program))}


def linked(program: Path) -> dict[str, Any]:
    """Started through a link in another folder."""
    link = program.parents[3] / "link"
    link.unlink(missing_ok=True)
    link.symlink_to(program)
    return {"command": (str(link),)}


PLACES: dict[str, Callable[[Path], dict[str, Any]]] = {
    "a strange path that cannot be written": wrapped(),
    "a foreign folder": lambda program: {"command": (str(program),), "cwd": Path("/")},
    "a link": linked,
    "no home": wrapped("env", "-u", "HOME", "-u", "XDG_DATA_HOME", "-u", "USER"),
    "no language": wrapped("env", "-u", "LANG", "-u", "LC_ALL", "-u", "LANGUAGE"),
    "the language C": wrapped("env", "LC_ALL=C", "LANG=C"),
    "no streams": wrapped("sh", "-c", 'exec "$0" "$@" <&- >&- 2>&-'),
    "no sound device": lambda program: {"command": (str(program),), "environment": {"SDL_AUDIODRIVER": "none"}},
}


@pytest.mark.parametrize("place", PLACES)
def test_it_plays_with(place: str, elsewhere: Path, start: Callable[..., Playing]) -> None:
    players = ("play", "halunken", "--players", "human,mate,mate", "--seed", "5")
    game = start(*players, **PLACES[place](elsewhere / "gamebox"))
    game.scene("table")
    assert play(game, 3) == "table"
    code, family = press_close(game)
    assert code == 0, game.out.read_text(errors="replace")
    assert gone(family)
    assert game.out.read_text(errors="replace").count("\n") <= 1


def test_with_nowhere_to_save_it_plays_and_asks_before_it_ends(start: Callable[..., Playing]) -> None:
    game = start("play", "halunken", "--seed", "5", environment={"GAMEBOX_DATA": "/dev/null/saves"})
    clear_the_table(game)
    play(game, 1)
    clear_the_table(game)
    family = game.family()
    press_button(game)
    seen = game.wait(lambda seen: seen["scene"] != "table")
    assert {target["tag"] for target in seen["targets"]} >= {"stay", "leave"}
    game.click("leave")
    assert game.end() == 0
    assert gone(family)


def clear_the_table(game: Playing) -> None:
    """Put away what the program has to say, until the table lies there at rest."""
    while (seen := game.wait(lambda seen: not seen["busy"] and seen["targets"]))["scene"] != "table":
        game.click(seen["targets"][-1]["tag"])
        game.wait(lambda now, before=seen["scene"]: now["scene"] != before)


def test_without_a_screen_it_says_so(bundle: Path, tmp_path: Path) -> None:
    environ = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")}
    done = told(bundle=bundle, env={**environ, "GAMEBOX_DATA": str(tmp_path), "LANG": "en_GB.UTF-8"})
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1


def test_it_is_heard(start: Callable[..., Playing], tmp_path: Path) -> None:
    heard = tmp_path / "heard.raw"
    SettingsFile(Folder(tmp_path / "saves")).change(volume=80)
    game = start(environment={"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(heard)})
    game.scene("shelf")
    game.click("settings")
    game.scene("settings")
    time.sleep(1)
    press_close(game)
    samples = array("h", heard.read_bytes()[: heard.stat().st_size // 2 * 2])
    assert max(map(abs, samples)) > 300
