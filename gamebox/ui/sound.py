"""Sound: short effects from assets/sounds; without a sound device it is silent and nothing else changes.

An open device wakes the processor ninety times a second. After some silence it is given back, and fetched again in
the background when the mouse or a key is moved.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Mapping

import pygame

from gamebox.core.events import Counted, Event, Moved, Said, Shuffled
from gamebox.resources import resource_path
from gamebox.ui.quiet import quiet_stderr

log = logging.getLogger(__name__)

SILENCE = 5.0
"""Seconds without a sound after which the device is given back."""
APART = 0.05
"""Seconds before the same effect may begin again."""
CROWD, TOGETHER = 3, 0.15
"""No more than so many effects begin within so many seconds: skipped acts would otherwise all be heard at once."""


def sound_of(event: Event, sounds: Mapping[str, str]) -> str:
    """The effect of an event in a game's table of sounds, "" for silence.

    Its keys: of a line of the log the line's own; of a piece that moves "bid>crew", ">crew" or "moved", whichever is
    closest; of a number "counted:round"; "turned" and "shuffled".
    """
    if isinstance(event, Said):
        keys = [event.key]
    elif isinstance(event, Moved):
        keys = [f"{event.src.name}>{event.dst.name}", f">{event.dst.name}", "moved"]
    elif isinstance(event, Counted):
        keys = [f"counted:{event.what}"]
    else:
        keys = ["shuffled" if isinstance(event, Shuffled) else "turned"]
    return next((sounds[key] for key in keys if key in sounds), "")


class SoundPlayer:
    """Plays effects by name. `open` it once the window is up: what was asked for before is heard then.

    Without a device it is mute.
    """

    def __init__(self, volume: float = 0.5, muted: bool = False) -> None:
        self.volume, self.muted = volume, muted
        self.works = False
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._begun: dict[str, float] = {}
        self._awake = False
        self._last = 0.0
        self._late: list[tuple[str, float]] = []
        self._tried = False
        self._opener: threading.Thread | None = None

    def open(self) -> bool:
        """Find the sound device. False when there is none."""
        first, self._tried = not self._tried, True
        try:
            with quiet_stderr():
                pygame.mixer.init(44100, -16, 2, 512)
            self._last = time.perf_counter()
            self.works = self._awake = True
        except (pygame.error, NotImplementedError) as wrong:
            log.info("no sound: %s", wrong)
        if first:
            self._catch_up()
        return self.works

    def play(self, name: str, loudness: float = 1.0, always: bool = False) -> None:
        """Play an effect once. A name without a file is silence, and so is one too many at a time unless `always`."""
        hopeless = self._tried and not self.works
        if not name or hopeless or self.muted or self.volume <= 0 or (self._crowded(name) and not always):
            return
        if self._awake:
            self._start(name, loudness)
        else:
            self._late = [*self._late[1 - CROWD :], (name, loudness)]
            self.wake()

    def event(self, event: Event, sounds: Mapping[str, str], loudness: float = 1.0) -> None:
        """Play what a game's table of sounds has for an event."""
        self.play(sound_of(event, sounds), loudness)

    def rest(self) -> None:
        """Nothing happens: give the device back if nothing has been heard for a while."""
        try:
            if self._awake and time.perf_counter() - self._last > SILENCE and not pygame.mixer.get_busy():
                self._awake = False
                pygame.mixer.quit()
        except pygame.error as wrong:
            self._lose(wrong)

    def wake(self) -> None:
        """Something happens: fetch the device in the background, before it is needed."""
        if self.works and not (self._awake or self.muted or (self._opener is not None and self._opener.is_alive())):
            self._opener = threading.Thread(target=self._reopen, name="gamebox-sound", daemon=True)
            self._opener.start()

    def _reopen(self) -> None:
        self.open()
        self.works = self._awake
        self._catch_up()

    def _catch_up(self) -> None:
        """Play what was asked for while there was no device."""
        late, self._late = self._late, []
        for name, loudness in late if self._awake else ():
            self._start(name, loudness)

    def _start(self, name: str, loudness: float) -> None:
        self._last = time.perf_counter()
        if name not in self._sounds:
            self._sounds[name] = self._load(name)
        sound = self._sounds[name]
        try:
            if sound is not None:
                sound.set_volume(self.volume * loudness)
                sound.play()
        except pygame.error as wrong:
            self._lose(wrong)

    def _lose(self, wrong: pygame.error) -> None:
        """The device has gone: it is silent until the device is fetched again."""
        log.warning("the sound device is gone: %s", wrong)
        self._sounds.clear()
        self._awake = False

    def _crowded(self, name: str) -> bool:
        now = time.perf_counter()
        begun = {known: at for known, at in self._begun.items() if now - at < TOGETHER}
        crowded = len(begun) >= CROWD or now - begun.get(name, -1.0) < APART
        self._begun = begun if crowded else {**begun, name: now}
        return crowded

    def close(self) -> None:
        """Give the device back."""
        if self._opener is not None:
            self._opener.join(1.0)
        if self.works:
            self._sounds.clear()
            pygame.mixer.quit()
            self.works = self._awake = False

    def _load(self, name: str) -> pygame.mixer.Sound | None:
        path = resource_path("sounds", f"{name}.ogg")
        if not path.exists():
            return None
        try:
            return pygame.mixer.Sound(path)
        except pygame.error as wrong:
            log.warning("sound %s: %s", name, wrong)
            return None
