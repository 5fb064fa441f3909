"""What the great wore: vestments, coats, jewels, hats; drawn for the portrait maker's anchors."""

from __future__ import annotations

import math

from build_scripts.art.portraits.hats import shadow
from build_scripts.art.portraits.pen import Pen, Spec, at, ell, mix, place, points

LINEN, GOLD, RED, BLUE = "#fbf6ea", "#d9a441", "#b8433c", "#3f5f8f"


def coat(p: Pen, colour: str, lining: str, braid: str = "", build: str = "40,500! 62,430 120,392 176,376 250,376 308,394 352,432 372,500!") -> None:
    """A court coat, open over a waistcoat, braid and buttons down the front."""
    inside = p.form(build, colour, a=12, w=5)
    p.form("168,384 256,384 284,500! 146,500!", lining, a=7, w=4, clip=inside)
    p.form("170,374 120,392 100,440 128,500! 168,500! 182,430", colour, a=7, w=4.4, clip=inside)
    p.form("256,374 306,392 330,440 300,500! 262,500! 248,430", colour, a=9, w=4.4, clip=inside)
    if braid:
        for side in ("176,388 184,430 172,498", "250,388 246,430 258,498"):
            p.brush(side, p.line(braid), 13, inside, 1)
            p.brush(side, braid, 8, inside, 1)
        for y in (420, 452, 484):
            for x in (150, 280):
                p.form(ell(x, y, 9), braid, a=2, w=3)


def jabot(p: Pen, colour: str = LINEN, tiers: int = 3) -> None:
    """White linen round the neck and lace down the breast."""
    p.form("156,368 160,338 212,352 270,336 272,370 250,392 178,394", colour, a=7)
    p.inner("164,356 212,370 266,354", "168,374 212,384 258,372", colour=colour, w=3)
    for k in range(tiers):
        y, w = 462 - 27 * (3 - tiers) - k * 26, 44 - k * 7
        p.form(place("-.6,-1! .6,-1! 1,.5 .72,.95 .45,.6 .2,1.05 -.08,.65 -.36,1.05 -.62,.6 -.85,.9 -1,.4", 214, y, w, 26), colour, a=5, w=3.6)


def cassock(p: Pen, colour: str, build: str, buttons: str = "") -> str:
    """A priest's gown with a row of small buttons and white bands."""
    inside = p.form(build, colour, a=12, w=5)
    if buttons:
        for y in range(404, 500, 22):
            p.form(ell(212 - (y - 404) * 0.06, y, 6), buttons, a=2, w=2.6)
    p.form("160,372 164,344 212,358 266,344 270,372 214,392", colour, a=6)
    for x, rot in ((196, 8), (228, -8)):
        p.form(place("-14,-6! 14,-6! 16,54! -16,54!", x, 386, 1, rot=rot), LINEN, a=4, w=3.6)
    return inside


def cape(p: Pen, colour: str, clasp: str = GOLD) -> None:
    """A short cape over both shoulders."""
    p.form("30,500! 48,426 116,382 168,368 214,392 262,368 312,382 368,426 388,500!", colour, a=13, w=5)
    p.brush("214,394 212,440 214,500", p.line(colour), 5, opacity=0.7)
    p.inner("116,392 96,440 92,496", "312,392 334,440 338,496", "160,386 150,440 152,498", "268,386 280,440 276,498", colour=colour, w=4, opacity=0.5)
    p.form(ell(214, 396, 15), clasp, a=4, w=4, hi=0.6)


def gown(p: Pen, colour: str, skin: str, lace: str = "#f8efe0", ribbon: str = RED) -> None:
    """A low-cut gown with a frill and a ribbon at the neck."""
    p.form("52,500! 68,448 116,410 160,404 214,452 268,404 316,410 352,448 368,500!", colour, a=11, w=5)
    p.form("160,404 176,380 250,380 268,404 216,464", skin, a=6)
    for x, y in ((150, 418), (172, 442), (196, 464), (234, 466), (258, 442), (280, 418)):
        p.form(ell(x, y, 18, 13), lace, a=4, w=3)
    if ribbon:
        p.form("172,360! 216,374 258,358! 260,373! 216,390 172,375!", ribbon, a=3, w=3.5)


