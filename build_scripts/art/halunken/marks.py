"""Places, lights, shadows and small signs of the table."""

from __future__ import annotations

from build_scripts.art.halunken.base import AMBER, CAPTAIN, CREW, LAMP, PAPER, piece, star
from build_scripts.art.kit import blur, circ, g, glow, ink, oval, path, poly, rect, shade, stroke
from build_scripts.art.sheet import Piece


def disc() -> str:
    """A place on the quay: a worn round stone."""
    return oval(0, 0, 40, 19, "#27324f", "#8493b0", 2.4) + oval(-3, -2, 33, 14, "#36436a")


def disc_step() -> str:
    """A step on the way."""
    return disc() + glow(0, 0, 62, 32, AMBER, 0.8) + oval(0, 0, 15, 8, LAMP, "#a8641e", 2.2)


def disc_lit() -> str:
    """A place one may choose."""
    out = glow(0, 0, 92, 50, AMBER, 1) + oval(0, 0, 42, 20, "#5a4a3c", LAMP, 3)
    return out + oval(0, 0, 31, 13, "#c98a3a", "#ffdf9a", 2)


def disc_goal() -> str:
    """The chosen goal, with the cross of the maps."""
    out = glow(0, 0, 100, 60, LAMP, 1) + oval(0, 0, 46, 22, LAMP, "#a8641e", 2.6)
    return out + oval(0, 0, 34, 15, AMBER, "#fff3d0", 2.4) + stroke("M-10 -5l20 10m0 -10l-20 10", "#7a3a1a", 5)


def disc_hover() -> str:
    """The place under the pointer."""
    return oval(0, 0, 48, 24, "none", "#fff3d0", 3.4) + oval(0, 0, 44, 21, LAMP, opacity=0.16)


def shadow(w: float, h: float, r: float) -> str:
    """The contact shadow of a lying card: tight and wide."""
    x, y = -w / 2, -h / 2
    return rect(x + 2, y + 3, w, h, "#060a18", r, opacity=0.6, filter=blur("s3", 3)) + rect(
        x + 5, y + 9, w, h, "#060a18", r, opacity=0.4, filter=blur("s9", 8)
    )


def rim(w: float, h: float, r: float) -> str:
    """The amber rim and halo of a card that may be chosen."""
    x, y = -w / 2, -h / 2
    halo = rect(x - 8, y - 8, w + 16, h + 16, AMBER, r + 8, opacity=0.9, filter=blur("h9", 8))
    return (
        halo
        + rect(x - 5, y - 5, w + 10, h + 10, "#ffc861", r + 5)
        + rect(x - 5, y - 5, w + 10, h + 10, "none", r + 5, "#fff0c4", 1.6)
    )


def crew(name: str) -> str:
    """The crew's colour and shape: doubloon, shamrock, kite, star."""
    c = CREW[name]
    if name == "yellow":
        return circ(0, 0, 13, c, True, 2.2) + circ(0, 0, 6.6, "none", ink(c), 2.2)
    if name == "green":
        leaves = "".join(circ(x, y, 6.9, c, True, 2) for x, y in ((-6.8, 1.6), (6.8, 1.6), (0, -7)))
        return stroke("M0 1q1 8 4 12", ink(c), 3.6) + leaves + circ(0, -1, 4, c)
    if name == "red":
        return poly([(0, -15), (11.4, 0), (0, 15), (-11.4, 0)], c, True, 2.2)
    return poly(star(15, 6.4), c, True, 2.2)


def seat(kind: str, fill: str = "", rim: str = "") -> str:
    """A seat's colour as a token with a shape of its own; on dark ground unless other colours are given."""
    c = fill or (CAPTAIN[kind] if kind != "black" else "#4a4060")
    line = {"line": rim or shade(c, 0.55), "w": 2.2}
    if kind == "green":
        return circ(0, 0, 11.5, c, **line)
    if kind == "blue":
        return path("M-10.5 -10.5h21v21h-21z", c, **line)
    if kind == "red":
        return poly([(0, -12.5), (12.5, 10), (-12.5, 10)], c, **line)
    if kind == "yellow":
        return poly([(0, -13), (13, 0), (0, 13), (-13, 0)], c, **line)
    return poly([(-6, -11.5), (6, -11.5), (12, 0), (6, 11.5), (-6, 11.5), (-12, 0)], c, **line)


