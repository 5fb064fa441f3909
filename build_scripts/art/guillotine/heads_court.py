"""The court, purple, second half: lord, lady, fast noble, lady in waiting, cartographer, coiffeur, piss boy."""

from __future__ import annotations

from build_scripts.art.guillotine import finery, wigs
from build_scripts.art.guillotine.people import PARIS as C
from build_scripts.art.guillotine.people import noble
from build_scripts.art.portraits import clothes, face, hair, hats, props
from build_scripts.art.portraits.pen import Pen, at, ell, mix, place


@noble("lord", "royal", 2, flip=True, zoom=0.78, down=8)
def lord(p: Pen) -> None:
    """Milord, with tea, and a hat that cannot be reached without a cane."""
    wig, skin = "#d8cdbf", "#f2c2a4"
    wigs.queue(p, wig, C["red"], 300, 300)
    p.form("170,150 140,60 140,-60 170,-120 230,-136 290,-110 314,-40 312,80 322,200 300,300 240,300", wig, a=13, w=5)
    face.neck(p, skin, 0.7, 214, 300)
    finery.coat(p, "#4a6a86", "#e8d27a", C["red"])
    finery.jabot(p)
    face.head(p, "long", skin)
    face.blush(p, "#e0606a", 0.5, ((150, 276, 16, 13), (232, 280, 24, 18)))
    face.eye(p, 152, 206, 17, 12, 0.56, (-0.2, 0.3), "#5b7a86", bag=0.8)
    face.eye(p, 214, 206, 21, 13, 0.56, (-0.2, 0.3), "#5b7a86", bag=0.8)
    face.brows(p, "#a58468", 7, "-18,-4 -2,-14 18,2", "-24,0 2,-16 28,-2", y=174)
    face.nose(p, "pinch", 172, 206, 1.1)
    face.mouth(p, "prim", 180, 316, 19, "#b85a58")
    p.form("140,186 130,120 138,20 146,-70 180,-122 236,-132 284,-104 300,-30 296,60 304,150 310,206 292,200 270,158 214,146 168,158 148,186", wig, a=12, w=5)
    p.inner("158,150 152,40 170,-80", "190,140 184,20 196,-104", "226,138 232,20 232,-110", "264,146 276,40 264,-90", colour=wig, w=3.2, opacity=0.5)
    for y in (200, 236, 272):
        hair.roll(p, 304, y, wig, 38, 17, 8)
    with p.moved(x=12, y=-206, sx=0.5, cx=206, cy=120):
        finery.tricorne(p, "#3b3a58", C["gold"])
    p.form("20,500! 26,440 50,410 80,404 96,430 90,500!", "#4a6a86", a=7, w=5)
    p.form("36,424 34,402 64,392 92,402 96,426 80,418 64,430 50,420", finery.LINEN, a=4, w=4)
    here = at(94, 352, 1.1)
    p.form(here("-34,-24! 34,-24! 26,20 8,32 -8,32 -26,20"), "#f7f3ea", a=6, w=4.5)
    p.brush(here("-31,-6 0,2 31,-6"), C["blue"], 6, ends=0.9)
    p.form(here(ell(0, -24, 34, 8)), "#8a4a2a", a=0, w=4)
    p.brush(here("34,-16 54,-14 52,8 30,10"), p.line("#f7f3ea"), 10, ends=1)
    p.brush(here("34,-16 54,-14 52,8 30,10"), "#f7f3ea", 5, ends=1)
    props.smoke(p, 92, 314, "#fff8e6")
    p.form(ell(94, 390, 52, 11, 12), "#f7f3ea", a=4, w=4)
    p.form("56,404 50,384 70,374 96,390 92,412 74,418", skin, a=4, w=4.2)
    props.finger(p, (62, 390), (34, 356), 8, skin)


