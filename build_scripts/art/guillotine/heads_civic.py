"""The town, green: governor, mayor, councilman, judge, tax collector, land lord, rival executioner, sheriff."""

from __future__ import annotations

from build_scripts.art.guillotine import finery, wigs
from build_scripts.art.guillotine.people import PARIS as C
from build_scripts.art.guillotine.people import noble
from build_scripts.art.portraits import clothes, face, hair, hats, props
from build_scripts.art.portraits.pen import Pen, at, box, ell, mix, place

GREEN = "#5f8058"


@noble("governor", "civic", 4, zoom=0.88, down=6)
def governor(p: Pen) -> None:
    """Governed an island; brought back the only thing it grew."""
    wig, skin = "#7a5a44", "#eaa988"
    wigs.full_back(p, wig)
    face.neck(p, skin, 1.2, 218, 300)
    finery.coat(p, "#4f6b46", "#e8d27a", C["gold"], "20,500! 36,432 108,388 172,374 256,374 318,388 374,432 388,500!")
    finery.jabot(p)
    face.head(p, "pear", skin, 11)
    face.blush(p, "#d0503f", 0.5, ((136, 274, 22, 17), (242, 282, 32, 23)))
    p.brush("140,324 172,338 216,336 250,318", p.line(skin), 4.5)
    face.eyes(p, 206, lid=0.42, w=20, h=14, look=(-0.4, 0.1), iris="#5a6a3a", bag=0.9)
    face.brows(p, "#5a3c28", 12, "-20,2 -2,-10 20,2", "-26,-2 0,-14 30,4", y=176)
    face.nose(p, "roman", 174, 206, 1.1)
    face.mouth(p, "smirk", 178, 302, 30)
    p.form("168,292 150,288 130,296 122,288! 134,306 156,304 176,296 206,302 232,300 244,286! 226,290 200,286", "#5a3c28", a=3, w=4)
    wigs.full_front(p, wig, (196, 238, 280, 322, 364), False)
    brim = "22,150 60,110 130,130 206,112 290,126 350,84 396,66 388,122 344,170 286,176 206,150 130,166 66,176"
    hats.shadow(p, brim)
    p.form("134,140 140,78 170,50 220,44 268,58 286,100 290,158", "#4a5a3c", a=11, w=5)
    p.form(brim, "#4a5a3c", a=9, w=5)
    p.brush("26,150 66,118 130,138 206,120 290,134 350,94 392,72", C["gold"], 7, ends=0.8)
    p.form("286,120 300,40 250,-10 190,-6 196,8 170,6 184,24 160,30 186,42 230,52 262,84", "#fbf5e6", a=7, w=4.6)
    p.brush("278,104 262,46 212,16", p.line("#d8cdb8"), 3.4, opacity=0.7)
    here = at(78, 424, 1.1)
    for spec in ("0,-34 -40,-62 -30,-96! -10,-70", "0,-34 40,-62 34,-98! 12,-70", "-6,-34 -18,-84 0,-122! 18,-84 6,-34", "-8,-36 -58,-40 -62,-66! -24,-52", "8,-36 58,-40 60,-70! 24,-52"):
        p.form(here(spec), "#5f8f4a", a=4, w=4)
    p.form(here("-34,-26 0,-40 34,-26 42,16 32,56 0,70 -32,56 -42,16"), "#d9a03a", a=9, w=5)
    for k in range(-2, 3):
        p.brush(here(f"{-36 + k * 14},{-22 - k * 4} {k * 16},14 {34 + k * 12},{50 + k * 4}"), p.line("#d9a03a"), 3.4, opacity=0.6)
        p.brush(here(f"{36 + k * 14},{-22 + k * 4} {k * 16},14 {-34 + k * 12},{50 - k * 4}"), p.line("#d9a03a"), 3.4, opacity=0.6)
    props.hand(p, 122, 456, skin, 12, 0.84)


