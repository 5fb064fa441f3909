"""Seats and paper: lacquer plates, hands seen from behind, plaques for counts, the score pad, the ribbon of a hand."""

from __future__ import annotations

from build_scripts.art.gang_of_four.base import GOLD, JADE, LEAF, OXBLOOD, piece
from build_scripts.art.gang_of_four.cards import H, W
from build_scripts.art.kit import blur, circ, el, g, grain, ink, linear, mix, path, poly, pts, rect, shade, stroke
from build_scripts.art.sheet import Piece

PAPER = "#f6ead0"


def cut(w: float, h: float, k: float, inset: float = 0) -> list[tuple[float, float]]:
    """A rectangle with its corners cut off by k."""
    x, y = w / 2 - inset, h / 2 - inset
    return [(-x + k, -y), (x - k, -y), (x, -y + k), (x, y - k), (x - k, y), (-x + k, y), (-x, y - k), (-x, -y + k)]


def plate(active: bool) -> str:
    """The block of a seat, 200 x 140: black lacquer with a gold line; lit when it is that seat's turn."""
    w, h = 184, 124
    out = g(poly(cut(w, h, 16), "#060304", opacity=0.6, filter=blur("q6", 5)), 3, 5)
    if active:
        out = poly(cut(w + 10, h + 10, 20), "#ffb84a", opacity=0.85, filter=blur("q5", 5))
    fill = linear("pl", [(0, "#4e201c", 1), (1, "#2c1416", 1)] if active else [(0, "#2e1a1b", 0.94), (1, "#1a1013", 0.94)])
    out += poly(cut(w, h, 16), fill, "#fff0bd" if active else shade(GOLD, -0.25), 3 if active else 2)
    out += stroke(pts(cut(w, h, 14, 6)), LEAF if active else shade(GOLD, -0.45), 1.4)
    for sx in (-1, 1):
        for sy in (-1, 1):
            fret = stroke("M0 22V0H22M6 16V6H16", GOLD if active else shade(GOLD, -0.3), 1.8)
            out += el("g", fret, transform=f"translate({sx * (w / 2 - 13)} {sy * (h / 2 - 13)}) scale({-sx * 0.7:.2f} {-sy * 0.7:.2f})")
    return out


def name_plate(active: bool) -> str:
    """A pill for a name, 160 x 48."""
    fill = linear("np", [(0, "#ffe7a3", 1), (1, "#e8ae3c", 1)] if active else [(0, "#32201f", 1), (1, "#1c1215", 1)])
    return rect(-76, -19, 152, 42, "#060304", 20, opacity=0.5, filter=blur("n3", 2.5)) + rect(-77, -21, 154, 42, fill, 21, "#fff6d8" if active else GOLD, 2.4)


def sleeve() -> str:
    """A card's back as small as a fan shows it: fewer, larger signs."""
    out = rect(-W / 2, -H / 2, W, H, "#f8edd4", 17, "#8a6a3e", 4) + rect(-W / 2 + 10, -H / 2 + 10, W - 20, H - 20, linear("sl", [(0, "#c93a26", 1), (1, "#84201a", 1)], 0, 0, 1, 1), 9)
    out += rect(-W / 2 + 20, -H / 2 + 20, W - 40, H - 40, "none", 5, GOLD, 4)
    for x in (-38, 0, 38):
        for y in (-76, -38, 38, 76):
            out += path(f"M{x} {y - 12}l6 12l-6 12l-6 -12z", GOLD, opacity=0.75) if x or abs(y) > 40 else ""
    return out + circ(0, 0, 38, "#8c1f1a", GOLD, 6) + circ(0, 0, 12, JADE, "#f0cf7a", 4)


def fan(n: int) -> str:
    """A hand of n cards from its back."""
    out, spread = "", min(9.0, 54 / max(1, n - 1))
    for i in range(n):
        a = (i - (n - 1) / 2) * spread
        out += g(g(rect(-W / 2 + 4, -H / 2 + 6, W, H, "#120405", 15, opacity=0.3) + sleeve(), 0, -112, 0.34), 0, 72, 1, a)
    return out


def plaque(lit: bool) -> str:
    """A lozenge of lacquer for a number."""
    edge = LEAF if lit else GOLD
    out = poly([(2, -33), (37, 4), (2, 39), (-33, 4)], "#060304", opacity=0.55, filter=blur("k3", 3))
    out += poly([(0, -35), (35, 0), (0, 35), (-35, 0)], ink(GOLD), ink(GOLD), 3) + poly([(0, -33), (33, 0), (0, 33), (-33, 0)], linear("pq", [(0, "#8c1f18", 1), (1, "#4e1013", 1)] if lit else [(0, "#33201f", 1), (1, "#170e11", 1)]), edge, 3.4)
    return out + stroke(pts([(0, -26), (26, 0), (0, 26), (-26, 0)]), edge, 1, opacity=0.7)


