"""The table of Guillotine on the screen: the square before the scaffold, drawn from what is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygame import Rect, Surface

from gamebox.controllers.chronicle import Line
from gamebox.controllers.table import Beat, TableController
from gamebox.core.events import UNKNOWN, Moved, Said
from gamebox.games.guillotine.actions import GIFT, ORDER, RESOLVING, TURN, WAY, WHOM, Choice
from gamebox.games.guillotine.cards import TITLE
from gamebox.games.guillotine.scene import acts, sheet
from gamebox.games.guillotine.scene.foresight import Foresight, foresee
from gamebox.games.guillotine.scene.hand import HandPainter, Held, card_of, held, in_tray, raised, take_back, tray_panel
from gamebox.games.guillotine.scene.paint import Painter
from gamebox.games.guillotine.scene.pieces import Pieces
from gamebox.games.guillotine.scene.plan import Plan, layout, medallion, tray_arrows
from gamebox.games.guillotine.scene.seats import SeatPainter, badges
from gamebox.games.guillotine.scene.shown import Shown, is_noble
from gamebox.games.guillotine.scene.talk import Talk
from gamebox.games.guillotine.scene.tips import SEAT_SIGNS, Tips
from gamebox.ui.acts import Act
from gamebox.ui.portraits import bust, sign
from gamebox.ui.stage import Stage
from gamebox.ui.table_look import Column, Habits, Lights, Seating, Spot, Tip
from gamebox.ui.table_plan import TablePlan
from gamebox.ui.theme import SKINS
from gamebox.ui.tween import Mover

LYING = frozenset(("noble", "front", "seat", "place", "card", "tool", "aside", "discard", *SEAT_SIGNS))
"""What may lie over each other: nobles in line and on mats, what lies on a seat's block, cards in hand."""


