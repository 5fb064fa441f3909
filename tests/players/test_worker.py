"""The thinking process: it answers as the same player here would, may die or dawdle, and never outlives the program."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import psutil
import pytest

from gamebox.core.match import Match
from gamebox.games import find
from gamebox.players import Worker, make, worker
from gamebox.players.levels import level
from gamebox.players.search import Searcher
from gamebox.players.thought import chance

HALUNKEN = find("halunken")
LONG = "search:1000000"
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def team() -> Iterator[Worker]:
    """A worker that is running."""
    started = Worker()
    started.start()
    yield started
    started.close()


def until(found: Callable[[], Any], seconds: float = 20.0) -> Any:
    """Wait for something to be true."""
    end = time.monotonic() + seconds
    while not (value := found()):
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.005)
    return value


def opening(seats: int = 3, seed: int = 2) -> Any:
    """The view of who places first."""
    state = HALUNKEN.setup(seats, HALUNKEN.options(), seed)
    return state.view(state.current)


def test_it_plays_as_the_same_player_here(team: Worker) -> None:
    names = ("cabin", "rule", "search:20")
    there = Match(HALUNKEN, 3, HALUNKEN.options(), 6, [team.player(n, HALUNKEN, s, 4) for s, n in enumerate(names)])
    here = Match(HALUNKEN, 3, HALUNKEN.options(), 6, [make(n, HALUNKEN, s, 4) for s, n in enumerate(names)])
    until(lambda: (there.step() and there.current is None) or there.current is None, 60)
    until(lambda: (here.step() and here.current is None) or here.current is None, 60)
    assert there.log == here.log
    assert team.notes == []


def test_it_steps_back_for_the_screen(team: Worker) -> None:
    asked = team.hint(HALUNKEN, opening())
    until(asked.poll)
    assert team.pid is not None
    if sys.platform != "win32":
        assert psutil.Process(team.pid).nice() >= 10


def test_it_loads_no_window() -> None:
    wanted = "('pygame', 'pydantic', 'gamebox.ui')"
    code = f"import sys, gamebox.players.worker; print([m for m in {wanted} if m in sys.modules])"
    found = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=60, check=True
    )
    assert found.stdout.strip() == "[]"


def test_a_hint_is_the_best_of_the_top_level(team: Worker) -> None:
    state = HALUNKEN.setup(3, HALUNKEN.options(), 8)
    for _ in range(3):
        state.apply(state.legal_actions()[0])
    view = state.view(state.current)
    asked = team.hint(HALUNKEN, view)
    action, said = until(asked.poll)
    top = level(HALUNKEN.levels[-1], HALUNKEN)
    search = Searcher(view, HALUNKEN.heuristics, chance(worker.HINT_SEED, view), top.amount)
    search.run(float("inf"))
    assert action == search.best()
    assert said == HALUNKEN.heuristics.reason(view, action)


def test_killed_while_thinking(team: Worker) -> None:
    view, before = opening(), team.pid
    player = team.player(LONG, HALUNKEN, view.viewer, 1)
    player.begin(view)
    assert player.poll() is None
    assert before is not None
    os.kill(before, signal.SIGTERM)
    assert until(player.poll) in view.legal_actions()
    assert any("rule answered" in note for note in team.notes)
    assert team.alive
    assert team.pid != before


def test_too_slow(team: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "HARD_STOP", 0.2)
    view = opening()
    player = team.player(LONG, HALUNKEN, view.viewer, 1)
    player.begin(view)
    assert until(player.poll, 3) in view.legal_actions()
    assert any("no answer" in note for note in team.notes)


def test_cancelled_answers_are_dropped(team: Worker) -> None:
    view = opening()
    player = team.player(LONG, HALUNKEN, view.viewer, 1)
    player.begin(view)
    time.sleep(0.3)
    player.cancel()
    assert player.poll() is None
    quick = team.player("rule", HALUNKEN, view.viewer, 1)
    quick.begin(view)
    began = time.monotonic()
    assert until(quick.poll) is make("rule", HALUNKEN, view.viewer, 1).decide(view)
    assert time.monotonic() - began < 2.0
    assert player.poll() is None
    assert team.notes == []


def test_without_a_process_it_thinks_in_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(kind: str) -> Any:
        raise OSError("no more processes")

    monkeypatch.setattr(worker, "get_context", refuse)
    lonely, view = Worker(), opening()
    player = lonely.player("search:200", HALUNKEN, view.viewer, 1)
    player.begin(view)
    began = time.perf_counter()
    first = player.poll()
    assert first is None
    assert time.perf_counter() - began < 0.1
    assert until(player.poll) is make("search:200", HALUNKEN, view.viewer, 1).decide(view)
    assert any("did not start" in note for note in lonely.notes)


def test_the_truth_is_never_sent(team: Worker) -> None:
    truth = HALUNKEN.setup(3, HALUNKEN.options(), 1)
    for wrong in (truth, truth.view(None)):
        with pytest.raises(ValueError, match="view"):
            team.ask("think", HALUNKEN, "rule", 1, wrong)


def test_close_ends_it_while_it_thinks() -> None:
    started, view = Worker(), opening()
    player = started.player(LONG, HALUNKEN, view.viewer, 1)
    player.begin(view)
    pid = started.pid
    began = time.monotonic()
    started.close()
    assert pid is not None
    until(lambda: not psutil.pid_exists(pid), 3)
    assert time.monotonic() - began < 3.0


@pytest.mark.skipif(sys.platform == "win32", reason="kills a process the hard way")
def test_it_does_not_outlive_the_program(tmp_path: Path) -> None:
    script = tmp_path / "program.py"
    script.write_text(
        "import sys, time\n"
        f"sys.path.insert(0, {str(ROOT)!r})\n"
        "from gamebox.games import find\n"
        "from gamebox.players import Worker\n"
        "if __name__ == '__main__':\n"
        "    game, worker = find('halunken'), Worker()\n"
        "    state = game.setup(3, game.options(), 2)\n"
        f"    worker.player({LONG!r}, game, state.current, 1).begin(state.view(state.current))\n"
        "    print(worker.pid, flush=True)\n"
        "    time.sleep(60)\n"
    )
    program = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True)
    assert program.stdout is not None
    pid = int(program.stdout.readline())
    time.sleep(0.5)
    program.kill()
    program.wait(5)
    until(lambda: not psutil.pid_exists(pid) or psutil.Process(pid).status() == psutil.STATUS_ZOMBIE, 10)
    program.stdout.close()


def test_random_games_leave_nothing_wanted(team: Worker) -> None:
    rng, view = Random(1), opening()
    for _ in range(20):
        player = team.player("rule", HALUNKEN, view.viewer, 1)
        player.begin(view)
        if rng.random() < 0.5:
            player.cancel()
        else:
            assert until(player.poll)
    assert team._wanted == {}
