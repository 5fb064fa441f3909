"""What each single card brings its owner, so that every point can be traced to a card (5.1)."""

from __future__ import annotations

from collections.abc import Sequence

from gamebox.games.guillotine.cards import (
    ARMED,
    CHURCH,
    CHURCHED,
    CIVIC,
    CIVIL,
    COUNT_CARD,
    COUNTESS,
    FOUNTAIN,
    GROUP,
    INDIFFERENT,
    MILITARY,
    NEGATIVE,
    PALACE_GUARD,
    POINTS,
    STAYING,
    TITLE,
    TOUGH,
    TRAGIC,
)

SUPPORTS = {STAYING[CHURCHED]: CHURCH, STAYING[CIVIL]: CIVIC, STAYING[ARMED]: MILITARY}
FLAT = {STAYING[FOUNTAIN]: 2, STAYING[TOUGH]: -2}
SCORING = frozenset((*SUPPORTS, *FLAT))
"""The cards in front that bring points by themselves."""


def worths(pile: Sequence[int], front: Sequence[int]) -> dict[int, int]:
    """The points of each noble of a score pile, given what lies in front of its owner."""
    guards = sum([TITLE[card] == PALACE_GUARD for card in pile])
    greys = sum([GROUP[card] == NEGATIVE for card in pile])
    shrugged = STAYING[INDIFFERENT] in front
    pair = COUNT_CARD in pile and COUNTESS in pile

    def worth(card: int) -> int:
        if TITLE[card] == PALACE_GUARD:
            return guards
        if GROUP[card] == NEGATIVE:
            return 1 if shrugged else -greys if card == TRAGIC else POINTS[card]
        return POINTS[card] + 2 * (pair and card in (COUNT_CARD, COUNTESS))

    return {card: worth(card) for card in pile}


def front_worth(card: int, pile: Sequence[int]) -> int:
    """What a card in front adds to its owner's points; Indifferent Public works through the nobles."""
    if card in SUPPORTS:
        return sum([GROUP[noble] == SUPPORTS[card] for noble in pile])
    return FLAT.get(card, 0)


def total(pile: Sequence[int], front: Sequence[int]) -> int:
    """All points of a seat."""
    return sum(worths(pile, front).values()) + sum([front_worth(card, pile) for card in front])


def grouped(pile: Sequence[int]) -> list[tuple[int, list[int]]]:
    """The groups of a score pile that have a noble, each with its nobles in the order in which they came."""
    found = [(group, [card for card in pile if GROUP[card] == group]) for group in range(5)]
    return [(group, cards) for group, cards in found if cards]
