"""The front of Galéon: a galleon under full sail before a round tower, on a chart that has come alive."""

from __future__ import annotations

import math
import random

from build_scripts.art.kit import circ, el, g, glow, linear, path, poly, pts, radial, rect, shade, stroke
from build_scripts.art.ui.brush import at, box, brush, flat, form, world
from build_scripts.art.ui.case import TALL, WIDE, case
from build_scripts.art.ui.lettering import ABRIL, arc, word

SAND, INKY, DEEP, SAIL, WAX, GOLD, WOOD, STONE = (
    "#ecd9a8", "#2c2a3a", "#1d4f57", "#fbf3de", "#b23a32", "#dda73c", "#7a4a2a", "#c2aa84")


def chart() -> str:
    """Parchment sky with rhumb lines and a rose; the sea rises out of the drawing."""
    body = rect(0, 0, WIDE, TALL, radial("sheet", [(0, "#fff4d0", 1), (0.6, SAND, 1), (1, "#b98f52", 1)], cx=0.36, cy=0.4, r=0.8))
    lines = "".join(f"M104 196L{104 + 620 * math.cos(i * math.pi / 16):.0f} {196 + 620 * math.sin(i * math.pi / 16):.0f}" for i in range(32))
    body += stroke(lines, "#8a6a3a", 1, opacity=0.45) + rose(104, 196, 62)
    return body


def rose(x: float, y: float, r: float) -> str:
    body = circ(0, 0, r * 0.72, "none", line=INKY, w=1.4) + circ(0, 0, r * 0.64, "none", line=INKY, w=2.6)
    for ring, off, w in ((r * 0.7, 45, 0.17), (r, 0, 0.2)):
        for i in range(4):
            half = poly([(0, -ring), (r * w, -r * w), (0, 0)], DEEP if off else WAX, line=INKY, w=1.1) + poly([(0, -ring), (-r * w, -r * w), (0, 0)], "#fff4d6", line=INKY, w=1.1)
            body += g(half, rot=off + i * 90)
    return g(body + circ(0, 0, r * 0.1, GOLD, line=INKY, w=1.4), x, y, opacity=0.75)


def swell(y: float, c: str, top: str, seed: int, high: float) -> str:
    """One row of waves with curling crests."""
    rnd, x, d, foam = random.Random(seed), -60.0, f"M-60 {TALL + 20}V{y}", ""
    while x < WIDE + 60:
        w = rnd.uniform(62, 96)
        d += f"C{x + w * .3:.1f} {y - high:.1f} {x + w * .55:.1f} {y - high * 1.15:.1f} {x + w * .72:.1f} {y - high * .5:.1f}C{x + w * .78:.1f} {y - high * .1:.1f} {x + w * .9:.1f} {y:.1f} {x + w:.1f} {y:.1f}"
        foam += f"M{x + w * .1:.1f} {y - high * .3:.1f}C{x + w * .32:.1f} {y - high:.1f} {x + w * .55:.1f} {y - high * 1.12:.1f} {x + w * .72:.1f} {y - high * .48:.1f}"
        foam += f"M{x + w * .3:.1f} {y + high * .3:.1f}q{w * .14:.1f} {-high * .34:.1f} {w * .3:.1f} 0"
        x += w
    return path(d + f"V{TALL + 20}Z", linear(f"sw{seed}", [(0, top, 1), (0.3, c, 1), (1, shade(c, -0.35), 1)]), shade(c, -0.5), 2.4) + stroke(foam, "#eafaf0", 3, opacity=0.85)


def drum(r: float, t: float, y: float, cx: float, flatness: float = 0.26) -> tuple[float, float]:
    a = math.radians(t)
    return cx - r * math.sin(a), y + r * flatness * math.cos(a)


def band(cx: float, r: float, a: float, b: float, y0: float, y1: float, fill: str, line: str | None = None, w: float = 2) -> str:
    ts = [a + (b - a) * i / 16 for i in range(17)]
    shape = poly([drum(r, t, y0, cx) for t in ts] + [drum(r, t, y1, cx) for t in reversed(ts)], fill)
    ring = pts([drum(r, t, y0, cx) for t in ts] + [drum(r, t, y1, cx) for t in reversed(ts)])
    return shape + (path(ring, "none", line, w) if line else "")


