"""The purple crew, values 7 to 15: officers, stargazers and the grand old ones."""

from __future__ import annotations

from . import clothes, face, hair, hats, props
from .pen import Pen, at, ell, mix, place
from .people import sailor
from .worlds import HARBOUR as H

VIOLET = "#7a559c"


@sailor("purple", 7, "Midshipman Percy", zoom=1.0)
def percy(p: Pen) -> None:
    """Commands forty men and one bear."""
    skin = "#f4cbb0"
    face.neck(p, skin, 0.58, 212, 270)
    clothes.bust(p, VIOLET, "60,500! 66,420 116,372 184,384 246,384 312,372 356,420 364,500!")
    clothes.lapels(p, "#f3ead6", H["brass"])
    p.form("128,420 120,330 152,300 206,384 262,300 296,330 286,420 206,440", VIOLET, a=8)
    p.form("166,372 206,392 250,370 254,398 206,424 162,400", "#f7f0e0", a=5)
    face.ear(p, 286, 230, 1.2, skin)
    chinless = "208,112 268,128 294,184 286,244 248,290 210,306 178,300 150,284 132,258 126,236 132,206 124,180 146,132"
    face.head(p, chinless, skin)
    face.blush(p, "#e0604f", 0.4)
    face.eyes(p, 214, w=20, h=18, lid=0.14, look=(-0.2, -0.35), iris="#5a8ab8", bag=0.3)
    face.brows(p, "#c9a04a", 6, "-18,2 -4,-12 16,-8", "-22,-6 2,-14 26,2", y=182)
    face.nose(p, "pinch", 172, 208, 0.86)
    face.mouth(p, "prim", 178, 284, 17, "#c8604f")
    hair.wig(p, "#efe8e0", (216,))
    hair.curls(p, "#efe8e0", "140,124 172,100 208,90 246,100 276,124 296,152", 25)
    with p.moved(sx=0.52, y=-62, x=10, rot=12, cy=140):
        hats.tricorn(p, "#4a3a68", H["brass"])
    here, bear = at(86, 404, 1.0), "#a8763c"
    for dx in (-34, 34):
        p.form(here(ell(dx, -38, 17)), bear, a=4)
    p.form(here(ell(0, 56, 50, 54)), bear, a=8, w=4.5)
    p.form(here(ell(0, -6, 50, 44)), bear, a=8, w=4.5)
    p.form(here(ell(-4, 10, 22, 17)), "#d9b070", a=3, w=3)
    p.flat(here(ell(-4, 2, 8, 6)), p.world.ink)
    p.flat(here(ell(-22, -14, 5)), p.world.ink)
    p.brush(here("10,-20 22,-8"), p.world.ink, 4)
    p.brush(here("22,-20 10,-8"), p.world.ink, 4)
    props.hand(p, 140, 456, skin, 20, 0.66, False)


@sailor("purple", 8, "Coffee Yusuf", flip=True, zoom=1.0)
def yusuf(p: Pen) -> None:
    """Pilot; awake since Tuesday, which Tuesday he forgets."""
    skin, beard = "#c08a5c", "#2f2a38"
    face.neck(p, skin, 0.95, 220, 290)
    clothes.bust(p, "#3f5f8a", "normal")
    clothes.bust(p, "#f0e4c8", "150,500! 168,400 214,384 262,398 280,500!", 8)
    clothes.sash(p, VIOLET)
    face.ear(p, 288, 234, 0.95, skin)
    face.head(p, "oval", skin)
    face.blush(p, "#b0483f", 0.32)
    face.eyes(p, 208, 146, 218, w=23, h=21, lid=0.02, look=(-0.1, 0), iris="#5a3a24", bag=1)
    face.lines(p, "136,238 150,244 162,240", "200,240 218,246 238,238", w=3.5)
    face.brows(p, beard, 12, "-18,0 -4,-12 18,-6", "-24,-4 2,-16 28,0", y=174)
    hair.beard(p, "spade", beard, 9)
    face.nose(p, "beak", 180, 208, 0.84)
    face.mouth(p, "line", 180, 312, 18)
    hair.moustache(p, "curl", beard)
    hats.turban(p, "#f0e8d8", VIOLET)
    props.cup(p, 78, 404, 1.15)
    props.finger(p, (40, 440), (56, 420), 10, skin)
    props.finger(p, (112, 446), (100, 420), 10, skin)
    p.form("44,500! 40,452 64,434 104,438 122,462 120,500!", skin, a=5)


