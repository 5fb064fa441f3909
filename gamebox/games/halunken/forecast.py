"""What may happen this round: what each captain finds where its cards lead, who meets whom, what the others will show.

Everything here follows from what lies open: positions, crews, top sailors and the cards that the hands still hold. So
it is worked out once for a position and kept for all seats and all imagined worlds in which the same lies open.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from gamebox.games.halunken.cards import HAND, JACK_CARDS, PLACES, RUM
from gamebox.games.halunken.evaluation import STEEP, UNSEEN, Taste, kind, lightness, outlook, taste, worth
from gamebox.games.halunken.rehearsal import rehearsed
from gamebox.games.halunken.rules import State

SPITE: Final[tuple[float, ...]] = (0.0, 0.0, 1.0, 0.5, 0.33)
"""What the loss of a rival is worth beside an own gain, by number of seats."""
GUESS: Final = 7.0
"""Points that make a rival's card e times as likely in the first guess."""
CHOOSE: Final = 10.0
"""The same for what the others will show after thinking one step further."""
RUM_LATE: Final = 1.0
"""Points that the free choice of the Rum is worth beside the best plain number."""
TRIALS: Final = 64
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
CASUAL: Final = 32
"""Times that a captain who does not think far is imagined to choose a card."""
LUCK: Final = tuple([tuple([dice.random() for _ in range(2 * CASUAL)]) for dice in map(Random, range(5))])
"""By figure, what such captains imagine of the others' cards."""
KEPT: Final = 1024
"""Forecasts kept at a time."""

Odds = list[float]
"""By movement card 0..8, how likely a figure shows it."""


