"""What the computer knows: reserves, bids, whom to send, what to take and to leave."""

from __future__ import annotations

import tomllib
from itertools import pairwise
from random import Random

import pytest

from gamebox.games.gnadenlos import GAME, ledger, market, turn
from gamebox.games.gnadenlos.actions import LAY
from gamebox.games.gnadenlos.evaluation import crew_worth, debts, haste, peril, turns_left
from gamebox.games.gnadenlos.experience import WEIGHTS
from gamebox.games.gnadenlos.heuristics import policy, reason, reserve, stretch, value, verdict, weigh
from gamebox.games.gnadenlos.ledger import NOBODY
from gamebox.games.gnadenlos.rules import Options, State
from gamebox.games.gnadenlos.verdict import PARTS, SIGNS, group, owed, part, signs
from gamebox.games.gnadenlos.words import log_key, piece_key, reason_key, section_key
from gamebox.players.levels import make
from gamebox.resources import resource_path
from tests.support.gnadenlos import do, event, named, notes, offer, person, position

THREE = "greedy_geoff lucky_james reverend_jon"


def choice(s: State) -> str:
    """What the policy does."""
    return named(policy(s.view(s.current), s.legal_actions(), Random(1)))


def test_who_owes_nothing_spends_everything() -> None:
    s = position(["", "", "", ""], nuggets=[4, 9, 9, 9])
    turn.prestige(s, None)
    assert choice(s) == "buy 4"


def test_nuggets_are_kept_for_the_own_debts() -> None:
    full = [(0, "b4 b4 b4"), (0, "b3 b3 b3"), (1, "g1 g1 g1"), (1, "g2 g2 g2"), (2, "y1 y1 y1 y2 y2 y2")]
    s = position(["", "", "", ""], laid=full, nuggets=[8, 9, 9, 9])
    turn.prestige(s, None)
    assert choice(s) == "buy 0"
    assert reserve(s, 0) > reserve(s, 1) > reserve(s, 3) == 0.0
    assert debts(s) == [21.0, 9.0, 9.0, 0.0]


def test_vultures_make_careful() -> None:
    laid = [(0, "b4 b4 b4"), (1, "g3 g3 g3"), (2, "y3 y3 y3"), (3, "r1 r1 r1")]
    kept = [reserve(position(["", "", "", ""], laid=laid, vultures=[v, 0, 0, 0]), 0) for v in range(3)]
    assert kept[0] < kept[1] < kept[2]


def test_the_goal_is_taken_when_it_is_near() -> None:
    s = position(["", "", "", ""], places=[31, 20, 20, 20], laid=[(0, "b3"), (1, "g1")], nuggets=[6, 9, 9, 9])
    turn.prestige(s, None)
    assert choice(s) == "buy 4"


def test_at_the_end_all_is_spent() -> None:
    s = position(["", "", "", ""], laid=[(0, "b4 b4")])
    turn.last_purchases(s, None)
    assert choice(s) == "buy 3"


def test_strong_diggers_go_for_the_big_rush_and_stay_at_home_for_the_small_one() -> None:
    crews = ["daddy_digger jack_jennings", "joke_greenhorn", "slim_jim", "blind_joe"]
    assert choice(event(position(crews), "rush_big")) == "send daddy_digger"
    assert choice(event(position(crews), "showdown")) != ""


def test_nobody_is_sent_to_be_shot_in_vain() -> None:
    crews = ["john_digger killer_miller", "joseph_trigger", "joey_gun", "blind_joe"]
    assert choice(event(position(crews, laid=[(1, "g4 g3")]), "showdown")) == "send killer_miller"


def test_good_adventurers_are_worth_more() -> None:
    assert crew_worth(1 << person("reverend_jon")) > crew_worth(1 << person("jack_jennings"))
    assert choice(bids(offer(position(["", "", "", ""]), THREE))) == "pick 2"


def bids(s: State) -> State:
    """Everybody has bid, the first one most."""
    return do(s, "bid b4 b4", "bid g3", "bid y2", "bid r1")


def test_good_adventurers_draw_higher_bids() -> None:
    def total(names: str) -> int:
        s = offer(position(["", "", "", ""]), names)
        return policy(s.view(0), s.legal_actions(), Random(1)).worth

    assert total("reverend_jon lucky_james gamblin_jay") > total("jack_jennings slim_jim jacky_belle")


def test_foreign_notes_pay_first() -> None:
    s = offer(position(["", "", "", ""], hands={0: "b1 b4 b4 g4 r3"}), THREE)
    assert set(choice(s).split()[1:]) & {"g4", "r3"}


def test_own_high_notes_go_to_the_back() -> None:
    s = offer(position(["", "", "", ""], hands={0: "b4 g3 b0"}), THREE)
    do(s, "bid b0 b4 g3", "bid g2", "bid y1", "bid r4", "pick reverend_jon")
    assert s.phase == LAY
    assert choice(s) == "lay g3 b0 b4"


