"""What a good captain knows. Reads the current seat's own knowledge and public fields only."""

from __future__ import annotations

from random import Random

from gamebox.core.events import Said
from gamebox.games.halunken.actions import Choice
from gamebox.games.halunken.rules import State


def policy(state: State, legal: list[Choice], rng: Random) -> Choice:
    """Any legal choice."""
    return legal[int(rng.random() * len(legal))]


def value(state: State) -> tuple[float, ...]:
    """Equal shares of the win."""
    return (1 / state.seats,) * state.seats


def weigh(view: State, world: State) -> float:
    """Every world is as likely as any other."""
    return 1.0


def reason(view: State, action: Choice) -> Said:
    """Why: the key of a sentence."""
    return Said("any", view.current or 0)
