"""The three pictures: the dragon who takes his tea alone, and the two phoenixes.

Drawn for a card of 168 x 240 with the origin in the middle; the upper left and lower right corners carry signs.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from build_scripts.art.gang_of_four.base import CREAM, GOLD, JADE, LEAF, LOTUS, VERM, cloud, rays
from build_scripts.art.kit import Point, circ, g, glow, ink, linear, oval, path, poly, pts, radial, rect, shade, stroke
from build_scripts.art.ui.box_gang import Knot, flame, ribbon, spine

Girth = Callable[[float], float]


# ---- the dragon ---------------------------------------------------------------------------------
COIL: list[Point] = [(50, -44), (68, -26), (66, 4), (36, 22), (-6, 20), (-48, 28), (-64, 58), (-52, 90), (-16, 102), (16, 94), (10, 82)]


def thick(t: float) -> float:
    """Half the dragon's width along his way."""
    return 2.4 + 14.5 * math.sin(math.pi * (0.3 + 0.7 * t)) ** 0.75 if t < 0.995 else 1.4


def crest(sp: list[Knot], w: Girth, c: str) -> str:
    """The jagged back."""
    out = ""
    for i in range(2, len(sp) - 8, 3):
        (x, y, nx, ny, t), (x1, y1), (x2, y2) = sp[i], sp[i + 2][:2], sp[i + 3][:2]
        root, tip = w(t) * 0.8, w(t) + 6.4
        out += poly([(x - nx * root, y - ny * root), (x1 - nx * tip, y1 - ny * tip), (x2 - nx * root, y2 - ny * root)], c, shade(c, -0.55), 1)
    return out


def scales(sp: list[Knot], w: Girth, c: str) -> str:
    """Belly plates on one side, scales on the other."""
    plates, arcs = "", ""
    for i in range(2, len(sp) - 6, 2):
        x, y, nx, ny, t = sp[i]
        a = w(t)
        plates += f"M{x + nx * a * 0.34:.1f} {y + ny * a * 0.34:.1f}L{x + nx * a * 0.88:.1f} {y + ny * a * 0.88:.1f}"
        for o in (-0.08, -0.56) if i % 4 else (-0.32,):
            cx, cy, r = x + nx * a * o, y + ny * a * o, a * 0.24
            arcs += f"M{cx + nx * r:.1f} {cy + ny * r:.1f}Q{cx + ny * r * 1.5:.1f} {cy - nx * r * 1.5:.1f} {cx - nx * r:.1f} {cy - ny * r:.1f}"
    return stroke(plates, shade(c, -0.22), 1) + stroke(arcs, shade(c, -0.44), 1)


def serpent(sp: list[Knot], w: Girth, c: str, belly: str, mane: str) -> str:
    """A dragon's body along a spine."""
    out = g(poly(ribbon(sp, w), "#2c0606", opacity=0.5), 4, 6) + crest(sp, w, mane)
    out += poly(ribbon(sp, w), c, shade(c, -0.64), 2) + poly(ribbon(sp, w, 0.28, 0.93), belly)
    out += poly(ribbon(sp, w, -0.96, -0.6), shade(c, -0.26), opacity=0.85) + poly(ribbon(sp, w, 0.06, 0.22), shade(c, 0.4), opacity=0.5)
    return out + scales(sp, w, c)


def foot(c: str) -> str:
    """A leg with its haunch and three nails, standing."""
    line = shade(c, -0.64)
    out = path("M-8 2q-7 10 -4 20q0 6 6 6l9 -1q3 -14 6 -24z", c, line, 1.8) + path("M3 3q0 14 -1 24l3 -1q3 -14 6 -23z", shade(c, -0.28))
    out += "".join(path(f"M{k} 25q-6 3 -10 10q11 0 14 -8z", CREAM, line, 1.1) for k in (-8, -1, 6))
    return out + circ(0, -1, 10.5, c, line, 1.8) + stroke("M-5 3q5 5 10 0M-5 -4q5 5 10 0", shade(c, -0.44), 1.2)


