"""The events behind each step, for the screen and the log. Called only when somebody watches."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from gamebox.core.events import ANYWHERE, Counted, Emit, Moved, Said, Shuffled, Zone
from gamebox.games.gang_of_four.cards import FACE, FULL, HAND, cards_in
from gamebox.games.gang_of_four.combos import Combination

if TYPE_CHECKING:
    from gamebox.games.gang_of_four.rules import State, Told

DECK: Final = Zone("deck")
HEAP: Final = Zone("heap")
TRICK: Final = Zone("trick")
DEAD: Final = Zone("dead")
MIDDLE: Final = Zone("exchange")


def dealt(s: State, emit: Emit) -> None:
    """The cards are mixed and go round one by one; with three players sixteen are left over (2.1)."""
    emit(Shuffled(DECK))
    emit(Counted("hand", -1, s.hand))
    emit(Counted("direction", -1, s.turn))
    emit(Said("deal", s.dealer, number=s.hand))
    hands = [cards_in(cards) for cards in s.hands]
    deck = len(cards_in(FULL))
    for k in range(HAND):
        for j in range(1, s.seats + 1):
            seat, deck = (s.dealer + j * s.turn) % s.seats, deck - 1
            emit(Moved(hands[seat][k], DECK, deck, Zone("hand", seat), k, (seat,)))
    if s.seats == 3:
        used = sum(s.hands)
        for k, card in enumerate(cards_in(FULL & ~used)):
            deck -= 1
            emit(Moved(card, DECK, deck, DEAD, k, ()))


def exchanged(s: State, emit: Emit, bit: int, giver: int, taker: int) -> None:
    """A card is shown in the middle and goes into another hand (7.3)."""
    (card,) = cards_in(bit)
    emit(Moved(card, Zone("hand", giver), ANYWHERE, MIDDLE, 0))
    emit(Said("gives_best" if giver == s.loser else "gives_back", giver, card, taker))
    place = sum(other < card for other in cards_in(s.hands[taker]))
    emit(Moved(card, MIDDLE, 0, Zone("hand", taker), place, (taker,)))


def in_order(combo: Combination, taken: int) -> list[int]:
    """The cards that a combination was played with, in its order."""
    copies = {FACE[card]: card for card in cards_in(taken)}
    found: list[int] = []
    for face in combo.faces:
        card = copies[face]
        found.append(card - 1 if card in found else card)
    return found


def laid(history: Iterable[Told]) -> list[int]:
    """The cards played, in order, each combination best card first."""
    return [card for _, action, taken in history if action.combo is not None for card in in_order(action.combo, taken)]


def played(s: State, emit: Emit, seat: int, combo: Combination) -> None:
    """The cards of a combination go to the middle, best card first."""
    below = len(laid(s.history[s.trick : -1]))
    cards = in_order(combo, s.history[-1][2])
    for k, card in enumerate(cards):
        emit(Moved(card, Zone("hand", seat), ANYWHERE, TRICK, below + k))
    emit(Said(combo.name, seat, cards[0], number=combo.size))


def passed(emit: Emit, seat: int) -> None:
    """A seat passes."""
    emit(Said("pass", seat))


def last_card(emit: Emit, seat: int) -> None:
    """A seat has one card left (6.1)."""
    emit(Said("last_card", seat))


def announced(emit: Emit, seat: int, heard: bool) -> None:
    """A seat says so itself, or has missed it (6.1)."""
    emit(Said("announces" if heard else "silent", seat))


def trick_won(s: State, emit: Emit) -> None:
    """All others have passed: the trick goes onto the heap (5.4, 5.5)."""
    below = len(laid(s.history[: s.trick]))
    for k, card in enumerate(laid(s.history[s.trick :])):
        emit(Moved(card, TRICK, 0, HEAP, below + k))
    emit(Said("trick", s.owner))


def hand_over(s: State, emit: Emit, points: Sequence[int]) -> None:
    """Somebody is out of cards: what the others' cards cost (8.1)."""
    emit(Said("out", s.winner, number=s.hand))
    for seat, more in enumerate(points):
        emit(Counted("points", seat, s.totals[seat]))
        if seat != s.winner:
            emit(Said("cost", seat, other=s.counts[seat], number=more))


def over(emit: Emit) -> None:
    """Somebody has reached the limit (8.2)."""
    emit(Said("over"))


def gathered(s: State, emit: Emit) -> None:
    """All cards go back to the deck, nobody looks at them (5.5)."""
    heap, trick = laid(s.history[: s.trick]), laid(s.history[s.trick :])
    piles = [(HEAP, heap), (TRICK, trick)]
    piles += [(Zone("hand", seat), cards_in(cards)) for seat, cards in enumerate(s.hands)]
    piles += [(DEAD, cards_in(FULL & ~s.gone & ~sum(s.hands)))] if s.seats == 3 else []
    height = 0
    for zone, cards in piles:
        for card in cards:
            emit(Moved(card, zone, 0, DECK, height, ()))
            height += 1
