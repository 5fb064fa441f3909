"""The soldiers, red: general, master spy, colonel, captain of the guard, lieutenant, palace guard."""

from __future__ import annotations

from build_scripts.art.guillotine import finery, wigs
from build_scripts.art.guillotine.people import PARIS as C
from build_scripts.art.guillotine.people import noble
from build_scripts.art.portraits import clothes, face, hair, hats, props
from build_scripts.art.portraits.pen import Pen, at, ell, mix, place

COAT, WHITE = "#b0403a", "#f3ead4"


@noble("general", "military", 4, zoom=0.88, down=6)
def general(p: Pen) -> None:
    """More medals than victories."""
    skin, dark = "#e0a07c", "#3b3a58"
    wigs.back(p, "#d9d3ca")
    face.neck(p, skin, 1.2, 220, 290)
    finery.coat(p, COAT, WHITE, C["gold"], "6,500! 26,432 100,386 168,372 262,372 326,388 384,432 398,500!")
    p.form("152,376 158,338 212,352 272,336 276,376 214,398", dark, a=6)
    clothes.epaulettes(p, C["gold"])
    face.ear(p, 290, 232, 1.1, skin)
    face.head(p, "square", skin, 11)
    face.blush(p, "#c8402f", 0.5)
    face.eye(p, 148, 206, 17, 12, 0.3, (-0.4, 0), "#4a6a7a", 6, bag=1)
    face.eye(p, 216, 206, 20, 13, 0.3, (-0.4, 0), "#4a6a7a", -4, bag=1)
    face.brows(p, "#d9d3ca", 16, "-20,-8 -2,2 20,12", "-26,12 0,0 30,-14", y=180)
    face.nose(p, "roman", 174, 206, 1.1)
    face.mouth(p, "frown", 180, 314, 28)
    hair.moustache(p, "white", "#e4ded4")
    p.brush("150,340 178,350 214,346", p.line(skin), 4)
    wigs.front(p, "#d9d3ca", (216, 248), False)
    wigs.feathers(p, 196, 22, C["red"], "#fbf6ea", C["blue"], s=0.82)
    hats.bicorne(p, dark, C["gold"])
    finery.cockade(p, 206, 84, 1.3)
    clothes.medals(p, "120,428 152,440 120,468", (C["blue"], C["red"], "#5f8058"))
    clothes.medals(p, "282,428 312,436 284,470 318,474", (C["red"], "#5f8058", C["blue"]))


@noble("master_spy", "military", 4, flip=True, zoom=0.94)
def master_spy(p: Pen) -> None:
    """Reads yesterday's news with great attention."""
    skin, dark, cloak = "#e6b294", "#45405a", "#6a3a44"
    p.form("40,500! 40,410 80,330 110,290 140,340 214,372 282,336 316,286 348,330 378,420 390,500!", cloak, a=13, w=5)
    face.neck(p, skin, 0.9, 216, 290)
    face.ear(p, 288, 236, 1.1, skin)
    face.head(p, "oval", skin)
    face.nose(p, "needle", 172, 200, 0.95)
    sheet = "46,232! 204,214! 356,240! 366,440! 208,424! 40,446!"
    p.flat(place(sheet, 8, 12), p.world.ink, 0.3)
    inside = p.form(sheet, "#f0e6cc", a=7, w=5)
    p.brush("204,216 207,320 208,424", p.line("#e0cfa4"), 4, opacity=0.7)
    p.brush("62,338 120,332 186,332", p.line("#e0cfa4"), 12, inside, 1, 0.8)
    for side in (60, 226):
        for i in range(5):
            p.brush([(side, 356 + i * 15), (side + 60, 352 + i * 15), (side + 124, 353 + i * 15)], "#8a7a74", 4, inside, 0.9, 0.8)
    p.form("226,318! 344,324! 346,344! 226,340!", mix("#f0e6cc", "#8a7a74", 0.45), a=2, w=2.6)
    for x, y, w in ((142, 268, 31), (236, 266, 33)):
        hole = "-1,-.2 -.6,-.9 .1,-1 .8,-.7 1,.1 .6,.9 -.3,1 -.9,.6"
        p.flat(place(hole, x, y, w, w * 0.86), p.tone(skin, 0.45), 1, line=4)
        p.skin = skin
        face.eye(p, x, y + 2, w * 0.72, w * 0.6, 0.2, (0.75, 0.0), "#5a8a5a", bag=0, crease=False)
    p.form("108,206! 118,150 150,104 206,94 268,108 300,150 312,214! 206,190", dark, a=8)
    brim = "30,214 60,166 132,156 206,146 286,158 352,150 396,190 366,226 290,214 206,198 122,212 66,232"
    p.flat(place(brim, 4, 14), p.world.ink, 0.35)
    p.form(brim, dark, a=10, w=5)
    p.form("128,160 134,72 160,50 206,60 254,46 284,70 290,160 206,148", dark, a=12, w=5)
    p.form("130,154 132,122 206,114 288,124 290,158 206,146", COAT, a=4, w=4)
    for x, y, rot in ((44, 356, 6), (364, 352, 174)):
        props.hand(p, x, y, "#f3ead4", rot, 0.86, False)


