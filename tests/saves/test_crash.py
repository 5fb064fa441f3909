"""Crash reports: enough to play the match again, nothing personal."""

from __future__ import annotations

from pathlib import Path

import pytest

from gamebox.saves import crash
from gamebox.saves.folder import Folder
from gamebox.saves.notice import Notice
from gamebox.saves.saved import read, read_file
from gamebox.saves.sheet import Card, Seating
from tests.saves.shelf import played

CARD = Card("0.1.0", (Seating("Zoë", "green", "human"), Seating("Dr. No!", "red", "mate")), title="Zoë's revenge")


def failed() -> Exception:
    """An error with names and the home folder in it."""
    try:
        raise RuntimeError(f"Zoë and Dr. No! in {Path.home() / 'games'}, not Zoëtrope")
    except RuntimeError as error:
        return error


def test_a_report_holds_no_names_and_no_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(Path, "home", lambda: Path("/home/zoe"))
    text = crash.report(failed(), "0.1.0", played(8), CARD)
    assert "RuntimeError: Seat 1 and Seat 2 in ~" in text
    assert "Zoëtrope" in text
    assert "revenge" not in text
    assert "/home/zoe" not in text
    assert "Dr. No" not in text
    assert "test_crash.py" in text


def test_a_report_can_be_replayed(tmp_path: Path) -> None:
    match = played(8)
    text = crash.report(failed(), "0.1.0", match, CARD)
    assert read(text).restore([None, None]).state == match.state
    path = crash.write(Folder(tmp_path), text)
    assert isinstance(path, Path)
    assert read_file(path).actions == match.log
    assert [seat.player for seat in read_file(path).seating] == ["human", "mate"]


def test_a_report_without_a_match_and_without_a_folder() -> None:
    text = crash.report(failed(), "0.1.0")
    assert "RuntimeError" in text
    assert crash.write(Folder(None), text) == Notice("saves.nofolder")


def test_a_broken_position_still_gives_its_actions() -> None:
    match = played(8)
    match.state = None  # type: ignore[assignment]
    assert str(match.log) in crash.report(failed(), "0.1.0", match, CARD)


def test_only_the_latest_reports_are_kept(tmp_path: Path) -> None:
    paths = [crash.write(Folder(tmp_path), str(number)) for number in range(crash.KEPT + 5)]
    kept = sorted((tmp_path / "reports").iterdir())
    assert len(kept) == crash.KEPT
    assert paths[-1] in kept
    assert len(set(paths)) == len(paths)


def test_a_folder_that_refuses_is_told(tmp_path: Path) -> None:
    (tmp_path / "reports").write_text("in the way")
    assert isinstance(crash.write(Folder(tmp_path), "x"), Notice)
