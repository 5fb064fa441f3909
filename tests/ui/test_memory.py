"""What is kept for later has a bound, and what is no longer needed goes back to the system."""

from __future__ import annotations

import sys
from types import SimpleNamespace

import psutil
import pygame
import pytest
from pygame import Surface

from build_scripts import holdings
from build_scripts.holdings import Reading
from gamebox.ui import memory, press
from gamebox.ui.memory import Pictures, Tidying
from gamebox.ui.press import Cut, Press
from gamebox.ui.sprites import WINDOWS, Sprites
from gamebox.ui.text import KEPT_FONTS, Text

PIXELS = 4 * 10 * 10
READING = Reading(0, 70, 30, 50, 10, 9, 41000, 20, 3, 2, 45, 0)


def picture() -> Surface:
    return Surface((10, 10), pygame.SRCALPHA)


def test_pictures_not_asked_for_longest_go_first() -> None:
    kept: Pictures[str] = Pictures(3 * PIXELS)
    for key in "abc":
        kept.put(key, picture())
    assert kept.get("a") is not None
    kept.put("d", picture())
    assert list(kept) == ["c", "a", "d"]
    assert kept.size == 3 * PIXELS


def test_no_more_pictures_than_were_allowed() -> None:
    kept: Pictures[int] = Pictures(1000 * PIXELS, 5)
    for key in range(20):
        kept.put(key, picture())
    assert list(kept) == [15, 16, 17, 18, 19]


def test_a_picture_larger_than_everything_is_kept_alone() -> None:
    kept: Pictures[str] = Pictures(PIXELS)
    large = Surface((50, 50), pygame.SRCALPHA)
    kept.put("small", picture())
    assert kept.put("large", large) is large
    assert kept.get("large") is large
    assert kept.get("small") is None


def test_a_picture_put_twice_is_counted_once_and_dropped_ones_not_at_all() -> None:
    kept: Pictures[str] = Pictures(9 * PIXELS)
    kept.put("a", picture())
    kept.put("a", picture())
    assert (len(kept), kept.size) == (1, PIXELS)
    kept.drop("a")
    kept.drop("a")
    assert (len(kept), kept.size) == (0, 0)


def test_a_part_of_another_picture_weighs_nothing_by_itself() -> None:
    whole = picture()
    assert memory.weight(whole) == PIXELS
    assert memory.weight(whole.subsurface((0, 0, 5, 5))) == 0


def test_sprites_of_all_sizes_take_no_more_room_than_the_window_allows() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    cache = Sprites()
    cache.resize(200, 100)
    for width in range(60, 260):
        cache.stretched("ui/widgets:box_panel", width, 120, 1)
    assert cache._made.size <= WINDOWS * 4 * 200 * 100
    assert cache.stretched("ui/widgets:box_panel", 60, 120, 1).get_size() == (60, 120)


def test_rendered_lines_take_no_more_room_than_the_window() -> None:
    text = Text()
    text.resize(400, 200)
    for number in range(200):
        text.render(f"Line {number} of many that are told", "plain", 24, (0, 0, 0))
    assert text._renders.size <= 4 * 400 * 200


def test_fonts_of_all_sizes_are_not_all_kept_open() -> None:
    text = Text()
    for px in range(9, 9 + 2 * KEPT_FONTS):
        text.height("plain", px)
    text.height("plain", 60)
    assert len(text._fonts) == KEPT_FONTS
    assert ("plain", 60) in text._fonts


def test_the_press_makes_room_for_new_sheets(monkeypatch: pytest.MonkeyPatch) -> None:
    holder = Press()
    monkeypatch.setattr(press, "MOST", 250)
    holder._press = lambda job: None  # type: ignore[method-assign]
    for name in "abc":
        holder._cuts[(name, 1)] = Cut(bytes(100), (5, 5))
        holder._asked.add((name, 1))
    assert list(holder._cuts) == [("a", 1), ("b", 1), ("c", 1)]
    holder._make_room()
    assert list(holder._cuts) == [("b", 1), ("c", 1)]
    assert ("a", 1) not in holder._asked


def test_tidying_is_done_at_rests_but_not_twice_for_the_same_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(memory.time, "monotonic", lambda: now[0])
    tidying = Tidying()
    assert tidying.rest(1)
    assert not tidying.rest(2)
    now[0] += memory.TIDY
    assert tidying.rest(2)
    now[0] += memory.TIDY
    assert not tidying.rest(2)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only there the C library can be asked")
def test_freed_memory_goes_back_to_the_system() -> None:
    assert memory.give_back_large()
    me = psutil.Process()
    pieces = [bytearray(100_000) for _ in range(400)]
    full = me.memory_info().rss
    kept = pieces[::10]
    pieces.clear()
    memory.give_back_small()
    assert me.memory_info().rss < full - 20_000_000
    assert len(kept) == 40


def test_growth_is_told_from_going_up_and_down() -> None:
    def readings(*values: float, name: str = "memory") -> list[Reading]:
        return [READING._replace(seconds=400.0 + 30 * n, **{name: v}) for n, v in enumerate(values)]  # type: ignore[arg-type]

    assert holdings.grown(readings(70, 90, 75, 72, 88, 71, 70, 86, 74)) == []
    assert holdings.grown(readings(70, 70, 70, 76, 76, 76, 82, 82, 82)) == ["memory: 70.0 -> 82.0"]
    assert holdings.grown(readings(20, 20, 20, 24, 24, 24, 28, 28, 28, name="files")) == ["files: 20.0 -> 28.0"]
    assert holdings.grown(readings(70, 200)) == ["memory: 200, more than 180"]


def test_what_is_read_before_it_is_warm_is_no_growth() -> None:
    cold = [READING._replace(seconds=10.0 * n, memory=40.0) for n in range(12)]
    warm = [READING._replace(seconds=holdings.WARM + n, memory=80.0) for n in range(12)]
    assert holdings.grown(cold + warm) == []
    assert holdings.thirds(cold) == ([], [])


def test_a_reading_finds_the_pictures_and_fonts_that_are_held() -> None:
    before = holdings.read(0)
    held, text = SimpleNamespace(one=Surface((512, 512), pygame.SRCALPHA)), Text()
    held.part = held.one.subsurface((0, 0, 9, 9))
    text.height("plain", 31)
    after = holdings.read(1)
    assert (after.pictures - before.pictures, round(after.pixels - before.pixels, 3)) == (1, 1.0)
    assert after.fonts - before.fonts == 1
    assert after.memory > 10
