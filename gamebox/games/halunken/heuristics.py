"""What a good captain knows. Reads the current seat's own knowledge and public fields only."""

from __future__ import annotations

from random import Random
from typing import Final

from gamebox.core.events import Said
from gamebox.games.halunken.actions import (
    BID,
    CARD,
    GIVE,
    ORDER,
    PASSED,
    PLACE,
    RUMS,
    TAKE,
    Choice,
)  # fmt: skip
from gamebox.games.halunken.cards import PLACES, RUM
from gamebox.games.halunken.evaluation import taste, value, worth
from gamebox.games.halunken.forecast import SPITE, forecast, project, soft
from gamebox.games.halunken.rules import State

__all__ = ["policy", "reason", "stretch", "value", "weigh"]

NERVE: Final = 1.2
"""Points that make an own movement card e times as likely: who always shows the best one is guessed and cancelled."""


def policy(state: State, legal: list[Choice], rng: Random) -> Choice:
    """A sensible choice."""
    phase = state.phase
    if phase == CARD:
        return _card(state, legal, rng)
    if phase == TAKE:
        return _take(state, legal)
    if phase == BID:
        return _bid(state, legal)
    if phase == PLACE:
        return _place(state, legal, rng)
    if phase == RUMS:
        return _rum(state, legal)
    if phase == GIVE:
        return _give(state, legal)
    if phase == ORDER:
        return _order(state, legal, rng)
    return _jack(state, legal)


def _draw(odds: list[float], legal: list[Choice], rng: Random) -> Choice:
    """One of the choices, as likely as the odds of what it is about."""
    x = rng.random()
    for action in legal:
        x -= odds[action.what]
        if x < 0.0:
            return action
    return legal[-1]


def _card(s: State, legal: list[Choice], rng: Random) -> Choice:
    """A movement card: guesses what the others will show and what it will bring."""
    seat = s.current
    assert seat is not None
    return _draw(soft(forecast(s).trials(seat), s.hands[seat], NERVE), legal, rng)


def _take(s: State, legal: list[Choice]) -> Choice:
    """The sailor that helps most, here and by its loss there."""
    seat, played = s.current, s.round - 1
    assert seat is not None
    own, spite = taste(s.crews[seat], played), SPITE[s.seats]
    tastes = [taste(crew, played) if f < s.seats and f != seat else None for f, crew in enumerate(s.crews)]
    best, found = 0.0, legal[0]
    for f, crew in enumerate(s.crews):
        other = tastes[f]
        if f == seat:
            continue
        for action in legal:
            card = action.what
            if card in crew:
                gain = worth(own, card) + (spite * worth(other, card) if other else 0.0)
                if gain > best:
                    best, found = gain, action
    return found


def _give(s: State, legal: list[Choice]) -> Choice:
    """The sailor that is missed least."""
    seat = s.current
    assert seat is not None
    own = taste(s.crews[seat], s.round - 1)
    return min(legal, key=lambda a: worth(own, a.what))


def _place(s: State, legal: list[Choice], rng: Random) -> Choice:
    """Not far behind the others, where they can be caught up; not just before them."""

    def charm(a: Choice) -> float:
        ahead = [(p - a.what) % PLACES for p in s.pos if p >= 0]
        return sum([(d < RUM) - (PLACES - d < RUM) for d in ahead]) + rng.random()

    return max(legal, key=charm)


def _jack(s: State, legal: list[Choice]) -> Choice:
    """Where Black Jack reaches the others before oneself."""
    seat = s.current
    assert seat is not None
    pos = s.pos

    def charm(a: Choice) -> int:
        far = [(p - a.what) % PLACES for p in pos[: s.seats]]
        return s.seats * far[seat] - sum(far)

    return max(legal, key=charm)


def _bid(s: State, legal: list[Choice]) -> Choice:
    """The cheapest sailor that is high enough, as long as hiring Black Jack is worth all that was laid."""
    seat = s.current
    assert seat is not None
    whole = s.crews[seat] + s.bids[seat]
    own = taste(whole, s.round - 1)
    paid = sum([worth(own, c) for c in s.bids[seat]])
    offers = [(worth(own, a.what), a) for a in legal if a.what >= 0]
    if not offers:
        return PASSED
    price, cheapest = offers[0]
    for p, a in offers[1:]:
        if p < price:
            price, cheapest = p, a
    hired, otherwise = hire(s, seat, len(s.bids[seat]) + 1), left_to(s, seat)
    return cheapest if hired - paid - price > otherwise else PASSED


def hire(s: State, seat: int, cards: int) -> float:
    """What hiring Black Jack brings, once so many sailors are paid for it."""
    return 0.0


def left_to(s: State, seat: int) -> float:
    """What it costs when another one hires him, or nobody."""
    return 0.0


def _rum(s: State, legal: list[Choice]) -> Choice:
    """The number that brings most, now that all cards are known."""
    seat = s.current
    assert seat is not None
    look = forecast(s)
    return max(legal, key=lambda a: project(s, look, seat, a.what))


def _order(s: State, legal: list[Choice], rng: Random) -> Choice:
    """Black Jack's card, tried beside the own card that lies face down already (7.5)."""
    seat = s.current
    assert seat is not None
    look, own = forecast(s), s.choice[seat]
    hopes = [0.0] * 9
    for a in legal:
        hopes[a.what] = look.trials(seat, a.what)[own]
    return _draw(soft(hopes, s.hands[s.seats], NERVE), legal, rng)


def stretch(state: State) -> int:
    """The round: a search judges positions between two of them, not in the middle."""
    return state.round


def weigh(view: State, world: State) -> float:
    """Every world is as likely: what others chose is hidden within a round only, and the sailors lie as they were dealt."""
    return 1.0


def reason(view: State, action: Choice) -> Said:
    """Why: the key of a sentence."""
    return Said("any", view.current or 0)
