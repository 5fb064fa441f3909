"""What a game's scene module says of how it is played at one screen, as a TableController wants it."""

from __future__ import annotations

from types import ModuleType
from typing import Any, Final

NAMES: Final = (
    "confirm", "actions_for", "pieces", "needs_curtain", "auto_forced", "free", "misfit", "even",
)  # fmt: skip
"""What a scene module may define for the TableController, which explains each."""


def manners(look: ModuleType) -> dict[str, Any]:
    """The keyword arguments that a scene module has for a TableController."""
    return {name: getattr(look, name) for name in NAMES if hasattr(look, name)}
