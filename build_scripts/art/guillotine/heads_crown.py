"""The court, purple, first half: king, queen, regent, duke, baron, Robespierre, count and countess."""

from __future__ import annotations

from build_scripts.art.guillotine import finery, wigs
from build_scripts.art.guillotine.people import PARIS as C
from build_scripts.art.guillotine.people import noble
from build_scripts.art.portraits import clothes, face, hair, props
from build_scripts.art.portraits.pen import Pen, at, ell, mix, place


@noble("king_louis_xvi", "royal", 5, zoom=0.94, right=4, down=4)
def king(p: Pen) -> None:
    """A decent locksmith, in the wrong trade."""
    wig, skin = "#e9e3dc", "#f0b89a"
    p.form("170,120 240,96 312,128 336,210 330,300 300,352 150,340 120,240", wig, a=12)
    finery.ermine(p, C["blue"])
    p.form("160,430 204,416 262,432 276,500! 152,500!", C["red"], a=6)
    finery.chain(p, C["gold"], 430, C["blue"])
    face.head(p, "pear", skin)
    face.blush(p, "#d8604f", 0.5, ((136, 276, 24, 17), (240, 282, 32, 22)))
    p.brush("136,322 168,338 216,338 250,318", p.line(skin), 4.5)
    p.brush("258,262 276,280 280,304", p.line(skin), 3.5, opacity=0.6)
    face.eyes(p, 208, lid=0.52, w=19, h=14, look=(-0.2, 0.25), bag=0.9)
    face.brows(p, "#a58468", 8, "-16,8 -2,-4 16,-4", "-20,-4 2,-4 26,10", fx=154)
    face.nose(p, "hook", 174, 210)
    face.mouth(p, "pout", 172, 301, 24, "#c25a58")
    wigs.front(p, wig, (206, 242, 278))
    finery.crown(p, 226, 84, 1.02, 9)
    here = at(76, 420, 1.05, rot=-8)
    p.brush(here("-26,-10 -26,-48 0,-66 26,-48 26,-10"), p.line("#8d8886"), 18, ends=1)
    p.brush(here("-26,-10 -26,-48 0,-66 26,-48 26,-10"), "#a9a39c", 11, ends=1)
    p.form(here("-44,-16 44,-16 48,52 0,64 -48,52"), C["gold"], a=8, w=5, hi=0.6)
    p.form(here(ell(0, 12, 13)), "#4a3430", a=0, w=3)
    p.form(here("-6,14! 6,14! 9,40! -9,40!"), "#4a3430", a=0, w=0)
    props.hand(p, 108, 478, skin, -60, 0.8)


@noble("marie_antoinette", "royal", 5, flip=True, zoom=0.9, down=16)
def marie(p: Pen) -> None:
    """Hair as high as the debt, with a frigate on it."""
    wig, skin = "#e8d9cf", "#f6cdb4"
    p.form("262,210 312,220 330,290 318,380 296,404 282,340 262,300", wig, a=7)
    face.neck(p, skin, 0.82, 216, 268)
    finery.gown(p, "#8fb0b4", skin)
    p.form("208,376 222,374 226,400 214,408 204,398", C["gold"], a=3, w=3)
    p.form("128,176 96,120 104,66 150,34 226,26 296,50 322,110 306,170 300,240 278,230 268,180", wig, a=14, w=5)
    face.head(p, "lady", skin)
    face.blush(p, "#e0606a", 0.55, ((142, 256, 17, 15), (232, 258, 24, 20)))
    wigs.tower_front(p, wig, 22, (216, 250))
    face.eyes(p, 212, far=152, near=216, lid=0.5, w=21, h=14, look=(-0.15, 0.3), iris="#4f7f9a", tilt=-4, bag=0.3)
    face.lashes(p, 134, 240, 212)
    face.brows(p, "#9b7560", 6, "-18,4 -4,-10 16,-6", "-22,-4 2,-12 26,4", y=178)
    face.nose(p, "fine", 172, 208)
    face.mouth(p, "prim", 180, 289, 20, "#c8384a")
    p.flat(ell(226, 284, 4.6), p.world.ink)
    for x in (150, 190, 230, 268):
        hair.roll(p, x - 6, 74 - abs(x - 206) * 0.06, "#cfdfe0", 26, 14, -8)
    p.form("134,28! 172,42 242,36 282,12! 278,52 250,74 172,78 144,60", "#9a6a44", a=6)
    p.brush("146,50 200,60 272,44", C["gold"], 5)
    for x, t in ((178, -14), (226, -22)):
        p.brush([(x, 46), (x, (46 + t) / 2), (x, t)], "#6a4631", 5, ends=0.9)
    for x, y, s in ((178, 20, 1.25), (226, 14, 1.4)):
        p.form(place("-16,-22! 14,-24! 22,0 18,16! -18,16! -10,-2", x, y, s), "#fbf5e6", a=4, w=3)
    p.flat("226,-24! 252,-15! 226,-6!", C["red"], line=2)
    cake(p, skin)


