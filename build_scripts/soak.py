"""Plays with the whole program like a child with a keyboard: build_scripts/soak.py --minutes 60 --seed 1

The real program runs under SDL's dummy driver with its worker process and a folder of its own. Lit things are clicked,
and any point; keys are hit, things are dragged, the window changes its size, the program is closed and opened again.
Every fault is printed with the last steps before it. At intervals the shelf is shown, and memory, open files, threads
and processes are written down. Exit code 1 when there was a fault or anything grew.
"""

from __future__ import annotations

import argparse
import gc
import logging
import os
import sys
import tempfile
import threading
import time
import traceback
from collections import Counter, deque
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import psutil
import pygame
from pygame.event import Event

from gamebox.saves.folder import Folder
from gamebox.saves.settings import SPEEDS, SettingsFile
from gamebox.ui.app import App
from gamebox.ui.preferences import Preferences
from gamebox.ui.program import Program

HOME = (1280, 720)
SIZES = (HOME, (1024, 640), (1366, 768), (1600, 900), (1920, 1080), (1111, 999))
KEYS = (
    pygame.K_TAB, pygame.K_TAB, pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_LEFT, pygame.K_RIGHT,
    pygame.K_UP, pygame.K_DOWN, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END, pygame.K_DELETE,
    pygame.K_BACKSPACE, pygame.K_F1, pygame.K_F11, pygame.K_ESCAPE,
)  # fmt: skip
LETTERS = "abmzéñß Œ01?'\"\\{}漢"
TRAIL = 25
MEMORY = 48.0
"""How many MB the program may hold more at the end than after the first quarter; caches fill until then."""
MEMORY_A_MINUTE = 6.0
"""How many MB more each minute of the later half."""
LONG = 240
"""Seconds after which all caches have been filled."""
MOST = 260.0
"""How many MB at any time."""
OPEN = 12
"""How many more open files, threads and processes."""


class Reading(NamedTuple):
    """What the program holds while the shelf is shown. seconds: since the start. memory: MB."""

    seconds: float
    memory: float
    files: int
    threads: int
    processes: int


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


