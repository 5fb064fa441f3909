"""The table of Galéon on the screen: the sea chart, drawn from what is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame
from pygame import Rect, Surface

from gamebox.controllers.chronicle import Line
from gamebox.controllers.common import NOBODY, Answer
from gamebox.controllers.table import Beat, TableController
from gamebox.core.events import Moved, Said
from gamebox.games.galeon.actions import AUCTION, BIDS, DECLARATION, WINDOW, Choice
from gamebox.games.galeon.cards import CARD, TOP, bid_card
from gamebox.games.galeon.scene import acts, sheet
from gamebox.games.galeon.scene.book import BookPainter, pages, rows
from gamebox.games.galeon.scene.docks import SIGNS, DockPainter, badges, eye_of
from gamebox.games.galeon.scene.hand import HandPainter, card_of
from gamebox.games.galeon.scene.pieces import Pieces, needs_of
from gamebox.games.galeon.scene.plan import Plan, layout
from gamebox.games.galeon.scene.reveal import RevealPainter
from gamebox.games.galeon.scene.shown import Shown, is_ship
from gamebox.games.galeon.scene.talk import Talk
from gamebox.games.galeon.scene.tips import Tips
from gamebox.games.galeon.scene.towers import TowerPainter
from gamebox.ui.acts import Act
from gamebox.ui.portraits import bust, sign
from gamebox.ui.stage import Stage
from gamebox.ui.table_look import Column, Habits, Lights, Seating, Spot, Tip
from gamebox.ui.table_plan import TablePlan
from gamebox.ui.theme import SKINS
from gamebox.ui.tween import Mover

LYING = frozenset(("tower", "bid", "seat", "voyage", "ship", "medal", "chip", "stake", "look", *SIGNS))
"""What may lie over each other: towers and piles that stand close, what lies on a seat's block, ships on a lane."""
BUTTONS = {AUCTION: ("pass",), WINDOW: ("announce", "go_on"), DECLARATION: ("yes", "no")}


