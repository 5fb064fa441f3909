"""Those who dig: diggers old and young, a prophet and his mule, a miser, a lucky man."""

from __future__ import annotations

from build_scripts.art.gnadenlos import gear
from build_scripts.art.gnadenlos.people import WEST as C
from build_scripts.art.gnadenlos.people import adventurer
from build_scripts.art.portraits import clothes, face, hair, hats, props
from build_scripts.art.portraits.pen import Pen, at, ell, mix, place


@adventurer("daddy_digger", "mesa", flip=True, zoom=0.94, down=8)
def daddy_digger(p: Pen) -> None:
    """Forty years of mud, and then this."""
    skin, white = "#cf9468", "#e9dcc2"
    p.rod("292,500 334,330 366,190", C["wood"], 15)
    p.form("268,150 320,150 372,176 400,232! 360,206 320,196 296,200! 268,176", gear.GREY, a=7, w=5)
    face.neck(p, skin, 0.9, 218, 290)
    clothes.bust(p, "#a9482e", "34,500! 56,436 112,396 176,380 250,380 312,398 356,436 376,500!")
    for spec in ("92,500! 100,404 128,392 136,500!", "292,500! 290,396 320,400 334,500!"):
        p.form(spec, C["denim"], a=6)
    face.ear(p, 294, 226, 1.2, skin)
    face.head(p, "oval", skin)
    face.blush(p, "#c04a30", 0.5)
    p.form("262,150 300,160 318,220 304,262 288,240 278,190", white, a=6)
    face.lines(p, "150,160 180,154 214,160", "144,172 180,166 226,172", "244,200 262,192", "246,208 264,210", "130,222 120,230")
    face.eye(p, 148, 208, 20, 19, 0.05, (-0.15, 0.1), "#5f7d8a", bag=1)
    face.eye(p, 214, 210, 23, 15, 0.34, (-0.45, 0.05), "#5f7d8a", bag=1)
    face.brows(p, white, 18, "-22,6 -6,-14 20,-6", "-26,-4 4,-10 32,12")
    hair.beard(p, "bush", white, 14)
    face.nose(p, "bulb", 170, 212, 1.12, mix(skin, "#c03a2a", 0.4))
    face.mouth(p, "gap", 180, 300, 37)
    hair.moustache(p, "white", white)
    gear.slouch(p, "#8a6a48", "#5f4632")
    p.form("240,80! 268,76! 274,104! 246,108!", "#b5793f", a=2, w=3)
    for a, b in ((240, 86), (252, 78), (270, 90), (258, 108)):
        p.brush([(a - 4, b - 3), (a + 4, b + 4)], C["bone"], 3)
    props.hand(p, 74, 450, skin, 90, 1, False)
    gear.nugget(p, 76, 396, 1.1)
    props.finger(p, (52, 428), (64, 412), 9, skin)
    props.finger(p, (104, 432), (98, 410), 9, skin)
    gear.glints(p, (30, 350, 14), (118, 352, 11), (76, 338, 16))


@adventurer("john_digger", "mine", zoom=0.94, down=8)
def john_digger(p: Pen) -> None:
    """Daddy's boy: digs by the light of his own hat."""
    skin, brown = "#d09a70", "#6a4528"
    face.neck(p, skin, 1.2, 220, 300)
    clothes.bust(p, "#b3543a", "broad", 13)
    for spec in ("96,500! 104,410 134,396 144,500!", "286,500! 282,398 314,404 328,500!"):
        p.form(spec, C["denim"], a=6)
    clothes.neckerchief(p, "#d9b060", "#8a4a2c")
    face.ear(p, 302, 226, 1.15, skin)
    face.head(p, "potato", skin, 11)
    for x, y, rx, ry in ((150, 268, 20, 10), (248, 276, 30, 14), (226, 168, 24, 9), (264, 226, 14, 20)):
        p.flat(place("-1,0 -.5,-.8 .3,-.6 1,.1 .5,.8 -.5,.6", x, y, rx, ry), "#5a4030", 0.5, p.face)
    face.eye(p, 154, 212, 17, 15, 0.2, (-0.3, 0.1), "#4f6a4a", bag=0.8)
    face.eye(p, 222, 210, 21, 16, 0.2, (-0.3, 0.1), "#4f6a4a", bag=0.8)
    face.brows(p, brown, 14, "-20,4 -2,-8 20,2", "-26,2 0,-12 28,4", y=180)
    face.nose(p, "lumpy", 174, 204, 1.02)
    hair.moustache(p, "walrus", brown)
    gear.bowler(p, "#8d6a3c", "#5a3c22")
    p.form("150,118! 178,112! 180,96! 150,98!", gear.GREY, a=3, w=4)
    p.form("156,98! 174,97! 174,58! 156,58!", "#f7edd2", a=4, w=4)
    p.flat(ell(165, 36, 54), "#ffd877", 0.3)
    p.flat(ell(165, 38, 30), "#ffe9a0", 0.5)
    p.form("165,14! 177,38 172,54 158,54 153,38", "#f2a63a", a=2, w=3)
    p.flat("165,30! 171,44 165,52 159,44", "#fff6d0")
    gear.shovel(p, 348, 330, 1.0, 10)
    gear.fist(p, 330, 440, skin, "#b3543a", 6)


