"""What lies in the hand: movement cards, Black Jack's orders, numbers for the Rum, or the sailors to choose from."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from gamebox.core.events import UNKNOWN, Zone
from gamebox.games.halunken.actions import BID, GIVE, ORDER, RUMS, TAKE
from gamebox.games.halunken.cards import HAND, RUM
from gamebox.games.halunken.scene.pieces import Pieces
from gamebox.games.halunken.scene.shown import Shown
from gamebox.games.halunken.scene.talk import move_of, walker
from gamebox.ui import theme
from gamebox.ui.layout import centred, inset
from gamebox.ui.table_look import Lights
from gamebox.ui.theme import SKINS


class Held(NamedTuple):
    """A card in the hand. there: False for the dark slot of a spent one."""

    tag: str
    sprite: str
    rect: Rect
    there: bool = True


def held(pieces: Pieces, shown: Shown, asked: int | None) -> list[Held]:
    """The cards in the hand for the open choice."""
    view = shown.view
    if asked is not None and view.phase == RUMS:
        figure = walker(shown, RUMS, asked)
        return _slots(pieces, figure, "number", set(HAND) - {RUM})
    if asked is not None and view.phase == ORDER and view.viewer == asked:
        orders = {move_of(card) for card in shown.cards("orders", asked) if card != UNKNOWN}
        return _slots(pieces, shown.seats, "order", orders)
    if asked is not None and view.phase in (BID, TAKE, GIVE):
        return _sailors(pieces, _choices(shown, asked))
    me = pieces.me
    if me is None or not 0 <= me < shown.seats:
        return []
    cards = shown.cards("hand", me)
    if any(card == UNKNOWN for card in cards):
        return []
    return _slots(pieces, me, "move", {move_of(card) for card in cards})


def _slots(pieces: Pieces, figure: int, kind: str, there: set[int]) -> list[Held]:
    slots = pieces.plan.hand
    return [Held(f"{kind}:{m}", pieces.move_sprite(figure, m), slots[m - 1], m in there) for m in HAND]


def _choices(shown: Shown, asked: int) -> list[int]:
    view = shown.view
    if view.phase in (BID, GIVE):
        return list(shown.cards("crew", asked))
    found = [] if view.hit == shown.seats else list(shown.cards("crew", view.hit)) if view.hit != view.current else []
    if view.hit == shown.seats or (view.mover == shown.seats and view.hit == view.employer):
        found = list(shown.cards("port"))
        if view.hit == shown.seats and view.employer not in (-1, asked):
            found += shown.cards("crew", view.employer)
    return found


def _sailors(pieces: Pieces, cards: list[int]) -> list[Held]:
    rects = pieces.offered(len(cards))
    return [Held(f"sailor:{c}", f"halunken/sailors:card_{c}", rect) for c, rect in zip(cards, rects, strict=True)]


def draw(surface: Surface, pieces: Pieces, cards: list[Held], lights: Lights) -> None:
    """Paint the hand: what may be played is lit, what is chosen rises, what is spent stays dark in its slot."""
    for card in cards:
        rect = raised(card, lights)
        if not card.there:
            dark = card.rect.inflate(-round(card.rect.w * 0.08), -round(card.rect.h * 0.08))
            pieces.draw_card(surface, card.sprite, dark, "shadow", 0.3)
        elif card.tag == lights.dragged:
            pieces.draw_card(surface, card.sprite, rect, "shadow", 0.45)
        elif card.tag in lights.lit or card.tag in lights.picked:
            pieces.draw_card(surface, card.sprite, rect, "glow")
        else:
            asked = lights.asked is not None
            pieces.draw_card(surface, card.sprite, rect, "shadow", 0.5 if asked else 0.8)


def draw_hidden(surface: Surface, pieces: Pieces, shown: Shown, words: str) -> None:
    """Where no hand may be seen: its cards face down, and a sentence over them."""
    current = shown.view.current
    seat = 0 if current is None else current
    count, slots = len(shown.cards("hand", seat)), pieces.plan.hand
    back = pieces.sprite(UNKNOWN, Zone("hand", seat))
    for slot in slots[(len(slots) - count) // 2 :][:count]:
        pieces.draw_card(surface, back, slot, "shadow", 0.55)
    stage, area = pieces.stage, pieces.plan.table.hand
    frame, skin = stage.frame, SKINS["harbour"]
    px = frame.text(theme.BODY)
    wide = min(area.w, frame.px(860))
    lines = stage.text.wrap(words, "bold", px, wide - 2 * frame.px(40))
    box = centred(area, wide, min(area.h, len(lines) * stage.text.height("bold", px) + 2 * frame.px(14)))
    theme.box(surface, stage.sprites, skin.sprite("banner"), box, frame.u)
    inner = inset(box, frame.px(40), frame.px(6))
    stage.text.paragraph(surface, words, inner, px, skin.ink, "bold", "centre", frame.least(), middle=True)


def raised(card: Held, lights: Lights) -> Rect:
    """Where a card in the hand lies now."""
    if card.tag in lights.picked:
        return card.rect.move(0, -round(card.rect.h * 0.14))
    if card.tag == lights.hovered and card.tag in lights.lit:
        return card.rect.move(0, -round(card.rect.h * 0.07))
    return card.rect
