"""Sections 1 to 4: set-up, days, the three phases of a turn, and what they have to do with each other."""

from __future__ import annotations

from random import Random

import pytest

from gamebox.games.guillotine import GAME, setup
from gamebox.games.guillotine.actions import PLAY_OF
from gamebox.games.guillotine.cards import ACTIONS, COUNT, NAMES, TITLE, card
from gamebox.games.guillotine.rules import Options, State
from tests.support.guillotine import do, front, legal, line, names, play, playable, position, rule, trophies

FOUR = "baron duke colonel sheriff"


def finished(seats: int, seed: int) -> State:
    """A game played at random to its end."""
    s, draw = setup(seats, Options(), seed), Random(seed).random
    while s.current is not None:
        actions = s.legal_actions()
        s.apply(actions[int(draw() * len(actions))])
    return s


@rule("1.1")
def test_two_to_five_players_play_three_days() -> None:
    assert GAME.seat_counts() == (2, 3, 4, 5)
    for seats in GAME.seat_counts():
        s = finished(seats, seats)
        assert (s.day, s.line, s.legal_actions()) == (3, [], [])
        assert s.refusal(PLAY_OF[COUNT]) == ("guillotine.refuse.over", "1.1")


@rule("1.2", "9.7")
def test_a_tie_goes_to_the_larger_score_pile_and_is_shared_if_equal() -> None:
    even = position("duke", ["", "", ""], trophies=["mayor sheriff", "councilman wealthy_priest", "governor"])
    assert (even.scores(), even.ranks()) == ((4, 4, 4), (1, 1, 3))
    more = position("duke", ["", ""], trophies=["regent martyr", "baron"])
    assert (more.scores(), more.ranks()) == ((3, 3), (1, 2))


@rule("2.1", "2.2")
def test_everybody_is_dealt_five_cards() -> None:
    for seats in GAME.seat_counts():
        s = setup(seats, Options(), 5)
        assert [len(hand) for hand in s.hands] == [5] * seats
        assert (len(s.pile), len(s.line), len(s.deck)) == (60 - 5 * seats, 12, 38)
        assert (s.gone, s.discard, s.day) == ([], [], 1)


@rule("2.3")
def test_the_first_player_is_drawn_and_play_goes_clockwise() -> None:
    assert {setup(5, Options(), seed).current for seed in range(40)} == set(range(5))
    s = position(FOUR, ["", "", ""], turn=2)
    assert [do(s, "pass").current for _ in range(3)] == [0, 1, 2]


@rule("3.1")
def test_a_day_begins_with_twelve_nobles_or_those_that_are_left() -> None:
    s = do(position("baron", ["", ""], deck="duke mayor cardinal"), "pass")
    assert (line(s), s.day, s.deck) == ("duke mayor cardinal", 2, [])
    s = setup(3, Options(), 9)
    assert len(s.line) == 12
    s = do(position("baron", ["", ""]), "pass")
    assert (len(s.line), s.day) == (12, 2)


@rule("3.1", "1.1")
def test_days_without_nobles_are_over_without_a_turn() -> None:
    s = do(position("baron", ["", ""], deck=""), "pass")
    assert (s.current, s.day, s.phase) == (None, 3, -1)
    assert len(s.hands[0]) == 1


@rule("3.2")
def test_the_left_neighbour_of_who_began_begins_the_next_day() -> None:
    s = do(position("baron", ["", "", ""], first=0, turn=1, deck="duke mayor"), "pass")
    assert (s.day, s.current) == (2, 1)
    s = do(position("baron", ["", "", ""], first=2, turn=1, day=2, deck="duke mayor"), "pass")
    assert (s.day, s.current) == (3, 0)


@rule("3.3")
def test_the_day_goes_on_if_the_last_noble_brings_another() -> None:
    s = do(position("general", ["", ""], deck="duke mayor"), "pass")
    assert (s.day, line(s), s.current) == (1, "duke", 1)
    s = do(position("baron", ["", ""], deck="duke mayor"), "pass")
    assert s.day == 2


