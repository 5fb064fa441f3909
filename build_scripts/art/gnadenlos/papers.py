"""Promissory notes in four colours, the seven events, and the backs of both."""

from __future__ import annotations

from build_scripts.art.gnadenlos.base import (
    BRONZE,
    CARD,
    DARK,
    GOLD,
    PAPER,
    SEAT,
    creases,
    heart,
    horseshoe,
    nail,
    nugget,
    piece,
    poker_card,
    spade,
    star,
    torn,
)
from build_scripts.art.gnadenlos.cards import paper
from build_scripts.art.gnadenlos.crowns import hat
from build_scripts.art.kit import (
    circ,
    clip,
    el,
    g,
    glow,
    grain,
    ink,
    linear,
    mix,
    oval,
    path,
    poly,
    rect,
    shade,
    stroke,
)
from build_scripts.art.sheet import Piece

NOTE_W, NOTE_H = 132, 100
EVENT_W, EVENT_H = 128, 184
PIC = (-54.0, -56.0, 108.0, 96.0)
"""The picture of an event: x, y, width, height about the card's middle."""


# ---- notes ----------------------------------------------------------------------------------------------------
def note(seat: str) -> str:
    """The face of an IOU: place for the value, the debtor's hat small below it and large in the middle."""
    c, seed = SEAT[seat], list(SEAT).index(seat) * 7 + 2
    w, h = NOTE_W - 8, NOTE_H - 8
    ps, sheet = torn(w, h, seed, 2.6, 18), mix(PAPER, c, 0.16)
    out = poly(ps, linear(f"n{seat}", [(0, shade(sheet, 0.4), 1), (1, mix(sheet, c, 0.12), 1)], 0, 0, 0.7, 1), shade(c, -0.5), 2)
    out += creases(w, h, seed, sheet) + grain(-w / 2 + 8, -h / 2 + 6, w - 34, h - 12, shade(c, -0.5), 12, seed, (5, 16), 0.2)
    out += rect(-w / 2 + 7, -h / 2 + 7, w - 14, h - 14, "none", 5, c, 2.8) + rect(-w / 2 + 11, -h / 2 + 11, w - 22, h - 22, "none", 3, c, 0.9, opacity=0.7)
    swirl = "".join(f"M{-4 + k * 9} {h / 2 - 17}q4.500 -7 9 0" for k in range(6))
    out += stroke(swirl, c, 1.4, opacity=0.7) + stroke(f"M0 {-h / 2 + 17}H{w / 2 - 16}M8 {-h / 2 + 22}H{w / 2 - 22}", c, 1.4, opacity=0.55)
    return out + g(hat(seat, 0.76), 20, 22) + g(hat(seat, 0.4, 4), -w / 2 + 30, h / 2 - 15)


def note_back(seed: int) -> str:
    """The back of an IOU, crumpled one of three ways: brown paper with a horseshoe seal."""
    c, w, h = "#bd9260", NOTE_W - 8, NOTE_H - 8
    ps = torn(w, h, seed, 2.8, 17)
    out = poly(ps, linear(f"nb{seed}", [(0, shade(c, 0.2), 1), (1, shade(c, -0.12), 1)], 0, 0, 0.7, 1), "#5a3a20", 2)
    out += creases(w, h, seed, c) + grain(-w / 2 + 8, -h / 2 + 6, w - 34, h - 12, "#5a3a20", 14, seed, (5, 16), 0.25)
    out += rect(-w / 2 + 8, -h / 2 + 8, w - 16, h - 16, "none", 6, shade(c, -0.42), 2.4) + rect(-w / 2 + 13, -h / 2 + 13, w - 26, h - 26, "none", 4, shade(c, -0.36), 1, stroke_dasharray="6 4")
    out += oval(1, 1.6, 34, 30, shade(c, -0.5), opacity=0.4) + oval(0, 0, 33, 29, shade(c, -0.3), shade(c, -0.52), 2)
    for x in (-48, 48):
        out += g(star(0.36, shade(c, -0.34), 1.2), x, 0)
    return out + horseshoe(shade(c, 0.5), 8, 0.82, shade(c, -0.58))


