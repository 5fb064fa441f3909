"""The pieces of Halunken & Spelunken. Sailors are 0..41, movement cards follow, then the figures (rules 1)."""

from __future__ import annotations

from typing import Final, NamedTuple

PLACES: Final = 14
ROUNDS: Final = 8
DEPTH: Final = 3
RUM: Final = 8
"""The movement card without a number; 1..7 are the others (1.3)."""
HAND: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6, 7, RUM)
JACK_CARDS: Final = 12

COLOURS: Final[tuple[str, ...]] = ("yellow", "green", "red", "purple")
RUNS: Final = {"yellow": (1, 12), "green": (3, 13), "red": (5, 14), "purple": (7, 15)}  # 1.5, 10.1
CAPTAINS: Final[tuple[str, ...]] = ("green", "blue", "red", "yellow", "black")
"""Colours of the figures of seats 0..3; the last is Black Jack."""


class Sailor(NamedTuple):
    """A sailor card: colour 0..3 (see COLOURS) and value 1..15."""

    colour: int
    value: int


SAILORS: Final = tuple(Sailor(c, v) for c, name in enumerate(COLOURS) for v in range(RUNS[name][0], RUNS[name][1] + 1))
COUNT: Final = len(SAILORS)
VALUE: Final = tuple(s.value for s in SAILORS)
COLOUR: Final = tuple(s.colour for s in SAILORS)

MOVES: Final = COUNT
"""First movement card: card m (1..8) of figure f is MOVES + 8 f + m - 1; figure 4 is Black Jack's set in the duel."""
JACKS: Final = MOVES + 8 * 5
"""First of Black Jack's own twelve cards: number k is JACKS + k - 1 (1.4)."""
FIGURES: Final = JACKS + JACK_CARDS
"""First figure: captains of seats 0..3, then Black Jack (1.2)."""
JACK_FIGURE: Final = FIGURES + 4


def move_card(figure: int, move: int) -> int:
    """The card with this number (RUM for the barrel) in the set of a figure 0..4."""
    return MOVES + 8 * figure + move - 1


def jack_card(number: int) -> int:
    """Black Jack's own card 1..12."""
    return JACKS + number - 1