@noble("mayor", "civic", 3, flip=True, zoom=0.98, down=8)
def mayor(p: Pen) -> None:
    """Has promised the key of the town to everybody."""
    skin, grey = "#f0b090", "#ded6c8"
    face.neck(p, skin, 1.25, 216, 300)
    clothes.bust(p, "#4a5a5c", "broad", 14)
    p.form("150,384 214,372 278,384 296,500! 134,500!", "#f3ead4", a=7)
    for k, c in enumerate((C["blue"], "#fbf5e6", C["red"])):
        p.form(f"{64 + k * 26},{410 - k * 10}! {96 + k * 26},{396 - k * 10}! {390 + k * 20},{500 - k * 4}! {330 + k * 26},{500 - k * 4}!", c, a=3, w=3.6)
    p.form("150,376 158,344 212,358 268,342 276,376 214,398", finery.LINEN, a=6)
    face.ear(p, 300, 232, 1.15, skin)
    face.head(p, "round", skin, 11)
    p.flat(ell(180, 140, 30, 15, rot=-16), mix(skin, "#fff6e0", 0.6), 0.9, p.face)
    face.blush(p, "#e0503f", 0.55, ((136, 260, 22, 18), (246, 270, 32, 24)))
    face.eye(p, 152, 204, 18, 13, 0.24, (-0.3, 0), "#4a7a5a", bag=1)
    face.eye(p, 218, 204, 21, 14, 0.24, (-0.3, 0), "#4a7a5a", bag=1)
    face.brows(p, "#8a7a68", 10, "-20,2 -2,-12 20,-4", "-26,-4 0,-14 28,4", y=174)
    face.nose(p, "bulb", 174, 200, 0.84, "#d8503f")
    face.mouth(p, "grin", 188, 274, 58)
    wigs.nightcap_puff(p, 296, 188, grey, 28)
    p.form("122,176 104,186 102,214 118,226 128,206", grey, a=4, w=4)
    p.brush("190,116 206,92 236,100", grey, 7, ends=0.3)
    p.brush("206,114 224,96 250,110", grey, 6, ends=0.3)
    here = at(86, 360, 1.12, rot=-18)
    p.rod(here("0,-10 0,60 0,128"), C["gold"], 15)
    p.form(here("6,76! 38,76! 38,90! 24,90! 24,98! 38,98! 38,114! 6,114!"), C["gold"], a=3, w=4)
    ring = here(ell(0, -40, 30, 32))
    p.brush(ring + ring[:1], p.line(C["gold"]), 25, ends=1)
    p.brush(ring + ring[:1], C["gold"], 17, ends=1)
    p.form(here("-16,-12! 16,-12! 14,4! -14,4!"), C["gold"], a=3, w=4)
    finery.bow(p, *place([(0, 12)], 86, 360, 1.12, rot=-18)[0][:2], C["red"], 0.7, -10)
    props.hand(p, 102, 430, skin, -12, 0.9)


@noble("councilman", "civic", 3, zoom=0.96, down=10)
def councilman(p: Pen) -> None:
    """Votes in his sleep, which is why he votes so well."""
    wig, skin = "#cfc4b4", "#ecb494"
    p.form("150,130 240,96 320,140 344,230 336,310 306,344 240,330 180,330 116,340 92,290 104,200", wig, a=12, w=5)
    face.neck(p, skin, 1.1, 210, 300)
    finery.coat(p, "#6a7a4c", "#e9dcc0", "")
    finery.jabot(p, tiers=2)
    with p.moved(rot=-11, y=12, cx=200, cy=330):
        face.head(p, "jowl", skin)
        face.blush(p, "#d8604f", 0.5, ((140, 272, 20, 16), (248, 282, 32, 22)))
        face.shut_eye(p, 150, 214, 18)
        face.shut_eye(p, 214, 214, 22)
        face.nose(p, "broad", 172, 210, 0.9)
        p.flat(ell(180, 306, 16, 11), p.line("#8a2f2f"))
        p.brush(ell(180, 306, 16, 11) + ell(180, 306, 16, 11)[:1], p.line(skin), 4.5, ends=0.8)
        p.brush("132,330 176,348 224,344 270,318", p.line(skin), 4.5)
        p.form("116,226 100,170 124,112 200,86 272,106 316,160 322,250 306,316 280,320! 288,250 272,206 206,196 146,206 134,236", wig, a=11, w=5)
        p.inner("206,92 200,140 170,190", "200,100 160,130 132,190", "214,98 262,130 284,200", "290,180 304,240 294,300", colour=wig, w=3.4)
        p.flat(ell(118, 292, 30, 33), "#dff0f4", 0.75, line=3.4)
        p.flat(ell(108, 280, 8, 6), "#ffffff")
    p.form("300,500! 330,420 340,330 336,270 308,268 300,300 286,400 250,500!", "#6a7a4c", a=9, w=5)
    p.form("298,290 300,262 342,262 346,290 322,300", finery.LINEN, a=4, w=4)
    props.hand(p, 322, 232, skin, 6, 0.96)
    p.rod("322,226 322,180 322,150", "#8a5a34", 9)
    p.form(place(box(-44, -54, 88, 66, 8), 322, 112), "#f3ead4", a=6, w=5)
    p.flat(place("-24,-20! -8,-2! 26,-40! 34,-32! -8,14! -32,-12!", 322, 112), "#4c7a44", 1, line=2.6)


