"""The four captains and Black Jack, standing, striding and (Black Jack) grabbing; the origin lies between the feet."""

from __future__ import annotations

from build_scripts.art.halunken.base import AMBER, CAPTAIN, LAMP, NIGHT, PAPER, piece
from build_scripts.art.kit import circ, contact, g, ink, oval, path, rect, shade, stroke
from build_scripts.art.sheet import Piece

SIZE, FEET = (120, 140), (60.0, 122.0)
SKIN = {"red": "#e3b48a", "blue": "#a8714a", "green": "#d9a272", "yellow": "#f0c9a4", "black": "#b7a9a4"}
STEEL = "#dfe6ee"


def legs(stride: bool) -> str:
    """Boots, together or in mid-stride."""
    if not stride:
        return rect(-13, -22, 10, 22, "#33283a", 3, "#1f1826", 2) + rect(4, -22, 10, 22, "#2a2132", 3, "#1f1826", 2)
    back = path("M2 -24h12l8 20l-8 5l-10 -14z", "#2a2132", "#1f1826", 2)
    return back + path("M-14 -24h12l-3 14l-7 12h-11l4 -8z", "#33283a", "#1f1826", 2)


def body(c: str, skin: str) -> str:
    """Coat, waistcoat, belt, sleeves and hands."""
    out = path("M-16 -62h32q6 24 12 44q-28 9 -56 0q6 -20 12 -44z", c, True, 2.4)
    out += path("M6 -62h10q6 24 12 44q-8 3 -18 4q4 -24 -4 -48z", shade(c, -0.26))
    out += path("M-7 -62h14l-2 47h-10z", PAPER, ink(c), 1.8) + "".join(circ(0, y, 1.8, AMBER) for y in (-52, -42, -32))
    out += rect(-18, -37, 36, 7, "#3c2a2a", 2, "#1f1826", 1.6) + rect(-5, -38, 10, 9, AMBER, 2, True, 1.4)
    return out + circ(-25, -34, 5, skin, True, 1.6) + circ(25, -34, 5, shade(skin, -0.2), True, 1.6)


def sleeves(c: str, reach: bool = False) -> str:
    """Both sleeves; reach: the right arm is stretched out."""
    left = path("M-16 -61q-12 4 -14 24q4 6 10 3q2 -14 8 -20z", shade(c, 0.14), ink(c), 2.2)
    if reach:
        return left + path("M14 -61q16 -2 34 4l-2 9q-16 -3 -32 1z", shade(c, -0.1), ink(c), 2.2)
    return left + path("M16 -61q12 4 14 24q-4 6 -10 3q-2 -14 -8 -20z", shade(c, -0.3), ink(c), 2.2)


def head(skin: str) -> str:
    """A plain face; what makes a captain is added in `extra`."""
    out = path("M-12 -80h24v8q0 15 -12 16q-12 -1 -12 -16z", skin, True, 2)
    out += path("M4 -80h8v8q0 13 -9 16q4 -12 1 -24z", shade(skin, -0.22))
    return out + circ(-5, -72, 1.9, "#2b1b22") + circ(5, -72, 1.9, "#2b1b22") + stroke("M0 -71q3 4 -1 5", ink(skin), 1.6)


def red(c: str, hat: str, skin: str) -> str:
    """Full beard, three-cornered hat, sabre held up."""
    out = stroke("M27 -36q10 -20 6 -46", "#20182a", 7) + stroke("M27 -36q10 -20 6 -46", STEEL, 4)
    out += stroke("M20 -40l13 5", AMBER, 4)
    out += path("M-12 -70q3 5 12 3q9 2 12 -3v4q-2 16 -12 20q-10 -4 -12 -20z", "#7a3a22", True, 1.8)
    out += path("M-26 -78q10 -4 12 -16q14 -9 28 0q2 12 12 16q-26 -10 -52 0z", hat, ink(c), 2.2)
    return out + stroke("M-23 -80q23 -9 46 0", LAMP, 2.4)


def blue(c: str, hat: str, skin: str) -> str:
    """Bicorne worn across, with a cockade; a hook."""
    out = path("M-37 -78q-4 -8 4 -8q12 -18 33 -18q21 0 33 18q8 0 4 8q-16 -4 -37 -4q-21 0 -37 4z", hat, ink(c), 2.2)
    out += stroke("M-34 -82q12 -17 34 -17q22 0 34 17", PAPER, 3) + path("M8 -97l12 -16q4 10 -4 18z", PAPER, ink(c), 1.6)
    out += circ(10, -94, 5.5, "#c23b34", True, 1.6) + circ(-25, -34, 6, c, True, 1.4)
    return out + stroke("M-26 -34q-10 2 -9 10q4 6 9 1", STEEL, 3.4) + stroke("M-7 -63q7 -4 14 0", "#2b1b22", 3.2)


