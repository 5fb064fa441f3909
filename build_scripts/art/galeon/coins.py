"""Money and wax: doubloons in four worths, heaps, chests, seals."""

from __future__ import annotations

import random

from build_scripts.art.galeon.base import GOLD, INK, NIGHT, SAIL, SEAT, WAX, WOOD, mark, numeral, piece, wax
from build_scripts.art.kit import blur, circ, g, glow, ink, linear, oval, path, rect, shade, stroke
from build_scripts.art.sheet import Piece

METAL = {1: "#c98f5a", 5: "#c9ccd0", 15: "#dca83c", 30: "#f0bc3a"}
"""Copper, silver, gold, and gold with a rim of rays."""


def doubloon(seed: int = 0, c: str = GOLD) -> str:
    """A hand-struck coin 36 across, never quite round."""
    turn = seed * 37 % 360
    d = "M16 1Q15 12 4 16.500Q-8 17 -15 7Q-18 -5 -9 -14Q3 -19 12 -11Q17 -6 16 1z"
    out = g(path(d, NIGHT, opacity=0.35), 1.6, 2.4) + g(path(d, linear(f"db{c[1:]}{turn}", [(0, shade(c, 0.4), 1), (1, shade(c, -0.22), 1)], 0, 0, 1, 1), ink(c), 1.8), rot=turn)
    out += circ(0, 0, 11.6, "none", shade(c, -0.4), 1.2) + stroke("M0 -7.500V7.500M-7.500 0H7.500", shade(c, -0.46), 3) + stroke("M-.8 -7.500V7.500M-7.500 -.8H7.500", shade(c, 0.5), 1.1)
    return out + "".join(circ(x, y, 1.7, shade(c, -0.46)) for x in (-5, 5) for y in (-5, 5)) + stroke("M-12 -7Q-8 -13 -2 -14", shade(c, 0.8), 1.8, opacity=0.9)


def worth(n: int) -> str:
    """A coin of its worth, 72 across; the greater, the richer its rim."""
    c = METAL[n]
    out = circ(3, 5, 31, NIGHT, opacity=0.4, filter=blur("wo", 2.6))
    if n == 30:
        out += "".join(g(path("M-4 -28L0 -36L4 -28z", c, ink(c), 1.2), rot=k * 20) for k in range(18))
    out += circ(0, 0, 30, linear(f"w{n}", [(0, shade(c, 0.45), 1), (0.5, c, 1), (1, shade(c, -0.3), 1)], 0, 0, 1, 1), ink(c), 2.2)
    dots = 24 if n >= 15 else 0
    if dots:
        out += circ(0, 0, 26, "none", shade(c, -0.45), 2.6, stroke_dasharray="0.1 6.81")
    else:
        out += circ(0, 0, 26, "none", shade(c, -0.4), 1.3)
    out += circ(0, 0, 22, linear(f"v{n}", [(0, shade(c, -0.12), 1), (1, shade(c, 0.3), 1)], 0, 0, 1, 1), shade(c, -0.45), 1.2)
    return out + stroke("M-25 -13Q-19 -24 -6 -27", "#fffbe6", 2.6, opacity=0.9) + numeral(0.8, 13, n, 36 if n < 10 else 31, shade(c, 0.6), None, 1) + numeral(0, 12, n, 36 if n < 10 else 31, shade(c, -0.62), None, 1)


def heap(size: int) -> str:
    """A heap of doubloons, 132 x 96; size 1 to 4."""
    rnd, n = random.Random(size), (0, 5, 12, 22, 36)[size]
    out = oval(2, 30, 18 + 11 * size, 6 + 1.6 * size, NIGHT, opacity=0.4, filter=blur("hp", 3))
    spots = []
    for i in range(n):
        level = (i / n) ** 0.8
        wide = (14 + 10 * size) * (1 - level * 0.82)
        spots.append((rnd.uniform(-wide, wide), 27 - level * (8 + 11 * size) + rnd.uniform(-3, 3)))
    for i, (x, y) in enumerate(sorted(spots, key=lambda s: s[1])[::1]):
        lying = rnd.random() < 0.7
        k = 0.46
        out += g(rect(-15, 0, 30, 5, shade(GOLD, -0.3), 2, ink(GOLD), 1.4) + oval(0, 0, 15, 7.4, linear("ho", [(0, shade(GOLD, 0.5), 1), (1, shade(GOLD, -0.08), 1)], 0, 0, 1, 1), ink(GOLD), 1.5) + oval(0, 0, 9.6, 4.4, "none", shade(GOLD, -0.36), 1.2), x, y, 0.82, rnd.uniform(-14, 14)) if lying else g(doubloon(i), x, y - 3, k)
    return out + g(path("M0 -8L2 -2L8 0L2 2L0 8L-2 2L-8 0L-2 -2z", "#fffbe0"), -8, 12 - 8 * size, 0.9)


