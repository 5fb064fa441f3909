"""What makes each captain one of a kind: hat, hair, beard, what the hands hold and what hangs behind."""

from __future__ import annotations

from build_scripts.art.halunken.base import AMBER, LAMP, PAPER
from build_scripts.art.kit import Point, circ, ink, path, rect, shade, stroke

STEEL = "#dfe6ee"
Arm = tuple[Point, Point, Point]


def red(c: str, skin: str) -> str:
    """Full beard and a three-cornered hat."""
    hat, hair = shade(c, -0.36), "#7a3a22"
    out = path("M-13 -74q-3 8 0 14q1 16 13 20q12 -4 13 -20q3 -6 0 -14q-3 7 -8 7q-5 -3 -10 0q-5 0 -8 -7z", hair, True, 2)
    out += stroke("M-6 -60q2 8 6 12M1 -60q1 6 2 10M7 -60q0 5 -2 9", shade(hair, 0.25), 1.4) + stroke(
        "M-4 -65.5q4 -2 8 0", "#5a1f1c", 2
    )
    out += path("M-30 -77q10 -4 13 -17q17 -10 34 0q3 13 13 17q-14 -3 -20 -8q-10 -3 -20 0q-6 5 -20 8z", hat, ink(c), 2.4)
    out += path("M8 -97q6 1 9 3q3 13 13 17q-14 -3 -20 -8z", shade(hat, -0.3)) + stroke(
        "M-27 -78q9 -3 17 -9q10 -3 20 0q8 6 17 9", LAMP, 2.4
    )
    return out + circ(-10, -89, 3.6, AMBER, True, 1.4)


def blue(c: str, skin: str) -> str:
    """A bicorne worn across, cockade and plume, a great moustache, epaulettes."""
    hat = shade(c, -0.4)
    out = path(
        "M0 -65q-4 -3 -10 1q-3 2 -6 -1q2 7 9 6q5 -1 7 -3q2 2 7 3q7 1 9 -6q-3 3 -6 1q-6 -4 -10 -1z",
        "#241a20",
        "#140e14",
        1,
    )
    out += path("M-37 -78q-5 -9 4 -9q12 -18 33 -18q21 0 33 18q9 0 4 9q-16 -5 -37 -5q-21 0 -37 5z", hat, ink(c), 2.4)
    out += path("M10 -104q14 3 23 17q9 0 4 9q-9 -3 -20 -4q2 -12 -7 -22z", shade(hat, -0.3))
    out += stroke("M-35 -82q12 -19 35 -19q23 0 35 19", PAPER, 3) + path(
        "M8 -98q2 -10 14 -17q5 9 -3 20z", PAPER, ink(c), 1.6
    )
    out += circ(10, -95, 5.4, "#c23b34", True, 1.6) + circ(10, -95, 2, LAMP)
    return out + "".join(
        path(f"M{x - 6} -58q6 -6 12 0v3h-12z", AMBER, True, 1.5)
        + stroke(f"M{x - 4} -54v4M{x} -54v4M{x + 4} -54v4", AMBER, 1.8)
        for x in (-16, 16)
    )


def green(c: str, skin: str) -> str:
    """A wide brim with a long feather, a pointed beard."""
    hat = shade(c, -0.4)
    out = path("M-5 -62q5 -2 10 0q-1 10 -5 12q-4 -2 -5 -12z", "#8a5a2c", True, 1.6) + stroke(
        "M-7 -65q3.5 -3 7 -.6q3.5 -2.4 7 .6", "#8a5a2c", 2.8
    )
    out += path("M-35 -80q35 -13 70 -2q-3 7 -14 5q-21 -6 -40 1q-12 2 -16 -4z", hat, ink(c), 2.4)
    out += path("M-16 -82q1 -20 16 -21q15 1 16 20q-16 -5 -32 1z", hat, ink(c), 2.4) + path(
        "M4 -102q11 3 12 19q-4 -1.6 -8 -2q1 -10 -4 -17z", shade(hat, -0.3)
    )
    out += stroke("M-16 -85q16 -6 32 -1", AMBER, 3.4)
    return (
        out
        + path("M12 -87q0 -23 24 -24q10 1 12 7q-9 -3 -14 2q-6 12 -22 15z", PAPER, ink(c), 1.8)
        + stroke("M14 -89q6 -15 24 -18", shade(PAPER, -0.35), 1.4)
    )


def yellow(c: str, skin: str) -> str:
    """A woman: long red hair, a knotted scarf, an ear-ring."""
    hair, scarf = "#9c4424", "#b23a34"
    out = path(
        "M-12 -84q-9 14 -7 26q-2 8 2 14q8 0 9 -8q-5 -8 -2 -18q1 -8 4 -12zM12 -84q9 14 7 26q3 8 -2 15q-8 0 -9 -8q5 -8 2 -19q-1 -8 -4 -12z",
        hair,
        True,
        2,
    )
    out += stroke("M-15 -66q-2 8 0 16M15 -66q2 8 1 15", shade(hair, 0.3), 1.6)
    out += path("M-14.5 -78q1 -18 14.5 -18.500q13.5 .5 14.5 18.500q-14.5 -7 -29 0z", scarf, True, 2.2) + path(
        "M13 -84l15 -5l-4 8l7 7l-17 -3z", scarf, True, 1.8
    )
    out += path("M5 -95q8 3 9.5 17q-4 -2 -7 -2.600q1 -8 -2.5 -14.400z", shade(scarf, -0.28)) + "".join(
        circ(x, y, 1.5, LAMP) for x, y in ((-8, -85), (-2, -90), (4, -86))
    )
    out += stroke("M-3.5 -62.500q3.5 2.8 7.5 -.4", "#a8322f", 2.4) + circ(-13, -62, 2.6, "none", AMBER, 1.8)
    return out + stroke("M-7.5 -76.500q3 -2 5 -.4M3 -77q3 -1.4 5 .4", "#6a2c1a", 1.6)


