"""The sheet of faces: a bust in a ring of lacquer and gold."""

from __future__ import annotations

from build_scripts.art.gang_of_four import faces_court, faces_town
from build_scripts.art.gang_of_four.people import FACES, LACQUERED
from build_scripts.art.portraits import frames
from build_scripts.art.portraits.pen import Pen, ell
from build_scripts.art.sheet import Piece, Sheet

RECIPES = (faces_court, faces_town)
BUST = 120
ORDER = ("green", "blue", "red", "yellow", "purple", "teal", "c0", "c1")


def bust(key: str) -> str:
    """A face in a ring, on 400 x 400, nothing outside the circle."""
    person = FACES[key]
    p = Pen(LACQUERED, f"b{key}")
    s = 0.98
    frames.show(p, person.draw(f"q{key}"), ell(200, 200, 178, n=24), 200 - 206 * s, 196 - 200 * s, s)
    frames.ring(p, 200, 200, 184, "#c8963c", 9)
    frames.ring(p, 200, 200, 173, person.colour, 10)
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400"><defs>{"".join(p.defs)}</defs>{p.body()}</svg>'


def busts() -> dict[str, Piece]:
    """Six for the seats' colours, two more for computers."""
    return {f"bust_{key}": Piece(bust(key), BUST, BUST) for key in ORDER}


PARTS = ("clothes", "face", "frames", "hair", "pen", "props")
FILES = (*(f"portraits/{n}.py" for n in PARTS), *(f"gang_of_four/{n}.py" for n in ("base", "people", "faces_court", "faces_town", "busts")))
SHEETS = [Sheet("gang_of_four/busts", busts, FILES)]
