"""Seats, piles and paper: plates, mats, hands from behind, seals, the prison gate, the question, the news-sheet."""

from __future__ import annotations

import math
import random

from build_scripts.art.guillotine.actions import back as action_back
from build_scripts.art.guillotine.base import (
    BLUE,
    CREAM,
    EDGE,
    GOLD,
    GROUP,
    INKY,
    PAPER,
    RED,
    WOOD,
    circ,
    ink,
    oval,
    path,
    piece,
    rect,
    sign,
    wash,
)
from build_scripts.art.kit import Point, blur, g, grain, linear, mix, poly, shade, stroke
from build_scripts.art.sheet import Piece

PARCH = "#e0cda0"


def sheet_of(w: float, h: float, c: str, seed: int, rough: float = 2.2) -> list[Point]:
    """A sheet with deckled edges, its middle at the origin."""
    rnd, ps = random.Random(seed), []
    for (ax, ay), (bx, by) in (((-w / 2, -h / 2), (w / 2, -h / 2)), ((w / 2, -h / 2), (w / 2, h / 2)), ((w / 2, h / 2), (-w / 2, h / 2)), ((-w / 2, h / 2), (-w / 2, -h / 2))):
        n = max(3, int((abs(bx - ax) + abs(by - ay)) / 14))
        for k in range(n):
            t = k / n
            ps.append((ax + (bx - ax) * t + rnd.uniform(-rough, rough) * (ay != by), ay + (by - ay) * t + rnd.uniform(-rough, rough) * (ax != bx)))
    return ps


def plate(active: bool) -> str:
    """The block of a seat, 200 x 140: a printed sheet; its rim is lit when it is that seat's turn."""
    w, h = 184, 124
    out = rect(-w / 2 + 3, -h / 2 + 5, w, h, "#140c18", 9, opacity=0.55, filter=blur("q5", 5))
    if active:
        out = rect(-w / 2 - 5, -h / 2 - 5, w + 10, h + 10, "#ffc860", 14, opacity=0.95, filter=blur("q4", 5))
    fill = linear("pl", [(0, "#ecdcb0", 1), (1, "#dcc692", 1)] if active else [(0, "#d9c799", 1), (1, "#c2ad7e", 1)], 0, 0, 0.4, 1)
    out += rect(-w / 2, -h / 2, w, h, fill, 9, GOLD if active else "#6f5d42", 3 if active else 2)
    out += rect(-w / 2 + 5, -h / 2 + 5, w - 10, h - 10, "none", 5, RED if active else "#8d7a5a", 1.6) + rect(-w / 2 + 8, -h / 2 + 8, w - 16, h - 16, "none", 3, RED if active else "#8d7a5a", 0.8, opacity=0.7)
    for sx in (-1, 1):
        for sy in (-1, 1):
            out += g(path("M0 0H15L0 15z", BLUE if sx < 0 else RED, None, opacity=0.85) + path("M17 0H20L0 20V17z", CREAM), sx * (w / 2 - 5.500), sy * (h / 2 - 5.500), (-sx, -sy))
    return out


def name_plate(active: bool) -> str:
    """A ribbon for a name, 160 x 48."""
    fill = linear("np", [(0, "#fff3c8", 1), (1, "#efcb74", 1)] if active else [(0, "#f0e4c4", 1), (1, "#d6c498", 1)])
    out = rect(-72, -16, 148, 38, "#140c18", 5, opacity=0.45, filter=blur("n3", 2.500))
    tails = path("M-76 -14H-58V20H-76L-69 3z", BLUE, True, 1.8) + path("M76 -14H58V20H76L69 3z", RED, True, 1.8)
    return out + tails + rect(-68, -20, 136, 38, fill, 4, GOLD if active else "#8d7a5a", 2.2)


