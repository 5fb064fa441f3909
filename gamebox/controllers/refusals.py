"""Why something on the table cannot be clicked now: the rules are asked about the action it would have been."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any, NamedTuple

from gamebox.core.game import Game, IllegalAction, Options

ActionsFor = Callable[[str], Sequence[Any]]
_NUMBER = re.compile(r"-?\d+")
SAMPLES = 12
ENOUGH = 3
"""So many games without a new kind of action, and no more are tried."""


class Refusal(NamedTuple):
    """Why not: the catalogue key of the sentence, and the rule paragraph ("" when no rule speaks of it)."""

    key: str
    paragraph: str


class _Shape(NamedTuple):
    """What the actions of one kind look like: the tag clicked and the text, numbers left out."""

    tag: str
    text: str


class Refusals:
    """Finds the action behind a tag of a game.

    actions_for: a game may say itself which actions a tag belongs to. Without it the kinds of actions are learned
    from a few random games: a one-click action whose text holds the numbers of its tag.
    """

    def __init__(self, game: Game, seats: int, options: Options, actions_for: ActionsFor | None = None) -> None:
        self._game, self._seats, self._options = game, seats, options
        self._actions_for = actions_for
        self._shapes: dict[_Shape, None] | None = None

    def why(self, view: Any, tag: str, legal: Iterable[Any]) -> Refusal:
        """Why a tag that is not lit is refused in this view, whose seat's legal actions are given."""
        for action in self._behind(tag, list(legal)):
            key, paragraph = view.refusal(action)
            return Refusal(key, paragraph)
        return Refusal("refuse.now", view.paragraph())

    def _behind(self, tag: str, legal: list[Any]) -> list[Any]:
        """The actions that the tag may have meant and that are not legal, those of the kind asked for now first."""
        if self._actions_for is not None:
            found = list(self._actions_for(tag))
        else:
            found = [a for shape in {**_shapes(legal), **self._learned()} for a in self._decoded(shape, tag)]
        if not found:
            return []
        kinds = {_NUMBER.sub("#", action.encode()) for action in legal}
        found.sort(key=lambda action: _NUMBER.sub("#", action.encode()) not in kinds)
        return [action for action in found if action not in legal]

    def _decoded(self, shape: _Shape, tag: str) -> list[Any]:
        if _NUMBER.sub("#", tag) != shape.tag:
            return []
        numbers = iter(_NUMBER.findall(tag))
        try:
            return [self._game.decode(_NUMBER.sub("#", shape.text).replace("#", "{}").format(*numbers))]
        except (IllegalAction, IndexError):
            return []

    def _learned(self) -> dict[_Shape, None]:
        if self._shapes is None:
            self._shapes, stale, seed = {}, 0, 0
            while seed < SAMPLES and stale < ENOUGH:
                known = len(self._shapes)
                self._learn(seed, self._shapes)
                stale, seed = stale + 1 if len(self._shapes) == known else 0, seed + 1
        return self._shapes

    def _learn(self, seed: int, shapes: dict[_Shape, None]) -> None:
        state, draw = self._game.setup(self._seats, self._options, seed), Random(seed).random
        while state.current is not None:
            legal = state.legal_actions()
            shapes.update(_shapes(legal))
            state.apply(legal[int(draw() * len(legal))])


def _shapes(actions: Iterable[Any]) -> dict[_Shape, None]:
    shapes: dict[_Shape, None] = {}
    for action in actions:
        pick, then = action.clicks()
        text = action.encode()
        if len(pick) == 1 and not then and _NUMBER.findall(text) == _NUMBER.findall(pick[0]):
            shapes[_Shape(_NUMBER.sub("#", pick[0]), _NUMBER.sub("#", text))] = None
    return shapes
