"""Action pictures of what happens at the scaffold, among the cards and behind the scenes."""

from __future__ import annotations

import math

from build_scripts.art.guillotine.base import (
    BLUE,
    CREAM,
    GOLD,
    INKY,
    RED,
    STEEL,
    WOOD,
    burst,
    circ,
    ink,
    oval,
    path,
    rect,
)
from build_scripts.art.guillotine.figures import CITIZEN, HEADSMAN, NOBLE, POWDER, WOMAN, Look, Pose, head
from build_scripts.art.guillotine.props import (
    FLOOR,
    arm,
    basket,
    cloud,
    crowd,
    curl,
    ground,
    lines,
    machine,
    shade_under,
    sheet,
    stars,
    steel,
)
from build_scripts.art.guillotine.scenes import put, scene
from build_scripts.art.kit import g, mix, shade, stroke

RAT = "#8a7a78"


@scene
def double_feature() -> str:
    """Twice daily, with matinee."""
    out = ground("#b0403a", at=(0, 20)) + g(machine(), -40, FLOOR + 8, 1.08) + g(machine(1, 36), 42, FLOOR + 8, 1.08)
    for k in (-1, 1):
        fold = path("M104 -111V100Q84 104 74 92Q84 20 66 -50Q50 -90 20 -111z", "#a83a34", True, 2.6) + stroke("M92 -104Q100 0 90 92M78 -100Q92 -10 82 86M58 -104Q78 -60 78 -20", shade("#a83a34", -0.45), 2.4) + path("M66 6q16 8 32 2v9q-18 6 -33 -2z", GOLD, True, 1.8)
        out += g(fold, 0, 0, (k, 1))
    swag = "M-104 -114H104V-96Q86 -74 69 -94Q52 -72 35 -94Q17 -72 0 -94Q-17 -72 -35 -94Q-52 -72 -69 -94Q-86 -74 -104 -96z"
    return out + path(swag, "#c04a40", True, 2.4) + stroke("M-104 -99Q-86 -78 -69 -98Q-52 -76 -35 -98Q-17 -76 0 -98Q17 -76 35 -98Q52 -76 69 -98Q86 -78 104 -99", GOLD, 3) + crowd(90, 3, 7)


@scene
def after_you() -> str:
    """No, no, I insist."""
    bow = Pose(48, ((-16, -14), (14, 4)), ((-50, -80), (90, 84)), head=-14, mouth="smile", eye="shut")
    out = ground("#8fb08a", at=(0, -40)) + g(machine(), 0, FLOOR + 6, 1.16) + shade_under(-56, FLOOR + 13, 36) + shade_under(56, FLOOR + 13, 36)
    out += put(NOBLE, bow, -74, FLOOR + 14, 1.12) + put(Look("#c87a8a", "#f0e6d0", "wig", trim=BLUE), bow, 74, FLOOR + 14, 1.12, flip=True)
    return out + g(basket(), 0, FLOOR + 18, 0.8)


@scene
def political_influence() -> str:
    """The judgement comes from above; here are the strings."""
    hang = Pose(-4, ((-26, 20), (24, -20)), ((-80, -150), (70, 150)), head=8, mouth="o", eye="wide")
    out = ground("#6f7a9a", at=(0, -80))
    sleeve = path("M-20 -120H34L28 -92H-16z", "#7d4a94", True, 2.4) + path("M-20 -96Q6 -86 32 -96L30 -82Q6 -72 -18 -82z", CREAM, True, 2)
    hand = path("M-15 -82Q6 -76 27 -82Q34 -66 24 -56H-8Q-20 -66 -15 -82z", "#efbd98", True, 2.2) + "".join(path(f"M{x} -60q-4 12 -2 20q5 4 8 -2q2 -10 2 -18z", "#efbd98", True, 1.8) for x in (-10, 0, 10, 19))
    bar = g(rect(-44, -5, 88, 10, WOOD, 3, True, 2.2), 5, -38, 1, -6) + g(rect(-5, -16, 10, 30, WOOD, 3, True, 2), 5, -38, 1, -6)
    strings = stroke("M-34 -34L-32 30M46 -42L44 30M5 -34L2 16M-16 -35L-20 64M26 -40L26 64", CREAM, 1.8)
    out += shade_under(4, FLOOR + 26, 40) + g(strings, 0, -22) + put(Look("#4a4458", "#8f8a7a", "wig", trim=RED), hang, 4, FLOOR + 22, 0.98)
    gavel = g(rect(-12, -6, 24, 12, WOOD, 2, True, 1.8) + rect(-2, 6, 4, 20, WOOD, 1, True, 1.4), 44, 42, 0.9, 30)
    return out + g(sleeve + hand + bar, 0, -22) + gavel