@noble("lady", "royal", 2, zoom=0.9, down=10)
def lady(p: Pen) -> None:
    """The one with the pedigree is on her arm."""
    wig, skin = "#c9a27a", "#f7d0b6"
    p.form("150,140 240,96 316,130 342,220 336,320 350,390 316,410 290,380 280,300 140,300 130,380 96,400 84,330 96,220", wig, a=12)
    face.neck(p, skin, 0.8, 210, 276)
    finery.gown(p, "#5f7fa8", skin, "#f8efe0", C["blue"])
    face.head(p, "front_lady", skin)
    face.blush(p, "#e0606a", 0.5, ((150, 258, 22, 17), (262, 258, 22, 17)))
    face.front_eyes(p, 212, 38, 22, 16, lid=0.34, look=(0, 0.05), iris="#4f7f9a", bag=0.2)
    face.lashes(p, 142, 270, 210)
    face.brows(p, "#8d6a4a", 6, "-22,4 -2,-10 20,-2", "-20,-2 2,-10 22,4", y=178, fx=166, nx=246)
    face.front_nose(p, "button", 206, 212, 0.8)
    face.mouth(p, "lips", 205, 292, 21, "#c8384a")
    for side in (-1, 1):
        for k, y in enumerate((220, 258, 296)):
            hair.curls(p, wig, f"{206 + side * (96 + 6 * k)},{y}", 22)
    p.form("118,196 118,150 150,120 206,110 264,122 296,150 296,198 270,160 206,142 142,160", wig, a=8)
    brim = "-6,130 40,76 120,66 206,84 300,58 372,64 416,110 384,156 300,150 206,128 120,156 44,172"
    hats.shadow(p, brim, 2, 18)
    p.form(brim, "#efe0bc", a=11, w=5)
    p.form("118,84 124,22 168,-6 236,-10 284,14 300,76 206,96", "#efe0bc", a=10, w=5)
    p.form("117,88 120,60 206,70 298,52 302,80 206,100", "#5f7fa8", a=4, w=4)
    finery.bow(p, 296, 66, "#5f7fa8", 0.9, -10)
    for x, y, c in ((134, 66, "#b8433c"), (160, 80, "#d98f8a"), (112, 84, "#d98f8a"), (148, 54, "#8f9f4a")):
        p.form(ell(x, y, 16, 15), c, a=4, w=3.8, hi=0.5)
    here = at(92, 414, 1.12)
    for dx, r in ((-38, -26), (30, 26)):
        p.form(here(place("-14,-34 12,-34 22,-4 4,14 -16,4", dx, -10, 1, rot=r)), "#5a4038", a=4, w=4)
    p.form(here("-44,10 -42,-26 -4,-46 36,-28 42,12 34,46 0,60 -34,48"), "#d9b183", a=8, w=5)
    p.form(here("-28,14 -4,4 22,14 26,34 -2,46 -30,34"), "#5a4038", a=4, w=4)
    p.flat(here("-12,10 8,10 0,22 -6,22"), p.world.ink)
    for dx in (-22, 16):
        p.flat(here(ell(dx, -6, 10)), "#fffaf0", line=3)
        p.flat(here(ell(dx + 2, -4, 6)), p.world.ink)
        p.flat(here(ell(dx, -6, 2)), "#ffffff")
    p.brush(here("-18,30 -2,24 14,30"), "#fff0e0", 3, ends=0.5)
    p.form(here("-5,34! 6,34! 6,50 -2,54 -8,48"), "#d8607a", a=2, w=3)
    finery.bow(p, 92, 482, "#5f7fa8", 0.56)
    props.hand(p, 146, 470, skin, 40, 0.74, False)


