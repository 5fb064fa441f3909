"""Combinations of a hand are found once and sifted as cards leave; what comes out is the same as looking afresh."""

from __future__ import annotations

from random import Random

import pytest

from gamebox.games.gang_of_four.actions import PLAY
from gamebox.games.gang_of_four.combos import FLUSH, STRAIGHT, UNLISTED
from gamebox.games.gang_of_four.rules import Options, State, setup
from tests.support.gang_of_four import do, position


def anew(s: State) -> State:
    """The same position, with nothing listed yet."""
    copy = s.clone()
    copy.listed = [None] * s.seats
    return copy


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("options", [Options(short=True), Options(short=True, lock_out=True, announce=True)])
def test_sifted_lists_are_those_found_afresh(seats: int, options: Options) -> None:
    for seed in range(3):
        s, draw = setup(seats, options, seed), Random(seed).random
        while s.current is not None:
            legal = s.legal_actions()
            assert legal == anew(s).legal_actions()
            s.apply(legal[int(draw() * len(legal))])


def test_hands_of_five_are_looked_for_when_they_matter() -> None:
    hand = "2g 3y 4y 5g 6r 7r 7r 8r 9r 10r"
    s = position([hand, 8, 8, 8], table="3g", owner=3)
    s.legal_actions()
    assert s.listed[0] is not None
    assert s.listed[0][2:] == (UNLISTED, [])
    s = position([hand, 8, 8, 8], table="2r 3r 4r 5r 8r", owner=3)
    s.legal_actions()
    assert s.listed[0] is not None
    assert s.listed[0][2] == FLUSH
    s.table = None
    s.legal_actions()
    assert s.listed[0] is not None
    assert s.listed[0][2] == STRAIGHT


def test_what_a_clone_lists_and_plays_is_its_own() -> None:
    s = setup(4, Options(), 5)
    s.legal_actions()
    before, copy = list(s.listed), s.clone()
    while copy.hand == 1 and copy.phase == PLAY:
        do(copy, copy.legal_actions()[-1].encode())
    assert s.listed == before
    assert copy.listed != before


def test_a_view_carries_no_list_of_the_truth() -> None:
    s = setup(4, Options(), 5)
    s.legal_actions()
    assert all(s.view(who).listed == [None] * 4 for who in (None, 0, 1, 2, 3))
