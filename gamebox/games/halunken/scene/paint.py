"""Painting the harbour, far to near: ground, quay, jetties, taverns and piles, figures, blocks of the seats, hand."""

from __future__ import annotations

from pygame import Rect, Surface

from gamebox.core.events import UNKNOWN, Moved, Zone
from gamebox.games.halunken.actions import CARD, ORDER, RUMS, Choice
from gamebox.games.halunken.cards import FIGURES, HAND, JACK_FIGURE, PLACES, ROUNDS, RUM
from gamebox.games.halunken.rules import State, crew_score
from gamebox.games.halunken.scene import bar
from gamebox.games.halunken.scene.pieces import Pieces
from gamebox.games.halunken.scene.plan import Plan, SeatPlan
from gamebox.games.halunken.scene.shown import Shown
from gamebox.games.halunken.scene.talk import Talk, move_of, walker
from gamebox.ui import theme
from gamebox.ui.shelf_widgets import shortened
from gamebox.ui.stage import Stage
from gamebox.ui.table_look import Lights
from gamebox.ui.theme import Skin

TABLE = "halunken/table"
BOARD = "halunken/board"


class Painter:
    """Paints one table at one window size."""

    def __init__(self, stage: Stage, skin: Skin, plan: Plan, pieces: Pieces, talk: Talk) -> None:
        self.stage, self.skin, self.plan, self.pieces, self.talk = stage, skin, plan, pieces, talk

    def ground(self, surface: Surface, view: State) -> None:
        """The cobbles, the quay, the ship and the jetties."""
        stage, plan = self.stage, self.plan
        surface.blit(stage.sprites.cover(f"{BOARD}:ground", *surface.get_size()), (0, 0))
        surface.blit(stage.sprites.get(f"{BOARD}:{plan.ring}", plan.k), plan.origin)
        if not view.jack:
            for boat in plan.boats:
                self._put(surface, f"{BOARD}:rowboat", boat, plan.k)
        ship, scale = (plan.ship, plan.ship_k) if view.jack else plan.alone
        self._put(surface, f"{BOARD}:ship", ship, scale)
        if view.jack:
            self._jetty(surface, "jetty_port", plan.port, self.talk.t("halunken.port"))
            self._jetty(surface, "jetty_pile", plan.pile, self.talk.t("halunken.black_jack"))

    def _jetty(self, surface: Surface, name: str, rect: Rect, words: str) -> None:
        stage, k = self.stage, self.plan.k
        piece = stage.sprites.piece(f"{BOARD}:{name}")
        x, y = rect.centerx - round(piece.anchor[0] * k), rect.centery - round(piece.anchor[1] * k)
        surface.blit(stage.sprites.get(f"{BOARD}:{name}", k), (x, y))
        label = piece.marks.get("label", (22, 142, piece.width - 44, 30))
        box = Rect(x + round(label[0] * k), y + round(label[1] * k), round(label[2] * k), round(label[3] * k))
        px = min(round(26 * k), stage.frame.text(26))
        stage.text.line(surface, words, box, px, (236, 222, 192), "title", "centre", min(px, 9))

    def _put(self, surface: Surface, name: str, point: tuple[int, int], scale: float) -> None:
        self.stage.paint(surface, name, point[0], point[1], scale)

    def pieces_at_rest(
        self, surface: Surface, shown: Shown, lights: Lights, flying: set[tuple[Zone, int]], hand: list[bar.Held]
    ) -> None:
        """Everything that lies or stands, but for what is in the air."""
        path, goal = self._way(shown, lights)
        self._discs(surface, shown, lights, path, goal)
        self._houses(surface, shown, lights, goal, flying)
        self._water(surface, shown, lights, flying)
        self._figures(surface, shown, lights, flying)
        self._status(surface, shown)
        for seat, block in enumerate(self.plan.seats):
            self._seat(surface, shown, lights, flying, seat, block)
        bar.draw(surface, self.pieces, hand, lights)

    # Quay

    def _way(self, shown: Shown, lights: Lights) -> tuple[list[int], int]:
        """The spaces that a chosen card leads over, and to."""
        choice = lights.preview
        if not isinstance(choice, Choice) or choice.kind not in (CARD, ORDER, RUMS) or choice.what == RUM:
            return [], -1
        start = shown.space_of(walker(shown, choice.kind, lights.asked or 0))
        if start < 0:
            return [], -1
        spaces = [(start + step) % PLACES for step in range(1, choice.what + 1)]
        return spaces[:-1], spaces[-1]

    def _discs(self, surface: Surface, shown: Shown, lights: Lights, path: list[int], goal: int) -> None:
        left = {event.src.owner for event in lights.marks if isinstance(event, Moved) and event.src.name == "space"}
        for i, place in enumerate(self.plan.places):
            tag = f"space:{i}"
            kind = (
                "disc_goal" if i == goal else "disc_step" if i in path else "disc_lit" if tag in lights.lit else "disc"
            )
            if tag == lights.hovered and tag in lights.lit:
                kind = "disc_goal"
            elif kind == "disc" and (i in left or tag in lights.told):
                kind = "disc_step" if tag in lights.told else "disc_hover"
            self._put(surface, f"{TABLE}:{kind}", place.disc, self.plan.k)

    def _houses(self, surface: Surface, shown: Shown, lights: Lights, goal: int, flying: set[tuple[Zone, int]]) -> None:
        for i in sorted(range(PLACES), key=lambda i: self.plan.places[i].sill.y):
            tag = f"space:{i}"
            bright = i == goal or tag in lights.told or (tag == lights.hovered and tag in lights.lit)
            self._put(surface, f"{TABLE}:tavern_{'lit_' if bright else ''}{i}", self.plan.places[i].sill, self.plan.k)
            self._pile(surface, shown, lights, i, i == goal, flying)

    def _pile(
        self, surface: Surface, shown: Shown, lights: Lights, i: int, goal: bool, flying: set[tuple[Zone, int]]
    ) -> None:
        zone = Zone("tavern", i)
        cards = shown.cards("tavern", i)
        for index, card in enumerate(cards):
            if (zone, index) in flying:
                continue
            rect = self.pieces.where(zone, index, len(cards), shown)
            top = index == len(cards) - 1
            tag = f"sailor:{card}"
            under = "glow" if top and (goal or tag in lights.told or tag in lights.hinted) else "shadow"
            self.pieces.draw_card(
                surface, self.pieces.sprite(card if top else UNKNOWN, zone), rect, under, 1 if top else 0.7
            )

    def _water(self, surface: Surface, shown: Shown, lights: Lights, flying: set[tuple[Zone, int]]) -> None:
        if not shown.view.jack:
            return
        self._fan(surface, shown, lights, Zone("port"), flying)
        pile, turned = shown.cards("jack_pile") or shown.cards("ship"), shown.cards("jack_row")
        zone = Zone("jack_pile") if shown.cards("jack_pile") else Zone("ship")
        rect = self.pieces.pile_card(False)
        for depth in range(min(3, len(pile)) - 1, -1, -1):
            self.pieces.draw_card(surface, self.pieces.sprite(UNKNOWN, zone), rect.move(3 * depth, 3 * depth))
        row = shown.cards("row", shown.seats)
        if shown.seats in shown.showing and row:
            self._front_card(surface, shown, shown.seats, row[-1], Zone("row", shown.seats), flying)
        elif shown.cards("chosen", shown.seats):
            card = shown.cards("chosen", shown.seats)[-1]
            self._front_card(surface, shown, shown.seats, card, Zone("chosen", shown.seats), flying)
        elif turned and (Zone("jack_row"), len(turned) - 1) not in flying:
            self.pieces.draw_card(
                surface, self.pieces.sprite(turned[-1], Zone("jack_row")), self.pieces.pile_card(True)
            )

    def _fan(self, surface: Surface, shown: Shown, lights: Lights, zone: Zone, flying: set[tuple[Zone, int]]) -> None:
        cards = shown.cards(zone.name, zone.owner)
        new = {
            e.card for e in lights.marks if isinstance(e, Moved) and e.dst == zone and e.src.name in ("crew", "port")
        }
        for index, (card, rect) in enumerate(zip(cards, self.pieces.cards(zone, len(cards)), strict=True)):
            if (zone, index) in flying:
                continue
            tag = f"sailor:{card}"
            lit = tag in lights.lit or tag in lights.picked or tag in lights.told or tag in lights.hinted
            place = rect.move(0, -round(rect.h * 0.1)) if tag == lights.hovered and tag in lights.lit else rect
            self.pieces.draw_card(surface, self.pieces.sprite(card, zone), place, "glow" if lit else "shadow")
            if card in new and zone.name != "bid":
                side = max(10, rect.w // 2)
                hand = self.stage.sprites.sized(f"{TABLE}:hand_grab", side, side)
                surface.blit(hand, hand.get_rect(midbottom=(place.centerx, place.bottom + side // 5)))

    def _figures(self, surface: Surface, shown: Shown, lights: Lights, flying: set[tuple[Zone, int]]) -> None:
        stand = []
        for i in range(PLACES):
            zone = Zone("space", i)
            for index, card in enumerate(shown.cards("space", i)):
                if (zone, index) not in flying:
                    rect = self.pieces.where(zone, index, 1, shown)
                    stand.append((self.plan.places[i].disc.y, rect.x - self.plan.figure(i).x, i, card))
        for y, shift, i, card in sorted(stand):
            point = (self.plan.places[i].disc.x + shift, y)
            figure = shown.seats if card == JACK_FIGURE else card - FIGURES
            robs = card == JACK_FIGURE and shown.robbing
            if f"figure:{figure}" in lights.told or (figure == lights.asked and lights.asked is not None) or robs:
                self._put(surface, f"{TABLE}:disc_lit", point, self.plan.k * 0.9)
            pose = "_rob" if robs else ""
            self._put(surface, self.pieces.figure(card, pose), point, self.plan.k)

    # Blocks

    def _status(self, surface: Surface, shown: Shown) -> None:
        """The round in words, and eight lights for it."""
        frame, strip = self.stage.frame, self.plan.table.status
        words = (
            self.talk.t("halunken.round_of", n=shown.round, of=ROUNDS)
            if shown.round
            else self.talk.t("halunken.setting_out")
        )
        step = min(frame.px(27), strip.w // 18)
        lamps = step * ROUNDS
        box = Rect(strip.x + frame.px(4), strip.y, strip.w - lamps - frame.px(14), strip.h)
        self.stage.text.line(surface, words, box, frame.text(26), self.skin.ink, "bold", "left", frame.least(22))
        for number in range(1, ROUNDS + 1):
            x = strip.right - lamps + step * (number - 1) + step // 2
            if number == shown.round:
                self._put(surface, f"{TABLE}:glow_soft", (x, strip.centery), step / 100)
            sprite, scale = f"{TABLE}:coin", step * 0.82 / 32
            picture = (
                self.stage.sprites.get(sprite, scale)
                if number <= shown.round
                else self.stage.sprites.dimmed(sprite, scale, 0.3)
            )
            surface.blit(picture, picture.get_rect(center=(x, strip.centery)))

    def _seat(
        self, surface: Surface, shown: Shown, lights: Lights, flying: set[tuple[Zone, int]], seat: int, block: SeatPlan
    ) -> None:
        frame, stage, skin = self.stage.frame, self.stage, self.skin
        turn = shown.view.current == seat and not lights.busy
        active = turn or f"seat:{seat}" in lights.told
        outset = frame.px(6)
        panel = block.panel.inflate(2 * outset, 2 * outset)
        theme.box(surface, stage.sprites, skin.sprite("panel_active" if active else "panel"), panel, frame.u)
        side = block.bust.w
        bust = f"halunken/busts:bust_{self.pieces.colour(seat)}"
        if turn:
            self._put(surface, f"{TABLE}:glow_soft", block.bust.center, side / 130)
        surface.blit(stage.sprites.sized(bust, side, side), block.bust)
        self._sign(surface, f"{TABLE}:seat_{self.pieces.colour(seat)}", block.bust)
        ink = skin.ink
        px = stage.text.fit(self.talk.name(seat), block.name.w, frame.text(31), frame.least(21), "bold")
        called = shortened(stage, self.talk.name(seat), block.name.w, px, "bold")
        stage.text.line(surface, called, block.name, px, ink, "bold", "left", px)
        words = self.talk.state(shown, seat, lights)
        colour = skin.accent if turn or shown.employer == seat else skin.faint
        state = block.state.copy()
        state.w -= frame.px(31) if shown.employer == seat else 0
        stage.text.line(surface, words, state, frame.text(25), colour, "medium", "left", frame.least(22))
        self._points(surface, shown, seat, block)
        self._tokens(surface, shown, seat, block)
        self._fan(surface, shown, lights, Zone("crew", seat), flying)
        self._front(surface, shown, lights, seat, flying)

    def _sign(self, surface: Surface, sprite: str, bust: Rect) -> None:
        side = max(10, bust.w * 2 // 5)
        surface.blit(self.stage.sprites.sized(sprite, side, side), (bust.right - side + side // 6, bust.bottom - side))

    def _points(self, surface: Surface, shown: Shown, seat: int, block: SeatPlan) -> None:
        frame, rect = self.stage.frame, block.points
        crew = tuple(card for card in shown.cards("crew", seat) if card != UNKNOWN)
        side = min(frame.px(30), rect.h)
        words = str(crew_score(crew))
        box = Rect(rect.x, rect.y, rect.w - side - frame.px(4), rect.h)
        self.stage.text.line(surface, words, box, frame.text(40), self.skin.ink, "black", "right", frame.least(24))
        coin = Rect(0, 0, side, side)
        coin.midright = rect.midright
        surface.blit(self.stage.sprites.sized(f"{TABLE}:coin", side, side), coin)
        if shown.employer == seat:
            skull = Rect(0, 0, side, side)
            skull.midright = (block.state.right, block.state.centery)
            surface.blit(self.stage.sprites.sized(f"{TABLE}:skull", side, side), skull)

    def _tokens(self, surface: Surface, shown: Shown, seat: int, block: SeatPlan) -> None:
        spent = {move_of(card) for card in shown.cards("row", seat)}
        for move in HAND:
            rect = block.tokens[move - 1]
            name = self.pieces.token_sprite(seat, move, move in spent)
            surface.blit(self.stage.sprites.sized(name, rect.w, rect.h), rect)

    def _front(self, surface: Surface, shown: Shown, lights: Lights, seat: int, flying: set[tuple[Zone, int]]) -> None:
        if shown.cards("bid", seat):
            self._fan(surface, shown, lights, Zone("bid", seat), flying)
            if shown.leader == seat:
                self._hammer(surface, self.pieces.cards(Zone("bid", seat), len(shown.cards("bid", seat))))
            return
        hidden, row = shown.cards("chosen", seat), shown.cards("row", seat)
        if hidden:
            self._front_card(surface, shown, seat, hidden[-1], Zone("chosen", seat), flying)
        elif seat in shown.showing and row:
            self._front_card(surface, shown, seat, row[-1], Zone("row", seat), flying)

    def _hammer(self, surface: Surface, laid: list[Rect]) -> None:
        """The highest bid has the hammer beside it, towards the harbour."""
        side = self.stage.frame.px(44)
        hammer = self.stage.sprites.sized(f"{TABLE}:hammer", side, side)
        if laid[0].x < self.stage.frame.width // 2:
            place = hammer.get_rect(midleft=(laid[-1].right + side // 8, laid[-1].centery))
        else:
            place = hammer.get_rect(midright=(laid[0].x - side // 8, laid[0].centery))
        surface.blit(hammer, place)

    def _front_card(
        self, surface: Surface, shown: Shown, figure: int, card: int, zone: Zone, flying: set[tuple[Zone, int]]
    ) -> None:
        if any(zone == moving for moving, _ in flying):
            return
        rect = self.pieces.front_card(figure)
        still = figure in shown.cancelled
        self.pieces.draw_card(surface, self.pieces.sprite(card, zone), rect, "shadow", 0.62 if still else 1)
        if still:
            side = round(rect.w * 0.62)
            cross = self.stage.sprites.sized(f"{TABLE}:cross_cancel", side, side)
            surface.blit(cross, cross.get_rect(center=rect.center))
        if card >= 0 and move_of(card) == RUM and shown.named and zone.name == "row":
            token = self.stage.sprites.sized(
                self.pieces.token_sprite(figure, shown.named, False), rect.w // 2, rect.w * 5 // 9
            )
            surface.blit(token, token.get_rect(midbottom=(rect.centerx, rect.bottom - rect.h // 14)))
