"""The front of Gnadenlos!: high noon in a gold-rush town, a wanted man on a poster, and the undertaker takes measure."""

from __future__ import annotations

import math
import random

from build_scripts.art.kit import circ, g, glow, linear, mix, oval, path, poly, radial, rect, shade, stroke
from build_scripts.art.ui.brush import at, box, brush, ell, flat, form, within, world
from build_scripts.art.ui.case import TALL, WIDE, case, title
from build_scripts.art.ui.faces import brow, ear, eye, head, line_of, nose
from build_scripts.art.ui.lettering import SLAB, bulge, word

DARK, WOOD, GOLD, PAPER = "#2e1a12", "#8a5a34", "#e6a832", "#f0dcae"
Point = tuple[float, float]


def sky() -> str:
    """A huge sun goes down at the end of the street."""
    body = rect(0, 0, WIDE, TALL, linear("sky", [(0, "#7e2f2a", 1), (0.24, "#c8562f", 1), (0.46, "#f2a24a", 1), (0.6, "#fbd98a", 1), (1, "#d9a45c", 1)]))
    body += glow(204, 296, 300, 260, "#ffe9a0", 0.9) + circ(226, 286, 90, "#fff3c4") + circ(226, 286, 90, "none", line="#ffd987", w=3)
    for x, y, w in ((90, 246, 120), (310, 228, 130), (250, 268, 90), (140, 300, 80), (60, 205, 90)):
        body += brush(f"{x - w / 2},{y} {x},{y - 5} {x + w / 2},{y + 1}", "#ffd58a", 7, opacity=0.65)
    mesa = "-10,352! 30,346 44,300! 92,296! 104,344 150,350 250,352 286,346 296,310! 344,306! 352,346 420,350 420,420! -10,420!"
    return body + flat(mesa, "#b9683c") + flat(at(mesa, 0, 12), "#a0552f")


def wall(side: int, u: float, v: float) -> Point:
    """A point of the house fronts: u from near (0) to far (1), v up the wall."""
    s = 1 - 0.78 * u
    return 204 + side * 236 * s, 338 + 150 * s - v * s


def quad(side: int, u0: float, u1: float, v0: float, v1: float) -> list[Point]:
    return [wall(side, u0, v0), wall(side, u1, v0), wall(side, u1, v1), wall(side, u0, v1)]


