"""The order of the cards in a hand, as its owner likes it, and what the owner may pick. It knows one own hand only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from gamebox.games.gang_of_four import combos
from gamebox.games.gang_of_four.actions import Choice
from gamebox.games.gang_of_four.cards import BIT, COLOUR, COLOURS, FACE, NUMBER, holding
from gamebox.games.gang_of_four.combos import FIRST_PAIR, GANG, Combination, list_fives, list_small

ORDERS: Final = ("number", "colour", "combos")
BY_COLOUR: Final = {letter: place for place, letter in enumerate((*COLOURS, "m"))}

Groups = list[list[int]]


def arranged(cards: Sequence[int], order: str) -> Groups:
    """The cards of a hand in groups, left to right."""
    if order == "colour":
        return _by_colour(cards)
    if order == "combos":
        return [list(group) for group in _by_combination(tuple(sorted(cards)))]
    return [sorted(cards)]


def _by_colour(cards: Sequence[int]) -> Groups:
    """Green, yellow, red, then the cards of no one colour, and the pictures."""

    def place(card: int) -> int:
        return len(BY_COLOUR) if NUMBER[card] > 10 else BY_COLOUR[COLOUR[card]]

    groups = [[card for card in sorted(cards) if place(card) == at] for at in range(len(BY_COLOUR) + 1)]
    return [group for group in groups if group]


@lru_cache(maxsize=64)
def _by_combination(cards: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The best combinations of a hand first, each of the cards that are left; single cards last, ascending."""
    left, found = list(cards), []
    while left:
        best = _best(left)
        if best is None:
            break
        group = taken(best.faces, left)
        left = [card for card in left if card not in group]
        found.append(tuple(group))
    return (*found, tuple(left)) if left else tuple(found)


def _best(cards: Sequence[int]) -> Combination | None:
    """The combination to keep together: a Gang, else the best hand of five, else a trio or a pair; None if none."""
    held = holding(sum(BIT[card] for card in cards))
    small = list_small(held)
    gangs = [code for code in small if combos.combination(code).kind == GANG]
    for codes in (gangs, list_fives(held, small), [code for code in small if code >= FIRST_PAIR]):
        if codes:
            return combos.combination(codes[-1])
    return None


def taken(faces: Iterable[int], cards: Sequence[int]) -> list[int]:
    """Cards of a hand with these faces, in their order; faces that are not there are left out."""
    found: list[int] = []
    for face in faces:
        card = next((card for card in cards if FACE[card] == face and card not in found), None)
        if card is not None:
            found.append(card)
    return found


def offers(legal: Iterable[Choice], picked: Sequence[int], every: bool = False) -> list[Combination]:
    """The combinations that may be played and hold what is picked; of those alike in kind and number the weakest,
    unless every one is wanted.

    First the weakest of each kind, then the next of each, and so on. Gangs come last: they are kept for need.
    """
    wanted = holding(sum(BIT[card] for card in picked))
    found: dict[tuple[int, ...], Combination] = {}
    for choice in legal:
        combo = choice.combo
        if combo is not None and not wanted & ~combo.need and combo.size > len(picked):
            alike = (combo.code,) if every else (combo.kind, combo.size, combo.number)
            found.setdefault(alike, combo)
    turns, before = dict[Combination, int](), Counter[int]()
    for combo in sorted(found.values(), key=lambda combo: combo.code):
        turns[combo] = before[combo.kind]
        before[combo.kind] += 1
    return sorted(turns, key=lambda combo: (combo.kind == GANG, turns[combo], combo.code))
