"""Clicks become actions."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations

import pytest

from gamebox.controllers.picker import CONFIRM, DROP, Picker
from gamebox.core.game import Clicks


@dataclass(frozen=True)
class Play:
    """An action with its clicks."""

    pick: tuple[str, ...]
    then: tuple[str, ...] = ()
    secret: bool = False

    def clicks(self) -> Clicks:
        return Clicks(self.pick, self.then)


ONE, PAIR, TRIPLE = Play(("a",)), Play(("a", "b")), Play(("a", "b", "c"))
PASS = Play(("button:pass",))
SEND = Play(("ship", "crew"), ("north", "port:1"))
SOUTH = Play(("ship", "crew"), ("south",))


def always(action: object) -> bool:
    return True


def test_a_single_click_plays() -> None:
    picker = Picker([Play(("a",)), Play(("b",))])
    assert picker.targets() == ["a", "b"]
    assert picker.click("b") == Play(("b",))
    assert picker.picked() == []


def test_a_click_on_something_unlit_changes_nothing() -> None:
    picker = Picker([PAIR])
    assert picker.click("z") is None
    assert picker.click(CONFIRM) is None
    assert picker.picked() == []


def test_an_action_that_can_be_extended_waits_for_confirm() -> None:
    picker = Picker([ONE, PAIR, TRIPLE])
    assert picker.click("a") is None
    assert picker.held == ONE
    assert picker.targets() == ["b", "c", CONFIRM]
    assert picker.click("b") is None
    assert picker.click(CONFIRM) == PAIR


@pytest.mark.parametrize("order", list(permutations("abc")))
def test_what_is_picked_comes_in_any_order(order: tuple[str, ...]) -> None:
    picker = Picker([TRIPLE])
    assert [picker.click(tag) for tag in order] == [None, None, TRIPLE]


def test_the_tail_comes_in_its_order() -> None:
    picker = Picker([SEND, SOUTH])
    assert picker.click("north") is None
    assert picker.picked() == []
    for tag in ("crew", "ship"):
        picker.click(tag)
    assert picker.targets() == ["north", "south"]
    assert picker.click("north") is None
    assert picker.targets() == ["port:1"]
    assert picker.click("port:1") == SEND


def test_a_second_click_takes_back() -> None:
    picker = Picker([TRIPLE, PAIR])
    picker.click("a")
    picker.click("c")
    assert picker.click("a") is None
    assert picker.picked() == ["c"]
    assert picker.targets() == ["a", "b"]


def test_taking_back_a_pick_takes_the_tail_with_it() -> None:
    picker = Picker([SEND])
    for tag in ("ship", "crew", "north"):
        picker.click(tag)
    picker.click("crew")
    assert picker.picked() == ["ship"]


def test_buttons_stay_lit_while_cards_are_picked() -> None:
    picker = Picker([PAIR, PASS])
    picker.click("a")
    assert picker.targets() == ["b", "button:pass"]
    assert picker.click("button:pass") == PASS


def test_a_held_action_is_played_by_a_second_click_or_confirm() -> None:
    legal = [Play(("a",)), Play(("b",))]
    picker = Picker(legal, confirm=always)
    assert picker.click("a") is None
    assert picker.held == legal[0]
    assert picker.targets() == ["a", "b", CONFIRM]
    assert picker.click("b") is None
    assert picker.held == legal[1]
    assert picker.click("b") == legal[1]
    picker.click("a")
    assert picker.click(CONFIRM) == legal[0]


def test_only_some_actions_are_held() -> None:
    picker = Picker([Play(("a",), secret=True), PASS], confirm=lambda action: action.secret)
    assert picker.click("a") is None
    assert picker.click("button:pass") == PASS


def test_clear_takes_everything_back() -> None:
    picker = Picker([ONE, PAIR])
    picker.click("a")
    picker.clear()
    assert picker.picked() == []
    assert picker.held is None


def test_a_drag_to_the_drop_zone_plays_even_what_could_be_extended() -> None:
    picker = Picker([ONE, PAIR], confirm=always)
    assert picker.drops("a") == ["b", DROP]
    assert picker.drag("a", DROP) == ONE


def test_a_drag_carries_what_is_picked() -> None:
    picker = Picker([PAIR, TRIPLE])
    picker.click("a")
    picker.click("b")
    assert picker.drag("b", DROP) == PAIR


def test_a_drag_ends_on_a_tag_of_the_tail() -> None:
    picker = Picker([Play(("card:1",), ("space:2",)), Play(("card:1",), ("space:3",))])
    assert picker.drops("card:1") == ["space:2", "space:3"]
    assert picker.drag("card:1", "space:3") == Play(("card:1",), ("space:3",))


@pytest.mark.parametrize(("src", "dst"), [("a", "z"), ("z", DROP), ("a", DROP)])
def test_a_senseless_drag_changes_nothing(src: str, dst: str) -> None:
    picker = Picker([PAIR])
    assert picker.drag(src, dst) is None
    assert picker.picked() == []


def test_the_drop_zone_may_be_part_of_an_action() -> None:
    shown = Play(("card:1",), (DROP,))
    picker = Picker([shown])
    assert picker.drops("card:1") == [DROP]
    assert picker.drag("card:1", DROP) == shown
    picker.click("card:1")
    assert picker.click(DROP) == shown


def test_preview_tells_what_a_click_would_bring() -> None:
    picker = Picker([ONE, PAIR])
    assert picker.preview("a") == ONE
    assert picker.preview("b") is None
    picker.click("a")
    assert picker.preview("b") == PAIR
    assert picker.preview(CONFIRM) == ONE
    assert picker.picked() == ["a"]


def test_pieces_stand_for_their_faces() -> None:
    two = Play(("face:4", "face:4"))
    pieces = {"card:17": "face:4", "card:18": "face:4", "card:19": "face:4", "card:20": "face:5"}
    picker = Picker([Play(("face:4",)), two], pieces=pieces)
    assert picker.targets() == ["card:17", "card:18", "card:19"]
    assert picker.click("card:18") is None
    assert picker.targets() == ["card:17", "card:19", CONFIRM]
    picker.click("card:18")
    assert picker.picked() == []
    picker.click("card:18")
    assert picker.click("card:17") == two
    assert picker.suggest(two) == ["card:17", "card:18"]


def test_without_pieces_a_face_is_clicked_as_often_as_it_is_wanted() -> None:
    two = Play(("face:4", "face:4"))
    picker = Picker([two])
    assert picker.click("face:4") is None
    assert picker.targets() == ["face:4"]
    assert picker.click("face:4") == two


def test_the_keyboard_reaches_every_action() -> None:
    legal = [ONE, PAIR, TRIPLE, PASS, SEND, SOUTH]
    for action in legal:
        picker = Picker(legal)
        played = [picker.click(tag) for tag in picker.suggest(action)]
        assert (played[-1] or picker.click(CONFIRM)) == action
