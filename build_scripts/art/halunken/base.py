"""What all drawings of the harbour share: its colours, the captains' and the crews' colours, numerals, light."""

from __future__ import annotations

import math
from collections.abc import Callable

from build_scripts.art.kit import Point, glow, mix, picture, rect, stroke, text
from build_scripts.art.sheet import Piece

NIGHT, WATER, FOG, STONE = "#141d36", "#1e3d5e", "#7f9db5", "#46536f"
AMBER, LAMP, TIMBER, PAPER = "#f2a23a", "#ffdf9a", "#5b4038", "#f4e7c9"
MOON = "#a9c8e6"
CAPTAIN = {"green": "#3c8f5c", "blue": "#3a74b8", "red": "#c23b34", "yellow": "#d9a32e", "black": "#3a3146"}
CREW = {"yellow": "#e0a92f", "green": "#3f9a62", "red": "#cc4638", "purple": "#8257a8"}
NUMERALS = "Abril Fatface"


def piece(
    draw: Callable[[], str], w: int, h: int, at: Point | None = None, alone: bool = False, **marks: tuple[float, ...]
) -> Piece:
    """A picture w x h whose drawing has its origin at `at` (default: the middle), which is also its anchor."""
    origin = at or (w / 2, h / 2)
    return Piece(picture(w, h, draw, origin), w, h, origin, marks=marks, alone=alone)


def star(r: float, inner: float, points: int = 5) -> list[Point]:
    """The corners of a star round the origin, one point upwards."""
    out = []
    for i in range(points * 2):
        k, a = (r if i % 2 == 0 else inner), i * math.pi / points
        out.append((k * math.sin(a), -k * math.cos(a)))
    return out


def numeral(x: float, y: float, n: object, size: float, fill: str, rim: str | None = None, width: float = 4.5) -> str:
    """A big number in the middle at x on base line y, with an optional rim round the figures."""
    edge: dict[str, object] = {}
    if rim:
        edge = {"stroke": rim, "stroke_width": width, "paint_order": "stroke", "stroke_linejoin": "round"}
    return text(x, y, n, size, fill, NUMERALS, 400, letter_spacing=-1, **edge)


def window(x: float, y: float, w: float, h: float, lit: bool = True, bright: bool = False) -> str:
    """A window with glazing bars; a lit one throws its light round it."""
    body = (
        glow(x + w / 2, y + h / 2, w * (2 if bright else 1.5), h * (1.7 if bright else 1.3), AMBER, 0.55) if lit else ""
    )
    body += rect(x, y, w, h, (mix(AMBER, LAMP, 0.5) if bright else AMBER) if lit else "#27314f", 2, "#33222a", 2.4)
    if lit:
        body += rect(x + 1.5, y + 1.5, w * 0.5, h * 0.5, "#fff2c8" if bright else LAMP, 1)
    else:
        body += stroke(f"M{x + 3} {y + h * 0.55}L{x + w * 0.55} {y + 3}", "#5a6c94", 1.6, opacity=0.7)
    return body + stroke(f"M{x + w / 2} {y}v{h}M{x} {y + h / 2}h{w}", "#3e2a2c", 1.8)
