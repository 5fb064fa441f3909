"""Sections 1, 2, 5, 6: the cards, a hand from the deal to the last card. Every situation of the vectors is a test."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from gamebox.core.events import UNKNOWN, Moved, Zone
from gamebox.games.gang_of_four import actions
from gamebox.games.gang_of_four.cards import COUNT, FACE, HAND, TEXT, cards_in, faces_in
from gamebox.games.gang_of_four.rules import Options, State, setup
from tests.games.gang_of_four.test_combos import VECTORS, rule
from tests.support import gang_referee as referee
from tests.support.gang_of_four import cards, do, legal, position, said, through, told

LOCKED = Options(lock_out=True)
ALOUD = Options(announce=True)
ROUND = ("2y 9g 10y 10y", "2r 5g 9y 10r", "3g 5y 8r 10r", "3y 5r 8g 10g")
"""Cards for a trick of several rounds, in which nobody is bound."""


def singles(s: State) -> list[str]:
    """The single cards that may be played now."""
    return [text.removeprefix("play ") for text in legal(s) if text.startswith("play") and len(text.split()) == 2]


def deals(seats: int, number: int = 40) -> list[State]:
    """First hands of games."""
    return [setup(seats, Options(), seed) for seed in range(number)]


def holder(s: State) -> int | None:
    """Who has the multi-coloured 1."""
    return next((seat for seat in range(s.seats) if "1m" in cards(s, seat).split()), None)


@rule("6", "5")
@pytest.mark.parametrize("vector", VECTORS["situations"], ids=lambda v: v["name"])
def test_situation(vector: dict[str, Any]) -> None:
    hands = [vector["hand"], vector["next_player_cards"], 7, 7]
    s = position(hands, table=vector["table"], turn=1, opening=vector["must_contain_1m"])
    plays = {referee.sort(text.split()[1:]) for text in legal(s) if text.startswith("play")}
    assert plays == {referee.sort(text.split()) for text in vector["legal"]}
    assert not plays & {referee.sort(text.split()) for text in vector["illegal"]}
    assert ("pass" in legal(s)) is vector["pass_allowed"]


@rule("1.1")
def test_the_deck() -> None:
    assert COUNT == 64
    assert Counter(TEXT[face] for face in FACE) == Counter(referee.DECK)
    assert Counter(Counter(referee.DECK).values()) == {2: 30, 1: 4}


@rule("1.2")
def test_cards_are_written_with_number_and_colour() -> None:
    assert set(TEXT) == {f"{n}{c}" for n in range(1, 11) for c in "gyr"} | {"1m", "Pg", "Py", "D"}
    assert all(actions.decode(f"play {text}").encode() == f"play {text}" for text in TEXT)


@rule("2.1")
def test_four_players_get_all_the_cards() -> None:
    s = setup(4, Options(), 7)
    assert [len(cards(s, seat).split()) for seat in range(4)] == [16] * 4
    assert Zone("dead") not in s.zones()


@rule("2.1")
def test_three_players_leave_a_dead_hand_of_sixteen() -> None:
    s = setup(3, Options(), 7)
    dead = s.zones()[Zone("dead")]
    held = [card for seat in range(3) for card in cards_in(s.hands[seat])]
    assert s.counts == [16] * 3
    assert len(dead) == 16
    assert sorted([*dead, *held]) == list(range(64))


@rule("2.1")
def test_nobody_sees_the_dead_hand() -> None:
    s = setup(3, Options(), 7)
    assert all(list(s.view(who).zones()[Zone("dead")]) == [UNKNOWN] * 16 for who in (None, 0, 1, 2))


@rule("2.1")
def test_the_dead_hand_is_shuffled_in_for_the_next_hand() -> None:
    s = position(["9r", 5, 5])
    before = set(s.zones()[Zone("dead")])
    do(s, "play 9r")
    after = set(s.zones()[Zone("dead")])
    assert len(after) == 16
    assert before != after


@rule("2.2")
def test_the_first_dealer_is_drawn() -> None:
    dealers = Counter(s.dealer for s in deals(4, 400))
    assert all(70 < dealers[seat] < 130 for seat in range(4))


@rule("2.2")
def test_the_winner_deals_the_next_hand() -> None:
    assert do(position([5, 5, "9r", 5], current=2), "play 9r").dealer == 2


@rule("2.3")
def test_the_first_hand_goes_counter_clockwise() -> None:
    for s in deals(4, 10):
        leader = s.current
        assert leader is not None
        assert do(s, legal(s)[0]).current == (leader - 1) % 4


@rule("2.3")
def test_the_direction_alternates_strictly() -> None:
    for seats in (3, 4):
        s, rng, turns = setup(seats, Options(), 5), Random(5), dict[int, int]()
        while s.current is not None:
            turns.setdefault(s.hand, s.turn)
            s.apply(rng.choice(s.legal_actions()))
        assert len(turns) > 4
        assert all(turn == (-1) ** hand for hand, turn in turns.items())


@rule("2.4")
def test_the_multi_coloured_one_leads() -> None:
    for s in deals(4):
        assert s.current == holder(s)


@rule("2.4")
def test_the_first_combination_contains_the_multi_coloured_one() -> None:
    for seats in (3, 4):
        for s in deals(seats):
            if holder(s) is not None:
                assert all("1m" in text.split() for text in legal(s))
                assert "play 1m" in legal(s)


@rule("2.4")
def test_the_first_combination_may_be_any_with_the_multi_coloured_one() -> None:
    s = position(["1m 1r 1y 1g 2r 2g 3r 4r 5r", 16, 16, 16], opening=True, hand=1)
    for text in ("1m", "1m 1y", "1m 1y 1g", "1m 1r 1y 1g", "1m 1r 1g 2r 2g", "5r 4r 3r 2r 1m", "5r 4r 3r 2g 1m"):
        assert f"play {text}" in legal(s)
    assert all("1m" in text.split() for text in legal(s))


@rule("2.4")
def test_only_the_very_first_combination_is_bound() -> None:
    s = do(position(["1m 9r 8g", 5, 5, "2g 5r 7g"], opening=True, hand=1), "play 1m")
    assert legal(s) == ["pass", "play 2g", "play 5r", "play 7g"]
    do(s, "pass", "pass", "pass")
    assert legal(s) == ["play 8g", "play 9r"]


@rule("2.4")
def test_later_hands_may_begin_without_the_multi_coloured_one() -> None:
    s = do(position(["9r", 5, 5, 5]), "play 9r")
    do(s, legal(s)[0])
    assert set(cards(s, 0).split()) == set(singles(s))


@rule("2.5")
def test_with_the_multi_coloured_one_in_the_dead_hand_the_dealers_right_leads_freely() -> None:
    found = [s for s in deals(3) if holder(s) is None]
    assert len(found) > 4
    for s in found:
        assert s.current == (s.dealer - 1) % 3
        assert set(singles(s)) == set(cards(s, s.current).split())


@rule("2.6", "7")
def test_the_winner_leads_the_next_hand_after_the_exchange() -> None:
    s = do(position([5, "9r", 5, 5], current=1), "play 9r")
    assert s.current == 1
    do(s, "give " + cards(s, 1).split()[0])
    assert s.current == 1
    assert "pass" not in legal(s)


@rule("5.1")
def test_the_leader_cannot_pass() -> None:
    s = position(["3g 7y 9r", 5, 5, 5])
    assert legal(s) == ["play 3g", "play 7y", "play 9r"]
    assert s.refusal(actions.PASSED)[1] == "5.1"


@rule("5.1")
def test_a_gang_may_be_led() -> None:
    assert "play 7r 7y 7g 7g" in legal(position(["7g 7g 7y 7r 9r", 5, 5, 5]))


@rule("5.2")
def test_passing_is_free() -> None:
    s = position(["3g 7y 9r", 5, 5, 5], table="4g")
    assert legal(s) == ["pass", "play 7y", "play 9r"]


@rule("5.2")
def test_the_turn_goes_round_in_the_direction_of_play() -> None:
    assert through(position([9, 9, 9, 9], current=2, turn=1, table="10g"), "pass", "pass") == [3, 0]
    assert through(position([9, 9, 9, 9], current=2, turn=-1, table="10g"), "pass", "pass") == [1, 0]


@rule("5.2")
def test_nobody_is_left_out_of_the_turn() -> None:
    assert through(position(ROUND, turn=1), "play 2y", "play 2r", "pass", "play 3y", "pass") == [1, 2, 3, 0, 1]


@rule("5.3")
def test_a_pass_is_not_final() -> None:
    s = do(position(ROUND, turn=1), "play 2y", "pass", "pass", "play 3y", "pass")
    assert s.current == 1
    assert legal(s) == ["pass", "play 5g", "play 9y", "play 10r"]


@rule("5.3", "11")
def test_with_the_lock_out_a_pass_is_for_the_whole_trick() -> None:
    s = do(position(ROUND, turn=1, options=LOCKED), "play 2y", "pass", "pass", "play 3y")
    assert through(s, "play 9g", "pass") == [3, 0]
    assert (s.table, s.locked) == (None, 0)
    assert through(s, "play 10y") == [1]


@rule("5.4")
def test_the_trick_ends_when_all_others_have_passed_in_a_row() -> None:
    s = do(position(["3g 9r 9y", 5, 5, 5], turn=1), "play 3g")
    do(s, "pass", "pass")
    assert s.table is not None
    do(s, "pass")
    assert (s.current, s.table) == (0, None)
    assert legal(s) == ["play 9y", "play 9r", "play 9r 9y"]


@rule("5.4")
def test_passes_before_the_last_combination_do_not_count() -> None:
    s = do(position(ROUND, turn=1), "play 2y", "pass", "pass", "play 3y", "pass", "pass")
    assert s.table is not None
    assert (do(s, "pass").current, s.table) == (3, None)


@rule("5.4")
def test_three_players_need_two_passes() -> None:
    s = do(position(["3g 9r", 5, 5], turn=1), "play 3g", "pass", "pass")
    assert (s.current, s.table) == (0, None)


@rule("5.5")
def test_counts_are_public_and_the_heap_is_told_apart_from_the_trick() -> None:
    s = do(position(["3r 3g 9r", 5, 6, 7], turn=1), "play 3r 3g", "pass", "pass")
    public = s.view(None)
    assert public.counts == [1, 5, 6, 7]
    assert [TEXT[FACE[card]] for card in public.zones()[Zone("trick")]] == ["3r", "3g"]
    do(s, "pass")
    zones = s.view(None).zones()
    assert [len(zones[Zone(name)]) for name in ("trick", "heap")] == [0, 64 - 19]


@rule("5.6")
def test_the_hand_ends_at_once_when_somebody_has_no_card_left() -> None:
    s = do(position(["9r", "10r 10y", 5, 5], turn=1, table="4g"), "play 9r")
    assert (s.hand, s.winner) == (3, 0)
    assert s.totals == (0, 2, 5, 5)


@rule("5.6")
def test_any_combination_may_be_the_last() -> None:
    for text in ("3g", "3r 3g", "3r 3y 3g", "3r 3y 3g 3g", "10r 9r 8r 7r 6r", "3r 3y 3g Py Pg"):
        assert do(position([text, 5, 5, 5]), f"play {text}").winner == 0


@rule("6.1")
def test_a_last_card_is_announced_by_itself() -> None:
    s = position(["3g 9r", 5, 5, 5], turn=1)
    assert "last_card" in [key.split(".")[-1] for key in said(told(s, "play 3g"))]
    assert s.current == 1
    assert s.view(3).counts[0] == 1


@rule("6.1")
def test_in_manual_mode_the_player_is_asked_for_the_announcement() -> None:
    s = do(position(["3g 9r", 5, 5, 5], turn=1, options=ALOUD), "play 3g")
    assert (s.current, legal(s)) == (0, ["announce", "silent"])
    do(s, "announce")
    assert (s.current, s.skipped) == (1, 0)


@rule("6.1")
def test_who_has_announced_plays_on() -> None:
    s = do(position(["10g 10r", 5, 5, 5], turn=1, options=ALOUD), "play 10g", "announce", "pass", "pass", "pass")
    assert (s.current, legal(s)) == (0, ["play 10r"])


@rule("6.1")
def test_who_misses_the_announcement_is_skipped_for_the_rest_of_the_hand() -> None:
    s = do(position(["3g 9r", 5, "8g 8y 10r", "4g 10g 2g"], turn=1, options=ALOUD), "play 3g", "silent")
    assert through(s, "pass", "pass", "play 4g") == [2, 3, 1]
    do(s, "pass", "play 8g")
    assert s.current == 3


@rule("6.1")
def test_who_misses_the_announcement_scores_one() -> None:
    s = do(position(["3g 3y 9r", "4g 4y", 5, 5], turn=1, options=ALOUD), "play 3y 3g", "silent", "play 4y 4g")
    assert s.totals == (1, 0, 5, 5)


@rule("6.1")
def test_a_trick_of_a_skipped_player_is_followed_by_the_lead_of_the_next() -> None:
    s = do(position(["10r 9r", 5, 5, 5], turn=-1, options=ALOUD), "play 10r", "silent", "pass", "pass", "pass")
    assert (s.current, s.table) == (3, None)
    assert "pass" not in legal(s)


@rule("6.1")
def test_a_trick_of_a_skipped_player_goes_past_other_skipped_players() -> None:
    s = position(["10r 9r", 5, 5, 1], turn=-1, skipped=[3], options=ALOUD)
    do(s, "play 10r", "silent", "pass", "pass")
    assert (s.current, s.table) == (2, None)


@rule("6.1")
def test_the_last_player_not_skipped_cannot_miss_the_announcement() -> None:
    s = do(position(["3g 9r", 1, 1, 1], turn=1, skipped=[1, 2, 3], options=ALOUD), "play 3g")
    assert legal(s) == ["announce"]
    do(s, "announce")
    assert (s.current, legal(s)) == (0, ["play 9r"])


@rule("6.2")
def test_going_out_from_two_or_more_cards_needs_no_announcement() -> None:
    for text in ("9r 9y", "9r 9y 9g", "3r 3y 3g 3g"):
        s = do(position([text, 5, 5, 5], options=ALOUD), f"play {text}")
        assert s.winner == 0


@rule("6.1", "6.2")
def test_other_counts_are_not_announced() -> None:
    s = do(position(["3g 8y 9r", 5, 5, 5], turn=1, options=ALOUD), "play 3g")
    assert s.current == 1


@rule("6.3a")
def test_bound_the_highest_single_must_be_played() -> None:
    s = position(["3g 7y 9y 9r", 1, 5, 5], turn=1, table="4g")
    assert legal(s) == ["play 9r"]
    assert s.refusal(actions.PASSED)[1] == "6.3a"


@rule("6.3a")
def test_bound_the_highest_single_is_taken_out_of_a_combination() -> None:
    assert legal(position(["Pg Py 3g 7y", 1, 5, 5], turn=1, table="4g")) == ["play Py"]
    assert legal(position(["9r 9r 2g", 1, 5, 5], turn=1, table="4g")) == ["play 9r"]


@rule("6.3a")
def test_bound_but_the_highest_single_does_not_beat() -> None:
    assert legal(position(["3g 7y 9r", 1, 5, 5], turn=1, table="10g")) == ["pass"]


@rule("6.3a")
def test_bound_a_gang_is_accepted_instead_in_both_cases() -> None:
    hand = "5g 5g 5y 5r 9r"
    assert legal(position([hand, 1, 5, 5], turn=1, table="4g")) == ["play 9r", "play 5r 5y 5g 5g"]
    assert legal(position([hand, 1, 5, 5], turn=1, table="10g")) == ["pass", "play 5r 5y 5g 5g"]


@rule("6.3b")
def test_bound_a_longer_combination_must_be_led() -> None:
    assert legal(position(["3g 3y 9r", 1, 5, 5], turn=1)) == ["play 3y 3g"]
    assert legal(position(["Pg Py D 9r", 1, 5, 5], turn=1)) == ["play Py Pg"]
    assert "play 5r 5y 5g 5g" in legal(position(["5g 5g 5y 5r D", 1, 5, 5], turn=1))


@rule("6.3b")
def test_bound_any_longer_combination_may_be_led() -> None:
    s = position(["3g 3y 3r 9r 9y 10g", 1, 5, 5], turn=1)
    assert all(len(text.split()) > 2 for text in legal(s))
    assert len(legal(s)) == 3 + 1 + 1 + 1


@rule("6.3b")
def test_bound_without_a_longer_combination_the_highest_single_is_led() -> None:
    assert legal(position(["3g 7y 9r", 1, 5, 5], turn=1)) == ["play 9r"]
    assert legal(position(["3g 7y Py D", 1, 5, 5], turn=1)) == ["play D"]


@rule("6.3c")
def test_no_obligation_on_pairs_trios_fives_and_gangs() -> None:
    hand = "3g 3y 3r 7g 7g 7y 7r 9r 9y"
    for table in ("2g 2y", "2g 2y 2r", "2g 3r 4g 5g 6y", "2g 2g 2y 2r"):
        bound, free = (position([hand, k, 5, 5], turn=1, table=table) for k in (1, 2))
        assert legal(bound) == legal(free)
        assert legal(bound)[0] == "pass"
        assert len(legal(bound)) > 1


@rule("6.3d")
def test_only_the_player_just_before_a_last_card_is_bound() -> None:
    for turn, free in ((1, [7, 1, 1]), (-1, [1, 1, 7])):
        assert legal(position(["3g 7y 9r", *free], turn=turn, table="4g")) == ["pass", "play 7y", "play 9r"]
        assert legal(position(["3g 7y 9r", *free], turn=-turn, table="4g")) == ["play 9r"]


@rule("6.3d")
def test_several_players_may_be_bound_at_once() -> None:
    s = position(["3g 7y 9r", "10r", "8r 9y 10y", "10g"], turn=1)
    assert [s.is_bound(seat) for seat in range(4)] == [True, False, True, False]


@rule("6.3")
def test_two_cards_left_bind_nobody() -> None:
    assert "pass" in legal(position(["3g 7y 9r", 2, 5, 5], turn=1, table="4g"))


@rule("6.4")
def test_the_obligation_is_found_anew_at_every_turn() -> None:
    s = position(["2g 7y 9r", "3g 10r", 5, "2y 10g"], turn=1, owner=3, table="1g")
    assert legal(s)[0] == "pass"
    do(s, "pass", "play 3g", "pass", "pass")
    assert (s.current, legal(s)) == (0, ["play 9r"])


@rule("6.4")
def test_with_the_lock_out_the_next_player_still_in_the_trick_counts() -> None:
    hands: list[str | int] = ["3g 7y 9r", 1, 5, 5]
    assert legal(position(hands, turn=1, table="4g", options=LOCKED, locked=[1]))[0] == "pass"
    hands = ["3g 7y 9r", 5, 1, 5]
    assert legal(position(hands, turn=1, table="4g", options=LOCKED, locked=[1])) == ["play 9r"]


@rule("6.4", "6.1")
def test_a_skipped_player_with_one_card_binds_nobody() -> None:
    hands: list[str | int] = ["3g 7y 9r", 1, 5, 5]
    assert legal(position(hands, turn=1, table="4g", options=ALOUD, skipped=[1]))[0] == "pass"
    hands = ["3g 7y 9r", 1, 1, 5]
    assert legal(position(hands, turn=1, table="4g", options=ALOUD, skipped=[1])) == ["play 9r"]


@rule("9.4")
def test_who_can_only_pass_is_asked_like_everybody() -> None:
    s = position([5, "3g 3y", 5, 5], turn=1, table="10r", owner=3)
    do(s, "pass")
    assert (s.current, legal(s)) == (1, ["pass"])
    assert s.view(None).current == s.view(2).current == 1


@rule("9.6")
def test_the_obligation_never_forbids_to_go_out() -> None:
    assert do(position(["9r", 1, 5, 5], turn=1, table="4g"), "play 9r").winner == 0
    assert do(position(["9r", 1, 5, 5], turn=1), "play 9r").winner == 0
    assert do(position(["9r 9y", 1, 5, 5], turn=1), "play 9r 9y").winner == 0
    assert do(position(["9r 9y 9g 9g", 1, 5, 5], turn=1, table="10r"), "play 9r 9y 9g 9g").winner == 0


@rule("9.2")
def test_two_copies_of_a_card_are_one_choice() -> None:
    s = position(["9r 9r 8y 8y 8g", 5, 5, 5])
    assert len(legal(s)) == len(set(legal(s)))
    assert singles(s) == ["8g", "8y", "9r"]
    assert [text for text in legal(s) if len(text.split()) == 3] == ["play 8y 8g", "play 8y 8y", "play 9r 9r"]


@rule("9.2")
def test_playing_one_copy_leaves_the_other() -> None:
    s = do(position(["9r 9r 8y", 5, 5, 5]), "play 9r")
    assert cards(s, 0) == "8y 9r"
    assert (HAND, len(faces_in(s.gone))) == (16, 64 - 2 - 15)


@rule("5.5")
def test_everybody_sees_the_cards_played_and_the_trick_going_onto_the_heap() -> None:
    s = position(["3r 3g 9r", 5, 6, 7], turn=1)
    played = [e for e in told(s, "play 3r 3g") if isinstance(e, Moved)]
    assert [(TEXT[FACE[e.card]], e.src, e.dst, e.seen_by) for e in played] == [
        (card, Zone("hand", 0), Zone("trick"), None) for card in ("3r", "3g")
    ]
    do(s, "pass", "pass")
    gone = [e for e in told(s, "pass") if isinstance(e, Moved)]
    assert [(e.card, e.src, e.dst) for e in gone] == [(e.card, Zone("trick"), Zone("heap")) for e in played]
