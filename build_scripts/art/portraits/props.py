"""Hands and the things that tell the joke. Most take x, y, s (size) and rot (degrees)."""

from __future__ import annotations

import math

from .pen import Pen, at, box, ell, mix, place, points, star

STEEL, WOOD, BRASS, BONE = "#b9c6d2", "#8f5f3a", "#d9a850", "#e8dcc0"


def finger(p: Pen, a: tuple[float, float], b: tuple[float, float], w: float, skin: str) -> None:
    """A finger from a to b."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    n, rot = math.hypot(dx, dy), math.degrees(math.atan2(dy, dx))
    tip = f"0,{-w} {n * 0.6},{-w * 1.05} {n},{-w * 0.8} {n + w * 0.7},0 {n},{w * 0.8} {n * 0.6},{w * 1.05} 0,{w} {-w * 0.7},0"
    p.form(place(tip, a[0], a[1], 1, 1, rot), skin, a=3, w=3.5)


def hand(p: Pen, x: float, y: float, skin: str, rot: float = 0, s: float = 1, thumb: bool = True) -> None:
    """A fist gripping something upright, knuckles to us."""

    def q(a: float, b: float) -> tuple[float, float]:
        return place([(a, b)], x, y, s, s, rot)[0][:2]

    p.form(place("-20,-30 14,-34 30,-10 30,24 6,38 -20,32", x, y, s, s, rot), skin, a=5, w=4)
    for i in range(4):
        finger(p, q(12, -24 + i * 17), q(-20, -26 + i * 17), 9 * s, skin)
    if thumb:
        finger(p, q(20, -34), q(-8, -42), 9.5 * s, skin)


def cuff(p: Pen, spec: str, colour: str) -> None:
    """A sleeve that ends at a hand."""
    p.form(spec, colour, a=6, w=4.5)


def smoke(p: Pen, x: float, y: float, colour: str = "#c9d6e4", n: int = 2) -> None:
    """Smoke or steam."""
    for k in range(n):
        curl = [(x, y), (x - 18 + k * 26, y - 26), (x + 4 - k * 10, y - 54), (x - 22 + k * 20, y - 90)]
        p.brush(curl, colour, 14 - 5 * (k % 2), opacity=0.55)


def pipe(p: Pen, bowl: str = BONE) -> None:
    """A clay pipe in the mouth, burning."""
    p.brush("164,302 120,318 84,312", p.line(bowl), 15, ends=0.8)
    p.brush("164,302 120,318 84,312", bowl, 10, ends=0.8)
    p.form("60,284! 96,284! 92,318 78,328 64,316", bowl, a=5, w=4.5)
    p.flat(ell(78, 285, 16, 5), "#e07a30")
    smoke(p, 78, 276)


def spyglass(p: Pen, x: float, y: float, s: float = 1, rot: float = 0) -> None:
    """A brass-bound spyglass."""
    here = at(x, y, s, rot=rot)
    p.form(here("-66,-17! 0,-17! 0,17! -66,17!"), "#7a4a30", a=5)
    p.form(here("-4,-21! 50,-21! 50,21! -4,21!"), "#8f5a38", a=6)
    p.form(here("48,-25! 66,-27! 66,27! 48,25!"), BRASS, a=5)
    p.form(here("-70,-20! -60,-20! -60,20! -70,20!"), BRASS, a=3)
    p.form(here("-8,-23! 2,-23! 2,23! -8,23!"), BRASS, a=3)


def mug(p: Pen, x: float, y: float, s: float = 1, rot: float = 0, full: bool = True) -> None:
    """A tankard with a head of foam."""
    here = at(x, y, s, rot=rot)
    p.form(here("34,-22 62,-24 70,2 62,28 34,26"), STEEL, a=5)
    p.form(here("36,-8 50,-8 54,2 50,14 36,14"), p.line(STEEL), a=0, w=0)
    p.form(here("-40,-46! 40,-46! 36,48! -36,48!"), STEEL, a=10, w=5, hi=0.6)
    for y2 in (-26, 30):
        p.brush(here(f"-38,{y2} 0,{y2 + 4} 37,{y2}"), p.line(STEEL), 4, ends=0.8)
    if full:
        p.form(here("-46,-40 -52,-58 -34,-70 -14,-64 4,-78 26,-66 46,-66 52,-48 42,-38 30,-30 22,-14 14,-34 -10,-38 -20,-26 -30,-38"), "#fff3d8", a=5, w=4)


def lantern(p: Pen, x: float, y: float, s: float = 1) -> None:
    """A lit lantern with its pool of light."""
    here = at(x, y, s)
    for r, o in ((120, 0.12), (86, 0.2), (58, 0.3)):
        p.flat(here(ell(0, 4, r)), "#ffd27a", o)
    p.brush(here("-16,-46 0,-70 16,-46"), "#6a4a3a", 5, ends=0.9)
    p.form(here("-24,-30! 24,-30! 30,34! -30,34!"), "#ffe3a0", a=3, w=5)
    p.form(here("-30,-28! 0,-48 30,-28!"), "#6a4a3a", a=4)
    p.form(here("-34,34! 34,34! 28,46! -28,46!"), "#6a4a3a", a=4)
    p.flat(here("0,-18 10,4 6,20 -6,20 -10,4"), "#f0a63c")
    p.brush(here("0,-28 0,34"), "#6a4a3a", 3, ends=1)


def fish(p: Pen, x: float, y: float, s: float = 1, rot: float = 0, colour: str = "#7f9fb4") -> None:
    """A herring with an opinion."""
    here = at(x, y, s, rot=rot)
    p.form(here("40,-4 70,-26! 64,0 72,26! 40,6"), colour, a=4)
    p.form(here("-62,2 -40,-20 0,-26 36,-10 48,2 36,14 0,24 -40,20"), colour, a=7, hi=0.7)
    p.brush(here("-30,-18 -22,2 -30,18"), p.line(colour), 4)
    p.flat(here(ell(-44, -4, 7)), "#fffaf0", line=2.5)
    p.flat(here(ell(-45, -4, 3)), p.world.ink)
    p.brush(here("-62,6 -54,10 -46,8"), p.line(colour), 3.5)
    for dx in (-8, 8, 24):
        p.brush(here(f"{dx},-10 {dx + 6},0 {dx},10"), p.line(colour), 3, opacity=0.6)


def parrot(p: Pen, x: float, y: float, s: float = 1, colour: str = "#b0483f") -> None:
    """A parrot on the shoulder, with an eye patch of its own."""
    here = at(x, y, s)
    p.form(here("6,60 30,80 36,130! 20,120 10,134! -4,80"), "#35507a", a=5)
    p.form(here("-36,-34 -14,-62 20,-58 40,-20 40,40 18,78 -12,74 -32,30"), colour, a=9, w=5)
    p.form(here("8,-14 34,-10 42,30 30,66 10,40"), "#c9972f", a=6)
    p.form(here(ell(-14, -30, 20, 18)), BONE, a=3, w=3)
    p.form(here("-34,-38 -56,-30 -62,-8 -50,6! -46,-10 -30,-14"), "#3a3550", a=4)
    p.flat(here(ell(-14, -32, 9)), p.world.ink)
    p.brush(here("-34,-52 0,-42 34,-40"), p.world.ink, 5, ends=0.9)


def rat(p: Pen, x: float, y: float, s: float = 1, colour: str = "#8d8794") -> None:
    """A ship's rat looking out."""
    here = at(x, y, s)
    for dx, dy in ((-4, -34), (28, -30)):
        p.form(here(ell(dx, dy, 14)), colour, a=3, w=3.5)
        p.flat(here(ell(dx + 1, dy + 1, 7)), "#d98f8a")
    p.form(here("-54,6 -40,-10 -10,-28 28,-24 44,4 36,34 0,38 -34,22"), colour, a=7)
    p.form(here(ell(-54, 6, 7)), "#d98f8a", a=2, w=2.6)
    for dx in (-22, 10):
        p.flat(here(ell(dx, -6, 7)), p.world.ink)
        p.flat(here(ell(dx - 2, -9, 2.4)), "#ffffff")
    for spec in ("-44,12 -66,18 -84,14", "-42,18 -60,30 -76,32"):
        p.brush(here(spec), p.line(colour), 2.6)
    p.form(here("-40,22! -32,22! -33,34! -40,34!"), "#fff6e0", a=1, w=2.4)


