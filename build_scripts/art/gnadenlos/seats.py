"""Seats and paper: plank plates, name boards, the notice that asks, hints, bounty sheets."""

from __future__ import annotations

from build_scripts.art.gnadenlos.base import DARK, GOLD, LAMP, SEAT, fibres, nail, piece, plank, shot_hole, torn
from build_scripts.art.gnadenlos.crowns import hat
from build_scripts.art.kit import blur, circ, g, glow, grain, linear, mix, path, poly, rect, shade, stroke
from build_scripts.art.sheet import Piece

SHEET = "#ead5a4"


def plate(active: bool) -> str:
    """The block of a seat, 240 x 180: dark boards in a frame; lamplit when it is that seat's turn."""
    w, h = 224, 164
    out = rect(-w / 2 + 3, -h / 2 + 6, w, h, DARK, 14, opacity=0.6, filter=blur("sp", 5))
    if active:
        out = rect(-w / 2 - 6, -h / 2 - 6, w + 12, h + 12, "#ffb93e", 18, opacity=0.9, filter=blur("sa", 6))
    rim = linear("rm", [(0, "#ffe7a0", 1), (0.5, "#e3a52e", 1), (1, "#a8701c", 1)] if active else [(0, "#8a5a34", 1), (1, "#543420", 1)], 0, 0, 0.6, 1)
    out += rect(-w / 2, -h / 2, w, h, rim, 14, "#241409", 2.2)
    c = "#55341f" if active else "#3a2315"
    out += rect(-w / 2 + 6, -h / 2 + 6, w - 12, h - 12, c, 10, "#1e120a", 1.8)
    for k in range(1, 4):
        out += stroke(f"M{-w / 2 + 8} {-h / 2 + 6 + k * 38}H{w / 2 - 8}", shade(c, -0.4), 1.8) + stroke(f"M{-w / 2 + 8} {-h / 2 + 8 + k * 38}H{w / 2 - 8}", shade(c, 0.1), 1, opacity=0.6)
    out += fibres(-w / 2 + 12, -h / 2 + 10, w - 24, h - 20, shade(c, -0.35), 26, 5, 0.55)
    return out + "".join(nail(x, y, 3) for x in (-w / 2 + 13, w / 2 - 13) for y in (-h / 2 + 13, h / 2 - 13))


def name_plate(active: bool) -> str:
    """A little board for a name, 160 x 48."""
    c = "#e9b44a" if active else "#4a2e1c"
    out = rect(-73, -17, 150, 40, DARK, 7, opacity=0.55, filter=blur("np", 2.5))
    out += path("M-76 -19L75 -21L77 19L-75 21z", linear("nf", [(0, shade(c, 0.2), 1), (1, shade(c, -0.16), 1)]), "#fff0bd" if active else "#8d6238", 2.2)
    return out + fibres(-66, -15, 130, 30, shade(c, -0.3), 5, 3, 0.4) + nail(-68, 0, 2.6) + nail(68, 0, 2.6)


def bid_place() -> str:
    """The shelf where a seat lays its bid, 200 x 120; may be stretched."""
    return rect(-96, -56, 192, 112, "#1e120c", 10, "#6b4427", 2, fill_opacity=0.4, stroke_dasharray="10 7")


def put_down() -> str:
    """The place for the adventurer a seat puts down, 160 x 224 scaled by the table."""
    return rect(-74, -106, 148, 212, "#1e120c", 10, "#a3825a", 3, stroke_dasharray="11 8", fill_opacity=0.35)


def ribbon() -> str:
    """The question: the brightest paper on the table, nailed to a board, 340 x 92."""
    out = rect(-158, -30, 322, 72, DARK, 8, opacity=0.55, filter=blur("rb", 5)) + plank(-164, -34, 328, 68, "#7a4c2c", 6, 6)
    ps = torn(300, 54, 33, 1.6, 20)
    out += poly([(x + 2, y + 3) for x, y in ps], DARK, opacity=0.4) + poly(ps, linear("rq", [(0, "#fffdf2", 1), (1, "#fbeecb", 1)]), "#b98a4e", 2)
    return out + nail(-140, -18, 3) + nail(140, -18, 3) + nail(-140, 18, 3) + nail(140, 18, 3)


def hint() -> str:
    """A word beside a held card, 120 x 52."""
    return rect(-52, -18, 108, 42, DARK, 20, opacity=0.5, filter=blur("hi", 3)) + rect(-55, -22, 110, 42, "#2d1a12", 12, GOLD, 2.2)


