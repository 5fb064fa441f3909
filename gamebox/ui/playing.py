"""The table of a match that is kept: saved after every action, and asked about only when something would be lost."""

from __future__ import annotations

from collections.abc import Callable

from gamebox.controllers.autosave import Autosave
from gamebox.controllers.table import TableController
from gamebox.core.match import Match
from gamebox.saves.notice import Notice
from gamebox.saves.sheet import Card
from gamebox.ui.dialog import Answer, Message
from gamebox.ui.table import Done, TableScene
from gamebox.ui.table_look import Seating


class Playing(TableScene):
    """A table joined to the saves. keeper: what saves it; `leave` gives the match back to other windows."""

    def __init__(self, controller: TableController, seating: Seating, keeper: Autosave, **ways: Done) -> None:
        super().__init__(controller, seating, **ways)
        self.keeper = keeper
        self._warned: Notice | None = None

    @property
    def trouble(self) -> Notice | None:
        """What went wrong with the latest save of this match."""
        return self.controller.trouble if self.keeper.count else None

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.trouble is None:
            self._warned = None
        elif self._warned is None and self.stack.top is self and not self.busy:
            self._warned = self.trouble
            self.stack.push(Message(self.stage.told(self._warned), name="unsaved"))

    def leave(self) -> None:
        super().leave()
        self.keeper.close()

    def rescue(self) -> None:
        super().rescue()
        self.keeper.close()
        self.controller.close()

    def evidence(self) -> tuple[Match | None, Card | None]:
        return self.controller.match, self.keeper.card

    def closing(self) -> bool:
        return self.may_leave(self.stack.close)

    def may_leave(self, leave: Callable[[], None]) -> bool:
        """Whether nothing is lost by leaving. If something is, the player is asked, and `leave` is called on a yes."""
        if self.trouble is not None:
            self.keeper(self.controller)
            self.keeper.settle()
        if self.trouble is None:
            return True
        t = self.stage.t
        self._warned = self.trouble
        answers = (
            Answer("stay", t("lost.stay"), self.stack.pop, "go"),
            Answer("leave", t("lost.leave"), leave),
        )
        self.stack.push(Message(self.stage.told(self.trouble), answers, t("lost.title"), "lost"))
        return False
