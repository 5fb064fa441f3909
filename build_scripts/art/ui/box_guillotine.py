"""The front of Guillotine: a satirical print of 1793. The posts frame the sheet, the title has already been cut."""

from __future__ import annotations

import random

from build_scripts.art import kit
from build_scripts.art.kit import g, glow, linear, mix, path, poly, rect, shade, stroke
from build_scripts.art.ui.base import clip
from build_scripts.art.ui.brush import at, box, brush, ell, flat, form, world
from build_scripts.art.ui.case import TALL, WIDE, case
from build_scripts.art.ui.faces import brow, eye, head, line_of, nose
from build_scripts.art.ui.lettering import ABRIL, word

PAPER, INKY, RED, BLUE, GOLD, WOOD, WIG = "#f0e2c2", "#2e2233", "#b4342f", "#3a5a8c", "#d9a441", "#84523a", "#ece7e2"


def sky() -> str:
    """Engraved rays from a pale sun, roofs of Paris, the two towers."""
    body = rect(0, 0, WIDE, TALL, linear("sky", [(0, "#9fb6bf", 1), (0.35, "#e9dcb8", 1), (0.7, "#e3c48e", 1), (1, "#b98f5c", 1)]))
    body += glow(200, 250, 240, 240, "#fff6d8", 1)
    rays = "".join(g(path("M0 -70L-15 -420L15 -420Z", "#d9974e"), 197, 440, 1, a) for a in range(-75, 90, 15))
    body += f'<g opacity=".5">{rays}</g>'
    rnd = random.Random(3)
    d = "".join(f"M{rnd.randrange(20, 360)} {y}q{k} -4 {2 * k} 0" for y in range(150, 330, 9) for k in (rnd.randrange(14, 50), rnd.randrange(8, 30)))
    body += stroke(d, "#8f8a70", 1.3, opacity=0.5)
    far = "#b8a681"
    towers = "M56 372V300H84V318H98V300H126V372Z"
    body += path(towers, far, shade(far, -0.3), 2) + stroke("M66 310V338M76 310V338M106 310V338M116 310V338", shade(far, -0.35), 4)
    for y, c, seed in ((372, "#a99672", 7), (396, "#937d5b", 4)):
        rnd, x, roofs = random.Random(seed), -10, f"M-10 {y + 60}"
        while x < 410:
            w, h = rnd.randrange(26, 52), rnd.randrange(6, 30)
            roofs += f"L{x} {y - h * .4}L{x + w * .2} {y - h}L{x + w * .8} {y - h}L{x + w} {y - h * .4}"
            x += w
        body += path(roofs + f"L420 {y + 60}Z", c, shade(c, -0.35), 1.6)
    return body


def crowd() -> str:
    """Knitting women and red caps look up."""
    rnd, body = random.Random(11), ""
    for row, (y, c, n) in enumerate(((416, "#8a6f4b", 15), (438, "#725639", 12))):
        for i in range(n):
            x = 10 + i * 380 / (n - 1) + rnd.randrange(-5, 6)
            py = y + rnd.randrange(-6, 7)
            kind = rnd.random()
            body += path(f"M{x - 20} {py + 46}q2 -30 20 -30q18 0 20 30z", shade(c, -0.15)) + flat(ell(x, py, 11, 12), mix(c, "#d9a98a", 0.35))
            if kind < 0.5:
                cap = mix(RED, c, 0.15) if kind < 0.3 else mix(PAPER, c, 0.2)
                body += path(f"M{x - 13} {py + 1}q-2 -20 14 -20q12 -6 15 5q2 9 -5 8q3 4 2 8q-12 -6 -26 -1z", cap, shade(cap, -0.5), 1.6)
            elif kind < 0.75:
                body += path(f"M{x - 18} {py - 3}q18 -8 36 0q-8 -8 -9 -12q-9 -8 -18 0q-1 5 -9 12z", INKY, shade(c, -0.6), 1.4)
            if kind > 0.8 and row == 0:
                body += stroke(f"M{x + 15} {py + 40}V{py - 70}", shade(c, -0.5), 3.4) + poly([(x + 10, py - 66), (x + 20, py - 66), (x + 15, py - 88)], "#c9cdc4", line=INKY, w=1.4)
    return body


