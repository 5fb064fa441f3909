"""Action pictures of those who are held back, mixed up, gone or added."""

from __future__ import annotations

import math

from build_scripts.art.guillotine.base import BLUE, CREAM, GOLD, INKY, RED, STEEL, WOOD, circ, ink, oval, path, rect
from build_scripts.art.guillotine.figures import (
    CITIZEN,
    CLERK,
    GUARD,
    LADY,
    NOBLE,
    POWDER,
    PRIEST,
    RULER,
    RUN,
    Look,
    Pose,
    head,
)
from build_scripts.art.guillotine.props import (
    FLOOR,
    bricks,
    cloud,
    curl,
    ground,
    lines,
    machine,
    shade_under,
    stars,
    wheel,
)
from build_scripts.art.guillotine.scenes import put, scene
from build_scripts.art.kit import g, mix, shade, stroke

DANDY = Look("#c87a8a", "#f0e6d0", "wig", trim="#7d4a94")


@scene
def friend_of_the_queen() -> str:
    """Her parasol has a crook, and so has she."""
    pull = Pose(-14, ((0, 0), (0, 0)), ((60, 80), (80, 84)), mouth="smile", eye="shut")
    back = Pose(-30, ((30, 50), (60, 40)), ((120, 150), (40, 80)), mouth="o", eye="wide")
    out = ground("#8fa8c9") + shade_under(-46, FLOOR + 14, 44) + shade_under(50, FLOOR + 12, 40)
    out += put(DANDY, back, 58, FLOOR + 8, 1.16) + put(LADY, pull, -50, s=1.24)
    hook = "M-14 16L34 -14q14 -8 18 2q2 12 -12 12"
    out += stroke(hook, ink(WOOD), 7) + stroke(hook, "#c9873c", 4.4)
    shade_ = path("M-14 16Q-34 12 -44 30Q-20 40 -6 22z", "#f7b8bd", True, 2) + stroke("M-14 17Q-28 24 -40 30", "#c8788a", 1.8)
    return out + shade_ + stars((52, -48, 7)) + lines("M88 10h10M86 26h12", w=3)


@scene
def fainting_spell() -> str:
    """The third this morning, and always on somebody handsome."""
    swoon = Pose(-74, ((0, 0), (0, 0)), ((150, 210), (-30, -10)), head=-24, mouth="o", eye="shut")
    catch = Pose(10, ((-20, -26), (24, 0)), ((70, 100), (80, 110)), mouth="o", eye="wide")
    out = ground("#a8a0c9") + shade_under(10, FLOOR + 14, 70) + put(CLERK, catch, -58, s=1.2) + put(LADY, swoon, 52, FLOOR + 8, 1.12)
    fan = "".join(path("M-3 0L-9 -30Q0 -36 9 -30L3 0z", CREAM if k % 2 else "#d98f8a", True, 1.4) for k in (0,))
    for k in range(5):
        out += g(path("M-2 0L-8 -28Q0 -33 8 -28L2 0z", CREAM if k % 2 else "#d98f8a", True, 1.4), 6, FLOOR + 22, 1, -62 + k * 28)
    return out + g(fan, 400, 0) + stars((-14, -66, 6), (6, -78, 5), (28, -72, 6), c="#f5d878") + stroke("M-22 -58q26 -26 60 -10", INKY, 2, stroke_dasharray="4 6")


