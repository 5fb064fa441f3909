"""What the player has chosen, in the units that the window uses, in front of the settings as they are saved."""

from __future__ import annotations

from typing import Any

from gamebox.saves.folder import Folder
from gamebox.saves.notice import Notice
from gamebox.saves.settings import SPEEDS, SettingsFile, Setup
from gamebox.ui.words import LANGUAGES, system_language

__all__ = ["SAVED_AS", "SPEEDS", "Preferences"]

SAVED_AS = {
    "speed": "animation_speed",
    "full_screen": "fullscreen",
    "confirm": "confirm_moves",
    "software": "software_framebuffer",
    "window": "window_size",
    "position": "window_place",
    "monitor": "display",
}
"""The names here that are others in the file."""
PERCENT = ("volume", "text_scale")


class Preferences:
    """All settings: language, volume and text_scale (1.0 = 100 %), muted, speed and pace (one of SPEEDS),
    reduced_motion, full_screen, confirm, software, window (size), position (None until moved), monitor.
    """

    language: str
    volume: float
    text_scale: float
    muted: bool
    speed: str
    pace: str
    reduced_motion: bool
    full_screen: bool
    confirm: bool
    software: bool
    window: tuple[int, int]
    position: tuple[int, int] | None
    monitor: int

    def __init__(self, file: SettingsFile | None = None, **values: Any) -> None:
        self._file = file or SettingsFile(Folder(None))
        self.trouble: Notice | None = None
        self._pretended = ""
        self._read()
        if values:
            self.change(**values)

    def change(self, **values: Any) -> None:
        """Set some settings and save them; `trouble` says what went wrong. TypeError for a name that is none."""
        saved = {}
        for name, value in values.items():
            if name == "language":
                self._pretended = "" if value in LANGUAGES else value
                value = value if value in LANGUAGES else ""
            saved[SAVED_AS.get(name, name)] = round(value * 100) if name in PERCENT else value
        self.trouble = self._file.change(**saved)
        self._read()

    def setup(self, game: str) -> Setup | None:
        """The last set-up of a game."""
        return self._file.now.setups.get(game)

    def games_played(self) -> list[str]:
        """The games that have a last set-up, the latest last."""
        return list(self._file.now.setups)

    def remember(self, game: str, setup: Setup) -> None:
        """Keep the last set-up of a game, as the latest."""
        others = {name: kept for name, kept in self._file.now.setups.items() if name != game}
        self.trouble = self._file.change(setups={**others, game: setup})

    def _read(self) -> None:
        now = self._file.now
        self.language = self._pretended or now.language
        if not self.language:
            self.language = system_language()
        self.volume, self.text_scale = now.volume / 100, now.text_scale / 100
        self.muted, self.speed, self.pace = now.muted, now.animation_speed, now.pace
        self.reduced_motion, self.full_screen = now.reduced_motion, now.fullscreen
        self.confirm, self.software = now.confirm_moves, now.software_framebuffer
        self.window, self.position, self.monitor = now.window_size, now.window_place, now.display
