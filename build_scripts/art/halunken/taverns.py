"""Fourteen tavern fronts, one a place; the origin is the middle of the door sill."""

from __future__ import annotations

from dataclasses import dataclass

from build_scripts.art.halunken.base import AMBER, LAMP, MOON, NIGHT, piece, window
from build_scripts.art.halunken.roofs import (
    belfry,
    chimney,
    dormer,
    finials,
    hoist,
    lighthouse,
    roof,
    turret,
    urns,
    vane,
)
from build_scripts.art.halunken.signs import ORDER, roundel
from build_scripts.art.kit import circ, contact, el, g, glow, ink, linear, oval, path, poly, rect, shade, stroke
from build_scripts.art.sheet import Piece

SIZE, SILL = (190, 196), (95.0, 166.0)


@dataclass(frozen=True)
class Front:
    """How one house looks: wall and roof, half its width, what the wall is made of, windows, chimney, door, props.

    chimney: its x and top. windows: middles of those upstairs. arch: the door is round above. extra: on the roof.
    """

    wall: str
    roof: str
    form: str
    half: float
    made: str
    windows: tuple[float, ...]
    chimney: tuple[float, float] | None = None
    arch: bool = True
    extra: str = ""
    prop: str = ""


FRONTS = (
    Front("#8a5a4a", "#4b4a6a", "gable", 60, "brick", (-38, 38), (40, -138), extra="hoist", prop="rope"),
    Front("#6c7a8c", "#7a3f38", "hip", 64, "timber", (-40, 0, 40), (-38, -148), False, "dormers", "bench"),
    Front("#a07a54", "#3f5163", "dutch", 64, "quoins", (-39, 39), None, True, "finials", "tubs"),
    Front("#7d4a45", "#566178", "boat", 60, "boards", (-38, 0, 38), (44, -132), False, "", "barrels"),
    Front("#8c8468", "#6a4038", "gable", 60, "timber", (-38, 0, 38), None, True, "belfry", "tubs"),
    Front("#5f7274", "#4a3f5c", "step", 60, "brick", (-38, 38), None, True, "vane", "net"),
    Front("#9a6a48", "#42586a", "tower", 62, "stone", (18, 46), (58, -128), True, "turret", ""),
    Front("#74586c", "#3d4f66", "hip", 62, "boards", (-38, 38), None, False, "lighthouse", "bench"),
    Front("#8f6f4e", "#6d3d3a", "gambrel", 62, "boards", (-40, 40), (-46, -142), False, "", "barrels"),
    Front("#66788a", "#4c4460", "twin", 64, "timber", (-38, 38), (0, -128), True, "", "rope"),
    Front("#93604c", "#5a5d48", "thatch", 60, "plaster", (-38, 38), (-46, -150), True, "", "tubs"),
    Front("#7f7a70", "#74473c", "parapet", 62, "quoins", (-40, 0, 40), (-34, -146), False, "urns", "bench"),
    Front("#a3744c", "#4a4e6c", "crooked", 60, "plaster", (-38, 0, 38), (48, -136), True, "", "crate"),
    Front("#6a6a8a", "#6f473a", "saltbox", 62, "brick", (-38, 0, 38), (46, -144), True, "", "crate"),
)