def potato(p: Pen, x: float, y: float, s: float = 1) -> None:
    """A potato half peeled, and the knife."""
    here = at(x, y, s)
    p.form(here("-40,-10 -26,-40 10,-46 38,-22 42,18 16,42 -22,38 -44,16"), "#c79a5c", a=8, w=5)
    p.form(here("-34,-18 -14,-40 16,-38 8,-6 -14,14 -38,8"), "#f0dca0", a=4, w=3)
    p.brush(here("-16,16 -40,30 -30,52 -48,70 -34,92"), "#a8763c", 9, ends=0.6)
    for dx, dy in ((20, 4), (26, -14), (8, 26)):
        p.flat(here(ell(dx, dy, 3.4)), "#7a5430")


def saw(p: Pen, x: float, y: float, s: float = 1, rot: float = 0) -> None:
    """A saw."""
    here = at(x, y, s, rot=rot)
    teeth = " ".join(f"{-12 - 10 * (i % 2)},{30 - i * 12}!" for i in range(14))
    p.form(here(f"28,40! 14,-140! {' '.join(reversed(teeth.split()))} -8,44!"), STEEL, a=5, hi=0.6)
    p.form(here("-18,40 34,34 40,70 26,98 -8,100 -20,72"), WOOD, a=6, w=4.5)
    p.form(here(ell(11, 68, 12, 14)), p.line(WOOD), a=0, w=0)


