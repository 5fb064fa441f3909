"""Gnadenlos!: gold rushes, poker and showdowns in a town where everybody pays with promissory notes."""

from __future__ import annotations

from gamebox.core.game import Game
from gamebox.games.gnadenlos import heuristics
from gamebox.games.gnadenlos.actions import decode
from gamebox.games.gnadenlos.rules import Options, setup, tables


def face(card: int) -> int:
    """Copies of a note or an event card already have the same number."""
    return card


GAME = Game(
    id="gnadenlos",
    version=2,
    options=Options,
    tables=tables,
    setup=setup,
    decode=decode,
    face=face,
    heuristics=heuristics,
    ladder=("glance:60", "glance:38:35", "glance:18:40", "search:24", "search:1000"),
    scene="gamebox.games.gnadenlos.scene",
    levels=("drifter", "digger", "gambler", "marshal", "baron"),
    offered=Options(),
)
