"""Section 7, first half: the action cards that alter the line; whom each can mean, and what it does."""

from __future__ import annotations

import pytest

from gamebox.core.events import Event, Said
from gamebox.games.guillotine.actions import TURN
from gamebox.games.guillotine.cards import NAMES, SPY, TITLE
from gamebox.games.guillotine.rules import State
from tests.support.guillotine import do, find, legal, line, names, play, playable, position, rule, trophies

FOUR = "baron duke colonel sheriff"
SIX = "baron duke colonel sheriff mayor cardinal"


def alone(card: str, nobles: str = FOUR, **extra: object) -> State:
    """A position in which seat 0 has this card and nothing is collected afterwards."""
    return position(nobles, [card, "", ""], due=0, **extra)  # type: ignore[arg-type]


def targets(card: str, nobles: str = FOUR) -> str:
    """Which nobles a card may be played on."""
    s = alone(card, nobles)
    return " ".join(text.removeprefix("noble ") for text in legal(do(s, f"play {card}")))


def after(card: str, *choices: str, nobles: str = FOUR) -> str:
    """The line after a card."""
    return line(play(alone(card, nobles), card, *choices))


def needs(card: str, count: int) -> None:
    """The card can be played from so many nobles in line on, and not with one fewer."""
    some = SIX.split()
    assert card in playable(alone(card, " ".join(some[:count])))
    assert card not in playable(alone(card, " ".join(some[: count - 1])))


@rule("7.1")
def test_stumble() -> None:
    assert targets("stumble") == "duke colonel sheriff"
    assert after("stumble", "noble colonel") == "baron colonel duke sheriff"
    needs("stumble", 2)


@rule("7.2")
def test_pushed() -> None:
    assert targets("pushed") == "colonel sheriff"
    assert after("pushed", "noble sheriff") == "baron sheriff duke colonel"
    needs("pushed", 3)


@rule("7.3")
def test_tis_a_far_better_thing() -> None:
    assert targets("tis_a_far_better_thing") == "sheriff"
    assert after("tis_a_far_better_thing", "noble sheriff") == "sheriff baron duke colonel"
    needs("tis_a_far_better_thing", 4)


@rule("7.4")
def test_ignoble_noble() -> None:
    assert targets("ignoble_noble", SIX) == "mayor cardinal"
    assert after("ignoble_noble", "noble cardinal", nobles=SIX) == "baron cardinal duke colonel sheriff mayor"
    needs("ignoble_noble", 5)


@rule("7.5")
def test_l_idiot() -> None:
    assert targets("l_idiot") == "duke colonel sheriff"
    assert after("l_idiot", "noble sheriff", "place 1") == "baron sheriff duke colonel"
    assert after("l_idiot", "noble sheriff", "place 2") == "baron duke sheriff colonel"
    needs("l_idiot", 2)


@rule("7.6")
def test_was_that_my_name() -> None:
    assert targets("was_that_my_name") == "duke colonel sheriff"
    assert after("was_that_my_name", "noble sheriff", "place 0") == "sheriff baron duke colonel"
    assert legal(do(alone("was_that_my_name", SIX), "play was_that_my_name", "noble cardinal")) == [
        "place 4", "place 3", "place 2",
    ]  # fmt: skip
    needs("was_that_my_name", 2)


@pytest.mark.parametrize(
    ("card", "own", "other"),
    [
        pytest.param("civic_pride", "mayor sheriff", "baron", marks=rule("7.7")),
        pytest.param("majesty", "regent duke", "mayor", marks=rule("7.8")),
        pytest.param("military_might", "colonel general", "mayor", marks=rule("7.9")),
    ],
)
def test_cards_for_one_colour(card: str, own: str, other: str) -> None:
    a, b = own.split()
    assert targets(card, f"{a} cardinal {other} martyr {b}") == b
    assert after(card, f"noble {b}", "place 2", nobles=f"{a} cardinal {other} martyr {b}") == (
        f"{a} cardinal {b} {other} martyr"
    )
    assert after(card, f"noble {b}", "place 0", nobles=f"{other} {b}") == f"{b} {other}"
    assert card not in playable(alone(card, f"{a} cardinal {other} martyr"))
    assert card not in playable(alone(card, f"cardinal {other} martyr"))


