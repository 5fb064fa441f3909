"""Action pictures of those who get on in the line."""

from __future__ import annotations

from build_scripts.art.guillotine.base import (
    BLUE,
    CREAM,
    GOLD,
    GROUP,
    INKY,
    RED,
    STEEL,
    WOOD,
    burst,
    circ,
    ink,
    oval,
    path,
    poly,
    rect,
    sign,
)
from build_scripts.art.guillotine.figures import CITIZEN, GUARD, NOBLE, PRIEST, RULER, Look, Pose
from build_scripts.art.guillotine.props import (
    FLOOR,
    arm,
    cloud,
    crowd,
    ground,
    lines,
    shade_under,
    stars,
    steel,
    wheel,
)
from build_scripts.art.guillotine.scenes import put, scene
from build_scripts.art.kit import g, shade, stroke

FAT = Look("#4a6a9c", "#e0cfa4", "wig", trim=RED)


@scene
def stumble() -> str:
    """A cobble, a noble, and a wig that goes on without him."""
    fall = Pose(52, ((-70, -100), (-38, -92)), ((60, 100), (96, 120)), mouth="o", eye="wide", head=-20)
    out = ground("#d8a05a") + path(f"M-62 {FLOOR + 12}q-2 -22 16 -22q18 0 18 22z", "#9a8a78", True, 2.4) + stars((-66, 56, 10), (-20, 44, 7))
    out += shade_under(20, FLOOR + 14, 60) + put(Look("#7d4a94", "#e0cfa4", "bald"), fall, -14, FLOOR - 4, 1.3)
    wig = path("M-15 8Q-20 -14 2 -16Q16 -15 15 -4Q18 6 12 10Q-2 4 -15 8z", "#ece5da", True, 2) + path("M-13 6q-12 2 -16 10q6 6 12 0z", "#ece5da", True, 1.6)
    return out + g(wig, 76, -34, 1.2, 24) + lines("M52 -46h-14M50 -34h-20M54 -22h-14", w=3)


@scene
def pushed() -> str:
    """Manners are for Tuesdays."""
    push = Pose(24, ((-42, -52), (20, -6)), ((84, 92), (92, 84)), mouth="grin", eye="cross")
    fly = Pose(26, ((-10, -50), (40, -10)), ((60, 110), (120, 150)), mouth="o", eye="wide")
    out = ground("#c9785a") + shade_under(-34, FLOOR + 12, 40) + shade_under(52, FLOOR + 12, 44)
    out += put(CITIZEN, push, -54, s=1.2) + put(FAT, fly, 28, FLOOR + 6, 1.2)
    return out + lines("M-92 -4h18M-96 14h20M-92 32h16", w=3.4) + stars((0, -18, 9))


@scene
def tis_a_far_better_thing() -> str:
    """Hand on heart, up the steps, to applause from himself."""
    proud = Pose(-12, ((-14, -6), (58, 6)), ((-20, -4), (50, 128)), head=-16, mouth="smile", eye="shut")
    out = ground("#e0b85a", at=(50, -60)) + burst(52, -70, 120, 20, "#fff6d8", 0.7, 0.1)
    for k in range(3):
        out += rect(-40 + k * 46, FLOOR - 4 - k * 20, 150, 130, shade("#a9805a", -0.05 * k), 2, True, 2.2) + stroke(f"M-38 {FLOOR - 1 - k * 20}H100" if k == 0 else f"M{-38 + k * 46} {FLOOR - 1 - k * 20}H100", "#d8b58a", 2)
    out += put(Look("#3f5f8f", "#e9dcc0", "wig", trim="#fbf6ea"), proud, 6, FLOOR - 4, 1.34)
    return out + g(path("M-10 4q10 -12 20 0q-2 10 -10 16q-8 -6 -10 -16z", RED, True, 1.6), 56, -72, 0.9) + g(path("M-10 4q10 -12 20 0q-2 10 -10 16q-8 -6 -10 -16z", RED, True, 1.4), 78, -46, 0.6)


