"""Which pictures stand beside which paragraph on the rules page."""

from __future__ import annotations

TABLE, PAPERS, PEOPLE = "gnadenlos/table", "gnadenlos/papers", "gnadenlos/adventurers"
SECTIONS = ("grey", "beige", "brown", "orange", "purple")
PICTURES: dict[str, tuple[str, ...]] = {
    "1.1": tuple(f"{TABLE}:hat_{colour}" for colour in ("blue", "green", "yellow", "red")),
    "2.1": (f"{PAPERS}:iou_blue", f"{PAPERS}:iou_back_1"),
    "2.2": (f"{PEOPLE}:card_killer_miller", f"{PEOPLE}:card_jacky_belle", f"{PEOPLE}:card_poker_paul"),
    "2.3": (f"{PAPERS}:event_rush_3", f"{PAPERS}:event_poker_1", f"{PAPERS}:event_showdown_2"),
    "2.4": (f"{TABLE}:revolver", f"{TABLE}:die_6", f"{TABLE}:vulture"),
    "3.1": (f"{TABLE}:space_goal",),
    "3.2": tuple(f"{TABLE}:sign_{section}" for section in SECTIONS),
    "3.4": (f"{TABLE}:undertaker", f"{TABLE}:grave_7"),
    "5.1": (f"{PAPERS}:iou_back_2", f"{TABLE}:die_1"),
    "6.3": (f"{TABLE}:trait_gold",),
    "6.4": (f"{TABLE}:trait_showdown", f"{TABLE}:shot"),
    "6.5": (f"{TABLE}:trait_poker",),
    "7.1": (f"{TABLE}:nugget_1",),
    "9.1": (f"{TABLE}:die_4_big",),
    "9.2": (f"{TABLE}:flier",),
}
"""Sprites by the number of the paragraph that speaks of them."""
