"""Signs of the auction and what stands about: wheel, anchor, bell, spyglass, curtain, bag, piles, stakes, courses, expeditions."""

from __future__ import annotations

import math

from build_scripts.art.galeon.base import (
    DEEP,
    GOLD,
    INK,
    NIGHT,
    SAIL,
    SEAT,
    VERD,
    WAX,
    WOOD,
    compass,
    mark,
    piece,
    rope,
)
from build_scripts.art.galeon.cards import SH, SW, ship_back
from build_scripts.art.galeon.drums import hidden
from build_scripts.art.kit import (
    blur,
    circ,
    clip,
    el,
    g,
    glow,
    ink,
    linear,
    mix,
    oval,
    path,
    poly,
    radial,
    rect,
    shade,
    stroke,
)
from build_scripts.art.sheet import Piece

BRASS = "#d9a441"


def disc(fill: str, rim: str = BRASS, r: float = 33) -> str:
    """The round that signs stand on, 76 across."""
    out = circ(2, 4, r, NIGHT, opacity=0.42, filter=blur("dc", 2.4)) + circ(0, 0, r, rim, ink(rim), 1.8)
    return out + circ(0, 0, r - 4, radial(f"dr{fill[1:]}", [(0, shade(fill, 0.3), 1), (1, fill, 1)], cx=0.36, cy=0.3, r=0.8), ink(rim), 1.4) + stroke(f"M{-r * 0.84:.0f} {-r * 0.4:.0f}Q{-r * 0.6:.0f} {-r * 0.84:.0f} {-r * 0.1:.0f} {-r * 0.94:.0f}", "#fff6d4", 2, opacity=0.9)


def wheel(s: float = 1, c: str = WOOD) -> str:
    """A ship's wheel, 76 across."""
    spokes = "".join(g(rect(-2.6, -35, 5.2, 70, c, 2.6, True, 1.6) + path("M-4 -36q4 -5 8 0l-1 8h-6z", shade(c, 0.2), True, 1.4) + path("M-4 36q4 5 8 0l-1 -8h-6z", shade(c, 0.2), True, 1.4), rot=k * 45) for k in range(4))
    ring = circ(0, 0, 22, "none", ink(c), 10) + circ(0, 0, 22, "none", shade(c, 0.16), 7) + circ(0, 0, 22, "none", BRASS, 1.8) + stroke("M-20 -13A24 24 0 0 1 8 -23", shade(c, 0.6), 1.8)
    return g(circ(2, 4, 27, "none", NIGHT, 9, opacity=0.3) + spokes + ring + circ(0, 0, 8, BRASS, ink(BRASS), 1.8) + circ(-2, -2, 2.6, "#fff0bd"), s=s)


def anchor(c: str, w: float = 5) -> str:
    """An anchor 44 high."""
    out = circ(0, -18, 4.6, "none", c, w * 0.8) + stroke("M0 -13V20M-9 -7H9", c, w) + stroke("M-17 4Q-15 19 0 20Q15 19 17 4", c, w)
    return out + path("M-22 8L-17 -2L-10 6zM22 8L17 -2L10 6z", c)


def passed() -> str:
    """The anchor is down: this seat is out for the turn."""
    return disc("#8d9a94", "#b9b29a") + g(anchor("#f4ecd2", 8), 1.2, 1.6, 0.94, opacity=0.0) + g(anchor("#2c3a40"), 0, 0, 0.96)


def bell() -> str:
    """The auctioneer's bell: the hammer of this house, 76 across."""
    out = oval(3, 30, 24, 5, NIGHT, opacity=0.4, filter=blur("bl", 2))
    out += rect(-24, 22, 48, 8, WOOD, 3, True, 1.8) + path("M-21 20Q-19 14 -17 4Q-16 -20 0 -22Q16 -20 17 4Q19 14 21 20z", linear("be", [(0, "#ffe7a0", 1), (0.4, BRASS, 1), (1, "#8a5a1c", 1)], 0, 0, 1, 0.3), ink(BRASS), 2.2)
    return out + stroke("M-18 12H18", ink(BRASS), 1.8) + circ(0, -26, 4, BRASS, ink(BRASS), 1.8) + stroke("M-11 10Q-10 -10 -4 -15", "#fff6d4", 2.6, opacity=0.9)


