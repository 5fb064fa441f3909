"""The sailors of Halunken & Spelunken: small cards, large cards, and the faces at the seats."""

from __future__ import annotations

from build_scripts.art.halunken.base import CAPTAIN, CREW, PAPER, numeral
from build_scripts.art.halunken.marks import crew as crew_mark
from build_scripts.art.kit import circ, g, grain, ink, linear, mix, path, picture, rect, shade, stroke
from build_scripts.art.portraits import (
    frames,
    halunken_captains,
    halunken_green,
    halunken_purple,
    halunken_red,
    halunken_yellow,
)
from build_scripts.art.portraits.pen import Pen, box, ell
from build_scripts.art.portraits.people import FACES, SAILORS, Person
from build_scripts.art.portraits.worlds import HARBOUR, dark, glow_ground, harbour_ground
from build_scripts.art.sheet import Piece, Sheet

RECIPES = (halunken_yellow, halunken_green, halunken_red, halunken_purple, halunken_captains)
SCENE = {"yellow": "quay", "green": "masts", "red": "tavern", "purple": "sea"}
W, H = 72, 100
ZOOM_W, ZOOM_H = 320, 446
BUST = 120
PARTS = ("clothes", "face", "frames", "hair", "hats", "pen", "people", "props", "worlds")
SOURCES = ("halunken_sailors.py", "halunken/base.py", *(f"portraits/{n}.py" for n in PARTS))
CREW_SOURCES = ("halunken/marks.py", *(f"portraits/halunken_{n}.py" for n in CREW))
CREAM, HARBOUR_BLUE = "#fffaf0", "#4f7fb0"
RIM = {"black": "#8d7fb0"}


# ---- the card as it lies on the table -------------------------------------------------------
def card(number: int) -> str:
    """One sailor, 72 x 100: number and shape lie within the left 44 units."""
    crew, value, person = SAILORS[number]
    colour = CREW[crew]
    out = rect(1.1, 1.1, W - 2.2, H - 2.2, shade(PAPER, -0.04), 8, ink(colour), 2.2)
    out += _head(person, colour, f"s{number}")
    out += path(_BAND, linear("band", [(0, shade(colour, 0.22), 1), (0.5, colour, 1), (1, shade(colour, -0.16), 1)]))
    out += stroke("M2.4 39H69.6", ink(colour), 1.6) + stroke("M9 3.4H63", shade(colour, 0.6), 1.5)
    out += grain(4, 4, 58, 92, ink(colour), 9, number, (5, 12), 0.14)
    out += rect(2.6, 2.6, W - 5.2, H - 5.2, "none", 6.6, shade(colour, 0.08), 1)
    out += numeral(23.4 if value > 9 else 19.5, 34.5, value, 35 if value > 9 else 42, CREAM, ink(colour), 4)
    return out + g(circ(0, 0, 12.6, PAPER, ink(colour), 1.6) + g(crew_mark(crew), s=0.76), 16.5, 51)


_BAND = "M2.4 39V9q0 -6.6 6.6 -6.6h54q6.6 0 6.6 6.6v30z"


def _head(person: Person, colour: str, slug: str) -> str:
    """The portrait in the lower part of a small card."""
    pen = person.draw(slug, lambda p: glow_ground(p, colour), 1.25)
    s = 0.188
    return frames.window(pen, 40 - 206 * s, 39 - 38 * s, s, f"{slug}w", path("M2.4 37H69.6V91q0 6.6 -6.6 6.6h-54q-6.6 0 -6.6 -6.6z", "#fff"))


