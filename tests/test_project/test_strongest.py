"""The strongest level is measured against what is named, and the page tells what was found."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from build_scripts import calibrate, strongest
from gamebox.games import GAMES

DUEL = GAMES[0]


def row(kind: str, seats: int = 2, **known: Any) -> strongest.Row:
    return strongest.Row(kind, DUEL.id, seats, "search:3", DUEL.version, **known)


@pytest.mark.parametrize("kind", ["rule", "plain", "cheat"])
def test_a_deal_is_played_from_every_seat(kind: str) -> None:
    played = row(kind)
    strongest.deal(played, 0)
    assert played.games == 2
    assert 0 <= played.won <= 2


def test_two_sides_have_half_of_the_seats_each() -> None:
    assert {r.seats for r in strongest.rows(DUEL, ("plain",))} == {2, 4}
    assert {r.seats for r in strongest.rows(DUEL, ("rule",))} == set(DUEL.seat_counts())


def test_the_plain_search_is_given_as_long_for_a_choice() -> None:
    slow = row("plain", games=2, choices=10, seconds=2.0, other_choices=20, other_seconds=8.0)
    strongest._even(slow)
    assert slow.plain == strongest.FIRST // 2
    assert slow.choices == 0, "the first deals only set the pace"
    settled = row("plain", games=60, choices=10, seconds=2.0, other_choices=20, other_seconds=8.0, plain=70)
    strongest._even(settled)
    assert settled.plain == 70


@pytest.mark.parametrize(
    ("games", "won", "over"), [(20, 20.0, False), (40, 40.0, True), (60, 30.0, False), (90, 20.0, True)]
)
def test_a_row_stops_when_its_interval_has_decided_it(games: int, won: float, over: bool) -> None:
    assert row("rule", games=games, won=won).decided(100) is over


def test_ceilings_are_played_as_far_as_asked() -> None:
    assert not row("ten", games=99, won=99.0).decided(100)
    assert row("ten", games=100, won=0.0).decided(100)


def test_rows_are_kept_beside_those_of_others(tmp_path: Path) -> None:
    kept = tmp_path / "strongest.json"
    one, two = row("rule", games=2, won=1.0), row("cheat", games=4, won=1.0)
    strongest.keep({one.key: one}, kept)
    strongest.keep({two.key: two}, kept)
    assert strongest.load(kept) == {one.key: one, two.key: two}


def test_the_page_tells_rows_of_the_level_as_it_is() -> None:
    level = strongest.top(DUEL)
    now = strongest.Row("rule", DUEL.id, 2, level, DUEL.version, games=40, won=30.0)
    before = strongest.Row("rule", DUEL.id, 3, level, DUEL.version - 1, games=40, won=30.0)
    lines = strongest.section({r.key: r for r in (now, before)}, [DUEL], calibrate.english)
    assert lines[1:] == ["| Halunken & Spelunken | 2 | strongest level | rule players | 0.750 (0.598 to 0.858) | 40 |"]
    assert strongest.section({}, [DUEL], calibrate.english) == []
