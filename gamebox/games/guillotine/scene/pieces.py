"""The pictures of the cards with their titles, shadow or light, and where a card lies that is about to move."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from gamebox.core.events import UNKNOWN, Zone
from gamebox.games.guillotine.cards import ACTS, COUNT, GROUP, GROUPS, NAMES, PALACE_GUARD, STAYING, TITLE, TRAGIC
from gamebox.games.guillotine.scene import tally
from gamebox.games.guillotine.scene.plan import ACTION, FRONT, MINI, NOBLE, Piles, Plan, SeatPlan, line_slots, piles
from gamebox.games.guillotine.scene.shown import Shown, is_noble
from gamebox.games.guillotine.scene.talk import Talk
from gamebox.ui.lettering import title_on
from gamebox.ui.stage import Stage
from gamebox.ui.text import Colour

NOBLES, MINIS, ACTIONS, TABLE = (f"guillotine/{sheet}" for sheet in ("nobles", "minis", "actions", "table"))
INK: Colour = (51, 36, 38)
PALE: Colour = (255, 248, 230)
VARIES = {TRAGIC}
"""Nobles, besides the Palace Guards, whose pennant holds a sign in place of a number."""
LARGEST = 1.3
"""Pixels a unit of a noble in a score pile at most, as a multiple of the frame's."""


def sprite(card: int, small: bool = False) -> str:
    """The picture of a card: a noble in line or (small) in a score pile, an action in hand or (small) in front."""
    name = NAMES[TITLE[card]]
    if is_noble(card):
        return f"{MINIS}:mini_{name}" if small else f"{NOBLES}:noble_{name}"
    return f"{TABLE}:front_{name}" if small and card in STAYING else f"{ACTIONS}:action_{name}"


def zoom(card: int) -> str:
    """The large picture of a card."""
    return f"guillotine/zoom:zoom_{NAMES[TITLE[card]]}"


def back(noble: bool, small: bool = False) -> str:
    """The picture of a card face down."""
    return (f"{MINIS}:mini_back" if small else f"{NOBLES}:noble_back") if noble else f"{ACTIONS}:action_back"


def varies(card: int) -> bool:
    """Whether what a noble is worth depends on others."""
    return TITLE[card] == PALACE_GUARD or card in VARIES