def eye(lit_up: bool) -> str:
    """A private look: an eye on a compass disc."""
    out = disc(VERD if not lit_up else "#e9b94a", BRASS)
    if lit_up:
        out = circ(0, 0, 37, "#ffe28a", opacity=0.8, filter=blur("ey", 3)) + out
    white = path("M-24 1Q0 -25 24 1Q0 23 -24 1z", "#fffaf0", INK, 2.6)
    iris = circ(0, 0, 9.4, DEEP if not lit_up else "#7a4d2e", INK, 1.8) + circ(0, 0, 4.6, INK) + circ(-3, -3.4, 2.5, "#fff")
    return out + white + el("g", iris, clip_path=clip("eyc", path("M-24 1Q0 -25 24 1Q0 23 -24 1z", "#fff"))) + stroke("M-22 -9L-26 -14M-10 -16L-12 -22M3 -18V-24M15 -14L19 -20", INK, 2.6)


def spyglass() -> str:
    """A brass spyglass, 96 x 64."""
    out = g(rect(-34, 4, 76, 12, NIGHT, 4, opacity=0.35, filter=blur("sg", 2.4)), rot=-24)
    parts = ((-40, 22, 17, WOOD), (-18, 26, 14, BRASS), (8, 26, 11, WOOD), (34, 8, 13, BRASS))
    for x, w, h, c in parts:
        out += g(rect(x, -h / 2, w, h, linear(f"sp{x + 40}", [(0, shade(c, 0.5), 1), (0.4, c, 1), (1, shade(c, -0.4), 1)]), 2, ink(c), 1.8), rot=-24)
    return out


def curtain() -> str:
    """A drawn curtain on its rail: give the screen away, 96 x 96."""
    out = rect(-36, -30, 76, 68, NIGHT, 6, opacity=0.4, filter=blur("cu", 3))
    for sx in (-1, 1):
        out += path(f"M{sx * 38} -30H{sx * 2}Q{sx * 4} 2 {sx * 16} 12Q{sx * 26} 20 {sx * 30} 36H{sx * 38}z", linear(f"ct{sx + 1}", [(0, shade(WAX, 0.24), 1), (0.5, WAX, 1), (1, shade(WAX, -0.36), 1)], 0, 0, 1, 0), ink(WAX), 2)
        out += stroke(f"M{sx * 14} -28Q{sx * 14} 0 {sx * 24} 14M{sx * 26} -28Q{sx * 27} 2 {sx * 32} 22", shade(WAX, -0.5), 1.8) + path(f"M{sx * 12} 10Q{sx * 24} 20 {sx * 38} 8V14Q{sx * 24} 27 {sx * 13} 16z", BRASS, True, 1.4)
    out += path("M-38 -30Q-28 -14 -19 -28Q-10 -14 0 -28Q10 -14 19 -28Q28 -14 38 -30z", shade(WAX, -0.1), ink(WAX), 1.8)
    return out + rect(-43, -37, 86, 9, linear("cr", [(0, "#ffe7a0", 1), (1, "#9a6a22", 1)]), 4.5, ink(BRASS), 1.8) + circ(-44, -32.5, 6, BRASS, ink(BRASS), 1.8) + circ(44, -32.5, 6, BRASS, ink(BRASS), 1.8)


