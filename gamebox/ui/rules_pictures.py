"""The pictures in the margin of the rules page: placed beside their paragraphs, read from disk in the background."""

from __future__ import annotations

import logging
import threading
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import NamedTuple

from pygame import Rect, Surface

from gamebox.core.game import Game
from gamebox.ui.layout import Frame
from gamebox.ui.rules_flow import Flow
from gamebox.ui.sprites import Sprites

log = logging.getLogger(__name__)

TALLEST = (124, 112, 92, 72)
"""Units, of pictures that are alone, two, three, and more."""
GAP = 10
LEAST = 62
"""Units, of a picture that stands alone before the next one."""
FARTHEST = 7
"""Lines that a picture may stand below the beginning of its paragraph."""


class Placed(NamedTuple):
    """A picture and where it stands, in the pixels of the whole text."""

    sprite: str
    rect: Rect
    scale: float


def pictures_of(game: Game) -> Mapping[str, Sequence[str]]:
    """Which sprites a game wants beside which paragraphs: PICTURES of the module `pictures` of its scene."""
    name = f"{game.scene.partition(':')[0]}.pictures"
    try:
        found: Mapping[str, Sequence[str]] = import_module(name).PICTURES
    except ModuleNotFoundError as wrong:
        if wrong.name != name:
            raise
        return {}
    return found


def placed(
    pictures: Mapping[str, Sequence[str]], flow: Flow, sprites: Sprites, frame: Frame, width: int
) -> list[Placed]:
    """The pictures in rows in a margin of this width right of the text, none above its paragraph, none over another.

    One alone is lower where the next one follows soon, so that all stay beside their paragraphs.
    """
    found: list[Placed] = []
    x, free, gap = flow.width + frame.px(36), 0, frame.px(GAP)
    book = flow.book
    wanted = [
        (setting.y, names)
        for index, setting in enumerate(flow.settings)
        if (names := pictures.get(setting.block.number, ())) and index == book.find(setting.block.number)
    ]
    for (y, names), (following, _) in zip(wanted, [*wanted[1:], (flow.height, ())], strict=True):
        top = max(y, free)
        if top > y + FARTHEST * flow.px:
            continue
        room = max(frame.px(LEAST), following - top - 2 * gap) if len(names) == 1 else frame.height
        group = _rows(names, sprites, frame, Rect(x, top, width - frame.px(36), room))
        found += group
        free = max(picture.rect.bottom for picture in group) + (gap if len(names) == 1 else 2 * gap)
    return found


def _rows(names: Sequence[str], sprites: Sprites, frame: Frame, room: Rect) -> list[Placed]:
    """Pictures side by side, the next row where there is no room; those of a row stand on one line."""
    found: list[Placed] = []
    row: list[Placed] = []
    x, y, gap = room.x, room.y, frame.px(GAP)
    tallest = TALLEST[min(len(names), len(TALLEST)) - 1]
    for name in names:
        piece = sprites.piece(name)
        scale = min(frame.u, frame.u * tallest / piece.height, room.w / piece.width, room.h / piece.height)
        rect = Rect(x, y, max(1, round(piece.width * scale)), max(1, round(piece.height * scale)))
        if row and rect.right > room.right:
            y = max(picture.rect.bottom for picture in row) + gap
            found, row = [*found, *_standing(row)], []
            rect.topleft = (room.x, y)
        row.append(Placed(name, rect, scale))
        x = rect.right + gap
    return [*found, *_standing(row)]


def _standing(row: Sequence[Placed]) -> list[Placed]:
    ground = max(picture.rect.bottom for picture in row)
    return [picture._replace(rect=picture.rect.move(0, ground - picture.rect.bottom)) for picture in row]


class PictureReader(threading.Thread):
    """Reads and scales pictures while the page can be read already. `made` fills up as they come (all in `run`).

    sprites: for this thread alone.
    """

    def __init__(self, wanted: Sequence[Placed], sprites: Sprites) -> None:
        super().__init__(name="gamebox-pictures", daemon=True)
        self.made: dict[tuple[str, float], Surface] = {}
        self._wanted, self._sprites = wanted, sprites
        self._left = False

    def leave(self) -> None:
        """Nobody needs the rest."""
        self._left = True

    def run(self) -> None:
        for picture in sorted(self._wanted, key=lambda p: p.sprite):
            if self._left:
                return
            self.made[picture.sprite, picture.scale] = self._sprites.get(picture.sprite, picture.scale)
