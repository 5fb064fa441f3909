"""Matches: only legal actions, events for each audience, undo until something new was seen."""

from __future__ import annotations

from random import Random

import pytest

from gamebox.core.events import ANYWHERE, UNKNOWN, Moved, Turned, Zone, redact
from gamebox.core.game import IllegalAction
from gamebox.core.match import Match
from gamebox.core.rng import roll, shuffled
from gamebox.core.table import Table
from tests.support.toy import CHOICES, SHOW, TOY, Options


def toy(seats: int = 2, **options: bool) -> Match:
    return Match(TOY, seats, Options(**options), 5, [None] * seats)


def play(match: Match, moves: int) -> None:
    for _ in range(moves):
        seat = match.current
        assert seat is not None
        match.submit(seat, match.legal_actions(seat)[0])


def test_an_illegal_action_changes_nothing() -> None:
    match = toy()
    before, log = match.state.digest(), list(match.log)
    held = {a.face for a in match.legal_actions(0)}
    missing = next(f for f in range(1, 7) if f not in held) if len(held) < 6 else None
    with pytest.raises(IllegalAction):
        match.submit(1, match.legal_actions(0)[0])
    if missing is not None:
        with pytest.raises(IllegalAction) as refused:
            match.submit(0, CHOICES[SHOW, missing])
        assert refused.value.paragraph == "1"
    assert (match.state.digest(), match.log) == (before, log)


def test_a_log_plays_again_and_a_wrong_one_is_refused() -> None:
    match = toy(3)
    play(match, 9)
    again = Match(TOY, 3, Options(), 5, [None] * 3, match.log)
    assert again.state == match.state
    assert again.drain(0) == []
    with pytest.raises(IllegalAction, match="action 9"):
        Match(TOY, 3, Options(), 5, [None] * 3, [*match.log, "show 1"])


def test_secret_choices_can_be_taken_back_until_somebody_else_acts() -> None:
    match = toy(blind=True)
    before = match.state.digest()
    play(match, 1)
    assert match.can_undo is True
    match.undo()
    assert match.state.digest() == before
    assert match.can_undo == "undo.nothing"
    play(match, 2)  # the second bid turns both up
    assert match.can_undo == "undo.shown"
    with pytest.raises(IllegalAction, match=r"undo\.shown"):
        match.undo()


def test_undo_closes_when_the_curtain_is_lifted() -> None:
    match = toy(blind=True)
    play(match, 1)
    match.lift()
    assert match.can_undo == "undo.curtain"


def test_what_a_computer_did_stays() -> None:
    class First:
        def begin(self, view: object) -> None:
            self.view = view

        def poll(self) -> object:
            return self.view.legal_actions()[0]  # type: ignore[attr-defined]

        def cancel(self) -> None:
            self.view = None

    match = Match(TOY, 2, Options(blind=True), 5, [First(), None])
    assert match.step()
    assert match.can_undo == "undo.other"
    assert not match.step()  # a human's turn


def test_undo_equals_never_having_played() -> None:
    rng = Random(1)
    match = toy(3)
    while match.current is not None:
        seat = match.current
        legal = match.legal_actions(seat)
        before = match.state.digest()
        match.submit(seat, legal[int(rng.random() * len(legal))])
        if match.can_undo is True:
            match.undo()
            assert match.state.digest() == before
            match.submit(seat, legal[int(rng.random() * len(legal))])


def test_a_shown_card_is_seen_by_two_and_remembered() -> None:
    match = toy(3)
    play(match, 1)
    face_cards = [e.card for e in match.drain(1) if isinstance(e, Moved)]
    hidden = [e.card for e in match.drain(2) if isinstance(e, Moved)]
    assert face_cards[0] != UNKNOWN
    assert set(hidden) == {UNKNOWN}
    owner, card = next(iter(match.view(1).known[1]))
    assert owner == 0
    assert card == face_cards[0]
    assert all(card in match.view(1).determinize(Random(s)).hands[0] for s in range(20))
    assert match.view(2).known[1] == frozenset()


def test_redaction_hides_faces_and_places() -> None:
    move = Moved(7, Zone("hand", 0), 3, Zone("bid", 0), 0, (0,))
    assert redact(move, 0).card == 7  # type: ignore[union-attr]
    for who in (None, 1):
        assert redact(move, who) == Moved(UNKNOWN, Zone("hand", 0), ANYWHERE, Zone("bid", 0), ANYWHERE)
    turned = Turned(7, Zone("bid", 0), 0, (1,))
    assert redact(turned, 0) == Turned(UNKNOWN, Zone("bid", 0), 0)
    assert redact(turned, 1) == Turned(7, Zone("bid", 0), 0)


def test_a_table_takes_backs_from_a_hand_it_cannot_see() -> None:
    table = Table({Zone("hand", 0): [UNKNOWN, UNKNOWN]})
    table.follow(Moved(UNKNOWN, Zone("hand", 0), ANYWHERE, Zone("bid", 0), ANYWHERE))
    assert table.shown() == {Zone("hand", 0): [UNKNOWN], Zone("bid", 0): [UNKNOWN]}
    assert table.follow(Turned(4, Zone("bid", 0), 0))
    assert not table.follow(Turned(4, Zone("bid", 0), 0))


def test_shuffles_are_fair_and_repeat() -> None:
    assert shuffled(9, range(5)) == shuffled(9, range(5))
    counts = [[0] * 6 for _ in range(6)]
    for seed in range(6000):
        for place, card in enumerate(shuffled(seed, range(6))[1]):
            counts[place][card] += 1
    assert all(850 < n < 1150 for row in counts for n in row)
    faces = [roll(seed, 6)[1] for seed in range(6000)]
    assert all(850 < faces.count(f) < 1150 for f in range(6))
    assert len({shuffled(seed, range(5))[0] for seed in range(1000)}) == 1000


def test_chance_that_shows_nothing_closes_undo_too(monkeypatch: pytest.MonkeyPatch) -> None:
    state = type(TOY.setup(2, Options(), 0))
    apply = state.apply

    def by_lot(self, action, emit=None) -> None:  # type: ignore[no-untyped-def]
        apply(self, action, emit)
        self.seed, _ = roll(self.seed, 6)

    monkeypatch.setattr(state, "apply", by_lot)
    match = toy(blind=True)
    play(match, 1)
    assert match.can_undo == "undo.chance"
