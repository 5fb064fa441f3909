"""What is laid on the line and tells what will happen: places, ghosts, arrows, ways of going, light and shadow."""

from __future__ import annotations

from build_scripts.art.guillotine.base import (
    BLUE,
    CREAM,
    EDGE,
    GOLD,
    GROUP,
    INKY,
    PAPER,
    PEN_H,
    PEN_W,
    RED,
    circ,
    cockade,
    ink,
    path,
    pennant,
    piece,
    rect,
    sign,
)
from build_scripts.art.guillotine.cards import H, W
from build_scripts.art.kit import blur, g, glow, linear, radial, shade, stroke
from build_scripts.art.sheet import Piece

LIT = "#ffe9a8"


# ---- the places of the line -----------------------------------------------------------------------
def place(kind: str) -> str:
    """The number plate at the feet of a noble, 60 x 36. kind: plain, lit, goal or front."""
    fill, rim, halo = {
        "plain": ("#e3d3a8", "#8d7a5a", ""), "lit": ("#fff6d8", GOLD, "#ffd978"), "goal": ("#ffe08a", RED, "#ffb84a"), "front": (RED, GOLD, ""),
    }[kind]  # fmt: skip
    out = rect(-27, -15, 54, 30, halo, 15, filter=blur("pl", 3)) if halo else rect(-22, -11, 48, 26, INKY, 12, opacity=0.4, filter=blur("ps", 2))
    out += rect(-24, -13, 48, 26, linear("pf", [(0, shade(fill, 0.25), 1), (1, shade(fill, -0.12), 1)]), 13, rim, 2.4)
    if kind == "front":
        out += rect(-20, -9.500, 40, 19, "none", 9, "#f0b8a0", 1.2)
    return out


def ghost() -> str:
    """The empty place that a card will take, the size of a card of the line."""
    out = rect(-W / 2 + 3, -H / 2 + 3, W - 6, H - 6, CREAM, 9, opacity=0.2) + rect(-W / 2 + 3, -H / 2 + 3, W - 6, H - 6, "none", 9, INKY, 6.500, opacity=0.55)
    return out + rect(-W / 2 + 3, -H / 2 + 3, W - 6, H - 6, "none", 9, "#fff6d0", 3.6, stroke_dasharray="10 7")


def step() -> str:
    """One bead of the line along which a noble will go."""
    return circ(0, 0, 8, CREAM, ink(RED), 1.6) + circ(0, 0, 5.200, RED)


def arrow() -> str:
    """The head of that line; it points to the right."""
    d = "M-16 -19L22 0L-16 19Q-8 0 -16 -19z"
    return path(d, CREAM, CREAM, 7) + path(d, RED, ink(RED), 2.4) + stroke("M-9 -11L10 -1", shade(RED, 0.5), 2.4, opacity=0.8)


def count() -> str:
    """The round that says by how many places."""
    return circ(2, 3, 24, INKY, opacity=0.35) + circ(0, 0, 24, RED, CREAM, 4) + circ(0, 0, 25.500, "none", ink(RED), 1.4) + circ(0, 0, 19.500, "none", shade(RED, 0.35), 1.4)


def gone() -> str:
    """Struck out by a brush: this one will be discarded."""
    one = "M-40 -38Q-20 -26 2 -2Q22 20 42 40Q30 20 10 -6Q-10 -30 -40 -38z"
    two = "M38 -42Q10 -24 -8 -2Q-26 20 -42 36Q-20 26 0 4Q24 -20 38 -42z"
    return "".join(path(d, CREAM, CREAM, 12) for d in (one, two)) + "".join(path(d, RED, RED, 7) for d in (one, two)) + stroke("M-36 36l-8 8M44 42l6 4", RED, 5)


def bracket() -> str:
    """A brace over those that are meant, 160 x 40."""
    d = "M-72 16V6Q-72 -4 -62 -4H-18Q-4 -4 0 -14Q4 -4 18 -4H62Q72 -4 72 6V16"
    return stroke(d, INKY, 9, opacity=0.6) + stroke(d, CREAM, 6.500) + stroke(d, RED, 3)


# ---- ways of going, 64 x 64 ---------------------------------------------------------------------------
def disc(c: str, mark: str) -> str:
    """A sign on a wooden disc."""
    return circ(2, 3.500, 28, INKY, opacity=0.4) + circ(0, 0, 28, CREAM, ink(c), 2.2) + circ(0, 0, 24.500, c, ink(c), 1.6) + circ(0, 0, 21.500, "none", shade(c, 0.4), 1) + mark


