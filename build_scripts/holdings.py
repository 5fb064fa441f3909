"""What the running program holds: memory, pictures, fonts, open files; and whether any of it grows."""

from __future__ import annotations

import ctypes
import gc
import tracemalloc
from collections.abc import Sequence
from statistics import median
from typing import Any, NamedTuple

import psutil
import pygame

WARM = 300.0
"""Seconds after which all caches have been filled once, every scene has been loaded and most texts have been seen."""
ENOUGH = 9
"""Readings after the warm-up that tell growth from what goes up and down."""
GROWTH = {
    "memory": 8.0, "used": 4.0, "pixels": 4.0, "pictures": 40, "fonts": 8, "objects": 6000, "files": 6, "threads": 2,
    "processes": 0, "thinking": 8.0,
}  # fmt: skip
"""By how much the median of the last third may lie above that of the first third after the warm-up."""
MOST = {"memory": 180.0, "files": 90, "threads": 12, "processes": 2}
"""How much at any time, warm or cold."""
DEEPEST = 12


class Reading(NamedTuple):
    """What is held at one moment, always in the same scene, at the same size and with the same settings.

    seconds: since the start. memory: MB of the process that are in the machine's memory. used: MB that the C library
    has lent out; the rest is code, or free. pictures, pixels: surfaces that Python can reach, and their MB. objects:
    what the garbage collector knows. thinking: MB of the other processes. traced: MB that Python has lent out, if it
    counts them.
    """

    seconds: float
    memory: float
    used: float
    pictures: int
    pixels: float
    fonts: int
    objects: int
    files: int
    threads: int
    processes: int
    thinking: float
    traced: float


class _Lent(ctypes.Structure):
    """What the C library tells of itself."""

    _fields_ = [(f"field_{number}", ctypes.c_size_t) for number in range(10)]


def lent() -> float:
    """MB that the C library has lent out; 0 where it does not tell."""
    try:
        ask = ctypes.CDLL(None).mallinfo2
    except (AttributeError, OSError, TypeError):
        return 0.0
    ask.restype = _Lent
    told = ask()
    mapped, in_heaps = told.field_4, told.field_7
    return float(mapped + in_heaps) / 2**20


def drawn_with() -> tuple[list[pygame.Surface], int]:
    """Every surface with pixels of its own that Python can reach, and how many fonts are open."""
    surfaces: dict[int, pygame.Surface] = {}
    fonts, seen = set[int](), set[int]()
    waiting: list[Any] = gc.get_objects()
    while waiting:
        for thing in gc.get_referents(waiting.pop()):
            if isinstance(thing, pygame.Surface):
                if thing.get_parent() is None:
                    surfaces[id(thing)] = thing
            elif isinstance(thing, pygame.font.Font):
                fonts.add(id(thing))
            elif isinstance(thing, dict | list | tuple) and not gc.is_tracked(thing) and id(thing) not in seen:
                seen.add(id(thing))
                waiting.append(thing)
    return list(surfaces.values()), len(fonts)


def read(seconds: float) -> Reading:
    """A reading of this process, `seconds` after the start."""
    gc.collect()
    me = psutil.Process()
    children = me.children(recursive=True)
    surfaces, fonts = drawn_with()
    return Reading(
        seconds,
        me.memory_info().rss / 2**20,
        lent(),
        len(surfaces),
        sum(s.get_pitch() * s.get_height() for s in surfaces) / 2**20,
        fonts,
        len(gc.get_objects()),
        me.num_fds() if hasattr(me, "num_fds") else me.num_handles(),
        me.num_threads(),
        len(children),
        sum(_size(child) for child in children),
        tracemalloc.get_traced_memory()[0] / 2**20 if tracemalloc.is_tracing() else 0.0,
    )


def _size(process: psutil.Process) -> float:
    try:
        return float(process.memory_info().rss) / 2**20
    except psutil.Error:
        return 0.0


def thirds(readings: Sequence[Reading], warm: float = WARM) -> tuple[list[Reading], list[Reading]]:
    """The first and the last third of what was read when everything was warm; empty when that is too little."""
    late = [reading for reading in readings if reading.seconds >= warm]
    if len(late) < ENOUGH:
        return [], []
    part = len(late) // 3
    return late[:part], late[-part:]


def grown(readings: Sequence[Reading], warm: float = WARM) -> list[str]:
    """What has grown or was too much, in words."""
    found = []
    for name, most in MOST.items():
        top = max((getattr(reading, name) for reading in readings), default=0)
        if top > most:
            found.append(f"{name}: {top:.0f}, more than {most:.0f}")
    before, after = thirds(readings, warm)
    for name, most in GROWTH.items() if before else ():
        early, late = (median(getattr(reading, name) for reading in part) for part in (before, after))
        if late - early > most:
            found.append(f"{name}: {early:.1f} -> {late:.1f}")
    return found


def told(readings: Sequence[Reading]) -> list[str]:
    """The readings as lines of a table."""
    head = (
        "    sec   memory MB  used MB  pictures  pixels MB  fonts  objects  files  threads  processes  thinking MB"
        "  traced MB"
    )
    return [
        head,
        *(
            f"{r.seconds:7.0f} {r.memory:11.1f} {r.used:8.1f} {r.pictures:9} {r.pixels:10.1f} {r.fonts:6} "
            f"{r.objects:8} {r.files:6} {r.threads:8} {r.processes:10} {r.thinking:12.1f} {r.traced:10.1f}"
            for r in readings
        ),
    ]


class Trace:
    """Where Python's memory was asked for, between two moments."""

    def __init__(self) -> None:
        self._before: tracemalloc.Snapshot | None = None
        tracemalloc.start(DEEPEST)

    def mark(self) -> None:
        """The first of the two moments; the first call counts."""
        if self._before is None:
            self._before = tracemalloc.take_snapshot()

    def grown(self, lines: int = 15) -> list[str]:
        """Since then, by line of code, the largest first."""
        if self._before is None:
            return []
        found = tracemalloc.take_snapshot().compare_to(self._before, "lineno")
        return [str(one) for one in found if one.size_diff > 0][:lines]
