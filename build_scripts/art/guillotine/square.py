"""The square on its three days: sky, roofs of Paris, cobbles; and the public, seen from behind."""

from __future__ import annotations

import random
from dataclasses import dataclass

from build_scripts.art.guillotine.base import BLUE, CREAM, INKY, RED, circ, ink, path, piece, poly, rect
from build_scripts.art.kit import g, glow, linear, mix, radial, shade, stroke
from build_scripts.art.sheet import Piece, Sheet

W, H, HORIZON = 1920, 1440, 300.0
CROWD_H = 150


@dataclass(frozen=True)
class Day:
    """The light of one day: sky from above to the horizon, sun, roofs far to near, ground near the roofs and at our feet."""

    sky: tuple[str, str, str]
    sun: tuple[float, float, float, str]
    roofs: tuple[str, str, str]
    ground: tuple[str, str]
    lines: str
    lit: float = 0


DAYS = (
    Day(("#64809c", "#b3a9a8", "#e2bf98"), (330, 236, 46, "#ffe9c0"), ("#9c98a6", "#7f7b90", "#65607a"), ("#75686a", "#3b3440"), "#54687e", 0.12),
    Day(("#6f98ae", "#b9c0a8", "#e0cf9e"), (930, 70, 40, "#fff6d0"), ("#aaa288", "#8f8468", "#746a52"), ("#84704f", "#43382f"), "#5c7f8c"),
    Day(("#3c3658", "#95444a", "#e8864a"), (1610, 226, 88, "#ff7a48"), ("#7a4450", "#5c384c", "#432e44"), ("#5c3a3e", "#2a2030"), "#352a4c", 0.8),
)


def sky(d: Day) -> str:
    """The sky with its sun and the engraver's lines in it."""
    x, y, r, c = d.sun
    out = rect(0, 0, W, HORIZON + 30, linear("sky", [(0, d.sky[0], 1), (0.55, d.sky[1], 1), (1, d.sky[2], 1)]))
    out += glow(x, y, r * 7, r * 5, c, 0.75) + circ(x, y, r, c, mix(c, "#a8562a", 0.3), 2)
    rnd, lines = random.Random(3), ""
    for row in range(6, 280, 8):
        at = rnd.uniform(-60, 60)
        while at < W:
            long = rnd.uniform(40, 300)
            lines += f"M{at:.0f} {row}q{long / 2:.0f} -3 {long:.0f} 0"
            at += long + rnd.uniform(30, 260)
    out += stroke(lines, d.lines, 1.4, opacity=0.34)
    puff = "M-90 20q-30 -2 -20 -26q14 -14 36 -8q8 -30 46 -26q30 2 36 24q26 -14 46 4q30 -2 30 18q2 12 -16 14z"
    for cx, cy, s, o in ((170, 86, 1.0, 0.55), (610, 52, 0.8, 0.4), (1290, 96, 1.15, 0.5), (1730, 60, 0.9, 0.45)):
        c1 = mix(d.sky[1], d.sun[3], 0.45)
        out += g(path(puff, c1, mix(c1, d.lines, 0.5), 1.8) + stroke("M-70 8h50M-10 -10h40M20 10h60M-40 -4h24", mix(c1, d.lines, 0.5), 1.6), cx, cy, s, opacity=o)
    return out + birds(d)


def birds(d: Day) -> str:
    """Crows and swallows."""
    out = ""
    for x, y, s in ((470, 150, 1), (520, 130, 0.8), (560, 160, 0.7), (1180, 60, 0.9), (1240, 84, 0.7), (1440, 150, 0.8)):
        out += g(path("M-22 -6Q-12 -14 -3 -2Q6 -16 22 -10Q10 -6 4 4Q0 8 -6 4Q-10 -4 -22 -6z", mix(INKY, d.lines, 0.35)), x, y, s)
    return out


def house(x: float, y: float, w: float, h: float, c: str, d: Day, rnd: random.Random) -> str:
    """A mansard with chimneys, dormers and windows."""
    top, line = y - h, mix(c, INKY, 0.42)
    out = "".join(rect(x + w * k, top - 26 - rnd.uniform(0, 10), 11, 34, mix(c, "#8a4a3a", 0.25), 1, line, 1.4) + "".join(rect(x + w * k + 1 + i * 5, top - 34 - 4, 4, 12, line) for i in (0, 1)) for k in (0.14, 0.76)[: rnd.randint(1, 2)])
    slate = mix(c, "#4a5a74", 0.4)
    out += path(f"M{x} {top + h * 0.42}L{x + w * 0.1} {top}H{x + w * 0.9}L{x + w} {top + h * 0.42}z", slate, line, 1.8) + rect(x, top + h * 0.42, w, h + 60, c, 0, line, 1.8)
    n = max(1, int(w / 34))
    for i in range(n):
        cx = x + w * (i + 0.5) / n
        lit = rnd.random() < d.lit
        fill = "#ffcf7a" if lit else mix(c, INKY, 0.36)
        out += path(f"M{cx - 8} {top + h * 0.4}v-14q8 -9 16 0v14z", mix(c, CREAM, 0.12), line, 1.4) + rect(cx - 4, top + h * 0.4 - 13, 8, 11, fill)
        for row in range(3):
            lit = rnd.random() < d.lit * 0.7
            out += rect(cx - 6, top + h * 0.42 + 10 + row * 30, 12, 18, "#ffc66a" if lit else mix(c, INKY, 0.3), 1, line, 1)
    return out


