"""The yellow crew, values 1 to 12: cabin boy to quartermaster. Paint order of a recipe is back to front."""

from __future__ import annotations

from . import clothes, face, hair, hats, props
from .pen import Pen, at, ell, place
from .people import sailor
from .worlds import HARBOUR as H


@sailor("yellow", 1, "Pip Halfpenny", zoom=1.04)
def pip(p: Pen) -> None:
    """Cabin boy under an inherited hat; the stolen biscuit is crumbs already."""
    skin = "#f0bd94"
    hair.back(p, "262,190 304,214 306,266 288,284! 270,262", "#c9772f", 6)
    face.neck(p, skin, 0.66, 218, 262)
    clothes.stripes(p, H["bone"], H["mustard"], "child")
    clothes.neckerchief(p, H["mustard"])
    face.ear(p, 292, 226, 1.3, skin)
    face.head(p, "boy", skin)
    face.blush(p, opacity=0.42)
    face.freckles(p)
    face.eyes(p, 222, 150, 214, w=21, h=19, lid=0.1, look=(-0.35, 0.05), iris="#5a8a4a", bag=0)
    face.nose(p, "button", 172, 212, 1.05)
    face.mouth(p, "gap", 180, 284, 27)
    p.form("122,200 136,180 170,172 168,206! 150,190 142,218!", "#c9772f", a=4, w=3.5)
    with p.moved(y=24, sx=1.06, rot=7):
        hats.tricorn(p, "#4a4668", H["mustard"])
    p.form("60,400 86,376 120,386 130,418! 116,414! 112,432! 98,428! 90,448! 66,436", "#d9a860", a=6, w=4.5)
    for x, y in ((84, 400), (104, 402), (82, 424)):
        p.flat(ell(x, y, 4), "#8a5a30")
    for x, y, r in ((146, 312, 4), (134, 330, 5), (160, 322, 3), (120, 352, 4)):
        p.form(ell(x, y, r), "#d9a860", a=1, w=2.4)
    props.hand(p, 96, 462, skin, 4, 0.72)


@sailor("yellow", 2, "Soapsud Sue", flip=True)
def sue(p: Pen) -> None:
    """Washerwoman with a peg and one sock too few."""
    skin = "#f0b48c"
    face.neck(p, skin, 1.1, 218, 290)
    clothes.bust(p, "#8fa6b4", "broad")
    clothes.apron(p, "#efe6d2")
    face.ear(p, 296, 232, 1, skin)
    face.head(p, "front_round", skin)
    face.ear(p, 112, 232, 1, skin, mirror=True)
    face.blush(p, "#d0452f", 0.55, ((146, 262, 28, 22), (266, 262, 28, 22)))
    face.front_eyes(p, 208, 42, w=20, h=15, lid=0.34, look=(0.3, -0.1), iris="#5a7fa0")
    face.brows(p, "#b5733a", 9, "-22,6 -2,-8 20,0", "-20,0 2,-8 22,6", y=180, fx=164, nx=250)
    face.front_nose(p, "bulb", 206, 206, 0.95)
    face.mouth(p, "smile", 206, 294, 30)
    hats.mobcap(p, "#f7f0e0", H["mustard"])
    p.form(place("-9,-40! 9,-40! 7,34! -7,34!", 310, 130, 1, rot=34), "#d9a860", a=3, w=3.5)
    p.form("40,340! 86,334! 90,400 124,426 128,452 108,462 66,442 44,420", H["mustard"], a=7, w=4.5)
    p.form("38,332! 88,326! 89,350! 40,356!", "#efe6d2", a=3, w=3.5)
    p.flat(ell(112, 440, 9), skin, line=3)
    props.hand(p, 58, 366, skin, 80, 0.8, False)
    props.bubbles(p, (330, 300, 15), (352, 264, 10), (344, 340, 9), (96, 290, 12), (70, 262, 8))


