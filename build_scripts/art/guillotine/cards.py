"""The cards of the nobles and their backs: in the line, in the score piles, and held close."""

from __future__ import annotations

from collections.abc import Callable

from build_scripts.art.guillotine import (
    heads_church,
    heads_civic,
    heads_court,
    heads_crown,
    heads_grey,
    heads_military,
)
from build_scripts.art.guillotine.base import (
    EDGE,
    GOLD,
    GROUP,
    PAPER,
    PEN_H,
    PEN_W,
    burst,
    circ,
    hatch,
    ink,
    numeral,
    path,
    pennant,
    piece,
    rect,
    sign,
    wash,
)
from build_scripts.art.guillotine.people import NOBLES
from build_scripts.art.kit import clip, el, g, grain, linear, mix, shade, stroke
from build_scripts.art.portraits import frames
from build_scripts.art.sheet import Piece, Sheet

RECIPES = (heads_church, heads_military, heads_crown, heads_court, heads_civic, heads_grey)
W, H = 124, 200
X, Y = -W / 2, -H / 2
PLATE = 52.0
MINI_W, MINI_H = 68, 88
ZOOM_W, ZOOM_H = 320, 500
VARIES = ("palace_guard", "tragic_figure")


def blank(w: float, h: float, c: str, r: float = 9, paper: str = PAPER) -> str:
    """The blank card, its middle at the origin: deckled paper with a lit upper edge."""
    x, y = -w / 2, -h / 2
    out = rect(x + 0.9, y + 0.9, w - 1.8, h - 1.8, linear("sheet", [(0, shade(paper, 0.4), 1), (1, shade(paper, -0.06), 1)], 0, 0, 0.6, 1), r, mix(EDGE, ink(c), 0.4), 1.8)
    out += stroke(f"M{x + r} {y + 2.7}H{-x - r}M{x + 2.7} {y + r}V{-y - r}", "#fffdf4", 1.6, opacity=0.9)
    return out + grain(x + 6, y + 6, w - 26, h - 12, "#8a6a3a", round(w * h / 900), round(w), (5, 16), 0.13)


def portrait(name: str, slug: str, x: float, y: float, w: float, h: float, s: float, dx: float = 0, dy: float = 0, r: float = 4, weight: float = 1.15) -> str:
    """A head in a window; s: its scale, dx, dy: shift of the middle of its foot."""
    _, _, person = NOBLES[name]
    pen = person.draw(slug, weight=weight)
    return frames.window(pen, x + w / 2 + dx - 204 * s, y + h - 480 * s + dy, s, f"{slug}w", rect(x, y, w, h, "#fff", r))


def figure(name: str, size: float, bold: float = 1.4) -> str:
    """The printed points as a figure about the origin, or the sign of those that vary."""
    group, value, _ = NOBLES[name]
    if name not in VARIES and value >= 0:
        return numeral(0, size * 0.36, value, size, "#fff8e6", ink(GROUP[group]), bold * 2)
    if name not in VARIES:
        minus = rect(-size * 0.42, -size * 0.05, size * 0.32, size * 0.13, "#fff8e6", size * 0.03, ink(GROUP[group]), bold)
        return minus + numeral(size * 0.17, size * 0.32, -value, size * 0.88, "#fff8e6", ink(GROUP[group]), bold * 2)
    if name == "palace_guard":
        fur = path("M-6 7Q-8 -5 -4 -10Q0 -13 4 -10Q8 -5 6 7Q0 9.500 -6 7z", "#fff8e6", ink(GROUP[group]), 1.8) + rect(-2.2, -3, 4.4, 5, GOLD, 1, ink(GOLD), 1)
        three = "".join(g(fur, x, y, 1.08) for x, y in ((0, -6), (-9, 5), (9, 5)))
        return g(three, 0, 0, size / 34)
    minus = rect(-13, -3, 12, 5.5, "#fff8e6", 1.5)
    return g(minus + g(sign("negative", 0.5), 8, 0), 0, 0, size / 34)


def noble(name: str) -> str:
    """A card of the line."""
    group, _, _ = NOBLES[name]
    c = GROUP[group]
    out = blank(W, H, c)
    win = (X + 5, Y + 5, W - 10, H - 10 - PLATE)
    out += portrait(name, f"n{name}", *win, s=(H - 8 - PLATE) / 480 * 1.0, dx=5)
    out += rect(*win, "none", 4, ink(c), 1.8) + rect(win[0] + 2.4, win[1] + 2.4, win[2] - 4.8, win[3] - 4.8, "none", 2.6, wash(c, 0.55), 1, opacity=0.7)
    low = win[1] + win[3]
    out += rect(X + 5, low + 3, W - 10, 3, c, 1) + rect(X + 5, -Y - 7.500, W - 10, 3, c, 1)
    return out + g(pennant(group), X + 3, Y + 3) + g(figure(name, 36), X + 3 + PEN_W / 2, Y + 24)


def mini(name: str) -> str:
    """A card of a score pile: corner and face."""
    group, _, _ = NOBLES[name]
    c = GROUP[group]
    out = blank(MINI_W, MINI_H, c, 7)
    x, y = -MINI_W / 2, -MINI_H / 2
    out += portrait(name, f"m{name}", x + 3.4, y + 3.4, MINI_W - 6.8, MINI_H - 6.8, 0.176, 11, 1, 4.6, 1.5)
    out += rect(x + 3.4, y + 3.4, MINI_W - 6.8, MINI_H - 6.8, "none", 4.6, ink(c), 1.5)
    return out + g(pennant(group, 32, 53), x + 2, y + 2) + g(figure(name, 29, 1.2), x + 18, y + 19.5)