@noble("unpopular_judge", "civic", 2, flip=True, zoom=0.9, down=6)
def judge(p: Pen) -> None:
    """The public has lodged an appeal."""
    wig, skin = "#e6ded2", "#e6b8a0"
    wigs.full_back(p, wig, 1.02, 440)
    face.neck(p, skin, 0.9, 216, 300)
    clothes.bust(p, "#3f3a4c", "broad", 14)
    p.form("150,380 214,372 276,380 290,430 214,450 138,430", C["red"], a=7, w=4.6)
    for x, rot in ((196, 8), (230, -8)):
        p.form(place("-16,-8! 16,-8! 19,70! -19,70!", x, 384, 1, rot=rot), finery.LINEN, a=4, w=4)
    face.head(p, "long", skin)
    face.blush(p, "#c8605a", 0.3)
    face.eye(p, 150, 206, 18, 10, 0.56, (-0.3, 0.2), "#4a4a5a", 6, bag=1)
    face.eye(p, 214, 206, 22, 11, 0.56, (-0.3, 0.2), "#4a4a5a", -4, bag=1)
    face.brows(p, "#8a8078", 14, "-20,-8 -2,2 20,12", "-28,12 0,0 30,-14", y=182)
    face.nose(p, "droop", 173, 206, 0.95)
    face.mouth(p, "frown", 180, 312, 30)
    face.lines(p, "204,272 220,292 218,316", "138,262 142,290")
    wigs.full_front(p, wig, (196, 236, 276, 316, 356, 396))
    finery.drip(p, 240, 108, 46, "#c8432f", "286,160 292,184 214,172")
    p.form(place("-20,-6 -2,-16 20,-8 4,0 16,14 -2,6 -16,12", 240, 96), "#5f8f4a", a=2, w=3)
    finery.drip(p, 142, 252, 30, "#c8432f", "120,288 126,306 158,292")
    p.form("158,52 172,16 206,2 244,12 262,44 246,60 206,66 172,64", "#8fae5a", a=8, w=4.6)
    p.inner("206,60 204,30 206,8", "204,44 184,28 180,20", "206,44 226,28 236,22", colour="#8fae5a", w=3.4)
    here = at(78, 400, 1.1, rot=-30)
    p.rod(here("0,-20 0,40 0,96"), "#8a5a34", 12)
    p.form(here("-50,-56! 50,-56! 50,-14! -50,-14!"), "#a5693f", a=8, w=5)
    for x in (-38, 38):
        p.brush(here(f"{x},-54 {x},-36 {x},-16"), C["gold"], 9, ends=0.9)
    props.hand(p, 108, 450, skin, -28, 0.9)


