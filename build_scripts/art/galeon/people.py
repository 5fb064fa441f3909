"""The faces at the docks: the register of captains, and the ring they are shown in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from build_scripts.art.galeon.base import SEAT
from build_scripts.art.portraits.pen import Pen, World, ell, mix

CHARTED = World("chart", shadow="#1d3a4a", ink="#2a2430", light="#fff0c8", lamp=1.2, colours={"gold": "#d9a850", "brass": "#c9973c"})
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
        """The portrait before sea and sky in the seat's colour."""
        pen = Pen(CHARTED, slug)
        pale = mix(self.colour, "#f4e6bf", 0.62)
        pen.add(f'<rect width="400" height="480" fill="{pale}"/>')
        pen.flat(ell(150, 150, 150, 150), mix(pale, "#fff6d8", 0.55))
        pen.add(f'<path d="M0 300Q40 288 80 300T160 300T240 300T320 300T400 300V480H0Z" fill="{mix(self.colour, "#1d4a55", 0.35)}"/>')
        pen.add(f'<path d="M0 336Q40 324 80 336T160 336T240 336T320 336T400 336V480H0Z" fill="{mix(self.colour, "#123640", 0.55)}"/>')
        pen.flip = self.flip
        with pen.moved(y=self.down, sx=self.zoom, cx=206, cy=480):
            self.recipe(pen)
        return pen


FACES: dict[str, Person] = {}


def seat(key: str, flip: bool = False, zoom: float = 0.9, down: float = 6) -> Callable[[Recipe], Recipe]:
    """Enters a face for a seat."""

    def enter(recipe: Recipe) -> Recipe:
        FACES[key] = Person(recipe, SEAT[key], flip, zoom, down)
        return recipe

    return enter
