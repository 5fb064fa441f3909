"""The adventurers as wanted posters: in the hand, held close, and their back."""

from __future__ import annotations

from collections.abc import Callable

from build_scripts.art.gnadenlos import folk_diggers, folk_law, folk_town, folk_trail
from build_scripts.art.gnadenlos.base import (
    BRONZE,
    DARK,
    PAPER,
    lying,
    nail,
    nugget,
    piece,
    poker_card,
    shot_hole,
    star,
    torn,
)
from build_scripts.art.gnadenlos.crowns import hat
from build_scripts.art.gnadenlos.people import ADVENTURERS, poster_ground
from build_scripts.art.kit import circ, clip, el, g, grain, linear, mix, path, poly, rect, shade, stroke
from build_scripts.art.portraits import frames
from build_scripts.art.sheet import Piece, Sheet

RECIPES = (folk_law, folk_diggers, folk_trail, folk_town)
W, H = 160, 224
X, Y = -W / 2, -H / 2
STRIP = 52.0
PLATE = 44.0
ZOOM_W, ZOOM_H = 320, 470
SIGNS = ((nugget, 1.52), (star, 1.2), (poker_card, 1.06))
"""What the three numbers stand on, from above."""


def paper(w: float, h: float, seed: int, c: str = PAPER) -> str:
    """A torn sheet with aged edges."""
    ps = torn(w, h, seed, 1.5, 16)
    out = poly(ps, linear(f"pa{seed}", [(0, shade(c, 0.35), 1), (0.6, c, 1), (1, mix(c, "#c99a5a", 0.35), 1)], 0, 0, 0.7, 1), BRONZE, 2)
    edge = poly(torn(w - 5, h - 5, seed + 1, 1.4, 16), "none", "#c49a5c", 3, opacity=0.28)
    return out + edge + grain(-w / 2 + 5, -h / 2 + 5, w - 30, h - 10, "#8a6238", round(w * h / 1100), seed, (5, 16), 0.18)


def portrait(name: str, slug: str, x: float, y: float, w: float, h: float, s: float, dx: float = 0, weight: float = 1.15) -> str:
    """A face in a printed window; s: its scale, dx: shift of the middle of its foot."""
    pen = ADVENTURERS[name].draw(slug, poster_ground, weight)
    view = frames.window(pen, x + w / 2 + dx - 206 * s, y + h - 480 * s, s, f"{slug}w", rect(x, y, w, h, "#fff", 2))
    return view + rect(x, y, w, h, "none", 2, "#5a3a22", 2.2) + rect(x - 2.6, y - 2.6, w + 5.2, h + 5.2, "none", 3, "#5a3a22", 0.9, opacity=0.6)


def trait(k: int, x: float, y: float, s: float = 1) -> str:
    """The k-th sign with its shadow, its middle at x, y."""
    draw, size = SIGNS[k]
    shadow = el("g", draw(size * s, DARK, 0), opacity=0.32)
    return g(shadow, x + 1.6 * s, y + 2.4 * s) + g(draw(size * s), x, y)


def adventurer(name: str) -> str:
    """A card of the hand, 160 x 224: three signs to the left, face, plate for the name."""
    seed = list(ADVENTURERS).index(name) + 3
    out = paper(W - 5, H - 5, seed)
    high = H - PLATE - 22
    out += portrait(name, f"a{seed}", X + STRIP, Y + 12, W - STRIP - 11, high, (high - 2) / 430, 2)
    out += "".join(trait(k, X + 27, Y + 35 + k * 49) for k in range(3))
    y = -Y - PLATE - 4
    out += path(f"M{X + 8} {y}L{-X - 8} {y - 1.5}L{-X - 9} {y + 36}L{X + 9} {y + 37}z", "#5c351f", "#3a2012", 1.8)
    out += stroke(f"M{X + 12} {y + 3}H{-X - 12}M{X + 12} {y + 33}H{-X - 12}", "#a8743f", 1, opacity=0.8)
    hole = shot_hole(-X - 16, Y + 8 + 12, 3.2, seed) if seed % 5 == 0 else ""
    return out + hole + nail(0, Y + 8.5, 3.6)


def back() -> str:
    """The back of the adventurers: hat and kerchief of somebody unknown on a rust-red bill."""
    c = "#8f3c26"
    out = poly(torn(W - 5, H - 5, 61, 1.5, 16), linear("ab", [(0, shade(c, 0.1), 1), (1, shade(c, -0.28), 1)], 0, 0, 0.6, 1), shade(c, -0.6), 2)
    inside = clip("abc", rect(X + 11, Y + 11, W - 22, H - 22, "#fff", 4))
    rays = "".join(g(poly([(0, 0), (180, -9), (180, 9)], shade(c, 0.16)), 0, 6, 1, k * 22.5) for k in range(16))
    out += el("g", rays, clip_path=inside) + rect(X + 11, Y + 11, W - 22, H - 22, "none", 4, "#e8c88a", 2.4) + rect(X + 16, Y + 16, W - 32, H - 32, "none", 3, "#e8c88a", 1, opacity=0.7)
    out += circ(0, 4, 52, shade(c, -0.36), "#e8c88a", 2.4) + circ(0, 4, 46, mix(PAPER, "#d9a860", 0.3), shade(c, -0.5), 1.6)
    head = path("M-24 -8Q-27 22 0 34Q27 22 24 -8z", "#4a342a", "#2c1c14", 2.2) + path("M-27 4q27 11 54 0q1 30 -27 46q-28 -16 -27 -46z", "#b0382a", "#5c1a14", 2.2)
    head += path("M8 9q10 0 19 -5q1 30 -27 46q12 -20 8 -41z", "#7c2219") + "".join(circ(x, y, 2, PAPER) for x, y in ((-16, 13), (-5, 18), (7, 14), (-9, 28), (4, 32), (15, 20)))
    head += stroke("M-15 -2h10M5 -2h10", "#f7ebcb", 3.4)
    out += el("g", g(path("M-50 60q6 -30 50 -30t50 30z", "#5a4a44", "#2c2220", 2), 0, 4) + g(head, 0, 2) + g(hat("black", 0.92), 0, -2), clip_path=clip("abd", circ(0, 4, 45, "#fff")))
    for x, y in ((X + 25, Y + 25), (-X - 25, Y + 25), (X + 25, -Y - 25), (-X - 25, -Y - 25)):
        out += g(star(0.42, "#e8c88a", 1.4), x, y)
    return out + nail(0, Y + 8, 3.2)


