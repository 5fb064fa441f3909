"""The order of play: gold arcs with cloud tails for the corners of the panel, and a wheel of two dragons."""

from __future__ import annotations

import math

from build_scripts.art.gang_of_four.base import GOLD, JADE, LACQUER, LEAF, OXBLOOD, VERM, cloud, piece
from build_scripts.art.kit import Point, blur, circ, el, g, glow, ink, linear, path, poly, pts, shade, stroke
from build_scripts.art.sheet import Piece
from build_scripts.art.ui.box_gang import Knot, flame, ribbon, spine

W, H = 300, 150
BOW: list[Point] = [(-116, 46), (-78, 8), (-16, -24), (62, -36), (92, -37)]
"""The upper left arc, run through clockwise."""


def taper(t: float) -> float:
    """Half the width of an arc: thin at its tail, broad before its head."""
    return 2.2 + 6.4 * t**0.7


def back_to_front(sp: list[Knot]) -> list[Knot]:
    """The same line run the other way."""
    return [(x, y, -nx, -ny, 1 - t) for x, y, nx, ny, t in reversed(sp)]


def arc(forward: bool, lit: bool) -> str:
    """One arc, upper left; forward is clockwise."""
    sp = spine(BOW if forward else [(108, -36), (70, -36), (-8, -28), (-70, 2), (-96, 28)], 60)
    c = LEAF if lit else "#c0852f"
    line = "#4a0f10"
    x, y = sp[-1][:2]
    ax, ay = sp[-6][:2]
    turn = math.degrees(math.atan2(y - ay, x - ax))
    tip = poly([(-12, -23), (34, 0), (-12, 23), (-3, 0)], c, line, 3)
    barbs = "".join(stroke(f"M{-9 + k * 7} {-13 + k * 3.4}L{-2 + k * 7} 0L{-9 + k * 7} {13 - k * 3.4}", shade(c, -0.3), 1.3, opacity=0.8) for k in (1, 2))
    tx, ty, _, _, _ = sp[0]
    bx, by = sp[4][:2]
    tail = math.degrees(math.atan2(by - ty, bx - tx))
    curl = "M4 0C-14 2 -26 -4 -24 -15C-22 -25 -8 -26 -6 -16C-5 -10 -12 -8 -14 -13M-2 1C-12 12 -26 10 -27 3"
    tails = g(stroke(curl, line, 8.4) + stroke(curl, c, 4.6), tx, ty, 1, tail)
    out = ""
    if lit:
        out += el("g", stroke(pts([q[:2] for q in sp], False), LEAF, 26) + circ(x, y, 26, LEAF), filter=blur("f9", 9), opacity=0.6)
    out += tails + poly(ribbon(sp, lambda t: taper(t) + 2.4), line) + poly(ribbon(sp, taper), c)
    out += poly(ribbon(sp, taper, -0.95, -0.35), shade(c, -0.26), opacity=0.8)
    marks = ""
    for i in range(4, 54, 3):
        px, py, nx, ny, t = sp[i]
        r = taper(t) * 0.62
        marks += f"M{px + nx * r - ny * 3:.1f} {py + ny * r + nx * 3:.1f}L{px:.1f} {py:.1f}L{px - nx * r - ny * 3:.1f} {py - ny * r + nx * 3:.1f}"
    return out + stroke(marks, shade(c, -0.42) if lit else shade(c, -0.36), 1.3) + g(tip + barbs, x, y, 1, turn)


def placed(corner: str, clockwise: bool, lit: bool) -> str:
    """The arc turned or mirrored into its corner."""
    sx, sy = (-1 if "e" in corner else 1), (-1 if "s" in corner else 1)
    forward = clockwise if sx * sy > 0 else not clockwise
    return el("g", arc(forward, lit), transform=f"scale({sx} {sy})")


def wheel(clockwise: bool) -> str:
    """Two dragons that chase each other round a pearl."""
    out = glow(0, 0, 86, 86, "#ff9a4a", 0.3) + circ(3, 5, 72, "#0a0405", opacity=0.55) + circ(0, 0, 72, LACQUER, ink(GOLD), 6) + circ(0, 0, 72, "none", GOLD, 3.4)
    out += circ(0, 0, 65, linear("wf", [(0, VERM, 1), (1, OXBLOOD, 1)], 0, 0, 1, 1), shade(GOLD, -0.3), 1.6)
    beasts = "".join(el("g", chaser(c, m), transform=f"rotate({a})") for a, c, m in ((0, GOLD, JADE), (180, "#3f9f74", LEAF)))
    out += el("g", beasts, transform=f"scale({1 if clockwise else -1} 1)")
    out += circ(0, 0, 13, linear("pearl", [(0, "#ffffff", 1), (1, "#e2b468", 1)], 0, 0, 1, 1), ink(GOLD), 2) + circ(-4, -4, 3.6, "#ffffff", opacity=0.9)
    return out


