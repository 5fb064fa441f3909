"""What all drawings of Paris 1793 share: its colours, the five groups with their signs and pennants, figures, hatching."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable

from build_scripts.art import kit
from build_scripts.art.kit import Line, Point, el, g, mix, picture, pts, shade, stroke, text
from build_scripts.art.sheet import Piece

PAPER, CREAM, TAN, INKY, RED, BLUE, GOLD, WOOD = (
    "#f3e7cb", "#fbf4e2", "#cdb78c", "#33293a", "#b23a36", "#41618f", "#dca540", "#84523a",
)  # fmt: skip
EDGE = "#8d7a5a"
STEEL = "#c3ced2"
GROUP = {"church": "#3563a6", "military": "#b8403a", "royal": "#7d4a94", "civic": "#4c7a44", "negative": "#6f6a68"}
"""The five groups of nobles; a sign and the cut of the pennant go with each colour."""
SEAT = {
    "green": "#4f8a4c", "blue": "#3a6ea8", "red": "#c23b34", "yellow": "#d9a32e", "purple": "#8656a6", "teal": "#3d9a9a",
}  # fmt: skip
NUMERALS = "Abril Fatface"
PEN_W, PEN_H = 40, 66


def piece(
    draw: Callable[[], str], w: int, h: int, at: Point | None = None, *, alone: bool = False,
    border: tuple[int, int, int, int] | None = None, **marks: tuple[float, ...],
) -> Piece:  # fmt: skip
    """A picture w x h whose drawing has its origin at `at` (default: the middle), which is also its anchor."""
    origin = at or (w / 2, h / 2)
    return Piece(picture(w, h, draw, origin), w, h, origin, border, marks, alone)


# ---- shapes with the outline of this world: the fill's own dark, drawn to ink ------------------------
def ink(c: str) -> str:
    """The outline that belongs to a fill."""
    return mix(kit.ink(c), INKY, 0.62)


def _edge(fill: str, line: Line) -> Line:
    return (ink(fill) if fill.startswith("#") else INKY) if line is True else line


def path(d: str, fill: str = "none", line: Line = None, w: float = 2, **a: object) -> str:
    """A filled shape."""
    return kit.path(d, fill, _edge(fill, line), w, **a)


def rect(x: float, y: float, w: float, h: float, fill: str, r: float = 0, line: Line = None, lw: float = 2, **a: object) -> str:
    """A rectangle with corner radius r."""
    return kit.rect(x, y, w, h, fill, r, _edge(fill, line), lw, **a)


def circ(x: float, y: float, r: float, fill: str, line: Line = None, w: float = 2, **a: object) -> str:
    """A circle."""
    return kit.circ(x, y, r, fill, _edge(fill, line), w, **a)


def oval(x: float, y: float, rx: float, ry: float, fill: str, line: Line = None, w: float = 2, **a: object) -> str:
    """An ellipse."""
    return kit.oval(x, y, rx, ry, fill, _edge(fill, line), w, **a)


def poly(ps: Iterable[Point], fill: str, line: Line = None, w: float = 2, **a: object) -> str:
    """A polygon."""
    return path(pts(ps), fill, line, w, **a)


def numeral(x: float, y: float, n: object, size: float, fill: str, edge: str | None = None, bold: float = 1.2) -> str:
    """A big figure in the middle at x on base line y, its thin strokes fattened or edged."""
    line = {"stroke": edge or fill, "stroke_width": bold, "paint_order": "stroke", "stroke_linejoin": "round"}
    return text(x, y, n, size, fill, NUMERALS, 400, letter_spacing=-size * 0.04, **line)


# ---- the signs of the groups ---------------------------------------------------------------------
def sign(group: str, s: float = 1, c: str = "#fff8e6", line: str | None = None) -> str:
    """The sign of a group about the origin, 28 high: cross, shield, crown, town hall, tear."""
    d = {
        "church": "M-4 -14h8v9h8v8h-8v12h-8v-12h-8v-8h8z",
        "military": "M-12 -13q12 4 24 0v11q0 12 -12 17q-12 -5 -12 -17z",
        "royal": "M-13 12L-15 -9L-7 -1L0 -14L7 -1L15 -9L13 12z",
        "civic": "M0 -14L15 -5V-2H-15V-5zM-12 0h5v9h-5zM-2.5 0h5v9h-5zM7 0h5v9h-5zM-15 10.500h30v4.500h-30z",
        "negative": "M0 -15q10.500 13 10.500 19.500a10.500 10.500 0 0 1 -21 0q0 -6.500 10.500 -19.500z",
    }[group]
    return g(path(d, c, line, 2.4 / s if line else 0), s=s)


CUTS = {
    "church": "V{b}L{m} {t}L0 {b}z",
    "military": "V{k}Q{r} {b} {m} {t}Q0 {b} 0 {k}z",
    "royal": "V{t}L{m} {b}L0 {t}z",
    "civic": "V{b}H{x}V{t}H{y}V{b}H0z",
    "negative": "V{b}L{r8} {t}L{r6} {k2}L{m} {t}L{r3} {k2}L{r1} {t}L0 {k2}z",
}
"""How the foot of each pennant is cut: a point, a shield, a swallow's tail, a step, a tear."""