@scene
def trip() -> str:
    """A leg, and nobody behind it."""
    fly = Pose(96, ((-40, -90), (-80, -30)), ((140, 170), (100, 80)), head=-20, mouth="o", eye="wide")
    out = ground("#c9a05a") + rect(-100, -111, 34, 222, "#9a8468", 0, True, 2.4) + "".join(stroke(f"M-100 {y}h34", "#7a6850", 1.8) for y in range(-96, 100, 26))
    leg = "M-84 50L-44 56L-6 62"
    out += stroke(leg, ink("#6a7f58"), 19) + stroke(leg, "#6a7f58", 15) + stroke("M-40 57L-6 62", ink(CREAM), 15) + stroke("M-40 57L-6 62", "#fbf6ea", 11)
    out += g(path("M-8 -10q10 -6 16 2q4 12 2 22h-20q-2 -14 2 -24z", "#4a3a40", True, 2) + rect(-6, -4, 9, 7, GOLD, 1, True, 1.4), 4, 58, 1.1, -14)
    out += put(NOBLE, fly, 10, 18, 1.2) + stars((16, 46, 9))
    return out + lines("M-50 -40q30 -40 80 -30M-30 -64q40 -30 80 -12", w=3) + oval(60, FLOOR + 14, 34, 5, INKY, opacity=0.25)


@scene
def bribed_guards() -> str:
    """He saw nothing; it was heavy, too."""
    stand = Pose(0, ((-6, -4), (8, 4)), ((-64, -46), (16, 40)), mouth="smile", eye="shut")
    slip = Pose(16, ((-20, -28), (18, 6)), ((60, 70), (74, 84)), mouth="grin", eye="up")
    purse = path("M-14 -10q-20 28 2 34h24q22 -6 2 -34z", "#a5763f", True, 2.2) + path("M-14 -10q-6 -10 4 -10q5 -5 10 0q5 -5 10 0q10 0 4 10q-14 6 -28 0z", "#b8884e", True, 2) + stroke("M-14 -10q14 5 28 0", RED, 4) + circ(0, 8, 8, GOLD, True, 1.8)
    out = ground("#b8a05a") + shade_under(36, FLOOR + 12, 34) + shade_under(-50, FLOOR + 12, 34)
    out += put(NOBLE, slip, -58, s=1.16) + put(GUARD, stand, 42, FLOOR + 10, 1.34) + g(purse, -2, 22, 0.95)
    out += "".join(circ(x, y, 6, GOLD, True, 1.6) for x, y in ((-8, 68), (8, 78), (-22, 80)))
    return out + stroke("M74 88V-70", ink(WOOD), 6) + stroke("M74 88V-70", WOOD, 3.6) + path("M66 -66L74 -96L82 -66Q74 -58 66 -66z", STEEL, True, 2)


@scene
def the_long_walk() -> str:
    """First shall be last, and have blisters."""
    road = "M-70 128Q70 96 62 44Q48 8 -20 2Q-74 -8 -44 -40Q-16 -60 46 -62"
    out = ground("#d0a868", "#b8a06e", at=(60, -70))
    out += rect(-100, -50, 200, 170, "#b9b07a", 0) + stroke("M-100 -50H100", "#8a8254", 2.4)
    out += stroke(road, "#8a7450", 44, stroke_linecap="butt") + stroke(road, "#e0c894", 38, stroke_linecap="butt")
    places = ((40, 84, 0.86, False), (64, 46, 0.72, False), (22, 12, 0.6, True), (-34, 0, 0.52, True), (-56, -22, 0.44, False), (-20, -46, 0.36, False), (14, -56, 0.3, False))
    looks = (RULER, CLERK, PRIEST, LADY, GUARD, NOBLE, DANDY)
    for (x, y, s, f), look in reversed(list(zip(places, looks, strict=True))):
        out += put(look, Pose(10, ((-26, -34), (26, 8)), ((-20, 0), (26, 50)), head=10, mouth="frown", eye="shut"), x, y, s, f)
    out += g(machine(), 64, -56, 0.36)
    return out + curl("M-82 60Q-96 -20 -60 -74", (-60, -74, -52))


@scene
def opinionated_guards() -> str:
    """Each knows the order. Not the same one."""
    left = Pose(-8, ((-10, -8), (12, 4)), ((-16, 8), (92, 94)), mouth="grin", eye="cross")
    out = ground("#8fa06a") + shade_under(-40, FLOOR + 12, 36) + shade_under(40, FLOOR + 12, 36)
    out += put(GUARD, left, -34, s=1.3, flip=True) + put(Look("#b0403a", "#f0e6d0", "bearskin", trim=BLUE), left, 34, s=1.3)
    out += lines("M-8 -52l-6 -8M0 -56v-11M8 -52l6 -8", w=3.2) + stars((0, -82, 8))
    for x, n in ((-86, 4), (86, 4)):
        out += "".join(g(rect(-8, -11, 16, 22, (RED, BLUE, GOLD, "#5f8058")[(i * (1 if x < 0 else 3) + (x > 0)) % 4], 3, CREAM, 2), x, 2 + i * 20, 1) for i in range(n))
    return out


