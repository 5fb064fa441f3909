"""Sections 7 to 11 and the tables: exchange, points, the end, what is known, the examples. Vectors are tests."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gamebox.core.events import UNKNOWN, Event, Moved, Zone
from gamebox.games.gang_of_four import GAME
from gamebox.games.gang_of_four.cards import COUNT, FACE, TEXT, cards_in
from gamebox.games.gang_of_four.effects import POINTS, giver
from gamebox.games.gang_of_four.rules import Options, State, setup
from tests.games.gang_of_four.test_combos import VECTORS, above, rule
from tests.support import gang_referee as referee
from tests.support.gang_of_four import cards, do, legal, position, told

MIDDLE = Zone("exchange")


def shown_in(events: list[Event]) -> list[tuple[str, int, int]]:
    """The cards exchanged before everybody's eyes: which, from whom, to whom."""
    out = [e for e in events if isinstance(e, Moved) and e.dst == MIDDLE and e.seen_by is None]
    into = [e for e in events if isinstance(e, Moved) and e.src == MIDDLE]
    assert len(out) == len(into)
    return [(TEXT[FACE[a.card]], a.src.owner, b.dst.owner) for a, b in zip(out, into, strict=True)]


def random_end(seats: int, seed: int, **options: bool) -> tuple[State, int]:
    """The end of a random game, and its longest hand in plays."""
    s, rng, plays, longest = setup(seats, Options(**options), seed), Random(seed), 0, 0
    hand = 1
    while s.current is not None:
        plays, hand = (0, s.hand) if s.hand != hand else (plays, hand)
        action = rng.choice(s.legal_actions())
        plays += action.combo is not None
        longest = max(longest, plays)
        s.apply(action)
    return s, longest


@rule("1.4", "11.10", "11")
def test_three_or_four_play() -> None:
    assert GAME.seat_counts() == (3, 4)
    assert len(GAME.tables()) == 2 * 2**3
    for seats in (1, 2, 5):
        with pytest.raises(ValueError, match="cannot be played"):
            setup(seats, Options(), 0)


@rule("7.1")
def test_the_loser_gives_the_highest_card_of_the_new_hand() -> None:
    for seed in range(12):
        events = told(position(["9r", 5, 12, 5], seed=seed, turn=1), "play 9r")
        dealt = [e.card for e in events if isinstance(e, Moved) and e.src == Zone("deck") and e.dst == Zone("hand", 2)]
        assert len(dealt) == 16
        assert shown_in(events) == [(TEXT[FACE[max(dealt)]], 2, 0)]


@rule("7.1")
def test_the_loser_is_who_had_most_cards_and_not_most_points() -> None:
    s = do(position(["9r", 5, 6, 7], totals=[0, 90, 0, 0]), "play 9r")
    assert (s.winner, s.loser) == (0, 3)


@rule("7.1")
def test_after_the_gift_the_winner_has_seventeen_cards() -> None:
    s = do(position([5, "9r", 6, 7], current=1), "play 9r")
    assert s.counts == [16, 17, 16, 15]
    assert [len(cards(s, seat).split()) for seat in range(4)] == s.counts


@rule("7.2")
def test_the_winner_gives_back_any_card() -> None:
    s = do(position(["9r", 5, 6, 7]), "play 9r")
    assert legal(s) == [f"give {card}" for card in dict.fromkeys(cards(s, 0).split())]


@rule("7.2", "11.7")
def test_the_card_received_may_go_back() -> None:
    s = position(["9r", 5, 6, 7])
    card, _, _ = shown_in(told(s, "play 9r"))[0]
    mine, theirs = cards(s, 0).split(), cards(s, 3).split()
    do(s, f"give {card}")
    assert cards(s, 0).split() == referee.rest(mine, [card])
    assert cards(s, 3).split() == list(referee.sort([*theirs, card]))


@rule("7.3")
def test_each_has_sixteen_cards_again_and_both_cards_were_shown() -> None:
    s = do(position(["9r", 5, 6, 7]), "play 9r")
    lowest = cards(s, 0).split()[0]
    assert shown_in(told(s, f"give {lowest}")) == [(lowest, 0, 3)]
    assert s.counts == [16] * 4


