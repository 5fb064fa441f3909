"""What keeps the window quick and the computer cool: nothing is drawn, read or woken that need not be."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pygame
import pytest
from pygame import Rect, Surface

from gamebox.ui import press, program, sound, sprites
from gamebox.ui.app import IDLE_MS
from gamebox.ui.layer import Layer, Sketch, merged
from gamebox.ui.press import Press
from gamebox.ui.program import Program
from gamebox.ui.seating import SeatPlan, SetUp
from gamebox.ui.sound import SoundPlayer
from gamebox.ui.sprites import Sprites
from gamebox.ui.table import TableScene
from tests.support.pilot import Pilot

CARD = "halunken/sailors:card_3"


@pytest.fixture
def leader() -> Program:
    return Program()


@pytest.fixture
def pilot(leader: Program) -> Iterator[Pilot]:
    pilot = Pilot(leader.begin)
    yield pilot
    pilot.close()


@pytest.fixture
def table(pilot: Pilot, leader: Program) -> TableScene:
    """The table of two people at one screen, at rest."""
    game = program.find("halunken")
    seats = tuple(SeatPlan(name, colour, "human") for name, colour in (("Ann", "green"), ("Ben", "red")))
    leader.play(SetUp(game.id, seats, game.tables()[0][1]), 5)
    pilot.settle()
    scene = pilot.scene
    assert isinstance(scene, TableScene)
    return scene


def pressed(cache: Sprites) -> None:
    """Wait until the press has done its work and nothing is held as read from disk."""
    end = time.monotonic() + 20
    while cache._masters and time.monotonic() < end:
        cache.release()
        time.sleep(0.01)
    assert not cache._masters


def test_a_still_scene_draws_nothing_and_sleeps_long(pilot: Pilot) -> None:
    pilot.settle()
    assert not any(pilot.app.step(0.02, []) for _ in range(200))
    waits: list[int] = []
    pilot.app._wait = waits.append
    pilot.app._pause(time.perf_counter())
    assert waits == [IDLE_MS]


def test_a_table_that_waits_for_a_person_draws_nothing_and_sleeps_long(pilot: Pilot, table: TableScene) -> None:
    assert not any(pilot.app.step(0.02, []) for _ in range(200))
    waits: list[int] = []
    pilot.app._wait = waits.append
    pilot.app._pause(time.perf_counter())
    assert waits == [IDLE_MS]


def test_what_lies_still_is_not_painted_again(pilot: Pilot, table: TableScene, monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[object] = []
    paint = type(table.look).paint
    monkeypatch.setattr(type(table.look), "paint", lambda *a: painted.append(a) or paint(*a))
    for _ in range(10):
        table.dirty = True
        assert pilot.app.step(0.02, [])
    assert not painted


def test_the_pictures_of_the_shelf_are_forgotten_at_the_table(pilot: Pilot, table: TableScene) -> None:
    made = {str(key[0]).partition(":")[0] for key in pilot.stage.sprites._made}
    assert "halunken/board" in made
    assert not made & {"ui/shelf", "ui/boxes"}


def test_a_sheet_is_read_once_and_its_cuts_stay_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    cache = Sprites()
    before = pygame.image.tobytes(cache.get(CARD, 0.71), "RGBA")
    pressed(cache)
    cache.clear()
    monkeypatch.setattr(sprites, "_picture", lambda path: pytest.fail(f"{path.name} is read again"))
    assert pygame.image.tobytes(cache.get(CARD, 0.71), "RGBA") == before
    assert cache.get("halunken/sailors:card_4", 0.5)


def test_what_is_expected_is_there_before_it_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    cache = Sprites()
    cache.expect([CARD], 1.4)
    cache.release()
    end = time.monotonic() + 20
    while not cache._press.holds(CARD, 2) and time.monotonic() < end:
        time.sleep(0.01)
    monkeypatch.setattr(sprites, "_picture", lambda path: pytest.fail(f"{path.name} is read after all"))
    assert cache.get(CARD, 1.4).get_width() == round(cache.piece(CARD).width * 1.4)


def test_the_press_takes_nothing_twice_and_survives_a_missing_file(tmp_path, caplog) -> None:  # type: ignore[no-untyped-def]
    holder, taken = Press(), []
    holder._press = lambda job: taken.append(sorted(job.places))  # type: ignore[method-assign]
    picture = Surface((8, 8), pygame.SRCALPHA)
    holder.take(picture, 1, {"a": Rect(0, 0, 4, 4)})
    holder.take(picture, 1, {"a": Rect(0, 0, 4, 4), "b": Rect(4, 0, 4, 4)})
    holder.take(picture, 1, {"a": Rect(0, 0, 4, 4)})
    end = time.monotonic() + 20
    while len(taken) < 2 and time.monotonic() < end:
        time.sleep(0.01)
    assert taken == [["a"], ["b"]]
    Press()._press(press.Job(tmp_path / "none.webp", 1, {"a": Rect(0, 0, 1, 1)}))
    assert "none.webp" in caplog.text


def stroke(layer: Layer, *places: tuple[int, int], pictures: list[Surface]) -> list[Rect]:
    """Show pictures at places."""
    sketch = Sketch(layer.surface.get_size())
    for picture, place in zip(pictures, places, strict=True):
        sketch.blit(picture, place)
    return layer.paint(sketch.strokes)


def test_a_layer_paints_only_what_changed_and_looks_as_if_all_were_painted() -> None:
    ground = Surface((200, 100))
    ground.fill((20, 40, 60))
    layer, pictures = Layer(ground), [Surface((30, 20), pygame.SRCALPHA) for _ in range(3)]
    for number, picture in enumerate(pictures):
        picture.fill((200, 60 * number, 10, 130))
    stroke(layer, (0, 0), (20, 10), (150, 60), pictures=pictures)
    assert stroke(layer, (0, 0), (20, 10), (150, 60), pictures=pictures) == []
    assert stroke(layer, (0, 0), (20, 10), (152, 60), pictures=pictures) == [Rect(150, 60, 32, 20)]
    whole = ground.copy()
    for picture, place in zip(pictures, ((0, 0), (20, 10), (152, 60)), strict=True):
        whole.blit(picture, place)
    assert pygame.image.tobytes(whole, "RGB") == pygame.image.tobytes(layer.surface, "RGB")


def test_a_layer_paints_all_when_things_change_their_order() -> None:
    layer, pictures = Layer(Surface((200, 100))), [Surface((30, 20)) for _ in range(2)]
    stroke(layer, (0, 0), (20, 10), pictures=pictures)
    assert stroke(layer, (20, 10), (0, 0), pictures=pictures[::-1]) == [Rect(0, 0, 200, 100)]


def test_places_that_touch_become_one() -> None:
    apart, left, right = Rect(90, 90, 5, 5), Rect(0, 0, 10, 10), Rect(8, 0, 10, 10)
    assert sorted(merged([left, apart, right]), key=lambda r: r.x) == [Rect(0, 0, 18, 10), apart]


def test_the_sound_device_is_given_back_in_silence_and_fetched_when_something_moves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sound, "SILENCE", -1.0)
    player = SoundPlayer()
    assert player.open()
    player.rest()
    assert pygame.mixer.get_init() is None
    player.wake()
    assert player._opener is not None
    player._opener.join(10)
    assert pygame.mixer.get_init() is not None
    player.play("card")
    player.close()
    assert pygame.mixer.get_init() is None


def test_a_sound_wanted_in_the_middle_of_the_silence_is_still_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sound, "SILENCE", -1.0)
    player = SoundPlayer()
    player.open()
    player.rest()
    player.play("card")
    assert player._opener is not None
    player._opener.join(10)
    assert "card" in player._sounds
    player.close()


def test_a_muted_player_leaves_the_device_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sound, "SILENCE", -1.0)
    player = SoundPlayer()
    player.open()
    player.rest()
    player.muted = True
    player.wake()
    assert pygame.mixer.get_init() is None
    player.close()
