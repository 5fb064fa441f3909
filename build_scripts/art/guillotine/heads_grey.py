"""Those whom nobody wants to see there, grey: hero, clown, innocent victim, martyr, tragic figure."""

from __future__ import annotations

import math

from build_scripts.art.guillotine import finery, wigs
from build_scripts.art.guillotine.people import PARIS as C
from build_scripts.art.guillotine.people import noble
from build_scripts.art.portraits import clothes, face, hair, props
from build_scripts.art.portraits.pen import Pen, at, ell, place


@noble("hero_of_the_people", "negative", -3, zoom=0.94, down=6)
def hero(p: Pen) -> None:
    """The jaw that took the Bastille."""
    skin, brown = "#e2a67e", "#6a4630"
    p.form("312,40! 392,20 404,60 380,90 402,120 350,150 318,140!", C["red"], a=6, w=4.6)
    p.rod("300,500 310,260 318,6", "#8a5a34", 11)
    hair.back(p, "bob", brown, 11)
    face.neck(p, skin, 1.3, 220, 290)
    clothes.bust(p, "#f0e6d0", "broad", 14)
    clothes.open_collar(p, "#f0e6d0", skin)
    p.form("60,500! 72,430 130,392 170,384 150,440 140,500!", "#3f5f8f", a=9, w=5)
    p.form("372,500! 350,420 300,390 262,384 284,440 290,500!", "#3f5f8f", a=10, w=5)
    face.ear(p, 288, 230, 1, skin)
    face.head(p, "chin", skin, 11)
    face.blush(p, "#c8503a", 0.4)
    p.brush("176,344 180,352 178,362", p.line(skin), 5)
    face.eye(p, 148, 208, 18, 13, 0.26, (-0.4, -0.2), "#4f7f9a", 4, bag=0.4)
    face.eye(p, 216, 206, 22, 14, 0.26, (-0.4, -0.2), "#4f7f9a", -4, bag=0.4)
    face.brows(p, brown, 13, "-22,2 -2,-2 20,10", "-28,10 0,-8 32,-8", y=180)
    face.nose(p, "fine", 172, 204, 1.05)
    face.mouth(p, "grin", 180, 310, 38)
    p.flat(place("0,-1! .18,-.18 1,0! .18,.18 0,1! -.18,.18 -1,0! -.18,-.18", 158, 308, 24), "#ffffff", 1, line=1.6)
    p.form("272,170 304,190 322,250 316,300 290,320 282,280! 286,230", brown, a=6, w=4.5)
    p.form("134,176 122,210 128,236 138,226! 138,200", brown, a=4, w=4)
    p.form("140,182 160,166 190,172 176,196 160,206! 156,188", brown, a=4, w=4)
    finery.liberty_cap(p)
    p.brush("118,196 206,160 304,204", p.line("#5f8f4a"), 5, ends=0.7)
    for x, y, r in ((126, 192, -60), (150, 178, -40), (178, 168, -20), (234, 168, 20), (262, 178, 36), (290, 196, 54)):
        p.form(place("0,-24 8,-6 0,10 -8,-6", x, y, 1.1, rot=r), "#7fa65a", a=3, w=3.4)
    p.form("20,470 40,400 76,372 112,392 120,440 96,486", skin, a=7, w=5)
    for i in range(4):
        props.finger(p, (98 - i * 2, 392 + i * 19), (60 - i * 1, 388 + i * 19), 10.5, skin)


