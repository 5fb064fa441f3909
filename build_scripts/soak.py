"""Plays with the whole program like a child with a keyboard: build_scripts/soak.py --minutes 60 --seed 1

The real program runs under SDL's dummy driver with its worker process and a folder of its own. Lit things are clicked,
and any point; keys are hit, things are dragged, the window changes its size, the program is closed and opened again.
Every fault is printed with the last steps before it. At intervals the shelf is shown at one size with one set of
settings, the program rests for a moment, and what it holds is written down (see holdings). Exit code 1 when there was a
fault, when a scene was never seen in a long run, or when anything grew once it was warm.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import pygame
from pygame.event import Event

from build_scripts import holdings
from build_scripts.faults import Faults
from build_scripts.holdings import Reading
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
USUAL = {"language": "en", "text_scale": 1.0}
"""The settings that change what is held, for readings."""
PATIENCE = 10
"""Steps in one scene over another, after which a child has seen enough of it."""
REST = 2.5
"""Seconds of rest before a reading, long enough for the program to tidy up."""
LONG = 20
"""Minutes after which every scene must have been seen."""
SCENES = (
    "shelf", "setup", "table", "pause", "settings", "rules", "keys", "about", "score", "curtain", "ask", "delete",
    "message",
)  # fmt: skip


class Soak:
    """One long run. deeds counts what was done, scenes where it was done, starts the starts of the program."""

    def __init__(self, seed: int, folder: Path, trace: holdings.Trace | None = None) -> None:
        self.draw, self.path, self.trace = Random(seed), folder, trace
        self.faults = Faults()
        self.readings: list[Reading] = []
        self.scenes: Counter[str] = Counter()
        self.deeds: Counter[str] = Counter()
        self.steps, self.starts = 0, 1
        self._began = time.monotonic()
        self._stay = ("", 0)
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

    def run(self, seconds: float, interval: float, hear: Callable[[str], None] = lambda line: None) -> None:
        """Play for a while; take a reading at every interval and one at the end."""
        end, next_reading = time.monotonic() + seconds, time.monotonic() + interval
        while time.monotonic() < end:
            self.step()
            if time.monotonic() > next_reading:
                self.read()
                hear(holdings.told(self.readings[-1:])[-1])
                next_reading = time.monotonic() + interval
        self.read()
        self.close()

    def step(self) -> None:
        """One thing a player may do, and the time until the next."""
        if self.app.stack.finished:
            self._again()
        top = self.app.stack.top
        self.scenes[top.name] += 1
        self.steps += 1
        kind = self._kind(top.name)
        self.deeds[kind] += 1
        self._note(f"{top.name} {kind}")
        for event in getattr(self, f"_{kind}")():
            self._let(0.0, event)
        for _ in range(self._below(3)):
            self._let(self._one((0.001, 0.016, 0.05, 0.1)))

    def _kind(self, scene: str) -> str:
        """What to do now; whoever has been long in a page over another closes it."""
        name, steps = self._stay
        self._stay = (scene, steps + 1 if scene == name else 1)
        bored = steps > PATIENCE and scene == name and self.app.stack.top.overlay
        return "escape" if bored else str(self._one(DEEDS))

    def _let(self, dt: float, event: Event | None = None) -> None:
        stack = self.app.stack
        if not stack.finished:
            self.app.step(dt, [] if event is None else [event])
        if not stack.finished and not stack.top.busy and not stack.dirty:
            self.app.rest()

    def read(self) -> None:
        """Go back to the shelf at the usual size, rest there, and see what is held."""
        self._note("reading")
        if self.app.stack.finished:
            self._again()
        self.app.guarded(self.app.stack.home)
        self.app.stage.store.close()
        kept = self.app.stage.preferences
        before = {name: getattr(kept, name) for name in USUAL}
        self.app.stage.change(**USUAL)
        self._resize_to(SIZES[1])
        self._resize_to(HOME)
        end = time.monotonic() + REST
        while time.monotonic() < end:
            self._let(0.1)
            time.sleep(0.05)
        pygame.event.clear()
        self.readings.append(holdings.read(time.monotonic() - self._began))
        if self.trace is not None and self.readings[-1].seconds >= holdings.WARM:
            self.trace.mark()
        self.app.stage.change(**before)

    # What a player may do

    def _click(self, button: int = 1) -> list[Event]:
        lit = [t for t in self.app.stack.top.targets() if t.enabled and t.rect.w]
        if self.app.stack.top.name == "table" and self.draw.random() < 0.97:
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

    def _escape(self) -> list[Event]:
        return _stroke(pygame.K_ESCAPE, 0, "")

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

    def wrong(self) -> list[str]:
        """What should not have been: faults, growth, and in a long run scenes that were never seen."""
        unseen = [name for name in SCENES if not self.scenes[name]]
        long = self.readings and self.readings[-1].seconds >= 60 * LONG
        missed = [f"NEVER SEEN {name}" for name in unseen] if long else []
        grown = [f"GROWN {what}" for what in holdings.grown(self.readings)]
        return [*grown, *missed, *(f"FAULT {fault}" for fault in self.faults.found)]

    def told(self) -> str:
        """The run in a few lines."""
        minutes = (time.monotonic() - self._began) / 60
        lines = [
            f"{minutes:.1f} minutes, {self.steps} steps, {self.starts} starts, {self.app.frames} frames",
            f"scenes: {dict(self.scenes.most_common())}",
            f"deeds: {dict(self.deeds.most_common())}",
            *holdings.told(self.readings),
            *(self.trace.grown() if self.trace is not None else ()),
        ]
        return "\n".join([*lines, *self.wrong()])


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


def soak(
    seconds: float, seed: int, interval: float, trace: bool = False, hear: Callable[[str], None] = lambda line: None
) -> Soak:
    """Play for so long in a folder that is thrown away afterwards."""
    with tempfile.TemporaryDirectory(prefix="gamebox-soak-") as folder:
        run = Soak(seed, Path(folder), holdings.Trace() if trace else None)
        with run.faults.heard():
            run.run(seconds, interval, hear)
    return run


def main() -> int:
    """Run as asked and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--interval", type=float, default=30.0, metavar="SECONDS", help="between readings")
    parser.add_argument("--trace", action="store_true", help="say which lines of code hold more at the end (slow)")
    asked = parser.parse_args()
    run = soak(asked.minutes * 60, asked.seed, asked.interval, asked.trace, lambda line: print(line, flush=True))
    print(run.told())
    return 1 if run.wrong() else 0


if __name__ == "__main__":
    raise SystemExit(main())
