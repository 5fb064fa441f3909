"""Cards, stars and guns: the gambler, the sheriff and his daughter, gunmen good and bad."""

from __future__ import annotations

from build_scripts.art.gnadenlos import gear
from build_scripts.art.gnadenlos.people import WEST as C
from build_scripts.art.gnadenlos.people import adventurer
from build_scripts.art.portraits import clothes, face, hair, props
from build_scripts.art.portraits.pen import Pen, ell, mix, place, points


@adventurer("poker_paul", "saloon", zoom=0.98, down=10)
def poker_paul(p: Pen) -> None:
    """Five aces in the hand, one up the sleeve."""
    skin, dark = "#dca878", "#4a2c1e"
    face.neck(p, skin, 0.76, 218, 290)
    clothes.bust(p, C["bone"])
    clothes.jacket(p, C["rust"])
    p.form("172,372 212,388 256,372 258,402 214,404 170,402", C["linen"], a=5)
    for spec in ("212,394 168,372 160,416", "214,394 262,374 268,418"):
        p.form(spec, "#3f3a34", a=5)
    p.form(ell(213, 395, 12, 13), "#3f3a34", a=3)
    face.ear(p, 278, 232, 0.9, skin)
    face.head(p, "long", skin)
    p.flat("150,262 172,270 182,310 164,316", p.tone(skin, 0.28), 0.6, p.face)
    p.flat("262,236 262,270 222,330 216,300", p.tone(skin, 0.28), 0.6, p.face)
    p.form("264,150 284,168 284,240 270,262 262,226 262,190", dark, a=5)
    face.eye(p, 158, 206, 17, 12, 0.5, (0.35, 0.1), "#6b5a2a", bag=0.8)
    face.eye(p, 216, 204, 21, 15, 0.32, (0.35, 0.05), "#6b5a2a", bag=0.8)
    face.brows(p, dark, 11, "-16,0 -2,4 18,12", "-24,2 2,-18 28,-2", y=190, fx=158)
    face.nose(p, "hook", 178, 208, 0.88)
    face.mouth(p, "smirk", 182, 306, 26)
    hair.moustache(p, "handlebar", dark)
    p.form("180,336 190,328 202,338 194,364", dark, a=3, w=3)
    gear.gambler(p, "#574033", C["gold"])
    for i, suit in enumerate("hshs"):
        gear.playing_card(p, 66 + i * 29, 398 - (18 if i in (1, 2) else 0), -34 + i * 20, suit, 1.08)
    props.hand(p, 116, 458, skin, 80, 0.86, False)
    gear.playing_card(p, 350, 418, 28, "s", 1.1)
    p.form("318,500! 308,450 340,430 400,462 400,500!", C["rust"], a=5)
    p.form("300,456 318,438 402,470 402,486 326,462", C["linen"], a=4, w=3.5)


@adventurer("sheriff_dooley", "mesa", flip=True, zoom=0.88, down=6)
def sheriff_dooley(p: Pen) -> None:
    """The law, and most of what it knows, is moustache."""
    skin, sandy = "#d99a6c", "#b98a4e"
    face.neck(p, skin, 1.15, 218, 290)
    clothes.bust(p, "#7d5a3a", "14,500! 30,436 96,392 170,376 256,376 322,392 384,440 398,500!")
    p.form("150,384 214,410 284,382 300,412 214,500! 124,412", "#b5462a", a=7)
    for x, y in ((186, 420), (214, 432), (242, 418), (206, 462), (228, 464)):
        p.flat(ell(x, y, 4), C["bone"])
    face.ear(p, 294, 236, 1.05, skin)
    face.head(p, "square", skin)
    face.blush(p, "#b8452c", 0.3)
    p.form("272,160 298,170 300,256 286,270 278,230", sandy, a=5)
    face.eyes(p, y=214, lid=0.44, w=19, h=13, look=(-0.3, 0), iris="#4f6f80", bag=1, tilt=4)
    face.brows(p, "#8a5f30", 18, "-20,-2 0,2 20,12", "-26,14 0,0 30,-2", y=188)
    face.lines(p, "244,210 262,202", "246,218 266,218", "244,226 260,234", "176,184 180,198")
    face.nose(p, "bulb", 172, 208, 1.08, mix(skin, "#c04a34", 0.3))
    tache = "176,272 150,268 120,288 100,330 106,372! 128,344 156,324 184,318 226,328 262,352 292,376! 294,330 266,288 224,268"
    p.flat([(x + 3, y + 10, k) for x, y, k in points(tache)], p.tone(skin, 0.35), 0.7)
    p.form(tache, sandy, a=8, w=5)
    p.inner("168,280 136,294 116,340", "178,286 150,306 128,336", "186,282 230,292 276,346", "184,296 226,310 262,336", colour=sandy, w=3.2)
    gear.stetson(p, "#d8b982", C["rust"])
    gear.badge(p, 296, 450, 1.12)


