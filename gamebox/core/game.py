"""What every game is made of: positions with a handful of verbs, actions, and the record that ties them together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Literal, NamedTuple, Protocol, Self, TypeAlias, TypeVar

from gamebox.core.events import UNKNOWN, Emit, Said, Zone

__all__ = [
    "TRUTH",
    "UNKNOWN",
    "Action",
    "BadAsset",
    "Clicks",
    "Game",
    "Heuristics",
    "IllegalAction",
    "Options",
    "Seat",
    "Setting",
    "StaleSave",
    "State",
    "Truth",
    "Viewer",
]

Seat: TypeAlias = int
Truth: TypeAlias = Literal[-2]
TRUTH: Final[Truth] = -2
"""The viewer of the real position. A view has a seat as its viewer, or None when it is the public one."""
Viewer: TypeAlias = int | None
Options: TypeAlias = Any
"""A game's frozen dataclass of variants; every field has a default."""
Setting: TypeAlias = tuple[int, Options]
"""A number of seats and the options that may be played with it."""


class IllegalAction(ValueError):
    """An action that the rules forbid. `paragraph` is the numbered rule, "" when none speaks of it."""

    def __init__(self, message: str, paragraph: str = "") -> None:
        super().__init__(message)
        self.paragraph = paragraph


class StaleSave(ValueError):
    """A saved game that this program cannot continue: damaged, foreign, or newer than the program."""


class BadAsset(ValueError):
    """A picture, sound, font or text that is missing or cannot be read."""


class Clicks(NamedTuple):
    """How an action is clicked: `pick` in any order (a second click takes back), then the tail in this order.

    Tags are short texts such as "card:17", "space:3", "button:pass".
    """

    pick: tuple[str, ...]
    then: tuple[str, ...] = ()


class Action(Protocol):
    """A small frozen value, interned: equal actions are the same object.

    One that stands for a moment let pass has `missed`, a true value: it is never taken back. One that ends a match
    early may have `rare`: how often it is kept where choices are drawn by lot (see `gamebox.core.laws.by_lot`).
    """

    @property
    def secret(self) -> bool:
        """Whether the other seats see that something was chosen, but not what."""

    def encode(self) -> str:
        """One short line that does not change between versions."""

    def clicks(self) -> Clicks:
        """The clicks that choose this action."""


A = TypeVar("A", bound=Action)


class State(Protocol[A]):
    """A position, whole (viewer TRUTH) or as a seat or the public knows it.

    It may also have `twins() -> Sequence[A]`: where legal_actions offers one of several things of which the seat must
    think the same, the actions that name the others. They may be played as well.
    """

    current: Seat | None
    viewer: Viewer

    def legal_actions(self) -> list[A]:
        """The choices of the current seat, in fixed order, without duplicates. Empty on a view of anybody else."""

    def apply(self, action: A, emit: Emit | None = None) -> None:
        """Play a legal action in place, unchecked, with all consequences up to the next choice."""

    def refusal(self, action: A) -> tuple[str, str]:
        """Why an action is not legal now: catalogue key of the sentence, and the rule paragraph."""

    def paragraph(self) -> str:
        """The rule paragraph of the choice that is open now."""

    def scores(self) -> tuple[int, ...]:
        """The points of each seat so far; on a view only what the viewer may know."""

    def ranks(self) -> tuple[int, ...]:
        """1 = winner. Ranks may be shared; nobody has 1 when all lose."""

    def clone(self) -> Self:
        """An independent copy."""

    def view(self, seat: Seat | None) -> Self:
        """What a seat (None: everybody) may know, built up from nothing; seed 0."""

    def determinize(self, rng: Random) -> Self:
        """Of a view: a whole position that the viewer cannot rule out."""

    def zones(self) -> dict[Zone, Sequence[int]]:
        """Where each piece lies, bottom to top; a back stays UNKNOWN even where its face can be inferred."""

    def digest(self) -> str:
        """Equal for equal positions."""

    def secrets(self) -> int:
        """How many of the latest secret actions are still face down."""


class Heuristics(Protocol):
    """What a good player knows. Reads the current seat's own knowledge and public fields only.

    A module of functions will do. State and action types are those of its game. It may have more: `stretch`, `imagine`,
    `verdict` and `worthwhile` are explained in players/search.py, `lean` in players/style.py.
    """

    def policy(self, state: Any, legal: Any, rng: Random) -> Any:
        """A sensible action, fast: for playouts and the rule player."""

    def value(self, state: Any) -> tuple[float, ...]:
        """Each seat's share of winning, about 1 in all."""

    def weigh(self, view: Any, world: Any) -> float:
        """How likely a world is beside other worlds, after what the seats have played. Above 0."""

    def reason(self, view: Any, action: Any) -> Said:
        """Why the action is good, for a hint: catalogue key "<game>.reason.<key>"."""


@dataclass(frozen=True)
class Game:
    """Everything the frame needs to know of a game.

    levels: names of the computers' levels, weakest first; ladder: how each of them plays (players/levels.py), () as
    usual. offered: the options at first; None: those of the last table.
    """

    id: str
    version: int
    options: type[Any]
    tables: Callable[[], tuple[Setting, ...]]
    setup: Callable[[int, Options, int], State[Any]]
    decode: Callable[[str], Any]
    face: Callable[[int], int]
    heuristics: Heuristics
    scene: str
    levels: tuple[str, ...] = ("cabin", "deck", "mate", "bosun", "captain")
    ladder: tuple[str, ...] = ()
    offered: Options | None = None

    def seat_counts(self) -> tuple[int, ...]:
        """The numbers of seats that some table has, ascending."""
        return tuple(sorted({seats for seats, _ in self.tables()}))

    def check(self, seats: int, options: Options) -> None:
        """Raise ValueError unless the game can be played so."""
        if (seats, options) not in self.tables():
            raise ValueError(f"{self.id} cannot be played by {seats} with {options}")
