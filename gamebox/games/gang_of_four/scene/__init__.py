"""The table of Gang of Four on the screen: what gamebox.ui.table asks of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from gamebox.controllers.freely import Free
from gamebox.controllers.table import TableController, every_choice
from gamebox.core.events import UNKNOWN
from gamebox.games.gang_of_four import combos
from gamebox.games.gang_of_four.actions import ANNOUNCE, GIVE, PASSED, PLAY, SILENT, Choice, decode, play
from gamebox.games.gang_of_four.cards import FACE, cards_in
from gamebox.games.gang_of_four.rules import State
from gamebox.games.gang_of_four.scene.deals import SOUNDS
from gamebox.games.gang_of_four.scene.hand import card_of
from gamebox.games.gang_of_four.scene.lacquer import Lacquer
from gamebox.games.gang_of_four.scene.pieces import sprite
from gamebox.games.gang_of_four.scene.samples import SAMPLES
from gamebox.ui.stage import Stage
from gamebox.ui.table_look import Seating

__all__ = ["AHEAD", "MANNERS", "SAMPLES", "SEAT_COLOURS", "SOUNDS", "actions_for", "card_sprite", "confirm", "make"]

AHEAD = (
    ("gang_of_four/table", 1.4), ("gang_of_four/cards", 1.4), ("gang_of_four/cards", 1.0), ("gang_of_four/table", 1.0),
    ("gang_of_four/ground:ground", 0.88), ("gang_of_four/ground:mat", 1.0),
)  # fmt: skip
"""What the table begins with, the largest first, each with its pixels a unit as a multiple of the frame's."""
SEAT_COLOURS = ("green", "blue", "red", "yellow", "purple", "teal")
"""The colours that a seat can have at this table."""


def make(stage: Stage, controller: TableController, seating: Seating) -> Lacquer:
    """The look of this game for one table."""
    if not controller.log:
        stage.sound.play(SOUNDS["begins"])
    return Lacquer(stage, controller, seating)


def card_sprite(card: int) -> str:
    """The picture of a card."""
    return sprite(card)


def confirm(action: Choice, costly: bool = True) -> bool:
    """Nothing waits to be confirmed: what is picked is never played without the button."""
    return False


def actions_for(tag: str) -> Sequence[Choice]:
    """The choices that a tag may mean, for saying why it is refused."""
    kind, _, word = tag.partition(":")
    return [decode(word)] if kind == "button" and word in ("pass", "announce") else []


def pieces(view: State) -> Mapping[str, str]:
    """The faces of the cards that the viewer holds."""
    if view.viewer is None or view.viewer < 0:
        return {}
    return {f"card:{card}": f"face:{FACE[card]}" for card in cards_in(view.hands[view.viewer])}


def free(view: State) -> Free:
    """Any cards of the own hand may be picked; of the exchange, one."""
    if view.phase not in (PLAY, GIVE):
        return Free()
    return Free(tuple(pieces(view)), 1 if view.phase == GIVE else 0)


def misfit(view: State, picked: Sequence[str]) -> tuple[str, str]:
    """Why what is picked may not be played."""
    cards = [card for card in map(card_of, picked) if card != UNKNOWN]
    if view.phase == ANNOUNCE:
        return view.refusal(PASSED)
    if view.phase == GIVE or not cards:
        return f"gang_of_four.refuse.{'one' if view.phase == GIVE else 'none'}", view.paragraph()
    combo = combos.of([FACE[card] for card in cards])
    if combo is None:
        return "gang_of_four.refuse.not_a_combination", "3.10"
    return view.refusal(play(combo))


def lapse(view: State, legal: Sequence[Choice]) -> Choice | None:
    """A last card that is not announced in time is missed (6.1)."""
    return SILENT if SILENT in legal else None


MANNERS: Final[Mapping[str, Any]] = {
    "pieces": pieces,
    "free": free,
    "misfit": misfit,
    "lapse": lapse,
    "needs_curtain": every_choice,
    "auto_forced": False,
    "even": True,
}
"""How it is played at one screen: a seat that can only pass takes its time like any other (9.4)."""
