"""The church, blue: cardinal, archbishop, bad nun, bishop, heretic, wealthy priest."""

from __future__ import annotations

from build_scripts.art.guillotine import finery, wigs
from build_scripts.art.guillotine.people import PARIS as C
from build_scripts.art.guillotine.people import noble
from build_scripts.art.portraits import face, hair, hats, props
from build_scripts.art.portraits.pen import Pen, at, ell, mix, place


@noble("cardinal", "church", 5, zoom=0.92, down=2)
def cardinal(p: Pen) -> None:
    """Fast days do not count when one has a drumstick."""
    skin, scarlet = "#f0b094", "#c23a32"
    finery.cape(p, scarlet)
    face.neck(p, skin, 1.5, 222, 310)
    p.form("150,372 158,340 214,356 276,338 282,374 214,400", finery.LINEN, a=6)
    face.ear(p, 300, 236, 1.0, skin)
    face.head(p, "jowl", skin, 11)
    face.blush(p, "#d4503e", 0.55, ((140, 274, 22, 17), (250, 286, 34, 24)))
    p.brush("130,328 170,346 224,344 276,322", p.line(skin), 5)
    p.brush("128,306 150,322 176,328", p.line(skin), 3, opacity=0.6)
    face.eye(p, 150, 206, 16, 11, 0.5, (-0.3, 0.3), "#5b6a86", bag=1)
    face.eye(p, 216, 206, 20, 12, 0.52, (-0.3, 0.3), "#5b6a86", bag=1)
    face.brows(p, "#8d7460", 9, "-18,6 -2,-4 18,2", "-24,4 0,-6 26,8", y=182)
    face.nose(p, "bulb", 172, 206, 0.95, "#d84a3a")
    face.mouth(p, "smirk", 180, 306, 28)
    p.form("136,166 150,118 208,98 268,118 296,170 214,140", scarlet, a=9, w=5)
    brim = "16,150 70,116 140,126 206,108 280,120 350,96 398,116 366,160 300,180 206,158 128,172 60,176"
    hats.shadow(p, brim)
    p.form(brim, scarlet, a=10, w=5, hi=0.3)
    p.form("140,126 148,72 206,48 264,66 280,120 206,108", scarlet, a=9, w=5)
    p.brush("143,112 206,94 278,108", p.line(C["gold"]), 12, ends=0.9)
    p.brush("143,112 206,94 278,108", C["gold"], 8, ends=0.9)
    for k, (x, y) in enumerate(((336, 190), (352, 232), (332, 236))):
        p.brush([(316, 166), (330, 180), (x, y)], p.line(scarlet), 6, ends=0.9)
        p.form(place("-9,-8 9,-8 12,34 -12,34", x, y + 4 * k), scarlet, a=3, w=3.4)
        p.form(ell(x, y - 6, 9), C["gold"], a=2, w=3)
    here = at(72, 398, 1.1, rot=-24)
    p.form(here("-8,20! 8,20! 8,70 16,84 4,92 -4,84 -14,88 -12,74"), "#f6efe0", a=4, w=4)
    p.form(here("-6,32 -34,10 -40,-30 -18,-60 16,-62 38,-32 34,8 10,34"), "#c47a3a", a=9, w=5)
    p.form(here("-38,-22 -24,-52 4,-62 -2,-46 8,-36 -6,-28 0,-14 -18,-16 -24,-6"), "#f3d3a2", a=3, w=3.4)
    props.hand(p, 98, 462, skin, -20, 0.9)


