"""What crews are worth while the game still runs, and who is likely to win. Reads public fields only."""

from __future__ import annotations

from math import exp
from typing import Final

from gamebox.games.halunken.actions import GIVE, OVER, RUMS, TAKE
from gamebox.games.halunken.cards import COLOUR, PLACES, ROUNDS, RUM, VALUE
from gamebox.games.halunken.rules import State, crew_score

UNSEEN: Final = 10.5
"""What the sailor below the top one is worth to anybody."""
COUNTS: Final = tuple([0.45 + 0.2 * k for k in range(ROUNDS + 1)])
"""How strongly one sailor more makes a colour the one that will be doubled, by rounds played."""
SUMS: Final = 0.03
"""The same for one point more in that colour."""

Taste = tuple[float, ...]
"""What a crew makes of a sailor: per colour a factor on its value (0..3) and a bonus (4..7)."""


def taste(crew: tuple[int, ...], played: int, light: float = 0.0) -> Taste:
    """How much a crew wants each colour, given that one of them will count twice (4.2), and one sailor more at all."""
    counts, sums = [0, 0, 0, 0], [0, 0, 0, 0]
    for c in crew:
        colour = COLOUR[c]
        counts[colour] += 1
        sums[colour] += VALUE[c]
    a = COUNTS[played]
    w0, w1 = exp(a * counts[0] + SUMS * sums[0]), exp(a * counts[1] + SUMS * sums[1])
    w2, w3 = exp(a * counts[2] + SUMS * sums[2]), exp(a * counts[3] + SUMS * sums[3])
    whole = w0 + w1 + w2 + w3
    w0, w1, w2, w3 = w0 / whole, w1 / whole, w2 / whole, w3 / whole
    mean = w0 * sums[0] + w1 * sums[1] + w2 * sums[2] + w3 * sums[3]
    return (
        1.0 + w0, 1.0 + w1, 1.0 + w2, 1.0 + w3,
        a * w0 * (sums[0] - mean) + light, a * w1 * (sums[1] - mean) + light,
        a * w2 * (sums[2] - mean) + light, a * w3 * (sums[3] - mean) + light,
    )  # fmt: skip


def worth(t: Taste, card: int) -> float:
    """What a sailor adds to a crew of this taste, or takes from it."""
    colour = COLOUR[card]
    return VALUE[card] * t[colour] + t[4 + colour]


def outlook(crew: tuple[int, ...], played: int) -> float:
    """The points that a crew as it stands may be expected to count at the end."""
    counts, sums, total = [0, 0, 0, 0], [0, 0, 0, 0], 0
    for c in crew:
        colour, value = COLOUR[c], VALUE[c]
        counts[colour] += 1
        sums[colour] += value
        total += value
    a = COUNTS[played]
    w0, w1 = exp(a * counts[0] + SUMS * sums[0]), exp(a * counts[1] + SUMS * sums[1])
    w2, w3 = exp(a * counts[2] + SUMS * sums[2]), exp(a * counts[3] + SUMS * sums[3])
    return total + (w0 * sums[0] + w1 * sums[1] + w2 * sums[2] + w3 * sums[3]) / (w0 + w1 + w2 + w3)


STEEP: Final[tuple[tuple[float, ...], ...]] = (
    (0.035, 0.035, 0.035, 0.040, 0.048, 0.062, 0.083, 0.125, 0.16),
    (0.020, 0.020, 0.022, 0.030, 0.033, 0.042, 0.053, 0.075, 0.11),
    (0.025, 0.025, 0.027, 0.030, 0.033, 0.042, 0.055, 0.085, 0.13),
    (0.020, 0.020, 0.022, 0.024, 0.030, 0.040, 0.055, 0.080, 0.12),
)
"""How much one point of lead weighs, by kind of game and rounds played. Fitted to games of the rule player."""
LIGHT: Final[tuple[tuple[float, ...], ...]] = (
    (-6.5, -6.5, -7.0, -5.0, -3.5, -2.5, -1.0, 0.0, 0.0),
    (-9.0, -9.0, -9.0, -8.0, -7.0, -5.5, -4.0, -2.0, 0.0),
    (-1.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
    (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
)
"""Points that one sailor more is worth by itself: large crews are robbed, small ones rob. Fitted likewise."""


def kind(s: State) -> int:
    """Basic, Black Jack, duel, duel with the pile: what the fitted numbers depend on."""
    return 2 + s.free_pile if s.duel else int(s.jack)


def lightness(s: State) -> float:
    """What one sailor more is worth by itself after this round."""
    return LIGHT[kind(s)][s.round]


def strengths(s: State) -> list[float]:
    """Points that each seat may be expected to have at the end, all future gains that are alike for everybody aside."""
    n, played = s.seats, max(0, s.round - 1)
    light, bids = LIGHT[kind(s)][played], s.bids
    points = [0.0] * n
    for seat in range(n):
        crew = s.crews[seat]
        if bids[seat] and seat != s.leader:  # the highest bidder is about to pay
            crew = crew + bids[seat]
        points[seat] = outlook(crew, played) + light * len(crew)
    if s.moving and (s.phase == TAKE or s.phase == RUMS or s.phase == GIVE):
        _coming(s, points)
    return points


def _coming(s: State, points: list[float]) -> None:
    """Adds what the captains that have still to move this round will find, as far as it lies open."""
    for f in s.moving:
        if f < s.seats:
            m = s.choice[f]
            if m == RUM:
                m = s.named or 4
            space = (s.pos[f] + m) % PLACES
            h = s.heights[space]
            if h:
                points[f] += 1.25 * VALUE[s.deck[3 * space + h - 1]] + lightness(s)


def shares(points: list[float], steep: float) -> tuple[float, ...]:
    """Shares of the win that follow from points."""
    most = max(points)
    odds = [exp(steep * (x - most)) for x in points]
    whole = sum(odds)
    return tuple([x / whole for x in odds])


def value(s: State) -> tuple[float, ...]:
    """Each seat's share of winning."""
    if s.phase == OVER:
        ranks = s.ranks()
        winners = ranks.count(1)
        return tuple([1 / winners if rank == 1 else 0.0 for rank in ranks])
    return shares(strengths(s), STEEP[kind(s)][max(0, s.round - 1)])


def moved(s: State, card: int, giver: int, taker: int, seat: int) -> float:
    """A seat's share of the win after this round if a sailor changes crews (-1: nobody's)."""
    n, played = s.seats, s.round
    light, points = LIGHT[kind(s)][played], []
    for f in range(n):
        crew = s.crews[f]
        if f == giver:
            crew = tuple([c for c in crew if c != card])
        elif f == taker:
            crew = (*crew, card)
        points.append(outlook(crew, played) + light * len(crew) if played < ROUNDS else float(crew_score(crew)))
    return shares(points, STEEP[kind(s)][played])[seat]
