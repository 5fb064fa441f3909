"""Small guests on the cards: panda, tiger, sparrow, magpie, mouse, frog, duck, dragonfly, carp; each about 60 wide."""

from __future__ import annotations

from build_scripts.art.gang_of_four.base import LEAF
from build_scripts.art.gang_of_four.shapes import leaf
from build_scripts.art.kit import circ, g, mix, oval, path, poly, shade, stroke

COAL, BONE, SKY = "#33303c", "#fbf5e6", "#4a6fa0"


def panda() -> str:
    """Sits before its cane and eats the next one."""
    line = "#1f1c28"
    out = oval(2, 44, 44, 10, "#1f3a2c", opacity=0.35)
    out += circ(-21, -34, 10, COAL, line, 1.8) + circ(21, -34, 10, COAL, line, 1.8) + circ(-22, -35, 4, "#5a5366")
    out += path("M-34 22q-4 -32 34 -34q38 2 34 34q-2 22 -34 22t-34 -22z", BONE, "#6a6258", 2) + path("M12 -10q24 8 22 32q-2 22 -32 22q26 -14 10 -54z", "#ddd2bc", opacity=0.8)
    out += path("M-37 14q-2 -26 22 -26q8 4 2 12q-12 6 -12 18q-8 6 -12 -4z", COAL, line, 1.8) + path("M-33 40q-8 -16 8 -19q16 -1 15 14q-8 12 -23 5z", COAL, line, 1.8)
    out += path("M34 40q8 -16 -8 -19q-16 -1 -15 14q8 12 23 5z", COAL, line, 1.8) + oval(-23, 33, 6, 5, "#6d6678") + oval(24, 33, 6, 5, "#6d6678")
    out += path("M-29 -20q-2 -24 29 -25q31 1 29 25q-2 22 -29 22t-29 -22z", BONE, "#6a6258", 2) + path("M14 -43q17 6 15 24q-3 20 -26 21q20 -12 11 -45z", "#ddd2bc", opacity=0.8)
    out += g(oval(0, 0, 6, 8.6, COAL), -12, -22, 1, 28) + g(oval(0, 0, 6, 8.6, COAL), 12, -22, 1, -28)
    out += circ(-11, -23, 3, "#ffffff") + circ(11, -23, 3, "#ffffff") + circ(-11.6, -22.6, 1.8, "#111018") + circ(10.4, -22.6, 1.8, "#111018")
    out += path("M-4.5 -14h9q-1 5 -4.500 5.500q-3.500 -.500 -4.500 -5.500z", COAL) + stroke("M0 -9q-1 4 -6 4M0 -9q1 4 6 4", COAL, 1.6)
    stem = stroke("M-6 0L36 -16", "#174f34", 7) + stroke("M-6 0L36 -16", "#3f9f63", 4.4) + leaf(32, -15, 20, 40, "#2f8a55") + leaf(26, -12, 16, 96, "#257046")
    return out + g(stem, 2, -4) + path("M37 12q2 -26 -20 -25q-9 3 -4 11q10 6 12 18q8 6 12 -4z", COAL, line, 1.8) + circ(15, -7, 5.4, "#5a5366")


def sparrow() -> str:
    """A round little bird."""
    c = "#b0703a"
    out = path("M20 4l30 14l-8 6l-26 -8z", shade(c, -0.3), True, 2) + path("M-26 -8q0 -24 24 -24q24 2 28 28q0 24 -26 24t-26 -28z", "#f2dfbc", "#6e4420", 2.2)
    out += path("M-8 -30q30 -2 34 26q2 18 -14 22q-20 -8 -20 -48z", c, True, 2) + path("M-26 -12q0 -20 20 -20q14 0 18 10q-14 10 -38 10z", "#8a4a24", True, 2)
    out += path("M-25 -12l-14 4l13 5z", "#e2a23c", True, 1.6) + circ(-14, -12, 3.4, "#2a1a18") + circ(-15, -13, 1.2, "#ffffff")
    return out + stroke("M-6 20v8M6 20v8", "#6e4420", 2.4)


