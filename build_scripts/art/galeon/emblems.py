"""The seven equipments as signs: told apart by outline alone, flat, on medals, and bent round a drum."""

from __future__ import annotations

import math
from collections.abc import Callable

from build_scripts.art.galeon.base import GOLD, INK, PARCH, SAIL, STONE, bar, piece, ring, smooth, turned
from build_scripts.art.kit import Point, blur, circ, g, ink, mix, path, poly, pts, rect, shade, stroke
from build_scripts.art.sheet import Piece

Part = tuple[str, list[Point]]
"""What is painted ("c": the ink of the equipment, "n": the ground shows through) and where."""
C, N = "c", "n"


def water() -> list[Part]:
    """A barrel with a drop cut out of it."""
    barrel = smooth("-11,-19! 0,-19 11,-19! 16.5,0 11,19! 0,19 -11,19! -16.5,0")
    hoops = [(N, bar(-17, y, 17, y, 2.6, 14)) for y in (-11.5, 11.5)]
    return [(C, barrel), *hoops, (N, smooth("0,-8.5! 4.8,-1 5.6,2.8 0,8 -5.6,2.8 -4.8,-1"))]


def balls() -> list[Part]:
    """A pyramid of three cannon-balls."""
    spots = ((0, -9.4), (-10, 8.4), (10, 8.4))
    return [(C, ring(x, y, 9.4)) for x, y in spots] + [(N, ring(x - 3.2, y - 3.2, 2.3, 12)) for x, y in spots]


def soldiers() -> list[Part]:
    """A morion: comb, dome and a brim that turns up to two points; a plume behind."""
    dome = smooth("-12,7! -12.5,-1 -9,-9 -3,-12.5 4,-12.5 9,-8.5 12.5,0 12,7!")
    comb = smooth("-12,-5! -10,-13 -2,-19.5 6,-18.5 11.5,-11 12,-6! 8,-11 2,-14 -4,-12.5 -8,-9")
    brim = smooth("-21,-2! -14,5.5 -6,8.5 0,9.2 6,8.5 14,5.5 21,-2! 17.5,9 10,15 0,17 -10,15 -17.5,9")
    gap = smooth("-13.5,3.5! -6,6.6 0,7.2 6,6.6 13.5,3.5! 13,5.4 6,8.8 0,9.4 -6,8.8 -13,5.4")
    ridge = smooth("-9.5,-6.5! -6,-10.6 0,-13 6,-11.6 9.8,-7! 6,-9.4 0,-10.6 -5,-8.8")
    stud = [(N, ring(x, y, 1.5, 10)) for x, y in ((-10, 11.4), (0, 13.2), (10, 11.4))]
    plume = smooth("4,-17! 8,-21 15,-21.5 20,-17 20.5,-10 17,-4.5! 16,-9 12.5,-12.5 8,-13.5!")
    return [(C, plume), (N, smooth("5.5,-15.6! 9.6,-13 13,-9 14.2,-4! 12.6,-4! 11.4,-8.4 8.4,-11.8 4.4,-14!")), (C, dome), (C, comb), (C, brim), (N, gap), (N, ridge), *stud]


def hull() -> list[Part]:
    """A hull on the water, high at stern and bow, an iron band with rivets along it."""
    side = smooth("-20,-17! -10.5,-17! -9.5,-9.5! 0,-8.4 9,-9.5! 10.5,-14! 21,-17! 19,-8 15,2 10,9.5! -14.5,9.5! -18.5,2 -20.4,-8")
    belt = smooth("-19.4,-4.4! 0,-0.6 17.4,-4.6! 16.4,-1.6! 0,2.6 -18.6,-1.4!")
    rivets = [(C, ring(x, y, 0.9, 8)) for x, y in ((-12, -1.4), (-4, 0.3), (4, 0.5), (12, -1.1))]
    ports = [(N, [(x - 2, y - 2), (x + 2, y - 2), (x + 2, y + 2), (x - 2, y + 2)]) for x, y in ((-15, -11), (15.4, -10.6))]
    swell = smooth("-21,14! -14,12 -10.5,15.2 -7,16 -3.5,13 0,12 3.5,15.2 7,16 10.5,13 14,12 21,15.4! 21,19.4! 14,16 10.5,17 7,20 3.5,19.2 0,16 -3.5,17 -7,20 -10.5,19.2 -14,16 -21,18!")
    return [(C, side), (N, belt), *rivets, *ports, (C, swell)]


def sails() -> list[Part]:
    """A lateen and a jib, full of wind, on one mast."""
    mast = bar(-2.6, -20.5, -2.6, 20.5, 2.8)
    main = smooth("0.6,-19! 10,-9 18,6 20,15! 10,12.4 0.6,15!")
    jib = smooth("-6,-15! -5.4,0 -6,15! -13,12.6 -20,14! -15,1")
    seams = [(N, bar(2, -3, 12.4, -0.4, 1.7)), (N, bar(2, 6, 16.8, 8, 1.7))]
    return [(C, mast), (C, main), (C, jib), *seams, (N, bar(-16.6, 7.2, -6, 6.2, 1.6)), (N, bar(-13, -0.4, -6, -1, 1.5))]


