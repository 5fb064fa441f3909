"""What can happen to hands: cards are drawn, discarded, traded and dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamebox.core.events import ANYWHERE, Emit, Moved, Said, Shuffled, Turned
from gamebox.core.rng import shuffled
from gamebox.games.guillotine import lore
from gamebox.games.guillotine.cards import HAND, STAYING, TITLE
from gamebox.games.guillotine.stage import FRONTS, HANDS, PILE, SPENT, index_in_front, traded

if TYPE_CHECKING:
    from gamebox.games.guillotine.rules import State


def draw(s: State, seat: int, count: int, emit: Emit | None) -> None:
    """A seat draws cards, as long as there are any (4.3)."""
    drawn = 0
    while drawn < count and (s.pile or renew(s, emit)):
        card = s.pile.pop()
        if emit is not None:
            emit(Moved(card, PILE, len(s.pile), HANDS[seat], len(s.hands[seat]), (seat,)))
        s.hands[seat] += (card,)
        drawn += 1
    if emit is not None and drawn:
        emit(Said("draws", seat, number=drawn))


def renew(s: State, emit: Emit | None) -> bool:
    """The discard pile becomes the new pile (4.3). False if there is none."""
    if not s.discard:
        return False
    if emit is not None:
        for i in range(len(s.discard) - 1, -1, -1):
            emit(Moved(s.discard[i], SPENT, i, PILE, ANYWHERE))
        emit(Shuffled(PILE))
        emit(Said("renewed"))
    lore.new_era(s, s.discard)
    s.seed, s.pile = shuffled(s.seed, s.discard)
    s.discard = []
    return True


def leave(s: State, seat: int, card: int) -> None:
    """A card leaves a hand for all to see."""
    s.hands[seat] = tuple([c for c in s.hands[seat] if c != card])
    if s.lore:
        lore.forget(s, card)


def discard(s: State, seat: int, card: int, emit: Emit | None) -> None:
    """A card of a hand is discarded."""
    leave(s, seat, card)
    s.discard.append(card)
    if emit is not None:
        emit(Moved(card, HANDS[seat], ANYWHERE, SPENT, ANYWHERE))
        emit(Said("discards", seat, card))


def first_of(s: State, seat: int, title: int) -> int:
    """The card of a hand with this title."""
    for c in s.hands[seat]:
        if TITLE[c] == title:
            return c
    raise ValueError(f"seat {seat} has no card of title {title}")


def recover(s: State, title: int, emit: Emit | None) -> None:
    """The player takes a card of the discard pile; everybody knows where it is (4.21)."""
    at = max([i for i, c in enumerate(s.discard) if TITLE[c] == title])
    card, seat = s.discard.pop(at), s.turn
    if emit is not None:
        emit(Moved(card, SPENT, at, HANDS[seat], ANYWHERE))
        emit(Turned(card, HANDS[seat], len(s.hands[seat]), (seat,)))
        emit(Said("recovers", seat, card))
    s.hands[seat] += (card,)
    lore.learn(s, list(range(s.seats + 1)), (card,))


def trade(s: State, seat: int, other: int, emit: Emit | None) -> None:
    """Two hands change places; each of the two knows the hand given away (4.14, 4.21)."""
    hands = s.hands
    if emit is not None:
        traded(s, emit, seat, other)
    lore.learn(s, [seat], hands[seat])
    lore.learn(s, [other], hands[other])
    hands[seat], hands[other] = hands[other], hands[seat]


def redeal(s: State, emit: Emit | None) -> None:
    """All hands are shuffled into the pile, everybody is dealt five, the player first (4.13)."""
    order = [(s.turn + k) % s.seats for k in range(s.seats)]
    for seat in order:
        if emit is not None:
            for card in s.hands[seat]:
                emit(Moved(card, HANDS[seat], ANYWHERE, PILE, ANYWHERE, (seat,)))
        s.pile += s.hands[seat]
        s.hands[seat] = ()
    lore.new_era(s, s.pile)
    lore.hands_shuffled(s)
    s.seed, s.pile = shuffled(s.seed, s.pile)
    if emit is not None:
        emit(Shuffled(PILE))
    for seat in order:
        draw(s, seat, HAND, emit)


def lay(s: State, card: int, owner: int) -> int:
    """A card lies in front of a player from now on (-1: of nobody); its slot."""
    slot = STAYING.index(card)
    s.laid = (*s.laid[:slot], owner, *s.laid[slot + 1 :])
    return slot


def unlay(s: State, card: int, emit: Emit | None) -> None:
    """A card lying in front of a player is discarded."""
    slot = STAYING.index(card)
    owner = s.laid[slot]
    if emit is not None:
        emit(Moved(card, FRONTS[owner], index_in_front(s, owner, slot), SPENT, ANYWHERE))
        emit(Said("removed", owner, card))
    lay(s, card, -1)
    s.discard.append(card)
