"""The register of faces: the 29 adventurers and those at the table, each with the recipe that draws them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from build_scripts.art.gnadenlos.base import SEAT
from build_scripts.art.portraits.pen import Pen, World, ell, mix

WEST = World(
    "west", shadow="#5a3626", ink="#2f1c14", light="#ffe9b8", lamp=1.1,
    colours={
        "paper": "#e0bf88", "rust": "#a9502c", "wood": "#8a5a34", "gold": "#e3a52e", "dust": "#cfa76c", "denim": "#5a7086",
        "bone": "#efe0bd", "linen": "#f7edd2", "steel": "#77767a", "leather": "#7a4a2c", "felt": "#453a3c", "teal": "#4f7d74",
    },
)  # fmt: skip
Recipe = Callable[[Pen], None]


@dataclass(frozen=True)
class Person:
    """One portrait. scene: what lies behind; flip: faces right; zoom, right, down: size and shift of the figure."""

    recipe: Recipe
    scene: str
    flip: bool
    zoom: float
    right: float
    down: float

    def draw(self, slug: str, ground: Callable[[Pen, str], None] | None = None, weight: float = 1) -> Pen:
        """The portrait before a ground; without one the figure stands alone."""
        pen = Pen(WEST, slug, False, weight)
        if ground:
            ground(pen, self.scene)
        pen.flip = self.flip
        with pen.moved(x=self.right, y=self.down, sx=self.zoom, cx=206, cy=480):
            self.recipe(pen)
        return pen


ADVENTURERS: dict[str, Person] = {}
FACES: dict[str, Person] = {}


def adventurer(
    name: str, scene: str = "mesa", flip: bool = False, zoom: float = 0.94, right: float = 0, down: float = 8
) -> Callable[[Recipe], Recipe]:
    """Enters an adventurer under the name of the card."""

    def enter(recipe: Recipe) -> Recipe:
        ADVENTURERS[name] = Person(recipe, scene, flip, zoom, right, down)
        return recipe

    return enter


def seat(key: str, flip: bool = False, zoom: float = 0.92, right: float = 0, down: float = 8) -> Callable[[Recipe], Recipe]:
    """Enters a face for a seat."""

    def enter(recipe: Recipe) -> Recipe:
        FACES[key] = Person(recipe, SEAT[key], flip, zoom, right, down)
        return recipe

    return enter


# ---- what lies behind -----------------------------------------------------------------------------------
SCENES = {
    "mesa": ("#e6c48c", "#f0d5a0", "#f9e7bd"),
    "dusk": ("#d79a66", "#e8b578", "#f6d08e"),
    "mine": ("#a98058", "#c49a68", "#e2ba7c"),
    "saloon": ("#b07a4c", "#cc9a5e", "#e8bd78"),
    "boards": ("#c59a66", "#d6b07a", "#e8ca96"),
}
"""Each scene's sky from the edge to the light behind the head."""


def poster_ground(p: Pen, scene: str) -> None:
    """A printed scene in few tones, lightest behind the head."""
    edge, middle, light = SCENES[scene]
    p.add(f'<rect x="-80" y="-80" width="560" height="640" fill="{edge}"/>')
    p.flat(ell(170, 190, 250, 260), middle)
    p.flat(ell(160, 180, 168, 180), light)
    {"mesa": _mesa, "dusk": _dusk, "mine": _mine, "saloon": _saloon, "boards": _boards}[scene](p)


def seat_ground(p: Pen, colour: str) -> None:
    """A plain ground in the colour of a seat, lightest behind the head."""
    p.add(f'<rect x="-80" y="-80" width="560" height="640" fill="{mix(colour, "#2f1c14", 0.42)}"/>')
    for rx, ry, t in ((230, 240, 0.16), (180, 190, 0.3), (140, 150, 0.46)):
        p.flat(ell(190, 210, rx, ry), mix(mix(colour, "#2f1c14", 0.3), "#fbe7b4", t))


def _mesa(p: Pen) -> None:
    p.flat(ell(84, 120, 74), "#fff0cc")
    p.flat("-80,330! 40,322 60,262! 120,258! 138,318 230,330 300,322 316,226! 372,222! 384,320 480,326 480,560! -80,560!", "#cf9f68")
    p.flat("-80,372 80,352 200,366 330,350 480,364 480,560! -80,560!", "#b98552")
    for y, x, long in ((60, 250, 120), (86, 300, 90), (150, 290, 130), (300, 20, 110)):
        p.brush([(x, y), (x + long / 2, y - 4), (x + long, y + 1)], "#fff3d0", 5, opacity=0.5)


def _dusk(p: Pen) -> None:
    p.flat(ell(190, 250, 190, 186), "#ffe2a0", 0.8)
    p.flat("-80,340! 60,330 190,344 330,326 480,340 480,560! -80,560!", "#a8623a")
    for x, y, h in ((36, 340, 110), (372, 336, 150)):
        p.brush([(x, y), (x, y - h / 2), (x, y - h)], "#8a4c30", 22, ends=0.8)
        p.brush([(x - 30, y - h * 0.75), (x - 30, y - h * 0.45), (x, y - h * 0.4)], "#8a4c30", 14, ends=0.8)
        p.brush([(x + 28, y - h * 0.95), (x + 28, y - h * 0.6), (x, y - h * 0.52)], "#8a4c30", 14, ends=0.8)


def _mine(p: Pen) -> None:
    p.flat("-80,560! -80,120 -10,40 90,10 210,-10 330,10 420,60 480,140 480,560! 400,560! 396,200 350,90 206,50 70,96 20,210 16,560!", "#7d5a3c")
    for x in (30, 372):
        p.flat([(x - 16, 60, 1), (x + 16, 60, 1), (x + 18, 560, 1), (x - 18, 560, 1)], "#94683e")
    p.flat("-80,44! 480,30! 480,72! -80,86!", "#94683e")
    for x, y, r in ((70, 200, 7), (344, 160, 6), (92, 130, 5), (330, 260, 8), (54, 300, 6)):
        p.flat(ell(x, y, r, n=5), "#f2c65a", 0.9)


def _saloon(p: Pen) -> None:
    p.flat("-80,96! 480,96! 480,108! -80,108!", "#8d5a36")
    p.flat("-80,230! 480,230! 480,242! -80,242!", "#8d5a36")
    colours = ("#8f4a34", "#6f7d5a", "#b98a4a", "#7d5a4a", "#96683c")
    for k in range(15):
        x, y = -20 + k % 8 * 58 + (k // 8) * 24, 96 + k // 8 * 134
        p.flat([(x - 13, y, 1), (x - 13, y - 44, 0), (x - 5, y - 58, 0), (x - 5, y - 82, 1), (x + 5, y - 82, 1), (x + 5, y - 58, 0), (x + 13, y - 44, 0), (x + 13, y, 1)], colours[k % 5], 0.75)


def _boards(p: Pen) -> None:
    for k in range(9):
        p.brush([(-80, 20 + k * 62), (200, 26 + k * 62), (480, 16 + k * 62)], "#a57a4a", 4, opacity=0.7)
    for x, y in ((50, 60), (340, 120), (70, 250), (356, 300)):
        p.flat(ell(x, y, 6), "#8a6238", 0.7)
