"""The table of Guillotine on the screen: what gamebox.ui.table asks of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from gamebox.controllers.table import TableController, every_choice
from gamebox.core.game import IllegalAction
from gamebox.games.guillotine.actions import FIND, PLAY, RESOLVING, SNATCH, TAGS, TURN, WORDS, Choice, decode
from gamebox.games.guillotine.cards import TITLE
from gamebox.games.guillotine.effects import ASKS
from gamebox.games.guillotine.rules import State
from gamebox.games.guillotine.scene.acts import SOUNDS
from gamebox.games.guillotine.scene.samples import SAMPLES
from gamebox.games.guillotine.scene.scaffold import Scaffold
from gamebox.games.guillotine.scene.tips import card_sprite
from gamebox.ui.stage import Stage
from gamebox.ui.table_look import Seating

__all__ = ["AHEAD", "MANNERS", "SAMPLES", "SEAT_COLOURS", "SOUNDS", "actions_for", "card_sprite", "confirm", "make"]

SEAT_COLOURS = ("green", "blue", "red", "yellow", "purple", "teal")
"""The colours that a seat can have at this table."""
AHEAD = (
    ("guillotine/ground:day_1", 1.0), ("guillotine/nobles", 1.12), ("guillotine/actions", 1.1),
    ("guillotine/table", 1.0), ("guillotine/minis", 1.3), ("guillotine/busts", 0.75),
)  # fmt: skip
"""What the table begins with, the largest first, each with its pixels a unit as a multiple of the frame's."""


def make(stage: Stage, controller: TableController, seating: Seating) -> Scaffold:
    """The look of this game for one table."""
    if not controller.log:
        stage.sound.play(SOUNDS["begins"])
    return Scaffold(stage, controller, seating)


def confirm(action: Choice, costly: bool = True) -> bool:
    """Whether a choice waits to be confirmed: a card that asks for nothing more is played for good."""
    return costly and action.kind == PLAY and not ASKS[TITLE.index(action.what)]


def actions_for(tag: str) -> Sequence[Choice]:
    """The choices that a tag may mean, for saying why it is refused."""
    kind, _, rest = tag.partition(":")
    words = [word for word, its in zip(WORDS, TAGS, strict=True) if its == kind]
    texts = ["pass"] if tag == "button:pass" else [f"{word} {rest}" for word in words] if rest.isdigit() else []
    found = []
    for text in texts:
        try:
            found.append(decode(text))
        except IllegalAction:
            continue
    return found


def pieces(view: State) -> Mapping[str, str]:
    """The titles of the cards that the viewer may choose from: a pile or a hand looked through, else the own hand."""
    if view.viewer is None or view.viewer < 0:
        return {}
    own = view.viewer == view.current
    cards: Sequence[int] = view.hands[view.viewer]
    if own and view.phase == FIND:
        cards = view.discard
    elif own and view.phase == SNATCH:
        cards = view.hands[view.picks[0]]
    return {f"card:{card}": f"face:{TITLE[card]}" for card in cards if card >= 0}


def hides(view: State) -> bool:
    """Whether the time taken for a choice could tell what is in a hand; the choices of a card begun are shown soon."""
    return view.phase == TURN or view.phase > RESOLVING


MANNERS: Final[Mapping[str, Any]] = {
    "pieces": pieces,
    "needs_curtain": every_choice,
    "auto_forced": False,
    "even": hides,
}
"""How it is played at one screen: hands are hidden; who has no choice plays in the same way as others."""
