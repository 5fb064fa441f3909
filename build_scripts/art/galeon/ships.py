"""A ship under sail from hull, rig, sails and colours; the origin is the middle of her waterline, her bow to the right."""

from __future__ import annotations

import random
from dataclasses import dataclass

from build_scripts.art.galeon.base import GOLD, SAIL, WOOD
from build_scripts.art.galeon.devices import DEVICES
from build_scripts.art.kit import circ, clip, el, g, ink, linear, mix, oval, path, rect, shade, stroke

SPAR, ROPE = "#4b3122", "#43332c"


@dataclass(frozen=True)
class Hull:
    """The side of a hull above water, its rail, where gun ports may be, and where the stern's windows are."""

    side: str
    rail: str
    wale: str
    ports: tuple[tuple[float, float], ...]
    windows: tuple[tuple[float, float], ...]
    bow: tuple[float, float]
    stern: tuple[float, float]


HULLS: dict[str, Hull] = {
    "galleon": Hull(
        "M-92 -64L-58 -60L-54 -42L-22 -38Q20 -30 56 -36L62 -50L92 -46Q90 -18 70 6H-66Q-88 -18 -92 -64z",
        "M-92 -64L-58 -60L-54 -42L-22 -38Q20 -30 56 -36L62 -50L92 -46", "M-88 -36Q-10 -8 88 -30",
        ((-44, -22), (-22, -18), (0, -16), (22, -17), (44, -20)), ((-80, -50), (-68, -48)), (94, -44), (-92, -62)),
    "carrack": Hull(
        "M-84 -70L-46 -64L-42 -40Q0 -26 38 -40L42 -60L88 -66Q92 -52 84 -40Q80 -12 60 8H-58Q-84 -14 -84 -70z",
        "M-84 -70L-46 -64L-42 -40Q0 -26 38 -40L42 -60L88 -66", "M-80 -34Q0 -4 82 -34",
        ((-36, -18), (-14, -13), (8, -12), (30, -16)), ((-72, -52), (-60, -50)), (90, -60), (-84, -68)),
    "caravel": Hull(
        "M-80 -46L-48 -42L-44 -30Q10 -18 60 -30L94 -40Q86 -10 62 6H-56Q-76 -10 -80 -46z",
        "M-80 -46L-48 -42L-44 -30Q10 -18 60 -30L94 -40", "M-76 -24Q0 -4 86 -28",
        ((-30, -14), (0, -10), (30, -14)), ((-68, -34), (-58, -32)), (96, -38), (-80, -44)),
    "fluyt": Hull(
        "M-74 -78L-56 -74L-60 -46Q0 -26 58 -44L78 -52Q94 -34 84 -10Q78 6 58 8H-62Q-90 2 -86 -24Q-80 -48 -74 -78z",
        "M-74 -78L-56 -74L-60 -46Q0 -26 58 -44L78 -52", "M-84 -26Q0 0 88 -24",
        ((-34, -20), (0, -15), (34, -19)), ((-70, -58), (-66, -40)), (82, -50), (-74, -76)),
    "galleass": Hull(
        "M-94 -54L-62 -50L-58 -34Q0 -24 66 -30L72 -42L96 -38L98 -26Q84 -2 66 6H-70Q-90 -14 -94 -54z",
        "M-94 -54L-62 -50L-58 -34Q0 -24 66 -30L72 -42L96 -38", "M-90 -30Q0 -12 92 -26",
        ((72, -20), (-76, -22)), ((-82, -42), (-72, -40)), (98, -34), (-94, -52)),
    "xebec": Hull(
        "M-90 -60L-54 -48L-50 -32Q0 -22 64 -30L104 -48Q88 -8 64 6H-60Q-84 -12 -90 -60z",
        "M-90 -60L-54 -48L-50 -32Q0 -22 64 -30L104 -48", "M-86 -34Q-4 -8 92 -32",
        ((-34, -16), (-12, -13), (10, -13), (32, -15)), ((-78, -44), (-67, -40)), (106, -46), (-90, -58)),
    "cog": Hull(
        "M-76 -60L-50 -60L-48 -34Q0 -20 48 -34L52 -54L80 -56Q88 -20 60 8H-54Q-84 -16 -76 -60z",
        "M-76 -60L-50 -60L-48 -34Q0 -20 48 -34L52 -54L80 -56", "M-78 -28Q0 2 80 -28",
        (), ((-66, -46),), (82, -52), (-76, -58)),
}  # fmt: skip
RIGS: dict[str, tuple[tuple[float, float, str], ...]] = {
    "three": ((-54, 122, "s2"), (0, 150, "s3"), (54, 126, "s2")),
    "three_lateen": ((-58, 118, "lat"), (-4, 150, "s3"), (50, 124, "s2")),
    "four": ((-70, 104, "lat"), (-34, 128, "s2"), (12, 148, "s3"), (58, 118, "s2")),
    "two": ((-34, 134, "s2"), (32, 144, "s2")),
    "two_lateen": ((-44, 128, "lat"), (26, 144, "s2")),
    "caravel": ((-52, 108, "lat"), (-6, 138, "lat"), (44, 116, "lat")),
    "cog": ((0, 146, "big"),),
    "cog_mizzen": ((-50, 104, "lat"), (8, 148, "big")),
    "tall": ((-48, 140, "s3"), (6, 160, "s3"), (56, 136, "s3")),
    "two_high": ((-36, 148, "s3"), (32, 154, "s3")),
}
"""Masts from the stern: place, height, sails."""


