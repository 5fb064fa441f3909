"""Section 7: two players, with Black Jack as a third."""

from __future__ import annotations

import pytest

from gamebox.core.events import UNKNOWN, Zone
from gamebox.games.halunken import Options, setup
from gamebox.games.halunken.actions import BID, CARD, GIVE, RUMS
from gamebox.games.halunken.cards import JACK_CARDS
from tests.games.halunken.test_basic import after_placing, rule
from tests.support.halunken import R, best, do, legal, position, sailor, show, sizes


def jack_draws(card: int, **more: object):  # type: ignore[no-untyped-def]
    """A duel in which the free Black Jack can only draw this card."""
    at, crews = more.pop("at", [3, 8]), more.pop("crews", [1, 1])
    s = position(at, crews, **{"jack": 0, **more})  # type: ignore[arg-type]
    s.hands[2] = 1 << card
    return s


@rule("7.1")
def test_black_jack_has_eight_cards_face_down_and_no_pile() -> None:
    s = setup(2, Options(), 1)
    assert s.jack_pile == ()
    assert len(s.zones()[Zone("ship")]) == 8
    assert s.view(0).zones()[Zone("ship")] == [UNKNOWN] * 8


@rule("7.2", "7.3")
def test_smaller_first_sailor_places_him_and_the_larger_opens() -> None:
    for seed in range(12):
        s = after_placing(2, seed)
        low = s.start if s.firsts[s.start] <= s.firsts[1 - s.start] else 1 - s.start
        assert s.current == low
        do(s, "jack 13")
        high = s.start if s.firsts[s.start] >= s.firsts[1 - s.start] else 1 - s.start
        assert (s.current, s.phase) == (high, BID)
        assert sizes(s)[2] == 0
        assert s.heights[13] == 3


@rule("7.3", "5.4")
def test_the_last_buyer_opens_the_next_auction() -> None:
    s = position([3, 8], ["y9", "g4"], jack=0, auction=True)
    do(s, "pass", f"bid {sailor('g4')}")
    show(s, 1, 1, 7)
    while s.phase != BID:
        do(s, legal(s)[0])
    assert s.current == 1


@rule("7.4", "10.9")
def test_the_auction_alternates_until_one_passes() -> None:
    s = position([3, 8], ["y9 g4", "r6 p11"], jack=0, auction=True)
    do(s, f"bid {sailor('g4')}", f"bid {sailor('r6')}", f"bid {sailor('y9')}", "pass")
    assert s.employer == 0
    assert sizes(s) == [0, 2, 2]
    s = position([3, 8], ["y9", "r6"], jack=0, auction=True)
    do(s, "pass")
    assert legal(s) == ["pass", f"bid {sailor('r6')}"]


@rule("7.5")
def test_unbought_his_card_is_drawn_at_random_and_used_up() -> None:
    drawn = set()
    for seed in range(60):
        s = position([3, 8], [1, 1], jack=0)
        s.seed = seed
        drawn.add(show(s, 1, 1).rows[2][0])
        assert s.hands[2] == 0b111111110 ^ (1 << s.rows[2][0])
    assert drawn == set(range(1, 9))


@rule("7.5", "3.1")
def test_the_buyer_picks_his_card_along_with_the_own_unseen_by_the_other() -> None:
    s = position([3, 8], [1, 1], jack=0, employer=0)
    do(s, "card 4")
    assert s.current == 0
    assert legal(s) == [f"order {m}" for m in range(1, 9)]
    do(s, "order 4")
    assert s.view(1).choice == [UNKNOWN, 0, UNKNOWN]
    assert s.view(0).choice == [4, 0, 4]
    assert s.view(1).zones()[Zone("orders", 0)] == [UNKNOWN] * 7
    do(s, "card 2")
    assert s.rows == [(4,), (2,), (4,)]


@rule("7.5")
def test_a_used_card_cannot_be_ordered_again() -> None:
    s = position([3, 8], [1, 1], jack=0, employer=1)
    s.hands[2] ^= 1 << 4
    do(s, "card 1", "card 2")
    assert "order 4" not in legal(s)
    assert len(legal(s)) == 7


@rule("7.6")
def test_the_buyers_own_two_equal_cards_cancel_on_purpose() -> None:
    s = show(position([3, 8], [1, 1], jack=0, employer=0), 4, 4, 1)
    assert s.pos == [3, 9, 0]
    assert sizes(s) == [2, 2, 1]


@rule("7.6")
def test_he_moves_in_his_place_in_the_order() -> None:
    s = position([3, 8], [5, 1], jack=0, employer=1, taverns=dict.fromkeys(range(14), 0))
    show(s, 7, 5, 3)  # he reaches 3 first, hits the captain there, who moves 7 from 4
    do(s, "leave")
    assert s.pos == [11, 13, 3]


@rule("7.7")
def test_the_buyer_names_the_number_of_his_lone_rum() -> None:
    s = show(position([3, 8], [1, 1], jack=0, employer=1), 2, 5, R)
    assert (s.phase, s.current) == (RUMS, 1)
    assert legal(s) == ["rum 1", "rum 3", "rum 4", "rum 6", "rum 7"]
    do(s, "rum 6")
    assert s.pos[2] == 6