def machine() -> str:
    """Two posts, the beam, the blade on its rope: the frame of the sheet."""
    grain = kit.grain
    body = ""
    for x in (2, 350):
        body += form(box(x, -10, 48, 600), WOOD, a=8, w=4) + grain(x + 6, 20, 34, 520, shade(WOOD, -0.5), 46, seed=int(x) + 3, size=(3, 9), op=0.0)
        body += "".join(brush(f"{x + 12 + k * 9},{40 + k * 60} {x + 10 + k * 9},{200 + k * 50} {x + 13 + k * 9},{420 + k * 40}", shade(WOOD, -0.45), 2.4, opacity=0.6) for k in range(3))
    body += rect(50, 0, 7, TALL, shade(WOOD, -0.62)) + rect(343, 0, 7, TALL, shade(WOOD, -0.62))
    for x in (26, 374):
        for y in (178, 540):
            body += form(ell(x, y, 8), "#77706c", a=3, w=2.6)
    body += stroke("M200 120V150", "#6b5233", 8) + stroke("M200 120V150", "#d9c08c", 5, stroke_dasharray="7 3")
    return body


def blade() -> str:
    """Heavy, oblique, polished: a face is mirrored in it."""
    steel = linear("steel", [(0, "#f6fbfb", 1), (0.45, "#b9c9d0", 1), (1, "#7e93a0", 1)], 0, 0, 1, 1)
    weight = form(box(62, 196, 276, 34), "#4b3038", a=6, w=4) + "".join(form(ell(x, 213, 6), GOLD, a=2, w=2.4) for x in (86, 200, 314))
    body = path("M66 230H334V268L66 344Z", steel, "#43525c", 4)
    body += path("M66 330L334 255V268L66 344Z", "#fbfffd", "#43525c", 2)
    body += path("M110 232H150L92 316L72 322Z", "#ffffff", opacity=0.55) + path("M166 232H180L128 306L118 309Z", "#ffffff", opacity=0.5)
    return body + path("M300 232H334V254L270 272Z", "#5f7482", opacity=0.45) + weight


def board() -> str:
    """The plank with the round hole, its upper half lifted a hand."""
    body = form(box(57, 430, 286, 150), "#9a6243", a=8, w=4.4)
    body += "".join(brush(f"62,{y} 150,{y + 4} 338,{y - 2}", shade("#9a6243", -0.45), 2.4, opacity=0.6) for y in (456, 540))
    return body


def king() -> str:
    """His head is through the hole. He looks up at the blade, the crown has slipped, the wig has kept its curls."""
    skin = "#f2bd9e"
    body = form("150,140 214,84 290,120 330,200 336,290 312,344 150,348 116,250", WIG, a=11)
    body += head("pear", skin, 0.55)
    body += brush("136,322 168,338 216,338 250,318", line_of(skin), 4.5) + brush("258,262 276,280 280,304", line_of(skin), 3.5, opacity=0.6)
    body += eye(skin, 154, 204, 20, 21, 0.02, (-0.1, -0.5), "#5d86a8") + eye(skin, 218, 204, 24, 23, 0.02, (-0.1, -0.5), "#5d86a8")
    body += brow("#a58468", "124,170 142,156 168,166", 8) + brow("#a58468", "196,162 222,150 252,172", 8)
    body += nose("hook", skin, 176, 214)
    body += flat(ell(178, 308, 15, 11), "#5c1f2a") + flat(ell(180, 313, 9, 5), "#c9594f") + brush(ell(178, 308, 15, 11) + ell(178, 308, 15, 11)[:1], line_of(skin), 5, ends=0.8)
    body += brush("266,214 274,226 268,238 260,228 266,214", "#7fb4d0", 5, ends=0.9) + flat("268,208 277,226 268,236 259,226", "#cfeaf4") + flat("108,206 116,222 108,232 100,222", "#cfeaf4")
    body += form("138,160 146,124 194,98 252,104 296,140 310,198 290,190 262,150 214,148 168,160 146,182", WIG, a=8)
    body += "".join(brush(s, "#a9a2ad", 3, opacity=0.7) for s in ("158,140 200,118 252,128", "154,158 206,132 264,146", "176,112 216,104 250,112"))
    for i, y in enumerate((204, 244, 284)):
        body += roll(312 + i * 4, y, 40, 20) + (roll(104 - i * 2, y + 14, 26, 18) if i < 2 else "")
    return body + crown()


