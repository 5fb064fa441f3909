"""The harbour itself: wet ground, the quay round the basin, the ship and the two jetties."""

from __future__ import annotations

from build_scripts.art.halunken.base import FOG, piece
from build_scripts.art.halunken.boats import jetty, rowboat
from build_scripts.art.halunken.ground import H, W, ground
from build_scripts.art.halunken.mist import bank
from build_scripts.art.halunken.places import TALL, WIDE, Ring
from build_scripts.art.halunken.quay import ring
from build_scripts.art.halunken.ship import ship
from build_scripts.art.kit import g
from build_scripts.art.sheet import Piece, Sheet


def ring_piece(r: Ring) -> Piece:
    """A ring with its marks; its anchor is the middle of the picture."""
    drawn = piece(lambda: g(ring(r), -r.origin[0], -r.origin[1]), *r.size, at=(0, 0), alone=True)
    return Piece(drawn.svg, *r.size, marks=r.marks(), alone=True)


def pieces() -> dict[str, Piece]:
    """The pictures of the sheet, each in a file of its own."""
    return {
        "ground": piece(ground, W, H, at=(0, 0), alone=True),
        "ring_wide": ring_piece(WIDE),
        "ring_tall": ring_piece(TALL),
        "ship": piece(ship, 440, 300, at=(220, 240), alone=True),
        "rowboat": piece(rowboat, 130, 60, at=(65, 36), alone=True),
        "fog": piece(lambda: bank("drift", 0, 0, 250, 45, 0.8, 41, FOG, 2), 500, 90, alone=True),
        "jetty_port": piece(lambda: jetty(286, 166), 310, 200, alone=True, label=(24, 148, 262, 30)),
        "jetty_pile": piece(lambda: jetty(142, 166), 166, 200, alone=True, label=(24, 148, 118, 30)),
    }


SOURCES = ("base", "places", "stones", "mist", "ground", "quay", "ship", "boats", "board")
SHEETS = [
    Sheet("halunken/board", pieces, tuple(f"halunken/{name}.py" for name in SOURCES), scales=(1, 1.75), quality=86)
]
