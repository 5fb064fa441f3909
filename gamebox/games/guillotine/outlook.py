"""What nobles, places in line and cards are worth, and to whom. Reads public fields only."""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from gamebox.games.guillotine import skills
from gamebox.games.guillotine.cards import (
    ARMED,
    CHURCH,
    CHURCHED,
    CIVIC,
    CIVIL,
    COUNT,
    COUNT_CARD,
    COUNTESS,
    DAYS,
    FOREIGN,
    GROUP,
    INDIFFERENT,
    JUDGE,
    MILITARY,
    NEGATIVE,
    PALACE_GUARD,
    POINTS,
    ROYAL,
    SPY,
    TITLE,
    TRAGIC,
    card,
)
from gamebox.games.guillotine.cards import LINE as TWELVE
from gamebox.games.guillotine.skills import SKILLS

if TYPE_CHECKING:
    from gamebox.games.guillotine.rules import State

CARD_TIME: Final = 4
"""Nobles that a player may still collect when cards begin to lose their worth."""
PLACES: Final = 9
"""Places of a line that count; the noble at the front counts fully."""
FAST: Final = card("fast_noble")
ROBESPIERRE: Final = card("robespierre")
CLOWN: Final = card("the_clown")
ODD: Final = frozenset((SPY, FAST, ROBESPIERRE))
"""Nobles who make more of a line than the sum of its places."""
TEMPER: Final[tuple[float, ...]] = (0.3, 1.8)
"""How far apart points must be to tell who wins: at the very end, and more with the root of what may be collected."""
GUARDS: Final = tuple([c for c in range(COUNT) if TITLE[c] == PALACE_GUARD])
JUDGES: Final = tuple([c for c in range(COUNT) if TITLE[c] == JUDGE])
GREYS: Final = tuple([c for c in range(COUNT) if GROUP[c] == NEGATIVE])
GROUPED: Final = tuple([tuple([c for c in range(COUNT) if GROUP[c] == g]) for g in range(5)])
SUPPORTS: Final[tuple[tuple[int, int], ...]] = ((CHURCHED, CHURCH), (CIVIL, CIVIC), (ARMED, MILITARY))
CARDS_FROM: Final = {card("lord"): 1, card("lady"): 1, card("lady_in_waiting"): 1, card("innocent_victim"): -1}
BROUGHT: Final = {card("rival_executioner"): 1.7}
_BASE: Final = tuple([POINTS[c] + BROUGHT.get(c, 0.0) for c in range(COUNT)])
_GUARD, _GREY, _TRAGIC, _COUNT, _COUNTESS = 1, 16, 256, 512, 1024
_MARK: Final = tuple(
    [
        _GUARD * (c in GUARDS) + _GREY * (c in GREYS) + _TRAGIC * (c == TRAGIC) + _COUNT * (c == COUNT_CARD)
        + _COUNTESS * (c == COUNTESS)
        for c in range(COUNT)
    ]
)  # fmt: skip


def left_to_come(s: State) -> float:
    """Nobles that each player may still collect."""
    return (len(s.line) + TWELVE * (DAYS - s.day)) / s.seats


def card_value(s: State) -> float:
    """Points that one more card in hand is worth now."""
    return SKILLS[s.seats][skills.CARD] * min(1.0, left_to_come(s) / CARD_TIME)


def spread(to_come: float) -> float:
    """The difference of points that makes a win e times as likely."""
    return TEMPER[0] + TEMPER[1] * sqrt(to_come)


