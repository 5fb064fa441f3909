"""What the people at one screen are asked together, before all eyes."""

from __future__ import annotations

from typing import Any

from gamebox.controllers.common import NOBODY, Answer
from gamebox.controllers.picker import CONFIRM
from gamebox.controllers.table import TableController
from gamebox.core.match import Match
from gamebox.games import find
from gamebox.games.galeon.scene import MANNERS, confirm
from tests.controllers.people import Lots, rest

GALEON = find("galeon")


def passing(humans: tuple[int, ...], seats: int = 4) -> TableController:
    """A first turn in which everybody has passed."""
    players = [None if seat in humans else Lots(seat) for seat in range(seats)]
    match = Match(GALEON, seats, GALEON.options(), 7, players, ["pass"] * seats)
    return TableController(match, confirm=confirm, **MANNERS)


def phase(table: TableController) -> Any:
    return table.match.state.phase


def test_all_people_are_asked_with_one_question_and_no_curtain() -> None:
    table = passing((0, 1, 2, 3))
    window = phase(table)
    assert (table.phase, table.curtain, table.viewer, table.common) == ("human", None, None, True)
    assert set(table.targets()) == {NOBODY, "seat:0", "seat:1", "seat:2", "seat:3"}
    table.click(NOBODY)
    assert not table.common
    rest(table)
    assert table.match.log[4:] == ["go_on"] * 4 and phase(table) != window


def test_several_may_speak_up_before_it_is_confirmed() -> None:
    table = passing((0, 1, 2, 3))
    first = table.current
    table.click("seat:2")
    table.click("seat:1")
    assert isinstance(table.held, Answer) and table.held.speakers == (1, 2)
    table.click("seat:2")
    assert table.held.speakers == (1,) and len(table.match.log) == 4
    table.click(CONFIRM)
    rest(table)
    order = [((first or 0) + k) % 4 for k in range(4)]
    assert table.match.log[4:8] == ["announce" if seat == 1 else "go_on" for seat in order]
    assert table.match.state.announced == 1 << 1


def test_it_waits_for_confirm_even_when_all_speak_up_and_nothing_else_would() -> None:
    table = passing((0, 1, 2, 3))
    table.confirm = lambda action: False
    table.cover()
    for seat in range(4):
        table.click(f"seat:{seat}")
    assert isinstance(table.held, Answer) and table.held.speakers == (0, 1, 2, 3) and len(table.match.log) == 4
    table.click(CONFIRM)
    assert len(table.match.log) == 5


def test_computers_choose_in_their_turn_and_people_are_not_asked_again() -> None:
    table = passing((0, 2))
    rest(table)
    assert table.common and set(table.targets()) == {NOBODY, "seat:0", "seat:2"}
    asked = 0
    table.click(NOBODY)
    while len(table.match.log) < 8:
        table.beats()
        table.settled()
        asked += table.asked is not None
        table.update(1.0)
    assert asked == 0
    assert table.match.log[4:8].count("go_on") >= 2


def test_one_person_is_asked_alone() -> None:
    table = passing((1,))
    rest(table)
    assert not table.common and table.viewer == 1
    assert set(table.targets()) == {"button:go_on", "button:announce"}


def test_an_answer_is_taken_back_as_a_whole() -> None:
    table = passing((0, 1, 2, 3))
    table.click(NOBODY)
    table.beats()
    table.settled()
    table.update(0.01)
    assert table.match.log[4:] == ["go_on"] * 2 and table.can_undo is True
    table.undo()
    assert table.match.log[4:] == [] and table.common
    table.click("seat:3")
    table.click(CONFIRM)
    rest(table)
    assert "announce" in table.match.log[4:8]


def test_an_answer_stays_as_a_whole_once_a_computer_has_chosen_too() -> None:
    table = passing((0, 2))
    rest(table)
    table.click(NOBODY)
    for _ in range(40):
        table.beats()
        table.settled()
        if table.match.log[4:] and len(table.match.log) == 7:
            break
        table.update(0.1)
    before = list(table.match.log)
    assert table.can_undo == "undo.other" and not table.undo()
    assert table.match.log == before


def test_who_looks_at_the_own_view_cannot_answer_there() -> None:
    table = passing((0, 1, 2, 3))
    seat = table.current
    assert seat is not None
    table.peek(seat)
    table.lift()
    assert (table.phase, table.viewer, table.asked, table.targets()) == ("look", seat, None, [])
    table.cover()
    assert (table.phase, table.viewer, table.asked) == ("human", None, seat)


def test_a_seat_handed_to_a_computer_is_no_longer_asked() -> None:
    players: list[Any] = [None] * 4
    match = Match(GALEON, 4, GALEON.options(), 7, players, ["pass"] * 4)
    table = TableController(match, confirm=confirm, make=lambda kind, seat: Lots(seat), **MANNERS)
    table.replace_player(3, "admiral")
    rest(table)
    assert set(table.targets()) == {NOBODY, "seat:0", "seat:1", "seat:2"}