@scene
def scarlet_pimpernel() -> str:
    """They seek him here; he has just left by the window."""
    out = ground("#5a5f86", "#7a7488", at=(0, -20)) + path("M40 -100A36 36 0 1 0 86 -50A30 30 0 0 1 40 -100z", "#f6ecd0", "#cfc2a0", 2)
    out += path("M-100 90Q-60 20 -52 -30Q-40 -66 0 -66Q42 -66 54 -28Q64 24 100 92V112H-100z", "#3f3a54", True, 2.6) + stroke("M-40 -10Q-52 50 -74 96M40 -8Q52 50 76 98", "#5a5474", 3)
    out += g(head(Look("#3f3a54", hat="fool", trim="#4f4a6a"), "smile", "open"), -4, 12, 2.1)
    mask = path("M-14 -8Q0 -14 34 -8Q46 -4 42 10Q34 20 22 12Q14 8 4 12Q-12 18 -18 8Q-20 -4 -14 -8z", INKY, True, 2) + oval(24, 2, 8, 5.5, "#fffaf0", "#1a1420", 1.4) + circ(27, 2, 3, INKY)
    out += g(mask, -6, -38, 0.98)
    petals = "".join(g(path("M0 0Q-17 -12 -12 -34Q0 -46 12 -34Q17 -12 0 0z", "#d8452f", True, 2.2) + stroke("M0 -8V-28", shade("#d8452f", -0.4), 1.8), 0, 0, 1, k * 72) for k in range(5))
    flower = stroke("M0 8Q-10 40 0 74", "#3f6a3a", 6) + path("M-4 46Q-32 36 -40 52Q-22 62 -3 52z", "#5f8f4a", True, 2) + petals + circ(0, 0, 9, GOLD, True, 2) + "".join(circ(4.500 * math.cos(a), 4.500 * math.sin(a), 1.6, "#6a2030") for a in (0, 1.26, 2.5, 3.8, 5))
    return out + g(flower, 44, 34, 0.92, 10)


@scene
def rat_break() -> str:
    """Union hours."""
    out = ground("#c9a86a") + g(basket(1.5), 44, FLOOR + 16) + shade_under(-20, FLOOR + 16, 60)
    body = stroke("M26 44Q74 60 70 14Q66 -6 52 4", ink(RAT), 9) + stroke("M26 44Q74 60 70 14Q66 -6 52 4", "#c9988f", 6)
    body += path("M-26 60Q-40 20 -16 -4Q12 -18 30 8Q46 40 28 62Q0 74 -26 60z", RAT, True, 2.8) + path("M-20 56Q-28 26 -12 6Q6 0 12 20Q16 46 4 62z", mix(RAT, CREAM, 0.5), True, 1.8)
    face = path("M-20 -2Q-24 -30 2 -38Q22 -38 28 -18Q48 -8 52 2Q36 14 14 10Q-10 10 -20 -2z", RAT, True, 2.6) + circ(52, 2, 5, "#d9807f", True, 1.8) + stroke("M34 6q4 4 10 2M38 -2q16 -6 26 -4M38 2q16 2 24 8", ink(RAT), 1.8)
    ears = "".join(circ(x, y, 13, RAT, True, 2.4) + circ(x, y, 7.500, "#d9a7a0") for x, y in ((-12, -34), (14, -40)))
    face += circ(22, -14, 5.4, "#fffaf0", INKY, 1.6) + circ(24, -13, 2.6, INKY) + rect(36, 10, 4.5, 7, "#fffaf0", 1, INKY, 1.2)
    napkin = path("M-18 8Q4 16 24 8L18 40Q4 52 -10 38z", CREAM, True, 2) + stroke("M-12 18H18M-10 28H14M-6 10V40M6 12V44", RED, 1.8, opacity=0.7)
    cap = path("M-16 -36Q-14 -56 4 -56Q14 -64 20 -54Q22 -46 12 -46Q16 -40 16 -34Q0 -40 -16 -36z", RED, True, 2.2)
    cheese = path("M-26 0L16 -16Q26 -10 26 2V12H-26z", "#f0c24a", True, 2.2) + "".join(circ(x, y, r, shade("#f0c24a", -0.3)) for x, y, r in ((-10, 4, 3.6), (6, -2, 4.4), (16, 6, 3)))
    glass = path("M-11 -26H11Q12 -4 0 0Q-12 -4 -11 -26z", "#e8eef0", True, 2) + path("M-10 -16H10Q9 -3 0 -1Q-9 -3 -10 -16z", "#a83248") + stroke("M0 0V16M-9 17H9", "#8a9aa0", 2.6)
    paws = "".join(circ(x, y, 6.500, "#d9a7a0", True, 1.8) for x, y in ((30, 36), (-30, 24)))
    return out + g(body, -26, 18, 1.05) + g(ears + face + cap, -26, 2, 1.05) + g(napkin, -24, 22, 0.9) + g(cheese, 10, 56, 0.86) + g(glass, -60, 42, 0.9) + paws


