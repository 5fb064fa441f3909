"""Parts of the frame in six skins: walnut room, harbour at night, lacquer table, news-sheet, planks, sea chart."""

from __future__ import annotations

import random
from dataclasses import dataclass

from build_scripts.art.kit import blur, circ, grain, linear, mix, path, radial, rect, shade, stroke
from build_scripts.art.sheet import Piece, Sheet
from build_scripts.art.ui.base import BRASS, document, fall


@dataclass(frozen=True)
class Face:
    """Colours of one button: gradient above and below, the lip under it, the rim of light."""

    top: str
    bottom: str
    lip: str
    rim: str


@dataclass(frozen=True)
class Skin:
    """Colours of one world's widgets."""

    name: str
    go: Face
    plain: Face
    off: Face
    ground: str
    ground_opacity: float
    rim: str
    active: str
    lit: str
    page: str
    page_rim: str
    field: str
    track: str
    banner: tuple[str, str]
    wood: str
    thumb: tuple[str, str]
    row: str
    slip: str
    bubble: str
    dark: bool
    edge: str = ""
    """The rim of the question's pill, where it is not that of the light."""


BOX = Skin(
    "box",
    go=Face("#ffe39a", "#e09c34", "#7a4a12", "#fff4cf"),
    plain=Face("#7a4c31", "#5a3422", "#2c170e", "#b98a5c"),
    off=Face("#5d4a3d", "#51402f", "#32261d", "#71604f"),
    ground="#f3e6c6", ground_opacity=1, rim="#a87f49", active="#fff6dc", lit="#e9a52f",
    page="#f6ebcf", page_rim="#8b5e34", field="#fffaec", track="#3a2217",
    banner=("#3d2418", "#2a170f"), wood="#5a3422", thumb=("#e8b75a", "#b97c2c"), row="#8b5e34", slip="#4a3a2a",
    bubble="#7c1f26", dark=False,
)
HARBOUR = Skin(
    "harbour",
    go=Face("#ffe6a3", "#f0a840", "#8a4f16", "#fff5d0"),
    plain=Face("#33436f", "#232f58", "#0c1228", "#7f92c4"),
    off=Face("#2a3358", "#242c4d", "#161c36", "#3d4870"),
    ground="#101734", ground_opacity=0.86, rim="#33406e", active="#1a2450", lit="#f6b64b",
    page="#18214a", page_rim="#6f83bb", field="#0b1129", track="#0a0f26",
    banner=("#1a2348", "#10173a"), wood="#2a3766", thumb=("#7486bd", "#4a5b93"), row="#8a9cc9", slip="#1a2348",
    bubble="#2a2050", dark=True,
)
LACQUER = Skin(
    "lacquer",
    go=Face("#ffe8a6", "#e6a836", "#7c4410", "#fff6d6"),
    plain=Face("#7e2620", "#551818", "#240a0c", "#d2a050"),
    off=Face("#3c2625", "#2f1e1e", "#1c1112", "#5a4036"),
    ground="#1d1114", ground_opacity=0.9, rim="#7a5626", active="#4a1d1a", lit="#f5c860",
    page="#2a1618", page_rim="#b98a3e", field="#170d10", track="#150b0d",
    banner=("#35191a", "#1d0f12"), wood="#6a1c18", thumb=("#d8a84a", "#9a6824"), row="#d0a868", slip="#3a1614",
    bubble="#5a1512", dark=True,
)

PRINT = Skin(
    "print",
    go=Face("#b83a33", "#8c2424", "#4c1114", "#cf6f5d"),
    plain=Face("#faf1da", "#e4d2a8", "#8b744c", "#fffdf2"),
    off=Face("#cdbb92", "#c2ae82", "#98835a", "#dccba4"),
    ground="#ead9b0", ground_opacity=1, rim="#a88e5c", active="#f6ead0", lit="#c8443a",
    page="#f6ecd3", page_rim="#8d7a5a", field="#fffaec", track="#8d7a5a",
    banner=("#fffdf4", "#f8eccc"), wood="#7d4f38", thumb=("#c8a25a", "#8a6a34"), row="#8d7a5a", slip="#33293a",
    bubble="#7c1f26", dark=False, edge="#b23a36",
)

