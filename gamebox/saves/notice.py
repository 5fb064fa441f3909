"""A sentence for the player about files: its catalogue key and fields. Problems with files are never tracebacks."""

from __future__ import annotations

import errno
from collections.abc import Mapping
from typing import Final, NamedTuple

from gamebox.core.game import StaleSave

FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
DENIED: Final = (errno.EACCES, errno.EPERM, errno.EROFS)
NO_FIELDS: Final[Mapping[str, str]] = {}


class Notice(NamedTuple):
    """Catalogue key, and the fields of its sentence."""

    key: str
    fields: Mapping[str, str] = NO_FIELDS


class Unreadable(StaleSave):
    """A save that cannot be continued: `key` names the sentence that says why."""

    def __init__(self, key: str, detail: str = "") -> None:
        super().__init__(f"{key}: {detail}" if detail else key)
        self.key = key


def from_error(error: OSError) -> Notice:
    """The sentence for a write that failed: disk full, not permitted, or else."""
    if error.errno in FULL:
        return Notice("saves.full")
    return Notice("saves.denied" if error.errno in DENIED else "saves.failed")
