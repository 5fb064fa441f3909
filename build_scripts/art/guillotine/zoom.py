"""All cards held close, in one sheet of single files."""

from __future__ import annotations

from build_scripts.art.guillotine import actions, cards
from build_scripts.art.sheet import Piece, Sheet


def pieces() -> dict[str, Piece]:
    """Nobles and actions."""
    return {**cards.large(), **actions.large()}


SHEETS = [Sheet("guillotine/zoom", pieces, (*actions.FILES, "guillotine/zoom.py"), scales=(1.5,), quality=76)]
