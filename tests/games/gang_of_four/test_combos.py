"""Sections 3 and 4: what is a combination, and what beats what. Every comparison of the vectors is a test."""

from __future__ import annotations

import json
from itertools import combinations, pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gamebox.games.gang_of_four.combos import (
    FIRST_FIVE,
    FIRST_GANG,
    FIRST_PAIR,
    FIRST_TRIO,
    beats,
    combination,
    fives,
    read,
    why_not,
)
from tests.support import gang_referee as referee

VECTORS = json.loads((Path(__file__).parents[2] / "cases" / "gang_of_four.json").read_text(encoding="utf-8"))


def rule(*paragraphs: str) -> pytest.MarkDecorator:
    return pytest.mark.rule("gang_of_four", list(paragraphs))


def above(played: str, table: str) -> bool:
    """Whether one combination beats another; both must be combinations."""
    one, other = read(played), read(table)
    assert one is not None and other is not None
    return beats(one, other)


def ascending(*texts: str) -> bool:
    """Whether each of these combinations beats all those before it, and none of those after it."""
    pairs = list(combinations(texts, 2))
    return all(above(high, low) and not above(low, high) for low, high in pairs)


def named(vector: dict[str, Any]) -> str:
    return f"{vector['played']} on {vector['table'] or 'nothing'}"


@rule("3", "4")
@pytest.mark.parametrize("vector", VECTORS["comparisons"], ids=named)
def test_comparison(vector: dict[str, Any]) -> None:
    played, table = read(vector["played"]), read(vector["table"] or "")
    assert (played is None) == (vector["code"] == "not_a_combination")
    assert why_not(played, table) == (None if vector["expect"] in ("beats", "legal_lead") else vector["code"])
    if played is not None and table is not None:
        assert beats(played, table) == (vector["expect"] == "beats")


@pytest.mark.parametrize("vector", VECTORS["comparisons"], ids=named)
def test_comparison_by_the_second_referee(vector: dict[str, Any]) -> None:
    played, table = (referee.sort((vector[of] or "").split()) for of in ("played", "table"))
    assert (referee.kind(played) is None) == (vector["code"] == "not_a_combination")
    if referee.kind(played) and table:
        assert referee.beats(played, table) == (vector["expect"] == "beats")


@rule("1.3")
def test_the_order_of_the_cards() -> None:
    order = "1g 1y 1r 1m 2g 2y 2r 3g 3y 3r 4g 4y 4r 5g 5y 5r 6g 6y 6r 7g 7y 7r 8g 8y 8r 9g 9y 9r 10g 10y 10r Pg Py D"
    assert ascending(*order.split())


@rule("1.2")
def test_what_is_read_as_cards() -> None:
    one = read("3r 3y")
    assert one is not None and one.text == "3r 3y"
    assert all(read(text) is one for text in ("3y 3r", "3r  3y", " 3r 3y ", "3r\t3y\n"))
    for text in ("", " ", "3R 3y", "1M", "pg Py", "d", "11r", "0g", "03r", "3x", "3", "r", "2m", "Pr", "3r,3y", "3r3y"):
        assert read(text) is None


@rule("1.1")
def test_no_more_copies_of_a_card_are_read_than_there_are() -> None:
    for text in ("3r 3r 3r", "1m 1m", "Pg Pg", "Py Py", "D D", "3r 3r 3r 3r", "1m 1m 1g 1y", "3r 3r 3r 4g 4g"):
        assert read(text) is None


@rule("3.1")
def test_any_card_is_a_single() -> None:
    assert all(read(card) is not None for card in set(referee.DECK))


@rule("3.2")
def test_a_pair_is_two_of_a_number_or_both_phoenixes() -> None:
    assert all(read(pair) is not None for pair in ("3g 3y", "3r 3r", "1m 1g", "Pg Py", "Py Pg"))
    assert all(read(pair) is None for pair in ("3g 4g", "10r Pg", "1m 2g", "Py D"))


@rule("3.3")
def test_a_trio_is_three_of_a_number() -> None:
    assert all(read(trio) is not None for trio in ("4y 4r 4r", "1m 1g 1g"))
    assert all(read(trio) is None for trio in ("4y 4r 5r", "10g 10r Pg", "Pg Py D"))


