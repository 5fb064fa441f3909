"""Sprites, text, words, sound, layout: what every scene stands on."""

from __future__ import annotations

import logging
import os
import re
import subprocess
import sys
import tomllib
from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect, Surface

from gamebox.core.events import Counted, Moved, Said, Shuffled, Turned, Zone
from gamebox.resources import resource_path
from gamebox.ui import layout, sprites, theme, words
from gamebox.ui.layout import Frame
from gamebox.ui.sound import SoundPlayer, sound_of
from gamebox.ui.sprites import Sprites
from gamebox.ui.text import FACES, Text
from gamebox.ui.words import MissingKey, Words, catalogue, elided, stretched

PANEL = f"{theme.SHEET}:box_panel"
SIZES = st.tuples(st.integers(1024, 5120), st.integers(640, 2160))


@pytest.fixture(autouse=True)
def screen() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))


def test_a_sprite_is_scaled_once_and_kept() -> None:
    cache = Sprites()
    first = cache.get(PANEL, 1.3)
    assert first.get_size() == (round(120 * 1.3), round(96 * 1.3))
    assert cache.get(PANEL, 1.3) is first
    cache.clear()
    assert cache.get(PANEL, 1.3) is not first


def test_masters_are_freed_and_what_was_scaled_stays() -> None:
    cache = Sprites()
    kept = cache.get("ui/boxes:box_halunken", 0.7)
    assert cache._masters
    cache.release()
    assert not cache._masters
    assert cache.get("ui/boxes:box_halunken", 0.7) is kept


def test_the_smallest_stored_size_that_suffices_is_scaled_down() -> None:
    cache = Sprites()
    cache.get(PANEL, 0.9)
    assert {scale for _, scale in cache._masters} == {1}
    cache.get(PANEL, 1.1)
    assert {scale for _, scale in cache._masters} == {1, 2}


def test_a_stretched_box_keeps_its_corners() -> None:
    cache = Sprites()
    small, wide = cache.stretched(PANEL, 200, 120, 1), cache.stretched(PANEL, 700, 400, 1)
    assert wide.get_size() == (700, 400)
    assert all(small.get_at((x, x)) == wide.get_at((x, x)) for x in range(25))


def test_a_missing_sprite_is_told_once_and_drawn_as_a_patch(caplog: pytest.LogCaptureFixture) -> None:
    cache = Sprites()
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            assert cache.get("ui/widgets:no_such_thing", 1).get_at((40, 20)).a > 0
        assert cache.stretched("ui/nowhere:thing", 50, 40, 1).get_size() == (50, 40)
    assert cache.missing == {"ui/widgets:no_such_thing", "ui/nowhere:thing"}
    assert len(caplog.records) == 2


def test_dimmed_is_darker_and_tinted_is_coloured() -> None:
    cache = Sprites()
    plain, dim = cache.get(PANEL, 1).get_at((60, 48)), cache.dimmed(PANEL, 1, 0.5).get_at((60, 48))
    assert sum(dim[:3]) < sum(plain[:3]) * 0.6
    red = cache.tinted(PANEL, 1, (255, 0, 0)).get_at((60, 48))
    assert red.r > 100
    assert red.g == red.b == 0


def test_every_widget_and_icon_that_the_skins_name_exists() -> None:
    pieces = Sprites().load(theme.SHEET).pieces
    wanted = {"button_go", "button_plain_down", "button_off", "panel", "dialog", "focus", "tooltip", "list_row_hover"}
    assert {f"{skin}_{piece}" for skin in theme.SKINS for piece in wanted} <= set(pieces)


def test_a_line_is_shrunk_before_it_is_cut() -> None:
    text = Text()
    size = text.fit("A rather long line of words", 120, 40, 9)
    assert 9 <= size < 40
    assert text.width("A rather long line of words", "plain", size) <= 120
    assert not text.overflows


def test_a_cut_line_is_recorded() -> None:
    text = Text()
    place = text.line(Surface((300, 40)), "Much too long for so little room", Rect(0, 0, 60, 30), 24, (0, 0, 0))
    assert place.w <= 60
    assert text.overflows[0].text == "Much too long for so little room"


def test_wrapped_lines_fit_and_lose_no_word() -> None:
    text, told = Text(), "The captains of the harbour need a crew by any means"
    lines = text.wrap(told, "plain", 24, 150)
    assert all(text.width(line, "plain", 24) <= 150 for line in lines)
    assert " ".join(lines) == told


