"""Bid cards, the small ones of the docks, ship cards, backs, and what lies on or under a card."""

from __future__ import annotations

from build_scripts.art.galeon.base import (
    DEEP,
    EDGE,
    GOLD,
    INK,
    NIGHT,
    SAIL,
    SAND,
    SEAT,
    VERD,
    WAX,
    compass,
    mark,
    numeral,
    piece,
    rope,
    scale_of_degrees,
)
from build_scripts.art.galeon.coins import doubloon
from build_scripts.art.kit import blur, circ, clip, el, g, grain, ink, linear, mix, path, radial, rect, shade, stroke
from build_scripts.art.sheet import Piece, Sheet

W, H = 108, 152
X, Y = -W / 2, -H / 2
SPOTS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0),), 2: ((-12, 8), (12, -8)), 3: ((0, -13), (-13, 10), (13, 10)), 4: ((-12, -12), (12, -12), (-12, 12), (12, 12)),
    5: ((-14, -14), (14, -14), (0, 0), (-14, 14), (14, 14)), 6: ((-12, -22), (12, -22), (-12, 0), (12, 0), (-12, 22), (12, 22)),
    7: ((-13, -23), (13, -23), (-13, 0), (13, 0), (-13, 23), (13, 23), (0, -11.5)),
    8: ((-13, -23), (13, -23), (-13, 0), (13, 0), (-13, 23), (13, 23), (0, -11.5), (0, 11.5)),
    9: ((-17.5, -25), (0, -25), (17.5, -25), (-17.5, 0), (0, 0), (17.5, 0), (-17.5, 25), (0, 25), (17.5, 25)),
}  # fmt: skip
"""Where the doubloons of a bid lie."""


def blank(fill: str, rim: str) -> str:
    """A card: thick paper, its upper edge lit."""
    out = rect(X + 1, Y + 1, W - 2, H - 2, fill, 11, rim, 1.8)
    return out + stroke(f"M{X + 11} {Y + 2.8}H{-X - 11}M{X + 2.8} {Y + 11}V{-Y - 11}", "#fffef6", 1.6, opacity=0.9)


def bid(seat: str, n: int) -> str:
    """A bid: figure and the seat's sign in the corner, as many doubloons on a chart in its colour."""
    c = SEAT[seat]
    paper = linear("bp", [(0, "#fffaf0", 1), (0.6, SAIL, 1), (1, "#efe0bb", 1)], 0, 0, 0.5, 1)
    out = blank(paper, mix(ink(c), EDGE, 0.4))
    field = rect(X + 36, Y + 8, W - 44, H - 16, linear(f"bf{seat}", [(0, mix(c, SAIL, 0.72), 1), (1, mix(c, SAIL, 0.52), 1)]), 6)
    out += field + el("g", g(compass(40, c, c, mix(c, SAIL, 0.6), 1), 18, 0, opacity=0.34) + stroke("M18 0L120 -60M18 0L-60 -90M18 0L120 70M18 0L-60 90M18 0V-120M18 0V120", c, 0.9, opacity=0.4), clip_path=clip("bcl", rect(X + 36, Y + 8, W - 44, H - 16, "#fff", 6)))
    out += rect(X + 36, Y + 8, W - 44, H - 16, "none", 6, c, 1.8) + rect(X + 39, Y + 11, W - 50, H - 22, "none", 4, c, 0.8, opacity=0.6)
    size, mid = (0.66, 16) if n < 9 else (0.5, 15)
    out += "".join(g(doubloon(k + n), mid + x * 1.06, y * 1.3, size) for k, (x, y) in enumerate(SPOTS[n]))
    tab = f"M{X + 5} {Y + 5}H{X + 41}V{Y + 86}q0 12 -12 12H{X + 5}z"
    out += el("g", path(tab, paper, c, 1.6), clip_path=clip("btab", rect(X + 4, Y + 4, W - 8, H - 8, "#fff", 8)))
    out += numeral(X + 23, Y + 53, n, 56, shade(c, -0.26), None, 1.8) + g(mark(seat, 13, c, shade(c, -0.5), 1.8), X + 23, Y + 76)
    out += grain(X + 8, Y + 8, W - 30, H - 20, "#8a6430", 16, n, (6, 16), 0.16)
    return out + rect(X + 1, Y + 1, W - 2, H - 2, "none", 11, mix(ink(c), EDGE, 0.4), 1.8)


