"""A layer: what lies still on a table, painted once, and afterwards only where it has changed.

Whoever paints is given a sketch, which takes down what is blitted on it. The layer compares that with what it shows,
and paints only the places where something has gone or come; the picture is the same as if all were painted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from pygame import Rect, Surface

MUCH = 0.6
"""From this share of the window on everything is painted."""


class Stroke(NamedTuple):
    """A picture, or an area of it, put somewhere."""

    picture: Surface
    x: int
    y: int
    area: tuple[int, int, int, int] | None
    flags: int


class Sketch(Surface):
    """Looks like a surface of this size to whoever blits on it, but only remembers."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__((1, 1))
        self.size_of_all = size
        self.strokes: list[Stroke] = []

    def get_size(self) -> tuple[int, int]:
        """The size of what is sketched."""
        return self.size_of_all

    def blit(self, source: Surface, dest: Any = (0, 0), area: Any = None, special_flags: int = 0) -> Rect:
        """Take down a picture and its place."""
        box = None if area is None else Rect(area)
        part = None if box is None else (box.x, box.y, box.w, box.h)
        self.strokes.append(Stroke(source, int(dest[0]), int(dest[1]), part, special_flags))
        return _rect(self.strokes[-1])


class Layer:
    """A painting on a ground that never changes."""

    def __init__(self, ground: Surface) -> None:
        self.ground = ground
        self.surface = ground.copy()
        self._strokes: list[Stroke] = []

    def paint(self, strokes: list[Stroke]) -> list[Rect]:
        """Show these strokes instead of the last ones. Returns what had to be painted."""
        changed, whole = differing(self._strokes, strokes), self.surface.get_rect()
        places = [whole] if changed is None else merged([rect.clip(whole) for rect in changed])
        if sum(_size(place) for place in places) > MUCH * _size(whole):
            places = [whole]
        rects = [_rect(stroke) for stroke in strokes]
        for place in places:
            self.surface.set_clip(place)
            self.surface.blit(self.ground, place, place)
            for index in place.collidelistall(rects):
                picture, x, y, area, flags = strokes[index]
                self.surface.blit(picture, (x, y), area, flags)
        self.surface.set_clip(None)
        self._strokes = strokes
        return places


def differing(before: Sequence[Stroke], after: Sequence[Stroke]) -> list[Rect] | None:
    """Where strokes have gone or come; None when those that stay lie over each other in another order."""
    old, new = Counter(before), Counter(after)
    gone, come = old - new, new - old
    if [s for s in before if s not in gone] != [s for s in after if s not in come]:
        return None
    return [_rect(stroke) for stroke in (*gone, *come)]


def merged(rects: Sequence[Rect]) -> list[Rect]:
    """The same ground without overlaps: rectangles that touch become one."""
    found: list[Rect] = []
    for rect in rects:
        while (index := rect.collidelist(found)) >= 0:
            rect = rect.union(found.pop(index))
        found.append(rect)
    return found


def _rect(stroke: Stroke) -> Rect:
    size = stroke.picture.get_size() if stroke.area is None else stroke.area[2:]
    return Rect((stroke.x, stroke.y), size)


def _size(rect: Rect) -> int:
    return rect.w * rect.h
