"""Equipments, towers, ships and bid cards as whole numbers, and who sees which side of a tower.

The sides of a tower are a number of four digits to the base 8, slot A lowest: an equipment 0..6, or 7 for a side that
the viewer does not see. Sets of equipments are bits.
"""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Final

EQUIPMENTS: Final[tuple[str, ...]] = ("water", "balls", "soldiers", "hull", "sails", "craftsmen", "trinkets")
"""The names of the seven equipments in the catalogue (1.2). As pieces the sides of towers are 0..6."""
KINDS: Final = len(EQUIPMENTS)
SIDES: Final = 4
SLOTS: Final = "ABCD"
SETS: Final = tuple([sum([1 << e for e in four]) for four in combinations(range(KINDS), SIDES)])
"""The sets of four equipments, as bits: one tower (1.3) and one ship (1.4) of each."""
TOWERS: Final = len(SETS)
SHIP: Final = KINDS
"""The first ship as a piece; the ship with the set SETS[i] is SHIP + i."""
NEEDS: Final = (0,) * SHIP + SETS
"""What a ship wants, by piece."""
CARD: Final = SHIP + TOWERS
"""The first bid card as a piece."""
TOP: Final = 9
FULL: Final = (1 << TOP) - 1
"""A whole hand: bit v - 1 is the card v (1.5)."""
PIECES: Final = CARD + 5 * TOP
WORTH: Final[tuple[int, ...]] = (0, 0, 5, 15, 30)
"""What a tower brings, by the equipments that it shares with its ship (5.1)."""
BITS: Final = tuple([mask.bit_count() for mask in range(1 << KINDS)])
VALUE: Final = tuple([WORTH[min(count, SIDES)] for count in BITS])
"""The same, by the shared equipments as bits."""
CARDS_IN: Final = tuple([tuple([v for v in range(1, TOP + 1) if hand >> v - 1 & 1]) for hand in range(FULL + 1)])
SUM: Final = tuple([sum(cards) for cards in CARDS_IN])
"""What the cards of a hand count (5.2)."""
ABOVE: Final = tuple([FULL & ~((1 << v) - 1) for v in range(TOP + 1)])
"""The cards higher than v."""
FIRST_DRAW: Final = {3: 2, 4: 2, 5: 3}
"""Towers drawn in turn 1, by seats (4.2)."""

HIDDEN: Final = 0o7777
"""The sides of a tower that the viewer knows nothing of."""
TURNS: Final = 16
_CIRCLE, _REACH = 1440, 270


def _sees(seats: int, rotation: int, seat: int, slot: int) -> bool:
    """Whether a side points less than 67.5 degrees away from a seat; in quarter degrees (3.1, 3.2)."""
    apart = abs((rotation * 90 + 45 + 360 * slot) - seat * _CIRCLE // seats) % _CIRCLE
    return min(apart, _CIRCLE - apart) < _REACH


VISIBLE: Final = {
    n: tuple(
        [tuple([tuple([k for k in range(SIDES) if _sees(n, r, seat, k)]) for seat in range(n)]) for r in range(TURNS)]
    )
    for n in (3, 4, 5)
}
"""The slots that a seat sees, by number of seats, rotation and seat (3.5)."""
VEIL: Final = {
    n: tuple([tuple([sum([7 << 3 * k for k in range(SIDES) if k not in seen]) for seen in row]) for row in rows])
    for n, rows in VISIBLE.items()
}
"""The digits that are hidden from a seat: `sides | veil` is what it sees. By seats, rotation and seat."""


def sides_of(code: int) -> list[int]:
    """The four sides in the order of the slots; -1 for a side not seen."""
    return [SIDE_OF[code >> 3 * k & 7] for k in range(SIDES)]


def code_of(sides: tuple[int, ...]) -> int:
    """The number of four sides; -1 for a side not seen."""
    return sum([(side & 7) << 3 * k for k, side in enumerate(sides)])


SIDE_OF: Final[tuple[int, ...]] = (*range(KINDS), -1)
MASK: Final = tuple(
    [
        sum([1 << e for e in {code & 7, code >> 3 & 7, code >> 6 & 7, code >> 9} if e < KINDS])
        for code in range(HIDDEN + 1)
    ]
)
"""The equipments that are known of a tower, as bits, by its number."""
ORDERS: Final = {
    mask: tuple([code_of(order) for order in permutations([e for e in range(KINDS) if mask >> e & 1])]) for mask in SETS
}
"""The numbers of a whole tower with this set: its equipments in every order on the slots (2.2)."""


def bid_card(seat: int, value: int) -> int:
    """The piece of a bid card."""
    return CARD + seat * TOP + value - 1


def name_of(piece: int) -> str:
    """The catalogue key of what a side or ship is called."""
    return f"galeon.ship.{piece - SHIP}" if piece >= SHIP else f"galeon.equipment.{EQUIPMENTS[piece]}"
