"""What all drawings of the gold-rush town share: its colours, seats with their hats, sections, figures, torn paper."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

from build_scripts.art.kit import Point, blur, circ, g, ink, mix, path, picture, poly, rect, shade, stroke, text
from build_scripts.art.sheet import Piece

WOOD, SAND, DUST, RUST, GOLD, LAMP, PAPER, DARK = (
    "#4a2e1e", "#c4935a", "#e2c290", "#a5472a", "#e9b03a", "#ffe6a3", "#f3e2bb", "#1e120c",
)  # fmt: skip
BRONZE = "#6d4526"
SHOT, CARD = "#3f74a6", "#b9342c"
"""Blue of the showdown star and red of the poker card; gold has the nugget."""
SEAT = {"green": "#5b8746", "blue": "#3d6f9c", "red": "#bd3a2b", "yellow": "#e0a82c"}
SECTION = {"grey": "#a39f99", "beige": "#efdcae", "brown": "#8d5730", "orange": "#dd7a2c", "purple": "#80508c"}
"""The five sections of the street, near to far."""
NUMERALS = "Abril Fatface"


def piece(
    draw: Callable[[], str], w: int, h: int, at: Point | None = None, *, alone: bool = False,
    border: tuple[int, int, int, int] | None = None, **marks: tuple[float, ...],
) -> Piece:  # fmt: skip
    """A picture w x h whose drawing has its origin at `at` (default: the middle), which is also its anchor."""
    origin = at or (w / 2, h / 2)
    return Piece(picture(w, h, draw, origin), w, h, origin, border, marks, alone)


def numeral(x: float, y: float, n: object, size: float, fill: str, edge: str | None = None, bold: float = 1.2) -> str:
    """A big figure in the middle at x on base line y, its thin strokes fattened or edged."""
    line = {"stroke": edge or fill, "stroke_width": bold, "paint_order": "stroke", "stroke_linejoin": "round"}
    return text(x, y, n, size, fill, NUMERALS, 400, **line)


# ---- paper and wood ---------------------------------------------------------------------------------------
def torn(w: float, h: float, seed: int, amp: float = 2.6, step: float = 22) -> list[Point]:
    """The ragged outline of a sheet w x h about the origin."""
    rnd, ps = random.Random(seed), []
    for x0, y0, x1, y1 in ((-1, -1, 1, -1), (1, -1, 1, 1), (1, 1, -1, 1), (-1, 1, -1, -1)):
        n = max(3, round((w if x0 != x1 else h) / step))
        for i in range(n):
            t = i / n
            ps.append(((x0 + (x1 - x0) * t) * w / 2 + rnd.uniform(-amp, amp), (y0 + (y1 - y0) * t) * h / 2 + rnd.uniform(-amp, amp)))
    return ps


def creases(w: float, h: float, seed: int, c: str) -> str:
    """Two folds in a sheet: shaded quarters and the lit ridge between them."""
    rnd = random.Random(seed + 90)
    k, m = rnd.uniform(-0.15, 0.2) * w, rnd.uniform(-0.2, 0.2) * h
    x, y = w / 2 - 2, h / 2 - 2
    out = poly([(k, -y), (x, -y), (x, m), (k + 8, m + 4)], shade(c, -0.5), opacity=0.12)
    out += poly([(-x, m), (k + 8, m + 4), (k - 6, y), (-x, y)], shade(c, -0.5), opacity=0.09)
    ridge = f"M{k:.0f} {-y:.0f}L{k + 8:.0f} {m + 4:.0f}L{k - 6:.0f} {y:.0f}M{-x:.0f} {m:.0f}L{k + 8:.0f} {m + 4:.0f}L{x:.0f} {m - 6:.0f}"
    return out + stroke(ridge, shade(c, -0.35), 1.2, opacity=0.35) + g(stroke(ridge, shade(c, 0.7), 1.5, opacity=0.75), -1.2, -1.2)


def lying(ps: Sequence[Point], name: str, soft: float = 4, dx: float = 3, dy: float = 5, op: float = 0.5) -> str:
    """The shadow that a flat thing throws on the boards."""
    return poly([(x + dx, y + dy) for x, y in ps], DARK, opacity=op, filter=blur(name, soft))


def fibres(x: float, y: float, w: float, h: float, c: str, n: int, seed: int, op: float = 0.4, lw: float = 1.3) -> str:
    """The grain of wood: long lines that bend round a knot now and then."""
    rnd, d = random.Random(seed), ""
    for _ in range(n):
        a, b, long = x + rnd.random() * w * 0.8, y + rnd.random() * h, rnd.uniform(w * 0.08, w * 0.3)
        d += f"M{a:.1f} {b:.1f}q{long / 2:.1f} {rnd.uniform(-3, 3):.1f} {min(long, x + w - a):.1f} 0"
    return stroke(d, c, lw, opacity=op)


def plank(x: float, y: float, w: float, h: float, c: str, seed: int, r: float = 3) -> str:
    """One board, its upper edge lit."""
    out = rect(x, y, w, h, c, r, shade(c, -0.5), 1.8) + stroke(f"M{x + r} {y + 2}H{x + w - r}", shade(c, 0.35), 1.6, opacity=0.7)
    return out + fibres(x + 4, y + 4, w - 8, h - 8, shade(c, -0.42), max(3, round(w * h / 700)), seed)


def nail(x: float, y: float, r: float = 3.4) -> str:
    """An iron nail's head."""
    return circ(x + 0.8, y + 1.2, r, DARK, opacity=0.5) + circ(x, y, r, "#8b8782", "#3c3330", 1.3) + circ(x - r * 0.3, y - r * 0.3, r * 0.36, "#d6d0c4")


