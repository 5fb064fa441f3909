"""Movement cards as treasure maps, their small tokens, and Black Jack's twelve cards."""

from __future__ import annotations

import math

from build_scripts.art.halunken.base import CAPTAIN, PAPER, numeral, piece
from build_scripts.art.halunken.marks import barrel, seat, skull
from build_scripts.art.kit import circ, contact, el, g, grain, ink, mix, path, radial, rect, shade, stroke
from build_scripts.art.sheet import Piece, Sheet

W, H = 116, 162
NUMBERS = (1, 2, 3, 4, 5, 6, 7, 0)  # 0 is Rum


def suffix(n: int) -> str:
    """How a card is called in sprite names."""
    return str(n) if n else "rum"


def tone(colour: str) -> str:
    """The captain's colour as it is printed on paper."""
    return {"yellow": "#b9821c", "black": "#4a4060"}.get(colour, CAPTAIN[colour])


COASTS = (
    "M-48 36q6 -28 32 -24q16 -18 38 -8q28 -6 26 24q8 26 -24 30q-30 8 -54 2q-22 -6 -18 -24z",
    "M-48 44q-2 -24 22 -24q10 -22 36 -16q34 -4 38 22q4 32 -32 34q-20 6 -42 2q-20 0 -22 -18z",
    "M-49 40q8 -18 26 -14q2 -24 30 -22q16 -8 34 4q14 14 6 30q2 22 -30 22q-24 8 -46 2q-24 -2 -20 -22z",
)
SEPIA, SPENT = "#8a6a3a", "#4a5068"
TOKEN_SHAPE = 1.2
"""How large a token's shape is: it fills the token, and the number stands on it."""


def hill(x: float, y: float, c: str) -> str:
    """A hill as old maps draw it."""
    return stroke(f"M{x - 9} {y}q8 -15 11 -13q4 3 8 13M{x + 1} {y - 9}q3 5 3 9M{x - 3} {y - 5}q2 3 1 5", c, 1.5)


def palm(x: float, y: float, c: str) -> str:
    """A palm tree."""
    return stroke(
        f"M{x} {y}q3 -8 1 -15q-7 -4 -10 2M{x + 1} {y - 15}q7 -5 11 1M{x + 1} {y - 15}q-4 -6 -8 -4M{x + 1} {y - 15}q5 -6 8 -3",
        c,
        1.7,
    )


def rose(x: float, y: float, r: float, c: str) -> str:
    """A compass rose."""
    points = "".join(
        path(
            f"M0 {-r}L{r * 0.2:.1f} {-r * 0.2:.1f}L0 0L{-r * 0.2:.1f} {-r * 0.2:.1f}z",
            c,
            transform=f"rotate({a})",
            opacity=1 if a % 180 == 0 else 0.6,
        )
        for a in range(0, 360, 90)
    )
    return g(circ(0, 0, r * 0.62, "none", c, 1.2) + points, x, y)


def map_ground(c: str, n: int, corner: str, paper: str = PAPER) -> str:
    """Paper with browned edges, frame, an island with hills and palms, swell round it, and something in the corner."""
    x, y = -W / 2, -H / 2
    pale = paper == PAPER
    pen = mix(paper, SEPIA, 0.55 if pale else 0.3)
    brown = radial(
        "brown", [(0, SEPIA, 0), (0.7, SEPIA, 0.02), (1, SEPIA, 0.36 if pale else 0.1)], cx=0.45, cy=0.42, r=0.72
    )
    out = rect(x + 1, y + 1, W - 2, H - 2, paper, 11, shade(paper, -0.4), 1.6) + rect(
        x + 1, y + 1, W - 2, H - 2, brown, 11
    )
    out += grain(x + 4, y + 6, W - 24, H - 12, SEPIA, 22, n or 9, op=0.2 if pale else 0.1)
    out += rect(x + 7, y + 7, W - 14, H - 14, "none", 7, c, 2.2)
    coast = COASTS[n % 3]
    out += path(
        coast, mix(paper, "#b98a4a", 0.3 if pale else 0.07), mix(paper, SEPIA, 0.45), 1.6, stroke_dasharray="5 4"
    )
    out += stroke("M-44 -2q5 -4 9 0t9 0M-48 72q5 -4 9 0t9 0M26 71q5 -4 9 0t9 0", pen, 1.4) + corner
    if not n:
        return out
    return (
        out
        + hill((-22, -30, 26)[n % 3], (31, 34, 66)[n % 3], pen)
        + palm((-36, 0, -2)[n % 3], (66, 22, 22)[n % 3], pen)
    )