@rule("7.7", "10.9")
@pytest.mark.parametrize(("first", "second", "number"), [(3, 4, 1), (1, 3, 2), (1, 2, 3), (2, 2, 1)])
def test_a_free_black_jacks_rum_is_the_lowest_number_nobody_played(first: int, second: int, number: int) -> None:
    s = show(jack_draws(R, taverns=dict.fromkeys(range(14), 0)), first, second)
    assert s.pos[2] == number
    assert s.rows[2] == (R,)


@rule("7.7")
def test_two_rums_cancel_like_any_pair() -> None:
    s = show(position([3, 8], [1, 1], jack=0, employer=0), R, R, 5)
    assert s.pos == [3, 13, 0]


@rule("7.7")
def test_a_number_for_any_rum_differs_from_both_other_cards() -> None:
    s = show(position([3, 8], [1, 1], jack=0, employer=0), R, 5, 2)
    assert legal(s) == ["rum 1", "rum 3", "rum 4", "rum 6", "rum 7"]


@rule("7.8", "10.8", "10.9")
def test_he_recruits_into_the_port_where_he_lands_or_stands() -> None:
    s = show(jack_draws(2), 4, 5)
    assert sizes(s)[2] == 1
    assert s.heights[2] == 1
    s = show(jack_draws(4), 4, 5)
    assert (s.pos[2], sizes(s)[2]) == (0, 1)


@rule("7.9", "10.9")
def test_a_free_black_jack_makes_the_owner_give_one() -> None:
    s = show(jack_draws(3, crews=[2, 1]), 7, 6)
    assert (s.phase, s.current, s.paragraph()) == (GIVE, 0, "7.9")
    assert legal(s) == [f"give {c}" for c in s.crews[0]]
    do(s, best(s))
    assert len(s.crews[2]) == 2
    assert s.pos[0] == 11


@rule("7.9")
def test_a_larger_port_or_an_empty_crew_gives_nothing() -> None:
    assert sizes(show(jack_draws(3, crews=[2, 1], port=2), 7, 6))[0] == 3
    s = show(jack_draws(3, crews=[0, 1], taverns=dict.fromkeys(range(14), 0)), 7, 6)
    assert (s.pos[0], s.phase) == (11, BID)


@rule("7.10")
def test_a_hired_black_jack_robs_the_opponent_for_the_buyer() -> None:
    s = position([3, 8], [2, 2], jack=6, employer=0)
    show(s, 7, 2, 6)
    assert (s.current, s.paragraph()) == (0, "7.10")
    assert legal(s) == ["leave", *(f"take {c}" for c in s.crews[1])]
    do(s, best(s))
    assert s.pos[1] == 1  # jostled to 9, then 6 from there
    s = show(position([3, 8], [3, 2], jack=6, employer=0), 7, 2, 6)
    assert s.phase == BID


@rule("7.10")
def test_landing_on_the_buyers_own_captain_steals_nothing_but_jostles() -> None:
    s = show(position([3, 8], [1, 3], jack=0, employer=0, port=3), 7, 3, 6)
    assert s.phase == BID
    assert s.pos[0] == 11


@rule("7.11")
def test_a_captain_on_black_jack_robs_the_port_or_the_other_buyer() -> None:
    s = position([3, 8], [1, 4], jack=5, employer=1, port=3)
    s.hands[2] = 1 << 7
    show(s, 2, 5, 7)
    assert (s.current, s.paragraph()) == (0, "7.11")
    assert legal(s)[1:] == [f"take {c}" for c in (*s.crews[2], *s.crews[1])]
    s = position([3, 8], [1, 4], jack=5, employer=0, port=3)
    show(s, 2, 7, 5)
    assert legal(s)[1:] == [f"take {c}" for c in s.crews[2]]
    do(s, "leave")
    assert s.pos[2] == 6 + 7


@rule("7.12")
def test_the_port_counts_for_nobody() -> None:
    s = position([3, 8], ["y1", "g3"], jack=0, port="p15 p14", employer=0, round=8)
    for f in range(3):
        s.hands[f] = 1 << 7
    show(s, 7, 7, 7)
    assert s.current is None
    assert len(s.scores()) == 2


@rule("7.13", "10.13")
def test_the_option_moves_a_free_black_jack_by_his_pile_last_without_recruiting() -> None:
    s = position([3, 8], [2, 2], jack=0, free_pile=True, jack_pile=[5])
    show(s, 2, 4)
    assert s.rows[2] == ()
    assert s.hands[2] == 0b111111110
    assert (s.phase, s.current, s.paragraph()) == (GIVE, 0, "5.13")
    do(s, best(s))
    assert s.pos == [6, 12, 5]
    assert s.jack_row == (5,)
    assert sizes(s) == [2, 3, 1]


@rule("7.13")
def test_with_the_option_a_bought_black_jack_still_plays_a_card() -> None:
    s = show(position([3, 8], [2, 2], jack=0, free_pile=True, employer=0, jack_pile=[5]), 4, 2, 6)
    assert s.rows[2] == (2,)
    assert s.jack_row == ()
    assert sizes(s)[2] == 1
    assert len(s.jack_pile) == JACK_CARDS
    assert not setup(2, Options(), 0).free_pile


@rule("7.13", "7.11", "3.3")
def test_with_the_option_only_the_captains_cards_count_in_free_rounds() -> None:
    s = position([3, 8], [1, 1], jack=0, free_pile=True, jack_pile=[1])
    do(s, f"card {R}")
    assert s.phase == CARD
    do(s, "card 5")
    assert legal(s) == [f"rum {m}" for m in (1, 2, 3, 4, 6, 7)]
