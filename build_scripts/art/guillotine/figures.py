"""Little people for the action cards: large heads on small bodies, as satirical prints have them. They face right."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

from build_scripts.art.guillotine.base import BLUE, GOLD, INKY, RED, circ, ink, oval, path
from build_scripts.art.kit import Point, el, g, mix, pts, shade, stroke

SKIN, POWDER, LINEN, SHOE = "#efbd98", "#ece5da", "#f6f0e4", "#4a3a40"
DOWN = math.pi / 2


@dataclass(frozen=True)
class Look:
    """What somebody wears. hat: a key of HATS; gown: skirts instead of breeches."""

    coat: str = BLUE
    legs: str = "#d8c49a"
    hat: str = "wig"
    skin: str = SKIN
    gown: bool = False
    trim: str = GOLD


@dataclass(frozen=True)
class Pose:
    """Angles in degrees: lean of the body, and for each limb its upper and lower part; 0 hangs down, 90 points ahead."""

    lean: float = 0
    legs: tuple[tuple[float, float], tuple[float, float]] = ((-6, -6), (8, 4))
    arms: tuple[tuple[float, float], tuple[float, float]] = ((-14, 6), (12, 24))
    head: float = 0
    mouth: str = "line"
    eye: str = "open"
    belly: float = 1
    hold: dict[str, str] = field(default_factory=dict)


def along(p: Point, angle: float, n: float) -> Point:
    """The point n further at so many degrees from straight down, ahead counted positive."""
    a = math.radians(angle)
    return (p[0] + n * math.sin(a), p[1] + n * math.cos(a))


def limb(ps: Sequence[Point], c: str, w: float) -> str:
    """An arm or leg: a thick line with its outline and a lit edge."""
    d = pts(ps, False)
    lit = pts([(x - w * 0.16, y - w * 0.12) for x, y in ps], False)
    return stroke(d, ink(c), w + 3) + stroke(d, c, w) + stroke(lit, shade(c, 0.35), w * 0.24, opacity=0.8)


def shoe(p: Point, angle: float, c: str = SHOE, buckle: str = GOLD) -> str:
    """A buckled shoe at the end of a leg."""
    body = path("M-6 -4q5 -4 9 0q8 2 11 6q1 4 -2 4h-18q-2 -6 0 -10z", c, True, 1.6) + path("M0 -3.5h4v4h-4z", buckle)
    return g(body, p[0], p[1], 1, -angle * 0.6)


def hand(p: Point, c: str, r: float = 5) -> str:
    """A fist."""
    return circ(p[0], p[1], r, c, True, 1.7)


def man(look: Look = Look(), pose: Pose = Pose()) -> str:
    """A standing figure, 118 high; the origin is between the feet of the plainest pose."""
    hip: Point = (0, -46)
    neck = along(hip, 180 - pose.lean, 34)
    shoulder = along(hip, 180 - pose.lean, 30)
    far, near = (_arm(shoulder, look, a, i) for i, a in enumerate(pose.arms))
    back = el("g", _leg(hip, look, pose.legs[0]), opacity=1) if not look.gown else ""
    front = _leg(hip, look, pose.legs[1]) if not look.gown else ""
    body = _gown(look) if look.gown else _coat(look, pose.belly)
    out = far + back + front + g(body, hip[0], hip[1], 1, pose.lean)
    return out + g(head(look, pose.mouth, pose.eye), neck[0], neck[1], 1, pose.lean * 0.7 + pose.head) + near


def _leg(hip: Point, look: Look, turn: tuple[float, float]) -> str:
    start = (hip[0] + (1 if turn[0] >= 0 else -1), hip[1] - 2)
    knee = along(start, turn[0], 22)
    foot = along(knee, turn[1], 22)
    return limb([start, knee], look.legs, 12) + limb([along(knee, turn[1], 1), foot], LINEN, 7.4) + limb([along(knee, turn[0] + 180, 3), knee], look.legs, 12) + shoe(foot, turn[1])


def _arm(shoulder: Point, look: Look, turn: tuple[float, float], near: int) -> str:
    start = (shoulder[0] + (2 if near else 4), shoulder[1] + 3)
    elbow = along(start, turn[0], 17)
    wrist = along(elbow, turn[1], 15)
    c = look.coat if near else shade(look.coat, -0.18)
    cuff = limb([along(wrist, turn[1] + 180, 2), wrist], LINEN, 8)
    return hand(along(wrist, turn[1], 5), look.skin) + limb([start, elbow, along(wrist, turn[1] + 180, 2)], c, 9.6) + cuff


def _coat(look: Look, belly: float) -> str:
    b = 15 * belly
    tails = path(f"M-12 -12Q-24 4 -20 22Q-12 20 -4 6L8 8Q14 14 12 22Q18 8 {b:.0f} -10z", shade(look.coat, -0.22), True, 1.8)
    body = path(f"M-10 -36Q4 -40 11 -33Q{b + 3:.0f} -20 {b:.0f} -2Q0 8 -15 1Q-18 -20 -10 -36z", look.coat, True, 2)
    vest = path(f"M6 -36Q12 -32 {b + 1:.0f} -18Q{b + 1:.0f} -6 {b - 1:.0f} -1Q{b * 0.5:.0f} 3 3 4Q8 -16 1 -36z", mix(look.trim, LINEN, 0.5), True, 1.5)
    lit = stroke("M-9 -30Q-14 -18 -11 -2", shade(look.coat, 0.4), 2, opacity=0.8)
    return tails + body + vest + lit + path("M-4 -38Q6 -34 12 -37Q13 -29 8 -24Q2 -26 -4 -30z", LINEN, True, 1.4)


def _gown(look: Look) -> str:
    skirt = path("M-10 -6Q-36 24 -30 46Q0 54 32 46Q36 22 10 -6z", look.coat, True, 2)
    skirt += path("M-6 -6Q-10 24 -8 48Q6 50 18 48Q16 20 6 -6z", mix(look.trim, LINEN, 0.55), True, 1.5) + stroke("M-26 40q4 -6 8 0t8 0M20 46q4 -6 8 -1", LINEN, 2.6)
    body = path("M-9 -36Q4 -40 10 -34Q12 -20 9 -4Q0 2 -10 -3Q-14 -20 -9 -36z", look.coat, True, 2)
    return skirt + body + stroke("M-20 10Q-26 26 -24 40", shade(look.coat, 0.4), 2, opacity=0.8) + path("M-3 -38Q5 -34 11 -36Q11 -28 5 -24Q-1 -28 -3 -38z", look.skin, True, 1.3)


# ---- heads ------------------------------------------------------------------------------------------
def head(look: Look = Look(), mouth: str = "line", eye: str = "open") -> str:
    """A head, 36 high, on the neck at the origin."""
    c = look.skin
    back, front = HATS[look.hat](look)
    face = path("M-13 -20Q-15 -36 2 -37Q15 -36 14 -24Q22 -20 21 -15Q18 -12 13 -14Q14 -4 4 0Q-10 0 -13 -20z", c, True, 2)
    face += oval(5, -10, 5, 3.6, "#d8604f", opacity=0.5) + path("M-9 -19q-5 -3 -5 3q2 5 6 3z", c, True, 1.4)
    face += oval(19, -16.5, 3.4, 2.6, "#d8604f", opacity=0.55)
    return limb([(0, 4), (0, -6)], shade(c, -0.16), 9) + back + face + _eye(eye, c) + _mouth(mouth, c) + front


def _eye(kind: str, c: str) -> str:
    brow = {"open": "M3 -29q5 -3 9 0", "shut": "M3 -28q5 -2 9 1", "wide": "M3 -32q5 -4 9 -1", "cross": "M2 -30l10 5", "up": "M3 -31q5 -3 9 1"}[kind]
    line = stroke(brow, shade(c, -0.6), 2.2)
    if kind == "shut":
        return line + stroke("M4 -22q4 3 8 0", INKY, 1.9)
    r, dy = {"wide": (5.2, 0.0), "up": (4.2, -1.6), "cross": (3.6, 0.5)}.get(kind, (4.2, 0.4))
    return line + circ(8, -22, r, "#fffaf0", INKY, 1.2) + circ(9.4, -22 + dy, 1.9, INKY)


def _mouth(kind: str, c: str) -> str:
    ln = shade(c, -0.62)
    if kind == "o":
        return oval(10, -6.5, 3.2, 4, "#6a2430", ln, 1.2)
    if kind == "grin":
        return path("M3 -9Q10 -6 14 -10Q13 -1 6 -2Q3 -4 3 -9z", "#6a2430", ln, 1.2) + path("M4 -8.600Q10 -6 13.500 -9.400L13 -7Q8 -4.500 4.500 -6.500z", "#fff6e0")
    d = {"line": "M5 -6q4 1 8 -1", "smile": "M3 -8q5 5 10 0", "frown": "M5 -4q4 -4 8 -1"}[kind]
    return stroke(d, ln, 1.9)


Dress = tuple[str, str]


def wig(look: Look) -> Dress:
    """A powdered wig with a pigtail."""
    tail = path("M-14 -16q-8 8 -6 20q4 4 7 -2q0 -8 3 -14z", POWDER, True, 1.5) + path("M-18 -6l-7 -5v9zM-18 -6l6 -5v9z", INKY, True, 1)
    cap = path("M-15 -18Q-20 -40 2 -42Q16 -41 15 -30Q10 -35 2 -33Q-3 -30 -6 -22Q-10 -14 -15 -18z", POWDER, True, 1.8)
    rolls = "".join(path(f"M-16 {y}h9q4 2 0 5.500h-9q-4 -2 0 -5.500z", POWDER, True, 1.3) for y in (-22, -16))
    return tail, cap + stroke("M-10 -36Q0 -40 10 -36", shade(POWDER, -0.2), 1.2) + rolls


def tower(look: Look) -> Dress:
    """A lady's high hair with a bow."""
    d = "M-15 -16Q-22 -40 -14 -62Q0 -74 14 -62Q20 -46 15 -31Q10 -36 2 -33Q-3 -30 -6 -20Q-10 -12 -15 -16z"
    hair = path(d, POWDER, True, 1.9) + stroke("M-11 -34Q-14 -50 -6 -62M2 -38Q2 -52 4 -64M10 -38Q14 -50 10 -60", shade(POWDER, -0.22), 1.3)
    bow = path("M-2 -60l-9 -6v11zM-2 -60l9 -6v11z", look.trim, True, 1.4) + circ(-2, -60, 2.4, look.trim, True, 1.2)
    return "", hair + bow + path("M-15 -18q-7 5 -3 9q7 2 8 -3z", POWDER, True, 1.3)


