"""What action cards turn out to bring: for build_scripts/train.py, which learns from it when to play them.

In some turns of a game each card that may be played there, and no card, is followed to the end of the day in a few
imagined positions, the same for all; what a card brought more than none is compared with what was expected of it
(plans.py). From many tries follow the price and the share that can wait of each title, for experience.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from gamebox.games.guillotine import heuristics, plans
from gamebox.games.guillotine.actions import PASSED, PLAY, TURN, Choice
from gamebox.games.guillotine.cards import ACTIONS, NOBLES, TITLE
from gamebox.games.guillotine.moves import NOTHING
from gamebox.games.guillotine.outlook import CARD_TIME, Outlook, left_to_come
from gamebox.games.guillotine.rules import Options, State, setup
from gamebox.games.guillotine.skills import CARD, SKILLS

TABLES: Final[tuple[str, ...]] = ("PRICES", "LATER")
COUNT: Final = len(ACTIONS)
"""Titles, from Stumble on."""
DEALS: Final = 8_000_000
"""The number of the first deal."""
OFTEN: Final = 0.12
"""Share of the turns that are tried out."""
WORLDS: Final = 6
"""Imagined positions for each of them."""
CAUTION: Final[tuple[float, ...]] = (12.0, 24.0)
"""How many tries what is expected at first counts as: for the price, and for the share that can wait."""
STAYS: Final[tuple[float, ...]] = (0.3, 0.6)
"""Price and share at first, for cards that stay in front of a player."""
PASSES: Final[tuple[float, ...]] = (0.7, 0.15)
"""The same for others."""
APART: Final = ("scarlet_pimpernel", "extra_cart", "late_arrival")
"""Cards whose plans say little about when to play them: only the price is learned."""
CERTAIN: Final = 1e6
LEAST: Final = -0.2
MOST: Final = 0.9
"""Of the share that can wait."""


class Try(NamedTuple):
    """A card tried out. what: its title from Stumble on; missing: how much less it brought than was expected, which
    follows from the row: how much waiting counts, and that times what was expected.
    """

    what: int
    row: tuple[float, ...]
    missing: float


def hopes(s: State) -> list[float]:
    """By seat, points and what is in hand, as far as it can still be played."""
    left = left_to_come(s)
    card = SKILLS[s.seats][CARD] * min(1.0, left / CARD_TIME)
    held = [sum([plans.KEPT[TITLE[c]] for c in hand]) * min(1.0, left / max(1, len(hand))) for hand in s.hands]
    return [points + card * worth for points, worth in zip(s.scores(), held, strict=True)]


def follow(state: State, action: Choice, seed: float) -> State:
    """The position at the end of the day if this is chosen now."""
    day, rng = state.day, Random(seed)
    state.apply(action)
    while state.current is not None and state.day == day:
        state.apply(heuristics.policy(state, state.legal_actions(), rng))
    return state


def try_out(view: State, rng: Random) -> list[Try]:
    """What each card would bring."""
    look = Outlook(view)
    arms = [a for a in view.legal_actions() if a.kind == PLAY or a is PASSED]
    sums = [0.0] * len(arms)
    for _ in range(WORLDS):
        world, seed = view.determinize(rng), rng.random()
        for i, action in enumerate(arms):
            found = hopes(follow(world.clone(), action, seed))
            sums[i] -= sum([spite * hope for spite, hope in zip(look.spite, found, strict=True)])
    none, time = sums[arms.index(PASSED)], heuristics.patience(look, len(view.hands[look.seat]))
    tries = []
    for action, total in zip(arms, sums, strict=True):
        gain = plans.PLAN[action.what](view, look).gain if action.kind == PLAY else NOTHING.gain
        if gain > NOTHING.gain:
            tries.append(Try(action.what - len(NOBLES), (time, time * gain), gain - (total - none) / WORLDS))
    return tries


def tried(seats: int, deal: int) -> list[Try]:
    """One game of the policy, some of its turns tried out."""
    state, rng = setup(seats, Options(), DEALS + deal), Random(deal)
    found: list[Try] = []
    while (seat := state.current) is not None:
        legal = state.legal_actions()
        if state.phase == TURN and len(legal) > 1 and rng.random() < OFTEN:
            found += try_out(state.view(seat), rng)
        state.apply(heuristics.policy(state, legal, rng))
    return found


def prior(title: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """What is expected of a title at first, and how many tries that counts as."""
    act = ACTIONS[title]
    if act.name in APART:
        return (0.0, 0.0), (CAUTION[0], CAUTION[1] * CERTAIN)
    return (STAYS if act.stays else PASSES), CAUTION


def bounded(found: Sequence[float]) -> tuple[float, ...]:
    """Price and share, as they may be."""
    cost, share = found
    return cost, max(LEAST, min(MOST, share))
