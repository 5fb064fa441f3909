"""Fourteen tavern fronts, one a place; the origin is the middle of the door sill."""

from __future__ import annotations

from dataclasses import dataclass

from build_scripts.art.halunken.base import AMBER, LAMP, NIGHT, piece, window
from build_scripts.art.halunken.signs import ORDER, roundel
from build_scripts.art.kit import circ, contact, g, glow, ink, path, poly, rect, shade, stroke
from build_scripts.art.sheet import Piece

SIZE, SILL = (190, 196), (95.0, 166.0)


@dataclass(frozen=True)
class Front:
    """How one house looks: wall and roof colour, roof form, window columns, the chimney's place."""

    wall: str
    roof: str
    form: str
    columns: int
    chimney: float | None
    timber: bool = False


FRONTS = (
    Front("#8a5a4a", "#4b4a6a", "gable", 2, 34),
    Front("#6c7a8c", "#7a3f38", "hip", 3, -34, True),
    Front("#a07a54", "#3f5163", "dutch", 2, None),
    Front("#7d4a45", "#566178", "mansard", 3, 36, True),
    Front("#8c8468", "#6a4038", "gable", 3, -34, True),
    Front("#5f7274", "#4a3f5c", "step", 2, None),
    Front("#9a6a48", "#42586a", "thatch", 2, 34),
    Front("#74586c", "#3d4f66", "hip", 2, 36),
    Front("#8f6f4e", "#6d3d3a", "gable", 2, -36),
    Front("#66788a", "#4c4460", "step", 3, None),
    Front("#93604c", "#465a52", "mansard", 2, -38),
    Front("#7f7a70", "#703f36", "dutch", 3, None, True),
    Front("#a3744c", "#4a4e6c", "thatch", 3, -34),
    Front("#6a6a8a", "#6f473a", "gable", 3, 34, True),
)

ROOFS = {
    "gable": ("M-72 -74L0 -142L72 -74z", "M10 -133L72 -74H40z"),
    "hip": ("M-74 -74L-46 -122H46L74 -74z", "M34 -122H46L74 -74H52z"),
    "thatch": ("M-78 -68q6 -60 44 -68h68q38 8 44 68q-20 -8 -39 0q-20 -8 -39 0q-20 -8 -39 0q-19 -8 -39 0z",
               "M34 -136q38 8 44 68q-20 -8 -30 -2q4 -40 -14 -66z"),
    "mansard": ("M-72 -74L-62 -112L-40 -128H40L62 -112L72 -74z", "M30 -128H40L62 -112L72 -74H48z"),
    "dutch": ("M-66 -74v-12q18 -2 20 -22q14 0 20 -14q4 -18 26 -18t26 18q6 14 20 14q2 20 20 22v12z",
              "M16 -137q10 4 10 15q6 14 20 14q2 20 20 22v12h-20q-4 -38 -30 -63z"),
    "step": ("M-66 -74v-16h16v-16h16v-16h16v-16h36v16h16v16h16v16h16v16z",
             "M18 -138v16h16v16h16v16h16v16h-30v-40q0 -24 -18 -24z"),
}


def roof(form: str, c: str) -> str:
    """The roof with its side in shade."""
    whole, right = ROOFS[form]
    return path(whole, c, True, 2.4) + path(right, shade(c, -0.26)) + path(whole, "none", ink(c), 2.4)


def chimney(x: float, wall: str) -> str:
    """A stack with its cap."""
    return rect(x - 9, -146, 18, 44, shade(wall, -0.3), 1, True, 2) + rect(x - 12, -149, 24, 8, shade(wall, -0.1), 1, True, 2)


def walls(f: Front) -> str:
    """The front with its side in shade, timbered or of brick."""
    body = rect(-62, -78, 124, 78, f.wall, 2, True, 2.4) + rect(28, -78, 34, 78, shade(f.wall, -0.24))
    if f.timber:
        return body + stroke("M-60 -40H60M-60 -76L-40 -42M60 -76L40 -42M-24 -76V-40M24 -76V-40", shade(f.wall, -0.45), 4)
    courses = "".join(f"M{x + (y % 3) * 5} {y}h9" for y in range(-72, -4, 9) for x in (-56, -30, 22, 44))
    return body + stroke(courses, shade(f.wall, -0.3), 1.4)


def door(lit: bool) -> str:
    """The open door, warm inside, and the lantern beside it."""
    body = path("M-17 0v-24q0 -14 17 -14t17 14v24z", "#3a2526", "#21151c", 2.4)
    body += path("M-12 0v-23q0 -10 12 -10t12 10v23z", LAMP if lit else AMBER)
    body += path("M0 0v-33q12 0 12 10v23z", shade(AMBER, -0.22))
    return body + g(glow(0, 0, 34, 34, LAMP, 0.8) + rect(-4, -6, 8, 11, LAMP, 2, "#4a2f20", 2), 25, -36)


def tavern(i: int, lit: bool = False) -> str:
    """House i; lit: somebody may go there now."""
    f = FRONTS[i]
    body = poly([(-58, 0), (62, -62), (112, 6), (96, 20), (-40, 10)], "#0b1228", opacity=0.55)
    body += contact(6, 2, 92, 16, NIGHT, 0.8)
    if lit:
        body += glow(0, -70, 95, 96, LAMP, 1)
    if f.chimney is not None:
        body += chimney(f.chimney, f.wall)
    body += walls(f)
    for k in range(f.columns):
        x = (k - (f.columns - 1) / 2) * (38 if f.columns == 3 else 76)
        body += window(x - 11, -70, 22, 25, lit or (i * 7 + k * 3) % 5 != 0, lit)
    body += window(-56, -33, 30, 24, True, lit) + roof(f.form, f.roof) + door(lit)
    sign = circ(2, 3, 25, NIGHT, opacity=0.5) + roundel(ORDER[i], LAMP if lit else "#c99a4c")
    return body + g(sign, 0, -95)


def pieces() -> dict[str, Piece]:
    """All fronts, dark and lit, and their emblems alone."""
    out: dict[str, Piece] = {}
    for i, name in enumerate(ORDER):
        out[f"tavern_{i}"] = piece(lambda i=i: tavern(i), *SIZE, at=SILL)
        out[f"tavern_lit_{i}"] = piece(lambda i=i: tavern(i, True), *SIZE, at=SILL)
        out[f"sign_{i}"] = piece(lambda name=name: roundel(name, "#c99a4c"), 48, 48)
    return out
