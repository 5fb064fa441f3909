"""Where everything lies on the table of Guillotine. Pure: from the window to rectangles.

Above, under the sky, the news-sheet, the prison, the days and the scaffold at the right; before them the line, its
front next to the scaffold. Below it the others in a row, in the order in which they play; at the bottom the own block,
in the middle the hand, at the right the buttons with the piles above them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from pygame import Rect

from gamebox.ui.layout import Frame, columns, inset
from gamebox.ui.table_plan import EDGE, TOOLS, TablePlan

NOBLE, MINI, ACTION, FRONT = (124, 200), (68, 88), (160, 240), (76, 96)
"""Sizes of the pictures in units: a noble in line and in a score pile, an action in hand and in front of a player."""
INDEX = 36
"""So much of a noble in a score pile must show."""
OWN, RIGHT, LOG = 470, 344, 418
MACHINE = (320, 440)
DAYS = 3
CLOSE = 12
"""Up to so many nobles stand side by side at full size."""
SMALLEST = 0.84
"""The least size of a noble in a long line, as a share of the full one."""
TILT, CURVE = 4.0, 0.05
TIGHT = 0.55
"""How much of a card in front shows where there are too many."""
RAISED = 0.16


class Slot(NamedTuple):
    """A card in the hand: what it covers when it stands upright, and how far it leans to the left, in degrees."""

    rect: Rect
    angle: float


@dataclass(frozen=True)
class SeatPlan:
    """A seat's block. piles: where its score pile and the cards in front of it lie. signs: a row of squares."""

    panel: Rect
    bust: Rect
    name: Rect
    signs: Rect
    fan: Rect
    seal: Rect
    piles: Rect


class Group(NamedTuple):
    """A group of a score pile: its mat, the head with shape and sum, and its nobles."""

    mat: Rect
    head: Rect
    nobles: tuple[Rect, ...]


class Piles(NamedTuple):
    """What lies before a seat: the groups of its score pile, and the cards in front."""

    groups: tuple[Group, ...]
    fronts: tuple[Rect, ...]


@dataclass(frozen=True)
class Plan:
    """The whole table. k: pixels a unit of a noble in a line that is not long. places: the seats by how many places
    they sit clockwise from who sits below. foot: where the machine stands, m: its pixels a unit.
    """

    table: TablePlan
    frame: Frame
    line: Rect
    k: float
    ground: float
    planks: Rect
    foot: tuple[int, int]
    m: float
    cloth: Rect
    crowd: int
    days: tuple[Rect, ...]
    conciergerie: Rect
    gone: Rect
    signs: Rect
    places: tuple[SeatPlan, ...]
    hint: Rect
    card: tuple[int, int]
    raised: int
    pile: Rect
    discard: Rect
    aside: Rect
    tray: Rect