def sabre(p: Pen, x: float, y: float, s: float = 1, rot: float = 0) -> None:
    """A cutlass, hilt at x, y."""
    here = at(x, y, s, rot=rot)
    p.form(here("-8,0! -12,-80 2,-160 34,-214! 30,-150 18,-80 10,0!"), "#cfd8e2", a=4, w=4, hi=0.7)
    p.brush(here("0,-10 -2,-80 14,-160"), p.line(STEEL), 2.6, opacity=0.5)
    p.form(here("-34,-10 0,-16 32,-8 34,6 0,6 -32,6"), BRASS, a=4)
    p.form(here("-8,4! 8,4! 8,50! -8,50!"), "#6a4030", a=3)
    p.brush(here("32,0 42,28 10,52"), p.line(BRASS), 13, ends=0.7)
    p.brush(here("32,0 42,28 10,52"), BRASS, 8, ends=0.7)


def pistol(p: Pen, x: float, y: float, s: float = 1, rot: float = 0) -> None:
    """A flintlock pistol, muzzle to the left."""
    here = at(x, y, s, rot=rot)
    p.form(here("-90,-16! 10,-18! 40,-8 54,20 40,60 18,60 22,24 0,10 -60,8! -60,4! -90,4!"), "#7a4a30", a=6, w=4.5)
    p.form(here("-104,-20! -4,-20! -4,-6! -104,-4!"), STEEL, a=4, hi=0.7)
    p.form(here("-6,-20! 6,-38 20,-34 16,-16!"), STEEL, a=3, w=3.5)
    p.form(here("12,56 44,54 46,68 28,74 12,68"), BRASS, a=3)


def fiddle(p: Pen, x: float, y: float, s: float = 1, rot: float = 0) -> None:
    """A fiddle and its bow."""
    here, c = at(x, y, s, rot=rot), "#a85a2c"
    p.form(here("-9,-150! 9,-150! 9,-40! -9,-40!"), "#4a2f28", a=3)
    p.form(here("0,-62 34,-54 44,-24 28,2 48,32 44,70 0,84 -44,70 -48,32 -28,2 -44,-24 -34,-54"), c, a=10, w=5)
    for dx in (-20, 20):
        p.brush(here(f"{dx + 4},-6 {dx},10 {dx + 2},30"), p.line(c), 4)
    for dx in (-4, 4):
        p.brush(here(f"{dx},-140 {dx},56"), BONE, 1.8, ends=1)
    p.form(here("-16,20! 16,20! 14,28! -14,28!"), BONE, a=1, w=2.6)
    p.form(here("-12,-168 12,-168 14,-148 -14,-148"), "#4a2f28", a=3)


def sextant(p: Pen, x: float, y: float, s: float = 1, rot: float = 0) -> None:
    """A brass sextant."""
    here = at(x, y, s, rot=rot)
    for spec in ("0,-62 -50,34", "0,-62 50,34", "-30,-6 30,-6"):
        p.rod(here(spec), BRASS, 8)
    p.rod(here("-54,30 0,54 54,30"), BRASS, 14)
    p.rod(here("0,-62 18,46"), BRASS, 6)
    p.form(here(ell(0, -62, 13)), BRASS, a=3, w=3.5)
    p.form(here("-62,-26! -20,-34! -18,-20! -60,-10!"), "#7a4a30", a=3)


def bucket(p: Pen, x: float, y: float, s: float = 1) -> None:
    """A wooden bucket."""
    here = at(x, y, s)
    p.form(here("-62,-34! 62,-34! 48,60! -48,60!"), WOOD, a=10, w=5)
    for dx in (-34, -8, 20, 42):
        p.brush(here(f"{dx},-28 {dx * 0.8},56"), p.line(WOOD), 3, opacity=0.6)
    for dy in (-8, 38):
        p.brush(here(f"{-60 + dy * 0.1},{dy} 0,{dy + 8} {58 - dy * 0.12},{dy}"), "#5a6474", 10, ends=0.9)
    p.form(here(ell(0, -34, 63, 16, 12)), mix(WOOD, "#2a1c28", 0.55), a=0, w=4.5)
    p.brush(here("-60,-36 -40,-92 0,-104 40,-92 60,-36"), "#5a6474", 5, ends=1)