def pennant(group: str, w: float = PEN_W, h: float = PEN_H) -> str:
    """The pennant that carries number and sign, its upper left corner at the origin."""
    c, b, t = GROUP[group], h - w * 0.2, h
    names = {"b": b, "t": t, "m": w / 2, "k": h - w * 0.42, "r": w, "x": w * 0.74, "y": w * 0.26}
    names |= {"r8": w * 0.83, "r6": w * 0.66, "r3": w * 0.34, "r1": w * 0.17, "k2": h - w * 0.17}
    d = f"M0 0H{w}" + CUTS[group].format(**{k: f"{v:.1f}" for k, v in names.items()})
    out = el("g", path(d, INKY, opacity=0.34), transform="translate(2.2 3)") + path(d, c, ink(c), 2)
    lit = f"M2.4 3V{b - 3:.1f}M{w - 2.6:.1f} 3V{b - 3:.1f}"
    return out + stroke(lit, shade(c, 0.45), 1.3, opacity=0.8) + g(sign(group, 0.62), w / 2, h - w * 0.5)


# ---- print marks -----------------------------------------------------------------------------------
def hatch(x: float, y: float, w: float, h: float, c: str, gap: float = 4, seed: int = 1, lw: float = 1.1, op: float = 0.5) -> str:
    """Engraver's lines across a rectangle, broken here and there."""
    rnd, d = random.Random(seed), ""
    for i in range(int(h / gap)):
        at, row = x + rnd.uniform(0, 10), y + gap * (i + 0.5)
        while at < x + w - 4:
            long = min(rnd.uniform(w * 0.15, w * 0.6), x + w - at)
            d += f"M{at:.1f} {row:.1f}h{long:.1f}"
            at += long + rnd.uniform(2, 7)
    return stroke(d, c, lw, opacity=op)


def burst(x: float, y: float, r: float, n: int, c: str, op: float = 0.35, inner: float = 0.2) -> str:
    """Thin rays from a point, as prints show glory."""
    out = ""
    for k in range(n):
        a = k * math.tau / n
        b = a + math.tau / n * 0.34
        out += poly([(x + r * inner * math.cos(a + 0.02), y + r * inner * math.sin(a + 0.02)), (x + r * math.cos(a), y + r * math.sin(a)), (x + r * math.cos(b), y + r * math.sin(b))], c)
    return el("g", out, opacity=op)


def cockade(x: float, y: float, r: float, n: int = 14, outer: str = RED, middle: str = CREAM, core: str = BLUE) -> str:
    """A tricolour rosette: pleated outside, plain inside."""
    pleats = [((r + (r * 0.12 if i % 2 else 0)) * math.cos(i * math.pi / n), (r + (r * 0.12 if i % 2 else 0)) * math.sin(i * math.pi / n)) for i in range(2 * n)]
    out = poly(pleats, outer, True, max(1.2, r * 0.07))
    ribs = "".join(f"M{r * 0.7 * math.cos(i * math.tau / n):.1f} {r * 0.7 * math.sin(i * math.tau / n):.1f}L{r * 0.98 * math.cos(i * math.tau / n):.1f} {r * 0.98 * math.sin(i * math.tau / n):.1f}" for i in range(n))
    out += stroke(ribs, shade(outer, -0.4), max(0.8, r * 0.05), opacity=0.7)
    out += circ(0, 0, r * 0.68, middle, ink(outer), max(1, r * 0.05)) + circ(0, 0, r * 0.34, core, ink(core), max(0.8, r * 0.05))
    return g(out, x, y)


def wash(c: str, t: float) -> str:
    """A colour thinned on paper."""
    return mix(c, PAPER, t)