class Scaffold(Habits):
    """What the table scene asks of this game (see gamebox.ui.table_look.Look)."""

    skin = SKINS["print"]

    def __init__(self, stage: Stage, controller: TableController, seating: Seating) -> None:
        self.stage, self.controller, self.seating = stage, controller, seating
        self.talk = Talk(stage, seating)
        self.tips = Tips(self.talk)
        self.shown = Shown(controller.view())
        self.home = controller.viewer if controller.viewer is not None else (*controller.humans, 0)[0]
        self.moment = self.heard = 0
        self.flying: set[int] = set()
        self._page = 0
        self._foreseen: tuple[object, Foresight | None] = (None, None)
        self.whole: Plan
        self.pieces: Pieces
        self.painter: Painter
        self.seats: SeatPainter
        self.hand: HandPainter

    @property
    def plan(self) -> TablePlan:
        """The parts that every table has."""
        return self.whole.table

    def lay_out(self) -> None:
        """The window, the text scale or the language are new."""
        self.whole = layout(self.stage.frame, self.shown.seats)
        self.pieces = Pieces(self.stage, self.whole, self.shown.seats, self.home, self.talk)
        self.pieces.prepare()
        self.painter = Painter(self.stage, self.whole, self.pieces, self.talk)
        self.seats = SeatPainter(self.stage, self.pieces, self.talk, self.seating.colours)
        self.hand = HandPainter(self.stage, self.skin, self.pieces, self.talk)

    def settle(self, view: Any) -> None:
        """Show this position, whatever was shown before. Who looks at it sits below."""
        same = self.shown.view.phase == view.phase
        self.shown = Shown(view)
        self.flying.clear()
        self.painter.bladeless = False
        if view.viewer is not None:
            self.home = self.pieces.home = view.viewer
        self._page = self._page if same else 0
        self.moment += 1
        self.heard = 0

    # What is drawn

    def ground(self, surface: Surface) -> None:
        """Paint the square."""
        self.painter.square(surface, self.shown.day)

    def paint(self, surface: Surface, lights: Lights) -> None:
        """Paint everything at rest."""
        shown, painter = self.shown, self.painter
        painter.square(surface, shown.day)
        painter.sky(surface, shown)
        painter.machine(surface)
        found = self.foreseen(lights)
        painter.line(surface, shown, lights, found, self.flying)
        self.seats.seats(surface, shown, lights, self.flying)
        painter.stacks(surface, shown)
        cards, more = self._tray() if not lights.busy else ([], False)
        self.hand.tray(surface, shown, cards, lights, more)
        self.hand.cards(surface, shown, self.held(), lights)
        self.hand.hint(surface, self._strip(lights, found))
        if shown.view.viewer is None and not lights.busy:
            why = self.talk.hidden_hand(shown.view, self.controller.humans)
            if why:
                self.hand.hidden(surface, why)

    def held(self) -> list[Held]:
        """The cards below."""
        return held(self.pieces, self.shown)

    def _tray(self) -> tuple[list[Held], bool]:
        return in_tray(self.pieces, self.shown, self._page)

    def foreseen(self, lights: Lights) -> Foresight | None:
        """What the choice before the eyes would bring."""
        choice = lights.preview
        if lights.asked is None or not isinstance(choice, Choice):
            return None
        key = (len(self.controller.match.log), lights.asked, choice)
        if self._foreseen[0] != key:
            view = self.controller.view()
            legal = choice in view.legal_actions()
            self._foreseen = key, foresee(view, choice) if legal else None
        return self._foreseen[1]

    def _strip(self, lights: Lights, found: Foresight | None) -> str:
        """The sentence between question and hand."""
        view = self.shown.view
        if lights.busy or lights.asked is None or view.viewer != lights.asked:
            return ""
        words = self.talk.foreseen(found) if found is not None else ""
        pointed = card_of(lights.hovered)
        if words:
            return words
        if pointed != UNKNOWN:
            return self.talk.effect(pointed)
        if self.shown.started != UNKNOWN:
            return self.talk.effect(self.shown.started)
        return self.talk.effect(view.card) if RESOLVING < view.phase < GIFT and view.card != UNKNOWN else ""

    def act(self, beat: Beat) -> Act:
        """Show one action, event by event."""
        return acts.play(self, beat)

    def mover(self, picture: Surface, depth: float) -> Mover:
        """A picture that moves by its middle."""
        return Mover(picture, anchor=(picture.get_width() // 2, picture.get_height() // 2), depth=depth)

    def source(self, event: Moved) -> Rect:
        """Where a piece lies that is about to move."""
        if event.src.name == "hand" and event.src.owner == self.home:
            found = next((card.rect for card in self.held() if card.card in (event.card, UNKNOWN)), None)
            if found is not None:
                return found.move(0, -self.whole.raised)
        return self.pieces.where(event.src, event.card, self.shown)

    # What can be pointed at

    def spots(self) -> list[Spot]:
        """Everything that can be pointed at, far to near."""
        tray, more = self._tray()
        covered = tray_panel(self.whole, tray, more) if tray else None
        found = [*self._sky_spots(), *self._line_spots(), *self._seat_spots(covered), *self._pile_spots()]
        found += [Spot(card.tag, card.rect) for card in tray]
        if more:
            arrows = zip(("before", "next"), tray_arrows(self.whole), strict=True)
            found += [Spot(f"tray:{name}", rect) for name, rect in arrows]
        return [*found, *self._hand_spots()]

    def _sky_spots(self) -> list[Spot]:
        plan = self.whole
        left = plan.line.right + plan.frame.px(6)
        machine = Rect(left, plan.frame.px(6), plan.frame.width - left, plan.line.bottom - plan.frame.px(6))
        found = [Spot("machine", machine), Spot("prison", plan.conciergerie), Spot("gone", plan.gone)]
        found.append(Spot("day", plan.table.status))
        return found + [Spot(f"sign:{name}", rect) for name, rect in self.painter.conditions(self.shown)]

    def _line_spots(self) -> list[Spot]:
        line, view = list(self.shown.line), self.shown.view
        slots = self.pieces.slots(len(line))
        found = [Spot(f"noble:{card}", rect) for card, rect in zip(line, slots, strict=True)][::-1]
        lit = self.controller.targets() if view.phase == WAY else ()
        for index, slot in enumerate(slots):
            low = medallion(self.whole, slot)
            found.append(Spot(f"place:{index}", slot.union(low) if f"place:{index}" in lit else low))
        return found

    def _seat_spots(self, covered: Rect | None) -> list[Spot]:
        """The blocks and what lies on them, but for those that the tray covers."""
        shown, found = self.shown, list[Spot]()
        for seat in range(shown.seats):
            block = self.pieces.place(seat)
            if covered is not None and covered.colliderect(block.panel):
                continue
            panel = Spot(f"seat:{seat}", block.panel)
            found.append(panel)
            found += [Spot(f"{name}:{seat}", rect) for name, rect in badges(shown, seat, block.signs)]
            found += [Spot(f"noble:{card}", rect) for card, rect in self.pieces.trophies(shown, seat).items()]
            found += [Spot(f"front:{card}", rect) for card, rect in self.pieces.fronts(shown, seat).items()]
            if shown.view.phase in (WHOM, GIFT):
                found.append(panel)
        return found

    def _pile_spots(self) -> list[Spot]:
        shown, plan = self.shown, self.whole
        found = [Spot("pile", plan.pile)] if shown.cards("action_pile") else []
        found += [Spot("discard", plan.discard)] if shown.cards("action_discard") else []
        return found + [Spot(f"aside:{card}", plan.aside) for card in shown.cards("aside")]

    def _hand_spots(self) -> list[Spot]:
        lights = Lights(picked=tuple(self.controller.picked()))
        cards = [card for card in self.held() if card.card != UNKNOWN]
        found = [Spot(card.tag, raised(self.pieces, self.shown, card, lights)) for card in cards]
        chip = take_back(self.pieces, self.shown, cards) if self.controller.asked is not None else None
        return found if chip is None else [*found, Spot("tool:undo", chip, self.talk.t("guillotine.back"))]

    def layered(self, a: str, b: str) -> bool:
        """Nobles stand before each other, cards lie on blocks and over each other."""
        kinds = {a.partition(":")[0], b.partition(":")[0]}
        return kinds <= LYING and not ("place" in kinds and "card" in kinds)

    def picture(self, tag: str) -> Surface | None:
        """What is carried when a card is dragged."""
        card = card_of(tag)
        return None if card == UNKNOWN else self.pieces.action(card, *self.whole.card, "glow")

    # What it does by itself

    def own(self) -> frozenset[str]:
        """The arrows of the tray; the card that has been begun and the noble just chosen, which a click takes back."""
        found = {"tray:before", "tray:next"} if self._tray()[1] else set[str]()
        shown = self.shown
        if self.controller.asked is not None and self.controller.can_undo is True and shown.started != UNKNOWN:
            found |= {card.tag for card in self.held() if TITLE[card.card] == TITLE[shown.started]}
            picks, phase = shown.view.picks, shown.view.phase
            found |= {f"noble:{picks[-1]}"} if picks and phase in (WAY, ORDER) else set()
        return frozenset(found)

    def touch(self, tag: str) -> None:
        """Turn a page of the tray, or take back what has been chosen for a card."""
        if tag.startswith("tray:"):
            self._page += 1 if tag == "tray:next" else -1
        elif tag.startswith("card:"):
            while self.controller.view().phase != TURN and self.controller.can_undo is True:
                self.controller.undo()
        else:
            self.controller.undo()
        self.moment += 1

    # What is said

    def question(self, lights: Lights) -> str:
        """The sentence above the hand."""
        return self.talk.question(self.shown, lights)

    def buttons(self) -> list[tuple[str, str]]:
        """The one that collects without a card."""
        view = self.shown.view
        if self.controller.asked is None or view.phase != TURN:
            return []
        word = "collect" if view.line and view.due else "finish"
        return [("button:pass", self.talk.t(f"guillotine.button.{word}"))]

    def urgent(self) -> str:
        """To collect is what every turn comes to, unless a card is about to be played."""
        return "" if self.controller.held is not None else "button:pass"

    def go_words(self) -> str:
        """While a card is chosen for, the turn still ends with a noble collected."""
        return self.talk.t("guillotine.button.collect")

    def confirm_words(self, action: Choice) -> str:
        """What the button says that plays this choice."""
        return self.talk.confirm(action)

    def tip(self, tag: str) -> Tip | None:
        """What is told of a thing."""
        return self.tips.tip(self.shown, tag)

    def line(self, said: Said) -> str:
        """A line of the log."""
        return self.talk.line(said)

    def reason(self, key: str, said: Said) -> str:
        """The sentence of a hint."""
        return self.talk.reason(key, said)

    def about(self, line: Line) -> frozenset[str]:
        """The tags of what a line of the log speaks of."""
        found = {f"seat:{seat}" for seat in (line.said.seat, line.said.other) if seat >= 0}
        cards = [line.said.card, *(event.card for event in line.about if isinstance(event, Moved))]
        for card in cards:
            if card != UNKNOWN:
                found |= {f"noble:{card}"} if is_noble(card) else {f"front:{card}", f"card:{card}"}
        return frozenset(found)

    def seat_sprite(self, seat: int) -> str:
        """The sign of a seat in the log."""
        return sign(self.seating.colours[seat])

    def bust_sprite(self, seat: int) -> str:
        """The portrait of a seat."""
        return bust("guillotine", self.seating.colours[seat])

    def columns(self, lines: Sequence[Line]) -> list[Column]:
        """The score sheet of what is shown now."""
        return sheet.columns(self.shown.view, self.talk)
