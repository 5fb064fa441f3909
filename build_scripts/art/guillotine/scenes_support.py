"""The four supports: a strong arm that holds up what it is for."""

from __future__ import annotations

from build_scripts.art.guillotine.base import (
    BLUE,
    CREAM,
    GOLD,
    GROUP,
    INKY,
    RED,
    WOOD,
    burst,
    circ,
    ink,
    path,
    rect,
    sign,
)
from build_scripts.art.guillotine.props import FLOOR, arm, ground, wheel
from build_scripts.art.guillotine.scenes import scene
from build_scripts.art.kit import g, shade, stroke

STONE = "#e2d8c4"


def lifted(group: str, thing: str, x: float = 4, y: float = -6) -> str:
    """An open hand in the colour of a group that carries something, in glory."""
    c = GROUP[group]
    out = ground(c, at=(0, -30)) + burst(0, -30, 130, 26, "#fff6dc", 0.5, 0.16)
    palm = arm(c, x=0, y=44, s=1.16, open_=True)
    return out + palm + g(thing, x, y) + g(circ(0, 0, 17, c, CREAM, 3.4) + g(sign(group, 0.72), 0, 0), 66, FLOOR + 6)


@scene
def church_support() -> str:
    """Heaven helps; so does property."""
    nave = rect(-14, -20, 70, 44, STONE, 0, True, 2.4) + path("M-18 -20L21 -46L60 -20z", "#6f86a8", True, 2.4) + rect(-46, -44, 34, 68, STONE, 0, True, 2.4) + path("M-50 -44L-29 -88L-8 -44z", "#6f86a8", True, 2.4)
    nave += stroke("M-29 -88V-106M-36 -99H-22", ink(GOLD), 6) + stroke("M-29 -88V-106M-36 -99H-22", GOLD, 3.4)
    nave += "".join(path(f"M{x} 24V4q7 -12 14 0V24z", "#4a5a7a", True, 1.8) for x in (-2, 20, 42 - 4)) + circ(-29, -26, 8, "#c8503f", True, 2) + stroke("M-29 -34V-18M-37 -26H-21", CREAM, 1.6) + path("M-36 24V2q7 -12 14 0V24z", WOOD, True, 1.8)
    return lifted("church", nave)


@scene
def civic_support() -> str:
    """Seconded, minuted, and put in a drawer."""
    hall = rect(-48, 16, 96, 9, STONE, 1, True, 2.2) + rect(-42, -28, 84, 44, STONE, 0, True, 2.4) + path("M-50 -28L0 -58L50 -28z", STONE, True, 2.6) + path("M-30 -32L0 -50L30 -32z", "#8fae7a", True, 1.8)
    hall += "".join(rect(x, -28, 9, 44, shade(STONE, 0.4), 2, True, 1.8) for x in (-40, -20, 11, 31)) + path("M-8 16V-10q8 -10 16 0V16z", WOOD, True, 2) + rect(-14, -84, 28, 28, STONE, 0, True, 2.2) + path("M-17 -84Q0 -104 17 -84z", "#5f8058", True, 2.2) + circ(0, -70, 8, CREAM, True, 1.8) + stroke("M0 -75V-70L4 -68", INKY, 1.8)
    flag = stroke("M0 -100V-112", ink(WOOD), 3)
    return lifted("civic", hall + flag, 0, -4)


@scene
def military_support() -> str:
    """Powder, shot, and a brass band."""
    iron = "#57525f"
    barrel = path("M-46 -15Q-54 0 -46 15L46 11V-11z", iron, True, 2.6) + rect(40, -14, 10, 28, shade(iron, 0.2), 3, True, 2.2) + rect(-22, -16, 7, 32, GOLD, 2, True, 1.8) + circ(-54, 0, 6, iron, True, 2) + stroke("M-38 -8L36 -6", shade(iron, 0.5), 3)
    gun = g(barrel, 2, -18, 1, -14) + path("M-34 -4L-64 20L-58 26L-10 6z", WOOD, True, 2.2) + wheel(-8, 4, 22)
    balls = "".join(circ(x, y, 9, iron, True, 2) + circ(x - 3, y - 3, 2.4, "#8a8694") for x, y in ((34, 16), (52, 16), (43, 1)))
    flags = "".join(stroke(f"M{x} -22L{x2} -92", ink(WOOD), 4.4) + stroke(f"M{x} -22L{x2} -92", WOOD, 2.6) + path(f"M{x2} -92q14 -8 26 0t22 -2v22q-10 6 -22 2t-24 2z", c, True, 2) for x, x2, c in ((-28, -36, RED), (-8, 14, BLUE)))
    return lifted("military", flags + gun + balls, 0, -2)


@scene
def foreign_support() -> str:
    """Cousins everywhere, all with gunboats."""
    sea, land = "#7fa6b8", "#9fb078"
    globe = circ(0, -20, 46, sea, True, 2.8) + path("M-34 -40Q-20 -62 0 -60Q10 -50 0 -42Q-6 -34 -18 -36Q-26 -24 -38 -26Q-40 -34 -34 -40z", land, True, 2) + path("M6 -24Q24 -34 36 -24Q40 -10 32 4Q20 18 10 10Q12 -2 4 -8Q0 -18 6 -24z", land, True, 2) + path("M-30 -2Q-18 -8 -12 2Q-10 16 -20 20Q-32 12 -30 -2z", land, True, 2)
    globe += stroke("M-46 -20H46M0 -66Q-28 -20 0 26M0 -66Q28 -20 0 26", shade(sea, -0.35), 1.6, opacity=0.6) + path("M-30 -50Q-10 -66 8 -62", "none", "#ffffff", 3, opacity=0.6)
    crown = g(path("M-24 6L-30 -22L-12 -8L0 -32L12 -8L30 -22L24 6Q0 14 -24 6z", GOLD, True, 2.4) + circ(0, 0, 5, RED, True, 1.6) + circ(-14, 0, 3.6, BLUE, True, 1.4) + circ(14, 0, 3.6, BLUE, True, 1.4), 0, -72, 0.94)
    letter = g(rect(-20, -13, 40, 26, CREAM, 2, True, 2.2) + stroke("M-20 -13L0 4L20 -13", ink(CREAM), 1.8) + circ(0, 3, 5.500, RED, True, 1.6), 46, 14, 0.9, 16)
    return lifted("royal", globe + crown + letter, 0, -2)


