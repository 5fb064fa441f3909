"""The tooltip: what the thing under the mouse is, or why it cannot be clicked."""

from __future__ import annotations

from pygame import Rect, Surface

from gamebox.ui import theme
from gamebox.ui.stage import Stage
from gamebox.ui.theme import Skin

DELAY = 0.35


def draw_tooltip(surface: Surface, stage: Stage, skin: Skin, text: str, beside: Rect) -> Rect:
    """Draw a tooltip under a rectangle, or above it where there is no room below. Returns where it stands."""
    frame = stage.frame
    px = min(frame.text(theme.SMALL), frame.px(44))
    widest = frame.px(560)
    lines = stage.text.wrap(text, "medium", px, widest)
    wide = max(stage.text.width(line, "medium", px) for line in lines)
    step = stage.text.height("medium", px)
    box = Rect(0, 0, wide + 2 * frame.px(18), len(lines) * step + 2 * frame.px(10))
    box.midtop = beside.centerx, beside.bottom + frame.px(8)
    if box.bottom > frame.height - frame.px(8):
        box.bottom = beside.top - frame.px(8)
    box.clamp_ip(frame.rect.inflate(-2 * frame.px(8), -2 * frame.px(8)))
    theme.box(surface, stage.sprites, skin.sprite("tooltip"), box, frame.u)
    for index, line in enumerate(lines):
        row = Rect(box.x + frame.px(18), box.y + frame.px(10) + index * step, wide, step)
        stage.text.line(surface, line, row, px, theme.BOX.ink, "medium")
    return box