@sailor("yellow", 3, "Potato Pete", zoom=1.02, down=6)
def pete(p: Pen) -> None:
    """Cook's mate; the potato is a portrait."""
    skin = "#d9a06c"
    face.neck(p, skin, 1.25, 222, 300)
    clothes.bust(p, "#c9b48a", "normal")
    clothes.apron(p, "#efe6d2", "#a8763c")
    face.ear(p, 298, 236, 1.3, skin)
    face.head(p, "potato", skin)
    face.blush(p, "#b8452c", 0.3, ((142, 268, 20, 15), (244, 274, 28, 19)))
    for x, y in ((176, 132), (262, 150), (290, 214), (252, 316), (168, 326), (216, 118)):
        p.flat(ell(x, y, 4.4, 3.6), "#8a5a34", 0.8, p.face)
    face.eye(p, 152, 212, 14, 15, 0.3, (-0.1, 0.5), "#6b5a2a", bag=0.9)
    face.eye(p, 216, 208, 19, 17, 0.26, (-0.3, 0.5), "#6b5a2a", bag=0.9)
    face.brows(p, "#6d4a2c", 8, "-16,8 -2,-8 16,-4", "-22,-2 4,-12 26,10", y=176)
    face.nose(p, "melon", 172, 210, 0.95)
    face.mouth(p, "crook", 186, 314, 30)
    hair.strands(p, "#6d4a2c", "206,104 200,74 186,58", "216,102 218,70 230,50", "226,104 236,82 252,74", w=5)
    props.potato(p, 92, 400, 1.25)
    for x in (76, 98):
        p.flat(ell(x, 376, 4.6), "#5a3a24")
    p.form("84,386 76,400 86,408 96,400", "#d9b070", a=2, w=3)
    p.brush("72,418 86,424 100,416", "#5a3a24", 4)
    props.hand(p, 122, 452, skin, 30, 0.86, False)


@sailor("yellow", 4, "Dry Ned", zoom=1.0)
def ned(p: Pen) -> None:
    """Has never been dry since his christening."""
    skin = "#dd9a78"
    hair.back(p, "250,150 300,170 330,250 318,330 290,340! 276,290", "#6d5a4c", 8)
    face.neck(p, skin, 0.9, 222, 280)
    clothes.bust(p, "#6d7a5c", "normal")
    clothes.open_collar(p, H["bone"], skin)
    clothes.patch(p, 324, 440, H["mustard"], 12)
    with p.moved(rot=-13, cx=214, cy=330):
        face.ear(p, 282, 232, 1.05, skin)
        face.head(p, "long", skin)
        face.blush(p, "#d0301f", 0.6)
        face.stubble(p, "140,270 160,284 190,276 230,280 270,256 250,312 208,350 170,346", opacity=0.32)
        face.eye(p, 156, 206, 17, 13, 0.62, (0.5, 0.2), "#7a8a5a", bag=1)
        face.eye(p, 216, 204, 21, 16, 0.42, (-0.5, -0.2), "#7a8a5a", bag=1)
        face.brows(p, "#5a4a3c", 12, "-18,-2 -2,-10 18,6", "-24,6 0,-14 28,-4", y=178, fx=152)
        face.nose(p, "lumpy", 174, 208, 0.98, "#c8301f")
        face.mouth(p, "wobble", 186, 312, 30)
        with p.moved(rot=-14, y=-6, x=-8):
            hats.round_hat(p, "#6a5a48", H["mustard"])
        p.form("236,60! 264,52! 270,78! 240,84!", H["mustard"], a=2, w=3)
    props.mug(p, 84, 410, 1.1, -10)
    props.hand(p, 124, 426, skin, 2, 0.86, False)
    props.bubbles(p, (64, 270, 12), (92, 236, 9), (50, 224, 7), (80, 196, 6))


