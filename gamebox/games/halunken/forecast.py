"""What may happen this round: what each captain finds where its cards lead, who meets whom, what the others will show.

Everything here follows from what lies open: positions, crews, top sailors and the cards that the hands still hold. So
it is worked out once for a position and kept for all seats and all imagined worlds in which the same lies open.
"""

from __future__ import annotations

from math import exp
from typing import Final

from gamebox.games.halunken.cards import HAND, JACK_CARDS, PLACES, RUM
from gamebox.games.halunken.evaluation import UNSEEN, Taste, taste, worth
from gamebox.games.halunken.rules import State

SPITE: Final = (0.0, 0.0, 1.0, 0.5, 0.33)
"""What the loss of a rival is worth beside an own gain, by number of seats."""
GUESS: Final = 4.0
"""Points that make a rival's card e times as likely in the first guess."""
CHOOSE: Final = 3.0
"""The same for what the others will show after thinking one step further."""
RUM_LATE: Final = 1.0
"""Points that the free choice of the Rum is worth beside the best plain number."""
TRIALS: Final = 24
"""Imagined rounds in which each card is tried."""
SPREAD: Final = tuple(
    [
        tuple(
            [
                (0.5 + k * (0.6180339887, 0.7548776662, 0.5698402910, 0.8191725134, 0.6710436067)[f]) % 1.0
                for k in range(TRIALS)
            ]
        )
        for f in range(5)
    ]
)
"""By figure, shares of its odds that cover them evenly and together with those of the other figures."""
KEPT: Final = 1024
"""Forecasts kept at a time."""

Odds = list[float]
"""By movement card 0..8, how likely a figure shows it."""