class Pieces:
    """Places and pictures for one window. home: who sits below, before the hand."""

    def __init__(self, stage: Stage, plan: Plan, seats: int, home: int, talk: Talk) -> None:
        self.stage, self.plan, self.seats, self.home, self.talk = stage, plan, seats, home, talk

    # Places

    def place(self, seat: int) -> SeatPlan:
        """The block of a seat."""
        return self.plan.places[(seat - self.home) % self.seats]

    def slots(self, count: int) -> list[Rect]:
        """Where the nobles in line stand."""
        return line_slots(self.plan, count)

    def laid(self, shown: Shown, seat: int) -> Piles:
        """Where the score pile of a seat lies, and the cards in front of it."""
        groups = [len(cards) for _, cards in tally.grouped(shown.trophies(seat))]
        frame = self.plan.frame
        return piles(frame, self.place(seat).piles, groups, len(shown.front(seat)), frame.u * LARGEST)

    def trophies(self, shown: Shown, seat: int) -> dict[int, Rect]:
        """Where each noble of a score pile lies."""
        mats = self.laid(shown, seat).groups
        return {
            card: rect
            for (_, cards), mat in zip(tally.grouped(shown.trophies(seat)), mats, strict=True)
            for card, rect in zip(cards, mat.nobles, strict=True)
        }

    def fronts(self, shown: Shown, seat: int) -> dict[int, Rect]:
        """Where each card in front of a seat lies."""
        return dict(zip(shown.front(seat), self.laid(shown, seat).fronts, strict=True))

    def where(self, zone: Zone, card: int, shown: Shown) -> Rect:
        """What a piece covers that lies in a zone now."""
        plan, name = self.plan, zone.name
        if name == "line":
            line = list(shown.line)
            return self.slots(len(line))[line.index(card)] if card in line else plan.line
        if name == "trophies":
            return self.trophies(shown, zone.owner).get(card) or self.small(self.place(zone.owner).piles.center)
        if name == "front":
            found = self.fronts(shown, zone.owner).get(card)
            return found or self.small(self.place(zone.owner).piles.center, FRONT)
        if name == "hand":
            block = self.place(zone.owner)
            return self.small(plan.table.hand.center, ACTION) if zone.owner == self.home else block.fan
        return {
            "conciergerie": self.small(plan.conciergerie.center, NOBLE), "noble_discard": self.small(plan.gone.center),
            "action_pile": plan.pile, "action_discard": plan.discard, "aside": plan.aside,
        }[name]  # fmt: skip

    def small(self, centre: tuple[int, int], shape: tuple[int, int] = MINI) -> Rect:
        """A piece of this shape round a point."""
        u = self.plan.frame.u * (0.8 if shape == NOBLE else 1)
        rect = Rect(0, 0, round(shape[0] * u), round(shape[1] * u))
        rect.center = centre
        return rect

    # Pictures

    def noble(self, card: int, w: int, h: int, under: str = "shadow", seen: int = 0, dim: bool = False) -> Surface:
        """A noble in line with the name on its plate; the card's middle is the picture's.

        seen: so many pixels of it show, when another one stands before it; 0 for all.
        """
        words = "" if card == UNKNOWN else self.talk.plate(card)
        key = ("guillotine", card, w, h, under, seen, dim, words)
        made = self.stage.sprites.kept(key)
        if made is None:
            face = self.stage.sprites.sized(back(True) if card == UNKNOWN else sprite(card), w, h).copy()
            if words:
                plate = self._mark(sprite(card), "title", (w, h), (6, 164, 112, 32))
                plate.w = min(plate.w, max(w // 3, (seen or w) - plate.x))
                self.label(face, words, plate, 23)
            made = self.stage.sprites.keep(key, self._on(face, NOBLE, under, dim))
        return made

    def action(
        self, card: int, w: int, h: int, under: str = "shadow", angle: float = 0.0, dim: bool = False, seen: int = 0
    ) -> Surface:
        """An action card with its title, leaning; UNKNOWN for its back. seen: as above."""
        words = "" if card == UNKNOWN else self.talk.title(card)
        key = ("guillotine", card, w, h, under, round(angle, 1), dim, words, seen)
        made = self.stage.sprites.kept(key)
        if made is None:
            face = self.stage.sprites.sized(back(False) if card == UNKNOWN else sprite(card), w, h).copy()
            if words:
                box = self._mark(sprite(card), "title", (w, h), (12, 14, 136, 54))
                box.w = min(box.w, max(w // 3, (seen or w) - box.x - w // 30))
                self.label(face, words, box, 27)
            made = self._on(face, ACTION, under, dim)
            made = pygame.transform.rotozoom(made, angle, 1.0) if angle else made
            self.stage.sprites.keep(key, made)
        return made

    def mini(self, card: int, w: int, h: int, worth: int | None = None, under: str = "") -> Surface:
        """A noble in a score pile; where its worth depends on others, with its number."""
        number = str(worth) if worth is not None and varies(card) else ""
        key = ("guillotine", card, w, h, under, number, "mini")
        made = self.stage.sprites.kept(key)
        if made is None:
            face = self.stage.sprites.sized(sprite(card, True), w, h).copy()
            if number:
                self._pennant(face, sprite(card, True), GROUPS[GROUP[card]], number)
            made = self.stage.sprites.keep(key, self._on(face, MINI, under, False))
        return made

    def _pennant(self, face: Surface, name: str, group: str, number: str) -> None:
        """Lay the pennant of a group with a number over that of a card."""
        place = self._mark(name, "value", face.get_size(), (4, 4, 30, 34))
        pennant = self.stage.sprites.sized(f"{TABLE}:pennant_{group}", place.w, place.h)
        face.blit(pennant, place)
        self.figure(face, number, Rect(place.x, place.y, place.w, round(place.h * 0.6)), PALE)

    def figure(self, surface: Surface, words: str, box: Rect, ink: Colour, units: float = 30) -> None:
        """A number in the middle of a small box, never too small to be read."""
        text, least = self.stage.text, self.plan.frame.readable
        size = max(least, min(box.h, self.plan.frame.text(units)))
        wide, high = max(box.w, text.width(words, "number", least)), max(box.h, size)
        room = Rect(0, 0, wide, high)
        room.center = box.center
        text.line(surface, words, room, size, ink, "number", "centre", least)

    def _mark(self, name: str, mark: str, size: tuple[int, int], default: tuple[float, ...]) -> Rect:
        """A marked place of a picture that is drawn in this size."""
        piece = self.stage.sprites.piece(name)
        x, y, w, h = piece.marks.get(mark, default)
        kx, ky = size[0] / piece.width, size[1] / piece.height
        return Rect(round(x * kx), round(y * ky), round(w * kx), round(h * ky))

    def _on(self, face: Surface, shape: tuple[int, int], under: str, dim: bool) -> Surface:
        """A card on its shadow or light."""
        w, h = face.get_size()
        if dim:
            face.fill((178, 168, 156, 255), special_flags=pygame.BLEND_RGBA_MULT)
        if not under:
            return face
        reach = round(24 * h / 200 * (0.6 if shape == MINI else 1))
        made = Surface((w + 2 * reach, h + 2 * reach), pygame.SRCALPHA)
        ground = f"{TABLE}:{under}_card"
        made.blit(self.stage.sprites.stretched(ground, *made.get_size(), reach / 24), (0, 0))
        made.blit(face, (reach, reach))
        return made

    def light(self, surface: Surface, rect: Rect, angle: float = 0.0) -> None:
        """Paint the light behind a card; to be done before all cards, so that it falls on none."""
        key = ("guillotine", "light", rect.w, rect.h, round(angle, 1))
        made = self.stage.sprites.kept(key)
        if made is None:
            reach = round(24 * rect.h / 200)
            size = rect.w + 2 * reach, rect.h + 2 * reach
            made = self.stage.sprites.stretched(f"{TABLE}:glow_card", *size, reach / 24)
            made = self.stage.sprites.keep(key, pygame.transform.rotozoom(made, angle, 1.0) if angle else made)
        self.draw(surface, made, rect)

    def draw(self, surface: Surface, picture: Surface, rect: Rect) -> None:
        """Paint a picture with its middle over that of a rectangle."""
        surface.blit(picture, picture.get_rect(center=rect.center))

    def put(self, surface: Surface, name: str, rect: Rect, light: float = 1.0) -> Rect:
        """A sprite as large as fits into a rectangle, in its middle. Returns what it covers."""
        piece = self.stage.sprites.piece(name)
        scale = min(rect.w / piece.width, rect.h / piece.height)
        sprites = self.stage.sprites
        picture = sprites.get(name, scale) if light >= 1 else sprites.dimmed(name, scale, light)
        place = picture.get_rect(center=rect.center)
        surface.blit(picture, place)
        return place

    def numbered(self, surface: Surface, name: str, rect: Rect, words: str, mark: str, ink: Colour = PALE) -> None:
        """A sprite with a number at its mark."""
        place = self.put(surface, name, rect)
        box = self._mark(name, mark, place.size, (0, 0, *self.stage.sprites.piece(name).anchor)).move(place.topleft)
        self.figure(surface, words, box, ink)

    def label(self, surface: Surface, words: str, box: Rect, units: float, ink: Colour = INK) -> None:
        """A title in a small box: one or two lines in readable size, narrowed where they are too wide."""
        text, frame = self.stage.text, self.plan.frame
        size = min(frame.text(units), max(frame.readable, round(frame.px(units) * 1.35)))
        title_on(surface, text, words, box, size, frame.readable, ink, 1.1)

    def prepare(self) -> None:
        """Scale what will be needed while something moves, so that no picture is decoded then."""
        slot = self.slots(1)[0]
        for card in range(COUNT):
            self.stage.sprites.sized(sprite(card), slot.w, slot.h)
        w, h = self.plan.card
        for card in range(COUNT, len(ACTS)):
            self.stage.sprites.sized(sprite(card), w, h)
