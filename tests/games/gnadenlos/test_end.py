"""How the game ends (section 10), and the worked examples (section 11)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gamebox.games.gnadenlos import market, turn
from gamebox.games.gnadenlos.actions import LAST
from gamebox.games.gnadenlos.ledger import NOBODY
from tests.support.gnadenlos import dice, do, event, gone, legal, lying, offer, position, rule

CASES = json.loads((Path(__file__).parents[2] / "cases" / "gnadenlos.json").read_text(encoding="utf-8"))


@rule("10.2")
def test_after_the_undertaker_there_is_one_final_pay_day() -> None:
    s = position(["", "", "", ""], laid=[(NOBODY, "b1 b2 g1")], undertaker=6)
    with pytest.MonkeyPatch.context() as patch:
        dice([1, 2, 2], patch)
        event(s, "showdown")
    assert lying(s) == "- - g1" and s.nuggets == [7, 10, 10, 10]
    assert s.phase == LAST


@rule("10.2")
def test_an_empty_market_ends_the_final_pay_day_at_once() -> None:
    s = position(["", "", "", ""], undertaker=6)
    event(s, "showdown")
    assert s.phase == LAST and s.nuggets == [10] * 4


@rule("10.2")
def test_a_hat_on_the_goal_can_still_lose_five_spaces() -> None:
    s = position(["", "", "", ""], laid=[(NOBODY, "b4")], places=[33, 6, 6, 6], nuggets=[3, 9, 9, 9])
    turn.prestige(s, None)
    with pytest.MonkeyPatch.context() as patch:
        dice([1], patch)
        do(s, "buy 2")
    assert (s.places[0], s.vultures[0], s.ending) == (30, 1, turn.END_GOAL)


@rule("10.2", "10.3")
def test_a_third_vulture_in_the_final_pay_day_loses() -> None:
    s = position(
        ["", "", "", ""], laid=[(NOBODY, "b4")], places=[34, 6, 6, 6], nuggets=[2, 9, 9, 9], vultures=[2, 0, 0, 0]
    )
    turn.prestige(s, None)
    with pytest.MonkeyPatch.context() as patch:
        dice([1], patch)
        do(s, "buy 1")
    assert s.vultures[0] == 3 and s.ending == turn.END_GOAL
    assert s.current == 1
    do(s, "buy 3", "buy 3", "buy 0")
    assert s.scores() == (0, 9, 9, 6)
    assert s.ranks() == (4, 1, 1, 3)


@rule("10.3")
def test_everybody_may_buy_three_more_from_the_active_player_on() -> None:
    s = position(["", "", "", ""], active=2, nuggets=[2, 0, 9, 9], places=[6, 6, 34, 6])
    turn.last_purchases(s, None)
    assert s.current == 2 and legal(s) == ["buy 0", "buy 1"]
    do(s, "buy 1")
    assert s.current == 3 and legal(s) == ["buy 0", "buy 1", "buy 2", "buy 3"]
    do(s, "buy 3")
    assert s.current == 0 and len(legal(s)) == 3
    do(s, "buy 2")
    assert s.current is None and legal(s) == []
    assert s.refusal(a_purchase())[0] == "gnadenlos.refuse.over"


def a_purchase() -> Any:
    """A purchase."""
    s = position(["", "", "", ""])
    turn.prestige(s, None)
    return s.legal_actions()[0]


@rule("10.4")
def test_ties_are_broken_by_nuggets_then_shared() -> None:
    assert position(places=[20, 20, 20, 9], nuggets=[3, 4, 4, 9]).ranks() == (3, 1, 1, 4)


@rule("10.4")
def test_three_vultures_are_last_in_every_ending() -> None:
    s = position(places=[35, 9, 20, 1], vultures=[3, 0, 2, 1])
    assert s.ranks() == (4, 2, 1, 3)
    assert s.scores() == (0, 9, 20, 1)


@rule("11.3", "11.5")
@pytest.mark.parametrize("case", CASES["events"], ids=lambda case: case["rule"])
def test_examples_of_events(case: dict[str, Any]) -> None:
    s = event(position(case["sent"], places=case["from"]), case["event"])
    do(s, *[f"send {name}" for name in case["sent"]])
    assert s.nuggets == case["nuggets"]
    assert s.places == case.get("places", case["from"])
    assert gone(s) == case["discarded"]


@rule("11.4")
@pytest.mark.parametrize(("red", "taken", "out"), [("joseph_trigger", 2, 2), ("joshua_tree", 1, 3)])
def test_the_example_of_a_showdown(red: str, taken: int, out: int) -> None:
    crews = ["killer_miller", "janice_boone", "blue_jack", red]
    s = event(position(crews, laid=[(NOBODY, "b1 b2 g1 g2 y1 y2 r1 r2")]), "showdown")
    assert s.undertaker == 1
    do(s, *[f"send {name}" for name in crews])
    do(s, legal(s)[0])
    if taken == 1:
        do(s, legal(s)[0])
    assert len(s.market) == 6 and -1 not in s.market
    assert len(gone(s)) == out and "blue_jack" in gone(s)
    assert s.notes(0) == 11 + taken


@rule("11.6")
def test_the_example_of_an_auction() -> None:
    case = CASES["auction"]
    s = offer(position(["", "", "", ""], active=2), " ".join(case["offer"]))
    for seat, text, total in case["bids"]:
        assert s.current == seat
        if seat == 1:
            assert not {3, 4, 5} & {a.worth for a in s.legal_actions()}
        do(s, f"bid {text}")
        assert s.totals >> total & 1
    for seat, name in case["picks"]:
        assert s.current == seat
        do(s, f"pick {name}")
        if s.current == seat:
            do(s, legal(s)[0])
    assert lying(s) == "g3 g3 b2 b3 r4"
    assert s.notes(2) == 13


@rule("11.8")
@pytest.mark.parametrize("case", CASES["pay_days"], ids=lambda case: case["rule"])
def test_the_example_of_a_pay_day(case: dict[str, Any]) -> None:
    s = position(["", "", "", ""], laid=[(NOBODY, case["market"])])
    with pytest.MonkeyPatch.context() as patch:
        dice([*case["rolls"], 1], patch)
        market.settle(s, market.dice(s), None)
    words = case["market"].split()
    turned = [words[i] for i, place in enumerate(s.market) if place >= market.TURNED]
    assert turned == case["turned"]
    assert s.nuggets == case["nuggets"]
