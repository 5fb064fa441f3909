"""No table of any game tells more than a seat may know: two worlds that its view fits look and read the same.

Each table that a game offers is played by good players up to a choice that is drawn at random; there the world is laid
anew, as the view allows, and all that a person before the screen can look at, ask for or read is compared.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

import pygame
import pytest

from gamebox.controllers.manners import manners
from gamebox.controllers.table import TableController
from gamebox.core.game import Game, Options
from gamebox.core.match import Match
from gamebox.core.table import Table
from gamebox.games import GAMES
from gamebox.saves import sheet
from gamebox.saves.sheet import Card
from gamebox.saves.sheet import Seating as Chair
from gamebox.ui.seating import seat_colours
from gamebox.ui.shelf import Shelf
from gamebox.ui.table import TableScene
from gamebox.ui.table_look import Seating
from tests.support.pilot import Pilot
from tests.ui.test_privacy import MOMENT, Deaf, Searched, frame, lies_open, same, sat, told, window, witness

PEOPLE = ("Marlow", "Tobias", "Rufus", "Nell", "Odile")
TABLES = [(game, seats, options) for game in GAMES if game.scene for seats, options in game.tables()]
LATEST = 40
"""Choices of a seat after which it is looked at, at most."""
TRIED = 40


def name(value: object) -> str:
    """How a table is called in the list of tests."""
    return value.id if isinstance(value, Game) else str(value).replace("Options", "")


every_table = pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=name)


def choices(game: Game, seats: int, options: Options, who: int) -> Iterator[Match]:
    """Matches of good players, each come to a choice of this seat where something is hidden."""
    draw = Random(seats)
    for seed in range(TRIED):
        skipped, texts = int(draw.random() * LATEST), list[str]()
        state = game.setup(seats, options, seed)
        while state.current is not None and (skipped or state.current != who or not asks(state)):
            skipped -= bool(skipped and state.current == who)
            legal = state.legal_actions()
            action = legal[0] if len(legal) == 1 else game.heuristics.policy(state, legal, draw)
            texts.append(action.encode())
            state.apply(action)
        if state.current is not None:
            yield Match(game, seats, options, seed, [None] * seats, texts)


def asks(state: Any) -> bool:
    """Whether this is a choice, and no card that somebody has put down lies hidden: the log would tell of it."""
    return len(state.legal_actions()) > 1 and not state.secrets()


def worlds(match: Match, viewer: int | None) -> list[Match]:
    """Two worlds that are the same to the viewer; fewer if it knows all."""
    view = match.state.view(viewer)
    found = {world.digest(): world for world in [view.determinize(Random(seed)) for seed in range(8)]}
    assert all(world.view(viewer) == view for world in found.values())
    return [laid(match, world) for world in list(found.values())[:2]]


def laid(match: Match, world: Any) -> Match:
    """The same match, come to this position."""
    copy = Match(match.game, match.seats, match.options, match.seed, [None] * match.seats, match.log)
    copy.state = world
    copy._tables = {who: Table(world.view(who).zones()) for who in copy._audiences}
    return copy


def different(game: Game, seats: int, options: Options, who: int, viewer: int | None) -> list[Match]:
    """Two worlds of the first match that leaves something hidden to this viewer."""
    return next(pair for match in choices(game, seats, options, who) if len(pair := worlds(match, viewer)) == 2)


def seat(match: Match, humans: tuple[int, ...]) -> TableScene:
    """The real table of a match, at which computers never answer."""
    for number in range(match.seats):
        match.players[number] = None if number in humans else Deaf()
    scene = import_module(f"gamebox.games.{match.game.id}.scene")
    controller = TableController(match, advisor=partial(Searched, match.game), **manners(scene))
    return TableScene(controller, Seating(PEOPLE[: match.seats], seat_colours(match.game)[: match.seats]))


@every_table
def test_one_human_among_computers_learns_nothing(game: Game, seats: int, options: Options) -> None:
    pilot, found = window(), []
    for world in different(game, seats, options, 0, 0):
        table = sat(pilot, seat(world, (0,)))
        assert table.controller.asked == 0
        found.append(witness(pilot, table))
    same(*found)
    pilot.close()


@every_table
def test_what_several_at_one_screen_see_is_public(game: Game, seats: int, options: Options) -> None:
    pilot, found = window(), []
    for world in different(game, seats, options, seats - 1, None):
        table = sat(pilot, seat(world, tuple(range(seats))))
        assert table.controller.viewer is None
        found.append([frame(pilot), *told(pilot, table), *lies_open(pilot, table)])
    same(*found)
    pilot.close()


@every_table
def test_who_lifts_the_curtain_sees_its_own_and_no_more(game: Game, seats: int, options: Options) -> None:
    pilot, found, who = window(), [], seats - 1
    for world in different(game, seats, options, who, who):
        table = sat(pilot, seat(world, tuple(range(seats))))
        table.controller.peek(who)
        pilot.settle()
        if "lift" in pilot.targets():
            pilot.click("lift")
        found.append(witness(pilot, table))
    same(*found)
    pilot.close()


@pytest.mark.parametrize("humans", [1, 2])
@every_table
def test_the_list_of_saved_games_shows_nothing_hidden(
    game: Game, seats: int, options: Options, humans: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sheet, "now", lambda: MOMENT)
    found = []
    for world in different(game, seats, options, 0, 0 if humans == 1 else None):
        pilot, summary = shelf(world, humans)
        found.append([frame(pilot), str(pilot.targets()), str(pygame.display.get_caption()), str(summary)])
        pilot.close()
    same(*found)


def shelf(match: Match, humans: int) -> tuple[Pilot, Any]:
    """The shelf with this match among those to be continued, and what is told of it there."""
    kinds = ["human" if number < humans else match.game.levels[0] for number in range(match.seats)]
    chairs = tuple(map(Chair, PEOPLE[: match.seats], seat_colours(match.game)[: match.seats], kinds))
    kept: list[Any] = []

    def scenes(stack: Any) -> list[Any]:
        kept.append(stack.stage.store)
        stack.stage.store.save("00000000000000aa", match, Card("1", chairs))
        return [Shelf(lambda id: None, lambda setup: None, lambda id: None)]

    pilot = window(scenes)
    pilot.settle()
    return pilot, kept[0].in_progress()[0]