def cup() -> str:
    """The smallest cup in the house, and the claw that holds it with the little finger out."""
    line = shade(GOLD, -0.64)
    out = stroke("M-5 -16q-6 -7 0 -13q6 -6 1 -13M5 -15q-4 -6 1 -11", "#fff4dc", 2.2, opacity=0.8)
    out += path("M-10 -9h20q0 14 -7 17h-6q-7 -3 -7 -17z", "#f4f7f2", "#41607a", 1.6) + oval(0, -9, 10, 2.8, "#c78a3c", "#41607a", 1.3)
    out += stroke("M-7 -2q3 4 7 1t7 0", "#3f76a8", 1.8) + path("M5 -6q2 12 -3 13l3 -.5q5 -4 5 -13z", "#b9c8cf")
    out += path("M12 -2q-8 -3 -12 1q-1 3 3 4q6 1 10 2z", GOLD, line, 1.4) + path("M12 4q-7 0 -10 4q1 3 5 2l7 -1z", GOLD, line, 1.4)
    return out + path("M2 1l-5 .5q1.500 2 4.500 2zM4 8l-4 2q2 1.500 5 .500z", CREAM, line, 0.9) + path("M13 -4q-2 -8 -9 -12q0 6 2 9l4 5z", GOLD, line, 1.4) + path("M4 -16l-2.500 -4q4 1 5 5z", CREAM, line, 0.9)


def pot() -> str:
    """A clay teapot that is about to boil."""
    c = "#7a4632"
    out = path("M-20 -2q-10 -2 -15 -13l-5 1q3 19 18 24z", c, True, 1.8) + stroke("M17 -5q14 -4 13 7q-2 9 -14 8", ink(c), 6) + stroke("M17 -5q14 -4 13 7q-2 9 -14 8", c, 3)
    out += path("M-20 4q0 -17 20 -17t20 17q0 14 -12 15h-16q-12 -1 -12 -15z", c, True, 1.8) + path("M6 -12q14 3 14 16q0 13 -11 14q9 -14 -3 -30z", shade(c, -0.28))
    out += oval(0, -12, 10, 2.8, shade(c, 0.16), ink(c), 1.5) + circ(0, -17, 3.4, c, True, 1.5) + stroke("M-13 -2q2 -6 8 -7", shade(c, 0.5), 2)
    return out + stroke("M-6 5h12M0 0v12M-5 11h10", LEAF, 1.8) + stroke("M-39 -20q-5 -5 -1 -10q4 -5 0 -11", "#fff4dc", 2.4, opacity=0.75)


def head() -> str:
    """In profile, looking left, well pleased: lid half down, brow up; about 96 wide."""
    line, c = shade(GOLD, -0.66), linear("hide", [(0, "#f6d272", 1), (1, "#bb7f27", 1)])
    out = "".join(flame(22 + a * 0.05, 8, s, a, JADE) for a, s in ((-12, 1.05), (14, 1.25), (40, 1.3), (68, 1.2), (96, 1.05), (120, 0.85)))
    horn = "M12 -12q2 -20 22 -26q10 -3 13 -11M28 -33q6 4 15 1"
    out += stroke(horn, line, 7.6) + stroke(horn, LEAF, 4.4) + stroke("M13 -16q5 -14 20 -19", "#fff6d0", 1.4)
    out += path("M18 -10q12 -14 20 -8q-2 12 -16 18z", shade(GOLD, -0.08), line, 1.8) + path("M22 -8q8 -8 12 -6q-2 7 -10 10z", LOTUS)
    out += path("M-38 12q10 -3 22 2q16 4 30 1l-4 13q-18 7 -32 1q-13 -6 -16 -17z", shade(GOLD, -0.14), line, 2)
    out += path("M-47 -3q-3 -12 9 -14q8 -1 13 4q5 -13 20 -16q24 -2 32 14q6 15 -6 27q-11 9 -26 3q-14 -6 -30 -3q-11 0 -12 -15z", c, line, 2.2)
    out += path("M-43 -7q0 -7 8 -7q8 1 12 6q-10 6 -20 1z", "#fae3a0") + path("M-42 -2q-2 -6 4 -5q3 2 0 6q-2 2 -4 -1z", line)
    out += stroke("M-39 12q16 -5 30 0q12 4 22 -2q4 -4 3 -8", line, 2.2) + "".join(poly([(x, 10), (x + 6.5, 10.4), (x + 3, 18)], CREAM, line, 1) for x in (-33, -22))
    out += path("M-12 -12q10 -10 21 -1q-9 8 -21 1z", CREAM, line, 1.6) + circ(-3, -11, 4, VERM) + circ(-3.4, -10.8, 1.9, "#26120e") + path("M-13 -12q10 -11 23 -1q-12 -3 -23 1z", shade(GOLD, -0.1), line, 1.5)
    out += path("M-17 -20q12 -15 28 -7l-2 5q-12 -5 -23 4z", JADE, shade(JADE, -0.55), 1.4) + oval(12, 6, 6, 4, LOTUS, opacity=0.35)
    out += stroke("M16 6q6 -2 8 -9M8 0q6 0 9 -4", shade(GOLD, -0.5), 1.5)
    for d in ("M-43 2q-18 0 -20 18q0 12 -8 14", "M-30 17q-8 10 0 22q4 8 -2 14"):
        out += stroke(d, line, 3.8) + stroke(d, LEAF, 1.9)
    return out + flame(-4, 26, 0.62, 170, JADE) + flame(6, 26, 0.76, 186, JADE)


