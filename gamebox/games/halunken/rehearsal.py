"""One round played through on paper, with cards that somebody might show: who would gain and lose how much."""

from __future__ import annotations

from math import exp
from typing import Protocol

from gamebox.games.halunken.cards import PLACES, RUM
from gamebox.games.halunken.rules import State


class Known(Protocol):
    """What a round starts from; see Forecast. rob[i][j]: what i gains by robbing j; prey[i][j]: what j loses by it."""

    seats: int
    employer: int
    heights: list[int]
    pos: list[int]
    sizes: list[int]
    points: list[float]
    steep: float
    unseen: float
    march: tuple[float, ...] | None
    found: list[list[float]]
    rob: list[list[float]]
    prey: list[list[float]]
    least: list[float]


Order = list[tuple[int, int]]
"""Who moves how far, in turn: number and figure."""


def share(known: Known, gains: list[float], seat: int) -> float:
    """The seat's share of the win after these gains by figure."""
    points, steep = known.points, known.steep
    mine, whole = points[seat] + gains[seat], 0.0
    for f, before in enumerate(points):
        whole += exp(steep * (before + gains[f] - mine))
    return 1.0 / whole


def walk(
    known: Known,
    order: Order,
    pos: list[int],
    sizes: list[int],
    taken: list[int],
    gains: list[float],
    robbing: bool = True,
) -> None:
    """Figures move, recruit, rob and jostle in this order. Changes the lists; taken: sailors gone, by tavern."""
    heights, found = known.heights, known.found
    for m, f in order:
        space = (pos[f] + m) % PLACES
        hit = pos.index(space) if space in pos else -1
        pos[f] = space
        beneath = taken[space]
        if heights[space] > beneath:
            sizes[f] += 1
            taken[space] = beneath + 1
            if f < known.seats:
                gains[f] += known.unseen if beneath else found[f][space]
        if hit >= 0:
            if robbing:
                meet(known, f, hit, sizes, gains)
            goal = (space + 1) % PLACES
            while goal in pos:
                goal = (goal + 1) % PLACES
            pos[hit] = goal
    if robbing and known.march is not None:
        march(known, pos, sizes, gains)


def meet(known: Known, mover: int, hit: int, sizes: list[int], gains: list[float]) -> None:
    """One figure lands on another (3.6a, 5.10, 7.9-7.11)."""
    n, employer = known.seats, known.employer
    taker, loser = mover, hit
    if mover == n:
        taker = n if employer < 0 else employer
    elif hit == n and employer >= 0 and employer != mover and sizes[mover] <= sizes[employer]:
        port = known.rob[mover][n] if sizes[mover] <= sizes[n] else -1.0
        loser = employer if known.rob[mover][employer] > port else n
    if taker == loser or sizes[taker] > sizes[loser] or not sizes[loser]:
        return
    sizes[taker] += 1
    sizes[loser] -= 1
    if taker == n:
        gains[loser] -= known.least[loser]
        return
    gains[taker] += known.rob[taker][loser]
    if loser != n:
        gains[loser] -= known.prey[taker][loser]


def march(known: Known, pos: list[int], sizes: list[int], gains: list[float]) -> None:
    """What Black Jack's way at the end of the round brings on average (5.13)."""
    assert known.march is not None
    n, employer = known.seats, known.employer
    for f in range(n):
        met = known.march[(pos[f] - pos[n]) % PLACES]
        if employer < 0:
            gains[f] -= met * known.least[f]
        elif f == employer:
            gains[f] += met * known.rob[f][n]
        elif sizes[employer] <= sizes[f]:
            gains[employer] += met * known.rob[employer][f]
            gains[f] -= met * known.prey[employer][f]


def rehearsed(known: Known, cards: list[int], seat: int, robbing: bool = True) -> float:
    """A seat's share of the win after a round with these cards by figure (0: none). A lone Rum gets a likely number.

    robbing: whether it is thought of that captains who meet rob each other.
    """
    pos, sizes, taken, gains = known.pos[:], known.sizes[:], [0] * PLACES, [0.0] * len(known.sizes)
    n, lone = known.seats, -1
    order: Order = []
    for f, m in enumerate(cards):
        if not m:
            continue
        if cards.count(m) > 1:
            space = pos[f]
            if known.heights[space]:
                sizes[f] += 1
                taken[space] += 1
                if f < n:
                    gains[f] += known.found[f][space]
        elif m == RUM:
            lone = f
        else:
            order.append((m, f))
    if lone < 0:
        order.sort()
        walk(known, order, pos, sizes, taken, gains, robbing)
        return share(known, gains, seat)
    best = 0.0
    for m in likely(known, cards, lone, 3 if lone == seat else 1):
        after = gains[:]
        walk(known, sorted([*order, (m, lone)]), pos[:], sizes[:], taken[:], after, robbing)
        best = max(best, share(known, after, seat))
    return best


def likely(known: Known, cards: list[int], figure: int, count: int) -> list[int]:
    """Numbers that a lone Rum may count as, the most fruitful first."""
    free = [m for m in range(1, RUM) if m not in cards]
    if figure == known.seats:
        return free[:1]  # 7.7
    here, at = known.found[figure], known.pos[figure]
    free.sort(key=lambda m: -here[(at + m) % PLACES])
    return free[:count]


def project(s: State, known: Known, seat: int, number: int) -> float:
    """A seat's share of the win if its lone Rum counts as this number, all cards being known (3.3)."""
    order = sorted([(number if s.choice[f] == RUM else s.choice[f], f) for f in s.moving])
    gains = [0.0] * len(known.sizes)
    walk(known, order, s.pos[:], [len(crew) for crew in s.crews], [0] * PLACES, gains)
    return share(known, gains, seat)