def chest(opened: bool) -> str:
    """A sea chest, 132 x 108; open, gold glows in it."""
    c, iron = WOOD, "#4a4448"
    out = oval(4, 46, 62, 8, NIGHT, opacity=0.45, filter=blur("cs", 3))
    if opened:
        out += path("M-54 -14L-48 -48Q0 -62 48 -48L54 -14z", shade(c, -0.35), True, 2.4) + path("M-48 -18L-43 -44Q0 -56 43 -44L48 -18z", shade(c, -0.6)) + glow(0, -14, 66, 40, "#ffd766", 0.9)
        out += "".join(g(doubloon(i), x, y, 0.66) for i, (x, y) in enumerate(((-34, -12), (-14, -20), (6, -18), (28, -14), (-24, -8), (16, -10), (38, -8), (-2, -10))))
    out += path("M-56 -10H56L52 44H-52z", linear("cf", [(0, shade(c, 0.16), 1), (1, shade(c, -0.28), 1)]), ink(c), 2.6) + stroke("M-54 8H54M-53 26H53", shade(c, -0.5), 1.8)
    if not opened:
        out += path("M-57 -8Q-58 -46 0 -48Q58 -46 57 -8z", linear("cl", [(0, shade(c, 0.3), 1), (1, shade(c, -0.1), 1)]), ink(c), 2.6) + stroke("M-52 -26Q0 -38 52 -26", shade(c, -0.5), 1.8)
    top = -46 if not opened else -10
    for x in (-38, 38):
        out += path(f"M{x - 6} {top + (8 if not opened else 0)}H{x + 6}V43H{x - 6}z", iron, True, 1.8) + "".join(circ(x, y, 1.9, "#b8b2b0") for y in (0, 18, 36))
    out += rect(-58, -12, 116, 7, iron, 2, True, 1.6)
    return out + rect(-12, -14, 24, 27, GOLD, 4, True, 2.2) + circ(0, -3, 4, INK) + path("M-2.600 -2H2.600L4 8H-4z", INK)


def seal(seat: str) -> str:
    """A seat's wax seal, 72 across."""
    c = SEAT[seat]
    return wax(31, c, len(seat)) + g(mark(seat, 17, SAIL, shade(c, -0.55), 2), 0, 0)


def verdict(yes: bool) -> str:
    """The seal of a declaration, 120 across: tick on green, cross on red."""
    c = "#2f7d56" if yes else WAX
    out = path("M-22 24L-34 58L-20 50L-12 60L-4 30zM22 24L34 58L20 50L12 60L4 30z", shade(c, -0.2), ink(c), 2) + wax(48, c, 9 if yes else 5)
    d = "M-19 1L-6 15L19 -16" if yes else "M-15 -15L15 15M15 -15L-15 15"
    return out + stroke(d, shade(c, -0.5), 12) + g(stroke(d, shade(c, 0.8), 8), -1, -1)


def blank_seal() -> str:
    """A seal not yet pressed, 120 across: warm wax."""
    c = "#8f3a30"
    return wax(46, c, 7) + "".join(circ(x, 0, 5, shade(c, 0.6), shade(c, -0.4), 1.4) for x in (-16, 0, 16))


def pieces() -> dict[str, Piece]:
    """All of them."""
    out = {f"coin_{n}": piece(lambda n=n: worth(n), 80, 80) for n in METAL}  # type: ignore[misc]
    out["doubloon"] = piece(lambda: doubloon(1), 44, 44)
    out |= {f"heap_{k}": piece(lambda k=k: heap(k), 144, 104, at=(72, 64)) for k in range(1, 5)}  # type: ignore[misc]
    out |= {"chest": piece(lambda: chest(False), 136, 112, at=(68, 56)), "chest_open": piece(lambda: chest(True), 136, 132, at=(68, 76))}
    out |= {f"seal_{seat}": piece(lambda s=seat: seal(s), 76, 76) for seat in SEAT}  # type: ignore[misc]
    out["seal_yes"], out["seal_no"], out["seal_wait"] = piece(lambda: verdict(True), 120, 128, at=(60, 58)), piece(lambda: verdict(False), 120, 128, at=(60, 58)), piece(blank_seal, 120, 128, at=(60, 58))
    return out

