"""Docks and paper: plates of parchment on rope, name scrolls, the question, ledger, announcement, frame of the chart."""

from __future__ import annotations

from build_scripts.art.galeon.base import (
    EDGE,
    GOLD,
    INK,
    NIGHT,
    SAIL,
    SEAT,
    WAX,
    WOOD,
    compass,
    deckled,
    lying,
    mark,
    parchment,
    piece,
    rope,
    wax,
)
from build_scripts.art.kit import (
    blur,
    circ,
    el,
    g,
    glow,
    grain,
    ink,
    linear,
    mix,
    path,
    poly,
    rect,
    shade,
    stroke,
)
from build_scripts.art.sheet import Piece


def plate(state: str) -> str:
    """The block of a seat, 280 x 220: parchment with a rope round it; lit, gold lies under it; passed, it is duller."""
    w, h = 260.0, 200.0
    out = ""
    if state == "active":
        out += rect(-w / 2 - 8, -h / 2 - 8, w + 16, h + 16, "#ffd765", 20, opacity=0.95, filter=blur("pa", 6))
    c = {"active": "#f3e2b4", "passed": "#b7a47a"}.get(state, "#dcc791")
    out += rect(-w / 2 + 4, -h / 2 + 7, w, h, NIGHT, 13, opacity=0.55, filter=blur("ps", 5))
    out += rect(-w / 2, -h / 2, w, h, linear("pf", [(0, shade(c, 0.3), 1), (0.5, c, 1), (1, shade(c, -0.08), 1)], 0, 0, 0.4, 1), 13, shade(EDGE, -0.1), 2)
    out += grain(-w / 2 + 14, -h / 2 + 12, w - 40, h - 24, "#8a6430", 60, 5, (6, 18), 0.15)
    x, y = w / 2 - 7, h / 2 - 7
    loop = [(-x + 8, -y), (x - 8, -y), (x - 2.3, -y + 2.3), (x, -y + 8), (x, y - 8), (x - 2.3, y - 2.3), (x - 8, y), (-x + 8, y), (-x + 2.3, y - 2.3), (-x, y - 8), (-x, -y + 8), (-x + 2.3, -y + 2.3)]
    cord = {"active": "#e9b94a", "passed": "#93815c"}.get(state, "#b8955a")
    return out + rope(loop, 5.4, cord, True)


def name_scroll(active: bool) -> str:
    """A scroll for a name, 176 x 52."""
    fill = linear("ns", [(0, "#fff6d6", 1), (1, "#f0d488", 1)] if active else [(0, "#f4e6bf", 1), (1, "#d8c18a", 1)])
    out = rect(-70, -15, 146, 38, NIGHT, 6, opacity=0.45, filter=blur("nn", 2.6))
    for sx in (-1, 1):
        out += path(f"M{sx * 62} -20H{sx * 78}Q{sx * 86} -20 {sx * 86} -12T{sx * 78} -4H{sx * 70}V20H{sx * 62}z", shade("#d8c18a", -0.25), EDGE, 1.6) + circ(sx * 78, -12, 3.4, shade("#d8c18a", -0.45))
    return out + rect(-70, -20, 140, 40, fill, 4, GOLD if active else EDGE, 2.2) + stroke("M-64 -14H64M-64 14H64", "#a8894e", 0.9, opacity=0.8)


def ribbon() -> str:
    """The question: a sail-white scroll with light behind it, 360 x 96."""
    out = glow(0, 0, 178, 47, "#fff0b8", 0.9) + rect(-146, -26, 300, 64, NIGHT, 10, opacity=0.5, filter=blur("rb", 5))
    for sx in (-1, 1):
        out += path(f"M{sx * 138} -18H{sx * 170}L{sx * 160} 6L{sx * 170} 30H{sx * 138}z", linear(f"rt{sx + 1}", [(0, "#e0c078", 1), (1, "#b98d3e", 1)]), shade(EDGE, -0.2), 2) + path(f"M{sx * 138} 30L{sx * 150} 30L{sx * 150} 36z", shade(EDGE, -0.4))
    return out + rect(-150, -32, 300, 64, linear("rf", [(0, "#fffef8", 1), (1, "#fdf2d2", 1)]), 10, GOLD, 3.2) + rect(-143, -25, 286, 50, "none", 6, "#c9a86a", 1.3)