def ermine(p: Pen, outer: str) -> None:
    """A royal mantle: colour outside, ermine at the neck."""
    p.form("6,500! 30,430 100,380 176,368 250,368 320,384 380,430 398,500!", outer, a=12, w=5)
    inside = p.form("70,500! 84,420 130,368 206,352 290,362 338,412 346,500! 282,500! 262,440 210,420 160,446 146,500!", "#f6efe0", a=9)
    for x, y in ((108, 430), (126, 470), (140, 404), (300, 402), (318, 450), (296, 476), (268, 388)):
        p.brush([(x, y), (x + 2, y + 12), (x + 1, y + 20)], p.world.ink, 8, inside, 0.1)


def chain(p: Pen, colour: str = GOLD, y: float = 424, jewel: str = RED) -> None:
    """A chain of office with its jewel."""
    for i in range(9):
        a = math.pi * i / 8
        p.form(ell(214 - 74 * math.cos(a), y - 22 + 50 * math.sin(a), 11, 9), colour, a=3, w=3)
    p.form(place("0,-24! 7,-7 24,0! 7,7 0,24! -7,7 -24,0! -7,-7", 214, y + 46), colour, a=4, w=3.6)
    p.form(ell(214, y + 46, 8), jewel, a=2, w=2.6, hi=0.6)


def bow(p: Pen, x: float, y: float, colour: str, s: float = 1, rot: float = 0) -> None:
    """A silk bow."""
    here = at(x, y, s, rot=rot)
    for spec in ("0,4 -22,48 -6,62 8,14", "0,4 26,52 38,38 10,6"):
        p.form(here(spec), colour, a=3, w=3.6)
    p.form(here("0,0 -38,-28 -56,-4 -42,26"), colour, a=5, w=4)
    p.form(here("0,0 38,-28 56,-4 42,26"), colour, a=5, w=4)
    p.form(here(ell(0, 0, 12)), colour, a=3, w=3.6)


def crown(p: Pen, x: float, y: float, s: float = 1, rot: float = 0, velvet: str = RED) -> None:
    """A king's crown with velvet in it."""
    here = at(x, y, s, rot=rot)
    p.form(here("-40,10 -36,-36 0,-46 36,-36 40,10"), velvet, a=7)
    p.form(here("-56,26! -66,-34! -36,-2 -30,-8! -20,-52! 0,-8! 20,-52! 30,-8! 36,-2 66,-34! 56,26! 0,36"), GOLD, a=8, w=4.5, hi=0.55)
    for a, b in ((-66, -38), (-20, -57), (20, -57), (66, -38)):
        p.form(here(ell(a, b, 7, n=8)), "#f6efe0", a=2, w=3)
    for a, c in ((-30, BLUE), (0, RED), (30, BLUE)):
        p.form(here(ell(a, 14, 8, 7)), c, a=2, w=2.6)


def cockade(p: Pen, x: float, y: float, s: float = 1) -> None:
    """The badge of the Republic."""
    for r, c in ((22, RED), (15, LINEN), (8, BLUE)):
        p.form(ell(x, y, r * s), c, a=2.4 * s, w=3)


def liberty_cap(p: Pen, colour: str = RED, badge: bool = True) -> None:
    """The red cap with its tip fallen forward."""
    p.form("118,186 116,136 134,92 116,106 92,104 78,84 84,54 112,28 160,12 216,16 266,42 298,92 312,150 314,200 206,150", colour, a=12, w=5)
    p.brush("134,92 150,80 172,78", p.line(colour), 5)
    p.inner("120,52 160,34 214,40", "240,60 268,104 274,140", "200,70 186,104 178,134", colour=colour, w=4, opacity=0.5)
    p.form("116,184 124,150 206,124 294,150 316,192 302,208 266,176 206,158 150,172 130,198", mix(colour, "#fff3d6", 0.22), a=6)
    if badge:
        cockade(p, 254, 112, 1.05)


