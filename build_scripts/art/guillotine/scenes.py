"""The register of action pictures: each a scene of 200 x 222 about the origin, and the badge that tells its kind."""

from __future__ import annotations

from collections.abc import Callable

from build_scripts.art.guillotine.figures import Look, Pose, man
from build_scripts.art.guillotine.props import FLOOR
from build_scripts.art.kit import el

Draw = Callable[[], str]
SCENES: dict[str, Draw] = {}


def scene(draw: Draw) -> Draw:
    """Enters a picture under the name of its function, which is the card's title."""
    SCENES[draw.__name__] = draw
    return draw


def put(look: Look, pose: Pose = Pose(), x: float = 0, y: float = FLOOR + 10, s: float = 1.0, flip: bool = False, rot: float = 0) -> str:  # noqa: B008
    """A figure on its feet at x, y; flip: faces left."""
    k = f"{-s:.3f} {s:.3f}" if flip else f"{s:.3f}"
    return el("g", man(look, pose), transform=f"translate({x:.1f} {y:.1f}) rotate({rot:.1f}) scale({k})")
