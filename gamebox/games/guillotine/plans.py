"""What an action card may bring its player, and the choices for it. Reads public fields and the own hand only.

A gain is how much better it is to play the card than to play none: own points, less those of the others as much as
they count. Choices already made for a started card are kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import permutations
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from gamebox.games.guillotine.cards import (
    ACTS,
    CARDS,
    CHURCH,
    CIVIC,
    COUNT,
    GROUP,
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
)
from gamebox.games.guillotine.evaluation import Outlook
from gamebox.games.guillotine.offers import held, latest
from gamebox.games.guillotine.scoring import score

if TYPE_CHECKING:
    from gamebox.games.guillotine.rules import State


class Plan(NamedTuple):
    """What a card would bring, in points, and the choices to make for it, as far as they can be planned."""

    gain: float
    picks: tuple[int, ...] = ()


NOTHING: Final = Plan(-9.0)
Planner: TypeAlias = "Callable[[State, Outlook], Plan]"


def best(plans: Iterable[Plan]) -> Plan:
    """The plan that brings most."""
    return max(plans, key=_gain, default=NOTHING)


def _gain(plan: Plan) -> float:
    return plan.gain


def rivals(s: State, look: Outlook) -> list[int]:
    """The other seats, the one that is ahead first."""
    return sorted([i for i in range(s.seats) if i != look.seat], key=lambda i: -look.spite[i])


def loss(s: State, seat: int, noble: int) -> float:
    """Points that a seat would lose with a noble of its pile."""
    pile = s.trophies[seat]
    return score(pile, s.laid, seat) - score(tuple([c for c in pile if c != noble]), s.laid, seat)


# The line


def asked(s: State, look: Outlook) -> range | list[int]:
    """The places of the nobles that may be moved: of the one that has been chosen, if one has."""
    return [s.line.index(s.picks[0])] if s.picks else range(len(look.line))


def step(least: int, most: int, back: bool = False, group: int = -1) -> Planner:
    """A noble (of a group) moves exactly `least` places, or up to `most`, forward or back."""
    exact = least == most

    def plan(s: State, look: Outlook) -> Plan:
        line, top, found = look.line, -9.0, (0, 0)
        last = len(line) - 1
        for i in asked(s, look):
            if group >= 0 and GROUP[line[i]] != group:
                continue
            for far in range(least, most + 1):
                j = i + far if back else i - far
                if 0 <= j <= last:
                    gain = look.moved(i, j)
                    if gain > top:
                        top, found = gain, (i, j)
        noble = line[found[0]] if line else -1
        return Plan(top, (noble,) if exact else (noble, found[1]))

    return plan


def trip(s: State, look: Outlook) -> Plan:
    """A noble steps back, and another card may follow."""
    plan = step(1, 1, back=True)(s, look)
    return Plan(plan.gain + (TRIP_GAIN if len(s.hands[look.seat]) > 1 else 0.0), plan.picks)


def fronted(look: Outlook, places: Iterable[int]) -> Plan:
    """The noble to bring to the front, of those at these places."""
    return best([Plan(look.moved(i, 0), (look.line[i],)) for i in places])


def anyone(s: State, look: Outlook) -> Plan:
    """Any noble."""
    return fronted(look, range(1, len(look.line)))


def guard(s: State, look: Outlook) -> Plan:
    """A Palace Guard."""
    return fronted(look, [i for i, c in enumerate(look.line) if i and TITLE[c] == PALACE_GUARD])


def blue(s: State, look: Outlook) -> Plan:
    """The first blue noble."""
    return Plan(fronted(look, [i for i, c in enumerate(look.line) if GROUP[c] == CHURCH][:1]).gain)


def queen(s: State, look: Outlook) -> Plan:
    """Marie Antoinette."""
    return Plan(fronted(look, [i for i, c in enumerate(look.line) if c == QUEEN]).gain)


def to_end(s: State, look: Outlook) -> Plan:
    """The front noble goes to the end."""
    return Plan(look.moved(0, len(look.line) - 1)) if len(look.line) > 1 else NOTHING


def turned(s: State, look: Outlook) -> Plan:
    """The line turns round."""
    return Plan(look.after(look.line[::-1]))


def order(s: State, look: Outlook) -> Plan:
    """The best order of the first four, after those who have been placed."""
    line, done = look.line, len(s.picks)
    four, rest = line[:4], line[4:]
    orders = [p for p in permutations(four) if p[:done] == s.picks]
    return best([Plan(look.after([*p, *rest]), p[:3]) for p in orders])


def chance(count: int, leave: int = 0) -> Planner:
    """The first nobles are mixed, some may leave."""

    def plan(s: State, look: Outlook) -> Plan:
        some = look.line[:count]
        if leave:
            return Plan(look.mixed(some, len(some) - leave) - _left_out(look, len(some) - leave))
        return Plan(look.mixed(some, len(some)))

    return plan


def _left_out(look: Outlook, size: int) -> float:
    """What the places of a line are worth that will be empty."""
    return sum([look.place(k, look.line[k]) for k in range(max(0, size), len(look.line))])


def all_new(s: State, look: Outlook) -> Plan:
    """Anybody may stand anywhere."""
    return Plan(look.mixed(look.unseen(s) + look.line, len(look.line)))


def leaves(s: State, look: Outlook) -> Plan:
    """A noble is discarded."""
    return best([Plan(look.without(i), (look.line[i],)) for i in asked(s, look)])


def swapped(s: State, look: Outlook) -> Plan:
    """Somebody unknown takes the place of a noble."""
    nobles = look.unseen(s)
    if not nobles:
        return leaves(s, look)
    n, idle = s.seats, look.idle
    means = [look.mean(nobles, (look.seat + k) % n) for k in range(n)]
    plans = []
    for i in asked(s, look):
        gain = look.weight(i) * means[i % n] - look.place(i, look.line[i]) + idle
        plans.append(Plan(gain, (look.line[i],)))
    return best(plans)


def longer(s: State, look: Outlook) -> Plan:
    """More nobles this day: good for who is behind."""
    return Plan(-0.2 * look.ending() + look.idle)


def confuse(s: State, look: Outlook) -> Plan:
    """Somebody collects from a line that nobody can foresee."""
    line, n = look.line, s.seats
    if not line:
        return NOTHING
    plans = [Plan(look.mixed(line, len(line)), (look.seat,))]
    for k in range(1, n):
        seat = (look.seat + k) % n
        if k < len(line):
            table = look.tables[seat]
            lost = max(0.6 * table[line[k]], table[line[k]] + 0.3) - look.mean(line, seat)
            plans.append(Plan(0.8 * look.spite[seat] * lost + look.idle, (seat,)))
    return best(plans)


# Collecting


def two(s: State, look: Outlook) -> Plan:
    """The second noble as well."""
    line = look.line
    if len(line) < 2:
        return NOTHING
    return Plan(look.own[line[1]] + look.without(1))


def after_you(s: State, look: Outlook) -> Plan:
    """The front noble goes to who is hurt most by it, or helped least."""
    front = look.line[0]
    gain = look.without(0)
    return best([Plan(gain - look.spite[i] * look.tables[i][front], (i,)) for i in rivals(s, look)])


def cards_instead(s: State, look: Outlook) -> Plan:
    """Three cards in place of a noble, who falls to the next player."""
    return Plan(3 * look.card + look.waiting() + look.idle)


def early_end(s: State, look: Outlook) -> Plan:
    """The others collect nothing more this day."""
    return Plan(look.ending() - _left_out(look, 1) + look.idle)


# Players and their cards


def recovery(s: State, look: Outlook) -> Plan:
    """The discarded card that would bring most."""
    found = max(dict.fromkeys(s.discard), key=lambda c: KEPT[TITLE[c]])
    return Plan(2 * look.card * KEPT[TITLE[found]] - look.card + look.idle, (TITLE[found],))


def anew(s: State, look: Outlook) -> Plan:
    """More cards than before, fewer for others."""
    others = sum([look.spite[i] * len(hand) for i, hand in enumerate(s.hands) if i != look.seat])
    return Plan(look.card * (others - held(s, look.seat)) + look.idle)


def exchange(s: State, look: Outlook) -> Plan:
    """The largest hand of all."""
    own = held(s, look.seat)
    others = rivals(s, look)
    return best([Plan(look.card * (len(s.hands[i]) - own) * (1 + look.spite[i]) + look.idle, (i,)) for i in others])


def robbed_all(s: State, look: Outlook) -> Plan:
    """Every other player loses a card."""
    return Plan(look.card * sum([look.spite[i] for i in rivals(s, look) if s.hands[i]]) + look.idle)


def robbed(cards: float) -> Planner:
    """The leader with cards loses some."""

    def plan(s: State, look: Outlook) -> Plan:
        some = [Plan(cards * look.card * look.spite[i] + look.idle, (i,)) for i in rivals(s, look) if s.hands[i]]
        return best(some)

    return plan


def rush(s: State, look: Outlook) -> Plan:
    """The leader can play no card."""
    other = rivals(s, look)[0]
    return Plan(RUSHED * look.spite[other] + look.idle, (other,))


def behead(s: State, look: Outlook) -> Plan:
    """Somebody loses a noble, nobody knows which."""
    plans = []
    for i, pile in enumerate(s.trophies):
        if pile:
            plans.append(Plan(look.spite[i] * sum([loss(s, i, c) for c in pile]) / len(pile) + look.idle, (i,)))
    return best(plans)


def miss(s: State, look: Outlook) -> Plan:
    """Somebody loses the latest noble."""
    plans = []
    for i in range(s.seats):
        noble = latest(s, i)
        if noble >= 0:
            plans.append(Plan(look.spite[i] * loss(s, i, noble) + look.idle, (i,)))
    return best(plans)


def clerk(s: State, look: Outlook) -> Plan:
    """A noble of another; what it takes back is what it likes best."""
    plans = []
    own = {c: loss(s, look.seat, c) for c in s.trophies[look.seat]}
    for i in [s.picks[0]] if s.picks else rivals(s, look):
        spite, table = look.spite[i], look.tables[i]
        back = max([table[c] * spite + lost for c, lost in own.items()], default=0.0)
        for c in s.trophies[i]:
            plans.append(Plan(look.own[c] + spite * loss(s, i, c) - back + look.idle, (i, c)))
    return best(plans)


def unlaid(s: State, look: Outlook) -> Plan:
    """A card that helps another, or hurts oneself."""
    plans = []
    for slot, owner in enumerate(s.laid):
        if owner >= 0:
            plans.append(Plan(look.spite[owner] * lying(s, look, slot, owner) + look.idle, (STAYING[slot],)))
    return best(plans)


def lying(s: State, look: Outlook, slot: int, owner: int) -> float:
    """What a card is worth to the seat in front of whom it lies."""
    name = NAMES[TITLE[STAYING[slot]]]
    pile, time = s.trophies[owner], look.to_come
    if name in SUPPORTED:
        group = SUPPORTED[name]
        return sum([GROUP[c] == group for c in pile]) + FUTURE * time
    if name == "indifferent_public":
        return shrugged(pile) + 0.75 * FUTURE * time
    if name == "foreign_support":
        return FUTURE * 1.5 * look.card * time
    return {"fountain_of_blood": 2.0, "tough_crowd": -2.0}.get(name, GUARDING)


def shrugged(pile: tuple[int, ...]) -> float:
    """What Indifferent Public makes of a pile."""
    greys = [c for c in pile if GROUP[c] == NEGATIVE]
    return sum([1 - POINTS[c] for c in greys]) + (len(greys) if TRAGIC in greys else 0)


def laid(name: str) -> Planner:
    """A card that stays in front of its player."""
    slot = [NAMES[TITLE[c]] for c in STAYING].index(name)
    return lambda s, look: Plan(lying(s, look, slot, look.seat) + look.idle)


def guarded(s: State, look: Outlook) -> Plan:
    """Nobody alters the line: good for who has few cards that do."""
    altering = sum([(act := ACTS[c]) is not None and act.alters for c in s.hands[look.seat]])
    others = sum([look.spite[i] * len(hand) for i, hand in enumerate(s.hands) if i != look.seat])
    return Plan(0.25 * (0.6 * others - altering) + look.idle)


def tough(s: State, look: Outlook) -> Plan:
    """The leader loses two points."""
    other = rivals(s, look)[0]
    return Plan(-look.spite[other] * lying(s, look, TOUGH, other) + look.idle, (other,))


TRIP_GAIN: Final = 0.5
RUSHED: Final = 2.0
"""What it costs not to play a card for a turn."""
GUARDING: Final = 0.3
FUTURE: Final = 0.2
"""The share of a group among the nobles to come."""
SUPPORTED: Final = {"church_support": CHURCH, "civic_support": CIVIC, "military_support": MILITARY}
PLANS: Final[dict[str, Planner]] = {
    "stumble": step(1, 1),
    "pushed": step(2, 2),
    "tis_a_far_better_thing": step(3, 3),
    "ignoble_noble": step(4, 4),
    "l_idiot": step(1, 2),
    "was_that_my_name": step(1, 3),
    "civic_pride": step(1, 2, group=CIVIC),
    "majesty": step(1, 2, group=ROYAL),
    "military_might": step(1, 2, group=MILITARY),
    "friend_of_the_queen": step(1, 2, back=True),
    "fainting_spell": step(1, 3, back=True),
    "trip": trip,
    "public_demand": anyone,
    "lack_of_faith": blue,
    "forward_march": guard,
    "let_them_eat_cake": queen,
    "bribed_guards": to_end,
    "the_long_walk": turned,
    "opinionated_guards": order,
    "milling_in_line": chance(5),
    "escape": chance(99, leave=2),
    "confusion_in_line": confuse,
    "mass_confusion": all_new,
    "fled_to_england": leaves,
    "clothing_swap": swapped,
    "extra_cart": longer,
    "late_arrival": longer,
    "double_feature": two,
    "after_you": after_you,
    "political_influence": cards_instead,
    "scarlet_pimpernel": early_end,
    "rat_break": recovery,
    "rain_delay": anew,
    "information_exchange": exchange,
    "forced_break": robbed_all,
    "infighting": robbed(1.5),
    "lack_of_support": robbed(1.6),
    "rush_job": rush,
    "missing_heads": behead,
    "missed": miss,
    "clerical_error": clerk,
    "twist_of_fate": unlaid,
    "callous_guards": guarded,
    "church_support": laid("church_support"),
    "civic_support": laid("civic_support"),
    "military_support": laid("military_support"),
    "foreign_support": laid("foreign_support"),
    "fountain_of_blood": laid("fountain_of_blood"),
    "indifferent_public": laid("indifferent_public"),
    "tough_crowd": tough,
}
PLAN: Final = {TITLE[c]: PLANS[NAMES[TITLE[c]]] for c in range(COUNT, CARDS)}
"""The planner of each action title."""
PRICES: Final = {"double_feature": 2.0, "public_demand": 2.0, "opinionated_guards": 2.0, "fountain_of_blood": 2.0}
KEPT: Final = [PRICES.get(name, 1.0) for name in NAMES]
"""How many common cards each title is worth while it is kept."""
