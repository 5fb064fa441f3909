"""The board: the street of thirty-five horseshoes from the creek to the gold, and the undertaker's way up boot hill."""

from __future__ import annotations

import math

from build_scripts.art.gnadenlos import town
from build_scripts.art.gnadenlos.base import (
    CARD,
    DARK,
    DUST,
    GOLD,
    LAMP,
    SAND,
    SECTION,
    fibres,
    heart,
    horseshoe,
    lying,
    nail,
    numeral,
    piece,
    shot_hole,
    spade,
)
from build_scripts.art.kit import (
    Point,
    blur,
    circ,
    clip,
    contact,
    el,
    g,
    glow,
    grain,
    linear,
    mix,
    oval,
    path,
    pts,
    rect,
    shade,
    stroke,
)
from build_scripts.art.sheet import Piece, Sheet

W = 1264
HEIGHTS = {"board": 432, "board_tall": 548}
"""The board of a wide window and that of a high one."""
FIRST = {"grey": 1, "beige": 12, "brown": 18, "orange": 24, "purple": 30}
SPACES, GOAL, START, STEPS = 35, 35, 6, 7
LEFT, RIGHT = 414.0, 1084.0


class Street:
    """Where things lie on a board of some height."""

    def __init__(self, high: float) -> None:
        self.high = high
        self.lane = (high - 164) / 2
        self.rows = (high - 60, high - 60 - self.lane, high - 60 - 2 * self.lane)
        self.bend = self.lane / 2

    def at(self, t: float) -> Point:
        """The place of space t; spaces may be fractions."""
        straight, bend = RIGHT - LEFT, math.pi * self.bend
        far = (t - 1) * (3 * straight + 2 * bend) / (SPACES - 1)
        wave = 4 * math.sin(t * 0.9)
        for k, y in enumerate(self.rows):
            if far <= straight + 0.01:
                return (LEFT + far if k % 2 == 0 else RIGHT - far), y + wave
            far -= straight
            if far <= bend:
                a, side = far / self.bend, 1 if k == 0 else -1
                return (RIGHT if k == 0 else LEFT) + side * self.bend * math.sin(a), y - self.bend + self.bend * math.cos(a) + wave
            far -= bend
        return RIGHT, self.rows[2]

    def graves(self) -> list[Point]:
        """The undertaker's start and his seven steps: along the foot of the hill, then up."""
        low, top = self.high - 26, self.high - 26 - 92
        return [(58, low), (130, low + 2), (196, low), (262, low - 6), (292, top - 6), (229, top - 16), (163, top - 10), (97, top - 18)]


def section(n: int) -> str:
    """The section of a space."""
    return [name for name, first in FIRST.items() if first <= n][-1]


# ---- spaces ------------------------------------------------------------------------------------------------
def space(colour: str, number: object = None, gold: bool = False) -> str:
    """A disc with its horseshoe, 62 across; the number on a plate below, free of any hat."""
    c = GOLD if gold else SECTION[colour]
    dark = colour in ("brown", "purple") and not gold
    shoe = shade(c, 0.5) if dark else mix(c, "#3a2416", 0.5)
    out = oval(3, 5, 30, 29, DARK, opacity=0.42) + circ(0, 0, 29, c, True, 2.4) + path("M9 -27.600A29 29 0 0 1 -9 27.600Q28 17 9 -27.600z", shade(c, -0.15))
    out += stroke("M-24 -12A27 27 0 0 1 -4 -26.500", shade(c, 0.6), 2.2, opacity=0.85) + g(horseshoe(shoe, 8, 0.86, shade(c, -0.45) if dark else None), 0, -3)
    tag, words = ("#3a2416", "#fff0c8") if dark or gold else ("#fbf0d2", "#3a2416")
    out += rect(-17 + 1.5, 14 + 2.4, 34, 21, DARK, 6, opacity=0.4) + rect(-17, 14, 34, 21, tag, 6, shade(c, -0.5), 2)
    return out + (numeral(0, 31.4, number, 18.5, words, bold=0.5) if number is not None else "")