PLANK = Skin(
    "plank",
    go=Face("#f6cf6a", "#cf8a28", "#6a3a0e", "#fff0bd"),
    plain=Face("#70482b", "#4e2f1b", "#20120a", "#b98a52"),
    off=Face("#453223", "#3a2a1d", "#22170f", "#5f4833"),
    ground="#2a180f", ground_opacity=0.93, rim="#7b5232", active="#4a2c1a", lit="#f2bb48",
    page="#39230f", page_rim="#a87840", field="#1e120b", track="#1a0f09",
    banner=("#4a2d1a", "#2a180f"), wood="#5c381f", thumb=("#d8a24a", "#966322"), row="#c79a5c", slip="#3a2415",
    bubble="#7a2f1c", dark=True,
)
CHART = Skin(
    "chart",
    go=Face("#ffe9a6", "#e2a63a", "#7a4a12", "#fff6d4"),
    plain=Face("#2f6a6e", "#1f4c54", "#0d272d", "#8fc0b0"),
    off=Face("#53625c", "#47554f", "#2b3733", "#74827a"),
    ground="#ead7a6", ground_opacity=1, rim="#a8894e", active="#f8ebc2", lit="#e9a52f",
    page="#f4e6bf", page_rim="#7d5c2c", field="#fffaec", track="#3a4a44",
    banner=("#fffef8", "#fdf2d2"), wood="#1f4c54", thumb=("#d9a441", "#9a6a22"), row="#8a6a34", slip="#1b424a",
    bubble="#7c1f26", dark=False, edge="#c9963c",
)


def button(face: Face, state: str) -> str:
    """A raised button 96x64 on a lip; pressed it sinks onto the lip."""
    top, low = face.top, face.bottom
    if state == "hover":
        top, low = mix(top, face.rim, 0.34), mix(low, face.rim, 0.22)
    elif state == "down":
        top, low = shade(top, -0.14), shade(low, -0.14)
    dy = 4 if state == "down" else 0
    height = 58 if state != "flat" else 62
    body = rect(1, 1 + (3 if dy else 0), 94, 62 - (3 if dy else 0), face.lip, 17)
    body += rect(2.5, 1.5 + dy, 91, height - 1, fall("f", top, low), 15)
    body += rect(4, 3 + dy, 88, height - 4, "none", 13.5, line=face.rim, lw=2, opacity=0.9 if state == "hover" else 0.6)
    if state != "flat":
        sheen = linear("s", [(0, "#ffffff", 0.34 if state != "down" else 0.1), (1, "#ffffff", 0)])
        body += rect(6, 5 + dy, 84, 20, sheen, 11)
    return f'<g opacity=".66">{body}</g>' if state == "flat" else body


def panel(skin: Skin, on: bool) -> str:
    """The block of a seat; the one whose turn it is has a rim of light."""
    body = ""
    if on:
        for grow, opacity in ((0, 0.12), (2, 0.18), (4, 0.3)):
            body += rect(grow, grow, 120 - 2 * grow, 96 - 2 * grow, skin.lit, 22 - grow, opacity=opacity)
    fill, opacity = (skin.active, 0.96) if on else (skin.ground, skin.ground_opacity)
    body += rect(6, 6, 108, 84, fill, 16, opacity=opacity)
    body += rect(7.2, 7.2, 105.6, 81.6, "none", 15, line=skin.lit if on else skin.rim, lw=3.4 if on else 2)
    if not skin.dark:
        body += rect(11.5, 11.5, 97, 73, "none", 11, line=skin.rim, lw=1, opacity=0.5)
    elif on:
        body += rect(10, 10, 100, 76, "none", 12.5, line="#fff0c4", lw=1, opacity=0.45)
    return body


def banner(skin: Skin) -> str:
    """The pill that holds the question."""
    ground = skin.banner
    body = rect(1, 1, 126, 70, shade(skin.edge or ground[1], -0.4), 35)
    body += rect(3, 3, 122, 66, fall("f", *ground), 33)
    body += rect(4.4, 4.4, 119.2, 63.2, "none", 31.6, line=skin.edge or (skin.lit if skin.dark else BRASS), lw=3)
    return body + rect(8.6, 8.6, 110.8, 54.8, "none", 27.4, line="#fff0c4", lw=1, opacity=0.28)


