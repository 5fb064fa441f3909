"""What makes a choice bold, careful or greedy: chance and blows against others, the own place and cards, points now.

Reads public fields and the own hand only.
"""

from __future__ import annotations

from typing import Final

from gamebox.games.guillotine.actions import (
    ADD,
    DROP,
    FIND,
    FRONT,
    GIFT,
    LOSS,
    ORDER,
    PLAY,
    PRIZE,
    REPAY,
    SNATCH,
    TARGET,
    TURN,
    WAY,
    WHICH,
    WHOM,
    Choice,
)
from gamebox.games.guillotine.cards import (
    ACTIONS,
    CHURCH,
    CIVIC,
    GROUP,
    MILITARY,
    NAMES,
    NEGATIVE,
    NOBLES,
    PALACE_GUARD,
    POINTS,
    QUEEN,
    ROYAL,
    SLOT,
    TITLE,
)
from gamebox.games.guillotine.rules import State

FIRST: Final = len(NOBLES)
"""The first title of an action card."""
KEEPS: Final = -0.7
"""Who plays nothing keeps the cards, and the line as it is."""
BARES: Final = 0.5
"""Who sends the own Callous Guards away gives up a shelter."""
OWN: Final = -0.5
"""Who chooses oneself, or what lies before oneself, hurts nobody."""
MUCH: Final = 5
"""Points of a good noble."""
AHEAD: Final = 15
"""Points that make a rival a giant."""
ANY, ALL = -1, 99

_DARING: Final = {
    "stumble": -0.3, "pushed": -0.2, "tis_a_far_better_thing": -0.1, "ignoble_noble": 0.0, "l_idiot": -0.4,
    "was_that_my_name": -0.4, "civic_pride": -0.3, "majesty": -0.3, "military_might": -0.3, "friend_of_the_queen": -0.1,
    "fainting_spell": 0.0, "trip": 0.2, "public_demand": 0.1, "lack_of_faith": 0.0, "forward_march": -0.2,
    "let_them_eat_cake": -0.1, "bribed_guards": 0.0, "the_long_walk": 0.6, "opinionated_guards": -0.4,
    "milling_in_line": 0.7, "escape": 1.0, "confusion_in_line": 0.8, "mass_confusion": 1.0, "fled_to_england": 0.1,
    "clothing_swap": 0.5, "extra_cart": 0.3, "late_arrival": 0.0, "double_feature": -0.1, "after_you": 0.3,
    "political_influence": -0.4, "scarlet_pimpernel": 0.5, "rat_break": -0.3, "rain_delay": 0.9,
    "information_exchange": 0.8, "forced_break": 0.5, "infighting": 0.5, "lack_of_support": 0.4, "rush_job": 0.3,
    "missing_heads": 0.8, "missed": 0.6, "clerical_error": 0.7, "twist_of_fate": 0.2, "callous_guards": -0.9,
    "church_support": -0.6, "civic_support": -0.6, "military_support": -0.6, "foreign_support": -0.6,
    "fountain_of_blood": -0.6, "indifferent_public": -0.5, "tough_crowd": 0.4,
}  # fmt: skip
DARING: Final[tuple[float, ...]] = tuple([_DARING[act.name] for act in ACTIONS])
"""By action title: how much is left to chance, and how much others are hurt."""
_REACH: Final = {
    "stumble": (1, 1), "pushed": (2, 2), "tis_a_far_better_thing": (3, 3), "ignoble_noble": (4, 4), "l_idiot": (1, 2),
    "was_that_my_name": (1, 3), "civic_pride": (1, 2), "majesty": (1, 2), "military_might": (1, 2),
    "public_demand": (1, ALL), "opinionated_guards": (1, 3),
}  # fmt: skip
REACH: Final[tuple[tuple[int, int], ...]] = tuple([_REACH.get(act.name, (0, 0)) for act in ACTIONS])
"""By action title: from how far off a noble can be brought to the front, at least and at most."""
_OF: Final = {"civic_pride": CIVIC, "majesty": ROYAL, "military_might": MILITARY}
OF: Final[tuple[int, ...]] = tuple([_OF.get(act.name, ANY) for act in ACTIONS])
"""By action title: the only group for which that is so."""
_BY: Final = ("bribed_guards", "fled_to_england", "clothing_swap", "friend_of_the_queen", "fainting_spell", "trip",
              "after_you")  # fmt: skip
PUSHED_BY: Final[tuple[bool, ...]] = tuple([act.name in _BY for act in ACTIONS])
"""By action title: whether it can take the noble at the front out of the way."""
SUPPORTED: Final = {"church_support": CHURCH, "civic_support": CIVIC, "military_support": MILITARY}
FOUNTAIN_POINTS: Final = 2


