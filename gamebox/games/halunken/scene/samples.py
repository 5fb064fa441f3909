"""Sample tables in every kind of choice, for looking at them all."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from gamebox.controllers.table import TableController
from gamebox.core.match import Match
from gamebox.games.halunken import GAME
from gamebox.games.halunken.actions import BID, CARD, GIVE, JACK, ORDER, OVER, PLACE, RUMS, TAKE, Choice
from gamebox.games.halunken.rules import Options, State, setup
from gamebox.players import Computer, RandomPlayer
from gamebox.ui.scenes import Scene, SceneStack
from gamebox.ui.table import TableScene
from gamebox.ui.table_look import Seating

Wanted = Callable[[State], bool]
PEOPLE = ("Marlow", "Tobias", "Bartholomew Quick", "Nell")
PAINTS = ("green", "blue", "red", "yellow")
TRIES = 400


def played(seats: int, options: Options, wanted: Wanted, seat: int | None = 0) -> Match:
    """A match, played at random to the first position that is wanted, with this seat to choose (None: any)."""
    for seed in range(TRIES):
        state, draw, texts = setup(seats, options, seed), Random(seed).random, list[str]()
        while state.current is not None:
            if wanted(state) and seat in (None, state.current):
                return _match(seats, options, seed, texts)
            action = _any(state, draw)
            texts.append(action.encode())
            state.apply(action)
        if wanted(state):
            return _match(seats, options, seed, texts)
    raise ValueError(f"no such position in {TRIES} matches of {seats} with {options}")


def _any(state: State, draw: Callable[[], float]) -> Choice:
    legal = state.legal_actions()
    return legal[int(draw() * len(legal))]


def _match(seats: int, options: Options, seed: int, texts: list[str]) -> Match:
    return Match(GAME, seats, options, seed, [None] * seats, texts)


def table(match: Match, humans: tuple[int, ...] = (0,), picked: bool = False) -> TableScene:
    """A table of this match; the other seats are computers'. picked: with the first legal card chosen."""
    from gamebox.games.halunken.scene import actions_for, confirm

    for seat in range(match.seats):
        match.players[seat] = None if seat in humans else Computer(RandomPlayer(), seat, seat)
    controller = TableController(match, confirm=confirm, actions_for=actions_for)
    if picked and controller.targets():
        controller.click(controller.targets()[-1])
    return TableScene(controller, Seating(PEOPLE[: match.seats], PAINTS[: match.seats]))


def _sample(
    seats: int, options: Options, wanted: Wanted, humans: tuple[int, ...] = (0,), picked: bool = False
) -> Callable[[SceneStack], list[Scene]]:
    return lambda stack: [table(played(seats, options, wanted), humans, picked)]


BASIC, PIRATE, DUEL = Options(), Options(black_jack=True), Options()

SAMPLES: dict[str, Callable[[SceneStack], list[Scene]]] = {
    "place": _sample(4, BASIC, lambda s: s.phase == PLACE and not s.open),
    "jack": _sample(3, PIRATE, lambda s: s.phase == JACK),
    "card": _sample(4, BASIC, lambda s: s.phase == CARD and s.round == 6),
    "card-chosen": _sample(4, PIRATE, lambda s: s.phase == CARD and s.round == 4, picked=True),
    "bid": _sample(4, PIRATE, lambda s: s.phase == BID and s.round == 5 and s.high > 4 and len(s.crews[0]) > 3),
    "take": _sample(4, PIRATE, lambda s: s.phase == TAKE and s.march >= 0 and s.round > 4),
    "take-either": _sample(3, PIRATE, lambda s: s.phase == TAKE and s.hit == s.seats and s.employer > 0),
    "give": _sample(4, PIRATE, lambda s: s.phase == GIVE and s.round > 5),
    "rum": _sample(3, BASIC, lambda s: s.phase == RUMS),
    "order": _sample(2, DUEL, lambda s: s.phase == ORDER and s.round > 3),
    "duel": _sample(2, Options(free_pile=True), lambda s: s.phase == CARD and s.round > 6),
    "crowded": _sample(3, BASIC, lambda s: s.phase == OVER and max(map(len, s.crews)) > 9),
    "over": _sample(4, PIRATE, lambda s: s.phase == OVER),
}