# ---- events -----------------------------------------------------------------------------------------------------
def frame(picture: str, foot: str = "") -> str:
    """An event card: place for its name above, the picture, its foot below."""
    x, y, w, h = PIC
    out = paper(EVENT_W - 5, EVENT_H - 5, 17)
    out += el("g", picture, clip_path=clip("evp", rect(x, y, w, h, "#fff", 4))) + rect(x, y, w, h, "none", 4, BRONZE, 2.2)
    out += stroke(f"M{x} {y - 4}H{x + w}", BRONZE, 1, opacity=0.7)
    return out + foot + nail(0, -EVENT_H / 2 + 8, 3.2)


def scene(top: str, low: str, sun: str, y: float = -8) -> str:
    """Sky and ground of a little picture."""
    out = rect(-56, -58, 112, 100, linear("evs", [(0, top, 1), (0.6, sun, 1)])) + glow(-6, y - 6, 64, 44, "#fff3c4", 0.9)
    hill = path("M-56 6L-40 -8L-28 -8L-22 4L18 2L26 -14L44 -14L56 0V44H-56z", mix(low, sun, 0.4))
    return out + hill + path("M-56 14Q0 2 56 12V44H-56z", low) + stroke("M-44 24h14M10 20h18M-12 30h12M30 32h14", shade(low, -0.25), 1.4, opacity=0.7)


def pan() -> str:
    """Gold rush, small: a pan in the creek and a few grains."""
    out = scene("#8fb6bc", "#b98a54", "#e8dcae")
    out += path("M-56 16Q-10 8 56 20V44H-56z", "#5f93a3", "#3a6474", 1.6) + stroke("M-46 24q8 -3 16 0M20 26q8 -3 16 0M-20 36q10 -3 20 0M30 37q6 -2 12 0", "#c8e0e0", 1.8)
    out += oval(3, 24, 36, 14, DARK, opacity=0.35) + oval(0, 18, 36, 15, "#6b6f76", True, 2.4) + oval(0, 15.500, 29, 10.500, "#3f4247") + oval(-2, 18, 24, 6.500, "#7a9aa0", opacity=0.8)
    return out + g(nugget(0.62), -11, 15) + g(nugget(0.46), 6, 19) + g(nugget(0.4), 12, 12) + _sparks((-20, 2, 5), (16, 0, 4))


def cart() -> str:
    """Gold rush, middling: a cart comes out of the hill half full."""
    rock = "#8a6a4a"
    out = rect(-56, -58, 112, 100, rock) + "".join(poly([(-56 + k * 28, -58), (-40 + k * 28, -30), (-62 + k * 30, -6), (-70 + k * 26, -30)], shade(rock, 0.12 if k % 2 else -0.12), opacity=0.7) for k in range(5))
    out += path("M-38 44V-16Q0 -48 38 -16V44z", "#2e1e14") + glow(0, 4, 40, 40, GOLD, 0.6)
    for x in (-38, 38):
        out += rect(x - 5, -22, 10, 66, "#94683e", 1, True, 2)
    out += rect(-48, -30, 96, 11, "#a5764a", 2, True, 2) + path("M-56 40Q0 30 56 40V44H-56z", "#a8784a") + stroke("M-46 42L-18 34M46 42L18 34M-30 38H30", "#4a4144", 2.6)
    out += "".join(g(nugget(s), x, y) for x, y, s in ((-18, 2, 0.8), (-4, -3, 0.9), (12, 0, 0.85), (22, 4, 0.6), (2, 6, 0.9), (-24, 7, 0.5)))
    c = "#7a5636"
    out += path("M-32 6H32L26 30H-26z", c, True, 2.4) + path("M14 6H32L26 30H12z", shade(c, -0.28)) + stroke("M-30 13H30M-28 22H28", ink(c), 1.8) + stroke("M-33 6H33", "#4f4a4c", 3.4)
    for x in (-15, 15):
        out += circ(x, 33, 7, "#5f5a5c", "#2a2426", 2.2) + circ(x, 33, 2.2, "#2a2426")
    return out + _sparks((-30, -8, 5), (26, -10, 6))