def back(w: float, h: float, r: float = 9) -> str:
    """The back of the nobles: a fleur-de-lys in a glory, on the blue of a faded flag."""
    x, y, blue = -w / 2, -h / 2, "#3c5685"
    out = blank(w, h, blue, r) + rect(x + 5, y + 5, w - 10, h - 10, linear("bk", [(0, "#4e6a9c", 1), (1, "#2f4470", 1)], 0, 0, 1, 1), r * 0.6, ink(blue), 1.4)
    inner = burst(0, 0, h, 36, "#6f88b4", 0.4, 0.16) + hatch(x + 8, y + 8, w - 16, h - 16, "#22345c", 5, 3, 0.9, 0.35)
    out += el("g", inner, clip_path=clip("bkc", rect(x + 6, y + 6, w - 12, h - 12, "#fff", r * 0.5)))
    out += rect(x + 8.500, y + 8.500, w - 17, h - 17, "none", r * 0.4, GOLD, 1.6) + rect(x + 11, y + 11, w - 22, h - 22, "none", r * 0.3, shade(GOLD, -0.2), 0.8)
    k = w / 124
    return out + g(circ(0, 0, 37, "#2f4470", GOLD, 2.4) + circ(0, 0, 32.5, "none", shade(GOLD, -0.15), 1) + lily(GOLD), 0, 0, k)


def lily(c: str) -> str:
    """A fleur-de-lys, 52 high, its stem cut by a red stroke."""
    d = "M0 -26q11 12 8 24q-2 8 -3 12h-10q-1 -4 -3 -12q-3 -12 8 -24z"
    side = "M6 8q0 -20 14 -21q11 0 10 11q-2 10 -11 8q4 -2 3 -7q-3 -3 -6 1q-3 4 -3 8z"
    out = path(d, c, True, 1.8) + path(side, c, True, 1.8) + el("g", path(side, c, True, 1.8), transform="scale(-1 1)")
    out += path("M-5 14h10q1 7 5 10q-6 2 -10 -1q-4 3 -10 1q4 -3 5 -10z", c, True, 1.8) + rect(-12, 8, 24, 6, "#b8403a", 2, True, 1.6)
    return out


def zoom(name: str) -> str:
    """A noble held close: portrait, plate for the title, place for the effect."""
    group, _, _ = NOBLES[name]
    c = GROUP[group]
    x, y = -ZOOM_W / 2, -ZOOM_H / 2
    out = blank(ZOOM_W, ZOOM_H, c, 16)
    out += rect(x + 12, y + 12, ZOOM_W - 24, ZOOM_H - 24, "none", 8, c, 3) + rect(x + 17, y + 17, ZOOM_W - 34, ZOOM_H - 34, "none", 5, c, 1.2, opacity=0.6)
    win = (x + 22, y + 22, ZOOM_W - 44, 284.0)
    out += portrait(name, f"z{name}", *win, s=0.61, dx=8, dy=2, r=5, weight=1) + rect(*win, "none", 5, ink(c), 3)
    low = y + 312
    out += rect(x + 22, low, ZOOM_W - 44, 46, wash(c, 0.72), 4, c, 1.6) + rect(x + 22, low, 8, 46, c, 2) + rect(-x - 30, low, 8, 46, c, 2)
    out += stroke(f"M{x + 40} {-y - 26}H-16M16 {-y - 26}H{-x - 40}", c, 1.4, opacity=0.6) + g(sign(group, 0.7, c), 0, -y - 27)
    return out + g(pennant(group, 76, 126), x + 9, y + 9) + g(figure(name, 68, 2.4), x + 47, y + 52)


TITLE = (6.0, H - PLATE + 2.0, W - 12.0, PLATE - 10.0)


def small() -> dict[str, Piece]:
    """Cards of the line."""
    marks: dict[str, tuple[float, ...]] = {"value": (3, 3, PEN_W, PEN_H), "title": TITLE, "index": (0, 0, 46, 72), "picture": (5, 5, W - 10, H - 10 - PLATE)}
    out = {f"noble_{name}": piece(_with(noble, name), W, H, **marks) for name in NOBLES}
    out["noble_back"] = piece(lambda: back(W, H), W, H)
    return out


def minis() -> dict[str, Piece]:
    """Cards of the score piles."""
    out = {f"mini_{name}": piece(_with(mini, name), MINI_W, MINI_H, value=(2, 2, 32, 53), index=(0, 0, 36, 56)) for name in NOBLES}
    out["mini_back"] = piece(lambda: back(MINI_W, MINI_H, 7), MINI_W, MINI_H)
    return out


def large() -> dict[str, Piece]:
    """Cards held close, a file each."""
    marks: dict[str, tuple[float, ...]] = {"title": (34, 314, ZOOM_W - 68, 42), "text": (28, 364, ZOOM_W - 56, 100)}
    return {f"zoom_{name}": piece(_with(zoom, name), ZOOM_W, ZOOM_H, alone=True, **marks) for name in NOBLES}


def _with(draw: Callable[[str], str], name: str) -> Callable[[], str]:
    return lambda: draw(name)


HEADS = ("church", "military", "crown", "court", "civic", "grey")
PARTS = ("clothes", "face", "frames", "hair", "hats", "pen", "props")
FILES = (
    *(f"portraits/{n}.py" for n in PARTS),
    *(f"guillotine/{n}.py" for n in ("base", "people", "wigs", "finery", "cards", *(f"heads_{h}" for h in HEADS))),
)
SHEETS = [
    Sheet("guillotine/nobles", small, FILES, quality=88),
    Sheet("guillotine/minis", minis, FILES, quality=88),
]
