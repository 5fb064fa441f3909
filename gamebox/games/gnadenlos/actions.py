"""The choices of Gnadenlos!, interned: one object for each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain, combinations, combinations_with_replacement, compress, product
from typing import Final

from gamebox.core.game import Clicks, IllegalAction
from gamebox.games.gnadenlos.cards import (
    COPIES,
    FACES,
    FIRST_PERSON,
    LETTERS,
    MOST_BID,
    MOST_BOUGHT,
    MOST_SLOTS,
    ONE,
    PEOPLE,
    VALUE,
    VALUES,
)

OVER: Final = -1
SEND: Final = 0
TAKE: Final = 1
FILL: Final = 2
BUY: Final = 3
BID: Final = 4
PICK: Final = 5
LAY: Final = 6
LAST: Final = 7
"""What is being chosen: an adventurer to put down (6.2), notes to take (6.4), a note for a hole of the market (5.4),
spaces to buy (7.1), a bid (8.3), what to choose of the offer (8.6), the order of paid notes (5.3), and the last
purchase (10.3). OVER: nothing more."""
WORDS: Final[tuple[str, ...]] = ("send", "take", "fill", "buy", "bid", "pick", "lay")


@dataclass(frozen=True, slots=True, eq=False)
class Choice:
    """What a seat chooses.

    kind: SEND an adventurer; TAKE market places (one named twice: two alike notes); FILL the next hole from a market
    place; BUY spaces; BID notes; PICK a lot; LAY notes in this order. items: the adventurer (0..28), the places, the
    number of spaces, the faces, the lot.
    worth: the total of a bid; hand: its notes as a hand.
    """

    kind: int
    items: tuple[int, ...]
    worth: int
    hand: int
    text: str

    @property
    def what(self) -> int:
        """The first thing it is about."""
        return self.items[0]

    @property
    def secret(self) -> bool:
        """An adventurer is put down face down; the order of paid notes stays the payer's secret."""
        return self.kind == SEND or self.kind == LAY

    def encode(self) -> str:
        """The word of the choice, and what it is about: "send 3", "take 2 11", "bid b2 r0"."""
        return self.text

    def clicks(self) -> Clicks:
        """The things themselves; a bid takes its notes in any order, the payment is clicked in its order."""
        kind, items = self.kind, self.items
        if kind == SEND:
            return Clicks((f"person:{FIRST_PERSON + items[0]}",))
        if kind == BUY:
            return Clicks((f"buy:{items[0]}",))
        if kind == PICK:
            return Clicks((f"lot:{items[0]}",))
        if kind == LAY:
            return Clicks((f"paid:{items[0]}",), tuple([f"paid:{face}" for face in items[1:]]))
        tag = "note" if kind == BID else "slot"
        return Clicks(tuple([f"{tag}:{item}" for item in items]))

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return decode, (self.text,)


def note_name(face: int) -> str:
    """How a note is written: the letter of its colour, and its value."""
    return f"{LETTERS[face // VALUES]}{face % VALUES}"


_BY_NAME: Final = {note_name(face): face for face in range(FACES)}


def _make(kind: int, items: Sequence[int]) -> Choice:
    notes = kind in (BID, LAY)
    shown = [note_name(face) if notes else str(face) for face in items]
    worth, hand = (sum([VALUE[f] for f in items]), sum([ONE[f] for f in items])) if notes else (0, 0)
    return Choice(kind, tuple(items), worth, hand, " ".join([WORDS[kind], *shown]))


def _may_be_held(faces: Sequence[int]) -> bool:
    return all(faces.count(face) <= COPIES[VALUE[face]] for face in faces)