def mat(group: str) -> str:
    """Where the trophies of a group lie, 124 x 120: a wash of its colour with its sign at the head."""
    c = GROUP[group]
    out = rect(-59, -57, 118, 114, wash(c, 0.74), 7, opacity=0.55) + rect(-59, -57, 118, 114, "none", 7, c, 2, stroke_dasharray="1 0") + rect(-55, -53, 110, 106, "none", 5, c, 0.9, opacity=0.6)
    return out + path("M-59 -27V-50q0 -7 7 -7H52q7 0 7 7v23z", c, None, opacity=0.92) + g(sign(group, 0.76), -42, -42)


def fan(n: int) -> str:
    """A hand of n action cards from behind; the origin is the thumb."""
    out, spread = "", min(64, 12 * n)
    small = g(action_back(62, 92, 6), 0, -36, 0.57)
    for i in range(n):
        turn = 0 if n == 1 else -spread / 2 + spread * i / (n - 1)
        out += g(rect(-16.500, -61, 35, 53, INKY, 4, opacity=0.35) + small, 0, 20, 1, turn)
    return out


def seal() -> str:
    """Points on wax, 84 x 84."""
    rnd = random.Random(4)
    blob = "".join(f"{'M' if k == 0 else 'L'}{x:.1f} {y:.1f}" for k, (x, y) in enumerate(_ring(34, 2.4, 26, rnd))) + "z"
    out = g(path(blob, "#140c18", opacity=0.4, filter=blur("se", 2.500)), 2, 4) + path(blob, linear("wax", [(0, "#cf4a42", 1), (1, "#8f2426", 1)], 0, 0, 1, 1), "#4a1216", 2.2)
    return out + circ(0, 0, 26.500, "#a82f2e", "#7c1c20", 1.8) + stroke("M-22 -14A26.500 26.500 0 0 1 8 -25", "#e88a78", 2.2, opacity=0.9) + stroke("M-30 -10Q-26 -26 -12 -31", "#f0a090", 2.600, opacity=0.8)


def _ring(r: float, wobble: float, n: int, rnd: random.Random) -> list[Point]:
    return [((r + rnd.uniform(-wobble, wobble)) * math.cos(k * math.tau / n), (r + rnd.uniform(-wobble, wobble)) * math.sin(k * math.tau / n)) for k in range(n)]


def tag() -> str:
    """A small label for a number, 48 x 34."""
    return rect(-20, -12, 42, 27, "#140c18", 13, opacity=0.4, filter=blur("tg", 2)) + rect(-22, -15, 44, 29, INKY, 14, GOLD, 2)


# ---- piles ----------------------------------------------------------------------------------------------
def conciergerie() -> str:
    """The prison by the river, 168 x 150: two towers and a gate; the nobles wait behind it."""
    stone, slate = "#cbbfa6", "#5f6a80"
    out = oval(4, 68, 78, 7, "#140c18", opacity=0.45, filter=blur("cg", 3))
    out += rect(-40, -22, 80, 90, stone, 0, True, 2.4) + path("M-44 -22V-32h10v6h10v-6h10v6h10v-6h8v6h10v-6h10v6h10v-6h10V-22z", stone, True, 2)
    for k in (-1, 1):
        x = k * 52
        out += rect(x - 22, -34, 44, 102, stone, 0, True, 2.4) + path(f"M{x - 26} -34L{x} -74L{x + 26} -34z", slate, True, 2.4) + stroke(f"M{x - 12} -38L{x - 2} -60", shade(slate, 0.4), 2) + stroke(f"M{x} -73V-69", GOLD, 4)
        out += "".join(path(f"M{x - 4} {y + 16}V{y}q4 -6 8 0V{y + 16}z", "#3a3038", ink(stone), 1.6) for y in (-22, 8, 38))
        out += stroke("".join(f"M{x - 20} {y}h10M{x + 8} {y + 6}h10" for y in (-10, 22, 52)), shade(stone, -0.3), 1.6)
    gate = path("M-24 68V22Q-24 -2 0 -2Q24 -2 24 22V68z", "#2a222a", ink(stone), 2.6)
    face = g(circ(0, 0, 9, "#efbd98", INKY, 1.6) + path("M-12 6Q-14 -13 0 -14Q14 -13 12 6Q7 6 8 0Q5 -5 0 -5Q-5 -5 -8 0Q-7 6 -12 6z", "#ece5da", INKY, 1.6) + circ(-3, 1, 1.5, INKY) + circ(4, 1, 1.5, INKY), 0, 22)
    bars = "".join(stroke(f"M{x} {4 if abs(x) < 12 else 14}V67", "#1a1418", 5) + stroke(f"M{x} {4 if abs(x) < 12 else 14}V67", "#8a8690", 2.6) for x in (-16, -8, 8, 16)) + stroke("M-23 22H23M-23 52H23", "#1a1418", 5) + stroke("M-23 22H23M-23 52H23", "#8a8690", 2.6)
    return out + gate + face + bars + path("M-8 -14H8V-8Q0 0 -8 -8z", RED, True, 1.6) + plaque(0, 56)


