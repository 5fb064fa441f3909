"""The ledger: every tower sold so far with the sides that who looks has seen, and what it thinks itself to own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from gamebox.core.events import UNKNOWN
from gamebox.games.galeon.actions import OVER
from gamebox.games.galeon.cards import NEEDS, sides_of
from gamebox.games.galeon.rules import Sale, State
from gamebox.games.galeon.scene.estimate import estimate, span
from gamebox.games.galeon.scene.pieces import FAINT, INK, TABLE, WAX, Pieces, medal
from gamebox.games.galeon.scene.plan import Book
from gamebox.games.galeon.scene.shown import Shown
from gamebox.games.galeon.scene.talk import Talk
from gamebox.ui import theme
from gamebox.ui.layout import columns, inset, left
from gamebox.ui.portraits import sign
from gamebox.ui.stage import Stage
from gamebox.ui.table_look import Lights

NUMBER, PARTS = 48, (38, 40, 150, 92)
"""The columns of a row: its number in the margin; buyer, price, sides seen, what it can bring."""


class Left(NamedTuple):
    """A tower that has left the centre: its number, and how it was sold; None if nobody wanted it."""

    tower: int
    sale: Sale | None


def entered(view: State) -> list[Left]:
    """The towers that have left the centre, in that order: where unsold ones go, all of them leave as they came."""
    found = [Left(sale.tower, sale) for sale in view.sales]
    return sorted([*found, *[Left(tower, None) for tower in view.unsold]]) if view.unsold else found


def pages(shown: Shown, book: Book) -> int:
    """How many pages those towers take."""
    return max(1, -(-len(entered(shown.view)) // len(book.rows)))


def rows(shown: Shown, book: Book, page: int) -> list[tuple[Left, Rect]]:
    """The towers on a page, counted from the last one, and where each stands."""
    found, room = entered(shown.view), len(book.rows)
    last = len(found) - page * room
    return list(zip(found[max(0, last - room) : last], book.rows, strict=False))


class BookPainter:
    """Paints the ledger at one window size."""

    def __init__(self, stage: Stage, pieces: Pieces, talk: Talk) -> None:
        self.stage, self.pieces, self.talk = stage, pieces, talk

    def page(self, surface: Surface, shown: Shown, number: int, lights: Lights) -> None:
        """A page of it."""
        frame, book, text = self.pieces.plan.frame, self.pieces.plan.book, self.stage.text
        theme.box(surface, self.stage.sprites, f"{TABLE}:ledger", book.page, frame.u)
        self._rings(surface, book.page)
        view = shown.view
        private = view.viewer is not None and view.options.notebook
        key = "ledger" if private or view.phase == OVER else "sold"
        count = pages(shown, book)
        head = Rect(book.head)
        head.w = (book.arrows[0].x if count > 1 else head.right) - head.x
        title = self.talk.t(f"galeon.book.{key}")
        text.line(surface, title, head, frame.text(36), WAX, "title", "left", frame.least(24))
        if count > 1:
            for name, rect, there in zip(("left", "right"), book.arrows, (number < count - 1, number > 0), strict=True):
                self._arrow(surface, name, rect, there)
        self._lines(surface, book)
        found = rows(shown, book, number)
        for left_centre, row in found:
            self._row(surface, shown, left_centre, row, lights)
        if not found:
            self._empty(surface, book, "empty" if private else "bare")
        self._foot(surface, shown, book)

    def _rings(self, surface: Surface, page: Rect) -> None:
        """What holds the pages together, along the left edge."""
        u, count = self.pieces.plan.frame.u, 7
        for k in range(count):
            y = page.y + round(page.h * (k + 0.7) / (count + 0.4))
            self.stage.paint(surface, f"{TABLE}:ledger_ring", page.x + round(15 * u), y, u)

    def _arrow(self, surface: Surface, name: str, rect: Rect, there: bool) -> None:
        icon = theme.icon_name(f"arrow_{name}", True)
        self.pieces.put(surface, icon, inset(rect, rect.w // 6 if there else rect.w // 4))

    def _lines(self, surface: Surface, book: Book) -> None:
        high = max(2, self.pieces.plan.frame.px(5))
        for row in book.rows:
            rule = Rect(row.x, row.bottom - high // 2, row.w, high)
            theme.box(surface, self.stage.sprites, f"{TABLE}:ledger_line", rule, self.pieces.plan.frame.u)

    def _empty(self, surface: Surface, book: Book, key: str) -> None:
        frame = self.pieces.plan.frame
        box = inset(book.rows[0].unionall(list(book.rows)), frame.px(40), frame.px(10))
        words = self.talk.t(f"galeon.book.{key}")
        self.stage.text.paragraph(surface, words, box, frame.text(26), FAINT, "italic", "centre", frame.least(20), True)

    def _row(self, surface: Surface, shown: Shown, entry: Left, row: Rect, lights: Lights) -> None:
        """Number, buyer, price, the sides seen, and between what it must lie."""
        frame, sprites, view, sale = self.pieces.plan.frame, self.stage.sprites, shown.view, entry.sale
        if f"sold:{entry.tower}" in (lights.hovered, *lights.told):
            theme.box(surface, sprites, f"{TABLE}:label_lit", row.inflate(0, -frame.px(2)), frame.u)
        number, rest = left(inset(row, 0, frame.px(3)), frame.px(NUMBER), frame.px(6))
        buyer, price, sides, gain = columns(rest, PARTS)
        text, px = self.stage.text, min(frame.text(26), row.h)
        text.line(surface, str(entry.tower + 1), number, px, FAINT, "number", "centre", frame.least(18))
        known = [side for side in sides_of(view.sides[entry.tower]) if side != UNKNOWN]
        if sale is None:
            self.pieces.put(surface, f"{TABLE}:no_bid", price)
            self._medals(surface, known, 0, sides)
            return
        side = min(buyer.h, buyer.w, frame.px(32))
        mark = sprites.sized(sign(self.pieces.colours[sale.seat]), side, side)
        surface.blit(mark, mark.get_rect(center=buyer.center))
        chip = f"galeon/cards:chip_{self.pieces.colours[sale.seat]}_{sale.price}"
        self.pieces.put(surface, chip, price)
        self._medals(surface, known, NEEDS[sale.docks[sale.seat]], sides)
        if known:
            low, high = span(view, sale)
            words = str(low) if low == high else f"{low}–{high}"
            ink = INK if sale.seat == self.pieces.home else FAINT
            text.line(surface, words, gain, px, ink, "number", "right", frame.least(17))

    def _medals(self, surface: Surface, known: Sequence[int], needs: int, area: Rect) -> None:
        """The sides seen; those that the buyer's ship wanted on gold."""
        side = min(area.h, area.w // 4)
        for index, equipment in enumerate(known):
            place = Rect(area.x + round(index * side * 1.04), area.centery - side // 2, side, side)
            self.pieces.put(surface, medal(equipment, "match" if needs >> equipment & 1 else ""), place)

    def _foot(self, surface: Surface, shown: Shown, book: Book) -> None:
        """What who looks owns for certain, probably, and at best."""
        frame, text = self.pieces.plan.frame, self.stage.text
        found = None if shown.view.phase == OVER else estimate(shown.view)
        if found is None:
            key = "over" if shown.view.phase == OVER else "public" if shown.view.options.notebook else "none"
            words = self.talk.t(f"galeon.book.{key}")
            box = inset(book.foot, frame.px(10), 0)
            text.paragraph(surface, words, box, frame.text(25), FAINT, "italic", "centre", frame.readable, True)
            return
        for part, name in zip(columns(book.foot, (1, 1, 1), frame.px(10)), ("certain", "likely", "hoped"), strict=True):
            number = Rect(part.x, part.y, part.w, round(part.h * 0.58))
            label = Rect(part.x, number.bottom, part.w, part.bottom - number.bottom)
            ink = WAX if name == "likely" else INK
            px = frame.text(46 if name == "likely" else 36)
            text.line(surface, str(getattr(found, name)), number, px, ink, "number", "centre", frame.least(22))
            words = self.talk.t(f"galeon.book.{name}")
            text.line(surface, words, label, frame.text(25), FAINT, "medium", "centre", frame.least(17))