@rule("7.10")
def test_friend_of_the_queen() -> None:
    assert targets("friend_of_the_queen") == "baron duke colonel"
    assert after("friend_of_the_queen", "noble baron", "place 2") == "duke colonel baron sheriff"
    assert after("friend_of_the_queen", "noble colonel", "place 3") == "baron duke sheriff colonel"
    needs("friend_of_the_queen", 2)


@rule("7.11")
def test_fainting_spell() -> None:
    assert targets("fainting_spell") == "baron duke colonel"
    assert after("fainting_spell", "noble baron", "place 3") == "duke colonel sheriff baron"
    s = do(alone("fainting_spell", SIX), "play fainting_spell", "noble duke")
    assert legal(s) == ["place 2", "place 3", "place 4"]
    needs("fainting_spell", 2)


@rule("7.12")
def test_trip_moves_one_place_back() -> None:
    assert targets("trip") == "baron duke colonel"
    s = play(position(FOUR, ["trip", ""]), "trip", "noble baron")
    assert line(s) == "duke baron colonel sheriff"
    assert (s.current, s.phase, legal(s)) == (0, TURN, ["pass"])
    assert trophies(do(s, "pass"), 0) == "duke"
    needs("trip", 2)


@rule("7.13")
def test_public_demand() -> None:
    assert targets("public_demand") == "duke colonel sheriff"
    assert after("public_demand", "noble sheriff") == "sheriff baron duke colonel"
    needs("public_demand", 2)


@rule("7.14")
def test_lack_of_faith_takes_the_blue_noble_nearest_the_front() -> None:
    assert after("lack_of_faith", nobles="baron bishop duke cardinal") == "bishop baron duke cardinal"
    assert "lack_of_faith" not in playable(alone("lack_of_faith", "bishop baron cardinal"))
    assert "lack_of_faith" not in playable(alone("lack_of_faith", FOUR))


@rule("7.15")
def test_forward_march_takes_the_guard_that_is_chosen() -> None:
    guards = "palace_guard baron palace_guard duke palace_guard"
    assert targets("forward_march", guards) == "palace_guard palace_guard"
    s = alone("forward_march", guards)
    last = s.line[-1]
    assert play(s, "forward_march", "noble palace_guard 2").line[0] == last
    assert "forward_march" not in playable(alone("forward_march", "palace_guard baron"))
    assert "forward_march" not in playable(alone("forward_march", FOUR))


@rule("7.16")
def test_let_them_eat_cake() -> None:
    assert after("let_them_eat_cake", nobles="baron duke marie_antoinette") == "marie_antoinette baron duke"
    assert "let_them_eat_cake" not in playable(alone("let_them_eat_cake", "marie_antoinette baron duke"))
    assert "let_them_eat_cake" not in playable(alone("let_them_eat_cake", FOUR))


@rule("7.17")
def test_bribed_guards() -> None:
    assert after("bribed_guards") == "duke colonel sheriff baron"
    needs("bribed_guards", 2)


@rule("7.18")
def test_the_long_walk() -> None:
    assert after("the_long_walk") == "sheriff colonel duke baron"
    needs("the_long_walk", 2)


@rule("7.19")
def test_opinionated_guards_put_the_first_four_in_any_order() -> None:
    orders = set()
    for a in FOUR.split():
        for b in set(FOUR.split()) - {a}:
            for c in set(FOUR.split()) - {a, b}:
                nobles = after("opinionated_guards", f"noble {a}", f"noble {b}", f"noble {c}", nobles=SIX)
                assert nobles.startswith(f"{a} {b} {c} ") and nobles.endswith(" mayor cardinal")
                orders.add(nobles)
    assert len(orders) == 24
    assert SIX in orders


