"""The faces at the seats: four that came for the gold."""

from __future__ import annotations

from build_scripts.art.gnadenlos import gear
from build_scripts.art.gnadenlos.base import SEAT
from build_scripts.art.gnadenlos.people import FACES, WEST, seat, seat_ground
from build_scripts.art.kit import shade
from build_scripts.art.portraits import clothes, face, frames, hair, props
from build_scripts.art.portraits.pen import Pen, ell
from build_scripts.art.sheet import Piece, Sheet

BUST = 120


@seat("green", flip=True, zoom=0.92)
def trapper(p: Pen) -> None:
    """Came down from the hills; the beard came first."""
    skin, brown = "#dca47a", "#5f3c26"
    face.neck(p, skin, 1.1, 220, 290)
    clothes.bust(p, "#7a6a48", "broad", 13)
    clothes.neckerchief(p, "#4f7a3c", "#e6dcae")
    face.ear(p, 292, 232, 1.1, skin)
    face.head(p, "square", skin, 11)
    face.blush(p, "#c04a34", 0.45)
    face.eyes(p, 208, lid=0.26, w=20, h=15, look=(-0.3, 0), iris="#4f7a3c", bag=0.8)
    face.brows(p, brown, 15, "-20,2 -2,-8 20,4", "-26,2 0,-12 28,4", y=178)
    hair.beard(p, "full", brown, 12)
    face.nose(p, "bulb", 172, 206, 0.98)
    hair.moustache(p, "jack", brown)
    gear.gambler(p, SEAT["green"], "#2f4a22")


@seat("blue", zoom=0.92)
def clerk(p: Pen) -> None:
    """Kept other people's books long enough."""
    skin, grey = "#f0c4a0", "#bdb4a8"
    face.neck(p, skin, 0.9, 220, 290)
    clothes.bust(p, "#43566f", "normal", 13)
    p.form("168,372 214,404 258,372 270,392 214,424 160,392", "#f7edd2", a=5)
    p.form("214,410 190,394 182,424 214,414 246,424 240,394", "#2f4f78", a=4)
    face.ear(p, 290, 234, 1.15, skin)
    face.head(p, "egg", skin, 11)
    face.blush(p, "#d8604f", 0.5)
    face.eyes(p, 208, lid=0.3, w=20, h=14, look=(-0.4, 0.1), iris="#3d6f9c", bag=1)
    props.spectacles(p, 210, 150, 216, 30)
    face.brows(p, grey, 12, "-18,4 -2,-8 18,2", "-24,2 0,-12 28,4", y=170)
    face.nose(p, "roman", 172, 206, 0.96)
    hair.moustache(p, "walrus", grey)
    p.form("266,166 300,180 304,236 288,256 276,216", grey, a=5)
    gear.bowler(p, SEAT["blue"], "#20384f")


@seat("red", flip=True, zoom=0.88)
def drover(p: Pen) -> None:
    """Sold the herd. It was not quite his."""
    skin, black = "#d09a6c", "#3a2822"
    face.neck(p, skin, 1.0, 220, 290)
    clothes.bust(p, "#8a4a34", "normal", 13)
    clothes.jacket(p, "#6a4a34")
    clothes.neckerchief(p, "#c23b2c", "#f3dcae")
    face.ear(p, 290, 234, 1.0, skin)
    face.head(p, "wedge", skin, 11)
    face.stubble(p, "130,268 150,282 180,276 228,280 284,256 276,290 246,320 196,340 172,336 148,300")
    face.eyes(p, 210, lid=0.44, w=20, h=12, look=(-0.4, 0), iris="#6a7a4a", bag=0.9)
    face.brows(p, black, 13, "-20,-4 -2,0 20,10", "-26,12 0,-2 30,-6", y=186)
    face.nose(p, "broken", 172, 208, 0.98)
    face.mouth(p, "smirk", 180, 300, 32)
    p.brush("160,304 130,316 104,310", "#c9a04a", 6, ends=0.6)
    p.form("266,168 298,184 300,240 284,256 274,216", black, a=5)
    gear.stetson(p, SEAT["red"], "#5c1a14")


@seat("yellow", zoom=0.84, down=12)
def rider(p: Pen) -> None:
    """Rode in alone, and intends to ride out rich."""
    skin, black = "#cf966c", "#33242a"
    hair.back(p, "206,90 282,120 318,200 330,300 322,390 286,410 262,330 150,330 116,400 86,380 94,280 108,180 150,116", black, 11)
    face.neck(p, skin, 0.75, 214, 280)
    clothes.bust(p, "#f0e2c0", "slight", 12)
    p.form("84,500! 100,446 150,402 186,388 180,440 190,500!", "#a8642c", a=8)
    p.form("346,500! 328,446 280,402 244,388 250,440 240,500!", "#a8642c", a=9)
    face.head(p, "lady", skin, 10)
    face.blush(p, "#c84a34", 0.4)
    face.eye(p, 150, 208, 19, 15, 0.24, (-0.35, 0), "#4a2f20", -4, bag=0.2)
    face.eye(p, 214, 206, 23, 16, 0.24, (-0.35, 0), "#4a2f20", -4, bag=0.2)
    face.lashes(p, 130, 240, 204)
    face.brows(p, black, 9, "-18,6 -4,-6 18,0", "-24,0 2,-16 28,-2", y=178)
    face.nose(p, "fine", 174, 208, 1.02)
    face.mouth(p, "lips", 180, 290, 27, "#b8322e")
    props.earring(p, 274, 266, 14)
    gear.sombrero(p, SEAT["yellow"], "#a5472a")


def bust(key: str) -> str:
    """A face in a ring of its colour, on 400 x 400, nothing outside the circle."""
    person = FACES[key]
    p = Pen(WEST, f"b{key}")
    portrait = person.draw(f"q{key}", seat_ground, 1.15)
    s = 0.9
    frames.show(p, portrait, ell(200, 200, 178, n=24), 200 - 206 * s, 202 - 214 * s, s)
    frames.ring(p, 200, 200, 182, shade(SEAT[key], 0.08), 20)
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400"><defs>{"".join(p.defs)}</defs>{p.body()}</svg>'


def pieces() -> dict[str, Piece]:
    """One for each seat."""
    return {f"bust_{key}": Piece(bust(key), BUST, BUST) for key in FACES}


PARTS = tuple(f"portraits/{n}.py" for n in ("clothes", "face", "frames", "hair", "hats", "pen", "props"))
FILES = (*PARTS, *(f"gnadenlos/{n}.py" for n in ("base", "people", "gear", "busts")))
SHEETS = [Sheet("gnadenlos/busts", pieces, FILES, quality=88)]
