"""What a good captain knows. Reads the current seat's own knowledge and public fields only."""

from __future__ import annotations

from random import Random
from typing import Final

from gamebox.core.events import UNKNOWN, Said
from gamebox.core.game import TRUTH
from gamebox.games.halunken.actions import (
    BID,
    BID_WITH,
    CARD,
    GIVE,
    JACK,
    ORDER,
    PASSED,
    PLACE,
    RUMS,
    TAKE,
    Choice,
)  # fmt: skip
from gamebox.games.halunken.cards import JACK_CARDS, PLACES, RUM
from gamebox.games.halunken.evaluation import lightness, moved, taste, value, worth
from gamebox.games.halunken.forecast import SPITE, drawn, forecast, soft
from gamebox.games.halunken.rehearsal import project
from gamebox.games.halunken.rules import State
from gamebox.games.halunken.temper import lean
from gamebox.games.halunken.verdict import verdict

__all__ = ["imagine", "lean", "policy", "reason", "stretch", "value", "verdict", "weigh"]

NERVE: Final = 0.002
"""Share of the win that makes an own movement card e times as likely."""

PATIENCE: Final = 5.0
"""Tries after which a search trusts its own findings more than the policy's card, which looks at one round only."""

CATCH: Final = 0.3
"""How likely the employer brings Black Jack where he wants him in the duel."""


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
    """A movement card: guesses what the others will show and what it will bring.

    In an imagined position it is enough to show what a captain may be expected to.
    """
    seat = s.current
    assert seat is not None
    if s.viewer == TRUTH:
        return _draw(forecast(s).casual(seat), legal, rng)
    return _draw(soft(forecast(s).trials(seat), s.hands[seat], NERVE), legal, rng)


def _take(s: State, legal: list[Choice]) -> Choice:
    """The sailor that helps most, here and by its loss there; nobody, if a small crew is worth more."""
    seat = s.current
    assert seat is not None
    best, found = moved(s, -1, -1, -1, seat), legal[0]
    for action in legal[1:]:
        gain = moved(s, action.what, holder(s, action.what), seat, seat)
        if gain > best:
            best, found = gain, action
    return found


def holder(s: State, card: int) -> int:
    """Whose crew a sailor is in."""
    for f, crew in enumerate(s.crews):
        if card in crew:
            return f
    return -1


def _give(s: State, legal: list[Choice]) -> Choice:
    """The sailor that is missed least."""
    seat = s.current
    assert seat is not None
    return max(legal, key=lambda a: moved(s, a.what, seat, -1, seat))


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
    """The sailor that is missed least, as long as hiring Black Jack is worth all that was laid."""
    seat = s.current
    assert seat is not None
    if len(legal) == 1:
        return PASSED
    laid = s.bids[seat]
    own = taste(s.crews[seat] + laid, s.round - 1, lightness(s))
    price, offer = min([(worth(own, a.what), a.what) for a in legal if a.what >= 0])
    paid = sum([worth(own, c) for c in laid])
    hired = prospects(s, seat, seat, (*laid, offer))
    if s.leader >= 0:
        otherwise = prospects(s, seat, s.leader, s.bids[s.leader])
    else:
        otherwise = 0.5 * (prospects(s, seat, -1, ()) + prospects(s, seat, (seat + 1) % s.seats, ()))
    return BID_WITH[offer] if hired - paid - price > otherwise else PASSED


def prospects(s: State, seat: int, employer: int, price: tuple[int, ...]) -> float:
    """What Black Jack's doings this round mean for a seat, if this employer (-1: nobody) pays this price for him."""
    n, light, spite, played = s.seats, lightness(s), SPITE[s.seats], s.round - 1
    crews = [tuple([c for c in s.crews[f] + s.bids[f] if f != employer or c not in price]) for f in range(n)]
    tastes = [taste(crew, played, light) for crew in crews]
    met = CATCH if s.duel and (employer >= 0 or not s.free_pile) else march_mean(s)
    if employer < 0:
        least = [min([worth(t, c) for c in crew], default=0.0) for t, crew in zip(tastes, crews, strict=True)]
        return met * (spite * (sum(least) - least[seat]) - least[seat])
    gain = 0.0
    size, hunter = len(crews[employer]), tastes[employer]
    for f in sorted(range(n), key=lambda f: -len(crews[f])):
        if f != employer and size <= len(crews[f]):
            size += met > 0.4
            lost = max([worth(hunter, c) + spite * worth(tastes[f], c) for c in crews[f]], default=0.0)
            gain += met * max(0.0, lost) * (1.0 if seat == employer else -1.0 if f == seat else -spite)
    port = (*s.crews[n], *price)
    found = met * max(0.0, max([worth(hunter, c) for c in port], default=0.0))
    return gain + (found if seat == employer else -spite * found)


def march_mean(s: State) -> float:
    """How likely Black Jack's next card takes him past a captain that may stand anywhere."""
    rest = [k for k in range(1, JACK_CARDS + 1) if k not in s.jack_row]
    return sum(rest) / (len(rest) * (PLACES - 1))


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


def imagine(view: State, rng: Random) -> State:
    """A world behind a view, in which the captains have chosen the cards that they may be expected to."""
    world = view.determinize(rng)
    if view.phase == CARD or view.phase == ORDER:
        for f in range(view.seats):
            if view.choice[f] == UNKNOWN:
                world.choice[f] = drawn(forecast(view).casual(f), rng.random())
    return world


def stretch(state: State) -> int:
    """The round: a search judges positions between two of them, not in the middle."""
    return state.round


def weigh(view: State, world: State) -> float:
    """All worlds are as likely: sailors lie as they were dealt, and cards lie face down within a round only."""
    return 1.0


def reason(view: State, action: Choice) -> Said:
    """Why: the key of a sentence, and what it speaks of."""
    seat, what, phase = view.current, action.what, view.phase
    assert seat is not None
    if len(view.legal_actions()) == 1:
        return Said("forced", seat)
    if phase == CARD:
        return _reason_of_card(view, seat, what)
    if phase == PLACE:
        return Said("place", seat, number=what) if any(p >= 0 for p in view.pos) else Said("any", seat)
    if phase == JACK:
        return Said("jack", seat, number=what)
    if phase == BID:
        return Said("pass", seat) if what < 0 else Said("bid", seat, what)
    if phase == RUMS:
        return Said("rum", seat, number=what)
    if phase == TAKE:
        return Said("leave", seat) if what < 0 else Said("take", seat, what, holder(view, what))
    return Said("give", seat, what) if phase == GIVE else Said("order", seat)


def _reason_of_card(view: State, seat: int, move: int) -> Said:
    """Somebody to rob, a good sailor, or at least no harm. A Rum stands for the best number not in the hand."""
    look, at = forecast(view), view.pos[seat]
    spaces = [(at + m) % PLACES for m in ((move,) if move != RUM else range(1, RUM))]
    space = max(spaces, key=lambda p: look.find(seat, p))
    if space in view.pos:
        other = view.pos.index(space)
        if len(view.crews[seat]) < len(view.crews[other]):
            return Said("rob" if other < view.seats else "board", seat, other=other, number=space)
    finds = sorted([look.find(seat, (at + m) % PLACES) for m in range(1, RUM)])
    if look.tops[space] >= 0 and look.find(seat, space) >= finds[3]:
        return Said("found", seat, look.tops[space], number=space)
    return Said("safe", seat)
