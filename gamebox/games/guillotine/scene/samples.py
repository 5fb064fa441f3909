"""Sample tables in every kind of choice, for looking at them all."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from gamebox.controllers.manners import manners
from gamebox.controllers.table import TableController
from gamebox.core.match import Match
from gamebox.games.guillotine import GAME, heuristics
from gamebox.games.guillotine.actions import (
    ADD,
    DROP,
    FIND,
    GIFT,
    ORDER,
    PLAY_TITLE,
    PRIZE,
    SNATCH,
    TARGET,
    TURN,
    WAY,
    WHICH,
    WHOM,
)
from gamebox.games.guillotine.cards import NAMES, TITLE, title
from gamebox.games.guillotine.rules import Options, State, setup
from gamebox.players import Computer, RandomPlayer
from gamebox.ui.scenes import Scene, SceneStack
from gamebox.ui.score import ScoreScene, ScoreSheet
from gamebox.ui.table import TableScene
from gamebox.ui.table_look import Seating

Wanted = Callable[[State], bool]
Prepare = Callable[[TableScene], None]
PEOPLE = ("Margot", "Lucien", "Bartholomew Quick", "Odile", "Gaspard")
PAINTS = ("red", "blue", "green", "yellow", "purple")
TRIES = 400
DARING = 0.4
"""The share of moves drawn by lot, so that all kinds of positions come up."""


LENGTHENING = [PLAY_TITLE[title(name)] for name in ("extra_cart", "late_arrival", "missed", "political_influence")]


def played(seats: int, wanted: Wanted, seat: int | None = 0, eager: bool = False) -> Match:
    """A match, played to the first position that is wanted, with this seat to choose (None: any).

    eager: whatever makes the line longer is played at once.
    """
    for seed in range(TRIES):
        state, rng, texts = setup(seats, Options(), seed), Random(seed), list[str]()
        while state.current is not None:
            if wanted(state) and seat in (None, state.current):
                return _match(seats, seed, texts)
            legal = state.legal_actions()
            lots = rng.random() < DARING
            action = legal[int(rng.random() * len(legal))] if lots else heuristics.policy(state, legal, rng)
            action = next((a for a in LENGTHENING if eager and a in legal), action)
            texts.append(action.encode())
            state.apply(action)
        if wanted(state):
            return _match(seats, seed, texts)
    raise ValueError(f"no such position in {TRIES} matches of {seats}")


def _match(seats: int, seed: int, texts: list[str]) -> Match:
    return Match(GAME, seats, Options(), seed, [None] * seats, texts)


def table(match: Match, humans: tuple[int, ...] = (0,)) -> TableScene:
    """A table of this match; the other seats are computers'."""
    from gamebox.games.guillotine import scene

    for seat in range(match.seats):
        match.players[seat] = None if seat in humans else Computer(RandomPlayer(), seat, seat)
    controller = TableController(match, **manners(scene))
    return TableScene(controller, Seating(PEOPLE[: match.seats], PAINTS[: match.seats]))


def hover(kind: str, last: bool = True) -> Prepare:
    """The mouse rests on the first (or last) lit thing of a kind."""

    def prepare(scene: TableScene) -> None:
        lit = [tag for tag in scene.controller.targets() if tag.startswith(kind)]
        scene._hovered = lit[-1 if last else 0] if lit else ""

    return prepare


def over(name: str) -> Prepare:
    """The mouse rests on a card in hand."""

    def prepare(scene: TableScene) -> None:
        view = scene.controller.view()
        scene._hovered = next(f"card:{card}" for card in view.hands[view.viewer] if NAMES[TITLE[card]] == name)

    return prepare


def _sample(
    seats: int, wanted: Wanted, prepare: Prepare | None = None, humans: tuple[int, ...] = (0,), seat: int | None = 0
) -> Callable[[SceneStack], list[Scene]]:
    def scenes(stack: SceneStack) -> list[Scene]:
        scene = table(played(seats, wanted, seat), humans)
        if prepare is not None:
            prepare(scene)
        return [scene]

    return scenes


