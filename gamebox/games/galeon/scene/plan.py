"""Where everything lies on the table of Galéon. Pure: from the window to rectangles.

Along the top the others, in the order in which they play, each before a lane on which its expeditions sail off; in the
middle the towers with their piles. On the left the ledger and below it the log; on the right what is left to draw and
the own dock; at the bottom the hand, and right of it the buttons.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import NamedTuple

from pygame import Rect

from gamebox.ui.layout import Frame, columns, inset
from gamebox.ui.table_plan import EDGE, TOOLS, TablePlan

CARD, CHIP = (108, 152), (40, 48)
DRUM = (216, 394, 258)
"""A tower on its islet in units: its width, its height with flag and pile, and how much of that is above its foot."""
LANE = 64
LEFT, RIGHT = 418, 352
RAISED = 0.2
WIDEST = 560
"""Units that the block of another seat is wide at most."""
ROW = 6
"""Up to so many towers stand in one row."""
PILE = 0.62
"""How high a pile is, as a share of the scale of its tower times the height of a card."""
LARGEST = 1.3


class Cell(NamedTuple):
    """Where a tower stands: the middle of its foot, its pixels a unit, what it covers, its pile, its number."""

    foot: tuple[int, int]
    k: float
    drum: Rect
    pile: Rect
    label: Rect


@dataclass(frozen=True)
class Dock:
    """A seat's block. lane: where its expeditions sail. medals: the four equipments of its ship. stake: what it has
    staked this turn. chips: its nine cards; empty where the hand shows them."""

    plate: Rect
    lane: Rect
    bust: Rect
    name: Rect
    signs: Rect
    stake: Rect
    berth: Rect
    medals: tuple[Rect, ...]
    chips: tuple[Rect, ...]


@dataclass(frozen=True)
class Book:
    """The ledger: the page, its heading, the rows below each other, the estimate at its foot, arrows to turn it."""

    page: Rect
    head: Rect
    rows: tuple[Rect, ...]
    foot: Rect
    arrows: tuple[Rect, Rect]


@dataclass(frozen=True)
class Plan:
    """The whole table. docks: by how many places a seat sits clockwise from who sits below."""

    table: TablePlan
    frame: Frame
    docks: tuple[Dock, ...]
    book: Book
    bag: Rect
    ships: Rect
    sea: Rect
    strip: Rect
    hand: tuple[Rect, ...]
    raised: int
    eye: Rect
    reveal: Rect


def layout(frame: Frame, seats: int) -> Plan:
    """Where everything lies in this window, for so many seats."""
    px, edge, gap = frame.px, frame.px(EDGE), frame.px(12)
    low = px(214)
    bottom = Rect(edge, frame.height - edge - low, frame.width - 2 * edge, low)
    log = Rect(edge + px(7), bottom.y + px(7), px(LEFT - 14), low - px(14))
    right = Rect(bottom.right - px(RIGHT), bottom.y, px(RIGHT), low)
    hand, raised = _hand(frame, Rect(log.right + px(24), bottom.y, right.x - log.right - px(42), low))
    strip = Rect(0, hand[0].y - raised - px(4) - frame.line(38), px(1000), frame.line(38))
    strip.centerx = hand[4].centerx
    banner = Rect(0, strip.y - px(4) - frame.line(58), px(1000), frame.line(58))
    banner.centerx = strip.centerx
    others = _others(frame, seats - 1)
    top = others[0].plate.bottom + gap
    status, bag, ships = _stock(frame, Rect(right.x, top, right.w, px(132)))
    own = _own(frame, Rect(right.x, status.bottom + px(8), right.w, right.y - status.bottom - px(18)))
    book = _book(frame, Rect(edge, top, px(LEFT), bottom.y - top - px(8)))
    sea = Rect(book.page.right + px(10), top, right.x - book.page.right - px(20), banner.y - top - px(6))
    go, eye, tools = _buttons(frame, right)
    table = TablePlan(Rect(0, 0, frame.width, banner.y), banner, hand[0].unionall(hand[1:]), status, log, go, tools)
    reveal = sea.inflate(-px(20), 0)
    reveal.h = min(reveal.h, px(560))
    return Plan(table, frame, (own, *others), book, bag, ships, sea, strip, hand, raised, eye, reveal)


def drawn(frame: Frame) -> int:
    """Up to how many pixels a unit cards are shown, that they need not be cut from the sheet of larger windows."""
    return max(1, ceil(frame.u))


def _hand(frame: Frame, area: Rect) -> tuple[tuple[Rect, ...], int]:
    """Nine places for the nine cards, each as a whole, and how far a chosen one rises."""
    gap = frame.px(6)
    high = round(area.h / (1 + RAISED))
    wide = min(round(high * CARD[0] / CARD[1]), (area.w - 8 * gap) // 9, CARD[0] * drawn(frame))
    high = round(wide * CARD[1] / CARD[0])
    x = area.centerx - (9 * wide + 8 * gap) // 2
    return tuple(Rect(x + k * (wide + gap), area.bottom - high, wide, high) for k in range(9)), round(high * RAISED)


def _buttons(frame: Frame, right: Rect) -> tuple[Rect, Rect, dict[str, Rect]]:
    """The button that goes on, the one to look at the own sides, and the tools below."""
    gap, low = frame.px(10), frame.px(58)
    row = Rect(right.x, right.bottom - low, right.w, low)
    eye = Rect(right.x, right.y, right.w, frame.px(56))
    go = Rect(right.x, eye.bottom + gap, right.w, row.y - eye.bottom - 2 * gap)
    return go, eye, dict(zip(TOOLS, columns(row, [1] * len(TOOLS), gap), strict=True))


def _stock(frame: Frame, area: Rect) -> tuple[Rect, Rect, Rect]:
    """The turn, the bag and the ships that are left, side by side; with what all of them cover."""
    px = frame.px
    bag = Rect(area.x + px(118), area.y + px(4), px(118), area.h - px(8))
    ships = Rect(bag.right + px(6), area.y + px(4), px(98), area.h - px(8))
    return area, bag, ships


def _others(frame: Frame, count: int) -> list[Dock]:
    """The blocks of the others, side by side along the upper border."""
    px, edge = frame.px, frame.px(EDGE)
    spare = max(0.0, (frame.height / frame.u if frame.u else 1080) - 1080)
    row = Rect(edge, px(12), frame.width - 2 * edge, px(LANE + 206 + min(24, spare * 0.2)))
    found = []
    for place in columns(row, [1] * count, px(14)):
        block = Rect(0, place.y, min(place.w, px(WIDEST)), place.h)
        block.centerx = place.centerx
        found.append(_other(frame, block))
    return found


def _other(frame: Frame, block: Rect) -> Dock:
    px = frame.px
    tag = (px(104), px(54))
    lane = Rect(block.x, block.y, block.w - tag[0] - px(20), px(LANE))
    plate = Rect(block.x, lane.bottom - px(2), block.w, block.bottom - lane.bottom + px(2))
    stake = Rect(plate.right - px(26) - tag[0], plate.y + px(16) - tag[1], *tag)
    inner = inset(plate, px(30), px(25))
    chip = min(px(56), CHIP[1] * drawn(frame), round((inner.w / 9 - px(3)) * CHIP[1] / CHIP[0]))
    wide = round(chip * CHIP[0] / CHIP[1])
    rest = inner.h - chip - px(6)
    side = min(rest, px(100))
    bust = Rect(inner.x, inner.y + (rest - side) // 2, side, side)
    x, high = bust.right + px(10), round(rest * 0.38)
    signs = Rect(inner.right - 3 * high, inner.y, 3 * high, high)
    name = Rect(x, inner.y, inner.right - x, high)
    berth = Rect(x, name.bottom + px(2), 0, rest - high - px(2))
    berth.w = min(round(berth.h * 1.5), round((inner.right - x) * 0.34))
    medals = _row(Rect(berth.right + px(8), berth.y, inner.right - berth.right - px(8), berth.h), 4, px(60))
    chips = [Rect(x, inner.bottom - chip, wide, chip) for x in _spread(inner, wide, 9)]
    return Dock(plate, lane, bust, name, signs, stake, berth, medals, tuple(chips))


def _own(frame: Frame, block: Rect) -> Dock:
    """The own block: a larger ship, and the lane below it."""
    px = frame.px
    lane = Rect(block.x, block.bottom - px(LANE), block.w, px(LANE))
    plate = Rect(block.x, block.y, block.w, block.h - lane.h)
    inner = inset(plate, px(26), px(25))
    bust = Rect(inner.x, inner.y, px(80), px(80))
    name = Rect(bust.right + px(8), inner.y, inner.right - bust.right - px(8), px(38))
    stake = Rect(name.x, name.bottom, px(74), bust.bottom - name.bottom)
    signs = Rect(stake.right, name.bottom, inner.right - stake.right, stake.h)
    medal = min(px(70), inner.w // 4 - px(4))
    berth = Rect(inner.x, bust.bottom + px(6), inner.w, inner.bottom - medal - bust.bottom - px(12))
    wide = min(berth.w, round(berth.h * 1.5))
    berth = Rect(berth.centerx - wide // 2, berth.y, wide, berth.h)
    medals = _row(Rect(inner.x, inner.bottom - medal, inner.w, medal), 4, medal)
    return Dock(plate, lane, bust, name, signs, stake, berth, medals, ())


def _spread(area: Rect, wide: int, count: int) -> list[int]:
    step = (area.w - wide) / (count - 1)
    return [round(area.x + k * step) for k in range(count)]


def _row(area: Rect, count: int, largest: int) -> tuple[Rect, ...]:
    """Squares side by side, as large as fits."""
    side = min(largest, area.h, area.w // count)
    step = min((area.w - side) / (count - 1), side * 1.16)
    x = area.x + (area.w - side - step * (count - 1)) / 2
    return tuple(Rect(round(x + k * step), area.centery - side // 2, side, side) for k in range(count))


def _book(frame: Frame, page: Rect) -> Book:
    px = frame.px
    head = Rect(page.x + px(48), page.y + px(16), page.w - px(76), px(56))
    foot = Rect(page.x + px(76), 0, page.w - px(100), frame.line(104))
    foot.bottom = page.bottom - px(18)
    body = Rect(page.x + px(22), page.y + px(82), page.w - px(46), foot.y - page.y - px(84))
    step = max(px(42), frame.line(34))
    count = max(1, body.h // step)
    rows = tuple(Rect(body.x, body.y + i * step, body.w, step) for i in range(count))
    side = px(44)
    before = Rect(page.right - px(30) - 2 * side, page.y + px(18), side, side)
    return Book(page, head, rows, foot, (before, before.move(side + px(2), 0)))


# What changes while it is played


def cells(plan: Plan, count: int) -> list[Cell]:
    """Where so many towers stand, in one row, in two rows where there are many."""
    if not count:
        return []
    rows = 1 if count <= ROW else 2
    per = -(-count // rows)
    sea, u = plan.sea, plan.frame.u
    wide, high = sea.w / per, sea.h / rows
    k = min(LARGEST * u, wide / DRUM[0], high / DRUM[1])
    step = min(wide, DRUM[0] * k * 1.6)
    found = []
    for i in range(count):
        row, place = divmod(i, per)
        here = per if row < rows - 1 else count - per * (rows - 1)
        x = round(sea.centerx + (place - (here - 1) / 2) * step)
        whole = DRUM[1] * k
        y = round(sea.y + row * high + (high - whole) / 2 + DRUM[2] * k)
        found.append(_cell(plan, x, y, k, round(step)))
    return found


def _cell(plan: Plan, x: int, y: int, k: float, step: int) -> Cell:
    px = plan.frame.px
    drum = Rect(round(x - 104 * k), round(y - 176 * k), round(208 * k), round(212 * k))
    high = max(px(46), round(CARD[1] * PILE * k))
    pile = Rect(x - step // 2 + px(3), round(y + 40 * k), step - px(6), high)
    side = max(px(40), round(40 * k))
    return Cell((x, y), k, drum, pile, Rect(drum.x, round(y + 2 * k), round(side * 1.2), round(side * 0.86)))


def pile_cards(cell: Cell, count: int) -> list[Rect]:
    """Where the cards of a pile lie, the first on the left; the last lies whole on top."""
    if not count:
        return []
    h = cell.pile.h
    w = round(h * CARD[0] / CARD[1])
    step = min(w * 0.6, (cell.pile.w - w) / (count - 1)) if count > 1 else 0.0
    x = cell.pile.centerx - (w + step * (count - 1)) / 2
    return [Rect(round(x + i * step), cell.pile.y, w, h) for i in range(count)]


def fleet(lane: Rect, count: int) -> list[Rect]:
    """Where sent expeditions sail on a lane, the first the farthest."""
    if not count:
        return []
    wide = min(round(lane.h * 1.5), lane.w)
    step = min(wide, (lane.w - wide) / (count - 1)) if count > 1 else 0.0
    return [Rect(round(lane.x + i * step), lane.y, wide, lane.h) for i in range(count)]
