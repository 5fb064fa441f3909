"""The events behind each step, for the screen and the log. Called only when somebody watches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamebox.core.events import Emit, Moved, Said, Turned, Zone
from gamebox.games.halunken.cards import FIGURES, HAND, JACK_FIGURE, jack_card, move_card

if TYPE_CHECKING:
    from gamebox.games.halunken.rules import State


def crew_zone(s: State, crew: int) -> Zone:
    """Where a crew lies; the last is the Port."""
    return Zone("port") if crew == s.seats else Zone("crew", crew)


def figure_card(s: State, figure: int) -> int:
    """The piece of a figure."""
    return JACK_FIGURE if figure == s.seats else FIGURES + figure


def placed(s: State, emit: Emit, figure: int, space: int) -> None:
    """A figure comes from the box; the captains before it are gone from there already."""
    index = sum(p < 0 for p in s.pos[:figure])
    emit(Moved(figure_card(s, figure), Zone("start"), index, Zone("space", space), 0))


def walked(s: State, emit: Emit, figure: int, was: int, space: int) -> None:
    """A figure has gone from a space to another; s.pos holds where all stand now."""
    src = sum(p == was for p in s.pos[:figure])
    dst = sum(p == space for p in s.pos[:figure])
    emit(Moved(figure_card(s, figure), Zone("space", was), src, Zone("space", space), dst))


def recruited(s: State, emit: Emit, figure: int, space: int, card: int) -> None:
    """The top sailor joins a crew and the next one is turned up (2.4)."""
    h = s.heights[space]
    emit(Moved(card, Zone("tavern", space), h, crew_zone(s, figure), len(s.crews[figure])))
    emit(Said("recruits", figure, card, number=space))
    if h:
        emit(Turned(s.deck[3 * space + h - 1], Zone("tavern", space), h - 1))


def laid_back(s: State, emit: Emit, seat: int, crew: int) -> None:
    """The sailors laid in the auction go to a crew, the first one first."""
    for k, card in enumerate(s.bids[seat]):
        emit(Moved(card, Zone("bid", seat), 0, crew_zone(s, crew), len(s.crews[crew]) + k))
    emit(Said("pays" if crew == s.seats else "back", seat, number=len(s.bids[seat])))


def held(s: State, figure: int) -> list[int]:
    """The cards in the hand of a figure, the one chosen face down aside, ascending."""
    deck = figure if figure < s.seats else 4
    return [move_card(deck, m) for m in HAND if s.hands[figure] >> m & 1 and m != s.choice[figure]]


def orders_out(s: State, emit: Emit) -> None:
    """The buyer takes Black Jack's cards from the ship (7.5)."""
    for k, card in enumerate(held(s, s.seats)):
        emit(Moved(card, Zone("ship"), 0, Zone("orders", s.employer), k, (s.employer,)))


def chosen(s: State, emit: Emit, figure: int, seat: int) -> None:
    """A card is laid face down; only who laid it has seen it."""
    n = s.seats
    card = move_card(figure if figure < n else 4, s.choice[figure])
    src = Zone("hand", seat) if figure < n else Zone("orders", seat)
    index = sum(c < card for c in held(s, figure))
    emit(Moved(card, src, index, Zone("chosen", figure), 0, (seat,)))
    emit(Said("chosen" if figure < n else "ordered", seat))


def revealed(s: State, emit: Emit) -> None:
    """The cards laid face down are turned up, and the buyer lays the rest of Black Jack's back on the ship."""
    n = s.seats
    for f, m in enumerate(s.choice):
        if m:
            emit(Moved(move_card(f if f < n else 4, m), Zone("chosen", f), 0, Zone("row", f), len(s.rows[f])))
            emit(Said("shows", f, move_card(f if f < n else 4, m)))
    if s.duel and s.employer >= 0:
        rest = held(s, n)
        for card in reversed(rest):
            emit(Moved(card, Zone("orders", s.employer), rest.index(card), Zone("ship"), 0, ()))


def drawn(s: State, emit: Emit) -> None:
    """A card for the free Black Jack of the duel is drawn from the ship (7.5)."""
    n = s.seats
    card = move_card(4, s.choice[n])
    emit(Moved(card, Zone("ship"), sum(c < card for c in held(s, n)), Zone("row", n), len(s.rows[n])))
    emit(Said("shows", n, card))


def compared(s: State, emit: Emit, twice: int) -> None:
    """Who stands still because of equal cards (3.2)."""
    for f, m in enumerate(s.choice):
        if m and twice >> m & 1:
            emit(Said("cancelled", f, move_card(f if f < s.seats else 4, m)))


def jack_turned(s: State, emit: Emit, number: int) -> None:
    """The top card of Black Jack's pile is turned up (5.12)."""
    top = len(s.jack_pile) - 1
    emit(Moved(jack_card(number), Zone("jack_pile"), top, Zone("jack_row"), len(s.jack_row)))
    emit(Said("jack_turns", s.seats, jack_card(number), number=number))