@rule("3.4")
def test_a_straight_is_five_numbers_in_a_row() -> None:
    rows = [[f"{low + k}{'gyr'[k % 3]}" for k in range(5)] for low in range(1, 7)]
    assert all(read(" ".join(row)) is not None for row in rows)
    assert read("1m 2r 3y 4g 5g") is not None


@rule("3.4", "3.10")
def test_a_straight_does_not_wrap_round_or_skip() -> None:
    assert all(read(row) is None for row in ("7g 8g 9y 10r 1g", "8g 9y 10r 1g 2g", "2g 3y 4r 5g 7g", "2g 3g 3y 4r 5r"))


@rule("3.5")
def test_a_flush_is_five_numbers_of_a_colour_with_repeats() -> None:
    assert all(read(flush) is not None for flush in ("3r 3r 6r 6r 8r", "1g 2g 4g 5g 10g", "1m 3g 5g 7g 9g"))
    assert all(read(flush) is None for flush in ("3r 3r 6r 6y 8r", "3y 5y 7y 9y Py", "2r 4r 6r 8r D", "2g 4g 6g 8g Pg"))


@rule("3.5", "4.5")
def test_the_multi_coloured_one_takes_any_colour_in_a_flush() -> None:
    assert all(above(f"1m 3{c} 5{c} 7{c} 9{c}", "6r 7y 8g 9r 10r") for c in "gyr")


@rule("3.6")
def test_a_full_house_is_a_trio_and_a_pair() -> None:
    for text in ("7g 7g 7y 2g 2r", "7g 7g 7y Pg Py", "1m 1g 1g 2g 2y", "2g 2y 2r 1m 1r"):
        assert above(text, "4r 6r 8r 9r 10r")
    assert all(read(text) is None for text in ("7g 7g 7y Pg 2g", "7g 7g Pg Py D", "7g 7y Pg Py 1m"))


@rule("3.7")
def test_a_straight_flush_is_both_with_the_multi_coloured_one_in_any_colour() -> None:
    house = "10r 10r 10y Pg Py"
    assert above("4y 5y 6y 7y 8y", house)
    assert all(above(f"1m 2{c} 3{c} 4{c} 5{c}", house) for c in "gyr")
    assert not above("1m 2g 3g 4g 5r", house)


@rule("3.8")
def test_gangs_have_four_to_seven_cards_of_a_number() -> None:
    for text in ("7g 7g 7y 7r", "7g 7g 7y 7r 7r", "7g 7g 7y 7y 7r 7r", "1g 1g 1y 1y 1r 1r 1m"):
        assert above(text, "6r 7r 8r 9r 10r")
    assert read("7g 7g 7y 8r") is None


@rule("3.9")
def test_the_dragon_is_only_ever_a_single() -> None:
    assert read("D") is not None
    for others in ("Py", "Pg Py", "1m", "10r 10r", "6r 7r 8r 9r", "10g 10y 10r Pg", "10g 10g 10y 10r"):
        assert read(f"D {others}") is None


@rule("3.9")
def test_a_phoenix_is_no_wild_card() -> None:
    for others in ("10r", "10r 10r", "10g 10y 10r", "7r 8y 9r 10r", "6y 7y 8y 9y", "10g 10y 10r 9g", "2g 2g 2r 2r"):
        assert read(f"Py {others}") is None


@rule("3.10")
def test_what_is_no_combination() -> None:
    for text in (
        "4g 4y 9g 9r",
        "4g 4y 9g 9r 2r",
        "7g 7g 7y 7r 3r",
        "3g 4y 5r 6g",
        "3g 4y 5r 6g 7y 8r",
        "3g 3y 4g 4y 5g 5y",
        "3g 3y 3r 4g 4y 4r",
        "3g 3y 3r 4g 4y 4r 5g",
        "",
    ):
        assert read(text) is None


@rule("3.10")
def test_five_equal_cards_are_a_gang_and_no_full_house() -> None:
    assert above("2g 2g 2y 2y 2r", "10g 10g 10y 10r")


