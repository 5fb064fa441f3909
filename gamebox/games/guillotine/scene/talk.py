"""What the table of Guillotine says: names of cards, log, questions, what a choice would bring."""

from __future__ import annotations

from collections.abc import Sequence

from gamebox.core.events import UNKNOWN, Said
from gamebox.games.guillotine.actions import (
    ADD,
    DROP,
    FIND,
    GIFT,
    LOSS,
    ORDER,
    PLAY,
    PRIZE,
    REPAY,
    SNATCH,
    TARGET,
    TRIPPED,
    TURN,
    WAY,
    WHICH,
    WHOM,
    Choice,
)
from gamebox.games.guillotine.cards import NAMES, TITLE
from gamebox.games.guillotine.rules import State
from gamebox.games.guillotine.scene.foresight import Foresight
from gamebox.games.guillotine.scene.shown import Shown, is_noble
from gamebox.ui.stage import Stage
from gamebox.ui.table_look import Lights, Seating

CARD_ASKS = {TARGET: "target", WHOM: "whom", WHICH: "which", FIND: "find"}
"""Questions that begin with the card that asks them."""
PLAIN_ASKS = {ADD: "add", DROP: "discard", LOSS: "discard", GIFT: "gift"}


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

    def title(self, card: int) -> str:
        """What is printed on a card."""
        name = NAMES[TITLE[card]]
        return self.t(f"guillotine.noble.{name}.name") if is_noble(card) else self.t(f"guillotine.action.{name}.name")

    def plate(self, noble: int) -> str:
        """The same in the little room under a noble in line."""
        return self.t(f"guillotine.noble.{NAMES[TITLE[noble]]}.plate")

    def card(self, card: int) -> str:
        """A card in a sentence."""
        if card == UNKNOWN:
            return self.t("guillotine.unknown")
        return self.t(f"guillotine.noble.{NAMES[TITLE[card]]}.the") if is_noble(card) else self.title(card)

    def effect(self, card: int) -> str:
        """What a card does."""
        name = NAMES[TITLE[card]]
        return self.t(f"guillotine.noble.{name}.text") if is_noble(card) else self.t(f"guillotine.action.{name}.text")

    def points(self, number: int) -> str:
        """So many points."""
        return self.t("guillotine.points", n=number)

    def listed(self, cards: Sequence[int]) -> str:
        """Cards one after the other."""
        words = [self.card(card) if card != UNKNOWN else self.t("guillotine.foresee.unseen") for card in cards]
        if len(words) < 2:
            return "".join(words)
        return self.t("guillotine.and").join((", ".join(words[:-1]), words[-1]))

    # Log

    def line(self, said: Said) -> str:
        """A line of the log."""
        key, fields = said.key, {"name": self.name(said.seat), "n": said.number}
        if said.card != UNKNOWN:
            fields["card"] = self.card(said.card)
        if said.other >= 0:
            fields["other"] = self.name(said.other)
        if key == "receives" and said.other >= 0:
            return cased(self.t("guillotine.log.receives_from", **fields))
        return cased(self.t(f"guillotine.log.{key}", **fields))

    def reason(self, key: str, said: Said) -> str:
        """The sentence of a hint."""
        fields: dict[str, object] = {"name": self.name(said.seat)}
        if said.card != UNKNOWN:
            fields["card"] = self.card(said.card)
        if said.number and not is_noble(said.number):
            fields["action"] = self.title(said.number)
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
            return self.t("guillotine.ask.wait", name=self.name(view.current))
        return cased(self._turn(view, shown) if view.phase == TURN else self._asked(view))

    def _winners(self, view: State) -> str:
        best = [seat for seat, rank in enumerate(view.ranks()) if rank == 1]
        names = self.t("guillotine.and").join(self.name(seat) for seat in best)
        key = "guillotine.ask.won" if len(best) == 1 else "guillotine.ask.shared"
        return self.t(key, name=names, points=max(view.scores()))

    def _turn(self, view: State, shown: Shown) -> str:
        if not view.line:
            return self.t("guillotine.ask.alone")
        card, why = self.card(view.line[0]), shown.forbidden()
        if why == "judge":
            return self.t("guillotine.ask.judge")
        if why == "rushed":
            return self.t("guillotine.ask.rushed", card=card)
        if view.flags & TRIPPED:
            return self.t("guillotine.ask.again", card=card)
        return self.t("guillotine.ask.turn", card=card)

    def _asked(self, view: State) -> str:
        phase, picks = view.phase, view.picks
        if phase == WAY:
            return self.t("guillotine.ask.way", noble=self.card(picks[0]))
        if phase == ORDER:
            return self.t(f"guillotine.ask.order.{len(picks) + 1}")
        if phase == PRIZE:
            return self.t("guillotine.ask.prize", card=self.title(view.card), name=self.name(picks[0]))
        if phase == SNATCH and picks[0] != view.viewer:
            return self.t("guillotine.ask.snatch", name=self.name(picks[0]))
        if phase == REPAY:
            return self.t("guillotine.ask.repay", name=self.name(view.turn))
        if phase in CARD_ASKS:
            return self.t(f"guillotine.ask.{CARD_ASKS[phase]}", card=self.title(view.card))
        return self.t(f"guillotine.ask.{PLAIN_ASKS.get(phase, 'discard')}")

    def foreseen(self, found: Foresight) -> str:
        """What a choice would bring, in words; "" where there is nothing to tell."""
        if found.targets:
            return ""
        parts = [
            self.t("guillotine.foresee.give", name=self.name(seat), card=self.card(card))
            for card, seat in found.given.items()
        ]
        if found.collected:
            cards = self.listed(found.collected)
            if found.taker == UNKNOWN:
                parts.append(self.t("guillotine.foresee.collect", cards=cards))
            else:
                parts.append(self.t("guillotine.foresee.give", name=self.name(found.taker), card=cards))
        elif found.chance:
            parts.append(self.t("guillotine.foresee.chance"))
        elif found.idle:
            parts.append(self.t("guillotine.foresee.none"))
        return " ".join(map(cased, parts))

    def confirm(self, action: Choice) -> str:
        """What the button says that plays a choice."""
        return self.t("guillotine.button.play") if action.kind == PLAY else self._stage.t("table.confirm")

    def hidden_hand(self, view: State, humans: Sequence[int]) -> str:
        """Why no hand is shown: everybody may look at the table now, or nobody plays at this screen."""
        if view.current is None:
            return ""
        return self.t("guillotine.hand.public" if humans else "guillotine.hand.watch")


def cased(words: str) -> str:
    """A phrase as the beginning of a sentence."""
    return words[:1].upper() + words[1:]
