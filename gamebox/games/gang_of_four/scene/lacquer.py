"""The table of Gang of Four on the screen: red lacquer and gold, drawn from what is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygame import Rect, Surface

from gamebox.controllers.chronicle import Line
from gamebox.controllers.picker import CONFIRM
from gamebox.controllers.table import Beat, TableController
from gamebox.core.events import UNKNOWN, Moved, Said
from gamebox.games.gang_of_four.actions import ANNOUNCE, GIVE, PLAY, Choice
from gamebox.games.gang_of_four.cards import FACE
from gamebox.games.gang_of_four.combos import Combination
from gamebox.games.gang_of_four.scene import deals, sheet
from gamebox.games.gang_of_four.scene.hand import HandPainter, Held, card_of, held, raised
from gamebox.games.gang_of_four.scene.order import ORDERS, offers, taken
from gamebox.games.gang_of_four.scene.paint import Painter, badges
from gamebox.games.gang_of_four.scene.pieces import Pieces, sprite
from gamebox.games.gang_of_four.scene.plan import Plan, layout
from gamebox.games.gang_of_four.scene.shown import Shown
from gamebox.games.gang_of_four.scene.talk import Talk
from gamebox.ui.acts import Act
from gamebox.ui.portraits import bust, sign
from gamebox.ui.stage import Stage
from gamebox.ui.table_look import Column, Habits, Lights, Seating, Spot, Tip
from gamebox.ui.table_plan import TablePlan
from gamebox.ui.theme import SKINS

CARDS = {"card", "laid", "gift"}
FEW = 40
"""Up to so many combinations the keyboard goes through all of them, else through one of each kind and number."""


class Lacquer(Habits):
    """What the table scene asks of this game (see gamebox.ui.table_look.Look)."""

    skin = SKINS["lacquer"]

    def __init__(self, stage: Stage, controller: TableController, seating: Seating) -> None:
        self.stage, self.controller, self.seating = stage, controller, seating
        self.talk = Talk(stage, seating)
        self.shown = Shown(controller.view())
        self.home = controller.viewer if controller.viewer is not None else (*controller.humans, 0)[0]
        self.moment = self.heard = 0
        self.reading = False
        self.order = ORDERS[0]
        self._page_of_offers = 0
        self._offered: tuple[object, list[Combination]] = ((), [])
        self._cycle: tuple[list[Combination], int, tuple[str, ...]] = ([], 0, ())
        self.whole: Plan
        self.pieces: Pieces
        self.painter: Painter
        self.hand: HandPainter

    @property
    def plan(self) -> TablePlan:
        """The parts that every table has."""
        return self.whole.table

    def lay_out(self) -> None:
        """The window, the text scale or the language are new."""
        self.whole = layout(self.stage.frame, self.shown.seats)
        self.pieces = Pieces(self.stage, self.whole, self.shown.seats, self.home)
        self.pieces.prepare()
        self.painter = Painter(self.stage, self.skin, self.whole, self.pieces, self.talk, self.seating.colours)
        self.hand = HandPainter(self.stage, self.skin, self.pieces, self.talk)

    def settle(self, view: Any) -> None:
        """Show this position, whatever was shown before. Who looks at it sits below."""
        self.shown = Shown(view)
        self._cycle = [], 0, ()
        if view.viewer is not None:
            self.home = self.pieces.home = view.viewer
        self.reading = False
        self.moment += 1
        self.heard = 0

    # What is drawn

    def ground(self, surface: Surface) -> None:
        """Paint the room and the mat."""
        self.painter.ground(surface)

    def paint(self, surface: Surface, lights: Lights) -> None:
        """Paint everything at rest."""
        shown, painter, hand = self.shown, self.painter, self.hand
        painter.mat(surface, shown, lights)
        painter.seats(surface, shown, lights)
        painter.pad(surface, shown, lights)
        hand.cards(surface, shown, self.held(), lights)
        if self._sees_hand():
            hand.sorts(surface, self.order, lights)
        found, more = self._offers()
        hand.offers(surface, self._chips(), found, more, lights)
        hand.ribbon(surface, self._ribbon(), shown, lights, self._why())
        if self.reading and shown.page is not None:
            painter.page(surface, shown, shown.page)

    def held(self) -> list[Held]:
        """The cards below."""
        return held(self.pieces, self.shown, self.order)

    def _sees_hand(self) -> bool:
        return self.shown.view.viewer == self.home

    def _why(self) -> tuple[str, str]:
        """Why what is picked may not be played, and by which paragraph; two "" when it may."""
        controller = self.controller
        if controller.asked is None or controller.held is not None or not controller.picked():
            return "", ""
        refusal = controller.refusal(CONFIRM)
        return ("", "") if refusal is None else (self.stage.t(refusal.key), refusal.paragraph)

    def act(self, beat: Beat) -> Act:
        """Show one action, event by event."""
        return deals.play(self, beat)

    def hand_rect(self, seat: int, card: int) -> Rect:
        """Where a card leaves a hand."""
        if seat == self.home:
            found = next((held.rect for held in self.held() if held.card in (card, UNKNOWN)), None)
            if found is not None:
                return found.move(0, -self.whole.raised)
        return self.pieces.place(seat).fan

    # What can be pointed at

    def spots(self) -> list[Spot]:
        """Everything that can be pointed at, far to near."""
        return [*self._mat_spots(), *self._seat_spots(), *self._strip_spots(), *self._hand_spots()]

    def _mat_spots(self) -> list[Spot]:
        shown, plan, pieces = self.shown, self.whole, self.pieces
        found = [Spot("order", rect) for rect in plan.flows.values()]
        found += [Spot("heap", plan.heap)] if shown.cards("heap") else []
        found += [Spot("dead", plan.dead)] if shown.cards("dead") else []
        for seat, cards in shown.laid.items():
            rects = pieces.middle_row(len(cards)) if seat == shown.owner else pieces.front_row(seat, len(cards))
            found += [Spot(f"laid:{card}", rect) for card, rect in zip(cards, rects, strict=True)]
        gifts = zip(shown.gifts, plan.exchange, strict=False)
        return found + [Spot(f"gift:{gift.card}", rect) for gift, rect in gifts if gift.card != UNKNOWN]

    def _seat_spots(self) -> list[Spot]:
        shown, found = self.shown, [Spot("button:score", self.whole.pad, self.talk.t("gang_of_four.tip.score"))]
        for seat in range(shown.seats):
            block = self.pieces.place(seat)
            found += [Spot(f"seat:{seat}", rect) for rect in (block.bust, block.fan, block.count, block.name)]
            found += [Spot(f"{name}:{seat}", rect) for name, rect in badges(shown, seat, block)]
        return found

    def _strip_spots(self) -> list[Spot]:
        found = []
        if self._sees_hand():
            names = ORDERS
            found = [
                Spot(f"sort:{name}", rect, self.talk.t(f"gang_of_four.sort.{name}"))
                for name, rect in zip(names, self.whole.sorts, strict=True)
            ]
        if self._why()[0]:
            found.append(Spot("tool:rules", self._ribbon(), self.talk.t("gang_of_four.tip.why")))
        offered, more = self._offers()
        for index, combo in enumerate(offered):
            words = self.talk.t("gang_of_four.offer.best", combo=self.talk.combo(combo))
            found.append(Spot(f"offer:{index}", self._chips()[index], words))
        return [*found, Spot("offer:next", self._chips()[-1])] if more else found

    def _hand_spots(self) -> list[Spot]:
        """Each card twice: the whole of it, and above all others what its neighbour leaves of it."""
        lights = Lights(picked=tuple(self.controller.picked()))
        cards = [card for card in self.held() if card.card != UNKNOWN]
        whole = [Spot(card.tag, raised(self.pieces, card, lights)) for card in cards]
        edges = [spot.rect.x for spot in whole[1:]]
        strips = [
            Spot(spot.tag, Rect(spot.rect.x, spot.rect.y, min(spot.rect.w, edge - spot.rect.x), spot.rect.h))
            for spot, edge in zip(whole, edges, strict=False)
        ]
        return [*whole, *strips]

    def layered(self, a: str, b: str) -> bool:
        """Cards lie over each other, and over what is painted on the mat."""
        kinds = {a.partition(":")[0], b.partition(":")[0]}
        return (kinds <= {*CARDS, "order", "heap", "seat", "passed"} and bool(kinds & CARDS)) or kinds == {"seat"}

    def picture(self, tag: str) -> Surface | None:
        """What is carried when a card is dragged: all that is picked."""
        cards = [card for card in map(card_of, self.controller.picked()) if card != UNKNOWN]
        return self._fanned(cards) if cards else None

    def _fanned(self, cards: Sequence[int]) -> Surface:
        w, h = self.whole.card
        step = round(w * 0.42)
        made = Surface((w + step * (len(cards) - 1), h)).convert_alpha()
        made.fill((0, 0, 0, 0))
        for k, card in enumerate(cards):
            made.blit(self.stage.sprites.sized(sprite(card), w, h), (k * step, 0))
        return made

    # What it does by itself

    def _offers(self) -> tuple[list[Combination], bool]:
        """What may be picked now, a page of it, and whether there is more."""
        found, count = self._all_offers(), len(self._chips()) - 1
        start = self._page_of_offers * count % max(1, -(-len(found) // count) * count)
        return found[start : start + count], len(found) > count

    def _ribbon(self) -> Rect:
        """Where it is said what is picked."""
        return self.whole.ribbon if self._offers()[0] else self.whole.wide_ribbon

    def _chips(self) -> tuple[Rect, ...]:
        """Where what may be picked is shown: beside the ribbon, or in its place."""
        return self.whole.offers if self.controller.picked() else self.whole.wide_offers

    def _all_offers(self) -> list[Combination]:
        controller = self.controller
        if controller.asked is None or self.shown.view.phase != PLAY or controller.busy:
            return []
        picked = tuple(sorted(card_of(tag) for tag in controller.picked()))
        key = (len(controller.match.log), controller.asked, picked)
        if self._offered[0] != key:
            self._offered = key, offers(controller.legal(), picked)
            self._page_of_offers = 0
        return self._offered[1]

    def own(self) -> frozenset[str]:
        """The pad, the orders of the hand, and what may be picked."""
        found = {"button:score"}
        if self._sees_hand():
            found |= {f"sort:{name}" for name in (*ORDERS, "next")}
        offered, _ = self._offers()
        found |= {f"offer:{index}" for index in range(len(offered))}
        cycled = self._cycle[2] and self._cycle[2] == tuple(self.controller.picked())
        return frozenset(found | {"offer:next", "offer:pick"} if offered or cycled else found)

    def touch(self, tag: str) -> None:
        """Another order of the hand, or a combination to be picked."""
        kind, _, rest = tag.partition(":")
        if kind == "sort":
            self.order = ORDERS[(ORDERS.index(self.order) + 1) % len(ORDERS)] if rest == "next" else rest
        elif rest == "next":
            self._page_of_offers += 1
        elif rest == "pick":
            self._pick_next()
        else:
            self._pick(self._offers()[0][int(rest)])
        self.moment += 1

    def _pick_next(self) -> None:
        """Go through the combinations that hold what was picked at first."""
        picked = tuple(self.controller.picked())
        found, at, last = self._cycle
        if last != picked or not found:
            found, at = self._all_offers(), -1
            every = offers(self.controller.legal(), [card_of(tag) for tag in picked], every=True)
            found = every if len(every) <= FEW else found
        at = (at + 1) % len(found)
        self._pick(found[at])
        self._cycle = found, at, tuple(self.controller.picked())

    def _pick(self, combo: Combination) -> None:
        """Pick the cards of a combination, those that are picked already first."""
        mine = list(self.shown.cards("hand", self.home))
        picked = [card_of(tag) for tag in self.controller.picked()]
        cards = taken(combo.faces, [*picked, *(card for card in mine if card not in picked)])
        self.controller.choose([f"card:{card}" for card in cards])

    # What is said

    def question(self, lights: Lights) -> str:
        """The sentence above the hand."""
        return self.talk.question(self.shown, lights)

    def buttons(self) -> list[tuple[str, str]]:
        """Pass, or the announcement of the last card."""
        if self.controller.asked is None:
            return []
        word = {PLAY: "pass", ANNOUNCE: "announce"}.get(self.shown.view.phase)
        return [(f"button:{word}", self.talk.t(f"gang_of_four.button.{word}"))] if word else []

    def go_words(self) -> str:
        """What the button says that plays what is picked."""
        return self.talk.t(f"gang_of_four.button.{'give' if self.shown.view.phase == GIVE else 'play'}")

    def urgent(self) -> str:
        """The announcement cannot wait."""
        return "button:announce"

    def confirm_words(self, action: Choice) -> str:
        """What the button says that plays this choice."""
        return self.talk.confirm(action)

    def tip(self, tag: str) -> Tip | None:
        """What is told of a thing."""
        kind, _, rest = tag.partition(":")
        if kind == "offer" and rest.isdigit():
            offered = self._offers()[0]
            return Tip(self.talk.combo(offered[int(rest)])) if int(rest) < len(offered) else None
        return self.talk.tip(self.shown, tag)

    def line(self, said: Said) -> str:
        """A line of the log."""
        return self.talk.line(said)

    def reason(self, key: str, said: Said) -> str:
        """The sentence of a hint."""
        fields: dict[str, object] = {"name": self.talk.name(said.seat), "n": said.number}
        if said.card >= 0:
            fields["card"] = self.talk.face(FACE[said.card])
        if said.other >= 0:
            fields["other"] = self.talk.name(said.other)
        return self.stage.t(key, **fields)

    def about(self, line: Line) -> frozenset[str]:
        """The tags of what a line of the log speaks of."""
        found = {f"seat:{line.said.seat}"} if line.said.seat >= 0 else set[str]()
        if line.said.key.startswith("gives"):
            found.add(f"seat:{line.said.other}")
        for event in line.about:
            if isinstance(event, Moved) and event.card >= 0:
                found |= {f"laid:{event.card}", f"card:{event.card}"}
        return frozenset(found)

    def seat_sprite(self, seat: int) -> str:
        """The sign of a seat in the log."""
        return sign(self.seating.colours[seat])

    def bust_sprite(self, seat: int) -> str:
        """The portrait of a seat."""
        return bust("gang_of_four", self.seating.colours[seat])

    def columns(self, lines: Sequence[Line]) -> list[Column]:
        """The score sheet of what is shown now."""
        return sheet.columns(self.shown.view, self.talk)
