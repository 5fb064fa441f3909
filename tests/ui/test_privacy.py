"""Privacy at one screen: what a seat may not know changes no pixel, no word and no sound cue that it can meet.

Two worlds are laid that differ only in what the viewer may not know; all that a person before the screen can look at,
point at, ask for or read is gathered in both, and must be the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from random import Random
from typing import Any

import pygame
import pytest

from gamebox.controllers.table import TableController
from gamebox.core.game import Game
from gamebox.core.match import Match
from gamebox.core.table import Table
from gamebox.games import GAMES
from gamebox.games.halunken import GAME
from gamebox.games.halunken.actions import CARD, ORDER, PLACE
from gamebox.games.halunken.rules import Options, State
from gamebox.games.halunken.scene import actions_for, confirm
from gamebox.games.halunken.scene.samples import PAINTS, PEOPLE, played
from gamebox.players.levels import make
from gamebox.saves import sheet
from gamebox.saves.sheet import Card, Seating, Summary
from gamebox.saves.store import Store
from gamebox.ui.curtain import Curtain
from gamebox.ui.preferences import Preferences
from gamebox.ui.probe import probe_line
from gamebox.ui.shelf import Shelf
from gamebox.ui.table import TableScene
from gamebox.ui.table_look import Seating as Names
from tests.support.pilot import Pilot

SIZE = (1024, 640)
TABLES = [(game, seats, options) for game in GAMES for seats, options in game.tables()]
HALUNKEN = [(seats, options) for game, seats, options in TABLES if game is GAME]
THOROUGH = (Options(black_jack=True), Options(free_pile=True))
"""Variants at whose tables the mouse rests on each single thing; at the others, on one in some."""
STEP = 0.05
MOMENT = "2026-01-01T12:00:00+00:00"


class Deaf:
    """A computer player that never finds an answer."""

    def begin(self, view: Any) -> None: ...

    def poll(self) -> Any | None:
        return None

    def cancel(self) -> None: ...


class Fixed(Deaf):
    """A computer player that has made up its mind."""

    def __init__(self, action: Any) -> None:
        self.action = action

    def poll(self) -> Any | None:
        return self.action


class Searched:
    """A hint by a short search of the view."""

    def __init__(self, game: Game, view: Any) -> None:
        action = make("search:24", game, view.viewer, 11).decide(view)
        self.found = action, game.heuristics.reason(view, action)

    def poll(self) -> Any:
        return self.found

    def cancel(self) -> None: ...


# Worlds


def rewritten(match: Match, world: State) -> list[str]:
    """The log as it would be in this world: cards still face down are other ones."""
    log = list(match.log)
    hidden = {f: m for f, m in enumerate(world.choice) if m and match.state.phase in (CARD, ORDER)}
    for figure, move in hidden.items():
        word = "order" if figure == world.seats else "card"
        actor = world.employer if figure == world.seats else figure
        at = max(i for i, text in enumerate(log) if text.startswith(f"{word} ") and match._actors[i] == actor)
        log[at] = f"{word} {move}"
    return log


def lay(match: Match, viewer: int | None, seed: int) -> Match:
    """The same match, in another world that the viewer cannot rule out."""
    copy = Match(match.game, match.seats, match.options, match.seed, [None] * match.seats, match.log)
    world = match.state.view(viewer).determinize(Random(seed))
    copy.log = rewritten(match, world)
    copy.state = world
    copy._tables = {who: Table(world.view(who).zones()) for who in copy._audiences}
    return copy


def worlds(match: Match, viewer: int | None) -> list[Match]:
    """Two worlds that are the same to the viewer, and are not the same."""
    laid = [lay(match, viewer, seed) for seed in (1, 2)]
    assert laid[0].state.digest() != laid[1].state.digest()
    assert laid[0].state.view(viewer) == laid[1].state.view(viewer)
    return laid


# What a person can see


def window(scenes: Any = None, speed: str = "off") -> Pilot:
    return Pilot(scenes or (lambda stack: [Curtain("Nobody", "", lambda: None)]), SIZE, preferences(speed))


def preferences(speed: str) -> Preferences:
    return Preferences(language="en", speed=speed, pace="off")


def seat(match: Match, humans: tuple[int, ...], players: dict[int, Any] | None = None, searched: bool = False) -> Any:
    """The real table of a match; who is not human never answers, or as told."""
    for number in range(match.seats):
        match.players[number] = None if number in humans else (players or {}).get(number, Deaf())
    advisor = partial(Searched, match.game) if searched else None
    controller = TableController(match, confirm=confirm, actions_for=actions_for, advisor=advisor)
    return TableScene(controller, Names(PEOPLE[: match.seats], PAINTS[: match.seats]))


def sat(pilot: Pilot, scene: TableScene) -> TableScene:
    """Put a table before the player; nobody has touched the mouse yet."""
    pilot.stack.home()
    pilot.stage.mouse = (-1, -1)
    pilot.stack.replace(scene)
    for _ in range(3):
        pilot.wait(STEP)
    return scene


def frame(pilot: Pilot) -> str:
    """The picture on the screen now, every pixel of it."""
    pilot.scene.dirty = True
    pilot.app.draw()
    return sha256(pygame.image.tobytes(pilot.app.window.surface, "RGB")).hexdigest()


def written(pilot: Pilot) -> list[str]:
    """What stands outside of the picture: title, probe, speech."""
    return [str(pygame.display.get_caption()), str(probe_line(pilot.scene)), pilot.scene.focused_text()]


def told(pilot: Pilot, scene: TableScene) -> list[str]:
    """All that is written, said or could be, without touching anything."""
    found = written(pilot)
    found += [f"{t}" for t in pilot.scene.targets()]
    found += [scene.look.line(line.said) for line in scene.controller.log]
    found += [scene.look.line(line.said) for line in scene.controller.recap()]
    found += [str(scene.recap), str(scene.columns()), scene.paragraph(), str(scene.controller.marks())]
    found += [str(scene.controller.can_undo), str(scene.look.question(scene.lights()))]
    for target in scene.targets():
        found += [f"{target.tag}: {scene.look.tip(target.tag)} {scene.controller.refusal(target.tag)}"]
    return found


def pointed(pilot: Pilot, every: int) -> list[str]:
    """The picture with the mouse resting on each thing, one in `every`, and what is said when the keyboard is there."""
    found = []
    for tag, target in list(pilot.targets().items())[::every]:
        pilot.scene.event(pygame.event.Event(pygame.MOUSEMOTION, pos=target.rect.center, rel=(1, 1), buttons=(0, 0, 0)))
        pilot.scene._waited, pilot.scene._tipped = 1.0, True
        found.append(f"{tag} {frame(pilot)}")
        pilot.scene._go_to(tag)
        found.append(pilot.text_focus)
    pilot.scene._go_to(None)
    pilot.app.step(STEP, [pygame.event.Event(pygame.WINDOWLEAVE)])
    return found


def refused(pilot: Pilot) -> list[str]:
    """The picture after a click on each kind of thing that is not lit, nor lies on something that is."""
    lit = [t.rect for t in pilot.scene.targets() if t.enabled]
    dull = [t for t in pilot.scene.targets() if not t.enabled and not any(r.collidepoint(t.rect.center) for r in lit)]
    kinds = {t.tag.split(":")[0]: t.tag for t in dull}
    found = []
    for tag in kinds.values():
        pilot.click(tag, settle=False)
        found.append(f"{tag} {frame(pilot)} {pilot.target(tag).reason}")
    return found


def hinted(pilot: Pilot, scene: TableScene) -> list[str]:
    """The hint and its picture, if one may be asked for."""
    if not scene.controller.advisable:
        return []
    pilot.click("tool:hint", settle=False)
    pilot.wait(STEP)
    assert scene.hint is not None
    return [str(scene.hint), frame(pilot)]


def witness(pilot: Pilot, scene: TableScene, every: int = 0) -> list[str]:
    """Everything at once. every: how many of the things are pointed at, one in so many; 0 for none."""
    found = [frame(pilot), *told(pilot, scene)]
    if pilot.scene is scene:
        found += [*(pointed(pilot, every) if every else []), *refused(pilot), *hinted(pilot, scene)]
    return found


def lies_open(pilot: Pilot, scene: TableScene) -> list[str]:
    """The table itself, drawn as it lies under a curtain."""
    surface = pilot.app.window.surface.copy()
    scene.draw(surface)
    return [sha256(pygame.image.tobytes(surface, "RGB")).hexdigest(), *told(pilot, scene)]


def same(one: list[str], other: list[str]) -> None:
    """Nothing differs; if it does, say what."""
    assert [pair for pair in zip(one, other, strict=True) if pair[0] != pair[1]] == []


# Positions


@dataclass(frozen=True)
class Spot:
    """A kind of position to look at."""

    name: str
    wanted: Callable[[Any], bool]


def _chosen(state: Any) -> bool:
    return state.phase == CARD and state.secrets() > 0 and state.round >= 2


def _asked(state: Any) -> bool:
    return state.round >= 3 and state.phase not in (CARD, PLACE) and len(state.legal_actions()) > 1


def _first(state: Any) -> bool:
    return state.phase == CARD and state.secrets() == 0 and state.round >= 1 and state.employer != 0


SECRET = Spot("others have chosen", _chosen)
SPOTS = (
    SECRET,
    Spot("all sailors are hidden", lambda s: s.phase == PLACE and not s.open),
    Spot("late, something else is asked", _asked),
)


def random_plies(seats: int, options: Options, who: int, count: int) -> Iterator[Match]:
    """Matches played at random up to a choice of this seat, drawn at random too."""
    draw = Random(seats)
    for seed in range(count):
        skipped, texts = 1 + int(draw.random() * 14), list[str]()
        state = GAME.setup(seats, options, seed)
        while state.current is not None and (skipped or state.current != who):
            skipped -= state.current == who
            legal = state.legal_actions()
            action = legal[int(draw.random() * len(legal))]
            texts.append(action.encode())
            state.apply(action)
        if state.current is not None:
            yield Match(GAME, seats, options, seed, [None] * seats, texts)


# One human among computers


@pytest.mark.parametrize("spot", SPOTS, ids=lambda spot: spot.name)
@pytest.mark.parametrize(("seats", "options"), HALUNKEN)
def test_one_human_among_computers_learns_nothing(seats: int, options: Options, spot: Spot) -> None:
    pilot, found = window(), []
    every = 9 if spot is not SECRET else 1 if options in THOROUGH else 4
    for match in worlds(played(seats, options, spot.wanted, seats - 1), seats - 1):
        scene = sat(pilot, seat(match, (seats - 1,)))
        assert scene.controller.asked == seats - 1
        found.append(witness(pilot, scene, every=every))
    same(*found)
    pilot.close()


@pytest.mark.parametrize(("seats", "options"), HALUNKEN)
def test_no_choice_of_a_random_match_tells_more(seats: int, options: Options) -> None:
    pilot = window()
    for match in random_plies(seats, options, 0, 2):
        found = []
        for world in worlds(match, 0):
            scene = sat(pilot, seat(world, (0,)))
            found.append(witness(pilot, scene))
        same(*found)
    pilot.close()


@pytest.mark.parametrize(("seats", "options"), HALUNKEN)
def test_a_searched_hint_rests_on_the_view(seats: int, options: Options) -> None:
    pilot = window()
    found = []
    for match in worlds(played(seats, options, SECRET.wanted, seats - 1), seats - 1):
        scene = sat(pilot, seat(match, (seats - 1,), searched=True))
        found.append(hinted(pilot, scene))
        assert found[-1]
    same(*found)
    pilot.close()


def test_black_jack_s_card_in_the_duel_is_hidden_until_it_is_shown() -> None:
    pilot = window()
    for options in (Options(), Options(free_pile=True)):
        match = played(2, options, lambda s: s.phase == ORDER and s.employer == 1 and s.round > 1, 1)
        found = [witness(pilot, sat(pilot, seat(world, (1,)))) for world in worlds(match, 1)]
        same(*found)
    pilot.close()


# Several humans at one screen


@pytest.mark.parametrize(("seats", "options"), HALUNKEN)
def test_curtain_and_the_table_behind_it_are_public(seats: int, options: Options) -> None:
    pilot = window()
    found = []
    for match in worlds(played(seats, options, SECRET.wanted, None), None):
        scene = sat(pilot, seat(match, tuple(range(seats))))
        assert isinstance(pilot.scene, Curtain) and scene.controller.viewer is None
        found.append([*witness(pilot, scene), *lies_open(pilot, scene)])
    same(*found)
    pilot.close()


@pytest.mark.parametrize(("seats", "options"), HALUNKEN)
def test_who_lifts_the_curtain_sees_what_is_its_own_and_no_more(seats: int, options: Options) -> None:
    pilot = window()
    found = []
    for match in worlds(played(seats, options, SECRET.wanted, seats - 1), seats - 1):
        scene = sat(pilot, seat(match, tuple(range(seats))))
        assert isinstance(pilot.scene, Curtain)
        pilot.click("lift")
        found.append([frame(pilot), *told(pilot, scene)])
        pilot.press(pygame.K_SPACE)
        assert scene.controller.viewer == scene.controller.asked == seats - 1
        found[-1] += witness(pilot, scene, every=12)
    same(*found)
    pilot.close()


@pytest.mark.parametrize(("seats", "options"), HALUNKEN)
def test_open_choices_are_made_before_the_public_table(seats: int, options: Options) -> None:
    pilot = window()
    found = []
    for match in worlds(played(seats, options, lambda s: s.phase == PLACE and not s.open), None):
        scene = sat(pilot, seat(match, tuple(range(seats))))
        assert pilot.scene is scene and scene.controller.viewer is None
        found.append(witness(pilot, scene, every=9))
    same(*found)
    pilot.close()


@pytest.mark.parametrize(("seats", "options"), HALUNKEN)
def test_the_next_human_cannot_tell_what_was_played_before(seats: int, options: Options) -> None:
    """The cards are clicked, as people do; from the falling of the curtain on everything is the same."""
    pilot, found = window(), []
    for first in (True, False):
        match = played(seats, options, _first)
        scene = sat(pilot, seat(match, tuple(range(seats))))
        pilot.click("lift")
        pilot.press(pygame.K_SPACE)
        cards = [tag for tag in pilot.lit() if tag.startswith("move:")]
        pilot.click(cards[0 if first else -1])
        pilot.click("confirm" if "confirm" in pilot.targets() else next(t for t in pilot.lit() if "confirm" in t))
        assert isinstance(pilot.scene, Curtain) and scene.controller.viewer is None
        found.append([frame(pilot), *lies_open(pilot, scene)])
        pilot.click("lift")
        found[-1] += [frame(pilot)]
        pilot.press(pygame.K_SPACE)
        found[-1] += witness(pilot, scene)
    same(*found)
    pilot.close()


# While things move


def film(pilot: Pilot, scene: TableScene, whole: int) -> list[str]:
    """Every picture until the match has gone on by one action and rests, and all that is told on the way."""
    found = []
    for _ in range(400):
        pilot.app.step(STEP, [])
        found.append(frame(pilot))
        found += written(pilot)
        if len(scene.controller.match.log) > whole and not scene.busy:
            return [*found, *told(pilot, scene)]
    raise AssertionError("the choice is never shown")


@pytest.mark.parametrize("watched", [True, False], ids=["one human", "only computers"])
@pytest.mark.parametrize(("seats", "options"), HALUNKEN)
def test_another_seat_s_secret_choice_looks_the_same(seats: int, options: Options, watched: bool) -> None:
    pilot = window(speed="normal")
    match = played(seats, options, _first)
    legal = match.legal_actions(0)
    found = []
    for action in (legal[0], legal[-1]):
        again = Match(GAME, seats, options, match.seed, [None] * seats, match.log)
        scene = sat(pilot, seat(again, (seats - 1,) if watched else (), {0: Fixed(action)}))
        found.append(film(pilot, scene, len(match.log)))
        assert again.log[-1] == action.encode() and again.state.secrets() == 1
    assert len(set(found[0])) > 3, "something moves"
    same(*found)
    pilot.close()


# Saved games


def shelved(match: Match, humans: int) -> tuple[Pilot, Summary]:
    seating = tuple(Seating(PEOPLE[i], PAINTS[i], "human" if i < humans else "mate") for i in range(match.seats))
    kept: list[Store] = []

    def scenes(stack: Any) -> list[Any]:
        kept.append(stack.stage.store)
        stack.stage.store.save("00000000000000aa", match, Card("1", seating))
        return [Shelf(lambda id: None, lambda setup: None, lambda id: None)]

    pilot = window(scenes)
    pilot.settle()
    return pilot, kept[0].in_progress()[0]


@pytest.mark.parametrize("humans", [1, 2])
@pytest.mark.parametrize(("seats", "options"), HALUNKEN)
def test_the_list_of_saved_games_shows_nothing_hidden(
    seats: int, options: Options, humans: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sheet, "now", lambda: MOMENT)
    found = []
    for match in worlds(played(seats, options, SECRET.wanted, seats - 1), seats - 1 if humans == 1 else None):
        pilot, summary = shelved(match, humans)
        seen = [str(summary), frame(pilot), str(pilot.targets()), str(pygame.display.get_caption())]
        for tag in pilot.targets():
            pilot.hover(tag)
            pilot.wait(0.6)
            seen += [tag, frame(pilot)]
        found.append(seen)
        pilot.close()
    same(*found)


# The test itself


def test_worlds_that_differ_for_the_viewer_are_told_apart() -> None:
    """The owner of a chosen card does see it: if this looked the same, the tests above would prove nothing."""
    pilot = window()
    match, owner = played(3, Options(), SECRET.wanted, 2), 1
    one, other = (lay(match, 2, seed) for seed in (1, 2))
    assert one.state.choice[owner] != other.state.choice[owner]
    pictures = [witness(pilot, sat(pilot, seat(world, (owner,)))) for world in (one, other)]
    assert pictures[0] != pictures[1] and pictures[0][0] != pictures[1][0]
    pilot.close()
