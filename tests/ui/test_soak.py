"""Endurance: the whole program under random hands for a while. By hand it runs for an hour: build_scripts/soak.py."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from build_scripts.samples import samples
from gamebox.ui.preferences import Preferences
from tests.support.pilot import Pilot

ROOT = Path(__file__).parents[2]
SECONDS = 40


@pytest.mark.slow
def test_nothing_breaks_and_nothing_grows_under_random_hands() -> None:
    """In a process of its own, so that memory and open files are the program's alone."""
    words = ["--minutes", f"{SECONDS / 60:.2f}", "--seed", "2026", "--interval", "5"]
    command = [sys.executable, str(ROOT / "build_scripts" / "soak.py"), *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    scenes = next(line for line in done.stdout.splitlines() if line.startswith("scenes:"))
    assert all(f"'{name}'" in scenes for name in ("shelf", "setup", "table"))


@pytest.mark.parametrize("name", sorted(samples()))
def test_a_window_made_smaller_is_drawn_before_it_is_laid_out_anew(name: str) -> None:
    """Between the first sign of a new size and the layout for it, pictures are drawn with the old rectangles."""
    pilot = Pilot(samples()[name], (1366, 768), Preferences(language="en", speed="off", pace="off"))
    pilot.settle()
    pygame.display.set_mode((1024, 640), pygame.RESIZABLE)
    pilot.scene.dirty = True
    assert pilot.app.draw()
    pilot.close()