def cake(p: Pen, skin: str) -> None:
    """What they are to eat."""
    p.form(ell(78, 452, 66, 17, 12), "#f4efe6", a=4, w=4)
    p.form("36,446! 38,398! 118,392! 122,440! 80,456", "#f0c27a", a=6, w=4.5)
    p.form("38,424! 120,416! 121,426! 37,434!", "#c8384a", a=2, w=2.6)
    p.form("32,402! 34,384 76,376 120,378 124,394! 112,402 104,416 96,400 84,404 74,424 62,406 52,408 44,418", "#f7b8bd", a=5, w=4.5)
    p.form(ell(80, 366, 14, 13), "#c8384a", a=4, w=4, hi=0.6)
    p.brush("82,356 88,344 100,338", "#6a4631", 4, ends=0.7)
    props.hand(p, 128, 466, skin, 20, 0.7, False)


@noble("regent", "royal", 4, zoom=0.9, down=10)
def regent(p: Pen) -> None:
    """Only trying how it would look."""
    wig, skin = "#cfc6ba", "#ecb896"
    wigs.back(p, wig)
    face.neck(p, skin, 0.85, 218, 290)
    finery.coat(p, "#7b4a86", "#d8b87a", C["gold"])
    finery.jabot(p)
    face.ear(p, 288, 232, 1, skin)
    face.head(p, "heart", skin)
    face.blush(p, "#d8604f", 0.4)
    face.eye(p, 150, 208, 17, 14, 0.2, (0.1, -0.65), "#5a7a4a", bag=0.8)
    face.eye(p, 216, 206, 21, 16, 0.2, (0.1, -0.65), "#5a7a4a", bag=0.8)
    face.brows(p, "#8d7460", 9, "-20,2 -2,-14 20,-4", "-26,-4 2,-16 28,0", y=172)
    face.nose(p, "ski", 172, 206, 0.95)
    face.mouth(p, "smirk", 180, 296, 32)
    face.lines(p, "206,270 222,290 220,310")
    wigs.front(p, wig, (208, 242))
    finery.crown(p, 214, 42, 0.94, -10, C["plum"])
    p.form("330,500! 352,400 348,260 330,150 300,110 276,128 292,190 300,280 280,420 270,500!", "#7b4a86", a=9, w=5)
    p.form("322,176 326,142 280,120 270,150 284,180", finery.LINEN, a=5, w=4)
    p.form("322,130 316,92 296,74 278,84 272,112 284,138", skin, a=5, w=4.4)
    for a, b in (((282, 94), (252, 72)), ((276, 108), (248, 92)), ((282, 122), (256, 108))):
        props.finger(p, a, b, 9, skin)


