"""What makes a choice bold, careful or greedy: berths where one may be robbed or cancelled, the free hand of the Rum,
the loot of the round.

Reads public fields and the own cards only.
"""

from __future__ import annotations

from typing import Final

from gamebox.games.halunken.actions import BID, CARD, GIVE, JACK, ORDER, PLACE, RUMS, Choice
from gamebox.games.halunken.cards import COLOUR, COLOURS, PLACES, RUM, VALUE
from gamebox.games.halunken.rules import State, crew_score

GOOD: Final = 12
"""Points that are neither much nor little for one sailor."""
LOOT: Final = 8
"""What a captain to rob is worth, about."""
FREE: Final = -0.7
"""The Rum is named when all cards are seen: nothing is more careful."""
HALF: Final = RUM - 1
"""Spaces that a captain moves at most: half of the ring."""


def lean(view: State, action: Choice) -> tuple[float, float]:
    """How daring a choice is, from careful -1 to bold 1, and how much it takes at once, from nothing -1 to all 1."""
    seat, phase, what = view.current, view.phase, action.what
    assert seat is not None
    if phase in (CARD, RUMS):
        return (FREE, 0.0) if what == RUM else _move(view, seat, what)
    if phase == BID:
        return (-0.5, 0.0) if what < 0 else (1.2 * VALUE[what] / 15 - 0.2, 0.3 - VALUE[what] / 15)
    if phase == PLACE:
        return _place(view, what)
    if phase == JACK:
        return _jack(view, seat, what)
    if phase == ORDER:
        return (FREE, 0.0) if what == RUM else _order(view, seat, what)
    return _give(view, seat, what) if phase == GIVE else _take(view, seat, what)


def added(crew: tuple[int, ...], card: int) -> int:
    """The points that a sailor brings to a crew."""
    return crew_score((*crew, card)) - crew_score(crew) if crew else 2 * VALUE[card]


def missed(crew: tuple[int, ...], card: int) -> int:
    """The points that a crew loses with a sailor."""
    rest = tuple([c for c in crew if c != card])
    return crew_score(crew) - (crew_score(rest) if rest else 0)


def _move(view: State, seat: int, move: int) -> tuple[float, float]:
    """A number. Risky are those that others hold too, high ones, and spaces where robbers may follow."""
    pos, crews, hands = view.pos, view.crews, view.hands
    space, size = (pos[seat] + move) % PLACES, len(crews[seat]) + 1
    same = robbers = prey = 0
    for other in range(len(pos)):
        if other != seat:
            far = (space - pos[other]) % PLACES
            if far == 0:
                prey += size <= len(crews[other])
            if other < view.seats:
                same += hands[other] >> move & 1
                robbers += move < far < RUM and hands[other] >> far & 1 and len(crews[other]) < size
    share = same / (view.seats - 1) if view.phase == CARD else 0.0
    risk = 0.25 * share + 0.25 * min(2, robbers) + 0.3 * min(1, prey) + 0.2 * (move - 1) / (HALF - 1)
    return 3 * risk - 1, (_found(view, seat, space) + LOOT * min(1, prey)) / GOOD - 1


def _found(view: State, seat: int, space: int) -> int:
    """The points that the sailor at the door of a tavern brings."""
    height = view.heights[space]
    return added(view.crews[seat], view.deck[3 * space + height - 1]) if height else 0


def _order(view: State, seat: int, move: int) -> tuple[float, float]:
    """A number for Black Jack: what counts is whom he meets, in whose pay he is."""
    pos, crews, jack = view.pos, view.crews, view.seats
    space, rival = (pos[jack] + move) % PLACES, 1 - seat
    prey = pos[rival] == space and len(crews[seat]) <= len(crews[rival])
    late = (move - 1) / (HALF - 1)
    return 0.5 * prey + late - 0.5, 0.6 if prey else 0.4 * (move == view.choice[seat]) - 0.4


def _place(view: State, space: int) -> tuple[float, float]:
    """Bold is close to the others, greedy is behind them."""
    near, prey, behind = PLACES, 0, 0
    for p in view.pos:
        if p >= 0:
            far = (p - space) % PLACES
            near = min(near, far, PLACES - far)
            prey += far <= HALF
            behind += far >= HALF
    if near == PLACES:
        return 0.0, 0.0
    return 1 - 2 * (near - 1) / (HALF - 1), (prey - behind) / view.seats


def _jack(view: State, seat: int, space: int) -> tuple[float, float]:
    """Bold is close behind oneself, greedy is close behind the others."""
    near = [1 - ((p - space) % PLACES - 1) / 6 for p in view.pos[: view.seats]]
    return near[seat], (sum(near) - near[seat]) / (view.seats - 1)


def _take(view: State, seat: int, card: int) -> tuple[float, float]:
    """A sailor of another: bold is what hurts most."""
    if card < 0:
        return -0.6, -1.0
    lost = 0
    for crew in view.crews[: view.seats]:
        if card in crew:
            lost = missed(crew, card)
    return 0.5 * lost / GOOD - 0.5, added(view.crews[seat], card) / GOOD - 1


def _give(view: State, seat: int, card: int) -> tuple[float, float]:
    """A sailor to part with: the bold one goes from the colour of which there are most."""
    crew = view.crews[seat]
    counts = [0] * len(COLOURS)
    for c in crew:
        counts[COLOUR[c]] += 1
    return counts[COLOUR[card]] / max(counts) - 0.5, 1 - missed(crew, card) / GOOD
