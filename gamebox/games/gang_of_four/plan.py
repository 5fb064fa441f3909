"""How a hand may be played out: its cards sorted into combinations, and how strong each of them is.

A plan costs about one lead for each combination, less for one that is likely to hold its trick. Hands are what
cards.holding makes of them.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from gamebox.games.gang_of_four.cards import COPIES, FACE_COLOUR, FACE_NUMBER, FACES, FULL, GREEN_PHOENIX, NUMBERS
from gamebox.games.gang_of_four.combos import (
    FLUSH,
    FULL_HOUSE,
    GANG,
    PAIR,
    SHIFT,
    SINGLE,
    STRAIGHT,
    TRIO,
    Combination,
    of,
)

Plan = tuple[Combination, ...]
KEPT: Final = 40_000
"""Plans remembered at most."""
DEPTH: Final = 3
"""Hands of five cards taken out in a row at most."""
BEAM: Final = 2
"""Ways tried on from each place; WIDE when there is time."""
WIDE: Final = 5
CONTROL: Final = 0.85
"""The share of a lead that a combination gives back if it is sure of its trick."""

BOSS: Final[tuple[float, ...]] = (1.0, *(0.72 * 0.87**k for k in range(70)))
"""How likely a single holds its trick, by how many higher cards are unseen."""
TWINS: Final = tuple([0.82**k for k in range(12)])
"""The same for pairs, by how many higher numbers may still be paired."""
TRIPLETS: Final = tuple([0.9**k for k in range(12)])
"""The same for trios."""
FIVE: Final = {STRAIGHT: (0.25, 0.03), FLUSH: (0.5, 0.02), FULL_HOUSE: (0.68, 0.02)}
"""The same for hands of five cards: what the kind gives, and each number of its best card."""
BEST_FIVE: Final = 0.95
GANG_HOLDS: Final = 0.94


def holds(combo: Combination, unseen: int, most: int, live: float = 1.0) -> float:
    """How likely a combination holds its trick. unseen: the cards (a set) that others may have; most: the number of
    cards in the largest of their hands; live: the share of the unseen cards that lies in hands."""
    kind = combo.kind
    if kind == GANG or most < combo.size:
        return 1.0 if most < 4 else GANG_HOLDS
    if kind == SINGLE:
        return BOSS[round(live * (unseen >> 2 * combo.faces[0] + 2).bit_count())]
    if kind in (PAIR, TRIO):
        return _among_numbers(kind, combo.number, unseen)
    if kind in FIVE:
        start, step = FIVE[kind]
        return start + step * combo.number
    return BEST_FIVE


def _among_numbers(kind: int, number: int, unseen: int) -> float:
    rivals = sum([(unseen >> start & 63).bit_count() > kind for start in SHIFT[number:]])
    if kind == TRIO:
        return TRIPLETS[rivals]
    return TWINS[rivals + (number < 11 and unseen >> 2 * GREEN_PHOENIX & 5 == 5)]


def cost(combo: Combination, unseen: int = FULL, most: int = 16, live: float = 1.0) -> float:
    """What a combination costs, in leads."""
    return 1.0 - CONTROL * holds(combo, unseen, most, live)


def _groups(number: int) -> dict[int, tuple[float, Combination]]:
    """By what a hand holds of a number: all of it as one combination, and what that costs."""
    faces = [f for f in range(FACES) if FACE_NUMBER[f] == number]
    found = {}
    for copies in product(*[range(COPIES[f] + 1) for f in faces]):
        combo = of([f for f, n in zip(faces, copies, strict=True) for _ in range(n)])
        if combo is not None:
            found[sum((0, 1, 3)[n] << 2 * k for k, n in enumerate(copies))] = (cost(combo), combo)
    return found


_GROUPS: Final = [_groups(number) for number in NUMBERS]
_HIGH: Final = [(1 << 2 * f, cost(c), c) for f in range(GREEN_PHOENIX, FACES) if (c := of((f,))) is not None]
_MASKS: Final = [(start, 63 if k else 255) for k, start in enumerate(SHIFT)]
_SUITS: Final = [[f for f in range(GREEN_PHOENIX) if FACE_COLOUR[f] in (colour, "m")] for colour in "gyr"]
_SUIT_BITS: Final = [sum(3 << 2 * f for f in suit) for suit in _SUITS]
_PLANS: tuple[dict[int, tuple[float, Plan]], dict[int, tuple[float, Plan]]] = ({}, {})


def plan(held: int, beam: int = BEAM) -> Plan:
    """A good way to sort a hand into combinations."""
    return _plan(held, DEPTH, beam)[1]


def outlay(held: int) -> float:
    """What a good plan of a hand costs at the start, in leads."""
    return _plan(held, DEPTH, WIDE)[0]


def _remember(held: int, found: tuple[float, Plan], wide: bool) -> None:
    if len(_PLANS[wide]) >= KEPT:
        _PLANS[wide].clear()
    _PLANS[wide][held] = found


def _plan(held: int, depth: int, beam: int) -> tuple[float, Plan]:
    known = _PLANS[beam > BEAM].get(held)
    if known is not None:
        return known
    best = _by_numbers(held)
    if depth:
        ways = []
        for five in _fives(held):
            rest = without(held, five)
            whole, _ = _by_numbers(rest)
            ways.append((whole + cost(five), five, rest))
        ways.sort(key=_first)
        for _, five, rest in ways[:beam]:
            whole, groups = _plan(rest, depth - 1, beam)
            whole += cost(five)
            if whole < best[0]:
                best = whole, (five, *groups)
    if depth == DEPTH:
        _remember(held, best, beam > BEAM)
    return best


def _first(way: tuple[float, Combination, int]) -> float:
    return way[0]


def without(held: int, combo: Combination) -> int:
    """What is left of a hand without a combination."""
    spare = combo.once & held >> 1
    return held ^ (combo.need ^ spare | spare << 1) if spare else held ^ combo.need


def _by_numbers(held: int) -> tuple[float, Plan]:
    """Every number by itself, trios with pairs as full houses."""
    whole = 0.0
    groups: list[Combination] = []
    pairs: list[Combination] = []
    trios: list[Combination] = []
    for (start, mask), table in zip(_MASKS, _GROUPS, strict=True):
        bits = held >> start & mask
        if bits:
            price, combo = table[bits]
            whole += price
            (trios if combo.kind == TRIO else pairs if combo.kind == PAIR else groups).append(combo)
    for bit, price, combo in _HIGH:
        if held & bit:
            whole += price
            groups.append(combo)
    while trios and pairs:
        trio, pair = trios[0], pairs[0]
        house = of(trio.faces + pair.faces)
        saved = cost(trio) + cost(pair) - (cost(house) if house is not None else 9.0)
        if house is None or saved <= 0.0:
            break
        whole -= saved
        groups.append(house)
        del trios[0], pairs[0]
    return whole, (*groups, *pairs, *trios)


def _fives(held: int) -> list[Combination]:
    """A few straights and flushes: of each span and each colour one that spoils the least."""
    found = []
    slices = [held >> start & mask for start, mask in _MASKS]
    for lowest in range(6):
        if all(slices[lowest : lowest + 5]):
            found.append(of([_FIRST[n][slices[n]] for n in range(lowest, lowest + 5)]))
    for suit, mask in zip(_SUITS, _SUIT_BITS, strict=True):
        if (held & mask).bit_count() >= 5:
            mine = [f for f in suit for _ in range(held >> 2 * f & 3 and 1 + (held >> 2 * f + 1 & 1))]
            mine.sort(key=lambda f: (_WORTH[slices[FACE_NUMBER[f] - 1].bit_count()], f))
            found.append(of(mine[:5]))
            present = {FACE_NUMBER[f]: f for f in mine}
            for lowest in range(1, 7):
                run = [present[n] for n in range(lowest, lowest + 5) if n in present]
                if len(run) == 5:
                    found.append(of(run))
    return [five for five in found if five is not None]


_WORTH: Final[tuple[int, ...]] = (0, 0, 2, 4, 3, 2, 2, 2)
"""By how many cards of a number there are: how much is spoiled by taking one."""
_FIRST: Final = [{bits: combo.faces[-1] for bits, (_, combo) in table.items()} for table in _GROUPS]
"""By what a hand holds of a number: the lowest face of it."""
