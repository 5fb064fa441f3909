"""What the tests of the built program share: a virtual screen, the folder it lies in, and a way to start it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.support.window import Playing, fast, screen


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """One virtual screen for these tests."""
    with screen() as number:
        yield number


@pytest.fixture(scope="session")
def bundle() -> Path:
    """The folder of the built program."""
    return Path(os.environ["GAMEBOX_BUNDLE"]).absolute()


@pytest.fixture
def start(display: str, bundle: Path, tmp_path: Path) -> Iterator[Callable[..., Playing]]:
    """Starts the program; whatever happens, nothing of it is left afterwards."""
    runs: list[Playing] = []

    def begin(*words: str, command: Sequence[str] = (), folder: Path = tmp_path, **more: Any) -> Playing:
        more["environment"] = {"PYTHONPATH": "", **more.get("environment", {})}
        runs.append(Playing(display, folder, words, command or (str(bundle / "gamebox"),), **more))
        return runs[-1]

    fast(tmp_path)
    yield begin
    for run in runs:
        run.close()
