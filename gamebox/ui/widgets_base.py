"""The plainer widgets: labels, pictures, panels and buttons.

A widget knows its rectangle, its tag and its words; the scene that owns it hands it clicks and keys.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from gamebox.ui import theme
from gamebox.ui.scenes import Target
from gamebox.ui.stage import Stage
from gamebox.ui.text import Colour
from gamebox.ui.theme import Skin


@dataclass
class Brush:
    """What a widget draws with, and whether the mouse or the keyboard is at it."""

    surface: Surface
    stage: Stage
    skin: Skin
    hovered: str | None = None
    pressed: str | None = None
    focused: str | None = None

    @property
    def u(self) -> float:
        """Pixels in a unit."""
        return self.stage.frame.u

    def box(self, piece: str, rect: Rect) -> None:
        """Draw a nine-slice widget of the skin."""
        theme.box(self.surface, self.stage.sprites, self.skin.sprite(piece), rect, self.u)

    def icon(self, icon: str, place: Rect, dark: bool, dim: bool = False) -> None:
        """Draw an icon in the middle of a rectangle, as large as fits."""
        name = theme.icon_name(icon, dark)
        scale = min(place.w, place.h) / self.stage.sprites.piece(name).width
        sprites = self.stage.sprites
        picture = sprites.get(name, scale)
        if dim:
            picture = picture.copy()
            picture.fill((255, 255, 255, 130), special_flags=pygame.BLEND_RGBA_MULT)
        self.surface.blit(picture, picture.get_rect(center=place.center))


class Widget:
    """A thing on a menu. Plain ones are only looked at; active ones have a tag and can be focused."""

    active = False

    def __init__(self, tag: str, rect: Rect, label: str = "", enabled: bool = True, reason: str = "") -> None:
        self.tag, self.rect, self.label = tag, rect, label
        self.enabled, self.reason = enabled, reason
        self.tooltip = ""

    def draw(self, brush: Brush) -> None:
        """Paint the widget."""

    def click(self, pos: tuple[int, int]) -> None:
        """The mouse was pressed and released on it, or Enter was hit."""

    def press(self, pos: tuple[int, int]) -> None:
        """The mouse has been pressed on it."""

    def drag(self, pos: tuple[int, int]) -> None:
        """The mouse moves while pressed on it."""

    def key(self, event: Event) -> bool:
        """A key while focused. True if it was used."""
        return False

    def children(self) -> Sequence[Widget]:
        """Widgets inside it."""
        return ()

    def words(self) -> str:
        """What it is and how it stands, for speech."""
        return self.label

    def target(self) -> Target:
        """Where it can be clicked."""
        return Target(self.tag, self.rect, self.enabled, self.reason, self.words())


class Label(Widget):
    """One line of text."""

    def __init__(
        self,
        rect: Rect,
        text: str,
        units: float = theme.BODY,
        colour: Colour | None = None,
        face: str = "medium",
        align: str = "left",
        least: float = 21,
    ) -> None:
        super().__init__("", rect, text)
        self.units, self.colour, self.face, self.align, self.least = units, colour, face, align, least

    def draw(self, brush: Brush) -> None:
        frame = brush.stage.frame
        brush.stage.text.line(
            brush.surface,
            self.label,
            self.rect,
            frame.text(self.units),
            self.colour or brush.skin.ink,
            self.face,
            self.align,
            frame.least(self.least),
        )


class Paragraph(Label):
    """Wrapped text."""

    middle = False

    def draw(self, brush: Brush) -> None:
        frame = brush.stage.frame
        brush.stage.text.paragraph(
            brush.surface,
            self.label,
            self.rect,
            frame.text(self.units),
            self.colour or brush.skin.ink,
            self.face,
            self.align,
            frame.least(self.least),
            self.middle,
        )


class Panel(Widget):
    """A piece of ground: a nine-slice sprite of the skin."""

    def __init__(self, rect: Rect, piece: str = "panel", shadow: bool = False) -> None:
        super().__init__("", rect)
        self.piece, self.shadow = piece, shadow

    def draw(self, brush: Brush) -> None:
        if self.shadow:
            out = round(24 * brush.u)
            brush.box("shadow_panel", self.rect.inflate(2 * out, 2 * out).move(0, round(4 * brush.u)))
        brush.box(self.piece, self.rect)


class Picture(Widget):
    """A sprite fitted into the rectangle, its proportions kept."""

    def __init__(self, rect: Rect, sprite: str, light: float = 1.0) -> None:
        super().__init__("", rect)
        self.sprite, self.light = sprite, light

    def draw(self, brush: Brush) -> None:
        sprites = brush.stage.sprites
        piece = sprites.piece(self.sprite)
        scale = min(self.rect.w / piece.width, self.rect.h / piece.height)
        dim = self.light < 1
        picture = sprites.dimmed(self.sprite, scale, self.light) if dim else sprites.get(self.sprite, scale)
        brush.surface.blit(picture, picture.get_rect(center=self.rect.center))


class Active(Widget):
    """A widget that can be focused and does something."""

    active = True

    def __init__(
        self,
        tag: str,
        rect: Rect,
        label: str,
        action: Callable[[], None] | None = None,
        enabled: bool = True,
        reason: str = "",
    ) -> None:
        super().__init__(tag, rect, label, enabled, reason)
        self.action = action

    def click(self, pos: tuple[int, int]) -> None:
        if self.enabled and self.action is not None:
            self.action()

    def at_it(self, brush: Brush) -> bool:
        """Whether it should look raised."""
        return self.enabled and brush.hovered == self.tag

    def ring(self, brush: Brush) -> None:
        """Draw the focus when it is here."""
        if brush.focused == self.tag:
            theme.focus_ring(brush.surface, brush.stage.sprites, brush.skin, self.rect, brush.u)


class Button(Active):
    """A button with words, and perhaps an icon before them. kind: "go" for the main one, else "plain"."""

    def __init__(
        self,
        tag: str,
        rect: Rect,
        label: str,
        action: Callable[[], None] | None = None,
        kind: str = "plain",
        icon: str = "",
        enabled: bool = True,
        reason: str = "",
        units: float = theme.BODY,
    ) -> None:
        super().__init__(tag, rect, label, action, enabled, reason)
        self.kind, self.icon, self.units = kind, icon, units

    def draw(self, brush: Brush) -> None:
        piece = self._piece(brush)
        brush.box(piece, self.rect)
        offset = brush.stage.sprites.piece(brush.skin.sprite(piece)).marks.get("label", (0, 0))
        frame = brush.stage.frame
        inner = self.rect.inflate(-2 * frame.px(20), -2 * frame.px(8)).move(0, frame.px(offset[1]))
        px = min(frame.text(self.units), round(inner.h * 0.8))
        face = "black" if self.kind == "go" else "bold"
        side = min(inner.h, frame.px(self.units * 1.35)) if self.icon else 0
        gap = frame.px(12) if self.icon else 0
        px = brush.stage.text.fit(self.label, inner.w - side - gap, px, min(px, frame.least()), face)
        wide = min(inner.w, brush.stage.text.width(self.label, face, px) + side + gap)
        x = inner.centerx - wide // 2
        if self.icon:
            brush.icon(self.icon, Rect(x, inner.centery - side // 2, side, side), self._dark(brush), not self.enabled)
        box = Rect(x + side + gap, inner.y, inner.right - x - side - gap, inner.h)
        brush.stage.text.line(brush.surface, self.label, box, px, self._ink(brush), face)
        self.ring(brush)

    def _piece(self, brush: Brush) -> str:
        if not self.enabled:
            return "button_off"
        state = "_down" if brush.pressed == self.tag else "_hover" if brush.hovered == self.tag else ""
        return f"button_{self.kind}{state}"

    def _dark(self, brush: Brush) -> bool:
        return self.kind == "go" and self.enabled

    def _ink(self, brush: Brush) -> Colour:
        skin = brush.skin
        return skin.on_off if not self.enabled else skin.on_go if self.kind == "go" else skin.on_plain


class IconButton(Active):
    """A button with an icon only; its label is its tooltip."""

    def __init__(
        self,
        tag: str,
        rect: Rect,
        label: str,
        icon: str,
        action: Callable[[], None] | None = None,
        enabled: bool = True,
        reason: str = "",
        bare: bool = False,
    ) -> None:
        super().__init__(tag, rect, label, action, enabled, reason)
        self.icon, self.bare = icon, bare
        self.tooltip = label

    def draw(self, brush: Brush) -> None:
        if not self.bare:
            state = "_down" if brush.pressed == self.tag else "_hover" if self.at_it(brush) else ""
            brush.box(f"button_plain{state}" if self.enabled else "button_off", self.rect)
        elif self.at_it(brush):
            brush.box("list_row_hover", self.rect)
        side = round(min(self.rect.w, self.rect.h) * (0.72 if self.bare else 0.62))
        place = Rect(0, 0, side, side)
        place.center = self.rect.centerx, self.rect.centery - (0 if self.bare else round(2 * brush.u))
        brush.icon(self.icon, place, self.bare and brush.skin.dark_icons, not self.enabled)
        self.ring(brush)