@scene
def ignoble_noble() -> str:
    """A boot of the people, size forty-seven."""
    fly = Pose(64, ((-30, -64), (-64, -20)), ((110, 140), (70, 60)), mouth="o", eye="wide", belly=1.5, head=-30)
    leg = "M-128 -36L-78 6L-44 40"
    trouser = stroke(leg, ink("#e9dcc0"), 47, stroke_linecap="butt") + stroke(leg, "#e9dcc0", 42, stroke_linecap="butt")
    trouser += "".join(g(stroke(leg, c, 6, stroke_linecap="butt"), dx, dy) for c, dx, dy in ((RED, 10, -12), (BLUE, 0, 0), (RED, -10, 12)))
    boot = path("M-26 -30Q-6 -38 16 -28L20 0Q48 2 56 -14Q68 -18 72 -4Q74 18 46 28L-20 30Q-34 2 -26 -30z", "#5a4036", True, 3) + path("M-22 30L46 28Q66 22 72 6L76 12Q70 34 48 38L-22 40z", "#33241f", True, 2)
    boot += rect(-30, -36, 50, 13, "#7a5a44", 5, True, 2.4) + stroke("M-14 -14Q-18 6 -10 22", shade("#5a4036", 0.4), 3.4)
    out = ground("#c9705a") + trouser + g(boot, -36, 52, 0.92, -16) + stars((24, 40, 15), (30, 8, 9), (36, 66, 8))
    return out + put(FAT, fly, 36, 22, 1.16, rot=-14) + lines("M-2 -40q20 -30 50 -30M20 66q30 8 60 -6", w=3)


@scene
def l_idiot() -> str:
    """After you, butterfly."""
    stroll = Pose(-4, ((-26, -34), (26, 6)), ((-20, 10), (100, 150)), head=-10, mouth="grin", eye="wide")
    wing = path("M0 0Q-22 -28 -30 -8Q-30 8 -4 4Q-24 22 -12 26Q0 22 0 2z", "#e08a3a", True, 1.8)
    fly = wing + g(wing, 0, 0, (-1, 1)) + stroke("M0 -8V16", INKY, 3.4) + stroke("M0 -8q-4 -8 -8 -9M0 -8q4 -8 8 -9", INKY, 1.5)
    out = ground("#9fb45a") + "".join(g(stroke("M0 0v-16", "#5f8f4a", 2.4) + circ(0, -18, 5, c, True, 1.4), x, FLOOR + 4) for x, c in ((-84, RED), (70, "#fbf6ea"), (88, GOLD)))
    out += shade_under(-10, FLOOR + 12, 44) + put(Look("#c8a23a", "#7d4a94", "dunce", trim=RED), stroll, -14, s=1.36)
    return out + g(fly, 70, -42, 0.9, 20) + lines("M44 -22q8 10 14 2t12 -4", w=2, op=0.5)


@scene
def was_that_my_name() -> str:
    """He hears what he wants to, and it is his turn."""
    lean = Pose(14, ((-20, -26), (20, 8)), ((70, 160), (-10, 10)), head=-8, mouth="smile", eye="up")
    out = ground("#d8b05a")
    for x, k in ((-82, 0.94), (-58, 0.94)):
        out += put(Look("#8f8a84", "#a49c90", "tricorne", trim="#cfc8bc"), Pose(mouth="frown"), x, FLOOR + 4, k)
    out += shade_under(4, FLOOR + 12, 40) + put(NOBLE, lean, -6, s=1.42)
    horn = path("M-6 -5L30 -22Q40 -18 42 0Q40 18 30 22L-6 5z", GOLD, True, 2.2) + oval(34, 0, 9, 21, shade(GOLD, -0.4), True, 2) + stroke("M4 -6L26 -16", shade(GOLD, 0.6), 3)
    out += g(horn, 34, -56, 1.05, -24) + lines("M82 -92q12 12 10 28M92 -104q18 20 14 46", w=3.4)
    return out + lines("M68 -80q6 6 6 14", w=3.4)


@scene
def civic_pride() -> str:
    """The chest of the mayor arrives before the mayor."""
    strut = Pose(-10, ((-34, -40), (36, 2)), ((-50, -20), (20, 140)), head=-14, mouth="smile", eye="shut", belly=1.75)
    green = GROUP["civic"]
    out = ground(green) + "".join(path(f"M{x} 60V{y}L{x + 18} {y - 14}L{x + 36} {y}V60z", shade("#c8b48a", -0.08), "#a08f6a", 1.6) for x, y in ((52, 8), (-96, 20)))
    out += stroke("M-60 80V-96", ink(WOOD), 7) + stroke("M-60 80V-96", WOOD, 4) + path("M-58 -96Q-20 -110 0 -94Q10 -86 30 -92Q22 -74 30 -58Q8 -52 -8 -60Q-30 -68 -58 -58z", green, True, 2.4) + g(sign("civic", 1.0), -16, -78, 1, 6)
    out += shade_under(14, FLOOR + 12, 46) + put(Look("#4a5a5c", "#e0cfa4", "wig", trim=RED), strut, 14, s=1.3)
    sash = path("M4 -6L44 38L36 46L-4 4z", BLUE, True, 1.6) + path("M-4 4L36 46L29 52L-10 12z", CREAM, True, 1.6) + path("M-10 12L29 52L22 58L-15 20z", RED, True, 1.6)
    return out + g(sash, 14, -12, 0.72)


