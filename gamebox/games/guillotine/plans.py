"""What an action card may bring its player, and the choices for it. Reads public fields and the own hand only."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from gamebox.games.guillotine.cards import (
    ARMED,
    CARDS,
    CHURCH,
    CHURCHED,
    CIVIC,
    CIVIL,
    COUNT,
    COUNT_CARD,
    COUNTESS,
    DAYS,
    FOREIGN,
    GROUP,
    INDIFFERENT,
    MILITARY,
    NAMES,
    NEGATIVE,
    PALACE_GUARD,
    POINTS,
    QUEEN,
    ROYAL,
    STAYING,
    TITLE,
    TOUGH,
    TRAGIC,
    card,
)
from gamebox.games.guillotine.offers import held, latest

if TYPE_CHECKING:
    from gamebox.games.guillotine.rules import State

CARD: Final = 0.8
"""Points that a card in hand is worth while there is time to play it."""
SUPPORTED: Final = {CHURCH: CHURCHED, CIVIC: CIVIL, MILITARY: ARMED}
EXTRA: Final = {
    card("lord"): CARD,
    card("lady"): CARD,
    card("lady_in_waiting"): CARD,
    card("fast_noble"): 1.6,
    card("rival_executioner"): 1.7,
    card("innocent_victim"): -CARD,
    card("the_clown"): 3.0,
}
"""What a noble brings beyond its points: cards, further nobles, or that it is passed on."""


class Plan(NamedTuple):
    """What a card would bring, in points, and the choices to make for it, as far as they can be planned."""

    gain: float
    picks: tuple[int, ...] = ()


NOTHING: Final = Plan(-9.0)
Planner: TypeAlias = "Callable[[State, int], Plan]"


def worth(s: State, seat: int, noble: int) -> float:
    """What collecting a noble would bring a seat, with all it has already."""
    group, pile = GROUP[noble], s.trophies[seat]
    points = POINTS[noble] + EXTRA.get(noble, 0.0)
    if group == NEGATIVE:
        greys = sum([GROUP[c] == NEGATIVE for c in pile])
        if s.laid[INDIFFERENT] == seat:
            return points - POINTS[noble] + 1
        return points - (greys + 1 if noble == TRAGIC else TRAGIC in pile)
    if group == ROYAL:
        if noble in (COUNT_CARD, COUNTESS):
            partner = COUNT_CARD + COUNTESS - noble
            points += 4 if partner in pile else 0.7 if partner not in s.gone else 0
        return points + (CARD if s.laid[FOREIGN] == seat else 0)
    if TITLE[noble] == PALACE_GUARD:
        points += 2 * sum([TITLE[c] == PALACE_GUARD for c in pile]) + 1.3
    return points + (s.laid[SUPPORTED[group]] == seat)


def rivals(s: State) -> list[int]:
    """The other seats, the one that is ahead first."""
    scores = s.scores()
    return sorted([i for i in range(s.seats) if i != s.turn], key=lambda i: -scores[i])


def left_to_come(s: State) -> float:
    """Nobles that each player may still collect, this day's left over aside."""
    return (len(s.line) + 12 * (DAYS - s.day)) / s.seats


def fronted(s: State, places: list[int]) -> Plan:
    """The best noble to bring to the front, of those at these places."""
    if not places or not s.line:
        return NOTHING
    now = worth(s, s.turn, s.line[0])
    best = max(places, key=lambda i: worth(s, s.turn, s.line[i]))
    return Plan(worth(s, s.turn, s.line[best]) - now, (s.line[best], 0))


def forward(least: int, most: int, group: int = -1) -> Planner:
    """A noble within reach is brought to the front."""

    def plan(s: State, seat: int) -> Plan:
        reach = range(least, min(most, len(s.line) - 1) + 1)
        return fronted(s, [i for i in reach if group < 0 or GROUP[s.line[i]] == group])

    return plan


def front_leaves(s: State, seat: int) -> Plan:
    """The front noble steps back, the next one is collected."""
    if len(s.line) < 2:
        return NOTHING
    return Plan(worth(s, seat, s.line[1]) - worth(s, seat, s.line[0]), (s.line[0], 1))


def trip(s: State, seat: int) -> Plan:
    """As above, and another card may follow."""
    plan = front_leaves(s, seat)
    return Plan(plan.gain + (0.4 if len(s.hands[seat]) > 1 else 0), plan.picks)


def anyone(s: State, seat: int) -> Plan:
    """The best noble of all."""
    return fronted(s, list(range(1, len(s.line))))


