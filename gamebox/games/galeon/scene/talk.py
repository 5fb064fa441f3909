"""What the table of Galéon says: names of ships and equipments, log, questions, what a choice would bring."""

from __future__ import annotations

from collections.abc import Sequence

from gamebox.controllers.common import Answer
from gamebox.core.events import UNKNOWN, Said
from gamebox.games.galeon.actions import ANNOUNCE, AUCTION, BID, WINDOW, WORDS, Choice
from gamebox.games.galeon.cards import BITS, MASK, NEEDS, SLOTS, name_of
from gamebox.games.galeon.chances import MEAN
from gamebox.games.galeon.rules import State
from gamebox.games.galeon.scene.shown import Shown, is_ship
from gamebox.ui.stage import Stage
from gamebox.ui.table_look import Lights, Seating

TOWER_LINES = ("bids", "raises", "wins", "unsold")


class Talk:
    """Sentences of one table in the player's language."""

    def __init__(self, stage: Stage, seating: Seating) -> None:
        self._stage, self._seating = stage, seating

    def t(self, key: str, **fields: object) -> str:
        """The text of a key."""
        return self._stage.t(key, **fields)

    def name(self, seat: int) -> str:
        """The name of a seat."""
        names = self._seating.names
        return names[seat] if 0 <= seat < len(names) else ""

    def piece(self, piece: int) -> str:
        """An equipment or a ship in words."""
        return self.t(name_of(piece))

    def listed(self, words: Sequence[str]) -> str:
        """Things one after the other."""
        if len(words) < 2:
            return "".join(words)
        return self.t("galeon.and").join((", ".join(words[:-1]), words[-1]))

    def wares(self, equipments: Sequence[int]) -> str:
        """Equipments one after the other."""
        return self.listed([self.piece(e) for e in equipments])

    def sides(self, shown: Shown, tower: int) -> str:
        """The sides seen of a tower in the centre."""
        return self.lettered(shown.sides(tower))

    def lettered(self, sides: Sequence[int]) -> str:
        """Those of the four sides of a tower that are known, each with its letter."""
        known = [(slot, side) for slot, side in zip(SLOTS, sides, strict=True) if side != UNKNOWN]
        return self.listed([self.t("galeon.tip.side", slot=slot, equipment=self.piece(side)) for slot, side in known])

    # Log

    def line(self, said: Said) -> str:
        """A line of the log."""
        fields: dict[str, object] = {"name": self.name(said.seat), "n": said.number, "number": said.number}
        if is_ship(said.card):
            fields["card"] = self.piece(said.card)
        if said.key in TOWER_LINES:
            fields["tower"] = said.other + 1
        return cased(self.t(f"galeon.log.{said.key}", **fields))

    def reason(self, key: str, said: Said) -> str:
        """The sentence of a hint."""
        return cased(self.t(key, name=self.name(said.seat), other=self.name(said.other), number=said.number))

    # Questions

    def question(self, shown: Shown, lights: Lights, looking: int | None) -> str:
        """The sentence above the hand."""
        view = shown.view
        if lights.busy:
            return self.line(shown.said) if shown.said is not None else ""
        if view.current is None:
            return self._winners(view)
        if looking is not None and looking != view.current:
            return self.t("galeon.ask.look", name=self.name(looking))
        if lights.asked is None:
            return self.t("galeon.ask.wait", name=self.name(view.current))
        if view.viewer is None and view.phase == WINDOW:
            return self._common(view, lights)
        if view.phase != AUCTION:
            return self.t(f"galeon.ask.{'window' if view.phase == WINDOW else 'declare'}", number=view.options.target)
        return self._bidding(view, lights)

    def _common(self, view: State, lights: Lights) -> str:
        """The question to all people at one screen, or what they have said."""
        names = [self.name(int(tag.partition(":")[2])) for tag in lights.picked if tag.startswith("seat:")]
        key = "speak" if names else "anybody"
        return self.t(f"galeon.ask.{key}", names=self.listed(names), number=view.options.target)

    def _bidding(self, view: State, lights: Lights) -> str:
        for tag in lights.picked:
            kind, _, number = tag.partition(":")
            if kind == "card":
                return self.t("galeon.ask.which", number=number)
            return self.t("galeon.ask.card", tower=int(number) + 1)
        if view.viewer is None:
            return self.t("galeon.ask.turn", name=self.name(view.current or 0))
        return self.t("galeon.ask.bid")

    def _winners(self, view: State) -> str:
        best = [seat for seat, rank in enumerate(view.ranks()) if rank == 1]
        if not best:
            return self.t("galeon.ask.defeat")
        key = "galeon.ask.won" if len(best) == 1 else "galeon.ask.shared"
        wealth = max(view.scores()[seat] for seat in best)
        return self.t(key, name=self.listed([self.name(seat) for seat in best]), number=wealth)

    def foreseen(self, shown: Shown, lights: Lights) -> str:
        """What the bid before the eyes does, or what the tower pointed at may bring; "" for nothing to tell."""
        view, action = shown.view, lights.preview
        if lights.asked is None or view.phase != AUCTION:
            return ""
        if isinstance(action, Choice) and action.kind == BID:
            return self._bid(shown, lights.asked, action)
        at = next((tag for tag in (lights.hovered, *lights.picked) if tag.startswith("tower:")), "")
        return self.worth(shown, lights.asked, int(at[6:])) if at else ""

    def _bid(self, shown: Shown, seat: int, action: Choice) -> str:
        beaten = shown.leads.get(action.tower, UNKNOWN)
        key = "first" if beaten == UNKNOWN else "raise" if beaten == seat else "beat"
        words = self.t(f"galeon.foresee.{key}", number=action.value, tower=action.tower + 1, name=self.name(beaten))
        worth = self.worth(shown, seat, action.tower)
        return f"{words} {worth}" if worth else words

    def worth(self, shown: Shown, seat: int, tower: int) -> str:
        """What a tower is worth to a seat by the sides that it sees; "" where who looks sees none."""
        mask, ship = MASK[shown.view.sides[tower]], shown.dock(seat)
        if not mask or ship == UNKNOWN or shown.view.viewer != seat:
            return ""
        good = BITS[mask & NEEDS[ship]]
        mean = MEAN[good][BITS[mask] - good]
        return self.t("galeon.foresee.worth", n=good, of=BITS[mask], number=round(mean))

    def confirm(self, action: Choice | Answer, target: int) -> str:
        """What the button says that plays a choice."""
        if isinstance(action, Answer):
            return self.t("galeon.button.confirm" if action.speakers else "galeon.button.nobody", number=target)
        if action.kind == BID:
            return self.t("galeon.button.bid", number=action.value, tower=action.tower + 1)
        word = "confirm" if action.kind == ANNOUNCE else WORDS[action.kind]
        return self.t(f"galeon.button.{word}", number=target)


def cased(words: str) -> str:
    """A phrase as the beginning of a sentence."""
    return words[:1].upper() + words[1:]
