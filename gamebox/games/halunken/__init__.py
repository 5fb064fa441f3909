"""Halunken & Spelunken: eight rounds of recruiting, robbing and jostling round a harbour of fourteen taverns."""

from __future__ import annotations

from gamebox.core.game import Game
from gamebox.games.halunken import heuristics
from gamebox.games.halunken.actions import decode
from gamebox.games.halunken.rules import Options, setup, tables


def face(card: int) -> int:
    """Every piece of this game is one of a kind."""
    return card


GAME = Game(
    id="halunken",
    version=1,
    options=Options,
    tables=tables,
    setup=setup,
    decode=decode,
    face=face,
    heuristics=heuristics,
    ladder=("glance:60", "glance:30:40", "glance:6:80", "search:10", "search:1000"),
    scene="gamebox.games.halunken.scene",
)
