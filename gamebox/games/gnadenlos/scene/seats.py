"""Painting the blocks of the seats: portrait, vultures, what each has, and what it lays out."""

from __future__ import annotations

from pygame import Rect, Surface

from gamebox.core.events import UNKNOWN
from gamebox.games.gnadenlos.actions import BID, SEND
from gamebox.games.gnadenlos.cards import FATAL, FIRST_PERSON, STRENGTH
from gamebox.games.gnadenlos.scene.pieces import INK, PALE, TABLE, Pieces
from gamebox.games.gnadenlos.scene.plan import SeatPlan, bid_notes, sent_card
from gamebox.games.gnadenlos.scene.shown import Shown
from gamebox.games.gnadenlos.scene.talk import Talk, sort_of
from gamebox.ui import theme
from gamebox.ui.portraits import bust, portrait, sign
from gamebox.ui.shelf_widgets import shortened
from gamebox.ui.stage import Stage
from gamebox.ui.table_look import Lights
from gamebox.ui.theme import Skin

COUNTS = ("nuggets", "crew", "notes")
SIGNS = {"nuggets": "nugget_1", "crew": "sign_folk", "notes": "sign_iou"}
TRAIT = {"rush": "gold", "poker": "poker", "showdown": "showdown"}
PLATE = 12
"""Units by which the picture of a block is larger than what lies on it."""


