"""What a player has chosen for good: language, sound, speed, window, and the last set-up of each game.

A file with the right checksum was written by us and is taken as it is; any other is repaired field by field.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any

from gamebox.saves import files, sheet
from gamebox.saves.folder import Folder
from gamebox.saves.notice import Notice, Unreadable, from_error
from gamebox.saves.sheet import Seating

FILE = "preferences.json"
SPEEDS = ("slow", "normal", "fast", "off")


@dataclass(frozen=True, slots=True)
class Setup:
    """The last set-up of a game: seats in order, variant, and whether the seats are drawn."""

    seating: tuple[Seating, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    random_seats: bool = False


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings. language: "" follows the system; volume and text_scale in percent.

    window_place: None until the window has been moved. setups: the last set-up by game id.
    """

    language: str = ""
    volume: int = 40
    muted: bool = False
    animation_speed: str = "normal"
    pace: str = "normal"
    text_scale: int = 100
    reduced_motion: bool = False
    fullscreen: bool = False
    confirm_moves: bool = False
    software_framebuffer: bool = False
    window_size: tuple[int, int] = (1280, 720)
    window_place: tuple[int, int] | None = None
    display: int = 0
    setups: Mapping[str, Setup] = field(default_factory=dict)


class SettingsFile:
    """The settings of now; every change is written at once. notice: what to tell the player after reading."""

    def __init__(self, folder: Folder) -> None:
        self._path = None if folder.path is None else folder.path / FILE
        self.now, self.notice = self._read()
        if self.notice is not None:
            self._write()

    def change(self, **changes: Any) -> Notice | None:
        """Change fields of the settings and write them. The sentence of what went wrong, or None."""
        self.now = replace(self.now, **changes)
        return self._write()

    def remember(self, game: str, setup: Setup) -> Notice | None:
        """Keep the last set-up of a game."""
        return self.change(setups={**self.now.setups, game: setup})

    def _write(self) -> Notice | None:
        if self._path is None:
            return None
        try:
            files.write_whole(self._path, sheet.seal(_plain(self.now)))
        except OSError as wrong:
            return from_error(wrong)
        return None

    def _read(self) -> tuple[Settings, Notice | None]:
        if self._path is None:
            return Settings(), None
        try:
            text = files.read_text(self._path)
        except FileNotFoundError:
            return Settings(), None
        except (OSError, ValueError):
            return Settings(), Notice("saves.settings")
        try:
            _, body = sheet.unseal(text)
        except Unreadable:
            return _repaired(text, ours=False)
        if set(body) == {f.name for f in fields(Settings)}:
            return _settings(body), None
        return _repaired(text, ours=True)


def _repaired(text: str, ours: bool) -> tuple[Settings, Notice | None]:
    """Keep every field that is sound; the others are as at the first start. ours: only of another version."""
    from gamebox.saves.repair import repaired

    sound = repaired(text)
    whole = ours or len(sound) == len(fields(Settings))
    return _settings({**_plain(Settings()), **sound}), None if whole else Notice("saves.settings")


def _plain(settings: Settings) -> dict[str, Any]:
    body = asdict(settings)
    for name, setup in settings.setups.items():
        body["setups"][name]["seating"] = [seating._asdict() for seating in setup.seating]
    return body


def _settings(body: Mapping[str, Any]) -> Settings:
    setups = {
        name: Setup(tuple(Seating(**seat) for seat in s["seating"]), dict(s["options"]), s["random_seats"])
        for name, s in body["setups"].items()
    }
    place = None if body["window_place"] is None else tuple(body["window_place"])
    return Settings(**{**body, "setups": setups, "window_place": place, "window_size": tuple(body["window_size"])})
