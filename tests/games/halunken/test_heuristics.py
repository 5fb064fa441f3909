"""What a good captain knows: nothing that is hidden, which sailors count, whom to rob, and when not to."""

from __future__ import annotations

from random import Random

import pytest

from gamebox.games.halunken import GAME, decode
from gamebox.games.halunken import heuristics as tips
from gamebox.games.halunken.actions import BID, CARD, GIVE, RUMS, TAKE
from gamebox.games.halunken.evaluation import outlook, taste, worth
from gamebox.games.halunken.forecast import forecast
from gamebox.games.halunken.rules import State, setup
from gamebox.players import make
from gamebox.resources import resource_path
from tests.support.halunken import position, sailor, sailors


def scrambled(state: State, rng: Random) -> State:
    """Another truth that looks the same to the mover."""
    assert state.current is not None
    return state.view(state.current).determinize(rng)


@pytest.mark.parametrize("table", GAME.tables())
def test_nothing_hidden_is_read(table: tuple[int, object]) -> None:
    rng = Random(4)
    for deal in range(12):
        state = GAME.setup(*table, deal)
        while state.current is not None:
            legal = state.legal_actions()
            other = scrambled(state, rng)
            assert tips.value(state) == tips.value(other)
            chosen = [tips.policy(s, s.legal_actions(), Random(deal)) for s in (state, other)]
            assert chosen[0] is chosen[1]
            views = [s.view(state.current) for s in (state, other)]
            assert tips.reason(views[0], chosen[0]) == tips.reason(views[1], chosen[0])
            assert chosen[0] in legal
            state.apply(legal[int(rng.random() * len(legal))])


def test_a_colour_with_many_sailors_is_worth_more() -> None:
    yellow = taste(sailors("y3 y4 y5"), 6)
    assert worth(yellow, sailor("y9")) > worth(yellow, sailor("p9"))
    assert outlook(sailors("y3 y4 y9"), 8) > outlook(sailors("y3 y4 p9"), 8)


def test_the_best_sailor_is_taken_from_a_smaller_crew() -> None:
    state = position([0, 3], ["y2 y3", "r5 p15 g3"], jack=9)
    state.phase, state.current, state.mover, state.hit, state.round = TAKE, 0, 0, 1, 7
    assert tips.policy(state, state.legal_actions(), Random(1)) is decode(f"take {sailor('p15')}")


def test_the_least_sailor_is_given() -> None:
    state = position([0, 3, 6], ["y2 p15 p9", 3, 3], jack=9)
    state.phase, state.current, state.hit, state.mover, state.round = GIVE, 0, 0, 3, 7
    assert tips.policy(state, state.legal_actions(), Random(1)) is decode(f"give {sailor('y2')}")


def test_a_rum_goes_where_most_is_found() -> None:
    state = position([0, 1, 2], [1, 1, 1], tops={3: "p15", 4: "y1", 5: "y2", 6: "y3", 7: "y4"}, round=7)
    state.choice, state.moving, state.phase, state.current = [8, 1, 2], (0,), RUMS, 0
    state.pos[1:] = [10, 12]
    assert tips.policy(state, state.legal_actions(), Random(1)) is decode("rum 3")


def test_a_cheap_sailor_is_bid_where_there_is_much_to_rob() -> None:
    state = position([0, 4, 8], ["y1 y2", "p15 p14 p13", "r14 r13 r12"], jack=10, auction=True, round=7)
    assert state.phase == BID
    state.current = 0
    assert tips.policy(state, state.legal_actions(), Random(1)) is decode(f"bid {sailor('y1')}")


def test_forecasts_are_shared_by_positions_that_look_the_same() -> None:
    state = setup(4, GAME.options(), 3)
    while state.phase != CARD:
        state.apply(state.legal_actions()[0])
    one = forecast(state)
    assert forecast(state.clone()) is one is forecast(scrambled(state, Random(2)))
    for odds, hand in zip(one.odds, state.hands, strict=False):
        assert sum(odds) == pytest.approx(1.0)
        assert all(not x or hand >> m & 1 for m, x in enumerate(odds))


def test_every_reason_has_a_sentence() -> None:
    texts = resource_path("locale", "en", "halunken.toml").read_text(encoding="utf-8")
    said, rng = set(), Random(2)
    for deal in range(30):
        seats, options = GAME.tables()[deal % 6]
        state = GAME.setup(seats, options, deal)
        while state.current is not None:
            view = state.view(state.current)
            action = tips.policy(view, view.legal_actions(), rng)
            said.add(tips.reason(view, action).key)
            state.apply(action)
    assert len(said) >= 10
    section = texts[texts.index("[reason]") :]
    assert all(f"\n{key} = " in section for key in said)


def last_round() -> State:
    """Two cards left; with the 2 seat 0 gets the purple 15 and 40 points against 38, with the 1 it stays behind."""
    state = position([0, 7, 9], ["y5 g5", "g9 g10", "y3 y4"], tops={2: "p15", 1: "y1"}, taverns={13: 0, 12: 0}, round=8)
    state.hands = [1 << 1 | 1 << 2, 1 << 6, 1 << 3, 0]
    return state


@pytest.mark.parametrize("name", ["rule", "greedy", "search:60", "plain:300", "captain"])
def test_the_one_winning_card_is_found(name: str) -> None:
    state = last_round()
    assert state.phase == CARD
    view = state.view(0)
    found = {make(name, GAME, 0, seed).decide(view).encode() for seed in range(5)}
    assert found == {"card 2"}
    for text in ("card 2", "card 6", "card 3"):
        state.apply(decode(text))
    assert state.ranks()[0] == 1
