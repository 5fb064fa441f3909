"""Where everything lies on the table of Gang of Four. Pure: from the window to rectangles.

Places go round clockwise: 0 sits below, before the hand, 1 on the left; the last one on the right. With four, 2 is
above. Who sits where is none of the plan's business.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from pygame import Rect

from gamebox.ui.layout import Frame, bottom, centred, columns, inset, stacked, top
from gamebox.ui.table_plan import EDGE, TOOLS, TablePlan

CARD = (168, 240)
SIDE = 342
OWN = 236
RIGHT = 312
RAISED = 0.16
"""How far a picked card rises, as a share of its height."""
CLOSEST = 0.36
"""The least of a card that its neighbour in the hand leaves to be seen: its index is 62 of 168 units wide."""
GAP_SHARE = 0.2
"""What parts two groups in the hand, as a share of a card's width."""
CURVE, TILT = 0.05, 5.0
"""How deep the ends of a full hand hang, as a share of a card's height, and how far they lean, in degrees."""
OFFERS, FEWER = 4, 3
"""How many combinations are offered side by side, and beside the ribbon."""
TWO_LINES = 2.8
"""The height of two lines with their border, by the size of the smallest text."""
FRONT_Y = 168
"""Where the cards begin that lie before the seat above, in units."""
SMALL = 0.5
FLOWS = {3: ("sw", "nw", "ne", "se"), 4: ("sw", "nw", "ne", "se")}
"""The corners of the mat that one passes going clockwise from place 0."""


class Slot(NamedTuple):
    """A card in the hand: what it covers when it stands upright, and how far it leans to the left, in degrees."""

    rect: Rect
    angle: float


@dataclass(frozen=True)
class SeatPlan:
    """A seat's block. front: where on the mat its cards of this trick lie. badges: where its signs stand in a row."""

    whole: Rect
    bust: Rect
    name: Rect
    fan: Rect
    count: Rect
    badges: Rect
    front: Rect


@dataclass(frozen=True)
class Plan:
    """The whole table. places: see above; flows: per corner of the mat, named as the sprites are."""

    table: TablePlan
    mat: Rect
    middle: Rect
    places: tuple[SeatPlan, ...]
    flows: dict[str, Rect]
    pad: Rect
    ribbon: Rect
    wide_ribbon: Rect
    offers: tuple[Rect, ...]
    wide_offers: tuple[Rect, ...]
    sorts: tuple[Rect, ...]
    heap: Rect
    dead: Rect
    exchange: tuple[Rect, Rect]
    page: Rect
    card: tuple[int, int]
    raised: int