def card_back() -> str:
    """The back: an anchor with a tankard's handle in a coil of rope on harbour blue."""
    blue, brass = "#27487a", "#d9a850"
    out = rect(0.9, 0.9, W - 1.8, H - 1.8, blue, 8, "#101b36", 1.8) + rect(4.6, 4.6, W - 9.2, H - 9.2, shade(blue, -0.3), 5, brass, 1.5)
    waves = "".join(f"M{6.5 + (i % 2) * 4.4} {15 + i * 8}" + "q4.4 -4 8.8 0" * 6 for i in range(10))
    out += stroke(waves, "#3f659c", 1.3, opacity=0.75)
    out += circ(36, 50, 23.5, "#1b2f56", brass, 1.6) + circ(36, 50, 19.5, "none", "#c9a873", 3.2, stroke_dasharray="4.6 1.5")
    out += rect(2.4, 2.4, W - 4.8, H - 4.8, "none", 7, "#4a71ac", 1)
    emblem = stroke("M36 40V62M28 45.5H44M24.6 55q1.6 9.4 11.4 10q9.8 -.6 11.4 -10", "#101b36", 6)
    emblem += stroke("M36 40V62M28 45.5H44M24.6 55q1.6 9.4 11.4 10q9.8 -.6 11.4 -10", brass, 3.6)
    emblem += path("M22.4 57.6l2 -6 4.4 4.6zM49.6 57.6l-2 -6 -4.4 4.6z", brass, "#101b36", 1)
    emblem += circ(36, 37, 3.6, "none", "#101b36", 4.6) + circ(36, 37, 3.6, "none", brass, 2.6)
    for x, y in ((13, 14), (59, 14), (13, 86), (59, 86)):
        emblem += path(f"M{x} {y - 4}l1.2 2.8 2.8 1.2 -2.8 1.2 -1.2 2.8 -1.2 -2.8 -2.8 -1.2 2.8 -1.2z", brass)
    return out + emblem + grain(6, 6, 54, 86, "#0c1630", 10, 3, (6, 14), 0.3)


def cards() -> dict[str, Piece]:
    """The 42 small cards and their back."""
    out = {f"card_{n}": Piece(picture(W, H, lambda n=n: card(n)), W, H) for n in sorted(SAILORS)}  # type: ignore[misc]
    out["back"] = Piece(picture(W, H, card_back), W, H)
    return out


# ---- the card held close ----------------------------------------------------------------------
def zoom(number: int) -> str:
    """One sailor in a rope frame, on 400 x 557.5; the name plate is empty."""
    crew, value, person = SAILORS[number]
    colour = CREW[crew]
    p = Pen(HARBOUR, f"z{number}")
    cloth = dark(colour, 0.58)
    p.form(box(4, 4, 392, 549.5, 24), cloth, a=5, w=5)
    for i in range(9):
        y = 40 + i * 62
        p.brush([(8, y), (60, y - 6), (200, y + 6), (340, y - 6), (392, y)], mix(cloth, colour, 0.3), 5, opacity=0.7)
    shape = box(34, 34, 332, 400, 22)
    portrait = person.draw(f"p{number}", lambda pen: harbour_ground(pen, colour, SCENE[crew]))
    frames.show(p, portrait, shape, 28.7, 14, 0.88)
    frames.rope(p, 34, 34, 332, 400)
    frames.name_plate(p, 30, 462, 340, 74)
    frames.pennant(p, 24, 27, 92, 160, colour)
    sign = numeral(70, 97, value, 72 if value > 9 else 80, CREAM, ink(colour), 8)
    sign += g(circ(0, 0, 13.5, PAPER, ink(colour), 1.6) + g(crew_mark(crew), s=0.78), 70, 131, 1.8)
    body = p.body() + sign
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="400" height="557.5" viewBox="0 0 400 557.5"><defs>{"".join(p.defs)}</defs>{body}</svg>'


def zooms() -> dict[str, Piece]:
    """The 42 large cards; the mark `name` is the rectangle of the plate."""
    plate = tuple(v * ZOOM_W / 400 for v in (44, 474, 312, 50))
    return {f"zoom_{n}": Piece(zoom(n), ZOOM_W, ZOOM_H, marks={"name": plate}, alone=True) for n in sorted(SAILORS)}


# ---- faces at the seats ----------------------------------------------------------------------
def bust(key: str) -> str:
    """A face in a ring, on 400 x 400, nothing outside the circle."""
    person = FACES[key]
    p = Pen(HARBOUR, f"b{key}")
    ground = person.colour if key in CAPTAIN else HARBOUR_BLUE
    portrait = person.draw(f"q{key}", lambda pen: glow_ground(pen, ground))
    s = 0.98
    frames.show(p, portrait, ell(200, 200, 178, n=24), 200 - 206 * s, 192 - 200 * s, s)
    frames.ring(p, 200, 200, 182, RIM.get(key, person.colour), 18)
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400"><defs>{"".join(p.defs)}</defs>{p.body()}</svg>'


def busts() -> dict[str, Piece]:
    """The captains, Black Jack and six more."""
    return {f"bust_{key}": Piece(bust(key), BUST, BUST) for key in FACES}


SHEETS = [
    Sheet("halunken/sailors", cards, (*SOURCES, *CREW_SOURCES)),
    Sheet("halunken/faces", zooms, (*SOURCES, *CREW_SOURCES), quality=85),
    Sheet("halunken/busts", busts, (*SOURCES, "portraits/halunken_captains.py")),
]
