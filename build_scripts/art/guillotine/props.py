"""Grounds and things of the action cards: cobbles, sky, machine, basket, cart, arrows, hands."""

from __future__ import annotations

import math
import random

from build_scripts.art.guillotine.base import (
    CREAM,
    GOLD,
    INKY,
    PAPER,
    RED,
    STEEL,
    WOOD,
    burst,
    circ,
    hatch,
    ink,
    oval,
    path,
    poly,
    rect,
    wash,
)
from build_scripts.art.kit import g, linear, mix, shade, stroke

PIC_W, PIC_H = 200, 222
LEFT, TOP = -PIC_W / 2, -PIC_H / 2
FLOOR = 78.0
LIGHT, GRASS, NIGHT = "#ecd9ae", "#a9b58a", "#4a5578"


def ground(tint: str = "#c98f5a", floor: str = "#b8a076", rays: bool = True, at: tuple[float, float] = (0, -10)) -> str:
    """The picture's paper: a wash, engraved rays or lines, and cobbles below."""
    out = rect(LEFT, TOP, PIC_W, PIC_H, linear("wash", [(0, wash(tint, 0.36), 1), (0.75, wash(tint, 0.74), 1), (1, wash(tint, 0.6), 1)]))
    out += burst(at[0], at[1], 220, 30, mix(tint, INKY, 0.15), 0.16, 0.22) if rays else hatch(LEFT, TOP, PIC_W, 170, mix(tint, INKY, 0.3), 6, 4, 1.2, 0.3)
    return out + cobbles(floor)


def cobbles(c: str, y: float = FLOOR) -> str:
    """Paving seen from the side."""
    out = rect(LEFT, y, PIC_W, -TOP - y, c) + stroke(f"M{LEFT} {y}H{-LEFT}", ink(c), 2.2)
    rnd, d = random.Random(6), ""
    for row, h in enumerate((9, 11, 13)):
        at = y + 3 + sum((9, 11, 13)[:row])
        for k in range(-1, 9):
            x = LEFT + k * 27 + (13 if row % 2 else 0) + rnd.uniform(-3, 3)
            d += f"M{x + 2:.0f} {at + h - 2}q-1 {-h + 4} 5 {-h + 3}h{14 + row}q5 0 5 {h - 4}"
    return out + stroke(d, shade(c, -0.36), 1.6, opacity=0.7)


def shade_under(x: float, y: float, r: float) -> str:
    """A contact shadow of hatching."""
    return oval(x + 3, y, r, r * 0.2, INKY, opacity=0.3)


def lines(*ds: str, c: str = INKY, w: float = 2.4, op: float = 0.75) -> str:
    """Lines of haste or noise."""
    return stroke("".join(ds), c, w, opacity=op)


def stars(*spots: tuple[float, float, float], c: str = GOLD) -> str:
    """Stars of a blow."""
    out = ""
    for x, y, r in spots:
        ring = [(x + (r if i % 2 == 0 else r * 0.42) * math.sin(i * math.pi / 5), y - (r if i % 2 == 0 else r * 0.42) * math.cos(i * math.pi / 5)) for i in range(10)]
        out += poly(ring, c, True, 1.5)
    return out


def arrow(x: float, y: float, s: float = 1, rot: float = 0, c: str = RED) -> str:
    """A fat arrow to the right."""
    return g(path("M-26 -7H4V-18L28 0L4 18V7H-26z", c, CREAM, 5) + path("M-26 -7H4V-18L28 0L4 18V7H-26z", c, ink(c), 1.8), x, y, s, rot)


def curl(d: str, tip: tuple[float, float, float], c: str = RED, w: float = 8) -> str:
    """An arrow along a path; tip: where it ends and where it points, in degrees."""
    out = stroke(d, CREAM, w + 6) + stroke(d, ink(c), w + 2.4) + stroke(d, c, w)
    x, y, a = tip
    return out + g(path("M-10 -14L16 0L-10 14Q-5 0 -10 -14z", c, CREAM, 4.6) + path("M-10 -14L16 0L-10 14Q-5 0 -10 -14z", c, ink(c), 1.8), x, y, w / 8, a)


def machine(s: float = 1, up: float = 0, blade: bool = True, lean: float = 0) -> str:
    """A guillotine 132 high, its foot at the origin; up: how far the blade has come down."""
    out = rect(-34, -8, 68, 8, WOOD, 2, True, 2)
    for x in (-22, 22):
        out += rect(x - 5, -130, 10, 124, WOOD, 2, True, 2) + stroke(f"M{x - 2.4} -126V-12", shade(WOOD, 0.35), 1.6)
    if blade:
        out += stroke(f"M0 -128V{-116 + up}", "#d9c49a", 2) + g(steel(), 0, -118 + up)
    out += rect(-30, -138, 60, 12, WOOD, 3, True, 2) + stroke("M-26 -135H26", shade(WOOD, 0.35), 1.6)
    board = rect(-26, -42, 52, 17, shade(WOOD, -0.15), 2, True, 2) + rect(-26, -25, 52, 18, shade(WOOD, -0.15), 2, True, 2) + circ(0, -25, 9.5, "#2a2028", ink(WOOD), 2)
    return g(out + board, 0, 0, s, lean)


def steel() -> str:
    """The blade: 34 wide, its weight above."""
    return path("M-16 6H16V22L-16 38z", STEEL, "#4d5a62", 2) + path("M-16 34L16 18.500V22L-16 38z", "#fbfffd") + rect(-17, 0, 34, 8, "#5b3a34", 2, True, 1.8) + stroke("M-12 10v18M-6 10v12", "#ffffff", 2.2, opacity=0.7)