def green(c: str, hat: str, skin: str) -> str:
    """Wide brim with a feather; a spyglass."""
    out = path("M-33 -79q33 -11 66 0q-4 5 -14 4q-19 -6 -38 0q-10 1 -14 -4z", hat, ink(c), 2.2)
    out += path("M-15 -81q0 -20 15 -20t15 20q-15 -5 -30 0z", hat, ink(c), 2.2)
    out += path("M10 -88q4 -22 26 -20q-4 16 -24 24z", PAPER, ink(c), 1.8)
    out += stroke("M-25 -38L-42 -60", "#3b2b26", 9) + stroke("M-25 -38L-42 -60", AMBER, 5)
    return out + stroke("M-6 -62q6 4 12 0", ink(skin), 1.8)


def yellow(c: str, hat: str, skin: str) -> str:
    """A woman with long hair and a head scarf; a pistol."""
    out = path("M-13 -82q-9 18 -5 34q6 2 8 -4q-4 -14 2 -26zM13 -82q9 18 5 34q-6 2 -8 -4q4 -14 -2 -26z", "#8a3b22", True, 1.8)
    out += path("M-15 -78q2 -18 15 -18t15 18q-15 -7 -30 0z", "#b23a34", True, 2)
    out += path("M14 -84l13 -4l-4 8l6 6l-14 -2z", "#b23a34", True, 1.8) + stroke("M-4 -62q4 3 8 0", "#b23a34", 2.2)
    return out + stroke("M-25 -36l-15 -8", "#2b2026", 6) + stroke("M-25 -36l-15 -8", "#cfd6de", 2.6)


def black(c: str, hat: str, skin: str) -> str:
    """The tallest hat, with the skull; burning eyes, forked beard, a red sash."""
    out = path("M-31 -77q2 -36 31 -38q29 2 31 38q-31 -13 -62 0z", "#2b2438", "#8d7fb0", 2.4) + circ(0, -96, 7, PAPER)
    out += rect(-4, -92, 8, 6, PAPER, 2) + circ(-2.6, -96, 2, "#2b2438") + circ(2.6, -96, 2, "#2b2438")
    out += circ(-5, -72, 2.6, "#ff6a4a") + circ(5, -72, 2.6, "#ff6a4a")
    out += path("M-12 -67q12 6 24 0q2 18 -6 26l-4 -8l-2 12l-2 -12l-4 8q-8 -8 -6 -26z", "#231d2e", "#6f6390", 1.6)
    return out + path("M-18 -44L18 -24v-8L-14 -50z", "#b23a34", True, 1.6)


EXTRA = {"red": red, "blue": blue, "green": green, "yellow": yellow, "black": black}


def figure(kind: str, stride: bool = False, rob: bool = False) -> str:
    """A standing figure about 110 high on a base of its colour."""
    c, skin = CAPTAIN[kind], SKIN[kind]
    base = contact(4, 4, 48, 17, NIGHT, 0.9) + oval(0, 3, 34, 12, ink(c)) + oval(0, 0, 34, 12, c, ink(c), 2.4)
    base += oval(-3, -1, 26, 8, shade(c, 0.2))
    top = body(c, skin) + sleeves(c, rob) + head(skin) + EXTRA[kind](c, shade(c, -0.36), skin)
    if rob:
        top += path("M46 -58q10 -4 12 2q-4 2 -6 4q6 2 4 6q-6 2 -11 -2z", skin, True, 1.6)
    return base + legs(stride) + (g(top, 0, -2, rot=3) if stride else top)


def pieces() -> dict[str, Piece]:
    """All five, standing and striding."""
    names = {"captain_green": "green", "captain_blue": "blue", "captain_red": "red", "captain_yellow": "yellow",
             "black_jack": "black"}
    out: dict[str, Piece] = {}
    for name, kind in names.items():
        out[name] = piece(lambda k=kind: figure(k), *SIZE, at=FEET)
        out[f"{name}_step"] = piece(lambda k=kind: figure(k, stride=True), *SIZE, at=FEET)
    out["black_jack_rob"] = piece(lambda: figure("black", rob=True), *SIZE, at=FEET)
    return out
