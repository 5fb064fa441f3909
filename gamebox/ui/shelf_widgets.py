"""What stands and hangs on the shelf: boxes, rows of the list, the seats of the last match."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from pygame import Rect

from gamebox.saves.sheet import Summary
from gamebox.ui import layout, theme
from gamebox.ui.portraits import bust, portrait, sign
from gamebox.ui.seating import HUMAN, SetUp
from gamebox.ui.stage import Stage
from gamebox.ui.widgets import Active, Brush, Widget

Words = Callable[..., str]
MONTH_KEYS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")


def players_words(t: Words, match: Summary) -> str:
    """Who plays, people first named."""
    names = [seat.name for seat in match.seating]
    humans = sum(seat.player == HUMAN for seat in match.seating)
    listed = ", ".join(names)
    return t("shelf.hot_seat", players=listed) if humans > 1 else listed


def date_words(t: Words, stamp: str) -> str:
    """The date of a save in the player's own time: today with the hour, else day and month."""
    when, now = datetime.fromisoformat(stamp).astimezone(), datetime.now().astimezone()
    if when.date() == now.date():
        return t("shelf.today", time=f"{when:%H:%M}")
    month = MONTH_KEYS[when.month - 1]
    return t("shelf.date", day=when.day, month=t(f"month.{month}"))


class GameBox(Active):
    """A box standing on the plank; one that is not there yet wears a ribbon."""

    def __init__(
        self, tag: str, rect: Rect, label: str, title: str, there: bool, action: Callable[[], None], ribbon: str
    ) -> None:
        super().__init__(tag, rect, label, action)
        self.title, self.there, self.ribbon = title, there, ribbon

    def words(self) -> str:
        return self.label if self.there else f"{self.label}: {self.ribbon}"

    def draw(self, brush: Brush) -> None:
        stage, name = brush.stage, f"ui/boxes:box_{self.title}"
        lifted = brush.stage.frame.px(10) if self.at_it(brush) or brush.focused == self.tag else 0
        place = self.rect.move(0, -lifted)
        self._shadow(brush)
        raised = self.at_it(brush) or brush.focused == self.tag
        scale = self.rect.h / stage.sprites.piece(name).height
        light = 1.0 if self.there else 0.82 if raised else 0.68
        picture = stage.sprites.dimmed(name, scale, light) if light < 1 else stage.sprites.get(name, scale)
        brush.surface.blit(picture, picture.get_rect(midbottom=place.midbottom))
        if not self.there:
            self._ribbon(brush, place)
        if brush.focused == self.tag or (self.there and raised):
            theme.focus_ring(brush.surface, stage.sprites, brush.skin, place, brush.u)

    def _shadow(self, brush: Brush) -> None:
        sprites, name = brush.stage.sprites, "ui/shelf:shadow_box"
        piece = sprites.piece(name)
        mark = piece.marks.get("box", (50, 30, 340, 460))
        scale = self.rect.h / mark[3]
        picture = sprites.get(name, scale)
        brush.surface.blit(picture, (self.rect.x - round(mark[0] * scale), self.rect.y - round(mark[1] * scale)))

    def _ribbon(self, brush: Brush, place: Rect) -> None:
        stage, name = brush.stage, "ui/boxes:soon"
        piece = stage.sprites.piece(name)
        scale = place.w * 0.86 / piece.width
        ribbon = stage.sprites.get(name, scale).get_rect(midtop=(place.centerx, place.y + round(place.h * 0.6)))
        brush.surface.blit(stage.sprites.get(name, scale), ribbon)
        x, y, w, h = (round(v * scale) for v in piece.marks.get("inner", (36, 12, 168, 28)))
        box = Rect(ribbon.x + x, ribbon.y + y, w, h)
        px = min(stage.frame.text(theme.SMALL), round(h * 0.95))
        stage.text.line(brush.surface, self.ribbon, box, px, (255, 240, 220), "black", "centre", stage.frame.least(18))