def trail(n: int, c: str) -> str:
    """As many dots as steps, up to the cross."""
    ps = [(-38 + 68 * k / n, 58 - 34 * (k / n) ** 1.4 - 9 * math.sin(k / n * math.pi * 2)) for k in range(n + 1)]
    x, y = ps[-1]
    cross = f"M{x - 5:.1f} {y - 7:.1f}l14 14m0 -14l-14 14"
    return (
        "".join(circ(px, py, 4.6, c, ink(c), 1.2) for px, py in ps[:-1])
        + stroke(cross, ink(c), 7)
        + stroke(cross, c, 4)
    )


def owner(colour: str, s: float = 1.0) -> str:
    """The shape of whose card it is, in its colour with a dark line: on paper a pale one would not be seen."""
    c = tone(colour)
    return g(seat(colour, c, ink(c)), s=s)


def move(colour: str, n: int) -> str:
    """One movement card, with the shape of whose it is."""
    c = tone(colour)
    out = map_ground(c, n, g(owner(colour, 1.15), 34, -57))
    if not n:
        return out + contact(4, 44, 46, 12, SEPIA, 0.7) + g(barrel(1.08), 0, 4)
    return out + numeral(-W / 2 + 38, -H / 2 + 70, n, 76, shade(c, -0.3)) + trail(n, c)


def move_spent(n: int) -> str:
    """A card that has been played, in its slot of the hand."""
    pen = mix(SPENT, SEPIA, 0.3)
    out = map_ground("#6a7088", n, rose(36, -56, 13, pen), SPENT)
    if not n:
        return out + el("g", g(barrel(1.08), 0, 4), opacity=0.35)
    return out + numeral(-W / 2 + 38, -H / 2 + 70, n, 76, "#8d93a8") + el("g", trail(n, "#6a7088"), opacity=0.8)


def move_back(colour: str) -> str:
    """The back of a captain's cards: the colour and its shape."""
    c, x, y = tone(colour), -W / 2, -H / 2
    out = rect(x + 1, y + 1, W - 2, H - 2, shade(c, -0.3), 11, ink(c), 1.6) + rect(
        x + 7, y + 7, W - 14, H - 14, "none", 7, shade(c, 0.4), 2.2
    )
    rose = "".join(
        path("M0 -44L7 -7L0 0L-7 -7z", shade(c, 0.3 if a % 90 == 0 else -0.05), transform=f"rotate({a})")
        for a in range(0, 360, 45)
    )
    return out + circ(0, 0, 34, "none", shade(c, 0.2), 2) + rose + g(seat(colour, mix(PAPER, c, 0.3), ink(c)), s=1.9)


def token(colour: str | None, n: int) -> str:
    """A card in small: what a seat still holds, or (no colour) has played."""
    c = tone(colour) if colour else "#6a7088"
    out = rect(-17, -19, 34, 38, PAPER if colour else "#1c2544", 5, ink(c) if colour else "#3b4870", 2)
    if colour:
        out += g(seat(colour, mix(PAPER, c, 0.34), mix(PAPER, c, 0.8)), 0, 2 if colour == "red" else 0, TOKEN_SHAPE)
    if not n:
        return out + el("g", barrel(0.4), opacity=1 if colour else 0.4)
    return out + numeral(0, 11, n, 31, shade(c, -0.35) if colour else "#56628a")


def jack(n: int) -> str:
    """One of Black Jack's cards."""
    c = "#2f2842"
    out = rect(-35, -49, 70, 98, c, 8, "#a99bd0", 2) + rect(-30, -44, 60, 88, "none", 5, "#5b4f7c", 1.6)
    return out + g(skull(0.92), 8, 22) + numeral(-18 if n < 10 else -9, -8, n, 43, PAPER, "#15101f", 4)


def jack_back() -> str:
    """Their back."""
    out = rect(-35, -49, 70, 98, "#3a3050", 8, "#8d7fb0", 2) + rect(-29, -43, 58, 86, "none", 4, "#8d7fb0", 2)
    return out + skull(1)


def pieces() -> dict[str, Piece]:
    """All cards and tokens."""
    out: dict[str, Piece] = {}
    for colour in CAPTAIN:
        for n in NUMBERS:
            out[f"move_{colour}_{suffix(n)}"] = piece(lambda c=colour, n=n: move(c, n), W, H)
            out[f"token_{colour}_{suffix(n)}"] = piece(lambda c=colour, n=n: token(c, n), 36, 40)
        out[f"move_back_{colour}"] = piece(lambda c=colour: move_back(c), W, H)
    for n in NUMBERS:
        out[f"move_spent_{suffix(n)}"] = piece(lambda n=n: move_spent(n), W, H)
        out[f"token_spent_{suffix(n)}"] = piece(lambda n=n: token(None, n), 36, 40)
    for n in range(1, 13):
        out[f"jack_{n}"] = piece(lambda n=n: jack(n), 72, 100)
    out["jack_back"] = piece(jack_back, 72, 100)
    return out


SOURCES = ("base", "marks", "cards")
SHEETS = [Sheet("halunken/cards", pieces, tuple(f"halunken/{name}.py" for name in SOURCES))]
