"""The scaffold: posts, board, blade, rope, basket, the tricolour skirt and the planks under the line."""

from __future__ import annotations

from build_scripts.art.guillotine.base import BLUE, CREAM, GOLD, INKY, RED, STEEL, circ, ink, oval, path, piece, rect
from build_scripts.art.kit import blur, glow, linear, shade, stroke
from build_scripts.art.sheet import Piece

WOOD, DARK, BOARD = "#8a5540", "#5b3a34", "#9a6243"
W, H, FOOT = 320, 440, 428
POST, TOP = 88, -404.0
NECK = -118.0
UP, DOWN = -366.0, -258.0


def beam(x: float, y: float, w: float, h: float, c: str, upright: bool, r: float = 4) -> str:
    """A squared timber with a lit edge, a shadow and its grain."""
    tone = linear(f"b{c[1:]}{'u' if upright else 'l'}", [(0, shade(c, 0.2), 1), (0.3, c, 1), (1, shade(c, -0.3), 1)], 0, 0, 1 if upright else 0, 0 if upright else 1)
    out = rect(x, y, w, h, tone, r, ink(c), 2.6)
    if upright:
        out += stroke(f"M{x + w * 0.3:.0f} {y + 14}q3 {h * 0.4:.0f} -1 {h * 0.8:.0f}M{x + w * 0.62:.0f} {y + h * 0.12:.0f}q-4 {h * 0.3:.0f} 1 {h * 0.76:.0f}", shade(c, -0.4), 1.8, opacity=0.6)
        return out + stroke(f"M{x + 4} {y + 8}V{y + h - 8}", shade(c, 0.5), 2, opacity=0.7)
    out += stroke(f"M{x + 12} {y + h * 0.4:.0f}q{w * 0.4:.0f} 4 {w - 26:.0f} -1M{x + w * 0.1:.0f} {y + h * 0.72:.0f}q{w * 0.3:.0f} -3 {w * 0.7:.0f} 1", shade(c, -0.4), 1.8, opacity=0.6)
    return out + stroke(f"M{x + 8} {y + 4}H{x + w - 8}", shade(c, 0.5), 2, opacity=0.7)


def bolt(x: float, y: float, r: float = 6) -> str:
    """An iron bolt."""
    return circ(x, y, r, "#77706c", "#2e2a30", 2) + circ(x - r * 0.3, y - r * 0.3, r * 0.3, "#d8d4cc")


def machine() -> str:
    """What stands behind the blade."""
    out = glow(0, -240, 150, 190, "#fff3cf", 0.4) + oval(10, 0, 150, 14, "#1c1218", opacity=0.4, filter=blur("sh", 5))
    for k in (-1, 1):
        strut = path(f"M{k * 98} -150L{k * 150} -8H{k * 128}L{k * 88} -120z", shade(WOOD, -0.12), True, 2.6) + stroke(f"M{k * 98} -140L{k * 140} -14", shade(WOOD, 0.3), 1.8, opacity=0.6)
        out += strut + beam(k * POST - 15, TOP, 30, -TOP, WOOD, True)
    out += rect(-POST + 15, TOP + 20, 8, -TOP - 60, "#2e2028", 0, opacity=0.55) + rect(POST - 23, TOP + 20, 8, -TOP - 60, "#2e2028", 0, opacity=0.55)
    out += beam(-150, -22, 300, 24, WOOD, False, 5)
    return out + "".join(bolt(x, y) for x in (-POST, POST) for y in (-370, -200, -40))