@dataclass(frozen=True)
class Look:
    """One ship: hull, rig, colours, and how her sails are made."""

    hull: str
    rig: str
    wood: str = WOOD
    band: str = GOLD
    flag: str = "#b0332b"
    sail: str = SAIL
    device: str = "#a5302a"
    cloth: str = "plain"
    head: str = "scroll"
    belt: str = "line"
    gun: bool = True


def dull(c: str, k: float) -> str:
    """Canvas in shadow: greyer and bluer, not yellower."""
    return mix(c, "#6c6a72", k)


def cloth(x: float, y: float, w: float, h: float, look: Look, seed: int, mark: str = "") -> str:
    """A square sail full of wind, with the pattern of the ship's canvas."""
    c, name = look.sail, f"c{seed}{round(x)}_{round(y)}".replace("-", "m").replace(".", "_")
    shape = f"M{x - w / 2:.1f} {y:.1f}h{w:.1f}q{w * 0.18:.1f} {h * 0.5:.1f} {w * 0.05:.1f} {h:.1f}q{-w * 0.54:.1f} {-h * 0.2:.1f} {-w * 1.08:.1f} 0q{-w * 0.1:.1f} {-h * 0.5:.1f} {w * 0.03:.1f} {-h:.1f}z"
    tone = linear(f"{name}g", [(0, shade(c, 0.4), 1), (0.4, c, 1), (0.72, dull(c, 0.16), 1), (1, dull(c, 0.4), 1)], 0, 0, 1, 0.2)
    inside = pattern(x, y, w, h, look, seed) + mark
    under = path(f"M{x - w * 0.6:.1f} {y + h:.1f}q{w * 0.6:.1f} {-h * 0.34:.1f} {w * 1.25:.1f} 0v{-h * 0.1:.1f}q{-w * 0.6:.1f} {-h * 0.3:.1f} {-w * 1.25:.1f} 0z", dull(c, 0.6), opacity=0.4)
    seams = "".join(f"M{x + w * k:.1f} {y:.1f}q{w * 0.12:.1f} {h * 0.5:.1f} {w * 0.02:.1f} {h * 0.86:.1f}" for k in (-0.24, 0.03, 0.29))
    out = path(shape, tone) + el("g", inside + under + stroke(seams, dull(c, 0.7), 0.9, opacity=0.45), clip_path=clip(name, path(shape, "#fff")))
    out += path(shape, "none", mix(shade(c, -0.62), "#5a4a40", 0.5), 1.9)
    return out + stroke(f"M{x - w / 2 - 5:.1f} {y:.1f}h{w + 10:.1f}", ink(SPAR), 5) + stroke(f"M{x - w / 2 - 4:.1f} {y - 0.5:.1f}h{w + 8:.1f}", shade(SPAR, 0.2), 2.6)


