"""The faces of the seats: four captains, Black Jack, and six more for computer opponents."""

from __future__ import annotations

from build_scripts.art.halunken.base import CAPTAIN

from . import clothes, face, hair, hats, props
from .pen import Pen, at, ell, mix, place
from .people import face as seat
from .worlds import HARBOUR as H

RED, BLUE, GREEN, YELLOW, BLACK = (CAPTAIN[name] for name in ("red", "blue", "green", "yellow", "black"))
BRASS = "#c9a050"


@seat("red", "Captain Ember", RED, zoom=0.92)
def red(p: Pen) -> None:
    """Full red beard and a sabre."""
    skin, beard = "#e0a680", "#9a4426"
    hair.back(p, "250,140 312,180 326,280 316,380 280,390! 266,270", beard, 9)
    face.neck(p, skin, 1.2, 220, 290)
    clothes.bust(p, RED, "broad")
    clothes.lapels(p, "#f3e4c4", BRASS)
    face.ear(p, 292, 230, 0.95, skin)
    face.head(p, "square", skin)
    face.blush(p, "#b8402c", 0.4)
    face.eyes(p, 210, w=20, h=14, lid=0.32, look=(-0.3, 0), iris="#5a7a4a", bag=0.7)
    face.brows(p, beard, 16, "-22,-6 -2,0 22,10", "-26,12 0,0 30,-10", y=186)
    hair.beard(p, "full", beard)
    face.nose(p, "roman", 172, 206, 1.0)
    face.mouth(p, "grin", 182, 304, 30)
    hair.moustache(p, "jack", beard)
    with p.moved(y=2):
        hats.tricorn(p, "#7a2428", H["amber"])
    props.sabre(p, 56, 452, 1.1, 2)
    props.hand(p, 58, 470, skin, 2, 0.86, False)


@seat("blue", "Captain Hawthorn", BLUE, flip=True, zoom=0.86)
def blue(p: Pen) -> None:
    """Tall bicorne, moustache and hook."""
    skin, black = "#a8714a", "#2b2433"
    hair.back(p, "250,170 296,190 306,260 296,330 274,340! 262,270", black, 7)
    face.neck(p, skin, 0.8, 218, 290)
    clothes.bust(p, BLUE, "normal")
    clothes.lapels(p, "#f3e4c4", BRASS)
    clothes.cravat(p, "#fbf6ea")
    clothes.epaulettes(p, BRASS)
    face.ear(p, 282, 232, 0.9, skin)
    face.head(p, "chin", skin)
    face.blush(p, "#b0483f", 0.28)
    face.eyes(p, 208, w=20, h=13, lid=0.42, look=(-0.3, 0), iris="#3f2a20", bag=0.7)
    face.brows(p, black, 11, "-20,4 -4,-4 18,4", "-24,4 2,-16 28,-6", y=184)
    face.nose(p, "hook", 172, 206, 0.9)
    face.mouth(p, "line", 178, 314, 20)
    hair.moustache(p, "handlebar", black)
    with p.moved(y=4, sx=0.96):
        hats.bicorne(p, "#25496f", "#f3ead6")
    hats.cockade(p, 212, 70, "#f3ead6", RED)
    hats.feather(p, "232,62 236,16 262,-14 304,-22! 302,16 276,46 250,72", "240,60 258,18 292,-10", "#f3ead6")
    p.form("52,500! 46,440 96,430 108,500!", "#2f5f94", a=6)
    p.form("50,446! 48,420! 92,414! 96,440!", BRASS, a=4)
    hook = "70,416 70,372 44,366 40,334 62,316 88,328"
    p.rod(hook, "#cfd8e2", 11)


