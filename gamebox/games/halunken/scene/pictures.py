"""Which pictures stand beside which paragraph on the rules page."""

from __future__ import annotations

TABLE, CARDS, SAILORS = "halunken/table", "halunken/cards", "halunken/sailors"
COLOURS = ("green", "blue", "red", "yellow")
MARKS = ("yellow", "green", "red", "purple")

PICTURES: dict[str, tuple[str, ...]] = {
    "1.1": ("halunken/board:ship",),
    "1.2": (*(f"{TABLE}:captain_{colour}" for colour in COLOURS), f"{TABLE}:black_jack"),
    "1.3": (f"{CARDS}:move_green_3", f"{CARDS}:move_green_rum"),
    "1.5": (f"{SAILORS}:card_11", f"{SAILORS}:card_22", f"{SAILORS}:card_32", f"{SAILORS}:card_41",
            *(f"{TABLE}:mark_{mark}" for mark in MARKS)),
    "2.1": (f"{TABLE}:tavern_3", f"{SAILORS}:back"),
    "2.3": (f"{TABLE}:captain_green", f"{SAILORS}:card_12"),
    "2.4": (f"{TABLE}:tavern_lit_5", f"{SAILORS}:card_27"),
    "3.1": (f"{CARDS}:move_back_red", f"{CARDS}:move_back_blue"),
    "3.2": (f"{CARDS}:move_green_5", f"{CARDS}:move_blue_5", f"{TABLE}:cross_cancel"),
    "3.3": (f"{CARDS}:move_yellow_rum", f"{TABLE}:barrel"),
    "3.4": (f"{TABLE}:captain_red_step",),
    "3.5": (f"{TABLE}:tavern_lit_8", f"{SAILORS}:card_35"),
    "3.6a": (f"{TABLE}:captain_blue_step", f"{TABLE}:hand_grab", f"{TABLE}:captain_yellow"),
    "4.2": (f"{TABLE}:mark_yellow", f"{SAILORS}:card_11", f"{SAILORS}:card_2"),
    "5.1": (f"{CARDS}:jack_back",),
    "5.2": (f"{TABLE}:black_jack",),
    "5.3": ("halunken/board:jetty_port",),
    "5.5": (f"{SAILORS}:card_15", f"{SAILORS}:card_26", f"{TABLE}:hammer"),
    "5.8": (f"{TABLE}:skull",),
    "5.10": (f"{TABLE}:captain_green_step", f"{TABLE}:black_jack"),
    "5.12": (f"{CARDS}:jack_8", f"{TABLE}:black_jack_step"),
    "5.13": (f"{TABLE}:black_jack_rob", f"{TABLE}:hand_grab"),
    "7.1": (f"{CARDS}:move_black_4", f"{CARDS}:move_black_rum"),
    "7.5": (f"{CARDS}:move_back_black",),
    "7.8": (f"{TABLE}:black_jack", f"{TABLE}:tavern_lit_11"),
    "7.11": (f"{TABLE}:captain_yellow_step", f"{TABLE}:black_jack"),
    "9.1": (f"{TABLE}:captain_green", f"{TABLE}:captain_blue"),
    "9.4": (f"{SAILORS}:card_11", f"{SAILORS}:card_41"),
    "9.6": (f"{CARDS}:jack_5",),
}  # fmt: skip
"""Sprites by the number of the paragraph that speaks of them."""
