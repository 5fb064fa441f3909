"""The key help: what every key and the mouse do, over whatever is shown."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect
from pygame.event import Event

from gamebox.ui import layout, theme
from gamebox.ui.dialog import Answer, Dialog
from gamebox.ui.layout import Frame
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
        sides = layout.columns(rect, (1, 1), frame.px(48))
        high = rect.h - frame.line(46) - frame.px(2)
        size, parts = self._sizes(sides[0].w, high)
        found: list[Widget] = []
        for side, heading, topics in zip(sides, ("everywhere", "table"), (EVERYWHERE, TABLE), strict=True):
            head, rest = layout.top(side, frame.line(46), frame.px(2))
            found.append(Label(head, t(f"keys.{heading}"), theme.HEADING - 4, face="title"))
            places = layout.rows(rest, [parts[topic] for topic in topics] + [high - sum(parts[x] for x in topics)], 0)
            found += [self._line(topic, place, size) for topic, place in zip(topics, places, strict=False)]
        return found

    def _sizes(self, wide: int, high: int) -> tuple[int, dict[str, int]]:
        """The largest size of letters at which everything is told, and how high each line then is: all the same where
        there is room, else those of two rows higher than the others."""
        frame, most = self.stage.frame, max(len(EVERYWHERE), len(TABLE))
        room = does_of(Rect(0, 0, wide, 9), frame)[1].w
        least = frame.least(18)
        for px in range(frame.text(theme.BODY - 2), least - 1, -1):
            needed = {x: self._needed(x, room, px) for x in (*EVERYWHERE, *TABLE)}
            if max(needed.values()) * most <= high:
                return px, dict.fromkeys(needed, high // most)
            longest = max(sum(needed[x] for x in EVERYWHERE), sum(needed[x] for x in TABLE))
            if longest <= high or px == least:
                more = max(0, high - longest) // most
                return px, {x: n + more for x, n in needed.items()}
        raise AssertionError("there is always a smallest size")

    def _needed(self, topic: str, room: int, px: int) -> int:
        frame, text = self.stage.frame, self.stage.text
        does = text.paragraph_height(self.stage.t(f"keys.{topic}.does"), room, px, "medium")
        return max(does, round(min(frame.text(theme.SMALL), px) * 1.7)) + frame.px(2)

    def _line(self, topic: str, place: Rect, size: int) -> Widget:
        t = self.stage.t
        return KeyLine(place, tuple(t(f"keys.{topic}.key").split(SPLIT)), t(f"keys.{topic}.does"), size)

    def shortcut(self, event: Event) -> bool:
        if event.key == pygame.K_F1:
            self.stack.pop()
            return True
        return False


def does_of(row: Rect, frame: Frame) -> tuple[Rect, Rect]:
    """The places of the keys and of what they do."""
    return layout.left(row, round(row.w * 0.36), frame.px(14))


class KeyLine(Widget):
    """Keys, each on a cap of its own, and what they do."""

    def __init__(self, rect: Rect, keys: tuple[str, ...], does: str, size: int) -> None:
        super().__init__("", rect, does)
        self.keys, self.size = keys, size

    def draw(self, brush: Brush) -> None:
        frame, text = brush.stage.frame, brush.stage.text
        caps, does = does_of(self.rect, frame)
        high = min(caps.h, frame.line(54), round(self.size * 1.8))
        wide, px = self._widths(brush, caps.w, min(frame.text(theme.SMALL), round(high * 0.6)))
        x = caps.x
        for key, width in zip(self.keys, wide, strict=True):
            cap = Rect(x, caps.centery - high // 2, width, high)
            brush.box("button_plain", cap)
            text.line(brush.surface, key, cap.move(0, -frame.px(3)), px, brush.skin.on_plain, "bold", "centre")
            x = cap.right + frame.px(8)
        ink, least = brush.skin.ink, frame.least(18)
        text.paragraph(brush.surface, self.label, does, self.size, ink, "medium", least=least, middle=True)

    def _widths(self, brush: Brush, room: int, px: int) -> tuple[list[int], int]:
        """How wide each cap is, and the size of its letters so that all fit."""
        frame, text = brush.stage.frame, brush.stage.text
        pad, gaps, least = 2 * frame.px(16), frame.px(8) * (len(self.keys) - 1), frame.least(16)
        while px > least and sum(text.width(k, "bold", px) + pad for k in self.keys) + gaps > room:
            px -= 1
        return [text.width(key, "bold", px) + pad for key in self.keys], px
