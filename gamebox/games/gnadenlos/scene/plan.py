"""Where everything lies on the table of Gnadenlos!. Pure: from the window to rectangles.

In the middle the street of horseshoes; below it market, event and offer; below these the question and the hands. At
the left one's own block with the left neighbour's above it, at the right the others; so all sit clockwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from pygame import Rect

from gamebox.games.gnadenlos.cards import ROW
from gamebox.ui.layout import Frame, columns, inset
from gamebox.ui.table_plan import TOOLS, TablePlan

CARD, NOTE, EVENT = (160, 224), (132, 100), (128, 184)
"""Sizes of the pictures in units: an adventurer, a promissory note, an event card."""
INDEX, NOTE_INDEX = 52, 58
"""So much of an adventurer, and of a note, must show in a fan."""
STREET, TALL = (1264, 432), (1264, 548)
SIDE, WIDEST = 304, 480
EDGE, GAP = 10, 10
LOW = 344
"""Units of the part below, where hands, log and buttons are, at least."""
RAISED, STEPS_OUT = 0.2, 0.09
"""How far a picked note and a picked adventurer rise, as a share of their height."""
SHARE = 0.78
"""How much of a row of the market shows where the next lies over it."""
CHIPS = 5


@dataclass(frozen=True)
class SeatPlan:
    """A seat's block. place: where it puts down adventurers and bids. counts: nuggets, adventurers, notes."""

    panel: Rect
    bust: Rect
    name: Rect
    vultures: tuple[Rect, ...]
    revolver: Rect
    counts: tuple[Rect, ...]
    place: Rect


class Market(NamedTuple):
    """The market: its ground, the six dice, the columns below them, and where the notes lie. heads: of the columns;
    in each the die has room at its right, where stands what is `owed` there when that may be told.
    """

    panel: Rect
    heads: tuple[Rect, ...]
    dice: tuple[Rect, ...]
    owed: tuple[Rect, ...]
    columns: tuple[Rect, ...]
    notes: Rect


@dataclass(frozen=True)
class Plan:
    """The whole table. k: pixels a unit of the board. places: the seats by how many places they sit clockwise from who
    sits below. yard: where the fourth would sit, None when somebody does. folk: pile and discard pile of the
    adventurers as small signs; stacks: as cards. chips: to buy 1 to 5 spaces.
    """

    table: TablePlan
    frame: Frame
    board: Rect
    tall: bool
    k: float
    places: tuple[SeatPlan, ...]
    market: Market
    event: Rect
    pile: Rect
    face: Rect
    offer: Rect
    yard: Rect | None
    folk: tuple[Rect, Rect]
    stacks: tuple[Rect, Rect]
    lots: Rect
    tray: Rect
    debts: Rect
    crew: Rect
    notes: Rect
    strip: Rect
    chips: tuple[Rect, ...]