class Forecast:
    """A round before its cards are shown. Figures are the captains, then Black Jack where he draws or is given a card."""

    __slots__ = (
        "crews", "employer", "figures", "found", "hands", "heights", "least", "left", "loss", "march", "odds", "pos",
        "rob", "seats", "sizes", "spite", "tastes", "tops", "tried",
    )  # fmt: skip

    def __init__(self, s: State, tops: tuple[int, ...]) -> None:
        n = s.seats
        self.seats, self.tops, self.heights, self.pos = n, tops, s.heights, s.pos
        self.crews, self.hands, self.employer = s.crews, s.hands, s.employer
        self.left = s.round - 1
        self.sizes = [len(crew) for crew in s.crews]
        self.tastes: list[Taste] = [taste(crew, self.left) for crew in s.crews[:n]]
        self.march = march_odds(s) if s.jack_pile and not (s.duel and s.employer >= 0) else None
        cards_for_jack = s.duel and self.march is None
        self.figures = n + 1 if s.jack else n
        self.rob = [self._spoils(i) for i in range(n)]
        self.spite = SPITE[n]
        self.tried: dict[int, Odds] = {}
        self.found = [[0.0 if c < 0 else worth(t, c) for c in tops] for t in self.tastes]
        self.least = [min([worth(t, c) for c in s.crews[i]], default=0.0) for i, t in enumerate(self.tastes)]
        hurt = 1.0 + SPITE[n]
        self.loss = [hurt * max([worth(t, c) for c in s.crews[i]], default=0.0) for i, t in enumerate(self.tastes)]
        self.odds: list[Odds] = [self._first_guess(i) for i in range(n)]
        if s.jack:
            self.odds.append(even(s.hands[n]) if cards_for_jack else [0.0] * 9)
        second = [soft(self.hopes(i), s.hands[i], CHOOSE) for i in range(n)]
        self.odds[:n] = second

    def _spoils(self, i: int) -> list[float]:
        """By figure met, what a captain gains by the best sailor it could take there."""
        t, n, crews, spite = self.tastes[i], self.seats, self.crews, SPITE[self.seats]
        spoils = [0.0] * (n + 1)
        for j in range(n):
            if j != i:
                other = self.tastes[j]
                spoils[j] = max([worth(t, c) + spite * worth(other, c) for c in crews[j]], default=0.0)
        spoils[n] = max([worth(t, c) for c in crews[n]], default=0.0)
        return spoils

    def find(self, i: int, space: int) -> float:
        """What the top sailor of a tavern is worth to a captain."""
        return self.found[i][space]

    def _first_guess(self, i: int) -> Odds:
        """What a captain will show if it looks only at the sailors and at who stands there now."""
        p, size, rob = self.pos[i], self.sizes[i] + 1, self.rob[i]
        hopes = [0.0] * 9
        for m in range(1, RUM):
            space = (p + m) % PLACES
            hope = self.find(i, space)
            if space in self.pos:
                j = self.pos.index(space)
                if size <= self.sizes[j]:
                    hope += 0.5 * rob[j]
            hopes[m] = hope
        hopes[RUM] = max(hopes) - 1.0
        return soft(hopes, self.hands[i], GUESS)

    def hopes(self, i: int) -> list[float]:
        """What each movement card 1..8 of a captain may be expected to bring this round, in points."""
        hand = self.hands[i]
        p, at_home = self.pos[i], self.find(i, self.pos[i])
        hopes = [0.0] * 9
        best = -1e9
        for m in range(1, RUM):
            alone = 1.0
            for j, odds in enumerate(self.odds):
                if j != i:
                    alone *= 1.0 - odds[m]
            plain = self._arrive(i, m, (p + m) % PLACES)
            best = max(best, plain)
            if hand >> m & 1:
                hopes[m] = alone * plain + (1.0 - alone) * (at_home + self.ashore(i, p, 0)) if alone < 1.0 else plain
        if hand >> RUM & 1:
            alone = 1.0
            for j, odds in enumerate(self.odds):
                if j != i:
                    alone *= 1.0 - odds[RUM]
            hopes[RUM] = alone * (best + RUM_LATE) + (1.0 - alone) * (at_home + self.ashore(i, p, 0))
        return hopes

    def _arrive(self, i: int, m: int, space: int) -> float:
        """What a captain that is not cancelled gains and loses by moving m spaces to this one."""
        p, n, pos, sizes, rob = self.pos[i], self.seats, self.pos, self.sizes, self.rob[i]
        size, first, gain = sizes[i] + 1, 1.0, 0.0
        loss = self.loss[i]
        for j, odds in enumerate(self.odds):
            if j == i:
                continue
            far = (space - pos[j]) % PLACES
            if not far:  # stands there, unless gone by then
                if j == n:
                    gain += self._board(i, m, size)
                elif size <= sizes[j]:
                    gain += sum(odds[m + 1 :]) * rob[j]
            elif far < m:
                first *= 1.0 - odds[far]
                if size <= sizes[j] + 1:
                    gain += odds[far] * rob[j]
            elif m < far < RUM and self._robs(j, i, size):
                gain -= odds[far] * loss
            near = (p - pos[j]) % PLACES
            if 0 < near < m and self._robs(j, i, size - 1):
                gain -= odds[near] * loss
        found = self.find(i, space)
        if first < 1.0:
            found = first * found + (1.0 - first) * (UNSEEN if self.heights[space] > 1 else 0.0)
        return found + gain + self.march_past(i, space, size)

    def _robs(self, j: int, i: int, size: int) -> bool:
        """Whether a figure that lands on a captain with so many sailors may take one."""
        if j < self.seats:
            return self.sizes[j] + 1 <= size
        if self.employer < 0:
            return self.sizes[j] + 1 <= size
        return self.employer != i and self.sizes[self.employer] <= size

    def _board(self, i: int, m: int, size: int) -> float:
        """What landing on Black Jack brings (5.10, 7.11), times how likely he is still there."""
        n, employer, rob = self.seats, self.employer, self.rob[i]
        prize = rob[n] if size <= self.sizes[n] else 0.0
        if employer >= 0 and employer != i and size <= self.sizes[employer]:
            prize = max(prize, rob[employer])
        if self.march is not None or not sum(self.odds[n]):
            return prize
        return prize if employer == i else sum(self.odds[n][m + 1 :]) * prize

    def ashore(self, i: int, space: int, size_more: int) -> float:
        """What a captain that stands still must expect of the others."""
        size, loss, gain = self.sizes[i] + 1, self.loss[i], 0.0
        for j, odds in enumerate(self.odds):
            if j != i:
                far = (space - self.pos[j]) % PLACES
                if 0 < far < RUM and self._robs(j, i, size):
                    gain -= odds[far] * loss
        return gain + self.march_past(i, space, size)

    def march_past(self, i: int, space: int, size: int) -> float:
        """What Black Jack brings or takes on his way at the end of the round (5.13), standing on this space then."""
        if self.march is None:
            return 0.0
        n = self.seats
        met, employer = self.march[(space - self.pos[n]) % PLACES], self.employer
        if employer < 0:
            return -met * min([worth(self.tastes[i], c) for c in self.crews[i]], default=0.0)
        if employer == i:
            return met * self.rob[i][n]
        return -met * self.loss[i] if self.sizes[employer] + 1 <= size else 0.0

    def march_by(self, i: int, pos: list[int], sizes: list[int]) -> float:
        """What his way at the end of the round brings a seat, everybody standing there (5.13)."""
        assert self.march is not None
        n, employer, spite, march = self.seats, self.employer, self.spite, self.march
        gain = 0.0
        for f in range(n):
            met = march[(pos[f] - pos[n]) % PLACES]
            if employer < 0:
                gain += met * (-self.least[f] if f == i else spite * self.least[f])
            elif f == employer:
                gain += met * (self.rob[f][n] if f == i else -spite * self.rob[f][n])
            elif sizes[employer] <= sizes[f]:
                if employer == i:
                    gain += met * self.rob[i][f]
                else:
                    gain -= met * (self.loss[i] if f == i else spite * self.rob[employer][f])
        return gain

    def trials(self, i: int, order: int = 0) -> Odds:
        """What each card in a hand brings on the average of many imagined rounds; order: Black Jack's card, if given."""
        key = 9 * i + order
        hopes = self.tried.get(key)
        if hopes is None:
            hopes = self.tried[key] = self._trials(i, order)
        return hopes

    def _trials(self, i: int, order: int) -> Odds:
        hopes, held = [0.0] * 9, [m for m in HAND if self.hands[i] >> m & 1]
        for k in range(TRIALS):
            cards = [0 if f == i else drawn(odds, SPREAD[f][k]) for f, odds in enumerate(self.odds)]
            if order:
                cards[self.seats] = order
            for m in held:
                cards[i] = m
                hopes[m] += after_cancelling(self, cards, i)
        for m in held:
            hopes[m] /= TRIALS
        return hopes