@adventurer("jasmin_dooley", "boards", zoom=0.96, down=10)
def jasmin_dooley(p: Pen) -> None:
    """The sheriff's daughter; the rolling pin is the other half of the law."""
    skin, corn = "#f2c49c", "#d9a24a"
    face.neck(p, skin, 0.8, 208, 290)
    clothes.bust(p, "#7f9fb0", "slight", 12)
    for x, y in ((140, 440), (176, 470), (214, 446), (254, 470), (290, 440), (214, 490), (120, 480), (312, 480)):
        p.flat(ell(x, y, 6), "#f3ead4")
    gear.bonnet_back(p, "#c9574a")
    hair.braid(p, corn, 118, 312, 5, -2, 26, 20, "#f3e4c6")
    hair.braid(p, corn, 292, 312, 4, 2, 26, 20, "#f3e4c6")
    face.head(p, "front_lady", skin)
    face.blush(p, "#d8604f", 0.5, ((142, 258, 20, 15), (268, 258, 20, 15)))
    face.front_eyes(p, 210, 38, 20, 15, lid=0.3, look=(0.35, -0.1), iris="#4a7a9a", bag=0.2)
    face.lashes(p, 144, 268, 204)
    face.brows(p, "#a8742e", 8, "-20,-2 -2,-2 20,8", "-20,8 2,-2 20,-2", y=182, fx=166, nx=246)
    face.front_nose(p, "button", 206, 208, 0.9)
    face.mouth(p, "prim", 206, 296, 26, "#c0483c")
    p.form("130,206 132,160 166,132 206,126 250,134 282,162 284,206 262,176 206,152! 156,172", corn, a=6, w=4.4)
    gear.bonnet(p, "#c9574a", "#f3e4c6")
    p.rod("352,500 350,440 348,380", "#b98a58", 14)
    p.form("318,390! 382,388! 378,236! 318,240!", "#d9ae74", a=10, w=5)
    p.rod("348,234 348,220 347,200", "#b98a58", 14)
    gear.fist(p, 352, 440, skin, "#7f9fb0", -4)
    gear.badge(p, 206, 444, 0.7, -12)


@adventurer("joey_gun", "dusk", zoom=0.9, down=16)
def joey_gun(p: Pen) -> None:
    """Eleven years old; the gun is older, and taller."""
    skin = "#f0bd94"
    face.neck(p, skin, 0.6, 216, 290)
    clothes.bust(p, "#c9a878", "child", 12)
    p.form("152,414 176,396 190,500! 150,500!", "#6f5236", a=5)
    p.form("286,414 256,396 244,500! 290,500!", "#6f5236", a=6)
    clothes.neckerchief(p, C["rust"])
    p.form("272,170 304,196 304,250 284,276 268,244", "#b8743a", a=6)
    face.ear(p, 298, 234, 1.3, skin)
    face.head(p, "boy", skin)
    face.blush(p, "#e0604a", 0.45)
    face.freckles(p)
    face.eye(p, 152, 226, 18, 16, 0.14, (-0.3, -0.3), "#5f7d4a", bag=0)
    face.eye(p, 216, 226, 22, 18, 0.14, (-0.3, -0.3), "#5f7d4a", bag=0)
    face.nose(p, "snub", 172, 216, 0.9)
    face.mouth(p, "gap", 182, 288, 30)
    with p.moved(y=30, sx=1.1, cx=210, cy=160, rot=3):
        gear.stetson(p, "#8a6238", "#c9472e")
    with p.moved(x=24, y=0):
        gear.revolver(p, 98, 430, 1.62, -6)
        gear.fist(p, 76, 414, skin, "#c9a878", 10, 0.9)
        props.hand(p, 96, 474, skin, 8, 0.86, False)