def skull(s: float = 1, bone: str = PAPER, cut: str = "#2b2438") -> str:
    """Skull over crossed bones, 44 wide."""
    out = stroke("M-17 10L17 21M17 10L-17 21", ink(bone), 8) + stroke("M-17 10L17 21M17 10L-17 21", bone, 5)
    out += path("M-15 -6q0 -15 15 -15t15 15q0 8 -6 10v6q-9 5 -18 0v-6q-6 -2 -6 -10z", bone, ink(bone), 2)
    out += circ(-6, -5, 4.4, cut) + circ(6, -5, 4.4, cut) + path("M0 0l-2.4 5h4.800z", cut)
    return g(out + stroke("M-4 8v4M0 8v4M4 8v4", cut, 1.8), s=s)


def barrel(s: float = 1) -> str:
    """A cask of rum, 60 x 80."""
    c = "#9a5f34"
    out = path("M-26 -34h52q16 34 0 68h-52q-16 -34 0 -68z", c, True, 3)
    out += path("M8 -34h18q16 34 0 68h-18q12 -34 0 -68z", shade(c, -0.25))
    out += stroke("M-12 -34q-8 34 0 68M6 -34q6 34 0 68", shade(c, -0.4), 2)
    out += stroke("M-31 -18q31 7 62 0M-31 18q31 7 62 0", "#3d3a4a", 7)
    out += stroke("M-31 -20q31 7 62 0M-31 16q31 7 62 0", "#7d8496", 2)
    return g(out + oval(0, -34, 26, 6, shade(c, 0.25), ink(c), 2.4), s=s)


def coin() -> str:
    """A doubloon."""
    c = CREW["yellow"]
    out = circ(1, 2, 13.5, ink(c)) + circ(0, 0, 13.5, c, ink(c), 2) + circ(0, 0, 9.4, "none", shade(c, -0.3), 1.6)
    return out + stroke("M-9 -6q3 -5 8 -6", "#fff3d0", 2.4) + stroke("M0 -6V6M-6 0H6", shade(c, -0.42), 2.6)


def hammer() -> str:
    """The auctioneer's hammer on its block."""
    c = "#9a5f34"
    out = rect(-20, 14, 30, 7, shade(c, -0.3), 3, True, 2)
    head = (
        rect(-12, -9, 24, 15, c, 3, True, 2.2)
        + rect(-15, -10, 5, 17, AMBER, 2, True, 1.6)
        + rect(10, -10, 5, 17, AMBER, 2, True, 1.6)
    )
    return out + g(rect(-2.5, 4, 5, 26, shade(c, 0.2), 2, ink(c), 2) + head, 0, -4, rot=-42)


def hand_grab() -> str:
    """A hand that closes on something."""
    skin = "#e3b48a"
    out = path(
        "M10 22h-18l-2 -10q-8 -6 -9 -16q4 -2 7 3l3 4q-1 -12 0 -18q3 -3 5 0q1 -5 4 -5q3 0 4 5q3 -3 5 0l1 4q3 -2 5 1q2 14 -4 22z",
        skin,
        True,
        2.2,
    )
    out += stroke("M-3 -14v9M4 -15v10M10 -11v8", ink(skin), 1.8)
    return out + rect(-11, 15, 24, 8, CAPTAIN["black"], 2, "#8d7fb0", 2)


def cross_cancel() -> str:
    """Equal cards cancel each other."""
    d = "M-14 -14L14 14M14 -14L-14 14"
    return stroke(d, "#3a0f16", 12) + stroke(d, "#d8483c", 8) + stroke("M-14 -15L-2 -3M14 -15L9 -10", "#ffb39a", 2)


def pieces() -> dict[str, Piece]:
    """All of them."""
    discs = {
        "disc": disc,
        "disc_lit": disc_lit,
        "disc_step": disc_step,
        "disc_goal": disc_goal,
        "disc_hover": disc_hover,
    }
    out = {name: piece(draw, 208, 128) for name, draw in discs.items()}
    out["shadow_card"] = piece(lambda: shadow(72, 100, 8), 120, 152)
    out["shadow_move"] = piece(lambda: shadow(116, 162, 11), 168, 216)
    out["glow_card"] = piece(lambda: rim(72, 100, 8), 128, 156)
    out["glow_move"] = piece(lambda: rim(116, 162, 11), 172, 218)
    out["glow_soft"] = piece(lambda: glow(0, 0, 120, 120, AMBER), 240, 240)
    for name in CREW:
        out[f"mark_{name}"] = piece(lambda n=name: crew(n), 32, 32)
    for kind in CAPTAIN:
        out[f"seat_{kind}"] = piece(lambda k=kind: seat(k), 28, 28)
    out["coin"] = piece(coin, 32, 32)
    out["skull"] = piece(lambda: skull(1), 48, 48)
    out["barrel"] = piece(lambda: barrel(0.6), 48, 48)
    out["hammer"] = piece(hammer, 48, 48)
    out["hand_grab"] = piece(hand_grab, 48, 48)
    out["cross_cancel"] = piece(cross_cancel, 48, 48)
    return out
