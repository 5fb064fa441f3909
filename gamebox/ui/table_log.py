"""The log on the table: every line so far, the last one in sight, each lighting what it speaks of."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from gamebox.controllers.chronicle import Line
from gamebox.ui import theme
from gamebox.ui.layout import inset
from gamebox.ui.stage import Stage
from gamebox.ui.theme import Skin


class LogLine(NamedTuple):
    """A line as shown: its number, the words, the sprite of the seat's sign ("" for none), the line of the log."""

    number: int
    words: str
    sign: str
    entry: Line


class Row(NamedTuple):
    """A row of the panel: a long line takes several."""

    line: LogLine
    words: str
    first: bool


class LogPanel:
    """Shows the last rows that fit; the wheel goes back. `offset` counts rows up from the last."""

    def __init__(self, stage: Stage, skin: Skin) -> None:
        self._stage, self._skin = stage, skin
        self.rect = Rect(0, 0, 0, 0)
        self.lines: list[LogLine] = []
        self.offset = 0
        self._rows: list[Row] | None = None
        self._wrapped: dict[str, list[str]] = {}

    @property
    def step(self) -> int:
        """The height of a row."""
        return max(1, self._stage.frame.line(31))

    def room(self) -> int:
        """How many rows fit."""
        return max(1, (self.rect.h - 2 * self._stage.frame.px(8)) // self.step)

    def scroll(self, by: int) -> bool:
        """Go back by so many rows (negative: forward). True if that changed anything."""
        before = self.offset
        self.offset = max(0, min(len(self.rows()) - self.room(), self.offset + by))
        return self.offset != before

    def lay_out(self, rect: Rect) -> None:
        """The window, the text scale or the language are new; the lines come afterwards."""
        self.rect = rect
        self._wrapped.clear()
        self.show([])

    def show(self, lines: list[LogLine]) -> None:
        """These are the lines now."""
        self.lines, self._rows = lines, None

    def rows(self) -> list[Row]:
        """All lines as rows, from the first."""
        if self._rows is None:
            frame, text = self._stage.frame, self._stage.text
            px, wide = min(frame.text(25), self.step), self._inner().w - frame.px(36)
            for line in self.lines:
                if line.words not in self._wrapped:
                    self._wrapped[line.words] = text.wrap(line.words, "bold", px, wide)
            self._rows = [
                Row(line, part, not i) for line in self.lines for i, part in enumerate(self._wrapped[line.words])
            ]
        return self._rows

    def _inner(self) -> Rect:
        return inset(self.rect, self._stage.frame.px(14), self._stage.frame.px(8))

    def _placed(self) -> list[tuple[Row, Rect]]:
        room, rows, inner = self.room(), self.rows(), self._inner()
        self.offset = max(0, min(len(rows) - room, self.offset))
        last = len(rows) - self.offset
        y = inner.y + (inner.h - room * self.step) // 2
        return [
            (row, Rect(inner.x, y + i * self.step, inner.w, self.step))
            for i, row in enumerate(rows[max(0, last - room) : last])
        ]

    def shown(self) -> list[tuple[LogLine, Rect]]:
        """The lines in sight, from above, and what each covers."""
        found: dict[int, tuple[LogLine, Rect]] = {}
        for row, rect in self._placed():
            known = found.get(row.line.number)
            found[row.line.number] = (row.line, rect if known is None else known[1].union(rect))
        return list(found.values())

    def draw(self, surface: Surface, hovered: str) -> None:
        """Paint the panel."""
        stage, frame, skin = self._stage, self._stage.frame, self._skin
        theme.box(surface, stage.sprites, skin.sprite("panel"), self.rect.inflate(frame.px(14), frame.px(14)), frame.u)
        for line, rect in self.shown():
            if hovered == f"log:{line.number}":
                theme.box(surface, stage.sprites, skin.sprite("list_row_hover"), rect, frame.u)
        for row, rect in self._placed():
            newest = row.line.number == len(self.lines) - 1
            if row.first:
                self._sign(surface, row.line, rect)
            box = Rect(rect.x + frame.px(32), rect.y, rect.w - frame.px(36), rect.h)
            colour, face = (skin.ink, "bold") if newest else (skin.faint, "medium")
            stage.text.line(surface, row.words, box, frame.text(25), colour, face, "left", frame.least(22))
        self._bar(surface)

    def _sign(self, surface: Surface, line: LogLine, row: Rect) -> None:
        if line.sign:
            side = min(row.h, self._stage.frame.px(24))
            place = Rect(row.x + self._stage.frame.px(2), row.centery - side // 2, side, side)
            surface.blit(self._stage.sprites.sized(line.sign, side, side), place)

    def _bar(self, surface: Surface) -> None:
        rows = len(self.rows())
        furthest = rows - self.room()
        if furthest <= 0:
            return
        frame = self._stage.frame
        track = Rect(self.rect.right - frame.px(8), self.rect.y + frame.px(8), frame.px(8), self.rect.h - frame.px(16))
        long = max(frame.px(24), track.h * self.room() // rows)
        y = track.bottom - long - (track.h - long) * self.offset // furthest
        sprites, name = self._stage.sprites, self._skin.sprite("scroll_thumb")
        theme.box(surface, sprites, name, Rect(track.x, y, track.w, long), frame.u * 0.5)
