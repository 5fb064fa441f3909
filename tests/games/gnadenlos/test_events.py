"""The event of a turn (section 6) and prestige (section 7)."""

from __future__ import annotations

import pytest

from gamebox.games.gnadenlos.actions import BID, BUY, FILL, SEND, TAKE
from gamebox.games.gnadenlos.cards import EVENTS, SHOWDOWN
from gamebox.games.gnadenlos.crews import CONCEALED
from gamebox.games.gnadenlos.ledger import NOBODY
from gamebox.games.gnadenlos.rules import Options
from gamebox.games.gnadenlos.turn import END_GOAL, END_UNDERTAKER
from tests.support.gnadenlos import crew, do, event, gone, held, legal, lying, named, position, rule

FOUR = ["killer_miller", "janice_boone", "blue_jack", "joseph_trigger"]
EIGHT = [(NOBODY, "b1 b2 g1 g2 y1 y2 r1 r2")]


def sends(*names: str) -> list[str]:
    return [f"send {name}" for name in names]


@rule("6.1a")
def test_the_last_event_card_is_not_carried_out() -> None:
    s = position(FOUR)
    s = event(s, "poker", left=[])
    assert len(s.shown) == 1 and len(s.deck) == 6
    assert sorted([*s.deck, *s.shown]) == list(EVENTS)


@rule("6.1a")
def test_with_two_cards_left_the_next_one_counts() -> None:
    s = event(position(FOUR), "poker", left=["rush"])
    assert s.shown[-1] == EVENTS[3] and len(s.shown) == 6


@rule("6.1b")
def test_a_showdown_moves_the_undertaker_at_once() -> None:
    assert event(position(FOUR), "showdown").undertaker == 1
    assert event(position(FOUR), "poker").undertaker == 0


@rule("6.1b")
def test_a_showdown_that_is_not_carried_out_counts() -> None:
    s = event(position(FOUR), "showdown", left=[])
    assert s.undertaker == 1 + (s.shown[-1] == SHOWDOWN)


@rule("6.1c", "10.1b")
def test_the_seventh_step_ends_the_game_before_the_event() -> None:
    s = event(position(FOUR, undertaker=6), "showdown")
    assert s.ending == END_UNDERTAKER
    assert crew(s, 0) == "killer_miller" and s.discard == []
    assert set(legal(s)) <= {f"buy {k}" for k in range(4)}


@rule("6.2a")
def test_everybody_with_an_adventurer_puts_one_down_in_secret() -> None:
    s = event(position(["john_digger blind_joe", "", "greedy_geoff", "jonas_smiley"]), "rush_big")
    assert legal(s) == sends("blind_joe", "john_digger")
    do(s, "send john_digger")
    assert s.current == 2 and s.secrets() == 1
    assert s.view(2).chosen == [CONCEALED, -1, -1, -1]
    assert s.view(0).chosen[0] >= 0
    do(s, "send greedy_geoff", "send jonas_smiley")
    assert s.secrets() == 0


@rule("6.2a")
def test_the_active_player_chooses_first() -> None:
    assert event(position(FOUR, active=2), "poker").current == 2


@rule("6.2b")
def test_a_lonely_adventurer_stays_in_hand() -> None:
    s = event(position(["killer_miller", "", "", ""]), "showdown")
    assert s.undertaker == 1
    assert s.phase == BUY and crew(s, 0) == "killer_miller" and s.chosen == []


@rule("6.2c")
@pytest.mark.parametrize("go_on", [False, True])
def test_all_equal_nothing_happens(go_on: bool) -> None:
    crews = ["jonas_smiley", "greedy_geoff", "gamblin_jay", ""]
    s = event(position(crews, options=Options(go_on=go_on)), "rush_big", left=["poker"])
    do(s, *sends("jonas_smiley", "greedy_geoff", "gamblin_jay"))
    assert [crew(s, seat) for seat in range(3)] == crews[:3]
    assert s.nuggets == [10] * 4
    assert (s.turn, s.active, s.phase) == ((3, 0, BUY) if go_on else (4, 1, SEND))