def mountain() -> str:
    """Gold rush, great: a whole hill of it under crossed tools."""
    out = scene("#d9843c", "#b5763c", "#ffd98a", -14) + "".join(g(poly([(0, 0), (90, -7), (90, 7)], "#fff0b4", opacity=0.4), 0, 4, 1, -10 - k * 20) for k in range(9))
    for turn, flip in ((-42, 1), (42, -1)):
        tool = stroke("M0 44V-34", "#4a2c18", 7.5) + stroke("M0 44V-34", "#a06a3a", 4.500)
        head = path("M-26 -22Q0 -48 26 -22Q12 -34 0 -34Q-12 -34 -26 -22z", "#8a8a90", True, 2) if flip > 0 else path("M-10 -32h20v-14q-10 -16 -20 0z", "#8a8a90", True, 2)
        out += g(tool + head, 0, -6, 0.92, turn)
    for y, n, s in ((36, 7, 1.05), (22, 6, 1.1), (8, 4, 1.05), (-5, 2, 1.0)):
        out += "".join(g(nugget(s * (0.9 + 0.2 * ((k * 7 + n) % 3) / 2)), (k - (n - 1) / 2) * 17 + (k % 2) * 2, y + (k * 5) % 4) for k in range(n))
    return out + _sparks((-34, -20, 7), (34, -26, 8), (0, -36, 7), (-12, 6, 5), (24, 14, 5))


def _sparks(*spots: tuple[float, float, float]) -> str:
    return "".join(g(path("M0 -1L.2 -.2L1 0L.2 .2L0 1L-.2 .2L-1 0L-.2 -.2z", "#fffbe0"), x, y, r) for x, y, r in spots)


def little_card(x: float, y: float, turn: float, mark: str, s: float = 1) -> str:
    """A playing card of a scene."""
    out = rect(-12, -17, 26, 36, DARK, 4, opacity=0.35) + rect(-13, -18, 26, 36, "#fffaf0", 4, "#6d4526", 1.6)
    sign = heart(0.5) + g(heart(0.2), -8, -12) if mark == "h" else spade(0.5) + g(spade(0.2), -8, -12)
    return g(out + sign, x, y, s, turn)


def chips(x: float, y: float, n: int, c: str) -> str:
    """A pile of chips."""
    out = oval(2, 3, 13, 5, DARK, opacity=0.4)
    for k in range(n):
        out += path(f"M-12 {-k * 5}v4q0 4.500 12 4.500t12 -4.500v-4z", shade(c, -0.2), ink(c), 1.3) + stroke(f"M-6 {3 - k * 5}v4M6 {3 - k * 5}v4", "#fff3d6", 2.4)
    return g(out + oval(0, -n * 5 + 5, 12, 4.600, c, ink(c), 1.4) + oval(0, -n * 5 + 5, 6.500, 2.400, "none", "#fff3d6", 1.3), x, y)


def felt() -> str:
    """A card table under a lamp."""
    out = rect(-56, -58, 112, 100, "#5a3624") + stroke("M-56 -38H56M-56 -16H56", "#452818", 2) + glow(0, -30, 70, 46, "#ffd98a", 0.75)
    out += path("M-2 -60V-50M-18 -38Q-16 -52 0 -52T18 -38z", "#2f4a3c", "#16241c", 2) + oval(0, -38, 18, 3.6, "#fff0b4") + path("M-16 -37L-60 44H60L16 -37z", "#ffe6a3", opacity=0.22)
    return out + oval(0, 34, 66, 34, "#7a4a2a", "#3a2012", 2.6) + oval(0, 32, 59, 28.500, "#4f7a52", "#2c4a30", 1.8)


def deal() -> str:
    """Poker: a hand laid open beside the pot."""
    out = felt() + "".join(little_card(-30 + k * 15, 18 + abs(k - 2) * 2.4 - (4 if k == 2 else 0), -24 + k * 12, "hshsh"[k], 0.92) for k in range(5))
    return out + chips(-36, 2, 3, CARD) + chips(36, 4, 5, "#3f74a6") + chips(18, -2, 2, GOLD)


def aces() -> str:
    """Poker: two aces, a glass, and a revolver just in case."""
    out = felt() + chips(-8, -2, 4, GOLD) + little_card(-14, 20, -16, "s", 1.25) + little_card(12, 19, 9, "h", 1.25)
    glass = path("M-9 -14H9L7 14H-7z", "#e8f0ea", "#6a7a74", 1.8) + path("M-8 -2H8L6.500 13H-6.500z", "#d9963a") + stroke("M-5 -10L-4 8", "#ffffff", 2)
    return out + g(glass, -42, 6) + g(revolver(), 38, 16, 0.62, -62)


