"""Small things of the frame: seal, winner's ribbon, ring round a portrait, tail of a bubble, signs of the seats."""

from __future__ import annotations

import math

from build_scripts.art.kit import circ, linear, path, poly, radial, stroke
from build_scripts.art.sheet import Piece, Sheet
from build_scripts.art.ui.base import document
from build_scripts.art.ui.brush import form, world


def seal() -> str:
    """Red wax with a thick rim; the number of points stands in the middle."""
    world("#4a1a26", "#ffd0b0")
    rim = []
    for i in range(26):
        a = i * math.tau / 26
        r = 42.5 + (2.6 if i % 2 else -1.6) + 1.6 * math.sin(3 * a)
        rim.append((48 + r * math.cos(a), 47 + r * math.sin(a), False))
    body = circ(50, 51, 42, "#1a0508", opacity=0.35) + form(rim, "#b02c2e", a=5, w=3)
    face = radial("wax", [(0, "#c23a38", 1), (0.7, "#a5282c", 1), (1, "#861e26", 1)], cx=0.4, cy=0.35, r=0.75)
    body += circ(48, 47, 32, "#5e121a") + circ(48.6, 48, 30.8, face) + circ(48, 47, 27, "none", line="#5e121a", w=1.4, opacity=0.55)
    return body + stroke("M20 36A32 32 0 0 1 40 16.5", "#ffb79c", 3, opacity=0.65)


def ribbon_winner() -> str:
    """A golden ribbon with folded tails."""
    low = linear("low", [(0, "#b87a24", 1), (1, "#8a5414", 1)])
    body = path("M4 24H60V74H4L22 49Z", low, "#4d2c08", 2.6) + path("M296 24H240V74H296L278 49Z", low, "#4d2c08", 2.6)
    body += path("M38 62L60 74V62ZM262 62L240 74V62Z", "#4d2c08")
    body += path("M38 8Q150 0 262 8V62Q150 54 38 62Z", linear("top", [(0, "#fff0b8", 1), (0.5, "#f2c55c", 1), (1, "#d99a34", 1)]), "#5e380c", 3)
    return body + stroke("M44 14Q150 6 256 14M44 55.5Q150 47.5 256 55.5", "#a3691a", 1.8)


def portrait_ring() -> str:
    """A turned brass ring; the portrait shows through the middle (radius 50)."""
    gold = linear("gold", [(0, "#fff0bd", 1), (0.4, "#dda742", 1), (0.7, "#a06a22", 1), (1, "#e0b050", 1)], 0, 0, 1, 1)
    body = circ(60, 60, 54, "none", line="#2c1608", w=11) + circ(60, 60, 54, "none", line=gold, w=7.6)
    body += circ(60, 60, 50.6, "none", line="#2c1608", w=1.6) + circ(60, 60, 55, "none", line="#fff6d8", w=1, opacity=0.5)
    for i in range(4):
        a = math.pi / 4 + i * math.pi / 2
        x, y = 60 + 54 * math.cos(a), 60 + 54 * math.sin(a)
        body += poly([(x, y - 5.6), (x + 5.6, y), (x, y + 5.6), (x - 5.6, y)], "#f7dc94", line="#2c1608", w=1.8)
    return body


def tail(edge: str) -> str:
    """The tail of a bubble; its open side overlaps the bubble's lower rim by four units."""
    return path("M4 0C8 12 6 22 1 31C16 28 26 18 32 0Z", edge) + path("M7.4 -2C11 12 10 18 7 26C17 22 24 14 28.6 -2Z", "#fff6e0")


SIGNS = {
    "green": ("#3c8f5c", "M0 -11.5A11.5 11.5 0 1 1 -0.01 -11.5Z"),
    "blue": ("#3a74b8", "M-10.5 -10.5H10.5V10.5H-10.5Z"),
    "red": ("#c23b34", "M0 -12.5L12.5 10H-12.5Z"),
    "yellow": ("#d9a32e", "M0 -13L13 0L0 13L-13 0Z"),
    "purple": ("#8257a8", "M0 13L12.4 2L7.6 -11.5H-7.6L-12.4 2Z"),
    "teal": ("#3f9a9a", "M-4.6 -12.5H4.6V-4.6H12.5V4.6H4.6V12.5H-4.6V4.6H-12.5V-4.6H-4.6Z"),
}
"""The shape of each seat's colour: circle, square, triangle, diamond, shield, cross."""


def sign(colour: str) -> str:
    """The sign of a seat on a plate of its own, readable on any ground."""
    fill, shape = SIGNS[colour]
    body = circ(20, 20.6, 18.6, "#0d0a16", opacity=0.5) + circ(20, 20, 18, "#fbf0d2", line="#3a2410", w=2.4)
    return body + path(shape, fill, "#2a1a10", 2.2, transform="translate(20 20) scale(0.86)")


def draw() -> dict[str, Piece]:
    """All of them."""
    tails = {name: Piece(document(36, 32, lambda c=edge: tail(c)), 36, 32, anchor=(18, 4))  # type: ignore[misc]
             for name, edge in (("speech_tail", "#7c1f26"), ("speech_tail_harbour", "#2a2050"))}
    return {
        "seal": Piece(document(96, 96, seal), 96, 96, anchor=(48, 47)),
        "ribbon_winner": Piece(document(300, 80, ribbon_winner), 300, 80, marks={"inner": (50, 14, 200, 36)}),
        "portrait_ring": Piece(document(120, 120, portrait_ring), 120, 120, marks={"hole": (10, 10, 100, 100)}),
    } | tails | {f"sign_{c}": Piece(document(40, 40, lambda c=c: sign(c)), 40, 40) for c in SIGNS}  # type: ignore[misc]


SHEETS = [Sheet("ui/pieces", draw, ("ui/base.py", "ui/brush.py", "ui/pieces.py"))]