@rule("7.19", "4.1")
def test_opinionated_guards_with_a_short_line() -> None:
    assert after("opinionated_guards", "noble duke", nobles="baron duke") == "duke baron"
    assert after("opinionated_guards", "noble baron", "noble colonel", nobles="baron duke colonel") == (
        "baron colonel duke"
    )
    needs("opinionated_guards", 2)


@rule("7.20")
def test_milling_in_line_mixes_the_first_five() -> None:
    found = {line(play(alone("milling_in_line", SIX, seed=seed), "milling_in_line")) for seed in range(30)}
    assert len(found) > 20
    assert all(nobles.endswith(" cardinal") for nobles in found)
    assert {" ".join(sorted(nobles.split())) for nobles in found} == {" ".join(sorted(SIX.split()))}
    needs("milling_in_line", 2)


@rule("7.21")
def test_escape_discards_two_and_mixes_the_rest() -> None:
    found = set()
    for seed in range(40):
        s = play(alone("escape", SIX, seed=seed), "escape")
        assert len(s.line) == 4
        assert sorted(f"{line(s)} {names(s.gone[-2:])}".split()) == sorted(SIX.split())
        found.add(frozenset(names(s.gone[-2:]).split()))
    assert len(found) == 15
    s = play(alone("escape", "baron", deck="duke"), "escape")
    assert names(s.gone[-1:]) == "baron"
    needs("escape", 1)


@rule("7.22", "4.8")
def test_confusion_in_line_waits_for_the_next_collection() -> None:
    s = alone("confusion_in_line")
    assert legal(do(s, "play confusion_in_line")) == ["seat 0", "seat 1", "seat 2"]
    do(s, "seat 1")
    assert (line(s), s.confused) == (FOUR, 0b10)
    fronts = set()
    for seed in range(12):
        copy = s.clone()
        copy.seed = seed
        fronts.add(trophies(do(copy, "pass"), 1))
        assert copy.confused == 0
    assert fronts == set(FOUR.split())
    assert "confusion_in_line" in playable(alone("confusion_in_line", "baron"))


@rule("7.23", "4.11")
def test_mass_confusion_deals_as_many_anew() -> None:
    s = play(alone("mass_confusion", FOUR, deck="cardinal bishop", gone="mayor"), "mass_confusion")
    assert len(s.line) == 4 and len(s.deck) == 2
    assert sorted(f"{line(s)} {names(s.deck)}".split()) == sorted(f"{FOUR} cardinal bishop".split())
    assert "mayor" in names(s.gone)
    lines = {line(play(alone("mass_confusion", FOUR, seed=seed), "mass_confusion")) for seed in range(10)}
    assert len(lines) == 10
    needs("mass_confusion", 1)


@rule("7.24")
def test_fled_to_england() -> None:
    assert targets("fled_to_england") == FOUR
    s = play(alone("fled_to_england"), "fled_to_england", "noble duke")
    assert (line(s), names(s.gone[-1:])) == ("baron colonel sheriff", "duke")
    needs("fled_to_england", 1)


@rule("7.25", "4.20")
def test_clothing_swap() -> None:
    assert targets("clothing_swap") == FOUR
    s = play(alone("clothing_swap", deck="cardinal bishop"), "clothing_swap", "noble duke")
    assert (line(s), names(s.gone[-1:]), names(s.deck)) == ("baron cardinal colonel sheriff", "duke", "bishop")
    s = play(alone("clothing_swap", deck=""), "clothing_swap", "noble duke")
    assert line(s) == "baron colonel sheriff"
    needs("clothing_swap", 1)


@rule("7.26", "4.20", "3.1")
def test_extra_cart() -> None:
    s = play(alone("extra_cart", deck="cardinal bishop heretic mayor"), "extra_cart")
    assert line(s) == f"{FOUR} cardinal bishop heretic"
    assert line(play(alone("extra_cart", deck="cardinal bishop"), "extra_cart")) == f"{FOUR} cardinal bishop"
    assert "extra_cart" not in playable(alone("extra_cart", deck=""))
    assert "extra_cart" in playable(alone("extra_cart", "", deck="cardinal"))


