"""The pause: what a player may want beside the table."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from gamebox.ui import layout, theme
from gamebox.ui.dialog import Dialog
from gamebox.ui.handover import Seats, seat_row
from gamebox.ui.keys import KeyHelp
from gamebox.ui.settings import SettingsScene
from gamebox.ui.widgets import Button, Label, Widget


class Pause(Dialog):
    """Resume, rules, settings, save and leave; and beside them who plays each seat from here on.

    leave: goes back to the shelf; the match is saved already. rules: opens the rules.
    seats: of a match that still goes on; they change hands when the pause ends.
    """

    name = "pause"
    size = (620, 620)

    def __init__(self, leave: Callable[[], None], rules: Callable[[], None], seats: Seats | None = None) -> None:
        super().__init__()
        self.leave_table, self.ask_rules, self.seats = leave, rules, seats
        self.size = (620 if seats is None else 1420, 730)
        self.focus = "resume"

    def leave(self) -> None:
        if self.seats is not None:
            self.seats.settle()

    def title(self) -> str:
        return self.stage.t("pause.title")

    def body(self, rect: Rect) -> list[Widget]:
        if self.seats is None:
            return self._ways(rect)
        ways, seats = layout.columns(rect, (38, 62), self.stage.frame.px(44))
        return self._ways(ways) + self._seats(self.seats, seats)

    def _ways(self, rect: Rect) -> list[Widget]:
        t, frame = self.stage.t, self.stage.frame
        entries = [("resume", t("pause.resume"), "play", self.stack.pop)]
        entries.append(("rules", t("pause.rules"), "rules", self.ask_rules))
        entries.append(("settings", t("pause.settings"), "settings", lambda: self.stack.push(SettingsScene())))
        entries.append(("keys", t("pause.keys"), "info", lambda: self.stack.push(KeyHelp())))
        entries.append(("leave", t("pause.leave"), "save", self._leave))
        rows = layout.rows(rect, [1] * len(entries), frame.px(18))
        return [
            Button(tag, row, label, action, "go" if tag == "resume" else "plain", icon)
            for (tag, label, icon, action), row in zip(entries, rows, strict=True)
        ]

    def _seats(self, seats: Seats, rect: Rect) -> list[Widget]:
        frame = self.stage.frame
        head, rest = layout.top(rect, frame.line(44), frame.px(12))
        high = min(frame.line(104), rest.h // len(seats.names) - frame.px(12))
        rows = layout.stacked(rest, len(seats.names), high, frame.px(12))
        heading = Label(head, self.stage.t("pause.seats"), theme.HEADING - 4, face="title")
        return [heading, *(w for i, row in enumerate(rows) for w in seat_row(self.stage, seats, i, row, self.refresh))]

    def _leave(self) -> None:
        self.stack.pop()
        self.leave_table()
