"""Those of the trail: hunters, scouts, a soldier, a hobo, a man grown to a tree."""

from __future__ import annotations

from build_scripts.art.gnadenlos import gear
from build_scripts.art.gnadenlos.people import WEST as C
from build_scripts.art.gnadenlos.people import adventurer
from build_scripts.art.portraits import clothes, face, hair, hats, props
from build_scripts.art.portraits.pen import Pen, at, ell, mix, place


@adventurer("buffalo_johnson", "mesa", zoom=0.84, down=6)
def buffalo_johnson(p: Pen) -> None:
    """Shot it, ate it, wears it, and is often taken for it."""
    skin, fur, horn = "#7d4c34", "#4f3426", "#efe0bd"
    p.form("20,500! 10,420 60,372 120,350 206,360 292,350 352,372 402,420 396,500!", fur, a=14, w=5)
    for x, y in ((60, 420), (110, 400), (300, 400), (350, 420), (84, 460), (330, 462)):
        p.brush([(x, y), (x - 8, y + 16), (x - 4, y + 34)], p.line(fur), 5, opacity=0.6)
    face.neck(p, skin, 1.4, 206, 300)
    for spec in ("112,166! 74,154 48,108 62,34! 80,78 104,100 136,104", "300,166! 338,154 364,108 350,34! 332,78 308,100 276,104"):
        p.form(spec, horn, a=8, w=5)
    face.head(p, "front_square", skin, 11)
    face.front_eyes(p, 214, 42, 19, 12, lid=0.36, look=(0, 0.1), iris="#4a2f20", bag=1)
    face.brows(p, "#2f2220", 17, "-22,-8 0,-2 22,12", "-22,12 0,-2 22,-8", y=190, fx=164, nx=248)
    beard = "112,240! 96,310 110,380 150,420 178,450 206,436 234,452 262,420 304,380 316,310 300,240! 286,280 250,290 206,282 162,290 126,280"
    p.form(beard, "#33252a", a=12, w=5, hi=0.25)
    p.inner("130,300 136,350 158,392", "170,310 176,360 186,410", "242,310 236,360 228,410", "282,300 276,350 256,392", colour="#33252a", w=4)
    face.front_nose(p, "broad", 206, 208, 1.0, mix(skin, "#a8402c", 0.35))
    p.form("206,292 170,288 140,306 128,330! 160,318 206,312 252,318 284,330! 272,306 242,288", "#3c2b2c", a=5, w=4)
    face.mouth(p, "line", 206, 326, 18)
    cap = "96,206 92,140 116,86 166,56 206,50 246,56 296,86 320,140 316,206! 298,184 280,202 262,176 240,196 220,170 206,190 192,170 172,196 150,176 132,202 114,184"
    hats.shadow(p, cap, 3, 12)
    p.form(cap, "#5f3f2c", a=13, w=5)
    p.inner("130,130 140,160 132,180", "170,90 172,130 166,164", "206,70 206,110 206,150", "244,90 242,130 248,164", "282,130 274,160 282,180", colour="#5f3f2c", w=5)