def tricorne(look: Look) -> Dress:
    """A three-cornered hat over a wig."""
    tail, cap = wig(look)
    hat = path("M-22 -30Q-16 -36 -14 -42Q0 -54 12 -44Q16 -38 24 -36Q20 -28 10 -31Q0 -36 -10 -28Q-18 -26 -22 -30z", INKY, True, 1.8)
    return tail, cap + hat + stroke("M-20 -30Q-12 -33 -8 -38Q0 -46 10 -40Q14 -36 22 -35", look.trim, 1.8)


def cap(look: Look) -> Dress:
    """The red cap of liberty."""
    d = "M-15 -26Q-16 -44 0 -46Q6 -54 16 -50Q22 -44 14 -41Q17 -36 16 -29Q2 -36 -15 -26z"
    return path("M-13 -28q-6 6 -4 18q6 2 8 -6z", "#6a4630", True, 1.5), path(d, RED, True, 1.9) + path("M-17 -25Q0 -36 17 -29L18 -25Q2 -31 -16 -20z", shade(RED, 0.25), True, 1.5) + circ(-7, -35, 3.4, BLUE, True, 1.1)


def bald(look: Look) -> Dress:
    """A shorn head."""
    return "", stroke("M-12 -30q-3 6 -2 10M-4 -38l1 4M2 -39l0 4M-8 -36l2 4", shade(look.skin, -0.5), 1.6)


