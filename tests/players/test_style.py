"""Styles: what is bold, careful and greedy in each game, and that they only decide between choices that may be made."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from statistics import mean
from types import SimpleNamespace
from typing import Any

import pytest

from gamebox.core.game import Game, State
from gamebox.games import GAMES, find
from gamebox.players.fast import GlancePlayer
from gamebox.players.search import EVEN, KNOWN, NEAR, Searcher
from gamebox.players.style import BOLD, CAREFUL, GREEDY, STYLES, plain, style
from gamebox.players.thought import chance, sensible

each_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
PER_TABLE = 60
SHARE = 0.3
"""How many of the positions of a game are looked at."""


def games_of(game: Game, seed: int) -> Iterator[list[State[Any]]]:
    """By table, positions of a game in which somebody has a choice; the rule player and chance play in turn."""
    for number, (seats, options) in enumerate(game.tables()):
        rng, found, deal = Random(f"{game.id} {seed} {number}"), list[State[Any]](), 0
        while len(found) < PER_TABLE:
            state = game.setup(seats, options, 1000 * seed + 100 * number + deal)
            deal += 1
            while state.current is not None:
                legal = state.legal_actions()
                if len(legal) > 1 and rng.random() < SHARE:
                    found.append(state.clone())
                ruled, drawn = rng.random() < 0.5, legal[int(rng.random() * len(legal))]
                state.apply(game.heuristics.policy(state, legal, rng) if ruled else drawn)
        found.sort(key=lambda _: rng.random())
        yield found[:PER_TABLE]


@cache
def positions(game_id: str) -> list[State[Any]]:
    """Positions of all tables of a game in turn."""
    return [state for row in zip(*games_of(find(game_id), 1), strict=True) for state in row]


def views(game: Game, count: int) -> Iterator[State[Any]]:
    """As many views in which there is more than one worthwhile choice; the same for everybody who asks."""
    for state in positions(game.id):
        if count and len(choices(game, state)) > 1:
            count -= 1
            yield state.view(state.current)


def choices(game: Game, state: State[Any]) -> list[Any]:
    """What is worthwhile in a position."""
    return sensible(game.heuristics)(state, state.legal_actions())


def lean(game: Game, view: State[Any], action: Any) -> tuple[float, float]:
    """How daring an action is, and how much it takes."""
    return style(BOLD, game.heuristics)(view, action), style(GREEDY, game.heuristics)(view, action)


@each_game
def test_leanings_lie_between_nothing_and_all(game: Game) -> None:
    asked = 0
    for state in positions(game.id):
        view = state.view(state.current)
        for action in view.legal_actions():
            daring, gain = lean(game, view, action)
            assert -1.0 <= daring <= 1.0, (action.encode(), daring)
            assert -1.0 <= gain <= 1.0, (action.encode(), gain)
            told = game.heuristics.lean(view, action)  # type: ignore[attr-defined]
            assert max(map(abs, told)) < 3.0, "what is beyond is only a little beyond"
            asked += 1
    assert asked > 1000


@each_game
def test_what_lies_hidden_does_not_count(game: Game) -> None:
    rng = Random(3)
    for state in positions(game.id)[:600]:
        view = state.view(state.current)
        before, other = view.digest(), view.determinize(rng)
        for action in view.legal_actions():
            found = lean(game, view, action)
            assert found == lean(game, other.view(state.current), action) == lean(game, other, action)
            assert found == lean(game, state, action)
        assert view.digest() == before


@each_game
def test_choices_differ_in_daring_and_gain(game: Game) -> None:
    seen = [[lean(game, view, action) for action in choices(game, view)] for view in views(game, 500)]
    for kind in (0, 1):
        assert mean([len({x[kind] for x in found}) > 1 for found in seen]) > 0.6


def picked(game: Game, view: State[Any], name: str, blur: float, faith: float) -> Any:
    """What somebody of a style takes at a glance. Each has the same dice."""
    player = GlancePlayer(game.heuristics, blur, faith, style(name, game.heuristics))
    return player.open(view, chance(1, view)).best()


@each_game
def test_styles_play_in_their_own_way(game: Game) -> None:
    taken: dict[str, list[tuple[float, float]]] = {name: [] for name in STYLES}
    ways = []
    for view in views(game, 150):
        picks = [picked(game, view, name, 0.03, 0.04) for name in STYLES]
        assert set(picks) <= set(choices(game, view)) <= set(view.legal_actions())
        ways.append(len(set(picks)) > 1)
        for name, action in zip(STYLES, picks, strict=True):
            taken[name].append(lean(game, view, action))
    assert 0.15 < mean(ways) < 0.9
    daring = {name: mean([x[0] for x in found]) for name, found in taken.items()}
    gain = {name: mean([x[1] for x in found]) for name, found in taken.items()}
    assert daring[BOLD] > daring[CAREFUL] + 0.05
    assert gain[GREEDY] > max(gain[BOLD], gain[CAREFUL])


@each_game
def test_searches_choose_by_style_among_what_is_about_as_good(game: Game) -> None:
    decided = 0
    for view in views(game, 20):
        plainly = Searcher(view, game.heuristics, Random(5), 60)
        plainly.run(float("inf"))
        top = plainly.best()
        for name in STYLES:
            liking = style(name, game.heuristics)
            search = Searcher(view, game.heuristics, Random(5), 60, style=liking)
            search.run(float("inf"))
            visits = {edge.action: edge.visits for edge in search.root.edges.values()}
            assert visits == {edge.action: edge.visits for edge in plainly.root.edges.values()}
            best = search.best()
            assert visits[best] >= EVEN * visits[top] == EVEN * max(visits.values())
            mean = {edge.action: edge.total / edge.weight for edge in search.root.edges.values()}
            even = [a for a, n in visits.items() if n >= EVEN * visits[top] and mean[a] >= mean[top] - NEAR]
            if visits[top] < KNOWN:
                assert best is top
                continue
            decided += len(even) > 1
            assert liking(view, best) == max([liking(view, action) for action in even])
    assert decided


def test_bold_and_careful_are_opposites() -> None:
    game = find("galeon")
    for view in views(game, 20):
        bold, careful, greedy = [style(name, game.heuristics) for name in STYLES]
        for action in view.legal_actions():
            assert (bold(view, action), greedy(view, action)) == lean(game, view, action)
            assert careful(view, action) == -bold(view, action)


def test_what_is_beyond_all_counts_as_all() -> None:
    eager: Any = SimpleNamespace(lean=lambda view, action: (action, -action))
    view: Any = None
    for told, bold in ((0.5, 0.5), (1.0, 1.0), (7.0, 1.0), (-7.0, -1.0)):
        assert [style(name, eager)(view, told) for name in STYLES] == [bold, -bold, -bold]


def test_nobody_has_a_style_where_a_game_tells_nothing() -> None:
    silent: Any = SimpleNamespace()
    assert style(BOLD, silent) is plain
    assert style("", GAMES[0].heuristics) is plain
    with pytest.raises(ValueError, match="no such style"):
        style("shy", silent)


# What each game calls daring and gain


def all_leanings(game_id: str) -> Iterator[tuple[State[Any], dict[Any, tuple[float, float]]]]:
    """Views of a game, and what is thought of each choice."""
    game = find(game_id)
    for state in positions(game_id):
        view = state.view(state.current)
        yield view, {action: lean(game, view, action) for action in view.legal_actions()}


def test_gang_of_four_careful_is_to_pass_and_greedy_to_shed() -> None:
    from gamebox.games.gang_of_four.actions import PASSED
    from gamebox.games.gang_of_four.combos import GANG

    gangs = 0
    for view, found in all_leanings("gang_of_four"):
        plays = [(action.combo, leaning) for action, leaning in found.items() if action.combo is not None]
        if PASSED in found and plays:
            daring, gain = found[PASSED]
            assert daring < min([x[0] for _, x in plays])
            assert gain < min([x[1] for _, x in plays])
        for combo, (daring, gain) in plays:
            gangs += combo.kind == GANG
            if view.table is not None and combo.kind == GANG:
                assert daring == max([x[0] for _, x in plays])
            if view.table is None and combo.size >= 5:
                assert gain == 1.0
    assert gangs > 20


def test_guillotine_bold_is_chance_and_careful_is_to_keep() -> None:
    from gamebox.games.guillotine.actions import PASSED, PLAY, TURN
    from gamebox.games.guillotine.cards import NAMES

    wild, tame = ("mass_confusion", "escape", "rain_delay"), ("callous_guards", "fountain_of_blood", "church_support")
    met = 0
    for view, found in all_leanings("guillotine"):
        if view.phase != TURN:
            continue
        named = {NAMES[action.what]: x for action, x in found.items() if action.kind == PLAY}
        for name in wild:
            if name in named:
                assert named[name][0] > found[PASSED][0]
                met += any(named[name][0] > named[other][0] + 1 for other in tame if other in named)
        if "double_feature" in named and len(view.line) > 1 and view.line[1] < 20:
            assert named["double_feature"][1] > 0
    assert met > 3


def test_halunken_bold_is_a_high_bid_and_greedy_takes_what_counts_most() -> None:
    from gamebox.games.halunken.actions import BID, CARD, TAKE
    from gamebox.games.halunken.cards import RUM, VALUE
    from gamebox.games.halunken.rules import crew_score

    for view, found in all_leanings("halunken"):
        if view.phase == BID:
            by_value = sorted([(VALUE[a.what] if a.what >= 0 else 0, x[0]) for a, x in found.items()])
            assert [daring for _, daring in by_value] == sorted([daring for _, daring in by_value])
        elif view.phase == TAKE:
            best = max(found, key=lambda a: found[a][1])
            crew = view.crews[view.current]
            sums = {a: crew_score((*crew, a.what)) for a in found if a.what >= 0}
            assert found[best][1] == 1.0 or sums[best] == max(sums.values())
        elif view.phase == CARD:
            rum = [x[0] for a, x in found.items() if a.what == RUM]
            assert not rum or rum[0] < 0


def test_gnadenlos_bold_keeps_no_nuggets_and_sends_the_ablest() -> None:
    from gamebox.games.gnadenlos.actions import BUY, LAST, SEND
    from gamebox.games.gnadenlos.cards import ADVENTURERS, STRENGTH

    for view, found in all_leanings("gnadenlos"):
        if view.phase in (BUY, LAST):
            for kind in (0, 1):
                row = [found[a][kind] for a in sorted(found, key=lambda a: a.what)]
                assert row == sorted(row)
        elif view.phase == SEND:
            able = {a: sum(ADVENTURERS[a.what][1:]) for a in found}
            boldest = max(found, key=lambda a: found[a][0])
            strong = {a: STRENGTH[view.shown[-1]][a.what] for a in found}
            assert max(strong, key=lambda a: found[a][1]) in [a for a in strong if strong[a] == max(strong.values())]
            assert not any(able[a] > able[boldest] and strong[a] > strong[boldest] for a in found)


def test_galeon_bold_bids_high_and_greedy_cheaply() -> None:
    from gamebox.games.galeon.actions import ANNOUNCED, AUCTION, PASSED, SAID_NO, SAID_YES, WENT_ON

    for view, found in all_leanings("galeon"):
        if view.phase == AUCTION:
            assert found[PASSED][0] <= min([x[0] for x in found.values()]) + 0.3
            for tower in view.centre:
                row = [found[a] for a in sorted(found, key=lambda a: a.value) if a.tower == tower]
                assert [x[0] for x in row] == sorted([x[0] for x in row])
                assert [x[1] for x in row] == sorted([x[1] for x in row], reverse=True)
        elif ANNOUNCED in found:
            assert found[ANNOUNCED][0] > 0 > found[WENT_ON][0]
        else:
            assert found[SAID_YES][0] > 0 > found[SAID_NO][0]
