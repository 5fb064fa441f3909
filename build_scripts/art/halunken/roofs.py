"""Roofs and what stands on them: no two taverns share a silhouette. Eaves at y -74, tops above -150."""

from __future__ import annotations

from build_scripts.art.halunken.base import AMBER, LAMP, MOON
from build_scripts.art.kit import circ, clip, el, glow, ink, oval, path, rect, shade, stroke

GABLE = "M-72 -72L-4 -140Q0 -144 4 -140L72 -72z"
HIP = "M-76 -73L-48 -122Q-46 -125 -42 -125H42Q46 -125 48 -122L76 -73z"
DUTCH = "M-66 -74v-13q19 -2 21 -22q13 0 19 -14q5 -19 26 -19t26 19q6 14 19 14q2 20 21 22v13z"
BOAT = "M-82 -82q10 -50 74 -58q8 -8 16 0q64 8 74 58q-10 12 -24 10q-58 -8 -116 0q-14 2 -24 -10z"
STEP = "M-62 -74v-18h14v-16h14v-16h14v-16h40v16h14v16h14v16h14v18z"
THATCH = "M-80 -66q4 -64 46 -70q34 -5 68 0q42 6 46 70q-20 -9 -40 -1q-12 -16 -40 -17q-28 1 -40 17q-20 -8 -40 1z"
GAMBREL = "M-74 -72L-60 -108L-8 -141Q0 -145 8 -141L60 -108L74 -72z"
TWIN = "M-74 -73L-39 -128Q-37 -131 -35 -128L0 -84L35 -128Q37 -131 39 -128L74 -73z"
MANSARD = "M-70 -74q8 -14 8 -44h124q0 30 8 44z"
PARAPET = "M-66 -74v-44h-4v-9h140v9h-4v44z"
CROOKED = "M-70 -73L14 -148L22 -143Q40 -108 74 -76q-4 4 -8 3z"
SALTBOX = "M-80 -60L-76 -68L24 -140Q28 -143 32 -139L72 -74z"
TOWER = "M-12 -73L2 -112H52L74 -73z"
SHAPES = {
    "gable": GABLE,
    "hip": HIP,
    "dutch": DUTCH,
    "boat": BOAT,
    "step": STEP,
    "thatch": THATCH,
    "gambrel": GAMBREL,
    "twin": TWIN,
    "mansard": MANSARD,
    "parapet": PARAPET,
    "crooked": CROOKED,
    "saltbox": SALTBOX,
    "tower": TOWER,
}
MASONRY = ("dutch", "step", "parapet")


def cover(form: str, c: str) -> str:
    """Tiles, straw, planks or brick courses, by the kind of roof."""
    dark = shade(c, -0.34)
    if form == "thatch":
        straws = "".join(
            f"M{x} {-134 + (x * 7) % 13}q{x * 0.05:.0f} 24 {x * 0.1:.0f} {46 + (x * 5) % 11}" for x in range(-74, 76, 7)
        )
        return stroke(straws, dark, 1.6) + stroke("M-60 -118q60 -18 120 0", shade(c, -0.45), 3)
    if form == "boat":
        planks = "M-80 -92q80 -34 160 0M-72 -104q72 -34 144 0M-58 -118q58 -26 116 0M-36 -130q36 -16 72 0"
        return stroke(planks, dark, 2) + stroke("M0 -146V-70", shade(c, -0.45), 4)
    rows = range(-146, -70, 9)
    if form in MASONRY:
        return stroke(
            "".join(f"M{x + (y % 2) * 8} {y}h8" for y in rows for x in (-60, -40, -18, 16, 34, 52)), dark, 1.3
        )
    tiles = "".join(f"M{x + (k % 2) * 6} {y}q5 5 10 0" for k, y in enumerate(rows) for x in range(-84, 84, 12))
    return stroke(tiles, dark, 1.5)


def roof(form: str, c: str, key: str) -> str:
    """The roof: moon on its left, its right side in shade, its cover."""
    d = SHAPES[form]
    side = path("M14 -160q2 30 30 60q14 16 16 60h40v-120z", shade(c, -0.27))
    eaves = "" if form in MASONRY else path("M-90 -84h180v26h-180z", shade(c, -0.4), opacity=0.5)
    inner = cover(form, c) + side + eaves + stroke(d, shade(c, 0.3), 5, opacity=0.5, transform="translate(2.5 2.5)")
    body = path(d, c) + el("g", inner, clip_path=clip(f"roof{key}", path(d, "#fff")))
    return body + path(d, "none", ink(c), 2.4)


