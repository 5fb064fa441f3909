"""The fourteen tavern emblems, each in a window of 34 x 34 round the origin."""

from __future__ import annotations

from build_scripts.art.halunken.base import LAMP, NIGHT, star
from build_scripts.art.kit import circ, g, path, poly, rect, stroke

ORDER = (
    "anchor",
    "moon",
    "crown",
    "whale",
    "bell",
    "fish",
    "key",
    "star",
    "barrel",
    "wheel",
    "swan",
    "goblet",
    "boot",
    "hand",
)


def emblem(name: str, c: str = LAMP, cut: str = NIGHT) -> str:
    """The emblem in colour c; `cut` is what shows through its holes."""
    return EMBLEMS[name](c, cut)


def anchor(c: str, cut: str) -> str:
    """An anchor with its ring and flukes."""
    body = stroke("M0 -9V14M-8 -4H8M-14 3q1 10 14 11q13 -1 14 -11", c, 3.8)
    return body + circ(0, -12, 3.2, "none", c, 3) + path("M-17 6l3 -7l5 5zM17 6l-3 -7l-5 5z", c)


def moon(c: str, cut: str) -> str:
    """A waning moon and one star."""
    return path("M5 -15a15 15 0 1 0 9 21a12.5 12.5 0 0 1 -9 -21z", c) + poly(
        star(4.6, 2), c, transform="translate(9 -5)"
    )


def crown(c: str, cut: str) -> str:
    """A crown."""
    body = path("M-13 7L-15 -8L-7 0L0 -12L7 0L15 -8L13 7z", c, c, 1.6) + rect(-13, 9, 26, 4.4, c, 1.4)
    return body + circ(-15, -10, 2.4, c) + circ(0, -13.6, 2.6, c) + circ(15, -10, 2.4, c)


def whale(c: str, cut: str) -> str:
    """A whale that blows."""
    body = path(
        "M-15 5q-1 -13 13 -13q11 0 14 8q2 1 3 -2q-4 -3 -3 -7q3 0 4 3q2 -3 4 -2q1 4 -2 7q-1 15 -16 17q-16 2 -17 -11z", c
    )
    body += stroke("M-6 -10q0 -5 -4 -6M-6 -10q0 -5 4 -6", c, 2.4)
    return body + circ(-9, 2, 1.7, cut) + stroke("M-14 8q6 4 12 1", cut, 1.6)


def bell(c: str, cut: str) -> str:
    """A ship's bell."""
    body = path("M-13 8q4 -4 4 -12q0 -9 9 -9q9 0 9 9q0 8 4 12z", c, c, 1.6) + circ(0, 12, 3.2, c)
    return body + stroke("M-7.5 3h15", cut, 1.8) + circ(0, -14.5, 2.2, c)


def fish(c: str, cut: str) -> str:
    """A fish."""
    body = path("M-16 0q11 -13 24 -1l8 -8q-3 8 0 17l-8 -8q-13 12 -24 0z", c) + path("M-5 -7q5 -6 10 -4l-3 5z", c)
    return body + circ(-9, -1.5, 1.8, cut) + stroke("M-4 -4q3 4 0 8", cut, 1.6)


def key(c: str, cut: str) -> str:
    """A key."""
    return circ(-7.5, -6.5, 5.8, "none", c, 4.2) + stroke("M-3 -2.5L12 11M8.6 8l4.4 -4.6M4 4l3.4 -3.4", c, 4)


def pole_star(c: str, cut: str) -> str:
    """A five-pointed star."""
    return poly(star(16, 6.8), c, c, 1.4)


def barrel(c: str, cut: str) -> str:
    """A cask."""
    body = path("M-9 -14h18q7 14 0 28h-18q-7 -14 0 -28z", c)
    return (
        body
        + stroke("M-12 -6.5q12 3 24 0M-12 6.5q12 3 24 0", cut, 2.4)
        + stroke("M-3 -14q-2 14 0 28M4 -14q2 14 0 28", cut, 1)
    )


def wheel(c: str, cut: str) -> str:
    """A steering wheel."""
    body = stroke("M0 -16V16M-16 0H16M-11.4 -11.4L11.4 11.4M11.4 -11.4L-11.4 11.4", c, 2.8)
    return body + circ(0, 0, 9.4, "none", c, 3.6) + circ(0, 0, 3.8, c)


def swan(c: str, cut: str) -> str:
    """A swan on water."""
    body = path("M-15 7q-2 -9 6 -11q2 4 9 3q6 -1 5 -4q-6 -10 3 -11l6 3l-5 2q-3 2 0 8q4 13 -10 13q-11 0 -14 -3z", c)
    return body + stroke("M-9 4q6 3 12 -1", cut, 1.5) + stroke("M-15 14q4 -2 8 0t8 0t8 0", c, 1.8)


def goblet(c: str, cut: str) -> str:
    """A goblet."""
    body = path("M-10 -14h20q1 14 -7.4 16v7l6.4 4.4h-18l6.4 -4.4v-7q-8.4 -2 -7.4 -16z", c, c, 1)
    return body + stroke("M-6.4 -9.6h12.8", cut, 2)


def boot(c: str, cut: str) -> str:
    """A boot."""
    body = path("M-8 -15h13v15q10 2 10 10v1.6h-23z", c, c, 1.4) + rect(-9, 12.4, 9, 3, c) + rect(4, 12.4, 11.4, 2, c)
    return body + stroke("M-8 -9.6h13", cut, 2)


def hand(c: str, cut: str) -> str:
    """An open hand."""
    body = path(
        "M-7 15v-8q-6 -4 -6.6 -11q4 -.6 6.6 4v-11q.4 -2.6 2.6 -2.6q2 0 2.4 2.6v-3q.3 -2.4 2.4 -2.4t2.4 2.4v3q.3 -2.2 "
        "2.3 -2.2t2.3 2.2v3.6q.4 -1.8 2.2 -1.8q2 .2 2 2.4v8.600q0 6 -5 9.800v5z",
        c,
    )
    return body + stroke("M-1.8 -9v8M3 -9v8M7.6 -7.400v6.4", cut, 1.2)


EMBLEMS = {
    "anchor": anchor,
    "moon": moon,
    "crown": crown,
    "whale": whale,
    "bell": bell,
    "fish": fish,
    "key": key,
    "star": pole_star,
    "barrel": barrel,
    "wheel": wheel,
    "swan": swan,
    "goblet": goblet,
    "boot": boot,
    "hand": hand,
}


def roundel(name: str, rim: str, ground: str = "#26304f") -> str:
    """The emblem on its round board, radius 24."""
    return circ(0, 0, 22, ground, rim, 3.2) + g(emblem(name, LAMP, ground), s=0.94)
