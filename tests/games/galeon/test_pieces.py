"""Sections 1 to 3: what there is, how it is set up, and who sees which side of a tower."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from gamebox.core.events import UNKNOWN
from gamebox.games.galeon import GAME, setup
from gamebox.games.galeon.cards import (
    BITS,
    CARD,
    EQUIPMENTS,
    KINDS,
    MASK,
    NEEDS,
    ORDERS,
    SETS,
    SHIP,
    SIDES,
    SLOTS,
    SUM,
    TOWERS,
    VEIL,
    VISIBLE,
    code_of,
    name_of,
    sides_of,
)
from gamebox.games.galeon.rules import Options
from gamebox.games.galeon.stage import BAG, DOCK, HARBOUR, TOWER
from tests.support.galeon import all_pass, do, go_on, legal, mask, position, rule, tower

CASES = json.loads((Path(__file__).parents[2] / "cases" / "galeon.json").read_text(encoding="utf-8"))
SEATS = (3, 4, 5)


@rule("1.1")
def test_three_to_five_players() -> None:
    assert GAME.seat_counts() == SEATS
    assert Options() == Options(notebook=True, target=100, unsold_stay=True)
    assert len(set(GAME.tables())) == 3 * 2 * 3 * 2
    for seats in (2, 6):
        with pytest.raises(ValueError, match="cannot be played"):
            setup(seats, Options(), 1)


@rule("1.2", "1.3", "1.4")
def test_every_set_of_four_is_one_tower_and_one_ship() -> None:
    wanted = {mask("".join(four)) for four in combinations("1234567", 4)}
    assert len(EQUIPMENTS) == KINDS == 7
    for seed in range(5):
        s = setup(4, Options(), seed)
        assert {MASK[code] for code in s.sides} == wanted == {NEEDS[x] for x in s.ships}
        assert len(s.sides) == len(s.ships) == TOWERS == 35


@rule("1.5")
def test_everybody_has_the_cards_one_to_nine() -> None:
    s = setup(5, Options(), 1)
    assert [SUM[hand] for hand in s.hands] == [45] * 5 == list(s.scores())
    assert [len(cards) for zone, cards in s.zones().items() if zone.name == "hand"] == [9] * 5
    assert {c for zone, cards in s.zones().items() if zone.name == "hand" for c in cards} == set(range(CARD, CARD + 45))


@rule("1.6")
def test_a_tower_and_a_ship_always_share_something() -> None:
    for needs in SETS:
        assert Counter(BITS[needs & other] for other in SETS) == {4: 1, 3: 12, 2: 18, 1: 4}


@rule("2.1")
def test_ships_lie_in_the_docks_and_the_rest_is_hidden() -> None:
    s = setup(4, Options(), 3)
    zones = s.view(2).zones()
    assert [len(zones[DOCK[seat]]) for seat in range(4)] == [1] * 4
    assert [zones[DOCK[seat]][0] for seat in range(4)] == list(s.docks)
    assert set(zones[BAG]) == set(zones[HARBOUR]) == {UNKNOWN}
    assert (len(zones[BAG]), len(zones[HARBOUR])) == (4 * 33, 31)


@rule("2.2")
def test_the_order_of_a_tower_s_sides_is_drawn_and_stays() -> None:
    orders = Counter(ORDERS[MASK[code]].index(code) for seed in range(60) for code in setup(3, Options(), seed).sides)
    assert set(orders) == set(range(24)) and min(orders.values()) > 40
    s = setup(3, Options(), 2)
    before = s.sides
    all_pass(s)
    assert s.sides == before


@rule("2.3")
def test_the_first_player_is_drawn() -> None:
    assert Counter(setup(4, Options(), seed).first for seed in range(200)).keys() == {0, 1, 2, 3}
    s = setup(4, Options(), 9)
    assert s.current == s.first


@rule("3.1", "3.2")
def test_the_direction_of_a_side_decides_who_sees_it() -> None:
    for n in SEATS:
        for r in range(16):
            for seat in range(n):
                directions = [(r * 22.5 + 11.25 + k * 90 - seat * 360 / n) % 360 for k in range(SIDES)]
                wanted = tuple(k for k, d in enumerate(directions) if min(d, 360 - d) < 67.5)
                assert VISIBLE[n][r][seat] == wanted
                assert all(abs(min(d, 360 - d) - 67.5) > 1 for d in directions), "no side is on the border"


@rule("3.2")
def test_rotations_are_drawn_evenly() -> None:
    found = Counter(r for seed in range(80) for r in setup(5, Options(), seed).rotations)
    assert set(found) == set(range(16)) and min(found.values()) > 120


@rule("3.4")
def test_each_seat_sees_one_or_two_sides_and_all_together_see_them_all() -> None:
    for n in SEATS:
        for seat in range(n):
            assert Counter(len(VISIBLE[n][r][seat]) for r in range(16)) == {1: 8, 2: 8}
        for r in range(16):
            assert {k for seen in VISIBLE[n][r] for k in seen} == set(range(SIDES))
    counts = {n: Counter(tuple(sorted(len(seen) for seen in VISIBLE[n][r])) for r in range(16)) for n in SEATS}
    assert counts[3] == {(1, 1, 2): 8, (1, 2, 2): 8}
    assert counts[4] == {(1, 1, 1, 1): 8, (2, 2, 2, 2): 8}
    assert counts[5] == {(1, 1, 1, 2, 2): 8, (1, 1, 2, 2, 2): 8}


@pytest.mark.parametrize("seats", SEATS)
@rule("3.5")
def test_the_tables_of_who_sees_what(seats: int) -> None:
    assert len(CASES["visibility"][str(seats)]) == 16
    for r, row in enumerate(CASES["visibility"][str(seats)]):
        assert ["".join(SLOTS[k] for k in seen) for seen in VISIBLE[seats][r]] == row
        docks = ("1234", "1235", "1236", "1237", "1245")[:seats]
        s = position(docks, ("7654",), rotations=[r])
        for seat, slots in enumerate(row):
            shown = s.view(seat).zones()[TOWER[0]]
            assert [side >= 0 for side in shown] == [slot in slots for slot in SLOTS]
            assert all(side in (UNKNOWN, wanted) for side, wanted in zip(shown, (6, 5, 4, 3), strict=True))
        assert set(s.view(None).zones()[TOWER[0]]) == {UNKNOWN}


@rule("3.3")
def test_a_tower_stays_as_it_stands_and_the_drawer_sees_no_more() -> None:
    s = position(rotations=[3, 9])
    before = [s.view(seat).sides[:2] for seat in range(4)]
    go_on(all_pass(s))
    assert s.turn == 2
    assert [s.view(seat).sides[:2] for seat in range(4)] == before
    for t in range(2, s.drawn):
        assert s.view(s.first).sides[t] == s.sides[t] | VEIL[4][s.rotations[t]][s.first]


@rule("3.6")
def test_everything_but_the_sides_is_open() -> None:
    s = do(position(sent=[(1, "1267", "1267 3567")], rotations=[5, 7, 9, 14]), "X 3", "Y 5")
    for who in (None, 0, 1, 2, 3):
        v = s.view(who)
        assert (v.docks, v.hands, v.lost, v.bids, v.voyages, v.sales) == (
            s.docks, s.hands, s.lost, s.bids, s.voyages, s.sales,
        )  # fmt: skip
        assert (v.drawn, v.out, v.centre, v.rotations[: v.drawn]) == (s.drawn, s.out, s.centre, s.rotations[: s.drawn])
        assert set(v.rotations[v.drawn :]) == set(v.ships[v.launched :]) == {UNKNOWN}
        hidden = {zone.name for zone, cards in v.zones().items() if UNKNOWN in cards}
        assert hidden == {"bag", "harbour", "tower", "cargo"}
        assert v.scores() == (45, 45 - 9 - 8, 45, 45)


@rule("3.7")
def test_the_notebook_keeps_what_was_seen_and_nothing_else() -> None:
    for notebook in (True, False):
        s = position(rotations=[1, 4], options=Options(notebook=notebook))
        seen = [s.view(seat).sides[0] for seat in range(4)]
        do(s, "X 3")
        all_pass(s)
        assert [sale.tower for sale in s.sales] == [0]
        for seat in range(4):
            v = s.view(seat)
            assert v.sides[0] == (seen[seat] if notebook else 0o7777)
            assert v.sides[1] == s.sides[1] | VEIL[4][4][seat]
            assert set(next(cards for zone, cards in v.zones().items() if zone.name == "cargo")) == {UNKNOWN}
        assert s.view(None).sides[0] == 0o7777


@rule("3.8")
def test_a_seat_is_told_its_own_view_only() -> None:
    s = position(rotations=[1, 4])
    for seat in range(4):
        assert s.view(seat).viewer == seat
        assert (legal(s.view(seat)) != []) == (seat == s.current)
    assert legal(s.view(None)) == []


def test_numbers_of_towers_and_names() -> None:
    assert sides_of(tower("1357")) == [0, 2, 4, 6]
    assert sides_of(tower("1357") | 7 << 3) == [0, UNKNOWN, 4, 6]
    assert code_of((0, UNKNOWN, 4, 6)) == tower("1357") | 7 << 3
    assert (name_of(0), name_of(SHIP + 34)) == ("galeon.equipment.water", "galeon.ship.34")
