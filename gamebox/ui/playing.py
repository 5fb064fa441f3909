"""The table of a match that is kept: saved after every action, and asked about only when something would be lost."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from gamebox.controllers.autosave import Autosave
from gamebox.controllers.table import TableController
from gamebox.core.match import Match
from gamebox.saves.notice import Notice
from gamebox.saves.sheet import Card
from gamebox.ui.desktop import FolderShown
from gamebox.ui.dialog import Answer, Message
from gamebox.ui.table import Done, TableScene
from gamebox.ui.table_band import FOLDER, RETRY, Band
from gamebox.ui.table_bar import Button
from gamebox.ui.table_look import Seating


class Playing(TableScene):
    """A table joined to the saves. keeper: what saves it; `leave` gives the match back to other windows.

    While a match cannot be saved a band says so, and the match goes on.
    """

    def __init__(self, controller: TableController, seating: Seating, keeper: Autosave, **ways: Done) -> None:
        super().__init__(controller, seating, **ways)
        self.keeper = keeper
        self.band: Band | None = None
        self._warned: Notice | None = None
        self._shown: FolderShown | None = None

    @property
    def trouble(self) -> Notice | None:
        """What went wrong with the latest save of this match."""
        return self.controller.trouble if self.keeper.count else None

    @property
    def polling(self) -> bool:
        return super().polling or self._shown is not None

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._shown is not None and not self._shown.waiting:
            failed, self._shown = self._shown.failed, None
            self._hang_band(self.stage.t("table.save.is_in", folder=self.stage.folder.path) if failed else "")
        if self.trouble != self._warned:
            self._hang_band()

    def _hang_band(self, more: str = "") -> None:
        """Say what is wrong with saving, if anything is. more: a second sentence."""
        self._warned = self.trouble
        self.band = None
        if self._warned is not None:
            sentence = f"{self.stage.told(self._warned)} {self.stage.t('table.save.goes_on')} {more}".rstrip()
            self.band = Band(self.stage, self.skin, self.look.plan, sentence, self.stage.folder.path is not None)
        self._changed()

    def lay_out(self) -> None:
        super().lay_out()
        self._hang_band()

    def buttons(self) -> list[Button]:
        return super().buttons() + (self.band.buttons() if self.band is not None else [])

    def layered(self, a: str, b: str) -> bool:
        return {a, b} & {RETRY, FOLDER} != set() or super().layered(a, b)

    def _draw_more(self, surface: Surface) -> None:
        if self.band is not None:
            self.band.draw(surface)

    def click(self, tag: str) -> None:
        if tag == RETRY:
            self._retry()
        elif tag == FOLDER and self.stage.folder.path is not None:
            self.stage.sound.play("click")
            self._shown = FolderShown(self.stage.folder.path)
        else:
            super().click(tag)

    def _retry(self) -> None:
        self.keeper(self.controller)
        self.keeper.settle()
        self.stage.sound.play("click" if self.trouble is None else "refuse")
        self._hang_band()

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
        answers = (
            Answer("stay", t("lost.stay"), self.stack.pop, "go"),
            Answer("leave", t("lost.leave"), leave),
        )
        self.stack.push(Message(self.stage.told(self.trouble), answers, t("lost.title"), "lost"))
        return False
