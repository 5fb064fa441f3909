"""The pause: what a player may want beside the table."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from gamebox.ui import layout
from gamebox.ui.dialog import Dialog
from gamebox.ui.settings import SettingsScene
from gamebox.ui.widgets import Button, Widget


class Pause(Dialog):
    """Resume, rules, settings, save and leave.

    leave: goes back to the shelf; the match is saved already. rules: opens the rules, None while there are none.
    further: more buttons of the table, as (tag, label, icon, action).
    """

    name = "pause"
    size = (620, 620)

    def __init__(
        self,
        leave: Callable[[], None],
        rules: Callable[[], None] | None = None,
        further: tuple[tuple[str, str, str, Callable[[], None]], ...] = (),
    ) -> None:
        super().__init__()
        self.leave_table, self.rules, self.further = leave, rules, further
        self.size = (620, 530 + 100 * (len(further) + (rules is not None)))
        self.focus = "resume"

    def title(self) -> str:
        return self.stage.t("pause.title")

    def body(self, rect: Rect) -> list[Widget]:
        t, frame = self.stage.t, self.stage.frame
        entries = [("resume", t("pause.resume"), "play", self.stack.pop)]
        if self.rules is not None:
            entries.append(("rules", t("pause.rules"), "rules", self.rules))
        entries += self.further
        entries.append(("settings", t("pause.settings"), "settings", self._settings))
        entries.append(("leave", t("pause.leave"), "save", self._leave))
        rows = layout.rows(rect, [1] * len(entries), frame.px(18))
        return [
            Button(tag, row, label, action, "go" if tag == "resume" else "plain", icon)
            for (tag, label, icon, action), row in zip(entries, rows, strict=True)
        ]

    def _settings(self) -> None:
        self.stack.push(SettingsScene())

    def _leave(self) -> None:
        self.stack.pop()
        self.leave_table()
