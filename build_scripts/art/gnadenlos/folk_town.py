"""The town: barman, greenhorn, quack, singer, dentist, dandy, preacher, and the one who drinks with all of them."""

from __future__ import annotations

from build_scripts.art.gnadenlos import gear
from build_scripts.art.gnadenlos.people import WEST as C
from build_scripts.art.gnadenlos.people import adventurer
from build_scripts.art.portraits import clothes, face, hair, hats, props
from build_scripts.art.portraits.pen import Pen, at, ell, mix, place, star


@adventurer("jack_jennings", "saloon", zoom=0.98, down=10)
def jack_jennings(p: Pen) -> None:
    """Barman. Has been polishing this glass since the shooting started."""
    skin, black = "#e8b48e", "#33292a"
    face.neck(p, skin, 0.85, 218, 290)
    clothes.stripes(p, "#f3ead4", "#8fa0ac", "normal", 26, 8)
    p.form("40,500! 64,430 128,390 168,380 186,500!", "#4f5a48", a=8)
    p.form("372,500! 350,432 306,394 262,380 240,500!", "#4f5a48", a=10)
    p.form("214,394 176,372 168,412 214,402 262,412 254,372", "#9c3426", a=5)
    face.ear(p, 288, 232, 1.1, skin)
    face.head(p, "egg", skin)
    face.blush(p, "#c8503a", 0.4)
    face.eye(p, 152, 208, 18, 15, 0.3, (0.8, 0), "#5a6a4a", bag=0.7)
    face.eye(p, 216, 206, 22, 16, 0.3, (0.8, 0), "#5a6a4a", bag=0.7)
    face.brows(p, black, 9, "-18,10 -2,-6 18,-8", "-24,-8 2,-6 26,10", y=176)
    face.nose(p, "ski", 172, 204, 0.96)
    hair.moustache(p, "curl", black)
    face.mouth(p, "wobble", 182, 308, 20)
    p.form("206,62 262,84 300,140 302,220 286,230! 280,180 254,140 214,116 206,90", black, a=9, w=4.6)
    p.form("208,62 160,74 132,118 124,178 132,190! 142,150 164,116 204,104", black, a=7, w=4.6)
    p.brush("206,72 200,90 190,98", mix(black, C.light, 0.6), 5)
    for spec in ("176,100 160,126 170,146 184,134", "204,104 200,134 212,150 222,134"):
        p.brush(spec, p.line(black), 13, ends=0.4)
        p.brush(spec, black, 8, ends=0.4)
    p.brush("240,90 268,120 284,160", mix(black, C.light, 0.5), 6, opacity=0.7)
    here = at(84, 410, 1.1, rot=8)
    p.form(here("-36,-56! 36,-56! 28,50! -28,50!"), "#dfe9e4", a=8, w=4.6, hi=0.8)
    p.flat(here("-30,0! 30,0! 26,44! -26,44!"), "#d99a3c", 0.85)
    p.form(here(ell(0, -56, 36, 9)), "#f4f8f4", a=2, w=3.6)
    p.form("80,430 104,396 140,388 150,420 140,470 150,500! 96,500! 84,470", "#f7efdc", a=8, w=4.6)
    p.inner("110,410 112,450 106,490", "130,400 128,450 134,490", colour="#d8c8a8", w=4)
    props.hand(p, 54, 440, skin, -6, 0.85)


