"""The badges of the action cards: what a card does, as a sign. Right is forward, towards the machine."""

from __future__ import annotations

from build_scripts.art.guillotine.base import (
    BLUE,
    CREAM,
    GOLD,
    GROUP,
    INKY,
    RED,
    circ,
    cockade,
    ink,
    numeral,
    path,
    rect,
    sign,
)
from build_scripts.art.kit import g, stroke


def shaft(right: bool = True, w: float = 4.4, long: float = 11, bar: bool = False) -> str:
    """An arrow; bar: it goes to the very end."""
    d = f"M{-long} 0H{long - 1}M{long - 7} -6.5L{long} 0L{long - 7} 6.5"
    out = stroke(d, INKY, w) + (stroke(f"M{long + 3.4} -8V8", INKY, w) if bar else "")
    return out if right else g(out, 0, 0, (-1, 1))


def steps(n: int, most: bool, right: bool, group: str = "") -> str:
    """A number of places, exactly or at most, forward or backward, perhaps for one group only."""
    figure = numeral(5 if most else 0, 3.500, n, 21, INKY, bold=0.6)
    less = stroke("M-3 -9L-11 -5L-3 -1M-11 2.500H-3", INKY, 2.6) if most else ""
    if group:
        figure, less = numeral(8, 2.500, n, 18, INKY, bold=0.6), g(sign(group, 0.5, GROUP[group]), -7, -4)
    return figure + less + g(shaft(right, 3.4, 9), 0, 10, 0.86)


def forward(n: int) -> str:
    """Exactly n places forward."""
    return steps(n, False, True)


def shuffle() -> str:
    """Any order."""
    d = "M-12 -6H-7Q-1 -6 1 0Q3 6 9 6H11M-12 6H-7Q-1 6 1 0Q3 -6 9 -6H11"
    return stroke(d, INKY, 3.4) + path("M9 -11L15.500 -6L9 -1zM9 1L15.500 6L9 11z", INKY, INKY, 1)


def card(c: str = RED, x: float = 0, y: float = 0, s: float = 1, rot: float = 0) -> str:
    """An action card."""
    return g(rect(-6, -8.500, 12, 17, c, 2, INKY, 2) + rect(-2.500, -5, 5, 10, "none", 1, CREAM, 1.2), x, y, s, rot)


def noble(x: float = 0, y: float = 0, s: float = 1) -> str:
    """A head in a wig."""
    return g(circ(0, 0, 6.500, "#efbd98", INKY, 1.8) + path("M-8 4Q-11 -10 0 -11Q11 -10 8 4Q5 -3 0 -4Q-5 -3 -8 4z", "#ece5da", INKY, 1.7), x, y, s)


def cross(x: float = 0, y: float = 0, s: float = 1) -> str:
    """Struck out."""
    return g(stroke("M-8 -8L8 8M8 -8L-8 8", CREAM, 7) + stroke("M-8 -8L8 8M8 -8L-8 8", RED, 4.2), x, y, s)


def plus(text: str, group: str = "") -> str:
    """So many points, or so many for each of a group."""
    c = GROUP[group] if group else INKY
    figure = numeral(4, 7, text[1:], 21, c, bold=0.6)
    lead = stroke("M-11 0H-3M-7 -4V4" if text[0] == "+" else "M-11 0H-3", c, 3.4)
    if group:
        return g(lead + figure, -3, -5, 0.84) + g(sign(group, 0.46, c), 3, 9)
    return lead + figure


def sun() -> str:
    """The day."""
    return circ(0, 0, 6, GOLD, INKY, 1.8) + "".join(g(stroke("M0 -9.500V-13.500", INKY, 2.4), 0, 0, 1, a) for a in range(0, 360, 45))


