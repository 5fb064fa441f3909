"""The sign of the program: an open box out of which come a die, a card and a captain."""

from __future__ import annotations

from build_scripts.art.kit import circ, g, glow, oval, path, poly, rect, shade, stroke
from build_scripts.art.ui.brush import brush, ell, flat, form, world

RED, BRASS, BONE, NAVY, INK = "#b8332f", "#e3ac45", "#f7ecd2", "#27365f", "#2b130f"


def die(x: float, y: float, s: float, turn: float) -> str:
    """An ivory die, three faces."""
    body = path("M0 -40L36 -22V20L0 40L-36 20V-22Z", BONE, INK, 7) + path("M0 -2L36 -22V20L0 40Z", "#bd9e69") + path("M0 -2L-36 -22V20L0 40Z", "#e4cf9f")
    body += path("M0 -38L34 -21L0 -4L-34 -21Z", "#fffaea") + oval(0, -21, 8, 5, RED)
    body += oval(-25, -6, 4.6, 6.4, INK) + oval(-11, 22, 4.6, 6.4, INK) + oval(-18, 8, 4.6, 6.4, INK)
    return g(body + oval(25, -6, 4.4, 6.2, INK) + oval(11, 22, 4.4, 6.2, INK), x, y, s, turn)


def card(x: float, y: float, s: float, turn: float) -> str:
    """A card with a crown above a seven-pointed sun."""
    body = rect(-34, -50, 68, 100, BONE, 10, line=INK, lw=7) + rect(-26, -42, 52, 84, "none", 5, line=RED, lw=3)
    body += path("M-18 4L-22 -22L-9 -10L0 -28L9 -10L22 -22L18 4Z", BRASS, shade(BRASS, -0.6), 3) + rect(-18, 8, 36, 7, RED, 2)
    return g(body, x, y, s, turn)


def captain(x: float, y: float, s: float) -> str:
    """A wooden pawn that wears a tricorn."""
    body = form("-46,92! -40,50 -24,26 -18,8 18,8 24,26 40,50 46,92!", RED, a=9, w=6.5) + form(ell(0, -14, 33, 32, n=12), "#e3a878", a=7, w=6.5)
    body += brush("-27,4 -8,-4 0,2 8,-4 28,6", "#5a3420", 15, ends=0.2)
    body += flat(ell(-12, -14, 4.6, 5.6), INK) + flat(ell(13, -13, 9, 8), INK) + brush("-26,-30 0,-26 28,-16", INK, 4)
    body += form("-36,-34 -30,-62 0,-72 30,-62 36,-34", NAVY, a=5, w=6) + form("-66,-40 -72,-62! -36,-54 0,-78 36,-54 72,-62! 66,-40 36,-24 0,-34 -36,-24", NAVY, a=7, w=6.5, hi=0.5)
    body += brush("-71,-61 -36,-53 0,-76 36,-53 71,-61", BRASS, 7, ends=0.7)
    body += form(ell(0, -50, 9), BRASS, a=2, w=3.4)
    body += "".join(form(ell(0, yy, 5), BRASS, a=1, w=3) for yy in (44, 62))
    return g(body, x, y, s)


def emblem() -> str:
    """Drawn for 256x256."""
    world("#3a2030", "#fff0c8")
    lid = poly([(26, 62), (208, 18), (240, 62), (60, 112)], "#6b2320", line=INK, w=7) + poly([(26, 62), (208, 18), (212, 34), (32, 80)], "#93302b")
    lid += poly([(36, 70), (206, 29), (228, 60), (62, 100)], "#4a1719")
    body = lid + glow(128, 140, 120, 90, "#ffd880", 0.95)
    body += poly([(22, 150), (234, 150), (220, 176), (36, 176)], "#3a1416", line=INK, w=6)
    body += g(card(0, 0, 0.98, -16), 66, 118) + die(196, 126, 0.96, 12) + captain(128, 124, 0.86)
    front = poly([(14, 152), (242, 152), (228, 244), (28, 244)], RED, line=INK, w=8)
    front += poly([(14, 152), (242, 152), (239, 166), (17, 166)], "#e0685a") + poly([(214, 166), (239, 166), (225, 240), (206, 240)], "#7f2023") + poly([(25, 222), (231, 222), (225, 240), (31, 240)], "#8f2827")
    front += stroke("M28 176H226L220 232H36Z", BRASS, 4)
    return body + front + crest()


def crest() -> str:
    """The lozenge of the box: five pips, one for each game."""
    body = poly([(128, 170), (166, 204), (128, 238), (90, 204)], NAVY, line=BRASS, w=6)
    return body + "".join(circ(128 + dx, 204 + dy, 5.2, "#ffe7a8") for dx, dy in ((0, 0), (-17, 0), (17, 0), (0, -16), (0, 16)))