def machine_front() -> str:
    """What the blade passes behind: lips of the posts, the beam above, the board with its hole."""
    out = ""
    for k in (-1, 1):
        out += rect(POST - 15 if k > 0 else -POST + 8, TOP + 30, 7, -TOP - 60, shade(WOOD, 0.06 if k > 0 else -0.26))
        out += stroke(f"M{k * (POST - 15)} {TOP + 30}V-30", ink(WOOD), 2.4)
    lower = beam(-92, NECK, 184, 88, BOARD, False, 3)
    upper = beam(-92, NECK - 52, 184, 50, BOARD, False, 3)
    hole = circ(0, NECK, 31, "#2a1c26", ink(BOARD), 3.4) + path(f"M-31 {NECK}a31 31 0 0 1 62 0q-31 -22 -62 0z", "#120a10", opacity=0.7) + stroke(f"M-24 {NECK + 19}a31 31 0 0 0 48 0", shade(BOARD, 0.4), 2.4)
    seam = stroke(f"M-92 {NECK - 1}H-33M33 {NECK - 1}H92", ink(BOARD), 3)
    irons = "".join(rect(x - 7, NECK - 60, 14, 150, "#5a5458", 3, "#2a262c", 2) + stroke(f"M{x - 3.500} {NECK - 54}V{NECK + 84}", "#a8a29c", 1.8) for x in (-74, 74))
    out += lower + upper + seam + irons + hole + "".join(bolt(x, y, 4.500) for x in (-74, 74) for y in (NECK - 46, NECK - 12, NECK + 30, NECK + 76))
    out += beam(-124, TOP - 18, 248, 40, WOOD, False, 7) + bolt(-104, TOP + 2) + bolt(104, TOP + 2)
    cap = path(f"M-34 {TOP - 16}Q0 {TOP - 30} 34 {TOP - 16}L30 {TOP + 16}Q0 {TOP + 26} -30 {TOP + 16}z", RED, True, 2.2) + path(f"M-34 {TOP - 16}Q-18 {TOP - 24} -12 {TOP - 22}L-11 {TOP + 20}Q-24 {TOP + 20} -30 {TOP + 16}z", BLUE) + path(f"M-12 {TOP - 22}H12L11 {TOP + 21}H-11z", CREAM)
    wheel = circ(0, TOP + 2, 12, "#6b5233", True, 2.4) + circ(0, TOP + 2, 4, GOLD, True, 1.6)
    line = f"M112 {TOP + 4}Q126 -300 116 -170Q112 -110 120 -84"
    cleat = rect(112, -96, 16, 10, "#5a5458", 3, True, 2) + path("M118 -86q-8 18 2 30q10 -10 2 -30z", "#d9c49a", True, 1.8)
    return out + cap + wheel + stroke(line, ink("#d9c49a"), 6) + stroke(line, "#d9c49a", 3.6) + stroke(line, "#a5875a", 3.6, stroke_dasharray="2 5") + cleat


def blade() -> str:
    """The heavy oblique steel under its weight; the origin is the middle of its upper edge."""
    steel = linear("steel", [(0, "#f6fbfb", 1), (0.45, STEEL, 1), (1, "#7e93a0", 1)], 0, 0, 1, 1)
    out = path("M-70 42H70V88L-70 160z", steel, "#3f4c56", 2.8) + path("M-70 148L70 77V88L-70 160z", "#fbfffd", "#3f4c56", 1.8)
    out += path("M-52 44H-24L-54 132L-66 138z", "#ffffff", opacity=0.6) + path("M-14 44H-6L-38 124L-44 127z", "#ffffff", opacity=0.5) + path("M44 44H70V76L36 94z", "#5f7482", opacity=0.45)
    out += stroke("M-60 60H60M-60 72H48", "#8fa2ac", 1.4, opacity=0.6)
    weight = rect(-76, 4, 152, 42, linear("w", [(0, "#77544e", 1), (1, "#402a2c", 1)]), 5, "#24181c", 2.8) + stroke("M-68 10H68", "#b08a7c", 2, opacity=0.7)
    weight += "".join(bolt(x, 25, 6.500) for x in (-60, 0, 60)) + circ(0, 3, 7, "none", "#24181c", 7) + circ(0, 3, 7, "none", "#8a8480", 3.6)
    return out + weight


def rope() -> str:
    """A length of the blade's rope."""
    return stroke("M0 -30V30", ink("#d9c49a"), 7.600, stroke_linecap="butt") + stroke("M0 -30V30", "#d9c49a", 5, stroke_linecap="butt") + stroke("M-2.500 -30l5 5M-2.500 -22l5 5M-2.500 -14l5 5M-2.500 -6l5 5M-2.500 2l5 5M-2.500 10l5 5M-2.500 18l5 5M-2.500 26l5 5", "#a5875a", 1.6)


STRAW = "#c2955a"


def basket() -> str:
    """The inside and far rim of the basket; the origin is the middle of its mouth."""
    out = oval(6, 78, 56, 9, "#1c1218", opacity=0.4, filter=blur("k4", 4))
    return out + oval(0, 0, 58, 15, "#3a2620", ink(STRAW), 3) + path("M-56 2a58 15 0 0 1 112 0q-56 -18 -112 0z", "#1f1414") + path("M-58 0a58 15 0 0 1 116 0v-7a58 15 0 0 0 -116 0z", shade(STRAW, -0.1), True, 2.4)


