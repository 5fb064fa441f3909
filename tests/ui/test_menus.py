"""The menus, as a player uses them: click by click and key by key."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise
from pathlib import Path

import pygame
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pygame.event import Event

from build_scripts.samples import SAMPLES
from gamebox import __version__, games
from gamebox.games import GAMES
from gamebox.saves.folder import Folder
from gamebox.saves.settings import SettingsFile
from gamebox.saves.sheet import seal, unseal
from gamebox.ui.curtain import Curtain
from gamebox.ui.dialog import Message
from gamebox.ui.keys import KeyHelp, KeyLine, does_of
from gamebox.ui.preferences import Preferences
from gamebox.ui.probe import Probe, probe_line
from gamebox.ui.program import Program
from gamebox.ui.scenes import Scene, SceneStack
from gamebox.ui.seating import choices
from gamebox.ui.setup import SetupScene
from gamebox.ui.stage import Stage
from tests.support.pilot import Pilot

MENUS = sorted(SAMPLES)
GOLDEN = Path(__file__).parents[1] / "saves" / "golden"


@pytest.fixture
def program() -> Program:
    return Program()


@pytest.fixture
def pilot(program: Program, tmp_path: Path) -> Iterator[Pilot]:
    folder = Folder(tmp_path)
    kept = Preferences(SettingsFile(folder), language="en", speed="off", pace="off")
    playing = Pilot(program.begin, preferences=kept, folder=folder, broken=program.broken)
    playing.stage.words.strict = True
    playing.settle()
    yield playing
    playing.close()


def over(sample: str, size: tuple[int, int] = (1280, 720), **values: object) -> Pilot:
    preferences = Preferences(**{"language": "en", "speed": "off", **values})
    return Pilot(SAMPLES[sample], size, preferences)


def begin_and_leave(pilot: Pilot) -> None:
    """Play one action of a new match, and go back to the shelf."""
    pilot.click("start")
    pilot.click(next(tag for tag in pilot.lit() if tag.startswith("space:")))
    pilot.stack.home()
    pilot.settle()


def test_two_clicks_from_the_shelf_to_the_table(pilot: Pilot) -> None:
    pilot.click("box:halunken")
    assert pilot.scene.name == "setup"
    pilot.click("start", settle=False)
    assert pilot.scene.name == "table"


def test_a_match_left_can_be_continued_and_played_again(pilot: Pilot) -> None:
    pilot.click("box:halunken")
    begin_and_leave(pilot)
    row = next(tag for tag in pilot.lit() if tag.startswith("match:"))
    pilot.click(row, settle=False)
    assert pilot.scene.name == "table"
    pilot.stack.home()
    pilot.settle()
    pilot.click("again", settle=False)
    assert pilot.scene.name == "table"
    first = pilot.stage.preferences.setup("halunken")
    assert first is not None
    assert first.seating[-1].name == "You"


def test_a_match_is_renamed_and_deleted(pilot: Pilot) -> None:
    pilot.click("box:halunken")
    begin_and_leave(pilot)
    id = pilot.stage.store.in_progress()[0].id
    pilot.click(f"rename:{id}")
    pilot.type("Friday")
    pilot.click("ok")
    assert pilot.stage.store.in_progress()[0].title == "Friday"
    pilot.click(f"delete:{id}")
    pilot.click("keep")
    assert len(pilot.stage.store.in_progress()) == 1
    pilot.click(f"delete:{id}")
    pilot.click("delete")
    assert pilot.stage.store.in_progress() == []


def drop(pilot: Pilot, program: Program, file: Path) -> None:
    """Drop a file on the window."""
    pilot.app.on_file = program.open_file
    pilot.app.step(1 / 60, [Event(pygame.DROPFILE, file=str(file))])


@pytest.mark.parametrize("golden", sorted(GOLDEN.glob("*.json")), ids=lambda path: path.stem)
def test_a_saved_game_dropped_on_the_window_is_shown(golden: Path, pilot: Pilot, program: Program) -> None:
    drop(pilot, program, golden)
    assert pilot.scene.name == ("table" if "midgame" in golden.stem else "score")
    pilot.stack.home()
    pilot.settle()
    assert len(pilot.stage.store.in_progress()) == ("midgame" in golden.stem)


def test_a_file_dropped_on_a_table_takes_its_place(pilot: Pilot, program: Program) -> None:
    first, second = sorted(GOLDEN.glob("*midgame.json"))[:2]
    drop(pilot, program, first)
    drop(pilot, program, second)
    assert [scene.name for scene in pilot.stack.scenes] == ["shelf", "table"]
    assert pilot.scene.controller.match.game.id in second.stem


def test_a_player_that_is_no_level_plays_on(pilot: Pilot, program: Program, tmp_path: Path) -> None:
    format, body = unseal(next(GOLDEN.glob("*midgame.json")).read_text(encoding="utf-8"))
    body["seating"][1]["player"] = "search:9"
    rare = tmp_path / "rare.gamebox"
    rare.write_text(seal(body, format), encoding="utf-8")
    drop(pilot, program, rare)
    assert pilot.scene.name == "table"
    pilot.scene.menu()
    pilot.settle()
    assert pilot.scene.name == "pause"


@pytest.mark.parametrize("kind", ["champion", "search:x", "\ufffd"])
def test_a_computer_player_unheard_of_is_told_in_one_sentence(
    pilot: Pilot, program: Program, tmp_path: Path, kind: str
) -> None:
    format, body = unseal(next(GOLDEN.glob("*midgame.json")).read_text(encoding="utf-8"))
    body["seating"][1]["player"] = kind
    strange = tmp_path / "strange.gamebox"
    strange.write_text(seal(body, format), encoding="utf-8")
    drop(pilot, program, strange)
    assert isinstance(pilot.scene, Message)
    assert pilot.scene.sentence == pilot.stage.t("opened.newer", file=strange.name)


def test_a_file_that_holds_no_match_is_told_in_one_sentence(pilot: Pilot, program: Program, tmp_path: Path) -> None:
    letter = tmp_path / "Brief.gamebox"
    letter.write_text("Dear friend")
    for file, sentence in ((letter, "no match"), (tmp_path / "none.gamebox", "no such file")):
        drop(pilot, program, file)
        assert isinstance(pilot.scene, Message)
        assert sentence in pilot.scene.sentence
        assert file.name in pilot.scene.sentence
        pilot.click("close")
        assert pilot.scene.name == "shelf"


def test_a_box_that_is_not_there_yet_says_so(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "GAMES", tuple(game for game in games.GAMES if game.id != "galeon"))
    pilot.scene.lay_out()
    pilot.click("box:galeon")
    assert pilot.scene.name == "message"
    pilot.press(pygame.K_RETURN)
    assert pilot.scene.name == "shelf"


def test_only_legal_variants_are_offered(pilot: Pilot) -> None:
    pilot.click("box:halunken")
    scene = pilot.scene
    assert isinstance(scene, SetupScene)
    for count in (2, 3, 4):
        pilot.click(f"seats:{count}")
        assert len(scene.setup.seats) == count
        scene.game.check(count, scene.setup.options)
        offered = {tag for tag in pilot.lit() if tag.startswith("option:")}
        assert offered == ({"option:free_pile"} if count == 2 else {"option:black_jack"})


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_every_variant_can_be_chosen(pilot: Pilot, game: str) -> None:
    pilot.click(f"box:{game}")
    scene = pilot.scene
    assert isinstance(scene, SetupScene)
    for count in scene.game.seat_counts():
        pilot.click(f"seats:{count}")
        for field in choices(scene.game, count):
            before = getattr(scene.setup.options, field)
            pilot.click(f"option:{field}")
            assert getattr(scene.setup.options, field) != before


def test_names_are_typed_and_must_differ(pilot: Pilot) -> None:
    pilot.click("box:halunken")
    pilot.click("name:1")
    for _ in range(12):
        pilot.press(pygame.K_BACKSPACE)
    assert not pilot.target("start").enabled
    pilot.type("you")
    assert "same name" in pilot.target("start").reason
    pilot.type("th")
    assert pilot.target("start").enabled


def test_a_colour_that_is_taken_is_swapped(pilot: Pilot) -> None:
    pilot.click("box:halunken")
    pilot.click("colour:0")
    scene = pilot.scene
    assert isinstance(scene, SetupScene)
    colours = [seat.colour for seat in scene.setup.seats]
    assert len(set(colours)) == len(colours)
    assert colours[0] == "blue"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("MIT licence", "never uses the network", "sends nothing", "no connection with the authors")),
        ("fr", ("licence MIT", "jamais le réseau", "n’envoie rien", "aucun lien avec les auteurs ni les éditeurs")),
    ],
)
def test_the_about_page_says_what_the_program_is_and_does_not_do(language: str, said: tuple[str, ...]) -> None:
    pilot = over("about", language=language)
    words = " ".join(widget.label for widget in pilot.scene.widgets)  # type: ignore[attr-defined]
    assert __version__ in words and "pygame-ce" in words and "Alegreya Sans" in words
    assert [part for part in said if part not in words] == []
    pilot.close()


def test_a_row_of_the_shelf_shows_game_players_round_and_date(pilot: Pilot) -> None:
    pilot.click("box:halunken")
    begin_and_leave(pilot)
    row = next(tag for tag in pilot.lit() if tag.startswith("match:"))
    words = pilot.target(row).label
    assert all(part in words for part in ("Halunken", "You", "Tobias", "Round 1", "today, "))


def test_where_several_play_nobody_is_just_you(pilot: Pilot) -> None:
    """The curtain would say: pass the mouse to You."""
    pilot.click("box:halunken")
    scene = pilot.scene
    assert isinstance(scene, SetupScene)
    assert scene.setup.seats[0].name == "You"
    for _ in range(len(scene.game.levels)):
        if not scene.setup.seats[1].human:
            pilot.click("kind:1")
    names = [seat.name for seat in scene.setup.seats]
    assert scene.setup.seats[1].human and "You" not in names and len(set(names)) == len(names)


def test_the_last_set_up_is_remembered(pilot: Pilot) -> None:
    pilot.click("box:halunken")
    pilot.click("seats:3")
    pilot.click("kind:2")
    pilot.click("start", settle=False)
    pilot.stack.home()
    pilot.settle()
    pilot.click("box:halunken")
    scene = pilot.scene
    assert isinstance(scene, SetupScene)
    assert [seat.kind for seat in scene.setup.seats] == ["human", "mate", "bosun"]


def test_settings_hold_at_once_and_the_next_time(pilot: Pilot, tmp_path: Path) -> None:
    pilot.click("settings")
    pilot.click("language")
    assert pilot.stage.t("shelf.continue") == "Reprendre"
    pilot.click("muted")
    pilot.click("text_scale")
    again = Preferences(SettingsFile(Folder(tmp_path)))
    assert (again.language, again.muted, again.text_scale) == ("fr", True, 1.15)


def test_m_mutes_but_not_while_typing(pilot: Pilot) -> None:
    pilot.press(pygame.K_m, letters="m")
    assert pilot.stage.sound.muted
    pilot.click("box:halunken")
    pilot.click("name:0")
    pilot.press(pygame.K_m, letters="m")
    assert pilot.stage.sound.muted


def test_escape_on_the_shelf_leaves(pilot: Pilot) -> None:
    pilot.press(pygame.K_ESCAPE)
    assert pilot.stack.finished


def test_a_curtain_shows_a_name_and_lifts_with_a_click_anywhere() -> None:
    lifted: list[bool] = []
    pilot = Pilot(lambda stack: [Message("below"), Curtain("Nell", "", lambda: lifted.append(True))])
    pilot.press(pygame.K_ESCAPE)
    assert not lifted
    pilot._send(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(5, 5), button=1))
    assert lifted
    pilot.close()


def test_a_score_is_traced_to_its_lines() -> None:
    pilot = over("score")
    before = pygame.image.tobytes(pilot.app.window.surface, "RGB")
    pilot.click("entry:2:1")
    assert pygame.image.tobytes(pilot.app.window.surface, "RGB") != before
    pilot.close()


@pytest.mark.parametrize("sample", MENUS)
def test_the_keyboard_reaches_everything(sample: str) -> None:
    pilot = over(sample)
    pilot.settle()
    wanted = {t.tag for t in pilot.scene.targets()} | {w.tag for w in getattr(pilot.scene, "_all")() if w.active}  # noqa: B009
    reached = set()
    for _ in range(len(wanted) + 1):
        pilot.press(pygame.K_TAB)
        assert pilot.text_focus
        reached.add(pilot.scene.focus)
    assert reached == wanted
    pilot.close()


@pytest.mark.parametrize("sample", MENUS)
@settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    size=st.one_of(
        st.tuples(st.integers(1024, 2600), st.integers(640, 1500)), st.sampled_from([(3440, 1440), (1024, 640)])
    ),
    text=st.sampled_from([0.8, 1.0, 1.5, 2.0]),
)
def test_targets_lie_in_the_window_and_beside_each_other(sample: str, size: tuple[int, int], text: float) -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    stack = SceneStack(Stage(*size, Preferences(language="xx", text_scale=text)))
    for scene in SAMPLES[sample](stack):
        stack.push(scene)
    stack.top.update(0.05)
    targets = stack.top.targets()
    assert targets
    assert all(stack.stage.frame.rect.contains(t.rect) for t in targets)
    layered = getattr(stack.top, "layered", lambda a, b: False)
    over = [(a.tag, b.tag) for a, b in combinations(targets, 2) if a.rect.colliderect(b.rect)]
    assert [pair for pair in over if not layered(*pair)] == []


def test_a_still_scene_is_not_drawn_again(pilot: Pilot) -> None:
    drawn = pilot.app.frames
    pilot.wait(1)
    assert pilot.app.frames == drawn
    pilot.hover("box:halunken")
    assert pilot.app.frames == drawn + 1


def test_a_tooltip_comes_after_a_moment(pilot: Pilot) -> None:
    pilot.hover("settings")
    assert pilot.scene.wake is not None
    drawn = pilot.app.frames
    pilot.wait(0.6)
    assert pilot.app.frames == drawn + 1
    assert pilot.scene.wake is None


def test_the_window_changes_its_size(pilot: Pilot) -> None:
    pilot.resize(1700, 900)
    assert pilot.target("settings").rect.right > 1500
    pilot.click("box:halunken")
    assert pilot.scene.name == "setup"


class Fragile(Scene):
    """Breaks when a key is pressed."""

    rescued = False

    def event(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            raise RuntimeError("a rope has snapped")
        return False

    def rescue(self) -> None:
        Fragile.rescued = True


def test_a_fault_saves_reports_and_goes_on(program: Program, pilot: Pilot, tmp_path: Path) -> None:
    pilot.stack.push(Fragile())
    pilot.press(pygame.K_x)
    assert Fragile.rescued
    assert pilot.scene.name == "trouble"
    reports = list((tmp_path / "reports").iterdir())
    assert "a rope has snapped" in reports[0].read_text(encoding="utf-8")
    pilot.click("close")
    assert pilot.scene.name == "shelf"


class Hopeless(Scene):
    """Breaks whenever time passes."""

    def update(self, dt: float) -> None:
        raise RuntimeError("she sinks")


def test_faults_without_end_end_the_program(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pilot = Pilot(lambda stack: [Hopeless()], folder=Folder(tmp_path), broken=lambda report: [Hopeless()])
    for _ in range(4):
        pilot.wait(0.05)
    assert pilot.stack.finished
    assert "saved" in capsys.readouterr().err
    pilot.close()


def test_the_probe_tells_tags_and_places(pilot: Pilot, tmp_path: Path) -> None:
    line = probe_line(pilot.scene)
    assert line["scene"] == "shelf"
    tags = {target["tag"] for target in line["targets"]}  # type: ignore[attr-defined]
    assert {"box:halunken", "settings"} <= tags
    Probe(str(tmp_path / "probe.json")).tell(pilot.scene)
    assert (tmp_path / "probe.json").read_text(encoding="utf-8").count("\n") == 1


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(1024, 640), (1100, 640), (1280, 640), (1280, 720)])
def test_the_key_help_is_told_to_its_end_in_large_letters(size: tuple[int, int], language: str) -> None:
    pilot = over("keys", size, language=language, text_scale=2.0)
    assert pilot.stage.text.overflows == []
    pilot.close()


def test_no_menu_lacks_a_sprite_or_a_word() -> None:
    for sample in MENUS:
        pilot = over(sample)
        pilot.stage.words.strict = True
        pilot.stack.lay_out()
        pilot.settle()
        assert pilot.stage.sprites.missing == set(), sample
        pilot.close()


@pytest.mark.parametrize(("size", "text"), [((1024, 640), 100), ((1280, 720), 200), ((1024, 640), 200)])
def test_the_key_help_is_written_in_one_size(size: tuple[int, int], text: int) -> None:
    pilot = Pilot(lambda stack: [KeyHelp()], size, Preferences(language="fr", text_scale=text / 100))
    lines = [widget for widget in pilot.scene.widgets if isinstance(widget, KeyLine)]
    assert len({line.size for line in lines}) == 1
    for line in lines:
        does = does_of(line.rect, pilot.stage.frame)[1]
        assert pilot.stage.text.paragraph_height(line.label, does.w, line.size, "medium") <= does.h
    assert all(a.rect.bottom <= b.rect.y or b.rect.x > a.rect.right for a, b in pairwise(lines))
    pilot.close()
