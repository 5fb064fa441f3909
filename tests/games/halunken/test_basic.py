"""Sections 1 to 4: pieces, set-up, a round of the basic game, the end."""

from __future__ import annotations

from random import Random

import pytest

from gamebox.core.events import UNKNOWN, Zone
from gamebox.games.halunken import GAME, Options, setup
from gamebox.games.halunken.actions import GIVE, TAKE
from gamebox.games.halunken.cards import COLOURS, HAND, JACK_CARDS, SAILORS
from gamebox.games.halunken.rules import State, crew_score
from tests.support.halunken import R, best, do, legal, position, sailor, sailors, show, sizes


def rule(*paragraphs: str) -> pytest.MarkDecorator:
    return pytest.mark.rule("halunken", list(paragraphs))


def after_placing(seats: int, seed: int = 3, **options: bool) -> State:
    s = setup(seats, Options(**options), seed)
    for k in range(seats):
        do(s, f"place {4 * k}")
    return s


@rule("1.1", "3.4")
def test_the_ring_has_fourteen_spaces_and_is_walked_clockwise() -> None:
    s = show(position([12, 3, 5], [1, 1, 1]), 3, 1, 2)
    assert s.pos == [1, 4, 7]


@rule("1.2", "2.6")
def test_figures_never_share_a_space() -> None:
    for seed in range(20):
        s, rng = setup(4, Options(black_jack=True), seed), Random(seed)
        while s.current is not None:
            actions = s.legal_actions()
            s.apply(actions[int(rng.random() * len(actions))])
            if s.phase not in (TAKE, GIVE):
                placed = [p for p in s.pos if p >= 0]
                assert len(set(placed)) == len(placed)


@rule("1.3", "2.2")
def test_each_captain_has_seven_numbers_and_a_rum() -> None:
    s = after_placing(3)
    assert legal(s) == [f"card {m}" for m in (1, 2, 3, 4, 5, 6, 7, 8)]
    assert HAND[-1] == R


@rule("1.4", "5.1")
def test_black_jacks_pile_holds_one_to_twelve_face_down() -> None:
    s = setup(3, Options(black_jack=True), 1)
    assert sorted(s.jack_pile) == list(range(1, JACK_CARDS + 1))
    assert set(s.view(0).jack_pile) == {UNKNOWN}
    orders = {setup(3, Options(black_jack=True), seed).jack_pile for seed in range(20)}
    assert len(orders) == 20


@rule("1.5", "10.1")
def test_the_sailors_are_those_of_the_table() -> None:
    rows = {name: [s.value for s in SAILORS if COLOURS[s.colour] == name] for name in COLOURS}
    assert rows == {
        "yellow": list(range(1, 13)),
        "green": list(range(3, 14)),
        "red": list(range(5, 15)),
        "purple": list(range(7, 16)),
    }
    assert [sum(v) for v in rows.values()] == [78, 88, 95, 99]
    assert (len(SAILORS), sum(s.value for s in SAILORS)) == (42, 360)


@rule("1.6", "10.11")
def test_the_tables_are_duel_basic_and_black_jack() -> None:
    found = {(n, o.black_jack, o.free_pile) for n, o in GAME.tables()}
    assert found == {
        (2, False, False), (2, False, True), (3, False, False), (3, True, False), (4, False, False), (4, True, False),
    }  # fmt: skip
    for seats, options in ((2, Options(black_jack=True)), (3, Options(free_pile=True)), (5, Options()), (1, Options())):
        with pytest.raises(ValueError, match="cannot be played"):
            setup(seats, options, 0)
    basic = setup(4, Options(), 0)
    assert not basic.jack
    assert basic.jack_pile == ()


@rule("2.1")
def test_three_sailors_lie_face_down_on_each_tavern() -> None:
    s = setup(3, Options(), 8)
    assert s.heights == [3] * 14
    assert sorted(s.deck) == list(range(42))
    assert set(s.view(0).deck) == {UNKNOWN}


@rule("2.3", "10.10")
def test_the_first_to_place_is_drawn_and_the_others_follow_clockwise() -> None:
    starts = [setup(4, Options(), seed).start for seed in range(400)]
    assert all(70 < starts.count(seat) < 130 for seat in range(4))
    s = setup(4, Options(), 5)
    order = []
    for space in (3, 9, 0, 6):
        order.append(s.current)
        do(s, f"place {space}")
    assert order == [(s.start + k) % 4 for k in range(4)]