@adventurer("joke_greenhorn", "mesa", flip=True, zoom=0.9, down=8)
def joke_greenhorn(p: Pen) -> None:
    """Fresh off the coach. The cactus was on the path."""
    skin, sand = "#f6c8a4", "#c98a4a"
    face.neck(p, skin, 0.8, 216, 290)
    inside = clothes.bust(p, "#7fa05c", "slight", 12)
    for k in range(7):
        p.brush([(60 + k * 48, 380), (64 + k * 48, 440), (60 + k * 48, 510)], "#5a7a40", 7, inside, 1, 0.8)
        p.brush([(40, 396 + k * 26), (206, 390 + k * 26), (380, 398 + k * 26)], "#a8bf7a", 5, inside, 1, 0.8)
    p.form("168,376 214,404 258,376 270,394 214,420 160,394", C["linen"], a=5)
    p.form("214,412 190,396 182,426 214,416 246,426 240,396", "#c9472e", a=4)
    face.ear(p, 296, 232, 1.45, skin)
    face.head(p, "round", skin)
    face.blush(p, "#e8604a", 0.6, ((136, 258, 22, 17), (246, 262, 30, 21)))
    face.freckles(p)
    face.eye(p, 150, 206, 21, 22, 0.0, (0.1, 0.1), "#5f9a7a", bag=0)
    face.eye(p, 218, 204, 25, 24, 0.0, (-0.2, 0.1), "#5f9a7a", bag=0)
    face.brows(p, sand, 8, "-18,2 -2,-10 18,-2", "-24,-2 0,-12 28,4", y=164)
    face.nose(p, "button", 172, 208, 1.0)
    face.mouth(p, "laugh", 184, 278, 30)
    p.flat("170,274! 196,272! 197,294 184,298 171,294", "#fff6e0", line=3)
    p.brush("184,274 184,296", p.line(skin), 2.6)
    p.form("118,196 122,160 150,140 206,134 268,146 304,178 308,220 290,206! 272,176 240,184 206,164 170,178 142,170", sand, a=6, w=4.4)
    with p.moved(y=-18, sx=0.78, cx=210, cy=150, rot=-8):
        gear.bowler(p, "#5f8a4a", "#33472c")
    p.brush("276,112 312,128 326,150", C["bone"], 3, ends=1)
    p.form(place("-22,-15! 14,-15! 26,0! 14,15! -22,15!", 336, 168, 1, rot=66), C["linen"], a=3, w=3.6)
    p.flat(place(ell(14, 0, 3.6), 336, 168, 1, rot=66), p.world.ink)
    here = at(80, 470, 1.0)
    p.form(here("-30,40! -34,-50 -24,-92 0,-104 24,-92 34,-50 30,40!"), "#6d8a42", a=9, w=5)
    p.form(here("28,-10 60,-16 64,-56 50,-66 46,-34 30,-36"), "#6d8a42", a=6, w=4.6)
    for dx, dy in ((-18, -70), (0, -84), (16, -64), (-10, -40), (12, -30), (-20, -14), (2, -6), (54, -44)):
        p.brush(here([(dx - 6, dy - 6), (dx + 6, dy + 6)]), "#f4e8c0", 3, ends=0.8)
        p.brush(here([(dx + 6, dy - 6), (dx - 6, dy + 6)]), "#f4e8c0", 3, ends=0.8)
    for x, y, rot in ((118, 276, -20), (250, 288, 30), (200, 318, 10), (276, 240, 40), (144, 300, -34)):
        p.rod(place([(0, -13), (0, 0), (0, 13)], x, y, 1, rot=rot), "#c8d08a", 3)
    gear.fist(p, 330, 452, skin, "#7fa05c", -8, 0.8)


@adventurer("tricky_jeff", "boards", zoom=0.86, down=4)
def tricky_jeff(p: Pen) -> None:
    """Sells an elixir against everything, also against the elixir."""
    skin, black = "#e2b48a", "#3a2c2c"
    p.form("258,170 296,190 310,260 300,320 276,330 262,260", black, a=7)
    face.neck(p, skin, 0.72, 218, 290)
    clothes.bust(p, "#5f4a72", "normal", 13)
    p.form("150,384 176,370 214,410 256,370 282,384 256,440 214,470 176,440", "#d9a24a", a=6)
    for x, y in ((190, 420), (214, 440), (238, 420)):
        p.flat(ell(x, y, 5), "#9c3426")
    p.form("120,396 152,378 176,440 196,500! 150,500!", "#4a3a5c", a=6)
    p.form("310,398 276,378 250,440 234,500! 290,500!", "#4a3a5c", a=7)
    face.ear(p, 286, 232, 0.95, skin)
    face.head(p, "wedge", skin)
    face.eye(p, 152, 208, 17, 11, 0.46, (0.6, 0), "#7a9a4a", 8, bag=0.8)
    face.eye(p, 216, 206, 21, 12, 0.46, (0.6, 0), "#7a9a4a", -8, bag=0.8)
    face.brows(p, black, 10, "-20,8 -2,-4 18,-12", "-24,-10 2,-18 30,2", y=182)
    face.nose(p, "needle", 174, 206, 0.9)
    hair.moustache(p, "pencil", black)
    face.mouth(p, "smirk", 182, 304, 32)
    p.form("166,334 182,326 200,334 196,362 180,384 172,360", black, a=4, w=4)
    with p.moved(y=4, rot=5, cx=206, cy=160):
        gear.stovepipe(p, "#4a3a5c", "#d9a24a")
        gear.playing_card(p, 256, 96, 18, "s", 0.92)
    props.bottle(p, 76, 396, 1.15, -8, "#4f8a72")
    p.form(place(star(5, 0.5, 15), 74, 412, 1, rot=-8), "#b0382a", a=2, w=2.6)
    for x, y, r in ((70, 262, 9), (88, 238, 6), (62, 226, 5)):
        p.flat(ell(x, y, r), "#9fd0a8", 0.8, line=2.4)
    gear.fist(p, 86, 440, skin, "#5f4a72", 8, 0.9)


