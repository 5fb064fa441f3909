"""The table of Gnadenlos! on the screen: what gamebox.ui.table asks of a game."""

from __future__ import annotations

from gamebox.controllers.table import TableController
from gamebox.games.gnadenlos.scene.acts import SOUNDS
from gamebox.games.gnadenlos.scene.choices import MANNERS, actions_for, confirm
from gamebox.games.gnadenlos.scene.pieces import card_sprite
from gamebox.games.gnadenlos.scene.samples import SAMPLES
from gamebox.games.gnadenlos.scene.town import Town
from gamebox.ui.stage import Stage
from gamebox.ui.table_look import Seating

__all__ = ["AHEAD", "MANNERS", "SAMPLES", "SEAT_COLOURS", "SOUNDS", "actions_for", "card_sprite", "confirm", "make"]

SEAT_COLOURS = ("blue", "green", "yellow", "red")
"""The colours that a seat can have at this table."""
AHEAD = (
    ("gnadenlos/board:board", 1.0), ("gnadenlos/ground:ground", 1.0), ("gnadenlos/adventurers", 1.1),
    ("gnadenlos/table", 1.0), ("gnadenlos/papers", 1.3), ("gnadenlos/busts", 0.8),
)  # fmt: skip
"""What the table begins with, the largest first, each with its pixels a unit as a multiple of the frame's."""


def make(stage: Stage, controller: TableController, seating: Seating) -> Town:
    """The look of this game for one table."""
    if not controller.log:
        stage.sound.play(SOUNDS["begins"])
    return Town(stage, controller, seating)
