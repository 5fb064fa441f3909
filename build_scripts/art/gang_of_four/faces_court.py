"""Four of the eight: the silk merchant, the retired general, the opera actress, the tea-house matron."""

from __future__ import annotations

from build_scripts.art.gang_of_four.people import seat
from build_scripts.art.portraits import clothes, face, hair, props
from build_scripts.art.portraits.pen import Pen, at, ell, place

GOLD, INK_HAIR = "#d9a850", "#2c2230"


def crossed_robe(p: Pen, colour: str, edge: str, inner: str = "#f6ead0", build: str = "normal") -> None:
    """A robe that closes to the right over a white collar."""
    clothes.bust(p, colour, build)
    p.form("160,372 208,448! 262,372 270,360 212,402 152,358", inner, a=5, w=4)
    p.form("272,356 292,374 210,480 196,500! 150,500! 196,446", edge, a=6, w=4)
    p.form("150,356 130,374 196,462! 216,440", edge, a=6, w=4)


@seat("green", zoom=0.9, down=-34)
def merchant(p: Pen) -> None:
    """Smiles as if the price were already settled."""
    skin = "#e2ab7a"
    face.neck(p, skin, 1.1, 220, 290)
    clothes.bust(p, "#2e8560", "broad")
    p.form("166,366 176,348 214,360 258,346 268,366 258,386 214,396 176,388", "#1d5a42", a=5)
    for y in (424, 466):
        p.form(ell(170, y, 11, 8), GOLD, a=3, w=3)
        p.brush([(176, y), (214, y - 4), (250, y)], "#1d5a42", 5, ends=0.8)
    for x, y in ((96, 440), (316, 436), (270, 474)):
        p.brush(ell(x, y, 19), GOLD, 3.4, ends=1)
        p.brush(ell(x, y, 10), GOLD, 2.8, ends=1)
    face.ear(p, 300, 234, 1.1, skin)
    face.head(p, "jowl", skin)
    face.blush(p, "#d0503a", 0.42)
    face.shut_eye(p, 150, 208, 20, merry=True)
    face.shut_eye(p, 216, 208, 24, merry=True)
    face.brows(p, INK_HAIR, 8, "-18,4 -4,-8 16,0", "-22,2 2,-12 26,2", y=176)
    face.mouth(p, "smile", 180, 298, 34)
    face.nose(p, "bulb", 174, 204, 0.82)
    hair.strands(p, INK_HAIR, "166,282 140,290 122,322 116,372", "196,282 228,288 246,320 248,368", w=8)
    p.form("176,326 188,322 198,328 194,356 186,392 180,356", INK_HAIR, a=3, w=3)
    hair.top(p, "118,196 122,168 206,150 292,164 306,220 290,230! 282,190 206,176 136,190", INK_HAIR, 0)
    p.form("116,176 122,120 160,84 210,74 262,84 298,122 304,184 262,166 206,160 152,164", "#3a1a24", a=9, w=5)
    for spec in ("160,88 148,124 146,162", "210,76 208,118 208,160", "258,86 270,124 270,168"):
        p.brush(spec, p.line("#3a1a24"), 3.4, opacity=0.8)
    p.form("112,180 130,162 206,152 290,162 308,186 296,196 206,178 126,194", GOLD, a=4, w=4)
    p.form(ell(210, 66, 17, 15), "#c42c3a", a=4, w=4)
    p.form(ell(150, 172, 13, 13), "#4fae86", a=4, w=3.5, hi=0.7)


