"""The register of people: who they are, where they belong and the recipe that draws them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from build_scripts.art.halunken.base import CREW

from .pen import Pen, World
from .worlds import HARBOUR

Recipe = Callable[[Pen], None]
FIRST_VALUE = {"yellow": 1, "green": 3, "red": 5, "purple": 7}
FIRST_CARD = {"yellow": 0, "green": 12, "red": 23, "purple": 33}


@dataclass(frozen=True)
class Person:
    """One portrait. flip: faces right; zoom, down: size and shift of the figure; frame: x, y, width round the head."""

    name: str
    recipe: Recipe
    world: World
    colour: str
    flip: bool = False
    zoom: float = 1.06
    down: float = 12
    frame: tuple[float, float, float] = (50, 40, 310)

    def draw(self, slug: str, ground: Callable[[Pen], None] | None = None, weight: float = 1) -> Pen:
        """The portrait before a ground; without one the figure stands alone."""
        pen = Pen(self.world, slug, False, weight)
        if ground:
            ground(pen)
        pen.flip = self.flip
        with pen.moved(y=self.down, sx=self.zoom, cx=200, cy=480):
            self.recipe(pen)
        return pen


SAILORS: dict[int, tuple[str, int, Person]] = {}
FACES: dict[str, Person] = {}


def sailor(crew: str, value: int, name: str, flip: bool = False, zoom: float = 1.06, down: float = 12) -> Callable[[Recipe], Recipe]:
    """Enters a sailor of a crew under the number of the card."""

    def enter(recipe: Recipe) -> Recipe:
        card = FIRST_CARD[crew] + value - FIRST_VALUE[crew]
        SAILORS[card] = (crew, value, Person(name, recipe, HARBOUR, CREW[crew], flip, zoom, down))
        return recipe

    return enter


def face(key: str, name: str, colour: str, flip: bool = False, zoom: float = 1.0, down: float = 6) -> Callable[[Recipe], Recipe]:
    """Enters a face for a seat."""

    def enter(recipe: Recipe) -> Recipe:
        FACES[key] = Person(name, recipe, HARBOUR, colour, flip, zoom, down)
        return recipe

    return enter
