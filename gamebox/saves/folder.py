"""The folder where a player's games and settings lie, and the lock that notices a second copy of the program."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from gamebox.saves.notice import Notice

VARIABLE = "GAMEBOX_DATA"


class Folder:
    """An opened folder. path: None when nothing can be kept; notices: what the player should be told about it.

    first: whether no other copy of the program uses the folder.
    """

    def __init__(
        self, path: Path | None, notices: tuple[Notice, ...] = (), lock: Any = None, first: bool = True
    ) -> None:
        self.path, self.notices, self.first = path, notices, first
        self._lock = lock

    def close(self) -> None:
        """Let other copies have the folder."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None


def place(environ: Mapping[str, str] = os.environ) -> Path | None:
    """Where the folder belongs: GAMEBOX_DATA, or what the system says. None if the system knows no home."""
    told = environ.get(VARIABLE, "")
    if told:
        return Path(told).absolute()
    import platformdirs

    path = Path(platformdirs.user_data_dir("gamebox", appauthor=False))
    return path if path.is_absolute() else None


def open_folder(environ: Mapping[str, str] = os.environ) -> Folder:
    """Open the folder, made if it is missing. Never fails: without one, games last until the program ends."""
    path = place(environ)
    if path is None or not _writable(path):
        return Folder(None, (Notice("saves.nofolder"),))
    lock, first = claim(path / "gamebox.lock")
    return Folder(path, () if first else (Notice("saves.second"),), lock, first)


def _writable(path: Path) -> bool:
    probe = path / f"probe-{os.getpid()}.tmp"
    try:
        path.mkdir(parents=True, exist_ok=True)
        probe.write_text("x", encoding="utf-8")
        probe.unlink()
    except OSError:
        return False
    return True


def claim(path: Path) -> tuple[Any, bool]:
    """A lock held until it is released or the program ends, and whether it is ours. (None, True): no locks here."""
    import filelock

    lock = filelock.FileLock(path)
    try:
        lock.acquire(timeout=0)
    except filelock.Timeout:
        return None, False
    except (OSError, NotImplementedError):
        return None, True
    return lock, True
