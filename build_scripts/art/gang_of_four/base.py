"""What all drawings of the lacquer table share: its colours, the hands' colours, figures, light and clouds."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from build_scripts.art.kit import Point, el, glow, ink, path, picture, poly, shade, stroke, text
from build_scripts.art.sheet import Piece

VERM, OXBLOOD, LACQUER, GOLD, LEAF, JADE, CREAM, LOTUS = (
    "#b32c1e", "#4a1216", "#1c1215", "#c8963c", "#f5d685", "#2e8560", "#f8edd4", "#c8323c",
)  # fmt: skip
HUE = {"g": "#1f8552", "y": "#d7981a", "r": "#c42c3a"}
"""The three colours of the cards: bamboo, coin, lotus."""
PRINT = {"g": "#0f5a38", "y": "#8c5a04", "r": "#9c1826"}
"""The same as figures are printed in."""
SEAT = {
    "green": "#3c8f5c", "blue": "#3a6ea8", "red": "#c23b34", "yellow": "#d9a32e", "purple": "#8656a6", "teal": "#3d9a9a",
}  # fmt: skip
NUMERALS = "Abril Fatface"


def piece(
    draw: Callable[[], str], w: int, h: int, at: Point | None = None, *, alone: bool = False,
    border: tuple[int, int, int, int] | None = None, **marks: tuple[float, ...],
) -> Piece:  # fmt: skip
    """A picture w x h whose drawing has its origin at `at` (default: the middle), which is also its anchor."""
    origin = at or (w / 2, h / 2)
    return Piece(picture(w, h, draw, origin), w, h, origin, border, marks, alone)


def numeral(x: float, y: float, n: object, size: float, fill: str, bold: float = 1.4, edge: str | None = None) -> str:
    """A big figure in the middle at x on base line y, its thin strokes fattened or edged with another colour."""
    line = {"stroke": edge or fill, "stroke_width": bold, "paint_order": "stroke", "stroke_linejoin": "round"}
    return text(x, y, n, size, fill, NUMERALS, 400, letter_spacing=-size * 0.06 if n == 10 else 0, **line)


def cloud(x: float, y: float, s: float, fill: str, line: str, flip: bool = False, w: float = 2.2) -> str:
    """A lucky cloud: three curls on a tail that runs out to the right."""
    d = "M-44 14q-16 -1 -15 -15q3 -12 18 -10q1 -19 22 -20q19 -1 22 16q15 -8 23 5q22 -2 40 12q-20 -4 -34 4q-8 8 -20 8z"
    curls = stroke("M-44 2q8 -9 13 1q-1 6 -6 6M-20 -6q10 -12 18 0q0 10 -10 9M12 -2q9 -8 14 2q-1 6 -7 6", line, w)
    return el("g", path(d, fill, line, w) + curls, transform=f"translate({x:.1f} {y:.1f}) scale({-s if flip else s:.3f} {s:.3f})")


def rays(x: float, y: float, r: float, n: int, c: str, wide: float = 0.5) -> str:
    """Beams of light from a point."""
    step = math.tau / n
    return "".join(
        poly([(x, y), *((x + r * math.cos(a), y + r * math.sin(a)) for a in (k * step, k * step + step * wide))], c)
        for k in range(n)
    )


def strung(ps: Sequence[Point]) -> str:
    """A smooth line through the places."""
    d = f"M{ps[0][0]:.1f} {ps[0][1]:.1f}"
    for i in range(len(ps) - 1):
        p0, p1, p2, p3 = ps[max(0, i - 1)], ps[i], ps[i + 1], ps[min(len(ps) - 1, i + 2)]
        a = (p1[0] + (p2[0] - p0[0]) / 5, p1[1] + (p2[1] - p0[1]) / 5)
        b = (p2[0] - (p3[0] - p1[0]) / 5, p2[1] - (p3[1] - p1[1]) / 5)
        d += f"C{a[0]:.1f} {a[1]:.1f} {b[0]:.1f} {b[1]:.1f} {p2[0]:.1f} {p2[1]:.1f}"
    return d


def tassel(x: float, y: float, s: float, c: str = LOTUS, knot: str = GOLD) -> str:
    """A silk tassel hanging from its knot."""
    threads = path("M-7 8q-3 18 -5 34q12 5 24 0q-2 -16 -5 -34z", c, True, 1.6)
    threads += "".join(stroke(f"M{k * 0.6:.1f} 12L{k:.1f} 41", ink(c), 1.1, opacity=0.7) for k in (-6, -2, 2, 6))
    threads += path("M-8 3h16v7h-16z", knot, True, 1.6)
    return el("g", threads + path("M0 -7l7 7l-7 7l-7 -7z", c, True, 1.6), transform=f"translate({x:.1f} {y:.1f}) scale({s:.3f})")


def halo(rx: float, ry: float, c: str = LEAF, op: float = 1) -> str:
    """A soft pool of light round the origin."""
    return glow(0, 0, rx, ry, c, op)


def dim(c: str) -> str:
    """A colour as gold inlay takes it on dark lacquer."""
    return shade(c, -0.3)
