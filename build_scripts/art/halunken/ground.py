"""The ground of the table: the wet square before the harbour, the town's roofs at its far edge, fog."""

from __future__ import annotations

import random

from build_scripts.art.halunken.base import AMBER, MOON
from build_scripts.art.halunken.mist import bank
from build_scripts.art.halunken.stones import Paving, cobbles, lit, moonlight, pebble
from build_scripts.art.kit import circ, glow, linear, mix, path, radial, rect

W, H = 2200, 1240
DARK, PALE = "#18213c", "#283557"
JOINT = "#141b34"


def pavement() -> str:
    """Cobbles, smaller towards the far edge, with a wet gleam where the moon lies."""
    paving, rnd = Paving(), random.Random(4)
    for (x, y), k, corners in cobbles((-20, 96, W + 30, H + 20), 3, lambda y: 0.72 + 0.62 * y / H):
        moon = moonlight(x * 0.88, y * 0.88)
        paving.lay(pebble(corners), lit(DARK, PALE, moon, wear=rnd.uniform(0, 0.34)))
        if rnd.random() < 0.12 + 0.5 * moon * moon:
            gleam = f"M{x - 8 * k:.0f} {y - 2 * k:.0f}q{3 * k:.0f} {-4 * k:.0f} {9 * k:.0f} {-4 * k:.0f}"
            paving.shine(gleam, "#6f8bb4", 0.1 + 0.25 * moon)
    return rect(0, 0, W, H, JOINT) + paving.drawn(1.3)


def skyline(base: float, tall: float, c: str, seed: int, windows: float) -> str:
    """A row of roofs with chimneys, and a few lamps still burning."""
    rnd, d, lamps, x = random.Random(seed), f"M-10 {base + 60}", "", -10.0
    while x < W + 10:
        w, h = rnd.uniform(60, 130), tall * rnd.uniform(0.55, 1)
        eave, top = base - h * 0.45, base - h
        kind = rnd.random()
        if kind < 0.45:
            d += f"L{x:.0f} {eave:.0f}L{x + w / 2:.0f} {top:.0f}"
        elif kind < 0.8:
            d += f"L{x:.0f} {eave:.0f}L{x + w * 0.2:.0f} {top + 8:.0f}H{x + w * 0.6:.0f}v-14h9v14H{x + w * 0.8:.0f}"
        else:
            d += f"L{x:.0f} {eave:.0f}V{top:.0f}h{w * 0.3:.0f}v10h{w * 0.4:.0f}v-10h{w * 0.3:.0f}"
        d += f"L{x + w:.0f} {eave:.0f}"
        if rnd.random() < windows:
            lx, ly = x + w * rnd.uniform(0.25, 0.7), eave + rnd.uniform(2, 18)
            lamps += glow(lx + 3, ly + 4, 22, 20, AMBER, 0.4) + rect(lx, ly, 6, 8, mix(AMBER, c, 0.35), 1)
        x += w
    foot = linear(f"foot{seed}", [(0, c, 1), (0.62, c, 1), (1, c, 0)])
    return path(f"{d}V{base + 60}z", foot) + lamps


def town() -> str:
    """The far edge: two rows of roofs in the haze and a church tower, then fog before their feet."""
    sky = rect(0, 0, W, 190, linear("sky", [(0, "#22315a", 1), (1, "#1a2444", 1)])) + glow(470, 20, 640, 190, MOON, 0.4)
    spire = path("M1500 130V44l9 -34l9 34V130zM1496 46h26v-4h-26z", "#1d2848") + circ(
        1509, 58, 4, mix(AMBER, "#1d2848", 0.35)
    )
    far = skyline(112, 84, "#1f2b4e", 5, 0.25) + spire
    return sky + far + bank("t1", W / 2, 106, W * 0.6, 46, 0.5, 3) + skyline(136, 74, "#161f3b", 9, 0.3)


BANKS = (
    (520, 168, 900, 62, 0.8),
    (1650, 178, 900, 66, 0.7),
    (250, 640, 640, 130, 0.6),
    (1960, 700, 620, 130, 0.55),
    (1100, 930, 1150, 120, 0.48),
)


def ground() -> str:
    """The whole ground; dark towards its edges so that the table's middle keeps the eye."""
    foot = linear("foot", [(0, "#0d142b", 0.9), (1, "#0d142b", 0)])  # the far houses' shadow
    out = pavement() + glow(480, 250, 1100, 520, MOON, 0.2) + rect(0, 90, W, 150, foot) + town()
    for i, (x, y, rx, ry, op) in enumerate(BANKS):
        out += bank(f"g{i}", x, y, rx, ry, op, 11 + i)
    dusk = radial("dusk", [(0, "#0a1024", 0), (0.58, "#0a1024", 0.1), (1, "#0a1024", 0.78)], cx=0.5, cy=0.42, r=0.66)
    fore = linear("fore", [(0, "#0a1024", 0), (1, "#0a1024", 0.55)])
    return out + rect(0, 0, W, H, dusk) + rect(0, H - 420, W, 420, fore)
