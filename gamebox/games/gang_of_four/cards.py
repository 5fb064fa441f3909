"""The 64 cards of Gang of Four, lowest first (1.3). Cards are 0..63, copies side by side; faces are 0..33."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

COLOURS: Final = "gyr"
"""Green, yellow, red, in ascending order."""
NUMBERS: Final = range(1, 11)
PHOENIX: Final = 11
DRAGON: Final = 12
"""What NUMBER says of a Phoenix and of the Dragon."""

TEXT: Final[tuple[str, ...]] = (
    *(f"{n}{c}" for n in NUMBERS for c in ("gyrm" if n == 1 else COLOURS)),
    *("Pg", "Py", "D"),
)
"""The name of each face, as in "3r", "1m", "Pg", "D"."""
FACES: Final = len(TEXT)
BY_TEXT: Final = {text: face for face, text in enumerate(TEXT)}
MULTI, GREEN_PHOENIX, YELLOW_PHOENIX, THE_DRAGON = (BY_TEXT[text] for text in ("1m", "Pg", "Py", "D"))

FACE_NUMBER: Final = tuple({"P": PHOENIX, "D": DRAGON}[text[0]] if text[0] in "PD" else int(text[:-1]) for text in TEXT)
FACE_COLOUR: Final = tuple("r" if text == "D" else text[-1] for text in TEXT)
COPIES: Final = tuple(1 if face in (MULTI, GREEN_PHOENIX, YELLOW_PHOENIX, THE_DRAGON) else 2 for face in range(FACES))

FACE: Final = tuple(face for face in range(FACES) for _ in range(COPIES[face]))
"""The face of each card."""
COUNT: Final = len(FACE)
NUMBER: Final = tuple(FACE_NUMBER[face] for face in FACE)
"""1..10, PHOENIX or DRAGON."""
COLOUR: Final = tuple(FACE_COLOUR[face] for face in FACE)
"""One letter: g, y, r, or m for the multi-coloured 1."""
FIRST: Final = tuple(FACE.index(face) for face in range(FACES))
"""The first card with each face."""

BIT: Final = tuple(1 << (2 * face + card - FIRST[face]) for card, face in enumerate(FACE))
"""Sets of cards are whole numbers: two bits for each face, one for each copy."""
FULL: Final = sum(BIT)
LOW: Final = sum(1 << 2 * face for face in range(FACES))
"""The first bit of each face."""
HAND: Final = 16


def parse(text: str) -> tuple[int, ...]:
    """The faces named in a text with blanks between, as they come. ValueError for what is no card."""
    unknown = [word for word in text.split() if word not in BY_TEXT]
    if unknown:
        raise ValueError(f"no such card: {unknown[0]!r}")
    return tuple(BY_TEXT[word] for word in text.split())


def spell(faces: Iterable[int]) -> str:
    """The names of faces, with blanks between."""
    return " ".join([TEXT[face] for face in faces])


def cards_in(cards: int) -> list[int]:
    """The cards of a set, lowest first."""
    return [card for card, bit in enumerate(BIT) if cards & bit]


def faces_in(cards: int) -> list[int]:
    """The faces of a set of cards, lowest first, each as often as it is there."""
    return [FACE[card] for card in cards_in(cards)]


def holding(cards: int) -> int:
    """A set of cards as what it can do: the first bit of a face for one copy, the second too when both are there."""
    first, second = cards & LOW, cards >> 1 & LOW
    return first | second | (first & second) << 1