def tooltip(skin: Skin) -> str:
    """A small slip of text over the table."""
    paper, line = "#f6ebcf" if not skin.dark else "#f4ead2", skin.slip
    return rect(1, 1, 62, 50, line, 11) + rect(3, 3, 58, 46, paper, 9) + rect(
        5.5, 5.5, 53, 41, "none", 7, line=line, lw=1, opacity=0.25)


def bubble(skin: Skin) -> str:
    """A spoken line or the reason of a refusal; `speech_tail` hangs below it."""
    line = skin.bubble
    return rect(1, 1, 78, 62, line, 24) + rect(4, 4, 72, 56, "#fff6e0", 21)


def entry(skin: Skin, on: bool) -> str:
    """A sunken place to write in."""
    body = rect(1, 1, 94, 54, skin.lit if on else skin.page_rim, 12)
    inset = 4 if on else 3
    body += rect(inset, inset, 96 - 2 * inset, 56 - 2 * inset, skin.field, 10)
    shadow = linear("s", [(0, "#000000", 0.28 if skin.dark else 0.16), (1, "#000000", 0)])
    return body + rect(inset, inset, 96 - 2 * inset, 12, shadow, 8)


def track(skin: Skin) -> str:
    body = rect(0, 3, 64, 14, skin.track, 7) + rect(1.2, 4.2, 61.6, 11.6, "none", 6, line=skin.page_rim, lw=1.6)
    return body + rect(5, 6, 54, 3, "#000000", 1.5, opacity=0.3)


def knob() -> str:
    """A turned brass knob."""
    ball = radial("k", [(0, "#fff3c4", 1), (0.45, "#eab24a", 1), (1, "#9a6420", 1)], cx=0.36, cy=0.3, r=0.8)
    body = circ(21, 22, 18, "#1a0f0a", opacity=0.35) + circ(20, 20, 17.5, "#5e3a12") + circ(20, 20, 15.6, ball)
    return body + circ(20, 20, 8, "none", line="#7a4c18", w=1.6, opacity=0.7) + circ(15, 14, 3.4, "#fffbe6", opacity=0.75)


def choice(skin: Skin, on: bool, round_: bool) -> str:
    """A tick box or a round choice, 40x40."""
    r = 18 if round_ else 9
    body = rect(2, 2, 36, 36, skin.lit if on else skin.page_rim, r) + rect(4.6, 4.6, 30.8, 30.8, skin.field, r - 2.6)
    if not round_:
        body += rect(4.6, 4.6, 30.8, 9, linear("s", [(0, "#000000", 0.25), (1, "#000000", 0)]), 4.5)
    if on and round_:
        body += circ(20, 20, 9, fall("f", "#ffdf8e", "#d98f2a"), line="#6e430f", w=2)
    elif on:
        mark = "M10.5 20.5L17.5 28L30 11.5"
        body += stroke(mark, "#6e430f" if not skin.dark else "#3a2408", 8) + stroke(mark, "#f0b040", 5)
    return body


def tab(skin: Skin, on: bool) -> str:
    """A tab of a page: the chosen one is of the page's own colour and open below."""
    shape = "M1 60V18Q1 1 18 1H78Q95 1 95 18V60Z"
    fill = skin.page if on else (mix(skin.page, skin.track, 0.5) if skin.dark else "#cdb280")
    body = path(shape, skin.page_rim) + path("M3 60V18Q3 3 18 3H78Q93 3 93 18V60Z", fill)
    if on:
        body += stroke("M10 6H86", skin.lit, 4)
    else:
        body += rect(3, 48, 90, 12, linear("s", [(0, "#000000", 0), (1, "#000000", 0.3)]))
    return body


def thumb(skin: Skin) -> str:
    top, low = skin.thumb
    return rect(1, 0, 18, 48, shade(low, -0.5), 9) + rect(2.5, 1.5, 15, 45, fall("f", top, low), 7.5) + rect(
        5, 5, 3.5, 38, "#ffffff", 1.75, opacity=0.3)


