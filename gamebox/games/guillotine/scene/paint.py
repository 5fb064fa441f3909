"""Painting the square, far to near: sky, crowd, days, prison, scaffold, the line and what would become of it."""

from __future__ import annotations

from math import atan2, degrees

import pygame
from pygame import Rect, Surface

from gamebox.core.events import UNKNOWN, Moved
from gamebox.games.guillotine.actions import WAY
from gamebox.games.guillotine.cards import DAYS
from gamebox.games.guillotine.scene.foresight import Foresight
from gamebox.games.guillotine.scene.pieces import INK, PALE, TABLE, Pieces
from gamebox.games.guillotine.scene.plan import Plan, medallion
from gamebox.games.guillotine.scene.shown import Shown
from gamebox.games.guillotine.scene.talk import Talk
from gamebox.ui import theme
from gamebox.ui.stage import Stage
from gamebox.ui.table_look import Lights
from gamebox.ui.text import Colour

GROUND = "guillotine/ground"
SKY_INK: dict[int, Colour] = {1: (58, 46, 50), 2: (58, 42, 36), 3: (255, 240, 214)}
SKY_SHADOW: dict[int, Colour | None] = {1: None, 2: None, 3: (80, 22, 26)}
FEW_MOVERS = 2
"""Up to so many nobles are led to their new places by arrows; where more move, the new numbers tell."""
DOTS = 22
"""Units between two dots of an arrow."""


