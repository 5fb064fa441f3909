"""What is offered of the market is what everybody could reckon: it betrays nobody's notes (4.4b, 5.4, 6.4d)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest

from gamebox.controllers.refusals import Refusals
from gamebox.core.events import Emit
from gamebox.games.gnadenlos import GAME, ledger, market, turn
from gamebox.games.gnadenlos.actions import FILL, FILLED, OVER, TAKE, TAKEN
from gamebox.games.gnadenlos.heuristics import policy
from gamebox.games.gnadenlos.ledger import NOBODY
from gamebox.games.gnadenlos.rules import Options, State, setup
from gamebox.games.gnadenlos.scene.choices import actions_for
from tests.support.gnadenlos import NOTE, do, event, hand, held, legal, position, rule

FOUR = ["killer_miller", "janice_boone", "blue_jack", "joseph_trigger"]
TIED = ["killer_miller", "joshua_tree", "blue_jack", "joey_gun"]
SENDS = [f"send {name}" for name in FOUR]
CASES = [pytest.param(n, Options(advanced=a), id=f"{n}-{a}") for n in (3, 4) for a in (False, True)]


def orders(text: str) -> list[str]:
    """All the ways to lay these notes."""
    return sorted({" ".join(words) for words in permutations(text.split())})


def choosing(seats: int, options: Options, games: int) -> Iterator[State]:
    """The positions of some games, half of them random, in which notes of the market are chosen."""
    for seed in range(games):
        s, rng = setup(seats, options, seed), Random(seed)
        while s.current is not None:
            if s.phase in (TAKE, FILL):
                yield s
            choices = s.legal_actions()
            s.apply(policy(s, choices, rng) if seed % 2 else choices[int(rng.random() * len(choices))])


@rule("4.4b", "5.4", "6.4d")
@pytest.mark.parametrize(("seats", "options"), CASES)
def test_the_others_could_reckon_what_is_offered(seats: int, options: Options) -> None:
    rng, asked, own = Random(7), 0, 0
    for s in choosing(seats, options, 16):
        asked += 1
        payers = [ledger.payer_of(place) for place in s.market if 0 <= place < ledger.TURNED]
        own += payers.count(s.current) > 1
        for other in (None, *range(seats)):
            for _ in range(1 if other == s.current else 3):
                world = s.view(other).determinize(rng)
                assert (world.phase, world.current) == (s.phase, s.current)
                assert [a.encode() for a in world.legal_actions()] == [a.encode() for a in s.legal_actions()]
                assert [a.encode() for a in world.twins()] == [a.encode() for a in s.twins()]
    assert asked > 60 and own > 20


@rule("4.4b", "5.4")
@pytest.mark.parametrize(("seats", "options"), CASES)
def test_the_others_could_reckon_whether_the_active_player_is_asked(
    seats: int, options: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng, mend, repairs = Random(8), market.mend, [0, 0]

    def mended(s: State) -> tuple[object, ...]:
        """What everybody sees of a repair, up to the next choice or its end."""
        with monkeypatch.context() as patch:
            patch.setattr(market, "due", lambda s, emit: None)
            patch.setattr(turn, "aftermath", lambda s, emit: None)
            s.phase = OVER
            mend(s, None)
        return s.phase, [place >= 0 for place in s.market], market.spare(s, s.active) if s.phase == FILL else []

    def watched(s: State, emit: Emit | None) -> None:
        found = mended(s.clone())
        repairs[found[0] == FILL] += 1
        assert all(mended(s.view(other).determinize(rng)) == found for other in (None, *range(seats)))
        mend(s, emit)

    monkeypatch.setattr(market, "mend", watched)
    for _ in choosing(seats, options, 16):
        pass
    assert min(repairs) > 10


@rule("5.4")
@pytest.mark.parametrize("text", ["b4 b4 b1", "b4 b3", "b2 b2 g2"])
def test_the_order_of_the_own_notes_changes_no_choice_of_a_repair(text: str) -> None:
    found = set()
    for order in orders(text):
        s = position(["", "", "", ""], laid=[(NOBODY, "b1 g1 y1 r1 b2 g3"), (0, order)])
        s.market[1] = -1
        market.repair(s, market.AFTER_PAY_DAY, None)
        found.add((s.phase, tuple(legal(s))))
    places = range(6, 6 + len(text.split()))
    assert found == {(FILL, tuple([f"fill {i}" for i in places]))}


@rule("6.4d")
def test_the_order_of_the_own_notes_changes_no_choice_of_a_gunman() -> None:
    found = set()
    for order in orders("b4 b4 b1"):
        s = event(position(FOUR, laid=[(0, order), (1, "g2 g3")]), "showdown")
        found.add(tuple(legal(do(s, *SENDS))))
    assert found == {("take 3 3", "take 0 1", "take 0 2", "take 0 3", "take 1 2", "take 1 3", "take 2 3")}


@rule("5.4", "6.4d")
def test_notes_that_all_know_are_one_choice_whoever_laid_them() -> None:
    s = event(position(FOUR, laid=[(0, "b4 b4"), (1, "b4"), (2, "y3"), (3, "y3 y3")]), "showdown")
    assert legal(do(s, *SENDS)) == ["take 0 0", "take 3 3", "take 0 3"]
    assert [a.encode() for a in s.twins()][:3] == ["take 0 1", "take 0 2", "take 0 4"]
    do(s, "take 0 0")
    assert held(s, 0).count("b4") == 2


@rule("5.4")
def test_own_notes_are_one_choice_once_all_know_them() -> None:
    s = position(["", "", "", ""], laid=[(NOBODY, "b1 g1 y1 r1 b2 g3"), (0, "b4 b4 b1"), (1, "g1 g2")])
    s.market[1] = -1
    market.repair(s, market.AFTER_PAY_DAY, None)
    assert legal(s) == ["fill 6", "fill 7", "fill 8", "fill 9"]
    ledger.found_out(s, s.market[8] >> 8, NOTE["b1"])
    del s.market[8]
    assert legal(s) == ["fill 6", "fill 8"]


@rule("5.4", "6.4d")
def test_what_a_gunman_has_learned_does_not_show() -> None:
    """Seat 0 once took a note of seat 1's bid: for it alone the rest is like a bid of seat 2."""
    found = set()
    for order in orders("g4 b2"):
        s = event(position(FOUR, laid=[(1, order), (2, "b2"), (3, "g4")]), "showdown")
        ledger.taken(s, 0, s.market.pop(0))
        found.add(tuple(legal(do(s, *SENDS))))
    assert found == {("take 0 1", "take 0 2", "take 1 2")}