def walls(f: Front) -> str:
    """The front: moonlit at its left edge, in shade at its right, made of what it is made of."""
    w, dark = f.half, shade(f.wall, -0.45)
    out = rect(-w, -80, 2 * w, 80, f.wall, 2, True, 2.4) + rect(w - 34, -79, 33, 78, shade(f.wall, -0.24))
    if f.made == "timber":
        out += stroke(
            f"M{-w + 2} -40H{w - 2}M{-w + 2} -74L{-w + 22} -42M{w - 2} -74L{w - 22} -42M-20 -76V-40M20 -76V-40", dark, 4
        )
    elif f.made == "boards":
        out += stroke("".join(f"M{-w + 1} {y}H{w - 1}" for y in range(-70, -4, 9)), shade(f.wall, -0.3), 1.5)
    elif f.made == "stone":
        blocks = "".join(f"M{x + (y % 4) * 4} {y}h11v6h-11z" for y in range(-72, -6, 13) for x in (-22, 6, 36))
        out += stroke(blocks, shade(f.wall, -0.28), 1.4)
    elif f.made == "plaster":
        bricks = "M-58 -12h9M-54 -6h9M-58 -18h7M50 -70h8M46 -64h9M48 -14h9M52 -8h7M-30 -76h9M-26 -70h8"
        out += stroke(bricks, dark, 1.8) + stroke("M-22 -42l4 6l-3 5M24 -72l-4 7l5 4", dark, 1.2)
    else:
        out += stroke(
            "".join(f"M{x + (y % 3) * 5} {y}h9" for y in range(-74, -4, 9) for x in (-56, -32, 22, 42)),
            shade(f.wall, -0.3),
            1.4,
        )
    if f.made == "quoins":
        out += "".join(
            rect(x, y, 9 if k % 2 else 13, 8, shade(f.wall, 0.28), 1, ink(f.wall), 1.2)
            for k, y in enumerate(range(-78, -4, 10))
            for x in (-w,)
        )
        out += rect(-w, -42, 2 * w, 5, shade(f.wall, 0.2), 1, ink(f.wall), 1.4)
    out += stroke(f"M{-w + 2.2} -76V-3", MOON, 2.4, opacity=0.5)
    return out + rect(-w, -80, 2 * w, 9, "#120f1e", opacity=0.4)


def door(f: Front, bright: bool) -> str:
    """The open door with the warm room behind it, its step, and the lantern on its bracket."""
    top = "q0 -14 17 -14t17 14" if f.arch else "v-12h34v12"
    inner = "q0 -10 12 -10t12 10" if f.arch else "v-8h24v8"
    out = path(f"M-17 0v-24{top}v24z", "#3a2526", "#21151c", 2.4) + path(
        f"M-12 0v-23{inner}v23z", "#ffe3a0" if bright else AMBER
    )
    out += path("M3 0v-28q9 0 9 8v20z", shade(AMBER, -0.26)) + rect(-12, -5, 15, 5, LAMP, opacity=0.6)
    out += rect(-20, -1, 40, 5, shade(f.wall, -0.36), 1, "#1c1520", 1.8) + rect(-19, -0.4, 24, 1.6, LAMP, opacity=0.6)
    lantern = stroke("M-17 -44h-6v4", "#21151c", 2.2) + glow(-23, -36, 30, 30, LAMP, 0.9 if bright else 0.7)
    return out + lantern + rect(-26.5, -41, 7, 10, LAMP, 2, "#4a2f20", 1.8) + path("M-28 -41l5 -4l5 4z", "#4a2f20")


def windows(f: Front, i: int, bright: bool) -> str:
    """Those upstairs, some of them dark, and the taproom's."""
    out = ""
    for k, x in enumerate(f.windows):
        lit = bright or (i * 5 + k * 3) % 7 not in (0, 4)
        out += window(x - 10, -69, 20, 24, lit, bright) + rect(
            x - 13, -45, 26, 4, shade(f.wall, 0.15), 1, ink(f.wall), 1.4
        )
        if f.made in ("plaster", "brick") and abs(x) > 20:
            out += "".join(rect(x + s, -69, 6, 23, shade(f.roof, -0.1), 1, True, 1.4) for s in (-18, 12))
    if f.extra == "turret":
        return out + window(-61, -98, 16, 22, True, bright) + window(-61, -50, 16, 22, i % 2 == 0, bright)
    left = window(-f.half + 6, -34, 26, 25, True, bright)
    return out + left + rect(-f.half + 3, -9, 32, 4, shade(f.wall, 0.1), 1, ink(f.wall), 1.4)


def barrels(w: float) -> str:
    """Two casks, one lying on the other's shoulder."""
    c, x = "#8a5632", -w - 6
    out = ""
    for dx, dy in ((-4, 3), (9, 6)):
        out += path(f"M{x + dx - 7} {dy - 19}h14q4 10 0 19h-14q-4 -9 0 -19z", c, True, 1.8) + oval(
            x + dx, dy - 19, 7, 2.4, shade(c, 0.25), ink(c), 1.4
        )
        out += stroke(f"M{x + dx - 8.5} {dy - 13}q8.5 3 17 0M{x + dx - 8.5} {dy - 6}q8.5 3 17 0", "#3d3a4a", 2)
    return out


