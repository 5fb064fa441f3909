"""The harbour itself: wet ground, the quay round the basin, the ship and the two jetties."""

from __future__ import annotations

import random

from build_scripts.art.halunken.base import AMBER, FOG, LAMP, MOON, NIGHT, PAPER, WATER, piece, window
from build_scripts.art.halunken.places import QUAY, TALL, WIDE, Ring
from build_scripts.art.kit import clip, el, g, glow, linear, oval, path, pts, radial, rect, shade, stroke
from build_scripts.art.sheet import Piece, Sheet

GROUND = (2200, 1240)


def ground() -> str:
    """Wet stones under the moon, fog over them."""
    w, h = GROUND
    out = rect(0, 0, w, h, NIGHT) + glow(480, 80, 1200, 640, MOON, 0.26)
    for x, y, rx in ((420, 760, 700), (1750, 700, 640), (1150, 1050, 900), (300, 330, 500)):
        out += glow(x, y, rx, rx * 0.16, FOG, 0.22)
    return out + rect(0, 0, w, h, radial("vig", [(0, "#0a1024", 0), (0.62, "#0a1024", 0.12), (1, "#0a1024", 0.8)], cx=0.5, cy=0.45, r=0.62))


def quay(road: str) -> str:
    """The walking ring: shadow, kerb, courses of setts."""
    out = stroke(road, "#0c1530", QUAY + 6, opacity=0.8) + stroke(road, "#76839f", QUAY) + stroke(road, "#313d5e", QUAY - 6)
    for w, c in ((80, "#445172"), (56, "#516082"), (32, "#475578"), (8, "#556588")):
        out += stroke(road, c, w, stroke_dasharray="21 4 27 4 18 4", stroke_linecap="butt")
        if w > 22:
            out += stroke(road, "#313d5e", w - 20)
    return out


def water(r: Ring, road: str) -> str:
    """The basin with moonlight on it."""
    rnd = random.Random(8)
    mx, my = r.middle
    paint = linear("wat", [(0, "#2f5d80", 1), (0.5, WATER, 1), (1, "#17304f", 1)], 0.2, 0, 0.7, 1)
    waves, moon = "", ""
    for _ in range(90):
        x, y, long = rnd.uniform(mx - 460, mx + 460), rnd.uniform(my - r.half_y, my + r.half_y), rnd.uniform(18, 60)
        waves += f"M{x:.0f} {y:.0f}q{long / 2:.0f} -5 {long:.0f} 0"
    for k in range(30):
        moon += f"M{mx - 290 + rnd.gauss(0, 46) + k * 4:.0f} {my - 130 + k * 9:.0f}h{rnd.uniform(20, 70):.0f}"
    inner = stroke(waves, "#4f86ab", 2, opacity=0.5) + stroke(moon, "#cfe2f0", 2.6, opacity=0.28)
    inner += glow(mx - 230, my - 40, 360, 200, MOON, 0.22)
    return path(road, paint) + el("g", inner, clip_path=clip("inner", path(road, "#fff")))


def ring(r: Ring) -> str:
    """Quay and water, and the lamplight that falls from each door onto the stones."""
    road = pts(r.edge())
    pools = "".join(glow(p.sill[0] + 6, p.sill[1] + 18, 130, 56, AMBER, 0.5) for p in r.places())
    return pools + water(r, road) + quay(road)


