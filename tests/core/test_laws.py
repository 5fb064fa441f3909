"""The contract of every game: the laws held after each action of random games, at every table."""

from __future__ import annotations

import pickle
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gamebox.core.game import Game, IllegalAction
from gamebox.core.laws import Breach, Watch, check
from gamebox.core.match import Match
from gamebox.games import GAMES, find
from tests.support.toy import TOY

ALL = (TOY, *GAMES)
TABLES = [pytest.param(g, n, o, id=f"{g.id}-{n}-{o}") for g in ALL for n, o in g.tables()]
GAMES_PER_TABLE = 34
"""With six tables a game this is the 200 games that each game plays in every run of the tests."""
DECISIONS = 26_000
"""At all tables of a game together: of long games there are fewer, and the last one may be broken off."""
HIDDEN = 1200
"""Positions at all tables of a game together in which what is hidden is exchanged."""


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_every_law_holds_in_random_games(game: Game, seats: int, options: object) -> None:
    most, lengths = DECISIONS // len(game.tables()), list[int]()
    for seed in range(GAMES_PER_TABLE):
        if sum(lengths) < most:
            lengths.append(check(game, seats, options, seed, most - sum(lengths)))
    assert min(lengths) > 0


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
@settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 2**53), picks=st.lists(st.floats(0, 1, exclude_max=True), max_size=60))
def test_every_law_holds_on_chosen_paths(
    game: Game, seats: int, options: object, seed: int, picks: list[float]
) -> None:
    watch = Watch(game, seats, options, seed)
    for pick in picks:
        legal = watch.state.legal_actions()
        if not legal:
            break
        watch.play(legal[int(pick * len(legal))])
    assert len(watch.log) <= len(picks)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_what_is_hidden_changes_nothing_that_a_seat_is_offered(game: Game, seats: int, options: object) -> None:
    rng = Random(3)
    state = game.setup(seats, options, 11)
    for _ in range(HIDDEN // len(game.tables())):
        seat = state.current
        if seat is None:
            break
        view = state.view(seat)
        worlds = [view.determinize(rng) for _ in range(3)]
        assert all(w.view(seat) == view and w.legal_actions() == view.legal_actions() for w in worlds)
        assert all(w.view(None) == state.view(None) for w in worlds)
        choices = [game.heuristics.policy(w, w.legal_actions(), Random(5)) for w in worlds]
        assert len(set(choices)) == 1
        legal = state.legal_actions()
        state.apply(legal[int(rng.random() * len(legal))])


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_positions_can_be_sent_to_another_process(game: Game, seats: int, options: object) -> None:
    view = game.setup(seats, options, 4).view(0)
    assert pickle.loads(pickle.dumps(view)) == view
    action = game.setup(seats, options, 4).legal_actions()[0]
    assert game.decode(action.encode()) is action


@pytest.mark.parametrize("game", ALL, ids=lambda g: g.id)
def test_tables_that_do_not_exist_are_refused(game: Game) -> None:
    with pytest.raises(ValueError, match=r"cannot be played|no such table"):
        game.setup(17, game.options(), 0)
    with pytest.raises(ValueError, match="cannot be played"):
        Match(game, 17, game.options(), 0, [None] * 17)


@pytest.mark.parametrize("game", ALL, ids=lambda g: g.id)
def test_unknown_actions_are_refused(game: Game) -> None:
    for text in ("", "nonsense", "bid 999", "bid -1", "bid  1", "BID 1"):
        with pytest.raises(IllegalAction):
            game.decode(text)


def test_games_are_found_by_id() -> None:
    assert all(find(g.id) is g for g in GAMES)
    with pytest.raises(ValueError, match="halunken"):
        find("chess")


def test_a_broken_law_is_reported_with_the_game_that_shows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    state = type(TOY.setup(2, TOY.options(), 0))
    monkeypatch.setattr(state, "ranks", lambda self: (1,))
    with pytest.raises(Breach, match="seed=7"):
        check(TOY, 2, TOY.options(), 7)


def test_a_view_that_leaks_breaks_a_law(monkeypatch: pytest.MonkeyPatch) -> None:
    state = type(TOY.setup(2, TOY.options(), 0))
    true_view = state.view

    def leaky(self: object, seat: int | None) -> object:
        view = true_view(self, seat)
        if self.viewer == -2:
            view.pile = self.pile  # type: ignore[attr-defined]
        return view

    monkeypatch.setattr(state, "view", leaky)
    with pytest.raises(Breach):
        check(TOY, 3, TOY.options(), 1)