def row(skin: Skin, on: bool) -> str:
    """One line of a list."""
    ink = skin.row
    warm = skin.lit if on and not skin.dark else ink
    body = rect(0, 0, 96, 56, warm, 10, opacity=0.3 if on else 0.1)
    return body + (rect(1.2, 1.2, 93.6, 53.6, "none", 9, line=skin.lit, lw=2.4) if on else "")


def dialog(skin: Skin) -> str:
    """The box of a message: a page in a frame of wood and brass, or of iron-blue and brass at night."""
    wood = skin.wood
    body = rect(1, 1, 190, 158, shade(wood, -0.55), 24) + rect(3, 3, 186, 154, fall("w", shade(wood, 0.14), wood), 22)
    body += rect(5, 5, 182, 150, "none", 20, line="#ffffff", lw=1.2, opacity=0.22)
    body += rect(12, 12, 168, 136, shade(wood, -0.5), 15) + rect(14, 14, 164, 132, skin.page, 13)
    body += rect(19, 19, 154, 122, "none", 9, line=BRASS if not skin.dark else skin.lit, lw=1.6, opacity=0.75)
    for x, y in ((12, 12), (180, 12), (12, 148), (180, 148)):
        ball = radial("k", [(0, "#fff0bd", 1), (0.5, "#dda742", 1), (1, "#8d5b1c", 1)], cx=0.35, cy=0.3, r=0.8)
        body += circ(x, y, 7.4, shade(wood, -0.62)) + circ(x, y, 5.8, ball)
    return body


def focus() -> str:
    """The ring of the keyboard: dark, pale, dark, so that it shows on any ground."""
    body = rect(2.5, 2.5, 59, 59, "none", 17, line="#140c10", lw=5)
    body += rect(4, 4, 56, 56, "none", 15.5, line="#fffbe9", lw=4)
    return body + rect(7, 7, 50, 50, "none", 12.5, line="#140c10", lw=2)


def divider(skin: Skin) -> str:
    """A ruled line with a lozenge at both ends."""
    line = BRASS if not skin.dark else skin.page_rim
    body = rect(12, 9, 96, 2, line, 1)
    for x in (10, 110):
        body += path(f"M{x} 2L{x + 8} 10L{x} 18L{x - 8} 10Z", line)
        body += path(f"M{x} 6L{x + 4} 10L{x} 14L{x - 4} 10Z", "#fff0c4")
    return body


def shadow(width: int, height: int, inset: int, sd: float, colour: str) -> str:
    """A soft shadow, heavier below."""
    hole = rect(inset, inset + 2, width - 2 * inset, height - 2 * inset, colour, 18, opacity=0.62, filter=blur("b", sd))
    return hole


def curtain() -> str:
    """Red velvet on a brass rail: falls between two players at one screen."""
    body = rect(0, 0, 1200, 750, "#3a0a12")
    fold = linear("v", [(0, "#4d0d17", 1), (0.22, "#8e1a26", 1), (0.42, "#c03238", 1), (0.5, "#cf4543", 1),
                        (0.62, "#a3222c", 1), (0.86, "#5e111b", 1), (1, "#3d0911", 1)], x2=1, y2=0)
    rnd, x = random.Random(9), -20.0
    while x < 1210:
        w, sway = rnd.uniform(52, 92), rnd.uniform(-9, 9)
        body += path(f"M{x} 60C{x + sway} 260 {x - sway} 500 {x + sway * .6} 750H{x + w + 3}C{x + w + 3} 500 {x + w + sway + 3} 260 {x + w + 3} 60Z", fold)
        body += stroke(f"M{x + w * .46} 90C{x + w * .46 + sway} 280 {x + w * .46 - sway} 520 {x + w * .46 + sway * .6} 690", "#ff9a80", 4, opacity=0.14)
        x += w
    body += rect(0, 0, 1200, 750, radial("dusk", [(0, "#1c0308", 0), (0.55, "#1c0308", 0.12), (1, "#1c0308", 0.72)], cx=0.44, cy=0.4, r=0.72))
    body += rect(0, 0, 1200, 750, radial("lamp", [(0, "#ff9a5a", 0.24), (1, "#ff9a5a", 0)], cx=0.4, cy=0.34, r=0.5))
    return body + hem() + pelmet()


