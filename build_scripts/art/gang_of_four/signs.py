"""What tells how the hand stands: lantern, leader, passes, last card, bound, crown, exchange, light, piles."""

from __future__ import annotations

import math

from build_scripts.art.gang_of_four.base import (
    GOLD,
    HUE,
    LACQUER,
    LEAF,
    LOTUS,
    OXBLOOD,
    VERM,
    halo,
    piece,
    rays,
    tassel,
)
from build_scripts.art.gang_of_four.cards import H, W, back, back_worn, light, number, shadow
from build_scripts.art.gang_of_four.shapes import SHAPES, fire, plumes, star, trefoil
from build_scripts.art.kit import (
    blur,
    circ,
    contact,
    el,
    g,
    glow,
    ink,
    linear,
    mask,
    oval,
    path,
    poly,
    radial,
    rect,
    shade,
    stroke,
)
from build_scripts.art.sheet import Piece

WOOD = "#6a3a22"


def lantern() -> str:
    """A red paper lantern, lit; the origin is its hook."""
    out = g(halo(56, 54, "#ffb45a", 1), 0, 46) + stroke("M0 0V14", "#6a4018", 3) + circ(0, 2, 4, "none", GOLD, 2.4)
    paper = radial("paper", [(0, "#fff2b8", 1), (0.4, "#ff9a4a", 1), (1, "#c22a20", 1)], cx=0.46, cy=0.55, r=0.62)
    out += path("M-16 20q-17 8 -17 27t17 27h32q17 -8 17 -27t-17 -27z", paper, "#6e1410", 2.2)
    out += stroke("M-8 20q-13 27 0 54M8 20q13 27 0 54M0 20V74M-20 23q-13 24 0 48M20 23q13 24 0 48", "#8c1c14", 1.3, opacity=0.55)
    out += rect(-18, 14, 36, 8, GOLD, 2, True, 1.8) + rect(-16, 72, 32, 7, GOLD, 2, True, 1.8) + stroke("M-14 16.500h24M-12 74.500h20", "#fff0bd", 1.4)
    return out + tassel(0, 84, 0.5)


def leader() -> str:
    """The pennant of the one who leads the trick."""
    out = stroke("M-17 -22V24", ink(WOOD), 6) + stroke("M-17 -22V24", WOOD, 3.4) + circ(-17, -23, 4, GOLD, True, 1.6)
    out += path("M-15 -19q18 -6 38 4q-12 6 -10 14q4 8 12 10q-22 8 -40 2z", LOTUS, True, 2) + path("M-15 -19q10 -4 20 -2q-12 14 -4 34q-8 1 -16 -2z", shade(LOTUS, 0.22))
    return out + g(star(9, LEAF), -1, -3)


def passed() -> str:
    """A fan turned down: nothing this time."""
    out = oval(2, 27, 36, 7, "#0c0406", opacity=0.4, filter=blur("p3", 3))
    fan = ""
    for k in range(9):
        a0, a1 = math.radians(-60 + k * 13.4), math.radians(-60 + (k + 1) * 13.4)
        ps = [(r * math.sin(a), r * math.cos(a)) for r, a in ((20, a0), (50, a0), (50, a1), (20, a1))]
        fan += poly(ps, "#e9d2a2" if k % 2 else "#cdb27c", "#6a4420", 1.2)
    for k in range(10):
        a = math.radians(-60 + k * 13.4)
        fan += stroke(f"M{3 * math.sin(a):.1f} {3 * math.cos(a):.1f}L{22 * math.sin(a):.1f} {22 * math.cos(a):.1f}", "#5a2c1a", 3)
    arc = f"M{-44 * math.sin(math.radians(60)):.1f} {44 * math.cos(math.radians(60)):.1f}A44 44 0 0 0 {44 * math.sin(math.radians(60)):.1f} {44 * math.cos(math.radians(60)):.1f}"
    fan += stroke(arc, VERM, 4.4) + circ(0, 2, 4, GOLD, True, 1.6)
    return out + g(fan, 0, -26, 0.96, 4)


