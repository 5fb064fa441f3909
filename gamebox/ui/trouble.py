"""What is shown after a fault: one sentence, and the report to copy or to find."""

from __future__ import annotations

from pathlib import Path

from gamebox.ui.desktop import FolderShown, copy_text
from gamebox.ui.dialog import Answer, Message


class Trouble(Message):
    """Something broke: one sentence, and where the report lies. report: its path, "" if there is none."""

    def __init__(self, report: str) -> None:
        super().__init__("", name="trouble")
        self.report = report
        self.size = (1240 if report else 1000, 480)
        self.copied = self.closed = False
        self._shown: FolderShown | None = None

    def title(self) -> str:
        return self.stage.t("trouble.title")

    def lay_out(self) -> None:
        self.sentence = self._sentence()
        super().lay_out()

    @property
    def polling(self) -> bool:
        return self._shown is not None

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._shown is not None and not self._shown.waiting:
            self.closed, self._shown = self._shown.failed, None
            self.lay_out()

    def answers(self) -> tuple[Answer, ...]:
        t = self.stage.t
        home = Answer("close", t("trouble.go_on"), self.stack.pop, "go")
        if not self.report:
            return (home,)
        copy = t("trouble.copied" if self.copied else "trouble.copy")
        return (
            Answer("copy", copy, self._copy, icon="check" if self.copied else "log"),
            Answer("folder", t("trouble.folder"), self._show),
            home,
        )

    def _sentence(self) -> str:
        t = self.stage.t
        if self.closed:
            return t("trouble.closed", file=self.report)
        return t("trouble.reported", file=self.report) if self.report else t("trouble.sentence")

    def _copy(self) -> None:
        try:
            text = Path(self.report).read_text(encoding="utf-8")
        except OSError:
            text = self.report
        self.copied = copy_text(text)
        self.refresh()

    def _show(self) -> None:
        self._shown = FolderShown(Path(self.report).parent)
