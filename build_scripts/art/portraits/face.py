"""Faces: heads, ears, noses, eyes, brows, mouths.

Anchors, facing left: eyes y 205, far eye x 150, near eye x 214, bridge of the nose 172,205, mouth 178,290, ear 284,228.
Heads named front_* look at us; heads named side_* are true profiles with the nose in the outline.
"""

from __future__ import annotations

from .pen import Pen, Spec, at, ell, mix, place, points

HEADS = {
    "oval": "208,112 266,132 290,190 282,250 248,302 200,326 160,312 138,276 126,240 134,208 126,180 148,132",
    "pear": "208,120 256,136 280,180 296,240 300,292 268,336 214,350 160,340 124,308 112,268 126,224 130,190 150,140",
    "long": "206,96 258,116 276,180 270,250 250,312 208,352 174,346 150,302 140,250 146,208 138,180 154,118",
    "wedge": "210,108 268,128 292,184 280,238 246,292 196,340 172,338 150,296 128,246 136,210 126,184 150,130",
    "square": "208,112 272,126 294,180 292,250 284,300 246,334 188,338 150,324 134,284 124,240 134,208 122,180 144,128",
    "round": "208,116 272,136 302,200 296,264 256,312 204,326 156,314 126,276 116,240 126,208 122,180 146,134",
    "boy": "208,116 270,132 298,190 288,250 254,296 206,316 168,304 140,274 122,244 130,208 124,178 148,132",
    "lady": "208,116 262,132 284,190 274,244 240,296 196,328 172,322 148,284 132,246 138,210 130,184 150,134",
    "egg": "206,64 262,92 292,170 290,240 258,304 206,328 160,316 132,278 120,240 130,208 120,170 146,92",
    "chin": "208,112 268,128 290,186 284,244 262,292 232,344 176,366 132,344 134,300 128,246 136,208 126,182 146,130",
    "gaunt": "208,104 262,122 284,180 278,232 246,268 240,316 202,350 168,344 156,300 150,268 132,240 138,208 128,180 150,124",
    "heart": "208,110 274,128 302,186 290,246 250,298 192,334 172,330 142,290 118,246 128,208 116,182 140,128",
    "jowl": "208,116 264,130 290,182 296,240 314,286 300,332 248,346 214,340 172,350 126,330 112,286 126,244 132,208 126,182 146,132",
    "potato": "216,100 282,112 312,172 294,236 300,290 256,338 192,344 140,330 122,280 132,244 120,204 132,160 160,118",
    "front_round": "206,112 272,130 308,196 302,260 268,314 206,334 144,314 110,260 104,196 140,130",
    "front_square": "206,112 268,120 298,170 298,250 288,306 248,342 206,346 164,342 124,306 114,250 114,170 144,120",
    "front_long": "206,96 256,112 282,170 280,240 262,310 228,352 206,358 184,352 150,310 132,240 130,170 156,112",
    "front_lady": "206,112 262,128 290,186 282,250 246,306 206,334 166,306 130,250 122,186 150,128",
    "side_nutcracker": "220,110 282,132 302,190 292,252 262,304 222,334 176,352 132,352 122,334 140,316 152,302! 140,295 150,284! "
    "138,278 116,286 98,272 104,238 136,204! 138,182 140,148 168,120",
    "side_pug": "214,112 276,132 300,190 290,250 258,300 206,324 162,322 140,306 146,290! 132,282 144,268! "
    "138,262 114,262 102,248 112,234 140,222! 138,206! 126,194 132,158 162,124",
    "side_beak": "212,100 270,122 290,186 278,252 248,302 212,334 168,336 148,320 152,304! 138,296 150,286! "
    "142,276! 100,270 78,258 88,244 138,206! 144,190 134,158 160,116",
}
NOSES = {
    "hook": "2,-6 -18,10 -32,36 -34,60 -24,72 -12,64 4,68 16,58 10,38 10,8",
    "bulb": "2,0 -10,18 -34,34 -42,58 -28,76 -8,74 12,74 24,60 18,42 12,12",
    "point": "2,-4 -18,22 -52,52 -54,62 -38,66 -14,64 6,66 14,54 10,34 8,6",
    "snub": "4,14 -8,28 -28,34 -32,46 -22,56 -8,56 8,58 14,48 10,32 10,18",
    "droop": "2,-4 -14,20 -26,50 -32,82 -20,92 -10,80 6,76 16,66 10,44 10,8",
    "broken": "2,-4 -22,14 -16,34 -34,50 -34,66 -20,72 -6,68 12,72 20,58 12,38 12,6",
    "fine": "4,8 -6,24 -22,42 -24,52 -14,56 -4,54 6,56 10,48 8,32 8,14",
    "broad": "2,2 -10,24 -34,44 -38,60 -26,72 -8,68 14,74 30,64 24,46 14,14",
    "ski": "2,0 -8,18 -28,28 -50,24 -57,36 -42,50 -16,56 10,60 14,46 10,12",
    "beak": "2,-10 -28,0 -48,30 -50,64 -40,74 -28,58 0,64 16,56 12,34 10,6",
    "flat": "4,6 -8,26 -26,42 -32,56 -20,64 -6,60 18,66 34,56 26,40 14,16",
    "lumpy": "2,0 -24,6 -26,26 -48,40 -52,62 -32,78 -6,72 20,78 28,58 12,8",
    "needle": "2,0 -24,24 -72,44 -78,52 -58,60 -16,60 4,62 12,52 10,36 8,10",
    "roman": "2,-16 -26,-4 -30,26 -28,52 -20,62 -8,58 6,62 14,54 10,34 10,-2",
    "button": "4,22 -4,30 -18,32 -26,42 -22,54 -8,56 6,56 12,46 8,36 8,24",
    "melon": "2,2 -20,16 -52,34 -62,62 -46,86 -14,90 18,86 30,64 18,36 12,10",
    "pinch": "2,-2 -10,22 -20,48 -22,62 -14,68 -4,62 6,64 10,56 8,34 8,6",
}
FRONT_NOSES = {
    "bulb": "-10,0 -14,24 -30,46 -26,68 0,78 26,68 30,46 14,24 10,0",
    "broad": "-10,0 -14,28 -38,50 -32,66 -12,64 0,70 12,64 32,66 38,50 14,28 10,0",
    "long": "-9,-6 -12,40 -22,66 -14,80 0,90 14,80 22,66 12,40 9,-6",
    "button": "-7,16 -10,32 -19,44 -14,56 0,60 14,56 19,44 10,32 7,16",
}
OPEN_MOUTHS = {
    "grin": "-1,-.25 -.3,.02 .5,-.08 1.15,-.5 .9,.15 .3,.52 -.4,.5 -.85,.2",
    "gap": "-.95,-.2 0,0 1.1,-.4 .85,.3 .2,.62 -.5,.5",
    "laugh": "-1,-.3 0,-.1 1.15,-.5 1,.4 .35,1 -.4,.9 -.9,.35",
    "tooth": "-1,-.4 0,-.16 1.15,-.6 1.05,.4 .35,1.05 -.45,.95 -.95,.35",
    "clench": "-1.05,-.25 -.3,-.14 .5,-.2 1.15,-.42 1.1,.3 .3,.46 -.5,.44 -1,.25",
}
SHUT_MOUTHS = {
    "smirk": "-1,.1 -.4,.14 .3,.02 1.15,-.5",
    "frown": "-.9,.32 -.3,-.02 .4,-.02 1.1,.4",
    "line": "-.9,.05 0,.08 1,.0",
    "crook": "-1,-.1 -.4,.15 .3,-.06 1.1,.25",
    "smile": "-1.05,-.3 -.4,.18 .4,.16 1.15,-.36",
    "wobble": "-1.05,.1 -.65,-.16 -.25,.16 .2,-.14 .62,.18 1.1,-.08",
}