def last_card() -> str:
    """A single card on a burst of light: one more, and it is over."""
    ray = "".join(poly([(0, -40), (6.5, -24), (-6.5, -24)], "#ff9a3c" if a % 60 else LEAF, "#7a2410", 1.4, transform=f"rotate({a})") for a in range(0, 360, 30))
    out = halo(42, 42, "#ff8a3a", 0.9) + ray + circ(0, 0, 28, LACQUER, ink(GOLD), 4.4) + circ(0, 0, 28, "none", LEAF, 2.2)
    return out + glow(0, 0, 30, 30, "#ff9a3c", 0.9) + g(g(back(), 0, 0, 0.185), 0, 0, 1, 8) + g(star(6.5, "#fff6d8"), 14, -15)


def bound() -> str:
    """A chain with its lock: he must play high."""
    iron = "#b9bfc8"
    link = rect(-15, -8.5, 30, 17, "none", 8.5, ink(iron), 9) + rect(-15, -8.5, 30, 17, "none", 8.5, iron, 5) + stroke("M-8 -8.500h14", "#f2f4f6", 1.8)
    out = oval(2, 27, 36, 6, "#0c0406", opacity=0.4, filter=blur("b3", 3))
    out += g(link, -24, -12, 1, 34) + g(link, 24, -12, 1, -34) + stroke("M-9 4v-8q0 -12 9 -12t9 12v8", ink(iron), 8) + stroke("M-9 4v-8q0 -12 9 -12t9 12v8", iron, 4.6)
    out += rect(-19, 0, 38, 30, linear("lock", [(0, "#f2cf74", 1), (1, "#a06c22", 1)]), 6, ink(GOLD), 2.4) + rect(-15, 4, 30, 22, "none", 3, shade(GOLD, -0.35), 1.4)
    return out + path("M0 9a4.800 4.800 0 0 1 2.400 9l1.800 6h-8.400l1.800 -6a4.800 4.800 0 0 1 2.400 -9z", "#4a2410")


def crown() -> str:
    """The first out: a gold crown with a jade."""
    gold = linear("crown", [(0, "#ffe9a0", 1), (0.55, "#e0a83c", 1), (1, "#9a651e", 1)])
    out = g(halo(40, 34, LEAF, 0.7), 0, 2) + path("M-28 18L-32 -10Q-22 -4 -15 0Q-8 -12 0 -24Q8 -12 15 0Q22 -4 32 -10L28 18Q0 25 -28 18z", gold, ink(GOLD), 2.4)
    out += path("M-28 12Q0 19 28 12L27.500 19Q0 26 -27.500 19z", shade(GOLD, -0.1), ink(GOLD), 1.6)
    for x, y, c in ((-32, -12, LOTUS), (0, -26, LOTUS), (32, -12, LOTUS)):
        out += circ(x, y, 4.6, c, True, 1.6) + circ(x - 1.4, y - 1.4, 1.4, "#ffd9c8")
    return out + path("M0 -6l7 8l-7 8l-7 -8z", "#3fa878", "#0f4a34", 1.6) + stroke("M-22 -2L-19 10M-10 2L-9 11", "#fff6d0", 1.8)


def exchange() -> str:
    """Two cards that change places."""
    small = g(back(), 0, 0, 0.17)
    out = g(small, -20, 2, 1, -8) + g(g(number(10, "r"), 0, 0, 0.17), 20, 2, 1, 8)
    for sx in (-1, 1):
        arrow = stroke("M-20 -20Q0 -34 17 -24", "#4a1608", 7) + stroke("M-20 -20Q0 -34 17 -24", LEAF, 4) + poly([(12, -32), (26, -20), (9, -15)], LEAF, "#4a1608", 1.6)
        out += el("g", arrow, transform=f"scale({sx} {sx})")
    return out


def dealt() -> str:
    """The dealer's sign: a pack squared up."""
    out = contact(0, 22, 30, 8, "#0c0406", 0.6)
    for k in range(5):
        out += g(g(back(), 0, 0, 0.2), 0, 10 - k * 4, (1, 0.8), -10)
    return out


