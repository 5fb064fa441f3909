"""What is painted on a number card: as many canes, coins or lotus flowers as the number says.

A card is 168 x 240 with its origin in the middle; the upper left (index) and lower right corners are left free.
"""

from __future__ import annotations

import math

from build_scripts.art.gang_of_four.base import CREAM, GOLD, HUE, LEAF, LOTUS, strung, tassel
from build_scripts.art.gang_of_four.creatures import dragonfly, duck, frog, koi, magpie, mouse, panda, sparrow, tiger
from build_scripts.art.gang_of_four.shapes import bamboo, coin, joint, leaf, lotus, paper
from build_scripts.art.kit import circ, g, glow, ink, linear, mix, oval, path, pts, rect, shade, stroke

# ---- green: a grove -----------------------------------------------------------------------
CANES: dict[int, tuple[tuple[float, float, float], ...]] = {
    1: ((14, -96, 30),),
    2: ((-16, -74, 23), (40, -100, 25)),
    3: ((-40, 4, 20), (6, -98, 22), (50, -66, 21)),
    4: ((-52, 14, 18), (-14, -60, 19), (22, -100, 20), (58, -76, 19)),
    5: ((-60, 24, 15), (-32, 6, 16), (-2, -100, 17), (30, -58, 17), (60, -92, 17)),
    6: ((-62, 10, 14), (-37, 22, 14), (-9, -84, 15), (15, -104, 15), (40, -46, 15), (64, -90, 14)),
    7: ((-64, 28, 12.5), (-43, 8, 13), (-20, -96, 13), (3, -60, 14), (25, -104, 14), (46, -36, 13), (66, -84, 13)),
    8: ((-66, 8, 11.5), (-47, 24, 12), (-27, 2, 12), (-8, -98, 12.5), (12, -56, 12.5), (31, -104, 12.5), (50, -64, 12), (69, -92, 12)),
    9: ((-68, 26, 10.5), (-51, 6, 11), (-34, 20, 11), (-16, -90, 11.5), (2, -104, 11.5), (19, -52, 11.5), (36, -98, 11.5), (53, -30, 11), (70, -84, 11)),
    10: ((-69, 12, 9.5), (-54, 28, 10), (-39, 4, 10), (-23, -96, 10.5), (-8, -62, 10.5), (8, -104, 10.5), (24, -74, 10.5), (40, -100, 10.5), (55, -40, 10), (70, -88, 10)),
}  # fmt: skip
"""Canes by number, left to right: middle, top, thickness."""


def cane(x: float, top: float, w: float, c: str, tilt: float = 0) -> str:
    """A cane that grows out of the foot of the card."""
    step, out = 28 + w * 1.1, ""
    count = math.ceil((118 - top) / step)
    for i in range(count):
        out += joint(x + tilt * i, top + i * step, w, step, shade(c, 0.07 * (i % 2)), 1.5)
    side = 1 if int(abs(x)) % 2 else -1
    size = 13 + w * 0.8
    tip = "".join(leaf(x, top + 2, size * k, a, shade(c, t), 0.17, 1.2) for a, k, t in ((-52 * side, 1.1, -0.1), (46 * side, 1.0, 0.14), (-8 * side, 0.9, 0.04)))
    for i in range(1, count, 2 if w > 13 else 3):
        y, s = top + i * step + 3, side if i % 4 == 1 else -side
        tip += leaf(x + s * w * 0.45, y, size * 0.95, s * 58, shade(c, 0.1), 0.17, 1.2) + leaf(x + s * w * 0.45, y, size * 0.75, s * 104, shade(c, -0.16), 0.17, 1.2)
    return tip + out


def grove(n: int) -> str:
    """Mist, far canes, then n canes of the foreground; a panda lives on the first card."""
    c = HUE["g"]
    out = rect(-84, -120, 168, 240, linear("mist", [(0, paper(c, 0.16), 1), (0.55, paper(c, 0.05), 1), (1, paper(c, 0.34), 1)]))
    out += circ(26, -62, 34, mix(CREAM, LEAF, 0.45), opacity=0.8)
    for k in range(9):
        x = -76 + k * 19.5 + (k % 3) * 3
        out += rect(x, -110 + (k * 37) % 60, 5, 240, paper(c, 0.2), 2, opacity=0.55)
    out += path("M-84 78q30 -26 64 -10q30 -24 62 -4q22 -10 42 2v60h-168z", paper(c, 0.4), opacity=0.65)
    out += g(tiger(), 0, 66, 1.2) if n == 10 else ""
    out += "".join(cane(x, y, w, c) for x, y, w in CANES[n])
    if n == 1:
        out += g(panda(), -12, 58, 1.02)
    elif n == 6:
        out += g(sparrow(), 37, -66, 0.72)
    return out + path("M-84 108q10 -14 20 -6q8 -12 18 -2q10 -10 20 0q8 -12 20 -2q10 -10 22 0q8 -10 20 0q10 -10 22 0q12 -8 26 2v20h-168z", shade(c, -0.28))


