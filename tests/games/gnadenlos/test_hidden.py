"""Who knows which notes and adventurers (4.4), and worlds that keep to it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from gamebox.games.gnadenlos import GAME, ledger, memory
from gamebox.games.gnadenlos.cards import ALL_OF, COLOUR, HIDDEN, PEOPLE, faces_in, people_in
from gamebox.games.gnadenlos.ledger import NOBODY
from gamebox.games.gnadenlos.rules import Options, State, setup
from tests.support.gnadenlos import NOTE, do, event, hand, legal, notes, offer, position, rule

FOUR = ["killer_miller", "janice_boone", "blue_jack", "joseph_trigger"]


def worlds(s: State, seat: int | None, many: int = 60) -> list[State]:
    """Positions that a seat cannot rule out."""
    rng, view = Random(4), s.view(seat)
    found = [view.determinize(rng) for _ in range(many)]
    assert all(w.view(seat) == view for w in found)
    return found


@rule("4.4c")
def test_the_payer_remembers_where_the_own_bid_lies() -> None:
    s = position(laid=[(1, "g4 g1 b2")])
    assert {tuple(w.market) for w in worlds(s, 1)} == {tuple(s.market)}
    first = Counter(w.market[0] & 31 for w in worlds(s, 0))
    assert set(first) == set(notes("g4 g1 b2"))


@rule("4.4c")
def test_a_bid_of_one_note_is_no_secret() -> None:
    s = position(laid=[(1, "g4"), (2, "y1 y1")])
    assert {tuple(w.market) for w in worlds(s, 0)} == {tuple(s.market)}


@rule("4.4c")
def test_taken_notes_are_known_to_the_taker_and_to_who_had_laid_them() -> None:
    s = event(position(FOUR, laid=[(1, "g4 g1"), (2, "y0 y3")]), "showdown")
    do(s, *[f"send {name}" for name in FOUR], "take 0 2")
    assert {w.ious[0] for w in worlds(s, 0)} == {s.ious[0]}
    taken = {w.ious[0] - ALL_OF[0] for w in worlds(s, 1)}
    assert taken == {hand("g4 y0"), hand("g4 y3")}
    assert len({w.ious[0] for w in worlds(s, 3)}) == 4
    assert {w.ious[0] for w in worlds(s, None)} == {w.ious[0] for w in worlds(s, 3)}


@rule("4.4c")
def test_a_bid_shows_what_was_taken() -> None:
    s = event(position(FOUR, laid=[(1, "g4 g1"), (2, "y0 y3")]), "showdown")
    do(s, *[f"send {name}" for name in FOUR], "take 0 2")
    s.bids, s.totals = [None] * 4, 0
    ledger.shown(s, 0, NOTE["g4"])
    s.ious[0] -= hand("g4")
    assert {w.market[0] & 31 for w in worlds(s, 3)} == {NOTE["g1"]}
    assert len(s.tokens) == 1


@rule("4.4c")
def test_of_which_bid_a_shown_note_was_may_stay_open() -> None:
    s = position(laid=[(1, "g4 g1"), (2, "g4 y3")])
    for i in (0, 2):
        ledger.taken(s, 0, s.market[i])
        s.market[i] = -1
    s.market = [place for place in s.market if place >= 0]
    ledger.shown(s, 0, NOTE["g4"])
    s.ious[0] -= hand("g4")
    assert s.spent == ((0, NOTE["g4"]),)
    rest = Counter(tuple(sorted(w.market)) for w in worlds(s, 3, 200))
    faces = {tuple(p & 31 for p in market) for market in rest}
    assert faces == {(NOTE["g1"], NOTE["y3"]), (NOTE["g1"], NOTE["g4"]), (NOTE["g4"], NOTE["y3"])} or len(faces) == 3
    assert {w.market[0] & 31 for w in worlds(s, 1)} == {NOTE["g1"]}


@rule("4.4c")
def test_all_notes_shown_settle_everything() -> None:
    s = position(laid=[(1, "g4 g1"), (2, "g4 y3")])
    for i in (0, 2):
        ledger.taken(s, 0, s.market[i])
        s.market[i] = -1
    ledger.all_shown(s, 0)
    assert s.known[0] == s.ious[0]
    assert {w.ious[0] for w in worlds(s, 3)} == {s.ious[0]}


@rule("4.4b")
def test_notes_shuffled_in_may_lie_anywhere() -> None:
    s = setup(4, Options(), 2)
    seen = {w.market[0] & 31 for w in worlds(s, 0, 200)}
    assert len(seen) == 8


@rule("4.4b", "4.2a")
def test_dealt_adventurers_are_hidden_until_they_are_shown() -> None:
    s = setup(4, Options(), 2)
    seat = s.current
    assert seat is not None
    other = (seat + 1) % 4
    found = {a for w in worlds(s, seat, 300) for a in people_in(w.crews[other])}
    assert len(found) == PEOPLE - 2
    for _ in range(4):
        s.apply(s.legal_actions()[0])
    out = [a for a in range(PEOPLE) if s.seen[other] >> a & 1] + s.discard
    assert out


@rule("4.4c", "8.2")
def test_after_a_new_pile_the_hidden_ones_are_those_never_seen() -> None:
    s = setup(3, Options(), 5)
    s.chosen, s.crews, s.seen = [], [0b11, 0b1100, 0b110000], [0b01, 0, 0]
    s.pile, s.discard = [], list(range(6, PEOPLE))
    offer(s, "")
    assert s.aged == 0b111110
    for w in worlds(s, 0):
        assert w.crews[1] | w.crews[2] == 0b111100
        assert not {2, 3, 4, 5} & set(w.pile)


@rule("4.4b")
def test_the_market_looks_the_same_to_all_who_did_not_pay() -> None:
    one, two = position(laid=[(1, "g4 g1")]), position(laid=[(1, "g1 g4")])
    for seat in (None, 0, 2, 3):
        assert one.view(seat) == two.view(seat)
        assert one.view(seat).market[0] & 31 == HIDDEN
    assert one.view(1) != two.view(1)


@pytest.mark.parametrize("seats", [3, 4])
def test_what_everybody_knows_of_hands_and_batches_is_always_true(seats: int) -> None:
    rng = Random(seats)
    for seed in range(40):
        s = setup(seats, Options(advanced=seed % 2 == 1), seed)
        while s.current is not None:
            legal_ones = s.legal_actions()
            s.apply(legal_ones[int(rng.random() * len(legal_ones))])
            hands = list(s.known)
            for seat, _, _, face in s.tokens:
                hands[seat] += 1 << 2 * face
            for seat, face in s.spent:
                hands[seat] -= 1 << 2 * face
            assert hands == s.ious
            lying: dict[int, list[int]] = {}
            for place in s.market:
                if 0 <= place < ledger.TURNED:
                    lying.setdefault(place >> 8, []).append(place & 31)
            for _, _, batch, face in s.tokens:
                lying.setdefault(batch, []).append(face)
            assert {b: tuple(sorted(faces)) for b, faces in lying.items()} == {
                b: faces for b, faces in enumerate(s.batches) if faces
            }


def test_a_place_shuffled_in_belongs_to_nobody() -> None:
    s = setup(3, Options(), 1)
    assert {ledger.payer_of(place) for place in s.market} == {NOBODY}
    assert {COLOUR[face] for face in faces_in(s.ious[2])} == {2}
    assert legal(s) and GAME.face(7) == 7


@rule("4.4d")
def test_the_memory_help_tells_what_the_seat_has_seen() -> None:
    s = position(laid=[(NOBODY, "b1 g2"), (1, "g4 g1 b2"), (2, "y3")])
    s.market[0] = -1
    mine, other = s.view(1), s.view(0)
    assert memory.lying(mine, 2) == (1, notes("g4"))
    assert memory.lying(other, 2) == (1, notes("b2 g1 g4"))
    assert memory.lying(other, 1) == (-1, notes("b1 g2"))
    assert memory.lying(other, 5) == (2, notes("y3"))
    assert memory.lying(other, 0) is None and memory.lying(other, 17) is None
    assert memory.own_places(mine) == {2: NOTE["g4"], 3: NOTE["g1"], 4: NOTE["b2"]}
    assert memory.own_places(s.view(None)) == {}


@rule("4.4d")
def test_the_forecast_of_debts_uses_what_may_be_known() -> None:
    s = position(laid=[(1, "g4 g1 b2"), (2, "y3")])
    assert memory.forecast(s.view(1), 1) == (5, 5.0, 5)
    assert memory.forecast(s.view(0), 2) == (3, 3.0, 3)
    assert memory.forecast(s.view(0), 1) == (5, 5.0, 5)
    s.market[0] = -1
    assert memory.forecast(s.view(0), 1) == (1, pytest.approx(10 / 3), 5)
    known, unknown = memory.hand_of(s.view(0), 1)
    assert len(known) == 11 and unknown == 0


@rule("4.4c", "4.4d")
def test_the_memory_help_tells_who_took_which_note_as_far_as_the_seat_can_know() -> None:
    s = event(position(FOUR, laid=[(1, "g4 g1"), (2, "y0 y3")]), "showdown")
    do(s, *[f"send {name}" for name in FOUR], "take 0 2")
    own = notes("b0 b1 b1 b1 b2 b2 b2 b3 b3 b3 b4 b4 b4")
    assert memory.hand_of(s.view(3), 0) == ([*own], 2)
    assert memory.hand_of(s.view(1), 0) == ([*own, NOTE["g4"]], 1)
    assert memory.hand_of(s.view(0), 0) == ([*own, NOTE["g4"], NOTE["y0"]], 0)
    ledger.found_out(s, s.market[0] >> 8, NOTE["g1"])
    s.market[0] = NOTE["g1"] | ledger.TURNED
    assert memory.hand_of(s.view(3), 0) == ([*own, NOTE["g4"]], 1)


@rule("4.4c", "4.4d")
def test_who_took_all_that_was_laid_at_once_is_known_to_hold_it() -> None:
    s = event(position(FOUR, laid=[(1, "g4 g1"), (2, "y0 y3")]), "showdown")
    do(s, *[f"send {name}" for name in FOUR], "take 0 0")
    for seat in (None, 2, 3):
        known, more = memory.hand_of(s.view(seat), 0)
        assert known[-2:] == [NOTE["g1"], NOTE["g4"]] and more == 0
    s.spent = ((0, NOTE["g4"]),)
    s.ious[0] -= hand("g4")
    known, more = memory.hand_of(s.view(3), 0)
    assert known[-1] == NOTE["g1"] and more == 0


@pytest.mark.parametrize("seats", [3, 4])
def test_what_the_memory_help_tells_of_a_hand_is_true_and_what_all_worlds_agree_on(seats: int) -> None:
    rng, taken = Random(seats), 0
    for seed in range(12):
        s = setup(seats, Options(advanced=seed % 2 == 1, memory=True), seed)
        while s.current is not None:
            legal_ones = s.legal_actions()
            s.apply(legal_ones[int(rng.random() * len(legal_ones))])
            for who in (None, *range(seats)) if s.tokens else ():
                view = s.view(who)
                found = [view.determinize(rng) for _ in range(4)]
                for seat in range(seats):
                    known, more = memory.hand_of(view, seat)
                    taken += len(known) > len(faces_in(view.known[seat]))
                    assert len(known) + more == s.notes(seat)
                    assert all(not Counter(known) - Counter(faces_in(w.ious[seat])) for w in (s, *found))
    assert taken > 20
