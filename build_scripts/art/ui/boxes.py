"""The five fronts on the shelf and the ribbon for games that are not there yet."""

from __future__ import annotations

from build_scripts.art.kit import linear, path, stroke
from build_scripts.art.sheet import Piece, Sheet
from build_scripts.art.ui import box_galeon, box_gang, box_gnadenlos, box_guillotine, box_halunken
from build_scripts.art.ui.base import document

FRONTS = {
    "box_halunken": box_halunken.draw, "box_guillotine": box_guillotine.draw, "box_gang_of_four": box_gang.draw,
    "box_gnadenlos": box_gnadenlos.draw, "box_galeon": box_galeon.draw,
}
RIBBON = {"box_halunken": 424, "box_guillotine": 428, "box_gang_of_four": 334, "box_gnadenlos": 424, "box_galeon": 424}
PARTS = ("base", "boxes", "brush", "case", "faces", "lettering", "box_halunken", "box_guillotine", "box_gang", "box_gnadenlos", "box_galeon")


def soon() -> str:
    """An empty ribbon; the program writes on it."""
    body = path("M4 14H50V54H4L18 34Z", "#5e141b") + path("M236 14H190V54H236L222 34Z", "#5e141b")
    body += path("M32 6H208V46H32Z", linear("r", [(0, "#c5383c", 1), (1, "#8e1f28", 1)])) + stroke("M32 11H208M32 41H208", "#f3cf86", 1.8)
    return body + path("M32 46L50 54V46ZM208 46L190 54V46Z", "#3d0b10")


def draw() -> dict[str, Piece]:
    """Fronts of 340x460, each a file of its own, and `soon`."""
    pieces = {name: Piece(document(340, 460, front), 340, 460, anchor=(170, 460), alone=True,
                          marks={"front": (0, 9, 320, 451), "ribbon": (160, RIBBON[name])}) for name, front in FRONTS.items()}
    pieces["soon"] = Piece(document(240, 60, soon), 240, 60, marks={"inner": (36, 12, 168, 28)})
    return pieces


SHEETS = [Sheet("ui/boxes", draw, ("ui/letters.txt", *(f"ui/{part}.py" for part in PARTS)))]