def _can(name: str, day: int = 1, least: int = 7) -> Wanted:
    """A turn in which this card may be played, with so many nobles in line."""
    action = PLAY_TITLE[title(name)]
    return lambda s: s.phase == TURN and s.day >= day and len(s.line) >= least and action in s.legal_actions()


def _asks(phase: int, name: str = "") -> Wanted:
    return lambda s: s.phase == phase and (not name or NAMES[TITLE[s.card]] == name) and len(s.legal_actions()) > 2


def _long(state: State) -> bool:
    return state.phase == TURN and len(state.line) > 15


def _score(stack: SceneStack) -> list[Scene]:
    from gamebox.games.guillotine.scene.sheet import columns
    from gamebox.games.guillotine.scene.talk import Talk
    from gamebox.games.guillotine.scene.tips import card_sprite

    match = played(4, lambda s: s.current is None, None)
    found = columns(match.state.view(0), Talk(stack.stage, Seating(PEOPLE[:4], PAINTS[:4])))  # type: ignore[arg-type]
    sheet = ScoreSheet(GAME.id, found, PAINTS, match.seed, True, card_sprite)
    scene = ScoreScene(sheet, lambda: None, lambda: None)
    scene.chosen = (0, 1)
    return [scene]


SAMPLES: dict[str, Callable[[SceneStack], list[Scene]]] = {
    "opening": _sample(4, lambda s: s.phase == TURN and s.day == 1 and len(s.line) == 12),
    "walk": _sample(3, _can("the_long_walk"), over("the_long_walk")),
    "pushed": _sample(4, lambda s: _asks(TARGET, "pushed")(s) and s.day == 2, hover("noble:")),
    "bribed": _sample(2, _can("bribed_guards", 2), over("bribed_guards")),
    "stumble": _sample(5, _can("stumble", 2), over("stumble")),
    "way": _sample(3, lambda s: _asks(WAY)(s) and s.day == 2, hover("place:")),
    "order": _sample(3, lambda s: s.phase == ORDER and len(s.picks) == 2, hover("noble:")),
    "long-line": lambda stack: [table(played(5, _long, 0, True))],
    "day-3": _sample(5, lambda s: s.phase == TURN and s.day == 3 and len(s.line) in (5, 6, 7)),
    "two": _sample(2, lambda s: s.phase == TURN and s.day == 3 and len(s.line) < 6),
    "looks": _sample(4, _asks(ADD), hover("noble:")),
    "hand": _sample(4, lambda s: s.phase == SNATCH and s.picks[0] != s.turn and len(s.hands[s.picks[0]]) > 3),
    "rat": _sample(3, lambda s: s.phase == FIND and len(set(s.discard)) > 14, hover("card:", False)),
    "whom": _sample(5, lambda s: _asks(WHOM)(s) and s.day > 1, hover("seat:")),
    "which": _sample(4, lambda s: s.phase == WHICH and len(s.legal_actions()) > 1),
    "prize": _sample(4, _asks(PRIZE), hover("noble:")),
    "gift": _sample(3, lambda s: s.phase == GIFT),
    "infighting": _sample(4, lambda s: s.phase == DROP and len(s.picks) == 1),
    "guards": _sample(4, lambda s: s.phase == TURN and s.laid[0] == 1 and len(s.hands[0]) > 6),
    "judge": _sample(3, lambda s: s.phase == TURN and s.legal_actions()[0].encode() == "pass" and len(s.hands[0]) > 3),
    "friends": _sample(4, lambda s: s.phase == TURN and s.day == 2, None, (0, 1), 2),
    "crowded": _sample(2, lambda s: s.phase == TURN and s.day == 3 and sum(map(len, s.trophies)) > 34),
    "over": _sample(4, lambda s: s.current is None, None, (0,), None),
    "final": _score,
}
