"""Small pieces of the table: dice, revolver, chips, gold, market, piles, marks of the turn."""

from __future__ import annotations

import math

from build_scripts.art.gnadenlos.base import (
    BRONZE,
    CARD,
    DARK,
    GOLD,
    LAMP,
    RUST,
    fibres,
    nail,
    nugget,
    piece,
    plank,
    poker_card,
    shot_hole,
    star,
    torn,
)
from build_scripts.art.gnadenlos.cards import H as CARD_H
from build_scripts.art.gnadenlos.cards import W as CARD_W
from build_scripts.art.gnadenlos.cards import back as card_back
from build_scripts.art.gnadenlos.crowns import hat
from build_scripts.art.gnadenlos.papers import EVENT_H, EVENT_W, NOTE_H, NOTE_W, event_back, note_back, revolver
from build_scripts.art.kit import (
    blur,
    circ,
    clip,
    contact,
    el,
    g,
    glow,
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

BONE = "#f6ead0"
SPOTS = {1: "c", 2: "ai", 3: "aci", 4: "agbi", 5: "agbic", 6: "agbidf"}
AT = {"a": (-1, -1), "b": (1, -1), "d": (-1, 0), "f": (1, 0), "g": (-1, 1), "i": (1, 1), "c": (0, 0)}


# ---- dice -----------------------------------------------------------------------------------------------------
def die(n: int, s: float = 1) -> str:
    """A bone die, 44 across, seen from above."""
    out = rect(-20 + 2.5, -20 + 4, 42, 42, DARK, 10, opacity=0.5) + rect(-22, -22, 44, 44, linear("bone", [(0, "#fffaf0", 1), (1, "#ead6ac", 1)], 0, 0, 1, 1), 9.5, "#5a3a20", 2.2)
    out += path("M22 -12v24q0 10 -10 10h-24q31 -4 34 -34z", "#d0b27e", opacity=0.75) + stroke("M-18 -8V-12Q-18 -18 -12 -18H6", "#ffffff", 2.2, opacity=0.9)
    spots = "".join(circ(11.5 * AT[k][0] + 0.8, 11.5 * AT[k][1] + 1, 5, "#b89a68") + circ(11.5 * AT[k][0], 11.5 * AT[k][1], 4.6, RUST if n == 1 else "#33201a") for k in SPOTS[n])
    return g(out + spots, s=s)


def tumbling(k: int) -> str:
    """The die in the air, one of eight views of its turn: two faces and a rim of a third."""
    turn, squash = k * 45 + 18, 0.78 + 0.22 * abs(math.cos(k * math.pi / 4))
    n, side = k % 6 + 1, (k + 2) % 6 + 1
    top = rect(-22, -22, 44, 44, "#fdf3da", 9, "#5a3a20", 2.4) + "".join(circ(11 * AT[q][0], 11 * AT[q][1], 4.8, RUST if n == 1 else "#33201a") for q in SPOTS[n])
    wall = rect(-22, -22, 44, 44, "#d9bc88", 9, "#5a3a20", 2.4) + "".join(circ(11 * AT[q][0], 11 * AT[q][1], 4.8, "#33201a") for q in SPOTS[side])
    lean = 14 * math.sin(k * math.pi / 4) + 10
    out = oval(6, 36 + lean * 0.3, 24, 7, DARK, opacity=0.35)
    body = g(wall, 4, lean, (1, 0.72), turn) + g(top, -2, -4, (1, squash), turn)
    trail = stroke(f"M-38 {-10 + lean}q-10 -2 -16 2M-36 {6 + lean}q-8 0 -12 4M-34 {20 + lean}q-6 2 -8 5", "#fff0c8", 3, opacity=0.6)
    return out + trail + body


# ---- revolver, vultures, gold ---------------------------------------------------------------------------------
def active() -> str:
    """The revolver of the active player on a disc of leather."""
    out = glow(0, 0, 58, 58, LAMP, 0.9) + circ(2, 4, 42, DARK, opacity=0.5) + circ(0, 0, 42, linear("lth", [(0, "#96602f", 1), (1, "#5f3820", 1)]), GOLD, 3.2)
    return out + circ(0, 0, 37, "none", "#d9b078", 1.4, stroke_dasharray="4 3.500") + g(revolver(), 12, -4, 0.74, -14)


def vulture_chip(full: bool = True, final: bool = False) -> str:
    """A vulture on a chip; empty: its place; final: the third."""
    if not full:
        return circ(0, 0, 19, "#1e120c", opacity=0.35) + circ(0, 0, 18.5, "none", "#a3825a", 2, stroke_dasharray="5 4", opacity=0.8)
    c = "#6a1f1a" if final else "#8f2f24"
    out = circ(1.8, 2.8, 20, DARK, opacity=0.5) + circ(0, 0, 20, c, True, 2.2) + "".join(g(rect(-2.6, -19, 5.2, 4.4, "#f0d8a4", 1), 0, 0, 1, k * 45) for k in range(8)) + circ(0, 0, 14.6, "#ecd6a6" if not final else "#f2c65a", ink(c), 1.6)
    bird = path("M-12 12q-2 -13 6 -17q2 -3 7 -2q4 2 4 8q0 6 -4 12z", "#33262a", "#1c1416", 1.2) + stroke("M-8 9q0 -8 4 -11M-4 11q0 -8 3 -11", "#5c4a4c", 1.4)
    bird += stroke("M-3 -4q4 5 9 2", "#f6ead2", 4.4) + path("M0 -4q-2 -8 5 -9q7 0 7 6q5 0 5 4q-3 1 -6 0q-4 2 -6 -1z", "#c9786a", "#5a2a24", 1.2) + path("M11 -7q6 0 6 5l-2 -1.500l-5 0z", GOLD, "#6a4210", 1)
    return out + el("g", g(bird, -1, 1, 0.94), clip_path=clip("vu", circ(0, 0, 14.2, "#fff"))) + circ(6.5, -6, 1.5, "#fff6dc") + circ(6.8, -6, 0.8, DARK)


def lump(big: bool) -> str:
    """A nugget token: the small one counts 1, the large one 5."""
    s = 1.5 if big else 1
    out = contact(1 * s, 11 * s, 18 * s, 6 * s, DARK, 0.7) + nugget(1.12 * s)
    return out + (g(nugget(0.5, "#f4c95a"), 14, 12) + _spark(-12, -14, 6) if big else "") + _spark(6 * s, -9 * s, 4.5 * s)


def _spark(x: float, y: float, r: float) -> str:
    return g(path("M0 -1L.2 -.2L1 0L.2 .2L0 1L-.2 .2L-1 0L-.2 -.2z", "#fffbe0"), x, y, r)


def heap(n: int) -> str:
    """A heap of gold, small, fair or large."""
    rows = {1: ((0, 3),), 2: ((0, 4), (1, 3)), 3: ((0, 5), (1, 4), (2, 2))}[n]
    out = contact(2, 14, 16 + 14 * n, 9, DARK, 0.7)
    for row, count in rows:
        for k in range(count):
            out += g(nugget(1 + 0.16 * ((k * 5 + row) % 3)), (k - (count - 1) / 2) * 21 + row * 2, 8 - row * 14 + (k * 3) % 4)
    return out + _spark(-8, -6 - 10 * n, 7) + _spark(16, 2 - 8 * n, 5)


# ---- signs for counts -----------------------------------------------------------------------------------------
def sleeve() -> str:
    """The back of an adventurer as small as a fan shows it: hat and kerchief fill it."""
    c = "#9c4128"
    out = rect(-CARD_W / 2 + 3, -CARD_H / 2 + 3, CARD_W - 6, CARD_H - 6, linear("sl", [(0, shade(c, 0.1), 1), (1, shade(c, -0.26), 1)], 0, 0, 0.6, 1), 12, shade(c, -0.62), 6)
    out += rect(-CARD_W / 2 + 14, -CARD_H / 2 + 14, CARD_W - 28, CARD_H - 28, "none", 6, "#f0d6a0", 6)
    out += path("M-40 -2Q-44 40 0 62Q44 40 40 -2z", "#5a4034", "#2c1c14", 5) + stroke("M-24 8h15M9 8h15", "#f7ebcb", 7)
    out += path("M-44 20q44 16 88 0q2 48 -44 74q-46 -26 -44 -74z", "#e2c48a", "#6a4a24", 5) + path("M12 28q18 -1 32 -8q2 48 -44 74q20 -32 12 -66z", "#b99558")
    return out + g(hat("black", 1.5, 4), 0, 4)


def sign_folk() -> str:
    """Sign of adventurers in hand: the back of their card, small."""
    return g(rect(-76, -106, 160, 224, DARK, 12, opacity=0.4) + sleeve(), s=0.19)


def sign_iou() -> str:
    """Sign of notes in hand: the back of one, small."""
    return g(rect(-60, -44, 126, 94, DARK, 6, opacity=0.4) + note_back(5), s=0.38)


def sign_step() -> str:
    """Sign of the undertaker's steps: tall hat."""
    return g(hat("black", 0.52, 3.4), 0, 13)


def number_disc(lit: bool) -> str:
    """A paper disc for a total, 68 across."""
    out = (glow(0, 0, 48, 48, "#ffd45a", 0.9) if lit else "") + circ(1.5, 2.8, 31, DARK, opacity=0.5)
    return out + circ(0, 0, 31, linear("nd", [(0, "#fff8e2", 1), (1, "#ecd6a2", 1)]), GOLD if lit else BRONZE, 3.2) + circ(0, 0, 26.5, "none", "#b98a4e", 1.2, stroke_dasharray="4 3")


def tag() -> str:
    """A dark pill for a count on a pile; may be stretched."""
    return rect(-21, -13, 45, 32, DARK, 15, opacity=0.5) + rect(-23, -16, 46, 32, "#2d1a12", 16, GOLD, 2.2)


# ---- market, piles, offer -----------------------------------------------------------------------------------
def market() -> str:
    """The shelf of the market, 240 x 200; may be stretched."""
    out = rect(-116 + 2, -96 + 4, 232, 192, DARK, 14, opacity=0.55, filter=blur("mk", 4)) + rect(-116, -96, 232, 192, "#6b4427", 14, "#2c1a0e", 2.2)
    out += fibres(-108, -95, 216, 8, "#3a2212", 10, 3, 0.5) + fibres(-108, 87, 216, 8, "#3a2212", 10, 5, 0.5) + stroke("M-104 -93H104", "#a8743f", 1.6, opacity=0.8)
    out += rect(-107, -87, 214, 174, "#2a180f", 9, "#1a0e08", 2)
    return out + "".join(nail(x, y, 3.6) for x in (-108, 108) for y in (-88, 88))


def column() -> str:
    """One column below its die, 88 x 120; may be stretched."""
    return rect(-40, -58, 80, 116, "#412818", 9, "#2a180e", 1.4) + rect(-36, -54, 72, 54, "#4d3120", 6, opacity=0.6)


def slot() -> str:
    """An empty place of a note."""
    return rect(-NOTE_W / 2 + 8, -NOTE_H / 2 + 8, NOTE_W - 16, NOTE_H - 16, "#1e120c", 9, "#8d6238", 2.6, stroke_dasharray="9 7", fill_opacity=0.35)


def row_full() -> str:
    """What is laid round a complete row, 120 x 60; may be stretched."""
    return rect(-57, -27, 114, 54, GOLD, 10, fill_opacity=0.2) + rect(-57, -27, 114, 54, "none", 10, "#6a4210", 5, opacity=0.6) + rect(-57, -27, 114, 54, "none", 10, "#f2c65a", 2.6)


def turned() -> str:
    """Laid over a settled note: paid."""
    return g(circ(0, 0, 22, "none", "#7c2219", 3.4) + stroke("M-10 0l7 8l13 -16", "#7c2219", 6), 0, 0, 1, -8, opacity=0.85)


def placard() -> str:
    """The wall where adventurers are offered, 240 x 200: boards; may be stretched sideways."""
    out = rect(-114, -92, 232, 192, DARK, 10, opacity=0.55, filter=blur("pl", 4))
    for k in range(4):
        out += plank(-116, -96 + k * 48, 232, 48, ("#6a4128", "#61391f", "#6f452a", "#5d3821")[k], k + 4, 4)
    return out + "".join(nail(x, -96 + k * 48 + 24, 3) for x in (-106, 106) for k in range(4))


def stack(depth: int, kind: str) -> str:
    """A pile of cards, one to three thick to the eye."""
    w, h, top = (CARD_W, CARD_H, card_back) if kind == "folk" else (EVENT_W, EVENT_H, event_back)
    out = rect(-w / 2 + 8, -h / 2 + 12, w, h, DARK, 10, opacity=0.5, filter=blur("st", 5))
    for k in range(depth * 2, 0, -1):
        c = mix("#8f3c26" if kind == "folk" else "#5f3422", "#f0dcb0" if k % 2 else DARK, 0.35)
        out += rect(-w / 2 + 3 + k * 2.2, -h / 2 + 3 + k * 2, w - 6, h - 6, c, 8, DARK, 1.2)
    return out + g(top(), -2, -2)


def empty_pile(kind: str) -> str:
    """The place of a pile that is used up, or of what was discarded."""
    w, h = (CARD_W, CARD_H) if kind == "folk" else (EVENT_W, EVENT_H)
    sign = g(hat("black", 0.7, 2), 0, 22, opacity=0.35) if kind == "folk" else g(star(1.1, "#a3825a", 0), 0, 0, opacity=0.35)
    return rect(-w / 2 + 4, -h / 2 + 4, w - 8, h - 8, "#1e120c", 10, "#a3825a", 2.6, stroke_dasharray="11 8", fill_opacity=0.3) + sign


# ---- hands, shadows, glows ------------------------------------------------------------------------------------
def fan(n: int) -> str:
    """A hand of n adventurers from behind."""
    out, spread = "", min(10.0, 44 / max(1, n - 1))
    for k in range(n):
        out += g(g(rect(-CARD_W / 2 + 4, -CARD_H / 2 + 8, CARD_W, CARD_H, DARK, 10, opacity=0.35) + sleeve(), 0, -130, 0.3), 0, 66, 1, (k - (n - 1) / 2) * spread)
    return out


def shadow(w: int, h: int) -> str:
    """The shadow of a lying card."""
    return rect(-w / 2 + 4, -h / 2 + 7, w, h, DARK, 8, opacity=0.5, filter=blur("sh", 5)) + rect(-w / 2 + 2, -h / 2 + 3, w, h, DARK, 8, opacity=0.4, filter=blur("s2", 2))


def light(w: int, h: int, seed: int) -> str:
    """Lamplight round something that may be taken or is chosen."""
    out = poly(torn(w + 16, h + 16, seed, 2, 18), "#ffcf56", opacity=0.95, filter=blur("lg", 8))
    return out + poly(torn(w + 9, h + 9, seed, 2, 18), "#ffe08a", "#8a5a14", 1.8)


def veil(w: int, h: int) -> str:
    """Laid over a card that cannot be used now."""
    return rect(-w / 2 + 1, -h / 2 + 1, w - 2, h - 2, DARK, 6, opacity=0.56)


def shot() -> str:
    """A card that has been shot: three holes, big."""
    return shot_hole(-22, -26, 9, 3) + shot_hole(24, -4, 10, 7) + shot_hole(-8, 30, 8, 12)


def trait_icon(k: int) -> str:
    """Gold, showdown, poker: the sign on a disc, 56 across."""
    c = (GOLD, "#3f74a6", CARD)[k]
    out = circ(1.5, 2.5, 25, DARK, opacity=0.5) + circ(0, 0, 25, mix(c, "#fff3d6", 0.72), shade(c, -0.45), 2.4)
    return out + g((nugget(1.25), star(1.0), poker_card(0.86))[k], 0, 0)


def pieces() -> dict[str, Piece]:
    """All of them."""
    out: dict[str, Piece] = {}
    for n in SPOTS:
        out[f"die_{n}"] = piece(lambda n=n: die(n), 56, 58)  # type: ignore[misc]
        out[f"die_{n}_big"] = piece(lambda n=n: die(n, 2.1), 112, 116)  # type: ignore[misc]
    for k in range(8):
        out[f"die_roll_{k + 1}"] = piece(lambda k=k: g(tumbling(k), s=1.5), 180, 170)  # type: ignore[misc]
    out["active"], out["revolver"] = piece(active, 124, 124), piece(revolver, 124, 80, at=(72, 26))
    out["vulture"], out["vulture_place"], out["vulture_last"] = piece(vulture_chip, 46, 46), piece(lambda: vulture_chip(False), 46, 46), piece(lambda: vulture_chip(True, True), 46, 46)
    out["nugget_1"], out["nugget_5"] = piece(lambda: lump(False), 44, 40), piece(lambda: lump(True), 66, 60)
    out |= {f"heap_{n}": piece(lambda n=n: heap(n), 148, 96, at=(74, 66)) for n in (1, 2, 3)}  # type: ignore[misc]
    for k, key in enumerate(("gold", "showdown", "poker")):
        out[f"trait_{key}"] = piece(lambda k=k: trait_icon(k), 58, 58)  # type: ignore[misc]
        out[f"sign_{key}"] = piece(lambda k=k: (nugget(1.3), star(1.02), poker_card(0.94))[k], 44, 44)  # type: ignore[misc]
    out["sign_folk"], out["sign_iou"], out["sign_step"] = piece(sign_folk, 38, 50), piece(sign_iou, 58, 46), piece(sign_step, 50, 46)
    out["disc"], out["disc_lit"] = piece(lambda: number_disc(False), 72, 74, number=(12, 13, 48, 46)), piece(lambda: number_disc(True), 104, 104, number=(28, 28, 48, 46))
    out["tag"] = piece(tag, 52, 40, at=(26, 19), border=(22, 18, 22, 20), inner=(5, 5, 42, 28))
    out["market"] = piece(market, 240, 200, border=(34, 34, 34, 34), inner=(14, 14, 212, 172))
    out["column"], out["slot"] = piece(column, 88, 120, border=(14, 60, 14, 14)), piece(slot, NOTE_W, NOTE_H)
    out["row_full"], out["paid"] = piece(row_full, 124, 64, border=(20, 20, 20, 20)), piece(turned, 60, 60)
    out["placard"] = piece(placard, 240, 200, border=(24, 96, 24, 90), inner=(10, 8, 220, 184))
    for kind, w, h in (("folk", CARD_W, CARD_H), ("event", EVENT_W, EVENT_H)):
        out |= {f"stack_{kind}_{k}": piece(lambda k=k, kind=kind: stack(k, kind), w + 36, h + 36) for k in (1, 2, 3)}  # type: ignore[misc]
        out[f"place_{kind}"] = piece(lambda kind=kind: empty_pile(kind), w, h)  # type: ignore[misc]
    out |= {f"fan_{n}": piece(lambda n=n: fan(n), 176, 122, at=(88, 106)) for n in range(1, 10)}  # type: ignore[misc]
    for kind, w, h, seed in (("card", CARD_W, CARD_H, 9), ("note", NOTE_W, NOTE_H, 4), ("event", EVENT_W, EVENT_H, 6)):
        out[f"shadow_{kind}"] = piece(lambda w=w, h=h: shadow(w - 6, h - 6), w + 44, h + 48)  # type: ignore[misc]
        out[f"glow_{kind}"] = piece(lambda w=w, h=h, s=seed: light(w - 5, h - 5, s), w + 56, h + 56)  # type: ignore[misc]
        out[f"veil_{kind}"] = piece(lambda w=w, h=h: veil(w - 4, h - 4), w, h)  # type: ignore[misc]
    out["shot"] = piece(shot, 100, 110)
    return out
