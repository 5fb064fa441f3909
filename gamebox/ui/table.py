"""The table: any game's match on the screen, for the people before it and for computers.

The scene asks the controller what is lit and tells it what was clicked; the game's look draws; acts show what
happened. Only what the controller lets be seen is drawn, told or logged.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

import pygame
from pygame.event import Event

from gamebox.controllers.pace import PACES
from gamebox.controllers.picker import DROP
from gamebox.controllers.table import TableController
from gamebox.ui import focus
from gamebox.ui.acts import SPEEDS
from gamebox.ui.curtain import Curtain
from gamebox.ui.scenes import Target
from gamebox.ui.table_face import TableFace
from gamebox.ui.table_log import LogPanel
from gamebox.ui.table_look import Seating
from gamebox.ui.table_tips import DELAY

DRAG = 10
"""How many units the mouse must go while pressed for a drag."""
Done = Callable[["TableScene"], None]


def nothing(scene: TableScene) -> None:
    """Nobody wants to know."""


class TableScene(TableFace):
    """One match on the screen.

    on_menu: Esc or the menu button. on_rules: the rules were asked for (see `paragraph`). on_over: the match has
    ended, or its score sheet is asked for again.
    """

    name = "table"

    def __init__(
        self,
        controller: TableController,
        seating: Seating,
        on_menu: Done = nothing,
        on_rules: Done = nothing,
        on_over: Done = nothing,
    ) -> None:
        super().__init__(controller, seating)
        self.on_menu, self.on_rules, self.on_over = on_menu, on_rules, on_over
        self._revision = -1
        self._asking = self._told_over = False
        self._press_at = (0, 0)
        self._swallow = False
        self._waited = 0.0

    # Coming and going

    def enter(self) -> None:
        module = importlib.import_module(self.controller.match.game.scene)
        self.look = module.make(self.stage, self.controller, self.seating)
        self.skin = self.look.skin
        self.log = LogPanel(self.stage, self.skin)

    def leave(self) -> None:
        self.acts.drop()
        self.controller.close()

    def lay_out(self) -> None:
        preferences = self.stage.preferences
        self.acts.finish()
        self.acts.speed = SPEEDS[preferences.speed]
        self.controller.pace = PACES[preferences.pace]
        self.look.lay_out()
        self.log.lay_out(self.look.plan.log)
        self._table = None
        self._show()

    def rescue(self) -> None:
        self.acts.drop()

    def probe(self) -> dict[str, Any]:
        return {"current": self.controller.current}

    # Time

    @property
    def busy(self) -> bool:
        return self.acts.busy

    @property
    def polling(self) -> bool:
        return (self.controller.phase in ("computer", "forced") and not self.controller.paused) or self._asking

    @property
    def wake(self) -> float | None:
        waiting = bool(self._hovered or self.focus) and not self._tipped
        return max(0.0, DELAY - self._waited) if waiting else None

    def update(self, dt: float) -> None:
        if self.acts.busy:
            self.dirty |= self.acts.update(dt)
        else:
            self.controller.update(dt)
            self._take_beats()
            self._ask()
        if self.controller.revision != self._revision and not self.acts.busy:
            self._show()
        self._wait(dt)
        if self.controller.curtain is not None and not self.acts.busy:
            self._hang(self.controller.curtain)
        if self.controller.over and not self._told_over and not self.acts.busy:
            self._told_over = True
            self.on_over(self)

    def _hang(self, seat: int) -> None:
        """A curtain goes down before the table until this seat's person lifts it."""
        self._hovered = self._pressed = self._dragged = ""
        self.focus = self.refused = None
        bust = self.look.bust_sprite(seat)
        self.stage.sound.play("curtain")
        self.stack.push(Curtain(self.seating.names[seat], bust, self._lift))

    def _take_beats(self) -> None:
        beats = self.controller.beats()
        if beats:
            self._forget_hint()
            self._stale = True
        for beat in beats:
            self.acts.add(self.look.act(beat))
        if not beats and self.controller.busy and not self.acts.busy:
            self.controller.settled()
            self._show()
        self.dirty |= bool(beats)

    def _rest(self) -> None:
        """Everything has been shown: what comes next is told by the position alone."""
        self._take_beats()
        if not self.acts.busy:
            self.controller.settled()
            self._show()

    def _show(self) -> None:
        self._revision = self.controller.revision
        self.look.settle(self.controller.view())
        self._rested = len(self.controller.log)
        self._told_over &= self.controller.over
        self._changed()

    def _ask(self) -> None:
        if not self._asking:
            return
        self.hint = self.controller.hint()
        if self.hint is not None or self.controller.asked is None:
            self._asking = False
            self._changed()

    def _wait(self, dt: float) -> None:
        if (self._hovered or self.focus) and not self._tipped:
            self._waited += dt
            if self._waited >= DELAY - 0.01:
                self._tipped = self.dirty = True

    def _forget_hint(self) -> None:
        self.hint, self._asking = None, False

    # Mouse and keys

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
        if self._pressed and not self._dragged and self._far(event.pos) and self.controller.drops(self._pressed):
            self._dragged = self._pressed
            self._changed()
        self.dirty |= bool(self._dragged)
        if tag != self._hovered:
            self._stale |= not self.acts.busy and any(map(self._shines, (tag, self._hovered)))
            self._hovered, self._waited, self._tipped = tag, 0.0, False
            self.dirty = True
        return True

    def _shines(self, tag: str) -> bool:
        """Whether a thing looks different with the mouse on it."""
        return tag.startswith(("log:", "tool:", "button:")) or tag in self._live()

    def _far(self, pos: tuple[int, int]) -> bool:
        way = max(abs(pos[0] - self._press_at[0]), abs(pos[1] - self._press_at[1]))
        return way > self.stage.frame.px(DRAG)

    def _down(self, event: Event) -> bool:
        if event.button != 1:
            return False
        self._swallow = self.acts.busy or bool(self.recap)
        if self._swallow:
            self._hurry()
            return True
        self.focus = None
        self._press_at = event.pos
        self._pressed = self.at(event.pos)
        self._stale = self.dirty = True
        return bool(self._pressed)

    def _hurry(self) -> None:
        """Whatever keeps the player from acting ends now."""
        self.recap = []
        self.acts.finish()
        self._changed()

    def _up(self, event: Event) -> bool:
        if event.button != 1 or self._swallow:
            return False
        pressed, dragged = self._pressed, self._dragged
        self._pressed = self._dragged = ""
        tag = self.at(event.pos)
        if dragged:
            self._drop(dragged, tag, event.pos)
        elif pressed and tag == pressed:
            self.click(tag)
        self._changed()
        return bool(pressed)

    def _drop(self, dragged: str, tag: str, pos: tuple[int, int]) -> None:
        ends = self.controller.drops(dragged)
        if tag in ends:
            self._play(self.controller.drag(dragged, tag))
        elif DROP in ends and self.look.plan.field.collidepoint(pos):
            self._play(self.controller.drag(dragged, DROP))

    def click(self, tag: str) -> None:
        """Do what a click on a thing does."""
        tool = {
            "tool:undo": self._undo,
            "tool:hint": self._hint,
            "tool:rules": lambda: self.on_rules(self),
            "tool:menu": lambda: self.on_menu(self),
            "button:score": lambda: self.on_over(self),
        }.get(tag)
        if tool is not None:
            self.stage.sound.play("click")
            tool()
            return
        self.refused = None if tag in self._live() else self.controller.refusal(tag)
        if tag not in self._live():
            self._tipped = True
            self.stage.sound.play("refuse", 0.6)
            return
        self.stage.sound.play("card", 0.7)
        self._play(self.controller.click(tag))

    def _play(self, action: Any | None) -> None:
        if action is not None:
            self.refused = None
            self._take_beats()
        self._changed()

    def _undo(self) -> None:
        if self.controller.undo():
            self.refused = None
            self._forget_hint()
            self._show()
        else:
            self._tipped = True
            self.stage.sound.play("refuse")

    def _hint(self) -> None:
        self._asking = self.controller.asked is not None
        self._ask()

    def _lift(self) -> None:
        self.controller.lift()
        lines = self.controller.recap()
        self.recap = [(self._sign(line.said.seat), self.look.line(line.said)) for line in lines]
        self._show()

    def _wheel(self, event: Event) -> bool:
        if self.log.rect.collidepoint(self.stage.mouse) and self.log.scroll(event.y):
            self._changed()
            return True
        return False

    def _key(self, event: Event) -> bool:
        if self.acts.busy or self.recap:
            self._hurry()
            return True
        if event.key == pygame.K_ESCAPE:
            if self.controller.picked():
                self.controller.clear()
                self._changed()
            else:
                self.on_menu(self)
            return True
        if event.key == pygame.K_TAB:
            live = [target for target in self._unique() if target.enabled]
            return self._go_to(focus.following(live, self.focus, -1 if event.mod & pygame.KMOD_SHIFT else 1))
        if event.key in focus.ARROWS:
            return self._go_to(focus.nearest(self._unique(), self.focus, focus.ARROWS[event.key]))
        if event.key in focus.ACTIVATE and self.focus is not None:
            self.click(self.focus)
            self._changed()
            return True
        if event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self.log.scroll(3 if event.key == pygame.K_PAGEUP else -3)
            self._changed()
            return True
        return False

    def _unique(self) -> list[Target]:
        """Each tag once, where it lies nearest; what is lit before the buttons."""
        found = {target.tag: target for target in self.targets()}
        return sorted(found.values(), key=lambda t: t.tag.startswith(("tool:", "log:")))

    def _go_to(self, tag: str | None) -> bool:
        self.focus, self._hovered = tag, ""
        self._waited, self._tipped = 0.0, False
        self._changed()
        return True

    def focused_text(self) -> str:
        target = next((t for t in self._unique() if t.tag == self.focus), None)
        if target is None:
            return ""
        tip = self.look.tip(target.tag)
        parts = [target.label, tip.text if tip is not None else "", "" if target.enabled else target.reason]
        return ". ".join(part.rstrip(".") for part in parts if part)
