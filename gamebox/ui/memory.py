"""Memory: pictures that are no longer needed go back to the system at once."""

from __future__ import annotations

import ctypes
import sys

LARGE = 1 << 18
"""Bytes from which on a piece of memory is asked of the system by itself, and so can be given back by itself."""
THRESHOLD = -3


def give_back_large() -> bool:
    """Keep the C library from hoarding: it raises its threshold with every large picture freed. False if it cannot."""
    if not sys.platform.startswith("linux"):
        return False
    try:
        return bool(ctypes.CDLL(None).mallopt(THRESHOLD, LARGE))
    except (OSError, AttributeError):
        return False
