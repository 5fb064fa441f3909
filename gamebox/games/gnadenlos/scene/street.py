"""Painting the street: the horseshoes, what poker brings where, the hats on their spaces, the undertaker's walk."""

from __future__ import annotations

from pygame import Rect, Surface

from gamebox.games.gnadenlos.actions import BUY, Choice
from gamebox.games.gnadenlos.cards import GOAL, SECTIONS, UNDERTAKER_STEPS
from gamebox.games.gnadenlos.scene.pieces import INK, Pieces
from gamebox.games.gnadenlos.scene.shown import Shown
from gamebox.ui.stage import Stage
from gamebox.ui.table_look import Lights
from gamebox.ui.text import Colour

GROUND = "gnadenlos/ground:ground"
LOSS: Colour = (168, 28, 26)
HAT, LIFT = 0.74, 15.0
"""The size of a hat on the street against its picture, and units by which the next one on a space sits higher."""
SEAT = 9
"""Units from the middle of a disc down to where a hat sits, so that its number stays free."""


class StreetPainter:
    """Paints the upper part of the table at one window size. moved: whose hats have moved since the viewer acted."""

    def __init__(self, stage: Stage, pieces: Pieces) -> None:
        self.stage, self.pieces = stage, pieces
        self.moved: set[int] = set()

    def ground(self, surface: Surface) -> None:
        """The boards of the table, and the street with its signs, which never change."""
        plan, sprites = self.pieces.plan, self.stage.sprites
        frame = plan.frame
        scale = max(frame.width / 1920, frame.height / 1440)
        surface.blit(sprites.get(GROUND, scale), (0, 0))
        surface.blit(sprites.sized(self.pieces.board, plan.board.w, plan.board.h), plan.board)
        for section in SECTIONS:
            win, loss = self.pieces.area(f"win_{section.name}"), self.pieces.area(f"loss_{section.name}")
            for box, words, ink in ((win, f"+{section.win}", INK), (loss, f"\N{MINUS SIGN}{section.loss}", LOSS)):
                self.pieces.figure(surface, words, box, ink, 24)

    # Hats

    def hats(self, shown: Shown) -> dict[int, tuple[int, int]]:
        """Where the hat of each seat stands that is still in the race; on one space, one upon the other."""
        found: dict[int, tuple[int, int]] = {}
        for seat, number in enumerate(shown.places):
            if not shown.gone(seat):
                below = sum(shown.places[other] == number for other in found)
                found[seat] = self.standing(number, below)
        return found

    def standing(self, number: int, below: int = 0) -> tuple[int, int]:
        """Where a hat stands on a space, on so many others."""
        x, y = self.pieces.space(number)
        k = self.pieces.plan.k
        return x, round(y + SEAT * k - below * LIFT * k)

    def hat_rect(self, point: tuple[int, int]) -> Rect:
        """What a hat covers that stands on a point."""
        k = self.pieces.plan.k * HAT
        return Rect(round(point[0] - 40 * k), round(point[1] - 58 * k), round(80 * k), round(60 * k))

    def space_rect(self, number: int) -> Rect:
        """What a horseshoe with its number covers."""
        x, y = self.pieces.space(number)
        k = self.pieces.plan.k
        return Rect(round(x - 34 * k), round(y - 34 * k), round(68 * k), round(76 * k))

    def street(self, surface: Surface, shown: Shown, lights: Lights, hidden: set[str]) -> None:
        """Rings round the spaces that may be bought, the hats, and the undertaker. hidden: what moves just now."""
        self._goals(surface, shown, lights)
        points = self.hats(shown)
        for seat, (x, y) in points.items():
            if f"hat:{seat}" in hidden:
                continue
            tag = f"hat:{seat}"
            lit = (
                tag in lights.told
                or tag in lights.hinted
                or (seat == lights.asked and lights.hovered == f"seat:{seat}")
            )
            colour = self.pieces.colours[seat]
            self.pieces.at(surface, f"hat_{colour}{'_lit' if lit else ''}", x, y, HAT)
            if seat in self.moved and not lights.busy:
                self.pieces.at(
                    surface, "glint_2", x + round(24 * self.pieces.plan.k), y - round(40 * self.pieces.plan.k)
                )
        self._ghost(surface, shown, lights)
        if "undertaker" not in hidden:
            self.undertaker(surface, shown.undertaker)

    def _goals(self, surface: Surface, shown: Shown, lights: Lights) -> None:
        """The spaces that the one who is asked may buy: the one under the mouse, and the way to it, brighter."""
        seat = lights.asked
        if seat is None:
            return
        choice = lights.preview
        wanted = choice.what if isinstance(choice, Choice) and choice.kind == BUY else 0
        for number in range(1, 6):
            if f"buy:{number}" not in lights.lit and f"buy:{number}" not in lights.picked:
                continue
            x, y = self.pieces.space(shown.places[seat] + number)
            name = "ring_lit" if number <= wanted else "ring"
            self.pieces.at(surface, name, x, y)

    def _ghost(self, surface: Surface, shown: Shown, lights: Lights) -> None:
        """Where the hat would stand after a purchase."""
        choice, seat = lights.preview, lights.asked
        if seat is None or not isinstance(choice, Choice) or choice.kind != BUY or not choice.what:
            return
        number = min(GOAL, shown.places[seat] + choice.what)
        below = sum(place == number and not shown.gone(other) for other, place in enumerate(shown.places))
        self.pieces.at(surface, f"hat_{self.pieces.colours[seat]}_lit", *self.standing(number, below), HAT)

    # The undertaker

    def undertaker(self, surface: Surface, step: int) -> None:
        """The undertaker behind the grave that he has come to."""
        x, y = self.pieces.mark(f"step_{min(step, UNDERTAKER_STEPS)}")
        self.pieces.at(surface, "undertaker", x, y, 0.8)
        if step:
            grave = self.pieces.mark(f"grave_{min(step, UNDERTAKER_STEPS)}")
            self.pieces.at(surface, f"grave_{min(step, UNDERTAKER_STEPS)}", *grave)

    def walk_rect(self) -> Rect:
        """The graveyard."""
        k, board = self.pieces.plan.k, self.pieces.plan.board
        top = self.pieces.mark("step_7")[1] - round(60 * k)
        return Rect(board.x + round(12 * k), top, round(306 * k), board.bottom - top - round(10 * k))