def goal(number: object = None) -> str:
    """The last space: gold in a glory."""
    rays = "".join(g(path("M0 -30L5 -46L-5 -46z", LAMP), 0, 0, 1, k * 22.5) for k in range(16))
    return glow(0, 0, 74, 70, LAMP, 0.9) + el("g", rays, opacity=0.75) + g(space("purple", number, True), s=1.22)


def ring(lit: bool) -> str:
    """What is laid round a space: reachable, or where a hat will come to stand."""
    arc = "M-23.500 22A32 32 0 1 1 23.500 22"
    if not lit:
        return stroke(arc, "#5a3810", 6.4, opacity=0.75) + stroke(arc, LAMP, 3.2, stroke_dasharray="8 7")
    short = "M-29.500 13A32 32 0 1 1 29.500 13"
    return stroke(short, "#ffc93e", 17, filter=blur("rl", 4.5)) + stroke(arc, "#7a4c10", 7.6) + stroke(arc, "#fff4c0", 4.8)


def start_mark() -> str:
    """A little flag that tells where all began."""
    return contact(0, 0, 8, 3, DARK, 0.6) + stroke("M0 0V-34", "#4a2c18", 4.6) + stroke("M0 0V-34", "#a06a3a", 2.4) + path("M1 -34q9 -5 14 0t12 0v15q-7 4 -12 0t-14 0z", "#b9342c", True, 1.8) + path("M1 -34q9 -5 14 0v15q-5 -4 -14 0z", shade("#b9342c", 0.2), opacity=0.6)


def sign(colour: str) -> str:
    """The board of a section, 126 x 52: a gain beside a spade, a loss beside a heart; the numbers are for the program."""
    c = SECTION[colour]
    w, h = 126, 50
    out = rect(-w / 2 + 3, -h / 2 + 5, w, h, DARK, 6, opacity=0.45) + path(f"M{-w / 2} {-h / 2 + 2}L{w / 2} {-h / 2}L{w / 2 - 2} {h / 2}L{-w / 2 + 1} {h / 2 - 1}z", c, True, 2.2)
    out += fibres(-w / 2 + 4, -h / 2 + 4, w - 8, h - 8, shade(c, -0.4), 8, len(colour), 0.4) + stroke(f"M{-w / 2 + 4} {-h / 2 + 4}H{w / 2 - 4}", shade(c, 0.6), 1.6, opacity=0.7)
    for k, shape in enumerate((spade(0.4), heart(0.4, CARD))):
        out += g(rect(-26 + 1.5, -18 + 2, 52, 36, DARK, 5, opacity=0.35) + rect(-26, -18, 52, 36, "#fff6e0", 5, "#6d4526", 1.6) + g(shape, 17, 2), -28.5 + 57 * k, 0, 1, -2 + 4 * k)
    return out + nail(-w / 2 + 5, 0, 2.4) + nail(w / 2 - 5, 0, 2.4)


def sign_spots(s: Street) -> dict[str, Point]:
    """Where each section's board stands: beside its own stretch of the street, clear of the hats that pile up at the start."""
    gap = [(s.rows[k] + s.rows[k + 1]) / 2 + 8 for k in (0, 1)]
    return {"grey": (512, gap[0]), "beige": (1010, gap[0]), "brown": (652, gap[0]), "orange": (560, gap[1]), "purple": (910, gap[1])}


# ---- the ground ----------------------------------------------------------------------------------------------
def street(s: Street) -> str:
    """The trodden way."""
    ps = [s.at(1 + k / 6) for k in range((SPACES - 1) * 6 + 1)]
    d = pts([(ps[0][0] - 44, ps[0][1] + 3), *ps, (ps[-1][0] + 40, ps[-1][1])], close=False)
    out = stroke(d, shade(SAND, -0.4), 92, opacity=0.5) + stroke(d, DUST, 84) + stroke(d, shade(DUST, -0.12), 72, opacity=0.5) + stroke(d, shade(DUST, 0.3), 30, opacity=0.35)
    ruts = pts([(x, y - 13) for x, y in ps], close=False) + pts([(x, y + 13) for x, y in ps], close=False)
    return out + stroke(ruts, shade(DUST, -0.28), 3, opacity=0.4, stroke_dasharray="60 14 22 30")


