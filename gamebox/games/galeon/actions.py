"""The choices of Galéon, interned: one object for each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gamebox.core.game import Clicks, IllegalAction
from gamebox.games.galeon.cards import CARDS_IN, FULL, TOP, TOWERS

BID: Final = 0
PASS: Final = 1
ANNOUNCE: Final = 2
GO_ON: Final = 3
YES: Final = 4
NO: Final = 5
WORDS: Final[tuple[str, ...]] = ("bid", "pass", "announce", "go_on", "yes", "no")

AUCTION: Final = 0
WINDOW: Final = 1
DECLARATION: Final = 2
OVER: Final = 3
"""What is being chosen: a bid (4.4), whether to announce (6.1), what to declare (6.2, 6.3); OVER: nothing more."""


@dataclass(frozen=True, slots=True, eq=False)
class Choice:
    """What a seat chooses. tower: by its number in the order of drawing; value: of the card bid; -1 where not a bid."""

    kind: int
    tower: int = -1
    value: int = -1

    @property
    def secret(self) -> bool:
        """Announcements and declarations are revealed together (6.1, 6.2); bids are open."""
        return self.kind >= ANNOUNCE

    @property
    def rare(self) -> float:
        """How often it is kept where choices are drawn by lot: an announcement ends the match (6.2)."""
        return 0.01 if self.kind == ANNOUNCE else 1.0

    def encode(self) -> str:
        """The word of the choice; of a bid the tower and the card too."""
        return f"bid {self.tower} {self.value}" if self.kind == BID else WORDS[self.kind]

    def clicks(self) -> Clicks:
        """A card of the hand and a tower, in either order; otherwise one button."""
        if self.kind == BID:
            return Clicks((f"card:{self.value}", f"tower:{self.tower}"))
        return Clicks((f"button:{WORDS[self.kind]}",))

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return decode, (self.encode(),)


PASSED: Final = Choice(PASS)
ANNOUNCED: Final = Choice(ANNOUNCE)
WENT_ON: Final = Choice(GO_ON)
SAID_YES: Final = Choice(YES)
SAID_NO: Final = Choice(NO)
BIDS: Final = [[Choice(BID, t, v) for v in range(1, TOP + 1)] for t in range(TOWERS)]
"""The bids, by tower and by value less one."""
OFFERS: Final = [[[row[v - 1] for v in CARDS_IN[hand]] for hand in range(FULL + 1)] for row in BIDS]
"""The bids for a tower with one of these cards, by tower and cards as bits."""
WINDOW_CHOICES: Final = (WENT_ON, ANNOUNCED)
DECLARATIONS: Final = (SAID_NO, SAID_YES)

_ALL: Final = {c.encode(): c for group in (*BIDS, (PASSED, ANNOUNCED, WENT_ON, SAID_YES, SAID_NO)) for c in group}


def decode(text: str) -> Choice:
    """The choice that encodes to this text. Raises IllegalAction if none does."""
    try:
        return _ALL[text]
    except KeyError:
        raise IllegalAction(f"no such action in Galéon: {text!r}") from None