def basket_front() -> str:
    """Its front and near rim."""
    body = path("M-57 2L-44 72Q0 88 44 72L57 2Q0 34 -57 2z", linear("straw", [(0, shade(STRAW, 0.25), 1), (0.5, STRAW, 1), (1, shade(STRAW, -0.35), 1)], 0, 0, 1, 0), True, 2.8)
    weave = "".join(f"M{-46 + k * 15 + (7 if row % 2 else 0) + row * 1.6:.0f} {26 + row * 13 - abs(k - 3) * 1.4:.0f}q6 -8 13 0" for row in range(4) for k in range(6 if row % 2 else 7) if -46 + k * 15 + (7 if row % 2 else 0) + row * 1.6 < 36 - row * 2)
    rim = path("M-58 0Q0 30 58 0L58 10Q0 42 -58 10z", shade(STRAW, 0.15), True, 2.6) + "".join(stroke(f"M{x} {8 + 12 * (1 - (x / 56) ** 2):.0f}l6 9", shade(STRAW, -0.45), 2.4) for x in range(-50, 51, 12))
    bow = path("M0 26L-18 18V40zM0 26L18 18V40z", RED, True, 2) + circ(0, 28, 5, CREAM, True, 1.6)
    return body + stroke(weave, shade(STRAW, -0.45), 2.4) + rim + bow


def cloth() -> str:
    """Faded cloth round the scaffold, in folds of three colours; the origin is its upper left."""
    out = ""
    for i in range(10):
        c, x = (BLUE, "#efe4cb", RED)[i % 3], i * 40
        out += path(f"M{x} 8H{x + 40}V58Q{x + 20} 76 {x} 58z", c, True, 2) + path(f"M{x + 26} 8H{x + 40}V58Q{x + 34} 66 {x + 28} 67z", INKY, opacity=0.2) + stroke(f"M{x + 6} 14V56", shade(c, 0.4), 2, opacity=0.6)
    return out + beam(0, 0, 400, 14, WOOD, False, 2)


def planks() -> str:
    """The stage under the line, its origin the upper left; nothing stands in the middle, which is stretched."""
    out = rect(0, 0, 400, 18, linear("top", [(0, shade(BOARD, -0.2), 1), (1, shade(BOARD, 0.16), 1)]), 0, ink(BOARD), 2)
    out += stroke("".join(f"M{x} 1l-6 16" for x in (24, 60, 94, 312, 348, 384)), ink(BOARD), 2, opacity=0.7) + rect(0, 18, 400, 25, linear("front", [(0, WOOD, 1), (1, shade(WOOD, -0.4), 1)]), 0, ink(WOOD), 2)
    out += stroke("M4 26q120 4 220 0t172 1M4 35q90 -3 180 0t210 -1", shade(WOOD, -0.5), 1.8, opacity=0.6) + stroke("M2 20H398", shade(WOOD, 0.45), 1.8, opacity=0.6)
    return out + "".join(bolt(x, 31, 3.4) for x in (12, 52, 90, 318, 356, 390)) + stroke("M4 6H396M30 12H360", ink(BOARD), 1.4, opacity=0.3)


def pieces() -> dict[str, Piece]:
    """All of them."""
    at = (W / 2, float(FOOT))
    marks = {"blade_up": (W / 2, FOOT + UP), "blade_down": (W / 2, FOOT + DOWN), "neck": (W / 2, FOOT + NECK), "basket": (W / 2 - 4, FOOT - 34.0)}
    return {
        "machine": piece(machine, W, H, at=at, **marks),
        "machine_front": piece(machine_front, W, H, at=at, **marks),
        "blade": piece(blade, 168, 172, at=(84, 5)),
        "rope": piece(rope, 12, 60, border=(0, 8, 0, 8)),
        "basket": piece(basket, 128, 104, at=(64, 18)),
        "basket_front": piece(basket_front, 128, 104, at=(64, 18)),
        "cloth": piece(cloth, 400, 76, at=(0, 0), border=(120, 14, 120, 30)),
        "planks": piece(planks, 400, 44, at=(0, 0), border=(100, 18, 100, 20)),
    }


