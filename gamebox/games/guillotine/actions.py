"""The choices of Guillotine, interned: one object for each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gamebox.core.game import Clicks, IllegalAction
from gamebox.games.guillotine.cards import CARDS, COUNT, MOST, NOBLES, STAYING, TITLE, TITLES

PLAY: Final = 0
PASS: Final = 1
FRONT: Final = 2
NOBLE: Final = 3
PLACE: Final = 4
SEAT: Final = 5
CARD: Final = 6
WORDS: Final[tuple[str, ...]] = ("play", "pass", "front", "noble", "place", "seat", "card")
TAGS: Final[tuple[str, ...]] = ("face", "button:pass", "front", "noble", "place", "seat", "face")
SEATS: Final = 5

OVER: Final = -1
TURN: Final = 0
TARGET: Final = 1
WAY: Final = 2
WHOM: Final = 3
WHICH: Final = 4
FIND: Final = 5
ORDER: Final = 6
PRIZE: Final = 7
RESOLVING: Final = 8
ADD: Final = 9
SNATCH: Final = 10
DROP: Final = 11
REPAY: Final = 12
GIFT: Final = 13
LOSS: Final = 14
"""What is being chosen. OVER: nothing more. TURN: a card to play, or none. TARGET to PRIZE: for a card just started,
which only its player knows of until all is chosen: a noble in line, a place, a player, a card in front, a card of the
discard pile, who stands next, a noble of a score pile. RESOLVING: nothing, a card does its work. ADD to REPAY: what
follows from a card; GIFT and LOSS: from a collected noble; for all to see."""

TRIPPED, CLOSING, OVERTHROWN, RUSHED = 1, 2, 4, 8
"""Flags of a turn: Trip was played (4.1e); the day ends after it (3.4); it ends at once (3.4); no card (4.9)."""


@dataclass(frozen=True, slots=True, eq=False)
class Choice:
    """What a seat chooses.

    kind: PLAY an action title from the hand; PASS: no (further) card; FRONT: a card lying in front of a player;
    NOBLE: a noble card; PLACE: a place in line, 0 is the front; SEAT: a player; CARD: an action title in a hand or in
    the discard pile. what: that title, card, place or seat, -1 for PASS.
    """

    kind: int
    what: int

    @property
    def secret(self) -> bool:
        """A card is shown as soon as its player has made all its choices; nothing stays face down beyond that."""
        return False

    def encode(self) -> str:
        """The word of the choice, and what it is about."""
        return WORDS[self.kind] if self.what < 0 else f"{WORDS[self.kind]} {self.what}"

    def clicks(self) -> Clicks:
        """One click on the thing or button itself; identical cards of a hand share the tag of their title."""
        return Clicks((TAGS[self.kind] if self.what < 0 else f"{TAGS[self.kind]}:{self.what}",))

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return decode, (self.encode(),)


PASSED: Final = Choice(PASS, -1)
FRONT_CARD: Final = {c: Choice(FRONT, c) for c in STAYING}
NOBLE_AT: Final = [Choice(NOBLE, c) for c in range(COUNT)]
PLACE_AT: Final = [Choice(PLACE, i) for i in range(MOST)]
SEAT_AT: Final = [Choice(SEAT, i) for i in range(SEATS)]
PLAY_TITLE: Final = {t: Choice(PLAY, t) for t in range(len(NOBLES), TITLES)}
CARD_TITLE: Final = {t: Choice(CARD, t) for t in range(len(NOBLES), TITLES)}
PLAY_OF: Final = [PLAY_TITLE.get(TITLE[c], PASSED) for c in range(CARDS)]
"""The choice that plays a card, by card; nobles are never played."""
CARD_OF: Final = [CARD_TITLE.get(TITLE[c], PASSED) for c in range(CARDS)]

_ALL: Final = {
    c.encode(): c
    for group in ((PASSED,), FRONT_CARD.values(), NOBLE_AT, PLACE_AT, SEAT_AT, PLAY_TITLE.values(), CARD_TITLE.values())
    for c in group
}


def decode(text: str) -> Choice:
    """The choice that encodes to this text. Raises IllegalAction if none does."""
    try:
        return _ALL[text]
    except KeyError:
        raise IllegalAction(f"no such action in Guillotine: {text!r}") from None