def walk(
    look: Forecast, order: list[tuple[int, int]], pos: list[int], sizes: list[int], taken: list[int], seat: int
) -> float:
    """What a seat gains, and the others lose, while figures move in this order (number, figure). Changes the lists."""
    n, spite, heights, found, gain = look.seats, look.spite, look.heights, look.found, 0.0
    for m, f in order:
        space = (pos[f] + m) % PLACES
        hit = pos.index(space) if space in pos else -1
        pos[f] = space
        beneath = taken[space]
        if heights[space] > beneath:
            sizes[f] += 1
            taken[space] = beneath + 1
            if f < n:
                worth_it = UNSEEN if beneath else found[f][space]
                gain += worth_it if f == seat else -spite * worth_it
        if hit >= 0:
            gain += meet(look, seat, f, hit, sizes)
            goal = (space + 1) % PLACES
            while goal in pos:
                goal = (goal + 1) % PLACES
            pos[hit] = goal
    if look.march is not None:
        gain += look.march_by(seat, pos, sizes)
    return gain


def meet(look: Forecast, seat: int, mover: int, hit: int, sizes: list[int]) -> float:
    """What a seat gains or loses when one figure lands on another; sizes change by the sailor taken."""
    n, employer = look.seats, look.employer
    taker, loser = mover, hit
    if mover == n:
        taker = n if employer < 0 else employer
    elif hit == n and employer >= 0 and employer != mover and sizes[mover] <= sizes[employer]:
        if sizes[mover] > sizes[n] or look.rob[mover][employer] > look.rob[mover][n]:
            loser = employer
    if taker == loser or sizes[taker] > sizes[loser] or not sizes[loser]:
        return 0.0
    sizes[taker] += 1
    sizes[loser] -= 1
    if taker == seat:
        return look.rob[seat][loser]
    if loser == seat:
        return -look.loss[seat] if taker < n else -look.least[seat]
    return -look.spite * look.rob[taker][loser] if taker < n else look.spite * look.least[loser]