def tower() -> str:
    """The round tower on its rock; two of its four faces can be seen."""
    cx, edge = 312.0, shade(STONE, -0.62)
    stone = linear("stone", [(0, "#f2e2bd", 1), (0.32, STONE, 1), (0.72, "#94795a", 1), (1, "#6a5443", 1)], x2=1, y2=0)
    body = form("196,452 214,420 246,408 300,400 366,404 420,420 430,470 190,470", "#a08a62", a=12, w=4)
    body += band(cx, 76, -90, 90, 390, 412, stone, edge, 3) + band(cx, 66, -90, 90, 262, 394, stone, edge, 3)
    joints = "".join(pts([drum(66, t, y, cx) for t in range(-90, 91, 10)], False) for y in range(280, 392, 17))
    joints += "".join(pts([drum(66, t, y, cx), drum(66, t, y + 17, cx)], False) for i, y in enumerate(range(263, 380, 17)) for t in range(-80 + i % 2 * 13, 88, 26))
    body += stroke(joints, edge, 1.4, opacity=0.5)
    body += plaque(cx, 36, "#6b3f8e", cross) + plaque(cx, -38, "#b23a32", balls)
    body += band(cx, 74, -90, 90, 250, 270, stone, edge, 3) + merlons(cx, 252, False)
    body += path(pts([drum(70, t, 252, cx) for t in range(0, 360, 10)]), "#a58d68", edge, 2.4) + stroke("M312 250V168", "#4a2c18", 5)
    body += path("M314 168C332 160 344 178 366 168L358 184L368 200C346 208 334 194 314 200Z", WAX, shade(WAX, -0.6), 2.6) + path("M314 184C334 178 344 192 362 186L368 200C346 208 334 194 314 200Z", shade(WAX, -0.28))
    return body + merlons(cx, 254, True)


def merlons(cx: float, y: float, near: bool) -> str:
    out = ""
    for i in range(16):
        t = -180 + i * 22.5 + 5
        if (abs(t + 6) <= 90) == near:
            c = shade(STONE, (0.22 if t > 0 else -0.2) if near else -0.36)
            out += band(cx, 74, t, t + 12.5, y - 17, y, c, shade(STONE, -0.62), 2)
    return out


def plaque(cx: float, t: float, colour: str, mark) -> str:  # type: ignore[no-untyped-def]
    """A white face on the drum with its emblem."""
    body = band(cx, 67, t - 27, t + 27, 298, 376, SAIL, colour, 3.4)
    x, y = drum(67, t, 337, cx)
    a = math.radians(t)
    return body + el("g", mark(colour), transform=f"matrix({math.cos(a):.3f} {0.26 * math.sin(a):.3f} 0 1 {x:.1f} {y:.1f})")


def cross(c: str) -> str:
    return "".join(circ(17 * math.cos(i * math.tau / 10), 19 * math.sin(i * math.tau / 10), 4.6, c) for i in range(10)) + poly([(0, 20), (7, 28), (0, 36), (-7, 28)], c)


def balls(c: str) -> str:
    return "".join(circ(x, y, 9.5, "#2c2a3a") + circ(x - 3, y - 3, 2.6, "#ffffff") for x, y in ((0, -11), (-10, 7), (10, 7)))


def canvas(x: float, y: float, w: float, h: float, mark: str = "") -> str:
    """One swelling sail under its yard, lit from the left."""
    shape = f"{x - w / 2},{y}! {x},{y + 2} {x + w / 2},{y}! {x + w * .64},{y + h * .5} {x + w * .56},{y + h}! {x + w * .06},{y + h * .82} {x - w * .5},{y + h * .98}! {x - w * .34},{y + h * .5}"
    seams = "".join(brush(f"{x + w * k},{y + 3} {x + w * (k + .12)},{y + h * .5} {x + w * (k + .04)},{y + h * .9}", "#b7a67f", 2, opacity=0.6) for k in (-0.3, -0.05, 0.22))
    body = form(shape, SAIL, a=w * 0.09, w=3.6, hi=0.2, inside=seams + mark)
    return body + stroke(f"M{x - w / 2 - 7} {y}H{x + w / 2 + 7}", "#3d2413", 8) + stroke(f"M{x - w / 2 - 6} {y - 1}H{x + w / 2 + 6}", "#8f5c32", 4)