def test_others_notes_come_to_the_front() -> None:
    laid = [(NOBODY, "b1 g1 y1 r1 b2 g2"), (0, "b4"), (1, "g4"), (2, "y1")]
    s = position(["", "", "", ""], laid=laid)
    s.market[0] = -1
    market.repair(s, market.AFTER_PAY_DAY, None)
    assert choice(s) == "fill 7"


def test_own_debts_are_taken_from_the_market() -> None:
    crews = ["sheriff_dooley", "joseph_trigger", "joey_gun", "blind_joe"]
    s = event(position(crews, laid=[(0, "b4 b0"), (1, "g0"), (2, "y1"), (3, "r0")]), "showdown")
    do(s, "send sheriff_dooley", "send joseph_trigger", "send joey_gun", "send blind_joe")
    assert choice(s).split()[1] == "0"


def test_ruin_threatens_who_owes_much() -> None:
    assert peril(0, 12) > peril(5, 12) > peril(20, 12)
    assert peril(0, 0) == 0.0
    assert peril(20, 12) < 0.05


def test_the_end_comes_nearer_with_each_step() -> None:
    left = [turns_left(position(["", "", "", ""], undertaker=k)) for k in range(7)]
    assert all(earlier >= later for earlier, later in pairwise(left))
    assert haste(position(undertaker=6)) < 1.0


def test_value_is_a_share_of_winning() -> None:
    s = position(["", "", "", ""], places=[20, 10, 10, 10])
    turn.prestige(s, None)
    shares = value(s)
    assert sum(shares) == pytest.approx(1.0) and max(shares) == shares[0] > 0.5
    s.vultures[0] = 3
    assert value(s)[0] == 0.0
    assert weigh(s, s) == 1.0 and stretch(s) == s.turn


def test_value_at_the_end_is_who_won() -> None:
    s = position(["", "", "", ""], nuggets=[0, 0, 0, 0], places=[9, 9, 3, 4])
    turn.last_purchases(s, None)
    assert value(s) == (0.5, 0.5, 0.0, 0.0)


@pytest.mark.parametrize("seats", [3, 4])
def test_computer_players_play_to_the_end(seats: int) -> None:
    s = GAME.setup(seats, GAME.options(), 3)
    players = [make(name, GAME, seat, seat) for seat, name in enumerate(("rule", "greedy", "random", "digger")[:seats])]
    while s.current is not None:
        s.apply(players[s.current].decide(s.view(s.current)))
    assert s.ending


def test_every_reason_has_a_sentence() -> None:
    texts = tomllib.loads(resource_path("locale", "en", "gnadenlos.toml").read_text(encoding="utf-8"))
    said, rng = set[str](), Random(2)
    for seed in range(16):
        s = GAME.setup(3 + seed % 2, Options(advanced=seed % 4 > 1), seed)
        while s.current is not None:
            view = s.view(s.current)
            legal = view.legal_actions()
            action = policy(view, legal, rng) if rng.random() < 0.8 else legal[int(rng.random() * len(legal))]
            said.add(reason(view, action).key)
            s.apply(action)
    assert len(said) >= 14
    assert said <= set(texts["reason"])


FEW, MANY = [(0, "b1 b1 b1")], [(0, "b4 b4 b4"), (0, "b3 b3 b3"), (1, "g1 g1 g1"), (1, "g2 g2 g2"), (2, "y1 y1 y1")]


@pytest.mark.parametrize(
    ("laid", "nuggets", "spaces", "key"),
    [
        ([], 4, 0, "later"), (FEW, 4, 0, "keep"), (FEW, 9, 4, "buy"), ([], 4, 4, "buy_all"),
        ([(0, "b0")], 4, 4, "buy_all"), ([(1, "g4 g4 g4")], 4, 4, "buy_all"), (FEW, 4, 4, "far"),
        (MANY, 9, 5, "dare"), (MANY, 5, 5, "dare"),
    ],
)  # fmt: skip
def test_the_reason_for_a_purchase_is_true_to_the_own_debts(
    laid: list[tuple[int, str]], nuggets: int, spaces: int, key: str
) -> None:
    s = position(["", "", "", ""], laid=laid, nuggets=[nuggets, 9, 9, 9])
    turn.prestige(s, None)
    said = reason(s.view(0), s.legal_actions()[spaces])
    assert said.key == key
    assert said.number == (nuggets - spaces if key in ("keep", "buy", "later") else 0)


def test_the_reason_for_a_purchase_forgets_nothing_that_the_seat_knows() -> None:
    """Others must reckon with three blue fours; seat 0 knows that they have been taken out."""
    s = position(["", "", "", ""], laid=[(0, "b4 b4 b0")], nuggets=[4, 9, 9, 9])
    for i in (0, 1):
        ledger.taken(s, 3, s.market[i])
        s.market[i] = -1
    s.market = [place for place in s.market if place >= 0]
    turn.prestige(s, None)
    assert debts(s)[0] > 2
    assert reason(s.view(0), s.legal_actions()[4]).key == "buy_all"


