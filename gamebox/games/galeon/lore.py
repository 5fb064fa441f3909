"""Who knows what (section 3): what a view shows of towers and secret choices, and positions that fit a view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations
from operator import itemgetter
from random import Random
from typing import TYPE_CHECKING, Any, Final

from gamebox.core.events import UNKNOWN
from gamebox.core.game import TRUTH
from gamebox.core.rng import some_bytes
from gamebox.games.galeon.actions import AUCTION, OVER
from gamebox.games.galeon.cards import HIDDEN, KINDS, MASK, ORDERS, SETS, SHIP, SIDES, TOWERS, TURNS, VEIL

if TYPE_CHECKING:
    from gamebox.games.galeon.rules import State


def _mixings(count: int) -> tuple[Callable[[tuple[int, ...]], tuple[int, ...]], ...]:
    places, draw = range(TOWERS), Random(TOWERS).random
    return tuple([itemgetter(*sorted(places, key=lambda _: draw())) for _ in range(count)])


NO_TOWERS: Final = (UNKNOWN,) * TOWERS
_BLANK: Final = (HIDDEN,) * TOWERS
FITTING: Final = tuple([tuple([mask for mask in SETS if mask & seen == seen]) for seen in range(1 << KINDS)])
"""The sets that hold these equipments, by those as bits."""
ROUNDS: Final = 4
"""How often at least a tower gives up its set for another, so that all worlds come out about equally often; more often
while many sets are free, for then it moves few others."""
FEW: Final = 5
"""So many towers at most are dealt at once."""
LONGEST: Final = 2000
"""After so many towers that each took the set of the next, a set is sought for the last one without chance."""
ALL_SHIPS: Final = tuple(range(SHIP, SHIP + TOWERS))
MIXINGS: Final = _mixings(256)
"""Some of the ways to put 35 pieces in an order."""
ANY_ORDER: Final = tuple([bytes([(lot + k) % 24 for lot in range(256)]) for k in range(24)])
"""Tables that make orders of four sides of any bytes: one of them by lot, and all are equally likely."""
ANY_ROTATION: Final = bytes([lot % TURNS for lot in range(256)])
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
    """A whole position in which the viewer would see just this; all such positions come out about equally often."""
    s, draw, drawn = view.clone(), rng.random, view.drawn
    s.viewer = TRUTH
    open_sides = view.sides[:drawn]
    needs = [MASK[code] for code in open_sides]
    sets, bag = deal(needs, rng)
    sides = []
    for code, need, mask in zip(open_sides, needs, sets, strict=True):
        if need != mask:
            veil = OPEN[code]
            ways = FILLINGS[veil, mask ^ need]
            code = code & ~veil | ways[int(draw() * len(ways))]
        sides.append(code)
    left = TOWERS - drawn
    orders = some_bytes(rng, left).translate(ANY_ORDER[int(draw() * len(ANY_ORDER))])
    s.sides = tuple(sides + [ORDERS[mask][order] for mask, order in zip(bag, orders, strict=True)])
    s.rotations = view.rotations[:drawn] + tuple(some_bytes(rng, left).translate(ANY_ROTATION))
    ships = view.ships[: view.launched]
    s.ships = ships + tuple(without(mixed(ALL_SHIPS, rng), dict.fromkeys(ships)))
    if UNKNOWN in view.choices:
        share = 0.5 if view.ending else CAUTIOUS
        s.choices = tuple([c if c != UNKNOWN else 1 + (draw() >= share) for c in view.choices])
    return s


def mixed(pieces: tuple[int, ...], rng: Random) -> tuple[int, ...]:
    """All sets or ships in an order by lot: three of the MIXINGS one after the other, which is quick, and brings any
    two of them as often to any two places."""
    lot = int(rng.random() * (1 << 24))
    return MIXINGS[lot & 255](MIXINGS[lot >> 8 & 255](MIXINGS[lot >> 16](pieces)))


def without(pieces: tuple[int, ...], gone: dict[int, Any]) -> list[int]:
    """Those that are left."""
    if len(gone) > FEW:
        return [piece for piece in pieces if piece not in gone]
    left = list(pieces)
    for piece in gone:
        left.remove(piece)
    return left


def deal(needs: Sequence[int], rng: Random) -> tuple[list[int], list[int]]:
    """A set of four for each tower that holds the equipments seen on it, and those of the bag; every set once.

    Few towers are each given any set that fits; if no two got the same, all ways of dealing are as likely. Otherwise
    they are dealt one after the other. Then a tower chosen by lot gives up its set and is dealt another, some times
    over: that leads from each way of dealing to each other as easily as back, and so evens out what the order favours.
    """
    bound, draw = [t for t, need in enumerate(needs) if need], rng.random
    owner = _quickly(bound, needs, draw) if len(bound) <= FEW else {}
    if not owner:
        owner = _settled(bound, needs, draw)
    rest, dealt = without(mixed(SETS, rng), owner), [0] * len(needs)
    for mask, t in owner.items():
        dealt[t] = mask
    if len(bound) < len(needs):
        dealt = [mask or rest.pop() for mask in dealt]
    return dealt, rest


def _quickly(bound: Sequence[int], needs: Sequence[int], draw: Callable[[], float]) -> dict[int, int]:
    """Whose each set is, if each tower is given any that fits it and no two got the same; {} otherwise."""
    owner = {}
    for t in bound:
        fitting = FITTING[needs[t]]
        owner[fitting[int(draw() * len(fitting))]] = t
    return owner if len(owner) == len(bound) else {}


def _settled(bound: Sequence[int], needs: Sequence[int], draw: Callable[[], float]) -> dict[int, int]:
    """Whose each set is, found one after the other and evened out."""
    owner, dealt = dict[int, int](), [0] * len(needs)
    for t in bound:
        _settle(t, needs, dealt, owner, draw)
    loose = [t for t in bound if needs[t] not in ORDERS]
    for _ in range(min(2 * len(loose), ROUNDS + (TOWERS - len(bound)) // 2)):
        t = loose[int(draw() * len(loose))]
        del owner[dealt[t]]
        _settle(t, needs, dealt, owner, draw)
    return owner


def _settle(t: int, needs: Sequence[int], dealt: list[int], owner: dict[int, int], draw: Callable[[], float]) -> None:
    """Give a tower any set that fits it; whose it was takes another, until one was free.

    Never fails on real needs: ValueError if what was seen cannot be.
    """
    for _ in range(LONGEST):
        fitting = FITTING[needs[t]]
        mask = fitting[int(draw() * len(fitting))]
        dealt[t] = mask
        if mask not in owner:
            owner[mask] = t
            return
        owner[mask], t = t, owner[mask]
    if not _augment(t, needs, dealt, owner, set()):
        raise ValueError(f"no towers fit what was seen: {list(needs)}")


def _augment(t: int, needs: Sequence[int], dealt: list[int], owner: dict[int, int], tried: set[int]) -> bool:
    """Find a set for a tower without chance, by moving others along where all that fit are taken."""
    fitting = [mask for mask in FITTING[needs[t]] if mask not in tried]
    tried.update(fitting)
    for mask in fitting:
        if mask not in owner or _augment(owner[mask], needs, dealt, owner, tried):
            owner[mask], dealt[t] = t, mask
            return True
    return False
