"""Where everything lies round the harbour: fourteen places on the quay, their taverns and piles.

Coordinates are those of a 1920-wide window; `Ring.origin` is the upper left of the picture in it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from build_scripts.art.kit import Point

HOUSES = (526.0, 736.0, 946.0, 1156.0, 1366.0)
PILE = (56.0, 0.0)  # from the sill to the middle of the pile
QUAY = 92.0
HOUSE_BOX = (-82.0, -156.0, 164.0, 168.0)  # left, top, width, height from the sill
CARD = (72.0, 100.0)


@dataclass(frozen=True)
class Place:
    """One of the fourteen places: where a captain stands, the tavern's sill, the middle of its pile."""

    disc: Point
    sill: Point
    pile: Point


@dataclass(frozen=True)
class Ring:
    """The quay as a rounded loop, and what lies round it and in its water."""

    size: tuple[int, int]
    top: float  # the northernmost and southernmost line of the quay's middle
    bottom: float
    sides: tuple[tuple[float, float], tuple[float, float]]  # (sill, disc) of the upper and lower house at either end
    ship: tuple[float, float, float]  # her place between the jetties and her scale
    alone: tuple[float, float, float]  # the same where there are no jetties
    jetty_y: float
    origin: Point = (150.0, 0.0)
    middle_x: float = 930.0
    half_x: float = 485.0

    @property
    def middle(self) -> Point:
        """The middle of the basin."""
        return self.middle_x, (self.top + self.bottom) / 2

    @property
    def half_y(self) -> float:
        """Half the loop's height."""
        return (self.bottom - self.top) / 2

    def edge(self, out: float = 0, n: int = 160) -> list[Point]:
        """Points of the loop, `out` units outside its middle line."""
        mx, my = self.middle
        ps = []
        for i in range(n):
            a = 2 * math.pi * i / n
            c, s = math.cos(a), math.sin(a)
            ps.append(
                (
                    mx + (self.half_x + out) * math.copysign(math.sqrt(abs(c)), c),
                    my + (self.half_y + out) * math.copysign(math.sqrt(abs(s)), s),
                )
            )
        return ps

    def y_at(self, x: float, sign: int) -> float:
        """The loop's upper (-1) or lower (1) line at x."""
        k = 1 - ((x - self.middle_x) / self.half_x) ** 4
        return self.middle[1] + sign * self.half_y * k**0.25

    def x_at(self, y: float, sign: int) -> float:
        """The loop's left (-1) or right (1) line at y."""
        k = 1 - ((y - self.middle[1]) / self.half_y) ** 4
        return self.middle_x + sign * self.half_x * k**0.25

    def places(self) -> list[Place]:
        """The fourteen places clockwise, the first at the upper left."""
        north = [((x - 28, self.y_at(x - 28, -1)), x, -66.0) for x in HOUSES]
        south = [((x + 4, self.y_at(x + 4, 1)), x, 172.0) for x in reversed(HOUSES)]
        (s1, d1), (s2, d2) = self.sides
        east = [_place((self.x_at(d, 1), d), (1545.0, s)) for s, d in ((s1, d1), (s2, d2))]
        west = [_place((self.x_at(d, -1), d), (300.0, s)) for s, d in ((s2, d2), (s1, d1))]
        rows = [[_place(disc, (x, disc[1] + down)) for disc, x, down in row] for row in (north, south)]
        return rows[0] + east + rows[1] + west

    def marks(self) -> dict[str, tuple[float, ...]]:
        """All of it in units of the picture."""
        ox, oy = self.origin
        out: dict[str, tuple[float, ...]] = {}
        for i, p in enumerate(self.places()):
            out[f"place_{i}"] = tuple(v - o for q in (p.disc, p.sill, p.pile) for v, o in zip(q, (ox, oy), strict=True))
        out["ship"] = (self.ship[0] - ox, self.ship[1] - oy)
        out["ship_scale"] = (self.ship[2],)
        out["ship_alone"] = (self.alone[0] - ox, self.alone[1] - oy, self.alone[2])
        mx, my = self.middle
        out["boat_0"] = (mx - self.half_x * 0.66 - ox, my + self.half_y * 0.22 - oy)
        out["boat_1"] = (mx + self.half_x * 0.68 - ox, my - self.half_y * 0.08 - oy)
        out["port"] = (1062 - ox, self.jetty_y - oy, 286, 166)
        out["pile"] = (514 - ox, self.jetty_y - oy, 142, 166)
        left, top = HOUSE_BOX[:2]
        sills = [p.sill for p in self.places()]
        x, y = min(q[0] for q in sills) + left, min(q[1] for q in sills) + top
        right = max(q[0] for q in sills) + PILE[0] + CARD[0] / 2 + 8
        bottom = max(q[1] for q in sills) + CARD[1] / 2 + 8
        out["bounds"] = (x - ox, y - oy, right - x, bottom - y)
        return out


def _place(disc: Point, sill: Point) -> Place:
    return Place(disc, sill, (sill[0] + PILE[0], sill[1] + PILE[1]))


WIDE = Ring((1620, 850), 212, 564, ((374, 325), (586, 466)), (868, 470, 1.0), (930, 476, 1.08), 282)
TALL = Ring((1620, 968), 212, 682, ((400, 370), (660, 526)), (866, 560, 1.1), (930, 590, 1.5), 350)
