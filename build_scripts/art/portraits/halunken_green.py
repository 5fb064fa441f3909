"""The green crew, values 3 to 13: the lucky ones."""

from __future__ import annotations

from . import clothes, face, hair, hats, props
from .pen import Pen, ell, place
from .people import sailor
from .worlds import HARBOUR as H

MOSS = "#4f8f62"


@sailor("green", 3, "Seasick Shane", flip=True, zoom=1.0)
def shane(p: Pen) -> None:
    """Has seen more bucket than ocean."""
    skin = "#c3c98a"
    hair.back(p, "110,180 118,110 206,76 296,112 312,210 302,280 284,290! 270,200", "#a5602f", 8)
    face.neck(p, skin, 0.7, 216, 280)
    clothes.stripes(p, H["bone"], MOSS, "slight")
    face.ear(p, 284, 232, 1.2, skin)
    face.head(p, "gaunt", skin)
    face.blush(p, "#7f9a4a", 0.55)
    face.eyes(p, 208, w=20, h=16, lid=0.44, look=(-0.1, 0.5), iris="#6a7a4a", bag=1)
    face.brows(p, "#8a4f28", 9, "-18,8 -2,-4 18,-10", "-24,-12 2,-6 26,10", y=174)
    face.lines(p, "136,226 150,232", "198,230 228,232", w=3.5)
    face.nose(p, "fine", 172, 206, 1.15, "#a8b468")
    face.mouth(p, "wobble", 176, 308, 28, "#8f9a5a")
    p.form("132,190 122,140 150,100 208,86 272,108 300,170 304,236 288,214! 270,150 244,196 230,148 206,186 190,146 168,190 152,150!", "#a5602f", a=7, w=4.5)
    for x, y in ((128, 172), (262, 196), (140, 276)):
        p.form(place("0,-14! 8,4 0,12 -8,4", x, y), "#dff0f4", a=2, w=2.6)
    p.form("150,70 190,40 250,48 280,84 262,110 206,92 166,104", MOSS, a=8, w=4.5)
    p.form("146,100 206,82 284,112 280,128 206,100 150,118", "#7fb48a", a=4, w=4)
    props.bucket(p, 128, 420, 0.98)
    for x in (66, 190):
        props.hand(p, x, 398, skin, 90 if x < 100 else 86, 0.7, False)


@sailor("green", 4, "Molly Mop", zoom=0.98)
def molly(p: Pen) -> None:
    """Swabs the deck; the mop is her twin."""
    skin, red = "#f4cbaa", "#c9572e"
    hair.back(p, "wild", red, 12)
    face.neck(p, skin, 0.75, 214, 280)
    clothes.bust(p, "#5f8f8a", "slight")
    clothes.neckerchief(p, MOSS, "#f3ead6")
    face.head(p, "lady", skin)
    face.blush(p, "#d8553f", 0.45)
    face.freckles(p, "#b5653a")
    face.eyes(p, 210, 150, 214, w=22, h=18, lid=0.12, look=(0.3, -0.1), iris="#4a8a5a", bag=0.2)
    face.lashes(p, 132, 240, 206)
    face.brows(p, "#a5431f", 7, "-18,6 -4,-10 16,-4", "-22,-4 2,-14 26,4", y=178)
    face.nose(p, "button", 172, 206, 1.0)
    face.mouth(p, "grin", 178, 282, 30)
    p.form("124,186 128,140 160,112 208,104 262,120 292,170 296,226 280,190! 262,160 236,178 216,150 190,176 172,152 150,178!", red, a=8, w=4.5)
    p.brush("126,160 206,116 298,158", p.line(MOSS), 22, ends=0.9)
    p.brush("126,160 206,116 298,158", MOSS, 15, ends=0.9)
    p.rod("58,500 62,380 66,250", H["oak"], 13)
    p.form("46,246! 86,246! 92,270! 40,270!", "#6a4a3a", a=3)
    mop = "42,250 20,214 24,170! 12,150 36,118 52,96! 66,110 88,92! 96,122 122,142! 110,170 118,206! 96,236 88,252"
    p.form(mop, "#e3d3b4", a=8, w=4.5)
    p.inner("50,246 34,200 38,150", "62,244 58,190 62,130", "74,246 88,200 90,140", colour="#e3d3b4", w=4)
    props.hand(p, 66, 430, skin, 2, 0.8)