def hint() -> str:
    """A word beside a held card, 132 x 56."""
    return rect(-54, -18, 114, 44, NIGHT, 20, opacity=0.45, filter=blur("hi", 3)) + rect(-58, -22, 116, 44, "#1b424a", 13, "#e6c775", 2.2) + rect(-54, -18, 108, 36, "none", 10, "#7fb0a6", 1, opacity=0.7)


def sheet() -> str:
    """A sheet of parchment pinned to the chart, 260 x 200."""
    out = parchment(244, 184, 21, "#ecd9a8") + rect(-112, -82, 224, 164, "none", 4, "#a8894e", 1, opacity=0.8)
    return out + "".join(circ(x + 1, y + 2, 4.4, NIGHT, opacity=0.4) + circ(x, y, 4.2, GOLD, ink(GOLD), 1.3) + circ(x - 1.2, y - 1.2, 1.4, "#fff3c4") for x in (-114, 114) for y in (-84, 84))


def ledger() -> str:
    """A page of the notebook, 420 x 320: a red margin; lines are laid on by `ledger_line`, rings by `ledger_ring`."""
    w, h = 392.0, 296.0
    out = g(rect(-w / 2, -h / 2, w, h, "#c4a870", 8, EDGE, 1.6), 7, 6, rot=0.7) + rect(-w / 2 + 4, -h / 2 + 7, w, h, NIGHT, 8, opacity=0.5, filter=blur("lg", 5))
    out += rect(-w / 2, -h / 2, w, h, linear("lp", [(0, "#f9eecd", 1), (1, "#ead7a4", 1)], 0, 0, 0.4, 1), 8, EDGE, 1.8)
    out += grain(-w / 2 + 30, -h / 2 + 10, w - 60, h - 20, "#8a6430", 90, 31, (6, 18), 0.13) + stroke(f"M{-w / 2 + 56} {-h / 2 + 58}V{h / 2 - 8}", WAX, 1.6, opacity=0.65)
    out += stroke(f"M{-w / 2 + 22} {-h / 2 + 54}H{w / 2 - 22}M{-w / 2 + 22} {-h / 2 + 58}H{w / 2 - 22}", shade(WAX, -0.2), 1.3, opacity=0.8)
    return out


def ledger_ring() -> str:
    """One of the rings that hold the pages, 36 x 16; set them down the left edge."""
    return circ(9, 0, 4.6, "#3c3226") + rect(-16, -3.6, 27, 7.2, "#8d7a5a", 3.6, "#3c3226", 1.4) + stroke("M-13 -1.3H8", "#f0e2ba", 1.4)


def scroll() -> str:
    """The announcement, 460 x 240: an unrolled proclamation with a seal and the number it is about left to the program."""
    w, h = 400.0, 150.0
    out = glow(0, 0, 228, 118, "#ffe6a0", 0.8)
    body = deckled(w, h, 44, 1.4, 18)
    out += lying(body, 6, 5, 9, 0.55) + poly(body, linear("sf", [(0, "#fffaf0", 1), (0.5, "#fbf0d0", 1), (1, "#ecd6a0", 1)], 0, 0, 0.6, 1), EDGE, 2)
    out += rect(-w / 2 + 14, -h / 2 + 22, w - 28, h - 44, "none", 3, WAX, 2) + rect(-w / 2 + 19, -h / 2 + 27, w - 38, h - 54, "none", 2, WAX, 0.9)
    for y in (-h / 2 - 4, h / 2 + 4):
        out += rect(-w / 2 - 14, y - 13, w + 28, 26, linear(f"sr{y > 0}", [(0, "#fff6dc", 1), (0.5, "#e6cd92", 1), (1, "#a8854a", 1)]), 13, EDGE, 2)
        out += "".join(rect(sx * (w / 2 + 16) - 8, y - 9, 16, 18, WOOD, 4, True, 1.8) + circ(sx * (w / 2 + 28), y, 7, GOLD, ink(GOLD), 1.8) for sx in (-1, 1))
    return out + g(path("M-12 18L-22 60L-10 52L-2 62L2 30M12 18L22 58L12 52L4 62", shade(WAX, -0.15), ink(WAX), 1.8) + wax(27, WAX, 3) + g(compass(17, "#f0c0a0", "#f0c0a0", "#d98a78", 0.8), 0, 0), w / 2 - 34, h / 2 - 4)


