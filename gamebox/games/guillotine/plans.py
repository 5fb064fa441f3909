"""What each action card may bring its player, and the choices for it. Reads public fields and the own hand only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gamebox.games.guillotine import skills
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
    NOBLES,
    POINTS,
    ROYAL,
    STAYING,
    TITLE,
    TOUGH,
    TRAGIC,
)
from gamebox.games.guillotine.experience import WORTH
from gamebox.games.guillotine.moves import (
    NOTHING,
    Plan,
    Planner,
    all_new,
    anyone,
    best,
    blue,
    chance,
    confuse,
    guard,
    leaves,
    longer,
    order,
    queen,
    step,
    swapped,
    to_end,
    trip,
    turned,
)
from gamebox.games.guillotine.offers import held, latest
from gamebox.games.guillotine.outlook import Outlook
from gamebox.games.guillotine.scoring import score

if TYPE_CHECKING:
    from gamebox.games.guillotine.rules import State

GUARDING: Final = 0.3
SUPPORTED: Final = {"church_support": CHURCH, "civic_support": CIVIC, "military_support": MILITARY}


def rivals(s: State, look: Outlook) -> list[int]:
    """The other seats, the one that is ahead first."""
    return sorted([i for i in range(s.seats) if i != look.seat], key=lambda i: -look.spite[i])


def loss(s: State, seat: int, noble: int) -> float:
    """Points that a seat would lose with a noble of its pile."""
    pile = s.trophies[seat]
    return score(pile, s.laid, seat) - score(tuple([c for c in pile if c != noble]), s.laid, seat)


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
    tempo = look.w[skills.TEMPO] if len(look.line) > 1 else 0.0
    return Plan(look.ending() + tempo + look.idle)


# Players and their cards


def recovery(s: State, look: Outlook) -> Plan:
    """The discarded card that would bring most."""
    found = max(dict.fromkeys(s.discard), key=lambda c: KEPT[TITLE[c]])
    return Plan(look.w[skills.FOUND] * look.card * KEPT[TITLE[found]] - look.card + look.idle, (TITLE[found],))


def anew(s: State, look: Outlook) -> Plan:
    """More cards than before, fewer for others."""
    others = sum([look.spite[i] * len(hand) for i, hand in enumerate(s.hands) if i != look.seat])
    return Plan(look.card * (others - held(s, look.seat) - quality(s, look)) + look.idle)


def quality(s: State, look: Outlook) -> float:
    """How many cards more the own hand is worth than one of as many common cards, without the card being played."""
    return look.w[skills.QUALITY] * sum([KEPT[TITLE[c]] - 1.0 for c in s.hands[look.seat]])


def exchange(s: State, look: Outlook) -> Plan:
    """The largest hand of all."""
    own = held(s, look.seat) + quality(s, look)
    others = rivals(s, look)
    return best([Plan(look.card * (len(s.hands[i]) - own) * (1 + look.spite[i]) + look.idle, (i,)) for i in others])


def robbed_all(s: State, look: Outlook) -> Plan:
    """Every other player loses a card."""
    return Plan(look.card * sum([look.spite[i] for i in rivals(s, look) if s.hands[i]]) + look.idle)


def robbed(weight: int) -> Planner:
    """The leader with cards loses some."""

    def plan(s: State, look: Outlook) -> Plan:
        lost = look.w[weight] * look.card
        return best([Plan(lost * look.spite[i] + look.idle, (i,)) for i in rivals(s, look) if s.hands[i]])

    return plan


def rush(s: State, look: Outlook) -> Plan:
    """The leader can play no card."""
    other = rivals(s, look)[0]
    return Plan(look.w[skills.RUSHED] * look.spite[other] + look.idle, (other,))


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
    pile, coming = s.trophies[owner], look.w[skills.FUTURE] * look.to_come
    if name in SUPPORTED:
        group = SUPPORTED[name]
        return sum([GROUP[c] == group for c in pile]) + coming
    if name == "indifferent_public":
        return shrugged(pile) + look.w[skills.SHRUG] * coming
    if name == "foreign_support":
        return 1.5 * look.card * coming
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
    return Plan(look.w[skills.STOPPING] * (0.6 * others - altering) + look.idle)


def tough(s: State, look: Outlook) -> Plan:
    """The leader loses two points."""
    other = rivals(s, look)[0]
    return Plan(-look.spite[other] * lying(s, look, TOUGH, other) + look.idle, (other,))


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
    "infighting": robbed(skills.TWO_CARDS),
    "lack_of_support": robbed(skills.BEST_CARD),
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
KEPT: Final[tuple[float, ...]] = (*[1.0] * len(NOBLES), *WORTH)
"""How many common cards each title is worth while it is kept."""
