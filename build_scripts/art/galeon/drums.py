"""Towers as they stand: a round drum seen a little from above, its sides bent round it at the angle of the viewer.

A direction is counted in 32nds of a full turn, clockwise as seen from above, from the viewer: 0 points to him, 8 to his
left, 24 to his right. All layers of a tower have the same anchor, the middle of the drum's foot.
"""

from __future__ import annotations

import math
import random

from build_scripts.art.galeon.base import (
    DEEP,
    GOLD,
    INK,
    NIGHT,
    SAIL,
    SAND,
    SEAT,
    STONE,
    WAX,
    WOOD,
    mark,
    numeral,
    piece,
)
from build_scripts.art.galeon.emblems import DRAW, C, colour
from build_scripts.art.kit import (
    Point,
    blur,
    circ,
    el,
    g,
    glow,
    grain,
    ink,
    linear,
    mix,
    oval,
    path,
    poly,
    pts,
    radial,
    shade,
    stroke,
)
from build_scripts.art.sheet import Piece

R, TALL, TILT = 92, 150, 0.34
"""Radius and height of the drum; height of a circle of width 1 lying on the chart."""
STEPS = 32
HALF = 33.5
"""Half the width of a side, in degrees."""
TOP, LOW = -TALL + 22, -16
SIZE, FOOT = (280, 272), (124, 222)
"""Size of the whole-tower layers, and where the drum's foot is in them."""


def at(t: float, y: float, r: float = R) -> Point:
    """The point of the drum in direction t (degrees, clockwise from the viewer) at height y."""
    a = math.radians(t)
    return -r * math.sin(a), y + r * TILT * math.cos(a)


def band(a: float, b: float, y0: float, y1: float, fill: str, r: float = R, line: str | bool | None = None, w: float = 2, **k: object) -> str:
    """A stretch of the drum's side between two directions and two heights."""
    n = max(3, round(abs(b - a) / 4))
    ts = [a + (b - a) * i / n for i in range(n + 1)]
    return poly([at(t, y0, r) for t in ts] + [at(t, y1, r) for t in reversed(ts)], fill, line, w, **k)


def hoop(y: float, r: float = R, a: float = -90, b: float = 90) -> str:
    """A line round the drum."""
    return pts([at(a + (b - a) * i / 30, y, r) for i in range(31)], False)


def lit(c: str, t: float) -> str:
    """A colour of the side that points to t: light from the upper left, dusk on the right."""
    k = math.sin(math.radians(t))
    return shade(c, 0.16 * k) if k > 0 else shade(c, 0.46 * k)


def masonry(name: str, c: str = STONE) -> str:
    """The paint of the round wall: bright left of the middle, two tones of dusk to the right."""
    stops = [(0, shade(c, -0.16), 1), (0.16, shade(c, 0.3), 1), (0.4, shade(c, 0.1), 1), (0.7, shade(c, -0.22), 1), (1, shade(c, -0.5), 1)]
    return linear(name, stops, 0, 0, 1, 0)


def stones(y0: float, y1: float, rows: int, r: float, c: str, seed: int, gap: float = 19) -> str:
    """Joints between stones, some stones lighter or darker than their neighbours."""
    rnd, out, joints = random.Random(seed), "", ""
    high = (y1 - y0) / rows
    for i in range(rows):
        y, t = y0 + i * high, -90 + (i % 2) * gap / 2
        while t < 90:
            a, b = max(-90.0, t), min(90.0, t + gap)
            if rnd.random() < 0.34 and b > a:
                tone = shade(c, 0.5) if rnd.random() < 0.5 else shade(c, -0.45)
                out += band(a, b, y + 1, y + high - 1, tone, r, opacity=round(rnd.uniform(0.1, 0.24), 2))
            joints += pts([at(b, y, r), at(b, y + high, r)], False)
            t += gap
        joints += hoop(y, r) if i else ""
    return out + stroke(joints, ink(c), 1.3, opacity=0.42)


def merlons(near: bool) -> str:
    """The battlement, its far or its near half."""
    out, r, y = [], R + 9, -TALL - 4
    for i in range(16):
        t = -180 + i * 22.5 + 5
        high = 15 if near else 19
        if (abs(t + 6.2) <= 90) == near:
            c = lit(STONE, t + 6.2) if near else shade(STONE, -0.3)
            body = band(t, t + 12.5, y - high, y, c, r, True, 1.8)
            if near:
                body += poly([at(t, y - high, r), at(t + 12.5, y - high, r), at(t + 12.5, y - high, r - 7), at(t, y - high, r - 7)], shade(c, 0.36), shade(STONE, -0.55), 1.4)
            out.append((math.cos(math.radians(t + 6)), body))
    return "".join(s for _, s in sorted(out))