@scene
def rain_delay() -> str:
    """Executions in dry weather only: the blade rusts."""
    sulk = Pose(2, ((-6, -4), (8, 4)), ((-10, 10), (60, 150)), mouth="frown")
    out = ground("#7f8fa0", "#8f9498", rays=False) + cloud(-46, -90, 1.15, "#9aa3ab") + cloud(48, -94, 1.25, "#8b959e")
    rain = "".join(f"M{x + 7 * (y % 3)} {y}l-8 18" for y in range(-70, 100, 26) for x in range(-92, 100, 23))
    out += stroke(rain, "#dfeaf0", 2.2, opacity=0.75) + g(machine(), 36, FLOOR + 8, 1.0)
    shade_ = path("M-52 4Q-50 -44 0 -46Q50 -44 52 4Q40 -8 26 4Q13 -8 0 4Q-13 -8 -26 4Q-40 -8 -52 4z", RED, True, 2.6) + stroke("M0 -46Q-26 -30 -26 4M0 -46Q26 -30 26 4", shade(RED, -0.4), 2) + stroke("M0 -46V-56", INKY, 3.4)
    out += stroke("M36 -100V-30", "#6a4a34", 4.4) + g(shade_, 36, -62, 0.92)
    out += oval(-46, FLOOR + 18, 44, 7, "#a9bcc6", "#7f93a0", 1.8) + put(HEADSMAN, sulk, -48, FLOOR + 12, 1.18)
    return out + stroke("M-70 92q10 -4 20 0M-40 98q10 -4 20 0", CREAM, 2)


@scene
def information_exchange() -> str:
    """Pst. Yours for mine."""
    out = ground("#7a7f9a", at=(0, 0)) + curl("M-56 -50Q0 -96 54 -56", (56, -54, 34), RED) + curl("M56 62Q0 104 -54 70", (-56, 66, 216), BLUE)
    left, right = arm("#5f4a6a", rot=74, x=-26, y=-8, s=0.9), arm("#4a6a5a", rot=-74, x=26, y=22, s=0.9)
    cards = "".join(g(rect(-11, -17, 22, 34, c, 3, CREAM, 2.4) + rect(-6, -11, 12, 22, "none", 2, GOLD, 1.4), 0, 4, 1, r) for c, r in (("#8a3a40", -26), ("#8a3a40", -4), ("#8a3a40", 18)))
    other = "".join(g(rect(-11, -17, 22, 34, c, 3, CREAM, 2.4) + rect(-6, -11, 12, 22, "none", 2, GOLD, 1.4), 0, 4, 1, r) for c, r in (("#3f5f8f", 160), ("#3f5f8f", 182), ("#3f5f8f", 206)))
    return out + g(cards, 4, -30) + left + g(other, -4, 46) + right


@scene
def forced_break() -> str:
    """The works are stopped; nobody asked why."""
    nap = Pose(-56, ((62, 30), (78, 14)), ((-150, -190), (-160, -110)), mouth="o", eye="shut")
    out = ground("#d0b070") + g(machine(0.94), 52, FLOOR + 6) + rect(14, -8, 74, 14, "#efe0bc", 3, True, 2.2) + stroke("M18 -8Q14 -30 40 -40M84 -8Q88 -30 64 -40", WOOD, 3) + g(path("M-16 5H16M-10 -4v8M0 -4v8M10 -4v8", "none", RED, 2.4), 51, -1)
    barrow = path("M-66 44H26L10 76H-50z", "#9a6a44", True, 2.6) + stroke("M-60 54H20M-56 64H16", ink("#9a6a44"), 1.8) + stroke("M20 46L56 30", ink(WOOD), 7) + stroke("M20 46L56 30", WOOD, 4)
    out += put(Look("#8a6a4a", "#6a7f58", "fool", trim="#c8a25a"), nap, -4, 62, 1.12) + g(barrow, -8, 12)
    out += circ(-60, 88, 15, "#6a4a34", True, 3) + circ(-60, 88, 5, "#a9886a")
    for x, y, s in ((-16, -50, 1.0), (-2, -70, 1.3), (18, -92, 1.6)):
        out += g(path("M-6 -6H6L-6 6H6", "none", INKY, 3.4), x, y, s, -8)
    return out + g(path("M-30 0Q-30 -10 0 -10Q30 -10 30 0Q30 9 0 9Q-30 9 -30 0z", "#d9a860", True, 2) + stroke("M-16 -7l5 9M-4 -8l5 10M8 -8l5 10", "#a5763f", 2), 56, FLOOR + 22, 0.8, -8)


