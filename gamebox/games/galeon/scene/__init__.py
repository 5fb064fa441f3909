"""The table of Galéon on the screen: what gamebox.ui.table asks of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from gamebox.controllers.common import Common
from gamebox.controllers.table import TableController
from gamebox.core.game import IllegalAction
from gamebox.games.galeon.actions import ANNOUNCE, ANNOUNCED, BID, WENT_ON, WINDOW, Choice, decode
from gamebox.games.galeon.cards import TOP, TOWERS
from gamebox.games.galeon.rules import State
from gamebox.games.galeon.scene.acts import SOUNDS
from gamebox.games.galeon.scene.chart import Chart
from gamebox.games.galeon.scene.samples import SAMPLES
from gamebox.games.galeon.scene.tips import card_sprite
from gamebox.ui.stage import Stage
from gamebox.ui.table_look import Seating

__all__ = ["AHEAD", "MANNERS", "SAMPLES", "SEAT_COLOURS", "SOUNDS", "actions_for", "card_sprite", "confirm", "make"]

SEAT_COLOURS = ("green", "blue", "red", "yellow", "purple")
"""The colours that a seat can have at this table."""
AHEAD = (
    ("galeon/ground:ground", 1.0), ("galeon/table", 1.2), ("galeon/towers", 1.2), ("galeon/table", 1.0),
    ("galeon/ships", 1.0), ("galeon/cards", 1.0), ("galeon/busts", 0.9),
)  # fmt: skip
"""What the table begins with, the largest first, each with its pixels a unit as a multiple of the frame's."""


def make(stage: Stage, controller: TableController, seating: Seating) -> Chart:
    """The look of this game for one table."""
    if not controller.log:
        stage.sound.play(SOUNDS["begins"])
    return Chart(stage, controller, seating)


def confirm(action: Choice, costly: bool = True) -> bool:
    """Whether a choice waits to be confirmed: an announcement ends the match."""
    return costly and action.kind == ANNOUNCE


def actions_for(tag: str) -> Sequence[Choice]:
    """The choices that a tag may mean, for saying why it is refused."""
    kind, _, rest = tag.partition(":")
    if kind == "button":
        try:
            return [decode(rest)]
        except IllegalAction:
            return []
    number = int(rest) if rest.isdigit() else -1
    if kind == "tower" and 0 <= number < TOWERS:
        return [Choice(BID, number)]
    return [Choice(BID, -1, number)] if kind == "card" and 1 <= number <= TOP else []


def common(view: State) -> Common | None:
    """The people at one screen say together who of them announces, if anybody does (6.1)."""
    if view.phase != WINDOW:
        return None
    return Common([seat for seat, chosen in enumerate(view.choices) if not chosen], WENT_ON, ANNOUNCED)


MANNERS: Final[Mapping[str, Any]] = {"auto_forced": False, "even": True, "looks": True, "common": common}
"""How it is played at one screen: bids before all eyes, with looks at the own sides between them (3.8)."""
