"""The pilot: sits before the real program with SDL's dummy driver and does what a player does."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
from pygame.event import Event

from gamebox.saves.folder import Folder
from gamebox.ui.app import App
from gamebox.ui.curtain import Curtain
from gamebox.ui.preferences import Preferences
from gamebox.ui.scenes import Scene, SceneStack, Target
from gamebox.ui.table import TableScene

TICK = 1 / 60


class Pilot:
    """Clicks, presses and drags by tag. `scenes` makes what lies on the stack at first."""

    def __init__(
        self,
        scenes: Callable[[SceneStack], list[Scene]],
        size: tuple[int, int] = (1280, 720),
        preferences: Preferences | None = None,
        broken: Callable[[str], list[Scene]] | None = None,
        folder: Folder | None = None,
    ) -> None:
        self.app = App(preferences or Preferences(language="en"), scenes, broken or _no_faults, size, folder)
        self.stage, self.stack = self.app.stage, self.app.stack
        self.app.step(TICK, [])

    @property
    def scene(self) -> Scene:
        """What is on top."""
        return self.stack.top

    @property
    def text_focus(self) -> str:
        """What a speech hook would say now."""
        return self.scene.focused_text()

    def targets(self) -> dict[str, Target]:
        """Everything on the screen that could be clicked, by tag."""
        return {target.tag: target for target in self.scene.targets()}

    def lit(self) -> list[str]:
        """The tags that a click would do something with."""
        return [target.tag for target in self.scene.targets() if target.enabled]

    def target(self, tag: str) -> Target:
        """One target; an AssertionError lists what there is instead."""
        found = self.targets()
        assert tag in found, f"no {tag!r} on {self.scene.name}: {sorted(found)}"
        return found[tag]

    def hover(self, tag: str) -> None:
        """Put the mouse on something."""
        self._send(_motion(self.target(tag).rect.center))

    def click(self, tag: str, settle: bool = True) -> None:
        """Click on something, with the mouse at its middle."""
        place = self.target(tag).rect.center
        self._send(_motion(place))
        self._send(_button(pygame.MOUSEBUTTONDOWN, place))
        self._send(_button(pygame.MOUSEBUTTONUP, place))
        if settle:
            self.settle()

    def drag(self, tag: str, to: str | tuple[int, int], steps: int = 6) -> None:
        """Drag something onto something else, or to a point."""
        start = self.target(tag).rect.center
        end = self.target(to).rect.center if isinstance(to, str) else to
        self._send(_motion(start))
        self._send(_button(pygame.MOUSEBUTTONDOWN, start))
        for step in range(1, steps + 1):
            x, y = (round(a + (b - a) * step / steps) for a, b in zip(start, end, strict=True))
            self._send(_motion((x, y), held=True))
        self._send(_button(pygame.MOUSEBUTTONUP, end))
        self.settle()

    def press(self, key: int, mod: int = 0, letters: str = "") -> None:
        """Press and release a key."""
        self._send(Event(pygame.KEYDOWN, key=key, mod=mod, unicode=letters, scancode=0))
        self._send(Event(pygame.KEYUP, key=key, mod=mod, unicode=letters, scancode=0))

    def type(self, text: str) -> None:
        """Type letters."""
        for letter in text:
            self.press(0, letters=letter)
            self._send(Event(pygame.TEXTINPUT, text=letter))

    def wheel(self, tag: str, up: int) -> None:
        """Turn the wheel over something."""
        self.hover(tag)
        self._send(Event(pygame.MOUSEWHEEL, x=0, y=up, precise_x=0.0, precise_y=float(up)))

    def resize(self, width: int, height: int) -> None:
        """Give the window another size."""
        pygame.display.set_mode((width, height), pygame.RESIZABLE)
        self.stage.resize(width, height)
        self.stack.lay_out()
        self.settle()

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        for _ in range(max(1, round(seconds / TICK))):
            self._tick()

    def settle(self, limit: float = 60) -> None:
        """Let time pass until nothing moves and nobody thinks."""
        for _ in range(round(limit / TICK)):
            self._tick()
            if self.stack.finished or not (self.scene.busy or self.scene.polling or self.stack.dirty):
                return
            if self.scene.polling and not self.scene.busy:
                pygame.time.wait(2)
        raise AssertionError(f"{self.scene.name} does not come to rest within {limit} s")

    def shot(self, path: Path) -> None:
        """Save what is on the screen."""
        pygame.image.save(self.app.window.surface, path)

    def close(self) -> None:
        """Leave the program."""
        if not self.stack.finished:
            self.stack.close()
        self.app.close()

    def _send(self, event: Event) -> None:
        if not self.stack.finished:
            self.app.step(TICK, [event])

    def _tick(self) -> None:
        if not self.stack.finished:
            self.app.step(TICK, [])


def _motion(place: tuple[int, int], held: bool = False) -> Event:
    return Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(int(held), 0, 0), touch=False)


def _button(kind: int, place: tuple[int, int]) -> Event:
    return Event(kind, pos=place, button=1, touch=False)


def _no_faults(report: str) -> list[Scene]:
    raise AssertionError(f"the program broke: {report}")


def is_over(scene: TableScene) -> bool:
    """Whether the match is."""
    return scene.controller.over


def play_out(
    pilot: Pilot, turn: Callable[[TableScene], None], limit: int, done: Callable[[TableScene], bool] = is_over
) -> None:
    """Play until it is done: lift curtains, read what has happened, and take a turn, so many times at most."""
    for _ in range(limit):
        scene = pilot.scene
        if isinstance(scene, Curtain):
            pilot.click("lift")
            continue
        assert isinstance(scene, TableScene)
        if done(scene):
            return
        if scene.recap:
            pilot.press(pygame.K_SPACE)
        turn(scene)
    raise AssertionError("the match does not end")