def roll(x: float, y: float, rx: float, ry: float) -> str:
    """A sausage curl of the wig."""
    body = form(at("-1,0 -.8,-.8 0,-1 .85,-.8 1,0 .85,.85 0,1 -.8,.8", x, y, rx, ry, 6), WIG, a=5, w=3.6)
    return body + brush(at("1,0 .82,-.7 .62,0 .8,.5 .9,.1", x, y, rx, ry, 6), "#8d8794", 3) + brush(at("-.5,-.6 0,-.75 .5,-.6", x, y, rx, ry, 6), "#a9a2ad", 2.4)


def crown() -> str:
    body = form(at("-40,10 -36,-34 0,-44 36,-34 40,10", 246, 84, 1, 1, 15), RED, a=6)
    body += form(at("-56,26! -66,-34! -36,-2 -30,-8! -20,-52! 0,-8! 20,-52! 30,-8! 36,-2 66,-34! 56,26! 0,36", 246, 84, 1, 1, 15), GOLD, a=8, w=4.4, hi=0.6)
    for a, b in ((-66, -38), (-20, -57), (20, -57), (66, -38)):
        body += form(at(ell(a, b, 7, n=8), 246, 84, 1, 1, 15), "#f6efe0", a=2, w=3)
    for a, c in ((-30, BLUE), (0, RED), (30, BLUE)):
        body += form(at(ell(a, 14, 8, 7), 246, 84, 1, 1, 15), c, a=2, w=2.6)
    return body


def queue() -> str:
    """The next in line, small: a countess with a ship on her hair, and a bishop who prays."""
    return g(bishop(), 44, 330, 0.3) + g(countess(), 250, 338, 0.3)


def countess() -> str:
    skin = "#f5cdb6"
    body = form("60,480! 90,380 160,350 250,350 320,380 350,480!", "#7fa0b8", a=14, w=8)
    body += form("130,220 120,120 150,20 210,-20 270,20 300,120 290,250 260,280 160,270", "#e6dfe6", a=14, w=8) + form(HEADS_LONG, skin, a=10, w=8)
    body += flat(ell(170, 262, 22, 14), "#d8604f", 0.6) + flat(ell(154, 214, 12, 9), INKY) + flat(ell(216, 214, 14, 10), INKY) + brush("150,300 180,306 205,296", RED, 14)
    body += form("130,-20! 290,-20! 270,26 150,26", "#8a5a34", a=6, w=6) + path("M200 -24V-120M160 -90H240", "none", INKY, 7)
    return body + path("M164 -88Q190 -60 168 -34H232Q250 -60 236 -88Z", "#fff7e0", INKY, 6)


HEADS_LONG = "206,120 258,130 272,190 264,260 240,310 206,336 174,326 150,290 142,240 146,190 154,136"


def bishop() -> str:
    skin = "#eab394"
    body = form("40,480! 80,380 160,350 250,350 330,380 360,480!", "#6b3f7c", a=14, w=8) + form(HEADS_LONG, skin, a=10, w=8)
    body += form("136,170! 150,40 206,-50! 264,40 276,170! 206,150", "#f3ead4", a=12, w=8) + brush("206,-30 206,60 206,146", GOLD, 18, ends=0.9) + brush("156,80 206,72 256,80", GOLD, 16, ends=0.9)
    body += brush("140,214 156,206 172,214", INKY, 9) + brush("200,214 218,206 238,214", INKY, 9) + flat(ell(178, 296, 16, 18), "#5c1f2a")
    return body + form("150,440 160,352 188,330 196,440", skin, a=6, w=6) + form("196,440 196,330 226,352 240,440", skin, a=6, w=6)


