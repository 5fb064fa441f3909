"""What all drawings of the sea chart share: its colours, the seats' signs, figures, smooth shapes, parchment, wax, rope."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

from build_scripts.art.kit import (
    Point,
    blur,
    circ,
    g,
    grain,
    ink,
    linear,
    mix,
    path,
    picture,
    poly,
    pts,
    shade,
    stroke,
    text,
)
from build_scripts.art.sheet import Piece

INK, PARCH, SAND, VERD, DEEP, SAIL, WAX, GOLD = (
    "#2a2734", "#cdb27c", "#e6d3a3", "#4f8f86", "#1f4f55", "#fbf4e2", "#a5302a", "#d9a441",
)  # fmt: skip
WOOD, STONE, EDGE, NIGHT = "#7a4d2e", "#bba688", "#6d5836", "#122a33"
SEAT = {
    "green": "#2f7d56", "blue": "#2c5f98", "red": "#b0332b", "yellow": "#c08a1c", "purple": "#7a4a96",
}  # fmt: skip
SIGNS = {
    "green": "M0 -11.5A11.5 11.5 0 1 1 -0.01 -11.5Z",
    "blue": "M-10.5 -10.5H10.5V10.5H-10.5Z",
    "red": "M0 -12.5L12.5 10H-12.5Z",
    "yellow": "M0 -13.5L13.5 0L0 13.5L-13.5 0Z",
    "purple": "M0 13L12.4 2L7.6 -11.5H-7.6L-12.4 2Z",
}
"""A shape goes with every colour, the same as in the frame."""
NUMERALS = "Abril Fatface"


def piece(
    draw: Callable[[], str], w: int, h: int, at: Point | None = None, *, alone: bool = False, anchor: Point | None = None,
    border: tuple[int, int, int, int] | None = None, **marks: tuple[float, ...],
) -> Piece:  # fmt: skip
    """A picture w x h whose drawing has its origin at `at` (default: the middle), which is also its anchor."""
    origin = at or (w / 2, h / 2)
    return Piece(picture(w, h, draw, origin), w, h, anchor or origin, border, marks, alone)


def numeral(x: float, y: float, n: object, size: float, fill: str, edge: str | None = None, bold: float = 1.2) -> str:
    """A big figure in the middle at x on base line y, its thin strokes fattened or edged."""
    line = {"stroke": edge or fill, "stroke_width": bold, "paint_order": "stroke", "stroke_linejoin": "round"}
    return text(x, y, n, size, fill, NUMERALS, 400, **line)


def mark(seat: str, r: float = 11, fill: str | None = None, line: str | bool | None = True, w: float = 2) -> str:
    """The sign of a seat about the origin, 2r high."""
    k = r / 12
    return g(path(SIGNS[seat], fill or SEAT[seat], line, w / k), s=k)


# ---- smooth shapes as points, so that they may be bent round a drum -----------------------------------------
def smooth(shape: str, k: int = 9) -> list[Point]:
    """The closed curve through "x,y x,y x,y!" as points; '!' makes a corner."""
    spots = [(*map(float, word.rstrip("!").split(",")), word.endswith("!")) for word in shape.split()]
    n, tangents = len(spots), []
    for i, (_, _, corner) in enumerate(spots):
        (ax, ay, _), (bx, by, _) = spots[i - 1], spots[(i + 1) % n]
        long = math.hypot(bx - ax, by - ay) or 1
        tangents.append((0.0, 0.0) if corner else ((bx - ax) / long, (by - ay) / long))
    out: list[Point] = []
    for i, (x, y, _) in enumerate(spots):
        j = (i + 1) % n
        (u, v, _), far = spots[j], 0.36 * math.hypot(spots[j][0] - x, spots[j][1] - y)
        a = (x + tangents[i][0] * far, y + tangents[i][1] * far)
        b = (u - tangents[j][0] * far, v - tangents[j][1] * far)
        out += [_bezier((x, y), a, b, (u, v), s / k) for s in range(k)]
    return out


def _bezier(p: Point, a: Point, b: Point, q: Point, t: float) -> Point:
    w = ((1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t**3)
    return sum(f * s[0] for f, s in zip(w, (p, a, b, q), strict=True)), sum(f * s[1] for f, s in zip(w, (p, a, b, q), strict=True))


def ring(x: float, y: float, r: float, n: int = 28, ry: float | None = None) -> list[Point]:
    """A circle or ellipse as points."""
    return [(x + r * math.cos(i * math.tau / n), y + (ry or r) * math.sin(i * math.tau / n)) for i in range(n)]


def bar(x1: float, y1: float, x2: float, y2: float, w: float, k: int = 10) -> list[Point]:
    """A straight stroke of width w as a polygon with many points."""
    long = math.hypot(x2 - x1, y2 - y1)
    nx, ny = -(y2 - y1) / long * w / 2, (x2 - x1) / long * w / 2
    line = [(x1 + (x2 - x1) * i / k, y1 + (y2 - y1) * i / k) for i in range(k + 1)]
    return [(x + nx, y + ny) for x, y in line] + [(x - nx, y - ny) for x, y in reversed(line)]


def turned(ps: Sequence[Point], degrees: float, x: float = 0, y: float = 0) -> list[Point]:
    """Points turned about the origin and moved."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(x + a * c - b * s, y + a * s + b * c) for a, b in ps]