@adventurer("blind_joe", "saloon", flip=True, zoom=0.88, down=6)
def blind_joe(p: Pen) -> None:
    """Shoots at whatever rustles. Today that was his hat."""
    skin, grey = "#a56f48", "#cfc6b8"
    p.form("260,150 312,180 326,260 316,340 292,352 274,280", grey, a=8)
    face.neck(p, skin, 0.8, 218, 290)
    clothes.bust(p, "#5f6a4c", "normal")
    clothes.patch(p, 262, 446, "#a9724a", 12)
    p.form("150,384 176,366 214,384 258,366 282,386 250,420 214,408 176,422", "#8f3c2c", a=6)
    face.ear(p, 286, 236, 1.05, skin)
    face.head(p, "gaunt", skin)
    face.lines(p, "140,250 152,276", "236,250 246,280", "160,330 190,338 222,330")
    face.nose(p, "flat", 172, 206, 1.12)
    face.mouth(p, "grin", 184, 300, 30)
    p.form("168,338 184,330 204,338 206,366 186,398 172,366", grey, a=5, w=4)
    for x, w in ((152, 23), (216, 29)):
        p.form(ell(x, 208, w, 27), "#2c2622", a=5, w=5, hi=0.1)
        p.brush([(x - w * 0.5, 196), (x - w * 0.1, 188), (x + w * 0.3, 190)], "#a8b4ba", 5)
    p.brush("172,202 182,196 190,202", "#9a958a", 6, ends=1)
    p.brush("243,204 268,206 290,214", "#9a958a", 5, ends=0.9)
    face.brows(p, grey, 11, "-18,2 -2,-10 18,2", "-24,4 0,-12 28,2", y=172)
    gear.stovepipe(p, "#453a3c", "#8f3c2c", dent=True)
    for x, y in ((178, 62), (238, 40)):
        p.flat(ell(x, y, 12), "#8a7a68")
        p.flat(ell(x, y, 8), "#f0d5a0")
    p.rod("90,500 78,330 70,160", "#e9dcc2", 12)
    p.brush("92,500 86,440 83,396", "#b0382a", 14, ends=1)
    gear.fist(p, 82, 410, skin, "#5f6a4c", 0, 0.95)


