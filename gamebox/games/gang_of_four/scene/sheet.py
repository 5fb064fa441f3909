"""The score sheet: per seat each hand with what its cards left cost, and the total (section 8)."""

from __future__ import annotations

from gamebox.games.gang_of_four.effects import POINTS
from gamebox.games.gang_of_four.rules import State
from gamebox.games.gang_of_four.scene.talk import Talk, points_factor
from gamebox.ui.table_look import Column, Entry

LEFT = {points: left for left, points in enumerate(POINTS)}
"""How many cards were left, by what they cost: no two numbers cost the same."""


def columns(view: State, talk: Talk) -> list[Column]:
    """One column per seat, in the order of the seats."""
    ranks = view.ranks()
    return [
        Column(seat, talk.name(seat), _entries(view, seat, talk), view.totals[seat], ranks[seat])
        for seat in range(view.seats)
    ]


def _entries(view: State, seat: int, talk: Talk) -> tuple[Entry, ...]:
    return tuple(_entry(hand, points[seat], seat, talk) for hand, points in enumerate(view.pad, 1))


def _entry(hand: int, points: int, seat: int, talk: Talk) -> Entry:
    """A hand: how many cards were left, times what."""
    left = LEFT[points]
    if not left:
        told = talk.t("gang_of_four.score.won", name=talk.name(seat), n=hand)
        return Entry(talk.t("gang_of_four.score.out", n=hand), 0, (), (told,))
    fields = {"name": talk.name(seat), "n": left, "factor": points_factor(left, points), "points": points}
    told = talk.t("gang_of_four.score.told", **fields)
    return Entry(talk.t("gang_of_four.score.cost", hand=hand, **fields), points, (), (told,))