def hill(s: Street) -> str:
    """Boot hill with the undertaker's way."""
    c, y = "#ab7842", s.high
    ways = s.graves()
    out = path(f"M12 {y - 12}V{y - 150}q30 -52 92 -46q60 -24 118 14q86 14 96 96q4 50 6 86z", c, shade(c, -0.4), 2.4) + path(f"M240 {y - 178}q66 20 78 92q4 40 5 72h-60q24 -80 -23 -164z", shade(c, -0.16))
    out += stroke(f"M20 {y - 150}q30 -46 86 -40", shade(c, 0.4), 3, opacity=0.6) + grain(20, y - 190, 270, 170, shade(c, -0.4), 40, 8, (8, 22), 0.35)
    d = pts(ways[:4], close=False) + f"Q{ways[3][0] + 52} {ways[3][1] - 30} {ways[4][0]} {ways[4][1]}" + "".join(f"L{x} {v}" for x, v in ways[5:])
    out += stroke(d, shade(c, -0.3), 26, opacity=0.5) + stroke(d, mix(DUST, c, 0.2), 20, opacity=0.85)
    fence = "".join(f"M{x} {y - 206 + abs(x - 150) * 0.12:.0f}v24" for x in range(36, 250, 15)) + f"M30 {y - 190}Q150 {y - 212} 252 {y - 186}M30 {y - 182}Q150 {y - 204} 252 {y - 178}"
    return out + stroke(fence, "#3a2416", 4.4) + stroke(fence, "#7a5636", 2.4)


def stone(n: int) -> str:
    """The grave of a step with its number."""
    return g(town.grave(n == STEPS), s=0.84) + numeral(0, -10, n, 20, "#fff0d8" if n == STEPS else "#33271f", bold=0.6)


def way(s: Street) -> str:
    """The undertaker's shop and the seven graves, far to near."""
    spots = s.graves()
    out = ""
    for n, (x, y) in sorted(enumerate(spots), key=lambda spot: spot[1][1]):
        if n:
            out += g(stone(n), x, y)
        else:
            out += g(town.shop(), x - 2, y - 2, 0.92)
    return out


def ground(s: Street) -> str:
    """Dust from rim to rim, a low sun from the upper left."""
    sand = linear("sand", [(0, "#dfb985", 1), (0.55, SAND, 1), (1, "#ad7b47", 1)], 0, 0, 0.8, 1)
    out = rect(10, 10, W - 20, s.high - 20, sand, 12) + glow(300, 20, 620, 300, "#fff0c4", 0.55) + grain(24, 20, W - 70, s.high - 40, "#7d5228", 190, 5, (10, 34), 0.28)
    tufts = "".join(f"M{x} {y}q-3 -8 -6 -9M{x} {y}q0 -9 1 -11M{x} {y}q4 -7 7 -8" for x, y in ((700, 20), (880, 412), (360, 36), (1190, 330), (346, 210), (1236, 240), (770, 426), (1010, 30)))
    return out + stroke(tufts, "#7d7a3e", 2, opacity=0.8)


def rim(s: Street) -> str:
    """The wooden frame with its nails."""
    h = s.high
    out = lying([(4, 4), (W - 4, 4), (W - 4, h - 4), (4, h - 4)], "bd", 5, 2, 3, 0.6) + rect(3, 3, W - 6, h - 6, "#6b4427", 18, "#2c1a0e", 2.4)
    return out + fibres(8, 4, W - 16, 8, "#3a2212", 30, 3, 0.6) + fibres(8, h - 12, W - 16, 8, "#3a2212", 30, 4, 0.6)


def houses(s: Street) -> str:
    """All that stands, far to near."""
    rows, out = s.rows, ""
    tall = s.high > 500
    out += g(town.saloon(), 142, s.high - 210 - (46 if tall else 0), 0.98 if tall else 0.92)
    out += g(town.dead_tree(0.6), 332, s.high - 118)
    out += g(town.assay(), W - 88, rows[2] + 90, 0.94) + g(town.crate(), W - 88, rows[2] + 120, 0.82) + g(town.cactus(), W - 40, s.high - 30, 1.0)
    if tall:
        out += g(town.cactus(), 300, 96, 0.8) + g(town.barrel(), 40, s.high - 244) + g(town.barrel(), 20, s.high - 240)
    gap = [(rows[k] + rows[k + 1]) / 2 for k in (0, 1)]
    out += g(town.wagon(), 734, gap[1] + 32, 0.66) + g(town.skull(), 780, gap[0] + 6, 0.9) + g(town.barrel(), 884, gap[0] + 22, 0.86) + g(town.barrel(), 908, gap[0] + 26, 0.86)
    out += g(town.cactus(), 1060, gap[1] + 26, 0.74)
    return out + shot_hole(1150, s.high - 12 - 4, 3.4, 5)