def burst() -> str:
    """The light behind a gang: beams, sparks, a ring of fire."""
    out = halo(240, 240, "#ff9a3a", 0.9) + el("g", rays(0, 0, 232, 24, "#ffd98a"), opacity=0.5) + halo(150, 150, "#fff0c0", 0.9)
    for k in range(16):
        a = math.radians(k * 22.5 + 9)
        if math.sin(a) > 0.55:  # words stand below the cards
            continue
        r = 150 + 34 * (k % 3)
        out += g(star(15 - 4 * (k % 3), "#fff3c8"), r * math.cos(a), r * math.sin(a), 1, k * 14)
    edge = radial("fade", [(0, "#fff", 1), (0.62, "#fff", 1), (1, "#000", 1)])
    return el("g", out, mask=mask("soft", circ(0, 0, 238, edge)))


def pile(worn: bool) -> str:
    """Cards that nobody looks at: the dead hand, or the heap of what was played."""
    out = oval(8, 22, 84, 66, "#0c0406", opacity=0.5, filter=blur("d8", 8))
    lay = ((-9, -8, 10), (5, 8, -6), (-3, 3, 5), (2, 0, -2)) if worn else ((-38, -26, 12), (30, 34, 4), (-20, 14, -4), (22, -12, 0), (-4, 6, 4))
    for k, (turn, x, y) in enumerate(lay):
        face = back_worn() if worn else back()
        out += g(rect(-W / 2 + 3, -H / 2 + 5, W, H, "#140507", 15, opacity=0.35) + face + rect(-W / 2, -H / 2, W, H, "#2a0a0a", 15, opacity=0.16 * (len(lay) - 1 - k)), x, y, 0.62 if worn else 0.5, turn)
    if worn:
        web = "M-52 -72q16 10 34 4M-52 -72q2 18 -6 34M-48 -60q10 6 18 1M-44 -50q12 6 24 2"
        out += stroke(web, "#e8dcc6", 1, opacity=0.5) + stroke("M-60 20q60 18 120 -8", "#5a3a22", 6) + stroke("M-60 20q60 18 120 -8", "#b08a54", 3.4) + stroke("M4 28q-12 -14 -16 -2q4 8 16 2q12 -14 18 -2q-6 8 -18 2M4 28l-8 18M4 28l12 16", "#b08a54", 3.4)
    return out


def mark(kind: str) -> str:
    """A colour, or the sign of a picture card, large enough for a list."""
    if kind == "multi":
        return trefoil(0.9)
    if kind == "phoenix":
        return g(plumes(HUE["g"], 0.72), -8, 1, 1, -16) + g(plumes(HUE["y"], 0.72), 8, 1, 1, 16)
    return fire(0.8) if kind == "dragon" else SHAPES[kind[0]](0.84)


def veil() -> str:
    """Laid over a beaten card."""
    return rect(-W / 2, -H / 2, W, H, OXBLOOD, 15, opacity=0.72)


def pieces() -> dict[str, Piece]:
    """All of them."""
    out = {
        "shadow_card": piece(shadow, 232, 308), "glow_card": piece(light, 216, 288), "veil_card": piece(veil, W, H),
        "lantern": piece(lantern, 132, 132, at=(66, 10)), "leader": piece(leader, 56, 56), "passed": piece(passed, 92, 72),
        "last_card": piece(last_card, 88, 88), "bound": piece(bound, 88, 76), "crown": piece(crown, 84, 72),
        "exchange": piece(exchange, 84, 76), "dealt": piece(dealt, 72, 72),
        "glow_soft": piece(lambda: glow(0, 0, 120, 120, "#ffb45a"), 240, 240), "burst": piece(burst, 480, 480),
        "dead_hand": piece(lambda: pile(True), 200, 200), "heap": piece(lambda: pile(False), 220, 180),
    }  # fmt: skip
    for kind in ("green", "yellow", "red", "multi", "phoenix", "dragon"):
        out[f"mark_{kind}"] = piece(lambda k=kind: mark(k), 40, 40)  # type: ignore[misc]
    return out