@scene
def milling_in_line() -> str:
    """Excuse me. No, excuse me."""
    out = ground("#c9905a", at=(0, 0)) + curl("M-78 20A80 70 0 0 1 30 -78", (32, -78, 8), "#c8663f") + curl("M78 14A80 74 0 0 1 -34 84", (-36, 84, 188), "#41618f")
    people = (("tower", LADY, -40, -6, -16, "o"), ("bearskin", GUARD, 40, 2, 14, "frown"), ("crown", RULER, 0, -24, 4, "line"), ("mitre", PRIEST, -20, 48, -10, "frown"), ("cap", CITIZEN, 34, 56, 12, "grin"))
    for _, look, x, y, rot, mouth in people:
        out += g(head(look, mouth, "wide" if mouth == "o" else "cross"), x, y, 1.34, rot)
    return out + stars((2, 12, 8), (-58, 40, 6), (66, 24, 6)) + lines("M-10 -2l-8 -6M16 4l8 -6", w=2.6)


@scene
def escape() -> str:
    """The sheets were monogrammed, and strong."""
    climb = Pose(-16, ((10, -50), (50, -30)), ((150, 190), (170, 180)), mouth="grin", eye="wide")
    out = ground("#7f8fa8", rays=False) + bricks(-100, -111, 140, 200, "#a99a88")
    out += rect(-66, -98, 64, 60, "#3a3440", 4, ink("#a99a88"), 4)
    out += "".join(stroke(d, "#2a2430", 8) + stroke(d, "#8d8a90", 4.6) for d in ("M-54 -98V-38", "M-42 -98Q-58 -68 -44 -38", "M-26 -98Q-10 -68 -24 -38", "M-14 -98V-38"))
    sheet = "M-34 -48Q-10 -40 6 -30Q20 -20 14 20Q8 50 16 74"
    out += stroke(sheet, ink(CREAM), 14) + stroke(sheet, "#f3ecdc", 10) + "".join(circ(x, y, 8, "#f3ecdc", True, 2) for x, y in ((8, -27), (14, 20), (13, 56)))
    out += put(NOBLE, climb, 40, 62, 1.2, flip=True)
    return out + lines("M52 72h-12M54 84h-16", w=2.6)


@scene
def confusion_in_line() -> str:
    """All ways lead there. Which is the front?"""
    puzzled = Pose(2, ((-8, -8), (10, 4)), ((-10, 10), (120, 200)), head=-6, mouth="frown", eye="up")
    out = ground("#b89ac9") + rect(40, -96, 12, 190, WOOD, 3, True, 2.4)
    for y, rot, c, x in ((-78, -12, RED, 52), (-50, 186, BLUE, 40), (-24, 14, GOLD, 54), (4, 170, "#5f8058", 40)):
        board = path("M-8 -11H40L54 0L40 11H-8z", c, True, 2.2) + circ(0, 0, 2.4, INKY)
        out += g(board, x, y, 0.94, rot)
    out += shade_under(-30, FLOOR + 12, 40) + put(DANDY, puzzled, -34, s=1.36)
    swirl = "M0 0q6 -8 12 0q2 14 -14 14q-20 -4 -14 -24q10 -18 34 -12"
    return out + g(stroke(swirl, CREAM, 8) + stroke(swirl, INKY, 3.6), -18, -88, 0.9) + stars((-66, -62, 6), (16, -66, 6))


