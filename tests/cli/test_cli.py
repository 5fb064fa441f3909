"""The command line: what it prints, and how it refuses."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from gamebox.cli import main
from gamebox.cli.simulate import null_game, simulate
from gamebox.games import find


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(list(words))
    out, err = capsys.readouterr()
    return code, out, err


def test_list_names_games_tables_and_levels(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "list", "--json")
    games = json.loads(out)["games"]
    assert code == 0
    assert games[0]["id"] == "halunken"
    assert {"seats": 2, "options": {"black_jack": False, "free_pile": True}} in games[0]["tables"]
    assert len(games[0]["levels"]) == 5
    assert "halunken" in run(capsys, "list")[1]


def test_simulate_prints_its_figures(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "simulate", "halunken", "--games", "30", "--seed", "4", "--json")
    figures = json.loads(out)
    assert code == 0
    assert list(figures) == ["games", "decisions", "decisions_per_cpu_s", "n", "mean_length", "max_length"]
    assert figures["games"] == 30
    again = json.loads(run(capsys, "simulate", "halunken", "--games", "30", "--seed", "4", "--json")[1])
    assert again["decisions"] == figures["decisions"]


def test_simulate_checks_laws_and_reports_a_breach(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("simulate", "halunken", "--games", "2", "--seats", "3", "--options", "black_jack=true", "--check")
    assert run(capsys, *words)[0] == 0
    monkeypatch.setattr("gamebox.games.halunken.rules.State.ranks", lambda self: (1,))
    code, _, err = run(capsys, *words)
    assert code == 1
    assert "seed=0" in err


def test_seat_counts_take_turns() -> None:
    game = find("halunken")
    figures = simulate(game, [(n, game.options()) for n in (2, 3, 4)], 9, 1, checked=False)
    assert figures["games"] == 9
    assert null_game(__import__("random").Random(1)) == 52


@pytest.mark.parametrize(
    "words",
    [
        "simulate chess", "simulate halunken --seats 7", "simulate halunken --seats 2 --options black_jack=true",
        "simulate halunken --options colour=red", "simulate halunken --options black_jack=perhaps",
        "simulate halunken --options black_jack=1,free_pile=1", "simulate halunken --games none",
        "simulate halunken --games 0", "simulate halunken --seed -1", "simulate", "juggle", "arena halunken",
        "arena halunken --players greedy,nobody", "arena halunken --players greedy",
        "arena halunken --players search:0,greedy", "arena halunken --players greedy,greedy --effort 0",
        "replay no-such-file.json", "open no-such-file.gamebox", "no-such-file.gamebox",
        "play chess", "play halunken --seats 9", "play halunken --players human,wizard",
    ],
)  # fmt: skip
def test_bad_requests_are_refused_in_one_sentence(capsys: pytest.CaptureFixture[str], words: str) -> None:
    code, out, err = run(capsys, *words.split())
    assert code == 2
    assert out == ""
    assert len(err.strip().splitlines()) == 1
    assert "Traceback" not in err


def test_arena_prints_a_row_for_each_player(capsys: pytest.CaptureFixture[str], tmp_path) -> None:  # type: ignore[no-untyped-def]
    file = tmp_path / "result.json"
    code, out, _ = run(
        capsys, "arena", "halunken", "--players", "greedy,random,random", "--games", "6", "--json", str(file)
    )
    assert code == 0
    assert "greedy" in out
    assert "random" in out
    assert json.loads(file.read_text())


def test_the_program_runs_as_a_module() -> None:
    command = [sys.executable, "-m", "gamebox", "--version"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout.startswith("Gamebox ")) == (0, True)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is always full")
@pytest.mark.parametrize("words", ["list", "simulate halunken --games 2"])
def test_output_that_cannot_be_written_is_told_in_one_sentence(words: str) -> None:
    with open("/dev/full", "w") as full:
        command = [sys.executable, "-m", "gamebox", *words.split()]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1


def test_what_is_no_match_is_not_called_damaged(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    stranger = tmp_path / "letter.txt"
    stranger.write_text("Dear friend")
    assert run(capsys, "replay", str(stranger))[2] == "letter.txt holds no match that can be read.\n"
    for other in (str(tmp_path), "", "x" * 5000, "/dev/null"):
        code, _, err = run(capsys, "replay", other)
        assert (code, len(err) < 300) == (2, True)


def test_an_arena_result_that_cannot_be_written_is_refused_before_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    words = "arena halunken --players random,random --games 100000 --json"
    assert run(capsys, *words.split(), "/nowhere/at/all.json")[0] == 2
    assert run(capsys, *words.split(), "")[0] == 2


@pytest.mark.parametrize(
    ("players", "people"),
    [("human,landlubber,human", 2), ("landlubber,human,landlubber", 1), ("landlubber,landlubber,landlubber", 0)],
)
def test_only_one_person_among_computers_is_called_you(
    players: str, people: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = []
    monkeypatch.setattr("gamebox.ui.launch.open_match", lambda setup, seed: opened.append(setup) or 0)
    monkeypatch.setattr("gamebox.ui.words.system_language", lambda: "en")
    assert run(capsys, "play", "galeon", "--players", players)[0] == 0
    names = [seat.name for seat in opened[0].seats]
    assert len(set(names)) == 3 and [seat.human for seat in opened[0].seats].count(True) == people
    assert "You" not in names


def test_a_file_alone_is_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Path] = []
    monkeypatch.setattr("gamebox.ui.launch.open_file", lambda file: opened.append(file) or 0)
    file = tmp_path / "Été — 遊戲.gamebox"
    file.touch()
    monkeypatch.chdir(tmp_path)
    for words in ([str(file)], ["open", file.name], [file.name]):
        assert main(words) == 0
    assert opened == [file] * 3
    (tmp_path / "list").touch()
    assert main(["list"]) == 0
    assert len(opened) == 3
