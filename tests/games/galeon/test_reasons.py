"""What a hint says is true of the choice that it speaks of."""

from __future__ import annotations

import pytest

from gamebox.games.galeon import decode, heuristics
from gamebox.games.galeon.actions import BID, DECLARATION
from gamebox.games.galeon.heuristics import denied, hope
from gamebox.games.galeon.rules import Options, State
from gamebox.games.galeon.wealth import confidence
from tests.games.galeon.test_heuristics import played
from tests.support.galeon import all_pass, do, position

THREE = ("1234", "1235", "1236")


def why(s: State, text: str) -> str:
    """The key of the reason for a choice of the seat that must choose."""
    return heuristics.reason(s.view(s.current), decode(text)).key


def test_a_gain_is_only_promised_where_the_tower_should_bring_more_than_the_card() -> None:
    seen = set()
    for s in played(4, 3):
        if s.current is None:
            continue
        view, seat = s.view(s.current), s.current
        for action in view.legal_actions():
            if action.kind != BID:
                continue
            said, gain = heuristics.reason(view, action), round(hope(view, seat, action.tower))
            leader = view.leaders[view.centre.index(action.tower)]
            seen.add(said.key)
            assert (said.key in ("both", "fits", "cheap", "hold")) == (gain > action.value)
            if said.key == "deny":
                assert leader == said.other != seat and denied(view, seat, action.tower, leader) >= 1
            if said.key == "hold":
                assert leader == seat
    assert seen == {"both", "fits", "cheap", "hold", "deny", "press"}


def test_raising_the_own_bid_keeps_nothing_from_anybody() -> None:
    s = do(position(THREE, ("4567",), rotations=[1]), "X 5", "pass", "pass")
    assert s.leaders == [0] and why(s, f"bid {s.centre[0]} 9") == "press"
    assert why(s, "pass") == "content"


def test_raising_the_own_bid_is_to_keep_what_somebody_could_still_take() -> None:
    s = do(position(THREE, ("1234", "4567"), rotations=[1, 1]), "X 1", "Y 2", "pass")
    assert why(s, f"bid {s.centre[0]} 2") == "hold"
    s = do(position(THREE, ("1234",), rotations=[1]), "X 1", "pass", "pass")
    assert why(s, f"bid {s.centre[0]} 2") == "both"


@pytest.mark.parametrize(("ships", "rich"), [(3, True), (1, False)])
def test_yes_and_no_are_explained_by_how_likely_the_mark_is(ships: int, rich: bool) -> None:
    sent = [(0, "1234", "1253 1263 1273"), (0, "1245", "1254 1264 1274"), (0, "1345", "1354 1364")]
    docks, options = ("2345", "1567", "2567"), Options(target=80 if rich else 100)
    s = position(docks, ("4567",), sent=sent[:ships], prices=range(1, 9), bag=0, options=options)
    all_pass(s)
    s.rotations, s.current = (1,) * 35, 0
    assert s.phase == DECLARATION and (confidence(s.view(0), 0) >= 0.5) == rich
    assert why(s, "yes") == ("yes" if rich else "only_yes")
    assert why(s, "no") == ("only_no" if rich else "no")
