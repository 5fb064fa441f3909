"""The table itself: dark lacquer inlaid with mountains, clouds and cranes, and the vermilion panel of the trick."""

from __future__ import annotations

import math
import random

from build_scripts.art.gang_of_four.base import GOLD, JADE, LACQUER, LEAF, VERM, cloud, piece
from build_scripts.art.kit import (
    Point,
    blur,
    circ,
    el,
    g,
    grain,
    ink,
    linear,
    mix,
    path,
    poly,
    pts,
    radial,
    rect,
    shade,
    stroke,
)
from build_scripts.art.sheet import Piece, Sheet

W, H = 1920, 1200
DARK, INLAY = "#241315", "#5a3c22"
MAT_W, MAT_H, CUT, EDGE = 1000, 520, 92, 26
BORDER = 180


PEAKS = (
    ((60, 430, 84), (180, 330, 96), (300, 470, 78), (1500, 420, 80), (1640, 260, 110), (1790, 380, 92), (1900, 470, 80)),
    ((0, 560, 110), (130, 640, 90), (420, 620, 96), (1330, 640, 96), (1450, 560, 104), (1760, 600, 108), (1890, 540, 110)),
    ((40, 800, 120), (250, 760, 110), (470, 860, 120), (760, 930, 130), (1080, 940, 130), (1380, 840, 120), (1600, 770, 116), (1840, 820, 130)),
)
"""Three ranges, far to near; each peak its middle, its top and half its width at the foot."""


def peak(x: float, top: float, w: float, fill: str) -> str:
    """A steep limestone peak with its brush strokes and two pines."""
    d = f"M{x - w * 1.5} {top + 620}C{x - w * 0.9} {top + 420} {x - w * 0.86} {top + 120} {x - w * 0.42} {top + 34}C{x - w * 0.24} {top - 6} {x + w * 0.1} {top - 8} {x + w * 0.3} {top + 26}C{x + w * 0.5} {top + 60} {x + w * 0.52} {top + 130} {x + w * 0.74} {top + 190}C{x + w * 1.02} {top + 280} {x + w} {top + 430} {x + w * 1.5} {top + 620}V1300H{x - w * 1.5}z"
    out = path(d, fill, INLAY, 1.8)
    out += stroke(f"M{x - w * 0.06:.0f} {top + 14}q{-w * 0.16:.0f} 60 {-w * 0.1:.0f} 150M{x + w * 0.22:.0f} {top + 50}q{w * 0.04:.0f} 70 {w * 0.2:.0f} 130M{x - w * 0.46:.0f} {top + 90}q-10 60 -14 110", INLAY, 1.3, opacity=0.55)
    pine = "M0 0v-22M-9 -14q9 -8 18 0M-7 -20q7 -8 14 0M-5 -26q5 -7 10 0"
    return out + g(stroke(pine, INLAY, 1.5), x - w * 0.3, top + 24) + g(stroke(pine, INLAY, 1.3), x + w * 0.42, top + 62, 0.8)


def crane(x: float, y: float, s: float, turn: float) -> str:
    """A crane in flight, as gold inlay."""
    out = path("M-52 -6q24 -4 40 4q14 -34 46 -40q-10 16 -12 22q12 -6 24 -4q-14 8 -20 14q14 0 20 6q-18 2 -40 14q-24 4 -36 -6q-14 -4 -22 -10z", mix(DARK, GOLD, 0.22), INLAY, 2)
    out += stroke("M-52 -6l-12 2M14 8q20 8 46 4M14 12q20 12 44 10", INLAY, 2) + circ(-50, -6, 3, mix(DARK, VERM, 0.7))
    return g(out, x, y, s, turn)


def flakes() -> str:
    """Scattered gold leaf."""
    rnd, out = random.Random(8), ""
    for _ in range(150):
        x, y, r = rnd.uniform(0, W), rnd.uniform(0, H), rnd.uniform(1.4, 4.6)
        out += poly([(x + r * rnd.uniform(0.4, 1) * math.cos(a), y + r * rnd.uniform(0.4, 1) * math.sin(a)) for a in (0, 1.5, 3, 4.6)], GOLD, opacity=round(rnd.uniform(0.08, 0.3), 2))
    return out


