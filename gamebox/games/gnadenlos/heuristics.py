"""What a good prospector knows. Reads the current seat's own knowledge and public fields only."""

from __future__ import annotations

from random import Random
from typing import Final

from gamebox.core.events import Said
from gamebox.core.game import TRUTH
from gamebox.games.gnadenlos import memory
from gamebox.games.gnadenlos.actions import BID, BUY, FILL, LAST, LAY, PICK, SEND, TAKE, Choice
from gamebox.games.gnadenlos.cards import (
    COLOUR,
    FIRST_PERSON,
    GOAL,
    LOSS,
    MOST_BID,
    POKER,
    ROW,
    SHOWDOWN,
    STRENGTH,
    VALUE,
    WIN,
    YIELD,
)
from gamebox.games.gnadenlos.evaluation import (
    PAID_SHARE,
    TURNED_SHARE,
    Rivals,
    crew_worth,
    debts,
    expected,
    haste,
    value,
)
from gamebox.games.gnadenlos.rules import State
from gamebox.games.gnadenlos.temper import lean
from gamebox.games.gnadenlos.verdict import verdict

__all__ = ["lean", "policy", "reason", "stretch", "value", "verdict", "weigh"]

BELOW: Final[tuple[float, ...]] = (0.06, 0.17, 0.30, 0.43, 0.55, 0.66, 0.75, 0.83, 0.89, 0.94, 0.97, 0.99, 1.0)
"""How often a bid yet to come is not higher than a total."""
RESERVE: Final[tuple[float, ...]] = (0.45, 0.6, 0.9)
"""Share of the own debts in the market for which nuggets are kept, by vultures."""
SPARE: Final = 1.0
"""Nuggets kept beyond that while there are debts."""
OWN_NOTE: Final = 0.28
"""What a note of the own colour costs in the market, for each point of its value."""
FOREIGN_NOTE: Final = 0.12
"""What it costs to give away a note of another colour: it can buy only once."""
EACH_NOTE: Final = 0.05
HURT: Final = 0.12
"""How much of what another seat pays is a gain."""
TAKING: Final = 2.3
"""What the notes are worth that a gunman takes."""
REGRET: Final = 0.9
"""How much of an adventurer's worth is lost when he is discarded."""
NOISE: Final = 0.25
"""Spaces by which a choice is guessed wrong in an imagined position, so that playouts differ."""


def policy(state: State, legal: list[Choice], rng: Random) -> Choice:
    """A sensible choice."""
    if len(legal) == 1:
        return legal[0]
    phase, seat = state.phase, state.current
    assert seat is not None
    if phase == BID:
        return _bid(state, seat, legal, rng)
    if phase == SEND:
        return _send(state, seat, legal, rng)
    if phase == PICK:
        crew = state.crews[seat]
        return max(legal, key=lambda a: crew_worth(crew | _bits(state.lots[a.what])))
    if phase == BUY:
        return _buy(state, seat, legal)
    if phase == LAST:
        return legal[-1]  # 10.4: a space is worth more than a nugget
    if phase == LAY:
        return min(legal, key=lambda a: _order(seat, a))
    if phase == FILL:
        return max(legal, key=lambda a: _exposed(state, seat, a.what))
    return max(legal, key=lambda a: sum([_prey(state, seat, i) for i in a.items]))


def _bits(lot: tuple[int, ...]) -> int:
    return sum([1 << a for a in lot])


def _noise(state: State, rng: Random) -> float:
    return NOISE * rng.random() if state.viewer == TRUTH else 0.0


def _send(state: State, seat: int, legal: list[Choice], rng: Random) -> Choice:
    """The adventurer who gains most after what it costs to lose him."""
    return max(legal, key=lambda a: send_gain(state, seat, a.what, _rivals(state, seat)) + _noise(state, rng))


def _rivals(state: State, seat: int) -> Rivals:
    return Rivals(state, seat, state.shown[-1])


def send_gain(state: State, seat: int, person: int, rivals: Rivals) -> float:
    """What it brings, on the average, to put down an adventurer."""
    kind, crew, place = state.shown[-1], state.crews[seat], state.places[seat]
    f = STRENGTH[kind][person]
    high = rivals.highest(f)
    worth = REGRET * haste(state) * (crew_worth(crew) - crew_worth(crew & ~(1 << person)))
    if kind < POKER:
        first, second = YIELD[kind]
        return high * (first - worth) + rivals.second(f) * second
    low = rivals.lowest(f)
    if kind == POKER:
        return high * (WIN[place] - worth) - low * LOSS[place]
    return high * (TAKING - worth) - low * worth


def reserve(state: State, seat: int) -> float:
    """Nuggets to keep for the own notes in the market."""
    owed = debts(state)[seat]
    kept = owed * RESERVE[min(2, state.vultures[seat])]
    full = (len(state.market) + 3.0 * (state.seats - 1)) / (ROW * state.seats)
    return kept * min(1.0, full) + SPARE * (owed > 1)


def _buy(state: State, seat: int, legal: list[Choice]) -> Choice:
    """All spaces for which the nuggets are not needed; all the way when the goal is near and safe."""
    most, nuggets = legal[-1].what, state.nuggets[seat]
    if state.places[seat] + most >= GOAL and nuggets - most >= 0.5 * debts(state)[seat]:
        return legal[-1]
    spare = int(nuggets - reserve(state, seat))
    return legal[max(0, min(most, spare))]


def note_cost(state: State, seat: int, face: int, rate: float) -> float:
    """What it costs a seat to pay with a note."""
    colour = COLOUR[face]
    if colour == seat:
        return EACH_NOTE + rate * VALUE[face]
    return EACH_NOTE + (FOREIGN_NOTE - HURT / 2) * VALUE[face]


