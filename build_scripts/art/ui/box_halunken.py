"""The front of Halunken & Spelunken: a tavern lane at night, and a captain with a lantern who is not to be trusted."""

from __future__ import annotations

import random

from build_scripts.art.kit import circ, glow, linear, mix, oval, poly, radial, rect, shade, stroke
from build_scripts.art.ui.brush import at, box, brush, ell, flat, form, rod, world
from build_scripts.art.ui.case import TALL, WIDE, case, frame, title
from build_scripts.art.ui.faces import brow, ear, eye, fist, grin, head, line_of, nose, wink
from build_scripts.art.ui.lettering import ABRIL, arc, word

AMBER, BONE, INKY = "#f0a63c", "#f3e6c6", "#141a38"
Point = tuple[float, float]


def wall(side: int, u: float, v: float) -> Point:
    """A point of the house fronts: u goes from near (0) to far (1), v up the wall."""
    s = 1 - 0.76 * u
    return 205 + side * 222 * s, 312 + 196 * s - v * s


def quad(side: int, u0: float, u1: float, v0: float, v1: float) -> list[Point]:
    return [wall(side, u0, v0), wall(side, u1, v0), wall(side, u1, v1), wall(side, u0, v1)]


def house(side: int, u0: float, u1: float, tall: float, colour: str, lit: str) -> str:
    """One crooked front: a ground floor, timbered floors above, a gable, windows, some of them lit."""
    far = mix(colour, "#3d5a86", 0.55 * u0)
    timber = shade(far, -0.5)
    um = (u0 + u1) / 2
    body = poly([*quad(side, u0, u1, 0, tall)[:3], wall(side, um, tall + 92), wall(side, u0, tall)], far)
    body += poly(quad(side, u0, u1, 0, 128), shade(far, -0.28))
    for v in (128, 250, tall):
        body += poly(quad(side, u0, u1, v - 6, v + 6), timber)
    for u in (u0, um, u1 - 0.004):
        body += poly(quad(side, u - 0.008, u + 0.008, 128, tall), timber)
    body += stroke(f"M{_p(wall(side, u0 - .02, tall - 6))}L{_p(wall(side, um, tall + 96))}L{_p(wall(side, u1 + .01, tall - 6))}", timber, 9 * (1 - 0.7 * u0))
    third = (u1 - u0) / 2
    for k, (v, glows) in enumerate(((28, lit[0]), (28, lit[1]), (158, lit[2]), (158, lit[3]), (282, lit[4]), (282, lit[5]))):
        if v + 70 > tall:
            continue
        a = u0 + third * (k % 2) + third * 0.24
        body += pane(side, a, a + third * 0.54, v, v + (82 if v == 28 else 66), glows == "1", timber)
    return body


def _p(point: Point) -> str:
    return f"{point[0]:.1f} {point[1]:.1f}"


def pane(side: int, u0: float, u1: float, v0: float, v1: float, on: bool, timber: str) -> str:
    shine = linear("pane", [(0, "#ffe9a8", 1), (1, "#f08a2c", 1)])
    body = poly(quad(side, u0 - 0.008, u1 + 0.008, v0 - 6, v1 + 6), timber)
    body += poly(quad(side, u0, u1, v0, v1), shine if on else "#1b2748")
    um, vm = (u0 + u1) / 2, (v0 + v1) / 2
    body += stroke(f"M{_p(wall(side, um, v0))}L{_p(wall(side, um, v1))}M{_p(wall(side, u0, vm))}L{_p(wall(side, u1, vm))}", timber, 2.6)
    x, y = wall(side, um, vm)
    return body + (glow(x, y, 52, 60, "#ffb347", 0.5) if on else "")


def sign(x: float, y: float, r: float, mark: str) -> str:
    """A tavern sign on its iron."""
    body = stroke(f"M{x - r * 1.5} {y - r * 1.5}H{x + r * 1.2}M{x - r * .5} {y - r * 1.5}V{y - r}M{x + r * .5} {y - r * 1.5}V{y - r}", INKY, 3)
    body += circ(x, y, r, "#8a5426", line=INKY, w=3) + circ(x, y, r - 4, "#1e2b52", line=AMBER, w=2)
    return body + f'<g transform="translate({x} {y}) scale({r / 24})">{mark}</g>'


