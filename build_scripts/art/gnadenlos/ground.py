"""The table: the worn boards of a saloon by lamplight, its tones close together."""

from __future__ import annotations

import random

from build_scripts.art.gnadenlos.base import DARK, WOOD, fibres, piece
from build_scripts.art.kit import circ, glow, mix, oval, radial, rect, shade, stroke
from build_scripts.art.sheet import Piece, Sheet

W, H = 1920, 1440
TONES = ("#432a1b", "#482d1d", "#3f2719", "#45291a")


def knot(x: float, y: float, s: float, c: str) -> str:
    """A knot in a board."""
    return oval(x, y, 15 * s, 7 * s, shade(c, -0.22)) + "".join(oval(x, y, r * s, r * 0.5 * s, "none", shade(c, -0.36), 1.4) for r in (6, 11, 17)) + oval(x, y, 4 * s, 2.4 * s, shade(c, -0.5))


def ground() -> str:
    """Boards, nails, a ring left by a glass, lamplight from the upper left."""
    rnd, out = random.Random(4), rect(0, 0, W, H, WOOD)
    for row, y in enumerate(range(0, H, 80)):
        joints = [rnd.uniform(160, 860), rnd.uniform(1060, 1780)]
        for k, (a, b) in enumerate(zip([0, *joints], [*joints, W], strict=True)):
            c = TONES[(row * 2 + k * 3) % 4]
            out += rect(a, y, b - a, 80, c) + fibres(a + 4, y + 6, b - a - 8, 68, shade(c, -0.28), max(3, int((b - a) / 42)), row * 7 + k, 0.5, 1.6) + fibres(a + 4, y + 6, b - a - 8, 68, shade(c, 0.14), max(2, int((b - a) / 110)), row * 11 + k, 0.35, 1.4)
            if rnd.random() < 0.32 and b - a > 200:
                out += knot(rnd.uniform(a + 60, b - 60), y + rnd.uniform(24, 56), rnd.uniform(0.9, 1.5), c)
            out += stroke(f"M{b:.0f} {y}v80", "#24140b", 2.4) + "".join(circ(x, y + v, 2.6, "#22140c") + circ(x - 0.7, y + v - 0.7, 0.9, "#8a7a6a", opacity=0.7) for x in (a + 12, b - 12) for v in (16, 64))
        out += stroke(f"M0 {y + 79}H{W}", "#24140b", 3) + stroke(f"M0 {y + 81.5}H{W}", mix(WOOD, "#8a5a34", 0.4), 1.2, opacity=0.6)
    for x, y in ((1490, 1010), (470, 660)):
        out += circ(x, y, 46, "none", "#2a180d", 5, opacity=0.35) + circ(x + 1, y + 1, 42, "none", "#2a180d", 2, opacity=0.25)
    out += glow(520, 160, 1200, 760, "#d89a56", 0.34)
    return out + rect(0, 0, W, H, radial("vig", [(0, DARK, 0), (0.6, DARK, 0.14), (1, DARK, 0.62)], cx=0.46, cy=0.4, r=0.78))


def pieces() -> dict[str, Piece]:
    """One large picture, a file of its own; cut below to the height of the window."""
    return {"ground": piece(ground, W, H, at=(0, 0), alone=True)}


FILES = tuple(f"gnadenlos/{n}.py" for n in ("base", "ground"))
SHEETS = [Sheet("gnadenlos/ground", pieces, FILES, scales=(1, 1.75), quality=80)]