def _rate(state: State, seat: int) -> float:
    """What a point of the own colour costs now: more when there are vultures or few nuggets."""
    owed = debts(state)[seat]
    rate = OWN_NOTE + 0.15 * state.vultures[seat]
    if state.nuggets[seat] < 0.5 * owed:
        rate += 0.2
    return rate


def _bid(state: State, seat: int, legal: list[Choice], rng: Random) -> Choice:
    """The bid whose likely rank brings most, after what it costs."""
    rate = _rate(state, seat)
    cost = {f: note_cost(state, seat, f, rate) for a in legal for f in a.items}
    cheapest: dict[int, tuple[float, Choice]] = {}
    for a in legal:
        price = sum([cost[f] for f in a.items])
        if a.worth not in cheapest or price < cheapest[a.worth][0]:
            cheapest[a.worth] = (price, a)
    crew, time = state.crews[seat], max(0.15, haste(state))
    before = crew_worth(crew)
    gains = sorted([time * (crew_worth(crew | _bits(lot)) - before) for lot in state.lots], reverse=True)
    earlier = [b.worth for b in state.bids if b is not None]
    later = len(state.queue) - 1
    best, found = -1e9, legal[0]
    for total, (price, a) in cheapest.items():
        gain = _rank_gain(state, gains, earlier, later, total, price) + _noise(state, rng)
        if gain > best:
            best, found = gain, a
    return found


def _rank_gain(
    state: State, gains: list[float], earlier: list[int], later: int, total: int, price: float
) -> float:  # fmt: skip
    """What a bid brings, over the ranks that it may reach."""
    above = sum([other > total for other in earlier])
    p = 1.0 - BELOW[total]
    served = len(gains)
    found = 0.0
    for k in range(later + 1):
        odds = _CHOOSE[later][k] * p**k * (1 - p) ** (later - k)
        if above + k < served:
            found += odds * (gains[above + k] - price)
    return found


_CHOOSE: Final[tuple[tuple[int, ...], ...]] = ((1,), (1, 1), (1, 2, 1), (1, 3, 3, 1))


def _order(seat: int, action: Choice) -> float:
    """Own notes of high value go to the back."""
    return sum([-k * VALUE[f] if COLOUR[f] == seat else k * VALUE[f] for k, f in enumerate(action.items)])


def _exposed(state: State, seat: int, place: int) -> float:
    """How gladly a note is put to the front, where it is turned up sooner."""
    own, others = expected(state, seat, state.market[place])
    return others / (state.seats - 1) - own


def _prey(state: State, seat: int, place: int) -> float:
    """How gladly a note is taken from the market: own debts, or others' notes to pay with."""
    own, others = expected(state, seat, state.market[place])
    return PAID_SHARE * own + (OWN_NOTE - FOREIGN_NOTE) * others


def stretch(state: State) -> int:
    """The turn: what the next event brings nobody knows."""
    return state.turn


def weigh(view: State, world: State) -> float:
    """All worlds are as likely."""
    return 1.0


def reason(view: State, action: Choice) -> Said:
    """Why: the key of a sentence, and what it speaks of."""
    seat, phase = view.current, view.phase
    assert seat is not None
    if phase == SEND:
        return _reason_to_send(view, seat, action.what)
    if len(view.legal_actions()) == 1:
        return Said("forced", seat)
    if phase == BUY:
        return _reason_to_buy(view, seat, action.what)
    if phase == BID:
        return _reason_to_bid(view, seat, action)
    if phase == TAKE:
        own = sum([expected(view, seat, view.market[i])[0] for i in action.items])
        return Said("take_own" if own >= len(action.items) else "take", seat)
    if phase == PICK:
        return Said("pick", seat, FIRST_PERSON + view.lots[action.what][0])
    if phase == FILL:
        own, others = expected(view, seat, view.market[action.what])
        return Said("fill" if own < others else "fill_least", seat)
    if phase == LAY:
        return Said("lay" if any(COLOUR[f] == seat and VALUE[f] for f in action.items) else "lay_others", seat)
    return Said("last", seat)


def _reason_to_buy(view: State, seat: int, spaces: int) -> Said:
    """By the goal, the own debts in the market that the seat may remember, and whether a pay day can come."""
    kept, owed = view.nuggets[seat] - spaces, memory.forecast(view, seat)
    if view.places[seat] + spaces >= GOAL:
        return Said("goal", seat)
    if not spaces:
        return Said("keep" if owed.most else "later", seat, number=kept)
    if kept and kept >= TURNED_SHARE * owed.likely:
        return Said("buy", seat, number=kept)
    if not kept and owed.likely < 1:
        return Said("buy_all", seat)
    far = len(view.market) + MOST_BID * (view.seats - 1) < ROW * view.seats
    return Said("far" if far else "dare", seat)


def _reason_to_send(view: State, seat: int, person: int) -> Said:
    rivals, kind = _rivals(view, seat), view.shown[-1]
    f = STRENGTH[kind][person]
    card = FIRST_PERSON + person
    if view.crews[seat].bit_count() == 1:
        return Said("only", seat, card)
    if rivals.highest(f) > 0.4:
        return Said("win", seat, card)
    if kind == SHOWDOWN and rivals.lowest(f) < 0.3:
        return Said("survive", seat, card)
    return Said("save", seat, card)


def _reason_to_bid(view: State, seat: int, action: Choice) -> Said:
    if all(COLOUR[f] != seat for f in action.items):
        return Said("bid_foreign", seat, number=action.worth)
    if action.worth <= 2:
        return Said("bid_low", seat, number=action.worth)
    return Said("bid", seat, number=action.worth)
