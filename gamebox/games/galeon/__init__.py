"""Galéon: captains bid for towers of goods of which each sees a side or two, and guess when they are rich enough."""

from __future__ import annotations

from gamebox.core.game import Game
from gamebox.games.galeon import heuristics
from gamebox.games.galeon.actions import decode
from gamebox.games.galeon.rules import Options, setup, tables


def face(card: int) -> int:
    """Every piece is its own face; sides with the same equipment are alike already."""
    return card


GAME = Game(
    id="galeon",
    version=1,
    options=Options,
    tables=tables,
    setup=setup,
    decode=decode,
    face=face,
    heuristics=heuristics,
    scene="gamebox.games.galeon.scene",
    levels=("landlubber", "passenger", "helmsman", "navigator", "admiral"),
    ladder=("glance:200", "glance:50:30", "glance:16:68", "glance:6:100", "search:12"),
)