def layout(frame: Frame, seats: int) -> Plan:
    """Where everything lies in this window, for so many seats."""
    px, edge = frame.px, frame.px(EDGE)
    spare = max(0.0, (frame.height / frame.u if frame.u else 1080) - 1080)
    strip = px(146 + min(30, spare * 0.2))
    m = min(1.1, (strip / frame.u + 234) / MACHINE[1]) * frame.u
    machine = round(MACHINE[0] * m)
    line = Rect(edge, strip + px(12), frame.width - machine - 2 * edge, 0)
    k = min(1.12 * frame.u, line.w / CLOSE / (NOBLE[0] + 4))
    line.h = round(NOBLE[1] * k)
    row = Rect(edge, line.bottom + px(82), frame.width - 2 * edge, px(218 + min(60, spare * 0.45)))
    low = row.bottom + px(8)
    own = Rect(edge, low, px(OWN), frame.height - edge - low)
    right = Rect(frame.width - edge - px(RIGHT), low, px(RIGHT), own.h)
    go, tools, piles = _buttons(frame, right)
    days, status = _days(frame, strip, machine)
    banner, hint, hand = _middle(frame, own, right)
    log = Rect(edge + px(6), edge + px(4), px(LOG - 12), strip - edge - px(8))
    discard, pile = _piles(frame, piles)
    prison, gone = _prison(frame, strip)
    foot = (frame.width - machine // 2 - edge // 2, line.bottom + px(4))
    signs = Rect(status.right + px(20), px(20), frame.width - machine - edge - status.right - px(28), px(76))
    return Plan(
        TablePlan(Rect(0, 0, frame.width, banner.y - px(4)), banner, hand, status, log, go, tools),
        frame, line, k, max(frame.width / 1920, frame.height / 1440),
        Rect(0, line.bottom - px(8), frame.width, px(40)), foot, m,
        Rect(frame.width - machine - edge, foot[1] + px(18), machine + edge, px(70)), line.bottom + px(24),
        days, prison, gone, signs, (_own(frame, own), *_others(frame, row, seats - 1)), hint,
        (round(hand.h * ACTION[0] / ACTION[1]), hand.h), round(hand.h * RAISED), pile, discard,
        discard.move(-px(16), -px(12)), Rect(edge, row.y - px(6), frame.width - 2 * edge, row.h + px(10)),
    )  # fmt: skip


def _middle(frame: Frame, own: Rect, right: Rect) -> tuple[Rect, Rect, Rect]:
    """Between the own block and the buttons: the question, the strip below it, and the hand."""
    px, low = frame.px, own.y
    middle = Rect(own.right + px(12), low, right.x - own.right - px(24), own.h)
    banner = Rect(middle.x, low, min(middle.w, px(1100)), frame.line(58))
    banner.centerx = middle.centerx
    hint = Rect(middle.x, banner.bottom + px(5), middle.w, frame.line(40))
    high = min(px(256), round((middle.bottom - hint.bottom - px(6)) / (1 + RAISED)))
    return banner, hint, Rect(middle.x, middle.bottom - high, middle.w, high)


def _prison(frame: Frame, strip: int) -> tuple[Rect, Rect]:
    """The Conciergerie right of the news-sheet, and the nobles out of the game."""
    px = frame.px
    prison = Rect(px(EDGE + LOG + 18), px(8), round((strip - px(8)) * 168 / 150), strip - px(8))
    gone = Rect(prison.right + px(8), 0, round(prison.h * 0.72 * 132 / 110), round(prison.h * 0.72))
    gone.bottom = prison.bottom
    return prison, gone


def _buttons(frame: Frame, right: Rect) -> tuple[Rect, dict[str, Rect], Rect]:
    """The button that goes on, the tools below it, and what is left above."""
    gap, low, tall = frame.px(10), frame.px(64), frame.px(104)
    row = Rect(right.x, right.bottom - low, right.w, low)
    go = Rect(right.x, row.y - gap - tall, right.w, tall)
    rest = Rect(right.x, right.y, right.w, go.y - gap - right.y)
    return go, dict(zip(TOOLS, columns(row, [1] * len(TOOLS), gap), strict=True)), rest


def _days(frame: Frame, strip: int, machine: int) -> tuple[tuple[Rect, ...], Rect]:
    """The leaves of the three days, in the middle of the sky, and what they cover with the words below."""
    px = frame.px
    words = frame.line(32)
    high = min(px(112), strip - words - px(10))
    wide, gap = round(high * 76 / 92), px(8)
    left, right = px(EDGE + LOG + 18 + 300), frame.width - machine - px(EDGE)
    x = max(left + px(20), min((left + right) // 2 - px(60), frame.width // 2) - (DAYS * wide + 2 * gap) // 2)
    leaves = tuple(Rect(x + i * (wide + gap), px(8), wide, high) for i in range(DAYS))
    around = leaves[0].union(leaves[-1]).inflate(px(40), 0)
    return leaves, Rect(around.x, px(8), around.w, high + words)


def _piles(frame: Frame, rest: Rect) -> tuple[Rect, Rect]:
    """Above the buttons: the discarded action cards, and the pile to draw from."""
    high = min(rest.h - frame.px(26), frame.px(250))
    wide = round(high * ACTION[0] / ACTION[1])
    small = (round(wide * 0.76), round(high * 0.76))
    gap = (rest.w - wide - small[0]) // 3
    bottom = rest.bottom - frame.px(12)
    discard = Rect(rest.x + gap, bottom - high, wide, high)
    return discard, Rect(discard.right + gap, bottom - small[1], *small)


def _own(frame: Frame, panel: Rect) -> SeatPlan:
    return _block(frame, panel, frame.px(88))


def _others(frame: Frame, row: Rect, count: int) -> list[SeatPlan]:
    """The blocks of the others side by side."""
    gap = frame.px(12)
    return [_block(frame, place, frame.px(66)) for place in columns(row, [1] * count, gap)]


def _block(frame: Frame, panel: Rect, side: int) -> SeatPlan:
    """Portrait, name with signs below it, hand and points in a row; the score pile below."""
    pad, gap = frame.px(14), frame.px(8)
    inner = inset(panel, pad, frame.px(9))
    bust = Rect(inner.x, inner.y, side, side)
    seal = Rect(inner.right - side, inner.y, side, side)
    fan = Rect(seal.x - gap - round(side * 120 / 84), inner.y, round(side * 120 / 84), side)
    name = Rect(bust.right + gap, inner.y, fan.x - bust.right - 2 * gap, side // 2)
    signs = Rect(name.x, name.bottom, name.w, side - name.h)
    piles = Rect(inner.x, bust.bottom + gap, inner.w, inner.bottom - bust.bottom - gap)
    return SeatPlan(panel, bust, name, signs, fan, seal, piles)


# What changes while it is played


def line_slots(plan: Plan, count: int) -> list[Rect]:
    """Where so many nobles stand, the front first; each stands before the one to its left."""
    if not count:
        return []
    k = max(SMALLEST * plan.k, min(plan.k, plan.line.w / count / (NOBLE[0] + 4)))
    w, h = round(NOBLE[0] * k), round(NOBLE[1] * k)
    step = min(w + round(4 * k), (plan.line.w - w) / (count - 1)) if count > 1 else 0.0
    return [Rect(round(plan.line.right - w - i * step), plan.line.bottom - h, w, h) for i in range(count)]


def medallion(plan: Plan, slot: Rect) -> Rect:
    """Where the number of a place in line stands: below the noble."""
    w = round(52 * plan.k)
    return Rect(slot.centerx - w // 2, slot.bottom + round(2 * plan.k), w, round(w * 36 / 60))


def hand_slots(plan: Plan, count: int) -> list[Slot]:
    """Where the cards of a hand stand, left to right, as a fan."""
    if not count:
        return []
    area, (w, h) = plan.table.hand, plan.card
    step = min(w * 1.03, (area.w - w) / (count - 1)) if count > 1 else 0.0
    x, found = area.centerx - (w + step * (count - 1)) / 2, list[Slot]()
    for k in range(count):
        bend = (2 * k - (count - 1)) / max(5, count)
        found.append(Slot(Rect(round(x + k * step), round(area.y + h * CURVE * bend * bend), w, h), -bend * TILT))
    return found


def tray_page(plan: Plan, shape: tuple[int, int]) -> int:
    """How many cards of a shape lie in the tray at a time, each as a whole."""
    w, gap = _tray_card(plan, shape)[0], plan.frame.px(12)
    return max(1, (tray_inner(plan).w + gap) // (w + gap))


def tray_cards(plan: Plan, count: int, shape: tuple[int, int]) -> list[Rect]:
    """Where cards lie that are offered in the tray, in its middle."""
    inner, gap = tray_inner(plan), plan.frame.px(12)
    w, h = _tray_card(plan, shape)
    x = inner.centerx - (count * (w + gap) - gap) // 2
    return [Rect(x + i * (w + gap), inner.centery - h // 2, w, h) for i in range(count)]


def _tray_card(plan: Plan, shape: tuple[int, int]) -> tuple[int, int]:
    h = min(tray_inner(plan).h, round(shape[1] * plan.frame.u * 1.1))
    return round(h * shape[0] / shape[1]), h


def tray_inner(plan: Plan) -> Rect:
    """The tray without the arrows at both ends."""
    return inset(plan.tray, plan.frame.px(96), plan.frame.px(14))


def tray_arrows(plan: Plan) -> tuple[Rect, Rect]:
    """The arrows to the page before and the next one."""
    side = plan.frame.px(64)
    y = plan.tray.centery - side // 2
    off = plan.frame.px(16)
    return Rect(plan.tray.x + off, y, side, side), Rect(plan.tray.right - off - side, y, side, side)


def piles(frame: Frame, area: Rect, groups: Sequence[int], fronts: int, largest: float) -> Piles:
    """A score pile: so many nobles in each group, and so many cards in front, as large as the area allows.

    largest: pixels a unit at most.
    """
    scale = largest
    while True:
        for tight in (1.0, TIGHT):
            found = _flowed(frame, area, groups, fronts, (scale, tight))
            if found is not None:
                return found
        scale *= 0.95


def _flowed(frame: Frame, area: Rect, groups: Sequence[int], fronts: int, size: tuple[float, float]) -> Piles | None:
    """The same at one size: pixels a unit, and how much of a card its neighbour leaves. None if it does not fit."""
    scale, tight = size
    pad, gap, head = frame.px(5), frame.px(8), frame.line(30)
    w, h, step = (round(v * scale) for v in (MINI[0], MINI[1], INDEX * max(tight, 0.86)))
    high = head + h + 2 * pad
    least = round(head * 2.3)
    card = round(FRONT[0] * scale)
    mats = [max(least, w + step * (n - 1)) + 2 * pad for n in groups]
    wide = [*mats, *[round(card * tight) - (gap if tight < 1 else 0)] * max(0, fronts - 1), *[card] * min(1, fronts)]
    rows: list[list[int]] = [[]]
    for index, width in enumerate(wide):
        whole = width if index < len(groups) else card
        if rows[-1] and sum(wide[i] + gap for i in rows[-1]) + whole > area.w:
            rows.append([])
        rows[-1].append(index)
    tall = len(rows) * high + (len(rows) - 1) * gap
    squeezed = scale < 0.2 * frame.u
    if not squeezed and (tall > area.h or max(wide, default=0) > area.w):
        return None
    piled, laid = list[Group](), list[Rect]()
    for number, row in enumerate(rows):
        x, y = area.x, area.y + number * (high + gap)
        for index in row:
            if index < len(groups):
                mat = Rect(x, y, wide[index], high)
                nobles = tuple(Rect(x + pad + i * step, y + head + pad, w, h) for i in range(groups[index]))
                piled.append(Group(mat, Rect(x + pad, y + pad // 2, mat.w - 2 * pad, head), nobles))
            else:
                tall_card = round(FRONT[1] * scale)
                laid.append(Rect(x, y + high - pad - tall_card, card, tall_card))
            x += wide[index] + gap
    return Piles(tuple(piled), tuple(laid))
