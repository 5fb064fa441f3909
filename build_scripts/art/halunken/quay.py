"""The quay round the basin: setts, kerb and wall, moonlit water, and lamplight before the doors."""

from __future__ import annotations

import itertools
import math
import random

from build_scripts.art.halunken.base import AMBER, LAMP, MOON, NIGHT
from build_scripts.art.halunken.mist import bank
from build_scripts.art.halunken.places import QUAY, Ring
from build_scripts.art.halunken.stones import Lamp, Paving, block, cobbles, lamplight, lit, moonlight, pebble
from build_scripts.art.kit import (
    Point,
    clip,
    contact,
    el,
    glow,
    linear,
    mix,
    oval,
    path,
    pts,
    shade,
    stroke,
)

WALL = 20.0  # height of the quay's wall above the water
COURSES = 5


def lamps(r: Ring) -> list[Lamp]:
    """The light that falls out of each tavern's door and windows."""
    out, places = [], r.places()
    ends = places[5:7] + places[12:]
    for p in places:
        x, y = p.sill
        side = 0.84 if p in ends else 1.0
        out += [Lamp(x + 4, y + 18, 104 * side, 0.9), Lamp(x - 44, y + 10, 60 * side, 0.45)]
    return out


class Track:
    """The loop measured along its length, so that stones on it come out even."""

    def __init__(self, ring: Ring) -> None:
        self.ps = ring.edge(0, 720)
        self.lengths = [0.0]
        for (ax, ay), (bx, by) in zip(self.ps, self.ps[1:] + self.ps[:1], strict=True):
            self.lengths.append(self.lengths[-1] + math.hypot(bx - ax, by - ay))
        self.total = self.lengths[-1]

    def at(self, t: float, out: float) -> Point:
        """The point t units along the loop and `out` units outside it."""
        t %= self.total
        lo, hi = 0, len(self.ps)
        while hi - lo > 1:
            mid = (lo + hi) // 2
            lo, hi = (mid, hi) if self.lengths[mid] <= t else (lo, mid)
        (ax, ay), (bx, by) = self.ps[lo], self.ps[(lo + 1) % len(self.ps)]
        long = math.hypot(bx - ax, by - ay) or 1
        k, nx, ny = (t - self.lengths[lo]) / long, (by - ay) / long, -(bx - ax) / long
        return ax + (bx - ax) * k + nx * out, ay + (by - ay) * k + ny * out


def loop(track: Track, out: float, n: int = 240) -> str:
    """A line parallel to the loop."""
    return pts([track.at(track.total * i / n, out) for i in range(n)])


def setts(r: Ring, track: Track) -> str:
    """The walking ring itself, course by course, with its two kerbs."""
    paving, rnd, light = Paving(), random.Random(6), lamps(r)
    half, kerb = QUAY / 2, 11.0
    rows = [(-half, -half + kerb, 34.0, "#54648a", "#8c9ebf"), (half - kerb, half, 38.0, "#3d4a6e", "#6a7b9f")]
    step = (QUAY - 2 * kerb) / COURSES
    rows += [
        (-half + kerb + i * step, -half + kerb + (i + 1) * step, 16.5, "#36426a", "#56668e") for i in range(COURSES)
    ]
    for a, b, long, dark, pale in rows:
        n = round(track.total / long)
        cuts = [track.total * (i + rnd.uniform(-0.24, 0.24)) / n for i in range(n)]
        for t0, t1 in zip(cuts, [*cuts[1:], cuts[0] + track.total], strict=True):
            sett(paving, rnd, light, track, (t0 + 0.8, t1 - 0.8, a + 0.7, b - 0.7), (dark, pale))
    return paving.drawn(1.3)