def pattern(x: float, y: float, w: float, h: float, look: Look, seed: int) -> str:
    """Stripes, a border, patches: what the sailmaker put into the canvas."""
    c, d = look.device, look.sail
    if look.cloth == "pales":
        return "".join(rect(x - w * 0.62 + k * w * 0.25, y, w * 0.125, h * 1.1, c, opacity=0.8) for k in range(6))
    if look.cloth == "bars":
        return "".join(rect(x - w, y + h * k, 2 * w, h * 0.16, c, opacity=0.8) for k in (0.14, 0.5))
    if look.cloth == "head":
        return rect(x - w, y, 2 * w, h * 0.26, c, opacity=0.85)
    if look.cloth == "foot":
        return rect(x - w, y + h * 0.62, 2 * w, h * 0.4, c, opacity=0.85)
    if look.cloth == "halves":
        return rect(x, y, w, h * 1.1, c, opacity=0.8)
    if look.cloth == "bend":
        return path(f"M{x - w * 0.7:.1f} {y + h:.1f}L{x + w * 0.4:.1f} {y - h * 0.1:.1f}h{w * 0.3:.1f}L{x - w * 0.4:.1f} {y + h:.1f}z", c, opacity=0.8)
    if look.cloth == "patched":
        rnd = random.Random(seed + int(x * 7 + y))
        out = ""
        for _ in range(3):
            px, py, s = x + rnd.uniform(-w * 0.4, w * 0.3), y + rnd.uniform(h * 0.1, h * 0.6), rnd.uniform(7, 12)
            tone = mix(d, rnd.choice(("#8a6a4a", "#a86a4a", "#7f8a80")), 0.4)
            out += g(rect(-s / 2, -s / 2, s, s, tone, 1, shade(tone, -0.4), 0.9, stroke_dasharray="1.6 1.4"), px, py, rot=rnd.uniform(-12, 12))
        return out
    return ""


def lateen(x: float, top: float, look: Look, seed: int, mark: str = "") -> str:
    """A three-cornered sail on a slanting yard."""
    c, name = look.sail, f"l{seed}{round(x)}".replace("-", "m")
    a, b, d = (x - 42, -44.0), (x + 26, top + 4.0), (x + 8, -42.0)
    shape = f"M{a[0]} {a[1]}L{b[0]} {b[1]}Q{x + 34} {(b[1] + d[1]) / 2:.1f} {d[0] + 12} {d[1]}Q{x - 12} {d[1] - 10} {a[0]} {a[1]}z"
    tone = linear(f"{name}g", [(0, shade(c, 0.4), 1), (0.5, c, 1), (1, dull(c, 0.38), 1)], 0, 0, 1, 0.3)
    high = d[1] - b[1]
    seams = "".join(f"M{a[0] + 68 * k:.1f} {a[1] + (b[1] - a[1]) * k:.1f}Q{x + 10 + 8 * k:.1f} {d[1] - high * k * 0.4:.1f} {d[0] - 16 + 24 * k:.1f} {d[1]}" for k in (0.3, 0.55, 0.78))
    inside = pattern(x, b[1], 60, high, look, seed) + stroke(seams, dull(c, 0.7), 0.9, opacity=0.5) + mark
    out = path(shape, tone) + el("g", inside, clip_path=clip(name, path(shape, "#fff"))) + path(shape, "none", mix(shade(c, -0.62), "#5a4a40", 0.5), 1.9)
    yard = f"M{a[0] - 7} {a[1] + 8:.1f}L{b[0] + 4} {b[1] - 6:.1f}"
    return out + stroke(yard, ink(SPAR), 4.6) + stroke(yard, shade(SPAR, 0.2), 2.4)


