"""What the table tells of a thing: a slip beside it, with its large picture where it has one."""

from __future__ import annotations

from pygame import Rect, Surface

from gamebox.ui import theme
from gamebox.ui.stage import Stage
from gamebox.ui.table_look import Tip
from gamebox.ui.theme import Skin

DELAY = 0.4
WIDEST = 520
ZOOM = 300


def draw_tip(surface: Surface, stage: Stage, skin: Skin, tip: Tip, beside: Rect, why: str = "") -> Rect:
    """Draw a tip next to a rectangle, inside the window. why: the reason it cannot be clicked. Returns its place."""
    frame, text = stage.frame, stage.text
    px, pad = min(frame.text(theme.SMALL), frame.px(40)), frame.px(18)
    parts = [
        (tip.title, "bold", theme.BOX.ink),
        (tip.text, "medium", theme.BOX.ink),
        (why, "medium", theme.BOX.warning),
    ]
    written = [(text.wrap(words, face, px, frame.px(WIDEST)), face, ink) for words, face, ink in parts if words]
    wide = max((text.width(line, face, px) for lines, face, _ in written for line in lines), default=0)
    high = sum(len(lines) * text.height(face, px) for lines, face, _ in written)
    picture = _zoomed(stage, tip.zoom)
    box = Rect(0, 0, wide + 2 * pad, high + pad)
    if picture is not None:
        box.w += picture.get_width() + (pad if wide else 0)
        box.h = max(box.h, picture.get_height() + pad)
    box = _beside(box, beside, frame.rect.inflate(-frame.px(16), -frame.px(16)), frame.px(10))
    theme.box(surface, stage.sprites, skin.sprite("tooltip"), box, frame.u)
    x, y = box.x + pad, box.y + pad // 2
    if picture is not None:
        surface.blit(picture, (x - pad // 2, box.centery - picture.get_height() // 2))
        x += picture.get_width() + pad // 2
    for lines, face, ink in written:
        step = text.height(face, px)
        for line in lines:
            text.line(surface, line, Rect(x, y, wide, step), px, ink, face)
            y += step
    return box


def _zoomed(stage: Stage, name: str) -> Surface | None:
    if not name or not stage.sprites.knows(name):
        return None
    piece = stage.sprites.piece(name)
    return stage.sprites.get(name, stage.frame.u * ZOOM / piece.height if piece.height > ZOOM else stage.frame.u)


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
