"""The room with the shelf, its board, the name of the program, and the program's icon."""

from __future__ import annotations

import random

from build_scripts.art.kit import blur, g, linear, mix, oval, path, radial, rect, shade, stroke
from build_scripts.art.sheet import Piece, Sheet
from build_scripts.art.ui.base import document
from build_scripts.art.ui.case import title
from build_scripts.art.ui.emblem import emblem
from build_scripts.art.ui.lettering import ABRIL, word

WALL = "#4a2f22"


def room() -> str:
    """Panelled wall in lamp light, calm enough to stand behind anything."""
    rnd, body = random.Random(12), rect(0, 0, 2200, 1240, WALL)
    for i in range(20):
        x = i * 110
        body += rect(x, 0, 110, 1240, mix(WALL, rnd.choice(("#57382a", "#3f281d", "#523425")), 0.55))
        d = ""
        for _ in range(7):
            gx, gy, tall = x + rnd.uniform(12, 98), rnd.uniform(-80, 1100), rnd.uniform(160, 420)
            d += f"M{gx:.0f} {gy:.0f}q{rnd.uniform(-7, 7):.1f} {tall / 2:.0f} {rnd.uniform(-4, 4):.1f} {tall:.0f}"
        body += stroke(d, "#2c1a12", 2, opacity=0.28)
        if rnd.random() < 0.5:
            kx, ky = x + rnd.uniform(30, 80), rnd.uniform(100, 1140)
            body += oval(kx, ky, 7, 13, "none", line="#2c1a12", w=2, opacity=0.35) + oval(kx, ky, 3, 6, "#2c1a12", opacity=0.35)
        body += rect(x, 0, 2.5, 1240, "#25150e", opacity=0.7) + rect(x + 2.5, 0, 2, 1240, "#7a5440", opacity=0.28)
    return body + lamplight()


def lamplight() -> str:
    """A warm pool in the middle of the wall, dusk in the corners."""
    body = rect(0, 0, 2200, 1240, radial("lamp", [(0, "#ffbe66", 0.5), (0.35, "#f09a4a", 0.26), (0.7, "#d07a34", 0.07), (1, "#d07a34", 0)], cx=0.5, cy=0.44, r=0.56))
    return body + rect(0, 0, 2200, 1240, radial("dusk", [(0, "#120907", 0), (0.5, "#120907", 0.08), (0.8, "#120907", 0.5), (1, "#120907", 0.8)], cx=0.5, cy=0.46, r=0.66))


def plank() -> str:
    """A board of the shelf: top seen a little from above, a moulded edge, an iron bracket at each end."""
    top, front = "#8a5a38", "#6b4128"
    body = rect(0, 0, 600, 17, linear("top", [(0, shade(top, -0.3), 1), (1, shade(top, 0.22), 1)]))
    body += rect(0, 16, 600, 3, "#f0c890", opacity=0.8) + rect(0, 18, 600, 30, linear("front", [(0, shade(front, 0.16), 1), (1, shade(front, -0.26), 1)]))
    body += rect(0, 25, 600, 2, "#2c160c", opacity=0.5) + rect(0, 27, 600, 1.4, "#d9a878", opacity=0.35) + rect(0, 40, 600, 2, "#2c160c", opacity=0.5)
    body += rect(0, 47, 600, 2.6, "#22110a") + rect(0, 49, 600, 21, linear("under", [(0, "#0d0604", 0.62), (1, "#0d0604", 0)]))
    for x, flip in ((46, 1), (554, -1)):
        iron = path("M-15 20H15V44Q15 52 8 56L0 66L-8 56Q-15 52 -15 44Z", linear("brass", [(0, "#f3cf7c", 1), (0.5, "#c58f36", 1), (1, "#7a521c", 1)]), "#3a220c", 2.4)
        iron += '<circle cx="0" cy="36" r="5.5" fill="#7a521c" stroke="#3a220c" stroke-width="1.6"/><circle cx="-1.4" cy="34.4" r="2" fill="#ffe9b0"/>'
        body += g(iron, x, 0, (flip, 1))
    return body


def logo() -> str:
    """The emblem and the name."""
    d = word("Gamebox", ABRIL, 88, 314, 97, gap=0.5)
    return g(emblem(), 4, 8, 0.45) + title(d, "#fff3cf", "#e2a33a", "#2b130f", 9, "t", 4)


def shadow_box() -> str:
    """The shadow of a standing box: wide on the wall to the right, tight at the foot."""
    body = rect(74, 62, 334, 428, "#140805", 8, opacity=0.62, filter=blur("b", 17))
    body += rect(56, 40, 340, 452, "#140805", 6, opacity=0.4, filter=blur("c", 8))
    return body + oval(226, 492, 186, 9, "#0d0503", opacity=0.75, filter=blur("d", 4))


def icon() -> str:
    return emblem()


def draw_shelf() -> dict[str, Piece]:
    """Pieces that are placed one by one."""
    return {
        "plank": Piece(document(600, 70, plank), 600, 70, slice=(80, 30, 80, 24), anchor=(300, 12), marks={"stand": (300, 12)}),
        "logo": Piece(document(520, 130, logo), 520, 130),
        "shadow_box": Piece(document(460, 530, shadow_box), 460, 530, anchor=(220, 490), marks={"box": (50, 30, 340, 460)}),
    }


def draw_room() -> dict[str, Piece]:
    """The wall alone."""
    return {"room": Piece(document(2200, 1240, room), 2200, 1240, alone=True)}


def draw_icon() -> dict[str, Piece]:
    return {"icon": Piece(document(256, 256, icon), 256, 256, alone=True)}


def _sources() -> tuple[str, ...]:
    return (*(f"ui/{n}.py" for n in ("base", "shelf", "brush", "case", "emblem", "lettering")), "ui/letters.txt")


SHEETS = [
    Sheet("ui/shelf", lambda: draw_shelf() | draw_room(), _sources(), scales=(1, 1.75)),
    Sheet("ui/icon", draw_icon, _sources()),
]