def prop(f: Front) -> str:
    """What lies about before the house, at its left."""
    x = -f.half
    if f.prop == "barrels":
        return barrels(f.half)
    if f.prop == "crate":
        return rect(x - 15, -12, 20, 17, "#7d5c3c", 1, True, 1.8) + stroke(
            f"M{x - 15} -6h20M{x - 15} -1h20M{x - 13} -11l16 15", "#4d3726", 1.6
        )
    if f.prop == "bench":
        return stroke(f"M{x + 2} -1v6M{x + 26} -1v6", "#3a2820", 4) + rect(x - 2, -5, 32, 5, "#8a6242", 2, True, 1.6)
    if f.prop == "tubs":
        bush = "".join(
            circ(x + dx, dy, r, "#4f7a58", "#24402e", 1.6) for dx, dy, r in ((-9, -15, 6), (1, -15, 6), (-4, -21, 6.5))
        )
        return bush + path(f"M{x - 13} -12h18l-3 15h-12z", "#7a5138", True, 1.8)
    if f.prop == "rope":
        return "".join(
            oval(x - 4, 2 - k * 3.4, 12 - k, 4.6, "none", c, 3) for k, c in enumerate(("#8f734a", "#b79a6c", "#cfb486"))
        )
    if f.prop == "net":
        out = stroke(f"M{x - 14} 4V-34M{x - 14} -32q8 8 16 2", "#4a382c", 3)
        return out + stroke(
            f"M{x - 13} -28q6 8 14 4v20q-8 2 -14 -2zM{x - 13} -20l14 14M{x - 13} -10l14 -12M{x - 6} -24v22",
            "#8fa0a8",
            1.2,
        )
    return ""


EXTRAS = {
    "hoist": lambda f: hoist(),
    "belfry": lambda f: belfry(f.roof),
    "lighthouse": lambda f: lighthouse(f.roof),
    "urns": lambda f: urns(f.wall),
    "finials": lambda f: finials(f.wall),
    "turret": lambda f: turret(f.wall, f.roof),
    "dormers": lambda f: dormer(-40, -104, f.roof, f.wall) + dormer(40, -104, f.roof, f.wall),
    "vane": lambda f: vane(0, -154),
    "": lambda f: "",
}


def tavern(i: int, bright: bool = False) -> str:
    """House i; bright: somebody may go there now."""
    f = FRONTS[i]
    fall = linear("fall", [(0, "#080d20", 0.7), (1, "#080d20", 0)], 0, 0, 1, 0)
    out = poly([(20, -2), (60, -70), (104, -28), (100, 14), (60, 20), (-30, 14)], fall) + contact(
        2, 2, 84, 15, NIGHT, 0.85
    )
    if bright:
        out += glow(0, -70, 95, 96, LAMP, 1)
    if f.chimney is not None:
        out += chimney(*f.chimney, f.wall, i % 3 == 1)
    out += (
        walls(f) + roof(f.form, f.roof, str(i)) + EXTRAS[f.extra](f) + windows(f, i, bright) + door(f, bright) + prop(f)
    )
    pool = el("g", glow(0, 8, 44, 12, LAMP, 0.9 if bright else 0.6))
    sign = circ(2, 3, 25, NIGHT, opacity=0.5) + roundel(ORDER[i], LAMP if bright else "#c99a4c")
    return out + pool + g(sign, 0, -98)


def pieces() -> dict[str, Piece]:
    """All fronts, dark and lit, and their emblems alone."""
    out: dict[str, Piece] = {}
    for i, name in enumerate(ORDER):
        out[f"tavern_{i}"] = piece(lambda i=i: tavern(i), *SIZE, at=SILL)
        out[f"tavern_lit_{i}"] = piece(lambda i=i: tavern(i, True), *SIZE, at=SILL)
        out[f"sign_{i}"] = piece(lambda name=name: roundel(name, "#c99a4c"), 48, 48)
    return out