def white(d: str, w: float = 5) -> str:
    """A mark in cream with a dark rim."""
    return stroke(d, INKY, w + 3, opacity=0.45) + stroke(d, "#fff8e6", w)


SIGNS = {
    "shuffle": (BLUE, white("M-15 -8H-9Q-2 -8 0 0Q2 8 9 8H13M-15 8H-9Q-2 8 0 0Q2 -8 9 -8H13M8 -14L15 -8L8 -2M8 2L15 8L8 14", 4)),
    "front": (RED, white("M-15 0H8M2 -8L10 0L2 8M16 -11V11")),
    "end": ("#5a6a86", white("M15 0H-8M-2 -8L-10 0L-2 8M-16 -11V11")),
    "add": (GROUP["civic"], white("M0 -13V13M-13 0H13", 6)),
    "collect": (RED, path("M-15 -2H15L11 15H-11z", "#e0b878", INKY, 2) + rect(-17, -7, 34, 7, "#f0d09a", 3, INKY, 1.8) + white("M0 -20V-11M-5 -14L0 -9L5 -14", 3)),
}


# ---- states of a player or of the table, 60 x 60 and larger --------------------------------------------
def turn() -> str:
    """Whose turn it is: a cockade with ribbons."""
    tails = path("M-9 14L-16 31L-7 26L-2 31L0 14z", BLUE, True, 1.8) + path("M9 14L16 31L7 26L2 31L0 14z", RED, True, 1.8)
    return glow(0, -2, 31, 31, "#ffe08a", 0.9) + tails + cockade(0, -4, 20, 16)


def first() -> str:
    """Who began the day: a hand bell."""
    bell = path("M-16 12Q-14 -14 0 -16Q14 -14 16 12L21 18H-21z", GOLD, True, 2.2) + stroke("M-9 8Q-8 -8 -2 -11", shade(GOLD, 0.65), 3) + circ(0, 20, 4.500, shade(GOLD, -0.3), True, 1.8)
    return g(bell + rect(-4, -26, 8, 11, "#84523a", 3, True, 2), 0, 3) + stroke("M-24 -4q-3 6 0 12M24 -4q3 6 0 12", CREAM, 2.6)


def confused() -> str:
    """The line will be shuffled before this one collects: a whirl of stars."""
    spiral = "M2 2q6 -6 8 2q0 10 -10 10q-14 -2 -13 -16q4 -16 20 -14q18 4 16 22q-6 18 -24 16"
    out = circ(2, 3, 27, INKY, opacity=0.35) + circ(0, 0, 27, "#6f4f8c", CREAM, 3) + stroke(spiral, CREAM, 4)
    return out + "".join(g(path("M0 -7L2 -2L7 -2L3 1.500L4.500 7L0 4L-4.500 7L-3 1.500L-7 -2L-2 -2z", GOLD, INKY, 1.2), x, y, 0.9) for x, y in ((-17, -12), (19, -8), (14, 17)))


def rushed() -> str:
    """May play no card next turn: an hourglass over a struck card."""
    out = circ(2, 3, 27, INKY, opacity=0.35) + circ(0, 0, 27, "#b8743a", CREAM, 3)
    out += g(rect(-8, -12, 16, 24, RED, 2, CREAM, 2) + stroke("M-13 -13L13 13", CREAM, 5) + stroke("M-13 -13L13 13", INKY, 2.6), 9, 1)
    glass = path("M-9 -14H9Q8 -3 2 0Q8 3 9 14H-9Q-8 3 -2 0Q-8 -3 -9 -14z", "#eef4f2", INKY, 1.8) + path("M-6 13Q-4 6 0 5Q4 6 6 13z", "#d9a860") + stroke("M-11 -15H11M-11 15H11", INKY, 4)
    return out + g(glass, -9, 1, 0.95)


def silenced() -> str:
    """The judge is first: nobody may play an action card; a gavel, 84 x 84."""
    out = circ(2, 4, 37, INKY, opacity=0.4) + circ(0, 0, 37, GROUP["civic"], CREAM, 4) + circ(0, 0, 31, "none", shade(GROUP["civic"], 0.4), 1.4)
    gavel = rect(-4, -4, 8, 40, "#84523a", 3, True, 2) + rect(-21, -17, 42, 20, "#a5693f", 4, True, 2.4) + rect(-15, -17, 5, 20, GOLD, 0, True, 1.4) + rect(10, -17, 5, 20, GOLD, 0, True, 1.4)
    return out + g(gavel, 4, -8, 0.95, 38) + rect(-24, 17, 30, 9, "#84523a", 3, True, 2) + stroke("M-26 6l-6 -5M-16 2l-3 -8", CREAM, 3)


