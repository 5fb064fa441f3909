"""What the next scene will want is read while the present one is shown, once; what is not used is not kept."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from gamebox.games import GAMES, find
from gamebox.ui import ahead, sprites
from gamebox.ui.ahead import Ahead, table_ahead
from gamebox.ui.program import Program
from gamebox.ui.rules import RulesPage, open_rules
from gamebox.ui.seating import first_setup
from gamebox.ui.sprites import Sprites
from tests.support.pilot import Pilot

FILE = Path("some.webp")


@pytest.fixture
def leader() -> Program:
    return Program()


@pytest.fixture
def pilot(leader: Program) -> Iterator[Pilot]:
    pilot = Pilot(leader.begin)
    yield pilot
    pilot.close()


def reading(monkeypatch: pytest.MonkeyPatch, gate: threading.Event, begun: threading.Event) -> None:
    """Let pictures come when the gate is opened."""

    def read(path: Path) -> Surface | None:
        begun.set()
        assert gate.wait(10)
        return None if path.name == "broken.webp" else Surface((3, 4))

    monkeypatch.setattr(ahead, "_picture", read)


def test_a_picture_being_read_is_waited_for_and_one_not_begun_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    gate, begun = threading.Event(), threading.Event()
    reading(monkeypatch, gate, begun)
    reader = Ahead((), lambda: {("first", 1): FILE, ("second", 1): FILE})
    assert begun.wait(10)
    assert reader.take(("second", 1)) is None
    threading.Timer(0.05, gate.set).start()
    found = reader.take(("first", 1))
    assert found is not None
    assert found.get_size() == (3, 4)
    assert reader.take(("first", 1)) is None


def test_broken_pictures_and_missing_modules_are_left_to_whoever_wants_them(monkeypatch: pytest.MonkeyPatch) -> None:
    gate = threading.Event()
    gate.set()
    reading(monkeypatch, gate, threading.Event())
    reader = Ahead((), lambda: {("broken", 1): Path("broken.webp")})
    reader.thread.join(10)
    assert reader.take(("broken", 1)) is None
    reader = Ahead(("gamebox.no_such_module",), lambda: pytest.fail("nothing can be wanted then"))
    reader.thread.join(10)
    assert reader.take(("anything", 1)) is None


def test_what_nobody_wants_any_more_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    gate, begun = threading.Event(), threading.Event()
    reading(monkeypatch, gate, begun)
    reader = Ahead((), lambda: {("first", 1): FILE, ("second", 1): FILE})
    assert begun.wait(10)
    reader.leave()
    gate.set()
    reader.thread.join(10)
    assert reader.take(("first", 1)) is reader.take(("second", 1)) is None


def test_lent_pictures_are_used_and_the_rest_goes_at_the_next_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    expected = Sprites().get("halunken/board:ship", 0.5)
    cache = Sprites()
    reader = Ahead((), lambda: cache.files(["halunken/board:ship", "halunken/busts"], 0.5))
    reader.thread.join(20)
    cache.lend(reader)
    monkeypatch.setattr(sprites, "_picture", lambda path: pytest.fail(f"{path.name} is read again"))
    found = cache.get("halunken/board:ship", 0.5)
    assert pygame.image.tobytes(found, "RGBA") == pygame.image.tobytes(expected, "RGBA")
    cache.release()
    assert reader.take(("halunken/busts", 1)) is None


@pytest.mark.parametrize("game", [game for game in GAMES if game.scene], ids=lambda game: game.id)
def test_everything_that_a_game_wants_ahead_exists(game) -> None:  # type: ignore[no-untyped-def]
    cache = Sprites()
    for name, times in getattr(import_module(game.scene), "AHEAD", ()):
        for path in cache.files([name], times).values():
            assert path.is_file()
    assert not cache.missing


def test_the_set_up_reads_for_the_table_which_then_reads_little(
    leader: Program, pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    leader.choose("halunken")
    assert pilot.scene.ahead is not None
    pilot.scene.ahead.thread.join(30)
    pilot.settle()
    read: list[str] = []
    load = sprites._picture
    monkeypatch.setattr(sprites, "_picture", lambda path: read.append(path.name) or load(path))
    leader.play(first_setup(find("halunken"), pilot.stage.words), 5)
    pilot.app.draw()
    assert not [name for name in read if name.startswith(("table", "cards", "sailors", "busts", "board.ground"))]


def test_a_table_opened_without_a_set_up_is_the_same(leader: Program, pilot: Pilot) -> None:
    setup = first_setup(find("halunken"), pilot.stage.words)
    leader.play(setup, 5)
    pilot.app.draw()
    first = pygame.image.tobytes(pilot.app.window.surface, "RGB")
    pilot.stack.home()
    pilot.stage.sprites.clear()
    ready = table_ahead(pilot.stage, find("halunken"))
    ready.thread.join(30)
    pilot.scene.ahead = ready
    leader.play(setup, 5)
    pilot.app.draw()
    assert pygame.image.tobytes(pilot.app.window.surface, "RGB") == first


def test_the_text_of_the_rules_comes_with_the_second_frame(pilot: Pilot) -> None:
    page = open_rules(pilot.stack, "halunken", "3.6")
    assert page.busy
    assert pilot.app.step(0.02, [])
    assert page._reader is None
    assert pilot.app.step(0.02, [])
    assert page._reader is not None
    pilot.settle()
    assert not page.busy
    assert page.reader.marked == "3.6"
    assert page.reader in page.widgets


def test_whoever_asks_for_the_text_before_has_it_at_once(pilot: Pilot) -> None:
    page = open_rules(pilot.stack, "halunken", "3.6")
    pilot.app.step(0.0, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_END, mod=0, unicode="")])
    assert page.reader.offset == page.reader.furthest
    assert page.reader in page.widgets
    printed = RulesPage("halunken", at_once=True)
    pilot.stack.push(printed)
    assert printed.reader in printed.widgets


def test_what_comes_with_the_stroke_or_click_that_opens_the_rules_leaves_no_blank_page(pilot: Pilot) -> None:
    for opening in (
        [pygame.event.Event(pygame.KEYUP, key=pygame.K_F2, mod=0, unicode="")],
        [pygame.event.Event(pygame.MOUSEMOTION, pos=(400, 300), rel=(1, 1), buttons=(0, 0, 0), touch=False)],
        [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(400, 300), button=1, touch=False)],
    ):
        page = open_rules(pilot.stack, "halunken", "3.6")
        pilot.app.step(0.02, opening)
        pilot.settle()
        assert pilot.stack.top is page and page.reader in page.widgets
        pilot.stack.pop()