@scene
def mass_confusion() -> str:
    """Somebody opened the door of the Conciergerie."""
    out = ground("#8f98a8", rays=False) + cloud(-50, -92, 1.1, "#b0b4b8") + cloud(50, -94, 1.2, "#a0a5ac")
    for i in range(7):
        y, w = 84 - i * 26, 16 + i * 12
        c = mix("#d8cfc0", "#8f98a8", i * 0.1)
        out += path(f"M{-w + 4 * math.sin(i)} {y}Q0 {y + 14} {w + 4 * math.sin(i)} {y}Q{w + 14} {y - 22} {w + 10} {y - 26}Q0 {y - 10} {-w - 10} {y - 26}Q{-w - 12} {y - 20} {-w + 4 * math.sin(i)} {y}z", c, mix(c, INKY, 0.45), 2)
    for look, x, y, rot, s in ((LADY, -54, 8, -50, 0.94), (RULER, 52, -8, 50, 0.96), (PRIEST, -58, 68, -34, 0.86), (GUARD, 40, 44, 110, 0.86), (CLERK, 70, -58, 20, 0.9)):
        out += g(head(look, "o", "wide"), x, y, s * 1.12, rot)
    wig = path("M-15 8Q-20 -14 2 -16Q16 -15 15 -4Q18 6 12 10Q-2 4 -15 8z", POWDER, True, 2)
    return out + g(wig, -22, 62, 0.9, 40) + g(wig, 8, -72, 0.9, -20) + lines("M-90 70h22M70 78h24M-84 84h14", w=3)


@scene
def fled_to_england() -> str:
    """With only the silver, and the other silver."""
    sit = Pose(6, ((60, 20), (80, 0)), ((30, 60), (70, 150)), mouth="smile", eye="wide")
    row = Pose(14, ((80, 10), (90, 0)), ((70, 96), (80, 100)), mouth="frown", eye="cross")
    out = ground("#8fb0c9", "#5f86a0", at=(60, -40))
    out += path("M30 8L36 -40Q50 -50 62 -44Q80 -58 100 -50V12z", "#f6f2e6", True, 2.2) + stroke("M44 -36l-2 36M60 -38l2 38M78 -48l-4 50M92 -44v50", "#cfc6b4", 2) + path("M34 -41Q50 -54 62 -47Q80 -62 101 -54V-46Q80 -52 62 -40Q50 -46 36 -36z", "#7f9a5a", True, 2)
    out += rect(-100, 8, 200, 110, "#6f98b0") + stroke("".join(f"M{x} {y}q8 -6 16 0t16 0" for x, y in ((-96, 22), (-30, 18), (40, 24), (-80, 92), (0, 100), (56, 90), (-50, 106))), CREAM, 2.6, opacity=0.8)
    trunk = rect(-18, -22, 36, 24, "#8a5a34", 3, True, 2) + rect(-4, -24, 8, 12, GOLD, 1, True, 1.6) + stroke("M-18 -12H18", ink("#8a5a34"), 1.8)
    out += put(CITIZEN, row, 36, 66, 0.98, flip=True) + put(LADY, sit, -34, 84, 0.94) + g(trunk, -74, 52, 0.9)
    out += stroke("M26 20L66 84", ink(WOOD), 6) + stroke("M26 20L66 84", "#c9a06a", 3.4) + path("M58 76l14 22l9 -6l-12 -21z", "#c9a06a", True, 1.8)
    out += path("M-96 46Q-90 84 -60 88H50Q78 82 88 48Q0 66 -96 46z", WOOD, True, 2.6) + stroke("M-92 56Q0 74 84 57", shade(WOOD, 0.35), 3)
    return out + stroke("M-20 -84q8 -8 13 0q5 -8 13 0M-4 -64q6 -6 10 0q4 -6 10 0", INKY, 2.4)