@seat("green", "Captain Marlow", GREEN, zoom=0.96)
def green(p: Pen) -> None:
    """Wide brim with a feather, and a spyglass."""
    skin, hairc = "#e0ac80", "#a8703a"
    hair.back(p, "120,190 150,110 260,110 306,180 322,270 310,330 284,336! 266,260", hairc, 9)
    face.neck(p, skin, 0.78, 218, 284)
    clothes.bust(p, GREEN, "normal")
    clothes.open_collar(p, "#f3ead6", skin)
    face.ear(p, 284, 232, 0.95, skin)
    face.head(p, "oval", skin)
    face.blush(p, "#c8503a", 0.36)
    face.eyes(p, 208, w=21, h=15, lid=0.26, look=(-0.3, -0.1), iris="#3f8a5a", bag=0.4)
    face.brows(p, hairc, 10, "-20,4 -4,-8 18,0", "-24,2 2,-14 28,2", y=180)
    face.nose(p, "point", 172, 206, 0.82)
    face.mouth(p, "smirk", 180, 288, 30)
    p.form("172,306 186,300 202,306 194,332 184,340", hairc, a=3, w=3.5)
    hair.top(p, "126,196 124,150 170,126 230,126 280,140 304,190 312,260 290,270! 280,214 262,180 206,160 150,176", hairc, 0)
    with p.moved(y=4, sx=0.94):
        hats.wide(p, "#24633f", H["amber"])
    hats.feather(p, "254,110 276,50 322,14 374,16! 362,62 330,96 286,134", "264,118 300,66 354,32", "#f3ead6")
    props.spyglass(p, 84, 408, 1.1, -58)
    props.hand(p, 96, 446, skin, 4, 0.84)


@seat("yellow", "Captain Tamsin", YELLOW, flip=True, zoom=0.98)
def yellow(p: Pen) -> None:
    """Long red hair under a red scarf, and a pistol."""
    skin, hairc = "#f0c29c", "#a8452a"
    hair.back(p, "116,200 150,100 262,100 312,180 330,290 356,400 320,440 280,410! 262,300", hairc, 11)
    face.neck(p, skin, 0.72, 214, 280)
    clothes.bust(p, YELLOW, "normal")
    clothes.open_collar(p, "#f7f0e0", skin)
    face.head(p, "lady", skin)
    face.blush(p, "#d0503f", 0.42)
    face.freckles(p, "#b5653a")
    face.eyes(p, 208, 150, 214, w=23, h=16, lid=0.26, look=(-0.3, -0.05), iris="#3f7f8a", bag=0.2, tilt=-4)
    face.lashes(p, 130, 242, 202)
    face.brows(p, "#8a3420", 8, "-18,6 -4,-6 16,0", "-22,0 2,-16 28,-8", y=180)
    face.nose(p, "fine", 172, 206, 0.95)
    face.mouth(p, "smirk", 180, 288, 28, "#b8403c")
    hair.top(p, "126,204 124,150 170,118 220,112 276,130 304,176 316,260 306,330! 286,260 268,190 220,158 150,180", hairc, 2)
    p.form("114,182 118,134 160,98 222,88 284,112 312,164 302,178 262,146 206,136 148,158", RED, a=9, w=5)
    p.form("296,148 336,130 364,146 340,168 364,196 330,200 300,178", RED, a=6, w=4.5)
    props.earring(p, 286, 274, 13)
    props.pistol(p, 96, 416, 0.92, 52)
    props.hand(p, 118, 446, skin, 30, 0.82)


