"""The red crew, values 5 to 14: powder, fists and steel."""

from __future__ import annotations

from . import clothes, face, hair, hats, props
from .pen import Pen, at, ell, place
from .people import sailor
from .worlds import HARBOUR as H

SCARLET = "#b8423c"


@sailor("red", 5, "Powder Polly", zoom=1.0)
def polly(p: Pen) -> None:
    """Powder monkey, one second after."""
    skin, soot = "#e8b48e", "#3a3440"
    burst = (
        "206,70 214,30! 236,72 268,26! 272,80 322,54! 308,100 360,100! 330,138 384,164! 336,186 372,224! 330,232 340,270! "
        "290,270 130,270 82,276! 92,238 44,232! 82,190 34,160! 88,140 56,92! 108,104 104,50! 146,82 158,26! 182,72"
    )
    hair.back(p, burst, "#4a3038", 11)
    face.neck(p, skin, 0.66, 218, 262)
    clothes.bust(p, "#8a6a54", "child")
    clothes.neckerchief(p, SCARLET)
    face.ear(p, 290, 228, 1.1, skin)
    face.head(p, "heart", skin)
    p.flat("100,100 310,100 310,186 262,176 206,186 150,176 110,190", soot, 0.62, p.face)
    p.flat("110,270 140,296 190,318 250,290 300,250 300,340 110,340", soot, 0.55, p.face)
    for x, y, r in ((240, 256, 14), (134, 244, 9), (262, 232, 7)):
        p.flat(ell(x, y, r, r * 0.7), soot, 0.5, p.face)
    face.eyes(p, 210, w=25, h=24, lid=0.0, look=(0, 0), iris="#5a7fa0", bag=0, crease=False)
    face.lashes(p, 130, 244, 200)
    face.brows(p, soot, 7, "-18,2 -4,-12 16,-8", "-22,-6 2,-14 26,0", y=172)
    face.nose(p, "snub", 172, 206, 0.85)
    face.mouth(p, "grin", 178, 288, 28)
    fringe = "116,200 106,150 140,108 206,94 272,110 308,156 306,206! 288,170 272,188! 252,158 232,182! 210,154 190,184! 168,158 150,188! 138,166"
    p.form(fringe, "#4a3038", a=7, w=4.5)
    p.inner("150,120 140,90 124,70", "186,110 182,80 176,56", "232,110 244,80 256,58", "268,124 290,98 306,82", colour="#4a3038", w=4)
    for x, y in ((176, 40), (330, 120), (70, 140)):
        props.smoke(p, x, y, "#9a98a4", 1)
    props.bomb(p, 84, 426, 44)
    props.hand(p, 124, 448, skin, 40, 0.72, False)


@sailor("red", 6, "Slops the Cook", flip=True, zoom=0.96)
def slops(p: Pen) -> None:
    """Tastes nothing himself."""
    skin = "#eab08e"
    face.neck(p, skin, 1.5, 222, 310)
    clothes.bust(p, "#d9cdb4", "broad")
    clothes.apron(p, "#efe6d2", "#8a5a34")
    clothes.neckerchief(p, SCARLET)
    face.ear(p, 296, 238, 1.1, skin)
    face.head(p, "jowl", skin, 11)
    face.blush(p, "#c8402f", 0.5, ((136, 278, 22, 18), (250, 290, 34, 24)))
    p.brush("136,330 172,346 222,344 270,324", p.line(skin), 5)
    face.eye(p, 150, 208, 15, 11, 0.44, (-0.4, 0.2), "#5a6a4a", bag=1)
    face.eye(p, 214, 208, 18, 12, 0.44, (-0.4, 0.2), "#5a6a4a", bag=1)
    face.brows(p, "#4a3430", 14, "-20,4 -2,-6 20,2", "-26,0 0,-8 28,8", y=184)
    face.nose(p, "bulb", 172, 206, 0.85)
    p.flat(ell(146, 262, 5), "#b5563f", line=2)
    face.mouth(p, "frown", 182, 310, 26)
    hair.moustache(p, "brush", "#4a3430")
    with p.moved(rot=-6, y=6):
        hats.chef(p, "#f1e9d6")
    for x, y, r in ((170, 70, 11), (262, 96, 8), (228, 150, 7)):
        p.flat(ell(x, y, r, r * 0.8), "#a8763c", 0.6)
    props.ladle(p, 84, 400, 1.05, -8)
    p.form("50,302 62,290! 74,300 70,308 60,312", "#7f9fb4", a=2, w=3)
    p.brush("74,306 104,296 128,300", "#e8dcc0", 5, ends=0.8)
    for x in (84, 96, 108):
        p.brush([(x, 292), (x + 4, 303), (x, 312)], "#e8dcc0", 4, ends=0.8)
    props.smoke(p, 92, 286)
    props.hand(p, 92, 444, skin, 0, 0.86)


