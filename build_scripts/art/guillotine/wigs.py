"""Wigs, veils and other hair of Paris; drawn for a head at the portrait maker's anchors, facing left."""

from __future__ import annotations

from build_scripts.art.portraits.hair import roll
from build_scripts.art.portraits.pen import Pen, at, ell, place

POWDER = "#e9e3dc"


def back(p: Pen, colour: str = POWDER) -> None:
    """The hanging back of a short wig."""
    p.form("170,120 240,96 312,128 330,210 322,290 296,330 180,330 120,240", colour, a=12)


def queue(p: Pen, colour: str = POWDER, bow: str = "#3d3a52", x: float = 304, y: float = 300) -> None:
    """A pigtail down the back with its bow."""
    p.form(place("-12,0 14,-6 26,40 22,90 8,130 -4,90 -8,40", x, y), colour, a=6)
    for spec in ("4,6 -36,-26 -54,-6 -40,24", "4,6 42,-28 60,-10 46,24", "0,8 -22,50 -8,66 8,20", "8,8 40,56 26,70 10,22"):
        p.form(place(spec, x, y), bow, a=4, w=4)
    p.form(ell(x + 4, y + 7, 12), bow, a=3, w=4)


def front(p: Pen, colour: str = POWDER, rolls: tuple[int, ...] = (208, 244), lines: bool = True) -> None:
    """The cap of a powdered wig with rolls over the ear."""
    p.form("142,142 150,112 196,94 250,102 292,138 306,196 288,190 262,150 214,146 168,158 146,178", colour, a=9)
    if lines:
        p.inner("160,130 200,112 250,124", "156,148 206,126 262,140", "272,146 292,176 298,196", colour=colour, w=2.8, opacity=0.5)
    for i, y in enumerate(rolls):
        roll(p, 303 + i * 4, y, colour, 38, 18, 8)


def full_back(p: Pen, colour: str, wide: float = 1, foot: float = 430) -> None:
    """The back of a full-bottomed wig, down to the breast."""
    with p.moved(sx=wide, sy=1, cx=214, cy=200):
        p.form(f"150,108 240,82 322,130 346,240 354,{foot - 50} 332,{foot} 280,{foot - 10} 130,{foot - 10} 92,{foot} 78,{foot - 60} 92,300 106,190", colour, a=14, w=5)


def full_front(p: Pen, colour: str, rows: tuple[int, ...] = (186, 226, 266, 306, 346, 386), far: bool = True) -> None:
    """Its parting and the columns of rolls."""
    p.form("134,182 128,136 156,98 206,84 262,96 298,138 310,196 290,194 264,152 214,140 168,154 148,184", colour, a=10)
    p.inner("206,88 200,112 204,138", "160,128 184,108 200,104", "216,104 250,108 282,140", colour=colour, w=2.8, opacity=0.5)
    for i, y in enumerate(rows):
        roll(p, 306 + i * 4, y, colour, 38, 20, 8)
    if far:
        for i, y in enumerate(rows[1:]):
            roll(p, 112 - i * 4, y + 6, colour, 28, 18, -8)


def tower_back(p: Pen, colour: str, top: float = 10) -> None:
    """The back of a lady's tower of hair; its top is free to choose."""
    p.form(f"126,180 98,124 104,{top + 56} 150,{top + 14} 226,{top} 296,{top + 32} 322,110 308,170 312,260 280,296 268,180", colour, a=14, w=5)


def tower_front(p: Pen, colour: str, top: float = 10, rolls: tuple[int, ...] = (220, 254)) -> None:
    """Its hair line over the brow and the rolls at the neck."""
    p.form("130,192 116,150 140,108 200,112 262,122 290,186 284,226 262,178 214,148 160,158 140,178", colour, a=9)
    k = top + 26
    p.inner(f"122,140 118,{k + 46} 160,{k + 10} 214,{k}", f"140,132 142,{k + 50} 178,{k + 24} 230,{k + 16}", f"282,150 292,110 270,{k + 30} 232,{k + 12}", f"262,140 268,106 250,{k + 40} 222,{k + 30}", colour=colour, w=3, opacity=0.5)
    for i, y in enumerate(rolls):
        roll(p, 302 + i * 3, y, colour, 34, 18, 22)


def tonsure(p: Pen, colour: str) -> None:
    """A monk's ring of hair round a bald crown."""
    p.form("292,146 312,176 318,228 304,262 286,254! 284,214 272,180", colour, a=6)
    p.form("126,166 116,192 120,224 132,216! 132,194 136,176", colour, a=4)
    for x, y in ((296, 168), (304, 196), (306, 226), (298, 250)):
        p.brush(at(x, y)("-8,-6 2,0 6,10"), p.line(colour), 3, opacity=0.6)


def locks(p: Pen, colour: str) -> None:
    """Long loose hair in front of the shoulders."""
    p.form("124,204 112,150 150,104 212,92 276,110 312,166 322,260 330,350 314,412 288,430! 296,340 290,250 268,182 232,150 190,148 152,166 138,200", colour, a=10, w=5)
    p.form("132,196 112,250 104,330 118,404 140,414! 138,340 140,270 140,220", colour, a=6, w=4.5)
    p.inner("290,190 306,280 306,380", "126,240 118,320 126,386", "170,140 200,116 240,112", "220,120 262,134 284,168", colour=colour, w=3.2, opacity=0.5)


def feathers(p: Pen, x: float, y: float, *colours: str, s: float = 1) -> None:
    """Ostrich plumes that stand up from a point, the first one leftmost."""
    n = len(colours)
    for i, colour in enumerate(colours):
        turn = (i - (n - 1) / 2) * 26
        here = at(x, y, s, rot=turn)
        p.form(here("-6,6 -26,-30 -30,-70 -16,-108 6,-122 34,-112 26,-96 36,-84 24,-70 30,-52 14,-34 6,4"), colour, a=6, w=4)
        p.brush(here("0,2 -2,-50 8,-104"), p.line(colour), 3, opacity=0.7)
        for k in (-80, -56, -34):
            p.brush(here(f"-2,{k + 14} 10,{k + 4} 20,{k + 4}"), p.line(colour), 2.2, opacity=0.4)


def nightcap_puff(p: Pen, x: float, y: float, colour: str, r: float = 26) -> None:
    """One puff of hair beside a bald head."""
    for dx, dy, k in ((0, 0, 1), (14, 20, 0.86), (10, -20, 0.8), (22, 0, 0.84)):
        p.form(ell(x + dx, y + dy, r * k), colour, a=5, w=3.8)
        p.brush(at(x + dx, y + dy, r * k)("-.4,.2 -.1,-.5 .5,-.2 .3,.4"), p.line(colour), 2.4, opacity=0.5)
