"""What the player has chosen, as the window uses it. Kept by the saves; without them it lives for this run only."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

SPEEDS = ("slow", "normal", "fast", "off")
TEXT_SCALES = (0.8, 2.0)


@dataclass
class Preferences:
    """All settings. speed: one of SPEEDS. setups: the last set-up of each game, by game id.
    folder: where the program may write; None when nowhere.
    """

    language: str = "en"
    volume: float = 0.5
    muted: bool = False
    speed: str = "normal"
    text_scale: float = 1.0
    reduced_motion: bool = False
    full_screen: bool = False
    software: bool = False
    confirm: bool = True
    window: tuple[int, int] = (1280, 720)
    position: tuple[int, int] | None = None
    setups: dict[str, Any] = field(default_factory=dict)
    folder: Path | None = None
    store: Callable[[dict[str, Any]], None] = field(default=lambda values: None, repr=False)

    def change(self, **values: Any) -> None:
        """Set some settings and save them. TypeError for a name that is none."""
        for name, value in values.items():
            if name not in self.__dataclass_fields__:
                raise TypeError(f"there is no setting {name!r}")
            setattr(self, name, value)
        self.store(values)
