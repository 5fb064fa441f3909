"""The rules page by mouse and keyboard: opening, searching, following references, in every window."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from build_scripts.samples import samples
from gamebox.controllers.refusals import Refusals
from gamebox.core.game import Game
from gamebox.games import GAMES, find
from gamebox.saves.folder import Folder
from gamebox.saves.settings import SettingsFile
from gamebox.ui import rules
from gamebox.ui.curtain import Curtain
from gamebox.ui.preferences import Preferences
from gamebox.ui.program import Program
from gamebox.ui.rules import RulesPage, open_rules
from gamebox.ui.rules_pictures import pictures_of
from gamebox.ui.rules_text import book
from gamebox.ui.scenes import Scene, SceneStack
from gamebox.ui.seating import first_setup
from gamebox.ui.setup import SetupScene
from gamebox.ui.sprites import Sprites
from gamebox.ui.table import TableScene
from tests.support.pilot import Pilot

WINDOWS = [(1024, 640), (1920, 1080), (3840, 2160)]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def opened(paragraph: str = "", size: tuple[int, int] = (1280, 720), **settings: object) -> Pilot:
    """The page over nothing else, with its paper and its text, the pictures still to come."""
    preferences = Preferences(**{"language": "en", **settings})
    pilot = Pilot(lambda stack: [RulesPage("halunken", paragraph)], size, preferences)
    for _ in range(2):
        pilot.app.step(0.0, [])
    return pilot


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    pilot = opened()
    yield pilot
    pilot.close()


def page(pilot: Pilot) -> RulesPage:
    assert isinstance(pilot.scene, RulesPage)
    return pilot.scene


def seen(pilot: Pilot, paragraph: str) -> bool:
    """Whether the beginning of a paragraph is on the screen."""
    reader = page(pilot).reader
    index = reader.flow.book.find(paragraph)
    assert index is not None
    setting = reader.flow.settings[index]
    return reader.offset <= setting.y <= reader.offset + reader.rect.h - setting.step


def named_by_the_rules(game: Game) -> set[str]:
    """Every paragraph that positions and refusals of some random games of every kind name.

    Half of the games choose by policy what is chosen face down: chance alone would end some games at once.
    """
    found = set[str]()
    for seats, options in game.tables():
        for seed in range(6):
            state, rng = game.setup(seats, options, seed), Random(seed)
            others: dict[str, object] = {}
            while state.current is not None:
                legal = state.legal_actions()
                found.add(state.paragraph())
                others.update({action.encode(): action for action in legal})
                found |= {state.refusal(action)[1] for action in list(others.values())[:60] if action not in legal}
                blind = seed % 2 and legal[0].secret
                policy = game.heuristics.policy
                state.apply(policy(state, legal, rng) if blind else legal[int(rng.random() * len(legal))])
            found |= {state.refusal(action)[1] for action in others.values()}
    return found - {""}


@every_game
def test_the_page_opens_at_everything_the_rules_can_name(game: Game) -> None:
    pilot = Pilot(lambda stack: [RulesPage(game.id)])
    named = named_by_the_rules(game)
    assert len(named) > 5
    for paragraph in sorted(named):
        top = open_rules(pilot.stack, game.id, paragraph)
        assert top.reader.marked == paragraph
        assert seen(pilot, paragraph)
        pilot.press(pygame.K_ESCAPE)
    pilot.close()


def test_a_refusal_s_paragraph_is_in_the_book() -> None:
    game = find("halunken")
    seats, options = next(iter(game.tables()))
    state = game.setup(seats, options, 3)
    refusal = Refusals(game, seats, options).why(state.view(state.current), "move:3", state.legal_actions())
    assert book("halunken", "fr").find(refusal.paragraph) is not None


@pytest.mark.parametrize("language", ["en", "fr", "xx"])
def test_every_paragraph_can_be_opened(language: str) -> None:
    pilot = opened(language=language)
    for number in sorted(book("halunken", language).numbers):
        page(pilot).reader.open(number)
        assert seen(pilot, number), number
    pilot.close()


def test_an_unknown_paragraph_opens_the_beginning() -> None:
    pilot = opened("77.7")
    assert page(pilot).reader.offset == 0
    assert page(pilot).reader.marked == ""
    pilot.close()


def test_wheel_keys_and_drags_scroll(pilot: Pilot) -> None:
    reader = page(pilot).reader
    pilot.wheel("page", -2)
    after_wheel = reader.offset
    assert after_wheel > 0
    pilot.press(pygame.K_PAGEDOWN)
    assert reader.offset > after_wheel
    pilot.press(pygame.K_END)
    assert reader.offset == reader.furthest
    pilot.press(pygame.K_DOWN)
    assert reader.offset == reader.furthest
    pilot.press(pygame.K_HOME)
    assert reader.offset == 0
    pilot.press(pygame.K_DOWN)
    assert 0 < reader.offset < after_wheel * 2
    x, y = pilot.target("page").rect.center
    before = reader.offset
    pilot.drag("page", (x, y - 200))
    assert reader.offset == before + 200


def test_the_bar_can_be_dragged(pilot: Pilot) -> None:
    reader = page(pilot).reader
    reader.press((reader.rect.right - 3, reader.rect.bottom - 2))
    assert reader.offset == reader.furthest
    reader.drag((reader.rect.right - 3, reader.rect.y))
    assert reader.offset == 0


def test_search_counts_steps_and_marks(pilot: Pilot) -> None:
    pilot.press(pygame.K_f, pygame.KMOD_CTRL)
    assert pilot.scene.focus == "search"
    pilot.type("JostlE")
    reader = page(pilot).reader
    found = len(reader.hits)
    assert found > 10
    assert reader.hit == reader.hits[0]
    pilot.press(pygame.K_RETURN)
    assert reader.hit == reader.hits[1]
    pilot.press(pygame.K_RETURN, pygame.KMOD_SHIFT)
    pilot.press(pygame.K_RETURN, pygame.KMOD_SHIFT)
    assert reader.hit == reader.hits[-1]
    pilot.click("next")
    assert reader.hit == reader.hits[0]
    index = reader.hits[0][0]
    assert index in set(reader.flow.shown(reader.offset, reader.offset + reader.rect.h))
    assert reader.flow.part(*reader.hits[0])[0].w > 0


def test_letters_of_a_search_are_no_shortcuts(pilot: Pilot) -> None:
    pilot.click("search")
    pilot.type("m")
    assert not pilot.stage.preferences.muted
    assert page(pilot).query == "m"


def test_a_search_without_a_find_says_so(pilot: Pilot) -> None:
    pilot.click("search")
    pilot.type("qqq")
    assert not pilot.target("next").enabled
    assert pilot.target("next").reason == pilot.stage.t("rules.nothing")


def test_a_number_in_the_search_goes_to_its_paragraph(pilot: Pilot) -> None:
    pilot.click("search")
    pilot.type("7.13")
    assert seen(pilot, "7.13")


def test_references_lead_there_and_back(pilot: Pilot) -> None:
    page(pilot).reader.open("5.10")
    page(pilot).refresh()
    link = next(tag for tag in pilot.lit() if tag.startswith("link:") and tag.endswith(":3.6b"))
    assert pilot.target(link).label == pilot.stage.t("rules.link", paragraph="3.6b")
    assert not pilot.target("back").enabled
    pilot.click(link)
    assert page(pilot).reader.marked == "3.6b"
    assert seen(pilot, "3.6b")
    pilot.click("back")
    assert seen(pilot, "5.10")
    assert not pilot.target("back").enabled


def test_the_contents_lead_to_sections_and_follow_the_reader(pilot: Pilot) -> None:
    pilot.click("section:7")
    assert page(pilot).reader.section == "7"
    assert seen(pilot, "7")
    pilot.press(pygame.K_BACKSPACE)
    assert page(pilot).reader.section == "1"


def test_the_keyboard_reaches_everything() -> None:
    pilot = opened("5.13")
    wanted = set(pilot.targets())
    reached = []
    for _ in range(len(wanted) + 1):
        pilot.press(pygame.K_TAB)
        assert pilot.scene.focus is not None
        assert pilot.text_focus
        reached.append(pilot.scene.focus)
    assert wanted <= set(reached)
    assert reached[:3] == ["search", "previous", "next"]
    first_link = next(tag for tag in reached if tag.startswith("link:"))
    page(pilot).set_focus(first_link)
    pilot.press(pygame.K_RETURN)
    assert page(pilot).reader.marked == first_link.rpartition(":")[2]
    pilot.close()


def test_speech_tells_the_marked_paragraph() -> None:
    pilot = opened("3.5")
    assert pilot.text_focus.startswith("3.5 Recruit")
    pilot.close()


def test_the_page_keeps_its_place_when_the_window_or_language_changes() -> None:
    pilot = opened("5.13a")
    top = page(pilot).reader.flow.at(page(pilot).reader.offset)
    pilot.resize(1024, 640)
    pilot.stage.change(language="fr", text_scale=1.6)
    pilot.settle()
    assert page(pilot).reader.marked == "5.13a"
    assert page(pilot).reader.flow.at(page(pilot).reader.offset) == top
    pilot.close()


def test_escape_leaves() -> None:
    def begin(stack: SceneStack) -> list[RulesPage]:
        return [RulesPage("halunken"), RulesPage("halunken", "3.1")]

    pilot = Pilot(begin)  # type: ignore[arg-type]
    pilot.press(pygame.K_ESCAPE)
    assert len(pilot.stack.scenes) == 1
    pilot.close()


@pytest.mark.parametrize("size", WINDOWS, ids=str)
@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
@pytest.mark.parametrize("language", ["en", "fr", "xx"])
def test_nothing_leaves_its_place(size: tuple[int, int], scale: float, language: str) -> None:
    pilot = opened("5.5", size, language=language, text_scale=scale)
    reader = page(pilot).reader
    slack = reader.pad
    for index, setting in enumerate(reader.flow.settings):
        for run in reader.flow.exact(index).runs:
            assert run.x + run.width <= reader.flow.width + slack, setting.block
    for above, below in zip(reader.flow.settings, reader.flow.settings[1:], strict=False):
        assert above.y + above.height <= below.y
    pilot.settle()
    room = reader.rect.w - reader.pad - pilot.stage.frame.px(16)
    for picture in reader.pictures:
        assert reader.flow.width < picture.rect.x
        assert picture.rect.right <= room
    assert not any(a.rect.colliderect(b.rect) for a in reader.pictures for b in reader.pictures if a is not b)
    assert pilot.stage.text.overflows == []
    window = pilot.app.window.surface.get_rect()
    assert [t.tag for t in pilot.scene.targets() if not window.contains(t.rect)] == []
    pilot.close()


@every_game
def test_pictures_exist_and_stand_beside_known_paragraphs(game: Game) -> None:
    pictures, sprites = pictures_of(game), Sprites()
    assert pictures
    assert set(pictures) <= book(game.id, "en").numbers
    assert [name for names in pictures.values() for name in names if not sprites.knows(name)] == []


def test_pictures_come_after_the_text(pilot: Pilot) -> None:
    for _ in range(400):
        pilot.settle()
        if len(page(pilot).reader.made) >= len({(p.sprite, p.scale) for p in page(pilot).reader.pictures}):
            break
        time.sleep(0.01)
    reader = page(pilot).reader
    assert len(reader.pictures) > 30
    assert all((p.sprite, p.scale) in reader.made for p in reader.pictures)


def test_only_what_is_seen_is_rendered(pilot: Pilot) -> None:
    before = len(pilot.stage.text._renders)
    assert before < 200
    pilot.press(pygame.K_END)
    assert any("Typical outcome" in key[0] for key in pilot.stage.text._renders)


def test_the_set_up_leads_to_the_rules_and_back() -> None:
    game = find("halunken")

    def begin(stack: SceneStack) -> list[Scene]:
        return [SetupScene(game, first_setup(game, stack.stage.words), lambda setup: None)]

    pilot = Pilot(begin)
    pilot.click("rules")
    assert page(pilot).reader.marked == ""
    pilot.click("close")
    assert pilot.scene.name == "setup"
    pilot.close()


def test_the_table_leads_to_the_paragraph_of_the_open_choice() -> None:
    program = Program()
    pilot = Pilot(program.begin)
    program.play(first_setup(find("halunken"), pilot.stage.words), 5)
    for _ in range(600):
        pilot.wait(0.05)
        if pilot.scene.name == "curtain":
            pilot.press(pygame.K_RETURN)
        if isinstance(pilot.scene, TableScene) and not pilot.scene.busy and pilot.scene.controller.targets():
            break
    assert isinstance(pilot.scene, TableScene)
    paragraph = pilot.scene.paragraph()
    pilot.click("tool:rules", settle=False)
    assert page(pilot).reader.marked == paragraph
    pilot.press(pygame.K_ESCAPE)
    assert pilot.scene.name == "table"
    pilot.click("tool:menu", settle=False)
    pilot.click("rules", settle=False)
    assert page(pilot).reader.marked == paragraph
    pilot.close()


# From everywhere


def asked(pilot: Pilot) -> tuple[str, str]:
    """Hit F2: the game and the paragraph at which the rules open; hit it again to be back."""
    below = pilot.scene
    pilot.press(pygame.K_F2)
    opened = page(pilot)
    found = opened.game.id, opened.reader.marked
    pilot.press(pygame.K_F2)
    assert pilot.scene is below
    return found


def test_every_screen_leads_to_the_rules_at_what_matters_there(tmp_path: Path) -> None:
    """Shelf, set-up, table, refusal, pause, settings, keys, curtain and score sheet."""
    program = Program()
    kept = Preferences(SettingsFile(Folder(tmp_path)), language="en", speed="off", pace="off")
    pilot = Pilot(program.begin, preferences=kept, folder=Folder(tmp_path))
    pilot.settle()
    pilot.hover("box:halunken")
    assert asked(pilot) == ("halunken", "")
    pilot.click("box:halunken")
    assert asked(pilot) == ("halunken", "")
    pilot.click("name:0")
    assert asked(pilot) == ("halunken", "")
    pilot.click("start")
    table = pilot.scene
    assert isinstance(table, TableScene)
    now = ("halunken", table.controller.paragraph())
    assert now[1] and asked(pilot) == now
    pilot.click("tool:menu")
    for tag in ("settings", "keys"):
        assert asked(pilot) == now
        pilot.click(tag)
        assert asked(pilot) == now
        pilot.press(pygame.K_ESCAPE)
    pilot.press(pygame.K_ESCAPE)
    pilot.stack.push(Curtain("Nell", "", lambda: None))
    assert asked(pilot) == now
    pilot.stack.pop()
    table.on_over(table)
    assert pilot.scene.name == "score"
    assert asked(pilot) == now
    pilot.click("rules")
    assert page(pilot).reader.marked == now[1]
    pilot.close()


def test_the_sheet_of_a_finished_match_leads_to_the_paragraph_on_points() -> None:
    pilot = Pilot(samples()["halunken-over"], preferences=Preferences(language="en", speed="off"))
    assert isinstance(pilot.scene, TableScene)
    assert asked(pilot) == ("halunken", "4.2")
    pilot.close()


def test_the_shelf_and_the_key_help_have_a_button_for_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "GAMES", (find("halunken"),))
    pilot = Pilot(samples()["shelf-full"], preferences=Preferences(language="en", speed="off"))
    pilot.settle()
    pilot.click("rules")
    assert page(pilot).game.id == "halunken"
    pilot.press(pygame.K_ESCAPE)
    pilot.press(pygame.K_F1)
    pilot.click("rules")
    assert page(pilot).game.id == "halunken"
    pilot.close()


def test_where_no_game_is_meant_the_player_is_asked_which(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "GAMES", (find("halunken"), find("halunken")))
    pilot = Pilot(samples()["about"], preferences=Preferences(language="en", speed="off"))
    pilot.press(pygame.K_F2)
    assert pilot.scene.name == "which"
    pilot.click("rules:halunken")
    assert page(pilot).game.id == "halunken"
    pilot.press(pygame.K_ESCAPE)
    assert pilot.scene.name == "about"
    pilot.close()
