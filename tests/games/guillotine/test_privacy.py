"""Privacy at one screen: two worlds that differ only in hands and piles give the same pictures and the same words."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pygame
import pytest

from gamebox.controllers.manners import manners
from gamebox.controllers.table import TableController
from gamebox.core.match import Match
from gamebox.games.guillotine import GAME, scene
from gamebox.games.guillotine.actions import ADD, DROP, PLAY_TITLE, RESOLVING, SNATCH, TARGET, TURN, decode
from gamebox.games.guillotine.cards import title
from gamebox.games.guillotine.rules import Options, State
from gamebox.games.guillotine.scene.samples import PAINTS, PEOPLE, played
from gamebox.saves import sheet
from gamebox.ui.curtain import Curtain
from gamebox.ui.table import TableScene
from gamebox.ui.table_look import Seating
from tests.ui.test_leaks import laid, shelf
from tests.ui.test_privacy import (
    MOMENT,
    Deaf,
    Fixed,
    Searched,
    film,
    frame,
    lies_open,
    same,
    sat,
    told,
    window,
    witness,
)

SEATS = [seats for seats, _ in GAME.tables()]
Wanted = Callable[[State], bool]


def worlds(match: Match, viewer: int | None) -> list[Match]:
    """Two worlds that are the same to the viewer, with other cards in hands and piles."""
    view = match.state.view(viewer)
    found = [match.state, view.determinize(Random(1))]
    assert len({world.digest() for world in found}) == 2 and all(world.view(viewer) == view for world in found)
    assert len({str((world.deck, world.hands, world.pile)) for world in found}) == 2
    return [laid(match, world) for world in found]


def seat(match: Match, humans: tuple[int, ...], players: dict[int, Any] | None = None) -> TableScene:
    """The real table of a match; who is not human never answers, or as told."""
    for number in range(match.seats):
        match.players[number] = None if number in humans else (players or {}).get(number, Deaf())
    controller = TableController(match, advisor=partial(Searched, GAME), **manners(scene))
    return TableScene(controller, Seating(PEOPLE[: match.seats], PAINTS[: match.seats]))


SPOTS: dict[str, Wanted] = {
    "my turn, late": lambda s: s.phase == TURN and s.day > 1 and len(s.line) > 3 and len(s.hands[0]) > 2,
    "I know something": lambda s: s.phase == TURN and s.lore != () and len(s.line) > 2,
    "the pile is a new one": lambda s: s.phase == TURN and s.era != () and len(s.line) > 2 and len(s.deck) > 2,
    "I chose a noble": lambda s: s.phase == TARGET and s.day > 1,
    "I look at nobles": lambda s: s.phase == ADD and len(s.deck) > 4,
    "I look at a hand": lambda s: s.phase == SNATCH and len(s.deck) > 2,
    "I must discard": lambda s: s.phase == DROP and len(s.deck) > 2,
}


@pytest.mark.parametrize("name", sorted(SPOTS))
@pytest.mark.parametrize("seats", SEATS)
def test_one_human_among_computers_learns_nothing(seats: int, name: str) -> None:
    pilot, found = window(), []
    every = 5 if name == "my turn, late" else 0
    for world in worlds(played(seats, SPOTS[name]), 0):
        table = sat(pilot, seat(world, (0,)))
        assert table.controller.asked == 0
        found.append(witness(pilot, table, every=every))
    same(*found)
    pilot.close()


@pytest.mark.parametrize(("seats", "humans"), [(n, (0,)) for n in SEATS] + [(n, (0, n - 1)) for n in SEATS[1:]])
def test_who_waits_for_a_computer_learns_nothing(seats: int, humans: tuple[int, ...]) -> None:
    """It has begun a card, or has not: for one human, and for the public of several, it is the same."""
    viewer = 0 if len(humans) == 1 else None
    begun = played(seats, lambda s: s.phase == TARGET and s.day > 1 and len(s.deck) > 2, 1)
    match = Match(GAME, seats, Options(), begun.seed, [None] * seats, begun.log[:-1])
    assert (match.state.phase, match.state.view(viewer)) == (TURN, begun.state.view(viewer))
    pilot, found = window(), []
    for world in (begun, *worlds(match, viewer)):
        table = sat(pilot, seat(world, humans))
        assert table.controller.asked is None and table.controller.viewer == viewer
        found.append(witness(pilot, table))
    for other in found[1:]:
        same(found[0], other)
    pilot.close()


@pytest.mark.parametrize("seats", SEATS)
def test_curtain_and_the_table_behind_it_are_public(seats: int) -> None:
    pilot, found = window(), []
    for world in worlds(played(seats, SPOTS["my turn, late"]), None):
        table = sat(pilot, seat(world, tuple(range(seats))))
        assert isinstance(pilot.scene, Curtain) and table.controller.viewer is None
        found.append([*witness(pilot, table), *lies_open(pilot, table)])
    same(*found)
    pilot.close()


@pytest.mark.parametrize("seats", SEATS)
def test_who_lifts_the_curtain_sees_what_is_its_own_and_no_more(seats: int) -> None:
    pilot, found, who = window(), [], seats - 1
    for world in worlds(played(seats, SPOTS["my turn, late"], who), who):
        table = sat(pilot, seat(world, tuple(range(seats))))
        pilot.click("lift")
        found.append([frame(pilot), *told(pilot, table)])
        pilot.press(pygame.K_SPACE)
        assert table.controller.viewer == who
        found[-1] += witness(pilot, table)
    same(*found)
    pilot.close()


@pytest.mark.parametrize("name", ["pass", "late_arrival", "extra_cart"])
@pytest.mark.parametrize("seats", SEATS)
def test_what_a_computer_draws_or_looks_at_moves_unseen(seats: int, name: str) -> None:
    """What is drawn, looked at or lies deeper in the pile is another card; every picture on the way is the same."""
    action = decode("pass") if name == "pass" else PLAY_TITLE[title(name)]
    match = played(seats, lambda s: s.phase == TURN and action in s.legal_actions() and len(s.deck) > 9, seats - 1)
    pilot, found = window(speed="normal"), []
    for seed in (1, 2):
        world, kept = match.state.clone(), 0 if name == "late_arrival" else 6
        deep = len(world.deck) - kept
        world.deck[:deep] = Random(seed).sample(world.deck[:deep], deep)
        world.pile = Random(seed).sample(world.pile, len(world.pile))
        table = sat(pilot, seat(laid(match, world), (0,), {seats - 1: Fixed(action)}))
        found.append(film(pilot, table, len(match.log)))
    assert len(set(found[0])) > 3, "something moves"
    same(*found)
    pilot.close()


@pytest.mark.parametrize("humans", [1, 2])
@pytest.mark.parametrize("seats", SEATS)
def test_the_list_of_saved_games_shows_nothing_hidden(seats: int, humans: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor that a card is begun, in the name of its player or otherwise."""
    monkeypatch.setattr(sheet, "now", lambda: MOMENT)
    begun = played(seats, lambda s: s.phase == TARGET and s.day > 1, seats - 1)
    match = Match(GAME, seats, Options(), begun.seed, [None] * seats, begun.log[:-1])
    found = []
    for world in (begun, *worlds(match, 0 if humans == 1 else None)):
        pilot, summary = shelf(world, humans)
        found.append([frame(pilot), str(pilot.targets()), str(pygame.display.get_caption())])
        found[-1] += [str(summary)] if world is not begun else []
        pilot.close()
    same(found[1], found[2])
    same(found[0], found[1][:-1])


def test_worlds_that_differ_for_the_viewer_are_told_apart() -> None:
    """Who holds other cards does see them: if this looked the same, the tests above would prove nothing."""
    pilot = window()
    match = played(3, SPOTS["my turn, late"], 1)
    found = []
    for world in worlds(match, 0):
        assert world.state.phase < RESOLVING
        found.append(witness(pilot, sat(pilot, seat(world, (1,)))))
    assert found[0] != found[1] and found[0][0] != found[1][0]
    pilot.close()