def shot_hole(x: float, y: float, r: float = 5, seed: int = 1) -> str:
    """A bullet hole with its splinters."""
    rnd, d = random.Random(seed), ""
    for k in range(7):
        a, far = k * math.tau / 7 + rnd.uniform(-0.3, 0.3), r * rnd.uniform(1.6, 2.7)
        d += f"M{x + r * 0.8 * math.cos(a):.1f} {y + r * 0.8 * math.sin(a):.1f}L{x + far * math.cos(a):.1f} {y + far * math.sin(a):.1f}"
    return stroke(d, "#6a4a2a", r * 0.22, opacity=0.8) + circ(x, y, r * 1.3, "#b99a68") + circ(x, y, r, DARK) + stroke(f"M{x - r * 0.7:.1f} {y + r * 0.9:.1f}q{r * 0.7:.1f} {r * 0.5:.1f} {r * 1.4:.1f} 0", "#f6e4b8", r * 0.25, opacity=0.8)


# ---- the three signs ---------------------------------------------------------------------------------------
def nugget(s: float = 1, c: str = GOLD, w: float = 2.2) -> str:
    """A lump of gold about 28 wide."""
    out = poly([(-14, 4), (-10, -9), (1, -14), (12, -8), (15, 4), (6, 13), (-8, 12)], c, True, w)
    out += poly([(12, -8), (15, 4), (6, 13), (3, 1)], shade(c, -0.26)) + poly([(-10, -9), (1, -14), (3, 1), (-6, 0)], shade(c, 0.5))
    return g(out + poly([(-8, 12), (6, 13), (3, 1), (-6, 0)], shade(c, -0.1)), s=s)


def star(s: float = 1, c: str = SHOT, w: float = 2.2) -> str:
    """A six-pointed badge about 38 high, a ball on every point."""
    ps = [((19 if i % 2 == 0 else 11.8) * math.sin(i * math.pi / 6), -(19 if i % 2 == 0 else 11.8) * math.cos(i * math.pi / 6)) for i in range(12)]
    out = poly(ps, c, True, w) + poly([(0, -19), ps[1], (0, 0), ps[11]], shade(c, 0.22), opacity=0.5)
    return g(out + "".join(circ(x, y, 2.7, shade(c, 0.5), ink(c), w * 0.5) for x, y in ps[::2]), s=s)


def poker_card(s: float = 1, c: str = CARD, w: float = 2.2) -> str:
    """A red playing card about 30 x 40, a little aslant, a heart in its corner."""
    out = rect(-16, -20, 32, 40, "#fff4da", 5, ink(c), w) + rect(-12.6, -16.6, 25.2, 33.2, c, 3)
    out += path("M12.600 -12v25q0 3.600 -4 3.600h-21l4 -2.600q21 -4 21 -26z", shade(c, -0.24))
    return g(out, s=s, rot=-5)


def heart(s: float = 1, c: str = CARD, line: str | None = None) -> str:
    """A heart about 34 high."""
    return g(path("M0 17Q-21 2 -19 -8Q-16 -18 -6 -16Q-1 -14 0 -9Q1 -14 6 -16Q16 -18 19 -8Q21 2 0 17z", c, line, 2.2), s=s)


def spade(s: float = 1, c: str = "#2b2226") -> str:
    """A spade about 34 high."""
    return g(path("M0 -17Q18 -2 17 6Q14 14 3 8L7 17H-7L-3 8Q-14 14 -17 6Q-18 -2 0 -17z", c), s=s)


def horseshoe(c: str, w: float = 9, s: float = 1, line: str | None = None) -> str:
    """An iron shoe about 50 x 48, its opening below."""
    d = "M-14 21C-31 2 -24 -21 0 -21C24 -21 31 2 14 21"
    out = (stroke(d, line, w + 4) if line else "") + stroke(d, c, w)
    holes = "".join(circ(x, y, w * 0.16, line or shade(c, -0.6)) for x, y in ((-22.5, 2), (-20.4, -10), (-11.5, -18.4), (11.5, -18.4), (20.4, -10), (22.5, 2)))
    return g(out + stroke("M-21 -2Q-21 -19 -4 -22.500", shade(c, 0.6), w * 0.2, opacity=0.8) + holes, s=s)


def dim(c: str, t: float = 0.5) -> str:
    """A colour sunk into the dark of the boards."""
    return mix(c, DARK, t)
