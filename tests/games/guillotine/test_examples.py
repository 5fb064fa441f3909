"""Sections 5 and 9: scoring, the worked examples, and cards that meet each other."""

from __future__ import annotations

import pytest

from tests.support.guillotine import do, legal, line, names, play, playable, position, rule, trophies

LETTERS = {"a": "baron", "b": "duke", "c": "colonel", "d": "sheriff"}
FOUR = "baron duke colonel sheriff"


def moves(card: str) -> dict[str, list[str]]:
    """For each noble that a card may move: the lines that this may lead to."""
    found: dict[str, list[str]] = {}
    for letter, noble in LETTERS.items():
        s = position(FOUR, [card, "", ""], due=0)
        if card not in playable(s):
            continue
        do(s, f"play {card}")
        if f"noble {noble}" not in legal(s):
            continue
        do(s, f"noble {noble}")
        ways = legal(s) if s.card >= 0 else [""]
        lines = [line(do(s.clone(), way) if way else s) for way in ways]
        found[letter] = ["".join(next(k for k, v in LETTERS.items() if v == n) for n in x.split()) for x in lines]
    return found


@rule("9.1", "4.1")
def test_example_of_the_moves() -> None:
    assert list(moves("stumble")) == list(moves("public_demand")) == ["b", "c", "d"]
    assert list(moves("pushed")) == ["c", "d"]
    assert list(moves("tis_a_far_better_thing")) == ["d"]
    assert moves("ignoble_noble") == {}
    idiot = moves("l_idiot")
    assert {k: len(v) for k, v in idiot.items()} == {"b": 1, "c": 2, "d": 2}
    assert idiot["d"][1] == "adbc"
    assert sum(map(len, moves("was_that_my_name").values())) == 6
    assert sum(map(len, moves("friend_of_the_queen").values())) == 5
    assert moves("friend_of_the_queen")["a"][1] == "bcad"
    assert sum(map(len, moves("fainting_spell").values())) == 6
    assert list(moves("trip")) == ["a", "b", "c"]


@rule("9.2", "4.5", "4.6")
def test_example_of_trip_master_spy_and_unpopular_judge() -> None:
    start = "master_spy unpopular_judge baron colonel sheriff"
    s = do(position(start, ["trip bribed_guards", ""]), "play trip", "noble baron")
    assert (line(s), legal(s)) == ("unpopular_judge colonel baron sheriff master_spy", ["pass"])
    assert do(s, "pass").scores() == (2, 0)
    s = do(position(start, ["trip bribed_guards", ""], due=0), "play trip", "noble unpopular_judge")
    assert (line(s), legal(s)) == ("baron unpopular_judge colonel sheriff master_spy", ["play bribed_guards", "pass"])
    assert line(do(s, "play bribed_guards")) == "unpopular_judge colonel sheriff baron master_spy"


@rule("9.3", "3.4", "4.17")
def test_example_of_double_feature_chain_and_robespierre() -> None:
    s = position("fast_noble rival_executioner robespierre duke", ["double_feature", ""], deck="general lord mayor")
    play(s, "double_feature")
    assert trophies(s, 0) == "fast_noble rival_executioner general robespierre"
    assert (s.scores(), len(s.hands[0]), names(s.gone[-2:]), s.day) == ((10, 0), 1, "duke lord", 2)
    s = play(position("robespierre duke", ["double_feature", ""], deck="mayor"), "double_feature")
    assert (trophies(s, 0), names(s.gone[-1:]), s.day) == ("robespierre", "duke", 2)


@rule("9.4", "4.19")
def test_example_of_extra_draws() -> None:
    s = do(position("fast_noble lady colonel", ["", ""], laid={"foreign_support": 0}), "pass")
    assert (s.scores(), len(s.hands[0]), line(s)) == ((4, 0), 4, "colonel")


@rule("9.5", "4.15")
def test_example_of_clerical_error() -> None:
    s = position("baron mayor", ["clerical_error", ""], trophies=["duke", "cardinal martyr"], due=0)
    do(s, "play clerical_error", "seat 1", "noble cardinal")
    assert legal(s) == ["noble duke"]
    assert do(s, "noble duke").scores() == (5, 2)
    s = position("baron mayor", ["clerical_error", ""], trophies=["", "hero_of_the_people"], due=0)
    do(s, "play clerical_error", "seat 1")
    assert legal(s) == ["noble hero_of_the_people"]
    assert do(s, "noble hero_of_the_people").scores() == (-3, 0)