def tricorne(p: Pen, colour: str, edge: str, badge: bool = False) -> None:
    """A hat turned up on three sides, laced."""
    p.form("134,150 146,92 206,76 268,92 292,160", colour, a=8)
    brim = "64,128 58,88! 118,96 166,70 206,42! 250,68 304,94 366,78! 354,132 318,174 262,172 206,152 150,166 100,164"
    shadow(p, brim)
    p.form(brim, colour, a=10, w=5)
    p.brush("59,90 110,98 166,74 206,46 250,72 306,98 365,80", edge, 8, ends=0.7)
    if badge:
        cockade(p, 286, 124)


def wimple(p: Pen, veil: str, linen: str = LINEN) -> None:
    """A nun's linen round the face under a dark veil: the back of it is `veil_back`."""
    p.form("206,66 270,82 304,134 314,210 312,300 292,372 250,412 190,412 140,378! 170,352 216,352 262,316 284,246 280,186 248,142 206,130 160,144 136,190! 112,190 112,140 150,84", linen, a=9, w=5)
    p.form("206,38 284,56 330,126 346,240 356,360 370,470! 318,452! 314,330 312,210 292,132 250,96 206,86 158,100 122,150 110,204! 92,150 126,70", veil, a=12, w=5)


def arrow(p: Pen, x: float, y: float, rot: float, s: float = 1, feather: str = RED) -> None:
    """An arrow that has stuck; its point is at x, y."""
    here = at(x, y, s, rot=rot)
    p.rod(here("0,0 60,0 120,0"), "#b98a58", 7)
    for k in (-1, 1):
        p.form(here(f"92,0! 132,0! 144,{16 * k}! 104,{16 * k}!"), feather, a=2, w=3)


def speed(p: Pen, *specs: Spec, colour: str = "#fff8e6", w: float = 7) -> None:
    """Lines of haste."""
    for spec in specs:
        p.brush(spec, colour, w, opacity=0.9)


def stars(p: Pen, *spots: tuple[float, float, float], colour: str = "#ffe9a8") -> None:
    """Small sparks: x, y, size."""
    for x, y, r in spots:
        p.flat(place("0,-1! .2,-.2 1,0! .2,.2 0,1! -.2,.2 -1,0! -.2,-.2", x, y, r), colour, line=2)


def tear(p: Pen, x: float, y: float, s: float = 1) -> None:
    """A tear."""
    p.flat(place("0,-14! 8,2 0,12 -8,2", x, y, s), "#bfe0f0", line=2.4)


def scroll(p: Pen, spec: Spec, ends: Spec = "", colour: str = "#f6ecd2") -> str:
    """A sheet of paper; ends: its curl."""
    inside = p.form(spec, colour, a=7, w=4.5)
    if ends:
        p.form(ends, mix(colour, "#b99a62", 0.25), a=4, w=3.6)
    return inside


def writing(p: Pen, x: float, y: float, w: float, rows: int, gap: float = 14, colour: str = "#6a5560", lw: float = 3.6, rot: float = 0) -> None:
    """Lines of script that nobody can read."""
    here = at(x, y, 1, rot=rot)
    for i in range(rows):
        long = w * (0.72 if i == rows - 1 else 0.94 - 0.06 * (i % 2))
        p.brush(here([(0, i * gap), (long * 0.5, i * gap - 1.5), (long, i * gap + 1)]), colour, lw, ends=0.6, opacity=0.8)


def drip(p: Pen, x: float, y: float, r: float, colour: str, tails: Spec = "") -> None:
    """Something thrown and squashed."""
    p.flat(place("0,-1 .3,-.7 .8,-.9 .7,-.3 1.1,0 .7,.4 .8,.9 .2,.7 -.1,1.2 -.4,.7 -.9,.8 -.7,.2 -1.2,-.1 -.7,-.4 -.7,-.9 -.2,-.7", x, y, r), colour, 1, line=3)
    for a, b, _ in points(tails) if tails else ():
        p.flat(ell(a, b, r * 0.2, r * 0.3), colour, line=2)
    p.flat(ell(x - r * 0.25, y - r * 0.25, r * 0.22), mix(colour, "#ffffff", 0.5), 0.8)
