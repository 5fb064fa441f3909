"""The market and pay days (sections 5 and 9)."""

from __future__ import annotations

import pytest

from gamebox.core.events import Counted, Event, Said, Turned
from gamebox.games.gnadenlos import market
from gamebox.games.gnadenlos.actions import FILL
from gamebox.games.gnadenlos.ledger import NOBODY
from gamebox.games.gnadenlos.rules import State
from gamebox.games.gnadenlos.turn import END_VULTURES
from tests.support.gnadenlos import dice, do, held, legal, lying, pay_days, position, rule

ROWS = "b1 g1 y1 r1 b2 g2 y2 r2 b3 g3 y3 r3 b1 g1 y1 r1 b2 g2 y2 r2 b3 g3 y3 r3"
THREE_ROWS = "b1 g1 y1 b2 g2 y2 b3 g3 y3 b1 g1 y1 b2 g2 y2 b3 g3 y3"


def full(seats: int = 4, more: str = "", **numbers: object) -> State:
    """A market that is just full, shuffled in, with more behind it."""
    rows = ROWS if seats == 4 else THREE_ROWS
    laid = [(NOBODY, rows)] + ([(NOBODY, more)] if more else [])
    return position([""] * seats, laid=laid, **numbers)  # type: ignore[arg-type]


@rule("5.1")
def test_notes_go_to_the_first_free_place() -> None:
    s = position(["", "", "", ""], laid=[(0, "b1 b2 b3"), (1, "g1 g2")])
    s.bids = [None] * 4
    market.pay_in(s, 3, (18, 19), None)
    assert lying(s) == "b1 b2 b3 g1 g2 r3 r4"


@rule("5.2", "11.7")
@pytest.mark.parametrize(("seats", "notes"), [(3, 18), (4, 24)])
def test_a_full_market_pays(seats: int, notes: int) -> None:
    s = full(seats)
    assert len(s.market) == notes
    pay_days(s, [1, 1, 1, 1, 1])
    assert len(s.market) < notes
    s = full(seats)
    s.market.pop()
    pay_days(s, [])
    assert s.turn == 4


@rule("5.4")
def test_holes_are_filled_from_behind_by_choice() -> None:
    s = position(["", "", "", ""], laid=[(NOBODY, "b1 g1 y1 r1 b2 g2"), (1, "g4 g3"), (2, "y4")], active=1)
    s.market[1] = s.market[4] = -1
    market.repair(s, market.AFTER_PAY_DAY, None)
    assert (s.phase, s.current) == (FILL, 1)
    assert legal(s) == ["fill 6", "fill 7", "fill 8"]
    do(s, "fill 8", "fill 7")
    assert lying(s) == "b1 y4 y1 r1 g3 g2 g4"
    assert s.turn == 4


@rule("5.4")
def test_notes_that_look_alike_are_one_choice() -> None:
    laid = [(NOBODY, "b1 g1 y1 r1 b2 g2"), (1, "g4 g3"), (2, "y4")]
    s = position(["", "", "", ""], laid=laid, active=0)
    s.market[1] = s.market[4] = -1
    market.repair(s, market.AFTER_PAY_DAY, None)
    assert legal(s) == ["fill 6", "fill 8"]


@rule("5.4")
def test_without_a_choice_the_market_is_repaired_at_once() -> None:
    s = position(["", "", "", ""], laid=[(NOBODY, "b1 g1 y1 r1 b2 g2 y2 r2")])
    s.market[0] = s.market[3] = -1
    market.repair(s, market.AFTER_PAY_DAY, None)
    assert lying(s) == "y2 g1 y1 r2 b2 g2"


@rule("5.4")
def test_an_incomplete_market_moves_up_to_the_left() -> None:
    s = position(["", "", "", ""], laid=[(NOBODY, "b1 g1 y1 r1 b2 g2 y2")])
    s.market[1] = s.market[2] = -1
    market.repair(s, market.AFTER_PAY_DAY, None)
    assert lying(s) == "b1 r1 b2 g2 y2"


