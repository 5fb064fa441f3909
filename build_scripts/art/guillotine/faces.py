"""The faces at the seats: tricoteuse, drummer, sans-culotte, cook, lawyer, printer, citizen, street boy."""

from __future__ import annotations

from build_scripts.art.guillotine import finery, wigs
from build_scripts.art.guillotine.base import GOLD
from build_scripts.art.guillotine.people import FACES, PARIS, seat
from build_scripts.art.portraits import clothes, face, frames, hair, hats, props
from build_scripts.art.portraits.pen import Pen, at, ell, mix, place
from build_scripts.art.sheet import Piece, Sheet

BUST = 120
ORDER = ("green", "blue", "red", "yellow", "purple", "teal", "c0", "c1")


@seat("green", zoom=0.9)
def tricoteuse(p: Pen) -> None:
    """Has not dropped a stitch since July."""
    skin, grey = "#e6b090", "#b5aca0"
    face.neck(p, skin, 1.1, 218, 300)
    clothes.bust(p, "#7a5a6a", "broad", 13)
    clothes.shawl(p, "#6f8a5c", "#e9dcc0")
    face.ear(p, 292, 236, 1, skin)
    face.head(p, "potato", skin)
    face.blush(p, "#c8503a", 0.5)
    face.eye(p, 150, 208, 16, 10, 0.5, (-0.3, 0.4), "#5a6a4a", bag=1)
    face.eye(p, 214, 206, 19, 11, 0.5, (-0.3, 0.4), "#5a6a4a", bag=1)
    props.spectacles(p, 210, 148, 214, 29)
    face.brows(p, grey, 9, "-18,6 -2,-6 18,2", "-24,2 0,-8 26,6", y=170)
    face.nose(p, "hook", 170, 208, 0.9)
    face.mouth(p, "smirk", 180, 308, 30)
    face.lines(p, "206,284 224,304 222,326", "140,278 144,300", "250,250 268,262")
    p.form("130,196 128,160 160,136 206,130 260,140 296,170 300,214 286,200 250,164 200,156 150,172", grey, a=5, w=4.4)
    hats.mobcap(p, "#f6efe0", PARIS["red"])
    finery.cockade(p, 272, 104, 1.1)
    p.form("70,500! 84,420 110,392 214,384 310,396 338,430 344,500!", "#b8433c", a=9, w=5)
    for y in range(412, 500, 22):
        for x in range(96, 336, 26):
            p.brush([(x - 10, y - 6), (x, y + 6), (x + 10, y - 6)], p.line("#b8433c"), 4.5, opacity=0.55)
    for a, b in (((110, 470), (290, 366)), ((306, 470), (130, 366))):
        p.rod([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b], "#d9d2c4", 7)
        p.form(ell(b[0], b[1], 9), "#d9a441", a=2, w=3)