def crows() -> str:
    """They know what a scaffold is for."""
    body = ""
    for x, y, s in ((236, 280, 1.0), (284, 262, 0.8), (120, 300, 0.7)):
        body += g(path("M-22 -6Q-12 -14 -3 -2Q6 -16 22 -10Q10 -6 4 4Q0 8 -6 4Q-10 -4 -22 -6Z", INKY) + path("M3 -3L12 0L4 3Z", "#e0a84a"), x, y, s, -8)
    return body


def pikes() -> str:
    """Pikes of the crowd, one with a red cap on it."""
    body = ""
    for x, top, lean in ((88, 318, -3), (316, 300, 4), (140, 352, 2)):
        body += g(stroke("M0 150V0", "#4b3038", 4.4) + poly([(-6, 4), (6, 4), (0, -22)], "#dfe6e6", line=INKY, w=2), x, top, 1, lean)
    return body + form("126,362! 124,340 140,330 156,338 164,350 154,356 150,350 150,362!", RED, a=4, w=3)


def name() -> str:
    """The title on a plate, cut along the slant of a blade; the lower part has slid."""
    body = form(box(-8, -12, 416, 136), "#5d3a2e", a=6, w=4) + form("22,20! 378,20! 378,112! 22,112!", "#f6ebd0", a=4, w=4)
    body += rect(28, 26, 344, 80, "none", 2, line=RED, lw=2.4)
    d = word("Guillotine", ABRIL, 71, 197, 92)
    upper, lower = clip("upper", poly([(0, 0), (400, 0), (400, 34), (0, 106)], "#fff")), clip("lower", poly([(0, 106), (400, 34), (400, 140), (0, 140)], "#fff"))
    body += f'<g clip-path="{upper}">{path(d, INKY)}</g>'
    body += g(f'<g clip-path="{lower}">{path(d, RED)}</g>', 5, 3)
    return body + stroke("M31 102L372 41", "#f6ebd0", 2.4) + "".join(form(ell(x, 66, 6), "#77706c", a=2, w=2.4) for x in (10, 390))


def tricolour() -> str:
    """Faded cloth along the foot of the scaffold."""
    body = ""
    for i in range(9):
        c = (BLUE, "#efe4cb", RED)[i % 3]
        x = 2 + i * 44
        body += path(f"M{x} 528H{x + 45}V{TALL + 6}H{x}Z", c, shade(c, -0.5), 1.8) + path(f"M{x + 31} 528H{x + 45}V{TALL + 6}H{x + 33}Z", INKY, opacity=0.2)
    return body + form(box(-6, 518, 412, 16), WOOD, a=4, w=3)


def basket() -> str:
    """It waits under the hole, with a cushion in it: he is a king after all."""
    straw = "#c99a55"
    body = form("122,520 160,500 240,500 278,520 262,540 140,540", "#7a3a8a", a=7) + form(ell(132, 520, 8), GOLD, a=2, w=2.6) + form(ell(268, 520, 8), GOLD, a=2, w=2.6)
    body += form("112,526! 288,526! 270,590! 130,590!", straw, a=8)
    for row in range(3):
        body += "".join(brush(f"{x},{544 + row * 11} {x + 8},{538 + row * 11} {x + 16},{544 + row * 11}", shade(straw, -0.5), 3.4) for x in range(122 + (row % 2) * 9, 264, 18))
    return body + form("106,520! 294,520! 292,534! 108,534!", shade(straw, 0.15), a=4)


def draw() -> str:
    """The whole box."""
    world("#6d4a66", "#fff6df")
    body = sky() + crows() + pikes() + crowd() + queue() + machine() + g(blade(), 0, -52) + board()
    hole = form(ell(197, 460, 100, 96, n=14), "#3a2430", a=0, w=5)
    body += hole + g(king(), 62, 296, 0.63)
    body += tricolour() + g(basket(), 30, 80, 0.86) + name()
    return case(body, "#a8302f", "#efe4cb", "")


__all__ = ["draw"]
