"""The face of a table: what lies where, what can be clicked, and how it is drawn. `table` adds what happens."""

from __future__ import annotations

from pygame import Rect, Surface

from gamebox.controllers.hints import Hint
from gamebox.controllers.picker import CONFIRM
from gamebox.controllers.refusals import Refusal
from gamebox.controllers.table import TableController
from gamebox.ui import theme
from gamebox.ui.acts import Acts
from gamebox.ui.layer import Layer, Sketch
from gamebox.ui.layout import centred
from gamebox.ui.scenes import Scene, Target
from gamebox.ui.table_bar import Button, bar_buttons, draw_banner, draw_button, draw_recap, recap_height, recap_rows
from gamebox.ui.table_log import LogLine, LogPanel
from gamebox.ui.table_look import Column, Lights, Look, Seating, Spot, Tip
from gamebox.ui.table_plan import TOOLS
from gamebox.ui.table_tips import draw_tip
from gamebox.ui.tween import Mover

GO_ON = "button:go_on"
"""Ends what is held to be read."""


class TableFace(Scene):
    """What is seen of a match. Everything at rest is painted once and kept; only what moves is drawn each frame."""

    def __init__(self, controller: TableController, seating: Seating) -> None:
        super().__init__()
        self.controller, self.seating = controller, seating
        self.acts = Acts(self._rest)
        self.look: Look
        self.log: LogPanel
        self.hint: Hint | None = None
        self.recap: list[tuple[str, str]] = []
        self._hovered = self._pressed = self._dragged = ""
        self._tipped = False
        self.refused: Refusal | None = None
        self.anew = ""
        self._table: Layer | None = None
        self._stale = True
        self._spots: list[Spot] | None = None
        self._spotted: tuple[object, bool] | None = None
        self._reasons: dict[str, str] = {}
        self._moment = -1
        self._rested = 0

    def _rest(self) -> None:
        """Everything has been shown."""

    def _changed(self) -> None:
        """What is at rest on the table must be painted afresh."""
        self._stale = self.dirty = True
        self._spots = None
        self._reasons.clear()

    # What there is

    def lights(self) -> Lights:
        """What stands out now."""
        controller = self.controller
        calm = not self.acts.busy
        lit = frozenset(controller.targets()) if calm else frozenset()
        at = self._hovered or self.focus or ""
        preview = controller.preview(at) if calm and at in lit else None
        return Lights(
            lit=lit,
            picked=tuple(controller.picked()),
            hovered=at,
            told=self._told(),
            hinted=self.hint.tags if self.hint is not None else (),
            preview=preview if preview is not None else controller.held,
            dragged=self._dragged,
            marks=controller.marks() if calm else (),
            asked=controller.asked if calm else None,
            busy=not calm,
        )

    def _told(self) -> frozenset[str]:
        """What the line of the log speaks of that the mouse or the keyboard is at."""
        at, log = self._hovered or self.focus or "", self.controller.log
        number = int(at[4:]) if at.startswith("log:") else len(log)
        return self.look.about(log[number]) if number < len(log) else frozenset()

    def spots(self) -> list[Spot]:
        """Everything that can be pointed at, far to near."""
        now = self.look.moment, self.acts.holding
        if self._spots is None or self._spotted != now:
            self._spotted = now
            lines = [Spot(f"log:{line.number}", row, line.words) for line, row in self.log.shown()]
            bar = [Spot(b.tag, b.rect, b.words) for b in self.buttons()]
            self._spots = [*self.look.spots(), *lines, *bar]
        return self._spots

    def buttons(self) -> list[Button]:
        """The buttons right of the hand."""
        stage, controller, plan = self.stage, self.controller, self.look.plan
        lit = frozenset(controller.targets()) if not self.acts.busy else frozenset()
        held = controller.held if not self.acts.busy else None
        words = self.look.confirm_words(held) if held is not None else self.look.go_words()
        go = (CONFIRM, words, held is not None)
        if self.acts.holding:
            go = (GO_ON, stage.t("table.go"), True)
        elif controller.over:
            go = ("button:score", stage.t("table.score"), True)
        own = self.look.buttons() if not self.acts.busy else []
        found = bar_buttons(plan, stage.frame, own, go, lit, controller.picking_freely)
        found = [b._replace(kind="go") if b.tag == self.look.urgent() else b for b in found]
        if found[-1].tag == CONFIRM and not go[2]:
            found[-1] = found[-1]._replace(reason=self._why(CONFIRM))
        undo = controller.can_undo
        for tool in TOOLS:
            enabled, reason = True, ""
            if tool == "undo":
                enabled, reason = undo is True, "" if undo is True else stage.t(f"table.{undo}")
            elif tool == "hint":
                enabled = controller.advisable
                why = "wait" if controller.asked is None else "look"
                reason = "" if enabled else stage.t(f"table.refuse.{why}")
            found.append(
                Button(f"tool:{tool}", stage.t(f"table.tool.{tool}"), plan.tools[tool], enabled, "tool", reason)
            )
        return found

    def targets(self) -> list[Target]:
        """All spots; those that a click would do something with are enabled."""
        bar = {b.tag: b for b in self.buttons()}
        live = self._live()
        return [self._target(spot, bar.get(spot.tag), live) for spot in self.spots()]

    def layered(self, a: str, b: str) -> bool:
        """Whether two targets may overlap: a thing that lies twice on the table, and what the game allows."""
        return a == b or self.look.layered(a, b)

    def _live(self) -> frozenset[str]:
        if self.acts.busy:
            return frozenset({GO_ON}) if self.acts.holding else frozenset()
        return frozenset(self.controller.targets()) | frozenset(self.controller.picked()) | self.look.own()

    def _target(self, spot: Spot, button: Button | None, live: frozenset[str]) -> Target:
        label = spot.label or self._heading(spot.tag)
        if button is not None:
            return Target(spot.tag, spot.rect, button.enabled, button.reason, label)
        if spot.tag not in live and spot.tag not in self._reasons:
            self._reasons[spot.tag] = self._why(spot.tag)
        return Target(spot.tag, spot.rect, spot.tag in live, "" if spot.tag in live else self._reasons[spot.tag], label)

    def _heading(self, tag: str) -> str:
        tip = self.look.tip(tag)
        return tip.title if tip is not None else ""

    def _why(self, tag: str) -> str:
        """Why something cannot be clicked now; "" for what is only looked at."""
        if tag.startswith("log:") or self.controller.over or self.acts.busy:
            return ""
        refusal = self.controller.refusal(tag)
        if refusal is None:
            return ""
        key = refusal.key if refusal.key.startswith(f"{self.controller.match.game.id}.") else f"table.{refusal.key}"
        words = self.stage.t(key)
        return (
            self.stage.t("table.paragraph", sentence=words, paragraph=refusal.paragraph) if refusal.paragraph else words
        )

    def paragraph(self) -> str:
        """The rule paragraph of the last refusal, of what is picked in vain, or of the choice that is open now."""
        controller, refused = self.controller, self.refused
        if refused is None and controller.picking_freely and controller.picked():
            refused = controller.refusal(CONFIRM)
        return (refused.paragraph if refused is not None else "") or controller.paragraph()

    def rules(self) -> tuple[str, str] | None:
        return self.controller.match.game.id, self.paragraph()

    def columns(self) -> list[Column]:
        """The score sheet of what is shown now."""
        return self.look.columns(self.controller.log)

    # Drawing

    def draw(self, surface: Surface) -> None:
        if self._stale or self._table is None or self._moment != self.look.moment:
            self._paint(surface)
        assert self._table is not None
        surface.blit(self._table.surface, (0, 0))
        for mover in self.acts.movers():
            mover.draw(surface)
        self._draw_dragged(surface)
        self._ring(surface)
        self._draw_tips(surface)
        if self.recap:
            room = self.look.plan.field
            wide = min(room.w, self.stage.frame.px(900))
            rows = recap_rows(self.stage, wide, self.recap)
            box = centred(room, wide, min(recap_height(self.stage.frame, len(rows)), round(room.h * 0.8)))
            draw_recap(surface, self.stage, self.skin, box, rows)

    def _paint(self, surface: Surface) -> None:
        if self._table is None or self._table.surface.get_size() != surface.get_size():
            ground = Surface(surface.get_size()).convert(surface)
            self.look.ground(ground)
            self._table = Layer(ground)
        lights, sketch = self.lights(), Sketch(surface.get_size())
        self.look.paint(sketch, lights)
        draw_banner(sketch, self.stage, self.skin, self.look.plan.banner, self.look.question(lights))
        self._draw_log(sketch)
        self._draw_more(sketch)
        for button in self.buttons():
            draw_button(sketch, self.stage, self.skin, button, self._hovered, self._pressed)
        self._table.paint(sketch.strokes)
        self._stale, self._moment = False, self.look.moment

    def _draw_more(self, surface: Surface) -> None:
        """Paint what else there is, over everything that lies on the table."""

    def _draw_log(self, surface: Surface) -> None:
        count = len(self.controller.log)
        self._tell(min(count, self._rested + self.look.heard) if self.acts.busy else count)
        self.log.draw(surface, self._hovered)

    def _tell(self, count: int) -> None:
        """Put so many lines into the log; what is there already stays."""
        entries, told = self.controller.log[:count], self.log.lines
        if len(told) == count and (not told or told[-1].entry is entries[-1]):
            return
        same = sum(1 for line, entry in zip(told, entries, strict=False) if line.entry is entry)
        fresh = range(same, count)
        lines = [
            LogLine(i, self.look.line(entries[i].said), self._sign(entries[i].said.seat), entries[i]) for i in fresh
        ]
        self.log.show([*told[:same], *lines])
        self._spots = None

    def _sign(self, seat: int) -> str:
        return self.look.seat_sprite(seat) if seat >= 0 else ""

    def _draw_dragged(self, surface: Surface) -> None:
        if self._dragged:
            spot = next((s for s in reversed(self.spots()) if s.tag == self._dragged), None)
            picture = self.look.picture(self._dragged)
            if spot is not None and picture is not None:
                Mover(picture, *self.stage.mouse, (picture.get_width() // 2, picture.get_height() // 2)).draw(surface)

    def _ring(self, surface: Surface) -> None:
        if self.focus is None:
            return
        spot = next((s for s in reversed(self.spots()) if s.tag == self.focus), None)
        if spot is not None:
            theme.focus_ring(surface, self.stage.sprites, self.skin, spot.rect, self.stage.frame.u)

    def _draw_tips(self, surface: Surface) -> None:
        if self.acts.busy or self._dragged or self.recap:
            return
        if self.hint is not None:
            spot = next((s for s in reversed(self.spots()) if s.tag in self.hint.tags), None)
            words = begun(self.look.reason(self.hint.key, self.hint.reason))
            place = spot.rect if spot is not None else self.look.plan.tools["hint"]
            draw_tip(surface, self.stage, self.skin, Tip(self.stage.t("table.hint_is"), words), self._clear_of(place))
            return
        tag = self._hovered or self.focus
        if not tag or not self._tipped or tag.startswith("log:"):
            return
        spot = next((s for s in reversed(self.spots()) if s.tag == tag), None)
        if spot is None:
            return
        button = next((b for b in self.buttons() if b.tag == tag), None)
        target = self._target(spot, button, self._live())
        tip = self.look.tip(tag) or Tip(target.label)
        why = self.anew if target.enabled else target.reason
        draw_tip(surface, self.stage, self.skin, tip, self._clear_of(target.rect), why)

    def _clear_of(self, rect: Rect) -> Rect:
        """A thing, and above it the question where it lies below that: what a tip must not hide."""
        plan = self.look.plan
        if plan.banner.y < rect.y and rect.right > plan.banner.x and rect.x < plan.banner.right:
            return Rect(rect.x, plan.banner.y, rect.w, rect.bottom - plan.banner.y)
        return rect


def begun(sentence: str) -> str:
    """A sentence that begins with a large letter, whatever stands first in it."""
    return sentence[:1].upper() + sentence[1:]
