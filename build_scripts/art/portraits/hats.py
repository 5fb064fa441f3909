"""Hats. Each sits on a three-quarter head; draw inside `pen.moved(...)` to tilt, grow or shift it."""

from __future__ import annotations

from .pen import Pen, Spec, at, ell, mix, place, points


def shadow(p: Pen, spec: Spec, dx: float = 4, dy: float = 16) -> None:
    """The shadow that a brim throws on the face."""
    p.flat([(x + dx, y + dy, k) for x, y, k in points(spec)], p.tone(p.skin, 0.45), 0.75, p.face)


def brimmed(p: Pen, colour: str, band: str, crown: str, brim: str, ribbon: str, a: float = 9) -> None:
    """A hat of crown, ribbon and brim, each given as an outline."""
    p.form(crown, colour, a=a + 3, w=5)
    if ribbon:
        p.form(ribbon, band, a=5, w=4)
    shadow(p, brim)
    p.form(brim, colour, a=a, w=5)


def straw(p: Pen, colour: str, band: str) -> None:
    """A tarred straw hat with a bow."""
    brimmed(
        p,
        colour,
        band,
        "142,150 144,92 160,78 206,72 262,80 278,96 284,160",
        "78,158 116,142 206,136 300,148 344,170 318,188 270,186 206,172 140,178 98,176",
        "143,146 143,122 208,114 281,130 284,158 208,136",
    )
    p.form("276,136 310,126 330,146 306,154", band, a=3, w=3.5)
    p.form("280,146 318,160 322,186 296,166", band, a=3, w=3.5)
    for x in range(160, 276, 18):
        p.brush([(x, 84), (x - 2, 112)], p.line(colour), 2.4, opacity=0.4)


def wide(p: Pen, colour: str, band: str) -> None:
    """A cavalier's wide brim, one side turned up."""
    brimmed(
        p,
        colour,
        band,
        "140,152 138,100 158,74 206,66 256,76 280,104 286,164",
        "40,168 66,146 132,146 206,140 290,152 348,128 392,92 384,150 342,188 276,192 206,180 138,186 72,192",
        "140,150 138,122 208,112 282,130 286,162 208,138",
    )


def round_hat(p: Pen, colour: str, band: str) -> None:
    """A high round felt hat with a narrow brim."""
    brimmed(
        p,
        colour,
        band,
        "140,152 134,84 146,52 206,40 268,54 286,90 286,164",
        "96,160 132,146 206,140 288,152 326,168 306,190 268,188 206,176 142,182 112,178",
        "139,148 138,120 208,110 284,128 286,160 208,138",
    )


def knit(p: Pen, colour: str, tip: str = "ball", high: float = 0) -> None:
    """A knitted cap with a turned-up edge."""
    edge = mix(colour, "#ffffff", 0.18)
    t = 60 - high
    p.form(f"128,168 130,112 162,{t + 14} 208,{t} 258,{t + 16} 288,118 296,182 210,158", colour, a=12, w=5)
    p.inner(f"166,{t + 26} 152,120 150,158", f"208,{t + 10} 206,110 206,152", f"252,{t + 26} 266,120 270,164", colour=colour, w=4, opacity=0.5)
    p.form("118,180 126,152 206,138 288,156 306,190 292,206 206,174 130,200", edge, a=6)
    for x in range(134, 296, 16):
        p.brush([(x, 194 - abs(x - 206) * 0.05), (x + 1, 158)], p.line(colour), 2.6, opacity=0.5)
    if tip == "ball":
        p.form(ell(208, t - 4, 20, 18), edge, a=5)


def stocking(p: Pen, colour: str, band: str) -> None:
    """A long cap that hangs down at the back with a tassel."""
    p.form("126,170 132,116 170,80 232,66 296,90 336,150 352,226 340,280 322,276! 318,220 300,188 250,160 180,158", colour, a=12, w=5)
    p.inner("232,84 280,120 310,190", "300,110 326,170 334,240", colour=colour, w=4, opacity=0.5)
    p.form("118,184 128,154 206,140 284,156 304,188 290,204 206,176 130,200", band, a=6)
    p.form("334,272 350,286 352,322 340,340! 332,326 322,338! 318,312 322,286", band, a=4, w=4)


