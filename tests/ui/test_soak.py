"""Endurance: the whole program under random hands for a while. By hand it runs for an hour: build_scripts/soak.py."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SECONDS = 40


@pytest.mark.slow
def test_nothing_breaks_and_nothing_grows_under_random_hands() -> None:
    """In a process of its own, so that memory and open files are the program's alone."""
    words = ["--minutes", f"{SECONDS / 60:.2f}", "--seed", "2026", "--interval", "5"]
    command = [sys.executable, str(ROOT / "build_scripts" / "soak.py"), *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    scenes = done.stdout.splitlines()[0]
    assert all(f"'{name}'" in scenes for name in ("shelf", "setup", "table"))
