"""What a seat cannot know: nothing of it shows, and positions imagined fit all that was seen, each about as often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest

from gamebox.core.events import Moved, redact
from gamebox.core.game import TRUTH
from gamebox.games.galeon import lore, setup
from gamebox.games.galeon.actions import AUCTION, WENT_ON, WINDOW
from gamebox.games.galeon.cards import HIDDEN, MASK, ORDERS, SETS, VEIL
from gamebox.games.galeon.lore import deal, imagine, mixed
from gamebox.games.galeon.rules import TABLES, Options, State
from tests.support.galeon import all_pass, do, mask, position, rule

LATE = 10_000


def eager(s: State, rng: Random) -> None:
    """A random choice, but nobody announces: such games come to their end."""
    legal = s.legal_actions()
    s.apply(WENT_ON if s.phase == WINDOW else legal[int(rng.random() * len(legal))])


def late_positions(count: int, seed: int = 0) -> Iterator[State]:
    """Positions of games in which most of the bag is empty, at all tables in turn."""
    rng = Random(seed)
    while count > 0:
        s = setup(*TABLES[seed % len(TABLES)], seed)
        seed += 7
        while s.current is not None and count > 0:
            if s.drawn > 20:
                count -= 1
                yield s
            eager(s, rng)


@rule("3.6", "3.7")
def test_imagined_positions_fit_in_thousands_of_late_positions() -> None:
    rng = Random(5)
    for k, s in enumerate(late_positions(LATE)):
        who = (*range(s.seats), None)[k % (s.seats + 1)]
        view = s.view(who)
        world = imagine(view, rng)
        assert len({MASK[code] for code in world.sides}) == 35
        assert world.view(who).sides == view.sides
        assert world.view(who).ships == view.ships
        assert (world.viewer, sorted(world.ships)) == (TRUTH, sorted(s.ships))


def test_towers_are_dealt_where_dealing_one_by_one_gets_stuck() -> None:
    """Three sides seen of every tower: only four sets fit each, and most orders of dealing lead nowhere."""
    for seed in range(300):
        rng = Random(seed)
        towers = sorted(SETS, key=lambda _: rng.random())
        needs = []
        for wares in towers:
            sides = [1 << e for e in range(7) if wares >> e & 1]
            needs.append(wares ^ sides[int(rng.random() * 4)])
        dealt, _ = deal(needs, rng)
        assert sorted(dealt) == sorted(SETS)
        assert all(wares & need == need for wares, need in zip(dealt, needs, strict=True))
    with pytest.raises(ValueError, match="no towers fit"):
        deal([15] * 2 + [0] * 33, Random(1))


Way = tuple[int, ...]


def apart(found: Counter[Way], wanted: Counter[Way]) -> float:
    """How far two ways of choosing differ: 0 for alike, 1 for nothing in common."""
    here, there = found.total(), wanted.total()
    return sum(abs(found[way] / here - wanted[way] / there) for way in found | wanted) / 2


def few_open(seed: int) -> tuple[list[int], list[Way]]:
    """All towers known but a few, of which two sides are seen at most; and every way to deal these."""
    draw = Random(seed).random
    masks = sorted(SETS, key=lambda _: draw())
    free, needs = masks[: 4 + seed % 3], list[int]()
    for wares in free:
        sides = sorted((1 << e for e in range(7) if wares >> e & 1), key=lambda _: draw())
        needs.append(sum(sides[: int(draw() * 3)]))
    ways = [way for way in permutations(free) if all(m & n == n for m, n in zip(way, needs, strict=True))]
    return needs + masks[len(free) :], ways


def test_worlds_come_out_about_equally_often() -> None:
    """Positions of which every way to deal the towers can be counted."""
    tried = 0
    for seed in range(40):
        needs, ways = few_open(seed)
        if not 3 <= len(ways) <= 40:
            continue
        tried += 1
        rng, size = Random(seed), len(ways[0])
        found = Counter(tuple(deal(needs, rng)[0][:size]) for _ in range(250 * len(ways)))
        assert set(found) == set(ways)
        assert apart(found, Counter(ways)) < 0.045, (seed, len(ways))
    assert tried > 15


def test_towers_that_can_only_change_in_a_ring_do_so() -> None:
    """The first may be either of two sets, the second the latter of these or a third, the third that or the first."""
    ring = [mask("1234"), mask("2357"), mask("1456")]
    needs = [mask("2"), mask("5"), mask("1"), *[other for other in SETS if other not in ring]]
    rng = Random(1)
    found = Counter(tuple(deal(needs, rng)[0][:3]) for _ in range(1000))
    assert len(found) == 2 and apart(found, Counter(list(found))) < 0.05


def test_towers_of_whole_games_come_out_as_evenly_as_after_long_mixing(monkeypatch: pytest.MonkeyPatch) -> None:
    """There the ways cannot be counted; but each tower is each set as often as when sets change hands on and on."""

    def some(rounds: int) -> list[list[int]]:
        monkeypatch.setattr(lore, "ROUNDS", rounds)
        return [[*towers, *bag] for towers, bag in (deal(needs, rng) for _ in range(3000))]

    def differ(one: list[list[int]], other: list[list[int]]) -> float:
        return sum(apart(Counter((a[t],) for a in one), Counter((b[t],) for b in other)) for t in range(35)) / 35

    usual = lore.ROUNDS
    for s in [s.clone() for k, s in enumerate(late_positions(700, seed=5)) if k in (0, 450, 600)]:
        rng, needs = Random(s.drawn), [MASK[code] for code in s.view(s.current).sides[: s.drawn]]
        dealt, mixed, again = some(usual), some(40), some(40)
        assert differ(dealt, mixed) < differ(mixed, again) + 0.004, s.drawn


def test_pieces_never_seen_come_in_any_order() -> None:
    """Each piece as often in each place, each two as often next to each other, and each place by each rotation."""
    rng, pieces = Random(3), tuple(range(35))
    orders = [mixed(pieces, rng) for _ in range(12_000)]
    assert all(sorted(order) == list(pieces) for order in orders[:50])
    for place in (0, 1, 34):
        assert apart(Counter((order[place],) for order in orders), Counter((k,) for k in pieces)) < 0.035
    pairs = Counter((order[0], order[1]) for order in orders)
    assert len(pairs) > 1180 and max(pairs.values()) < 30
    assert len(set(orders)) > 11_990 and len({mixing(pieces) for mixing in lore.MIXINGS}) == 256


def test_towers_in_the_bag_turn_and_show_their_sides_evenly() -> None:
    s, rng = position(("1234", "1235", "1236"), ("1234",)), Random(4)
    view, turns, orders = s.view(0), Counter[Way](), Counter[Way]()
    for _ in range(1200):
        world = imagine(view, rng)
        turns.update([(turn,) for turn in world.rotations[1:]])
        orders.update([(ORDERS[MASK[code]].index(code),) for code in world.sides[1:]])
    assert apart(turns, Counter((k,) for k in range(16))) < 0.015
    assert apart(orders, Counter((k,) for k in range(24))) < 0.015


def test_few_towers_are_dealt_as_evenly_as_many() -> None:
    """Two of which the same three sides are seen: never the same set twice, and no way more often than others."""
    three = SETS[0] & ~1
    needs, rng = [three, three], Random(6)
    ways = list(permutations(lore.FITTING[three], 2))
    found = Counter(tuple(deal(needs, rng)[0]) for _ in range(4000))
    assert set(found) == set(ways) and apart(found, Counter(ways)) < 0.04
    with pytest.raises(ValueError, match="no towers fit"):
        deal([SETS[0], SETS[0]], rng)


def test_a_side_not_seen_is_any_that_is_left() -> None:
    s = position(("1234", "1235", "1236"), ("1234",), rotations=[0])
    view, rng = s.view(0), Random(2)
    found = Counter(imagine(view, rng).sides[0] for _ in range(6000))
    assert all(code & 7 == 0 for code in found)
    assert len(found) == 20 * 6 and min(found.values()) > 20
    assert {code >> 3 & 7 for code in found} == {1, 2, 3, 4, 5, 6}


@rule("3.1", "3.6")
def test_what_a_seat_has_never_seen_changes_nothing_for_it() -> None:
    """Other sides where it cannot look: the same view, and the same events until something new is drawn."""
    rng = Random(8)
    compared = 0
    for s in late_positions(800, seed=3):
        seat = int(rng.random() * s.seats)
        world = imagine(s.view(seat), rng)
        world.choices = s.choices
        legal = s.legal_actions()
        action = legal[int(rng.random() * len(legal))]
        truth, other = s.clone(), world
        told: list[list[object]] = [[], []]
        truth.apply(action, told[0].append)
        other.apply(action, told[1].append)
        if truth.drawn == s.drawn and truth.phase == AUCTION:
            compared += 1
            mine = [[redact(e, seat) for e in events] for events in told]  # type: ignore[arg-type]
            assert mine[0] == mine[1]
            assert truth.view(seat) == other.view(seat)
    assert compared > 200


@rule("3.7")
def test_without_the_notebook_a_sold_tower_is_forgotten_by_all() -> None:
    for notebook in (True, False):
        s = do(position(options=Options(notebook=notebook), rotations=[1, 1]), "X 4")
        all_pass(s)
        seen = [s.view(seat).sides[0] for seat in range(4)]
        assert seen == ([s.sides[0] | VEIL[4][1][seat] for seat in range(4)] if notebook else [HIDDEN] * 4)
        worlds = {MASK[imagine(s.view(0), Random(k)).sides[0]] for k in range(200)}
        assert len(worlds) == (10 if notebook else 33) or not notebook


@rule("3.7")
def test_a_sale_shows_nobody_anything_new() -> None:
    s = position(rotations=[2, 6])
    events: list[object] = []
    do(s, "X 4", "pass", "pass", "pass")
    before = [s.view(seat).sides[:2] for seat in range(4)]
    from gamebox.games.galeon.actions import PASSED

    s.apply(PASSED, events.append)
    assert [s.view(seat).sides[:2] for seat in range(4)] == before
    cargo = [e for e in events if isinstance(e, Moved) and e.dst.name == "cargo"]
    assert len(cargo) == 4
    assert {redact(e, who).card for e in cargo for who in (None, 0, 1, 2, 3)} == {-1}  # type: ignore[union-attr]