class SeatPainter:
    """Paints the seats of one table at one window size."""

    def __init__(self, stage: Stage, skin: Skin, pieces: Pieces, talk: Talk) -> None:
        self.stage, self.skin, self.pieces, self.talk = stage, skin, pieces, talk

    def seats(self, surface: Surface, shown: Shown, lights: Lights, hidden: set[str]) -> None:
        """All blocks. hidden: what moves just now."""
        for seat in range(shown.seats):
            block = self.pieces.place(seat)
            self._seat(surface, shown, lights, seat, block)
            self._laid(surface, shown, lights, seat, block, hidden)

    def _seat(self, surface: Surface, shown: Shown, lights: Lights, seat: int, block: SeatPlan) -> None:
        frame, stage = self.pieces.plan.frame, self.stage
        turn = shown.view.current == seat and not lights.busy
        told = f"seat:{seat}" in lights.told or f"seat:{seat}" in lights.hinted
        plate = block.panel.inflate(frame.px(PLATE), frame.px(PLATE))
        theme.box(surface, stage.sprites, f"{TABLE}:plate{'_active' if turn or told else ''}", plate, frame.u)
        colour = self.pieces.colours[seat]
        face = portrait(stage.sprites, bust("gnadenlos", colour), sign(colour), block.bust.w)
        surface.blit(face, block.bust)
        px = stage.text.fit(self.talk.name(seat), block.name.w, frame.text(31), frame.least(), "bold")
        words = shortened(stage, self.talk.name(seat), block.name.w, px, "bold")
        stage.text.line(surface, words, block.name, px, self.skin.ink, "bold", "left", px)
        for k, rect in enumerate(block.vultures):
            have = shown.vultures[seat]
            name = "vulture_place" if k >= have else "vulture_last" if k == FATAL - 1 else "vulture"
            self.pieces.put(surface, name, rect)
        if shown.active == seat and shown.view.current is not None:
            self.pieces.put(surface, "active", block.revolver.inflate(block.revolver.w // 3, block.revolver.h // 3))
        self._counts(surface, shown, lights, seat, block)

    def _counts(self, surface: Surface, shown: Shown, lights: Lights, seat: int, block: SeatPlan) -> None:
        frame = self.pieces.plan.frame
        numbers = (shown.nuggets[seat], shown.crew(seat), shown.notes(seat))
        for name, number, rect in zip(COUNTS, numbers, block.counts, strict=True):
            side = min(rect.h, frame.px(42))
            wide = round(side * (1.15 if name == "notes" else 0.8 if name == "crew" else 1.0))
            box = Rect(rect.x, rect.centery - side // 2, wide, side)
            self.pieces.put(surface, SIGNS[name], box)
            words = Rect(box.right + frame.px(6), rect.y, rect.right - box.right - frame.px(6), rect.h)
            ink = self.skin.accent if f"{name}:{seat}" in lights.told else self.skin.ink
            self.stage.text.line(surface, str(number), words, frame.text(36), ink, "number", "left", frame.readable)

    # What is laid out

    def _laid(
        self, surface: Surface, shown: Shown, lights: Lights, seat: int, block: SeatPlan, hidden: set[str]
    ) -> None:
        view, sent, laid = shown.view, shown.cards("sent", seat), shown.bid(seat)
        if sent or (view.phase == SEND and view.current is not None and seat in view.queue and not lights.busy):
            self._sent(surface, shown, lights, seat, block, hidden)
        elif laid or (view.phase == BID and shown.lots() and not lights.busy and seat in view.queue):
            self._bid(surface, shown, lights, seat, block)

    def _sent(
        self, surface: Surface, shown: Shown, lights: Lights, seat: int, block: SeatPlan, hidden: set[str]
    ) -> None:
        rect, cards = sent_card(self.pieces.plan, block.place), shown.cards("sent", seat)
        if not cards:
            self.pieces.put(surface, "put_down", rect)
            return
        if f"sent:{seat}" in hidden:
            return
        outcome = shown.outcome(seat)
        shines = outcome == "best" or f"sent:{seat}" in lights.told
        dim = outcome == "worst"
        picture = self.pieces.person(cards[0], rect.w, rect.h, "glow" if shines else "shadow", dim)
        self.pieces.draw(surface, picture, rect)
        if cards[0] != UNKNOWN and shown.kind >= 0:
            self._trait(surface, shown, seat, block, rect, outcome)
        elif cards[0] == UNKNOWN or not shown.met:
            beside = Rect(0, 0, rect.w // 2, rect.w // 2)
            beside.center = (rect.right + block.place.right) // 2, rect.centery
            self.pieces.put(surface, "decided", beside)

    def _trait(self, surface: Surface, shown: Shown, seat: int, block: SeatPlan, rect: Rect, outcome: str) -> None:
        """What counts of the adventurer that was put down, large beside it, and what comes of it."""
        place, frame = block.place, self.pieces.plan.frame
        name = TRAIT[sort_of(shown.kind)]
        card = shown.cards("sent", seat)[0]
        room = Rect(rect.right + frame.px(8), place.y, place.right - rect.right - frame.px(8), place.h)
        side = min(room.w, round(room.h * 0.62), frame.px(104))
        box = Rect(0, 0, side, side)
        box.center = room.centerx, room.y + round(room.h * (0.36 if outcome else 0.5))
        self.pieces.put(surface, f"trait_{name}", box, 0.7 if outcome == "worst" else 1.0)
        value = STRENGTH[shown.kind][card - FIRST_PERSON]
        ink = INK if name == "gold" else PALE
        self.pieces.figure(surface, str(value), box.inflate(-side // 3, -side // 3), ink, 60, 1)
        if outcome:
            words = self.talk.t(f"gnadenlos.outcome.{name}.{outcome}")
            line = Rect(room.x, box.bottom, room.w, min(frame.line(40), place.bottom - box.bottom))
            ink = self.skin.accent if outcome == "best" else self.skin.warning
            self.stage.text.line(surface, words, line, frame.text(28), ink, "bold", "centre", frame.least(20))

    def _bid(self, surface: Surface, shown: Shown, lights: Lights, seat: int, block: SeatPlan) -> None:
        faces, frame = list(shown.bid(seat)), self.pieces.plan.frame
        if not faces:
            area = Rect(block.place.x, 0, block.place.w - frame.px(84), min(block.place.h, frame.px(128)))
            area.centery = block.place.centery
            theme.box(surface, self.stage.sprites, f"{TABLE}:bid_place", area, frame.u)
            return
        rects = bid_notes(self.pieces.plan, block.place, len(faces))
        told = f"bid:{seat}" in lights.told
        for face, rect in zip(faces, rects, strict=True):
            self.pieces.draw(surface, self.pieces.note(face, rect.w, rect.h, "glow" if told else "shadow"), rect)
        self.pieces.numbered(surface, "disc", self.total_rect(block), str(shown.worth(seat)))

    def total_rect(self, block: SeatPlan) -> Rect:
        """Where the total of a bid stands."""
        side = min(self.pieces.plan.frame.px(76), block.place.h)
        box = Rect(0, 0, side, side)
        box.midright = block.place.midright
        return box
