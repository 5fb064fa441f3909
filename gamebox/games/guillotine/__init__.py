"""Guillotine: three days of queue-jumping at the scaffold, for the most famous heads."""

from __future__ import annotations

from gamebox.core.game import Game
from gamebox.games.guillotine import heuristics
from gamebox.games.guillotine.actions import decode
from gamebox.games.guillotine.cards import TITLE
from gamebox.games.guillotine.rules import Options, setup, tables


def face(card: int) -> int:
    """Identical cards share their title."""
    return TITLE[card] if card >= 0 else card


GAME = Game(
    id="guillotine",
    version=1,
    options=Options,
    tables=tables,
    setup=setup,
    decode=decode,
    face=face,
    heuristics=heuristics,
    scene="gamebox.games.guillotine.scene",
    levels=("urchin", "citizen", "clerk", "deputy", "tribune"),
    ladder=("glance:60", "glance:41:33", "glance:27:47", "glance:11:55", "search:400"),
)