@rule("7.27", "4.12", "4.20")
def test_late_arrival_adds_one_of_the_top_three() -> None:
    s = do(alone("late_arrival", deck="cardinal bishop heretic mayor"), "play late_arrival")
    assert legal(s) == ["noble cardinal", "noble bishop", "noble heretic"]
    do(s, "noble bishop")
    assert line(s) == f"{FOUR} bishop"
    assert names(s.deck[::-1]) == "cardinal heretic mayor"
    s = do(alone("late_arrival", deck="cardinal"), "play late_arrival")
    assert legal(s) == ["noble cardinal"]
    assert line(do(s, "noble cardinal")) == f"{FOUR} cardinal"
    assert "late_arrival" not in playable(alone("late_arrival", deck=""))


@rule("7.40", "4.10")
def test_missed_sends_the_latest_noble_to_the_end() -> None:
    s = alone("missed", trophies=["mayor", "cardinal bishop", ""], given=["heretic", "martyr", "regent"])
    assert legal(do(s, "play missed")) == ["seat 0", "seat 1"]
    do(s, "seat 1")
    assert (line(s), trophies(s, 1)) == (f"{FOUR} bishop", "cardinal martyr")
    s = play(alone("missed", trophies=["mayor"], given=["heretic"]), "missed", "seat 0")
    assert (line(s), trophies(s, 0)) == (f"{FOUR} mayor", "heretic")
    assert "missed" not in playable(alone("missed", given=["mayor", "cardinal", ""]))
    assert s.earned == 0


def test_every_card_of_the_line_ends_in_the_discard_pile_before_the_spy_moves() -> None:
    s = play(alone("stumble", f"master_spy {FOUR}"), "stumble", "noble duke")
    assert s.line[-1] == SPY
    assert names(s.discard[-1:]) == "stumble"


@rule("4.1b", "4.5")
@pytest.mark.parametrize(
    ("nobles", "hand", "texts", "expected"),
    [
        ("duke baron count mayor", "stumble", ("noble count",), ("forward", "count", 1)),
        ("duke baron count mayor", "stumble", ("noble baron",), ("to_front", "baron", 1)),
        ("duke baron count mayor", "l_idiot", ("noble mayor", "place 1"), ("forward", "mayor", 2)),
        ("duke baron count mayor", "friend_of_the_queen", ("noble duke", "place 2"), ("back", "duke", 2)),
        ("duke baron count mayor", "trip", ("noble count",), ("to_end", "count", 1)),
        ("duke baron cardinal", "lack_of_faith", (), ("to_front", "cardinal", 2)),
        ("duke baron count", "bribed_guards", (), ("to_end", "duke", 2)),
        ("duke baron", "the_long_walk", (), ("reversed", "", 0)),
        ("duke baron count", "opinionated_guards", ("noble count", "noble duke"), ("ordered", "", 3)),
    ],
)
def test_the_log_tells_who_moved_where(
    nobles: str, hand: str, texts: tuple[str, ...], expected: tuple[str, str, int]
) -> None:
    s, events = position(nobles, [hand, ""]), list[Event]()
    for text in (f"play {hand}", *texts):
        s.apply(find(s, text), events.append)
    said = [event for event in events if isinstance(event, Said)]
    at = [event.key for event in said].index("plays")
    told = said[at + 1]
    assert (told.key, NAMES[TITLE[told.card]] if told.card >= 0 else "", max(told.number, 0)) == expected


@rule("4.5")
def test_the_log_tells_of_the_spy_once() -> None:
    s, events = position("duke master_spy baron count", ["stumble", ""]), list[Event]()
    for text in ("play stumble", "noble baron"):
        s.apply(find(s, text), events.append)
    assert [event.key for event in events if isinstance(event, Said)][:3] == ["plays", "forward", "spy"]
