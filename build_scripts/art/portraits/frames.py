"""Frames round portraits: windows for nested drawings, the rope frame of the harbour, name plates."""

from __future__ import annotations

import math

from .pen import Pen, Spec, box, curve, ell, mix, place, points

ROPE, BRASS = "#c9a873", "#d9a850"


def show(p: Pen, portrait: Pen, shape: Spec, x: float, y: float, s: float) -> None:
    """The portrait at x, y, scaled by s, seen through a window."""
    p.defs.extend(portrait.defs)
    inside = p.clip(shape)
    p.add(f'<g {inside}><g transform="translate({x:g} {y:g}) scale({s:g})">{portrait.body()}</g></g>')


def window(portrait: Pen, x: float, y: float, s: float, name: str, shape: str) -> str:
    """The same as SVG text, for pictures made without a pen; shape: an SVG element that is the window."""
    defs = f'<defs>{"".join(portrait.defs)}<clipPath id="{name}">{shape}</clipPath></defs>'
    inner = f'<g transform="translate({x:.2f} {y:.2f}) scale({s:.4f})">{portrait.body()}</g>'
    return f'{defs}<g clip-path="url(#{name})">{inner}</g>'


def rope(p: Pen, x: float, y: float, w: float, h: float, knots: tuple[int, ...] = (1, 2, 3)) -> None:
    """A rope laid round a rectangle; knots: corners (from the upper left, clockwise) where it is coiled."""
    corners = [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]
    strands: list[tuple[float, float, float]] = []
    for i, (ax, ay) in enumerate(corners):
        bx, by = corners[(i + 1) % 4]
        n = round(math.hypot(bx - ax, by - ay) / 15)
        turn = math.degrees(math.atan2(by - ay, bx - ax)) + 32
        strands += [(ax + (bx - ax) * k / n, ay + (by - ay) * k / n, turn) for k in range(n)]
    for sx, sy, turn in strands:
        p.form(ell(sx, sy, 13, 7.5, 8, turn), ROPE, a=3, w=3)
    for i in knots:
        for k in (0, 1, 2):
            p.form(ell(*corners[i], 24 - k * 7, 22 - k * 7, 10, 20 * k), ROPE, a=4, w=3.2)


def name_plate(p: Pen, x: float, y: float, w: float, h: float) -> None:
    """An empty brass plate with four nails."""
    p.flat([(a, b + 6, k) for a, b, k in points(box(x, y + 2, w, h, 16))], p.world.ink, 0.5)
    p.form(box(x, y, w, h, 16), BRASS, a=6, w=5, hi=0.45)
    p.form(box(x + 14, y + 12, w - 28, h - 24, 10), "#f0dca4", a=2, w=2.6, hi=0.2)
    for a in (x + 9, x + w - 9):
        for b in (y + 11, y + h - 11):
            p.form(ell(a, b, 4, n=8), "#a8742c", a=1, w=2)


def pennant(p: Pen, x: float, y: float, w: float, h: float, colour: str) -> None:
    """A hanging flag that carries number and shape; forked at the foot."""
    flag = f"{x},{y}! {x + w},{y}! {x + w},{y + h}! {x + w / 2},{y + h - w * 0.26}! {x},{y + h}!"
    p.flat([(a + 5, b + 8, k) for a, b, k in points(flag)], p.world.ink, 0.4)
    p.form(flag, colour, a=6, w=5)
    p.brush([(x + 7, y + 12), (x + 7, y + h * 0.5), (x + 7, y + h - 14)], mix(colour, "#fff3d6", 0.55), 2.6, ends=0.8)
    p.brush([(x + w - 7, y + 12), (x + w - 7, y + h * 0.5), (x + w - 7, y + h - 14)], mix(colour, "#fff3d6", 0.55), 2.6, ends=0.8)
    p.rod(place([(-8, 0), (w / 2, 0), (w + 8, 0)], x, y), "#8f5f3a", 11)


def ring(p: Pen, x: float, y: float, r: float, colour: str, w: float = 9) -> None:
    """A round frame with light from the upper left."""
    circle = ell(x, y, r, n=24)
    for shade, width in ((p.line(colour), w + 4), (colour, w)):
        p.add(f'<path d="{curve(circle)}" fill="none" stroke="{shade}" stroke-width="{width}"/>')
    lit = [(x + (r + w * 0.16) * math.cos(t), y + (r + w * 0.16) * math.sin(t)) for t in (2.6, 3.2, 3.8, 4.4, 5.0)]
    p.brush(lit, mix(colour, "#fff3d6", 0.65), w * 0.34)
    dark = [(x + (r - w * 0.2) * math.cos(t), y + (r - w * 0.2) * math.sin(t)) for t in (-0.5, 0.1, 0.7, 1.3, 1.9)]
    p.brush(dark, p.tone(colour, 0.45), w * 0.4)