def plaque(x: float, y: float, w: float = 56, h: float = 28) -> str:
    """A dark plaque for a pale number."""
    return rect(x - w / 2 + 1.500, y - h / 2 + 3, w, h, "#140c18", h / 2, opacity=0.4) + rect(x - w / 2, y - h / 2, w, h, INKY, h / 2, GOLD, 2)


def discard_nobles() -> str:
    """Those who got away or were let go: wigs in a cart's corner, 132 x 110."""
    out = oval(4, 46, 58, 7, "#140c18", opacity=0.45, filter=blur("dn", 3))
    for x, y, r in ((-26, -8, -10), (24, -10, 14), (0, -24, 2)):
        wig = path("M-17 12Q-24 -18 0 -22Q24 -18 17 12Q10 16 11 4Q8 -6 0 -6Q-8 -6 -11 4Q-10 16 -17 12z", "#ece5da", True, 2) + stroke("M-10 -12Q0 -18 10 -12", shade("#ece5da", -0.25), 1.6) + "".join(rect(sx * 15 - 8, yy, 16, 7, "#ece5da", 3.5, True, 1.6) for sx in (-1, 1) for yy in (0, 8))
        out += g(wig, x, y, 1, r)
    return out + path("M-52 0H52L44 46H-44z", WOOD, True, 2.6) + stroke("M-50 14H50M-47 30H47", ink(WOOD), 2) + stroke("M-50 3H50", shade(WOOD, 0.4), 2) + rect(-30, 0, 6, 46, shade(WOOD, -0.2), 0, True, 1.8) + rect(24, 0, 6, 46, shade(WOOD, -0.2), 0, True, 1.8) + plaque(0, 34, 52, 27)


def stack(depth: int) -> str:
    """The pile of action cards, one to three cards thick to the eye."""
    out = rect(-80 + 4, -120 + 6, 160, 240, "#140c18", 11, opacity=0.5, filter=blur("st", 4))
    for k in range(depth * 2, 0, -1):
        out += rect(-80 + k * 1.5, -120 + k * 1.5, 160, 240, mix(CREAM, "#8d7a5a", 0.2 if k % 2 else 0.4), 10, ink(EDGE), 1.2)
    return g(out + action_back() + plaque(3, 88, 64, 36), -3, -3)


def discard_actions() -> str:
    """The place of the played action cards: a printed frame on the stones."""
    out = rect(-80, -120, 160, 240, CREAM, 11, opacity=0.12) + rect(-80, -120, 160, 240, "none", 11, CREAM, 3, stroke_dasharray="12 8", opacity=0.7)
    return out + g(stroke("M-22 -16L22 16M22 -16L-22 16", CREAM, 5, opacity=0.4), 0, 0) + rect(-36, -46, 72, 92, "none", 6, CREAM, 3, opacity=0.4)


