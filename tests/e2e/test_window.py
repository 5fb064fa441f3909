"""The real window, driven as a player does it: start, click, play a whole match, close, come back."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.window import Playing, fast, gone, screen

pytestmark = [pytest.mark.window, pytest.mark.slow]
FRAME = ("tool:", "log:", "seat:", "settings", "about", "quit")


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """One virtual screen for these tests."""
    with screen() as number:
        yield number


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A player's folder with hurried settings."""
    fast(tmp_path)
    return tmp_path


def moves(game: Playing) -> list[str]:
    """What is lit on the table itself."""
    return [tag for tag in game.tags() if not tag.startswith(FRAME)]


def sit_down(game: Playing, seats: int = 3) -> None:
    """From the shelf to the table with the mouse."""
    game.scene("shelf")
    game.click("box:halunken")
    game.scene("setup")
    game.click(f"seats:{seats}")
    game.wait(lambda seen: any(t["tag"] == f"kind:{seats - 1}" for t in seen["targets"]))
    game.click("start")
    game.scene("table")


def saved_match(game: Playing) -> str:
    """The tag of the first match to continue, once the shelf has read them."""
    found = game.wait(lambda seen: any(t["tag"].startswith("match:") for t in seen["targets"]))
    return next(str(t["tag"]) for t in found["targets"] if t["tag"].startswith("match:"))


def play(game: Playing, limit: int, seconds: float = 240) -> str:
    """Click lit things at random; ends after `limit` clicks or when the score sheet lies there. Returns the scene."""
    clicks, end = 0, time.monotonic() + seconds
    while clicks < limit and time.monotonic() < end:
        seen = game.see()
        if seen["scene"] != "table":
            return str(seen["scene"])
        choices = [] if seen["busy"] else moves(game)
        if choices:
            clicks += game.clicked(choices[int(game.pace.random() * len(choices))])
        time.sleep(0.05)
    return str(game.see()["scene"])


def test_a_whole_match_with_the_mouse_and_its_score_sheet(display: str, folder: Path) -> None:
    game = Playing(display, folder)
    try:
        sit_down(game)
        assert play(game, 400) == "score"
        tags = game.tags()
        assert {"again", "shelf"} <= {t.split(":")[-1] for t in tags}
        game.key("Escape")  # back to the table as it stood at the end, which leads to the sheet again
        game.scene("table")
        game.click("button:score")
        game.scene("score")
        game.click("shelf")
        game.scene("shelf")
        assert not list((folder / "saves").glob("report*"))
    finally:
        game.close()


def test_closing_in_the_middle_and_going_on_the_next_day(display: str, folder: Path) -> None:
    game = Playing(display, folder)
    try:
        sit_down(game)
        play(game, 4)
        family = game.family()
        game.ask_to_close()
        assert gone(family)
    finally:
        game.close()
    game = Playing(display, folder)
    try:
        game.scene("shelf")
        game.click(saved_match(game))
        game.scene("table")
        assert play(game, 400) == "score"
    finally:
        game.close()


def test_killed_at_any_moment_it_goes_on_and_leaves_no_process(display: str, folder: Path) -> None:
    for round in range(3):
        game = Playing(display, folder)
        try:
            game.scene("shelf")
            if round:
                game.click(saved_match(game))
                game.scene("table")
            else:
                sit_down(game)
            play(game, 3 + round)
            family = game.family()
            game.kill()
            assert gone(family)
        finally:
            game.close()


def test_every_size_of_window_is_laid_out(display: str, folder: Path) -> None:
    game = Playing(display, folder, ["play", "halunken", "--seats", "4", "--seed", "3"])
    try:
        game.scene("table")
        window = game.window()
        for size in ((1024, 640), (1500, 700), (1280, 960)):
            game.xdotool("windowsize", window, *map(str, size))
            inside = game.wait(
                lambda seen, size=size: all(t["x"] < size[0] and t["y"] < size[1] for t in seen["targets"])
            )
            assert {"tool:rules", "tool:menu"} <= {t["tag"] for t in inside["targets"]}
        game.key("F11")
        time.sleep(1)
        game.key("F11")
        game.scene("table")
        play(game, 2)
        assert game.run.poll() is None
    finally:
        game.close()


def test_a_drag_is_as_good_as_a_click(display: str, folder: Path) -> None:
    game = Playing(display, folder, ["play", "halunken", "--seats", "3", "--seed", "3"])
    try:
        game.scene("table")
        while not any(tag.startswith("move:") for tag in moves(game)):
            play(game, 1)
        card = next(tag for tag in moves(game) if tag.startswith("move:"))
        x, y = game.tags()[card]
        game.drag(card, (x, y - 300))
        after = game.wait(lambda seen: card not in {t["tag"] for t in seen["targets"]})
        assert after["scene"] == "table"
    finally:
        game.close()


def test_without_a_screen_it_says_so(folder: Path) -> None:
    game = Playing(":9999", folder)
    try:
        assert game.end(30) == 2
        assert len(game.out.read_text().strip().splitlines()) <= 2
    finally:
        game.close()


def test_a_second_copy_says_so_and_both_can_play(display: str, folder: Path) -> None:
    first = Playing(display, folder)
    try:
        first.scene("shelf")
        second = Playing(display, folder / "..", environment={"GAMEBOX_DATA": str(folder / "saves")})
        try:
            seen = second.wait(lambda s: s["scene"] != "shelf", 20)
            assert seen["scene"] == "message"
        finally:
            second.close()
    finally:
        first.close()


def test_no_sound_device_and_no_folder_to_write_to(display: str, folder: Path) -> None:
    blocked = folder / "file"
    blocked.write_text("not a folder")
    game = Playing(display, folder, environment={"SDL_AUDIODRIVER": "alsa", "GAMEBOX_DATA": str(blocked / "saves")})
    try:
        game.wait(lambda seen: seen["scene"] in ("shelf", "message"))
        shot = subprocess.run(
            ["xdotool", "search", "--class", "gamebox"], env=game.environment, timeout=20, check=False
        )
        assert shot.returncode == 0
    finally:
        game.close()
