"""Writing so that a file is either the old one or the new one, whatever happens; and putting bad files aside."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

LARGEST = 4_000_000
"""Bytes; nothing of ours comes near it, so a larger file is not read."""


def write_whole(path: Path, text: str) -> None:
    """Write a file in one go: temporary file, flush, fsync, rename. Raises OSError, and then the old one stands."""
    path.parent.mkdir(parents=True, exist_ok=True)
    spare = path.with_name(f"{path.name}.tmp")
    try:
        with open(spare, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(spare, path)
    except OSError:
        with suppress(OSError):
            spare.unlink(missing_ok=True)
        raise
    _settle(path.parent)


def _settle(folder: Path) -> None:
    """Make the rename itself last through a power cut, where the system can."""
    if os.name != "posix":
        return
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def read_text(path: Path) -> str:
    """The text of a file. Raises OSError, or ValueError if it is no UTF-8 text of ours."""
    if path.stat().st_size > LARGEST:
        raise ValueError(f"{path.name} is too large")
    return path.read_text(encoding="utf-8")


def set_aside(path: Path, mark: str = "") -> Path | None:
    """Rename a file so that nobody reads it again: "x.json" -> "x.json.set-aside". Its new path; None if it stays."""
    for number in range(1, 1000):
        again = f".{number}" if number > 1 else ""
        target = path.with_name(f"{path.name}{mark}{again}.set-aside")
        if not target.exists():
            try:
                path.rename(target)
            except OSError:
                return None
            return target
    return None