@noble("tax_collector", "civic", 2, zoom=0.94, down=8)
def tax_collector(p: Pen) -> None:
    """Sees the world through the third estate."""
    skin, black = "#dcb48e", "#4a4552"
    hair.back(p, "tail", "#5a5058", 8)
    face.neck(p, skin, 0.62, 216, 290)
    p.form("84,500! 96,440 150,400 184,386 250,386 290,402 332,444 346,500!", "#5a5f4c", a=12, w=5)
    p.form("150,388 190,366 214,380 240,364 280,388 250,420 214,396 178,420", "#e9dcc0", a=5, w=4.4)
    face.ear(p, 282, 226, 1.2, skin)
    face.head(p, "wedge", skin)
    p.flat("142,256 160,262 170,300 154,296", p.tone(skin, 0.28), 0.6, p.face)
    p.flat("250,236 268,250 226,310 214,296", p.tone(skin, 0.28), 0.6, p.face)
    face.eye(p, 148, 206, 17, 10, 0.48, (-0.3, 0.3), "#4a5a3a", 8, bag=1)
    face.brows(p, black, 8, "-20,-8 -2,4 20,12", "-26,8 0,-10 30,-16", y=180)
    p.form(ell(218, 210, 33, 33, 14), C["gold"], a=5, w=4.6, hi=0.6)
    p.brush(ell(218, 210, 25, 25) + ell(218, 210, 25, 25)[:1], p.line(C["gold"]), 3, ends=1, opacity=0.6)
    p.flat(at(218, 211, 0.82)("-13,12! -15,-9! -7,-1! 0,-14! 7,-1! 15,-9! 13,12!"), p.line(C["gold"]))
    p.brush("240,240 258,300 250,372", "#5a5058", 4, ends=0.9)
    face.nose(p, "needle", 172, 208, 0.92)
    face.mouth(p, "smirk", 184, 296, 26)
    p.brush("170,318 186,332 196,350", "#5a5058", 5, ends=0.3)
    brim = "70,138 110,128 150,136 206,128 280,138 330,150 352,170 320,188 270,182 206,158 140,170 90,170"
    hats.shadow(p, brim)
    p.form("140,146 138,60 160,34 214,26 266,36 284,70 288,160 206,140", black, a=12, w=5)
    p.form(brim, black, a=9, w=5)
    p.form("138,140 138,112 206,102 284,118 288,148 206,128", "#4c7a44", a=4, w=4)
    p.form(place(box(-20, -18, 40, 36, 4), 214, 120), C["gold"], a=3, w=4)
    p.flat(place(box(-9, -8, 18, 16, 2), 214, 120), "#4c7a44")
    p.form("30,500! 36,446 64,432 96,446 100,500!", "#5a5f4c", a=6, w=5)
    p.form("18,420 40,412 84,414 112,424 106,444 70,452 34,446", skin, a=6, w=4.5)
    for k, (a, b) in enumerate((((36, 418), (-6, 398)), ((34, 428), (-12, 418)), ((40, 438), (-4, 438)))):
        props.finger(p, a, b, 9 - k * 0.4, skin)
    props.finger(p, (92, 424), (100, 388), 9, skin)
    for x, y in ((52, 396), (60, 384), (50, 372)):
        p.form(ell(x, y, 21, 9), C["gold"], a=3, w=3.6, hi=0.6)


