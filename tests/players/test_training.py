"""What games teach: the weights that fit are found, and written down where they belong."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from random import Random
from typing import Any

import pytest

from build_scripts import train
from gamebox.core.odds import promised
from gamebox.games import find
from gamebox.games.guillotine import practice

TAUGHT = ("gnadenlos", "guillotine", "halunken")
MODULE = '''"""Words."""

FIRST: Final[dict[int, tuple[float, ...]]] = {
    1: (
        0.5,
    ),
}
WEIGHTS: Final[dict[tuple[int, ...], tuple[float, ...]]] = {}
LAST = 7
'''


def test_promises_are_shares() -> None:
    assert promised([(0.0,), (0.0,)], (3.0,)) == (0.5, 0.5)
    assert promised([(log(3.0), 5.0), (0.0, 5.0)], (1.0, 2.0)) == pytest.approx((0.75, 0.25))
    assert sum(promised([(900.0,), (-900.0,), (0.0,)], (9.0,))) == pytest.approx(1.0)


def lessons(weights: Sequence[float], count: int) -> list[train.Lesson]:
    """Games that are won just as often as these weights promise."""
    rng, found = Random(4), []
    for _ in range(count):
        signs = [tuple([rng.random() for _ in weights]) for _ in range(3)]
        left, won = rng.random(), [0.0, 0.0, 0.0]
        for seat, share in enumerate(promised(signs, weights)):
            left -= share
            if left < 0:
                won[seat] = 1.0
                break
        found.append(train.Lesson(signs, tuple(won), (1 / 3, 1 / 3, 1 / 3)))
    return found


def test_the_weights_behind_games_are_found() -> None:
    real = (4.0, -2.0, 0.0)
    found = train.learn(lessons(real, 3000))
    assert found == pytest.approx(real, abs=0.35)
    assert "1.099 by value" in train.judged(lessons(real, 300), found)


def test_surprise_is_what_was_not_promised() -> None:
    assert train.surprise((1.0, 0.0), (1.0, 0.0)) == 0.0
    assert train.surprise((0.5, 0.5), (0.5, 0.5)) == pytest.approx(log(2.0))
    assert train.surprise((1.0, 0.0), (0.0, 1.0)) == pytest.approx(-log(train.LEAST))


def test_least_squares_begin_with_what_is_expected() -> None:
    assert train.fitted((0.3, 0.6), (12.0, 24.0), []) == pytest.approx([0.3, 0.6])
    tries = [practice.Try(0, (1.0, k / 10), 2.0 + 0.5 * k / 10) for k in range(900)]
    assert train.fitted((0.0, 0.0), (1.0, 1.0), tries) == pytest.approx([2.0, 0.5], abs=0.02)
    assert practice.bounded((1.0, 3.0)) == (1.0, practice.MOST)


def test_a_table_is_written_and_the_rest_of_the_file_stays() -> None:
    text = train.written(MODULE, "WEIGHTS", {(3, 1): (1.23456, -0.00001), (2, 4): [float(k) for k in range(40)]})
    found: dict[str, Any] = {}
    exec(text, {"Final": dict}, found)
    assert found["WEIGHTS"] == {(3, 1): (1.2346, 0.0), (2, 4): tuple(range(40))}
    assert found["FIRST"] == {1: (0.5,)} and found["LAST"] == 7
    assert list(found["WEIGHTS"]) == [(2, 4), (3, 1)]
    assert max(map(len, text.splitlines())) <= 120
    assert train.written(text, "WEIGHTS", found["WEIGHTS"]) == text


@pytest.mark.parametrize("name", TAUGHT)
def test_every_game_that_is_taught_gives_lessons(name: str) -> None:
    groups = train.grouped(find(name))
    assert sorted(table for tables in groups.values() for table in map(repr, tables)) == sorted(
        map(repr, find(name).tables())
    )
    for key, tables in groups.items():
        first, again = (train.play(name, tables, 1) for _ in range(2))
        assert first == again and first
        for (*group, part), lesson in first:
            assert tuple(group) == key and part >= 0
            assert len(lesson.signs) == len(lesson.won) == len(lesson.said) == key[0]
            assert {len(row) for row in lesson.signs} == {len(train.plug(name).SIGNS)}
            assert sum(lesson.won) == pytest.approx(1.0) == sum(lesson.said)


def test_cards_of_guillotine_are_tried_out() -> None:
    tries = [t for deal in range(2) for t in practice.tried(2, deal)]
    assert tries == [t for deal in range(2) for t in practice.tried(2, deal)]
    assert len({t.what for t in tries}) > 5
    assert all(0 <= t.what < practice.COUNT and len(t.row) == 2 for t in tries)
