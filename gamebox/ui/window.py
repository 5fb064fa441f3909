"""The window: its size, full-screen, and the refusal to run where nobody can see it."""

from __future__ import annotations

import ctypes
import os
import warnings
from collections.abc import Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from gamebox.resources import resource_path
from gamebox.ui.layout import SMALLEST
from gamebox.ui.quiet import quiet_stderr
from gamebox.ui.waiting import sdl

HIDDEN = ("dummy", "offscreen")
TITLE, GRIP = 40, 160
"""Pixels: how high a window's title is about, and how much of it must be on a monitor to move the window by."""


class NoScreen(RuntimeError):
    """There is no screen that a window could open on."""


class Berth(NamedTuple):
    """Where a window opens: its size, its place on the desktop (None: as the system likes), and the monitor."""

    size: tuple[int, int]
    place: tuple[int, int] | None
    monitor: int


def berth(size: tuple[int, int], place: tuple[int, int] | None, monitor: int, monitors: Sequence[Rect]) -> Berth:
    """Where a remembered window opens on the monitors that there are now; always where it can be seen and moved. Pure.

    The place is kept while enough of the title is on some monitor; else the window opens on its old monitor, or on the
    first where that is gone. It is never larger than its monitor.
    """
    wanted = max(size[0], SMALLEST[0]), max(size[1], SMALLEST[1])
    if not monitors:
        return Berth(wanted, None, 0)
    if place is not None:
        on = _most_seen(Rect(place, wanted), monitors)
        fitting = _fitting(wanted, monitors[on])
        if _can_be_taken(Rect(place, fitting), monitors[on]):
            return Berth(fitting, place, on)
    on = monitor if 0 <= monitor < len(monitors) else 0
    return Berth(_fitting(wanted, monitors[on]), None, on)


def _title(window: Rect) -> Rect:
    return Rect(window.x, window.y, window.w, TITLE)


def _most_seen(window: Rect, monitors: Sequence[Rect]) -> int:
    """The monitor that shows most of the window's title."""
    shown = [_title(window).clip(area) for area in monitors]
    return max(range(len(shown)), key=lambda i: shown[i].w * shown[i].h)


def _can_be_taken(window: Rect, area: Rect) -> bool:
    """Whether enough of the window's title is on a monitor to move it by."""
    shown = _title(window).clip(area)
    return shown.w >= GRIP and shown.h >= TITLE // 2


def _fitting(size: tuple[int, int], area: Rect) -> tuple[int, int]:
    return min(size[0], area.w), min(size[1], area.h)


class Window:
    """The one window. size: wanted, clamped to the monitor and to what can be laid out. position, monitor: where it
    stood last (see `berth`).
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
        self._wanted, place, display = berth(size, position, monitor, monitors())
        self._set_icon()
        pygame.display.set_mode(self._wanted, pygame.RESIZABLE, display=display)
        self.hidden = pygame.display.get_driver() in HIDDEN
        self._window = _own_window()
        if self._window is not None and not self.hidden:
            self._window.minimum_size = (min(SMALLEST[0], self._wanted[0]), min(SMALLEST[1], self._wanted[1]))
            if place is not None:
                self._window.position = place
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


def monitors() -> list[Rect]:
    """The monitors on the desktop, the first one first; none where there is no real screen."""
    if pygame.display.get_driver() in HIDDEN:
        return []
    sizes, library = pygame.display.get_desktop_sizes(), sdl()
    found, x = [], 0
    for index, (w, h) in enumerate(sizes):
        bounds = (ctypes.c_int * 4)()
        known = library is not None and _bounds(library, index, bounds)
        found.append(Rect(*bounds) if known else Rect(x, 0, w, h))
        x = found[-1].right
    return found


def _bounds(library: ctypes.CDLL, index: int, bounds: ctypes.Array[ctypes.c_int]) -> bool:
    """Ask where a monitor lies on the desktop; False where that cannot be known."""
    try:
        return library.SDL_GetDisplayBounds(index, ctypes.byref(bounds)) == 0 and bounds[2] > 0
    except AttributeError:
        return False


def _own_window() -> pygame.Window | None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return pygame.Window.from_display_module()
        except (pygame.error, AttributeError):
            return None
