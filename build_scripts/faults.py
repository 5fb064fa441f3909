"""Everything that goes wrong while a program is tried, with the steps that led to it."""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager

TRAIL = 25


class Faults(logging.Handler):
    """Collects what went wrong anywhere, with the steps that led to it."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.found: list[str] = []
        self.trail: deque[str] = deque(maxlen=TRAIL)

    def emit(self, record: logging.LogRecord) -> None:
        """A fault that the program has caught, or a warning."""
        text = "".join(traceback.format_exception(*record.exc_info)) if record.exc_info else record.getMessage()
        self.add(text)

    def add(self, text: str) -> None:
        """One fault."""
        self.found.append(f"{text.rstrip()}\n  after: {' | '.join(self.trail)}")

    def thread(self, failed: threading.ExceptHookArgs) -> None:
        """A thread has died."""
        self.add("".join(traceback.format_exception(failed.exc_type, failed.exc_value, failed.exc_traceback)))

    def unraisable(self, failed: sys.UnraisableHookArgs) -> None:
        """Something went wrong where nothing can be raised, such as in a finaliser."""
        self.add(f"{failed.err_msg or 'unraisable'}: {failed.exc_value!r} in {failed.object!r}")

    @contextmanager
    def heard(self) -> Iterator[None]:
        """Everything that goes wrong in this process is told here."""
        kept, unraisable = threading.excepthook, sys.unraisablehook
        threading.excepthook, sys.unraisablehook = self.thread, self.unraisable
        logging.getLogger("gamebox").addHandler(self)
        logging.captureWarnings(True)
        logging.getLogger("py.warnings").addHandler(self)
        try:
            yield
        finally:
            logging.captureWarnings(False)
            for name in ("gamebox", "py.warnings"):
                logging.getLogger(name).removeHandler(self)
            threading.excepthook, sys.unraisablehook = kept, unraisable
