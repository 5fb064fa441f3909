"""The drawing kit: every function returns a piece of SVG text.

A scene is pieces joined in painting order, far to near. Rules baked in here, so that
no piece can break them:
  * a line round a figure is `ink(fill)`: a darker tone of the same hue, never black;
  * a form has two shadow tones, `shade(c, -.22)` and `shade(c, -.42)`;
  * light comes from the upper left, so shadows fall to the lower right (see `drop`).
"""

from __future__ import annotations

import colorsys
import math
import random
from collections.abc import Callable, Iterable

Point = tuple[float, float]
Stop = tuple[float, str, float]
Line = str | bool | None

DEFS: dict[str, str] = {}  # gradients and filters used by the scene, by id


# ---- colour ---------------------------------------------------------------------------
def _rgb(c: str) -> list[float]:
    return [int(c[i : i + 2], 16) / 255 for i in (1, 3, 5)]


def _hex(rgb: Iterable[float]) -> str:
    return "#" + "".join(f"{round(255 * max(0.0, min(1.0, v))):02x}" for v in rgb)


def mix(a: str, b: str, t: float) -> str:
    """Colour between a (t=0) and b (t=1)."""
    return _hex(x + (y - x) * t for x, y in zip(_rgb(a), _rgb(b), strict=True))


def shade(c: str, k: float) -> str:
    """k<0: darker and a little more saturated; k>0: lighter and warmer."""
    if k > 0:
        return mix(c, "#fff3d6", k)
    h, li, s = colorsys.rgb_to_hls(*_rgb(c))
    return _hex(colorsys.hls_to_rgb(h, li * (1 + k), min(1, s * (1 - k * 0.25))))


def ink(c: str) -> str:
    """The outline that belongs to a fill."""
    return shade(c, -0.58)


# ---- elements ---------------------------------------------------------------------------
def el(tag: str, body: str = "", **a: object) -> str:
    """One element; a trailing underscore of an attribute is dropped, inner ones become hyphens."""
    s = "".join(' {}="{}"'.format(k.rstrip("_").replace("_", "-"), v) for k, v in a.items() if v is not None)
    return f"<{tag}{s}>{body}</{tag}>" if body else f"<{tag}{s}/>"


def _ln(fill: str, line: Line, w: float) -> dict[str, object]:
    if line is None or not w:
        return {}
    colour = ink(fill) if line is True else line
    return {"stroke": colour, "stroke_width": w, "stroke_linejoin": "round", "stroke_linecap": "round"}


def path(d: str, fill: str = "none", line: Line = None, w: float = 2, **a: object) -> str:
    """A filled shape; line=True outlines it in the ink of its fill."""
    return el("path", d=d, fill=fill, **_ln(fill, line, w), **a)


def stroke(d: str, c: str, w: float = 2, **a: object) -> str:
    """A line with round ends."""
    ends = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    return el("path", d=d, fill="none", stroke=c, stroke_width=w, **{**ends, **a})


def rect(x: float, y: float, w: float, h: float, fill: str, r: float = 0, line: Line = None, lw: float = 2,
         **a: object) -> str:
    """A rectangle with corner radius r."""
    box = {"x": f"{x:.1f}", "y": f"{y:.1f}", "width": f"{w:.1f}", "height": f"{h:.1f}"}
    return el("rect", **box, rx=r, fill=fill, **_ln(fill, line, lw), **a)


def circ(x: float, y: float, r: float, fill: str, line: Line = None, w: float = 2, **a: object) -> str:
    """A circle."""
    return el("circle", cx=f"{x:.1f}", cy=f"{y:.1f}", r=f"{r:.1f}", fill=fill, **_ln(fill, line, w), **a)


def oval(x: float, y: float, rx: float, ry: float, fill: str, line: Line = None, w: float = 2, **a: object) -> str:
    """An ellipse."""
    box = {"cx": f"{x:.1f}", "cy": f"{y:.1f}", "rx": f"{rx:.1f}", "ry": f"{ry:.1f}"}
    return el("ellipse", **box, fill=fill, **_ln(fill, line, w), **a)


def pts(ps: Iterable[Point], close: bool = True) -> str:
    """The path through these points."""
    return "M" + "L".join("{:.1f} {:.1f}".format(*p) for p in ps) + ("Z" if close else "")


def poly(ps: Iterable[Point], fill: str, line: Line = None, w: float = 2, **a: object) -> str:
    """A polygon."""
    return path(pts(ps), fill, line, w, **a)


def g(body: str, x: float = 0, y: float = 0, s: float | Point = 1, rot: float = 0, **a: object) -> str:
    """A group moved, turned (degrees) and scaled."""
    t = f"translate({x:.1f} {y:.1f})"
    if rot:
        t += f" rotate({rot:.2f})"
    if s != 1:
        t += " scale({:g} {:g})".format(*s) if isinstance(s, tuple) else f" scale({s:.3f})"
    return el("g", body, transform=t, **a)