def head(p: Pen, shape: str, skin: str, a: float = 10) -> None:
    """The head; what follows may be clipped to `p.face`."""
    p.skin = skin
    p.face = p.form(HEADS.get(shape, shape), skin, a=a, w=4.5)


def neck(p: Pen, skin: str, w: float = 1, x: float = 222, top: float = 270) -> None:
    """The neck, in the head's shadow."""
    colour = p.tone(mix(skin, "#b0503a", 0.12), 0.17)
    p.form(place(f"-42,{top - 330} -44,40 -60,80 60,80 46,40 42,{top - 330}", x, 330, w, 1), colour, a=8, hi=0)


def ear(p: Pen, x: float = 286, y: float = 228, s: float = 1, skin: str = "", mirror: bool = False) -> None:
    """An ear; mirror: the other one of a face that looks at us."""
    where = at(x, y, -s if mirror else s, s)
    colour = skin or p.skin
    p.form(where("-16,-14 0,-32 18,-28 22,-6 12,16 0,32 -14,22"), colour, a=5, w=4)
    p.brush(where("-2,-18 10,-16 10,0 0,12"), p.line(colour), 3)


def blush(p: Pen, colour: str = "#c8503a", opacity: float = 0.36, spots: tuple[tuple[float, ...], ...] = ((142, 258, 20, 15), (232, 262, 28, 19))) -> None:
    """Red cheeks."""
    for x, y, rx, ry in spots:
        p.flat(ell(x, y, rx, ry), colour, opacity, p.face)