BOOT = f'<path d="M-7 -13H5V1Q15 3 14 11H-7Z" fill="{BONE}"/>'
CROWN = f'<path d="M-13 -8L-6 -1L0 -12L6 -1L13 -8L10 10H-10Z" fill="{BONE}"/>'
FISH = f'<path d="M-15 0Q-4 -12 8 0L15 -7V7L8 0Q-4 12 -15 0Z" fill="{BONE}"/>'


def lane() -> str:
    """Sky, moon, masts at the end of the lane, the houses, wet cobbles."""
    sky = linear("sky", [(0, "#0c1433", 1), (0.36, "#1d3765", 1), (0.6, "#54799c", 1), (1, "#89a0ad", 1)])
    body = rect(0, 0, WIDE, TALL, sky) + glow(208, 236, 210, 190, "#c8dcea", 0.55)
    body += circ(208, 226, 60, "#eef1df") + circ(190, 212, 11, "#d5dccf") + circ(228, 244, 16, "#d5dccf") + circ(226, 204, 7, "#d5dccf")
    masts = "M178 350V176M232 350V150M206 350V214M150 196L206 186M156 232L204 224M204 172H262M208 206H258M212 240H254"
    body += stroke(masts, "#24406b", 4.4) + stroke("M178 176L232 150L270 350M178 176L140 350M232 150L206 350", "#24406b", 1.6)
    body += oval(206, 352, 90, 26, "#8fa6b4", opacity=0.75)
    for side, u0, u1, tall, colour, lit in (
        (-1, 0.74, 1.0, 330, "#5b4a55", "110110"), (1, 0.76, 1.0, 380, "#50566b", "101001"),
        (-1, 0.4, 0.73, 385, "#4a4f70", "101101"), (1, 0.42, 0.75, 330, "#6b4b46", "110010"),
        (-1, 0.0, 0.39, 340, "#6a4437", "111011"), (1, 0.0, 0.41, 372, "#44496b", "110100"),
    ):
        body += house(side, u0, u1, tall, colour, lit)
    near, low = (-30, TALL + 4), (WIDE + 30, TALL + 4)
    ground = [(-30.0, 520.0), wall(-1, 1, 0), wall(1, 1, 0), (WIDE + 30.0, 520.0), low, near]
    body += poly(ground, linear("road", [(0, "#7d93a3", 1), (0.3, "#3a4c74", 1), (1, "#131b3c", 1)]))
    rnd = random.Random(6)
    for row in range(13):
        s = 0.26 + row * 0.078
        y = 312 + 196 * s
        step = 40 * s
        for i in range(-9, 10):
            x = 205 + (i + (row % 2) / 2) * step
            if abs(x - 205) < 230 * s:
                tone = rnd.choice(("#4d6088", "#3f527c", "#5b6f95"))
                body += oval(x, y, step * 0.44, 6.4 * s, tone, opacity=0.7)
                body += stroke(f"M{x - step * .28:.1f} {y - 3 * s:.1f}q{step * .25:.1f} {-3.4 * s:.1f} {step * .5:.1f} 0", "#b9cbd8", 1.4 * s + 0.3, opacity=0.5)
    for x, y, rx, ry in ((60, 500, 60, 30), (340, 490, 60, 28), (140, 400, 30, 16), (276, 396, 28, 14)):
        body += glow(x, y, rx, ry, "#ffb347", 0.55)
    body += sign(50, 240, 27, BOOT) + sign(362, 238, 25, FISH)
    return body


def fog() -> str:
    body = ""
    for x, y, rx, ry, o in ((90, 420, 190, 34, 0.5), (320, 396, 170, 30, 0.5), (210, 356, 160, 24, 0.6), (370, 470, 150, 30, 0.4), (20, 480, 150, 30, 0.4)):
        body += glow(x, y, rx, ry, "#a9c1d2", o)
    return body


def jack_behind() -> str:
    """Black Jack comes up the lane, a dark shape with one eye."""
    dark, rim = "#10142c", "#5d7398"
    body = form("286,480! 292,420 318,398 372,396 404,420 410,480!", dark, a=0, w=3) + form("322,352 326,336 372,336 378,354 372,404 350,420 328,404", dark, a=0, w=0, hi=0)
    body += form("296,344 292,320! 322,326 348,296 376,324 406,316! 402,344 376,356 350,346 322,356", dark, a=3, w=3, hi=0.1)
    body += brush("292,321 322,328 348,298 376,326 406,317", rim, 3, ends=0.8) + brush("286,470 294,420 320,398", rim, 3)
    body += flat(ell(348, 330, 7.5, 6.5), BONE) + flat(box(344, 334, 8, 5), BONE) + flat(ell(345, 330, 1.9), dark) + flat(ell(351, 330, 1.9), dark)
    body += flat(at("-9,0 -2,-4 8,-2 3,4 -4,4", 338, 362), "#fff3c4") + flat(ell(336, 362, 2.3), dark) + brush("326,353 338,354 348,361", rim, 3)
    return body + flat(ell(362, 361, 8, 6), "#05070f") + brush("326,350 350,358 374,352", "#05070f", 3)