@noble("archbishop", "church", 4, flip=True, zoom=0.8, down=10)
def archbishop(p: Pen) -> None:
    """Nearer to heaven by half a yard of hat."""
    skin, white = "#ecc4a6", "#f3ead4"
    finery.cape(p, "#e8dcc0")
    for x, rot in ((168, 8), (262, -8)):
        p.form(place("-20,-40! 20,-40! 22,110! -22,110!", x, 440, 1, rot=rot), C["blue"], a=6, w=4)
        p.brush(place("0,-20 0,60", x, 440, 1, rot=rot), C["gold"], 6, ends=0.9)
        p.brush(place("-13,8 13,8", x, 440, 1, rot=rot), C["gold"], 6, ends=0.9)
    face.neck(p, skin, 0.72, 216, 300)
    face.ear(p, 284, 236, 1.1, skin)
    face.head(p, "long", skin)
    face.blush(p, "#c8605a", 0.3)
    face.shut_eye(p, 152, 206, 19)
    face.shut_eye(p, 214, 206, 23)
    face.brows(p, "#cfc8bc", 10, "-20,-2 0,-12 18,4", "-24,6 0,-12 28,-2", y=176)
    face.nose(p, "droop", 173, 206, 1.05)
    face.mouth(p, "prim", 182, 314, 22, "#b06a60")
    face.lines(p, "210,268 224,290 222,312", "140,262 146,284")
    mitre = "124,168 98,60 150,-40 206,-110! 268,-44 318,60 294,178 206,140"
    hats.shadow(p, "124,168 206,140 294,178 206,150")
    p.form(mitre, white, a=13, w=5)
    inside = p.clip(mitre)
    p.brush("206,-110 206,30 206,150", p.line(C["gold"]), 30, inside, 1)
    p.brush("206,-110 206,30 206,150", C["gold"], 22, inside, 1)
    for y, x in ((6, 148), (6, 266)):
        p.flat(at(x, y + 34, 1.5)("-4,-14! 4,-14! 4,-4! 14,-4! 14,4! 4,4! 4,14! -4,14! -4,4! -14,4! -14,-4! -4,-4!"), C["red"], 1, inside, 2)
    p.form("122,172 118,136 206,104 300,138 296,182 206,144", C["blue"], a=6, w=4.5)
    for x, y in ((150, 142), (206, 124), (264, 144)):
        p.form(ell(x, y, 9), C["gold"], a=2, w=3)
    p.rod("70,500 66,330 62,170", C["gold"], 13)
    p.brush("62,176 48,120 66,70 112,66 130,104 106,128 88,108", p.line(C["gold"]), 23, ends=0.7)
    p.brush("62,176 48,120 66,70 112,66 130,104 106,128 88,108", C["gold"], 15, ends=0.7)
    p.form(ell(63, 186, 16, 11), C["red"], a=3, w=3.6)
    props.hand(p, 74, 420, skin, 4, 0.9)


@noble("bad_nun", "church", 3, flip=True, zoom=0.9)
def bad_nun(p: Pen) -> None:
    """Vows, as far as they go."""
    skin, black = "#f4c8ac", "#3b3546"
    p.form("206,40 290,60 340,140 360,260 380,480! 40,480! 74,260 100,130 140,64", black, a=12, w=5)
    finery.cape(p, black, C["gold"])
    face.head(p, "lady", skin)
    face.blush(p, "#e0606a", 0.5, ((144, 256, 18, 14), (232, 260, 24, 18)))
    face.shut_eye(p, 150, 208, 18, True)
    face.eye(p, 216, 208, 23, 15, 0.42, (-0.3, 0.1), "#4a8a5a", -4, bag=0.3)
    face.lashes(p, 132, 244, 204)
    face.brows(p, "#6b4a34", 7, "-18,2 -2,-8 18,0", "-24,-8 2,-16 28,2", y=174)
    face.nose(p, "snub", 172, 206, 0.9)
    face.mouth(p, "smirk", 180, 292, 28, "#c8384a")
    p.flat(place("-.7,0 -.3,-.3 0,-.14 .3,-.3 .8,-.2 .5,.3 0,.44 -.45,.3", 180, 292, 25), "#c8384a", 1, line=2.6)
    p.flat(ell(238, 288, 4.6), p.world.ink)
    finery.wimple(p, black)
    props.pipe(p, "#e8dcc0")
    here = at(318, 436, 1, rot=10)
    p.form(here("-13,-104! 13,-104! 13,-60 34,-34 34,70 -34,70 -34,-34 -13,-60"), "#4f6b46", a=8, w=5, hi=0.6)
    p.form(here("-10,-118! 10,-118! 10,-102! -10,-102!"), "#b98a58", a=2, w=3.5)
    p.form(here("-30,-14! 30,-14! 30,36! -30,36!"), "#f3ead4", a=3, w=3)
    p.flat(here("-4,-8! 4,-8! 4,2! 13,2! 13,9! 4,9! 4,30! -4,30! -4,9! -13,9! -13,2! -4,2!"), C["red"])
    props.hand(p, 338, 466, skin, 14, 0.82)
    for k in range(7):
        p.form(ell(150 + k * 18, 424 + 24 * (1 - ((k - 3) / 3) ** 2), 8), "#8a5a34", a=3, w=3)
    p.form(at(206, 478, 0.9)("-6,-24! 6,-24! 6,-8! 20,-8! 20,4! 6,4! 6,30! -6,30! -6,4! -20,4! -20,-8! -6,-8!"), C["gold"], a=3, w=3.4)


