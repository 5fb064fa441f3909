"""The register of heads: who waits in the line and who sits at the table, each with the recipe that draws them."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from build_scripts.art.guillotine.base import GROUP, PAPER, SEAT
from build_scripts.art.portraits.pen import Pen, World, ell, mix

PARIS = World(
    "paris", shadow="#6d4a66", ink="#2e2233", light="#fff6df", lamp=1.0,
    colours={
        "red": "#b8433c", "blue": "#3f5f8f", "cream": "#f3ead4", "linen": "#fbf6ea", "gold": "#d9a441", "rose": "#d98f8a",
        "sage": "#8f9f78", "powder": "#e9e3dc", "ink": "#3b3546", "plum": "#7b5585", "brown": "#6b4a34", "steel": "#b9c4ca",
    },
)  # fmt: skip
Recipe = Callable[[Pen], None]


@dataclass(frozen=True)
class Person:
    """One portrait. flip: faces right; zoom, right, down: size and shift of the figure."""

    recipe: Recipe
    colour: str
    flip: bool
    zoom: float
    right: float
    down: float

    def draw(self, slug: str, ground: bool = True, weight: float = 1) -> Pen:
        """The portrait before an engraved ground of its colour; without one the figure stands alone."""
        pen = Pen(PARIS, slug, False, weight)
        if ground:
            print_ground(pen, self.colour)
        pen.flip = self.flip
        with pen.moved(x=self.right, y=self.down, sx=self.zoom, cx=206, cy=480):
            self.recipe(pen)
        return pen


NOBLES: dict[str, tuple[str, int, Person]] = {}
FACES: dict[str, Person] = {}


def noble(name: str, group: str, value: int, flip: bool = False, zoom: float = 0.94, right: float = 0, down: float = 8) -> Callable[[Recipe], Recipe]:
    """Enters a noble: title, group and printed points (0 where they vary)."""

    def enter(recipe: Recipe) -> Recipe:
        NOBLES[name] = (group, value, Person(recipe, GROUP[group], flip, zoom, right, down))
        return recipe

    return enter


def seat(key: str, colour: str = "#a8835a", flip: bool = False, zoom: float = 0.92, right: float = 0, down: float = 8) -> Callable[[Recipe], Recipe]:
    """Enters a face for a seat; its colour is the seat's, or paper brown."""

    def enter(recipe: Recipe) -> Recipe:
        FACES[key] = Person(recipe, SEAT.get(key, colour), flip, zoom, right, down)
        return recipe

    return enter


def print_ground(p: Pen, colour: str) -> None:
    """Thin colour on paper, cut by an engraver's rays, lighter behind the head."""
    p.add(f'<rect x="-60" y="-60" width="520" height="600" fill="{mix(colour, PAPER, 0.3)}"/>')
    line, rays = mix(colour, "#33293a", 0.12), ""
    for k in range(60):
        a = k * math.tau / 60 + 0.03
        x, y, r, far = 206, 250, 150 + 26 * (k % 3), 420
        rays += f"M{x + r * math.cos(a):.0f} {y + r * math.sin(a):.0f}L{x + far * math.cos(a):.0f} {y + far * math.sin(a):.0f}"
    p.add(f'<path d="{rays}" stroke="{line}" stroke-width="4" opacity=".38"/>')
    for rx, ry, t in ((214, 236, 0.42), (176, 200, 0.54), (140, 164, 0.66)):
        p.flat(ell(206, 236, rx, ry), mix(colour, PAPER, t), 0.9)
