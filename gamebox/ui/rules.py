"""The rules page: a game's numbered rules to read, search and follow, opened at the paragraph that matters now."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from gamebox.games import GAMES, find
from gamebox.ui import layout, theme
from gamebox.ui.dialog import Answer, Dialog
from gamebox.ui.layout import Frame
from gamebox.ui.menu import MenuScene
from gamebox.ui.rules_flow import Flow
from gamebox.ui.rules_pictures import PictureReader, pictures_of, placed
from gamebox.ui.rules_reader import PAD, PAGE, Hit, Reader
from gamebox.ui.rules_text import Book, book
from gamebox.ui.rules_widgets import Entry, Paper, SearchField
from gamebox.ui.scenes import SceneStack
from gamebox.ui.widgets import Button, IconButton, Label, ScrollArea, Widget

SEARCH = "search"
LINES = {pygame.K_UP: -3, pygame.K_DOWN: 3}
PAGES = {pygame.K_PAGEUP: -0.85, pygame.K_PAGEDOWN: 0.85}
ENDS = {pygame.K_HOME: 0, pygame.K_END: 10**9}
RULES_KEY = pygame.K_F2
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


class RulesPage(MenuScene):
    """The rules of a game. paragraph: the number to open at and to mark, "" for the beginning.

    The paper comes with the first frame, the text with the second, the pictures when they have been read in the
    background. at_once: everything is there from the first frame.
    """

    name = "rules"
    overlay = True

    def __init__(self, game: str, paragraph: str = "", at_once: bool = False) -> None:
        super().__init__()
        self.game, self.paragraph, self.at_once = find(game), paragraph, at_once
        self.query = ""
        self.way: list[str] = []
        self._reader: Reader | None = None
        self._papered = False
        self._hits: list[Hit] = []
        self._language, self._frame = "", Frame(0, 0)
        self._wanted = 0
        self._pictures: PictureReader | None = None

    # Coming and going

    @property
    def reader(self) -> Reader:
        """The text; it is set now if that has not been done yet."""
        if self._reader is None:
            self._set(self._place())
            self.refresh()
        assert self._reader is not None
        return self._reader

    def enter(self) -> None:
        self._reader = None

    def leave(self) -> None:
        self._forget_pictures()

    def lay_out(self) -> None:
        late = self._reader is None and not self.at_once
        if not late and (self._language, self._frame) != (self.stage.words.language, self.stage.frame):
            self._set(self._place())
        self.refresh()

    def _set(self, place: Rect) -> Reader:
        """Set the text for the window as it is now, and keep what was being read at the top."""
        before = self._reader
        self._language, self._frame = self.stage.words.language, self.stage.frame
        aside = self._margin(place) + self.stage.frame.px(30 + 2 * PAD)
        flow = Flow(self.book, self.stage.text, self.stage.frame, place.w - aside)
        reader = self._reader = Reader(self.stage, place, flow, self.follow)
        self._forget_pictures()
        self._wanted = 2
        self._search(self.query)
        if before is None:
            reader.open(self.paragraph)
        else:
            reader.marked = before.marked
            reader.scroll_to(flow.settings[before.flow.at(before.offset)].y)
        return reader

    @property
    def book(self) -> Book:
        """The rules in the language of now."""
        return book(self.game.id, self.stage.words.language)

    # Pictures come when the text is there

    @property
    def busy(self) -> bool:
        return self._reader is None or self._wanted > 0

    @property
    def polling(self) -> bool:
        return self._pictures is not None

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._reader is None and self._papered:
            self._set(self._place())
            self.refresh()
        elif self._wanted:
            self._wanted -= 1
            if not self._wanted:
                self._fetch_pictures()
        elif self._pictures is not None:
            self.dirty = True
            if not self._pictures.is_alive():
                self._pictures = None

    def _fetch_pictures(self) -> None:
        margin = self._margin(self.reader.rect)
        found = placed(pictures_of(self.game), self.reader.flow, self.stage.sprites, self.stage.frame, margin)
        self.reader.pictures = found
        self._pictures = PictureReader(found, self.stage.sprites.apart())
        self.reader.made = self._pictures.made
        if self.at_once:
            self._pictures.run()
        else:
            self._pictures.start()

    def _forget_pictures(self) -> None:
        if self._pictures is not None:
            self._pictures.leave()
        self._pictures = None

    # What lies where

    def _page(self) -> Rect:
        frame = self.stage.frame
        return layout.centred(frame.rect, min(frame.width - frame.px(48), frame.px(1800)), frame.height - frame.px(36))

    def _parts(self) -> tuple[Rect, Rect, Rect]:
        """The head, the contents and the text."""
        frame = self.stage.frame
        inner = layout.inset(self._page(), frame.px(74), frame.px(54))
        head, rest = layout.top(inner, frame.line(72), frame.px(22))
        side, text = layout.left(rest, round(inner.w * 0.21), frame.px(52))
        return head, side, text

    def _place(self) -> Rect:
        return self._parts()[2]

    def _margin(self, place: Rect) -> int:
        """How wide the column of pictures is."""
        return round(place.w * 0.23)

    def build(self) -> list[Widget]:
        head, side, _ = self._parts()
        text = [] if self._reader is None else [self._contents(side), self._reader]
        return [Paper(self._page()), *self._head(head), *text]

    def _head(self, rect: Rect) -> list[Widget]:
        t, frame = self.stage.t, self.stage.frame
        side, gap = rect.h, frame.px(12)
        icons, rest = layout.right(rect, 4 * side + 3 * gap, frame.px(16))
        title, seek = layout.columns(rest, (46, 54), frame.px(24))
        count, field = layout.right(seek, round(seek.w * 0.28), gap)
        close = IconButton("close", _cell(icons, 3, gap), t("rules.close"), "close", self.stack.pop)
        back = IconButton(
            "back", _cell(icons, 2, gap), t("rules.back"), "back", self._return, bool(self.way), t("rules.no_way_back")
        )
        none = t("rules.nothing") if len(self.query.strip()) > 1 else t("rules.search_first")
        steps = [
            IconButton(
                tag, _cell(icons, at, gap), t(f"rules.{tag}"), icon, partial(self._step, by), bool(self._hits), none
            )
            for at, (tag, icon, by) in enumerate((("previous", "arrow_up", -1), ("next", "arrow_down", 1)))
        ]
        heading = t("rules.title", game=t(f"games.{self.game.id}.title"))
        return [
            Label(title, heading, theme.TITLE - 8, face="title", least=24),
            SearchField(SEARCH, field, t("rules.search"), self.query, self._searched, limit=40),
            Label(count, self._count(), theme.SMALL, self.skin.faint, "medium", "centre", 18),
            *steps,
            back,
            close,
        ]

    def _count(self) -> str:
        if len(self.query.strip()) < 2 and not self._hits:
            return ""
        if not self._hits:
            return self.stage.t("rules.none")
        at = self._hits.index(self.reader.hit) + 1 if self.reader.hit in self._hits else 1
        return self.stage.t("rules.count", at=at, of=len(self._hits))

    def _contents(self, rect: Rect) -> Widget:
        frame = self.stage.frame
        entries, y = list[Entry](), 0
        wide = rect.w - frame.px(24)
        for block in self.book.sections():
            label = self.stage.t("rules.section", number=block.number, title=block.text)
            entry = Entry(
                block.number, block.text, label, partial(self.follow, block.number), lambda: self.reader.section
            )
            entry.rect = Rect(rect.x, y, wide, entry.height(self.stage, wide))
            entries.append(entry)
            y += entry.rect.h + frame.px(6)
        y -= frame.px(6)
        offset = self.offset("contents", rect, y)
        for entry in entries:
            entry.rect = entry.rect.move(0, rect.y - offset)
        return ScrollArea("contents", rect, y, offset, entries)

    def shortcut(self, event: Event) -> bool:
        if event.key == RULES_KEY:
            self.stack.pop()
            return True
        return False

    def layered(self, a: str, b: str) -> bool:
        """Links lie on the page; contents are cut off at their border."""
        return PAGE in (a, b)

    # Going about

    def follow(self, paragraph: str) -> None:
        """Go to a paragraph, so that `back` leads here again."""
        self.way.append(self.reader.flow.book.blocks[self.reader.flow.at(self.reader.offset)].number or "1")
        self.reader.open(paragraph)
        self._moved_on()

    def _return(self) -> None:
        if self.way:
            self.reader.open(self.way.pop())
            self._moved_on()

    def _moved_on(self) -> None:
        if self.focus is not None and self.focus.startswith("link:"):
            self.focus = None
        self.refresh()

    def _searched(self, text: str) -> None:
        self._search(text)
        if self._hits:
            top = self.reader.flow.at(self.reader.offset)
            self.reader.show(next((hit for hit in self._hits if hit[0] >= top), self._hits[0]))
        self.refresh()

    def _search(self, text: str) -> None:
        self.query = text
        self._hits = self.book.hits(text)
        self.reader.hits, self.reader.hit = self._hits, None

    def _step(self, by: int) -> None:
        if not self._hits:
            return
        now = self._hits.index(self.reader.hit) if self.reader.hit in self._hits else -1 if by > 0 else 0
        self.reader.show(self._hits[(now + by) % len(self._hits)])
        self.refresh()

    # Mouse and keys

    def backdrop(self, surface: Surface) -> None:
        if self.stack.scenes[0] is self:
            surface.fill(self.skin.ground)

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        self._papered = True

    def event(self, event: Event) -> bool:
        if self._reader is None and event.type in (pygame.KEYUP, pygame.MOUSEMOTION):
            return super().event(event)
        before = self.reader.offset
        used = super().event(event)
        if self.reader.offset != before:
            self._scrolled_away()
        return used

    def _scrolled_away(self) -> None:
        if self.focus is not None and self.focus.startswith("link:") and self._focused() is None:
            self.focus = None
        self.dirty = True

    def _click(self, widget: Widget, pos: tuple[int, int]) -> None:
        if widget is not self.reader:
            super()._click(widget, pos)

    def _wheel(self, event: Event) -> bool:
        if not self.reader.rect.collidepoint(self.stage.mouse):
            return super()._wheel(event)
        self.reader.scroll_to(self.reader.offset - event.y * 3 * self.reader.flow.px)
        return True

    def _key(self, event: Event) -> bool:
        if self._find_key(event):
            return True
        reader, typing = self.reader, self.typing()
        if event.key in PAGES:
            reader.scroll_to(reader.offset + round(PAGES[event.key] * reader.rect.h))
        elif event.key in ENDS and not typing:
            reader.scroll_to(ENDS[event.key])
        elif event.key in LINES and self.focus in (None, PAGE, SEARCH):
            reader.scroll_to(reader.offset + LINES[event.key] * reader.flow.px)
        elif event.key == pygame.K_BACKSPACE and not typing:
            self._return()
        else:
            return super()._key(event)
        return True

    def _find_key(self, event: Event) -> bool:
        """Keys of the search: Ctrl-F to it, Enter (in it) and F3 to the next place, with Shift to the one before."""
        if event.key == pygame.K_f and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self.set_focus(SEARCH)
        elif event.key == pygame.K_F3 or (event.key in ENTER and self.typing()):
            self._step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        else:
            return False
        return True

    def focused_text(self) -> str:
        return self.reader.words() if self.focus is None else super().focused_text()


def open_rules(stack: SceneStack, game: str, paragraph: str = "") -> RulesPage:
    """Put the rules of a game over what is shown, at a paragraph such as "3.6a"."""
    page = RulesPage(game, paragraph)
    stack.push(page)
    return page


def rules_wanted(stack: SceneStack) -> None:
    """Open the rules of what is shown, at the paragraph that matters there; ask which game where none is meant."""
    games, found = [game.id for game in GAMES], [scene.rules() for scene in reversed(stack.scenes)]
    meant = next((pair for pair in found if pair is not None), (games[0], "") if len(games) == 1 else None)
    if meant is not None:
        open_rules(stack, *meant)
    else:
        stack.push(WhichRules())


class WhichRules(Dialog):
    """Asks whose rules are wanted."""

    name = "which"

    def __init__(self) -> None:
        super().__init__()
        self.size = (760, 250 + 96 * len(GAMES))

    def title(self) -> str:
        return self.stage.t("rules.which")

    def answers(self) -> Sequence[Answer]:
        return (Answer("cancel", self.stage.t("message.cancel"), self.stack.pop),)

    def body(self, rect: Rect) -> list[Widget]:
        rows = layout.rows(rect, [1] * len(GAMES), self.stage.frame.px(14))
        return [
            Button(f"rules:{game.id}", row, self.stage.t(f"games.{game.id}.title"), partial(self._open, game.id))
            for game, row in zip(GAMES, rows, strict=True)
        ]

    def _open(self, game: str) -> None:
        self.stack.replace(RulesPage(game))


def _cell(row: Rect, index: int, gap: int) -> Rect:
    return Rect(row.x + index * (row.h + gap), row.y, row.h, row.h)
