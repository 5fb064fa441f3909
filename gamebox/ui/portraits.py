"""Portraits of seats: the bust in its colour with the shape that goes with it, so that colour is never alone."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from gamebox.ui.sprites import Sprites
from gamebox.ui.widgets_base import Brush, IconButton, Widget

SIGN = 0.4
"""The sign's side as a share of the portrait's."""


def bust(game: str, colour: str) -> str:
    """The sprite of a seat's bust."""
    return f"{game}/busts:bust_{colour}"


def sign(colour: str) -> str:
    """The sprite of the shape that stands for a colour."""
    return f"ui/pieces:sign_{colour}"


def portrait(sprites: Sprites, bust: str, sign: str, side: int) -> Surface:
    """A bust with the sign at its lower right ("" for none), `side` pixels wide and high."""
    side = max(1, side)
    made = sprites.kept(("portrait", bust, sign, side))
    if made is None:
        made = Surface((side, side), pygame.SRCALPHA)
        made.blit(sprites.sized(bust, side, side), (0, 0))
        small = max(9, round(side * SIGN))
        if sign:
            made.blit(sprites.sized(sign, small, small), (side - small, side - small))
        sprites.keep(("portrait", bust, sign, side), made)
    return made


class Portrait(Widget):
    """The portrait of a seat, as large as fits. bust, sign: sprites."""

    def __init__(self, rect: Rect, bust: str, sign: str = "") -> None:
        super().__init__("", rect)
        self.bust, self.sign = bust, sign

    def draw(self, brush: Brush) -> None:
        picture = portrait(brush.stage.sprites, self.bust, self.sign, min(self.rect.w, self.rect.h))
        brush.surface.blit(picture, picture.get_rect(center=self.rect.center))


class PortraitButton(IconButton):
    """A portrait that stands for a colour and can be clicked; it grows a little under the mouse."""

    def __init__(
        self, tag: str, rect: Rect, label: str, bust: str, sign: str, action: Callable[[], None] | None
    ) -> None:
        super().__init__(tag, rect, label, "", action)
        self.bust, self.sign = bust, sign

    def draw(self, brush: Brush) -> None:
        side = min(self.rect.w, self.rect.h) + (brush.stage.frame.px(6) if self.at_it(brush) else 0)
        picture = portrait(brush.stage.sprites, self.bust, self.sign, side)
        brush.surface.blit(picture, picture.get_rect(center=self.rect.center))
        self.ring(brush)
