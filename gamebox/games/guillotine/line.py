"""What can happen to the line: nobles move, join, leave or are mixed. Index 0 is the front (3.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamebox.core.events import ANYWHERE, Emit, Moved, Said
from gamebox.core.rng import shuffled
from gamebox.games.guillotine.cards import SPY
from gamebox.games.guillotine.lore import forget
from gamebox.games.guillotine.stage import DECK, GONE, LINE

if TYPE_CHECKING:
    from gamebox.games.guillotine.rules import State


def shift(s: State, src: int, dst: int, emit: Emit | None) -> None:
    """A noble goes to another place, which the log tells; all others keep their order (4.1b)."""
    _go(s, src, dst, emit)
    if emit is not None:
        way = "to_front" if dst == 0 else "to_end" if dst == len(s.line) - 1 else "forward" if dst < src else "back"
        emit(Said(way, card=s.line[dst], number=abs(dst - src)))


def _go(s: State, src: int, dst: int, emit: Emit | None) -> None:
    card = s.line.pop(src)
    s.line.insert(dst, card)
    if emit is not None:
        emit(Moved(card, LINE, src, LINE, dst))


def spy_last(s: State, emit: Emit | None) -> None:
    """Master Spy goes to the end after each action card (4.5)."""
    line = s.line
    if SPY in line and line[-1] != SPY:
        _go(s, line.index(SPY), len(line) - 1, emit)
        if emit is not None:
            emit(Said("spy", card=SPY))


def remove(s: State, index: int, emit: Emit | None) -> None:
    """A noble is discarded."""
    card = s.line.pop(index)
    s.gone.append(card)
    if emit is not None:
        emit(Moved(card, LINE, index, GONE, ANYWHERE))
        emit(Said("escapes", card=card))


def rearrange(s: State, order: list[int], emit: Emit | None) -> None:
    """The same nobles in another order."""
    if emit is not None:
        now = s.line[:]
        for i, card in enumerate(order):
            if now[i] != card:
                src = now.index(card)
                now.insert(i, now.pop(src))
                emit(Moved(card, LINE, src, LINE, i))
    s.line = order


def mix(s: State, count: int, emit: Emit | None) -> None:
    """The first nobles are put in random order."""
    s.seed, mixed = shuffled(s.seed, s.line[:count])
    if emit is not None:
        emit(Said("mixed", number=len(mixed)))
    rearrange(s, mixed + s.line[count:], emit)


def top(s: State) -> int:
    """The top noble leaves the Conciergerie; nobody needs to remember any more where it was."""
    card = s.deck.pop()
    if s.lore:
        forget(s, card)
    return card


def join(s: State, count: int, emit: Emit | None, told: bool = True) -> None:
    """Nobles of the Conciergerie join the end; fewer if it runs out (4.1c). told: each with a line of the log."""
    if emit is None and not s.lore:
        s.line += s.deck[: -count - 1 : -1]
        del s.deck[-count:]
        return
    for _ in range(min(count, len(s.deck))):
        come(s, len(s.line), emit, told)


def come(s: State, place: int, emit: Emit | None, told: bool = True) -> None:
    """The top noble of the Conciergerie takes a place in line."""
    card = top(s)
    s.line.insert(place, card)
    if emit is not None:
        emit(Moved(card, DECK, len(s.deck), LINE, place))
        if told:
            emit(Said("joins", card=card))
