"""The cards of Guillotine (rules 6 and 7). Cards are small numbers: nobles 0..49, actions 50..109.

A title is what identical cards share: noble titles are 0..39, action titles 40..89, in the order of the rules.
"""

from __future__ import annotations

from typing import Final, NamedTuple

DAYS: Final = 3
LINE: Final = 12
"""Nobles laid out at the start of a day (3.1)."""
HAND: Final = 5
MOST: Final = 50
"""Places that a line has at most."""

CHURCH: Final = 0
MILITARY: Final = 1
ROYAL: Final = 2
CIVIC: Final = 3
NEGATIVE: Final = 4
GROUPS: Final[tuple[str, ...]] = ("church", "military", "royal", "civic", "negative")
"""Blue, red, purple, green and grey nobles."""
DISCARD: Final = 0
OWN: Final = 1
OTHER: Final = 2
"""Where an action card lies after it was played: discarded, in front of its player, in front of another (4.1g)."""
ALTERS, LEAVES = True, False
"""Whether Callous Guards stop the card, because it alters the line (4.7)."""


class Noble(NamedTuple):
    """A noble title: its name, group, printed points (0 where they vary) and number of cards."""

    name: str
    group: int
    points: int
    copies: int


class Action(NamedTuple):
    """An action title: its name, number of cards, whether it alters the line, and where it stays."""

    name: str
    copies: int
    alters: bool
    stays: int


NOBLES: Final[tuple[Noble, ...]] = (
    Noble("cardinal", CHURCH, 5, 1),
    Noble("archbishop", CHURCH, 4, 1),
    Noble("bad_nun", CHURCH, 3, 1),
    Noble("bishop", CHURCH, 2, 1),
    Noble("heretic", CHURCH, 2, 1),
    Noble("wealthy_priest", CHURCH, 1, 2),
    Noble("general", MILITARY, 4, 1),
    Noble("master_spy", MILITARY, 4, 1),
    Noble("colonel", MILITARY, 3, 1),
    Noble("captain_of_the_guard", MILITARY, 2, 1),
    Noble("lieutenant", MILITARY, 2, 2),
    Noble("palace_guard", MILITARY, 0, 5),
    Noble("king_louis_xvi", ROYAL, 5, 1),
    Noble("marie_antoinette", ROYAL, 5, 1),
    Noble("regent", ROYAL, 4, 1),
    Noble("duke", ROYAL, 3, 1),
    Noble("baron", ROYAL, 3, 1),
    Noble("robespierre", ROYAL, 3, 1),
    Noble("count", ROYAL, 2, 1),
    Noble("countess", ROYAL, 2, 1),
    Noble("lord", ROYAL, 2, 1),
    Noble("lady", ROYAL, 2, 1),
    Noble("fast_noble", ROYAL, 2, 1),
    Noble("lady_in_waiting", ROYAL, 1, 1),
    Noble("royal_cartographer", ROYAL, 1, 1),
    Noble("coiffeur", ROYAL, 1, 1),
    Noble("piss_boy", ROYAL, 1, 1),
    Noble("governor", CIVIC, 4, 1),
    Noble("mayor", CIVIC, 3, 1),
    Noble("councilman", CIVIC, 3, 1),
    Noble("unpopular_judge", CIVIC, 2, 2),
    Noble("tax_collector", CIVIC, 2, 1),
    Noble("land_lord", CIVIC, 2, 1),
    Noble("rival_executioner", CIVIC, 1, 1),
    Noble("sheriff", CIVIC, 1, 2),
    Noble("hero_of_the_people", NEGATIVE, -3, 1),
    Noble("the_clown", NEGATIVE, -2, 1),
    Noble("innocent_victim", NEGATIVE, -1, 1),
    Noble("martyr", NEGATIVE, -1, 3),
    Noble("tragic_figure", NEGATIVE, 0, 1),
)

