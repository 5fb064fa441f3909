"""What all tests share: no window, no sound, no player's own folder; and tests that need tools say what is missing."""

from __future__ import annotations

import os
import secrets
import shutil
import sys
import tempfile
from random import Random

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ["GAMEBOX_DATA"] = tempfile.mkdtemp(prefix="gamebox-tests-")


LONG = ("compiled", "frozen", "window", "slow")
"""Markers of tests that take long."""


@pytest.fixture(autouse=True)
def no_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches begun without a seed get the same deal and the same computers in every run of a test."""
    rng = Random(request.node.nodeid)
    monkeypatch.setattr(secrets, "randbelow", rng.randrange)
    monkeypatch.setattr(secrets, "token_hex", lambda size: rng.randbytes(size).hex())


def pytest_unconfigure() -> None:
    """Take the tests' own saves folder away again."""
    shutil.rmtree(os.environ["GAMEBOX_DATA"], ignore_errors=True)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files with long tests first, for a file is one worker's: else a long one at the end keeps all others waiting."""
    long = {item.path for item in items if any(item.get_closest_marker(name) for name in LONG)}
    items.sort(key=lambda item: item.path not in long)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip a test whose tools are missing; where everything should be there (CI on Linux), fail it instead."""
    lacking = _lacking(item)
    if lacking and os.environ.get("CI") == "true" and sys.platform.startswith("linux"):
        pytest.fail(lacking, pytrace=False)
    if lacking:
        pytest.skip(lacking)


def _lacking(item: pytest.Item) -> str:
    """What a marked test needs and this machine has not; "" when nothing."""
    if item.get_closest_marker("window") and not all(map(shutil.which, ("Xvfb", "xdotool"))):
        return "the real window is tested where Xvfb and xdotool are installed"
    if item.get_closest_marker("frozen") and not os.environ.get("GAMEBOX_BUNDLE"):
        return "the built program is tested when GAMEBOX_BUNDLE names it"
    if item.get_closest_marker("compiled") and not os.environ.get("GAMEBOX_COMPILED"):
        return "the compiled copy (build_scripts/compile.py) is tested when GAMEBOX_COMPILED names it"
    return ""
