"""The rules as players read them: the same paragraphs, tables and references in every language, no marks left."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gamebox.core.game import Game
from gamebox.games import GAMES
from gamebox.ui.rules_text import POINT, ROW, Book, book
from gamebox.ui.words import LANGUAGES
from tests.test_project.source import PROGRAM

OTHERS = [code for code in LANGUAGES if code != "en"]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
other_languages = pytest.mark.parametrize("language", OTHERS)


def _source(game: Game, language: str = "en") -> str:
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    return Path(PROGRAM / "games" / game.id / name).read_text(encoding="utf-8")


def _paragraphs(game: Game, language: str) -> dict[str, str]:
    """The whole text of each paragraph, by number."""
    found: dict[str, str] = {}
    for block in book(game.id, language).blocks:
        found[block.number] = f"{found.get(block.number, '')} {block.label} {block.text}"
    return found


@every_game
@other_languages
def test_a_translation_exists(game: Game, language: str) -> None:
    assert _source(game, language).startswith("# ")


@every_game
@other_languages
def test_a_translation_has_the_same_blocks_in_the_same_order(game: Game, language: str) -> None:
    def shape(language: str) -> list[tuple[str, str, str]]:
        return [(block.kind, block.number, block.label) for block in book(game.id, language).blocks]

    assert shape(language) == shape("en")


@every_game
@other_languages
def test_a_translation_refers_to_the_same_paragraphs(game: Game, language: str) -> None:
    def references(language: str) -> list[tuple[str, list[str]]]:
        own = book(game.id, language)
        return [(b.number, sorted({r.paragraph for r in own.references(b.text)})) for b in own.blocks]

    assert references(language) == references("en")


@every_game
@other_languages
def test_a_translation_names_the_same_numbers(game: Game, language: str) -> None:
    """Spaces, hands, values, points: a slip of the pen in a number is a wrong rule."""

    def numbers(text: str) -> list[int]:
        return sorted(int(n) for n in re.findall(r"\d+", re.sub(r"(?<=\d)[,\u00a0](?=000)", "", text)))

    ours, theirs = _paragraphs(game, "en"), _paragraphs(game, language)
    assert ours.keys() == theirs.keys()
    assert {n: numbers(theirs[n]) for n in ours if numbers(theirs[n]) != numbers(ours[n])} == {
        n: numbers(ours[n]) for n in ours if numbers(theirs[n]) != numbers(ours[n])
    }


@every_game
@other_languages
def test_a_translation_carries_the_same_marks(game: Game, language: str) -> None:
    """How sure a paragraph is does not depend on the language."""

    def marks(language: str) -> list[list[str]]:
        joined = re.sub(r"\n(?!\d+\.\d+ )", " ", _source(game, language))
        lines = [line for line in joined.split("\n") if re.match(r"\d+\.\d+ ", line)]
        return [re.findall(r"\[[^\]]*?\b([FID])\b[^\]]*\]", line) for line in lines]

    assert marks(language) == marks("en")


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_numbered_paragraph_of_the_file_is_read(game: Game, language: str) -> None:
    written = re.findall(r"^(\d+\.\d+) ", _source(game, language), re.MULTILINE)
    read = [block.label for block in book(game.id, language).blocks if re.fullmatch(r"\d+\.\d+", block.label)]
    assert read == written
    assert len(set(read)) == len(read)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_for_builders_is_left(game: Game, language: str) -> None:
    wrong = [
        block
        for block in book(game.id, language).blocks
        if re.search(r"[\[\]*|]|->|<=|\.\.| [.,)]|  ", block.text) or not block.text
    ]
    assert wrong == []


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reference_leads_somewhere(game: Game, language: str) -> None:
    own = book(game.id, language)
    loose = [
        (block.number, number)
        for block in own.blocks
        for number in re.findall(r"(?<![\w.,])(\d{1,2}\.\d{1,2}[a-z]?)(?!\w)", block.text)
        if number not in own.numbers
    ]
    assert loose == []


def test_a_book_knows_points_tables_and_what_is_around_them() -> None:
    own: Book = book("halunken", "en")
    point = own.find("5.13b")
    assert point is not None
    assert own.blocks[point].kind == POINT
    assert own.belongs(point, "5.13b")
    assert own.belongs(point, "5.13")
    assert not own.belongs(point, "5.13a")
    assert own.find("5.13z") == own.find("5.13")
    assert own.find("99.1") is None
    assert [b.text.split("\t")[0] for b in own.blocks if b.kind == ROW][1:5] == ["yellow", "green", "red", "purple"]


def test_words_are_found_without_accents_and_capitals() -> None:
    own = book("halunken", "fr")
    found = own.hits("EQUIPAGE")
    assert found
    assert {own.blocks[i].text[a:b].lower() for i, a, b in found} == {"équipage"}
    assert own.hits("e") == []
    assert own.hits("3.6b")[0] == (own.find("3.6b"), 0, 0)
    assert own.hits("zzz") == []
