"""Section 7, second half: the action cards that leave the line as it is."""

from __future__ import annotations

import pytest

from tests.support.guillotine import do, front, legal, line, names, play, playable, position, rule, trophies

FOUR = "baron duke colonel sheriff"


def sizes(hands: list[tuple[int, ...]]) -> list[int]:
    return [len(hand) for hand in hands]


@rule("7.28", "4.2")
def test_double_feature_collects_two() -> None:
    s = play(position(FOUR, ["double_feature", ""]), "double_feature")
    assert (trophies(s, 0), line(s)) == ("baron duke", "colonel sheriff")
    s = play(position("baron", ["double_feature", ""], deck=""), "double_feature")
    assert trophies(s, 0) == "baron"
    assert "double_feature" not in playable(position("", ["double_feature", ""]))


@rule("7.29", "4.4")
def test_after_you_gives_the_front_noble_away() -> None:
    s = do(position(FOUR, ["after_you", "", ""], turn=0), "play after_you")
    assert legal(s) == ["seat 1", "seat 2"]
    do(s, "seat 2")
    assert [trophies(s, seat) for seat in range(3)] == ["duke", "", "baron"]
    assert "after_you" not in playable(position("", ["after_you", ""]))


@rule("7.29", "4.4")
def test_a_noble_received_has_no_effect() -> None:
    s = play(position("general duke mayor", ["after_you", ""], deck="lord bishop"), "after_you", "seat 1")
    assert (trophies(s, 1), trophies(s, 0), line(s)) == ("general", "duke", "mayor")


@rule("7.30", "4.19")
def test_political_influence_brings_three_cards_more_and_no_noble() -> None:
    s = play(position(FOUR, ["political_influence", ""]), "political_influence")
    assert (line(s), sizes(s.hands), s.current) == (FOUR, [4, 0], 1)
    assert "political_influence" in playable(position("", ["political_influence", ""]))


@rule("7.31", "3.4")
def test_scarlet_pimpernel_ends_the_day_after_the_turn() -> None:
    s = play(position(FOUR, ["scarlet_pimpernel", ""], deck="mayor"), "scarlet_pimpernel")
    assert (trophies(s, 0), names(s.gone[-3:]), line(s), s.day) == ("baron", "duke colonel sheriff", "mayor", 2)
    assert sizes(s.hands) == [1, 0]
    assert "scarlet_pimpernel" in playable(position("", ["scarlet_pimpernel", ""]))


@rule("7.32", "4.21")
def test_rat_break_takes_any_discarded_card() -> None:
    s = position(FOUR, ["rat_break", ""], discard="stumble tough_crowd stumble rush_job", due=0)
    assert legal(do(s, "play rat_break")) == ["card stumble", "card tough_crowd", "card rush_job"]
    do(s, "card tough_crowd")
    assert names(s.hands[0]).startswith("tough_crowd ")
    assert names(s.discard) == "stumble stumble rush_job rat_break"
    s = position(FOUR, ["rat_break", ""], pile="stumble")
    s.discard = []
    assert "rat_break" not in playable(s)


@rule("7.32")
def test_rat_break_can_bring_back_every_card() -> None:
    rest = "stumble callous_guards rain_delay missed twist_of_fate"
    for name in rest.split():
        s = play(position(FOUR, ["rat_break", ""], discard=rest, due=0), "rat_break", f"card {name}")
        assert names(s.hands[0]).split()[0] == name
        assert name not in names(s.discard)


@rule("7.33", "4.13")
def test_rain_delay_deals_everybody_five() -> None:
    s = position(FOUR, ["rain_delay stumble", "pushed trip", "missed"], pile="escape rush_job majesty", due=0)
    s.discard = s.discard[-20:]
    before = set(s.pile) | {c for hand in s.hands for c in hand}
    play(s, "rain_delay")
    assert sizes(s.hands) == [6, 5, 5]
    dealt = [c for hand in s.hands for c in hand]
    assert len(set(dealt)) == 16
    assert before - set(dealt) - set(s.pile) == {s.discard[-1]} or not s.discard
    assert "rain_delay" in playable(position("", ["rain_delay", ""]))


@rule("7.33", "4.13")
def test_rain_delay_leaves_the_discards_alone() -> None:
    s = position(FOUR, ["rain_delay stumble", "pushed"], discard="escape majesty", due=0)
    play(s, "rain_delay")
    assert names(s.discard) == "escape majesty rain_delay"
    assert sizes(s.hands) == [6, 5]


@rule("7.34", "4.14")
def test_information_exchange_trades_hands() -> None:
    s = position(FOUR, ["stumble information_exchange pushed", "trip", "missed escape"], pile="rush_job", due=0)
    assert legal(do(s, "play information_exchange")) == ["seat 1", "seat 2"]
    do(s, "seat 2")
    assert [names(hand) for hand in s.hands] == ["missed escape rush_job", "trip", "stumble pushed"]