@rule("3.4")
def test_robespierre_from_the_conciergerie_ends_the_day_too() -> None:
    s = do(position("rival_executioner duke mayor", ["", ""], deck="robespierre cardinal"), "pass")
    assert (trophies(s, 0), s.day, line(s), len(s.hands[0])) == ("rival_executioner robespierre", 2, "cardinal", 1)
    assert names(s.gone[-2:]) == "duke mayor"


@rule("3.5")
def test_hands_trophies_and_cards_in_front_stay_from_day_to_day() -> None:
    s = position("baron", ["stumble", "trip"], laid={"church_support": 1}, trophies=["mayor", ""], deck="duke regent",
                 confused=0b10, hurried=0b01)  # fmt: skip
    do(s, "pass")
    assert (s.day, trophies(s, 0), front(s, 1), names(s.hands[1])) == (2, "mayor baron", "church_support", "trip")
    assert (s.confused, s.hurried, s.current) == (0b10, 0b01, 1)


@rule("4.1")
def test_no_card_is_always_legal_and_ends_the_phase() -> None:
    s = position(FOUR, ["stumble", ""])
    assert "pass" in legal(s)
    assert (trophies(do(s, "pass"), 0), s.current) == ("baron", 1)


@rule("4.1")
def test_started_cards_cannot_be_declined() -> None:
    for name in ("stumble", "rush_job", "l_idiot"):
        assert "pass" not in legal(do(position(FOUR, [name, ""]), f"play {name}"))


@rule("4.1")
def test_two_trips_and_one_other_card_in_a_turn() -> None:
    s = position(FOUR, ["trip trip stumble pushed", ""])
    do(s, "play trip", "noble baron", "play trip", "noble baron")
    assert line(s) == "duke colonel baron sheriff"
    assert s.paragraph() == "4.1e"
    do(s, "play pushed", "noble sheriff")
    assert (s.current, trophies(s, 0), line(s)) == (1, "duke", "sheriff colonel baron")


@rule("4.1")
def test_a_card_being_resolved_lies_aside() -> None:
    s = do(position(FOUR, ["infighting", "trip missed"]), "play infighting", "seat 1")
    assert (s.hands[0], names([s.card]), names(s.discard[-1:]) == "infighting") == ((), "infighting", False)
    do(s, "card trip", "card missed")
    assert names(s.discard[-3:]) == "trip missed infighting"


@rule("4.1")
def test_the_owner_may_discard_callous_guards_whenever_a_card_may_be_chosen() -> None:
    s = position("unpopular_judge duke", ["stumble", ""], laid={"callous_guards": 0}, hurried=0)
    assert legal(s) == ["pass", "front callous_guards"]
    s = do(position(FOUR, ["", "stumble", ""], laid={"callous_guards": 1}, hurried=0b10), "pass")
    assert legal(s) == ["pass", "front callous_guards"]
    assert (legal(do(s, "front callous_guards")), s.current) == (["pass"], 1)
    assert "front callous_guards" not in legal(position(FOUR, ["stumble", ""], laid={"callous_guards": 1}))


@rule("4.1")
def test_the_owner_may_discard_callous_guards_after_seeing_a_hand() -> None:
    s = position(FOUR, ["lack_of_support", "trip stumble"], laid={"callous_guards": 0}, due=0)
    do(s, "play lack_of_support", "seat 1")
    assert legal(s) == ["card trip", "card stumble", "front callous_guards"]
    do(s, "front callous_guards", "card trip")
    assert (front(s, 0), names(s.discard[-3:])) == ("", "callous_guards trip lack_of_support")
    assert playable(s) == {"stumble"}


@rule("4.2")
def test_the_front_noble_is_collected_by_itself() -> None:
    s = do(position(FOUR, ["", ""]), "pass")
    assert (trophies(s, 0), line(s)) == ("baron", "duke colonel sheriff")


