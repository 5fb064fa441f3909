"""The pictures of the town: all there, told apart by shape, with a place for every number, and not too heavy."""

from __future__ import annotations

import json
import math
from itertools import combinations, pairwise
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from gamebox.games.gnadenlos.cards import ADVENTURERS, COLOURS
from gamebox.resources import resource_path
from gamebox.ui.sprites import Sprites
from tests.support import vision

FOLDER = resource_path("sprites", "gnadenlos")
NAMES = [person.name for person in ADVENTURERS]
SECTIONS = ("grey", "beige", "brown", "orange", "purple")
BOARDS = ("board", "board_tall")
SPACES, START, STEPS = 35, 6, 7
HAT = Rect(-34, -48, 68, 50)
"""What a hat of the table's size covers about the point where it stands."""
STANDS, PLATE = 9, Rect(-17, 14, 34, 21)
"""How far below the middle of a space its hat stands, and where its number is."""
SHADE = 0.08
LEAST = {"table:hat": 0.06, "table:sign": 0.06}
"""A hat takes only part of its picture, so a smaller share of it differs."""


@pytest.fixture(scope="module")
def sprites() -> Sprites:
    pygame.display.init()
    pygame.display.set_mode((1024, 640))
    return Sprites()


def marks(sheet: str, name: str) -> dict[str, list[float]]:
    index: dict[str, Any] = json.loads((FOLDER / f"{sheet}.json").read_text(encoding="utf-8"))
    found: dict[str, list[float]] = index["sprites"][name]["marks"]
    return found


def box(sheet: str, name: str, mark: str) -> Rect:
    x, y, w, h = marks(sheet, name)[mark]
    return Rect(round(x), round(y), round(w), round(h))


def test_every_adventurer_has_a_poster_small_and_large(sprites: Sprites) -> None:
    for name in NAMES:
        assert sprites.knows(f"gnadenlos/adventurers:card_{name}") and sprites.knows(f"gnadenlos/zoom:zoom_{name}")
    assert len(set(NAMES)) == 29


