"""The auction (section 8)."""

from __future__ import annotations

import pytest

from gamebox.core.events import UNKNOWN
from gamebox.games.gnadenlos.actions import BID, BIDS, bids_of
from gamebox.games.gnadenlos.cards import VALUE
from gamebox.games.gnadenlos.ledger import NOBODY
from gamebox.games.gnadenlos.rules import Options
from gamebox.games.gnadenlos.turn import prestige
from tests.support.gnadenlos import crew, do, find, gone, hand, held, legal, lying, offer, position, rule

THREE = "greedy_geoff lucky_james reverend_jon"


def totals(texts: list[str]) -> set[int]:
    return {sum(int(word[1]) for word in text.split()[1:]) for text in texts}


@rule("8.1")
@pytest.mark.parametrize(("names", "auction"), [("joey_gun slim_jim", True), ("joey_gun slim_jim blind_joe", False)])
def test_there_is_an_auction_with_fewer_than_three_adventurers(names: str, auction: bool) -> None:
    s = position([names, "", "", ""], nuggets=[0, 9, 9, 9])
    prestige(s, None)
    assert bool(s.lots) is auction
    assert s.turn == (3 if auction else 4)


@rule("8.2")
@pytest.mark.parametrize("seats", [3, 4])
def test_one_adventurer_fewer_than_players_is_offered(seats: int) -> None:
    assert len(offer(position([""] * seats), "").lots) == seats - 1


@rule("8.2")
def test_the_discard_pile_becomes_a_new_pile() -> None:
    s = position(["", "", "", ""], discard="joey_gun slim_jim blind_joe")
    s.pile = s.pile[:1]
    offer(s, "")
    assert len(s.lots) == 3 and s.discard == [] and len(s.pile) == 1


@rule("8.2")
def test_with_too_few_adventurers_only_the_highest_are_served() -> None:
    s = position(["", "", "", ""])
    s.pile, s.discard = s.pile[:1], []
    offer(s, "")
    do(s, "bid b3", "bid g1", "bid y2", "bid r4")
    assert s.current == 3
    do(s, legal(s)[0])
    assert lying(s) == "r4" and held(s, 0).count("b3") == 3


@rule("8.2")
def test_without_any_adventurer_there_is_no_auction() -> None:
    s = position(["", "", "", ""])
    s.pile, s.discard = [], []
    offer(s, "")
    assert s.lots == () and s.turn == 4


@rule("8.3")
@pytest.mark.parametrize("left", [False, True])
def test_bids_go_once_round_the_table(left: bool) -> None:
    s = offer(position(["", "", "", ""], active=2, options=Options(left_first=left)), THREE)
    order = []
    for k in range(4):
        order.append(s.current)
        do(s, next(t for t in legal(s) if totals([t]) == {k + 1}))
    assert order == ([3, 0, 1, 2] if left else [2, 3, 0, 1])


@rule("8.3")
def test_one_to_three_notes_own_or_foreign_alike_ones_once() -> None:
    s = offer(position(["", "", "", ""], hands={0: "b1 b1 g4"}), THREE)
    assert sorted(legal(s)) == sorted(["bid b1", "bid g4", "bid b1 b1", "bid b1 g4", "bid b1 b1 g4"])
    do(s, "bid b1 b1 g4")
    assert s.totals == 1 << 6 and s.ious[0] == 0


@rule("8.3")
def test_all_bids_of_a_hand_are_found() -> None:
    text = "b0 b1 b1 b1 b3 b3 g2 y4 y4 r0"
    found = [b.items for b in bids_of(hand(text))]
    assert len(found) == len(set(found))
    held = text.split()
    fits = [
        b for b in BIDS.values() if all(b.encode().split().count(w) <= held.count(w) for w in b.encode().split()[1:])
    ]
    assert sorted(found) == sorted(b.items for b in fits)
    assert all(b.worth == sum(VALUE[f] for f in b.items) for b in fits)


@rule("8.4")
def test_no_total_twice_but_lower_is_allowed() -> None:
    s = offer(position(["", "", "", ""]), THREE)
    do(s, "bid b4")
    assert 4 not in totals(legal(s)) and {0, 1, 2, 3, 5, 12} <= totals(legal(s))
    do(s, "bid g0")
    assert not {0, 4} & totals(legal(s))


