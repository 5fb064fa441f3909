"""The pictures of the cards with their shadow or light, and where a card lies that is about to move."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from gamebox.core.events import UNKNOWN, Zone
from gamebox.games.gang_of_four.cards import COUNT, FACE, TEXT
from gamebox.games.gang_of_four.scene.plan import CARD, SMALL, Plan, SeatPlan, row
from gamebox.ui.stage import Stage
from gamebox.ui.text import Colour

CARDS, TABLE = "gang_of_four/cards", "gang_of_four/table"
BACK = f"{CARDS}:back"
RIM = 6
"""Units of a card's edge."""
DIM: Colour = (196, 186, 190)


def sprite(card: int) -> str:
    """The picture of a card, or its back."""
    return BACK if card == UNKNOWN else f"{CARDS}:card_{TEXT[FACE[card]]}"


class Pieces:
    """Places and pictures for one window. home: who sits below, before the hand."""

    def __init__(self, stage: Stage, plan: Plan, seats: int, home: int) -> None:
        self.stage, self.plan, self.seats, self.home = stage, plan, seats, home

    def prepare(self) -> None:
        """Scale what will be needed while something moves, so that no picture is decoded then."""
        sizes = {self.plan.card, (self.middle_row(1)[0].w, self.middle_row(1)[0].h)}
        for card in range(COUNT):
            for w, h in sizes:
                self.stage.sprites.sized(sprite(card), w, h)
        self.stage.sprites.sized(BACK, *self.plan.card)

    def place(self, seat: int) -> SeatPlan:
        """The block of a seat."""
        return self.plan.places[(seat - self.home) % self.seats]

    def middle_row(self, count: int) -> list[Rect]:
        """Where the combination lies that is to be beaten."""
        return row(self.plan.middle, count, self.plan.middle.h, 0.34)

    def front_row(self, seat: int, count: int) -> list[Rect]:
        """Where the beaten cards of a seat lie."""
        front = self.place(seat).front
        return row(front, count, min(front.h, round(CARD[1] * SMALL * self.stage.frame.u)), 0.24)

    def small(self, centre: tuple[int, int]) -> Rect:
        """A card of the size of those at the seats."""
        h = round(CARD[1] * SMALL * self.stage.frame.u)
        rect = Rect(0, 0, round(h * CARD[0] / CARD[1]), h)
        rect.center = centre
        return rect

    def where(self, zone: Zone) -> Rect:
        """Where a card lies in a zone that is drawn as one thing."""
        if zone.name == "hand" and zone.owner == self.home:
            return self.small(self.plan.table.hand.center)
        if zone.name == "hand":
            return self.small(self.place(zone.owner).fan.center)
        if zone.name == "heap":
            return self.small(self.plan.heap.center)
        if zone.name == "dead":
            return self.small(self.plan.dead.center)
        return self.small(self.plan.mat.center)

    def picture(self, name: str, w: int, h: int, under: str = "", angle: float = 0.0, dim: bool = False) -> Surface:
        """A card on its shadow or light ("shadow", "glow"), leaning; the card's middle is the picture's."""
        key = ("gang", name, w, h, under, round(angle, 1), dim)
        made = self.stage.sprites.kept(key)
        return made if made is not None else self.stage.sprites.keep(key, self._made(name, (w, h), under, angle, dim))

    def _made(self, name: str, size: tuple[int, int], under: str, angle: float, dim: bool) -> Surface:
        sprites, (w, h) = self.stage.sprites, size
        face = sprites.sized(name, w, h)
        if dim:
            face = face.copy()
            face.fill((*DIM, 255), special_flags=pygame.BLEND_RGBA_MULT)
        if under:
            ground = sprites.piece(f"{TABLE}:{under}_card")
            gw, gh = round(w * ground.width / CARD[0]), round(h * ground.height / CARD[1])
            made = Surface((gw, gh), pygame.SRCALPHA)
            made.blit(sprites.sized(f"{TABLE}:{under}_card", gw, gh), (0, 0))
            made.blit(face, ((gw - w) // 2, (gh - h) // 2))
        else:
            made = face
        return pygame.transform.rotozoom(made, angle, 1.0) if angle else made

    def corners(self, faces: tuple[int, ...], height: int) -> Surface:
        """The corners of cards side by side, which show number and shape, so many pixels high."""
        key = ("gang", "corners", faces, height)
        made = self.stage.sprites.kept(key)
        return made if made is not None else self.stage.sprites.keep(key, self._corners(faces, height))

    def _corners(self, faces: tuple[int, ...], height: int) -> Surface:
        names = [f"{CARDS}:card_{TEXT[face]}" for face in faces]
        x, y, w, h = self.stage.sprites.piece(names[0]).marks["index"]
        scale = height / (h - 2 * RIM)
        area = Rect(round((x + RIM) * scale), round((y + RIM) * scale), round((w - 2 * RIM) * scale), height)
        made = Surface(((area.w + 1) * len(names) - 1, height), pygame.SRCALPHA)
        for place, name in enumerate(names):
            card = self.stage.sprites.sized(name, round(CARD[0] * scale), round(CARD[1] * scale))
            made.blit(card, (place * (area.w + 1), 0), area)
        return made

    def draw(
        self, surface: Surface, name: str, rect: Rect, under: str = "shadow", angle: float = 0.0, dim: bool = False
    ) -> None:
        """Paint a card over a rectangle."""
        picture = self.picture(name, rect.w, rect.h, under, angle, dim)
        surface.blit(picture, picture.get_rect(center=rect.center))