@rule("9.1a", "9.1b", "9.1c", "11.8")
def test_the_colour_of_the_note_pays() -> None:
    s = full()
    events: list[Event] = []
    with pytest.MonkeyPatch.context() as patch:
        dice([1, 3, 1, 1, 1, 1], patch)
        market.pay_day(s, events.append)
    assert [e.now for e in events if isinstance(e, Counted) and e.what == "die"] == [1, 3, 1, 1, 1, 1]
    shown = [e.zone.owner for e in events if isinstance(e, Turned) and e.zone.name == "slot"]
    assert shown == [0, 2, 6, 12, 18]
    assert s.nuggets == [8, 10, 5, 10]
    assert sum(isinstance(e, Said) and e.key == "settles" for e in events) == 5


@rule("9.1b")
def test_an_incomplete_last_row_belongs_to_its_columns() -> None:
    s = full(more="b4 g4")
    with pytest.MonkeyPatch.context() as patch:
        dice([1, 1, 1, 1, 1, 1], patch)
        market.settle(s, market.dice(s), None)
    assert s.nuggets == [10 - 1 - 1 - 4, 10, 10 - 2 - 2, 10]


@rule("9.1d", "11.9")
def test_an_empty_column_ends_it() -> None:
    s = full()
    pay_days(s, [5, 1, 2, 3, 4, 6, 5, 5, 5, 5])
    assert len(s.market) == 24 - 9
    assert [len(s.market) // 6, len(s.market) % 6] == [2, 3]


@rule("9.1d")
def test_a_zero_ruins_nobody() -> None:
    s = position(["", "", "", ""], laid=[(NOBODY, "b0 g1")], nuggets=[0, 5, 5, 5])
    with pytest.MonkeyPatch.context() as patch:
        dice([1, 1], patch)
        market.settle(s, market.dice(s), None)
    assert s.vultures == [0, 0, 0, 0] and s.nuggets[0] == 0


@rule("9.2", "3.3")
@pytest.mark.parametrize(("place", "after"), [(20, 15), (6, 1), (4, 1)])
def test_who_cannot_pay_gets_a_vulture(place: int, after: int) -> None:
    s = full(nuggets=[0, 9, 9, 9], places=[place, 6, 6, 6])
    pay_days(s, [1])
    assert (s.vultures[0], s.places[0], s.nuggets[0]) == (1, after, 0)
    assert len(s.market) == 23 and held(s, 0).startswith("b0 b1 b1 b2")


@rule("9.3")
def test_turned_notes_go_home_by_colour() -> None:
    s = position(["", "", "", ""], laid=[(1, ROWS)])
    before = [s.notes(seat) for seat in range(4)]
    pay_days(s, [1, 2, 1, 1, 1, 1])
    assert [s.notes(seat) - before[seat] for seat in range(4)] == [2, 1, 2, 0]
    assert s.known == s.ious


@rule("9.4", "11.10")
def test_another_pay_day_follows_at_once() -> None:
    s = full(more="b4 g4 y4 r4 b4 g4 y4")
    assert len(s.market) == 31
    pay_days(s, [1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2])
    while s.phase == FILL and s.turn == 3:
        s.apply(s.legal_actions()[0])
    assert len(s.market) < 24 and s.turn == 4


@rule("9.4")
def test_25_notes_left_pay_again() -> None:
    s = full(more="b4 g4 y4 r4 b4 g4 y4", seed=3)
    with pytest.MonkeyPatch.context() as patch:
        dice([1, 1, 1, 1, 1, 1, 1], patch)
        market.settle(s, market.dice(s), None)
    assert sum(place >= market.TURNED for place in s.market) == 6
    market._collect(s, None)
    with pytest.MonkeyPatch.context() as patch:
        dice([2] * 6, patch)
        market.repair(s, market.AFTER_PAY_DAY, None)
        while s.phase == FILL and s.turn == 3:
            s.apply(s.legal_actions()[0])
    assert len(s.market) == 25 - 4


@rule("9.5", "10.1a")
def test_a_third_vulture_ends_it_without_another_pay_day() -> None:
    s = full(nuggets=[0, 9, 9, 9], vultures=[2, 0, 0, 0])
    pay_days(s, [1])
    assert s.ending == END_VULTURES
    assert set(legal(s)) == {f"buy {k}" for k in range(4)} and s.current == 1