def dragon() -> str:
    """Coiled round his own teapot, which the tip of his tail keeps warm."""
    out = rays(10, 0, 240, 32, "#a82a20") + glow(0, 40, 100, 80, "#ff9a4a", 0.6)
    out += cloud(46, -98, 0.7, "#5e1014", GOLD, True) + cloud(-56, -6, 0.5, "#5e1014", GOLD) + cloud(66, 44, 0.46, "#5e1014", GOLD, True)
    sp = spine(COIL, 108)
    body = serpent(sp, thick, GOLD, LEAF, JADE)
    tail = "".join(flame(4, 86, s, a, c) for a, s, c in ((-78, 0.8, "#e2562a"), (44, 0.8, "#e2562a"), (-40, 0.95, "#f0862e"), (14, 0.95, "#f0862e"), (-14, 0.8, "#ffc24a")))
    out += body + glow(0, 70, 44, 34, "#ffd27a", 0.95) + tail + g(pot(), -6, 52, 0.98)
    out += g(foot(GOLD), 30, 22, (0.95, 0.95)) + g(foot(GOLD), -50, 40, (-0.8, 0.8), 10)
    arm = spine([(64, -4), (40, 6), (14, 4), (-14, -4)], 24)
    out += poly(ribbon(arm, lambda t: 9.5 - 5 * t), GOLD, shade(GOLD, -0.64), 1.8) + poly(ribbon(arm, lambda t: 9.5 - 5 * t, 0.4, 0.92), shade(GOLD, -0.26))
    out += circ(61, -4, 14, GOLD, shade(GOLD, -0.64), 1.8) + stroke("M53 -1q7 7 15 0M53 -10q7 7 15 0", shade(GOLD, -0.44), 1.3) + rect(48, -12, 9, 17, GOLD, 4)
    out += g(cup(), -26, -3, 1.06) + g(head(), 24, -52, 1.02)
    foam = "".join(cloud(x, y, s, "#5e1014", GOLD, f) for x, y, s, f in ((-66, 112, 0.8, False), (-6, 118, 0.8, False), (56, 112, 0.8, True)))
    return out + foam


# ---- the phoenixes ---------------------------------------------------------------------------------
def vane(length: float, w: float, c: str, tip: str | None = None, quill: bool = True) -> str:
    """A feather from its root, pointing up."""
    k = length
    d = f"M0 0C{-w:.1f} {-k * 0.3:.1f} {-w:.1f} {-k * 0.78:.1f} 0 {-k:.1f}C{w:.1f} {-k * 0.78:.1f} {w * 0.8:.1f} {-k * 0.3:.1f} 0 0z"
    out = path(d, c, ink(c), 1.1) + path(f"M0 -2C{-w * 0.8:.1f} {-k * 0.32:.1f} {-w * 0.8:.1f} {-k * 0.76:.1f} 0 {-k + 2:.1f}z", shade(c, 0.3))
    out += stroke(f"M0 0V{-k * 0.9:.1f}", ink(c), 0.8) if quill else ""
    if tip:
        out += path(f"M{-w * 0.5:.1f} {-k * 0.8:.1f}Q0 {-k * 1.08:.1f} {w * 0.5:.1f} {-k * 0.8:.1f}Q0 {-k * 0.7:.1f} {-w * 0.5:.1f} {-k * 0.8:.1f}z", tip)
    return out


