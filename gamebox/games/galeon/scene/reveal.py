"""An expedition opened before all: its ship, its towers with their four equipments, and what it has brought."""

from __future__ import annotations

from pygame import Rect, Surface

from gamebox.core.events import UNKNOWN
from gamebox.games.galeon.cards import MASK, NEEDS, VALUE, code_of
from gamebox.games.galeon.scene.pieces import FAINT, INK, TABLE, WAX, Pieces, medal, needs_of
from gamebox.games.galeon.scene.shown import Opened
from gamebox.games.galeon.scene.talk import Talk
from gamebox.ui import theme
from gamebox.ui.layout import columns, inset
from gamebox.ui.portraits import bust, portrait, sign
from gamebox.ui.stage import Stage

MOST = 6
"""So many towers of an expedition are shown side by side."""


class RevealPainter:
    """Paints the sheet on which expeditions are opened."""

    def __init__(self, stage: Stage, pieces: Pieces, talk: Talk) -> None:
        self.stage, self.pieces, self.talk = stage, pieces, talk

    def sheet(self, surface: Surface, opened: Opened) -> None:
        """One expedition."""
        frame, rect, text = self.pieces.plan.frame, self.pieces.plan.reveal, self.stage.text
        theme.box(surface, self.stage.sprites, f"{TABLE}:sheet", rect, frame.u)
        inner = inset(rect, frame.px(36), frame.px(30))
        head = Rect(inner.x, inner.y, inner.w, frame.line(64))
        colour = self.pieces.colours[opened.seat]
        face = portrait(self.stage.sprites, bust("galeon", colour), sign(colour), head.h)
        surface.blit(face, head.topleft)
        words = self.talk.t("galeon.reveal", name=self.talk.name(opened.seat), ship=self.talk.piece(opened.ship))
        box = Rect(head.x + head.h + frame.px(14), head.y, head.w - head.h - frame.px(14), head.h)
        text.line(surface, words, box, frame.text(38), INK, "title", "left", frame.least(22))
        body = Rect(inner.x, head.bottom + frame.px(10), inner.w, inner.bottom - head.bottom - frame.px(10))
        ship, towers, gain = columns(body, (6, 12, 4), frame.px(18))
        self._ship(surface, opened, ship)
        self._towers(surface, opened, towers)
        self._gain(surface, opened, gain)

    def _ship(self, surface: Surface, opened: Opened, area: Rect) -> None:
        side = area.w // 4
        berth = Rect(area.x, area.y, area.w, min(area.h - side, round(area.w * 2 / 3)))
        self.pieces.vessel(surface, opened.ship, berth)
        known = {side for sides in opened.sides.values() for side in sides}
        for index, equipment in enumerate(needs_of(opened.ship)):
            state = "match" if equipment in known else ""
            place = Rect(area.x + index * side, berth.bottom, side, side)
            self.pieces.put(surface, medal(equipment, state), inset(place, side // 16))

    def _towers(self, surface: Surface, opened: Opened, area: Rect) -> None:
        """A row for each tower: its four sides, and the coin that it is worth."""
        towers = opened.towers[:MOST]
        if not towers:
            return
        high = min(area.h // len(towers), area.w // 6)
        y = area.y + (area.h - high * len(towers)) // 2
        needs = NEEDS[opened.ship]
        for row, tower in enumerate(towers):
            sides = opened.sides.get(tower, (UNKNOWN,) * 4)
            place = Rect(area.x, y + row * high, high, high)
            self.pieces.put(surface, f"{TABLE}:hidden", place)
            for k, side in enumerate(sides):
                state = "" if side == UNKNOWN else "match" if needs >> side & 1 else "dim"
                slot = place.move((k + 1) * high, 0)
                self.pieces.put(surface, medal(side, state), inset(slot, high // 16))
            if UNKNOWN not in sides:
                worth = VALUE[MASK[code_of(tuple(sides))] & needs]
                name = f"coin_{worth}" if worth else "no_bid"
                self.pieces.put(surface, f"{TABLE}:{name}", inset(place.move(5 * high, 0), high // 12))

    def _gain(self, surface: Surface, opened: Opened, area: Rect) -> None:
        if opened.gain < 0:
            return
        frame, text = self.pieces.plan.frame, self.stage.text
        number = Rect(area.x, area.centery - frame.px(60), area.w, frame.px(84))
        text.line(surface, f"+{opened.gain}", number, frame.text(76), WAX, "number", "centre", frame.least(30))
        words = Rect(area.x, number.bottom, area.w, frame.line(80))
        label = self.talk.t("galeon.doubloons")
        text.paragraph(surface, label, words, frame.text(25), FAINT, "medium", "centre", frame.readable)
