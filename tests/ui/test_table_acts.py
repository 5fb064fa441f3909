"""Acts and tweens: what moves ends where it should, however it is hurried."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pygame import Surface

from gamebox.ui.acts import Act, Acts, hold
from gamebox.ui.tween import Mover, Tween, follow, glide, pause


@pytest.fixture
def rests() -> list[str]:
    return []


@pytest.fixture
def acts(rests: list[str]) -> Acts:
    return Acts(lambda: rests.append("rest"))


def mover() -> Mover:
    return Mover(Surface((4, 4)))


def noted(notes: list[str], *seconds: float) -> Act:
    for index, time in enumerate(seconds):
        notes.append(f"start {index}")
        yield pause(time)
        notes.append(f"end {index}")


def test_a_glide_begins_and_ends_where_it_is_told() -> None:
    thing = mover()
    tween = glide(thing, (10, 20), (110, 220), 0.5)
    assert (thing.x, thing.y) == (10, 20)
    tween.advance(0.25)
    assert 10 < thing.x < 110
    tween.advance(0.3)
    assert tween.done and (thing.x, thing.y) == (110, 220)


def test_a_walk_tells_every_point_once_and_in_order() -> None:
    thing, steps = mover(), list[int]()
    tween = follow(thing, [(0, 0), (10, 0), (10, 10), (0, 10)], 0.3, steps.append)
    for _ in range(40):
        tween.advance(0.01)
    assert steps == [1, 2, 3]
    assert (thing.x, thing.y) == (0, 10)


def test_acts_play_one_after_the_other(acts: Acts, rests: list[str]) -> None:
    notes = list[str]()
    acts.add(noted(notes, 0.1))
    acts.add(noted(notes, 0.1))
    acts.update(0.01)
    assert notes == ["start 0"] and acts.busy
    for _ in range(30):
        acts.update(0.02)
    assert notes == ["start 0", "end 0"] * 2
    assert rests == ["rest"] and not acts.busy


def test_finishing_runs_all_that_is_left_in_order(acts: Acts, rests: list[str]) -> None:
    notes, thing = list[str](), mover()

    def flight() -> Iterator[Tween]:
        yield glide(thing, (0, 0), (50, 50), 1)
        notes.append("landed")

    acts.add(flight())
    acts.add(noted(notes, 5, 5))
    acts.update(0.1)
    acts.finish()
    assert (thing.x, thing.y) == (50, 50)
    assert notes == ["landed", "start 0", "end 0", "start 1", "end 1"]
    assert rests == ["rest"] and not acts.busy


def test_several_tweens_run_together(acts: Acts) -> None:
    a, b = mover(), mover()

    def both() -> Iterator[list[Tween]]:
        yield [glide(a, (0, 0), (9, 0), 0.1), glide(b, (0, 0), (0, 9), 0.3, delay=0.1)]

    acts.add(both())
    acts.update(0.01)
    assert acts.movers() == [a, b]
    acts.update(0.2)
    assert acts.busy and a.x == 9 and b.y != 9
    acts.update(0.3)
    acts.update(0.01)
    assert not acts.busy and b.y == 9


def test_speed_off_shows_nothing_and_ends_at_once(acts: Acts, rests: list[str]) -> None:
    acts.speed = 0
    notes = list[str]()
    acts.add(noted(notes, 1, 1))
    assert not acts.busy and notes[-1] == "end 1" and rests == ["rest"]


def test_what_is_dropped_is_forgotten(acts: Acts, rests: list[str]) -> None:
    acts.add(noted([], 1))
    acts.update(0.1)
    acts.drop()
    assert not acts.busy and rests == [] and acts.movers() == []


def test_what_is_held_waits_to_be_read(acts: Acts, rests: list[str]) -> None:
    seen: list[str] = []

    def page() -> Act:
        yield pause(0.2)
        seen.append("page")
        yield hold()
        seen.append("read")
        yield pause(0.2)
        seen.append("end")

    acts.add(page())
    acts.update(0.1)
    acts.finish()
    assert seen == ["page"] and acts.holding and acts.busy
    acts.update(60.0)
    acts.finish()
    assert seen == ["page"] and rests == []
    acts.go_on()
    assert seen == ["page", "read"] and not acts.holding and acts.busy
    acts.finish()
    assert seen == ["page", "read", "end"] and len(rests) == 1


def test_at_speed_off_a_page_still_waits(acts: Acts, rests: list[str]) -> None:
    def page() -> Act:
        yield hold()
        yield pause(5.0)

    acts.speed = 0.0
    acts.add(page())
    acts.add(page())
    acts.finish()
    assert acts.holding and rests == []
    acts.go_on()
    assert acts.holding, "the second page"
    acts.go_on()
    assert not acts.busy and len(rests) == 1
