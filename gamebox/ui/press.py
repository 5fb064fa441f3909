"""The press: what is cut from large sheets is kept small in memory, so that nothing is read again while things move.

Reading a sheet takes up to a quarter of a second, a pressed cut a thousandth. A thread of its own does the pressing.
"""

from __future__ import annotations

import logging
import threading
import zlib
from collections.abc import Mapping
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

log = logging.getLogger(__name__)

QUICK = 1
"""Harder pressing saves a tenth and takes four times as long."""
MOST, LARGE = 16 << 20, 48 << 20
"""Bytes of pressed cuts that are kept in a window of 1280x720, and at most in larger ones, which need cuts of two
scales at once. The ones not asked for longest go first."""


class Cut(NamedTuple):
    """A pressed picture."""

    pixels: bytes
    size: tuple[int, int]


class Job(NamedTuple):
    """A sheet at one scale: the picture, or where it lies, and what is to be cut from it."""

    source: Surface | Path
    scale: float
    places: Mapping[str, Rect]


class Press:
    """Cuts by name and scale."""

    def __init__(self) -> None:
        self._more = 1.0
        self._cuts: dict[tuple[str, float], Cut] = {}
        self._asked: set[tuple[str, float]] = set()
        self._lock = threading.Lock()
        self._jobs: SimpleQueue[Job] = SimpleQueue()
        self._thread: threading.Thread | None = None

    def resize(self, width: int, height: int) -> None:
        """The window has this size: what is cut for larger ones takes more room."""
        self._more = width * height / (1280 * 720)

    def take(self, source: Surface | Path, scale: float, places: Mapping[str, Rect]) -> None:
        """Press these places of a sheet in the background, those not taken before."""
        new = {name: place for name, place in places.items() if (name, scale) not in self._asked}
        if not new:
            return
        self._make_room()
        self._asked |= {(name, scale) for name in new}
        self._jobs.put(Job(source, scale, new))
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="gamebox-press", daemon=True)
            self._thread.start()

    def holds(self, name: str, scale: float) -> bool:
        """Whether this cut is there."""
        with self._lock:
            return (name, scale) in self._cuts

    def get(self, name: str, scale: float) -> Surface | None:
        """The picture as it was cut; None while it is not there."""
        with self._lock:
            cut = self._cuts.pop((name, scale), None)
            if cut is None:
                return None
            self._cuts[(name, scale)] = cut  # the last to go
        return pygame.image.frombytes(zlib.decompress(cut.pixels), cut.size, "RGBA")

    def _make_room(self) -> None:
        with self._lock:
            size = sum(len(cut.pixels) for cut in self._cuts.values())
            while size > max(MOST, min(LARGE, MOST * self._more)):
                key = next(iter(self._cuts))
                size -= len(self._cuts.pop(key).pixels)
                self._asked.discard(key)

    def _work(self) -> None:
        while True:
            self._press(self._jobs.get())

    def _press(self, job: Job) -> None:
        try:
            whole = job.source if isinstance(job.source, Surface) else pygame.image.load(job.source)
        except (OSError, pygame.error) as wrong:
            log.warning("%s cannot be read: %s", job.source, wrong)
            return
        for name, place in job.places.items():
            cut = whole.subsurface(place.clip(whole.get_rect()))
            pixels = zlib.compress(pygame.image.tobytes(cut, "RGBA"), QUICK)
            with self._lock:
                self._cuts[(name, job.scale)] = Cut(pixels, cut.get_size())
