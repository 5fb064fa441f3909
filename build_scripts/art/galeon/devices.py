"""What is painted on the sails: one device for each ship's name, about the origin, 32 high, in one colour."""

from __future__ import annotations

import math
from collections.abc import Callable

from build_scripts.art.kit import circ, g, oval, path, poly, rect, stroke

Device = Callable[[str, str], str]
"""c: the colour it is painted in; n: the sail showing through."""


def _path(d: str) -> Device:
    return lambda c, n: path(d, c)


def _and(d: str, cut: str, w: float = 2.2) -> Device:
    return lambda c, n: path(d, c) + stroke(cut, n, w)


def comet(c: str, n: str) -> str:
    star = [(8 + (8.4 if i % 2 == 0 else 3.4) * math.cos(i * math.pi / 5 - 1.2), -7 + (8.4 if i % 2 == 0 else 3.4) * math.sin(i * math.pi / 5 - 1.2)) for i in range(10)]
    return poly(star, c) + stroke("M3 -3Q-8 4 -15 15M6 1Q-1 8 -6 16M0 -8Q-11 -3 -17 5", c, 2.6)


def brothers(c: str, n: str) -> str:
    return "".join(circ(x, y, 6.6, c) + circ(x, y, 2.6, n) for x, y in ((0, -8), (-9, 7), (9, 7)))


def scales(c: str, n: str) -> str:
    pans = "".join(path(f"M{x - 7} 4H{x + 7}Q{x} 13 {x - 7} 4z", c) + stroke(f"M{x} -7L{x - 6} 4M{x} -7L{x + 6} 4", c, 1.4) for x in (-11, 11))
    return stroke("M-11 -8H11M0 -14V14", c, 2.8) + rect(-7, 13, 14, 3, c) + pans


def almanac(c: str, n: str) -> str:
    rays = "".join(f"M{8 * math.cos(a):.1f} {8 * math.sin(a) - 1:.1f}L{15 * math.cos(a):.1f} {15 * math.sin(a) - 1:.1f}" for a in (i * math.tau / 12 for i in range(12)))
    return stroke(rays, c, 2.4) + circ(0, -1, 8, c) + path("M1 -7a6 6 0 1 0 5 9a5.500 5.500 0 0 1 -5 -9z", n)


def thimble(c: str, n: str) -> str:
    dots = "".join(circ(x, y, 1.1, n) for y in (-7, -2, 3) for x in (-4.5, 0, 4.5))
    return path("M-10 12Q-9 -12 0 -13Q9 -12 10 12z", c) + dots + rect(-12, 11, 24, 5, c, 2) + path("M-6 -12L-7 -18L-3 -15L0 -19L3 -15L7 -18L6 -12z", c)


def quince(c: str, n: str) -> str:
    return path("M0 -9C8 -16 16 -6 14 4C12 13 5 16 0 14C-5 16 -12 13 -14 4C-16 -6 -8 -16 0 -9z", c) + stroke("M0 -9Q0 -14 3 -17", c, 2.4) + path("M2 -12Q10 -20 14 -13Q8 -9 2 -12z", c) + stroke("M-9 0Q-8 -6 -4 -7", n, 2)


def bell(c: str, n: str) -> str:
    return path("M-13 10Q-9 6 -8 -3Q-7 -13 0 -13Q7 -13 8 -3Q9 6 13 10z", c) + circ(0, 13, 3.6, c) + circ(0, -15, 2.6, c) + stroke("M-9 6H9", n, 1.8)


def clover(c: str, n: str) -> str:
    return "".join(g(path("M0 0C-9 -5 -8 -14 -3.500 -14Q0 -14 0 -11Q0 -14 3.500 -14C8 -14 9 -5 0 0z", c), 0, -2, rot=k * 90) for k in range(4)) + stroke("M0 0Q2 9 8 15", c, 2.6)


