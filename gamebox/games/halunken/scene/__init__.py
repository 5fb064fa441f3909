"""The table of Halunken & Spelunken on the screen: what gamebox.ui.table asks of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gamebox.controllers.table import TableController
from gamebox.games.halunken.actions import BID, CARD, GIVE, ORDER, RUMS, TAGS, WORDS, Choice, decode
from gamebox.games.halunken.cards import CAPTAINS, RUM
from gamebox.games.halunken.scene.harbour import Harbour
from gamebox.games.halunken.scene.samples import SAMPLES
from gamebox.games.halunken.scene.walks import SOUNDS
from gamebox.ui.stage import Stage
from gamebox.ui.table_look import Seating

__all__ = ["SAMPLES", "SEAT_COLOURS", "SOUNDS", "actions_for", "card_sprite", "confirm", "make"]

SEAT_COLOURS = CAPTAINS[:-1]
"""The colours that a seat can have at this table."""
AHEAD = (
    ("halunken/table", 0.985), ("halunken/sailors", 2.0), ("halunken/board:ground", 0.88), ("halunken/cards", 0.985),
    ("halunken/board:ring_wide", 0.985), ("halunken/sailors", 0.985), ("halunken/busts", 0.985),
)  # fmt: skip
"""What the table begins with, the largest first, each with its pixels a unit as a multiple of the frame's."""
COSTLY = (BID, CARD, GIVE, ORDER, RUMS)


def make(stage: Stage, controller: TableController, seating: Seating) -> Harbour:
    """The look of this game for one table."""
    stage.sound.play(SOUNDS["opens"])
    if not controller.log:
        stage.sound.play(SOUNDS["begins"])
    return Harbour(stage, controller, seating)


def card_sprite(card: int) -> str:
    """The picture of a sailor, as it lies in a crew."""
    return f"halunken/sailors:card_{card}"


def confirm(action: Choice, costly: bool = True) -> bool:
    """Whether a choice waits to be confirmed: what is played or paid for good, if the player wants it so."""
    return costly and action.what >= 0 and action.kind in COSTLY


def actions_for(tag: str) -> Sequence[Any]:
    """The choices that a tag may mean, for saying why it is refused."""
    kind, _, rest = tag.partition(":")
    if not rest.isdigit():
        return [decode(WORDS[i]) for i, button in enumerate(TAGS) if button == tag]
    texts = [f"{WORDS[i]} {rest}" for i, word in enumerate(TAGS) if word == kind]
    return [decode(text) for text in texts if text != f"{WORDS[RUMS]} {RUM}"]