@sailor("yellow", 5, "Herring Hattie", zoom=0.98, down=4)
def hattie(p: Pen) -> None:
    """Sells them fresh from her hat."""
    skin = "#a86a48"
    face.neck(p, skin, 0.95, 218, 280)
    clothes.bust(p, "#5f7a86", "normal")
    clothes.shawl(p, H["mustard"])
    face.ear(p, 286, 234, 0.9, skin)
    props.earring(p, 290, 268)
    face.head(p, "heart", skin)
    face.blush(p, "#b0483f", 0.4)
    face.eyes(p, 212, 150, 216, lid=0.28, look=(-0.3, 0), iris="#3f2a20", bag=0.4)
    face.lashes(p, 132, 240, 208)
    face.brows(p, "#2f2430", 9, "-18,4 -4,-8 16,-4", "-24,-2 2,-14 26,4", y=182)
    face.nose(p, "flat", 172, 208, 0.95)
    face.mouth(p, "laugh", 178, 284, 30)
    hair.top(p, "parting", "#2f2838", 0)
    p.form("74,150 90,112 322,112 340,150 322,176 206,164 92,176", "#b98a4e", a=9, w=5)
    for i in range(13):
        p.brush([(88 + i * 20, 122), (96 + i * 19, 140), (88 + i * 20, 166)], p.line("#b98a4e"), 3, opacity=0.5)
    props.fish(p, 150, 84, 0.95, -52)
    props.fish(p, 214, 66, 1.0, -84, "#8fb0b0")
    props.fish(p, 280, 82, 0.95, -128, "#6f8fa8")
    p.form("66,124 86,104 328,104 348,124 330,138 84,138", "#cfa062", a=5, w=4.5)
    props.fish(p, 84, 430, 1.0, 16, "#8fb0b0")


@sailor("yellow", 6, "Pardon Tom", zoom=0.95)
def tom(p: Pen) -> None:
    """Stood too near the gun. Pardon?"""
    skin = "#cf9468"
    face.neck(p, skin, 0.85, 222, 290)
    clothes.bust(p, "#7a5040", "normal")
    clothes.neckerchief(p, H["mustard"], "#fff3d8")
    face.head(p, "wedge", skin)
    face.blush(p, opacity=0.3)
    p.flat("200,110 300,140 300,260 262,250 250,190 214,160", "#3a3440", 0.5, p.face)
    face.eye(p, 150, 206, 18, 19, 0.02, (-0.1, 0), "#5f7d8a", bag=0.9)
    face.eye(p, 214, 208, 22, 15, 0.38, (-0.2, 0), "#5f7d8a", bag=0.9)
    face.brows(p, "#8a7a68", 11, "-18,0 -2,-14 18,-8", "-24,10 0,-2 26,2", y=176)
    face.lines(p, "160,150 190,144 224,150", "156,160 190,156 230,162")
    face.nose(p, "ski", 174, 206, 1.02)
    face.mouth(p, "o", 180, 300, 30)
    hair.far_chop(p, "#8a7a68")
    hair.beard(p, "chops", "#8a7a68", 8, False)
    hair.top(p, "130,184 120,150 146,114 208,100 262,116 296,150! 262,150 206,138 160,150", "#8a7a68", 0)
    hair.strands(p, "#8a7a68", "240,112 256,86 280,80", "256,118 282,98 304,100", "224,106 230,80 246,66", w=6)
    horn = "286,220! 310,204 334,160 356,128! 376,254! 344,244 312,246 286,242!"
    p.form(horn, H["brass"], a=10, w=5, hi=0.6)
    p.form("350,120 370,120 384,186 380,260 364,264 358,188", "#b98a3c", a=5, w=4)
    props.hand(p, 318, 236, skin, 8, 0.8, False)