@seat("blue", flip=True, zoom=0.8, down=-6)
def general(p: Pen) -> None:
    """Has lost nothing but wars."""
    skin, grey, steel = "#c98a62", "#d9d5cf", "#7f90a8"
    p.form("214,40 226,-24 266,-58 324,-52! 306,-36 316,-14! 296,-8 304,20! 276,20 250,44", "#c42c3a", a=7, w=5)
    p.form("290,130 322,200 322,290 300,330 270,250", steel, a=7, w=5)
    face.neck(p, skin, 1.1, 220, 290)
    clothes.bust(p, "#2f5a8c", "broad")
    for row in range(3):
        for i in range(8):
            p.form(place("-22,-14! 22,-14! 20,8 0,20 -20,8", 30 + i * 50 + (row % 2) * 24, 408 + row * 34), steel if row != 1 else "#a8874a", a=4, w=3.4)
    p.form("140,366 160,346 214,362 268,344 288,366 270,396 214,410 160,398", "#8c1f1c", a=7, w=4.5)
    face.head(p, "square", skin)
    face.blush(p, "#b0402f", 0.34)
    face.eyes(p, 214, w=20, h=12, lid=0.4, look=(-0.3, 0.05), iris="#4a3020", bag=0.9)
    face.brows(p, grey, 17, "-24,-8 -4,0 22,12", "-28,14 0,0 36,-18", y=188)
    face.lines(p, "130,250 124,266 130,280", "252,240 262,258 256,274", w=3)
    hair.beard(p, "forked", grey)
    face.nose(p, "broken", 172, 206, 1.0)
    face.mouth(p, "frown", 182, 306, 26)
    hair.moustache(p, "droopy", grey)
    face.scar(p, "226,236 244,262 250,288")
    p.form("108,180 112,120 150,70 208,52 268,68 306,116 312,186 268,160 206,150 144,160", steel, a=10, w=5)
    p.form("196,150 194,100 208,44 224,100 224,152", GOLD, a=4, w=4)
    p.form("98,186 116,158 206,142 300,158 322,190 304,204 206,172 118,204", GOLD, a=6, w=5)
    p.form(ell(208, 46, 15, 18), GOLD, a=4, w=4)
    p.form(at(208, 164, 1)("0,-22 12,-6 14,10 0,18 -14,10 -12,-6"), "#c42c3a", a=4, w=3.5)


def pheasant(p: Pen, spec: str, tip: tuple[float, float]) -> None:
    """A long barred feather of the stage."""
    p.brush(spec, p.line("#a8642c"), 17, ends=0.5)
    p.brush(spec, "#e0a45a", 11, ends=0.5)
    p.form(ell(*tip, 9, 9), "#f3e2b8", a=3, w=3)


@seat("red", zoom=0.8, down=10)
def actress(p: Pen) -> None:
    """Bows before she has won."""
    white, rouge, black = "#f8e6dc", "#e0526a", "#231a2a"
    pheasant(p, "160,60 120,0 60,-40 -10,-24", (-12, -22))
    pheasant(p, "256,60 300,-4 360,-40 430,-18", (430, -18))
    hair.back(p, "120,190 110,260 116,360 150,420 206,330 266,420 300,360 304,260 292,180", black, 9)
    face.neck(p, white, 0.72, 208, 290)
    crossed_robe(p, "#c42c3a", GOLD)
    for x, y in ((84, 452), (330, 448)):
        p.form(ell(x, y, 22, 20), "#f5d685", a=4, w=3.5)
        p.form(ell(x, y, 10, 9), "#2e8560", a=3, w=3)
    face.head(p, "front_lady", white)
    for x in (164, 248):
        p.flat(ell(x, 222, 40, 46), rouge, 0.5, p.face)
        p.flat(ell(x, 206, 28, 20), rouge, 0.6, p.face)
    face.front_eyes(p, 210, 40, w=23, h=14, lid=0.2, look=(-0.2, 0.05), iris="#3a2420", bag=0, crease=False)
    for x, side in ((150, -1), (262, 1)):
        p.brush([(x - 16 * side, 198), (x + 10 * side, 196), (x + 26 * side, 180)], black, 9, ends=0.2)
    face.brows(p, black, 9, "-26,-16 -6,-4 20,6", "-20,6 6,-4 26,-16", y=174, fx=164, nx=248)
    face.front_nose(p, "button", 206, 208, 0.78, white)
    face.mouth(p, "lips", 206, 296, 20, "#c8203a")
    hair.top(p, "126,214 118,160 150,116 206,104 262,116 294,160 286,214 278,220! 262,168 206,140 150,168 136,222", black, 0)
    for i in range(5):
        x = 138 + i * 34
        p.form(ell(x, 150 - 14 * (1 - ((i - 2) / 2) ** 2), 16, 20), black, a=4, w=3.5)
    p.form("104,130 112,88 160,58 206,40 252,58 300,88 308,130 262,110 206,100 150,110", GOLD, a=7, w=5)
    for i, (x, y, r) in enumerate(((118, 98, 17), (148, 68, 18), (180, 48, 19), (206, 30, 22), (232, 48, 19), (264, 68, 18), (294, 98, 17))):
        p.form(ell(x, y, r), ("#e0526a", "#58b8c8", "#f8f0e0")[i % 3] if i != 3 else "#c42c3a", a=4, w=3.5, hi=0.6)
    for x in (132, 160, 188, 224, 252, 280):
        p.form(ell(x, 106, 8), "#58b8c8", a=2, w=3, hi=0.8)
    for x in (104, 308):
        for y in (150, 176, 202, 228):
            p.form(ell(x, y, 8), "#f8f0e0", a=2, w=2.8)
        p.form(ell(x, 254, 12), "#e0526a", a=3, w=3)


