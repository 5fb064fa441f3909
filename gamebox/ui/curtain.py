"""The curtain between two people at one screen: it shows a name and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from gamebox.ui import layout, theme
from gamebox.ui.focus import ACTIVATE
from gamebox.ui.menu import MenuScene
from gamebox.ui.portraits import Portrait
from gamebox.ui.widgets import Button, Label, Panel, Widget

TWICE, NEAR = 0.4, 6
"""Seconds and pixels within which two clicks are a double click."""


class Curtain(MenuScene):
    """Hangs until the named person lifts it with a click anywhere, Enter or Space.

    bust: the person's picture, "" for none, and the sign of the seat. lift: called once the curtain is gone.
    """

    name = "curtain"
    fades = False

    def __init__(self, person: str, bust: str, lift: Callable[[], None], sign: str = "") -> None:
        super().__init__()
        self.person, self.bust, self.sign, self.lift = person, bust, sign, lift
        self.focus = "lift"

    def backdrop(self, surface: Surface) -> None:
        surface.blit(self.stage.sprites.cover(f"{theme.SHEET}:curtain", *surface.get_size()), (0, 0))

    def back(self) -> None:
        """The curtain cannot be gone round."""

    def build(self) -> list[Widget]:
        frame, t = self.stage.frame, self.stage.t
        box = layout.centred(frame.rect, frame.px(900), frame.line(560 if self.bust else 340))
        inner = layout.inset(box, frame.px(60), frame.px(44))
        widgets: list[Widget] = [Panel(box, "dialog", shadow=True)]
        if self.bust:
            place, inner = layout.top(inner, frame.px(210), frame.px(12))
            widgets.append(Portrait(place, self.bust, self.sign))
        row, inner = layout.bottom(inner, frame.line(84), frame.px(16))
        name, hint = layout.top(inner, inner.h * 3 // 5, 0)
        sentence = t("curtain.pass", name=self.person)
        widgets += [
            Label(name, sentence, theme.TITLE, face="title", align="centre", least=28),
            Label(hint, t("curtain.others"), theme.BODY, self.skin.faint, "italic", "centre"),
            Button("lift", Rect(row), t("curtain.lift", name=self.person), self._lift, "go"),
        ]
        return widgets

    def enter(self) -> None:
        self._fell, self._until, self._mouse = 0.0, perf_counter() + TWICE, self.stage.mouse

    def update(self, dt: float) -> None:
        super().update(dt)
        self._fell += dt

    def _too_soon(self, event: Event) -> bool:
        """Whether this is the second half of a double click, or stroke of a key, that let the curtain fall, before
        anybody saw it."""
        if event.type == pygame.KEYDOWN and event.key in ACTIVATE:
            return self._fell <= TWICE and perf_counter() <= self._until
        if event.type not in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return False
        if self._fell > TWICE or perf_counter() > self._until or self._mouse[0] < 0:  # it was not let fall by a click
            return False
        return max(abs(event.pos[0] - self._mouse[0]), abs(event.pos[1] - self._mouse[1])) <= NEAR

    def event(self, event: Event) -> bool:
        if self._too_soon(event):
            return True
        outside = event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._at(event.pos) is None
        if outside:
            self._lift()
        return outside or super().event(event)

    def _lift(self) -> None:
        self.stack.pop()
        self.lift()
