"""Colours and sizes of each skin: "box" for the menus, one more for each game's table."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from gamebox.ui.sprites import Sprites
from gamebox.ui.text import Colour

SHEET = "ui/widgets"
ICONS = "ui/icons"

TITLE = 54
HEADING = 38
PROMPT = 35
BODY = 29
SMALL = 25
SEATS: tuple[Colour, ...] = (
    (62, 150, 92),
    (58, 116, 190),
    (198, 62, 52),
    (216, 164, 44),
    (150, 92, 178),
    (92, 160, 160),
)
"""Seat colours: green, blue, red, yellow, purple, teal. Never alone: a bust or a letter goes with them."""


@dataclass(frozen=True)
class Skin:
    """The colours of one skin; the pictures are the widgets whose names begin with `prefix`."""

    prefix: str
    ground: Colour
    ink: Colour
    faint: Colour
    on_ground: Colour
    on_plain: Colour
    on_go: Colour
    on_off: Colour
    accent: Colour
    warning: Colour
    dark_icons: bool

    def sprite(self, piece: str) -> str:
        """The full name of a widget's sprite in this skin."""
        return f"{SHEET}:{self.prefix}_{piece}"


BOX = Skin(
    prefix="box",
    ground=(38, 25, 19),
    ink=(62, 34, 20),
    faint=(112, 80, 56),
    on_ground=(248, 232, 204),
    on_plain=(255, 240, 214),
    on_go=(70, 36, 10),
    on_off=(196, 180, 160),
    accent=(240, 176, 56),
    warning=(160, 40, 28),
    dark_icons=True,
)
HARBOUR = Skin(
    prefix="harbour",
    ground=(14, 20, 44),
    ink=(246, 234, 208),
    faint=(170, 180, 208),
    on_ground=(246, 234, 208),
    on_plain=(246, 238, 220),
    on_go=(72, 34, 6),
    on_off=(138, 146, 176),
    accent=(246, 178, 64),
    warning=(255, 146, 120),
    dark_icons=False,
)
LACQUER = Skin(
    prefix="lacquer",
    ground=(28, 17, 19),
    ink=(250, 236, 208),
    faint=(206, 178, 140),
    on_ground=(250, 236, 208),
    on_plain=(250, 236, 208),
    on_go=(74, 31, 16),
    on_off=(160, 138, 116),
    accent=(244, 200, 104),
    warning=(255, 158, 126),
    dark_icons=False,
)
PRINT = Skin(
    prefix="print",
    ground=(214, 190, 142),
    ink=(58, 38, 34),
    faint=(108, 84, 62),
    on_ground=(58, 38, 34),
    on_plain=(58, 38, 34),
    on_go=(255, 246, 224),
    on_off=(84, 68, 42),
    accent=(166, 42, 38),
    warning=(160, 36, 30),
    dark_icons=True,
)
PLANK = Skin(
    prefix="plank",
    ground=(42, 26, 17),
    ink=(250, 234, 202),
    faint=(214, 184, 140),
    on_ground=(250, 234, 202),
    on_plain=(250, 234, 202),
    on_go=(70, 34, 8),
    on_off=(176, 150, 120),
    accent=(242, 190, 84),
    warning=(255, 156, 118),
    dark_icons=False,
)
CHART = Skin(
    prefix="chart",
    ground=(29, 74, 80),
    ink=(46, 36, 30),
    faint=(100, 78, 46),
    on_ground=(250, 240, 214),
    on_plain=(250, 242, 218),
    on_go=(72, 38, 10),
    on_off=(206, 210, 194),
    accent=(150, 40, 34),
    warning=(156, 34, 28),
    dark_icons=True,
)
SKINS = {skin.prefix: skin for skin in (BOX, HARBOUR, LACQUER, PRINT, PLANK, CHART)}


def box(surface: Surface, sprites: Sprites, name: str, rect: Rect, u: float) -> None:
    """Draw a nine-slice sprite over a rectangle."""
    surface.blit(sprites.stretched(name, rect.w, rect.h, u), rect)


def focus_ring(surface: Surface, sprites: Sprites, skin: Skin, rect: Rect, u: float) -> None:
    """Draw the keyboard focus round a rectangle."""
    name = skin.sprite("focus")
    outset = round(sprites.piece(name).marks.get("outset", (6,))[0] * u)
    box(surface, sprites, name, rect.inflate(2 * outset, 2 * outset), u)


def icon_name(icon: str, dark: bool) -> str:
    """The full name of an icon, light or dark."""
    return f"{ICONS}:{icon}{'_dark' if dark else ''}"
