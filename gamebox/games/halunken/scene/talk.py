"""What the table of Halunken & Spelunken says: names, log, questions, tips."""

from __future__ import annotations

from collections.abc import Sequence

from gamebox.core.events import UNKNOWN, Said
from gamebox.games.halunken.actions import CARD, GIVE, JACK, ORDER, PLACE, RUMS, TAKE, Choice
from gamebox.games.halunken.cards import COLOUR, COLOURS, COUNT, JACKS, MOVES, PLACES, RUM, VALUE
from gamebox.games.halunken.rules import State, crew_score
from gamebox.games.halunken.scene.shown import Shown
from gamebox.ui.stage import Stage
from gamebox.ui.table_look import Lights, Seating, Tip

AT_PORT = {"robs": "robs_port", "leaves": "leaves_port", "spared": "spared_jack"}
"""Lines that read otherwise when the other one is Black Jack with his Port."""


def move_of(card: int) -> int:
    """The number on a movement card, RUM for the barrel."""
    return (card - MOVES) % 8 + 1


class Talk:
    """Sentences of one table in the player's language."""

    def __init__(self, stage: Stage, seating: Seating) -> None:
        self._stage, self._seating = stage, seating

    def t(self, key: str, **fields: object) -> str:
        """The text of a key."""
        return self._stage.t(key, **fields)

    def name(self, figure: int) -> str:
        """The name of a seat, or Black Jack's."""
        names = self._seating.names
        return names[figure] if 0 <= figure < len(names) else self.t("halunken.black_jack")

    def place(self, space: int, form: str = "name") -> str:
        """The name of a tavern. form: "name", "the" (with its article) or "to" (on the way there)."""
        return self.t(f"halunken.place.{space % PLACES}.{form}")

    def sailor(self, card: int) -> str:
        """A sailor in words."""
        if not 0 <= card < COUNT:
            return self.t("halunken.unknown")
        return self.t("halunken.sailor", colour=self.t(f"halunken.colour.{COLOURS[COLOUR[card]]}"), value=VALUE[card])

    def move(self, number: int) -> str:
        """A movement card in words."""
        return self.t("halunken.rum") if number == RUM else str(number)

    def card(self, card: int) -> str:
        """Any card in words."""
        if card < COUNT:
            return self.sailor(card)
        return self.move(move_of(card)) if card < JACKS else str(card - JACKS + 1)

    def line(self, said: Said) -> str:
        """A line of the log."""
        key, seats = said.key, len(self._seating.names)
        if said.other == seats:
            key = AT_PORT.get(key, key)
        fields: dict[str, object] = {"name": self.name(said.seat)}
        if said.card != UNKNOWN:
            fields["card"] = self.card(said.card)
        if said.other >= 0:
            fields["other"] = self.name(said.other)
        fields["number"] = fields["n"] = said.number
        if 0 <= said.number < PLACES:
            fields["place"], fields["to"] = self.place(said.number, "the"), self.place(said.number, "to")
        return self.t(f"halunken.log.{key}", **fields)

    def question(self, shown: Shown, lights: Lights) -> str:
        """The sentence above the hand."""
        view = shown.view
        if lights.busy:
            return self.line(shown.said) if shown.said is not None else ""
        if view.current is None:
            return self._winners(view)
        if lights.asked is None:
            return self.t("halunken.ask.wait", name=self.name(view.current))
        return self._asked(view, shown, lights)

    def _winners(self, view: State) -> str:
        best = [seat for seat, rank in enumerate(view.ranks()) if rank == 1]
        names = self.t("halunken.and").join(self.name(seat) for seat in best)
        return self.t(
            "halunken.ask.won" if len(best) == 1 else "halunken.ask.shared", name=names, points=max(view.scores())
        )

    def _asked(self, view: State, shown: Shown, lights: Lights) -> str:
        choice = lights.preview if isinstance(lights.preview, Choice) else None
        phase = view.phase
        if choice is not None and choice.kind in (CARD, ORDER, RUMS) and choice.what != RUM:
            figure = walker(shown, phase, lights.asked or 0)
            space = (shown.space_of(figure) + choice.what) % PLACES
            key = "halunken.ask.leads" if figure < view.seats else "halunken.ask.leads_jack"
            return self.t(key, move=choice.what, to=self.place(space, "to"))
        if choice is not None and choice.kind in (CARD, ORDER):
            return self.t("halunken.ask.rum_later")
        words = {PLACE: "place", JACK: "jack", CARD: "card", ORDER: "order", RUMS: "rum", GIVE: "give"}
        if phase == TAKE:
            return self._loot(view)
        if phase in words:
            return self.t(f"halunken.ask.{words[phase]}")
        return self.t("halunken.ask.overbid", high=view.high) if view.high else self.t("halunken.ask.bid")

    def _loot(self, view: State) -> str:
        if view.mover == view.seats and view.hit == view.employer:
            return self.t("halunken.ask.take_port")
        if view.hit == view.seats:
            either = view.employer not in (-1, view.mover)
            return self.t(
                "halunken.ask.take_either" if either else "halunken.ask.take_port", name=self.name(view.employer)
            )
        return self.t("halunken.ask.take", name=self.name(view.hit))

    def hidden_hand(self, shown: Shown, humans: Sequence[int]) -> str:
        """Why no hand is shown: everybody may look at the table now, or nobody plays at this screen."""
        if shown.view.current is None:
            return ""
        return self.t("halunken.hand.public" if humans else "halunken.hand.watch")

    def state(self, shown: Shown, seat: int, lights: Lights) -> str:
        """What a seat is about, in a word or two."""
        if shown.view.current == seat and not lights.busy:
            return self.t("halunken.state.asked" if lights.asked == seat else "halunken.state.thinks")
        if shown.leader == seat:
            laid = shown.cards("bid", seat)
            return self.t("halunken.state.bids", card=VALUE[laid[-1]] if laid else 0)
        if seat in shown.passed:
            return self.t("halunken.state.passed")
        if shown.cards("chosen", seat) and seat not in shown.showing:
            return self.t("halunken.state.chosen")
        if seat in shown.cancelled:
            return self.t("halunken.state.still")
        if shown.employer == seat:
            return self.t("halunken.state.hires")
        return ""

    def tip(self, shown: Shown, tag: str) -> Tip | None:
        """What is told of a thing on the table."""
        kind, _, rest = tag.partition(":")
        number = int(rest) if rest.isdigit() else -1
        told = {
            "sailor": self._tip_sailor, "space": self._tip_space, "move": self._tip_move, "order": self._tip_move,
            "number": self._tip_number, "seat": self._tip_seat, "figure": self._tip_figure,
        }.get(kind)  # fmt: skip
        if told is not None:
            return told(shown, number)
        if kind in ("port", "pile", "round", "backs"):
            fields = {"n": len(shown.cards("port")), "left": len(shown.cards("jack_pile")), "round": shown.round}
            cards = _spread(shown.cards("port")) if kind == "port" else ()
            title, words = self.t(f"halunken.tip.{kind}", **fields), self.t(f"halunken.tip.{kind}_is", **fields)
            return Tip(title, words, cards=cards)
        if tag in ("button:pass", "button:leave"):
            return Tip(self.t(f"halunken.button.{rest}"), self.t(f"halunken.tip.{rest}"))
        return None

    def _tip_sailor(self, shown: Shown, card: int) -> Tip:
        return Tip(self.t(f"halunken_sailors.sailor.{card}"), self.sailor(card), f"halunken/faces:zoom_{card}")

    def _tip_space(self, shown: Shown, space: int) -> Tip:
        cards = shown.cards("tavern", space)
        if not cards:
            return Tip(self.place(space), self.t("halunken.tip.empty"))
        key = "halunken.tip.pile_down" if cards[-1] == UNKNOWN else "halunken.tip.pile_left"
        return Tip(self.place(space), self.t(key, n=len(cards)))

    def _tip_move(self, shown: Shown, move: int) -> Tip:
        if move == RUM:
            return Tip(self.t("halunken.rum"), self.t("halunken.tip.rum"))
        return Tip(self.t("halunken.tip.move", n=move), self.t("halunken.tip.move_is"))

    def _tip_number(self, shown: Shown, number: int) -> Tip:
        return Tip(self.t("halunken.tip.number", n=number), self.t("halunken.tip.number_is"))

    def _tip_seat(self, shown: Shown, seat: int) -> Tip:
        crew = tuple(shown.cards("crew", seat))
        known = tuple(card for card in crew if card != UNKNOWN)
        words = self.t("halunken.tip.seat", n=len(crew), points=crew_score(known))
        return Tip(self.name(seat), words, cards=_spread(known))

    def _tip_figure(self, shown: Shown, figure: int) -> Tip:
        if figure < shown.seats:
            return Tip(self.t("halunken.tip.captain", name=self.name(figure)), self.t("halunken.tip.captain_is"))
        return Tip(self.t("halunken.black_jack"), self.t("halunken.tip.jack_is"))

    def confirm(self, action: Choice) -> str:
        """What the button says that plays a choice."""
        if action.kind in (CARD, ORDER, RUMS):
            return self.t("halunken.button.play", card=self.move(action.what))
        return self._stage.t("table.confirm")


def _spread(cards: Sequence[int]) -> tuple[str, ...]:
    """The sprites of sailors, by colour and value."""
    return tuple(f"halunken/sailors:card_{c}" for c in sorted(cards, key=lambda c: (COLOUR[c], VALUE[c])))


def walker(shown: Shown, phase: int, asked: int) -> int:
    """The figure whose card or number is chosen in a phase."""
    if phase == ORDER:
        return shown.seats
    if phase == RUMS and shown.view.choice[asked] != RUM:
        return shown.seats
    return asked