@noble("duke", "royal", 3, zoom=0.94, down=6)
def duke(p: Pen) -> None:
    """Smells the people; takes snuff against it."""
    wig, skin = "#e4ddd4", "#eebc9c"
    wigs.queue(p, wig, "#4a3a5c", 318, 258)
    face.neck(p, skin, 0.95, 224, 296)
    finery.coat(p, "#5f4a86", "#e8d9b0", C["gold"])
    finery.jabot(p)
    with p.moved(rot=16, cx=220, cy=330):
        face.head(p, "side_beak", skin)
        face.blush(p, "#d8604f", 0.45, ((190, 256, 32, 24),))
        face.side_nose(p, 104, 270, 0.95)
        face.shut_eye(p, 170, 206, 22)
        face.brows(p, "#a08a74", 8, "0,0 0,0 0,0", "-26,-6 0,-14 30,6", y=174, fx=-400, nx=172)
        p.flat(ell(196, 286, 5), p.world.ink)
        p.form("134,168 140,128 176,100 236,96 284,120 306,170 304,220 286,206 262,166 210,148 160,156 142,184", wig, a=10)
        p.inner("150,140 200,112 262,124", "160,154 220,130 278,152", colour=wig, w=2.8, opacity=0.5)
        for y in (202, 236):
            hair.roll(p, 292, y, wig, 36, 17, 6)
    p.form("40,500! 30,430 54,392 92,384 110,410 110,470 96,500!", "#5f4a86", a=8, w=5)
    p.form("52,404 46,376 78,356 110,372 116,398 96,392 90,412 74,398 62,416", finery.LINEN, a=5, w=4)
    p.form("66,376 60,344 84,326 108,336 112,366 96,382", skin, a=5, w=4.4)
    props.finger(p, (78, 344), (92, 298), 8, skin)
    props.finger(p, (98, 340), (98, 296), 8, skin)
    for x, y, r in ((96, 280, 4), (88, 268, 3), (104, 266, 3), (94, 254, 2.4), (110, 280, 2.4)):
        p.flat(ell(x, y, r), "#8a6a4a")


@noble("baron", "royal", 3, zoom=0.94, down=4)
def baron(p: Pen) -> None:
    """Lord of all the foxes; this one got away."""
    skin, green = "#e9a682", "#6a4a80"
    face.neck(p, skin, 1.5, 220, 310)
    clothes.bust(p, green, "broad", 14)
    p.form("150,392 214,372 276,390 300,500! 130,500!", "#d8b87a", a=8)
    for y in (420, 458):
        p.form(ell(214, y, 9), C["gold"], a=2, w=3)
    p.form("148,378 158,344 212,358 270,342 280,378 214,404", finery.LINEN, a=6)
    face.ear(p, 300, 232, 1.1, skin)
    face.head(p, "potato", skin, 11)
    face.blush(p, "#d0402f", 0.6, ((136, 272, 22, 20), (246, 284, 34, 26)))
    p.brush("140,322 176,340 220,338 268,316", p.line(skin), 4.5)
    face.eye(p, 150, 206, 18, 14, 0.16, (0.3, 0.1), "#6a5a3a", bag=1)
    face.eye(p, 214, 204, 21, 16, 0.16, (0.3, 0.1), "#6a5a3a", bag=1)
    face.brows(p, "#7a4a2a", 13, "-18,4 -2,-8 18,2", "-24,0 2,-10 28,6", y=174)
    face.nose(p, "melon", 174, 208, 0.92, "#c8402f")
    face.mouth(p, "tooth", 190, 308, 30)
    p.form("276,176 304,196 312,246 300,286 276,276! 282,236", "#7a4a2a", a=6, w=4.4)
    p.form("124,176 126,120 160,78 214,64 268,80 300,124 308,190 206,144", "#5a6a3c", a=11, w=5)
    p.form("60,160 96,140 150,150 206,140 290,156 350,142 372,158 340,186 290,190 206,164 128,184 84,184", "#5a6a3c", a=8, w=5)
    p.form("122,158 124,136 206,118 296,142 302,168 206,144", C["gold"], a=4, w=4)
    p.form("280,140 330,70 370,-6 384,-20! 376,40 352,100 306,150", "#b5763f", a=5, w=4.4)
    for k in range(6):
        p.brush([(312 + k * 11, 116 - k * 21), (326 + k * 9, 108 - k * 20), (338 + k * 8, 96 - k * 20)], "#6a3a22", 5)
    p.form("276,150 312,120 350,60 356,66 332,120 290,158", "#3f6a5a", a=4, w=4)
    ring = "40,452 60,388 120,352 190,380 206,440 160,486 90,492 44,456"
    p.brush(ring, p.line(C["gold"]), 29, ends=1)
    p.brush(ring, C["gold"], 20, ends=1)
    p.brush("46,440 68,394 120,362 176,384", mix(C["gold"], "#fff3d6", 0.7), 5, ends=0.5)
    p.form("188,368 230,328 262,330 270,360 240,392 208,404", C["gold"], a=6, w=5, hi=0.6)
    p.form(place("0,-28 12,-16 14,10 0,26 -14,10 -12,-16", 266, 344, 1, rot=36), mix(C["gold"], "#4a2a18", 0.6), a=0, w=4)
    props.hand(p, 66, 412, skin, 30, 0.86)