def bag() -> str:
    """The canvas bag of towers, 168 x 176; mark `count`."""
    c = "#c2a06a"
    out = oval(6, 76, 74, 11, NIGHT, opacity=0.5, filter=blur("bg", 4))
    body = "M-26 -46Q-70 -6 -68 40Q-66 76 0 78Q66 76 68 40Q70 -6 26 -46z"
    out += path(body, radial("bb", [(0, shade(c, 0.42), 1), (0.55, c, 1), (1, shade(c, -0.34), 1)], cx=0.34, cy=0.36, r=0.78), ink(c), 2.8)
    folds = stroke("M-20 -42Q-40 -8 -44 30M-6 -44Q-12 -16 -12 6M18 -42Q42 -10 48 34M8 -44Q20 -18 22 0M-52 60Q-20 70 20 70", shade(c, -0.46), 2, opacity=0.65)
    out += folds + path("M26 -46Q70 -6 68 40Q66 76 8 78Q54 60 50 22Q46 -12 26 -46z", shade(c, -0.42), opacity=0.3)
    out += path("M-42 -76Q-24 -64 -12 -74Q0 -64 14 -74Q26 -64 44 -76Q40 -56 24 -46H-24Q-40 -56 -42 -76z", shade(c, 0.24), ink(c), 2.4) + stroke("M-22 -66Q-18 -56 -14 -48M0 -66V-48M22 -66Q18 -56 14 -48", shade(c, -0.4), 1.6)
    out += rope([(-28, -45), (0, -40), (28, -45)], 7, "#b8433a") + rope([(22, -44), (38, -30), (34, -14)], 5, "#b8433a") + rope([(20, -44), (26, -26), (20, -12)], 5, "#b8433a")
    return out + g(hidden(0.78), 0, 30) + plaque(0, 58)


def plaque(x: float, y: float, w: float = 58, h: float = 32) -> str:
    """A dark plaque for a pale number."""
    return rect(x - w / 2 + 1.5, y - h / 2 + 3, w, h, NIGHT, h / 2, opacity=0.45) + rect(x - w / 2, y - h / 2, w, h, "#1b424a", h / 2, "#e6c775", 2.2)


def pile(depth: int) -> str:
    """The ships still to come, face down, one to three cards thick to the eye; mark `count`."""
    out = rect(-SW / 2 + 6, -SH / 2 + 9, SW, SH, NIGHT, 15, opacity=0.5, filter=blur("pi", 5))
    for k in range(depth * 2, 0, -1):
        out += rect(-SW / 2 + k * 2, -SH / 2 + k * 2, SW, SH, mix(SAIL, "#a8894e", 0.25 if k % 2 else 0.5), 15, "#6d5836", 1.2)
    return g(out + ship_back() + plaque(0, 116, 92, 52), -3, -3, 0.5)


def stake() -> str:
    """How much a seat has staked this turn: a stack of doubloons on a red chip, 84 x 60; mark `number`."""
    return rect(-37, -16, 78, 38, NIGHT, 18, opacity=0.42, filter=blur("sk", 2.4)) + rect(-40, -20, 80, 38, "#fff3cf", 19, WAX, 2.6) + rect(-36, -16, 72, 30, "none", 15, "#e0a090", 1) + "".join(rect(-33, 4 - 6 * k, 24, 7, shade(BRASS, 0.2 if k % 2 else 0), 3.5, ink(BRASS), 1.4) for k in range(4))


def lead(seat: str) -> str:
    """A pennant that says who leads at a tower, 64 x 64."""
    c = SEAT[seat]
    out = g(path("M-26 -26H28V10Q1 34 -26 10z", NIGHT, opacity=0.4, filter=blur("ld", 2.2)), 2, 4)
    return out + path("M-27 -27H27V9Q0 33 -27 9z", linear(f"ld{seat}", [(0, shade(c, 0.2), 1), (1, shade(c, -0.2), 1)]), ink(c), 2.4) + path("M-22 -22H22V7Q0 26 -22 7z", "none", shade(c, 0.5), 1.3) + g(mark(seat, 17, SAIL, shade(c, -0.5), 1.8), 0, -4)