@noble("fast_noble", "royal", 2, zoom=0.94, right=-10, down=6)
def fast_noble(p: Pen) -> None:
    """Wants it over with; the wig cannot follow."""
    wig, skin = "#e9e3dc", "#f0b592"
    finery.speed(p, "250,110 320,104 402,104", "262,60 330,52 404,54", "300,320 350,318 404,320", "310,370 350,370 404,372", "316,276 352,274 404,274", w=9)
    with p.moved(rot=-16, cx=214, cy=340):
        face.neck(p, skin, 0.85, 218, 290)
        finery.coat(p, "#7b5585", "#f0d27a", C["gold"])
        p.form("156,368 160,338 212,352 270,336 330,330 392,350! 350,360 372,384! 320,378 250,392 178,394", finery.LINEN, a=7)
        face.ear(p, 288, 230, 1.1, skin)
        face.head(p, "wedge", skin)
        face.blush(p, "#e0503f", 0.6)
        face.eye(p, 150, 204, 19, 18, 0.0, (-0.55, 0), "#5b7a86", bag=0.8, crease=False)
        face.eye(p, 216, 202, 23, 21, 0.0, (-0.55, 0), "#5b7a86", bag=0.8, crease=False)
        face.brows(p, "#8d6a4a", 10, "-18,-10 -2,-6 18,10", "-24,8 2,-8 30,-10", y=166)
        face.nose(p, "ski", 172, 204, 0.95)
        face.mouth(p, "clench", 180, 292, 36)
        p.form("132,170 148,132 206,112 268,128 296,170 300,206 286,196 270,166 206,150 160,158 140,184", mix(skin, "#a8836a", 0.25), a=5, w=4.4)
        for x, y in ((170, 124), (200, 116), (232, 118), (256, 130)):
            p.brush([(x, y), (x + 16, y - 16), (x + 36, y - 22)], p.line(skin), 4)
    with p.moved(x=104, y=-66, sx=0.72, rot=34, cx=214, cy=150):
        p.form("142,142 150,112 196,94 250,102 292,138 306,196 300,250 262,262 214,246 168,240 146,200", wig, a=10, w=5)
        p.inner("160,130 200,112 250,124", "156,160 206,136 262,150", "170,190 214,166 270,180", colour=wig, w=3.4, opacity=0.5)
        for y in (200, 238):
            hair.roll(p, 306, y, wig, 40, 19, 8)
        finery.bow(p, 316, 280, "#4a3a5c", 0.8, 30)
    for x, y, s in ((80, 128, 1.1), (58, 168, 0.9), (104, 96, 0.8)):
        finery.tear(p, x, y, s)


@noble("lady_in_waiting", "royal", 1, zoom=0.94, down=8)
def lady_in_waiting(p: Pen) -> None:
    """Still waiting; a spider has moved in."""
    skin, brown = "#f2c8ac", "#8a5a3a"
    hair.bun(p, brown, 262, 84, 44)
    face.neck(p, skin, 0.75, 214, 270)
    p.form("60,500! 76,450 124,410 170,396 260,396 304,410 344,450 360,500!", "#8f9f78", a=11, w=5)
    p.form("150,400 214,430 276,400 288,424 214,462 140,424", "#f8efe0", a=6, w=4)
    with p.moved(rot=-9, cx=190, cy=330):
        face.ear(p, 282, 230, 0.9, skin)
        face.head(p, "oval", skin)
        face.blush(p, "#d8606a", 0.35)
        face.shut_eye(p, 150, 210, 18)
        face.eye(p, 214, 210, 21, 11, 0.62, (0, 0.3), "#5a6a4a", bag=1)
        face.lashes(p, 132, 240, 208)
        face.brows(p, brown, 7, "-20,-4 0,-10 18,6", "-24,8 0,-8 26,-4", y=184)
        face.nose(p, "button", 172, 206, 1.0)
        p.flat(ell(180, 300, 25, 30), p.line("#8a2f2f"))
        p.flat(ell(182, 318, 16, 10), "#c9594f")
        p.brush(ell(180, 300, 25, 30) + ell(180, 300, 25, 30)[:1], p.line(skin), 5, ends=0.8)
        p.form("126,200 118,150 150,112 206,98 264,112 298,156 300,220 288,226! 280,180 240,150 200,150! 160,160 138,186", brown, a=8, w=4.6)
        p.inner("160,128 200,112 246,122", "200,148 236,130 276,160", colour=brown, w=3.4)
        p.brush("150,140 206,104 286,130", p.line("#8f9f78"), 16, ends=0.8)
        p.brush("150,140 206,104 286,130", "#b4c49a", 10, ends=0.8)
    web = "#fbf6ea"
    for a in ((300, 92, 352, 250, 362, 430), (296, 110, 330, 280, 330, 412), (306, 84, 390, 200, 404, 400)):
        p.brush([(a[0], a[1]), (a[2], a[3]), (a[4], a[5])], web, 3.4, ends=0.9)
    for k in range(5):
        y = 150 + k * 56
        p.brush([(300 + k * 8, y + 6), (326 + k * 4, y + 20), (350 + k * 3, y + 6), (372 + k * 6, y + 16), (384 + k * 5, y - 8)], web, 3, ends=0.8)
    p.form(ell(366, 300, 13, 15), "#4a4050", a=3, w=3.4)
    for dx in (-1, 1):
        for k in range(3):
            p.brush([(366, 298), (366 + dx * 22, 286 + k * 10), (366 + dx * 26, 304 + k * 10)], "#4a4050", 3, ends=0.8)
    here = at(84, 410, 1.06)
    p.flat(here("-26,-52! 26,-52! 6,0 26,52! -26,52! -6,0"), "#e6f0f0", 0.9, line=4)
    p.flat(here("-22,50! 22,50! 14,24 0,14 -14,24"), "#d9a860")
    p.flat(here("-3,-8! 3,-8! 1,14! -1,14!"), "#d9a860")
    for y in (-56, 56):
        p.form(here(f"-36,{y - 7}! 36,{y - 7}! 36,{y + 7}! -36,{y + 7}!"), "#8a5a34", a=3, w=4)
    for x in (-31, 31):
        p.rod(here(f"{x},-48 {x},0 {x},48"), "#8a5a34", 6)
    props.hand(p, 118, 428, skin, 10, 0.8)