@scene
def infighting() -> str:
    """The committee is in session."""
    out = ground("#c97a5a", at=(0, 10)) + shade_under(0, FLOOR + 14, 80)
    puffs = ((-50, 36, 30), (-20, 56, 32), (22, 58, 32), (54, 34, 30), (48, -4, 30), (14, -26, 34), (-30, -18, 34), (-58, 4, 26), (0, 20, 46))
    out += g(head(Look("#fff", hat="wig"), "grin", "cross"), -44, -10, 1.2, -40) + g(head(Look("#fff", hat="cap"), "o", "wide"), 44, -30, 1.2, 36) + arm("#4a6a9c", rot=46, x=78, y=-60, s=0.6) + arm("#7d4a94", rot=-52, x=-84, y=-26, s=0.6)
    out += "".join(circ(x, y, r, "#efe6d4", "#8a7a6a", 2.4) for x, y, r in puffs) + "".join(circ(x, y, r - 4, "#f6efdf") for x, y, r in puffs)
    legs = stroke("M58 58L84 74", ink("#f0e6d0"), 13) + stroke("M58 58L84 74", "#f0e6d0", 9) + path("M80 64q14 0 16 8q0 10 -6 16q-8 -2 -12 -10z", "#4a3a40", True, 2)
    shoe = g(path("M-14 -6q10 -8 18 0q12 2 14 10h-32z", "#4a3a40", True, 2), -30, -84, 1, -30)
    wig = g(path("M-15 8Q-20 -14 2 -16Q16 -15 15 -4Q18 6 12 10Q-2 4 -15 8z", POWDER, True, 2), 24, -84, 1.1, 20)
    out += legs + shoe + wig + stroke("M-36 20q10 -14 22 0t20 -4M4 44q12 -8 22 4", "#b8a890", 3)
    return out + stars((-8, 4, 13), (30, 26, 10), (-34, 44, 9), (24, -8, 8)) + g(path("M-6 -7L6 7M6 -7L-6 7", "none", RED, 5), -4, 36, 1.2)


@scene
def lack_of_support() -> str:
    """The pedestal was the people's; they want it back."""
    out = ground("#9a9ab0", at=(10, -50)) + shade_under(20, FLOOR + 14, 60)
    marble = "#e6ded0"
    bust = path("M-26 24Q-26 0 -10 -6L10 -6Q26 0 26 24z", marble, True, 2.4) + g(head(Look("#fff", hat="crown", skin=marble), "o", "wide"), 0, 0, 1.24)
    column = path("M-20 0H20L16 26H-16z", marble, True, 2.4) + rect(-26, -10, 52, 11, marble, 2, True, 2.2) + stroke("M-10 4l1 20M0 4v20M10 4l-1 20", shade(marble, -0.3), 2)
    out += rect(-14, 66, 68, 16, marble, 2, True, 2.4) + path("M-2 66L2 34L14 42L22 30L32 40L42 32L42 66z", marble, True, 2.4) + stroke("M8 46V64M20 42V64M32 46V64", shade(marble, -0.3), 2)
    out += g(column, 38, 16, 1.05, 24) + g(bust, 50, -32, 1.0, 30)
    saw = path("M-46 -4L34 -9V10L-46 6z", STEEL, "#4d5a62", 2) + stroke("M-44 7l5 5l5 -5l5 5l5 -5l5 5l5 -5l5 5l5 -5l5 5l5 -5l5 5l5 -5l5 5l5 -5", "#4d5a62", 1.8)
    work = Pose(16, ((-24, -30), (24, 6)), ((50, 80), (60, 86)), mouth="grin", eye="cross")
    return out + put(CITIZEN, work, -66, s=1.14) + g(saw, -6, 30, 0.86, 2) + lines("M84 -8l10 10M78 12l12 8M22 -64l-8 -10", w=3) + stars((14, 26, 7))


