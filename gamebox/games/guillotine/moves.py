"""What an action card may do with the line, and the choices for it. Reads public fields and the own hand only.

A gain is how much better it is to play the card than to play none: own points, less those of the others as much as
they count. Choices already made for a started card are kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import permutations
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from gamebox.games.guillotine import skills
from gamebox.games.guillotine.cards import CHURCH, GROUP, PALACE_GUARD, QUEEN, TITLE
from gamebox.games.guillotine.outlook import Outlook

if TYPE_CHECKING:
    from gamebox.games.guillotine.rules import State

BEHIND: Final = 0.2
"""How much of what the end of the day would bring is lost when more nobles join."""


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
    return Plan(plan.gain + (look.w[skills.TRIP] if len(s.hands[look.seat]) > 1 else 0.0), plan.picks)


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
            return Plan(look.mixed(some, len(some) - leave) - left_out(look, len(some) - leave))
        return Plan(look.mixed(some, len(some)))

    return plan


def left_out(look: Outlook, size: int) -> float:
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
    """More nobles this day: good for who is behind, or would not collect the last one."""
    last = look.w[skills.EVEN] * (1.0 if len(look.line) % s.seats == 0 else -1.0)
    return Plan(last - BEHIND * look.ending() + look.idle)


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
            plans.append(Plan(look.w[skills.CONFUSED] * look.spite[seat] * lost + look.idle, (seat,)))
    return best(plans)
