"""Gang of Four refereed a second time: slow and plain, from the rule text alone, cards as texts.

It knows nothing of the game's own modules. It is told the cards dealt and what is played, and says whose turn it is,
what may be chosen, and the points.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations
from typing import TypeAlias

Cards: TypeAlias = tuple[str, ...]
"""Cards from lowest to highest."""
Choice: TypeAlias = tuple[str, ...]
"""("pass",), ("announce",), ("silent",), ("give", card) or ("play", card, card, ...)."""

ORDER = ["1g", "1y", "1r", "1m", *(f"{n}{c}" for n in range(2, 11) for c in "gyr"), "Pg", "Py", "D"]  # 1.3
DECK = sorted([f"{n}{c}" for n in range(1, 11) for c in "gyr"] * 2 + ["1m", "Pg", "Py", "D"], key=ORDER.index)  # 1.1
TYPES = ("straight", "flush", "full house", "straight flush")  # 4.4
POINTS = (0, 1, 2, 3, 4, 5, 6, 7, 16, 18, 20, 33, 36, 39, 56, 60, 80)  # 8.1


def number(card: str) -> int:
    """1 to 10; 0 for a Phoenix or the Dragon."""
    return int(card[:-1]) if card[0].isdigit() else 0


def sort(cards: Iterable[str]) -> Cards:
    """From lowest to highest."""
    return tuple(sorted(cards, key=ORDER.index))


@cache
def kind(cards: Cards) -> str | None:
    """The name of the combination that these cards are, or None (section 3)."""
    size = len(cards)
    if size == 1:
        return "single"
    if size != 5 and cards[0][:-1] != cards[-1][:-1]:
        return None  # 3.12
    numbers = {card[:-1] for card in cards}
    if len(numbers) == 1:
        return {2: "pair", 3: "trio"}.get(size, "gang")  # Pg and Py are a pair, and there are no more of them
    return five(cards, numbers) if size == 5 else None


def five(cards: Cards, numbers: set[str]) -> str | None:
    """The highest type of a hand of five cards, or None."""
    plain = numbers.isdisjoint(("P", ""))
    flush = plain and len({card[-1] for card in cards} - {"m"}) == 1
    straight = plain and len(numbers) == 5 and max(map(int, numbers)) - min(map(int, numbers)) == 4
    if straight and flush:
        return "straight flush"
    if len(numbers) == 2 and sorted(Counter(card[:-1] for card in cards).values()) == [2, 3]:
        return "full house"
    return "flush" if flush else "straight" if straight else None


def rest(cards: Sequence[str], taken: Iterable[str]) -> list[str]:
    """The cards that stay when some are taken."""
    left = list(cards)
    for card in taken:
        left.remove(card)
    return left


@cache
def strength(cards: Cards) -> list[int]:
    """What is compared within a type, place by place (4.5): best card first, in a full house the trio first."""
    best_first = sorted(cards, key=ORDER.index, reverse=True)
    if kind(cards) == "full house":
        best_first.sort(key=lambda card: sum(number(other) == number(card) for other in cards) != 3)
    return [ORDER.index(card) for card in best_first]


def beats(played: Cards, table: Cards) -> bool:
    """Whether one combination may be played on another (section 4)."""
    one, other = kind(played), kind(table)
    if one == "gang":
        mine, theirs = ((len(cards), number(cards[0])) for cards in (played, table))
        return other != "gang" or mine > theirs
    if other == "gang" or len(played) != len(table):
        return False
    if one != other:
        return TYPES.index(str(one)) > TYPES.index(str(other))
    return strength(played) > strength(table)


def all_combinations(hand: Sequence[str]) -> set[Cards]:
    """Every subset of up to seven cards that is a combination."""
    cards = sort(hand)
    return {some for size in range(1, 8) for some in set(combinations(cards, size)) if kind.__wrapped__(some)}


def giver(winner: int, left: Sequence[int], totals: Sequence[int]) -> int:
    """Who gives the highest card: most cards left, then the higher total, then counter-clockwise (7.1, 7.4)."""
    met = [(winner - step) % len(left) for step in range(1, len(left))]
    return max(met, key=lambda seat: (left[seat], totals[seat]))  # max keeps the first of equals


class Referee:
    """One game. `limit`: the total that ends it; `final_pass`: a pass is for the whole trick; `manual`: 6.1."""

    def __init__(self, seats: int, dealer: int, *, limit: int = 100, final_pass: bool = False, manual: bool = False):
        self.seats, self.dealer, self.limit = seats, dealer, limit
        self.final_pass, self.manual = final_pass, manual
        self.totals, self.left = [0] * seats, [0] * seats
        self.hand, self.winner, self.step = 0, -1, 1
        self.asked = ""
        self.current: int | None = None

    def deal(self, hands: Sequence[Sequence[str]]) -> None:
        """A new hand with these cards (sections 2 and 7)."""
        self.hands = [list(sort(hand)) for hand in hands]
        self.hand, self.step = self.hand + 1, -self.step  # 2.3: hand 1 counter-clockwise
        self.table: Cards = ()
        self.owner, self.passed, self.skipped = -1, set[int](), set[int]()
        self.must = ""
        if self.hand == 1:
            holders = [seat for seat, hand in enumerate(self.hands) if "1m" in hand]
            self.must = "1m" if holders else ""  # 2.4
            self.current = holders[0] if holders else (self.dealer - 1) % self.seats  # 2.5
            self.asked = "play"
        else:
            self.dealer = self.current = self.winner  # 2.6
            loser = giver(self.winner, self.left, self.totals)
            self.loser, self.gift = loser, self.hands[loser].pop()  # 7.1
            self.hands[self.winner] = list(sort([*self.hands[self.winner], self.gift]))
            self.asked = "give"
        exchanging = (self.winner, self.loser) if self.asked == "give" else ()
        self.found = [set() if seat in exchanging else all_combinations(h) for seat, h in enumerate(self.hands)]

    def out(self) -> set[int]:
        """Who may no longer act in this trick."""
        return self.skipped | (self.passed if self.final_pass else set())

    def after(self, seat: int) -> int:
        """The next seat in turn order that may act."""
        for k in range(1, self.seats + 1):
            other = (seat + k * self.step) % self.seats
            if other not in self.out():
                return other
        raise ValueError("nobody may act")

    def bound(self) -> bool:
        """Whether the seat to move sits just before one with a last card (6.3)."""
        assert self.current is not None
        following = self.after(self.current)
        return following != self.current and len(self.hands[following]) == 1

    def choices(self) -> set[Choice]:
        """Everything the current seat may choose."""
        if self.current is None:
            return set()
        hand = self.hands[self.current]
        if self.asked == "give":
            return {("give", card) for card in hand}
        if self.asked == "announce":
            others = set(range(self.seats)) - self.skipped - {self.current}
            return {("announce",), ("silent",)} if others else {("announce",)}
        combos = self.found[self.current]
        playable = self.leads(hand, combos) if not self.table else self.answers(hand, combos)
        return {("play", *c) for c in playable if c} | ({("pass",)} if () in playable else set())

    def leads(self, hand: list[str], combos: set[Cards]) -> set[Cards]:
        """What may be led (5.1, 2.4, 6.3b)."""
        if self.must:
            combos = {c for c in combos if self.must in c}
        if self.bound():
            return {c for c in combos if len(c) > 1} or {(hand[-1],)}
        return combos

    def answers(self, hand: list[str], combos: set[Cards]) -> set[Cards]:
        """What may be played on the table; the empty combination is a pass (5.2, 6.3a)."""
        good = {c for c in combos if beats(c, self.table)}
        highest = (hand[-1],)
        if len(self.table) != 1 or not self.bound():
            return good | {()}
        good = {c for c in good if len(c) > 1 or c == highest}
        return good if highest in good else good | {()}

    def choose(self, choice: Choice) -> None:
        """Play one of the choices. The hand, or the game, may be over then: `asked` says "deal", or "" at the end."""
        assert choice in self.choices() and self.current is not None
        seat, cards = self.current, choice[1:]
        if choice[0] == "give":
            self.hands[seat] = rest(self.hands[seat], cards)
            self.hands[self.loser] = list(sort([*self.hands[self.loser], *cards]))
            for s in (self.winner, self.loser):
                self.found[s] = all_combinations(self.hands[s])
            self.asked = "play"
        elif choice[0] == "pass":
            self.passed.add(seat)
            self.go_on(seat)
        elif choice[0] == "play":
            self.lay(seat, cards)
        else:
            self.skipped |= {seat} if choice[0] == "silent" else set()
            self.asked = "play"
            self.go_on(seat)

    def lay(self, seat: int, cards: Cards) -> None:
        """A combination comes to the table."""
        hand = self.hands[seat] = rest(self.hands[seat], cards)
        self.found[seat] = {c for c in self.found[seat] if all(c.count(card) <= hand.count(card) for card in c)}
        self.table, self.owner, self.must = cards, seat, ""
        if not self.final_pass:
            self.passed = set()  # 5.3
        if not self.hands[seat]:
            self.score(seat)  # 5.6
        elif self.manual and len(self.hands[seat]) == 1:
            self.asked = "announce"
        else:
            self.go_on(seat)

    def go_on(self, seat: int) -> None:
        """Whose turn it is after a seat has played or passed (5.2, 5.4)."""
        if set(range(self.seats)) - {self.owner} - self.skipped - self.passed:
            self.current = self.after(seat)
            return
        self.table, self.passed = (), set()
        self.current = self.owner if self.owner not in self.skipped else self.after(self.owner)

    def score(self, winner: int) -> None:
        """The end of a hand (section 8)."""
        self.left = [len(hand) for hand in self.hands]
        self.totals = [total + POINTS[k] for total, k in zip(self.totals, self.left, strict=True)]
        self.winner, self.current = winner, None
        self.asked = "" if max(self.totals) >= self.limit else "deal"

    def ranks(self) -> tuple[int, ...]:
        """1 for the lowest total (8.2, 8.3)."""
        return tuple(1 + sum(other < mine for other in self.totals) for mine in self.totals)
