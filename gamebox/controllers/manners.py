"""What a game's scene module says of how it is played at one screen, as a TableController wants it."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Any


def manners(look: ModuleType) -> dict[str, Any]:
    """The keyword arguments that a scene module has for a TableController, which explains each.

    Every scene module has confirm and actions_for; what else it wants stands in its MANNERS.
    """
    more: Mapping[str, Any] = getattr(look, "MANNERS", {})
    return {"confirm": look.confirm, "actions_for": look.actions_for, **more}
