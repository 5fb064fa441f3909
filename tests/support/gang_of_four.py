"""Positions of Gang of Four in one line, for the tests of its rules. Cards are texts: "3r", "1m", "Pg", "D"."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gamebox.core.events import Event
from gamebox.games.gang_of_four.actions import PASSED, PLAY, Choice, decode, play
from gamebox.games.gang_of_four.cards import BIT, BY_TEXT, COUNT, FACE, FIRST, HAND, cards_in, faces_in, holding, spell
from gamebox.games.gang_of_four.combos import Combination, read
from gamebox.games.gang_of_four.rules import Options, State, setup


class Deck:
    """The cards not yet given out."""

    def __init__(self) -> None:
        self.left = list(range(COUNT))

    def take(self, text: str) -> int:
        """The set of the cards named, with blanks between."""
        cards = 0
        for word in text.split():
            first = FIRST[BY_TEXT[word]]
            card = next(c for c in self.left if c >= first and FACE[c] == FACE[first])
            self.left.remove(card)
            cards |= BIT[card]
        return cards

    def some(self, number: int) -> int:
        """A set of so many cards that are left, far apart."""
        picked = [self.left[k * len(self.left) // number] for k in range(number)]
        self.left = [card for card in self.left if card not in picked]
        return sum(BIT[card] for card in picked)


def combo(text: str) -> Combination:
    """The combination written like "3r 3y 3g"."""
    found = read(text)
    assert found is not None, f"{text} is no combination"
    return found


def position(
    hands: Sequence[str | int],
    table: str = "",
    *,
    owner: int | None = None,
    current: int = 0,
    turn: int = 1,
    hand: int = 2,
    totals: Sequence[int] = (),
    dealer: int = 0,
    opening: bool = False,
    skipped: Iterable[int] = (),
    seed: int = 1,
    **options: bool,
) -> State:
    """A position in which a seat leads, or answers the combination on the table.

    hands: which cards ("3r 3y"), or how many. owner: whose the table is; without it that of the seat just before
    `current`. turn: +1 clockwise. Everything else has been played, sixteen cards of three players aside.
    """
    n, deck = len(hands), Deck()
    s = setup(n, Options(**options), seed)
    s.current, s.phase, s.turn, s.hand, s.dealer, s.opening = current, PLAY, turn, hand, dealer, opening
    s.totals, s.skipped, s.locked = tuple(totals) or (0,) * n, sum(1 << seat for seat in skipped), 0
    taken = deck.take(table)
    named = [deck.take(cards) if isinstance(cards, str) else 0 for cards in hands]
    s.hands = [deck.some(c) if isinstance(c, int) else cards for c, cards in zip(hands, named, strict=True)]
    if n == 3:
        deck.some(HAND)
    s.held, s.counts = [holding(cards) for cards in s.hands], [cards.bit_count() for cards in s.hands]
    s.listed, s.shown = [None] * n, (0,) * n
    s.gone = taken | sum(BIT[card] for card in deck.left)
    s.history = [(k % n, play(combo(spell([FACE[card]]))), BIT[card]) for k, card in enumerate(deck.left)]
    s.trick, s.owner, s.table = len(s.history), -1, None
    if table:
        s.owner, s.table = (current - turn) % n if owner is None else owner, combo(table)
        s.history.append((s.owner, play(s.table), taken))
        between = range(1, (current - s.owner) * turn % n)
        s.history += [((s.owner + k * turn) % n, PASSED, 0) for k in between]
        s.locked = sum(1 << (s.owner + k * turn) % n for k in between) if s.options.lock_out else 0
    return s


def choice(text: str) -> Choice:
    """The choice with this text; cards may be in any order."""
    word, _, cards = text.partition(" ")
    return decode(f"play {combo(cards).text}" if word == "play" else text)


def do(s: State, *actions: str) -> State:
    """Play actions one after the other, each of which must be legal."""
    for text in actions:
        assert can(s, text), f"{text} is not among {legal(s)}"
        s.apply(choice(text))
    return s


def watch(s: State, text: str) -> list[Event]:
    """Play one action; what happened."""
    assert can(s, text), f"{text} is not among {legal(s)}"
    events: list[Event] = []
    s.apply(choice(text), events.append)
    return events


def can(s: State, text: str) -> bool:
    """Whether an action is legal now."""
    return choice(text) in s.legal_actions()


def legal(s: State) -> list[str]:
    """What may be chosen now, as text."""
    return [a.encode() for a in s.legal_actions()]


def cards_of(s: State, seat: int) -> list[str]:
    """The hand of a seat, lowest first."""
    return spell(faces_in(s.hands[seat])).split()


def dead_hand(s: State) -> list[int]:
    """The cards that three players do not see."""
    everything = sum(BIT) & ~s.gone
    for cards in s.hands:
        everything &= ~cards
    return cards_in(everything)
