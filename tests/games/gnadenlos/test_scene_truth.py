"""What a nasty player finds out at the table: whether tips are told to their end, and whether haste betrays a hand."""

from __future__ import annotations

import pygame
import pytest

from gamebox.games.gnadenlos.actions import BID, SEND
from gamebox.games.gnadenlos.cards import FIRST_PERSON, PEOPLE
from gamebox.games.gnadenlos.rules import State
from gamebox.games.gnadenlos.scene.samples import played, table
from gamebox.games.gnadenlos.scene.town import Town
from gamebox.ui.table_tips import draw_tip
from tests.support.gnadenlos import rule
from tests.support.gold_rush import click_through, fresh, pilot_at


@pytest.mark.parametrize("size", [(1024, 640), (1024, 768), (1280, 720)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_story_is_told_to_its_end(size: tuple[int, int], scale: float, language: str) -> None:
    scene = fresh(3, (0,))
    pilot = pilot_at(scene, size, language=language, text_scale=scale)
    assert isinstance(scene.look, Town)
    for person in range(PEOPLE):
        tip = scene.look.tips.person(FIRST_PERSON + person)
        place = draw_tip(pilot.app.window.surface, pilot.stage, scene.skin, tip, pygame.Rect(300, 300, 50, 50))
        assert pilot.stage.frame.rect.contains(place)
    assert pilot.stage.text.overflows == []
    pilot.close()


def an_only_bid(state: State) -> bool:
    """A choice that the hand leaves, though it holds several notes: who knows of it can tell what is in the hand."""
    return state.phase == BID and len(state.legal_actions()) == 1 and state.notes(state.current or 0) > 1


@rule("4.4b")
def test_an_only_bid_is_made_behind_the_curtain_like_any_other() -> None:
    match = played(4, an_only_bid, 0, daring=0.3)
    controller = table(match, (0, 1)).controller
    assert controller.curtain == 0
    controller.lift()
    assert controller.phase == "human" and controller.legal() == match.state.legal_actions()


@rule("8.5")
def test_the_last_note_is_bid_by_itself_for_all_can_count() -> None:
    match = played(4, lambda s: s.phase == BID and s.notes(0) == 1, 0, daring=0.0)
    assert table(match, (0, 1)).controller.phase == "forced"


@pytest.mark.parametrize(("language", "seats"), [("en", 4), ("fr", 3)])
def test_no_word_is_cut_while_everything_moves_in_a_small_window(language: str, seats: int) -> None:
    scene = fresh(seats, (0,), 5)
    pilot = pilot_at(scene, (1024, 768), speed="fast", language=language)
    click_through(pilot, 5)
    assert pilot.stage.text.overflows == []
    pilot.close()


@rule("4.4d")
def test_the_log_points_to_notes_of_the_market_only_until_the_next_own_action() -> None:
    scene = table(played(4, lambda s: s.phase == SEND and s.turn > 5, 0), (0,))
    pilot = pilot_at(scene)
    actions = {line.action for line in scene.controller.recap()}
    lines = [line for line in scene.controller.log if line.key.endswith((".pays", ".takes"))]
    pointing = {line.action for line in lines if any(tag.startswith("slot:") for tag in scene.look.about(line))}
    assert pointing and pointing == {line.action for line in lines} & actions
    assert len(pointing) < len({line.action for line in lines})
    pilot.close()
