"""How captains bid: they keep what they lead, hear only what bids can tell, and know who bids for anything."""

from __future__ import annotations

from random import Random

import pytest

from gamebox.games.galeon import GAME, decode, heuristics, setup
from gamebox.games.galeon.actions import AUCTION, PASSED
from gamebox.games.galeon.cards import FULL, TOWERS
from gamebox.games.galeon.heuristics import able, anything, asked, threatened, words
from gamebox.games.galeon.rules import Options, Sale, State
from gamebox.games.galeon.wealth import eager, reaches, told, words_of
from gamebox.players.levels import make
from tests.support.galeon import all_pass, do, position, rule, ship

THREE = ("1234", "1567", "2567")
HIGH = tuple(range(2, 10))


def chosen(s: State) -> str:
    """What the policy says on the view of the seat that must choose."""
    view = s.view(s.current)
    return heuristics.policy(view, view.legal_actions(), Random(1)).encode()


def sold(tower: int, turn: int, seat: int, *bids: int) -> Sale:
    """A tower sold at the highest of these bids."""
    return Sale(tower, turn, seat, max(bids), (ship("1234"),) * len(bids), bids)


@rule("4.4")
def test_who_leads_goes_on_while_a_rival_could_go_over_it() -> None:
    s = do(position(THREE, ("1234", "4567"), rotations=[1, 1]), "X 1", "Y 2", "pass")
    assert threatened(s, 0, 0) and chosen(s) == "bid 0 2"
    do(s, "X 2", "pass")
    assert not threatened(s, 0, 0) and chosen(s) == "pass"


@rule("4.4")
def test_a_rival_without_a_higher_card_is_not_feared() -> None:
    s = do(position(THREE, ("1234", "4567"), rotations=[1, 1], lost=[(), HIGH, ()]), "X 2", "Y 1", "pass")
    assert not able(s, 1, 2) and not threatened(s, 0, 0) and chosen(s) == "pass"
    s = do(position(THREE, ("1234", "4567"), rotations=[1, 1]), "X 2", "Y 9", "pass")
    assert not able(s, 1, 2) and chosen(s) == "pass", "its highest card lies on the other pile"


def test_the_own_bid_is_not_raised_beyond_what_the_tower_is_worth() -> None:
    s = do(position(THREE, ("1567", "4567"), rotations=[1, 1]), "X 8", "Y 2", "pass")
    assert threatened(s, 0, 0) and chosen(s) == "pass"


def test_the_fewer_towers_are_left_for_a_card_the_less_each_must_promise() -> None:
    s = position(THREE, ("1234",))
    many = asked(s, 0)
    s.drawn = TOWERS - 8
    few = asked(s, 0)
    assert 10 < many < 12 and few < 7
    s.lost = (FULL & ~7, 0, 0)
    assert few < asked(s, 0) < many
    assert asked(s, 0, bought=1) < asked(s, 0) < asked(s, 0, sold=5)


@rule("4.4", "4.6")
def test_what_a_seat_might_still_have_bid() -> None:
    sales = (sold(0, 1, 0, 9, 8, 0), sold(1, 2, 1, 0, 8, 9), sold(2, 2, 0, 7, 0, 0), sold(3, 3, 2, 0, 0, 1))
    assert reaches(sales, 1, 3) == [0, 9, 9], "seat 0 has played its highest card"
    assert reaches(sales, 2, 3) == [8, 9, 0], "seat 0 lost the 9 before, seat 2 has played it"


def test_only_who_could_have_bid_more_tells_something_by_stopping() -> None:
    sale = sold(0, 1, 0, 7, 5, 0, 6)
    assert [word.left for word in words_of(sale, -1, (9, 6, 8, 7))] == [-1, -1, 7, -1]
    assert [word.left for word in words_of(sale, -1, (9, 8, 8, 9))] == [-1, 7, 7, 7]
    s = position(THREE, ("1234", "4567"), sent=[(1, "1235", "1236")], prices=[9], turn=1)
    s = all_pass(do(s, "X 8"))
    assert [word.left for word in told(s, 0)[-1]] == [-1, 8], "seat 1 had lost its 9"


