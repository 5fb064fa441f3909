"""Computers are fair: what is hidden from them changes nothing that they do, and neither does who the others are.

Larger numbers by hand: tests/support/fairness.py.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from gamebox.arena import wilson
from gamebox.core.game import Game
from gamebox.core.match import Match
from gamebox.games import GAMES
from gamebox.players import Computer, make
from gamebox.ui.opening import Opening, new_match
from gamebox.ui.seating import HUMAN, SeatPlan, SetUp, seat_colours
from tests.support import fairness

each_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
CASES = [(game, name) for game in GAMES for name in (*fairness.kinds(game), "rule", "greedy", "random", "plain:3")]
each_kind = pytest.mark.parametrize(("game", "name"), CASES, ids=[f"{game.id}-{name}" for game, name in CASES])
FEW, MANY = 160, 600
"""Positions for each game and kind of player, everywhere and where there is time."""
LONG = 16
"""Positions for a search that plays every match to its end."""
ACTIONS = 50
"""How far a match is followed whose seats are exchanged."""
DEALS = 5
"""Of a tournament, for each number of seats."""
EFFORT = 0.02
"""Of the iterations of a search, so that every level can be asked."""


@each_kind
def test_same_view_same_move(game: Game, name: str) -> None:
    count = LONG if name.startswith("plain") else FEW
    found = fairness.look(game, name, count)
    assert found.differences == []
    assert found.positions == count


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_same_view_same_move_of_search_in_many_positions(game: Game) -> None:
    assert fairness.look(game, "search:8", MANY, seed=80_000).differences == []


@each_game
def test_positions_are_of_all_kinds_and_something_else_is_hidden_in_the_other_world(game: Game) -> None:
    found, rng = fairness.Found(), Random(3)
    for table, state in fairness.positions(game, FEW):
        _, hands, hidden = fairness.exchanged(state, state.view(state.current), rng)
        found.tables[table] += 1
        found.paragraphs[state.paragraph()] += 1
        found.hands += hands
        found.hidden += hidden
    assert len(found.tables) >= min(len(game.tables()), FEW // fairness.PER_GAME)
    assert {int(table.split()[0]) for table in found.tables} == set(game.seat_counts())
    assert len(found.paragraphs) >= 3
    assert found.hidden > 0.9 * FEW and found.hands > 0.2 * FEW


def test_a_player_that_peeks_would_be_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Were hands in a view, somebody who looks at them would move otherwise when they are exchanged."""
    game = next(game for game in GAMES if game.id == "gang_of_four")

    def peeking(game: Game, name: str, view: Any) -> tuple[Any, Any]:
        legal = view.legal_actions()
        return legal[Random(view.determinize(Random(id(view))).digest()).randrange(len(legal))], None

    monkeypatch.setattr(fairness, "ask", peeking)
    assert fairness.look(game, "rule", 40).differences


# Who sits in the other seats


def opened(game: Game, seats: tuple[SeatPlan, ...], seed: int) -> tuple[Opening, list[tuple[str, int, int]]]:
    """A match as the program opens it, and what its computers were told: level and temper, seat, seed of their own."""
    told: list[tuple[str, int, int]] = []

    def player(name: str, game: Game, seat: int, own: int) -> Computer:
        told.append((name, seat, own))
        return make(name, game, seat, own, EFFORT)

    stage: Any = SimpleNamespace(
        preferences=SimpleNamespace(remember=lambda game, setup: None),
        store=SimpleNamespace(new_id=lambda: "5eed"),
        worker=SimpleNamespace(player=player),
    )
    variants = [options for number, options in game.tables() if number == len(seats)]
    return new_match(stage, SetUp(game.id, seats, variants[seed % len(variants)]), seed), told


def seated(game: Game, count: int, shift: int) -> tuple[SeatPlan, ...]:
    """So many computers of all levels."""
    colours, levels = seat_colours(game), game.levels
    kinds = [levels[(seat + shift) % len(levels)] for seat in range(count)]
    return tuple([SeatPlan(f"Computer {k}", colours[k], kind) for k, kind in enumerate(kinds)])


def among_people(plan: tuple[SeatPlan, ...], seat: int) -> tuple[SeatPlan, ...]:
    """The same computer in its seat; all others are people, in each other's colours."""
    others = [k for k in range(len(plan)) if k != seat]
    moved = dict(zip(others, others[1:] + others[:1], strict=True))
    return tuple(
        [p if k == seat else SeatPlan(f"Mrs {k}", plan[moved[k]].colour, HUMAN) for k, p in enumerate(plan)]
    )  # fmt: skip


@each_game
def test_computers_do_not_know_who_is_human_or_what_anybody_is_called(game: Game) -> None:
    for count in game.seat_counts():
        seed = count
        plan = seated(game, count, seed)
        alone, told = opened(game, plan, seed)
        fairness.finish(alone.match, {}, ACTIONS)
        for seat in range(count):
            among, own = opened(game, among_people(plan, seat), seed)
            assert own == [told[seat]], "it is told its own level, temper, seat and seed, and nothing more"
            people = {k: make(name, game, k, own_seed, EFFORT) for name, k, own_seed in told if k != seat}
            fairness.finish(among.match, people, ACTIONS)
            assert among.match.log == alone.match.log, "it plays against people as it does against computers"


@each_game
def test_a_name_alone_changes_nothing(game: Game) -> None:
    plan = seated(game, max(game.seat_counts()), 0)
    renamed = tuple([replace(p, name=f"Human {k}") for k, p in enumerate(plan)])
    first, told = opened(game, plan, 3)
    second, again = opened(game, renamed, 3)
    assert told == again
    for match in (first.match, second.match):
        fairness.finish(match, {}, ACTIONS // 2)
    assert first.match.log == second.match.log


@each_game
def test_a_human_who_plays_like_the_computers_wins_as_often(game: Game) -> None:
    for seats in game.seat_counts():
        share, games = fairness.tournament(game, seats, "rule", DEALS)
        low, high = wilson(share, games)
        assert low < 1 / seats < high, (seats, share, games)


def test_a_human_s_seat_is_played_by_the_human_alone() -> None:
    game = GAMES[0]
    match = Match(game, 3, game.options(), 1, [None, *[make("rule", game, seat, 1) for seat in (1, 2)]])
    fairness.finish(match, {0: make("random", game, 0, 1)}, 40)
    assert {who for who, player in enumerate(match.players) if player is None} == {0}
    assert 0 in match.actors