@adventurer("jenny_cassidy", "mesa", zoom=0.98, down=12)
def jenny_cassidy(p: Pen) -> None:
    """Won the argument; it is still smoking."""
    skin, red = "#e8b48a", "#b4532a"
    p.form("250,150 310,180 326,270 312,350 280,360 250,300", red, a=10)
    face.neck(p, skin, 0.72, 216, 268)
    clothes.bust(p, "#c9a878", "66,500! 84,440 136,400 176,384 252,384 302,402 340,444 352,500!")
    p.form("66,500! 84,440 138,400 158,396 190,500!", "#6a4a34", a=7)
    p.form("352,500! 340,444 302,402 270,396 244,500!", "#6a4a34", a=9)
    face.head(p, "lady", skin)
    face.blush(p, "#c8553a", 0.4)
    face.freckles(p, "#a3552f", "134,244 146,250 140,236 222,248 234,256 244,246 230,240")
    face.eye(p, 152, 208, 17, 14, 0.36, (-0.2, 0), "#4a7a5a", -4, bag=0.3)
    face.eye(p, 216, 207, 22, 16, 0.3, (-0.2, 0), "#4a7a5a", -4, bag=0.3)
    face.lashes(p, 134, 239, 206)
    face.brows(p, "#8a3d20", 8, "-18,8 -4,-4 16,0", "-22,2 2,-16 28,-6", y=180)
    face.nose(p, "fine", 174, 208, 1.02)
    face.mouth(p, "smirk", 182, 288, 27, "#b8483c")
    p.brush("160,292 132,302 108,300", "#c9a04a", 5, ends=0.7)
    for x, y, r in ((112, 294, 30), (112, 306, -30), (102, 292, 35), (102, 307, -35), (92, 299, 0)):
        p.form(ell(x, y, 9, 4.5, 8, r), "#e0b850", a=2, w=2.5)
    p.form("262,140 292,180 300,240 284,262 276,226 258,184 214,160", red, a=8)
    p.form("132,190 140,160 190,150 226,158 186,170 150,182", red, a=5)
    hair.braid(p, red, 304, 268, 6, -4, 30, 25, C["teal"])
    p.form("140,372 176,358 216,366 262,352 290,372 262,404 222,462 206,470 176,414", C["teal"], a=8)
    for x, y in ((176, 392), (204, 384), (236, 386), (196, 414), (222, 412), (210, 440), (262, 376)):
        p.flat(ell(x, y, 3.4), "#eadfb8")
    gear.drifter(p, "#7a4a2c", "#d9b060")
    gear.revolver(p, 106, 456, 0.98, 0, smoke=True)
    props.hand(p, 94, 462, skin, 5, 0.9)


@adventurer("joseph_trigger", "dusk", flip=True, zoom=0.9, down=8)
def joseph_trigger(p: Pen) -> None:
    """Two guns, no patience, and somebody just said boo."""
    skin, black = "#c98a5c", "#3a2a26"
    face.neck(p, skin, 1.0, 220, 290)
    clothes.bust(p, "#d9c6a0", "broad", 13)
    clothes.jacket(p, "#7a5a3c")
    gear.cartridges(p, "96,410 214,456 316,500", n=7)
    face.ear(p, 290, 234, 1.1, skin)
    face.head(p, "square", skin)
    face.stubble(p)
    face.blush(p, "#b8402c", 0.35)
    p.form("272,170 298,186 300,248 286,262 276,226", black, a=5)
    face.eye(p, 148, 208, 20, 22, 0.0, (0.2, 0), "#5a4a2a", bag=1)
    face.eye(p, 216, 206, 24, 25, 0.0, (-0.5, 0), "#5a4a2a", bag=1)
    face.brows(p, black, 14, "-20,-4 -2,-6 20,8", "-26,10 0,-6 30,-8", y=164)
    face.nose(p, "droop", 172, 208, 0.86)
    hair.moustache(p, "droopy", black)
    face.mouth(p, "clench", 182, 318, 30)
    gear.drifter(p, "#7d7a4a", "#3c3424")
    for x, y in ((130, 150), (112, 176), (300, 136)):
        p.form(place("0,-14! 8,4 0,12 -8,4", x, y), "#dff0f4", a=2, w=2.6)
    gear.revolver(p, 76, 452, 0.98, -10, smoke=True)
    gear.fist(p, 66, 456, skin, "#7a5a3c", -6)
    gear.revolver(p, 356, 452, 0.98, 12)
    gear.fist(p, 344, 456, skin, "#7a5a3c", 10)