@sailor("red", 7, "Knuckles Nan", zoom=1.02)
def nan(p: Pen) -> None:
    """Undefeated; ask the other one."""
    skin, hairc = "#dda07a", "#6a3a2c"
    hair.bun(p, hairc, 262, 74, 34)
    face.neck(p, skin, 1.2, 220, 290)
    clothes.stripes(p, "#efe6d2", SCARLET, "broad")
    clothes.open_collar(p, "#efe6d2", skin)
    face.ear(p, 296, 232, 1.15, skin)
    p.form(ell(306, 214, 10), skin, a=3, w=3.5)
    p.form(ell(304, 246, 9), skin, a=3, w=3.5)
    face.head(p, "chin", skin)
    face.blush(p, "#b8452c", 0.35)
    p.flat(ell(216, 208, 34, 27), "#4a3a72", 0.6, p.face)
    face.eye(p, 148, 206, 18, 15, 0.2, (-0.3, 0.1), "#5a8a7a", 6, bag=0.5)
    face.eye(p, 216, 210, 20, 9, 0.5, (-0.3, 0.1), "#5a8a7a", bag=1)
    face.lashes(p, 130, 240, 204)
    face.brows(p, hairc, 11, "-20,-8 -2,0 20,10", "-26,8 0,0 28,-10", y=180)
    face.nose(p, "broken", 172, 206, 0.95)
    face.mouth(p, "clench", 178, 306, 30)
    p.flat(place("-.2,-.3! .16,-.3! .14,.3! -.16,.3!", 196, 307, 30), "#4a2030")
    hair.top(p, "122,196 120,146 150,112 206,98 270,112 302,160 302,220 288,226! 280,180 250,146 206,136 156,150", hairc, 3)
    props.plaster(p, 250, 268, 14)
    p.brush("128,168 206,118 296,162", p.line(SCARLET), 18, ends=0.9)
    p.brush("128,168 206,118 296,162", SCARLET, 12, ends=0.9)
    for x, y, s in ((78, 408, 1.25), (318, 446, 1.25)):
        p.form(at(x, y, s)("-38,-30 -10,-42 24,-38 40,-14 40,24 18,44 -20,40 -40,14"), "#efe4cc", a=7, w=5)
        for k in (-20, -2, 16):
            p.brush(at(x, y, s)(f"-38,{k} 0,{k + 6} 38,{k - 4}"), p.line("#efe4cc"), 3.5, opacity=0.6)
        for k in (-22, -6, 10):
            p.brush(at(x, y, s)(f"{k},-36 {k - 4},-24 {k},-14"), p.line("#efe4cc"), 4)
        p.flat(ell(x - 18 * s, y - 26 * s, 9, 6), SCARLET, 0.6)


