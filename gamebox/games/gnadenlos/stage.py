"""Where the pieces of Gnadenlos! lie, and the events of what happens to several of them at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gamebox.core.events import ANYWHERE, Counted, Emit, Moved, Said, Shuffled, Turned, Zone
from gamebox.games.gnadenlos.cards import (
    EVENTS,
    FIRST_EVENT,
    FIRST_PERSON,
    MOST_SLOTS,
    ONE,
    count,
    faces_in,
    people_in,
)

if TYPE_CHECKING:
    from gamebox.games.gnadenlos.rules import State

_SEATS: Final = range(4)
NOTES: Final = tuple([Zone("notes", seat) for seat in _SEATS])
"""Hands of promissory notes, in the order of their faces."""
CREWS: Final = tuple([Zone("crew", seat) for seat in _SEATS])
"""Hands of adventurers, those put down for an event aside."""
SENT: Final = tuple([Zone("sent", seat) for seat in _SEATS])
BIDS: Final = tuple([Zone("bid", seat) for seat in _SEATS])
LOTS: Final = tuple([Zone("lot", k) for k in _SEATS])
"""What is on offer: one adventurer each, or a pair at the opening auction."""
SLOTS: Final = tuple([Zone("slot", i) for i in range(MOST_SLOTS)])
"""The market, row by row; place i lies in column i % 6, under the die face i % 6 + 1."""
PILE: Final = Zone("pile")
DISCARD: Final = Zone("discard")
EVENT_PILE: Final = Zone("event_pile")
EVENT: Final = Zone("event")
"""Event cards turned up in this cycle, the latest on top."""


def counted(emit: Emit, what: str, values: list[int], seat: int) -> None:
    """A number of a seat has changed."""
    emit(Counted(what, seat, values[seat]))


def event_turned(s: State, emit: Emit, kind: int) -> None:
    """The top event card has been turned over; it lies on those turned before."""
    emit(Moved(FIRST_EVENT + kind, EVENT_PILE, len(s.deck), EVENT, len(s.shown) - 1))
    emit(Said("event", s.active, FIRST_EVENT + kind, number=s.turn))


def events_mixed(emit: Emit, shown: tuple[int, ...]) -> None:
    """The seventh event card has been turned over: all are shuffled."""
    for k in range(len(shown) - 1, -1, -1):
        emit(Moved(FIRST_EVENT + shown[k], EVENT, k, EVENT_PILE, len(shown) - 1 - k))
    emit(Shuffled(EVENT_PILE))
    emit(Said("mixed", number=len(EVENTS)))


def undertaker(s: State, emit: Emit) -> None:
    """He has made a step."""
    emit(Counted("undertaker", -1, s.undertaker))
    emit(Said("undertaker", number=s.undertaker))


def sent(s: State, emit: Emit, seat: int, person: int) -> None:
    """An adventurer is put down; only who did it has seen which."""
    at = people_in(s.crews[seat]).index(person)
    emit(Moved(FIRST_PERSON + person, CREWS[seat], at, SENT[seat], 0, (seat,)))
    emit(Said("sends", seat))


def revealed(s: State, emit: Emit) -> None:
    """All adventurers put down are turned up together."""
    for seat, person in enumerate(s.chosen):
        if person >= 0:
            emit(Turned(FIRST_PERSON + person, SENT[seat], 0))
    for seat, person in enumerate(s.chosen):
        if person >= 0:
            emit(Said("reveals", seat, FIRST_PERSON + person))


def went_home(s: State, emit: Emit, seat: int, person: int) -> None:
    """An adventurer goes back to the hand; he is a back there for the others, though known."""
    at = people_in(s.crews[seat]).index(person)
    emit(Moved(FIRST_PERSON + person, SENT[seat], ANYWHERE, CREWS[seat], at, (seat,)))


def discarded(s: State, emit: Emit, src: Zone, person: int, seat: int, why: str) -> None:
    """An adventurer has gone onto the discard pile."""
    emit(Moved(FIRST_PERSON + person, src, 0, DISCARD, len(s.discard) - 1))
    emit(Said(why, seat, FIRST_PERSON + person))


def place_in_hand(hand: int, face: int) -> int:
    """Where a note lies behind all that are not higher."""
    return count(hand & (ONE[face] * 4 - 1))


def note_to_hand(s: State, emit: Emit, src: Zone, seat: int, face: int) -> None:
    """A note goes into a hand, which does not hold it yet; only its new owner sees it there."""
    emit(Moved(face, src, ANYWHERE, NOTES[seat], place_in_hand(s.ious[seat], face), (seat,)))


def bid_laid(emit: Emit, seat: int, faces: tuple[int, ...], worth: int) -> None:
    """Notes are laid face up."""
    for k, face in enumerate(faces):
        emit(Moved(face, NOTES[seat], ANYWHERE, BIDS[seat], k))
    emit(Said("bids", seat, number=worth))


def all_shown(s: State, emit: Emit, seat: int) -> None:
    """A seat that cannot bid shows its notes, and takes them up again."""
    hand = faces_in(s.ious[seat])
    for i, face in enumerate(hand):
        emit(Turned(face, NOTES[seat], i))
    emit(Said("cannot_bid", seat, number=len(hand)))
    for i, face in enumerate(hand):
        emit(Turned(face, NOTES[seat], i, (seat,)))
