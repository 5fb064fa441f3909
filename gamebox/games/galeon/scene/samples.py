"""Sample tables in every kind of choice, for looking at them all."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from gamebox.controllers.manners import manners
from gamebox.controllers.table import TableController
from gamebox.core.match import Match
from gamebox.games.galeon import GAME, heuristics
from gamebox.games.galeon.actions import AUCTION, BID, DECLARATION, WINDOW
from gamebox.games.galeon.rules import Options, State, setup
from gamebox.players import Computer, RandomPlayer
from gamebox.ui.scenes import Scene, SceneStack
from gamebox.ui.score import ScoreScene, ScoreSheet
from gamebox.ui.table import TableScene
from gamebox.ui.table_look import Seating

Wanted = Callable[[State], bool]
Prepare = Callable[[TableScene], None]
PEOPLE = ("Inês", "Duarte", "Bartholomew Quick", "Maartje", "Old Tan")
PAINTS = ("red", "blue", "yellow", "green", "purple")
TRIES = 60
DARING = 0.12
"""The share of moves drawn by lot, so that all kinds of positions come up."""
RICH = Options(target=80)


def played(
    seats: int, wanted: Wanted, seat: int | None = 0, options: Options | None = None, meek: bool = False
) -> Match:
    """A match, played to the first position that is wanted, with this seat to choose (None: any). meek: nobody bids."""
    options = options or Options()
    for seed in range(TRIES):
        state, rng, texts = setup(seats, options, seed), Random(seed), list[str]()
        while state.current is not None:
            if wanted(state) and seat in (None, state.current):
                return _match(seats, options, seed, texts)
            legal = state.legal_actions()
            lots = rng.random() < DARING
            action = legal[int(rng.random() * len(legal))] if lots else heuristics.policy(state, legal, rng)
            action = legal[0] if meek and state.phase == AUCTION else action
            texts.append(action.encode())
            state.apply(action)
        if wanted(state):
            return _match(seats, options, seed, texts)
    raise ValueError(f"no such position in {TRIES} matches of {seats} with {options}")


def _match(seats: int, options: Options, seed: int, texts: list[str]) -> Match:
    return Match(GAME, seats, options, seed, [None] * seats, texts)


def table(match: Match, humans: tuple[int, ...] = (0,)) -> TableScene:
    """A table of this match; the other seats are computers'."""
    from gamebox.games.galeon import scene

    for seat in range(match.seats):
        match.players[seat] = None if seat in humans else Computer(RandomPlayer(), seat, seat)
    controller = TableController(match, **manners(scene))
    return TableScene(controller, Seating(PEOPLE[: match.seats], PAINTS[: match.seats]))


def choose_card(scene: TableScene) -> None:
    """Choose a card of middling worth."""
    cards = [tag for tag in scene.controller.targets() if tag.startswith("card:")]
    scene.controller.click(cards[len(cards) // 2])


def choose_tower(scene: TableScene) -> None:
    """Choose a tower."""
    scene.controller.click(next(tag for tag in scene.controller.targets() if tag.startswith("tower:")))


def look(scene: TableScene) -> None:
    """Lift the curtain and look at the own sides."""
    controller = scene.controller
    assert controller.asked is not None
    controller.peek(controller.asked)
    controller.lift()


def curtain(scene: TableScene) -> None:
    """Wish to look: the curtain hangs."""
    assert scene.controller.asked is not None
    scene.controller.peek(scene.controller.asked)


def lift(scene: TableScene) -> None:
    """Lift the curtain."""
    scene.controller.lift()


def speak(scene: TableScene) -> None:
    """One of the people says that he or she has reached the mark."""
    scene.controller.click(next(tag for tag in scene.controller.targets() if tag.startswith("seat:")))


def _sample(
    seats: int,
    wanted: Wanted,
    prepare: Prepare | None = None,
    options: Options | None = None,
    humans: tuple[int, ...] = (0,),
    seat: int | None = 0,
    meek: bool = False,
) -> Callable[[SceneStack], list[Scene]]:
    def scenes(stack: SceneStack) -> list[Scene]:
        scene = table(played(seats, wanted, seat, options, meek), humans)
        if prepare is not None:
            prepare(scene)
        return [scene]

    return scenes


def _score(stack: SceneStack, over: bool) -> list[Scene]:
    match = played(4, lambda s: s.current is None if over else s.turn == 9, None)
    scene = table(match)
    from gamebox.games.galeon.scene.sheet import columns
    from gamebox.games.galeon.scene.talk import Talk
    from gamebox.games.galeon.scene.tips import card_sprite

    view: Any = match.state.view(0)
    found = columns(view, Talk(stack.stage, scene.seating))
    return [ScoreScene(ScoreSheet(GAME.id, found, PAINTS, match.seed, over, card_sprite), lambda: None, lambda: None)]


def _revealed(stack: SceneStack) -> list[Scene]:
    """The end, an expedition of two towers just opened."""
    from gamebox.games.galeon.scene.shown import Opened

    match = played(4, lambda s: s.current is None and any(len(v.towers) > 1 for v in s.voyages), None)
    scene = _Opened(table(match))
    state: Any = match.state
    voyage = next(v for v in state.voyages if len(v.towers) > 1)
    from gamebox.games.galeon.cards import sides_of

    sides = {t: tuple(sides_of(state.sides[t])) for t in voyage.towers}
    scene.opened = Opened(voyage.seat, voyage.ship, voyage.towers, state.gain(voyage), sides)
    return [scene]


class _Opened(TableScene):
    """A table on which an expedition stays open."""

    opened: Any = None

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene.controller, scene.seating)

    def _show(self) -> None:
        super()._show()
        shown: Any = getattr(self.look, "shown", None)
        shown.opened = self.opened


def _bidding(turn: int, bids: int, centre: int = 2) -> Wanted:
    return lambda s: (
        s.phase == AUCTION
        and s.turn >= turn
        and len(s.bids) >= bids
        and len(s.centre) >= centre
        and any(action.kind == BID for action in s.legal_actions())
    )


ALL = (0, 1, 2, 3)
SAMPLES: dict[str, Callable[[SceneStack], list[Scene]]] = {
    "opening": _sample(3, _bidding(1, 0)),
    "bid": _sample(4, _bidding(5, 4), choose_card),
    "tower": _sample(4, _bidding(3, 2), choose_tower),
    "five": _sample(5, _bidding(8, 5, 3)),
    "six": _sample(5, _bidding(2, 4, 6), choose_card, None, (0,), 0),
    "many": _sample(3, lambda s: s.phase == AUCTION and len(s.centre) >= 9, None, None, (0,), 0, True),
    "public": _sample(4, _bidding(6, 3), None, None, ALL, None),
    "look": _sample(4, _bidding(6, 3), look, None, ALL, None),
    "curtain": _sample(4, _bidding(6, 3), curtain, None, ALL, None),
    "window": _sample(4, lambda s: s.phase == WINDOW and s.secrets() > 1, None, RICH),
    "announce": _sample(4, lambda s: s.phase == WINDOW and s.turn > 4, speak, RICH, ALL, None),
    "declare": _sample(4, lambda s: s.phase == DECLARATION and s.secrets() > 1, lift, None, ALL, None),
    "watch": _sample(4, _bidding(4, 3), None, None, (), None),
    "reveal": _revealed,
    "over": _sample(4, lambda s: s.current is None, None, None, (0,), None),
    "ledger": lambda stack: _score(stack, False),
    "final": lambda stack: _score(stack, True),
}