def revolver() -> str:
    """A six-shooter, muzzle to the left, about 100 wide, the drum at the origin."""
    steel, grip = "#8a8f96", "#7d4524"
    out = path("M10 4q18 8 24 36q-2 8 -14 8q-4 -20 -18 -28z", grip, True, 2.4) + path("M22 16q8 10 9 28q-3 4 -6 3q0 -18 -8 -28z", shade(grip, -0.3))
    out += rect(-62, -10, 56, 12, steel, 2, True, 2.4) + rect(-61, -9, 54, 3.4, shade(steel, 0.5)) + rect(-58, 1, 44, 5, shade(steel, -0.25), 2, True, 1.8)
    out += path("M-10 -14h32l8 10l-2 14h-32z", steel, True, 2.4) + rect(-10, -12, 24, 20, shade(steel, -0.2), 4, True, 2.2) + stroke("M-5 -9v14M2 -9v14M9 -9v14", shade(steel, -0.5), 2.6)
    out += stroke("M-8 -10v3M-1 -10v3", shade(steel, 0.6), 1.6) + rect(-60, -15, 6, 6, steel, 1, True, 1.6) + stroke("M-6 10q4 12 16 8", shade(steel, -0.4), 3.4) + stroke("M-1 9q2 4 5 6", shade(steel, -0.5), 2.4)
    return out + stroke("M24 -10l8 -8", shade(steel, -0.45), 5.5) + stroke("M24 -10l8 -8", steel, 2.6) + stroke("M16 12q10 12 12 28", shade(grip, 0.4), 2, opacity=0.6)


def crossed() -> str:
    """Showdown: two revolvers, still smoking, over a star."""
    out = rect(-56, -58, 112, 100, linear("cr", [(0, "#b5522c", 1), (1, "#e8b060", 1)])) + "".join(g(poly([(0, 0), (96, -9), (96, 9)], "#f2c878", opacity=0.4), 0, -8, 1, k * 30) for k in range(12))
    pair = g(revolver(), 12, 8, 0.74, 40) + el("g", g(revolver(), 12, 8, 0.74, 40), transform="scale(-1 1)")
    puff = "".join(stroke(f"M{k * 37} -38q{k * 8} -8 0 -14q{k * -8} -7 {k * 3} -14", "#fff3d8", 5, opacity=0.75) for k in (-1, 1))
    return out + g(star(2.25, "#6f9cc4"), 0, -12) + pair + puff


def noon() -> str:
    """Showdown: two shadows at noon, and the man with the tall hat between them."""
    out = rect(-56, -58, 112, 100, linear("no", [(0, "#c8562f", 1), (0.7, "#ffd98a", 1)])) + circ(0, -12, 30, "#fff3c4") + glow(0, -12, 60, 50, "#fff0b4", 0.7)
    for k in (-1, 1):
        out += el("g", poly([(60, -58), (60, 20), (24, 4), (24, -24), (34, -24), (34, -38), (46, -38), (46, -58)], "#7a4228", "#3a1e12", 1.8) + stroke("M26 -14H60M26 -4H60M36 -28H60M48 -46H60", "#5a2e1a", 1.4) + rect(40, -22, 8, 12, "#f6b851", 1, "#3a1e12", 1.4), transform=f"scale({k} 1)")
    out += path("M-56 16L-20 2H20L56 16V44H-56z", "#d9a860") + stroke("M-40 26h12M16 20h14M-8 34h12M30 36h12", "#a8763c", 1.4)
    man = path("M-4 -31h8q5 2 7 8l2 9l-3 1l-4 -8l-1 8l5 17h-5l-5 -14l-5 14h-5l5 -17l-1 -8l-4 8l-3 -1l2 -9q2 -6 7 -8z", "#2a1610") + circ(0, -34, 4, "#2a1610") + path("M-9 -36q9 -3 18 0l-4 -2q0 -8 -5 -7q-5 -1 -5 7z", "#2a1610")
    out += path("M-38 40L-60 52H-30zM38 40L60 52H30z", DARK, opacity=0.4) + g(man, -34, 36, 1.35) + el("g", g(man, -34, 36, 1.35), transform="scale(-1 1)")
    return out + g(path("M-5 0l1 -16h8l1 16z", "#2a1610") + circ(0, -19, 3, "#2a1610") + g(hat("black", 0.16, 3), 0, -21), 0, 10, 0.95)