@noble("colonel", "military", 3, zoom=0.94, down=6)
def colonel(p: Pen) -> None:
    """Has never seen the enemy, and not for want of glass."""
    skin, blue = "#d9966e", "#3f5f8f"
    face.neck(p, skin, 1.25, 224, 300)
    finery.coat(p, blue, COAT, C["gold"])
    p.form("152,376 158,340 212,354 272,338 276,376 214,396", COAT, a=6)
    clothes.epaulettes(p, C["gold"])
    with p.moved(rot=5, cx=214, cy=320):
        face.ear(p, 288, 224, 1.05, skin)
        face.head(p, "side_nutcracker", skin, 11)
        face.blush(p, "#c8402f", 0.5, ((190, 262, 34, 24),))
        face.side_nose(p, 124, 276, 1.0)
        face.eye(p, 170, 208, 20, 13, 0.36, (-0.5, 0.1), "#5a6a4a", bag=0.8)
        face.brows(p, "#b0703a", 14, "0,0 0,0 0,0", "-28,10 0,-8 30,-2", y=178, fx=-400, nx=172)
        ginger = "#b8743a"
        p.form("286,176 306,210 316,270 322,316 300,340 262,334 232,312 250,300 226,290! 252,270 266,236 268,200", ginger, a=8, w=4.6)
        p.inner("290,200 300,260 290,320", "276,230 280,280 258,316", colour=ginger, w=3.4)
        p.form("170,296 148,288 116,296 88,282 84,262! 70,288 84,316 124,320 164,312 200,318 232,300 206,290", ginger, a=5, w=4.4)
        p.form("130,168 150,150 208,144 270,152 300,182 300,206 270,184 206,168 150,176", "#efe8da", a=5, w=4.4)
        hats.long_bicorne(p, "#3b3a58", C["gold"])
        p.form("224,56 232,0 252,-18 270,4 262,54", COAT, a=6)
        finery.cockade(p, 252, 78, 1.1)
    here = at(86, 238, 1, rot=-6)
    p.form(here("-92,-15! -20,-18! -20,18! -92,15!"), "#7a4a30", a=5, w=4.6)
    p.form(here("-24,-21! 42,-23! 42,23! -24,21!"), "#8f5a38", a=6, w=4.6)
    p.form(here("-98,-20! -86,-20! -86,20! -98,20!"), C["gold"], a=3, w=4)
    p.form(here("36,-25! 52,-25! 52,25! 36,25!"), C["gold"], a=4, w=4)
    p.form(here("-20,-24! -10,-24! -10,24! -20,24!"), C["gold"], a=3, w=4)
    props.hand(p, 78, 268, skin, 86, 0.85)
    p.form("20,400 40,330 66,296 98,300 108,330 96,420 60,470", blue, a=8, w=5)
    p.form("56,320 64,290 104,294 108,322 80,334", WHITE, a=4, w=4)