def black(c: str, skin: str) -> str:
    """The tallest hat, with the skull; burning eyes, a forked beard."""
    hat, beard, rim = "#2b2438", "#1d1827", "#8d7fb0"
    out = path("M-13 -70q5 4 13 3q8 1 13 -3q3 14 -4 28l-5 -9l-4 12l-4 -12l-5 9q-7 -14 -4 -28z", beard, rim, 1.6)
    out += stroke("M-4 -63.500q4 -2 8 0", "#7a2a24", 2) + "".join(
        circ(x, -72.5, 4.4, "#ff6a4a", opacity=0.35) + circ(x, -72.5, 2.4, "#ff7a4f") for x in (-4.6, 5)
    )
    out += stroke("M-9 -77l6 2M9.5 -77l-6 2", "#15101c", 2.4)
    out += path("M-36 -75q4 -10 9 -14q6 -22 27 -23q21 1 27 23q5 4 9 14q-18 -9 -36 -9q-18 0 -36 9z", hat, rim, 2.4)
    out += path("M10 -110q13 6 17 21q5 4 9 14q-8 -4 -17 -7q2 -16 -9 -28z", shade(hat, -0.35)) + stroke(
        "M-31 -80q15 -7 31 -7q16 0 31 7", rim, 1.6, opacity=0.7
    )
    out += (
        stroke("M-8 -90L8 -98M8 -90L-8 -98", PAPER, 2.8)
        + circ(0, -98, 6.8, PAPER, "#15101c", 1.2)
        + rect(-3.8, -94, 7.6, 5.4, PAPER, 1.6)
    )
    return out + circ(-2.6, -98, 2, hat) + circ(2.6, -98, 2, hat)


def behind(kind: str, c: str, swing: float) -> str:
    """Cloaks and coat tails seen behind the figure."""
    if kind == "black":
        d = f"M-19 -58q-16 20 -{17 - swing:g} 46l7 -3l5 5q22 6 44 0l5 -5l7 3q-1 -26 -17 -46z"
        return path(d, "#221c30", "#8d7fb0", 2.2) + path(
            "M6 -58h13q16 20 17 46l-7 -3l-5 5l-10 2q4 -30 -8 -50z", "#171222"
        )
    if kind == "green":
        return path(f"M-14 -58q-12 18 -{16 - swing:g} 40q8 6 14 4l18 -42z", shade(c, -0.45), ink(c), 2.2)
    return ""


def held(kind: str, left: Arm, right: Arm) -> str:
    """What the hands hold, drawn under the hands."""
    (lx, ly), (rx, ry) = left[2], right[2]
    if kind == "green":
        tube = f"M{lx - 1:g} {ly + 1:g}L{lx - 15:g} {ly - 19:g}"
        return (
            stroke(tube, "#3b2b26", 10)
            + stroke(tube, AMBER, 6)
            + stroke(f"M{lx - 7:g} {ly - 8:g}L{lx - 15:g} {ly - 19:g}", "#c27f2a", 7)
            + stroke(f"M{lx - 14:g} {ly - 17.5:g}l-1 -1.5", "#cfe6f5", 7)
        )
    if kind == "blue":
        return stroke(f"M{lx:g} {ly + 2:g}q-1 12 -9 10q-5 -2 -4 -7", "#39424f", 5.6) + stroke(
            f"M{lx:g} {ly + 2:g}q-1 12 -9 10q-5 -2 -4 -7", STEEL, 3.2
        )
    if kind == "red":
        blade = f"M{rx:g} {ry:g}q12 -18 8 -44"
        return (
            stroke(blade, "#20182a", 7)
            + stroke(blade, STEEL, 4.2)
            + stroke(f"M{rx - 5:g} {ry - 1:g}q6 6 14 0", AMBER, 3.6)
        )
    if kind == "yellow":
        gun = f"M{lx - 2:g} {ly:g}l-16 -7"
        return (
            stroke(gun, "#2b2026", 7) + stroke(gun, "#cfd6de", 3) + stroke(f"M{lx - 4:g} {ly + 1:g}l2 7", "#6b4030", 5)
        )
    return ""


def cross(kind: str) -> str:
    """A bandolier or sash across the chest."""
    if kind == "black":
        return stroke("M-14 -56L13 -40", "#5a1a1a", 7.4) + stroke("M-14 -56L13 -40", "#b23a34", 4.8)
    if kind == "red":
        return stroke("M15 -56L-15 -40", "#2a1a18", 6.4) + stroke("M15 -56L-15 -40", "#6b4630", 4)
    return ""