def chimney(x: float, top: float, wall: str, smoke: bool = False) -> str:
    """A stack with its cap and, if somebody cooks, smoke drifting off."""
    out = rect(x - 8, top, 16, 52, shade(wall, -0.3), 1, True, 2) + rect(x + 1, top + 2, 6, 48, shade(wall, -0.48))
    out += rect(x - 11, top - 4, 22, 8, shade(wall, -0.1), 1, True, 2)
    if smoke:
        out += stroke(f"M{x} {top - 6}q-5 -5 1 -9q7 -4 2 -9", MOON, 4, opacity=0.3)
    return out


def belfry(c: str) -> str:
    """A little bell turret astride the ridge."""
    out = (
        rect(-10, -146, 20, 16, shade(c, -0.5), 0, True, 2)
        + path("M-4 -134q0 -9 4 -9t4 9z", AMBER)
        + rect(-12, -132, 24, 5, c, 1, True, 1.8)
    )
    return out + path("M-14 -145L0 -158L14 -145z", c, True, 2)


def lighthouse(c: str) -> str:
    """A glazed lantern on the ridge with a light in it."""
    out = (
        glow(0, -138, 40, 34, LAMP, 0.9)
        + rect(-10, -146, 20, 20, LAMP, 1, "#3a2c34", 2.2)
        + stroke("M-3.5 -146v20M3.5 -146v20", "#3a2c34", 1.6)
    )
    return out + path("M-14 -145q14 -16 28 0z", c, True, 2) + rect(-13, -127, 26, 5, shade(c, -0.2), 1, True, 1.8)


def turret(wall: str, c: str) -> str:
    """A round tower at the left corner with a pointed hat."""
    out = rect(-74, -112, 46, 112, wall, 2, True, 2.4) + rect(-42, -110, 13, 109, shade(wall, -0.24))
    out += path("M-80 -110L-54 -151Q-51 -155 -48 -151L-22 -110q-29 9 -58 0z", c, True, 2.4)
    out += path("M-49 -151L-22 -110q-8 3 -16 3.600q-2 -24 -11 -44z", shade(c, -0.27))
    return out + stroke("M-73 -80q22 6 44 0", shade(wall, -0.4), 3) + path("M-51 -154v-4l9 2z", "#b23a34")


def urns(c: str) -> str:
    """Stone urns on the parapet."""
    one = "M-5 0q-4 -9 -1 -11h12q3 2 -1 11z"
    return "".join(
        path(one, shade(c, 0.2), ink(c), 1.8, transform=f"translate({x} -127)")
        + oval(x + 0, -139, 7, 2.4, c, ink(c), 1.6)
        for x in (-56, 0, 56)
    )


def finials(c: str) -> str:
    """Balls and a crown of stone on a stately gable."""
    return "".join(
        circ(x, y, 4.6, shade(c, 0.25), ink(c), 1.8) for x, y in ((-56, -91), (56, -91), (-36, -113), (36, -113))
    ) + path("M-7 -141l-2 -9l5 4l4 -7l4 7l5 -4l-2 9z", AMBER, True, 1.6)


def dormer(x: float, y: float, c: str, wall: str) -> str:
    """A small lit window in the roof."""
    out = rect(x - 9, y, 18, 16, wall, 1, True, 1.8) + rect(x - 5, y + 3, 10, 11, AMBER, 1, "#33222a", 1.8)
    return out + path(f"M{x - 13} {y + 2}L{x} {y - 10}L{x + 13} {y + 2}z", c, True, 2)


def hoist() -> str:
    """A beam with a rope for casks."""
    return (
        stroke("M-30 -112H-62", "#3a2a26", 5)
        + stroke("M-58 -112v22", "#b79a6c", 2)
        + rect(-64, -91, 12, 12, "#9a5f34", 3, True, 1.8)
    )


def vane(x: float, y: float) -> str:
    """A weather vane."""
    return stroke(f"M{x} {y + 14}V{y}M{x - 6} {y + 5}h12", "#c9a35a", 2) + path(
        f"M{x - 9} {y - 1}h10l-3 -5l10 6l-10 5v-3h-7z", "#c9a35a"
    )
