"""Lettering of titles as bendable outlines.

letters.txt holds the outlines of the few letters that titles need, 1000 units an em, from Abril Fatface and Alfa Slab One
(both under the SIL Open Font License): font, letter, advance, outline.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

ABRIL, SLAB = "Abril Fatface", "Alfa Slab One"
Bend = Callable[[float, float], tuple[float, float]]


@cache
def _letters() -> dict[tuple[str, str], tuple[float, str]]:
    out = {}
    text = Path(__file__).with_name("letters.txt").read_text(encoding="utf-8")
    for row in filter(None, text.split("\n")):
        font, letter, advance, outline = row.split("\t")
        out[font, letter] = (float(advance), outline)
    return out


def width(words: str, font: str, size: float, gap: float = 0) -> float:
    """How far the words reach, in drawing units."""
    return sum(_letters()[font, c][0] * size / 1000 + gap for c in words) - gap


def word(words: str, font: str, size: float, x: float, y: float, gap: float = 0, bend: Bend | None = None) -> str:
    """The path of the words centred on x with their foot on y; `bend` moves each point (x from the middle, y up)."""
    pen, d = -width(words, font, size, gap) / 2, ""
    for c in words:
        advance, outline = _letters()[font, c]
        d += _moved(outline, pen, size / 1000, x, y, bend)
        pen += advance * size / 1000 + gap
    return d


def _moved(outline: str, pen: float, k: float, x: float, y: float, bend: Bend | None) -> str:
    """One letter's outline placed and bent; straight lines are cut in four so that they can bend too."""
    d, now, first = "", (0.0, 0.0), (0.0, 0.0)

    def place(point: tuple[float, float]) -> str:
        a, b = pen + point[0] * k, point[1] * k
        if bend:
            a, b = bend(a, b)
        return f"{x + a:.1f} {y + b:.1f}"

    for kind, rest in re.findall(r"([MLHVQZ])([^MLHVQZ]*)", outline):
        n = [float(v) for v in re.findall(r"-?\d+", rest)]
        if kind == "M":
            now = first = (n[0], n[1])
            d += "M" + place(now)
        elif kind == "Q":
            for i in range(0, len(n), 4):
                d += f"Q{place((n[i], n[i + 1]))} {place((n[i + 2], n[i + 3]))}"
                now = (n[i + 2], n[i + 3])
        else:
            goals = {"H": [(v, now[1]) for v in n], "V": [(now[0], v) for v in n], "Z": [first],
                     "L": list(zip(n[::2], n[1::2], strict=False))}[kind]
            for goal in goals:
                for t in (0.25, 0.5, 0.75, 1.0):
                    d += "L" + place((now[0] + (goal[0] - now[0]) * t, now[1] + (goal[1] - now[1]) * t))
                now = goal
            d += "Z" if kind == "Z" else ""
    return d


def arc(rise: float, half: float) -> Bend:
    """The words on a hump: the middle stands `rise` higher than the ends at distance `half`."""
    return lambda a, b: (a, b - rise * (1 - (a / half) ** 2))


def bulge(half: float, tall: float) -> Bend:
    """Letters grow towards both ends, their feet on one line."""
    return lambda a, b: (a, b * (1 + tall * (a / half) ** 2))
