"""What the program is, whose work it uses, and what it does not do."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from gamebox import __version__
from gamebox.ui import layout, theme
from gamebox.ui.dialog import Answer, Dialog
from gamebox.ui.widgets import Label, Paragraph, Widget


class About(Dialog):
    """Version, licence, fonts, privacy, publishers."""

    name = "about"
    size = (1180, 760)

    def title(self) -> str:
        return self.stage.t("app.title")

    def answers(self) -> Sequence[Answer]:
        return (Answer("close", self.stage.t("message.close"), self.stack.pop, "go"),)

    def body(self, rect: Rect) -> list[Widget]:
        t, frame = self.stage.t, self.stage.frame
        line, rest = layout.top(rect, frame.line(44), frame.px(10))
        told = Label(line, t("about.version", version=__version__), theme.BODY, self.skin.faint, "italic", "centre")
        parts = [t(f"about.{part}") for part in ("games", "licence", "made_with", "privacy", "publishers")]
        return [told, Paragraph(rest, "\n".join(parts), theme.BODY, least=20)]