def basket(s: float = 1, full: bool = False) -> str:
    """A wicker basket, 48 wide, its foot at the origin."""
    c = "#b98a52"
    out = path("M-20 -30H20L16 0H-16z", c, True, 2)
    out += stroke("".join(f"M{x} -26l4 3.500l4 -3.500M{x + 2} -18l4 3.500l4 -3.500M{x + 3} -10l3.500 3l3.500 -3" for x in (-16, -7, 2)), shade(c, -0.45), 1.6)
    return g(out + rect(-23, -34, 46, 7, shade(c, 0.15), 3, True, 2) + (path("M-15 -34q2 -12 14 -12q14 0 16 12z", "#ece5da", True, 1.8) if full else ""), s=s)


def wheel(x: float, y: float, r: float) -> str:
    """A cart wheel."""
    out = circ(x, y, r, "none", ink(WOOD), r * 0.3) + circ(x, y, r, "none", WOOD, r * 0.18)
    d = "".join(f"M{x} {y}L{x + r * math.cos(k * math.tau / 8):.1f} {y + r * math.sin(k * math.tau / 8):.1f}" for k in range(8))
    return out + stroke(d, ink(WOOD), 4.4) + stroke(d, WOOD, 2.4) + circ(x, y, r * 0.2, shade(WOOD, 0.2), True, 1.8)


def arm(c: str, skin: str = "#efbd98", cuff: str = "#fbf6ea", s: float = 1, rot: float = 0, x: float = 0, y: float = 0, open_: bool = False) -> str:
    """A forearm that comes up from below; its hand is at the origin."""
    out = path("M-15 26L-22 110H26L17 26z", c, True, 2.4) + path("M-20 18Q0 10 22 18L20 36Q0 28 -19 36z", cuff, True, 2) + stroke("M-12 40L-15 104", shade(c, 0.4), 2.6, opacity=0.7)
    if open_:
        fingers = "".join(path(f"M{px} {py}q-5 -{h} 2 -{h + 4}q7 0 7 {h}z", skin, True, 1.8) for px, py, h in ((-17, -4, 16), (-9, -8, 22), (0, -9, 22), (8, -6, 17)))
        palm = path("M-18 22Q-22 -2 -16 -8H16Q22 4 16 22z", skin, True, 2) + path("M14 10q10 -4 14 -16q8 0 6 8q-6 14 -16 18z", skin, True, 1.8)
        return g(fingers + palm, x, y, s, rot) + g(out, x, y, s, rot)
    fist = path("M-17 22Q-22 0 -14 -10Q2 -16 16 -9Q22 4 16 22z", skin, True, 2.2)
    fist += stroke("M-8 -10Q-10 0 -7 8M0 -12Q-1 0 1 8M9 -10Q9 -2 9 6", shade(skin, -0.45), 1.7)
    return g(out + fist, x, y, s, rot)


def sheet(x: float, y: float, w: float, h: float, rot: float = 0, rows: int = 4, c: str = "#f8efd8") -> str:
    """A written sheet."""
    out = rect(-w / 2, -h / 2, w, h, c, 2, True, 2)
    out += stroke("".join(f"M{-w * 0.36:.1f} {-h * 0.3 + i * h * 0.62 / max(1, rows - 1):.1f}h{w * (0.7 - 0.16 * (i % 2)):.1f}" for i in range(rows)), "#7a6a70", 1.8, opacity=0.8)
    return g(out, x, y, 1, rot)


def bricks(x: float, y: float, w: float, h: float, c: str = "#b5a48c") -> str:
    """A wall of ashlar."""
    out, d = rect(x, y, w, h, c, 0, True, 2), ""
    for i in range(int(h / 16)):
        d += f"M{x} {y + (i + 1) * 16}h{w}" + "".join(f"M{x + k * 34 + (17 if i % 2 else 0)} {y + i * 16}v16" for k in range(int(w / 34) + 1) if x + k * 34 + (17 if i % 2 else 0) < x + w)
    return out + stroke(d, shade(c, -0.34), 1.4, opacity=0.6)


def cloud(x: float, y: float, s: float = 1, c: str = "#dfe3e2") -> str:
    """A cloud with a flat foot."""
    return g(path("M-38 14q-12 -2 -8 -14q6 -9 16 -5q3 -16 20 -14q14 0 17 12q12 -6 20 4q12 0 10 12q-1 6 -9 5z", c, True, 2), x, y, s)


def crowd(y: float, seed: int = 2, n: int = 8, c: str = "#7d6246") -> str:
    """Backs of heads along the foot of the picture."""
    rnd, out = random.Random(seed), ""
    for i in range(n):
        x, dy = LEFT + 12 + i * (PIC_W - 24) / (n - 1), rnd.uniform(-5, 5)
        tone = mix(c, "#3a2c30", rnd.uniform(0, 0.3))
        out += path(f"M{x - 19:.0f} {y + 50 + dy:.0f}q1 -33 19 -33q18 0 19 33z", tone, True, 1.8) + circ(x, y + dy, 13, mix(tone, "#e0a982", 0.45), True, 1.8)
        kind = i % 3
        if kind == 0:
            out += path(f"M{x - 14:.0f} {y + 3 + dy:.0f}q-3 -22 12 -22q10 -8 17 2q2 8 -4 8q4 5 3 12q-14 -8 -28 0z", RED, True, 1.8)
        elif kind == 1:
            out += path(f"M{x - 15:.0f} {y + 6 + dy:.0f}q-6 -24 15 -25q21 1 15 25q-15 -7 -30 0z", PAPER, True, 1.8)
        else:
            out += path(f"M{x - 20:.0f} {y - 1 + dy:.0f}q20 -8 40 0q-8 -7 -9 -12q-10 -10 -22 0q-1 5 -9 12z", INKY, True, 1.8)
    return out
