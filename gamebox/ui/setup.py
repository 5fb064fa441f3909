"""The set-up: who sits where, how well the computers play, and which variant."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pygame
from pygame import Rect, Surface

from gamebox.core.game import Game
from gamebox.ui import layout, theme
from gamebox.ui.handover import kind_icons, kind_words, kinds_of
from gamebox.ui.menu import MenuScene
from gamebox.ui.portraits import PortraitButton, bust, sign
from gamebox.ui.seating import TEMPERS, SetUp, choices, nearest, seat_colours, with_names, with_seat, with_seats
from gamebox.ui.widgets import (
    Active,
    Brush,
    Button,
    Choice,
    IconButton,
    Label,
    Panel,
    Paragraph,
    Picture,
    TextField,
    Toggle,
    Widget,
)

ABREAST = 2
"""So many variants stand in a line."""


class SetupScene(MenuScene):
    """Chooses a set-up. play: called with it when the player is content."""

    name = "setup"

    def __init__(self, game: Game, setup: SetUp, play: Callable[[SetUp], None]) -> None:
        super().__init__()
        self.game, self.setup, self.play = game, setup, play
        self.focus = "start"

    def backdrop(self, surface: Surface) -> None:
        surface.blit(self._dark_room(*surface.get_size()), (0, 0))

    def _dark_room(self, width: int, height: int) -> Surface:
        sprites = self.stage.sprites
        kept = sprites.kept(("room:dark",))
        if kept is None:
            kept = sprites.cover("ui/shelf:room", width, height).copy()
            kept.fill((120, 116, 124), special_flags=pygame.BLEND_RGB_MULT)
            sprites.keep(("room:dark",), kept)
        return kept

    def build(self) -> list[Widget]:
        frame = self.stage.frame
        high = min(frame.line(980), frame.height - frame.px(56))
        outer = layout.centred(frame.rect, min(frame.px(1720), frame.width - frame.px(48)), high)
        inner = layout.inset(outer, frame.px(64), frame.px(48))
        side, main = layout.left(inner, frame.px(410), frame.px(56))
        return [Panel(outer, "dialog", shadow=True), *self._side(side), *self._main(main)]

    def _side(self, rect: Rect) -> list[Widget]:
        frame, t = self.stage.frame, self.stage.t
        back, rest = layout.bottom(rect, frame.line(78), frame.px(22))
        picture, told = layout.top(rest, min(frame.px(530), rest.h * 7 // 10), frame.px(20))
        blurb = t(f"games.{self.game.id}.blurb")
        return [
            Picture(picture, f"ui/boxes:box_{self.game.id}"),
            Paragraph(told, blurb, theme.BODY, face="italic", align="centre", least=20),
            *self._ways(layout.centred(back, min(back.w, frame.px(320)), back.h)),
        ]

    def _ways(self, rect: Rect) -> list[Widget]:
        """Back to the shelf, and to the rules of the game."""
        t, frame = self.stage.t, self.stage.frame
        icon, back = layout.right(rect, min(rect.h, frame.px(96)), frame.px(14))
        return [
            Button("back", back, t("setup.back"), self.back),
            IconButton("rules", icon, t("pause.rules"), "rules", self._rules),
        ]

    def rules(self) -> tuple[str, str] | None:
        return self.game.id, ""

    def _rules(self) -> None:
        from gamebox.ui.rules import rules_wanted

        rules_wanted(self.stack)

    def _main(self, rect: Rect) -> list[Widget]:
        frame, t = self.stage.frame, self.stage.t
        head, rest = layout.top(rect, frame.line(76), frame.px(16))
        foot, rest = layout.bottom(rest, frame.line(88), frame.px(18))
        variants, rest = layout.bottom(rest, frame.line(64 * self._lines() - 8), frame.px(16))
        title, counts = layout.columns(head, (64, 36), frame.px(20))
        label = Label(title, t("setup.title"), theme.TITLE, face="title", least=30)
        rows = layout.rows(rest, [1] * max(self.game.seat_counts()), frame.px(12))
        rows = [layout.centred(row, row.w, min(row.h, frame.line(104))) for row in rows]
        seats = [w for i, row in enumerate(rows[: len(self.setup.seats)]) for w in self._seat(i, row)]
        return [label, *self._counts(counts), *seats, *self._variants(variants), *self._foot(foot)]

    def _counts(self, rect: Rect) -> list[Widget]:
        counts = self.game.seat_counts()
        places = layout.columns(rect, [1] * len(counts), self.stage.frame.px(10))
        return [
            CountTab(
                f"seats:{count}",
                place,
                self.stage.t("setup.seats", n=count),
                count,
                count == len(self.setup.seats),
                partial(self._count, count),
            )
            for count, place in zip(counts, places, strict=True)
        ]

    def _seat(self, index: int, row: Rect) -> list[Widget]:
        frame, t, seat = self.stage.frame, self.stage.t, self.setup.seats[index]
        inner = layout.inset(row, frame.px(14), frame.px(10))
        face, rest = layout.left(inner, inner.h, frame.px(18))
        name, kind = layout.columns(rest, (46, 54), frame.px(16))
        box = min(inner.h, frame.line(66))
        name, kind = layout.centred(name, name.w, box), layout.centred(kind, kind.w, box)
        kinds = kinds_of(self.game)
        names, icons = kind_words(self.stage, self.game), kind_icons(self.game)
        chosen = kinds.index(seat.kind)
        chooser = Choice(
            f"kind:{index}",
            kind,
            t("setup.who", n=index + 1),
            names,
            chosen,
            lambda i: self._seat_kind(index, kinds[i]),
            icons=icons,
        )
        if seat.human:
            chooser.tooltip = t("setup.human_help")
        else:
            level, temper = t("setup.level_help", n=chosen, all=len(kinds) - 1), TEMPERS[seat.colour]
            chooser.tooltip = " ".join((level, t(f"style.{temper}", name=seat.name.strip())))
        field = TextField(
            f"name:{index}",
            name,
            t("setup.name", n=index + 1),
            seat.name,
            lambda text: self._name(index, text),
            limit=20,
        )
        return [Panel(row, "list_row"), self._bust(index, face), field, chooser]

    def _bust(self, index: int, face: Rect) -> Widget:
        colour = self.setup.seats[index].colour
        label = self.stage.t("setup.colour", n=index + 1, colour=self.stage.t(f"colour.{colour}"))
        side = min(face.w, face.h)
        place, picture = layout.centred(face, side, side), bust(self.game.id, colour)
        return PortraitButton(f"colour:{index}", place, label, picture, sign(colour), lambda: self._next_colour(index))

    def _variants(self, rect: Rect) -> list[Widget]:
        frame, t = self.stage.frame, self.stage.t
        offered = choices(self.game, len(self.setup.seats))
        lines = layout.rows(rect, [1] * self._lines(), frame.px(8))
        cells = [cell for line in lines for cell in layout.columns(line, [1] * ABREAST, frame.px(16))]
        spoken = (t("settings.off"), t("settings.on"))
        by_lot = Toggle("by_lot", cells[0], t("setup.by_lot"), self.setup.by_lot, self._by_lot, spoken=spoken)
        by_lot.tooltip = t("setup.by_lot_help")
        found: list[Widget] = [by_lot]
        for (field, values), cell in zip(offered.items(), cells[1 : 1 + len(offered)], strict=True):
            found.append(self._variant(field, values, cell))
        return found

    def _lines(self) -> int:
        """How many lines the variants need, with the drawing of the seats among them."""
        return max(2, -(-(1 + len(choices(self.game, len(self.setup.seats)))) // ABREAST))

    def _variant(self, field: str, values: list[Any], cell: Rect) -> Widget:
        t, key = self.stage.t, f"{self.game.id}.option.{field}"
        now = getattr(self.setup.options, field)
        if set(values) == {False, True}:
            spoken = (t("settings.off"), t("settings.on"))
            choose = lambda on: self._option(field, on)  # noqa: E731
            widget: Widget = Toggle(f"option:{field}", cell, t(f"{key}.name"), now, choose, spoken=spoken)
        else:
            names = [t(f"{key}.{value}") for value in values]
            pick = lambda i: self._option(field, values[i])  # noqa: E731
            widget = Choice(f"option:{field}", cell, t(f"{key}.name"), names, values.index(now), pick)
        widget.tooltip = t(f"{key}.help")
        return widget

    def _foot(self, rect: Rect) -> list[Widget]:
        """The button that starts the match, and what computers may know."""
        frame = self.stage.frame
        start, rest = layout.right(rect, min(rect.w, frame.px(520)), frame.px(20))
        told = layout.centred(rest, rest.w, frame.line(36))
        fair = Paragraph(told, self.stage.t("setup.fair"), theme.SMALL, face="italic", least=16)
        return [fair, self._start(start)] if any(not seat.human for seat in self.setup.seats) else [self._start(start)]

    def _start(self, place: Rect) -> Widget:
        t, names = self.stage.t, [seat.name.strip().lower() for seat in self.setup.seats]
        reason = ""
        if not all(names):
            reason = t("setup.nameless")
        elif len(set(names)) < len(names):
            reason = t("setup.same_name")
        play = lambda: self.play(self._clean())  # noqa: E731
        return Button("start", place, t("setup.start"), play, "go", "play", not reason, reason, theme.PROMPT)

    def _clean(self) -> SetUp:
        return replace(self.setup, seats=tuple(replace(s, name=s.name.strip()) for s in self.setup.seats))

    def _count(self, count: int) -> None:
        self._change(with_seats(self.setup, count, self.stage.words))

    def _change(self, setup: SetUp) -> None:
        self.setup = setup
        self.refresh()

    def _name(self, index: int, text: str) -> None:
        self._change(with_seat(self.setup, index, name=text))

    def _seat_kind(self, index: int, kind: str) -> None:
        self._change(with_names(with_seat(self.setup, index, kind=kind), self.stage.words))

    def _next_colour(self, index: int) -> None:
        colours = seat_colours(self.game)
        now = self.setup.seats[index].colour
        place = colours.index(now) if now in colours else -1
        self._change(with_seat(self.setup, index, colour=colours[(place + 1) % len(colours)]))

    def _option(self, field: str, value: Any) -> None:
        wanted = replace(self.setup.options, **{field: value})
        self._change(replace(self.setup, options=nearest(self.game, len(self.setup.seats), wanted, field)))

    def _by_lot(self, on: bool) -> None:
        self._change(replace(self.setup, by_lot=on))


class CountTab(Active):
    """A number of seats."""

    def __init__(self, tag: str, rect: Rect, label: str, count: int, on: bool, action: Callable[[], None]) -> None:
        super().__init__(tag, rect, label, action)
        self.count, self.on = count, on
        self.tooltip = label

    def draw(self, brush: Brush) -> None:
        stage = brush.stage
        raised = "_hover" if self.at_it(brush) else ""
        brush.box("button_go" + raised if self.on else "button_plain" + raised, self.rect)
        colour = brush.skin.on_go if self.on else brush.skin.on_plain
        place = self.rect.move(0, -stage.frame.px(2))
        px = stage.frame.text(theme.HEADING)
        stage.text.line(brush.surface, str(self.count), place, px, colour, "number", "centre")
        self.ring(brush)
