"""The four captains and Black Jack, standing, striding and (Black Jack) grabbing; the origin lies between the feet."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from build_scripts.art.halunken import hats
from build_scripts.art.halunken.base import AMBER, CAPTAIN, NIGHT, PAPER, piece
from build_scripts.art.halunken.marks import seat
from build_scripts.art.kit import Point, circ, clip, contact, el, g, ink, oval, path, rect, shade, stroke
from build_scripts.art.sheet import Piece

SIZE, FEET = (128, 156), (64.0, 128.0)
STEEL, LEATHER = "#dfe6ee", "#3b2a2c"


@dataclass(frozen=True)
class Build:
    """A figure's body: skin, half widths of shoulders, waist and hem, waistcoat, sash or belt, boots."""

    skin: str
    shoulder: float
    waist: float
    hem: float
    waistcoat: str
    belt: str
    boots: str
    head: Callable[[str, str], str]
    left: tuple[Point, Point, Point]  # shoulder, elbow, hand
    right: tuple[Point, Point, Point]


FIGURES = {
    "green": Build(
        "#d9a272",
        14,
        11,
        22,
        PAPER,
        LEATHER,
        "#5b4038",
        hats.green,
        ((-12, -57), (-25, -53), (-27, -63)),
        ((12, -57), (23, -48), (20, -37)),
    ),
    "blue": Build(
        "#a8714a",
        17,
        14,
        24,
        PAPER,
        "#c9b27a",
        "#2c2a3c",
        hats.blue,
        ((-15, -57), (-28, -48), (-27, -36)),
        ((15, -57), (28, -49), (20, -40)),
    ),
    "red": Build(
        "#e3b48a",
        18,
        19,
        26,
        "#e7cf9b",
        LEATHER,
        "#43302c",
        hats.red,
        ((-16, -57), (-29, -47), (-21, -38)),
        ((16, -57), (30, -52), (30, -43)),
    ),
    "yellow": Build(
        "#f0c9a4",
        13,
        9,
        23,
        PAPER,
        "#8f2f32",
        "#5a3a2a",
        hats.yellow,
        ((-11, -57), (-24, -50), (-30, -47)),
        ((11, -57), (23, -48), (13, -41)),
    ),
    "black": Build(
        "#b7a9a4",
        17,
        14,
        25,
        "#54496c",
        "#b23a34",
        "#1d1826",
        hats.black,
        ((-15, -58), (-29, -47), (-24, -34)),
        ((15, -58), (29, -47), (24, -34)),
    ),
}
STRIDE: dict[str, tuple[Point, Point]] = {"left": ((5, 2), (7, -1)), "right": ((-6, 3), (-7, 3))}
ROB = ((15, -58), (32, -60), (47, -55))


def limb(ps: tuple[Point, Point, Point], c: str, rim: str, w: float = 9) -> str:
    """A sleeve or a trouser leg from joint to joint."""
    (ax, ay), (bx, by), (cx, cy) = ps
    d = f"M{ax:g} {ay:g}Q{bx:g} {by:g} {cx:g} {cy:g}"
    return (
        stroke(d, rim, w + 4.2)
        + stroke(d, c, w)
        + stroke(d, shade(c, 0.3), 1.8, opacity=0.5, transform="translate(-2 -1.6)")
    )


def arm(ps: tuple[Point, Point, Point], c: str, rim: str, skin: str) -> str:
    """A sleeve with its turned-back cuff, and the hand."""
    (bx, by), (cx, cy) = ps[1], ps[2]
    long = max(1.0, ((cx - bx) ** 2 + (cy - by) ** 2) ** 0.5)
    ux, uy = (cx - bx) / long, (cy - by) / long
    hand = circ(cx + ux * 4.4, cy + uy * 4.4, 4.8, skin, True, 1.8)
    cuff = f"M{cx - ux * 2:.1f} {cy - uy * 2:.1f}L{cx + ux:.1f} {cy + uy:.1f}"
    return (
        hand
        + limb(ps, c, rim)
        + stroke(cuff, rim, 13.4, stroke_linecap="butt")
        + stroke(cuff, shade(c, 0.42), 11, stroke_linecap="butt")
    )


