"""Pieces, tracks and set-up (sections 1 to 4)."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from gamebox.core.events import UNKNOWN
from gamebox.games.gnadenlos import GAME
from gamebox.games.gnadenlos.actions import BID, LAY, PICK
from gamebox.games.gnadenlos.cards import (
    ADVENTURERS,
    ALL_OF,
    COINS,
    EVENTS,
    GOAL,
    LONGEST,
    LOSS,
    SECTION_OF,
    SECTIONS,
    START,
    UNDERTAKER_STEPS,
    VULTURE_STEPS,
    WIN,
    count,
    faces_in,
)
from gamebox.games.gnadenlos.rules import Options, setup, tables
from tests.support.gnadenlos import held, position, rule

CASES = json.loads((Path(__file__).parents[2] / "cases" / "gnadenlos.json").read_text(encoding="utf-8"))
ADVANCED = Options(advanced=True)


@rule("1.1")
def test_three_or_four_play_with_any_variants() -> None:
    assert {n for n, _ in tables()} == {3, 4}
    assert len(tables()) == 32
    with pytest.raises(ValueError, match="cannot be played"):
        setup(2, Options(), 1)


@rule("1.2")
def test_the_hat_furthest_along_the_track_wins() -> None:
    assert position(places=[7, 12, 9, 3]).ranks() == (3, 1, 2, 4)


@rule("2.1")
def test_each_colour_has_thirteen_notes() -> None:
    for hand in ALL_OF:
        assert Counter(face % 5 for face in faces_in(hand)) == {0: 1, 1: 3, 2: 3, 3: 3, 4: 3}
        assert count(hand) == 13
        assert sum(face % 5 for face in faces_in(hand)) == 30


@rule("2.2")
def test_the_adventurers_are_those_of_the_list() -> None:
    assert [list(person) for person in ADVENTURERS] == CASES["adventurers"]
    assert len({person[1:] for person in ADVENTURERS}) == 29
    sums = [sum(column) for column in zip(*[person[1:] for person in ADVENTURERS], strict=True)]
    assert sums == [80, 88, 81]


@rule("2.3")
def test_seven_event_cards() -> None:
    assert Counter(EVENTS) == {0: 1, 1: 1, 2: 1, 3: 2, 4: 2}


@rule("2.4")
def test_the_tokens_reach_for_four_purses() -> None:
    assert sum(number for _, number in COINS) == 37
    assert sum(value * number for value, number in COINS) == 85


@rule("3.1")
def test_the_track_has_five_sections() -> None:
    assert [section.last for section in SECTIONS] == [11, 17, 23, 29, 35]
    assert (START, GOAL) == (6, 35)


@rule("3.2")
def test_poker_pays_less_the_further_one_is() -> None:
    for name, first, last, win, loss in CASES["sections"]:
        for space in range(first, last + 1):
            assert (SECTIONS[SECTION_OF[space]].name, WIN[space], LOSS[space]) == (name, win, loss)


@rule("3.3")
def test_a_vulture_at_the_start_leads_to_the_last_space() -> None:
    assert START - VULTURE_STEPS == 1


@rule("3.4")
def test_the_undertaker_has_seven_steps() -> None:
    assert UNDERTAKER_STEPS == 7
    assert LONGEST == 24


@rule("4.1a", "4.1b")
@pytest.mark.parametrize(("seats", "options"), [(3, Options()), (4, Options()), (3, ADVANCED), (4, ADVANCED)])
def test_hats_purses_and_notes_at_the_start(seats: int, options: Options) -> None:
    s = setup(seats, options, 5)
    assert s.nuggets == [10] * seats
    assert s.places == [6] * seats
    assert all(count(h) == (13 if options.advanced else 11) for h in s.ious)


@rule("4.1c", "4.1d")
def test_piles_and_the_start_player_are_drawn_at_random() -> None:
    starts = Counter(setup(4, ADVANCED, seed).active for seed in range(200))
    assert set(starts) == {0, 1, 2, 3}
    assert len({tuple(setup(4, ADVANCED, seed).pile) for seed in range(20)}) == 20
    assert len({tuple(setup(4, ADVANCED, seed).deck) for seed in range(20)}) > 10


@rule("4.2a")
def test_beginners_draw_two_adventurers_each_in_secret() -> None:
    s = setup(4, Options(), 3)
    assert [s.crew_size(seat) + (s.chosen[seat] >= 0) for seat in range(4)] == [2] * 4
    view = s.view(1)
    assert all(view.crews[seat] < 0 for seat in (0, 2, 3))
    assert s.seen == [0] * 4


@rule("4.2b", "11.2")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_one_and_a_two_of_each_go_to_the_market(seats: int) -> None:
    s = setup(seats, Options(), 3)
    faces = [place & 31 for place in s.market]
    assert sorted(faces) == sorted([5 * c + v for c in range(seats) for v in (1, 2)])
    assert len({tuple(p & 31 for p in setup(seats, Options(), seed).market) for seed in range(9)}) > 5
    assert held(s, 0) == "b0 b1 b1 b2 b2 b3 b3 b3 b4 b4 b4"


@rule("11.1")
@pytest.mark.parametrize(("seats", "left"), [(4, 21), (3, 23)])
def test_adventurers_left_in_the_pile(seats: int, left: int) -> None:
    assert len(setup(seats, Options(), 8).pile) == left


@rule("4.3a", "4.3b", "4.3c")
def test_the_advanced_game_begins_with_an_auction_of_pairs() -> None:
    s = setup(3, ADVANCED, 3)
    assert s.market == [] and s.crews == [0, 0, 0]
    assert [len(lot) for lot in s.lots] == [2, 2, 2]
    assert s.phase == BID and s.current == s.active and s.turn == 0
    assert s.paragraph() == "4.3"


@rule("4.3d")
def test_everybody_gets_a_pair_and_pays() -> None:
    s = setup(3, ADVANCED, 3)
    order = []
    for worth in (2, 4, 0):
        s.apply(next(a for a in s.legal_actions() if a.worth == worth))
    while s.turn == 0:
        if s.phase == PICK:
            assert s.current is not None
            order.append(s.current)
        else:
            assert s.phase == LAY
        s.apply(s.legal_actions()[0])
    first = order.index
    assert [first((s.active + k) % 3) for k in range(3)] == [1, 0, 2]
    assert [s.crew_size(seat) + (s.chosen[seat] >= 0) for seat in range(3)] == [2, 2, 2]
    assert len(s.market) == 39 - sum(s.notes(seat) for seat in range(3))


@rule("4.4a")
def test_counts_are_open() -> None:
    s = position(["john_digger blind_joe", "", "", ""], laid=[(0, "b2 b3")])
    view = s.view(None)
    assert [view.notes(seat) for seat in range(4)] == [11, 13, 13, 13]
    assert [view.crew_size(seat) for seat in range(4)] == [2, 0, 0, 0]


@rule("4.4b")
def test_hands_and_the_market_are_backs() -> None:
    s = position(["john_digger", "", "", ""], laid=[(0, "b2 b3")])
    zones = {zone.name + str(zone.owner): cards for zone, cards in s.view(1).zones().items()}
    assert zones["slot0"] == [UNKNOWN] == zones["slot1"] == zones["crew0"]
    assert set(zones["notes0"]) == {UNKNOWN}
    assert zones["notes1"] == faces_in(ALL_OF[1])


@rule("4.4d")
def test_the_memory_help_changes_no_rule() -> None:
    plain, helped = setup(4, Options(), 9), setup(4, Options(memory=True), 9)
    while plain.current is not None:
        assert plain.legal_actions() == helped.legal_actions()
        action = plain.legal_actions()[-1]
        plain.apply(action)
        helped.apply(action)
    assert helped.ranks() == plain.ranks()
    assert GAME.options().memory is False