def ground() -> str:
    """Seen as background only: its tones lie close together."""
    out = rect(0, 0, W, H, linear("lac", [(0, "#3b1a1a", 1), (0.5, DARK, 1), (1, "#170d10", 1)], 0, 0, 0.6, 1))
    out += circ(1560, 300, 150, mix(DARK, VERM, 0.22), mix(DARK, GOLD, 0.3), 2) + circ(1560, 300, 162, "none", mix(DARK, GOLD, 0.2), 1.4)
    for i, peaks in enumerate(PEAKS):
        tone = linear(f"range{i}", [(0, mix(DARK, VERM, 0.2 - 0.03 * i), 1), (0.45, mix(DARK, VERM, 0.06), 0.96), (0.8, DARK, 0)])
        out += "".join(peak(x, y, w, tone) for x, y, w in peaks)
    for x, y, s, f in ((210, 330, 2.4, False), (1700, 520, 2.2, True), (300, 820, 2.6, False), (1640, 900, 2.5, True), (700, 150, 1.5, False), (1130, 110, 1.4, True), (960, 1080, 2.2, False), (80, 600, 1.6, False), (1860, 740, 1.5, True)):
        out += el("g", cloud(x, y, s, mix(DARK, VERM, 0.1), INLAY, f, 1.6), opacity=0.8)
    out += crane(420, 210, 0.9, -8) + crane(520, 150, 0.62, -14) + crane(330, 128, 0.5, -4) + crane(1430, 420, 0.56, 6)
    out += flakes() + rect(0, 0, W, H, radial("lamp", [(0, "#ff9a5a", 0.16), (1, "#ff9a5a", 0)], cx=0.34, cy=0.24, r=0.5))
    return out + rect(0, 0, W, H, radial("dusk", [(0, "#0c0608", 0), (0.6, "#0c0608", 0.1), (1, "#0c0608", 0.62)], cx=0.5, cy=0.46, r=0.72))


def octagon(inset: float, cut: float) -> list[Point]:
    """The outline of the panel, drawn in by so many units."""
    x, y = MAT_W / 2 - EDGE - inset, MAT_H / 2 - EDGE - inset
    return [(-x + cut, -y), (x - cut, -y), (x, -y + cut), (x, y - cut), (x - cut, y), (-x + cut, y), (-x, y - cut), (-x, -y + cut)]




def mat() -> str:
    """The panel: gold rim, black border, vermilion field, an inlay in each corner."""
    out = g(poly(octagon(-4, CUT), "#060304", opacity=0.75, filter=blur("m9", 9)), 6, 9)
    gold = linear("rim", [(0, "#e9c068", 1), (0.5, "#a87426", 1), (1, "#5f3d12", 1)], 0, 0, 1, 1)
    out += poly(octagon(0, CUT), gold, "#2a1608", 2.4) + poly(octagon(5, CUT - 2), LACQUER, "#3a2418", 2)
    out += stroke(pts(octagon(11, CUT - 4.500)), GOLD, 1.4, opacity=0.8)
    field = linear("field", [(0, "#c93c25", 1), (0.45, "#a3261b", 1), (1, "#681517", 1)], 0, 0, 1, 1)
    out += poly(octagon(19, CUT - 8), field, GOLD, 3) + stroke(pts(octagon(28, CUT - 11.5)), shade(VERM, -0.5), 2) + stroke(pts(octagon(33, CUT - 13.5)), GOLD, 1, opacity=0.7)
    for sx, sy in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        x, y = sx * (MAT_W / 2 - EDGE - 128), sy * (MAT_H / 2 - EDGE - 86)
        out += cloud(x, y, 0.8, shade(VERM, -0.4), shade(GOLD, -0.1), sx > 0)
        bx, by = sx * (MAT_W / 2 - EDGE - CUT * 0.5 - 7), sy * (MAT_H / 2 - EDGE - CUT * 0.5 - 7)
        out += circ(bx, by, 7, JADE, ink(GOLD), 2.4) + circ(bx - 2, by - 2, 2.4, "#bfe6cc") + circ(bx, by, 7.6, "none", LEAF, 1.2)
    return out + grain(-MAT_W / 2 + 130, -MAT_H / 2 + 80, MAT_W - 320, MAT_H - 190, "#ffb48a", 60, 4, (20, 60), 0.05)


def pieces() -> dict[str, Piece]:
    """Two large pictures, a file each."""
    return {
        "ground": piece(ground, W, H, at=(0, 0), alone=True),
        "mat": piece(mat, MAT_W, MAT_H, alone=True, border=(BORDER, BORDER, BORDER, BORDER), inner=(EDGE + 40, EDGE + 40, MAT_W - 2 * EDGE - 80, MAT_H - 2 * EDGE - 80)),
    }


FILES = tuple(f"gang_of_four/{name}.py" for name in ("base", "ground"))
SHEETS = [Sheet("gang_of_four/ground", pieces, FILES, scales=(1, 2), quality=84)]
