"""The 64 cards have 34 faces: numbers over painted grounds, two phoenixes, the dragon; and their backs."""

from __future__ import annotations

from collections.abc import Callable

from build_scripts.art.gang_of_four import beasts
from build_scripts.art.gang_of_four.backs import lattice, medallion
from build_scripts.art.gang_of_four.base import CREAM, GOLD, HUE, PRINT, VERM, numeral, piece
from build_scripts.art.gang_of_four.motifs import MOTIFS, three
from build_scripts.art.gang_of_four.shapes import SHAPES, bamboo, coin, fire, lotus, plumes
from build_scripts.art.kit import blur, clip, el, g, grain, ink, linear, mix, path, rect, shade, stroke
from build_scripts.art.sheet import Piece, Sheet

W, H = 168, 240
X, Y = -W / 2, -H / 2
ZOOM = 2
INDEX = (0.0, 0.0, 62.0, 112.0)
INSIDE = "inside"
EDGE = "#a88a58"


def sheet_of_card(edge: str, rim: str) -> str:
    """The blank card: a thick rounded sheet with a lit upper edge."""
    out = rect(X + 0.8, Y + 0.8, W - 1.6, H - 1.6, edge, 15, rim, 1.6)
    return out + stroke(f"M{X + 14} {Y + 2.6}H{-X - 14}M{X + 2.6} {Y + 14}V{-Y - 14}", "#fffdf4", 1.8, opacity=0.9)


def within(body: str, inset: float = 6, r: float = 11) -> str:
    """A picture inside the rim of a card."""
    return el("g", body, clip_path=clip(INSIDE, rect(X + inset, Y + inset, W - 2 * inset, H - 2 * inset, "#fff", r)))


def tab(w: float, h: float) -> str:
    """The corner of paper that carries the index, upper left."""
    return f"M{X + 4} {Y + 4}H{X + w}V{Y + h - 16}q0 16 -16 16H{X + 4}z"


def framed(body: str, c: str, slip: str, low: float = 78) -> str:
    """A painted card: picture, its hair line, and paper in two corners."""
    out = sheet_of_card(CREAM, EDGE) + within(body)
    line = mix(c, "#5a3a18", 0.25)
    out += rect(X + 6, Y + 6, W - 12, H - 12, "none", 11, line, 1.6)
    corner = path(tab(62, 112), slip, line, 1.6)
    out += within(corner + el("g", path(tab(50, low), slip, line, 1.6), transform="rotate(180)"))
    out += rect(X + 3.4, Y + 3.4, W - 6.8, H - 6.8, "none", 12.8, CREAM, 5)
    out += within(grain(X + 8, Y + 8, W - 40, H - 20, "#8a6430", 24, 5, (8, 22), 0.13))
    return out + rect(X + 0.8, Y + 0.8, W - 1.6, H - 1.6, "none", 15, EDGE, 1.6)


def corners(big: str, small: str) -> str:
    """The index in the upper left, and a smaller one upside down in the lower right."""
    return g(big, X + 33, Y) + el("g", g(small, X + 27, Y), transform="rotate(180)")


def number(n: int, colour: str) -> str:
    """A number card."""
    c, shape = PRINT[colour], SHAPES[colour]
    size = 62 if n < 10 else 51
    big = numeral(0, 58 if n < 10 else 55, n, size, c, 2) + g(shape(0.94), 0, 86)
    small = numeral(0, 41 if n < 10 else 39, n, 38 if n < 10 else 33, c, 1.2) + g(shape(0.56), 0, 58)
    return framed(MOTIFS[colour](n), c, mix(CREAM, HUE[colour], 0.1)) + corners(big, small)


def multi() -> str:
    """The 1 of all colours."""
    tone = linear("three", [(0, PRINT["g"], 1), (0.36, PRINT["g"], 1), (0.36, PRINT["y"], 1), (0.66, PRINT["y"], 1), (0.66, PRINT["r"], 1), (1, PRINT["r"], 1)])
    big = numeral(0, 56, 1, 60, tone, 2) + g(coin(0.46), 0, 71) + g(bamboo(0.54), -14, 93) + g(lotus(0.56), 13, 95)
    small = numeral(0, 39, 1, 36, tone, 1.2) + g(coin(0.28), 0, 49) + g(bamboo(0.32), -9, 63) + g(lotus(0.34), 8, 64)
    return framed(three(), "#8a6430", CREAM) + corners(big, small)


def pictured(picture: str, ground: str, sign: str, small: str, tall: float = 96) -> str:
    """A full picture in a rim of gold, its sign in the place of the index."""
    gold = linear("rim", [(0, "#f7dc8e", 1), (0.5, GOLD, 1), (1, "#8f5f1e", 1)], 0, 0, 1, 1)
    out = rect(X + 0.8, Y + 0.8, W - 1.6, H - 1.6, gold, 15, ink(GOLD), 1.6)
    out += within(rect(X, Y, W, H, ground) + picture, 7, 10)
    out += rect(X + 7, Y + 7, W - 14, H - 14, "none", 10, shade(ground, -0.55), 2)
    out += stroke(f"M{X + 14} {Y + 2.8}H{-X - 14}M{X + 2.8} {Y + 14}V{-Y - 14}", "#fff4c8", 1.6)
    plate = path(f"M{X + 7} {Y + 17}q0 -10 10 -10H{X + 62}V{Y + tall - 15}q0 15 -15 15H{X + 7}z", CREAM, shade(GOLD, -0.45), 2)
    lower = el("g", path(f"M{X + 7} {Y + 17}q0 -10 10 -10H{X + 46}V{Y + 51}q0 11 -11 11H{X + 7}z", CREAM, shade(GOLD, -0.45), 2), transform="rotate(180)")
    return out + plate + lower + g(sign, X + 34, Y) + el("g", g(small, X + 26, Y), transform="rotate(180)")