@sailor("green", 5, "Lookout Finn", flip=True, zoom=1.04, down=14)
def finn(p: Pen) -> None:
    """Sees everything, believes none of it."""
    skin = "#dca27c"
    p.form("270,180 306,200 312,280 288,290 262,240", "#b8672f", a=7)
    face.neck(p, skin, 0.62, 216, 290)
    clothes.bust(p, MOSS, "slight")
    p.form("172,380 156,412 214,442! 274,412 258,380 214,404", H["bone"], a=6)
    face.ear(p, 280, 232, 1.25, skin)
    face.head(p, "long", skin)
    face.freckles(p, spots="148,246 158,252 226,250 238,256 246,246")
    face.eyes(p, 206, 156, 214, w=22, h=22, lid=0.02, look=(-0.3, -0.1), iris="#4f8a6a", bag=0.8)
    face.brows(p, "#a85a2a", 8, "-16,6 -4,-8 14,-6", "-20,-4 2,-10 24,8", y=164)
    face.nose(p, "point", 174, 210, 1.1)
    face.mouth(p, "o", 184, 310, 24)
    hats.knit(p, MOSS, "none")
    p.form("136,200 150,186 190,182 206,186 176,196 150,206", "#b8672f", a=3, w=3.5)
    props.spyglass(p, 96, 392, 1.15, -118)
    props.hand(p, 108, 430, skin, -14, 0.9)


@sailor("green", 6, "Lucky Liam", zoom=1.0)
def liam(p: Pen) -> None:
    """Survived eleven accidents, hence the name."""
    skin = "#e6b48c"
    face.neck(p, skin, 0.95, 220, 290)
    clothes.bust(p, "#7a6a50", "normal")
    clothes.neckerchief(p, MOSS)
    face.ear(p, 290, 232, 1.1, skin)
    face.head(p, "round", skin)
    face.blush(p, opacity=0.4)
    p.flat(ell(148, 208, 30, 26), "#5a4a7a", 0.45, p.face)
    face.eye(p, 148, 210, 15, 9, 0.4, (-0.1, 0), "#4f7a4a", bag=1)
    face.eye(p, 214, 208, 22, 17, 0.16, (-0.2, -0.1), "#4f7a4a", bag=0.3)
    face.brows(p, "#8a5230", 11, "-18,0 -2,-2 16,8", "-24,4 0,-12 28,-2", y=178)
    face.nose(p, "snub", 172, 206, 1.1, "#c83a2a")
    face.mouth(p, "gap", 182, 284, 36)
    props.plaster(p, 250, 262, 20)
    props.plaster(p, 160, 236, -24, 0.8)
    p.form("118,184 122,130 150,98 208,84 272,100 302,146 306,186 264,166 206,156 154,164", "#f1e9d6", a=10, w=4.5)
    p.inner("120,160 200,100 290,120", "130,176 220,128 304,164", "124,130 180,150 230,156", colour="#f1e9d6", w=4)
    p.form("282,150 304,156 324,210 318,262 306,272! 296,258 300,210", "#f1e9d6", a=5)
    p.flat(ell(250, 122, 13, 10), "#b0483f", 0.7)
    for dx, dy in ((-15, 0), (15, 0), (0, -18)):
        p.form(ell(172 + dx, 76 + dy, 14), MOSS, a=4, w=3.5)
    p.brush("172,84 174,104 182,120", p.line(MOSS), 6, ends=0.8)
    p.form("66,424! 58,380 78,344 106,336 134,344 152,380 146,424! 124,424! 128,388 118,370 106,364 94,370 86,388 90,424!", "#a9b2bc", a=6, w=4.5, hi=0.6)
    for x, y in ((76, 400), (82, 366), (106, 350), (130, 366), (136, 400)):
        p.flat(ell(x, y, 4), p.world.ink)
    props.hand(p, 108, 456, skin, 84, 0.82, False)