@noble("bishop", "church", 2, zoom=0.96)
def bishop(p: Pen) -> None:
    """Blesses everything, dinner first."""
    skin, violet = "#f2bb9a", "#7b5585"
    finery.cassock(p, violet, "10,500! 30,430 100,384 168,372 256,372 322,386 384,432 396,500!", C["red"])
    face.neck(p, skin, 1.35, 218, 300)
    p.form("150,368 160,342 212,356 270,340 278,370 214,390", violet, a=6)
    face.ear(p, 302, 232, 1.2, skin)
    face.ear(p, 106, 232, 1.1, skin, True)
    face.head(p, "front_round", skin, 11)
    face.blush(p, "#e0604a", 0.6, ((138, 266, 28, 22), (274, 266, 28, 22)))
    face.shut_eye(p, 164, 206, 24, True)
    face.shut_eye(p, 248, 206, 24, True)
    face.brows(p, "#cfc4b4", 11, "-24,6 -2,-10 22,-4", "-22,-4 2,-10 26,6", y=172, fx=162, nx=250)
    face.front_nose(p, "button", 206, 204, 1.15)
    face.mouth(p, "laugh", 204, 288, 40)
    p.brush("146,326 206,348 268,326", p.line(skin), 5)
    p.form("286,150 314,176 320,216 306,236 294,220! 290,186", "#d9d2c6", a=5, w=4)
    p.form("124,150 98,176 92,216 106,236 118,220! 122,186", "#d9d2c6", a=5, w=4)
    p.form("142,136 152,104 206,84 262,104 272,136 206,118", violet, a=8, w=5)
    p.form(ell(207, 88, 9), violet, a=3, w=3.4)
    p.form(at(214, 446, 1.15)("-9,-42! 9,-42! 9,-12! 32,-12! 32,6! 9,6! 9,50! -9,50! -9,6! -32,6! -32,-12! -9,-12!"), C["gold"], a=5, w=4.5, hi=0.6)
    p.form(ell(214, 443, 9), C["red"], a=3, w=3, hi=0.7)
    p.form("20,480 40,430 92,420 100,500! 20,500!", violet, a=6, w=4.5)
    p.form("34,436 30,392 52,372 90,378 98,412 88,440 54,446", skin, a=6, w=4.5)
    for a, b in (((52, 384), (46, 318)), ((74, 382), (78, 312))):
        props.finger(p, a, b, 11, skin)
    props.finger(p, (36, 402), (66, 418), 11, skin)
    p.form(ell(47, 350, 12, 7), C["gold"], a=2, w=3)