def pad() -> str:
    """The score pad, 320 x 280: sheets under gold clips, a head of oxblood, brush rules on both sides."""
    w, h = 296, 252
    out = rect(-w / 2 + 6, -h / 2 + 12, w, h, "#060304", 6, opacity=0.6, filter=blur("o7", 7))
    for k in (2, 1):
        out += g(rect(-w / 2, -h / 2, w, h, shade(PAPER, -0.13 * k), 5, "#8a6a3e", 1.4), k * 2.4, k * 3, 1, 0.5 * k)
    out += rect(-w / 2, -h / 2, w, h, linear("pp", [(0, "#fbf2dc", 1), (1, "#efdfbb", 1)], 0, 0, 1, 1), 5, "#8a6a3e", 1.6)
    out += grain(-w / 2 + 10, -h / 2 + 60, w - 50, h - 74, "#8a6430", 40, 9, (8, 26), 0.14)
    out += path(f"M{-w / 2 + 1} {-h / 2 + 48}V{-h / 2 + 5}q0 -4 4 -4H{w / 2 - 5}q4 0 4 4V{-h / 2 + 48}z", linear("hd", [(0, "#8c1f1c", 1), (1, OXBLOOD, 1)])) + rect(-w / 2 + 1, -h / 2 + 47, w - 2, 3.4, GOLD)
    for sx in (-1, 1):
        out += path(f"M{sx * (w / 2 - 9)} {-h / 2 + 58}q{sx * 2.4} 60 0 {h / 2 - 30}t0 {h / 2 - 40}", "none", "#a3392c", 1.8, opacity=0.55)
    for x in (-w / 2 + 34, w / 2 - 34):
        clip = rect(x - 9, -h / 2 - 9, 18, 24, linear("cl", [(0, "#ffe9a8", 1), (0.5, "#d19a34", 1), (1, "#8a5a1c", 1)], 0, 0, 1, 0), 4, ink(GOLD), 1.8)
        out += rect(x - 7, -h / 2 - 4, 18, 24, "#1c0c08", 4, opacity=0.4) + clip + rect(x - 5, -h / 2 - 4, 10, 12, "none", 2, shade(GOLD, -0.4), 1.4)
    return out


def pad_row() -> str:
    """The line of the pad that matters now, 120 x 44: a stroke of gold wash."""
    return path("M-58 -16q30 -4 60 -2t56 -2q4 18 -1 36q-40 4 -60 2t-54 2q-5 -18 -1 -36z", mix(PAPER, GOLD, 0.5), opacity=0.9) + stroke("M-56 -15q30 -4 60 -2t54 -2", "#fff6d8", 1.6, opacity=0.8)


def ribbon() -> str:
    """The silk on which the hand being built is named, 200 x 64."""
    out = g(path("M-98 -22H98L86 3L98 28H-98L-86 3z", "#060304", opacity=0.5, filter=blur("r3", 3)), 2, 3)
    out += path("M-97 -25H97L84 1L97 27H-97L-84 1z", linear("rb", [(0, "#fff6dc", 1), (1, "#eed9aa", 1)]), GOLD, 2.8)
    return out + stroke("M-84 -19H84M-84 21H84", shade(GOLD, -0.1), 1.2, opacity=0.7)


def bracket() -> str:
    """The line that gathers the chosen cards under their name, 120 x 36."""
    d = "M-56 15V0q0 -10 10 -10H46q10 0 10 10V15"
    return stroke(d, "#3a1608", 7.5, opacity=0.7) + stroke(d, LEAF, 4) + circ(-56, 14, 4, LEAF, "#3a1608", 1.4) + circ(56, 14, 4, LEAF, "#3a1608", 1.4)


def pieces() -> dict[str, Piece]:
    """All of them."""
    out = {f"fan_{n}": piece(lambda n=n: fan(n), 188, 116, at=(94, 92)) for n in range(1, 17)}  # type: ignore[misc]
    for on, tail, lit in ((False, "", ""), (True, "_active", "_lit")):
        out["plate" + tail] = piece(lambda o=on: plate(o), 200, 140, border=(46, 46, 46, 46), inner=(8, 8, 184, 124))  # type: ignore[misc]
        out["name_plate" + tail] = piece(lambda o=on: name_plate(o), 160, 48, border=(26, 23, 26, 23), inner=(3, 3, 154, 42))  # type: ignore[misc]
        out["plaque" + lit] = piece(lambda o=on: plaque(o), 76, 80, at=(38, 38), number=(16, 18, 44, 40))  # type: ignore[misc]
    out["pad"] = piece(pad, 320, 288, at=(160, 146), border=(70, 84, 70, 40), head=(20, 22, 280, 44), inner=(22, 76, 276, 190))
    out["pad_row"] = piece(pad_row, 120, 44, border=(20, 14, 20, 14))
    out["ribbon"] = piece(ribbon, 204, 64, border=(34, 31, 34, 31), inner=(30, 8, 144, 46))
    out["bracket"] = piece(bracket, 124, 36, border=(26, 26, 26, 6))
    return out