# ---- yellow: coins on a cord ---------------------------------------------------------------
STRINGS: dict[int, tuple[float, tuple[tuple[float, float], ...]]] = {
    1: (2.5, ((4, 12),)),
    2: (1.72, ((30, -58), (-28, 54))),
    3: (1.42, ((34, -72), (2, 8), (-36, 78))),
    4: (1.26, ((42, -84), (16, -24), (-14, 36), (-46, 92))),
    5: (1.1, ((40, -88), (46, -34), (0, -4), (-46, 34), (-40, 90))),
    6: (1.0, ((10, -92), (54, -70), (40, -18), (-40, 22), (-54, 72), (-8, 94))),
    7: (0.94, ((8, -94), (54, -78), (50, -30), (2, 2), (-48, 34), (-54, 82), (-6, 96))),
    8: (0.88, ((6, -96), (50, -86), (56, -40), (22, -8), (-22, 16), (-56, 48), (-50, 92), (-6, 98))),
    9: (0.84, ((4, -96), (44, -92), (55, -50), (36, -14), (-4, 2), (-42, 20), (-55, 56), (-43, 94), (-4, 97))),
    10: (0.79, ((6, -96), (44, -96), (57, -62), (50, -26), (17, -10), (-18, 10), (-52, 26), (-57, 62), (-40, 96), (-3, 98))),
}  # fmt: skip
"""Coins by number: their size, and their places along the cord from the upper right."""


def scallops(c: str, op: float) -> str:
    """The wave pattern of old brocade."""
    d = ""
    for row in range(15):
        for col in range(8):
            x, y = -96 + col * 28 + (row % 2) * 14, -112 + row * 16
            d += "".join(f"M{x - r} {y}a{r} {r} 0 0 1 {2 * r} 0" for r in (13, 8, 3))
    return stroke(d, c, 1, opacity=op)


def purse(n: int) -> str:
    """n coins on a red cord over brocade; a magpie has come for the single one."""
    c = HUE["y"]
    out = rect(-84, -120, 168, 240, linear("silk", [(0, paper(c, 0.2), 1), (1, paper(c, 0.42), 1)], 0, 0, 1, 1)) + scallops(shade(c, -0.2), 0.2)
    size, places = STRINGS[n]
    first, last = places[0], places[-1]
    away = [(70.0, -124.0), *places, (last[0] - 22 if n > 1 else -48.0, 118.0 if n > 1 else 70.0)]
    if n >= 6:
        away = [(first[0] - 26, -124.0), *places, (last[0] + 26, 122.0)]
    cord = strung(away)
    out += stroke(cord, ink(LOTUS), 6.4) + stroke(cord, LOTUS, 4.2) + stroke(cord, "#f08a70", 1.2, opacity=0.7, stroke_dasharray="3 4")
    for x, y in places:
        out += oval(x + 3 * size, y + 4.5 * size, 22 * size, 22 * size, shade(c, -0.55), opacity=0.28) + g(coin(size), x, y)
        hole = 5 * size
        out += stroke(f"M{x + hole * 0.8:.1f} {y - hole * 0.8:.1f}L{x - hole * 0.8:.1f} {y + hole * 0.8:.1f}", LOTUS, 3.6)
    if n == 1:
        out += "".join(g(stroke("M0 -27q5 5 0 10q-5 -5 0 -10", shade(c, -0.45), 2.4), 4, 12, 1.5, a) for a in (45, 135, 225, 315)) + g(magpie(), 34, -56, 0.94) + tassel(-48, 68, 0.9)
    elif n == 9:
        out += g(mouse(), 3, 55, 0.66)
    return out


