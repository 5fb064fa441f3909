"""Palettes and backgrounds of the worlds that portraits live in."""

from __future__ import annotations

from .pen import Pen, World, at, ell, mix, place

HARBOUR = World(
    "harbour",
    shadow="#1d2b57",
    ink="#141a38",
    light="#ffd894",
    lamp=1.5,
    colours={
        "amber": "#f0a63c",
        "brass": "#d9a850",
        "fog": "#6f8fb0",
        "teal": "#2f6b77",
        "red": "#b0483f",
        "green": "#4f7d57",
        "mustard": "#c9972f",
        "violet": "#7a559c",
        "bone": "#e8dcc0",
        "navy": "#35507a",
        "plum": "#6a2f4c",
        "tar": "#34365a",
        "oak": "#8f5f3a",
        "slate": "#5f6f86",
    },
)
CREW = {"yellow": "#e0a92f", "green": "#3f9a62", "red": "#cc4638", "purple": "#8257a8"}
NIGHT = "#16213f"


def glow_ground(p: Pen, colour: str) -> None:
    """A plain ground, darkest at the edge, with a soft light behind the head: for small cards and seats."""
    p.add(f'<rect width="400" height="480" fill="{mix(colour, NIGHT, 0.62)}"/>')
    for rx, ry, t in ((250, 260, 0.5), (200, 210, 0.36), (150, 160, 0.22)):
        p.flat(ell(186, 214, rx, ry), mix(mix(colour, NIGHT, t), "#fff3d6", 0.1))


def harbour_ground(p: Pen, colour: str, scene: str) -> None:
    """The harbour at night in the colour of a crew. scene: quay, masts, tavern or sea."""
    dark = mix(colour, NIGHT, 0.74)
    p.add(f'<rect width="400" height="480" fill="{mix(colour, NIGHT, 0.6)}"/>')
    for rx, ry, t in ((310, 290, 0.5), (230, 220, 0.42), (160, 160, 0.34)):
        p.flat(ell(170, 190, rx, ry), mix(mix(colour, NIGHT, t), "#ffe9c0", 0.12))
    {"quay": _quay, "masts": _masts, "tavern": _tavern, "sea": _sea}[scene](p, dark)
    for y, o in ((330, 0.16), (372, 0.22), (420, 0.22)):
        p.flat(place("-1,0 -.5,-.5 0,-.2 .5,-.6 1,0 .6,.5 -.4,.6", 200, y, 330, 34), mix(colour, "#dfe6ee", 0.5), o)


def _windows(p: Pen, *spots: tuple[float, float]) -> None:
    for x, y in spots:
        p.flat(ell(x, y + 4, 26, 24), "#f0a63c", 0.16)
        p.flat(place("-8,-13! 8,-13! 8,13! -8,13!", x, y), "#f0b04a", 0.85)


def _quay(p: Pen, dark: str) -> None:
    p.flat("250,430! 250,190! 296,150! 340,190! 340,230! 372,200! 440,240! 440,430!", dark)
    p.flat("-20,430! -20,230! 20,196! 62,230! 62,430!", dark)
    _windows(p, (304, 214), (272, 268), (372, 262), (304, 268), (372, 310), (24, 260), (24, 316))


def _masts(p: Pen, dark: str) -> None:
    for x, top in ((24, 130), (84, 190), (326, 150), (380, 210)):
        p.brush([(x, top), (x, 440)], dark, 7, ends=0.8)
        for k in (40, 96):
            p.brush([(x - 40, top + k), (x, top + k - 6), (x + 40, top + k)], dark, 6)
        for k in (-60, 60):
            p.brush([(x, top), (x + k, 440)], dark, 2, ends=1)


def _tavern(p: Pen, dark: str) -> None:
    for x in (-10, 330):
        p.flat([(x, 90, 1), (x + 80, 90, 1), (x + 80, 290, 1), (x, 290, 1)], dark)
        p.flat([(x + 8, 98, 1), (x + 72, 98, 1), (x + 72, 282, 1), (x + 8, 282, 1)], "#e89a3c", 0.55)
        for k in (36, 44):
            p.brush([(x + k, 98), (x + k, 282)], dark, 4, ends=1)
        for k in (160, 220):
            p.brush([(x + 8, k), (x + 72, k)], dark, 5, ends=1)


def _sea(p: Pen, dark: str) -> None:
    p.flat(ell(330, 92, 46), "#fff0c8", 0.9)
    p.flat(ell(348, 84, 40), mix(dark, "#8257a8", 0.5), 0.92)
    for x, y, r in ((40, 190, 4), (84, 70, 3), (372, 190, 4), (250, 30, 3), (30, 300, 3), (366, 270, 3), (300, 160, 2.6)):
        p.flat(at(x, y, r)("0,-1.8! .4,-.4 1.8,0! .4,.4 0,1.8! -.4,.4 -1.8,0! -.4,-.4"), "#fff3d6", 0.9)
    p.flat("-20,360 60,344 140,358 220,342 300,358 420,344 420,500! -20,500!", dark)