@noble("captain_of_the_guard", "military", 2, flip=True, zoom=0.9, down=4)
def captain(p: Pen) -> None:
    """Keys to every cell, and no idea who is in them."""
    skin, brass = "#cf9068", "#d9a441"
    face.neck(p, skin, 1.4, 224, 290)
    clothes.bust(p, COAT, "broad", 14)
    p.form("80,500! 100,432 150,392 214,404 276,390 322,430 336,500!", "#b9c4ca", a=12, w=5, hi=0.6)
    p.brush("214,404 212,450 214,500", p.line("#b9c4ca"), 4)
    p.form("148,382 160,344 212,358 270,342 280,380 214,404", "#3b3a58", a=6)
    face.head(p, "chin", skin, 11)
    face.stubble(p, "126,282 150,300 190,306 240,300 282,262 262,300 236,346 176,366 132,344")
    face.eye(p, 148, 208, 17, 11, 0.4, (-0.2, 0), "#4a5a3a", 6, bag=0.8)
    face.eye(p, 216, 208, 20, 12, 0.4, (-0.2, 0), "#4a5a3a", -4, bag=0.8)
    face.brows(p, "#3f2e2a", 16, "-20,-8 -2,0 20,12", "-28,12 0,0 30,-12", y=184)
    face.nose(p, "broken", 172, 206, 1.05)
    face.mouth(p, "crook", 180, 314, 30)
    face.scar(p, "236,236 246,262 240,290")
    p.form("262,196 300,186 318,230 308,300 284,316 270,286 276,240", brass, a=6, w=4.5)
    p.form("206,-6 256,-20 322,4 362,72 372,170 356,260 330,300! 326,220 312,140 280,70 236,30", "#8f2f2c", a=12, w=5)
    for s in ("240,4 300,40 334,130", "270,-2 334,50 352,150", "300,90 336,180 340,250"):
        p.brush(s, p.line("#8f2f2c"), 3.6, opacity=0.6)
    p.form("118,190 116,120 150,62 216,36 274,60 308,120 312,196 206,156", brass, a=13, w=5, hi=0.55)
    p.form("214,34 204,2 222,-24 250,-14 268,30 284,70 266,64 240,44", brass, a=7, w=4.6)
    p.form("104,196 122,164 206,144 300,166 318,198 300,206 206,172 120,208", mix(brass, "#8f5f1e", 0.35), a=6, w=4.6)
    p.flat(place("0,-26! 8,-8 26,-6! 12,6 16,26! 0,14 -16,26! -12,6 -26,-6! -8,-8", 190, 104), "#fff1c0", 1, line=3)
    ring = ell(66, 420, 42, 44)
    p.brush(ring + ring[:1], p.line("#77706c"), 15, ends=1)
    p.brush(ring + ring[:1], "#8d8886", 9, ends=1)
    for x, y, rot in ((40, 460, 16), (70, 468, -4), (98, 454, -24)):
        here = at(x, y, 0.92, rot=rot)
        p.form(here("-6,0! 6,0! 6,36! 18,36! 18,46! 6,46! 6,54! 18,54! 18,64! -6,64!"), "#a9a39c", a=2, w=3.6)
        p.form(here(ell(0, -4, 14)), "#a9a39c", a=3, w=3.6)
        p.flat(here(ell(0, -5, 6)), p.world.ink)
    props.hand(p, 84, 374, skin, 20, 0.9)


@noble("lieutenant", "military", 2, zoom=0.96)
def lieutenant(p: Pen) -> None:
    """Promoted this morning; the hat will fit next year."""
    skin = "#f0bd98"
    face.neck(p, skin, 0.66, 218, 268)
    p.form("84,500! 100,448 150,406 186,388 250,388 292,406 332,448 346,500!", COAT, a=12, w=5)
    p.form("176,390 128,406 124,470 160,500! 190,500! 200,426", WHITE, a=5, w=4)
    p.form("250,390 300,406 308,470 272,500! 242,500! 232,426", WHITE, a=6, w=4)
    for y in (430, 466):
        for x in (150, 282):
            p.form(ell(x, y, 8), C["gold"], a=2, w=3)
    p.form("166,382 172,350 214,362 262,348 266,384 214,400", "#3b3a58", a=6)
    face.ear(p, 302, 222, 1.55, skin)
    face.ear(p, 112, 224, 1.1, skin, True)
    face.head(p, "boy", skin)
    face.blush(p, "#e0604a", 0.5)
    face.freckles(p)
    face.eye(p, 152, 212, 20, 19, 0.06, (-0.1, -0.35), "#4f7f9a", bag=0, crease=False)
    face.eye(p, 218, 212, 24, 22, 0.06, (-0.1, -0.35), "#4f7f9a", bag=0, crease=False)
    face.nose(p, "snub", 174, 208, 0.85)
    face.mouth(p, "grin", 184, 280, 36)
    p.brush("150,270 164,266 176,268", "#8a5230", 5)
    p.brush("188,268 204,264 224,270", "#8a5230", 5)
    with p.moved(y=30, sx=1.12, sy=1.1, cx=206, cy=120):
        finery.tricorne(p, "#4a5a86", WHITE, True)
    p.rod("60,500 70,420 78,350", "#8a5a34", 13)
    p.form("60,352 52,300 70,262 104,246 112,226! 124,250 140,262 152,290 146,306 122,304 104,318 102,352", "#b5763f", a=7, w=5)
    p.flat(ell(112, 276, 5), p.world.ink)
    p.form("60,330 44,312 52,284 66,262 88,244 76,274 74,300", "#5a3a28", a=3, w=3.6)
    p.brush("100,316 122,300 148,296", C["red"], 7, ends=0.9)
    p.brush("104,262 110,290 104,316", C["red"], 7, ends=0.9)
    props.hand(p, 76, 432, skin, 2, 0.78)