@seat("blue", flip=True, zoom=0.94)
def drummer(p: Pen) -> None:
    """Fourteen, and already deaf on one side."""
    skin, brown = "#efb992", "#7a4a2c"
    p.form("262,170 300,190 306,250 284,276 262,240", brown, a=6)
    face.neck(p, skin, 0.62, 218, 268)
    clothes.bust(p, "#3f5f8f", "child", 12)
    clothes.lapels(p, "#f3ead4", GOLD)
    face.ear(p, 296, 226, 1.2, skin)
    face.head(p, "boy", skin)
    face.blush(p, "#e0604a", 0.5)
    face.freckles(p)
    face.eye(p, 152, 210, 19, 17, 0.1, (-0.3, 0), "#5a7a9a", bag=0)
    face.eye(p, 218, 210, 23, 19, 0.1, (-0.3, 0), "#5a7a9a", bag=0)
    face.brows(p, brown, 9, "-18,2 -2,-10 18,-2", "-24,-2 0,-12 28,4", y=178)
    face.nose(p, "button", 172, 208, 1)
    face.mouth(p, "gap", 184, 282, 34)
    p.form("126,200 122,168 150,150 206,146 270,158 304,190 304,220 284,200 262,206! 246,176 226,196! 204,172 184,196! 166,174 146,200", brown, a=6, w=4.4)
    hats.shadow(p, "110,164 206,140 310,172 310,190 206,160 110,186")
    p.form("124,164 126,92 138,40 206,28 280,44 294,96 300,172 206,148", "#34456e", a=12, w=5)
    p.form("108,182 122,158 206,140 296,162 318,188 298,202 206,168 124,200", "#1f2a4a", a=5, w=4.6)
    p.brush("128,60 206,46 290,66", "#f3ead4", 10, ends=0.9)
    p.form(place("0,-26! 8,-9 27,-7! 13,5 16,25! 0,14 -16,25! -13,5 -27,-7! -8,-9", 200, 102), GOLD, a=4, w=4)
    p.form("270,50 284,0 300,-14 312,8 300,50 286,62", PARIS["red"], a=5, w=4.4)
    p.form("80,500! 84,446 120,430 214,424 300,430 336,446 340,500!", "#d9a860", a=9, w=5)
    p.form(ell(212, 436, 128, 22, 14), "#f6efe0", a=4, w=4.6)
    for x in range(96, 336, 40):
        p.brush([(x, 456), (x + 20, 500)], PARIS["red"], 7, ends=0.9)
    for a, b in (((60, 372), (170, 436)), ((352, 366), (250, 438))):
        p.rod([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b], "#c9a06a", 9)
        p.form(ell(b[0], b[1], 10, 8), "#c9a06a", a=2, w=3.4)
    props.hand(p, 76, 384, skin, 60, 0.7, False)
    props.hand(p, 336, 376, skin, -60, 0.7, False)


@seat("red", zoom=0.94)
def sansculotte(p: Pen) -> None:
    """Trousers, opinions, and a pike for each."""
    skin, black = "#cf9470", "#3f3438"
    p.rod("342,500 338,250 336,30", "#8a5a34", 13)
    p.form("322,44! 336,-20! 350,44! 336,60", "#c3ced2", a=4, w=4)
    face.neck(p, skin, 1.2, 220, 290)
    clothes.stripes(p, "#f0e6d0", "#3f5f8f", "broad", 34, 14)
    clothes.jacket(p, "#6a5a4a", GOLD)
    clothes.neckerchief(p, PARIS["red"])
    face.ear(p, 290, 234, 1.1, skin)
    props.earring(p, 296, 272, 12)
    face.head(p, "square", skin, 11)
    face.stubble(p)
    face.blush(p, "#b8402c", 0.4)
    face.eye(p, 148, 206, 18, 13, 0.28, (-0.3, 0), "#5a5a3a", 4, bag=0.8)
    face.eye(p, 216, 206, 21, 14, 0.28, (-0.3, 0), "#5a5a3a", -4, bag=0.8)
    face.brows(p, black, 15, "-20,-4 -2,0 20,10", "-28,10 0,-2 30,-8", y=182)
    face.nose(p, "broken", 172, 206, 1.0)
    hair.moustache(p, "handlebar", black)
    face.mouth(p, "crook", 180, 312, 28)
    hair.top(p, "272,170 302,190 310,250 296,280 282,262! 282,220", black, 0)
    finery.liberty_cap(p)


