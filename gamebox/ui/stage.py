"""The stage: everything that a scene draws and speaks with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pygame import Surface

from gamebox.players.worker import Worker
from gamebox.saves.folder import Folder
from gamebox.saves.notice import Notice
from gamebox.saves.store import Store
from gamebox.ui.layout import Frame
from gamebox.ui.preferences import Preferences
from gamebox.ui.sound import SoundPlayer
from gamebox.ui.sprites import Sprites
from gamebox.ui.text import Text
from gamebox.ui.words import Words


class Stage:
    """One window's frame, sprites, text, words, sound and preferences; the folder, the saved games in it,
    and the process in which computer players think.
    """

    def __init__(self, width: int, height: int, preferences: Preferences, folder: Folder | None = None) -> None:
        self.preferences = preferences
        self.folder = folder or Folder(None)
        self.store = Store(self.folder)
        self.worker = Worker()
        self.frame = Frame(width, height, preferences.text_scale)
        self.sprites = Sprites()
        self.text = Text()
        self.words = Words(preferences.language)
        self.sound = SoundPlayer(preferences.volume, preferences.muted)
        self.mouse = (-1, -1)
        self.on_change: Callable[[], None] = lambda: None
        self.on_screen_mode: Callable[[], None] = lambda: None

    @property
    def t(self) -> Callable[..., str]:
        """The text of a key: `stage.t("shelf.continue", n=3)`."""
        return self.words.t

    def told(self, notice: Notice) -> str:
        """The sentence of a notice about files."""
        return self.t(notice.key, **notice.fields)

    def resize(self, width: int, height: int) -> None:
        """The window has this size now."""
        self.frame = Frame(width, height, self.preferences.text_scale)
        self.sprites.resize(width, height)
        self.text.resize(width, height)

    def change(self, **settings: Any) -> None:
        """Change preferences, save them at once, and let everything follow that depends on them."""
        before = self.preferences.full_screen
        self.preferences.change(**settings)
        self.sound.volume, self.sound.muted = self.preferences.volume, self.preferences.muted
        if self.words.language != self.preferences.language:
            self.words = Words(self.preferences.language, self.words.strict)
        self.frame = Frame(self.frame.width, self.frame.height, self.preferences.text_scale)
        if before != self.preferences.full_screen:
            self.on_screen_mode()
        self.on_change()

    def paint(self, surface: Surface, name: str, x: int, y: int, scale: float) -> None:
        """Blit a sprite with its anchor on a point."""
        piece = self.sprites.piece(name)
        surface.blit(
            self.sprites.get(name, scale), (x - round(piece.anchor[0] * scale), y - round(piece.anchor[1] * scale))
        )
