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
    "3.1": cards("7y"),
    "3.2": (*cards("4g 4r"), *cards("Py Pg")),
    "3.3": cards("8r 8y 8g"),
    "3.4": cards("3g 4y 5y 6r 7g"),
    "3.5": cards("2y 4y 4y 8y 9y"),
    "3.6": cards("9r 9y 9g 5g 5y"),
    "3.7": cards("1m 2r 3r 4r 5r"),
    "3.8": cards("6g 6y 6y 6r"),
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