@noble("the_clown", "negative", -2, zoom=0.96, down=10)
def clown(p: Pen) -> None:
    """Everybody's friend, and somebody else's problem."""
    white = "#f7efe3"
    inside = clothes.bust(p, C["red"])
    p.form("206,380 206,500! 372,500! 352,432 308,394", C["gold"], a=10, clip=inside)
    for y in (440, 478):
        p.form(ell(206, y, 14), C["blue"], a=4)
    n = 15
    for k, (ry, c) in enumerate(((30, "#d9cdbd"), (36, "#fbf5ea"))):
        for i in sorted(range(n), key=lambda i: -abs(i - (n - 1) / 2)):
            t = math.pi * (1 - i / (n - 1)) if k else math.pi * (1 + i / (n - 1))
            x, y = 210 + 118 * math.cos(t), 352 + ry * math.sin(t)
            p.form(ell(x, y + 4, 19, 30, 8, 25 * math.cos(t) * -1), c, a=5, w=3.2)
    for sx, x in ((-1, 118), (1, 300)):
        for dx, dy, r in ((0, 0, 26), (18, 26, 24), (14, -26, 22), (26, 4, 24), (4, 34, 18)):
            p.form(ell(x + sx * dx, 218 + dy, r), "#c9602e", a=6)
    face.head(p, "oval", white)
    face.blush(p, "#d8463f", 0.75, ((140, 262, 18, 16), (246, 262, 26, 21)))
    for x, y, s in ((150, 200, 0.8), (216, 200, 1)):
        p.flat(place("0,-46! 12,0 0,50! -12,0", x, y, s), C["blue"], 0.9)
    face.eyes(p, 202, lid=0.14, w=23, h=20, look=(-0.25, -0.05), iris="#3c6b58", bag=0, crease=False)
    face.brows(p, "#7a3f2a", 9, "-18,4 -6,-16 16,-12", "-22,-14 2,-18 26,6", y=158)
    p.flat(place("-1.3,-.5 -.3,-.25 .5,-.3 1.5,-.95 1.35,.3 .5,1.05 -.4,1.0 -1.2,.5", 184, 284, 42), "#d8463f", line=3)
    p.skin = "#d8463f"
    face.mouth(p, "laugh", 184, 280, 38)
    p.skin = white
    p.form(ell(158, 246, 27, 25), "#d0352f", a=8, w=4.5, hi=0.6)
    p.flat(ell(148, 235, 6, 5), "#ffd9c8")
    hat = "136,168 150,140 210,128 268,140 296,176 300,110 320,40 300,10 240,12 190,60 150,110"
    cut = p.form(hat, C["blue"], a=12, w=5)
    p.form("170,170! 200,60! 250,4! 275,4! 240,60! 226,170!", C["gold"], a=0, w=3, clip=cut)
    p.form("262,180! 276,60! 310,0! 340,0! 330,180!", C["gold"], a=8, w=3, clip=cut)
    p.form("128,170 150,142 210,130 270,142 302,178 298,196 264,164 210,152 156,166 134,188", "#fbf5ea", a=5)
    p.form(ell(314, 22, 22), C["red"], a=7)
    p.form(ell(226, 62, 14), C["red"], a=5)


