"""The band at the top of a table: what is wrong with saving, and what can be done about it. It stays while it lasts."""

from __future__ import annotations

from pygame import Rect, Surface

from gamebox.ui import theme
from gamebox.ui.layout import Frame, inset
from gamebox.ui.stage import Stage
from gamebox.ui.table_bar import Button
from gamebox.ui.table_plan import TablePlan
from gamebox.ui.theme import Skin

RETRY, FOLDER = "button:retry", "button:folder"
WIDEST = 1060
EDGE = 6


class Band:
    """One sentence and its buttons, laid out for the window as it is."""

    def __init__(self, stage: Stage, skin: Skin, plan: TablePlan, sentence: str, folder: bool) -> None:
        self.stage, self.skin, self.sentence = stage, skin, sentence
        t, frame = stage.t, stage.frame
        self._words = [(RETRY, t("table.save.retry"))] + [(FOLDER, t("table.save.folder"))] * folder
        self.px = frame.text(theme.SMALL)
        side = max(frame.px(418) + 2 * frame.px(14), round(plan.field.w * 0.2))
        wide = min(plan.field.w - 2 * side, frame.px(WIDEST))
        self._pad = frame.px(16)
        lines = stage.text.wrap(sentence, "bold", self.px, wide - 2 * self._pad)
        self._text = len(lines) * stage.text.height("bold", self.px)
        self._row = frame.line(46)
        high = self._text + self._row + 3 * frame.px(9)
        self.rect = Rect(plan.field.centerx - wide // 2, frame.px(EDGE), wide, high)

    def buttons(self) -> list[Button]:
        """Try again, and where there is one the folder."""
        frame, gap = self.stage.frame, self.stage.frame.px(14)
        inner = inset(self.rect, self._pad, 0)
        wide = min((inner.w - gap) // 2, self._widest(frame))
        x = inner.centerx - (len(self._words) * (wide + gap) - gap) // 2
        y = self.rect.bottom - frame.px(9) - self._row
        return [
            Button(tag, words, Rect(x + i * (wide + gap), y, wide, self._row), True, "small")
            for i, (tag, words) in enumerate(self._words)
        ]

    def _widest(self, frame: Frame) -> int:
        text = self.stage.text
        return max(text.width(words, "bold", frame.text(theme.SMALL)) for _, words in self._words) + 2 * frame.px(34)

    def draw(self, surface: Surface) -> None:
        """Paint the sentence on its ground; the buttons are painted with the others."""
        stage, frame = self.stage, self.stage.frame
        theme.box(surface, stage.sprites, self.skin.sprite("panel_active"), self.rect, frame.u)
        place = Rect(self.rect.x + self._pad, self.rect.y + frame.px(9), self.rect.w - 2 * self._pad, self._text)
        stage.text.paragraph(surface, self.sentence, place, self.px, self.skin.ink, "bold", "centre")
