"""The painter's hand of the box fronts: solid forms with two shadows, and strokes that swell and taper.

A shape is written as "x,y x,y x,y!": a smooth curve through the points, `!` makes a corner. Everything is a string of SVG.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

from build_scripts.art import kit
from build_scripts.art.kit import ink, mix

Spot = tuple[float, float, bool]
Shape = str | Sequence[Spot]
SHADE = ["#1d2b57"]
LIGHT = ["#ffd894"]
_count = itertools.count()


def world(shadow: str, light: str) -> None:
    """The hue that shadows lean to and the colour of the light, for all that is drawn next."""
    SHADE[0], LIGHT[0] = shadow, light


def spots(shape: Shape) -> list[Spot]:
    if not isinstance(shape, str):
        return [(s[0], s[1], s[2] if len(s) > 2 else False) for s in shape]
    out = []
    for word in shape.split():
        x, y = word.rstrip("!").split(",")
        out.append((float(x), float(y), word.endswith("!")))
    return out


def at(shape: Shape, x: float = 0, y: float = 0, sx: float = 1, sy: float | None = None, rot: float = 0) -> list[Spot]:
    """The shape moved, scaled and turned."""
    c, s, sy = math.cos(math.radians(rot)), math.sin(math.radians(rot)), sx if sy is None else sy
    return [(x + a * sx * c - b * sy * s, y + a * sx * s + b * sy * c, k) for a, b, k in spots(shape)]


def ell(x: float, y: float, rx: float, ry: float | None = None, n: int = 10, rot: float = 0) -> list[Spot]:
    ring: list[Spot] = [(math.cos(i * math.tau / n), math.sin(i * math.tau / n), False) for i in range(n)]
    return at(ring, x, y, rx, ry if ry is not None else rx, rot)


def box(x: float, y: float, w: float, h: float) -> list[Spot]:
    return [(x, y, True), (x + w, y, True), (x + w, y + h, True), (x, y + h, True)]


def _handles(p: list[Spot], closed: bool) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    n, out = len(p), []
    for i, (x, y, corner) in enumerate(p):
        a = p[i - 1] if closed or i else p[i]
        b = p[(i + 1) % n] if closed or i < n - 1 else p[i]
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = math.hypot(dx, dy) or 1
        ux, uy = (0.0, 0.0) if corner else (dx / length, dy / length)
        la, lb = 0.36 * math.hypot(x - a[0], y - a[1]), 0.36 * math.hypot(b[0] - x, b[1] - y)
        out.append(((x - ux * la, y - uy * la), (x + ux * lb, y + uy * lb)))
    return out


def curve(shape: Shape, closed: bool = True, dx: float = 0, dy: float = 0) -> str:
    """The path through the points."""
    p = spots(shape)
    h, n = _handles(p, closed), len(p)
    d = f"M{p[0][0] + dx:.1f} {p[0][1] + dy:.1f}"
    for i in range(n if closed else n - 1):
        j = (i + 1) % n
        (ax, ay), (bx, by) = h[i][1], h[j][0]
        d += f"C{ax + dx:.1f} {ay + dy:.1f} {bx + dx:.1f} {by + dy:.1f} {p[j][0] + dx:.1f} {p[j][1] + dy:.1f}"
    return d + ("Z" if closed else "")


def within(shape: Shape, body: str) -> str:
    """The body cut to the shape."""
    name = f"w{next(_count)}"
    kit.DEFS[name] = f'<clipPath id="{name}"><path d="{curve(shape)}"/></clipPath>'
    return f'<g clip-path="url(#{name})">{body}</g>'


def flat(shape: Shape, colour: str, opacity: float = 1) -> str:
    alpha = f' fill-opacity="{opacity}"' if opacity < 1 else ""
    return f'<path d="{curve(shape)}" fill="{colour}"{alpha}/>'


def form(shape: Shape, colour: str, a: float = 7, w: float = 4, hi: float = 0.4, inside: str = "") -> str:
    """A solid: two shadows to the lower right of thickness a, a lit edge, an outline w of its own hue."""
    p = spots(shape)
    d, line = curve(p), mix(ink(colour), SHADE[0], 0.25)
    xs, ys = [q[0] for q in p], [q[1] for q in p]
    hull = f"M{min(xs) - 30:.0f} {min(ys) - 30:.0f}H{max(xs) + 30:.0f}V{max(ys) + 30:.0f}H{min(xs) - 30:.0f}Z"
    skin = f'<path d="{d}" fill="{colour}"/>'
    if hi:
        skin += f'<path fill-rule="evenodd" d="{hull}{curve(p, True, a * .55, a * .6)}" fill="{mix(colour, LIGHT[0], hi)}"/>'
    if a:
        for k, ky, t in ((2.1, 1.3, 0.25), (0.9, 0.7, 0.48)):
            skin += (f'<path fill-rule="evenodd" d="{hull}{curve(p, True, -k * a, -ky * a)}" '
                     f'fill="{mix(colour, SHADE[0], t)}"/>')
    rim = f'<path d="{d}" fill="none" stroke="{line}" stroke-width="{w}" stroke-linejoin="round"/>' if w else ""
    return within(p, skin + inside) + rim


def brush(shape: Shape, colour: str, w: float = 4, ends: float = 0.25, opacity: float = 1) -> str:
    """A stroke whose width swells from ends*w to w and back."""
    p = spots(shape)
    h, q = _handles(p, False), []
    for i in range(len(p) - 1):
        a, b, c, d = p[i], h[i][1], h[i + 1][0], p[i + 1]
        for j in range(6):
            t = j / 6
            u = 1 - t
            q.append(tuple(u**3 * a[m] + 3 * u * u * t * b[m] + 3 * u * t * t * c[m] + t**3 * d[m] for m in (0, 1)))
    q.append((p[-1][0], p[-1][1]))
    n, left, right = len(q) - 1, [], []
    for i, (x, y) in enumerate(q):
        (x0, y0), (x1, y1) = q[max(0, i - 1)], q[min(n, i + 1)]
        length = math.hypot(x1 - x0, y1 - y0) or 1
        r = 0.5 * w * (ends + (1 - ends) * math.sin(math.pi * (i / n) ** 0.8))
        nx, ny = -(y1 - y0) / length * r, (x1 - x0) / length * r
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    alpha = f' fill-opacity="{opacity}"' if opacity < 1 else ""
    return f'<path d="{kit.pts(left + right[::-1])}" fill="{colour}"{alpha}/>'


def rod(shape: Shape, colour: str, w: float, line: str | None = None) -> str:
    """A bar of even width with an outline."""
    d, edge = curve(shape, False), line or mix(ink(colour), SHADE[0], 0.25)
    return kit.stroke(d, edge, w + 4) + kit.stroke(d, colour, w) + kit.stroke(
        d, mix(colour, LIGHT[0], 0.45), w * 0.3, transform=f"translate({-w * .18:.1f} {-w * .18:.1f})")
