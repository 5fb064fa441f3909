"""Parts of the faces on the box fronts; heads face left to the light, on a sheet 400 wide."""

from __future__ import annotations

from build_scripts.art.kit import ink, mix
from build_scripts.art.ui.brush import LIGHT, SHADE, Shape, at, brush, curve, ell, flat, form, spots, within

HEADS = {
    "wedge": "210,108 268,128 292,184 280,238 246,292 196,340 172,338 150,296 128,246 136,210 126,184 150,130",
    "pear": "208,120 256,136 280,180 296,240 300,292 268,336 214,350 160,340 124,308 112,268 126,224 130,190 150,140",
    "square": "208,112 272,126 294,180 292,250 284,300 246,334 188,338 150,324 134,284 124,240 134,208 122,180 144,128",
    "long": "206,96 258,116 276,180 270,250 250,312 208,352 174,346 150,302 140,250 146,208 138,180 154,118",
}
NOSES = {
    "hook": "2,-6 -18,10 -32,36 -34,60 -24,72 -12,64 4,68 16,58 10,38 10,8",
    "bulb": "2,0 -10,18 -34,34 -42,58 -28,76 -8,74 12,74 24,60 18,42 12,12",
    "broken": "2,-4 -22,14 -16,34 -34,50 -34,66 -20,72 -6,68 12,72 20,58 12,38 12,6",
    "point": "2,-4 -18,22 -52,52 -54,62 -38,66 -14,64 6,66 14,54 10,34 8,6",
}


def line_of(skin: str) -> str:
    return mix(ink(skin), SHADE[0], 0.3)


def head(shape: str, skin: str, flush: float = 0.4) -> str:
    """The bare head with red cheeks."""
    cheeks = flat(ell(142, 258, 20, 15), "#d8604f", flush) + flat(ell(236, 262, 28, 19), "#d8604f", flush)
    return form(HEADS[shape], skin, a=10, w=4.5, inside=cheeks)


def ear(skin: str, x: float = 288, y: float = 228, s: float = 1) -> str:
    body = form(at("-16,-14 0,-32 18,-28 22,-6 12,16 0,32 -14,22", x, y, s), skin, a=5)
    return body + brush(at("-2,-18 10,-16 10,0 0,12", x, y, s), line_of(skin), 3)


