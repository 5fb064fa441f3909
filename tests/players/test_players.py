"""Computer players decide by their view alone, the same way every time, and find what is there to be found."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from gamebox.arena import as_json, as_text, run, wilson
from gamebox.core.game import State
from gamebox.core.match import Match
from gamebox.games import GAMES, find
from gamebox.players import HUMAN, make
from gamebox.players.levels import SECONDS, described, ladder, level
from gamebox.players.search import NODES, Searcher
from gamebox.players.search import shares as shares_of
from gamebox.players.thought import chance, think

TABLES = [(game, seats, options) for game in GAMES for seats, options in game.tables()]
HALUNKEN = find("halunken")


def positions(count: int, seed: int = 1) -> Iterator[tuple[Any, State[Any]]]:
    """Real positions with a choice, from random games of all tables in turn."""
    rng, deal = Random(seed), 0
    while count > 0:
        game, seats, options = TABLES[deal % len(TABLES)]
        state = game.setup(seats, options, seed * 100_000 + deal)
        deal += 1
        while state.current is not None and count > 0:
            legal = state.legal_actions()
            if len(legal) > 1 and rng.random() < 0.3:
                count -= 1
                yield game, state.clone()
            state.apply(legal[int(rng.random() * len(legal))])


def test_slices_do_not_change_the_move() -> None:
    for game, state in positions(30, seed=3):
        assert state.current is not None
        view, player = state.view(state.current), make("search:40", game, state.current, 9)
        player.begin(view)
        action = None
        while action is None:
            action = player.poll(0.0005)
        assert action is make("search:40", game, state.current, 9).decide(view)


def test_other_seed_other_dice() -> None:
    view = HALUNKEN.setup(4, HALUNKEN.options(), 1)
    view = view.view(view.current)
    assert len({make("random", HALUNKEN, view.viewer, seed).decide(view).encode() for seed in range(40)}) > 5
    assert chance(1, view).random() == chance(1, view).random() != chance(2, view).random()


def test_only_the_own_view_is_accepted() -> None:
    state = HALUNKEN.setup(3, HALUNKEN.options(), 1)
    seat = state.current
    player = make("rule", HALUNKEN, seat, 1)
    for wrong in (state, state.view((seat + 1) % 3), state.view(None)):
        with pytest.raises(ValueError, match="view"):
            player.begin(wrong)
    with pytest.raises(ValueError, match="view"):
        think(player.strategy, state, 1)


def test_forced_moves_are_settled_at_once() -> None:
    state = HALUNKEN.setup(3, HALUNKEN.options(), 4)
    rng = Random(1)
    while state.current is not None and len(state.legal_actions()) > 1:
        legal = state.legal_actions()
        state.apply(legal[int(rng.random() * len(legal))])
    assert state.current is not None
    player = make("search:1000000", HALUNKEN, state.current, 1)
    player.begin(state.view(state.current))
    assert player.poll(0.0) is state.legal_actions()[0]


def test_an_answer_is_there_at_any_moment() -> None:
    for game, state in positions(20, seed=5):
        view = state.view(state.current)
        search = Searcher(view, game.heuristics, Random(1), 1000)
        assert search.best() in view.legal_actions()
        assert not search.run(0.0)
        assert search.best() in view.legal_actions()


def test_searches_keep_their_tree_small() -> None:
    _, state = next(positions(1, seed=2))
    search = Searcher(state.view(state.current), HALUNKEN.heuristics, Random(1), 60)
    search.run(float("inf"))
    assert search.done == 60
    assert search.nodes <= 60 * 8 < NODES


@pytest.mark.parametrize(("favour", "patience", "kept"), [(9.0, 1e9, 1.0), (0.0, 1.0, 0.8)])
def test_heuristics_say_how_much_and_how_long_their_policy_is_trusted(
    favour: float, patience: float, kept: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    searched = followed = 0
    for game, state in positions(30, seed=4):
        monkeypatch.setattr(game.heuristics, "FAVOUR", favour, raising=False)
        monkeypatch.setattr(game.heuristics, "PATIENCE", patience, raising=False)
        search = Searcher(state.view(state.current), game.heuristics, Random(1), 40)
        search.run(float("inf"))
        if len(search.root.edges) > 1:
            searched += 1
            followed += search.best() == search.favoured
    assert searched > 10
    assert followed == searched if kept == 1.0 else followed < kept * searched


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_hint_does_not_praise_what_is_forced(game: Any) -> None:
    said, rng = set(), Random(3)
    for deal, (seats, options) in enumerate(list(game.tables())[:4]):
        state = game.setup(seats, options, deal)
        while state.current is not None:
            legal = state.legal_actions()
            if len(legal) == 1:
                said.add(game.heuristics.reason(state.view(state.current), legal[0]).key)
            state.apply(legal[0] if len(legal) == 1 else game.heuristics.policy(state, legal, rng))
    facts = {"announce", "out"} if game.id == "gang_of_four" else set()
    assert said - facts <= {"forced", "only", "cannot", "none"}
    assert said or game.id == "galeon", "who can only pass in Galéon is passed over"


def test_views_can_be_sent_to_another_process() -> None:
    for _, state in positions(200, seed=6):
        view = state.view(state.current)
        assert pickle.loads(pickle.dumps(view)) == view


def test_names() -> None:
    assert HALUNKEN.levels == ("cabin", "deck", "mate", "bosun", "captain")
    for name, words, seconds in zip(HALUNKEN.levels, ladder(HALUNKEN), SECONDS, strict=True):
        assert level(name, HALUNKEN) == described(words)._replace(seconds=seconds)
    assert level("mate/bold", HALUNKEN) == level("mate", HALUNKEN)._replace(style="bold")
    assert level("glance:60:20").faith == 20
    assert HUMAN is None
    assert level("search:300").amount == 300
    wrong_names = ("", "search", "search:0", "search:x", "rule:3", "nobody", "plain", "glance:1:2:3", "search:9:9")
    for wrong in (*wrong_names, "mate/shy"):
        with pytest.raises(ValueError, match="no such"):
            make(wrong, HALUNKEN, 0, 1)


def test_values_are_shares() -> None:
    for game, state in positions(500, seed=8):
        shares = game.heuristics.value(state)
        assert len(shares) == len(state.ranks())
        assert sum(shares) == pytest.approx(1.0)
        assert min(shares) >= 0.0
        view = state.view(state.current)
        assert game.heuristics.weigh(view, view.determinize(Random(1))) > 0.0


def test_computers_finish_a_match_by_themselves() -> None:
    for game, seats, options in TABLES:
        names = ("rule", "search:5", "greedy", "plain:3", "random")[:seats]
        players = [make(name, game, seat, 3) for seat, name in enumerate(names)]
        match = Match(game, seats, options, 11, players)
        while match.current is not None:
            match.step()
        assert sum(shares_of(match.state)) in (0.0, pytest.approx(1.0)), "somebody has won, or all have lost"


def test_wilson() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(1.0, 10)[1] == pytest.approx(1.0)
    assert wilson(0.5, 0) == (0.0, 1.0)


def test_arena_rotates_each_deal_through_all_seats() -> None:
    result = run(HALUNKEN, ["rule", "random"], 10, seed=3, seats=4)
    assert result.games == 12
    rule, rand = result.rows
    assert (rule.name, rule.held, rand.held) == ("rule", 1, 3)
    assert rule.share + 3 * rand.share == pytest.approx(1.0)
    assert sum(result.seat_shares) == pytest.approx(1.0)
    assert "rule" in as_text(result)
    assert '"share"' in as_json(result)


def test_arena_is_reproducible_in_any_number_of_processes() -> None:
    one, two = (run(HALUNKEN, ["rule", "random"], 12, seed=5, jobs=jobs, seats=3) for jobs in (1, 2))
    assert [(r.share, r.rank, r.score) for r in one.rows] == [(r.share, r.rank, r.score) for r in two.rows]


def test_no_seat_is_favoured() -> None:
    result = run(HALUNKEN, ["rule"], 400, seed=9, seats=4)
    for share in result.seat_shares:
        low, high = wilson(share, result.games)
        assert low - 0.02 < 0.25 < high + 0.02, result.seat_shares


def test_arena_refuses_what_cannot_be_played() -> None:
    with pytest.raises(ValueError, match="no such player"):
        run(HALUNKEN, ["nobody"], 1, seats=4)
    with pytest.raises(ValueError, match="played by"):
        run(HALUNKEN, ["rule"], 1, seats=7)
    with pytest.raises(ValueError, match="seats"):
        run(HALUNKEN, ["rule"] * 4, 1, seats=3)