def compass_star(c: str, n: str) -> str:
    four = "".join(g(path("M0 -16L4 -4L0 0L-4 -4z", c), rot=k * 90) for k in range(4))
    return g("".join(g(path("M0 -10L2.500 -3L0 0L-2.500 -3z", c), rot=45 + k * 90) for k in range(4)) + four, rot=14) + circ(0, 0, 2, n)


def rings(c: str, n: str) -> str:
    return circ(-5.5, 2, 8, "none", c, 3.2) + circ(5.5, 2, 8, "none", c, 3.2) + path("M2 -9L6 -14H10L14 -9L8 -3z", c)


def candle(c: str, n: str) -> str:
    return rect(-4.5, -3, 9, 15, c, 1.5) + path("M0 -17Q7 -9 4 -5Q0 -2 -4 -5Q-6 -9 0 -17z", c) + path("M-12 11H12Q10 17 0 17Q-10 17 -12 11z", c) + stroke("M-4.500 1H1", n, 1.6)


def lantern(c: str, n: str) -> str:
    return path("M-8 -8H8L10 10H-10z", c) + path("M-9 -8L0 -15L9 -8z", c) + rect(-8, 10, 16, 4, c, 1) + circ(0, -16, 2.6, "none", c, 1.6) + path("M0 -4Q6 3 3 7Q0 9 -3 7Q-5 3 0 -4z", n)


def anise(c: str, n: str) -> str:
    return "".join(g(path("M0 -2Q-5 -9 0 -16Q5 -9 0 -2z", c) + stroke("M0 -6V-12", n, 1.2), rot=k * 45) for k in range(8)) + circ(0, 0, 2.4, c)


def shell(c: str, n: str) -> str:
    ribs = "".join(f"M0 10L{x} {y}" for x, y in ((-9, -8), (-4, -12), (4, -12), (9, -8)))
    return path("M0 13L-6 12L-5 8Q-18 0 -13 -8Q-12 -14 -6 -13Q0 -19 6 -13Q12 -14 13 -8Q18 0 5 8L6 12z", c) + stroke(ribs, n, 1.5)


def eye_shut(c: str, n: str) -> str:
    return stroke("M-14 -3Q0 10 14 -3", c, 3.2) + stroke("M-10 3L-13 8M-4 6L-5 12M4 6L5 12M10 3L13 8", c, 2.4) + oval(0, -12, 4, 2, c)