def tables(s: State) -> list[list[float]]:
    """What collecting each noble would bring each seat, with all it has already."""
    marks = [sum([_MARK[c] for c in pile]) for pile in s.trophies]
    taken = 0
    for mark in marks:
        taken |= mark
    time, fresh = min(1.0, left_to_come(s) / 6), card_value(s)
    w, found = SKILLS[s.seats], []
    for seat, mark in enumerate(marks):
        worth = list(_BASE)
        for c, cards in CARDS_FROM.items():
            worth[c] += cards * fresh
        worth[FAST] += w[skills.FAST]
        worth[CLOWN] = w[skills.CLOWN]
        each = 1.0 + 2 * (mark & 15) + w[skills.GUARDS] * time
        for c in GUARDS:
            worth[c] = each
        if seat in s.laid:
            _supported(s.laid, seat, worth, fresh)
        if s.laid[INDIFFERENT] != seat:
            worth[TRAGIC] = -1.0 - (mark // _GREY & 15)
            if mark & _TRAGIC:
                for c in GREYS:
                    worth[c] -= c != CLOWN
        for own, partner, other in ((COUNT_CARD, _COUNTESS, COUNTESS), (COUNTESS, _COUNT, COUNT_CARD)):
            if mark & partner:
                worth[own] += 4.0
            elif not taken & partner and other not in s.gone:
                worth[own] += w[skills.PAIR] * time
        found.append(worth)
    return found


def _supported(laid: tuple[int, ...], seat: int, worth: list[float], fresh: float) -> None:
    """What the cards in front of a seat add."""
    for slot, group in SUPPORTS:
        if laid[slot] == seat:
            for c in GROUPED[group]:
                worth[c] += 1.0
    if laid[FOREIGN] == seat:
        for c in GROUPED[ROYAL]:
            worth[c] += fresh
    if laid[INDIFFERENT] == seat:
        for c in GREYS:
            if c != CLOWN:
                worth[c] += 1.0 - POINTS[c]


def shares_of(hopes: list[float], to_come: float) -> list[float]:
    """Shares of winning, from the points that seats may hope for."""
    top, width = max(hopes), spread(to_come)
    odds = [exp((hope - top) / width) for hope in hopes]
    total = sum(odds)
    return [x / total for x in odds]


class Outlook:
    """The line as the seat whose turn it is sees it: what falls to it, and what to those who follow.

    spite: points of each other seat that weigh as much as one of one's own, 1 in all: the leader's weigh most. now:
    what the line is worth if no card is played; idle: how much more if a card is played that does not alter it.
    """

    __slots__ = ("_down", "_factors", "_rows", "_up", "card", "hopes", "idle", "line", "now", "odd", "own", "seat",
                 "spite", "tables", "to_come", "w")  # fmt: skip

    def __init__(self, s: State) -> None:
        n, seat = s.seats, s.turn
        w = self.w = SKILLS[n]
        self.line, self.seat, self.to_come, self.card = s.line, seat, left_to_come(s), card_value(s)
        self.tables = tables(s)
        self.own = self.tables[seat]
        self.hopes = [p + self.card * len(hand) for p, hand in zip(s.scores(), s.hands, strict=True)]
        shares = shares_of(self.hopes, self.to_come)
        rest = max(1e-9, 1.0 - shares[seat])
        share_of = [share / rest for share in shares]
        self.spite = [-1.0 if i == seat else w[skills.MALICE] * share for i, share in enumerate(share_of)]
        waiting = [self.tables[(seat + k) % n] for k in range(n)]
        for judge in JUDGES:
            if judge in self.line:
                waiting[1 % n] = waiting[1 % n][:]
                waiting[1 % n][judge] -= w[skills.JUDGED]
        self._rows = [waiting[k % n] for k in range(PLACES)]
        self._factors = [1.0]
        for k in range(1, PLACES):
            self._factors.append(w[skills.PLACE + k - 1] * (-share_of[(seat + k) % n] if k % n else 1.0))
        self.odd = not ODD.isdisjoint(self.line)
        self._up: list[float] = []
        self._down: list[float] = []
        self.now = self._judge(self.line)
        self.idle = self.after(self.line[:]) if self.odd else 0.0

    def place(self, k: int, noble: int) -> float:
        """What it is worth that a noble stands at a place."""
        return self._factors[k] * self._rows[k][noble] if k < PLACES else 0.0

    def after(self, line: list[int]) -> float:
        """How much better it would be to collect from this line, made by a card: Master Spy still goes to its end."""
        if SPY in line:
            line.remove(SPY)
            line.append(SPY)
        return self._judge(line) - self.now

    def _judge(self, line: list[int]) -> float:
        """What a line is worth, with what its first noble does."""
        if self.odd and line:
            if line[0] == FAST:
                return self.own[FAST] - self.w[skills.FAST] + self._judge(line[1:])
            if line[0] == ROBESPIERRE:
                return self.own[ROBESPIERRE] + self.ending()
        return sum([f * row[c] for f, row, c in zip(self._factors, self._rows, line)])  # noqa: B905

    def ending(self) -> float:
        """What it is worth, in points, that nothing more is collected this day."""
        lead = self.hopes[self.seat] - max([h for i, h in enumerate(self.hopes) if i != self.seat])
        n = len(self.tables)
        later = max(0.0, self.to_come - (len(self.line) - 1) / n)
        limit = self.w[skills.LIMIT]
        return max(-limit, min(limit, lead * (spread(self.to_come) / spread(later) - 1.0)))

    def moved(self, src: int, dst: int) -> float:
        """How much better it would be if a noble went from one place to another."""
        line = self.line
        noble = line[src]
        if self.odd:
            changed = line[:]
            del changed[src]
            changed.insert(dst, noble)
            return self.after(changed)
        gain = self.place(dst, noble) - self.place(src, noble)
        if dst < src:
            ups = self._up or self._steps(1, self._up)
            return gain + ups[src] - ups[dst]
        downs = self._down or self._steps(-1, self._down)
        return gain + downs[dst + 1] - downs[src + 1]

    def _steps(self, way: int, sums: list[float]) -> list[float]:
        """Running sums of what changes when each noble steps back (1) or forward (-1) by one place."""
        total = 0.0
        sums.append(total)
        for k, c in enumerate(self.line):
            if k + way >= 0:
                total += self.place(k + way, c) - self.place(k, c)
            sums.append(total)
        return sums

    def without(self, at: int) -> float:
        """How much better it would be if a noble were not in line."""
        if self.odd:
            return self.after(self.line[:at] + self.line[at + 1 :])
        downs = self._down or self._steps(-1, self._down)
        return downs[-1] - downs[at + 1] - self.place(at, self.line[at])

    def mean(self, nobles: list[int], seat: int) -> float:
        """What one of these nobles, nobody knows which, is worth to a seat."""
        table = self.tables[seat]
        return sum([table[c] for c in nobles]) / len(nobles) if nobles else 0.0

    def mixed(self, nobles: list[int], places: int) -> float:
        """How much better it would be if some of these nobles, nobody knows which, stood at the first places."""
        n, gain = len(self.tables), 0.0
        means = [self.mean(nobles, (self.seat + k) % n) for k in range(min(n, places))]
        for k in range(min(places, PLACES)):
            gain += self._factors[k] * means[k % n]
            if k < len(self.line):
                gain -= self.place(k, self.line[k])
        return gain

    def weight(self, k: int) -> float:
        """What a point at a place is worth."""
        return self._factors[k] if k < PLACES else 0.0

    def waiting(self) -> float:
        """How much better it would be to collect nothing, and leave the front to the next player."""
        return sum([self.place(k + 1, c) for k, c in enumerate(self.line)]) - self.now

    def unseen(self, s: State) -> list[int]:
        """The nobles of the Conciergerie, in no order."""
        out = {*s.line, *s.gone}
        for pile in s.trophies:
            out.update(pile)
        return [c for c in range(COUNT) if c not in out]