def guarded() -> str:
    """The line may not be altered: crossed halberds."""
    axe = stroke("M0 22V-20", INKY, 6.500) + stroke("M0 22V-20", "#f0d2a0", 3.4) + path("M-2 -16H2V-25L0 -29L-2 -25z", "#e0e6e8", INKY, 1.4) + path("M2 -20Q12 -24 13 -14Q12 -6 2 -10z", "#c3ced2", INKY, 1.6)
    return circ(2, 3, 27, INKY, opacity=0.35) + circ(0, 0, 27, GROUP["military"], CREAM, 3) + g(axe, 0, 2, 0.9, 38) + g(axe, 0, 2, (-0.9, 0.9), -38)


def double() -> str:
    """Two will be collected."""
    out = circ(2, 3, 27, INKY, opacity=0.35) + circ(0, 0, 27, RED, CREAM, 3)
    return out + "".join(g(_wig(), x, 1, 0.84) for x in (-10, 11))


def none_today() -> str:
    """None will be collected."""
    return circ(2, 3, 27, INKY, opacity=0.35) + circ(0, 0, 27, "#5a6a86", CREAM, 3) + g(_wig(), 0, 1, 1.05) + stroke("M-18 -18L18 18", CREAM, 6.500) + stroke("M-18 -18L18 18", RED, 3.6)


def _wig() -> str:
    face = path("M-8 -4Q-8 -12 0 -12Q9 -12 9 -4Q9 9 0 12Q-8 9 -8 -4z", "#efbd98", INKY, 1.6)
    return face + path("M-12 10Q-16 -16 0 -17Q16 -16 12 10Q7 12 8 2Q6 -6 0 -6Q-6 -6 -8 2Q-7 12 -12 10z", "#ece5da", INKY, 1.8) + circ(-3, 1, 1.3, INKY) + circ(4, 1, 1.3, INKY)


def pimpernel() -> str:
    """The day ends after this turn: the flower."""
    petals = "".join(g(path("M0 0Q-9 -6 -6 -17Q0 -23 6 -17Q9 -6 0 0z", "#e0523a", True, 1.8), 0, 0, 1, k * 72) for k in range(5))
    return circ(2, 3, 27, INKY, opacity=0.35) + circ(0, 0, 27, "#3f3a5c", CREAM, 3) + petals + circ(0, 0, 5.500, GOLD, True, 1.6)


# ---- light and shadow ----------------------------------------------------------------------------------
def shadow_card() -> str:
    """The contact shadow of a lying card, tight and wide."""
    return rect(-W / 2 + 3, -H / 2 + 4, W, H, "#140c18", 9, opacity=0.55, filter=blur("s4", 3.500)) + rect(-W / 2 + 6, -H / 2 + 11, W, H, "#140c18", 9, opacity=0.4, filter=blur("s9", 9))


def glow_card() -> str:
    """The rim and halo of a card that may be chosen."""
    return rect(-W / 2 - 8, -H / 2 - 8, W + 16, H + 16, "#ffcf70", 18, opacity=0.85, filter=blur("h7", 6)) + rect(-W / 2 - 4.500, -H / 2 - 4.500, W + 9, H + 9, "#ffdf8c", 13) + rect(-W / 2 - 3.500, -H / 2 - 3.500, W + 7, H + 7, "none", 12, "#fffadf", 2)


def veil_card() -> str:
    """Laid over a card that cannot be used: it goes back into the ground."""
    return rect(-W / 2, -H / 2, W, H, "#3a2f36", 9, opacity=0.5)


def glow_soft() -> str:
    """A pool of light."""
    return rect(-120, -120, 240, 240, radial("soft", [(0, LIT, 0.9), (0.4, LIT, 0.4), (1, LIT, 0)]))


