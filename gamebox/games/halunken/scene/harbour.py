"""The table of Halunken & Spelunken on the screen: the harbour at night, drawn from what is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygame import Rect, Surface

from gamebox.controllers.chronicle import Line
from gamebox.controllers.table import Beat, TableController
from gamebox.core.events import Moved, Said, Turned, Zone
from gamebox.games.halunken.actions import BID, TAKE, Choice
from gamebox.games.halunken.cards import CAPTAINS, COUNT, PLACES
from gamebox.games.halunken.scene import bar, sheet, walks
from gamebox.games.halunken.scene.paint import Painter
from gamebox.games.halunken.scene.pieces import Pieces
from gamebox.games.halunken.scene.plan import Plan, layout
from gamebox.games.halunken.scene.shown import Shown
from gamebox.games.halunken.scene.talk import Talk
from gamebox.ui.acts import Act
from gamebox.ui.stage import Stage
from gamebox.ui.table_look import Column, Habits, Lights, Seating, Spot, Tip
from gamebox.ui.table_plan import TablePlan
from gamebox.ui.theme import SKINS

AT_A_PLACE = {"first", "recruits", "empty", "moves", "jostled", "jack_placed", "jack_stops"}
"""Lines of the log whose number is a place."""
ON_THE_QUAY = {"sailor", "figure", "space", "port", "pile"}
"""What may overlap: figures and piles hide part of what is behind them."""


class Harbour(Habits):
    """What the table scene asks of this game (see gamebox.ui.table_look.Look)."""

    skin = SKINS["harbour"]

    def __init__(self, stage: Stage, controller: TableController, seating: Seating) -> None:
        self.stage, self.controller, self.seating = stage, controller, seating
        self.colours = captain_colours(seating.colours)
        self.talk = Talk(stage, seating)
        self.shown = Shown(controller.view())
        self.first = controller.humans[0] if controller.humans else 0
        self.moment = self.heard = 0
        self.flying: set[tuple[Zone, int]] = set()
        self.whole: Plan
        self.pieces: Pieces
        self.painter: Painter

    @property
    def plan(self) -> TablePlan:
        """The parts that every table has."""
        return self.whole.table

    def lay_out(self) -> None:
        """The window, the text scale or the language are new."""
        rings = self.stage.sprites.load("halunken/board").pieces
        self.whole = layout(self.stage.frame, self.shown.seats, self.first, rings)
        self.pieces = Pieces(self.stage, self.whole, self.colours, self.controller.viewer)
        self.pieces.prepare()
        self.painter = Painter(self.stage, self.skin, self.whole, self.pieces, self.talk)

    def settle(self, view: Any) -> None:
        """Show this position, whatever was shown before."""
        self.shown = Shown(view)
        self.flying.clear()
        self.pieces.me = view.viewer
        self.moment += 1
        self.heard = 0

    def ground(self, surface: Surface) -> None:
        """Paint the harbour without its pieces."""
        self.painter.ground(surface, self.shown.view)

    def paint(self, surface: Surface, lights: Lights) -> None:
        """Paint all pieces and blocks at rest."""
        hand = self.held(lights)
        self.painter.pieces_at_rest(surface, self.shown, lights, self.flying, hand)
        why = "" if hand else self.talk.hidden_hand(self.shown, self.controller.humans)
        if why:
            bar.draw_hidden(surface, self.pieces, self.shown, why)

    def held(self, lights: Lights) -> list[bar.Held]:
        """The cards in the hand."""
        return bar.held(self.pieces, self.shown, lights.asked)

    def act(self, beat: Beat) -> Act:
        """Show one action, event by event."""
        return walks.play(self, beat)

    def spots(self) -> list[Spot]:
        """Everything that can be pointed at, far to near."""
        return [*self._ring_spots(), *self._seat_spots(), *self._hand_spots()]

    def _ring_spots(self) -> list[Spot]:
        shown, plan, pieces = self.shown, self.whole, self.pieces
        found = []
        if shown.view.jack:
            found = [Spot("port", plan.port), Spot("pile", plan.pile)]
        placing = shown.view.current is not None and not shown.view.round
        for i in range(PLACES):
            found.append(Spot(f"space:{i}", plan.places[i].whole))
            cards = shown.cards("tavern", i)
            if cards and 0 <= cards[-1] < COUNT and not placing:
                found.append(Spot(f"sailor:{cards[-1]}", plan.places[i].pile))
        found += [] if placing else [Spot(f"figure:{f}", plan.figure(space)) for f, space in self._standing()]
        port = shown.cards("port")
        rects = pieces.cards(Zone("port"), len(port))
        return [*found, *(Spot(f"sailor:{card}", rect) for card, rect in zip(port, rects, strict=True))]

    def _standing(self) -> list[tuple[int, int]]:
        figures = range(self.shown.seats + self.shown.view.jack)
        spaces = [(figure, self.shown.space_of(figure)) for figure in figures]
        return sorted((pair for pair in spaces if pair[1] >= 0), key=lambda p: self.whole.places[p[1]].disc.y)

    def _seat_spots(self) -> list[Spot]:
        found = [Spot("round", self.plan.status)]
        for seat, block in enumerate(self.whole.seats):
            found.append(Spot(f"seat:{seat}", block.panel))
            for name in ("crew", "bid"):
                cards = self.shown.cards(name, seat)
                rects = self.pieces.cards(Zone(name, seat), len(cards))
                found += [Spot(f"sailor:{card}", rect) for card, rect in zip(cards, rects, strict=True)]
        return found

    def _hand_spots(self) -> list[Spot]:
        asked = self.controller.asked
        picked = tuple(self.controller.picked())
        lights = Lights(picked=picked)
        return [Spot(card.tag, bar.raised(card, lights)) for card in bar.held(self.pieces, self.shown, asked)]

    def layered(self, a: str, b: str) -> bool:
        """Sailors lie on crews, piles and jetties, and figures stand before taverns."""
        kinds = {a.partition(":")[0], b.partition(":")[0]}
        return kinds <= ON_THE_QUAY or ("sailor" in kinds and kinds & {"seat", "port"} != set())

    def picture(self, tag: str) -> Surface | None:
        """What is carried when a thing is dragged."""
        for card in bar.held(self.pieces, self.shown, self.controller.asked):
            if card.tag == tag:
                return self.pieces.card_picture(card.sprite, card.rect.w, card.rect.h, "glow")[0]
        return None

    def question(self, lights: Lights) -> str:
        """The sentence above the hand."""
        return self.talk.question(self.shown, lights)

    def buttons(self) -> list[tuple[str, str]]:
        """Pass in the auction, leave in a theft."""
        if self.controller.asked is None:
            return []
        if self.shown.view.phase == BID:
            return [("button:pass", self.talk.t("halunken.button.pass"))]
        return [("button:leave", self.talk.t("halunken.button.leave"))] if self.shown.view.phase == TAKE else []

    def confirm_words(self, action: Choice) -> str:
        """What the button says that plays this choice."""
        return self.talk.confirm(action)

    def tip(self, tag: str) -> Tip | None:
        """What is told of a thing."""
        return self.talk.tip(self.shown, tag)

    def line(self, said: Said) -> str:
        """A line of the log."""
        return self.talk.line(said)

    def reason(self, key: str, said: Said) -> str:
        """The sentence of a hint."""
        fields: dict[str, object] = {"name": self.talk.name(said.seat), "number": said.number}
        if said.card >= 0:
            fields["card"] = self.talk.card(said.card)
        if said.other >= 0:
            fields["other"] = self.talk.name(said.other)
        if 0 <= said.number < PLACES:
            fields["place"], fields["to"] = self.talk.place(said.number, "the"), self.talk.place(said.number, "to")
        return self.stage.t(key, **fields)

    def about(self, line: Line) -> frozenset[str]:
        """The tags of what a line of the log speaks of."""
        said, found = line.said, set[str]()
        if said.seat >= 0:
            found |= {f"figure:{said.seat}", f"seat:{said.seat}"}
        if said.other >= 0:
            found |= {f"figure:{said.other}", f"seat:{said.other}"}
        if 0 <= said.card < COUNT:
            found.add(f"sailor:{said.card}")
        if said.key in AT_A_PLACE:
            found.add(f"space:{said.number}")
        for event in line.about:
            zone = event.dst if isinstance(event, Moved) else event.zone if isinstance(event, Turned) else None
            if zone is not None and zone.name in ("space", "tavern"):
                found.add(f"space:{zone.owner}")
            if isinstance(event, Moved | Turned) and 0 <= event.card < COUNT:
                found.add(f"sailor:{event.card}")
        return frozenset(found)

    def seat_sprite(self, seat: int) -> str:
        """The sign of a seat in the log: its shape and colour."""
        return f"halunken/table:seat_{self.pieces.colour(seat)}"

    def bust_sprite(self, seat: int) -> str:
        """The portrait of a seat."""
        return f"halunken/busts:bust_{self.pieces.colour(seat)}"

    def columns(self, lines: Sequence[Line]) -> list[Column]:
        """The score sheet of what is shown now."""
        return sheet.columns(self.shown.view, self.talk, lines)

    def rect_of(self, zone: Zone, index: int, count: int) -> Rect:
        """Where a piece lies that is about to move."""
        return self.pieces.where(zone, index, count, self.shown)


def captain_colours(wanted: Sequence[str]) -> tuple[str, ...]:
    """The seats' colours, those that no captain has replaced by free ones."""
    free = [colour for colour in CAPTAINS[:-1] if colour not in wanted]
    found: list[str] = []
    for colour in wanted:
        usable = colour in CAPTAINS[:-1] and colour not in found
        found.append(colour if usable else free.pop(0))
    return tuple(found)