class Forecast:
    """A round before its cards are shown. Figures: the captains, then Black Jack where he has a card too."""

    __slots__ = (
        "crews", "employer", "figures", "found", "hands", "heights", "hoped", "least", "left", "loss", "march", "odds",
        "points", "pos", "prey", "rob", "seats", "shown", "sizes", "steep", "tastes", "tops", "tried", "unseen",
    )  # fmt: skip

    def __init__(self, s: State, tops: tuple[int, ...]) -> None:
        n = s.seats
        self.seats, self.tops, self.heights, self.pos = n, tops, s.heights, s.pos
        self.crews, self.hands, self.employer = s.crews, s.hands, s.employer
        self.left = s.round - 1
        self.sizes = [len(crew) for crew in s.crews]
        light = lightness(s)
        self.unseen = UNSEEN + light
        self.tastes: list[Taste] = [taste(crew, self.left, light) for crew in s.crews[:n]]
        self.march = march_odds(s) if s.jack_pile and not (s.duel and s.employer >= 0) else None
        cards_for_jack = s.duel and self.march is None
        self.figures = n + 1 if s.jack else n
        self.steep = STEEP[kind(s)][s.round]
        self.points = [outlook(crew, self.left) + light * len(crew) for crew in s.crews[:n]]
        self.tried: dict[int, Odds] = {}
        self.shown: dict[int, Odds] = {}
        self.found = [[0.0 if c < 0 else worth(t, c) for c in tops] for t in self.tastes]
        self.least = [min([worth(t, c) for c in s.crews[i]], default=0.0) for i, t in enumerate(self.tastes)]
        self.rob, self.prey = [[0.0] * (n + 1) for _ in range(n)], [[0.0] * (n + 1) for _ in range(n)]
        for i in range(n):
            self._spoils(i)
        hurt = 1.0 + SPITE[n]
        self.loss = [hurt * max([worth(t, c) for c in s.crews[i]], default=0.0) for i, t in enumerate(self.tastes)]
        self.odds: list[Odds] = [self._first_guess(i) for i in range(n)]
        if s.jack:
            self.odds.append(even(s.hands[n]) if cards_for_jack else [0.0] * 9)
        self.hoped = [self.hopes(i) for i in range(n)]
        self.odds[:n] = [soft(hopes, s.hands[i], CHOOSE) for i, hopes in enumerate(self.hoped)]

    def _spoils(self, i: int) -> None:
        """By figure met, what a captain gains by the best sailor it could take there, and what that one loses."""
        t, n, spite = self.tastes[i], self.seats, SPITE[self.seats]
        for j, crew in enumerate(self.crews):
            if j == i or not crew:
                continue
            if j == n:
                self.rob[i][n] = max(0.0, max([worth(t, c) for c in crew]))
                continue
            other = self.tastes[j]
            best, gain, lost = max(
                [(worth(t, c) + spite * worth(other, c), worth(t, c), worth(other, c)) for c in crew]
            )
            if best > 0.0:
                self.rob[i][j], self.prey[i][j] = gain, lost

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
            found = first * found + (1.0 - first) * (self.unseen if self.heights[space] > 1 else 0.0)
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

    def trials(self, i: int, order: int = 0) -> Odds:
        """The share of the win after each card of a hand, in imagined rounds. order: a card given to Black Jack."""
        key = 9 * i + order
        shares = self.tried.get(key)
        if shares is None:
            shares = self.tried[key] = self._trials(i, order)
        return shares

    def casual(self, i: int) -> Odds:
        """What a captain shows that takes what two quick looks at the sailors promise, and fears no robber."""
        odds = self.shown.get(i)
        if odds is None:
            odds = self.shown[i] = self._casual(i)
        return odds

    def _casual(self, i: int) -> Odds:
        held = [m for m in HAND if self.hands[i] >> m & 1]
        blind = [even(self.hands[f]) if any(odds) else odds for f, odds in enumerate(self.odds)]
        odds = [0.0] * 9
        for k in range(CASUAL):
            hopes = [0.0] * 9
            for look in (2 * k, 2 * k + 1):
                cards = [drawn(other, LUCK[f][look]) for f, other in enumerate(blind)]
                for m in held:
                    cards[i] = m
                    hopes[m] += rehearsed(self, cards, i, robbing=False)
            odds[max(held, key=lambda m: hopes[m])] += 1.0
        for m in held:
            odds[m] = (odds[m] + 1.0) / (CASUAL + len(held))
        return odds

    def _trials(self, i: int, order: int) -> Odds:
        shares, held = [0.0] * 9, [m for m in HAND if self.hands[i] >> m & 1]
        for k in range(TRIALS):
            cards = [0 if f == i else drawn(odds, SPREAD[f][k]) for f, odds in enumerate(self.odds)]
            if order:
                cards[self.seats] = order
            for m in held:
                cards[i] = m
                shares[m] += rehearsed(self, cards, i)
        for m in held:
            shares[m] /= TRIALS
        return shares


def march_odds(s: State) -> tuple[float, ...]:
    """How likely Black Jack's next card takes him to, or past, a captain so many spaces ahead (5.12)."""
    rest = [k for k in range(1, JACK_CARDS + 1) if k not in s.jack_row]
    return (0.0, *[sum([k >= d for k in rest]) / len(rest) for d in range(1, PLACES)])


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


def top_sailors(s: State) -> tuple[int, ...]:
    """By tavern, the sailor that lies open; -1 where none is left."""
    deck = s.deck
    return tuple([deck[3 * i + h - 1] if h else -1 for i, h in enumerate(s.heights)])


_kept: dict[tuple[object, ...], Forecast] = {}


def forecast(s: State) -> Forecast:
    """The forecast for a round whose cards are being chosen; the same object for all positions that look the same."""
    tops = top_sailors(s)
    key = (tops, tuple(s.heights), tuple(s.crews), tuple(s.hands), tuple(s.pos), s.employer, s.jack_row, s.free_pile)
    found = _kept.get(key)
    if found is None:
        if len(_kept) >= KEPT:
            _kept.clear()
        found = _kept[key] = Forecast(s.clone(), tops)
    return found
