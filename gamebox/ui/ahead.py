"""Ahead: what the next scene will want is imported and read from disk while the present one is shown.

A thread of its own reads, without touching the screen. Whoever wants a picture that is being read waits for it; one
that is not begun yet is left to whoever wants it, so that two read side by side.
"""

from __future__ import annotations

import logging
import threading
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from pygame import Surface

if TYPE_CHECKING:
    from gamebox.core.game import Game
    from gamebox.ui.stage import Stage

log = logging.getLogger(__name__)

TABLE = (
    "gamebox.ui.playing", "gamebox.controllers.table", "gamebox.controllers.autosave", "gamebox.ui.opening",
    "gamebox.ui.rules",
)  # fmt: skip
"""What every table is made of, and what is asked for there most often."""
Key = tuple[str, float]


class Ahead:
    """Imports modules and then reads pictures. wanted: says which, by key, once the modules are there."""

    def __init__(self, modules: Sequence[str], wanted: Callable[[], Mapping[Key, Path]]) -> None:
        self._modules, self._wanted = modules, wanted
        self._changed = threading.Condition()
        self._waiting: OrderedDict[Key, Path] = OrderedDict()
        self._reading: Key | None = None
        self._read: dict[Key, Surface] = {}
        self._left = False
        self.thread = threading.Thread(target=self._work, name="gamebox-ahead", daemon=True)
        self.thread.start()

    def take(self, key: Key) -> Surface | None:
        """The picture of a key, which is then no longer here. None if it was not wanted, not begun, or is broken."""
        with self._changed:
            if self._waiting.pop(key, None) is not None:
                return None
            while self._reading == key:
                self._changed.wait()
            return self._read.pop(key, None)

    def leave(self) -> None:
        """Nobody wants the rest, nor what was read and not taken."""
        with self._changed:
            self._left = True
            self._waiting.clear()
            self._read.clear()

    def _work(self) -> None:
        try:
            for module in self._modules:
                import_module(module)
            wanted = self._wanted()
        except Exception as wrong:  # whoever opens the scene meets the same fault where it can be shown
            log.info("nothing is read ahead: %s", wrong)
            return
        with self._changed:
            if not self._left:
                self._waiting.update(wanted)
        while self._next() is not None:
            pass

    def _next(self) -> Key | None:
        """Read one picture. Returns its key, None when there is no more."""
        with self._changed:
            if not self._waiting:
                return None
            key, path = self._waiting.popitem(last=False)
            self._reading = key
        picture = _picture(path)
        with self._changed:
            self._reading = None
            if picture is not None and not self._left:
                self._read[key] = picture
            self._changed.notify_all()
        return key


def _picture(path: Path) -> Surface | None:
    try:
        return pygame.image.load(path)
    except (OSError, pygame.error) as wrong:
        log.info("%s cannot be read ahead: %s", path.name, wrong)
        return None


def table_ahead(stage: Stage, game: Game, early: bool = True) -> Ahead:
    """Read what the table of a game will want in this window: AHEAD of the module of the game's look names sheets and
    sprites, each with its pixels a unit as a multiple of those of the frame.

    early: there is time, also for the rules, and to deal once, so that what the rules look things up in is there.
    """
    sprites, scene, u, language = stage.sprites, game.scene, stage.frame.u, stage.words.language

    def wanted() -> dict[Key, Path]:
        if early:
            _prepare(game, language)
        names: Sequence[tuple[str, float]] = getattr(import_module(scene), "AHEAD", ())
        return {key: path for name, times in names for key, path in sprites.files([name], times * u).items()}

    return Ahead((*TABLE, scene) if early else (scene,), wanted)


def _prepare(game: Game, language: str) -> None:
    from gamebox.ui.rules_text import book

    book(game.id, language)
    seats, options = game.tables()[0]
    game.setup(seats, options, 1).legal_actions()
