"""How a computer plays within its level: which of several choices that are about as good it likes best.

A style tells how much a choice is to its liking, -1 to 1. It asks the heuristics: `lean(view, action)`, where a game
has it, gives how daring a choice is (-1 careful to 1 bold) and how much it takes at once (-1 nothing to 1 all). What is
beyond that counts as that.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gamebox.core.game import Heuristics, State

Style = Callable[[State[Any], Any], float]
BOLD, CAREFUL, GREEDY = "bold", "careful", "greedy"
STYLES: Final = (BOLD, CAREFUL, GREEDY)


def plain(view: State[Any], action: Any) -> float:
    """No liking."""
    return 0.0


def bounded(liking: float) -> float:
    """Between -1 and 1."""
    return max(-1.0, min(1.0, liking))


def style(name: str, heuristics: Heuristics) -> Style:
    """The style of this name, "" for none. ValueError if nobody plays so."""
    if name and name not in STYLES:
        raise ValueError(f"no such style: {name!r}; there are {', '.join(STYLES)}")
    lean: Callable[[State[Any], Any], tuple[float, float]] | None = getattr(heuristics, "lean", None)
    if not name or lean is None:
        return plain
    of_game = lean

    def liking(view: State[Any], action: Any) -> float:
        daring, gain = of_game(view, action)
        return bounded(gain if name == GREEDY else daring if name == BOLD else -daring)

    return liking