def mat(seat: str) -> str:
    """Where a bid pile lies beside its tower, 140 x 176: a chart square in the leader's colour, or plain."""
    c = SEAT.get(seat, "#2c6468")
    out = rect(-64, -82, 128, 164, mix(c, "#17424a", 0.5), 12, opacity=0.34) + rect(-64, -82, 128, 164, "none", 12, "#e8f4e6", 2.4, opacity=0.75, stroke_dasharray="11 7")
    return out + (g(mark(seat, 26, mix(c, SAIL, 0.2), None), 0, 0, opacity=0.4) if seat in SEAT else "")


def ghost() -> str:
    """The place that a bid will take, lit; the size of a card, nine-slice."""
    return rect(-51, -73, 102, 146, "#fff6d2", 10, opacity=0.34) + rect(-51, -73, 102, 146, "none", 10, NIGHT, 7, opacity=0.4) + rect(-51, -73, 102, 146, "none", 10, "#fff6d2", 3.8, stroke_dasharray="12 8")


def label(kind: str) -> str:
    """A small plate for a number or a tower's letter, 60 x 40."""
    fill, rim, halo = {"plain": ("#e9d6a4", EDGE, ""), "lit": ("#fff3c8", GOLD, "#ffd765"), "dark": ("#1b424a", "#e6c775", "")}[kind]
    out = rect(-27, -17, 54, 34, halo, 10, filter=blur("la", 3)) if halo else rect(-22, -11, 48, 28, NIGHT, 8, opacity=0.4, filter=blur("lb", 2))
    return out + rect(-25, -15, 50, 30, linear("lf" + kind, [(0, shade(fill, 0.3), 1), (1, shade(fill, -0.1), 1)]), 8, rim, 2.2)


def bracket() -> str:
    """The line that gathers what is chosen, 160 x 36."""
    d = "M-74 14V2q0 -8 8 -8H-14Q-4 -6 0 -14Q4 -6 14 -6H66q8 0 8 8v12"
    return stroke(d, NIGHT, 8, opacity=0.5) + stroke(d, SAIL, 5.4) + stroke(d, WAX, 2.6)


def ledger_line() -> str:
    """The ruled line under an entry, 120 x 8."""
    return stroke("M-58 0H58", "#6f9c8f", 1.6)


def edge(horizontal: bool) -> str:
    """The ladder of degrees along the border of the chart; cut it to the window."""
    long = 2048 if horizontal else 1312
    out = rect(0, 0, long, 16, "#5a4526") + rect(0, 2, long, 12, "#f4e6bf")
    out += "".join(rect(x, 4, 32, 8, INK) for x in range(0, long, 64)) + stroke(f"M0 15.200H{long}", "#2a2018", 1.6)
    return out if horizontal else el("g", out, transform="matrix(0 1 1 0 0 0)")


def corner() -> str:
    """The corner of that border, 44 x 44, for the upper left; mirror it for the others."""
    out = path("M0 0H44V16H16V44H0z", "#5a4526") + path("M2 2H42V14H14V42H2z", "#f4e6bf") + rect(0, 0, 40, 40, "#e6d3a3", 4, "#5a4526", 2.4)
    return out + g(compass(17, WAX, "#1f4f55", "#fbf4e2", 1), 20, 20)