class Soak:
    """One long run. steps counts what was done, scenes where it was done, starts the starts of the program."""

    def __init__(self, seed: int, folder: Path) -> None:
        self.draw, self.path = Random(seed), folder
        self.faults = Faults()
        self.readings: list[Reading] = []
        self.scenes: Counter[str] = Counter()
        self.steps = self.ended = 0
        self.starts = 1
        self._began = time.monotonic()
        self._me = psutil.Process()
        self._open()

    # Starting and ending

    def _open(self) -> None:
        self.folder = Folder(self.path)
        self.folder.claim()
        file = SettingsFile(self.folder)
        file.change(animation_speed=self._one(SPEEDS), pace="off")
        self.program = Program()
        self.app = App(Preferences(file), self.program.begin, self.program.broken, HOME, self.folder)
        self.app.stage.words.strict = True
        self.app.stage.sound.open()
        self.app.stage.worker.start()

    def _again(self) -> None:
        """The program was left: its locks are given back, and the shelf is opened once more in the same process."""
        self.starts += 1
        self.app.stage.store.close()
        self.app.stack.finished = False
        for scene in self.program.begin(self.app.stack):
            self.app.stack.push(scene)

    def close(self) -> None:
        """Leave the program as its user does."""
        self.app.stack.close()
        self.app.close()
        self.folder.close()

    def run(self, seconds: float, interval: float) -> None:
        """Play for a while; take a reading at every interval and one at the end."""
        end, next_reading = time.monotonic() + seconds, time.monotonic() + interval
        while time.monotonic() < end:
            self.step()
            if time.monotonic() > next_reading:
                self.read()
                next_reading = time.monotonic() + interval
        self.read()
        self.close()

    def step(self) -> None:
        """One thing a player may do, and the time until the next."""
        if self.app.stack.finished:
            self._again()
        top = self.app.stack.top
        self.scenes[top.name] += 1
        self.ended += top.name == "score"
        self.steps += 1
        kind = self._one(DEEDS)
        self._note(f"{top.name} {kind}")
        for event in getattr(self, f"_{kind}")():
            self._let(0.0, event)
        for _ in range(self._below(3)):
            self._let(self._one((0.001, 0.016, 0.05, 0.1)))

    def _let(self, dt: float, event: Event | None = None) -> None:
        if not self.app.stack.finished:
            self.app.step(dt, [] if event is None else [event])

    def read(self) -> None:
        """Go back to the shelf at the usual size, and see what is held."""
        self._note("reading")
        if self.app.stack.finished:
            self._again()
        self.app.guarded(self.app.stack.home)
        self.app.stage.store.close()
        if not self.app.stack.finished:
            self._resize_to(SIZES[1])
            self._resize_to(HOME)
        self._let(0.1)
        pygame.event.clear()
        self.app.stage.sprites.release()
        gc.collect()
        children = self._me.children(recursive=True)
        files = self._me.num_fds() if hasattr(self._me, "num_fds") else self._me.num_handles()
        memory = self._me.memory_info().rss / 2**20
        since = time.monotonic() - self._began
        self.readings.append(Reading(since, memory, files, self._me.num_threads(), len(children)))

    # What a player may do

    def _click(self, button: int = 1) -> list[Event]:
        lit = [t for t in self.app.stack.top.targets() if t.enabled and t.rect.w]
        if self.app.stack.top.name == "table" and self.draw.random() < 0.85:
            lit = [t for t in lit if not t.tag.startswith(("tool:", "log:"))] or lit
        return self._press(*self._target(lit), button) if lit else []

    def _any_target(self) -> list[Event]:
        targets = [t for t in self.app.stack.top.targets() if t.rect.w]
        return self._press(*self._target(targets), 1) if targets else []

    def _other_button(self) -> list[Event]:
        return self._click(self._one((2, 3)))

    def _anywhere(self) -> list[Event]:
        return self._press(self._point(), "anywhere", 1)

    def _hover(self) -> list[Event]:
        targets = self.app.stack.top.targets()
        place = self._target(targets)[0] if targets else self._point()
        self._let(0.1, _motion(place))
        for _ in range(8):
            self._let(0.1)
        return []

    def _drag(self) -> list[Event]:
        targets = [t for t in self.app.stack.top.targets() if t.rect.w]
        start, tag = self._target(targets) if targets else (self._point(), "")
        end = self._target(targets)[0] if targets and self.draw.random() < 0.5 else self._point()
        self._note(f"from {tag} to {end}")
        way = [tuple(round(a + (b - a) * k / 5) for a, b in zip(start, end, strict=True)) for k in range(1, 6)]
        moves = [_motion(place, held=True) for place in way]
        return [_motion(start), _button(pygame.MOUSEBUTTONDOWN, start, 1), *moves, *self._release(end)]

    def _release(self, end: tuple[int, int]) -> list[Event]:
        """Now and then the button is let go outside the window, and the program hears nothing of it."""
        return [] if self.draw.random() < 0.1 else [_button(pygame.MOUSEBUTTONUP, end, 1)]

    def _key(self) -> list[Event]:
        key = self._one(KEYS)
        mod = self._one((0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_ALT))
        self._note(f"{pygame.key.name(key)} {mod}")
        return _stroke(key, mod, "")

    def _letter(self) -> list[Event]:
        letter = self._one(LETTERS)
        self._note(letter)
        return [*_stroke(0, 0, letter), Event(pygame.TEXTINPUT, text=letter * self._one((1, 1, 40)))]

    def _wheel(self) -> list[Event]:
        up = self._one((-5, -1, 1, 5))
        return [_motion(self._point()), Event(pygame.MOUSEWHEEL, x=0, y=up, precise_x=0.0, precise_y=float(up))]

    def _leave(self) -> list[Event]:
        return [Event(self._one((pygame.WINDOWLEAVE, pygame.WINDOWEXPOSED, pygame.WINDOWFOCUSLOST)))]

    def _resize(self) -> list[Event]:
        self._resize_to(self._one(SIZES))
        return []

    def _resize_to(self, size: tuple[int, int]) -> None:
        self._note(f"{size}")
        if pygame.display.get_window_size() == size:
            return
        pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.event.clear()
        self._let(0.0, Event(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size))
        if self.draw.random() < 0.5:
            self._let(0.016)
        time.sleep(0.1)
        for _ in range(2):
            self._let(0.016)

    def _wait(self) -> list[Event]:
        for _ in range(self._below(30)):
            self._let(0.1)
            time.sleep(0.002)
        return []

    def _quit(self) -> list[Event]:
        return [Event(pygame.QUIT)] if self.draw.random() < 0.2 else []

    # Chance

    def _below(self, number: int) -> int:
        return int(self.draw.random() * number)

    def _one(self, things: Any) -> Any:
        return things[self._below(len(things))]

    def _target(self, targets: list[Any]) -> tuple[tuple[int, int], str]:
        target = self._one(targets)
        return target.rect.center, target.tag

    def _point(self) -> tuple[int, int]:
        width, height = pygame.display.get_window_size()
        return self._below(width), self._below(height)

    def _press(self, place: tuple[int, int], tag: str, button: int) -> list[Event]:
        self._note(f"{tag} {place}")
        events = [_motion(place), *(_button(kind, place, button) for kind in (BUTTON_DOWN, BUTTON_UP))]
        return events * (2 if self.draw.random() < 0.1 else 1)

    def _note(self, step: str) -> None:
        self.faults.trail.append(step)

    # Judgement

    def grown(self) -> list[str]:
        """What has grown, in words; caches fill during the first quarter."""
        if len(self.readings) < 2:
            return []
        first, last = self.readings[len(self.readings) // 4], self.readings[-1]
        found = [
            f"{name}: {getattr(first, name)} -> {getattr(last, name)}"
            for name in ("files", "threads", "processes")
            if getattr(last, name) > getattr(first, name) + OPEN
        ]
        if last.memory - first.memory > MEMORY or self.slope() > MEMORY_A_MINUTE or last.memory > MOST:
            found.append(f"memory: {first.memory:.0f} -> {last.memory:.0f} MB, {self.slope():.1f} MB a minute")
        return found

    def slope(self) -> float:
        """MB a minute in the later half of the run; 0 for a run too short to tell growth from filling caches."""
        late = self.readings[len(self.readings) // 2 :]
        if len(late) < 8 or late[-1].seconds < LONG:
            return 0.0
        half = len(late) // 2
        before, after = (sorted(r.memory for r in part)[half // 2] for part in (late[:half], late[-half:]))
        return (after - before) / ((late[-1].seconds - late[0].seconds) / 120)

    def told(self) -> str:
        """The run in a few lines."""
        lines = [f"{self.steps} steps, {self.starts} starts, scenes: {dict(self.scenes.most_common())}"]
        lines += [
            f"{r.seconds:7.0f} s {r.memory:7.1f} MB {r.files:4} files {r.threads:3} threads {r.processes} processes"
            for r in self.readings
        ]
        lines += [f"GROWN {what}" for what in self.grown()]
        return "\n".join([*lines, *(f"FAULT {fault}" for fault in self.faults.found)])


BUTTON_DOWN, BUTTON_UP = pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP
WEIGHTS = {
    "click": 120, "any_target": 12, "anywhere": 8, "other_button": 2, "hover": 8, "drag": 14, "key": 40, "letter": 6,
    "wheel": 6, "leave": 3, "resize": 2, "wait": 12, "quit": 1,
}  # fmt: skip
DEEDS = tuple(name for name, weight in WEIGHTS.items() for _ in range(weight))


def _motion(place: Any, held: bool = False) -> Event:
    return Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(int(held), 0, 0), touch=False)


def _button(kind: int, place: tuple[int, int], button: int) -> Event:
    return Event(kind, pos=place, button=button, touch=False)


def _stroke(key: int, mod: int, letter: str) -> list[Event]:
    return [Event(kind, key=key, mod=mod, unicode=letter, scancode=0) for kind in (pygame.KEYDOWN, pygame.KEYUP)]


def soak(seconds: float, seed: int, interval: float) -> Soak:
    """Play for so long in a folder that is thrown away afterwards."""
    with tempfile.TemporaryDirectory(prefix="gamebox-soak-") as folder:
        run = Soak(seed, Path(folder))
        kept = threading.excepthook
        threading.excepthook = run.faults.thread
        logging.getLogger("gamebox").addHandler(run.faults)
        try:
            run.run(seconds, interval)
        finally:
            logging.getLogger("gamebox").removeHandler(run.faults)
            threading.excepthook = kept
    return run


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--interval", type=float, default=10.0, metavar="SECONDS", help="between readings")
    asked = parser.parse_args()
    run = soak(asked.minutes * 60, asked.seed, asked.interval)
    print(run.told())
    return 1 if run.faults.found or run.grown() else 0


if __name__ == "__main__":
    raise SystemExit(main())
