"""What a good executioner knows. Reads the current seat's own knowledge and public fields only."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from gamebox.core.events import Said
from gamebox.games.guillotine.actions import (
    ADD,
    DROP,
    FRONT,
    GIFT,
    LOSS,
    PASSED,
    PLAY,
    PLAY_OF,
    REPAY,
    RESOLVING,
    SNATCH,
    TURN,
    Choice,
)
from gamebox.games.guillotine.cards import NAMES, TITLE
from gamebox.games.guillotine.plans import CARD, PLAN, PRICE, left_to_come, rivals, worth
from gamebox.games.guillotine.rules import State

__all__ = ["policy", "reason", "value", "weigh"]

NOISE: Final = 0.3
"""Points by which a gain is guessed wrong, so that playouts differ."""


def policy(state: State, legal: list[Choice], rng: Random) -> Choice:
    """A sensible choice."""
    if len(legal) == 1:
        return legal[0]
    phase, seat = state.phase, state.current
    assert seat is not None
    if phase == TURN:
        return _play(state, legal, seat, rng)
    if phase < RESOLVING:
        return _planned(state, legal, seat)
    if phase == ADD:
        return min(legal, key=lambda a: worth(state, seat, a.what))
    if phase == REPAY:
        return max(legal, key=lambda a: worth(state, seat, a.what))
    if phase == GIFT:
        return next(a for a in legal if a.what == rivals(state)[0])
    if phase == SNATCH:
        return max([a for a in legal if a.kind != FRONT], key=lambda a: PRICE.get(NAMES[a.what], CARD))
    return min(legal, key=lambda a: PRICE.get(NAMES[a.what], CARD))


def price(state: State) -> float:
    """What a card must bring to be played: less when little time is left, or many cards are in hand."""
    seat = state.current
    assert seat is not None
    turns, cards = left_to_come(state), len(state.hands[seat])
    return CARD * min(1.0, turns / (cards + 1))


def _play(state: State, legal: list[Choice], seat: int, rng: Random) -> Choice:
    """The card that brings most, if it brings enough."""
    best, found = price(state), PASSED
    for action in legal:
        if action.kind == PLAY:
            gain = PLAN[action.what](state, seat).gain + NOISE * rng.random()
            if gain > best:
                best, found = gain, action
    return found


def _planned(state: State, legal: list[Choice], seat: int) -> Choice:
    """The next choice of the plan for the started card."""
    picks, done = PLAN[TITLE[state.card]](state, seat).picks, len(state.picks)
    if len(picks) > done and picks[:done] == state.picks:
        for action in legal:
            if action.what == picks[done]:
                return action
    return legal[0]


def value(state: State) -> tuple[float, ...]:
    """Each seat's share of winning, by points, cards in hand and who stands next in line."""
    n = state.seats
    if state.current is None:
        ranks = state.ranks()
        return tuple([(rank == 1) / ranks.count(1) for rank in ranks])
    to_come = left_to_come(state)
    card = CARD * min(1.0, to_come / 6)
    hopes = [points + card * len(hand) for points, hand in zip(state.scores(), state.hands, strict=True)]
    for k, noble in enumerate(state.line[:n]):
        seat = (state.turn + k) % n
        hopes[seat] += (0.9 - 0.15 * k) * worth(state, seat, noble)
    if 0 < state.phase < RESOLVING:
        hopes[state.turn] += PLAN[TITLE[state.card]](state, state.turn).gain - card
    top, spread = max(hopes), 2.0 + 1.2 * to_come**0.5
    odds = [exp((hope - top) / spread) for hope in hopes]
    total = sum(odds)
    return tuple([x / total for x in odds])


def weigh(view: State, world: State) -> float:
    """All worlds are as likely."""
    return 1.0


_REASON: Final = {ADD: "add", DROP: "discard", LOSS: "discard", SNATCH: "snatch", REPAY: "repay", GIFT: "gift"}


def reason(view: State, action: Choice) -> Said:
    """Why: the key of a sentence, and what it speaks of."""
    seat, phase = view.current, view.phase
    assert seat is not None
    if phase == TURN:
        if action.kind != PLAY:
            return Said("pass" if action is PASSED else "dismiss", seat)
        card = next(c for c in view.hands[seat] if PLAY_OF[c] is action)
        plan = PLAN[action.what](view, seat)
        noble = plan.picks[0] if len(plan.picks) > 1 and plan.picks[1] == 0 else -1
        return Said("fetch", seat, noble, number=card) if noble >= 0 else Said("play", seat, card)
    if phase < RESOLVING:
        return Said("planned", seat, view.card)
    return Said(_REASON[phase], seat)