@sailor("purple", 9, "Madame Zodiac", zoom=1.0)
def zodiac(p: Pen) -> None:
    """Foresees everything except the next wave."""
    skin, hairc = "#b07850", "#3a2844"
    hair.back(p, "206,70 290,90 330,150 326,210 350,260 336,320 362,370 330,430 280,400 270,300 150,300 130,400 84,424 58,372 84,320 66,264 92,210 88,150 126,90", hairc, 11)
    face.neck(p, skin, 0.74, 214, 286)
    clothes.bust(p, "#3f5f6a", "normal")
    clothes.shawl(p, VIOLET, H["amber"])
    clothes.chain(p, H["brass"], "164,382 186,420 214,432 244,418 262,380")
    face.head(p, "heart", skin)
    face.blush(p, "#b8403f", 0.42)
    face.eye(p, 150, 210, 18, 17, 0.1, (0.1, -0.5), "#3f8a6a", bag=0.5)
    face.eye(p, 216, 210, 23, 19, 0.06, (0.1, -0.5), "#3f8a6a", bag=0.5)
    p.flat(ell(216, 186, 26, 9), VIOLET, 0.5, p.face)
    p.flat(ell(150, 186, 20, 9), VIOLET, 0.5, p.face)
    face.lashes(p, 130, 244, 204)
    face.brows(p, hairc, 8, "-18,0 -4,-14 16,-8", "-24,-2 2,-20 28,-4", y=174)
    face.nose(p, "hook", 172, 208, 0.86)
    p.flat(ell(186, 268, 4.6), "#6a3a34")
    face.mouth(p, "lips", 178, 296, 26, "#9a3a5a")
    p.form("112,200 108,140 150,98 210,86 276,104 316,160 318,196 268,160 206,148 150,164", VIOLET, a=10, w=5)
    for x, y, r in ((150, 134, 11), (206, 116, 13), (262, 132, 11), (296, 164, 9)):
        p.flat(place("0,-1! .3,-.3 1,0! .3,.3 0,1! -.3,.3 -1,0! -.3,-.3", x, y, r), "#ffe09a")
    for i in range(9):
        t = i / 8
        p.form(ell(122 + 188 * t, 190 - 34 * (1 - (2 * t - 1) ** 2), 8), H["amber"], a=2, w=2.8)
    props.earring(p, 288, 286, 22)
    props.earring(p, 122, 276, 16)
    for r, o in ((74, 0.14), (60, 0.2)):
        p.flat(ell(92, 396, r), "#cfe0ff", o)
    p.form(ell(92, 398, 48), "#8fb4d8", a=12, w=5, hi=0.7)
    p.form("70,402! 92,410 116,402! 112,416 92,420 74,416", "#6a4a3a", a=2, w=2.6)
    p.form("92,398! 92,372! 110,394!", "#fff6e0", a=1, w=2.4)
    p.flat(ell(74, 378, 11, 7, rot=-34), "#ffffff", 0.9)
    p.form("52,446 92,436 132,446 142,470 92,480 42,470", H["brass"], a=5)
    props.finger(p, (152, 424), (134, 404), 10, skin)
    props.finger(p, (156, 440), (136, 424), 10, skin)
    props.finger(p, (34, 440), (46, 420), 10, skin)


