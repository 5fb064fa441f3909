"""The market of promissory notes: paying in, taking out, repair (section 5), and pay days (section 9)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import TYPE_CHECKING, Final

from gamebox.core.events import ANYWHERE, Counted, Emit, Moved, Said, Turned
from gamebox.core.rng import roll
from gamebox.games.gnadenlos import decisions, ledger, stage, turn
from gamebox.games.gnadenlos.actions import FILL, FILLED, TAKE, TAKEN, TAKEN_TWO, Choice
from gamebox.games.gnadenlos.cards import (
    COLOUR,
    FATAL,
    ONE,
    ROW,
    VALUE,
    VULTURE_STEPS,
)
from gamebox.games.gnadenlos.ledger import NOBODY, TURNED

if TYPE_CHECKING:
    from gamebox.games.gnadenlos.rules import State

ROLLS = 18
"""Rolls of the die that are drawn from chance at once."""
_ALL_ROLLS = ROW**ROLLS
AFTER_SHOWDOWN: Final = 0
AFTER_PAY_DAY: Final = 1


def pay_in(s: State, seat: int, faces: tuple[int, ...], emit: Emit | None) -> None:
    """A bid goes face down into the first free places, in this order (5.1, 5.3)."""
    batch = ledger.new_batch(s, faces)
    if emit is not None:
        for k, face in enumerate(faces):
            emit(Moved(face, stage.BIDS[seat], ANYWHERE, stage.SLOTS[len(s.market) + k], 0, ()))
        emit(Said("pays", seat, number=len(faces)))
    payer = seat if decisions.PAYER_ORDERS else NOBODY
    s.market += [ledger.packed(face, payer, batch) for face in faces]


def take(s: State, seat: int, places: tuple[int, ...], emit: Emit | None) -> None:
    """A seat takes notes after a showdown, named before it looks (6.4d); then the next one, then repair.

    A place named twice stands for the first two notes like that.
    """
    market = s.market
    if len(places) == 2 and places[0] == places[1]:
        places = tuple(_kinds(s, seat, 0, True)[places[0]][:2])
    for i in places:
        if emit is not None:
            stage.note_to_hand(s, emit, stage.SLOTS[i], seat, market[i] & 31)
        ledger.taken(s, seat, market[i])
        market[i] = -1
    if emit is not None:
        emit(Said("takes", seat, number=len(places)))
    s.queue = s.queue[1:]
    if s.queue:
        s.current = s.queue[0]
    else:
        repair(s, AFTER_SHOWDOWN, emit)


def takes_one(s: State) -> bool:
    """Whether a gunman takes one note now, not two (6.4b)."""
    return s.force.count(max(s.force)) > 1 or not decisions.TWO_AT_ONCE


def alike(s: State, seat: int, start: int) -> dict[int, list[int]]:
    """The places from one on that are one choice for a seat now, by the first of them."""
    return _kinds(s, seat, start, s.phase == TAKE and not takes_one(s))


def _kinds(s: State, seat: int, start: int, apart: bool) -> dict[int, list[int]]:
    """Places by what their notes are to a seat, as far as everybody can tell: so what is offered gives away nothing.

    A note that all know; one that the seat laid and nobody else knows; any of those that others laid with alike bids.
    apart: each bid by itself, as always those of which the seat took a note: then it may know more of the rest.
    """
    market, batches = s.market, s.batches
    robbed = {t[2] for t in s.tokens if t[0] == seat or s.spent} if s.tokens else ()  # spent: from one bid or another
    kinds: dict[int | tuple[int, ...], list[int]] = {}
    for i in range(start, len(market)):
        place = market[i]
        if place >= 0:
            rest = batches[place >> 8]
            if rest[0] == rest[-1]:
                kind: int | tuple[int, ...] = rest[0]
            elif place >> 5 & 7 == seat:
                kind = ~i
            else:
                kind = (place >> 8,) if apart or place >> 8 in robbed else rest
            kinds.setdefault(kind, []).append(i)
    return {places[0]: places for places in kinds.values()}


def offered(s: State, seat: int) -> list[int]:
    """One place for every kind of note that a seat may take."""
    return list(_kinds(s, seat, 0, False))


def pairs(s: State, seat: int) -> list[tuple[int, int]]:
    """Two places for every two kinds of notes that a seat may take; one place twice for two that were laid at once, or
    that all know: two such may be sure to differ, two laid by different bids not.
    """
    kinds = _kinds(s, seat, 0, True)
    found = [(i, i) for i, places in kinds.items() if len(places) > 1]
    found += combinations(kinds, 2)
    merged = _kinds(s, seat, 0, False)
    if len(merged) == len(kinds):
        return found
    same = {i: first for first, places in merged.items() for i in places}
    unlike: dict[tuple[bool, frozenset[int]], tuple[int, int]] = {}
    for i, j in found:
        unlike.setdefault((i == j, frozenset((same[i], same[j]))), (i, j))
    return list(unlike.values())


def twins(s: State, seat: int) -> list[Choice]:
    """Every place, or every two, that `offered`, `pairs` or `spare` leave out for one of which the seat must think the
    same.
    """
    market = s.market
    if s.phase == FILL:
        listed = spare(s, seat)
        return [FILLED[i] for i in range(behind(s), len(market)) if market[i] >= 0 and i not in listed]
    if s.phase != TAKE:
        return []
    lying = [i for i, place in enumerate(market) if place >= 0]
    if takes_one(s):
        listed = offered(s, seat)
        return [TAKEN[i] for i in lying if i not in listed]
    both = pairs(s, seat)
    return [TAKEN_TWO[pair] for pair in combinations(lying, 2) if pair not in both]


def repair(s: State, after: int, emit: Emit | None) -> None:
    """The market is repaired (5.4) by the active player, then the turn goes on."""
    s.after = after
    market = s.market
    while market and market[-1] < 0:
        market.pop()
    mend(s, emit)


def front(s: State) -> int:
    """How many places belong to the rows that can be complete (5.4)."""
    market = s.market
    return (len(market) - market.count(-1)) // ROW * ROW


def behind(s: State) -> int:
    """The first place whose note may fill a hole of the front rows (5.4)."""
    whole, market = front(s), s.market
    if decisions.REPAIR_FROM_ALL:
        return whole
    last = max([i for i, place in enumerate(market) if place >= 0], default=0)
    return max(whole, last // ROW * ROW)


def mend(s: State, emit: Emit | None) -> None:
    """Fill holes without a choice; stop at the first that leaves one."""
    market, moved = s.market, 0
    whole = front(s)
    while -1 in market[:whole]:
        fitting = spare(s, s.active)
        if len(fitting) > 1:
            s.phase, s.current = FILL, s.active
            _told(moved, emit)
            return
        _shift(s, fitting[0], market.index(-1), emit)
        moved += 1
    for dst, src in enumerate([i for i in range(whole, len(market)) if market[i] >= 0], whole):
        if src != dst:
            _shift(s, src, dst, emit)
            moved += 1
    _told(moved, emit)
    del market[len(market) - market.count(-1) :]
    if s.after == AFTER_SHOWDOWN:
        turn.aftermath(s, emit)
    else:
        due(s, emit)


def _told(moved: int, emit: Emit | None) -> None:
    """So many notes moved up of themselves."""
    if moved and emit is not None:
        emit(Said("moves_up", number=moved))


def spare(s: State, seat: int) -> list[int]:
    """One place for every kind of note that may fill a hole."""
    return list(_kinds(s, seat, behind(s), False))


def fill(s: State, src: int, emit: Emit | None) -> None:
    """The active player fills the first hole from a place further back (5.4)."""
    _shift(s, src, s.market.index(-1), emit)
    if emit is not None:
        emit(Said("fills", s.active))
    mend(s, emit)


def _shift(s: State, src: int, dst: int, emit: Emit | None) -> None:
    market = s.market
    if emit is not None:
        emit(Moved(market[src] & 31, stage.SLOTS[src], 0, stage.SLOTS[dst], 0, ()))
    market[dst], market[src] = market[src], -1


def due(s: State, emit: Emit | None) -> None:
    """A pay day if enough rows are complete (5.2, 9.4), else the next turn."""
    if len(s.market) >= ROW * s.seats:
        pay_day(s, emit)
    elif s.ending:
        turn.last_purchases(s, emit)
    else:
        turn.following(s, emit)


def pay_day(s: State, emit: Emit | None) -> None:
    """Roll and pay until a column has no face-down note left, or somebody cannot pay (9.1, 9.2)."""
    final = s.ending != 0
    if emit is not None:
        emit(Said("final_pay_day" if final else "pay_day", s.active))
    settle(s, dice(s), emit)
    _collect(s, emit)
    if s.ending and (decisions.FINAL_IS_ONE or not final or FATAL in s.vultures):
        turn.last_purchases(s, emit)
    else:
        repair(s, AFTER_PAY_DAY, emit)


def dice(s: State) -> Callable[[], int]:
    """A die, 0..5; chance is asked once for many rolls."""
    left = [0, 0]

    def die() -> int:
        if not left[0]:
            s.seed, left[1] = roll(s.seed, _ALL_ROLLS)
            left[0] = ROLLS
        left[0] -= 1
        left[1], face = divmod(left[1], ROW)
        return face

    return die


def settle(s: State, die: Callable[[], int], emit: Emit | None) -> None:
    """The rolls of one pay day; the die gives 0..5."""
    market, nuggets = s.market, s.nuggets
    while True:
        column = die()
        if emit is not None:
            emit(Counted("die", -1, column + 1))
        open_ones = [i for i in range(column, len(market), ROW) if 0 <= market[i] < TURNED]
        if not open_ones:
            if emit is not None:
                emit(Said("column_empty", s.active, number=column + 1))
            return
        i = open_ones[0] if decisions.FRONT_ROW_FIRST else open_ones[-1]
        face = market[i] & 31
        ledger.found_out(s, market[i] >> 8, face)
        market[i] = face | TURNED
        debtor, value = COLOUR[face], VALUE[face]
        if emit is not None:
            emit(Turned(face, stage.SLOTS[i], 0))
        if nuggets[debtor] < value:
            vulture(s, debtor, face, emit)
            return
        if value:
            nuggets[debtor] -= value
        if emit is not None:
            if value:
                stage.counted(emit, "nuggets", nuggets, debtor)
            emit(Said("settles", debtor, face, number=value))


def vulture(s: State, seat: int, face: int, emit: Emit | None) -> None:
    """A debtor cannot pay: a vulture, and five spaces back (9.2). The third one is the end (10.1)."""
    s.vultures[seat] += 1
    s.places[seat] = decisions.back(s.places[seat], VULTURE_STEPS)
    if emit is not None:
        emit(Said("bankrupt", seat, face, number=VALUE[face]))
        stage.counted(emit, "vultures", s.vultures, seat)
        stage.counted(emit, "place", s.places, seat)
        if s.vultures[seat] == FATAL:
            emit(Said("third_vulture", seat))
    if s.vultures[seat] == FATAL and not s.ending:
        s.ending = turn.END_VULTURES


def _collect(s: State, emit: Emit | None) -> None:
    """Each colour's owner takes all turned-up notes of that colour (9.3)."""
    market = s.market
    back = [0] * s.seats
    for i, place in enumerate(market):
        if place >= TURNED:
            face = place & 31
            owner = COLOUR[face]
            if emit is not None:
                stage.note_to_hand(s, emit, stage.SLOTS[i], owner, face)
            s.ious[owner] += ONE[face]
            s.known[owner] += ONE[face]
            back[owner] += 1
            market[i] = -1
    if emit is not None:
        for owner, notes in enumerate(back):
            if notes:
                emit(Said("notes_back", owner, number=notes))