def freckles(p: Pen, colour: str = "#9f5a34", spots: str = "134,246 146,252 142,240 222,248 234,256 246,246 232,242") -> None:
    """Freckles on both cheeks."""
    for x, y, _ in points(spots):
        p.flat(ell(x, y, 3.2, 2.8), colour, 0.8)


def stubble(p: Pen, shape: str = "126,262 150,272 180,268 228,272 288,250 284,300 246,336 188,342 146,322", colour: str = "#5d5a6a", opacity: float = 0.38) -> None:
    """An unshaven jaw."""
    p.flat(shape, colour, opacity, p.face)


def lines(p: Pen, *specs: str, w: float = 3, opacity: float = 0.7) -> None:
    """Wrinkles and folds."""
    p.inner(*specs, colour=p.skin, w=w, opacity=opacity)


def nose(p: Pen, kind: str, x: float = 172, y: float = 205, s: float = 1, flush: str = "") -> None:
    """A nose from the side: bridge in skin colour, flush on the tip only."""
    colour = flush or mix(p.skin, "#d0553f", 0.3)
    q = place(NOSES[kind], x, y, s)
    n = len(q)
    tip, wing = q[n // 2 - 1], q[-3]
    # The cast shadow covers the lower half only, so that the bridge melts into the brow.
    p.flat([(a + 11 * s, b + 8 * s, k) for a, b, k in q[n // 2 - 1 : -1]], p.tone(p.skin, 0.28), 0.8, p.face)
    p.flat(q, p.skin)
    inside = p.clip(q)
    p.flat(ell((tip[0] + wing[0]) / 2 - 4, tip[1] + 2, 30 * s, 24 * s), colour, 0.75, inside)
    under = [(a - 3 * s, b - 9 * s, k) for a, b, k in q[n // 2 - 2 : -2]]
    p.flat(under + [(b[0] + 14, b[1] + 14, 0) for b in (q[-3], q[n // 2])], p.tone(colour, 0.3), 0.55, inside)
    p.brush([(a + 6 * s, b + 3, k) for a, b, k in q[1 : n // 2]], mix(p.skin, p.world.light, 0.6), 5 * s, inside, opacity=0.9)
    p.brush(q[: n - 2], p.line(p.skin), 5.5, ends=0.15)
    middle = [(q[-4][i] + q[-5][i]) / 2 - (0, 2)[i] for i in (0, 1)]
    p.brush(place("-20,0 -12,-6 -3,0", middle[0], middle[1], 0.55 * s), p.line(p.skin), 4)


def front_nose(p: Pen, kind: str, x: float = 206, y: float = 205, s: float = 1, flush: str = "") -> None:
    """A nose seen from in front."""
    colour = flush or mix(p.skin, "#d0553f", 0.3)
    q = place(FRONT_NOSES[kind], x, y, s)
    low = q[len(q) // 2]
    p.flat([(a + 9 * s, b + 8 * s, k) for a, b, k in q[1:-1]], p.tone(p.skin, 0.3), 0.7, p.face)
    p.flat(q, p.skin)
    inside = p.clip(q)
    p.flat(ell(x, low[1] - 14 * s, 36 * s, 24 * s), colour, 0.75, inside)
    p.flat(ell(x + 26 * s, low[1] - 22 * s, 18 * s, 44 * s), p.tone(colour, 0.3), 0.55, inside)
    p.brush([(x - 5 * s, y + 8), (x - 6 * s, y + 30 * s), (x - 12 * s, low[1] - 22 * s)], mix(p.skin, p.world.light, 0.6), 6 * s, inside)
    p.brush(q[1:-1], p.line(p.skin), 5.5, ends=0.15)
    for side in (-1, 1):
        p.brush(place("-7,2 0,-4 7,2", x + side * 11 * s, low[1] - 9 * s, s), p.line(p.skin), 4)


def side_nose(p: Pen, x: float, y: float, s: float = 1, flush: str = "") -> None:
    """Nostril, wing and flush of a profile whose outline holds the nose."""
    p.flat(ell(x - 14 * s, y - 10 * s, 24 * s, 20 * s), flush or mix(p.skin, "#d0553f", 0.35), 0.7, p.face)
    p.brush(place("-20,2 -12,-5 -4,2", x, y, s), p.line(p.skin), 4.5)
    p.brush(place("4,-24 20,-14 16,6 2,10", x, y, s), p.line(p.skin), 4)


def eye(
    p: Pen,
    x: float,
    y: float,
    w: float = 21,
    h: float = 15,
    lid: float = 0.3,
    look: tuple[float, float] = (-0.25, 0.1),
    iris: str = "#5b7a86",
    tilt: float = 0,
    bag: float = 0.6,
    crease: bool = True,
) -> None:
    """An open eye. lid: 0 wide open to 1 nearly shut; look: shift of the iris in half widths; bag: lines under it."""
    ln, low = p.line(p.skin), -1 + 2 * lid
    here = at(x, y, w, h, tilt)
    p.flat([(a + 3, b + 4, k) for a, b, k in here("-1.1,0 -.5,-1 .3,-1.1 1.1,0 .4,1.1 -.5,1.1")], p.tone(p.skin, 0.3), 0.7)
    ball = here("-1,.15 -.55,-.75 .15,-1 .8,-.55 1.02,.2 .5,.85 -.35,.95")
    p.flat(ball, mix("#fffaf0", p.skin, 0.08))
    inside = p.clip(ball)
    ix, iy, r = x + look[0] * w, y + look[1] * h, min(w, h) * 0.66
    p.flat(ell(ix, iy, r), iris, 1, inside)
    p.flat(ell(ix, iy, r * 0.58), mix(p.world.ink, iris, 0.12), 1, inside)
    p.flat(here(f"-1.4,-1.6 1.4,-1.6 1.4,{low + 0.75} 0,{low + 0.45} -1.4,{low + 0.7}"), p.world.shadow, 0.22, inside)
    upper = p.tone(mix(p.skin, "#c8604a", 0.12), 0.12)
    p.flat(here(f"-1.4,-1.6! 1.4,-1.6! 1.4,{low + 0.35}! .1,{low - 0.08} -1.4,{low + 0.3}!"), upper, 1, inside)
    gleam = -r * 0.34 * (-1 if p.flip else 1)
    p.flat(ell(ix + gleam, iy - r * 0.3, r * 0.24), "#ffffff", 1, inside)
    p.brush(ball[4:] + ball[:1], ln, 2.6)
    side = 0.2 + low * 0.1
    p.brush(
        here(f"-1.12,{side} -.6,{max(low, -0.75) + 0.02} .1,{max(low - 0.08, -1)} .75,{max(low, -0.6) + 0.1} 1.15,{side}"), ln, 6.2
    )
    if crease:
        p.brush(here("-.8,-1.15 0,-1.5 .9,-1"), ln, 2.6, opacity=0.75)
    if bag:
        p.brush(here("-.75,1.4 0,1.7 .9,1.25"), ln, 2.8, opacity=bag)


def eyes(p: Pen, y: float = 205, far: float = 150, near: float = 214, far_w: float = 0.8, w: float = 21, h: float = 15, **how: object) -> None:
    """Both eyes of a three-quarter face."""
    eye(p, far, y, w * far_w, h, **how)  # type: ignore[arg-type]
    eye(p, near, y, w, h, **how)  # type: ignore[arg-type]


def front_eyes(p: Pen, y: float = 205, apart: float = 40, w: float = 21, h: float = 15, **how: object) -> None:
    """Both eyes of a face that looks at us."""
    eyes(p, y, 206 - apart, 206 + apart, 1, w, h, **how)


def shut_eye(p: Pen, x: float, y: float, w: float = 21, merry: bool = False) -> None:
    """A closed eye: asleep, or screwed up in laughter when merry."""
    bend = -1 if merry else 1
    p.brush(at(x, y + 4, w, w * bend)("-1.1,-.15 -.5,.3 .2,.36 1.1,-.2"), p.line(p.skin), 6.5)
    p.brush(at(x, y + 4, w, w * bend)("-.8,-.8 0,-.55 .9,-.8"), p.line(p.skin), 2.8, opacity=0.7)


def lashes(p: Pen, far: float = 134, near: float = 240, y: float = 204) -> None:
    """A woman's lashes at the outer corners."""
    for x, side in ((far, -1), (near, 1)):
        p.brush([(x, y), (x + 10 * side, y - 7)], p.line(p.skin), 4.5)


def brows(
    p: Pen,
    colour: str,
    w: float = 11,
    far: str = "-20,6 -6,-6 18,2",
    near: str = "-24,4 0,-8 26,6",
    y: float = 176,
    fx: float = 148,
    nx: float = 216,
) -> None:
    """Eyebrows."""
    for spec, x in ((far, fx), (near, nx)):
        p.brush(place(spec, x, y + 1), p.line(colour), w + 4, ends=0.45)
        p.brush(place(spec, x, y), colour, w, ends=0.4)


def mouth(p: Pen, kind: str, x: float = 178, y: float = 290, w: float = 34, lip: str = "#b04a44") -> None:
    """A mouth: open (grin, gap, laugh, tooth, clench), lips (pout, lips, prim), o, or a line."""
    if kind in OPEN_MOUTHS:
        _open_mouth(p, kind, x, y, w)
    elif kind in ("pout", "lips", "prim"):
        _lips(p, kind, x, y, w, lip)
    elif kind == "o":
        p.flat(ell(x + 2, y + 4, w * 0.5, w * 0.6), p.tone(p.skin, 0.3), 0.7)
        p.flat(ell(x, y, w * 0.42, w * 0.52), _deep(p))
        p.flat(ell(x + 1, y + w * 0.3, w * 0.22, w * 0.14), "#c9594f")
        p.brush(ell(x, y, w * 0.42, w * 0.52) + ell(x, y, w * 0.42, w * 0.52)[:1], p.line(p.skin), 4.5, ends=0.8)
    else:
        _shut_mouth(p, kind, x, y, w, lip)


def _deep(p: Pen) -> str:
    return mix(p.line("#8a2f2f"), p.world.ink, 0.3)


def _open_mouth(p: Pen, kind: str, x: float, y: float, w: float) -> None:
    ln, here = p.line(p.skin), at(x, y, w)
    q = here(OPEN_MOUTHS[kind])
    p.flat([(a + 4, b + 6, c) for a, b, c in q], p.tone(p.skin, 0.3), 0.6)
    p.flat(q, _deep(p))
    inside = p.clip(q)
    if kind == "clench":
        p.flat(here("-1.3,-.8! 1.4,-.8! 1.4,.8! -1.3,.8!"), "#fff6e0", 1, inside)
        p.brush(here("-1,.06 0,.14 1.1,-.02"), ln, 3, inside, ends=0.9, opacity=0.7)
    elif kind == "gap":
        for a in (-0.75, -0.1, 0.62):
            p.flat(here(f"{a - 0.15},-.4! {a + 0.17},-.4! {a + 0.15},.22 {a - 0.12},.24"), "#f3dfae", 1, inside)
    elif kind == "tooth":
        p.flat(here("-.1,-.4! .24,-.42! .22,.26 -.04,.28"), "#f3dfae", 1, inside, 2)
    else:
        p.flat(here("-1.2,-.6! 1.3,-.9! 1.2,.05 .4,.26 -.4,.28 -1.1,.0"), "#fff6e0", 1, inside)
    if kind != "clench":
        p.flat(here("-.5,.75 .2,.45 .8,.6 .5,1.3 -.3,1.2"), "#c9594f", 1, inside)
    if kind in ("grin", "clench"):
        for a in (-0.55, -0.15, 0.25, 0.65):
            p.brush(here(f"{a},-.34 {a + 0.02},{0.5 if kind == 'clench' else 0.3}"), ln, 2, inside, opacity=0.5)
    p.brush(q + q[:1], ln, 4.5, ends=0.7)
    p.brush(here("1.1,-.75 1.28,-.5 1.2,-.2"), ln, 4)
    p.brush(here("-1.05,-.45 -1.16,-.25 -1.05,-.1"), ln, 3)
    p.brush(here("-.3,.85 .1,.95 .5,.8" if kind not in ("laugh", "tooth") else "-.2,1.3 .1,1.35 .5,1.25"), ln, 3, opacity=0.6)


def _lips(p: Pen, kind: str, x: float, y: float, w: float, lip: str) -> None:
    ln, here, high = p.line(p.skin), at(x, y, w), {"pout": 1, "lips": 0.9, "prim": 0.55}[kind]
    p.flat(place("-.7,0 -.3,-.34 -.08,-.22 .15,-.36 .85,0 .5,.34 0,.5 -.45,.34", x, y, w, w * high), lip)
    p.flat(place("-.3,.16 0,.1 .4,.16 .05,.32", x - 1, y, w, w * high), mix(lip, "#fff0e0", 0.4))
    p.brush(here("-.85,.06 -.3,-.03 -.05,.05 .3,-.02 1,.0"), ln, 4.5)
    p.brush(here("-.3,.72 .05,.8 .4,.7"), ln, 3, opacity=0.6)
    if kind == "pout":
        p.brush(here("-.95,-.1 -.85,.08 -.95,.28"), ln, 3)
        p.brush(here("1.05,-.15 .98,.06 1.12,.3"), ln, 3.5)


def _shut_mouth(p: Pen, kind: str, x: float, y: float, w: float, lip: str) -> None:
    here, end = at(x, y, w), points(SHUT_MOUTHS[kind])[-1]
    p.flat(here("-.5,.3 0,.2 .6,.22 .3,.5 -.2,.52"), mix(p.skin, lip, 0.5), 0.8)
    p.brush(here(SHUT_MOUTHS[kind]), p.line(p.skin), 6)
    p.brush(place("-.12,-.2 .1,0 .02,.22", x + end[0] * w, y + end[1] * w, w), p.line(p.skin), 4)
    p.brush(here("-.3,.62 .05,.7 .45,.6"), p.line(p.skin), 3, opacity=0.6)


def scar(p: Pen, spec: Spec, colour: str = "#8a3f36") -> None:
    """A scar with two stitches."""
    p.brush(spec, colour, 6)
    for x, y, _ in points(spec)[1:-1] if len(points(spec)) > 2 else points(spec):
        p.brush([(x - 9, y + 2), (x + 9, y - 2)], colour, 4)
