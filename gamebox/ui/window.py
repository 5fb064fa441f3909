"""The window: its size, full-screen, and the refusal to run where nobody can see it."""

from __future__ import annotations

import ctypes
import os
import warnings

import pygame
from pygame import Surface

from gamebox.resources import resource_path
from gamebox.ui.layout import SMALLEST
from gamebox.ui.quiet import quiet_stderr
from gamebox.ui.waiting import sdl

HIDDEN = ("dummy", "offscreen")


class NoScreen(RuntimeError):
    """There is no screen that a window could open on."""


class Window:
    """The one window. size: wanted, clamped to the desktop and to what can be laid out. monitor: where it opens, if
    that is still there; a position on another monitor is then not taken.
    """

    def __init__(
        self,
        title: str,
        size: tuple[int, int],
        position: tuple[int, int] | None,
        full_screen: bool,
        monitor: int = 0,
    ) -> None:
        pygame.display.set_caption(title)
        self._wanted = size = clamped(size)
        self._set_icon()
        there = monitor < pygame.display.get_num_displays()
        pygame.display.set_mode(size, pygame.RESIZABLE, display=monitor if there else 0)
        self.hidden = pygame.display.get_driver() in HIDDEN
        self._window = _own_window()
        if self._window is not None and not self.hidden:
            self._window.minimum_size = (min(SMALLEST[0], size[0]), min(SMALLEST[1], size[1]))
            if position is not None and there and _on_some_screen(position):
                self._window.position = position
        self.full_screen = False
        if full_screen:
            self.set_full_screen(True)

    @property
    def surface(self) -> Surface:
        """What is shown at the next flip."""
        return pygame.display.get_surface() or pygame.display.set_mode(self._wanted, pygame.RESIZABLE)

    @property
    def place(self) -> tuple[int, int] | None:
        """Where the window stands on the desktop, if that is known."""
        if self._window is None or self.full_screen or self.hidden:
            return None
        x, y = self._window.position
        return int(x), int(y)

    @property
    def monitor(self) -> int | None:
        """The monitor that the window stands on, from 0; None where that cannot be known."""
        library = sdl()
        if self._window is None or library is None:
            return None
        try:
            library.SDL_GetWindowFromID.restype = ctypes.c_void_p
            library.SDL_GetWindowDisplayIndex.argtypes = [ctypes.c_void_p]
            found = library.SDL_GetWindowDisplayIndex(library.SDL_GetWindowFromID(ctypes.c_uint32(self._window.id)))
        except AttributeError:
            return None
        return found if found >= 0 else None

    def set_full_screen(self, on: bool) -> None:
        """Cover the whole screen without a border, or become a window again."""
        if on == self.full_screen or self._window is None or self.hidden:
            self.full_screen = on
            return
        self.full_screen = on
        if on:
            self._window.set_fullscreen(True)
        else:
            self._window.set_windowed()

    def _set_icon(self) -> None:
        path = resource_path("icon.png")
        if path.exists():
            pygame.display.set_icon(pygame.image.load(path))


def open_display(software: bool) -> None:
    """Start the video system. Raises NoScreen with a sentence when a window could not be seen."""
    os.environ["SDL_VIDEO_X11_WMCLASS"] = "gamebox"  # pygame has put the name of the script there
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS", "0")
    if software:
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    try:
        with quiet_stderr():
            pygame.display.init()
    except pygame.error as wrong:
        raise NoScreen(str(wrong)) from wrong
    driver = pygame.display.get_driver()
    if driver in HIDDEN and os.environ.get("SDL_VIDEODRIVER") != driver:
        pygame.display.quit()
        raise NoScreen("no display")


def clamped(size: tuple[int, int]) -> tuple[int, int]:
    """A window size that fits on the desktop, and is at least the smallest where the desktop allows."""
    wanted = max(size[0], SMALLEST[0]), max(size[1], SMALLEST[1])
    if pygame.display.get_driver() in HIDDEN:
        return wanted
    desktops = pygame.display.get_desktop_sizes()
    wide, high = max(d[0] for d in desktops), max(d[1] for d in desktops)
    return min(wanted[0], wide), min(wanted[1], high)


def _on_some_screen(position: tuple[int, int]) -> bool:
    wide = sum(d[0] for d in pygame.display.get_desktop_sizes())
    high = max(d[1] for d in pygame.display.get_desktop_sizes())
    return 0 <= position[0] < wide - 200 and 0 <= position[1] < high - 200


def _own_window() -> pygame.Window | None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return pygame.Window.from_display_module()
        except (pygame.error, AttributeError):
            return None