def foot_rush() -> str:
    """The foot of a gold rush: two places, each with its nugget, the first one larger."""
    out = stroke("M4 48l-7 34", "#a87c48", 2.4)
    return out + g(nugget(0.92), -13, 66) + g(nugget(0.72), 45, 68)


def foot_poker() -> str:
    """The foot of poker: the best hand rides on, the worst falls back."""
    up, down = "M-9 4L0 -9L9 4M0 -8V10", "M-9 -4L0 9L9 -4M0 8V-10"
    return g(poker_card(0.82), 0, 64) + g(spade(0.5), -44, 65) + stroke(up, "#33261f", 3.6, transform="translate(-25 65)") + stroke(down, CARD, 3.6, transform="translate(25 65)") + g(heart(0.5), 44, 65)


def foot_showdown() -> str:
    """The foot of a showdown: the star, and the undertaker takes a step."""
    return g(star(0.82), -20, 65) + g(hat("black", 0.46, 3.4), 22, 79) + stroke("M-2 66h8M2 62l5 4l-5 4", BRONZE, 2.4)


EVENTS = {
    "rush_1": (pan, foot_rush), "rush_2": (cart, foot_rush), "rush_3": (mountain, foot_rush),
    "poker_1": (deal, foot_poker), "poker_2": (aces, foot_poker), "showdown_1": (crossed, foot_showdown), "showdown_2": (noon, foot_showdown),
}  # fmt: skip


def event(name: str) -> str:
    """One of the seven."""
    picture, foot = EVENTS[name]
    return frame(picture(), foot())


def event_back() -> str:
    """The back of the events: a golden horseshoe in a burst on saddle leather."""
    c, w, h = "#5f3422", EVENT_W, EVENT_H
    out = rect(-w / 2 + 2, -h / 2 + 2, w - 4, h - 4, linear("eb", [(0, shade(c, 0.12), 1), (1, shade(c, -0.3), 1)], 0, 0, 0.6, 1), 10, "#2a140c", 2.2)
    rays = "".join(g(poly([(0, 0), (120, -9), (120, 9)], shade(c, 0.17)), 0, 0, 1, k * 22.5) for k in range(16))
    out += el("g", rays, clip_path=clip("ebc", rect(-w / 2 + 10, -h / 2 + 10, w - 20, h - 20, "#fff", 6)))
    out += rect(-w / 2 + 10, -h / 2 + 10, w - 20, h - 20, "none", 6, GOLD, 2.2) + rect(-w / 2 + 6, -h / 2 + 6, w - 12, h - 12, "none", 8, "#d9b078", 1.2, stroke_dasharray="5 4")
    out += circ(0, 0, 37, "#2d1a12", GOLD, 2.8) + circ(0, 0, 32, "none", shade(GOLD, -0.35), 1.2) + horseshoe(GOLD, 10, 0.92, "#6a4210")
    for y, draw, s in ((-66, nugget(0.72), 1), (66, star(0.5), 1)):
        out += g(draw, 0, y, s)
    return out + g(poker_card(0.44), -30, 66) + g(nugget(0.56), 30, 66) + g(poker_card(0.44), 30, -66) + g(star(0.42), -30, -66)


def pieces() -> dict[str, Piece]:
    """Notes, events, backs."""
    out: dict[str, Piece] = {}
    for seat in SEAT:
        out[f"iou_{seat}"] = piece(lambda s=seat: note(s), NOTE_W, NOTE_H, value=(14, 14, 40, 46), index=(0, 0, 58, NOTE_H))  # type: ignore[misc]
    for k, seed in enumerate((5, 23, 47), 1):
        out[f"iou_back_{k}"] = piece(lambda s=seed: note_back(s), NOTE_W, NOTE_H)  # type: ignore[misc]
    for name in EVENTS:
        more: dict[str, tuple[float, ...]] = {"first": (8, 140, 28, 38), "second": (72, 142, 24, 34)} if name.startswith("rush") else {}
        out[f"event_{name}"] = piece(lambda n=name: event(n), EVENT_W, EVENT_H, title=(8, 14, EVENT_W - 16, 20), picture=(10, 36, 108, 96), foot=(10, 136, 108, 42), **more)  # type: ignore[misc]
    out["event_back"] = piece(event_back, EVENT_W, EVENT_H)
    return out