def ship() -> str:
    """High sterned, gilded, wind from behind."""
    dark = "#3d2413"
    body = stroke("M96 376L22 306", dark, 11) + stroke("M95 374L23 307", "#8f5c32", 6)
    body += "".join(stroke(f"M{x} 384V{top}", dark, 10) + stroke(f"M{x - 1} 384V{top + 2}", "#8f5c32", 5) for x, top in ((104, 172), (176, 122), (244, 186)))
    body += stroke("M104 176L26 308M176 126L104 180M176 126L244 190M244 188L276 360M104 176L84 372M104 176L132 372M176 126L150 376M176 126L206 376M244 188L226 366", dark, 1.8)
    lozenge = poly([(184, 262), (208, 290), (184, 318), (160, 290)], WAX, line=shade(WAX, -0.5), w=3) + poly([(184, 276), (196, 290), (184, 304), (172, 290)], "#e9b94c")
    body += canvas(246, 204, 56, 44) + canvas(248, 260, 70, 58) + canvas(106, 192, 62, 50) + canvas(106, 254, 84, 70)
    body += canvas(178, 144, 74, 62) + canvas(179, 218, 104, 106, lozenge)
    for x, y, w in ((104, 168, 40), (176, 116, 54), (244, 180, 38)):
        body += path(f"M{x} {y}C{x + w * .3} {y - 8} {x + w * .6} {y + 8} {x + w} {y - 2}L{x + w * .8} {y + 7}L{x + w} {y + 16}C{x + w * .6} {y + 20} {x + w * .3} {y + 6} {x} {y + 13}Z", WAX, shade(WAX, -0.6), 2)
    return body + hull()


def hull() -> str:
    lamp = glow(292, 320, 34, 34, "#ffe08a", 0.8) + form("284,306! 300,306! 303,330! 281,330!", "#ffe9a8", a=2, w=3) + form("282,306! 292,296 302,306!", "#5a3a1c", a=2, w=2.6)
    body = lamp + form("50,372! 84,380 150,392 206,386! 212,352! 246,350! 250,334! 294,330! 300,390 284,440 262,474 96,474 66,430", WOOD, a=11, w=5)
    body += brush("54,388 110,404 200,408 292,368", GOLD, 9, ends=0.8) + brush("62,414 130,432 220,430 292,398", shade(WOOD, -0.5), 4) + brush("72,440 130,452 220,452 284,428", shade(WOOD, -0.5), 4)
    for i, (x, y) in enumerate(((92, 420), (128, 427), (164, 429), (200, 427), (236, 420))):
        body += form(at("-9,-8! 9,-8! 9,8! -9,8!", x, y, 1, 1, (2 - i) * 1.5), "#2a1a12", a=0, w=3, hi=0) + stroke(f"M{x - 10} {y - 10}h20", GOLD, 3) + circ(x - 1, y, 4, "#77706c")
    for x, y in ((226, 362), (254, 346), (274, 344)):
        body += form(box(x, y, 12, 14), "#ffdf8c", a=2, w=3)
    body += brush("208,354 230,353 250,351", GOLD, 5, ends=0.8) + brush("248,336 272,334 296,331", GOLD, 6, ends=0.8)
    return body + form("50,372 30,356 26,334 42,330 50,344 62,366", GOLD, a=4, w=3.4) + circ(36, 340, 2.4, INKY)


def spray() -> str:
    """White water at the bow."""
    body = "".join(brush(q, "#f2fbf4", w, ends=0.1) for q, w in (("20,470 40,446 66,440 88,456", 9), ("30,478 60,458 100,460 140,474", 8), ("10,476 18,452 36,434", 6)))
    return body + "".join(circ(x, y, r, "#f2fbf4") for x, y, r in ((26, 436, 3.4), (44, 428, 2.6), (62, 430, 3), (14, 450, 2.6)))


