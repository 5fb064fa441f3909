"""The key help: what every key and the mouse do, over whatever is shown."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect
from pygame.event import Event

from gamebox.ui import layout, theme
from gamebox.ui.dialog import Answer, Dialog
from gamebox.ui.widgets import Brush, Label, Widget

EVERYWHERE = ("tab", "arrows", "enter", "escape", "pages", "f1", "f2", "full_screen", "mute")
TABLE = ("click", "again", "sweep", "drag", "play", "pass", "sort", "offer", "rest", "hurry", "wheel", "search")
SPLIT = " | "
"""Between two keys that do the same, in the catalogue."""


class KeyHelp(Dialog):
    """Two lists: keys that hold everywhere, and what the mouse and some keys do at the table and in the rules."""

    name = "keys"
    size = (1760, 1130)

    def __init__(self) -> None:
        super().__init__()
        self.focus = "close"

    def title(self) -> str:
        return self.stage.t("keys.title")

    def answers(self) -> Sequence[Answer]:
        t = self.stage.t
        rules = Answer("rules", t("pause.rules"), self._rules, icon="rules")
        return (rules, Answer("close", t("message.close"), self.stack.pop, "go"))

    def _rules(self) -> None:
        from gamebox.ui.rules import rules_wanted

        rules_wanted(self.stack)

    def body(self, rect: Rect) -> list[Widget]:
        frame, t = self.stage.frame, self.stage.t
        left, right = layout.columns(rect, (1, 1), frame.px(48))
        most = max(len(EVERYWHERE), len(TABLE))
        found: list[Widget] = []
        for side, heading, topics in ((left, "everywhere", EVERYWHERE), (right, "table", TABLE)):
            head, rest = layout.top(side, frame.px(46), frame.px(2))
            found.append(Label(head, t(f"keys.{heading}"), theme.HEADING - 4, face="title"))
            places = layout.rows(rest, [1] * most, 0)
            found += [self._line(topic, place) for topic, place in zip(topics, places, strict=False)]
        return found

    def _line(self, topic: str, place: Rect) -> Widget:
        t = self.stage.t
        return KeyLine(place, tuple(t(f"keys.{topic}.key").split(SPLIT)), t(f"keys.{topic}.does"))

    def shortcut(self, event: Event) -> bool:
        if event.key == pygame.K_F1:
            self.stack.pop()
            return True
        return False


class KeyLine(Widget):
    """Keys, each on a cap of its own, and what they do."""

    def __init__(self, rect: Rect, keys: tuple[str, ...], does: str) -> None:
        super().__init__("", rect, does)
        self.keys = keys

    def draw(self, brush: Brush) -> None:
        frame, text = brush.stage.frame, brush.stage.text
        caps, does = layout.left(self.rect, round(self.rect.w * 0.36), frame.px(14))
        high = min(caps.h, frame.line(54))
        wide, px = self._widths(brush, caps.w, min(frame.text(theme.SMALL), round(high * 0.6)))
        x = caps.x
        for key, width in zip(self.keys, wide, strict=True):
            cap = Rect(x, caps.centery - high // 2, width, high)
            brush.box("button_plain", cap)
            text.line(brush.surface, key, cap.move(0, -frame.px(3)), px, brush.skin.on_plain, "bold", "centre")
            x = cap.right + frame.px(8)
        size = frame.text(theme.BODY - 2)
        text.paragraph(
            brush.surface, self.label, does, size, brush.skin.ink, "medium", least=frame.least(18), middle=True
        )

    def _widths(self, brush: Brush, room: int, px: int) -> tuple[list[int], int]:
        """How wide each cap is, and the size of its letters so that all fit."""
        frame, text = brush.stage.frame, brush.stage.text
        pad, gaps, least = 2 * frame.px(16), frame.px(8) * (len(self.keys) - 1), frame.least(16)
        while px > least and sum(text.width(k, "bold", px) + pad for k in self.keys) + gaps > room:
            px -= 1
        return [text.width(key, "bold", px) + pad for key in self.keys], px