@sailor("purple", 10, "Signor Basso", flip=True, zoom=0.98, down=6)
def basso(p: Pen) -> None:
    """Ship's singer; his low C keeps whales off."""
    skin, black = "#eab896", "#2f2a3c"
    face.neck(p, skin, 1.5, 218, 290)
    clothes.bust(p, "#4a3a6a", "broad")
    clothes.bust(p, "#f7f0e0", "120,500! 146,400 214,388 284,398 310,500!", 9)
    for y in (436, 474):
        p.form(ell(214, y, 8), H["amber"], a=2, w=3)
    p.form("212,392 166,370 158,418", VIOLET, a=5)
    p.form("214,392 264,370 270,418", VIOLET, a=5)
    p.form(ell(213, 394, 12, 13), VIOLET, a=3)
    with p.moved(rot=14, cx=214, cy=330):
        face.ear(p, 294, 236, 1.0, skin)
        face.head(p, "round", skin)
        face.blush(p, "#d0402f", 0.5)
        face.shut_eye(p, 150, 206, 18)
        face.shut_eye(p, 216, 206, 22)
        face.brows(p, black, 12, "-18,8 -4,-10 18,-12", "-24,-10 2,-14 28,6", y=172)
        face.nose(p, "droop", 172, 200, 0.8)
        p.flat(ell(184, 300, 32, 34), p.tone(skin, 0.3), 0.7)
        p.form(ell(182, 296, 29, 33), "#4a1f2c", a=0, w=5)
        p.flat("162,274 182,264 202,274 200,282 182,276 164,282", "#fff6e0")
        p.flat(ell(184, 316, 18, 11), "#c9594f")
        hair.moustache(p, "handlebar", black)
        p.form("174,336 188,330 200,336 192,368", black, a=3, w=3.5)
        hair.top(p, "126,186 124,142 156,108 216,98 276,116 308,168 312,240 290,236! 282,190 256,160 226,170 206,148 176,158 156,150 140,170", black, 3)
        hair.curls(p, black, "302,214 306,246 296,272", 15)
    props.notes(p, (58, 236, 1.4), (34, 176, 1.1), (84, 160, 0.9), (30, 290, 0.8), colour="#e8d0ff")
    p.form("20,500! 30,440 60,400! 92,424 96,450 70,500!", "#4a3a6a", a=6)
    p.form("56,408 44,378 52,350 66,370! 70,336 84,338 82,372! 96,350 106,360 94,386! 108,384 108,396 92,414 70,420", skin, a=5, w=4)


@sailor("purple", 11, "Moonlight Gwen", zoom=1.0)
def gwen(p: Pen) -> None:
    """Keeps the night watch so quietly that some think she drowned."""
    skin, white = "#cfd8e8", "#e6e8f4"
    p.form("206,40 290,66 346,150 356,260 350,380 300,420 110,420 66,380 60,260 76,150 126,66", "#4a3a72", a=12, w=5)
    hair.back(p, "120,180 160,110 250,110 292,180 300,300 290,400 250,430 170,430 124,400 114,290", white, 8)
    face.neck(p, skin, 0.66, 208, 280)
    clothes.bust(p, "#3f3566", "normal")
    face.head(p, "front_lady", skin)
    face.blush(p, "#8f9ac8", 0.4, ((152, 262, 20, 15), (260, 262, 20, 15)))
    face.front_eyes(p, 210, 38, w=23, h=18, lid=0.2, look=(0, 0.05), iris="#8fb8e8", bag=0.8)
    face.lashes(p, 142, 272, 206)
    face.brows(p, "#a8aece", 7, "-20,2 -2,-8 18,0", "-18,0 2,-8 20,2", y=178, fx=166, nx=246)
    face.front_nose(p, "long", 206, 210, 0.62, "#b0a4cc")
    face.mouth(p, "prim", 206, 292, 20, "#8a7aa8")
    p.form("206,112 250,116 288,160 300,250 296,340 276,330! 276,240 256,170 206,130 156,170 136,240 138,330! 116,340 112,250 124,160 162,116", white, a=7, w=4.5)
    p.form("206,40 290,66 346,150 356,260 350,380 306,420! 312,300 306,200 270,126 206,96 142,126 108,200 100,300 106,420! 66,380 60,260 76,150 126,66", "#5f4a8f", a=11, w=5)
    p.form("178,404 206,396 234,404 230,428 206,436 182,428", H["brass"], a=4)
    props.lantern(p, 74, 420, 0.9)
    props.hand(p, 74, 356, skin, 88, 0.74, False)


