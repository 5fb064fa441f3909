"""The ship at anchor in the basin; the origin is the middle of her waterline."""

from __future__ import annotations

import random

from build_scripts.art.halunken.base import AMBER, LAMP, NIGHT, window
from build_scripts.art.kit import clip, el, g, glow, ink, linear, mix, oval, path, rect, shade, stroke

HULL, SPAR, SAIL, ROPE = "#6b4436", "#4a3230", "#d9cdb6", "#3a2c34"
SIDE = "M-160 -42q30 12 90 10h120q40 -4 50 -30h46q-2 52 -30 78h-230q-34 -8 -46 -58z"
MASTS = ((-74, 150), (0, 186), (72, 140))
SAILS = (
    (-74, -150, 66, 50),
    (-74, -94, 80, 50),
    (0, -190, 72, 54),
    (0, -130, 94, 64),
    (72, -140, 60, 46),
    (72, -88, 74, 46),
)


def sail(x: float, y: float, w: float, h: float) -> str:
    """A square sail full of wind: moonlit at its left, two tones of shade, seams and reef points."""
    shape = f"M{x - w / 2} {y}h{w}q11 {h * 0.5} 3 {h}q{-w / 2 - 1} -14 {-w - 6} 0q-8 {-h * 0.5} 3 {-h}z"
    out = path(shape, SAIL, "#5f5660", 2.2)
    out += path(
        f"M{x + w * 0.16} {y}h{w * 0.34}q11 {h * 0.5} 3 {h}q-8 -5 -18 -6q10 {-h * 0.5} -{w * 0.16 + 4:.0f} {-h + 6}z",
        shade(SAIL, -0.2),
    )
    out += path(
        f"M{x - w * 0.46} {y + 3}h{w * 0.2}q-7 {h * 0.42} -2 {h * 0.8}l{-w * 0.22} 4q-5 {-h * 0.44} 2 {-h * 0.8}z",
        "#efe7d2",
        opacity=0.8,
    )
    seams = "".join(
        f"M{x + w * k:.0f} {y + 3}q{5 * k:.1f} {h * 0.5:.0f} {2 * k:.1f} {h - 12:.0f}" for k in (-0.2, 0.04, 0.27)
    )
    reefs = "".join(f"M{x + w * k:.0f} {y + h * 0.36:.0f}v7" for k in (-0.36, -0.22, -0.08, 0.06, 0.2, 0.34))
    out += stroke(seams, shade(SAIL, -0.34), 1.1, opacity=0.6) + stroke(reefs, shade(SAIL, -0.5), 1.4)
    return (
        out
        + stroke(f"M{x - w / 2 - 6} {y}h{w + 12}", SPAR, 5)
        + stroke(f"M{x - w / 2 - 4} {y - 1.4}h{w * 0.6:.0f}", shade(SPAR, 0.25), 1.3)
    )


def shrouds() -> str:
    """The ropes that hold the masts, with their rungs."""
    out = ""
    for x, h in MASTS:
        for side in (-1, 1):
            foot, top = x + side * 30, -h * 0.62
            out += f"M{x} {top:.0f}L{foot} -38M{x} {top:.0f}L{foot - side * 10} -38"
            out += "".join(
                f"M{x + side * 30 * k - side * 1:.0f} {top + (-38 - top) * k:.0f}h{-side * 10 * k:.0f}"
                for k in (0.45, 0.6, 0.75, 0.9)
            )
    return stroke(out, ROPE, 1.3)


def rigging() -> str:
    """Masts, shrouds, sails, stays, flag and pennants."""
    out = shrouds()
    for x, h in MASTS:
        out += rect(x - 3.5, -h - 20, 7, h - 8, SPAR, 3, True, 1.8) + rect(
            x - 2, -h - 18, 2, h - 12, shade(SPAR, 0.25), 1
        )
    out += "".join(sail(*s) for s in SAILS)
    out += stroke("M-74 -168L-158 -40M-76 -120L-198 -64M0 -204L-74 -160M0 -204L72 -156M72 -158L142 -52", ROPE, 1.7)
    out += path("M-80 -150L-190 -66L-104 -84q6 -34 24 -66z", SAIL, "#5f5660", 2) + path(
        "M-80 -150q-18 32 -24 66l-30 -6q24 -34 54 -60z", shade(SAIL, -0.2)
    )
    out += path("M1 -206q14 -7 26 0t24 -2q-4 8 0 16q-12 6 -24 0t-26 2z", "#b23a34", True, 1.8)
    return out + path("M-73 -169l22 4l-22 4zM73 -159l20 4l-20 4z", "#b23a34", True, 1.4)