def back() -> str:
    """Vermilion lacquer with a gold lattice and a cloud medallion."""
    out = sheet_of_card(CREAM, EDGE) + rect(X + 5, Y + 5, W - 10, H - 10, linear("lac", [(0, "#c93a26", 1), (0.5, VERM, 1), (1, "#7c1a16", 1)], 0, 0, 1, 1), 11, ink(VERM), 1.6)
    out += within(lattice(), 14, 6) + rect(X + 14, Y + 14, W - 28, H - 28, "none", 6, GOLD, 2.4) + rect(X + 10, Y + 10, W - 20, H - 20, "none", 8, shade(GOLD, -0.2), 1)
    return out + medallion()


def back_worn() -> str:
    """The same after a life in the drawer: a dead hand's card."""
    scuffs = "M-70 -96l22 -8M-30 -106l14 4M48 96l20 10M10 104l18 -4M-74 40l6 26M70 -60l6 20M-56 78l30 14M20 -40l26 -16M-40 -20l16 26"
    out = back() + rect(X + 1, Y + 1, W - 2, H - 2, "#3a2620", 15, opacity=0.42) + stroke(scuffs, "#e2c9a0", 1.6, opacity=0.45)
    dog = path(f"M{-X - 30} {Y + 1}L{-X - 1} {Y + 30}L{-X - 26} {Y + 26}z", "#cdb48c", "#6a4a30", 1.4)
    return out + dog + g(stroke("M0 0a19 19 0 1 1 -6 .5", "#4a2a18", 3.4, opacity=0.35), 34, 64, 1.2)


def faces() -> dict[str, Callable[[], str]]:
    """Every face by the name that the rules give it."""
    out: dict[str, Callable[[], str]] = {f"{n}{c}": (lambda n=n, c=c: number(n, c)) for c in HUE for n in range(1, 11)}  # type: ignore[misc]
    out["1m"] = multi
    out["Pg"] = lambda: pictured(beasts.phoenix("g"), "#123f36", g(plumes(HUE["g"], 1.0), 0, 30) + g(bamboo(0.72), 0, 71), g(plumes(HUE["g"], 0.62), 0, 25) + g(bamboo(0.4), 0, 50))
    out["Py"] = lambda: pictured(beasts.phoenix("y"), "#6e3212", g(plumes(HUE["y"], 1.0), 0, 30) + g(coin(0.72), 0, 71), g(plumes(HUE["y"], 0.62), 0, 25) + g(coin(0.4), 0, 50))
    out["D"] = lambda: pictured(beasts.dragon(), "#8c1c18", g(fire(1.05), 0, 40), g(fire(0.66), 0, 33), 76)
    return out


def shadow() -> str:
    """The contact shadow of a lying card: tight and wide."""
    return rect(X + 3, Y + 4, W, H, "#0c0406", 15, opacity=0.55, filter=blur("s4", 3.5)) + rect(X + 7, Y + 12, W, H, "#0c0406", 15, opacity=0.42, filter=blur("s11", 10))


def light() -> str:
    """The rim and halo of a chosen card."""
    out = rect(X - 8, Y - 8, W + 16, H + 16, "#ffce6a", 24, opacity=0.85, filter=blur("h8", 7))
    return out + rect(X - 5, Y - 5, W + 10, H + 10, "#ffd978", 19) + rect(X - 4, Y - 4, W + 8, H + 8, "none", 18, "#fff6d4", 2)


def small() -> dict[str, Piece]:
    """Cards as they lie on the table."""
    out = {f"card_{name}": piece(draw, W, H, index=INDEX) for name, draw in faces().items()}
    out["back"] = piece(back, W, H)
    out["back_worn"] = piece(back_worn, W, H)
    return out


def large() -> dict[str, Piece]:
    """Cards held close, a file each."""
    drawn = {**faces(), "back": back}
    return {f"zoom_{name}": piece(lambda d=draw: g(d(), 0, 0, ZOOM), W * ZOOM, H * ZOOM, alone=True) for name, draw in drawn.items()}  # type: ignore[misc]


SOURCES = ("base", "shapes", "creatures", "motifs", "backs", "beasts", "cards")
FILES = (*(f"gang_of_four/{name}.py" for name in SOURCES), "ui/box_gang.py")
SHEETS = [
    Sheet("gang_of_four/cards", small, FILES, quality=84),
    Sheet("gang_of_four/zoom", large, FILES, scales=(2,), quality=80),
]
