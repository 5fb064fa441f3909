"""Section 6: every noble, collected or in line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gamebox.games.guillotine.cards import ACTIONS, CARDS, COUNT, DISCARD, GROUPS, NAMES, NOBLES, OTHER, TITLE, card
from tests.support.guillotine import do, legal, line, names, play, position, rule, trophies

CASES = json.loads((Path(__file__).parents[2] / "cases" / "guillotine_cards.json").read_text(encoding="utf-8"))


def collect(noble: str, behind: str = "sheriff", deck: str = "", **extra: object):  # type: ignore[no-untyped-def]
    """Seat 0 collects this noble from the front."""
    return do(position(f"{noble} {behind}", ["", ""], deck=deck, **extra), "pass")  # type: ignore[arg-type]


PLAIN = [
    pytest.param("cardinal", 5, marks=rule("6.1")),
    pytest.param("archbishop", 4, marks=rule("6.2")),
    pytest.param("bad_nun", 3, marks=rule("6.3")),
    pytest.param("bishop", 2, marks=rule("6.4")),
    pytest.param("heretic", 2, marks=rule("6.5")),
    pytest.param("wealthy_priest", 1, marks=rule("6.6")),
    pytest.param("colonel", 3, marks=rule("6.9")),
    pytest.param("lieutenant", 2, marks=rule("6.11")),
    pytest.param("king_louis_xvi", 5, marks=rule("6.13")),
    pytest.param("marie_antoinette", 5, marks=rule("6.14")),
    pytest.param("regent", 4, marks=rule("6.15")),
    pytest.param("duke", 3, marks=rule("6.16")),
    pytest.param("baron", 3, marks=rule("6.17")),
    pytest.param("royal_cartographer", 1, marks=rule("6.25")),
    pytest.param("coiffeur", 1, marks=rule("6.26")),
    pytest.param("piss_boy", 1, marks=rule("6.27")),
    pytest.param("governor", 4, marks=rule("6.28")),
    pytest.param("mayor", 3, marks=rule("6.29")),
    pytest.param("councilman", 3, marks=rule("6.30")),
    pytest.param("tax_collector", 2, marks=rule("6.32")),
    pytest.param("land_lord", 2, marks=rule("6.33")),
    pytest.param("sheriff", 1, marks=rule("6.35")),
    pytest.param("hero_of_the_people", -3, marks=rule("6.36")),
    pytest.param("martyr", -1, marks=rule("6.39")),
]


@pytest.mark.parametrize(("noble", "points"), PLAIN)
def test_nobles_without_an_effect(noble: str, points: int) -> None:
    s = collect(noble, "unpopular_judge the_clown", deck="count lady")
    assert (trophies(s, 0), s.scores()) == (noble, (points, 0))
    assert (len(s.line), len(s.deck), len(s.hands[0]), s.current) == (2, 2, 1, 1)


@pytest.mark.parametrize(
    ("noble", "points"),
    [pytest.param("general", 4, marks=rule("6.7")), pytest.param("captain_of_the_guard", 2, marks=rule("6.10"))],
)
def test_nobles_who_bring_another_one_to_the_end(noble: str, points: int) -> None:
    s = collect(noble, deck="lord cardinal")
    assert (line(s), names(s.deck), s.scores()) == ("sheriff lord", "cardinal", (points, 0))
    s = collect(noble, deck="")
    assert line(s) == "sheriff"
    s = collect(noble, "", deck="lord")
    assert (line(s), s.day, s.current) == ("lord", 1, 1)


@rule("6.8", "4.5")
def test_master_spy_goes_to_the_end_after_every_card() -> None:
    for card_name in ("double_feature", "political_influence", "church_support", "rush_job"):
        choices = ["seat 1"] if card_name == "rush_job" else []
        s = play(position("master_spy duke baron", [card_name, ""], due=0), card_name, *choices)
        assert s.line[-1] == card("master_spy") or trophies(s, 0) == "duke baron"
    s = collect("master_spy")
    assert s.scores() == (4, 0)


@rule("6.8", "4.5")
def test_master_spy_stays_where_he_is_without_a_card() -> None:
    s = do(position("duke master_spy baron", ["", ""]), "pass")
    assert line(s) == "master_spy baron"
    s = position("master_spy duke", ["stumble", ""], laid={"callous_guards": 0})
    assert line(do(s, "front callous_guards")) == "master_spy duke"


@rule("6.12", "5.1")
def test_palace_guards_score_their_number_each() -> None:
    for count in range(1, 6):
        s = position("duke", ["", ""], trophies=[" ".join(["palace_guard"] * count), ""])
        assert s.scores() == (count * count, 0)


@rule("6.18", "3.4")
def test_robespierre_ends_the_day() -> None:
    s = collect("robespierre", "duke mayor", deck="cardinal bishop")
    assert (trophies(s, 0), s.scores(), names(s.gone[-2:])) == ("robespierre", (3, 0), "duke mayor")
    assert (s.day, line(s), len(s.hands[0])) == (2, "cardinal bishop", 1)


@pytest.mark.parametrize(
    ("own", "other"),
    [
        pytest.param("count", "countess", marks=rule("6.19", "5.1")),
        pytest.param("countess", "count", marks=rule("6.20", "5.1")),
    ],
)
def test_count_and_countess_belong_together(own: str, other: str) -> None:
    assert position("duke", ["", ""], trophies=[own, other]).scores() == (2, 2)
    assert collect(own, trophies=[other, ""]).scores() == (8, 0)


@pytest.mark.parametrize(
    ("noble", "points"),
    [
        pytest.param("lord", 2, marks=rule("6.21", "4.19")),
        pytest.param("lady", 2, marks=rule("6.22", "4.19")),
        pytest.param("lady_in_waiting", 1, marks=rule("6.24", "4.19")),
    ],
)
def test_nobles_who_bring_a_card(noble: str, points: int) -> None:
    s = collect(noble)
    assert (len(s.hands[0]), s.scores()) == (2, (points, 0))
    assert collect(noble, trophies=["lady" if noble == "lord" else "lord", ""]).scores() == (points + 2, 0)


@rule("6.23", "4.17")
def test_fast_noble_brings_the_next_one_along() -> None:
    s = collect("fast_noble", "duke mayor")
    assert (trophies(s, 0), line(s)) == ("fast_noble duke", "mayor")
    s = collect("fast_noble", "", deck="mayor")
    assert (trophies(s, 0), s.day, line(s)) == ("fast_noble", 2, "mayor")


@rule("6.31", "4.6")
def test_no_card_while_an_unpopular_judge_is_first() -> None:
    s = position("unpopular_judge duke", ["stumble rush_job", ""])
    assert legal(s) == ["pass"]
    assert collect("unpopular_judge").scores() == (2, 0)
    s = position("duke unpopular_judge", ["stumble rush_job", ""])
    assert legal(s) == ["play stumble", "play rush_job", "pass"]


@rule("6.34", "4.20")
def test_rival_executioner_brings_the_top_of_the_conciergerie() -> None:
    s = collect("rival_executioner", deck="cardinal bishop")
    assert (trophies(s, 0), line(s), names(s.deck)) == ("rival_executioner cardinal", "sheriff", "bishop")
    assert trophies(collect("rival_executioner", deck=""), 0) == "rival_executioner"


@rule("6.37", "4.18", "4.4")
def test_the_clown_is_given_away_at_once() -> None:
    s = do(position("the_clown duke", ["", "", ""]), "pass")
    assert (s.current, legal(s)) == (0, ["seat 1", "seat 2"])
    do(s, "seat 2")
    assert (trophies(s, 0), trophies(s, 2), s.scores(), s.current) == ("", "the_clown", (0, 0, -2), 1)


@rule("6.38", "4.18")
def test_innocent_victim_costs_a_card_before_the_draw() -> None:
    s = do(position("innocent_victim duke", ["stumble missed", ""], pile="escape"), "pass")
    assert (s.current, legal(s)) == (0, ["card stumble", "card missed"])
    do(s, "card missed")
    assert (names(s.hands[0]), names(s.discard[-1:]), s.current) == ("stumble escape", "missed", 1)
    s = do(position("innocent_victim duke", ["", ""]), "pass")
    assert (len(s.hands[0]), s.current, s.scores()) == (1, 1, (-1, 0))


@rule("6.40", "5.1")
def test_tragic_figure_costs_a_point_for_each_grey_noble() -> None:
    assert collect("tragic_figure").scores() == (-1, 0)
    assert collect("tragic_figure", trophies=["martyr martyr duke", ""]).scores() == (-2 - 3 + 3, 0)


@rule("6.40", "7.49", "5.1")
def test_indifferent_public_counts_tragic_figure_as_one_too() -> None:
    s = position("baron", ["indifferent_public", ""], trophies=["tragic_figure martyr hero_of_the_people", ""], due=0)
    assert s.scores() == (-3 - 1 - 3, 0)
    assert play(s, "indifferent_public").scores() == (3, 0)


@rule("2.1")
def test_the_cards_are_those_of_the_lists() -> None:
    nobles = [(n["id"], n["group"], n["points"] or 0, n["copies"]) for n in CASES["nobles"]]
    assert nobles == [(n.name, GROUPS[n.group], n.points, n.copies) for n in NOBLES]
    stays = ("discard", "self", "other")
    actions = [(a["id"], a["copies"], a["alters_line"], a["stays"]) for a in CASES["actions"]]
    assert actions == [(a.name, a.copies, a.alters, stays[a.stays]) for a in ACTIONS]
    assert (COUNT, CARDS - COUNT, len(set(TITLE))) == (50, 60, 90)
    assert [sum(n.points * n.copies for n in NOBLES if n.group == g) for g in range(5)] == [18, 17, 37, 21, -9]
    assert [sum(n.copies for n in NOBLES if n.group == g) for g in range(5)] == [7, 11, 15, 10, 7]
    assert sum(a.copies for a in ACTIONS if a.alters) == 36
    assert [sum(a.stays == where for a in ACTIONS) for where in (DISCARD, OTHER)] == [42, 1]
    assert len(set(NAMES)) == 90
