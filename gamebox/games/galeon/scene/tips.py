"""What is told of each thing on the table of Galéon."""

from __future__ import annotations

from gamebox.core.events import UNKNOWN
from gamebox.games.galeon.actions import AUCTION, OVER, WINDOW
from gamebox.games.galeon.cards import FULL, SLOTS, SUM, VISIBLE, sides_of
from gamebox.games.galeon.rules import State
from gamebox.games.galeon.scene.docks import SIGNS
from gamebox.games.galeon.scene.estimate import estimate, span
from gamebox.games.galeon.scene.pieces import medal, needs_of, ship_sprite
from gamebox.games.galeon.scene.shown import Shown, owner_of, value_of
from gamebox.games.galeon.scene.talk import Talk, cased
from gamebox.ui.table_look import Tip

BUTTONS = ("pass", "nobody", "announce", "go_on", "yes", "no")


class Tips:
    """The tips of one table."""

    def __init__(self, talk: Talk) -> None:
        self.talk = talk

    def tip(self, shown: Shown, tag: str, home: int) -> Tip | None:
        """What is told of a thing."""
        kind, _, rest = tag.partition(":")
        number = int(rest) if rest.isdigit() else UNKNOWN
        if kind in ("bid", "chip"):
            return self._bid(shown, number)
        if kind in SIGNS:
            words = self.talk.t(f"galeon.sign.{kind}_is", name=self.talk.name(number), number=shown.view.options.target)
            return Tip(self.talk.t(f"galeon.sign.{kind}"), words)
        tellers = {
            "tower": self._tower, "ship": self._ship, "voyage": self._voyage, "medal": self._medal, "seat": self._seat,
            "sold": self._sold, "stake": self._stake,
        }  # fmt: skip
        if kind in tellers:
            return tellers[kind](shown, number) if number != UNKNOWN else None
        if kind == "card":
            return self._card(shown, home, number)
        return self._thing(shown, tag)

    def _thing(self, shown: Shown, tag: str) -> Tip | None:
        t, view = self.talk.t, shown.view
        if tag == "bag":
            return Tip(t("galeon.tip.bag", n=shown.bag), t("galeon.tip.bag_is"))
        if tag == "harbour":
            return Tip(t("galeon.tip.harbour", n=shown.harbour), t("galeon.tip.harbour_is"))
        if tag == "turn":
            return Tip(t("galeon.tip.turn", n=shown.turn), self._turn(view))
        if tag == "wealth":
            return self._wealth(view)
        if tag.startswith("book:"):
            return Tip(t(f"galeon.tip.{tag[5:]}"))
        if tag.startswith("look:"):
            name = self.talk.name(int(tag[5:])) if tag[5:].isdigit() else ""
            return Tip(t("galeon.look.open"), t("galeon.tip.look", name=name))
        if tag == "cover":
            return Tip(t("galeon.look.close"), t("galeon.tip.cover"))
        kind, _, word = tag.partition(":")
        if kind == "button" and word in BUTTONS:
            return Tip(t(f"galeon.button.{word}"), t(f"galeon.tip.{word}", number=view.options.target))
        return None

    def _turn(self, view: State) -> str:
        """Who began this turn; after its auction who begins the next, if there is one (4.10)."""
        key = {AUCTION: "turn_is", WINDOW: "turn_next"}.get(view.phase, "turn_last")
        return self.talk.t(f"galeon.tip.{key}", name=self.talk.name(view.first))

    def _wealth(self, view: State) -> Tip:
        """What who looks may think to own; at the end what all own; nothing where nobody may read notes."""
        t, found = self.talk.t, estimate(view)
        if view.phase == OVER:
            owned = [f"{self.talk.name(seat)} {wealth}" for seat, wealth in enumerate(view.scores())]
            return Tip(t("galeon.tip.riches"), f"{', '.join(owned)}.")
        if found is None:
            return Tip(t("galeon.book.ledger"), t(f"galeon.book.{'public' if view.options.notebook else 'none'}"))
        sure = t("galeon.tip.sure", n=found.sure, number=view.options.target)
        return Tip(t("galeon.tip.wealth"), t("galeon.tip.wealth_is"), more=sure)

    def _bid(self, shown: Shown, card: int) -> Tip:
        seat, value = owner_of(card), value_of(card)
        fields: dict[str, object] = {"name": self.talk.name(seat), "number": value}
        return self._told(shown, seat, value, "held", fields)

    def _told(self, shown: Shown, seat: int, value: int, held: str, fields: dict[str, object]) -> Tip:
        """What a bid card is, and where it is now."""
        in_hand = value in shown.values("hand", seat)
        state = "lost" if value in shown.values("lost", seat) else held if in_hand else "played"
        return Tip(self.talk.t("galeon.tip.card", **fields), self.talk.t(f"galeon.tip.{state}", **fields))

    def _card(self, shown: Shown, home: int, value: int) -> Tip | None:
        if value == UNKNOWN or not 1 <= value <= 9:
            return None
        fields: dict[str, object] = {"name": self.talk.name(home), "number": value}
        return self._told(shown, home, value, "mine", fields)

    def _tower(self, shown: Shown, tower: int) -> Tip:
        t, view = self.talk.t, shown.view
        seen = self.talk.sides(shown, tower)
        words = t("galeon.tip.sees", sides=seen) if seen else t("galeon.tip.unseen")
        rotation = shown.rotations.get(tower, 0)
        others = [
            t("galeon.tip.other", name=self.talk.name(seat), sides=" ".join(SLOTS[k] for k in slots))
            for seat, slots in enumerate(VISIBLE[shown.seats][rotation])
            if seat != view.viewer
        ]
        bids = [f"{self.talk.name(owner_of(c))} {value_of(c)}" for c in shown.pile(tower)]
        more = t("galeon.tip.bids", bids=", ".join(bids)) if bids else t("galeon.tip.no_bids")
        return Tip(t("galeon.tip.tower", n=tower + 1), f"{words} {'; '.join(others)}.", more=more)

    def _ship(self, shown: Shown, ship: int) -> Tip:
        seat = next((seat for seat in range(shown.seats) if shown.dock(seat) == ship), UNKNOWN)
        words = self.talk.t("galeon.tip.wants", name=self.talk.name(seat), wares=self.talk.wares(needs_of(ship)))
        return Tip(self.talk.piece(ship), words, ship_sprite(ship))

    def _voyage(self, shown: Shown, ship: int) -> Tip:
        found = next((v for v in shown.view.voyages if v.ship == ship), None)
        wares = self.talk.wares(needs_of(ship))
        if found is None:
            return Tip(self.talk.piece(ship), self.talk.t("galeon.tip.wanted", wares=wares), ship_sprite(ship))
        fields = {"name": self.talk.name(found.seat), "n": len(found.towers), "turn": found.turn, "wares": wares}
        gain = shown.view.gain(found)
        towers = ", ".join(str(t + 1) for t in found.towers)
        more = self.talk.t("galeon.tip.towers", towers=towers)
        if gain >= 0:
            more += " " + self.talk.t("galeon.tip.brought", number=gain)
        return Tip(self.talk.piece(ship), self.talk.t("galeon.tip.sent", **fields), ship_sprite(ship), more=more)

    def _medal(self, shown: Shown, equipment: int) -> Tip:
        wanting = [seat for seat in range(shown.seats) if equipment in needs_of(shown.dock(seat))]
        words = self.talk.t("galeon.tip.medal", names=self.talk.listed([self.talk.name(seat) for seat in wanting]))
        return Tip(cased(self.talk.piece(equipment)), words, medal(equipment))

    def _seat(self, shown: Shown, seat: int) -> Tip:
        view, t = shown.view, self.talk.t
        cards = SUM[FULL & ~view.lost[seat]]
        fields = {"number": cards, "staked": shown.staked[seat]}
        sent = shown.sent[seat]
        words = t("galeon.tip.seat", n=len(sent), towers=sum(len(one.towers) for one in sent), **fields)
        more = t("galeon.tip.owns", number=shown.wealth[seat]) if seat in shown.wealth and view.phase == OVER else ""
        return Tip(self.talk.name(seat), words, more=more)

    def _stake(self, shown: Shown, seat: int) -> Tip:
        return Tip(self.talk.t("galeon.tip.stake", number=shown.staked[seat]), self.talk.t("galeon.tip.stake_is"))

    def _sold(self, shown: Shown, tower: int) -> Tip | None:
        """A tower that has left the centre."""
        t, view = self.talk.t, shown.view
        title, seen = t("galeon.tip.tower", n=tower + 1), self.talk.lettered(sides_of(view.sides[tower]))
        sale = next((sale for sale in view.sales if sale.tower == tower), None)
        if sale is None:
            words = t("galeon.tip.sees", sides=seen) if seen else ""
            return Tip(title, t("galeon.tip.unwanted"), more=words) if tower in view.unsold else None
        ship = self.talk.piece(sale.docks[sale.seat])
        fields = {"name": self.talk.name(sale.seat), "number": sale.price, "turn": sale.turn, "ship": ship}
        words = t("galeon.tip.sold", **fields)
        if not seen:
            return Tip(title, words)
        low, high = span(view, sale)
        key = "had" if view.phase == OVER else "span"
        return Tip(title, words, more=t(f"galeon.tip.{key}", sides=seen, low=low, high=high))


def card_sprite(card: int) -> str:
    """The picture of a card on the score sheet: a ship that was sent."""
    return ship_sprite(card) if card != UNKNOWN else "galeon/table:ship_back"