class Painter:
    """Paints the upper half of the table at one window size."""

    def __init__(self, stage: Stage, plan: Plan, pieces: Pieces, talk: Talk) -> None:
        self.stage, self.plan, self.pieces, self.talk = stage, plan, pieces, talk
        self.bladeless = False

    # The square

    def square(self, surface: Surface, day: int) -> None:
        """The sky of a day, the stage of planks, the crowd before it, and the frame of the machine."""
        size = (self.plan.frame.width, self.plan.frame.height)
        key = ("guillotine", "square", day, size)
        made = self.stage.sprites.kept(key)
        if made is None:
            made = self.stage.sprites.keep(key, self._square(max(1, min(DAYS, day)), size))
        surface.blit(made, (0, 0))

    def _square(self, day: int, size: tuple[int, int]) -> Surface:
        plan, sprites, u = self.plan, self.stage.sprites, self.plan.frame.u
        made = Surface(size)
        made.blit(sprites.get(f"{GROUND}:day_{day}", plan.ground), (0, 0))
        theme.box(made, sprites, f"{TABLE}:planks", plan.planks, u)
        theme.box(made, sprites, f"{TABLE}:cloth", plan.cloth, u)
        self.stage.paint(made, f"{TABLE}:machine", *plan.foot, plan.m)
        for name in ("crowd_back", "crowd_front"):
            made.blit(sprites.get(f"{GROUND}:{name}", plan.ground), (0, plan.crowd))
        return made.convert() if pygame.display.get_surface() else made

    def point(self, mark: str) -> tuple[int, int]:
        """A marked point of the machine on the table."""
        piece, plan = self.stage.sprites.piece(f"{TABLE}:machine"), self.plan
        x, y = piece.marks.get(mark, (160, 200))[:2]
        return (
            round(plan.foot[0] + (x - piece.anchor[0]) * plan.m),
            round(plan.foot[1] + (y - piece.anchor[1]) * plan.m),
        )

    def machine(self, surface: Surface, front: bool = True) -> None:
        """The blade at its beam, the posts before it, and the basket."""
        plan, up = self.plan, self.point("blade_up")
        if not self.bladeless:
            self.stage.paint(surface, f"{TABLE}:blade", *up, plan.m)
            self.stage.paint(surface, f"{TABLE}:machine_front", *plan.foot, plan.m)
            self.basket(surface)

    def basket(self, surface: Surface) -> None:
        """The basket, back and front."""
        for name in ("basket", "basket_front"):
            self.stage.paint(surface, f"{TABLE}:{name}", *self.point("basket"), self.plan.m)

    def sky(self, surface: Surface, shown: Shown) -> None:
        """The days, the prison, the nobles out of the game, and what holds for the turn."""
        plan, pieces, frame = self.plan, self.pieces, self.plan.frame
        for number, rect in enumerate(plan.days, 1):
            state = "_today" if number == shown.day else "_done" if number < shown.day else ""
            grown = rect.inflate(frame.px(10), frame.px(10)) if number == shown.day else rect.inflate(-frame.px(8), 0)
            pieces.put(surface, f"{TABLE}:leaf_{number}{state}", grown)
        words = self.talk.t("guillotine.day_of", n=shown.day, of=DAYS)
        status = plan.table.status
        box = Rect(status.x, plan.days[0].bottom, status.w, status.bottom - plan.days[0].bottom)
        day = max(1, min(DAYS, shown.day))
        text, ink, shadow = self.stage.text, SKY_INK[day], SKY_SHADOW[day]
        text.line(surface, words, box, frame.text(30), ink, "title", "centre", frame.least(), shadow)
        for name, zone, rect in (
            ("conciergerie", "conciergerie", plan.conciergerie),
            ("discard_nobles", "noble_discard", plan.gone),
        ):
            pieces.numbered(surface, f"{TABLE}:{name}", rect, str(len(shown.cards(zone))), "count")
        for name, rect in self.conditions(shown):
            pieces.put(surface, f"{TABLE}:{name}", rect)

    def conditions(self, shown: Shown) -> list[tuple[str, Rect]]:
        """The signs of what holds for the turn now, from the scaffold to the left."""
        area = self.plan.signs
        names = shown.conditions()
        side = min(area.h, area.w // max(1, len(names)))
        return [(name, Rect(area.right - (k + 1) * side, area.y, side, side)) for k, name in enumerate(names)]

    def stacks(self, surface: Surface, shown: Shown) -> None:
        """The pile to draw from, the discarded cards, and the card that is carried out."""
        plan, pieces = self.plan, self.pieces
        left, spent, aside = (shown.cards(name) for name in ("action_pile", "action_discard", "aside"))
        if left:
            depth = 1 + (len(left) > 8) + (len(left) > 24)
            pieces.numbered(surface, f"{TABLE}:stack_{depth}", plan.pile, str(len(left)), "count")
        if spent:
            pieces.draw(surface, pieces.action(spent[-1], *plan.discard.size, dim=bool(aside)), plan.discard)
            self._badge(surface, plan.discard, str(len(spent)))
        if aside:
            pieces.draw(surface, pieces.action(aside[-1], *plan.aside.size, "glow"), plan.aside)

    def _badge(self, surface: Surface, rect: Rect, words: str) -> None:
        side = max(self.plan.frame.px(44), round(self.plan.frame.readable * 1.9))
        box = Rect(rect.right - side * 2 // 3, rect.bottom - side * 2 // 3, side, side)
        self.pieces.numbered(surface, f"{TABLE}:count", box, words, "number")

    # The line

    def line(self, surface: Surface, shown: Shown, lights: Lights, found: Foresight | None, hidden: set[int]) -> None:
        """The nobles, the last one first. hidden: those that are in the air."""
        line = list(shown.line)
        slots = self.pieces.slots(len(line))
        choosing = any(tag.startswith("noble:") for tag in lights.lit) and lights.asked is not None
        places = [self._raised(shown, lights, card, slot) for card, slot in zip(line, slots, strict=True)]
        for card, rect in zip(line, places, strict=True):
            if card not in hidden and shines(shown, lights, card):
                self.pieces.light(surface, rect)
        for index in range(len(line) - 1, -1, -1):
            if line[index] in hidden:
                continue
            seen = slots[index - 1].x - slots[index].x if index and slots[index - 1].x < slots[index].right else 0
            self._noble(surface, shown, lights, line[index], places[index], seen, choosing)
        self._medallions(surface, shown, lights, slots, found)
        if found is not None:
            self._future(surface, shown, found, slots)

    def _raised(self, shown: Shown, lights: Lights, card: int, rect: Rect) -> Rect:
        """Where a noble stands now: chosen ones step forward, so does the one under the mouse."""
        if card in begun(shown):
            return rect.move(0, -round(rect.h * 0.1))
        lit = f"noble:{card}" in lights.lit and lights.hovered == f"noble:{card}"
        return rect.move(0, -round(rect.h * 0.06)) if lit else rect

    def _noble(
        self, surface: Surface, shown: Shown, lights: Lights, card: int, rect: Rect, seen: int, choosing: bool
    ) -> None:
        pieces, shining = self.pieces, shines(shown, lights, card)
        under = "" if shining else "shadow"
        pieces.draw(surface, pieces.noble(card, rect.w, rect.h, under, seen, choosing and not shining), rect)
        if card in moved(lights):
            side = round(self.plan.k * 26)
            spot = Rect(rect.centerx - side // 2, rect.y - side * 2 // 3, side, side)
            pieces.put(surface, f"{TABLE}:step", spot)
        if card in shown.ordered:
            side = round(self.plan.k * 56)
            spot = Rect(rect.centerx - side // 2, rect.y + round(rect.h * 0.3), side, side)
            pieces.numbered(surface, f"{TABLE}:count", spot, str(shown.ordered.index(card) + 1), "number")

    def _medallions(
        self, surface: Surface, shown: Shown, lights: Lights, slots: list[Rect], found: Foresight | None
    ) -> None:
        """The places in line, or with a choice before the eyes the places that the nobles would have."""
        line = list(shown.line)
        for index, slot in enumerate(slots):
            place, tag = index, f"place:{index}"
            name = "place_front" if not index else "place"
            if tag in lights.lit:
                name = "place_goal" if lights.hovered == tag else "place_lit"
            elif found is not None and line[index] in found.places:
                place, name = found.places[line[index]][1], "place_goal"
            elif found is not None and (line[index] in found.mixed or line[index] in found.gone):
                continue
            self.pieces.numbered(
                surface,
                f"{TABLE}:{name}",
                medallion(self.plan, slot),
                str(place + 1),
                "number",
                PALE if name == "place_front" else INK,
            )

    def _future(self, surface: Surface, shown: Shown, found: Foresight, slots: list[Rect]) -> None:
        """What a choice would do: who leaves, who is mixed, who goes where, who would be collected."""
        line = list(shown.line)
        at = {card: slots[index] for index, card in enumerate(line)}
        for card in found.gone:
            if card in at:
                self._sign(surface, "gone", at[card], 0.5, 110)
        for card in found.mixed:
            if card in at:
                self._sign(surface, "sign_shuffle", at[card], 1.09, 50)
        if 0 < len(found.movers) <= FEW_MOVERS:
            for card in dict.fromkeys(found.movers):
                if card in at and card in found.places:
                    self._arrow(surface, *found.places[card], slots)
        elif found.places and not found.gone:
            self._bracket(surface, [at[card] for card in found.places if card in at])
        for card in found.collected:
            if card in at:
                self._sign(surface, "sign_collect", at[card], -0.02, 64)
        if found.joins:
            self._joins(surface, slots, found.joins)
        for card, rect in at.items():
            if f"noble:{card}" in found.targets:
                self._sign(surface, "place_lit", rect, 1.09, 60)

    def _sign(self, surface: Surface, name: str, rect: Rect, down: float, units: int) -> None:
        side = round(units * self.plan.k)
        spot = Rect(0, 0, side, side)
        spot.center = rect.centerx, round(rect.y + rect.h * down)
        self.pieces.put(surface, f"{TABLE}:{name}", spot)

    def _joins(self, surface: Surface, slots: list[Rect], count: int) -> None:
        """So many nobles would join the end."""
        last = slots[-1] if slots else self.plan.line
        side = round(64 * self.plan.k)
        spot = Rect(max(self.plan.line.x, last.x - side), last.y - side // 3, side, side)
        self.pieces.put(surface, f"{TABLE}:sign_add", spot)
        box = Rect(spot.right - side // 3, spot.y - side // 6, side * 2 // 3, side * 2 // 3)
        self.pieces.numbered(surface, f"{TABLE}:count", box, str(count), "number")

    def _bracket(self, surface: Surface, rects: list[Rect]) -> None:
        """Over those that would all stand elsewhere."""
        whole = rects[0].unionall(rects[1:])
        high = round(32 * self.plan.k)
        box = Rect(whole.x, whole.y - high, whole.w, high)
        theme.box(surface, self.stage.sprites, f"{TABLE}:bracket", box, self.plan.k)

    def _arrow(self, surface: Surface, src: int, dst: int, slots: list[Rect]) -> None:
        """Dots in a bow below the line from a noble to its new place, the number of places in the middle."""
        k, sprites = self.plan.k, self.stage.sprites
        step = abs(slots[0].x - slots[1].x) if len(slots) > 1 else slots[0].w
        start, goal = medallion(self.plan, slots[src]), medallion(self.plan, slots[min(dst, len(slots) - 1)])
        x0, y0 = start.centerx, start.bottom - round(4 * k)
        x1, y1 = goal.centerx + (step // 2 if dst < src else -step // 2), goal.centery
        high = round(28 * k)
        points = [bow(x0, y0, x1, y1, -high, i / 40) for i in range(41)]
        count = max(3, round(abs(x1 - x0) / (DOTS * k)))
        dot = sprites.get(f"{TABLE}:step", k)
        for i in range(1, count):
            surface.blit(dot, dot.get_rect(center=bow(x0, y0, x1, y1, -high, i / count)))
        (ax, ay), (bx, by) = points[-6], points[-1]
        head = self._turned(f"{TABLE}:arrow", -degrees(atan2(by - ay, bx - ax)))
        surface.blit(head, head.get_rect(center=(bx, by)))
        side = round(42 * k)
        middle = Rect(0, 0, side, side)
        middle.center = points[20]
        self.pieces.numbered(surface, f"{TABLE}:count", middle, str(abs(src - dst)), "number", PALE)

    def _turned(self, name: str, angle: float) -> Surface:
        key = ("guillotine", "turned", name, round(angle), round(self.plan.k, 3))
        made = self.stage.sprites.kept(key)
        if made is None:
            made = pygame.transform.rotozoom(self.stage.sprites.get(name, self.plan.k), round(angle), 1.0)
            self.stage.sprites.keep(key, made)
        return made


def bow(x0: int, y0: int, x1: int, y1: int, high: int, t: float) -> tuple[int, int]:
    """A point of a bow between two points, t from 0 to 1."""
    return round(x0 + (x1 - x0) * t), round(y0 + (y1 - y0) * t - high * 4 * t * (1 - t))


def begun(shown: Shown) -> tuple[int, ...]:
    """The nobles in line that have been chosen for the card being played."""
    return shown.view.picks[:1] if shown.view.phase == WAY and shown.started != UNKNOWN else shown.ordered


def shines(shown: Shown, lights: Lights, card: int) -> bool:
    """Whether a noble in line stands in the light."""
    tag = f"noble:{card}"
    return tag in lights.lit or tag in lights.told or tag in lights.hinted or card in begun(shown)


def moved(lights: Lights) -> set[int]:
    """The nobles in line that have been moved or joined it since the viewer's last action."""
    return {
        event.card
        for event in lights.marks
        if isinstance(event, Moved) and event.dst.name == "line" and event.card != UNKNOWN
    }