def lantern(x: float, y: float) -> str:
    """The lantern in his hand: the brightest thing."""
    iron = "#3a2a2e"
    body = glow(x, y, 150, 150, "#ffc45e", 1) + glow(x, y, 70, 74, "#fff0b8", 1)
    body += rod([(x - 16, y - 42, False), (x, y - 66, False), (x + 16, y - 42, False)], iron, 5)
    glass = radial("glass", [(0, "#fffbe0", 1), (0.45, "#ffdf86", 1), (1, "#f09a30", 1)], cx=0.5, cy=0.6, r=0.65)
    body += poly([(x - 22, y - 28), (x + 22, y - 28), (x + 28, y + 36), (x - 28, y + 36)], glass, line=iron, w=5)
    body += flat(at("0,-20 11,4 7,20 -7,20 -11,4", x, y + 8), "#fff7d0") + flat(at("0,-6 6,8 4,18 -4,18 -6,8", x, y + 10), "#f59a2c")
    body += form(at("-30,-28! -18,-42 0,-50 18,-42 30,-28!", x, y), iron, a=4) + form(at("-34,36! 34,36! 30,50! -30,50!", x, y), iron, a=4)
    return body + stroke(f"M{x - 9} {y - 28}L{x - 11} {y + 36}M{x + 9} {y - 28}L{x + 11} {y + 36}", iron, 3)


def captain() -> str:
    """Red coat, tricorn with a feather, one eye shut, one tooth of gold."""
    skin, hair, coat, hat = "#d99a6c", "#6b3a22", "#a32c30", "#27365f"
    body = form("140,190 122,262 104,330 112,372 96,404! 136,396 150,412! 176,396 284,396 300,414! 312,388 340,396! 326,350 330,290 322,230 300,180", hair, a=10)
    body += "".join(brush(s, "#43210f", 5, opacity=0.7) for s in ("128,280 118,340 126,386", "304,280 306,340 298,392", "318,260 318,330 322,380"))
    body += form("20,520! 40,430 96,384 170,368 260,368 330,388 384,440 404,520!", coat, a=13)
    body += form("168,360 206,396 250,360 272,420 240,470 196,470 150,420", BONE, a=7)
    body += "".join(brush(s, "#a8936a", 4, opacity=0.7) for s in ("190,396 186,430 196,462", "226,396 228,430 220,462", "208,404 208,440 208,466"))
    body += form("30,520! 56,420 118,376 158,372 176,520!", "#8a2229", a=9) + form("392,520! 356,420 300,376 258,372 250,520!", "#8a2229", a=9)
    body += brush("118,378 150,440 172,520", AMBER, 6, ends=0.8) + brush("300,378 268,440 254,520", AMBER, 6, ends=0.8)
    for x, y in ((118, 446), (132, 486), (304, 446), (290, 486)):
        body += form(ell(x, y, 9), AMBER, a=3, w=3)
    body += ear(skin) + form(ell(294, 268, 9, 11), AMBER, a=3, w=3.4)
    body += head("wedge", skin, 0.42)
    body += eye(skin, 152, 210, 18, 15, 0.22, (-0.35, 0.1), "#4d7a52") + wink(skin, 218, 212)
    body += brow(hair, "128,188 142,174 166,186", 11) + brow(hair, "190,192 214,176 250,172", 12)
    body += grin(skin, 184, 292, 35) + nose("hook", skin, 172, 206)
    body += form("178,280 152,270 128,282 104,264! 108,296 140,304 178,294 214,300 252,286 270,252! 246,268 212,270", hair, a=4, w=3.6)
    body += form("160,330 178,326 200,330 196,362 174,386! 162,356", hair, a=5, w=3.6)
    body += "".join(brush(s, line_of(skin), 3, opacity=0.6) for s in ("256,240 268,262 262,286", "248,300 240,316 222,328"))
    body += brush("306,404 340,412 372,440 392,500", "#8fb4d8", 5, ends=0.2, opacity=0.8)
    return body + tricorn(hat) + brush("380,90 371,142 332,182", "#9cc0e2", 5, ends=0.2, opacity=0.9) + brush("410,0 404,40 374,82", "#ffffff", 4, ends=0.2)


