"""The score sheet: a page with a column for each seat, every point traceable to what brought it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from gamebox.ui import layout, theme
from gamebox.ui.dialog import Answer, answer_row
from gamebox.ui.menu import MenuScene
from gamebox.ui.portraits import bust, portrait, sign
from gamebox.ui.shelf_widgets import shortened
from gamebox.ui.table_look import Column, Entry
from gamebox.ui.widgets import Active, Brush, IconButton, Label, Panel, Paragraph, ScrollArea, Widget

PAPER = f"{theme.SHEET}:paper"
WAX = (255, 240, 222)
HEAD, NAME = 188, 50
"""Units: how high the portrait and the name over a column are together, and the name alone."""
SHORTEST = 36
"""The least height of an entry in units; where there are more than fit, they are scrolled."""


@dataclass(frozen=True)
class ScoreSheet:
    """What the page says. colours: per seat. over: whether the match has ended. card: the sprite of a card, None for
    games whose entries show none.
    """

    game: str
    columns: Sequence[Column]
    colours: Sequence[str]
    seed: int
    over: bool = True
    card: Callable[[int], str] | None = None


class ScoreScene(MenuScene):
    """Shows a score sheet. again: plays once more with seats rotated; shelf: leaves the table."""

    name = "score"

    def __init__(self, sheet: ScoreSheet, again: Callable[[], None], shelf: Callable[[], None]) -> None:
        super().__init__()
        self.sheet, self.again, self.shelf = sheet, again, shelf
        self.chosen: tuple[int, int] | None = None
        self.focus = "again" if sheet.over else "table"

    def backdrop(self, surface: Surface) -> None:
        sprites = self.stage.sprites
        room = sprites.kept(("room:dark",))
        if room is None:
            room = sprites.cover("ui/shelf:room", *surface.get_size()).copy()
            room.fill((120, 116, 124), special_flags=pygame.BLEND_RGB_MULT)
            sprites.keep(("room:dark",), room)
        surface.blit(room, (0, 0))

    def build(self) -> list[Widget]:
        frame = self.stage.frame
        whole = layout.inset(frame.rect, frame.px(32), frame.px(22))
        row, page = layout.bottom(whole, frame.line(84), frame.px(18))
        page = layout.centred(page, min(page.w, frame.px(1840)), page.h)
        inner = layout.inset(page, frame.px(70), frame.px(54))
        head, rest = layout.top(inner, frame.line(78), frame.px(10))
        trace, rest = layout.bottom(rest, frame.line(150), frame.px(10))
        return [
            _Paper(page),
            self._rules_icon(head),
            Label(head, self._headline(), theme.TITLE, face="title", align="centre", least=28),
            *self._columns(rest),
            *self._trace(trace),
            *answer_row(row, self._answers(), frame.px(20), frame.px(420)),
        ]

    def _rules_icon(self, head: Rect) -> Widget:
        """In the corner of the page: the rules, at what is said of the score."""
        side = min(head.h, self.stage.frame.px(72))
        place = layout.centred(layout.right(head, side)[0], side, side)
        return IconButton("rules", place, self.stage.t("pause.rules"), "rules", self._rules)

    def _rules(self) -> None:
        from gamebox.ui.rules import rules_wanted

        rules_wanted(self.stack)

    def _headline(self) -> str:
        t, columns = self.stage.t, self.sheet.columns
        if not self.sheet.over:
            return t("score.so_far")
        winners = [column.name for column in columns if column.rank == 1]
        if not winners:
            return t("score.nobody")
        if len(winners) > 1:
            return t("score.tie", names=t("score.and").join(winners))
        return t("score.winner", name=winners[0])

    def _answers(self) -> list[Answer]:
        t = self.stage.t
        found = [Answer("shelf", t("score.shelf"), self.shelf), Answer("table", t("score.table"), self.stack.pop)]
        if self.sheet.over:
            found.append(Answer("again", t("score.again"), self.again, "go", "again"))
        return found

    def _columns(self, rect: Rect) -> list[Widget]:
        frame = self.stage.frame
        most = max((len(column.entries) for column in self.sheet.columns), default=1)
        head, area = layout.top(rect, frame.px(HEAD), frame.px(14))
        total, area = layout.bottom(area, frame.line(66), frame.px(10))
        high = max(min(frame.line(54), area.h // max(1, most)), frame.line(SHORTEST))
        top = area.y - self._scrolled_to(area, most * high)
        room = rect.w - (frame.px(36) if most * high > area.h else 0)
        wide = min(room, frame.px(440) * len(self.sheet.columns))
        spread = layout.centred(Rect(rect.x, rect.y, room, rect.h), wide, rect.h)
        places = layout.columns(spread, [1] * len(self.sheet.columns), frame.px(30))
        found, rows = list[Widget](), list[Widget]()
        for column, place in zip(self.sheet.columns, places, strict=True):
            won = self.sheet.over and column.rank == 1
            spot, foot = Rect(place.x, head.y, place.w, head.h), Rect(place.x, total.y, place.w, total.h)
            colour = self.sheet.colours[column.seat]
            if won:
                edge = frame.px(14)
                found.append(Panel(Rect(place.x - edge, rect.y, place.w + 2 * edge, rect.h), "panel_active"))
            found += [ColumnHead(spot, column, self.sheet.game, colour, won), Total(foot, column, won)]
            rows += self._entries(column, Rect(place.x, top, place.w, high))
        if most * high <= area.h:
            return found + rows
        area = Rect(rect.x, area.y, rect.w, area.h)
        return [*found, ScrollArea("entries", area, most * high, self.offsets["entries"], rows)]

    def _scrolled_to(self, area: Rect, height: int) -> int:
        """How far the entries are scrolled: at first to the last of them."""
        self.offsets.setdefault("entries", height)
        return self.offset("entries", area, height)

    def _entries(self, column: Column, first: Rect) -> list[Widget]:
        """The rows of a column, given the first of them."""
        found: list[Widget] = []
        for index, entry in enumerate(column.entries):
            row = first.move(0, index * first.h)
            chosen = self.chosen == (column.seat, index)
            choose = lambda index=index: self._choose(column.seat, index)  # noqa: E731
            found.append(EntryRow(f"entry:{column.seat}:{index}", row, entry, chosen, choose))
        return found

    def _choose(self, seat: int, index: int) -> None:
        self.chosen = None if self.chosen == (seat, index) else (seat, index)
        self.refresh()

    def _trace(self, rect: Rect) -> list[Widget]:
        t, frame = self.stage.t, self.stage.frame
        foot, rest = layout.bottom(rect, frame.line(34), frame.px(4))
        seed = Label(foot, t("score.seed", seed=self.sheet.seed), theme.SMALL, self.skin.faint, "italic", "right")
        entry = self._entry()
        cards, rest = self._cards(entry, rest)
        told = t("score.hint") if entry is None else self._lines(entry, rest)
        face = "italic" if entry is None else "plain"
        words = Paragraph(rest, told, theme.SMALL, self.skin.ink, face, "left" if cards else "centre", 19)
        words.middle = True
        return [_Rule(Rect(rect.x, rect.y - frame.px(14), rect.w, frame.px(20))), *cards, words, seed]

    def _cards(self, entry: Entry | None, rect: Rect) -> tuple[list[Widget], Rect]:
        """The cards of an entry, and the room that they leave for its lines."""
        if entry is None or not entry.cards or self.sheet.card is None:
            return [], rect
        sprites = [self.sheet.card(card) for card in entry.cards]
        place, rest = layout.left(rect, round(rect.w * 0.42), self.stage.frame.px(30))
        return [CardRow(place, sprites)], rest

    def _entry(self) -> Entry | None:
        if self.chosen is None:
            return None
        column = next((c for c in self.sheet.columns if c.seat == self.chosen[0]), None)
        return None if column is None or self.chosen[1] >= len(column.entries) else column.entries[self.chosen[1]]

    def _lines(self, entry: Entry, rect: Rect) -> str:
        """The log lines behind an entry, as many as there is room for, then how many more there are."""
        lines = list(entry.lines) or [entry.label]
        text, frame = self.stage.text, self.stage.frame
        joined = "  •  "
        while len(lines) > 1 and text.paragraph_height(joined.join(lines), rect.w, frame.least(19)) > rect.h:
            lines = [*lines[:-2], "…"]
        return joined.join(lines)


class _Paper(Widget):
    def __init__(self, rect: Rect) -> None:
        super().__init__("", rect)

    def draw(self, brush: Brush) -> None:
        theme.box(brush.surface, brush.stage.sprites, PAPER, self.rect, brush.u)


class _Rule(Widget):
    def __init__(self, rect: Rect) -> None:
        super().__init__("", rect)

    def draw(self, brush: Brush) -> None:
        brush.box("divider", self.rect)


class ColumnHead(Widget):
    """The portrait and the name over a column; the winner's name is on a ribbon."""

    def __init__(self, rect: Rect, column: Column, game: str, colour: str, won: bool) -> None:
        super().__init__("", rect)
        self.column, self.game, self.colour, self.won = column, game, colour, won

    def draw(self, brush: Brush) -> None:
        stage, frame = brush.stage, brush.stage.frame
        name, spot = layout.bottom(self.rect, frame.px(NAME), frame.px(4))
        spot = layout.bottom(spot, frame.px(26) if self.won else 0)[1]
        spot = layout.top(spot, frame.px(8))[1]
        side = min(spot.h, spot.w)
        picture = portrait(stage.sprites, bust(self.game, self.colour), sign(self.colour), side)
        brush.surface.blit(picture, picture.get_rect(center=spot.center))
        colour, box = brush.skin.ink, name
        if self.won:
            box, colour = self._ribbon(brush, name), brush.skin.on_go
        most, least = min(frame.text(theme.BODY), box.h), frame.least(18)
        px = stage.text.fit(self.column.name, box.w, most, least, "black")
        words = shortened(stage, self.column.name, box.w, px, "black")
        stage.text.line(brush.surface, words, box, px, colour, "black", "centre", least)

    def _ribbon(self, brush: Brush, name: Rect) -> Rect:
        sprites, sprite = brush.stage.sprites, "ui/pieces:ribbon_winner"
        piece = sprites.piece(sprite)
        scale = min(name.w / piece.width, name.h * 1.8 / piece.height)
        place = sprites.get(sprite, scale).get_rect(midbottom=(name.centerx, name.bottom + round(4 * brush.u)))
        brush.surface.blit(sprites.get(sprite, scale), place)
        x, y, w, h = (round(v * scale) for v in piece.marks.get("inner", (50, 14, 200, 36)))
        return Rect(place.x + x, place.y + y, w, h)


