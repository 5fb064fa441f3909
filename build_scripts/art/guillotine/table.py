"""Everything small on the table, in one sheet."""

from __future__ import annotations

from build_scripts.art.guillotine import actions, scaffold, seats, signs
from build_scripts.art.sheet import Piece, Sheet


def pieces() -> dict[str, Piece]:
    """Scaffold, signs of the line, seats and piles, cards in front of players."""
    return {**scaffold.pieces(), **signs.pieces(), **seats.pieces(), **actions.fronts()}


FILES = (*actions.FILES, *(f"guillotine/{name}.py" for name in ("scaffold", "signs", "seats", "table")))
SHEETS = [Sheet("guillotine/table", pieces, FILES, quality=88)]
