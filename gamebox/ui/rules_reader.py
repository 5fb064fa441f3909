"""The column of the rules page that is read: scrolls, marks, and leads from paragraph to paragraph."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame
from pygame import Rect, Surface

from gamebox.ui.rules_flow import Flow, Run, Setting
from gamebox.ui.rules_pictures import Placed
from gamebox.ui.rules_text import SECTION
from gamebox.ui.stage import Stage
from gamebox.ui.text import Colour
from gamebox.ui.widgets import Active, Brush, Widget

PAGE = "page"
PAD = 16
"""Units left and right of the text, where the mark of a paragraph reaches."""
MARKED = (255, 240, 206)
HIT = (255, 222, 140)
HIT_NOW = (255, 176, 66)
Hit = tuple[int, int, int]


class Link(Active):
    """A reference in the text. The reader draws its letters; this is where it is clicked."""

    def draw(self, brush: Brush) -> None:
        if brush.focused == self.tag or self.at_it(brush):
            thick = max(2, round(2 * brush.u))
            line = Rect(self.rect.x, self.rect.bottom - round(self.rect.h * 0.14) - thick, self.rect.w, thick)
            brush.surface.fill(brush.skin.warning, line)
        self.ring(brush)


class Reader(Active):
    """The text, as far as it is scrolled into view. follow: called with the paragraph that a link names."""

    def __init__(self, stage: Stage, rect: Rect, flow: Flow, follow: Callable[[str], None]) -> None:
        super().__init__(PAGE, rect, "")
        self.stage, self.flow, self.follow = stage, flow, follow
        self.pictures: Sequence[Placed] = ()
        self.made: Mapping[tuple[str, float], Surface] = {}
        self.pad = stage.frame.px(PAD)
        self.offset = 0
        self.marked = ""
        self.hits: Sequence[Hit] = ()
        self.hit: Hit | None = None
        self._grip: tuple[int, int] | None = None
        self._links: tuple[int, list[Widget]] = (-1, [])

    # Where it is

    @property
    def content(self) -> int:
        """The height of everything."""
        below = max((picture.rect.bottom for picture in self.pictures), default=0)
        return max(self.flow.height, below) + self.rect.h // 5

    @property
    def furthest(self) -> int:
        """The largest offset."""
        return max(0, self.content - self.rect.h)

    @property
    def section(self) -> str:
        """The number of the section that is being read: the last one that begins in the upper third."""
        index = self.flow.at(self.offset + self.rect.h // 3)
        return self.flow.settings[index].block.number.partition(".")[0]

    def scroll_to(self, y: int) -> None:
        """Bring a height of the text to the top."""
        self.offset = min(self.furthest, max(0, y))

    def open(self, paragraph: str) -> bool:
        """Mark a paragraph and bring it into view. False when there is none with this number."""
        index = self.flow.book.find(paragraph)
        if index is None:
            return False
        self.marked = self.flow.book.blocks[index].number
        self.scroll_to(self.flow.settings[index].y - (0 if self._heading(index) else self.rect.h // 8))
        return True

    def show(self, hit: Hit) -> None:
        """Bring a place that was searched into view."""
        self.hit = hit
        rects = self.flow.part(*hit)
        y = rects[0].y if rects else self.flow.settings[hit[0]].y
        if not self.offset + 2 * self.flow.px <= y <= self.offset + self.rect.h - 3 * self.flow.px:
            self.scroll_to(y - self.rect.h // 3)

    def _heading(self, index: int) -> bool:
        return self.flow.book.blocks[index].kind == SECTION

    # What it is to mouse, keys and speech

    def children(self) -> Sequence[Widget]:
        if self._links[0] != self.offset:
            self._links = (self.offset, [link for i in self._visible() for link in self._links_of(i)])
        return self._links[1]

    def words(self) -> str:
        index = self.flow.book.find(self.marked)
        shown = set(self._visible())
        if index is None or index not in shown:
            index = next((i for i in shown if self.flow.settings[i].y >= self.offset), self.flow.at(self.offset))
        block = self.flow.book.blocks[index]
        return f"{block.label} {block.text}".strip()

    def press(self, pos: tuple[int, int]) -> None:
        on_bar = pos[0] >= self._track().x
        self._grip = None if on_bar else (pos[1], self.offset)
        if on_bar:
            self.drag(pos)

    def drag(self, pos: tuple[int, int]) -> None:
        if self._grip is not None:
            self.scroll_to(self._grip[1] + self._grip[0] - pos[1])
        else:
            track, long = self._track(), self._long()
            self.scroll_to(round(self.furthest * (pos[1] - track.y - long / 2) / max(1, track.h - long)))

    def _visible(self) -> list[int]:
        return list(self.flow.shown(self.offset, self.offset + self.rect.h))

    def _links_of(self, index: int) -> list[Widget]:
        setting, found = self.flow.exact(index), list[Widget]()
        for run in setting.runs:
            place = self._place(Rect(run.x, run.y, run.width, setting.step))
            if run.link and self.rect.contains(place):
                label = self.stage.t("rules.link", paragraph=run.link)
                tag = f"link:{index}:{run.start}:{run.link}"
                found.append(Link(tag, place, label, partial(self.follow, run.link)))
        return found

    def _place(self, rect: Rect) -> Rect:
        return rect.move(self.rect.x + self.pad, self.rect.y - self.offset)

    # Drawing

    def draw(self, brush: Brush) -> None:
        surface = brush.surface
        clip = surface.get_clip()
        surface.set_clip(self.rect.clip(clip))
        fading = self._fading(surface)
        self._draw_mark(brush)
        self._draw_hits(surface)
        for index in self._visible():
            self._draw_block(brush, self.flow.exact(index))
        self._draw_pictures(surface)
        for strip, place in fading:
            surface.blit(strip, place)
        for link in self.children():
            link.draw(brush)
        surface.set_clip(clip)
        if self.furthest:
            self._draw_bar(brush)
        self.ring(brush)

    def _fading(self, surface: Surface) -> list[tuple[Surface, Rect]]:
        """The ground at the upper and lower border where there is more: laid over the text it fades it out."""
        high = min(self.flow.px, self.rect.h // 4)
        ends = [(Rect(self.rect.x, self.rect.y, self.rect.w, high), False)] if self.offset else []
        if self.offset < self.furthest:
            ends.append((Rect(self.rect.x, self.rect.bottom - high, self.rect.w, high), True))
        found = []
        for place, below in ends:
            seen = place.clip(surface.get_rect())
            if not (seen.w and seen.h):  # the window has just been made smaller, and is not laid out anew yet
                continue
            strip = surface.subsurface(seen).convert_alpha()
            strip.blit(self._veil(place.size, below), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            found.append((strip, place))
        return found

    def _veil(self, size: tuple[int, int], below: bool) -> Surface:
        """White whose opacity falls towards the middle of the page."""
        key = ("veil", size, below)
        veil = self.stage.sprites.kept(key)
        if veil is None:
            veil = Surface(size, pygame.SRCALPHA)
            for y in range(size[1]):
                share = (y + 1) / size[1] if below else 1 - y / size[1]
                veil.fill((255, 255, 255, round(255 * share)), Rect(0, y, size[0], 1))
            self.stage.sprites.keep(key, veil)
        return veil

    def _draw_mark(self, brush: Brush) -> None:
        book = self.flow.book
        if "." not in self.marked:
            return
        indices = [i for i in range(len(book.blocks)) if book.belongs(i, self.marked)]
        reach = round(0.3 * self.flow.px)
        place = self._place(self.flow.rect(indices)).inflate(2 * self.pad, 2 * reach)
        if place.colliderect(self.rect):
            brush.surface.fill(MARKED, place, pygame.BLEND_RGB_MULT)
            bar = Rect(place.x, place.y, max(3, round(5 * brush.u)), place.h)
            brush.surface.fill(brush.skin.accent, bar)

    def _draw_hits(self, surface: Surface) -> None:
        shown = set(self._visible())
        for hit in self.hits:
            if hit[0] in shown:
                for rect in self.flow.part(*hit):
                    colour = HIT_NOW if hit == self.hit else HIT
                    surface.fill(
                        colour, self._place(rect).inflate(round(4 * self.stage.frame.u), 0), pygame.BLEND_RGB_MULT
                    )

    def _draw_block(self, brush: Brush, setting: Setting) -> None:
        skin = brush.skin
        if setting.block.label:
            face = setting.face if setting.block.kind == SECTION else "bold"
            colour = skin.warning if setting.block.kind == SECTION else skin.faint
            self._blit(brush, setting.block.label, face, setting.px, colour, setting.label_x, setting.y)
        for run in setting.runs:
            if self.offset - setting.step < run.y < self.offset + self.rect.h:
                words = setting.block.text[run.start : run.end]
                colour = skin.warning if run.link else skin.ink
                self._blit(brush, words, setting.face, setting.px, colour, run.x, run.y)
                if run.link:
                    self._underline(brush, run, setting.step)
        if setting.block.kind == SECTION:
            high = round(20 * brush.u)
            under = Rect(0, setting.y + setting.height - high, self.flow.width, high)
            brush.box("divider", self._place(under))
        elif setting.rule is not None:
            brush.surface.fill(skin.faint, self._place(setting.rule))

    def _blit(self, brush: Brush, words: str, face: str, px: int, colour: Colour, x: int, y: int) -> None:
        picture = self.stage.text.render(words, face, px, colour)
        brush.surface.blit(picture, self._place(Rect(x, y, 0, 0)))

    def _underline(self, brush: Brush, run: Run, step: int) -> None:
        line = self._place(Rect(run.x, run.y + round(step * 0.82), run.width, max(1, round(1.4 * brush.u))))
        brush.surface.fill(brush.skin.warning, line)

    def _draw_pictures(self, surface: Surface) -> None:
        for picture in self.pictures:
            place = self._place(picture.rect)
            made = self.made.get((picture.sprite, picture.scale))
            if made is not None and place.colliderect(self.rect):
                surface.blit(made, place)

    def _track(self) -> Rect:
        wide = self.stage.frame.px(16)
        return Rect(self.rect.right - wide, self.rect.y, wide, self.rect.h)

    def _long(self) -> int:
        return max(self.stage.frame.px(40), self.rect.h * self.rect.h // max(1, self.content))

    def _draw_bar(self, brush: Brush) -> None:
        track, long = self._track(), self._long()
        brush.box("scroll_track", track)
        y = track.y + (track.h - long) * self.offset // self.furthest
        brush.box("scroll_thumb", Rect(track.x, y, track.w, long))