@sailor("yellow", 7, "Fiddling Ben", zoom=1.02)
def ben(p: Pen) -> None:
    """Plays while she sinks; eyes shut, so he does not see it."""
    skin = "#8a5a40"
    hair.back(p, "126,160 150,100 220,80 290,100 324,170 324,250 296,280! 270,220 250,170", "#2f2838", 8)
    face.neck(p, skin, 0.85, 222, 280)
    clothes.bust(p, H["bone"], "normal")
    clothes.jacket(p, "#5a6f4c", H["amber"])
    face.ear(p, 288, 232, 0.95, skin)
    with p.moved(rot=9, cx=214, cy=320):
        face.head(p, "oval", skin)
        face.blush(p, "#b0483f", 0.34)
        face.shut_eye(p, 150, 206, 18)
        face.shut_eye(p, 216, 206, 22)
        face.brows(p, "#2f2838", 9, "-20,-2 -4,-12 16,-2", "-24,-4 2,-16 28,2", y=178)
        face.nose(p, "broad", 172, 206, 0.92)
        face.mouth(p, "smile", 178, 286, 30)
        p.flat("170,296 184,292 196,296 188,312 176,312", "#2f2838", 0.9)
        hair.curls(p, "#2f2838", "138,140 168,112 204,98 242,102 274,122 298,154 306,196 302,236 226,130 184,138 264,150", 24)
        p.form("128,158 206,120 306,150 310,170 206,142 128,178", H["mustard"], a=4, w=4)
    props.fiddle(p, 128, 410, 1.0, -58)
    p.rod("40,300 150,380 260,470", "#7a4a30", 7)
    p.brush("36,312 146,392 254,478", H["bone"], 4, ends=1)
    props.hand(p, 246, 452, skin, 40, 0.86)
    props.notes(p, (340, 120, 1.1), (366, 180, 0.8), (318, 66, 0.8), colour=H["mustard"])


@sailor("yellow", 8, "Salt Zeb", zoom=1.1, down=20)
def zeb(p: Pen) -> None:
    """Every voyage he tells of was rougher than the last."""
    skin, grey = "#7c4f3a", "#d8d0c8"
    face.neck(p, skin, 1, 220, 290)
    clothes.bust(p, H["mustard"])
    clothes.jacket(p, H["navy"], H["amber"])
    face.ear(p, 292, 232, 1, skin)
    face.head(p, "round", skin)
    face.blush(p, "#b0483f", 0.3)
    hair.beard(p, "fringe", grey, 9, False)
    face.eyes(p, 213, lid=0.36, w=20, h=14, look=(-0.2, 0.1), iris="#4a2f20", bag=0.9)
    face.brows(p, grey, 11, "-18,4 -4,-6 16,0", "-22,0 2,-8 26,6", y=190)
    face.nose(p, "broad", 172, 208, 1.05)
    face.mouth(p, "grin", 178, 286, 36, "#8a4038")
    face.lines(p, "244,204 260,196", "246,212 264,212")
    hats.straw(p, H["mustard"], H["navy"])
    props.pipe(p)