@adventurer("nugget_jones", "mine", flip=True, zoom=0.92, down=8)
def nugget_jones(p: Pen) -> None:
    """Found the nugget. Cannot get it through the door."""
    skin, black = "#8f5a3c", "#2f2422"
    face.neck(p, skin, 1.1, 220, 300)
    clothes.bust(p, "#c9a05c", "normal", 13)
    for spec in ("96,500! 104,410 134,396 144,500!", "286,500! 282,398 314,404 328,500!"):
        p.form(spec, "#6a4a34", a=6)
    face.ear(p, 300, 230, 1.05, skin)
    face.head(p, "round", skin, 11)
    face.eye(p, 152, 206, 20, 20, 0.0, (-0.3, 0.3), "#4a3020", bag=0.4)
    face.eye(p, 218, 204, 24, 22, 0.0, (-0.4, 0.3), "#4a3020", bag=0.4)
    face.brows(p, black, 12, "-20,2 -2,-14 20,-2", "-26,-2 0,-16 28,4", y=170)
    hair.beard(p, "fringe", black, 11)
    face.nose(p, "broad", 172, 206, 0.98, mix(skin, "#a8402c", 0.3))
    face.mouth(p, "laugh", 184, 282, 36)
    hats.brimmed(p, "#7a5636", "#c9872e", "140,150 130,96 158,60 210,50 262,62 290,104 288,164",
                 "66,150 110,140 140,150 212,142 290,156 340,150 360,166 318,190 262,184 206,170 140,178 92,172", "138,150 134,124 212,114 290,134 288,164 212,142")
    with p.moved(x=-4, y=4):
        gear.nugget(p, 116, 414, 2.35)
        props.hand(p, 52, 454, skin, 60, 0.95, False)
        props.hand(p, 182, 456, skin, 110, 0.95, False)
    gear.glints(p, (48, 336, 20), (176, 330, 15), (122, 300, 12))


@adventurer("jeremiah_jones", "dusk", zoom=0.9, right=-16, down=8)
def jeremiah_jones(p: Pen) -> None:
    """Foretells the end of the vein. The mule has heard it before."""
    skin, white = "#dca47c", "#efe4ce"
    hair.back(p, "190,70 262,60 322,110 344,200 336,300 310,360 270,380 250,300", white, 10)
    face.neck(p, skin, 0.8, 220, 290)
    clothes.bust(p, "#7a6a54", "18,500! 44,436 104,396 170,376 236,378 280,400 306,450 312,500!")
    face.head(p, "side_nutcracker", skin)
    face.ear(p, 262, 232, 1.05, skin)
    face.blush(p, "#c04a34", 0.4, ((206, 262, 26, 18),))
    face.side_nose(p, 140, 270, 1, "#cf6a4c")
    face.eye(p, 172, 206, 18, 16, 0.1, (-0.4, -0.5), "#7a9aa0", bag=1)
    face.brows(p, white, 17, "0,0 1,0 2,0", "-30,-8 -4,-8 26,12", y=176, nx=178, fx=184)
    face.lines(p, "206,236 222,232", "204,214 220,214", "180,150 206,144 232,150")
    hair.beard(p, "river", white, 11)
    p.form("150,122 170,84 220,66 270,84 306,140 312,220 296,262! 284,214 270,172 232,140 190,134", white, a=9, w=5)
    p.inner("220,72 260,104 288,160", "190,90 230,110 262,150", "160,112 200,112 236,130", colour=white, w=4)
    p.brush("178,300 150,306 134,300", p.line(skin), 6)
    props.lantern(p, 62, 424, 0.95)
    props.hand(p, 62, 352, skin, 86, 0.8, False)
    with p.moved(x=-34, y=10, sx=1.06, cx=356, cy=480):
        _mule(p)


def _mule(p: Pen) -> None:
    """A mule that has its own opinion of prophets."""
    mule = "#94806e"
    for spec in ("318,250! 300,150 312,96 334,150 344,240!", "362,250! 372,150 396,100 400,160 384,252!"):
        p.form(spec, mule, a=7, w=5)
    p.form("316,238 350,222 392,236 404,300 398,380 380,440 344,450 318,430 322,360 310,300", mule, a=10, w=5)
    p.form("326,398 356,388 390,398 392,440 362,458 328,444", mix(mule, "#fff0d8", 0.4), a=5, w=4)
    for x in (340, 374):
        p.flat(ell(x, 426, 6, 8), p.line(mule))
    for x, lid in ((330, 0.5), (376, 0.5)):
        p.skin = mule
        face.eye(p, x, 300, 14, 13, lid, (0.1, 0.2), "#4a3020", bag=0, crease=False)