def bomb(p: Pen, x: float, y: float, r: float = 44) -> None:
    """A bomb with a lit fuse."""
    p.form(ell(x, y, r), "#4a4a66", a=r * 0.2, w=5, hi=0.5)
    p.form(place("-13,-8! 13,-8! 13,8! -13,8!", x + r * 0.5, y - r * 0.88, 1, rot=30), "#4a4a66", a=3)
    p.brush([(x + r * 0.55, y - r), (x + r * 0.9, y - r * 1.5), (x + r * 0.5, y - r * 1.9)], BONE, 6, ends=0.8)
    spark(p, x + r * 0.5, y - r * 1.95, 24)


def spark(p: Pen, x: float, y: float, r: float = 20) -> None:
    """A burning fuse end."""
    p.flat(ell(x, y, r * 1.7), "#f0a63c", 0.3)
    p.flat(place(star(7, 0.45, r), x, y), "#ffe09a", line=2.5)
    p.flat(ell(x, y, r * 0.35), "#ffffff")


def ladle(p: Pen, x: float, y: float, s: float = 1, rot: float = 0) -> None:
    """A soup ladle."""
    here = at(x, y, s, rot=rot)
    p.rod(here("0,90 0,10 4,-70"), WOOD, 11)
    p.form(here("-44,-82 46,-88 40,-54 8,-38 -30,-50"), STEEL, a=6, hi=0.6)
    p.form(here(ell(1, -85, 45, 11)), "#8a7a3c", a=2)


def cup(p: Pen, x: float, y: float, s: float = 1, colour: str = "#f4efe6") -> None:
    """A small steaming cup without a handle."""
    here = at(x, y, s)
    smoke(p, x, y - 34 * s)
    p.form(here("-34,-26! 34,-26! 24,30 -24,30"), colour, a=6, w=4.5)
    p.form(here(ell(0, -26, 34, 9)), "#4a2f28", a=0, w=4)
    p.brush(here("-29,0 0,8 29,0"), "#8257a8", 6, ends=0.8)


def dice(p: Pen, x: float, y: float, s: float = 1, rot: float = 0, spots: int = 6) -> None:
    """A die showing a six, as it always does."""
    here = at(x, y, s, rot=rot)
    p.form(here(box(-24, -24, 48, 48, 9)), "#f7efdc", a=5, w=4.5)
    places = {6: "-11,-13 11,-13 -11,0 11,0 -11,13 11,13", 1: "0,0"}[spots]
    for dx, dy, _ in points(places):
        p.flat(here(ell(dx, dy, 4.6)), "#8f2f2c" if spots == 1 else p.world.ink)


def book(p: Pen, x: float, y: float, s: float = 1, rot: float = 0, colour: str = "#6a2f3c", sign: str = "") -> None:
    """A closed book; sign: outline of an emblem on it."""
    here = at(x, y, s, rot=rot)
    p.form(here("-46,-58! 46,-58! 50,-50! 50,62! -42,62!"), "#f0e4c4", a=5)
    p.form(here("-52,-62! 40,-62! 40,56! -52,56!"), colour, a=8, w=5)
    if sign:
        p.flat(here(sign), BRASS, line=2.5)


def bottle(p: Pen, x: float, y: float, s: float = 1, rot: float = 0, colour: str = "#3f6b52") -> None:
    """A bottle of something strong."""
    here = at(x, y, s, rot=rot)
    p.form(here("-12,-92! 12,-92! 12,-50 32,-28 32,64 -32,64 -32,-28 -12,-50"), colour, a=8, w=5, hi=0.6)
    p.form(here("-9,-104! 9,-104! 9,-90! -9,-90!"), "#b98a58", a=2, w=3.5)
    p.form(here("-28,-8! 28,-8! 28,36! -28,36!"), "#f0e4c4", a=3, w=3)
    for dx in (-12, 0, 12):
        p.brush(here([(dx - 5, 8), (dx + 5, 20)]), "#8f2f2c", 4)
        p.brush(here([(dx + 5, 8), (dx - 5, 20)]), "#8f2f2c", 4)


def anchor(p: Pen, x: float, y: float, s: float, colour: str) -> None:
    """An anchor as ornament or tattoo."""
    here = at(x, y, s)
    p.brush(here("0,-20 0,4 0,26"), colour, 7 * s, ends=0.9)
    p.brush(here("-24,6 -16,22 0,28 16,22 24,6"), colour, 7 * s, ends=0.4)
    p.brush(here("-12,-10 0,-11 12,-10"), colour, 5 * s, ends=0.8)
    p.brush(here(ell(0, -26, 6) + ell(0, -26, 6)[:1]), colour, 3.4 * s, ends=1)


