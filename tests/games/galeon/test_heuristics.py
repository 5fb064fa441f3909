"""What a good captain knows: towers, bids as signs, wealth, honest announcements, hints."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from gamebox.core.game import TRUTH
from gamebox.games.galeon import GAME, decode, heuristics, setup
from gamebox.games.galeon.actions import AUCTION, DECLARATION, PASSED, WINDOW
from gamebox.games.galeon.cards import BITS, FULL, MASK, NEEDS, ORDERS, SETS, SUM, VALUE, VEIL, VISIBLE
from gamebox.games.galeon.chances import ANYTHING, FITTING, MEAN, Word, blindly, likely, mean_of, odds_of, prior
from gamebox.games.galeon.rules import TABLES, Options, State
from gamebox.games.galeon.wealth import above, beating, confidence, gains, outcomes, quick, spread, trusted
from gamebox.players.levels import make
from gamebox.players.search import Searcher
from gamebox.ui.words import catalogue
from tests.support.galeon import all_pass, do, legal, mask, position, rule, tower

THREE = ("1234", "1567", "2567")
EVEN = prior([])


def played(seats: int, seed: int, options: Options | None = None) -> Iterator[State]:
    """The positions of a game of rule players."""
    s, rng = setup(seats, options or Options(), seed), Random(seed)
    while s.current is not None:
        yield s
        view = s.view(s.current)
        s.apply(heuristics.policy(view, view.legal_actions(), rng))
    yield s


@rule("5.4")
def test_without_bids_the_odds_are_those_of_the_table() -> None:
    seen = VISIBLE[4][0]
    for code, odds in (
        ("1567", (4 / 35, 18 / 35, 12 / 35, 1 / 35)),
        ("1---", (1 / 20, 9 / 20, 9 / 20, 1 / 20)),
        ("5---", (4 / 20, 12 / 20, 4 / 20, 0)),
        ("12--", (0, 3 / 10, 6 / 10, 1 / 10)),
        ("15--", (1 / 10, 6 / 10, 3 / 10, 0)),
        ("56--", (4 / 10, 6 / 10, 0, 0)),
    ):
        sides = 0o7777 if code == "1567" else tower(code.replace("-", "8"))
        assert odds_of(mask("1234"), sides, seen, [], EVEN) == pytest.approx(odds)


def test_all_sides_known_leave_no_doubt() -> None:
    for code, gain in (("1234", 30), ("1235", 15), ("1256", 5), ("1567", 0)):
        assert mean_of(odds_of(mask("1234"), tower(code), VISIBLE[4][0], [], EVEN)) == pytest.approx(gain)


def test_the_odds_of_bids_agree_with_counting_every_tower_one_by_one() -> None:
    """Each order of sides counted for itself, with one other seat that has bid."""
    for rotation, (seat, needs, bid, left) in product(
        range(16), ((1, "1235", 6, -1), (2, "1567", 0, 4), (3, "4567", 3, 7))
    ):
        word = Word(seat, mask(needs), bid, left)
        code = tower("1243") | VEIL[4][rotation][0]
        known = MASK[code]
        sums = dict.fromkeys((0, 5, 15, 30), 0.0)
        for full in FITTING[known]:
            for order in ORDERS[full]:
                if order | VEIL[4][rotation][0] == code:
                    seen = [order >> 3 * k & 7 for k in VISIBLE[4][rotation][seat]]
                    good = sum(word.needs >> side & 1 for side in seen)
                    sums[VALUE[full & mask("1234")]] += likely(good, len(seen) - good, word)
        whole = sum(sums.values())
        found = odds_of(mask("1234"), code, VISIBLE[4][rotation], [word], EVEN)
        assert found == pytest.approx([part / whole for part in sums.values()], abs=1e-4)


def test_a_high_bid_tells_of_the_other_s_ship() -> None:
    code, seen = tower("1888"), VISIBLE[4][0]
    alike, unlike = mask("1235"), mask("4567")
    calm = mean_of(odds_of(mask("1234"), code, seen, [], EVEN))
    assert mean_of(odds_of(mask("1234"), code, seen, [Word(2, alike, 8, -1)], EVEN)) > calm + 0.3
    assert mean_of(odds_of(mask("1234"), code, seen, [Word(2, unlike, 8, -1)], EVEN)) < calm - 0.3


def test_who_wins_because_the_others_stopped_should_expect_less() -> None:
    code, seen = tower("1888"), VISIBLE[4][0]
    others = [Word(seat, mask("1235"), 0, 2) for seat in (1, 2, 3)]
    assert mean_of(odds_of(mask("1234"), code, seen, others, EVEN)) < mean_of(
        odds_of(mask("1234"), code, seen, [], EVEN)
    )


def test_who_bids_against_what_it_sees_is_trusted_less() -> None:
    """The same high card for a tower of which I see what its buyer sees: on its ship, and not on it."""
    found = []
    for ship in ("1234", "4567"):
        s = position(("2345", ship, "1267"), ("1235",), rotations=[2], first=1)
        found.append(trusted(all_pass(do(s, "X 8")).view(0), 0))
    assert found[0][1] > 0.4 > 0.1 > found[1][1]
    assert all(0 < x < 1 for trust in found for x in trust)


def test_bids_of_a_seat_that_is_not_trusted_tell_nothing() -> None:
    code, seen, ship = tower("1888"), VISIBLE[4][0], mask("1234")
    calm = mean_of(odds_of(ship, code, seen, [], EVEN))
    told = [mean_of(odds_of(ship, code, seen, [Word(2, ship, 8, -1, 4, trust)], EVEN)) for trust in (0.0, 0.5, 1.0)]
    assert told[0] == pytest.approx(calm) and told[0] < told[1] < told[2]


def test_words_are_sums_over_what_a_seat_may_see() -> None:
    for seats, word in product((3, 4, 5), (Word(1, 15, 6, -1), Word(1, 15, 0, 4), Word(1, 15, 3, 7))):
        word = word._replace(seats=seats)
        two = (6 * likely(2, 0, word) + 12 * likely(1, 1, word) + 3 * likely(0, 2, word)) / 21
        one, any_way = (4 * likely(1, 0, word) + 3 * likely(0, 1, word)) / 7, ANYTHING[seats][word.bid][word.left]
        assert blindly(word, 1) == pytest.approx((one + any_way) / 2)
        assert blindly(word, 2) == pytest.approx((two + any_way) / 2)
        assert 0 < likely(0, 1, word) <= 1


def test_towers_known_elsewhere_are_not_here() -> None:
    """With every other tower on its ship seen in full, only one set is left for it."""
    left = prior([m for m in SETS if m != mask("1235")])
    assert mean_of(odds_of(mask("1234"), tower("1888"), VISIBLE[4][0], [], left)) == pytest.approx(15, abs=0.1)


def test_sums_of_gains() -> None:
    odds = spread([(0.5, 0.5, 0, 0), (0.25, 0, 0, 0.75)])
    assert odds[:9] == pytest.approx([0.125, 0.125, 0, 0, 0, 0, 0.375, 0.375, 0])
    assert sum(odds) == pytest.approx(1)
    assert above(10, 10, 4) == pytest.approx(0.5)
    assert above(0, 100, 1) > 0.999 and above(1000, 0, 1) == 0.0


def test_the_best_bid_is_the_cheapest_card_on_the_best_tower() -> None:
    s = position(THREE, ("1234", "5671"), rotations=[1, 1])
    view = s.view(0)
    assert heuristics.policy(view, view.legal_actions(), Random(1)) is decode("bid 0 1")


def test_it_stops_where_the_price_is_too_high() -> None:
    s = do(position(("4567", "1234", "1235"), ("1234",), rotations=[1], first=1), "X 8", "pass")
    view = s.view(0)
    assert heuristics.policy(view, view.legal_actions(), Random(1)) is PASSED


def test_it_does_not_outbid_itself() -> None:
    s = do(position(THREE, ("1234",), rotations=[1]), "X 1", "pass", "pass")
    view = s.view(0)
    assert legal(view) != ["pass"] and heuristics.policy(view, view.legal_actions(), Random(1)) is PASSED


def rich_and_poor() -> tuple[State, State]:
    """Windows in which the seat to choose is certainly rich enough, and certainly not."""
    sent = [(0, "1234", "1253 1263 1273"), (0, "1245", "1254 1264 1274"), (0, "1345", "1354 1364")]
    found, low = [], Options(target=80)
    for who in (0, 1):
        s = position(("2345", "1567", "2567"), ("4567",), sent=sent, prices=range(1, 9), first=2, options=low)
        all_pass(s)
        assert s.phase == WINDOW
        s.rotations = (1,) * 35
        s.current = who
        found.append(s.view(who))
    return found[0], found[1]


@rule("6.1")
def test_who_is_sure_announces_and_the_others_do_not() -> None:
    rich, poor = rich_and_poor()
    assert rich.scores()[0] == 9
    assert heuristics.policy(rich, rich.legal_actions(), Random(1)).encode() == "announce"
    assert heuristics.policy(poor, poor.legal_actions(), Random(1)).encode() == "go_on"
    assert heuristics.reason(rich, decode("announce")).key == "announce"
    assert heuristics.reason(poor, decode("go_on")).key == "go_on"


@rule("6.2", "6.3")
def test_declarations_follow_what_is_likely() -> None:
    s = all_pass(position(("2345", "1567", "2567"), ("4567",), bag=0))
    view = s.view(s.current)
    assert heuristics.policy(view, view.legal_actions(), Random(1)).encode() == "no"
    assert {heuristics.reason(view, decode(text)).key for text in ("yes", "no")} == {"only_yes", "no"}


def judged(seats: int, deals: range) -> list[tuple[float, bool]]:
    """What each rule player thinks at the end of its chance to be rich enough, and whether it is."""
    found = []
    for seed in deals:
        *_, end = played(seats, seed)
        asked = end.clone()
        asked.phase, asked.choices = DECLARATION, (0,) * seats
        found += [(confidence(asked.view(seat), seat), end.scores()[seat] >= 100) for seat in range(seats)]
    return found


def test_confidence_is_calibrated() -> None:
    """Of what is thought to be so likely about that share is so: in all, and in each fifth of the chances."""
    found = sorted(claim for seats in (3, 4, 5) for claim in judged(seats, range(24)))
    assert len(found) == 24 * 12
    assert abs(sum(p - rich for p, rich in found)) / len(found) < 0.05
    for k in range(5):
        part = found[k * len(found) // 5 : (k + 1) * len(found) // 5]
        assert abs(sum(p - rich for p, rich in part)) / len(part) < 0.15


@rule("6.1")
def test_announcements_are_mostly_true() -> None:
    """At least four in five."""
    truths = []
    for seats, (target, deals) in product((3, 4), ((100, 30), (80, 25))):
        for seed in range(200, 200 + deals):
            *_, end = played(seats, seed, Options(target=target))
            truths += [end.scores()[i] >= target for i in range(seats) if end.announced >> i & 1]
    assert len(truths) >= 40 and sum(truths) >= 0.8 * len(truths)


def test_gains_are_guessed_without_bias() -> None:
    guessed = real = rough = towers = 0.0
    for seed in range(12):
        for s in played(4, seed + 100):
            last = s
        end = last.clone()
        end.phase = WINDOW
        for seat in range(4):
            odds = gains(end.view(seat), seat, seat)
            towers += len(odds)
            guessed += sum(map(mean_of, odds))
            rough += quick(end, seat, seat)[0]
            real += end.scores()[seat] - SUM[FULL & ~end.lost[seat]]
    assert towers > 300
    assert abs(guessed - real) / towers < 1.0
    assert abs(rough - real) / towers < 1.5


def test_policy_reads_the_own_knowledge_only() -> None:
    """In imagined positions that look alike to the mover it chooses alike, in every phase."""
    rng, phases = Random(4), set()
    for seed, (seats, options) in enumerate(TABLES):
        for s in played(seats, seed, options):
            if s.current is not None and rng.random() < 0.06:
                view = s.view(s.current)
                worlds = [view.determinize(rng) for _ in range(3)]
                assert len({heuristics.policy(w, w.legal_actions(), Random(1)) for w in worlds}) == 1
                phases.add(s.phase)
    assert phases == {0, 1, 2}


def test_a_search_reads_the_own_view_only() -> None:
    """Positions that look alike to the mover lead to the same choice."""
    rng = Random(8)
    for seats, seed in ((3, 3), (4, 4), (5, 5)):
        for s in played(seats, seed):
            if s.phase == AUCTION and rng.random() < 0.04:
                view = s.view(s.current)
                found = []
                for world in (s, view.determinize(rng), view.determinize(rng)):
                    search = Searcher(world.view(s.current), heuristics, Random(1), 24)  # type: ignore[arg-type]
                    search.run(float("inf"))
                    found.append(search.best())
                assert len(set(found)) == 1


def test_who_announced_is_feared_and_shares_of_rivals_fall_with_the_own_wealth() -> None:
    view = rich_and_poor()[1]
    odds = beating(view, 1, 0, (1.0, 1.0, 1.0))
    assert odds == sorted(odds, reverse=True) and odds[-1] >= 0 and odds[0] <= 1
    view.announced = 1
    assert beating(view, 1, 0, (1.0, 1.0, 1.0))[90] > odds[90]


def test_values_are_shares_and_weights_are_positive() -> None:
    rng = Random(2)
    for seats, seed in ((3, 1), (4, 2), (5, 3)):
        for s in played(seats, seed):
            for state in (s, s.view(0), s.view(None)):
                shares = heuristics.value(state)
                assert len(shares) == seats and sum(shares) == pytest.approx(1) and min(shares) >= 0
            view = s.view(0)
            assert 0 < heuristics.weigh(view, view.determinize(rng)) <= 50


def test_worlds_in_which_bidders_see_their_ships_weigh_more() -> None:
    s = do(position(("1567", "1234", "4567"), ("1234",), rotations=[8], first=1), "X 8", "pass")
    view, rng = s.view(0), Random(6)
    fits: dict[bool, list[float]] = {True: [], False: []}
    for _ in range(400):
        world = view.determinize(rng)
        sides = [world.sides[0] >> 3 * k & 7 for k in VISIBLE[3][8][1]]
        fits[all(NEEDS[s.docks[1]] >> side & 1 for side in sides)].append(heuristics.weigh(view, world))
    assert min(fits[True]) > max(fits[False])


def test_secret_choices_are_imagined_as_they_may_be_expected() -> None:
    rich, _ = rich_and_poor()
    rich.choices, rich.viewer = (-1, 0, 1), 2
    worlds = [heuristics.imagine(rich, Random(k)) for k in range(5)]
    assert {world.choices for world in worlds} == {(2, 0, 1)}
    rich.choices = (0, -1, 1)
    assert {heuristics.imagine(rich, Random(k)).choices for k in range(5)} == {(0, 1, 1)}
    assert heuristics.imagine(rich, Random(1)).viewer == TRUTH


def test_a_false_declaration_is_worth_nothing() -> None:
    s = do(all_pass(position(("2345", "1567", "2567"), ("4567",), bag=0)), "yes")
    assert s.viewer == TRUTH
    worst = min(range(3), key=lambda seat: heuristics.value(s)[seat])
    assert s.choices[worst] == 2 and heuristics.value(s)[worst] < 0.001


def test_what_lies_open_is_all_that_a_plain_look_counts() -> None:
    """In all positions that look alike to the public a position is worth the same, until declarations are revealed."""
    rng = Random(12)
    for seats, seed in ((3, 1), (5, 2)):
        for s in played(seats, seed):
            if s.phase == AUCTION and rng.random() < 0.1:
                view = s.view(None)
                assert heuristics.value(view) == heuristics.value(s) == heuristics.value(view.determinize(rng))


def test_a_search_stops_after_the_auction_and_counts_what_it_brought() -> None:
    s = all_pass(do(position(THREE, ("1234", "4567"), rotations=[1, 1]), "X 2", "Y 3", "pass"))
    assert heuristics.stretch(s) == 1 + heuristics.stretch(position(THREE))
    shares = heuristics.verdict(s)
    assert shares[0] > 1 / 3 > shares[2] > 0
    poor = s.clone()
    poor.sides = (tower("1567"), *s.sides[1:])
    assert heuristics.verdict(poor)[0] < shares[0]


def test_a_search_looks_into_the_lowest_cards_only_and_never_into_announcements() -> None:
    s = do(position(THREE, ("1234", "4567", "1256"), rotations=[1, 1, 1]), "X 2", "Y 4")
    view = s.view(s.current)
    found = [choice.encode() for choice in heuristics.worthwhile(view, view.legal_actions())]
    assert found == ["pass", "bid 0 3", "bid 1 5", "bid 2 1"]
    do(s, "pass")
    found = [choice.encode() for choice in heuristics.worthwhile(s, s.legal_actions())]
    assert found == ["pass", "bid 0 3", "bid 1 5", "bid 2 3"], "above the own bid, for seat 1 might come"
    s = do(position(THREE, ("1234", "4567"), rotations=[1, 1]), "X 2", "pass", "pass")
    found = [choice.encode() for choice in heuristics.worthwhile(s, s.legal_actions())]
    assert found == ["pass", "bid 1 3"], "not where it leads safely"
    for view, wanted in zip(rich_and_poor(), ("announce", "go_on"), strict=True):
        assert [choice.encode() for choice in heuristics.worthwhile(view, view.legal_actions())] == [wanted]
        search = Searcher(view, heuristics, Random(1), 300)  # type: ignore[arg-type]
        assert search.run(0.0) and search.best().encode() == wanted and search.done == 0


def test_the_policy_makes_a_choice_that_a_search_looks_into() -> None:
    for seats, seed in ((3, 5), (4, 6), (5, 7)):
        for s in played(seats, seed):
            if s.current is not None:
                view = s.view(s.current)
                legal = view.legal_actions()
                assert heuristics.policy(view, legal, Random(1)) in heuristics.worthwhile(view, legal)


def test_chances_of_a_yes_grow_with_wealth_and_all_are_chances() -> None:
    rich, poor = rich_and_poor()
    for view in (rich, poor):
        no, yes, sure = outcomes(view, view.viewer)  # type: ignore[arg-type]
        assert no >= 0 and 0 <= yes <= sure + 1e-9 and no + yes <= 1 + 1e-9
    assert outcomes(rich, 0)[1] > 0.8 and outcomes(poor, 1)[2] == 0


def test_every_reason_has_its_words() -> None:
    words, keys = catalogue("en"), set()
    for seats, seed in product((3, 4, 5), range(1)):
        for s in played(seats, seed + 50):
            if s.current is not None:
                view = s.view(s.current)
                for action in view.legal_actions():
                    said = heuristics.reason(view, action)
                    keys.add(said.key)
                    assert f"galeon.reason.{said.key}" in words and said.seat == s.current
    assert {"both", "fits", "cheap", "deny", "press", "keep", "content", "only_yes", "no"} <= keys


def test_levels_and_words() -> None:
    words = catalogue("fr")
    assert len(GAME.levels) == 5 and all(f"galeon.level.{name}" in words for name in GAME.levels)
    assert len({words[f"galeon.ship.{i}"] for i in range(35)}) == 35
    assert MEAN[2][0] == 13.5 and BITS[127] == 7


def test_the_weakest_level_does_not_announce_without_hope() -> None:
    """A slip is another bid or pass, never a match thrown away."""
    s = all_pass(position(THREE))
    assert s.phase == WINDOW and s.current is not None
    view, seat = s.view(s.current), s.current
    for seed in range(40):
        assert make(GAME.levels[0], GAME, seat, seed).decide(view) is decode("go_on")