@noble("land_lord", "civic", 2, flip=True, zoom=0.94, down=8)
def land_lord(p: Pen) -> None:
    """Would not hurt a house."""
    skin, red = "#e6a27e", "#a5562f"
    face.neck(p, skin, 1.4, 220, 310)
    clothes.bust(p, "#7a6a44", "broad", 14)
    p.form("150,392 214,374 280,392 300,500! 130,500!", "#c86a4a", a=8)
    clothes.neckerchief(p, "#f0e4c4", C["red"])
    face.ear(p, 300, 236, 1.2, skin)
    face.head(p, "square", skin, 11)
    face.blush(p, "#d0503f", 0.55, ((138, 268, 22, 18), (248, 276, 30, 22)))
    face.stubble(p, "126,282 150,300 190,306 240,300 286,262 284,300 246,334 188,338 150,324", "#a5562f", 0.3)
    face.shut_eye(p, 150, 208, 20)
    face.shut_eye(p, 216, 208, 24)
    face.brows(p, red, 17, "-22,4 -2,-10 20,-4", "-28,-2 0,-12 32,8", y=178)
    face.nose(p, "bulb", 172, 204, 1.1, "#d04a38")
    face.mouth(p, "smile", 184, 310, 32)
    hair.moustache(p, "brush", red)
    for x, y, r in ((292, 206, 22), (304, 238, 25), (304, 274, 26), (292, 306, 25), (128, 262, 15), (130, 288, 16)):
        p.form(ell(x, y, r), red, a=5, w=4.2)
        p.brush(at(x, y, r)("-.4,.2 -.1,-.5 .5,-.2 .3,.4"), p.line(red), 2.6, opacity=0.5)
    hats.straw(p, "#dcb65c", "#4c7a44")
    here = at(96, 392, 1.2, rot=8)
    p.form(here("30,-72! 46,-72! 46,-40! 30,-40!"), "#a5562f", a=3, w=4)
    p.form(here("-46,-16! 46,-16! 46,66! -46,66!"), "#f3ead4", a=7, w=5)
    p.form(here("-64,-8! -44,-64! 44,-64! 64,-8!"), "#b8563f", a=7, w=5)
    for y in (-48, -32, -16):
        p.brush(here(f"{-56 - y * 0.2},{y} 0,{y + 3} {56 + y * 0.2},{y}"), p.line("#b8563f"), 3.4, opacity=0.6)
    p.form(here("-12,22! 12,22! 12,66! -12,66!"), "#6a4a34", a=3, w=4)
    for x in (-32, 32):
        p.form(here(f"{x - 9},2! {x + 9},2! {x + 9},24! {x - 9},24!"), "#ffe09a", a=2, w=3.6)
    p.brush(here("38,-76 48,-98 36,-116 48,-136"), "#cfc8bc", 10, opacity=0.8)
    props.hand(p, 150, 440, skin, 20, 0.95, False)
    props.hand(p, 44, 444, skin, 172, 0.86, False)


@noble("rival_executioner", "civic", 1, flip=True, zoom=0.96, down=6)
def rival(p: Pen) -> None:
    """By hand, as grandfather did. Nobody asks any more."""
    skin, black = "#d9a07c", "#474252"
    p.form("4,500! 14,440 60,396 120,380 300,380 350,396 392,440 400,500!", skin, a=13, w=5)
    p.form("130,500! 150,420 214,440 280,420 296,500!", "#7a4a34", a=7, w=5)
    p.form("120,380 150,420 142,500! 110,500! 96,420", "#7a4a34", a=5, w=4.4)
    p.form("304,380 276,420 286,500! 320,500! 330,420", "#7a4a34", a=6, w=4.4)
    hood = "206,40 232,20 268,30! 262,60 300,110 318,190 322,280 340,370 314,424 262,392 214,430 166,392 110,420 92,366 112,280 110,190 130,110 166,64"
    p.form(hood, black, a=14, w=5.5)
    p.skin = skin
    for x, y, w in ((150, 214, 34), (226, 212, 38)):
        p.flat(place("-1,0 -.5,-.8 .3,-.9 1,-.3 .9,.4 .2,.8 -.6,.7", x, y, w, w * 0.72), p.tone(skin, 0.35), 1, line=5)
        face.eye(p, x, y + 2, w * 0.64, w * 0.44, 0.2, (0.75, -0.15), "#6a5a3a", bag=0.7, crease=False)
    p.brush("112,176 146,178 178,198", p.line(black), 9, opacity=0.7)
    p.brush("268,172 236,178 200,196", p.line(black), 9, opacity=0.7)
    p.flat(place("-1,.3 -.4,-.3 .4,-.4 1,.2 .7,.5 0,.1 -.7,.6", 184, 312, 34), p.line(black))
    p.inner("206,60 190,110 186,160", "262,100 282,160 286,230", "130,300 120,350 128,396", "290,300 300,350 292,396", "206,350 210,390 212,420", colour=black, w=4)
    finery.tear(p, 262, 250, 1.3)
    here = at(66, 300, 1.16, rot=-8)
    p.rod(here("14,190 6,60 0,-70"), "#8a5a34", 16)
    p.form(here("-4,-64! 8,-70 44,-92! 62,-40 64,10 50,52! 10,18 -2,18!"), "#b9c4ca", a=7, w=5, hi=0.6)
    p.form(here("-8,-56! -30,-50! -30,-2! -6,4!"), "#9aa6ae", a=4, w=4.4)
    p.flat(here("50,-70! 56,-52! 70,-56! 62,-38!"), p.world.ink)
    for spec in ("58,-20! 44,-12! 62,-4!", "62,18! 48,20! 58,34!"):
        p.flat(here(spec), p.world.ink)
    props.plaster(p, *place([(32, 4)], 66, 300, 1.16, rot=-8)[0][:2], 16)
    props.hand(p, 76, 430, skin, -4, 1.0)


