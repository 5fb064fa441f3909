"""Sound: short effects from assets/sounds; without a sound device it is silent and nothing else changes."""

from __future__ import annotations

import logging

import pygame

from gamebox.resources import resource_path
from gamebox.ui.quiet import quiet_stderr

log = logging.getLogger(__name__)


class SoundPlayer:
    """Plays effects by name. `open` it once the window is up; before that, and without a device, it is mute."""

    def __init__(self, volume: float = 0.5, muted: bool = False) -> None:
        self.volume, self.muted = volume, muted
        self.works = False
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}

    def open(self) -> bool:
        """Find the sound device. False when there is none."""
        try:
            with quiet_stderr():
                pygame.mixer.init(44100, -16, 2, 512)
            self.works = True
        except (pygame.error, NotImplementedError) as wrong:
            log.info("no sound: %s", wrong)
        return self.works

    def play(self, name: str, loudness: float = 1.0) -> None:
        """Play an effect once. A name without a file is silence."""
        if not self.works or self.muted or self.volume <= 0:
            return
        if name not in self._sounds:
            self._sounds[name] = self._load(name)
        sound = self._sounds[name]
        if sound is not None:
            sound.set_volume(self.volume * loudness)
            sound.play()

    def close(self) -> None:
        """Give the device back."""
        if self.works:
            self._sounds.clear()
            pygame.mixer.quit()
            self.works = False

    def _load(self, name: str) -> pygame.mixer.Sound | None:
        path = resource_path("sounds", f"{name}.ogg")
        if not path.exists():
            return None
        try:
            return pygame.mixer.Sound(path)
        except pygame.error as wrong:
            log.warning("sound %s: %s", name, wrong)
            return None