@rule("3.11")
def test_cards_that_fit_two_types_count_as_the_higher_one() -> None:
    assert above("1r 1r 1m 4r 4r", "3r 5r 7r 9r 10r")
    assert not above("10r 10r 9r 8r 7r", "1r 1r 1m 4r 4r")
    assert above("2g 3g 4g 5g 6g", "10r 10r 10y Pg Py")


@rule("3.11", "3.6")
def test_three_ones_in_a_flush_are_no_full_house() -> None:
    assert not above("1r 1r 1m 5r 9r", "1g 1g 1y 2g 2g")
    assert above("1r 1r 1m 5r 9r", "6r 7y 8g 9r 10r")


@rule("3.12")
def test_four_six_and_seven_cards_are_gangs_or_nothing() -> None:
    draw = Random(312)
    for size in (4, 6, 7):
        for _ in range(400):
            number, cards = draw.randrange(1, 9), draw.sample(referee.DECK, size)
            near = draw.sample([c for c in referee.DECK if number <= referee.number(c) <= number + 1], size)
            for some in (cards, near):
                assert (read(" ".join(some)) is not None) == (len({referee.number(c) for c in some}) == 1)


@rule("4.1")
def test_an_answer_has_as_many_cards() -> None:
    assert not above("10r 10r", "2g")
    assert not above("D", "2g 2y")
    assert not above("10g 10y 10r", "2g 2y")
    assert not above("6r 7r 8r 9r 10r", "2g 2y 2r")


@rule("4.2")
def test_a_gang_beats_every_other_combination() -> None:
    for text in (
        "D",
        "Pg Py",
        "10y 10r 10r",
        "6g 7y 8g 9r 10r",
        "10r 10r 9r 9r 8r",
        "9r 9r 9y Pg Py",
        "6r 7r 8r 9r 10r",
    ):
        assert above("1g 1g 1y 1y", text)
        assert not above(text, "1g 1g 1y 1y")


@rule("4.2")
def test_more_cards_then_the_higher_number_decide_between_gangs() -> None:
    assert ascending(
        "1g 1y 1r 1m",
        "2g 2g 2y 2r",
        "10g 10g 10r 10r",
        "1m 1g 1y 1r 1r",
        "2g 2g 2y 2y 2r",
        "10g 10g 10y 10r 10r",
        "1g 1g 1y 1y 1r 1r",
        "10g 10g 10y 10y 10r 10r",
        "1g 1g 1y 1y 1r 1r 1m",
    )


@rule("4.3")
def test_colour_does_not_decide_between_gangs() -> None:
    assert not above("7y 7y 7r 7r", "7g 7g 7y 7y")
    assert not above("1y 1r 1r 1m", "1g 1g 1y 1y")


@rule("4.4")
def test_the_types_of_five_cards_in_order() -> None:
    assert ascending("6r 7y 8g 9r 10r", "1g 2g 4g 5g 7g", "1g 1g 1y 2g 2g", "1g 2g 3g 4g 5g")


@rule("4.5")
def test_pairs_by_the_best_card_first() -> None:
    assert ascending("3g 3g", "3y 3g", "3y 3y", "3r 3g", "3r 3y", "3r 3r", "4g 4g", "10r 10r", "Pg Py")


@rule("4.5")
def test_a_pair_with_the_multi_coloured_one_beats_all_pairs_of_coloured_ones() -> None:
    assert ascending("1g 1g", "1y 1g", "1y 1y", "1r 1g", "1r 1y", "1r 1r", "1m 1g", "1m 1y", "1m 1r", "2g 2g")


@rule("4.5")
def test_trios_by_the_best_card_first() -> None:
    trios = ("y g g", "y y g", "r g g", "r y g", "r y y", "r r g", "r r y")
    assert ascending(*(" ".join(f"4{c}" for c in colours.split()) for colours in trios), "5g 5g 5y")


@rule("4.5")
def test_straights_by_top_number_then_colours_from_the_top() -> None:
    assert ascending(
        "1r 2r 3r 4r 5g",
        "1r 2r 3r 4r 5y",
        "1g 2g 3g 4g 5r",
        "2r 3r 4r 5r 6g",
        "2r 3r 4r 5g 6y",
        "2g 3g 4g 5y 6y",
        "2g 3g 4y 5y 6y",
        "2y 3g 4y 5y 6y",
        "2g 3r 4y 5y 6y",
        "6g 7y 8g 9g 10g",
    )


