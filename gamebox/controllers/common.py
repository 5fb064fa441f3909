"""A choice that the people at one screen make together and before all eyes: who of them speaks up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final, Literal, NamedTuple

from gamebox.core.game import Clicks
from gamebox.core.match import Match

NOBODY: Final = "button:nobody"
"""The tag of the button by which nobody speaks up; a seat's own tag is "seat:<number>"."""


class Common(NamedTuple):
    """What is asked of all at once. seats: who has yet to choose; what each plays who says nothing, or speaks up."""

    seats: Sequence[int]
    silent: Any
    spoken: Any


CommonIn = Callable[[Any], Common | None]


@dataclass(frozen=True)
class Answer:
    """What people choose together: what each of them plays, by seat, and who of them speaks up."""

    parts: tuple[tuple[int, Any], ...]
    speakers: tuple[int, ...]

    @property
    def secret(self) -> bool:
        """It is chosen before all eyes."""
        return False

    @property
    def gravest(self) -> Any:
        """What is played of the greatest consequence."""
        return next((action for seat, action in self.parts if seat in self.speakers), self.parts[0][1])

    def encode(self) -> str:
        """One short line."""
        return " ".join(["common", *map(str, self.speakers)])

    def clicks(self) -> Clicks:
        """The seats that speak up, or the button for nobody."""
        return Clicks(tuple([f"seat:{seat}" for seat in self.speakers]) or (NOBODY,))


class Together:
    """Asks the people at one screen together, and keeps what each of them plays until it is that seat's turn.

    ask: whether a choice in a view is made together; None for games without such a choice.
    """

    def __init__(self, ask: CommonIn | None) -> None:
        self._ask = ask
        self._agreed: dict[int, Any] = {}
        self._since: int | None = None

    def forget(self) -> None:
        """What has been agreed on no longer holds."""
        self._agreed.clear()
        self._since = None

    def legal(self, match: Match, humans: Sequence[int], legal: list[Any]) -> list[Any]:
        """What may be chosen now: what was agreed on for the seat, the answers of all people, or what the rules say."""
        seat = match.current
        common = None if self._ask is None or seat is None else self._ask(match.view(None))
        if common is None:
            self.forget()
        if common is None or seat is None or seat not in humans:
            return legal
        if self._agreed.get(seat) in legal:
            return [self._agreed[seat]]
        people = [human for human in humans if human in common.seats]
        return answers(common, people) if len(people) > 1 else legal

    def settled(self, seat: int | None) -> bool:
        """Whether it has been agreed on what this seat plays."""
        return seat in self._agreed

    def pause(self, seat: int | None, usual: float) -> float:
        """How long the table rests before an only choice."""
        return 0.0 if self.settled(seat) else usual

    def agree(self, answer: Answer, match: Match) -> Any:
        """Keep an answer; what the seat plays that must choose first."""
        self._agreed, self._since = dict(answer.parts), len(match.log)
        return self._agreed.pop(match.current or 0)

    def can_undo(self, match: Match) -> Literal[True] | str:
        """As of the match; but an answer stays as a whole once a computer has chosen after it."""
        since = [] if self._since is None else match.actors[self._since :]
        return "undo.other" if any(match.players[seat] is not None for seat in since) else match.can_undo


def answers(common: Common, people: Sequence[int]) -> list[Answer]:
    """Nobody speaks up, or one, or any of them together."""
    found = []
    for count in range(len(people) + 1):
        for speakers in combinations(people, count):
            parts = [(seat, common.spoken if seat in speakers else common.silent) for seat in people]
            found.append(Answer(tuple(parts), speakers))
    return found