@scene
def rush_job() -> str:
    """Assembled from memory, in the dark, by lunchtime."""
    out = ground("#d89a4a", at=(0, -30)) + shade_under(0, FLOOR + 14, 60)
    frame = "".join(g(rect(-6, -136, 12, 130, "#b5834f", 2, True, 2.2), x, FLOOR + 8, 1.05, r) for x, r in ((-34, -8), (32, 6)))
    frame += g(rect(-52, -8, 100, 14, "#b5834f", 2, True, 2.2), 2, -56, 1, 9) + g(steel(), -4, -46, 1.5, -16) + stroke("M-8 -52V-44", "#d9c49a", 3)
    frame += g(rect(-34, -9, 66, 18, "#a5734a", 2, True, 2.2), -2, 54, 1, -6) + g(rect(-30, -9, 66, 18, "#a5734a", 2, True, 2.2), 2, 74, 1, 4) + circ(0, 64, 9, "#2a2028", True, 2)
    frame += "".join(g(rect(-14, -5, 28, 10, "#f0dcb8", 3, True, 1.6), x, y, 1, r) for x, y, r in ((-46, 10, 30), (-46, 10, -40), (40, 24, 20), (40, 24, -50)))
    nails = "".join(stroke(f"M{x} {y}l{dx} {dy}", "#5a5560", 3) + circ(x, y, 3, "#8a8690", True, 1) for x, y, dx, dy in ((-46, -58, 6, 8), (40, -46, -6, 8), (-26, 46, 4, 8), (24, 82, -4, -8)))
    hammer = rect(-5, -8, 10, 62, WOOD, 3, True, 2) + path("M-22 -22H18L24 -14L18 -4H-22z", "#6a6670", True, 2.4)
    glass = path("M-14 -22H14Q12 -4 3 0Q12 4 14 22H-14Q-12 4 -3 0Q-12 -4 -14 -22z", "#e6f0f0", True, 2) + path("M-10 -12H10Q8 -3 2 -1L-2 -1Q-8 -3 -10 -12z", "#d9a860") + rect(-18, -27, 36, 6, WOOD, 2, True, 1.8) + rect(-18, 21, 36, 6, WOOD, 2, True, 1.8)
    wings = path("M14 -6Q36 -26 46 -12Q42 -2 32 0Q40 6 30 10Q20 10 14 4z", CREAM, True, 2) + path("M-14 -6Q-36 -26 -46 -12Q-42 -2 -32 0Q-40 6 -30 10Q-20 10 -14 4z", CREAM, True, 2)
    return out + frame + nails + g(hammer, 74, 40, 1.05, 30) + g(wings + glass, 56, -82, 0.8, 8) + lines("M60 10l10 -8M66 22h10", w=3)


@scene
def missing_heads() -> str:
    """Somebody at the basket has been bad."""
    out = ground("#a5a06a") + g(path("M-34 -20Q-44 16 -32 30H32Q44 16 34 -20z", "#b98a52", True, 2.4) + "".join(stroke(f"M-30 {y}q8 -5 15 0t15 0t15 0t15 0", shade("#b98a52", -0.42), 2) for y in (-6, 6, 18)) + oval(0, -20, 36, 9, "#4a3830", True, 2.4), -58, 60, 0.9, -64) + shade_under(30, FLOOR + 14, 56)
    dog = "#c8874a"
    legs = "".join(stroke(d, ink(dog), 12) + stroke(d, dog, 8.5) for d in ("M-22 40L-44 66L-58 64", "M-16 42L-14 70L-26 78", "M30 40L56 60L66 54", "M26 42L40 74L54 76"))
    body = path("M-36 22Q-30 4 0 8Q20 4 34 0Q48 14 40 38Q26 52 0 48Q-30 54 -36 22z", dog, True, 2.6) + path("M-34 22Q-58 8 -56 -20Q-46 -12 -28 12z", dog, True, 2.2) + path("M-20 22Q-6 12 6 22Q6 38 -8 40Q-22 38 -20 22z", shade(dog, -0.22), None)
    skull = path("M24 4Q22 -28 48 -34Q66 -32 70 -18Q86 -12 86 -2Q74 8 58 8Q44 16 24 4z", dog, True, 2.6) + path("M34 -28Q18 -40 12 -18Q14 2 26 0Q34 -10 34 -28z", shade(dog, -0.3), True, 2.2) + circ(84, -9, 5, INKY) + circ(58, -20, 5, "#fffaf0", INKY, 1.4) + circ(60, -20, 2.4, INKY)
    wig = path("M-26 4Q-34 -22 -6 -30Q24 -32 30 -8Q36 10 26 24Q14 12 0 16Q-14 20 -26 4z", POWDER, True, 2.4) + stroke("M-18 -12Q0 -26 22 -12M-16 0Q4 -12 24 2", shade(POWDER, -0.25), 2) + "".join(rect(x, 12, 16, 8, POWDER, 4, True, 1.8) for x in (-30, -24)) + path("M22 16q14 6 10 26q-8 0 -12 -14z", POWDER, True, 2)
    out += g(legs + body + skull, -10, 14) + g(wig, 70, 28, 0.8, 20)
    return out + lines("M-72 0h-18M-66 14h-14M-54 -14h-18", w=3.2) + stars((-30, -20, 6))


