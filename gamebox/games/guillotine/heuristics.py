"""What a good executioner knows. Reads the current seat's own knowledge and public fields only."""

from __future__ import annotations

from random import Random
from typing import Final

from gamebox.core.events import Said
from gamebox.core.game import TRUTH
from gamebox.games.guillotine.actions import (
    ADD,
    DROP,
    FRONT,
    FRONT_CARD,
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
from gamebox.games.guillotine.cards import ACTS, GUARDS, NAMES, NOBLES, STAYING, TITLE
from gamebox.games.guillotine.evaluation import value
from gamebox.games.guillotine.experience import LATER, PRICES
from gamebox.games.guillotine.outlook import CARD_TIME, Outlook
from gamebox.games.guillotine.plans import GUARDING, KEPT, PLAN, loss, rivals
from gamebox.games.guillotine.rules import State
from gamebox.games.guillotine.skills import HASTE
from gamebox.games.guillotine.temper import lean
from gamebox.games.guillotine.verdict import verdict

__all__ = ["lean", "policy", "reason", "stretch", "value", "verdict", "weigh"]

NOISE: Final = 0.2
"""Points by which a gain is guessed wrong in an imagined position, so that playouts differ."""
FAVOUR: Final = 0.06
"""Share of the win that a search thinks the policy's choice better by at first: hardly any choice is as much better."""
FIRST: Final = len(NOBLES)
"""The first title of an action card."""


def policy(state: State, legal: list[Choice], rng: Random) -> Choice:
    """A sensible choice."""
    if len(legal) == 1:
        return legal[0]
    phase = state.phase
    if phase == TURN:
        return _play(state, legal, rng)
    if phase in (DROP, LOSS):
        return min(legal, key=_kept)
    look = Outlook(state)
    if phase < RESOLVING:
        return _planned(state, legal, look)
    if phase == ADD:
        return _joined(state, legal, look)
    if phase == REPAY:
        return _repay(state, legal, look)
    if phase == GIFT:
        return next(a for a in legal if a.what == rivals(state, look)[0])
    return max([a for a in legal if a.kind != FRONT], key=_kept)


def _kept(action: Choice) -> float:
    """How dear an action title is."""
    return KEPT[action.what] if action.kind != FRONT else 0.0


def patience(look: Outlook, cards: int) -> float:
    """How much it counts that cards can be kept: less when little time is left, or many are in hand."""
    return min(1.0, look.to_come / CARD_TIME) * min(1.0, look.w[HASTE] * look.to_come / (cards + 1))


def _play(state: State, legal: list[Choice], rng: Random) -> Choice:
    """The card that brings most, if it brings enough."""
    look, seat = Outlook(state), state.turn
    time, noise = patience(look, len(state.hands[seat])), NOISE if state.viewer == TRUTH else 0.0
    prices, later = PRICES[state.seats], LATER[state.seats]
    best, found = 0.0, PASSED
    for action in legal:
        if action.kind == PLAY:
            gain = PLAN[action.what](state, look).gain
            title = action.what - FIRST
            kept = gain * later[title] + prices[title]
            gain += noise * rng.random() - time * kept
            if gain > best:
                best, found = gain, action
    if state.laid[GUARDS] == seat and _stopped(state, look) - look.card - GUARDING > best:
        return FRONT_CARD[STAYING[GUARDS]]
    return found


def _stopped(state: State, look: Outlook) -> float:
    """What the best card would bring that the own Callous Guards do not allow."""
    size = len(state.line)
    if size < 6:
        return 0.0
    hand = [c for c in state.hands[state.turn] if (act := ACTS[c]) is not None and act.alters]
    return max([PLAN[TITLE[c]](state, look).gain for c in hand], default=0.0)


def _planned(state: State, legal: list[Choice], look: Outlook) -> Choice:
    """The next choice of the plan for the started card."""
    picks, done = PLAN[TITLE[state.card]](state, look).picks, len(state.picks)
    if len(picks) > done:
        for action in legal:
            if action.what == picks[done]:
                return action
    return legal[0]


def _joined(state: State, legal: list[Choice], look: Outlook) -> Choice:
    """The noble that whoever is to collect the last one should get: the best for oneself, the worst for another."""
    heir = (state.turn + len(state.line)) % state.seats
    table = look.tables[heir]
    return (max if heir == state.turn else min)(legal, key=lambda a: table[a.what])


def _repay(state: State, legal: list[Choice], look: Outlook) -> Choice:
    """The noble that is worth most to have, and to take."""
    seat, other = state.current, state.turn
    assert seat is not None
    table = look.tables[seat]
    return max(legal, key=lambda a: table[a.what] + loss(state, other, a.what) / (state.seats - 1))


def stretch(state: State) -> int:
    """The day: what the next one brings nobody knows."""
    return state.day


def weigh(view: State, world: State) -> float:
    """All worlds are as likely."""
    return 1.0


_FRONT: Final = {"stumble": 1, "pushed": 2, "tis_a_far_better_thing": 3, "ignoble_noble": 4}
"""How far off the noble stands that a card brings to the front."""
_ANY: Final = ("public_demand", "forward_march")
_UP_TO: Final[tuple[str, ...]] = ("l_idiot", "was_that_my_name", "civic_pride", "majesty", "military_might")


def _reason_of_card(view: State, seat: int, action: Choice) -> Said:
    """A noble to collect, one to be kept from those who follow, or simply the best card."""
    title = NAMES[action.what]
    number = next(c for c in view.hands[seat] if PLAY_OF[c] is action)
    if title in _FRONT or title in _ANY or title in _UP_TO:
        picks = PLAN[action.what](view, Outlook(view)).picks
        at = view.line.index(picks[0])
        if title in _ANY or _FRONT.get(title) == at or (title in _UP_TO and picks[1] == 0):
            return Said("fetch", seat, picks[0], number=number)
        return Said("deny", seat, number=number)
    return Said("play", seat, number)


_REASON: Final = {ADD: "add", DROP: "discard", LOSS: "discard", SNATCH: "snatch", REPAY: "repay", GIFT: "gift"}


def reason(view: State, action: Choice) -> Said:
    """Why: the key of a sentence, and what it speaks of."""
    seat, phase = view.current, view.phase
    assert seat is not None
    legal = view.legal_actions()
    if phase == TURN:
        if action.kind == PLAY:
            return _reason_of_card(view, seat, action)
        if action is not PASSED:
            return Said("dismiss", seat)
        return Said("pass" if any(other.kind == PLAY for other in legal) else "none", seat)
    if len(legal) == 1:
        return Said("only", seat)
    if phase < RESOLVING:
        return Said("planned", seat, view.card)
    return Said(_REASON[phase], seat)
