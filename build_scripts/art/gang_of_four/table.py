"""Everything small on the table, in one sheet."""

from __future__ import annotations

from build_scripts.art.gang_of_four import flow, kinds, seats, signs
from build_scripts.art.sheet import Piece, Sheet


def pieces() -> dict[str, Piece]:
    """Order of play, signs, seats and paper, kinds of combination."""
    return {**flow.pieces(), **signs.pieces(), **seats.pieces(), **kinds.pieces()}


SOURCES = ("base", "shapes", "creatures", "motifs", "backs", "beasts", "cards", "flow", "signs", "seats", "kinds", "table")
FILES = (*(f"gang_of_four/{name}.py" for name in SOURCES), "ui/box_gang.py")
SHEETS = [Sheet("gang_of_four/table", pieces, FILES, quality=86)]