@seat("black", "Black Jack", BLACK, flip=True, zoom=0.92)
def black(p: Pen) -> None:
    """Slow matches in his beard and no sense of humour."""
    skin, beard, coat = "#c58a62", "#3b3a58", "#5a2a3c"
    p.form("120,180 96,260 110,380 160,420 290,420 330,370 328,250 300,170", beard, a=12)
    clothes.bust(p, coat, "0,500! 14,430 84,384 170,370 260,370 332,384 392,432 402,500!", 14)
    p.form("20,500! 60,380 110,370 150,500!", "#6a2f3c", a=8)
    p.form("380,500! 344,384 300,370 270,500!", "#6a2f3c", a=9)
    for x, y in ((126, 440), (132, 474), (296, 436), (290, 470)):
        p.form(ell(x, y, 9), H["amber"], a=3, w=3)
    face.ear(p, 290, 230, 0.95, skin)
    face.head(p, "square", skin)
    face.blush(p, "#a8402a", 0.3)
    face.eye(p, 216, 212, 24, 16, 0.3, (-0.3, 0.05), "#9fc4c8", 6, bag=1)
    face.brows(p, beard, 17, "-22,-10 0,0 22,14", "-26,18 -2,2 32,-14", y=188)
    hair.beard(p, "full", beard, 12)
    face.nose(p, "broken", 174, 206, 0.98)
    face.mouth(p, "grin", 182, 302, 36)
    p.flat("196,296! 206,293! 206,306 197,307", H["amber"])
    hair.moustache(p, "jack", beard)
    props.eyepatch(p)
    p.brush("246,226 256,246 250,264", "#8a3f36", 6)
    for spec in ("244,238 260,234", "246,250 262,248"):
        p.brush(spec, "#8a3f36", 4)
    for x, y in ((108, 412), (298, 424)):
        p.form(place("-6,-8! 6,-8! 5,8! -5,8!", x, y), RED, a=2, w=3)
        p.flat(ell(x, y + 16, 15), H["amber"], 0.35)
        p.flat(ell(x, y + 15, 6), "#ffe09a")
        p.brush([(x, y + 6), (x + 14, y - 22), (x + 2, y - 46), (x + 16, y - 74)], "#a9bccf", 8, opacity=0.55)
    hats.tricorn(p, "#2c2f4c", H["amber"])
    hats.skull(p, 206, 112, 1.05, H["bone"], "#2c2f4c")
    hats.feather(p, "290,92 320,34 376,8 372,56 340,92 312,110", "302,98 336,56 364,26", H["red"])


@seat("c0", "Lighthouse Keeper", BRASS, zoom=1.0)
def keeper(p: Pen) -> None:
    """Alone with a pipe since the spring of 1719."""
    skin, grey = "#d69a74", "#b8bcc4"
    face.neck(p, skin, 1, 220, 290)
    clothes.bust(p, "#46688a", "normal")
    clothes.rollneck(p, "#e8dcc0")
    face.ear(p, 290, 232, 1.1, skin)
    face.head(p, "round", skin)
    face.blush(p, "#c0402f", 0.42)
    face.eyes(p, 212, w=19, h=12, lid=0.44, look=(-0.3, 0), iris="#5a9ab8", bag=1)
    face.brows(p, grey, 15, "-20,2 -4,-8 18,2", "-26,2 0,-8 30,8", y=188)
    hair.beard(p, "fringe", grey, 9, False)
    face.nose(p, "bulb", 172, 208, 0.95)
    face.mouth(p, "line", 178, 298, 26)
    hats.brimmed(p, "#2f4468", "#d9a850", "118,150 120,100 160,76 214,70 268,80 302,112 306,156",
        "110,174 130,160 170,158 206,162 224,176 190,186 150,190 116,190", "122,160 120,132 206,118 306,140 308,172 206,148")
    props.pipe(p)


@seat("c1", "Marina", BRASS, flip=True, zoom=1.0)
def mermaid(p: Pen) -> None:
    """A mermaid who collects sailors' hats."""
    skin, hairc = "#a8cfae", "#2f7f86"
    hair.back(p, "100,240 110,130 206,70 300,120 330,220 350,330 370,440 320,480 100,480 60,420 84,320", hairc, 12)
    face.neck(p, skin, 0.72, 214, 280)
    clothes.bust(p, skin, "slight")
    face.head(p, "lady", skin)
    face.blush(p, "#d8806f", 0.4)
    face.eyes(p, 210, 150, 214, w=24, h=19, lid=0.14, look=(-0.2, -0.1), iris="#d9a032", bag=0.2)
    face.lashes(p, 128, 244, 202)
    face.brows(p, hairc, 8, "-18,4 -4,-8 16,-2", "-22,-2 2,-14 26,2", y=178)
    face.nose(p, "snub", 172, 204, 0.8)
    face.mouth(p, "lips", 178, 286, 26, "#b8505c")
    for x, y in ((236, 262), (248, 250), (252, 270), (140, 250)):
        p.brush([(x - 7, y), (x, y + 6), (x + 7, y)], p.line(skin), 3, opacity=0.6)
    hair.top(p, "124,210 116,150 160,110 214,100 280,120 312,180 322,280 306,360! 288,280 270,196 222,150 156,176", hairc, 3)
    shell = at(282, 128, 1.25, rot=24)
    p.form(shell("0,26! -26,4 -30,-20 -14,-34 0,-38 14,-34 30,-20 26,4"), "#e8a8a0", a=6, w=4.5)
    for dx in (-16, -6, 6, 16):
        p.brush(shell(f"0,22 {dx * 0.7},-6 {dx},-28"), p.line("#e8a8a0"), 2.8, opacity=0.6)
    clothes.chain(p, "#f3ead6", "166,384 190,410 214,418 240,410 262,382", "none")
    for x in (160, 262):
        p.form(ell(x, 476, 44, 34), "#e8a8a0", a=6)


