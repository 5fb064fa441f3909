"""Eyes and keyboard: text can be read, colour is never alone, nothing flashes, and the keyboard gets everywhere."""

from __future__ import annotations

from collections import defaultdict
from hashlib import sha256
from itertools import combinations
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from build_scripts.samples import samples
from build_scripts.screens import faults, stack_of
from gamebox.core.game import Game
from gamebox.core.match import Match
from gamebox.games import GAMES
from gamebox.games.halunken import GAME
from gamebox.games.halunken.rules import Options
from gamebox.games.halunken.scene.samples import table
from gamebox.ui import layout, theme
from gamebox.ui.menu import MenuScene
from gamebox.ui.portraits import bust, sign
from gamebox.ui.preferences import Preferences
from gamebox.ui.scenes import Scene
from gamebox.ui.seating import COLOURS, EVERYWHERE, seat_colours
from gamebox.ui.sprites import Sprites
from gamebox.ui.table import TableScene
from gamebox.ui.text import Colour, Text
from tests.support import vision
from tests.support.pilot import Pilot

SIZE = (1024, 640)
READABLE = 4.5
INKS: dict[str, tuple[str, ...]] = {
    "panel": ("ink", "faint"),
    "panel_active": ("ink", "faint"),
    "dialog": ("ink", "faint"),
    "field": ("ink", "faint"),
    "list_row": ("ink", "faint"),
    "button_go": ("on_go",),
    "button_go_hover": ("on_go",),
    "button_plain": ("on_plain",),
    "button_plain_hover": ("on_plain",),
    "button_off": ("on_off",),
}
"""What is written on each widget."""
UNDER = {"list_row": "panel"}
"""Widgets that let another one show through."""


@pytest.fixture(scope="module")
def sprites() -> Sprites:
    pygame.display.init()
    pygame.display.set_mode(SIZE)
    return Sprites()


# Text


def ground(sprites: Sprites, skin: theme.Skin, piece: str) -> Colour:
    """The middle colour of a widget, where text stands."""
    surface = Surface((240, 90))
    surface.fill(skin.ground)
    for layer in (UNDER.get(piece, ""), piece):
        if layer and sprites.knows(skin.sprite(layer)):
            surface.blit(sprites.stretched(skin.sprite(layer), 240, 90, 1.0), (0, 0))
    r, g, b = vision.mean(surface.subsurface(Rect(60, 30, 120, 30)))
    return round(r), round(g), round(b)


WRITTEN = [(s, p) for s in theme.SKINS.values() for p in INKS if not (s is theme.HARBOUR and p == "list_row")]
"""Skins, and the widgets on which text stands in them."""


@pytest.mark.parametrize(("skin", "piece"), WRITTEN, ids=lambda part: getattr(part, "prefix", part))
def test_text_stands_out_from_its_ground(sprites: Sprites, skin: theme.Skin, piece: str) -> None:
    assert sprites.knows(skin.sprite(piece))
    below = ground(sprites, skin, piece)
    for ink in INKS[piece]:
        assert vision.contrast(getattr(skin, ink), below) >= READABLE, f"{ink} on {piece} {below}"


@pytest.mark.parametrize("skin", theme.SKINS.values(), ids=lambda skin: skin.prefix)
def test_text_stands_out_from_the_bare_ground(skin: theme.Skin) -> None:
    assert vision.contrast(skin.on_ground, skin.ground) >= READABLE


def test_what_a_tooltip_says_and_why_something_is_refused_can_be_read(sprites: Sprites) -> None:
    for skin in theme.SKINS.values():
        below = ground(sprites, skin, "tooltip")
        assert vision.contrast(theme.BOX.ink, below) >= READABLE
        assert vision.contrast(theme.BOX.warning, below) >= READABLE


def test_news_in_the_harbour_can_be_read(sprites: Sprites) -> None:
    for piece in ("panel", "panel_active", "banner"):
        below = ground(sprites, theme.HARBOUR, piece)
        assert vision.contrast(theme.HARBOUR.accent, below) >= READABLE
        assert vision.contrast(theme.HARBOUR.ink, below) >= READABLE


