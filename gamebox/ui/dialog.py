"""Dialogs: a framed sheet over the scene below, with a title, a body and a row of buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pygame import Rect

from gamebox.ui import layout, theme
from gamebox.ui.menu import MenuScene
from gamebox.ui.widgets import Button, Label, Panel, Paragraph, TextField, Widget


class Answer(NamedTuple):
    """A button under a dialog. kind: "go" for the one that is meant, else "plain"."""

    tag: str
    label: str
    action: Callable[[], None]
    kind: str = "plain"
    icon: str = ""
    enabled: bool = True
    reason: str = ""


class Dialog(MenuScene):
    """An overlay of `size` units with a title. Subclasses give the body and the answers."""

    overlay = True
    size = (820, 460)

    def title(self) -> str:
        """The heading."""
        return ""

    def body(self, rect: Rect) -> list[Widget]:
        """What stands between the title and the buttons."""
        return []

    def answers(self) -> Sequence[Answer]:
        """The buttons, left to right."""
        return ()

    def build(self) -> list[Widget]:
        frame = self.stage.frame
        wide = min(frame.px(self.size[0]), frame.width - frame.px(40))
        high = min(frame.line(self.size[1]), frame.height - frame.px(40))
        outer = layout.centred(frame.rect, wide, high)
        inner = layout.inset(outer, frame.px(52), frame.px(44))
        widgets: list[Widget] = [Panel(outer, "dialog", shadow=True)]
        if self.title():
            head, inner = layout.top(inner, frame.line(64), frame.px(18))
            widgets.append(Label(head, self.title(), theme.TITLE, face="title", align="centre", least=30))
        answers = self.answers()
        if answers:
            row, inner = layout.bottom(inner, frame.line(78), frame.px(24))
            widgets += answer_row(row, answers, frame.px(20), frame.px(420))
        return widgets + self.body(inner)


def answer_row(row: Rect, answers: Sequence[Answer], gap: int, widest: int) -> list[Widget]:
    """Buttons in the middle of a row."""
    wide = min(widest, (row.w - gap * (len(answers) - 1)) // len(answers))
    whole = layout.centred(row, wide * len(answers) + gap * (len(answers) - 1), row.h)
    places = layout.columns(whole, [1] * len(answers), gap)
    return [
        Button(a.tag, place, a.label, a.action, a.kind, a.icon, a.enabled, a.reason)
        for a, place in zip(answers, places, strict=True)
    ]


class Message(Dialog):
    """One sentence, and one or a few answers. Without answers there is one that closes it."""

    name = "message"

    def __init__(self, sentence: str, answers: Sequence[Answer] = (), title: str = "", name: str = "message") -> None:
        super().__init__()
        self.sentence, self.heading, self.name = sentence, title, name
        self._answers = tuple(answers)
        self.size = (900, 380 if title else 320)

    def enter(self) -> None:
        """Enter takes the answer that loses nothing."""
        answers = self.answers()
        self.focus = next((answer.tag for answer in answers if answer.kind == "go"), answers[-1].tag)

    def title(self) -> str:
        return self.heading

    def answers(self) -> Sequence[Answer]:
        return self._answers or (Answer("close", self.stage.t("message.close"), self.stack.pop, "go"),)

    def body(self, rect: Rect) -> list[Widget]:
        told = Paragraph(rect, self.sentence, theme.HEADING - 4, align="centre", least=22)
        told.middle = True
        return [told]


class Ask(Dialog):
    """Asks for a line of text, such as a new title."""

    name = "ask"
    size = (820, 380)

    def __init__(self, question: str, text: str, done: Callable[[str], None]) -> None:
        super().__init__()
        self.question, self.text, self.done = question, text, done
        self.focus = "text"

    def title(self) -> str:
        return self.question

    def answers(self) -> Sequence[Answer]:
        t = self.stage.t
        return (
            Answer("cancel", t("message.cancel"), self.stack.pop),
            Answer("ok", t("message.ok"), self._finish, "go"),
        )

    def body(self, rect: Rect) -> list[Widget]:
        high = self.stage.frame.line(68)
        place = layout.centred(rect, rect.w, min(rect.h, high))
        return [TextField("text", place, self.question, self.text, self._changed, limit=32)]

    def _changed(self, text: str) -> None:
        self.text = text

    def _finish(self) -> None:
        self.stack.pop()
        self.done(self.text.strip())