@seat("yellow", flip=True, zoom=0.94)
def cook(p: Pen) -> None:
    """Lets nobody eat cake before it is cut."""
    skin, red = "#eeb08c", "#a5562f"
    face.neck(p, skin, 1.3, 220, 310)
    clothes.bust(p, "#e9dfc8", "broad", 13)
    clothes.apron(p, "#f6f0e2", "#b8743a")
    clothes.neckerchief(p, "#d9a32e")
    face.ear(p, 296, 236, 1.1, skin)
    face.head(p, "round", skin, 11)
    face.blush(p, "#d8503f", 0.6, ((136, 268, 24, 19), (248, 276, 34, 25)))
    face.shut_eye(p, 152, 206, 20, True)
    face.eye(p, 216, 206, 21, 15, 0.2, (-0.2, 0), "#6a5a3a", bag=0.6)
    face.lashes(p, 132, 242, 204)
    face.brows(p, red, 9, "-18,0 -2,-10 18,2", "-24,0 2,-14 28,4", y=174)
    face.nose(p, "snub", 172, 206, 1.05)
    face.mouth(p, "laugh", 186, 284, 40)
    hair.top(p, "126,206 122,170 150,148 206,140 270,152 304,184 306,236 288,246! 282,204 250,170 206,160 160,170", red, 0)
    hair.curls(p, red, "296,232 300,262 128,232", 18)
    with p.moved(y=6):
        hats.chef(p, "#f6f0e2")
    here = at(78, 400, 1.1, rot=-14)
    p.rod(here("0,90 0,40 0,0"), "#8f5f3a", 13)
    p.form(here("-30,0! -34,-110! 20,-116! 32,-60 28,0!"), "#c3ced2", a=7, w=5, hi=0.6)
    p.flat(here(ell(10, -92, 6)), p.world.ink)
    props.hand(p, 88, 452, skin, -10, 0.9)


@seat("purple", zoom=0.94)
def lawyer(p: Pen) -> None:
    """For the defence, if there is time for one."""
    skin, wig = "#e8c0a0", "#d8d0c4"
    p.form("150,120 240,96 312,124 332,200 326,290 300,320 280,300 150,300 116,320 100,280 112,190", wig, a=11, w=5)
    face.neck(p, skin, 0.75, 216, 300)
    clothes.bust(p, "#3f3a4c", "normal", 13)
    for x, rot in ((196, 8), (230, -8)):
        p.form(place("-15,-8! 15,-8! 18,74! -18,74!", x, 388, 1, rot=rot), finery.LINEN, a=4, w=4)
    face.head(p, "gaunt", skin)
    face.eye(p, 150, 206, 18, 13, 0.3, (-0.3, -0.1), "#5a6a8a", bag=0.8)
    face.eye(p, 214, 204, 22, 15, 0.16, (-0.3, -0.1), "#5a6a8a", bag=0.8)
    props.monocle(p, 214, 206, 30)
    face.brows(p, "#6a5a58", 9, "-20,0 -2,-4 18,8", "-24,-6 2,-18 28,0", y=174)
    face.nose(p, "beak", 173, 204, 0.86)
    face.mouth(p, "smirk", 180, 300, 26)
    face.lines(p, "204,270 218,288 216,310")
    p.form("132,180 130,136 158,102 212,90 262,102 298,142 304,194 286,188 262,152 212,142 166,154 146,184", wig, a=9)
    p.inner("160,128 208,108 256,124", "154,150 210,126 268,148", colour=wig, w=2.8)
    for y in (204, 240, 276):
        hair.roll(p, 302, y, wig, 32, 17, 6)
        hair.roll(p, 116, y + 8, wig, 24, 15, -6)
    p.form("140,112 150,70 206,54 262,68 276,112 206,96", "#3f3a4c", a=8, w=5)
    p.form("128,120 140,104 206,90 276,104 288,122 206,106", "#3f3a4c", a=5, w=4.4)
    props.book(p, 78, 424, 1.05, -8, "#6a2f3c", "-20,-20! 20,-20! 20,-14! 3,-14! 3,18! 14,24! -14,24! -3,18! -3,-14! -20,-14!")
    props.hand(p, 124, 470, skin, 10, 0.8)