@sailor("green", 7, "Parrot Paddy", zoom=0.98)
def paddy(p: Pen) -> None:
    """Nobody knows which of the two was first."""
    skin = "#d6946c"
    face.neck(p, skin, 0.9, 226, 290)
    clothes.bust(p, "#3f7a5a", "normal")
    clothes.open_collar(p, H["bone"], skin)
    face.head(p, "side_beak", skin)
    face.ear(p, 256, 236, 1.05, skin)
    face.blush(p, "#c0452f", 0.4, ((206, 264, 26, 18),))
    face.side_nose(p, 146, 262, 1)
    face.eye(p, 172, 206, 19, 16, 0.2, (-0.45, 0), "#a87a2a", bag=0.8)
    face.brows(p, "#b5452c", 14, "0,0 1,0 2,0", "-28,8 -4,-8 24,6", y=178, nx=176, fx=180)
    face.lines(p, "152,303 176,298 188,290", "178,276 190,290 188,304", w=5, opacity=1)
    hair.top(p, "140,150 150,108 206,86 270,104 302,170 296,262 280,284! 272,214 240,176 206,160 164,170", "#c4502e", 2)
    p.form("196,92 180,54 196,26! 208,56 214,84", "#c4502e", a=4)
    p.form("214,88 214,44 238,20! 236,56 232,90", "#c4502e", a=4)
    p.form("232,92 246,54 272,44! 260,74 250,98", "#c4502e", a=4)
    p.brush("150,152 214,128 296,176", MOSS, 15, ends=0.8)
    props.parrot(p, 330, 330, 1.2, MOSS)


@sailor("green", 8, "Gentle Bridie", flip=True, zoom=1.0)
def bridie(p: Pen) -> None:
    """Bends anchors, knits bootees."""
    skin, ginger = "#edb692", "#a84a24"
    hair.back(p, "112,200 116,120 206,84 296,118 306,210 330,300 300,330! 270,280 140,280 112,326 84,300", ginger, 9)
    face.neck(p, skin, 1.6, 210, 300)
    clothes.bust(p, MOSS, "30,500! 44,424 100,388 160,372 208,396 262,372 316,388 368,424 382,500!")
    p.form("144,372 176,360 208,384 244,360 272,372 252,404 208,420 166,404", "#f3ead6", a=5)
    p.form("2,500! 4,446 30,408 70,402 92,430 96,500!", skin, a=8, w=4.5)
    p.form("410,500! 408,446 382,408 342,402 320,430 316,500!", skin, a=8, w=4.5)
    props.anchor(p, 352, 448, 1.0, "#35507a")
    face.head(p, "front_square", skin)
    face.blush(p, "#d0503a", 0.5, ((140, 264, 24, 18), (272, 264, 24, 18)))
    face.freckles(p, spots="128,248 142,242 152,252 262,250 274,244 286,252")
    face.front_eyes(p, 208, 44, w=19, h=13, lid=0.36, look=(0.1, 0.55), iris="#4a7f6a", bag=0.5)
    face.brows(p, ginger, 11, "-22,4 -2,-6 22,0", "-22,0 2,-6 22,4", y=182, fx=160, nx=252)
    face.front_nose(p, "broad", 206, 206, 0.85)
    face.mouth(p, "smile", 206, 300, 24)
    p.form("114,196 112,140 150,104 206,96 262,104 300,140 300,196 282,160 206,136 132,160", ginger, a=8, w=4.5)
    for x in (104, 310):
        hair.braid(p, ginger, x, 250, 5, 0 if x < 200 else 1, 26, 20, MOSS)
    p.form("160,96 150,70 170,62 206,80! 242,60 264,70 254,98 206,92", MOSS, a=5, w=4)
    p.rod("60,350 120,408 168,440", H["bone"], 7)
    p.rod("230,352 180,400 120,444", H["bone"], 7)
    p.form("118,408! 172,404! 176,436 206,450 204,476 172,478 132,470 120,440", "#e8a8a0", a=6, w=4.5)
    for y in (420, 436):
        p.brush([(122, y), (148, y + 4), (174, y - 2)], "#fff3e6", 4, ends=0.8)
    props.hand(p, 82, 440, skin, -14, 0.95, False)
    props.hand(p, 236, 432, skin, 194, 0.95, False)


