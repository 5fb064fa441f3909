"""The faces at the table: the register of the eight, and the ring they are shown in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from build_scripts.art.gang_of_four.base import SEAT
from build_scripts.art.portraits.pen import Pen, World, ell, mix

LACQUERED = World("lacquer", shadow="#43142c", ink="#2a0d16", light="#ffe3a8", lamp=1.3, colours={"gold": "#d9a850", "brass": "#c9973c"})
Recipe = Callable[[Pen], None]


@dataclass(frozen=True)
class Person:
    """One portrait. flip: faces right; zoom, down: size and shift of the figure."""

    recipe: Recipe
    colour: str
    flip: bool
    zoom: float
    down: float

    def draw(self, slug: str) -> Pen:
        """The portrait before a dusky ground of the seat's colour."""
        pen = Pen(LACQUERED, slug)
        deep = mix(self.colour, "#24101a", 0.72)
        pen.add(f'<rect width="400" height="480" fill="{mix(deep, "#000000", 0.2)}"/>')
        for rx, ry, t in ((240, 250, 0.06), (186, 196, 0.16), (140, 150, 0.28)):
            pen.flat(ell(176, 200, rx, ry), mix(deep, mix(self.colour, "#ffe9c0", 0.25), t))
        pen.flip = self.flip
        with pen.moved(y=self.down, sx=self.zoom, cx=206, cy=480):
            self.recipe(pen)
        return pen


FACES: dict[str, Person] = {}


def seat(key: str, flip: bool = False, zoom: float = 0.9, down: float = 6, colour: str = "#c8963c") -> Callable[[Recipe], Recipe]:
    """Enters a face for a seat; its colour is the seat's, or gold."""

    def enter(recipe: Recipe) -> Recipe:
        FACES[key] = Person(recipe, SEAT.get(key, colour), flip, zoom, down)
        return recipe

    return enter