def hem() -> str:
    """The golden border and fringe at the foot of the curtain."""
    body = rect(0, 668, 1200, 9, "#8d5a1a") + rect(0, 668, 1200, 5, "#e3b04c") + rect(0, 690, 1200, 34, "#a8701f")
    body += rect(0, 690, 1200, 4, "#f2ca68")
    for i in range(120):
        body += stroke(f"M{i * 10 + 5} 696V{738 + (i % 3) * 3}", "#d9a441" if i % 2 else "#b57c28", 6.4)
    return body + rect(0, 690, 1200, 60, linear("hs", [(0, "#2a0508", 0.12), (1, "#2a0508", 0.6)]))


def pelmet() -> str:
    """Scalloped valance with tassels under the rail."""
    body = ""
    for i in range(8):
        x = i * 150
        cup = f"M{x} 40H{x + 150}V84Q{x + 75} 214 {x} 84Z"
        body += path(cup, "#2a060c", opacity=0.45, transform="translate(5 12)")
        body += path(cup, radial("cup", [(0, "#c93b3d", 1), (0.6, "#961c28", 1), (1, "#5c101a", 1)], cx=0.45, cy=0.2, r=0.85))
        for k in (0.2, 0.42):
            body += stroke(f"M{x + 10} {84 - 20 * k}Q{x + 75} {84 + 110 * k} {x + 140} {84 - 20 * k}", "#5c101a", 4, opacity=0.5)
        body += stroke(f"M{x} 84Q{x + 75} 214 {x + 150} 84", "#8d5a1a", 12) + stroke(f"M{x} 82Q{x + 75} 212 {x + 150} 82", "#e3b04c", 7)
        body += stroke(f"M{x} 81Q{x + 75} 211 {x + 150} 81", "#ffe7a0", 1.6, stroke_dasharray="4 7")
    for i in range(9):
        x = i * 150
        body += path(f"M{x - 9} 104H{x + 9}L{x + 15} 156Q{x} 164 {x - 15} 156Z", "#c58a30", line="#6b3f10", w=2.4)
        body += "".join(stroke(f"M{x + k * 3} 110L{x + k * 6} 154", "#8d5a1a", 1.6) for k in (-1.4, 0, 1.4))
        body += circ(x, 94, 12, "#e3b04c", line="#6b3f10", w=2.4) + circ(x - 4, 90, 3.6, "#fff0bd")
    body += rect(0, 0, 1200, 22, "#2c1309")
    rail = linear("rail", [(0, "#8d5a1a", 1), (0.3, "#ffe7a0", 1), (0.55, "#d9a441", 1), (1, "#6b3f10", 1)])
    return body + rect(0, 20, 1200, 34, "#3a1d0a") + rect(0, 22, 1200, 28, rail)


def paper() -> str:
    """The page of score sheet and rules: parchment in an ornament frame."""
    body = rect(2, 2, 1096, 796, "#8a6a3e", 14) + rect(4, 4, 1092, 792, "#f2e4c2", 12)
    body += rect(4, 4, 1092, 792, radial("age", [(0, "#fff6e0", 0.6), (0.5, "#fff0d0", 0.2), (0.75, "#c79a5c", 0.1), (1, "#b98d50", 0.4)],
                                         cx=0.45, cy=0.42, r=0.78), 12)
    body += grain(20, 20, 1060, 760, "#8a6430", 130, seed=4, size=(10, 34), op=0.1)
    body += stroke("M80 22H1020M80 778H1020M22 80V720M1078 80V720", "#9b7038", 3) + stroke("M80 30H1020M80 770H1020M30 80V720M1070 80V720", "#9b7038", 1.2)
    for sx, sy, x, y in ((1, 1, 22, 22), (-1, 1, 1078, 22), (1, -1, 22, 778), (-1, -1, 1078, 778)):
        body += f'<g transform="translate({x} {y}) scale({sx} {sy})">{corner()}</g>'
    return body