@noble("royal_cartographer", "royal", 1, zoom=0.94, down=6)
def cartographer(p: Pen) -> None:
    """Lost. The map makes a good hat."""
    skin, grey = "#e6b490", "#b9b2a8"
    face.neck(p, skin, 0.8, 218, 290)
    finery.coat(p, "#6a5a8a", "#d8c49a", "")
    finery.jabot(p, tiers=2)
    face.ear(p, 288, 232, 1.1, skin)
    face.head(p, "egg", skin)
    face.blush(p, "#d8604f", 0.4)
    p.form("286,160 330,150 352,190 340,240 306,256 286,236! 292,200", grey, a=6, w=4.5)
    p.form("132,160 100,160 92,196 106,228 124,226! 126,196", grey, a=5, w=4.5)
    face.eye(p, 150, 208, 19, 17, 0.06, (0.5, 0.1), "#5a7a4a", bag=0)
    face.eye(p, 216, 208, 22, 19, 0.06, (-0.5, 0.1), "#5a7a4a", bag=0)
    props.spectacles(p, 208, 150, 216, 32)
    face.brows(p, grey, 10, "-18,2 -4,-12 18,-8", "-24,-6 0,-14 26,4", y=162)
    face.nose(p, "lumpy", 172, 212, 0.82)
    p.flat(ell(136, 266, 9, 7), "#3f5f8f", 0.9)
    face.mouth(p, "wobble", 182, 300, 30)
    paper = "#f0e2ba"
    p.form("84,150! 206,-30! 334,150! 250,128 206,124 160,128", paper, a=10, w=5)
    inside = p.clip("84,150! 206,-30! 334,150! 250,128 206,124 160,128")
    for spec, c in (("150,60 190,30 230,60 220,100 170,104", "#a8c48a"), ("250,90 290,100 320,150 250,140", "#a8c48a"), ("100,140 150,110 170,140", "#a8c48a")):
        p.flat(spec, c, 0.9, inside, 3)
    p.brush("206,-30 200,60 206,126", p.line(paper), 4, inside, opacity=0.6)
    p.brush("120,130 170,90 210,110 260,70 300,130", C["red"], 5, inside, 0.9)
    p.form("70,176! 84,146! 206,118! 336,146! 352,178! 206,150", paper, a=6, w=5)
    p.brush("96,160 150,146 206,136", "#7fa6b8", 5, opacity=0.9)
    p.brush("216,136 270,146 326,162", "#7fa6b8", 5, opacity=0.9)
    here = at(98, 400, 1.0, rot=14)
    p.rod(here("0,-86 -18,0 -36,84"), C["gold"], 9)
    p.rod(here("0,-86 18,0 36,84"), C["gold"], 9)
    p.form(here("-38,78! -32,78! -42,108!"), "#77706c", a=1, w=3)
    p.form(here("38,78! 32,78! 42,108!"), "#77706c", a=1, w=3)
    p.form(here(ell(0, -88, 15)), C["gold"], a=4, w=4, hi=0.7)
    p.brush(here("-22,10 0,18 22,10"), C["gold"], 5, ends=0.9)
    props.hand(p, 96, 372, skin, 16, 0.74)