@rule("4.3")
def test_a_card_is_drawn_and_the_pile_made_anew_when_it_is_empty() -> None:
    s = do(position(FOUR, ["", ""], pile="", discard="stumble pushed missed"), "pass")
    assert (len(s.hands[0]), len(s.pile), s.discard) == (1, 2, [])
    s = position(FOUR, ["political_influence", ""], pile="stumble", discard="pushed missed")
    play(s, "political_influence")
    assert (len(s.hands[0]), s.pile, s.discard) == (4, [], [])
    assert len(do(s, "pass").hands[1]) == 0


@rule("4.4", "4.17")
def test_what_a_noble_brings_in_is_collected_with_its_own_effect() -> None:
    s = do(position("fast_noble rival_executioner duke", ["", ""], deck="lady general mayor"), "pass")
    assert (trophies(s, 0), line(s), len(s.hands[0])) == ("fast_noble rival_executioner lady", "duke", 2)
    s = do(position("rival_executioner duke mayor", ["", ""], deck="fast_noble lord"), "pass")
    assert (trophies(s, 0), line(s)) == ("rival_executioner fast_noble duke", "mayor")


@rule("4.4", "4.18")
def test_a_clown_received_stays_where_it_is() -> None:
    s = play(position("the_clown duke mayor", ["after_you", ""]), "after_you", "seat 1")
    assert (trophies(s, 1), trophies(s, 0), s.current) == ("the_clown", "duke", 1)
    s = play(position(FOUR, ["clerical_error", ""], trophies=["", "robespierre"]), "clerical_error", "seat 1",
             "noble robespierre")  # fmt: skip
    assert s.day == 1


@rule("4.5")
def test_the_spy_moves_after_each_of_two_cards_whatever_they_do() -> None:
    s = position(f"master_spy {FOUR}", ["trip church_support", ""], due=0)
    do(s, "play trip", "noble baron")
    assert line(s) == "duke baron colonel sheriff master_spy"
    s.line.insert(0, s.line.pop())
    do(s, "play church_support")
    assert line(s) == "duke baron colonel sheriff master_spy"


@rule("4.5")
def test_the_spy_goes_to_the_end_when_the_card_brought_him_in() -> None:
    s = play(position(FOUR, ["extra_cart", ""], deck="master_spy mayor regent", due=0), "extra_cart")
    assert line(s) == f"{FOUR} mayor regent master_spy"
    s = play(position(FOUR, ["missed", ""], trophies=["", "master_spy"], due=0), "missed", "seat 1")
    assert line(s) == f"{FOUR} master_spy"
    s = do(position("general master_spy duke", ["", ""], deck="mayor"), "pass")
    assert line(s) == "master_spy duke mayor"


@rule("4.6", "4.5")
def test_the_judge_is_looked_for_after_the_spy_has_moved() -> None:
    s = position("master_spy unpopular_judge baron duke", ["trip stumble", ""])
    do(s, "play trip", "noble baron")
    assert line(s) == "unpopular_judge duke baron master_spy"
    assert (legal(s), s.paragraph()) == (["pass"], "4.6")


ALTERING = [a.name for a in ACTIONS if a.alters]
HARMLESS = [a.name for a in ACTIONS if not a.alters and a.name != "callous_guards"]
BUSY = "palace_guard mayor marie_antoinette cardinal colonel palace_guard sheriff duke"


@rule("4.7")
@pytest.mark.parametrize("name", ALTERING)
def test_callous_guards_stop_each_card_that_alters_the_line(name: str) -> None:
    free = position(BUSY, [name, ""], trophies=["bishop", "regent"])
    assert name in playable(free)
    for owner in (0, 1):
        s = position(BUSY, [name, ""], trophies=["bishop", "regent"], laid={"callous_guards": owner})
        assert name not in playable(s)
        assert s.refusal(PLAY_OF[card(name)]) == ("guillotine.refuse.guards", "4.7")