def bearskin(look: Look) -> Dress:
    """A guard's fur cap, down to the nose."""
    fur = "#4a4050"
    d = "M-16 -19Q-21 -44 -13 -62Q0 -72 14 -62Q22 -44 17 -20Q0 -14 -16 -19z"
    hairs = stroke("M-10 -50l1 8M-2 -58l0 8M7 -54l-1 8M-8 -34l1 8M10 -38l-1 8", shade(fur, 0.35), 1.5)
    return "", path(d, fur, True, 2) + hairs + path("M-2 -36q6 -4 10 0l-1 11q-4 4 -8 0z", GOLD, True, 1.4) + stroke("M-12 -16Q-6 0 8 0", GOLD, 2)


def crown(look: Look) -> Dress:
    """A crown on a wig."""
    tail, hair = wig(look)
    gold = path("M-11 -38L-14 -54L-5 -47L1 -58L6 -47L15 -54L12 -38Q0 -34 -11 -38z", GOLD, True, 1.8)
    return tail, hair + gold + circ(1, -43, 2.6, RED, True, 1)


def mitre(look: Look) -> Dress:
    """A bishop's hat."""
    d = "M-14 -28Q-17 -48 0 -68Q18 -48 15 -28Q0 -34 -14 -28z"
    return "", path(d, LINEN, True, 1.9) + stroke("M0 -62V-33M-12 -46Q0 -50 13 -46", GOLD, 3) + path("M-15 -26Q0 -34 16 -27V-23Q0 -29 -15 -21z", GOLD, True, 1.4)


