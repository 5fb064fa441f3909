"""Wet cobbles and setts: every stone takes its colour from the moon and the lamps that reach it."""

from __future__ import annotations

import math
import random
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from build_scripts.art.halunken.base import MOON, NIGHT
from build_scripts.art.kit import Point, mix, path, stroke

GLOW = "#b3703c"  # lamplight on wet stone: well below the lights that mean "you may"
Box = tuple[float, float, float, float]  # left, top, right, bottom


@dataclass(frozen=True)
class Lamp:
    """Light that falls on the ground from a door or a lantern."""

    x: float
    y: float
    reach: float = 112
    strength: float = 1.0


def moonlight(x: float, y: float) -> float:
    """How bright the moon, off stage at the upper left, lies on the ground: 0 to 1, in drifting patches."""
    far = math.hypot((x - 380) / 1500, (y + 60) / 900)
    patch = math.sin(x * 0.0052 + y * 0.003) + math.sin(y * 0.011 - x * 0.0021 + 1.7)
    return max(0.0, min(1.0, 0.95 - 0.75 * far + 0.1 * patch))


def lamplight(lamps: Iterable[Lamp], x: float, y: float) -> float:
    """The light of all lamps at one place: 0 to 1, flat pools that fade softly."""
    total = 0.0
    for lamp in lamps:
        d = ((x - lamp.x) / lamp.reach) ** 2 + ((y - lamp.y) / (lamp.reach * 0.5)) ** 2
        if d < 6:
            total += lamp.strength * math.exp(-d)
    return min(1.0, total)


def lit(dark: str, pale: str, moon: float, lamp: float = 0, wear: float = 0) -> str:
    """The colour of a stone between dark and pale by the moon, warmed by lamps, darkened by wear.

    All three in steps, so that stones of the same colour share a path.
    """
    moon, lamp, wear = round(moon * 14) / 14, round(lamp * 16) / 16, round(wear * 12) / 12
    cold = mix(mix(mix(dark, pale, moon), MOON, 0.05 * moon), NIGHT, wear)
    return mix(cold, GLOW, 0.56 * lamp)


def pebble(ps: list[Point]) -> str:
    """A closed stone with rounded corners."""
    n = len(ps)
    mids = [((ps[i][0] + ps[(i + 1) % n][0]) / 2, (ps[i][1] + ps[(i + 1) % n][1]) / 2) for i in range(n)]
    out = f"M{mids[-1][0]:.1f} {mids[-1][1]:.1f}"
    for (cx, cy), (x, y) in zip(ps, mids, strict=True):
        out += f"Q{cx:.1f} {cy:.1f} {x:.1f} {y:.1f}"
    return out + "z"


def block(ps: list[Point], cut: float = 0.16) -> str:
    """A four-cornered sett with its corners worn off."""
    out = ""
    for i, (x, y) in enumerate(ps):
        (px, py), (nx, ny) = ps[i - 1], ps[(i + 1) % len(ps)]
        ax, ay, bx, by = x + (px - x) * cut, y + (py - y) * cut, x + (nx - x) * cut, y + (ny - y) * cut
        out += f"{'L' if out else 'M'}{ax:.1f} {ay:.1f}Q{x:.1f} {y:.1f} {bx:.1f} {by:.1f}"
    return out + "z"


class Paving:
    """Stones collected by colour, so that thousands of them become a few dozen paths."""

    def __init__(self) -> None:
        self.stones: dict[tuple[str, float], list[str]] = defaultdict(list)
        self.shines: dict[tuple[str, float], list[str]] = defaultdict(list)

    def lay(self, d: str, colour: str, opacity: float = 1) -> None:
        """Adds a stone."""
        self.stones[colour, round(opacity, 1)].append(d)

    def shine(self, d: str, colour: str, opacity: float) -> None:
        """Adds a wet edge."""
        self.shines[colour, round(opacity, 1)].append(d)

    def drawn(self, edge: float = 1.5) -> str:
        """All stones, then all wet edges."""
        out = "".join(path("".join(d), c, fill_opacity=o if o < 1 else None) for (c, o), d in self.stones.items() if o)
        return out + "".join(stroke("".join(d), c, edge, stroke_opacity=o) for (c, o), d in self.shines.items() if o)


def cobbles(box: Box, seed: int, grow: Callable[[float], float]) -> Iterable[tuple[Point, float, list[Point]]]:
    """Round cobbles in loose rows: middle, size and corners of each; `grow(y)` = their size at y."""
    rnd = random.Random(seed)
    x0, y0, x1, y1 = box
    y = y0
    while y < y1:
        k = grow(y)
        x = x0 - rnd.uniform(0, 26) * k
        while x < x1:
            w, h = 12.4 * k * rnd.uniform(0.9, 1.12), 7.9 * k * rnd.uniform(0.9, 1.1)
            cx, cy = (
                x + rnd.uniform(-2, 2) * k,
                y + rnd.uniform(-1.8, 1.8) * k + 5 * k * math.sin(x * 0.017 + y * 0.004),
            )
            turn = rnd.uniform(-0.3, 0.3)
            corners = []
            for i in range(7):
                a, r = turn + 2 * math.pi * i / 7, rnd.uniform(1.02, 1.17)
                corners.append((cx + w * r * math.cos(a), cy + h * r * math.sin(a)))
            yield (cx, cy), k, corners
            x += 26 * k
        y += 13.6 * k