@scene
def missed() -> str:
    """A close shave. Back of the line, please."""
    out = ground("#8aa0c0", at=(0, 0)) + burst(0, 20, 120, 22, "#fff6e0", 0.45, 0.2)
    for x in (-62, 62):
        out += rect(x - 8, -112, 16, 196, WOOD, 2, True, 2.6) + stroke(f"M{x - 4} -110V80", shade(WOOD, 0.35), 2)
    out += g(head(Look("#fff", hat="bald"), "grin", "wide"), -4, 66, 2.1) + g(steel(), 0, -86, (3.1, 1.9))
    cut = path("M-30 10Q-36 -16 -4 -20Q30 -22 34 0Q14 -6 -4 4Q-18 6 -30 10z", POWDER, True, 2.4) + stroke("M-22 -2Q0 -16 26 -6", shade(POWDER, -0.25), 2)
    out += g(cut, 72, -34, 0.9, 34) + lines("M44 -30l10 -4M48 -16l12 2", w=3)
    out += rect(-84, 66, 168, 20, shade(WOOD, -0.15), 3, True, 2.6) + path("M-30 66a30 28 0 0 1 60 0z", "#2a2028", None, opacity=0.0) + rect(-84, 84, 168, 30, WOOD, 0, True, 2.4)
    return out + stars((-44, 18, 8), (46, 24, 7))


@scene
def clerical_error() -> str:
    """Signed, sealed, and spilled."""
    out = ground("#c0a878", rays=False) + rect(-100, 30, 200, 90, "#8a5a3c", 0, True, 2.4) + stroke("M-100 44H100M-100 74H100M-100 100H100", shade("#8a5a3c", -0.35), 2, opacity=0.6)
    out += sheet(4, 8, 118, 128, -6, 8) + g(circ(34, 50, 13, RED, True, 2.2) + circ(34, 50, 8, "none", shade(RED, -0.4), 1.8), 4, 4)
    blot = path("M-34 0Q-40 -22 -18 -24Q-10 -40 8 -30Q26 -38 30 -18Q48 -12 36 4Q40 22 20 22Q10 36 -6 26Q-26 34 -28 16Q-44 12 -34 0z", "#2f2b4a", True, 2) + "".join(circ(x, y, r, "#2f2b4a") for x, y, r in ((46, 20, 5), (-44, 26, 4), (24, -44, 4), (-30, -38, 3), (52, -4, 3))) + oval(-8, -10, 8, 5, "#5a567a", opacity=0.8)
    pot = path("M-18 -14H18L24 18Q0 26 -24 18z", "#4a6a8a", True, 2.4) + oval(0, -14, 18, 6, "#2f2b4a", True, 2)
    out += g(blot, 6, 4, 0.94) + g(pot, -62, 56, 1.0, -74) + path("M-58 40Q-40 30 -28 24Q-20 14 -8 16Q-18 34 -34 40Q-46 52 -60 56z", "#2f2b4a")
    quill = stroke("M0 46L14 -50", ink("#f6f0e4"), 5) + stroke("M0 46L14 -50", "#f6f0e4", 2.6) + path("M6 10Q-20 -20 2 -70Q14 -92 30 -96Q44 -66 26 -30Q18 0 6 10z", "#f6f0e4", True, 2.4) + stroke("M6 8Q10 -40 26 -84M10 -20l-14 -12M14 -40l-12 -14M14 -20l14 -12M18 -44l14 -12", shade("#f6f0e4", -0.35), 1.8)
    return out + g(quill, 58, 10, 1.0, 16) + g(circ(0, 0, 6, INKY) + "", 400, 0)


