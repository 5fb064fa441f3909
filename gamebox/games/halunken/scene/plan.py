"""Where everything lies on the table of Halunken & Spelunken. Pure: from the window to rectangles.

The ring is as large as the seats' blocks in the corners allow. Its own marks say where places, ship and jetties are.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from pygame import Rect

from gamebox.games.halunken.cards import PLACES
from gamebox.ui.layout import Frame
from gamebox.ui.sprites import Piece
from gamebox.ui.table_plan import EDGE, TablePlan, table_plan

SAILOR = (72, 100)
MOVE = (116, 162)
TOKEN = (36, 40)
HOUSE = (-74, -148, 148, 156)
DISC = (-46, -24, 92, 48)
FIGURE = (-34, -112, 68, 122)
CORNERS = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""Corners by number of seats, clockwise from the lower left."""


class Point(NamedTuple):
    """A place in pixels."""

    x: int
    y: int


@dataclass(frozen=True)
class Place:
    """One of the fourteen places: where a captain stands, the sill of the tavern, its pile; and what they cover."""

    disc: Point
    sill: Point
    pile: Rect
    house: Rect
    ring: Rect
    whole: Rect


@dataclass(frozen=True)
class SeatPlan:
    """The block of a seat: bust, name, state, points, crew, tokens; `front` is the table before it."""

    panel: Rect
    bust: Rect
    name: Rect
    state: Rect
    points: Rect
    crew: Rect
    tokens: tuple[Rect, ...]
    front: Rect


@dataclass(frozen=True)
class Plan:
    """The whole table. k: pixels a unit of the ring; seats by seat number; hand: eight slots."""

    table: TablePlan
    ring: str
    origin: Point
    k: float
    places: tuple[Place, ...]
    ship: Point
    ship_k: float
    alone: tuple[Point, float]
    boats: tuple[Point, ...]
    port: Rect
    pile: Rect
    port_cards: Rect
    pile_cards: Rect
    seats: tuple[SeatPlan, ...]
    hand: tuple[Rect, ...]

    def ship_rect(self) -> Rect:
        """Where figures come from."""
        return around(self.ship, FIGURE, self.k)

    def figure(self, space: int) -> Rect:
        """What a figure covers that stands on a place."""
        return around(self.places[space].disc, FIGURE, self.k)


def around(point: tuple[float, float], box: tuple[float, float, float, float], k: float) -> Rect:
    """A box in units round a point in pixels."""
    return Rect(round(point[0] + box[0] * k), round(point[1] + box[1] * k), round(box[2] * k), round(box[3] * k))


def layout(frame: Frame, seats: int, first: int, pieces: Mapping[str, Piece]) -> Plan:
    """All rectangles. first: the seat at the lower left. pieces: the ring's sprites by name, for their marks."""
    table = table_plan(frame)
    corners = _corners(frame, table, seats)
    blocks = {(first + i) % seats: block for i, block in enumerate(corners)}
    taken = [rect for block in corners for rect in (block.panel, block.front)]
    ring, k, origin = _ring(table.field, taken, pieces, frame.u)
    marks = pieces[ring].marks
    places = tuple(_place(marks[f"place_{i}"], origin, k) for i in range(PLACES))
    port, pile = (_box(marks[name], origin, k) for name in ("port", "pile"))
    ship = _at(marks["ship"], origin, k)
    slots = _slots(table.hand, 8, MOVE)
    label = round(30 * k)
    only = marks.get("ship_alone", (*marks["ship"], 1.0))
    boats = tuple(_at(mark, origin, k) for name, mark in marks.items() if name.startswith("boat_"))
    return Plan(
        table, ring, origin, k, places, ship, k * marks.get("ship_scale", (1.0,))[0],
        (_at(only, origin, k), k * only[2]), boats, port, pile, _within(port, k, label), _within(pile, k, label),
        tuple(blocks[seat] for seat in range(seats)), slots,
    )  # fmt: skip


def _within(jetty: Rect, k: float, label: int) -> Rect:
    edge = round(10 * k)
    return Rect(jetty.x + edge, jetty.y + edge, jetty.w - 2 * edge, jetty.h - 2 * edge - label)


def _slots(area: Rect, count: int, shape: tuple[int, int]) -> tuple[Rect, ...]:
    scale = min(area.h * 0.93 / shape[1], area.w / count / (shape[0] + 8))
    w, h = int(shape[0] * scale), int(shape[1] * scale)
    step = area.w / count
    return tuple(Rect(round(area.x + (i + 0.5) * step - w / 2), area.bottom - h, w, h) for i in range(count))


def _at(mark: tuple[float, ...], origin: Point, k: float) -> Point:
    return Point(round(origin.x + mark[0] * k), round(origin.y + mark[1] * k))


