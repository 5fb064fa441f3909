"""The drawing language of the portraits.

A shape is written as "x,y x,y x,y!": a smooth closed curve through the points, '!' makes a corner. Shapes are lists
of points until the last moment, so that figures may be mirrored, tilted and scaled while the light stays upper left.
A portrait is drawn on 400 x 480 with the face at x 206, eyes at y 205, facing left.
"""

from __future__ import annotations

import colorsys
import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

Point = tuple[float, float, int]
Spec = str | Sequence[tuple[float, ...]]
Placer = Callable[[Spec], list[Point]]

WIDTH, HEIGHT = 400, 480


def rgb(colour: str) -> tuple[float, float, float]:
    """Red, green and blue of "#rrggbb", each 0 to 1."""
    r, g, b = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return r, g, b


def hexa(parts: Sequence[float]) -> str:
    """The "#rrggbb" of three parts 0 to 1."""
    return "#" + "".join(f"{round(255 * max(0.0, min(1.0, v))):02x}" for v in parts)


def mix(a: str, b: str, t: float) -> str:
    """The colour between a (t=0) and b (t=1)."""
    return hexa([x + (y - x) * t for x, y in zip(rgb(a), rgb(b), strict=True)])


def points(spec: Spec) -> list[Point]:
    """The points of a shape; the third part is 1 at a corner."""
    if not isinstance(spec, str):
        return [(q[0], q[1], int(q[2]) if len(q) > 2 else 0) for q in spec]
    out: list[Point] = []
    for word in spec.split():
        x, y = word.rstrip("!").split(",")
        out.append((float(x), float(y), int(word.endswith("!"))))
    return out


def place(spec: Spec, x: float = 0, y: float = 0, sx: float = 1, sy: float | None = None, rot: float = 0) -> list[Point]:
    """The shape scaled, turned by rot degrees and put at x, y."""
    high = sx if sy is None else sy
    c, s = math.cos(math.radians(rot)), math.sin(math.radians(rot))
    return [(x + a * sx * c - b * high * s, y + a * sx * s + b * high * c, k) for a, b, k in points(spec)]


def at(x: float, y: float, sx: float = 1, sy: float | None = None, rot: float = 0) -> Placer:
    """A function that puts shapes at one place."""
    return lambda spec: place(spec, x, y, sx, sy, rot)


def ell(x: float, y: float, rx: float, ry: float | None = None, n: int = 10, rot: float = 0) -> list[Point]:
    """An ellipse through n points."""
    ring = [(math.cos(i * 2 * math.pi / n), math.sin(i * 2 * math.pi / n)) for i in range(n)]
    return place(ring, x, y, rx, ry or rx, rot)


def box(x: float, y: float, w: float, h: float, r: float = 0) -> str:
    """A rectangle, corners rounded by r."""
    if not r:
        return f"{x},{y}! {x + w},{y}! {x + w},{y + h}! {x},{y + h}!"
    k = r * 0.3
    return (
        f"{x + r},{y} {x + w - r},{y} {x + w - k},{y + k} {x + w},{y + r} {x + w},{y + h - r} {x + w - k},{y + h - k} "
        f"{x + w - r},{y + h} {x + r},{y + h} {x + k},{y + h - k} {x},{y + h - r} {x},{y + r} {x + k},{y + k}"
    )


def star(n: int, inner: float, r: float = 1) -> list[Point]:
    """A star of n rays, the first one up."""
    radii = (r, r * inner)
    turns = [math.pi * (i / n - 0.5) for i in range(2 * n)]
    return [(math.cos(t) * radii[i % 2], math.sin(t) * radii[i % 2], 1) for i, t in enumerate(turns)]


def _handles(p: list[Point], closed: bool) -> list[tuple[tuple[float, float], tuple[float, float]]]:
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


