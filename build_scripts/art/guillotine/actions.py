"""The action cards: broadsheets with a headline, a picture and a badge that tells what the card does; and their back."""

from __future__ import annotations

from collections.abc import Callable

from build_scripts.art.guillotine import scenes_back, scenes_forward, scenes_play, scenes_support
from build_scripts.art.guillotine.badges import BADGES, badge
from build_scripts.art.guillotine.base import (
    BLUE,
    CREAM,
    EDGE,
    GOLD,
    INKY,
    RED,
    burst,
    circ,
    cockade,
    hatch,
    ink,
    path,
    piece,
    rect,
)
from build_scripts.art.guillotine.cards import FILES as CARD_FILES
from build_scripts.art.guillotine.cards import ZOOM_H, ZOOM_W, blank
from build_scripts.art.guillotine.props import PIC_H, PIC_W, machine
from build_scripts.art.guillotine.scenes import SCENES
from build_scripts.art.kit import clip, el, g, linear, shade, stroke
from build_scripts.art.sheet import Piece, Sheet

PICTURES = (scenes_forward, scenes_back, scenes_play, scenes_support)
W, H = 160, 240
X, Y = -W / 2, -H / 2
HEAD = 60.0
FRONT_W, FRONT_H = 76, 96
STAY = (
    "callous_guards", "church_support", "civic_support", "military_support", "foreign_support", "fountain_of_blood",
    "indifferent_public", "tough_crowd",
)  # fmt: skip
"""The eight that lie in front of a player."""


def picture_in(name: str, x: float, y: float, w: float, h: float, r: float = 4) -> str:
    """The scene of a card in a window."""
    s = max(w / PIC_W, h / PIC_H)
    inside = g(SCENES[name](), x + w / 2, y + h / 2, s)
    return el("g", inside, clip_path=clip("pic", rect(x, y, w, h, "#fff", r))) + rect(x, y, w, h, "none", r, INKY, 2)


def rules(x: float, y: float, w: float, c: str = INKY) -> str:
    """The double rule of a headline."""
    return rect(x, y, w, 2.6, c) + rect(x, y + 4.4, w, 1, c)


def action(name: str) -> str:
    """A card of the hand."""
    out = blank(W, H, "#8d7a5a", 10, CREAM)
    out += rules(X + 8, Y + 8, W - 16) + g(rules(0, 0, W - 16), X + 8, Y + HEAD + 6.5)
    win = (X + 8, Y + HEAD + 15, W - 16, H - HEAD - 24)
    return out + picture_in(name, *win) + g(badge(name), win[0] + 20, win[1] + 20)


def zoom(name: str) -> str:
    """A card held close: headline, picture, place for the effect."""
    x, y = -ZOOM_W / 2, -ZOOM_H / 2
    out = blank(ZOOM_W, ZOOM_H, "#8d7a5a", 16, CREAM)
    out += rect(x + 10, y + 10, ZOOM_W - 20, ZOOM_H - 20, "none", 8, EDGE, 2)
    out += g(rules(0, 0, (ZOOM_W - 44) / 1.5), x + 22, y + 22, 1.5) + g(rules(0, 0, (ZOOM_W - 44) / 1.5), x + 22, y + 78, 1.5)
    out += picture_in(name, -125, y + 94, 250, 266, 5)
    return out + g(badge(name), -125 + 28, y + 94 + 28, 1.5) + stroke(f"M{x + 24} {-y - 24}H{-x - 24}", EDGE, 1.6)


def back(w: float = W, h: float = H, r: float = 10) -> str:
    """The back of the actions: the machine in a glory of rays, on the red of a faded flag."""
    x, y = -w / 2, -h / 2
    out = blank(w, h, RED, r, CREAM) + rect(x + 6, y + 6, w - 12, h - 12, linear("bk", [(0, "#b5493f", 1), (1, "#7c2a2c", 1)], 0, 0, 1, 1), r * 0.6, ink(RED), 1.5)
    inner = burst(0, 0, h, 40, "#d8806a", 0.32, 0.14) + hatch(x + 8, y + 8, w - 16, h - 16, "#5c1e22", 5, 5, 0.9, 0.35)
    out += el("g", inner, clip_path=clip("bkc", rect(x + 7, y + 7, w - 14, h - 14, "#fff", r * 0.5)))
    out += rect(x + 10, y + 10, w - 20, h - 20, "none", r * 0.4, GOLD, 1.8) + rect(x + 13.5, y + 13.5, w - 27, h - 27, "none", r * 0.3, shade(GOLD, -0.2), 0.9)
    medal = circ(0, 0, 52, "#efe2c2", GOLD, 3) + circ(0, 0, 46, "none", RED, 1.4) + g(machine(0.62, 8), 0, 42)
    corners = "" if w < 100 else "".join(g(cockade(0, 0, 9), sx * (w / 2 - 24), sy * (h / 2 - 24)) for sx in (-1, 1) for sy in (-1, 1))
    ribbon = path("M-34 56Q0 68 34 56L38 72Q0 84 -38 72z", BLUE, True, 1.8) + path("M-34 61Q0 73 34 61L36 66Q0 78 -36 66z", CREAM)
    return out + g(medal + ribbon, 0, -4, w / 160) + corners


def front(name: str) -> str:
    """A card that lies in front of a player: its picture small, nailed to a board; the foot is free for a number."""
    x, y = -FRONT_W / 2, -FRONT_H / 2
    out = blank(FRONT_W, FRONT_H, "#8d7a5a", 6, CREAM) + picture_in(name, x + 5, y + 5, FRONT_W - 10, FRONT_H - 32, 3)
    out += rect(x + 5, -y - 25, FRONT_W - 10, 20, shade(CREAM, -0.12), 3, EDGE, 1.2)
    return out + circ(0, y + 5, 4.500, "#8a8690", "#3a3640", 1.4) + circ(-1.2, y + 3.8, 1.4, "#e6e6ea")


def small() -> dict[str, Piece]:
    """Cards of the hand and what lies in front of the players."""
    marks: dict[str, tuple[float, ...]] = {"title": (8, 16, W - 16, HEAD - 11), "index": (4, HEAD + 11, 52, 52), "picture": (8, HEAD + 15, W - 16, H - HEAD - 24)}
    out = {f"action_{name}": piece(_with(action, name), W, H, **marks) for name in BADGES}
    out["action_back"] = piece(back, W, H)
    return out


def fronts() -> dict[str, Piece]:
    """The eight that stay."""
    return {f"front_{name}": piece(_with(front, name), FRONT_W, FRONT_H, tally=(5, FRONT_H - 25, FRONT_W - 10, 20)) for name in STAY}


def large() -> dict[str, Piece]:
    """Cards held close, a file each."""
    marks: dict[str, tuple[float, ...]] = {"title": (24, 32, ZOOM_W - 48, 44), "text": (24, 368, ZOOM_W - 48, 104)}
    return {f"zoom_{name}": piece(_with(zoom, name), ZOOM_W, ZOOM_H, alone=True, **marks) for name in BADGES}


def _with(draw: Callable[[str], str], name: str) -> Callable[[], str]:
    return lambda: draw(name)


NAMES = ("base", "figures", "props", "scenes", "scenes_forward", "scenes_back", "scenes_play", "scenes_support", "badges", "actions")
FILES = tuple(dict.fromkeys((*CARD_FILES, *(f"guillotine/{n}.py" for n in NAMES))))
SHEETS = [Sheet("guillotine/actions", small, FILES, quality=86)]
