"""The table under the mouse and the keyboard: what a player does, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest
from pygame.event import Event

from gamebox.games.halunken.actions import BID, CARD, PLACE, TAKE
from gamebox.games.halunken.rules import Options
from gamebox.games.halunken.scene.samples import played, table
from gamebox.ui.curtain import Curtain
from gamebox.ui.preferences import Preferences
from gamebox.ui.table import TableScene
from gamebox.ui.table_bar import draw_banner, recap_rows
from gamebox.ui.table_face import begun
from gamebox.ui.table_look import Seating
from tests.support.pilot import Pilot

PIRATE = Options(black_jack=True)


def at_table(scene: TableScene, size: tuple[int, int] = (1280, 720), **values: Any) -> Pilot:
    pilot = Pilot(
        lambda stack: [scene], size, Preferences(**{"language": "en", "speed": "off", "pace": "off", **values})
    )
    pilot.stage.words.strict = True
    pilot.settle()
    return pilot


@pytest.fixture
def cards() -> Iterator[Pilot]:
    """A human among three computers chooses a movement card."""
    pilot = at_table(table(played(4, Options(), lambda s: s.phase == CARD and s.round == 3)))
    yield pilot
    pilot.close()


def scene_of(pilot: Pilot) -> TableScene:
    assert isinstance(pilot.scene, TableScene)
    return pilot.scene


def actions(pilot: Pilot) -> int:
    return len(scene_of(pilot).controller.match.log)


def press_mouse(pilot: Pilot, kind: int, place: tuple[int, int]) -> None:
    pilot.app.step(0, [Event(kind, pos=place, button=1, touch=False)])


def test_a_card_is_chosen_then_played_with_the_large_button(cards: Pilot) -> None:
    before = actions(cards)
    tag = next(tag for tag in cards.lit() if tag.startswith("move:"))
    assert "button:confirm" not in cards.lit()
    cards.click(tag)
    assert actions(cards) == before
    assert "button:confirm" in cards.lit()
    cards.click("button:confirm")
    assert actions(cards) > before


def test_a_chosen_card_shows_where_it_leads(cards: Pilot) -> None:
    scene = scene_of(cards)
    asked = scene.look.question(scene.lights())
    tag = next(tag for tag in cards.lit() if tag.startswith("move:") and tag != "move:8")
    cards.hover(tag)
    told = scene.look.question(scene.lights())
    assert told != asked and told.startswith(tag[-1])


def test_a_second_card_takes_the_place_of_the_first(cards: Pilot) -> None:
    first, second = [tag for tag in cards.lit() if tag.startswith("move:")][:2]
    cards.click(first)
    cards.click(second)
    assert scene_of(cards).controller.picked() == [second]
    cards.press(pygame.K_ESCAPE)
    assert scene_of(cards).controller.picked() == []


def test_a_card_can_be_dragged_to_the_table(cards: Pilot) -> None:
    before = actions(cards)
    tag = next(tag for tag in cards.lit() if tag.startswith("move:"))
    cards.drag(tag, (640, 260))
    assert actions(cards) > before


def test_a_drag_that_ends_nowhere_changes_nothing(cards: Pilot) -> None:
    before = actions(cards)
    tag = next(tag for tag in cards.lit() if tag.startswith("move:"))
    cards.drag(tag, "log:0" if "log:0" in cards.targets() else (20, 715))
    assert actions(cards) == before


def test_what_cannot_be_clicked_says_why_and_by_which_rule(cards: Pilot) -> None:
    spent = next(t for t in cards.targets().values() if t.tag.startswith("move:") and not t.enabled)
    assert "(rule 3.1)" in spent.reason
    before = actions(cards)
    cards.click(spent.tag)
    assert actions(cards) == before
    assert all(t.reason for t in cards.targets().values() if t.tag.startswith("space:"))


def test_a_click_while_something_moves_ends_it_and_plays_nothing() -> None:
    pilot = at_table(table(played(4, Options(), lambda s: s.phase == PLACE)), speed="normal", pace="normal")
    scene = scene_of(pilot)
    tag = next(tag for tag in pilot.lit() if tag.startswith("space:"))
    place = pilot.target(tag).rect.center
    pilot.click(tag, settle=False)
    played_so_far = actions(pilot)
    assert scene.busy
    press_mouse(pilot, pygame.MOUSEBUTTONDOWN, place)
    assert not scene.busy
    press_mouse(pilot, pygame.MOUSEBUTTONUP, place)
    assert actions(pilot) == played_so_far
    pilot.close()


def test_at_rest_the_table_shows_the_view() -> None:
    pilot = at_table(table(played(4, PIRATE, lambda s: s.phase == CARD and s.round == 2)), speed="fast")
    scene = scene_of(pilot)
    for _ in range(12):
        live = [t for t in pilot.lit() if not t.startswith(("tool:", "log:"))]
        pilot.click(live[0])
        look: Any = scene.look
        expected = {zone: list(cards) for zone, cards in scene.controller.view().zones().items() if cards}
        assert look.shown.table.shown() == expected
    pilot.close()


def test_the_keyboard_plays_too(cards: Pilot) -> None:
    before = actions(cards)
    cards.press(pygame.K_TAB)
    assert cards.scene.focus is not None and cards.scene.focus.startswith("move:")
    assert cards.text_focus
    cards.press(pygame.K_RETURN)
    assert scene_of(cards).controller.held is not None
    while cards.scene.focus != "button:confirm":
        cards.press(pygame.K_TAB)
    cards.press(pygame.K_SPACE)
    cards.settle()
    assert actions(cards) > before


def test_arrows_reach_what_is_only_looked_at(cards: Pilot) -> None:
    cards.press(pygame.K_TAB)
    seen = set()
    for _ in range(12):
        cards.press(pygame.K_UP)
        seen.add((cards.scene.focus or "").partition(":")[0])
    assert seen & {"space", "figure", "sailor", "port"}


def test_the_focus_can_be_seen(cards: Pilot) -> None:
    surface = cards.app.window.surface
    cards.press(pygame.K_TAB)
    with_ring = pygame.image.tobytes(surface, "RGB")
    cards.scene.focus = None
    cards.scene.dirty = True
    cards.settle()
    assert pygame.image.tobytes(surface, "RGB") != with_ring


def test_undo_says_why_it_is_closed() -> None:
    pilot = at_table(table(played(4, PIRATE, lambda s: s.phase == PLACE and s.current == s.start)))
    undo = pilot.target("tool:undo")
    assert not undo.enabled and undo.reason
    pilot.close()


def test_a_lone_human_can_take_a_card_back_between_two_of_the_own() -> None:
    match = played(2, Options(), lambda s: s.phase == CARD and s.employer == 0 and s.current == 0)
    pilot = at_table(table(match))
    before = actions(pilot)
    tag = next(tag for tag in pilot.lit() if tag.startswith("move:"))
    pilot.click(tag)
    pilot.click("button:confirm")
    assert actions(pilot) == before + 1
    pilot.click("tool:undo")
    assert actions(pilot) == before
    pilot.close()


def test_a_hint_points_at_what_it_suggests(cards: Pilot) -> None:
    cards.click("tool:hint")
    hint = scene_of(cards).hint
    assert hint is not None and set(hint.tags) <= set(cards.targets())
    assert begun("yellow 11 serves best.") == "Yellow 11 serves best." and begun("") == ""
    cards.click(hint.tags[0])
    cards.click("button:confirm")
    assert scene_of(cards).hint is None


def test_a_curtain_hangs_between_two_humans_and_a_recap_follows() -> None:
    pilot = at_table(table(played(3, Options(), lambda s: s.phase == CARD and s.round == 2), humans=(0, 1)))
    assert isinstance(pilot.scene, Curtain)
    pilot.click("lift")
    assert scene_of(pilot).controller.viewer == 0
    if scene_of(pilot).recap:
        pilot.press(pygame.K_SPACE)
    pilot.click(next(tag for tag in pilot.lit() if tag.startswith("move:")))
    pilot.click("button:confirm")
    assert isinstance(pilot.scene, Curtain)
    pilot.click("lift")
    assert scene_of(pilot).controller.viewer == 1
    pilot.close()


def test_the_recap_swallows_one_click() -> None:
    pilot = at_table(table(played(3, Options(), lambda s: s.phase == CARD and s.round == 3), humans=(0, 1)))
    pilot.click("lift")
    scene = scene_of(pilot)
    scene.recap = scene.recap or [("", "x")]
    tag = next(tag for tag in pilot.lit() if tag.startswith("move:"))
    pilot.click(tag)
    assert scene.recap == [] and scene.controller.picked() == []
    pilot.click(tag)
    assert scene.controller.picked() == [tag]
    pilot.close()


def test_a_line_of_the_log_lights_what_it_speaks_of(cards: Pilot) -> None:
    scene = scene_of(cards)
    line = next(line for line in reversed(scene.controller.log) if line.said.key == "recruits")
    about = scene.look.about(line)
    assert f"sailor:{line.said.card}" in about and f"space:{line.said.number}" in about


def test_the_log_is_lit_by_mouse_and_keyboard_alike(cards: Pilot) -> None:
    scene = scene_of(cards)
    tag = next(tag for tag in cards.targets() if tag.startswith("log:"))
    about = scene.look.about(scene.controller.log[int(tag[4:])])
    assert scene.lights().told == frozenset()
    scene._go_to(tag)
    assert about and scene.lights().told == about
    scene._go_to(None)
    assert scene.lights().told == frozenset()
    cards.hover(tag)
    assert scene.lights().told == about


def test_the_log_scrolls(cards: Pilot) -> None:
    shown = [tag for tag in cards.targets() if tag.startswith("log:")]
    cards.wheel(shown[-1], 5)
    assert [tag for tag in cards.targets() if tag.startswith("log:")] != shown


def test_a_still_table_is_not_drawn_again(cards: Pilot) -> None:
    cards.wait(1)
    frames = cards.app.frames
    cards.wait(2)
    assert cards.app.frames == frames and not cards.scene.busy and cards.scene.wake is None


def test_a_tooltip_comes_after_a_moment_and_costs_one_frame(cards: Pilot) -> None:
    cards.hover("seat:1")
    cards.wait(0.1)
    before = pygame.image.tobytes(cards.app.window.surface, "RGB")
    cards.wait(0.5)
    assert pygame.image.tobytes(cards.app.window.surface, "RGB") != before


def test_everything_that_can_be_pointed_at_is_told(cards: Pilot) -> None:
    assert [t.tag for t in cards.targets().values() if not t.label] == []


def test_the_window_changes_its_size_and_language(cards: Pilot) -> None:
    for size in ((1024, 640), (1920, 1080), (1024, 768)):
        cards.resize(*size)
        window = pygame.Rect(0, 0, *size)
        assert all(window.contains(t.rect) for t in cards.targets().values())
    cards.stage.change(language="fr", text_scale=1.5)
    cards.settle()
    assert cards.target("tool:undo").label == "Annuler"


def test_the_menu_and_the_rules_are_told_whose_table_it_is() -> None:
    told = list[tuple[str, TableScene]]()
    match = played(4, PIRATE, lambda s: s.phase == TAKE)
    controller = table(match).controller
    scene = TableScene(
        controller,
        Seating(("A", "B", "C", "D"), ("green", "blue", "red", "yellow")),
        on_menu=lambda scene: told.append(("menu", scene)),
        on_rules=lambda scene: told.append(("rules", scene)),
    )
    pilot = at_table(scene)
    pilot.click("tool:menu")
    pilot.click("tool:rules")
    pilot.press(pygame.K_ESCAPE)
    assert told == [("menu", scene), ("rules", scene), ("menu", scene)]
    assert scene.paragraph() in {"3.6", "5.10", "5.13"}
    pilot.close()


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_the_longest_names_leave_no_sentence_shortened(text: float) -> None:
    one, other = "Maximilienne-Bernadette M", "Wolfgang-Amadeus M. Wimm"
    scene = table(played(4, PIRATE, lambda s: s.phase == BID and s.round == 3), (0,))
    pilot = at_table(scene, (1024, 640), language="fr", text_scale=text)
    stage = pilot.stage
    told = f"{one[:24]} : violet 15 volé à {other}, qui en reste bouche bée"
    scene.recap = [(scene.look.seat_sprite(0), told)]
    scene.dirty = True
    pilot.wait(0.1)
    rows = recap_rows(stage, min(scene.look.plan.field.w, stage.frame.px(900)), scene.recap)
    assert len(rows) > 1 and [bool(sign) for sign, _ in rows] == [True] + [False] * (len(rows) - 1)
    assert " ".join(words for _, words in rows) == told
    draw_banner(pilot.app.window.surface, stage, scene.skin, scene.look.plan.banner, told)
    assert stage.text.overflows == []
    pilot.close()
