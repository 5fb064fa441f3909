"""The choices of Halunken & Spelunken, interned: one object for each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gamebox.core.game import Clicks, IllegalAction
from gamebox.games.halunken.cards import COUNT, HAND, PLACES

PLACE: Final = 0
JACK: Final = 1
BID: Final = 2
PASS: Final = 3
CARD: Final = 4
ORDER: Final = 5
RUMS: Final = 6
TAKE: Final = 7
LEAVE: Final = 8
GIVE: Final = 9
OVER: Final = -1
"""The phase of a position in which nothing is left to choose; the others are named by what is chosen."""
WORDS: Final[tuple[str, ...]] = ("place", "jack", "bid", "pass", "card", "order", "rum", "take", "leave", "give")
TAGS: Final[tuple[str, ...]] = (
    "space",
    "space",
    "sailor",
    "button:pass",
    "move",
    "order",
    "number",
    "sailor",
    "button:leave",
    "sailor",
)


@dataclass(frozen=True, slots=True, eq=False)
class Choice:
    """What a seat chooses. kind: one of PLACE..GIVE; what: a space, a sailor, or a movement card (8 = Rum)."""

    kind: int
    what: int

    @property
    def secret(self) -> bool:
        """Movement cards are chosen face down (3.1, 7.5)."""
        return self.kind in (CARD, ORDER)

    def encode(self) -> str:
        """The word of the choice, and what it is about."""
        return WORDS[self.kind] if self.what < 0 else f"{WORDS[self.kind]} {self.what}"

    def clicks(self) -> Clicks:
        """One click on the thing or button itself."""
        return Clicks((TAGS[self.kind] if self.what < 0 else f"{TAGS[self.kind]}:{self.what}",))

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return decode, (self.encode(),)


PLACE_AT: Final = [Choice(PLACE, s) for s in range(PLACES)]
JACK_AT: Final = [Choice(JACK, s) for s in range(PLACES)]
BID_WITH: Final = [Choice(BID, c) for c in range(COUNT)]
TAKE_IT: Final = [Choice(TAKE, c) for c in range(COUNT)]
GIVE_IT: Final = [Choice(GIVE, c) for c in range(COUNT)]
PASSED: Final = Choice(PASS, -1)
LEFT: Final = Choice(LEAVE, -1)
_CARD: Final = {m: Choice(CARD, m) for m in HAND}
_ORDER: Final = {m: Choice(ORDER, m) for m in HAND}
_RUM: Final = {m: Choice(RUMS, m) for m in HAND[:-1]}

FROM_HAND: Final = [[_CARD[m] for m in HAND if mask >> m & 1] for mask in range(512)]
"""Choices of a movement card, by the hand as bits 1..8."""
FROM_ORDERS: Final = [[_ORDER[m] for m in HAND if mask >> m & 1] for mask in range(512)]
NAMES: Final = [[_RUM[m] for m in HAND[:-1] if not mask >> m & 1] for mask in range(512)]
"""Numbers for a lone Rum, by the cards shown as bits 1..8 (3.3)."""

_ALL: Final = {
    c.encode(): c
    for group in (
        PLACE_AT, JACK_AT, BID_WITH, TAKE_IT, GIVE_IT, (PASSED, LEFT), _CARD.values(), _ORDER.values(), _RUM.values(),
    )
    for c in group
}  # fmt: skip


def decode(text: str) -> Choice:
    """The choice that encodes to this text. Raises IllegalAction if none does."""
    try:
        return _ALL[text]
    except KeyError:
        raise IllegalAction(f"no such action in Halunken & Spelunken: {text!r}") from None