@sailor("green", 9, "Parson Plank", zoom=1.0)
def plank(p: Pen) -> None:
    """Blesses the ship; his Bible gurgles."""
    skin = "#eebb9c"
    face.neck(p, skin, 1.2, 220, 300)
    clothes.bust(p, "#34365a", "broad")
    clothes.bust(p, "#f7f0e0", "176,368 214,380 254,366 262,400 250,440! 216,416 184,444! 168,402", 5)
    face.ear(p, 296, 238, 1.1, skin)
    face.head(p, "pear", skin)
    face.blush(p, "#d0402f", 0.5, ((136, 276, 24, 18), (242, 284, 32, 22)))
    p.brush("140,324 170,338 216,338 250,318", p.line(skin), 4.5)
    face.eyes(p, 210, lid=0.4, w=19, h=14, look=(0, -0.65), iris="#6f8a9a", bag=0.7)
    face.brows(p, "#a87a4a", 8, "-18,10 -4,-6 16,-10", "-22,-8 2,-8 26,10", y=180)
    face.nose(p, "droop", 172, 206, 0.85, "#c8402f")
    face.mouth(p, "prim", 176, 308, 22)
    p.form("126,190 118,158 136,134 150,150 144,170!", "#a87a4a", a=4, w=4)
    p.form("262,130 296,150 312,206 304,254 286,248! 282,206 270,170", "#a87a4a", a=5, w=4)
    p.brush("166,122 204,112 246,120", p.world.light, 8, opacity=0.6)
    p.flat("100,96 206,62 312,96 318,108 206,84 94,108", "#f5d06a", 0.95, line=3)
    p.form("86,92 110,70 206,54 300,70 324,92 300,110 206,120 110,110 100,98 118,94 206,104 292,96 206,70 116,84", "#f0c95a", a=3, w=3.5)
    props.book(p, 92, 412, 1.15, -8, MOSS, "-14,-44! 2,-44! 2,-26! 18,-26! 18,-12! 2,-12! 2,28! -14,28! -14,-12! -30,-12! -30,-26! -14,-26!")
    p.form(place("-9,-34! 9,-34! 12,-4! -12,-4!", 128, 344, 1, rot=-8), "#3f6b52", a=4, w=4, hi=0.6)
    p.form(place("-7,-46! 7,-46! 8,-32! -8,-32!", 128, 344, 1, rot=-8), "#b98a58", a=2, w=3.5)
    props.hand(p, 144, 440, skin, 6, 0.84)