ROUND, SQUARE, NAILED = "round", "square", "nailed"
BADGES: dict[str, tuple[str, str]] = {
    "stumble": (ROUND, forward(1)),
    "pushed": (ROUND, forward(2)),
    "tis_a_far_better_thing": (ROUND, forward(3)),
    "ignoble_noble": (ROUND, forward(4)),
    "l_idiot": (ROUND, steps(2, True, True)),
    "was_that_my_name": (ROUND, steps(3, True, True)),
    "civic_pride": (ROUND, steps(2, True, True, "civic")),
    "majesty": (ROUND, steps(2, True, True, "royal")),
    "military_might": (ROUND, steps(2, True, True, "military")),
    "friend_of_the_queen": (ROUND, steps(2, True, False)),
    "fainting_spell": (ROUND, steps(3, True, False)),
    "trip": (ROUND, steps(1, False, False) + g(card(), 12, -8, 0.5, 14)),
    "public_demand": (ROUND, shaft(bar=True, long=9)),
    "lack_of_faith": (ROUND, g(sign("church", 0.5, GROUP["church"]), -1, -6) + g(shaft(bar=True, long=9, w=3.4), -1, 9, 0.9)),
    "forward_march": (ROUND, g(sign("military", 0.5, GROUP["military"]), -1, -6) + g(shaft(bar=True, long=9, w=3.4), -1, 9, 0.9)),
    "let_them_eat_cake": (ROUND, g(sign("royal", 0.5, GROUP["royal"]), -1, -6) + g(shaft(bar=True, long=9, w=3.4), -1, 9, 0.9)),
    "bribed_guards": (ROUND, shaft(False, bar=True, long=9)),
    "the_long_walk": (ROUND, stroke("M-10 8H4Q11 8 11 0Q11 -8 4 -8H-8M-3 -13L-9 -8L-3 -3", INKY, 4)),
    "opinionated_guards": (ROUND, numeral(0, -0.500, 4, 17, INKY, bold=0.5) + g(stroke("M-13 0H13M-8 -5L-14 0L-8 5M8 -5L14 0L8 5", INKY, 3), 0, 8, 0.86)),
    "milling_in_line": (ROUND, numeral(0, -0.500, 5, 17, INKY, bold=0.5) + g(shuffle(), 0, 8, 0.7)),
    "escape": (ROUND, noble(-4, -4, 0.9) + cross(6, 4, 0.72)),
    "confusion_in_line": (ROUND, shuffle()),
    "mass_confusion": (ROUND, g(shuffle(), 0, 7, 0.74) + noble(0, -7, 0.7)),
    "fled_to_england": (ROUND, noble(0, 0, 1.1) + cross(0, 1, 1.0)),
    "clothing_swap": (ROUND, noble(-7, -4, 0.72) + noble(7, 4, 0.72) + stroke("M0 -12q8 -2 11 5M0 13q-8 2 -11 -5", INKY, 2.6)),
    "extra_cart": (ROUND, plus("+3")),
    "late_arrival": (ROUND, plus("+1")),
    "double_feature": (SQUARE, noble(-7, 0, 0.86) + noble(7, 0, 0.86)),
    "after_you": (SQUARE, noble(-6, 0, 0.86) + g(shaft(True, 3.4, 7), 9, 1, 0.8)),
    "political_influence": (SQUARE, g(plus("+3"), -4, -1, 0.9) + card(RED, 10, 5, 0.66, 12)),
    "scarlet_pimpernel": (SQUARE, sun() + cross(6, 6, 0.6)),
    "rat_break": (SQUARE, card(RED, -6, 0, 0.9) + g(shaft(True, 3.4, 7), 9, 0, 0.84)),
    "rain_delay": (SQUARE, "".join(card(RED, (i - 2) * 4.6, abs(i - 2) * 1.3, 0.74, (i - 2) * 12) for i in range(5))),
    "information_exchange": (SQUARE, card(RED, -6, -3, 0.76, -8) + card(BLUE, 6, 3, 0.76, 8) + stroke("M2 -12q8 -1 10 6M-2 12q-8 1 -10 -6", INKY, 2.4)),
    "forced_break": (SQUARE, card(RED, -4, 0, 0.9) + cross(6, 3, 0.62)),
    "infighting": (SQUARE, card(RED, -7, 0, 0.78, -8) + card(RED, 3, 0, 0.78, 8) + cross(7, 5, 0.58)),
    "lack_of_support": (SQUARE, card(RED, -5, 1, 0.9) + path("M-2 -4Q6 -13 15 -4Q6 4 -2 -4z", CREAM, INKY, 2) + circ(6.500, -4, 2.6, INKY)),
    "rush_job": (SQUARE, card(RED, 0, 0, 0.94) + stroke("M-12 -10L12 10", CREAM, 6) + stroke("M-12 -10L12 10", RED, 3.6)),
    "missing_heads": (SQUARE, noble(0, -1, 1.0) + stroke("M-10 11H10", INKY, 3.6)),
    "missed": (ROUND, noble(5, -3, 0.8) + g(shaft(False, 3.4, 7, True), -3, 9, 0.84)),
    "clerical_error": (SQUARE, noble(-7, -4, 0.72) + noble(7, 4, 0.72) + stroke("M2 -12q9 0 10 8M-2 13q-9 0 -10 -8", RED, 2.6)),
    "twist_of_fate": (SQUARE, g(rect(-8, -10, 16, 20, CREAM, 2, INKY, 2) + circ(0, -10, 2.6, INKY), -2, 0) + cross(5, 4, 0.66)),
    "callous_guards": (NAILED, stroke("M-10 10L8 -10M10 10L-8 -10", INKY, 3.6) + path("M4 -14Q14 -14 13 -4L8 -7zM-4 -14Q-14 -14 -13 -4L-8 -7z", INKY, INKY, 1)),
    "church_support": (NAILED, plus("+1", "church")),
    "civic_support": (NAILED, plus("+1", "civic")),
    "military_support": (NAILED, plus("+1", "military")),
    "foreign_support": (NAILED, g(plus("+1"), -5, -4, 0.76) + card(RED, 9, -4, 0.6) + g(sign("royal", 0.42, GROUP["royal"]), 0, 10)),
    "fountain_of_blood": (NAILED, plus("+2")),
    "indifferent_public": (NAILED, plus("+1", "negative")),
    "tough_crowd": (NAILED, plus("-2")),
}
"""The shape of each badge and the sign on it: round alters the line, square does not, nailed stays before a player."""


def badge(name: str) -> str:
    """The badge of a card, 42 across, its middle at the origin."""
    kind, mark = BADGES[name]
    out = g(circ(0, 0, 21, INKY, opacity=0.3) if kind == ROUND else rect(-20, -20, 40, 40, INKY, 7, opacity=0.3), 1.6, 2.4)
    if kind == ROUND:
        out += cockade(0, 0, 20.5, 16, BLUE, CREAM, CREAM) + circ(0, 0, 16.5, CREAM, ink(BLUE), 1.2)
    else:
        rim = RED if kind == SQUARE else GOLD
        out += rect(-20, -20, 40, 40, rim, 7, True, 1.8) + rect(-16.5, -16.5, 33, 33, CREAM, 4, ink(rim), 1.2)
    if kind == NAILED:
        out += circ(15, -15, 4.4, "#9a96a0", "#3a3640", 1.4) + circ(13.8, -16.2, 1.4, "#f0f0f4")
    return out + g(mark, 0, 0, 0.94)