@rule("6.3a", "6.3b")
def test_all_who_share_a_place_dig_as_much() -> None:
    s = event(position(["john_digger", "reverend_jon", "lucky_james", "blind_joe"]), "rush")
    do(s, *sends("john_digger", "reverend_jon", "lucky_james", "blind_joe"))
    assert s.nuggets == [15, 15, 13, 10]


@rule("6.3b")
def test_of_two_the_other_one_is_second() -> None:
    s = event(position(["john_digger", "poker_paul", "", ""]), "rush_small")
    do(s, *sends("john_digger", "poker_paul"))
    assert s.nuggets == [13, 11, 10, 10]


@rule("6.4a", "6.4b")
def test_the_best_shot_must_take_two() -> None:
    s = event(position(FOUR, laid=EIGHT), "showdown")
    assert s.undertaker == 1
    do(s, *sends(*FOUR))
    assert (s.current, s.phase) == (0, TAKE)
    assert all(len(a.items) == 2 for a in s.legal_actions())


@rule("6.4b", "6.4d")
def test_several_take_one_each_from_the_active_player_on() -> None:
    names = ["killer_miller", "janice_boone", "blue_jack", "joshua_tree"]
    s = event(position(names, laid=EIGHT, active=2), "showdown")
    do(s, "send blue_jack", "send joshua_tree", "send killer_miller", "send janice_boone")
    assert s.current == 3 and legal(s) == ["take 0"]
    do(s, "take 0")
    assert s.current == 0
    do(s, legal(s)[0])
    assert [s.notes(seat) for seat in range(4)] == [12, 11, 11, 12]


@rule("6.4c")
@pytest.mark.parametrize(("names", "market"), [(FOUR, "b1"), (["killer_miller", "joshua_tree", "blue_jack", ""], "b1")])
def test_too_few_notes_and_nobody_takes_any(names: list[str], market: str) -> None:
    s = event(position(names, laid=[(NOBODY, market)]), "showdown")
    do(s, *sends(*[name for name in names if name]))
    assert s.phase == BUY and lying(s) == market
    assert "blue_jack" in gone(s)


@rule("6.4c")
def test_three_gunmen_need_three_notes() -> None:
    s = position(["sheriff_dooley", "sheriff_dooley", "sheriff_dooley", "blue_jack"], laid=[(NOBODY, "b1 g1")])
    s.crews[1] = s.crews[2] = s.crews[0]
    event(s, "showdown")
    do(s, *sends("sheriff_dooley", "sheriff_dooley", "sheriff_dooley", "blue_jack"))
    assert s.phase == BUY and lying(s) == "b1 g1"


@rule("6.4d")
def test_alike_notes_are_one_choice_and_own_ones_are_known() -> None:
    s = event(position(FOUR, laid=[*EIGHT, (0, "b4 g3"), (1, "g4"), (2, "y0 y3")]), "showdown")
    do(s, *sends(*FOUR))
    found = {a.items for a in s.legal_actions()}
    assert (8, 9) in found and (0, 0) in found and (11, 11) in found and (10, 11) in found
    assert (0, 2) not in found and (10, 12) not in found and (8, 8) not in found
    assert len(found) == 5 * 4 // 2 + 2


@rule("6.4d")
def test_taken_notes_go_to_the_hand_whatever_their_colour() -> None:
    s = event(position(FOUR, laid=[(1, "g4"), (2, "y3")]), "showdown")
    do(s, *sends(*FOUR), "take 0 1")
    assert held(s, 0).endswith("g4 y3")


@rule("6.4e")
def test_the_active_player_repairs_after_a_showdown() -> None:
    s = event(position(FOUR, laid=[*EIGHT, (3, "r3 r4")], active=1), "showdown")
    do(s, "send janice_boone", "send blue_jack", "send joseph_trigger", "send killer_miller", "take 0 0")
    assert s.current == 1 and s.phase == FILL
    assert legal(s) == ["fill 6", "fill 8"]


@rule("6.4f", "6.6")
def test_the_weakest_is_shot_and_the_strongest_leaves() -> None:
    s = event(position([*FOUR[:3], "slim_jim"], laid=EIGHT), "showdown")
    do(s, *sends(*FOUR[:3], "slim_jim"), "take 0 0")
    assert gone(s) == ["killer_miller", "blue_jack"]
    assert [crew(s, seat) for seat in range(4)] == ["", "janice_boone", "", "slim_jim"]


