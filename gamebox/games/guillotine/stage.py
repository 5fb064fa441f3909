"""Where the cards of Guillotine lie, and the events of what happens to several of them at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gamebox.core.events import ANYWHERE, Emit, Moved, Said, Turned, Zone

if TYPE_CHECKING:
    from gamebox.games.guillotine.rules import State

LINE: Final = Zone("line")
"""The nobles in line, the front first."""
DECK: Final = Zone("conciergerie")
GONE: Final = Zone("noble_discard")
PILE: Final = Zone("action_pile")
SPENT: Final = Zone("action_discard")
ASIDE: Final = Zone("aside")
"""The card that is being resolved (4.1g)."""
HANDS: Final = tuple([Zone("hand", seat) for seat in range(5)])
TROPHIES: Final = tuple([Zone("trophies", seat) for seat in range(5)])
FRONTS: Final = tuple([Zone("front", seat) for seat in range(5)])


def looked_at(s: State, emit: Emit, seat: int, count: int) -> None:
    """A seat looks at the top nobles of the Conciergerie."""
    top = len(s.deck)
    for i in range(top - 1, top - 1 - count, -1):
        emit(Turned(s.deck[i], DECK, i, (seat,)))
    emit(Said("looks", seat, number=count))


def put_back(s: State, emit: Emit, count: int) -> None:
    """Nobles that were looked at lie face down again."""
    top = len(s.deck)
    for i in range(top - count, top):
        emit(Turned(s.deck[i], DECK, i, ()))


def hand_shown(s: State, emit: Emit, seat: int, victim: int) -> None:
    """A seat looks at the hand of another, or at its own."""
    if seat != victim:
        for i, c in enumerate(s.hands[victim]):
            emit(Turned(c, HANDS[victim], i, (seat, victim)))
    emit(Said("looks_hand", seat, other=victim))


def hand_hidden(s: State, emit: Emit, owner: int) -> None:
    """A hand is its owner's alone again."""
    for i, c in enumerate(s.hands[owner]):
        emit(Turned(c, HANDS[owner], i, (owner,)))


def traded(s: State, emit: Emit, seat: int, other: int) -> None:
    """Two hands change places; called before they do. Each of the two sees both for a moment."""
    mine, theirs = s.hands[seat], s.hands[other]
    for c in mine:
        emit(Moved(c, HANDS[seat], ANYWHERE, HANDS[other], ANYWHERE, (seat, other)))
    for c in theirs:
        emit(Moved(c, HANDS[other], ANYWHERE, HANDS[seat], ANYWHERE, (seat, other)))
    for i, c in enumerate(mine):
        emit(Turned(c, HANDS[other], i, (other,)))
    for i, c in enumerate(theirs):
        emit(Turned(c, HANDS[seat], i, (seat,)))
    emit(Said("trades", seat, other=other))


def index_in_front(s: State, owner: int, slot: int) -> int:
    """Where a staying card lies among those in front of a player."""
    return sum([seat == owner for seat in s.laid[:slot]])
