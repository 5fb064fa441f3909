"""What moves through the picture: tumbleweed, dust, muzzle smoke, flashes, shots, glints."""

from __future__ import annotations

import math
import random

from build_scripts.art.gnadenlos.base import DARK, LAMP, piece, shot_hole
from build_scripts.art.gnadenlos.town import vulture
from build_scripts.art.kit import circ, contact, g, glow, path, poly, stroke
from build_scripts.art.sheet import Piece


def tumbleweed(k: int) -> str:
    """A ball of dry twigs, one of four turns."""
    rnd, far, near = random.Random(11), "", ""
    for n in range(44):
        a, r = rnd.uniform(0, math.tau), rnd.uniform(21, 31)
        b, bow = a + rnd.uniform(0.9, 2.6), rnd.uniform(-0.35, 1.2)
        m = (a + b) / 2
        twig = f"M{r * math.cos(a):.1f} {r * math.sin(a):.1f}Q{r * bow * math.cos(m):.1f} {r * bow * math.sin(m):.1f} {r * math.cos(b):.1f} {r * math.sin(b):.1f}"
        far, near = (far + twig, near) if n < 24 else (far, near + twig)
    body = circ(0, 0, 27, "#8a6434", opacity=0.5) + stroke(far, "#5a3a1c", 2.6) + stroke(far, "#9c7440", 1.4) + stroke(near, "#5a3a1c", 3) + stroke(near, "#d9b26a", 1.7)
    return contact(0, 31, 28, 7, DARK, 0.6) + g(body, 0, 0, 1, k * 90 + 10)


def dust(k: int) -> str:
    """A puff of dust, from small and thick to wide and thin."""
    s, op = (0.55, 0.8, 1.0)[k], (0.9, 0.65, 0.35)[k]
    puffs = ((-26, 2, 15), (-8, -8, 19), (14, -4, 20), (30, 4, 13), (4, 6, 18))
    out = "".join(circ(x + 1.5, y + 2.5, r, "#a87c4a", opacity=0.35) for x, y, r in puffs) + "".join(circ(x, y, r, "#ecd2a0") for x, y, r in puffs)
    out += "".join(circ(x - r * 0.25, y - r * 0.3, r * 0.55, "#fbeecb", opacity=0.7) for x, y, r in puffs)
    return g(out, 0, 0, s, opacity=op)


def smoke(k: int) -> str:
    """Smoke from a muzzle, rising and thinning."""
    op = (0.85, 0.6, 0.32)[k]
    d = ("M0 14q-4 -8 1 -14", "M0 12q-10 -14 2 -26t4 -22", "M0 8q-16 -16 0 -32t-4 -32")[k]
    out = stroke(d, "#fff6e4", (14, 17, 20)[k]) + stroke(d, "#d8cbb8", (7, 8, 9)[k], opacity=0.5)
    puffs = (((2, -2, 11),), ((8, -38, 14), (0, -26, 10)), ((-6, -60, 16), (8, -50, 12), (2, -34, 9)))[k]
    return g(out + "".join(circ(x, y, r, "#fff6e4") for x, y, r in puffs), 0, 0, 1, opacity=op)


def flash() -> str:
    """The flash of a shot, to the left."""
    ray = [(x * (1 if i % 2 else 0.42), y * (1 if i % 2 else 0.42)) for i, (x, y) in enumerate((46 * math.cos(k * math.pi / 9), 40 * math.sin(k * math.pi / 9)) for k in range(18))]
    return glow(0, 0, 60, 56, "#ffcf56", 0.9) + poly(ray, "#ffb02e") + g(poly(ray, "#fff6c8"), 0, 0, 0.6, 10) + circ(0, 0, 8, "#ffffff")


def glint(k: int) -> str:
    """A glint of gold, growing."""
    s = (0.45, 0.75, 1.0)[k]
    out = path("M0 -34L4 -4L34 0L4 4L0 34L-4 4L-34 0L-4 -4z", "#fff8d2") + g(path("M0 -34L4 -4L34 0L4 4L0 34L-4 4L-34 0L-4 -4z", "#ffe48a"), 0, 0, 0.5, 45)
    return g(glow(0, 0, 30, 30, "#ffd45a", 0.9) + out, s=s)


def flier() -> str:
    """A vulture on the wing, 120 wide."""
    out = path("M0 6Q-14 -2 -30 -14Q-46 -22 -58 -10L-50 -8L-56 -1L-46 -1L-50 6L-38 4Q-22 14 -8 16L-4 26H6L8 16Q24 14 38 4L50 6L46 -1L56 -1L50 -8L58 -10Q46 -22 30 -14Q14 -2 0 6z", "#33262a", "#1a1214", 2)
    out += stroke("M-40 -8Q-20 2 -8 10M40 -8Q20 2 8 10", "#5c4a4c", 2) + path("M-5 5q-2 -10 4 -13q8 0 8 7q0 5 -4 8z", "#c9786a", "#5a2a24", 1.4) + path("M6 -3q7 0 7 7l-7 -3z", "#e9b03a", "#6a4210", 1.2) + stroke("M-6 7q6 5 13 0", "#f6ead2", 4) + circ(3, -3, 1.4, DARK)
    return out


def pool() -> str:
    """A pool of lamplight, 260 across."""
    return glow(0, 0, 126, 120, LAMP, 1)


def pieces() -> dict[str, Piece]:
    """All of them."""
    out = {f"tumbleweed_{k + 1}": piece(lambda k=k: tumbleweed(k), 80, 84, at=(40, 40)) for k in range(4)}  # type: ignore[misc]
    for k in range(3):
        out[f"dust_{k + 1}"] = piece(lambda k=k: dust(k), 104, 70)  # type: ignore[misc]
        out[f"smoke_{k + 1}"] = piece(lambda k=k: smoke(k), 70, 120, at=(35, 96))  # type: ignore[misc]
        out[f"glint_{k + 1}"] = piece(lambda k=k: glint(k), 76, 76)  # type: ignore[misc]
    out["flash"], out["flier"] = piece(flash, 130, 124), piece(flier, 132, 64)
    out["shot_hole"] = piece(lambda: shot_hole(0, 0, 9, 3), 56, 56)
    out["vulture_perched"] = piece(lambda: vulture(), 60, 60, at=(26, 50))
    out["glow_soft"] = piece(pool, 260, 250)
    return out
