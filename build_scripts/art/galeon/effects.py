"""What comes and goes: splash, wake, smoke, wax, glints, a burst of light; each frame about its own middle."""

from __future__ import annotations

import math
import random

from build_scripts.art.galeon.base import WAX
from build_scripts.art.galeon.base import piece as drawn
from build_scripts.art.kit import circ, g, glow, ink, linear, oval, path, poly, radial, shade, stroke
from build_scripts.art.sheet import Piece

FOAM = "#f2fbf4"


def splash(stage: int) -> str:
    """Something heavy has been set down in the shallows, 200 x 120: three stages."""
    k, rnd, out = (0.55, 0.85, 1.0)[stage], random.Random(stage), ""
    fade = (1.0, 0.9, 0.55)[stage]
    for r, o in ((84, 0.35), (62, 0.6), (40, 0.85)):
        out += oval(0, 30, r * k, r * k * 0.3, "none", FOAM, 4 - stage, opacity=o * fade)
    if stage < 2:
        for i in range(9):
            a = math.radians(-160 + i * 17.5)
            x, y = 54 * k * math.cos(a), 30 + 18 * k * math.sin(a)
            high = (30 + 26 * math.sin(math.pi * (i + 0.5) / 9)) * (1 if stage == 0 else 1.25)
            out += path(f"M{x - 6:.1f} {y:.1f}Q{x * 1.2 - 3:.1f} {y - high * 0.6:.1f} {x * 1.5:.1f} {y - high:.1f}Q{x * 1.2 + 6:.1f} {y - high * 0.5:.1f} {x + 7:.1f} {y:.1f}z", FOAM, "#8fc0b4", 1.4, opacity=fade)
    drops = "".join(circ(rnd.uniform(-80, 80) * k, rnd.uniform(-52, 10), rnd.uniform(1.8, 4), FOAM, opacity=fade) for _ in range(7 + 5 * stage))
    return out + drops


def wake() -> str:
    """The track behind a ship that leaves to the right, 200 x 56."""
    out = "".join(stroke(f"M88 0Q20 {s * 6} -92 {s * 24}", FOAM, 3.4, opacity=0.75) + stroke(f"M80 {s * 2}Q30 {s * 4} -60 {s * 13}", FOAM, 2.2, opacity=0.5) for s in (-1, 1))
    return out + stroke("M60 0h-24M22 0h-34M-26 0h-22M-62 0h-12", FOAM, 2.6, opacity=0.55)


def smoke(stage: int) -> str:
    """A cannon's puff, 160 x 140: three stages."""
    rnd, out, fade = random.Random(5), "", (1.0, 0.85, 0.5)[stage]
    spots = [(rnd.uniform(-36, 40), rnd.uniform(-26, 26), rnd.uniform(16, 30)) for _ in range(9)]
    k = (0.62, 0.95, 1.15)[stage]
    for x, y, r in spots:
        out += circ(x * k + 3, y * k + 5, r * k * 0.98, "#8d9490", opacity=fade * 0.85)
    for x, y, r in spots:
        out += circ(x * k, y * k, r * k, "#e9e6da", opacity=fade) + circ(x * k - r * 0.24, y * k - r * 0.3, r * k * 0.55, "#fffdf4", opacity=fade * 0.8)
    if stage == 0:
        flame = [((34 if i % 2 == 0 else 15) * math.cos(i * math.pi / 8), (34 if i % 2 == 0 else 15) * math.sin(i * math.pi / 8)) for i in range(16)]
        out += poly(flame, "#ffd24a", "#d9641e", 2.4) + circ(0, 0, 12, "#fff6c4")
    return out


def wax_drop() -> str:
    """A drop of hot wax on its way down, 32 x 48."""
    return path("M0 -20Q12 0 11 8A11 11 0 0 1 -11 8Q-12 0 0 -20z", linear("wd", [(0, shade(WAX, 0.3), 1), (1, shade(WAX, -0.2), 1)], 0, 0, 1, 1), ink(WAX), 1.8) + stroke("M-5 8Q-6 2 -2 -5", shade(WAX, 0.7), 2.2)


def glint(stage: int) -> str:
    """A gleam on gold, 64 x 64: two stages."""
    r, t = ((26, 4.5), (16, 3))[stage]
    d = f"M0 {-r}L{t} {-t}L{r} 0L{t} {t}L0 {r}L{-t} {t}L{-r} 0L{-t} {-t}z"
    return glow(0, 0, 30, 30, "#fff3c0", 0.8) + path(d, "#fffdf0") + g(path(d, "#fffdf0", opacity=0.8), 0, 0, 0.5, 45)


def burst() -> str:
    """Rays behind what has been announced or revealed, 320 x 320."""
    d = "".join(f"M0 0L{230 * math.cos(a - 0.075):.1f} {230 * math.sin(a - 0.075):.1f}L{230 * math.cos(a + 0.075):.1f} {230 * math.sin(a + 0.075):.1f}z" for a in (i * math.tau / 20 for i in range(20)))
    fade = radial("bf", [(0, "#fff0b8", 0.7), (0.5, "#ffe9a8", 0.45), (1, "#ffe9a8", 0)], cx=0.5, cy=0.5, r=0.5)
    return glow(0, 0, 236, 236, "#ffe08a", 0.9) + path(d, fade)


def ring() -> str:
    """A ripple that widens, 200 x 80."""
    return oval(0, 0, 92, 32, "none", FOAM, 3.4, opacity=0.8) + oval(0, 0, 70, 24, "none", FOAM, 2, opacity=0.5)


def pieces() -> dict[str, Piece]:
    """All of them."""
    out = {f"splash_{k + 1}": drawn(lambda k=k: splash(k), 200, 128, at=(100, 78)) for k in range(3)}  # type: ignore[misc]
    out |= {f"smoke_{k + 1}": drawn(lambda k=k: smoke(k), 168, 144) for k in range(3)}  # type: ignore[misc]
    out |= {f"glint_{k + 1}": drawn(lambda k=k: glint(k), 64, 64) for k in range(2)}  # type: ignore[misc]
    return {**out, "wake": drawn(wake, 200, 60, at=(190, 30)), "wax_drop": drawn(wax_drop, 32, 48), "burst": drawn(lambda: g(burst(), s=0.667), 320, 320), "ripple": drawn(ring, 200, 80)}
