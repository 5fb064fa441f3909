"""What no source says, decided once for all: each decision is one flag or number that can be exchanged here.

D 1 to D 21 are their numbers; the paragraphs are those of RULES.md. Rules read them here when they need them. Three lie
elsewhere: D 10 (6.2c, what follows when all show the same) and D 14 (8.3, who bids first) are variants of the set-up,
`Options.go_on` and `Options.left_first`, and T (3.2, the sections of the track and their poker values) is the table
`cards.SECTIONS`.
"""

from __future__ import annotations

from typing import Final

from gamebox.games.gnadenlos.cards import GOAL, PEOPLE

BANK: Final = 0
"""D 1 (2.4). All nuggets there are, in purses and in the bank; 0: the bank never runs out."""
CEILING: Final = GOAL
"""D 2 (3.3, 7.1). No hat goes beyond this space, and nobody buys beyond it. Higher: passing the goal counts."""
FLOOR: Final = 1
"""D 3 (3.3). No hat goes back behind this space, neither for a vulture nor in poker; one behind it stays."""
START_DRAWN: Final = True
"""D 4 (4.1d). The start player is drawn at random; else the first seat begins."""
OPENING_LOWEST_PAYS: Final = True
"""D 5 (4.3d). In the opening auction the lowest bidder pays for the last pair too; else takes the notes back."""
PAYER_ORDERS: Final = True
"""D 6 (5.3). The payer chooses the order of the notes laid; else they are shuffled, and nobody knows it."""
REPAIR_FROM_ALL: Final = True
"""D 7 (5.4). Any note behind the complete rows may fill a hole; else only one of the last row that holds some."""
VOID_GOES_ON: Final = True
"""D 8 (6.2b). Without two who take part the turn goes on; else it passes."""
VOID_COUNTS: Final = True
"""D 9 (6.1b). A showdown moves the undertaker also when fewer than two can take part."""
TWO_AT_ONCE: Final = True
"""D 11 (6.4d). Who takes two notes names both before looking; else takes one, and then another."""
GUNMEN_FROM_ACTIVE: Final = True
"""D 11 (6.4d). Several gunmen take from the active player on; else from the left neighbour on."""
GOAL_ENDS_AT_ONCE: Final = True
"""D 12 (6.5c, 7.2). A hat on the goal ends the game at once; else when the turn is over, if it still stands there."""
POKER_IS_FINISHED: Final = True
"""D 12 (6.5c). All hats move in poker before the end; else clockwise until one reaches the goal."""
SHORT_OFFER: Final = True
"""D 13 (8.2). With too few adventurers those are offered that there are; else there is no auction."""
UNABLE_HIRE_NOBODY: Final = True
"""D 15 (8.7). Several who cannot bid get nobody; else one of them gets nobody, the others hire for nothing."""
MOST_CREW: Final = PEOPLE
"""D 16 (8.8). With so many adventurers in hand a seat does not bid: as good as no limit."""
FRONT_ROW_FIRST: Final = True
"""D 17 (9.1b). A column is turned up from the board side; else from the far end."""
FINAL_IS_ONE: Final = True
"""D 18 (10.2). The final pay day is one, without repair; else it is repaired and repeated like any other."""
LAST_FROM_ACTIVE: Final = True
"""D 19 (10.3). The last purchases begin with the active player; else with the left neighbour."""
TIES_SHARED: Final = True
"""D 20 (10.4). Who ties in everything wins together; else who comes first from the active player on."""
RUINED_LOSE: Final = True
"""D 21 (10.4). Three vultures are last in every ending; else not when the third one ended the game (10.1a)."""


def back(place: int, steps: int) -> int:
    """Where a hat stands that goes back (3.3)."""
    return max(min(place, FLOOR), place - steps)