def text(x: float, y: float, s: object, size: float, fill: str, font: str = "Alegreya Sans", wt: int = 700,
         anchor: str = "middle", **a: object) -> str:
    """Lettering; y is the base line."""
    return el("text", str(s), x=f"{x:.1f}", y=f"{y:.1f}", font_size=size, fill=fill,
              font_family=font, font_weight=wt, text_anchor=anchor, **a)


# ---- light, shadow, grain ------------------------------------------------------------------
def _stops(stops: Iterable[Stop]) -> str:
    return "".join(el("stop", offset=o, stop_color=c, stop_opacity=p) for o, c, p in stops)


def radial(name: str, stops: Iterable[Stop], **a: object) -> str:
    """stops: (offset, colour, opacity). Returns a paint."""
    DEFS[name] = el("radialGradient", _stops(stops), id=name, **a)
    return f"url(#{name})"


def linear(name: str, stops: Iterable[Stop], x1: float = 0, y1: float = 0, x2: float = 0, y2: float = 1) -> str:
    """A paint that changes along a line; the ends are shares of the painted box."""
    DEFS[name] = el("linearGradient", _stops(stops), id=name, x1=x1, y1=y1, x2=x2, y2=y2)
    return f"url(#{name})"


def blur(name: str, sd: float) -> str:
    """A blurring filter."""
    DEFS[name] = (f'<filter id="{name}" x="-60%" y="-60%" width="220%" height="220%">'
                  f'<feGaussianBlur stdDeviation="{sd}"/></filter>')
    return f"url(#{name})"


def clip(name: str, shapes: str) -> str:
    """A clip shape; returns the reference to it."""
    DEFS[name] = el("clipPath", shapes, id=name)
    return f"url(#{name})"


def mask(name: str, shapes: str) -> str:
    """A mask: what is white in `shapes` shows, what is black is hidden; returns the reference."""
    DEFS[name] = el("mask", shapes, id=name, maskUnits="userSpaceOnUse",
                    x=-4000, y=-4000, width=8000, height=8000)
    return f"url(#{name})"


def glow(x: float, y: float, rx: float, ry: float, c: str, op: float = 1.0) -> str:
    """A soft pool of light: cheap radial gradient, no filter."""
    p = radial("gl" + c[1:], [(0, c, 0.9), (0.35, c, 0.45), (0.7, c, 0.12), (1, c, 0)])
    return oval(x, y, rx, ry, p, opacity=op)


def contact(x: float, y: float, rx: float, ry: float, c: str = "#0a0d20", op: float = 0.6) -> str:
    """Contact shadow under a standing piece, pushed to the lower right."""
    p = radial("ct" + c[1:], [(0, c, 1), (0.55, c, 0.7), (1, c, 0)])
    return oval(x + rx * 0.14, y + ry * 0.15, rx, ry, p, opacity=op)


def drop(x: float, y: float, w: float, h: float, r: float = 10, d: float = 6, c: str = "#0a0d20",
         op: float = 0.45) -> str:
    """Shadow of a lying card: tight dark one plus a wide soft one."""
    return (rect(x + d * 0.5, y + d * 0.6, w, h, c, r, opacity=op, filter=blur("b3", 3))
            + rect(x + d, y + d * 1.7, w, h, c, r, opacity=op * 0.6, filter=blur("b9", 9)))


def grain(x: float, y: float, w: float, h: float, c: str, n: int, seed: int = 1, size: Point = (6, 20),
          op: float = 0.08) -> str:
    """Sparse fibres instead of pixel noise: looks like paper, compresses well."""
    rnd, d = random.Random(seed), []
    for _ in range(n):
        a, b = x + rnd.random() * w, y + rnd.random() * h
        t, long = rnd.gauss(0, 0.5), rnd.uniform(*size)
        bow, dx, dy = rnd.uniform(-2, 2), long * math.cos(t), long * math.sin(t)
        d.append(f"M{a:.0f} {b:.0f}q{long * 0.5:.1f} {bow:.1f} {dx:.1f} {dy:.1f}")
    return stroke("".join(d), c, 1.1, opacity=op)


# ---- whole pictures -------------------------------------------------------------------------
def svg(w: float, h: float, body: str, view: str | None = None) -> str:
    """A document with all gradients and filters named so far."""
    size = f'width="{w:g}" height="{h:g}" viewBox="{view or f"0 0 {w:g} {h:g}"}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}><defs>{"".join(DEFS.values())}</defs>{body}</svg>'


def picture(w: float, h: float, draw: Callable[[], str], at: Point = (0, 0)) -> str:
    """A document w x h with the gradients of its own drawing only; `at` = the place of the drawing's origin."""
    kept = dict(DEFS)
    DEFS.clear()
    try:
        return svg(w, h, draw(), f"{-at[0]:g} {-at[1]:g} {w:g} {h:g}")
    finally:
        DEFS.clear()
        DEFS.update(kept)
