"""The harbour on the screen: whole matches by clicking, nothing leaks, every event has its words and its points."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any

import pygame
import pytest

from gamebox.core.events import Said
from gamebox.core.match import Match
from gamebox.games.halunken import GAME
from gamebox.games.halunken.actions import BID, CARD, GIVE, ORDER, PLACE, RUMS, TAKE
from gamebox.games.halunken.cards import COUNT, ROUNDS
from gamebox.games.halunken.rules import Options, crew_score, tables
from gamebox.games.halunken.scene import SAMPLES, actions_for, confirm
from gamebox.games.halunken.scene.harbour import Harbour, captain_colours
from gamebox.games.halunken.scene.samples import played, table
from gamebox.games.halunken.scene.sheet import doubled
from gamebox.games.halunken.scene.walks import play
from gamebox.ui.acts import Acts
from gamebox.ui.curtain import Curtain
from gamebox.ui.preferences import Preferences
from gamebox.ui.table import TableScene
from gamebox.ui.table_tips import draw_tip
from gamebox.ui.words import LANGUAGES, Words
from tests.support.halunken import sailors
from tests.support.pilot import Pilot, play_out

TABLES = [(seats, options) for seats, options in tables()]
PIRATE = Options(black_jack=True)


def pilot_at(scene: TableScene, size: tuple[int, int] = (1024, 640), **values: Any) -> Pilot:
    pilot = Pilot(
        lambda stack: [scene], size, Preferences(**{"language": "en", "speed": "off", "pace": "off", **values})
    )
    pilot.stage.words.strict = True
    pilot.settle()
    return pilot


def fresh(seats: int, options: Options, humans: tuple[int, ...], seed: int = 3) -> TableScene:
    return table(Match(GAME, seats, options, seed, [None] * seats), humans)


def click_through(pilot: Pilot, seed: int, limit: int = 900) -> None:
    """Click lit things at random until the match is over."""
    draw = Random(seed)

    def turn(scene: TableScene) -> None:
        lit = [tag for tag in pilot.lit() if not tag.startswith(("tool:", "log:"))]
        assert lit, f"nothing is lit in {scene.controller.phase}"
        pilot.click(lit[int(draw.random() * len(lit))])

    play_out(pilot, turn, limit)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_whole_match_by_clicking_what_is_lit(seats: int, options: Options) -> None:
    scene = fresh(seats, options, (0,))
    pilot = pilot_at(scene)
    click_through(pilot, seats)
    state = scene.controller.match.state
    assert state.current is None and state.round == ROUNDS
    assert tuple(column.total for column in scene.columns()) == state.scores()
    assert tuple(column.rank for column in scene.columns()) == state.ranks()
    assert pilot.stage.sprites.missing == set() and pilot.stage.text.overflows == []
    pilot.close()


def test_a_match_of_friends_at_one_screen() -> None:
    scene = fresh(3, PIRATE, (0, 1, 2))
    pilot = pilot_at(scene)
    click_through(pilot, 1)
    assert scene.controller.over
    pilot.close()


def test_computers_play_among_themselves_in_public() -> None:
    scene = fresh(4, Options(), ())
    pilot = pilot_at(scene)
    assert scene.controller.over and scene.controller.viewer is None
    pilot.close()


# Nothing leaks


def seen(pilot: Pilot) -> tuple[str, list[str]]:
    """All that the person at the screen can see, read or point at now."""
    pilot.scene.dirty = True
    pilot.app.draw()
    picture = sha256(pygame.image.tobytes(pilot.app.window.surface, "RGB")).hexdigest()
    told = [f"{t.tag} {t.rect} {t.label} {t.reason}" for t in pilot.scene.targets()]
    if isinstance(pilot.scene, TableScene):
        told += [str(pilot.scene.look.tip(t.tag)) for t in pilot.scene.targets()]
        told += [pilot.scene.look.line(line.said) for line in pilot.scene.controller.log]
    return picture, told


def look_again(pilot: Pilot) -> tuple[str, list[str]]:
    scene = next(s for s in pilot.stack.scenes if isinstance(s, TableScene))
    scene.controller._refresh()
    scene.uncovered() if pilot.scene is scene else None
    return seen(pilot)


@pytest.mark.parametrize("humans", [1, 4])
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_a_seat_may_not_know_changes_no_pixel_and_no_word(seats: int, options: Options, humans: int) -> None:
    for phase, number in ((PLACE, 0), (CARD, 3), (TAKE, 0)):
        match = played(seats, options, lambda s, p=phase, n=number: s.phase == p and s.round >= n, None)
        scene = table(match, tuple(range(min(humans, seats))))
        scene.controller.paused = True
        pilot = Pilot(lambda stack, scene=scene: [scene], (1024, 640), Preferences(language="en", speed="off"))
        before = look_again(pilot)
        truth, view = match.state, scene.controller.view()
        for seed in range(2):
            match.state = view.determinize(Random(seed))
            assert look_again(pilot) == before
        match.state = truth
        pilot.close()


def test_the_public_table_shows_no_hand() -> None:
    match = played(3, Options(), lambda s: s.phase == CARD and s.round == 2)
    scene = table(match, (0, 1))
    pilot = pilot_at(scene)
    assert isinstance(pilot.scene, Curtain)
    assert [t.tag for t in scene.targets() if t.tag.startswith(("move:", "order:"))] == []
    pilot.close()


# Words


def said_keys() -> set[str]:
    """Every line that matches of all kinds bring."""
    keys = set()
    for seats, options in TABLES:
        for seed in range(25):
            state, draw, said = GAME.setup(seats, options, seed), Random(seed).random, list[Any]()
            while state.current is not None:
                legal = state.legal_actions()
                state.apply(legal[int(draw() * len(legal))], said.append)
            keys |= {event.key for event in said if isinstance(event, Said)}
    return keys


def test_every_line_of_the_log_has_words_in_every_language() -> None:
    for language in LANGUAGES:
        words = Words(language)
        assert [key for key in said_keys() if not words.has(f"halunken.log.{key}")] == []


@pytest.mark.parametrize("key", ["over", "phase", "occupied", "low", "foreign", "spent", "number", "loot", "give"])
def test_every_refusal_has_words_in_every_language(key: str) -> None:
    assert all(Words(language).has(f"halunken.refuse.{key}") for language in LANGUAGES)


def test_every_tavern_and_sailor_has_a_name() -> None:
    for language in LANGUAGES:
        words = Words(language)
        assert all(words.has(f"halunken.place.{i}.{form}") for i in range(14) for form in ("name", "the", "to"))
        assert all(words.has(f"halunken_sailors.sailor.{card}") for card in range(COUNT))


# Choices


@pytest.mark.parametrize("sample", sorted(SAMPLES))
def test_every_choice_has_its_question_and_fits(sample: str) -> None:
    pilot = Pilot(SAMPLES[sample], (1024, 640), Preferences(language="en", speed="off"))
    pilot.stage.words.strict = True
    pilot.settle()
    scene = pilot.scene
    assert isinstance(scene, TableScene)
    asked = scene.look.question(scene.lights())
    assert 0 < len(asked) <= 48
    assert scene.controller.over or [tag for tag in pilot.lit() if not tag.startswith(("tool:", "log:"))]
    assert pilot.stage.sprites.missing == set() and pilot.stage.text.overflows == []
    pilot.close()


def lit_at(seats: int, options: Options, phase: int) -> Iterator[tuple[TableScene, set[str]]]:
    scene = table(played(seats, options, lambda s: s.phase == phase and s.round > 1))
    pilot = pilot_at(scene)
    yield scene, set(pilot.lit())
    pilot.close()


@pytest.mark.parametrize(
    ("seats", "options", "phase", "button"),
    [(4, PIRATE, BID, "button:pass"), (3, Options(), TAKE, "button:leave"), (4, PIRATE, GIVE, "")],
)
def test_sailors_to_choose_from_are_lit_twice(seats: int, options: Options, phase: int, button: str) -> None:
    for scene, lit in lit_at(seats, options, phase):
        legal = {f"sailor:{a.what}" for a in scene.controller.legal() if a.what >= 0}
        assert legal <= lit and (not button or button in lit)
        places = [t.tag for t in scene.targets() if t.tag in legal]
        assert all(places.count(tag) == 2 for tag in legal), "on the table, and large in the hand"


def test_numbers_for_the_rum_are_cards_of_the_own_colour() -> None:
    for scene, lit in lit_at(3, Options(), RUMS):
        assert {t for t in lit if t.startswith("number:")} == {f"number:{a.what}" for a in scene.controller.legal()}


def test_the_buyer_of_the_duel_chooses_from_black_jack_s_cards() -> None:
    for scene, lit in lit_at(2, Options(), ORDER):
        assert {t for t in lit if t.startswith("order:")} == {f"order:{a.what}" for a in scene.controller.legal()}


def test_only_what_is_played_or_paid_waits_to_be_confirmed() -> None:
    choices = {text: GAME.decode(text) for text in ("card 3", "order 8", "bid 7", "give 7", "rum 2")}
    assert all(confirm(action) for action in choices.values())
    assert not any(confirm(action, costly=False) for action in choices.values())
    assert not any(confirm(GAME.decode(text)) for text in ("pass", "leave", "take 7", "place 3", "jack 3"))


def test_a_tag_knows_what_it_may_mean() -> None:
    assert {a.encode() for a in actions_for("sailor:5")} == {"bid 5", "take 5", "give 5"}
    assert {a.encode() for a in actions_for("space:5")} == {"place 5", "jack 5"}
    assert [a.encode() for a in actions_for("button:pass")] == ["pass"]
    assert list(actions_for("number:8")) == [] and list(actions_for("tool:menu")) == []


# Crews and hands


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_a_crowded_crew_opens_as_a_spread_for_mouse_and_keyboard(size: tuple[int, int]) -> None:
    """Where sailors lie over each other, their seat shows each of them as a whole."""
    pilot = Pilot(SAMPLES["crowded"], size, Preferences(language="en", speed="off"))
    scene = pilot.scene
    assert isinstance(scene, TableScene)
    crews = scene.controller.match.state.crews
    assert max(map(len, crews)) > 9
    for seat in range(3):
        tip = scene.look.tip(f"seat:{seat}")
        assert tip is not None
        assert sorted(tip.cards) == sorted(f"halunken/sailors:card_{card}" for card in crews[seat])
        place = draw_tip(pilot.app.window.surface, pilot.stage, scene.skin, tip, pilot.target(f"seat:{seat}").rect)
        assert pilot.app.window.surface.get_rect().contains(place)
    before = pygame.image.tobytes(pilot.app.window.surface, "RGB")
    for _ in range(60):
        if scene.focus is not None and scene.focus.startswith("seat:"):
            break
        pilot.press(pygame.K_UP)
    assert scene.focus is not None and scene.focus.startswith("seat:")
    pilot.wait(1)
    assert pygame.image.tobytes(pilot.app.window.surface, "RGB") != before
    pilot.close()


@pytest.mark.parametrize(("humans", "key"), [((0, 1), "public"), ((), "watch")])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_where_no_hand_may_be_seen_the_table_says_why(humans: tuple[int, ...], key: str, language: str) -> None:
    match = played(4, PIRATE, lambda s: s.phase == PLACE and not s.open)
    pilot = Pilot(lambda stack: [table(match, humans)], (1024, 640), Preferences(language=language, speed="off"))
    scene = pilot.scene
    assert isinstance(scene, TableScene) and isinstance(scene.look, Harbour)
    assert scene.look.held(scene.lights()) == []
    assert scene.look.talk.hidden_hand(scene.look.shown, humans) == pilot.stage.t(f"halunken.hand.{key}")
    assert any(pilot.stage.t(f"halunken.hand.{key}").startswith(words[0]) for words in pilot.stage.text._renders)
    assert pilot.stage.text.overflows == []
    pilot.close()


# Acts


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_an_act_ends_where_the_events_lead(seats: int, options: Options) -> None:
    """Followed to its end without being rebuilt, the table shows what the view says."""
    scene = fresh(seats, options, ())
    scene.controller._animated = False
    pilot = Pilot(lambda stack: [scene], (1024, 640), Preferences(language="en", speed="normal"))
    look = scene.look
    assert isinstance(look, Harbour)
    acts = Acts(lambda: None)
    look.settle(scene.controller.view())
    for _ in range(60):
        scene.controller.pace = scene.controller.pace._replace(computer=0.0)
        scene.controller.update(0.05)
        for beat in scene.controller.beats():
            acts.add(play(look, beat))
            acts.update(0.03)
            acts.finish()
            view = scene.controller.match.view(None)
            expected = {zone: list(cards) for zone, cards in view.zones().items() if cards}
            if not scene.controller._beats:
                assert look.shown.table.shown() == expected
                assert look.shown.round == view.round and look.flying == set()
    pilot.close()


@pytest.mark.parametrize(("phase", "seat"), [(TAKE, None), (GIVE, None)])
def test_black_jack_reaches_out_while_he_robs(phase: int, seat: int | None) -> None:
    """A theft is an action of its own: the pose must not rest on what was seen of the march before."""
    match = played(3, PIRATE, lambda s: s.phase == phase and s.mover == s.seats, seat)
    assert match.current is not None
    scene = table(match, (match.current,))
    pilot = pilot_at(scene, speed="normal")
    look = scene.look
    assert isinstance(look, Harbour)
    assert not look.shown.robbing
    pilot.click(next(tag for tag in pilot.lit() if tag.startswith("sailor:")), settle=False)
    if "button:confirm" in pilot.lit():
        pilot.click("button:confirm", settle=False)
    reached = False
    for _ in range(60):
        pilot.wait(1 / 60)
        reached |= look.shown.robbing and bool(scene.acts.movers())
    assert reached
    pilot.settle()
    assert not look.shown.robbing
    pilot.close()


# Points


def test_the_doubled_colour_is_the_one_with_most_cards_then_the_dearest() -> None:
    assert doubled(()) == -1
    assert doubled(sailors("y12 y3 g10 g4 p15")) == 0
    assert doubled(sailors("r5 r6 r7 p15")) == 2


def test_points_are_traced_to_the_lines_that_brought_them() -> None:
    scene = table(played(4, PIRATE, lambda s: s.round == ROUNDS and s.phase == CARD))
    pilot = pilot_at(scene)
    for column, crew in zip(scene.columns(), scene.controller.match.state.crews, strict=False):
        assert column.total == crew_score(crew)
        for entry in column.entries:
            assert len(entry.lines) == len(entry.cards)
            assert entry.points == sum(int(scene.look.tip(f"sailor:{c}").text.split()[-1]) for c in entry.cards)  # type: ignore[union-attr]
    pilot.close()


def test_colours_that_no_captain_has_are_replaced() -> None:
    assert captain_colours(("green", "blue")) == ("green", "blue")
    assert captain_colours(("teal", "green", "purple", "red")) == ("blue", "green", "yellow", "red")
