"""The log on the table: every line so far, the last one in sight, each lighting what it speaks of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from gamebox.ui import theme
from gamebox.ui.layout import inset
from gamebox.ui.stage import Stage
from gamebox.ui.theme import Skin


class LogLine(NamedTuple):
    """A line as shown: its number, the words, the sprite of the seat's sign ("" for none)."""

    number: int
    words: str
    sign: str


class LogPanel:
    """Shows the last lines that fit; the wheel goes back. `offset` counts lines up from the last."""

    def __init__(self, stage: Stage, skin: Skin) -> None:
        self._stage, self._skin = stage, skin
        self.rect = Rect(0, 0, 0, 0)
        self.lines: Sequence[LogLine] = ()
        self.offset = 0

    @property
    def step(self) -> int:
        """The height of a line."""
        return max(1, self._stage.frame.line(31))

    def room(self) -> int:
        """How many lines fit."""
        return max(1, (self.rect.h - 2 * self._stage.frame.px(10)) // self.step)

    def scroll(self, by: int) -> bool:
        """Go back by so many lines (negative: forward). True if that changed anything."""
        before = self.offset
        self.offset = max(0, min(len(self.lines) - self.room(), self.offset + by))
        return self.offset != before

    def shown(self) -> list[tuple[LogLine, Rect]]:
        """The lines in sight, from above."""
        room = self.room()
        self.offset = max(0, min(len(self.lines) - room, self.offset))
        last = len(self.lines) - self.offset
        lines = self.lines[max(0, last - room) : last]
        inner = inset(self.rect, self._stage.frame.px(14), self._stage.frame.px(10))
        spare = inner.h - room * self.step
        y = inner.y + spare // 2
        return [(line, Rect(inner.x, y + i * self.step, inner.w, self.step)) for i, line in enumerate(lines)]

    def draw(self, surface: Surface, hovered: str, told: frozenset[int]) -> None:
        """Paint the panel; lines in `told` are new since one's own last action."""
        stage, frame, skin = self._stage, self._stage.frame, self._skin
        theme.box(surface, stage.sprites, skin.sprite("panel"), self.rect.inflate(frame.px(14), frame.px(14)), frame.u)
        shown = self.shown()
        for line, row in shown:
            newest = line.number == len(self.lines) - 1
            if hovered == f"log:{line.number}":
                theme.box(surface, stage.sprites, skin.sprite("list_row_hover"), row, frame.u)
            self._sign(surface, line, row)
            box = Rect(row.x + frame.px(32), row.y, row.w - frame.px(36), row.h)
            colour = skin.ink if newest or line.number in told else skin.faint
            face = "bold" if newest else "medium"
            stage.text.line(surface, line.words, box, frame.text(25), colour, face, "left", frame.least(22))
        self._bar(surface)

    def _sign(self, surface: Surface, line: LogLine, row: Rect) -> None:
        if line.sign:
            side = min(row.h, self._stage.frame.px(24))
            place = Rect(row.x + self._stage.frame.px(2), row.centery - side // 2, side, side)
            surface.blit(self._stage.sprites.sized(line.sign, side, side), place)

    def _bar(self, surface: Surface) -> None:
        furthest = len(self.lines) - self.room()
        if furthest <= 0:
            return
        frame = self._stage.frame
        track = Rect(self.rect.right - frame.px(8), self.rect.y + frame.px(8), frame.px(8), self.rect.h - frame.px(16))
        long = max(frame.px(24), track.h * self.room() // len(self.lines))
        y = track.bottom - long - (track.h - long) * self.offset // furthest
        sprites, name = self._stage.sprites, self._skin.sprite("scroll_thumb")
        theme.box(surface, sprites, name, Rect(track.x, y, track.w, long), frame.u * 0.5)