@rule("7.34", "4.14", "4.1")
def test_information_exchange_needs_a_card_on_one_side() -> None:
    card = "information_exchange"
    assert card not in playable(position(FOUR, [card, "", ""]))
    assert legal(do(position(FOUR, [card, "trip", ""]), f"play {card}")) == ["seat 1"]
    assert legal(do(position(FOUR, [f"{card} trip", "", ""]), f"play {card}")) == ["seat 1", "seat 2"]
    s = play(position(FOUR, [card, "trip", ""], pile="escape"), card, "seat 1")
    assert [names(hand) for hand in s.hands] == ["trip escape", "", ""]


@rule("7.35")
def test_forced_break_costs_every_other_player_a_random_card() -> None:
    s = position(FOUR, ["forced_break stumble", "pushed trip", "", "missed"], due=0)
    play(s, "forced_break")
    assert sizes(s.hands) == [2, 1, 0, 0]
    lost = set()
    for seed in range(12):
        s = play(position(FOUR, ["forced_break", "pushed trip"], due=0, seed=seed), "forced_break")
        lost.add(names(s.discard[-2:]).split()[0])
    assert lost == {"pushed", "trip"}
    assert "forced_break" not in playable(position(FOUR, ["forced_break stumble", "", ""]))


@rule("7.36", "4.14")
def test_infighting_lets_the_chosen_player_discard_two() -> None:
    s = position(FOUR, ["infighting", "pushed trip missed", ""], due=0)
    assert legal(do(s, "play infighting")) == ["seat 1"]
    do(s, "seat 1")
    assert (s.current, legal(s)) == (1, ["card pushed", "card trip", "card missed"])
    do(s, "card trip")
    assert (s.current, legal(s)) == (1, ["card pushed", "card missed"])
    do(s, "card missed")
    assert (names(s.hands[1]), names(s.discard[-3:])) == ("pushed", "trip missed infighting")


@rule("7.36", "4.14", "4.1")
def test_infighting_against_small_hands_and_against_oneself() -> None:
    s = position(FOUR, ["infighting stumble", "pushed"], due=0)
    assert legal(do(s, "play infighting")) == ["seat 0", "seat 1"]
    do(s, "seat 1", "card pushed")
    assert (s.hands[1], s.current) == ((), 1)
    s = play(position(FOUR, ["infighting stumble", ""], pile="escape", due=0), "infighting", "seat 0", "card stumble")
    assert names(s.hands[0]) == "escape"
    assert "infighting" not in playable(position(FOUR, ["infighting", ""]))


@rule("7.37")
def test_lack_of_support_discards_a_card_of_a_hand() -> None:
    s = position(FOUR, ["lack_of_support", "pushed trip pushed", ""], due=0)
    assert legal(do(s, "play lack_of_support")) == ["seat 1"]
    do(s, "seat 1")
    assert (s.current, legal(s)) == (0, ["card pushed", "card trip"])
    do(s, "card pushed")
    assert names(s.hands[1]) == "trip pushed"
    assert names(s.discard[-2:]) == "pushed lack_of_support"
    assert "lack_of_support" not in playable(position(FOUR, ["lack_of_support", ""]))


@rule("7.37", "4.1")
def test_lack_of_support_may_look_at_the_own_hand() -> None:
    s = position(FOUR, ["lack_of_support trip", ""], due=0, pile="escape")
    assert legal(do(s, "play lack_of_support")) == ["seat 0"]
    assert names(do(s, "seat 0", "card trip").hands[0]) == "escape"


@rule("7.38", "4.9")
def test_rush_job_forbids_cards_in_the_next_turn() -> None:
    s = play(position(FOUR, ["rush_job", "stumble pushed", ""]), "rush_job", "seat 1")
    assert (s.current, legal(s)) == (1, ["pass"])
    do(s, "pass", "pass", "pass")
    assert (s.current, s.day) == (1, 2)
    assert {"stumble", "pushed"} <= playable(s)
    assert "rush_job" in playable(position("", ["rush_job", ""]))


@rule("7.39", "4.16")
def test_missing_heads_takes_a_random_trophy() -> None:
    s = position(FOUR, ["missing_heads", "", ""], trophies=["", "cardinal mayor", ""], due=0)
    assert legal(do(s, "play missing_heads")) == ["seat 1"]
    lost = set()
    for seed in range(12):
        s = position(FOUR, ["missing_heads", "", ""], trophies=["", "cardinal mayor", ""], due=0, seed=seed)
        lost.add(names(play(s, "missing_heads", "seat 1").gone[-1:]))
        assert len(s.trophies[1]) == 1
    assert lost == {"cardinal", "mayor"}
    assert "missing_heads" not in playable(position(FOUR, ["missing_heads", ""]))


