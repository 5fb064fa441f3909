"""Five who fit out galleons: a widow with ledgers, a navigator, an admiral, a merchant prince, a cartographer."""

from __future__ import annotations

from build_scripts.art.galeon.base import SEAT
from build_scripts.art.galeon.people import CHARTED, FACES, seat
from build_scripts.art.portraits import clothes, face, frames, hair, hats, props
from build_scripts.art.portraits.pen import Pen, ell, place
from build_scripts.art.sheet import Piece, Sheet

GOLD = "#d9a850"


def millstone(p: Pen, colour: str = "#f4ecd8") -> None:
    """A great pleated ruff, as broad as the shoulders."""
    p.form("96,404 120,368 176,352 214,360 258,350 316,368 344,402 316,434 260,446 212,448 160,444 118,434", colour, a=9, w=4.5)
    for i in range(15):
        t = i / 14
        x, y = 104 + 232 * t, 406 + 34 * (1 - (2 * t - 1) ** 2)
        p.form(place("-9,-16 0,-20 9,-16 8,14 0,18 -8,14", x, y, 1, 1, (t - 0.5) * 60), colour, a=3, w=2.8)


@seat("green", flip=True, zoom=0.8, down=-44)
def widow(p: Pen) -> None:
    """Her husband had the ships, she had the sums."""
    skin, dark = "#efc6a4", "#2f2a3a"
    hair.back(p, "130,170 116,230 112,300 124,352 160,372 214,340 268,372 304,350 312,290 304,220 290,170", "#6d4a34", 8)
    face.neck(p, skin, 0.8, 214, 290)
    clothes.bust(p, "#2c5a44", "normal")
    millstone(p)
    face.head(p, "lady", skin)
    face.blush(p, "#d8604f", 0.4)
    face.eyes(p, 208, w=20, h=14, lid=0.34, look=(-0.5, 0.1), iris="#3f7a52", bag=0.6)
    face.brows(p, "#5a3c2a", 8, "-18,2 0,-10 18,4", "-22,4 2,-12 24,-2", y=178)
    props.spectacles(p, 212, 150, 214, 27)
    face.nose(p, "fine", 172, 204, 1.05)
    face.mouth(p, "prim", 180, 292, 24)
    p.form("112,198 106,150 130,104 206,82 282,100 314,148 308,206! 284,178 252,158! 206,148 168,158 136,178", "#6d4a34", a=9, w=5)
    p.form("96,170 102,112 150,66 212,52 278,66 322,112 328,176! 300,142 262,118 206,108 152,122 118,148", dark, a=10, w=5)
    p.brush("100,166 122,140 156,116 206,102 260,112 300,136 324,170", GOLD, 7, ends=0.7)
    p.form(ell(208, 92, 13, 15), "#2f9a6a", a=4, w=3.4, hi=0.7)


@seat("blue", zoom=0.9, down=-34)
def navigator(p: Pen) -> None:
    """Has been round once and is not sure that it was the right way."""
    skin, grey = "#a86f4a", "#e4ddd2"
    face.neck(p, skin, 1.0, 220, 290)
    clothes.bust(p, "#2f5f94", "normal")
    clothes.neckerchief(p, "#f0e2bc", "#2f5f94")
    face.ear(p, 290, 232, 1.1, skin)
    face.head(p, "oval", skin, 11)
    face.blush(p, "#a8432f", 0.4)
    face.eyes(p, 208, w=21, h=16, lid=0.16, look=(-0.5, -0.3), iris="#5a3a20", bag=0.9)
    face.lines(p, "232,186 250,196 262,192", "240,234 256,246 268,244", w=3)
    face.brows(p, grey, 14, "-20,2 -2,-12 20,2", "-26,4 0,-14 28,0", y=172)
    hair.beard(p, "spade", grey, 9)
    face.nose(p, "droop", 174, 208, 0.8)
    face.mouth(p, "smirk", 180, 304, 28)
    props.earring(p, 294, 268, 13)
    with p.moved(y=-26):
        hats.knit(p, "#35557c", "ball", 0)