def ship() -> str:
    """The ship at anchor; the origin is the middle of her waterline."""
    hull, sail, out = "#6b4436", "#d9cdb6", ""
    for mx, h in ((-74, 150), (0, 186), (72, 140)):
        out += rect(mx - 3.5, -h - 18, 7, h, "#4a3230", 3, True, 1.8)
    for mx, y, w, h in ((-74, -150, 66, 50), (-74, -94, 80, 50), (0, -188, 74, 56), (0, -124, 94, 62), (72, -140, 60, 46), (72, -88, 74, 46)):
        out += path(f"M{mx - w / 2} {y}h{w}q10 {h * 0.5} 2 {h}q{-w / 2} -13 {-w - 4} 0q-8 {-h * 0.5} 2 {-h}z", sail, "#6d6258", 2.2)
        out += path(f"M{mx + w * 0.2} {y}h{w * 0.3}q10 {h * 0.5} 2 {h}q-6 -4 -14 -5z", shade(sail, -0.2))
        out += stroke(f"M{mx - w / 2 - 5} {y}h{w + 10}", "#4a3230", 4.5)
    out += stroke("M-74 -168L-156 -36M0 -204L-74 -160M0 -204L72 -156M72 -158L136 -46M-150 -34L-196 -62", "#3a2c34", 1.8)
    out += path("M0 -204l30 6l-8 6l8 6l-30 4z", "#b23a34", True, 1.8)
    out += path("M-160 -42q30 12 90 10h120q40 -4 50 -30h46q-2 52 -30 78h-230q-34 -8 -46 -58z", hull, True, 2.8)
    out += path("M-146 -8q160 22 286 -20q-6 26 -20 44h-230q-24 -6 -36 -24z", shade(hull, -0.3))
    out += stroke("M-152 -22q120 22 296 -14", AMBER, 3.4) + stroke("M-156 -40L-204 -64", "#4a3230", 6)
    for k in range(5):
        out += rect(-96 + k * 38, -8 - (3 if k > 3 else 0), 14, 11, "#ffb84d" if k % 2 else "#2a1a20", 2, "#2a1a20", 2)
    out += window(104, -54, 15, 17) + window(124, -54, 15, 17) + glow(150, -84, 60, 60, AMBER, 0.9)
    out += rect(145, -92, 10, 14, LAMP, 3, "#4a2f20", 2)
    spots = ((-60, 30, 30), (20, 36, 40), (110, 30, 34), (128, 42, 22), (-10, 44, 18))
    shine = "".join(stroke(f"M{x} {y}h{w}", AMBER, 2.4, opacity=0.4) for x, y, w in spots)
    return g(oval(0, 24, 190, 18, NIGHT, opacity=0.55) + shine + out, 0, -14)


def jetty(w: float, h: float) -> str:
    """A planked jetty w x h with a bare board for its name along the lower edge."""
    x, y = -w / 2, -h / 2
    out = rect(x + 6, y + 8, w, h, NIGHT, 8, opacity=0.5) + rect(x, y, w, h, "#4a3836", 8, "#231a26", 2.6)
    out += stroke("".join(f"M{x + 5} {y + k}H{-x - 5}" for k in range(23, int(h) - 34, 23)), "#352729", 2.2)
    out += stroke(f"M{x + 8} {y + 3}H{-x - 8}", "#7a6058", 2.2)
    return out + rect(x + 10, -y - 36, w - 20, 30, "#3a2a2c", 5, "#231a26", 2) + rect(x + 12, -y - 35, w - 24, 2, "#6a524c", 1)


def ring_piece(r: Ring) -> Piece:
    """A ring with its marks; its anchor is the middle of the picture."""
    drawn = piece(lambda: g(ring(r), -r.origin[0], -r.origin[1]), *r.size, at=(0, 0), alone=True)
    return Piece(drawn.svg, *r.size, marks=r.marks(), alone=True)


def pieces() -> dict[str, Piece]:
    """The pictures of the sheet, each in a file of its own."""
    return {
        "ground": piece(ground, *GROUND, at=(0, 0), alone=True),
        "ring_wide": ring_piece(WIDE),
        "ring_tall": ring_piece(TALL),
        "ship": piece(ship, 440, 300, at=(220, 240), alone=True),
        "jetty_port": piece(lambda: jetty(286, 166), 310, 190, alone=True, label=(22, 142, 266, 30)),
        "jetty_pile": piece(lambda: jetty(142, 166), 166, 190, alone=True, label=(22, 142, 122, 30)),
    }


SOURCES = ("base", "places", "board")
SHEETS = [Sheet("halunken/board", pieces, tuple(f"halunken/{name}.py" for name in SOURCES), scales=(1, 1.75))]