@scene
def twist_of_fate() -> str:
    """What goes up sits next to what comes down."""
    out = path("M-8 -10L-44 96H-28L0 0L28 96H44L8 -10z", WOOD, True, 2.4)
    rim = circ(0, -14, 66, "none", ink(GOLD), 15) + circ(0, -14, 66, "none", GOLD, 10) + circ(0, -14, 60, "none", shade(GOLD, -0.3), 1.8)
    spokes = "".join(stroke(f"M0 -14L{62 * math.cos(k * math.pi / 3 + 0.3):.1f} {-14 + 62 * math.sin(k * math.pi / 3 + 0.3):.1f}", ink(WOOD), 8) + stroke(f"M0 -14L{62 * math.cos(k * math.pi / 3 + 0.3):.1f} {-14 + 62 * math.sin(k * math.pi / 3 + 0.3):.1f}", WOOD, 5) for k in range(6))
    wedges = "".join(path(f"M0 -14L{56 * math.cos(a):.1f} {-14 + 56 * math.sin(a):.1f}A56 56 0 0 1 {56 * math.cos(a + 1.047):.1f} {-14 + 56 * math.sin(a + 1.047):.1f}z", c) for a, c in zip([k * math.pi / 3 + 0.3 for k in range(6)], (RED, CREAM, BLUE, RED, CREAM, BLUE), strict=True))
    out += wedges + spokes + rim + circ(0, -14, 13, GOLD, True, 2.6) + circ(-3, -17, 4, "#fff3c8")
    up = Pose(-6, ((60, 10), (84, 20)), ((130, 160), (150, 170)), mouth="grin", eye="open")
    down = Pose(6, ((-30, -60), (20, -30)), ((170, 190), (160, 150)), mouth="o", eye="wide")
    out += put(Look("#c8a25a", "#f0e6d0", "crown", trim=RED), up, 0, -62, 0.62) + put(NOBLE, down, 78, 48, 0.74)
    out = ground("#b08ab8", at=(0, 4)) + g(out, 2, 22, 0.84)
    return out + curl("M-74 66A84 84 0 0 1 -78 -14", (-76, -16, -64), RED, 7)


@scene
def callous_guards() -> str:
    """No. And no."""
    guard = Look("#41618f", "#f0e6d0", "bearskin", trim=RED)
    stand = Pose(-2, ((-6, -4), (8, 4)), ((-10, 20), (40, 100)), mouth="frown")
    out = ground("#8a8a94", at=(0, -30)) + shade_under(-46, FLOOR + 14, 36) + shade_under(46, FLOOR + 14, 36)
    out += put(guard, stand, -64, FLOOR + 14, 1.3) + put(guard, stand, 64, FLOOR + 14, 1.3, flip=True)
    axe = stroke("M0 70V-100", ink(WOOD), 8) + stroke("M0 70V-100", "#a5734a", 5) + path("M-3 -92H3V-122L0 -136L-3 -122z", STEEL, True, 2)
    axe += path("M-3 -110Q-26 -122 -30 -96Q-28 -74 -3 -82z", STEEL, True, 2.2) + path("M3 -104L20 -98L3 -90z", STEEL, True, 2)
    crossed = g(axe, 0, 38, 1, 19) + g(axe, 0, 38, (-1, 1), -19)
    return out + crossed + g(circ(0, 0, 12, GOLD, True, 2.4) + circ(0, 0, 6, RED, True, 1.8), 0, 38)


@scene
def fountain_of_blood() -> str:
    """Runs red on holidays. Bring a jug."""
    stone, red = "#c9bfae", "#b02a34"
    out = ground("#c87a72", at=(0, -40)) + shade_under(0, FLOOR + 16, 84)
    jets = "".join(stroke(d, shade(red, -0.3), 9) + stroke(d, red, 5.6) for d in ("M0 -50Q-12 -92 -34 -70Q-44 -50 -46 -24", "M0 -50Q12 -92 34 -70Q44 -50 46 -24", "M0 -50V-92", "M-6 -50Q-16 -70 -24 -50L-26 -26", "M6 -50Q16 -70 24 -50L26 -26"))
    out += rect(-12, -34, 24, 100, stone, 0, True, 2.4) + path("M-64 -26H64Q58 0 22 4H-22Q-58 0 -64 -26z", stone, True, 2.6) + oval(0, -26, 62, 9, red, True, 2.2)
    out += path("M-10 -30Q-12 -50 0 -58Q12 -50 10 -30z", stone, True, 2.2) + jets + circ(0, -96, 6, red, shade(red, -0.4), 1.6)
    falls = "".join(stroke(f"M{x} -8Q{x * 1.06:.0f} 20 {x * 1.04:.0f} 56", shade(red, -0.3), 7) + stroke(f"M{x} -8Q{x * 1.06:.0f} 20 {x * 1.04:.0f} 56", red, 4) for x in (-50, -22, 22, 50))
    out += falls + path("M-88 56H88Q86 92 70 98H-70Q-86 92 -88 56z", stone, True, 2.8) + oval(0, 56, 86, 11, red, True, 2.4) + oval(-20, 54, 22, 3, "#d8606a", opacity=0.8)
    out += "".join(g(path("M-14 0Q-12 -10 0 -10Q12 -10 14 0z", shade(stone, -0.1), True, 1.8), x, 84, 1) for x in (-44, 0, 44))
    return out + put(WOMAN, Pose(18, ((0, 0), (0, 0)), ((40, 70), (60, 80)), mouth="smile", eye="shut"), -70, FLOOR + 18, 0.86) + g(path("M-8 -10H8V8Q0 12 -8 8z", "#8a9aa8", True, 1.8) + stroke("M8 -6q8 0 8 6t-8 6", "#8a9aa8", 3), -38, 44, 1, -14)