@adventurer("jacky_belle", "saloon", flip=True, zoom=0.88, down=6)
def jacky_belle(p: Pen) -> None:
    """Sings a little, collects a lot."""
    skin, red = "#f4c8a2", "#a8432a"
    hair.back(p, "206,66 280,80 322,140 330,220 340,300 326,352 290,350 262,300 160,300 122,330 96,300 110,220 104,140 140,88", red, 11)
    for x, y in ((110, 300), (104, 336), (328, 330), (322, 366), (116, 366)):
        p.form(ell(x, y, 22, 19), red, a=5, w=4)
        p.brush(at(x, y, 20)("-.4,.2 -.1,-.5 .5,-.2 .3,.4"), p.line(red), 2.8, opacity=0.6)
    face.neck(p, skin, 0.78, 214, 280)
    p.form("66,500! 84,440 138,400 180,386 250,386 296,402 336,442 350,500!", skin, a=10, w=5)
    p.form("84,500! 104,462 140,452 176,436 212,464 250,436 288,452 324,464 342,500!", "#8f2f4c", a=9, w=5)
    for x in range(108, 330, 28):
        p.form(ell(x, 462 - 14 * (1 if x % 56 < 28 else 0), 15, 12), "#f7ebd2", a=3, w=3.4)
    p.brush("162,368 212,382 264,366", "#3a2c2c", 15, ends=0.9)
    p.form(ell(212, 382, 12, 15), "#5fa09a", a=3, w=3.4, hi=0.7)
    face.head(p, "heart", skin)
    face.blush(p, "#e0604a", 0.5)
    face.shut_eye(p, 150, 210, 18)
    face.eye(p, 216, 206, 23, 17, 0.3, (-0.3, 0), "#4a8a6a", -4, bag=0)
    face.lashes(p, 130, 242, 204)
    p.brush("238,200 250,190", p.line(skin), 4.5)
    face.brows(p, "#7a2f1e", 7, "-18,8 -4,-6 18,2", "-24,0 2,-18 30,0", y=176)
    p.flat(ell(150, 206, 20, 9), "#7f9a8a", 0.35, p.face)
    face.nose(p, "fine", 172, 208, 0.9)
    face.mouth(p, "pout", 178, 286, 30, "#b8302e")
    p.flat(ell(236, 274, 5), p.world.ink)
    p.form("118,206 116,150 144,108 206,86 270,104 308,156 306,220 286,236! 280,190 258,160 226,190 190,160 150,176 132,196", red, a=9, w=4.6)
    p.inner("206,96 180,130 176,158", "240,104 262,140 276,190", "150,118 138,146 132,176", colour=red, w=3.6)
    for turn, colour in ((-34, "#8f2f4c"), (-6, "#d9824a"), (22, "#8f2f4c")):
        here = at(214, 108, 1.05, rot=turn)
        p.form(here("-6,6 -26,-30 -30,-70 -16,-104 6,-118 34,-108 26,-92 36,-80 24,-66 30,-48 14,-30 6,4"), colour, a=6, w=4)
        p.brush(here("0,2 -2,-50 8,-98"), p.line(colour), 3, opacity=0.7)
    p.form(ell(212, 112, 19), C["gold"], a=5, w=4, hi=0.7)
    p.form(ell(212, 112, 9), "#c23b50", a=2, w=2.6)
    here = at(82, 470, 1.0, rot=-12)
    p.form(here("0,20! -84,-50 -72,-92 -36,-116 0,-124 36,-116 72,-92 84,-50!"), "#d9824a", a=8, w=4.6)
    for a, b in ((-66, -66), (-36, -94), (0, -104), (36, -94), (66, -66)):
        p.brush(here([(0, 16), (a * 0.5, b * 0.5), (a, b)]), p.line("#d9824a"), 4)
    for a, b in ((-78, -64), (-54, -98), (-18, -120), (18, -120), (54, -98), (78, -64)):
        p.form(here(ell(a, b, 13, 11)), "#f7ebd2", a=2, w=3)
    props.hand(p, 84, 474, skin, -8, 0.8)