def blue(s: State, seat: int) -> Plan:
    """The first blue noble."""
    return Plan(fronted(s, [i for i, c in enumerate(s.line) if GROUP[c] == CHURCH][:1]).gain)


def guard(s: State, seat: int) -> Plan:
    """A Palace Guard."""
    return fronted(s, [i for i, c in enumerate(s.line) if i and TITLE[c] == PALACE_GUARD])


def queen(s: State, seat: int) -> Plan:
    """Marie Antoinette."""
    return Plan(fronted(s, [i for i, c in enumerate(s.line) if c == QUEEN]).gain)


def last(s: State, seat: int) -> Plan:
    """The noble at the end."""
    return Plan(fronted(s, [len(s.line) - 1]).gain)


def order(s: State, seat: int) -> Plan:
    """The best of the first four; the worst for those who follow."""
    four = sorted(s.line[:4], key=lambda c: worth(s, seat, c))
    return Plan(worth(s, seat, four[-1]) - worth(s, seat, s.line[0]) + 0.5, (four[-1], *four[:2]))


def chance(count: int) -> Planner:
    """The front noble becomes anybody of the first ones."""

    def plan(s: State, seat: int) -> Plan:
        some = [worth(s, seat, c) for c in s.line[:count]]
        return Plan(sum(some) / len(some) - some[0])

    return plan


def all_new(s: State, seat: int) -> Plan:
    """The front noble becomes anybody."""
    return Plan(1.6 - worth(s, seat, s.line[0]))


def front_goes(s: State, seat: int) -> Plan:
    """The front noble is discarded."""
    after = worth(s, seat, s.line[1]) if len(s.line) > 1 else 0.0
    return Plan(after - worth(s, seat, s.line[0]), (s.line[0],))


def front_swapped(s: State, seat: int) -> Plan:
    """Somebody unknown takes the place of the front noble."""
    return Plan((1.6 if s.deck else 0.0) - worth(s, seat, s.line[0]), (s.line[0],))


def two(s: State, seat: int) -> Plan:
    """The second noble as well."""
    return Plan(worth(s, seat, s.line[1]) if len(s.line) > 1 else -1.0)


def after_you(s: State, seat: int) -> Plan:
    """The front noble goes to who is hurt most by it, or helped least."""
    other = min(rivals(s), key=lambda i: worth(s, i, s.line[0]))
    return Plan(front_goes(s, seat).gain - 0.6 * worth(s, other, s.line[0]), (other,))


def cards_instead(s: State, seat: int) -> Plan:
    """Three cards in place of a noble."""
    now = worth(s, seat, s.line[0]) if s.line else 0.0
    return Plan((3 * CARD if left_to_come(s) > 3 else 0.0) - now)


def early_end(s: State, seat: int) -> Plan:
    """Good for who is ahead on the last day, and when nothing is left to hope for."""
    scores = s.scores()
    lead = scores[seat] - max([p for i, p in enumerate(scores) if i != seat])
    return Plan(0.4 * lead - 0.5 if s.day == DAYS else -1.0)


def recovery(s: State, seat: int) -> Plan:
    """The discarded card that would bring most."""
    found = max(dict.fromkeys(s.discard), key=lambda c: PRICE.get(NAMES[TITLE[c]], CARD))
    return Plan(CARD if left_to_come(s) > 2 else -1.0, (TITLE[found],))


def anew(s: State, seat: int) -> Plan:
    """More cards than before, fewer for others."""
    others = [len(hand) for i, hand in enumerate(s.hands) if i != seat]
    return Plan(CARD * (5 - held(s, seat) + 0.5 * (sum(others) / len(others) - 5)) + 0.3)


def exchange(s: State, seat: int) -> Plan:
    """The largest hand of all."""
    other = max(rivals(s), key=lambda i: len(s.hands[i]))
    return Plan(1.3 * CARD * (len(s.hands[other]) - held(s, seat)), (other,))


def robbed(share: float) -> Planner:
    """The leader with cards loses some."""

    def plan(s: State, seat: int) -> Plan:
        holding = [i for i in rivals(s) if s.hands[i]]
        return Plan(share if left_to_come(s) > 2 else 0.1, (holding[0],)) if holding else NOTHING

    return plan


def hinder(gain: float) -> Planner:
    """The leader is hindered."""
    return lambda s, seat: Plan(gain, (rivals(s)[0],))


