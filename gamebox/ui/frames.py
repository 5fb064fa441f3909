"""How long frames take, told to a file: for measuring the program as it is, from source or built.

The file named by GAMEBOX_FRAMES gets a line for each frame drawn: when it was shown (seconds of the system's steady
clock, the same for all processes), the scene, 1 while something moves, the milliseconds of processor time of the
window's thread, and the milliseconds by the clock, from the first event taken for it until it was shown.
"""

from __future__ import annotations

import logging
import os
import time
from typing import TextIO

from gamebox.ui.scenes import Scene

log = logging.getLogger(__name__)


class Frames:
    """Writes to the file; without one it does nothing and costs nothing."""

    def __init__(self, path: str | None = None) -> None:
        told = path or os.environ.get("GAMEBOX_FRAMES")
        self._file: TextIO | None = None
        self._began = self._spent = 0.0
        if told:
            try:
                self._file = open(told, "a", encoding="utf-8")  # noqa: SIM115 - open until the program ends
            except OSError as wrong:
                log.warning("frames cannot be told: %s", wrong)

    def begin(self) -> None:
        """A frame begins."""
        if self._file is not None:
            self._began, self._spent = time.monotonic(), time.thread_time()

    def shown(self, scene: Scene, moving: bool) -> None:
        """The frame has been shown."""
        if self._file is not None:
            now = time.monotonic()
            spent, clock = (time.thread_time() - self._spent) * 1000, (now - self._began) * 1000
            self._file.write(f"{now:.6f} {scene.name} {moving:d} {spent:.3f} {clock:.3f}\n")

    def rest(self) -> None:
        """There is time to write."""
        if self._file is not None:
            self._file.flush()

    def close(self) -> None:
        """No more frames."""
        if self._file is not None:
            self._file.close()
            self._file = None