@adventurer("lucky_james", "mesa", zoom=0.94, down=8)
def lucky_james(p: Pen) -> None:
    """Missed again: the arrow, the falling safe, the train."""
    skin, sand = "#eab88e", "#c99a4a"
    face.neck(p, skin, 0.9, 218, 290)
    clothes.bust(p, "#6f8a5c", "normal", 12)
    clothes.jacket(p, "#8d6a44")
    clothes.neckerchief(p, "#e3c06a")
    face.ear(p, 292, 232, 1.15, skin)
    face.head(p, "boy", skin)
    face.blush(p, "#e0604a", 0.45)
    face.eye(p, 152, 208, 19, 15, 0.14, (-0.2, -0.2), "#4f8a5a", bag=0.3)
    face.shut_eye(p, 216, 208, 22, True)
    face.brows(p, "#9a6a30", 10, "-18,2 -2,-10 18,0", "-24,-4 0,-16 28,0", y=176)
    face.nose(p, "point", 172, 206, 0.94)
    face.mouth(p, "grin", 184, 284, 42)
    props.plaster(p, 246, 254, 24, 1.1)
    p.form("124,196 120,168 148,150 206,146 270,158 304,190 306,240 288,236 276,200 250,180", sand, a=6, w=4.4)
    gear.bowler(p, "#6f5a3a", "#c9a24a")
    gear.arrow(p, 208, 84, 0.98, -9)
    clover = at(70, 402, 1.25, rot=-8)
    p.rod(clover("0,14 6,60 -4,110"), "#5f8746", 8)
    for turn in (0, 90, 180, 270):
        leaf = at(70, 402, 1.25, rot=turn + 36)
        p.form(leaf("0,-2! -22,-14 -26,-36 -10,-44 0,-34! 10,-44 26,-36 22,-14"), "#6fa04a", a=5, w=4)
    gear.fist(p, 74, 474, skin, "#8d6a44", 4, 0.9)
    p.form("306,500! 304,450 330,436 352,404 372,398! 376,420 392,440 396,470 380,500!", "#3f3636", a=7, w=4.5)
    p.form("318,424 310,384! 334,396 356,396 378,382! 376,424 362,446 336,446", "#3f3636", a=6, w=4.5)
    for x in (332, 358):
        p.flat(ell(x, 418, 7, 8), "#e8c84a", line=2.4)
        p.flat(ell(x, 418, 2.6, 7), p.world.ink)


@adventurer("greedy_geoff", "saloon", flip=True, zoom=0.92, down=8)
def greedy_geoff(p: Pen) -> None:
    """Weighs other people's gold with his thumb on the pan."""
    skin, ginger = "#eeb490", "#b8693a"
    face.neck(p, skin, 1.3, 222, 310)
    clothes.bust(p, C["linen"], "broad", 13)
    p.form("40,500! 70,424 130,388 168,378 196,500!", "#6a7a54", a=9)
    p.form("372,500! 346,426 304,390 262,378 236,500!", "#6a7a54", a=11)
    p.form("214,392 190,378 180,404 212,400 246,404 240,378", "#8f3c2c", a=5)
    for x, w in ((62, 30), (350, 30)):
        p.brush([(x - w, 452), (x, 446), (x + w, 456)], "#8f3c2c", 15, ends=0.9)
    face.ear(p, 306, 240, 1.1, skin)
    face.head(p, "jowl", skin, 12)
    face.blush(p, "#d8503f", 0.5, ((136, 278, 24, 18), (250, 284, 34, 24)))
    p.brush("134,330 176,350 226,346 274,320", p.line(skin), 4.5)
    face.eye(p, 148, 212, 17, 11, 0.5, (0.75, 0.1), "#5a6a3a", bag=1)
    face.eye(p, 214, 210, 20, 12, 0.5, (0.75, 0.1), "#5a6a3a", bag=1)
    face.brows(p, ginger, 11, "-18,-6 -2,0 20,8", "-26,8 0,0 28,-8", y=190)
    face.nose(p, "snub", 170, 208, 1.25, "#d8604a")
    face.mouth(p, "smirk", 178, 306, 30)
    p.form("134,190 128,158 150,130 206,118 262,132 292,166 298,210 282,196 262,164 206,150 150,164", ginger, a=6, w=4.4)
    p.form("56,220 70,186 122,160 214,148 276,158 300,182 252,184 180,196 110,218", "#4f8a5a", a=5, w=5, hi=0.6)
    p.brush("132,172 206,150 290,172 304,190", "#3c2c22", 11, ends=0.9)
    for x, y, s in ((46, 456, 1.0), (108, 446, 1.15), (172, 462, 1.0), (78, 484, 1.1), (140, 484, 1.1), (76, 414, 0.95), (136, 406, 0.9)):
        gear.nugget(p, x, y, s)
    p.form("190,420! 226,420 250,452 250,500! 60,500! 66,482 150,476 190,466", "#f0e4c8", a=8, w=4.6)
    props.hand(p, 56, 476, skin, 96, 1, False)
    gear.glints(p, (40, 380, 14), (176, 392, 12))