def shown(device: str, look: Look) -> str:
    """The device, on a roundel where the canvas has a pattern."""
    plain = look.cloth in ("plain", "head", "foot", "patched")
    return device if plain else circ(0, 0, 21, look.sail, look.device, 2) + g(device, s=0.86)


def sails(x: float, h: float, kind: str, main: bool, look: Look, seed: int, device: str) -> str:
    """The sails of one mast, lowest last."""
    if kind == "lat":
        return lateen(x, -h + 6, look, seed, g(shown(device, look), x + 9, -44 - (h - 50) * 0.3, (h - 44) * 0.0092) if main else "")
    wide = 66.0 if main else 54.0
    rows = {"s1": [(1.0, 0.0, 1.0)], "s2": [(0.74, 0.0, 0.44), (1.0, 0.48, 0.52)], "s3": [(0.52, 0.0, 0.26), (0.8, 0.29, 0.31), (1.0, 0.63, 0.37)], "big": [(1.3, 0.1, 0.82)]}[kind]
    room, out = h - 44, ""
    for n, (k, start, tall) in enumerate(rows):
        last = n == len(rows) - 1
        mark = ""
        if main and (last if kind != "s3" else n == 1):
            size = min(room * tall * 0.0225, wide * k * 0.0185)
            mark = g(shown(device, look), x + wide * k * 0.045, -h + 8 + room * (start + tall * 0.45), size)
        out += cloth(x, -h + 8 + room * start, wide * k, room * tall, look, seed, mark)
    return out


def pennon(x: float, y: float, c: str, main: bool) -> str:
    """What flies from a masthead; the wind comes from behind."""
    if main:
        d = f"M{x} {y}Q{x + 12} {y - 6} {x + 22} {y}T{x + 42} {y - 2}L{x + 34} {y + 5}L{x + 42} {y + 11}Q{x + 30} {y + 16} {x + 20} {y + 11}T{x} {y + 12}z"
        return path(d, c, True, 1.6) + path(f"M{x + 12} {y - 2.5}Q{x + 17} {y - 3} {x + 22} {y}V{y + 11.5}Q{x + 17} {y + 8.5} {x + 12} {y + 9.5}z", shade(c, -0.28))
    return path(f"M{x} {y}Q{x + 10} {y - 3} {x + 26} {y + 3}Q{x + 10} {y + 4} {x} {y + 8}z", c, True, 1.3)


def belts(hull: Hull, look: Look) -> str:
    """The painted band along the side."""
    wale, c = hull.wale, look.band
    if look.belt == "checks":
        return stroke(wale, ink(c), 9, stroke_linecap="butt") + stroke(wale, c, 6.4, stroke_linecap="butt") + stroke(wale, SAIL, 6.4, stroke_dasharray="7 7", stroke_linecap="butt")
    if look.belt == "double":
        return g(stroke(wale, c, 2.8), 0, -4) + g(stroke(wale, c, 2.8), 0, 4)
    if look.belt == "broad":
        return stroke(wale, ink(c), 13) + stroke(wale, c, 10.6) + g(stroke(wale, shade(c, 0.5), 1.4, opacity=0.7), 0, -4)
    if look.belt == "studs":
        return stroke(wale, shade(look.wood, -0.5), 6) + stroke(wale, c, 3.6, stroke_dasharray="0.1 9")
    return stroke(wale, ink(c), 5.4) + stroke(wale, c, 3.2)