@pytest.mark.parametrize("word", ["Maximilienne-Bernadette", "Bartholomewmacmummwick"])
def test_a_word_that_is_too_long_is_broken_and_nothing_of_it_lost(word: str) -> None:
    text = Text()
    room = text.width("Maximilienne-", "plain", 24)
    lines = text.wrap(f"To {word} now", "plain", 24, room)
    assert all(text.width(line, "plain", 24) <= room for line in lines)
    assert "".join(lines).replace(" ", "") == f"To{word}now"
    assert ("Maximilienne-" in lines) == ("-" in word)


def test_a_paragraph_is_made_smaller_before_a_word_is_broken() -> None:
    text, surface = Text(), Surface((400, 200))
    wide = text.width("Bartholomewmacmummwick", "plain", 20)
    used = text.paragraph(surface, "Bartholomewmacmummwick", Rect(0, 0, wide, 200), 30, (0, 0, 0), least=12)
    assert used.h == text.height("plain", 20) and not text.overflows


def test_renders_are_kept_but_not_for_ever() -> None:
    text = Text()
    first = text.render("1", "plain", 20, (0, 0, 0))
    assert text.render("1", "plain", 20, (0, 0, 0)) is first
    for number in range(900):
        text.render(str(number), "plain", 12, (0, 0, 0))
    assert len(text._renders) <= 800


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_letter_of_every_text_can_be_drawn(language: str) -> None:
    text = Text()
    told = "".join(v if isinstance(v, str) else "".join(v.values()) for v in catalogue(language).values())
    for face in FACES:
        if face != "number":
            assert text.missing(told + "…", face) == set()
    assert text.missing("0123456789+-−") - {"−"} == set()


def test_languages_have_the_same_keys_and_fields() -> None:
    english, french = catalogue("en"), catalogue("fr")
    assert set(english) == set(french)
    for key in english:
        assert _fields(english[key]) == _fields(french[key]), key


def _fields(text: str | dict[str, str]) -> set[str]:
    joined = text if isinstance(text, str) else text["other"]
    return {part.split("}")[0] for part in joined.split("{")[1:]}


SOURCES = {str(p): p.read_text(encoding="utf-8") for p in Path(words.__file__).parents[1].rglob("*.py")}


def test_every_text_that_the_code_asks_for_exists() -> None:
    known = set(catalogue("en"))
    for name, source in SOURCES.items():
        asked = set(re.findall(r'\bt\("([a-z_]+(?:\.[a-z_]+)+)"', source))
        assert asked <= known, name


def test_no_text_of_the_frame_is_unused() -> None:
    code = "\n".join(SOURCES.values())
    literal = set(re.findall(r'"([a-z_]+(?:\.[a-z_]+)+)"', code))
    made = [
        re.sub(r"\\{.*?\\}", "[a-z_0-9]+", re.escape(key)) for key in re.findall(r'f"([a-z_]+\.[^" ]*\{[^" ]*)"', code)
    ]
    frame = tomllib.loads(resource_path("locale", "en", "gamebox.toml").read_text(encoding="utf-8"))
    for key in catalogue("en"):
        if key.split(".")[0] in frame:
            assert key in literal or any(re.fullmatch(pattern, key) for pattern in made), key


def test_you_is_written_small_inside_a_line_of_the_log() -> None:
    assert Words("en").t("halunken.log.spared", name="Anne", other="You") == "Anne could not rob you"
    assert Words("en").t("halunken.log.spared", name="You", other="Anne") == "You could not rob Anne"
    assert Words("fr").t("halunken.log.leaves", name="Anne", other="Vous") == "Anne : aucun vol chez vous"


def test_french_drops_a_vowel_before_a_name_that_begins_with_one() -> None:
    assert Words("fr").t("score.winner", name="Odile") == "Victoire d’Odile !"
    assert Words("fr").t("score.winner", name="Élise") == "Victoire d’Élise !"
    assert Words("fr").t("score.winner", name="Bruno") == "Victoire de Bruno !"
    assert elided("De {other} à {name}, que {other} aime ; code {x}", {"other": "Ada", "name": "Ada", "x": "a"}) == (
        "D’{other} à {name}, qu’{other} aime ; code {x}"
    )


def test_plurals_follow_the_language() -> None:
    assert Words("en").t("setup.seats", n=1) == "1 seat"
    assert Words("en").t("setup.seats", n=2) == "2 seats"
    assert Words("fr").t("setup.seats", n=0) == "0 place"