class Chart(Habits):
    """What the table scene asks of this game (see gamebox.ui.table_look.Look)."""

    skin = SKINS["chart"]

    def __init__(self, stage: Stage, controller: TableController, seating: Seating) -> None:
        self.stage, self.controller, self.seating = stage, controller, seating
        self.talk = Talk(stage, seating)
        self.tips = Tips(self.talk)
        self.shown = Shown(controller.view())
        self.home = (*controller.humans, 0)[0]
        self.moment = self.heard = 0
        self._page = 0
        self._looked: dict[int, int] = {}
        self.whole: Plan
        self.pieces: Pieces
        self.towers: TowerPainter
        self.docks: DockPainter
        self.book: BookPainter
        self.hand: HandPainter
        self.sheet: RevealPainter

    @property
    def plan(self) -> TablePlan:
        """The parts that every table has."""
        return self.whole.table

    def lay_out(self) -> None:
        """The window, the text scale or the language are new."""
        self.whole = layout(self.stage.frame, self.shown.seats)
        self.pieces = Pieces(self.stage, self.whole, self.shown.seats, self.home, self.seating.colours)
        self.pieces.prepare()
        self.towers = TowerPainter(self.stage, self.pieces)
        self.docks = DockPainter(self.stage, self.pieces, self.talk)
        self.book = BookPainter(self.stage, self.pieces, self.talk)
        self.hand = HandPainter(self.stage, self.skin, self.pieces, self.talk)
        self.sheet = RevealPainter(self.stage, self.pieces, self.talk)

    def settle(self, view: Any) -> None:
        """Show this position, whatever was shown before. Who looks at it sits below; in public, who is to choose."""
        self.shown = Shown(view)
        if view.viewer is not None:
            self.home = view.viewer
        elif view.current in self.controller.humans:
            self.home = view.current
        self.pieces.home = self.home
        self.calm()
        self.heard = 0

    def calm(self) -> None:
        """Nothing moves any more."""
        self.towers.hidden.clear()
        self.docks.away.clear()
        self.hand.away.clear()
        self.moment += 1

    def fly(self, card: int) -> None:
        """A bid card moves: it is not painted where it lies in the own hand."""
        self.hand.away.add(card)

    # What is drawn

    def ground(self, surface: Surface) -> None:
        """Paint the chart."""
        sprites, (width, height), u = self.stage.sprites, surface.get_size(), self.stage.frame.u
        surface.blit(sprites.cover("galeon/ground:ground", width, height), (0, 0))
        wide, corner = round(10 * u), round(30 * u)
        for y in (0, height - wide):
            surface.blit(sprites.sized("galeon/table:edge_top", max(width, round(2048 * u)), wide), (0, y))
        for x in (0, width - wide):
            surface.blit(sprites.sized("galeon/table:edge_side", wide, max(height, round(1312 * u))), (x, 0))
        picture = sprites.sized("galeon/table:edge_corner", corner, corner)
        for right in (False, True):
            for low in (False, True):
                place = (right * (width - corner), low * (height - corner))
                surface.blit(pygame.transform.flip(picture, right, low), place)

    def paint(self, surface: Surface, lights: Lights) -> None:
        """Paint everything at rest."""
        shown, hovered = self.shown, lights.hovered
        self.towers.towers(surface, shown, lights)
        self.docks.docks(surface, shown, lights)
        for seat, rect in self._eyes():
            fresh = self._looked.get(seat) != shown.turn or hovered == f"look:{seat}"
            self.pieces.put(surface, f"galeon/table:{'eye_lit' if fresh else 'eye'}", rect)
        self.hand.stock(surface, shown)
        self.book.page(surface, shown, self._at(), lights)
        self.hand.cards(surface, shown, lights)
        self.hand.strip(surface, self._strip(lights))
        eye = self._eye() if not lights.busy else ""
        if eye:
            words = self.talk.t(f"galeon.look.{'close' if eye == 'cover' else 'open'}")
            fresh = self._looked.get(self.home) != shown.turn
            self.hand.eye(surface, words, eye == "cover" or fresh, hovered == eye)
        if shown.opened is not None:
            self.sheet.sheet(surface, shown.opened)

    def _at(self) -> int:
        """The page at which the ledger is open, counted from the last."""
        self._page = max(0, min(self._page, pages(self.shown, self.whole.book) - 1))
        return self._page

    def _strip(self, lights: Lights) -> str:
        """The sentence between question and hand: what a bid does, or why a card or tower is refused."""
        if lights.busy:
            return ""
        kind, _, rest = lights.hovered.partition(":")
        if lights.asked is not None and kind in ("card", "tower") and lights.hovered not in lights.picked:
            refused = self.controller.refusal(lights.hovered)
            if refused is not None:
                return self._refused(refused.key, kind, int(rest))
        return self.talk.foreseen(self.shown, lights)

    def _refused(self, key: str, kind: str, number: int) -> str:
        """Why a card or a tower cannot be chosen, by itself or with what is chosen already."""
        if key.startswith("galeon."):
            return self.stage.t(key)
        for other in self.controller.picked():
            what, _, rest = other.partition(":")
            if {what, kind} == {"card", "tower"}:
                tower, value = (number, int(rest)) if kind == "tower" else (int(rest), number)
                return self.stage.t(self.shown.view.refusal(BIDS[tower][value - 1])[0])
        return ""

    def _eye(self) -> str:
        """The tag of the button to look at the own sides, or to go back; "" where there is none."""
        controller = self.controller
        if controller.looking is not None:
            return "cover"
        return f"look:{self.home}" if controller.may_look(self.home) else ""

    def _eyes(self) -> list[tuple[int, Rect]]:
        """Where the other humans find the eye by which they too may look at their sides now."""
        others = [seat for seat in self.controller.humans if seat != self.home]
        return [(seat, eye_of(self.pieces.dock(seat))) for seat in others if self.controller.may_look(seat)]

    def act(self, beat: Beat) -> Act:
        """Show one action, event by event."""
        return acts.play(self, beat)

    def mover(self, picture: Surface, depth: float) -> Mover:
        """A picture that moves by its middle."""
        return Mover(picture, anchor=(picture.get_width() // 2, picture.get_height() // 2), depth=depth)

    # What can be pointed at

    def spots(self) -> list[Spot]:
        """Everything that can be pointed at, far to near."""
        found = [*self._seat_spots(), *self._stock_spots(), *self._book_spots(), *self._sea_spots()]
        seat = self.home
        found += [
            Spot(f"card:{v}", self.pieces.hand(v), self.talk.t("galeon.tip.card", name=self.talk.name(seat), number=v))
            for v in range(1, TOP + 1)
        ]
        found += [Spot(f"look:{other}", rect) for other, rect in self._eyes()]
        eye = self._eye()
        return [*found, Spot(eye, self.whole.eye)] if eye else found

    def _sea_spots(self) -> list[Spot]:
        """Towers and piles; a pile is part of its tower where that may be chosen, else its cards are told of."""
        shown, lit = self.shown, set(self.controller.targets()) | set(self.controller.picked())
        towers, piles = list[Spot](), list[Spot]()
        for tower, cell in self.pieces.cells(shown).items():
            tag = f"tower:{tower}"
            towers.append(Spot(tag, cell.drum))
            cards = zip(shown.pile(tower), self.pieces.pile(shown, tower), strict=True)
            piles += [Spot(f"bid:{card}", rect) for card, rect in cards]
            if tag in lit:
                piles.append(Spot(tag, cell.pile))
        return [*towers, *piles]

    def _stock_spots(self) -> list[Spot]:
        plan = self.whole
        left = Rect(plan.table.status.x, plan.table.status.y, plan.bag.x - plan.table.status.x, plan.table.status.h)
        found = [Spot("turn", left), Spot("bag", plan.bag)]
        return [*found, Spot("harbour", plan.ships)] if self.shown.harbour else found

    def _book_spots(self) -> list[Spot]:
        shown, book = self.shown, self.whole.book
        found = [Spot(f"sold:{entry.tower}", row) for entry, row in rows(shown, book, self._at())]
        found.append(Spot("wealth", book.foot))
        if pages(shown, book) > 1:
            found += [Spot(f"book:{n}", rect) for n, rect in zip(("before", "next"), book.arrows, strict=True)]
        return found

    def _seat_spots(self) -> list[Spot]:
        shown, pieces, found = self.shown, self.pieces, list[Spot]()
        whole = set(self.controller.targets()) | set(self.controller.picked())
        for seat in range(shown.seats):
            dock = pieces.dock(seat)
            found.append(Spot(f"seat:{seat}", dock.plate))
            for sent, rect in zip(shown.sent[seat], pieces.fleet(shown, seat), strict=True):
                found.append(Spot(f"voyage:{sent.ship}", rect))
            if f"seat:{seat}" in whole:
                continue
            ship = shown.dock(seat)
            if is_ship(ship):
                found.append(Spot(f"ship:{ship}", dock.berth))
                found += [Spot(f"medal:{e}", r) for e, r in zip(needs_of(ship), dock.medals, strict=True)]
            found += [Spot(f"chip:{bid_card(seat, v)}", rect) for v, rect in enumerate(dock.chips, 1)]
            found += [Spot(f"{name}:{seat}", rect) for name, rect in badges(shown, seat, dock.signs)]
            if shown.staked[seat] and seat not in shown.wealth:
                found.append(Spot(f"stake:{seat}", dock.stake))
        return found

    def layered(self, a: str, b: str) -> bool:
        """Things lie on blocks; piles of many towers stand close."""
        return {a.partition(":")[0], b.partition(":")[0]} <= LYING

    def picture(self, tag: str) -> Surface | None:
        """What is carried when a card is dragged."""
        value = card_of(tag)
        if value < 0:
            return None
        return self.pieces.card(bid_card(self.home, value), *self.pieces.hand(value).size, "chosen")

    # What it does by itself

    def own(self) -> frozenset[str]:
        """The arrows of the ledger, and the eye."""
        found = {"book:before", "book:next"} if pages(self.shown, self.whole.book) > 1 else set[str]()
        found |= {f"look:{seat}" for seat, _ in self._eyes()}
        eye = self._eye()
        return frozenset(found | {eye} if eye else found)

    def touch(self, tag: str) -> None:
        """Turn a page, look at the own sides, or go back to what all may see."""
        if tag == "cover":
            self.controller.cover()
        elif tag.startswith("look:"):
            self._looked[int(tag[5:])] = self.shown.turn
            self.controller.peek(int(tag[5:]))
        else:
            self._page += 1 if tag == "book:before" else -1
        self.moment += 1

    # What is said

    def question(self, lights: Lights) -> str:
        """The sentence above the hand."""
        return self.talk.question(self.shown, lights, self.controller.looking)

    def buttons(self) -> list[tuple[str, str]]:
        """Pass; nobody announces; announce or go on; yes or no."""
        view = self.shown.view
        if self.controller.asked is None or view.phase not in BUTTONS:
            return []
        if self.controller.common:
            word = "nobody" if self.controller.held is None else "go_on"
            return [(NOBODY, self.talk.t(f"galeon.button.{word}"))]
        words = BUTTONS[view.phase][self.controller.held is not None :]
        return [(f"button:{word}", self.talk.t(f"galeon.button.{word}")) for word in words]

    def go_words(self) -> str:
        """To pass is what every auction comes to."""
        return self.talk.t("galeon.button.pass")

    def confirm_words(self, action: Choice | Answer) -> str:
        """What the button says that plays this choice."""
        return self.talk.confirm(action, self.shown.view.options.target)

    def tip(self, tag: str) -> Tip | None:
        """What is told of a thing."""
        return self.tips.tip(self.shown, tag, self.home)

    def line(self, said: Said) -> str:
        """A line of the log."""
        return self.talk.line(said)

    def reason(self, key: str, said: Said) -> str:
        """The sentence of a hint."""
        return self.talk.reason(key, said)

    def about(self, line: Line) -> frozenset[str]:
        """The tags of what a line of the log speaks of."""
        said = line.said
        found = {f"seat:{said.seat}"} if said.seat >= 0 else set[str]()
        if is_ship(said.card):
            found |= {f"ship:{said.card}", f"voyage:{said.card}"}
        elif said.card >= CARD:
            found |= {f"bid:{said.card}", f"chip:{said.card}"}
        if said.key in ("bids", "raises", "wins", "unsold"):
            found |= {f"tower:{said.other}", f"sold:{said.other}"}
        for event in line.about:
            if isinstance(event, Moved) and event.dst.name in ("tower", "cargo"):
                found |= {f"tower:{event.dst.owner}", f"sold:{event.dst.owner}"}
        return frozenset(found)

    def seat_sprite(self, seat: int) -> str:
        """The sign of a seat in the log."""
        return sign(self.seating.colours[seat])

    def bust_sprite(self, seat: int) -> str:
        """The portrait of a seat."""
        return bust("galeon", self.seating.colours[seat])

    def columns(self, lines: Sequence[Line]) -> list[Column]:
        """The score sheet of what is shown now."""
        return sheet.columns(self.shown.view, self.talk)
