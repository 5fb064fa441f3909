"""Less motion: pieces and screens fade, nothing flies, and nothing stays seen behind a curtain."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

import pygame
import pytest

from build_scripts.samples import SAMPLES
from gamebox.controllers.table import TableController
from gamebox.core.game import Game
from gamebox.core.match import Match
from gamebox.games import GAMES
from gamebox.players import Computer, RandomPlayer
from gamebox.ui.curtain import Curtain
from gamebox.ui.preferences import Preferences
from gamebox.ui.scenes import FADE, Scene, SceneStack
from gamebox.ui.table import TableScene
from gamebox.ui.table_look import Seating
from gamebox.ui.tween import Mover, Tween, fade, travel
from tests.support.pilot import TICK, Pilot

NAMES = ("Marlow", "Tobias", "Rufus", "Nell", "Violet", "Morgan")
PAINTS = ("green", "blue", "red", "yellow", "purple", "teal")
TABLES = [pytest.param(game, seats, id=f"{game.id}-{seats}") for game in GAMES for seats in game.seat_counts()]


def computers(game: Game, seats: int) -> TableScene:
    """A table at which only computers play, at random."""
    options = next(o for n, o in reversed(game.tables()) if n == seats)
    match = Match(game, seats, options, 5, [Computer(RandomPlayer(), seat, seat) for seat in range(seats)])
    look = import_module(game.scene)
    controller = TableController(match, confirm=look.confirm, actions_for=look.actions_for)
    return TableScene(controller, Seating(NAMES[:seats], PAINTS[:seats]))


class Painted(Scene):
    """A screen of one colour."""

    def __init__(self, colour: tuple[int, int, int]) -> None:
        super().__init__()
        self.colour = colour

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill(self.colour)


RED, BLUE = (200, 0, 0), (0, 0, 200)


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    playing = Pilot(lambda stack: [Painted(RED)], preferences=Preferences(language="en", reduced_motion=True))
    yield playing
    playing.close()


def shade(pilot: Pilot) -> tuple[int, int, int]:
    """The colour on the screen."""
    red, green, blue, _ = pilot.app.window.surface.get_at((9, 9))
    return red, green, blue


def test_a_fade_shows_a_piece_at_both_places_and_nowhere_between() -> None:
    piece = Mover(pygame.Surface((4, 4)))
    tween = fade(piece, (10, 10), (90, 50), 1.0)
    seen, lights = set(), []
    for _ in range(10):
        seen |= {(mover.x, mover.y) for mover in tween.movers}
        lights.append([mover.alpha for mover in tween.movers])
        tween.advance(0.1)
    assert seen == {(10, 10), (90, 50)}
    assert lights[0] == [255, 0] and [mover.alpha for mover in tween.movers] == [0, 255]
    assert [pair[0] for pair in lights] == sorted((pair[0] for pair in lights), reverse=True)
    assert all(abs(sum(pair) - 255) <= 1 for pair in lights)


def test_a_faint_piece_is_painted_faintly_and_its_picture_stays_as_it_was() -> None:
    picture, ground = pygame.Surface((4, 4), pygame.SRCALPHA), pygame.Surface((4, 4))
    picture.fill((200, 100, 0, 255))
    Mover(picture, alpha=128).draw(ground)
    assert 90 < ground.get_at((1, 1))[0] < 110
    Mover(picture, alpha=0).draw(ground)
    assert 90 < ground.get_at((1, 1))[0] < 110
    Mover(picture).draw(ground)
    assert ground.get_at((1, 1))[:3] == (200, 100, 0)


@pytest.mark.parametrize("still", [True, False])
def test_a_piece_that_travels_is_in_its_place_at_the_end(still: bool) -> None:
    tween = travel(Mover(pygame.Surface((4, 4))), (0, 0), (50, 50), 0.4, still)
    tween.finish()
    assert [(m.x, m.y) for m in tween.movers if m.alpha] == [(50, 50)]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_nothing_moves_on_any_table(game: Game, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever an act lets be drawn above the table stays where it is as long as it is seen."""
    moved: list[tuple[float, float]] = []
    faded = 0
    advance = Tween.advance

    def watched(tween: Tween, dt: float) -> None:
        nonlocal faded
        before = [(mover, mover.x, mover.y) for mover in tween.movers]
        advance(tween, dt)
        moved.extend((m.x - x, m.y - y) for m, x, y in before if m.visible and (m.x, m.y) != (x, y))
        faded += any(0 < mover.alpha < 255 for mover in tween.movers)

    monkeypatch.setattr(Tween, "advance", watched)
    preferences = Preferences(language="en", reduced_motion=True, speed="fast", pace="off")
    pilot = Pilot(lambda stack: [computers(game, seats)], (1024, 640), preferences)
    pilot.wait(20)
    assert moved == []
    assert faded > 20
    pilot.close()


def test_a_screen_fades_into_the_next_and_then_rests(pilot: Pilot) -> None:
    pilot.stack.push(Painted(BLUE))
    reds = []
    for _ in range(round(FADE / TICK) + 2):
        pilot.wait(TICK)
        reds.append(shade(pilot)[0])
    assert 150 < reds[2] < 200 and reds == sorted(reds, reverse=True)
    assert shade(pilot) == BLUE and not pilot.stack.dirty
    pilot.stack.pop()
    pilot.wait(3 * TICK)
    assert 0 < shade(pilot)[2] < 200
    pilot.settle()
    assert shade(pilot) == RED


@pytest.mark.parametrize("settings", [{"reduced_motion": False}, {"speed": "off"}])
def test_screens_follow_each_other_at_once_where_no_fade_is_wanted(pilot: Pilot, settings: dict[str, object]) -> None:
    pilot.stage.change(**settings)
    pilot.settle()
    pilot.stack.push(Painted(BLUE))
    pilot.wait(TICK)
    assert shade(pilot) == BLUE and not pilot.stack.dirty


def test_nothing_is_seen_through_a_curtain_that_has_just_come_down(pilot: Pilot) -> None:
    pilot.stack.push(Curtain("Nell", "", lambda: None))
    pilot.wait(TICK)
    first = pygame.image.tobytes(pilot.app.window.surface, "RGB")
    pilot.wait(FADE * 2)
    pilot.scene.dirty = True
    pilot.wait(TICK)
    assert pygame.image.tobytes(pilot.app.window.surface, "RGB") == first


def test_a_fade_ends_when_the_window_changes_its_size() -> None:
    preferences = Preferences(language="en", reduced_motion=True)
    pilot = Pilot(SAMPLES["about"], (1024, 640), preferences)
    stack: SceneStack = pilot.stack
    stack.pop()
    pilot.wait(TICK)
    pilot.resize(1280, 720)
    assert pilot.scene.name == "shelf" and not stack.dirty
    pilot.close()