@rule("6.5a", "6.5b")
@pytest.mark.parametrize(
    ("places", "after"),
    [([6, 6, 6, 6], [10, 6, 5, 6]), ([12, 6, 12, 6], [15, 6, 11, 6]), ([18, 6, 18, 6], [21, 6, 16, 6]),
     ([24, 6, 24, 6], [26, 6, 22, 6]), ([30, 6, 30, 6], [32, 6, 27, 6]), ([11, 6, 1, 6], [15, 6, 1, 6])],
)  # fmt: skip
def test_poker_moves_by_the_own_section(places: list[int], after: list[int]) -> None:
    s = event(position(["reverend_jon", "joshua_tree", "blue_jack", "jasmin_dooley"], places=places), "poker")
    do(s, *sends("reverend_jon", "joshua_tree", "blue_jack", "jasmin_dooley"))
    assert s.places == after
    assert gone(s) == ["reverend_jon"]


@rule("3.3", "6.5c", "10.1c")
def test_a_hat_that_would_pass_the_goal_stops_there_and_ends_the_game() -> None:
    s = event(position(["reverend_jon", "blue_jack", "", ""], places=[34, 1, 6, 6]), "poker")
    do(s, *sends("reverend_jon", "blue_jack"))
    assert s.ending == END_GOAL
    assert s.places[:2] == [35, 1]


@rule("6.6")
def test_the_others_go_home() -> None:
    s = event(position(["daddy_digger john_digger", "lucky_james", "", ""]), "rush_big")
    do(s, "send daddy_digger", "send lucky_james")
    assert gone(s) == ["daddy_digger"]
    assert [crew(s, 0), crew(s, 1)] == ["john_digger", "lucky_james"]


@rule("6.7")
def test_the_revolver_goes_to_the_left() -> None:
    s = event(position(["jack_jennings jasmin_dooley joey_gun", *FOUR[1:]], active=0), "poker")
    do(s, "send joey_gun", *sends(*FOUR[1:]))
    assert s.phase == BUY and s.current == 0
    do(s, "buy 0")
    assert s.phase == BID
    for _ in range(4):
        s.apply(s.legal_actions()[0])
    while s.turn == 3:
        s.apply(s.legal_actions()[0])
    assert s.active == 1


@rule("7.1")
@pytest.mark.parametrize(("nuggets", "place", "most"), [(10, 6, 5), (3, 6, 3), (10, 33, 2)])
def test_up_to_five_spaces_for_a_nugget_each(nuggets: int, place: int, most: int) -> None:
    s = event(position(["jack_jennings", "", "", ""], nuggets=[nuggets, 9, 9, 9], places=[place, 6, 6, 6]), "rush")
    assert legal(s) == [f"buy {k}" for k in range(most + 1)]
    do(s, f"buy {most}")
    assert (s.nuggets[0], s.places[0]) == (nuggets - most, place + most)


@rule("7.1")
def test_who_has_no_nuggets_is_not_asked() -> None:
    s = event(position(["jack_jennings", "", "", ""], nuggets=[0, 9, 9, 9]), "rush")
    assert s.phase == BID


@rule("7.2", "10.1c")
def test_the_goal_ends_the_game_before_the_auction() -> None:
    s = event(position(["jack_jennings", "", "", ""], places=[31, 6, 6, 6]), "rush")
    do(s, "buy 4")
    assert s.ending == END_GOAL and s.lots == ()


def test_what_is_refused_is_explained() -> None:
    s = event(position(["john_digger", "blind_joe", "", ""]), "rush")
    refusals = [s.refusal(a) for a in event(position(FOUR), "rush").legal_actions()]
    assert refusals == [("gnadenlos.refuse.person", "6.2")]
    do(s, "send john_digger", "send blind_joe", "buy 0")
    taken = s.legal_actions()[0]
    s.apply(taken)
    again = next(b for b in s.clone().legal_actions() if named(b) != named(taken))
    assert s.refusal(taken) == ("gnadenlos.refuse.total", "8.4")
    assert s.refusal(again)[0] == "gnadenlos.refuse.notes"