def boot(x: float, top: float, foot: Point, c: str, rim: str) -> str:
    """A leg in its boot: from the coat's hem to the toe."""
    fx, fy = foot
    out = stroke(f"M{x:g} {top:g}L{fx:g} {fy - 4:g}", rim, 12) + path(
        f"M{fx - 6:g} {fy - 6:g}h11q6 2 6 6q-8 2 -17 0z", c, rim, 2
    )
    out += stroke(f"M{x:g} {top:g}L{fx:g} {fy - 4:g}", c, 8.4) + path(
        f"M{fx - 5:g} {fy - 6:g}h9q5 2 6 4.600q-8 2 -15 0z", c
    )
    kx, ky = x + (fx - x) * 0.4, top + (fy - top) * 0.4
    return out + stroke(f"M{kx - 5:g} {ky:g}h10", shade(c, 0.3), 4)


def legs(f: Build, stride: bool, rim: str) -> str:
    """Both legs, together or in mid-stride."""
    near, far = f.boots, shade(f.boots, -0.25)
    if stride:
        return boot(6, -22, (16, -4), far, rim) + boot(-5, -22, (-13, 1), near, rim)
    return boot(7, -20, (7, 0), far, rim) + boot(-7, -20, (-8, 1), near, rim)


def coat(kind: str, f: Build, c: str, rim: str, swing: float) -> str:
    """Long coat over waistcoat and breeches, lapels, buttons, belt."""
    s, w, h = f.shoulder, f.waist, f.hem
    d = (
        f"M{-s} -59Q0 -67 {s} -59Q{w + 2} -48 {w} -38Q{h - 1 + swing:g} -28 {h + swing:g} -15Q0 -8 {-h + swing:g} -16"
        f"Q{-h + 2 + swing:g} -28 {-w} -38Q{-w - 2} -48 {-s} -59z"
    )
    inner = path(f"M4 -70H40V0H{6 + swing:g}q8 -34 -2 -70z", shade(c, -0.27)) + path(
        "M22 -70H44V0H24q2 -40 -2 -70z", shade(c, -0.42)
    )
    inner += stroke(
        f"M{-s + 1} -58Q{-w - 1} -48 {-w + 1} -38Q{-h + 4 + swing:g} -28 {-h + 3 + swing:g} -17",
        shade(c, 0.4),
        2.4,
        opacity=0.7,
    )
    inner += path(f"M-5 -66H5L3 -38L{8 + swing:g} -6H{-8 + swing:g}L-3 -38z", f.waistcoat, rim, 1.8)
    inner += path(f"M0 -66H5L3 -38L{8 + swing:g} -6H{2 + swing:g}z", shade(f.waistcoat, -0.18))
    inner += path("M-5 -66L-12 -58L-8 -50L-3 -46z", shade(c, 0.3), rim, 1.5) + path(
        "M5 -66L12 -58L8 -50L3 -46z", shade(c, 0.06), rim, 1.5
    )
    inner += "".join(circ(x, y, 1.5, AMBER) for x in (-9, 9) for y in (-46, -30, -23))
    inner += stroke(f"M{-h} -17q{h} 8 {2 * h} 0", AMBER if kind != "black" else "#8d7fb0", 2, opacity=0.8)
    out = path(d, c) + el("g", inner, clip_path=clip(f"coat{kind}", path(d, "#fff"))) + path(d, "none", rim, 2.4)
    belt = f"M{-w - 1} -39Q0 -35 {w + 1} -39"
    return (
        out
        + stroke(belt, rim, 8.5, stroke_linecap="butt")
        + stroke(belt, f.belt, 5.6, stroke_linecap="butt")
        + rect(-4.5, -41, 9, 8, AMBER, 2, ink(AMBER), 1.6)
    )