def bid_back() -> str:
    """The back of a bid card: a rose on deep verdigris."""
    out = blank(SAIL, EDGE) + rect(X + 6, Y + 6, W - 12, H - 12, linear("bb", [(0, shade(VERD, -0.1), 1), (1, DEEP, 1)], 0, 0, 1, 1), 8, ink(DEEP), 1.6)
    rays = stroke("".join(f"M0 0L{200 * a:.0f} {200 * b:.0f}" for a, b in ((1, 0.4), (1, -0.4), (0.4, 1), (-0.4, 1), (1, 1), (-1, 1))) + "M-200 -80L0 0M-200 80L0 0", "#a9d4c2", 0.9, opacity=0.5)
    out += el("g", rays, clip_path=clip("bbc", rect(X + 7, Y + 7, W - 14, H - 14, "#fff", 8)))
    return out + scale_of_degrees(X + 12, Y + 12, W - 24, H - 24, 8, 4.4) + g(compass(36, WAX, GOLD), 0, 0)


def chip(seat: str, n: int, out_now: bool) -> str:
    """One of a dock's nine cards, 36 x 44: still in hand, or lying on a pile this turn."""
    c = SEAT[seat]
    fill, ring, text = (c, ink(c), SAIL) if out_now else (SAIL, c, shade(c, -0.32))
    body = rect(-16.5, -19.5, 34, 41, INK, 6, opacity=0.35, filter=blur("ch", 1.4)) + rect(-17, -21, 34, 41, fill, 6, ring, 2)
    if out_now:
        body += rect(-13.5, -17.5, 27, 34, "none", 4, shade(c, 0.4), 1)
    return body + numeral(0, 10.5, n, 32, text, None, 1)


def chip_lost(n: int) -> str:
    """A card spent for good: faded, struck through in wax red."""
    out = rect(-16, -20, 32, 39, "#a08c64", 6, "#6a5838", 1.6, fill_opacity=0.55, stroke_dasharray="4 3") + numeral(0, 10, n, 30, "#5d4c30", None, 0.8)
    return out + stroke("M-14 15Q-2 4 14 -17", "#f4e6c0", 6, opacity=0.7) + stroke("M-14 15Q-2 4 14 -17", WAX, 3.6)


def lost() -> str:
    """The stroke over a bid card that will not come back, 108 x 152."""
    out = rect(X + 1, Y + 1, W - 2, H - 2, "#4a4030", 11, opacity=0.46)
    d = "M-42 60Q-16 22 4 -6Q24 -34 44 -62Q32 -30 10 2Q-14 36 -42 60z"
    return out + path(d, "#f7e8c6", "#f7e8c6", 6, opacity=0.8) + path(d, WAX, shade(WAX, -0.45), 1.4) + g(path("M0 0q-7 9 -7 15a7 7 0 0 0 14 0q0 -6 -7 -15z", WAX, shade(WAX, -0.45), 1.4), -37, 56, 0.7)


def veil() -> str:
    """Over a card that may not be played now."""
    return rect(X + 1, Y + 1, W - 2, H - 2, "#3f3a30", 11, opacity=0.52)


def shadow() -> str:
    """The contact shadow of a lying card: tight and wide; nine-slice with mark `inner`."""
    return rect(X + 3, Y + 4, W, H, NIGHT, 11, opacity=0.5, filter=blur("s4", 3)) + rect(X + 6, Y + 10, W, H, NIGHT, 11, opacity=0.4, filter=blur("s9", 8))


