"""The hand below, what is told above it, and the button to look at one's own sides."""

from __future__ import annotations

from pygame import Rect, Surface

from gamebox.core.events import UNKNOWN
from gamebox.games.galeon.actions import AUCTION
from gamebox.games.galeon.cards import TOP, bid_card
from gamebox.games.galeon.scene.pieces import FAINT, INK, PALE, TABLE, Pieces
from gamebox.games.galeon.scene.shown import Shown
from gamebox.games.galeon.scene.talk import Talk
from gamebox.ui import theme
from gamebox.ui.layout import inset
from gamebox.ui.stage import Stage
from gamebox.ui.table_look import Lights
from gamebox.ui.theme import Skin


def card_of(tag: str) -> int:
    """The number of a card's tag, UNKNOWN if it is none."""
    kind, _, rest = tag.partition(":")
    return int(rest) if kind == "card" and rest.isdigit() else UNKNOWN


class HandPainter:
    """Paints what belongs to the hand. away: cards that are moving and so not painted."""

    def __init__(self, stage: Stage, skin: Skin, pieces: Pieces, talk: Talk) -> None:
        self.stage, self.skin, self.pieces, self.talk = stage, skin, pieces, talk
        self.away: set[int] = set()

    def raised(self, value: int, lights: Lights) -> Rect:
        """Where a card stands now."""
        rect, tag, raised = self.pieces.hand(value), f"card:{value}", self.pieces.plan.raised
        if tag in lights.picked:
            return rect.move(0, -raised)
        return rect.move(0, -raised // 3) if tag == lights.hovered and tag in lights.lit else rect

    def cards(self, surface: Surface, shown: Shown, lights: Lights) -> None:
        """The nine cards: those that may be played in the light, those played veiled, those lost struck out."""
        seat = self.pieces.home
        held, lost = shown.values("hand", seat), shown.values("lost", seat)
        for value in range(1, TOP + 1):
            card, tag = bid_card(seat, value), f"card:{value}"
            if tag == lights.dragged or card in self.away:
                self._place(surface, value)
                continue
            rect = self.raised(value, lights)
            if value not in held:
                over = "lost" if value in lost else "veil"
                picture = self.pieces.card(card, rect.w, rect.h, "shadow", over)
            else:
                chosen = tag in lights.picked or tag in lights.hinted or f"bid:{card}" in lights.told
                lit = tag in lights.lit and lights.asked is not None
                dim = not lit and not chosen and shown.view.phase == AUCTION and not lights.busy
                under = "chosen" if chosen else "lit" if lit else "shadow"
                picture = self.pieces.card(card, rect.w, rect.h, under, dim=dim)
            self.pieces.draw(surface, picture, rect)

    def _place(self, surface: Surface, value: int) -> None:
        """The empty place of a card that is carried or flies."""
        name = f"{TABLE}:mat_{self.pieces.colours[self.pieces.home]}"
        theme.box(surface, self.stage.sprites, name, self.pieces.hand(value), self.pieces.plan.frame.u * 0.7)

    def strip(self, surface: Surface, words: str) -> None:
        """The sentence between question and hand."""
        if not words:
            return
        frame, text, rect = self.pieces.plan.frame, self.stage.text, self.pieces.plan.strip
        px = text.fit(words, rect.w - frame.px(36), frame.text(26), frame.least(19), "medium")
        pill = Rect(0, rect.y, min(rect.w, text.width(words, "medium", px) + frame.px(36)), rect.h)
        pill.centerx = rect.centerx
        theme.box(surface, self.stage.sprites, f"{TABLE}:hint", pill, frame.u)
        text.line(surface, words, inset(pill, frame.px(16), 0), px, PALE, "medium", "centre", frame.least(17))

    def eye(self, surface: Surface, words: str, lit: bool, hovered: bool) -> None:
        """The button that lets a human look at what only that seat sees, or goes back to what all see."""
        frame, rect = self.pieces.plan.frame, self.pieces.plan.eye
        name = self.skin.sprite("button_plain_hover" if hovered else "button_plain")
        theme.box(surface, self.stage.sprites, name, rect, frame.u)
        icon = Rect(rect.x + frame.px(12), rect.y + frame.px(4), rect.h - frame.px(8), rect.h - frame.px(10))
        self.pieces.put(surface, f"{TABLE}:{'eye_lit' if lit else 'eye'}", icon)
        box = Rect(icon.right + frame.px(8), rect.y, rect.right - icon.right - frame.px(20), rect.h - frame.px(6))
        ink = self.skin.on_plain
        self.stage.text.line(surface, words, box, frame.text(28), ink, "bold", "left", frame.least(20))

    def stock(self, surface: Surface, shown: Shown) -> None:
        """The turn, the bag of towers and the pile of ships."""
        frame, plan, text = self.pieces.plan.frame, self.pieces.plan, self.stage.text
        status = plan.table.status
        theme.box(surface, self.stage.sprites, f"{TABLE}:sheet", status, frame.u * 0.7)
        box = Rect(status.x + frame.px(14), status.y + frame.px(12), plan.bag.x - status.x - frame.px(14), status.h)
        words = Rect(box.x, box.y, box.w, round(box.h * 0.3))
        number = Rect(box.x, words.bottom, box.w, round(box.h * 0.46))
        text.line(surface, self.talk.t("galeon.turn"), words, frame.text(30), FAINT, "title", "centre", frame.least(20))
        text.line(surface, str(shown.turn), number, frame.text(52), INK, "number", "centre", frame.least())
        self.pieces.numbered(surface, f"{TABLE}:bag", plan.bag, str(shown.bag), "count")
        depth = 1 + (shown.harbour > 8) + (shown.harbour > 20)
        if shown.harbour:
            self.pieces.numbered(surface, f"{TABLE}:ship_pile_{depth}", plan.ships, str(shown.harbour), "count")
