"""Every game in the box comes with what belongs to a game."""

from __future__ import annotations

import importlib.util
import re
import tomllib

import pytest

from gamebox.core.game import Game
from gamebox.games import GAMES, find
from gamebox.resources import resource_path
from tests.test_project.source import PROGRAM, ROOT

FILES = ("__init__.py", "cards.py", "actions.py", "rules.py", "heuristics.py", "RULES.md")
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def test_every_folder_with_a_table_is_in_the_box() -> None:
    folders = {path.parent.parent.name for path in (PROGRAM / "games").glob("*/scene/__init__.py")}
    assert folders == {game.id for game in GAMES}
    assert all(find(game.id) is game for game in GAMES)


@every_game
def test_a_game_has_its_files(game: Game) -> None:
    assert [file for file in FILES if not (PROGRAM / "games" / game.id / file).exists()] == []


@every_game
def test_a_game_has_a_scene_that_can_be_found(game: Game) -> None:
    assert game.scene.startswith(f"gamebox.games.{game.id}.scene")
    assert importlib.util.find_spec(game.scene.partition(":")[0]) is not None


@every_game
def test_the_rules_are_numbered(game: Game) -> None:
    text = (PROGRAM / "games" / game.id / "RULES.md").read_text(encoding="utf-8")
    assert len(re.findall(r"\b\d+\.\d+[a-z]?\b", text)) >= 20


@every_game
def test_a_game_has_playthroughs_for_every_seat_count(game: Game) -> None:
    folder = ROOT / "tests" / "playthroughs"
    files = [path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()]
    own = [file for file in files if file.startswith(game.id)]
    missing = [n for n in game.seat_counts() if not any(re.search(rf"(?<!\d){n}(?!\d)", file) for file in own)]
    assert missing == []


@every_game
def test_a_game_has_its_catalogue_and_pictures(game: Game) -> None:
    for language in ("en", "fr"):
        assert tomllib.loads(resource_path("locale", language, f"{game.id}.toml").read_text(encoding="utf-8"))
    assert list(resource_path("sprites", game.id).glob("*.json"))
