"""Painting the blocks of the seats: portrait, signs, hand, points, the score pile by colour, the cards in front."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from gamebox.core.events import Moved
from gamebox.games.guillotine.cards import GROUPS
from gamebox.games.guillotine.scene import tally
from gamebox.games.guillotine.scene.pieces import INK, PALE, TABLE, Pieces, sprite
from gamebox.games.guillotine.scene.shown import Shown
from gamebox.games.guillotine.scene.talk import Talk
from gamebox.ui import theme
from gamebox.ui.portraits import bust, portrait, sign
from gamebox.ui.shelf_widgets import shortened
from gamebox.ui.stage import Stage
from gamebox.ui.table_look import Lights

PLATE = 18
"""Units by which the picture of a block is larger than what lies on it."""


def badges(shown: Shown, seat: int, row: Rect) -> list[tuple[str, Rect]]:
    """The signs that stand at a seat now, by name, and where."""
    view = shown.view
    there = {
        "turn": view.current == seat,
        "first": view.first == seat,
        "confused": seat in shown.confused,
        "rushed": seat in shown.hurried,
    }
    names = [name for name, on in there.items() if on]
    side = min(row.h, row.w // max(1, len(names)))
    return [(name, Rect(row.x + k * (side + side // 8), row.y, side, side)) for k, name in enumerate(names)]


class SeatPainter:
    """Paints the seats of one table at one window size."""

    def __init__(self, stage: Stage, pieces: Pieces, talk: Talk, colours: tuple[str, ...]) -> None:
        self.stage, self.pieces, self.talk, self.colours = stage, pieces, talk, colours

    def seats(self, surface: Surface, shown: Shown, lights: Lights, hidden: set[int]) -> None:
        """All blocks. hidden: the cards that are in the air."""
        for seat in range(shown.seats):
            self._seat(surface, shown, lights, seat)
            self._piles(surface, shown, lights, seat, hidden)

    def _seat(self, surface: Surface, shown: Shown, lights: Lights, seat: int) -> None:
        block, frame, stage = self.pieces.place(seat), self.pieces.plan.frame, self.stage
        tag = f"seat:{seat}"
        turn = shown.view.current == seat and not lights.busy
        lit = tag in lights.lit
        if lit or tag in lights.told or tag in lights.hinted:
            grown = block.panel.inflate(frame.px(PLATE + 34), frame.px(PLATE + 34))
            theme.box(surface, stage.sprites, f"{TABLE}:glow_card", grown, frame.u * 0.8)
        active = turn or (lit and lights.hovered == tag)
        plate = block.panel.inflate(frame.px(PLATE), frame.px(PLATE))
        theme.box(surface, stage.sprites, f"{TABLE}:plate{'_active' if active else ''}", plate, frame.u)
        colour = self.colours[seat]
        face = portrait(stage.sprites, bust("guillotine", colour), sign(colour), block.bust.w)
        surface.blit(face, block.bust)
        px = stage.text.fit(self.talk.name(seat), block.name.w, frame.text(31), frame.least(), "bold")
        words = shortened(stage, self.talk.name(seat), block.name.w, px, "bold")
        stage.text.line(surface, words, block.name, px, INK, "bold", "left", px)
        for name, rect in badges(shown, seat, block.signs):
            self.pieces.put(surface, f"{TABLE}:{name}", rect)
        self._hand(surface, len(shown.cards("hand", seat)), block.fan)
        self.pieces.numbered(surface, f"{TABLE}:seal", block.seal, str(shown.points(seat)), "number")

    def _hand(self, surface: Surface, count: int, fan: Rect) -> None:
        if count:
            self.pieces.put(surface, f"{TABLE}:fan_{min(10, count)}", fan)
        side = max(round(fan.h * 0.5), round(self.pieces.plan.frame.readable * 1.7))
        box = Rect(fan.right - side, fan.bottom - side, side, side)
        self.pieces.numbered(surface, f"{TABLE}:count", box, str(count), "number")

    def _piles(self, surface: Surface, shown: Shown, lights: Lights, seat: int, hidden: set[int]) -> None:
        pile, front = shown.trophies(seat), shown.front(seat)
        worth, places = tally.worths(pile, front), self.pieces.laid(shown, seat)
        frame, sprites = self.pieces.plan.frame, self.stage.sprites
        new = {e.card for e in lights.marks if isinstance(e, Moved) and e.dst.name in ("trophies", "front")}
        choosing = any(f"noble:{card}" in lights.lit for card in pile)
        for (group, cards), mat in zip(tally.grouped(pile), places.groups, strict=True):
            theme.box(surface, sprites, f"{TABLE}:mat_{GROUPS[group]}", mat.mat, frame.u)
            self._head(surface, group, sum(worth[card] for card in cards), mat.head)
            for card, rect in zip(cards, mat.nobles, strict=True):
                if card not in hidden:
                    self._mini(surface, lights, card, rect, worth[card], card in new, choosing)
        for card, rect in zip(front, places.fronts, strict=True):
            if card not in hidden:
                self._front(surface, lights, card, rect, pile, card in new)

    def _head(self, surface: Surface, group: int, points: int, head: Rect) -> None:
        side = head.h
        self.pieces.put(surface, f"{TABLE}:mark_{GROUPS[group]}", Rect(head.x, head.y, side, side))
        box = Rect(head.x + side + side // 6, head.y, head.w - side - side // 6, head.h)
        px = self.pieces.plan.frame.text(29)
        self.stage.text.line(surface, str(points), box, px, PALE, "number", "left", self.pieces.plan.frame.readable)

    def _mini(
        self, surface: Surface, lights: Lights, card: int, rect: Rect, worth: int, new: bool, choosing: bool
    ) -> None:
        tag = f"noble:{card}"
        shines = tag in lights.lit or tag in lights.told or tag in lights.hinted or new
        if tag in lights.lit and lights.hovered == tag:
            rect = rect.move(0, -round(rect.h * 0.12))
        under = "glow" if shines and (not choosing or tag in lights.lit) else "shadow"
        self.pieces.draw(surface, self.pieces.mini(card, rect.w, rect.h, worth, under), rect)

    def _front(self, surface: Surface, lights: Lights, card: int, rect: Rect, pile: Sequence[int], new: bool) -> None:
        tag = f"front:{card}"
        shines = tag in lights.lit or tag in lights.told or tag in lights.hinted or new
        if shines:
            grown = rect.inflate(round(rect.w * 0.4), round(rect.h * 0.32))
            theme.box(surface, self.stage.sprites, f"{TABLE}:glow_card", grown, rect.h / 96 * 0.5)
        name = sprite(card, True)
        surface.blit(self.stage.sprites.sized(name, rect.w, rect.h), rect)
        if card in tally.SCORING:
            points = tally.front_worth(card, pile)
            marks = self.stage.sprites.piece(name).marks.get("tally", (10, 66, 56, 26))
            k = rect.w / 76
            box = Rect(*(round(v * k) for v in marks)).move(rect.topleft)
            words = f"+{points}" if points >= 0 else str(points)
            self.pieces.figure(surface, words, box, INK)