def sett(
    paving: Paving, rnd: random.Random, light: list[Lamp], track: Track, box: tuple[float, ...], tones: tuple[str, str]
) -> None:
    """Lays one stone of the quay in the light that reaches it."""
    t0, t1, a, b = box
    kerb = t1 - t0 > 26
    slack = 0.2 if kerb else 1.3  # setts are laid by hand, kerbs by the mason
    corners = (track.at(t0, a), track.at(t1, a), track.at(t1, b), track.at(t0, b))
    ps = [(px + rnd.uniform(-slack, slack), py + rnd.uniform(-slack, slack)) for px, py in corners]
    x, y = sum(p[0] for p in ps) / 4, sum(p[1] for p in ps) / 4
    moon, lamp = moonlight(x, y), lamplight(light, x, y)
    paving.lay(block(ps, 0.12 if kerb else 0.34), lit(*tones, moon, lamp, rnd.uniform(0, 0.26)))
    if rnd.random() < 0.04 + 0.24 * moon + 0.4 * lamp:
        top = min(range(4), key=lambda i: ps[i][0] * 0.4 + ps[i][1])
        (ax, ay), (bx, by) = ps[top], ps[(top + 1) % 4] if ps[(top + 1) % 4][1] < ps[top - 1][1] else ps[top - 1]
        gleam = f"M{ax + (bx - ax) * 0.2:.1f} {ay + (by - ay) * 0.2 + 1.4:.1f}L{ax + (bx - ax) * 0.75:.1f} {ay + (by - ay) * 0.75 + 1.4:.1f}"
        paving.shine(gleam, mix(MOON, LAMP, round(min(1, lamp * 2) * 4) / 4), 0.1 + 0.24 * max(moon, lamp))


def street(r: Ring, track: Track) -> str:
    """Cobbles between the quay and the houses wherever lamplight falls; elsewhere the dark ground shows."""
    paving, rnd, light = Paving(), random.Random(9), lamps(r)
    ox, oy = r.origin
    for (x, y), _, corners in cobbles((ox, oy + 90, ox + r.size[0], oy + r.size[1]), 7, lambda y: 0.78 + 0.4 * y / 900):
        lamp = lamplight(light, x, y)
        if lamp > 0.04:
            tone = lit("#202a49", "#35436b", moonlight(x, y), lamp, rnd.uniform(0, 0.24))
            paving.lay(pebble(corners), tone, min(1.0, lamp * 7))
            if rnd.random() < lamp * 0.8:
                paving.shine(f"M{x - 7:.0f} {y - 2:.0f}q3 -4 9 -4", "#e0a868", 0.1 + 0.4 * lamp)
    earth = "".join(glow(p.sill[0] + 4, p.sill[1] + 16, 132, 64, "#432e36", 1) for p in r.places())
    warm = "".join(glow(p.sill[0] + 4, p.sill[1] + 18, 128, 60, AMBER, 0.22) for p in r.places())
    return earth + paving.drawn(1.4) + warm


def wall(inner: str) -> str:
    """The far side of the basin: the quay's wall down to the water."""
    paint = linear("wall", [(0, "#39466b", 1), (1, "#1c2745", 1)])
    return path(inner, paint)


def waves(r: Ring) -> str:
    """Short crescents, longer and wider apart towards the viewer, brighter under the moon."""
    rnd, dark, pale = random.Random(8), "", ""
    mx, my = r.middle
    top = my - r.half_y + QUAY / 2
    for _ in range(round(r.half_y * 1.5)):
        k = rnd.random() ** 0.8
        x, y = rnd.uniform(mx - r.half_x, mx + r.half_x), top + k * (2 * r.half_y - QUAY)
        long = rnd.uniform(12, 26) + 34 * k
        d = f"M{x:.0f} {y:.0f}q{long * 0.25:.0f} {-3 - 2 * k:.0f} {long / 2:.0f} 0t{long / 2:.0f} 0"
        if rnd.random() < 0.55:
            dark += d
        else:
            pale += d
    return stroke(dark, "#16304f", 2.2, opacity=0.7) + stroke(pale, "#5b93b8", 1.8, opacity=0.5)


def column(x: float, y: float, long: float, w: float, c: str, seed: int, op: float) -> str:
    """A light's reflection: broken bars that widen and fade towards the viewer."""
    rnd, out, n = random.Random(seed), "", max(4, round(long / 7))
    for i in range(n):
        k = i / n
        half = w * (0.45 + 0.55 * math.sin(math.pi * min(1, k + 0.25))) * rnd.uniform(0.5, 1.1)
        dx, yy = rnd.uniform(-3, 3) * (1 + 2 * k), y + i * 7
        out += stroke(
            f"M{x + dx - half:.1f} {yy:.1f}q{half:.1f} {2 - 4 * (i % 2)} {2 * half:.1f} 0",
            c,
            3 - k,
            opacity=round(op * (1 - k) ** 0.8, 2),
        )
    return out


