"""The hats on the street: one crown for each seat, the undertaker's tall one, and the undertaker himself."""

from __future__ import annotations

from build_scripts.art.gnadenlos.base import DARK, LAMP, RUST, SEAT, piece
from build_scripts.art.kit import circ, clip, contact, el, g, glow, ink, mix, path, rect, shade, stroke
from build_scripts.art.sheet import Piece

FELT = {**SEAT, "black": "#3a3036"}
CROWN = {
    "red": "M-20 -9q-3 -24 3 -36q9 -7 17 1q8 -8 17 -1q6 12 3 36z",
    "blue": "M-21 -9q-2 -37 21 -37t21 37z",
    "green": "M-20 -9l2 -26q18 -7 36 0l2 26z",
    "yellow": "M-18 -9q5 -46 18 -46t18 46z",
    "black": "M-19 -9l-4 -46q23 -8 46 0l-4 46z",
}
"""Creased, round, flat, pointed, and tall as a stove-pipe."""
BRIM = {
    "red": "M-42 -19q13 12 42 10q29 2 42 -10q-3 22 -42 22t-42 -22z",
    "blue": "M-32 -12q32 8 64 0q3 14 -32 14t-32 -14z",
    "green": "M-40 -10q40 -7 80 0q3 12 -40 12t-40 -12z",
    "yellow": "M-46 -20q6 11 46 10q40 1 46 -10q4 23 -46 23t-46 -23z",
    "black": "M-33 -11q33 7 66 0q3 13 -33 13t-33 -13z",
}
BAND = {"black": "#9c3426", "yellow": RUST}


def hat(kind: str, s: float = 1, line: float = 2.4) -> str:
    """A hat about 80 wide that stands on the origin."""
    c = FELT[kind]
    edge, band = ink(c), BAND.get(kind, shade(c, -0.52))
    inner = path("M6 -66h46v66h-40q6 -30 -6 -66z", shade(c, -0.22)) + path("M14 -66h40v66h-36q4 -30 -4 -66z", shade(c, -0.4))
    inner += stroke("M-13 -42q-3 12 -3 20", shade(c, 0.42), 4.6) + rect(-34, -20, 68, 9.500, band) + rect(6, -20, 40, 9.500, shade(band, -0.35))
    if kind == "red":
        inner += path("M0 -46q-3 9 1 20", "none", edge, 2.2)
    out = path(CROWN[kind], c, edge, line) + el("g", inner, clip_path=clip(f"crown{kind}", path(CROWN[kind], "#fff"))) + path(CROWN[kind], "none", edge, line)
    out += path(BRIM[kind], shade(c, 0.08), edge, line)
    low = path("M-50 -1q50 9 100 -18v30h-100z", shade(c, -0.32), opacity=0.85)
    if kind == "yellow":
        low += "".join(circ(x, -1.4 + abs(x) * -0.13, 2, RUST) for x in (-32, -20, -7, 7, 20, 32))
    out += el("g", low, clip_path=clip(f"brim{kind}", path(BRIM[kind], "#fff"))) + path(BRIM[kind], "none", edge, line)
    rim = {"red": "M-37 -13q14 9 32 8", "yellow": "M-41 -15q12 7 34 7"}.get(kind, "M-27 -8q14 4 26 4")
    return g(out + stroke(rim, shade(c, 0.5), 1.8, opacity=0.9), s=s)


def standing(kind: str, lit: bool = False) -> str:
    """The hat with its shadow on the dust."""
    halo = glow(0, -20, 58, 52, LAMP, 0.95) if lit else ""
    return halo + contact(3, 1, 42, 11, DARK, 0.7) + hat(kind)


def undertaker() -> str:
    """The undertaker, his feet at the origin, 74 high: tall hat, tape measure, a patient look."""
    coat, rim = "#3b3138", "#d8c7a4"
    out = contact(2, 0, 19, 6, DARK, 0.8)
    out += path("M-7 -22L-8 -1H-1L0 -20L2 -1H9L7 -22z", "#2a2228", "#181116", 1.6)
    out += path("M-11 -1q-3 -5 3 -5h5v5zM2 -1v-5h5q6 0 5 5z", "#1c1418", "#120c0e", 1.2)
    out += path("M-10 -46Q-14 -30 -15 -14L-3 -17L0 -22L4 -17L15 -13Q14 -30 10 -46z", coat, "#181116", 1.8)
    out += path("M3 -45Q12 -30 13 -14L15 -13Q14 -30 10 -46z", shade(coat, -0.3)) + path("M-4 -46L0 -36L4 -46z", "#f3ead4", "#181116", 1.2) + path("M-2 -45L0 -41L2 -45L1.500 -36H-1.500z", "#2a2228")
    out += path("M-10 -45Q-18 -38 -17 -27L-13 -26Q-12 -34 -7 -38z", coat, "#181116", 1.6) + path("M10 -45Q20 -40 21 -30L17 -28Q14 -36 8 -38z", coat, "#181116", 1.6)
    out += circ(-15, -25, 2.800, "#e0b898", "#7a5038", 1.2) + circ(19, -28, 2.800, "#e0b898", "#7a5038", 1.2)
    out += stroke("M-14 -24q2 12 12 9t14 -6t7 -6", "#e6c45a", 2) + stroke("M-10 -17v3M-4 -15v3M3 -17v3M10 -20v3", "#6a4a1c", 0.9)
    out += path("M-6 -57Q-7 -49 -3 -45.500Q0 -43.500 3 -45.500Q7 -49 6 -57z", "#dcb496", "#7a5038", 1.4) + path("M2 -57h4Q7 -49 3 -45.500Q4 -51 2 -57z", "#b88a6c")
    out += circ(-2.600, -53, 0.9, "#2a1a14") + circ(2.400, -53, 0.9, "#2a1a14") + stroke("M-5 -55.500l3.400 1M5 -55.500l-3.400 1", "#4a3428", 1) + path("M-6 -50Q-7 -43 0 -40Q7 -43 6 -50Q3 -47 0 -47Q-3 -47 -6 -50z", "#8f8478", "#4a4038", 1) + stroke("M-1.500 -47.500h3", "#4a2a20", 1)
    out += g(hat("black", 0.36, 4.4), 0, -55)
    return out + stroke("M-12.500 -44Q-14.500 -36 -15 -17", rim, 1.1, opacity=0.55) + stroke("M-8.600 -72L-7.600 -60", rim, 1.1, opacity=0.6)


def coin(kind: str) -> str:
    """The sign of a seat: its hat on a disc of paper, 40 across."""
    c = FELT[kind]
    return circ(1, 1.6, 18.5, DARK, opacity=0.45) + circ(0, 0, 18.5, mix("#f7e8c4", c, 0.14), shade(c, -0.45), 2.2) + g(hat(kind, 0.36, 4.2), 0, 8)


def pieces() -> dict[str, Piece]:
    """Hats, lit hats, discs and the undertaker; the anchor is where they stand."""
    out: dict[str, Piece] = {}
    for kind in FELT:
        out[f"hat_{kind}"] = piece(lambda k=kind: standing(k), 104, 84, at=(50, 66), sits=(10, 8, 80, 60))  # type: ignore[misc]
        out[f"sign_{kind}"] = piece(lambda k=kind: coin(k), 42, 42)  # type: ignore[misc]
    for kind in SEAT:
        out[f"hat_{kind}_lit"] = piece(lambda k=kind: standing(k, True), 124, 112, at=(62, 76))  # type: ignore[misc]
    out["undertaker"] = piece(undertaker, 64, 96, at=(32, 86))
    return out

