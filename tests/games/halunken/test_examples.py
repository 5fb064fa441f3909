"""Sections 8 and 9: the worked examples, with the values given there."""

from __future__ import annotations

from tests.games.halunken.test_basic import rule
from tests.support.halunken import R, best, do, legal, position, sailor, show, sizes


@rule("8", "3.2", "3.3", "3.6a", "3.6b")
def test_example_1_of_the_source() -> None:
    # green, blue, red, yellow
    s = position([6, 10, 1, 0], [2, 2, 2, 2])
    show(s, 5, 5, 3, R)
    assert sizes(s)[:4] == [3, 3, 2, 2]
    assert legal(s) == [f"rum {m}" for m in (1, 2, 4, 6, 7)]
    do(s, "rum 1")
    assert s.pos == [6, 10, 5, 1]
    assert sizes(s)[:4] == [3, 3, 3, 3]
    assert s.round == 2


@rule("9.1")
def test_cancelled_captains_are_jostled_too() -> None:
    # green, blue, red, yellow
    s = position([4, 5, 0, 12], [2, 3, 1, 2])
    show(s, 3, 3, 4, 7)
    assert sizes(s)[:4] == [3, 4, 2, 2]
    declined = do(s.clone(), "leave", best(do(s.clone(), "leave")))
    do(s, best(s))
    assert sizes(s)[:4] == [2, 4, 3, 3]
    assert s.pos[0] == 6
    do(s, best(s))
    assert s.pos == [6, 7, 4, 5]
    assert sizes(s)[:4] == [2, 3, 3, 4]
    assert (s.heights[4], s.heights[5]) == (0, 0)
    assert sizes(declined)[:4] == [3, 3, 2, 4]
    assert declined.pos == s.pos


@rule("9.2")
def test_recruiting_can_spoil_a_theft() -> None:
    s = position([2, 7, 11], [4, 4, 1], taverns={7: 0, 1: 0})
    show(s, 5, 7, 6)
    do(s, best(s))
    assert sizes(s)[:2] == [5, 3]
    s = position([2, 7, 11], [4, 4, 1], taverns={7: 1, 1: 0})
    show(s, 5, 7, 6)
    assert sizes(s)[:2] == [5, 4]
    assert s.pos[1] == (8 + 7) % 14


@rule("9.3")
def test_numbers_for_a_lone_rum() -> None:
    def names(*cards: int) -> list[str]:
        s = show(position([0, 4, 8, 11][: len(cards)], [1] * len(cards)), *cards)
        return [t.split()[1] for t in legal(s) if t.startswith("rum")]

    assert names(R, 5, 5, 1) == ["2", "3", "4", "6", "7"]
    assert names(R, 7, 3, 1) == ["2", "4", "5", "6"]
    assert names(R, 6, 6) == ["1", "2", "3", "4", "5", "7"]
    assert names(R, R, 2, 2) == []
    still = show(position([0, 4, 8, 11], [1] * 4), R, R, 2, 2)
    assert still.pos == [0, 4, 8, 11]
    moved = show(position([0, 4, 8], [1] * 3), R, R, 4)
    assert moved.pos == [0, 4, 12]


@rule("9.5")
def test_an_auction() -> None:
    s = position([11, 13, 0], ["y9 g4", "r6 p11", "y2"], jack=10, auction=True)
    other = s.clone()
    do(s, f"bid {sailor('g4')}", f"bid {sailor('r6')}")
    assert legal(s) == ["pass"]
    do(s, "pass", f"bid {sailor('y9')}", f"bid {sailor('p11')}")
    assert legal(s) == ["pass"]
    do(s, "pass")
    assert sizes(s) == [2, 0, 1, 2]
    assert s.opener == 1
    do(other, "pass", "pass")
    assert sizes(do(other.clone(), f"bid {sailor('y2')}")) == [1 + 1, 2, 0, 1]
    assert do(other, "pass").employer == -1


def pirate(employer: int, port: str) -> object:
    """The places and sizes of 9.6 after the captains have moved: they stand still here, on empty taverns."""
    return position(
        [12, 0, 1], ["y9 g4 g5", "y3", "y2 y4"], jack=10, port=port, employer=employer, jack_pile=[5],
        taverns=dict.fromkeys(range(14), 0),
    )  # fmt: skip


@rule("9.6")
def test_the_round_goes_on_with_black_jack() -> None:
    s = show(pirate(1, "r6 p11"), 7, 7, 7)
    assert legal(s)[0] == "leave"
    do(s, best(s))
    assert sizes(s) == [2, 2, 2, 2]
    assert legal(s) == ["leave", f"take {sailor('r6')}", f"take {sailor('p11')}"]
    do(s, f"take {sailor('p11')}")
    assert sizes(s) == [2, 3, 2, 1]
    assert s.pos == [12, 0, 2, 1]


@rule("9.6", "5.13c")
def test_the_same_round_without_a_buyer() -> None:
    s = show(pirate(-1, ""), 7, 7, 7)
    for _ in range(3):
        do(s, best(s))
    assert sizes(s) == [2, 0, 1, 3]
    assert s.pos == [12, 0, 2, 1]


@rule("9.8")
def test_a_round_of_the_duel() -> None:
    s = position([3, 1], [2, 2], jack=7, port=1, employer=0)
    show(s, 4, 4, R)
    assert sizes(s) == [3, 2, 2]
    assert legal(s) == [f"rum {m}" for m in (1, 2, 3, 5, 6, 7)]
    do(s, "rum 6")
    assert sizes(s) == [3, 3, 2]
    assert legal(s) == ["leave", *(f"take {c}" for c in s.crews[0])]
    do(s, best(s))
    assert s.pos == [3, 7, 8]
    assert sizes(s) == [2, 4, 2]