@scene
def majesty() -> str:
    """The train is longer than the reign."""
    stately = Pose(-4, ((-22, -24), (26, 6)), ((-8, 20), (60, 100)), head=-6, mouth="line", eye="shut", belly=1.3)
    child = Pose(12, ((-24, -30), (20, 4)), ((80, 90), (80, 94)), mouth="frown", eye="up")
    purple = GROUP["royal"]
    out = ground(purple, at=(34, -60)) + rect(-100, FLOOR + 6, 200, 20, "#b0403a", 0, True, 2) + stroke(f"M-100 {FLOOR + 10}H100M-100 {FLOOR + 22}H100", GOLD, 1.8)
    out += put(Look("#c8a25a", "#7a5a8a", "fool", trim=RED), child, -74, FLOOR + 14, 0.86)
    out += put(RULER, stately, 36, FLOOR + 12, 1.4)
    robe = path("M24 -46Q0 -30 -6 20Q-20 64 -64 44Q-58 72 -30 84H30Q36 20 24 -46z", purple, True, 2.4) + path("M-64 44Q-58 72 -30 84H30L31 70Q-20 76 -54 42z", "#f6efe0", True, 2)
    return out + g(robe + "".join(stroke(f"M{x} {y}l2 6", INKY, 2.4) for x, y in ((-44, 62), (-22, 72), (2, 74), (20, 74))) + stroke("M16 -30Q2 0 0 50", shade(purple, 0.35), 2.6), 8, 6, 1)


@scene
def military_might() -> str:
    """There are quicker ways to the front, and he is on one."""
    ride = Pose(30, ((40, -20), (62, 10)), ((-30, 30), (120, 150)), mouth="grin", eye="wide")
    iron = "#4f4a58"
    barrel = path("M-52 -16Q-60 0 -52 16L46 12V-12z", iron, True, 2.6) + rect(42, -15, 10, 30, shade(iron, 0.2), 3, True, 2.2) + rect(-26, -17, 7, 34, shade(iron, 0.25), 2, True, 1.8) + circ(-60, 0, 6, iron, True, 2) + stroke("M-44 -9L38 -6", shade(iron, 0.5), 3)
    out = ground("#b8483f") + g(barrel, -36, 40, 1.05, -28) + wheel(-42, 66, 27)
    puff = "".join(circ(x, y, r, "#efe6d2", "#a89a88", 1.8) for x, y, r in ((14, 14, 16), (28, 6, 19), (22, 30, 12), (38, 24, 14)))
    out += puff + poly([(10, 20), (22, 2), (26, 14), (42, 8), (36, 22), (48, 34), (28, 30), (18, 42)], "#f0a63c", "#b8562a", 2)
    return out + circ(60, -14, 19, iron, True, 2.4) + circ(54, -20, 5, "#8a8694") + put(Look("#b0403a", "#f0e6d0", "bicorne", trim=GOLD), ride, 46, 2, 0.86) + lines("M38 -22l-12 9M46 -10l-10 10", c=CREAM, w=4)


@scene
def public_demand() -> str:
    """The public knows what it likes."""
    aloft = Pose(-70, ((70, 40), (96, 70)), ((-130, -100), (-100, -160)), mouth="o", eye="wide")
    out = ground("#d88a4a", at=(0, -40)) + "".join(arm("#8a6a4a" if i % 2 else "#6a7f58", x=x, y=y, s=0.62, rot=r, open_=bool(i % 2)) for i, (x, y, r) in enumerate(((-74, 12, -8), (-36, 2, 4), (8, -2, -4), (46, 6, 6), (82, 14, 10))))
    out += put(NOBLE, aloft, 34, 2, 1.1)
    return out + crowd(62, 5, 6) + lines("M-96 -60l10 8M-90 -84l14 12M80 -90l-10 12M96 -68l-12 8", w=3.4)