@adventurer("joshua_tree", "dusk", flip=True, zoom=0.86, down=10)
def joshua_tree(p: Pen) -> None:
    """Stood still on a lookout once. That was in spring."""
    skin, green = "#c9a070", "#7d8a4a"
    for spec, w in (("60,500 52,380 66,300 40,220", 44), ("66,330 110,280 108,226", 30), ("350,500 360,400 346,310 372,230", 44), ("350,350 308,300 312,250", 28)):
        p.brush(spec, p.line("#8a6a48"), w + 8, ends=0.7)
        p.brush(spec, "#8a6a48", w, ends=0.7)
    for x, y in ((40, 214), (108, 220), (374, 224), (312, 244)):
        for k in range(9):
            here = at(x, y, 1, rot=-104 + k * 26)
            p.form(here("-9,0! 0,-60! 9,0!"), green, a=3, w=3.6)
    face.neck(p, skin, 0.8, 206, 300)
    clothes.bust(p, "#7d6a4c", "74,500! 96,440 140,402 180,384 232,384 272,402 316,440 336,500!")
    for y in range(410, 500, 26):
        p.brush([(110, y + 12), (160, y), (206, y + 10), (252, y), (302, y + 12)], p.line("#7d6a4c"), 5, opacity=0.6)
    face.ear(p, 284, 232, 1.0, skin)
    face.ear(p, 128, 232, 1.0, skin, True)
    face.head(p, "front_long", skin)
    face.lines(p, "150,160 206,150 262,160", "156,286 150,310", "258,286 262,310", "190,340 206,346 222,340", "164,244 150,256", "248,244 262,256")
    face.front_eyes(p, 206, 36, 18, 12, lid=0.52, look=(0.1, 0.2), iris="#6a7a3a", bag=1)
    face.brows(p, "#6f7a42", 12, "-20,2 0,-6 20,4", "-20,4 0,-6 20,2", y=180, fx=168, nx=244)
    face.front_nose(p, "long", 206, 204, 1.0)
    hair.moustache(p, "206,296 180,292 162,306 150,350 160,352! 176,322 206,312 236,322 252,352 262,350! 250,306 232,292", "#8a8a5a")
    face.mouth(p, "line", 206, 326, 16)
    brim = "84,164 128,150 206,144 284,150 328,164 300,184 206,174 112,184"
    hats.brimmed(p, "#94744c", "#5f6a3c", "138,152 134,112 160,92 206,88 252,92 278,112 274,152", brim, "138,150 138,130 206,122 274,130 274,152 206,144")
    p.form("136,96 150,76 206,68 262,76 276,96 254,116 206,120 158,116", "#8d6238", a=7, w=4.6)
    for spec in ("140,98 206,112 272,96", "150,84 206,98 262,84", "130,90 110,78 100,84", "278,92 300,80 308,86"):
        p.brush(spec, "#5a3c22", 4)
    for x, y, lean in ((176, 50, -10), (212, 42, 4), (244, 54, 12)):
        p.form(ell(x, y + 14, 21, 24, rot=lean), "#d9a24a", a=4, w=4)
        p.form(place("-12,-4! 0,-22! 12,-4! 0,6!", x, y, 1, rot=lean), "#e07a30", a=2, w=3.4)
        for dx in (-8, 8):
            p.flat(ell(x + dx, y + 10, 4), p.world.ink)


@adventurer("slim_jim", "boards", zoom=0.94, down=8)
def slim_jim(p: Pen) -> None:
    """Has to stand twice to throw a shadow; eats like a mule."""
    skin, straw = "#dfab80", "#c9a050"
    face.neck(p, skin, 0.5, 226, 290)
    clothes.bust(p, "#8a6f9a", "118,500! 136,446 166,408 196,390 256,390 284,408 308,446 322,500!")
    for spec in ("150,500! 152,430 168,408 180,404 184,500!", "270,500! 266,406 280,410 298,434 304,500!"):
        p.form(spec, C["denim"], a=5)
    with p.moved(sx=0.8, sy=1.1, cx=220, cy=240):
        face.head(p, "side_beak", skin)
        face.ear(p, 256, 236, 1.2, skin)
        face.lines(p, "190,280 206,300 202,326", "226,262 232,290")
        face.side_nose(p, 146, 262, 1)
        face.eye(p, 172, 204, 20, 15, 0.26, (-0.45, 0.2), "#5f7d4a", bag=1)
        face.brows(p, straw, 11, "0,0 1,0 2,0", "-26,4 -4,-10 24,4", y=176, nx=176, fx=180)
    p.form("196,298 168,300 140,298 142,316 170,320 200,314", mix(skin, "#b0483a", 0.4), a=3, w=4)
    p.rod("186,308 120,322 56,312", "#8f3c26", 20)
    for x in (80, 104, 128):
        p.brush([(x, 304), (x + 3, 326)], "#d98a5a", 4)
    p.form("40,300! 58,296! 58,328! 42,326!", "#c9573a", a=2, w=3.6)
    p.form("262,176 290,186 290,240 272,262 262,230", straw, a=5)
    for spec in ("268,180 300,196 312,214", "272,210 302,230 308,250"):
        p.brush(spec, straw, 7, ends=0.3)
    with p.moved(y=4, sx=0.72, sy=0.84, cx=220, cy=160):
        gear.stovepipe(p, "#7a5a3c", "#d9b060")
    p.form("270,72 300,46 330,50! 312,72 280,96", "#5f8746", a=4, w=4)
    p.form("26,500! 30,440 44,380 84,384 100,440 140,500!", "#8a6f9a", a=8, w=5)
    props.hand(p, 66, 352, skin, 14, 0.84)


