"""Every numbered paragraph of every game's rules has a test that is marked with it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from gamebox.core.game import Game
from gamebox.games import GAMES

HERE = Path(__file__).parent
RULES = Path(__file__).parents[2] / "gamebox" / "games"
PARAGRAPH = re.compile(r"^(\d+\.\d+)\b", re.MULTILINE)
SECTION = re.compile(r"^## (\d+)\b", re.MULTILINE)
LETTERS = "abcdefgh"


def rules_of(game: Game) -> str:
    """The rules as they are written."""
    return (RULES / game.id / "RULES.md").read_text(encoding="utf-8")


def paragraphs(game: Game) -> list[str]:
    """The numbers of the paragraphs, in order."""
    return PARAGRAPH.findall(rules_of(game))


def checked(game: Game) -> set[str]:
    """The paragraphs that some test is marked with; 3.6a counts for 3.6 too."""
    found: set[str] = set()
    for file in sorted((HERE / game.id).glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) == "rule":
                found |= {a.value for a in ast.walk(node) if isinstance(a, ast.Constant) and isinstance(a.value, str)}
    return found | {p.rstrip(LETTERS) for p in found}


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)
def test_every_paragraph_has_a_test(game: Game) -> None:
    numbers = paragraphs(game)
    assert len(numbers) > 20
    assert [p for p in numbers if p not in checked(game)] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)
def test_no_test_is_marked_with_a_paragraph_that_does_not_exist(game: Game) -> None:
    known = set(paragraphs(game)) | set(SECTION.findall(rules_of(game)))
    assert sorted(p for p in checked(game) if re.match(r"\d", p) and p.rstrip(LETTERS) not in known) == []