def test_no_two_posters_are_alike(sprites: Sprites) -> None:
    faces = {}
    for name in NAMES:
        whole = sprites.get(f"gnadenlos/adventurers:card_{name}", 0.5)
        picture = box("adventurers", f"card_{name}", "picture")
        inner = Rect(picture.x // 2, picture.y // 2, picture.w // 2, picture.h // 2)
        faces[name] = vision.darkness(whole.subsurface(inner))
    for one, other in combinations(faces, 2):
        assert vision.unlike(faces[one], faces[other], lambda a, b: abs(a - b) > SHADE) > 0.2, f"{one} and {other}"


@pytest.mark.parametrize("sheet", ["adventurers", "zoom"])
def test_the_three_numbers_lie_below_each_other_in_the_strip_of_a_fan(sheet: str) -> None:
    for name in NAMES:
        card = f"{'card' if sheet == 'adventurers' else 'zoom'}_{name}"
        places = [box(sheet, card, key) for key in ("gold", "showdown", "poker")]
        assert all(a.bottom <= b.top for a, b in pairwise(places))
        assert sheet == "zoom" or all(box(sheet, card, "index").contains(place) for place in places)
        assert not any(place.colliderect(box(sheet, card, "title")) for place in places)


@pytest.mark.parametrize("eyes", vision.EYES)
@pytest.mark.parametrize("group", ["table:hat", "table:sign", "papers:iou", "busts:bust"])
def test_seats_are_told_apart_without_colour(sprites: Sprites, group: str, eyes: str) -> None:
    pictures: dict[str, Surface] = {}
    for colour in COLOURS:
        name = f"gnadenlos/{group}_{colour}"
        assert sprites.knows(name)
        pictures[colour] = vision.through(sprites.get(name, 1.0), eyes)
    for one, other in combinations(COLOURS, 2):
        darkness = (vision.darkness(pictures[one]), vision.darkness(pictures[other]))
        differs = vision.unlike(*darkness, lambda a, b: abs(a - b) > SHADE)
        assert differs >= LEAST.get(group, 0.1), f"{one} and {other} with {eyes}"


@pytest.mark.parametrize("eyes", vision.EYES)
def test_the_three_signs_differ_in_outline(sprites: Sprites, eyes: str) -> None:
    keys = ("gold", "showdown", "poker")
    pictures = {key: vision.through(sprites.get(f"gnadenlos/table:sign_{key}", 1.0), eyes) for key in keys}
    shapes = {key: vision.outline(picture) for key, picture in pictures.items()}
    assert all(vision.unlike(shapes[a], shapes[b], lambda x, y: x != y) > 0.1 for a, b in combinations(keys, 2))


@pytest.mark.parametrize("board", BOARDS)
def test_every_space_and_step_has_its_place_on_the_board(board: str) -> None:
    found = marks("board", board)
    size = json.loads((FOLDER / "board.json").read_text(encoding="utf-8"))["sprites"][board]["size"]
    spots = [found[f"space_{n}"] for n in range(1, SPACES + 1)]
    assert all(30 < x < size[0] - 30 and 30 < y < size[1] - 30 for x, y in spots)
    assert min(math.dist(a, b) for a, b in combinations(spots, 2)) > 58
    assert max(math.dist(a, b) for a, b in pairwise(spots)) < 100
    assert all(f"step_{n}" in found for n in range(STEPS + 1))
    assert all(f"grave_{n}" in found for n in range(1, STEPS + 1))
    assert all(f"{what}_{section}" in found for what in ("win", "loss", "sign") for section in SECTIONS)


@pytest.mark.parametrize("board", BOARDS)
def test_a_hat_hides_no_number(board: str) -> None:
    spots = [marks("board", board)[f"space_{n}"] for n in range(1, SPACES + 1)]
    plates = [PLATE.move(round(x), round(y)) for x, y in spots]
    for number, (x, y) in enumerate(spots):
        hat = HAT.move(round(x), round(y) + STANDS).inflate(-8, -6)
        hidden = [n + 1 for n, plate in enumerate(plates) if hat.contains(plate)]
        assert hidden == [], f"a hat on {number + 1}"
        assert not hat.colliderect(plates[number].move(0, 4))


@pytest.mark.parametrize("board", BOARDS)
def test_poker_values_of_a_section_stand_clear_of_the_street(board: str) -> None:
    found = marks("board", board)
    for section in SECTIONS:
        sign = Rect(*(round(v) for v in found[f"sign_{section}"]))
        assert all(sign.contains(Rect(*(round(v) for v in found[f"{what}_{section}"]))) for what in ("win", "loss"))
        assert not any(sign.inflate(-8, -8).collidepoint(found[f"space_{n}"]) for n in range(1, SPACES + 1))


@pytest.mark.parametrize("board", BOARDS)
def test_hats_piled_at_the_start_cover_no_poker_value(board: str) -> None:
    found = marks("board", board)
    x, y = found[f"space_{START}"]
    pile = Rect(round(x) - 40, round(y) - 76, 80, 80)
    values = [Rect(*(round(v) for v in found[f"{what}_{key}"])) for what in ("win", "loss") for key in SECTIONS]
    assert pile.collidelist(values) == -1


def test_events_dice_and_graves_are_complete(sprites: Sprites) -> None:
    events = ["rush_1", "rush_2", "rush_3", "poker_1", "poker_2", "showdown_1", "showdown_2", "back"]
    assert all(sprites.knows(f"gnadenlos/papers:event_{event}") for event in events)
    assert all(sprites.knows(f"gnadenlos/table:die_{n}{tail}") for n in range(1, 7) for tail in ("", "_big"))
    assert all(sprites.knows(f"gnadenlos/table:grave_{n}") for n in range(1, STEPS + 1))


def test_they_take_little_room() -> None:
    assert sum(path.stat().st_size for path in FOLDER.glob("*")) < 5_000_000