@pytest.mark.parametrize(("text", "key"), [("b4 g3 b0", "lay"), ("b0 g3 r2", "lay_others")])
def test_the_reason_for_an_order_speaks_of_the_notes_there_are(text: str, key: str) -> None:
    s = offer(position(["", "", "", ""], hands={0: text}), THREE)
    do(s, f"bid {' '.join(sorted(text.split()))}", "bid g2", "bid y1", "bid r4")
    while s.phase != LAY:
        s.apply(s.legal_actions()[0])
    assert s.current == 0 and reason(s.view(0), s.legal_actions()[0]).key == key


@pytest.mark.parametrize(("behind", "key"), [("g4 y3", "fill"), ("b4 b3", "fill_least")])
def test_the_reason_for_a_repair_speaks_of_the_notes_there_are(behind: str, key: str) -> None:
    s = position(["", "", "", ""], laid=[(NOBODY, "b1 g1 y1 r1 b2 g2"), (0, behind)])
    s.market[0] = -1
    market.repair(s, market.AFTER_PAY_DAY, None)
    assert reason(s.view(0), s.legal_actions()[0]).key == key


def test_pieces_have_names() -> None:
    assert piece_key(notes("g3")[0]) == "gnadenlos.note.green"
    assert piece_key(20) == "gnadenlos.person.poker_paul"
    assert piece_key(53) == "gnadenlos.event.showdown"
    assert section_key(6) == "gnadenlos.section.grey" and section_key(35) == "gnadenlos.section.purple"
    assert log_key("over") == "gnadenlos.log.over" and reason_key("win") == "gnadenlos.reason.win"


def won_position() -> State:
    """Seat 0 may still win or share the victory with all three spaces, else hardly."""
    s = position(["", "", "", ""], places=[18, 20, 6, 6], nuggets=[3, 1, 0, 0])
    turn.last_purchases(s, None)
    return s


@pytest.mark.parametrize("name", ["rule", "greedy", "search:40", "plain:60", "baron"])
def test_the_one_winning_purchase_is_found(name: str) -> None:
    s = won_position()
    view = s.view(0)
    assert {make(name, GAME, 0, seed).decide(view).encode() for seed in range(4)} == {"buy 3"}


# What games have taught


def begun(**about: object) -> State:
    """A turn begins with a gold rush; everybody has two diggers alike."""
    crews = ["daddy_digger jack_jennings", "joke_greenhorn slim_jim", "jacky_belle blind_joe", "janice_boone joey_gun"]
    return event(position(crews, **about), "rush")  # type: ignore[arg-type]


def test_weights_are_there_for_each_sign_and_part() -> None:
    groups = {group(GAME.setup(seats, options, 1)) for seats, options in GAME.tables()}
    assert set(WEIGHTS) == {(*key, number) for key in groups for number in range(len(PARTS) + 1)}
    assert {len(row) for row in WEIGHTS.values()} == {len(SIGNS)} == {len(row) for row in signs(begun())}


def test_the_verdict_is_the_value_but_when_a_turn_begins() -> None:
    s, judged = GAME.setup(4, GAME.options(), 3), 0
    while s.current is not None:
        judged += part(s) is not None
        if part(s) is None:
            assert verdict(s) == value(s)
        assert sum(verdict(s)) == pytest.approx(1.0)
        assert verdict(s.view(s.current)) == value(s.view(s.current))
        s.apply(policy(s, s.legal_actions(), Random(1)))
    assert verdict(s) == value(s)
    assert judged >= s.turn - 2


def test_the_verdict_sees_places_debts_and_vultures() -> None:
    promised = verdict(begun())[1]
    assert verdict(begun(places=[6, 12, 6, 6]))[1] > promised
    assert verdict(begun(nuggets=[10, 14, 10, 10]))[1] > promised
    poor = begun(vultures=[0, 2, 0, 0], laid=[(1, "g4 g4 g4"), (1, "g3 g3 g3")], nuggets=[9, 0, 9, 9])
    assert verdict(poor)[1] < promised
    assert verdict(begun(hands={1: "g4"}))[1] < promised, "who holds no notes hires nobody"


def test_parts_of_a_game_follow_each_other() -> None:
    seen = []
    s = GAME.setup(3, GAME.options(), 5)
    while s.current is not None:
        now = part(s)
        if now is not None:
            seen.append(now)
        s.apply(policy(s, s.legal_actions(), Random(1)))
    assert seen[0] == len(PARTS) and min(seen) <= 1


def test_debts_are_those_that_lie_face_down() -> None:
    s = position(["", "", "", ""], laid=[(0, "b4 b1"), (1, "g3 b2")])
    assert owed(s) == [7, 3, 0, 0]
