"""The rules set in lines: where every word of every block stands, without drawing any of them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from pygame import Rect

from gamebox.ui import theme
from gamebox.ui.layout import Frame
from gamebox.ui.rules_text import BULLET, CELL, HEAD, POINT, ROW, SECTION, Block, Book
from gamebox.ui.text import Text

LEADING = 1.3
SPACE = {SECTION: 1.5, HEAD: 1.0, POINT: 0.3, BULLET: 0.25, ROW: 0.08}
PARAGRAPH_SPACE = 0.62
WIDEST = 36
"""Ems in a line, about 78 letters."""


class Run(NamedTuple):
    """Letters start..end of a block, drawn in one piece. link: the paragraph that a click leads to."""

    start: int
    end: int
    x: int
    y: int
    width: int
    link: str


@dataclass(slots=True)
class Setting:
    """A block in its place. y: of its first line, in the whole text; x, label_x: of text and label.

    rule: a line under the head of a table, or above its foot.
    """

    block: Block
    y: int
    height: int
    x: int
    label_x: int
    face: str
    px: int
    step: int
    runs: list[Run]
    rule: Rect | None = None
    exact: bool = False


class Measure:
    """Widths of words, each measured once."""

    def __init__(self, text: Text) -> None:
        self._text = text
        self._known: dict[tuple[str, str, int], int] = {}

    def width(self, word: str, face: str, px: int) -> int:
        """The width of a word in pixels."""
        key = (word, face, px)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._text.width(word, face, px)
        return known


class Flow:
    """All blocks of a book one below the other, in a column of this width."""

    def __init__(self, book: Book, text: Text, frame: Frame, width: int) -> None:
        self.book, self._measure = book, Measure(text)
        self.px = frame.text(theme.BODY)
        self._heads = {SECTION: frame.text(theme.HEADING), HEAD: frame.text(31)}
        self.width = min(width, WIDEST * self.px)
        longest = max((b.label for b in book.blocks if b.kind not in (SECTION, POINT, BULLET)), key=len, default="")
        self._gutter = self._measure.width(longest, "bold", self.px) + round(0.6 * self.px)
        self._point = self._measure.width("a)", "bold", self.px) + round(0.5 * self.px)
        self.settings: list[Setting] = []
        self.height = 0
        self._columns: list[int] = []
        for index, block in enumerate(book.blocks):
            self._set(index, block)
        self._tops = [setting.y for setting in self.settings]

    def shown(self, top: int, bottom: int) -> Iterator[int]:
        """The indices of the blocks between two heights."""
        index = max(0, bisect_right(self._tops, top) - 1)
        while index < len(self.settings) and self.settings[index].y < bottom:
            if self.settings[index].y + self.settings[index].height > top:
                yield index
            index += 1

    def at(self, y: int) -> int:
        """The index of the block at a height, or of the last one above it."""
        return max(0, bisect_right(self._tops, y) - 1)

    def rect(self, indices: Iterable[int]) -> Rect:
        """What some blocks cover, as wide as the column."""
        found = [self.settings[i] for i in indices]
        top, bottom = found[0].y, max(s.y + s.height for s in found)
        return Rect(0, top, self.width, bottom - top)

    def exact(self, index: int) -> Setting:
        """A block whose words have been moved by the pixels that lines are longer or shorter than their words."""
        setting = self.settings[index]
        if not setting.exact:
            setting.exact = True
            if setting.block.kind != ROW:
                self._straighten(setting)
        return setting

    def _straighten(self, setting: Setting) -> None:
        text, first = setting.block.text, None
        for at, run in enumerate(setting.runs):
            if first is None or first.y != run.y:
                first = run
            before = self._measure.width(text[first.start : run.start], setting.face, setting.px)
            wide = self._measure.width(text[run.start : run.end], setting.face, setting.px)
            setting.runs[at] = run._replace(x=first.x + before, width=wide)

    def part(self, index: int, start: int, end: int) -> list[Rect]:
        """What the letters start..end of a block cover, line by line."""
        setting, found = self.exact(index), []
        for run in setting.runs:
            a, b = max(start, run.start), min(end, run.end)
            if a < b:
                text = setting.block.text
                left = run.x + self._measure.width(text[run.start : a], setting.face, setting.px)
                wide = self._measure.width(text[a:b], setting.face, setting.px)
                found.append(Rect(left, run.y, wide, min(setting.step, round(1.22 * setting.px))))
        return found

    def _set(self, index: int, block: Block) -> None:
        px = self._heads.get(block.kind, self.px)
        face = "title" if block.kind in (SECTION, HEAD) else "plain"
        step = round(px * (1.2 if block.kind in (SECTION, HEAD) else LEADING))
        if index:
            self.height += round(SPACE.get(block.kind, PARAGRAPH_SPACE) * self.px)
        inside = block.kind in (POINT, BULLET)
        label_x = self._gutter if inside else 0
        x = self._gutter + self._point * inside
        if block.kind == SECTION:
            x = max(self._gutter, self._measure.width(block.label + "  ", face, px))
        setting = Setting(block, self.height, step, x, label_x, face, px, step, [])
        if block.kind == ROW:
            self._set_row(index, setting)
        else:
            self._set_words(setting)
        setting.height = (setting.runs[-1].y if setting.runs else setting.y) + step - setting.y
        if block.kind == SECTION:
            setting.height += round(0.5 * self.px)
        self.settings.append(setting)
        self.height += setting.height

    def _set_words(self, setting: Setting) -> None:
        """Break a text into lines: runs of words without a link, and links."""
        width = self._measure.width
        space = width(" " * 32, setting.face, setting.px) / 32
        x, y, runs = float(setting.x), setting.y, setting.runs
        end_of_line = self.width - self.width // 60  # words measured alone are a little narrower than in a line
        for parts in self._words(setting.block.text):
            wide = sum(width(setting.block.text[a:b], setting.face, setting.px) for a, b, _ in parts)
            fresh = not runs or x + space + wide > end_of_line
            if fresh and runs:
                x, y = setting.x, y + setting.step
            elif runs:
                x += space
            for a, b, link in parts:
                part = width(setting.block.text[a:b], setting.face, setting.px)
                last = runs[-1] if runs else None
                if last is not None and not fresh and last.link == link == "" and last.y == y:
                    runs[-1] = last._replace(end=b, width=round(x) + part - last.x)
                else:
                    runs.append(Run(a, b, round(x), y, part, link))
                x, fresh = x + part, False

    def _words(self, text: str) -> Iterator[list[tuple[int, int, str]]]:
        """The words of a text, each cut where a link begins or ends."""
        links = self.book.references(text)
        start = 0
        for word in text.split(" "):
            end = start + len(word)
            parts, at = [], start
            for link in links:
                if start <= link.start and link.end <= end:
                    if at < link.start:
                        parts.append((at, link.start, ""))
                    parts.append((link.start, link.end, link.paragraph))
                    at = link.end
            if at < end:
                parts.append((at, end, ""))
            if parts:
                yield parts
            start = end + 1

    def _set_row(self, index: int, setting: Setting) -> None:
        blocks = self.book.blocks
        first = blocks[index - 1].kind != ROW
        if first:
            self._columns = self._column_widths(index, setting.px)
        if first or index + 1 == len(blocks) or blocks[index + 1].kind != ROW:
            setting.face = "bold"
            y = setting.y + (setting.step if first else 0)
            setting.rule = Rect(setting.x, y, sum(self._columns), max(1, self.px // 20))
        x, start = setting.x, 0
        for cell, wide in zip(setting.block.text.split(CELL), self._columns, strict=False):
            own = self._measure.width(cell, setting.face, setting.px)
            setting.runs.append(Run(start, start + len(cell), x, setting.y, own, ""))
            x, start = x + wide, start + len(cell) + 1

    def _column_widths(self, index: int, px: int) -> list[int]:
        rows = []
        while index < len(self.book.blocks) and self.book.blocks[index].kind == ROW:
            rows.append(self.book.blocks[index].text.split(CELL))
            index += 1
        widths = [max(self._measure.width(cell, "bold", px) for cell in column) for column in zip(*rows, strict=False)]
        spare = (self.width - self._gutter - sum(widths)) // max(1, len(widths))
        return [wide + max(px // 4, min(round(1.6 * px), spare)) for wide in widths]