def moonpath(r: Ring, w: float = 60) -> str:
    """The moon in the water, from the upper left towards the viewer."""
    rnd, out = random.Random(21), ""
    mx, my = r.middle
    top, n = my - r.half_y + QUAY / 2 + WALL, 34
    for i in range(n):
        k = i / n
        x, y = mx - 230 + 70 * k + rnd.gauss(0, 16 + 46 * k), top + 4 + k * (2 * r.half_y - QUAY - WALL)
        long = rnd.uniform(0.3, 1) * (26 + w * k)
        out += stroke(
            f"M{x - long / 2:.0f} {y:.0f}q{long / 2:.0f} {-3 + 6 * (i % 2)} {long:.0f} 0",
            "#dceaf6",
            2.6,
            opacity=round(0.6 - 0.34 * k, 2),
        )
    return glow(mx - 200, my - 20, 330, r.half_y * 1.1, MOON, 0.3) + out


def water(r: Ring, track: Track) -> str:
    """The basin: wall, water, moon and the taverns' lights upside down in it."""
    mx, my = r.middle
    inner = loop(track, -QUAY / 2)
    low = f"translate(0 {WALL})"
    paint = linear(
        "deep", [(0, "#17304f", 1), (0.35, "#245277", 1), (0.7, "#1f4769", 1), (1, "#153253", 1)], 0.3, 0, 0.5, 1
    )
    out = path(inner, "#0e1c36", transform=low) + path(inner, paint, transform=f"translate(0 {WALL + 3})")
    out += waves(r) + moonpath(r)
    for i, p in enumerate(r.places()[:5]):
        x, y = p.disc[0] + 30, r.y_at(p.disc[0] + 30, -1) + QUAY / 2 + WALL
        out += column(x, y + 5, r.half_y * 0.66, 17, AMBER, i, 0.75) + column(
            x - 44, y + 8, r.half_y * 0.4, 9, AMBER, i + 20, 0.5
        )
    for i, (x, y) in enumerate(((mx - r.half_x + 66, my - 6), (mx + r.half_x - 74, my - 10))):
        out += column(x, y, r.half_y * 0.5, 12, AMBER, 40 + i, 0.4)
    joints = "".join(
        f"M{x} {my - r.half_y}v{QUAY / 2 + WALL + 40}" for x in range(round(mx - r.half_x), round(mx + r.half_x), 31)
    )
    face = wall(inner) + stroke(joints, "#18223e", 1.6, opacity=0.7)
    sea = el("g", out, clip_path=clip("sea", path(inner, "#fff", transform=low)))
    edge = stroke(inner, "#0a1228", 5, opacity=0.55)
    return el("g", face + sea + edge, clip_path=clip("basin", path(inner, "#fff")))


def bollard(x: float, y: float) -> str:
    """A mooring post with its rope."""
    c = "#3a3f58"
    out = contact(x, y, 13, 6, NIGHT, 0.8) + path(f"M{x - 6} {y}v-12q0 -6 6 -6t6 6v12q-6 3 -12 0z", c, True, 1.8)
    out += path(f"M{x + 1} {y - 17}q5 1 5 6v12q-3 1.6 -6 1.600z", shade(c, -0.3)) + oval(
        x, y - 16, 8, 3.6, shade(c, 0.22), shade(c, -0.5), 1.6
    )
    return out + stroke(f"M{x - 6} {y - 8}q6 3 12 0M{x - 6} {y - 5}q6 3 12 0", "#b79a6c", 2.2)


def bollards(r: Ring) -> str:
    """Posts along both long kerbs, between the places."""
    ps = r.places()
    out = ""
    for row, sign in ((ps[:5], -1), (ps[7:12], 1)):
        for a, b in itertools.pairwise(row):
            x = (a.disc[0] + b.disc[0]) / 2
            out += bollard(round(x), round(r.y_at(x, sign) - sign * (QUAY / 2 - 9)))
    return out


def ring(r: Ring) -> str:
    """Everything of the ring, far to near."""
    track = Track(r)
    body, (mx, my) = loop(track, 0), r.middle
    out = street(r, track) + stroke(body, "#080e20", QUAY + 14, opacity=0.5) + water(r, track)
    out += stroke(body, "#2a3557", QUAY + 1) + setts(r, track) + stroke(loop(track, -QUAY / 2), "#0d162e", 2.4)
    out += stroke(loop(track, QUAY / 2), "#141c38", 2) + bollards(r)
    out += bank("r1", mx + 60, my + r.half_y - 84, 420, 44, 0.6, 31) + bank("r2", mx - 330, my + 20, 190, 36, 0.5, 33)
    return (
        out
        + bank("r3", mx - r.half_x - 30, my + r.half_y - 10, 240, 56, 0.55, 35)
        + bank("r4", mx + r.half_x, my - r.half_y + 30, 250, 50, 0.5, 37)
    )