def test_a_missing_key_is_seen_and_in_tests_an_error() -> None:
    assert Words("fr").t("no.such.key") == "[no.such.key]"
    with pytest.raises(MissingKey):
        Words("fr", strict=True).t("no.such.key")


def test_the_pretended_language_is_longer_and_keeps_its_fields() -> None:
    assert "{name}" in stretched("Pass the mouse to {name}")
    assert len(stretched("Continue")) >= 1.35 * len("Continue")
    assert "Nell" in Words("xx").t("curtain.pass", name="Nell")


def test_the_system_language_is_taken_at_first(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("LC_ALL", "fr_CH.UTF-8"), ("LANG", "en_GB.UTF-8")):
        monkeypatch.setenv(name, value)
    assert words.system_language() == "fr"
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    assert words.system_language() == "en"


def test_without_a_sound_device_it_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_device(*args: object) -> None:
        raise pygame.error("no audio device")

    monkeypatch.setattr(pygame.mixer, "init", no_device)
    player = SoundPlayer()
    assert not player.open()
    player.play("card")
    player.close()


def test_what_is_played_before_the_device_is_there_is_heard_once_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(SoundPlayer, "_start", lambda self, name, loudness: heard.append(name))
    player = SoundPlayer()
    player.play("wind")
    player.play("shuffle")
    assert heard == []
    assert player.open()
    assert heard == ["wind", "shuffle"]
    player.play("card")
    assert heard[-1] == "card"
    player.close()


def test_a_muted_player_hears_nothing_later_either(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(SoundPlayer, "_start", lambda self, name, loudness: heard.append(name))
    player = SoundPlayer(muted=True)
    player.play("wind")
    player.open()
    assert heard == []
    player.close()


def test_an_event_has_the_sound_that_fits_it_best() -> None:
    sounds = {"recruits": "door", "bid>crew": "cards", ">crew": "coin", "moved": "card", "counted:round": "bell"}
    bid, crew, port = Zone("bid", 0), Zone("crew", 0), Zone("port")
    assert sound_of(Said("recruits", 0), sounds) == "door"
    assert sound_of(Said("moves", 0), sounds) == ""
    assert sound_of(Moved(1, bid, 0, crew, 0), sounds) == "cards"
    assert sound_of(Moved(1, port, 0, crew, 0), sounds) == "coin"
    assert sound_of(Moved(1, crew, 0, port, 0), sounds) == "card"
    assert sound_of(Counted("round", -1, 2), sounds) == "bell"
    assert sound_of(Turned(1, crew, 0), sounds) == "" and sound_of(Shuffled(port), {"shuffled": "shuffle"}) == "shuffle"


@given(SIZES, st.floats(0.8, 2.0))
def test_units_never_leave_the_window(size: tuple[int, int], scale: float) -> None:
    frame = Frame(*size, scale)
    assert frame.px(1920) <= frame.width + 1
    assert frame.px(1080) <= frame.height + 1
    assert frame.u <= 2
    assert frame.text(24) >= frame.least(24) * 0.99


@given(st.integers(1, 900), st.lists(st.floats(0.1, 9), min_size=1, max_size=8), st.integers(0, 20))
def test_columns_stand_beside_each_other(width: int, weights: list[float], gap: int) -> None:
    whole = Rect(7, 5, width + gap * len(weights), 40)
    cells = layout.columns(whole, weights, gap)
    assert cells[0].left == whole.left
    assert cells[-1].right == whole.right
    assert all(b.left - a.right == gap for a, b in pairwise(cells))


def test_strips_and_rests_share_the_rectangle() -> None:
    whole = Rect(10, 10, 100, 80)
    for cut in (layout.top, layout.bottom, layout.left, layout.right):
        strip, rest = cut(whole, 30, 6)
        assert whole.contains(strip)
        assert whole.contains(rest)
        assert not strip.colliderect(rest)


def test_it_refuses_to_run_where_nobody_can_see_it(tmp_path: Path) -> None:
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"}
    environment = {k: v for k, v in os.environ.items() if k not in hidden} | {"GAMEBOX_DATA": str(tmp_path)}
    code = "from gamebox.ui.launch import open_shelf; raise SystemExit(open_shelf())"
    ran = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=60, check=False
    )
    if sys.platform == "linux":
        assert ran.returncode == 2
        assert len(ran.stderr.strip().splitlines()) == 1


def test_sprites_log_under_their_own_name() -> None:
    assert sprites.log.name == "gamebox.ui.sprites"
