"""Movement cards as treasure maps, their small tokens, and Black Jack's twelve cards."""

from __future__ import annotations

import math

from build_scripts.art.halunken.base import CAPTAIN, PAPER, numeral, piece
from build_scripts.art.halunken.marks import barrel, seat, skull
from build_scripts.art.kit import circ, el, g, grain, ink, mix, path, rect, shade, stroke
from build_scripts.art.sheet import Piece, Sheet

W, H = 116, 162
NUMBERS = (1, 2, 3, 4, 5, 6, 7, 0)  # 0 is Rum


def suffix(n: int) -> str:
    """How a card is called in sprite names."""
    return str(n) if n else "rum"


def tone(colour: str) -> str:
    """The captain's colour as it is printed on paper."""
    return {"yellow": "#b9821c", "black": "#4a4060"}.get(colour, CAPTAIN[colour])


def map_ground(c: str, seed: int) -> str:
    """Paper, frame and the outline of an island."""
    x, y = -W / 2, -H / 2
    out = rect(x + 1, y + 1, W - 2, H - 2, PAPER, 11, shade(PAPER, -0.4), 1.6)
    out += grain(x + 4, y + 6, W - 24, H - 12, "#8a6a3a", 22, seed, op=0.2) + rect(
        x + 7, y + 7, W - 14, H - 14, "none", 7, c, 2.2
    )
    coast = "M-48 34q8 -26 34 -22q18 -20 38 -6q24 -4 22 26q6 26 -26 30q-30 8 -52 2q-20 -8 -16 -30z"
    return out + path(coast, mix(PAPER, "#b98a4a", 0.26), mix(PAPER, "#8a6a3a", 0.4), 1.6, stroke_dasharray="5 4")


def trail(n: int, c: str) -> str:
    """As many dots as steps, up to the cross."""
    ps = [(-34 + 72 * k / n, 58 - 34 * (k / n) ** 1.4 - 9 * math.sin(k / n * math.pi * 2)) for k in range(n + 1)]
    x, y = ps[-1]
    cross = f"M{x - 5:.1f} {y - 7:.1f}l14 14m0 -14l-14 14"
    return (
        "".join(circ(px, py, 4.6, c, ink(c), 1.2) for px, py in ps[:-1])
        + stroke(cross, ink(c), 7)
        + stroke(cross, c, 4)
    )


def move(colour: str, n: int) -> str:
    """One movement card."""
    c = tone(colour)
    out = map_ground(c, n or 9)
    if not n:
        return out + barrel(1.02)
    return out + numeral(-W / 2 + 40, -H / 2 + 70, n, 74, shade(c, -0.3)) + trail(n, c)


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
    return out + circ(0, 0, 34, "none", shade(c, 0.2), 2) + rose + g(seat(colour), s=1.1)


def token(colour: str | None, n: int) -> str:
    """A card in small: what a seat still holds, or (no colour) has played."""
    c = tone(colour) if colour else "#6a7088"
    out = rect(-17, -19, 34, 38, PAPER if colour else "#1c2544", 5, ink(c) if colour else "#3b4870", 2)
    if not n:
        return out + el("g", barrel(0.4), opacity=1 if colour else 0.4)
    return out + numeral(0, 11, n, 31, shade(c, -0.35) if colour else "#56628a")


def jack(n: int) -> str:
    """One of Black Jack's cards."""
    c = "#2f2842"
    out = rect(-35, -49, 70, 98, c, 8, "#a99bd0", 2) + rect(-30, -44, 60, 88, "none", 5, "#5b4f7c", 1.6)
    return out + g(skull(0.95), 6, 20) + numeral(-18 if n < 10 else -12, -8, n, 44, PAPER, "#15101f")


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
        out[f"token_spent_{suffix(n)}"] = piece(lambda n=n: token(None, n), 36, 40)
    for n in range(1, 13):
        out[f"jack_{n}"] = piece(lambda n=n: jack(n), 72, 100)
    out["jack_back"] = piece(jack_back, 72, 100)
    return out


SOURCES = ("base", "marks", "cards")
SHEETS = [Sheet("halunken/cards", pieces, tuple(f"halunken/{name}.py" for name in SOURCES))]
