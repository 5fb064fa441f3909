"""The pictures of the sea chart: all there, told apart by shape, towers for every way they can stand, not too heavy."""

from __future__ import annotations

import json
from itertools import combinations
from typing import Any

import pygame
import pytest
from pygame import Surface

from gamebox.games.galeon.cards import EQUIPMENTS, SLOTS, TOP, TOWERS, TURNS, VISIBLE
from gamebox.resources import resource_path
from gamebox.ui.sprites import Sprites
from tests.support import vision

FOLDER = resource_path("sprites", "galeon")
COLOURS = ("green", "blue", "red", "yellow", "purple")
STEPS, QUARTERS = 32, 45
"""Directions in which towers are drawn, and how many quarter degrees lie between two."""
SHADE = 0.08
LEAST = {"table:lead": 0.05, "table:seal": 0.05, "table:flag": 0.04}
"""A sign that takes only part of a picture makes a smaller share of it differ."""


@pytest.fixture(scope="module")
def sprites() -> Sprites:
    pygame.display.init()
    pygame.display.set_mode((1024, 640))
    return Sprites()


def entries(sheet: str) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads((FOLDER / f"{sheet}.json").read_text(encoding="utf-8"))["sprites"]
    return found


def step_of(seats: int, rotation: int, seat: int, slot: int) -> int:
    """The direction of a side as seen from a seat, to the nearest that is drawn; a tower's sides are 8 apart."""
    return (round((rotation * 90 + 45 - 1440 * seat / seats) / QUARTERS) + STEPS // 4 * slot) % STEPS


@pytest.mark.parametrize("seats", VISIBLE)
def test_every_side_that_is_seen_is_drawn_in_its_direction(seats: int) -> None:
    known = entries("towers")
    for rotation in range(TURNS):
        for seat in range(seats):
            seen = VISIBLE[seats][rotation][seat]
            steps = [step_of(seats, rotation, seat, slot) for slot in range(len(SLOTS))]
            assert all(f"face_{name}_{steps[slot]}" in known for slot in seen for name in EQUIPMENTS)
            assert f"dial_{steps[0]}" in known
            unseen = [steps[slot] for slot in range(len(SLOTS)) if slot not in seen]
            assert all(f"shut_{step}" in known or STEPS // 4 < step < 3 * STEPS // 4 for step in unseen)


def test_layers_of_a_tower_fit_on_the_drum() -> None:
    """Panels share the anchor of the drum, its foot, and stay within it; left of it are those that point left."""
    tower, known = entries("table")["tower"], entries("towers")
    (width, height), (ax, ay) = tower["size"], tower["anchor"]
    for name, entry in known.items():
        (w, h), (x, y) = entry["size"], entry["anchor"]
        assert -x >= -ax and w - x <= width - ax and -y >= -ay - 40 and h - y <= height - ay, name
        kind, _, step = name.rpartition("_")
        if kind.startswith("face"):
            middle = w / 2 - x
            assert (middle < 0) == (0 < int(step) < STEPS / 2) or abs(middle) < 2, name


@pytest.mark.parametrize("eyes", vision.EYES)
@pytest.mark.parametrize("side", [1.0, 24 / 44])
def test_equipments_are_told_apart_by_outline_alone(sprites: Sprites, eyes: str, side: float) -> None:
    """Also 24 pixels high."""
    shapes = {}
    for name in EQUIPMENTS:
        assert sprites.knows(f"galeon/table:emblem_{name}")
        shapes[name] = vision.outline(vision.through(sprites.get(f"galeon/table:emblem_{name}", side), eyes))
    for one, other in combinations(EQUIPMENTS, 2):
        assert vision.unlike(shapes[one], shapes[other], lambda a, b: a != b) >= 0.15, f"{one} and {other}"


@pytest.mark.parametrize("eyes", vision.EYES)
@pytest.mark.parametrize("step", [0, 1, 3, 5, 27, 29, 31])
def test_sides_of_a_tower_are_told_apart_however_it_stands(sprites: Sprites, eyes: str, step: int) -> None:
    pictures = {
        name: vision.through(sprites.get(f"galeon/towers:face_{name}_{step}", 0.6), eyes) for name in EQUIPMENTS
    }
    dark = {name: vision.darkness(picture) for name, picture in pictures.items()}
    for one, other in combinations(EQUIPMENTS, 2):
        assert vision.unlike(dark[one], dark[other], lambda a, b: abs(a - b) > SHADE) >= 0.12, f"{one} and {other}"


@pytest.mark.parametrize("eyes", vision.EYES)
@pytest.mark.parametrize("group", ["table:lead", "table:seal", "table:flag", "busts:bust"])
def test_seats_are_told_apart_without_colour(sprites: Sprites, group: str, eyes: str) -> None:
    pictures: dict[str, Surface] = {}
    for colour in COLOURS:
        assert sprites.knows(f"galeon/{group}_{colour}")
        pictures[colour] = vision.through(sprites.get(f"galeon/{group}_{colour}", 1.0), eyes)
    for one, other in combinations(COLOURS, 2):
        darkness = (vision.darkness(pictures[one]), vision.darkness(pictures[other]))
        differs = vision.unlike(*darkness, lambda a, b: abs(a - b) > SHADE)
        assert differs >= LEAST.get(group, 0.1), f"{one} and {other} with {eyes}"


@pytest.mark.parametrize("eyes", vision.EYES)
def test_a_bid_shows_number_and_seat_in_the_strip_of_a_fan(sprites: Sprites, eyes: str) -> None:
    x, y, w, h = (round(v) for v in entries("cards")["bid_red_1"]["marks"]["index"])
    strips = {}
    for colour in COLOURS:
        for value in range(1, TOP + 1):
            whole = sprites.get(f"galeon/cards:bid_{colour}_{value}", 1.0)
            if value in (1, 6) or colour == "red":
                strips[colour, value] = vision.darkness(vision.through(whole.subsurface((x, y, w, h)), eyes))
    for one, other in combinations(strips, 2):
        assert vision.unlike(strips[one], strips[other], lambda a, b: abs(a - b) > SHADE) >= 0.04, f"{one} and {other}"


def test_no_two_ships_are_alike(sprites: Sprites) -> None:
    looks = {}
    for number in range(TOWERS):
        assert sprites.knows(f"galeon/ships:ship_{number}")
        looks[number] = vision.darkness(sprites.get(f"galeon/ships:ship_{number}", 0.5))
    for one, other in combinations(looks, 2):
        assert vision.unlike(looks[one], looks[other], lambda a, b: abs(a - b) > SHADE) > 0.06, f"{one} and {other}"


def test_medals_cards_and_coins_are_complete(sprites: Sprites) -> None:
    wanted = [f"table:medal_{name}{tail}" for name in EQUIPMENTS for tail in ("", "_match", "_dim")]
    wanted += [f"cards:chip_{c}_{n}{tail}" for c in COLOURS for n in range(1, TOP + 1) for tail in ("", "_out")]
    wanted += [f"cards:chip_lost_{n}" for n in range(1, TOP + 1)] + [f"table:coin_{n}" for n in (1, 5, 15, 30)]
    wanted += [f"table:plaque_{name}" for name in EQUIPMENTS] + ["table:medal_unknown", "table:flag_none"]
    assert [name for name in wanted if not sprites.knows(f"galeon/{name}")] == []


def test_they_take_little_room() -> None:
    assert sum(path.stat().st_size for path in FOLDER.glob("*")) < 5_000_000