def layout(frame: Frame, seats: int) -> Plan:
    """Where everything lies in this window, for so many seats."""
    px, edge = frame.px, frame.px(EDGE)
    tall = frame.height / frame.u if frame.u else 1080
    high = px(200 + max(0.0, min(44.0, (tall - 1080) * 0.36)))
    card = (round(high * CARD[0] / CARD[1]), high)
    raised = round(high * RAISED)
    hand = Rect(edge + px(OWN) + px(14), frame.height - edge - high, 0, high)
    hand.w = frame.width - edge - px(RIGHT) - px(16) - hand.x
    two = max(frame.line(54), round(frame.readable * TWO_LINES))
    strip = Rect(hand.x, hand.y - raised - px(6) - two, hand.w, two)
    banner = Rect(0, strip.y - px(8) - frame.line(58), px(1000), frame.line(58))
    banner.centerx = frame.width // 2
    side = px(SIDE)
    wide = min(frame.width - 2 * (side + edge + px(18)), px(1420))
    mat = Rect((frame.width - wide) // 2, px(108), wide, banner.centery - px(108))
    pad, log = _corners(frame, seats, side)
    right = Rect(frame.width - edge - px(RIGHT), hand.y - raised, px(RIGHT), frame.height - edge - hand.y + raised)
    go, tools = _buttons(frame, right)
    field = Rect(0, 0, frame.width, strip.y)
    table = TablePlan(field, banner, hand, pad, log, go, tools)
    places = _places(frame, seats, mat, hand, banner, max(pad.bottom, log.bottom))
    ribbon = Rect(strip.x, strip.y, round(strip.w * 0.42), strip.h)
    beside = Rect(ribbon.right + px(10), strip.y, strip.right - ribbon.right - px(10), strip.h)
    own = Rect(edge, places[0].whole.bottom + px(10), px(OWN), frame.height - edge - places[0].whole.bottom - px(10))
    middle = _middle(frame, mat, places[0].front)
    return Plan(
        table=table,
        mat=mat,
        middle=middle,
        places=places,
        flows=_flows(frame, mat),
        pad=pad,
        ribbon=ribbon,
        wide_ribbon=centred(strip, round(strip.w * 0.8), strip.h),
        offers=_chips(frame, beside, FEWER),
        wide_offers=_chips(frame, strip, OFFERS),
        sorts=tuple(stacked(own, 3, (own.h - 2 * px(6)) // 3, px(6))),
        heap=Rect(mat.centerx + px(132), banner.y - px(104), px(112), px(92)),
        dead=Rect(mat.centerx - px(80), px(10), px(160), px(150)),
        exchange=_exchange(frame, middle),
        page=_page(frame, mat, seats),
        card=card,
        raised=raised,
    )


def _middle(frame: Frame, mat: Rect, own: Rect) -> Rect:
    """Where the combination lies that is to be beaten: between the cards of who sits above and below."""
    px = frame.px
    above = px(FRONT_Y) + own.h
    middle = Rect(0, 0, mat.w - 2 * px(228), min(px(300), own.y - above - frame.line(34) - px(20)))
    middle.midtop = (mat.centerx, above + px(6))
    return middle


def _corners(frame: Frame, seats: int, side: int) -> tuple[Rect, Rect]:
    """The pad in the upper right corner and the log in the upper left."""
    px, edge = frame.px, frame.px(EDGE)
    pad = Rect(frame.width - edge - side, edge, side, frame.line(54) + seats * frame.line(44) + px(34))
    log = Rect(edge + px(6), edge + px(6), side - px(12), max(pad.h - px(12), frame.line(31) * 7 + px(16)))
    return pad, log


def _buttons(frame: Frame, right: Rect) -> tuple[Rect, dict[str, Rect]]:
    gap = frame.px(10)
    row, rest = bottom(right, frame.px(64), gap)
    go = bottom(rest, min(rest.h, frame.px(104)))[0]
    return go, dict(zip(TOOLS, columns(row, [1] * len(TOOLS), gap), strict=True))


def _chips(frame: Frame, rect: Rect, count: int) -> tuple[Rect, ...]:
    """What may be picked, side by side, and at the end the arrow to more."""
    gap = frame.px(8)
    more = Rect(rect.right - rect.h, rect.y, rect.h, rect.h)
    return (*columns(Rect(rect.x, rect.y, rect.w - rect.h - gap, rect.h), [1] * count, gap), more)


def _places(frame: Frame, seats: int, mat: Rect, hand: Rect, banner: Rect, low: int) -> tuple[SeatPlan, ...]:
    px, edge = frame.px, frame.px(EDGE)
    bust, name = px(112), frame.line(42)
    high = bust + name - px(8)
    y = max(low + px(26), mat.centery - high // 2)
    y = min(y, banner.y - high - px(70))
    left = _block(frame, Rect(edge + px(4), y, px(SIDE - 10), high), bust, "left")
    right = _block(frame, Rect(frame.width - edge - px(SIDE - 6), y, px(SIDE - 10), high), bust, "right")
    above = _block(frame, Rect(mat.centerx - px(170), px(8), px(340), high), bust, "above")
    me_high = px(104) + name - px(8)
    me = _block(frame, Rect(edge, hand.y - px(72), px(OWN), me_high), px(104), "below")
    blocks = [me, left, above, right] if seats == 4 else [me, left, right]
    fronts = [_front(frame, mat, banner, side) for side in ("below", "left", "above", "right")]
    if seats == 3:
        del fronts[2]
    return tuple(SeatPlan(*block, front) for block, front in zip(blocks, fronts, strict=True))


def _block(frame: Frame, rect: Rect, side: int, where: str) -> tuple[Rect, Rect, Rect, Rect, Rect, Rect]:
    """Bust with the name below, the hand's backs beside it with their number, and the signs."""
    px, name = frame.px, frame.line(42)
    bust = Rect(rect.x, rect.y, side, side)
    plate = Rect(rect.x, rect.bottom - name, px(186), name)
    bust.centerx = plate.centerx
    fan = Rect(bust.right + px(10), rect.y + px(2), px(158), round(side * 0.86))
    count = Rect(0, 0, px(62), px(62))
    count.midbottom = (fan.centerx, rect.bottom + px(2))
    if where == "below":
        bust.x = rect.x + px(30)
        plate = Rect(rect.x, rect.bottom - name, px(OWN), name)
        count.midleft = (bust.right + px(2), bust.centery + px(6))
        fan = count.copy()
    badges = Rect(rect.x, rect.bottom + px(8), px(SIDE - 10), px(68))
    if where == "above":
        badges = Rect(rect.right + px(4), rect.y + px(10), px(300), px(64))
    elif where == "below":
        badges = Rect(rect.x, rect.y - px(62), px(OWN), px(58))
    return rect, bust, plate, fan, count, badges


def _front(frame: Frame, mat: Rect, banner: Rect, where: str) -> Rect:
    """Where on the mat the cards of a seat lie in small."""
    px = frame.px
    w, h = px(194), px(116)
    front = Rect(0, 0, w, h)
    if where == "left":
        front.midleft = (mat.x + px(26), (mat.y + banner.y) // 2)
    elif where == "right":
        front.midright = (mat.right - px(26), (mat.y + banner.y) // 2)
    elif where == "above":
        front.midtop = (mat.centerx, px(FRONT_Y))
    else:
        front.midbottom = (mat.centerx, banner.y - px(12))
    return front


def _flows(frame: Frame, mat: Rect) -> dict[str, Rect]:
    """The arcs that show the order of play, one for each corner of the mat."""
    w = round(min(mat.w * 0.24, frame.px(300)))
    h, dx, dy = w // 2, frame.px(52), frame.px(40)
    return {
        "nw": Rect(mat.x + dx, mat.y + dy, w, h),
        "ne": Rect(mat.right - dx - w, mat.y + dy, w, h),
        "se": Rect(mat.right - dx - w, mat.bottom - dy - h, w, h),
        "sw": Rect(mat.x + dx, mat.bottom - dy - h, w, h),
    }


def _exchange(frame: Frame, middle: Rect) -> tuple[Rect, Rect]:
    """The two exchanged cards in the middle."""
    h = min(middle.h, frame.px(210))
    w = round(h * CARD[0] / CARD[1])
    gap = frame.px(230)
    left = Rect(middle.centerx - gap // 2 - w, middle.centery - h // 2, w, h)
    return left, Rect(middle.centerx + gap // 2, middle.centery - h // 2, w, h)


def _page(frame: Frame, mat: Rect, seats: int) -> Rect:
    """The page at the end of a hand."""
    high = frame.line(74) + seats * frame.line(56) + frame.line(52) + 2 * frame.px(34)
    page = Rect(0, 0, min(mat.w, frame.px(1000)), min(high, mat.bottom - frame.px(20)))
    page.center = mat.center
    page.y = max(page.y, frame.px(14))
    return page


def hand_slots(plan: Plan, groups: Sequence[int]) -> list[Slot]:
    """Where the cards of a hand stand, left to right, as a fan; groups: how many stand together."""
    count, area, (w, h) = sum(groups), plan.table.hand, plan.card
    if not count:
        return []
    gap = round(w * GAP_SHARE) if len(groups) > 1 else 0
    room = area.w - w - gap * (len(groups) - 1)
    step = min(w * 1.04, room / (count - 1)) if count > 1 else 0.0
    gap = gap if step >= w * CLOSEST else 0
    wide = w + step * (count - 1) + gap * (len(groups) - 1)
    x, found = area.centerx - wide / 2, list[Slot]()
    for number, size in enumerate(groups):
        for _ in range(size):
            k = len(found)
            bend = (2 * k - (count - 1)) / 15
            rect = Rect(round(x + k * step + number * gap), round(area.y + h * CURVE * bend * bend * 0.6), w, h)
            found.append(Slot(rect, -bend * TILT))
    return found


def row(area: Rect, count: int, height: int, share: float = 0.3) -> list[Rect]:
    """Cards in a row in the middle of an area, overlapping when they must; lower where even that is too wide."""
    if not count:
        return []
    w = round(height * CARD[0] / CARD[1])
    least = w * (1 + share * (count - 1))
    if least > area.w:
        height = int(height * area.w / least)
        w = round(height * CARD[0] / CARD[1])
    step = min(w + max(2, height // 30), (area.w - w) / (count - 1)) if count > 1 else 0
    x = area.centerx - (w + step * (count - 1)) / 2
    return [Rect(round(x + k * step), area.centery - height // 2, w, height) for k in range(count)]


def page_rows(frame: Frame, page: Rect, seats: int) -> tuple[Rect, list[Rect], Rect]:
    """The heading, a row for each seat, and the foot of the page at the end of a hand."""
    inner = inset(page, frame.px(46), frame.px(34))
    head, rest = top(inner, frame.line(66), frame.px(8))
    foot, rest = bottom(rest, frame.line(46), frame.px(6))
    return head, stacked(rest, seats, min(rest.h // seats, frame.line(56)), 0), foot
