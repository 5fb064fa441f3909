"""What the program asks of the desktop around it: the clipboard, and a folder shown in the file browser."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame

OPENERS = {"win32": "explorer", "darwin": "open"}
"""The program that shows a folder, by platform; xdg-open elsewhere."""
LIBRARIES = "LD_LIBRARY_PATH"


def copy_text(text: str) -> bool:
    """Put text on the clipboard. False where there is none."""
    try:
        pygame.scrap.put_text(text)
        return pygame.scrap.get_text() == text
    except (pygame.error, NotImplementedError):
        return False


class FolderShown:
    """A folder handed to the file browser. `failed` may be known only a moment later: ask again while `waiting`."""

    def __init__(self, folder: Path) -> None:
        self._opener = OPENERS.get(sys.platform, "xdg-open")
        self._started = _start([self._opener, str(folder)])

    @property
    def waiting(self) -> bool:
        """Whether the opener has not yet said how it went."""
        return self._started is not None and self._started.poll() is None

    @property
    def failed(self) -> bool:
        """Whether nothing was opened. Explorer's exit code says nothing, so it counts as opened once it has begun."""
        if self._started is None:
            return True
        return self._opener != OPENERS["win32"] and self._started.poll() not in (None, 0)


def _start(command: list[str]) -> subprocess.Popen[bytes] | None:
    quiet = subprocess.DEVNULL
    environment = _own_libraries(dict(os.environ))
    try:
        return subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, env=environment)
    except OSError:
        return None


def _own_libraries(environment: dict[str, str]) -> dict[str, str]:
    """The environment without the libraries of a bundle, which other programs must not load."""
    before = environment.pop(f"{LIBRARIES}_ORIG", None)
    if before is not None:
        environment[LIBRARIES] = before
    elif getattr(sys, "frozen", False):
        environment.pop(LIBRARIES, None)
    return environment
