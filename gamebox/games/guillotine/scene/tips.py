"""What is told of each thing on the table of Guillotine."""

from __future__ import annotations

from gamebox.core.events import UNKNOWN
from gamebox.games.guillotine.cards import ACTS, CARDS, DAYS, GROUP, GROUPS
from gamebox.games.guillotine.scene import tally
from gamebox.games.guillotine.scene.pieces import back, sprite, zoom
from gamebox.games.guillotine.scene.shown import Shown, is_noble
from gamebox.games.guillotine.scene.talk import Talk, cased
from gamebox.ui.table_look import Tip

SEAT_SIGNS = ("turn", "first", "confused", "rushed")
SIGNS = ("silenced", "guarded", "double", "none_today", "pimpernel")
PILES = {"prison": "conciergerie", "gone": "noble_discard", "pile": "action_pile", "discard": "action_discard"}
LISTED = 14
"""So many discarded cards are named, the latest first."""


class Tips:
    """The tips of one table."""

    def __init__(self, talk: Talk) -> None:
        self.talk = talk

    def tip(self, shown: Shown, tag: str) -> Tip | None:
        """What is told of a thing."""
        kind, _, rest = tag.partition(":")
        number = int(rest) if rest.isdigit() else UNKNOWN
        t = self.talk.t
        if kind in ("noble", "card", "front", "aside"):
            return self.card(shown, number) if 0 <= number < CARDS else None
        if kind == "seat":
            return self._seat(shown, number)
        if kind in SEAT_SIGNS:
            name = self.talk.name(number)
            return Tip(t(f"guillotine.sign.{kind}"), t(f"guillotine.sign.{kind}_is", name=name))
        if kind == "sign" and rest in SIGNS:
            name = self.talk.name(shown.guards())
            return Tip(t(f"guillotine.sign.{rest}"), t(f"guillotine.sign.{rest}_is", name=name))
        if kind in PILES:
            return self._pile(shown, kind)
        if kind == "place":
            return Tip(t("guillotine.tip.place", n=number + 1), t("guillotine.tip.place_is"))
        if kind == "day":
            return Tip(t("guillotine.tip.day", n=shown.day, of=DAYS), t("guillotine.tip.day_is"))
        return self._tool(shown, tag)

    def _tool(self, shown: Shown, tag: str) -> Tip | None:
        t = self.talk.t
        if tag == "machine":
            return Tip(t("guillotine.tip.machine"), t("guillotine.tip.machine_is"))
        if tag == "button:pass":
            word = "collect" if shown.view.line and shown.view.due else "finish"
            return Tip(t(f"guillotine.button.{word}"), t(f"guillotine.tip.{word}"))
        if tag == "tool:undo" and shown.started != UNKNOWN:
            return Tip(t("guillotine.back"), t("guillotine.tip.back"))
        return Tip(t("guillotine.tip.page")) if tag.startswith("tray:") else None

    def card(self, shown: Shown, card: int) -> Tip:
        """A card: its title, what it does, and its large picture."""
        if not is_noble(card):
            act = ACTS[card]
            alters = self.talk.t("guillotine.tip.alters") if act is not None and act.alters else ""
            return Tip(self.talk.title(card), self.talk.effect(card), zoom(card), more=alters)
        owner = next((seat for seat in range(shown.seats) if card in shown.trophies(seat)), UNKNOWN)
        more = ""
        if owner != UNKNOWN:
            worth = tally.worths(shown.trophies(owner), shown.front(owner))[card]
            more = self.talk.t("guillotine.tip.worth", points=self.talk.points(worth))
        group = self.talk.t(f"guillotine.group.{GROUPS[GROUP[card]]}")
        words = self.talk.t("guillotine.tip.noble", group=group, text=self.talk.effect(card))
        return Tip(self.talk.title(card), words, zoom(card), more=more)

    def _seat(self, shown: Shown, seat: int) -> Tip:
        t, pile = self.talk.t, shown.trophies(seat)
        words = t(
            "guillotine.tip.seat",
            points=self.talk.points(shown.points(seat)),
            nobles=t("guillotine.tip.nobles", n=len(pile)),
            cards=t("guillotine.tip.cards", n=len(shown.cards("hand", seat))),
        )
        ordered = [card for _, cards in tally.grouped(pile) for card in cards]
        return Tip(self.talk.name(seat), words, cards=tuple(sprite(card, True) for card in ordered))

    def _pile(self, shown: Shown, kind: str) -> Tip:
        t, cards = self.talk.t, shown.cards(PILES[kind])
        named = dict.fromkeys(self.talk.title(card) for card in reversed(cards) if card != UNKNOWN)
        words = t(f"guillotine.tip.{kind}_is", cards=", ".join(list(named)[:LISTED]))
        known = tuple(sprite(card, True) for card in cards) if kind == "gone" else ()
        return Tip(cased(t(f"guillotine.tip.{kind}", n=len(cards))), words.strip(), cards=known)


def card_sprite(card: int) -> str:
    """The picture of a card on the score sheet."""
    return sprite(card, True) if card != UNKNOWN else back(False)