def nose(kind: str, skin: str, x: float = 172, y: float = 205, s: float = 1) -> str:
    """The bridge has the colour of the skin; only the tip is flushed."""
    q = at(NOSES[kind], x, y, s)
    n = len(q)
    tip, wing = q[n // 2 - 1], q[-3]
    red, under = mix(skin, "#d0553f", 0.4), mix(skin, SHADE[0], 0.3)
    body = flat([(a + 11 * s, b + 8 * s, k) for a, b, k in q[n // 2 - 1:-1]], under, 0.7)
    low = [(a - 3 * s, b - 9 * s, k) for a, b, k in q[n // 2 - 2:-2]] + [(b[0] + 14, b[1] + 14, False) for b in (q[-3], q[n // 2])]
    inner = flat(q, skin) + flat(ell((tip[0] + wing[0]) / 2 - 4, tip[1] + 2, 30 * s, 24 * s), red, 0.8)
    inner += flat(low, mix(red, SHADE[0], 0.3), 0.55)
    inner += brush([(a + 6 * s, b + 3, k) for a, b, k in q[1:n // 2]], mix(skin, LIGHT[0], 0.7), 5 * s)
    body += within(q, inner) + brush(q[:n - 2], line_of(skin), 5.5, ends=0.15)
    mid = [(q[-4][i] + q[-5][i]) / 2 for i in (0, 1)]
    return body + brush(at("-20,0 -12,-6 -3,0", mid[0], mid[1] - 2, 0.55 * s), line_of(skin), 4)


def eye(skin: str, x: float, y: float, w: float = 21, h: float = 15, lid: float = 0.3,
        look: tuple[float, float] = (-0.25, 0.1), iris: str = "#5b7a86", tilt: float = 0) -> str:
    """An open eye; lid 0 is wide open, 1 closed."""
    line, low = line_of(skin), -1 + 2 * lid

    def p(shape: str) -> list[tuple[float, float, bool]]:
        return at(shape, x, y, w, h, tilt)

    d = p("-1,.15 -.55,-.75 .15,-1 .8,-.55 1.02,.2 .5,.85 -.35,.95")
    ix, iy, r = x + look[0] * w, y + look[1] * h, min(w, h) * 0.66
    inner = flat(d, "#fffaf0") + flat(ell(ix, iy, r), iris) + flat(ell(ix, iy, r * 0.58), "#191626")
    inner += flat(p(f"-1.4,-1.6 1.4,-1.6 1.4,{low + .75} 0,{low + .45} -1.4,{low + .7}"), SHADE[0], 0.22)
    inner += flat(p(f"-1.4,-1.6! 1.4,-1.6! 1.4,{low + .35}! .1,{low - .08} -1.4,{low + .3}!"), mix(skin, SHADE[0], 0.2))
    inner += flat(ell(ix - r * 0.34, iy - r * 0.3, r * 0.26), "#ffffff")
    body = flat([(a + 3, b + 4, k) for a, b, k in p("-1.1,0 -.5,-1 .3,-1.1 1.1,0 .4,1.1 -.5,1.1")], mix(skin, SHADE[0], 0.3), 0.7)
    body += within(d, inner) + brush(d[4:] + d[:1], line, 2.6)
    body += brush(p(f"-1.12,{.2 + low * .1} -.6,{max(low, -.75) + .02} .1,{max(low - .08, -1)} .75,{max(low, -.6) + .1} 1.15,{.2 + low * .1}"),
                  line, 6.2)
    return body + brush(p("-.75,1.4 0,1.7 .9,1.25"), line, 2.8, opacity=0.6)


def wink(skin: str, x: float, y: float) -> str:
    line = line_of(skin)
    body = brush(at("-24,-2 -8,8 10,7 24,-4", x, y), line, 7) + brush(at("-18,10 0,18 20,9", x, y), line, 3, opacity=0.6)
    return body + "".join(brush(at(s, x, y), line, 3) for s in ("24,-3 34,-8", "24,1 36,3"))


def brow(colour: str, shape: Shape, w: float = 12) -> str:
    return brush([(x, y + 1, k) for x, y, k in spots(shape)], mix(ink(colour), SHADE[0], 0.3), w + 4, ends=0.45) + brush(
        shape, colour, w, ends=0.4)


def grin(skin: str, x: float, y: float, w: float, gold: bool = True) -> str:
    """A crooked grin, one tooth of gold."""
    line = line_of(skin)
    shape = at("-1,-.25 -.3,.02 .5,-.08 1.15,-.55 .95,.2 .35,.6 -.4,.55 -.85,.2", x, y, w)
    teeth = flat(at("-1.2,-.6! 1.3,-.9! 1.2,.1 .4,.32 -.4,.34 -1.1,.05", x, y, w), "#fff6e0")
    teeth += "".join(brush(at(f"{a},-.4 {a + .02},.32", x, y, w), line, 2.4, opacity=0.55) for a in (-0.55, -0.15, 0.25, 0.65))
    teeth += flat(at("-.13,-.2! .23,-.2! .22,.34! -.12,.36!", x, y, w), "#f0a63c") if gold else ""
    teeth += flat(at("-.5,.75 .2,.5 .8,.6 .5,1.3 -.3,1.2", x, y, w), "#c9594f")
    body = within(shape, flat(shape, "#401a24") + teeth) + brush(shape + shape[:1], line, 4.5, ends=0.7)
    return body + brush(at("1.1,-.8 1.3,-.55 1.2,-.2", x, y, w), line, 4.5) + brush(at("-1.05,-.45 -1.16,-.25 -1.05,-.1", x, y, w), line, 3)


def fist(skin: str, x: float, y: float, rot: float = 0, s: float = 1) -> str:
    """A hand that grips something upright, knuckles to us."""
    body = form(at("-20,-30 14,-34 30,-10 30,24 6,38 -20,32", x, y, s, s, rot), skin, a=5)
    for i in range(4):
        body += form(at("-24,-9 8,-10 18,-6 18,6 8,10 -24,9 -32,0", *at([(0, -24 + i * 17, False)], x, y, s, s, rot)[0][:2], s, s, rot + 4),
                     skin, a=3, w=3.2)
    return body + form(at("-14,-10 14,-12 26,-4 24,8 -8,10 -20,2", *at([(8, -40, False)], x, y, s, s, rot)[0][:2], s, s, rot - 10), skin, a=3, w=3.2)


def outline(shape: Shape, colour: str, w: float) -> str:
    return f'<path d="{curve(shape)}" fill="none" stroke="{colour}" stroke-width="{w}"/>'