class CardRow(Widget):
    """Cards side by side up to the right end; where there are too many, each lies over the one before."""

    def __init__(self, rect: Rect, sprites: Sequence[str]) -> None:
        super().__init__("", rect)
        self.sprites = sprites

    def draw(self, brush: Brush) -> None:
        sprites, gap = brush.stage.sprites, brush.stage.frame.px(8)
        piece = sprites.piece(self.sprites[0])
        scale = min(brush.u, self.rect.h / piece.height)
        wide = round(piece.width * scale)
        step = min(wide + gap, (self.rect.w - wide) // max(1, len(self.sprites) - 1))
        start = self.rect.right - wide - step * (len(self.sprites) - 1)
        for index, name in enumerate(self.sprites):
            picture = sprites.get(name, scale)
            brush.surface.blit(picture, picture.get_rect(midleft=(start + index * step, self.rect.centery)))


class EntryRow(Active):
    """An item of the sheet: a click shows the lines of the log that brought it."""

    def __init__(self, tag: str, rect: Rect, entry: Entry, chosen: bool, action: Callable[[], None]) -> None:
        super().__init__(tag, rect, f"{entry.label}: {entry.figure}" if entry.figure else entry.label, action)
        self.entry, self.chosen = entry, chosen

    def draw(self, brush: Brush) -> None:
        stage, frame = brush.stage, brush.stage.frame
        if self.chosen or self.at_it(brush):
            brush.box("list_row_hover" if self.at_it(brush) else "list_row", self.rect)
        inner = layout.inset(self.rect, frame.px(12), 0)
        points, label = layout.right(inner, frame.line(64), frame.px(8))
        if self.entry.icon:
            side = min(round(self.rect.h * 0.66), frame.px(30))
            icon, label = layout.left(label, side, frame.px(12))
            place = layout.centred(icon, side, side)
            brush.surface.blit(stage.sprites.sized(self.entry.icon, side, side), place)
        px = min(frame.text(theme.BODY), round(self.rect.h * 0.8))
        ink = brush.skin.ink
        stage.text.line(brush.surface, self.entry.label, label, px, ink, "plain", "left", frame.least(18))
        stage.text.line(brush.surface, self.entry.figure, points, px, ink, "number", "right", frame.least(18))
        self.ring(brush)


class Total(Widget):
    """The sum under a column, and the rank."""

    def __init__(self, rect: Rect, column: Column, won: bool) -> None:
        super().__init__("", rect, f"{column.name}: {column.total}")
        self.column, self.won = column, won

    def draw(self, brush: Brush) -> None:
        stage, frame = brush.stage, brush.stage.frame
        line = max(1, frame.px(2))
        brush.surface.fill(brush.skin.faint, Rect(self.rect.x, self.rect.y, self.rect.w, line))
        inner = layout.inset(self.rect, frame.px(12), frame.px(4))
        points, rank = layout.right(inner, inner.w // 2)
        px = frame.text(theme.HEADING)
        words = stage.t("score.rank", n=self.column.rank) if self.column.rank else stage.t("score.least")
        small = frame.text(theme.BODY)
        stage.text.line(brush.surface, words, rank, small, brush.skin.faint, "medium", "left", frame.least(18))
        if self.won:
            self._seal(brush, points, px)
            return
        ink = brush.skin.ink
        stage.text.line(brush.surface, str(self.column.total), points, px, ink, "number", "right", frame.least(18))

    def _seal(self, brush: Brush, points: Rect, px: int) -> None:
        """The winner's sum stands on red wax."""
        stage, side = brush.stage, round(points.h * 1.5)
        place = Rect(points.right - side + side // 8, points.centery - side // 2, side, side)
        brush.surface.blit(stage.sprites.sized("ui/pieces:seal", side, side), place)
        inner = layout.centred(place, round(side * 0.62), round(side * 0.62)).move(0, -side // 48)
        stage.text.line(brush.surface, str(self.column.total), inner, px, WAX, "number", "centre", 9)
