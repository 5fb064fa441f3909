"""Where each piece lies in pixels, and the pictures of the pieces with their shadow or light baked in."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from gamebox.core.events import UNKNOWN, Zone
from gamebox.games.halunken.cards import CAPTAINS, COUNT, FIGURES, HAND, JACK_FIGURE, JACKS, MOVES, RUM
from gamebox.games.halunken.scene.plan import MOVE, SAILOR, TOKEN, Plan
from gamebox.games.halunken.scene.shown import Shown
from gamebox.games.halunken.scene.talk import move_of
from gamebox.ui.stage import Stage
from gamebox.ui.table_plan import fan

ROUND_CARD = 0.72


class Pieces:
    """Places and pictures for one window. colours: the captain's colour of each seat."""

    def __init__(self, stage: Stage, plan: Plan, colours: tuple[str, ...], me: int | None = None) -> None:
        self.stage, self.plan, self.colours, self.me = stage, plan, colours, me
        self._expect()

    def _expect(self) -> None:
        """What comes to the table later at a size of its own: it is read before it is wanted."""
        sprites, hand, card = self.stage.sprites, self.plan.table.hand, self.front_card(0)
        figures = range(len(CAPTAINS))
        sailors = [f"halunken/sailors:card_{number}" for number in range(COUNT)]
        sprites.expect([*sailors, "halunken/table:glow_card", "halunken/table:shadow_card"], hand.h / SAILOR[1])
        moves = [self.move_sprite(figure, move) for figure in figures for move in HAND]
        sprites.expect([*moves, "halunken/table:shadow_move"], card.w / MOVE[0])
        tokens = [self.token_sprite(figure, move, False) for figure in figures for move in HAND]
        sprites.expect([*tokens, "halunken/table:cross_cancel"], card.w / 2 / TOKEN[0])

    def prepare(self) -> None:
        """Scale what will be needed while something moves, so that no picture is decoded then."""
        sprites, plan = self.stage.sprites, self.plan
        sprites.prepare("halunken/table", plan.k)
        sprites.prepare("halunken/sailors", plan.k)
        for figure in range(len(plan.seats) + 1):
            front, token = self.front_card(figure), plan.seats[0].tokens[0]
            sprites.sized(f"halunken/cards:move_back_{self.colour(figure)}", *front.size)
            for move in HAND:
                sprites.sized(self.move_sprite(figure, move), *front.size)
                sprites.sized(self.move_sprite(figure, move), *plan.hand[0].size)
                sprites.sized(self.token_sprite(figure, move, False), *token.size)
                sprites.sized(self.token_sprite(figure, move, True), *token.size)
        large = self.offered(1)[0]
        for card in range(COUNT):
            sprites.sized(f"halunken/sailors:card_{card}", *large.size)
        for card in range(JACKS, FIGURES):
            sprites.sized(self.sprite(card, Zone("jack_row")), *self.pile_card(True).size)

    # Places

    def where(self, zone: Zone, index: int, count: int, shown: Shown) -> Rect:
        """What a piece covers that lies in a zone with `count` pieces."""
        name, owner = zone.name, zone.owner
        if name == "tavern":
            down = round(4 * self.plan.k) * max(0, count - 1 - index)
            return self.plan.places[owner].pile.move(down, down)
        if name == "space":
            return self.plan.figure(owner).move(round(34 * self.plan.k) * index, 0)
        if name == "start":
            return self.plan.ship_rect()
        if name in ("crew", "bid", "port"):
            return self.cards(zone, count)[min(index, count - 1)] if count else self.whole(zone)
        if name in ("chosen", "row"):
            return self.front_card(owner)
        if name in ("hand", "orders"):
            return self._held(zone, index, count, shown)
        return self.pile_card(name == "jack_row")

    def cards(self, zone: Zone, count: int) -> list[Rect]:
        """The fan of a crew, a bid or the Port."""
        rows = {"port": 3, "crew": 2, "bid": 1}[zone.name]
        largest = {"port": self.plan.k * 0.92, "crew": self.stage.frame.u * 1.2, "bid": self.stage.frame.u}[zone.name]
        area = self.whole(zone)
        rects = fan(area, count, SAILOR, largest, rows, 0.46 if zone.name == "crew" else 0.5)
        if zone.name == "bid" and rects and area.x > self.stage.frame.width // 2:
            return [rect.move(area.right - rects[-1].right, 0) for rect in rects]
        return rects

    def whole(self, zone: Zone) -> Rect:
        """The whole ground of a crew, a bid or the Port."""
        if zone.name == "port":
            return self.plan.port_cards
        seat = self.plan.seats[zone.owner]
        return seat.crew if zone.name == "crew" else self._front(zone.owner, SAILOR, 0.86)

    def _front(self, seat: int, shape: tuple[int, int], scale: float) -> Rect:
        """The strip before a seat, as high as a card of this scale, next to the block."""
        block, high = self.plan.seats[seat], round(shape[1] * scale * self.stage.frame.u)
        strip = Rect(block.front.x, block.front.y, block.front.w, min(high, block.front.h))
        if block.front.y < block.panel.y:
            strip.bottom = block.front.bottom
        return strip

    def front_card(self, figure: int) -> Rect:
        """Where the movement card of the round lies before a seat; Black Jack's lies on his jetty."""
        if figure >= len(self.plan.seats):
            return self.pile_card(True)
        strip = self._front(figure, MOVE, ROUND_CARD)
        card = Rect(0, 0, round(strip.h * MOVE[0] / MOVE[1]), strip.h)
        card.midleft = strip.x + round(strip.h * 0.1), strip.centery
        if strip.x > self.stage.frame.width // 2:
            card.right = strip.right - round(strip.h * 0.1)
        return card

    def offered(self, count: int) -> list[Rect]:
        """Where sailors lie that are offered in the hand, in its middle."""
        area = self.plan.table.hand
        low = round(area.h * 0.07)
        rects = fan(Rect(area.x, area.y + low, area.w, area.h - low), count, SAILOR, (area.h - low) / SAILOR[1], 1, 0.5)
        spare = (area.right - rects[-1].right) // 2 if rects else 0
        return [rect.move(spare, 0) for rect in rects]

    def pile_card(self, turned: bool) -> Rect:
        """Black Jack's pile, and beside it what has been turned up."""
        return fan(self.plan.pile_cards, 2, SAILOR, self.plan.k * 0.92)[turned]

    def _held(self, zone: Zone, index: int, count: int, shown: Shown) -> Rect:
        cards = shown.cards(zone.name, zone.owner)
        if zone.owner == self.me and 0 <= index < len(cards) and cards[index] != UNKNOWN:
            return self.plan.hand[move_of(cards[index]) - 1]
        if zone.owner == self.me and zone.name == "orders":
            return self.plan.hand[min(7, max(0, index))]
        if zone.name == "orders":
            return self.pile_card(False)
        tokens = self.plan.seats[zone.owner].tokens
        return tokens[0].unionall(tokens[1:])

    # Pictures

    def sprite(self, card: int, zone: Zone) -> str:
        """The sprite of a piece; a back where its face is not known."""
        if card == UNKNOWN:
            return self._back(zone)
        if card < COUNT:
            return f"halunken/sailors:card_{card}"
        if card >= FIGURES:
            return self.figure(card)
        if card >= JACKS:
            return f"halunken/cards:jack_{card - JACKS + 1}"
        figure = (card - MOVES) // 8
        return self.move_sprite(figure, move_of(card))

    def _back(self, zone: Zone) -> str:
        if zone.name in ("jack_pile", "jack_row"):
            return "halunken/cards:jack_back"
        if zone.name in ("ship", "orders"):
            return "halunken/cards:move_back_black"
        if zone.name in ("chosen", "hand", "row"):
            return f"halunken/cards:move_back_{self.colour(zone.owner)}"
        return "halunken/sailors:back"

    def colour(self, figure: int) -> str:
        """The colour of a figure; 4 and everything beyond the seats is Black Jack."""
        return self.colours[figure] if 0 <= figure < len(self.colours) else CAPTAINS[-1]

    def move_sprite(self, figure: int, move: int) -> str:
        """The movement card of a figure's set."""
        return f"halunken/cards:move_{self.colour(figure)}_{'rum' if move == RUM else move}"

    def token_sprite(self, figure: int, move: int, spent: bool) -> str:
        """The small sign of a movement card."""
        return f"halunken/cards:token_{'spent' if spent else self.colour(figure)}_{'rum' if move == RUM else move}"

    def figure(self, card: int, pose: str = "") -> str:
        """The standing figure. pose: "", "_step" or "_rob"."""
        if card == JACK_FIGURE:
            return f"halunken/table:black_jack{pose}"
        return f"halunken/table:captain_{self.colour(card - FIGURES)}{pose if pose != '_rob' else ''}"

    def card_picture(
        self, sprite: str, w: int, h: int, under: str = "shadow", light: float = 1.0
    ) -> tuple[Surface, int, int]:
        """A card on its shadow ("shadow") or light ("glow"), and how far the picture reaches out, in pixels."""
        key = ("card", sprite, w, h, under, round(light, 2))
        made = self.stage.sprites.kept(key)
        wide = "move" in sprite or w > SAILOR[0]  # large sailors borrow the larger light, which is stored finer
        base = MOVE if wide else SAILOR
        ground = f"halunken/table:{under}_{'move' if wide else 'card'}"
        piece = self.stage.sprites.piece(ground)
        gw, gh = round(w * piece.width / base[0]), round(h * piece.height / base[1])
        dx, dy = (gw - w) // 2, (gh - h) // 2
        if made is None:
            made = Surface((gw, gh), pygame.SRCALPHA)
            lower = self.stage.sprites.sized(ground, gw, gh)
            made.blit(lower, (0, 0))
            face = self.stage.sprites.sized(sprite, w, h)
            if light < 1:
                level = round(255 * light)
                face = face.copy()
                face.fill((level, level, min(255, level + 12), 255), special_flags=pygame.BLEND_RGBA_MULT)
            made.blit(face, (dx, dy))
            self.stage.sprites.keep(key, made)
        return made, dx, dy

    def draw_card(self, surface: Surface, sprite: str, rect: Rect, under: str = "shadow", light: float = 1.0) -> None:
        """Paint a card over a rectangle."""
        picture, dx, dy = self.card_picture(sprite, rect.w, rect.h, under, light)
        surface.blit(picture, (rect.x - dx, rect.y - dy))
