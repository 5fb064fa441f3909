"""Memory: what is no longer needed goes back to the system, and what is kept for later has a bound."""

from __future__ import annotations

import ctypes
import sys
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from typing import Generic, TypeVar

from pygame import Surface

LARGE = 1 << 18
"""Bytes from which on a piece of memory is asked of the system by itself, and so can be given back by itself."""
THRESHOLD = -3
TIDY = 2.0
"""Seconds between two tidyings."""

Key = TypeVar("Key", bound=Hashable)


def give_back_large() -> bool:
    """Keep the C library from hoarding: it raises its threshold with every large picture freed. False if it cannot."""
    mallopt = _ask("mallopt")
    return mallopt is not None and bool(mallopt(THRESHOLD, LARGE))


def give_back_small() -> bool:
    """Give back what lies free between the things in use. False where that cannot be asked for."""
    trim = _ask("malloc_trim")
    return trim is not None and bool(trim(0))


def _ask(name: str) -> Callable[..., int] | None:
    """A function of the C library; None where there is none of this name."""
    if not sys.platform.startswith("linux"):
        return None
    try:
        found: Callable[..., int] = getattr(ctypes.CDLL(None), name)
    except (OSError, AttributeError):
        return None
    return found


class Tidying:
    """Gives memory back at rests: not at each of them, and never twice when nothing has happened in between."""

    def __init__(self) -> None:
        self._last, self._frames = 0.0, -1

    def rest(self, frames: int) -> bool:
        """A rest after so many frames. True if it was used."""
        now = time.monotonic()
        if frames == self._frames or now - self._last < TIDY:
            return False
        self._last, self._frames = now, frames
        give_back_small()
        return True


class Pictures(Generic[Key]):
    """Pictures by key, no more bytes of them than `most` and no more than `many`: those long not asked for go first."""

    def __init__(self, most: int, many: int = sys.maxsize) -> None:
        self.most, self.many, self.size = most, many, 0
        self._kept: OrderedDict[Key, Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def __iter__(self) -> Iterator[Key]:
        return iter(self._kept)

    def get(self, key: Key) -> Surface | None:
        """The picture of a key, if it is still there."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def put(self, key: Key, picture: Surface) -> Surface:
        """Keep a picture; it is given back to whoever put it, even when it is larger than all that may be kept."""
        self.drop(key)
        self._kept[key] = picture
        self.size += weight(picture)
        while len(self._kept) > 1 and (self.size > self.most or len(self._kept) > self.many):
            self.drop(next(iter(self._kept)))
        return picture

    def drop(self, key: Key) -> None:
        """Forget the picture of a key."""
        picture = self._kept.pop(key, None)
        if picture is not None:
            self.size -= weight(picture)

    def clear(self) -> None:
        """Forget all."""
        self._kept.clear()
        self.size = 0


def weight(picture: Surface) -> int:
    """The bytes of a picture; one that shares another's weighs nothing by itself."""
    return 0 if picture.get_parent() is not None else picture.get_pitch() * picture.get_height()
