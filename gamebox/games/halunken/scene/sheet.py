"""The score sheet: per seat each colour with its sailors and sum, the colour doubled, the total (4.2)."""

from __future__ import annotations

from collections.abc import Sequence

from gamebox.controllers.chronicle import Line
from gamebox.games.halunken.cards import COLOUR, COLOURS, VALUE
from gamebox.games.halunken.rules import State
from gamebox.games.halunken.scene.talk import Talk
from gamebox.ui.table_look import Column, Entry

BROUGHT = ("first", "recruits", "robs")
"""The lines of the log that bring a sailor into a crew; bids that come back bring nothing new."""


def columns(view: State, talk: Talk, lines: Sequence[Line]) -> list[Column]:
    """One column per seat, in the order of the seats."""
    ranks = view.ranks()
    return [column(view.crews[seat], seat, ranks[seat], talk, lines) for seat in range(view.seats)]


def column(crew: Sequence[int], seat: int, rank: int, talk: Talk, lines: Sequence[Line]) -> Column:
    """The score of one crew."""
    entries = [_colour(crew, colour, talk, lines) for colour in range(len(COLOURS))]
    best = doubled(crew)
    if best >= 0:
        words = talk.t("halunken.score.doubled", colour=talk.t(f"halunken.colour.{COLOURS[best]}"))
        entries.append(entries[best]._replace(label=words, icon="halunken/table:coin"))
    return Column(seat, talk.name(seat), tuple(entries), sum(entry.points or 0 for entry in entries), rank)


def _colour(crew: Sequence[int], colour: int, talk: Talk, lines: Sequence[Line]) -> Entry:
    cards = tuple(sorted((card for card in crew if COLOUR[card] == colour), key=lambda card: VALUE[card]))
    told = tuple(talk.line(line.said) for card in cards if (line := _brought(card, lines)) is not None)
    words, mark = talk.t(f"halunken.score.{COLOURS[colour]}"), f"halunken/table:mark_{COLOURS[colour]}"
    return Entry(words, sum(VALUE[card] for card in cards), cards, told, mark)


def _brought(card: int, lines: Sequence[Line]) -> Line | None:
    """The line that tells how a sailor came to where it is."""
    return next((line for line in reversed(lines) if line.said.card == card and line.said.key in BROUGHT), None)


def doubled(crew: Sequence[int]) -> int:
    """The colour that counts twice: the one with most cards, of several the dearest; -1 for an empty crew (4.2)."""
    if not crew:
        return -1
    counts, sums = [0] * len(COLOURS), [0] * len(COLOURS)
    for card in crew:
        counts[COLOUR[card]] += 1
        sums[COLOUR[card]] += VALUE[card]
    return max(range(len(COLOURS)), key=lambda colour: (counts[colour], sums[colour]))