@rule("7.3", "9.5")
def test_everybody_knows_an_exchanged_card_until_it_is_played() -> None:
    s = position(["3g 7y 10r", 3, 3, "9r 9y 2g"], shown=["10r", "", "", "9r"], turn=1)
    views = [s.view(seat) for seat in (None, 1, 2)]
    assert all([TEXT[FACE[c]] for c in cards_in(v.hands[0])] == ["10r"] for v in views)
    rng = Random(1)
    worlds = [s.view(1).determinize(rng) for _ in range(20)]
    assert all("10r" in cards(w, 0).split() and "9r" in cards(w, 3).split() for w in worlds)
    do(s, "play 10r")
    assert s.view(1).hands[0] == 0


@rule("7.3", "9.5")
def test_everybody_knows_the_cards_of_an_exchange() -> None:
    s = position(["9r", 5, 6, 7])
    best, _, _ = shown_in(told(s, "play 9r"))[0]
    lowest = cards(s, 0).split()[0]
    do(s, f"give {lowest}")
    for who in (None, 1, 2):
        known = [[TEXT[FACE[c]] for c in cards_in(hand)] for hand in s.view(who).hands]
        assert (known[0], known[3]) == ([best], [lowest])


@rule("7.4")
@pytest.mark.parametrize("vector", VECTORS["exchange_givers"], ids=lambda v: v["reason"])
def test_exchange_giver(vector: dict[str, Any]) -> None:
    left, after, winner = vector["cards_left"], vector["totals_after"], vector["winner"]
    assert giver(winner, left, after) == vector["giver"]
    assert referee.giver(winner, left, after) == vector["giver"]
    for turn in (1, -1):
        before = [total - referee.POINTS[k] for total, k in zip(after, left, strict=True)]
        s = position(["9r", *left[1:]], totals=before, turn=turn)
        assert do(s, "play 9r").loser == vector["giver"]


@rule("7.4")
def test_most_cards_come_before_the_total() -> None:
    assert giver(0, [0, 9, 8, 8], [0, 9, 99, 99]) == 1


@rule("7.4")
def test_the_total_after_the_hand_decides_between_equally_many_cards() -> None:
    assert giver(2, [7, 7, 0, 7], [30, 31, 99, 29]) == 1


@rule("7.4")
def test_the_first_counter_clockwise_from_the_winner_gives_when_totals_are_equal_too() -> None:
    assert [giver(w, [0 if k == w else 7 for k in range(4)], [40] * 4) for w in range(4)] == [3, 0, 1, 2]
    assert [giver(w, [0 if k == w else 7 for k in range(3)], [40] * 3) for w in range(3)] == [2, 0, 1]
    assert giver(0, [0, 7, 7, 3], [0, 40, 40, 40]) == 2


@rule("7.5")
def test_three_players_exchange_without_the_dead_hand() -> None:
    s = position(["9r", 5, 6], turn=1)
    events = told(s, "play 9r")
    dead = [e.card for e in events if isinstance(e, Moved) and e.dst == Zone("dead")]
    do(s, legal(s)[-1])
    assert s.counts == [16] * 3
    assert sorted(s.zones()[Zone("dead")]) == sorted(dead)


@rule("8.1")
@pytest.mark.parametrize("vector", VECTORS["scoring"], ids=lambda v: f"{v['cards']} cards")
def test_points(vector: dict[str, int]) -> None:
    assert POINTS[vector["cards"]] == vector["points"]
    if vector["cards"]:
        s = do(position(["9r", vector["cards"], 5, 5]), "play 9r")
        assert s.pad[-1] == (0, vector["points"], 5, 5)


@rule("8.1")
def test_points_add_up() -> None:
    s = do(position(["9r", 7, 8, 16], totals=[13, 1, 2, 3]), "play 9r")
    assert s.scores() == (13, 8, 18, 83)


@rule("8.2")
def test_a_total_of_a_hundred_ends_the_game() -> None:
    s = do(position(["9r", 5, 5, 5], totals=[60, 95, 0, 0]), "play 9r")
    assert s.scores() == (60, 100, 5, 5)
    assert (s.current, s.legal_actions()) == (None, [])


