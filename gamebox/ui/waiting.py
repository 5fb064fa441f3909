"""Waiting for the next event without waking up in between.

`pygame.event.wait` looks for events every millisecond; SDL's own wait sleeps in the system. It is called
through the library that pygame has loaded already; where that fails, short sleeps take its place.
"""

from __future__ import annotations

import ctypes
import sys
import time
from collections.abc import Callable

import pygame

NAP = 0.02


def sdl_wait() -> Callable[[int], None]:
    """A function that returns when an event has come or the milliseconds are over; it takes no event."""
    found = _find()
    if found is None:
        return _naps
    found.argtypes = [ctypes.c_void_p, ctypes.c_int]
    found.restype = ctypes.c_int
    return lambda milliseconds: found(None, milliseconds) and None


def sdl() -> ctypes.CDLL | None:
    """The library that pygame draws with; None where it cannot be called, or where there is no real screen."""
    from pygame import base

    if pygame.display.get_driver() in ("dummy", "offscreen"):
        return None
    library = "SDL2.dll" if sys.platform == "win32" else base.__file__
    try:
        return ctypes.CDLL(library)
    except (OSError, TypeError):
        return None


def _find():  # type: ignore[no-untyped-def]
    return getattr(sdl(), "SDL_WaitEventTimeout", None)


def _naps(milliseconds: int) -> None:
    """Sleep until an event is there; a fortieth of a second at most passes unseen."""
    end = time.monotonic() + milliseconds / 1000
    while time.monotonic() < end and not pygame.event.peek():
        time.sleep(NAP)
