"""The heads alone, as they look out of the board and land in the basket: no shoulders, no card."""

from __future__ import annotations

from collections.abc import Callable

from build_scripts.art.guillotine.cards import FILES
from build_scripts.art.guillotine.people import NOBLES
from build_scripts.art.portraits.pen import curve, points
from build_scripts.art.sheet import Piece, Sheet

W, H = 108, 126
LEFT, TOP, WIDE = 6, -14, 400
CUT = "-90,-60! 490,-60! 490,200! 372,262 336,292 312,326 286,352 256,372 206,380 156,372 126,352 100,326 76,292 40,262 -90,200!"
"""What is kept: everything above the collar, rounded off below the chin."""


def head(name: str) -> str:
    """One head with its hat and wig, on 400 x 467."""
    _, _, person = NOBLES[name]
    pen = person.draw(f"h{name}", ground=False, weight=1.25)
    scale = (W / WIDE, WIDE * H / W)
    place = f'<clipPath id="h{name}cut"><path d="{curve(points(CUT))}"/></clipPath>'
    defs = f"<defs>{''.join(pen.defs)}{place}</defs>"
    box = f'viewBox="{LEFT} {TOP} {WIDE} {scale[1]:.1f}" width="{W}" height="{H}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{defs}<g clip-path="url(#h{name}cut)">{pen.body()}</g></svg>'


def pieces() -> dict[str, Piece]:
    """All forty; the anchor is the middle of the neck's hole in the board, a little above the chin."""
    at = ((206 - LEFT) * W / WIDE, (270 - TOP) * W / WIDE)
    draw: Callable[[str], str] = head
    return {f"head_{name}": Piece(draw(name), W, H, at) for name in NOBLES}


SHEETS = [Sheet("guillotine/heads", pieces, (*FILES, "guillotine/heads.py"), quality=84)]