@adventurer("janice_boone", "mesa", flip=True, zoom=0.92, down=8)
def janice_boone(p: Pen) -> None:
    """Grandfather killed a bear at three. She was two."""
    skin, brown = "#e0a47c", "#6f4426"
    face.neck(p, skin, 0.95, 214, 290)
    clothes.bust(p, "#b98a54", "normal", 13)
    for x in range(70, 350, 22):
        p.form(place("-7,0! 7,0! 3,38 -3,38", x, 440 - abs(x - 206) * 0.1), "#a5743e", a=2, w=3)
    clothes.chain(p, "#efe0bd", "148,386 178,424 212,436 250,424 280,384", "")
    for x in (196, 214, 232):
        p.form(place("-7,-6! 7,-6! 2,26!", x, 440), C["bone"], a=2, w=3)
    face.head(p, "oval", skin)
    face.blush(p, "#c8503a", 0.45)
    face.freckles(p, "#a3562f")
    face.eye(p, 150, 208, 18, 13, 0.34, (-0.35, 0), "#3f7a8a", 4, bag=0.4)
    face.eye(p, 214, 206, 22, 14, 0.34, (-0.35, 0), "#3f7a8a", -4, bag=0.4)
    face.lashes(p, 132, 238, 204)
    face.brows(p, brown, 11, "-20,-4 -4,-4 18,6", "-24,8 2,-8 28,-6", y=182)
    face.nose(p, "roman", 172, 206, 0.88)
    face.mouth(p, "crook", 178, 290, 28, "#b8483c")
    face.scar(p, "236,240 252,262 250,284", "#a8503f")
    p.form("262,150 296,180 302,240 290,266 276,226", brown, a=6)
    gear.coonskin(p, "#a8835a")
    hair.braid(p, brown, 292, 280, 5, 4, 28, 22, "#b0382a")
    p.rod("116,500 104,300 92,60", gear.GREY, 15)
    p.form("98,360! 128,358! 136,500! 96,500!", C["wood"], a=6, w=4.6)
    p.form("84,64! 94,44! 102,62!", gear.GREY, a=2, w=3.4)
    for y in (290, 200, 120):
        p.brush([(y * 0.05 + 78, y), (y * 0.05 + 92, y + 3), (y * 0.05 + 104, y)], C["gold"], 8, ends=1)
    gear.fist(p, 112, 400, skin, "#b98a54", 4, 0.95)


