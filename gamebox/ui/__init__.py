"""The window: scenes, widgets, sprites, text and sound. Only this house and the games' scenes know pygame."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
