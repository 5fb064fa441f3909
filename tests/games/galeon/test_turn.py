"""Section 4: a turn from the ships to the next first player."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from gamebox.core.events import UNKNOWN, Moved, Said, redact
from gamebox.games.galeon import decode, setup
from gamebox.games.galeon.actions import AUCTION, DECLARATION, WENT_ON, WINDOW
from gamebox.games.galeon.cards import CARDS_IN, FULL, VEIL, VISIBLE, bid_card, sides_of
from gamebox.games.galeon.rules import Options
from gamebox.games.galeon.stage import BAG, CARGO, DOCK, FLEET, GONE, HAND, LOST, PILE, TOWER
from tests.support.galeon import all_pass, do, follow, go_on, legal, position, rule, said, ship

CASES = json.loads((Path(__file__).parents[2] / "cases" / "galeon.json").read_text(encoding="utf-8"))
THREE = ("1234", "1235", "1236")


@rule("4.0")
def test_without_towers_the_game_ends_before_the_turn() -> None:
    s = all_pass(position(bag=0))
    assert (s.phase, s.ending, s.turn) == (DECLARATION, "towers", 1)


@rule("4.0")
def test_without_cards_the_game_ends() -> None:
    few = [range(1, 9), range(1, 10), range(1, 10)]
    s = do(position(THREE, ("1234",), lost=few), "X 9")
    assert (s.phase, s.ending) == (DECLARATION, "cards")
    s = go_on(do(position(THREE, ("1234",), lost=few), "pass"))
    assert (s.phase, s.turn, s.ending) == (AUCTION, 2, "")


@rule("4.0")
def test_without_ships_for_all_empty_docks_the_game_ends() -> None:
    for left, ending in ((2, ""), (1, "ships")):
        s = position(THREE)
        s.launched = 35 - left
        s.ships = (*s.ships[3:], *s.ships[:3])
        do(s, "X 2", "Y 3")
        all_pass(s)
        assert s.ending == ending
    s = position(THREE, bag=0)
    s.launched = 35
    do(s, "X 2")
    all_pass(s)
    assert s.ending == "towers", "the checks come in their order"


@rule("4.1", "4.9")
def test_who_sent_a_ship_takes_the_next_one() -> None:
    s = position(THREE)
    following = s.ships[s.launched]
    do(s, "X 2", "pass", "pass", "pass")
    assert s.voyages[-1] == (0, ship("1234"), (0,), 1) and s.docks[0] == -1
    go_on(s)
    assert s.docks == (following, ship("1235"), ship("1236"))
    zones = s.zones()
    assert (zones[FLEET[0]], zones[DOCK[0]]) == ([ship("1234")], [following])


@rule("4.2")
def test_towers_of_the_first_turn() -> None:
    for seats, towers in ((3, 2), (4, 2), (5, 3)):
        assert len(setup(seats, Options(), 4).centre) == towers


@pytest.mark.parametrize("case", CASES["draws"], ids=str)
@rule("4.2")
def test_towers_of_later_turns(case: dict[str, int]) -> None:
    s = position(centre=("1234", "4567", "1256", "2347"))
    bids = {4: ("X 1", "Y 2", "Z 3", f"bid {s.centre[3]} 4"), 1: ("X 1", "pass", "pass", "pass", "Y 2"), 0: ()}
    do(s, *bids[case["winners"]])
    drawn = s.drawn
    go_on(all_pass(s))
    assert s.drawn - drawn == case["draw"]
    assert len({voyage.seat for voyage in s.voyages}) == case["winners"]


@rule("4.2")
def test_the_last_towers_are_still_played_for() -> None:
    s = go_on(all_pass(position(bag=3)))
    assert (len(s.centre), s.drawn, s.phase) == (5, 35, AUCTION)
    assert all_pass(s).ending == "towers"


@rule("4.3")
def test_unsold_towers_stay_or_go() -> None:
    s = do(position(), "Y 1")
    left = s.centre[0]
    go_on(all_pass(s))
    assert s.centre[0] == left and len(s.centre) == 5
    s = do(position(options=Options(unsold_stay=False)), "Y 1")
    left = s.centre[0]
    go_on(all_pass(s))
    assert (s.unsold, left in s.centre) == ((left,), False)
    assert set(s.view(1).zones()[GONE[left]]) == {UNKNOWN}
    assert s.view(1).sides[left] == s.sides[left] | VEIL[4][s.rotations[left]][1]


@pytest.mark.parametrize("case", CASES["bids"], ids=str)
@rule("4.4")
def test_a_card_must_beat_the_pile_and_all_own_cards(case: dict[str, int | bool]) -> None:
    s = position(THREE)
    s.high[0] = int(case["own"])
    s.hands[0] &= ~(1 << int(case["own"]) - 1)
    s.tops[0] = int(case["top"])
    s.leaders[0] = 0 if case.get("self") else 1 if case["top"] else -1
    assert (f"bid {s.centre[0]} {case['card']}" in legal(s)) == case["legal"]


@rule("4.4")
def test_the_auction_goes_round_until_a_seat_passes() -> None:
    s = do(position(THREE, first=1), "X 1", "X 2", "pass")
    assert s.current == 1
    do(s, "Y 3", "pass")
    assert (s.current, s.out) == (1, 0b101)
    assert legal(s)[0] == "pass"


@rule("4.4", "4.5", "4.8")
def test_refusals_name_the_reason() -> None:
    s = do(position(THREE, lost=[[9]]), "X 4", "X 5", "pass")
    refused = {
        text: s.refusal(decode(text)) for text in ("bid 0 9", "bid 0 4", "bid 0 5", "bid 1 3", "bid 30 8", "yes")
    }
    assert refused == {
        "bid 0 9": ("galeon.refuse.lost", "4.8"),
        "bid 0 4": ("galeon.refuse.played", "4.5"),
        "bid 0 5": ("galeon.refuse.low", "4.4"),
        "bid 1 3": ("galeon.refuse.own", "4.4"),
        "bid 30 8": ("galeon.refuse.tower", "4.4"),
        "yes": ("galeon.refuse.phase", "4.4"),
    }


@rule("4.5")
def test_one_may_raise_oneself_and_lead_twice() -> None:
    s = do(position(THREE), "X 2", "pass", "pass", "X 3", "Y 4")
    assert (s.leaders, s.tops, CARDS_IN[s.hands[0]]) == ([0, 0], [3, 4], (1, 5, 6, 7, 8, 9))
    told = follow(position(THREE), "X 2", "pass", "pass", "X 3")
    assert said(told) == ["bids", "passes", "passes", "raises"]


@rule("4.6")
def test_who_cannot_bid_is_out_and_the_last_one_may_go_on() -> None:
    s = position(THREE, ("1234",), lost=[(), range(4, 10), range(1, 10)])
    told = follow(s, "X 5")
    assert "stuck" in said(told)
    assert (s.current, s.out) == (0, 0b110)
    do(s, "X 6", "X 7")
    assert s.current == 0
    assert "window" in said(follow(s, "pass"))


@rule("4.7")
def test_the_auction_ends_when_all_are_out() -> None:
    s = do(position(THREE), "X 9", "pass", "pass")
    assert s.phase == WINDOW, "the first seat had no card left to play"
    assert (go_on(s).turn, s.high) == (2, [0, 0, 0])
    for seed in range(20):
        s, draw = setup(4, Options(), seed), Random(seed).random
        for _ in range(60):
            if s.current is None:
                break
            tops = [top for top in s.tops if top]
            assert all(
                [a.value for _, a in s.bids if a.tower == t][-1:] in ([], [top])
                for t, top in zip(s.centre, s.tops, strict=True)
            )
            assert len(tops) == sum(leader >= 0 for leader in s.leaders)
            actions = s.legal_actions()
            s.apply(WENT_ON if s.phase == WINDOW else actions[int(draw() * len(actions))])


@rule("4.8", "4.10")
def test_only_the_top_card_is_lost() -> None:
    s = do(position(THREE), "X 2", "X 3", "pass", "Y 5", "X 6", "pass", "pass")
    assert s.lost == (1 << 4, 1 << 5, 0)
    assert s.hands == [FULL & ~lost for lost in s.lost]
    assert [(sale.seat, sale.price, sale.bids) for sale in s.sales] == [(1, 6, (2, 6, 0)), (0, 5, (5, 0, 0))]
    assert s.first == 1, "9 staked against 7"
    zones = s.zones()
    assert zones[LOST[0]] == [bid_card(0, 5)] and len(zones[HAND[1]]) == 8
    assert PILE[0] not in zones


@rule("4.9", "3.7")
def test_all_towers_of_a_turn_go_hidden_under_one_ship() -> None:
    s = position(THREE)
    told = follow(s, "X 2", "pass", "pass", "Y 3", "pass")
    assert s.voyages == ((0, ship("1234"), (0, 1), 1),)
    moves = [e for e in told if isinstance(e, Moved) and e.dst in (CARGO[0], CARGO[1])]
    assert len(moves) == 8 and {e.seen_by for e in moves} == {()}
    for seat in (0, 1, 2, None):
        assert set(s.view(seat).zones()[CARGO[0]]) == {UNKNOWN}


@rule("4.10")
def test_ties_for_the_first_player_go_clockwise_after_the_present_one() -> None:
    assert do(position(THREE, first=1), "X 3", "Y 3", "pass", "pass", "pass").first == 2
    assert do(position(THREE, first=2), "X 3", "pass", "Y 3", "pass", "pass").first == 1
    assert all_pass(position(THREE, first=2)).first == 0


@rule("4.10")
def test_returned_cards_count_as_staked() -> None:
    s = do(position(THREE), "X 8", "X 9", "pass", "Y 9")
    assert s.first == 0, "17 staked, of which 9 were lost"


@rule("4.11", "6.1")
def test_then_may_be_announced_and_the_next_turn_begins() -> None:
    rich = position(THREE, sent=[(0, "1267", "1267 1256"), (0, "1345", "1345")], prices=(1, 2, 3))
    all_pass(rich)
    assert rich.phase == WINDOW
    go_on(rich)
    assert (rich.phase, rich.turn) == (AUCTION, 2)


@rule("3.1", "3.2", "3.6")
def test_what_is_drawn_is_told_to_each_seat_as_it_sees_it() -> None:
    s = position(THREE)
    told = follow(s, "pass", "pass", "pass")
    moves = [e for e in told if isinstance(e, Moved) and e.src == BAG]
    assert len(moves) == 4 * (len(s.centre) - 2)
    for seat in (0, 1, 2, None):
        for tower in s.centre[2:]:
            seen = [redact(e, seat).card for e in moves if e.dst == TOWER[tower]]  # type: ignore[union-attr]
            slots = VISIBLE[3][s.rotations[tower]][seat] if seat is not None else ()
            assert [c for c in seen if c >= 0] == [sides_of(s.sides[tower])[k] for k in slots]
    assert not any(isinstance(e, Said) and 0 <= e.card < 7 for e in told), "no line of the log names a side"