@noble("robespierre", "royal", 3, zoom=1.0, right=6, down=10)
def robespierre(p: Pen) -> None:
    """Checks the list, and finds it short."""
    wig, skin = "#d9d6cf", "#dcc9a0"
    p.form("262,170 308,188 316,300 330,380 306,396 286,330 262,280", wig, a=8)
    finery.bow(p, 314, 328, "#3d4a5c", 0.95, 10)
    face.neck(p, skin, 0.72, 214, 300)
    inside = clothes.bust(p, "#6f8f6a")
    for i in range(14):
        p.brush([(40 + i * 26, 380), (37 + i * 26, 440), (34 + i * 27, 500)], "#4f6b50", 6, inside, 1)
    p.form("150,500! 120,380 168,352 214,440! 262,352 312,380 280,500!", "#8fae84", a=8)
    finery.jabot(p, "#fbf6ea", 2)
    face.head(p, "wedge", skin)
    p.flat("142,256 160,262 168,300 154,296", p.tone(skin, 0.28), 0.7, p.face)
    p.flat("250,236 268,250 226,310 216,296", p.tone(skin, 0.28), 0.7, p.face)
    face.ear(p, 284, 232, 0.85)
    face.eyes(p, 206, lid=0.42, w=20, h=13, look=(-0.3, 0.05), iris="#6f9a6a", tilt=6, bag=0.8)
    face.brows(p, "#8a8478", 7, "-18,-8 -2,2 18,10", "-24,10 -2,-8 30,-18", y=176)
    face.nose(p, "point", 174, 210, 0.82)
    face.mouth(p, "line", 180, 297, 20, "#b08070")
    face.lines(p, "204,276 212,292 210,306", "170,172 174,186")
    wigs.front(p, wig, (214, 246))
    for x, w in ((158, 22), (218, 27)):
        p.form(ell(x, 150, w, 19, 10, -6), "#6fb07a", a=4, w=6, hi=0.8)
    p.brush("180,148 188,142 194,147", "#4a4034", 6, ends=0.8)
    p.brush("244,146 274,150 296,166", "#4a4034", 5, ends=0.8)
    finery.scroll(p, "28,500! 22,366 60,356 128,372 134,500!", "16,372 20,350 66,344 134,360 132,380 70,364 34,368")
    finery.writing(p, 40, 394, 78, 6, 18)
    for i in range(4):
        y = 396 + i * 18
        p.brush([(34, y + 2), (80, y - 4), (120, y - 1)], C["red"], 5, ends=0.5)
    props.hand(p, 130, 452, skin, 10, 0.75)


ROSE = "#c87a8a"


def half_heart(p: Pen, x: float, y: float, left: bool) -> None:
    """One half of a heart, broken in a zigzag."""
    k = -1 if left else 1
    jag = f"0,-16! {6 * k},-4! {-4 * k},8! {5 * k},20! 0,38!"
    p.form(place(f"{jag} {34 * k},6 {38 * k},-16 {22 * k},-28 {6 * k},-24", x, y, 1.3), C["red"], a=5, w=4.4, hi=0.6)