@adventurer("jonas_smiley", "boards", zoom=0.98, down=10)
def jonas_smiley(p: Pen) -> None:
    """Dentist. It did not hurt a bit, he says."""
    skin, brown = "#f0bc94", "#8a5a30"
    face.neck(p, skin, 0.95, 206, 300)
    clothes.bust(p, "#efe6d4", "normal", 12)
    clothes.patch(p, 292, 452, "#e4d8be", 0, 1.2)
    p.form("206,400 182,384 174,416 206,408 238,416 230,384", "#7a5a3c", a=4)
    for x, y, r in ((120, 440, 10), (136, 460, 6), (276, 426, 7)):
        p.flat(place("-1,0 -.4,-.8 .4,-.7 1,-.1 .6,.7 -.3,.9", x, y, r), "#b0382a", 0.75)
    face.ear(p, 304, 226, 1.05, skin)
    face.ear(p, 108, 226, 1.05, skin, True)
    face.head(p, "front_round", skin, 11)
    face.blush(p, "#e0604a", 0.5, ((132, 250, 24, 18), (280, 250, 24, 18)))
    face.front_eyes(p, 196, 42, 17, 14, lid=0.2, look=(0, 0), iris="#5f7d4a", bag=0)
    props.spectacles(p, 198, 164, 248, 32, "#c9a24a")
    face.brows(p, brown, 10, "-22,6 0,-8 22,2", "-22,2 0,-8 22,6", y=156, fx=164, nx=248)
    face.front_nose(p, "bulb", 206, 196, 0.7)
    p.flat("122,262! 160,270 206,272 252,270 290,262! 280,302 246,326 206,332 166,326 132,302", "#5a2420")
    teeth = p.clip("124,264! 160,272 206,274 252,272 288,264! 278,300 246,322 206,328 166,322 134,300")
    p.flat("110,256! 300,256! 300,330! 110,330!", "#fff8e6", 1, teeth)
    for x in (150, 178, 206, 234, 262):
        p.brush([(x, 262), (x + 1, 300), (x, 334)], p.line("#d8c8a8"), 3.4, teeth, 0.9)
    p.brush("120,294 160,306 206,308 252,306 292,294", p.line("#d8c8a8"), 3.6, teeth, 0.9)
    p.flat("207,270! 233,270! 233,307! 207,308!", C["gold"], 1, teeth)
    p.brush("122,262 160,270 206,272 252,270 290,262", p.line(skin), 5, ends=0.6)
    p.brush("122,262 134,304 166,326 206,333 246,326 278,304 290,262", p.line(skin), 5, ends=0.6)
    gear.glints(p, (220, 284, 15))
    p.form("112,180 110,130 140,96 206,82 214,120! 170,130 138,150 126,186", brown, a=8, w=4.6)
    p.form("214,84 270,96 302,132 302,182 288,186! 276,150 250,130 216,122", brown, a=8, w=4.6)
    p.brush("140,116 170,100 196,98", p.world.light, 5, opacity=0.6)
    here = at(80, 392, 1.05, rot=-16)
    p.brush(here("-26,110 -18,30 4,-10"), p.line(gear.GREY), 24, ends=0.9)
    p.brush(here("-26,110 -18,30 4,-10"), gear.GREY, 16, ends=0.9)
    p.brush(here("26,110 18,30 -4,-10"), p.line(gear.GREY), 24, ends=0.9)
    p.brush(here("26,110 18,30 -4,-10"), gear.GREY, 16, ends=0.9)
    p.form(here("-6,0! -24,-30 -16,-64 -4,-72! -6,-40 0,-14 6,-40 4,-72! 16,-64 24,-30 6,0!"), gear.GREY, a=5, w=4.6, hi=0.6)
    p.form(here(ell(0, -4, 9)), "#a8a5a2", a=2, w=3)
    p.form(here("-22,-108 -8,-116 0,-110 8,-116 22,-108 20,-84 14,-56! 6,-76 -6,-76 -14,-56! -20,-84"), "#fff8e6", a=5, w=4)
    props.hand(p, 86, 470, skin, 70, 0.9, False)