def tricorn(hat: str) -> str:
    brim = "52,150 36,100! 104,112 158,84 204,52! 254,82 312,104 382,82! 370,146 330,186 268,188 206,168 146,184 92,186"
    body = form("132,160 146,96 206,74 272,96 300,164", hat, a=8)
    body += form("296,104 312,42 366,-6 420,-12 414,40 380,84 322,124", "#e9e0cf", a=8)
    body += "".join(brush(s, "#a79c8c", 3, opacity=0.8) for s in ("304,112 346,58 410,-4", "330,76 356,66 372,70", "346,52 376,40 396,44", "326,84 328,56 336,40"))
    body += form(brim, hat, a=10, w=5) + brush("38,102 104,114 160,86 204,54 254,84 312,106 380,84", AMBER, 7, ends=0.7)
    body += form(ell(206, 124, 25), AMBER, a=4) + form(ell(206, 124, 17), "#a32c30", a=3, w=3) + form(ell(206, 124, 7), BONE, a=2, w=2)
    return body


def barrel_lookout() -> str:
    """Somebody counts the captain's purse from inside a barrel."""
    wood = "#8a5a32"
    body = form("306,470! 392,470! 404,520 396,580! 302,580! 294,520", wood, a=9)
    body += stroke("M296 500H402M296 548H402", "#3b3f58", 7) + "".join(brush(f"{x},474 {x + (x - 349) * .1},520 {x},576", "#4a2c18", 3) for x in (326, 350, 374))
    dark = flat(ell(349, 468, 40, 13), "#191325")
    face = form("322,470 324,448 349,438 374,448 376,470", "#c98d60", a=4, w=3)
    face += "".join(flat(ell(x, 455, 8, 7), "#fffaf0") + flat(ell(x - 3, 456, 3.6), "#191626") for x in (339, 360))
    lid = form(at("-46,0 -30,-11 0,-14 30,-11 46,0 30,11 0,13 -30,11", 352, 430, 1, 1, 7), wood, a=5) + form(at("-46,0 -30,11 0,13 30,11 46,0 44,10 28,20 0,22 -28,20 -44,10", 352, 430, 1, 1, 7), "#6b4225", a=3)
    return body + dark + face + brow("#5a3420", "330,444 340,440 350,446", 5) + brow("#5a3420", "352,446 362,440 372,444", 5) + lid


def draw() -> str:
    """The whole box."""
    world("#1d2b57", "#ffd894")
    body = lane() + jack_behind() + fog()
    body += barrel_lookout()
    dark = linear("top", [(0, "#070b20", 0.92), (0.7, "#0a1030", 0.55), (1, "#0a1030", 0)])
    body += rect(0, 0, WIDE, 190, dark)
    body += f'<g transform="translate(38 208) scale(.76)">{captain()}</g>'
    body += form("-30,600! -30,470 6,420 34,384 84,396 90,440 62,500 40,600!", "#a32c30", a=10) + form("34,352! 92,366! 86,402! 26,386!", BONE, a=5)
    body += "".join(brush(q, "#6e1a22", 4, opacity=0.7) for q in ("-6,500 14,470 20,430", "10,540 34,500 44,452", "26,420 44,430 66,426"))
    body += fist("#d99a6c", 66, 330, 8, 0.66) + rod("72,318 74,372", "#3a2a2e", 4) + lantern(74, 428)
    body += form(at("-14,-8 14,-10 24,-2 20,8 -8,8 -18,2", 62, 304, 0.8, 0.8, -4), "#d99a6c", a=3, w=3)
    shade_ = linear("foot", [(0, "#070b20", 0), (1, "#070b20", 0.75)])
    body += rect(0, 490, WIDE, 75, shade_)
    body += title(word("Halunken", ABRIL, 78, 200, 94, bend=arc(16, 195)), "#fff1c4", "#f0a63c", "#2b0f14", 11, "t1")
    body += title(word("& Spelunken", ABRIL, 47, 200, 139, bend=arc(13, 195)), "#f7ecd2", "#c9d6e2", "#101737", 9, "t2", 4)
    return case(body + frame("#5d3a1c", "#d9a441", 7), "#1d2c58", "#d9a441", mark_side())


def mark_side() -> str:
    return "".join(circ(0, y, 3.4, "#f0a63c") for y in (-16, 0, 16))


__all__ = ["draw"]