def figurehead(x: float, y: float, look: Look) -> str:
    """What looks ahead below the bowsprit."""
    c = look.band
    shapes = {
        "scroll": f"M{x - 10} {y + 6}Q{x + 8} {y + 6} {x + 12} {y - 4}Q{x + 11} {y - 12} {x + 4} {y - 10}Q{x + 8} {y - 2} {x - 6} {y - 4}z",
        "lion": f"M{x - 10} {y + 8}Q{x + 2} {y + 8} {x + 6} {y + 2}L{x + 14} {y}Q{x + 16} {y - 10} {x + 8} {y - 14}Q{x} {y - 16} {x - 4} {y - 8}z",
        "bird": f"M{x - 10} {y + 6}Q{x} {y - 2} {x} {y - 12}Q{x + 6} {y - 18} {x + 10} {y - 12}L{x + 19} {y - 9}L{x + 10} {y - 6}Q{x + 8} {y + 6} {x - 6} {y + 10}z",
        "lady": f"M{x - 10} {y + 8}Q{x + 4} {y + 8} {x + 4} {y - 4}Q{x} {y - 10} {x + 5} {y - 15}Q{x + 12} {y - 17} {x + 12} {y - 10}Q{x + 9} {y - 6} {x + 12} {y - 2}Q{x + 10} {y + 12} {x - 6} {y + 13}z",
        "beast": f"M{x - 10} {y + 8}Q{x + 4} {y + 6} {x + 4} {y - 6}L{x} {y - 16}L{x + 8} {y - 11}L{x + 20} {y - 8}L{x + 12} {y - 4}L{x + 18} {y - 1}Q{x + 10} {y + 4} {x + 6} {y + 10}z",
    }  # fmt: skip
    return path(shapes[look.head], c, True, 1.8)


def side(look: Look, seed: int) -> str:
    """Planks, band, ports, windows, gallery, lantern, figurehead."""
    hull, c = HULLS[look.hull], look.wood
    bx, by = hull.bow
    sx, sy = hull.stern
    out = stroke(f"M{bx - 14} {by + 4}L{bx + 34} {by - 26}", ink(SPAR), 6) + stroke(f"M{bx - 14} {by + 3.4}L{bx + 33} {by - 26}", shade(SPAR, 0.2), 3.4)
    out += stroke(f"M{sx - 2} {sy}V{sy - 12}", ink(GOLD), 3) + rect(sx - 6, sy - 22, 9, 11, "#ffe08a", 2, ink(GOLD), 1.6) + path(f"M{sx - 8} {sy - 22}h13l-6.500 -6z", GOLD, True, 1.3)
    tone = linear(f"h{seed}", [(0, shade(c, 0.22), 1), (0.34, c, 1), (0.7, shade(c, -0.24), 1), (1, shade(c, -0.46), 1)])
    inner = "".join(g(stroke(hull.wale, shade(c, -0.5), 1.1, opacity=0.6), 0, dy) for dy in (-18, -11, 9, 16, 23, 30))
    inner += path("M96 -70L60 -40Q70 -10 50 10H100z", shade(c, -0.5), opacity=0.4) + path("M-100 -2Q0 12 100 -4V14H-100z", shade(c, -0.6), opacity=0.6)
    inner += belts(hull, look)
    out += path(hull.side, tone) + el("g", inner, clip_path=clip(f"s{seed}", path(hull.side, "#fff"))) + path(hull.side, "none", ink(c), 2.4)
    out += stroke(hull.rail, ink(c), 5) + stroke(hull.rail, shade(c, 0.34), 2.2)
    for x, y in hull.ports if look.gun else ():
        out += rect(x - 5.5, y - 5, 11, 9.6, "#241a1c", 1.5, mix(look.band, ink(look.band), 0.3), 1.4) + rect(x - 6, y - 8, 12, 3, look.band, 1, ink(look.band), 1) + circ(x + 0.4, y, 2.5, "#6c6668")
    if not look.gun:
        out += "".join(circ(x, y, 4.6, shade(c, -0.3), ink(c), 1.4) + circ(x, y, 2, GOLD) for x, y in ((-34, -12), (-10, -7), (14, -7), (38, -12)))
    if look.hull == "galleass":
        out += "".join(stroke(f"M{x} -16L{x - 12} 10", ink(SPAR), 3.4) + stroke(f"M{x} -16L{x - 12} 10", shade(SPAR, 0.35), 1.8) for x in range(-52, 66, 12))
    for x, y in hull.windows:
        out += rect(x - 4.6, y - 5, 9.4, 10.4, "#ffd77a", 1.4, ink(GOLD), 1.5) + stroke(f"M{x} {y - 5}v10M{x - 4.6} {y}h9", "#8a5a1c", 0.9)
    return out + figurehead(bx, by + 8, look)