def bandana(p: Pen, colour: str, spots: str = "") -> None:
    """A kerchief knotted at the back of the head."""
    p.form("122,186 116,150 136,116 206,100 276,116 302,160 304,196 264,172 206,162 150,172", colour, a=12, w=5)
    p.form("294,176 330,168 352,196 336,204 352,236 326,244 300,208", colour, a=6)
    p.form(ell(300, 186, 14, 16), colour, a=4)
    if spots:
        for x, y in ((150, 150), (176, 126), (206, 146), (236, 122), (262, 150), (206, 114)):
            p.flat(ell(x, y, 6), spots)


def headscarf(p: Pen, colour: str, spots: str = "") -> None:
    """A woman's scarf tied under the chin."""
    p.form("126,204 116,150 144,104 208,88 276,106 312,164 316,250 290,310 244,352 216,356! 262,300 282,240 270,186 230,156 170,152 140,176", colour, a=10, w=5)
    p.form("204,344 232,340 246,352 250,392 230,386 216,366 196,390 186,378", colour, a=5, w=4)
    if spots:
        for x, y in ((150, 140), (184, 116), (222, 130), (256, 122), (284, 164), (298, 214), (294, 262)):
            p.flat(ell(x, y, 6), spots)


def mobcap(p: Pen, colour: str, ribbon: str) -> None:
    """A frilled linen cap."""
    p.form("118,170 96,120 130,72 206,52 286,74 320,124 304,182 206,150", colour, a=12, w=5)
    for i in range(11):
        t = i / 10
        p.form(ell(108 + 206 * t, 184 - 34 * (1 - (2 * t - 1) ** 2), 17, 20), colour, a=4, w=3.2)
    p.brush("116,162 160,138 206,132 258,140 304,168", p.line(ribbon), 18, ends=0.8)
    p.brush("116,162 160,138 206,132 258,140 304,168", ribbon, 12, ends=0.8)


def tricorn(p: Pen, colour: str, edge: str, low: float = 0) -> None:
    """A three-cornered hat with a laced edge."""
    p.form("136,150 150,96 206,82 268,96 294,160", colour, a=8)
    brim = "58,128 44,84! 108,92 160,66 206,36! 254,66 308,90 374,70! 362,128 326,178 266,178 206,158 146,172 96,170"
    shadow(p, brim)
    p.form(brim, colour, a=10, w=5, hi=0.3)
    p.brush("44,86 108,94 160,68 206,38 254,68 308,92 374,72", edge, 7, ends=0.7)


def bicorne(p: Pen, colour: str, edge: str) -> None:
    """A bicorne worn athwart: a tall half moon."""
    brim = "36,150 28,120 48,112! 84,60 146,20 212,8 280,24 336,70 368,126! 388,134 380,164 330,184 268,180 206,166 144,176 86,176"
    shadow(p, brim)
    p.form(brim, colour, a=12, w=5, hi=0.3)
    p.brush("44,118 88,66 148,28 212,16 278,32 330,76 366,132", edge, 8, ends=0.7)


def long_bicorne(p: Pen, colour: str, edge: str) -> None:
    """A bicorne worn fore and aft, a point to the front and one to the back."""
    brim = "40,190! 62,150 110,96 168,60 224,50 282,72 336,120 384,196! 344,204 300,190 256,168 206,156 150,164 100,186"
    shadow(p, brim, 2, 12)
    p.form(brim, colour, a=11, w=5, hi=0.3)
    p.brush("44,188 104,176 152,156 206,146 258,158 304,182 380,196", edge, 7, ends=0.7)
    p.form(place("-14,-12! 14,-12! 14,12! -14,12!", 70, 172, 0.8, rot=-38), edge, a=3, w=3)


