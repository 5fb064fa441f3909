"""The choices of Gang of Four, interned: one object for each."""

from __future__ import annotations

from functools import cache
from typing import Final

from gamebox.core.game import Clicks, IllegalAction
from gamebox.games.gang_of_four import combos
from gamebox.games.gang_of_four.cards import BY_TEXT, FACES, TEXT
from gamebox.games.gang_of_four.combos import FIRST_FIVE, Combination

PLAY: Final = 0
GIVE: Final = 1
ANNOUNCE: Final = 2
OVER: Final = 3
"""What is open in a position."""


class Choice:
    """What a seat chooses. kind: what it is an answer to; combo: what it plays; face: what it gives; else a word."""

    __slots__ = ("combo", "face", "kind", "word")

    def __init__(self, kind: int, word: str, combo: Combination | None = None, face: int = -1) -> None:
        self.kind, self.word, self.combo, self.face = kind, word, combo, face

    @property
    def secret(self) -> bool:
        """Nothing is chosen face down."""
        return False

    @property
    def missed(self) -> bool:
        """A last card that was not announced: too late to announce it now (6.1)."""
        return self.word == "silent"

    def encode(self) -> str:
        """The word, and the cards it is about, best first."""
        if self.combo is not None:
            return f"{self.word} {self.combo.text}"
        return self.word if self.face < 0 else f"{self.word} {TEXT[self.face]}"

    def clicks(self) -> Clicks:
        """Its cards in any order, or its button."""
        if self.combo is not None:
            return Clicks(tuple([f"face:{face}" for face in self.combo.faces]))
        return Clicks((f"button:{self.word}" if self.face < 0 else f"face:{self.face}",))

    def __repr__(self) -> str:
        return f"<{self.encode()}>"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return decode, (self.encode(),)


PASSED: Final = Choice(PLAY, "pass")
ANNOUNCED: Final = Choice(ANNOUNCE, "announce")
SILENT: Final = Choice(ANNOUNCE, "silent")
GIVE_IT: Final = [Choice(GIVE, "give", face=face) for face in range(FACES)]
PLAY_SMALL: Final = [Choice(PLAY, "play", combos.combination(code)) for code in range(FIRST_FIVE)]
_WORDS: Final = {choice.word: choice for choice in (PASSED, ANNOUNCED, SILENT)}


@cache
def plays() -> list[Choice]:
    """To play each combination, by its code."""
    return [*PLAY_SMALL, *[Choice(PLAY, "play", combo) for combo in combos.fives().all]]


def play(combo: Combination) -> Choice:
    """To play this combination."""
    return plays()[combo.code]


def decode(text: str) -> Choice:
    """The choice that encodes to this text. Raises IllegalAction if none does."""
    word, _, cards = text.partition(" ")
    if not cards and word in _WORDS:
        return _WORDS[word]
    if word == "give" and cards in BY_TEXT:
        return GIVE_IT[BY_TEXT[cards]]
    combo = combos.read(cards) if word == "play" else None
    if combo is not None and combo.text == cards:
        return play(combo)
    raise IllegalAction(f"no such action in Gang of Four: {text!r}")