@rule("4.5")
def test_flushes_by_the_best_card_with_its_colour_then_the_next_cards() -> None:
    assert ascending(
        "1r 3r 5r 7r 8r",
        "1g 2g 4g 5g 10g",
        "4y 6y 8y 9y 10y",
        "2r 5r 7r 8r 10r",
        "2r 6r 7r 8r 10r",
        "1r 1r 2r 9r 10r",
        "1r 1r 2r 10r 10r",
        "1r 2r 2r 10r 10r",
    )


@rule("4.5")
def test_the_flush_of_the_specification() -> None:
    assert above("10r 8r 7r 5r 2r", "10y 9y 8y 6y 4y")
    assert not above("10y 9y 8y 6y 4y", "10r 8r 7r 5r 2r")


@rule("4.5")
def test_full_houses_by_trio_number_trio_colours_then_the_pair() -> None:
    assert ascending(
        "6r 6r 6y Pg Py",
        "7y 7g 7g 10r 10r",
        "7y 7y 7g Pg Py",
        "7r 7r 7g 2g 2g",
        "7r 7r 7g 2y 2g",
        "7r 7r 7g 3g 3g",
        "7r 7r 7g 10r 10r",
        "7r 7r 7g Pg Py",
        "8g 8g 8y 1g 1g",
    )


@rule("4.5")
def test_a_phoenix_pair_never_makes_up_for_a_lower_trio() -> None:
    assert above("1m 1g 1g 2g 2g", "1r 1r 1y Pg Py")
    assert above("2g 2g 2y 1g 1g", "1m 1r 1r Pg Py")


@rule("4.5")
def test_straight_flushes_by_top_number_then_colour() -> None:
    assert ascending("1g 2g 3g 4g 5g", "1r 2r 3r 4r 5r", "2g 3g 4g 5g 6g", "3r 4r 5r 6r 7r", "4y 5y 6y 7y 8y")


@rule("4.5")
def test_the_multi_coloured_one_stays_above_the_red_one_as_the_last_card() -> None:
    assert above("1m 2r 3r 4r 5r", "1r 2r 3r 4r 5r")
    assert above("1m 3r 5r 7r 9r", "1r 3r 5r 7r 9r")
    assert above("1m 2g 3g 4y 5y", "1r 2g 3g 4y 5y")


@rule("4.6")
def test_identical_combinations_do_not_beat_each_other() -> None:
    for text in ("3y", "3r 3y", "4r 4y 4g", "2y 5y 7y 8y 9y", "2r 3g 4g 5r 6y", "7r 7y 7g 2g 2r", "2r 3r 4r 5r 6r"):
        assert not above(text, " ".join(reversed(text.split())))


@rule("3", "4")
def test_both_referees_agree_on_random_hands() -> None:
    draw = Random(4)
    for _ in range(8):
        deck = draw.sample(referee.DECK, len(referee.DECK))
        found = [sorted(referee.all_combinations(hand)) for hand in (deck[:16], deck[16:32])]
        for one in draw.choices(found[0], k=30):
            for other in draw.choices(found[1], k=30):
                assert above(" ".join(one), " ".join(other)) == referee.beats(one, other)


@rule("3")
def test_both_referees_agree_on_what_is_a_combination() -> None:
    draw = Random(5)
    for _ in range(6000):
        low = draw.randrange(0, 9)
        cards = draw.sample([c for c in referee.DECK if low <= referee.number(c) <= low + 5], draw.randrange(1, 8))
        assert (read(" ".join(cards)) is None) == (referee.kind(referee.sort(cards)) is None)


@rule("4.5", "4.4")
def test_both_referees_put_all_combinations_of_a_size_in_the_same_order() -> None:
    rows = [range(FIRST_PAIR), range(FIRST_PAIR, FIRST_TRIO), range(FIRST_TRIO, FIRST_GANG)]
    rows.append(range(FIRST_FIVE, FIRST_FIVE + len(fives().all)))
    for codes in rows:
        texts = [referee.sort(combination(code).text.split()) for code in codes]
        assert all(referee.beats(high, low) for low, high in pairwise(texts))