def corner() -> str:
    """The corner of the page: a square with a scroll and a brass lozenge."""
    body = stroke("M58 0H14Q0 0 0 14V58", "#9b7038", 3) + stroke("M58 8H40M8 58V40", "#9b7038", 1.2)
    body += stroke("M12 52C10 30 14 14 30 13C42 12 44 27 34 28C27 28 27 19 33 19", "#7c4a22", 2.6)
    body += stroke("M52 12C30 10 14 14 13 30C12 42 27 44 28 34C28 27 19 27 19 33", "#7c4a22", 2.6)
    return body + path("M14 6L22 14L14 22L6 14Z", "#8e2a2c", line="#4d1216", w=1.6) + path("M14 9.5L18 13.5L14 15L10 13.5Z", "#d06a58")


def skinned(skin: Skin) -> dict[str, Piece]:
    """Every widget of one skin."""
    out: dict[str, Piece] = {}

    def put(name: str, w: int, h: int, body, border=None, **marks) -> None:  # type: ignore[no-untyped-def]
        out[f"{skin.name}_{name}"] = Piece(document(w, h, body), w, h, slice=border, marks=marks)

    for kind, face in (("go", skin.go), ("plain", skin.plain)):
        for suffix in ("", "hover", "down"):
            name = f"button_{kind}" + (f"_{suffix}" if suffix else "")
            put(name, 96, 64, lambda f=face, s=suffix: button(f, s), (20, 24, 20, 24), label=(0, 1 if suffix == "down" else -2))
    put("button_off", 96, 64, lambda: button(skin.off, "flat"), (20, 24, 20, 24), label=(0, 0))
    for on, tail in ((False, ""), (True, "_active")):
        put("panel" + tail, 120, 96, lambda o=on: panel(skin, o), (30, 30, 30, 30), inner=(6, 6, 108, 84))
    put("banner", 128, 72, lambda: banner(skin), (48, 34, 48, 34))
    put("tooltip", 64, 52, lambda: tooltip(skin), (16, 16, 16, 16))
    put("bubble", 80, 64, lambda: bubble(skin), (28, 26, 28, 26))
    for on, tail in ((False, ""), (True, "_focus")):
        put("field" + tail, 96, 56, lambda o=on: entry(skin, o), (16, 18, 16, 16))
    put("slider_track", 64, 20, lambda: track(skin), (14, 9, 14, 9))
    put("slider_knob", 40, 40, knob)
    for on, tail in ((False, "off"), (True, "on")):
        put(f"check_{tail}", 40, 40, lambda o=on: choice(skin, o, False))
        put(f"radio_{tail}", 40, 40, lambda o=on: choice(skin, o, True))
    for on, tail in ((False, ""), (True, "_on")):
        put("tab" + tail, 96, 60, lambda o=on: tab(skin, o), (24, 24, 24, 16))
    put("scroll_track", 20, 48, lambda: rect(2, 0, 16, 48, skin.track, 8, opacity=0.55), (9, 16, 9, 16))
    put("scroll_thumb", 20, 48, lambda: thumb(skin), (9, 16, 9, 16))
    for on, tail in ((False, ""), (True, "_hover")):
        put("list_row" + tail, 96, 56, lambda o=on: row(skin, o), (14, 14, 14, 14))
    put("dialog", 192, 160, lambda: dialog(skin), (32, 32, 32, 32), inner=(24, 24, 144, 112))
    put("focus", 64, 64, focus, (22, 22, 22, 22), outset=(6,))
    put("divider", 120, 20, lambda: divider(skin), (30, 9, 30, 9))
    colour = {"harbour": "#05081c", "lacquer": "#0c0406"}.get(skin.name, "#1c0c05")
    put("shadow_panel", 128, 128, lambda: shadow(128, 128, 24, 10, colour), (48, 48, 48, 48), inner=(24, 20, 80, 80))
    return out


def draw() -> dict[str, Piece]:
    """All skins, the curtain and the page."""
    pieces = skinned(BOX) | skinned(HARBOUR) | skinned(LACQUER) | skinned(PRINT)
    pieces |= skinned(PLANK) | skinned(CHART)
    pieces["curtain"] = Piece(document(1200, 750, curtain), 1200, 750, alone=True)
    pieces["paper"] = Piece(document(1100, 800, paper), 1100, 800, slice=(90, 90, 90, 90), alone=True,
                            marks={"inner": (48, 48, 1004, 704)})
    return pieces


SHEETS = [Sheet("ui/widgets", draw, ("ui/base.py", "ui/widgets.py"))]