def behead(s: State, seat: int) -> Plan:
    """The leader loses a noble."""
    found = [i for i in rivals(s) if s.trophies[i]]
    if not found:
        return NOTHING
    return Plan(0.7 * s.scores()[found[0]] / len(s.trophies[found[0]]), (found[0],))


def miss(s: State, seat: int) -> Plan:
    """Somebody loses the latest noble; or oneself, if it hurts."""
    found = [(-worth(s, i, c) if i == seat else 0.7 * POINTS[c], i) for i in range(s.seats) if (c := latest(s, i)) >= 0]
    gain, other = max(found)
    return Plan(gain, (other,))


def clerk(s: State, seat: int) -> Plan:
    """The best noble of another; what it takes back is the best of the own ones."""
    found = [(worth(s, seat, c), c, i) for i in rivals(s) for c in s.trophies[i]]
    gain, noble, other = max(found)
    back = max([worth(s, other, c) for c in s.trophies[seat]], default=0.0)
    return Plan(1.3 * (gain - back), (other, noble))


def unlaid(s: State, seat: int) -> Plan:
    """A card that helps another, or hurts oneself."""
    found = []
    for c, owner in zip(STAYING, s.laid, strict=True):
        if owner >= 0:
            good = PRICE.get(NAMES[TITLE[c]], 1.5) * (-1 if STAYING.index(c) == TOUGH else 1)
            found.append((-good if owner == seat else good / (s.seats - 1), c))
    gain, best = max(found)
    return Plan(gain, (best,))


def support(group: int) -> Planner:
    """A point for each noble of a group, now and later."""

    def plan(s: State, seat: int) -> Plan:
        return Plan(sum([GROUP[c] == group for c in s.trophies[seat]]) + 0.2 * left_to_come(s))

    return plan


def shrug(s: State, seat: int) -> Plan:
    """Every grey noble counts one."""
    greys = [c for c in s.trophies[seat] if GROUP[c] == NEGATIVE]
    tragic = len(greys) if TRAGIC in greys else 0
    return Plan(sum([1 - POINTS[c] for c in greys]) + tragic + 0.15 * left_to_come(s))


def always(gain: float) -> Planner:
    """The same whatever the position."""
    return lambda s, seat: Plan(gain)


PRICE: Final = {"double_feature": 1.8, "public_demand": 1.8, "opinionated_guards": 1.6, "fountain_of_blood": 2.0}
PLANS: Final[dict[str, Planner]] = {
    "stumble": forward(1, 1),
    "pushed": forward(2, 2),
    "tis_a_far_better_thing": forward(3, 3),
    "ignoble_noble": forward(4, 4),
    "l_idiot": forward(1, 2),
    "was_that_my_name": forward(1, 3),
    "civic_pride": forward(1, 2, CIVIC),
    "majesty": forward(1, 2, ROYAL),
    "military_might": forward(1, 2, MILITARY),
    "friend_of_the_queen": front_leaves,
    "fainting_spell": front_leaves,
    "trip": trip,
    "public_demand": anyone,
    "lack_of_faith": blue,
    "forward_march": guard,
    "let_them_eat_cake": queen,
    "bribed_guards": lambda s, seat: Plan(front_leaves(s, seat).gain),
    "the_long_walk": last,
    "opinionated_guards": order,
    "milling_in_line": chance(5),
    "escape": chance(99),
    "confusion_in_line": hinder(0.5),
    "mass_confusion": all_new,
    "fled_to_england": front_goes,
    "clothing_swap": front_swapped,
    "extra_cart": always(0.2),
    "late_arrival": always(0.2),
    "double_feature": two,
    "after_you": after_you,
    "political_influence": cards_instead,
    "scarlet_pimpernel": early_end,
    "rat_break": recovery,
    "rain_delay": anew,
    "information_exchange": exchange,
    "forced_break": always(0.9),
    "infighting": robbed(1.0),
    "lack_of_support": robbed(1.0),
    "rush_job": hinder(0.9),
    "missing_heads": behead,
    "missed": miss,
    "clerical_error": clerk,
    "twist_of_fate": unlaid,
    "callous_guards": always(0.5),
    "church_support": support(CHURCH),
    "civic_support": support(CIVIC),
    "military_support": support(MILITARY),
    "foreign_support": lambda s, seat: Plan(0.25 * left_to_come(s)),
    "fountain_of_blood": always(2.0),
    "indifferent_public": shrug,
    "tough_crowd": hinder(1.2),
}
PLAN: Final = {TITLE[c]: PLANS[NAMES[TITLE[c]]] for c in range(COUNT, CARDS)}
"""The planner of each action title."""
