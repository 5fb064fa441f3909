"""What a sprite sheet is made of: named pieces of SVG with a size and an anchor, in table units.

A table unit is one pixel of a 1920-wide window. A piece is rendered at one and at two pixels a unit.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Piece:
    """One picture: `svg` is a whole SVG document whose viewBox has the aspect width:height (units, whole numbers).

    anchor: the point that is put on a place of the table, in units from the upper left (default: the middle).
    slice: left, top, right, bottom borders in units of a picture that may be stretched in between.
    marks: further named points or rectangles inside the piece, in units, for the layout.
    alone: kept in a file of its own (big backgrounds, zoom pictures) instead of the shared sheet.
    """

    svg: str
    width: int
    height: int
    anchor: tuple[float, float] | None = None
    slice: tuple[int, int, int, int] | None = None
    marks: dict[str, tuple[float, ...]] = field(default_factory=dict)
    alone: bool = False


@dataclass(frozen=True)
class Sheet:
    """A named set of pieces that the program loads together.

    name: "<folder>/<sheet>" below assets/sprites. draw: makes the pieces. sources: files of build_scripts/art
    that the pictures depend on (the kit counts always). scales: pixels a unit. quality: of the lossy picture
    format; None keeps every pixel.
    """

    name: str
    draw: Callable[[], dict[str, Piece]]
    sources: tuple[str, ...]
    scales: tuple[float, ...] = (1, 2)
    quality: int | None = 92
