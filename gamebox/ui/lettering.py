"""Lettering on small cards: a title of one or two lines, as large as its box allows."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from gamebox.ui.text import Colour, Text

FACE = "bold"
TWO_LINES = 1.55
"""A box this many times as high as the letters has room for two lines."""


def title_on(surface: Surface, text: Text, words: str, box: Rect, px: int, least: int, ink: Colour, gap: float) -> None:
    """A title in a small box, narrowed where it is too wide even in `least` pixels. gap: the height of a line in px."""
    lines = _lines(text, words, box, px)
    while px > least and not _fits(text, lines, box, px, gap):
        px -= 1
        lines = _lines(text, words, box, px)
    step = min(text.height(FACE, px), max(1, box.h // len(lines)))
    y = box.y + (box.h - step * len(lines)) // 2
    for index, line in enumerate(lines):
        picture = text.render(line, FACE, px, ink)
        if picture.get_width() > box.w:
            picture = pygame.transform.smoothscale(picture, (box.w, picture.get_height()))
        surface.blit(picture, picture.get_rect(center=(box.centerx, y + index * step + step // 2)))


def _lines(text: Text, words: str, box: Rect, px: int) -> list[str]:
    """One line if it fits or there is no room for two, else parted where the longer part is shortest."""
    parts = words.split(" ")
    if len(parts) == 1 or box.h < TWO_LINES * px or text.width(words, FACE, px) <= box.w:
        return [words]
    halves = [(" ".join(parts[:i]), " ".join(parts[i:])) for i in range(1, len(parts))]
    return list(min(halves, key=lambda pair: max(text.width(half, FACE, px) for half in pair)))


def _fits(text: Text, lines: list[str], box: Rect, px: int, gap: float) -> bool:
    return all(text.width(line, FACE, px) <= box.w for line in lines) and len(lines) * px * gap <= box.h
