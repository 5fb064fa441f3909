"""Picking freely: any card of a hidden hand, and only Confirm plays; even time for computers; moments that pass."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from gamebox.controllers.freely import Free, FreePicker
from gamebox.controllers.pace import PACES, longest
from gamebox.controllers.picker import CONFIRM, DROP
from gamebox.controllers.table import TableController, every_choice
from gamebox.core.match import Match
from gamebox.games.halunken import GAME as HALUNKEN
from gamebox.players.levels import SECONDS
from tests.controllers.people import Lots, rest
from tests.controllers.test_picker import Play

ONE, PAIR, PASS = Play(("face:4",)), Play(("face:4", "face:4")), Play(("button:pass",))
CARDS = {"card:1": "face:4", "card:2": "face:4", "card:3": "face:7", "card:4": "face:9"}


def picker(*legal: Any, most: int = 0, **more: Any) -> FreePicker:
    return FreePicker(list(legal), Free(tuple(CARDS), most), pieces=CARDS, **more)


def test_every_card_is_lit_whatever_it_is_good_for() -> None:
    p = picker(ONE, PASS)
    assert p.targets() == [*CARDS, "button:pass"]
    for tag in CARDS:
        assert p.click(tag) is None
    assert p.picked() == list(CARDS) and p.held is None
    assert p.targets() == ["button:pass"]


@pytest.mark.parametrize("order", list(permutations(["card:1", "card:2"])))
def test_what_is_picked_in_any_order_is_played_by_confirm_alone(order: tuple[str, ...]) -> None:
    p = picker(ONE, PAIR, PASS)
    for tag in order:
        assert p.click(tag) is None
    assert p.held is PAIR and CONFIRM in p.targets()
    assert p.click(CONFIRM) is PAIR
    assert p.picked() == [] and p.click(CONFIRM) is None


def test_a_second_click_puts_back_and_never_plays() -> None:
    p = picker(ONE)
    p.click("card:2")
    assert p.held is ONE
    assert p.click("card:2") is None
    assert p.picked() == []


def test_buttons_play_at_once_or_wait_to_be_confirmed() -> None:
    assert picker(ONE, PASS).click("button:pass") is PASS
    p = picker(ONE, PASS, confirm=lambda action: action is PASS)
    p.click("card:1")
    assert p.click("button:pass") is None and p.picked() == ["button:pass"]
    assert p.click("button:pass") is PASS
    p.click("button:pass")
    p.click("card:1")
    assert p.picked() == ["card:1"]
    assert p.click("seat:2") is None


def test_where_one_card_is_wanted_the_next_takes_its_place() -> None:
    p = picker(ONE, most=1)
    p.click("card:1")
    p.click("card:3")
    assert p.picked() == ["card:3"]
    q = picker(ONE, most=2)
    for tag in ("card:1", "card:2", "card:3"):
        q.click(tag)
    assert q.picked() == ["card:2", "card:3"]


def test_sweeping_and_choosing() -> None:
    p = picker(ONE, PAIR)
    for tag in ("card:1", "card:2", "button:pass"):
        p.put(tag, True)
    assert p.picked() == ["card:1", "card:2"]
    p.put("card:1", False)
    p.put("card:4", False)
    assert p.picked() == ["card:2"]
    p.choose(["card:4", "seat:1", "card:3"])
    assert p.picked() == ["card:4", "card:3"]


def test_a_drag_carries_what_is_picked_to_the_drop_zone() -> None:
    p = picker(ONE, PAIR)
    p.click("card:1")
    assert p.drops("card:2") == [DROP] and p.drops("card:3") == [] and p.drops("seat:1") == []
    assert p.drag("card:2", "seat:1") is None
    assert p.drag("card:2", DROP) is PAIR


def test_preview_and_suggestion() -> None:
    p = picker(ONE, PAIR, PASS)
    assert p.preview("button:pass") is PASS and p.preview("card:1") is None
    assert p.suggest(PAIR) == ["card:1", "card:2"]
    p.click("card:1")
    assert p.preview("card:3") is ONE


# At the table


def free(view: Any) -> Free:
    """Every sign of a place is free."""
    return Free(tuple(f"space:{i}" for i in range(14)))


def misfit(view: Any, picked: Any) -> tuple[str, str]:
    return ("refuse.none", "1.1") if not picked else ("refuse.pick", "2.2")


def test_the_table_picks_freely_and_says_why_it_does_not_play() -> None:
    table = TableController(
        Match(HALUNKEN, 2, HALUNKEN.options(), 7, [None, Lots(1)]), free=free, misfit=misfit, animated=False
    )
    rest(table)
    assert table.picking_freely and table.free("space:3") and not table.free("seat:0")
    refusal = table.refusal(CONFIRM)
    assert refusal is not None and refusal.paragraph == "1.1"
    table.click("space:3")
    table.put("space:4", True)
    refusal = table.refusal(CONFIRM)
    assert refusal is not None and refusal.key == "refuse.pick"
    table.choose(["space:5"])
    assert table.click(CONFIRM) is not None
    assert table.match.log


def test_computers_take_an_even_time() -> None:
    """A level that answers at once waits as long as it may think."""
    level = HALUNKEN.levels[-1]
    match = Match(HALUNKEN, 2, HALUNKEN.options(), 7, [Lots(1), Lots(2)])
    table = TableController(match, kinds=[level, level], pace=PACES["fast"], even=True, animated=False)
    waits = longest(level, HALUNKEN)
    assert waits > SECONDS[-1] > PACES["fast"].computer
    table.update(waits - 0.05)
    assert not match.log
    table.update(0.06)
    assert len(match.log) == 1
    assert longest("human", HALUNKEN) == 0.0


def test_a_moment_that_passes() -> None:
    match = Match(HALUNKEN, 2, HALUNKEN.options(), 7, [None, None])
    table = TableController(
        match, lapse=lambda view, legal: legal[0], needs_curtain=every_choice, auto_forced=False, animated=False
    )
    table.update(100.0)
    assert table.lapsing is None and not match.log, "nobody is there yet"
    table.lift()
    assert table.lapsing is not None
    table.update(table.pace.lapse - 0.1)
    assert not match.log
    table.update(0.2)
    assert len(match.log) == 1