@seat("teal", flip=True, zoom=0.94)
def printer(p: Pen) -> None:
    """Prints the news before it happens, to be safe."""
    skin, brown = "#d8a480", "#5a4034"
    face.neck(p, skin, 0.9, 218, 290)
    clothes.bust(p, "#f0e6d0", "normal", 12)
    clothes.apron(p, "#5f8a8a", "#2f3040")
    face.ear(p, 288, 232, 1.15, skin)
    face.head(p, "oval", skin)
    face.blush(p, "#c8503a", 0.35)
    p.flat(ell(238, 266, 24, 13, rot=-20), "#33304a", 0.7, p.face)
    p.flat(ell(138, 240, 9, 6), "#33304a", 0.7, p.face)
    face.eye(p, 150, 206, 18, 14, 0.2, (0.2, 0), "#4a6a6a", bag=0.6)
    face.eye(p, 216, 206, 22, 16, 0.2, (0.2, 0), "#4a6a6a", bag=0.6)
    face.brows(p, brown, 11, "-20,2 -2,-8 18,4", "-24,2 0,-12 28,4", y=176)
    face.nose(p, "bulb", 172, 204, 0.86)
    p.flat(ell(140, 262, 8, 6), "#33304a", 0.8)
    face.mouth(p, "smile", 182, 294, 32)
    hair.beard(p, "goatee", brown, 6, False)
    hair.top(p, "124,200 122,160 150,130 206,122 270,132 302,166 306,236 288,240! 282,196 250,160 206,150 160,160", brown, 0)
    cap = "116,168! 128,86! 206,60! 290,84! 306,174! 250,142 206,136 160,142"
    p.form(cap, "#f0e2ba", a=9, w=5)
    inside = p.clip(cap)
    for y in (96, 112, 128):
        p.brush([(120, y + 6), (206, y - 8), (300, y + 8)], "#7a6a70", 4.5, inside, 0.9, 0.7)
    p.form("104,190! 112,160! 206,128! 306,164! 318,194! 206,156!", "#f0e2ba", a=6, w=5)
    sheet = at(82, 410, 1.05, rot=-8)
    p.form(sheet("-56,-76! 56,-76! 56,76! -56,76!"), "#f6ecd2", a=6, w=4.6)
    p.form(sheet("-42,-62! 42,-62! 42,-46! -42,-46!"), "#4a4458", a=1, w=2.6)
    p.form(sheet("-42,-36! -4,-36! -4,6! -42,6!"), "#b8a888", a=2, w=2.6)
    corner = place([(6, -30)], 82, 410, 1.05, rot=-8)[0]
    finery.writing(p, corner[0], corner[1], 36, 3, 14, rot=-8)
    corner = place([(-40, 24)], 82, 410, 1.05, rot=-8)[0]
    finery.writing(p, corner[0], corner[1], 82, 3, 15, rot=-8)
    props.hand(p, 136, 464, skin, 10, 0.8)


@seat("c0", "#8d7a5a", zoom=0.94)
def citizen(p: Pen) -> None:
    """Always stands where it is warm."""
    skin, wig = "#e9b592", "#8a6a50"
    wigs.queue(p, wig, "#3d3a52", 300, 270)
    face.neck(p, skin, 0.9, 218, 290)
    finery.coat(p, "#6a6a84", "#d9c49a", "")
    clothes.cravat(p, "#f6efe0")
    face.ear(p, 288, 232, 1.05, skin)
    face.head(p, "heart", skin)
    face.blush(p, "#d0604a", 0.4)
    face.eye(p, 150, 206, 18, 14, 0.24, (-0.3, 0), "#4a6a8a", bag=0.5)
    face.eye(p, 216, 206, 21, 15, 0.24, (-0.3, 0), "#4a6a8a", bag=0.5)
    face.brows(p, "#5a4034", 10, "-20,2 -2,-8 18,2", "-24,0 0,-10 28,4", y=178)
    face.nose(p, "point", 173, 206, 0.8)
    face.mouth(p, "line", 180, 294, 26)
    hair.top(p, "130,190 128,156 156,136 212,128 268,138 302,170 304,240 288,244! 280,200 250,166 206,156 160,166", wig, 2)
    hats.round_hat(p, "#4a4458", "#8d7a5a")
    finery.cockade(p, 246, 128, 1.5)