def pinion(arm: list[Point], n: int, a0: float, a1: float, l0: float, l1: float, cs: tuple[str, str, str]) -> str:
    """A wing along a bent arm: long feathers, coverts, and a scalloped shoulder."""
    sp, out = spine(arm, 40), ""
    for row, (count, k, w, c) in enumerate(((n, 1.0, 7.8, cs[0]), (n - 2, 0.62, 6.8, cs[1]), (n - 3, 0.34, 5.6, cs[2]))):
        for i in range(count):
            u = i / (count - 1)
            x, y = sp[round(2 + u * 36)][:2]
            out += g(vane(k * (l0 + (l1 - l0) * u), w, shade(c, -0.06 * (i % 2)), None if row else cs[1]), x, y, 1, a0 + (a1 - a0) * u)
    x, y = sp[1][:2]
    out += poly(ribbon(sp, lambda t: 7.6 - 4.6 * t), cs[2], ink(cs[2]), 1.5) + circ(x, y, 8.6, cs[2], ink(cs[2]), 1.5)
    out += stroke(f"M{x - 4:.1f} {y + 1:.1f}a4 4 0 1 1 4 4a2 2 0 1 1 1 -4", ink(cs[2]), 1.3)
    for i in range(3, 37, 4):
        x, y, nx, ny, t = sp[i]
        r = 5.4 - 3 * t
        out += stroke(f"M{x + nx * r:.1f} {y + ny * r:.1f}Q{x + ny * r:.1f} {y - nx * r:.1f} {x - nx * r:.1f} {y - ny * r:.1f}", ink(cs[2]), 1)
    return out


def train(ctrl: list[Point], c: str, rim: str, eye: str, w: float = 6.2) -> str:
    """A long plume of the tail with barbs and an eye at its end."""
    sp = spine(ctrl, 44)

    def girth(t: float) -> float:
        return 1.6 + w * math.sin(math.pi * (0.1 + 0.78 * t)) ** 1.2

    out = poly(ribbon(sp, girth), c, ink(c), 1.4) + poly(ribbon(sp, girth, 0.1, 0.86), shade(c, 0.26), opacity=0.8)
    barbs = ""
    for i in range(4, 42, 2):
        x, y, nx, ny, t = sp[i]
        r, tx, ty = girth(t) * 0.9, ny, -nx
        barbs += f"M{x + nx * r - tx * 3:.1f} {y + ny * r - ty * 3:.1f}L{x:.1f} {y:.1f}L{x - nx * r - tx * 3:.1f} {y - ny * r - ty * 3:.1f}"
    out += stroke(barbs, ink(c), 0.7, opacity=0.55) + stroke(pts([q[:2] for q in sp], False), ink(c), 1)
    x, y, nx, ny, _ = sp[-1]
    turn = math.degrees(math.atan2(nx, -ny)) + 90
    end = path("M0 7C-13 2 -13 -12 0 -22C13 -12 13 2 0 7z", c, ink(c), 1.4) + path("M0 4C-9 0 -9 -9 0 -16C9 -9 9 0 0 4z", rim, ink(rim), 1) + circ(0, -4, 5, eye, ink(eye), 1) + circ(-1.4, -5.6, 1.7, "#fff6d8")
    return out + g(end, x, y, 0.92, turn)


TRAINS: dict[str, list[list[Point]]] = {
    "g": [
        [(0, 34), (-20, 54), (-48, 56), (-62, 36), (-54, 14)], [(0, 34), (-18, 66), (-46, 82), (-66, 74), (-70, 56)],
        [(4, 36), (20, 58), (30, 70), (26, 92), (8, 98)], [(2, 36), (-6, 72), (-28, 96), (-54, 100), (-66, 96)], [(4, 36), (6, 66), (-2, 88), (-18, 96), (-30, 88)],
    ],
    "y": [
        [(0, 32), (-26, 40), (-52, 30), (-64, 8), (-52, -8)], [(0, 34), (-24, 60), (-54, 62), (-68, 44), (-66, 30)],
        [(2, 36), (-12, 70), (-42, 86), (-64, 80), (-70, 70)], [(4, 36), (16, 62), (28, 72), (22, 92), (4, 92)], [(4, 36), (2, 74), (-18, 98), (-44, 104), (-58, 102)],
    ],
}  # fmt: skip


