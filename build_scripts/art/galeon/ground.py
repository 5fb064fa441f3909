"""The table: a sea chart on parchment, ocean in the middle, a coast down each side with hills, woods and harbours."""

from __future__ import annotations

import math
import random

from build_scripts.art.galeon.base import DEEP, INK, PARCH, SAIL, SAND, WAX, compass, piece
from build_scripts.art.kit import (
    Point,
    circ,
    clip,
    el,
    g,
    glow,
    grain,
    linear,
    oval,
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
SEA, LAND = "#3d7d78", "#b89a62"
LINE = "#6e5730"


def shore(x0: float, sign: int, seed: int) -> list[Point]:
    """A ragged coast down one side of the sheet, bays and headlands."""
    rnd, ps, y = random.Random(seed), [], -30.0
    while y < H + 40:
        bay = 42 * math.sin(y / 132 + seed) + 22 * math.sin(y / 57 + 2 * seed) + rnd.uniform(-12, 12)
        ps.append((x0 + sign * bay, y))
        y += rnd.uniform(9, 20)
    return ps


LEFT, RIGHT = shore(420, 1, 3), shore(1500, -1, 5)


def coast(line: list[Point], side: int) -> str:
    """Shallows, beach and land on one side of a shore."""
    edge = -60 if side < 0 else W + 60
    area = [*line, (edge, H + 60), (edge, -60)]
    out = ""
    for wide, op in ((64, 0.1), (42, 0.12), (24, 0.16), (10, 0.3)):
        out += stroke(pts(line, False), "#bfe0d0", wide, opacity=op)
    soil = linear(f"land{side}", [(0, shade(LAND, 0.1), 1), (0.5, LAND, 1), (1, shade(LAND, -0.14), 1)], 0, 0, 0.3, 1)
    out += poly(area, soil, LINE, 2.6) + el("g", stroke(pts(line, False), "#f2dfae", 26, opacity=0.4) + stroke(pts(line, False), "#f6e6ba", 9, opacity=0.5), clip_path=clip(f"land{side}c", poly(area, "#fff")))
    hatch = "".join(f"M{x + side * -5:.0f} {y:.0f}h{side * -rl:.0f}" for (x, y), rl in ((p, 10 + 8 * (i % 3)) for i, p in enumerate(line)))
    return out + stroke(hatch, "#1f5a58", 1.4, opacity=0.5)


def hill(x: float, y: float, s: float) -> str:
    """A molehill mountain of old charts, shaded on its right."""
    out = path("M-30 10Q-22 -8 -8 -22Q0 -30 8 -20Q22 -8 30 10z", shade(LAND, 0.22), LINE, 1.8) + path("M2 -26Q8 -24 10 -17Q22 -6 30 10H10Q12 -8 2 -26z", shade(LAND, -0.24))
    return g(out + stroke("M12 -12L8 6M18 -4L15 8M6 -18L2 4", LINE, 1.2, opacity=0.7), x, y, s)


def tree(x: float, y: float, s: float) -> str:
    """A round tree with its shadow."""
    c = "#7f8a4c"
    return g(oval(4, 9, 11, 3, LINE, opacity=0.35) + stroke("M0 10V0", LINE, 2.4) + circ(0, -6, 10, c, "#4b5428", 1.6) + path("M3 -15A10 10 0 0 1 -2 4Q8 -2 3 -15z", shade(c, -0.28)), x, y, s)


def palm(x: float, y: float, s: float, lean: float = 1) -> str:
    """A palm that leans."""
    crown = "".join(g(path("M0 0Q10 -10 22 -2Q10 -4 0 0z", "#6f8a46", "#3f5226", 1.2), rot=a) for a in (-160, -120, -70, -30, 10, 40, 150, 190))
    return g(stroke("M0 14Q2 -4 10 -18", LINE, 4.4) + stroke("M0 14Q2 -4 10 -18", "#a98450", 2.2) + g(crown, 10, -18), x, y, (s * lean, s))


def town(x: float, y: float, s: float, seed: int) -> str:
    """A walled harbour town with a church and red roofs."""
    rnd, out = random.Random(seed), ""
    roofs = ("#a5543c", "#b0653f", "#8f4638")
    for k in range(9):
        hx, hy, w = -52 + k * 12 + rnd.uniform(-3, 3), rnd.uniform(-10, 2), rnd.uniform(13, 18)
        out += rect(hx, hy, w, 16, "#e6d3a3", 0, LINE, 1.4) + path(f"M{hx - 2} {hy}L{hx + w / 2} {hy - 11}L{hx + w + 2} {hy}z", roofs[k % 3], shade(roofs[k % 3], -0.5), 1.4) + rect(hx + w / 2 - 2, hy + 5, 4, 5, "#5a4526")
    out += rect(-8, -40, 13, 46, "#ecdcb0", 0, LINE, 1.6) + path("M-10 -40L-1.500 -62L7 -40z", roofs[2], shade(roofs[2], -0.5), 1.4) + stroke("M-1.500 -62V-70M-5 -67H2", LINE, 1.8) + rect(-4, -32, 5, 8, "#5a4526")
    wall = "".join(rect(-62 + i * 9, 8, 6, 5, "#cdb27c", 0, LINE, 1.1) for i in range(14))
    out += wall + rect(-62, 12, 124, 13, "#d6bd88", 0, LINE, 1.6) + path("M-8 25V18a7 7 0 0 1 14 0V25z", "#5a4526")
    for tx in (-66, 54):
        out += rect(tx, -4, 14, 30, "#dcc590", 0, LINE, 1.6) + path(f"M{tx - 2} -4h18l-3 -8h-12z", roofs[0], shade(roofs[0], -0.5), 1.3)
    return g(out, x, y, s)


def jetty(x: float, y: float, side: int) -> str:
    """Planks on piles out into the water."""
    out = "".join(stroke(f"M{k * 16} -2V10", "#4b3122", 4) for k in range(1, 5)) + rect(0, -6, 72, 8, "#8a6238", 1, "#4b3122", 1.6) + stroke("".join(f"M{k * 9} -6v8" for k in range(1, 8)), "#4b3122", 1)
    return g(out, x, y, (side, 1))


def beast(x: float, y: float, s: float, flip: bool = False) -> str:
    """The sea serpent of every chart."""
    c = "#3f7a5c"
    out = ""
    for cx, r in ((74, 26), (18, 34)):
        out += path(f"M{cx - r} 0a{r} {r * 1.15} 0 0 1 {2 * r} 0h-14a{r - 14} {r * 0.78} 0 0 0 {-(2 * r - 28)} 0z", linear(f"bs{r}", [(0, shade(c, 0.26), 1), (1, shade(c, -0.2), 1)]), shade(c, -0.55), 2)
        out += "".join(path(f"M{cx + r * math.cos(a):.1f} {-r * 1.15 * math.sin(a):.1f}l{7 * math.cos(a - 0.3):.1f} {-8 * math.sin(a - 0.1):.1f}l{-9 * math.sin(a):.1f} {1 - 3 * math.cos(a):.1f}z", "#a5542f", shade("#a5542f", -0.5), 1) for a in (0.9, 1.4, 1.9, 2.4))
    out += path("M-34 0Q-38 -44 -66 -50Q-86 -52 -96 -36Q-104 -28 -100 -24Q-84 -20 -76 -27Q-60 -28 -56 0z", linear("bh", [(0, shade(c, 0.26), 1), (1, shade(c, -0.16), 1)]), shade(c, -0.55), 2) + path("M-72 -49l2 -16l12 18zM-60 -46l12 -12l2 20z", "#a5542f", shade("#a5542f", -0.5), 1.4) + circ(-82, -38, 3.6, SAIL, INK, 1.4) + circ(-83, -38, 1.5, INK)
    out += stroke("M-98 -27Q-90 -25 -84 -28", shade(c, -0.55), 1.6) + path("M106 0Q108 -22 124 -34Q120 -18 134 -16Q120 -12 122 0z", c, shade(c, -0.55), 2)
    out += stroke("M-64 2q8 -5 16 0t16 0M-20 2q8 -5 16 0t16 0t16 0t16 0M44 2q8 -5 16 0t16 0t16 0t16 0t16 0", "#cfe8dc", 2.4, opacity=0.8)
    return g(out, x, y, (-s if flip else s, s))


def whale(x: float, y: float, s: float, flip: bool = False) -> str:
    """A whale that blows twice, as engravers thought they did."""
    c = "#5c7f8c"
    out = path("M-70 4Q-74 -34 -30 -40Q20 -44 50 -14Q66 -2 78 -14Q72 -28 84 -40Q88 -30 98 -32Q108 -34 110 -26Q104 -14 92 -10Q86 6 60 8z", linear("wh", [(0, shade(c, 0.3), 1), (1, shade(c, -0.2), 1)]), shade(c, -0.55), 2.2)
    out += stroke("M-68 -4Q-48 -2 -34 -12", shade(c, -0.55), 2) + circ(-40, -20, 3.4, SAIL, INK, 1.4) + circ(-41, -20, 1.5, INK) + "".join(stroke(f"M{-60 + k * 7} -2v7", SAIL, 2, opacity=0.8) for k in range(4))
    out += stroke("M-34 -42Q-38 -62 -54 -62M-30 -42Q-26 -66 -10 -64M-32 -42V-66", "#e4f2e8", 3.4, opacity=0.9) + stroke("M-84 8q9 -6 18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0", "#cfe8dc", 2.4, opacity=0.8)
    return g(out, x, y, (-s if flip else s, s))


def waves(n: int, seed: int) -> str:
    """Engraver's wavelets scattered over the sea."""
    rnd, d = random.Random(seed), ""
    for _ in range(n):
        x, y, k = rnd.uniform(440, 1480), rnd.uniform(10, H - 10), rnd.uniform(0.7, 1.3)
        d += f"M{x:.0f} {y:.0f}q{6 * k:.1f} {-6 * k:.1f} {12 * k:.1f} 0q{6 * k:.1f} {-6 * k:.1f} {12 * k:.1f} 0"
        if rnd.random() < 0.5:
            d += f"m{-19 * k:.1f} {6 * k:.1f}q{5 * k:.1f} {-5 * k:.1f} {10 * k:.1f} 0"
    return stroke(d, "#cfe8dc", 1.5, opacity=0.3)


def rhumbs(cx: float, cy: float, op: float) -> str:
    """The winds drawn out from a rose to the end of the sheet."""
    thin = "".join(f"M{cx} {cy}L{cx + 2400 * math.cos(i * math.pi / 16):.0f} {cy + 2400 * math.sin(i * math.pi / 16):.0f}" for i in range(32) if i % 4)
    main = "".join(f"M{cx} {cy}L{cx + 2400 * math.cos(i * math.pi / 4):.0f} {cy + 2400 * math.sin(i * math.pi / 4):.0f}" for i in range(8))
    return stroke(thin, "#e9d7a2", 0.9, opacity=op * 0.8) + stroke(main, "#e9d7a2", 1.5, opacity=op)


def soundings() -> str:
    """Depths in small crosses and dots, shoals as dotted rings."""
    rnd, out = random.Random(12), ""
    for x, y, r in ((560, 980, 52), (1380, 180, 46), (1330, 880, 40), (560, 330, 40)):
        ring = [(x + r * rnd.uniform(0.85, 1.15) * math.cos(a), y + r * 0.6 * rnd.uniform(0.85, 1.15) * math.sin(a)) for a in (i * math.tau / 18 for i in range(18))]
        out += path(pts(ring), "#d9e8c8", None, opacity=0.1) + stroke(pts(ring), "#e9d7a2", 1.8, opacity=0.45, stroke_dasharray="0.1 6")
        out += stroke("".join(f"M{x + dx - 3} {y + dy}h6M{x + dx} {y + dy - 3}v6" for dx, dy in ((-16, 4), (8, -8), (14, 10))), "#e9d7a2", 1.4, opacity=0.5)
    return out


def countryside(line: list[Point], side: int, seed: int) -> str:
    """Hills, trees and towns on one coast; the towns stand at the water."""
    rnd, out = random.Random(seed), ""
    spots: list[Point] = []
    for _ in range(260):
        y = rnd.uniform(10, H - 10)
        near = min(line, key=lambda p: abs(p[1] - y))[0]
        x = rnd.uniform(20, near - 46) if side < 0 else rnd.uniform(near + 46, W - 20)
        if all(math.hypot(x - a, (y - b) * 1.3) > 58 for a, b in spots):
            spots.append((x, y))
    for k, (x, y) in enumerate(sorted(spots, key=lambda p: p[1])):
        if k % 3 == 0:
            out += hill(x, y, rnd.uniform(0.6, 1.0))
        elif k % 3 == 1:
            out += tree(x - 9, y, 0.7) + tree(x + 8, y + 4, 0.8)
        else:
            out += stroke(f"M{x - 12:.0f} {y:.0f}q6 -5 12 0M{x - 2:.0f} {y + 7:.0f}q6 -5 12 0", LINE, 1.4, opacity=0.5)
    return f'<g opacity="0.62">{out}</g>'


def harbours() -> str:
    """Towns on the headlands between the docks, with jetties."""
    out = ""
    for line, side, ys in ((LEFT, -1, (236, 640, 1010)), (RIGHT, 1, (150, 560, 930))):
        for k, y in enumerate(ys):
            x = min(line, key=lambda p: abs(p[1] - y))[0]
            out += jetty(x - side * -2, y + 16, -side) + town(x + side * 62, y, 0.82, k + 2)
            out += palm(x + side * 12, y + 60, 0.9, side) + palm(x + side * 30, y + 68, 0.7, -side)
    return out


def cartouche(x: float, y: float) -> str:
    """A strapwork frame for nothing but pride, with a scale of leagues."""
    out = path("M-92 -30Q-104 -44 -88 -52Q-40 -62 0 -52Q40 -62 88 -52Q104 -44 92 -30Q104 0 92 30Q104 44 88 52Q40 62 0 52Q-40 62 -88 52Q-104 44 -92 30Q-104 0 -92 -30z", "#d9c18a", LINE, 2) + path("M-80 -30Q-40 -42 0 -34Q40 -42 80 -30Q88 0 80 30Q40 42 0 34Q-40 42 -80 30Q-88 0 -80 -30z", "#e9d7a6", LINE, 1.6)
    out += rect(-56, 8, 112, 8, SAIL, 0, INK, 1.4) + "".join(rect(-56 + k * 28, 8, 14, 8, INK) for k in range(4)) + g(compass(17, WAX, DEEP, SAND, 0.9), 0, -12)
    return g(out, x, y, opacity=0.9)


def ground() -> str:
    """The whole chart; towards its edges it darkens, so that the middle keeps the eye."""
    out = rect(0, 0, W, H, radial("sea", [(0, shade(SEA, 0.16), 1), (0.45, SEA, 1), (1, "#1d4a50", 1)], cx=0.47, cy=0.42, r=0.62))
    out += rhumbs(960, 470, 0.22) + rhumbs(300, 1000, 0.12) + rhumbs(1640, 120, 0.12) + waves(230, 4) + soundings()
    out += g(compass(176, "#8a4038", "#1d4a50", "#8fb5a0", 1.6), 960, 470, opacity=0.2)
    out += coast(LEFT, -1) + coast(RIGHT, 1) + countryside(LEFT, -1, 8) + countryside(RIGHT, 1, 9) + harbours()
    out += beast(560, 742, 0.8) + whale(1330, 720, 0.7, True)
    out += grain(0, 0, W, H, "#f6e7bd", 420, 6, (14, 44), 0.07) + grain(0, 0, W, H, "#12303a", 320, 9, (14, 44), 0.09)
    folds = stroke(f"M640 0V{H}M1280 0V{H}M0 600H{W}", "#0f2b33", 2.4, opacity=0.16) + stroke(f"M642 0V{H}M1282 0V{H}M0 602H{W}", "#f6e7bd", 1.4, opacity=0.13)
    out += folds + glow(560, 160, 900, 620, "#ffe9b8", 0.2)
    return out + rect(0, 0, W, H, radial("vg", [(0, "#0d2329", 0), (0.55, "#0d2329", 0.08), (1, "#0d2329", 0.62)], cx=0.48, cy=0.44, r=0.74))


def desk() -> str:
    """The ground of the private look: the captain's table by lamplight, maps at its edges."""
    out = rect(0, 0, W, H, linear("dk", [(0, "#4a2f20", 1), (1, "#2c1a12", 1)], 0, 0, 0.6, 1))
    rnd = random.Random(3)
    for y in range(0, H, 120):
        out += stroke(f"M0 {y}H{W}", "#20120b", 3) + stroke(f"M0 {y + 2.5}H{W}", "#7a5032", 1.2, opacity=0.5)
        d = "".join(f"M{rnd.uniform(0, W):.0f} {y + rnd.uniform(10, 110):.0f}q{rnd.uniform(30, 90):.0f} {rnd.uniform(-5, 5):.0f} {rnd.uniform(120, 240):.0f} 0" for _ in range(30))
        out += stroke(d, "#1e1009", 1.6, opacity=0.35)
    out += g(rect(-324, -230, 668, 488, "#120905", 6, opacity=0.6), 150, 1050, 1, -14) + g(rect(-294, -212, 608, 448, "#120905", 6, opacity=0.5), 1800, 140, 1, 12)
    out += g(rect(-330, -240, 660, 480, "#cdb27c", 4, "#6d5836", 2) + el("g", g(rhumbs(0, 0, 0.5)) + poly([(-330, 60), (-200, 40), (-120, 110), (-60, 90), (20, 180), (0, 240), (-330, 240)], shade(PARCH, -0.14), LINE, 2), clip_path=clip("mp", rect(-330, -240, 660, 480, "#fff"))), 150, 1050, 1, -14, opacity=0.85)
    out += g(rect(-300, -220, 600, 440, "#c4a870", 4, "#6d5836", 2) + g(compass(120, WAX, DEEP, SAND, 1.6), 40, -20, opacity=0.6), 1800, 140, 1, 12, opacity=0.85)
    out += glow(620, 240, 1100, 800, "#ffbf66", 0.5)
    return out + rect(0, 0, W, H, radial("dv", [(0, "#140a06", 0), (0.5, "#140a06", 0.1), (1, "#140a06", 0.75)], cx=0.42, cy=0.4, r=0.78))


def pieces() -> dict[str, Piece]:
    """Two large pictures, and what swims on the chart, to be laid where there is room."""
    return {
        "ground": piece(ground, W, H, at=(0, 0), alone=True), "desk": piece(desk, W, H, at=(0, 0), alone=True),
    }


def creatures() -> dict[str, Piece]:
    """Serpent, whale and cartouche alone."""
    return {"serpent": piece(lambda: beast(0, 0, 1), 264, 96, at=(116, 78)), "whale": piece(lambda: whale(0, 0, 1), 216, 96, at=(94, 78)),
            "cartouche": piece(lambda: cartouche(0, 0), 216, 132)}  # fmt: skip


FILES = ("galeon/base.py", "galeon/ground.py")
SHEETS = [Sheet("galeon/ground", pieces, FILES, scales=(1, 1.75), quality=86)]
