"""What a good captain knows: nothing that is hidden, which sailors count, whom to rob, and when not to."""

from __future__ import annotations

from random import Random

import pytest

from gamebox.games.halunken import GAME, decode
from gamebox.games.halunken import heuristics as tips
from gamebox.games.halunken.actions import BID, CARD, GIVE, RUMS, TAKE
from gamebox.games.halunken.cards import ROUNDS
from gamebox.games.halunken.evaluation import outlook, taste, worth
from gamebox.games.halunken.experience import WEIGHTS
from gamebox.games.halunken.forecast import forecast
from gamebox.games.halunken.rules import FULL_HAND, State, setup
from gamebox.games.halunken.verdict import SIGNS, group, signs
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
            assert tips.verdict(state) == tips.verdict(other)
            chosen = [tips.policy(s, s.legal_actions(), Random(deal)) for s in (state, other)]
            assert chosen[0] is chosen[1]
            views = [s.view(state.current) for s in (state, other)]
            assert tips.imagine(views[0], Random(deal)) == tips.imagine(views[1], Random(deal))
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


def test_imagined_captains_show_what_promises_most() -> None:
    state = position([0, 5, 9], [2, 2, 2], tops={2: "p15", 1: "y1", 3: "y2", 4: "y3", 6: "y4", 7: "y5"}, round=5)
    state.hands = [1 << 1 | 1 << 2 | 1 << 4, FULL_HAND, FULL_HAND, 0]
    odds = forecast(state).casual(0)
    assert sum(odds) == pytest.approx(1.0)
    assert odds[2] > 0.6 and odds[1] > 0.0 and not odds[3]
    state.choice, state.current = [2, 0, 0, 0], 1
    view, rng = state.view(1), Random(3)
    shown = [tips.imagine(view, rng).choice[0] for _ in range(200)]
    assert shown.count(2) > 100 and set(shown) <= {1, 2, 4}


def test_imagined_worlds_look_the_same_to_the_viewer() -> None:
    rng = Random(5)
    for deal in range(18):
        state = GAME.setup(*GAME.tables()[deal % 6], deal)
        while state.current is not None:
            view = state.view(state.current)
            assert tips.imagine(view, rng).view(state.current) == view
            legal = state.legal_actions()
            state.apply(legal[int(rng.random() * len(legal))])


def test_where_good_sailors_lie_in_reach_a_round_begins_well() -> None:
    """The crews stay the same; what changes is whether seat 0 still holds the card that leads to the best sailor."""
    tops = {1: "y1", 3: "p15", 4: "y2", 9: "y8", 10: "y7", 11: "y9", 12: "y3"}
    state = position([0, 5, 9], ["y5 g5", "y6 g6", "y4 g7"], tops=tops, round=7)
    state.hands = [1 << 3 | 1 << 1, 1 << 4 | 1 << 2, 1 << 3 | 1 << 1, 0]
    promised = tips.verdict(state)
    state.hands[0] = 1 << 4 | 1 << 1
    without = tips.verdict(state)
    assert sum(promised) == pytest.approx(1.0) == sum(without)
    assert promised[0] > without[0] + 0.05


def test_within_a_round_the_verdict_is_the_value() -> None:
    state = setup(4, GAME.options(), 3)
    assert tips.verdict(state) == tips.value(state)
    while state.current is not None:
        if state.phase == TAKE or state.secrets():
            assert tips.verdict(state) == tips.value(state)
        state.apply(state.legal_actions()[-1])
    assert tips.verdict(state) == tips.value(state)
    assert max(tips.verdict(state)) in (1.0, 0.5)


def test_weights_are_there_for_each_sign_and_round() -> None:
    learned = {key[:-1] for key in WEIGHTS}
    assert learned <= {group(setup(seats, options, 1)) for seats, options in GAME.tables()}
    assert set(WEIGHTS) == {(*key, number) for key in learned for number in range(1, ROUNDS + 1)}
    assert {len(row) for row in WEIGHTS.values()} == {len(SIGNS)}
    state = setup(4, GAME.options(), 3)
    while state.phase != CARD:
        state.apply(state.legal_actions()[0])
    assert {len(row) for row in signs(state)} == {len(SIGNS)}


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