@noble("coiffeur", "royal", 1, flip=True, zoom=0.9, down=8)
def coiffeur(p: Pen) -> None:
    """Will do it with a little off the top."""
    skin, black = "#eeb694", "#4a3a4c"
    p.form("230,120 306,90 350,130 348,220 320,300 270,290 260,200", black, a=10, w=5)
    face.neck(p, skin, 0.7, 216, 290)
    finery.coat(p, "#e0a8b8", "#fbf0da", "")
    finery.bow(p, 214, 384, C["red"], 1.0)
    face.ear(p, 286, 230, 1, skin)
    face.head(p, "heart", skin)
    face.blush(p, "#e0606a", 0.45)
    face.eye(p, 150, 208, 18, 14, 0.3, (-0.3, -0.1), "#4a8a8a", bag=0.3)
    face.eye(p, 216, 206, 22, 15, 0.3, (-0.3, -0.1), "#4a8a8a", bag=0.3)
    face.lashes(p, 132, 242, 204)
    face.brows(p, black, 6, "-20,4 0,-16 18,-2", "-24,0 0,-18 28,2", y=172)
    face.nose(p, "roman", 172, 206, 0.95)
    hair.moustache(p, "curl", black)
    face.mouth(p, "prim", 180, 304, 16)
    p.form("128,200 112,140 110,70 150,20 220,0 296,16 340,74 330,150 308,210 290,200 272,170 220,152 160,158 142,186", black, a=13, w=5)
    for x, y, r in ((140, 70, 28), (190, 40, 30), (246, 40, 30), (296, 80, 30), (160, 116, 26), (214, 92, 30), (268, 112, 28)):
        p.form(ell(x, y, r, r * 0.8), black, a=5, w=4)
        p.form(place("-1.3,-.35! 1.3,-.35! 1.3,.35! -1.3,.35!", x, y, r * 0.62, rot=-20), "#f6ecd2", a=2, w=3)
    here = at(316, 50, 0.95, rot=40)
    p.form(here("-60,-12! 60,-12! 60,6! -60,6!"), "#c9873c", a=4, w=4)
    for k in range(11):
        p.form(here(f"{-57 + k * 11},4! {-50 + k * 11},4! {-51 + k * 11},34! {-56 + k * 11},34!"), "#c9873c", a=1, w=2.6)
    here = at(84, 372, 1.1, rot=-16)
    for k in (-1, 1):
        p.brush(here(f"{-4 * k},0 {10 * k},-50 {16 * k},-100"), p.line("#b9c4ca"), 17, ends=0.5)
        p.brush(here(f"{-4 * k},0 {10 * k},-50 {16 * k},-100"), "#dfe7ea", 10, ends=0.4)
        ring = here(ell(-17 * k, 42, 18, 23))
        p.brush(ring + ring[:1], p.line("#b9c4ca"), 13, ends=1)
        p.brush(ring + ring[:1], "#b9c4ca", 7, ends=1)
        p.rod(here(f"{-2 * k},6 {-9 * k},18 {-13 * k},24"), "#b9c4ca", 6)
    p.form(here(ell(0, 2, 8)), C["gold"], a=2, w=3.4)
    props.hand(p, 96, 432, skin, -10, 0.84)


