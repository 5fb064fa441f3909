"""Whatever breaks: the match is saved, one sentence is shown, and the report plays again what had been played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from gamebox.cli.replay import replay
from gamebox.controllers import hints
from gamebox.controllers.table import TableController
from gamebox.core.match import Match
from gamebox.saves import crash, files, sheet
from gamebox.saves.folder import Folder
from gamebox.saves.saved import read_file
from gamebox.saves.settings import SettingsFile
from gamebox.ui import table_face
from gamebox.ui.acts import Act
from gamebox.ui.playing import Playing
from gamebox.ui.preferences import Preferences
from gamebox.ui.program import Program
from gamebox.ui.score import ScoreScene
from gamebox.ui.shelf import Shelf
from gamebox.ui.sound import SoundPlayer
from gamebox.ui.sprites import Sprites
from gamebox.ui.text import Text
from gamebox.ui.trouble import Trouble
from gamebox.ui.tween import pause
from tests.support.pilot import Pilot

Break = Callable[[pytest.MonkeyPatch, Pilot, Playing], None]


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    """A table at which something has been played."""
    program = Program()
    kept = Preferences(SettingsFile(Folder(tmp_path)), language="en", speed="fast", pace="off")
    playing = Pilot(program.begin, preferences=kept, folder=Folder(tmp_path), broken=program.broken)
    playing.settle()
    playing.click("box:halunken")
    playing.click("start")
    assert isinstance(playing.scene, Playing)
    play_something(playing)
    yield playing
    playing.close()


def play_something(pilot: Pilot) -> None:
    """Choose the first lit thing that is no tool."""
    pilot.settle()
    tag = next(t for t in pilot.lit() if not t.startswith(("tool:", "log:")))
    pilot.click(tag, settle=False)


def snap(*args: Any, **named: Any) -> Any:
    """What everything does that is broken here."""
    raise RuntimeError("a rope has snapped")


def once(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str) -> None:
    """Let something break the next time, and work again afterwards."""
    whole = getattr(owner, name)

    def broken(*args: Any, **named: Any) -> Any:
        monkeypatch.setattr(owner, name, whole)
        return snap()

    monkeypatch.setattr(owner, name, broken)


def broken_act(*args: Any) -> Act:
    """An act that breaks in its midst."""
    yield pause(0.02)
    snap()


def in_act(monkeypatch: pytest.MonkeyPatch, pilot: Pilot, table: Playing) -> None:
    monkeypatch.setattr(table.look, "act", broken_act)
    play_something(pilot)


def in_hint(monkeypatch: pytest.MonkeyPatch, pilot: Pilot, table: Playing) -> None:
    once(monkeypatch, hints.Hints, "ask")
    pilot.settle()
    pilot.click("tool:hint", settle=False)


def in_key(monkeypatch: pytest.MonkeyPatch, pilot: Pilot, table: Playing) -> None:
    once(monkeypatch, Playing, "event")
    pilot.press(pygame.K_TAB)


def in_sheet(monkeypatch: pytest.MonkeyPatch, pilot: Pilot, table: Playing) -> None:
    once(monkeypatch, ScoreScene, "build")
    pilot.settle()
    pilot.app.guarded(lambda: table.on_over(table))


def in_resize(monkeypatch: pytest.MonkeyPatch, pilot: Pilot, table: Playing) -> None:
    once(monkeypatch, table.look, "lay_out")
    pilot.app._resized = 0.0


def in_settings(monkeypatch: pytest.MonkeyPatch, pilot: Pilot, table: Playing) -> None:
    pilot.settle()
    pilot.click("tool:menu")
    pilot.click("settings")
    once(monkeypatch, table.look, "lay_out")
    pilot.click("language", settle=False)


def in_rest(monkeypatch: pytest.MonkeyPatch, pilot: Pilot, table: Playing) -> None:
    once(monkeypatch, Sprites, "release")
    pilot.settle()
    pilot.app.guarded(lambda: pilot.app._pause(0.0))


def in_saving(monkeypatch: pytest.MonkeyPatch, pilot: Pilot, table: Playing) -> None:
    once(monkeypatch, sheet, "describe")
    play_something(pilot)


def at(owner: Any, name: str) -> Break:
    """Something breaks that is used in every frame."""

    def breaks(monkeypatch: pytest.MonkeyPatch, pilot: Pilot, table: Playing) -> None:
        once(monkeypatch, owner, name)
        table._changed()

    return breaks


BREAKS: dict[str, Break] = {
    "drawing": at(table_face, "draw_banner"),
    "text": at(Text, "line"),
    "sprites": at(Sprites, "stretched"),
    "controller": at(TableController, "update"),
    "rules": at(Match, "view"),
    "act": in_act,
    "hint": in_hint,
    "key": in_key,
    "score": in_sheet,
    "resize": in_resize,
    "settings": in_settings,
    "rest": in_rest,
    "saving": in_saving,
}


@pytest.mark.parametrize("name", BREAKS)
def test_a_fault_saves_the_match_and_its_report_plays_it_again(
    pilot: Pilot, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = pilot.scene
    assert isinstance(table, Playing)
    BREAKS[name](monkeypatch, pilot, table)
    for _ in range(120):
        if isinstance(pilot.scene, Trouble):
            break
        pilot.wait(1 / 60)
    trouble = pilot.scene
    assert isinstance(trouble, Trouble), f"{name}: nothing is said"
    assert {"copy", "folder", "close"} <= set(pilot.lit())
    text = Path(trouble.report).read_text(encoding="utf-8")
    assert "a rope has snapped" in text and "Tamsin" not in text and str(Path.home()) not in text
    played, reported = table.controller.match.log, read_file(Path(trouble.report))
    assert reported.actions == played
    assert len(replay(Path(trouble.report)).splitlines()) >= len(played)
    pilot.click("close")
    assert isinstance(pilot.scene, Shelf)
    pilot.click(next(tag for tag in pilot.lit() if tag.startswith("match:")), settle=False)
    assert isinstance(pilot.scene, Playing)
    kept = pilot.scene.controller.match.log
    assert kept[: len(played) - 1] == played[: len(played) - 1], "at most one action is lost"


def test_a_fault_beside_the_table_leads_back_to_the_shelf(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot.stack.home()
    pilot.settle()
    once(monkeypatch, Shelf, "build")
    pilot.app.guarded(pilot.stack.lay_out)
    assert isinstance(pilot.scene, Trouble)
    pilot.click("close")
    assert isinstance(pilot.scene, Shelf)


def test_a_sound_device_that_is_pulled_out_is_no_fault(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    class Gone:
        def set_volume(self, volume: float) -> None:
            raise pygame.error("mixer not initialized")

    pilot.stage.sound.open()
    monkeypatch.setattr(SoundPlayer, "_load", lambda self, name: Gone())
    pilot.stage.sound._sounds.clear()
    pilot.stage.sound.play("bell", always=True)
    assert isinstance(pilot.scene, Playing)
    monkeypatch.setattr(pygame.mixer, "get_busy", lambda: (_ for _ in ()).throw(pygame.error("gone")))
    pilot.stage.sound._awake, pilot.stage.sound._last = True, -100.0
    pilot.app.guarded(pilot.stage.sound.rest)
    assert isinstance(pilot.scene, Playing)
    play_something(pilot)
    pilot.wait(0.2)
    assert isinstance(pilot.scene, Playing)


def test_a_writer_that_breaks_is_told_on_the_table(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    """It writes in a thread of its own, where no fault reaches the window."""
    monkeypatch.setattr(files, "write_whole", snap)
    play_something(pilot)
    pilot.settle()
    assert isinstance(pilot.scene, Playing)
    assert pilot.scene.band is not None


def test_a_report_that_breaks_leaves_a_smaller_one(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crash, "_moves", snap)
    pilot.app.guarded(snap)
    assert isinstance(pilot.scene, Trouble)
    assert "a rope has snapped" in Path(pilot.scene.report).read_text(encoding="utf-8")


def test_faults_without_end_end_the_program_with_a_sentence(pilot: Pilot, capsys: pytest.CaptureFixture[str]) -> None:
    for _ in range(3):
        pilot.app.guarded(snap)
    assert pilot.stack.finished
    assert pilot.stage.t("trouble.sentence") in capsys.readouterr().err
