"""What makes a choice bold, careful or greedy: nuggets spent before pay day, the best adventurer sent, gold at once.

Reads the own hand and public fields only.
"""

from __future__ import annotations

from typing import Final

from gamebox.games.gnadenlos.actions import BID, BUY, FILL, LAST, LAY, PICK, SEND, Choice
from gamebox.games.gnadenlos.cards import ADVENTURERS, COLOUR, ROW, STRENGTH, VALUE, people_in
from gamebox.games.gnadenlos.evaluation import expected
from gamebox.games.gnadenlos.rules import State

SAFE: Final = 6.0
"""Nuggets in hand with which pay day frightens nobody."""
MOST: Final = 12
"""The highest total of a bid."""
NOTE: Final = 4.0
"""The highest value of a note."""
CREW, DEBTS, NOTES, PURSE = 0.5, 0.3, 0.3, 0.4
"""How much temper has to say in whom to send, what to bid, where notes lie, what to spend: none is bold to his ruin."""


def lean(view: State, action: Choice) -> tuple[float, float]:
    """How daring a choice is, from careful -1 to bold 1, and how much it takes at once, from nothing -1 to all 1."""
    seat, phase = view.current, view.phase
    assert seat is not None
    if phase in (BUY, LAST):
        return _buy(view, seat, action.what)
    if phase == SEND:
        share, (daring, gain) = CREW, _send(view, seat, action.what)
    elif phase == PICK:
        share, (daring, gain) = CREW, _pick(view.lots[action.what])
    elif phase == BID:
        share, (daring, gain) = DEBTS, _bid(seat, action)
    else:
        share, (daring, gain) = NOTES, _order(seat, action) if phase == LAY else _notes(view, seat, action)
    return share * max(-1.0, min(1.0, daring)), share * max(-1.0, min(1.0, gain))


def _send(view: State, seat: int, person: int) -> tuple[float, float]:
    """An adventurer: greedy is the strongest for this event, bold is one who is good for others too."""
    crew = people_in(view.crews[seat])
    able = [_ability(other) for other in crew]
    strength = STRENGTH[view.shown[-1]]
    strong = [strength[other] for other in crew]
    now = _between(strength[person], strong)
    return (now + _between(_ability(person), able)) / 2, now


def _ability(person: int) -> int:
    """All that an adventurer is good for."""
    who = ADVENTURERS[person]
    return who.gold + who.showdown + who.poker


def _between(x: int, others: list[int]) -> float:
    """Where a number stands between the least, -1, and the greatest, 1."""
    least, most = min(others), max(others)
    return 2 * (x - least) / (most - least) - 1 if most > least else 0.0


def _bid(seat: int, action: Choice) -> tuple[float, float]:
    """A bid: bold is to run up debts, greedy to choose first at the cost of others."""
    own = 0
    for face in action.items:
        if COLOUR[face] == seat:
            own += VALUE[face]
    high = action.worth / MOST
    return 1.5 * high + 0.5 * own / MOST - 0.75, 2 * high - own / MOST - 0.75


def _pick(lot: tuple[int, ...]) -> tuple[float, float]:
    """Whom to hire: guns and cards are bold, gold is careful; greedy is the most in all."""
    gold = risky = 0
    for person in lot:
        who = ADVENTURERS[person]
        gold += who.gold
        risky += max(who.showdown, who.poker)
    size = 7 * len(lot) if lot else 1
    return (risky - gold) / size, (gold + risky) / size - 1


def _notes(view: State, seat: int, action: Choice) -> tuple[float, float]:
    """Notes of the market: bold is to leave the own ones there, or to put them to the front."""
    own = others = 0.0
    for place in action.items:
        mine, theirs = expected(view, seat, view.market[place])
        own += mine
        others += theirs
    size = len(action.items) * NOTE
    if view.phase == FILL:
        return (own - others) / size, (others - own) / size
    return (others - own) / size, 2 * others / size - 1


def _order(seat: int, action: Choice) -> tuple[float, float]:
    """The order of notes paid: bold is to lay own ones where they are turned up first."""
    soon = 0.0
    for k, face in enumerate(action.items):
        soon += (1 - k) * (VALUE[face] if COLOUR[face] == seat else -VALUE[face])
    return soon / NOTE, -soon / NOTE


def _buy(view: State, seat: int, spaces: int) -> tuple[float, float]:
    """Spaces: bold is to keep no nuggets for a pay day that is near, greedy is to take what can be had."""
    near = min(1.0, len(view.market) / (ROW * view.seats))
    left = min(1.0, (view.nuggets[seat] - spaces) / SAFE)
    return PURSE * (0.5 + 0.5 * near) * (1 - 2 * left), 0.4 * spaces - 1