def board(name: str) -> str:
    """The whole board of that height; spaces and steps carry their numbers."""
    s = Street(HEIGHTS[name])
    inner = ground(s) + street(s) + hill(s) + houses(s) + way(s)
    order = sorted(range(1, SPACES + 1), key=lambda n: s.at(n)[1])
    inner += "".join(g(sign(key), x, y, 0.94) for key, (x, y) in sign_spots(s).items())
    inner += "".join(g(goal(n) if n == GOAL else space(section(n), n), *s.at(n)) for n in order)
    x, y = s.at(START)
    inner += g(start_mark(), x + 30, y + 24, 0.72)
    out = rim(s) + el("g", inner, clip_path=clip("bdc", rect(10, 10, W - 20, s.high - 20, "#fff", 12))) + rect(10, 10, W - 20, s.high - 20, "none", 12, "#2c1a0e", 2.4)
    return out + "".join(nail(x, y, 4) for x in (20, 330, 640, 950, W - 20) for y in (7, s.high - 7))


def marks(name: str) -> dict[str, tuple[float, ...]]:
    """Every space, step and number place of the board, in units from its upper left."""
    s = Street(HEIGHTS[name])
    out: dict[str, tuple[float, ...]] = {f"space_{n}": s.at(n) for n in range(1, SPACES + 1)}
    for n, (x, y) in enumerate(s.graves()):
        out |= {f"grave_{n}": (x, y), f"step_{n}": (x, y - 12)} if n else {"step_0": (x + 34, y + 3)}
    for key, (x, y) in sign_spots(s).items():
        out |= {f"win_{key}": (x - 51, y - 16, 33, 32), f"loss_{key}": (x + 3, y - 16, 33, 32), f"sign_{key}": (x - 60, y - 24, 120, 48)}
    return out | {"bank": (W - 88, s.rows[2] + 114), "saloon": (142, HEIGHTS[name] - 260), "inner": (14, 14, W - 28, HEIGHTS[name] - 28)}


def whole() -> dict[str, Piece]:
    """Both boards, a file each."""
    return {name: piece(lambda n=name: board(n), W, high, at=(0, 0), alone=True, **marks(name)) for name, high in HEIGHTS.items()}  # type: ignore[misc]


def pieces() -> dict[str, Piece]:
    """Single spaces, rings, signs and what may be laid on the street."""
    out = {f"space_{key}": piece(lambda k=key: space(k), 70, 78, at=(35, 34), number=(20, 50, 30, 17)) for key in SECTION}  # type: ignore[misc]
    out["space_goal"] = piece(goal, 150, 150, number=(57, 94, 36, 21))
    out["ring"], out["ring_lit"] = piece(lambda: ring(False), 76, 76), piece(lambda: ring(True), 108, 104)
    out["start"] = piece(start_mark, 44, 48, at=(14, 42))
    out |= {f"sign_{key}": piece(lambda k=key: sign(k), 140, 64, win=(16, 15, 35, 34), loss=(73, 15, 35, 34)) for key in SECTION}  # type: ignore[misc]
    out |= {f"grave_{n}": piece(lambda n=n: stone(n), 64, 64, at=(30, 50)) for n in range(1, STEPS + 1)}  # type: ignore[misc]
    out["shop"], out["bank"] = piece(town.shop, 110, 90, at=(55, 76)), piece(town.crate, 190, 120, at=(95, 74))
    return out


FILES = tuple(f"gnadenlos/{n}.py" for n in ("base", "town", "board"))
SHEETS = [Sheet("gnadenlos/board", whole, FILES, quality=84)]