def _box(mark: tuple[float, ...], origin: Point, k: float) -> Rect:
    x, y = _at(mark, origin, k)
    return Rect(x, y, round(mark[2] * k), round(mark[3] * k))


def _place(mark: tuple[float, ...], origin: Point, k: float) -> Place:
    disc, sill, pile = (_at(mark[i : i + 2], origin, k) for i in (0, 2, 4))
    house, ring = around(sill, HOUSE, k), around(disc, DISC, k)
    card = Rect(0, 0, round(SAILOR[0] * k), round(SAILOR[1] * k))
    card.center = pile
    return Place(disc, sill, card, house, ring, house.union(ring))


def _corners(frame: Frame, table: TablePlan, seats: int) -> list[SeatPlan]:
    """Blocks of the seats in the corners, clockwise from the lower left."""
    roomy = min(1.35, max(1.0, table.field.h / frame.u / 812 if frame.u else 1.0))
    header, tokens = frame.line(62 * min(roomy, 1.15)), round(38 * frame.u * min(roomy, 1.15))
    pad, edge = frame.px(10), frame.px(EDGE)
    crew = round(84 * frame.u * roomy)
    w, h = frame.px(418), header + crew + tokens + 2 * pad + 2 * frame.px(5)
    left, right = edge, frame.width - edge - w
    top, low = table.field.y + frame.px(4), table.status.y - frame.px(12) - h
    spots = ((left, low), (left, top), (right, top), (right, low))
    return [_block(frame, Rect(*spots[c], w, h), header, tokens, c in (0, 3)) for c in CORNERS[seats]]


def _block(frame: Frame, panel: Rect, header: int, tokens: int, low: bool) -> SeatPlan:
    pad, gap = frame.px(12), frame.px(5)
    inner = panel.inflate(-2 * pad, -2 * frame.px(10))
    bust = Rect(inner.x, inner.y, header, header)
    points = Rect(inner.right - frame.px(80), inner.y, frame.px(80), header)
    words = Rect(bust.right + frame.px(12), inner.y, points.x - bust.right - frame.px(16), header)
    name = Rect(words.x, words.y, words.w, round(header * 0.54))
    state = Rect(words.x, name.bottom, words.w, header - name.h)
    row = Rect(inner.x, inner.bottom - tokens, inner.w, tokens)
    crew = Rect(inner.x, inner.y + header + gap, inner.w, row.y - gap - (inner.y + header + gap))
    step = inner.w / 8
    side = min(tokens, round((step - frame.px(3)) * TOKEN[1] / TOKEN[0]))
    wide = round(side * TOKEN[0] / TOKEN[1])
    each = tuple(Rect(round(row.x + i * (wide + frame.px(5))), row.bottom - side, wide, side) for i in range(8))
    front = Rect(panel.x, 0, frame.px(214), frame.px(150))
    if panel.x > frame.width // 2:
        front.right = panel.right
    if low:
        front.bottom = panel.y - frame.px(8)
    else:
        front.y = panel.bottom + frame.px(8)
    return SeatPlan(panel, bust, name, state, points, crew, each, front)


def _ring(field: Rect, taken: list[Rect], pieces: Mapping[str, Piece], u: float) -> tuple[str, float, Point]:
    """The ring's sprite, its scale and its origin: the largest that keeps clear of the seats."""
    best: tuple[float, str] = (0.0, "ring_wide")
    for name in ("ring_wide", "ring_tall"):
        piece = pieces[name]
        bounds = _bounds(piece)
        k = min(field.w / bounds[2], field.h / bounds[3], 1.45 * u)
        while k > 0.3 * u and _collides(piece, _origin(field, piece, k), k, taken):
            k *= 0.985
        if k > best[0] * 0.985:  # of two alike the taller one fills the field better
            best = (k, name)
    k, name = best
    return name, k, _origin(field, pieces[name], k)


def _bounds(piece: Piece) -> tuple[float, ...]:
    """What of the ring's picture must lie inside the window: x, y, width, height."""
    return piece.marks.get("bounds", (0, 0, piece.width, piece.height))


def _origin(field: Rect, piece: Piece, k: float) -> Point:
    x, y, w, h = _bounds(piece)
    return Point(round(field.centerx - (x + w / 2) * k), round(field.y + (field.h - h * k) / 2 - y * k))


def _collides(piece: Piece, origin: Point, k: float, taken: list[Rect]) -> bool:
    for i in range(PLACES):
        place = _place(piece.marks[f"place_{i}"], origin, k)
        for rect in (place.house, place.pile.inflate(round(8 * k), round(8 * k)), place.ring):
            if rect.collidelist(taken) >= 0:
                return True
    return False
