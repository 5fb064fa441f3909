"""The only door to chance: every function of the rules takes a seed, and gives back the seed that replaces it."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import TypeVar

T = TypeVar("T")
SEEDS = 1 << 53


def shuffled(seed: int, cards: Iterable[T]) -> tuple[int, list[T]]:
    """The next seed, and the cards in an order drawn from the seed."""
    draw = Random(seed).random
    mixed = sorted(cards, key=lambda _: draw())
    return int(draw() * SEEDS), mixed


def roll(seed: int, sides: int) -> tuple[int, int]:
    """The next seed, and a whole number 0..sides-1."""
    draw = Random(seed).random
    value = int(draw() * sides)
    return int(draw() * SEEDS), value


def some_bytes(rng: Random, count: int) -> bytes:
    """So many bytes of the dice that imagine what is hidden."""
    return rng.randbytes(count)