@rule("4.7")
@pytest.mark.parametrize("name", HARMLESS)
def test_callous_guards_stop_no_other_card(name: str) -> None:
    s = position(BUSY, [f"{name} stumble", "trip"], trophies=["bishop", "regent"], laid={"callous_guards": 1},
                 discard="stumble")  # fmt: skip
    assert name in playable(s)


@rule("4.7")
def test_callous_guards_do_not_stop_nobles_or_a_shuffle_that_waits() -> None:
    s = do(position("general duke", ["", ""], deck="mayor", laid={"callous_guards": 0}), "pass")
    assert line(s) == "duke mayor"
    s = position(f"master_spy {FOUR}", ["church_support", ""], laid={"callous_guards": 1})
    assert trophies(play(s, "church_support"), 0) == "baron"
    s = do(position(BUSY, ["", ""], laid={"callous_guards": 1}, confused=1, seed=4), "pass")
    assert (s.confused, line(s) == BUSY.partition(" ")[2]) == (0, False)


@rule("4.8")
def test_confusion_goes_on_waiting_through_political_influence_and_over_the_end_of_a_day() -> None:
    s = play(position(FOUR, ["political_influence", ""], confused=1), "political_influence")
    assert (line(s), s.confused) == (FOUR, 1)
    s = position("baron", ["after_you", ""], deck="duke mayor", confused=1)
    play(s, "after_you", "seat 1")
    assert (s.day, s.confused) == (2, 1)
    s = play(position("baron", ["clerical_error", ""], trophies=["", "mayor"], due=0, confused=1), "clerical_error",
             "seat 1", "noble mayor")  # fmt: skip
    assert s.confused == 1
    s = position(FOUR, ["", ""], confused=0b11)
    assert do(s, "pass").confused == 0b10


@rule("4.8", "4.5")
def test_confusion_shuffles_once_before_the_first_of_two_and_the_spy_goes_to_the_end() -> None:
    for seed in range(8):
        s = position(f"master_spy {FOUR}", ["double_feature", ""], confused=1, seed=seed)
        play(s, "double_feature")
        assert s.confused == 0
        assert (len(s.line), s.line[-1]) == (3, card("master_spy"))


@rule("4.8")
def test_two_confusions_on_one_player_are_used_up_together() -> None:
    s = play(position(FOUR, ["confusion_in_line", "", ""], confused=0b10, due=0), "confusion_in_line", "seat 1")
    assert s.confused == 0b10
    assert do(s, "pass").confused == 0


@rule("4.9")
def test_rush_job_on_oneself_means_the_next_own_turn() -> None:
    s = position(f"{FOUR} mayor regent", ["rush_job stumble", "pushed"])
    play(s, "rush_job", "seat 0")
    do(s, "pass")
    assert (s.current, legal(s), s.paragraph()) == (0, ["pass"], "4.9")
    do(s, "pass", "pass")
    assert "stumble" in playable(s)


@rule("4.9")
def test_rush_job_waits_over_the_end_of_a_day_and_does_not_add_up() -> None:
    s = position("baron", ["rush_job", "stumble", "pushed"], first=0, turn=0, hurried=0b10, deck="duke mayor sheriff")
    play(s, "rush_job", "seat 1")
    assert (s.day, s.current, legal(s), s.hurried) == (2, 1, ["pass"], 0)


@rule("4.10")
def test_missed_never_means_a_noble_that_came_in_another_way() -> None:
    s = position(FOUR, ["missed clerical_error", ""], trophies=["mayor regent", "bishop cardinal"], due=0)
    do(s, "play clerical_error", "seat 1", "noble cardinal", "noble regent")
    assert (trophies(s, 0), trophies(s, 1)) == ("mayor cardinal", "bishop regent")
    s.current, s.turn, s.due = 0, 0, 0
    do(s, "play missed", "seat 1")
    assert (trophies(s, 1), line(s)) == ("regent", f"{FOUR} bishop")


@rule("4.10", "4.15")
def test_a_noble_that_comes_back_does_not_count_as_collected_again() -> None:
    s = position(FOUR, ["missed", ""], trophies=["", "bishop"], due=0)
    s.earned = 0
    assert "missed" not in playable(s)