def bid_tag() -> str:
    """The banner over the chosen notes, 220 x 76."""
    d = "M-104 -28H104l-14 28l14 28H-104l14 -28z"
    out = glow(0, 0, 116, 46, "#ffd35a", 0.8) + g(path(d, DARK, opacity=0.5, filter=blur("bt", 3)), 3, 5)
    return out + path(d, linear("bf", [(0, "#fffaf0", 1), (1, "#f6e0a8", 1)]), GOLD, 4) + stroke("M-92 -21H88M-92 21H88", "#c9923a", 1.4, opacity=0.8)


def bracket() -> str:
    """The line that gathers what is chosen, 160 x 40."""
    d = "M-76 17V0q0 -10 10 -10H66q10 0 10 10V17"
    return stroke(d, DARK, 8, opacity=0.7) + stroke(d, LAMP, 4) + circ(-76, 16, 4.4, LAMP, "#5a3a14", 1.4) + circ(76, 16, 4.4, LAMP, "#5a3a14", 1.4)


def bounty() -> str:
    """A notice on the wall, 240 x 200: log, sums at the end; may be stretched."""
    ps = torn(222, 182, 52, 1.8, 20)
    out = poly([(x + 3, y + 6) for x, y in ps], DARK, opacity=0.5, filter=blur("bo", 4)) + poly(ps, linear("bp", [(0, SHEET, 1), (1, "#d6b980", 1)], 0, 0, 0.5, 1), "#8a6238", 1.8)
    out += grain(-104, -84, 190, 166, "#8a6a3a", 40, 6, (6, 20), 0.16) + stroke("M-98 -70H98M-98 -66H98", "#5a3a22", 1.4, opacity=0.8)
    return out + nail(-102, -82, 3.6) + nail(102, -82, 3.6) + shot_hole(96, 74, 3.6, 4)


def mat(seat: str) -> str:
    """A blanket in a seat's colour below its own hand, 240 x 120; may be stretched."""
    c = mix(SEAT[seat], DARK, 0.45)
    out = rect(-116, -54, 232, 112, DARK, 6, opacity=0.45, filter=blur("ma", 4)) + rect(-116, -56, 232, 112, c, 6, shade(c, -0.45), 2)
    for y in (-48, 42):
        out += rect(-114, y, 228, 6, shade(SEAT[seat], -0.1), opacity=0.8)
    fringe = "".join(f"M{x} -50v100" for x in (-112, 112))
    return out + stroke(fringe, shade(SEAT[seat], 0.2), 2, opacity=0.6, stroke_dasharray="4 4") + g(hat(seat, 0.5, 3), 88, 20, opacity=0.35)


def tick(on: bool) -> str:
    """A mark that a seat has decided, or is still thinking, 44 across."""
    if on:
        return circ(1, 2, 18, DARK, opacity=0.5) + circ(0, 0, 18, "#6f8f46", "#2c3c18", 2.2) + stroke("M-8 0l6 7l11 -14", "#fff8dc", 4.6)
    return circ(0, 0, 18, "#2d1a12", "#a3825a", 2.2, opacity=0.9) + "".join(circ(x, 0, 2.8, "#e2c290") for x in (-8, 0, 8))


def pieces() -> dict[str, Piece]:
    """All of them."""
    out: dict[str, Piece] = {}
    for on, tail in ((False, ""), (True, "_active")):
        out["plate" + tail] = piece(lambda o=on: plate(o), 248, 188, border=(44, 44, 44, 44), inner=(20, 20, 208, 148))  # type: ignore[misc]
        out["name_plate" + tail] = piece(lambda o=on: name_plate(o), 160, 50, border=(24, 22, 24, 22), inner=(18, 6, 124, 36))  # type: ignore[misc]
    out["bid_place"] = piece(bid_place, 200, 120, border=(20, 20, 20, 20))
    out["put_down"] = piece(put_down, 160, 224)
    out["ribbon"] = piece(ribbon, 344, 92, border=(60, 44, 60, 40), inner=(34, 16, 276, 60))
    out["hint"] = piece(hint, 120, 52, border=(22, 22, 22, 22), inner=(14, 6, 92, 38))
    out["bid_tag"] = piece(bid_tag, 240, 96, border=(60, 46, 60, 46), inner=(40, 24, 160, 48))
    out["bracket"] = piece(bracket, 164, 44, border=(26, 24, 26, 10))
    out["bounty"] = piece(bounty, 240, 200, border=(50, 50, 50, 40), inner=(26, 32, 188, 140))
    for seat in SEAT:
        out[f"mat_{seat}"] = piece(lambda s=seat: mat(s), 244, 128, border=(30, 30, 60, 50), inner=(12, 14, 220, 94))  # type: ignore[misc]
    out["decided"], out["thinking"] = piece(lambda: tick(True), 44, 46), piece(lambda: tick(False), 44, 46)
    return out