@adventurer("jesse_frank", "mesa", zoom=0.94, down=8)
def jesse_frank(p: Pen) -> None:
    """Came to the bank to make a withdrawal."""
    skin, brown = "#dba57c", "#5a3a26"
    p.form("262,170 300,190 306,270 288,300 266,250", brown, a=6)
    face.neck(p, skin, 0.95, 220, 290)
    clothes.bust(p, "#8a7a68", "normal", 13)
    clothes.jacket(p, "#5f4a3c")
    face.ear(p, 290, 230, 1.0, skin)
    face.head(p, "wedge", skin)
    face.eye(p, 150, 204, 18, 12, 0.4, (0.5, 0), "#3f6a80", 6, bag=0.8)
    face.eye(p, 216, 202, 22, 13, 0.4, (0.5, 0), "#3f6a80", -6, bag=0.8)
    face.brows(p, brown, 13, "-20,-6 -2,0 20,12", "-26,12 0,0 30,-8", y=182)
    gear.mask(p, "#9c3426", "#f3e4c6")
    gear.slouch(p, "#6a4a30", "#3c2a22")
    gear.sack(p, 76, 422, 0.98)
    p.flat(place("-5,-30! 5,-30! 5,30! -5,30!", 76, 436), "#6a4a2a")
    p.brush("96,420 76,406 58,420 76,436 96,450 76,466 56,452", "#6a4a2a", 9, ends=0.8)
    gear.fist(p, 100, 376, skin, "#5f4a3c", 70, 0.8)


@adventurer("killer_miller", "dusk", flip=True, zoom=0.9, down=8)
def killer_miller(p: Pen) -> None:
    """Wanted in four states. The kitten was found in the fifth."""
    skin, black = "#d79c6c", "#37302f"
    face.neck(p, skin, 1.3, 224, 300)
    clothes.bust(p, "#4b4450", "broad", 13)
    p.form("130,392 176,366 214,384 260,366 300,392 262,430 214,440 168,430", "#a5372b", a=7)
    face.ear(p, 294, 236, 1.0, skin)
    face.head(p, "chin", skin, 12)
    face.stubble(p, "130,268 150,282 180,278 228,282 286,256 264,296 232,342 176,364 134,342", "#4a444c", 0.55)
    face.eye(p, 148, 212, 17, 10, 0.5, (-0.3, 0), "#8fb0b4", 6, bag=1)
    face.eye(p, 216, 210, 21, 11, 0.5, (-0.3, 0), "#8fb0b4", -6, bag=1)
    face.brows(p, black, 18, "-22,-10 0,0 22,14", "-26,18 -2,2 32,-14", y=192)
    face.nose(p, "broken", 172, 208, 1.0)
    face.mouth(p, "frown", 182, 312, 32)
    face.scar(p, "244,232 258,256 252,290")
    p.form("112,314 118,304 164,312 162,322", "#8a5a34", a=3, w=3.4)
    p.flat(ell(112, 309, 6), "#e07a30")
    with p.moved(y=6, sx=1.0, sy=0.86, cx=206, cy=170):
        gear.stetson(p, "#2f2a2c", "#8f2f26")
    fur = "#e8b878"
    with p.moved(x=26, y=-4, sx=1.22, cx=98, cy=500):
        _kitten(p, fur)
    props.hand(p, 176, 462, skin, 8, 0.95)


def _kitten(p: Pen, fur: str) -> None:
    """A ginger kitten that trusts everybody."""
    p.form("36,500! 40,430 70,404 130,404 160,432 164,500!", fur, a=8, w=4.5)
    p.form("52,372 50,324! 78,344 118,344 144,322! 146,372 138,410 98,424 60,410", fur, a=8, w=4.5)
    for x in (76, 120):
        p.flat(ell(x, 376, 10, 12), "#6fa06a", line=3)
        p.flat(ell(x, 376, 4, 10), p.world.ink)
    p.flat("98,392! 106,398 98,404 90,398", "#d98f8a", line=2.4)
    p.brush("86,408 98,412 98,402", p.line(fur), 3.4)
    p.brush("98,402 100,412 110,408", p.line(fur), 3.4)
    for spec in ("64,396 40,392 20,396", "66,404 42,408 26,416", "132,396 156,392 176,398"):
        p.brush(spec, p.line(fur), 2.6)
    for dx in (66, 92, 118):
        p.brush([(dx, 346), (dx + 2, 358)], "#c98a4a", 6)