def rigging(look: Look, seed: int, device: str) -> str:
    """Masts, stays, shrouds and sails, the mast farthest aft first."""
    masts = RIGS[look.rig]
    tallest = max(masts, key=lambda m: m[1])
    hull, out, stays = HULLS[look.hull], "", ""
    for n, (x, h, _) in enumerate(masts):
        ahead = (masts[n + 1][0], -masts[n + 1][1] * 0.8) if n + 1 < len(masts) else (hull.bow[0] + 32, hull.bow[1] - 25)
        stays += f"M{x} {-h - 4:.0f}L{ahead[0]} {ahead[1]:.0f}M{x} {-h * 0.78:.0f}L{x - 15} -38M{x} {-h * 0.78:.0f}L{x - 23} -38M{x} {-h * 0.78:.0f}L{x + 17} -38"
    stays += f"M{masts[0][0]} {-masts[0][1]}L{hull.stern[0] + 4} {hull.stern[1]}"
    out += stroke(stays, ROPE, 1.2, opacity=0.85)
    if look.rig not in ("caravel", "cog"):
        out += jib(masts[-1], hull, look)
    for x, h, kind in masts:
        main = x == tallest[0]
        out += stroke(f"M{x} -34V{-h - 6:.0f}", ink(SPAR), 6.4) + stroke(f"M{x - 0.8} -34V{-h - 5:.0f}", shade(SPAR, 0.22), 3.4)
        out += pennon(x, -h - (13 if main else 10), look.flag, main)
        out += sails(x, h, kind, main, look, seed, device)
        if kind in ("s2", "s3", "big"):
            out += path(f"M{x - 8} {-h + 3:.0f}h16l-3 8h-10z", shade(SPAR, 0.1), True, 1.4)
    return out


def jib(mast: tuple[float, float, str], hull: Hull, look: Look) -> str:
    """The sail before the foremast."""
    x, h, _ = mast
    c = look.sail
    d = f"M{x + 10} {-h * 0.74:.0f}L{hull.bow[0] + 26} {hull.bow[1] - 20}Q{x + 38} {hull.bow[1] - 12} {x + 24} {hull.bow[1] + 2}Q{x + 32} {-h * 0.5:.0f} {x + 10} {-h * 0.74:.0f}z"
    return path(d, dull(c, 0.1), mix(shade(c, -0.62), "#5a4a40", 0.5), 1.7)


def sea(seed: int, wide: float = 104) -> str:
    """Her reflection, bow wave and wake."""
    rnd = random.Random(seed)
    out = oval(0, 6, wide, 9, "#14363d", opacity=0.42)
    out += path("M98 2Q84 -12 70 4Q84 8 108 6z", "#f2fbf4", opacity=0.9) + path("M70 4Q20 12 -60 8Q-100 8 -116 4Q-90 16 -20 15Q60 14 92 8z", "#dff0e6", opacity=0.75)
    lines = "".join(f"M{rnd.uniform(-110, 60):.0f} {y}h{rnd.uniform(20, 50):.0f}" for y in (13, 17, 17, 21))
    return out + stroke(lines, "#e4f4ea", 2, opacity=0.6)


def ship(index: int, look: Look, water: bool = True) -> str:
    """The whole ship."""
    device = DEVICES[index](look.device, look.sail)
    return (sea(index) if water else "") + rigging(look, index, device) + side(look, index) + (stroke("M-96 7Q-60 3 -30 8T40 7T104 6", "#e9f7ee", 2.6, opacity=0.9) if water else "")

