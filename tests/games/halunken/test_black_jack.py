"""Section 5: the Black Jack game for three and four."""

from __future__ import annotations

import pytest

from gamebox.games.halunken import Options, setup
from gamebox.games.halunken.actions import BID, CARD, GIVE
from tests.games.halunken.test_basic import after_placing, rule
from tests.support.halunken import best, do, legal, position, sailor, show, sizes


def quiet(at: list[int] | None = None, crews: list[int | str] | None = None, **more: object) -> object:
    """Three captains that will stand still (equal cards) on taverns without sailors."""
    empty = dict.fromkeys(range(14), 0)
    return position(at or [3, 6, 10], crews or [3, 3, 3], **{"jack": 0, "taverns": empty, **more})  # type: ignore[arg-type]


@rule("5.1", "5.2", "2.4")
def test_the_lowest_first_sailor_places_black_jack_after_the_tops_are_up() -> None:
    for seed in range(12):
        s = after_placing(4, seed, black_jack=True)
        assert s.open
        lowest = min(s.firsts)
        order = [(s.start + k) % 4 for k in range(4)]
        assert s.current == next(seat for seat in order if s.firsts[seat] == lowest)
        assert legal(s) == [f"jack {i}" for i in range(14) if i not in (0, 4, 8, 12)]
        do(s, "jack 7")
        assert s.pos[4] == 7
        assert sizes(s)[4] == 0
        assert s.heights[7] == 3


@rule("5.3")
def test_the_port_starts_empty() -> None:
    assert setup(3, Options(black_jack=True), 0).crews[3] == ()


@rule("5.4")
def test_the_highest_first_sailor_opens_until_he_was_bought_then_the_buyer() -> None:
    for seed in range(12):
        s = do(after_placing(3, seed, black_jack=True), "jack 13")
        order = [(s.start + k) % 3 for k in range(3)]
        opener = next(seat for seat in order if s.firsts[seat] == max(s.firsts))
        assert (s.current, s.phase) == (opener, BID)
    s = quiet(auction=True, jack_pile=[1, 2], crews=["y9 g4", "r6 p11", "y2"])
    do(s, "pass", f"bid {sailor('r6')}", "pass")
    show(s, 7, 7, 7)
    while s.phase != BID:
        do(s, legal(s)[0])
    assert s.opener == s.current == 1


@rule("5.5")
def test_each_bid_is_one_sailor_strictly_higher() -> None:
    s = quiet(auction=True, crews=["y9 g4", "r6 p11 y4", "y2"])
    assert legal(s) == ["pass", f"bid {sailor('y9')}", f"bid {sailor('g4')}"]
    do(s, f"bid {sailor('g4')}")
    assert legal(s) == ["pass", f"bid {sailor('r6')}", f"bid {sailor('p11')}"]
    do(s, f"bid {sailor('r6')}")
    assert legal(s) == ["pass"]
    do(s, "pass")
    assert legal(s) == ["pass", f"bid {sailor('y9')}"]
    assert sizes(s)[:3] == [1, 2, 1]


@rule("5.5")
def test_a_pass_is_final_and_the_last_sailor_may_be_bid() -> None:
    s = quiet(auction=True, crews=["y9", "r6", "y12"])
    do(s, "pass", f"bid {sailor('r6')}", f"bid {sailor('y12')}")
    assert (s.current, sizes(s)) == (1, [1, 0, 0, 0])
    do(s, "pass")
    assert s.employer == 2
    assert sizes(s) == [1, 1, 0, 1]


@rule("5.6")
def test_the_highest_bidder_is_not_asked_again() -> None:
    s = quiet(auction=True, crews=["y9 g10", "r6", "y2"])
    do(s, f"bid {sailor('y9')}", "pass", "pass")
    assert s.employer == 0
    assert (s.phase, s.current) == (CARD, 0)


@rule("5.6")
def test_when_all_others_passed_without_a_bid_the_last_may_buy_or_pass() -> None:
    s = do(quiet(auction=True, crews=["y9", "r6", "y2"]), "pass", "pass")
    assert legal(s) == ["pass", f"bid {sailor('y2')}"]
    assert do(s.clone(), f"bid {sailor('y2')}").employer == 2
    assert do(s.clone(), "pass").employer == -1


@rule("5.6", "5.7", "5.9", "10.2")
def test_the_buyer_pays_all_cards_laid_and_the_others_take_theirs_back() -> None:
    s = quiet(auction=True, crews=["y9 g4", "r6 p11", "y2"])
    do(s, *(f"bid {sailor(t)}" for t in ("g4", "r6")), "pass", *(f"bid {sailor(t)}" for t in ("y9", "p11")), "pass")
    assert s.employer == 1
    assert set(s.crews[3]) == {sailor("r6"), sailor("p11")}
    assert set(s.crews[0]) == {sailor("y9"), sailor("g4")}
    assert sizes(s) == [2, 0, 1, 2]


@rule("5.8", "10.3")
def test_nobody_bids_and_he_plays_against_all() -> None:
    s = quiet(auction=True, jack_pile=[12])
    do(s, "pass", "pass", "pass")
    show(s, 7, 7, 7)
    for seat in (0, 1, 2):
        assert s.current == seat
        assert legal(s) == [f"give {c}" for c in s.crews[seat]]
        do(s, best(s))
    assert sizes(s) == [2, 2, 2, 3]