@sailor("red", 8, "One-Tooth Otto", flip=True, zoom=1.0, down=4)
def otto(p: Pen) -> None:
    """Brushes it three times a day."""
    skin = "#e2a680"
    face.neck(p, skin, 0.8, 220, 270)
    clothes.bust(p, "#5f6f86", "normal")
    clothes.open_collar(p, H["bone"], skin)
    clothes.patch(p, 98, 452, SCARLET, 10)
    with p.moved(rot=17, cx=216, cy=330):
        face.ear(p, 286, 236, 1.2, skin)
        face.head(p, "oval", skin)
        face.blush(p, "#c8402f", 0.5)
        face.shut_eye(p, 150, 204, 18, True)
        face.shut_eye(p, 214, 204, 22, True)
        face.lines(p, "246,196 266,184", "248,206 270,202", "246,216 266,222", "130,196 120,188", w=3.5)
        face.brows(p, "#8a8078", 12, "-20,4 -4,-10 18,-4", "-24,-2 2,-12 28,6", y=174)
        face.nose(p, "bulb", 172, 198, 0.9, "#c83a2a")
        face.mouth(p, "tooth", 182, 282, 42)
        hair.curls(p, "#a09890", "276,152 300,184 304,222 296,256", 17)
        face.stubble(p, "134,290 160,318 206,330 256,306 282,260 270,300 240,330 196,340 150,326", opacity=0.5)
        hats.stocking(p, "#46587c", SCARLET)
    p.rod("132,470 100,400 74,330", "#d9c8a0", 12)
    for k in range(6):
        p.form(place("-3,0! 3,0! 3,-26! -3,-26!", 58 + k * 7, 326 - k * 3 + (k > 2) * 3, 1, rot=-66), "#f7f0e0", a=1, w=2.4)
    props.hand(p, 118, 438, skin, -22, 0.86)
    p.flat(place("0,-1! .2,-.2 1,0! .2,.2 0,1! -.2,.2 -1,0! -.2,-.2", 122, 246, 16), "#fff6c8", line=1.5)


@sailor("red", 9, "Dominic Dice", zoom=1.02)
def dominic(p: Pen) -> None:
    """Six, six and, by pure chance, six."""
    skin, hairc = "#d6a076", "#2c2838"
    hair.back(p, "250,150 300,170 316,240 312,330 290,350! 270,280", hairc, 8)
    face.neck(p, skin, 0.74, 218, 290)
    clothes.bust(p, "#f0e6d0", "normal")
    clothes.jacket(p, "#7a2f34", H["amber"])
    clothes.ruff(p, "#f7efdc")
    face.ear(p, 278, 232, 0.9, skin)
    props.earring(p, 282, 264, 10)
    face.head(p, "long", skin)
    p.flat("150,262 172,270 182,310 164,316", p.tone(skin, 0.28), 0.5, p.face)
    face.eye(p, 156, 208, 16, 11, 0.5, (0.5, 0.1), "#6b5a2a", bag=0.7)
    face.eye(p, 216, 206, 21, 14, 0.34, (0.5, 0.05), "#6b5a2a", bag=0.7)
    face.brows(p, hairc, 9, "-16,2 -2,0 18,10", "-26,4 2,-20 30,0", y=186, fx=156)
    face.nose(p, "hook", 176, 208, 0.86)
    face.mouth(p, "smirk", 182, 308, 26)
    hair.moustache(p, "pencil", hairc)
    p.form("178,330 188,326 198,332 192,356", hairc, a=2, w=3)
    with p.moved(sx=0.94, y=4, rot=-4):
        hats.wide(p, "#3a3048", SCARLET)
    p.form("226,112 262,60 330,40 356,54! 330,82 290,104 250,126", SCARLET, a=7, w=4.5)
    p.brush("236,112 280,78 340,54", p.line(SCARLET), 3)
    props.dice(p, 58, 330, 0.9, -16)
    props.dice(p, 110, 300, 0.9, 22)
    props.dice(p, 86, 376, 0.95, 8)
    p.form("40,440 60,420 112,420 142,436 140,470 100,486 56,478", skin, a=6, w=4.5)
    for i in range(4):
        props.finger(p, (62 + i * 18, 448), (48 + i * 20, 420 - (i % 3) * 4), 9, skin)
    props.cuff(p, "96,500! 92,462 130,446 160,470 166,500!", "#7a2f34")