def chaser(c: str, mane: str) -> str:
    """Half the ring: a dragon that runs clockwise from the left over the top, his head at the right."""
    ps = [(46 * math.cos(math.radians(a)) * (1 - 0.12 * math.sin(math.radians((a + 178) * 3))), 46 * math.sin(math.radians(a))) for a in range(-178, -40, 14)]
    sp = spine(ps, 60)
    line = shade(c, -0.64)

    def w(t: float) -> float:
        return 1.6 + 8.4 * t**0.6

    out = ""
    for i in range(8, 54, 4):
        (x, y, nx, ny, t), (x1, y1), (x2, y2) = sp[i], sp[i + 3][:2], sp[i + 4][:2]
        k, tip = w(t) * 0.8, w(t) + 4.2
        out += poly([(x - nx * k, y - ny * k), (x1 - nx * tip, y1 - ny * tip), (x2 - nx * k, y2 - ny * k)], mane, shade(mane, -0.5), 0.8)
    out += poly(ribbon(sp, w), c, line, 1.8) + poly(ribbon(sp, w, 0.3, 0.92), shade(c, 0.45))
    out += "".join(stroke(f"M{x + nx * w(t) * 0.3:.1f} {y + ny * w(t) * 0.3:.1f}L{x - nx * w(t) * 0.5:.1f} {y - ny * w(t) * 0.5:.1f}", line, 0.9, opacity=0.6) for x, y, nx, ny, t in sp[6:54:4])
    out += "".join(flame(ps[0][0], ps[0][1], 0.42, a, mane) for a in (150, 190, 228))
    x, y, _, _, _ = sp[-1]
    ax, ay = sp[-5][:2]
    turn = math.degrees(math.atan2(y - ay, x - ax))
    return out + g(face(c, mane, line), x, y, 0.84, turn)


def face(c: str, mane: str, line: str) -> str:
    """A small dragon's head that points to the right like an arrow."""
    out = "".join(flame(-4, 0, 0.62, a, mane) for a in (-120, -90, -60, -146, -34))
    out += stroke("M-2 -8q-12 -6 -20 -16", line, 5) + stroke("M-2 -8q-12 -6 -20 -16", shade(c, 0.5), 2.6)
    out += path("M-8 -14q10 -6 19 -2q4 2 6 6q9 -4 17 0q5 4 1 9q-6 4 -14 4q-5 8 -15 11q-8 2 -14 -2z", c, line, 2) + path("M-6 -10q8 -5 15 -1q-6 6 -15 1z", shade(c, 0.4))
    out += stroke("M10 9q10 3 22 -3", line, 1.8) + poly([(20, 8), (25, 7), (23, 13)], "#fff8e2", line, 0.8)
    return out + circ(7, -5, 4, "#fff8e2", line, 1.4) + circ(8.600, -4.600, 1.9, "#26120e") + circ(29, -1.500, 1.5, line) + stroke("M1 -10q6 -4 12 1", line, 2.2)


def inlay() -> str:
    """The middle of the panel: a lotus wheel among clouds, as faint inlay under the trick."""
    tone, gold = shade(VERM, -0.26), shade(GOLD, -0.22)
    out = circ(0, 0, 152, "none", gold, 2.4) + circ(0, 0, 144, "none", gold, 1) + circ(0, 0, 100, "none", gold, 1)
    for k in range(12):
        petal = path("M0 -34C-22 -56 -20 -78 0 -98C20 -78 22 -56 0 -34z", tone, gold, 1.6) + stroke("M0 -44V-84M-6 -52q-5 14 0 28M6 -52q5 14 0 28", gold, 1, opacity=0.6)
        out += el("g", petal, transform=f"rotate({k * 30})") + el("g", cloud(0, -122, 0.32, tone, gold, w=4), transform=f"rotate({k * 30 + 15})")
    out += circ(0, 0, 34, tone, gold, 2) + circ(0, 0, 27, "none", gold, 1)
    out += "".join(circ(15 * math.sin(k * math.tau / 6), 15 * math.cos(k * math.tau / 6), 4, "none", gold, 1.4) for k in range(6)) + circ(0, 0, 4, "none", gold, 1.4)
    return el("g", out, opacity=0.6)


def pieces() -> dict[str, Piece]:
    """Arcs for the four corners, both ways, dark and lit; the wheel both ways."""
    out: dict[str, Piece] = {}
    for way, clockwise in (("cw", True), ("ccw", False)):
        for corner in ("ne", "se", "sw", "nw"):
            for lit in (False, True):
                name = f"flow_{way}_{corner}" + ("_lit" if lit else "")
                out[name] = piece(lambda k=corner, c=clockwise, b=lit: placed(k, c, b), W, H)  # type: ignore[misc]
        out[f"wheel_{way}"] = piece(lambda c=clockwise: wheel(c), 176, 176)  # type: ignore[misc]
    out["inlay"] = piece(inlay, 320, 320)
    return out
