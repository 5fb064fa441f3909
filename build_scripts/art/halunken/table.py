"""Everything that stands, lies or glows on the quay."""

from __future__ import annotations

from build_scripts.art.halunken import figures, marks, taverns
from build_scripts.art.sheet import Piece, Sheet


def pieces() -> dict[str, Piece]:
    """Taverns, figures and marks in one sheet."""
    return {**taverns.pieces(), **figures.pieces(), **marks.pieces()}


SOURCES = ("base", "signs", "roofs", "taverns", "hats", "figures", "marks", "table")
SHEETS = [Sheet("halunken/table", pieces, tuple(f"halunken/{name}.py" for name in SOURCES))]
