"""The harbour itself: wet ground, the quay round the basin, the ship and the two jetties."""

from __future__ import annotations

from build_scripts.art.halunken.base import FOG, NIGHT, piece
from build_scripts.art.halunken.ground import H, W, ground
from build_scripts.art.halunken.mist import bank
from build_scripts.art.halunken.places import TALL, WIDE, Ring
from build_scripts.art.halunken.quay import ring
from build_scripts.art.halunken.ship import ship
from build_scripts.art.kit import g, rect, stroke
from build_scripts.art.sheet import Piece, Sheet


def jetty(w: float, h: float) -> str:
    """A planked jetty w x h with a bare board for its name along the lower edge."""
    x, y = -w / 2, -h / 2
    out = rect(x + 6, y + 8, w, h, NIGHT, 8, opacity=0.5) + rect(x, y, w, h, "#4a3836", 8, "#231a26", 2.6)
    out += stroke("".join(f"M{x + 5} {y + k}H{-x - 5}" for k in range(23, int(h) - 34, 23)), "#352729", 2.2)
    out += stroke(f"M{x + 8} {y + 3}H{-x - 8}", "#7a6058", 2.2)
    return (
        out
        + rect(x + 10, -y - 36, w - 20, 30, "#3a2a2c", 5, "#231a26", 2)
        + rect(x + 12, -y - 35, w - 24, 2, "#6a524c", 1)
    )


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
        "fog": piece(lambda: bank("drift", 0, 0, 500, 90, 0.8, 41, FOG), 1000, 180, alone=True),
        "jetty_port": piece(lambda: jetty(286, 166), 310, 190, alone=True, label=(22, 142, 266, 30)),
        "jetty_pile": piece(lambda: jetty(142, 166), 166, 190, alone=True, label=(22, 142, 122, 30)),
    }


SOURCES = ("base", "places", "stones", "mist", "ground", "quay", "ship", "board")
SHEETS = [Sheet("halunken/board", pieces, tuple(f"halunken/{name}.py" for name in SOURCES), scales=(1, 1.75))]