# ---- parchment ------------------------------------------------------------------------------------------------
def deckled(w: float, h: float, seed: int, rough: float = 1.8, step: float = 15, corner: float = 0) -> list[Point]:
    """The uneven outline of a sheet about the origin; its corners cut by `corner`."""
    rnd, ps = random.Random(seed), []
    x, y, c = w / 2, h / 2, corner
    line = [(-x + c, -y), (x - c, -y), (x, -y + c), (x, y - c), (x - c, y), (-x + c, y), (-x, y - c), (-x, -y + c)]
    for i, (ax, ay) in enumerate(line):
        bx, by = line[(i + 1) % 8]
        n = max(1, round(math.hypot(bx - ax, by - ay) / step))
        for k in range(n):
            t = k / n
            ps.append((ax + (bx - ax) * t + rnd.uniform(-rough, rough), ay + (by - ay) * t + rnd.uniform(-rough, rough)))
    return ps


def lying(ps: Sequence[Point], soft: float = 4, dx: float = 3, dy: float = 5, op: float = 0.5) -> str:
    """The shadow that a flat thing throws on the chart."""
    return poly([(x + dx, y + dy) for x, y in ps], NIGHT, opacity=op, filter=blur(f"ly{soft:g}".replace(".", "_"), soft))


def parchment(w: float, h: float, seed: int, c: str = SAND, rim: str = EDGE, op: float = 0.5) -> str:
    """A sheet with deckled edges, a scorched rim and fibres."""
    ps = deckled(w, h, seed, 1.6, 16, 5)
    out = lying(ps, 4, 3, 5, op) + poly(ps, linear(f"pa{seed}", [(0, shade(c, 0.34), 1), (0.55, c, 1), (1, shade(c, -0.1), 1)], 0, 0, 0.5, 1), rim, 1.8)
    inner = deckled(w - 7, h - 7, seed + 1, 1.2, 16, 5)
    out += path(pts(inner), "none", mix(c, "#8a5a24", 0.5), 5, opacity=0.22) + path(pts(deckled(w - 3.6, h - 3.6, seed, 1.4, 16, 5)), "none", shade(c, 0.6), 1.2, opacity=0.6)
    return out + grain(-w / 2 + 8, -h / 2 + 6, w - 30, h - 12, "#8a6430", max(6, int(w * h / 900)), seed, (6, 18), 0.16)


def scale_of_degrees(x: float, y: float, w: float, h: float, step: float = 12, wide: float = 6) -> str:
    """The ornament of this world: the ladder of latitudes round a rectangle."""
    out = path(f"M{x} {y}H{x + w}V{y + h}H{x}Z", "none", "#5a4526", wide + 2.4) + path(f"M{x} {y}H{x + w}V{y + h}H{x}Z", "none", "#f4e6bf", wide)
    nx, ny = max(2, 2 * round(w / step / 2)), max(2, 2 * round(h / step / 2))
    d = "".join(f"M{x + w * i / nx:.2f} {yy}h{w / nx:.2f}" for i in range(0, nx, 2) for yy in (y, y + h))
    d += "".join(f"M{xx} {y + h * i / ny:.2f}v{h / ny:.2f}" for i in range(0, ny, 2) for xx in (x, x + w))
    return out + stroke(d, INK, wide - 1.6, stroke_linecap="butt")


