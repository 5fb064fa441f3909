"""The hand below with the card that is being played, and the tray for cards that lie elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from gamebox.core.events import UNKNOWN
from gamebox.games.guillotine.actions import ADD
from gamebox.games.guillotine.scene.pieces import INK, PALE, TABLE, Pieces
from gamebox.games.guillotine.scene.plan import (
    ACTION,
    NOBLE,
    Plan,
    hand_slots,
    tray_arrows,
    tray_cards,
    tray_page,
)
from gamebox.games.guillotine.scene.shown import Shown, is_noble
from gamebox.games.guillotine.scene.talk import Talk
from gamebox.ui import theme
from gamebox.ui.layout import centred, inset
from gamebox.ui.stage import Stage
from gamebox.ui.table_look import Lights
from gamebox.ui.theme import Skin


class Held(NamedTuple):
    """A card in the hand or the tray; UNKNOWN for a back."""

    card: int
    rect: Rect
    angle: float = 0.0

    @property
    def tag(self) -> str:
        """What a click on it is called."""
        return f"noble:{self.card}" if is_noble(self.card) else f"card:{self.card}"


def card_of(tag: str) -> int:
    """The action card of a tag, UNKNOWN if it is none."""
    kind, _, rest = tag.partition(":")
    return int(rest) if kind == "card" and rest.isdigit() else UNKNOWN


def held(pieces: Pieces, shown: Shown) -> list[Held]:
    """The cards of the seat below, left to right."""
    cards = shown.hand(pieces.home)
    return [Held(card, *slot) for card, slot in zip(cards, hand_slots(pieces.plan, len(cards)), strict=True)]


def raised(pieces: Pieces, shown: Shown, card: Held, lights: Lights) -> Rect:
    """Where a card stands now."""
    if card.card == UNKNOWN:
        return card.rect
    if card.card == shown.started or card.tag in lights.picked:
        return card.rect.move(0, -pieces.plan.raised)
    if card.tag == lights.hovered and card.tag in lights.lit:
        return card.rect.move(0, -pieces.plan.raised // 2)
    return card.rect


def take_back(pieces: Pieces, shown: Shown, cards: Sequence[Held]) -> Rect | None:
    """Where the chip is that takes the started card back; None when there is none."""
    frame = pieces.plan.frame
    for card in cards:
        if card.card == shown.started != UNKNOWN:
            chip = Rect(0, 0, max(card.rect.w, frame.line(150)), frame.line(42))
            chip.midbottom = (card.rect.centerx, card.rect.bottom - pieces.plan.raised + chip.h * 3 // 5)
            chip.bottom = min(chip.bottom, frame.height - frame.px(6))
            return chip
    return None


class HandPainter:
    """Paints the hand and the tray."""

    def __init__(self, stage: Stage, skin: Skin, pieces: Pieces, talk: Talk) -> None:
        self.stage, self.skin, self.pieces, self.talk = stage, skin, pieces, talk

    def cards(self, surface: Surface, shown: Shown, cards: Sequence[Held], lights: Lights) -> None:
        """The cards: what may be played is lit, what is chosen or begun rises above the others."""
        there = [card for card in cards if card.card == UNKNOWN or card.tag != lights.dragged]
        places = [raised(self.pieces, shown, card, lights) for card in there]
        up = [rect.y < card.rect.y for card, rect in zip(there, places, strict=True)]
        for high in (False, True):
            some = [(card, rect) for card, rect, its in zip(there, places, up, strict=True) if its == high]
            for card, rect in some:
                if self._lit(shown, card, lights):
                    self.pieces.light(surface, rect, 0.0 if high else card.angle)
            for k, (card, rect) in enumerate(some):
                seen = 0 if high or k == len(some) - 1 else max(0, min(rect.w, some[k + 1][0].rect.x - rect.x))
                self._card(surface, shown, card, rect, lights, (0.0 if high else card.angle, seen))
        chip = take_back(self.pieces, shown, cards)
        if chip is not None and lights.asked is not None:
            self._chip(surface, chip, lights)

    def _lit(self, shown: Shown, card: Held, lights: Lights) -> bool:
        """Whether a card can be played, or is being played."""
        if card.card == UNKNOWN:
            return False
        return card.card == shown.started or card.tag in (*lights.lit, *lights.picked, *lights.hinted)

    def _card(
        self, surface: Surface, shown: Shown, card: Held, rect: Rect, lights: Lights, how: tuple[float, int]
    ) -> None:
        """how: how far it leans, and how many pixels of it are to be seen (0: all)."""
        lit = self._lit(shown, card, lights)
        dim = card.card != UNKNOWN and not lit and lights.asked is not None
        under = "" if lit else "shadow"
        self.pieces.draw(surface, self.pieces.action(card.card, rect.w, rect.h, under, how[0], dim, how[1]), rect)

    def _chip(self, surface: Surface, chip: Rect, lights: Lights) -> None:
        frame = self.pieces.plan.frame
        name = self.skin.sprite("button_plain_hover" if lights.hovered == "tool:undo" else "button_plain")
        theme.box(surface, self.stage.sprites, name, chip, frame.u)
        box = inset(chip, frame.px(12), frame.px(4))
        words = self.talk.t("guillotine.back")
        self.stage.text.line(surface, words, box, frame.text(26), self.skin.on_plain, "bold", "centre", frame.least(18))

    def hint(self, surface: Surface, words: str) -> None:
        """The strip between question and hand: what a card does, or what a choice would bring."""
        if not words:
            return
        frame, text = self.pieces.plan.frame, self.stage.text
        area, pad = self.pieces.plan.hint, frame.px(26)
        px = text.fit(words, area.w - 2 * pad, frame.text(27), frame.least(), "bold")
        box = centred(area, min(area.w, text.width(words, "bold", px) + 2 * pad), area.h)
        theme.box(surface, self.stage.sprites, f"{TABLE}:hint", box, frame.u)
        text.line(surface, words, inset(box, frame.px(16), 0), px, PALE, "bold", "centre", frame.least(16))

    def hidden(self, surface: Surface, words: str) -> None:
        """A sentence over a hand that nobody may see."""
        stage, area, frame = self.stage, self.pieces.plan.table.hand, self.pieces.plan.frame
        px = frame.text(theme.BODY)
        wide = min(area.w, frame.px(820))
        lines = stage.text.wrap(words, "bold", px, wide - 2 * frame.px(40))
        box = centred(area, wide, min(area.h, len(lines) * stage.text.height("bold", px) + 2 * frame.px(16)))
        theme.box(surface, stage.sprites, f"{TABLE}:sheet", box, frame.u)
        inner = inset(box, frame.px(40), frame.px(6))
        stage.text.paragraph(surface, words, inner, px, INK, "bold", "centre", frame.least(), middle=True)

    # The tray

    def tray(self, surface: Surface, shown: Shown, cards: Sequence[Held], lights: Lights, more: bool) -> None:
        """The cards to choose from, over the seats of the others."""
        if not cards:
            return
        plan = self.pieces.plan
        theme.box(surface, self.stage.sprites, f"{TABLE}:sheet", tray_panel(plan, cards, more), plan.frame.u)
        places = [
            card.rect.move(0, -card.rect.h // 16 * (card.tag in lights.lit and card.tag == lights.hovered))
            for card in cards
        ]
        for card, rect in zip(cards, places, strict=True):
            if card.tag in (*lights.lit, *lights.hinted):
                self.pieces.light(surface, rect)
        for card, rect in zip(cards, places, strict=True):
            draw = self.pieces.noble if is_noble(card.card) else self.pieces.action
            self.pieces.draw(surface, draw(card.card, rect.w, rect.h, ""), rect)
        for name, rect in zip(("before", "next"), tray_arrows(plan), strict=True):
            if more:
                self._arrow(surface, name, rect, lights)

    def _arrow(self, surface: Surface, name: str, rect: Rect, lights: Lights) -> None:
        frame = self.pieces.plan.frame
        hover = "_hover" if lights.hovered == f"tray:{name}" else ""
        theme.box(surface, self.stage.sprites, self.skin.sprite(f"button_plain{hover}"), rect, frame.u)
        icon = "arrow_left" if name == "before" else "arrow_right"
        self.pieces.put(surface, theme.icon_name(icon, True), inset(rect, frame.px(14)))


def in_tray(pieces: Pieces, shown: Shown, page: int) -> tuple[list[Held], bool]:
    """The cards in the tray on a page, and whether there are more pages."""
    cards = shown.tray()
    if not cards:
        return [], False
    shape = NOBLE if shown.view.phase == ADD else ACTION
    size = tray_page(pieces.plan, shape)
    pages = -(-len(cards) // size)
    start = page % pages * size
    some = cards[start : start + size]
    return [Held(c, r) for c, r in zip(some, tray_cards(pieces.plan, len(some), shape), strict=True)], pages > 1


def tray_panel(plan: Plan, cards: Sequence[Held], more: bool) -> Rect:
    """What the tray covers: as wide as what lies in it."""
    if more or not cards:
        return plan.tray
    around = cards[0].rect.unionall([card.rect for card in cards[1:]]).inflate(plan.frame.px(120), 0)
    return Rect(max(plan.tray.x, around.x), plan.tray.y, min(plan.tray.w, around.w), plan.tray.h)
