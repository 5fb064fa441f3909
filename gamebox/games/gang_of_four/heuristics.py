"""What a good player knows. Reads the current seat's own knowledge and public fields only."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final

from gamebox.core.events import Said
from gamebox.core.game import TRUTH
from gamebox.games.gang_of_four.actions import ANNOUNCE, GIVE, PASSED, Choice
from gamebox.games.gang_of_four.cards import FULL
from gamebox.games.gang_of_four.combos import GANG, PAIR, SHIFT, SINGLE, Combination
from gamebox.games.gang_of_four.evaluation import value
from gamebox.games.gang_of_four.plan import BEAM, WIDE, cost, holds, outlay, plan, without
from gamebox.games.gang_of_four.rules import State
from gamebox.games.gang_of_four.temper import lean

__all__ = ["lean", "policy", "reason", "stretch", "value", "weigh"]

LEAD: Final = 0.55
"""What it is worth to lead the next trick, in leads saved."""
SHED: Final = 0.06
"""What it is worth to be rid of one card more."""
ALARM: Final[tuple[float, ...]] = (0.0, 1.2, 0.7, 0.4, 0.2)
"""What it is worth to stop somebody with so few cards left from leading."""
GIFT: Final = 0.9
"""What it costs to lead as many cards as somebody has left."""
SPENT: Final = 0.8
"""What it costs to answer with a Gang while nobody is near the end."""
STEP: Final = 0.25
"""What an answer must bring to be better than to pass."""
CLOSING: Final = 0.8
"""How likely all parts but one must hold their tricks for the strong ones to be led first."""
MANY: Final = 60
"""With more leads than this, only those of the plan are compared."""
SURE: Final = 0.85
"""How likely a combination must hold its trick to be played for that reason."""
DOUBT: Final = 0.5
"""How likely a seat is to pass beside what it could spare, compared with having nothing to spare."""
LEAST: Final = 0.02
"""No world is less likely than this share."""
EASY: Final = 9
"""Numbers above this are kept back by many; to pass beside them says little."""
TRIED: Final = 4
"""Answers from outside the plan that a playout compares."""


def policy(state: State, legal: list[Choice], rng: Random) -> Choice:
    """A sensible choice."""
    seat = state.current
    assert seat is not None
    if len(legal) == 1:
        return legal[0]
    if state.phase == ANNOUNCE:
        return legal[0]
    if state.phase == GIVE:
        return _give(state.held[seat], legal)
    scene = Scene(state, seat)
    if state.table is None:
        return scene.lead(legal)
    return scene.answer(legal)


class Scene:
    """What the seat to move sees: its plan, what is unseen, and how few cards the others have."""

    __slots__ = ("alarm", "before", "held", "least", "live", "most", "parts", "sizes", "state", "thorough", "unseen")

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.held, self.thorough = state, state.held[seat], state.viewer != TRUTH
        self.unseen = FULL & ~state.gone & ~state.hands[seat]
        counts = [n for other, n in enumerate(state.counts) if other != seat]
        self.sizes = [n for other, n in enumerate(state.counts) if other != seat and not state.skipped >> other & 1]
        self.most, self.least = max(self.sizes, default=0), min(self.sizes, default=16)
        self.live = sum(counts) / self.unseen.bit_count()
        self.parts = plan(self.held, WIDE if self.thorough else BEAM)
        self.alarm = ALARM[self.least] if self.least < len(ALARM) else 0.0
        self.before = self.price(self.parts)

    def price(self, parts: Iterable[Combination]) -> float:
        """What combinations cost now, in leads."""
        return sum([cost(part, self.unseen, self.most, self.live) for part in parts])

    def lead(self, legal: list[Choice]) -> Choice:
        """The part of the plan that is best led, or out of it if the rules ask for it."""
        own = set(self.parts)
        inside = [a for a in legal if a.combo in own]
        if inside and self.closing():
            return max(inside, key=self.sure)
        return max(inside if inside and (not self.thorough or len(legal) > MANY) else legal, key=self._leading)

    def closing(self) -> bool:
        """Whether all that is left, but for one part, is likely to hold its trick: then the sure ones go first."""
        chances = sorted([self.hold(part) for part in self.parts])
        risk = 1.0
        for chance in chances[1:]:
            risk *= chance
        return risk > CLOSING

    def hold(self, combo: Combination) -> float:
        """How likely a combination holds its trick now."""
        return holds(combo, self.unseen, self.most, self.live)

    def sure(self, action: Choice) -> tuple[float, int]:
        """How likely it holds its trick, and how much it sheds."""
        assert action.combo is not None
        return self.hold(action.combo), action.combo.size

    def _leading(self, action: Choice) -> float:
        combo = action.combo
        assert combo is not None
        if combo.size == self.held.bit_count():
            return 99.0
        held = self.hold(combo)
        loose = 1.0 - held
        risk = loose * (GIFT * sum([n == combo.size for n in self.sizes]) + self.alarm)
        return self.before - self._after(combo) + LEAD * held + SHED * combo.size - risk

    def answer(self, legal: list[Choice]) -> Choice:
        """To pass, or the cheapest way to beat; nearer the end the surest."""
        own = set(self.parts)
        inside = [a for a in legal if a.combo in own]
        outside = [a for a in legal if a.combo is not None and a.combo not in own and a.combo.kind != GANG]
        if not self.thorough and len(outside) > TRIED:
            outside = [*outside[: TRIED // 2], *outside[-TRIED // 2 :]]
        best, top = (PASSED, STEP) if PASSED in legal else (legal[-1], -9.0)
        for action in (*inside, *outside):
            score = self._answering(action)
            if score > top:
                best, top = action, score
        return best

    def _answering(self, action: Choice) -> float:
        combo = action.combo
        assert combo is not None
        if combo.size == self.held.bit_count():
            return 99.0
        held = self.hold(combo)
        spent = SPENT if combo.kind == GANG and not self.alarm else 0.0
        return self.before - self._after(combo) + (LEAD + self.alarm) * held + SHED * combo.size - spent

    def _after(self, combo: Combination) -> float:
        """What is left costs so much once this is played."""
        if combo in self.parts:
            place = self.parts.index(combo)
            return self.price((*self.parts[:place], *self.parts[place + 1 :]))
        return self.price(plan(without(self.held, combo), WIDE if self.thorough else BEAM))


def _give(held: int, legal: list[Choice]) -> Choice:
    """The card that the plan misses least."""
    return min(legal, key=lambda a: (round(outlay(without_face(held, a.face)), 2), a.face))


def without_face(held: int, face: int) -> int:
    """What is left of a hand without one card."""
    both = held >> 2 * face + 1 & 1
    return held ^ (2 if both else 1) << 2 * face


def stretch(state: State) -> int:
    """The hand: a search judges positions between two of them, not in the middle."""
    return state.hand


def weigh(view: State, world: State) -> float:
    """Less likely where somebody passed who had a card or a pair to spare that beats; a pass proves nothing (9.5)."""
    later = [0] * view.seats
    passes: list[tuple[int, Combination]] = []
    table: Combination | None = None
    plays: list[tuple[int, int, int]] = []
    for seat, action, cards in view.history:
        if action.combo is not None:
            plays.append((len(passes), seat, cards))
            table = action.combo
        elif table is not None:
            passes.append((seat, table))
    likely = 1.0
    for number in range(len(passes) - 1, -1, -1):
        while plays and plays[-1][0] > number:
            _, seat, cards = plays.pop()
            later[seat] |= cards
        seat, table = passes[number]
        if seat != view.viewer and spare(world.hands[seat] | later[seat], table):
            likely *= DOUBT
    return max(likely, LEAST)


def spare(cards: int, table: Combination) -> bool:
    """Whether some number above the one in play is held just as often as that asks for, so that nothing is spoiled."""
    if table.kind > PAIR:
        return False
    above = (cards >> 2 * table.faces[0] + 2) << 2 * table.faces[0] + 2 if table.kind == SINGLE else cards
    first = table.number - 1 if table.kind == SINGLE else table.number
    return any(
        (cards >> start & 63).bit_count() == table.size and above >> start & 63 for start in SHIFT[max(1, first) : EASY]
    )


def reason(view: State, action: Choice) -> Said:
    """Why: the key of a sentence, and what it speaks of."""
    seat = view.current
    assert seat is not None
    only = len(view.legal_actions()) == 1
    if action is PASSED:
        return Said("cannot" if only else "pass", seat)
    combo = action.combo
    if combo is None:
        return Said("give" if view.phase == GIVE else "announce", seat)
    if combo.size == view.counts[seat]:
        return Said("out", seat)
    if only:
        return Said("only", seat)
    scene = Scene(view, seat)
    others = [other for other in range(view.seats) if other != seat and not view.skipped >> other & 1]
    near = [other for other in others if view.counts[other] == scene.least]
    if scene.alarm and (view.table is not None or combo.size > 1):
        return Said("stop", seat, other=near[0], number=scene.least)
    if scene.hold(combo) > SURE:
        return Said("sure", seat)
    if view.table is None:
        return Said("lead", seat, number=combo.size)
    return Said("cheap" if combo in scene.parts else "beat", seat)