def tick(on: bool) -> str:
    """A mark that a seat has decided, or is still thinking, 48 across."""
    if on:
        return circ(1.4, 2.6, 19, NIGHT, opacity=0.5) + circ(0, 0, 19, "#2f7d56", "#123524", 2.2) + circ(0, 0, 15.6, "none", "#8fc8a4", 1) + stroke("M-8 0l6 7l11 -14", "#fffbe8", 4.6)
    return circ(0, 0, 19, "#e6d3a3", EDGE, 2.2, opacity=0.95) + "".join(circ(x, 0, 3, INK) for x in (-8.5, 0, 8.5))


def quay() -> str:
    """The edge of a dock: planks on piles over water, 240 x 56; nine-slice."""
    out = "".join(rect(x - 6, 2, 12, 26, shade(WOOD, -0.3), 2, True, 1.8) + rect(x - 4.6, 3, 3, 24, shade(WOOD, 0.2), 1, opacity=0.6) for x in (-100, -34, 34, 100))
    out += rect(-118, -10, 236, 15, linear("qy", [(0, shade(WOOD, 0.4), 1), (1, shade(WOOD, 0.04), 1)]), 2, ink(WOOD), 2) + stroke("".join(f"M{x} -9V4" for x in range(-98, 118, 20)), ink(WOOD), 1.4, opacity=0.7)
    bollards = "".join(path(f"M{x - 5} -10V-20h10v10zM{x - 7} -20q7 -7 14 0z", "#5a3a26", True, 1.6) for x in (-67, 67))
    return out + bollards + stroke("M-118 26q10 -5 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0", "#e4f2e8", 2, opacity=0.6)


def pieces() -> dict[str, Piece]:
    """All of them."""
    out: dict[str, Piece] = {}
    for state, tail in (("", ""), ("active", "_active"), ("passed", "_passed")):
        out["plate" + tail] = piece(lambda s=state: plate(s), 288, 228, border=(40, 40, 40, 40), inner=(28, 28, 232, 172))  # type: ignore[misc]
    for on, tail in ((False, ""), (True, "_active")):
        out["name_plate" + tail] = piece(lambda o=on: name_scroll(o), 180, 56, border=(34, 26, 34, 26), inner=(24, 10, 132, 36))  # type: ignore[misc]
    out["ribbon"] = piece(ribbon, 360, 96, border=(66, 46, 66, 46), inner=(38, 20, 284, 56))
    out["hint"] = piece(hint, 132, 56, border=(24, 24, 24, 24), inner=(14, 8, 104, 38))
    out["sheet"] = piece(sheet, 264, 208, border=(40, 40, 40, 40), inner=(26, 26, 212, 156))
    out["ledger"] = piece(ledger, 428, 328, border=(80, 80, 40, 50), inner=(76, 80, 324, 220), head=(40, 22, 350, 50), margin=(22, 80, 50, 220))
    out["ledger_ring"] = piece(ledger_ring, 36, 16)
    out["ledger_line"] = piece(ledger_line, 120, 8, border=(6, 3, 6, 3))
    out["scroll"] = piece(scroll, 476, 260, border=(100, 80, 120, 100), inner=(66, 84, 344, 92))
    for seat in (*SEAT, "none"):
        out[f"mat_{seat}"] = piece(lambda s=seat: mat(s), 140, 176, border=(24, 24, 24, 24))  # type: ignore[misc]
    out["ghost"] = piece(ghost, 108, 152, border=(24, 24, 24, 24))
    for kind in ("plain", "lit", "dark"):
        out[f"label_{kind}"] = piece(lambda k=kind: label(k), 60, 40, border=(18, 18, 18, 18), inner=(8, 6, 44, 28))  # type: ignore[misc]
    out["bracket"] = piece(bracket, 160, 40, border=(20, 24, 20, 6))
    out["edge_top"], out["edge_side"] = piece(lambda: edge(True), 2048, 16, at=(0, 0), alone=True), piece(lambda: edge(False), 16, 1312, at=(0, 0), alone=True)
    out["edge_corner"] = piece(corner, 44, 44, at=(0, 0))
    out["decided"], out["thinking"] = piece(lambda: tick(True), 48, 48), piece(lambda: tick(False), 48, 48)
    out["quay"] = piece(quay, 240, 60, at=(120, 28), border=(60, 24, 60, 24))
    return out