@rule("5.10", "10.5")
def test_a_captain_on_black_jack_may_rob_the_port_when_he_is_free_or_the_movers_own() -> None:
    for employer in (-1, 0):
        s = position([0, 6, 10], [1, 3, 2], jack=4, port=2, employer=employer, jack_pile=[1])
        show(s, 4, 7, 7)
        assert s.current == 0
        assert legal(s) == ["leave", *(f"take {c}" for c in s.crews[3])]
        assert s.paragraph() == "5.10"
    s = position([0, 6, 10], [2, 3, 2], jack=4, port=2, employer=-1, jack_pile=[1])
    show(s, 4, 7, 7)  # three sailors are more than the Port has; he is jostled to 5 and walks to 6
    assert (s.phase, s.current) == (GIVE, 1)


@rule("5.10", "9.7")
@pytest.mark.parametrize(
    ("port", "employer", "piles"),
    [(2, 1, [1]), (2, -1, []), (2, 0, []), (3, 1, [3, 1]), (0, 1, [1])],
)
def test_a_captain_lands_on_black_jack(port: int, employer: int, piles: list[int]) -> None:
    s = position([0, 6, 10], [2, 4, 2], jack=4, port=port, employer=employer, jack_pile=[1])
    show(s, 4, 7, 7)  # A has three after recruiting
    offered = [f"take {c}" for pile in piles for c in s.crews[pile]]
    if piles:
        assert s.current == 0
        assert legal(s)[1:] == offered
        do(s, best(s))
        assert sizes(s)[0] == 4
    assert s.pos[3] >= 5  # jostled in every case


@rule("5.10", "10.6")
def test_a_jostled_black_jack_robs_nobody() -> None:
    s = position([0, 5, 6], [4, 1, 1], jack=4, jack_pile=[1], taverns=dict.fromkeys(range(14), 0))
    show(s, 4, 7, 7)  # he is jostled over both captains to 7, then walks to 8
    assert s.pos[3] == 8
    assert sizes(s) == [4, 1, 1, 0]


@rule("5.11")
def test_passing_or_standing_still_has_no_effect_and_jostling_skips_him() -> None:
    s = position([0, 3, 10], [5, 1, 1], jack=4, port=3, taverns=dict.fromkeys(range(14), 0), jack_pile=[1])
    show(s, 3, 7, 7)
    assert s.pos[:3] == [3, 5, 10]


@rule("5.12", "10.7")
def test_his_card_is_turned_after_the_captains_and_used_up() -> None:
    s = quiet(jack_pile=[2, 5], crews=[1, 1, 1])
    show(s, 7, 7, 7)
    assert s.pos[3] == 2
    assert s.jack_row == (2,)
    assert len(s.jack_pile) == 11
    assert s.round == 2


@rule("5.13", "5.13a", "8", "5.14")
def test_example_2_the_employers_gain_blocks_the_next_robbery() -> None:
    s = quiet(at=[12, 3, 6], crews=[3, 3, 3], employer=0, jack_pile=[8])
    show(s, 7, 7, 7)
    assert legal(s) == ["leave", *(f"take {c}" for c in s.crews[1])]
    do(s, best(s))
    assert sizes(s) == [4, 2, 3, 0]
    assert s.pos == [12, 3, 6, 8]
    assert s.round == 2


@rule("5.13b", "10.4")
def test_the_employers_own_captain_recovers_one_from_the_port_without_condition() -> None:
    s = quiet(crews=[9, 1, 1], port=1, employer=0, jack_pile=[4])
    show(s, 7, 7, 7)
    assert legal(s) == ["leave", f"take {s.crews[3][0]}"]
    do(s, best(s))
    assert sizes(s) == [10, 1, 1, 0]


@rule("5.13c")
def test_an_empty_crew_gives_nothing() -> None:
    s = quiet(crews=[0, 2, 2], jack_pile=[4])
    show(s, 7, 7, 7)
    assert s.round == 2
    assert sizes(s) == [0, 2, 2, 0]


@rule("5.14")
def test_only_the_captain_on_his_last_space_is_jostled() -> None:
    s = quiet(crews=[1, 1, 1], employer=2, jack_pile=[6])
    show(s, 7, 7, 7)
    do(s, "leave", "leave")
    assert s.pos == [3, 7, 10, 6]


@rule("5.14")
def test_the_employers_own_captain_is_jostled_too() -> None:
    s = quiet(crews=[1, 1, 1], employer=0, jack_pile=[3])
    show(s, 7, 7, 7)
    assert s.pos == [4, 6, 10, 3]


@rule("5.15", "10.8")
def test_he_recruits_nothing_from_taverns() -> None:
    s = position([3, 6, 10], [1, 1, 1], jack=0, jack_pile=[2], employer=0)
    show(s, 7, 7, 7)
    assert s.heights[2] == 2
    assert sizes(s)[3] == 0


@rule("5.16")
def test_twelve_steps_never_reach_his_own_space() -> None:
    s = quiet(at=[12, 6, 13], crews=[1, 1, 1], jack_pile=[12])
    show(s, 7, 7, 7)
    do(s, best(s))  # the captain on 6
    do(s, best(s))  # the captain on 12; the one on 13 is out of reach
    assert s.pos[3] == 12
    assert sizes(s) == [0, 0, 1, 2]


@rule("5.17", "4.3")
def test_the_port_counts_for_nobody_at_the_end() -> None:
    s = quiet(crews=["y1", "g3", "r5"], port="p15", employer=0, jack_pile=[1], round=8)
    show(s, 7, 7, 7)
    assert s.current is None
    assert s.scores() == (2, 6, 10)


@rule("6")
def test_a_round_is_auction_cards_moves_and_black_jack() -> None:
    s = position([3, 6, 10], [2, 2, 2], jack=0, jack_pile=[1], auction=True)
    phases = [s.phase]
    do(s, "pass", "pass", "pass")
    phases.append(s.phase)
    show(s, 1, 1, 1)
    assert phases == [BID, CARD]
    assert (s.phase, s.round, s.pos[3]) == (BID, 2, 1)