def body() -> str:
    """Shadow, plinth, wall, platform and the far battlement."""
    out = oval(18, 6, R * 1.42, R * 0.5, radial("ts", [(0, NIGHT, 0.75), (0.6, NIGHT, 0.5), (1, NIGHT, 0)]))
    wall = masonry("wall")
    out += band(-90, 90, -10, 8, wall, R + 14, ink(STONE), 2.2) + stroke(hoop(-8.5, R + 13, -80, 80), shade(STONE, 0.6), 1.6, opacity=0.6)
    out += oval(0, -10, R + 14, (R + 14) * TILT, shade(STONE, 0.1), ink(STONE), 1.6)
    out += band(-90, 90, -TALL, -8, wall, R, ink(STONE), 2.4) + stones(-TALL + 8, -8, 8, R, STONE, 3)
    out += band(-90, 90, -15, -8, INK, R, opacity=0.16)
    out += band(-90, 90, -TALL + 12, -TALL + 20, INK, R, opacity=0.22) + band(-90, 90, -TALL - 6, -TALL + 12, wall, R + 9, ink(STONE), 2.2)
    corbels = "".join(band(t, t + 5, -TALL + 11, -TALL + 20, lit(STONE, t), R + 5, True, 1.3) for t in range(-84, 84, 14))
    out += corbels + stroke(hoop(-TALL + 2, R + 9), ink(STONE), 1.2, opacity=0.5) + merlons(False)
    floor = radial("fl", [(0, shade(STONE, 0.16), 1), (0.7, shade(STONE, -0.04), 1), (1, shade(STONE, -0.3), 1)], cx=0.4, cy=0.4, r=0.62)
    out += oval(0, -TALL - 5, R + 2, (R + 2) * TILT, floor, ink(STONE), 1.8)
    flags = "".join(pts([at(t, -TALL - 5, 14), at(t, -TALL - 5, R)], False) for t in range(0, 360, 30))
    rings = "".join(pts([at(t, -TALL - 5, r) for t in range(0, 361, 10)], False) for r in (36, 64))
    return out + stroke(flags + rings, ink(STONE), 1, opacity=0.24)


def front() -> str:
    """What stands before the platform: the near battlement."""
    return merlons(True)


def bend(ps: list[Point], d: float, s: float, r: float = R + 2) -> list[Point]:
    """Points of a flat drawing wound round the drum, its middle in direction d."""
    mid = (TOP + LOW) / 2
    return [at(d - math.degrees(x * s / r), mid + y * s, r) for x, y in ps]


def frame(d: float, fill: str, line: str, w: float) -> str:
    """The panel of a side; what goes past the edge of the drum is cut."""
    a, b = max(-88.0, d - HALF), min(88.0, d + HALF)
    return band(a, b, TOP, LOW, fill, R + 2, line, w)


def dusk(d: float) -> str:
    """The drum's roundness over a panel: one paint whose stops follow the curve."""
    a, b = max(-88.0, d - HALF), min(88.0, d + HALF)
    left, right = at(b, 0)[0], at(a, 0)[0]
    stops = []
    for i in range(13):
        t = b + (a - b) * i / 12
        s = math.sin(math.radians(t))
        dark = max(0.0, -s) ** 1.5 * 0.52 + max(0.0, s - 0.7) * 0.6
        stops.append((round((at(t, 0)[0] - left) / (right - left), 3), "#3a2a2c", round(dark, 3)))
    return band(a, b, TOP + 1.5, LOW - 1.5, linear("dusk", stops, 0, 0, 1, 0), R + 2)


def face(name: str, step: int) -> str:
    """A side of the tower with its equipment, seen in direction `step`."""
    d, own = step * 360 / STEPS, colour(name)
    out = band(max(-90, d - HALF - 2), min(90, d + HALF + 2), TOP - 3, LOW + 3, shade(STONE, -0.5), R + 1, opacity=0.55)
    out += frame(d, SAIL, own, 3)
    out += "".join(poly(bend(ps, d, 2.02), own if tone == C else SAIL) for tone, ps in DRAW[name][0]())
    edge = [(-22.6, -24.6), (22.6, -24.6), (22.6, 24.6), (-22.6, 24.6)]
    dense = [(x0 + (x1 - x0) * i / 8, y0 + (y1 - y0) * i / 8) for (x0, y0), (x1, y1) in zip(edge, edge[1:] + edge[:1], strict=True) for i in range(8)]
    out += path(pts(bend(dense, d, 2.02)), "none", mix(own, SAIL, 0.45), 1.3)
    out += dusk(d)
    return out + frame(d, "none", own, 3) + _nails(d)