@rule("4.14")
def test_infighting_takes_the_only_card_there_is() -> None:
    s = play(position(FOUR, ["infighting", "trip"], due=0), "infighting", "seat 1", "card trip")
    assert s.hands[1] == () and s.current == 1


@rule("4.16")
def test_nobody_chooses_the_missing_head() -> None:
    s = play(position(FOUR, ["missing_heads", ""], trophies=["", "bishop"], due=0), "missing_heads", "seat 1")
    assert (trophies(s, 1), names(s.gone[-1:]), s.earned) == ("", "bishop", 0)


@rule("4.17")
def test_a_noble_added_can_be_the_very_next_one_taken() -> None:
    s = play(position("general", ["double_feature", ""], deck="lord mayor"), "double_feature")
    assert (trophies(s, 0), len(s.hands[0])) == ("general lord", 2)


@rule("4.18", "4.17")
def test_the_second_noble_is_taken_after_the_choice_for_the_first() -> None:
    s = play(position("the_clown duke mayor", ["double_feature", ""]), "double_feature")
    assert (legal(s), line(s)) == (["seat 1"], "duke mayor")
    assert (trophies(do(s, "seat 1"), 0), trophies(s, 1)) == ("duke", "the_clown")
    s = play(position("innocent_victim duke mayor", ["double_feature trip", ""]), "double_feature")
    assert (trophies(do(s, "card trip"), 0), s.current) == ("innocent_victim duke", 1)


@rule("4.19")
def test_extra_draws_come_after_the_normal_one() -> None:
    s = position("fast_noble lady lord duke", ["double_feature", ""], laid={"foreign_support": 0})
    play(s, "double_feature")
    assert (trophies(s, 0), len(s.hands[0])) == ("fast_noble lady lord", 1 + 3 + 2)
    s = position("lady duke", ["", ""], laid={"foreign_support": 1})
    assert len(do(s, "pass").hands[0]) == 2


@rule("4.20")
def test_an_empty_conciergerie_brings_nothing() -> None:
    for noble in ("general", "captain_of_the_guard", "rival_executioner"):
        s = do(position(f"{noble} duke", ["", ""], deck=""), "pass")
        assert (trophies(s, 0), line(s)) == (noble, "duke")


@rule("4.1", "4.7", "4.9", "4.6")
def test_refusals_name_the_paragraph() -> None:
    stumble, spent = PLAY_OF[card("stumble")], PLAY_OF[card("rat_break")]
    assert position("baron", ["stumble", ""]).refusal(stumble) == ("guillotine.refuse.useless", "7.1")
    assert position(FOUR, ["rat_break", ""]).refusal(spent)[1] == "7.32"
    s = position("unpopular_judge duke", ["stumble", ""])
    assert s.refusal(stumble) == ("guillotine.refuse.judge", "4.6")
    s = do(position(FOUR, ["", "stumble"], hurried=0b10), "pass")
    assert s.refusal(stumble) == ("guillotine.refuse.rushed", "4.9")
    s = do(position(FOUR, ["stumble", ""]), "play stumble")
    assert s.refusal(PLAY_OF[card("trip")]) == ("guillotine.refuse.phase", "7.1")
    assert s.paragraph() == "7.1"


def test_every_title_is_played_in_random_games() -> None:
    played: set[str] = set()
    for seed in range(60):
        s, draw = setup(2 + seed % 4, Options(), seed), Random(seed).random
        while s.current is not None:
            actions = s.legal_actions()
            action = actions[int(draw() * len(actions))]
            played |= {NAMES[action.what]} if action.encode().startswith("play") else set()
            s.apply(action)
        assert len(s.pile) + len(s.discard) + sum(map(len, s.hands)) + sum(o >= 0 for o in s.laid) == 60
        assert len(s.gone) + len(s.deck) + sum(map(len, s.trophies)) == 50
    assert played == {a.name for a in ACTIONS}
    assert TITLE[COUNT] == 40
