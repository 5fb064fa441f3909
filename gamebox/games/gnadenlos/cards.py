"""The pieces, tables and numbers of Gnadenlos!. Paragraphs refer to RULES.md, decisions where no source says to D and T
of decisions.py.

Pieces are whole numbers: promissory notes by face (0..19, colour * 5 + value; copies are alike), then the 29
adventurers, then the five kinds of event cards.
"""

from __future__ import annotations

from typing import Final, NamedTuple

COLOURS: Final[tuple[str, ...]] = ("blue", "green", "yellow", "red")
"""The colour of each seat; three players leave the last one out (1.1)."""
LETTERS: Final = "bgyr"

# Promissory notes (2.1). A hand is one number: two bits for each face say how many copies it holds.
VALUES: Final = 5
COPIES: Final[tuple[int, ...]] = (1, 3, 3, 3, 3)
FACES: Final = VALUES * len(COLOURS)
VALUE: Final = tuple([face % VALUES for face in range(FACES)])
COLOUR: Final = tuple([face // VALUES for face in range(FACES)])
HIDDEN: Final = 31
"""A face that the viewer may not know, where faces are packed."""
ONE: Final = tuple([1 << 2 * face for face in range(FACES)])
"""One note of a face, as a hand."""
ALL_OF: Final = tuple([sum([COPIES[v] * ONE[c * VALUES + v] for v in range(VALUES)]) for c in range(len(COLOURS))])
_LOW: Final = sum(ONE)


def count(hand: int) -> int:
    """How many notes a hand holds."""
    return (hand & _LOW).bit_count() + 2 * (hand >> 1 & _LOW).bit_count()


def faces_in(hand: int) -> list[int]:
    """The faces of a hand, ascending, copies one by one."""
    return [face for face in range(FACES) for _ in range(hand >> 2 * face & 3)]


class Adventurer(NamedTuple):
    """A name, and the gold, showdown and poker values."""

    name: str
    gold: int
    showdown: int
    poker: int


ADVENTURERS: Final[tuple[Adventurer, ...]] = (
    Adventurer("poker_paul", 0, 3, 7),
    Adventurer("sheriff_dooley", 0, 7, 0),
    Adventurer("jack_jennings", 1, 2, 2),
    Adventurer("jasmin_dooley", 1, 2, 3),
    Adventurer("joey_gun", 1, 3, 3),
    Adventurer("buffalo_johnson", 1, 3, 4),
    Adventurer("blind_joe", 1, 4, 1),
    Adventurer("jenny_cassidy", 1, 5, 5),
    Adventurer("joshua_tree", 1, 6, 4),
    Adventurer("joke_greenhorn", 2, 1, 2),
    Adventurer("tricky_jeff", 2, 1, 4),
    Adventurer("jacky_belle", 2, 2, 2),
    Adventurer("slim_jim", 2, 3, 1),
    Adventurer("janice_boone", 2, 3, 2),
    Adventurer("joseph_trigger", 2, 4, 3),
    Adventurer("blue_jack", 3, 1, 1),
    Adventurer("jolly_hopper", 3, 2, 1),
    Adventurer("jackson_bill", 3, 2, 2),
    Adventurer("jesse_frank", 3, 5, 4),
    Adventurer("killer_miller", 3, 6, 5),
    Adventurer("jonas_smiley", 4, 1, 1),
    Adventurer("greedy_geoff", 4, 2, 1),
    Adventurer("gamblin_jay", 4, 5, 6),
    Adventurer("jeremiah_jones", 5, 1, 1),
    Adventurer("nugget_jones", 5, 1, 2),
    Adventurer("lucky_james", 5, 4, 5),
    Adventurer("john_digger", 6, 1, 3),
    Adventurer("reverend_jon", 6, 4, 6),
    Adventurer("daddy_digger", 7, 4, 0),
)
"""The 29 adventurers (2.2)."""
PEOPLE: Final = len(ADVENTURERS)
EVERYBODY: Final = (1 << PEOPLE) - 1
FIRST_PERSON: Final = FACES
"""The piece of the first adventurer."""


def people_in(crew: int) -> list[int]:
    """The adventurers of a crew (bits), ascending."""
    found = []
    while crew:
        last = crew & -crew
        found.append(last.bit_length() - 1)
        crew ^= last
    return found


# Event cards (2.3): the piece is FIRST_EVENT + the kind.
FIRST_EVENT: Final = FIRST_PERSON + PEOPLE
RUSH_SMALL: Final = 0
RUSH: Final = 1
RUSH_BIG: Final = 2
POKER: Final = 3
SHOWDOWN: Final = 4
EVENT_NAMES: Final[tuple[str, ...]] = ("rush_small", "rush", "rush_big", "poker", "showdown")
EVENTS: Final[tuple[int, ...]] = (RUSH_SMALL, RUSH, RUSH_BIG, POKER, POKER, SHOWDOWN, SHOWDOWN)
YIELD: Final[tuple[tuple[int, int], ...]] = ((3, 1), (5, 3), (7, 4))
"""Nuggets for the highest and the second-highest gold value, by kind of gold rush."""
_GOLD: Final = tuple([person.gold for person in ADVENTURERS])
STRENGTH: Final[tuple[tuple[int, ...], ...]] = (
    _GOLD,
    _GOLD,
    _GOLD,
    tuple([person.poker for person in ADVENTURERS]),
    tuple([person.showdown for person in ADVENTURERS]),
)
"""What counts of each adventurer, by kind of event."""
PIECES: Final = FIRST_EVENT + len(EVENT_NAMES)


class Section(NamedTuple):
    """A stretch of the success track: its last space, and what poker wins and loses there."""

    name: str
    last: int
    win: int
    loss: int


SECTIONS: Final[tuple[Section, ...]] = (
    Section("grey", 11, 4, 1),
    Section("beige", 17, 3, 1),
    Section("brown", 23, 3, 2),
    Section("orange", 29, 2, 2),
    Section("purple", 35, 2, 3),
)
"""T: the success track, and what poker wins and loses on it (3.1, 3.2)."""
START: Final = 6
GOAL: Final = SECTIONS[-1].last
SECTION_OF: Final = tuple([sum([s.last < space for s in SECTIONS]) for space in range(GOAL + 1)])
WIN: Final = tuple([SECTIONS[k].win for k in SECTION_OF])
LOSS: Final = tuple([SECTIONS[k].loss for k in SECTION_OF])

# Numbers of the rules.
PURSE: Final = 10
"""Nuggets at the start (4.1b)."""
COINS: Final[tuple[tuple[int, int], ...]] = ((1, 25), (5, 12))
"""Denominations of the nuggets on the table, and how many there are (2.4)."""
VULTURE_STEPS: Final = 5
FATAL: Final = 3
UNDERTAKER_STEPS: Final = 7
ROW: Final = 6
MOST_BID: Final = 3
MOST_BOUGHT: Final = 5
FINAL_BOUGHT: Final = 3
FULL_CREW: Final = 3
MOST_SLOTS: Final = 36
LONGEST: Final = 24
"""No game has more turns (6.1d)."""