@adventurer("gamblin_jay", "saloon", zoom=0.92, down=8)
def gamblin_jay(p: Pen) -> None:
    """Bets on anything: dice, flies, which of you blinks."""
    skin, black = "#7a4a34", "#2a2022"
    face.neck(p, skin, 0.85, 218, 290)
    clothes.bust(p, "#3f6a86", "normal", 13)
    p.form("168,378 214,420 260,378 272,400 236,500! 192,500! 158,400", "#f3e4c6", a=6)
    p.form("118,396 156,378 186,446 196,500! 140,500!", "#2f5068", a=6)
    p.form("312,398 274,378 244,446 236,500! 296,500!", "#2f5068", a=7)
    p.form("214,402 194,384 184,412 206,408 200,470 216,486 230,470 222,408 246,412 236,384", "#c9872e", a=4)
    p.form(ell(214, 436, 8), "#f4f8f4", a=2, w=3, hi=0.8)
    face.ear(p, 286, 230, 0.95, skin)
    props.earring(p, 288, 264, 10)
    face.head(p, "long", skin)
    p.form("262,160 284,178 284,232 270,250 262,220", black, a=4)
    face.eye(p, 156, 206, 18, 13, 0.4, (-0.5, 0), "#3c2418", bag=0.6)
    face.eye(p, 216, 204, 22, 14, 0.4, (-0.5, 0), "#3c2418", bag=0.6)
    face.brows(p, black, 9, "-18,8 -2,-4 18,-2", "-24,0 2,-20 30,-4", y=182, fx=156)
    face.nose(p, "pinch", 178, 206, 1.05, mix(skin, "#a8402c", 0.3))
    hair.moustache(p, "pencil", black)
    face.mouth(p, "grin", 184, 312, 30)
    p.flat("186,308! 197,307! 197,318 187,319", C["gold"])
    p.form("168,342 186,336 204,342 198,352 184,354 174,350", black, a=3, w=3)
    gear.bowler(p, "#6a7a8a", "#2f3f56")
    p.form("276,140 292,76 330,20 366,-2! 366,50 340,96 300,134", "#3a6fb0", a=7, w=4.6)
    p.brush("284,136 316,74 354,16", p.line("#3a6fb0"), 4)
    for a, b in ((306, 92), (322, 70), (340, 46)):
        p.brush([(a, b), (a + 16, b + 2), (a + 24, b + 12)], "#f3f6fa", 7, ends=0.4)
    gear.die(p, 58, 330, 1.08, -18)
    gear.die(p, 122, 300, 1.0, 24, "-11,-11 11,-11 -11,0 11,0 -11,11 11,11")
    for spec in ("40,380 44,366 50,360", "120,350 122,338 126,330", "86,372 90,352 98,340"):
        p.brush(spec, "#fff3d0", 5, opacity=0.8)
    p.form("20,500! 26,440 40,404 76,396 118,404 136,440 130,500!", skin, a=7, w=4.6)
    for x, y in ((34, 392), (62, 380), (92, 380), (120, 394)):
        props.finger(p, (x + (80 - x) * 0.2, 430), (x, y), 12, skin)
    p.form("2,500! 14,466 80,456 142,466 152,500!", "#3f6a86", a=6, w=4.6)