def light(strong: bool) -> str:
    """The rim of a card that may be played, or the halo of the chosen one."""
    out = rect(X - 7, Y - 7, W + 14, H + 14, "#fff0b0" if strong else "#ffce5a", 18, opacity=0.95 if strong else 0.6, filter=blur("l6", 8 if strong else 4))
    return out + rect(X - 4.5, Y - 4.5, W + 9, H + 9, "#fff4c8" if strong else GOLD, 15, "#8a5f16", 1.4)


# ---- ships -----------------------------------------------------------------------------------------------------
SW, SH = 248, 320


def berth(w: float, h: float, name: str) -> str:
    """Water before a hazy shore: where a ship lies at anchor."""
    x, y = -w / 2, -h / 2
    sky = linear(f"{name}s", [(0, "#f6e7bd", 1), (1, "#dfe6cf", 1)])
    water = linear(f"{name}w", [(0, "#8cc0b0", 1), (0.3, "#5a9a90", 1), (1, "#2c6668", 1)])
    line = y + h * 0.52
    out = rect(x, y, w, h, sky) + circ(x + w * 0.2, y + h * 0.22, h * 0.11, "#fff6d8", opacity=0.9)
    hills = f"M{x} {line}V{line - h * 0.1}Q{x + w * 0.12} {line - h * 0.22} {x + w * 0.26} {line - h * 0.08}T{x + w * 0.52} {line - h * 0.05}Q{x + w * 0.7} {line - h * 0.2} {x + w * 0.84} {line - h * 0.09}T{x + w} {line - h * 0.13}V{line}z"
    out += path(hills, "#a9bfa6", opacity=0.8) + rect(x, line, w, h * 0.48 + 1, water)
    for k in range(7):
        yy = line + h * (0.05 + 0.058 * k)
        step = 26 + k * 5
        d = "".join(f"M{x + (k * 37) % step + i * step * 2:.0f} {yy:.0f}q{step * 0.25:.1f} -3 {step * 0.5:.1f} 0t{step * 0.5:.1f} 0" for i in range(int(w / step / 2) + 1))
        out += stroke(d, "#e2f2e6", 1.3, opacity=round(0.28 + 0.04 * k, 2))
    return out


def ship_card() -> str:
    """The card of a ship without her: picture, name and the places of four medals, 248 x 320."""
    x, y = -SW / 2, -SH / 2
    out = rect(x + 1, y + 1, SW - 2, SH - 2, linear("sc", [(0, "#f8ebc8", 1), (1, "#dcc48e", 1)], 0, 0, 0.4, 1), 15, EDGE, 2)
    out += stroke(f"M{x + 14} {y + 3.4}H{-x - 14}M{x + 3.4} {y + 14}V{-y - 14}", "#fffbe8", 2, opacity=0.9) + scale_of_degrees(x + 10, y + 10, SW - 20, SH - 20, 12, 5)
    out += el("g", g(berth(212, 168, "sb"), 0, y + 104), clip_path=clip("scb", rect(-106, y + 20, 212, 168, "#fff", 8))) + rect(-106, y + 20, 212, 168, "none", 8, shade(DEEP, -0.2), 2.4) + rect(-103, y + 23, 206, 162, "none", 6, SAND, 1.2)
    out += rect(-106, y + 194, 212, 40, "#fbf2d8", 6, "#a8894e", 1.6) + stroke("M-100 38H100M-100 70H100", "#c9a86a", 0.9) + grain(-100, y + 196, 190, 100, "#8a6430", 20, 8, (6, 16), 0.2)
    for k in range(4):
        out += circ(-79.5 + 53 * k, y + 270, 25.5, "#b89c66", "#8a6f40", 1.6, opacity=0.75) + circ(-79.5 + 53 * k, y + 270, 22, "none", "#8a6f40", 1, stroke_dasharray="3 3")
    return out