def lean(view: State, action: Choice) -> tuple[float, float]:
    """How daring a choice is, from careful -1 to bold 1, and how much it takes at once, from nothing -1 to all 1."""
    seat, phase, what = view.current, view.phase, action.what
    assert seat is not None
    if action.kind == FRONT:
        return _front(view, seat, what) if phase == WHICH else (BARES, 0.0)
    if phase == TURN:
        return (DARING[what - FIRST], brings(view, seat, what)) if action.kind == PLAY else (KEEPS, 0.0)
    if phase == FIND:
        return DARING[what - FIRST], brings(view, seat, what)
    if phase in (DROP, LOSS):
        return -DARING[what - FIRST], -brings(view, seat, what)
    if phase == SNATCH:
        return -DARING[what - FIRST], 0.0
    if phase in (WHOM, GIFT):
        return _whom(view, seat, what)
    return _place(view, seat, what) if phase == WAY else _noble(view, seat, phase, what)


def worth(view: State, seat: int, noble: int) -> int:
    """The points that a noble brings a seat, at a glance."""
    if TITLE[noble] != PALACE_GUARD:
        return POINTS[noble]
    return 1 + 2 * sum([TITLE[c] == PALACE_GUARD for c in view.trophies[seat]])


def better(view: State, seat: int, noble: int) -> float:
    """How much more a seat takes if this noble were first in line."""
    return (worth(view, seat, noble) - worth(view, seat, view.line[0])) / MUCH if view.line else 0.0


def brings(view: State, seat: int, title: int) -> float:
    """What a card brings at once, by points."""
    card, line, name = title - FIRST, view.line, NAMES[title]
    if name in SUPPORTED:
        return sum([GROUP[c] == SUPPORTED[name] for c in view.trophies[seat]]) / MUCH
    if name == "fountain_of_blood":
        return FOUNTAIN_POINTS / MUCH
    if name == "indifferent_public":
        return sum([1 - POINTS[c] for c in view.trophies[seat] if GROUP[c] == NEGATIVE]) / MUCH
    if len(line) < 2:
        return 0.0
    if PUSHED_BY[card]:
        return better(view, seat, line[1])
    if name == "double_feature":
        return worth(view, seat, line[1]) / MUCH
    if name == "political_influence":
        return -worth(view, seat, line[0]) / MUCH
    return better(view, seat, _fetched(view, seat, title))


def _fetched(view: State, seat: int, title: int) -> int:
    """The best noble that a card can bring to the front; who stands there if it cannot."""
    line, (least, most), group = view.line, REACH[title - FIRST], OF[title - FIRST]
    if NAMES[title] == "let_them_eat_cake" and QUEEN in line:
        return QUEEN
    found, top = line[0], -MUCH
    for c in line[least : most + 1] if most else ():
        if (group == ANY or GROUP[c] == group) and worth(view, seat, c) > top:
            found, top = c, worth(view, seat, c)
    return found


def _whom(view: State, seat: int, other: int) -> tuple[float, float]:
    """A player: bold is to take on who is ahead; greedy is a larger hand."""
    size = len(view.hands[other]) - len(view.hands[seat])
    return _against(view, seat, other), size / MUCH


def _front(view: State, seat: int, card: int) -> tuple[float, float]:
    """A card that lies in front of somebody."""
    return _against(view, seat, view.laid[SLOT[card]]), 0.0


def _against(view: State, seat: int, other: int) -> float:
    """How bold it is to choose a player: the more so, the further ahead."""
    points = view.scores()
    return OWN if other == seat else (points[other] - points[seat]) / AHEAD


def _place(view: State, seat: int, place: int) -> tuple[float, float]:
    """How far a noble goes: bold is far; greedy is to the front, if it is good to have."""
    line, noble = view.line, view.picks[0]
    at = line.index(noble)
    gain = better(view, seat, noble) if place == 0 else better(view, seat, line[1]) if at == 0 else 0.0
    return (abs(at - place) - 2) / 2, gain


def _noble(view: State, seat: int, phase: int, noble: int) -> tuple[float, float]:
    """A noble: in line bold is to reach far back, and greedy is what is to be taken now."""
    value = max(-1.0, min(1.0, worth(view, seat, noble) / MUCH))
    if phase in (PRIZE, REPAY):
        return value / 2, value
    if phase == ADD:
        return value / 2, value if (view.turn + len(view.line)) % view.seats == seat else -value
    line = view.line
    at = line.index(noble) if noble in line else 0
    if phase == ORDER:
        place = len(view.picks)
        return 0.4 if at != place else -0.4, better(view, seat, noble) if place == 0 else 0.0
    assert phase == TARGET
    far = 1.2 * at / (len(line) - 1) - 0.6 if len(line) > 1 else 0.0
    title = TITLE[view.card]
    least, most = REACH[title - FIRST]
    if most and least <= at <= most:
        return far, better(view, seat, noble)
    taken = at == 0 and len(line) > 1 and PUSHED_BY[title - FIRST]
    return far, better(view, seat, line[1]) if taken else 0.0
