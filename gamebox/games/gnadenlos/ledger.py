"""Who knows which promissory notes (4.4): what seats have seen, and positions that fit a view.

Notes laid into the market by one payer are a batch: everybody has seen its faces, only the payer knows which lies
where. A market place is one number: face, payer and batch packed together. A note that somebody took unseen is a token:
(seat, payer of its batch, batch, face). `batches` holds the faces not yet found out of each batch, ascending; `known`
the notes that everybody knows to be in a hand. `spent` are (seat, face) of notes that a seat has shown, which must have
been among its tokens, though nobody else can say which. A hand is `known` + its tokens - its `spent`, always.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from gamebox.games.gnadenlos.cards import FACES, HIDDEN, ONE

if TYPE_CHECKING:
    from gamebox.games.gnadenlos.rules import State

NOBODY: Final = 7
"""The payer of notes that were shuffled into the market."""
TURNED: Final = 1 << 20
"""Added to a market place whose note lies face up."""
Token = tuple[int, int, int, int]


def packed(face: int, payer: int, batch: int) -> int:
    """A market place."""
    return face | payer << 5 | batch << 8


def payer_of(place: int) -> int:
    """Who laid the note of a market place; NOBODY when it was shuffled in."""
    return place >> 5 & 7


def new_batch(s: State, faces: tuple[int, ...]) -> int:
    """Notes that lie in the market from now on: the number of their batch."""
    ordered = tuple(sorted(faces))
    if () in s.batches:
        batch = s.batches.index(())
        s.batches[batch] = ordered
        return batch
    s.batches.append(ordered)
    return len(s.batches) - 1


def found_out(s: State, batch: int, face: int) -> None:
    """Everybody has learned that a note of the batch has this face, and where it is."""
    rest = s.batches[batch]
    at = rest.index(face)
    s.batches[batch] = rest[:at] + rest[at + 1 :]


def taken(s: State, seat: int, place: int) -> None:
    """A seat has taken the note of a market place into its hand, unseen by the others."""
    face, batch = place & 31, place >> 8
    rest = s.batches[batch]
    s.ious[seat] += ONE[face]
    if rest[0] == rest[-1]:
        found_out(s, batch, face)
        s.known[seat] += ONE[face]
    else:
        s.tokens = (*s.tokens, (seat, place >> 5 & 7, batch, face))


def shown(s: State, seat: int, face: int) -> None:
    """A seat shows a note that leaves its hand: it was one of those known, or one it once took."""
    if s.known[seat] >> 2 * face & 3:
        s.known[seat] -= ONE[face]
    else:
        _was_taken(s, seat, face)


def all_shown(s: State, seat: int) -> None:
    """A seat has shown all its notes (8.5)."""
    hand = s.ious[seat]
    for face in range(FACES):
        for _ in range((hand >> 2 * face & 3) - (s.known[seat] >> 2 * face & 3)):
            _was_taken(s, seat, face)
    s.known[seat] = hand


def _was_taken(s: State, seat: int, face: int) -> None:
    """One of the notes that a seat once took has this face; found out if they can only come from one batch."""
    from_batches = {batch for who, _, batch, _ in s.tokens if who == seat and face in s.batches[batch]}
    if len(from_batches) > 1 or any(who == seat for who, _ in s.spent):
        s.spent = (*s.spent, (seat, face))
        return
    batch = from_batches.pop()
    at = next(i for i, t in enumerate(s.tokens) if t[0] == seat and t[2] == batch and t[3] == face)
    s.tokens = s.tokens[:at] + s.tokens[at + 1 :]
    found_out(s, batch, face)


def possible(s: State, seat: int, place: int) -> tuple[int, ...]:
    """The faces that a seat must reckon with at a face-down market place, each as often as it may be; one if known."""
    if place >> 5 & 7 == seat:
        return (place & 31,)
    rest = s.batches[place >> 8]
    if s.tokens:
        for who, _, batch, face in s.tokens:
            if who == seat and batch == place >> 8:
                at = rest.index(face)
                rest = rest[:at] + rest[at + 1 :]
    return rest if rest[0] != rest[-1] else rest[:1]


def seen_market(s: State, seat: int | None) -> list[int]:
    """The market as a seat (None: everybody) may know it."""
    return [p if p < 0 or p >= TURNED or p >> 5 & 7 == seat else p | HIDDEN for p in s.market]


def seen_tokens(s: State, seat: int | None) -> tuple[Token, ...]:
    """The tokens as a seat (None: everybody) may know them: its own, and those of notes that it had laid."""
    if not s.tokens:
        return ()
    return tuple([t if seat in (t[0], t[1]) else (t[0], t[1], t[2], HIDDEN) for t in s.tokens])


def imagine(s: State, draw: Callable[[], float]) -> None:
    """Give every hidden note of a view a face that the viewer cannot rule out, and every hand what follows."""
    tokens, market = list(s.tokens), s.market
    pools: dict[int, list[int]] = {}
    for place in market:
        if place & HIDDEN == HIDDEN and 0 <= place < TURNED and place >> 8 not in pools:
            pools[place >> 8] = list(s.batches[place >> 8])
    for _, _, batch, face in tokens:
        if face == HIDDEN and batch not in pools:
            pools[batch] = list(s.batches[batch])
    for _, _, batch, face in tokens:
        if face != HIDDEN and batch in pools:
            pools[batch].remove(face)
    for pool in pools.values():
        if len(pool) > 1:
            pool.sort(key=lambda _: draw())
    if s.spent:
        _settle(s, tokens, pools, draw)
    for i, place in enumerate(market):
        if place & HIDDEN == HIDDEN and 0 <= place < TURNED:
            market[i] = place ^ HIDDEN | pools[place >> 8].pop()
    for i, (seat, payer, batch, face) in enumerate(tokens):
        if face == HIDDEN:
            tokens[i] = (seat, payer, batch, pools[batch].pop())
    s.tokens = tuple(tokens)
    s.ious = s.known[:]
    for seat, _, _, face in tokens:
        s.ious[seat] += ONE[face]
    for seat, face in s.spent:
        s.ious[seat] -= ONE[face]


def _settle(s: State, tokens: list[Token], pools: dict[int, list[int]], draw: Callable[[], float]) -> None:
    """First give faces to tokens so that every note which a seat has spent was one of them."""
    spent, used = s.spent, [False] * len(tokens)

    def settled(k: int) -> bool:
        if k == len(spent):
            return True
        seat, face = spent[k]
        mine = [i for i, t in enumerate(tokens) if t[0] == seat and not used[i]]
        mine.sort(key=lambda _: draw())
        for i in mine:
            token = tokens[i]
            batch = token[2]
            if token[3] == HIDDEN and face in pools[batch]:
                at = pools[batch].index(face)
                del pools[batch][at]
                tokens[i], used[i] = (seat, token[1], batch, face), True
                if settled(k + 1):
                    return True
                tokens[i], used[i] = token, False
                pools[batch].insert(at, face)
            elif token[3] == face:
                used[i] = True
                if settled(k + 1):
                    return True
                used[i] = False
        return False

    settled(0)
