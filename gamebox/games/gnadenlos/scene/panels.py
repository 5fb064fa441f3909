"""Painting the row below the street: the market under its dice, the events, the adventurers looking for work."""

from __future__ import annotations

from collections.abc import Collection

from pygame import Rect, Surface

from gamebox.core.events import UNKNOWN, Moved
from gamebox.games.gnadenlos import memory
from gamebox.games.gnadenlos.actions import FILL, PICK
from gamebox.games.gnadenlos.cards import COLOUR, FIRST_EVENT, POKER, ROW, SHOWDOWN, VALUE
from gamebox.games.gnadenlos.scene.pieces import INK, PALE, TABLE, WRONG, Pieces
from gamebox.games.gnadenlos.scene.plan import tray_notes
from gamebox.games.gnadenlos.scene.shown import Shown
from gamebox.games.gnadenlos.scene.talk import Talk
from gamebox.ui import theme
from gamebox.ui.stage import Stage
from gamebox.ui.table_look import Lights
from gamebox.ui.theme import Skin

TITLE_SHADOW = (30, 16, 8)


class PanelPainter:
    """Paints market, events and offer at one window size."""

    def __init__(self, stage: Stage, skin: Skin, pieces: Pieces, talk: Talk) -> None:
        self.stage, self.skin, self.pieces, self.talk = stage, skin, pieces, talk

    # The market

    def market(self, surface: Surface, shown: Shown, lights: Lights, hidden: set[str]) -> None:
        """The dice, the columns, full rows, and every note. hidden: what moves just now."""
        plan, frame, sprites = self.pieces.plan.market, self.pieces.plan.frame, self.stage.sprites
        theme.box(surface, sprites, f"{TABLE}:market", plan.panel, frame.u)
        notes, slots = shown.market(), self.pieces.slots(shown)
        owed = self.owed(shown, lights)
        for column, (rect, die) in enumerate(zip(plan.columns, plan.dice, strict=True)):
            rolled = shown.paying and shown.die == column + 1
            if rolled or f"die:{column + 1}" in lights.told:
                theme.box(surface, sprites, f"{TABLE}:column", rect, frame.u)
            if shown.view.options.memory:
                die = die.move(plan.heads[column].x + frame.px(2) - die.x, 0)
            self.pieces.put(surface, f"die_{column + 1}", die, 1.0 if rolled or not shown.paying else 0.62)
            if owed[column]:
                self._chip(surface, plan.owed[column], owed[column])
        for row in full_rows(notes) if not shown.paying else ():
            first, last = slots[row * ROW], slots[row * ROW + ROW - 1]
            grown = first.union(last).inflate(frame.px(10), frame.px(6))
            theme.box(surface, sprites, f"{TABLE}:row_full", grown, frame.u * 0.6)
        choosing = any(tag.startswith("slot:") for tag in lights.lit)
        fresh = laid_lately(lights)
        hole = shown.view.market.index(-1) if shown.view.phase == FILL and lights.asked is not None else -1
        for i, rect in enumerate(slots):
            if i == hole:
                self._hole(surface, rect)
            if i in notes and f"slot:{i}" not in hidden:
                self._note(surface, shown, lights, i, notes[i], rect, choosing)
                if i in fresh:
                    side = frame.px(34)
                    self.pieces.put(
                        surface, "glint_2", Rect(rect.right - side * 3 // 4, rect.y - side // 4, side, side)
                    )
            elif i < shown.seats * ROW and (i not in notes):
                surface.blit(sprites.sized(f"{TABLE}:slot", rect.w, rect.h), rect)

    def owed(self, shown: Shown, lights: Lights) -> list[str]:
        """With the memory help: what the next note of each column costs the viewer, with a question mark when it may
        cost so much; "" for nothing.
        """
        view, seat = shown.view, shown.debtor
        if not view.options.memory or lights.busy or seat is None:
            return [""] * ROW
        found = []
        for place in memory.next_places(view):
            least, _, most = memory.debts(view, seat, [place] if place >= 0 else [])
            found.append("" if not most else str(most) if least == most else f"{most}?")
        return found

    def _chip(self, surface: Surface, rect: Rect, words: str) -> None:
        self.pieces.put(surface, "disc", rect)
        self.pieces.figure(surface, words, rect, WRONG if words.isdigit() else INK, 26)

    def _hole(self, surface: Surface, rect: Rect) -> None:
        grown = rect.inflate(round(rect.w * 0.42), round(rect.h * 0.56))
        surface.blit(self.stage.sprites.sized(f"{TABLE}:glow_note", grown.w, grown.h), grown)

    def _note(
        self, surface: Surface, shown: Shown, lights: Lights, i: int, face: int, rect: Rect, choosing: bool
    ) -> None:
        tag = f"slot:{i}"
        shines = tag in lights.told or tag in lights.hinted or tag in lights.picked
        lit = tag in lights.lit
        place = rect.move(0, -round(rect.h * 0.14)) if tag in lights.picked or (lit and lights.hovered == tag) else rect
        chosen = any(other.startswith("slot:") for other in lights.picked)
        under = "glow" if shines or (lit and (not chosen or lights.hovered == tag)) else "shadow"
        dim = choosing and not lit and not shines
        self.pieces.draw(surface, self.pieces.note(face, place.w, place.h, under, dim, i), place)
        if face != UNKNOWN and i in shown.settled:
            stamp = round(place.h * 0.6)
            self.pieces.put(surface, "paid", Rect(place.right - stamp, place.bottom - stamp, stamp, stamp))
        if face == UNKNOWN and shown.view.options.memory and not lights.busy:
            self._remembered(surface, shown, i, place)

    def _remembered(self, surface: Surface, shown: Shown, i: int, rect: Rect) -> None:
        """With the memory help: the own notes show what they are, those of others who laid them."""
        known = memory.lying(shown.view, i)
        if known is None:
            return
        side = min(round(rect.w * 0.42), self.pieces.plan.frame.px(40))
        if len(known.faces) == 1:
            colour = self.pieces.colours[COLOUR[known.faces[0]]]
            box = Rect(rect.x, rect.y, side, side)
            self.pieces.put(surface, f"sign_{colour}", box)
            number = box.move(round(side * 0.95), 0)
            self.pieces.put(surface, "disc", number)
            self.pieces.figure(surface, str(VALUE[known.faces[0]]), number, INK, 26)
        elif known.payer >= 0:
            self.pieces.put(surface, f"sign_{self.pieces.colours[known.payer]}", Rect(rect.x, rect.y, side, side))

    # Events

    def events(self, surface: Surface, shown: Shown, lights: Lights, hidden: set[str]) -> None:
        """The pile with the number of its cards, and the latest event."""
        plan, frame = self.pieces.plan, self.pieces.plan.frame
        theme.box(surface, self.stage.sprites, f"{TABLE}:market", plan.event, frame.u)
        left, turned = len(shown.cards("event_pile")), list(shown.cards("event"))
        if left:
            grown = plan.pile.inflate(round(plan.pile.w * 0.28), round(plan.pile.h * 0.2))
            self.pieces.put(surface, f"stack_event_{min(3, -(-left // 2))}", grown)
            self.badge(surface, plan.pile, str(left))
        else:
            self.pieces.put(surface, "place_event", plan.pile)
        if turned and "event" in hidden:
            turned.pop()
        if turned:
            piece = turned[-1]
            lit = "event" in lights.told
            second = piece - FIRST_EVENT in (POKER, SHOWDOWN) and turned.count(piece) > 1
            picture = self.pieces.event(piece, plan.face.w, plan.face.h, "glow" if lit else "shadow", second)
            self.pieces.draw(surface, picture, plan.face)
        else:
            self.pieces.put(surface, "place_event", plan.face)

    def badge(self, surface: Surface, rect: Rect, words: str) -> None:
        """A number in the lower right corner of something."""
        frame = self.pieces.plan.frame
        high = max(frame.px(38), round(frame.readable * 1.6))
        wide = max(high, self.stage.text.width(words, "number", round(high * 0.62)) + high // 2)
        box = Rect(rect.right - wide * 3 // 4, rect.bottom - high * 3 // 4, wide, high)
        theme.box(surface, self.stage.sprites, f"{TABLE}:tag", box, frame.u * 0.9)
        self.stage.text.line(
            surface, words, box, max(frame.readable, round(high * 0.62)), PALE, "number", "centre", frame.readable
        )

    # Adventurers looking for work

    def offer(self, surface: Surface, shown: Shown, lights: Lights, hidden: set[str]) -> None:
        """The heading, pile and discard pile, and who is on offer."""
        plan, frame = self.pieces.plan, self.pieces.plan.frame
        opening = not shown.turn
        panel = plan.tray if opening else plan.offer
        theme.box(surface, self.stage.sprites, f"{TABLE}:placard", panel, frame.u)
        lots = shown.lots()
        head = Rect(panel.x + frame.px(20), panel.y + frame.px(4), plan.folk[0].x - panel.x - frame.px(26), 0)
        head.h = plan.folk[0].h
        words = self.talk.t("gnadenlos.panel.opening" if opening else "gnadenlos.panel.wanted")
        px = frame.text(30)
        self.stage.text.line(surface, words, head, px, PALE, "title", "left", frame.least(20), TITLE_SHADOW)
        for rect, zone, light in zip(plan.folk, ("pile", "discard"), (1.0, 0.6), strict=True):
            self._folk(surface, rect, len(shown.cards(zone)), light, zone in lights.told)
        if not lots:
            self._nobody(surface, shown)
            return
        choosing = lights.asked is not None and shown.view.phase == PICK
        for k, rects in enumerate(self.pieces.lots(shown)):
            cards = lots[k] if k < len(lots) else ()
            self._lot(surface, lights, k, list(cards), rects, choosing, hidden)

    def _folk(self, surface: Surface, rect: Rect, count: int, light: float, lit: bool) -> None:
        frame = self.pieces.plan.frame
        theme.box(surface, self.stage.sprites, f"{TABLE}:tag", rect, frame.u)
        side = min(rect.h - frame.px(6), frame.px(32))
        sign = Rect(rect.x + frame.px(8), rect.centery - side // 2, side, side)
        self.pieces.put(surface, "sign_folk", sign, light)
        box = Rect(sign.right, rect.y, rect.right - sign.right - frame.px(8), rect.h)
        ink = self.skin.accent if lit else PALE
        self.stage.text.line(surface, str(count), box, frame.text(28), ink, "number", "centre", frame.readable)

    def yard(self, surface: Surface, shown: Shown) -> None:
        """Where the fourth player would sit: pile and discard pile of the adventurers."""
        plan, frame = self.pieces.plan, self.pieces.plan.frame
        if plan.yard is None:
            return
        theme.box(surface, self.stage.sprites, f"{TABLE}:placard", plan.yard, frame.u)
        head = Rect(plan.yard.x + frame.px(20), plan.yard.y + frame.px(4), plan.yard.w - frame.px(40), plan.folk[0].h)
        words = self.talk.t("gnadenlos.panel.yard")
        self.stage.text.line(surface, words, head, frame.text(28), PALE, "title", "left", frame.least(20), TITLE_SHADOW)
        self._stacks(surface, shown)

    def _nobody(self, surface: Surface, shown: Shown) -> None:
        """While nobody is on offer: the empty places, or the pile, and who was discarded last."""
        if self.pieces.plan.yard is None:
            self._stacks(surface, shown)
            return
        for rects in self.pieces.lots(shown):
            self.pieces.put(surface, "place_folk", rects[0], 0.8)

    def _stacks(self, surface: Surface, shown: Shown) -> None:
        discard, (left, right) = shown.cards("discard"), self.pieces.plan.stacks
        pile = len(shown.cards("pile"))
        if pile:
            grown = left.inflate(round(left.w * 0.22), round(left.h * 0.16))
            self.pieces.put(surface, f"stack_folk_{1 + (pile > 3) + (pile > 9)}", grown)
        else:
            self.pieces.put(surface, "place_folk", left)
        if discard:
            self.pieces.draw(surface, self.pieces.person(discard[-1], right.w, right.h, "shadow", True), right)
        else:
            self.pieces.put(surface, "place_folk", right)

    def _lot(
        self,
        surface: Surface,
        lights: Lights,
        k: int,
        cards: list[int],
        rects: list[Rect],
        choosing: bool,
        hidden: set[str],
    ) -> None:
        tag = f"lot:{k}"
        lit, picked = tag in lights.lit, tag in lights.picked
        shines = lit or picked or tag in lights.told or tag in lights.hinted
        for index, rect in enumerate(rects):
            if index >= len(cards):
                if not cards:
                    self.pieces.put(surface, "place_folk", rect, 0.8)
                continue
            if f"person:{cards[index]}" in hidden:
                continue
            up = round(rect.h * 0.05) if picked or (lit and lights.hovered == tag) else 0
            seen = rects[index + 1].x - rect.x if index + 1 < len(cards) and rects[index + 1].x < rect.right else 0
            under = "glow" if shines else "shadow"
            dim = choosing and not shines
            picture = self.pieces.person(cards[index], rect.w, rect.h, under, dim, seen)
            self.pieces.draw(surface, picture, rect.move(0, -up))

    # What lies over the row for a while

    def tray(self, surface: Surface, faces: list[int], order: tuple[int, ...], lights: Lights, tags: list[str]) -> None:
        """Notes to be put in order, or that somebody shows. order: which of them have been taken, first to last."""
        plan, frame = self.pieces.plan, self.pieces.plan.frame
        theme.box(surface, self.stage.sprites, f"{TABLE}:bounty", plan.tray, frame.u)
        for index, (face, rect) in enumerate(zip(faces, tray_notes(plan, len(faces)), strict=True)):
            tag = tags[index] if tags else ""
            lit = tag in lights.lit
            place = rect.move(0, -round(rect.h * 0.06)) if lit and lights.hovered == tag else rect
            under = "glow" if lit or tag in lights.hinted else "shadow"
            self.pieces.draw(surface, self.pieces.note(face, place.w, place.h, under), place)
            if index in order:
                side = max(frame.px(56), round(frame.readable * 2))
                disc = Rect(place.right - side * 3 // 4, place.bottom - side * 3 // 4, side, side)
                self.pieces.numbered(surface, "disc", disc, str(order.index(index) + 1))


def full_rows(notes: Collection[int]) -> list[int]:
    """The rows of the market that have a note in each column."""
    last = max(notes, default=-1) // ROW
    return [row for row in range(last + 1) if all(row * ROW + column in notes for column in range(ROW))]


def laid_lately(lights: Lights) -> set[int]:
    """The places of the market to which a note has come since the viewer's own last action."""
    found = set[int]()
    for event in lights.marks:
        if isinstance(event, Moved):
            if event.src.name == "slot":
                found.discard(event.src.owner)
            if event.dst.name == "slot":
                found.add(event.dst.owner)
    return found