def _nails(d: float) -> str:
    return "".join(circ(*bend([(x, y)], d, 2.02)[0], 2, GOLD, ink(GOLD), 0.9) for x in (-24, 24) for y in (-26, 26) if abs(d - math.degrees(x * 2.02 / R)) < 82)


def shut(step: int) -> str:
    """A side that the viewer does not see: closed shutters."""
    d, c = step * 360 / STEPS, "#7d6248"
    if d > 180:
        d -= 360
    tone = lit(c, d)
    out = band(max(-90, d - HALF - 2), min(90, d + HALF + 2), TOP - 3, LOW + 3, shade(STONE, -0.5), R + 1, opacity=0.55)
    out += frame(d, tone, shade(c, -0.55), 2.6)
    a, b = max(-88.0, d - HALF + 3), min(88.0, d + HALF - 3)
    if b - a > 2:
        slats = "".join(pts([at(a + (b - a) * i / 12, y, R + 2) for i in range(13)], False) for y in range(round(TOP) + 12, LOW - 4, 11))
        out += stroke(slats, shade(c, -0.55), 2.2, opacity=0.75) + g(stroke(slats, shade(c, 0.4), 1.2, opacity=0.4), 0, 2)
    for k in (-HALF * 0.94, 0, HALF * 0.94):
        if abs(d + k) < 88:
            out += stroke(pts([at(d + k, TOP + 2, R + 2), at(d + k, LOW - 2, R + 2)], False), shade(c, -0.6), 3 if not k else 2)
    for k, y in ((-5, 0), (5, 0)):
        if abs(d + k) < 84:
            x, yy = at(d + k, (TOP + LOW) / 2 + y, R + 3)
            out += oval(x, yy, max(0.6, 3 * math.cos(math.radians(d))), 4.4, "none", "#2c2226", 1.8)
    return out + dusk(d)


def dial(step: int) -> str:
    """On the platform: the rose of the four sides; A, in red, points to `step`, B, C and D follow clockwise."""
    y, tips, names = -TALL - 5, "", ""
    for k, letter in enumerate("ABCD"):
        t, c = step * 360 / STEPS + 90 * k, WAX if k == 0 else DEEP
        tip, left, right = at(t, y, 84), at(t + 30, y, 30), at(t - 30, y, 30)
        tips += poly([tip, left, (0, y)], shade(c, 0.22), INK, 1) + poly([tip, right, (0, y)], shade(c, -0.22), INK, 1)
        x, yy = at(t, y, 37)
        names += oval(x, yy, 16, 9.4, SAIL, c, 2) + el("g", numeral(0, 8.4, letter, 24, shade(c, -0.2), None, 0.7), transform=f"translate({x:.2f} {yy:.2f}) scale(1 .72)")
    plate = oval(0, y, 66, 66 * TILT, mix(STONE, SAIL, 0.5), shade(STONE, -0.5), 1.6) + oval(0, y, 61, 61 * TILT, "none", shade(STONE, -0.4), 0.9)
    return plate + tips + names + oval(0, y, 5.5, 3, GOLD, ink(GOLD), 1)


FLY = {"green": "q14 22 0 44", "blue": "v44", "red": "l18 44h-18", "yellow": "l-14 22l14 22", "purple": "l-8 11l8 11l-8 11l8 11"}
"""The outer edge of each seat's flag: round, straight, slanting, swallow-tailed, notched; 44 high."""


