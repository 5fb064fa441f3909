"""The table of Gnadenlos! on the screen: the gold-rush town, drawn from what is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygame import Rect, Surface

from gamebox.controllers.chronicle import Line
from gamebox.controllers.picker import CONFIRM
from gamebox.controllers.table import Beat, TableController
from gamebox.core.events import UNKNOWN, Counted, Moved, Said, Turned
from gamebox.games.gnadenlos.actions import BUY, LAST, Choice
from gamebox.games.gnadenlos.cards import GOAL
from gamebox.games.gnadenlos.scene import acts, sheet
from gamebox.games.gnadenlos.scene.choices import advised, face_of, paid, worth
from gamebox.games.gnadenlos.scene.hand import HandPainter, Held, crew, notes, person_of, raised
from gamebox.games.gnadenlos.scene.panels import PanelPainter
from gamebox.games.gnadenlos.scene.pieces import Pieces, is_person
from gamebox.games.gnadenlos.scene.plan import Plan, bid_notes, layout, sent_card, tray_notes
from gamebox.games.gnadenlos.scene.seats import SeatPainter
from gamebox.games.gnadenlos.scene.shown import Shown
from gamebox.games.gnadenlos.scene.street import StreetPainter
from gamebox.games.gnadenlos.scene.talk import Talk
from gamebox.games.gnadenlos.scene.tips import Tips
from gamebox.ui.acts import Act
from gamebox.ui.portraits import bust, sign
from gamebox.ui.stage import Stage
from gamebox.ui.table_look import Column, Habits, Lights, Seating, Spot, Tip
from gamebox.ui.table_plan import TablePlan
from gamebox.ui.theme import SKINS
from gamebox.ui.tween import Mover

LYING = frozenset((
    "person", "iou", "space", "hat", "buy", "walk", "bank", "seat", "nuggets", "crew", "notes", "vultures",
    "revolver", "bid", "sent", "slot", "die", "market", "lot", "pile", "discard", "event", "event_pile", "pay", "panel",
    "tool",
))  # fmt: skip
"""What may lie over each other: hats on horseshoes, notes in their rows, what lies on a block or a panel."""
APART = (frozenset(("person", "iou")), frozenset(("lot", "slot")), frozenset(("lot", "event")))
"""What must not, all the same."""


class Town(Habits):
    """What the table scene asks of this game (see gamebox.ui.table_look.Look)."""

    skin = SKINS["plank"]

    def __init__(self, stage: Stage, controller: TableController, seating: Seating) -> None:
        self.stage, self.controller, self.seating = stage, controller, seating
        self.talk = Talk(stage, seating)
        self.tips = Tips(self.talk)
        self.shown = Shown(controller.view())
        self.home = controller.viewer if controller.viewer is not None else (*controller.humans, 0)[0]
        self.moment = self.heard = 0
        self.hidden: set[str] = set()
        self.whole: Plan
        self.pieces: Pieces
        self.street: StreetPainter
        self.panels: PanelPainter
        self.blocks: SeatPainter
        self.hand: HandPainter

    @property
    def plan(self) -> TablePlan:
        """The parts that every table has."""
        return self.whole.table

    def lay_out(self) -> None:
        """The window, the text scale or the language are new."""
        self.whole = layout(self.stage.frame, self.shown.seats)
        self.pieces = Pieces(self.stage, self.whole, self.shown.seats, self.home, self.talk, self.seating.colours)
        self.pieces.prepare()
        self.street = StreetPainter(self.stage, self.pieces)
        self.panels = PanelPainter(self.stage, self.skin, self.pieces, self.talk)
        self.blocks = SeatPainter(self.stage, self.skin, self.pieces, self.talk)
        self.hand = HandPainter(self.stage, self.skin, self.pieces, self.talk)

    def settle(self, view: Any) -> None:
        """Show this position, whatever was shown before. Who looks at it sits below."""
        self.shown = Shown(view)
        self.hidden.clear()
        if view.viewer is not None:
            self.home = self.pieces.home = view.viewer
        self.moment += 1
        self.heard = 0

    # What is drawn

    def ground(self, surface: Surface) -> None:
        """Paint the boards and the street."""
        self.street.ground(surface)

    def paint(self, surface: Surface, lights: Lights) -> None:
        """Paint everything at rest."""
        shown, hidden = self.shown, self.hidden
        lights.hinted = advised(shown.view, lights.hinted)
        if not lights.busy:
            self.street.moved = {line.said.seat for line in self.controller.recap() if _moves(line.said)}
        self.street.street(surface, shown, lights, hidden)
        self.blocks.seats(surface, shown, lights, hidden)
        self._status(surface)
        self.panels.market(surface, shown, lights, hidden)
        if shown.turn:
            self.panels.events(surface, shown, lights, hidden)
        self.panels.offer(surface, shown, lights, hidden)
        self.panels.yard(surface, shown)
        self._tray(surface, lights)
        if self.controller.humans:
            self.hand.debts(surface, shown, lights)
        self.hand.crew(surface, shown, self.crew(), lights, hidden)
        self.hand.notes(surface, shown, self.notes(), lights, hidden)
        watched = shown.view.viewer is None and not lights.busy
        words = self.talk.hidden_hand(shown.view, self.controller.humans) if watched else ""
        self.hand.strip(surface, shown, lights, worth(self.controller.picked()), self._why(), words)

    def _status(self, surface: Surface) -> None:
        frame, shown = self.whole.frame, self.shown
        words = (
            self.talk.t("gnadenlos.status.turn", n=shown.turn)
            if shown.turn
            else self.talk.t("gnadenlos.status.opening")
        )
        ink = self.skin.on_ground
        self.stage.text.line(surface, words, self.plan.status, frame.text(28), ink, "title", "centre", frame.least(14))

    def _tray(self, surface: Surface, lights: Lights) -> None:
        """The notes that are put in order, or that somebody shows."""
        shown = self.shown
        faces = [] if lights.busy else list(paid(shown.view))
        if faces:
            tags = [f"pay:{k}" for k in range(len(faces))]
            order = tuple(int(tag.partition(":")[2]) for tag in lights.picked if tag.startswith("pay:"))
            self.panels.tray(surface, faces, order, lights, tags)
        elif shown.showing >= 0:
            self.panels.tray(surface, list(shown.cards("notes", shown.showing)), (), lights, [])

    def crew(self) -> list[Held]:
        """The own adventurers."""
        return crew(self.pieces, self.shown)

    def notes(self) -> list[Held]:
        """The own notes."""
        return notes(self.pieces, self.shown)

    def _why(self) -> tuple[str, str]:
        """Why what is picked may not be played, and by which paragraph; two "" when it may."""
        controller = self.controller
        if controller.asked is None or controller.held is not None or not controller.picked():
            return "", ""
        refusal = controller.refusal(CONFIRM)
        return ("", "") if refusal is None else (self.stage.t(refusal.key), refusal.paragraph)

    def act(self, beat: Beat) -> Act:
        """Show one action, event by event."""
        return acts.play(self, beat)

    def mover(self, picture: Surface, depth: float) -> Mover:
        """A picture that moves by its middle."""
        return Mover(picture, anchor=(picture.get_width() // 2, picture.get_height() // 2), depth=depth)

    def source(self, event: Moved) -> Rect:
        """Where a piece lies that is about to move."""
        if event.src.owner == self.home and event.src.name in ("crew", "notes"):
            held = self.crew() if event.src.name == "crew" else self.notes()
            found = next((card.rect for card in held if card.piece == event.card), None)
            if found is not None:
                return found
        return self.pieces.where(event.src, event.card, self.shown)

    # What can be pointed at

    def spots(self) -> list[Spot]:
        """Everything that can be pointed at, far to near."""
        found = [*self._street_spots(), *self._seat_spots(), *self._row_spots()]
        found += [Spot("debts", self.whole.debts)] if self.controller.humans else []
        found.append(Spot("status", self.plan.status))
        tray = [Spot(f"pay:{k}", r) for k, r in enumerate(tray_notes(self.whole, len(paid(self.shown.view))))]
        return [*found, *tray, *self._hand_spots(), *self._strip_spots()]

    def _street_spots(self) -> list[Spot]:
        street, shown, pieces = self.street, self.shown, self.pieces
        found = [Spot("walk", street.walk_rect()), Spot("bank", pieces.sized((150, 90), pieces.mark("bank"), 0.9))]
        found += [Spot(f"space:{number}", street.space_rect(number)) for number in range(1, GOAL + 1)]
        found += [Spot(f"hat:{owner}", street.hat_rect(point)) for owner, point in street.hats(shown).items()]
        seat = self.controller.asked
        if seat is not None and shown.view.phase in (BUY, LAST) and not self.controller.busy:
            most = max((action.what for action in self.controller.legal()), default=0)
            for number in range(1, most + 1):
                words = self.talk.t("gnadenlos.button.buy", n=number)
                found.append(Spot(f"buy:{number}", street.space_rect(shown.places[seat] + number), words))
        return found

    def _seat_spots(self) -> list[Spot]:
        shown, found = self.shown, list[Spot]()
        for seat in range(shown.seats):
            block = self.pieces.place(seat)
            found.append(Spot(f"seat:{seat}", block.panel))
            vultures = block.vultures[0].unionall(list(block.vultures[1:]))
            found.append(Spot(f"vultures:{seat}", vultures))
            if shown.active == seat and shown.view.current is not None:
                found.append(Spot(f"revolver:{seat}", block.revolver))
            for name, rect in zip(("nuggets", "crew", "notes"), block.counts, strict=True):
                found.append(Spot(f"{name}:{seat}", rect))
            if shown.cards("sent", seat):
                found.append(Spot(f"sent:{seat}", sent_card(self.whole, block.place)))
            bids = bid_notes(self.whole, block.place, len(shown.bid(seat)))
            if bids:
                found.append(Spot(f"bid:{seat}", bids[0].unionall([*bids[1:], self.blocks.total_rect(block)])))
        return found

    def _row_spots(self) -> list[Spot]:
        plan, shown = self.whole, self.shown
        found = [Spot("market", plan.market.panel)]
        found += [Spot(f"die:{k}", rect) for k, rect in enumerate(plan.market.heads, 1)]
        slots = self.pieces.slots(shown)
        found += [Spot(f"slot:{i}", slots[i]) for i in sorted(shown.market())]
        found += [Spot("pile", plan.folk[0]), Spot("discard", plan.folk[1])]
        if paid(shown.view):
            return found if plan.yard is None else [*found, *self._stack_spots()]
        if shown.turn:
            found += [Spot("event_pile", plan.pile)] if shown.cards("event_pile") else []
            found += [Spot("event", plan.face)] if shown.cards("event") else []
        lots = shown.lots()
        for k, (cards, rects) in enumerate(zip(lots, self.pieces.lots(shown), strict=False)):
            found += [Spot(f"lot:{k}", rects[0].unionall(rects[1 : len(cards)]))] if cards else []
        return found if lots and plan.yard is None else [*found, *self._stack_spots()]

    def _stack_spots(self) -> list[Spot]:
        return [Spot(name, rect) for name, rect in zip(("pile", "discard"), self.whole.stacks, strict=True)]

    def _hand_spots(self) -> list[Spot]:
        """Each card twice: the whole of it, and above all others what its neighbour leaves of it."""
        lights, found = Lights(picked=tuple(self.controller.picked())), list[Spot]()
        for held in (self.crew(), self.notes()):
            cards = [card for card in held if card.piece != UNKNOWN]
            places = [raised(card, lights) for card in cards]
            found += [Spot(card.tag, rect) for card, rect in zip(cards, places, strict=True)]
            for card, rect, after in zip(cards, places, cards[1:], strict=False):
                if card.rect.y == after.rect.y and after.rect.x < rect.right:
                    found.append(Spot(card.tag, Rect(rect.x, rect.y, after.rect.x - rect.x, rect.h)))
        return found

    def _strip_spots(self) -> list[Spot]:
        if self.controller.asked is None or self.controller.busy:
            return []
        if self.shown.view.phase in (BUY, LAST):
            most = max((action.what for action in self.controller.legal()), default=0)
            words = [self.talk.t("gnadenlos.button.buy", n=number) for number in range(1, most + 1)]
            return [Spot(f"buy:{n}", rect, words[n - 1]) for n, rect in enumerate(self.whole.chips[:most], 1)]
        if self._why()[0]:
            return [Spot("tool:rules", self.whole.strip, self.talk.t("gnadenlos.tip.why"))]
        return []

    def layered(self, a: str, b: str) -> bool:
        """Hats stand on horseshoes, notes lie over each other, the tray lies over the row."""
        kinds = {a.partition(":")[0], b.partition(":")[0]}
        return kinds <= LYING and kinds not in APART

    def picture(self, tag: str) -> Surface | None:
        """What is carried when a card is dragged: the adventurer, or all notes that are picked."""
        person = person_of(tag)
        if person != UNKNOWN:
            rect = self.crew()[0].rect
            return self.pieces.person(person, rect.w, rect.h, "glow")
        faces = [face for face in map(face_of, self.controller.picked()) if face >= 0]
        if not faces or not self.notes():
            return None
        w, h = self.notes()[0].rect.size
        step = round(w * 0.5)
        made = Surface((w + step * (len(faces) - 1), h)).convert_alpha()
        made.fill((0, 0, 0, 0))
        for k, face in enumerate(faces):
            made.blit(self.pieces.note(face, w, h, ""), (k * step, 0))
        return made

    # What is said

    def question(self, lights: Lights) -> str:
        """The sentence above the hand; with a purchase before the eyes, where it leads."""
        choice = lights.preview
        if lights.asked is not None and isinstance(choice, Choice) and choice.kind == BUY and choice.what:
            return self.talk.purchase(self.shown.view, choice)
        return self.talk.question(self.shown, lights)

    def buttons(self) -> list[tuple[str, str]]:
        """The one that buys nothing, as long as nothing is picked."""
        controller = self.controller
        if controller.asked is None or controller.held is not None or self.shown.view.phase not in (BUY, LAST):
            return []
        return [("buy:0", self.talk.t("gnadenlos.button.nothing"))]

    def go_words(self) -> str:
        """What the button says that plays what is picked."""
        return self.talk.go(self.shown.view)

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
        """The tags of what a line of the log speaks of. Where notes were once laid is for remembering (4.4d)."""
        said, found = line.said, set[str]()
        if said.seat >= 0:
            found |= {f"seat:{said.seat}", f"hat:{said.seat}"}
        if is_person(said.card):
            found |= {f"person:{said.card}", f"sent:{said.seat}"}
            found |= {f"lot:{k}" for k, cards in enumerate(self.shown.lots()) if said.card in cards}
        if said.key in ("event", "no_event", "mixed"):
            found.add("event")
        if said.key in ("undertaker", "end_undertaker"):
            found.add("walk")
        for event in line.about:
            found |= _tags(event)
        recent = {late.action for late in (*self.controller.recap(), self.controller.log[-1])}
        return frozenset([tag for tag in found if line.action in recent or not tag.startswith("slot:")])

    def seat_sprite(self, seat: int) -> str:
        """The sign of a seat in the log."""
        return sign(self.seating.colours[seat])

    def bust_sprite(self, seat: int) -> str:
        """The portrait of a seat."""
        return bust("gnadenlos", self.seating.colours[seat])

    def columns(self, lines: Sequence[Line]) -> list[Column]:
        """The score sheet of what is shown now."""
        return sheet.columns(self.shown.view, self.talk, lines)


def _moves(said: Said) -> bool:
    """Whether a line tells of a hat that has moved."""
    return said.key == "bankrupt" or (said.key in sheet.MOVES and said.number > 0)


def _tags(event: object) -> set[str]:
    """What an event behind a line of the log speaks of."""
    if isinstance(event, Counted):
        return {f"die:{event.now}"} if event.what == "die" else {f"{event.what}:{event.seat}"}
    if isinstance(event, Turned):
        return {f"{event.zone.name}:{event.zone.owner}"}
    if isinstance(event, Moved):
        zones = (event.src, event.dst)
        return {f"{zone.name}:{zone.owner}" if zone.owner >= 0 else zone.name for zone in zones}
    return set()
