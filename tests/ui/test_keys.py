"""Keys that stay down, and keys struck again and again where several people sit at one screen."""

from __future__ import annotations

import pygame
import pytest
from pygame.event import Event

from gamebox.games.halunken.actions import BID
from gamebox.games.halunken.rules import Options
from gamebox.games.halunken.scene.samples import played, table
from gamebox.ui import curtain, table_pointer
from gamebox.ui.curtain import Curtain
from tests.support.pilot import TICK, Pilot
from tests.ui.test_table_scene import actions, at_table, scene_of

PIRATE = Options(black_jack=True)


def bidding(*humans: int) -> Pilot:
    """A table where the first of four may pass, and the next two after it."""
    return at_table(table(played(4, PIRATE, lambda s: s.phase == BID and s.round == 2 and s.high < 1), humans))


def down(pilot: Pilot, key: int, letters: str = "") -> None:
    """A key goes down, or repeats because it is held."""
    pilot.app.step(TICK, [Event(pygame.KEYDOWN, key=key, mod=0, unicode=letters, scancode=0)])


def test_a_key_held_down_passes_once() -> None:
    pilot = bidding(0, 1, 2, 3)
    before = actions(pilot)
    for _ in range(3 * round(table_pointer.TWICE / TICK)):
        down(pilot, pygame.K_p, "p")
    assert actions(pilot) == before + 1
    pilot.close()


def test_a_key_held_down_goes_on_moving() -> None:
    pilot = bidding(0)
    down(pilot, pygame.K_TAB)
    first = pilot.scene.focus
    down(pilot, pygame.K_TAB)
    assert pilot.scene.focus != first
    pilot.close()


@pytest.mark.parametrize("key", [(pygame.K_p, "p"), (pygame.K_RETURN, "")], ids=("letter", "enter"))
def test_who_passes_by_a_key_does_not_pass_for_the_next(key: tuple[int, str]) -> None:
    pilot = bidding(0, 1, 2, 3)
    scene = scene_of(pilot)
    controller = scene.controller
    before = actions(pilot)
    if not key[1]:
        scene.focus = "button:pass"
    pilot.press(key[0], letters=key[1])
    pilot.settle()
    assert actions(pilot) == before + 1
    asked = controller.asked
    assert asked not in (None, 0) and controller.viewer is None
    pilot.press(key[0], letters=key[1])
    assert actions(pilot) == before + 1 and not scene.anew, "a stroke that comes with the last does nothing"
    pilot.wait(table_pointer.TWICE + 0.1)
    scene._until = 0.0
    pilot.press(key[0], letters=key[1])
    assert actions(pilot) == before + 1
    assert scene.seating.names[asked or 0] in pilot.text_focus, "it is told whose turn it is"
    assert scene.focus == "button:pass"
    pilot.press(key[0], letters=key[1])
    pilot.settle()
    assert actions(pilot) == before + 2, "and then the next one passes"
    pilot.close()


def test_who_takes_the_keys_over_is_not_asked() -> None:
    pilot = bidding(0, 1, 2, 3)
    before = actions(pilot)
    pilot.press(pygame.K_p, letters="p")
    pilot.settle()
    pilot.press(pygame.K_TAB)
    pilot.press(pygame.K_p, letters="p")
    pilot.settle()
    assert actions(pilot) == before + 2
    pilot.close()


def test_a_lone_human_passes_as_often_as_it_likes() -> None:
    pilot = bidding(0)
    before = actions(pilot)
    scene = scene_of(pilot)
    pilot.press(pygame.K_p, letters="p")
    pilot.settle()
    assert actions(pilot) > before and not scene.anew
    pilot.close()


def test_the_stroke_that_lets_the_curtain_fall_does_not_lift_it() -> None:
    lifted: list[int] = []
    pilot = Pilot(lambda stack: [Curtain("Nell", "", lambda: lifted.append(1)), Curtain("Nell", "", lambda: None)])
    pilot.press(pygame.K_RETURN)
    assert len(pilot.stack.scenes) == 2 and not lifted
    pilot.wait(curtain.TWICE + 0.1)
    pilot.press(pygame.K_RETURN)
    assert len(pilot.stack.scenes) == 1
    pilot.close()
