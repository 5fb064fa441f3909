"""Who knows what (section 3): what a view shows of towers and secret choices, and positions that fit a view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations
from random import Random
from typing import TYPE_CHECKING, Final

from gamebox.core.events import UNKNOWN
from gamebox.core.game import TRUTH
from gamebox.games.galeon.actions import AUCTION, OVER
from gamebox.games.galeon.cards import BITS, HIDDEN, KINDS, MASK, ORDERS, SETS, SHIP, SIDES, TOWERS, TURNS, VEIL

if TYPE_CHECKING:
    from gamebox.games.galeon.rules import State

NO_TOWERS: Final = (UNKNOWN,) * TOWERS
_BLANK: Final = (HIDDEN,) * TOWERS
SWAPS: Final = 40
"""How often at least two towers are asked to change sets where few can, so that all worlds come out equally often."""
CROWDED: Final = 12
"""With so many towers to change with, once for each is enough."""
ALL_SHIPS: Final = range(SHIP, SHIP + TOWERS)
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
    s, draw, drawn = view.clone(), rng.random, view.drawn
    s.viewer = TRUTH
    open_sides = view.sides[:drawn]
    needs = [MASK[code] for code in open_sides]
    sets = deal(needs, draw)
    sides = []
    for code, need, mask in zip(open_sides, needs, sets, strict=False):
        if need != mask:
            veil = OPEN[code]
            ways = FILLINGS[veil, mask ^ need]
            code = code & ~veil | ways[int(draw() * len(ways))]
        sides.append(code)
    sides += [ORDERS[mask][int(draw() * 24)] for mask in sets[drawn:]]
    s.sides = tuple(sides)
    s.rotations = view.rotations[:drawn] + tuple([int(draw() * TURNS) for _ in range(drawn, TOWERS)])
    out = view.ships[: view.launched]
    ships = [ship for ship in ALL_SHIPS if ship not in out]
    ships.sort(key=lambda _: draw())
    s.ships = (*out, *ships)
    if UNKNOWN in view.choices:
        share = 0.5 if view.ending else CAUTIOUS
        s.choices = tuple([c if c != UNKNOWN else 1 + (draw() >= share) for c in view.choices])
    return s


def deal(needs: Sequence[int], draw: Callable[[], float]) -> list[int]:
    """A set of four for each tower that holds the equipments seen on it, then those of the bag; every set once.

    Dealt at random, those that need most first; a tower left without a set gets one along an augmenting path. Then sets
    change places at random, which evens out what the order of dealing favours. Never fails on real needs.
    """
    rest = sorted(SETS, key=lambda _: draw())
    bound = [t for t, need in enumerate(needs) if need]
    bound.sort(key=lambda t: draw() - BITS[needs[t]])
    dealt = [0] * len(needs)
    for t in bound:
        need = needs[t]
        for mask in rest:
            if mask & need == need:
                dealt[t] = mask
                rest.remove(mask)
                break
        else:
            _make_room(t, needs, dealt, rest)
    rest.sort(key=lambda _: draw())  # what was passed over stood late
    free = [t for t, need in enumerate(needs) if not need]
    dealt += [0] * (TOWERS - len(needs))
    for t in (*free, *range(len(needs), TOWERS)):
        dealt[t] = rest.pop()
    _mix(dealt, [*needs, *[0] * (TOWERS - len(needs))], bound, draw)
    return dealt


def _make_room(t: int, needs: Sequence[int], dealt: list[int], rest: list[int]) -> None:
    """Give a tower a set along an augmenting path. ValueError if what was seen cannot be."""
    owner = {mask: other for other, mask in enumerate(dealt) if mask}
    if not _augment(t, needs, [*owner, *rest], owner, set()):
        raise ValueError(f"no towers fit what was seen: {list(needs)}")
    for mask, other in owner.items():
        dealt[other] = mask
    rest[:] = [mask for mask in rest if mask not in owner]


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


def _mix(dealt: list[int], needs: Sequence[int], bound: Sequence[int], draw: Callable[[], float]) -> None:
    """Let towers change sets with any other where both may: every world is then about as likely."""
    loose = [t for t, need in enumerate(needs) if need != dealt[t]]
    moving = [t for t in bound if needs[t] != dealt[t]]
    size = len(loose)
    if not moving or size < 2:
        return
    for _ in range(1 + max(SWAPS, 2 * len(moving)) // len(moving) if size < CROWDED else 1):
        for a in moving:
            b = loose[int(draw() * size)]
            mine, theirs, need, other = dealt[a], dealt[b], needs[a], needs[b]
            if theirs & need == need and mine & other == other:
                dealt[a], dealt[b] = theirs, mine
