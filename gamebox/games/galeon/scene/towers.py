"""Painting the middle of the chart: the towers as they stand, and the piles before them."""

from __future__ import annotations

import pygame
from pygame import Surface

from gamebox.core.events import UNKNOWN, Moved
from gamebox.games.galeon.actions import BID, Choice
from gamebox.games.galeon.cards import EQUIPMENTS, NEEDS, SIDES, bid_card
from gamebox.games.galeon.scene.pieces import INK, TABLE, TOWERS, Pieces
from gamebox.games.galeon.scene.plan import Cell, drawn, pile_cards
from gamebox.games.galeon.scene.shown import Shown
from gamebox.ui import theme
from gamebox.ui.layout import inset
from gamebox.ui.stage import Stage
from gamebox.ui.table_look import Lights

STEPS = 32
AROUND, SEEN = 10, 6
"""Up to so many steps off the line to the viewer, something of a side is in sight; its face can be seen."""


def step_of(rotation: int, slot: int, seat: int, seats: int) -> int:
    """Where a side points, seen from a seat: in 32nds of a turn, clockwise as seen from above, -16 to 15 (3.2)."""
    there = (rotation * 90 + 45 + 360 * slot - 1440 * seat // seats) * STEPS / 1440
    return (round(there) + STEPS // 2) % STEPS - STEPS // 2


class TowerPainter:
    """Paints towers and piles at one window size. hidden: towers that are moving and so not painted."""

    def __init__(self, stage: Stage, pieces: Pieces) -> None:
        self.stage, self.pieces = stage, pieces
        self.hidden: set[int] = set()

    def towers(self, surface: Surface, shown: Shown, lights: Lights) -> None:
        """All towers on offer with their piles."""
        cells, joined = self.pieces.cells(shown), joined_by(shown, lights)
        for tower, cell in cells.items():
            self._islet(surface, cell, self._lit(tower, lights))
        for tower, cell in cells.items():
            if tower not in self.hidden:
                self._glow(surface, tower, cell, lights)
        for tower, cell in cells.items():
            if tower not in self.hidden:
                self._tower(surface, shown, tower, cell, lights)
        for tower, cell in cells.items():
            self._pile(surface, shown, tower, cell, lights, joined)

    def _lit(self, tower: int, lights: Lights) -> bool:
        tag = f"tower:{tower}"
        return any(tag in tags for tags in (lights.lit, lights.told, lights.hinted, lights.picked))

    def _islet(self, surface: Surface, cell: Cell, lit: bool) -> None:
        name = f"{TABLE}:island{'_lit' if lit else ''}"
        piece = self.stage.sprites.piece(name)
        w = min(round(piece.width * cell.k), cell.pile.w + round(60 * cell.k))
        h = round(piece.height * cell.k)
        picture = self.stage.sprites.sized(name, w, h)
        surface.blit(picture, picture.get_rect(center=(cell.foot[0], cell.foot[1] + round(6 * cell.k))))

    def _strong(self, tower: int, lights: Lights) -> bool:
        tag = f"tower:{tower}"
        return tag in (*lights.picked, *lights.hinted, lights.hovered) or tag in lights.told

    def _glow(self, surface: Surface, tower: int, cell: Cell, lights: Lights) -> None:
        """The light behind a tower, below all towers."""
        strong = self._strong(tower, lights)
        if strong or f"tower:{tower}" in lights.lit:
            for share in (1.95, 1.4) if strong else (1.6,):
                picture = self._halo(cell.k * share)
                anchor = self.stage.sprites.piece(f"{TABLE}:tower_glow").anchor
                k = cell.k * share
                surface.blit(picture, (cell.foot[0] - round(anchor[0] * k), cell.foot[1] - round(anchor[1] * k)))

    def _halo(self, scale: float) -> Surface:
        """The light at this many pixels a unit: soft enough to be enlarged, so that no larger sheet is read for it."""
        sprites, name = self.stage.sprites, f"{TABLE}:tower_glow"
        whole = drawn(self.pieces.plan.frame)
        if scale <= whole:
            return sprites.get(name, scale)
        piece = sprites.piece(name)
        size = round(piece.width * scale), round(piece.height * scale)
        made = sprites.kept((name, *size))
        return made or sprites.keep((name, *size), pygame.transform.smoothscale(sprites.get(name, whole), size))

    def _tower(self, surface: Surface, shown: Shown, tower: int, cell: Cell, lights: Lights) -> None:
        at, k = cell.foot, cell.k
        self.drum(surface, shown, tower, at, k)
        colour = "none"
        if tower in shown.leads:
            colour = self.pieces.colours[shown.leads[tower]]
        self.stage.paint(surface, f"{TABLE}:flag_{colour}", *at, k)
        self.stage.paint(surface, f"{TABLE}:tower_front", *at, k)
        self._label(surface, tower, cell, self._strong(tower, lights))

    def drum(self, surface: Surface, shown: Shown, tower: int, at: tuple[int, int], k: float) -> None:
        """A tower as it stands for who sits below: faces that are seen, shutters elsewhere, the rose on its roof."""
        self.stage.paint(surface, f"{TABLE}:tower", *at, k)
        rotation = shown.rotations.get(tower, 0)
        steps = [(step_of(rotation, slot, self.pieces.home, shown.seats), slot) for slot in range(SIDES)]
        sides = shown.sides(tower)
        for step, slot in sorted(steps, key=lambda pair: -abs(pair[0])):
            if abs(step) > AROUND:
                continue
            seen = sides[slot] != UNKNOWN and abs(step) <= SEEN
            name = f"face_{EQUIPMENTS[sides[slot]]}" if seen else "shut"
            self.stage.paint(surface, f"{TOWERS}:{name}_{step % STEPS}", *at, k)
        self.stage.paint(surface, f"{TOWERS}:dial_{steps[0][0] % STEPS}", *at, k)

    def _label(self, surface: Surface, tower: int, cell: Cell, strong: bool) -> None:
        sprites, frame = self.stage.sprites, self.pieces.plan.frame
        name = f"{TABLE}:label_{'lit' if strong else 'plain'}"
        surface.blit(sprites.stretched(name, *cell.label.size, frame.u), cell.label)
        self.pieces.figure(surface, str(tower + 1), inset(cell.label, frame.px(6), frame.px(4)), INK, 30)

    def _pile(
        self, surface: Surface, shown: Shown, tower: int, cell: Cell, lights: Lights, joined: dict[int, int]
    ) -> None:
        cards = list(shown.pile(tower))
        ghost = joined.get(tower)
        if ghost is not None:
            cards.append(ghost)
        if not cards:
            self._bare(surface, cell)
            return
        fresh = {event.card for event in lights.marks if isinstance(event, Moved) and event.dst.name == "pile"}
        rects = pile_cards(cell, len(cards))
        for index, (card, rect) in enumerate(zip(cards, rects, strict=True)):
            if card == ghost:
                picture = self.pieces.card(card, rect.w, rect.h, "chosen")
            else:
                told = f"bid:{card}" in lights.told
                last = index == len(shown.pile(tower)) - 1
                under = "chosen" if told else "lit" if card in fresh else "shadow"
                picture = self.pieces.card(card, rect.w, rect.h, under, dim=not last and not told)
            self.pieces.draw(surface, picture, rect)

    def _bare(self, surface: Surface, cell: Cell) -> None:
        """Where the first card would lie."""
        (rect,) = pile_cards(cell, 1)
        theme.box(surface, self.stage.sprites, f"{TABLE}:mat_none", rect, self.pieces.plan.frame.u * 0.5)


def joined_by(shown: Shown, lights: Lights) -> dict[int, int]:
    """The card that would lie on a pile, by tower: the choice that waits, or the one before the eyes."""
    action = lights.preview
    if lights.asked is None or not isinstance(action, Choice) or action.kind != BID:
        return {}
    card = bid_card(lights.asked, action.value)
    return {} if card in shown.pile(action.tower) else {action.tower: card}


def fits(shown: Shown, seat: int, tower: int) -> tuple[list[int], list[int]]:
    """Of the sides seen of a tower: those that the ship in a dock wants, and the others."""
    seen, ship = [side for side in shown.sides(tower) if side != UNKNOWN], shown.dock(seat)
    needs = NEEDS[ship] if ship != UNKNOWN else 0
    return [e for e in seen if needs >> e & 1], [e for e in seen if not needs >> e & 1]
