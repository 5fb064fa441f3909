"""Which pictures stand beside which paragraph on the rules page."""

from __future__ import annotations

from gamebox.games.galeon.cards import EQUIPMENTS

CARDS, SHIPS, TABLE = "galeon/cards", "galeon/ships", "galeon/table"

PICTURES: dict[str, tuple[str, ...]] = {
    "1.2": tuple(f"{TABLE}:medal_{name}" for name in EQUIPMENTS),
    "1.3": (f"{TABLE}:tower",),
    "1.4": (f"{SHIPS}:ship_3", f"{SHIPS}:ship_21"),
    "1.5": tuple(f"{CARDS}:bid_red_{value}" for value in (1, 5, 9)),
    "2.1": (f"{TABLE}:bag", f"{TABLE}:ship_pile_2"),
    "3.1": (f"{TABLE}:plan",),
    "3.6": (f"{TABLE}:medal_unknown",),
    "3.7": (f"{TABLE}:ledger",),
    "3.8": (f"{TABLE}:eye_lit",),
    "4.4": (f"{TABLE}:passed",),
    "4.8": (f"{CARDS}:chip_lost_5", f"{TABLE}:flag_red"),
    "4.9": (f"{TABLE}:hidden",),
    "4.10": (f"{TABLE}:first", f"{TABLE}:stake"),
    "5.1": tuple(f"{TABLE}:coin_{worth}" for worth in (30, 15, 5)),
    "6.1": (f"{TABLE}:bell",),
    "6.2": (f"{TABLE}:seal_yes", f"{TABLE}:seal_no"),
    "7.2": (f"{TABLE}:sunk",),
    "7.3": (f"{TABLE}:richest",),
}
"""Sprites by the number of the paragraph that speaks of them."""