@scene
def indifferent_public() -> str:
    """Knit one, purl one, next."""
    knit = Pose(2, ((0, 0), (0, 0)), ((30, 96), (26, 104)), mouth="line", eye="shut")
    out = ground("#a8a49c", at=(0, -60), rays=False) + g(machine(0.56), 54, 26) + rect(-100, 26, 200, 5, "#8a8478")
    for x, look, flip, s in ((-56, WOMAN, False, 1.26), (36, Look("#7a8a9a", hat="mob", gown=True, trim="#d98f8a"), True, 1.3)):
        out += shade_under(x, FLOOR + 16, 36) + put(look, knit, x, FLOOR + 14, s, flip)
    yarn = path("M-34 40Q-10 30 -6 44L-2 96Q-18 104 -36 98z", BLUE, True, 2.2) + stroke("M-32 50h24M-33 60h27M-34 70h29M-35 80h31M-35 90h33", shade(BLUE, -0.4), 2)
    out += g(yarn, -8, -4, 0.86) + stroke("M-46 34L-12 44M-44 46L-14 34", STEEL, 4)
    scarf = path("M2 44Q10 34 24 40L24 70Q10 76 0 70z", RED, True, 2) + stroke("M3 52h20M2 60h21", CREAM, 3)
    out += scarf + stroke("M-6 44L28 36M-4 34L26 48", STEEL, 4)
    ball = circ(0, 0, 14, RED, True, 2.4) + stroke("M-10 -6Q0 0 10 -8M-12 2Q0 8 12 0M-4 -13Q-8 0 -2 13", shade(RED, -0.4), 2)
    cat = path("M-26 10Q-28 -8 -8 -10Q14 -12 24 0Q36 -2 36 8Q20 14 -26 10z", "#5a5058", True, 2.2) + path("M-24 -2l-4 -12l9 5zM-12 -8l2 -11l7 9z", "#5a5058", True, 1.8)
    return out + g(cat, 8, FLOOR + 22, 1.0) + g(ball, 80, FLOOR + 18, 0.9) + stroke("M70 90Q40 104 22 70", RED, 2.4)


@scene
def tough_crowd() -> str:
    """Fresh from the market, and overripe."""
    out = ground("#b0704a", at=(20, -30))
    duck = Pose(-22, ((-20, -24), (24, 10)), ((130, 170), (140, 190)), head=-6, mouth="o", eye="shut")
    out += shade_under(54, FLOOR + 4, 36) + put(NOBLE, duck, 60, FLOOR - 4, 1.14, flip=True)
    tomato = circ(0, 0, 15, "#c8473a", True, 2.4) + path("M-9 -12l6 1l3 -7l3 7l8 -2l-6 7h-9z", "#5f8058", True, 1.6) + circ(-5, -3, 3.4, "#f0a090")
    splat = path("M0 -18Q6 -10 16 -14Q12 -4 22 0Q12 6 16 16Q4 10 -2 20Q-6 10 -18 14Q-12 2 -20 -4Q-8 -6 0 -18z", "#c8473a", True, 2)
    cabbage = circ(0, 0, 17, "#8fae5a", True, 2.4) + stroke("M0 -14Q-10 0 0 15M-12 -8Q-6 4 -10 10M12 -8Q6 4 10 10", shade("#8fae5a", -0.4), 2)
    egg = oval(0, 0, 9, 12, CREAM, True, 2)
    shoe = path("M-18 -8q12 -8 22 0q16 2 18 12h-40z", "#5a4038", True, 2.2)
    out += g(splat, 66, -30, 1.0) + g(tomato, 4, -34, 1.05) + g(cabbage, -26, 4, 1.05) + g(egg, 26, 6, 1, 40) + g(shoe, 8, -78, 0.9, -24) + g(tomato, -62, -30, 0.86)
    out += lines("M-16 -30l-14 4M-46 12l-12 6M10 12l-12 6M-12 -74l-14 8", c=CREAM, w=3.4)
    return out + arm("#8a6a4a", x=-72, y=34, s=0.72, rot=14) + arm("#6a7f58", x=-18, y=44, s=0.72, rot=8, open_=True) + arm("#a5573f", x=24, y=54, s=0.7, rot=4) + crowd(76, 4, 6)


