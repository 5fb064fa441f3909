"""Who sees and remembers what (4.21), what a started card shows, and what can be taken back."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from gamebox.core.events import UNKNOWN, Event, Moved, redact
from gamebox.core.match import Match
from gamebox.games.guillotine import GAME, setup
from gamebox.games.guillotine.actions import TURN
from gamebox.games.guillotine.cards import card
from gamebox.games.guillotine.rules import Options, State
from gamebox.games.guillotine.stage import DECK, HANDS
from tests.support.guillotine import do, find, legal, names, play, position, rule

FOUR = "baron duke colonel sheriff"


def worlds(s: State, seat: int | None, count: int = 12) -> list[State]:
    """Positions that a seat holds possible; each looks the same to it."""
    view, rng = s.view(seat), Random(7)
    found = [view.determinize(rng) for _ in range(count)]
    assert all(world.view(seat) == view for world in found)
    return found


@rule("4.21", "2.2")
def test_hands_and_piles_are_hidden_and_their_sizes_are_not() -> None:
    s = setup(3, Options(), 4)
    for seat in (0, 1, 2, None):
        view = s.view(seat)
        assert set(view.deck) == set(view.pile) == {UNKNOWN}
        assert [len(hand) for hand in view.hands] == [5, 5, 5]
        assert [set(hand) == {UNKNOWN} for hand in view.hands] == [other != seat for other in range(3)]
        assert (view.line, view.seed) == (s.line, 0)
    assert len({tuple(world.hands[1]) for world in worlds(s, 0)}) == 12


@rule("4.21", "4.3")
def test_a_card_drawn_is_seen_by_its_owner_alone() -> None:
    s = position(FOUR, ["", "", ""])
    events: list[Event] = []
    s.apply(find(s, "pass"), events.append)
    drawn = next(e for e in events if isinstance(e, Moved) and e.dst == HANDS[0])
    seen = [redact(drawn, who).card for who in (0, 1, 2, None)]  # type: ignore[union-attr]
    assert seen == [s.hands[0][-1], UNKNOWN, UNKNOWN, UNKNOWN]


@rule("4.21", "4.12")
def test_late_arrival_is_remembered_by_its_player_alone() -> None:
    s = do(position(FOUR, ["late_arrival", ""], deck="cardinal bishop heretic mayor"), "play late_arrival")
    assert names(s.view(0).zones()[DECK][-3:]) == "heretic bishop cardinal"
    assert set(s.view(1).zones()[DECK]) == {UNKNOWN}
    do(s, "noble bishop")
    assert set(s.view(0).zones()[DECK]) == {UNKNOWN}
    assert [c >= 0 for c in s.view(0).deck] == [False, True, True]
    assert {names(world.deck[1:]) for world in worlds(s, 0)} == {"heretic cardinal"}
    assert len({names(world.deck) for world in worlds(s, 1, 40)}) == 6
    do(s, "pass")
    assert s.lore


@rule("4.21", "4.12")
def test_what_was_seen_is_forgotten_when_the_conciergerie_is_shuffled_or_the_noble_drawn() -> None:
    s = position(f"{FOUR} general", ["late_arrival", "mass_confusion"], deck="cardinal bishop heretic mayor", due=0)
    play(s, "late_arrival", "noble bishop")
    s.due = 0
    copy = s.clone()
    play(copy, "mass_confusion")
    assert (copy.lore, set(copy.view(0).deck)) == ((), {UNKNOWN})
    s = position("general duke", ["late_arrival", ""], deck="cardinal bishop heretic")
    play(s, "late_arrival", "noble bishop")
    assert [names([c]) for c in s.view(0).deck] == ["heretic"]


@rule("4.21")
def test_lack_of_support_is_remembered_until_the_cards_leave() -> None:
    s = position(FOUR, ["lack_of_support", "pushed trip stumble", ""], due=0)
    do(s, "play lack_of_support", "seat 1")
    assert names(s.view(0).zones()[HANDS[1]]) == "pushed trip stumble"
    assert set(s.view(2).zones()[HANDS[1]]) == {UNKNOWN}
    do(s, "card pushed")
    assert set(s.view(0).zones()[HANDS[1]]) == {UNKNOWN}
    assert names(s.view(0).hands[1]) == "trip stumble"
    assert set(s.view(2).hands[1]) == {UNKNOWN}
    assert {names(world.hands[1]) for world in worlds(s, 0)} == {"trip stumble"}
    do(s, "play trip", "noble baron", "pass")
    known = s.view(0).hands[1]
    assert (names(known[:1]), known[1:]) == ("stumble", (UNKNOWN,))


@rule("4.21", "4.14")
def test_after_an_exchange_each_knows_what_it_gave() -> None:
    s = position(FOUR, ["information_exchange pushed", "trip stumble", ""], due=0)
    play(s, "information_exchange", "seat 1")
    assert names(s.view(0).hands[1]) == "pushed"
    assert names(s.view(1).hands[0][:2]) == "trip stumble"
    assert set(s.view(2).hands[0]) == set(s.view(2).hands[1]) == {UNKNOWN}
    assert {names(world.hands[1][:1]) for world in worlds(s, 0)} == {"pushed"}


@rule("4.21")
def test_everybody_knows_where_a_card_taken_by_rat_break_is() -> None:
    s = position(FOUR, ["rat_break trip", "", ""], discard="escape", due=0)
    play(s, "rat_break", "card escape")
    assert names(s.hands[0][:2]) == "trip escape"
    for seat in (1, 2, None):
        assert names(s.view(seat).hands[0][:1]) == "escape"
        assert {card("escape") in world.hands[0] for world in worlds(s, seat)} == {True}
    s.current = s.turn = 1
    s.hands[1] = (s.pile.pop(s.pile.index(card("rain_delay"))),)
    s.due = 0
    play(s, "rain_delay")
    assert s.lore == ()


def test_who_counts_cards_knows_what_the_new_pile_was_made_of() -> None:
    s = position(FOUR, ["", "trip missed", ""], pile="")
    pool = set(s.discard)
    do(s, "pass")
    assert (len(s.pile), s.discard) == (57, [])
    for world in worlds(s, 2, 30):
        assert set(world.pile) < pool and set(world.hands[0]) < pool
        assert not set(world.hands[1]) & pool
    do(s, "pass")
    for world in worlds(s, 2, 30):
        assert [c in pool for c in world.hands[1]] == [False, False, True]


def test_a_started_card_is_its_players_secret_until_all_choices_are_made() -> None:
    s = position(FOUR, ["l_idiot stumble", "trip"])
    before = [s.view(who) for who in (1, None)]
    events: list[Event] = []
    for text in ("play l_idiot", "noble sheriff"):
        s.apply(find(s, text), events.append)
    assert events == []
    assert [s.view(who) for who in (1, None)] == before
    assert (s.view(1).phase, s.view(0).card) == (TURN, card("l_idiot"))
    assert all(world.legal_actions() for world in worlds(s, 1))
    s.apply(find(s, "place 1"), events.append)
    assert any(isinstance(e, Moved) and e.card == card("l_idiot") and e.seen_by is None for e in events)


def match(s: State) -> Match:
    """A match of two humans that has come to this position."""
    game = replace(GAME, setup=lambda seats, options, seed: s.clone())
    return Match(game, s.seats, Options(), 1, [None] * s.seats)


def started(*texts: str, hand: str = "l_idiot late_arrival rush_job lack_of_support trip opinionated_guards") -> Match:
    """A match in which seat 0 has made these choices."""
    m = match(position(FOUR, [hand, "pushed missed"]))
    for text in texts:
        m.submit(0, find(m.state, text))  # type: ignore[arg-type]
    return m


def test_a_started_card_can_be_taken_back_choice_by_choice() -> None:
    m = started("play l_idiot", "noble sheriff")
    assert m.can_undo is True
    m.undo()
    assert legal(m.state) == ["noble duke", "noble colonel", "noble sheriff"]  # type: ignore[arg-type]
    m.undo()
    assert m.state == position(FOUR, ["l_idiot late_arrival rush_job lack_of_support trip opinionated_guards",
                                      "pushed missed"])  # fmt: skip
    assert m.can_undo == "undo.nothing"


@pytest.mark.parametrize(
    "texts",
    [("play rush_job",), ("play opinionated_guards", "noble duke", "noble sheriff"), ("play lack_of_support",)],
)
def test_choices_within_a_card_can_be_taken_back(texts: tuple[str, ...]) -> None:
    assert started(*texts).can_undo is True


@pytest.mark.parametrize(
    "texts",
    [
        ("play late_arrival",),
        ("play lack_of_support", "seat 1"),
        ("play rush_job", "seat 1"),
        ("play trip", "noble baron"),
        ("pass",),
    ],
)
def test_what_has_been_shown_stays(texts: tuple[str, ...]) -> None:
    assert started(*texts).can_undo == "undo.shown"


def test_chance_cannot_be_taken_back() -> None:
    assert started("play milling_in_line", hand="milling_in_line").can_undo == "undo.chance"


def test_callous_guards_can_be_taken_back() -> None:
    m = match(position(FOUR, ["stumble", ""], laid={"callous_guards": 0}))
    m.submit(0, find(m.state, "front callous_guards"))  # type: ignore[arg-type]
    assert m.can_undo is True
