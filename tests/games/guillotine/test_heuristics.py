"""What a good executioner knows: nothing that is hidden, what a noble is worth to whom, and which card to play."""

from __future__ import annotations

from random import Random

import pytest

from gamebox.games.guillotine import GAME
from gamebox.games.guillotine import heuristics as tips
from gamebox.games.guillotine.cards import ACTIONS, card
from gamebox.games.guillotine.plans import PLANS, worth
from gamebox.games.guillotine.rules import State
from gamebox.players import make
from tests.support.guillotine import do, named, position

FOUR = "baron duke colonel sheriff"


def choice(s: State, seed: int = 1) -> str:
    """What the policy chooses."""
    return named(tips.policy(s, s.legal_actions(), Random(seed)))


@pytest.mark.parametrize("table", GAME.tables())
def test_nothing_hidden_is_read(table: tuple[int, object]) -> None:
    rng = Random(4)
    for deal in range(8):
        state = GAME.setup(*table, deal)
        while state.current is not None:
            legal = state.legal_actions()
            other = state.view(state.current).determinize(rng)
            assert tips.value(state) == tips.value(other)
            chosen = [tips.policy(s, s.legal_actions(), Random(deal)) for s in (state, other)]
            assert chosen[0] is chosen[1] and chosen[0] in legal
            views = [s.view(state.current) for s in (state, other)]
            assert tips.reason(views[0], chosen[0]) == tips.reason(views[1], chosen[0])
            assert tips.weigh(views[0], other) > 0
            state.apply(legal[int(rng.random() * len(legal))])
        assert sum(tips.value(state)) == pytest.approx(1)


def test_every_action_card_has_a_plan() -> None:
    assert list(PLANS) == [a.name for a in ACTIONS]


def test_guards_pairs_and_supports_make_nobles_dearer() -> None:
    s = position("duke", ["", ""], trophies=["palace_guard palace_guard count", "sheriff"], laid={"civic_support": 1})
    assert worth(s, 0, card("palace_guard") + 2) > worth(s, 1, card("palace_guard") + 2) + 3
    assert worth(s, 0, card("countess")) == worth(s, 1, card("countess")) - 0.7 + 4
    assert worth(s, 1, card("mayor")) == worth(s, 0, card("mayor")) + 1


def test_a_card_is_played_when_it_brings_a_better_noble() -> None:
    s = position("martyr duke king_louis_xvi sheriff", ["l_idiot stumble", ""])
    assert choice(s) == "play l_idiot"
    assert choice(do(s, "play l_idiot")) == "noble king_louis_xvi"
    assert choice(do(s, "noble king_louis_xvi")) == "place 0"


def test_a_card_is_kept_when_it_brings_nothing() -> None:
    assert choice(position("king_louis_xvi sheriff martyr", ["l_idiot stumble", ""])) == "pass"


def test_the_clown_goes_to_the_leader() -> None:
    s = do(position("the_clown duke", ["", "", ""], trophies=["", "mayor", "cardinal"]), "pass")
    assert choice(s) == "seat 2"


@pytest.mark.parametrize("seats", [2, 3])
def test_computer_players_play_to_the_end(seats: int) -> None:
    s = GAME.setup(seats, GAME.options(), 3)
    players = [make(name, GAME, seat, seat) for seat, name in enumerate(("rule", "greedy", "random")[:seats])]
    while s.current is not None:
        player = players[s.current]
        player.begin(s.view(s.current))
        action = None
        while action is None:
            action = player.poll()
        s.apply(action)
    assert s.day == 3