ACTIONS: Final[tuple[Action, ...]] = (
    Action("stumble", 2, ALTERS, DISCARD),
    Action("pushed", 2, ALTERS, DISCARD),
    Action("tis_a_far_better_thing", 1, ALTERS, DISCARD),
    Action("ignoble_noble", 2, ALTERS, DISCARD),
    Action("l_idiot", 2, ALTERS, DISCARD),
    Action("was_that_my_name", 1, ALTERS, DISCARD),
    Action("civic_pride", 1, ALTERS, DISCARD),
    Action("majesty", 1, ALTERS, DISCARD),
    Action("military_might", 1, ALTERS, DISCARD),
    Action("friend_of_the_queen", 2, ALTERS, DISCARD),
    Action("fainting_spell", 1, ALTERS, DISCARD),
    Action("trip", 2, ALTERS, DISCARD),
    Action("public_demand", 1, ALTERS, DISCARD),
    Action("lack_of_faith", 1, ALTERS, DISCARD),
    Action("forward_march", 1, ALTERS, DISCARD),
    Action("let_them_eat_cake", 1, ALTERS, DISCARD),
    Action("bribed_guards", 1, ALTERS, DISCARD),
    Action("the_long_walk", 1, ALTERS, DISCARD),
    Action("opinionated_guards", 1, ALTERS, DISCARD),
    Action("milling_in_line", 2, ALTERS, DISCARD),
    Action("escape", 1, ALTERS, DISCARD),
    Action("confusion_in_line", 1, ALTERS, DISCARD),
    Action("mass_confusion", 1, ALTERS, DISCARD),
    Action("fled_to_england", 1, ALTERS, DISCARD),
    Action("clothing_swap", 1, ALTERS, DISCARD),
    Action("extra_cart", 2, ALTERS, DISCARD),
    Action("late_arrival", 1, ALTERS, DISCARD),
    Action("double_feature", 2, LEAVES, DISCARD),
    Action("after_you", 1, LEAVES, DISCARD),
    Action("political_influence", 2, LEAVES, DISCARD),
    Action("scarlet_pimpernel", 1, LEAVES, DISCARD),
    Action("rat_break", 1, LEAVES, DISCARD),
    Action("rain_delay", 1, LEAVES, DISCARD),
    Action("information_exchange", 1, LEAVES, DISCARD),
    Action("forced_break", 1, LEAVES, DISCARD),
    Action("infighting", 1, LEAVES, DISCARD),
    Action("lack_of_support", 1, LEAVES, DISCARD),
    Action("rush_job", 1, LEAVES, DISCARD),
    Action("missing_heads", 1, LEAVES, DISCARD),
    Action("missed", 1, ALTERS, DISCARD),
    Action("clerical_error", 1, LEAVES, DISCARD),
    Action("twist_of_fate", 1, LEAVES, DISCARD),
    Action("callous_guards", 1, LEAVES, OWN),
    Action("church_support", 1, LEAVES, OWN),
    Action("civic_support", 1, LEAVES, OWN),
    Action("military_support", 1, LEAVES, OWN),
    Action("foreign_support", 1, LEAVES, OWN),
    Action("fountain_of_blood", 1, LEAVES, OWN),
    Action("indifferent_public", 1, LEAVES, OWN),
    Action("tough_crowd", 1, LEAVES, OTHER),
)

TITLES: Final = len(NOBLES) + len(ACTIONS)
NAMES: Final = tuple([t.name for t in NOBLES] + [t.name for t in ACTIONS])
"""The name of each title."""
_COPIES: Final = [t.copies for t in NOBLES] + [t.copies for t in ACTIONS]
TITLE: Final = tuple([title for title, copies in enumerate(_COPIES) for _ in range(copies)])
"""The title of each card."""
COUNT: Final = sum(noble.copies for noble in NOBLES)
"""The number of nobles, and the first action card."""
CARDS: Final = len(TITLE)
GROUP: Final = tuple([NOBLES[t].group for t in TITLE[:COUNT]])
POINTS: Final = tuple([NOBLES[t].points for t in TITLE[:COUNT]])
ACTS: Final = tuple([None] * COUNT + [ACTIONS[t - len(NOBLES)] for t in TITLE[COUNT:]])
"""The action behind each action card; None for nobles."""


def title(name: str) -> int:
    """The title with this name."""
    return NAMES.index(name)


def card(name: str) -> int:
    """The first card with this name."""
    return TITLE.index(NAMES.index(name))


STAYING: Final = tuple([c for c in range(COUNT, CARDS) if ACTIONS[TITLE[c] - len(NOBLES)].stays])
"""The eight action cards that lie in front of a player."""
SLOT: Final = {c: k for k, c in enumerate(STAYING)}
GUARDS: Final = 0
CHURCHED: Final = 1
CIVIL: Final = 2
ARMED: Final = 3
FOREIGN: Final = 4
FOUNTAIN: Final = 5
INDIFFERENT: Final = 6
TOUGH: Final = 7
"""Their places in STAYING: Callous Guards, Church, Civic, Military and Foreign Support, and so on."""

SPY: Final = card("master_spy")
JUDGE: Final = title("unpopular_judge")
PALACE_GUARD: Final = title("palace_guard")
QUEEN: Final = card("marie_antoinette")
COUNT_CARD: Final = card("count")
COUNTESS: Final = card("countess")
TRAGIC: Final = card("tragic_figure")