def souwester(p: Pen, colour: str) -> None:
    """An oilskin hat, long at the back."""
    p.form("136,156 138,104 166,74 214,64 262,78 286,112 292,170", colour, a=12, w=5)
    p.inner("170,82 160,116 160,148", "214,70 216,110 214,144", "258,86 270,118 274,156", colour=colour, w=4, opacity=0.5)
    brim = "88,174 104,150 150,142 210,140 286,152 326,190 360,254 352,280 318,262 288,222 250,192 200,180 140,184"
    shadow(p, brim)
    p.form(brim, colour, a=9, w=5)


def turban(p: Pen, colour: str, gem: str) -> None:
    """A wound turban with a jewel and a tuft."""
    p.form("110,178 96,128 126,76 206,50 286,76 322,132 306,190 260,174 206,166 150,172", colour, a=12, w=5)
    for spec in ("112,160 150,96 236,62", "124,174 180,112 290,88", "150,172 226,132 318,140", "118,120 190,140 300,186"):
        p.brush(spec, p.line(colour), 4.5, opacity=0.6)
    p.form("174,98 166,70 176,40 200,22! 206,58 200,98", mix(colour, "#ffffff", 0.5), a=5)
    p.form(ell(188, 112, 17, 20), gem, a=5, hi=0.7)


def chef(p: Pen, colour: str) -> None:
    """A cook's cap that has seen much soup."""
    p.form("138,120 102,100 110,50 154,38 190,14 236,22 262,42 306,50 316,100 280,124 284,180 206,160 134,176", colour, a=12, w=5)
    p.form("130,184 132,140 206,124 284,142 290,188 206,164", mix(colour, "#ffffff", 0.25), a=6)
    p.inner("156,52 160,90 170,110", "210,34 210,80 208,104", "262,56 256,90 246,112", colour=colour, w=4)


def hood(p: Pen, colour: str) -> None:
    """A cowl, deep round the face: draw it after the face, its back before."""
    p.form("206,54 270,72 318,140 334,240 330,340 290,392! 300,300 290,200 252,140 206,122 162,140 132,196 124,250! 100,220 110,130 150,74", colour, a=12, w=5)


def crown_of_shells(p: Pen, colour: str) -> None:
    """Cockles and horns, for him who thinks he is Neptune."""
    for x, y, r, rot in ((134, 128, 30, -24), (284, 128, 30, 24), (170, 100, 34, -10), (250, 98, 34, 12), (210, 84, 42, 0)):
        here = at(x, y, r / 30, rot=rot)
        p.form(here("0,26! -26,4 -30,-20 -14,-34 0,-38 14,-34 30,-20 26,4"), colour, a=6, w=4.5)
        for dx in (-16, -6, 6, 16):
            p.brush(here(f"0,22 {dx * 0.7},-6 {dx},-28"), p.line(colour), 2.8, opacity=0.6)
    p.form("120,164 206,128 300,166 304,184 206,152 118,182", "#d9a850", a=4, w=4)


def feather(p: Pen, spec: str, rib: str, colour: str) -> None:
    """A plume with its rib."""
    p.form(spec, colour, a=8, w=4.5)
    p.brush(rib, p.line(colour), 3)


def skull(p: Pen, x: float, y: float, s: float, bone: str, cloth: str) -> None:
    """Skull and crossbones."""
    here = at(x, y, s)
    p.form(here("-22,-4 -20,-24 0,-32 20,-24 22,-4 12,6 10,16 -10,16 -12,6"), bone, a=4, w=3.5)
    for dx in (-9, 9):
        p.flat(here(f"{dx - 6},-8 {dx},-13 {dx + 6},-8 {dx},0"), cloth)
    p.flat(here("0,-1! 3,5! -3,5!"), cloth)
    for spec in ("-36,10 0,28 36,20", "-36,22 0,26 36,8"):
        p.brush(here(spec), bone, 6 * s, ends=0.9)


def cockade(p: Pen, x: float, y: float, *colours: str) -> None:
    """Rings of ribbon, the outermost first."""
    for i, colour in enumerate(colours):
        p.form(place(ell(0, 0, 22 - 8 * i), x, y), colour, a=3, w=3)