def magpie() -> str:
    """Has landed on the coin and considers it his."""
    out = path("M20 2L58 -34L62 -24L28 14z", "#2c3a5c", "#151a2c", 2) + stroke("M26 2L58 -28", "#5d7fb4", 2.4)
    out += path("M-22 -12q2 -22 24 -20q22 4 28 24q0 24 -26 24q-24 -2 -26 -28z", BONE, "#6a6258", 2)
    out += path("M-24 -18q2 -20 22 -20q18 2 20 18q-6 12 -20 10q-12 8 -22 -8z", COAL, "#15131c", 2)
    out += path("M2 -18q26 0 30 16q2 16 -14 18q-18 -8 -16 -34z", SKY, "#1c2c4c", 2) + stroke("M12 -8q12 2 14 14M9 -2q8 4 9 12", "#a9c4e8", 1.8)
    out += path("M-23 -22l-20 8l20 4z", "#3a3540", "#15131c", 1.6) + circ(-12, -24, 4, "#f6efe0") + circ(-13.2, -23.6, 2.2, "#15131c")
    return out + stroke("M-2 15l-2 12M10 14l2 12M-8 28h8M8 27h8", "#2a2430", 2.6)


def frog() -> str:
    """Waits for his turn."""
    c = "#6fae4a"
    out = path("M-30 14q-8 -14 8 -20q22 -14 44 0q16 6 8 20q-30 8 -60 0z", c, True, 2) + path("M-22 14q-2 -12 22 -12t22 12q-22 6 -44 0z", mix(c, LEAF, 0.6))
    out += circ(-14, -13, 9, c, True, 2) + circ(14, -13, 9, c, True, 2) + circ(-14, -14, 5.4, "#fff8de") + circ(14, -14, 5.4, "#fff8de")
    out += circ(-16, -13, 2.8, "#22301a") + circ(12, -13, 2.8, "#22301a") + stroke("M-16 0q16 9 32 0", shade(c, -0.55), 2.2)
    return out + path("M-34 18q4 -12 14 -6l2 8q-8 4 -16 -2zM34 18q-4 -12 -14 -6l-2 8q8 4 16 -2z", shade(c, -0.14), shade(c, -0.6), 1.8)


def dragonfly() -> str:
    """Hovers."""
    wing = {"line": "#5d8f98", "w": 1.3, "opacity": 0.85}
    out = "".join(el for el in (
        path("M0 -4q-30 -24 -42 -10q2 14 42 14z", "#dff2ee", **wing), path("M0 -4q30 -24 42 -10q-2 14 -42 14z", "#dff2ee", **wing),
        path("M0 2q-26 -2 -34 12q14 8 34 -8z", "#c4e4e0", **wing), path("M0 2q26 -2 34 12q-14 8 -34 -8z", "#c4e4e0", **wing),
    ))  # fmt: skip
    body = path("M-3.500 -6q3.500 -4 7 0l-1.500 44q-2 4 -4 0z", "#2e8f8a", True, 1.4) + stroke("M-2.500 8h5M-2.300 16h4.600M-2 24h4", "#124c4a", 1.3)
    return out + body + circ(-4, -9, 4.2, LOTUS_EYE, True, 1.2) + circ(4, -9, 4.2, LOTUS_EYE, True, 1.2)


LOTUS_EYE = "#c8323c"


def koi() -> str:
    """A carp in red and white, seen from above."""
    out = path("M34 0q16 -14 26 -12q-8 10 -8 12t8 14q-12 0 -26 -14z", "#f2a07a", "#7a3424", 1.6)
    out += path("M-10 -12q6 -14 20 -14q-4 8 -6 14zM-10 12q6 14 20 14q-4 -8 -6 -14z", "#f6c8a4", "#7a3424", 1.4)
    out += path("M-46 0q6 -18 34 -17q30 2 48 17q-18 15 -48 17q-28 1 -34 -17z", BONE, "#7a3424", 2)
    out += path("M-34 -12q14 -8 26 -4q-2 12 -14 14q-12 0 -12 -10zM4 -14q16 2 24 10q-8 10 -20 8q-10 -8 -4 -18zM-10 16q4 -8 14 -6q2 4 -2 6z", "#e0492c")
    out += "".join(stroke(f"M{x} -6q5 6 0 12", "#7a3424", 1, opacity=0.4) for x in (-8, 4, 16))
    return out + circ(-36, -8, 2.4, "#2a1a18") + circ(-36, 8, 2.4, "#2a1a18") + poly([(-46, 0), (-42, -3), (-42, 3)], "#f2a07a")