@rule("8.2")
def test_ninety_nine_do_not_end_it() -> None:
    s = do(position(["9r", 5, 5, 5], totals=[99, 94, 0, 0]), "play 9r")
    assert s.scores() == (99, 99, 5, 5)
    assert (s.hand, s.current) == (3, 0)


@rule("8.2")
def test_the_lowest_total_wins_and_not_the_last_hand() -> None:
    s = do(position(["9r", 5, 6, 7], totals=[50, 95, 0, 20]), "play 9r")
    assert s.scores() == (50, 100, 6, 27)
    assert s.ranks() == (3, 4, 1, 2)


@rule("8.2")
def test_a_short_game_ends_at_fifty() -> None:
    for total, over in ((44, False), (45, True)):
        s = do(position(["9r", 5, 5, 5], totals=[0, total, 0, 0], options=Options(short=True)), "play 9r")
        assert (s.current is None) is over


@rule("8.3", "11.8")
def test_the_victory_is_shared_by_equal_lowest_totals() -> None:
    s = do(position(["9r", 5, 5, 7], totals=[5, 95, 0, 0]), "play 9r")
    assert s.scores() == (5, 100, 5, 7)
    assert s.ranks() == (1, 4, 1, 3)


@rule("8.4")
def test_after_the_last_hand_nothing_is_dealt_or_exchanged() -> None:
    events = told(position(["9r", 5, 5, 5], totals=[0, 95, 0, 0]), "play 9r")
    assert shown_in(events) == []
    assert [e for e in events if isinstance(e, Moved) and e.src == Zone("deck")] == []


@rule("9.1")
def test_positions_that_differ_in_one_thing_are_different() -> None:
    base: dict[str, Any] = {"hands": ["3g 9r", 5, 5, 5], "table": "2g", "turn": 1}
    changes: list[dict[str, Any]] = [
        {"hands": ["3y 9r", 5, 5, 5]}, {"table": "2y"}, {"owner": 2}, {"turn": -1, "owner": 3},
        {"current": 1, "owner": 3},
        {"totals": [1, 0, 0, 0]}, {"hand": 3}, {"giving": True}, {"opening": True}, {"locked": [1]}, {"skipped": [1]},
        {"winner": 1}, {"loser": 2}, {"shown": ["9r", "", "", ""]}, {"options": Options(short=True)},
    ]  # fmt: skip
    digests = [position(**{**base, **change}).digest() for change in [{}, *changes]]
    assert len(set(digests)) == len(digests)
    assert position(**base).digest() == digests[0]


@rule("9.1")
def test_a_copy_of_a_position_goes_its_own_way() -> None:
    s, copies, rng = setup(4, Options(short=True), 91), list[tuple[State, str]](), Random(91)
    for _ in range(150):
        copies.append((s.clone(), s.digest()))
        s.apply(rng.choice(s.legal_actions()))
    assert s.hand > 1
    assert all(copy.digest() == digest for copy, digest in copies)


@rule("9.2")
def test_every_choice_beats_the_table_and_no_other_combination_does() -> None:
    rng = Random(92)
    for _ in range(6):
        deck = [TEXT[FACE[card]] for card in rng.sample(range(COUNT), COUNT)]
        found = referee.all_combinations(deck[:16])
        for table in rng.choices(sorted(referee.all_combinations(deck[16:32])), k=6):
            s = position([" ".join(deck[:16]), 5, 5, 5], table=" ".join(table), turn=1)
            plays = {referee.sort(text.split()[1:]) for text in legal(s)[1:]}
            assert plays == {c for c in found if referee.beats(c, table)}
            assert legal(s)[0] == "pass"


@rule("9.3")
def test_a_hand_has_at_most_64_plays_and_costs_every_loser_a_point() -> None:
    for seats, seed in ((3, 1), (4, 2), (4, 3)):
        s, longest = random_end(seats, seed)
        assert longest <= 64
        assert all(sum(points) >= seats - 1 and points.count(0) == 1 for points in s.pad)
        assert tuple(map(sum, zip(*s.pad, strict=True))) == s.scores()