def flag(seat: str | None) -> str:
    """The pole at the far edge with the flag of who leads; without a seat a pennon of sailcloth."""
    foot, y = -TALL - 5 - 78 * TILT, -TALL - 98
    out = stroke(f"M0 {foot}V{y}", ink(WOOD), 5.4) + stroke(f"M-.6 {foot}V{y}", shade(WOOD, 0.12), 3) + circ(0, y - 2, 4, GOLD, ink(GOLD), 1.4) + oval(0, foot, 6, 2.6, shade(STONE, -0.3), ink(STONE), 1.2)
    if seat is None:
        return out + path(f"M2 {y + 3}q16 4 34 6q-16 4 -34 8z", mix(SAND, STONE, 0.3), shade(STONE, -0.5), 1.6)
    c = SEAT[seat]
    cloth = f"M2 {y + 1}Q20 {y - 7} 36 {y + 1}T70 {y - 1}{FLY[seat]}Q52 {y + 51} 36 {y + 43}T2 {y + 45}z"
    folds = [(0, shade(c, 0.2), 1), (0.3, c, 1), (0.52, shade(c, -0.2), 1), (0.75, shade(c, 0.1), 1), (1, shade(c, -0.26), 1)]
    out += path(cloth, linear(f"fg{seat}", folds, 0, 0, 1, 0), ink(c), 2.2)
    return out + g(mark(seat, 15, SAIL, shade(c, -0.5), 1.6), 30, y + 22)


def halo() -> str:
    """The light behind a tower that may be bid for."""
    return glow(0, -70, 150, 160, "#ffe6a0", 0.95) + oval(4, 4, R * 1.34, R * 0.44, "#fff0b8", opacity=0.7, filter=blur("ha", 10))


def island(lit_up: bool) -> str:
    """The islet a tower stands on, with its surf and two palms' worth of grass."""
    rnd, c = random.Random(7), "#f2e2b2" if lit_up else SAND
    shore = [((146 + rnd.uniform(-7, 7)) * math.cos(t), (48 + rnd.uniform(-3, 3)) * math.sin(t)) for t in (i * math.tau / 40 for i in range(40))]
    out = "".join(path(pts(shore), "none", "#e4f2e8", w, opacity=o) for w, o in ((40, 0.14), (23, 0.2), (10, 0.34)))
    out += poly([(x + 3, y + 5) for x, y in shore], "#2a5d5a", opacity=0.5)
    out += poly(shore, radial("is", [(0, shade(c, 0.4), 1), (0.7, c, 1), (1, shade(c, -0.14), 1)], cx=0.42, cy=0.4, r=0.62), shade("#cdb27c", -0.46), 2.2)
    tufts = "".join(f"M{x} {y}q-1 -7 -5 -9M{x} {y}q0 -8 1 -11M{x} {y}q2 -6 6 -8" for x, y in ((-120, 8), (-112, 16), (118, -4), (108, 20), (-60, 38), (70, 36)))
    pebbles = "".join(oval(x, y, r, r * 0.6, shade(STONE, 0.1), shade(STONE, -0.5), 1.2) for x, y, r in ((-92, 24, 6), (-80, 30, 4), (96, 24, 7), (124, 8, 4)))
    return out + stroke(tufts, "#5d7a3c", 2.4) + pebbles + grain(-110, -20, 200, 50, "#7a5a2c", 22, 3, (4, 12), 0.3)


def hidden(s: float = 1) -> str:
    """A sold tower from outside, shuttered, 76 wide: as it lies under a ship."""
    r, h = 30.0, 26.0
    out = oval(4, 3, r * 1.3, r * 0.46, NIGHT, opacity=0.4, filter=blur("hd", 2.4))

    def strip(a: float, b: float, y0: float, y1: float, fill: str, rr: float = r, line: str | None = None, w: float = 1.6) -> str:
        return band(a, b, y0, y1, fill, rr, line, w)

    wall = masonry("hw")
    out += strip(-90, 90, -h, 0, wall, r, ink(STONE), 1.8) + stroke(hoop(-h * 0.36, r) + hoop(-h * 0.68, r), ink(STONE), 1, opacity=0.45)
    out += strip(-64, -26, -h + 6, -5, lit("#7d6248", -45), r + 0.5, shade("#7d6248", -0.55), 1.4) + strip(8, 62, -h + 6, -5, lit("#7d6248", 35), r + 0.5, shade("#7d6248", -0.55), 1.4)
    out += oval(0, -h - 1, r + 2, (r + 2) * TILT, shade(STONE, 0.12), ink(STONE), 1.6)
    for i in range(12):
        t = -180 + i * 30 + 8
        if abs(t + 6) <= 92:
            out += band(t, t + 14, -h - 8, -h, lit(STONE, t + 6), r + 2.5, True, 1.2)
    return g(out, s=s)