@adventurer("reverend_jon", "dusk", flip=True, zoom=0.92, down=8)
def reverend_jon(p: Pen) -> None:
    """The good book has been hollowed out a little."""
    skin, grey = "#e0b498", "#a59a8e"
    p.form("262,168 296,190 302,262 288,290 270,256", grey, a=6)
    face.neck(p, skin, 0.8, 220, 290)
    clothes.bust(p, "#3c343a", "normal", 13)
    p.form("168,372 214,386 258,370 262,398 214,410 166,398", C["linen"], a=5)
    for x, rot in ((198, 6), (230, -6)):
        p.form(place("-14,-6! 14,-6! 17,60! -17,60!", x, 402, 1, rot=rot), C["linen"], a=4, w=4)
    face.ear(p, 284, 234, 1.05, skin)
    face.head(p, "gaunt", skin)
    face.lines(p, "142,252 154,280", "238,252 246,282", "150,330 176,340", "180,160 206,154 236,160")
    face.eye(p, 152, 206, 17, 14, 0.2, (0.1, -0.7), "#6a7f8a", 6, bag=1)
    face.eye(p, 216, 204, 21, 15, 0.2, (0.1, -0.7), "#6a7f8a", -6, bag=1)
    face.brows(p, grey, 11, "-18,10 -4,-6 16,-14", "-22,-12 2,-8 26,12", y=178)
    face.nose(p, "roman", 174, 206, 1.1)
    face.mouth(p, "prim", 178, 308, 22)
    p.form("268,240! 290,262 288,316 262,336 246,322! 262,296", grey, a=4, w=4)
    brim = "50,158 90,142 140,150 206,142 286,154 340,144 372,156 340,180 274,182 206,168 136,176 80,176"
    hats.brimmed(p, "#332c32", "#5a4a48", "138,152 132,104 160,78 206,70 254,76 284,104 288,162", brim, "137,150 134,126 208,116 288,134 288,162 212,142")
    p.form("22,500! 26,372 84,356 118,372 152,356 206,374 204,500!", "#5a2a26", a=8, w=5)
    p.form("34,500! 36,382 84,368 116,386 116,500!", "#f7efdc", a=6, w=4)
    p.form("116,500! 116,386 150,368 196,384 194,500!", "#f7efdc", a=7, w=4)
    for y in (404, 424, 444, 464):
        p.brush([(130, y - 4), (156, y - 12), (184, y - 4)], "#8a7a68", 4, ends=0.8)
    p.flat("48,404! 100,396! 100,500! 48,500!", "#6a4a34", 1, line=3)
    with p.moved(y=0):
        gear.nugget(p, 74, 424, 0.66)
        gear.nugget(p, 84, 460, 0.74)
        gear.nugget(p, 62, 482, 0.6)
    gear.glints(p, (74, 372, 14), (112, 350, 10))
    props.hand(p, 196, 466, skin, 6, 0.9)


@adventurer("jolly_hopper", "saloon", zoom=0.9, down=8)
def jolly_hopper(p: Pen) -> None:
    """Hops from bar to bar, lately on one leg."""
    skin, ginger = "#efae88", "#c46a34"
    face.neck(p, skin, 1.3, 222, 310)
    clothes.stripes(p, "#f0e4c8", "#b0483a", "broad", 32, 13)
    p.form("96,500! 108,410 136,396 146,500!", "#7a5a3c", a=6)
    p.form("286,500! 282,398 314,404 330,500!", "#7a5a3c", a=7)
    face.ear(p, 302, 236, 1.15, skin)
    face.head(p, "round", skin, 12)
    face.blush(p, "#e0503a", 0.7, ((134, 258, 26, 21), (250, 264, 36, 27)))
    face.shut_eye(p, 150, 204, 20, True)
    face.shut_eye(p, 218, 202, 25, True)
    face.brows(p, ginger, 13, "-20,2 -2,-12 20,-2", "-26,-2 0,-14 30,4", y=172)
    hair.beard(p, "fringe", ginger, 10)
    face.nose(p, "bulb", 172, 202, 1.04, "#d84a34")
    face.mouth(p, "laugh", 186, 274, 44)
    p.form("120,190 120,150 148,120 206,110 270,122 304,166 306,220 290,206! 276,170 240,160 206,164 160,160", ginger, a=6, w=4.4)
    hats.straw(p, "#dfb860", "#6f9a4a")
    for x, y in ((300, 120), (322, 140), (306, 152)):
        p.form(place("0,-24! 15,-6 12,14 0,24 -12,14 -15,-6", x, y, 1, rot=24), "#a8c05a", a=4, w=3.6)
        p.brush(place("-9,-2 0,6 9,-2", x, y, 1, rot=24), p.line("#a8c05a"), 3)
    p.rod("346,500 340,420 332,360", C["wood"], 14)
    p.form("284,350 300,330 334,338 372,334 388,352 372,370 334,364 300,372", "#a8743f", a=6, w=4.6)
    props.mug(p, 80, 392, 1.16, -8)
    gear.fist(p, 128, 410, skin, "#f0e4c8", 0, 0.9)
    for x, y, r in ((36, 296, 9), (118, 286, 7), (92, 268, 5)):
        p.flat(ell(x, y, r), "#fff3d8", line=2.4)