@sailor("yellow", 9, "Widow Gale", flip=True)
def gale(p: Pen) -> None:
    """Sailmaker; three husbands and one needle."""
    skin = "#ecc4a4"
    hair.bun(p, "#b9b4bc", 306, 110, 38)
    p.rod("262,150 320,104 356,52", H["bone"], 7)
    face.neck(p, skin, 0.72, 216, 290)
    clothes.bust(p, "#3f3a58", "slight")
    clothes.ruff(p, "#f3ead6")
    face.ear(p, 276, 232, 0.9, skin)
    face.head(p, "gaunt", skin)
    p.flat("146,262 166,272 174,318 158,322", p.tone(skin, 0.28), 0.6, p.face)
    face.eyes(p, 206, 152, 214, w=19, h=12, lid=0.5, look=(-0.3, 0.1), iris="#6f8a9a", bag=1, tilt=4)
    face.brows(p, "#8d8794", 7, "-18,-6 -2,-2 18,8", "-24,10 2,-10 28,-14", y=178)
    face.lines(p, "166,176 170,190", "180,176 180,190", "150,324 146,338", "204,286 214,304 212,320", "140,262 132,272")
    face.nose(p, "roman", 174, 208, 1.02)
    face.mouth(p, "prim", 178, 306, 20, "#a8544c")
    hair.top(p, "130,190 126,150 150,114 208,92 268,108 292,150 290,206 276,200! 264,156 200,132! 156,152 140,180", "#b9b4bc")
    p.form("150,84 206,66 270,84 300,122 316,190 332,280 318,300! 304,210 280,140 206,104 160,112", "#3f3a58", a=7, w=4.5)
    p.form("30,500! 24,412 64,386 120,398 140,440 132,500!", H["bone"], a=8)
    clothes.patch(p, 78, 452, H["mustard"], -8, 1.15)
    p.brush("66,440 110,360 96,300", H["mustard"], 3.5, ends=0.9)
    p.form(place("0,-60! 6,-30 4,40! -4,40! -6,-30", 110, 372, 1, rot=24), "#cfd8e2", a=2, w=3)
    props.hand(p, 112, 426, skin, 18, 0.78)


@sailor("yellow", 10, "Lars Longwave", zoom=1.04)
def lars(p: Pen) -> None:
    """Helmsman from the north; plaits by his mother."""
    skin, blond = "#f2c4a0", "#e0b04e"
    hair.back(p, "260,140 316,190 322,300 300,330! 276,260", blond, 8)
    face.neck(p, skin, 1.3, 220, 290)
    clothes.bust(p, "#a8553a", "broad")
    clothes.rollneck(p, "#c46a48")
    face.ear(p, 296, 230, 1, skin)
    face.head(p, "chin", skin)
    face.blush(p, "#d0503a", 0.4)
    face.eyes(p, 208, lid=0.22, look=(-0.35, -0.1), iris="#3f8ab8", bag=0.5)
    face.brows(p, blond, 15, "-22,-4 -2,-2 22,8", "-26,6 0,-4 30,-8", y=182)
    hair.beard(p, "spade", blond, 10)
    face.nose(p, "pinch", 172, 204, 1.1)
    face.mouth(p, "line", 180, 306, 26)
    hair.moustache(p, "172,284 140,286 112,316 104,356 116,366! 130,336 156,314 186,304 224,310 246,336 258,366 272,358! 270,314 240,290 204,282", blond)
    hair.braid(p, blond, 150, 388, 3, -2, 24, 17, H["red"])
    hair.braid(p, blond, 232, 392, 3, 2, 24, 17, H["red"])
    hats.knit(p, "#46688a", "ball", 6)
    for x in (150, 184, 220, 256):
        p.brush([(x - 10, 136), (x, 122), (x + 10, 136)], H["bone"], 5, ends=0.8)
    wheel = at(52, 452, 1.1)
    for k in range(8):
        p.rod(wheel(place([(20, 0), (50, 0), (92, 0)], 0, 0, 1, rot=k * 45 + 10)), "#8f5f3a", 10)
    for r, w in ((58, 15), (20, 12)):
        p.rod(wheel(ell(0, 0, r, n=14) + ell(0, 0, r, n=14)[:1]), "#a8703f", w)
    props.hand(p, 112, 412, skin, 30, 0.9)


