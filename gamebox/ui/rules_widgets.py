"""What the rules page is made of beside its text: the paper, the search, and the contents."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from gamebox.ui import layout, theme
from gamebox.ui.stage import Stage
from gamebox.ui.widgets import Active, Brush, TextField, Widget

PAPER = f"{theme.SHEET}:paper"


class Paper(Widget):
    """The sheet that everything is written on."""

    def __init__(self, rect: Rect) -> None:
        super().__init__("", rect)

    def draw(self, brush: Brush) -> None:
        theme.box(brush.surface, brush.stage.sprites, PAPER, self.rect, brush.u)


class SearchField(TextField):
    """A text field that says what it is for while it is empty."""

    def draw(self, brush: Brush) -> None:
        super().draw(brush)
        if not self.text:
            frame = brush.stage.frame
            box, px = self.rect.inflate(-2 * frame.px(20), 0), frame.text(theme.BODY)
            brush.stage.text.line(
                brush.surface, self.label, box, px, brush.skin.faint, "italic", "left", frame.least(18)
            )


class Entry(Active):
    """A section in the contents. section: says which one is being read."""

    def __init__(
        self, number: str, title: str, label: str, action: Callable[[], None], section: Callable[[], str]
    ) -> None:
        super().__init__(f"section:{number}", Rect(0, 0, 0, 0), label, action)
        self.number, self.title, self.section = number, title, section

    def height(self, stage: Stage, width: int) -> int:
        """How high it must be for its title in a column of this width."""
        return self._box(stage, Rect(0, 0, width, 0))[1]

    def draw(self, brush: Brush) -> None:
        stage, frame = brush.stage, brush.stage.frame
        now = self.section() == self.number
        if now or self.at_it(brush):
            brush.box("list_row_hover" if self.at_it(brush) else "list_row", self.rect)
        px = self._size(stage)
        inner = layout.inset(self.rect, frame.px(12), frame.px(8))
        number, title = layout.left(inner, self._gutter(stage))
        step = stage.text.height("medium", px)
        first = Rect(number.x, number.y, number.w, step)
        stage.text.line(brush.surface, self.number, first, px, brush.skin.warning, "bold")
        stage.text.paragraph(brush.surface, self.title, title, px, brush.skin.ink, "medium", least=9)
        self.ring(brush)

    def _box(self, stage: Stage, rect: Rect) -> tuple[int, int]:
        frame, px = stage.frame, self._size(stage)
        wide = rect.w - 2 * frame.px(12) - self._gutter(stage)
        return wide, stage.text.paragraph_height(self.title, wide, px, "medium") + 2 * frame.px(8)

    def _gutter(self, stage: Stage) -> int:
        return stage.text.width("00 ", "bold", self._size(stage))

    def _size(self, stage: Stage) -> int:
        """The text grows here by half of what it grows elsewhere: the column is narrow."""
        return max(9, round(stage.frame.line(theme.SMALL)))