@sailor("purple", 12, "Master Lin", flip=True, zoom=1.02)
def lin(p: Pen) -> None:
    """Sailing master; the chart is in his head, the lunch in his beard."""
    skin, white = "#e0b284", "#ebe6e0"
    face.neck(p, skin, 0.7, 218, 290)
    clothes.bust(p, "#4a3f78", "normal")
    p.form("176,372 214,392 256,370 270,396 236,500! 196,500! 162,400", "#8a6fb4", a=7)
    for x, y in ((92, 450), (336, 450)):
        p.brush(ell(x, y, 20) + ell(x, y, 20)[:1], H["brass"], 4, ends=1)
        p.brush([(x - 10, y), (x, y - 10), (x + 10, y), (x, y + 10), (x - 10, y)], H["brass"], 3, ends=1)
    face.ear(p, 282, 236, 1.25, skin)
    face.head(p, "egg", skin)
    face.blush(p, "#c8603f", 0.32)
    face.eyes(p, 212, w=19, h=9, lid=0.34, look=(-0.3, 0.1), iris="#3f2a24", bag=1)
    face.lines(p, "246,206 266,198", "248,214 270,214", "246,222 262,230", "152,150 190,142 226,150", "156,162 190,156 222,162", w=3)
    face.nose(p, "button", 172, 206, 1.2)
    face.mouth(p, "smile", 178, 290, 28)
    hair.beard(p, "wisp", white, 6, False)
    p.form("170,278 146,284 128,310 118,360 112,410! 130,370 140,326 158,300 176,290", white, a=3, w=3.5)
    p.form("188,278 214,284 238,312 250,360 258,412! 238,372 226,326 208,298 186,290", white, a=3, w=3.5)
    for spec in ("160,186 140,182 122,196 114,226", "206,186 234,180 254,198 264,232"):
        p.brush(spec, p.line(white), 15, ends=0.4)
        p.brush(spec, white, 10, ends=0.4)
    p.form("124,150 132,98 168,70 206,62 248,70 280,100 290,150 250,138 206,132 160,138", "#34305a", a=9, w=5)
    p.form("116,166 122,140 206,124 292,142 300,168 290,176 206,146 126,176", VIOLET, a=5)
    p.form(ell(206, 58, 13), H["amber"], a=4, w=4, hi=0.7)
    hair.braid(p, "#b8b2b8", 312, 300, 6, 2, 24, 15, VIOLET)
    box = at(88, 424, 1.05, rot=-8)
    p.form(box("-60,-40! 60,-40! 60,44! -60,44!"), H["oak"], a=5, w=5)
    p.flat(box("-50,-31! 50,-31! 50,35! -50,35!"), "#3f2f3a")
    for k, xs in enumerate(((-40, -26, 10, 24), (-44, -30, -16, 34), (-36, 12, 26, 40))):
        y = -18 + k * 20
        p.brush(box([(-50, y), (0, y), (50, y)]), H["brass"], 3, ends=1)
        for x in xs:
            p.form(box(ell(x, y, 8, 9)), (VIOLET, "#d0663a", H["amber"])[k], a=2, w=2.6)
    props.hand(p, 150, 442, skin, 10, 0.76, False)


