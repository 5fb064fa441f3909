"""Scenes and the stack they lie on. A scene lays itself out, takes events, and draws; it never waits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from gamebox.ui.theme import BOX, Skin

if TYPE_CHECKING:
    from gamebox.core.match import Match
    from gamebox.saves.sheet import Card
    from gamebox.ui.ahead import Ahead
    from gamebox.ui.stage import Stage


class Target(NamedTuple):
    """Something that can be clicked or focused: the same rectangle is drawn and hit.

    reason: why it is not enabled. label: what it is, in words, for tooltips and speech.
    """

    tag: str
    rect: Rect
    enabled: bool = True
    reason: str = ""
    label: str = ""


class Scene:
    """One screen. Subclasses override what they need.

    name: stable, for probes. overlay: the scene below shows through, darkened. fades: what was seen before may shine
    through for a moment when it comes. skin: colours and widgets.
    """

    name = "scene"
    overlay = False
    fades = True
    skin: Skin = BOX
    stage: Stage
    stack: SceneStack

    def __init__(self) -> None:
        self.dirty = True
        self.focus: str | None = None
        self.ahead: Ahead | None = None

    def enter(self) -> None:
        """The scene has been put on the stack; `stage` and `stack` are set. `lay_out` follows."""

    def leave(self) -> None:
        """The scene has been taken off the stack."""

    def uncovered(self) -> None:
        """The scene above has gone. By default lays out again, since settings may have changed."""
        self.lay_out()

    def lay_out(self) -> None:
        """Window size, text scale or language are new: compute all rectangles."""
        self.dirty = True

    def event(self, event: Event) -> bool:
        """Take an event. True if it meant something here."""
        return False

    def update(self, dt: float) -> None:
        """Time has passed, in seconds (never more than 0.1)."""

    def draw(self, surface: Surface) -> None:
        """Paint everything."""

    def targets(self) -> list[Target]:
        """What can be clicked now, and what is shown but cannot."""
        return []

    @property
    def busy(self) -> bool:
        """Something moves: draw at full rate."""
        return False

    @property
    def polling(self) -> bool:
        """Somebody thinks elsewhere: look for the answer about 30 times a second."""
        return False

    @property
    def wake(self) -> float | None:
        """Seconds until `update` is needed although nothing happens; None for never."""
        return None

    def closing(self) -> bool:
        """The window is to be closed. False keeps it open (the scene then asks the player)."""
        return True

    def rescue(self) -> None:
        """Something broke: save what can be saved. Must not raise."""

    def evidence(self) -> tuple[Match | None, Card | None]:
        """The match that a crash report should hold, and who plays it."""
        return None, None

    def probe(self) -> dict[str, Any]:
        """Further fields for the probe line, such as the current seat."""
        return {}

    def focused_text(self) -> str:
        """The focused thing in words, for speech."""
        for target in self.targets():
            if target.tag == self.focus:
                return target.label if target.enabled else f"{target.label}. {target.reason}"
        return ""

    def rules(self) -> tuple[str, str] | None:
        """The game whose rules speak of what is shown here, and the paragraph; None to ask the scene below."""
        return None

    def typing(self) -> bool:
        """Whether letters go into a text field, and so are no shortcuts."""
        return False


FADE = 0.3
"""Seconds in which one scene fades into the next where the player wants less motion."""


class SceneStack:
    """The scenes in use, the last on top. Only the top takes events and time.

    Scenes follow each other at once, or fade into each other where the player wants less motion.
    """

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.scenes: list[Scene] = []
        self.finished = False
        self._below: Surface | None = None
        self._stale = True
        self._shown: Scene | None = None
        self._last: Surface | None = None
        self._left = 0.0
        self._drawn = False

    @property
    def top(self) -> Scene:
        """The scene that has the events."""
        return self.scenes[-1]

    @property
    def dirty(self) -> bool:
        """Whether anything that shows must be drawn again."""
        return self._stale or self._last is not None or any(scene.dirty for scene in self.scenes[self._first() :])

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        scene.stage, scene.stack = self.stage, self
        self.scenes.append(scene)
        self._changed()
        scene.enter()
        scene.lay_out()

    def pop(self) -> None:
        """Take the top scene off; the last one ends the program."""
        scene = self.scenes.pop()
        scene.leave()
        self._changed()
        if self.scenes:
            self.top.uncovered()
        else:
            self.finished = True

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the top one."""
        old = self.scenes.pop()
        old.leave()
        self.push(scene)

    def home(self) -> None:
        """Take everything off but the first scene."""
        while len(self.scenes) > 2:
            self.scenes.pop().leave()
        if len(self.scenes) == 2:
            self.pop()

    def close(self) -> None:
        """Take everything off, top first."""
        while self.scenes:
            self.scenes.pop().leave()
        self.finished = True

    def lay_out(self) -> None:
        """Window, text scale or language are new."""
        self._changed()
        for scene in self.scenes:
            scene.lay_out()

    def update(self, dt: float) -> None:
        """Time has passed, in seconds."""
        self._left -= dt
        self.top.update(dt)

    def draw(self, surface: Surface) -> None:
        """Paint the top scene, and darkened below it what an overlay lets through."""
        self._keep_last(surface)
        first = self._first()
        if first < len(self.scenes) - 1:
            below = self.scenes[first:-1]
            if self._stale or self._below is None or any(scene.dirty for scene in below):
                self._below = self._darkened(below, surface)
            surface.blit(self._below, (0, 0))
        self.top.draw(surface)
        self.top.dirty = self._stale = False
        self._fade(surface)

    def _keep_last(self, surface: Surface) -> None:
        """Another scene comes: what is on the screen may fade into it. Nothing stays seen behind a curtain."""
        new, self._shown = self._shown is not self.top, self.top
        if not new:
            return
        wanted = self.stage.preferences.reduced_motion and self.stage.preferences.speed != "off"
        fades = wanted and self.top.fades and self._drawn
        self._last, self._left = (surface.copy(), FADE) if fades else (None, 0.0)
        self._drawn = True

    def _fade(self, surface: Surface) -> None:
        """Paint what was there before over it, fainter as time passes."""
        if self._last is None:
            return
        if self._left <= 0 or self._last.get_size() != surface.get_size():
            self._last = None
            return
        self._last.set_alpha(round(255 * self._left / FADE))
        surface.blit(self._last, (0, 0))

    def _darkened(self, below: list[Scene], surface: Surface) -> Surface:
        for scene in below:
            scene.draw(surface)
            scene.dirty = False
        copy = surface.copy()
        copy.fill((112, 108, 116), special_flags=pygame.BLEND_RGB_MULT)
        return copy

    def _first(self) -> int:
        index = len(self.scenes) - 1
        while index > 0 and self.scenes[index].overlay:
            index -= 1
        return index

    def _changed(self) -> None:
        self._stale = True
        self._below = None
