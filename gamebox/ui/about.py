"""What the program is, whose work it uses, and what it does not do."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from gamebox import __version__
from gamebox.ui import layout, theme
from gamebox.ui.dialog import Answer, Dialog
from gamebox.ui.widgets import Label, Paragraph, Picture, Widget

PARTS = {"games": "die", "licence": "check", "made_with": "pencil", "privacy": "lock", "publishers": "flag"}
"""What is said, in this order, each with its icon."""


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
        rows = layout.rows(rest, [1.2 if part == "made_with" else 1 for part in PARTS], frame.px(6))
        found: list[Widget] = [told]
        for (part, icon), row in zip(PARTS.items(), rows, strict=True):
            spot, place = layout.left(row, frame.px(44), frame.px(22))
            words = Paragraph(place, t(f"about.{part}"), theme.BODY, least=20)
            words.middle = True
            found += [Picture(layout.centred(spot, spot.w, spot.w), theme.icon_name(icon, True)), words]
        return found