def plan() -> str:
    """A tower from above with its four sides A to D, 168 x 168: the medals go on the marks."""
    out = circ(3, 5, 66, NIGHT, opacity=0.4, filter=blur("pn", 4))
    c = STONE
    out += circ(0, 0, 66, radial("pw", [(0, shade(c, 0.3), 1), (0.8, c, 1), (1, shade(c, -0.3), 1)], cx=0.4, cy=0.36, r=0.7), ink(c), 2.4)
    for i in range(16):
        a, b = math.radians(i * 22.5 - 6), math.radians(i * 22.5 + 6)
        ps = [(rr * math.cos(v), rr * math.sin(v)) for rr, v in ((57, a), (67, a), (67, b), (57, b))]
        out += poly(ps, shade(c, 0.3 if 7 < i < 14 else -0.18), ink(c), 1.4)
    out += circ(0, 0, 55, mix(c, SAIL, 0.45), ink(c), 1.6) + circ(0, 0, 51, "none", shade(c, -0.4), 0.9)
    for k in range(4):
        own = WAX if k == 0 else DEEP
        tip = g(poly([(0, -38), (9, -12), (0, 0)], shade(own, -0.2), INK, 1) + poly([(0, -38), (-9, -12), (0, 0)], shade(own, 0.2), INK, 1), rot=180 + 90 * k)
        out += tip
    for k, letter in enumerate("ABCD"):
        t = math.radians(90 + 90 * k)
        own = WAX if k == 0 else DEEP
        x, y = 25 * math.cos(t), 25 * math.sin(t)
        out += circ(x, y, 10.5, SAIL, own, 1.8) + numeral(x, y + 5.6, letter, 16, shade(own, -0.2), None, 0.6)
    return out + circ(0, 0, 5, GOLD, ink(GOLD), 1.2)


SEEN = tuple(k % STEPS for k in range(-6, 7))
"""Directions in which a side is seen: less than 67.5 degrees to the left or right."""
AROUND = tuple(k % STEPS for k in range(-10, 11))
"""Directions in which anything of a side is in sight."""


def turning(draw: str, step: int, what: str = "") -> Piece:
    """A layer in one direction, cut to what the panel needs; its anchor is still the drum's foot."""
    d = (step if step <= STEPS // 2 else step - STEPS) * 360 / STEPS
    a, b = max(-90.0, d - HALF - 3), min(90.0, d + HALF + 3)
    xs = [at(t / 4, 0, R + 2)[0] for t in range(round(a * 4), round(b * 4) + 1)]
    ys = [at(t / 4, 0, R + 2)[1] for t in range(round(a * 4), round(b * 4) + 1)]
    left, right = math.floor(min(xs)) - 3, math.ceil(max(xs)) + 3
    top, low = math.floor(min(ys)) + TOP - 6, math.ceil(max(ys)) + LOW + 6
    w, h = right - left, round(low - top)
    signed = step if step <= STEPS // 2 else step - STEPS
    body_of = (lambda: face(what, signed)) if draw == "face" else (lambda: shut(signed))
    return piece(body_of, w, h, at=(-left, -top))


def faces() -> dict[str, Piece]:
    """Every equipment in every direction in which it is seen, and shutters all round."""
    out = {f"face_{name}_{k}": turning("face", k, name) for name in DRAW for k in SEEN}
    return {**out, **{f"shut_{k}": turning("shut", k) for k in AROUND}}


def dials() -> dict[str, Piece]:
    """The rose on the platform, for every direction of side A."""
    low = round(-TALL - 5 - 90 * TILT) - 3
    return {f"dial_{k}": piece(lambda k=k: dial(k), 180, 68, at=(90, -low)) for k in range(STEPS)}  # type: ignore[misc]


def pieces() -> dict[str, Piece]:
    """The layers that do not turn, and small towers."""
    out = {"tower": piece(body, *SIZE, at=FOOT), "tower_front": piece(front, *SIZE, at=FOOT), "tower_glow": piece(halo, 320, 340, at=(160, 240))}
    for seat in (*SEAT, None):
        out[f"flag_{seat or 'none'}"] = piece(lambda s=seat: flag(s), 100, 88, at=(10, TALL + 108))  # type: ignore[misc]
    out["island"], out["island_lit"] = piece(lambda: island(False), 344, 140), piece(lambda: island(True), 344, 140)
    out["hidden"] = piece(hidden, 84, 64, at=(42, 46))
    slots = {f"slot_{s.lower()}": (84 + 66 * math.cos(math.radians(90 + 90 * k)), 84 + 66 * math.sin(math.radians(90 + 90 * k))) for k, s in enumerate("ABCD")}
    out["plan"] = piece(plan, 168, 168, **slots)
    return out