# ---- wax and rope -----------------------------------------------------------------------------------------------
def wax(r: float, c: str, seed: int = 4, soft: bool = True) -> str:
    """A pressed blob of sealing wax of radius r, its field empty."""
    rnd = random.Random(seed)
    p1, p2 = rnd.uniform(0, 6), rnd.uniform(0, 6)
    blob = [(r * k * math.cos(t), r * k * math.sin(t)) for t in (i * math.tau / 44 for i in range(44)) for k in (1 + 0.055 * math.sin(4 * t + p1) + 0.04 * math.sin(7 * t + p2),)]
    out = lying(blob, 2.5, 2, 3.4, 0.45) if soft else ""
    out += poly(blob, linear(f"wx{c[1:]}", [(0, shade(c, 0.24), 1), (0.5, c, 1), (1, shade(c, -0.34), 1)], 0, 0, 1, 1), ink(c), max(1.2, r * 0.07))
    out += circ(0, 0, r * 0.74, shade(c, -0.3)) + circ(r * 0.02, r * 0.035, r * 0.72, shade(c, 0.04))
    glint = f"M{-r * 0.9:.1f} {-r * 0.2:.1f}Q{-r * 0.82:.1f} {-r * 0.74:.1f} {-r * 0.3:.1f} {-r * 0.88:.1f}"
    return out + stroke(glint, shade(c, 0.66), max(1.1, r * 0.075), opacity=0.85) + stroke(f"M{-r * 0.4:.1f} {r * 0.6:.1f}A{r * 0.72:.1f} {r * 0.72:.1f} 0 0 0 {r * 0.68:.1f} {r * 0.26:.1f}", shade(c, 0.4), max(0.9, r * 0.05), opacity=0.7)


def rope(d: list[Point], w: float = 8, c: str = "#c9a66b", closed: bool = False) -> str:
    """A laid rope along points: a cord with slanting strands."""
    line = pts(d, closed)
    out = stroke(line, shade(c, -0.62), w + 2.6) + stroke(line, c, w)
    twist, far, last = "", 0.0, d[0]
    for x, y in [*d[1:], *(d[:1] if closed else [])]:
        long = math.hypot(x - last[0], y - last[1])
        ux, uy = ((x - last[0]) / long, (y - last[1]) / long) if long else (1.0, 0.0)
        while far < long:
            a, b = last[0] + ux * far, last[1] + uy * far
            twist += f"M{a - ux * w * 0.34 + uy * w * 0.4:.1f} {b - uy * w * 0.34 - ux * w * 0.4:.1f}L{a + ux * w * 0.34 - uy * w * 0.4:.1f} {b + uy * w * 0.34 + ux * w * 0.4:.1f}"
            far += w * 0.72
        far -= long
        last = (x, y)
    return out + stroke(twist, shade(c, -0.45), max(0.9, w * 0.16)) + stroke(line, shade(c, 0.6), w * 0.16, opacity=0.5, stroke_dasharray=f"{w * 0.4:.1f} {w * 0.5:.1f}")


def compass(r: float, north: str = WAX, other: str = DEEP, pale: str = "#f4e6bf", w: float = 1.4) -> str:
    """An eight-pointed rose of radius r with a fleur at its north."""
    out = circ(0, 0, r * 0.72, "none", INK, w) + circ(0, 0, r * 0.66, "none", INK, w * 0.6)
    for far, off, wide in ((r * 0.62, 22.5, 0.1), (r * 0.66, 67.5, 0.1), (r * 0.74, 45, 0.17), (r, 0, 0.2)):
        for i in range(4):
            c = north if off == 0 and i == 0 else other
            half = poly([(0, -far), (far * wide, -far * wide), (0, 0)], c, INK, w * 0.8) + poly([(0, -far), (-far * wide, -far * wide), (0, 0)], pale, INK, w * 0.8)
            out += g(half, rot=off + i * 90)
    return out + circ(0, 0, r * 0.12, GOLD, INK, w) + circ(-r * 0.03, -r * 0.03, r * 0.04, shade(GOLD, 0.7))
