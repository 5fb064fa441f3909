"""The two jetties, and the rowing boats that lie in the basin when the jetties are not there."""

from __future__ import annotations

import random

from build_scripts.art.halunken.base import AMBER, LAMP, NIGHT, TIMBER
from build_scripts.art.kit import blur, circ, contact, g, glow, ink, mix, oval, path, rect, shade, stroke


def jetty(w: float, h: float) -> str:
    """A planked jetty w x h on its posts, with a bare board for its name along the lower edge."""
    rnd, x, y = random.Random(int(w)), -w / 2, -h / 2
    out = rect(x + 4, y + 12, w, h, "#050b1c", 8, opacity=0.6, filter=blur("deep", 5))
    out += "".join(
        stroke(
            f"M{x - 3 + k * 7:.0f} {h / 2 + 7 + k * 3}h{w * 0.96 - k * 18:.0f}", "#7fb0cf", 1.6, opacity=0.22 - k * 0.06
        )
        for k in range(3)
    )
    planks, top = "", y + 2.0
    while top < -y - 2:
        high = min(20.5, -y - 2 - top)
        c = mix("#503d3a", "#3f302f", rnd.random())
        planks += rect(x + 2 + rnd.uniform(0, 3), top, w - 4 - rnd.uniform(0, 5), high, c, 2, "#231a22", 1.6)
        planks += stroke(f"M{x + 9:.0f} {top + 2:.1f}h{w * rnd.uniform(0.4, 0.8):.0f}", shade(c, 0.18), 1.4)
        start = x + rnd.uniform(20, w * 0.6)
        planks += stroke(
            f"M{start:.0f} {top + 11:.1f}q14 {rnd.uniform(-3, 3):.1f} {rnd.uniform(28, 60):.0f} 0", shade(c, -0.25), 1.2
        )
        planks += "".join(circ(nx, top + high / 2, 1.3, "#211820") for nx in (x + 8, -x - 9))
        top += 20.5
    out += planks + "".join(post(px, py) for px in (x + 3, -x - 3) for py in (y + 5, -y - 1))
    board = rect(x + 12, -y - 35, w - 24, 30, "#2c2024", 4, "#171018", 2.2)
    return (
        out
        + board
        + rect(x + 14, -y - 33.5, w - 28, 2, "#6a5046", 1)
        + "".join(circ(bx, -y - 20, 2, "#8d744e") for bx in (x + 18, -x - 18))
    )


def post(x: float, y: float) -> str:
    """The head of a mooring post, ringed with rope."""
    out = path(f"M{x - 7} {y + 9}v-15h14v15q-7 4 -14 0z", TIMBER, True, 2) + path(
        f"M{x + 1} {y - 5}h6v14q-3 2 -6 2.4z", shade(TIMBER, -0.3)
    )
    return (
        out
        + oval(x, y - 6, 7, 3.2, shade(TIMBER, 0.24), ink(TIMBER), 1.8)
        + stroke(f"M{x - 7} {y + 2}q7 4 14 0", "#b79a6c", 2.6)
    )


def rowboat() -> str:
    """A rowing boat with a lantern at its stern; the origin is the middle of its waterline."""
    c = "#7a5138"
    out = contact(0, 6, 62, 11, NIGHT, 0.8) + stroke("M-46 11h30M-8 15h44M8 8h40", "#7fb0cf", 1.6, opacity=0.35)
    out += path("M-52 -12q52 10 104 0q-4 16 -20 20h-62q-18 -5 -22 -20z", c, True, 2.2) + path(
        "M0 -7q30 0 52 -5q-4 16 -20 20h-26q10 -8 -6 -15z", shade(c, -0.28)
    )
    out += path("M-52 -12q52 -10 104 0q-52 11 -104 0z", shade(c, -0.5), ink(c), 2) + stroke(
        "M-46 -13q46 -7 92 0", shade(c, 0.35), 1.6
    )
    out += path("M-22 -14h6v5h-6zM14 -14h6v5h-6z", shade(c, 0.2)) + stroke(
        "M-30 -18L26 -8M-26 -6L34 -20", "#b08a5c", 2.6
    )
    lamp = (
        stroke("M46 -13v-16h-5", "#3a2a26", 2.4)
        + glow(40, -22, 30, 28, AMBER, 0.8)
        + rect(36.5, -29, 8, 10, LAMP, 2, "#4a2f20", 1.8)
    )
    return out + g(
        lamp
        + "".join(
            stroke(f"M{40 - w / 2} {10 + k * 4}h{w}", AMBER, 1.8, opacity=0.5 - k * 0.1)
            for k, w in enumerate((12, 9, 12, 6))
        ),
        0,
        0,
    )
