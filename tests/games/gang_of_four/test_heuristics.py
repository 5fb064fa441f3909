"""What a good player of Gang of Four knows: how to sort a hand, what to lead, when to pass, whom to stop."""

from __future__ import annotations

from random import Random

import pytest

from gamebox.core.game import Setting
from gamebox.games.gang_of_four import GAME, decode
from gamebox.games.gang_of_four import heuristics as tips
from gamebox.games.gang_of_four.cards import FULL, faces_in, holding
from gamebox.games.gang_of_four.combos import read
from gamebox.games.gang_of_four.evaluation import standing
from gamebox.games.gang_of_four.plan import holds, outlay, plan, without
from gamebox.games.gang_of_four.rules import Options, State, setup
from tests.support.gang_of_four import do, position


def policy(state: State) -> str:
    """What the rule player does with its view."""
    assert state.current is not None
    view = state.view(state.current)
    return tips.policy(view, view.legal_actions(), Random(1)).encode()


@pytest.mark.parametrize("table", GAME.tables())
def test_nothing_hidden_is_read(table: Setting) -> None:
    rng = Random(4)
    state = GAME.setup(*table, 0)
    for step in range(400):
        if state.current is None:
            break
        legal = state.legal_actions()
        if step % 4 == 0:
            other = state.view(state.current).determinize(rng)
            assert tips.value(state) == tips.value(other)
            chosen = [tips.policy(s, s.legal_actions(), Random(step)) for s in (state, other)]
            assert chosen[0] is chosen[1]
            views = [s.view(state.current) for s in (state, other)]
            assert tips.reason(views[0], chosen[0]) == tips.reason(views[1], chosen[0])
            assert chosen[0] in legal
        state.apply(legal[int(rng.random() * len(legal))])


def test_a_plan_uses_every_card_once() -> None:
    for seed in range(40):
        for cards in setup(4, Options(), seed).hands:
            faces = sorted(face for combo in plan(holding(cards)) for face in combo.faces)
            assert faces == faces_in(cards)


def test_a_hand_with_long_combinations_is_nearer_to_its_end() -> None:
    long = position(["2g 3g 4y 5r 6y 8g 8y 8r 9g 9y", 16, 16, 3])
    short = position(["2g 2y 4y 4r 6y 6g 8g 8y 9r 10y", 16, 16, 3])
    assert outlay(long.held[0]) < outlay(short.held[0])


def test_what_is_left_of_a_hand() -> None:
    state = position(["3g 3g 3y 7r", 5, 5, 5])
    combo = read("3g 3y")
    assert combo is not None
    assert without(state.held[0], combo) == position(["3g 7r", 5, 5, 5]).held[0]


def test_the_best_single_out_holds_its_trick() -> None:
    dragon, phoenix = read("D"), read("Py")
    assert dragon is not None and phoenix is not None
    assert holds(dragon, FULL, 16) == 1.0
    assert holds(phoenix, FULL, 16) < 0.9


def test_five_cards_hold_when_nobody_has_so_many() -> None:
    straight = read("1g 2y 3g 4g 5g")
    assert straight is not None
    assert holds(straight, FULL, 3) == 1.0 > holds(straight, FULL, 4) > holds(straight, FULL, 16)


def test_long_low_combinations_are_led_first() -> None:
    state = position(["2g 3y 4r 5g 6y 8g 9r 10g 10y D", 16, 16, 16])
    assert policy(state) == "play 6y 5g 4r 3y 2g"


def test_what_holds_is_led_before_the_last_weak_card() -> None:
    assert policy(position(["2g D", 9, 9, 9])) == "play D"


def test_a_gang_is_kept_while_nobody_is_near_the_end() -> None:
    assert policy(position(["6g 6y 6r 6r 1g 2g 3r 4y 5r 8r 9g", 16, 16, 16], table="7g 7y")) == "pass"


def test_a_hand_that_fits_goes_out() -> None:
    assert policy(position(["6g 6y 6r 6r", 12, 12, 12], table="7g 7y")) == "play 6r 6r 6y 6g"


def test_somebody_with_two_cards_is_not_led_a_pair() -> None:
    state = position(["4g 4y 5r 6g 7y 9g 10r", 2, 16, 16])
    combo = decode(policy(state)).combo
    assert combo is not None
    assert combo.size != 2


def test_the_card_given_back_is_the_one_least_missed() -> None:
    state = position(["1g 4y 4r 6g 6y 8g 8y 8r 9g 9y 10r D", 16, 16, 16], giving=True)
    assert policy(state) == "give 1g"


def test_last_cards_are_announced() -> None:
    state = position(["5g 9r", 8, 8, 8], options=Options(announce=True))
    do(state, "play 5g")
    assert policy(state) == "announce"


def reason(state: State, text: str) -> tuple[str, int]:
    """The sentence of a hint, and whom it speaks of."""
    seat = state.current
    assert seat is not None and text in [action.encode() for action in state.legal_actions()]
    said = tips.reason(state.view(seat), decode(text))
    return said.key, said.other


def test_a_hint_does_not_praise_what_cannot_be_helped() -> None:
    assert reason(position(["3g 3y", 5, 5, 5], table="10r", turn=1), "pass") == ("cannot", -1)
    assert reason(position(["3g 10r", 5, 5, 5], table="9r", turn=1), "pass") == ("pass", -1)
    assert reason(position(["3g 7y 9r", 1, 5, 5], table="4g", turn=1), "play 9r") == ("only", -1)
    assert reason(position(["9r", 1, 5, 5], table="4g", turn=1), "play 9r") == ("out", -1)


def test_a_hint_does_not_warn_of_somebody_who_plays_no_more() -> None:
    s = position(["5g 5y 7y 7r 9r", 1, 1, 8], turn=1, skipped=[1], options=Options(announce=True))
    assert reason(s, "play 5y 5g") == ("stop", 2)


def test_worlds_in_which_a_spare_card_was_held_back_are_less_likely() -> None:
    state = position([3, "2y 5r", "2r 9g 9r", "2g 4r 4y"], table="3g", owner=0, current=3)
    do(state, "pass", "pass", "pass")
    view = state.view(0)
    held, none = state.clone(), state.clone()
    held.hands[3], none.hands[3] = (position([3, 2, 3, text]).hands[3] for text in ("7g 2y 2r", "2g 2y 2r"))
    assert tips.weigh(view, held) < tips.weigh(view, none)


def test_the_lower_total_is_likelier_to_win_the_nearer_the_end_the_more() -> None:
    early, late = standing((0, 10, 20), 100), standing((60, 70, 80), 100)
    assert early[0] > early[1] > early[2]
    assert late[0] > early[0]
    assert sum(late) == pytest.approx(1.0)


def test_whoever_has_few_cards_and_the_lead_is_likelier_to_win() -> None:
    shares = tips.value(position([3, 12, 12, 12], hand=2))
    assert shares[0] == max(shares)
