"""Gang of Four: hands of sixteen cards, ever higher combinations, and nobody wants to keep cards."""

from __future__ import annotations

from gamebox.core.game import Game
from gamebox.games.gang_of_four import heuristics
from gamebox.games.gang_of_four.actions import decode
from gamebox.games.gang_of_four.cards import FACE
from gamebox.games.gang_of_four.rules import Options, setup, tables


def face(card: int) -> int:
    """What the copies of a card share."""
    return FACE[card]


GAME = Game(
    id="gang_of_four",
    version=1,
    options=Options,
    tables=tables,
    setup=setup,
    decode=decode,
    face=face,
    heuristics=heuristics,
    ladder=("glance:60", "glance:35:40", "glance:20:55", "search:30", "search:1000"),
    scene="gamebox.games.gang_of_four.scene",
    levels=("apprentice", "clerk", "merchant", "mandarin", "dragon"),
    offered=Options(),
)
