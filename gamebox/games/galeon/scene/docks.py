"""Painting the seats: who sits there, the ship in its dock, what it wants, the nine cards, and what has been sent."""

from __future__ import annotations

from pygame import Rect, Surface

from gamebox.core.events import UNKNOWN
from gamebox.games.galeon.actions import AUCTION, OVER, WINDOW
from gamebox.games.galeon.cards import bid_card
from gamebox.games.galeon.scene.pieces import CARDS, INK, TABLE, WAX, Pieces, medal, needs_of
from gamebox.games.galeon.scene.plan import Dock
from gamebox.games.galeon.scene.shown import Shown
from gamebox.games.galeon.scene.talk import Talk
from gamebox.ui import theme
from gamebox.ui.layout import inset
from gamebox.ui.portraits import bust, portrait, sign
from gamebox.ui.stage import Stage
from gamebox.ui.table_look import Lights
from gamebox.ui.text import ELLIPSIS, Colour

SIGNS = {
    "first": "first", "passed": "passed", "decided": "decided", "thinking": "thinking", "yes": "seal_yes",
    "no": "seal_no", "bell": "bell", "sunk": "sunk", "won": "richest",
}  # fmt: skip
"""The signs that may stand at a seat, and their sprites."""


def badges(shown: Shown, seat: int, area: Rect) -> list[tuple[str, Rect]]:
    """The signs at a seat, from the right."""
    found = ["first"] if shown.first == seat and shown.asks in (AUCTION, WINDOW) else []
    if shown.asks == AUCTION and seat in shown.out:
        found.append("passed")
    if shown.asks not in (AUCTION, OVER):
        found.append("decided" if seat in shown.decided else "thinking")
    if seat in shown.announced:
        found.append("bell")
    if seat in shown.declared:
        found.append("yes" if shown.declared[seat] else "no")
    if seat in shown.wrong:
        found.append("sunk")
    if seat in shown.winners:
        found.append("won")
    side = min(area.h, area.w // max(1, len(found)))
    return [(name, Rect(area.right - (k + 1) * side, area.y, side, side)) for k, name in enumerate(found)]


class DockPainter:
    """Paints the blocks of all seats at one window size. away: ships that are moving and so not painted."""

    def __init__(self, stage: Stage, pieces: Pieces, talk: Talk) -> None:
        self.stage, self.pieces, self.talk = stage, pieces, talk
        self.away: set[int] = set()

    def docks(self, surface: Surface, shown: Shown, lights: Lights) -> None:
        """All blocks."""
        for seat in range(shown.seats):
            self._lane(surface, shown, lights, seat)
        for seat in range(shown.seats):
            self._dock(surface, shown, lights, seat)

    def _lane(self, surface: Surface, shown: Shown, lights: Lights, seat: int) -> None:
        """The expeditions sail off, each with what it carries."""
        frame = self.pieces.plan.frame
        for sent, rect in zip(shown.sent[seat], self.pieces.fleet(shown, seat), strict=True):
            if sent.ship in self.away:
                continue
            if f"voyage:{sent.ship}" in lights.told or f"voyage:{sent.ship}" == lights.hovered:
                glow = rect.inflate(rect.w // 3, rect.h // 2)
                surface.blit(self.stage.sprites.sized(f"{TABLE}:glow_soft", *glow.size), glow)
            self.pieces.vessel(surface, sent.ship, Rect(rect.x, rect.y, rect.w, rect.h - frame.px(4)))
            self._cargo(surface, rect, len(sent.towers))

    def _cargo(self, surface: Surface, rect: Rect, count: int) -> None:
        """How many towers are hidden under a ship."""
        side = max(self.pieces.plan.frame.px(30), rect.h // 2)
        box = Rect(rect.centerx - side // 2, rect.bottom - round(side * 0.76), side, round(side * 0.76))
        self.pieces.put(surface, f"{TABLE}:hidden", box)
        if count > 1:
            number = Rect(box.right - side // 5, box.y - side // 8, side * 3 // 5, side * 3 // 5)
            self.pieces.numbered(surface, f"{TABLE}:label_dark", number, str(count), "inner")

    def _dock(self, surface: Surface, shown: Shown, lights: Lights, seat: int) -> None:
        frame, sprites, dock = self.pieces.plan.frame, self.stage.sprites, self.pieces.dock(seat)
        turn = shown.view.current == seat and not lights.busy and shown.asks != OVER
        tag = f"seat:{seat}"
        bright = turn or seat in shown.winners or tag in lights.told or tag in lights.lit or tag in lights.picked
        passed = shown.asks == AUCTION and seat in shown.out
        state = "_active" if bright else "_passed" if passed else ""
        theme.box(surface, sprites, f"{TABLE}:plate{state}", dock.plate, frame.u)
        colour = self.pieces.colours[seat]
        face = portrait(sprites, bust("galeon", colour), sign(colour), min(dock.bust.size))
        surface.blit(face, face.get_rect(center=dock.bust.center))
        signs = badges(shown, seat, dock.signs)
        room, left = Rect(dock.name), min((rect.x for _, rect in signs), default=dock.signs.right)
        if dock.chips:
            room.w = left - room.x - frame.px(4)
        self._name(surface, self.talk.name(seat), room, frame.text(30), INK)
        for name, rect in signs:
            picture = SIGNS["bell" if name == "thinking" and tag in lights.picked else name]
            self.pieces.put(surface, f"{TABLE}:{picture}", rect.inflate(-frame.px(2), -frame.px(2)))
        self._figures(surface, shown, seat, dock)
        self._berth(surface, shown, lights, seat, dock)
        for value, rect in enumerate(dock.chips, 1):
            self._chip(surface, shown, lights, seat, value, rect)

    def _name(self, surface: Surface, name: str, box: Rect, px: int, ink: Colour) -> None:
        """The name of a seat; its end is left out where it is too long, since players choose it."""
        text, least = self.stage.text, min(px, self.pieces.plan.frame.least(18))
        while name and text.width(name, "bold", least) > box.w:
            name = name.rstrip(ELLIPSIS)[:-1].rstrip() + ELLIPSIS
        text.line(surface, name, box, px, ink, "bold", "left", least)

    def _figures(self, surface: Surface, shown: Shown, seat: int, dock: Dock) -> None:
        """What a seat has staked this turn; at the end its wealth."""
        box, frame = dock.stake, self.pieces.plan.frame
        if seat in shown.wealth:
            theme.box(surface, self.stage.sprites, f"{TABLE}:label_plain", box, frame.u)
            coin = Rect(box.x + frame.px(4), box.y + frame.px(6), box.h - frame.px(12), box.h - frame.px(12))
            self.pieces.put(surface, f"{TABLE}:doubloon", coin)
            words = Rect(coin.right, box.y, box.right - coin.right - frame.px(6), box.h)
            self.pieces.figure(surface, str(shown.wealth[seat]), words, WAX, 34)
        elif shown.staked[seat]:
            self.pieces.numbered(surface, f"{TABLE}:stake", box, str(shown.staked[seat]), "number", INK)

    def _berth(self, surface: Surface, shown: Shown, lights: Lights, seat: int, dock: Dock) -> None:
        """The ship in its dock and the four equipments that it wants; those seen on a tower pointed at shine."""
        frame, ship = self.pieces.plan.frame, shown.dock(seat)
        theme.box(surface, self.stage.sprites, f"{TABLE}:berth", dock.berth, frame.u * 0.5)
        if ship == UNKNOWN or ship in self.away:
            return
        scale = dock.berth.h / 160
        room = inset(dock.berth, round(8 * scale), round(6 * scale))
        self.pieces.vessel(surface, ship, room)
        seen = self._pointed(shown, lights)
        for equipment, rect in zip(needs_of(ship), dock.medals, strict=True):
            matches = equipment in seen or f"ship:{ship}" in lights.told
            self.pieces.put(surface, medal(equipment, "match" if matches else ""), rect)

    def _pointed(self, shown: Shown, lights: Lights) -> set[int]:
        """The equipments seen on the towers that the mouse is at or that are chosen."""
        tags = [tag for tag in (lights.hovered, *lights.picked) if tag.startswith("tower:")]
        towers = [int(tag[6:]) for tag in tags]
        return {side for tower in towers for side in shown.sides(tower) if side != UNKNOWN}

    def _chip(self, surface: Surface, shown: Shown, lights: Lights, seat: int, value: int, rect: Rect) -> None:
        colour = self.pieces.colours[seat]
        name = f"chip_{colour}_{value}"
        if value in shown.values("lost", seat):
            name = f"chip_lost_{value}"
        elif value not in shown.values("hand", seat):
            name = f"chip_{colour}_{value}_out"
        if f"chip:{bid_card(seat, value)}" in lights.told:
            glow = rect.inflate(rect.w // 2, rect.h // 2)
            surface.blit(self.stage.sprites.sized(f"{TABLE}:glow_soft", *glow.size), glow)
        self.pieces.put(surface, f"{CARDS}:{name}", rect)


def eye_of(dock: Dock) -> Rect:
    """Where the eye of a human stands: at the lower left of the portrait."""
    side = dock.bust.h * 9 // 20
    return Rect(dock.bust.x - side // 5, dock.bust.bottom - side, side, side)
