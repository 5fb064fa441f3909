"""The sheets of small things: towers that do not turn with signs, docks and money; the turning layers by themselves."""

from __future__ import annotations

from build_scripts.art.galeon import cards, coins, drums, effects, emblems, ground, seats, signs
from build_scripts.art.sheet import Piece, Sheet


def small() -> dict[str, Piece]:
    """Everything small on the chart."""
    return {**emblems.pieces(), **drums.pieces(), **cards.pieces(), **coins.pieces(), **seats.pieces(), **signs.pieces(), **effects.pieces(), **ground.creatures()}


def turning() -> dict[str, Piece]:
    """The layers of a tower that depend on how it stands."""
    return {**drums.faces(), **drums.dials()}


FILES = tuple(f"galeon/{name}.py" for name in ("base", "emblems", "drums"))
MORE = tuple(f"galeon/{name}.py" for name in ("cards", "coins", "seats", "signs", "effects", "ground", "table"))
SHEETS = [
    Sheet("galeon/towers", turning, (*FILES, "galeon/table.py"), quality=80),
    Sheet("galeon/table", small, (*FILES, *MORE), quality=80),
]