@scene
def clothing_swap() -> str:
    """It suits the valet better, in every way."""
    out = ground("#c9a8b0")
    screen = "".join(g(rect(-27, -92, 54, 150, c, 4, True, 2.4) + rect(-20, -84, 40, 134, shade(c, 0.3), 2, shade(c, -0.3), 1.4) + path("M0 -50q14 12 0 34q-14 -22 0 -34zM0 0q12 10 0 28q-12 -18 0 -28z", shade(c, -0.12), shade(c, -0.35), 1.4), x, 28, (0.94, 1)) for x, c in ((-22, "#7f9a8a"), (32, "#8aa594")))
    peek = g(head(Look("#fbf6ea", hat="bald"), "o", "wide"), -68, 17, 1.3, -8)
    legs = "".join(stroke(f"M{x} 76V96", ink("#efbd98"), 11) + stroke(f"M{x} 76V96", "#efbd98", 8) for x in (-78, -60)) + path("M-92 20h46v44q-8 6 -15 0l-6 -16l-8 16q-9 6 -17 0z", CREAM, True, 2.2) + "".join(circ(x, y, 2.6, RED) for x, y in ((-84, 32), (-70, 40), (-56, 30), (-82, 54), (-54, 52)))
    out += legs + peek + screen
    gown = path("M-12 -30Q0 -24 12 -30L16 -6Q40 30 36 44Q0 54 -36 44Q-40 30 -16 -6z", "#8fb0d8", True, 2.2) + path("M-6 -6Q-8 26 -8 48H8Q8 26 6 -6z", CREAM, True, 1.6)
    out += g(gown, 26, -72, 0.8, 20) + g(path("M-17 6Q-24 -16 -2 -20Q18 -20 18 -3Q2 -10 -17 6z", "#b23a36", True, 2), 78, -56, 1, 30)
    return out + lines("M58 -84q10 -8 20 -4M0 -92q-10 -4 -18 4", w=3)


@scene
def extra_cart() -> str:
    """Room for three more inside."""
    out = ground("#b8986a") + shade_under(0, FLOOR + 14, 90)
    for look, x, rot, m in ((RULER, -48, -6, "frown"), (LADY, -8, 2, "o"), (PRIEST, 32, 6, "frown")):
        out += put(look, Pose(rot, mouth=m, eye="wide" if m == "o" else "open"), x, 64, 1.06)
    rails = "".join(rect(x, -2, 7, 42, WOOD, 2, True, 2) for x in (-80, -50, -20, 10, 40, 62))
    out += rails + rect(-88, -8, 166, 10, shade(WOOD, 0.15), 3, True, 2.2) + rect(-90, 36, 170, 16, WOOD, 3, True, 2.4)
    return out + wheel(-44, 66, 30) + stroke("M76 44L104 36", ink(WOOD), 8) + stroke("M76 44L104 36", WOOD, 5) + g(path("M-7 -2h5v-5h4v5h5v4h-5v5h-4v-5h-5z", "#fff8e6"), -5, 44, 1.5)


@scene
def late_arrival() -> str:
    """Overslept his own execution. Is there still room?"""
    dial = circ(0, 0, 48, GOLD, True, 3) + circ(0, 0, 40, CREAM, ink(GOLD), 2) + "".join(g(rect(-1.8, -37, 3.6, 8, INKY), 0, 0, 1, k * 30) for k in range(12)) + stroke("M0 0L0 -26", INKY, 4.4) + stroke("M0 0L16 12", INKY, 4.4) + circ(0, 0, 4, RED) + rect(-6, -62, 12, 12, GOLD, 2, True, 2.2) + stroke("M-9 -66a9 8 0 1 1 18 0", ink(GOLD), 4.4)
    out = ground("#d8a87a") + g(dial, 34, -24, 1.14, 8) + shade_under(-10, FLOOR + 14, 50)
    out += put(Look("#7d4a94", "#e0cfa4", "wig"), RUN, -22, FLOOR + 6, 1.3)
    return out + lines("M-96 20h20M-98 38h26M-94 56h18", w=3.2) + path("M-46 -40q8 4 8 12q-6 4 -9 0q-3 -5 1 -12zM-60 -28q6 3 6 10q-5 3 -7 0q-3 -4 1 -10z", "#bfe0f0", "#5f86a0", 1.5)