@sailor("green", 10, "Chips O'Cork", flip=True, zoom=1.02)
def chips(p: Pen) -> None:
    """Carpenter; made the nose himself."""
    skin, hairc = "#cf9468", "#5a4436"
    face.neck(p, skin, 1.05, 220, 290)
    clothes.bust(p, H["bone"], "normal")
    clothes.jacket(p, "#4f7d57", "#8f5f3a")
    face.ear(p, 290, 232, 1.1, skin)
    face.head(p, "square", skin)
    face.blush(p, "#b8452c", 0.32)
    face.stubble(p)
    face.eye(p, 148, 208, 17, 12, 0.2, (-0.3, 0), "#5a6a3a", bag=0.9)
    face.eye(p, 216, 208, 21, 12, 0.55, (-0.3, 0), "#5a6a3a", bag=1)
    face.brows(p, hairc, 13, "-20,-6 -2,-10 18,4", "-24,8 0,4 28,6", y=184)
    peg = "168,214! 182,224 188,252 178,270! 96,258! 88,246 96,234!"
    p.flat([(x + 8, y + 14, k) for x, y, k in [(168, 214, 0), (190, 252, 0), (176, 272, 0), (110, 262, 0)]], p.tone(skin, 0.4), 0.7, p.face)
    p.form(peg, "#c99558", a=6, w=4.5)
    p.inner("110,240 140,236 172,236", "108,250 140,252 174,254", colour="#c99558", w=3)
    p.brush("178,212 194,236 194,262 182,276", "#4a3a3a", 6, ends=0.7)
    face.mouth(p, "line", 176, 306, 32)
    for x, y, r in ((156, 308, 18), (172, 310, 2), (188, 310, -14)):
        p.form(place("-2.6,0! 2.6,0! 2,26! -2,26!", x, y, 1, rot=r), "#aab4c0", a=1, w=3)
        p.form(place("-6,24! 6,24! 6,30! -6,30!", x, y, 1, rot=r), "#aab4c0", a=1, w=3)
    p.form("120,190 112,150 136,112 206,94 280,112 308,160 304,200 270,176 206,164 150,176", "#d8c49a", a=10, w=5)
    p.inner("120,164 206,138 304,172", colour="#d8c49a", w=4)
    p.form(place("-6,-56! 6,-56! 6,44! 0,60! -6,44!", 296, 190, 1, rot=74), MOSS, a=3, w=3.5)
    for k in range(3):
        p.brush([(240 + k * 12, 104 - k * 5), (250 + k * 10, 84), (238 + k * 14, 78), (232 + k * 12, 92)], "#e8cf9a", 7, ends=0.6)
    props.saw(p, 88, 400, 1.0, -16)
    props.hand(p, 106, 452, skin, 0, 0.8, False)


@sailor("green", 11, "Doctor Sawbones", zoom=1.04)
def sawbones(p: Pen) -> None:
    """Either it stops hurting or it comes off."""
    skin, wigc = "#e6c9a8", "#dcd8d2"
    p.form("262,170 308,188 320,300 330,372 306,390 286,330 262,280", wigc, a=8)
    face.neck(p, skin, 0.72, 216, 300)
    clothes.bust(p, "#3d4a5c", "normal")
    clothes.apron(p, "#e9e2d0", "#a8382f")
    clothes.cravat(p, "#fbf6ea")
    face.ear(p, 284, 234, 0.9, skin)
    face.head(p, "wedge", skin)
    p.flat("142,256 160,262 168,300 154,296", p.tone(skin, 0.28), 0.6, p.face)
    face.eyes(p, 208, w=21, h=20, lid=0.05, look=(-0.2, 0.05), iris="#3f8a5a", bag=0.9)
    face.brows(p, "#8a8478", 9, "-18,0 -2,-12 18,-8", "-24,-6 2,-20 28,-4", y=172)
    face.nose(p, "needle", 174, 206, 0.86)
    face.mouth(p, "clench", 180, 300, 28)
    props.spectacles(p, 208, 150, 216, 29, MOSS, "#d8f0e0")
    hair.wig(p, wigc, (224, 254))
    props.saw(p, 84, 380, 0.98, -8)
    props.hand(p, 92, 456, skin, 0, 0.82, False)
    for x, y in ((120, 470), (350, 360)):
        p.flat(place("0,-12! 7,3 0,11 -7,3", x, y), "#a8382f", line=2)
    p.form("306,470! 316,430 350,420 388,440 390,500! 310,500!", "#cfd8e2", a=5)
    p.inner("320,450 350,440 384,456", colour="#cfd8e2", w=3)


