"""The hands below: adventurers and notes, what is picked of them, what may be bought, and the own debts."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from gamebox.core.events import UNKNOWN
from gamebox.games.gnadenlos import memory
from gamebox.games.gnadenlos.actions import BID, BUY, LAST, SEND
from gamebox.games.gnadenlos.cards import COLOUR, FIRST_PERSON
from gamebox.games.gnadenlos.scene.choices import note_tags
from gamebox.games.gnadenlos.scene.pieces import INK, TABLE, WRONG, Pieces
from gamebox.games.gnadenlos.scene.plan import RAISED, STEPS_OUT, crew_slots, note_slots
from gamebox.games.gnadenlos.scene.shown import Shown
from gamebox.games.gnadenlos.scene.talk import Talk
from gamebox.ui import theme
from gamebox.ui.layout import inset
from gamebox.ui.stage import Stage
from gamebox.ui.table_look import Lights
from gamebox.ui.theme import Skin

ONE_ROW = 6
"""Up to so many notes of one colour lie in one row."""


class Held(NamedTuple):
    """A card of the hand: what a click on it is called, the piece (UNKNOWN for a back), where it lies."""

    tag: str
    piece: int
    rect: Rect


def crew(pieces: Pieces, shown: Shown) -> list[Held]:
    """The adventurers of the seat below, left to right."""
    cards = list(shown.cards("crew", pieces.home))
    slots = crew_slots(pieces.plan, len(cards))
    return [Held(f"person:{card}" if card >= 0 else "", card, rect) for card, rect in zip(cards, slots, strict=True)]


def notes(pieces: Pieces, shown: Shown) -> list[Held]:
    """The notes of the seat below: those of other colours behind the own ones."""
    cards = sorted(shown.cards("notes", pieces.home))
    tags = note_tags(cards)
    tagged = list(zip(tags, cards, strict=True))
    foreign = [pair for pair in tagged if pair[1] >= 0 and COLOUR[pair[1]] != pieces.home]
    own = [pair for pair in tagged if pair not in foreign]
    if not foreign and len(own) > ONE_ROW:
        foreign, own = own[: -(-len(own) // 2)], own[-(-len(own) // 2) :]
    slots = note_slots(pieces.plan, len(foreign), len(own))
    return [Held(tag, card, rect) for (tag, card), rect in zip([*foreign, *own], slots, strict=True)]


def raised(card: Held, lights: Lights) -> Rect:
    """Where a card lies now: picked ones have risen, so has a little the one under the mouse."""
    rise = STEPS_OUT if card.tag.startswith("person:") else RAISED
    if card.tag and card.tag in lights.picked:
        return card.rect.move(0, -round(card.rect.h * rise))
    if card.tag and card.tag == lights.hovered and card.tag in lights.lit:
        return card.rect.move(0, -round(card.rect.h * rise / 3))
    return card.rect


class HandPainter:
    """Paints what belongs to the hands."""

    def __init__(self, stage: Stage, skin: Skin, pieces: Pieces, talk: Talk) -> None:
        self.stage, self.skin, self.pieces, self.talk = stage, skin, pieces, talk

    def crew(self, surface: Surface, shown: Shown, cards: list[Held], lights: Lights, hidden: set[str]) -> None:
        """The own adventurers."""
        choosing = shown.view.phase == SEND and lights.asked is not None
        for index, card in enumerate(cards):
            if card.tag in hidden or (card.tag and card.tag == lights.dragged):
                continue
            rect = raised(card, lights)
            after = cards[index + 1].rect if index + 1 < len(cards) else None
            seen = after.x - card.rect.x if after is not None and after.x < card.rect.right else 0
            shines = card.tag in (*lights.lit, *lights.picked, *lights.hinted, *lights.told) and card.tag != ""
            under = "glow" if shines else "shadow"
            dim = self._rests(shown, card, lights) and not choosing
            self.pieces.draw(surface, self.pieces.person(card.piece, rect.w, rect.h, under, dim, seen), rect)

    def notes(self, surface: Surface, shown: Shown, cards: list[Held], lights: Lights, hidden: set[str]) -> None:
        """The own notes: what is picked rises and shines."""
        for card in cards:
            if card.tag in hidden or (card.tag and card.tag == lights.dragged):
                continue
            rect = raised(card, lights)
            shines = card.tag != "" and card.tag in (*lights.picked, *lights.hinted, *lights.told)
            under = "glow" if shines else "shadow"
            dim = self._rests(shown, card, lights)
            self.pieces.draw(surface, self.pieces.note(card.piece, rect.w, rect.h, under, dim), rect)

    def _rests(self, shown: Shown, card: Held, lights: Lights) -> bool:
        """Whether a card lies in the shade: nothing can be done with it now."""
        if card.piece == UNKNOWN or lights.busy or shown.view.current is None:
            return False
        return card.tag not in (*lights.lit, *lights.picked)

    # The strip beside the question

    def strip(
        self, surface: Surface, shown: Shown, lights: Lights, worth: int, why: tuple[str, str], hidden: str
    ) -> None:
        """What is bid, or what may be bought. worth: the total picked; why: what is wrong with it, by which rule."""
        if hidden:
            self._said(surface, hidden)
        if lights.asked is None or lights.busy:
            return
        phase = shown.view.phase
        if phase == BID and lights.picked:
            self._bid(surface, worth, why)
        elif phase in (BUY, LAST):
            self._chips(surface, lights)

    def _said(self, surface: Surface, words: str) -> None:
        rect, frame = self.pieces.plan.strip, self.stage.frame
        theme.box(surface, self.stage.sprites, f"{TABLE}:hint", rect, frame.u)
        inner = inset(rect, frame.px(18), frame.px(3))
        self.stage.text.paragraph(
            surface, words, inner, frame.text(25), self.skin.ink, "bold", "centre", frame.least(18), middle=True
        )

    def _bid(self, surface: Surface, worth: int, why: tuple[str, str]) -> None:
        frame, text, rect = self.stage.frame, self.stage.text, self.pieces.plan.strip
        theme.box(surface, self.stage.sprites, f"{TABLE}:ribbon", rect, frame.u * 0.62)
        inner = inset(rect, frame.px(26), frame.px(8))
        words = self.talk.t("gnadenlos.strip.bid", n=worth)
        sentence, paragraph = why
        if not sentence:
            text.line(surface, words, inner, frame.text(36), INK, "black", "centre", frame.least(22))
            return
        told = self.talk.t("gnadenlos.strip.why", bid=words, sentence=sentence)
        cited = [self.stage.t("table.paragraph", sentence=way, paragraph=paragraph) for way in (told, sentence)]
        ways = [cited[0], cited[1], told, sentence] if paragraph else [told, sentence]
        least = frame.least(24)
        fits = next((way for way in ways if text.width(way, "black", least) <= inner.w), "")
        if fits:
            text.line(surface, fits, inner, frame.text(30), WRONG, "black", "centre", least)
            return
        text.paragraph(surface, sentence, inner, frame.text(25), WRONG, "black", "centre", frame.least(14), middle=True)

    def _chips(self, surface: Surface, lights: Lights) -> None:
        """A nugget and a number for each purchase that can be made."""
        frame = self.stage.frame
        for number, rect in enumerate(self.pieces.plan.chips, 1):
            tag = f"buy:{number}"
            live = tag in lights.lit or tag in lights.picked
            if not live:
                continue
            state = "go" if tag in lights.picked or tag in lights.hinted else "plain"
            hover = "_hover" if lights.hovered == tag else ""
            theme.box(surface, self.stage.sprites, self.skin.sprite(f"button_{state}{hover}"), rect, frame.u)
            inner = inset(rect, frame.px(10), frame.px(6))
            nugget = Rect(inner.x, inner.y, inner.w // 2, inner.h)
            self.pieces.put(surface, "nugget_1", nugget)
            ink = self.skin.on_go if state == "go" else self.skin.on_plain
            box = Rect(nugget.right, inner.y, inner.right - nugget.right, inner.h)
            self.stage.text.line(surface, str(number), box, frame.text(34), ink, "number", "centre", frame.readable)

    # The own debts

    def debts(self, surface: Surface, shown: Shown, lights: Lights) -> None:
        """What the own notes in the market may cost, by what the viewer may know."""
        view, rect, frame = shown.view, self.pieces.plan.debts, self.stage.frame
        theme.box(surface, self.stage.sprites, f"{TABLE}:hint", rect, frame.u)
        inner = inset(rect, frame.px(16), frame.px(8))
        head = Rect(inner.x, inner.y, inner.w, round(inner.h * 0.6))
        text, title = self.stage.text, self.talk.t("gnadenlos.debts.title")
        text.paragraph(
            surface, title, head, frame.text(25), self.skin.faint, "bold", "centre", frame.least(16), middle=True
        )
        line = Rect(inner.x, head.bottom, inner.w, inner.bottom - head.bottom)
        if shown.debtor is None:
            words = self.talk.t(f"gnadenlos.debts.{'hidden' if view.viewer is None else 'over'}")
            text.line(surface, words, line, frame.text(30), self.skin.ink, "bold", "centre", frame.least(18))
            return
        found = memory.debts(view, shown.debtor)
        key = "sure" if found.least == found.most else "likely" if view.options.memory else "most"
        words = self.talk.t(
            f"gnadenlos.debts.{key}", least=found.least, most=found.most, about=round(found.likely), n=found.most
        )
        poor = (found.likely if view.options.memory else found.least) > shown.nuggets[shown.debtor]
        ink = self.skin.warning if poor else self.skin.accent
        text.line(surface, words, line, frame.text(33), ink, "bold", "centre", frame.least(18))


def person_of(tag: str) -> int:
    """The adventurer of a tag, UNKNOWN if it is none."""
    kind, _, rest = tag.partition(":")
    return int(rest) if kind == "person" and rest.isdigit() and int(rest) >= FIRST_PERSON else UNKNOWN
