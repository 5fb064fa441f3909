"""Whole games: all laws to the very end, the second scorer, and how long games last."""

from __future__ import annotations

from random import Random

import pytest

from gamebox.core.laws import Watch, check
from gamebox.games.galeon import GAME, setup
from gamebox.games.galeon.actions import PASSED, SAID_NO, WENT_ON, WINDOW
from gamebox.games.galeon.rules import TABLES, Options, State
from tests.support.galeon import rule
from tests.support.scorer_galeon import galeon
from tests.support.scorers import Turn

NORMAL = [(n, Options()) for n in (3, 4, 5)]
OTHERS = [(n, Options(notebook, 100, stay)) for n in (3, 4, 5) for notebook, stay in ((False, True), (True, False))]


def random_choice(s: State, rng: Random, calm: bool) -> object:
    """Any legal choice; calm games go on as long as they can."""
    legal = s.legal_actions()
    return WENT_ON if calm and s.phase == WINDOW else legal[int(rng.random() * len(legal))]


@pytest.mark.parametrize(("seats", "options"), NORMAL + OTHERS, ids=str)
def test_every_law_holds_to_the_end(seats: int, options: Options) -> None:
    for seed in range(2):
        watch, rng = Watch(GAME, seats, options, seed), Random(seed)
        while watch.state.current is not None:
            watch.play(random_choice(watch.state, rng, calm=True))
        watch.finish()
        assert watch.state.turn > 6


def test_every_law_holds_in_random_games_of_every_table() -> None:
    for k, (seats, options) in enumerate(TABLES):
        assert check(GAME, seats, options, 2 * k + 1) > 20


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
@rule("5.1", "5.2", "7.2", "7.3")
def test_a_second_scorer_agrees(seats: int, options: Options) -> None:
    for seed in range(12):
        s, rng, turns = setup(seats, options, seed), Random(seed), list[Turn]()
        while s.current is not None:
            action = random_choice(s, rng, calm=seed % 3 > 0)
            turns.append(Turn(s.zones(), s.current, action.encode()))  # type: ignore[attr-defined]
            s.apply(action)  # type: ignore[arg-type]
        result = galeon(turns, s.zones(), seats, options)
        assert result.scores == s.scores()
        assert result.winners == tuple(seat for seat, rank in enumerate(s.ranks()) if rank == 1)


@pytest.mark.parametrize(("seats", "turns"), [(3, 10), (4, 8), (5, 7)])
@rule("4.2", "4.3", "7.1")
def test_a_game_without_bids_ends_by_itself(seats: int, turns: int) -> None:
    s = setup(seats, Options(), 3)
    while s.current is not None:
        s.apply(PASSED if PASSED in s.legal_actions() else SAID_NO)
    assert (s.turn, len(s.centre), s.ending) == (turns, 35, "towers")
    assert (s.scores(), s.ranks()) == ((45,) * seats, (1,) * seats)


@rule("4.0", "7.1")
def test_how_games_end() -> None:
    endings = {}
    for seats in (3, 5):
        for seed in range(40):
            s, rng = setup(seats, Options(), seed), Random(seed)
            while s.current is not None:
                s.apply(random_choice(s, rng, calm=True))  # type: ignore[arg-type]
            assert s.turn <= 34
            endings[seats, s.ending] = endings.get((seats, s.ending), 0) + 1
    assert endings[3, "cards"] > 10 and (3, "ships") not in endings
    assert endings[5, "towers"] > 5