def layout(frame: Frame, seats: int) -> Plan:
    """Where everything lies in this window, for so many seats."""
    px, u = frame.px, frame.u
    wide, high = frame.width / u, frame.height / u
    tall = high - 1080 >= TALL[1] - STREET[1]
    street = TALL if tall else STREET
    spare = max(0.0, high - 1080 - (street[1] - STREET[1]))
    side = px(min(WIDEST, max(SIDE, (wide - STREET[0] - 2 * EDGE - 2 * GAP) / 2)))
    left = Rect(px(EDGE), px(EDGE), side, frame.height - 2 * px(EDGE))
    right = left.move(frame.width - 2 * px(EDGE) - side, 0)
    low = px(LOW + spare * 0.5)
    middle = Rect(left.right + px(GAP), px(EDGE), right.x - left.right - 2 * px(GAP), left.h)
    board = Rect(0, middle.y, round(street[0] * u), round(street[1] * u))
    board.centerx = middle.centerx
    row = Rect(middle.x, board.bottom + px(GAP), middle.w, middle.bottom - low - board.bottom - 2 * px(GAP))
    foot = Rect(middle.x, middle.bottom - low, middle.w, low)
    upper = Rect(left.x, left.y, side, foot.y - left.y - px(GAP))
    places, yard = _seats(frame, upper, Rect(right.x, upper.y, side, upper.h), seats)
    log = inset(Rect(left.x, foot.y, left.w, foot.h), px(6), px(4))
    market, event, offer = _row(frame, row)
    banner, strip, hand = _foot(frame, foot)
    go, tools, debts = _buttons(frame, Rect(right.x, foot.y, side, foot.h))
    status, log = Rect(log.x, log.y, log.w, frame.line(38)), Rect(log.x, log.y, log.w, log.h)
    log.y, log.h = status.bottom + px(2), log.h - status.h - px(2)
    crew, notes = _hands(frame, hand)
    pile, face = _events(frame, event)
    head = frame.line(44)
    lots = Rect(offer.x + px(16), offer.y + head + px(4), offer.w - px(32), offer.h - head - px(20))
    room = lots if yard is None else Rect(yard.x, yard.y + head, yard.w, yard.h - head)
    stacks = _stacks(frame, room if yard is None else inset(room, px(24), px(16)))
    tray = Rect(event.x, event.y, offer.right - event.x, event.h)
    table = TablePlan(Rect(0, 0, frame.width, banner.y - px(4)), banner, hand, status, log, go, tools)
    return Plan(
        table, frame, board, tall, u, places, _market(frame, market), event, pile, face, offer, yard,
        _folk(frame, Rect(offer.x, offer.y, offer.w, head)), stacks, lots, tray, debts, crew, notes,
        strip, tuple(columns(strip, [1] * CHIPS, px(8))),
    )  # fmt: skip


def _seats(frame: Frame, left: Rect, right: Rect, seats: int) -> tuple[tuple[SeatPlan, ...], Rect | None]:
    """The blocks clockwise from the one at the lower left, and what is left over where the fourth would sit."""
    gap = frame.px(GAP)
    half = (left.h - gap) // 2
    blocks = [
        Rect(left.x, left.bottom - half, left.w, half),
        Rect(left.x, left.y, left.w, half),
        Rect(right.x, right.y, right.w, half),
        Rect(right.x, right.bottom - half, right.w, half),
    ]
    yard = blocks.pop() if seats < len(blocks) else None
    return tuple(_block(frame, panel) for panel in blocks), yard


