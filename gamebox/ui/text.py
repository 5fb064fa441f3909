"""Text: fonts, fitted lines and wrapped paragraphs, rendered at the window's own pixels and kept.

Faces: "plain", "medium", "bold", "black", "italic" (running text), "title" (headings), "number" (big numerals).
Sizes are pixels; `Frame.text` makes them from units.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from importlib import resources
from typing import NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.font import Font

from gamebox.core.game import BadAsset
from gamebox.ui.memory import Pictures

Colour = tuple[int, int, int]

FACES: dict[str, tuple[str, str]] = {
    "plain": ("fontpkg_alegreya_sans", "AlegreyaSans-Regular.ttf"),
    "medium": ("fontpkg_alegreya_sans", "AlegreyaSans-Medium.ttf"),
    "bold": ("fontpkg_alegreya_sans", "AlegreyaSans-Bold.ttf"),
    "black": ("fontpkg_alegreya_sans", "AlegreyaSans-ExtraBold.ttf"),
    "italic": ("fontpkg_alegreya_sans", "AlegreyaSans-MediumItalic.ttf"),
    "title": ("fontpkg_marcellus", "Marcellus-Regular.ttf"),
    "number": ("fontpkg_abril_fatface", "AbrilFatface-Regular.ttf"),
}
ELLIPSIS = "…"
KEPT_RENDERS = 800
KEPT_FONTS = 40
"""Each is an open file; a screen needs up to twenty."""


class Overflow(NamedTuple):
    """Text that did not fit even at its smallest size."""

    text: str
    needed: int
    given: int


class Text:
    """Measures, renders and draws text."""

    def __init__(self) -> None:
        pygame.font.init()
        self.overflows: list[Overflow] = []
        self._fonts: OrderedDict[tuple[str, int], Font] = OrderedDict()
        self._renders: Pictures[tuple[str, str, int, Colour]] = Pictures(4 * 1920 * 1080, KEPT_RENDERS)

    def font(self, face: str, px: int) -> Font:
        """The font of a face at a pixel size. Raises BadAsset when its file cannot be read."""
        key = (face, px)
        known = self._fonts.get(key)
        if known is None:
            known = self._fonts[key] = _open(face, px)
            if len(self._fonts) > KEPT_FONTS:
                self._fonts.popitem(last=False)
        else:
            self._fonts.move_to_end(key)
        return known

    def resize(self, width: int, height: int) -> None:
        """The window has this size now: renders take no more room than it has."""
        self._renders.most = 4 * width * height
        self.clear()

    def clear(self) -> None:
        """Forget fonts and renders."""
        self._fonts.clear()
        self._renders.clear()

    def width(self, text: str, face: str, px: int) -> int:
        """The width of a line in pixels."""
        return self.font(face, px).size(text)[0]

    def height(self, face: str, px: int) -> int:
        """The distance of two lines in pixels."""
        return self.font(face, px).get_linesize()

    def fit(self, text: str, width: int, px: int, least: int, face: str = "plain") -> int:
        """The largest size from px down to `least` at which the line is no wider than `width`."""
        size = px
        while size > least:
            needed = self.width(text, face, size)
            if needed <= width:
                return size
            size = max(least, min(size - 1, size * width // max(1, needed)))
        return max(size, least)

    def render(self, text: str, face: str, px: int, colour: Colour) -> Surface:
        """The line as a picture with a transparent ground."""
        key = (text, face, px, colour)
        return self._renders.get(key) or self._renders.put(key, self.font(face, px).render(text, True, colour))

    def shortened(self, text: str, face: str, px: int, width: int) -> str:
        """The line, or its beginning and an ellipsis when it is too wide (this is recorded)."""
        needed = self.width(text, face, px)
        if needed <= width:
            return text
        self.overflows.append(Overflow(text, needed, width))
        low, high = 0, len(text)
        while low < high:
            middle = (low + high + 1) // 2
            fits = self.width(text[:middle].rstrip() + ELLIPSIS, face, px) <= width
            low, high = (middle, high) if fits else (low, middle - 1)
        return text[:low].rstrip() + ELLIPSIS

    def line(
        self,
        surface: Surface,
        text: str,
        rect: Rect,
        px: int,
        colour: Colour,
        face: str = "plain",
        align: str = "left",
        least: int | None = None,
        shadow: Colour | None = None,
    ) -> Rect:
        """Draw one line in a box, in the middle of its height; shrunk down to `least`, then shortened.

        align: left, centre or right. Returns where the text stands.
        """
        px = min(px, max(9, rect.h))
        size = self.fit(text, rect.w, px, min(px, least or px), face)
        picture = self.render(self.shortened(text, face, size, rect.w), face, size, colour)
        place = picture.get_rect(centery=rect.centery)
        place.x = {"left": rect.x, "right": rect.right - place.w}.get(align, rect.centerx - place.w // 2)
        if shadow is not None:
            off = max(1, size // 16)
            surface.blit(self.render(self.shortened(text, face, size, rect.w), face, size, shadow), place.move(0, off))
        surface.blit(picture, place)
        return place

    def wrap(self, text: str, face: str, px: int, width: int) -> list[str]:
        """The text as lines no wider than `width`; line breaks in it are kept, overlong words are broken."""
        return [part for line in self._lines(text, face, px, width) for part in self._broken(line, face, px, width)]

    def _lines(self, text: str, face: str, px: int, width: int) -> list[str]:
        """The text as lines; overlong words stand alone."""
        return [line for part in text.split("\n") for line in self._wrapped(part.split(" "), face, px, width)]

    def _broken(self, line: str, face: str, px: int, width: int) -> list[str]:
        """A line in parts that fit: broken after a hyphen, or where it must be."""
        parts = []
        while len(line) > 1 and self.width(line, face, px) > width:
            fits = next((n for n in range(len(line) - 1, 1, -1) if self.width(line[:n], face, px) <= width), 1)
            cut = line.rfind("-", 1, fits) + 1 or fits
            parts.append(line[:cut])
            line = line[cut:]
        return [*parts, line]

    def _wrapped(self, words: Iterable[str], face: str, px: int, width: int) -> list[str]:
        lines: list[str] = []
        held = ""
        for word in words:
            longer = f"{held} {word}" if held else word
            if held and self.width(longer, face, px) > width:
                lines.append(held)
                held = word
            else:
                held = longer
        return [*lines, held]

    def paragraph_height(self, text: str, width: int, px: int, face: str = "plain") -> int:
        """The height of the text when wrapped to `width`."""
        return len(self.wrap(text, face, px, width)) * self.height(face, px)

    def paragraph(
        self,
        surface: Surface,
        text: str,
        rect: Rect,
        px: int,
        colour: Colour,
        face: str = "plain",
        align: str = "left",
        least: int | None = None,
        middle: bool = False,
    ) -> Rect:
        """Draw wrapped text in a box, shrunk down to `least` when it is too high, then cut off (recorded).

        middle: centred in the height of the box. Returns the part of the box that is used.
        """
        size = px
        while size > (least or px) and not self._holds(text, rect, size, face):
            size -= 1
        lines, step = self.wrap(text, face, size, rect.w), self.height(face, size)
        room = max(1, rect.h // step) if step else 1
        if len(lines) > room:
            self.overflows.append(Overflow(text, len(lines) * step, rect.h))
            lines = [*lines[: room - 1], lines[room - 1] + ELLIPSIS]
        y = rect.y + (max(0, rect.h - len(lines) * step) // 2 if middle else 0)
        for index, line in enumerate(lines):
            self.line(surface, line, Rect(rect.x, y + index * step, rect.w, step), size, colour, face, align)
        return Rect(rect.x, y, rect.w, len(lines) * step)

    def _holds(self, text: str, rect: Rect, px: int, face: str) -> bool:
        lines = self._lines(text, face, px, rect.w)
        wide = max((self.width(line, face, px) for line in lines), default=0)
        return wide <= rect.w and len(lines) * self.height(face, px) <= rect.h

    def missing(self, text: str, face: str = "plain") -> set[str]:
        """The characters that a face cannot draw."""
        seen = sorted({c for c in text if not c.isspace()})
        metrics = self.font(face, 24).metrics("".join(seen))
        return {c for c, metric in zip(seen, metrics, strict=True) if metric is None}


def _open(face: str, px: int) -> Font:
    package, file = FACES[face]
    try:
        return Font(str(resources.files(package) / "files" / file), px)
    except (OSError, ModuleNotFoundError, pygame.error) as wrong:
        raise BadAsset(f"font {file}: {wrong}") from wrong
