"""The pattern on the back of a card."""

from __future__ import annotations

import math

from build_scripts.art.gang_of_four.base import GOLD, JADE, LEAF, VERM, cloud
from build_scripts.art.kit import circ, el, g, ink, path, shade, stroke


def lattice() -> str:
    """A net of lozenges with a four-petalled flower at each crossing."""
    d, flowers = "", ""
    for row in range(-5, 6):
        for col in range(-4, 5):
            x, y = col * 34 + (row % 2) * 17, row * 24
            d += f"M{x - 17} {y}L{x} {y - 24}L{x + 17} {y}L{x} {y + 24}z"
            flowers += el("g", path("M0 -6q4 3 0 6q-4 -3 0 -6zM0 6q4 -3 0 -6q-4 3 0 6zM-6 0q3 4 6 0q-3 -4 -6 0zM6 0q-3 4 -6 0q3 -4 6 0z", GOLD), transform=f"translate({x} {y})")
    return stroke(d, shade(VERM, -0.36), 2.6) + stroke(d, shade(GOLD, -0.1), 1, opacity=0.8) + flowers


def medallion() -> str:
    """A round of lacquer with four clouds that chase each other round a jade bead."""
    out = circ(2, 3, 47, "#3d0a0a", opacity=0.5) + circ(0, 0, 46, shade(VERM, -0.3), ink(GOLD), 5) + circ(0, 0, 46, "none", GOLD, 3) + circ(0, 0, 40, "none", shade(GOLD, -0.15), 1)
    for k in range(4):
        a = math.radians(k * 90 - 45)
        out += g(cloud(0, 0, 0.34, VERM, LEAF, w=4), 25 * math.cos(a), 25 * math.sin(a), 1, k * 90 + 45)
    return out + circ(0, 0, 9, JADE, ink(JADE), 2) + circ(-2.6, -2.6, 3, "#bfe6cc") + circ(0, 0, 9, "none", LEAF, 1)