@adventurer("jackson_bill", "dusk", zoom=0.88, down=6)
def jackson_bill(p: Pen) -> None:
    """Tells how he won the West; charges for the seats."""
    skin, blond = "#e6ae84", "#e0bd78"
    p.form("236,130 310,160 340,250 344,340 356,420 320,436 290,420 262,330", blond, a=11, w=5)
    p.form("132,220 108,280 92,360 96,416 124,424 148,380 150,290", blond, a=7, w=4.6)
    face.neck(p, skin, 0.9, 218, 290)
    clothes.bust(p, "#d9b882", "broad", 13)
    for x in range(30, 390, 20):
        p.form(place("-6,0! 6,0! 3,34 -3,34", x, 446 - 24 * (1 - abs(x - 206) / 206)), "#b98a54", a=2, w=2.8)
    p.form("150,380 214,408 280,380 290,410 214,446 138,410", "#3f6d9c", a=6)
    face.ear(p, 286, 234, 0.95, skin)
    face.head(p, "oval", skin)
    face.blush(p, "#c8503a", 0.35)
    face.eye(p, 150, 206, 18, 13, 0.3, (-0.4, -0.3), "#4f7a9a", bag=0.7)
    face.eye(p, 214, 204, 22, 15, 0.3, (-0.4, -0.3), "#4f7a9a", bag=0.7)
    face.brows(p, "#b98a4a", 11, "-18,6 -4,-8 18,-4", "-26,0 0,-14 28,2", y=176)
    face.nose(p, "beak", 174, 206, 0.86)
    hair.moustache(p, "jack", blond)
    hair.beard(p, "wisp", blond, 6, False)
    crown = "132,150 128,92 150,52 190,44 206,60 230,42 270,54 294,98 292,160"
    brim = "24,176 70,146 132,150 206,146 290,158 330,120 344,60 376,40 380,110 352,168 300,190 206,178 132,186 70,194"
    hats.brimmed(p, "#efe6d2", "#b0382a", crown, brim, "131,148 128,124 210,114 294,130 292,160 210,140")
    p.form(ell(346, 96, 15), C["gold"], a=3, w=4)
    p.form("286,118 304,40 286,-6 262,-24! 264,18 248,40 258,84", "#9c3426", a=6, w=4.5)
    p.brush("280,110 284,50 268,-10", p.line("#9c3426"), 3.4)
    p.form(place("-60,-46! 60,-56! 64,46! -56,56!", 74, 436, 1, rot=-8), C["linen"], a=6, w=4.6)
    p.form(place(ell(0, -6, 24, 28), 74, 436, 1, rot=-8), "#d9a860", a=0, w=3)
    p.brush(place("-40,-34 0,-38 40,-42", 74, 436, 1, rot=-8), "#b0382a", 8, ends=0.8)
    p.brush(place("-40,40 0,38 44,32", 74, 436, 1, rot=-8), "#5a3a26", 7, ends=0.8)
    gear.fist(p, 120, 476, skin, "#d9b882", 20, 0.85)


@adventurer("blue_jack", "boards", flip=True, zoom=0.94, down=8)
def blue_jack(p: Pen) -> None:
    """The war has been over for years. Nobody had the heart to tell him."""
    skin, blue, brown = "#dba88c", "#45628f", "#5f4632"
    face.neck(p, skin, 1.0, 220, 300)
    clothes.bust(p, blue, "normal", 13)
    p.form("160,382 164,344 214,356 268,342 272,382 214,402", blue, a=6, w=4.6)
    p.brush("162,362 214,376 270,360", "#e0b040", 7, ends=0.8)
    for y in (420, 452, 484):
        p.form(ell(206, y, 10), C["gold"], a=3, w=3, hi=0.7)
    clothes.patch(p, 288, 448, "#6f86a8", 14)
    clothes.medals(p, "136,448", ("#b0483f",))
    face.ear(p, 298, 234, 1.25, skin)
    face.head(p, "pear", skin, 11)
    face.stubble(p, "130,270 160,286 200,282 250,286 296,262 294,300 262,336 210,348 156,338 128,306")
    face.eye(p, 150, 208, 19, 15, 0.42, (-0.1, 0.4), "#4f6a8a", 8, bag=1)
    face.eye(p, 214, 206, 23, 16, 0.42, (-0.1, 0.4), "#4f6a8a", -8, bag=1)
    face.brows(p, brown, 11, "-20,10 -2,-2 18,-12", "-26,-12 0,-4 28,12", y=178)
    face.nose(p, "melon", 170, 206, 0.8, "#7f86b8")
    face.mouth(p, "frown", 182, 312, 26)
    p.form("262,158 298,174 306,230 294,262 280,248 276,206", brown, a=6)
    gear.kepi(p, blue, "#e0b040")
    p.form("118,296 124,280 132,296 128,312 122,312", "#bfe0ee", a=2, w=2.8)
    for w, c in ((22, p.line(C["gold"])), (14, C["gold"])):
        p.brush("80,470 40,476 22,440 26,396 60,386 92,400", c, w, ends=1)
    p.rod("78,490 80,400 74,310", C["gold"], 13)
    p.form("64,320! 58,270 28,214! 116,206! 94,270 86,318!", C["gold"], a=8, w=5, hi=0.6)
    p.form(ell(72, 210, 44, 12), "#8a5a1c", a=0, w=4.6)
    gear.fist(p, 64, 436, skin, blue, 4, 0.9)
