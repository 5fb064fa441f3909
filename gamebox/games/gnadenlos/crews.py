"""Who knows which adventurers (4.4): positions that fit a view."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from gamebox.games.gnadenlos.cards import EVERYBODY, people_in

if TYPE_CHECKING:
    from gamebox.games.gnadenlos.rules import State

CONCEALED: Final = -2
"""In a view: somebody has put down an adventurer, but who it is lies hidden."""


def imagine(s: State, viewer: int | None, rng: Random) -> None:
    """Give every hidden adventurer of a view a place that the viewer cannot rule out."""
    draw, out = rng.random, _seen(s, viewer)
    unseen = people_in(EVERYBODY & ~out)
    unseen.sort(key=lambda _: draw())
    if s.aged:
        unseen.sort(key=lambda a: s.aged >> a & 1)
    for seat in range(s.seats):
        if seat != viewer:
            concealed = bool(s.chosen) and s.chosen[seat] == CONCEALED
            size, crew = concealed - s.crews[seat], s.seen[seat]
            if s.chosen and s.chosen[seat] >= 0:
                crew &= ~(1 << s.chosen[seat])
            while crew.bit_count() < size:
                crew |= 1 << unseen.pop()
            if concealed:
                held = people_in(crew)
                s.chosen[seat] = person = held[int(draw() * len(held))]
                crew &= ~(1 << person)
            s.crews[seat] = crew
    s.pile = unseen


def _seen(s: State, viewer: int | None) -> int:
    """The adventurers of whom the viewer knows where they are."""
    out = sum([1 << a for a in s.discard])
    for lot in s.lots:
        out |= sum([1 << a for a in lot])
    for known in s.seen:
        out |= known
    for person in s.chosen:
        if person >= 0:
            out |= 1 << person
    return out if viewer is None else out | s.crews[viewer]