def zoom(name: str) -> str:
    """A poster held close: room for a headline, three signs, a large face, name and a line below."""
    seed = list(ADVENTURERS).index(name) + 3
    x, y = -ZOOM_W / 2, -ZOOM_H / 2
    out = rect(x + 1, y + 1, ZOOM_W - 2, ZOOM_H - 2, "#7a5233", 12, "#3a2012", 2.2)
    for k in range(6):
        out += stroke(f"M{x + 3} {y + 76 + k * 78}H{-x - 3}", "#4a2e1a", 2, opacity=0.7) + stroke(f"M{x + 8} {y + 40 + k * 78}q5 3 16 0M{-x - 22} {y + 52 + k * 78}q6 3 16 1", "#5a3820", 1.4)
    ps = torn(ZOOM_W - 26, ZOOM_H - 26, seed + 40, 2.4, 22)
    out += lying(ps, "zs", 5, 4, 6, 0.5) + paper(ZOOM_W - 26, ZOOM_H - 26, seed + 40, "#f2dfb4")
    out += stroke(f"M{x + 30} {y + 64}H{-x - 30}M{x + 30} {y + 68}H{-x - 30}", "#5a3a22", 1.6, opacity=0.8)
    out += portrait(name, f"z{seed}", x + 88, y + 78, ZOOM_W - 88 - 30, 262, 0.585, 4, 1)
    out += "".join(trait(k, x + 56, y + 116 + k * 92, 1.68) for k in range(3))
    low = y + 352
    out += path(f"M{x + 26} {low}L{-x - 26} {low - 2}L{-x - 27} {low + 44}L{x + 27} {low + 46}z", "#5c351f", "#3a2012", 2) + stroke(f"M{x + 32} {low + 4}H{-x - 32}M{x + 32} {low + 40}H{-x - 32}", "#a8743f", 1.2)
    holes = ((-x - 34, y + 40), (x + 36, -y - 34)) if seed % 2 else ((x + 38, y + 44), (-x - 40, -y - 40))
    out += "".join(shot_hole(a, b, 5, seed + k) for k, (a, b) in enumerate(holes[: 1 + seed % 2]))
    return out + "".join(nail(a, b, 5) for a, b in ((0, y + 22), (x + 24, -y - 24), (-x - 24, -y - 24)))


def places(dx: float, y0: float, step: float, half: float) -> dict[str, tuple[float, ...]]:
    """Where the three numbers go, as marks."""
    return {key: (dx - half, y0 + k * step - half, 2 * half, 2 * half) for k, key in enumerate(("gold", "showdown", "poker"))}


def small() -> dict[str, Piece]:
    """Cards of the hand and their back."""
    marks: dict[str, tuple[float, ...]] = {**places(27, 35, 49, 17), "title": (12, H - PLATE - 3, W - 24, 34), "index": (0, 0, STRIP, H), "picture": (STRIP, 12, W - STRIP - 11, H - PLATE - 22)}
    out = {f"card_{name}": piece(_with(adventurer, name), W, H, **marks) for name in ADVENTURERS}
    out["card_back"] = piece(back, W, H)
    return out


def large() -> dict[str, Piece]:
    """Cards held close, a file each."""
    marks: dict[str, tuple[float, ...]] = {**places(56, 116, 92, 30), "head": (34, 26, ZOOM_W - 68, 36), "title": (34, 355, ZOOM_W - 68, 40), "text": (30, 402, ZOOM_W - 60, 48)}
    return {f"zoom_{name}": piece(_with(zoom, name), ZOOM_W, ZOOM_H, alone=True, **marks) for name in ADVENTURERS}


def _with(draw: Callable[[str], str], name: str) -> Callable[[], str]:
    return lambda: draw(name)


PARTS = tuple(f"portraits/{n}.py" for n in ("clothes", "face", "frames", "hair", "hats", "pen", "props"))
OWN = ("base", "people", "gear", "crowns", "cards", "folk_law", "folk_diggers", "folk_trail", "folk_town")
FILES = (*PARTS, *(f"gnadenlos/{n}.py" for n in OWN))
SHEETS = [
    Sheet("gnadenlos/adventurers", small, FILES, quality=88),
    Sheet("gnadenlos/zoom", large, FILES, scales=(1.5,), quality=78),
]