@noble("piss_boy", "royal", 1, flip=True, zoom=1.04, down=14)
def piss_boy(p: Pen) -> None:
    """The one office at court that was never idle."""
    skin = "#efb48a"
    p.form("280,170 316,190 312,250 290,270 262,230", "#a5673a", a=6)
    face.neck(p, skin, 0.7, 222, 262)
    p.form("66,500! 82,420 134,370 178,350 256,350 310,372 344,420 358,500!", "#8f8a64", a=12, w=5)
    p.form("172,344 214,366 262,342 270,366 216,396 166,368", "#e9dcc0", a=5)
    clothes.patch(p, 316, 456, "#b8784a", 10)
    face.ear(p, 296, 222, 1.3, skin)
    face.head(p, "boy", skin)
    face.blush(p, "#cf5a45", 0.45)
    face.freckles(p, "#a85f38")
    face.eye(p, 150, 204, 17, 15, 0.2, (0.55, -0.5), "#5a7040", bag=0.7)
    face.eye(p, 214, 202, 22, 17, 0.12, (0.5, -0.45), "#5a7040", bag=0.7)
    face.brows(p, "#8a5230", 10, "-18,-4 -2,-8 18,8", "-24,8 -2,-6 28,-8", y=172)
    face.nose(p, "snub", 170, 200, 1.05)
    face.mouth(p, "frown", 184, 284, 24)
    p.form("126,190 118,150 140,108 208,90 276,108 306,152 308,204! 290,190 280,206! 262,168 240,190! 218,160 196,186! 176,160 158,188! 146,172", "#a5673a", a=8, w=4.6)
    p.inner("160,118 190,108 214,112", "230,112 262,124 284,150", colour="#a5673a", w=3.4)
    for rot, y, c in ((74, 240, "#d9a860"), (96, 256, "#d9a860")):
        p.form(place("-8,-30! 6,-32! 8,26! -8,26!", 134, y, 1.05, 1.05, rot), c, a=3, w=4)
    p.brush("150,236 152,248 150,262", "#6d5a50", 6, ends=0.8)
    pot(p, skin, 150, 398)


def pot(p: Pen, skin: str, cx: float, cy: float) -> None:
    """Full, with flies."""
    china, here = "#f4efe6", at(cx, cy)
    p.form(here("-70,0 -74,40 -48,86 48,86 74,40 70,0"), china, a=12, w=5)
    p.form(here(ell(88, 34, 24, 26)), china, a=5)
    p.form(here(ell(86, 34, 11, 13)), "#8f8a64", a=0, w=3.5)
    p.brush(here("-66,26 0,40 66,26"), C["blue"], 7, ends=0.8)
    p.flat(here("0,50 9,62 0,76 -9,62"), C["blue"])
    for a in (-1, 1):
        p.flat(here(f"{a * 17},48 {a * 27},62 {a * 17},72 {a * 11},62"), C["blue"])
    p.form(here(ell(0, 0, 80, 20, 12)), china, a=5, w=5)
    p.form(here(ell(0, 1, 66, 13, 12)), "#e0b526", a=4, w=3.5)
    p.flat(here(ell(-22, -3, 18, 3)), "#fff0a0", 0.8)
    for x, d in ((-30, -1), (4, 1), (36, -1)):
        p.brush(here([(x, -22), (x + 10 * d, -40), (x - 8 * d, -58), (x + 8 * d, -78)]), "#9fae4a", 7, opacity=0.75)
    props.hand(p, cx + 72, cy + 48, skin, 8, 0.82, False)
    props.hand(p, cx - 76, cy + 48, skin, 172, 0.8, False)
    for x, y in ((-54, -62), (-88, -32), (70, -60)):
        for dx, rot in ((-5, -30), (6, 30)):
            p.flat(here(ell(x + dx, y - 6, 7, 4, 8, rot)), "#dfe6e0", 0.9, line=1)
        p.flat(here(ell(x, y, 6, 5)), p.world.ink)
