"""The program with its window: events in, frames out, nothing done while nothing happens."""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pygame
from pygame.event import Event

from gamebox import __version__
from gamebox.saves.folder import Folder
from gamebox.ui.frames import Frames
from gamebox.ui.held import Held
from gamebox.ui.memory import Tidying, give_back_large
from gamebox.ui.preferences import Preferences
from gamebox.ui.probe import Probe
from gamebox.ui.scenes import Scene, SceneStack
from gamebox.ui.stage import Stage
from gamebox.ui.waiting import sdl_wait
from gamebox.ui.window import Window, open_display

log = logging.getLogger(__name__)

FRAME = 1 / 60
LONGEST_STEP = 0.1
POLL_MS = 33
IDLE_MS = 1000
SETTLE_MS = 90
HOPELESS = 10.0

Broken = Callable[[str], list[Scene]]


class App:
    """One run of the program.

    first: makes the scenes to begin with, for the stack they will lie on. broken: makes the scenes to show after a
    fault, from the path of the report ("" if it could not be written). on_file: opens a file that was dropped on the
    window, or that the desktop hands over. Raises NoScreen where no window can be seen.
    """

    def __init__(
        self,
        preferences: Preferences,
        first: Callable[[SceneStack], list[Scene]],
        broken: Broken,
        size: tuple[int, int] | None = None,
        folder: Folder | None = None,
    ) -> None:
        give_back_large()
        open_display(preferences.software)
        self.stage = Stage(*(size or preferences.window), preferences, folder)
        title = self.stage.t("app.title")
        wanted = size or preferences.window
        self.window = Window(title, wanted, preferences.position, preferences.full_screen, preferences.monitor)
        self.stage.resize(*self.window.surface.get_size())
        self.stage.on_change = self._changed
        self.stage.on_screen_mode = lambda: self.window.set_full_screen(preferences.full_screen)
        self.stack = SceneStack(self.stage)
        self.probe = Probe()
        self.times = Frames()
        self.frames = 0
        self.on_file: Callable[[Path], None] = lambda path: None
        self._broken = broken
        self._faults: list[float] = []
        self._resized: float | None = None
        self._tidying = Tidying()
        self._wait = sdl_wait()
        self._held = Held()
        pygame.key.set_repeat(350, 40)
        self.guarded(lambda: self._begin(first))

    def run(self) -> int:
        """Run until the player leaves. Returns the exit code."""
        self.draw()
        self.stage.sound.open()
        self.stage.worker.start()
        last = time.perf_counter()
        while not self.stack.finished:
            self.guarded(partial(self._pause, last))
            now = time.perf_counter()
            self.step(min(LONGEST_STEP, now - last))
            last = now
        self.close()
        return 1 if self._lost() else 0

    def _over(self) -> bool:
        return self.stack.finished

    def step(self, dt: float, events: list[Event] | None = None) -> bool:
        """Take all events, let time pass, and draw if something changed. True if a frame was drawn."""
        if self._over():
            return False
        self.times.begin()
        moving = self.stack.top.busy
        for event in pygame.event.get() if events is None else events:
            self.guarded(partial(self.dispatch, event))
            if self._over():
                return False
        self._settle_size()
        self.guarded(lambda: self.stack.update(dt))
        if self.stack.finished or self._unseen() or not self.draw():
            return False
        self.times.shown(self.stack.top, moving)
        return True

    def draw(self) -> bool:
        """Draw a frame if something changed."""
        if self.stack.finished or not self.stack.dirty:
            return False
        if not self.guarded(lambda: self.stack.draw(self.window.surface)):
            return False
        pygame.display.flip()
        self.frames += 1
        self.probe.tell(self.stack.top)
        return True

    def dispatch(self, event: Event) -> None:
        """Give one event to whom it concerns."""
        self.stage.sound.wake()
        if event.type == pygame.QUIT:
            self._close_window()
        elif event.type == pygame.DROPFILE:
            self.on_file(Path(event.file))
        elif event.type == pygame.VIDEORESIZE:
            self._resized = time.perf_counter()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN):
            self.stack.top.dirty = True
        elif event.type == pygame.WINDOWLEAVE:
            self.stage.mouse = (-1, -1)
            self.stack.top.event(Event(pygame.MOUSEMOTION, pos=(-1, -1), rel=(0, 0), buttons=(0, 0, 0)))
        elif not self._held.once(event, self.stack.top.typing()) and not self._shortcut(event):
            if event.type == pygame.MOUSEMOTION:
                self.stage.mouse = event.pos
            self.stack.top.event(event)

    def _close_window(self) -> None:
        """The window's own button was hit: the scenes, top first, may ask; who insists is not asked again."""
        asked = self.stack.top.name in ("lost", "leave")
        if asked or all(scene.closing() for scene in reversed(self.stack.scenes)):
            self.stack.close()

    def close(self) -> None:
        """Remember the window and give everything back."""
        self._keep_place()
        self.stage.sound.close()
        self.stage.worker.close()
        self.stage.store.close()
        self.times.close()
        pygame.display.quit()

    def _keep_place(self) -> None:
        window, kept = self.window, self.stage.preferences
        if window.hidden:
            return
        monitor = window.monitor
        now: dict[str, Any] = {"monitor": kept.monitor if monitor is None else monitor}
        if not window.full_screen:
            now |= {"window": window.surface.get_size(), "position": window.place}
        if any(getattr(kept, name) != value for name, value in now.items()):
            kept.change(**now)

    def _begin(self, first: Callable[[SceneStack], list[Scene]]) -> None:
        for scene in first(self.stack):
            self.stack.push(scene)

    def _unseen(self) -> bool:
        return not pygame.display.get_active() and not self.window.hidden

    def _shortcut(self, event: Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        alt_enter = event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT
        if event.key == pygame.K_F11 or alt_enter:
            self.stage.change(full_screen=not self.stage.preferences.full_screen)
            return True
        if event.key == pygame.K_F1 and self.stack.top.name != "keys":
            from gamebox.ui.keys import KeyHelp

            self.stack.push(KeyHelp())
            return True
        if event.key == pygame.K_F2 and self.stack.top.name not in ("rules", "which"):
            from gamebox.ui.rules import rules_wanted

            rules_wanted(self.stack)
            return True
        if getattr(event, "unicode", "").lower() == "m" and not self.stack.top.typing():
            self.stage.change(muted=not self.stage.preferences.muted)
            return True
        return False

    def _pause(self, last: float) -> None:
        top = self.stack.top
        if top.busy or self._resized is not None or self.stack.dirty:
            rest = FRAME - (time.perf_counter() - last)
            if rest > 0.001:
                time.sleep(rest)
            return
        self.rest()
        if top.polling:
            self._wait(POLL_MS)
        else:
            wake = top.wake
            self._wait(IDLE_MS if wake is None else max(1, min(IDLE_MS, int(wake * 1000) + 1)))

    def rest(self) -> None:
        """Nothing moves and nothing must be drawn: give back what nobody needs now."""
        self.stage.sprites.release()
        self.stage.sound.rest()
        self._tidying.rest(self.frames)
        self.times.rest()

    def _settle_size(self) -> None:
        """Lay out anew once the window has stopped changing its size."""
        if self._resized is None or (time.perf_counter() - self._resized) * 1000 < SETTLE_MS:
            return
        self._resized = None
        self.guarded(self._resize)

    def _resize(self) -> None:
        self.stage.resize(*self.window.surface.get_size())
        self.stack.lay_out()

    def _changed(self) -> None:
        self.stage.text.clear()
        pygame.display.set_caption(self.stage.t("app.title"))
        self.stack.lay_out()

    def guarded(self, work: Callable[[], object]) -> bool:
        """Do something; a fault saves what can be saved and shows one sentence instead of ending the program."""
        try:
            work()
            return True
        except Exception as fault:  # the one place where any fault is caught
            self._faults.append(time.monotonic())
            report = self._reported(fault)
            if self._lost():
                self._give_up()
                return False
            self._recover(report)
            return False

    def _lost(self) -> bool:
        """Whether one fault follows the other so fast that going on is no use."""
        return len(self._faults) >= 3 and self._faults[-1] - self._faults[-3] < HOPELESS

    def _give_up(self) -> None:
        print(self.stage.t("trouble.sentence"), file=sys.stderr)  # noqa: T201
        self.stack.scenes.clear()
        self.stack.finished = True

    def _reported(self, fault: Exception) -> str:
        """The path of the report, "" when it could not be written."""
        from gamebox.saves import crash

        log.error("fault", exc_info=fault)
        try:
            found = [scene.evidence() for scene in self.stack.scenes]
            match, card = next((pair for pair in reversed(found) if pair[0] is not None), (None, None))
            written = crash.write(self.stage.folder, crash.report(fault, __version__, match, card))
        except Exception as worse:  # what broke may be what the report is made of
            log.error("no report", exc_info=worse)
            written = crash.write(self.stage.folder, crash.report(fault, __version__))
        return str(written) if isinstance(written, Path) else ""

    def _recover(self, report: str) -> None:
        for scene in reversed(self.stack.scenes):
            try:
                scene.rescue()
            except Exception as fault:
                self._reported(fault)
        self.stack.scenes.clear()
        for scene in self._broken(report):
            self.guarded(partial(self.stack.push, scene))