@sailor("red", 10, "Cannonball Carl", zoom=1.0, down=8)
def carl(p: Pen) -> None:
    """Polishes both every Sunday; nobody can tell them apart."""
    skin = "#c98a62"
    face.neck(p, skin, 1.9, 210, 300)
    clothes.bust(p, SCARLET, "broad")
    clothes.belt(p, "#4a3430", H["brass"])
    face.ear(p, 318, 226, 1.0, skin)
    face.ear(p, 94, 226, 1.0, skin, mirror=True)
    bald = "206,72 280,92 322,160 326,236 290,310 206,340 122,310 86,236 90,160 132,92"
    face.head(p, bald, skin, 14)
    p.flat(ell(146, 126, 34, 22, rot=-34), p.world.light, 0.55, p.face)
    p.flat(ell(124, 164, 8, 11, rot=20), p.world.light, 0.5, p.face)
    face.blush(p, "#b0402c", 0.35, ((142, 258, 26, 18), (270, 258, 26, 18)))
    face.front_eyes(p, 202, 42, w=18, h=12, lid=0.36, look=(-0.1, 0.1), iris="#4a6a7a", bag=0.9)
    face.brows(p, "#4a3430", 15, "-26,-8 -2,0 24,10", "-24,10 2,0 26,-8", y=180, fx=164, nx=248)
    face.lines(p, "196,170 202,182", "216,170 210,182", "160,132 206,126 252,132", w=3.5)
    face.front_nose(p, "button", 206, 200, 1.15)
    face.mouth(p, "line", 206, 302, 26)
    hair.moustache(p, "206,274 176,268 142,276 116,262 106,240 98,250! 104,284 140,302 180,296 206,290 232,296 272,302 308,284 314,250! "
        "306,240 296,262 270,276 236,268", "#4a3430")
    p.form("168,66 172,40 206,28 240,40 244,66 206,76", "#3a3a58", a=5, w=4.5)
    p.form("140,72 150,60 206,68 262,60 272,72 256,84 206,90 156,84", "#3a3a58", a=5, w=4.5)
    p.brush("172,58 206,66 240,58", SCARLET, 7, ends=0.9)
    p.form(ell(78, 416, 56), "#4a4a66", a=12, w=5, hi=0.5)
    p.flat(ell(58, 392, 15, 9, rot=-34), p.world.light, 0.5)
    props.finger(p, (30, 470), (44, 440), 11, skin)
    props.finger(p, (62, 480), (66, 450), 11, skin)
    props.finger(p, (96, 480), (92, 450), 11, skin)


@sailor("red", 11, "Bosun Brick", flip=True, zoom=1.14, down=30)
def brick(p: Pen) -> None:
    """His whisper is heard on the next ship."""
    skin = "#c98a64"
    face.neck(p, skin, 1.35, 220, 290)
    clothes.stripes(p, "#e3d7bd", H["red"], "broad")
    p.form("170,382 214,432! 262,382 268,368 166,368", p.tone(skin, 0.1), a=5)
    face.lines(p, "196,396 200,404 198,410", "218,398 216,408 222,414", "206,412 210,420 206,424")
    face.ear(p, 296, 232, 1.1, skin)
    face.head(p, "square", skin)
    face.blush(p, "#b8452c", 0.35)
    face.stubble(p)
    face.eye(p, 148, 212, 16, 11, 0.42, (-0.2, 0), "#4a6a7a", bag=1)
    face.eye(p, 214, 212, 20, 13, 0.4, (-0.3, 0), "#4a6a7a", bag=1)
    face.brows(p, "#5a3626", 17, "-22,-4 0,2 22,10", "-26,8 0,0 30,-4", y=188)
    face.nose(p, "broken", 172, 206, 1.15)
    face.mouth(p, "gap", 190, 298, 36)
    face.lines(p, "232,226 246,254 242,268", "236,240 248,238", "240,250 252,248", w=4, opacity=0.9)
    hats.bandana(p, H["red"], H["bone"])
    p.form(ell(298, 272, 12, 14), H["amber"], a=3, w=3.5)
    p.flat(ell(298, 272, 5, 7), p.world.ink)