# ---- paper --------------------------------------------------------------------------------------------
def ribbon() -> str:
    """The question: the brightest paper on the table, between a blue and a red tail, 320 x 84."""
    out = rect(-126, -28, 252, 64, "#140c18", 8, opacity=0.5, filter=blur("rb", 5))
    for k, c in ((-1, BLUE), (1, RED)):
        tail = path("M112 -20H158L146 4L158 30H112z", shade(c, -0.12), True, 2.2) + path("M112 30L128 36V20z", shade(c, -0.5), True, 1.6)
        out += g(tail, 0, 2, (k, 1))
    return out + rect(-128, -36, 256, 64, linear("rq", [(0, "#fffdf4", 1), (1, "#fdf3d8", 1)]), 6, RED, 3) + rect(-121, -29, 242, 50, "none", 3, GOLD, 1.6)


def hint() -> str:
    """A word beside a held card, 120 x 52."""
    return rect(-52, -18, 108, 42, "#140c18", 20, opacity=0.45, filter=blur("hi", 3)) + rect(-55, -22, 110, 42, INKY, 21, GOLD, 2.2)


def newssheet() -> str:
    """A news-sheet pasted to the wall, 240 x 200."""
    ps = sheet_of(224, 184, PAPER, 7)
    out = g(poly([(x + 3, y + 5) for x, y in ps], "#140c18", opacity=0.45, filter=blur("ns", 4)))
    out += poly(ps, linear("np2", [(0, "#f6ecd2", 1), (1, "#e6d6ae", 1)], 0, 0, 0.5, 1), "#8d7a5a", 1.8) + grain(-104, -84, 190, 166, "#8a6a3a", 40, 6, (6, 20), 0.14)
    return out + rect(-100, -82, 200, 2.6, INKY) + rect(-100, -77.500, 200, 1, INKY) + "".join(circ(x, y, 4, "#8a8690", "#3a3640", 1.4) for x, y in ((-104, -86), (104, -86)))


def pieces() -> dict[str, Piece]:
    """All of them."""
    out: dict[str, Piece] = {}
    for on, tail in ((False, ""), (True, "_active")):
        out["plate" + tail] = piece(lambda o=on: plate(o), 200, 140, border=(40, 40, 40, 40), inner=(14, 14, 172, 112))  # type: ignore[misc]
        out["name_plate" + tail] = piece(lambda o=on: name_plate(o), 160, 48, border=(30, 22, 30, 22), inner=(16, 5, 128, 36))  # type: ignore[misc]
    for group in GROUP:
        out[f"mat_{group}"] = piece(lambda x=group: mat(x), 124, 120, border=(36, 38, 16, 16), head=(36, 4, 82, 28), inner=(7, 37, 110, 76))  # type: ignore[misc]
    for n in range(1, 11):
        out[f"fan_{n}"] = piece(lambda n=n: fan(n), 120, 84, at=(60, 62))  # type: ignore[misc]
    out["seal"] = piece(seal, 84, 84, number=(17, 22, 50, 40))
    out["tag"] = piece(tag, 48, 34, border=(20, 16, 20, 16), inner=(5, 4, 38, 24))
    out["conciergerie"] = piece(conciergerie, 168, 150, at=(84, 76), count=(58, 118, 52, 28))
    out["discard_nobles"] = piece(discard_nobles, 132, 110, count=(42, 76, 48, 26))
    for k in (1, 2, 3):
        out[f"stack_{k}"] = piece(lambda k=k: stack(k), 176, 256, count=(58, 196, 60, 34))  # type: ignore[misc]
    out["discard_actions"] = piece(discard_actions, 176, 256)
    out["ribbon"] = piece(ribbon, 320, 84, at=(160, 44), border=(60, 42, 60, 30), inner=(42, 14, 236, 52))
    out["hint"] = piece(hint, 120, 52, border=(26, 24, 26, 24), inner=(16, 6, 88, 38))
    out["sheet"] = piece(newssheet, 240, 200, border=(60, 60, 60, 40), inner=(26, 30, 188, 150))
    return out


