"""Where a player's files lie, and what happens when they cannot."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gamebox.saves import files
from gamebox.saves.folder import open_folder, place
from gamebox.saves.notice import Notice


def test_the_variable_decides(tmp_path: Path) -> None:
    folder = open_folder({"GAMEBOX_DATA": str(tmp_path / "a" / "b")})
    assert folder.path == tmp_path / "a" / "b"
    assert folder.path.is_dir()
    assert folder.notices == ()
    assert folder.first


def test_a_relative_folder_does_not_move_with_the_programme(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert place({"GAMEBOX_DATA": "here"}) == tmp_path / "here"


def test_without_the_variable_the_system_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    told = place({})
    assert told is not None
    assert told.is_absolute()
    assert told.name == "gamebox"
    monkeypatch.setattr("platformdirs.user_data_dir", lambda *_, **__: "~/.local/share/gamebox")
    assert place({}) is None


def test_it_starts_without_a_home() -> None:
    told = "from gamebox.saves.folder import place; p = place(); assert p is None or p.is_absolute(); print('ok')"
    environ = {k: v for k, v in os.environ.items() if k in ("PATH", "SYSTEMROOT", "PYTHONPATH", "LD_LIBRARY_PATH")}
    done = subprocess.run([sys.executable, "-c", told], env=environ, capture_output=True, text=True, check=False)
    assert (done.stdout.strip(), done.stderr) == ("ok", "")


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    folder = open_folder({"GAMEBOX_DATA": str(tmp_path / "file" / "data")})
    assert folder.path is None
    assert folder.notices == (Notice("saves.nofolder"),)


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> int:
        raise PermissionError("no")

    monkeypatch.setattr(Path, "write_text", refuse)
    assert open_folder({"GAMEBOX_DATA": str(tmp_path)}).path is None


def test_a_second_copy_notices_the_first(tmp_path: Path) -> None:
    environ = {"GAMEBOX_DATA": str(tmp_path)}
    first, second = open_folder(environ), open_folder(environ)
    assert (first.first, second.first) == (True, False)
    assert second.notices == (Notice("saves.second"),)
    first.close()
    assert second.claim()
    assert second.notices == ()


def test_the_lock_may_be_claimed_later(tmp_path: Path) -> None:
    environ = {"GAMEBOX_DATA": str(tmp_path)}
    later = open_folder(environ, claimed=False)
    first = open_folder(environ)
    assert later.notices == ()
    assert not later.claim()
    assert first.first


def test_a_system_without_locks_is_no_problem(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def lacking(*_: object, **__: object) -> None:
        raise OSError("no locks on this disk")

    monkeypatch.setattr("filelock.FileLock.acquire", lacking)
    assert open_folder({"GAMEBOX_DATA": str(tmp_path)}).first


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x.json"
    files.write_whole(path, "old")

    def fail(handle: int) -> None:
        raise OSError("no")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="no"):
        files.write_whole(path, "new")
    assert path.read_text() == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["x.json"]


def test_set_aside_never_overwrites(tmp_path: Path) -> None:
    for number in range(3):
        (tmp_path / "x.json").write_text(str(number))
        files.set_aside(tmp_path / "x.json")
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "x.json.2.set-aside",
        "x.json.3.set-aside",
        "x.json.set-aside",
    ]


def test_nothing_heavy_is_imported_before_a_file_is_read() -> None:
    told = (
        "import sys; import gamebox.saves.crash, gamebox.controllers.autosave;"
        "from gamebox.saves.folder import open_folder; from gamebox.saves.settings import SettingsFile;"
        "from gamebox.saves.store import Store; folder = open_folder(claimed=False); s = SettingsFile(folder);"
        "s.change(volume=3); SettingsFile(folder); Store(folder).in_progress();"
        "print([m for m in ('pydantic', 'filelock', 'pygame') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