def serpent() -> str:
    """The monster of every chart, interested."""
    c = "#3f8a66"
    body = ""
    for cx, r, y in ((372, 24, 500), (330, 30, 502)):
        body += form([(cx - r, y, True), (cx - r * 0.8, y - r * 0.9, False), (cx, y - r * 1.4, False), (cx + r * 0.8, y - r * 0.9, False), (cx + r, y, True),
                      (cx + r * 0.46, y, True), (cx, y - r * 0.66, False), (cx - r * 0.46, y, True)], c, a=5, w=3.4)
    body += form("284,504! 282,470 268,448 246,446 226,462! 240,470 256,468 262,482 260,504!", c, a=6, w=3.4) + form("262,448! 270,428! 280,454!", WAX, a=2, w=2.6) + form("248,446! 250,430! 262,446!", WAX, a=2, w=2.6)
    return body + circ(246, 456, 4.4, "#fffbe6", line=INKY, w=1.4) + circ(245, 456, 2, INKY)


def gulls() -> str:
    return "".join(stroke(f"M{x - s} {y}q{s * .5} {-s * .6} {s} 0q{s * .5} {-s * .6} {s} 0", "#5d5240", 2.6) for x, y, s in ((40, 286, 9), (66, 270, 7), (286, 142, 9), (262, 130, 6)))


def rim() -> str:
    """The scale of degrees round the sheet."""
    body = rect(6, 6, WIDE - 12, TALL - 12, "none", 2, line="#5e4422", lw=12) + rect(7, 7, WIDE - 14, TALL - 14, "none", 1, line="#fff0cc", lw=7)
    scale = f"M8 7H{WIDE - 8}M8 {TALL - 7}H{WIDE - 8}M7 8V{TALL - 8}M{WIDE - 7} 8V{TALL - 8}"
    body += f'<path d="{scale}" fill="none" stroke="{INKY}" stroke-width="6" stroke-dasharray="24 24"/>'
    return body + rect(13, 13, WIDE - 26, TALL - 26, "none", 1, line=INKY, lw=1.6)


def name() -> str:
    """The title on a scroll."""
    body = form("22,44! 62,58! 62,128! 22,134! 40,90!", shade(SAND, -0.3), a=5, w=4) + form("378,44! 338,58! 338,128! 378,134! 360,90!", shade(SAND, -0.3), a=5, w=4)
    body += flat("54,30 200,16 346,30 346,136 200,122 54,136", "#5a4422", 0.4) + form("46,26! 200,10 354,26! 354,122! 200,106 46,122!", "#fdf3d6", a=5, w=4.4)
    body += stroke("M54 34Q200 19 346 34M54 112Q200 97 346 112", GOLD, 2.4)
    return body + path(word("Galéon", ABRIL, 92, 200, 107, bend=arc(9, 150)), "#7c1f1c", line="#7c1f1c", w=3, transform="translate(2 3)") + path(
        word("Galéon", ABRIL, 92, 200, 107, bend=arc(9, 150)), linear("t", [(0, "#cf4a3c", 1), (1, "#9c2a26", 1)]))


def draw() -> str:
    """The whole box."""
    world("#4a3a4c", "#fff3cf")
    body = chart() + gulls() + swell(424, "#4f9a8e", "#a9d4bf", 2, 12) + tower() + swell(448, "#3f8a84", "#8fc7b4", 3, 14)
    body += g(ship(), 0, 34, 0.92) + g(spray(), 4, 8) + swell(486, "#2f7a7a", "#7fbfae", 5, 17) + g(serpent(), 20, 22)
    body += swell(522, "#256a70", "#63ada0", 8, 19) + swell(556, "#1d5a64", "#4f9a94", 9, 18)
    body += rect(0, 380, WIDE, 190, linear("deep", [(0, "#0c2f3a", 0), (1, "#0c2f3a", 0.5)])) + name() + rim()
    return case(body, "#2c6468", GOLD, circ(0, 0, 4.4, GOLD))


__all__ = ["draw"]
