"""Widgets: buttons, toggles, choices, sliders, text fields and scrolled lists; the plainer ones are in widgets_base."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect
from pygame.event import Event

from gamebox.ui import theme
from gamebox.ui.layout import Frame
from gamebox.ui.text import Colour
from gamebox.ui.widgets_base import Active, Brush, Button, IconButton, Label, Panel, Paragraph, Picture, Widget

__all__ = [
    "Active", "Brush", "Button", "Choice", "IconButton", "Label", "Panel", "Paragraph", "Picture", "ScrollArea",
    "Slider", "TextField", "Toggle", "Widget",
]  # fmt: skip


class Toggle(Active):
    """A check box with words beside it."""

    def __init__(
        self,
        tag: str,
        rect: Rect,
        label: str,
        on: bool,
        action: Callable[[bool], None],
        enabled: bool = True,
        reason: str = "",
        spoken: tuple[str, str] = ("", ""),
        colour: Colour | None = None,
    ) -> None:
        super().__init__(tag, rect, label, lambda: action(not on), enabled, reason)
        self.on, self.spoken, self.colour = on, spoken, colour

    def words(self) -> str:
        return f"{self.label}: {self.spoken[self.on]}" if self.spoken[0] else self.label

    def draw(self, brush: Brush) -> None:
        frame = brush.stage.frame
        if self.at_it(brush):
            brush.box("list_row_hover", self.rect)
        side = min(self.rect.h, frame.px(40))
        sprite = brush.skin.sprite("check_on" if self.on else "check_off")
        brush.surface.blit(
            brush.stage.sprites.sized(sprite, side, side), (self.rect.x + frame.px(6), self.rect.centery - side // 2)
        )
        box = Rect(self.rect.x + side + frame.px(20), self.rect.y, self.rect.w - side - frame.px(26), self.rect.h)
        colour = (self.colour or brush.skin.ink) if self.enabled else brush.skin.faint
        brush.stage.text.line(
            brush.surface, self.label, box, frame.text(theme.BODY), colour, "medium", "left", frame.least()
        )
        self.ring(brush)


class Choice(Active):
    """One of several values: a click (right half) or the right arrow takes the next, the left the one before."""

    def __init__(
        self,
        tag: str,
        rect: Rect,
        label: str,
        values: Sequence[str],
        index: int,
        action: Callable[[int], None],
        enabled: bool = True,
        reason: str = "",
        icons: Sequence[str] = (),
    ) -> None:
        super().__init__(tag, rect, label, None, enabled, reason)
        self.values, self.index, self.choose, self.icons = values, index, action, icons

    def words(self) -> str:
        return f"{self.label}: {self.values[self.index]}"

    def step(self, by: int) -> None:
        """Take the value `by` places on, round the end."""
        if self.enabled and len(self.values) > 1:
            self.choose((self.index + by) % len(self.values))

    def click(self, pos: tuple[int, int]) -> None:
        self.step(-1 if pos[0] < self.rect.x + self.rect.w * 0.3 else 1)

    def key(self, event: Event) -> bool:
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.step(-1 if event.key == pygame.K_LEFT else 1)
            return True
        return False

    def draw(self, brush: Brush) -> None:
        frame = brush.stage.frame
        brush.box("field_focus" if self.at_it(brush) else "field", self.rect)
        side = min(round(self.rect.h * 0.62), frame.px(36))
        ends = [Rect(0, 0, side, side), Rect(0, 0, side, side)]
        ends[0].midleft = (self.rect.x + frame.px(10), self.rect.centery)
        ends[1].midright = (self.rect.right - frame.px(10), self.rect.centery)
        one = len(self.values) < 2 or not self.enabled
        for icon, end in zip(("arrow_left", "arrow_right"), ends, strict=True):
            brush.icon(icon, end, brush.skin.dark_icons, one)
        box = Rect(ends[0].right, self.rect.y, ends[1].x - ends[0].right, self.rect.h).inflate(-2 * frame.px(8), 0)
        if self.icons:
            spot = Rect(box.x, box.centery - side // 2, side, side)
            brush.icon(self.icons[self.index], spot, brush.skin.dark_icons)
            box = Rect(spot.right + frame.px(8), box.y, box.right - spot.right - frame.px(8), box.h)
        colour = brush.skin.ink if self.enabled else brush.skin.faint
        text = self.values[self.index]
        px = frame.text(theme.BODY)
        brush.stage.text.line(brush.surface, text, box, px, colour, "bold", "centre", frame.least())
        self.ring(brush)


class Slider(Active):
    """A value between two ends, in steps."""

    def __init__(
        self,
        tag: str,
        rect: Rect,
        label: str,
        value: float,
        low: float,
        high: float,
        step: float,
        action: Callable[[float], None],
        shown: str,
    ) -> None:
        super().__init__(tag, rect, label)
        self.value, self.low, self.high, self.step, self.choose = value, low, high, step, action
        self.shown = shown

    def words(self) -> str:
        return f"{self.label}: {self.shown}"

    def press(self, pos: tuple[int, int]) -> None:
        self.drag(pos)

    def drag(self, pos: tuple[int, int]) -> None:
        track = self._track()
        share = min(1.0, max(0.0, (pos[0] - track.x) / max(1, track.w)))
        self._set(self.low + share * (self.high - self.low))

    def key(self, event: Event) -> bool:
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self._set(self.value + (self.step if event.key == pygame.K_RIGHT else -self.step))
            return True
        return False

    def _set(self, value: float) -> None:
        steps = round((min(self.high, max(self.low, value)) - self.low) / self.step)
        chosen = round(self.low + steps * self.step, 4)
        if chosen != self.value:
            self.value = chosen
            self.choose(chosen)

    def _track(self) -> Rect:
        knob = round(self.rect.h * 0.7)
        return Rect(self.rect.x + knob // 2, self.rect.y, round(self.rect.w * 0.76) - knob, self.rect.h)

    def draw(self, brush: Brush) -> None:
        frame, track = brush.stage.frame, self._track()
        knob = min(round(self.rect.h * 0.7), frame.px(44))
        height = frame.px(20)
        brush.box("slider_track", Rect(track.x, track.centery - height // 2, track.w, height))
        x = track.x + round(track.w * (self.value - self.low) / (self.high - self.low))
        picture = brush.stage.sprites.sized(brush.skin.sprite("slider_knob"), knob, knob)
        brush.surface.blit(picture, picture.get_rect(center=(x, track.centery)))
        start = track.right + round(self.rect.h * 0.35) + frame.px(10)
        box = Rect(start, self.rect.y, self.rect.right - start, self.rect.h)
        px = frame.text(theme.BODY)
        brush.stage.text.line(brush.surface, self.shown, box, px, brush.skin.ink, "bold", "right", frame.least())
        self.ring(brush)


class TextField(Active):
    """A line of text that can be edited while it is focused."""

    def __init__(
        self, tag: str, rect: Rect, label: str, text: str, action: Callable[[str], None], limit: int = 24
    ) -> None:
        super().__init__(tag, rect, label)
        self.text, self.change, self.limit = text, action, limit
        self.caret = len(text)

    def words(self) -> str:
        return f"{self.label}: {self.text}"

    def typed(self, letters: str) -> None:
        """Put letters in at the caret, as many as there is room for."""
        letters = "".join(c for c in letters if c.isprintable())[: self.limit - len(self.text)]
        self.text = self.text[: self.caret] + letters + self.text[self.caret :]
        self.caret += len(letters)
        self.change(self.text)

    def key(self, event: Event) -> bool:
        moves = {
            pygame.K_LEFT: self.caret - 1,
            pygame.K_RIGHT: self.caret + 1,
            pygame.K_HOME: 0,
            pygame.K_END: len(self.text),
        }
        if event.key in moves:
            self.caret = min(len(self.text), max(0, moves[event.key]))
        elif event.key == pygame.K_BACKSPACE and self.caret:
            self._cut(self.caret - 1)
        elif event.key == pygame.K_DELETE and self.caret < len(self.text):
            self._cut(self.caret)
        else:
            return event.key in (pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_SPACE)
        return True

    def _cut(self, index: int) -> None:
        self.text = self.text[:index] + self.text[index + 1 :]
        self.caret = index
        self.change(self.text)

    def draw(self, brush: Brush) -> None:
        frame, focused = brush.stage.frame, brush.focused == self.tag
        brush.box("field_focus" if focused or self.at_it(brush) else "field", self.rect)
        box = self.rect.inflate(-2 * frame.px(16), 0)
        px = frame.text(theme.BODY)
        text = brush.stage.text
        size = text.fit(self.text, box.w, min(px, box.h), frame.least(18), "medium")
        text.line(brush.surface, self.text, box, size, brush.skin.ink, "medium")
        if focused:
            x = box.x + text.width(self.text[: self.caret], "medium", size)
            caret = Rect(min(x, box.right), box.centery - size // 2, max(1, frame.px(3)), size)
            brush.surface.fill(brush.skin.accent, caret)


class ScrollArea(Widget):
    """A box with more in it than fits: widgets are moved by the offset and cut off at its border."""

    def __init__(self, tag: str, rect: Rect, height: int, offset: int, inside: Sequence[Widget]) -> None:
        super().__init__(tag, rect)
        self.content, self.inside = height, inside
        self.offset = offset

    @property
    def furthest(self) -> int:
        """The largest offset."""
        return max(0, self.content - self.rect.h)

    def children(self) -> Sequence[Widget]:
        return self.inside

    def draw(self, brush: Brush) -> None:
        clip = brush.surface.get_clip()
        brush.surface.set_clip(self.rect.clip(clip))
        for widget in self.inside:
            if widget.rect.colliderect(self.rect):
                widget.draw(brush)
        brush.surface.set_clip(clip)
        if self.furthest:
            self._bar(brush)

    def bar(self, frame: Frame) -> Rect:
        """Where the scroll bar stands."""
        wide = frame.px(16)
        return Rect(self.rect.right - wide, self.rect.y, wide, self.rect.h)

    def offset_at(self, frame: Frame, y: int) -> int:
        """The offset that brings the middle of the thumb to this height."""
        long = self._thumb(frame)
        share = (y - self.rect.y - long / 2) / max(1, self.rect.h - long)
        return round(self.furthest * min(1.0, max(0.0, share)))

    def _thumb(self, frame: Frame) -> int:
        return max(frame.px(40), self.rect.h * self.rect.h // max(1, self.content))

    def _bar(self, brush: Brush) -> None:
        track, long = self.bar(brush.stage.frame), self._thumb(brush.stage.frame)
        brush.box("scroll_track", track)
        y = track.y + (track.h - long) * self.offset // self.furthest
        brush.box("scroll_thumb", Rect(track.x, y, track.w, long))
