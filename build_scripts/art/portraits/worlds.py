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
NIGHT, DUSK = "#16213f", "#341d33"


def dark(colour: str, t: float) -> str:
    """The colour sunk into the night; yellow sinks into dusk, or it turns to mud."""
    r, _, b = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return mix(colour, DUSK if r > 2 * b and r > 0xD0 else NIGHT, t)


def glow_ground(p: Pen, colour: str) -> None:
    """A plain ground, darkest at the edge, with a soft light behind the head: for small cards and seats."""
    p.add(f'<rect width="400" height="480" fill="{dark(colour, 0.8)}"/>')
    for rx, ry, t in ((250, 260, 0.7), (196, 206, 0.6), (150, 160, 0.5)):
        p.flat(ell(186, 214, rx, ry), mix(dark(colour, t), "#fff3d6", 0.06))


def harbour_ground(p: Pen, colour: str, scene: str) -> None:
    """The harbour at night in the colour of a crew. scene: quay, masts, tavern or sea."""
    far = dark(colour, 0.86)
    p.add(f'<rect width="400" height="480" fill="{dark(colour, 0.76)}"/>')
    for rx, ry, t in ((310, 290, 0.68), (230, 220, 0.6), (160, 160, 0.51)):
        p.flat(ell(170, 190, rx, ry), mix(dark(colour, t), "#ffe9c0", 0.07))
    {"quay": _quay, "masts": _masts, "tavern": _tavern, "sea": _sea}[scene](p, far)
    for y, o in ((330, 0.16), (372, 0.22), (420, 0.22)):
        p.flat(place("-1,0 -.5,-.5 0,-.2 .5,-.6 1,0 .6,.5 -.4,.6", 200, y, 330, 34), mix(colour, "#dfe6ee", 0.5), o)


def _windows(p: Pen, *spots: tuple[float, float]) -> None:
    for x, y in spots:
        p.flat(ell(x, y + 4, 26, 24), "#f0a63c", 0.16)
        p.flat(place("-8,-13! 8,-13! 8,13! -8,13!", x, y), "#f0b04a", 0.85)


def _quay(p: Pen, far: str) -> None:
    p.flat("250,430! 250,190! 296,150! 340,190! 340,230! 372,200! 440,240! 440,430!", far)
    p.flat("-20,430! -20,230! 20,196! 62,230! 62,430!", far)
    _windows(p, (304, 214), (272, 268), (372, 262), (304, 268), (372, 310), (24, 260), (24, 316))


def _masts(p: Pen, far: str) -> None:
    """Two ships at anchor, sails furled on the yards."""
    canvas = mix(far, "#e8dcc0", 0.26)
    for x, top in ((30, 150), (352, 120)):
        p.brush([(x, top), (x, 440)], far, 10, ends=0.8)
        p.flat([(x, top, 1), (x + 34, top + 8, 0), (x, top + 18, 1)], mix(far, "#b0483f", 0.45))
        for k, w in ((44, 44), (112, 60), (184, 72)):
            p.brush([(x - w, top + k), (x, top + k - 4), (x + w, top + k)], far, 8, ends=0.6)
            for side in (-1, 1):
                roll = [(x + side * w * t, top + k + 8 + 7 * (i % 2), 0) for i, t in enumerate((0.9, 0.7, 0.5, 0.3, 0.1))]
                p.flat([(x + side * w * 0.94, top + k, 0), *roll, (x + side * w * 0.06, top + k, 0)], canvas)
        for k in (-84, 84):
            p.brush([(x, top + 10), (x + k * 0.45, top + 150), (x + k, 460)], far, 2.4, ends=1)
    p.flat("-20,430! -20,372 60,382 120,376! 110,430!", far)
    p.flat("286,430! 270,360 340,372 430,352! 430,430!", far)
    for x in (300, 326, 352, 378, 20, 46, 72):
        p.flat(ell(x, 398, 5, 6), "#f0b04a", 0.8)


def _tavern(p: Pen, far: str) -> None:
    """Leaded windows with the light of the taproom behind them."""
    for x in (-14, 326):
        arch = f"{x},300! {x},130 {x + 44},92 {x + 88},130 {x + 88},300!"
        p.flat(ell(x + 44, 200, 96, 140), "#e8963c", 0.1)
        p.flat(arch, far)
        pane = f"{x + 8},292! {x + 8},134 {x + 44},102 {x + 80},134 {x + 80},292!"
        p.flat(pane, "#c9782f", 0.8)
        inside = p.clip(pane)
        p.flat(ell(x + 44, 250, 46, 70), "#f0b04a", 0.6, inside)
        for k in range(-2, 8):
            p.brush([(x - 20, 100 + k * 34), (x + 110, 170 + k * 34)], far, 3.4, inside, 1)
            p.brush([(x + 110, 100 + k * 34), (x - 20, 170 + k * 34)], far, 3.4, inside, 1)
    p.flat("-20,318! 110,318! 110,334! -20,334!", far)
    p.flat("306,318! 430,318! 430,334! 306,334!", far)


def _sea(p: Pen, far: str) -> None:
    p.flat(ell(330, 92, 46), "#fff0c8", 0.9)
    p.flat(ell(348, 84, 40), mix(far, "#8257a8", 0.5), 0.92)
    for x, y, r in ((40, 190, 4), (84, 70, 3), (372, 190, 4), (250, 30, 3), (30, 300, 3), (366, 270, 3), (300, 160, 2.6)):
        p.flat(at(x, y, r)("0,-1.8! .4,-.4 1.8,0! .4,.4 0,1.8! -.4,.4 -1.8,0! -.4,-.4"), "#fff3d6", 0.9)
    p.flat("-20,360 60,344 140,358 220,342 300,358 420,344 420,500! -20,500!", far)