@pytest.mark.parametrize(("scale", "language"), [(1.0, "en"), (1.0, "fr"), (2.0, "fr")])
@pytest.mark.parametrize("name", sorted(samples()))
def test_in_the_smallest_window_no_text_is_too_small_and_none_is_cut_off(
    name: str, scale: float, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What does not fit is wrapped or moved, not shrunk below 13 pixels, unless the player wants it smaller."""
    sizes: dict[str, int] = {}
    render = Text.render

    def watched(self: Text, text: str, face: str, px: int, colour: Colour) -> Surface:
        sizes[text] = min(px, sizes.get(text, px))
        return render(self, text, face, px, colour)

    monkeypatch.setattr(Text, "render", watched)
    stack = stack_of(samples()[name], SIZE, language, scale)
    wrong = faults(stack)
    stack.close()
    least = round(layout.READABLE * min(1.0, scale))
    assert sizes and {text: px for text, px in sizes.items() if px < least and text.strip()} == {}
    assert wrong == []


# Colour is never alone

CREWS = [f"halunken/table:mark_{colour}" for colour in ("yellow", "green", "red", "purple")]
SIGNS = [f"halunken/table:seat_{colour}" for colour in ("green", "blue", "red", "yellow", "black")]
FIGURES = [*(f"halunken/table:captain_{colour}" for colour in ("green", "blue", "red", "yellow")),
           "halunken/table:black_jack"]  # fmt: skip
BUSTS = [f"halunken/busts:bust_{colour}" for colour in ("green", "blue", "red", "yellow")]
LACQUERED = [f"gang_of_four/busts:bust_{colour}" for colour in EVERYWHERE]
CITIZENS = [f"guillotine/busts:bust_{colour}" for colour in EVERYWHERE]
SHAPES = [f"gang_of_four/table:mark_{mark}" for mark in ("green", "yellow", "red", "multi", "phoenix", "dragon")]
ESTATES = [f"guillotine/table:mark_{colour}" for colour in ("church", "military", "royal", "civic", "negative")]
MATS = [f"guillotine/table:pennant_{colour}" for colour in ("church", "military", "royal", "civic", "negative")]
CAPTAIN_COLOURS = ("green", "blue", "red", "yellow", "black")
PLATES = [f"ui/pieces:sign_{colour}" for colour in COLOURS]
TOKENS = [f"halunken/cards:token_{colour}_3" for colour in CAPTAIN_COLOURS]
BACKS = [f"halunken/cards:move_back_{colour}" for colour in CAPTAIN_COLOURS]
EDGE, SHADE = 0.04, 0.08
LEAST = {FIGURES[0]: 0.09, PLATES[0]: 0.06, BACKS[0]: 0.02, MATS[0]: 0.06}
"""A sign that takes only part of a picture makes a smaller share of it differ."""


def apart(one: Surface, other: Surface) -> tuple[float, float]:
    """How far two signs differ: the share of their outlines, and of their light and dark inside."""
    outlines = vision.unlike(vision.outline(one), vision.outline(other), lambda a, b: a != b)
    inside = vision.unlike(vision.darkness(one), vision.darkness(other), lambda a, b: abs(a - b) > SHADE)
    return outlines, inside


@pytest.mark.parametrize("eyes", vision.EYES)
@pytest.mark.parametrize(
    "group",
    [CREWS, SIGNS, FIGURES, BUSTS, PLATES, TOKENS, BACKS, LACQUERED, CITIZENS, SHAPES, ESTATES, MATS],
    ids=lambda group: group[0].partition("/")[0] + "-" + group[0].partition(":")[2],
)
def test_any_two_are_told_apart_by_their_shape(sprites: Sprites, group: list[str], eyes: str) -> None:
    assert all(sprites.knows(name) for name in group)
    pictures = {name: vision.through(sprites.get(name, 1.0), eyes) for name in group}
    for one, other in combinations(group, 2):
        inside = apart(pictures[one], pictures[other])[1]
        assert inside >= LEAST.get(group[0], 0.10), f"{one} and {other} look alike with {eyes}"
    if group is CREWS:
        assert all(apart(pictures[a], pictures[b])[0] >= 0.10 for a, b in combinations(group, 2))


@pytest.mark.parametrize("eyes", vision.EYES)
def test_a_movement_card_shows_whose_it_is_in_its_corner(sprites: Sprites, eyes: str) -> None:
    corners = {}
    for colour in CAPTAIN_COLOURS:
        whole = sprites.get(f"halunken/cards:move_{colour}_3", 1.0)
        w, h = whole.get_size()
        corner = Rect(round(w * 0.63), round(h * 0.04), round(w * 0.33), round(h * 0.24))
        corners[colour] = vision.through(whole.subsurface(corner), eyes)
    for one, other in combinations(corners, 2):
        assert apart(corners[one], corners[other])[1] >= 0.08, f"{one} and {other} with {eyes}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_colour_of_a_table_has_its_portrait_and_its_sign(sprites: Sprites, game: Game) -> None:
    colours = seat_colours(game)
    assert set(EVERYWHERE) <= set(colours) <= set(COLOURS) and len(set(colours)) == len(colours)
    assert len(colours) >= max(game.seat_counts())
    assert [c for c in colours if not (sprites.knows(bust(game.id, c)) and sprites.knows(sign(c)))] == []


@pytest.mark.parametrize("eyes", vision.EYES)
def test_sailors_of_one_value_are_told_apart_by_their_mark(sprites: Sprites, eyes: str) -> None:
    """The corner of the card that shows in a fan: value and mark."""
    corners = {}
    for card in (3, 13, 23, 35):
        whole = sprites.get(f"halunken/sailors:card_{card}", 1.0)
        w, h = whole.get_size()
        corners[card] = vision.through(whole.subsurface(Rect(0, 0, round(w * 0.4), round(h * 0.5))), eyes)
    for one, other in combinations(corners, 2):
        assert apart(corners[one], corners[other])[1] >= 0.10, f"sailors {one} and {other} with {eyes}"


@pytest.mark.parametrize("eyes", vision.EYES)
@pytest.mark.parametrize("number", [3, 10])
def test_cards_of_one_number_are_told_apart_in_a_fan(sprites: Sprites, number: int, eyes: str) -> None:
    """The corner with number and shape: bamboo, coin, lotus."""
    corners = {}
    for colour in "gyr":
        name = f"gang_of_four/cards:card_{number}{colour}"
        x, y, w, h = map(round, sprites.piece(name).marks["index"])
        corners[colour] = vision.through(sprites.get(name, 1.0).subsurface(Rect(x, y, w, h)), eyes)
    for one, other in combinations(corners, 2):
        assert apart(corners[one], corners[other])[1] >= 0.10, f"{number} {one} and {other} with {eyes}"


def test_simulated_eyes_see_what_is_known_of_them() -> None:
    """White and greys stay; red and green of one lightness meet for two of them, blue and green for the third."""
    for eyes in vision.EYES:
        assert all(abs(v - 255) < 2 for v in vision.seen((255, 255, 255), eyes))
        assert all(abs(v - 90) < 2 for v in vision.seen((90, 90, 90), eyes))
    far = distance((190, 60, 40), (96, 110, 40))
    assert distance(*(vision.seen(c, "deuteranopia") for c in ((190, 60, 40), (96, 110, 40)))) < far / 2
    assert vision.contrast((255, 255, 255), (0, 0, 0)) == pytest.approx(21)


def distance(one: Any, other: Any) -> float:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True))


# What is lit

CHOICES = ["place", "jack", "card", "bid", "take", "give", "rum", "order", "duel"]


def sampled(name: str, **values: Any) -> Pilot:
    pilot = Pilot(samples()[name], SIZE, Preferences(**{"language": "en", "speed": "off", "pace": "off", **values}))
    pilot.settle()
    return pilot


def picture(pilot: Pilot) -> Surface:
    pilot.scene.dirty = True
    pilot.app.draw()
    return pilot.app.window.surface.copy()


def differing(one: Surface, other: Surface, place: Rect) -> float:
    """The share of a place at which two pictures differ in luminance, in greyscale."""
    place = place.clip(one.get_rect())
    small = [pygame.transform.smoothscale(s.subsurface(place), (20, 20)) for s in (one, other)]
    light = [[vision.luminance(s.get_at((x, y))) for y in range(20) for x in range(20)] for s in small]
    return vision.unlike(light[0], light[1], lambda a, b: abs(a - b) > 0.02)


@pytest.mark.parametrize("name", CHOICES)
def test_what_is_lit_is_lighter_or_darker_not_only_of_another_colour(name: str) -> None:
    pilot = sampled(f"halunken-{name}")
    scene = pilot.scene
    assert isinstance(scene, TableScene)
    lit = [t for t in scene.targets() if t.enabled and not t.tag.startswith(("tool:", "log:", "button:"))]
    bright = picture(pilot)
    scene.controller.paused = True
    scene._changed()
    dull = picture(pilot)
    best: dict[str, float] = defaultdict(float)
    for target in lit:
        place = target.rect.inflate(target.rect.w // 2, target.rect.h // 2)
        best[target.tag] = max(best[target.tag], differing(bright, dull, place))
    assert best
    assert {tag: round(share, 3) for tag, share in best.items() if share < 0.02} == {}
    pilot.close()


# Nothing flashes


def test_nothing_flashes_more_than_three_times_a_second() -> None:
    """A raster over the window, at the fastest animation: how often each cell goes up and down by a tenth of white."""
    scene = table(Match(GAME, 4, Options(black_jack=True), 5, [None] * 4), ())
    pilot = Pilot(lambda stack: [scene], SIZE, Preferences(language="en", speed="fast", pace="fast"))
    rate, seconds = 20, 14
    cells: list[list[float]] = []
    for _ in range(rate * seconds):
        pilot.app.step(1 / rate, [])
        small = pygame.transform.smoothscale(pilot.app.window.surface, (32, 20))
        cells.append([vision.luminance(small.get_at((x, y))) for y in range(20) for x in range(32)])
    most = [swings([moment[i] for moment in cells], rate) for i in range(len(cells[0]))]
    assert any(most), "something has moved"
    assert sum(count > 6 for count in most) < len(most) / 50, "three flashes are six swings"
    pilot.close()


def swings(values: list[float], rate: int, much: float = 0.1) -> int:
    """The most opposite changes of luminance within a second."""
    turns, last, way = list[int](), values[0], 0
    for index, value in enumerate(values):
        if abs(value - last) >= much and (value > last) != (way > 0 if way else value <= last):
            turns.append(index)
            way = 1 if value > last else -1
            last = value
        elif way and (value - last) * way > 0:
            last = value
    return max((sum(i <= j < i + rate for j in turns) for i in turns), default=0)


def test_swings_are_counted_as_such() -> None:
    assert swings([0.0, 0.5] * 10, 20) == 19
    assert swings([i / 20 for i in range(20)], 20) == 1
    assert swings([0.5, 0.52] * 10, 20) == 0


# The keyboard


def shown(pilot: Pilot) -> str:
    return sha256(pygame.image.tobytes(picture(pilot), "RGB")).hexdigest()


def round_trip(pilot: Pilot) -> tuple[set[str], list[str]]:
    """Tab until it comes round: the tags reached, and what was wrong on the way."""
    reached, wrong = set[str](), list[str]()
    before = shown(pilot)
    for _ in range(400):
        pilot.press(pygame.K_TAB)
        focus = pilot.scene.focus
        if focus is None or focus in reached:
            break
        reached.add(focus)
        now = shown(pilot)
        if now == before:
            wrong.append(f"{focus}: the focus is not seen")
        if not pilot.text_focus.strip():
            wrong.append(f"{focus}: nothing to say")
        before = now
    return reached, wrong


def enabled(scene: Scene) -> set[str]:
    return {target.tag for target in scene.targets() if target.enabled}


@pytest.mark.parametrize("name", sorted(samples()))
def test_the_keyboard_reaches_everything_and_shows_where_it_is(name: str) -> None:
    pilot = sampled(name)
    scene, wanted = pilot.scene, enabled(pilot.scene)
    if isinstance(scene, MenuScene):
        scene.set_focus(None)
    reached, wrong = round_trip(pilot)
    assert pilot.scene is scene
    assert wrong == []
    assert wanted - reached == set()
    pilot.close()
