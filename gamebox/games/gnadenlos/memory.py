"""The memory help (4.4d): what a seat could remember, read from its own view and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from gamebox.games.gnadenlos import decisions
from gamebox.games.gnadenlos.cards import ALL_OF, COLOUR, HIDDEN, ROW, VALUE, faces_in
from gamebox.games.gnadenlos.ledger import NOBODY, TURNED, payer_of, possible

if TYPE_CHECKING:
    from gamebox.games.gnadenlos.rules import State


class Lying(NamedTuple):
    """A note of the market as the viewer may remember it.

    payer: the seat that laid it, -1 if it was shuffled in; faces: what it may be, one if it is known, each as often as
    there are such notes among those of which it is one.
    """

    payer: int
    faces: tuple[int, ...]


class Forecast(NamedTuple):
    """What a seat would pay if the market, or a part of it, were turned up: at least, to be expected, and at most."""

    least: int
    likely: float
    most: int


def lying(view: State, place: int) -> Lying | None:
    """What the viewer may remember of a market place; None where there is no note."""
    packed = view.market[place] if place < len(view.market) else -1
    if packed < 0:
        return None
    if packed >= TURNED:
        return Lying(-1, (packed & 31,))
    payer = payer_of(packed)
    return Lying(-1 if payer == NOBODY else payer, possible(view, _eyes(view), packed))


def own_places(view: State) -> dict[int, int]:
    """Where the viewer's own notes lie: face by market place."""
    return {i: p & 31 for i, p in enumerate(view.market) if 0 <= p < TURNED and payer_of(p) == _eyes(view)}


def debts(view: State, seat: int, places: Sequence[int] | None = None) -> Forecast:
    """What the table tells a seat of its debts: with the memory help all that is to be remembered (4.4d), without it
    what a look at the table tells. places: of the market, None for all.
    """
    return forecast(view, seat, places) if view.options.memory else glance(view, seat, places)


def forecast(view: State, seat: int, places: Sequence[int] | None = None) -> Forecast:
    """What the colour of a seat owes in the market, or at some places of it, by what the viewer may know."""
    eyes, least, likely, most = _eyes(view), 0, 0.0, 0
    groups: dict[tuple[int, tuple[int, ...]], int] = {}
    for place in _face_down(view, places):
        key = place >> 8, possible(view, eyes, place)
        groups[key] = groups.get(key, 0) + 1
    for (_, faces), notes in groups.items():
        owed = sorted([VALUE[face] if COLOUR[face] == seat else 0 for face in faces])
        if len(owed) == 1:
            owed *= notes
        least += sum(owed[:notes])
        likely += notes * sum(owed) / len(owed)
        most += sum(owed[-notes:])
    return Forecast(least, likely, most)


def glance(view: State, seat: int, places: Sequence[int] | None = None) -> Forecast:
    """The same for who remembers nothing: the notes of the colour that lie neither in the own hand nor face up must be
    in the market or in other hands, most likely in the market.
    """
    asked, lying = len(_face_down(view, places)), len(_face_down(view, None))
    owed = sorted([VALUE[face] for face in _away(view, seat)])
    elsewhere = lying - asked + sum([view.notes(other) for other in range(view.seats) if other != seat])
    least = sum(owed[: max(0, len(owed) - elsewhere)])
    most = sum(owed[-asked:]) if asked else 0
    return Forecast(least, min(most, sum(owed) * asked / max(1, lying)), most)


def next_places(view: State) -> list[int]:
    """For each column the market place whose note the die would turn up first (9.1b), -1 where there is none."""
    found = [-1] * ROW
    for i in range(len(view.market)) if decisions.FRONT_ROW_FIRST else reversed(range(len(view.market))):
        if 0 <= view.market[i] < TURNED and found[i % ROW] < 0:
            found[i % ROW] = i
    return found


def column_places(view: State, column: int) -> list[int]:
    """The market places of a column (0..5) whose notes lie face down."""
    return [i for i in range(column, len(view.market), ROW) if 0 <= view.market[i] < TURNED]


def _face_down(view: State, places: Sequence[int] | None) -> list[int]:
    """The notes of these market places (None: all) that lie face down."""
    found = view.market if places is None else [view.market[i] for i in places]
    return [place for place in found if 0 <= place < TURNED]


def _away(view: State, seat: int) -> list[int]:
    """The notes of a seat's colour that lie neither in its hand nor face up."""
    away = faces_in(ALL_OF[seat])
    open_ones = faces_in(max(0, view.ious[seat]))
    open_ones += [face for bid in view.bids if bid is not None for face in bid.items]
    open_ones += [place & 31 for place in view.market if place >= TURNED]
    for face in open_ones:
        if face in away:
            away.remove(face)
    return away


def hand_of(view: State, seat: int) -> tuple[list[int], int]:
    """The notes that the viewer knows to be in a hand, and how many are there of which only the owner knows more."""
    taken = _taken(view, seat)
    for who, face in view.spent:
        if who == seat and face in taken:
            taken.remove(face)
    known = sorted([*faces_in(view.known[seat]), *taken])
    return known, view.notes(seat) - len(known)


def _taken(view: State, seat: int) -> list[int]:
    """What the viewer can tell of the notes that a seat took unseen: those that it had laid itself, and those that can
    be nowhere else.
    """
    found = [face for who, _, _, face in view.tokens if who == seat and face != HIDDEN]
    for batch in sorted({b for who, _, b, face in view.tokens if who == seat and face == HIDDEN}):
        rest = list(view.batches[batch])
        elsewhere = sum([0 <= place < TURNED and place >> 8 == batch for place in view.market])
        for who, _, b, face in view.tokens:
            if b == batch and face != HIDDEN:
                rest.remove(face)
            elsewhere += b == batch and face == HIDDEN and who != seat
        found += [face for face in sorted(set(rest)) for _ in range(rest.count(face) - elsewhere)]
    return found


def _eyes(view: State) -> int:
    """The seat that looks; of the public view nobody's."""
    return view.viewer if view.viewer is not None and view.viewer >= 0 else -1
