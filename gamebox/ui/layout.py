"""From the size of the window to rectangles. Pure: no display, no text, no sprites.

A unit is one pixel of a window of 1920x1080; a frame tells how many pixels a unit has in this window.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

SMALLEST = (1024, 640)
REFERENCE = (1920, 1080)
LARGEST_UNIT = 2.0
READABLE = 13


@dataclass(frozen=True, slots=True)
class Frame:
    """The window's size in pixels and the player's text scale (0.8 to 2.0)."""

    width: int
    height: int
    text_scale: float = 1.0

    @property
    def u(self) -> float:
        """Pixels in a unit. Never above what the sprites are stored at."""
        return min(self.width / REFERENCE[0], self.height / REFERENCE[1], LARGEST_UNIT)

    @property
    def rect(self) -> Rect:
        """The whole window."""
        return Rect(0, 0, self.width, self.height)

    def px(self, units: float) -> int:
        """Units as whole pixels."""
        return round(units * self.u)

    def text(self, units: float) -> int:
        """The pixel size of text that is `units` high at a text scale of 1."""
        return max(self.readable, round(units * self.u * self.text_scale))

    def least(self, units: float = 21) -> int:
        """The smallest pixel size that text may be shrunk to so that it fits."""
        return max(self.readable, round(units * self.u * min(1.0, self.text_scale)))

    @property
    def readable(self) -> int:
        """The pixel size below which no text goes: what does not fit is wrapped. Smaller only at the player's wish."""
        return round(READABLE * min(1.0, self.text_scale))

    def line(self, units: float) -> int:
        """The height in pixels of a box that is `units` high and grows with the text."""
        return round(units * self.u * (1 + (self.text_scale - 1) * (0.45 if self.text_scale > 1 else 0.5)))


def inset(rect: Rect, dx: int, dy: int | None = None) -> Rect:
    """The rectangle without a border of dx left and right and dy (as dx) above and below."""
    dy = dx if dy is None else dy
    return Rect(rect.x + dx, rect.y + dy, max(0, rect.w - 2 * dx), max(0, rect.h - 2 * dy))


def centred(rect: Rect, w: int, h: int) -> Rect:
    """A rectangle of this size in the middle of another."""
    return Rect(rect.x + (rect.w - w) // 2, rect.y + (rect.h - h) // 2, w, h)


def columns(rect: Rect, weights: Sequence[float], gap: int = 0) -> list[Rect]:
    """The rectangle cut into columns in proportion to the weights."""
    edges = _edges(rect.w, weights, gap)
    return [Rect(rect.x + a, rect.y, b - a, rect.h) for a, b in edges]


def rows(rect: Rect, weights: Sequence[float], gap: int = 0) -> list[Rect]:
    """The rectangle cut into rows in proportion to the weights."""
    edges = _edges(rect.h, weights, gap)
    return [Rect(rect.x, rect.y + a, rect.w, b - a) for a, b in edges]


def stacked(rect: Rect, count: int, height: int, gap: int) -> list[Rect]:
    """`count` rows of a fixed height from the top of the rectangle."""
    return [Rect(rect.x, rect.y + i * (height + gap), rect.w, height) for i in range(count)]


def top(rect: Rect, height: int, gap: int = 0) -> tuple[Rect, Rect]:
    """A strip cut from the top, and the rest."""
    height = min(height, rect.h)
    rest = max(0, rect.h - height - gap)
    return Rect(rect.x, rect.y, rect.w, height), Rect(rect.x, rect.bottom - rest, rect.w, rest)


def bottom(rect: Rect, height: int, gap: int = 0) -> tuple[Rect, Rect]:
    """A strip cut from the bottom, and the rest."""
    height = min(height, rect.h)
    rest = max(0, rect.h - height - gap)
    return Rect(rect.x, rect.bottom - height, rect.w, height), Rect(rect.x, rect.y, rect.w, rest)


def left(rect: Rect, width: int, gap: int = 0) -> tuple[Rect, Rect]:
    """A strip cut from the left, and the rest."""
    width = min(width, rect.w)
    rest = max(0, rect.w - width - gap)
    return Rect(rect.x, rect.y, width, rect.h), Rect(rect.right - rest, rect.y, rest, rect.h)


def right(rect: Rect, width: int, gap: int = 0) -> tuple[Rect, Rect]:
    """A strip cut from the right, and the rest."""
    width = min(width, rect.w)
    rest = max(0, rect.w - width - gap)
    return Rect(rect.right - width, rect.y, width, rect.h), Rect(rect.x, rect.y, rest, rect.h)


def _edges(length: int, weights: Sequence[float], gap: int) -> list[tuple[int, int]]:
    free = max(0, length - gap * (len(weights) - 1))
    whole = sum(weights) or 1
    found, at = [], 0.0
    for index, weight in enumerate(weights):
        start = round(at) + index * gap
        at += free * weight / whole
        found.append((start, round(at) + index * gap))
    return found