@sailor("red", 12, "Blade Inés", flip=True, zoom=0.98)
def ines(p: Pen) -> None:
    """Fences with a rose in her teeth; the rose has won twice."""
    skin, hairc = "#cf9468", "#2a2434"
    hair.back(p, "110,300 96,200 120,110 206,70 290,110 324,190 330,290 352,380 320,430 280,400! 262,300", hairc, 11)
    face.neck(p, skin, 0.74, 214, 280)
    clothes.bust(p, "#8f2f38", "normal")
    clothes.open_collar(p, "#f3ead6", skin)
    face.head(p, "lady", skin)
    face.blush(p, "#b8402f", 0.36)
    face.eyes(p, 208, 150, 214, w=22, h=14, lid=0.36, look=(-0.35, 0), iris="#5a3a24", bag=0.2, tilt=-6)
    face.lashes(p, 130, 242, 202)
    face.brows(p, hairc, 10, "-18,4 -4,-6 16,2", "-24,4 2,-16 30,-12", y=180)
    face.nose(p, "roman", 172, 208, 0.84)
    face.mouth(p, "prim", 178, 290, 24, "#b02f3a")
    hair.top(p, "126,206 126,146 170,108 220,102 276,120 304,170 312,250 298,300! 280,240 268,186 214,150 150,176", hairc, 3)
    hair.strands(p, hairc, "138,176 124,210 132,244", w=8)
    props.earring(p, 286, 272, 15)
    scarf = "118,178 124,134 170,98 226,92 284,116 310,168 300,176 262,140 206,130 150,152"
    p.form(scarf, SCARLET, a=8, w=4.5)
    p.form("296,150 338,134 362,152 338,172 360,200 328,204 300,180", SCARLET, a=6, w=4.5)
    p.brush("104,300 150,292 204,294", "#4f7d57", 6, ends=0.8)
    p.form(place("0,0! 12,-12 26,-4! 14,6", 150, 290, 1, rot=-10), "#4f7d57", a=2, w=3)
    for r, dx, dy in ((26, 0, 0), (17, -4, -4), (9, -3, -6)):
        p.form(at(92 + dx, 300 + dy, r)("-1,0 -.7,-.75 0,-1 .8,-.65 1,.1 .6,.85 -.2,1 -.85,.6"), "#c8303c", a=4, w=3.5)
    props.sabre(p, 336, 430, 1.1, 16)
    props.hand(p, 334, 456, skin, 10, 0.84, False)


