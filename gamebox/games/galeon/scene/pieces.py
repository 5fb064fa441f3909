"""The pictures of the pieces, and where a piece lies that is about to move."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from gamebox.core.events import UNKNOWN, Zone
from gamebox.games.galeon.cards import EQUIPMENTS, NEEDS, SHIP
from gamebox.games.galeon.scene.plan import CARD, Cell, Dock, Plan, cells, fleet, pile_cards
from gamebox.games.galeon.scene.shown import Shown, is_ship, owner_of, value_of
from gamebox.ui.stage import Stage
from gamebox.ui.text import Colour

CARDS, SHIPS, TABLE, TOWERS = (f"galeon/{sheet}" for sheet in ("cards", "ships", "table", "towers"))
INK: Colour = (42, 39, 52)
FAINT: Colour = (98, 78, 50)
PALE: Colour = (251, 244, 226)
WAX: Colour = (150, 36, 30)
REACH = 28 / 108
"""How far shadow and light go beyond a card, as a share of its width."""
DIM = (150, 142, 134, 255)


def medal(equipment: int, state: str = "") -> str:
    """The medal of an equipment; "match" on gold, "dim" in the shade. UNKNOWN for shutters."""
    if equipment == UNKNOWN:
        return f"{TABLE}:medal_unknown"
    return f"{TABLE}:medal_{EQUIPMENTS[equipment]}{f'_{state}' if state else ''}"


def needs_of(ship: int) -> list[int]:
    """The four equipments that a ship wants."""
    return [e for e in range(len(EQUIPMENTS)) if NEEDS[ship] >> e & 1] if is_ship(ship) else []


def ship_sprite(ship: int) -> str:
    """A ship under sail."""
    return f"{SHIPS}:ship_{ship - SHIP}"


class Pieces:
    """Places and pictures for one window. home: who sits below, before the hand; colours: those of the seats."""

    def __init__(self, stage: Stage, plan: Plan, seats: int, home: int, colours: tuple[str, ...]) -> None:
        self.stage, self.plan, self.seats, self.home, self.colours = stage, plan, seats, home, colours

    # Places

    def dock(self, seat: int) -> Dock:
        """The block of a seat."""
        return self.plan.docks[(seat - self.home) % self.seats]

    def cells(self, shown: Shown) -> dict[int, Cell]:
        """Where each tower on offer stands."""
        centre = shown.centre
        return dict(zip(centre, cells(self.plan, len(centre)), strict=True))

    def pile(self, shown: Shown, tower: int) -> list[Rect]:
        """Where the cards bid for a tower lie."""
        return pile_cards(self.cells(shown)[tower], len(shown.pile(tower)))

    def fleet(self, shown: Shown, seat: int) -> list[Rect]:
        """Where the expeditions of a seat sail."""
        return fleet(self.dock(seat).lane, len(shown.sent[seat]))

    def hand(self, value: int) -> Rect:
        """The place of a card in the hand below."""
        return self.plan.hand[value - 1]

    def card_of(self, seat: int, value: int) -> Rect:
        """Where a seat's card lies while it is held, or after it is lost."""
        return self.hand(value) if seat == self.home else self.dock(seat).chips[value - 1]

    def where(self, zone: Zone, card: int, shown: Shown) -> Rect:
        """What a piece covers that lies in a zone now."""
        plan, name, owner = self.plan, zone.name, zone.owner
        if name in ("hand", "lost"):
            return self.card_of(owner, value_of(card))
        if name == "pile":
            rects = self.pile(shown, owner)
            cards = list(shown.pile(owner))
            return rects[cards.index(card)] if card in cards else self.cells(shown)[owner].pile
        if name == "dock":
            return self.dock(owner).berth
        if name == "fleet":
            rects = self.fleet(shown, owner)
            return rects[-1] if rects else self.dock(owner).lane
        return {"bag": plan.bag, "harbour": plan.ships}.get(name, plan.sea)

    # Pictures

    def bid(self, card: int) -> str:
        """A bid card in the colour of its owner."""
        return f"{CARDS}:bid_{self.colours[owner_of(card)]}_{value_of(card)}"

    def card(self, card: int, w: int, h: int, under: str = "shadow", over: str = "", dim: bool = False) -> Surface:
        """A bid card on its shadow or light; over: "lost" or "veil"; the card's middle is the picture's."""
        name = self.bid(card)
        key = ("galeon", name, w, h, under, over, dim)
        made = self.stage.sprites.kept(key)
        if made is None:
            sprites, reach = self.stage.sprites, round(w * REACH)
            made = Surface((w + 2 * reach, h + 2 * reach), pygame.SRCALPHA)
            if under:
                ground = sprites.stretched(f"{TABLE}:card_{under}", *made.get_size(), reach / 28)
                made.blit(ground, (0, 0))
            face = sprites.sized(name, w, h).copy()
            if dim:
                face.fill(DIM, special_flags=pygame.BLEND_RGBA_MULT)
            made.blit(face, (reach, reach))
            if over:
                made.blit(sprites.sized(f"{TABLE}:card_{over}", w, h), (reach, reach))
            self.stage.sprites.keep(key, made)
        return made

    def draw(self, surface: Surface, picture: Surface, rect: Rect) -> None:
        """Paint a picture with its middle over that of a rectangle."""
        surface.blit(picture, picture.get_rect(center=rect.center))

    def put(self, surface: Surface, name: str, rect: Rect, light: float = 1.0) -> Rect:
        """A sprite as large as fits into a rectangle, in its middle. Returns what it covers."""
        sprites = self.stage.sprites
        piece = sprites.piece(name)
        scale = min(rect.w / piece.width, rect.h / piece.height)
        picture = sprites.get(name, scale) if light >= 1 else sprites.dimmed(name, scale, light)
        place = picture.get_rect(center=rect.center)
        surface.blit(picture, place)
        return place

    def numbered(self, surface: Surface, name: str, rect: Rect, words: str, mark: str, ink: Colour = PALE) -> Rect:
        """A sprite with a number at its mark."""
        place, piece = self.put(surface, name, rect), self.stage.sprites.piece(name)
        x, y, w, h = piece.marks.get(mark, (0, 0, piece.width, piece.height))
        k = place.w / piece.width
        box = Rect(round(place.x + x * k), round(place.y + y * k), round(w * k), round(h * k))
        self.figure(surface, words, box, ink)
        return place

    def figure(self, surface: Surface, words: str, box: Rect, ink: Colour, units: float = 32) -> None:
        """A number in the middle of a small box, never too small to be read."""
        text, least = self.stage.text, self.plan.frame.readable
        size = max(least, min(box.h, self.plan.frame.text(units)))
        room = Rect(0, 0, max(box.w, text.width(words, "number", least)), max(box.h, size))
        room.center = box.center
        text.line(surface, words, room, size, ink, "number", "centre", least)

    def vessel(self, surface: Surface, ship: int, rect: Rect, light: float = 1.0) -> None:
        """A ship afloat: the waterline a little above the lower edge of a rectangle."""
        sprites, piece = self.stage.sprites, self.stage.sprites.piece(ship_sprite(ship))
        scale = min(rect.w / piece.width, rect.h / piece.height)
        name = ship_sprite(ship)
        picture = sprites.get(name, scale) if light >= 1 else sprites.dimmed(name, scale, light)
        surface.blit(picture, picture.get_rect(midbottom=rect.midbottom))

    def flown(self, card: int, rect: Rect) -> Surface:
        """A bid card as it flies to or from a rectangle."""
        h = max(rect.h, round(self.plan.hand[0].h * 0.6))
        return self.card(card, round(h * CARD[0] / CARD[1]), h)

    def prepare(self) -> None:
        """Scale what will be needed while something moves, so that no picture is decoded then."""
        w, h = self.plan.hand[0].size
        for value in range(1, 10):
            self.stage.sprites.sized(f"{CARDS}:bid_{self.colours[self.home]}_{value}", w, h)
