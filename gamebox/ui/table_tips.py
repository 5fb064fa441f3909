"""What the table tells of a thing: a slip beside it, with its large picture where it has one."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from gamebox.ui import theme
from gamebox.ui.stage import Stage
from gamebox.ui.table_look import Tip
from gamebox.ui.text import Colour
from gamebox.ui.theme import Skin

DELAY = 0.4
WIDEST = 520
ZOOM = 380
LEGIBLE = 2 / 3
"""Pixels a unit that a picture with a text has at least, so that the text has room at the smallest readable size."""
CARD, IN_A_ROW = 150, 8
"""Units that a card is high in a spread, and how many lie in a row at most."""
NAME_INK: Colour = (62, 34, 20)
NAME_PALE: Colour = (255, 246, 224)
DARK = 125
"""Up to this brightness a ground wants pale letters."""


def draw_tip(surface: Surface, stage: Stage, skin: Skin, tip: Tip, beside: Rect, why: str = "") -> Rect:
    """Draw a tip next to a rectangle, inside the window. why: the reason it cannot be clicked. Returns its place."""
    frame, text = stage.frame, stage.text
    marks = stage.sprites.piece(tip.zoom).marks if tip.zoom else {}
    told = Tip("") if {"name", "title"} & set(marks) else tip
    px, pad = min(frame.text(theme.SMALL), frame.px(40)), frame.px(18)
    parts = [
        (told.title, "bold", theme.BOX.ink),
        (told.text, "medium", theme.BOX.ink),
        (tip.more, "medium", theme.BOX.ink),
        (why, "medium", theme.BOX.warning),
    ]
    picture = _spread(stage, tip.cards) if tip.cards else _zoomed(stage, tip)
    room = frame.px(WIDEST) if picture is None else max(picture.get_width(), frame.px(WIDEST) if tip.cards else 0)
    written = [(text.wrap(words, face, px, room), face, ink) for words, face, ink in parts if words]
    wide = max((text.width(line, face, px) for lines, face, _ in written for line in lines), default=0)
    high = sum(len(lines) * text.height(face, px) for lines, face, _ in written)
    box = Rect(0, 0, wide + 2 * pad, high + pad)
    if picture is not None:
        box.w = max(wide, picture.get_width()) + pad
        box.h += picture.get_height()
    box = _beside(box, beside, frame.rect.inflate(-frame.px(16), -frame.px(16)), frame.px(10))
    theme.box(surface, stage.sprites, skin.sprite("tooltip"), box, frame.u)
    x, y = box.x + pad, box.y + pad // 2
    if picture is not None:
        surface.blit(picture, (box.centerx - picture.get_width() // 2, y))
        x, y = box.x + pad // 2, y + picture.get_height()
    for lines, face, ink in written:
        step = text.height(face, px)
        for line in lines:
            text.line(surface, line, Rect(x, y, wide, step), px, ink, face)
            y += step
    return box


def _spread(stage: Stage, cards: Sequence[str]) -> Surface:
    """Cards that lie over each other on the table, side by side, each as a whole."""
    key = ("spread", *cards)
    made = stage.sprites.kept(key)
    if made is None:
        piece, gap = stage.sprites.piece(cards[0]), stage.frame.px(8)
        rows = -(-len(cards) // IN_A_ROW)
        per = -(-len(cards) // rows)
        scale = min(stage.frame.u * CARD / piece.height, (stage.frame.width * 0.9 / per - gap) / piece.width)
        w, h = round(piece.width * scale), round(piece.height * scale)
        made = Surface((per * (w + gap) - gap, rows * (h + gap)), pygame.SRCALPHA)
        for index, name in enumerate(cards):
            place = (index % per * (w + gap), index // per * (h + gap))
            made.blit(stage.sprites.sized(name, w, h), place)
        stage.sprites.keep(key, made)
    return made


def _zoomed(stage: Stage, tip: Tip) -> Surface | None:
    """The large picture of a thing, its name on the plate that the picture keeps for it, and its text where it has one.

    Marks: `name`, or `title` and `text`; with a text it is shown as large as it was drawn.
    """
    name, sprites = tip.zoom, stage.sprites
    if not name or not sprites.knows(name):
        return None
    piece, frame = sprites.piece(name), stage.frame
    scale = max(frame.u, LEGIBLE) if "text" in piece.marks else frame.u * min(1.0, ZOOM / piece.height)
    key = ("zoom", name, round(scale, 3), tip.title, tip.text, tip.marks)
    made = sprites.kept(key)
    if made is None:
        made = sprites.get(name, scale).copy()
        places = {mark: Rect(*(round(v * scale) for v in at)) for mark, at in piece.marks.items() if len(at) == 4}
        plate = places.get("name") or places.get("title")
        if plate is not None:
            px = frame.text(25 if "name" in places else 34)
            stage.text.line(made, tip.title, plate, px, _ink(made, plate), "bold", "centre", max(9, plate.h // 3))
        for mark, words in tip.marks:
            box, face = places.get(mark, Rect(0, 0, 0, 0)), "number" if words.isdigit() else "title"
            stage.text.line(made, words, box, round(box.h * 0.72), _ink(made, box), face, "centre", max(9, box.h // 3))
        if "text" in places:
            px, box = frame.text(27), places["text"]
            stage.text.paragraph(made, tip.text, box, px, NAME_INK, "medium", "centre", frame.least(12), middle=True)
        sprites.keep(key, made)
    return made


def _ink(picture: Surface, place: Rect) -> Colour:
    """Dark or pale, whichever is read better at a place of a picture."""
    place = place.clip(picture.get_rect())
    red, green, blue = pygame.transform.average_color(picture, place)[:3] if place.w and place.h else (255, 255, 255)
    return NAME_INK if 299 * red + 587 * green + 114 * blue > DARK * 1000 else NAME_PALE


def _beside(box: Rect, thing: Rect, room: Rect, gap: int) -> Rect:
    """Above, below, right or left of a thing: the first that fits; else where it hides least."""
    tries = []
    for side in ("above", "below", "right", "left"):
        place = box.copy()
        if side == "above":
            place.midbottom = (thing.centerx, thing.y - gap)
        elif side == "below":
            place.midtop = (thing.centerx, thing.bottom + gap)
        elif side == "right":
            place.midleft = (thing.right + gap, thing.centery)
        else:
            place.midright = (thing.x - gap, thing.centery)
        place.clamp_ip(room)
        if not place.colliderect(thing):
            return place
        tries.append(place)
    return min(tries, key=lambda place: _area(place.clip(thing)))


def _area(rect: Rect) -> int:
    return rect.w * rect.h
