"""Presses the close button of a window: python -m tests.support.close_button DISPLAY WINDOW.

It sends what a window manager sends, which xdotool does not know how to. A process of its own, because Xlib ends the
one in which anything goes wrong.
"""

from __future__ import annotations

import ctypes
import sys

CLIENT_MESSAGE = 33


class ClientMessage(ctypes.Structure):
    """An event as X passes it on, with room for the longest one."""

    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("words", ctypes.c_long * 5),
        ("room", ctypes.c_long * 24),
    )


def press(display: str, window: int) -> None:
    """Ask the program that owns the window to close it."""
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XInternAtom.restype = ctypes.c_ulong
    server = ctypes.c_void_p(x11.XOpenDisplay(display.encode()))
    kind, wish = (x11.XInternAtom(server, name, 0) for name in (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW"))
    event = ClientMessage(CLIENT_MESSAGE, 0, 1, server, window, kind, 32, (ctypes.c_long * 5)(wish))
    x11.XSendEvent(server, ctypes.c_ulong(window), 0, ctypes.c_long(0), ctypes.byref(event))
    x11.XCloseDisplay(server)


if __name__ == "__main__":
    press(sys.argv[1], int(sys.argv[2]))
