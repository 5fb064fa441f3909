"""The score sheet: where each hat stands, how it came there, and what decides a tie (10.4)."""

from __future__ import annotations

from collections.abc import Sequence

from gamebox.controllers.chronicle import Line
from gamebox.games.gnadenlos.cards import FATAL, START
from gamebox.games.gnadenlos.rules import State
from gamebox.games.gnadenlos.scene.talk import Talk
from gamebox.ui.table_look import Column, Entry

TABLE = "gnadenlos/table"
MOVES = {"buys": 1, "poker_won": 1, "poker_lost": -1}
ICONS = {
    "start": "start", "buys": "nugget_1", "poker_won": "sign_poker", "poker_lost": "sign_poker", "bankrupt": "vulture",
    "hat": "vulture_last",
}  # fmt: skip


def columns(view: State, talk: Talk, lines: Sequence[Line]) -> list[Column]:
    """One column per seat, in the order of the seats."""
    ranks, scores = view.ranks(), view.scores()
    return [
        Column(seat, talk.name(seat), _entries(view, seat, talk, lines), scores[seat], ranks[seat])
        for seat in range(view.seats)
    ]


def _entries(view: State, seat: int, talk: Talk, lines: Sequence[Line]) -> tuple[Entry, ...]:
    """The start, what was bought, won and lost, what vultures cost; then the nuggets left."""
    rows = [_entry(talk, "start", START, ())]
    sums = {"buys": 0, "poker_won": 0, "poker_lost": 0}
    told: dict[str, list[str]] = {key: [] for key in (*sums, "bankrupt")}
    for line in lines:
        said = line.said
        if said.seat == seat and said.key in told:
            told[said.key].append(talk.line(said))
            if said.key in sums:
                sums[said.key] += MOVES[said.key] * said.number
    rows += [_entry(talk, key, number, told[key]) for key, number in sums.items()]
    place = view.places[seat]
    rows.append(_entry(talk, "bankrupt", place - START - sum(sums.values()), told["bankrupt"]))
    if view.vultures[seat] >= FATAL:
        rows.append(_entry(talk, "hat", -place, (talk.t("gnadenlos.score.lost", n=FATAL),)))
    rows.append(
        Entry(
            talk.t("gnadenlos.score.nuggets", n=view.nuggets[seat]),
            0,
            (),
            (talk.ending(view), talk.t("gnadenlos.score.tie")),
            f"{TABLE}:nugget_5",
        )
    )
    return tuple(rows)


def _entry(talk: Talk, key: str, points: int, lines: Sequence[str]) -> Entry:
    return Entry(talk.t(f"gnadenlos.score.{key}"), points, (), tuple(lines), f"{TABLE}:{ICONS[key]}")