@scene
def lack_of_faith() -> str:
    """The halo was only glued on."""
    pray = Pose(4, ((-10, -10), (10, 4)), ((50, 130), (56, 132)), mouth="frown", eye="up")
    halo = stroke("M-26 0a26 8 0 1 1 38 6", "#8a6420", 8) + stroke("M-26 0a26 8 0 1 1 38 6", "#f0c85a", 5)
    left = stroke("M-4 9a26 8 0 0 1 -20 -6", "#8a6420", 8) + stroke("M-4 9a26 8 0 0 1 -20 -6", "#f0c85a", 5)
    out = ground(GROUP["church"]) + cloud(-34, -92, 0.9, "#8f98a8") + cloud(52, -90, 1.0, "#7f8898")
    out += poly([(50, -78), (28, -40), (44, -42), (30, -8), (66, -54), (50, -52), (66, -78)], "#ffe08a", "#a8742a", 2.2)
    candle = rect(-7, -34, 14, 34, CREAM, 2, True, 2) + stroke("M0 -34v-5", INKY, 2) + stroke("M0 -42q-8 -10 0 -18t2 -18", "#8a8694", 3, opacity=0.8) + path("M-12 0h24v6h-24z", GOLD, True, 1.8)
    out += rect(64, 60, 26, 40, WOOD, 0, True, 2) + g(candle, 77, 58) + shade_under(-8, FLOOR + 12, 40) + put(PRIEST, pray, -14, s=1.26)
    return out + g(halo, -34, -56, 0.9, -26) + g(left, 22, -26, 0.9, 70) + lines("M-52 -30l-8 8M-6 -70l8 -8", w=2.6)


@scene
def forward_march() -> str:
    """Left, right, left, out of the way."""
    step = Pose(-2, ((-36, -44), (54, 14)), ((-24, 10), (34, 70)), mouth="line")
    out = ground("#5f7fa8")
    for x, y, s in ((-62, FLOOR, 1.06), (-8, FLOOR + 6, 1.14), (50, FLOOR + 12, 1.22)):
        musket = stroke("M-10 6L34 -96", ink(WOOD), 6) + stroke("M-10 6L34 -96", WOOD, 3.6) + stroke("M31 -90L38 -108", STEEL, 3.4)
        out += shade_under(x, y + 3, 30) + g(musket, x - 8, y - 40, s) + put(GUARD, step, x, y, s)
    return out + lines("M-98 40h14M-98 54h18", w=3)


@scene
def let_them_eat_cake() -> str:
    """Sliced as it is served."""
    out = ground("#d98f9a", "#c8a47a") + burst(0, 20, 130, 24, "#fff3e2", 0.5, 0.2)
    for x in (-66, 66):
        out += rect(x - 7, -106, 14, 186, WOOD, 2, True, 2.4) + stroke(f"M{x - 3} -104V76", shade(WOOD, 0.35), 2)
    out += stroke("M0 -111V-84", "#d9c49a", 3.4) + g(steel(), 0, -88, (3.3, 1.75))
    cake = path("M-60 62V22Q0 6 60 22V62Q0 78 -60 62z", "#e6c48e", True, 2.8) + path("M-60 42Q0 58 60 42V48Q0 64 -60 48z", "#c8384a", True, 1.6)
    cake += path("M-62 24Q-60 4 0 2Q60 4 62 24Q58 40 46 28Q40 46 26 32Q16 50 2 34Q-12 50 -24 33Q-38 46 -46 29Q-58 40 -62 24z", "#f9e3e2", True, 2.6)
    top = path("M-34 6V-8Q0 -18 34 -8V6Q0 16 -34 6z", "#f0d2a2", True, 2.4) + path("M-36 -6Q-34 -20 0 -22Q34 -20 36 -6Q30 6 22 -2Q16 10 6 0Q-4 12 -12 0Q-24 10 -36 -6z", "#f7b8bd", True, 2.4)
    cherries = "".join(circ(x, y, 8, RED, True, 2) + circ(x - 2.5, y - 2.5, 2.2, "#ffd9c8") for x, y in ((-44, 4), (44, 4), (-20, -22), (20, -22), (0, -28)))
    return out + oval(0, 72, 86, 14, CREAM, True, 2.4) + oval(0, 70, 70, 9, "#e0d6c4") + cake + top + cherries + stroke("M-2 -30Q6 20 -2 70", "#6a3a30", 2.6, opacity=0.7)