@noble("count", "royal", 2, flip=True, zoom=0.94, down=8)
def count(p: Pen) -> None:
    """Half a heart; the other half stands somewhere in this line."""
    wig, skin = "#efe6da", "#f0bd9c"
    wigs.queue(p, wig, ROSE, 300, 290)
    face.neck(p, skin, 0.85, 218, 290)
    finery.coat(p, ROSE, "#f6ead2", C["plum"])
    finery.jabot(p)
    face.head(p, "oval", skin)
    face.blush(p, "#e0606a", 0.6, ((140, 262, 18, 15), (234, 264, 26, 20)))
    face.eyes(p, 206, lid=0.3, w=22, h=16, look=(-0.6, 0), iris="#6a5a8a", bag=0.4)
    face.brows(p, "#8d6a58", 8, "-18,-2 -4,-14 18,0", "-24,0 0,-14 28,6", y=174)
    face.nose(p, "point", 174, 206, 0.84)
    face.mouth(p, "smile", 180, 290, 32)
    p.flat(at(238, 286, 0.5)("0,18! -18,0 -14,-14 0,-8! 14,-14 18,0"), p.world.ink)
    p.form("136,160 130,120 120,84 140,60 172,66 188,96 206,102 224,92 246,58 284,58 300,92 298,140 308,200 290,192 264,152 214,142 168,154 146,178", wig, a=10)
    p.inner("140,88 152,82 164,96 150,110", "262,84 276,80 284,98 268,112", "170,128 210,118 254,128", colour=wig, w=3.4, opacity=0.6)
    for y in (212, 246):
        hair.roll(p, 304, y, wig, 40, 18, 6)
    props.hand(p, 76, 446, skin, 10, 0.84)
    p.brush("72,404 66,380 78,362", C["red"], 5, ends=0.9)
    p.brush("78,362 92,380 80,404", C["red"], 5, ends=0.9)
    half_heart(p, 62, 356, False)


@noble("countess", "royal", 2, zoom=0.82, down=12)
def countess(p: Pen) -> None:
    """The other half, behind a fan."""
    wig, skin = "#f1e2d6", "#f8d2ba"
    wigs.tower_back(p, wig, -70)
    face.neck(p, skin, 0.78, 216, 268)
    finery.gown(p, ROSE, skin, "#f8efe0", C["plum"])
    face.head(p, "lady", skin)
    face.blush(p, "#e0606a", 0.6, ((142, 256, 18, 15), (232, 258, 26, 20)))
    wigs.tower_front(p, wig, -60)
    wigs.feathers(p, 214, -40, ROSE, "#fbf5e6", C["plum"], s=0.8)
    p.form(ell(214, -40, 20, 17), C["gold"], a=4, w=4, hi=0.7)
    for y, x0, x1 in ((-6, 110, 312), (60, 104, 318)):
        for k in range(9):
            t = k / 8
            p.form(ell(x0 + (x1 - x0) * t, y + 22 * (1 - (2 * t - 1) ** 2), 8), "#fbf5e6", a=2, w=3)
    face.eyes(p, 212, far=152, near=216, lid=0.4, w=23, h=15, look=(-0.6, 0.0), iris="#6a8a5a", tilt=-4, bag=0.2)
    face.lashes(p, 132, 242, 210)
    face.brows(p, "#9b7560", 6, "-18,2 -4,-10 16,-4", "-22,-4 2,-12 26,4", y=178)
    face.nose(p, "fine", 172, 208, 0.95)
    face.mouth(p, "lips", 180, 290, 19, "#c8384a")
    p.flat(at(236, 278, 0.5)("0,18! -18,0 -14,-14 0,-8! 14,-14 18,0"), p.world.ink)
    half_heart(p, 214, 430, True)
    for k in range(8):
        here = at(70, 470, 1, rot=-74 + k * 17)
        p.form(here("-5,0! 5,0! 22,-150 0,-160! -22,-150"), "#fbf5e6" if k % 2 else ROSE, a=4, w=3.6)
        p.brush(here("0,-4 0,-70 0,-146"), p.line(ROSE), 3.4, opacity=0.6)
    props.hand(p, 78, 480, skin, 12, 0.84)