@noble("palace_guard", "military", 0, zoom=0.84, down=4)
def palace_guard(p: Pen) -> None:
    """Sees nothing, says nothing, stands for something."""
    skin, fur = "#e3a684", "#4a4050"
    face.neck(p, skin, 1.25, 210, 290)
    clothes.bust(p, "#3f5f8f", "broad", 14)
    for spec in ("92,390 130,384 330,500! 250,500!", "322,390 284,384 90,500! 170,500!"):
        p.form(spec, WHITE, a=6, w=4.4)
    p.form(place("-22,-20! 22,-20! 22,20! -22,20!", 210, 452), C["gold"], a=5, w=4.4, hi=0.6)
    p.form("144,378 152,340 208,356 264,340 272,378 208,398", COAT, a=6)
    face.ear(p, 304, 250, 1.0, skin)
    face.ear(p, 106, 250, 1.0, skin, True)
    face.head(p, "front_square", skin, 11)
    face.blush(p, "#c8402f", 0.5, ((136, 282, 24, 18), (276, 282, 24, 18)))
    face.front_nose(p, "broad", 206, 206, 1.15)
    face.mouth(p, "line", 204, 308, 32)
    p.brush("176,334 206,342 236,334", p.line(skin), 4.5)
    for spec in ("112,240 120,310 160,352 206,362", "300,240 292,310 252,352 206,362"):
        p.brush(spec, p.line(C["gold"]), 15, ends=0.9)
        p.brush(spec, C["gold"], 9, ends=0.9)
    p.flat("104,220 206,250 308,220 308,256 206,272 104,256", p.tone(skin, 0.5), 0.8, p.face)
    bear = (
        "92,244 84,180 66,150 82,110 64,70 92,40 88,-4 122,-26 140,-64 180,-62 206,-84 236,-62 276,-66 292,-28 324,-8 322,40 "
        "350,72 330,112 346,152 328,182 320,246 264,250 206,258 148,250"
    )
    p.form(bear, fur, a=17, w=5.5)
    for x, y, d in ((110, 60, -8), (150, 0, -6), (206, -30, 0), (262, 0, 6), (302, 60, 8), (120, 140, -6), (170, 110, -4), (238, 110, 4), (290, 140, 6), (140, 200, -4), (206, 190, 0), (272, 200, 4), (180, 40, -3), (232, 50, 3)):
        p.brush([(x, y - 24), (x + d * 0.4, y), (x + d, y + 26)], p.line(fur), 7, opacity=0.55)
        p.brush([(x - 10, y - 20), (x - 9 + d * 0.4, y), (x - 8 + d, y + 18)], mix(fur, "#fff3d6", 0.25), 4, opacity=0.5)
    p.form("160,150! 172,96 206,84 240,96 252,150! 240,184 206,196 172,184", C["gold"], a=6, w=4.6, hi=0.6)
    p.flat(place("0,-30! 9,-10 30,-8! 14,6 18,28! 0,16 -18,28! -14,6 -30,-8! -9,-10", 206, 142, 0.95), COAT, 1, line=3)
    p.rod("366,500 362,330 358,120", "#6b4a34", 16)
    p.form("350,140! 366,140! 362,20! 356,20!", "#c3ced2", a=3, w=4)
    p.form("330,40 338,16 364,10 384,24 380,44 350,52", "#8a6a4a", a=5, w=4)
    p.form("380,26! 398,30! 382,38!", "#e0a84a", a=2, w=3)
    p.form("332,38 312,44 306,54! 330,54", "#6a4a34", a=3, w=3.6)
    p.flat(ell(370, 24, 3.6), p.world.ink)
    props.hand(p, 364, 436, "#f3ead4", 0, 0.9)
