"""A slow second referee follows random games: whose turn it is, every legal choice, every card, every score."""

from __future__ import annotations

from random import Random

import pytest

from gamebox.core.events import Event, Moved, Zone
from gamebox.games.gang_of_four.actions import Choice
from gamebox.games.gang_of_four.cards import FACE, TEXT
from gamebox.games.gang_of_four.rules import Options, State, setup, tables
from tests.support import gang_referee as referee
from tests.support.gang_of_four import cards

GAMES = 2
LAST_POINTS = 15
"""For each table so many games, begun with so many points to go. follow() plays whole games by hand."""


def in_words(action: Choice) -> referee.Choice:
    """A choice as the referee writes it."""
    verb, *faces = action.encode().split()
    return (verb, *referee.sort(faces))


def before_the_gift(hands: list[list[str]], events: list[Event]) -> list[list[str]]:
    """The hands as they were dealt, before the loser gave the highest card."""
    shown = [e for e in events if isinstance(e, Moved) and e.dst == Zone("exchange")]
    first = shown[0]
    card, loser = TEXT[FACE[first.card]], first.src.owner
    winner = next(seat for seat, hand in enumerate(hands) if len(hand) == 17)
    hands[winner].remove(card)
    hands[loser].append(card)
    return hands


def agree(s: State, second: referee.Referee) -> None:
    """Both say the same of a position."""
    assert s.current == second.current
    assert s.totals == tuple(second.totals)
    assert [cards(s, seat).split() for seat in range(s.seats)] == second.hands
    words = [in_words(action) for action in s.legal_actions()]
    assert len(words) == len(set(words))
    assert set(words) == second.choices()


def follow(seats: int, options: Options, seed: int, points: int = 0) -> int:
    """Play a random game under both, from these points on; how many hands it had. Every other game is shy of passes."""
    s, rng, shy = setup(seats, options, seed), Random(seed), seed % 2
    second = referee.Referee(seats, s.dealer, limit=options.limit, final_pass=options.lock_out, manual=options.announce)
    s.totals, second.totals = (points,) * seats, [points] * seats
    second.deal([cards(s, seat).split() for seat in range(seats)])
    agree(s, second)
    while s.current is not None:
        legal, events = s.legal_actions(), list[Event]()
        action = legal[int(rng.random() * len(legal))]
        if shy and action.encode() == "pass":
            action = legal[int(rng.random() * len(legal))]
        s.apply(action, events.append)
        second.choose(in_words(action))
        if second.asked == "deal":
            second.deal(before_the_gift([cards(s, seat).split() for seat in range(seats)], events))
        agree(s, second)
    assert second.asked == ""
    assert s.ranks() == second.ranks()
    return s.hand


@pytest.mark.parametrize(("seats", "options"), tables())
def test_both_referees_agree_on_random_games(seats: int, options: Options) -> None:
    assert sum(follow(seats, options, seed, options.limit - LAST_POINTS) for seed in range(GAMES)) > GAMES