@sailor("purple", 13, "Lady Bilgewater", zoom=0.96, down=16)
def bilge(p: Pen) -> None:
    """Travels with staff; some of it lives upstairs."""
    skin, wigc = "#f6d3bc", "#d9cfe0"
    p.form("262,210 312,220 334,290 322,380 296,404 282,340 262,300", wigc, a=7)
    face.neck(p, skin, 0.74, 216, 268)
    clothes.bust(p, VIOLET, "44,500! 62,446 112,408 160,402 214,452 268,402 316,408 358,446 374,500!")
    p.form("160,402 176,380 250,380 268,402 216,462", skin, a=6)
    for x, y in ((150, 416), (172, 440), (196, 462), (234, 464), (258, 440), (280, 416)):
        p.form(ell(x, y, 18, 13), "#f8efe0", a=4, w=3)
    clothes.chain(p, "#f3ead6", "170,366 192,384 216,390 240,384 262,364", "none")
    tower = "124,182 92,120 84,50 116,-2 180,-34 250,-30 306,6 326,70 316,130 304,190 298,250 278,236 268,180"
    p.form(tower, wigc, a=14, w=5)
    face.head(p, "lady", skin)
    face.blush(p, "#e0506a", 0.55, ((142, 256, 17, 15), (232, 258, 24, 20)))
    p.form("128,196 114,150 136,110 200,112 262,122 292,186 286,228 262,178 214,150 160,160 140,180", wigc, a=9)
    p.inner("108,130 112,60 160,4 220,-8", "128,120 140,70 180,36 236,26", "290,150 306,90 280,30 240,6", "262,130 270,90 250,60 220,50", colour=wigc, w=3.5)
    for y in (220, 256):
        hair.roll(p, 304, y, wigc, 34, 17, 24)
    face.eyes(p, 212, 152, 216, w=21, h=13, lid=0.56, look=(-0.1, 0.3), iris="#6a5aa8", bag=0.3, tilt=-4)
    face.lashes(p, 139, 242, 208)
    face.brows(p, "#8a6a7a", 6, "-18,2 -4,-14 16,-10", "-22,-8 2,-18 26,0", y=176)
    face.nose(p, "needle", 172, 208, 0.6)
    face.mouth(p, "pout", 180, 290, 19, "#c8384a")
    p.flat(ell(226, 284, 4.6), p.world.ink)
    p.form("176,84 160,40 186,8 226,2 262,20 276,60 258,92 216,100", "#3a2f4c", a=6, w=4.5)
    props.rat(p, 222, 58, 0.86, "#a49aae")
    p.form("170,92 200,82 244,84 270,92 262,110 218,118 178,108", wigc, a=5, w=4)
    props.rat(p, 120, 26, 0.42, "#b4aabc")
    fan = [(84 + 92 * c, 470 + 118 * s) for c, s in ((-0.82, -0.5), (-0.6, -0.76), (-0.3, -0.94), (0.04, -1), (0.36, -0.92), (0.64, -0.74), (0.84, -0.48))]
    p.form([(84, 484, 1), *fan], "#f0dcc8", a=5, w=4.5)
    for rib in fan:
        p.brush([(84, 480), ((84 + rib[0]) / 2, (480 + rib[1]) / 2), rib], VIOLET, 4, ends=0.8)
    props.hand(p, 92, 476, skin, 4, 0.66, False)


