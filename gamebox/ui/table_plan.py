"""The parts that every table has at the same place: log, question, hand, buttons. Pure.

The hand lies in the middle at the bottom, the log left of it, the buttons right of it, the question directly above.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from gamebox.ui.layout import Frame

EDGE = 14
HAND_WIDTH = 1010
HAND_HEIGHT = 172
SIDE = 418
TOOLS = ("undo", "hint", "rules", "menu")


@dataclass(frozen=True)
class TablePlan:
    """Rectangles in pixels. field: what is left for the game's own table.
    status: the strip above the log where the game says how far it is. tools: by name, see TOOLS."""

    field: Rect
    banner: Rect
    hand: Rect
    status: Rect
    log: Rect
    go: Rect
    tools: dict[str, Rect]


def table_plan(frame: Frame) -> TablePlan:
    """Where everything lies in this window."""
    edge, gap = frame.px(EDGE), frame.px(12)
    height, banner_height = frame.px(HAND_HEIGHT), frame.line(58)
    side = frame.px(SIDE)
    bottom = frame.height - edge
    hand = Rect(0, bottom - height, frame.px(HAND_WIDTH), height)
    hand.centerx = frame.width // 2
    room = min(frame.width - 2 * (side + edge + gap), frame.px(1080))
    hand.w = min(hand.w, room)
    hand.centerx = frame.width // 2
    banner = Rect(0, hand.y - gap - banner_height, frame.px(1000), banner_height)
    banner.centerx = frame.width // 2
    strip = min(frame.line(40), height // 3)
    status, log = Rect(edge, hand.y, side, strip), Rect(edge, hand.y + strip, side, height - strip)
    field = Rect(0, frame.px(6), frame.width, banner.y - frame.px(8))
    right = Rect(frame.width - edge - side, hand.y, side, height)
    go, tools = _buttons(frame, right, gap)
    return TablePlan(field, banner, hand, status, log, go, tools)


def _buttons(frame: Frame, right: Rect, gap: int) -> tuple[Rect, dict[str, Rect]]:
    low = frame.px(66)
    go = Rect(right.x, right.y, right.w, right.h - low - gap)
    y = right.bottom - low
    small = frame.px(78)
    wide = right.w - 3 * (small + gap)
    tools = {"undo": Rect(right.x, y, wide, low)}
    for index, name in enumerate(TOOLS[1:]):
        tools[name] = Rect(right.x + wide + gap + index * (small + gap), y, small, low)
    return go, tools


def shared(rect: Rect, count: int, gap: int) -> list[Rect]:
    """A rectangle shared by buttons side by side: the last, which goes on, is the largest."""
    if count <= 1:
        return [rect] * count
    part = (rect.w - gap * (count - 1)) // (2 * count - 1)
    found = [Rect(rect.x + i * (part + gap), rect.y, part, rect.h) for i in range(count - 1)]
    x = rect.x + (count - 1) * (part + gap)
    return [*found, Rect(x, rect.y, rect.right - x, rect.h)]


def fan(
    area: Rect, count: int, shape: Sequence[float], largest: float, rows: int = 1, share: float = 0.5
) -> list[Rect]:
    """Cards side by side in an area, overlapping when they must, so that at least `share` of each shows.

    shape: a card in units; largest: pixels a unit at most. More rows are used only where they make cards larger.
    Left aligned, in the middle of the height; later cards lie on top.
    """
    if not count:
        return []
    best: tuple[float, int, int] = (0.0, 1, count)
    for used in range(1, rows + 1):
        per = -(-count // used)
        scale = min(
            largest,
            (area.h - (used - 1) * 2) / used / shape[1],
            area.w / (shape[0] * (1 + share * (per - 1))),
        )
        if scale > best[0] * 1.02:
            best = (scale, used, per)
    scale, used, per = best
    w, h = max(1, int(shape[0] * scale)), max(1, int(shape[1] * scale))
    gap = max(1, round(4 * scale))
    step = min(w + gap, (area.w - w) / (per - 1)) if per > 1 else 0.0
    down = min(h + gap, (area.h - h) / (used - 1)) if used > 1 else 0.0
    top = area.y + (area.h - h - down * (used - 1)) / 2
    return [Rect(area.x + int(i % per * step), round(top + i // per * down), w, h) for i in range(count)]