@rule("8.5")
def test_who_cannot_bid_shows_all_notes_and_counts_as_lowest() -> None:
    s = offer(position(["", "", "", ""], hands={1: "g4", 2: ""}), THREE)
    do(s, "bid b4")
    assert s.current == 3
    do(s, "bid r0")
    assert s.bids[1] is None and s.bids[2] is None


@rule("8.5", "4.4c")
def test_notes_shown_are_remembered() -> None:
    s = offer(position(["", "", "", ""], laid=[(3, "r3 g4")], hands={1: "g1"}), THREE)
    s.tokens = ()
    assert s.known[1] == hand("g1")
    s = position(["", "", "", ""], hands={1: "g4", 0: "b4"})
    s.known[1] = 0
    s.batches.append((4, 9))
    s.market.append(4 | 3 << 5 | (len(s.batches) - 1) << 8)
    s.tokens = ((1, 3, len(s.batches) - 1, 9),)
    offer(s, THREE)
    do(s, "bid b4")
    assert s.known[1] == hand("g4") and s.tokens == ()
    assert s.batches[-1] == (4,)


@rule("8.6")
def test_the_lowest_takes_the_notes_back() -> None:
    s = offer(position(["", "", "", ""]), THREE)
    do(s, "bid b2", "bid g3", "bid y1", "bid r4")
    do(s, "pick reverend_jon", "pick lucky_james", "pick greedy_geoff")
    assert lying(s) == "r4 g3 b2"
    assert held(s, 2).count("y1") == 3
    assert [crew(s, seat) for seat in (3, 1, 0)] == ["reverend_jon", "lucky_james", "greedy_geoff"]
    assert s.known[2] == s.ious[2]


@rule("5.3", "8.6")
def test_the_payer_chooses_the_order_unseen() -> None:
    s = offer(position(["", "", "", ""], laid=[(NOBODY, "r1")]), THREE)
    do(s, "bid b2 b3 b3", "bid g0", "bid y1", "bid r2", "pick reverend_jon")
    assert legal(s) == ["lay b2 b3 b3", "lay b3 b2 b3", "lay b3 b3 b2"]
    assert find(s, "lay b3 b2 b3").secret
    other = s.clone()
    do(s, "lay b3 b2 b3")
    do(other, "lay b2 b3 b3")
    assert lying(s) == "r1 b3 b2 b3"
    for seat in (1, 2, 3):
        assert s.view(seat) == other.view(seat)
    assert s.view(0) != other.view(0)


@rule("8.7")
def test_with_one_who_cannot_bid_all_others_pay() -> None:
    s = offer(position(["", "", "", ""], hands={3: ""}), THREE)
    do(s, "bid b2", "bid g3", "bid y1", "pick reverend_jon", "pick lucky_james", "pick greedy_geoff")
    assert lying(s) == "g3 b2 y1"


@rule("8.7")
def test_with_several_who_cannot_bid_nobody_hires_the_rest() -> None:
    s = offer(position(["", "", "", ""], hands={3: "", 2: ""}), THREE)
    do(s, "bid b2", "bid g3", "pick reverend_jon", "pick lucky_james")
    assert gone(s) == ["greedy_geoff"]
    assert lying(s) == "g3 b2"


@rule("8.8")
def test_hands_have_no_limit() -> None:
    s = offer(position(["", "joey_gun slim_jim blind_joe blue_jack", "", ""]), THREE)
    do(s, "bid b0", "bid g3", "bid y1", "bid r4", "pick reverend_jon", "pick lucky_james")
    assert s.crew_size(1) == 5


@rule("4.4c")
def test_hired_adventurers_are_known_to_all_though_backs_on_the_table() -> None:
    s = offer(position(["", "", "", ""]), THREE)
    do(s, "bid b0", "bid g3", "bid y1", "bid r4", "pick reverend_jon")
    view = s.view(0)
    assert view.crews[3] == -1 and view.seen[3].bit_count() == 1
    assert [cards for zone, cards in view.zones().items() if zone.name == "crew" and zone.owner == 3] == [[UNKNOWN]]
    assert s.phase != BID
