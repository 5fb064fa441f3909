"""What a good executioner knows: nothing that is hidden, what a noble is worth to whom, and which card to play."""

from __future__ import annotations

from random import Random

import pytest

from gamebox.games.guillotine import GAME
from gamebox.games.guillotine import heuristics as tips
from gamebox.games.guillotine.cards import ACTIONS, NAMES, TITLE, card
from gamebox.games.guillotine.outlook import Outlook, tables
from gamebox.games.guillotine.plans import PLANS
from gamebox.games.guillotine.rules import State
from gamebox.players import make
from tests.support.guillotine import do, find, line, named, position

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
            assert tips.value(state) == tips.value(other) and tips.verdict(state) == tips.verdict(other)
            chosen = [tips.policy(s, s.legal_actions(), Random(deal)) for s in (state, other)]
            assert chosen[0] is chosen[1] and chosen[0] in legal
            views = [s.view(state.current) for s in (state, other)]
            assert tips.reason(views[0], chosen[0]) == tips.reason(views[1], chosen[0])
            assert tips.weigh(views[0], other) > 0
            state.apply(legal[int(rng.random() * len(legal))])
            assert sum(tips.value(state)) == pytest.approx(1) == sum(tips.verdict(state))
        assert sum(tips.value(state)) == pytest.approx(1) == sum(tips.verdict(state))


def test_points_cards_and_the_next_noble_can_be_read_off_the_table() -> None:
    def mine(line: str, *hands: str, trophies: str = "") -> float:
        return tips.value(position(line, hands or ("stumble", "pushed"), trophies=[trophies, ""]))[0]

    even = mine("lieutenant lieutenant duke")
    assert even == pytest.approx(0.5)
    assert mine("duke lieutenant") > even > mine("martyr lieutenant")
    assert mine("lieutenant lieutenant duke", "stumble trip", "pushed") > even
    assert mine("lieutenant lieutenant duke", "", "trip") < even
    assert mine("lieutenant lieutenant duke", trophies="sheriff") > even
    assert mine("lieutenant lieutenant duke", trophies="martyr") < even


def test_a_card_begun_promises_a_fair_noble() -> None:
    poor, good = (position(line, ["stumble", ""]) for line in ("martyr sheriff duke", "cardinal sheriff duke"))
    for s, better in ((poor, True), (good, False)):
        begun, passed = do(s.clone(), "play stumble"), do(s.clone(), "pass")
        assert (tips.value(begun)[0] > tips.value(passed)[0]) is better


def test_the_verdict_knows_what_a_card_begun_will_bring() -> None:
    useful, useless = position("martyr cardinal", ["stumble", ""]), position("cardinal martyr", ["stumble", ""])
    after, before = (tips.verdict(s)[0] for s in (do(useful.clone(), "play stumble"), useful))
    assert after > before
    after, before = (tips.verdict(s)[0] for s in (do(useless.clone(), "play stumble"), useless))
    assert after < before


def test_a_day_that_begins_is_judged_by_what_games_have_taught() -> None:
    s = GAME.setup(3, GAME.options(), 5)
    rng = Random(6)
    while s.day < 3:
        s.apply(tips.policy(s, s.legal_actions(), rng))
    ahead = s.clone()
    s.laid, ahead.laid = (-1,) * 8, (-1, -1, -1, -1, -1, 0, -1, -1)
    assert sum(tips.verdict(s)) == pytest.approx(1)
    assert tips.verdict(ahead)[0] > tips.verdict(s)[0]


def test_cards_that_can_wait_let_others_go_first() -> None:
    s = position("sheriff regent duke baron", ["church_support stumble", ""], trophies=["bishop bad_nun cardinal"])
    look = Outlook(s)
    assert PLANS["church_support"](s, look).gain > PLANS["stumble"](s, look).gain
    assert choice(s) == "play stumble"


def test_scarlet_pimpernel_ends_the_day_before_the_others_have_collected() -> None:
    s = position("duke cardinal king_louis_xvi sheriff", ["scarlet_pimpernel", ""], trophies=["baron", "mayor"])
    assert choice(s) == "play scarlet_pimpernel"


def test_every_action_card_has_a_plan() -> None:
    assert list(PLANS) == [a.name for a in ACTIONS]


def test_guards_pairs_and_supports_make_nobles_dearer() -> None:
    s = position("duke", ["", ""], trophies=["palace_guard palace_guard count", "sheriff"], laid={"civic_support": 1})
    mine, theirs = tables(s)
    assert mine[card("palace_guard") + 2] == theirs[card("palace_guard") + 2] + 4
    assert mine[card("countess")] == theirs[card("countess")] + 4
    assert theirs[card("mayor")] == mine[card("mayor")] + 1


def test_grey_nobles_hurt_and_indifferent_public_makes_them_welcome() -> None:
    s = position("duke", ["", ""], trophies=["tragic_figure martyr", ""], laid={"indifferent_public": 1})
    mine, theirs = tables(s)
    assert mine[card("hero_of_the_people")] == -4
    assert theirs[card("hero_of_the_people")] == theirs[card("tragic_figure")] == 1