@sailor("green", 12, "Harpoon Kalani", flip=True, zoom=1.02)
def kalani(p: Pen) -> None:
    """The greatest harpooner of the seas; today's catch is a sprat."""
    skin, black = "#a86c48", "#2b2838"
    p.rod("84,500 78,330 70,120", H["oak"], 13)
    p.form("70,128! 50,124 54,98 68,44! 86,98 92,124", "#cfd8e2", a=4, w=4, hi=0.7)
    props.fish(p, 70, 84, 0.7, -78, "#8fb0b0")
    p.form("224,96 208,60 228,34 262,34 282,60 268,96", black, a=8)
    hair.back(p, "126,170 150,104 216,80 286,110 316,190 330,290 344,360 300,366! 276,260", black, 9)
    face.neck(p, skin, 1.5, 220, 290)
    clothes.bust(p, skin, "broad")
    p.form("100,400 60,430 20,500! 130,500! 170,440 150,384", "#3f7a5a", a=8)
    clothes.chain(p, H["bone"], "156,388 180,426 216,442 254,426 276,386", "tooth")
    p.form("208,446! 224,446! 220,480 212,488!", "#fff6e0", a=3, w=3.5)
    face.ear(p, 294, 232, 1, skin)
    face.head(p, "square", skin)
    face.blush(p, "#b0483f", 0.3)
    for spec in ("262,214 284,250 270,290", "252,230 268,256 256,284", "140,272 152,300 172,320", "246,322 222,316 204,326"):
        p.brush(spec, "#35405c", 6, p.face, 0.5, 0.85)
    for spec in ("160,140 190,150 214,136", "166,154 192,164 216,150"):
        p.brush(spec, "#35405c", 5, p.face, 0.5, 0.85)
    face.eyes(p, 210, lid=0.32, w=20, h=13, look=(-0.35, -0.1), iris="#4a2f20", bag=0.4)
    face.brows(p, black, 14, "-22,-2 -2,-6 20,8", "-26,8 0,-8 30,-4", y=186)
    face.nose(p, "flat", 172, 206, 1.15)
    face.mouth(p, "smirk", 178, 300, 34)
    hair.top(p, "122,196 124,146 150,114 212,96 278,116 306,164 306,222 290,226! 280,182 246,146 204,134 158,150", black, 2)
    p.form("236,86 262,84 264,98 234,100", MOSS, a=3)
    for k in range(5):
        p.form(place(ell(0, -19, 11, 17), 296, 184, 1, rot=k * 72), "#f3ead6", a=3, w=3)
    p.form(ell(296, 184, 10), H["amber"], a=3, w=3)
    props.hand(p, 80, 420, skin, 2, 1)


@sailor("green", 13, "Compass Nuala", zoom=1.0)
def nuala(p: Pen) -> None:
    """Navigator. Has never been lost; the land was."""
    skin, hairc = "#d9a074", "#3a2c34"
    hair.back(p, "120,170 160,90 260,90 316,170 330,270 360,340 330,400 290,380! 262,300", hairc, 11)
    face.neck(p, skin, 0.74, 216, 276)
    clothes.bust(p, "#2f6b4c", "normal")
    clothes.lapels(p, "#f0e4c8", H["brass"])
    clothes.cravat(p, "#fbf6ea")
    clothes.epaulettes(p, H["brass"])
    face.head(p, "oval", skin)
    face.blush(p, "#c8503f", 0.42)
    face.eyes(p, 208, 150, 216, w=22, h=15, lid=0.3, look=(-0.35, -0.25), iris="#3f8a6a", bag=0.3, tilt=-3)
    face.lashes(p, 140, 242, 203)
    face.brows(p, hairc, 8, "-10,2 -2,-8 16,-4", "-22,-2 2,-18 28,-6", y=178)
    face.nose(p, "ski", 172, 206, 0.8)
    face.mouth(p, "lips", 178, 286, 25, "#b8403c")
    p.flat(ell(232, 280, 4.4), p.world.ink)
    hair.top(p, "126,200 126,150 160,130 210,140 262,130 300,160 322,250 300,300! 280,240 266,190 214,158 160,166", hairc, 0)
    props.earring(p, 286, 272, 11)
    hats.long_bicorne(p, "#2a5a44", H["brass"])
    hats.cockade(p, 268, 112, "#f3ead6", MOSS, H["amber"])
    hats.feather(p, "262,96 258,50 282,16 330,2! 330,42 306,74 284,104", "270,94 286,50 320,16", "#f3ead6")
    props.sextant(p, 78, 412, 1.1, -12)
    props.hand(p, 116, 446, skin, 10, 0.78)