@noble("innocent_victim", "negative", -1, flip=True, zoom=0.96, down=8)
def innocent(p: Pen) -> None:
    """Had come to deliver the flowers."""
    skin, straw = "#f8d6bc", "#d8a85a"
    for dx in (-96, 96):
        hair.braid(p, straw, 206 + dx, 262, 5, dx // 40, 30, 24, "#d98f8a")
    face.neck(p, skin, 0.6, 206, 276)
    p.form("90,500! 104,450 150,412 184,394 230,394 264,412 310,450 324,500!", "#9fb4c8", a=11, w=5)
    p.form("146,404 206,386 266,404 260,426 206,440 152,426", "#fbf6ea", a=5, w=4.4)
    face.head(p, "front_round", skin)
    face.blush(p, "#e0705a", 0.5, ((142, 272, 26, 20), (270, 272, 26, 20)))
    face.front_eyes(p, 222, 46, 32, 33, lid=0.0, look=(0.05, -0.2), iris="#5a86b0", bag=0, crease=False)
    for x in (152, 262):
        p.flat(ell(x - 12, 206, 6), "#ffffff")
        p.flat(ell(x + 12, 234, 4), "#ffffff", 0.8)
    face.lashes(p, 116, 296, 216)
    face.brows(p, "#a5783f", 7, "-22,8 -2,-4 22,-12", "-22,-12 2,-4 22,8", y=166, fx=156, nx=256)
    face.front_nose(p, "button", 206, 218, 0.62)
    p.brush("186,306 206,298 226,306", p.line(skin), 6)
    p.flat("196,314 206,310 216,314 206,320", "#c86a64")
    finery.tear(p, 282, 266, 1.2)
    p.form("122,214 110,160 136,118 206,96 276,118 302,160 290,214! 272,176 206,160! 140,176", straw, a=8, w=4.6)
    p.inner("206,102 200,130 170,164", "206,104 214,132 240,164", colour=straw, w=3.4)
    p.form("96,220 84,150 118,92 206,66 294,92 328,150 316,220 296,230 290,170 254,132 206,124 158,132 122,170 116,230", "#fbf6ea", a=9, w=5)
    for k in range(13):
        a = math.pi * (0.98 + 1.04 * k / 12)
        p.form(ell(206 + 122 * math.cos(a), 206 + 132 * math.sin(a), 19, 17), "#fbf6ea", a=4, w=3.6)
    p.brush("112,206 122,150 206,110 290,150 300,206", "#9fb4c8", 13, ends=0.8)
    ring = ell(206, 34, 74, 19, 16)
    p.brush(ring + ring[:1], p.line(C["gold"]), 17, ends=1)
    p.brush(ring + ring[:1], "#f5d878", 10, ends=1)
    here = at(206, 462, 1.0)
    for x, y in ((-40, -8), (-14, -26), (16, -24), (42, -6), (0, -2)):
        p.brush(here([(x * 0.3, 50), (x * 0.7, 20), (x, y)]), "#5f8f4a", 5, ends=0.8)
        for k in range(7):
            a = k * math.tau / 7
            p.form(here(ell(x + 12 * math.cos(a), y + 12 * math.sin(a), 8, 6, 8, math.degrees(a))), "#fbf6ea", a=1, w=2.4)
        p.form(here(ell(x, y, 7)), C["gold"], a=2, w=2.4)
    props.hand(p, 176, 486, skin, 170, 0.7, False)
    props.hand(p, 236, 486, skin, 10, 0.7, False)


@noble("martyr", "negative", -1, zoom=0.94, down=8)
def martyr(p: Pen) -> None:
    """Suffers well; has practised."""
    skin, auburn = "#f0c6a6", "#a5593a"
    hair.back(p, "long", auburn, 12)
    face.neck(p, skin, 0.75, 218, 276)
    p.form("52,500! 70,446 126,406 170,392 260,392 304,408 348,450 364,500!", "#e9e0cc", a=12, w=5)
    p.form("168,398 214,384 260,398 250,420 214,434 178,420", skin, a=5, w=4.4)
    with p.moved(rot=12, cx=214, cy=330):
        face.head(p, "lady", skin)
        face.blush(p, "#d8706a", 0.35)
        face.eye(p, 150, 208, 19, 16, 0.1, (0.0, -0.7), "#6a8a6a", bag=0.6)
        face.eye(p, 216, 208, 23, 18, 0.1, (0.0, -0.7), "#6a8a6a", bag=0.6)
        face.lashes(p, 132, 244, 204)
        face.brows(p, "#7a4a30", 7, "-22,10 -4,-2 16,-16", "-22,-14 2,-8 28,10", y=178)
        face.nose(p, "fine", 172, 208, 1.0)
        face.mouth(p, "o", 182, 292, 30)
        finery.tear(p, 236, 246, 1.0)
        wigs.locks(p, auburn)
        p.form("120,196 112,160 150,112 212,98 272,112 308,158 312,196 270,160 206,146 150,164", "#d8d0c4", a=7, w=4.6)
        p.form("306,170 330,220 340,320 330,400 300,410! 310,330 306,250 296,196", "#d8d0c4", a=7, w=4.6)
    finery.arrow(p, 274, 92, -42, 1.0)
    finery.arrow(p, 318, 440, -24, 0.9, C["blue"])
    p.form("36,500! 30,440 50,392 84,376 108,400 104,450 96,500!", "#e9e0cc", a=8, w=5)
    p.form("70,398 62,350 84,312 120,306 136,326 128,360 104,394", skin, a=6, w=4.5)
    for a, b in (((118, 316), (140, 262)), ((126, 326), (160, 280)), ((130, 338), (170, 304)), ((128, 352), (166, 332))):
        props.finger(p, a, b, 9, skin)


@noble("tragic_figure", "negative", 0, flip=True, zoom=0.94, down=6)
def tragic(p: Pen) -> None:
    """Act five has lasted since Tuesday."""
    skin, black = "#e4d2c4", "#3f3a4a"
    p.form("150,120 250,100 314,150 334,250 344,360 320,430 270,420 250,330 150,330 130,420 86,420 84,330 104,220", black, a=11, w=5)
    face.neck(p, skin, 0.7, 214, 290)
    clothes.bust(p, "#4a4458", "normal", 13)
    p.form("60,430 120,392 176,380 214,400 256,380 310,394 356,436 330,450 262,420 214,446 166,420 96,450", "#5c546c", a=8, w=5)
    for i in range(9):
        t = i / 8
        p.form(ell(142 + 146 * t, 366 + 24 * (1 - (2 * t - 1) ** 2), 17, 25, 8, (t - 0.5) * 50), "#fbf6ea", a=4, w=3.6)
    face.head(p, "gaunt", skin)
    p.flat("132,222 168,226 166,256 142,252", "#8a7a94", 0.5, p.face)
    p.flat("196,224 240,224 240,252 204,256", "#8a7a94", 0.5, p.face)
    face.shut_eye(p, 150, 212, 18)
    face.shut_eye(p, 214, 212, 22)
    for x, y, s in ((142, 240, 1.1), (134, 270, 0.9), (226, 240, 1.2), (238, 274, 1.0), (228, 306, 0.8)):
        finery.tear(p, x, y, s)
    face.brows(p, black, 9, "-22,14 -4,0 16,-18", "-22,-16 2,-4 30,14", y=180)
    face.nose(p, "pinch", 172, 206, 1.05)
    p.flat(place("-1,.6 -.6,-.5 0,-.8 .7,-.5 1.05,.6 .5,.3 0,.24 -.5,.34", 182, 302, 27), p.line("#8a2f2f"), 1, line=4)
    p.flat(place("-.5,-.2 0,-.36 .5,-.2 .2,.06 -.2,.06", 182, 304, 27), "#c9594f")
    p.form("126,204 116,156 146,114 210,96 272,112 308,160 318,250 300,300! 292,240 270,182 236,156 190,156 150,172 138,206", black, a=8, w=4.6)
    p.form("96,150 86,104 130,58 210,40 292,60 330,110 318,158 270,136 206,128 144,140", "#5c546c", a=12, w=5)
    p.form("104,164 110,138 206,116 312,146 318,170 270,150 206,142 140,154", black, a=4, w=4.4)
    p.form("282,78 300,20 350,-6 372,22 350,30 362,50 330,60 320,90", "#fbf6ea", a=6, w=4.6)
    p.brush("290,84 320,44 352,16", p.line("#d8cdb8"), 3.4, opacity=0.7)
    here = at(84, 392, 1.22)
    bone = "#f0e8d4"
    p.form(here("-38,-8 -36,-40 -8,-58 26,-50 42,-24 38,4 24,16 22,36 0,42 -18,36 -20,18 -32,10"), bone, a=8, w=5)
    for x, r in ((-16, 12), (16, 11)):
        p.flat(here(ell(x, -10, r, r * 1.1)), p.world.ink)
        p.flat(here(ell(x - 3, -14, 3)), bone)
    p.flat(here("0,2! 6,14! -6,14!"), p.world.ink)
    for x in (-10, -2, 6, 14):
        p.brush(here(f"{x},26 {x},32 {x},39"), p.line(bone), 3.4, ends=0.9)
    p.form("30,500! 36,460 60,440 108,440 130,462 134,500!", "#4a4458", a=6, w=5)
    p.form("48,440 60,428 108,430 122,446 104,462 64,462", skin, a=4, w=4.4)
    props.finger(p, (54, 444), (40, 414), 8.5, skin)
    props.finger(p, (112, 444), (130, 412), 8.5, skin)