def line(points: list[Point]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def front(side: int, u0: float, u1: float, tall: float, colour: str) -> str:
    """A false front of boards with a porch, a balcony and lit windows."""
    far, third = mix(colour, "#e08a4a", 0.5 * u0), (u1 - u0) / 3
    edge, um = shade(far, -0.55), (u0 + u1) / 2
    crest = [wall(side, u0 + third * 0.6, tall + 26), wall(side, u0 + third * 0.6, tall), wall(side, u0, tall)]
    body = poly([*quad(side, u0, u1, 0, tall)[:3], wall(side, u1 - third * 0.6, tall), wall(side, u1 - third * 0.6, tall + 26), *crest], far, line=edge, w=2.4)
    body += "".join(stroke(line([wall(side, u0, v), wall(side, u1, v)]), edge, 1.3, opacity=0.45) for v in range(18, int(tall), 18))
    shine = linear("win", [(0, "#fff0b4", 1), (1, "#f0972e", 1)])
    for k in (0.25, 0.75):
        a = u0 + (u1 - u0) * k
        for v, h in ((26, 74), (150, 56)):
            if v + h < tall - 8:
                body += poly(quad(side, a - third * 0.36, a + third * 0.36, v - 4, v + h + 4), edge) + poly(quad(side, a - third * 0.3, a + third * 0.3, v, v + h), shine)
                body += stroke(line([wall(side, a, v), wall(side, a, v + h)]) + line([wall(side, a - third * 0.3, v + h / 2), wall(side, a + third * 0.3, v + h / 2)]), edge, 2)
    roof = [wall(side, u0, 124), wall(side, u1, 124)]
    body += poly([*roof, (roof[1][0] - side * 12, roof[1][1] + 8), (roof[0][0] - side * 34, roof[0][1] + 20)], shade(far, -0.3), line=edge, w=2)
    for u, k in ((u0 + 0.01, 32), (um, 22), (u1 - 0.01, 12)):
        x, y = wall(side, u, 0)
        body += stroke(f"M{x - side * k:.1f} {y + 4:.1f}V{wall(side, u, 124)[1] + k * .55:.1f}", edge, 5 - 3 * u)
    return body + poly(quad(side, u0 + third * 0.3, u1 - third * 0.3, tall - 40, tall - 8), shade(far, -0.4), line=shade(far, 0.25), w=1.6)


def street() -> str:
    body = poly([(-40.0, 470.0), wall(-1, 1, 0), wall(1, 1, 0), (WIDE + 40.0, 470.0), (WIDE + 40, TALL + 10), (-40, TALL + 10)],
                linear("road", [(0, "#ffe0a0", 1), (0.3, "#e2b36c", 1), (1, "#96602f", 1)]))
    rnd = random.Random(4)
    d = "".join(f"M{204 + (x - 204) * (0.3 + (y - 370) / 200):.0f} {y}q{8 + rnd.random() * 14:.0f} {rnd.uniform(-3, 3):.1f} {20 + rnd.random() * 30:.0f} 0" for y in range(380, 560, 11) for x in rnd.sample(range(-60, 420), 5))
    body += stroke(d, "#7c4a24", 1.8, opacity=0.4)
    for side, u0, u1, tall, colour in ((-1, 0.72, 1.0, 190, "#a5653a"), (1, 0.7, 1.0, 220, "#9a5a34"), (-1, 0.4, 0.7, 250, "#8a5030"), (1, 0.38, 0.68, 210, "#8f5a38"),
                                       (-1, 0.0, 0.38, 240, "#77432a"), (1, 0.0, 0.36, 268, "#6e3d28")):
        body += front(side, u0, u1, tall, colour)
    return body


def undertaker() -> str:
    """A thin man in a tall hat against the sun; his tape reaches down the street, his shadow reaches us."""
    c = "#241410"
    body = poly([(196, 418), (214, 418), (262, 570), (150, 570)], c, opacity=0.3)
    body += path("M187 341Q196 331 206 331Q217 331 224 341Q221 354 218 362L223 390L215 388L219 422H224V425H211L207 390L202 425H189V422H195L198 388L189 390L194 362Q189 354 187 341Z", c)
    body += circ(206, 323, 9, c) + path("M190 318H222L221 313H217L215 284H197L195 313H191Z", c) + stroke("M197 308H215", "#a32a22", 4)
    body += stroke("M193 344Q176 352 172 368M219 344Q238 350 246 340", c, 7) + stroke("M172 368Q168 398 182 416", "#f7e0a2", 3) + stroke("M172 368Q168 398 182 416", DARK, 3, stroke_dasharray="1.5 5")
    return body + stroke("M196 286V312M188 342L195 362L190 388", "#ffd98a", 1.6, opacity=0.6)


def shoes() -> str:
    """The track of success: horseshoes that come up the street, the last of gold."""
    body = ""
    for x, y, s, c in ((286, 412, 0.24, "#9a8f86"), (296, 426, 0.34, "#9a8f86"), (290, 445, 0.48, "#b3753c"), (262, 470, 0.66, GOLD)):
        shoe = "-44,46! -40,0 -26,-34 0,-46 26,-34 40,0 44,46! 24,48! 22,6 14,-16 0,-24 -14,-16 -22,6 -24,48!"
        body += flat(at(shoe, x + 4 * s, y + 6 * s, s, s * 0.62), DARK, 0.5) + form(at(shoe, x, y, s, s * 0.62), c, a=5 * s, w=3 * s + 1, hi=0.6)
        body += "".join(flat(at(ell(a, b, 4.4), x, y, s, s * 0.62), DARK) for a, b in ((-33, 8), (-24, -22), (0, -35), (24, -22), (33, 8), (-34, 34), (34, 34)))
    return body + glow(262, 466, 50, 34, "#ffe28a", 0.6)


def outlaw() -> str:
    """The wanted man, drawn on a sheet of 400: a hat too wide, a moustache too proud, a rose behind the ear."""
    skin, hair, hat = "#dba272", "#4a2c1c", "#5c3a28"
    body = rect(40, 40, 320, 440, radial("bk", [(0, "#fbe8b8", 1), (1, "#d4a45e", 1)]))
    body += form("20,520! 40,430 100,384 170,366 260,366 330,384 384,436 400,520!", "#4c5a66", a=12)
    body += form("120,372 206,398 300,366 322,402 262,440 206,486 160,448 108,408", "#b0352c", a=8) + "".join(flat(ell(x, y, 6), PAPER) for x, y in ((150, 404), (190, 426), (232, 420), (276, 400), (206, 456)))
    body += ear(skin) + head("square", skin, 0.4)
    body += eye(skin, 152, 212, 18, 13, 0.42, (-0.3, 0.1), "#5b6f5a") + eye(skin, 218, 212, 22, 14, 0.42, (-0.3, 0.1), "#5b6f5a")
    body += brow(hair, "122,188 146,184 172,200", 14) + brow(hair, "188,202 218,184 254,186", 15) + nose("broken", skin, 174, 208)
    body += brush("150,318 186,326 222,316", line_of(skin), 5)
    body += form("178,286 140,272 98,292 62,276! 66,316 112,336 178,304 244,334 300,312 316,262! 280,290 222,272", hair, a=6, hi=0.3)
    body += "".join(brush(s, line_of(skin), 3.4, opacity=0.7) for s in ("262,226 276,250 268,280", "252,300 240,322 214,332")) + brush("240,232 258,246 250,262", "#a8503c", 6)
    body += form("128,170 136,70 176,48 206,66 240,44 284,70 300,170", hat, a=10) + brush("132,158 206,142 298,160", "#b0352c", 20, ends=0.9)
    body += form("8,128! 60,160 130,152 206,142 290,152 350,156 404,118! 396,182 320,204 206,178 100,206 22,184", hat, a=9, w=5)
    return body + form(ell(300, 196, 15), "#c8323c", a=4, w=3.4) + form(ell(304, 198, 7), "#8e1f28", a=2, w=2.6) + form("316,200 340,196 346,214 322,216", "#5e7a3a", a=3, w=3)


def poster() -> str:
    """Torn paper on the near post, three holes in it, none in the man."""
    rnd, edge = random.Random(5), []
    for (ax, ay), (bx, by), n in (((0, 0), (168, 0), 12), ((168, 0), (168, 222), 15), ((168, 222), (0, 222), 12), ((0, 222), (0, 0), 15)):
        edge += [(ax + (bx - ax) * i / n + rnd.uniform(-2.4, 2.4), ay + (by - ay) * i / n + rnd.uniform(-2.4, 2.4), i % 3 == 0) for i in range(n)]
    body = flat(at(edge, 7, 9), DARK, 0.5) + form(edge, PAPER, a=5, w=3)
    body += wanted() + rect(21, 42, 126, 132, "#5a3a22", 1)
    body += within(box(24, 45, 120, 126), g(outlaw(), -5, 30, 0.37))
    body += bags() + "".join(hole(x, y) for x, y in ((18, 190), (154, 34), (152, 158)))
    return body + form(ell(84, 6, 6), "#9a958a", a=2, w=2.4)


def wanted() -> str:
    """A row of heavy strokes where the word would stand: stars and bars, the same in every language."""
    star = "0,-12! 3,-4! 12,-4! 5,2! 8,11! 0,5! -8,11! -5,2! -12,-4! -3,-4!"
    body = "".join(flat(at(star, x, 24, 0.95), "#8e2f26") for x in (36, 84, 132))
    return body + stroke("M52 20H68M52 28H68M100 20H116M100 28H116", "#5a3a22", 4)


def bags() -> str:
    """The price on his head: five nuggets."""
    body = stroke("M22 182H146", "#5a3a22", 2)
    for i in range(5):
        x = 44 + i * 20
        body += poly([(x - 9, 202), (x - 6, 192), (x + 2, 189), (x + 9, 194), (x + 10, 203), (x + 3, 208), (x - 5, 208)], GOLD, line="#6b430f", w=2)
        body += poly([(x - 6, 192), (x + 2, 189), (x + 2, 198), (x - 4, 198)], "#ffe9a8")
    return body


def hole(x: float, y: float) -> str:
    body = "".join(brush([(x, y, False), (x + 7 * math.cos(a), y + 7 * math.sin(a), False), (x + 13 * math.cos(a + 0.1), y + 13 * math.sin(a + 0.1), False)], "#7a5a34", 2.2, ends=0.6) for a in (0.2, 1.5, 2.7, 3.9, 5.2))
    return flat(ell(x, y, 7.5), "#c9a970") + body + flat(ell(x, y, 4.8), DARK)


def revolver() -> str:
    """Long barrel, worn grip, still smoking."""
    steel, grip = "#8d949c", "#8a4c28"
    body = form("30,4 58,20 82,56 96,104 84,122 60,122 46,84 26,44", grip, a=7, w=4)
    body += "".join(brush(s, shade(grip, -0.5), 2.6, opacity=0.7) for s in ("46,34 62,62 70,106", "58,34 76,66 84,104"))
    body += form(box(-176, -30, 160, 24), steel, a=5, w=4, hi=0.7) + form(box(-172, -8, 70, 10), shade(steel, -0.2), a=2, w=3) + form("-170,-30! -168,-42! -156,-42! -152,-30!", steel, a=2, w=3)
    body += form("-36,-40! 44,-40! 62,-14 58,20 30,30 -20,22 -36,8!", steel, a=6, w=4, hi=0.6)
    body += form("-24,-34 22,-34 28,-26 28,8 22,14 -24,14 -30,6 -30,-26", shade(steel, -0.18), a=5, w=3.6, hi=0.6) + "".join(brush(f"{x},-28 {x - 2},-10 {x},8", shade(steel, -0.6), 5, ends=0.6) for x in (-16, 0, 16))
    body += form("40,-36 52,-62 66,-64 60,-40 58,-20", steel, a=3, w=3.6) + stroke("M-16 24Q-10 56 24 46", shade(steel, -0.6), 6.5) + stroke("M2 24Q0 36 8 40", shade(steel, -0.6), 5)
    return body + form(ell(68, 66, 7), GOLD, a=2, w=2.6)


def smoke(x: float, y: float) -> str:
    return brush(f"{x},{y} {x - 12},{y - 28} {x + 4},{y - 58} {x - 8},{y - 92} {x + 10},{y - 124}", "#fff3d6", 15, ends=0.1, opacity=0.6) + brush(
        f"{x - 2},{y - 6} {x - 22},{y - 40} {x - 14},{y - 70} {x - 30},{y - 100}", "#fff3d6", 8, ends=0.1, opacity=0.4)


def vulture(x: float, y: float, s: float) -> str:
    """He sits on the roof and has time."""
    c = "#33201b"
    body = form("-34,58! -40,20 -30,-12 -4,-30 22,-26 34,0 28,34 12,52 -6,58 -26,84!", c, a=6, w=3.4, hi=0.25)
    body += "".join(brush(q, "#6a4a3e", 3.4, opacity=0.9) for q in ("-30,4 -26,34 -30,58", "-16,-6 -10,30 -18,56", "0,-8 8,24 0,50"))
    body += form("16,-20 34,-24 50,-36 48,-52 36,-62 22,-56 22,-44 32,-40 30,-34 10,-32", "#c98a78", a=4, w=3.2)
    body += form("40,-62 56,-58 66,-46 62,-34! 54,-44 46,-46", "#e0b04a", a=3, w=3) + form("-6,-30 4,-42 20,-40 32,-30 28,-16 10,-18", "#efe0bd", a=4, w=3)
    body += circ(37, -52, 4, "#fff6d0", line=c, w=1.6) + circ(38.4, -52, 1.7, c) + brush("30,-58 38,-58 44,-54", c, 3.4)
    return g(body + stroke("M6 54V68M18 48V66", "#c98a78", 5), x, y, (s, abs(s)))


def sign() -> str:
    """The title on two planks, hung from chains."""
    body = stroke("M70 -10V40M330 -10V40", DARK, 6) + stroke("M70 -10V40M330 -10V40", "#8f8a80", 3, stroke_dasharray="6 4")
    body += flat("14,36! 388,28! 392,138! 10,132!", DARK, 0.5)
    body += form("8,26! 120,22 260,28 392,20! 386,76 390,128! 260,122 130,130 12,124! 16,76", WOOD, a=7, w=4.6)
    body += "".join(brush(s, shade(WOOD, -0.45), 3, opacity=0.7) for s in ("14,44 130,40 384,42", "20,104 200,112 386,106", "14,120 120,116 200,122", "60,32 160,34 240,30"))
    body += stroke("M13 75Q200 79 388 73", shade(WOOD, -0.62), 3.6)
    body += "".join(form(ell(x, y, 5.5), "#8f8a80", a=2, w=2.4) for x, y in ((26, 40), (374, 36), (26, 110), (374, 112)))
    return body + title(word("Gnadenlos!", SLAB, 59, 200, 96, bend=bulge(190, 0.34)), "#fff0bd", "#f0a02e", "#3a1409", 9, "t", 4.5) + hole(300, 118)


def draw() -> str:
    """The whole box."""
    world("#5a3626", "#ffe9b8")
    body = g(sky(), 0, 0) + street() + vulture(346, 246, -0.56) + shoes() + g(undertaker(), 34, 0)
    body += rect(0, 330, WIDE, 240, linear("dark", [(0, "#2e1209", 0), (1, "#2e1209", 0.62)]))
    post = form(box(-14, 250, 60, 340), "#6b4026", a=9) + form(box(150, 300, 22, 300), "#6b4026", a=5)
    body += post + g(poster(), 16, 300, 1, -5)
    body += smoke(196, 486) + g(revolver(), 332, 520, 0.8, 8) + sign()
    body += rect(4, 4, WIDE - 8, TALL - 8, "none", 2, line="#3a1d10", lw=9) + rect(10, 10, WIDE - 20, TALL - 20, "none", 2, line=GOLD, lw=1.8)
    return case(body, "#6e3a20", GOLD, oval(0, 0, 4, 4, GOLD))


__all__ = ["draw"]