@rule("9.6", "4.10", "4.5")
def test_example_of_missed() -> None:
    s = position("the_clown master_spy sheriff", ["", "missed"], trophies=["colonel duke", ""])
    do(s, "pass", "seat 1")
    assert (trophies(s, 0), trophies(s, 1)) == ("colonel duke", "the_clown")
    s.due = 0
    assert legal(do(s, "play missed")) == ["seat 0"]
    assert line(do(s, "seat 0")) == "sheriff duke master_spy"


@rule("9.7", "1.2")
def test_example_of_a_tie() -> None:
    ten = "cardinal archbishop bad_nun bishop heretic wealthy_priest wealthy_priest martyr martyr general"
    nine = "king_louis_xvi regent duke baron lord lady coiffeur piss_boy martyr"
    s = position("count", ["", ""], trophies=[ten, nine])
    assert (s.scores(), [len(pile) for pile in s.trophies], s.ranks()) == ((20, 20), [10, 9], (1, 2))
    even = "king_louis_xvi regent duke baron lord royal_cartographer coiffeur piss_boy mayor hero_of_the_people"
    s = position("count", ["", ""], trophies=[ten, even])
    assert (s.scores(), [len(pile) for pile in s.trophies], s.ranks()) == ((20, 20), [10, 10], (1, 1))


@rule("9.8", "4.9", "3.2")
def test_example_of_rush_job_over_the_end_of_a_day() -> None:
    s = position("baron", ["", "stumble", "rush_job"], first=0, turn=2, deck="duke mayor regent cardinal sheriff")
    play(s, "rush_job", "seat 1")
    assert (s.day, s.current, legal(s)) == (2, 1, ["pass"])
    do(s, "pass")
    assert (trophies(s, 1), len(s.hands[1])) == ("duke", 2)
    do(s, "pass", "pass")
    assert (s.current, "stumble" in playable(s)) == (1, True)


@rule("9.9", "3.3", "3.4", "4.4")
def test_example_of_short_lines() -> None:
    s = play(position("sheriff duke", ["escape", ""], deck="mayor"), "escape")
    assert (sorted(names(s.gone[-2:]).split()), trophies(s, 0), len(s.hands[0]), s.day) == (
        ["duke", "sheriff"], "", 1, 2,
    )  # fmt: skip
    s = play(position("robespierre", ["after_you", ""], deck="mayor"), "after_you", "seat 1")
    assert (s.scores(), trophies(s, 0), len(s.hands[0]), s.day) == ((0, 3), "", 1, 2)
    s = play(position("robespierre duke", ["after_you", ""], deck="mayor"), "after_you", "seat 1")
    assert (trophies(s, 0), s.day) == ("duke", 2)
    s = play(position("robespierre duke regent", ["after_you", ""], deck="mayor"), "after_you", "seat 1")
    assert (trophies(s, 0), s.day, line(s)) == ("duke", 1, "regent")


PILE = "palace_guard palace_guard palace_guard count countess cardinal heretic hero_of_the_people martyr tragic_figure"


@rule("9.10", "5.1")
def test_example_of_scoring() -> None:
    laid = {"church_support": 0, "military_support": 0, "tough_crowd": 0}
    assert position("duke", ["", ""], trophies=[PILE, ""], laid=laid).scores() == (20, 0)
    assert position("duke", ["", ""], trophies=[PILE, ""], laid={**laid, "indifferent_public": 0}).scores() == (30, 0)
    assert position("duke", ["", ""], trophies=[PILE, ""]).scores() == (9 + 8 + 7 - 7, 0)


