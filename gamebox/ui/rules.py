"""The rules of a game to read: its numbered paragraphs, opened at the one that matters now."""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib import resources
from typing import NamedTuple

import pygame
from pygame import Rect
from pygame.event import Event

from gamebox.core.game import BadAsset
from gamebox.ui import layout, theme
from gamebox.ui.dialog import Answer, Dialog
from gamebox.ui.widgets import Label, Panel, Paragraph, ScrollArea, Widget

NUMBERED = re.compile(r"^(\d+\.\d+[a-z]?)\s+(.*)")
MARK = re.compile(r"\s*\[[^\]]*\]")
LAST_SECTION = 9
"""Later sections give the reasons and sources of the rules, not the rules."""


class Passage(NamedTuple):
    """A heading (number "") or a paragraph of the rules."""

    number: str
    text: str


def passages(game: str) -> list[Passage]:
    """The rules of a game in order. Raises BadAsset when they cannot be read."""
    try:
        text = resources.files(f"gamebox.games.{game}").joinpath("RULES.md").read_text(encoding="utf-8")
    except (OSError, ModuleNotFoundError) as wrong:
        raise BadAsset(f"rules of {game}: {wrong}") from wrong
    found: list[Passage] = []
    for line in text.split("\n## ")[1:]:
        heading, *rest = line.split("\n")
        section = heading.split(" ", 1)
        if section[0].isdigit() and int(section[0]) <= LAST_SECTION:
            found += [Passage("", MARK.sub("", section[1])), *_paragraphs(rest)]
    return found


def _paragraphs(lines: Sequence[str]) -> list[Passage]:
    found: list[Passage] = []
    for line in lines:
        numbered = NUMBERED.match(line)
        words = MARK.sub("", line).strip()
        if numbered:
            found.append(Passage(numbered[1], MARK.sub("", numbered[2])))
        elif found and words and not words.startswith("|"):
            found[-1] = found[-1]._replace(text=f"{found[-1].text} {words}")
        elif found and words and not set(words) <= set("|- "):
            found[-1] = found[-1]._replace(text=f"{found[-1].text}\n{_row(words)}")
    return found


def _row(line: str) -> str:
    return "  ·  ".join(cell.strip() for cell in line.strip("|").split("|"))


class Rules(Dialog):
    """Shows the rules. paragraph: the number to open at, "" for the beginning."""

    name = "rules"
    size = (1500, 980)

    def __init__(self, game: str, paragraph: str = "") -> None:
        super().__init__()
        self.game, self.paragraph = game, paragraph
        self.passages = passages(game)
        self._opened = False
        self.focus = "close"

    def title(self) -> str:
        return self.stage.t("rules.title", game=self.stage.t(f"games.{self.game}.title"))

    def answers(self) -> Sequence[Answer]:
        return (Answer("close", self.stage.t("message.close"), self.stack.pop, "go"),)

    def event(self, event: Event) -> bool:
        steps = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -8, pygame.K_PAGEDOWN: 8}
        ends = {pygame.K_HOME: -10_000, pygame.K_END: 10_000}
        step = {**steps, **ends}.get(event.key) if event.type == pygame.KEYDOWN else None
        if step is None:
            return super().event(event)
        self.offsets["text"] = self.offsets.get("text", 0) + step * self.stage.frame.px(70)
        self.refresh()
        return True

    def body(self, rect: Rect) -> list[Widget]:
        frame = self.stage.frame
        area, wide = rect, rect.w - frame.px(34)
        places, y = [], 0
        for passage in self.passages:
            high = self._height(passage, wide)
            places.append(Rect(0, y, wide, high))
            y += high + frame.px(10)
        if not self._opened:
            self._opened = True
            at = next((i for i, p in enumerate(self.passages) if self.paragraph and p.number == self.paragraph), 0)
            self.offsets["text"] = places[at].y - frame.px(60) if at else 0
        offset = self.offset("text", area, y)
        inside = [
            widget
            for passage, place in zip(self.passages, places, strict=True)
            for widget in self._passage(passage, place.move(area.x, area.y - offset))
        ]
        return [ScrollArea("text", area, y, offset, inside)]

    def _indent(self) -> int:
        return self.stage.text.width("00.00b ", "bold", self.stage.frame.text(theme.BODY)) + self.stage.frame.px(10)

    def _height(self, passage: Passage, wide: int) -> int:
        frame, text = self.stage.frame, self.stage.text
        if not passage.number:
            return frame.line(64)
        inner = wide - self._indent() - frame.px(14)
        return text.paragraph_height(passage.text, inner, frame.text(theme.BODY), "plain") + frame.px(12)

    def _passage(self, passage: Passage, place: Rect) -> list[Widget]:
        frame = self.stage.frame
        if not passage.number:
            return [Label(place, passage.text, theme.HEADING, face="title", least=24)]
        number, words = layout.left(layout.inset(place, frame.px(7), frame.px(6)), self._indent())
        first = Rect(number.x, number.y, number.w, self.stage.text.height("plain", frame.text(theme.BODY)))
        found: list[Widget] = [Panel(place, "list_row_hover")] if passage.number == self.paragraph else []
        found.append(Label(first, passage.number, theme.BODY, self.skin.faint, "bold"))
        return [*found, Paragraph(Rect(words.x, words.y, words.w, words.h + 2), passage.text, theme.BODY, face="plain")]
