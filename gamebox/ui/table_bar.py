"""The question above the hand, the buttons right of it, and the recap: the same on every table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from gamebox.ui import theme
from gamebox.ui.layout import Frame, inset
from gamebox.ui.stage import Stage
from gamebox.ui.table_plan import TablePlan, shared
from gamebox.ui.theme import Skin

DARK = 3 * 128
"""Words whose red, green and blue come to less stand beside dark icons."""
ICONS = {"undo": "undo", "hint": "hint", "rules": "rules", "menu": "menu"}


class Button(NamedTuple):
    """A button of the bar. kind: "go", "plain", "small" or "tool"."""

    tag: str
    words: str
    rect: Rect
    enabled: bool
    kind: str
    reason: str = ""


def draw_banner(surface: Surface, stage: Stage, skin: Skin, rect: Rect, words: str) -> None:
    """Paint the question on its pill, as wide as it needs to be; what is too long for one line grows upwards."""
    frame, text = stage.frame, stage.text
    px = text.fit(words, rect.w - 2 * frame.px(44), frame.text(theme.PROMPT), frame.least(), "bold")
    lines, step = text.wrap(words, "bold", px, rect.w - 2 * frame.px(30)), text.height("bold", px)
    wide = max(text.width(line, "bold", px) for line in lines) + 2 * frame.px(44)
    pill = Rect(0, 0, max(min(rect.w, wide), frame.px(420)), rect.h + (len(lines) - 1) * step)
    pill.midbottom = rect.midbottom
    theme.box(surface, stage.sprites, skin.sprite("banner"), pill, frame.u)
    place = inset(pill, frame.px(30), 0)
    place.h -= (len(lines) - 1) * step
    for line in lines:
        text.line(surface, line, place, px, skin.ink, "bold", "centre", frame.least())
        place.y += step


def draw_button(surface: Surface, stage: Stage, skin: Skin, button: Button, hovered: str, pressed: str) -> None:
    """Paint a button of the bar."""
    frame, at_it = stage.frame, hovered == button.tag
    kind = "go" if button.kind == "go" else "plain"
    state = f"{kind}_down" if at_it and pressed == button.tag else f"{kind}_hover" if at_it else kind
    name = skin.sprite(f"button_{state if button.enabled else 'off'}")
    theme.box(surface, stage.sprites, name, button.rect, frame.u)
    colour = (skin.on_go if kind == "go" else skin.on_plain) if button.enabled else skin.on_off
    face = inset(button.rect, frame.px(8 if button.kind == "tool" else 14), frame.px(6))
    face.h -= frame.px(4)
    icon = ICONS.get(button.tag.partition(":")[2]) if button.kind == "tool" else None
    if icon is None:
        units = 40 if kind == "go" else theme.SMALL if button.kind == "small" else 32
        stage.text.line(surface, button.words, face, frame.text(units), colour, "bold", "centre", frame.least())
        return
    side = min(face.h, frame.px(40))
    place = Rect(0, 0, side, side)
    place.center = face.center
    if button.rect.w > 2 * button.rect.h:
        place.x = face.x
        words = Rect(place.right + frame.px(6), face.y, face.right - place.right - frame.px(6), face.h)
        stage.text.line(surface, button.words, words, frame.text(27), colour, "bold", "centre", frame.least(22))
    name = theme.icon_name(icon, sum(colour) < DARK)
    scale = side / stage.sprites.piece(name).width
    sprites = stage.sprites
    surface.blit(sprites.get(name, scale) if button.enabled else sprites.dimmed(name, scale, 0.45), place)


def bar_buttons(
    plan: TablePlan,
    frame: Frame,
    own: Sequence[tuple[str, str]],
    go: tuple[str, str, bool],
    lit: frozenset[str],
    always: bool = False,
) -> list[Button]:
    """The game's own buttons beside the one that goes on. always: that one is there even when it does nothing."""
    if own and not go[2] and not always:
        rects = shared(plan.go, len(own), frame.px(12))
        return [Button(tag, words, rect, tag in lit, "plain") for (tag, words), rect in zip(own, rects, strict=True)]
    rects = shared(plan.go, len(own) + 1, frame.px(12))
    buttons = [Button(tag, words, rect, tag in lit, "plain") for (tag, words), rect in zip(own, rects, strict=False)]
    return [*buttons, Button(go[0], go[1], rects[-1], go[2], "go")]


def recap_rows(stage: Stage, wide: int, lines: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    """The lines of a recap of this width as rows: the sign of a seat stands before the first row of its line."""
    frame, found = stage.frame, list[tuple[str, str]]()
    room = wide - 2 * frame.px(44) - frame.px(36)
    for sign, words in lines:
        parts = stage.text.wrap(words, "medium", min(frame.text(27), frame.line(34)), room)
        found += [("" if index else sign, part) for index, part in enumerate(parts)]
    return found


def recap_height(frame: Frame, lines: int) -> int:
    """How high the recap is with so many rows."""
    return 2 * frame.px(34) + frame.line(46) + frame.px(4) + (lines + 1) * frame.line(34)


def draw_recap(surface: Surface, stage: Stage, skin: Skin, rect: Rect, lines: Sequence[tuple[str, str]]) -> None:
    """What happened since one's own last turn: the sign of a seat and a row each (see `recap_rows`)."""
    frame = stage.frame
    out = frame.px(20)
    theme.box(surface, stage.sprites, skin.sprite("shadow_panel"), rect.inflate(2 * out, 2 * out), frame.u)
    theme.box(surface, stage.sprites, skin.sprite("dialog"), rect, frame.u)
    inner = inset(rect, frame.px(44), frame.px(34))
    head = Rect(inner.x, inner.y, inner.w, frame.line(46))
    title = stage.t("table.recap")
    stage.text.line(surface, title, head, frame.text(34), skin.ink, "title", "left", frame.least())
    y = head.bottom + frame.px(4)
    step = frame.line(34)
    room = max(1, (inner.bottom - y - step) // step)
    for sign, words in lines[-room:]:
        side = min(step, frame.px(26))
        if sign:
            surface.blit(stage.sprites.sized(sign, side, side), (inner.x, y + (step - side) // 2))
        row = Rect(inner.x + frame.px(36), y, inner.w - frame.px(36), step)
        stage.text.line(surface, words, row, frame.text(27), skin.ink, "medium", "left", frame.least(22))
        y += step
    foot = Rect(inner.x, inner.bottom - step, inner.w, step)
    stage.text.line(
        surface, stage.t("table.go_on"), foot, frame.text(25), skin.accent, "bold", "right", frame.least(22)
    )