def neck_and_head(c: str, trim: str, crestc: str) -> str:
    """Breast, neck in an S and the head looking back over the shoulder to the left, or ahead."""
    sp = spine([(26, -68), (31, -54), (20, -36), (4, -18), (0, 8), (6, 38)], 54)

    def w(t: float) -> float:
        return 5 + 13.5 * max(0.0, math.sin(math.pi * (t - 0.32) / 0.72)) ** 1.2 if t > 0.32 else 5

    out = poly(ribbon(sp, w), c, ink(c), 2) + poly(ribbon(sp, w, 0.08, 0.86), shade(c, 0.34)) + poly(ribbon(sp, w, -0.94, -0.5), shade(c, -0.28))
    for row in range(5):
        for k in range(3):
            x, y = -6 + k * 7 + (row % 2) * 3 + row * 0.4, -10 + row * 8.6
            out += stroke(f"M{x - 3.6:.1f} {y:.1f}q3.600 5.500 7.200 0", ink(c), 1.1)
    for a in (-40, 40, -20, 20, 0):
        out += g(vane(17, 5, shade(c, 0.1 if a == 0 else -0.12)), 5, 30, 1, 178 + a)
    for i in range(6, 22, 4):
        x, y, nx, ny, _ = sp[i]
        out += stroke(f"M{x + nx * 4:.1f} {y + ny * 4:.1f}L{x - nx * 4:.1f} {y - ny * 4:.1f}", trim, 1.6)
    for a, k in ((-100, 30), (-70, 40), (-42, 42), (-16, 34)):
        out += g(vane(k, 3.4, crestc, quill=False), 24, -76, 1, a) + circ(24 + (k + 1) * math.sin(math.radians(a)), -76 - (k + 1) * math.cos(math.radians(a)), 3.4, trim, ink(trim), 1)
    out += circ(27, -72, 10.4, c, ink(c), 2) + path("M20 -79q6 -5 13 -2q-2 8 -8 10q-5 -2 -5 -8z", shade(c, 0.3))
    out += path("M35 -76q12 0 17 10q-9 -1 -16 -1z", LEAF, ink(GOLD), 1.4) + path("M36 -68q8 0 11 2q-5 4 -11 2z", GOLD, ink(GOLD), 1.2) + path("M31 -64q5 5 2 12q-6 -4 -5 -11z", LOTUS, ink(LOTUS), 1.2)
    return out + path("M23 -75q5 -5 10 0q-5 4 -10 0z", "#fffaf0", ink(c), 1.2) + circ(28.6, -75, 2, "#26120e") + circ(28, -75.800, 0.7, "#ffffff") + stroke("M22 -78q6 -5 12 -1", ink(c), 1.6)


PALETTE = {
    "g": ("#2f9a6a", "#f2cf74", "#d9483c", "#123f36", "#1c5a48"),
    "y": ("#e6a52f", "#d8492f", "#2f9a6a", "#6e3212", "#8f4a18"),
}


def phoenix(kind: str) -> str:
    """A bird that rises out of the clouds, its train swept round it."""
    c, trim, eye, ground, beam = PALETTE[kind]
    sun = radial("sun", [(0, "#fff0bd", 1), (0.55, "#f2b84a", 1), (1, "#c4711e", 1)], cx=0.4, cy=0.35, r=0.75)
    out = rays(24, -60, 300, 30, beam) + glow(24, -60, 90, 90, LEAF, 0.55)
    out += circ(26, -66, 37, sun if kind == "g" else radial("moon", [(0, "#fff8e2", 1), (1, "#e7b070", 1)], cx=0.4, cy=0.35, r=0.75), ink(ground), 1.6)
    out += cloud(58, 10, 0.62, shade(ground, -0.3), GOLD, True) + cloud(-58, -14, 0.42, shade(ground, -0.3), GOLD)
    for i, ctrl in enumerate(TRAINS[kind]):
        out += train(ctrl, c if i % 2 else trim, trim if i % 2 else c, eye, 6.6 if i % 2 else 5.4)
    far, near = ((-20, -12), (-40, -150)) if kind == "g" else ((10, 20), (-20, -120))
    far_arm: list[Point] = [(8, -8), (26, -12), (44, -24), (56, -44)] if kind == "g" else [(8, -6), (28, -4), (46, -14), (58, -34)]
    near_arm: list[Point] = [(2, 0), (-16, 2), (-32, -8), (-42, -24)] if kind == "g" else [(2, 2), (-16, 8), (-34, 0), (-44, -16)]
    dark = (shade(c, -0.2), shade(trim, -0.14), shade(c, -0.08))
    out += pinion(far_arm, 11, 138, 14 + far[0], 34, 70, dark)
    out += neck_and_head(c, trim, trim if kind == "g" else LOTUS)
    out += pinion(near_arm, 12, -142, -24 + near[0] * 0.3, 40, 74, (c, trim, shade(c, 0.16)))
    foam = "".join(cloud(x, y, s, shade(ground, -0.3), GOLD, f) for x, y, s, f in ((-64, 114, 0.8, False), (0, 119, 0.8, False), (58, 112, 0.8, True)))
    return out + foam

