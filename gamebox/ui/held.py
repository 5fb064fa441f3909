"""Keys that stay down: they go on moving, scrolling and writing, but what a key does, it does once."""

from __future__ import annotations

from typing import Final

import pygame
from pygame.event import Event

from gamebox.ui.focus import ARROWS

GOING_ON: Final = (
    *ARROWS, pygame.K_TAB, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END
)  # fmt: skip
ENDING: Final = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE)


class Held:
    """The keys that are down now."""

    def __init__(self) -> None:
        self._down: set[int] = set()

    def once(self, event: Event, typing: bool) -> bool:
        """Whether an event is the repetition of a key that acts once for each time it is pressed."""
        if event.type == pygame.WINDOWFOCUSLOST:
            self._down.clear()
        elif event.type == pygame.KEYUP:
            self._down.discard(event.key)
        elif event.type == pygame.KEYDOWN:
            again = event.key in self._down
            self._down.add(event.key)
            return again and event.key not in GOING_ON and not (typing and event.key not in ENDING)
        return False