@sailor("red", 13, "Gunner Boom", zoom=0.98)
def boom(p: Pen) -> None:
    """Master gunner; the left whisker was there this morning."""
    skin, rust = "#d6906a", "#a85a2a"
    face.neck(p, skin, 1.4, 220, 300)
    clothes.bust(p, "#35405c", "broad")
    clothes.lapels(p, SCARLET, H["brass"])
    clothes.cravat(p, "#efe6d2")
    face.ear(p, 294, 226, 1.05, skin)
    face.head(p, "square", skin)
    face.blush(p, "#b0402c", 0.4)
    p.flat(ell(150, 290, 40, 46), "#3a3440", 0.4, p.face)
    face.eye(p, 148, 208, 18, 18, 0.06, (-0.2, 0.1), "#4a7a8a", bag=0.9)
    face.eye(p, 214, 208, 21, 14, 0.36, (-0.2, 0.1), "#4a7a8a", bag=0.9)
    face.brows(p, rust, 16, "-18,2 -4,-4 12,-2", "-26,6 0,-10 32,0", y=180)
    face.lines(p, "160,158 190,152 226,158", w=3.5)
    face.nose(p, "lumpy", 172, 204, 0.88)
    face.mouth(p, "grin", 182, 300, 32)
    hair.beard(p, "chops", rust, 9, False)
    hair.moustache(p, "174,280 190,272 224,274 262,292 286,322 268,330 240,312 206,300 184,298", rust)
    hair.strands(p, "#4a3430", "134,250 122,262 126,276", "136,270 124,284 130,300", "142,296 132,310 140,322", "160,288 146,296 140,292", w=5)
    props.smoke(p, 122, 284, "#9a98a4", 2)
    with p.moved(y=-4):
        hats.brimmed(p, "#35405c", SCARLET, "140,152 128,96 146,52 206,36 272,56 290,98 288,164",
            "104,170 130,146 206,138 290,154 322,180 300,194 262,186 206,174 146,182 120,184",
            "136,150 134,120 206,108 290,128 290,162 206,138")
    p.form("172,100 178,58 206,36! 224,60 228,104 206,112", SCARLET, a=5, w=4.5)
    for dx, dy in ((0, 0), (18, -10), (-18, -8)):
        p.form(ell(206 + dx, 118 + dy, 9), "#4a4a66", a=3, w=3, hi=0.6)
    p.rod("70,500 66,400 62,290", H["oak"], 12)
    p.brush("62,300 40,286 52,262 74,250 66,232", p.line(H["bone"]), 13, ends=0.8)
    p.brush("62,300 40,286 52,262 74,250 66,232", H["bone"], 8, ends=0.8)
    props.spark(p, 66, 228, 20)
    props.hand(p, 70, 430, skin, 2, 0.95)


@sailor("red", 14, "Granny Cutlass", flip=True, zoom=0.98)
def granny(p: Pen) -> None:
    """Has buried four captains, three of them dead."""
    skin, white = "#e4b494", "#ece6e0"
    hair.curls(p, white, "124,190 118,226 126,262 296,180 312,214 314,250 304,286 290,316 132,296", 27)
    face.neck(p, skin, 0.9, 214, 300)
    clothes.bust(p, "#7a2833", "normal")
    clothes.lapels(p, "#d9a850", "#f3ead6")
    clothes.ruff(p, "#f7efdc")
    face.head(p, "round", skin)
    face.blush(p, "#c8402f", 0.45)
    face.lines(p, "150,164 184,158 220,164", "148,172 184,168 226,174", "246,204 266,196", "248,212 270,212", "246,220 264,226", w=3)
    face.lines(p, "150,288 142,302 148,316", "212,284 226,300 222,318", "166,318 162,326", "190,322 190,330", w=3.5)
    face.eyes(p, 210, w=20, h=15, lid=0.34, look=(-0.3, 0.1), iris="#5a8ab0", bag=1)
    face.brows(p, "#b8b0b0", 10, "-20,-6 -2,0 20,8", "-24,8 2,-4 28,-10", y=184)
    face.nose(p, "droop", 172, 206, 0.78, "#c83a2a")
    face.mouth(p, "smirk", 182, 302, 28, "#b02f3a")
    props.spectacles(p, 212, 150, 216, 26, H["brass"])
    hair.curls(p, white, "142,152 172,136 206,130 242,136 274,150 298,172", 20)
    with p.moved(y=-8, sx=0.98):
        hats.tricorn(p, SCARLET, H["brass"])
    hats.skull(p, 206, 106, 0.8, H["bone"], SCARLET)
    hats.feather(p, "112,74 84,20 40,0 24,36! 44,74 80,96", "104,80 74,46 38,22", "#f3ead6")
    p.rod("166,306 132,312 104,304", "#6a4030", 11)
    p.form(ell(102, 303, 8), "#e07a30", a=2, w=3)
    props.smoke(p, 98, 292)
    props.sabre(p, 70, 452, 0.8, -24)
    props.hand(p, 74, 470, skin, -20, 0.8, False)