# ---- red: a pond ------------------------------------------------------------------------
BLOOMS: dict[int, tuple[float, tuple[tuple[float, float], ...]]] = {
    1: (2.5, ((2, 26),)),
    2: (1.65, ((30, -44), (-26, 62))),
    3: (1.36, ((34, -66), (8, 14), (-34, 82))),
    4: (1.2, ((38, -78), (36, -6), (-36, 26), (-36, 84))),
    5: (1.06, ((38, -84), (46, -24), (-2, 16), (-48, 46), (-34, 90))),
    6: (0.98, ((32, -90), (54, -42), (10, -12), (-46, 26), (-6, 50), (-46, 88))),
    7: (0.92, ((26, -94), (54, -56), (12, -30), (46, 4), (-34, 22), (-52, 66), (-12, 90))),
    8: (0.86, ((20, -96), (56, -70), (14, -48), (52, -16), (-8, 6), (-54, 32), (-24, 62), (-52, 92))),
    9: (0.81, ((16, -98), (56, -82), (20, -58), (58, -38), (16, -12), (-26, 16), (-58, 48), (-20, 62), (-50, 91))),
    10: (0.76, ((12, -100), (52, -92), (20, -64), (58, -52), (24, -24), (58, -8), (-20, 18), (-58, 38), (-24, 62), (-54, 92))),
}  # fmt: skip
"""Flowers by number: their size, and their places from the far end of the pond."""


def pad(x: float, y: float, w: float, turn: int = 1) -> str:
    """A leaf that lies on the water, with its cut."""
    c = mix(HUE["g"], "#8fc4a0", 0.3)
    d = f"M0 0L{turn * 20} -7A22 8.600 0 1 0 {turn * 22} 1z" if turn > 0 else "M0 0L-20 -7A22 8.600 0 1 1 -22 1z"
    veins = stroke("M0 0L-16 -4M0 0L-15 4M0 0L-2 7M0 0L12 6M0 0L2 -8", ink(c), 0.8, opacity=0.5)
    return g(path(d, c, ink(c), 1.2) + veins, x, y, w / 22)


def pond(n: int) -> str:
    """n flowers on still water; frog, dragonfly and carp visit some of them."""
    c = HUE["r"]
    out = rect(-84, -120, 168, 240, linear("water", [(0, paper(c, 0.2), 1), (0.45, paper("#7db4ac", 0.28), 1), (1, paper("#4f9a94", 0.5), 1)]))
    out += glow(20, -96, 90, 44, "#ffe9c0", 0.8)
    size, places = BLOOMS[n]
    for i, y in enumerate(range(-84, 118, 15)):
        x = -70 + (i * 53) % 110
        out += stroke(f"M{x} {y}q10 -3 20 0t20 0M{x - 60} {y + 6}q8 -3 16 0", "#ffffff", 1.5, opacity=0.55)
    for i, (x, y) in enumerate(places):
        r = 22 * size
        out += oval(x, y + 18 * size, r * 1.5, r * 0.42, "none", "#ffffff", 1.4, opacity=0.75)
        out += pad(x + (7 if i % 2 else -7) * size, y + 18 * size, r * 1.12, 1 if i % 2 else -1)
    if n == 8:
        out += g(koi(), 18, 84, 0.7, -20)
    out += "".join(g(lotus(size), x, y) for x, y in places)
    if n == 1:
        out += g(pad(0, 0, 30, 1), -44, 96) + g(koi(), 10, 104, 0.72, -8)
    elif n == 6:
        out += g(duck(), 12, 92, 0.62)
    elif n == 2:
        out += g(dragonfly(), 34, -94, 0.8, 18)
    elif n == 4:
        out += g(pad(0, 0, 26, -1), 20, 56) + g(frog(), 20, 47, 0.66)
    return out


MOTIFS = {"g": grove, "y": purse, "r": pond}


def three() -> str:
    """The card of all colours: three silks, and the three shapes on a sun."""
    out = ""
    for a, c in ((-150, HUE["g"]), (-30, HUE["y"]), (90, HUE["r"])):
        ps = [(4.0, 6.0), *((4 + 260 * math.cos(math.radians(a + k)), 6 + 260 * math.sin(math.radians(a + k))) for k in (-60, -20, 20, 60))]
        out += path(pts(ps), paper(c, 0.62))
    out += scallops("#fff6dc", 0.34) + glow(4, 6, 110, 110, "#fff3d0", 0.9)
    out += "".join(g(path("M0 -56L7 -74L0 -98L-7 -74z" if a % 60 else "M0 -56L9 -78L0 -114L-9 -78z", GOLD, ink(GOLD), 1.2), 4, 6, 1, a) for a in range(0, 360, 30))
    out += circ(4, 6, 63, CREAM, ink(GOLD), 6) + circ(4, 6, 63, "none", GOLD, 3.6) + circ(4, 6, 57, "none", GOLD, 1)
    return out + g(coin(1.16), 4, -24) + g(bamboo(1.12), -22, 27) + g(lotus(1.16), 28, 30)