DEVICES: tuple[Device, ...] = (
    _and("M-14 13Q-6 12 -3 4Q-12 2 -15 -5Q-6 -6 1 -4Q0 -11 -5 -14Q-2 -18 4 -16L14 -13L6 -11Q9 -4 6 3Q4 7 2 8L3 17H0L-2 9Q-8 14 -14 13z", "M2 -14h.1", 1.8),
    _and("M-10 -15H10V-12Q9 -5 2 0Q9 5 10 12V15H-10V12Q-9 5 -2 0Q-9 -5 -10 -12z", "M-5 11Q0 6 5 11M-6 -9H6", 1.8),
    _path("M-4 -16H4V-6H13V2H4V16H-4V2H-13V-6H-4z"),
    comet,
    lantern,
    _and("M-14 6Q-14 -6 -3 -7Q2 -15 10 -11L16 -9L11 -6Q10 6 0 9L-6 16L-6 10Q-12 12 -14 6z", "M8 -8.500h.1M-8 3Q-2 4 2 -2", 1.8),
    thimble,
    _and("M-3 16C-16 14 -15 2 -6 1C2 0 3 -5 -3 -6L-9 -5L-6 -9C-12 -10 -10 -18 -3 -17C12 -16 14 0 2 4C-4 6 -4 9 1 9L9 6L7 11L13 13L5 15Q1 17 -3 16z", "M-4 -13.500h.1", 2),
    brothers,
    scales,
    almanac,
    quince,
    _and("M-16 8Q-12 -8 4 -7Q6 -14 12 -13Q17 -12 16 -6Q14 -2 10 -1Q8 8 -2 9Q-10 9 -16 8z", "M-15 13Q-10 10 -5 13T5 13T15 13M12 -9h.1", 2.2),
    eye_shut,
    lambda c, n: stroke("M-16 -6H6Q12 -6 12 -11Q11 -15 6 -14Q3 -13 4 -10M-16 1H11Q17 1 16 7Q14 11 9 10Q6 8 8 5M-14 8H-2Q3 8 3 12Q2 16 -3 15", c, 3),
    _and("M0 4Q-13 3 -12 -13Q-6 -12 -4 -7Q-2 -14 0 -16Q2 -14 4 -7Q6 -12 12 -13Q13 3 0 4zM-1.500 3H1.500V10Q8 2 13 5Q9 13 1.500 13V17H-1.500V14Q-8 14 -12 7Q-6 5 -1.500 10z", "M0 -8V-1", 1.6),
    _path("M0 14Q-5 8 -4 0Q-14 2 -17 -8Q-12 -6 -10 -9Q-6 -14 -3 -8L-2 -12Q0 -18 5 -14L10 -13L4 -10L3 -8Q6 -14 10 -9Q12 -6 17 -8Q14 2 4 0Q5 8 0 14z"),
    lambda c, n: stroke("M0 -9V13M-8 -5H8M-13 4Q-11 14 0 14Q11 14 13 4", c, 3.4) + circ(0, -12.5, 3.4, "none", c, 2.8) + path("M-16 7L-13 0L-8 5zM16 7L13 0L8 5z", c),
    _and("M-6 -11Q-13 -2 -12 6Q-10 14 0 14Q10 14 12 6Q13 -2 6 -11zM-8 -16H8L5 -12H-5z", "M-8 -9.500H8M-3 1Q0 -3 3 0T0 4T-2 8T3 8", 1.9),
    lambda c, n: path("M-12 4A12 12 0 0 1 12 4z", c) + stroke("M0 -12V-16M-10 -8L-13 -11M10 -8L13 -11M-16 8Q-12 5 -8 8T0 8T8 8T16 8M-10 14Q-6 11 -2 14T6 14T12 14", c, 2.6),
    bell,
    _and("M-16 8Q-12 -10 4 -10L8 -15L9 -9Q16 -6 17 0Q11 0 8 2Q2 4 0 10L-4 4Q-10 5 -11 9L-10 15L-16 12L-20 14z", "M10 -4h.1", 2),
    rings,
    clover,
    _path("M5 -16A16 16 0 1 0 15 7A13 13 0 1 1 5 -16z"),
    _and("M-10 16Q-8 4 -12 -2Q-6 -4 -5 -9Q-8 -12 -5 -16L0 -13L5 -15Q9 -12 9 -7L13 -5L8 -2Q16 2 14 15Q8 15 7 8Q3 6 2 8L0 16z", "M3 -10h.1M-4 4Q2 0 8 3", 1.8),
    _and("M-9 -14H9L16 -3L0 16L-16 -3z", "M-15 -3H15M-9 -13L-5 -3L0 15L5 -3L9 -13", 1.5),
    shell,
    _path("M4 -17L-10 3H-2L-5 17L11 -5H2z"),
    _and("M0 16C-6 8 -6 0 -2 -5C-6 -9 -13 -8 -16 -14C-8 -17 -2 -14 0 -8C2 -14 8 -17 16 -14C13 -8 6 -9 2 -5C6 0 6 8 0 16z", "M-2 1Q0 3 2 1M-2.500 5Q0 7 2.500 5", 1.4),
    _path("M17 -12Q6 -12 2 -6Q-4 -14 -17 -16Q-12 -6 -4 -1Q-6 6 -14 14Q-6 12 -1 6Q1 12 6 16Q5 8 4 2Q9 -2 10 -6Q12 -10 17 -12z"),
    anise,
    _path("M0 15Q-18 2 -16 -7Q-13 -15 -5 -13Q-1 -11 0 -7Q1 -11 5 -13Q13 -15 16 -7Q18 2 0 15z"),
    compass_star,
    candle,
)
"""In the order of the ships."""
