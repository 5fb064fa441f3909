"""The memory help (4.4d): what a seat could remember, read from its own view and from nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gamebox.games.gnadenlos import market
from gamebox.games.gnadenlos.actions import FILL, TAKE
from gamebox.games.gnadenlos.cards import COLOUR, VALUE, count, faces_in
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
    """What a seat would pay if the whole market were turned up: what is certain, to be expected, and at most."""

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


def stands_for(view: State) -> dict[int, int]:
    """While the viewer takes notes or mends the market: for each place that may be named the one that is offered."""
    if view.phase not in (FILL, TAKE):
        return {}
    start = market.front(view) if view.phase == FILL else 0
    return {i: first for first, places in market.alike(view, _eyes(view), start).items() for i in places}


def own_places(view: State) -> dict[int, int]:
    """Where the viewer's own notes lie: face by market place."""
    return {i: p & 31 for i, p in enumerate(view.market) if 0 <= p < TURNED and payer_of(p) == _eyes(view)}


def forecast(view: State, seat: int) -> Forecast:
    """What the colour of a seat owes in the market, by what the viewer may know."""
    eyes, least, likely, most = _eyes(view), 0, 0.0, 0
    groups: dict[tuple[int, tuple[int, ...]], int] = {}
    for place in view.market:
        if 0 <= place < TURNED:
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


def hand_of(view: State, seat: int) -> tuple[list[int], int]:
    """The notes that everybody knows to be in a hand, and how many are there of which only the owner knows more."""
    known = faces_in(view.known[seat])
    return known, view.notes(seat) - count(view.known[seat])


def _eyes(view: State) -> int:
    """The seat that looks; of the public view nobody's."""
    return view.viewer if view.viewer is not None and view.viewer >= 0 else -1