# ---- days -----------------------------------------------------------------------------------------------
def leaf(n: int, state: str) -> str:
    """A leaf of the calendar, 76 x 92: to come, today or torn off; its figure is Roman, its sun stands where it should."""
    paper = {"": "#d9c9a0", "today": CREAM, "done": "#a89878"}[state]
    out = rect(-33, -39, 70, 84, "#140c18", 5, opacity=0.4, filter=blur("lf", 3))
    if state == "today":
        out = rect(-38, -45, 76, 90, "#ffcf70", 9, opacity=0.9, filter=blur("lg", 4))
    edge = "M-34 -40H34V38l-9 5l-8 -4l-9 5l-8 -5l-9 5l-8 -4l-9 4l-8 -4z"
    out += path(edge, paper, GOLD if state == "today" else EDGE, 2.6 if state == "today" else 1.8)
    sky = (("#8fa8c0", "#f0c89a"), ("#8fb8c8", "#f0e6b8"), ("#5a3c5c", "#f08a4a"))[n - 1]
    tone = linear("ls", [(0, sky[0], 1), (1, sky[1], 1)])
    out += rect(-29, -33, 58, 34, tone, 3, ink(sky[0]), 1.4) + path("M-29 1V-6l8 -5h7l4 5h6l3 -7h8l4 7h7l4 -5h5l2 4V1z", shade(sky[0], -0.45))
    x, y, r, c = ((-16, -14, 6, "#fff0c8"), (0, -22, 7, "#fff6d0"), (15, -12, 9, "#ff6a3c"))[n - 1]
    out += circ(x, y, r, c, shade(c, -0.3), 1.4)
    colour = RED if state == "today" else "#5d5040"
    out += "".join(path(f"M{px - 6} 9H{px + 6}V12H{px + 2.6}V31H{px + 6}V34H{px - 6}V31H{px - 2.6}V12H{px - 6}z", colour) for px in [(i - (n - 1) / 2) * 14 for i in range(n)])
    out += circ(0, -39, 5, "#8a8690", "#3a3640", 1.6) + circ(-1.500, -40.500, 1.6, "#ececf0")
    if state == "done":
        out += stroke("M-28 34L28 -32", PAPER, 8, opacity=0.8) + stroke("M-28 34L28 -32", RED, 4.4)
    return out


def pieces() -> dict[str, Piece]:
    """All of them."""
    out: dict[str, Piece] = {}
    for kind, tail in (("plain", ""), ("lit", "_lit"), ("goal", "_goal"), ("front", "_front")):
        out[f"place{tail}"] = piece(lambda k=kind: place(k), 60, 36, number=(8, 6, 44, 24))  # type: ignore[misc]
    out["ghost"] = piece(ghost, W, H, border=(20, 20, 20, 20))
    out["step"], out["arrow"], out["gone"] = piece(step, 18, 18), piece(arrow, 52, 52), piece(gone, 110, 110)
    out["count"] = piece(count, 56, 56, number=(10, 12, 36, 32))
    out["bracket"] = piece(bracket, 160, 40, border=(24, 20, 24, 10))
    for name, (c, mark) in SIGNS.items():
        out[f"sign_{name}"] = piece(lambda c=c, m=mark: disc(c, m), 64, 64)  # type: ignore[misc]
    for draw in (confused, rushed, guarded, double, none_today, pimpernel):
        out[draw.__name__] = piece(draw, 60, 60)
    out["turn"], out["first"], out["silenced"] = piece(turn, 64, 64), piece(first, 56, 56), piece(silenced, 84, 84)
    inner = (24.0, 24.0, float(W), float(H))
    out["shadow_card"] = piece(shadow_card, W + 48, H + 48, border=(50, 50, 50, 50), inner=inner)
    out["glow_card"] = piece(glow_card, W + 48, H + 48, border=(50, 50, 50, 50), inner=inner)
    out["veil_card"] = piece(veil_card, W, H, border=(16, 16, 16, 16))
    out["glow_soft"] = piece(glow_soft, 240, 240)
    for group in GROUP:
        out[f"pennant_{group}"] = piece(lambda x=group: pennant(x), PEN_W + 4, PEN_H + 4, at=(0, 0), number=(2, 4, PEN_W - 4, 36))  # type: ignore[misc]
        out[f"mark_{group}"] = piece(lambda x=group: g(sign(x, 1.05, GROUP[x], CREAM), 0, 0), 36, 36)  # type: ignore[misc]
    for n in (1, 2, 3):
        for state in ("", "today", "done"):
            out[f"leaf_{n}" + (f"_{state}" if state else "")] = piece(lambda n=n, s=state: leaf(n, s), 76, 92)  # type: ignore[misc]
    return out