def hull() -> str:
    """Planks, the amber wale, gun ports, the lit gallery at the stern."""
    out = stroke("M-148 -38L-206 -66", "#2b1e22", 8) + stroke("M-148 -39L-204 -66", SPAR, 5)
    out += path(SIDE, HULL, True, 2.8)
    body = path("M-150 -4q160 24 296 -24q-6 30 -24 64h-250z", shade(HULL, -0.3)) + path(
        "M-120 16q140 14 256 -18v40h-250z", shade(HULL, -0.5)
    )
    body += stroke(
        "M-158 -30q120 18 206 14q60 -4 92 -26M-152 -10q120 20 200 16q60 -4 96 -22M-136 6q110 16 180 12q60 -4 88 -18",
        shade(HULL, -0.48),
        1.4,
    )
    body += stroke("M-158 -38q30 11 86 10h122q40 -4 52 -30h42", shade(HULL, 0.3), 2.2)
    out += el("g", body, clip_path=clip("hull", path(SIDE, "#fff")))
    out += stroke("M-155 -22q120 24 298 -16", ink(AMBER), 5.4) + stroke("M-155 -23q120 24 298 -16", AMBER, 3)
    for k, x in enumerate((-104, -68, -32, 4, 40)):
        y = -9 + (1.5 if 0 < k < 4 else 0)
        out += rect(x, y, 15, 12, "#ffb84d" if k % 2 else "#23151b", 2, "#23151b", 2) + rect(
            x - 1, y - 4, 17, 4.4, shade(HULL, -0.2), 1, True, 1.4
        )
    out += path("M-160 -42q-10 -6 -12 -16q10 2 16 12z", AMBER, True, 1.6)
    out += stroke("M46 -36v-9h54M58 -36v-9M72 -38v-7M86 -44v-3", SPAR, 2.4) + path(
        "M96 -62h52v8h-54z", shade(HULL, 0.12), True, 2
    )
    return out + window(100, -50, 14, 17) + window(119, -50, 14, 17) + window(76, -14, 12, 11)


def reflection() -> str:
    """The hull and her lights in the water, broken by the swell."""
    rnd, out = random.Random(5), ""
    out += path(
        "M-150 30q10 -8 40 -8h190q50 0 60 -4q4 22 -40 34q-90 16 -200 4q-46 -8 -50 -26z",
        linear("refl", [(0, "#0c1428", 0.8), (1, "#0c1428", 0)]),
    )
    for i in range(9):
        y, half = 30 + i * 3.4, 130 - i * 11
        out += stroke(
            f"M{-half + rnd.uniform(-16, 16):.0f} {y:.0f}h{half * rnd.uniform(0.4, 1):.0f}",
            mix(HULL, "#245277", 0.35),
            1.8,
            opacity=0.5 - i * 0.04,
        )
    for x, n in ((106, 7), (128, 8), (150, 9), (-44, 4), (28, 4)):
        for i in range(n):
            w = rnd.uniform(6, 15)
            out += stroke(
                f"M{x - w / 2 + rnd.uniform(-3, 3):.0f} {28 + i * 4.6:.0f}h{w:.0f}",
                AMBER,
                2.2,
                opacity=round(0.7 * (1 - i / n), 2),
            )
    return out


def ship() -> str:
    """Hull, rigging, stern lantern and reflection."""
    lantern = (
        stroke("M146 -58v-16", SPAR, 3)
        + glow(147, -84, 66, 66, AMBER, 0.9)
        + rect(141, -92, 12, 16, LAMP, 3, "#4a2f20", 2)
        + path("M139 -92h16l-8 -7z", "#4a2f20")
    )
    water = oval(0, 27, 192, 17, NIGHT, opacity=0.4) + reflection()
    foam = stroke("M-150 20q-18 6 -30 2M-120 34q120 12 250 0M140 24q20 4 34 0", "#9fc4dc", 2, opacity=0.5)
    return g(water + rigging() + hull() + lantern + foam, 0, -22)