@rule("9.5")
def test_other_hands_and_the_dead_hand_are_hidden() -> None:
    zones = setup(3, Options(), 4).view(1).zones()
    assert UNKNOWN not in zones[Zone("hand", 1)]
    assert all(set(zones[zone]) == {UNKNOWN} for zone in (Zone("hand", 0), Zone("hand", 2), Zone("dead")))
    public = setup(4, Options(), 4).view(None).zones()
    assert all(list(public[Zone("hand", seat)]) == [UNKNOWN] * 16 for seat in range(4))


@rule("9.5")
def test_counts_trick_totals_and_who_is_bound_are_known_to_all() -> None:
    s = position(["3g 9r", 1, 5, 7], table="2g", turn=1, totals=[1, 2, 3, 4])
    for who in (None, 0, 3):
        view = s.view(who)
        assert (view.counts, view.table, view.owner, view.totals) == ([2, 1, 5, 7], s.table, 3, (1, 2, 3, 4))
        assert view.is_bound(0)


@rule("9.5", "5.5")
def test_played_cards_are_remembered() -> None:
    s = do(position(["10r 10g 9r", 5, 5, 5], turn=1), "play 10r", "pass", "pass", "pass")
    view = s.view(2)
    assert view.gone == s.gone
    assert all("10r" not in cards(view.determinize(Random(k)), seat).split() for k in range(9) for seat in (0, 1, 3))


@rule("9.5")
def test_of_two_equal_cards_the_shown_one_is_played_first() -> None:
    s = do(position(["7r 7r 9g", 5, 5, 5], shown=["7r", "", "", ""]), "play 7r")
    assert s.shown[0] == 0
    assert cards(s, 0) == "7r 9g"


@rule("9.5")
def test_a_pass_proves_nothing() -> None:
    s = do(position([5, "3g 10r 9y", 5, 5], table="2g", turn=1), "pass", "pass")
    worlds = [s.view(0).determinize(Random(seed)) for seed in range(30)]
    assert any("10r" in cards(w, 1).split() for w in worlds)


@rule("10")
def test_examples_of_the_rules() -> None:
    assert above("3y", "3g") and above("2g", "1m")
    assert all(above("D", card) for card in set(referee.DECK) - {"D"})
    assert above("3r 3g", "3y 3y")
    assert all(above("Pg Py", f"{n}r {n}r") for n in range(1, 11))
    assert above("2g 4g 5g 7g 8g", "6r 7y 8g 9r 10r")
    assert above("1g 1g 1y 2g 2g", "10r 10r 9r 9r 8r")
    assert above("1g 2g 3g 4g 5g", "10r 10r 10y Pg Py")
    assert above("7g 7g 7y 2g 2g", "6r 6r 6y 10r 10r")
    assert all(above("2g 2g 2y 2r", other) for other in ("D", "Pg Py", "6r 7r 8r 9r 10r"))
    assert above("2g 2g 2y 2y 2r", "10g 10g 10r 10r")


@rule("10", "6.3a")
def test_the_example_of_a_bound_player() -> None:
    assert legal(position(["3g 7y 9y 9r", 1, 5, 5], table="4g", turn=1)) == ["play 9r"]


@rule("11.1", "11.2", "11.3", "11.4")
def test_decisions_on_comparing() -> None:
    assert not above("4y 6y 8y 9y 10y", "2r 5r 7r 8r 10r")
    assert above("7r 7r 7g 2g 2g", "7y 7y 7g 10r 10r")
    assert above("2g 3g 4g 5y 6y", "2r 3r 4r 5g 6y")
    assert above("1m 2g 3g 4g 5g", "1g 2g 3g 4g 5g")
    assert above("1m 2r 3r 4r 5r", "1r 2r 3r 4r 5r")


@rule("11.5", "11.6", "11.9")
def test_decisions_on_play_are_the_standard() -> None:
    assert Options() == Options(short=False, lock_out=False, announce=False)
    assert legal(position(["5g 5g 5y 5r 9r", 1, 5, 5], table="4g", turn=1))[1] == "play 5r 5y 5g 5g"
    assert len({setup(3, Options(), seed).dealer for seed in range(20)}) == 3
