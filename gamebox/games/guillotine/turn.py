"""The course of a turn and of a day, step by step. Paragraphs refer to RULES.md."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamebox.core.events import ANYWHERE, Counted, Emit, Moved, Said
from gamebox.games.guillotine import hands
from gamebox.games.guillotine.actions import CLOSING, OVER, OVERTHROWN, RESOLVING, RUSHED, TRIPPED, TURN
from gamebox.games.guillotine.cards import ACTS, DAYS, DISCARD, OTHER, TITLE, title
from gamebox.games.guillotine.cards import LINE as TWELVE
from gamebox.games.guillotine.effects import AFTERWARDS, ASKS, COLLECTED, DOES, from_line
from gamebox.games.guillotine.line import join, mix, spy_last
from gamebox.games.guillotine.stage import ASIDE, FRONTS, GONE, HANDS, LINE, SPENT, index_in_front

if TYPE_CHECKING:
    from gamebox.games.guillotine.rules import State

TRIP = title("trip")


def begin_day(s: State, emit: Emit | None) -> None:
    """The next day that has nobles begins (3.1, 3.2); after the third the game is over (1.1)."""
    while not s.line:
        if s.day == DAYS:
            s.phase, s.current = OVER, None
            if emit is not None:
                emit(Said("over"))
            return
        s.day += 1
        if s.day > 1:
            s.first = (s.first + 1) % s.seats
        if emit is not None:
            emit(Counted("day", -1, s.day))
        join(s, TWELVE, emit, told=False)
        if emit is not None:
            emit(Said("day", number=s.day))
    begin_turn(s, s.first, emit)


def begin_turn(s: State, seat: int, emit: Emit | None) -> None:
    """A player's turn: a card may be played (4.1), unless Rush Job forbids it (4.9)."""
    s.turn = s.current = seat
    s.phase, s.due, s.draws, s.flags = TURN, 1, 1, 0
    if s.hurried >> seat & 1:
        s.hurried ^= 1 << seat
        s.flags = RUSHED
        if emit is not None:
            emit(Counted("hurried", seat, 0))
            emit(Said("hurried", seat))


def decline(s: State, emit: Emit | None) -> None:
    """No card, or no further one (4.1h)."""
    if emit is not None:
        emit(Said("passes", s.turn))
    collect(s, emit)


def start(s: State, wanted: int, emit: Emit | None) -> None:
    """A card is chosen. It stays in hand, and nobody else knows, until its player has made all its choices (4.1f)."""
    seat = s.turn
    s.card = hands.first_of(s, seat, wanted)
    asks = ASKS[s.card]
    if asks:
        s.phase = asks[0].phase
    else:
        play(s, emit)


def answer(s: State, what: int, emit: Emit | None) -> None:
    """One of the choices of the started card."""
    s.picks += (what,)
    asks, k = ASKS[s.card], len(s.picks)
    if k < len(asks) and asks[k].offers(s):
        s.phase = asks[k].phase
    else:
        play(s, emit)


def play(s: State, emit: Emit | None) -> None:
    """The card is played: it leaves the hand, and does what it does (4.1g)."""
    seat, card = s.turn, s.card
    hands.leave(s, seat, card)
    if emit is not None:
        emit(Moved(card, HANDS[seat], ANYWHERE, ASIDE, 0))
        emit(Said("plays", seat, card))
    s.phase = RESOLVING
    if not DOES[card](s, emit):
        resolve(s, emit)


def follow(s: State, what: int, emit: Emit | None) -> None:
    """A choice that follows from the card being resolved."""
    if not AFTERWARDS[s.phase][1](s, what, emit):
        resolve(s, emit)


def resolve(s: State, emit: Emit | None) -> None:
    """The card goes where it stays (4.1g), Master Spy to the end (4.5), and the phase ends unless it was a Trip."""
    card, seat = s.card, s.turn
    act = ACTS[card]
    assert act is not None
    if act.stays == DISCARD:
        s.discard.append(card)
        if emit is not None:
            emit(Moved(card, ASIDE, 0, SPENT, ANYWHERE))
    else:
        owner = s.picks[0] if act.stays == OTHER else seat
        slot = hands.lay(s, card, owner)
        if emit is not None:
            emit(Moved(card, ASIDE, 0, FRONTS[owner], index_in_front(s, owner, slot)))
            emit(Said("lies", owner, card))
    s.card, s.picks, s.current = -1, (), seat
    spy_last(s, emit)
    if TITLE[card] == TRIP:
        s.phase = TURN
        s.flags |= TRIPPED
    else:
        collect(s, emit)


def collect(s: State, emit: Emit | None) -> None:
    """The Collect phase; a waiting Confusion in Line comes first (4.2, 4.8)."""
    seat = s.turn
    if s.confused >> seat & 1 and s.due and s.line:
        s.confused ^= 1 << seat
        if emit is not None:
            emit(Counted("confused", seat, 0))
        mix(s, len(s.line), emit)
        spy_last(s, emit)
    gather(s, emit)


def gather(s: State, emit: Emit | None) -> None:
    """The nobles still due are collected one after the other (4.17), until one asks for something or ends the day."""
    while s.due and s.line and not s.flags & OVERTHROWN:
        s.due -= 1
        if from_line(s, emit):
            return
    end_turn(s, emit)


def collected(s: State, what: int, emit: Emit | None) -> None:
    """A choice that follows from a collected noble; then the next one is taken."""
    COLLECTED[s.phase][1](s, what, emit)
    gather(s, emit)


def end_turn(s: State, emit: Emit | None) -> None:
    """Cards are drawn (4.3); then the next turn begins, or the day ends (3.3, 3.4)."""
    hands.draw(s, s.turn, s.draws, emit)
    if s.line and not s.flags & (CLOSING | OVERTHROWN):
        begin_turn(s, (s.turn + 1) % s.seats, emit)
        return
    if emit is not None:
        for card in s.line:
            emit(Moved(card, LINE, 0, GONE, ANYWHERE))
        emit(Said("day_over", number=s.day))
    s.gone += s.line
    s.line = []
    begin_day(s, emit)
