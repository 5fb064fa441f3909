"""Who knows what (section 3): what a view shows of towers and secret choices, and positions that fit a view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations
from random import Random
from typing import TYPE_CHECKING, Final

from gamebox.core.events import UNKNOWN
from gamebox.core.game import TRUTH
from gamebox.games.galeon.actions import AUCTION, OVER
from gamebox.games.galeon.cards import HIDDEN, KINDS, MASK, SETS, SHIP, SIDES, TOWERS, TURNS, VEIL

if TYPE_CHECKING:
    from gamebox.games.galeon.rules import State

NO_TOWERS: Final = (UNKNOWN,) * TOWERS
_BLANK: Final = (HIDDEN,) * TOWERS
SWAPS: Final = 70
"""How often two towers are asked to change sets, so that all worlds come out about equally often."""
CAUTIOUS: Final = 0.9
"""How many of those who have chosen in secret are thought to go on."""


def seen(s: State, seat: int | None) -> tuple[int, ...]:
    """The sides of all towers as a seat (None: everybody) may know them: those that it sees or saw (3.1, 3.7)."""
    drawn, sides = s.drawn, s.sides
    if seat is None:
        known = [HIDDEN] * drawn
    else:
        veils = VEIL[s.seats]
        known = [sides[t] | veils[r][seat] for t, r in enumerate(s.rotations[:drawn])]
        if not s.options.notebook:
            for sale in s.sales:
                known[sale.tower] = HIDDEN
            for t in s.unsold:
                known[t] = HIDDEN
    if s.phase == OVER:
        for t in (*s.centre, *[sale.tower for sale in s.sales]):
            known[t] = sides[t]
    return (*known, *_BLANK[drawn:])


def known(s: State, seat: int, tower: int) -> int:
    """The sides of a tower as a seat may know them."""
    if not s.options.notebook and tower not in s.centre:
        return HIDDEN
    return s.sides[tower] | VEIL[s.seats][s.rotations[tower]][seat]


def revealed(s: State, seat: int | None) -> tuple[int, ...]:
    """The secret choices as a seat may know them: its own, those of announcers, and all at the end."""
    if s.phase in (AUCTION, OVER):
        return s.choices
    announced = s.announced
    return tuple(
        [c if not c or owner == seat or announced >> owner & 1 else UNKNOWN for owner, c in enumerate(s.choices)]
    )


def _fillings() -> dict[tuple[int, int], tuple[int, ...]]:
    """The ways to put a set of equipments on open slots, by those digits of a number and the equipments as bits."""
    found = {}
    for slots in range(1 << SIDES):
        places = [k for k in range(SIDES) if slots >> k & 1]
        veil = sum([7 << 3 * k for k in places])
        for mask in range(1 << KINDS):
            if mask.bit_count() == len(places):
                wares = [e for e in range(KINDS) if mask >> e & 1]
                orders = [zip(places, order, strict=True) for order in permutations(wares)]
                found[veil, mask] = tuple([sum([e << 3 * k for k, e in order]) for order in orders])
    return found


FILLINGS: Final = _fillings()
OPEN: Final = tuple([sum([7 << 3 * k for k in range(SIDES) if code >> 3 * k & 7 == 7]) for code in range(HIDDEN + 1)])
"""The digits of a number that stand for sides not seen."""


def imagine(view: State, rng: Random) -> State:
    """A whole position in which the viewer would see just this."""
    s, draw = view.clone(), rng.random
    s.viewer = TRUTH
    needs = [MASK[code] for code in view.sides]
    sets = deal(needs, draw)
    sides = []
    for code, need, mask in zip(view.sides, needs, sets, strict=True):
        if need != mask:
            veil = OPEN[code]
            ways = FILLINGS[veil, mask ^ need]
            code = code & ~veil | ways[int(draw() * len(ways))]
        sides.append(code)
    s.sides = tuple(sides)
    drawn = view.drawn
    s.rotations = view.rotations[:drawn] + tuple([int(draw() * TURNS) for _ in range(drawn, TOWERS)])
    out = set(view.ships[: view.launched])
    ships = [ship for ship in range(SHIP, SHIP + TOWERS) if ship not in out]
    ships.sort(key=lambda _: draw())
    s.ships = view.ships[: view.launched] + tuple(ships)
    if UNKNOWN in view.choices:
        share = 0.5 if view.ending else CAUTIOUS
        s.choices = tuple([c if c != UNKNOWN else 1 + (draw() >= share) for c in view.choices])
    return s


def deal(needs: Sequence[int], draw: Callable[[], float]) -> list[int]:
    """A set of four for each tower that holds the equipments seen on it; every set once. Never fails on real needs.

    Dealt at random, those that need most first; a tower left without a set gets one along an augmenting path. Then sets
    change places at random, which evens out what the order of dealing favours.
    """
    sets = sorted(SETS, key=lambda _: draw())
    bound = sorted([t for t, need in enumerate(needs) if need], key=lambda t: draw() - needs[t].bit_count())
    owner: dict[int, int] = {}
    for t in bound:
        need = needs[t]
        for mask in sets:
            if mask & need == need and mask not in owner:
                owner[mask] = t
                break
        else:
            if not _augment(t, needs, sets, owner, set()):
                raise ValueError(f"no towers fit what was seen: {list(needs)}")
    dealt = [0] * len(needs)
    for mask, t in owner.items():
        dealt[t] = mask
    rest = [mask for mask in sets if mask not in owner]
    for t, mask in enumerate(dealt):
        if not mask:
            dealt[t] = rest.pop()
    _mix(dealt, needs, draw)
    return dealt


def _augment(t: int, needs: Sequence[int], sets: list[int], owner: dict[int, int], tried: set[int]) -> bool:
    """Find a set for a tower, by moving others along where all that fit are taken."""
    need = needs[t]
    fitting = [mask for mask in sets if mask & need == need and mask not in tried]
    tried.update(fitting)
    for mask in fitting:
        if mask not in owner or _augment(owner[mask], needs, sets, owner, tried):
            owner[mask] = t
            return True
    return False


def _mix(dealt: list[int], needs: Sequence[int], draw: Callable[[], float]) -> None:
    """Let towers change sets with each other where both may: every world is then about as likely."""
    loose = [t for t, need in enumerate(needs) if need != dealt[t]]
    size = len(loose)
    for _ in range(SWAPS if size > 1 else 0):
        a, b = loose[int(draw() * size)], loose[int(draw() * size)]
        mine, theirs, need, other = dealt[a], dealt[b], needs[a], needs[b]
        if theirs & need == need and mine & other == other:
            dealt[a], dealt[b] = theirs, mine
