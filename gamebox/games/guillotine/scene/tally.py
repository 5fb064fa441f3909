"""What each single card brings its owner, so that every point can be traced to a card (5.1).

The numbers are those of `scoring`; here they are shared out among the cards that make them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gamebox.games.guillotine import scoring
from gamebox.games.guillotine.cards import (
    ARMED,
    CHURCHED,
    CIVIL,
    COUNT_CARD,
    COUNTESS,
    FOUNTAIN,
    GROUP,
    INDIFFERENT,
    NEGATIVE,
    PALACE_GUARD,
    STAYING,
    TITLE,
    TOUGH,
    TRAGIC,
)

PAIR = frozenset((COUNT_CARD, COUNTESS))
SUPPORTS = frozenset((STAYING[CHURCHED], STAYING[CIVIL], STAYING[ARMED]))
SCORING = frozenset((*SUPPORTS, STAYING[FOUNTAIN], STAYING[TOUGH]))
"""The cards in front that bring points by themselves."""


def total(pile: Iterable[int], front: Iterable[int]) -> int:
    """All points of a seat."""
    lying = set(front)
    return scoring.score(tuple(pile), tuple([0 if card in lying else -1 for card in STAYING]), 0)


def worths(pile: Sequence[int], front: Sequence[int]) -> dict[int, int]:
    """The points of each noble of a score pile, given what lies in front of its owner."""
    shrug = [card for card in front if card == STAYING[INDIFFERENT]]
    guards = [card for card in pile if TITLE[card] == PALACE_GUARD]
    greys = [card for card in pile if GROUP[card] == NEGATIVE]

    def worth(card: int) -> int:
        if card in guards:
            return total(guards, ()) // len(guards)
        if card in PAIR and set(pile) >= PAIR:
            return total(PAIR, ()) // len(PAIR)
        if card == TRAGIC:
            return total(greys, shrug) - total([other for other in greys if other != card], shrug)
        return total((card,), shrug)

    return {card: worth(card) for card in pile}


def front_worth(card: int, pile: Sequence[int]) -> int:
    """What a card in front adds to its owner's points; Indifferent Public works through the nobles."""
    return total(pile, (card,)) - total(pile, ()) if card in SCORING else 0


def grouped(pile: Sequence[int]) -> list[tuple[int, list[int]]]:
    """The groups of a score pile that have a noble, each with its nobles in the order in which they came."""
    found = [(group, [card for card in pile if GROUP[card] == group]) for group in range(5)]
    return [(group, cards) for group, cards in found if cards]