def tiger() -> str:
    """Is not hiding. He just happens to stand behind ten canes."""
    c, line = "#e8963a", "#6a3212"
    out = circ(-24, -24, 10, c, line, 2) + circ(24, -24, 10, c, line, 2) + circ(-24, -24, 5, "#f6d8b0") + circ(24, -24, 5, "#f6d8b0")
    out += path("M-34 4q-4 -36 34 -38q38 2 34 38q-2 26 -34 28q-32 -2 -34 -28z", c, line, 2.2) + path("M-30 12q4 -12 16 -8q14 -8 28 0q12 -4 16 8q-2 20 -30 20t-30 -20z", BONE)
    out += stroke("M0 -33v12M-9 -31l3 9M9 -31l-3 9M-33 -4l11 2M-32 6l10 0M33 -4l-11 2M32 6l-10 0", "#3a1c12", 3.6)
    for x in (-13, 13):
        out += path(f"M{x - 9} -6q9 -9 18 0q-9 8 -18 0z", "#fff4b0", line, 1.8) + oval(x, -6, 2.4, 4, "#1c1418")
    return out + path("M-6 6h12q-1 6 -6 7q-5 -1 -6 -7z", "#c4504a", line, 1.5) + stroke("M0 13q-2 7 -9 6M0 13q2 7 9 6", line, 2)


def mouse() -> str:
    """Treasurer."""
    c, line = "#a89a94", "#4c4040"
    out = stroke("M26 12q22 4 18 -14q-2 -8 -10 -6", line, 4.4) + stroke("M26 12q22 4 18 -14q-2 -8 -10 -6", "#e0a8a0", 2.4)
    out += path("M-12 16q-8 -34 22 -34q26 2 24 30q-2 6 -10 6h-30q-4 0 -6 -2z", c, line, 2) + path("M16 -16q20 6 18 28q-2 6 -12 6q6 -18 -6 -34z", shade(c, -0.2))
    out += circ(2, -26, 11, c, line, 2) + circ(2, -26, 6, "#e0a8a0") + path("M-34 2q6 -24 26 -22q14 4 12 20q-6 12 -20 10q-12 -1 -18 -8z", c, line, 2)
    out += circ(-12, -22, 10, c, line, 2) + circ(-12, -22, 5.4, "#e0a8a0") + circ(-16, -6, 3.2, "#1f1a1c") + circ(-17, -7, 1.1, "#ffffff") + circ(-34, 2, 3, "#d88a84", line, 1.2)
    out += stroke("M-28 4l-14 -3M-28 6l-13 4", line, 1.1) + path("M-14 18h-9q-3 -5 3 -6h8zM16 18h-9q-3 -5 3 -6h8z", "#e0a8a0", line, 1.4)
    return out


def duck() -> str:
    """A mandarin duck in full dress."""
    out = oval(4, 16, 40, 5, "#ffffff", opacity=0.55)
    out += path("M-22 6q-4 14 20 14q34 0 40 -22q-10 4 -18 -2q-18 -12 -42 10z", "#b8552c", "#5a2412", 2) + path("M-22 6q-4 14 20 14q10 0 18 -3q-22 -2 -28 -16q-6 1 -10 5z", "#6a3a6e")
    out += path("M6 -2q4 -22 22 -24q-4 10 2 22q-10 8 -24 2z", "#e8963a", "#6a3212", 1.8) + stroke("M12 -4q4 -10 12 -16", "#6a3212", 1.3)
    out += path("M-30 8q-2 -14 6 -20q10 -8 18 2q4 10 -4 20q-12 6 -20 -2z", "#e09a44", "#6a3212", 1.6) + path("M-36 -16q0 -14 16 -14q18 0 24 14q-8 -2 -14 2q-8 8 -18 6q-8 -1 -8 -8z", BONE, "#5a4a3a", 1.8)
    out += path("M-35 -20q2 -10 16 -10q16 0 22 13q-14 -8 -38 -3z", "#2f7a5c", "#123c2c", 1.6) + path("M-36 -14l-11 4l12 3z", "#d8483a", "#6a1c14", 1.5) + circ(-25, -15, 2.6, "#1f1a1c")
    return out + circ(-25.8, -15.8, 0.9, "#ffffff")