@sailor("purple", 14, "Admiral Snore", flip=True, zoom=0.98)
def snore(p: Pen) -> None:
    """Won three battles by not waking up."""
    skin, white = "#eab498", "#efeae4"
    face.neck(p, skin, 1.4, 216, 310)
    clothes.bust(p, "#4a3a78", "broad")
    clothes.lapels(p, "#f3ead6", H["brass"])
    clothes.cravat(p, "#fbf6ea")
    clothes.epaulettes(p, H["brass"])
    with p.moved(rot=-9, cx=212, cy=340):
        face.ear(p, 296, 240, 1.05, skin)
        face.head(p, "pear", skin)
        face.blush(p, "#d0402f", 0.5, ((136, 278, 22, 17), (242, 284, 32, 22)))
        face.shut_eye(p, 148, 212, 18)
        face.shut_eye(p, 214, 212, 23)
        face.brows(p, white, 16, "-20,-2 -2,-8 20,6", "-26,6 0,-10 30,-2", y=186)
        face.nose(p, "melon", 172, 206, 0.85, "#c84a3a")
        hair.far_chop(p, white)
        hair.beard(p, "chops", white, 8, False)
        face.mouth(p, "o", 170, 308, 22)
        hair.moustache(p, "168,284 150,278 126,292 112,320 128,322! 146,306 170,298 200,304 228,322 246,318! 236,292 206,280", white)
        with p.moved(y=8, sx=0.86, rot=-5):
            hats.bicorne(p, "#3a3060", H["brass"])
            hats.cockade(p, 210, 72, "#f3ead6", VIOLET, H["amber"])
    clothes.medals(p, "298,436 330,444 104,446", (VIOLET, "#b0483f", "#4f7d57"))
    p.flat(ell(98, 322, 42), "#e8f4ff", 0.4)
    p.brush(ell(98, 322, 42) + ell(98, 322, 42)[:1], "#f4faff", 4, ends=1)
    p.flat(ell(84, 306, 10, 7, rot=-30), "#ffffff", 0.9)
    z = -1 if p.flip else 1
    p.brush(place([(-15 * z, -15, 1), (15 * z, -15, 1), (-15 * z, 15, 1), (15 * z, 15, 1)], 98, 324), VIOLET, 8, ends=1)


@sailor("purple", 15, "Grandpa Neptune", zoom=0.98)
def neptune(p: Pen) -> None:
    """Says the sea is his; nobody has dared to ask for the papers."""
    skin, sea = "#b8a08c", "#9fd0c4"
    props.trident(p, 60, 330, 1.25, -4)
    hair.back(p, "120,180 130,110 206,76 290,110 316,190 346,300 366,420 340,470 80,470 60,380 96,280", mix(sea, "#2f6b77", 0.35), 12)
    clothes.bust(p, "#3f3566", "broad")
    face.ear(p, 294, 230, 1.0, skin)
    face.head(p, "square", skin)
    face.blush(p, "#a8605c", 0.34)
    face.lines(p, "150,172 184,164 222,172", "244,206 264,196", "246,214 268,214", "244,222 262,230", w=3.5)
    face.eyes(p, 214, w=21, h=14, lid=0.3, look=(-0.35, -0.1), iris="#2fa8a0", bag=1)
    hair.beard(p, "river", sea, 13, False)
    face.brows(p, sea, 20, "-26,-10 -4,-6 20,8", "-30,10 2,-6 38,-20", y=188)
    face.nose(p, "hook", 172, 204, 1.08)
    face.mouth(p, "frown", 182, 308, 24)
    hair.moustache(p, "176,284 140,276 106,300 88,350 72,370 84,380! 116,354 140,318 180,304 226,314 256,346 288,376 302,366! 288,330 262,296 220,276", sea)
    p.form("252,350 290,338 306,360 296,382 262,386", "#d98f7a", a=4, w=4)
    for dx in (264, 278, 292):
        p.brush([(dx, 346), (dx + 2, 362), (dx - 2, 380)], p.line("#d98f7a"), 3, opacity=0.6)
    props.fish(p, 176, 420, 0.62, 20, "#e09a5a")
    star_fish = [(q[0], q[1], 0) for q in place("0,-1 .22,-.3 .95,-.3 .36,.14 .6,.82 0,.4 -.6,.82 -.36,.14 -.95,-.3 -.22,-.3", 268, 436, 30, rot=-20)]
    p.form(star_fish, "#c8503a", a=4, w=4)
    hats.crown_of_shells(p, "#e8d4e8")
    props.hand(p, 62, 400, skin, -2, 1.0)
