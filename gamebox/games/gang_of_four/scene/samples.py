"""Sample tables in every kind of choice, for looking at them all."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from gamebox.controllers.manners import manners
from gamebox.controllers.table import TableController
from gamebox.core.match import Match
from gamebox.games.gang_of_four import GAME, heuristics
from gamebox.games.gang_of_four.actions import ANNOUNCE, GIVE, PLAY
from gamebox.games.gang_of_four.combos import FULL_HOUSE, GANG, SINGLE, STRAIGHT
from gamebox.games.gang_of_four.rules import Options, State, setup
from gamebox.games.gang_of_four.scene.order import taken
from gamebox.players import Computer, RandomPlayer
from gamebox.ui.scenes import Scene, SceneStack
from gamebox.ui.score import ScoreScene, ScoreSheet
from gamebox.ui.table import TableScene
from gamebox.ui.table_look import Seating

Wanted = Callable[[State], bool]
Prepare = Callable[[TableScene], None]
PEOPLE = ("Lin", "Old Tan", "Bartholomew Quick", "Mei")
PAINTS = ("yellow", "blue", "green", "red")
TRIES = 300
DARING = 0.25
"""The share of moves drawn by lot, so that all kinds of positions come up."""


def played(seats: int, options: Options, wanted: Wanted, seat: int | None = 0) -> Match:
    """A match, played to the first position that is wanted, with this seat to choose (None: any)."""
    for seed in range(TRIES):
        state, rng, texts = setup(seats, options, seed), Random(seed), list[str]()
        while state.current is not None:
            if wanted(state) and seat in (None, state.current):
                return _match(seats, options, seed, texts)
            legal = state.legal_actions()
            lots = rng.random() < DARING
            action = legal[int(rng.random() * len(legal))] if lots else heuristics.policy(state, legal, rng)
            texts.append(action.encode())
            state.apply(action)
        if wanted(state):
            return _match(seats, options, seed, texts)
    raise ValueError(f"no such position in {TRIES} matches of {seats} with {options}")


def _match(seats: int, options: Options, seed: int, texts: list[str]) -> Match:
    return Match(GAME, seats, options, seed, [None] * seats, texts)


def table(match: Match, humans: tuple[int, ...] = (0,)) -> TableScene:
    """A table of this match; the other seats are computers'."""
    from gamebox.games.gang_of_four import scene

    for seat in range(match.seats):
        match.players[seat] = None if seat in humans else Computer(RandomPlayer(), seat, seat)
    controller = TableController(match, **manners(scene))
    return TableScene(controller, Seating(PEOPLE[: match.seats], PAINTS[: match.seats]))


def pick(scene: TableScene, size: int, last: bool = False) -> None:
    """Pick the first (or last) combination of so many cards that may be played, else the lowest cards."""
    controller = scene.controller
    view = controller.view()
    hand = [tag for tag in controller.targets() if tag.startswith("card:")]
    combos = [a.combo for a in controller.legal() if a.combo is not None and a.combo.size == size]
    cards = [int(tag[5:]) for tag in hand]
    chosen = taken(combos[-1 if last else 0].faces, cards) if combos else cards[:size]
    controller.choose([f"card:{card}" for card in chosen])
    assert view.viewer == controller.asked


def low(scene: TableScene) -> None:
    """Pick two low cards that beat nothing."""
    tags = [tag for tag in scene.controller.targets() if tag.startswith("card:")]
    scene.controller.choose(tags[:2])


def _sample(
    seats: int,
    wanted: Wanted,
    prepare: Prepare | None = None,
    options: Options | None = None,
    humans: tuple[int, ...] = (0,),
    seat: int | None = 0,
) -> Callable[[SceneStack], list[Scene]]:
    def scenes(stack: SceneStack) -> list[Scene]:
        scene = table(played(seats, options or Options(), wanted, seat), humans)
        if prepare is not None:
            prepare(scene)
        return [scene]

    return scenes


def _score(stack: SceneStack, over: bool) -> list[Scene]:
    match = played(4, Options(), lambda s: s.current is None if over else s.hand == 6 and s.phase == PLAY, None)
    scene = table(match)
    from gamebox.games.gang_of_four.scene import card_sprite
    from gamebox.games.gang_of_four.scene.sheet import columns
    from gamebox.games.gang_of_four.scene.talk import Talk

    view: Any = match.state.view(0)
    found = columns(view, Talk(stack.stage, scene.seating))
    sheet = ScoreSheet(GAME.id, found, PAINTS, match.seed, over, card_sprite)
    return [ScoreScene(sheet, lambda: None, lambda: None)]


def _last(state: State) -> bool:
    """Somebody has one card left, the seat that chooses is bound, and a single lies."""
    bound = state.phase == PLAY and state.is_bound(0) and state.table is not None
    return bound and state.table.kind == SINGLE and state.hand > 2  # type: ignore[union-attr]


def _lies(kind: int) -> Wanted:
    return lambda s: s.phase == PLAY and s.table is not None and s.table.kind == kind and len(s.legal_actions()) > 1


SAMPLES: dict[str, Callable[[SceneStack], list[Scene]]] = {
    "opening": _sample(4, lambda s: s.opening),
    "lead": _sample(
        4,
        lambda s: s.phase == PLAY and s.hand == 2 and s.table is None and s.counts[0] > 12,
        lambda t: pick(t, 5, True),
    ),
    "follow": _sample(4, lambda s: _lies(STRAIGHT)(s) and s.hand > 1, lambda t: pick(t, 5)),
    "too-low": _sample(
        4, lambda s: s.phase == PLAY and s.table is not None and s.table.kind == SINGLE and s.hand == 3, low
    ),
    "house": _sample(4, lambda s: _lies(FULL_HOUSE)(s), None),
    "gang": _sample(4, lambda s: s.phase == PLAY and s.table is not None and s.table.kind == GANG),
    "exchange": _sample(4, lambda s: s.phase == GIVE, lambda t: pick(t, 1)),
    "exchanged": _sample(4, lambda s: s.phase == PLAY and s.hand > 1 and not s.history, None, None, (1,), None),
    "last-card": _sample(4, _last),
    "three": _sample(3, lambda s: s.phase == PLAY and s.hand == 2 and s.table is not None and s.counts[0] > 8),
    "announce": _sample(4, lambda s: s.phase == ANNOUNCE, None, Options(announce=True)),
    "friends": _sample(4, lambda s: s.phase == PLAY and s.hand == 2 and s.table is not None, None, None, (0, 1), 2),
    "over": _sample(4, lambda s: s.current is None, None, None, (0,), None),
    "pad": lambda stack: _score(stack, False),
    "final": lambda stack: _score(stack, True),
}
