"""The program tells how long its frames take when it is asked to, and is read back by the benchmark."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from build_scripts import bench_window
from gamebox.ui.frames import Frames
from gamebox.ui.program import Program
from gamebox.ui.scenes import Scene
from tests.support.pilot import Pilot


def test_each_frame_drawn_is_a_line_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GAMEBOX_FRAMES", str(tmp_path / "frames"))
    pilot = Pilot(Program().begin)
    pilot.settle()
    pilot.app.rest()
    before = len(bench_window.frames(tmp_path))
    for _ in range(20):
        pilot.app.step(0.02, [])
    pilot.scene.dirty = True
    assert pilot.app.step(0.02, [pygame.event.Event(pygame.WINDOWEXPOSED)])
    pilot.close()
    found = bench_window.frames(tmp_path)
    assert len(found) == before + 1
    assert found[-1].scene == "shelf"
    assert not found[-1].moving
    assert found[-1].clock > 0
    assert [f.shown for f in found] == sorted(f.shown for f in found)


def test_unasked_or_with_nowhere_to_write_nothing_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GAMEBOX_FRAMES", raising=False)
    for told in (Frames(), Frames(str(tmp_path / "no" / "such" / "folder"))):
        told.begin()
        told.shown(Scene(), False)
        told.rest()
        told.close()
    assert list(tmp_path.iterdir()) == []


def test_a_share_of_the_values_lies_below() -> None:
    assert bench_window.share([3.0, 1.0, 2.0], 0.5) == 2.0
    assert bench_window.share([*range(100)], 0.99) == 99
    assert bench_window.share([], 0.5) == 0.0
