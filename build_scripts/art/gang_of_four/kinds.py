"""Small pictures of the kinds of combination: cards in a row whose shapes and steps tell the rule."""

from __future__ import annotations

from build_scripts.art.gang_of_four.base import CREAM, GOLD, LEAF, LOTUS, PRINT, halo, numeral, piece
from build_scripts.art.gang_of_four.shapes import SHAPES, star
from build_scripts.art.kit import g, path, rect
from build_scripts.art.sheet import Piece

CARD_W, CARD_H = 42, 60
KINDS: dict[str, tuple[tuple[int, str], ...]] = {
    "single": ((9, "r"),),
    "pair": ((6, "g"), (6, "r")),
    "trio": ((4, "g"), (4, "y"), (4, "r")),
    "straight": ((3, "g"), (4, "r"), (5, "y"), (6, "g"), (7, "r")),
    "flush": ((1, "r"), (3, "r"), (4, "r"), (7, "r"), (9, "r")),
    "full_house": ((8, "g"), (8, "y"), (8, "r"), (2, "y"), (2, "g")),
    "straight_flush": ((4, "y"), (5, "y"), (6, "y"), (7, "y"), (8, "y")),
    "gang_4": ((5, "g"), (5, "y"), (5, "r"), (5, "r")),
    "gang_5": ((7, "g"), (7, "g"), (7, "y"), (7, "r"), (7, "r")),
    "gang_6": ((9, "g"), (9, "g"), (9, "y"), (9, "y"), (9, "r"), (9, "r")),
    "gang_7": ((1, "g"), (1, "g"), (1, "y"), (1, "y"), (1, "r"), (1, "r"), (1, "m")),
}


def token(n: int, colour: str, hot: bool) -> str:
    """A card in little: number over shape."""
    c = PRINT.get(colour, "#4a2a18")
    out = rect(-CARD_W / 2 + 1.500, -CARD_H / 2 + 2.500, CARD_W, CARD_H, "#120405", 6, opacity=0.4)
    out += rect(-CARD_W / 2, -CARD_H / 2, CARD_W, CARD_H, CREAM, 6, GOLD if hot else "#a88a58", 1.8)
    out += numeral(-CARD_W / 2 + 11, -CARD_H / 2 + 23, n, 24, c, 0.8)
    if colour == "m":
        return out + "".join(g(SHAPES[k](0.3), -CARD_W / 2 + 10, y) for k, y in (("g", -1), ("y", 9), ("r", 20)))
    return out + g(SHAPES[colour](0.42), -CARD_W / 2 + 11.500, 4)


def kind(name: str) -> str:
    """The row of one kind; a straight climbs, a gang stands before its fire."""
    cards, gang = KINDS[name], name.startswith("gang")
    n = len(cards)
    step = min(25.0, (136 - CARD_W) / max(1, n - 1))
    x0 = -(step * (n - 1)) / 2
    out = ""
    if gang:
        out += halo(72, 42, "#ff9a3a", 0.95)
        out += "".join(g(path("M0 0q-10 -12 -3 -26q2 8 6 8q-1 -12 7 -20q-2 16 5 21q5 8 -3 17z", LOTUS if k % 2 else "#f2a23c", "#6e1410", 1.2), -54 + k * 18, -14, 0.62, (k - 3) * 8) for k in range(7))
    for i, (number, colour) in enumerate(cards):
        lift = -(i - (n - 1) / 2) * 5 if "straight" in name else 0
        gap = (4 if i > 2 else -6) if name == "full_house" else 0
        turn = (i - (n - 1) / 2) * (4 if gang else 0)
        out += g(token(number, colour, gang or name == "straight_flush"), x0 + i * step + gap, lift + (abs(i - (n - 1) / 2) * 1.4 if gang else 0) + (4 if gang else 0), 0.98, turn)
    if name == "straight_flush":
        out += g(star(9, LEAF), 58, -32) + g(star(6, LEAF), 44, -36)
    return out


def pieces() -> dict[str, Piece]:
    """One picture a kind."""
    return {f"kind_{name}": piece(lambda k=name: kind(k), 152, 92) for name in KINDS}  # type: ignore[misc]

