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
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from build_scripts import bundle as building
from build_scripts import compile as compiling
from gamebox import __version__
from gamebox.games import GAMES, find
from gamebox.saves.folder import Folder
from gamebox.saves.settings import SettingsFile
from tests.support.built import (
    PLAYER,
    STRANGE,
    clear_the_table,
    contents,
    go_on,
    left_to_think,
    nobody_left,
    play,
    press_button,
    press_close,
    saved_actions,
    seated,
    sit_down,
    some_clicks_then_closed,
    told,
    wait_until_it_thinks,
)
from tests.support.window import ROOT, Playing, gone

pytestmark = [
    pytest.mark.frozen,
    pytest.mark.window,
    pytest.mark.slow,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the window is driven on Linux only"),
]
PLAYED = [game.id for game in GAMES if game.scene]
SAVED = sorted((ROOT / "tests" / "saves" / "golden").glob("*.json"))


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
    wanted = [path.relative_to(ROOT) for path in building.own()]
    assert len(wanted) > 100
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


@pytest.mark.compiled
def test_rules_and_players_in_it_are_compiled(bundle: Path) -> None:
    inside = bundle / "_internal"
    found = {path.name.split(".")[0] for path in (inside / "gamebox").glob("compiled_*")}
    assert found == {f"{name.removeprefix('gamebox.')}__mypyc" for name in compiling.parts()}
    assert list((inside / "assets" / "licences" / "third_party" / "mypyc").iterdir())


def test_it_takes_little_room(bundle: Path) -> None:
    files = [path for path in bundle.rglob("*") if path.is_file() and not path.is_symlink()]
    assert sum(path.stat().st_size for path in files) < 1e6 * building.MOST_MB


def test_nothing_in_it_is_packed_by_upx(bundle: Path) -> None:
    assert [path.name for path in building.files(bundle) if b"UPX!" in path.read_bytes()[:4096]] == []


def test_it_runs_with_the_c_library_that_the_readme_names(bundle: Path) -> None:
    named = re.search(r"glibc (\d+\.\d+) or newer", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert named is not None
    assert numbers(building.oldest_glibc(bundle)) <= numbers(named[1])


def numbers(version: str) -> tuple[int, ...]:
    """A version to be compared."""
    return tuple(map(int, version.split(".")))


@pytest.mark.parametrize("game_id", PLAYED)
def test_a_match_from_the_shelf_closed_in_the_middle_and_ended_the_next_day(
    game_id: str, start: Callable[..., Playing], tmp_path: Path
) -> None:
    seated(tmp_path, find(game_id).levels[0], game_id, short=True)
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


def test_killed_while_a_computer_thinks_nothing_is_left_and_it_thinks_on_at_the_next_start(
    start: Callable[..., Playing], tmp_path: Path
) -> None:
    left_to_think(tmp_path)
    before = saved_actions(tmp_path)
    game = start()
    go_on(game)
    wait_until_it_thinks(game)
    family = game.family()
    game.kill()
    assert nobody_left(game, family)
    again = start()
    go_on(again)
    wait_until_it_thinks(again)
    assert saved_actions(tmp_path) >= before
    code, family = press_close(again)
    assert code == 0
    assert nobody_left(again, family)


def test_two_copies_at_once_play_each_its_own_match(start: Callable[..., Playing], tmp_path: Path) -> None:
    saves = {"GAMEBOX_DATA": str(tmp_path / "saves")}
    first = start(*PLAYER)
    first.scene("table")
    assert play(first, 2) == "table"
    second = start(*PLAYER, folder=tmp_path / "second", environment=saves)
    clear_the_table(second)
    assert play(second, 2) == "table"
    assert play(first, 2) == "table"
    for game in (second, first):
        code, family = press_close(game)
        assert code == 0
        assert gone(family)
    again = start()
    seen = again.wait(lambda seen: any(target["tag"].startswith("match:") for target in seen["targets"]))
    assert sum(target["tag"].startswith("match:") for target in seen["targets"]) == 2


def open_and_close(game: Playing, tag: str, scene: str) -> None:
    """Click on something, see that a scene opens, and go back to where it was opened."""
    before = game.wait(lambda seen: any(target["tag"] == tag for target in seen["targets"]))["scene"]
    game.click(tag)
    game.scene(scene)
    game.key("Escape")
    game.scene(before)


def test_every_scene_of_the_frame_opens(start: Callable[..., Playing], tmp_path: Path) -> None:
    seated(tmp_path, find("halunken").levels[0])
    game = start()
    game.scene("shelf")
    for tag in ("settings", "about"):
        open_and_close(game, tag, tag)
    open_and_close(game, "rules", "which")
    sit_down(game)
    assert play(game, 2) == "table"
    open_and_close(game, "tool:rules", "rules")
    game.click("tool:menu")
    game.scene("pause")
    for tag in ("rules", "settings", "keys"):
        open_and_close(game, tag, tag)
    game.click("leave")
    game.scene("shelf")
    rename = game.wait(lambda seen: any(target["tag"].startswith("rename:") for target in seen["targets"]))
    for tag in (target["tag"] for target in rename["targets"]):
        if tag.startswith(("rename:", "delete:")):
            open_and_close(game, tag, "ask" if tag.startswith("rename:") else "delete")
    assert press_close(game)[0] == 0


@pytest.mark.parametrize("game_id", PLAYED)
def test_every_scene_of_a_game_opens(game_id: str, start: Callable[..., Playing], tmp_path: Path) -> None:
    game = start()
    game.scene("shelf")
    game.click(f"box:{game_id}")
    game.scene("setup")
    game.wait(lambda seen: any(target["tag"] == "rules" for target in seen["targets"]))
    open_and_close(game, "rules", "rules")
    assert press_close(game)[0] == 0
    saved = {file.stem.split("-")[-1]: file for file in SAVED if re.search(rf"-{game_id}\d+-", file.name)}
    table = start(str(saved["midgame"]))
    clear_the_table(table)
    open_and_close(table, "tool:rules", "rules")
    assert press_close(table)[0] == 0
    sheet = start(str(saved["finished"]))
    sheet.scene("score")
    sheet.click("table")
    sheet.scene("table")
    assert press_close(sheet)[0] == 0


def test_people_at_one_screen_are_asked_for_one_by_one(start: Callable[..., Playing]) -> None:
    game = start("play", "gang_of_four", "--players", "human,human,human", "--seed", "3")
    game.scene("curtain")
    game.click("lift")
    game.scene("table")
    assert press_close(game)[0] == 0


def test_a_file_that_holds_no_match_is_told_in_the_window(start: Callable[..., Playing], tmp_path: Path) -> None:
    letter = tmp_path / "Brief an Éloïse 遊戲.gamebox"
    letter.write_text("Dear friend")
    game = start(str(letter))
    game.scene("message")
    game.click("close")
    game.scene("shelf")
    assert press_close(game)[0] == 0


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
    some_clicks_then_closed(start(*PLAYER, **PLACES[place](elsewhere / "gamebox")))


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
