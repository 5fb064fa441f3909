"""Which pictures stand beside which paragraph on the rules page: each card beside its own."""

from __future__ import annotations

from gamebox.games.guillotine.cards import ACTIONS, NOBLES

TABLE = "guillotine/table"
PICTURES: dict[str, tuple[str, ...]] = {
    "1.1": tuple(f"{TABLE}:leaf_{day}_today" for day in (1, 2, 3)),
    "2.1": (f"{TABLE}:conciergerie", f"{TABLE}:stack_3"),
    "3.1": ("guillotine/nobles:noble_duke", "guillotine/nobles:noble_lady", f"{TABLE}:place_front"),
    "3.4": (f"{TABLE}:pimpernel",),
    "4.1": (f"{TABLE}:silenced",),
    "4.2": (f"{TABLE}:machine",),
    "4.7": (f"{TABLE}:guarded",),
    "4.8": (f"{TABLE}:confused",),
    "4.9": (f"{TABLE}:rushed",),
    "5.1": (f"{TABLE}:seal",),
    **{f"6.{n}": (f"guillotine/nobles:noble_{noble.name}",) for n, noble in enumerate(NOBLES, 1)},
    **{f"7.{n}": (f"guillotine/actions:action_{act.name}",) for n, act in enumerate(ACTIONS, 1)},
}
"""Sprites by the number of the paragraph that speaks of them."""
