"""The pictures of the pieces with their numbers, and where a piece lies that is about to move."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from gamebox.core.events import UNKNOWN, Zone
from gamebox.games.gnadenlos.cards import (
    ADVENTURERS,
    COLOUR,
    FIRST_EVENT,
    FIRST_PERSON,
    POKER,
    ROW,
    SHOWDOWN,
    VALUE,
    YIELD,
)
from gamebox.games.gnadenlos.scene.plan import (
    CARD,
    EVENT,
    NOTE,
    Plan,
    SeatPlan,
    bid_notes,
    crew_slots,
    lot_slots,
    sent_card,
    slots,
)
from gamebox.games.gnadenlos.scene.shown import Shown
from gamebox.games.gnadenlos.scene.talk import Talk
from gamebox.ui.lettering import title_on
from gamebox.ui.stage import Stage
from gamebox.ui.text import Colour

PEOPLE, PAPERS, TABLE = "gnadenlos/adventurers", "gnadenlos/papers", "gnadenlos/table"
INK: Colour = (62, 36, 20)
PALE: Colour = (255, 246, 224)
WRONG: Colour = (150, 30, 24)
NOTE_INK: dict[str, Colour] = {
    "green": (30, 82, 44), "blue": (24, 62, 124), "red": (134, 28, 24), "yellow": (112, 70, 6),
}  # fmt: skip
BACKS = 3


def person_sprite(piece: int) -> str:
    """The picture of an adventurer; of its back for UNKNOWN."""
    return f"{PEOPLE}:card_back" if piece == UNKNOWN else f"{PEOPLE}:card_{ADVENTURERS[piece - FIRST_PERSON].name}"


def event_sprite(piece: int, second: bool = False) -> str:
    """The picture of an event card; poker and showdown have two."""
    if piece == UNKNOWN:
        return f"{PAPERS}:event_back"
    kind = piece - FIRST_EVENT
    if kind < POKER:
        return f"{PAPERS}:event_rush_{kind + 1}"
    return f"{PAPERS}:event_{'showdown' if kind == SHOWDOWN else 'poker'}_{1 + second}"


def is_person(piece: int) -> bool:
    """Whether a piece is an adventurer."""
    return FIRST_PERSON <= piece < FIRST_EVENT


def card_sprite(piece: int) -> str:
    """The picture of a card on the score sheet."""
    return event_sprite(piece) if piece >= FIRST_EVENT else person_sprite(piece if is_person(piece) else UNKNOWN)


class Pieces:
    """Places and pictures for one window. home: who sits below. colours: by seat."""

    def __init__(self, stage: Stage, plan: Plan, seats: int, home: int, talk: Talk, colours: tuple[str, ...]) -> None:
        self.stage, self.plan, self.seats, self.home, self.talk, self.colours = stage, plan, seats, home, talk, colours

    # Places

    def place(self, seat: int) -> SeatPlan:
        """The block of a seat."""
        return self.plan.places[(seat - self.home) % self.seats]

    def rows(self, shown: Shown) -> int:
        """How many rows the market is drawn with."""
        return max(self.seats, -(-(max(shown.market(), default=-1) + 1) // ROW))

    def slots(self, shown: Shown) -> list[Rect]:
        """Where the notes of the market lie."""
        return slots(self.plan, self.rows(shown))

    def lots(self, shown: Shown) -> list[list[Rect]]:
        """Where the adventurers on offer hang."""
        view = shown.view
        opening = not shown.turn
        count = max(len(shown.lots()), self.seats if opening else self.seats - 1, len(view.lots))
        return lot_slots(self.plan, [2 if opening else 1] * count, opening)

    def space(self, number: int) -> tuple[int, int]:
        """The middle of the disc of a horseshoe."""
        return self.mark(f"space_{number}")

    def mark(self, name: str) -> tuple[int, int]:
        """A marked point of the board."""
        x, y = self.stage.sprites.piece(self.board).marks[name][:2]
        return round(self.plan.board.x + x * self.plan.k), round(self.plan.board.y + y * self.plan.k)

    def area(self, name: str) -> Rect:
        """A marked rectangle of the board."""
        x, y, w, h = (round(v * self.plan.k) for v in self.stage.sprites.piece(self.board).marks[name])
        return Rect(self.plan.board.x + x, self.plan.board.y + y, w, h)

    @property
    def board(self) -> str:
        """The picture of the street."""
        name = "board_tall" if self.plan.tall else "board"
        return f"gnadenlos/board:{name}"

    def where(self, zone: Zone, card: int, shown: Shown) -> Rect:
        """What a piece covers that lies in a zone now, or would."""
        plan, name, owner = self.plan, zone.name, zone.owner
        if name == "slot":
            found = self.slots(shown)
            return found[min(owner, len(found) - 1)]
        if name == "lot":
            lot, cards = self.lots(shown)[owner], list(shown.cards("lot", owner))
            return lot[min(cards.index(card) if card in cards else 0, len(lot) - 1)]
        if name == "bid":
            cards = list(shown.bid(owner))
            rects = bid_notes(plan, self.place(owner).place, max(1, len(cards)))
            return rects[cards.index(card) if card in cards else -1]
        if name == "sent":
            return sent_card(plan, self.place(owner).place)
        if name in ("notes", "crew"):
            return self._hand(name, owner)
        return {"pile": self._folk(0), "discard": self._folk(1), "event_pile": plan.pile, "event": plan.face}[name]

    def _hand(self, name: str, owner: int) -> Rect:
        plan = self.plan
        if owner == self.home:
            if name == "crew":
                return crew_slots(plan, 4)[1]
            return self.sized(NOTE, plan.notes.center, 1.2)
        block = self.place(owner)
        return self.sized(
            *(((NOTE, block.counts[2].center, 0.7)) if name == "notes" else (CARD, block.counts[1].center, 0.5))
        )

    def _folk(self, which: int) -> Rect:
        return self.sized(CARD, self.plan.folk[which].center, 0.5)

    def sized(self, shape: tuple[int, int], centre: tuple[int, int], scale: float) -> Rect:
        """A piece of this shape round a point."""
        rect = Rect(0, 0, round(shape[0] * self.plan.frame.u * scale), round(shape[1] * self.plan.frame.u * scale))
        rect.center = centre
        return rect

    # Pictures

    def person(self, piece: int, w: int, h: int, under: str = "shadow", dim: bool = False, seen: int = 0) -> Surface:
        """An adventurer with numbers and name; seen: so many pixels of it show, 0 for all."""
        name = "" if piece == UNKNOWN else self.talk.person(piece)
        key = ("gnadenlos", piece, w, h, under, dim, seen, name)
        made = self.stage.sprites.kept(key)
        if made is None:
            sprite = person_sprite(piece)
            face = self.stage.sprites.sized(sprite, w, h).copy()
            if name:
                traits = ADVENTURERS[piece - FIRST_PERSON]
                for mark, value in (("gold", traits.gold), ("showdown", traits.showdown), ("poker", traits.poker)):
                    ink = INK if mark == "gold" else PALE
                    self.figure(face, str(value), self._mark(sprite, mark, (w, h)), ink, 34, w)
                plate = self._mark(sprite, "title", (w, h))
                plate.w = max(plate.w // 3, min(plate.w, (seen or w) - plate.x - w // 40))
                if not seen or seen > w * 0.7:
                    self.label(face, name, plate, 22)
            made = self.stage.sprites.keep(key, self._on(face, "card", CARD, under, dim))
        return made

    def note(self, face: int, w: int, h: int, under: str = "shadow", dim: bool = False, place: int = 0) -> Surface:
        """A promissory note with its value; UNKNOWN for its back. place: so that not all backs are creased alike."""
        key = ("gnadenlos", "note", face, w, h, under, dim, place % BACKS, self.colours)
        made = self.stage.sprites.kept(key)
        if made is None:
            colour = self.colours[COLOUR[face]] if face >= 0 else ""
            sprite = f"{PAPERS}:iou_{colour}" if colour else f"{PAPERS}:iou_back_{1 + place % BACKS}"
            picture = self.stage.sprites.sized(sprite, w, h).copy()
            if colour:
                self.figure(picture, str(VALUE[face]), self._mark(sprite, "value", (w, h)), NOTE_INK[colour], 46, w)
            made = self.stage.sprites.keep(key, self._on(picture, "note", NOTE, under, dim))
        return made

    def event(self, piece: int, w: int, h: int, under: str = "shadow", second: bool = False) -> Surface:
        """An event card with its title and numbers; UNKNOWN for its back."""
        words = "" if piece == UNKNOWN else self.talk.event_title(piece)
        key = ("gnadenlos", "event", piece, w, h, under, second, words)
        made = self.stage.sprites.kept(key)
        if made is None:
            sprite = event_sprite(piece, second)
            face = self.stage.sprites.sized(sprite, w, h).copy()
            if words:
                self.label(face, words, self._mark(sprite, "title", (w, h)), 20, INK)
                kind = piece - FIRST_EVENT
                for mark, value in zip(("first", "second"), YIELD[kind] if kind < POKER else (), strict=False):
                    self.figure(face, str(value), self._mark(sprite, mark, (w, h)), INK, 32, w)
            made = self.stage.sprites.keep(key, self._on(face, "event", EVENT, under, False))
        return made

    def picture(self, piece: int, rect: Rect, under: str = "shadow", people: bool = False, place: int = 0) -> Surface:
        """Any piece as it lies in a rectangle. people: a back is an adventurer's."""
        if piece >= FIRST_EVENT:
            return self.event(piece, rect.w, rect.h, under)
        if people or is_person(piece):
            return self.person(piece, rect.w, rect.h, under)
        return self.note(piece, rect.w, rect.h, under, place=place)

    def figure(
        self,
        surface: Surface,
        words: str,
        box: Rect,
        ink: Colour,
        units: float = 30,
        width: int = 0,
        face: str = "number",
    ) -> None:
        """A number in the middle of a small box, never too small to be read; at least as high as the box allows."""
        text, least = self.stage.text, self.plan.frame.readable
        size = max(least, min(round(box.h * 1.02), self.plan.frame.text(units) * (2 if width else 1)))
        wide = max(box.w, text.width(words, face, least))
        room = Rect(0, 0, wide, max(box.h, size))
        room.center = box.center
        text.line(surface, words, room, size, ink, face, "centre", least)

    def _mark(self, name: str, mark: str, size: tuple[int, int]) -> Rect:
        """A marked place of a picture that is drawn in this size."""
        piece = self.stage.sprites.piece(name)
        x, y, w, h = piece.marks.get(mark, (0, 0, piece.width, piece.height))
        kx, ky = size[0] / piece.width, size[1] / piece.height
        return Rect(round(x * kx), round(y * ky), round(w * kx), round(h * ky))

    def _on(self, face: Surface, sort: str, shape: tuple[int, int], under: str, dim: bool) -> Surface:
        """A card on its shadow or light, or bare; dim: under a veil."""
        w, h = face.get_size()
        if dim:
            face.blit(self.stage.sprites.sized(f"{TABLE}:veil_{sort}", w, h), (0, 0))
        if not under:
            return face
        piece = self.stage.sprites.piece(f"{TABLE}:{under}_{sort}")
        wide, high = round(piece.width * w / shape[0]), round(piece.height * h / shape[1])
        made = Surface((wide, high), pygame.SRCALPHA)
        made.blit(self.stage.sprites.sized(f"{TABLE}:{under}_{sort}", wide, high), (0, 0))
        made.blit(face, ((wide - w) // 2, (high - h) // 2))
        return made

    def draw(self, surface: Surface, picture: Surface, rect: Rect) -> None:
        """Paint a picture with its middle over that of a rectangle."""
        surface.blit(picture, picture.get_rect(center=rect.center))

    def put(self, surface: Surface, name: str, rect: Rect, light: float = 1.0) -> Rect:
        """A sprite of the table as large as fits into a rectangle, in its middle. Returns what it covers."""
        sprites, full = self.stage.sprites, name if ":" in name else f"{TABLE}:{name}"
        piece = sprites.piece(full)
        scale = min(rect.w / piece.width, rect.h / piece.height)
        picture = sprites.get(full, scale) if light >= 1 else sprites.dimmed(full, scale, light)
        place = picture.get_rect(center=rect.center)
        surface.blit(picture, place)
        return place

    def at(self, surface: Surface, name: str, x: int, y: int, scale: float = 1.0) -> None:
        """A sprite of the table with its anchor on a point; scale: against the frame's."""
        self.stage.paint(surface, f"{TABLE}:{name}", x, y, self.plan.k * scale)

    def numbered(
        self, surface: Surface, name: str, rect: Rect, words: str, mark: str = "number", ink: Colour = INK
    ) -> None:
        """A sprite with a number at its mark."""
        place = self.put(surface, name, rect)
        box = self._mark(f"{TABLE}:{name}", mark, place.size).move(place.topleft)
        self.figure(surface, words, box, ink, 40)

    def label(self, surface: Surface, words: str, box: Rect, units: float, ink: Colour = PALE) -> None:
        """A title in a small box: one line or two in readable size, narrowed where they are too wide."""
        text, frame = self.stage.text, self.plan.frame
        if box.w <= 0 or box.h <= 0:
            return
        size = max(frame.readable, min(round(box.h * 0.8), frame.text(units * 1.4)))
        title_on(surface, text, words, box, size, frame.readable, ink, 1.05)

    def prepare(self) -> None:
        """Scale what will be needed while something moves, so that no picture is decoded then."""
        rect = sent_card(self.plan, self.place(self.home).place)
        for person in range(len(ADVENTURERS)):
            self.stage.sprites.sized(person_sprite(FIRST_PERSON + person), rect.w, rect.h)
