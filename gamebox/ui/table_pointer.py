"""Mouse and keys at a table: pointing, dragging, sweeping over what may be picked freely, and going on from a page."""

from __future__ import annotations

from abc import abstractmethod
from time import perf_counter
from typing import Any

import pygame
from pygame.event import Event

from gamebox.controllers.picker import CONFIRM, DROP
from gamebox.controllers.table import TableController
from gamebox.ui import focus
from gamebox.ui.scenes import Target
from gamebox.ui.table_face import TableFace
from gamebox.ui.table_look import Seating

DRAG = 10
"""How many units the mouse must go while pressed for a drag."""
STRIDE = 6
"""Pixels between two looks at what the mouse sweeps over."""
STEEP = 2
"""How much farther the mouse may go sideways than upwards when it carries and does not sweep."""
TWICE = 0.4
"""Seconds in which clicks at the same place are the rest of a double or threefold click."""
SHORTCUTS = {"pass": "button:pass", "sort": "sort:next", "offer": "offer:pick"}
"""What the letters do whose names stand in the catalogue under keys.<name>.key."""


class TablePointer(TableFace):
    """Takes the mouse and the keys, and says what is clicked."""

    def __init__(self, controller: TableController, seating: Seating) -> None:
        super().__init__(controller, seating)
        self._press_at = self._was_at = (0, 0)
        self._swallow = False
        self._swept: bool | None = None
        self._waited = 0.0
        self._played_at: tuple[int, int] | None = None
        self._since, self._until = 0.0, 0.0
        self._keyed_by: int | None = None

    @abstractmethod
    def click(self, tag: str) -> None:
        """Do what a click on a thing does."""

    @abstractmethod
    def menu(self) -> None:
        """Esc."""

    def _play(self, action: Any | None) -> None:
        """An action has been chosen, or not yet."""
        if action is not None:
            self.refused, self.anew = None, ""
            self._played_at = self._press_at
            self._since, self._until = 0.0, perf_counter() + TWICE
            self._take_beats()
        self._changed()

    def _take_beats(self) -> None:
        """Show what has happened."""

    # Mouse

    def event(self, event: Event) -> bool:
        takers = {
            pygame.MOUSEMOTION: self._moved,
            pygame.MOUSEBUTTONDOWN: self._down,
            pygame.MOUSEBUTTONUP: self._up,
            pygame.MOUSEWHEEL: self._wheel,
            pygame.KEYDOWN: self._key,
        }
        taker = takers.get(event.type)
        return taker(event) if taker else False

    def at(self, pos: tuple[int, int]) -> str:
        """The tag of what lies on top at a point."""
        return next((spot.tag for spot in reversed(self.spots()) if spot.rect.collidepoint(pos)), "")

    def _moved(self, event: Event) -> bool:
        self.stage.mouse = event.pos
        tag = self.at(event.pos)
        if self._pressed and not self._dragged and self._far(event.pos):
            self._carry(event.pos)
        self._was_at = event.pos
        self.dirty |= bool(self._dragged)
        if tag != self._hovered:
            self._stale |= not self.acts.busy and any(map(self._shines, (tag, self._hovered)))
            self._hovered, self._waited, self._tipped, self.anew = tag, 0.0, False, ""
            self.dirty = True
        return True

    def _carry(self, pos: tuple[int, int]) -> None:
        """The mouse goes on while pressed: what may be picked freely is swept over, or carried out of the hand."""
        controller, pressed = self.controller, self._pressed
        if self._swept is not None:
            self._sweep(pos)
        elif controller.free(pressed):
            if self._upwards(pos):
                controller.put(pressed, True)
                self._dragged = pressed
                self._changed()
            else:
                self._swept = pressed not in controller.picked()
                self._sweep(pos)
        elif controller.drops(pressed):
            self._dragged = pressed
            self._changed()

    def _upwards(self, pos: tuple[int, int]) -> bool:
        """Whether the mouse leaves where it was pressed, steeply enough to carry something out of the hand."""
        return (self._press_at[1] - pos[1]) * STEEP > abs(pos[0] - self._press_at[0])

    def _sweep(self, pos: tuple[int, int]) -> None:
        """Everything between the last place of the mouse and this one becomes as the first thing swept over."""
        (ax, ay), (bx, by) = self._was_at, pos
        steps = max(1, max(abs(bx - ax), abs(by - ay)) // STRIDE)
        points = [(ax + (bx - ax) * k // steps, ay + (by - ay) * k // steps) for k in range(1, steps + 1)]
        for tag in dict.fromkeys((self._pressed, *map(self.at, points))):
            self.controller.put(tag, bool(self._swept))
        self._changed()

    def _shines(self, tag: str) -> bool:
        """Whether a thing looks different with the mouse on it."""
        return tag.startswith(("log:", "tool:", "button:")) or tag in self._live()

    def _far(self, pos: tuple[int, int]) -> bool:
        way = max(abs(pos[0] - self._press_at[0]), abs(pos[1] - self._press_at[1]))
        return way > self.stage.frame.px(DRAG)

    def _twice(self, pos: tuple[int, int]) -> bool:
        """Whether a press goes with the click that has just played something, and so plays nothing more."""
        if self._played_at is None or self._since > TWICE or perf_counter() > self._until:
            return False
        return max(abs(pos[0] - self._played_at[0]), abs(pos[1] - self._played_at[1])) <= STRIDE

    def _down(self, event: Event) -> bool:
        if event.button != 1:
            return False
        if not self.busy and self._twice(event.pos):
            self._swallow = True
            return True
        self._swallow = self.acts.busy or bool(self.recap)
        if self._swallow:
            self._hurry()
            return True
        self._played_at = self._keyed_by = None
        self.focus, self.anew = None, ""
        self._press_at = self._was_at = event.pos
        self._pressed = self.at(event.pos)
        self._stale = self.dirty = True
        return bool(self._pressed)

    def _hurry(self) -> None:
        """Whatever keeps the player from acting ends now."""
        self.recap = []
        if self.acts.holding:
            self.acts.go_on()
        else:
            self.acts.finish()
        self._changed()

    def _up(self, event: Event) -> bool:
        if event.button != 1 or self._swallow:
            return False
        pressed, dragged, swept = self._pressed, self._dragged, self._swept
        self._pressed = self._dragged = ""
        self._swept = None
        tag = self.at(event.pos)
        if dragged:
            self._drop(dragged, tag, event.pos)
        elif pressed and tag == pressed and swept is None:
            self.click(tag)
        self._changed()
        return bool(pressed)

    def _drop(self, dragged: str, tag: str, pos: tuple[int, int]) -> None:
        ends = self.controller.drops(dragged)
        if tag in ends:
            self._play(self.controller.drag(dragged, tag))
        elif self.look.plan.field.collidepoint(pos):
            if DROP in ends:
                self._play(self.controller.drag(dragged, DROP))
            elif self.controller.free(dragged):
                self.click(CONFIRM)

    def _wheel(self, event: Event) -> bool:
        if self.log.rect.collidepoint(self.stage.mouse) and self.log.scroll(event.y):
            self._changed()
            return True
        return False

    # Keys

    def _key(self, event: Event) -> bool:
        if self.recap or (self.acts.busy and not self._looks_round(event.key)):
            self._hurry()
            return True
        if event.key == pygame.K_ESCAPE:
            self._escape()
        elif event.key == pygame.K_TAB:
            self._keyed_by = None
            live = [target for target in self._unique() if target.enabled]
            self._go_to(focus.following(live, self.focus, -1 if event.mod & pygame.KMOD_SHIFT else 1))
        elif event.key in focus.ARROWS:
            self._keyed_by = None
            self._go_to(focus.nearest(self._unique(), self.focus, focus.ARROWS[event.key]))
        elif event.key in focus.ACTIVATE and event.mod & pygame.KMOD_CTRL:
            self._press(CONFIRM)
        elif event.key in focus.ACTIVATE and self.focus is not None:
            self._press(self.focus)
        elif event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self.log.scroll(3 if event.key == pygame.K_PAGEUP else -3)
            self._changed()
        else:
            return self._letter(getattr(event, "unicode", "").lower())
        return True

    def _looks_round(self, key: int) -> bool:
        """Whether a key goes from one thing to the next beside a page that waits, or does what a tool there does."""
        tool = key in focus.ACTIVATE and (self.focus or "").startswith("tool:")
        return self.acts.holding and (tool or key == pygame.K_TAB or key in focus.ARROWS)

    def _escape(self) -> None:
        if self.controller.picked():
            self.controller.clear()
            self._changed()
        else:
            self.menu()

    def _press(self, tag: str) -> None:
        """A key does what a click on a thing does."""
        self.focus = tag if any(target.tag == tag for target in self.targets()) else self.focus
        self._strike(tag)

    def _strike(self, tag: str) -> None:
        """Do what a click does, unless the key has just played for somebody else: then ask first."""
        asked, before = self.controller.asked, len(self.controller.match.log)
        if self._handed_on(tag):
            self.click(tag)
            if len(self.controller.match.log) > before:
                self._keyed_by = asked
        elif self._since > TWICE or perf_counter() > self._until:
            self._go_to(tag)
            self._keyed_by, self._tipped = None, True
            self.anew = self.stage.t("table.anew", name=self.seating.names[asked or 0])
            self.stage.sound.play("refuse", 0.6)
        self._changed()

    def _handed_on(self, tag: str) -> bool:
        """Whether the keys are with the one who is asked. They may still be with another who has just played by them
        before all eyes, and strikes again."""
        controller, asked = self.controller, self.controller.asked
        if self._keyed_by in (None, asked) or asked is None or controller.common or controller.viewer == asked:
            return True
        return controller.preview(tag) is None

    def _letter(self, letter: str) -> bool:
        """A letter with a meaning at this table."""
        for name, tag in SHORTCUTS.items():
            if letter and letter == self.stage.t(f"keys.{name}.key").lower() and tag in self._live():
                self._strike(tag)
                return True
        return False

    def _unique(self) -> list[Target]:
        """Each tag once, where it lies nearest; what is lit before the buttons."""
        found = {target.tag: target for target in self.targets()}
        return sorted(found.values(), key=lambda t: t.tag.startswith(("tool:", "log:")))

    def _go_to(self, tag: str | None) -> None:
        self.focus, self._hovered, self.anew = tag, "", ""
        self._waited, self._tipped = 0.0, False
        self._changed()

    def focused_text(self) -> str:
        target = next((t for t in self._unique() if t.tag == self.focus), None)
        if target is None:
            return ""
        tip = self.look.tip(target.tag)
        told = [] if tip is None else [tip.text, tip.more]
        parts = [target.label, *told, self.anew if target.enabled else target.reason]
        return ". ".join(part.rstrip(".") for part in parts if part)