def curve(p: list[Point], closed: bool = True, dx: float = 0, dy: float = 0) -> str:
    """SVG path through the points."""
    h, n = _handles(p, closed), len(p)

    def pair(q: Sequence[float]) -> str:
        return f"{q[0] + dx:.1f} {q[1] + dy:.1f}"

    out = "M" + pair(p[0])
    for i in range(n if closed else n - 1):
        j = (i + 1) % n
        out += f"C{pair(h[i][1])} {pair(h[j][0])} {pair(p[j])}"
    return out + ("Z" if closed else "")


def sample(p: list[Point], k: int = 6) -> list[tuple[float, float]]:
    """Points along the open curve, k for each stretch."""
    h, out = _handles(p, False), []
    for i in range(len(p) - 1):
        a, b, c, d = p[i], h[i][1], h[i + 1][0], p[i + 1]
        for j in range(k):
            t = j / k
            w = ((1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t**3)
            x, y = (sum(f * q[m] for f, q in zip(w, (a, b, c, d), strict=True)) for m in (0, 1))
            out.append((x, y))
    return [*out, p[-1][:2]]


@dataclass
class World:
    """The palette of one game: shadows lean to `shadow`, lines to `ink`, lit edges to `light`; lamp: strength of light."""

    name: str
    shadow: str
    ink: str
    light: str
    lamp: float = 1
    colours: dict[str, str] = field(default_factory=dict)

    def __getitem__(self, colour: str) -> str:
        return self.colours[colour]


class Pen:
    """Collects the drawing of one portrait. slug: makes ids unique when drawings are nested; weight: of all lines."""

    def __init__(self, world: World, slug: str = "p", flip: bool = False, weight: float = 1) -> None:
        self.world, self.slug, self.flip, self.weight = world, slug, flip, weight
        self.out: list[str] = []
        self.defs: list[str] = []
        self.skin = "#e0ac82"
        self.face = ""
        self.width = WIDTH
        self._moves: list[tuple[float, float, float, float, float, float, float]] = []

    @contextmanager
    def moved(
        self, x: float = 0, y: float = 0, sx: float = 1, sy: float | None = None, rot: float = 0, cx: float = 206, cy: float = 160
    ) -> Iterator[None]:
        """Everything drawn inside is scaled and turned about cx, cy and shifted; line widths and light stay."""
        self._moves.append((x, y, sx, sx if sy is None else sy, rot, cx, cy))
        yield
        self._moves.pop()

    def spots(self, spec: Spec) -> list[Point]:
        """The shape on the sheet: moved and mirrored."""
        p = points(spec)
        for x, y, sx, sy, rot, cx, cy in reversed(self._moves):
            p = place([(a - cx, b - cy, k) for a, b, k in p], cx + x, cy + y, sx, sy, rot)
        return [(self.width - x, y, k) for x, y, k in p] if self.flip else p

    def tone(self, colour: str, t: float) -> str:
        """The colour in shadow."""
        return mix(colour, self.world.shadow, t)

    def line(self, colour: str) -> str:
        """The outline that belongs to a fill: a dark of the same hue, never black."""
        h, light, s = colorsys.rgb_to_hls(*rgb(colour))
        dark = hexa(colorsys.hls_to_rgb(h, min(0.24, light * 0.45), min(0.65, s * 0.8 + 0.08)))
        return mix(dark, self.world.ink, 0.45)

    def clip(self, spec: Spec) -> str:
        """Makes a clip of the shape; returns the attribute that uses it."""
        name = f"{self.slug}c{len(self.defs)}"
        self.defs.append(f'<clipPath id="{name}"><path d="{curve(self.spots(spec))}"/></clipPath>')
        return f'clip-path="url(#{name})"'

    def add(self, text: str, clip: str = "") -> None:
        """Puts SVG text on the sheet."""
        self.out.append(f"<g {clip}>{text}</g>" if clip else text)

    def flat(self, spec: Spec, colour: str, opacity: float = 1, clip: str = "", line: float = 0) -> None:
        """A plain shape."""
        edge = f' stroke="{self.line(colour)}" stroke-width="{line * self.weight:.1f}" stroke-linejoin="round"' if line else ""
        thin = f' fill-opacity="{opacity}"' if opacity < 1 else ""
        self.add(f'<path d="{curve(self.spots(spec))}" fill="{colour}"{thin}{edge}/>', clip)

    def form(self, spec: Spec, colour: str, a: float = 7, w: float = 4, hi: float = 0.35, clip: str = "") -> str:
        """The basic solid: fill, lit edge, two shadow crescents, outline. a: shadow thickness, w: line, hi: light."""
        p = self.spots(spec)
        d, line, inner = curve(p), self.line(colour), self.clip(spec)
        width, light = w * self.weight, min(0.7, hi * self.world.lamp)
        xs, ys = [q[0] for q in p], [q[1] for q in p]
        # A tight box: a clipped layer costs its bounding box.
        frame = f"M{min(xs) - 20:.0f} {min(ys) - 20:.0f}H{max(xs) + 20:.0f}V{max(ys) + 20:.0f}H{min(xs) - 20:.0f}Z"
        edge = f'fill="none" stroke="{line}" stroke-linejoin="round"'
        parts = [f'<path d="{d}" transform="translate(1.2 2)" {edge} stroke-width="{width:.1f}"/>' if w else ""]
        parts.append(f'<path d="{d}" fill="{colour}"/><g {inner} fill-rule="evenodd">')
        if light:
            parts.append(f'<path d="{frame}{curve(p, True, a * 0.55, a * 0.6)}" fill="{mix(colour, self.world.light, light)}"/>')
        if a:
            for far, down, dark in ((-2.1, -1.3, 0.25), (-0.9, -0.7, 0.48)):
                parts.append(f'<path d="{frame}{curve(p, True, far * a, down * a)}" fill="{self.tone(colour, dark)}"/>')
        parts.append("</g>" + (f'<path d="{d}" {edge} stroke-width="{width * 0.8:.1f}"/>' if w else ""))
        self.add("".join(parts), clip)
        return inner

    def brush(self, spec: Spec, colour: str, w: float = 4, clip: str = "", ends: float = 0.25, opacity: float = 1) -> None:
        """A tapered stroke: the width swells from ends*w to w and back."""
        q = sample(self.spots(spec))
        n, left, right = len(q) - 1, [], []
        for i, (x, y) in enumerate(q):
            a, b = q[max(0, i - 1)], q[min(n, i + 1)]
            dx, dy = b[0] - a[0], b[1] - a[1]
            length = math.hypot(dx, dy) or 1
            r = 0.5 * w * self.weight * (ends + (1 - ends) * math.sin(math.pi * (i / n) ** 0.8))
            left.append((x - dy / length * r, y + dx / length * r))
            right.append((x + dy / length * r, y - dx / length * r))
        d = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in left + right[::-1]) + "Z"
        self.add(f'<path d="{d}" fill="{colour}" fill-opacity="{opacity}"/>', clip)

    def rod(self, spec: Spec, colour: str, w: float, clip: str = "") -> None:
        """A stick of even width with its outline and a lit edge."""
        self.brush(spec, self.line(colour), w + 6, clip, 1)
        self.brush(spec, colour, w, clip, 1)
        self.brush([(x - w * 0.2, y - w * 0.15, k) for x, y, k in points(spec)], mix(colour, self.world.light, 0.5), w * 0.25, clip, 0.8)

    def inner(self, *specs: str, colour: str, w: float = 3, opacity: float = 0.6) -> None:
        """Fine lines inside a form of that colour."""
        for spec in specs:
            self.brush(spec, self.line(colour), w, opacity=opacity)

    def body(self) -> str:
        """The drawing without a document round it."""
        return "".join(self.out)

    def svg(self, width: int = WIDTH, height: int = HEIGHT) -> str:
        """The drawing as a document."""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
            f"<defs>{''.join(self.defs)}</defs>{self.body()}</svg>"
        )
