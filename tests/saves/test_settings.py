"""Settings: written at once, and repaired field by field."""

from __future__ import annotations

import errno
import json
import os
from dataclasses import fields, replace
from pathlib import Path

import pytest

from gamebox.saves import sheet
from gamebox.saves.folder import Folder
from gamebox.saves.notice import Notice
from gamebox.saves.repair import FIELDS
from gamebox.saves.settings import Settings, SettingsFile, Setup
from gamebox.saves.sheet import Seating

SETUP = Setup((Seating("Zoë", "green", "human"), Seating("", "red", "mate")), {"free_pile": True}, True)
CHANGED = Settings(
    language="fr",
    volume=0,
    muted=True,
    animation_speed="off",
    pace="fast",
    text_scale=200,
    reduced_motion=True,
    fullscreen=True,
    confirm_moves=True,
    software_framebuffer=True,
    window_size=(1024, 640),
    window_place=(-1500, 20),
    display=1,
    setups={"halunken": SETUP},
)


def stored(path: Path) -> SettingsFile:
    """The settings in a folder."""
    return SettingsFile(Folder(path))


def test_every_field_is_there_again_at_the_next_start(tmp_path: Path) -> None:
    first = stored(tmp_path)
    assert first.now == Settings()
    assert first.change(**{f.name: getattr(CHANGED, f.name) for f in fields(Settings)}) is None
    assert all(getattr(CHANGED, f.name) != getattr(Settings(), f.name) for f in fields(Settings))
    assert stored(tmp_path).now == CHANGED
    assert stored(tmp_path).notice is None


def test_a_change_is_written_at_once(tmp_path: Path) -> None:
    settings = stored(tmp_path)
    settings.change(volume=70)
    assert stored(tmp_path).now.volume == 70
    settings.remember("halunken", SETUP)
    assert stored(tmp_path).now.setups == {"halunken": SETUP}
    assert stored(tmp_path).now.volume == 70


def test_every_field_can_be_checked() -> None:
    assert list(FIELDS) == [f.name for f in fields(Settings)]


@pytest.mark.parametrize(
    ("field", "bad"),
    [
        ("language", "Klingon"),
        ("volume", 101),
        ("volume", "loud"),
        ("volume", True),
        ("muted", 1),
        ("animation_speed", "warp"),
        ("pace", None),
        ("text_scale", 500),
        ("window_size", [0, 0]),
        ("window_size", [1280]),
        ("window_place", "left"),
        ("display", -1),
        ("setups", []),
        ("setups", {"halunken": {"seating": []}}),
    ],
)
def test_one_bad_field_costs_only_itself(tmp_path: Path, field: str, bad: object) -> None:
    stored(tmp_path).change(**{f.name: getattr(CHANGED, f.name) for f in fields(Settings)})
    path = tmp_path / "preferences.json"
    whole = json.loads(path.read_text("utf-8"))
    whole["body"][field] = bad
    path.write_text(json.dumps(whole), "utf-8")
    settings = stored(tmp_path)
    expected = {} if field == "setups" else getattr(Settings(), field)
    assert settings.now == replace(CHANGED, **{field: expected})
    assert settings.notice == (Notice("saves.settings") if bad != {"halunken": {"seating": []}} else None)
    assert stored(tmp_path).now == settings.now


def test_a_bad_setup_of_one_game_leaves_the_others(tmp_path: Path) -> None:
    stored(tmp_path).change(setups={"halunken": SETUP, "other": SETUP})
    path = tmp_path / "preferences.json"
    path.write_text(path.read_text("utf-8").replace('"other": {"seating"', '"other": {"sitting"'), "utf-8")
    assert stored(tmp_path).now.setups == {"halunken": SETUP}


def test_edits_by_hand_are_taken_when_they_make_sense(tmp_path: Path) -> None:
    stored(tmp_path).change(volume=10)
    path = tmp_path / "preferences.json"
    path.write_text(path.read_text("utf-8").replace('"volume": 10', '"volume": 90'), "utf-8")
    settings = stored(tmp_path)
    assert settings.now.volume == 90
    assert settings.notice is None


def test_settings_of_another_version_are_no_damage(tmp_path: Path) -> None:
    stored(tmp_path).change(volume=10)
    path = tmp_path / "preferences.json"
    body = json.loads(path.read_text("utf-8"))["body"]
    del body["pace"]
    path.write_text(sheet.seal({**body, "smell": 3}), "utf-8")
    settings = stored(tmp_path)
    assert settings.now == Settings(volume=10)
    assert settings.notice is None


def test_cut_or_changed_anywhere_the_settings_open(tmp_path: Path) -> None:
    stored(tmp_path).change(volume=10, language="fr", setups={"halunken": SETUP})
    path = tmp_path / "preferences.json"
    whole = path.read_bytes()
    for place in range(0, len(whole), 3):
        flipped = bytearray(whole)
        flipped[place] ^= 1 << place % 7
        for broken in (whole[:place], bytes(flipped)):
            path.write_bytes(broken)
            stored(tmp_path)
    path.write_bytes(whole[: len(whole) // 2])
    assert stored(tmp_path).now.volume == 10


@pytest.mark.parametrize("text", ["", "[]", "null", "{}", '{"body": 3}', "\0", "[" * 100_000])
def test_nonsense_gives_the_first_settings_and_a_sentence(tmp_path: Path, text: str) -> None:
    (tmp_path / "preferences.json").write_text(text)
    settings = stored(tmp_path)
    assert settings.now == Settings()
    assert settings.notice == Notice("saves.settings")
    assert stored(tmp_path).notice is None


def test_a_full_disk_is_told_and_the_change_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = stored(tmp_path)

    def fail(handle: int) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, "fsync", fail)
    assert settings.change(muted=True) == Notice("saves.full")
    assert settings.now.muted


def test_without_a_folder_settings_last_until_the_program_ends() -> None:
    settings = SettingsFile(Folder(None))
    assert settings.change(muted=True) is None
    assert settings.now.muted