@seat("c1", "#a06a4a", flip=True, zoom=0.98)
def street_boy(p: Pen) -> None:
    """Knows every way in, and three out."""
    skin, straw = "#e6ae84", "#c8964a"
    face.neck(p, skin, 0.6, 216, 270)
    clothes.bust(p, "#7a6a54", "child", 12)
    clothes.patch(p, 150, 456, "#b8743a", 10, 1.1)
    p.form("170,390 180,364 214,376 254,362 264,390 214,408", "#b8433c", a=5, w=4.4)
    face.ear(p, 298, 224, 1.4, skin)
    face.head(p, "boy", skin)
    face.blush(p, "#d0503f", 0.45)
    face.freckles(p)
    p.flat(ell(246, 274, 20, 10, rot=-16), "#5a4438", 0.5, p.face)
    face.shut_eye(p, 152, 208, 20, True)
    face.eye(p, 218, 208, 24, 20, 0.06, (-0.4, 0), "#5a8a5a", bag=0, crease=False)
    face.brows(p, straw, 9, "-18,4 -2,-8 18,0", "-24,-4 0,-14 28,2", y=172)
    face.nose(p, "ski", 172, 208, 0.75)
    face.mouth(p, "tooth", 186, 282, 34)
    props.plaster(p, 250, 240, 20, 0.9)
    spikes = "118,214 96,180! 120,166 98,120! 138,128 130,76! 172,104 182,50! 214,92 246,46! 256,98 300,70! 292,122 336,122! 308,158 338,190! 308,208 300,236! 286,204 268,210! 250,172 226,194! 202,164 180,192! 160,168 142,198!"
    p.form(spikes, straw, a=8, w=4.6)
    p.form("104,164 120,112 170,84 232,84 288,104 312,146 300,164 206,132 130,172", "#5f6a58", a=8, w=5)
    p.form("56,176 84,150 130,140 206,128 220,146 150,164 96,190", "#5f6a58", a=5, w=4.6)
    p.form(ell(206, 86, 10, 7), "#5f6a58", a=2, w=3.4)
    p.rod("60,480 84,424 96,396", "#8f5f3a", 12)
    p.brush("96,400 70,360 62,330", "#8f5f3a", 13, ends=0.9)
    p.brush("96,400 124,366 138,338", "#8f5f3a", 13, ends=0.9)
    p.brush("64,334 100,352 136,342", "#3a3040", 5, ends=0.9)
    p.form(ell(100, 352, 12, 9), "#9a8a78", a=2, w=3.4)
    props.hand(p, 76, 446, skin, 14, 0.8)


def bust(key: str) -> str:
    """A face in a ring of paper and colour, on 400 x 400, nothing outside the circle."""
    person = FACES[key]
    p = Pen(PARIS, f"b{key}")
    s = 0.84
    frames.show(p, person.draw(f"q{key}"), ell(200, 200, 178, n=24), 200 - 206 * s, 200 - 246 * s, s)
    frames.ring(p, 200, 200, 184, mix(GOLD, "#fff3d6", 0.25), 9)
    frames.ring(p, 200, 200, 172, person.colour, 13)
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400"><defs>{"".join(p.defs)}</defs>{p.body()}</svg>'


def busts() -> dict[str, Piece]:
    """Six for the seats' colours, two more for computers."""
    return {f"bust_{key}": Piece(bust(key), BUST, BUST) for key in ORDER}


PARTS = ("clothes", "face", "frames", "hair", "hats", "pen", "props")
FILES = (*(f"portraits/{n}.py" for n in PARTS), *(f"guillotine/{n}.py" for n in ("base", "people", "wigs", "finery", "faces")))
SHEETS = [Sheet("guillotine/busts", busts, FILES)]
