"""The shelf: five boxes, the matches to continue, and the last one again."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from gamebox import games
from gamebox.saves.notice import Unreadable
from gamebox.saves.sheet import Summary
from gamebox.ui import layout, theme
from gamebox.ui.about import About
from gamebox.ui.dialog import Answer, Ask, Message
from gamebox.ui.menu import MenuScene
from gamebox.ui.seating import SetUp, remembered
from gamebox.ui.settings import SettingsScene
from gamebox.ui.shelf_widgets import AgainSeats, GameBox, MatchRow, date_words, players_words
from gamebox.ui.widgets import Button, IconButton, Label, Panel, Paragraph, Picture, ScrollArea, Widget

TITLES = ("halunken", "guillotine", "gang_of_four", "gnadenlos", "galeon")
BOX = (340, 460)
ROOM = "ui/shelf:room"
SHEETS = ("ui/shelf", "ui/boxes")


class Shelf(MenuScene):
    """What one sees first.

    choose: a box was opened, by game id. again: a set-up shall be played at once, as it stands. resume: a saved match,
    by its id; may raise Unreadable.
    """

    name = "shelf"

    def __init__(
        self, choose: Callable[[str], None], again: Callable[[SetUp], None], resume: Callable[[str], None]
    ) -> None:
        super().__init__()
        self.choose, self.again, self.resume = choose, again, resume
        self.matches: list[Summary] = []
        self._read = False

    @property
    def wake(self) -> float | None:
        return super().wake if self._read else 0.0

    def update(self, dt: float) -> None:
        super().update(dt)
        if not self._read:
            self._read = True
            self.reload()
            self._tell()

    def reload(self) -> None:
        """Read the list of matches in progress again."""
        self.matches = self.stage.store.in_progress()
        self.refresh()

    def uncovered(self) -> None:
        self.reload()
        self._tell()

    def back(self) -> None:
        """Escape on the first screen leaves."""
        if self.closing():
            self.stack.close()

    def closing(self) -> bool:
        """Only what could not be put on the disk is worth a question."""
        if self.stage.folder.path is not None or not self.stage.store.in_progress():
            return True
        t = self.stage.t
        answers = (
            Answer("stay", t("lost.stay"), self.stack.pop, "go"),
            Answer("leave", t("shelf.quit"), self.stack.close),
        )
        self.stack.push(Message(t("lost.shelf"), answers, name="leave"))
        return False

    def backdrop(self, surface: Surface) -> None:
        surface.blit(self.stage.sprites.cover(ROOM, *surface.get_size()), (0, 0))

    def build(self) -> list[Widget]:
        frame = self.stage.frame
        whole = layout.inset(frame.rect, frame.px(40), frame.px(18))
        head, rest = layout.top(whole, frame.px(112))
        high = min(frame.px(BOX[1]), rest.h - frame.px(70 + 250))
        row, rest = layout.top(rest, high + frame.px(24))
        below = layout.bottom(rest, rest.h - frame.px(66))[0]
        return [*self._head(head), *self._boxes(row, high), *self._below(layout.inset(below, 0, frame.px(4)))]

    def _head(self, rect: Rect) -> list[Widget]:
        frame, t = self.stage.frame, self.stage.t
        logo, _ = layout.left(rect, frame.px(448))
        side = frame.px(72)
        icons = (
            ("rules", t("pause.rules"), "rules", self._rules),
            ("settings", t("settings.title"), "settings", lambda: self.stack.push(SettingsScene())),
            ("about", t("about.title"), "info", lambda: self.stack.push(About())),
            ("quit", t("shelf.quit"), "close", self.back),
        )
        found: list[Widget] = [Picture(logo, "ui/shelf:logo")]
        for index, (tag, label, icon, action) in enumerate(icons):
            x = rect.right - (len(icons) - index) * (side + frame.px(14)) + frame.px(14)
            found.append(IconButton(tag, Rect(x, rect.centery - side // 2, side, side), label, icon, action))
        return found

    def _boxes(self, row: Rect, high: int) -> list[Widget]:
        frame = self.stage.frame
        wide = round(high * BOX[0] / BOX[1])
        wide, high = min(wide, (row.w - 4 * frame.px(20)) // 5), high
        places = layout.columns(row, [1] * len(TITLES))
        plank = Rect(-frame.px(40), row.bottom - frame.px(12), frame.width + frame.px(80), frame.px(70))
        there = {game.id for game in games.GAMES}
        found: list[Widget] = [_Plank(plank)]
        for title, place in zip(TITLES, places, strict=True):
            box = Rect(place.centerx - wide // 2, row.bottom - high, wide, high)
            label = self.stage.t(f"games.{title}.title")
            action = (
                (lambda title=title: self.choose(title)) if title in there else lambda title=title: self._soon(title)
            )
            found.append(GameBox(f"box:{title}", box, label, title, title in there, action, self.stage.t("shelf.soon")))
        return found

    def _below(self, rect: Rect) -> list[Widget]:
        again = self._again_setup()
        if not self.matches and again is None:
            return self._welcome(rect) if self._read else []
        wide = layout.centred(rect, min(rect.w, self.stage.frame.px(2100)), rect.h)
        if again is None:
            return self._continue(layout.centred(wide, min(wide.w, self.stage.frame.px(1500)), wide.h))
        if not self.matches:
            return self._again(layout.centred(wide, min(wide.w, self.stage.frame.px(820)), wide.h), again)
        lists, card = layout.columns(wide, (69, 31), self.stage.frame.px(24))
        return self._continue(lists) + self._again(card, again)

    def _welcome(self, rect: Rect) -> list[Widget]:
        frame = self.stage.frame
        place = layout.centred(rect, min(rect.w, frame.px(1000)), min(rect.h, frame.line(150)))
        told = Paragraph(
            layout.inset(place, frame.px(60), frame.px(20)),
            self.stage.t("shelf.welcome"),
            theme.HEADING - 4,
            self.skin.on_ground,
            "medium",
            "centre",
            24,
        )
        told.middle = True
        return [Panel(place, "banner"), told]

    def _continue(self, rect: Rect) -> list[Widget]:
        frame, t = self.stage.frame, self.stage.t
        inner = layout.inset(rect, frame.px(26), frame.px(18))
        head, area = layout.top(inner, frame.line(46), frame.px(8))
        gap = frame.px(8)
        shown = max(1, (area.h + gap) // max(1, frame.line(82) + gap))
        high = (area.h + gap) // shown - gap
        content = len(self.matches) * (high + gap) - gap
        offset = self.offset("list", area, content)
        bar = frame.px(26) if content > area.h else 0
        inside: list[Widget] = []
        for index, match in enumerate(self.matches):
            row = Rect(area.x, area.y + index * (high + gap) - offset, area.w - bar, high)
            inside += self._match(row, match)
        return [
            Panel(rect, "panel", shadow=True),
            Label(head, t("shelf.continue"), theme.HEADING, face="title"),
            ScrollArea("list", area, content, offset, inside),
        ]

    def _match(self, row: Rect, match: Summary) -> list[Widget]:
        frame, t = self.stage.frame, self.stage.t
        icons, main = layout.right(row, min(2 * row.h, frame.px(124)), frame.px(6))
        title = match.title or t(f"games.{match.game}.title")
        cells = layout.columns(icons, (1, 1), frame.px(4))
        side = min(icons.h, cells[0].w, cells[1].w, frame.px(60))
        pencil, trash = (layout.centred(cell, side, side) for cell in cells)
        players = players_words(t, match)
        own = f"{match.game}.shelf.round"
        begun = t(own if self.stage.words.has(own) else "shelf.round", n=max(1, match.round))
        resume = lambda: self._resume(match.id)  # noqa: E731
        entry = MatchRow(f"match:{match.id}", main, title, match, players, begun, date_words(t, match.updated), resume)
        entry.tooltip = players
        return [
            entry,
            IconButton(
                f"rename:{match.id}", pencil, t("shelf.rename"), "pencil", lambda: self._rename(match), bare=True
            ),
            IconButton(f"delete:{match.id}", trash, t("shelf.delete"), "trash", lambda: self._delete(match), bare=True),
        ]

    def _again(self, rect: Rect, again: SetUp) -> list[Widget]:
        frame, t = self.stage.frame, self.stage.t
        inner = layout.inset(rect, frame.px(26), frame.px(18))
        head, inner = layout.top(inner, frame.line(46), frame.px(4))
        row, inner = layout.bottom(inner, frame.line(88), frame.px(10))
        button = Button("again", row, t("shelf.again"), lambda: self.again(again), "go", "again", units=theme.PROMPT)
        button.tooltip = t("shelf.again_help")
        title = Label(head, t(f"games.{again.game}.title"), theme.HEADING - 2, face="title", align="centre")
        return [Panel(rect, "panel", shadow=True), title, AgainSeats(inner, again), button]

    def _again_setup(self) -> SetUp | None:
        for title in reversed(self.stage.preferences.games_played()):
            game = next((game for game in games.GAMES if game.id == title), None)
            last = remembered(game, self.stage.preferences.setup(title)) if game else None
            if last is not None:
                return last.rotated()
        return None

    def _resume(self, id: str) -> None:
        try:
            self.resume(id)
        except Unreadable as wrong:
            self.reload()
            self.stage.store.notices.clear()
            self.stack.push(Message(self.stage.t(wrong.key, title="")))

    def _rename(self, match: Summary) -> None:
        def done(title: str) -> None:
            self.stage.store.rename(match.id, title)
            self.reload()

        self.stack.push(Ask(self.stage.t("shelf.rename_question"), match.title, done))

    def _delete(self, match: Summary) -> None:
        t = self.stage.t

        def really() -> None:
            self.stack.pop()
            notice = self.stage.store.delete(match.id)
            self.reload()
            if notice is not None:
                self.stack.push(Message(self.stage.told(notice)))

        title = match.title or t(f"games.{match.game}.title")
        answers = (
            Answer("keep", t("shelf.keep"), self.stack.pop, "go"),
            Answer("delete", t("shelf.delete"), really, "plain", "trash"),
        )
        self.stack.push(Message(t("shelf.delete_question", title=title), answers, name="delete"))

    def rules(self) -> tuple[str, str] | None:
        """The rules of the box that the mouse or the keyboard is at."""
        boxes = (str(tag).removeprefix("box:") for tag in (self._hovered, self.focus))
        return next(((box, "") for box in boxes if box in {game.id for game in games.GAMES}), None)

    def _rules(self) -> None:
        from gamebox.ui.rules import rules_wanted

        rules_wanted(self.stack)

    def _soon(self, title: str) -> None:
        t = self.stage.t
        self.stack.push(Message(t(f"games.{title}.soon"), title=t(f"games.{title}.title")))

    def _tell(self) -> None:
        """Say what the saves have to say, one sentence each."""
        notices, self.stage.store.notices[:] = list(self.stage.store.notices), []
        if notices and self.stack.top is self:
            sentences = list(dict.fromkeys(self.stage.told(notice) for notice in notices))
            self.stack.push(Message(" ".join(sentences[:3])))


class _Plank(Panel):
    def __init__(self, rect: Rect) -> None:
        super().__init__(rect)
        self.piece = "ui/shelf:plank"

    def draw(self, brush) -> None:  # type: ignore[no-untyped-def]
        theme.box(brush.surface, brush.stage.sprites, self.piece, self.rect, brush.u)
