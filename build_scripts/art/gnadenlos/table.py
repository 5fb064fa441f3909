"""Everything small on the table, in three sheets: papers, pieces, seats."""

from __future__ import annotations

from build_scripts.art.gnadenlos import board, cards, crowns, effects, papers, pieces, seats
from build_scripts.art.sheet import Piece, Sheet


def small() -> dict[str, Piece]:
    """Hats, spaces, dice, gold, market and piles, seats, effects."""
    return {**crowns.pieces(), **board.pieces(), **pieces.pieces(), **seats.pieces(), **effects.pieces()}


FILES = (*cards.FILES, "gnadenlos/papers.py")
MORE = tuple(f"gnadenlos/{name}.py" for name in ("town", "board", "pieces", "seats", "effects", "table"))
SHEETS = [
    Sheet("gnadenlos/papers", papers.pieces, (*FILES, "gnadenlos/table.py"), quality=88),
    Sheet("gnadenlos/table", small, (*FILES, *MORE), quality=88),
]