@noble("heretic", "church", 2, zoom=0.92)
def heretic(p: Pen) -> None:
    """Right about everything, and warm already."""
    skin, brown = "#e2ac86", "#6a4632"
    hair.back(p, "wild", brown, 12)
    face.neck(p, skin, 0.7, 216, 300)
    p.form("60,500! 82,440 140,396 180,380 250,380 292,398 338,440 354,500!", "#8b7453", a=12, w=5)
    for k in range(4):
        p.brush([(90 + k * 20, 420 + k * 6), (96 + k * 22, 460), (92 + k * 24, 498)], p.line("#8b7453"), 3.4, opacity=0.5)
    face.ear(p, 288, 230, 1, skin)
    face.head(p, "gaunt", skin)
    face.eye(p, 150, 206, 19, 20, 0.0, (0.1, -0.2), "#6a8a9a", bag=1, crease=False)
    face.eye(p, 216, 204, 23, 23, 0.0, (0.1, -0.2), "#6a8a9a", bag=1, crease=False)
    face.brows(p, brown, 13, "-20,-6 -2,-12 18,10", "-26,10 0,-14 28,-4", y=168)
    face.nose(p, "hook", 174, 204, 0.95)
    hair.beard(p, "forked", brown)
    face.mouth(p, "gap", 178, 296, 28)
    hair.moustache(p, "droopy", brown)
    p.form("128,206 112,150 140,104 206,84 272,106 306,156 304,226! 286,186 276,206! 258,158 240,182! 214,146 194,176! 172,150 154,184! 142,172", brown, a=8, w=4.5)
    here = at(300, 410, 1.05, rot=10)
    for spec, c in (
        ("-50,-30 -66,-80 -40,-70 -44,-128 -10,-90 6,-150 30,-96 52,-124 50,-70 72,-84 56,-28", "#d8572e"),
        ("-34,-30 -44,-70 -22,-60 -18,-100 6,-70 20,-104 34,-64 48,-70 40,-28", "#f0a63c"),
        ("-16,-30 -20,-56 0,-48 10,-72 22,-46 24,-28", "#ffe09a"),
    ):
        p.form(here(spec), c, a=4, w=3.6)
    p.form(here("-60,-36! 0,-22! 60,-36! 60,52! 0,64! -60,52!"), "#f6ecd2", a=6, w=5)
    p.brush(here("0,-22 1,20 0,62"), p.line("#f6ecd2"), 4.5)
    finery.writing(p, *place([(-50, -16)], 300, 410, 1.05, rot=10)[0][:2], 44, 4, rot=14)
    p.form(here("-64,-40! -60,-36! -60,52! 0,64! 60,52! 60,-36! 64,-40! 66,62! 0,76! -66,62!"), "#6a2f3c", a=3, w=4)
    props.hand(p, 350, 458, skin, 20, 0.85, False)
    props.smoke(p, 312, 250, "#9a8f88", 2)


@noble("wealthy_priest", "church", 1, flip=True, zoom=0.94)
def wealthy_priest(p: Pen) -> None:
    """The poor box was full, so he emptied it."""
    skin, black = "#ecb796", "#48425a"
    finery.cassock(p, black, "40,500! 62,432 120,394 176,378 250,378 308,396 352,434 372,500!", C["gold"])
    face.neck(p, skin, 1, 218, 290)
    face.ear(p, 288, 232, 1.25, skin)
    face.head(p, "egg", skin)
    face.blush(p, "#d4604a", 0.45)
    p.flat(ell(196, 96, 26, 16, rot=-16), mix(skin, "#fff6e0", 0.6), 0.9, p.face)
    wigs.tonsure(p, "#6b4a34")
    p.form("128,172 138,150 152,140 150,166 138,184", "#6b4a34", a=3, w=4)
    face.eye(p, 150, 206, 18, 12, 0.34, (-0.4, 0.5), "#5a6a4a", bag=0.8)
    face.eye(p, 216, 206, 22, 14, 0.34, (-0.4, 0.5), "#5a6a4a", bag=0.8)
    face.brows(p, "#6b4a34", 8, "-18,8 -6,-6 18,-10", "-26,-8 -2,-12 28,8", y=178)
    face.nose(p, "needle", 174, 210, 0.72)
    face.mouth(p, "grin", 184, 290, 38)
    p.flat(place("-.14,-.2! .14,-.24! .14,.22! -.14,.24!", 196, 292, 34), C["gold"], 1, line=2)
    here = at(112, 430, 1.16)
    p.form(here("-22,-36 -62,16 -50,62 0,72 50,62 62,16 22,-36"), "#a5763f", a=11, w=5)
    p.form(here("-24,-34 -38,-58 -14,-52 0,-62 14,-52 38,-58 24,-34 0,-26"), "#b8884e", a=5, w=4.4)
    p.brush(here("-24,-35 0,-27 24,-35"), C["red"], 10, ends=0.9)
    p.form(here(ell(0, 22, 24)), C["gold"], a=5, w=4, hi=0.6)
    p.flat(here("-4,-14! 4,-14! 4,-5! 12,-5! 12,2! 4,2! 4,16! -4,16! -4,2! -12,2! -12,-5! -4,-5!"), p.line(C["gold"]))
    for x, y in ((42, 488), (62, 474), (190, 484), (210, 470)):
        p.form(ell(x, y, 19, 15), C["gold"], a=4, w=4, hi=0.6)
        p.brush(ell(x, y, 10, 8) + ell(x, y, 10, 8)[:1], p.line(C["gold"]), 2.6, ends=1)
    props.hand(p, 176, 426, skin, 34, 0.85)
    p.form(ell(158, 410, 9), C["red"], a=2, w=3, hi=0.7)
