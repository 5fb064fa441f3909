"""Every decision where the sources are silent is a flag or a number: the other way is played when it is exchanged."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from gamebox.core.laws import Watch
from gamebox.games.gnadenlos import GAME, auction, decisions, market, turn
from gamebox.games.gnadenlos.actions import BID, BUY, LAST, LAY, PICK, TAKE
from gamebox.games.gnadenlos.cards import EVERYBODY, PEOPLE, count
from gamebox.games.gnadenlos.ledger import NOBODY, payer_of
from gamebox.games.gnadenlos.rules import Options, State, setup
from tests.support.gnadenlos import crew, dice, do, event, gone, held, legal, lying, offer, pay_days, position, rule

ROOT = Path(__file__).resolve().parents[3]
FOUR = ["killer_miller", "janice_boone", "blue_jack", "joseph_trigger"]
THREE = "greedy_geoff lucky_james reverend_jon"
NONE = ["", "", "", ""]
Seen = object
"""What a game shows of a decision."""


def sends(names: list[str]) -> list[str]:
    return [f"send {name}" for name in names if name]


def bank() -> Seen:
    s = event(position(["john_digger", "poker_paul", "", ""], nuggets=[40, 40, 2, 2]), "rush_big")
    return do(s, "send john_digger", "send poker_paul").nuggets


def ceiling() -> Seen:
    s = event(position(["reverend_jon", "blue_jack", "", ""], places=[34, 6, 6, 6]), "poker")
    do(s, "send reverend_jon", "send blue_jack")
    return s.places[0], s.ending == turn.END_GOAL


def floor() -> Seen:
    s = event(position(["reverend_jon", "blue_jack", "", ""], places=[6, 9, 6, 6]), "poker")
    do(s, "send reverend_jon", "send blue_jack")
    market.vulture(s, 2, 14, None)
    market.vulture(s, 0, 4, None)
    return s.places


def start() -> Seen:
    return len({setup(4, Options(), seed).active for seed in range(40)})


def opening() -> Seen:
    s = setup(3, Options(advanced=True), 3)
    for worth in (2, 4, 0):
        s.apply(next(a for a in s.legal_actions() if a.worth == worth))
    while s.turn == 0:
        s.apply(s.legal_actions()[0])
    lowest = (s.active + 2) % 3
    assert s.crew_size(lowest) + (s.chosen[lowest] >= 0) == 2
    return s.notes(lowest) == 13


def payer() -> Seen:
    s = offer(position(NONE), THREE)
    do(s, "bid b2 b3 b4", "bid g0", "bid y1", "bid r2", "pick reverend_jon")
    return (s.phase == LAY and legal(s)[0]) or sorted(map(payer_of, s.market))


def repair() -> Seen:
    rows = "b1 g1 y1 r1 b2 g2 y2 r2 b3 g3 y3 r3"
    s = position(NONE, laid=[(1, "b1 g1 y1 r1 b2 g2"), (2, rows), (3, "r3 r4"), (0, "b4")])
    s.market[:4] = [-1] * 4
    market.repair(s, market.AFTER_PAY_DAY, None)
    return legal(s)


def void() -> Seen:
    s = event(position(["killer_miller", "", "", ""]), "poker")
    return s.phase == BUY, s.ending


def undertaker() -> Seen:
    alone, both = position(["killer_miller", "", "", ""]), position(["killer_miller", "blue_jack", "", ""])
    return event(alone, "showdown").undertaker, event(both, "showdown").undertaker


def two_notes() -> Seen:
    s = event(position(FOUR, laid=[(0, "b4 b3"), (1, "g1")]), "showdown")
    do(s, *sends(FOUR))
    first = legal(s)[0]
    while s.phase == TAKE:
        assert s.current == 0
        do(s, legal(s)[0])
    return first, s.notes(0)


def gunmen() -> Seen:
    tied = ["killer_miller", "joshua_tree", "blue_jack", "joey_gun"]
    s = event(position(tied, laid=[(2, "y1"), (3, "r1")]), "showdown")
    return do(s, *sends(tied)).current


def goal() -> Seen:
    s = position(NONE, places=[32, 6, 6, 6], laid=[(NOBODY, "b1 g1")])
    turn.prestige(s, None)
    do(s, "buy 3")
    at_once = s.ending
    while s.turn == 3 and s.current is not None and not s.ending:
        s.apply(s.legal_actions()[0])
    return at_once, s.ending, s.phase == LAST


def poker() -> Seen:
    names = ["reverend_jon", "blue_jack", "gamblin_jay", ""]
    s = event(position(names, places=[34, 9, 34, 6]), "poker")
    return do(s, *sends(names)).places


def short_offer() -> Seen:
    s = position(NONE)
    s.pile, s.discard = s.pile[:1], []
    offer(s, "")
    return s.phase == BID, len(s.lots), len(s.pile)


def unable() -> Seen:
    s = offer(position(NONE, hands={3: "", 2: ""}), THREE)
    do(s, "bid b2", "bid g3", "pick reverend_jon", "pick lucky_james")
    third = s.phase == PICK and s.current
    if s.phase == PICK:
        do(s, legal(s)[0])
    assert lying(s) == "g3 b2"
    return third, gone(s), crew(s, 2)


def crews() -> Seen:
    s = offer(position(["", "", "joey_gun slim_jim blind_joe", ""]), THREE)
    do(s, "bid b0", "bid g3")
    return s.current


def columns() -> Seen:
    s = position(NONE, laid=[(NOBODY, "b1 g1 y1 r1 b2 g2 y2")])
    with pytest.MonkeyPatch.context() as patch:
        dice([1, 2, 2], patch)
        market.settle(s, market.dice(s), None)
    return s.nuggets


def final() -> Seen:
    rows = " ".join(f"{colour}{value}" for value in (1, 2, 3, 1, 2, 3) for colour in "bgyr")
    s = position(NONE, laid=[(NOBODY, rows), (NOBODY, "b4 g4 y4 r4 b4 g4 y4")], undertaker=6)
    with pytest.MonkeyPatch.context() as patch:
        dice([1, 2, 2, 2, 2, 2, 2, *[3, 4, 5] * 9], patch)
        event(s, "showdown")
        while s.phase != LAST:
            s.apply(s.legal_actions()[0])
    return -1 in s.market, len(s.market) < 24


def last() -> Seen:
    s = position(NONE, active=2)
    turn.last_purchases(s, None)
    return s.queue


def ties() -> Seen:
    return position(places=[9, 20, 20, 20], nuggets=[9, 4, 4, 3], active=2).ranks()


def ruin() -> Seen:
    ranks = []
    for ending in (turn.END_VULTURES, turn.END_UNDERTAKER):
        s = position(places=[30, 9, 20, 1], vultures=[3, 0, 2, 1])
        s.ending = ending
        ranks.append(s.ranks()[0])
    return ranks


FLAGS: list[tuple[str, str, object, Callable[[], Seen], Seen, Seen]] = [
    ("D 1", "BANK", 85, bank, [47, 44, 2, 2], [41, 40, 2, 2]),
    ("D 2", "CEILING", 40, ceiling, (35, True), (36, True)),
    ("D 3", "FLOOR", 11, floor, [5, 8, 1, 6], [10, 9, 6, 6]),
    ("D 4", "START_DRAWN", False, start, 4, 1),
    ("D 5", "OPENING_LOWEST_PAYS", False, opening, False, True),
    ("D 6", "PAYER_ORDERS", False, payer, "lay b2 b3 b4", [NOBODY] * 3),
    ("D 7", "REPAIR_FROM_ALL", False, repair, ["fill 12", "fill 18", "fill 20"], ["fill 18", "fill 20"]),
    ("D 8", "VOID_GOES_ON", False, void, (True, 0), (False, turn.END_UNDERTAKER)),
    ("D 9", "VOID_COUNTS", False, undertaker, (1, 1), (0, 1)),
    ("D 11", "TWO_AT_ONCE", False, two_notes, ("take 0 1", 13), ("take 0", 13)),
    ("D 11", "GUNMEN_FROM_ACTIVE", False, gunmen, 0, 1),
    ("D 12", "GOAL_ENDS_AT_ONCE", False, goal, (turn.END_GOAL, turn.END_GOAL, True), (0, turn.END_GOAL, True)),
    ("D 12", "POKER_IS_FINISHED", False, poker, [35, 8, 35, 6], [35, 9, 34, 6]),
    ("D 13", "SHORT_OFFER", False, short_offer, (True, 1, 0), (False, 0, 1)),
    ("D 15", "UNABLE_HIRE_NOBODY", False, unable, (False, ["greedy_geoff"], ""), (2, [], "greedy_geoff")),
    ("D 16", "MOST_CREW", 3, crews, 2, 3),
    ("D 17", "FRONT_ROW_FIRST", False, columns, [9, 9, 10, 10], [10, 9, 8, 10]),
    ("D 18", "FINAL_IS_ONE", False, final, (True, False), (False, True)),
    ("D 19", "LAST_FROM_ACTIVE", False, last, (2, 3, 0, 1), (3, 0, 1, 2)),
    ("D 20", "TIES_SHARED", False, ties, (4, 1, 1, 3), (4, 2, 1, 3)),
    ("D 21", "RUINED_LOSE", False, ruin, [4, 4], [1, 4]),
]  # fmt: skip
each_flag = pytest.mark.parametrize("flag", FLAGS, ids=lambda flag: flag[1])


@each_flag
def test_a_decision_can_be_exchanged(flag: tuple[str, str, object, Callable[[], Seen], Seen, Seen]) -> None:
    _, name, other, look, ours, theirs = flag
    assert look() == ours
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(decisions, name, other)
        assert look() == theirs


@each_flag
@pytest.mark.parametrize("seats", [3, 4])
def test_no_decision_breaks_a_law(
    flag: tuple[str, str, object, Callable[[], Seen], Seen, Seen], seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decisions, flag[1], flag[2])
    watch, rng = Watch(GAME, seats, Options(advanced=True), 5), Random(5)
    while watch.state.current is not None:
        choices = watch.state.legal_actions()
        watch.play(choices[int(rng.random() * len(choices))])
        nothing_is_lost(watch.state)
    watch.finish()


def nothing_is_lost(s: State) -> None:
    """Notes, adventurers and hats are where they may be, whatever was decided."""
    bids = [bid for bid in s.bids if bid is not None]
    assert sum(map(count, s.ious)) + sum(p >= 0 for p in s.market) + sum(len(b.items) for b in bids) == 13 * s.seats
    people = [*s.pile, *s.discard, *[a for lot in s.lots for a in lot], *[a for a in s.chosen if a >= 0]]
    assert len(people) + sum(map(s.crew_size, range(s.seats))) == PEOPLE
    assert sum(1 << a for a in people) + sum(s.crews) == EVERYBODY
    assert all(1 <= place <= decisions.CEILING for place in s.places)
    assert min(s.nuggets) >= 0 and max(s.vultures) <= 3


def test_every_decision_is_listed() -> None:
    """D 1 to D 21 and T each have a flag, an option or a table, and each flag a test."""
    flags = [name for name in vars(decisions) if name.isupper() and name not in ("GOAL", "PEOPLE")]
    assert sorted(flags) == sorted(name for _, name, *_ in FLAGS)
    listed = {number for number, *_ in FLAGS} | {"D 10", "D 14"}
    assert listed == {f"D {n}" for n in range(1, 22)}
    told = ast.get_docstring(ast.parse((ROOT / "gamebox/games/gnadenlos/decisions.py").read_text("utf-8"))) or ""
    assert all(f"{number} (" in told for number in ("D 10", "D 14", "T"))
    assert {"go_on", "left_first"} <= set(Options.__dataclass_fields__)


@rule("8.7")
def test_one_who_cannot_bid_is_the_lowest_whatever_was_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decisions, "UNABLE_HIRE_NOBODY", False)
    s = offer(position(NONE, hands={3: ""}), THREE)
    do(s, "bid b2", "bid g3", "bid y1", "pick reverend_jon", "pick lucky_james", "pick greedy_geoff")
    assert lying(s) == "g3 b2 y1" and gone(s) == [] and auction.open_lots(s) == []


@rule("6.5c", "7.2")
def test_who_falls_back_from_the_goal_before_the_turn_is_over_has_not_reached_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(decisions, "GOAL_ENDS_AT_ONCE", False)
    rows = " ".join(f"{colour}{value}" for value in (1, 2, 3, 1, 2, 3) for colour in "bgyr")
    s = position(NONE, laid=[(NOBODY, rows)], places=[35, 6, 6, 6], nuggets=[0, 9, 9, 9])
    pay_days(s, [1])
    assert (s.places[0], s.vultures[0], s.ending, s.turn) == (30, 1, 0, 4)
    assert held(s, 0)
