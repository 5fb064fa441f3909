"""Which pictures stand beside which paragraph on the rules page."""

from __future__ import annotations

CARDS, TABLE = "gang_of_four/cards", "gang_of_four/table"


def cards(text: str) -> tuple[str, ...]:
    """The sprites of some cards."""
    return tuple(f"{CARDS}:card_{card}" for card in text.split())


PICTURES: dict[str, tuple[str, ...]] = {
    "1.1": cards("10g 10y 10r 1m Pg Py D"),
    "1.3": cards("1g 1y 1r 1m 2g"),
    "2.1": (f"{TABLE}:dead_hand",),
    "2.3": (f"{TABLE}:wheel_cw", f"{TABLE}:wheel_ccw"),
    "2.4": cards("1m"),
    "3.1": (f"{TABLE}:kind_single",),
    "3.2": (f"{TABLE}:kind_pair",),
    "3.3": (f"{TABLE}:kind_trio",),
    "3.4": (f"{TABLE}:kind_straight",),
    "3.5": (f"{TABLE}:kind_flush",),
    "3.6": (f"{TABLE}:kind_full_house",),
    "3.7": (f"{TABLE}:kind_straight_flush",),
    "3.8": (f"{TABLE}:kind_gang_4",),
    "3.9": cards("D Pg Py"),
    "4.2": cards("2g 2g 2y 2y 2r"),
    "4.5": cards("3r 3g 3y 3y"),
    "5.3": (f"{TABLE}:passed",),
    "5.4": (f"{TABLE}:leader",),
    "5.5": (f"{TABLE}:heap",),
    "6.1": (f"{TABLE}:last_card",),
    "6.3": (f"{TABLE}:bound",),
    "7.1": (f"{TABLE}:exchange", *cards("D")),
    "8.1": (f"{TABLE}:fan_8", f"{TABLE}:fan_16"),
    "8.2": (f"{TABLE}:crown",),
}
"""Sprites by the number of the paragraph that speaks of them."""