def trident(p: Pen, x: float, y: float, s: float = 1, rot: float = 0) -> None:
    """Neptune's fork."""
    here = at(x, y, s, rot=rot)
    p.rod(here("0,140 0,40 0,-60"), WOOD, 12)
    for spec in ("-38,-112 -38,-66 0,-44", "38,-112 38,-66 0,-44", "0,-50 0,-90 0,-124"):
        p.rod(here(spec), BRASS, 9)
    for dx, dy in ((-38, -112), (0, -124), (38, -112)):
        p.form(here(f"{dx - 13},{dy + 6}! {dx},{dy - 26}! {dx + 13},{dy + 6}!"), BRASS, a=3, w=4)


def spectacles(p: Pen, y: float = 206, far: float = 150, near: float = 216, r: float = 27, rim: str = BRASS, glass: str = "#cfe4ee") -> None:
    """Round spectacles."""
    for x, w in ((far, r * 0.84), (near, r)):
        ring = ell(x, y, w, r)
        p.flat(ring, glass, 0.25)
        p.brush(ring + ring[:1], p.line(rim), 8, ends=1)
        p.brush(ring + ring[:1], rim, 4.5, ends=1)
    p.brush([(far + r * 0.84, y - 3), ((far + near) / 2 - 1, y - 10), (near - r, y - 3)], rim, 5, ends=1)
    p.brush([(near + r, y - 4), (near + r + 28, y - 2), (near + r + 46, y + 6)], rim, 4.5, ends=0.9)


def monocle(p: Pen, x: float, y: float, r: float = 29, rim: str = BRASS) -> None:
    """A single glass on a cord."""
    ring = ell(x, y, r)
    p.flat(ring, "#fff3c0", 0.3)
    p.brush(ring + ring[:1], p.line(rim), 10, ends=1)
    p.brush(ring + ring[:1], rim, 6, ends=1)
    p.brush([(x + r * 0.6, y + r * 0.8), (x + 40, y + 90), (x + 10, y + 170)], rim, 3, ends=0.9)


def eyepatch(p: Pen, x: float = 150, y: float = 210, w: float = 22, strap: str = "140,196 200,178 296,176", colour: str = "#2b2a44") -> None:
    """A patch over one eye and its strap."""
    p.brush(strap, p.world.ink, 8, ends=0.9)
    p.form(at(x, y, w / 22)("-24,-16 0,-24 24,-14 22,10 2,26 -20,12"), colour, a=5, w=4)


def earring(p: Pen, x: float = 292, y: float = 270, r: float = 13) -> None:
    """A gold ring in the ear."""
    ring = ell(x, y, r, r * 1.15)
    p.brush(ring + ring[:1], p.line(BRASS), 9, ends=1)
    p.brush(ring + ring[:1], BRASS, 5, ends=1)


def bandage(p: Pen, *strips: str) -> None:
    """Linen wound round a head or limb."""
    for spec in strips:
        p.brush(spec, p.line("#e9dfc8"), 30, ends=0.9)
        p.brush(spec, "#f1e9d6", 25, ends=0.9)


def plaster(p: Pen, x: float, y: float, rot: float = 0, s: float = 1) -> None:
    """A cross of sticking plaster."""
    for turn in (rot, rot + 80):
        p.form(place("-20,-7 20,-7 22,0 20,7 -20,7 -22,0", x, y, s, rot=turn), "#e9c9a0", a=2, w=3)


def notes(p: Pen, *spots: tuple[float, float, float], colour: str = BONE) -> None:
    """Notes of music in the air: x, y, size."""
    for x, y, s in spots:
        here = at(x, y, s)
        p.flat(here(ell(-6, 10, 9, 7, rot=-18)), colour, line=2.5)
        p.brush(here("2,8 2,-12 2,-30"), colour, 5, ends=1)
        p.brush(here("2,-30 10,-22 18,-20"), colour, 8, ends=0.7)


def bubbles(p: Pen, *spots: tuple[float, float, float]) -> None:
    """Soap or beer bubbles: x, y, radius."""
    for x, y, r in spots:
        p.flat(ell(x, y, r), "#dff0f4", 0.35)
        p.brush(ell(x, y, r) + ell(x, y, r)[:1], "#eaf6f8", 3, ends=1)
        p.flat(ell(x - r * 0.35, y - r * 0.35, r * 0.22), "#ffffff")
