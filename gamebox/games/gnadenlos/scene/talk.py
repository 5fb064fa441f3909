"""What the table of Gnadenlos! says: names of pieces, log, questions, what a choice would bring."""

from __future__ import annotations

from collections.abc import Sequence

from gamebox.core.events import UNKNOWN, Said
from gamebox.games.gnadenlos.actions import BID, BUY, FILL, LAST, LAY, PICK, SEND, TAKE, Choice
from gamebox.games.gnadenlos.cards import (
    ADVENTURERS,
    COLOUR,
    EVENT_NAMES,
    FIRST_EVENT,
    FIRST_PERSON,
    POKER,
    ROW,
    SHOWDOWN,
    VALUE,
)
from gamebox.games.gnadenlos.rules import State
from gamebox.games.gnadenlos.scene.shown import Shown
from gamebox.ui.stage import Stage
from gamebox.ui.table_look import Lights, Seating

PHASES = {
    SEND: "send", TAKE: "take", FILL: "fill", BUY: "buy", BID: "bid", PICK: "pick", LAY: "lay", LAST: "last",
}  # fmt: skip


def sort_of(kind: int) -> str:
    """What an event is about: "rush", "poker" or "showdown"."""
    return "rush" if kind < POKER else "showdown" if kind == SHOWDOWN else "poker"


class Talk:
    """Sentences of one table in the player's language. Notes have the colours in which the seats are shown."""

    def __init__(self, stage: Stage, seating: Seating) -> None:
        self._stage, self._seating = stage, seating

    def t(self, key: str, **fields: object) -> str:
        """The text of a key."""
        return self._stage.t(key, **fields)

    def name(self, seat: int) -> str:
        """The name of a seat."""
        names = self._seating.names
        return names[seat] if 0 <= seat < len(names) else ""

    def person(self, piece: int) -> str:
        """The name of an adventurer."""
        return self.t(f"gnadenlos.person.{ADVENTURERS[piece - FIRST_PERSON].name}")

    def note(self, face: int) -> str:
        """A note, such as "blue 3"."""
        return self.t(f"gnadenlos.note.{self._seating.colours[COLOUR[face]]}", n=VALUE[face])

    def event(self, piece: int) -> str:
        """An event in the log."""
        return self.t(f"gnadenlos.event.{EVENT_NAMES[piece - FIRST_EVENT]}")

    def event_title(self, piece: int) -> str:
        """What is printed on an event card."""
        return self.t(f"gnadenlos.card.{sort_of(piece - FIRST_EVENT)}")

    def piece(self, piece: int) -> str:
        """Any piece in a sentence."""
        if piece >= FIRST_EVENT:
            return self.event(piece)
        return self.person(piece) if piece >= FIRST_PERSON else self.note(piece)

    def listed(self, words: Sequence[str]) -> str:
        """Things one after the other."""
        if len(words) < 2:
            return "".join(words)
        return self.t("gnadenlos.and").join((", ".join(words[:-1]), words[-1]))

    def notes(self, faces: Sequence[int]) -> str:
        """Several notes, alike ones counted together."""
        found: dict[int, int] = {}
        for face in faces:
            found[face] = found.get(face, 0) + 1
        words = [self.note(face) for face in found]
        return self.listed([f"{n} × {word}" if n > 1 else word for word, n in zip(words, found.values(), strict=True)])

    # Log

    def line(self, said: Said) -> str:
        """A line of the log."""
        fields: dict[str, object] = {"name": self.name(said.seat), "n": said.number}
        if said.card != UNKNOWN:
            fields["card"] = self.piece(said.card)
        if said.key == "buys" and not said.number:
            return cased(self.t("gnadenlos.log.buys_nothing", name=fields["name"]))
        return cased(self.t(f"gnadenlos.log.{said.key}", **fields))

    def reason(self, key: str, said: Said) -> str:
        """The sentence of a hint."""
        fields: dict[str, object] = {"name": self.name(said.seat), "n": said.number}
        if said.card != UNKNOWN:
            fields["card"] = self.piece(said.card)
        return cased(self.t(key, **fields))

    # Questions

    def question(self, shown: Shown, lights: Lights) -> str:
        """The sentence above the hand."""
        view = shown.view
        if lights.busy:
            return self.line(shown.said) if shown.said is not None else ""
        if view.current is None:
            return self._winners(view)
        if lights.asked is None or view.viewer != view.current:
            return self.t(f"gnadenlos.wait.{PHASES[view.phase]}", name=self.name(view.current))
        return self._asked(view, shown)

    def _winners(self, view: State) -> str:
        best = [seat for seat, rank in enumerate(view.ranks()) if rank == 1]
        if not best:
            return self.t("gnadenlos.ask.nobody")
        names = self.listed([self.name(seat) for seat in best])
        key = "gnadenlos.ask.won" if len(best) == 1 else "gnadenlos.ask.shared"
        return self.t(key, name=names, n=max(view.scores()))

    def _asked(self, view: State, shown: Shown) -> str:
        phase = view.phase
        if phase == SEND:
            return self.t(f"gnadenlos.ask.send.{sort_of(shown.kind)}")
        if phase == TAKE:
            two = view.force.count(max(view.force)) == 1
            return self.t("gnadenlos.ask.take", n=2 if two else 1)
        if phase == FILL:
            hole = view.market.index(-1)
            return self.t("gnadenlos.ask.fill", row=hole // ROW + 1, n=hole % ROW + 1)
        if phase == BID:
            taken = [str(total) for total in range(view.totals.bit_length()) if view.totals >> total & 1]
            if taken:
                return self.t("gnadenlos.ask.bid_but", totals=self.listed(taken))
            return self.t("gnadenlos.ask.bid")
        if phase == PICK:
            return self.t("gnadenlos.ask.pick" if view.turn else "gnadenlos.ask.pair")
        if phase == LAY:
            return self.t("gnadenlos.ask.lay")
        return self.t("gnadenlos.ask.last" if phase == LAST else "gnadenlos.ask.buy")

    def ending(self, view: State) -> str:
        """How the game has ended (10.1)."""
        return self.t(f"gnadenlos.ending.{view.ending}")

    # Buttons, and what a choice would bring

    def confirm(self, action: Choice) -> str:
        """What the button says that plays a choice."""
        if action.kind == SEND:
            return self.t("gnadenlos.button.send")
        if action.kind == BUY:
            return self.t("gnadenlos.button.buy", n=action.what)
        if action.kind == BID:
            return self.t("gnadenlos.button.bid_so_much", n=action.worth)
        return self.t(f"gnadenlos.button.{PHASES[action.kind]}")

    def go(self, view: State) -> str:
        """What the button says while nothing is ready to be played."""
        word = PHASES.get(view.phase, "send")
        return self.t(f"gnadenlos.button.{'buy_some' if word in ('buy', 'last') else word}")

    def purchase(self, view: State, action: Choice) -> str:
        """Where a purchase leads, and what is left."""
        seat = view.current
        if seat is None:
            return ""
        left = view.nuggets[seat] - action.what
        return self.t("gnadenlos.strip.buy", space=view.places[seat] + action.what, n=left)

    def hidden_hand(self, view: State, humans: Sequence[int]) -> str:
        """Why no hand is shown: everybody may look at the table now, or nobody plays at this screen."""
        if view.current is None:
            return ""
        return self.t("gnadenlos.hand.public" if humans else "gnadenlos.hand.watch")


def cased(words: str) -> str:
    """A phrase as the beginning of a sentence."""
    return words[:1].upper() + words[1:]