@noble("sheriff", "civic", 1, zoom=0.94, down=6)
def sheriff(p: Pen) -> None:
    """A star, a moustache, and a warrant for whoever it fits."""
    skin, brown = "#d8a07c", "#5a3c2c"
    face.neck(p, skin, 1.2, 222, 300)
    clothes.bust(p, "#6a7a4c", "normal", 13)
    clothes.lapels(p, "#4c5a3c", C["gold"])
    p.form("156,372 160,340 212,354 268,338 274,372 214,394", "#c8604a", a=6)
    face.ear(p, 290, 232, 1.1, skin)
    face.head(p, "chin", skin, 11)
    face.stubble(p)
    face.eye(p, 148, 206, 18, 10, 0.5, (-0.3, 0.1), "#5a6a4a", 4, bag=0.8)
    face.eye(p, 216, 206, 22, 11, 0.5, (-0.3, 0.1), "#5a6a4a", -4, bag=0.8)
    face.brows(p, brown, 15, "-20,-4 -2,0 20,8", "-28,8 0,-2 30,-6", y=184)
    face.nose(p, "hook", 174, 204, 1.0)
    hair.moustache(p, "walrus", brown)
    p.brush("176,336 130,352 92,340", p.line("#c9a24a"), 8, ends=0.6)
    p.brush("176,336 130,352 92,340", "#e0bd62", 4.5, ends=0.6)
    p.form("96,340 80,326 72,334 84,344", "#e0bd62", a=1, w=2.6)
    p.form("270,180 300,190 308,236 296,262 278,250! 282,214", brown, a=5, w=4.4)
    brim = "30,116 64,150 110,150 160,136 206,132 262,140 316,160 362,146 386,96 394,140 372,186 320,200 262,184 206,166 140,180 80,196 36,164"
    hats.shadow(p, brim)
    p.form("134,150 132,84 150,46 184,34 208,48 236,32 272,46 288,86 292,164 206,140", "#7a6a44", a=12, w=5)
    p.form("206,46 208,84 196,110", mix("#7a6a44", "#2e2233", 0.4), a=0, w=0)
    p.form(brim, "#7a6a44", a=9, w=5)
    p.form("133,146 133,116 206,108 288,124 291,154 206,134", "#4c7a44", a=4, w=4)
    finery.cockade(p, 266, 128, 1.0)
    here = at(300, 446, 1.35)
    p.form(here("0,-32! 9,-12 31,-10! 15,5 20,27! 0,16 -20,27! -15,5 -31,-10! -9,-12"), C["gold"], a=5, w=4.6, hi=0.7)
    for x, y in ((0, -32), (31, -10), (20, 27), (-20, 27), (-31, -10)):
        p.form(here(ell(x, y, 5)), C["gold"], a=1, w=3)
    sheet = at(78, 428, 1.0, rot=-10)
    p.form(sheet("-52,-66! 52,-66! 52,66! -52,66!"), "#f0e2ba", a=6, w=4.6)
    p.form(sheet("-24,-30 -22,-50 0,-56 22,-50 24,-30 16,-6 0,4 -16,-6"), "#cdb78c", a=3, w=3.6)
    p.flat(sheet("-12,-30! 12,-30! 12,-26! -12,-26!"), p.world.ink)
    p.brush(sheet("0,-26 -4,-14 4,-12"), p.world.ink, 3)
    finery.writing(p, *place([(-36, 22)], 78, 428, 1, rot=-10)[0][:2], 70, 3, 14, rot=-10)
    props.hand(p, 124, 470, skin, 10, 0.8)
