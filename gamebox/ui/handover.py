"""Who plays a seat, as a choice: somebody at this screen, or a computer of some level."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from pygame import Rect

from gamebox.core.game import Game
from gamebox.ui import layout
from gamebox.ui.portraits import Portrait
from gamebox.ui.seating import HUMAN
from gamebox.ui.shelf_widgets import shown
from gamebox.ui.stage import Stage
from gamebox.ui.widgets import Choice, Label, Panel, Widget


@dataclass
class Seats:
    """The seats of a match under way, per seat the name, the sprites of its bust and sign, and in `kinds` "human" or a
    level's id. hand: gives a seat to a kind.

    A choice holds once the player goes on (`settle`), so that stepping through the levels changes nothing.
    """

    game: Game
    names: Sequence[str]
    busts: Sequence[str]
    signs: Sequence[str]
    kinds: Sequence[str]
    hand: Callable[[int, str], None]
    wanted: dict[int, str] = field(default_factory=dict)

    def kind(self, seat: int) -> str:
        """Who is to play a seat."""
        return self.wanted.get(seat, self.kinds[seat])

    def settle(self) -> None:
        """Hand over every seat that is to change."""
        wanted, self.wanted = self.wanted, {}
        for seat, kind in wanted.items():
            if kind != self.kinds[seat]:
                self.hand(seat, kind)


def kinds_of(game: Game) -> tuple[str, ...]:
    """Who may play a seat, people first."""
    return (HUMAN, *game.levels)


def kind_words(stage: Stage, game: Game) -> list[str]:
    """What each of `kinds_of` is called; a game may have its own names for the levels."""
    words = [stage.t("setup.human")]
    for level in game.levels:
        own = f"{game.id}.level.{level}"
        words.append(stage.t(own if stage.words.has(own) else f"level.{level}"))
    return words


def kind_icons(game: Game) -> list[str]:
    """The icon of each of `kinds_of`."""
    return ["human", *(f"level_{i + 1}" for i in range(len(game.levels)))]


def seat_row(stage: Stage, seats: Seats, seat: int, row: Rect, changed: Callable[[], None]) -> list[Widget]:
    """A seat in the pause: portrait, name, and who plays it."""
    frame, kinds = stage.frame, kinds_of(seats.game)
    inner = layout.inset(row, frame.px(12), frame.px(6))
    face, rest = layout.left(inner, inner.h, frame.px(14))
    name, kind = layout.columns(rest, (42, 58), frame.px(12))
    kind = layout.centred(kind, kind.w, min(inner.h, frame.line(62)))

    def choose(index: int) -> None:
        seats.wanted[seat] = kinds[index]
        changed()

    label = stage.t("pause.who", name=seats.names[seat])
    words, icons = kind_words(stage, seats.game), kind_icons(seats.game)
    now = seats.kind(seat)
    chosen = kinds.index(now) if now in kinds else len(kinds) - 1  # somebody whom the command line has named
    chooser = Choice(f"seat:{seat}", kind, label, words, chosen, choose, icons=icons)
    chooser.tooltip = stage.t("pause.who_help")
    called = Label(name, shown(stage, seats.names[seat], name.w), face="bold", least=16)
    return [Panel(row, "list_row"), Portrait(face, seats.busts[seat], seats.signs[seat]), called, chooser]
