"""Painting the lacquer table: ground, order of play, the trick, the seats with their signs, the score pad, the page."""

from __future__ import annotations

from pygame import Rect, Surface

from gamebox.core.events import UNKNOWN
from gamebox.games.gang_of_four.cards import cards_in
from gamebox.games.gang_of_four.combos import GANG
from gamebox.games.gang_of_four.scene.pieces import CARDS, TABLE, Pieces, sprite
from gamebox.games.gang_of_four.scene.plan import FLOWS, Plan, SeatPlan, page_rows
from gamebox.games.gang_of_four.scene.shown import Page, Shown
from gamebox.games.gang_of_four.scene.talk import SIGNS, Talk, points_factor
from gamebox.ui import theme
from gamebox.ui.layout import columns, inset
from gamebox.ui.portraits import bust, portrait, sign
from gamebox.ui.stage import Stage
from gamebox.ui.table_look import Lights
from gamebox.ui.text import ELLIPSIS, Colour
from gamebox.ui.theme import Skin

GROUND = "gang_of_four/ground"
PAPER_INK: Colour = (60, 35, 32)
PAPER_FAINT: Colour = (128, 92, 64)
HEAD_INK: Colour = (246, 218, 150)
SIGN_SPRITES = {
    "last": f"{TABLE}:last_card",
    "bound": f"{TABLE}:bound",
    "passed": f"{TABLE}:passed",
    "owner": f"{TABLE}:leader",
    "skipped": "ui/icons:lock",
    "dealer": f"{TABLE}:dealt",
}
FACTOR_FROM = 8
"""From so many cards left on they count more than once (8.1)."""