@rule("5.4")
def test_the_active_player_is_asked_also_when_the_own_notes_behind_are_the_same() -> None:
    found = set()
    for order in orders("b4 b4 b1"):
        s = position(["", "", "", ""], laid=[(NOBODY, "b1 g1 y1 r1 b2"), (0, order)])
        s.market[1] = -1
        market.repair(s, market.AFTER_PAY_DAY, None)
        found.add((s.phase, tuple(legal(s))))
    assert found == {(FILL, ("fill 6", "fill 7"))}


@rule("6.4d")
@pytest.mark.parametrize(
    ("taker", "spent", "offered"),
    [
        (None, False, ["take 0"]),
        (0, False, ["take 0", "take 1"]),
        (3, False, ["take 0"]),
        (3, True, ["take 0", "take 1"]),
    ],
)
def test_alike_bids_are_told_apart_once_more_is_known_of_one(
    taker: int | None, spent: bool, offered: list[str]
) -> None:
    s = event(position(TIED, laid=[(1, "g4 b2"), (2, "g4 b2")]), "showdown")
    if taker is not None:
        ledger.taken(s, taker, s.market.pop(0))
    if spent:
        s.spent, s.ious[3] = ((3, NOTE["g4"]),), s.ious[3] - hand("g4")
    assert legal(do(s, *[f"send {name}" for name in TIED])) == offered


@rule("6.4d")
def test_alike_bids_are_one_choice_for_one_note() -> None:
    s = event(position(TIED, laid=[(1, "g2 g3"), (2, "g3 g2"), (3, "r1")]), "showdown")
    assert legal(do(s, *[f"send {name}" for name in TIED])) == ["take 0", "take 4"]


@rule("6.4d")
def test_two_notes_of_one_bid_are_not_one_each_of_two_alike_bids() -> None:
    s = event(position(FOUR, laid=[(1, "g2 g3"), (2, "g3 g2"), (3, "r1")]), "showdown")
    assert legal(do(s, *SENDS)) == ["take 0 0", "take 0 2", "take 0 4"]
    do(s, "take 0 0")
    assert held(s, 0).endswith("g2 g3")


@rule("5.4")
def test_notes_of_the_front_rows_stay_and_it_is_said() -> None:
    s = position(["", "", "", ""], laid=[(NOBODY, "b1 g1 y1 r1 b2 g2"), (1, "g4 g3"), (2, "y4")])
    s.market[1] = s.market[7] = -1
    market.repair(s, market.AFTER_PAY_DAY, None)
    assert [s.refusal(FILLED[i]) for i in (0, 5)] == [("gnadenlos.refuse.front", "5.4")] * 2
    assert s.refusal(FILLED[7]) == ("gnadenlos.refuse.empty", "5.4")
    assert s.refusal(TAKEN[0])[0] == "gnadenlos.refuse.phase"
    why = Refusals(GAME, 4, Options(), actions_for).why
    assert why(s.view(0), "slot:4", s.legal_actions()) == ("gnadenlos.refuse.front", "5.4")