def _stacks(frame: Frame, area: Rect) -> tuple[Rect, Rect]:
    """Where pile and discard pile of the adventurers stand."""
    w = min(round(area.h * CARD[0] / CARD[1]), (area.w - frame.px(40)) // 2)
    h = round(w * CARD[1] / CARD[0])
    gap = min(w // 2, (area.w - 2 * w) // 2)
    left = Rect(area.centerx - w - gap // 2, area.centery - h // 2, w, h)
    return left, left.move(w + gap, 0)


def _block(frame: Frame, panel: Rect) -> SeatPlan:
    """Portrait, name and vultures; what the seat has; below, what it lays out."""
    px = frame.px
    inner = inset(panel, px(18), px(18))
    side = min(px(128), max(min(px(96), inner.h // 3), round(inner.h * 0.3)))
    bust = Rect(inner.x, inner.y, side, side)
    name = Rect(bust.right + px(10), inner.y - px(2), inner.right - bust.right - px(10), side // 2)
    small = min(px(42), side - name.h)
    vultures = tuple(Rect(name.x + k * (small + px(2)), bust.bottom - small, small, small) for k in range(3))
    revolver = Rect(0, 0, px(50), px(50))
    revolver.midright = inner.right + px(8), vultures[0].centery
    row = Rect(inner.x, bust.bottom + px(6), inner.w, frame.line(44))
    counts = columns(row, [1.12, 0.88, 1], px(4))
    place = Rect(inner.x, row.bottom + px(6), inner.w, inner.bottom - row.bottom - px(6))
    return SeatPlan(panel, bust, name, vultures, revolver, tuple(counts), place)


def _row(frame: Frame, row: Rect) -> tuple[Rect, Rect, Rect]:
    """Market, event and offer side by side."""
    market, event, offer = columns(row, [552, 256, 436], frame.px(GAP))
    return market, event, offer


def _market(frame: Frame, panel: Rect) -> Market:
    px = frame.px
    inner = inset(panel, px(14), px(12))
    parts = columns(inner, [1] * ROW, px(3))
    high = px(48)
    heads = [Rect(part.x, inner.y, part.w, high) for part in parts]
    dice, owed = [], []
    for head in heads:
        die = Rect(0, head.y, round(high * 56 / 58), high)
        die.centerx = head.centerx
        dice.append(die)
        side = max(px(36), round(frame.readable * 1.5))
        owed.append(Rect(min(head.x + die.w + px(8), head.right - side), head.centery - side // 2, side, side))
    notes = Rect(inner.x, inner.y + high + px(8), inner.w, inner.h - high - px(10))
    stripes = [Rect(part.x, inner.y - px(4), part.w, inner.h + px(8)) for part in parts]
    return Market(panel, tuple(heads), tuple(dice), tuple(owed), tuple(stripes), notes)


def _events(frame: Frame, panel: Rect) -> tuple[Rect, Rect]:
    """The face-down event cards, and the latest one turned up."""
    inner = inset(panel, frame.px(16), frame.px(16))
    high = min(inner.h, round(inner.w * 0.62 * EVENT[1] / EVENT[0]))
    face = Rect(0, 0, round(high * EVENT[0] / EVENT[1]), high)
    face.midright = inner.right, inner.centery
    wide = face.x - inner.x - frame.px(6)
    pile = Rect(inner.x, 0, wide, round(wide * EVENT[1] / EVENT[0]))
    pile.bottom = face.bottom
    return pile, face


def _folk(frame: Frame, head: Rect) -> tuple[Rect, Rect]:
    """At the right of the heading of the offer: pile and discard pile of the adventurers."""
    wide, gap = frame.px(86), frame.px(6)
    first = Rect(head.right - 2 * wide - gap - frame.px(14), head.y + frame.px(6), wide, head.h - frame.px(6))
    return first, first.move(wide + gap, 0)


def _foot(frame: Frame, foot: Rect) -> tuple[Rect, Rect, Rect]:
    """The question, the strip beside it, and the hand below."""
    px, high = frame.px, frame.line(68)
    banner, strip = columns(Rect(foot.x, foot.y, foot.w, high), [690, 562], px(GAP))
    hand = Rect(foot.x, banner.bottom + px(8), foot.w, foot.bottom - banner.bottom - px(8))
    return banner, strip, hand


def _hands(frame: Frame, hand: Rect) -> tuple[Rect, Rect]:
    """The adventurers at the left, the notes right of them."""
    crew, notes = columns(hand, [456, 796], frame.px(12))
    return crew, notes


def _buttons(frame: Frame, right: Rect) -> tuple[Rect, dict[str, Rect], Rect]:
    """The own debts, the button that goes on, and the tools below it."""
    gap, low = frame.px(GAP), frame.px(64)
    row = Rect(right.x, right.bottom - low, right.w, low)
    debts = Rect(right.x, right.y, right.w, min(frame.line(122), right.h * 2 // 5))
    go = Rect(right.x, debts.bottom + gap, right.w, row.y - debts.bottom - 2 * gap)
    return go, dict(zip(TOOLS, columns(row, [1] * len(TOOLS), frame.px(8)), strict=True)), debts


# What changes while it is played


def slots(plan: Plan, rows: int) -> list[Rect]:
    """Where the notes of the market lie, row by row, when it has so many rows."""
    area = plan.market.notes
    pitch = area.w / ROW
    w = min(pitch * 0.94, plan.frame.u * 92, area.h * NOTE[0] / NOTE[1])
    h = w * NOTE[1] / NOTE[0]
    step = (area.h - h) / (rows - 1) if rows > 1 else 0.0
    if step < h * SHARE and rows > 1:
        h = min(h, area.h / (1 + SHARE * (rows - 1)))
        w, step = h * NOTE[0] / NOTE[1], (area.h - h) / (rows - 1)
    step = min(step, h * 1.06)
    found = []
    for i in range(rows * ROW):
        centre = area.x + pitch * (i % ROW + 0.5)
        found.append(Rect(round(centre - w / 2), round(area.y + i // ROW * step), round(w), round(h)))
    return found


def spread(area: Rect, count: int, shape: Sequence[float], show: float, largest: float) -> list[Rect]:
    """Cards side by side in the middle of an area, as large as they fit; at least `show` units of each are seen."""
    if not count:
        return []
    scale = min(largest, area.h / shape[1], area.w / (shape[0] + show * (count - 1)))
    w, h = max(1, int(shape[0] * scale)), max(1, int(shape[1] * scale))
    step = min(w + 8 * scale, (area.w - w) / (count - 1)) if count > 1 else 0.0
    x = area.x + (area.w - w - step * (count - 1)) / 2
    return [Rect(round(x + i * step), area.centery - h // 2, w, h) for i in range(count)]


def crew_slots(plan: Plan, count: int) -> list[Rect]:
    """Where the own adventurers stand."""
    area = plan.crew
    room = Rect(area.x, area.y + round(area.h * 0.1), area.w, area.h - round(area.h * 0.1))
    return spread(room, count, CARD, INDEX, plan.frame.u * 1.2)


def note_slots(plan: Plan, behind: int, front: int) -> list[Rect]:
    """Where the own notes lie: so many behind, then so many in front of them; one row alone is larger."""
    area, u = plan.notes, plan.frame.u
    rise = round(area.h * 0.1)
    room = Rect(area.x, area.y + rise, area.w, area.h - rise)
    if not behind:
        return spread(room, front, NOTE, NOTE_INDEX, u * 1.5)
    high = round(room.h * 0.5) - 1
    upper = Rect(room.x, room.y, room.w, high)
    lower = Rect(room.x, room.bottom - high, room.w, high)
    scale = min(_scale(upper, behind, u * 1.3), _scale(lower, front, u * 1.3))
    return [*spread(upper, behind, NOTE, NOTE_INDEX, scale), *spread(lower, front, NOTE, NOTE_INDEX, scale)]


def _scale(area: Rect, count: int, largest: float) -> float:
    return min(largest, area.h / NOTE[1], area.w / (NOTE[0] + NOTE_INDEX * max(0, count - 1)))


def lot_slots(plan: Plan, lots: Sequence[int], opening: bool) -> list[list[Rect]]:
    """Where the adventurers on offer hang: for each lot one, or two that overlap."""
    if not lots:
        return []
    u = plan.frame.u
    area = inset(plan.tray, plan.frame.px(14), plan.frame.px(10)) if opening else plan.lots
    if opening:
        head = plan.lots.y - plan.tray.y
        area = Rect(area.x, area.y + head, area.w, area.h - head)
    size = max(lots)
    parts = columns(area, [1] * len(lots), round((24 if size > 1 else 8) * u))
    return [
        spread(part, count, CARD, INDEX + 16, u * (1.0 if size > 1 else 1.1))
        for part, count in zip(parts, lots, strict=True)
    ]


def tray_notes(plan: Plan, count: int) -> list[Rect]:
    """Where notes lie that are to be put in order, or that somebody shows."""
    px = plan.frame.px
    inner = inset(plan.tray, px(40), px(28))
    return spread(inner, count, NOTE, NOTE_INDEX, plan.frame.u * 1.5)


def bid_notes(plan: Plan, place: Rect, count: int) -> list[Rect]:
    """Where the notes of a bid lie on a seat's block, with room for the total at the right."""
    area = Rect(place.x, place.y, place.w - round(84 * plan.frame.u), place.h)
    return spread(area, count, NOTE, NOTE_INDEX, plan.frame.u * 1.2)


def sent_card(plan: Plan, place: Rect) -> Rect:
    """Where an adventurer lies that a seat has put down."""
    scale = min(plan.frame.u, place.h / CARD[1])
    w, h = round(CARD[0] * scale), round(CARD[1] * scale)
    return Rect(place.x + round(14 * plan.frame.u), place.centery - h // 2, w, h)