@seat("c2", "Sergeant Musket", BRASS, zoom=0.84, down=6)
def sergeant(p: Pen) -> None:
    """A marine who salutes doors."""
    skin, hairc = "#f0bd9c", "#c9803a"
    face.neck(p, skin, 0.9, 220, 290)
    clothes.bust(p, "#b8302f", "normal")
    clothes.lapels(p, "#f3ead6", BRASS)
    clothes.belt(p, "#f7f0e0", BRASS)
    p.form("164,372 166,344 212,356 262,342 266,372 214,392", "#2c2f4c", a=5)
    face.ear(p, 288, 232, 1.3, skin)
    face.head(p, "front_long", skin)
    face.ear(p, 126, 232, 1.3, skin, mirror=True)
    face.blush(p, "#d8402f", 0.5, ((156, 262, 20, 16), (258, 262, 20, 16)))
    face.front_eyes(p, 212, 36, w=17, h=15, lid=0.06, look=(0, 0), iris="#5a8ab0", bag=0.3)
    face.brows(p, hairc, 9, "-20,4 -2,-8 20,0", "-20,0 2,-8 20,4", y=182, fx=168, nx=246)
    face.front_nose(p, "long", 206, 206, 0.85)
    face.mouth(p, "frown", 206, 314, 22)
    hair.moustache(p, "206,290 180,284 152,292 140,312 160,314 186,304 206,302 228,304 252,314 272,312 260,292 232,284", hairc)
    hats.brimmed(p, "#2c2f4c", "#b8302f", "128,168 140,90 206,-10! 272,90 286,168", "112,180 124,154 206,140 290,154 302,180 206,162",
        "")
    p.form("168,150 172,84 206,40! 240,84 246,150 206,140", BRASS, a=6, w=4.5, hi=0.6)
    props.anchor(p, 206, 106, 0.85, "#6a4a20")
    p.form(ell(206, -12, 16), "#f3ead6", a=4)


@seat("c3", "The Ship's Cat", BRASS, flip=True, zoom=1.0, down=0)
def cat(p: Pen) -> None:
    """Signed on as able seacat."""
    fur, belly = "#d98a3f", "#f3e2c4"
    p.skin = fur
    clothes.bust(p, fur, "slight")
    clothes.neckerchief(p, "#35507a", "#f3ead6")
    for ear, inner in (("112,176! 96,60 114,54 186,118!", "124,150! 112,86 168,122!"), ("228,116! 296,50 314,58 304,180!", "244,124! 296,84 292,156!")):
        p.form(ear, fur, a=7, w=5)
        p.flat(inner, "#e8a8a0")
    shape = "206,104 270,118 314,176 326,240 346,280 310,290 284,326 206,348 128,326 102,290 66,280 86,240 98,176 142,118"
    p.face = p.form(shape, fur, a=12, w=5)
    for spec in ("206,106 204,130 206,156", "176,110 178,134 184,150", "236,110 234,134 228,150", "92,230 116,236 136,234", "90,254 114,254 132,250", "322,230 298,236 278,234", "324,254 300,254 282,250"):
        p.brush(spec, "#9a5424", 12, p.face)
    p.form("206,256 246,262 268,290 250,322 206,334 162,322 144,290 166,262", belly, a=5, w=3.5)
    for x in (152, 262):
        p.flat(ell(x, 214, 32, 28), p.line(fur))
        p.flat(ell(x, 214, 28, 24), "#cfe07a")
        p.flat(ell(x - 3, 214, 9, 22), p.world.ink)
        p.flat(ell(x - 10, 204, 6), "#ffffff")
        p.brush([(x - 34, 200), (x, 184), (x + 34, 202)], p.line(fur), 9)
    p.form("190,252 222,252 214,270 206,276 198,270", "#c9605a", a=3, w=3.5)
    p.brush("166,290 186,302 206,290", p.line(fur), 5)
    p.brush("206,290 226,302 250,290", p.line(fur), 5)
    p.brush("206,276 206,284 206,292", p.line(fur), 4, ends=1)
    for spec in ("150,286 100,280 50,296", "152,298 104,302 62,324", "262,286 312,280 362,296", "260,298 308,302 350,324"):
        p.brush(spec, "#fff6e6", 4)
    with p.moved(x=40, y=-14, sx=0.62, rot=10):
        hats.tricorn(p, "#2c2f4c", H["amber"])