@rule("7.41", "4.15")
def test_clerical_error_takes_one_and_gives_another() -> None:
    s = position(FOUR, ["clerical_error", "", ""], trophies=["regent lord", "cardinal martyr", "mayor"], due=0)
    assert legal(do(s, "play clerical_error")) == ["seat 1", "seat 2"]
    assert legal(do(s, "seat 1")) == ["noble cardinal", "noble martyr"]
    do(s, "noble cardinal")
    assert (s.current, legal(s)) == (1, ["noble regent", "noble lord"])
    do(s, "noble lord")
    assert (trophies(s, 0), trophies(s, 1)) == ("regent cardinal", "martyr lord")


@rule("7.41", "4.15")
def test_clerical_error_without_a_second_noble() -> None:
    s = position(FOUR, ["clerical_error", ""], trophies=["", "martyr"], due=0)
    play(s, "clerical_error", "seat 1", "noble martyr")
    assert (trophies(s, 0), trophies(s, 1), s.current) == ("martyr", "", 1)
    assert "clerical_error" not in playable(position(FOUR, ["clerical_error", ""], trophies=["", ""]))
    assert "clerical_error" not in playable(position("baron", ["clerical_error", ""], trophies=["regent", ""]))


@rule("7.42")
def test_twist_of_fate_discards_a_card_in_front_of_anybody() -> None:
    laid = {"tough_crowd": 0, "callous_guards": 1, "church_support": 1}
    s = position(FOUR, ["twist_of_fate", ""], laid=laid, due=0)
    assert legal(do(s, "play twist_of_fate")) == [
        "front callous_guards", "front church_support", "front tough_crowd",
    ]  # fmt: skip
    do(s, "front callous_guards")
    assert (front(s, 0), front(s, 1)) == ("tough_crowd", "church_support")
    assert names(s.discard[-2:]) == "callous_guards twist_of_fate"
    assert "twist_of_fate" not in playable(position(FOUR, ["twist_of_fate", ""]))


@rule("7.43", "4.7", "4.1")
def test_callous_guards_stop_all_cards_that_alter_the_line_until_their_owner_lets_them() -> None:
    s = play(position(FOUR, ["callous_guards stumble rush_job", "stumble"], due=0), "callous_guards")
    assert (front(s, 0), legal(s)) == ("callous_guards", ["pass"])
    do(s, "pass")
    assert legal(s)[0] == "play rush_job"
    assert "play stumble" not in legal(s)
    assert legal(s)[-2:] == ["pass", "front callous_guards"]
    do(s, "front callous_guards")
    assert front(s, 0) == ""
    assert {"stumble", "rush_job"} <= playable(s)


STAYING = [
    pytest.param("church_support", "bishop cardinal regent", 2, marks=rule("7.44")),
    pytest.param("civic_support", "mayor regent governor", 2, marks=rule("7.45")),
    pytest.param("military_support", "general regent lieutenant", 2, marks=rule("7.46")),
    pytest.param("fountain_of_blood", "regent", 2, marks=rule("7.48")),
    pytest.param("indifferent_public", "regent martyr hero_of_the_people", 6, marks=rule("7.49")),
]


@pytest.mark.parametrize(("card", "nobles", "more"), STAYING)
def test_cards_in_front_of_their_player(card: str, nobles: str, more: int) -> None:
    s = position(FOUR, [card, ""], trophies=[nobles, ""], due=0)
    before = s.scores()
    play(s, card)
    assert front(s, 0) == card
    assert s.scores() == (before[0] + more, before[1])
    assert card in playable(position("", [card, ""]))


@rule("7.47", "4.19")
def test_foreign_support_draws_for_each_purple_noble() -> None:
    s = play(position("baron duke mayor colonel", ["foreign_support", ""]), "foreign_support")
    assert (front(s, 0), len(s.hands[0])) == ("foreign_support", 2)
    do(s, "pass", "pass")
    assert len(s.hands[0]) == 3
    assert s.scores() == (3 + 3, 3)


@rule("7.50")
def test_tough_crowd_goes_in_front_of_another() -> None:
    s = do(position(FOUR, ["tough_crowd", "", ""], due=0), "play tough_crowd")
    assert legal(s) == ["seat 1", "seat 2"]
    do(s, "seat 2")
    assert (front(s, 2), s.scores()) == ("tough_crowd", (0, 0, -2))
    assert "tough_crowd" in playable(position("", ["tough_crowd", ""]))


def test_what_stays_is_never_discarded_by_being_played() -> None:
    for card in ("callous_guards", "church_support", "fountain_of_blood"):
        s = play(position(FOUR, [card, ""], due=0), card)
        assert card not in names(s.discard)
    assert line(s) == FOUR