def badges(shown: Shown, seat: int, block: SeatPlan) -> list[tuple[str, Rect]]:
    """The signs that stand at a seat now, by name, and where."""
    there = {
        "last": seat in shown.alone and shown.count(seat) == 1 and shown.page is None,
        "bound": seat == shown.view.current and shown.before(seat),
        "passed": False,
        "owner": seat == shown.owner,
        "skipped": seat in shown.skipped,
        "dealer": seat == shown.view.dealer and not shown.laid and not shown.gifts,
    }
    names, area = [name for name in SIGNS if there[name]], block.badges
    wide = min(area.h * 5 // 4, area.w // max(1, len(names)))
    found = [(name, Rect(area.x + k * wide, area.y, wide, area.h)) for k, name in enumerate(names)]
    sign = Rect(0, 0, block.front.h * 4 // 5, block.front.h * 5 // 8)
    sign.center = block.front.center
    return [*found, ("passed", sign)] if seat in shown.passed else found


def shared_flows(seats: int, place: int) -> tuple[str, ...]:
    """The corners of the mat between a place and the next one clockwise."""
    corners = FLOWS[seats]
    if seats == 4:
        return (corners[place],)
    return (("sw",), ("nw", "ne"), ("se",))[place]


class Painter:
    """Paints one table at one window size."""

    def __init__(
        self, stage: Stage, skin: Skin, plan: Plan, pieces: Pieces, talk: Talk, colours: tuple[str, ...]
    ) -> None:
        self.stage, self.skin, self.plan, self.pieces, self.talk = stage, skin, plan, pieces, talk
        self.colours = colours

    def ground(self, surface: Surface) -> None:
        """The room and the mat."""
        surface.blit(self.stage.sprites.cover(f"{GROUND}:ground", *surface.get_size()), (0, 0))
        theme.box(surface, self.stage.sprites, f"{GROUND}:mat", self.plan.mat, self.stage.frame.u)

    def _put(self, surface: Surface, name: str, rect: Rect) -> None:
        """A sprite as large as fits into a rectangle, in its middle."""
        piece = self.stage.sprites.piece(name)
        scale = min(rect.w / piece.width, rect.h / piece.height)
        picture = self.stage.sprites.get(name, scale)
        surface.blit(picture, picture.get_rect(center=rect.center))

    def _name(
        self, surface: Surface, seat: int, box: Rect, px: int, ink: Colour, face: str, align: str = "left"
    ) -> None:
        """The name of a seat; its end is left out where it is too long, since players choose it."""
        text, least, name = self.stage.text, min(px, self.stage.frame.least(16)), self.talk.name(seat)
        while name and text.width(name, face, least) > box.w:
            name = name.rstrip(ELLIPSIS)[:-1].rstrip() + ELLIPSIS
        text.line(surface, name, box, px, ink, face, align, least)

    # Mat

    def mat(self, surface: Surface, shown: Shown, lights: Lights) -> None:
        """What lies on the mat: order of play, heap, the trick, the exchange."""
        self._flows(surface, shown)
        plan = self.plan
        if shown.cards("heap"):
            self._put(surface, f"{TABLE}:heap", plan.heap)
        if shown.cards("dead"):
            self._put(surface, f"{TABLE}:dead_hand", plan.dead)
        if not shown.laid and not shown.gifts:
            side = round(plan.middle.h * 0.94)
            wheel = Rect(0, 0, side, side)
            wheel.center = plan.middle.center
            self._put(surface, f"{TABLE}:wheel_{self._way(shown)}", wheel)
        for seat in range(shown.seats):
            if seat != shown.owner:
                self._front(surface, shown, seat, lights)
        self._trick(surface, shown, lights)
        if shown.gifts:
            self._gifts(surface, shown)

    def _way(self, shown: Shown) -> str:
        return "cw" if shown.turn > 0 else "ccw"

    def _flows(self, surface: Surface, shown: Shown) -> None:
        lit: tuple[str, ...] = ()
        if shown.view.current is not None:
            place = (shown.view.current - self.pieces.home) % shown.seats
            lit = shared_flows(shown.seats, place if shown.turn < 0 else (place - 1) % shown.seats)
        for corner, rect in self.plan.flows.items():
            tail = "_lit" if corner in lit else ""
            self._put(surface, f"{TABLE}:flow_{self._way(shown)}_{corner}{tail}", rect)

    def _front(self, surface: Surface, shown: Shown, seat: int, lights: Lights) -> None:
        cards = shown.laid.get(seat, [])
        for card, rect in zip(cards, self.pieces.front_row(seat, len(cards)), strict=True):
            told = f"laid:{card}" in lights.told
            self.pieces.draw(surface, sprite(card), rect, "glow" if told else "shadow", 0.0, not told)

    def _trick(self, surface: Surface, shown: Shown, lights: Lights) -> None:
        cards = shown.laid.get(shown.owner, [])
        rects = self.pieces.middle_row(len(cards))
        top = shown.top
        if top is not None and top.kind == GANG:
            burst = Rect(0, 0, round(rects[0].h * 2.1), round(rects[0].h * 2.1))
            burst.center = self.plan.middle.center
            self._put(surface, f"{TABLE}:burst", burst)
        for k, (card, rect) in enumerate(zip(cards, rects, strict=True)):
            told = f"laid:{card}" in lights.told
            lean = (len(cards) / 2 - 0.5 - k) * 1.1
            self.pieces.draw(surface, sprite(card), rect, "glow" if told else "shadow", lean)
        if top is not None:
            self._caption(surface, rects, self.talk.name(shown.owner), self.talk.combo(top))

    def _caption(self, surface: Surface, rects: list[Rect], name: str, combo: str) -> None:
        """Whose combination it is."""
        frame = self.stage.frame
        box = Rect(0, rects[0].bottom + frame.px(6), self.plan.middle.w, frame.line(34))
        box.centerx = self.plan.middle.centerx
        words = self.talk.t("gang_of_four.log.play", name=name, combo=combo)
        ink, text = self.skin.ink, self.stage.text
        text.line(surface, words, box, frame.text(25), ink, "bold", "centre", frame.least(18), (60, 8, 8))

    def _gifts(self, surface: Surface, shown: Shown) -> None:
        frame, text = self.stage.frame, self.stage.text
        between = Rect(0, 0, frame.px(120), frame.px(100))
        between.center = self.plan.middle.center
        self._put(surface, f"{TABLE}:exchange", between)
        for gift, rect in zip(shown.gifts, self.plan.exchange, strict=True):
            name = f"{CARDS}:back" if gift.card == UNKNOWN else sprite(gift.card)
            self.pieces.draw(surface, name, rect, "shadow", 0.0, gift.card == UNKNOWN)
            words = self.talk.t("gang_of_four.gift", name=self.talk.name(gift.giver), other=self.talk.name(gift.taker))
            box = Rect(0, rect.bottom + frame.px(4), rect.w + frame.px(210), frame.line(36))
            box.centerx = rect.centerx
            px = text.fit(words, box.w, frame.text(26), frame.least(20), "bold")
            for line in text.wrap(words, "bold", px, box.w):
                text.line(surface, line, box, px, self.skin.ink, "bold", "centre", frame.least(20), (60, 8, 8))
                box.y += round(text.height("bold", px) * 0.9)

    # Seats

    def seats(self, surface: Surface, shown: Shown, lights: Lights) -> None:
        """The blocks of all seats."""
        for seat in range(shown.seats):
            self._seat(surface, shown, lights, seat)

    def _seat(self, surface: Surface, shown: Shown, lights: Lights, seat: int) -> None:
        frame, stage, block = self.stage.frame, self.stage, self.pieces.place(seat)
        turn = shown.view.current == seat and not lights.busy
        told = f"seat:{seat}" in lights.told
        if turn or told:
            glow = block.bust.inflate(block.bust.w, block.bust.h)
            surface.blit(stage.sprites.sized(f"{TABLE}:glow_soft", *glow.size), glow)
        colour = self.colours[seat]
        face = portrait(stage.sprites, bust("gang_of_four", colour), sign(colour), block.bust.w)
        surface.blit(face, block.bust)
        if turn:
            lantern = Rect(0, 0, block.bust.w * 3 // 5, block.bust.w * 3 // 5)
            lantern.midtop = (block.bust.x, block.bust.y - frame.px(4))
            self._put(surface, f"{TABLE}:lantern", lantern)
        theme.box(surface, stage.sprites, f"{TABLE}:name_plate{'_active' if turn or told else ''}", block.name, frame.u)
        ink = (62, 26, 14) if turn or told else self.skin.ink
        box = inset(block.name, frame.px(11), frame.px(2))
        self._name(surface, seat, box, frame.text(27), ink, "bold", "centre")
        self._hand_of(surface, shown, seat, block)
        for name, rect in badges(shown, seat, block):
            self._put(surface, SIGN_SPRITES[name], rect)
            if name == "last":
                self._last(surface, rect.right, block.badges)

    def _last(self, surface: Surface, left: int, area: Rect) -> None:
        """The words that go with the sign of a last card, if there is room for them beside the signs."""
        frame, text = self.stage.frame, self.stage.text
        plate = Rect(left, 0, min(frame.px(210), area.right - left), frame.line(40))
        plate.centery = area.centery
        words, box = self.talk.t("gang_of_four.sign.last"), inset(plate, frame.px(10), frame.px(2))
        if text.width(words, "black", frame.least(16)) <= box.w:
            theme.box(surface, self.stage.sprites, f"{TABLE}:name_plate_active", plate, frame.u)
            text.line(surface, words, box, frame.text(25), (128, 22, 18), "black", "centre", frame.least(16))

    def _hand_of(self, surface: Surface, shown: Shown, seat: int, block: SeatPlan) -> None:
        count, frame = shown.count(seat), self.stage.frame
        if count and block.fan != block.count:
            self._put(surface, f"{TABLE}:fan_{min(16, count)}", block.fan)
        known = [card for card in cards_in(shown.view.shown[seat]) if seat != shown.view.viewer]
        for k, card in enumerate(known if block.fan != block.count and not shown.gifts else []):
            small = Rect(block.fan.right - frame.px(34) - k * frame.px(30), block.fan.y, frame.px(44), frame.px(63))
            self.pieces.draw(surface, sprite(card), small, "shadow", 8.0)
        name = f"{TABLE}:plaque{'_lit' if count == 1 else ''}"
        piece = self.stage.sprites.piece(name)
        scale = block.count.w / piece.width
        surface.blit(self.stage.sprites.get(name, scale), block.count)
        x, y, w, h = (round(v * scale) for v in piece.marks.get("number", (16, 18, 44, 40)))
        box = Rect(block.count.x + x, block.count.y + y, w, h)
        px = min(frame.text(34), round(h * 0.98))
        self.stage.text.line(surface, str(count), box, px, self.skin.ink, "number", "centre", max(9, h // 2))

    # Pad and page

    def pad(self, surface: Surface, shown: Shown, lights: Lights) -> None:
        """The score pad: hand, limit, and the totals."""
        frame, stage, rect = self.stage.frame, self.stage, self.plan.pad
        theme.box(surface, stage.sprites, f"{TABLE}:pad", rect, frame.u)
        inner = inset(rect, frame.px(24), frame.px(20))
        head = Rect(inner.x, inner.y + frame.px(2), inner.w, frame.px(44))
        left, right = columns(head, (3, 2))
        t, least = self.talk.t, frame.least(18)
        px = min(frame.text(29), head.h)
        stage.text.line(surface, t("gang_of_four.hand", n=shown.hand), left, px, HEAD_INK, "title", "left", least)
        words = t("gang_of_four.limit", n=shown.view.options.limit)
        stage.text.line(surface, words, right, px, HEAD_INK, "medium", "right", least)
        rest = Rect(inner.x, rect.y + frame.px(78), inner.w, rect.bottom - frame.px(24) - rect.y - frame.px(78))
        high, best = rest.h // shown.seats, min(shown.totals)
        for k in range(shown.seats):
            seat = (self.pieces.home + k) % shown.seats
            row = Rect(rest.x, rest.y + k * high, rest.w, high)
            self._pad_row(surface, shown, seat, row, best, lights.hovered == "button:score")

    def _pad_row(self, surface: Surface, shown: Shown, seat: int, row: Rect, best: int, hovered: bool) -> None:
        frame, stage, total = self.stage.frame, self.stage, shown.totals[seat]
        if seat == self.pieces.home or hovered:
            theme.box(surface, stage.sprites, f"{TABLE}:pad_row", row.inflate(frame.px(8), -frame.px(2)), frame.u)
        inner = inset(row, frame.px(10), 0)
        name, points = columns(inner, (7, 3))
        px = min(frame.text(28), row.h)
        face = "black" if total == best else "bold"
        self._name(surface, seat, name, px, PAPER_INK, face)
        if total == best and shown.hand > 1:
            crown = Rect(0, 0, min(row.h, frame.px(38)), min(row.h, frame.px(38)) - frame.px(4))
            crown.midright = (points.x + points.w // 3, row.centery)
            self._put(surface, f"{TABLE}:crown", crown)
        stage.text.line(surface, str(total), points, px, PAPER_INK, "number", "right", frame.least(17))

    def page(self, surface: Surface, shown: Shown, page: Page) -> None:
        """The end of a hand: cards left, what they count, what they cost, and the new totals."""
        frame, stage, rect, t = self.stage.frame, self.stage, self.plan.page, self.talk.t
        out = frame.px(20)
        theme.box(surface, stage.sprites, self.skin.sprite("shadow_panel"), rect.inflate(2 * out, 2 * out), frame.u)
        theme.box(surface, stage.sprites, self.skin.sprite("dialog"), rect, frame.u)
        head, rows, foot = page_rows(frame, rect, shown.seats)
        title = t("gang_of_four.page.title", n=page.number, name=self.talk.name(page.winner))
        stage.text.line(surface, title, head, frame.text(42), self.skin.ink, "title", "centre", frame.least(24))
        order = [page.winner, *sorted(page.cost, key=lambda seat: page.cost[seat])]
        for seat, row in zip(order, rows, strict=False):
            self._page_row(surface, shown, page, seat, row)
        if page.over:
            words = t("gang_of_four.page.over")
        else:
            giver = self._giver(shown, page)
            words = t("gang_of_four.page.next", name=self.talk.name(giver), other=self.talk.name(page.winner))
        stage.text.line(surface, words, foot, frame.text(25), self.skin.accent, "italic", "centre", frame.least(18))

    def _giver(self, shown: Shown, page: Page) -> int:
        from gamebox.games.gang_of_four.effects import giver

        left = [page.cost.get(seat, (0, 0))[0] for seat in range(shown.seats)]
        return giver(page.winner, left, [page.totals.get(seat, 0) for seat in range(shown.seats)])

    def _page_row(self, surface: Surface, shown: Shown, page: Page, seat: int, row: Rect) -> None:
        frame, stage, t = self.stage.frame, self.stage, self.talk.t
        theme.box(surface, stage.sprites, self.skin.sprite("list_row"), row.inflate(0, -frame.px(6)), frame.u)
        inner = inset(row, frame.px(14), 0)
        face, name, cards, times, points, total = columns(inner, (2, 7, 5, 3, 3, 3), frame.px(8))
        side = min(row.h - frame.px(8), face.w)
        picture = portrait(stage.sprites, bust("gang_of_four", self.colours[seat]), sign(self.colours[seat]), side)
        surface.blit(picture, picture.get_rect(center=face.center))
        ink, least, px = self.skin.ink, frame.least(18), min(frame.text(29), row.h)
        self._name(surface, seat, name, px, ink, "bold")
        left, cost = page.cost.get(seat, (0, 0))
        words = t("gang_of_four.page.cards", n=left) if left else t("gang_of_four.page.out")
        stage.text.line(surface, words, cards, px, ink, "medium", "left", least)
        if left >= FACTOR_FROM:
            factor = t("gang_of_four.page.times", n=points_factor(left, cost))
            stage.text.line(surface, factor, times, px, self.skin.warning, "black", "left", least)
        stage.text.line(surface, f"+{cost}", points, px, ink, "number", "right", least)
        now = str(page.totals.get(seat, shown.totals[seat]))
        stage.text.line(surface, now, total, px, self.skin.accent, "number", "right", least)