@seat("c4", "Smuggler Wren", BRASS, zoom=1.0)
def wren(p: Pen) -> None:
    """Never here, never was, and that barrel is empty."""
    skin, hairc = "#7a4f3a", "#231f2e"
    p.form("206,44 286,66 340,150 352,270 340,400 80,400 64,270 78,150 128,66", "#3f5a4c", a=12, w=5)
    face.neck(p, skin, 0.75, 214, 284)
    clothes.bust(p, "#34493f", "normal")
    face.head(p, "heart", skin)
    hair.curls(p, hairc, "128,170 152,140 190,126 232,128 268,146 292,180 300,214", 24)
    face.blush(p, "#b0483f", 0.34)
    face.eyes(p, 212, w=24, h=17, lid=0.24, look=(0.45, 0), iris="#c98a3c", bag=0.2)
    face.lashes(p, 128, 246, 206)
    face.brows(p, hairc, 9, "-18,2 -4,-8 16,0", "-22,0 2,-14 26,0", y=184)
    face.nose(p, "button", 172, 208, 1.05)
    p.form("116,268 150,276 200,270 256,270 300,256 304,300 282,350 230,392 190,400 150,372 122,320", "#b0483f", a=9, w=5)
    p.inner("130,290 190,300 280,280", "140,320 200,334 276,312", colour="#b0483f", w=4)
    for x, y in ((160, 300), (200, 316), (244, 300), (180, 350), (224, 354), (270, 290)):
        p.flat(ell(x, y, 5), "#f3ead6")
    p.form("206,44 286,66 340,150 352,270 340,400 300,430! 318,300 304,200 262,128 206,106 150,128 112,200 98,300 112,430! 80,400 64,270 78,150 128,66", "#4f7460", a=11, w=5)


@seat("c5", "Bones", BRASS, flip=True, zoom=1.0)
def bones(p: Pen) -> None:
    """Still waiting for his shore leave."""
    bone = "#e8dcc0"
    p.skin = bone
    clothes.stripes(p, "#d9d0bc", "#35507a", "normal")
    p.form("176,330 250,330 246,400 180,400", mix(bone, "#1d2b57", 0.3), a=6)
    for y in (352, 376):
        p.brush([(176, y), (212, y + 5), (250, y)], p.line(bone), 5)
    skull = "206,96 276,118 306,176 296,232 272,262 262,300 250,340 206,350 162,346 150,306 136,268 112,236 108,184 140,116"
    p.face = p.form(skull, bone, a=12, w=5)
    for x, rx in ((156, 27), (238, 33)):
        p.flat(ell(x, 212, rx, 33), "#2a2440")
        p.brush(ell(x, 212, rx, 33) + ell(x, 212, rx, 33)[:1], p.line(bone), 4, ends=1)
        p.flat(ell(x - 6, 216, 9), "#ffb85a")
        p.flat(ell(x - 6, 216, 4.5), "#fff0c0")
    p.flat("192,246! 178,272 190,276! 196,266 206,276 214,268!", "#2a2440")
    p.form("150,292 206,302 264,290 262,318 206,330 154,318", "#f7f0e0", a=3, w=4)
    for x in range(168, 262, 18):
        p.brush([(x, 296), (x + 1, 308), (x, 326)], p.line(bone), 3.4, ends=0.8)
    p.brush("152,309 206,318 264,306", p.line(bone), 3.4, ends=0.8)
    p.brush("254,130 240,156 256,170 246,184", p.line(bone), 4)
    hats.bandana(p, "#6a2f3c", "#e8dcc0")
    props.earring(p, 300, 268, 14)