class MatchRow(Active):
    """A match to continue: a click goes on with it."""

    def __init__(
        self,
        tag: str,
        rect: Rect,
        label: str,
        match: Summary,
        players: str,
        round: str,
        when: str,
        action: Callable[[], None],
    ) -> None:
        super().__init__(tag, rect, label, action)
        self.match, self.players, self.round, self.when = match, players, round, when

    def words(self) -> str:
        return f"{self.label}, {self.players}, {self.round}, {self.when}"

    def draw(self, brush: Brush) -> None:
        stage, frame = brush.stage, brush.stage.frame
        brush.box("list_row_hover" if self.at_it(brush) else "list_row", self.rect)
        inner = layout.inset(self.rect, frame.px(14), frame.px(4))
        icon, rest = layout.left(inner, frame.px(52), frame.px(14))
        self._thumb(brush, icon)
        left, right = layout.columns(rest, (66, 34), frame.px(14))
        title, players = layout.rows(left, (52, 48))
        when, round_ = layout.rows(right, (52, 48))
        text, px, small = stage.text, frame.text(theme.BODY), frame.text(theme.SMALL)
        ink, faint, least = brush.skin.ink, brush.skin.faint, frame.least(19)
        text.line(brush.surface, self.label, title, px, ink, "bold", "left", least)
        names = shown(stage, self.players, players.w, small)
        text.line(brush.surface, names, players, small, ink, "plain", "left", small)
        text.line(brush.surface, self.when, when, small, faint, "medium", "right", least)
        text.line(brush.surface, self.round, round_, small, faint, "medium", "right", least)
        self.ring(brush)

    def _thumb(self, brush: Brush, place: Rect) -> None:
        sprites = brush.stage.sprites
        name = f"ui/boxes:box_{self.match.game}"
        piece = sprites.piece(name)
        picture = sprites.get(name, min(place.h / piece.height, place.w / piece.width))
        brush.surface.blit(picture, picture.get_rect(center=place.center))


def shown(stage: Stage, text: str, width: int, px: int = 0) -> str:
    """Names, or a title, as much of them as fits (they are the players' own, so they may be any length): whole names of
    a list, then how many more there are; of a single one its beginning.
    """
    size = px or stage.text.fit(text, width, stage.frame.text(theme.BODY), stage.frame.least(19))
    names = text.split(", ")
    for left_out in range(len(names)):
        words = ", ".join(names[: len(names) - left_out]) + (f" +{left_out}" if left_out else "")
        if stage.text.width(words, "plain", size) <= width:
            return words
    return shortened(stage, text, width, size)


def shortened(stage: Stage, text: str, width: int, px: int, face: str = "plain") -> str:
    """A name that somebody has typed, or as much of its beginning as fits; a tooltip has it whole."""
    if stage.text.width(text, face, px) <= width:
        return text
    while text and stage.text.width(text + "…", face, px) > width:
        text = text[:-1]
    return text.rstrip(" ,") + "…"


class AgainSeats(Widget):
    """The people of the last match in their new order."""

    def __init__(self, rect: Rect, setup: SetUp) -> None:
        super().__init__("", rect)
        self.setup = setup

    def draw(self, brush: Brush) -> None:
        stage, frame = brush.stage, brush.stage.frame
        places = layout.columns(self.rect, [1] * len(self.setup.seats), frame.px(8))
        for seat, place in zip(self.setup.seats, places, strict=True):
            high = min(frame.line(34), place.h // 3)
            side = min(place.w, place.h - high)
            spot, name = layout.top(layout.centred(place, place.w, side + high), side, 0)
            picture = portrait(stage.sprites, bust(self.setup.game, seat.colour), sign(seat.colour), side)
            brush.surface.blit(picture, picture.get_rect(center=spot.center))
            shown_name = shown(stage, seat.name, name.w)
            px = frame.text(theme.SMALL)
            stage.text.line(brush.surface, shown_name, name, px, brush.skin.ink, "medium", "centre", frame.least(18))
