"""What stands along the street: saloon, assay office, bank, cacti, wagon, graves, the undertaker's shop."""

from __future__ import annotations

from build_scripts.art.gnadenlos.base import DARK, GOLD, LAMP, RUST, nugget
from build_scripts.art.kit import circ, contact, g, glow, ink, oval, path, poly, rect, shade, stroke


def pane(x: float, y: float, w: float, h: float) -> str:
    """A lit window."""
    out = rect(x - 2, y - 2, w + 4, h + 4, "#5a3820", 2, "#2c1a10", 1.6) + rect(x, y, w, h, "#f6b851", 1) + poly([(x, y), (x + w * 0.6, y), (x, y + h * 0.7)], LAMP)
    return out + stroke(f"M{x + w / 2} {y}v{h}M{x} {y + h / 2}h{w}", "#4a2c1a", 1.8)


def facade(w: float, h: float, c: str) -> str:
    """A false front: planks, cornice, an empty sign; the middle of the sill is at the origin."""
    out = contact(10, 2, w * 0.64, 17, DARK, 0.8) + rect(-w / 2, -h, w, h, c, 2, True, 2.6) + rect(w * 0.24, -h + 1, w * 0.26 - 1, h - 2, shade(c, -0.2))
    out += stroke("".join(f"M{-w / 2 + 3} {-y}h{w - 6}" for y in range(12, int(h), 12)), shade(c, -0.32), 1.4, opacity=0.8)
    out += "".join(stroke(f"M{-w / 2 + 8 + (k * 37) % (w - 24):.0f} {-6 - (k * 29) % (h - 12):.0f}h10", shade(c, 0.3), 1.2, opacity=0.5) for k in range(12))
    cap = path(f"M{-w / 2 - 9} {-h}h{w + 18}l-6 -13h{-w * 0.18}l-4 -15q{-w * 0.28} -16 {-w * 0.56} 0l-4 15h{-w * 0.18}z", shade(c, -0.28), True, 2.6)
    return out + cap + stroke(f"M{-w / 2 - 2} {-h - 10}H{-w * 0.3}M{-w * 0.26} {-h - 26}Q0 {-h - 40} {w * 0.2} {-h - 29}", shade(c, 0.35), 1.8, opacity=0.8) + rect(-w / 2 - 9, -h - 2, w + 18, 5, shade(c, -0.45), 1)


def signboard(w: float, y: float, h: float = 36) -> str:
    """The dark board of a house, empty: its picture is painted on."""
    return rect(-w / 2, y, w, h, "#3a2216", 4, GOLD, 2.2) + rect(-w / 2 + 3.5, y + 3.5, w - 7, h - 7, "none", 2, shade(GOLD, -0.4), 1)


def saloon() -> str:
    """The saloon, 240 wide: a painted mug and cards for a sign, swinging doors, somebody's shadow upstairs."""
    c = "#a8663a"
    out = facade(220, 152, c) + signboard(150, -148, 38)
    mug = path("M-9 -10h18v20h-18z", "#e8c25a", "#3a2012", 1.8) + path("M9 -5q8 0 8 5t-8 5", "none", "#e8c25a", 3) + path("M-11 -9q-2 -8 6 -7q4 -5 9 0q8 -1 7 7z", "#fff6dc", "#3a2012", 1.6)
    cards = "".join(g(rect(-8, -11, 16, 22, "#fff6e2", 2.4, "#3a2012", 1.4) + path("M0 6L-5 -1Q-5 -6 0 -3Q5 -6 5 -1z", "#b9342c"), x, 0, 1, r) for x, r in ((-50, -14), (-38, 4)))
    out += g(mug, 0, -129, 0.98) + g(cards, 0, -129) + "".join(g(path("M0 -10l3 7h7l-6 4l2 8l-6 -5l-6 5l2 -8l-6 -4h7z", GOLD), x, -129) for x in (38, 58))
    out += "".join(pane(x, -98, 26, 30) for x in (-92, -50, 24, 66)) + path("M-86 -68v-14q5 -8 10 0v14z", "#6a3a1c", opacity=0.6) + circ(-81, -86, 4, "#6a3a1c", opacity=0.6)
    out += rect(-124, -60, 248, 9, "#6b3f24", 2, True, 2.2) + stroke("".join(f"M{k} -60v-17" for k in range(-118, 122, 13)) + "M-120 -78H120", "#6b3f24", 3)
    out += stroke("M-114 -51V0M114 -51V0M-42 -51V0M42 -51V0", "#4a2a18", 7.5) + stroke("M-114 -51V0M114 -51V0M-42 -51V0M42 -51V0", "#7d4c2c", 4.5)
    out += rect(-27, -46, 54, 46, "#2b170f", 3) + glow(0, -22, 42, 36, GOLD, 0.95) + path("M-25 -36h23v28h-23zM25 -36h-23v28h23z", "#c98442", True, 2.2)
    out += stroke("M-20 -29h13M-20 -22h13M-20 -15h13M7 -29h13M7 -22h13M7 -15h13", "#7a4a26", 2)
    return out + pane(-98, -42, 40, 28) + pane(58, -42, 40, 28) + path("M-124 -2h248v7h-248z", "#8d5a34", True, 2)


