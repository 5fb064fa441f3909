"""How long the screen rests on what a computer does, and a player that thinks at once but answers only when let."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from gamebox.core.game import Game
from gamebox.core.match import Player
from gamebox.players.levels import level


class Pace(NamedTuple):
    """Visible pauses in seconds: before a computer's action, before a human's only choice is taken, and how long a
    human has for what can be missed."""

    computer: float
    forced: float
    lapse: float = 4.0


PACES: Final = {
    "slow": Pace(1.6, 1.4, 7.0),
    "normal": Pace(0.7, 0.7),
    "fast": Pace(0.25, 0.35, 3.0),
    "off": Pace(0.0, 0.0),
}
"""By the names of the animation speeds in the settings."""


SLACK: Final = 0.1
"""Seconds by which an answer may come after the time that a level may think."""


def longest(kind: str, game: Game) -> float:
    """How long a computer of this kind may take for any choice, in seconds; 0 for one that is none of the levels."""
    return level(kind, game).seconds + SLACK if kind in game.levels else 0.0


class Patient:
    """A player that starts to think when its turn comes, but whose answer is taken only while `ready`."""

    def __init__(self, inner: Player) -> None:
        self.inner = inner
        self.ready = False
        self._answer: Any | None = None

    def begin(self, view: Any) -> None:
        """A choice is open; start to think about it."""
        self._answer = None
        self.inner.begin(view)

    def poll(self) -> Any | None:
        """The chosen action once it is found and wanted."""
        if self._answer is None:
            self._answer = self.inner.poll()
        return self._answer if self.ready else None

    def cancel(self) -> None:
        """The choice is no longer wanted."""
        self._answer = None
        self.inner.cancel()

    @property
    def thinking(self) -> bool:
        """Whether no answer has been found yet."""
        return self._answer is None