def test_the_leader_counts_most() -> None:
    look = Outlook(position(FOUR, ["", "", ""], trophies=["", "sheriff", "king_louis_xvi cardinal"]))
    assert look.spite[2] > look.spite[1] > 0
    assert look.spite[1] + look.spite[2] == pytest.approx(1)


@pytest.mark.parametrize("names", [FOUR, "baron martyr master_spy sheriff duke", "sheriff fast_noble duke colonel"])
def test_a_move_is_worth_what_the_new_line_is_worth(names: str) -> None:
    s = position(names, ["", "", ""], trophies=["regent", "", "mayor"])
    look = Outlook(s)
    for src in range(len(s.line)):
        for dst in range(len(s.line)):
            changed = [c for c in s.line if c != s.line[src]]
            changed.insert(dst, s.line[src])
            assert look.moved(src, dst) == pytest.approx(look.after(changed))
        rest = [c for c in s.line if c != s.line[src]]
        assert look.without(src) == pytest.approx(look.after(rest))


def test_the_next_player_is_denied_a_good_noble() -> None:
    s = do(position("cardinal king_louis_xvi sheriff martyr", ["friend_of_the_queen", ""]), "play friend_of_the_queen")
    while s.turn == 0:
        do(s, choice(s))
    assert s.scores()[0] == 5
    assert line(s).startswith("sheriff")


def test_robespierre_is_fetched_by_the_leader_on_the_last_day() -> None:
    line = "sheriff robespierre king_louis_xvi cardinal archbishop"
    ahead = position(line, ["stumble", ""], trophies=["marie_antoinette regent governor", ""], day=3)
    assert choice(ahead) == "play stumble"
    assert choice(do(ahead, "play stumble")) == "noble robespierre"


def test_scarlet_pimpernel_is_for_the_leader() -> None:
    for trophies, expected in ((["marie_antoinette regent governor", ""], "play scarlet_pimpernel"),
                               (["", "marie_antoinette regent governor"], "pass")):  # fmt: skip
        s = position("sheriff duke king_louis_xvi", ["scarlet_pimpernel", ""], trophies=trophies, day=3)
        assert choice(s) == expected


def test_guards_that_stop_only_the_owner_are_let_go() -> None:
    line = "hero_of_the_people king_louis_xvi martyr sheriff duke baron"
    s = position(line, ["stumble", ""], laid={"callous_guards": 0})
    assert choice(s) == "front callous_guards"


def test_a_card_is_played_when_it_brings_a_better_noble() -> None:
    s = position("martyr duke king_louis_xvi sheriff", ["l_idiot stumble", ""])
    assert choice(s) == "play l_idiot"
    assert choice(do(s, "play l_idiot")) == "noble king_louis_xvi"
    assert choice(do(s, "noble king_louis_xvi")) == "place 0"


def test_a_card_is_kept_when_it_brings_nothing() -> None:
    assert choice(position("king_louis_xvi martyr sheriff", ["l_idiot stumble", ""])) == "pass"


@pytest.mark.parametrize(
    ("line", "hand", "expected"),
    [
        ("martyr king_louis_xvi sheriff", "stumble", ("fetch", "king_louis_xvi")),
        ("king_louis_xvi sheriff martyr", "stumble", ("deny", None)),
        ("martyr baron king_louis_xvi", "l_idiot", ("fetch", "king_louis_xvi")),
        ("martyr king_louis_xvi sheriff", "bribed_guards", ("play", "bribed_guards")),
    ],
)
def test_a_hint_tells_what_the_card_is_for(line: str, hand: str, expected: tuple[str, str | None]) -> None:
    s = position(line, [hand, ""])
    said = tips.reason(s.view(0), tips.policy(s, s.legal_actions(), Random(1)))
    assert (said.key, None if said.card < 0 else NAMES[TITLE[said.card]]) == expected


@pytest.mark.parametrize(
    ("line", "hand", "expected"),
    [("duke baron", "stumble", "pass"), ("duke", "stumble", "none"), ("duke baron", "", "none"),
     ("unpopular_judge duke", "stumble", "none")],
)  # fmt: skip
def test_a_hint_does_not_praise_what_cannot_be_helped(line: str, hand: str, expected: str) -> None:
    view = position(line, [hand, ""]).view(0)
    assert tips.reason(view, find(view, "pass")).key == expected


def test_a_hint_says_when_nothing_else_can_be_chosen() -> None:
    for seats, expected in ((2, "only"), (3, "gift")):
        s = do(position("the_clown duke", [""] * seats), "pass")
        assert tips.reason(s.view(0), s.legal_actions()[0]).key == expected


@pytest.mark.parametrize(("line", "expected"), [("duke baron", "noble cardinal"), ("duke", "noble martyr")])
def test_a_late_arrival_is_meant_for_whoever_comes_last(line: str, expected: str) -> None:
    s = position(line, ["late_arrival", ""], deck="sheriff martyr cardinal")
    assert choice(do(s, "play late_arrival")) == expected


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