@sailor("yellow", 11, "Old Barnacle", flip=True)
def barnacle(p: Pen) -> None:
    """At sea so long that things have settled on him."""
    skin, grey = "#c98a68", "#c4ccc8"
    face.neck(p, skin, 1.1, 220, 300)
    clothes.bust(p, "#c9972f", "broad")
    for x in (96, 330):
        p.brush([(x, 500), (x + (20 if x < 200 else -20), 400)], p.line("#c9972f"), 5, opacity=0.7)
    face.ear(p, 292, 232, 1.1, skin)
    face.head(p, "square", skin)
    face.blush(p, "#b0402c", 0.42)
    face.lines(p, "246,206 266,196", "248,214 270,212", "246,222 264,228", "130,222 122,230", w=3.5)
    face.shut_eye(p, 150, 212, 17)
    face.eye(p, 214, 212, 20, 12, 0.4, (-0.3, 0), "#6fa8b8", bag=1)
    face.brows(p, grey, 18, "-22,4 -4,-8 20,4", "-28,4 0,-10 32,10", y=188)
    hair.beard(p, "full", grey)
    face.nose(p, "bulb", 172, 210, 1.05, "#b84a34")
    face.mouth(p, "clench", 184, 306, 26)
    hair.moustache(p, "white", grey)
    for x, y, r in ((258, 330, 13), (276, 352, 10), (238, 356, 11), (128, 340, 10)):
        p.form(place("-1,1! -.5,-.8 .5,-.8 1,1!", x, y, r), "#b8aca0", a=3, w=3)
        p.flat(ell(x, y - r * 0.6, r * 0.4, r * 0.26), "#4a4450")
    star_fish = [(q[0], q[1], 0) for q in place("0,-1 .22,-.3 .95,-.3 .36,.14 .6,.82 0,.4 -.6,.82 -.36,.14 -.95,-.3 -.22,-.3", 180, 384, 36, rot=14)]
    p.form(star_fish, "#d0663a", a=5, w=4)
    hats.souwester(p, H["mustard"])
    p.form("226,78 250,62 268,72 270,90 244,94", "#b8aca0", a=3, w=3)


@sailor("yellow", 12, "Quartermaster Nugget", zoom=1.02)
def nugget(p: Pen) -> None:
    """Counts the doubloons, looks at you through one of them."""
    skin = "#6d4534"
    face.neck(p, skin, 1.3, 222, 300)
    clothes.bust(p, "#6a2f4c", "broad")
    clothes.lapels(p, H["mustard"], H["bone"])
    clothes.cravat(p, "#f7efdc")
    clothes.epaulettes(p, H["brass"])
    face.ear(p, 298, 236, 1.05, skin)
    props.earring(p, 302, 276, 15)
    face.head(p, "jowl", skin)
    face.blush(p, "#b0483f", 0.3, ((138, 272, 20, 16), (246, 282, 30, 20)))
    face.eye(p, 150, 208, 17, 13, 0.4, (-0.2, 0.1), "#3f2a20", bag=0.9)
    face.eye(p, 216, 210, 22, 18, 0.14, (-0.25, 0), "#3f2a20", bag=0)
    face.brows(p, "#2b2430", 11, "-20,2 -2,0 18,8", "-26,-6 2,-16 30,0", y=178)
    face.nose(p, "beak", 172, 210, 0.92)
    face.mouth(p, "grin", 182, 300, 34)
    p.flat("190,296! 202,293! 202,308 192,308", H["amber"], line=1.5)
    hair.moustache(p, "pencil", "#2b2430")
    props.monocle(p, 216, 210, 31)
    with p.moved(y=2, sx=1.0):
        hats.wide(p, "#3f3a5c", H["mustard"])
    hats.feather(p, "270,120 300,60 352,26 396,40! 384,84 350,116 306,142", "280,132 320,82 378,50", "#f3ead6")
    for x, y in ((60, 466), (92, 478), (74, 450), (112, 462), (94, 444)):
        p.form(ell(x, y, 24, 12), H["amber"], a=4, w=4, hi=0.7)
    p.form(ell(92, 400, 27), H["amber"], a=6, w=4.5, hi=0.7)
    p.brush(ell(92, 400, 17) + ell(92, 400, 17)[:1], p.line(H["amber"]), 3, ends=1)
    props.finger(p, (128, 438), (108, 420), 10, skin)
    props.finger(p, (126, 452), (100, 428), 10, skin)
