"""Each refusal names the paragraph that forbids the choice."""

from __future__ import annotations

from typing import Any

import pytest

from gamebox.games.gang_of_four.actions import decode
from gamebox.games.gang_of_four.rules import Options, State
from tests.games.gang_of_four.test_combos import rule
from tests.support.gang_of_four import legal, position, refused

FREE: list[str | int] = ["3g 3y 7y 9r 9y", 5, 5, 5]
BOUND: list[str | int] = ["3g 3y 7y 9r 9y", 1, 5, 5]
REFUSALS: list[tuple[str, list[str | int], dict[str, Any], str, str]] = [
    ("2.4", ["1m 9r 8g", 5, 5, 5], {"opening": True}, "play 9r", "opening"),
    ("4.1", FREE, {"table": "2g"}, "play 9r 9y", "wrong_count"),
    ("4.2", FREE, {"table": "2g 2g 2y 2r"}, "play 9r", "only_a_gang"),
    ("4.2", ["2g 2g 2y 2r 5g", 5, 5, 5], {"table": "3g 3g 3y 3r"}, "play 2r 2y 2g 2g", "gang_too_low"),
    ("4.4", ["3g 4y 5y 6y 7y", 5, 5, 5], {"table": "2r 3r 5r 7r 8r"}, "play 7y 6y 5y 4y 3g", "lower_kind"),
    ("4.5", FREE, {"table": "8r"}, "play 7y", "lower"),
    ("4.6", FREE, {"table": "9y"}, "play 9y", "identical"),
    ("5.1", FREE, {}, "pass", "lead"),
    ("5.1", FREE, {}, "play 4g", "not_held"),
    ("5.2", FREE, {"table": "2g"}, "play 4g", "not_held"),
    ("6.3a", BOUND, {"table": "2g"}, "pass", "bound_pass"),
    ("6.3a", BOUND, {"table": "2g"}, "play 9y", "bound_highest"),
    ("6.3b", BOUND, {}, "play 9r", "bound_lead"),
    ("6.3b", ["3g 7y 9r", 1, 5, 5], {}, "play 7y", "bound_single"),
    ("7.2", FREE, {"giving": True}, "give 4g", "not_held"),
    ("7.2", FREE, {"giving": True}, "play 9r", "phase"),
]


@rule("2.4", "4.1", "4.2", "4.4", "4.5", "4.6", "5.1", "5.2", "6.3a", "6.3b", "7.2")
@pytest.mark.parametrize(
    ("paragraph", "hands", "more", "action", "key"), REFUSALS, ids=[f"{r[0]} {r[4]} {r[3]}" for r in REFUSALS]
)
def test_refusal(paragraph: str, hands: list[str | int], more: dict[str, Any], action: str, key: str) -> None:
    s = position(hands, turn=1, **more)
    assert action not in legal(s)
    assert refused(s, action) == (key, paragraph)


@rule("6.1")
def test_the_last_voice_cannot_be_missed() -> None:
    s = position(["3g 9r", 1, 1, 1], turn=1, skipped=[1, 2, 3], options=Options(announce=True))
    s.apply(decode("play 3g"))
    assert refused(s, "silent") == ("last_voice", "6.1")


@rule("8.2")
def test_after_the_end_nothing_is_played() -> None:
    s = position(["9r", 5, 5, 5], totals=[0, 95, 0, 0])
    s.apply(decode("play 9r"))
    assert refused(s, "pass") == ("over", "8.2")


@rule("2.4", "5.1", "5.2", "6.1", "6.3", "7.2", "8.2")
def test_the_paragraph_of_what_is_open() -> None:
    def open_in(**more: Any) -> str:
        return position(more.pop("hands", FREE), turn=1, **more).paragraph()

    assert open_in(opening=True) == "2.4"
    assert open_in() == "5.1"
    assert open_in(table="2g") == "5.2"
    assert open_in(hands=BOUND) == open_in(hands=BOUND, table="2g") == "6.3"
    assert open_in(hands=BOUND, table="2g 2y") == "5.2"
    assert open_in(giving=True) == "7.2"


@rule("6.1")
def test_the_paragraph_of_an_announcement() -> None:
    s: State = position(["3g 9r", 5, 5, 5], options=Options(announce=True))
    s.apply(decode("play 3g"))
    assert s.paragraph() == "6.1"