@seat("yellow", flip=True, zoom=0.86, down=-22)
def matron(p: Pen) -> None:
    """Knows every hand in the house, and who owes for tea."""
    skin, hairc = "#e9bb8e", "#4a3d44"
    for x, y, r in ((236, 62, 54), (174, 74, 38), (288, 88, 36)):
        p.form(ell(x, y, r, r * 0.9), hairc, a=9, w=4.5)
    p.brush("200,60 226,34 262,40 276,66", p.line(hairc), 4, opacity=0.5)
    face.neck(p, skin, 1.2, 220, 290)
    crossed_robe(p, "#d29a2c", "#7a2430", build="broad")
    for x, y in ((80, 446), (330, 452), (290, 410)):
        for a in range(0, 360, 72):
            p.form(place("0,0 -7,-10 0,-20 7,-10", x, y, 1, 1, a), "#f8edd4", a=2, w=2.4)
        p.form(ell(x, y, 6), "#c42c3a", a=2, w=2.4)
    face.ear(p, 302, 236, 1.0, skin)
    props.earring(p, 306, 276, 12)
    face.head(p, "jowl", skin)
    face.blush(p, "#d8504a", 0.46)
    face.eyes(p, 210, w=20, h=13, lid=0.38, look=(0.3, 0.1), iris="#4a3020", bag=0.9)
    face.brows(p, hairc, 8, "-18,2 -4,-12 16,-2", "-24,4 2,-18 28,0", y=180)
    face.nose(p, "snub", 174, 206, 1.0)
    face.mouth(p, "smirk", 182, 296, 32)
    face.lines(p, "232,320 250,332 268,326", "150,340 190,352 230,346", w=3)
    p.flat(ell(240, 288, 5), "#5a2a20")
    hair.top(p, "116,214 112,160 150,120 214,108 276,122 310,170 306,240 290,246! 286,198 262,164 206,152 150,172 132,218", hairc, 3)
    p.rod("136,104 206,70 318,22", GOLD, 7)
    p.form(ell(130, 106, 15), "#4fae86", a=4, w=3.5, hi=0.7)
    for k in (0, 1, 2):
        p.form(ell(124 - k * 3, 128 + k * 15, 6), "#c42c3a", a=2, w=2.6)
    props.cup(p, 84, 420, 1.3, "#f4f7f2")
    props.smoke(p, 84, 372)
    props.hand(p, 102, 446, skin, 6, 0.9)
