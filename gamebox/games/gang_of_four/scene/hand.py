"""The hand below: its cards in order, what is picked of them, what it is called, and what may be picked instead."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from gamebox.core.events import UNKNOWN
from gamebox.games.gang_of_four import combos
from gamebox.games.gang_of_four.actions import GIVE, PLAY
from gamebox.games.gang_of_four.cards import FACE
from gamebox.games.gang_of_four.combos import Combination
from gamebox.games.gang_of_four.scene.order import arranged
from gamebox.games.gang_of_four.scene.pieces import BACK, Pieces, sprite
from gamebox.games.gang_of_four.scene.plan import hand_slots
from gamebox.games.gang_of_four.scene.shown import Shown
from gamebox.games.gang_of_four.scene.talk import Talk, cased
from gamebox.ui import theme
from gamebox.ui.layout import inset
from gamebox.ui.stage import Stage
from gamebox.ui.table_look import Lights
from gamebox.ui.theme import Skin

INK = (74, 31, 16)
WRONG = (150, 30, 24)
MORE = "ui/icons:arrow_right"


class Held(NamedTuple):
    """A card in the hand; UNKNOWN for a back."""

    card: int
    rect: Rect
    angle: float

    @property
    def tag(self) -> str:
        """What a click on it is called."""
        return f"card:{self.card}"


def card_of(tag: str) -> int:
    """The card of a tag, UNKNOWN if it is none."""
    kind, _, rest = tag.partition(":")
    return int(rest) if kind == "card" and rest.isdigit() else UNKNOWN


def held(pieces: Pieces, shown: Shown, order: str) -> list[Held]:
    """The cards of the seat below, left to right."""
    cards = list(shown.cards("hand", pieces.home))
    known = UNKNOWN not in cards
    groups = arranged(cards, order) if known and cards else [cards] if cards else []
    slots = hand_slots(pieces.plan, [len(group) for group in groups])
    return [Held(card, *slot) for card, slot in zip([card for group in groups for card in group], slots, strict=True)]


def raised(pieces: Pieces, card: Held, lights: Lights) -> Rect:
    """Where a card stands now."""
    if card.card == UNKNOWN:
        return card.rect
    if card.tag in lights.picked:
        return card.rect.move(0, -pieces.plan.raised)
    if card.tag == lights.hovered and card.tag in lights.lit:
        return card.rect.move(0, -pieces.plan.raised // 3)
    return card.rect


class HandPainter:
    """Paints what belongs to the hand."""

    def __init__(self, stage: Stage, skin: Skin, pieces: Pieces, talk: Talk) -> None:
        self.stage, self.skin, self.pieces, self.talk = stage, skin, pieces, talk

    def cards(self, surface: Surface, shown: Shown, cards: list[Held], lights: Lights) -> None:
        """The cards: what is picked rises and shines, a hint glows; when others play they rest in the shade."""
        for card in cards:
            if card.tag == lights.dragged:
                continue
            rect = raised(self.pieces, card, lights)
            glows = card.tag in lights.picked or card.tag in lights.hinted
            mine = lights.asked is not None and card.tag in (*lights.lit, *lights.picked)
            name = BACK if card.card == UNKNOWN else sprite(card.card)
            dim = card.card != UNKNOWN and not mine and not lights.busy and shown.view.current is not None
            self.pieces.draw(surface, name, rect, "glow" if glows else "shadow", card.angle, dim)

    def ribbon(self, surface: Surface, rect: Rect, shown: Shown, lights: Lights, why: tuple[str, str]) -> None:
        """What is picked in words, and why it may not be played: the sentence and the paragraph, "" when it may."""
        if lights.asked is None or shown.view.phase not in (PLAY, GIVE):
            return
        frame, text = self.stage.frame, self.stage.text
        faces = [FACE[card] for card in map(card_of, lights.picked) if card != UNKNOWN]
        if not faces:
            return
        theme.box(surface, self.stage.sprites, "gang_of_four/table:ribbon", rect, frame.u)
        inner = inset(rect, frame.px(40), frame.px(3))
        words, (sentence, paragraph) = cased(self.talk.picked(faces)), why
        if not sentence:
            text.line(surface, words, inner, frame.text(30), INK, "black", "centre", frame.least(20))
            return
        ways = [self.talk.t("gang_of_four.why", combo=words, sentence=sentence), sentence]
        ways = [words] if combos.of(faces) is None else ways
        if paragraph:
            ways = [self.stage.t("table.paragraph", sentence=way, paragraph=paragraph) for way in ways]
        px, least = frame.text(25), frame.least(15)
        fits = (way for way in ways if text.paragraph_height(way, inner.w, least, "black") <= inner.h)
        text.paragraph(surface, next(fits, ways[-1]), inner, px, WRONG, "black", "centre", least, middle=True)

    def offers(
        self, surface: Surface, rects: tuple[Rect, ...], found: list[Combination], more: bool, lights: Lights
    ) -> None:
        """What may be picked instead, each with the corners of its cards where there is room."""
        for index, combo in enumerate(found):
            inner = self._chip(surface, rects[index], f"offer:{index}", lights)
            self._named(
                surface,
                inner,
                self.pieces.corners(combo.faces, inner.h - self.stage.frame.px(6)),
                cased(self.talk.combo(combo)),
            )
        if more:
            inner = self._chip(surface, rects[-1], "offer:next", lights)
            arrow = self.stage.sprites.piece(MORE)
            drawn = self.stage.sprites.get(MORE, min(inner.h / arrow.height, inner.w / arrow.width))
            surface.blit(drawn, drawn.get_rect(center=inner.center))

    def _chip(self, surface: Surface, rect: Rect, tag: str, lights: Lights) -> Rect:
        frame = self.stage.frame
        name = self.skin.sprite("button_plain_hover" if lights.hovered == tag else "button_plain")
        theme.box(surface, self.stage.sprites, name, rect, frame.u)
        return inset(rect, frame.px(8), frame.px(2))

    def _named(self, surface: Surface, inner: Rect, drawn: Surface, words: str) -> None:
        frame, text = self.stage.frame, self.stage.text
        px, least = frame.text(22), frame.least(13)
        beside = Rect(inner.x + drawn.get_width() + frame.px(6), inner.y, 0, inner.h)
        beside.w = inner.right - beside.x
        lines = text.wrap(words, "bold", least, max(1, beside.w))
        wide = max(text.width(line, "bold", least) for line in lines)
        if wide <= beside.w and len(lines) * text.height("bold", least) <= beside.h:
            surface.blit(drawn, drawn.get_rect(midleft=(inner.x, inner.centery)))
            inner = beside
        text.paragraph(surface, words, inner, px, self.skin.on_plain, "bold", "centre", least, middle=True)

    def sorts(self, surface: Surface, order: str, lights: Lights) -> None:
        """The three orders of the hand; the chosen one is lit."""
        frame = self.stage.frame
        for name, rect in zip(("number", "colour", "combos"), self.pieces.plan.sorts, strict=True):
            tag, on = f"sort:{name}", name == order
            lit = "_hover" if lights.hovered == tag else ""
            theme.box(
                surface, self.stage.sprites, self.skin.sprite(f"button_{'go' if on else 'plain'}{lit}"), rect, frame.u
            )
            ink = self.skin.on_go if on else self.skin.on_plain
            words, box = self.talk.t(f"gang_of_four.sort.{name}"), inset(rect, frame.px(14), frame.px(3))
            self.stage.text.line(surface, words, box, frame.text(25), ink, "bold", "centre", frame.least(18))


def combination(tags: tuple[str, ...]) -> Combination | None:
    """The combination that picked cards are."""
    return combos.of([FACE[card] for card in map(card_of, tags) if card != UNKNOWN])