def assay() -> str:
    """The assay office, 140 wide: gold scales, barred windows."""
    out = facade(130, 142, "#b59673") + signboard(104, -138, 46) + rect(-18, -58, 36, 58, "#4a2c1a", 2, True, 2.4) + rect(-13, -52, 26, 22, "#f6b851", 2, "#2c1a10", 1.6)
    out += pane(-55, -58, 28, 34) + pane(27, -58, 28, 34) + stroke("M-48 -58v34M-34 -58v34M34 -58v34M48 -58v34", "#3a3034", 2.2)
    scales = stroke("M0 -15V14M-24 -11H24M-10 15H10", GOLD, 3.6) + path("M-34 4h20q-10 11 -20 0zM14 4h20q-10 11 -20 0z", GOLD, True, 1.6) + stroke("M-24 -11l-8 14M-24 -11l8 14M24 -11l-8 14M24 -11l8 14", GOLD, 1.6) + circ(0, -15, 3, LAMP)
    return out + g(scales, 0, -115, 0.98) + circ(12, -26, 2.4, GOLD) + path("M-74 -2h148v7h-148z", "#8d6a4a", True, 2)


def crate() -> str:
    """The bank: an open crate of nuggets."""
    out = contact(4, 20, 66, 16, DARK, 0.8) + glow(0, -12, 90, 60, LAMP, 0.6)
    out += "".join(g(nugget(s), x, y) for x, y, s in ((-34, -8, 1), (34, -7, 1), (-22, -24, 0.85), (18, -26, 0.9), (-4, -28, 1), (-14, -13, 1.2), (10, -12, 1.15), (30, -10, 0.9)))
    c = "#7d4f2c"
    return out + path("M-52 -2h104l-6 30h-92z", c, True, 2.6) + path("M30 -2h22l-6 30h-20z", shade(c, -0.28)) + stroke("M-50 8h99M-48 18h95", shade(c, -0.4), 2) + stroke("M-50 0.500H28", shade(c, 0.4), 2) + "".join(circ(x, 13, 2.2, "#2c2426") for x in (-42, 42))


def cactus(s: float = 1) -> str:
    """A saguaro 50 high."""
    c, d = "#6d7a42", "M0 0V-44M-16 -30v8q0 6 14 6M15 -38v10q0 6 -13 6"
    out = contact(0, 0, 24, 8, DARK, 0.6) + stroke(d, ink(c), 15) + stroke(d, c, 10) + stroke("M3 -2V-42M-13 -27v4q1 5 10 5", shade(c, -0.3), 2.4) + stroke("M-3 -4V-42M13 -36v8", shade(c, 0.4), 1.8)
    return g(out, s=s)


def wagon() -> str:
    """A covered wagon, 110 wide."""
    c, t = "#7d4f2c", "#f0e2c2"
    out = contact(4, 2, 62, 12, DARK, 0.7) + path("M-46 -28q-4 -40 16 -42h56q22 2 20 42z", t, shade(t, -0.5), 2.4) + path("M20 -69h6q22 2 20 41h-16q4 -30 -10 -41z", shade(t, -0.22))
    out += stroke("M-24 -69q-10 14 -8 40M0 -70q-4 16 -2 42", shade(t, -0.25), 2) + path("M-54 -30h108l-8 18h-92z", c, True, 2.4) + stroke("M-50 -25h94", shade(c, 0.35), 1.8) + stroke("M54 -24l26 8", "#5c391f", 5)
    for x in (-28, 28):
        out += circ(x, -8, 13, "none", "#3d2415", 5) + stroke(f"M{x} -20v24M{x - 12} -8h24M{x - 8} -16l16 16M{x + 8} -16l-16 16", "#3d2415", 2) + circ(x, -8, 3, "#8d5a34")
    return out