def craftsmen() -> list[Part]:
    """Hammer and saw crossed."""
    hammer = [(C, bar(0, -12, 0, 21, 4.8)), (C, smooth("-10,-20! 7,-20! 12.5,-15! 12.5,-13! 7,-11! -10,-11!", 4))]
    teeth: list[Point] = []
    for i in range(6):
        teeth += [(3.4, -20 + 4.2 * i), (7.2, -18.4 + 4.2 * i)]
    saw = [*teeth, (3.4, 5), (-4.2, 5), (-2.6, -20)]
    handle = smooth("-6,5! 5.5,5! 7,11 5,19 -3,20 -6.5,14")
    hole = smooth("-2.4,9! 2,9! 3,13 0,16 -2.8,13.4")
    gap = bar(0, -14, 0, 18, 8.6)
    out = [(C, turned(saw, 44)), (C, turned(handle, 44)), (N, turned(hole, 44)), (N, turned(gap, -44))]
    return out + [(tone, turned(ps, -44)) for tone, ps in hammer]


def trinkets() -> list[Part]:
    """A string of beads with a pendant."""
    beads = [(C, ring(14.6 * math.sin(t), -4 - 14 * math.cos(t), 4.2, 16)) for t in (math.radians(180 + k * 36) for k in range(1, 10))]
    return [*beads, (C, [(0, 2), (8, 11.5), (0, 21), (-8, 11.5)]), (N, [(0, 7.4), (3, 11.5), (0, 15.6), (-3, 11.5)])]


DRAW: dict[str, tuple[Callable[[], list[Part]], str]] = {
    "water": (water, "#1f5f86"), "balls": (balls, "#2e2c3a"), "soldiers": (soldiers, "#a5302a"), "hull": (hull, "#6b4020"),
    "sails": (sails, "#94700f"), "craftsmen": (craftsmen, "#2f6140"), "trinkets": (trinkets, "#74398f"),
}  # fmt: skip
"""The equipments by their names in the rules: shape and ink."""


def colour(name: str) -> str:
    """The ink of an equipment."""
    return DRAW[name][1]


def emblem(name: str, ground: str = SAIL, s: float = 1, c: str | None = None) -> str:
    """The sign about the origin, 40 high at s = 1."""
    draw, own = DRAW[name]
    return g("".join(poly(ps, (c or own) if tone == C else ground) for tone, ps in draw()), s=s)


def medal(name: str, state: str = "") -> str:
    """The sign on a disc, 72 across. state: "", "match" (gold ring: the ship has it), "dim"."""
    ground = mix(SAIL, PARCH, 0.62) if state == "dim" else SAIL
    own = mix(colour(name), ground, 0.34) if state == "dim" else colour(name)
    out = circ(2, 3.4, 29, INK, opacity=0.3, filter=blur("md", 2.2))
    if state == "match":
        out += circ(0, 0, 34.5, "#ffd765", opacity=0.75, filter=blur("mm", 2.4)) + circ(0, 0, 33, GOLD, ink(GOLD), 1.6) + stroke("M-26 -17A31 31 0 0 1 6 -30.500", "#fff3c4", 2.4)
    out += circ(0, 0, 29, ground, own, 2.6) + circ(0, 0, 25.6, "none", mix(own, ground, 0.6), 1)
    return out + stroke("M-23 -11A25.500 25.500 0 0 1 -7 -24", "#fffef8", 2.2, opacity=0.9) + emblem(name, ground, 1.02, own)


def unknown() -> str:
    """The disc of a side that was not seen: closed shutters."""
    out = circ(2, 3.4, 29, INK, opacity=0.3, filter=blur("md", 2.2)) + circ(0, 0, 29, mix(STONE, PARCH, 0.4), shade(STONE, -0.5), 2.6)
    out += path("M-15 -18Q0 -25 15 -18V18H-15z", shade(STONE, -0.34), shade(STONE, -0.6), 2)
    return out + stroke("M-15 -10H15M-15 -2H15M-15 6H15M-15 14H15", shade(STONE, -0.55), 1.4) + stroke("M0 -21V18", shade(STONE, -0.62), 2.4)


def plaque(name: str) -> str:
    """A side of a tower laid flat, 88 x 96."""
    own = colour(name)
    out = rect(-38, -41, 80, 88, INK, 5, opacity=0.35, filter=blur("pq", 2.4)) + rect(-40, -44, 80, 88, SAIL, 4, own, 3)
    return out + rect(-35, -39, 70, 78, "none", 2, mix(own, SAIL, 0.5), 1.2) + path(pts([(-38, 42), (38, 42), (38, -20), (30, 34)]), shade(SAIL, -0.12), opacity=0.5) + emblem(name, SAIL, 1.56)


def pieces() -> dict[str, Piece]:
    """Signs alone, on medals, on flat sides."""
    out: dict[str, Piece] = {}
    for name in DRAW:
        out[f"emblem_{name}"] = piece(lambda n=name: emblem(n), 44, 44)  # type: ignore[misc]
        out[f"medal_{name}"] = piece(lambda n=name: medal(n), 72, 72)  # type: ignore[misc]
        out[f"medal_{name}_match"] = piece(lambda n=name: medal(n, "match"), 72, 72)  # type: ignore[misc]
        out[f"medal_{name}_dim"] = piece(lambda n=name: medal(n, "dim"), 72, 72)  # type: ignore[misc]
        out[f"plaque_{name}"] = piece(lambda n=name: plaque(n), 88, 96)  # type: ignore[misc]
    out["medal_unknown"] = piece(unknown, 72, 72)
    return out