SENT: Final = [_make(SEND, (a,)) for a in range(PEOPLE)]
BOUGHT: Final = [_make(BUY, (k,)) for k in range(MOST_BOUGHT + 1)]
UP_TO: Final = [BOUGHT[: most + 1] for most in range(MOST_BOUGHT + 1)]
"""The purchases of at most so many spaces."""
PICKED: Final = [_make(PICK, (k,)) for k in range(4)]
FILLED: Final = [_make(FILL, (i,)) for i in range(MOST_SLOTS)]
TAKEN: Final = [_make(TAKE, (i,)) for i in range(MOST_SLOTS)]
TAKEN_TWO: Final = {pair: _make(TAKE, pair) for pair in combinations_with_replacement(range(MOST_SLOTS), 2)}
BIDS: Final = {
    faces: _make(BID, faces)
    for size in range(1, MOST_BID + 1)
    for faces in combinations_with_replacement(range(FACES), size)
    if _may_be_held(faces)
}
"""Every bid that can be made, by its faces in ascending order."""
_BID_OF: Final = BIDS | {(f[1], f[2], f[0]): bid for f, bid in BIDS.items() if len(f) == MOST_BID and f[1] == f[2]}
_LAID: Final[dict[tuple[int, ...], Choice]] = {}
_KEPT: Final = 2048
_OFFERED: Final[dict[int, tuple[list[Choice], bytes]]] = {}
_FREE: Final[dict[int, bytes]] = {}
"""For totals already bid, as bits: which totals are still free."""


def laid(faces: tuple[int, ...]) -> Choice:
    """Paid notes, laid in this order."""
    found = _LAID.get(faces)
    if found is None:
        found = _LAID[faces] = _make(LAY, faces)
    return found


def bids_of(hand: int) -> list[Choice]:
    """All bids of one to three notes of a hand, alike ones once. The list is shared: do not change it."""
    return _bids(hand)[0]


def _bids(hand: int) -> tuple[list[Choice], bytes]:
    """The bids of a hand, and their totals."""
    found = _OFFERED.get(hand)
    if found is None:
        if len(_OFFERED) >= _KEPT:
            _OFFERED.clear()
        bids = _list(hand)
        found = _OFFERED[hand] = (bids, bytes([bid.worth for bid in bids]))
    return found


def _free(totals: int) -> bytes:
    found = _FREE.get(totals)
    if found is None:
        found = _FREE[totals] = bytes([not totals >> worth & 1 for worth in range(256)])
    return found


def free_bids(hand: int, totals: int) -> list[Choice]:
    """The bids of a hand whose total has not been bid yet."""
    bids, worths = _bids(hand)
    return list(compress(bids, worths.translate(_free(totals)))) if totals else bids[:]


def has_free_bid(hand: int, totals: int) -> bool:
    """Whether a hand has such a bid."""
    return 1 in _bids(hand)[1].translate(_free(totals))


def _list(hand: int) -> list[Choice]:
    held, twice, thrice = list[int](), list[int](), list[int]()
    rest, face = hand, 0
    while rest:
        copies = rest & 3
        if copies:
            held.append(face)
            if copies > 1:
                twice.append(face)
                if copies > 2:
                    thrice.append(face)
        rest >>= 2
        face += 1
    bid = _BID_OF.__getitem__
    pairs = [(face, face) for face in twice]
    return [
        *map(bid, combinations(held, 1)),
        *map(bid, combinations(held, 2)),
        *map(bid, pairs),
        *map(bid, combinations(held, 3)),
        *[bid((a, a, b)) for a, b in product(twice, held) if a != b],
        *[bid((a, a, a)) for a in thrice],
    ]


_ALL: Final = {
    c.text: c for c in chain(SENT, BOUGHT, PICKED, FILLED, TAKEN, TAKEN_TWO.values(), BIDS.values())
}  # fmt: skip


def decode(text: str) -> Choice:
    """The choice that encodes to this text. Raises IllegalAction if none does."""
    found = _ALL.get(text)
    if found is None and text.startswith("lay "):
        faces = tuple([_BY_NAME.get(word, -1) for word in text[4:].split(" ")])
        if 1 < len(faces) <= MOST_BID and min(faces) >= 0 and _may_be_held(faces):
            found = laid(faces)
    if found is None:
        raise IllegalAction(f"no such action in Gnadenlos!: {text!r}")
    return found
