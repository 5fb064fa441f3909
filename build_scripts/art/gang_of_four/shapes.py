"""The colour shapes: bamboo for green, coin for yellow, lotus for red; each fits 44 x 44 round the origin."""

from __future__ import annotations

from build_scripts.art.gang_of_four.base import CREAM, GOLD, HUE, LEAF
from build_scripts.art.kit import circ, el, g, ink, mix, path, poly, rect, shade, stroke


def leaf(x: float, y: float, length: float, turn: float, c: str, w: float = 0.2, line: float = 1.3) -> str:
    """A bamboo leaf from its stalk, pointing up before it is turned."""
    k, wide = length, length * w
    body = path(f"M0 0C{-wide * 1.3:.1f} {-k * 0.3:.1f} {-wide:.1f} {-k * 0.7:.1f} 0 {-k:.1f}C{wide:.1f} {-k * 0.7:.1f} {wide * 1.3:.1f} {-k * 0.3:.1f} 0 0z", c, ink(c), line)
    body += path(f"M0 -1C{-wide * 1.1:.1f} {-k * 0.3:.1f} {-wide * 0.8:.1f} {-k * 0.68:.1f} 0 {-k + 1.5:.1f}z", shade(c, 0.3))
    return g(body, x, y, 1, turn)


def joint(x: float, y: float, w: float, h: float, c: str, line: float = 1.4) -> str:
    """One piece of a cane between two knots; x is its middle, y its top."""
    body = path(f"M{x - w / 2 - 1:.1f} {y:.1f}h{w + 2:.1f}q-1.6 {h * 0.1:.1f} -1.6 {h * 0.3:.1f}v{h * 0.4:.1f}q0 {h * 0.2:.1f} 1.6 {h * 0.3:.1f}h{-w - 2:.1f}q1.6 {-h * 0.1:.1f} 1.6 {-h * 0.3:.1f}v{-h * 0.4:.1f}q0 {-h * 0.2:.1f} -1.6 {-h * 0.3:.1f}z", c, ink(c), line)
    body += rect(x + w * 0.16, y + h * 0.06, w * 0.3, h * 0.88, shade(c, -0.26), w * 0.1)
    return body + rect(x - w * 0.36, y + h * 0.12, w * 0.2, h * 0.72, shade(c, 0.6), w * 0.1)


def bamboo(s: float = 1) -> str:
    """One cane of three joints with four leaves: tall, so that it is never taken for a figure."""
    c = HUE["g"]
    out = leaf(5, -6, 23, 66, shade(c, -0.1)) + leaf(-5, 6, 21, -62, shade(c, 0.12)) + leaf(-4, 8, 17, -112, shade(c, -0.14))
    out += leaf(4, -5, 17, 112, shade(c, -0.2))
    return g(out + "".join(joint(0, y, 11, 14.6, c) for y in (-22, -7.4, 7.2)), 0, 0, s)


def coin(s: float = 1) -> str:
    """A round coin with a square hole and four signs."""
    c = HUE["y"]
    out = circ(0, 0, 22, c, ink(c), 2) + circ(-0.8, -0.8, 19.2, shade(c, 0.38)) + circ(0.6, 0.6, 17.4, shade(c, 0.12))
    out += circ(0, 0, 19, "none", shade(c, -0.3), 1.2) + "".join(el("g", stroke("M-3 -14.4h6M0 -16v4", shade(c, -0.42), 1.8), transform=f"rotate({a})") for a in (0, 90, 180, 270))
    out += rect(-7.4, -7.4, 14.8, 14.8, shade(c, 0.5), 1.5, ink(c), 1.6) + rect(-5, -5, 10, 10, mix(ink(c), "#5a3010", 0.3), 1)
    return g(out + stroke("M-16 -11q4 -7 12 -9", "#fff6d8", 2.2), 0, 0, s)


def petal(length: float, w: float, turn: float, c: str, line: float = 1.4) -> str:
    """A petal of the lotus from its root at the origin."""
    k = length
    body = path(f"M0 0C{-w:.1f} {-k * 0.28:.1f} {-w:.1f} {-k * 0.66:.1f} 0 {-k:.1f}C{w:.1f} {-k * 0.66:.1f} {w:.1f} {-k * 0.28:.1f} 0 0z", c, ink(c), line)
    body += path(f"M0 -2C{-w * 0.8:.1f} {-k * 0.3:.1f} {-w * 0.8:.1f} {-k * 0.64:.1f} 0 {-k + 2:.1f}C{-w * 0.3:.1f} {-k * 0.6:.1f} {-w * 0.3:.1f} {-k * 0.3:.1f} 0 -2z", shade(c, 0.34))
    return el("g", body, transform=f"rotate({turn})")


def lotus(s: float = 1) -> str:
    """An open lotus on its pad, wide and pointed."""
    c = HUE["r"]
    out = path("M-22 17q22 9 44 0q-5 -6 -22 -6t-22 6z", HUE["g"], True, 1.3)
    rest = "".join(petal(k, 8.4, a, shade(c, t)) for a, k, t in ((-78, 23, -0.2), (78, 23, -0.28), (-50, 29, -0.04), (50, 29, -0.14), (-24, 33, 0.1), (24, 33, 0.02)))
    return g(out + g(rest + petal(35, 8.6, 0, shade(c, 0.24)), 0, 15), 0, -1, s)


SHAPES = {"g": bamboo, "y": coin, "r": lotus}


def plumes(c: str, s: float = 1) -> str:
    """Three plumes with eyes: the sign of a phoenix."""
    out = ""
    for a in (-34, 34, 0):
        eye = circ(0, -23, 4.6, LEAF, ink(c), 1.2) + circ(0, -23, 2, shade(c, -0.4))
        out += el("g", path("M0 8C-9 -8 -9 -22 0 -32C9 -22 9 -8 0 8z", c, ink(c), 1.6) + path("M0 4C-7 -8 -7 -20 0 -29z", shade(c, 0.3)) + eye, transform=f"translate(0 12) rotate({a})")
    return g(out + circ(0, 15, 4.4, GOLD, True, 1.4), 0, 0, s)


def fire(s: float = 1) -> str:
    """The dragon's breath as a sign."""
    c = HUE["r"]
    out = path("M2 22C-16 22 -20 8 -12 -4C-11 3 -8 5 -5 5C-8 -8 0 -16 6 -24C5 -12 14 -9 13 -1C16 -3 16 -6 16 -8C22 4 18 22 2 22z", c, ink(c), 2)
    out += path("M2 20C-8 20 -11 11 -5 4C-4 9 -1 10 1 9C-1 2 3 -3 7 -8C6 0 12 3 12 9C12 15 9 20 2 20z", "#f2a23c")
    return g(out + path("M3 19C-2 19 -4 14 0 10C2 12 4 11 5 7C9 12 8 19 3 19z", "#ffe9a8"), 0, 0, s)


def trefoil(s: float = 1) -> str:
    """All three colours together: coin above, bamboo and lotus below."""
    return g(g(bamboo(0.56), -11, 7) + g(lotus(0.56), 11, 9) + g(coin(0.5), 0, -11), 0, 0, s)


def star(r: float, c: str) -> str:
    """A glint."""
    k = r * 0.22
    return poly([(0, -r), (k, -k), (r, 0), (k, k), (0, r), (-k, k), (-r, 0), (-k, -k)], c)


def paper(c: str, t: float) -> str:
    """A card's paper tinted with a colour."""
    return mix(CREAM, c, t)