@seat("red", flip=True, zoom=0.82, down=-34)
def admiral(p: Pen) -> None:
    """Lost an eye to a flag, not to the enemy."""
    skin, black = "#d9946c", "#33262c"
    face.neck(p, skin, 1.15, 220, 290)
    clothes.bust(p, "#a3322b", "broad")
    clothes.lapels(p, "#f0dfb4", GOLD)
    clothes.epaulettes(p, GOLD)
    clothes.cravat(p, "#f6eedc")
    face.ear(p, 292, 232, 1.1, skin)
    face.head(p, "jowl", skin, 11)
    face.blush(p, "#c83f30", 0.5)
    face.eyes(p, 210, w=20, h=13, lid=0.36, look=(-0.3, 0), iris="#4a3020", bag=1)
    face.brows(p, black, 17, "-22,-4 -4,0 22,10", "-28,12 0,0 34,-14", y=186)
    hair.far_chop(p, black)
    hair.beard(p, "chops", black, 8, False)
    face.nose(p, "melon", 172, 204, 0.92)
    face.mouth(p, "frown", 182, 308, 26)
    hair.moustache(p, "handlebar", black)
    with p.moved(y=4):
        hats.bicorne(p, "#2a2f4a", GOLD)
    hats.feather(p, "206,10 236,-34 300,-52 360,-30! 330,-12 350,8! 306,10 262,26 226,36", "216,20 280,-16 340,-28", "#f4ecd8")
    p.form(ell(206, 74, 20, 18), "#b0332b", a=5, w=4)
    p.form(ell(206, 74, 9, 8), GOLD, a=3, w=3)


@seat("yellow", zoom=0.84, down=-36)
def prince(p: Pen) -> None:
    """Owns the pepper in your kitchen, and the kitchen."""
    skin, black = "#8a5636", "#2b2024"
    face.neck(p, skin, 1.1, 220, 290)
    clothes.bust(p, "#b9851f", "broad")
    p.form("150,372 208,470! 268,368 290,380 214,500! 196,500! 130,384", "#f4e6c0", a=5, w=4)
    clothes.chain(p, GOLD)
    face.ear(p, 292, 234, 1.1, skin)
    face.head(p, "round", skin, 11)
    face.blush(p, "#9c3a26", 0.34)
    face.eyes(p, 208, w=21, h=14, lid=0.3, look=(-0.4, 0.1), iris="#2f2018", bag=0.7)
    face.brows(p, black, 11, "-18,4 -2,-8 20,0", "-24,4 2,-12 28,4", y=178)
    face.mouth(p, "grin", 182, 296, 32)
    hair.beard(p, "goatee", black, 6)
    face.nose(p, "broad", 172, 204, 0.95)
    hair.moustache(p, "pencil", black)
    props.earring(p, 296, 272, 14)
    hats.turban(p, "#f0ddac", "#b0332b")


@seat("purple", flip=True, zoom=0.84, down=-44)
def cartographer(p: Pen) -> None:
    """Draws monsters where nobody has paid for a coast."""
    skin, red = "#f2c9a8", "#a8552c"
    hair.back(p, "210,96 276,110 318,150 326,206 344,246 330,290 344,326 318,366 284,372 262,340 160,340 132,372 100,356 88,316 102,280 84,240 100,196 108,146 150,110", red, 9)
    face.neck(p, skin, 0.85, 216, 290)
    clothes.bust(p, "#6a4486", "slight")
    clothes.open_collar(p, "#f4ecd8", skin)
    face.ear(p, 288, 232, 1.0, skin)
    face.head(p, "heart", skin)
    face.blush(p, "#e0604c", 0.4)
    face.freckles(p)
    face.eyes(p, 208, w=22, h=18, lid=0.06, look=(-0.4, -0.2), iris="#4f8a86", bag=0.3)
    face.brows(p, red, 9, "-18,4 0,-12 20,0", "-22,2 2,-14 26,-2", y=172)
    face.nose(p, "ski", 172, 206, 0.82)
    face.mouth(p, "smile", 180, 292, 28)
    hair.top(p, "bangs", red)
    p.form("118,158 150,126 206,112 268,126 304,162 300,184 256,156 206,146 154,160 122,182", "#6a4486", a=5, w=4)
    p.form("262,140 296,40 320,4! 322,44 300,92 284,146", "#f4ecd8", a=5, w=4)
    p.brush("272,140 298,70 318,14", p.line("#f4ecd8"), 3)
    p.form(ell(146, 266, 9, 6, 8, -20), "#3a3a5a", a=0, w=0, hi=0)


BUST = 120


def bust(key: str) -> str:
    """A face in a ring of brass and the seat's colour, on 400 x 400, nothing outside the circle."""
    p = Pen(CHARTED, f"b{key}")
    frames.show(p, FACES[key].draw(f"q{key}"), ell(200, 200, 178, n=24), -2, 4, 0.98)
    frames.ring(p, 200, 200, 184, GOLD, 9)
    frames.ring(p, 200, 200, 173, SEAT[key], 11)
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400"><defs>{"".join(p.defs)}</defs>{p.body()}</svg>'


def busts() -> dict[str, Piece]:
    """One for each colour of a seat."""
    return {f"bust_{key}": Piece(bust(key), BUST, BUST) for key in SEAT}


PARTS = ("clothes", "face", "frames", "hair", "hats", "pen", "props")
FILES = (*(f"portraits/{n}.py" for n in PARTS), *(f"galeon/{n}.py" for n in ("base", "people", "busts")))
SHEETS = [Sheet("galeon/busts", busts, FILES)]
