"""Keeping what the system's libraries print away from the player's terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def quiet_stderr() -> Iterator[None]:
    """Libraries for screen and sound print lines of their own when there is none: nobody needs them."""
    try:
        sys.stderr.flush()
        kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    except (OSError, AttributeError):
        yield
        return
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
