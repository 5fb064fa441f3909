"""What is told of the computers' strength is what was measured, of the levels as they are."""

from __future__ import annotations

import json
from typing import Any

import pytest

from build_scripts import calibrate
from gamebox.games import GAMES

TOLD = json.loads(calibrate.KEPT.read_text("utf-8"))
ROWS = calibrate.load()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_measured_levels_are_those_of_the_game(game: Any) -> None:
    told = TOLD["levels"][game.id]
    assert told["levels"] == list(game.levels)
    assert told["ladder"] == list(calibrate.ladder(game))
    assert {row["rules"] for key, row in TOLD["rows"].items() if key.startswith(f"{game.id} ")} == {game.version}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_level_is_proved_weaker_than_the_one_below(game: Any) -> None:
    for name, step in zip(game.levels[1:], TOLD["levels"][game.id]["steps"], strict=True):
        assert not step["games"] or step["high"] > 0, f"{name} is weaker than the level below"


def test_ratings_and_page_follow_from_the_rows() -> None:
    for game in GAMES:
        assert calibrate.rounded(calibrate.ratings(ROWS, game)) == TOLD["levels"][game.id]["ratings"]
    assert calibrate.PAGE.read_text("utf-8") == calibrate.page(ROWS, GAMES, calibrate.english)


def test_a_step_is_found_from_shares() -> None:
    even = calibrate.Row(games=400, won=100.0)
    strong = calibrate.Row(games=400, won=200.0)
    assert calibrate.step(even, 4)[0] == pytest.approx(0.0, abs=1.0)
    value, error = calibrate.step(strong, 4)
    assert value == pytest.approx(190.8, abs=2.0), "three to one, against three others"
    assert calibrate.pooled([(value, error), (value, error)]) == pytest.approx((value, error / 2**0.5))


def test_ratings_are_those_that_explain_the_rows() -> None:
    game = GAMES[0]
    steps = calibrate.ladder(game)
    rows = {}
    for n in game.seat_counts():
        for k in range(1, len(steps)):
            chance = 10**0.25 / (10**0.25 + n - 1)
            key = calibrate.Rivals(game.id, n, steps[k], steps[k - 1]).key
            rows[key] = calibrate.Row(games=1000, won=1000 * chance)
    assert calibrate.ratings(rows, game) == pytest.approx([0, 100, 200, 300, 400], abs=1.0)


def test_the_page_tells_how_long_somebody_thinks() -> None:
    game = GAMES[0]
    low, high = calibrate.ladder(game)[:2]
    rows = {
        f"{game.id} {n} {high} {low}": calibrate.Row(1, n, 1.0, 1, choices, thought, slowest)
        for n, choices, thought, slowest in ((2, 100, 0.3, 0.02), (3, 300, 0.5, 0.011))
    }
    lines = calibrate.page(rows, [game], calibrate.english).splitlines()
    assert next(line for line in lines if f"`{high}`" in line).endswith("| 2.0 ms |")
    assert next(line for line in lines if f"`{low}`" in line).endswith("|  |")
