"""What a game's own part of the table must offer, and what it is told.

A game's scene module has `make(stage, controller, seating) -> Look`. A look draws from what it was last shown
(`settle`), or from where an act has brought it; it is told views and events of the viewer only.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from pygame import Rect, Surface

from gamebox.controllers.chronicle import Line
from gamebox.controllers.table import Beat
from gamebox.core.events import Said
from gamebox.ui.acts import Act
from gamebox.ui.stage import Stage
from gamebox.ui.table_plan import TablePlan
from gamebox.ui.theme import Skin


class Seating(NamedTuple):
    """Who sits where: per seat the name shown and the colour ("green", "blue", "red", "yellow")."""

    names: tuple[str, ...]
    colours: tuple[str, ...]


class Spot(NamedTuple):
    """A thing that can be pointed at. Later spots lie on top. Where a tag comes twice, both are the same thing."""

    tag: str
    rect: Rect
    label: str = ""


class Tip(NamedTuple):
    """What is told of a thing: a heading, a sentence or two, the sprite of its large picture ("" for none).

    cards: the sprites of cards that lie over each other there, to be shown side by side. more: what holds just now,
    told under the large picture and not on it. marks: what is written at other marks of the large picture.
    """

    title: str
    text: str = ""
    zoom: str = ""
    cards: tuple[str, ...] = ()
    more: str = ""
    marks: tuple[tuple[str, str], ...] = ()


class Entry(NamedTuple):
    """A number on the score sheet, and where it comes from: its label, the cards, the log lines that brought them.

    points: None for an entry that brings none by itself. icon: the sprite of a small sign before the label, "" for
    none. hidden: nobody may know the number yet.
    """

    label: str
    points: int | None
    cards: tuple[int, ...] = ()
    lines: tuple[str, ...] = ()
    icon: str = ""
    hidden: bool = False

    @property
    def figure(self) -> str:
        """The number as it is shown."""
        return "?" if self.hidden else "" if self.points is None else str(self.points)


class Column(NamedTuple):
    """The score of one seat: entries from first to last, and the rank; 0 while there may be more than the total."""

    seat: int
    name: str
    entries: tuple[Entry, ...]
    total: int
    rank: int


@dataclass
class Lights:
    """What stands out just now. Tags, but for `preview`: the action that a click would bring about."""

    lit: frozenset[str] = frozenset()
    picked: tuple[str, ...] = ()
    hovered: str = ""
    told: frozenset[str] = frozenset()
    hinted: tuple[str, ...] = ()
    preview: Any = None
    dragged: str = ""
    asked: int | None = None
    busy: bool = False
    marks: Sequence[Any] = field(default_factory=tuple)


class Habits:
    """What a look does unless it says otherwise: nothing on its table is its own business alone."""

    stage: Stage

    @property
    def still(self) -> bool:
        """Whether the player wants less motion."""
        return self.stage.preferences.reduced_motion

    def own(self) -> frozenset[str]:
        """The tags lit now that the look takes clicks on itself: they play nothing, as the order of a hand."""
        return frozenset()

    def touch(self, tag: str) -> None:
        """One of its own tags was clicked."""

    def go_words(self) -> str:
        """What the button says that plays an action, while nothing is ready to be played."""
        return self.stage.t("table.confirm")

    def urgent(self) -> str:
        """The tag of the own button that is the brightest thing when it is there, "" for none."""
        return ""


class Look(Protocol):
    """A game's table on the screen. Its class is a Habits too."""

    skin: Skin
    moment: int
    """Changes whenever what lies at rest has changed."""
    heard: int
    """How many lines of the log the acts have told since the table was last at rest."""

    @property
    def plan(self) -> TablePlan:
        """The parts that every table has."""

    def lay_out(self) -> None:
        """The window, the text scale or the language are new."""

    def settle(self, view: Any) -> None:
        """Show this position, whatever was shown before."""

    def own(self) -> frozenset[str]:
        """See Habits."""

    def touch(self, tag: str) -> None:
        """See Habits."""

    def go_words(self) -> str:
        """See Habits."""

    def urgent(self) -> str:
        """See Habits."""

    def ground(self, surface: Surface) -> None:
        """Paint what never changes while the window stays as it is."""

    def paint(self, surface: Surface, lights: Lights) -> None:
        """Paint all pieces and blocks at rest."""

    def act(self, beat: Beat) -> Act:
        """Show one action, event by event."""

    def spots(self) -> list[Spot]:
        """Everything that can be pointed at, far to near."""

    def layered(self, a: str, b: str) -> bool:
        """Whether two things may lie over each other."""

    def question(self, lights: Lights) -> str:
        """The one sentence above the hand."""

    def buttons(self) -> list[tuple[str, str]]:
        """The game's own buttons of the open choice: tag and words."""

    def confirm_words(self, action: Any) -> str:
        """What the button says that plays this action."""

    def tip(self, tag: str) -> Tip | None:
        """What is told of a thing."""

    def line(self, said: Said) -> str:
        """A line of the log."""

    def reason(self, key: str, said: Said) -> str:
        """The sentence of a hint."""

    def about(self, line: Line) -> frozenset[str]:
        """The tags of what a line of the log speaks of."""

    def seat_sprite(self, seat: int) -> str:
        """The sign of a seat in the log."""

    def bust_sprite(self, seat: int) -> str:
        """The portrait of a seat."""

    def picture(self, tag: str) -> Surface | None:
        """What is carried when a thing is dragged."""

    def columns(self, lines: Sequence[Line]) -> list[Column]:
        """The score sheet of what is shown now."""