def roofs(d: Day) -> str:
    """Far domes and towers, then two rows of houses."""
    far, middle, near = d.roofs
    line, out, rnd = mix(far, INKY, 0.3), "", random.Random(17)
    for k in (0, 1):
        x = 640 + k * 84
        out += rect(x, 96, 56, 230, far, 0, line, 1.8) + rect(x - 3, 92, 62, 10, far, 0, line, 1.6) + stroke(f"M{x + 17} 116v46M{x + 39} 116v46", mix(far, INKY, 0.35), 9) + stroke(f"M{x + 17} 190v36M{x + 39} 190v36", mix(far, INKY, 0.25), 6)
    out += rect(694, 160, 32, 170, far, 0, line, 1.8) + circ(710, 190, 13, far, line, 3) + path("M812 300V196L836 110L860 196V300z", far, line, 1.8)
    out += path("M1096 300V206H1110V188Q1112 124 1160 116V92H1168V116Q1216 124 1218 188V206H1232V300z", far, line, 1.8) + stroke("M1128 190Q1132 140 1156 122M1164 118V188M1200 190Q1196 140 1172 122M1110 206H1218M1106 226V290M1130 226V290M1154 226V290M1178 226V290M1202 226V290", line, 1.8)
    x = -30.0
    while x < W:
        w = rnd.uniform(70, 150)
        out += house(x, 300, w, rnd.uniform(44, 92), middle, d, rnd)
        x += w + rnd.uniform(-4, 10)
    out += rect(0, 250, W, 80, linear("haze", [(0, d.sky[2], 0), (1, d.sky[2], 0.35)]))
    x, rnd = -60.0, random.Random(5)
    while x < W:
        w = rnd.uniform(90, 190)
        out += house(x, 326, w, rnd.uniform(46, 80), near, d, rnd)
        x += w + rnd.uniform(0, 26)
    return out


def cobbles(d: Day) -> str:
    """The square: rows of paving that widen towards us; its tones lie close together."""
    near, feet = d.ground
    out = rect(0, HORIZON, W, H - HORIZON, linear("ground", [(0, near, 1), (0.42, mix(near, feet, 0.62), 1), (1, feet, 1)]))
    rnd, y, gap, dark, light = random.Random(8), HORIZON + 8, 9.0, "", ""
    while y < H:
        wide, x = gap * 2.3, -rnd.uniform(0, 60)
        while x < W:
            long = wide * rnd.uniform(0.75, 1.25)
            if rnd.random() < 0.66:
                dark += f"M{x:.0f} {y:.0f}q{long * 0.08:.0f} {-gap * 0.62:.0f} {long * 0.5:.0f} {-gap * 0.64:.0f}t{long * 0.42:.0f} {gap * 0.6:.0f}"
            elif rnd.random() < 0.22:
                light += f"M{x + long * 0.2:.0f} {y - gap * 0.5:.0f}h{long * 0.4:.0f}"
            x += long
        y += gap
        gap = min(gap * 1.045, 36)
    out += stroke(dark, mix(feet, "#120c16", 0.5), 2.2, opacity=0.5) + stroke(light, shade(near, 0.3), 2, opacity=0.35)
    return out + rect(0, HORIZON, W, H - HORIZON, radial("pool", [(0, d.sun[3], 0.14), (1, d.sun[3], 0)], cx=0.5, cy=0.05, r=0.6)) + rect(0, HORIZON, W, H - HORIZON, radial("dusk", [(0, "#140c18", 0), (0.55, "#140c18", 0.1), (1, "#140c18", 0.5)], cx=0.5, cy=0.3, r=0.8))


def day(d: Day) -> str:
    """The whole square."""
    return sky(d) + roofs(d) + cobbles(d)