def nun(look: Look) -> Dress:
    """A veil."""
    veil = path("M-20 6Q-24 -40 0 -46Q18 -44 18 -30Q8 -40 -2 -34Q-10 -26 -8 4z", "#4a4458", True, 1.9)
    return "", path("M-11 0Q-16 -30 0 -38Q14 -38 16 -28Q8 -35 0 -31Q-8 -24 -4 0z", LINEN, True, 1.4) + veil


def mob(look: Look) -> Dress:
    """A citizen's frilled cap."""
    puff = path("M-17 -22Q-24 -44 -2 -48Q18 -48 18 -31Q2 -38 -17 -22z", LINEN, True, 1.9)
    frill = "".join(circ(-15 + i * 5.4, -23 - 9 * math.sin(i * math.pi / 7.5), 4, LINEN, True, 1.2) for i in range(7))
    return path("M-14 -24q-6 8 -3 14q6 1 7 -5z", "#8a5a3a", True, 1.4), puff + stroke("M-15 -27Q2 -41 16 -34", RED, 3) + frill


def hood(look: Look) -> Dress:
    """The hood of the executioner; it leaves the nose out."""
    black = "#474252"
    d = "M-18 4Q-22 -40 2 -44Q18 -42 17 -25L4 -26Q2 -18 8 -14Q6 2 -4 6Q-12 10 -18 4z"
    return "", path(d, black, True, 2)


def dunce(look: Look) -> Dress:
    """A paper cone with an ass's ears."""
    ears = path("M-8 -36Q-26 -54 -22 -66Q-8 -58 -2 -40z", "#a08a7a", True, 1.6) + path("M6 -38Q10 -60 22 -66Q24 -50 12 -36z", "#a08a7a", True, 1.6)
    return ears, path("M-14 -30L2 -72L15 -32Q0 -38 -14 -30z", LINEN, True, 1.9) + stroke("M-6 -42q6 -3 13 -1M-2 -54q4 -2 8 -1", RED, 3)


def fool(look: Look) -> Dress:
    """A felt hat with a broad brim."""
    return "", path("M-12 -30Q-12 -50 2 -50Q14 -49 13 -31z", look.trim, True, 1.8) + path("M-24 -28Q0 -40 26 -30Q24 -25 14 -27Q0 -31 -12 -25Q-20 -23 -24 -28z", shade(look.trim, -0.1), True, 1.8)


def bicorne(look: Look) -> Dress:
    """An officer's hat."""
    return path("M-13 -26q-5 8 -3 16q6 1 7 -5z", POWDER, True, 1.4), path("M-26 -28Q-16 -52 4 -52Q20 -48 26 -28Q12 -32 2 -34Q-12 -33 -26 -28z", INKY, True, 1.9) + stroke("M-23 -30Q-14 -47 4 -48Q18 -44 23 -30", GOLD, 1.8) + circ(3, -41, 3.6, RED, True, 1.1)


HATS = {f.__name__: f for f in (wig, tower, tricorne, cap, bald, bearskin, crown, mitre, nun, mob, hood, dunce, fool, bicorne)}

NOBLE = Look("#7d4a94", "#e0cfa4")
LADY = Look("#8fb0b4", hat="tower", gown=True, trim="#d98f8a")
CITIZEN = Look("#6a7f58", "#8f7a5a", "cap")
GUARD = Look("#41618f", "#f0e6d0", "bearskin", trim=RED)
WOMAN = Look("#b0705a", hat="mob", gown=True, trim="#d8c49a")
PRIEST = Look("#4a6a9c", "#4a6a9c", "mitre", trim=GOLD)
RULER = Look("#6a4a94", "#f0e6d0", "crown")
CLERK = Look("#5f6f58", "#8f8a7a", "tricorne")
HEADSMAN = Look("#a5573f", "#5a4a48", "hood", trim="#7a4a34")

WALK = Pose(6, ((-30, -44), (26, 10)), ((-34, -10), (34, 50)))
RUN = Pose(20, ((-48, -96), (58, 16)), ((-70, -10), (60, 120)), mouth="o", eye="wide")
