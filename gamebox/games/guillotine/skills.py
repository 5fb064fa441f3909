"""How much a good executioner makes of each thing he sees: a row of weights for each number of seats.

The constants say which weight stands where in a row. Those of the places come from regressions on what playing a card
brought in games tried out to the end of the day (build_scripts/experiments.md), the others from judgement.
"""

from __future__ import annotations

from typing import Final

CARD: Final = 0
"""Points that a card in hand is worth while there is time to play it."""
PLACE: Final = 1
"""How much of a noble's worth falls to who is to collect it from each place behind the front, eight of them."""
JUDGED: Final = 9
"""What it costs the next seat if an Unpopular Judge waits for it, and no card may be played."""
FAST: Final = 10
"""What the noble behind Fast Noble is worth, before one knows who it is."""
GUARDS: Final = 11
"""What a Palace Guard promises for those to come, at the start."""
PAIR: Final = 12
"""What one of Count and Countess promises while the other one may still come."""
FUTURE: Final = 13
"""The share of a group among the nobles to come."""
TRIP: Final = 14
"""What it brings that another card may follow."""
RUSHED: Final = 15
"""What it costs not to play a card for a turn."""
MALICE: Final = 16
"""How much the points of the others count beside one's own when they are robbed."""
CLOWN: Final = 17
"""What it is worth to collect The Clown and pass it on."""
STOPPING: Final = 18
"""What each card of the others that Callous Guards stop is worth."""
CONFUSED: Final = 19
"""How much of what the next players lose counts when their line is mixed."""
TWO_CARDS: Final = 20
"""What two cards are worth that a player gives up."""
BEST_CARD: Final = 21
"""What the best card of a hand is worth."""
SHRUG: Final = 22
"""The points that Indifferent Public adds for each noble to come, beside FUTURE."""
HASTE: Final = 23
"""How soon cards that cannot all be played any more become cheap."""
FOUND: Final = 24
"""What a card is worth that one may choose oneself."""
EVEN: Final = 25
"""What it is worth that more nobles join when all would collect as many of this line; otherwise it costs as much."""
LIMIT: Final = 26
"""The most points that ending a day is thought to bring."""
QUALITY: Final = 27
"""How much it counts that a hand is better or worse than others."""
TEMPO: Final = 28
"""What it is worth to have collected today while those who follow do not any more."""

SKILLS: Final[dict[int, tuple[float, ...]]] = {
    2: (
        0.5, 0.6, 0.06, 0.07, 0.12, 0.03, 0.03, 0.03, 0.03, 4.0, 1.6, 1.3, 0.7, 0.2, 0.5, 2.0, 1.0, 2.0, 0.25, 0.8,
        1.5, 1.6, 0.75, 1.0, 2.0, 0.5, 5.0, 0.5, 2.3,
    ),
    3: (
        0.5, 0.4, 0.22, 0.06, 0.05, 0.05, 0.03, 0.0, 0.0, 4.0, 1.6, 1.3, 0.7, 0.2, 0.5, 2.0, 1.0, 1.4, 0.25, 0.8, 1.5,
        1.6, 0.75, 1.0, 2.0, 0.1, 5.0, 0.5, 1.4,
    ),
    4: (
        0.5, 0.5, 0.2, 0.2, 0.05, 0.05, 0.0, 0.0, 0.0, 4.0, 1.6, 1.3, 0.7, 0.2, 0.5, 2.0, 1.0, 1.1, 0.25, 0.8, 1.5,
        1.6, 0.75, 1.0, 2.0, 0.28, 5.0, 0.5, 1.0,
    ),
    5: (
        0.5, 0.5, 0.2, 0.2, 0.1, 0.05, 0.05, 0.0, 0.0, 4.0, 1.6, 1.3, 0.7, 0.2, 0.5, 2.0, 1.0, 1.0, 0.25, 0.8, 1.5,
        1.6, 0.75, 1.0, 2.0, 0.1, 5.0, 0.5, 0.9,
    ),
}  # fmt: skip