# ---- the public ----------------------------------------------------------------------------------------
def onlooker(kind: int, c: str, coat: str) -> str:
    """Somebody from behind, the middle of the head at the origin, 30 across."""
    body = path("M-38 66Q-36 20 -12 16H12Q36 20 38 66z", coat, mix(coat, INKY, 0.6), 2.4) + stroke("M-24 28Q-30 44 -30 62M0 24V62", mix(coat, INKY, 0.35), 2)
    skull = circ(0, 0, 18, c, mix(c, INKY, 0.6), 2.2) + path("M-18 0q-7 -4 -6 4q2 7 8 5zM18 0q7 -4 6 4q-2 7 -8 5z", mix(c, "#d9a07c", 0.6), mix(c, INKY, 0.6), 1.8)
    red, linen, felt, powder = mix(RED, "#4a3438", 0.24), mix(CREAM, "#6a5a58", 0.3), mix(INKY, "#5a4a50", 0.2), mix("#e9e3dc", "#6a5a58", 0.3)
    hats = (
        path("M-21 4Q-26 -28 2 -30Q12 -42 24 -32Q30 -20 16 -18Q22 -10 21 4Q0 -6 -21 4z", red, ink(red), 2.2),
        path("M-22 6Q-32 -30 0 -32Q32 -30 22 6Q0 -2 -22 6z", linen, ink(linen), 2.2) + "".join(circ(-20 + k * 6.700, 6 - 4 * (1 - ((k - 3) / 3) ** 2), 5, linen, ink(linen), 1.6) for k in range(7)),
        path("M-36 -4Q0 -18 36 -4Q24 -12 20 -22Q0 -38 -20 -22Q-24 -12 -36 -4z", felt, "#1c1620", 2.2) + circ(24, -10, 4.500, RED, "#1c1620", 1.4) + circ(24, -10, 2, CREAM),
        path("M-19 -6Q-14 -22 0 -22Q14 -22 19 -6Q10 -12 0 -12Q-10 -12 -19 -6z", mix(c, "#3a2a2a", 0.6), None) + path("M-18 -4Q-20 22 -12 26H12Q20 22 18 -4Q0 8 -18 -4z", mix(c, "#3a2a2a", 0.6), mix(c, INKY, 0.8), 2),
        path("M-20 4Q-22 -22 0 -24Q22 -22 20 4Q0 14 -20 4z", powder, ink(powder), 2.2) + path("M-6 8L-4 40Q0 46 4 40L6 8z", powder, ink(powder), 2) + path("M0 14l-14 -8v16zM0 14l14 -8v16z", felt, "#1c1620", 1.4),
    )
    return body + skull + hats[kind]


def crowd(front: bool) -> str:
    """A row of onlookers with pikes, banners and a child on somebody's shoulders."""
    rnd, out = random.Random(21 if front else 9), ""
    coats = ("#5f4f4a", "#4a5264", "#6a4a44", "#55604a", "#5a4a60", "#74604a")
    y0, step, s = (96, 62, 1.06) if front else (88, 54, 0.88)
    for i in range(-1, int(W / step) + 2):
        x, y = i * step + rnd.uniform(-9, 9), y0 + rnd.uniform(-10, 8)
        kind, coat = rnd.randrange(5), rnd.choice(coats)
        if not front:
            coat = mix(coat, "#8a7a6a", 0.25)
        if rnd.random() < 0.16:
            out += g(stroke("M0 120V-66", "#3a2a2a", 6) + stroke("M0 120V-66", "#7a5a44", 3.6) + poly([(-6, -62), (6, -62), (0, -86)], "#b9c0be", "#3a2a34", 1.8), x + 30, y, 0.9, rnd.uniform(-7, 7))
        elif rnd.random() < 0.05:
            flag = "".join(path(f"M{k * 18} -64q9 -5 18 0v34q-9 -5 -18 0z", c, ink(c), 1.8) for k, c in enumerate((mix(BLUE, INKY, 0.2), mix(CREAM, "#6a5a58", 0.25), mix(RED, INKY, 0.2))))
            out += g(stroke("M0 120V-68", "#3a2a2a", 6) + stroke("M0 120V-68", "#7a5a44", 3.6) + flag, x + 30, y, 0.86, 3)
        out += g(onlooker(kind, mix("#8a6248", "#3a2a2a", rnd.uniform(0, 0.3)), coat), x, y, s)
        if front and i in (9, 22):
            arm_ = path("M-6 30Q-12 -10 -4 -34H6Q10 -10 10 30z", coat, mix(coat, INKY, 0.6), 2.2) + circ(1, -40, 9, "#c99474", "#4a3230", 2)
            out += g(arm_, x + 34, y, s, 10)
    return out


def pieces() -> dict[str, Piece]:
    """The grounds and the two rows of the public, a file each."""
    out = {f"day_{i + 1}": piece(lambda d=d: day(d), W, H, at=(0, 0), alone=True) for i, d in enumerate(DAYS)}  # type: ignore[misc]
    for name, is_front in (("crowd_back", False), ("crowd_front", True)):
        out[name] = piece(lambda f=is_front: crowd(f), W, CROWD_H, at=(0, 0), alone=True)  # type: ignore[misc]
    return out


SHEETS = [Sheet("guillotine/ground", pieces, ("guillotine/base.py", "guillotine/square.py"), scales=(1, 1.75), quality=78)]
