"""Scenes made of widgets: mouse, keyboard focus, tooltips, scrolling."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from gamebox.ui import focus
from gamebox.ui.scenes import Scene, Target
from gamebox.ui.tooltip import DELAY, draw_tooltip
from gamebox.ui.widgets import Brush, ScrollArea, TextField, Widget


class MenuScene(Scene):
    """A scene that is described by `build` and drawn anew when something has changed."""

    def __init__(self) -> None:
        super().__init__()
        self.widgets: list[Widget] = []
        self.offsets: dict[str, int] = {}
        self._hovered: str | None = None
        self._pressed: str | None = None
        self._waited = 0.0
        self._told = False
        self._scrolled: str | None = None

    def build(self) -> list[Widget]:
        """All widgets, back to front, for the window as it is now."""
        raise NotImplementedError

    def backdrop(self, surface: Surface) -> None:
        """Paint what lies behind the widgets."""

    def back(self) -> None:
        """Escape was hit."""
        self.stack.pop()

    def refresh(self) -> None:
        """Describe the scene again."""
        carets = {w.tag: w.caret for w in self._all() if isinstance(w, TextField)}
        self.widgets = self.build()
        for widget in self._all():
            if isinstance(widget, TextField) and widget.tag in carets:
                widget.caret = min(carets[widget.tag], len(widget.text))
        if self.focus is not None and self.focus not in {w.tag for w in self._all()}:
            self.focus = None
        self.dirty = True

    def lay_out(self) -> None:
        self.refresh()

    def offset(self, tag: str, rect: Rect, height: int) -> int:
        """How far a scroll area of this content height is scrolled."""
        self.offsets[tag] = min(max(0, height - rect.h), max(0, self.offsets.get(tag, 0)))
        return self.offsets[tag]

    def targets(self) -> list[Target]:
        found = []
        for widget, clip in self._clipped():
            target = widget.target()
            if clip is not None:
                target = target._replace(rect=target.rect.clip(clip))
            if widget.active and target.rect.h > 2:
                found.append(target)
        return found

    def typing(self) -> bool:
        return isinstance(self._focused(), TextField)

    def focused_text(self) -> str:
        widget = self._focused()
        if widget is None:
            return ""
        return widget.words() if widget.enabled or not widget.reason else f"{widget.words()}. {widget.reason}"

    @property
    def wake(self) -> float | None:
        return max(0.0, DELAY - self._waited) if self._hovered and not self._told else None

    def update(self, dt: float) -> None:
        if self._hovered and not self._told:
            self._waited += dt
            if self._waited >= DELAY - 0.01:
                self._told = True
                self.dirty |= bool(self._tip())

    def event(self, event: Event) -> bool:
        takers = {
            pygame.MOUSEMOTION: self._moved,
            pygame.MOUSEBUTTONDOWN: self._down,
            pygame.MOUSEBUTTONUP: self._up,
            pygame.MOUSEWHEEL: self._wheel,
            pygame.KEYDOWN: self._key,
            pygame.TEXTINPUT: self._typed,
        }
        taker = takers.get(event.type)
        return taker(event) if taker else False

    def draw(self, surface: Surface) -> None:
        self.backdrop(surface)
        brush = Brush(surface, self.stage, self.skin, self._hovered, self._pressed, self.focus)
        for widget in self.widgets:
            widget.draw(brush)
        tip = self._tip() if self._told else ""
        if tip:
            hovered = next(t for t in self.targets() if t.tag == self._hovered)
            draw_tooltip(surface, self.stage, self.skin, tip, hovered.rect)

    def set_focus(self, tag: str | None) -> None:
        """Give a widget the keyboard, and scroll it into view."""
        self.focus = tag
        for area in self.widgets:
            inside = next((w for w in area.children() if w.tag == tag and tag), None)
            if isinstance(area, ScrollArea) and inside is not None:
                hidden = max(0, inside.rect.bottom - area.rect.bottom) or min(0, inside.rect.top - area.rect.top)
                if hidden:
                    self.offsets[area.tag] = area.offset + hidden
                    self.refresh()
        self.dirty = True

    def _all(self) -> Iterator[Widget]:
        for widget in self.widgets:
            yield widget
            yield from widget.children()

    def _clipped(self) -> Iterator[tuple[Widget, Rect | None]]:
        for widget in self.widgets:
            yield widget, None
            for child in widget.children():
                yield child, widget.rect

    def _focused(self) -> Widget | None:
        return next((w for w in self._all() if w.active and w.tag == self.focus), None)

    def _at(self, pos: tuple[int, int]) -> Widget | None:
        found = None
        for widget, clip in self._clipped():
            if widget.active and widget.rect.collidepoint(pos) and (clip is None or clip.collidepoint(pos)):
                found = widget
        return found

    def _by_tag(self, tag: str | None) -> Widget | None:
        return next((w for w in self._all() if w.active and w.tag == tag), None)

    def _tip(self) -> str:
        widget = self._by_tag(self._hovered)
        if widget is None:
            return ""
        return widget.reason if widget.reason and not widget.enabled else widget.tooltip

    def _scroll_to(self, y: int) -> None:
        """Bring the thumb of the scrolled area to the mouse."""
        area = next((w for w in self.widgets if isinstance(w, ScrollArea) and w.tag == self._scrolled), None)
        if area is not None:
            self.offsets[area.tag] = area.offset_at(self.stage.frame, y)
            self.refresh()

    def _moved(self, event: Event) -> bool:
        if self._scrolled is not None:
            self._scroll_to(event.pos[1])
            return True
        held = self._by_tag(self._pressed)
        if held is not None and held.enabled:
            held.drag(event.pos)
            self.dirty = True
        at = self._at(event.pos)
        tag = at.tag if at else None
        if tag != self._hovered:
            self._hovered, self._waited, self._told = tag, 0.0, False
            self.dirty = True
            if at is not None and at.enabled:
                self.stage.sound.play("hover")
        return True

    def _down(self, event: Event) -> bool:
        if event.button != 1:
            return False
        bars = (
            w for w in self.widgets if isinstance(w, ScrollArea) and w.bar(self.stage.frame).collidepoint(event.pos)
        )
        self._scrolled = next((area.tag for area in bars if area.furthest), None)
        if self._scrolled is not None:
            self._scroll_to(event.pos[1])
            return True
        widget = self._at(event.pos)
        self._pressed = widget.tag if widget else None
        self.set_focus(widget.tag if isinstance(widget, TextField) else None)
        if widget is not None and widget.enabled:
            widget.press(event.pos)
        return widget is not None

    def _up(self, event: Event) -> bool:
        if event.button != 1:
            return False
        self._scrolled = None
        widget = self._at(event.pos)
        pressed, self._pressed = self._pressed, None
        self.dirty = True
        if widget is None or widget.tag != pressed:
            return False
        self._told = not widget.enabled
        self._click(widget, event.pos)
        return True

    def _click(self, widget: Widget, pos: tuple[int, int]) -> None:
        if widget.enabled:
            self.stage.sound.play("click")
        widget.click(pos)

    def _wheel(self, event: Event) -> bool:
        for area in self.widgets:
            if isinstance(area, ScrollArea) and area.furthest and area.rect.collidepoint(self.stage.mouse):
                self.offsets[area.tag] = area.offset - event.y * self.stage.frame.px(60)
                self.refresh()
                return True
        return False

    def _typed(self, event: Event) -> bool:
        widget = self._focused()
        if isinstance(widget, TextField):
            widget.typed(event.text)
            self.dirty = True
            return True
        return False

    def _key(self, event: Event) -> bool:
        widget = self._focused()
        if widget is not None and widget.key(event):
            self.dirty = True
        elif event.key == pygame.K_ESCAPE:
            self.back()
        elif event.key == pygame.K_TAB:
            self._go(focus.following(self._stops(), self.focus, -1 if event.mod & pygame.KMOD_SHIFT else 1))
        elif event.key in focus.ARROWS:
            self._go(focus.nearest(self._stops(), self.focus, focus.ARROWS[event.key]))
        elif event.key in focus.ACTIVATE and widget is not None:
            self._activate(widget)
        else:
            return self.shortcut(event)
        return True

    def shortcut(self, event: Event) -> bool:
        """A key that no widget wanted."""
        return False

    def _activate(self, widget: Widget) -> None:
        if isinstance(widget, TextField):
            self._go(focus.following(self._stops(), self.focus, 1))
        else:
            self._click(widget, (widget.rect.right - 2, widget.rect.centery))

    def _go(self, tag: str | None) -> None:
        self.set_focus(tag)

    def _stops(self) -> list[Target]:
        return [w.target() for w in self._all() if w.active]
