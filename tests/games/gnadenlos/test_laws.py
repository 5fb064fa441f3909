"""The laws of every game, and those of this one: nothing is lost, no total is bid twice, no hat leaves the track."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gamebox.core.events import Counted, Event, redact
from gamebox.core.game import TRUTH
from gamebox.core.laws import Watch, check
from gamebox.games.gnadenlos import GAME
from gamebox.games.gnadenlos.actions import BID, OVER
from gamebox.games.gnadenlos.cards import (
    EVERYBODY,
    FATAL,
    GOAL,
    LONGEST,
    PEOPLE,
    ROW,
    UNDERTAKER_STEPS,
    count,
)
from gamebox.games.gnadenlos.decisions import FLOOR
from gamebox.games.gnadenlos.heuristics import policy
from gamebox.games.gnadenlos.ledger import TURNED
from gamebox.games.gnadenlos.rules import Options, State
from gamebox.games.gnadenlos.turn import END_UNDERTAKER
from tests.support.gnadenlos import rule
from tests.support.scorers import SCORERS, Result, Turn

TABLES = [pytest.param(n, o, id=f"{n}-{o}") for n, o in GAME.tables()]
PLAIN = [pytest.param(n, Options(advanced=a), id=f"{n}-{a}") for n in (3, 4) for a in (False, True)]


def check_invariants(s: State) -> None:
    """What is true after every action."""
    bids = [b for b in s.bids if b is not None]
    notes = sum(map(count, s.ious)) + sum(p >= 0 for p in s.market) + sum(len(b.items) for b in bids)
    assert notes == 13 * s.seats
    sent = [p for p in s.chosen if p >= 0]
    lots = [a for lot in s.lots for a in lot]
    people = [*s.pile, *s.discard, *lots, *sent, *[a for crew in s.crews for a in range(PEOPLE) if crew >> a & 1]]
    assert sorted(people) == list(range(PEOPLE)) and sum(1 << a for a in people) == EVERYBODY
    assert s.turn <= LONGEST and s.undertaker <= UNDERTAKER_STEPS
    assert all(FLOOR <= place <= GOAL for place in s.places)
    assert all(nuggets >= 0 for nuggets in s.nuggets)
    assert max(s.vultures) <= FATAL and s.vultures.count(FATAL) <= 1 and sum(s.vultures) <= 9
    assert len({b.worth for b in bids}) == len(bids)
    assert all(place < TURNED for place in s.market)
    if s.ending == END_UNDERTAKER:
        assert 19 <= s.turn <= 24


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_law_holds(seats: int, options: Options) -> None:
    assert check(GAME, seats, options, 12) > 10


@rule("6.1d")
@pytest.mark.parametrize(("seats", "options"), PLAIN)
@pytest.mark.parametrize("wise", [False, True])
def test_the_game_s_own_laws_hold(seats: int, options: Options, wise: bool) -> None:
    for seed in range(15 if wise else 40):
        s, rng, turns = GAME.setup(seats, options, seed), Random(seed), 0
        while s.current is not None:
            legal = s.legal_actions()
            action = policy(s, legal, rng) if wise else legal[int(rng.random() * len(legal))]
            phase = s.phase
            s.apply(action)
            check_invariants(s)
            if s.turn != turns:
                turns = s.turn
                assert s.ending or (-1 not in s.market and len(s.market) // ROW < s.seats)
            assert phase != OVER
        assert s.ending


@pytest.mark.parametrize(("seats", "options"), PLAIN)
def test_exactly_those_who_may_change_hands(seats: int, options: Options) -> None:
    for seed in range(20):
        s, rng = GAME.setup(seats, options, seed), Random(seed)
        while s.current is not None:
            bidding, crews = s.phase == BID, sum(map(s.crew_size, range(seats)))
            legal = s.legal_actions()
            opening, lots = s.turn == 0, len(s.lots)
            s.apply(legal[int(rng.random() * len(legal))])
            if bidding and s.phase != BID:
                bidders = sum(b is not None for b in s.bids)
                paying = bidders if opening or bidders < seats else bidders - 1
                assert len(s.queue) == min(paying, lots) and crews == sum(map(s.crew_size, range(seats)))


@pytest.mark.parametrize(("seats", "options"), PLAIN)
@settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 2**53), picks=st.lists(st.floats(0, 1, exclude_max=True), max_size=90))
def test_every_law_holds_on_chosen_paths(seats: int, options: Options, seed: int, picks: list[float]) -> None:
    watch = Watch(GAME, seats, options, seed)
    for pick in picks:
        legal = watch.state.legal_actions()
        if not legal:
            break
        watch.play(legal[int(pick * len(legal))])
        check_invariants(watch.state)


@pytest.mark.parametrize(("seats", "options"), PLAIN)
@pytest.mark.parametrize("wise", [False, True])
def test_both_scorers_agree(seats: int, options: Options, wise: bool) -> None:
    for seed in range(40):
        s, rng, turns = GAME.setup(seats, options, seed), Random(seed), list[Turn]()
        while s.current is not None:
            legal = s.legal_actions()
            action = policy(s, legal, rng) if wise else legal[int(rng.random() * len(legal))]
            before, seat, events = s.zones(), s.current, list[Event]()
            s.apply(action, events.append)
            turns.append(Turn(before, seat, action.encode(), tuple([redact(e, None) for e in events])))
        winners = tuple(seat for seat, rank in enumerate(s.ranks()) if rank == 1)
        assert SCORERS["gnadenlos"](turns, s.zones(), seats, options) == Result(s.scores(), winners)


@pytest.mark.parametrize(("seats", "options"), PLAIN)
def test_numbers_told_are_the_numbers_of_the_position(seats: int, options: Options) -> None:
    s, rng = GAME.setup(seats, options, 5), Random(5)
    told = {("nuggets", i): 10 for i in range(seats)} | {("place", i): 6 for i in range(seats)}
    told |= {("vultures", i): 0 for i in range(seats)} | {("undertaker", -1): s.undertaker}
    while s.current is not None:
        events: list[Event] = []
        legal = s.legal_actions()
        s.apply(legal[int(rng.random() * len(legal))], events.append)
        told |= {(e.what, e.seat): e.now for e in events if isinstance(e, Counted)}
        for seat in range(seats):
            assert told["nuggets", seat] == s.nuggets[seat] and told["place", seat] == s.places[seat]
            assert told["vultures", seat] == s.vultures[seat]
        assert told["undertaker", -1] == s.undertaker


@pytest.mark.parametrize(("seats", "options"), PLAIN)
def test_what_is_hidden_does_not_change_what_a_computer_does(seats: int, options: Options) -> None:
    rng = Random(3)
    for seed in range(6):
        s = GAME.setup(seats, options, seed)
        while s.current is not None:
            view = s.view(s.current)
            legal = view.legal_actions()
            worlds = [view.determinize(rng) for _ in range(3)]
            assert all(w.legal_actions() == legal and w.viewer == TRUTH for w in worlds)
            assert len({policy(w, legal, Random(5)) for w in worlds}) == 1
            s.apply(policy(view, legal, rng) if rng.random() < 0.7 else legal[int(rng.random() * len(legal))])