def after_cancelling(look: Forecast, cards: list[int], seat: int) -> float:
    """What a seat gains in a round with these cards by figure (0: none; a lone Rum gets its likely number)."""
    pos, sizes, taken, gain = look.pos[:], look.sizes[:], [0] * PLACES, 0.0
    n, order, lone = look.seats, [], -1
    for f, m in enumerate(cards):
        if not m:
            continue
        if cards.count(m) > 1:
            space = pos[f]
            if look.heights[space]:
                sizes[f] += 1
                taken[space] += 1
                if f < n:
                    gain += look.found[f][space] if f == seat else -look.spite * look.found[f][space]
        elif m == RUM:
            lone = f
        else:
            order.append((m, f))
    if lone < 0:
        order.sort()
        return gain + walk(look, order, pos, sizes, taken, seat)
    free = [m for m in range(1, RUM) if m not in cards]
    if lone == n:
        numbers = free[:1]
    else:
        here, at = look.found[lone], pos[lone]
        free.sort(key=lambda m: -here[(at + m) % PLACES])
        numbers = free[: 3 if lone == seat else 1]
    return gain + max([walk(look, sorted([*order, (m, lone)]), pos[:], sizes[:], taken[:], seat) for m in numbers])


def project(s: State, look: Forecast, seat: int, number: int) -> float:
    """What the rest of this round brings a seat whose lone Rum counts as this number, all cards being known (3.3)."""
    order = sorted([(number if s.choice[f] == RUM else s.choice[f], f) for f in s.moving])
    return walk(look, order, s.pos[:], [len(crew) for crew in s.crews], [0] * PLACES, seat)


def march_odds(s: State) -> tuple[float, ...]:
    """How likely Black Jack's next card takes him to, or past, a captain so many spaces ahead (5.12)."""
    rest = [k for k in range(1, JACK_CARDS + 1) if k not in s.jack_row]
    return tuple([0.0, *[sum([k >= d for k in rest]) / len(rest) for d in range(1, PLACES)]])


def drawn(odds: Odds, x: float) -> int:
    """The card at this share of the odds; 0 when there is none."""
    last = 0
    for m in HAND:
        if odds[m] > 0.0:
            last = m
            x -= odds[m]
            if x < 0.0:
                return m
    return last


def even(hand: int) -> Odds:
    """Each card of a hand as likely."""
    held = [m for m in HAND if hand >> m & 1]
    odds = [0.0] * 9
    for m in held:
        odds[m] = 1.0 / len(held)
    return odds


def soft(hopes: list[float], hand: int, points: float) -> Odds:
    """Cards of a hand, likelier by a factor of e for so many points more."""
    odds = [0.0] * 9
    held = [m for m in HAND if hand >> m & 1]
    most = max([hopes[m] for m in held], default=0.0)
    whole = 0.0
    for m in held:
        odds[m] = x = exp((hopes[m] - most) / points)
        whole += x
    for m in held:
        odds[m] /= whole
    return odds


_kept: dict[tuple[object, ...], Forecast] = {}


def forecast(s: State) -> Forecast:
    """The forecast for a round whose cards are being chosen; the same object for all positions that look the same."""
    deck = s.deck
    tops = tuple([deck[3 * i + h - 1] if h else -1 for i, h in enumerate(s.heights)])
    key = (tops, tuple(s.heights), tuple(s.crews), tuple(s.hands), tuple(s.pos), s.employer, s.jack_row, s.free_pile)
    found = _kept.get(key)
    if found is None:
        if len(_kept) >= KEPT:
            _kept.clear()
        found = _kept[key] = Forecast(frozen(s), tops)
    return found


def frozen(s: State) -> State:
    """A copy that later moves do not change."""
    return s.clone()