def bead(lit_up: bool) -> str:
    """One dot of a dotted course."""
    return circ(0, 0, 8, SAIL, ink(WAX), 1.6) + circ(0, 0, 5, WAX) if lit_up else circ(0, 0, 5, INK, SAIL, 2)


def arrow() -> str:
    """The head of a course; it points to the right and may be turned."""
    d = "M-17 -19L22 0L-17 19Q-8 0 -17 -19z"
    return path(d, SAIL, SAIL, 7) + path(d, WAX, ink(WAX), 2.4) + stroke("M-9 -11L10 -1", shade(WAX, 0.5), 2.2, opacity=0.8)


def cross_mark() -> str:
    """X marks the spot: no bid on this tower, 64 x 64."""
    d = "M-20 -18Q-4 -6 20 20M20 -20Q4 -4 -18 20"
    return stroke(d, SAIL, 13, opacity=0.8) + stroke(d, WAX, 7.4)


def cargo(n: int) -> str:
    """The towers under a sent ship: one to three drums and a plaque for their number, 132 x 76; mark `number`."""
    spots = {1: (0,), 2: (-26, 26), 3: (-40, 0, 40)}[n]
    return "".join(g(hidden(0.9 if n < 3 else 0.78), x, 12) for x in spots)


def buoy() -> str:
    """A buoy with a plaque: how many towers an expedition carries, 64 x 72; mark `number`."""
    out = oval(0, 26, 28, 6, "#14363d", opacity=0.4) + path("M-24 24Q-22 -18 0 -20Q22 -18 24 24Q0 32 -24 24z", linear("bu", [(0, shade(WAX, 0.24), 1), (0.5, WAX, 1), (1, shade(WAX, -0.36), 1)], 0, 0, 1, 0), ink(WAX), 2.2)
    out += stroke("M0 -20V-30", ink(WOOD), 4) + circ(0, -31, 4, BRASS, ink(BRASS), 1.6) + path("M-24 12Q0 20 24 12V24Q0 32 -24 24z", SAIL, ink(WAX), 1.8)
    return out + circ(0, 0, 15.5, SAIL, ink(WAX), 2) + stroke("M-30 28q8 -5 15 0t15 0t15 0t15 0", "#e9f7ee", 2.4, opacity=0.9)


def crate() -> str:
    """A sealed packet: a secret choice has been made, 84 x 72."""
    out = rect(-34, -22, 72, 52, NIGHT, 5, opacity=0.42, filter=blur("pk", 3)) + rect(-37, -27, 74, 52, linear("pk", [(0, "#fdf2d2", 1), (1, "#dcc189", 1)], 0, 0, 0.5, 1), 4, "#6d5836", 2)
    out += stroke("M-36 -26L0 4L36 -26M-36 24L-10 -3M36 24L10 -3", "#a8894e", 1.8)
    blob = "".join(f"{'M' if k == 0 else 'L'}{(13 + 1.4 * math.sin(k * 2.1)) * math.cos(k * math.tau / 18):.1f} {4 + (13 + 1.4 * math.sin(k * 2.1)) * math.sin(k * math.tau / 18):.1f}" for k in range(18))
    return out + path(blob + "z", WAX, ink(WAX), 1.8) + circ(0, 4, 8, shade(WAX, -0.22)) + stroke("M-10 -1Q-7 -8 0 -9", shade(WAX, 0.6), 1.8)


def glow_soft() -> str:
    """A pool of warm light."""
    return glow(0, 0, 120, 120, "#ffe6a0", 1)