def skull() -> str:
    """A steer's skull, bleached."""
    c = "#f3e6c8"
    horns = "M-10 -8q-20 2 -22 -16M10 -8q20 2 22 -16"
    out = contact(2, 10, 24, 8, DARK, 0.5) + stroke(horns, ink(c), 9) + stroke(horns, c, 5) + path("M-13 -12h26l-6 18l-3 14h-8l-3 -14z", c, True, 2.2) + path("M5 -12h8l-6 18l-3 14h-4z", shade(c, -0.2))
    return out + circ(-6, -3, 3.6, "#4a3424") + circ(6, -3, 3.6, "#4a3424") + stroke("M-2 14v3M2 14v3", "#4a3424", 1.6)


def barrel() -> str:
    """A rain barrel."""
    c = "#96602f"
    return contact(2, 1, 18, 7, DARK, 0.7) + path("M-12 -34h24q6 17 0 34h-24q-6 -17 0 -34z", c, True, 2.4) + path("M4 -34h8q6 17 0 34h-8q5 -17 0 -34z", shade(c, -0.26)) + stroke("M-14 -24h28M-14 -10h28", "#4a4244", 3.4) + stroke("M-6 -31v28M2 -31v28", shade(c, -0.3), 1.2) + oval(0, -34, 12, 3.4, shade(c, -0.4), ink(c), 1.6)


def vulture(c: str = "#2b1e1a", s: float = 1) -> str:
    """A vulture on a branch, dark against the sky; its feet at the origin."""
    out = path("M-4 2q-14 -10 -7 -26q7 -9 15 -4q0 -9 8 -7q6 2 6 7l7 5l-8 1q0 6 -7 8q2 13 -6 18l-3 6z", c) + stroke("M3 -26q5 4 8 2", "#f3e2bb", 3.2) + circ(13, -31, 1.2, LAMP)
    return g(out + stroke("M-2 2v5M3 2v5", "#8a6a3a", 1.8), s=s)


def dead_tree(s: float = 1) -> str:
    """A bare tree with two who wait."""
    d = "M0 0q-6 -40 4 -70M0 -36q20 -8 28 -34M2 -56q-18 -10 -24 -30M4 -66q8 -12 6 -28"
    out = contact(2, 0, 20, 6, DARK, 0.6) + stroke(d, "#2c1c14", 9) + stroke(d, "#4a3222", 5.5) + stroke("M-2 -6q-4 -30 3 -56", "#7a5a40", 1.6)
    return g(out + g(vulture(s=0.82), 28, -74) + g(vulture(s=0.66), -21, -90), s=s)


def shop() -> str:
    """The undertaker's shed where his way begins: a coffin against the wall, planks, a saw."""
    c = "#6f5a4a"
    out = contact(6, 2, 46, 11, DARK, 0.8) + rect(-36, -50, 72, 50, c, 2, True, 2.2) + path("M-44 -48L-36 -64H36L44 -48z", shade(c, -0.3), True, 2.2) + stroke("M-34 -38h68M-34 -26h68M-34 -14h68", shade(c, -0.35), 1.4)
    out += rect(14, -1 - 49, 21, 48, shade(c, -0.22)) + rect(-11, -38, 24, 38, "#251812", 2, "#1a100c", 1.6)
    coffin = path("M-8 0L-11 -24L-6 -40H6L11 -24L8 0z", "#a5713f", "#4a2c14", 1.8) + path("M3 -40H6L11 -24L8 0H2L5 -24z", shade("#a5713f", -0.25)) + stroke("M0 -34v16M-4.500 -29h9", "#4a2c14", 2)
    return out + g(coffin, -27, 2, 0.96, -5) + stroke("M26 -2L34 -40M31 -2L38 -40", "#c99a5c", 4) + g(circ(0, 0, 8, RUST, "#3a1a10", 1.6) + rect(-4.500, -4, 9, 5, "#2a2024", 1) + rect(-7, 1, 14, 2.4, "#2a2024", 1), 0, -50)


def grave(last: bool = False) -> str:
    """A gravestone on its mound, the place for a number on it; the last one is red."""
    c = "#9a8f82" if not last else "#a03a2c"
    out = contact(4, 2, 30, 10, DARK, 0.7) + oval(0, 3, 27, 8, "#8a5c34", "#4d2f1a", 1.8) + stroke("M-18 2q8 -4 14 -1M4 5q8 -3 14 -1", "#b98452", 1.6)
    out += path("M-20 2v-30q0 -21 20 -21t20 21v30z", c, True, 2.4) + path("M11 -46q9 6 9 17v31h-9z", shade(c, -0.25)) + stroke("M-16 -6v-22q1 -14 12 -17", shade(c, 0.5), 2, opacity=0.9)
    return out + stroke("M6 -44l-4 7l4 5", shade(c, -0.45), 1.4) + path("M-20 2q4 -7 8 -1q3 -8 7 0z", "#7d8a4a", ink("#7d8a4a"), 1)