@rule("5.1")
@pytest.mark.parametrize(
    ("name", "points"),
    [("church_support", 2), ("civic_support", 1), ("military_support", 3), ("foreign_support", 0),
     ("fountain_of_blood", 2), ("tough_crowd", -2), ("callous_guards", 0), ("indifferent_public", 5)],
)  # fmt: skip
def test_what_each_card_in_front_is_worth(name: str, points: int) -> None:
    pile = "cardinal bishop mayor colonel general palace_guard lord martyr martyr tragic_figure"
    plain = position("duke", ["", ""], trophies=["baron", pile]).scores()
    s = position("duke", ["", ""], trophies=["baron", pile], laid={name: 1})
    grey = 3 + 1 + 1 + 3 if name == "indifferent_public" else points
    assert s.scores() == (plain[0], plain[1] + grey)


@rule("5.2")
def test_the_example_of_the_source() -> None:
    s = position("sheriff mayor fast_noble duke", ["l_idiot", ""])
    do(s, "play l_idiot", "noble fast_noble", "place 0")
    assert (trophies(s, 0), s.scores()) == ("fast_noble sheriff", (3, 0))
    s = position("duke sheriff fast_noble mayor", ["l_idiot", ""])
    do(s, "play l_idiot", "noble fast_noble", "place 0")
    assert s.scores() == (5, 0)


# Cards that meet


def test_double_feature_with_robespierre_second_and_the_line_left_over() -> None:
    s = position("duke robespierre mayor", ["double_feature", ""], deck="cardinal")
    play(s, "double_feature")
    assert (trophies(s, 0), names(s.gone[-1:]), s.day) == ("duke robespierre", "mayor", 2)


def test_rival_executioner_brings_the_clown_and_the_second_noble_follows() -> None:
    s = play(position("rival_executioner duke mayor", ["double_feature", ""], deck="the_clown"), "double_feature")
    assert (trophies(s, 0), legal(s)) == ("rival_executioner the_clown", ["seat 1"])
    do(s, "seat 1")
    assert (trophies(s, 0), trophies(s, 1)) == ("rival_executioner duke", "the_clown")


def test_rival_executioner_brings_robespierre_in_a_double_feature() -> None:
    s = play(position("rival_executioner duke mayor", ["double_feature", ""], deck="robespierre lord"),
             "double_feature")  # fmt: skip
    assert (trophies(s, 0), s.day, line(s)) == ("rival_executioner robespierre", 2, "lord")


def test_the_pimpernel_lets_its_player_collect_with_all_effects() -> None:
    s = play(position("general duke mayor", ["scarlet_pimpernel", ""], deck="lord regent"), "scarlet_pimpernel")
    assert (trophies(s, 0), names(s.gone[-3:]), line(s), s.day) == ("general", "duke mayor lord", "regent", 2)


def test_callous_guards_do_not_outlive_twist_of_fate() -> None:
    s = position(FOUR, ["trip twist_of_fate stumble", ""], laid={"callous_guards": 1})
    assert playable(s) == {"twist_of_fate"}
    play(s, "twist_of_fate", "front callous_guards")
    assert names(s.discard[-2:]) == "callous_guards twist_of_fate"


def test_released_guards_can_be_taken_back_by_rat_break() -> None:
    s = position(FOUR, ["rat_break", ""], laid={"callous_guards": 0}, discard="missed", due=0)
    do(s, "front callous_guards", "play rat_break", "card callous_guards")
    assert "callous_guards" in names(s.hands[0])


def test_trip_can_be_left_alone_and_its_second_card_starts_after_the_first_is_done() -> None:
    s = do(position(FOUR, ["trip stumble", ""]), "play trip", "noble baron")
    assert names(s.discard[-1:]) == "trip"
    assert trophies(do(s, "pass"), 0) == "duke"


def test_mass_confusion_takes_the_spy_along_and_he_ends_last_if_dealt() -> None:
    s = play(position("master_spy", ["mass_confusion", ""], deck="duke", due=0, seed=3), "mass_confusion")
    assert line(s) in ("master_spy", "duke")
    s = play(position("master_spy duke baron", ["mass_confusion", ""], deck="", due=0), "mass_confusion")
    assert line(s).endswith("master_spy")


def test_clothing_swap_for_the_spy_himself() -> None:
    s = play(position(FOUR, ["clothing_swap", ""], deck="master_spy", due=0), "clothing_swap", "noble duke")
    assert line(s) == "baron colonel sheriff master_spy"