@rule("2.3")
def test_placing_takes_the_hidden_top_sailor_and_the_space() -> None:
    s = setup(3, Options(), 2)
    seat, top = s.start, s.deck[3 * 5 + 2]
    do(s, "place 5")
    assert s.crews[seat] == (top,)
    assert s.heights[5] == 2
    assert s.firsts[seat] == SAILORS[top].value
    assert "place 5" not in legal(s)
    assert len(legal(s)) == 13
    assert s.current == (seat + 1) % 3


@rule("2.3")
def test_the_first_sailors_value_counts_whoever_owns_the_card_later() -> None:
    s = position([0, 4, 8], [1, 1, 1], jack=11, auction=True)
    s.firsts = (7, 12, 3)
    do(s, *(f"bid {c}" for c in s.crews[0][:1]), "pass", "pass")
    assert s.firsts == (7, 12, 3)


@rule("2.4")
def test_the_tops_are_turned_up_when_all_have_placed_and_again_when_one_is_taken() -> None:
    s = setup(3, Options(), 4)
    do(s, "place 0", "place 5")
    assert set(s.view(1).deck) == {UNKNOWN}
    do(s, "place 9")
    seen = [c for c in s.view(None).deck if c != UNKNOWN]
    assert len(seen) == 14
    show(s, 1, 2, 3)
    tops = [s.deck[3 * i + h - 1] for i, h in enumerate(s.heights) if h]
    assert sorted(c for c in s.view(None).deck if c != UNKNOWN) == sorted(tops)


@rule("2.5")
def test_only_face_down_sailors_the_pile_and_chosen_cards_are_hidden() -> None:
    s = position([0, 4, 8], [2, 3, 1], jack=11, port=1, jack_pile=[3])
    do(s, "card 4")
    mine, other = s.view(0), s.view(1)
    assert mine.choice == [4, 0, 0, 0]
    assert other.choice == [UNKNOWN, 0, 0, 0]
    assert other.hands == s.hands
    assert other.crews == s.crews
    assert set(other.jack_pile) == {UNKNOWN}
    assert other.zones()[Zone("hand", 0)] == [UNKNOWN] * 7
    assert other.zones()[Zone("chosen", 0)] == [UNKNOWN]


@rule("3.1", "3")
def test_cards_are_chosen_secretly_revealed_together_and_used_up() -> None:
    s = position([0, 4, 8], [1, 1, 1])
    do(s, "card 4", "card 5")
    assert s.rows[0] == ()
    do(s, "card 6")
    assert s.rows[:3] == [(4,), (5,), (6,)]
    assert "card 4" not in legal(s)
    assert len(legal(s)) == 7


@rule("3.1", "4.1")
def test_eight_rounds_use_the_hand_up_exactly() -> None:
    s = position([0, 4, 8], [1, 1, 1], taverns=dict.fromkeys(range(14), 0))
    for k in range(8):
        assert s.round == k + 1
        assert len(legal(s)) == 8 - k
        show(s, *([k + 1] * 3))
    assert s.current is None
    assert s.legal_actions() == []
    assert s.hands[:3] == [0, 0, 0]


@rule("3.2")
def test_equal_cards_cancel_and_recruit_where_they_stand() -> None:
    s = show(position([0, 4, 8, 11], [1, 1, 1, 1]), 5, 5, R, R)
    assert s.pos == [0, 4, 8, 11]
    assert sizes(s)[:4] == [2, 2, 2, 2]


@rule("3.2")
def test_cancelled_captains_recruit_before_any_captain_moves() -> None:
    s = position([0, 4, 8], [1, 1, 2], taverns={4: 1})
    show(s, 7, 7, R)
    do(s, "rum 1")
    assert sizes(s)[:3] == [2, 2, 3]
    assert s.heights[4] == 0


@rule("3.3")
def test_a_lone_rum_names_a_number_nobody_has_shown() -> None:
    s = show(position([0, 4, 8, 12], [1, 1, 1, 1]), 5, R, 5, 3)
    assert s.current == 1
    assert legal(s) == ["rum 1", "rum 2", "rum 4", "rum 6", "rum 7"]
    do(s, "rum 7")
    assert s.pos[1] == 11
    assert s.rows[1] == (R,)


