"""The front of Gang of Four: the dragon over the two phoenixes, gold leaf on red lacquer."""

from __future__ import annotations

import math

from build_scripts.art.kit import circ, el, g, glow, ink, linear, oval, path, poly, pts, radial, rect, shade, stroke
from build_scripts.art.ui.base import clip
from build_scripts.art.ui.case import TALL, WIDE, case
from build_scripts.art.ui.lettering import ABRIL, word

VERM, LACQ, GOLD, LEAF, JADE, CREAM, LOTUS = "#a8281c", "#1f1417", "#d39b38", "#f7d987", "#2e8560", "#f6ead0", "#c8323c"
Knot = tuple[float, float, float, float, float]


def spine(ctrl: list[tuple[float, float]], n: int = 90) -> list[Knot]:
    """A smooth line through the points: place, normal and share of the way."""
    p, out, segs = [ctrl[0], *ctrl, ctrl[-1]], [], len(ctrl) - 1
    for i in range(n + 1):
        u = min(i / n * segs, segs - 1e-6)
        f = u - int(u)
        a, b, c, d = p[int(u):int(u) + 4]
        out.append(tuple(0.5 * (2 * b[j] + (c[j] - a[j]) * f + (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * f * f
                                + (3 * b[j] - a[j] - 3 * c[j] + d[j]) * f**3) for j in (0, 1)))
    res = []
    for i, (x, y) in enumerate(out):
        (x0, y0), (x1, y1) = out[max(0, i - 1)], out[min(n, i + 1)]
        length = math.hypot(x1 - x0, y1 - y0) or 1
        res.append((x, y, -(y1 - y0) / length, (x1 - x0) / length, i / n))
    return res


def ribbon(sp: list[Knot], w, lo: float = -1, hi: float = 1) -> list[tuple[float, float]]:  # type: ignore[no-untyped-def]
    """The band along a spine between two shares of its half width."""
    return [(x + nx * w(t) * hi, y + ny * w(t) * hi) for x, y, nx, ny, t in sp] + [
        (x + nx * w(t) * lo, y + ny * w(t) * lo) for x, y, nx, ny, t in reversed(sp)]


def cloud(x: float, y: float, s: float, fill: str, line: str, flip: bool = False) -> str:
    """A lucky cloud: three curls on a tail."""
    d = "M-46 12q-14 -2 -12 -14q4 -12 18 -8q2 -18 22 -18q18 0 20 16q16 -6 22 6q4 14 -10 18z"
    body = path(d, fill, line, 2.4) + stroke("M-34 0q8 -8 12 2M-10 -8q10 -10 16 2q-2 8 -10 6M24 0q8 -6 12 4", line, 2.4)
    return el("g", body, transform=f"translate({x} {y}) scale({-s if flip else s} {s})")


def flame(x: float, y: float, s: float, rot: float, c: str) -> str:
    body = path("M0 0q-12 -14 -4 -30q2 10 8 10q-2 -14 8 -24q-2 18 6 24q6 8 -4 20z", c, True, 1.6)
    return g(body + path("M1 -3q-5 -8 -2 -16q3 6 6 6q0 -6 4 -10q0 10 3 13q2 4 -2 7z", shade(c, 0.35)), x, y, s, rot)


BODY = [(126, 112), (160, 128), (196, 112), (222, 72), (268, 52), (320, 70), (346, 120), (328, 176), (276, 190),
        (226, 178), (192, 202), (196, 250), (226, 290), (214, 336), (184, 352), (170, 334)]


def girth(t: float) -> float:
    return 3 + 18 * math.sin(math.pi * (0.26 + 0.74 * t)) ** 0.8 if t < 0.992 else 2


def dragon() -> str:
    """Winds from the upper left down between the birds."""
    sp, line = spine(BODY, 132), shade(GOLD, -0.66)
    body = g(poly(ribbon(sp, girth), "#3d0708", opacity=0.5), 8, 11)
    for i in range(3, 128, 3):
        (x, y, nx, ny, t), (x1, y1) = sp[i], sp[i + 2][:2]
        x2, y2, k = sp[i + 3][0], sp[i + 3][1], girth(t) + 10
        root = girth(t) * 0.8
        body += poly([(x - nx * root, y - ny * root), (x1 - nx * k, y1 - ny * k), (x2 - nx * root, y2 - ny * root)], JADE, shade(JADE, -0.55), 1.2)
    body += poly(ribbon(sp, girth), linear("gold", [(0, "#f0c455", 1), (1, "#b87a22", 1)]), line, 3)
    body += poly(ribbon(sp, girth, 0.28, 0.9), LEAF) + poly(ribbon(sp, girth, -0.95, -0.55), shade(GOLD, -0.3), opacity=0.75)
    for i in range(2, 128, 2):
        x, y, nx, ny, t = sp[i]
        a = girth(t)
        body += stroke(f"M{x + nx * a * .3:.1f} {y + ny * a * .3:.1f}L{x + nx * a * .88:.1f} {y + ny * a * .88:.1f}", "#b07c2c", 1.3)
        cx, cy, o = x, y, (-0.12 if i % 4 else -0.5)
        cx, cy = x + nx * a * o, y + ny * a * o
        body += stroke(f"M{cx + nx * 4.6:.1f} {cy + ny * 4.6:.1f}Q{cx + ny * 6:.1f} {cy - nx * 6:.1f} {cx - nx * 4.6:.1f} {cy - ny * 4.6:.1f}", shade(GOLD, -0.5), 1.4)
    body += g(claw(), 236, 84, (-1.15, 1.15), -30) + g(claw(), 322, 168, (1.2, 1.2), 0) + g(claw(), 218, 276, (-1, 1), -30)
    tip = sp[-1]
    body += "".join(flame(tip[0] + 2, tip[1] + 2, 1.1, a, JADE) for a in (-70, -25, -115))
    return body + g(head(), 112, 104, 1.5)


def claw() -> str:
    """Haunch, shin and three nails."""
    line = shade(GOLD, -0.66)
    body = path("M-9 2q-6 12 -3 20q0 6 6 6l8 -1q4 -14 7 -24z", GOLD, line, 2) + path("M2 3q0 14 -1 24l3 -1q4 -14 7 -24z", shade(GOLD, -0.3))
    body += "".join(path(f"M{k} 24q-5 4 -10 12q11 -1 15 -10z", CREAM, line, 1.4) for k in (-9, -2, 5))
    return body + circ(0, -1, 11, GOLD, line=line, w=2) + stroke("M-5 3q5 5 10 0M-5 -4q5 5 10 0", shade(GOLD, -0.45), 1.4)


def head() -> str:
    """In profile, looking left, about 90 wide."""
    line, body = shade(GOLD, -0.66), ""
    for a, s in ((-10, 1.0), (16, 1.2), (42, 1.25), (70, 1.15), (98, 1.0), (122, 0.85)):
        body += flame(20 + a * 0.04, 6, s, a, JADE)
    antlers = "M10 -10q4 -20 24 -24q8 -2 12 -9M27 -29q4 4 13 2"
    body += stroke(antlers, line, 7.5) + stroke(antlers, LEAF, 4.2)
    body += path("M-36 12q10 -4 22 2q14 4 26 2l-4 12q-16 6 -30 0q-12 -6 -14 -16z", shade(GOLD, -0.2), line, 2.2) + path("M-32 11q16 8 40 6l-2 -6l-36 -4z", LOTUS)
    body += path("M-30 14q-14 4 -18 14q10 2 16 -4q6 -2 10 -6z", "#e2543f", shade(LOTUS, -0.5), 1.4)
    body += path("M-46 -4q-2 -12 10 -13q8 0 12 4q6 -12 20 -14q22 -2 30 14q6 14 -6 26q-10 8 -24 2q-14 -6 -30 -4q-12 0 -12 -15z", linear("dh", [(0, "#f3cb62", 1), (1, "#bd8128", 1)]), line, 2.4)
    body += path("M-42 -7q0 -7 8 -7q8 1 12 6q-10 6 -20 1z", LEAF) + circ(-39, -6, 2.8, line)
    body += "".join(poly([(x, 10), (x + 7, 10), (x + 3, 20)], CREAM, line, 1) for x in (-34, -25, -15, -5))
    body += path("M-11 -12q9 -10 20 -1q-9 8 -20 1z", CREAM, line, 1.8) + circ(-1.6, -12.4, 3.8, VERM) + circ(-2, -12.8, 1.7, LACQ) + circ(-3, -14, 0.9, "#ffffff")
    body += path("M-15 -18q10 -12 26 -4l-2 5q-11 -5 -22 2z", JADE, shade(JADE, -0.55), 1.5) + stroke("M14 8q8 -2 10 -10M4 12q6 0 8 -4M-24 -9q-4 -4 -2 -8", shade(GOLD, -0.5), 1.7)
    for d in ("M-42 -2q-20 -2 -22 18q0 12 -8 16", "M-28 14q-14 16 -4 30q6 10 -4 18"):
        body += stroke(d, line, 4) + stroke(d, LEAF, 2)
    return body + flame(-6, 26, 0.6, 168, JADE) + flame(4, 26, 0.7, 184, JADE)


def feather(x: float, y: float, length: float, turn: float, w: float, c: str) -> str:
    """A feather from its root, pointing up before it is turned."""
    d = f"M0 0C{-w} {-length * .35} {-w} {-length * .8} 0 {-length}C{w} {-length * .8} {w * .7} {-length * .35} 0 0z"
    body = path(d, c, True, 1.2) + path(f"M0 -2C{-w * .8} {-length * .35} {-w * .8} {-length * .78} 0 {-length + 2}z", shade(c, 0.32))
    return g(body + stroke(f"M0 0V{-length * .86}", ink(c), 0.9), x, y, 1, turn)


def wing(c: str, trim: str) -> str:
    """Three rows of feathers along a bent arm, from down-and-out to upright."""
    arm, body = spine([(0, 6), (18, 0), (32, -14), (36, -32)], 20), ""
    for n, l0, l1, w, k in ((13, 30, 62, 8, c), (12, 20, 38, 7, trim), (11, 11, 20, 6, shade(c, 0.25))):
        for i in range(n):
            u = i / (n - 1)
            x, y = arm[round(u * 20)][:2]
            body += feather(x, y, l0 + (l1 - l0) * u, 132 - 150 * u, w, k)
    body += poly(ribbon(arm, lambda t: 8.5 - 5 * t), shade(c, 0.1), True, 1.6)
    for i in range(2, 19, 3):
        x, y, nx, ny, _ = arm[i]
        body += stroke(f"M{x + nx * 5:.1f} {y + ny * 5:.1f}q{ny * 5 - nx * 4:.1f} {-nx * 5 - ny * 4:.1f} {-nx * 8:.1f} {-ny * 8:.1f}", ink(c), 1.1)
    return body


def plume(ctrl: list[tuple[float, float]], c: str, tip: str) -> str:
    """A plume of the tail, ending in an eye."""
    sp = spine(ctrl, 40)
    body = poly(ribbon(sp, lambda t: 2.4 + 5.2 * math.sin(math.pi * (0.15 + 0.8 * t))), c, True, 1.5)
    body += stroke(pts([q[:2] for q in sp], False), shade(c, 0.4), 1.2)
    x, y = sp[-1][:2]
    return body + circ(x, y, 10, c, True, 1.5) + circ(x, y, 6.6, tip, True, 1.2) + circ(x - 1.5, y - 1.5, 2.6, LEAF)


def phoenix(c: str, trim: str, tip: str) -> str:
    """Rising bird, looking right: curling plumes below, bent wings, neck in an S."""
    body = plume([(4, 24), (-12, 52), (-36, 66), (-58, 56), (-50, 36)], trim, tip) + plume([(8, 24), (6, 56), (22, 82), (46, 78), (50, 58)], trim, tip)
    body += plume([(6, 24), (-8, 56), (-16, 82), (-40, 90)], c, tip) + plume([(6, 24), (2, 60), (4, 86), (20, 96)], c, tip)
    body += g(wing(shade(c, -0.1), trim), 10, 0, (0.84, 0.92), -4) + g(wing(c, trim), 0, 2, (-0.84, 0.92), -12)
    sp = spine([(8, -72), (16, -58), (4, -42), (-4, -22), (4, 2), (5, 32)], 50)

    def w(t: float) -> float:
        return 4.5 + 11 * max(0.0, math.sin(math.pi * (t - 0.36) / 0.66)) ** 1.3 if t > 0.36 else 4.5

    body += poly(ribbon(sp, w), c, True, 2) + poly(ribbon(sp, w, 0.1, 0.82), shade(c, 0.36)) + poly(ribbon(sp, w, -0.92, -0.5), shade(c, -0.28))
    body += "".join(stroke(f"M-6 {y}q4 5 8 0q4 5 8 0", ink(c), 1.2) for y in range(-14, 22, 9))
    body += "".join(feather(6, -78, length, a, 4.5, trim) for a, length in ((-66, 24), (-40, 31), (-14, 28)))
    body += circ(9, -74, 9.5, c, True, 2) + path("M16 -78q10 0 12 8q-7 0 -13 -2z", LEAF, True, 1.3) + path("M13 -67q4 4 2 9q-5 -2 -5 -9z", LOTUS, True, 1.1)
    return body + circ(11, -76, 3.2, CREAM, True, 1.1) + circ(11.6, -76, 1.5, LACQ)


def fret(x: float, y: float, sx: int, sy: int) -> str:
    """The turned corner of the rim."""
    return el("g", stroke("M0 64V0H64M9 46V9H46M18 40V18H40M27 27H34M27 27V34", GOLD, 3.4), transform=f"translate({x} {y}) scale({sx} {sy})")


def ground() -> str:
    body = rect(0, 0, WIDE, TALL, radial("lacquer", [(0, "#d8442c", 1), (0.5, "#a8261c", 1), (1, "#4c0d12", 1)], cx=0.42, cy=0.36, r=0.75))
    rays = "".join(poly([(200, 200), (200 + 480 * math.cos(a), 200 + 480 * math.sin(a)), (200 + 480 * math.cos(a + 0.09), 200 + 480 * math.sin(a + 0.09))], "#ffb65a")
                   for a in (k * math.tau / 32 for k in range(32)))
    body += f'<g opacity=".1">{rays}</g>' + circ(204, 214, 158, "#7c1416", opacity=0.55) + circ(204, 214, 158, "none", line=GOLD, w=2.4)
    body += circ(204, 214, 150, "none", line=GOLD, w=0.9)
    for x, y, s, f in ((70, 218, 0.62, False), (352, 236, 0.6, True)):
        body += cloud(x, y, s, "#7c1416", GOLD, f)
    return body


def plate() -> str:
    """The black plate of the title, four marks above it: one for each hand at the table."""
    body = rect(0, 446, WIDE, 120, LACQ) + rect(0, 440, WIDE, 7, GOLD) + rect(0, 442, WIDE, 2, "#fff0bd") + rect(0, 450, WIDE, 1.6, GOLD)
    gold = linear("leaf", [(0, "#fff3c4", 1), (0.45, "#efc25a", 1), (0.55, "#c98a2a", 1), (1, "#f3cf74", 1)])
    d = word("Gang of Four", ABRIL, 58.5, 200, 520, gap=0.5)
    return body + path(d, "#5e3708", line="#5e3708", w=5, transform="translate(0 3)") + path(d, gold, line="#3d2306", w=1.2)


def pearl() -> str:
    ball = radial("pearl", [(0, "#ffffff", 1), (0.5, "#fdf0d0", 1), (1, "#d9a85c", 1)], cx=0.35, cy=0.3, r=0.8)
    body = glow(200, 398, 76, 76, "#fff0b0", 1) + "".join(flame(200 + math.sin(math.radians(a)) * 14, 398 - math.cos(math.radians(a)) * 14, 0.8, a, "#f09a3a") for a in (-60, -30, 0, 30, 60))
    return body + circ(200, 398, 21, ball, line="#9a5c1c", w=2.6) + stroke("M192 400q5 -13 14 -3q2 9 -6 8", "#c98a3a", 2.4)


def draw() -> str:
    """The whole box."""
    body = ground() + g(dragon(), 0, 8)
    body += g(phoenix("#2f9a6a", LEAF, LOTUS), 88, 318, 1.22) + g(phoenix("#e8a92e", "#e2543f", "#2f9a6a"), 314, 318, (-1.22, 1.22))
    body += pearl()
    for x, y, s, f in ((30, 436, 1.1, False), (120, 446, 0.9, True), (196, 448, 0.95, False), (280, 446, 0.9, False), (368, 436, 1.1, True)):
        body += cloud(x, y, s, "#5e1216", GOLD, f)
    body += plate()
    body = f'<g clip-path="{clip("inner", rect(0, 0, WIDE, TALL, "#fff"))}">{body}</g>'
    body += rect(5, 5, WIDE - 10, TALL - 10, "none", 2, line=LACQ, lw=12) + rect(12, 12, WIDE - 24, TALL - 24, "none", 1, line=GOLD, lw=3)
    for x, y, sx, sy in ((18, 18, 1, 1), (382, 18, -1, 1)):
        body += el("g", fret(0, 0, 1, 1), transform=f"translate({x} {y}) scale({sx * .8} {sy * .8})")
    return case(body, "#7c1a18", GOLD, oval(0, 0, 4, 4, GOLD) + oval(0, 16, 3, 3, GOLD) + oval(0, -16, 3, 3, GOLD))


__all__ = ["draw"]
