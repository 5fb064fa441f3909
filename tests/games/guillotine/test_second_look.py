"""What may be played and what is drawn, worked out once more from the table and the log of random games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

import pytest

from gamebox.core.events import Event, Moved, Said, Zone
from gamebox.games.guillotine import GAME
from gamebox.games.guillotine.actions import TURN
from gamebox.games.guillotine.rules import State
from tests.support.guillotine import playable
from tests.support.scorer_guillotine import ACTIONS, NOBLES

NAME = [card["id"] for card in NOBLES + ACTIONS]
GROUP = [noble["group"] for noble in NOBLES]
LENGTHS = {
    "stumble": 2, "pushed": 3, "tis_a_far_better_thing": 4, "ignoble_noble": 5, "l_idiot": 2, "was_that_my_name": 2,
    "friend_of_the_queen": 2, "fainting_spell": 2, "trip": 2, "public_demand": 2, "bribed_guards": 2,
    "the_long_walk": 2, "opinionated_guards": 2, "milling_in_line": 2, "escape": 1, "mass_confusion": 1,
    "fled_to_england": 1, "clothing_swap": 1, "double_feature": 1, "after_you": 1,
}  # fmt: skip
COLOURS = {"civic_pride": "civic", "majesty": "royal", "military_might": "military"}


class Look:
    """What lies on the table when a seat may play a card, and what was collected before."""

    def __init__(self, zones: Mapping[Zone, Sequence[int]], seat: int, collected: Mapping[int, int]) -> None:
        self.zones, self.seat, self.collected = zones, seat, collected
        self.line = zones[Zone("line")]
        self.others = [zone for zone in zones if zone.name == "hand" and zone.owner != seat]

    def cards_elsewhere(self) -> bool:
        return any(len(self.zones[zone]) > 0 for zone in self.others)

    def piles(self) -> dict[int, Sequence[int]]:
        return {zone.owner: cards for zone, cards in self.zones.items() if zone.name == "trophies" and cards}

    def can(self, name: str) -> bool:
        """Whether a card of the seat's hand can do something."""
        if name in LENGTHS:
            return len(self.line) >= LENGTHS[name]
        if name in COLOURS:
            return any(GROUP[noble] == COLOURS[name] for noble in self.line[1:])
        special = {
            "lack_of_faith": self._blue,
            "forward_march": lambda: "palace_guard" in [NAME[c] for c in self.line[1:]],
            "let_them_eat_cake": lambda: "marie_antoinette" in [NAME[c] for c in self.line[1:]],
            "extra_cart": lambda: bool(self.zones[Zone("conciergerie")]),
            "late_arrival": lambda: bool(self.zones[Zone("conciergerie")]),
            "rat_break": lambda: bool(self.zones[Zone("action_discard")]),
            "forced_break": self.cards_elsewhere,
            "information_exchange": self._cards,
            "infighting": self._cards,
            "lack_of_support": self._cards,
            "missing_heads": lambda: bool(self.piles()),
            "missed": lambda: bool(self.collected),
            "clerical_error": lambda: bool(self.piles().keys() - {self.seat}),
            "twist_of_fate": lambda: any(zone.name == "front" and cards for zone, cards in self.zones.items()),
        }
        return special.get(name, lambda: True)()

    def _blue(self) -> bool:
        return any(GROUP[c] == "church" for c in self.line) and GROUP[self.line[0]] != "church"

    def _cards(self) -> bool:
        return len(self.zones[Zone("hand", self.seat)]) > 1 or self.cards_elsewhere()

    def expected(self, rushed: bool) -> set[str]:
        """The names of all cards that may be played."""
        if rushed or (self.line and NAME[self.line[0]] == "unpopular_judge"):
            return set()
        guarded = any(NAME[c] == "callous_guards" for zone, cards in self.zones.items() if zone.name == "front"
                      for c in cards)  # fmt: skip
        altering = {card["id"] for card in ACTIONS if card["alters_line"]} if guarded else set()
        hand = {NAME[c] for c in self.zones[Zone("hand", self.seat)]}
        return {name for name in hand - altering if self.can(name)}


def follow(events: list[Event], collected: dict[int, int]) -> None:
    """Who collected which noble and still has it (4.10)."""
    for event in events:
        if isinstance(event, Moved) and event.card < len(NOBLES):
            collected.pop(event.card, None)
        if isinstance(event, Said) and event.key == "collects":
            collected[event.card] = event.seat


@pytest.mark.parametrize("seats", GAME.seat_counts())
def test_the_cards_offered_are_those_of_the_list(seats: int) -> None:
    looked = 0
    for seed in range(50):
        s: State = GAME.setup(seats, GAME.options(), 500 + seed)
        draw, collected, rushed = Random(seed).random, dict[int, int](), False
        while s.current is not None:
            if s.phase == TURN:
                assert playable(s) == Look(s.zones(), s.current, collected).expected(rushed), f"seed {500 + seed}"
                looked += 1
            actions, events, seat = s.legal_actions(), list[Event](), s.turn
            s.apply(actions[int(draw() * len(actions))], events.append)
            follow(events, collected)
            said = [event.key for event in events if isinstance(event, Said)]
            rushed = "hurried" in said or (rushed and s.turn == seat and "day" not in said and "draws" not in said)
    assert looked > 1000


class Ledger:
    """The cards that the player of a turn has earned (4.3, 4.19), and those drawn, by the log alone."""

    def __init__(self, seats: int) -> None:
        self.seats, self.holder = seats, -1
        self.earned, self.drawn, self.dealt = 1, 0, 0

    def follow(self, event: Event) -> None:
        if isinstance(event, Moved) and NAME[event.card] == "foreign_support":
            self.holder = event.dst.owner if event.dst.name == "front" else -1
        if not isinstance(event, Said):
            return
        name = NAME[event.card] if event.card >= 0 else ""
        if event.key == "plays":
            self.earned += 3 if name == "political_influence" else 0
            self.dealt = self.seats if name == "rain_delay" else 0
        elif event.key == "collects":
            self.earned += name in ("lord", "lady", "lady_in_waiting")
            self.earned += GROUP[event.card] == "royal" and self.holder == event.seat
        elif event.key == "draws" and self.dealt:
            self.dealt -= 1
        elif event.key == "draws":
            self.drawn += event.number


@pytest.mark.parametrize("seats", GAME.seat_counts())
def test_hands_grow_by_what_was_earned_in_a_turn(seats: int) -> None:
    turns = 0
    for seed in range(30):
        s: State = GAME.setup(seats, GAME.options(), 900 + seed)
        draw, ledger = Random(seed).random, Ledger(seats)
        while s.current is not None:
            actions, events = s.legal_actions(), list[Event]()
            s.apply(actions[int(draw() * len(actions))], events.append)
            for event in events:
                ledger.follow(event)
            if ledger.drawn:
                assert ledger.drawn == ledger.earned or not s.pile, f"seed {900 + seed}"
                ledger.earned, ledger.drawn, turns = 1, 0, turns + 1
    assert turns > 600