@rule("3.3")
def test_the_rum_is_named_after_the_cancelled_have_recruited() -> None:
    s = show(position([0, 4, 8, 11], [1, 1, 1, 1]), 5, R, 5, 3)
    assert sizes(s)[:4] == [2, 1, 2, 1]


@rule("3.4")
def test_captains_move_in_ascending_order_from_where_they_stand_then() -> None:
    s = position([0, 2, 10], [1, 3, 1], taverns={2: 0})
    show(s, 2, 3, 7)
    do(s, "leave")  # the 2 hits the captain on 2, who is jostled to 3 and then moves 3
    assert s.pos == [2, 6, 3]


@rule("3.5", "10.12")
def test_recruiting_is_compulsory_and_an_empty_tavern_gives_nothing() -> None:
    s = position([0, 4, 8], [1, 1, 1], taverns={1: 0}, tops={6: "p15"})
    show(s, 1, 2, 3)
    assert sizes(s)[:3] == [1, 2, 2]
    assert sailor("p15") in s.crews[1]


@rule("3.6", "3.6a", "10.12")
def test_a_dispute_compares_crews_after_recruiting_and_may_be_left() -> None:
    for mover, other, may in ((1, 2, True), (2, 2, False), (0, 1, True), (3, 1, False)):
        s = show(position([0, 4, 9], [mover, other, 1]), 4, 7, 6)
        assert (s.current == 0 and "leave" in legal(s)) is may
    s = show(position([0, 4, 9], [1, 2, 1]), 4, 7, 6)
    assert legal(s) == ["leave", *(f"take {c}" for c in s.crews[1])]
    before = s.crews[1]
    do(s, best(s))
    assert before[0] in s.crews[0]


@rule("3.6a")
def test_an_empty_crew_cannot_be_robbed() -> None:
    s = show(position([0, 4, 9], [0, 0, 1], taverns={4: 0}), 4, 7, 6)
    assert s.pos[0] == 4
    assert s.round == 2


@rule("3.6", "3.6b")
def test_who_is_hit_is_jostled_to_the_first_empty_space_without_recruiting() -> None:
    s = position([0, 4, 5, 6], [3, 1, 1, 1])
    show(s, 4, R, R, 7)  # 0 -> 4; the captain there goes over 5 and 6 to 7
    assert s.pos[1] == 7
    assert len(s.crews[1]) == 2
    assert s.heights[7] == 2


@rule("3.6b")
def test_a_jostled_captain_that_has_not_moved_makes_its_move_in_full() -> None:
    s = position([0, 1, 9], [5, 1, 1], taverns=dict.fromkeys(range(14), 1))
    show(s, 1, 3, 5)
    assert s.pos == [1, 5, 0]


@rule("3.7")
def test_the_order_of_choosing_has_no_effect() -> None:
    ends = set()
    for first, second in ((0, 1), (1, 0)):
        at, moves = [0, 4, 9], [2, 3, 6]
        order = [first, second, 2]
        s = show(position([at[k] for k in order], [1] * 3), *[moves[k] for k in order])
        ends.add(tuple(s.pos[order.index(k)] for k in range(3)))
    assert ends == {(2, 7, 1)}


@rule("4.2", "9.4")
@pytest.mark.parametrize(
    ("crew", "score"),
    [
        ("y12 y3 g10 g4 p15", 59), ("r5 r6 r7 p15", 51), ("g9", 18), ("", 0), ("y1 g3 r5 p7", 16 + 7),
    ],
)  # fmt: skip
def test_the_largest_colour_counts_twice(crew: str, score: int) -> None:
    assert crew_score(sailors(crew)) == score


@rule("4.3")
def test_sailors_left_over_count_for_nobody() -> None:
    s = position([0, 4, 8], ["y1", "g3", "r5"], jack=11, port="p15 p14")
    assert s.scores() == (2, 6, 10)


@rule("4.4", "10.10")
def test_the_highest_score_wins_and_ties_share() -> None:
    assert position([0, 4, 8], ["y12", "g12", "r5"]).ranks() == (1, 1, 3)
    assert position([0, 4, 8], ["y1", "g12", "r5"]).ranks() == (3, 1, 2)


@rule("4.5")
def test_every_game_starts_with_the_set_up() -> None:
    assert setup(3, Options(), 9).pos == [-1, -1, -1]