def ship_back() -> str:
    """The back of the ship pile: a galleon's stern lantern over waves, roped, 248 x 320."""
    x, y = -SW / 2, -SH / 2
    out = rect(x + 1, y + 1, SW - 2, SH - 2, SAIL, 15, EDGE, 2) + rect(x + 9, y + 9, SW - 18, SH - 18, radial("sbk", [(0, "#2f7076", 1), (1, "#123d45", 1)], cx=0.42, cy=0.4, r=0.8), 10, "#0d2c33", 2)
    waves = "".join(f"M{x} {yy}" + "q12 -11 24 0t24 0" * 6 for yy in range(-140, 170, 22))
    out += el("g", stroke(waves, "#7fb8ac", 2, opacity=0.32), clip_path=clip("skc", rect(x + 10, y + 10, SW - 20, SH - 20, "#fff", 10)))
    loop = [(x + 22, y + 22), (-x - 22, y + 22), (-x - 22, -y - 22), (x + 22, -y - 22)]
    out += rope(loop, 7, "#d2b074", True) + "".join(circ(a, b, 9, "#d2b074", "#5a4020", 2) + circ(a, b, 4, "#5a4020") for a, b in loop)
    return out + circ(0, 0, 74, "#123d45", GOLD, 3) + g(compass(66, WAX, "#e9c56a", "#fbf0d0", 1.8))


def cards() -> dict[str, Piece]:
    """All bid cards and their back."""
    out = {f"bid_{seat}_{n}": piece(lambda s=seat, n=n: bid(s, n), W, H, index=(0.0, 0.0, 44.0, 100.0)) for seat in SEAT for n in range(1, 10)}  # type: ignore[misc]
    out["bid_back"] = piece(bid_back, W, H)
    for n in range(1, 10):
        for seat in SEAT:
            out[f"chip_{seat}_{n}"] = piece(lambda s=seat, n=n: chip(s, n, False), 40, 48)  # type: ignore[misc]
            out[f"chip_{seat}_{n}_out"] = piece(lambda s=seat, n=n: chip(s, n, True), 40, 48)  # type: ignore[misc]
        out[f"chip_lost_{n}"] = piece(lambda n=n: chip_lost(n), 40, 48)  # type: ignore[misc]
    return out


def pieces() -> dict[str, Piece]:
    """Ship cards and what lies on or under a card."""
    medals = {f"medal_{k + 1}": (SW / 2 - 79.5 + 53 * k, 270.0) for k in range(4)}
    inner = {"inner": (28.0, 28.0, float(W), float(H))}
    return {
        "ship_card": piece(ship_card, SW, SH, picture=(18, 20, 212, 168), title=(24, 196, 200, 36), ship=(112, 158), **medals),
        "ship_back": piece(ship_back, SW, SH),
        "card_lost": piece(lost, W, H), "card_veil": piece(veil, W, H, border=(20, 20, 20, 20)),
        "card_shadow": piece(shadow, W + 56, H + 56, border=(48, 48, 48, 48), **inner),
        "card_lit": piece(lambda: light(False), W + 56, H + 56, border=(48, 48, 48, 48), **inner),
        "card_chosen": piece(lambda: light(True), W + 56, H + 56, border=(48, 48, 48, 48), **inner),
        "berth": piece(lambda: rect(-120, -80, 240, 160, "#123d45", 10) + el("g", berth(236, 156, "bt"), clip_path=clip("btc", rect(-118, -78, 236, 156, "#fff", 9))) + rect(-118, -78, 236, 156, "none", 9, "#e6d3a3", 2) + rect(-119, -79, 238, 158, "none", 10, "#17353b", 2), 240, 160, border=(24, 24, 24, 24), waterline=(120, 128)),
    }  # fmt: skip


FILES = tuple(f"galeon/{name}.py" for name in ("base", "coins", "cards"))
SHEETS = [Sheet("galeon/cards", cards, FILES, scales=(1, 2), quality=80)]