def test_who_passes_where_it_leads_has_not_stopped() -> None:
    s = do(position(THREE, ("1234", "4567"), rotations=[1, 1]), "X 2", "Y 3", "pass", "pass")
    found = {word.seat: (word.bid, word.left) for word in words(s, 1, s.centre[0])}
    assert found == {0: (2, -1), 2: (0, 2)}
    s = do(position(THREE, ("1234",), lost=[(), HIGH, ()]), "X 2")
    assert s.out == 2 and words(s, 2, s.centre[0])[1].left == -1, "seat 1 has nothing above 1"


def auctions(kinds: tuple[str, ...], seed: int) -> State:
    """A game of these players, up to its last auction."""
    s = setup(len(kinds), Options(), seed)
    players = [make(kind, GAME, seat, seed) for seat, kind in enumerate(kinds)]
    last = s
    while s.current is not None:
        if s.phase == AUCTION:
            last = s.clone()
        legal = s.legal_actions()
        s.apply(legal[0] if len(legal) == 1 else players[s.current].decide(s.view(s.current)))
    return last


@pytest.mark.parametrize("kinds", [("rule", "greedy", "rule"), ("greedy", "rule", "greedy", "rule")])
def test_all_know_who_bids_for_anything(kinds: tuple[str, ...]) -> None:
    for seed in (1, 2):
        s = auctions(kinds, seed)
        assert eager(s.sales, s.seats) == tuple(kind == "greedy" for kind in kinds)
        assert eager(s.sales[:2], s.seats) == (False,) * s.seats, "too early to tell"


def test_who_let_towers_go_minds_what_they_hold() -> None:
    often = tuple(sold(k, k, 0, 4, 3, 2) for k in range(4))
    assert eager(often, 3) == (True, True, True)
    assert eager((*often, sold(4, 4, 0, 5, 0, 1)), 3) == (True, False, True)
    assert eager(often[:3], 3) == (False, False, False)


def blind_table() -> State:
    """Seat 1 has bid for all towers so far, and must choose in an imagined position."""
    s = position(THREE, ("4567", "1234"), rotations=[1, 1], first=1)
    s.sales = tuple(sold(k, -9, 2, 0, 1, 9) for k in range(4))
    return s


def test_in_imagined_positions_who_bids_for_anything_goes_on_so() -> None:
    s = blind_table()
    assert eager(s.sales, 3)[1]
    assert heuristics.policy(s, s.legal_actions(), Random(1)) is decode("bid 0 1")
    do(s, "X 1", "X 2", "X 3")
    assert heuristics.policy(s, s.legal_actions(), Random(1)) is decode("bid 1 2"), "the lowest card of all"
    view = s.view(1)
    assert heuristics.policy(view, view.legal_actions(), Random(1)) is PASSED, "on a view everybody thinks"


def test_but_not_beyond_what_a_tower_brings_on_average() -> None:
    s = do(blind_table(), "X 8", "Y 9", "pass")
    assert s.current == 1 and anything(s, 1, s.legal_actions()) is PASSED
    s = do(position(THREE, ("1234",), first=1), "X 1", "X 8", "pass")
    assert [c.encode() for c in s.legal_actions()] == ["pass", "bid 0 9"]
    assert anything(s, 1, s.legal_actions()) is PASSED


def test_bids_of_who_bids_for_anything_say_nothing_of_a_world() -> None:
    s = do(blind_table(), "Y 8", "pass", "pass")
    view, rng = s.view(0), Random(3)
    s.current = view.current = 0
    blind = {heuristics.weigh(view, view.determinize(rng)) for _ in range(60)}
    view.sales = ()
    minded = {heuristics.weigh(view, view.determinize(rng)) for _ in range(60)}
    assert len(blind) < len(minded)