def face(skin: str) -> str:
    """A plain face turned to us; hats, hair and beards come on top."""
    out = path("M-11.5 -80h23v8q0 14 -11.5 15.500q-11.5 -1.5 -11.5 -15.500z", skin, True, 2)
    out += path("M4 -80h7v8q0 12 -8.5 15q4.5 -11 1.5 -23z", shade(skin, -0.22)) + circ(
        -7, -67, 2.8, "#d4694f", opacity=0.35
    )
    eyes = "".join(circ(x, -72.5, 1.8, "#2b1b22") for x in (-4.6, 5))
    return out + eyes + path("M0 -72q4 4 .6 5.600q-2.4 .4 -3 -.8", shade(skin, -0.12), ink(skin), 1.3)


def shift(ps: tuple[Point, Point, Point], by: tuple[Point, Point]) -> tuple[Point, Point, Point]:
    """An arm swung forwards or backwards."""
    (bx, by_), (cx, cy) = by
    return ps[0], (ps[1][0] + bx, ps[1][1] + by_), (ps[2][0] + cx, ps[2][1] + cy)


def base(c: str) -> str:
    """The round base in the captain's colour, with its shadow on the ground."""
    out = contact(5, 4, 50, 18, NIGHT, 0.95) + oval(0, 3.5, 34, 12.5, ink(c)) + oval(0, 0, 34, 12.5, c, ink(c), 2.4)
    return out + oval(-2, -0.5, 27, 8.6, shade(c, 0.14)) + stroke("M-31 -3q8 -8 24 -8.8", shade(c, 0.6), 2, opacity=0.8)


def badge(kind: str) -> str:
    """A brass plate on the front of the base with the shape of whose figure it is."""
    plate = circ(0, 0, 13.5, "#15101f") + circ(0, -0.6, 12.4, "#f0d9a0", "#5c3d16", 1.8)
    c = CAPTAIN[kind]
    return g(plate + g(seat(kind, c, ink(c)), s=0.68), 0, 12.5)


def figure(kind: str, stride: bool = False, rob: bool = False) -> str:
    """A standing figure about 110 high on a base of its colour."""
    f, c = FIGURES[kind], CAPTAIN[kind]
    rim = "#6a5d8c" if kind == "black" else ink(c)  # a dark piece has a pale rim
    swing = 3.0 if stride else 0.0
    left = shift(f.left, STRIDE["left"]) if stride else f.left
    right = ROB if rob else shift(f.right, STRIDE["right"]) if stride else f.right
    top = hats.behind(kind, c, swing) + coat(kind, f, c, rim, swing) + hats.held(kind, left, right)
    top += arm(left, shade(c, 0.08), rim, f.skin) + arm(right, shade(c, -0.2), rim, shade(f.skin, -0.15))
    if rob:
        top += stroke("M51 -58q8 -5 11 -2M52 -55q9 -1 11 2M51 -52q6 4 10 6", ink(f.skin), 4.4)
        top += stroke("M51 -58q8 -5 11 -2M52 -55q9 -1 11 2M51 -52q6 4 10 6", shade(f.skin, -0.1), 2.4)
    top += hats.cross(kind) + face(f.skin) + f.head(c, f.skin)
    return (
        base(c)
        + legs(f, stride, rim if kind == "black" else "#1b141f")
        + g(top, 1 if stride else 0, -2 if stride else 0, rot=3 if stride else 0)
        + badge(kind)
    )


def pieces() -> dict[str, Piece]:
    """All five, standing and striding."""
    out: dict[str, Piece] = {}
    for kind in FIGURES:
        name = "black_jack" if kind == "black" else f"captain_{kind}"
        out[name] = piece(lambda k=kind: figure(k), *SIZE, at=FEET)
        out[f"{name}_step"] = piece(lambda k=kind: figure(k, stride=True), *SIZE, at=FEET)
    out["black_jack_rob"] = piece(lambda: figure("black", rob=True), *SIZE, at=FEET)
    return out
