"""The rules set in lines: where every word of every block stands, without drawing any of them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from pygame import Rect

from gamebox.ui import theme
from gamebox.ui.layout import Frame
from gamebox.ui.rules_text import BULLET, CELL, HEAD, POINT, ROW, SECTION, Block, Book, Reference
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

    lines: first letter and end of each. runs: what is drawn, made when it is needed. rule: a line under the head of a
    table, or above its foot.
    """

    block: Block
    y: int
    height: int
    x: int
    label_x: int
    face: str
    px: int
    step: int
    lines: list[tuple[int, int]]
    runs: list[Run]
    rule: Rect | None = None


class Widths(dict[str, int]):
    """The widths of words in one face and size, each measured once."""

    def __init__(self, text: Text, face: str, px: int) -> None:
        super().__init__()
        self._font = text.font(face, px)

    def __missing__(self, word: str) -> int:
        wide = self[word] = self._font.size(word)[0]
        return wide


class Measure:
    """Widths in all faces and sizes."""

    def __init__(self, text: Text) -> None:
        self._text = text
        self._known: dict[tuple[str, int], Widths] = {}

    def widths(self, face: str, px: int) -> Widths:
        """The widths of words in one face and size."""
        key = (face, px)
        if key not in self._known:
            self._known[key] = Widths(self._text, face, px)
        return self._known[key]

    def width(self, word: str, face: str, px: int) -> int:
        """The width of a word in pixels."""
        return self.widths(face, px)[word]


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
        """A block with its runs: each line is cut where a reference begins and ends."""
        setting = self.settings[index]
        if not setting.runs:
            links = self.book.references(setting.block.text)
            for number, (start, end) in enumerate(setting.lines):
                inside = [link for link in links if start <= link.start < end]
                self._cut(setting, start, end, setting.y + number * setting.step, inside)
        return setting

    def _cut(self, setting: Setting, start: int, end: int, y: int, links: list[Reference]) -> None:
        text, width = setting.block.text, self._measure.widths(setting.face, setting.px)
        marks = [(link.start, link.end, link.paragraph) for link in links]
        between = zip([start, *(link.end for link in links)], [*(link.start for link in links), end], strict=True)
        for a, b, link in sorted([*marks, *((a, b, "") for a, b in between if a < b)]):
            setting.runs.append(Run(a, b, setting.x + width[text[start:a]], y, width[text[a:b]], link))

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
        setting = Setting(block, self.height, step, x, label_x, face, px, step, [], [])
        if block.kind == ROW:
            self._set_row(index, setting)
        else:
            self._set_words(setting)
        setting.height = max(1, len(setting.lines)) * step
        if block.kind == SECTION:
            setting.height += round(0.5 * self.px)
        self.settings.append(setting)
        self.height += setting.height

    def _set_words(self, setting: Setting) -> None:
        """Break a text into lines."""
        width = self._measure.widths(setting.face, setting.px)
        space = width[" " * 32] / 32
        room = self.width - self.width // 60 - setting.x  # words measured alone are narrower than in a line
        x, start, begun = 0.0, 0, 0
        for word in setting.block.text.split(" "):
            wide = width[word]
            if start > begun and x + wide > room:
                setting.lines.append((begun, start - 1))
                x, begun = 0.0, start
            x += wide + space
            start += len(word) + 1
        setting.lines.append((begun, start - 1))

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
