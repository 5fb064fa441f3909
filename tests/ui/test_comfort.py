"""What makes playing comfortable: faults, saves that fail, keys, seats that change hands, leaving."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect
from pygame.event import Event

from build_scripts.samples import SAMPLES
from gamebox.games import GAMES
from gamebox.resources import resource_path
from gamebox.saves import files
from gamebox.saves.folder import Folder
from gamebox.saves.settings import SettingsFile
from gamebox.ui import desktop
from gamebox.ui.playing import Playing
from gamebox.ui.preferences import Preferences
from gamebox.ui.program import Program
from gamebox.ui.score import CardRow, ScoreScene, ScoreSheet
from gamebox.ui.seating import SeatPlan, SetUp, seat_colours, showable
from gamebox.ui.sprites import Sprites
from gamebox.ui.table_band import FOLDER, RETRY
from gamebox.ui.table_look import Column
from gamebox.ui.trouble import Trouble
from gamebox.ui.window import Berth, berth
from tests.support.pilot import Pilot


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    """The shelf of somebody who has never played."""
    yield from _playing(Folder(tmp_path))


@pytest.fixture
def unsaved() -> Iterator[Pilot]:
    """The shelf where there is no folder to save in."""
    yield from _playing(Folder(None))


def _playing(folder: Folder) -> Iterator[Pilot]:
    program = Program()
    kept = Preferences(SettingsFile(folder), language="en", speed="off", pace="off")
    playing = Pilot(program.begin, preferences=kept, folder=folder, broken=program.broken)
    playing.stage.words.strict = True
    playing.settle()
    yield playing
    playing.close()


def sit_down(pilot: Pilot) -> Playing:
    """Begin a match, the human to act."""
    pilot.click("box:halunken")
    pilot.click("start")
    assert isinstance(pilot.scene, Playing)
    return pilot.scene


def act(pilot: Pilot) -> None:
    """Do the first thing that is lit on the table."""
    pilot.click(next(tag for tag in pilot.lit() if tag.startswith("space:")))


def full_disk(path: Path, text: str) -> None:
    raise OSError(errno.ENOSPC, "no room")


def close_window(pilot: Pilot) -> None:
    pilot.app.step(0, [Event(pygame.QUIT)])


# Faults


def test_a_fault_at_the_table_is_reported_with_its_match(
    pilot: Pilot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit_down(pilot)
    act(pilot)

    def snap(dt: float) -> bool:
        raise RuntimeError("a rope has snapped")

    monkeypatch.setattr(table.controller, "update", snap)
    pilot.wait(0.1)
    assert isinstance(pilot.scene, Trouble)
    report = Path(pilot.scene.report).read_text(encoding="utf-8")
    assert "a rope has snapped" in report
    assert f'"seed": {table.controller.match.seed}' in report or str(table.controller.match.seed) in report
    assert "Tobias" not in report
    pilot.click("close")
    assert any(tag.startswith("match:") for tag in pilot.lit())


def test_a_report_is_copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clipboard: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", clipboard.append)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: clipboard[-1])
    report = tmp_path / "report.txt"
    report.write_text("what broke", encoding="utf-8")
    pilot = Pilot(lambda stack: [Trouble(str(report))])
    pilot.click("copy")
    assert clipboard == ["what broke"]
    assert pilot.target("copy").label == pilot.stage.t("trouble.copied")
    pilot.close()


def test_no_clipboard_is_no_problem(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(text: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", none)
    pilot = Pilot(lambda stack: [Trouble(str(tmp_path / "gone.txt"))])
    pilot.click("copy")
    assert pilot.target("copy").label == pilot.stage.t("trouble.copy")
    pilot.close()


@pytest.mark.skipif(desktop.sys.platform == "win32", reason="the stand-in for the file browser is a shell script")
@pytest.mark.parametrize(("code", "failed"), [(0, False), (3, True)])
def test_the_folder_of_a_report_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, failed: bool
) -> None:
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > "{tmp_path}/asked"\nexit {code}\n', encoding="utf-8")
    browser.chmod(0o755)
    monkeypatch.setitem(desktop.OPENERS, desktop.sys.platform, str(browser))
    reports = tmp_path / "my reports"
    pilot = Pilot(lambda stack: [Trouble(str(reports / "report.txt"))])
    pilot.click("folder")
    assert (tmp_path / "asked").read_text(encoding="utf-8") == str(reports)
    scene = pilot.scene
    assert isinstance(scene, Trouble)
    assert scene.closed is failed
    assert (scene.sentence == pilot.stage.t("trouble.closed", file=scene.report)) is failed
    pilot.close()


def test_a_missing_file_browser_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(desktop.OPENERS, desktop.sys.platform, str(tmp_path / "nothing"))
    pilot = Pilot(lambda stack: [Trouble(str(tmp_path / "report.txt"))])
    pilot.click("folder")
    assert isinstance(pilot.scene, Trouble) and pilot.scene.closed
    pilot.close()


def test_a_bundle_keeps_its_libraries_to_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    mended = desktop._own_libraries({"LD_LIBRARY_PATH": "bundle", "LD_LIBRARY_PATH_ORIG": "system"})
    assert mended == {"LD_LIBRARY_PATH": "system"}
    monkeypatch.setattr(desktop.sys, "frozen", True, raising=False)
    assert desktop._own_libraries({"LD_LIBRARY_PATH": "bundle"}) == {}


# Saves


def band(pilot: Pilot) -> str:
    """What the band over the table says; "" where there is none."""
    assert isinstance(pilot.scene, Playing)
    return pilot.scene.band.sentence if pilot.scene.band is not None else ""


def go_on(pilot: Pilot, table: Playing) -> None:
    """Play something more."""
    before = len(table.controller.match.log)
    pilot.settle()
    if table.controller.asked is not None:
        pilot.click(next(tag for tag in pilot.lit() if tag in table.controller.targets()))
        if "button:confirm" in pilot.lit():
            pilot.click("button:confirm")
    pilot.wait(0.5)
    assert len(table.controller.match.log) > before


def test_a_save_that_fails_hangs_a_band_and_the_match_goes_on(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit_down(pilot)
    assert band(pilot) == "" and RETRY not in pilot.targets()
    with monkeypatch.context() as broken:
        broken.setattr(files, "write_whole", full_disk)
        act(pilot)
        pilot.wait(0.5)
        assert pilot.scene is table and "disk is full" in band(pilot)
        go_on(pilot, table)
        assert pilot.scene is table and "disk is full" in band(pilot)
        pilot.click(RETRY)
        assert "disk is full" in band(pilot)
    pilot.click(RETRY)
    assert band(pilot) == "" and RETRY not in pilot.targets()
    assert pilot.stage.store.in_progress()[0].actions == len(table.controller.match.log)


def test_the_band_goes_by_itself_when_a_later_save_succeeds(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit_down(pilot)
    with monkeypatch.context() as broken:
        broken.setattr(files, "write_whole", full_disk)
        act(pilot)
        pilot.wait(0.5)
        assert band(pilot)
    go_on(pilot, table)
    table.keeper.settle()
    pilot.wait(0.1)
    assert band(pilot) == ""


@pytest.mark.skipif(desktop.sys.platform == "win32", reason="the stand-in for the file browser is a shell script")
def test_the_folder_of_the_saves_is_shown(pilot: Pilot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > "{tmp_path}/asked"\n', encoding="utf-8")
    browser.chmod(0o755)
    monkeypatch.setitem(desktop.OPENERS, desktop.sys.platform, str(browser))
    sit_down(pilot)
    monkeypatch.setattr(files, "write_whole", full_disk)
    act(pilot)
    pilot.wait(0.5)
    pilot.click(FOLDER)
    assert (tmp_path / "asked").read_text(encoding="utf-8") == str(tmp_path)
    assert "disk is full" in band(pilot)
    monkeypatch.setitem(desktop.OPENERS, desktop.sys.platform, str(tmp_path / "nothing"))
    pilot.click(FOLDER)
    assert str(tmp_path) in band(pilot)


@pytest.mark.parametrize(
    ("size", "scale", "language"),
    [
        ((1024, 640), 0.8, "fr"),
        ((1024, 640), 1.0, "en"),
        ((1024, 640), 2.0, "en"),
        ((1024, 640), 2.0, "fr"),
        ((1920, 1080), 1.0, "fr"),
        ((3840, 2160), 1.0, "fr"),
    ],
)
def test_the_band_hides_neither_seats_nor_question_nor_log(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: float, language: str
) -> None:
    table = sit_down(pilot)
    monkeypatch.setattr(files, "write_whole", full_disk)
    act(pilot)
    pilot.wait(0.5)
    pilot.stage.change(language=language, text_scale=scale)
    pilot.resize(*size)
    pilot.stage.text.overflows.clear()
    pilot.wait(0.1)
    assert table.band is not None
    plan = table.look.plan
    seats = [spot.rect for spot in table.look.spots() if spot.tag.startswith("seat:")]
    assert table.band.rect.collidelist([plan.banner, plan.hand, plan.log, plan.go, *seats]) < 0
    assert pilot.app.window.surface.get_rect().contains(table.band.rect)
    assert all(table.band.rect.contains(button.rect) for button in table.band.buttons())
    assert [flow for flow in pilot.stage.text.overflows if flow.text in table.band.sentence] == []


def test_leaving_asks_only_while_a_save_has_failed(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    sit_down(pilot)
    with monkeypatch.context() as broken:
        broken.setattr(files, "write_whole", full_disk)
        act(pilot)
        pilot.wait(0.5)
        pilot.press(pygame.K_ESCAPE)
        pilot.click("leave")
        assert pilot.scene.name == "lost"
        pilot.click("stay")
        close_window(pilot)
        assert pilot.scene.name == "lost"
        pilot.press(pygame.K_RETURN)
        assert pilot.scene.name == "table"
    close_window(pilot)
    assert pilot.stack.finished


def test_who_insists_on_closing_is_not_asked_twice(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    sit_down(pilot)
    monkeypatch.setattr(files, "write_whole", full_disk)
    act(pilot)
    close_window(pilot)
    assert not pilot.stack.finished
    close_window(pilot)
    assert pilot.stack.finished


def test_leaving_gives_the_match_to_other_windows(pilot: Pilot, tmp_path: Path) -> None:
    sit_down(pilot)
    act(pilot)
    assert list((tmp_path / "games").glob("*.lock"))
    pilot.press(pygame.K_ESCAPE)
    pilot.click("leave")
    assert pilot.scene.name == "shelf"
    assert not list((tmp_path / "games").glob("*.lock"))


# Leaving


def test_the_shelf_is_left_without_a_question(pilot: Pilot) -> None:
    pilot.click("quit")
    assert pilot.stack.finished


def test_what_cannot_be_saved_is_asked_about(unsaved: Pilot) -> None:
    sit_down(unsaved)
    act(unsaved)
    close_window(unsaved)
    assert unsaved.scene.name == "leave"
    unsaved.click("stay")
    assert unsaved.scene.name == "table"
    close_window(unsaved)
    unsaved.click("leave")
    assert unsaved.stack.finished


# Key help


def test_f1_opens_the_key_help_everywhere_and_closes_it(pilot: Pilot) -> None:
    for tag in ("", "box:halunken", "start"):
        if tag:
            pilot.click(tag)
        below = pilot.scene
        for closing in (pygame.K_F1, pygame.K_ESCAPE, pygame.K_RETURN):
            pilot.press(pygame.K_F1)
            assert pilot.scene.name == "keys"
            pilot.press(closing)
            assert pilot.scene is below


def test_f1_while_typing_leaves_the_text_alone(pilot: Pilot) -> None:
    pilot.click("box:halunken")
    pilot.click("name:0")
    pilot.press(pygame.K_F1)
    pilot.press(pygame.K_F1)
    assert pilot.scene.typing()


# Seats that change hands


def seating_of(pilot: Pilot) -> list[str]:
    return [seat.player for seat in pilot.stage.store.in_progress()[0].seating]


def test_a_seat_is_handed_to_a_computer_and_back(pilot: Pilot) -> None:
    table = sit_down(pilot)
    act(pilot)
    pilot.press(pygame.K_ESCAPE)
    other = next(seat for seat, kind in enumerate(table.controller.kinds) if kind != "human")
    was = list(table.controller.kinds)
    while pilot.target(f"seat:{other}").label.split(": ")[1] != "Human":
        pilot.click(f"seat:{other}")
    assert table.controller.kinds == was
    pilot.click("resume", settle=False)
    assert table.controller.kinds[other] == "human"
    assert seating_of(pilot)[other] == "human"
    pilot.settle()
    if pilot.scene.name == "curtain":
        pilot.click("lift")
    if table.recap:
        pilot.press(pygame.K_ESCAPE)
    pilot.press(pygame.K_ESCAPE)
    pilot.click(f"seat:{other}")
    pilot.click("leave")
    assert pilot.scene.name == "shelf"
    assert seating_of(pilot)[other] == "cabin"


def test_computers_play_on_when_the_last_person_leaves_the_seat(pilot: Pilot) -> None:
    table = sit_down(pilot)
    act(pilot)
    own = table.controller.humans[0]
    before = len(table.controller.match.log)
    pilot.press(pygame.K_ESCAPE)
    pilot.click(f"seat:{own}")
    pilot.click("resume", settle=False)
    assert table.controller.humans == ()
    pilot.wait(2)
    for _ in range(200):
        if len(table.controller.match.log) > before:
            break
        pygame.time.wait(10)
        pilot.wait(0.1)
    assert len(table.controller.match.log) > before
    assert table.controller.viewer is None


def test_the_key_help_is_in_the_pause(pilot: Pilot) -> None:
    sit_down(pilot)
    pilot.press(pygame.K_ESCAPE)
    pilot.click("keys")
    assert pilot.scene.name == "keys"


# Again


def seats_of(table: Playing) -> list[tuple[str, str]]:
    return list(zip(table.seating.names, table.controller.kinds, strict=True))


def moved_up(seats: list[tuple[str, str]]) -> list[tuple[str, str]]:
    return [*seats[1:], seats[0]]


def hand_over(pilot: Pilot, table: Playing) -> None:
    """Give the first computer's seat to somebody at the screen, and the first person's to a computer."""
    kinds = table.controller.kinds
    pilot.press(pygame.K_ESCAPE)
    computer = next(seat for seat, kind in enumerate(kinds) if kind != "human")
    for _ in range(len(GAMES[0].levels)):
        if not pilot.target(f"seat:{computer}").label.endswith("Human"):
            pilot.click(f"seat:{computer}")
    pilot.click(f"seat:{kinds.index('human')}")
    pilot.click("leave")


def test_again_on_the_shelf_seats_everybody_as_they_sat_at_last_one_seat_on(pilot: Pilot) -> None:
    table = sit_down(pilot)
    act(pilot)
    before = seats_of(table)
    hand_over(pilot, table)
    sat = seats_of(table)
    assert sorted(sat) != sorted(before)
    pilot.click("again", settle=False)
    assert isinstance(pilot.scene, Playing)
    assert seats_of(pilot.scene) == moved_up(sat)


def test_again_on_the_score_sheet_does_so_too(pilot: Pilot) -> None:
    table = sit_down(pilot)
    act(pilot)
    hand_over(pilot, table)
    sat = seats_of(table)
    pilot.click(next(tag for tag in pilot.lit() if tag.startswith("match:")), settle=False)
    again = pilot.scene
    assert isinstance(again, Playing) and seats_of(again) == sat
    again.on_over(again)
    assert isinstance(pilot.scene, ScoreScene)
    pilot.scene.again()
    assert isinstance(pilot.scene, Playing)
    assert seats_of(pilot.scene) == moved_up(sat)


def test_again_draws_no_lots_and_keeps_the_wish_for_them(pilot: Pilot) -> None:
    pilot.click("box:halunken")
    pilot.click("by_lot")
    pilot.click("start", settle=False)
    assert isinstance(pilot.scene, Playing)
    sat = seats_of(pilot.scene)
    for _ in range(3):
        pilot.stack.home()
        pilot.settle()
        pilot.click("again", settle=False)
        sat = moved_up(sat)
        assert isinstance(pilot.scene, Playing) and seats_of(pilot.scene) == sat
    pilot.stack.home()
    pilot.settle()
    pilot.click("box:halunken")
    assert "on" in pilot.target("by_lot").label


def test_again_is_the_last_match_played_not_the_last_begun(pilot: Pilot) -> None:
    first = sit_down(pilot)
    act(pilot)
    sat, id = seats_of(first), first.keeper.id
    pilot.stack.home()
    pilot.settle()
    pilot.click("box:halunken")
    pilot.click("seats:2")
    pilot.click("start", settle=False)
    pilot.stack.home()
    pilot.settle()
    pilot.click(f"match:{id}", settle=False)
    pilot.stack.home()
    pilot.settle()
    pilot.click("again", settle=False)
    assert isinstance(pilot.scene, Playing) and seats_of(pilot.scene) == moved_up(sat)


# Colours of seats


def test_only_colours_that_the_table_can_show_are_offered(pilot: Pilot) -> None:
    pilot.click("box:halunken")
    offered = set()
    for _ in range(8):
        pilot.click("colour:0")
        offered.add(pilot.target("colour:0").label)
    assert len(offered) == len(seat_colours(GAMES[0]))


def test_a_colour_from_elsewhere_becomes_one_that_the_table_can_show() -> None:
    seats = tuple(SeatPlan(str(i), c, "human") for i, c in enumerate(("teal", "green", "purple", "green")))
    setup = showable(SetUp("halunken", seats, None), ("green", "blue", "red", "yellow"))
    assert [s.colour for s in setup.seats] == ["blue", "green", "red", "yellow"]


# The score sheet


def test_an_item_of_the_score_sheet_shows_its_cards() -> None:
    pilot = Pilot(SAMPLES["score"])
    scene = pilot.scene
    assert isinstance(scene, ScoreScene) and scene.sheet.card is not None
    for seat, index, shown in ((0, 3, True), (1, 2, False)):
        pilot.click(f"entry:{seat}:{index}")
        rows = [widget for widget in scene.widgets if isinstance(widget, CardRow)]
        assert bool(rows) is shown
        cards = scene.sheet.columns[seat].entries[index].cards
        assert [name for row in rows for name in row.sprites] == [scene.sheet.card(card) for card in cards]
    assert pilot.stage.sprites.missing == set()
    pilot.close()


def test_every_game_says_how_its_cards_look() -> None:
    sprites = Sprites()
    for game in GAMES:
        card = import_module(game.scene).card_sprite
        assert sprites.piece(card(0)).width


# The window


class OnMonitor:
    """A window on the second monitor."""

    hidden = False
    full_screen = False
    place = (2000, 80)
    monitor: int | None = 1

    def __init__(self, surface: pygame.Surface) -> None:
        self.surface = surface


def test_the_monitor_is_remembered(pilot: Pilot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window = OnMonitor(pilot.app.window.surface)
    monkeypatch.setattr(pilot.app, "window", window)
    pilot.app._keep_place()
    kept = Preferences(SettingsFile(Folder(tmp_path)))
    assert (kept.monitor, kept.position, kept.window) == (1, (2000, 80), (1280, 720))
    window.full_screen, window.monitor, window.place = True, 2, (0, 0)
    pilot.app._keep_place()
    kept = Preferences(SettingsFile(Folder(tmp_path)))
    assert (kept.monitor, kept.position) == (2, (2000, 80))


def test_a_monitor_that_is_gone_is_no_problem(tmp_path: Path) -> None:
    pilot = Pilot(Program().begin, preferences=Preferences(language="en", monitor=60), folder=Folder(tmp_path))
    assert pilot.scene.name == "shelf"
    assert pilot.app.window.monitor is None
    pilot.close()


LEFT, RIGHT, ABOVE = Rect(0, 0, 1920, 1080), Rect(1920, 0, 2560, 1440), Rect(0, -1200, 1920, 1200)
SIZE = (1280, 720)


@pytest.mark.parametrize(
    ("monitors", "place", "monitor", "opens"),
    [
        ([LEFT, RIGHT], (2000, 80), 1, Berth(SIZE, (2000, 80), 1)),
        ([LEFT], (2000, 80), 1, Berth(SIZE, None, 0)),
        ([LEFT], (100, 100), 1, Berth(SIZE, (100, 100), 0)),
        ([LEFT, ABOVE], (40, -900), 0, Berth(SIZE, (40, -900), 1)),
        ([LEFT], (40, -900), 1, Berth(SIZE, None, 0)),
        ([LEFT], (-1200, 50), 0, Berth(SIZE, None, 0)),
        ([LEFT], (-1000, 50), 0, Berth(SIZE, (-1000, 50), 0)),
        ([LEFT], (300, 1070), 0, Berth(SIZE, None, 0)),
        ([LEFT, RIGHT], None, 1, Berth(SIZE, None, 1)),
        ([LEFT, RIGHT], None, 7, Berth(SIZE, None, 0)),
        ([Rect(0, 0, 1100, 700)], (10, 10), 0, Berth((1100, 700), (10, 10), 0)),
        ([], (10, 10), 3, Berth(SIZE, None, 0)),
    ],
)
def test_a_window_opens_where_it_can_be_seen(
    monitors: list[Rect], place: tuple[int, int] | None, monitor: int, opens: Berth
) -> None:
    assert berth(SIZE, place, monitor, monitors) == opens


@given(
    st.lists(st.tuples(st.integers(-4000, 4000), st.integers(-3000, 3000)), min_size=1, max_size=3),
    st.tuples(st.integers(-9000, 9000), st.integers(-9000, 9000)),
    st.tuples(st.integers(320, 9000), st.integers(320, 9000)),
    st.integers(0, 64),
)
def test_wherever_it_stood_enough_of_its_title_can_be_taken_hold_of(
    corners: list[tuple[int, int]], place: tuple[int, int], size: tuple[int, int], monitor: int
) -> None:
    monitors = [Rect(*corner, 1920, 1080) for corner in corners]
    found = berth(size, place, monitor, monitors)
    area = monitors[found.monitor]
    assert found.size[0] <= area.w and found.size[1] <= area.h
    if found.place is not None:
        assert Rect(*found.place, found.size[0], 40).clip(area).w >= 100


def test_the_window_has_an_icon() -> None:
    assert pygame.image.load(resource_path("icon.png")).get_size() == (256, 256)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_the_longest_name_stands_on_the_winner_s_ribbon_without_overflow(size: tuple[int, int]) -> None:
    longest = "Bartholomew MacMummwickmm"[:24]
    columns = [Column(seat, longest, (), 7, seat + 1) for seat in range(4)]
    sheet = ScoreSheet("halunken", columns, ("green", "blue", "red", "yellow"), 1)
    pilot = Pilot(lambda stack: [ScoreScene(sheet, lambda: None, lambda: None)], size)
    assert not pilot.stage.text.overflows
    pilot.close()