def crown() -> str:
    """The richest: a laurel of rope round a star, 96 x 84."""
    out = "".join(g(path("M0 0Q-7 -9 0 -20Q7 -9 0 0z", "#5c8a4a" if k % 2 else "#7aa65c", "#2c4424", 1.4), 30 * math.cos(math.radians(a)), 4 + 30 * math.sin(math.radians(a)), 1, a + 90 + (38 if a > 90 else -38)) for k, a in enumerate((*range(20, 81, 15), *range(100, 161, 15), 0, -18, 180, 198)))
    star = [((22 if i % 2 == 0 else 9.5) * math.sin(i * math.pi / 5), 2 - (22 if i % 2 == 0 else 9.5) * math.cos(i * math.pi / 5)) for i in range(10)]
    return out + poly([(x + 1.5, y + 3) for x, y in star], NIGHT, opacity=0.4) + poly(star, "#f2c14e", ink(GOLD), 2.2) + stroke("M-2 -14L-5 -4L-15 -3", "#fff6d4", 2.2)


def sunk() -> str:
    """Declared wrongly: a mast going under, 96 x 84."""
    out = circ(2, 4, 37, NIGHT, opacity=0.35, filter=blur("su", 2.6)) + circ(0, 0, 37, "#8d9a94", "#2c3a40", 2)
    inner = rect(-40, 8, 80, 40, "#2c6468") + g(stroke("M0 30V-26M-14 -14H16", ink(WOOD), 6) + stroke("M0 30V-26M-14 -14H16", WOOD, 3.4) + path("M-12 -13H14Q20 0 12 10L4 4L-4 12Q-16 6 -12 -13z", "#efe2c0", "#6d5836", 1.8) + path("M1 -26Q10 -30 16 -25Q10 -20 1 -20z", WAX, True, 1.4), 0, 4, 1, 24)
    inner += path("M-40 14q7 -6 13 0t13 0t13 0t13 0t13 0t13 0V44H-40z", "#3d8078", "#1f4f55", 1.8) + stroke("M-30 24q7 -5 13 0t13 0M2 30q7 -5 13 0", "#d4ece0", 2)
    return out + el("g", inner, clip_path=clip("suc", circ(0, 0, 35, "#fff"))) + circ(0, 0, 36, "none", "#2c3a40", 2.4)


def pieces() -> dict[str, Piece]:
    """All of them."""
    out = {
        "first": piece(lambda: wheel(), 88, 88), "passed": piece(passed, 80, 80), "bell": piece(bell, 76, 76), "eye": piece(lambda: eye(False), 84, 84),
        "eye_lit": piece(lambda: eye(True), 84, 84), "spyglass": piece(spyglass, 104, 76), "curtain": piece(curtain, 108, 92), "rose": piece(lambda: compass(120, w=2), 256, 256),
        "bag": piece(bag, 168, 176, at=(84, 88), count=(55, 130, 58, 32)), "stake": piece(stake, 88, 52, at=(44, 27), number=(38, 10, 42, 34)),
        "bead": piece(lambda: bead(True), 20, 20), "bead_dull": piece(lambda: bead(False), 20, 20), "arrow": piece(arrow, 56, 56), "no_bid": piece(cross_mark, 64, 64),
        "buoy": piece(buoy, 72, 76, at=(36, 40), number=(22, 26, 28, 28)), "packet": piece(crate, 88, 72), "glow_soft": piece(glow_soft, 240, 240), "richest": piece(crown, 104, 92),
        "sunk": piece(sunk, 84, 84), "turn": piece(lambda: g(disc("#fff3cf") + g(anchor("none"), 0, 0) + g(compass(26, WAX, DEEP, SAIL, 1.2)), 0, 0), 80, 80),
        "plaque": piece(lambda: plaque(0, 0), 72, 44, border=(22, 20, 22, 20), inner=(12, 7, 48, 28)),
    }  # fmt: skip
    for depth in (1, 2, 3):
        out[f"ship_pile_{depth}"] = piece(lambda d=depth: pile(d), 144, 180, count=(46, 132, 46, 26))  # type: ignore[misc]
        out[f"cargo_{depth}"] = piece(lambda d=depth: cargo(d), 132, 64, at=(66, 44))  # type: ignore[misc]
    for seat in SEAT:
        out[f"lead_{seat}"] = piece(lambda s=seat: lead(s), 68, 72, at=(34, 34))  # type: ignore[misc]
    return out
