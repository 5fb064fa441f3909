"""The table: any game's match on the screen, for the people before it and for computers.

The scene asks the controller what is lit and tells it what was clicked; the game's look draws; acts show what
happened. Only what the controller lets be seen is drawn, told or logged.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

from gamebox.controllers.pace import PACES
from gamebox.controllers.table import TableController
from gamebox.ui.acts import SPEEDS
from gamebox.ui.curtain import Curtain
from gamebox.ui.portraits import sign
from gamebox.ui.table_log import LogPanel
from gamebox.ui.table_look import Seating
from gamebox.ui.table_pointer import TablePointer
from gamebox.ui.table_tips import DELAY

Done = Callable[["TableScene"], None]


def nothing(scene: TableScene) -> None:
    """Nobody wants to know."""


class TableScene(TablePointer):
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
        if self.acts.holding:
            self._changed()
        else:
            self._show()

    def rescue(self) -> None:
        self.acts.drop()

    def probe(self) -> dict[str, Any]:
        return {"current": self.controller.current}

    # Time

    @property
    def busy(self) -> bool:
        return self.acts.busy and not self.acts.holding

    @property
    def polling(self) -> bool:
        controller = self.controller
        going = controller.phase in ("computer", "forced") and not controller.paused
        return (not self.acts.holding and (going or controller.lapsing is not None)) or self._asking

    @property
    def wake(self) -> float | None:
        waiting = bool(self._hovered or self.focus) and not self._tipped
        return max(0.0, DELAY - self._waited) if waiting else None

    def update(self, dt: float) -> None:
        self._since += dt
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
        self.stack.push(Curtain(self.seating.names[seat], bust, self._lift, sign(self.seating.colours[seat])))

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
        if not self.controller.advisable:
            self._forget_hint()
        self._changed()

    def _ask(self) -> None:
        if not self._asking:
            return
        self.hint = self.controller.hint()
        if self.hint is not None or not self.controller.advisable:
            self._asking = False
            self._changed()

    def _wait(self, dt: float) -> None:
        if (self._hovered or self.focus) and not self._tipped:
            self._waited += dt
            if self._waited >= DELAY - 0.01:
                self._tipped = self.dirty = True

    def _forget_hint(self) -> None:
        self.hint, self._asking = None, False

    def click(self, tag: str) -> None:
        """Do what a click on a thing does."""
        tool = {
            "tool:undo": self._undo,
            "tool:hint": self._hint,
            "tool:rules": lambda: self.on_rules(self),
            "tool:menu": self.menu,
            "button:score": lambda: self.on_over(self),
        }.get(tag)
        if tool is not None:
            self.stage.sound.play("click")
            tool()
            return
        live = self._live()
        if tag in self.look.own() and tag in live:
            self.stage.sound.play("click")
            self.look.touch(tag)
            return
        self.refused = None if tag in live else self.controller.refusal(tag)
        if tag not in live:
            self._tipped = True
            self.stage.sound.play("refuse", 0.6)
            return
        self.stage.sound.play("card", 0.7)
        self._play(self.controller.click(tag))

    def menu(self) -> None:
        self.on_menu(self)

    def _undo(self) -> None:
        if self.controller.undo():
            self.refused = None
            self._forget_hint()
            self._show()
        else:
            self._tipped = True
            self.stage.sound.play("refuse")

    def _hint(self) -> None:
        self._asking = self.controller.advisable
        self._ask()

    def _lift(self) -> None:
        self.controller.lift()
        lines = self.controller.recap()
        self.recap = [(self._sign(line.said.seat), self.look.line(line.said)) for line in lines]
        self._show()
