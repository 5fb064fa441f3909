"""The two commands for a fresh machine, and the lock files they install."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from build_scripts import setup_env
from tests.test_project.source import ROOT

LOCKS = [ROOT / "build_scripts" / name for name in setup_env.LOCKS.values()]
CHECKS = ("style", "types", "imports", "sprites")


def _pins(lock: Path) -> dict[str, tuple[str, set[str]]]:
    """Each package of a lock file with its line and its hashes."""
    entries = re.split(r"\n(?=[a-z0-9])", lock.read_text(encoding="utf-8"))
    return {e.split("==")[0]: (e.split("\\")[0].strip(), set(re.findall(r"--hash=(\S+)", e))) for e in entries}


@pytest.mark.parametrize("check", CHECKS)
def test_check_passed(check: str) -> None:
    """The checks run before the tests; here they are counted with them."""
    ran = os.environ.get("GAMEBOX_CHECKS")
    if ran is None:
        pytest.skip("run by build_scripts/test.py")
    assert check not in ran.split(","), f"{check}: see above the tests"


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_package_is_pinned_with_hashes_and_no_address(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text
    assert all(re.match(r"[a-z0-9-]+==\S+", line) and hashes for line, hashes in _pins(lock).values())


def test_playing_needs_a_part_of_what_testing_needs() -> None:
    every, play = _pins(LOCKS[1]), _pins(LOCKS[0])
    assert {name: every.get(name) for name in play} == play


def test_the_locks_hold_what_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = [line for group in project["optional-dependencies"].values() for line in group]
    for lock, wanted in ((LOCKS[0], project["dependencies"]), (LOCKS[1], extras)):
        assert {re.split(r"[<>=~! ]", line)[0] for line in wanted} - set(_pins(lock)) == set()


def test_a_half_made_environment_is_not_ready(tmp_path: Path) -> None:
    assert not setup_env.is_ready(tmp_path, "play")
    setup_env.python_in(tmp_path).parent.mkdir()
    setup_env.python_in(tmp_path).touch()
    (tmp_path / setup_env.STAMP).write_text("{}", encoding="utf-8")
    assert setup_env.is_ours(tmp_path)
    assert not setup_env.is_ready(tmp_path, "play")
    done = {"play": setup_env.digest("play"), "python": setup_env.interpreter()}
    (tmp_path / setup_env.STAMP).write_text(json.dumps(done), encoding="utf-8")
    assert setup_env.is_ready(tmp_path, "play")
    assert not setup_env.is_ready(tmp_path, "all")


def test_somebody_else_s_environment_is_left_alone(tmp_path: Path) -> None:
    assert setup_env.is_ours(tmp_path)
    (tmp_path / "pyvenv.cfg").touch()
    assert not setup_env.is_ours(tmp_path)


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        ("Retrying: Failed to establish a new connection\nERROR: No matching distribution", "no connection"),
        ("OSError: [Errno 28] No space left on device", "disk is full"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES", "refused"),
        ("noise\nERROR: something else\nnoise", "something else"),
        ("", "no reason"),
    ],
)
def test_a_failed_step_gives_one_sentence(output: str, sentence: str) -> None:
    assert sentence in setup_env.reason(output)


def test_a_missing_venv_names_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup_env.importlib.util, "find_spec", lambda name: None)
    with pytest.raises(setup_env.CannotSetUp, match="install"):
        setup_env.check_venv()


@pytest.mark.parametrize("script", ["play.py", "test.py"])
def test_an_old_python_is_told_so_in_one_sentence(script: str) -> None:
    path = str(ROOT / "build_scripts" / script)
    program = f"import runpy, sys; sys.version_info = (3, 9); runpy.run_path({path!r}, run_name='__main__')"
    old = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert (old.returncode, old.stdout, old.stderr.count("\n")) == (2, "", 1)
    assert "3.11" in old.stderr
