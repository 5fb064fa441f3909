"""Sample tables in every kind of choice, for looking at them all."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from gamebox.controllers.manners import manners
from gamebox.controllers.table import TableController
from gamebox.core.match import Match
from gamebox.games.gnadenlos import GAME, heuristics
from gamebox.games.gnadenlos.actions import BID, BUY, FILL, LAST, LAY, PICK, SEND, TAKE
from gamebox.games.gnadenlos.cards import POKER, SHOWDOWN
from gamebox.games.gnadenlos.rules import Options, State, setup
from gamebox.players import Computer, RandomPlayer
from gamebox.ui.scenes import Scene, SceneStack
from gamebox.ui.score import ScoreScene, ScoreSheet
from gamebox.ui.table import TableScene
from gamebox.ui.table_look import Seating

Wanted = Callable[[State], bool]
Prepare = Callable[[TableScene], None]
PEOPLE = ("Lola", "Silas", "Bartholomew Quick", "Hank")
PAINTS = ("blue", "green", "yellow", "red")
TRIES = 400
DARING = 0.25
"""The share of moves drawn by lot, so that all kinds of positions come up."""


def played(
    seats: int, wanted: Wanted, seat: int | None = 0, options: Options | None = None, daring: float = DARING
) -> Match:
    """A match, played to the first position that is wanted, with this seat to choose (None: any)."""
    options = options or Options()
    for seed in range(TRIES):
        state, rng, texts = setup(seats, options, seed), Random(seed), list[str]()
        while state.current is not None:
            if seat in (None, state.current) and wanted(state):
                return _match(seats, options, seed, texts)
            legal = state.legal_actions()
            lots = rng.random() < daring
            action = legal[int(rng.random() * len(legal))] if lots else heuristics.policy(state, legal, rng)
            texts.append(action.encode())
            state.apply(action)
        if wanted(state):
            return _match(seats, options, seed, texts)
    raise ValueError(f"no such position in {TRIES} matches of {seats}")


def _match(seats: int, options: Options, seed: int, texts: list[str]) -> Match:
    return Match(GAME, seats, options, seed, [None] * seats, texts)


def table(match: Match, humans: tuple[int, ...] = (0,)) -> TableScene:
    """A table of this match; the other seats are computers'."""
    from gamebox.games.gnadenlos.scene import choices

    for seat in range(match.seats):
        match.players[seat] = None if seat in humans else Computer(RandomPlayer(), seat, seat)
    controller = TableController(match, **manners(choices))
    return TableScene(controller, Seating(PEOPLE[: match.seats], PAINTS[: match.seats]))


def hover(kind: str, index: int = -1) -> Prepare:
    """The mouse rests on a lit thing of a kind."""

    def prepare(scene: TableScene) -> None:
        lit = [tag for tag in scene.controller.targets() if tag.startswith(kind)]
        scene._hovered = lit[index] if lit else ""

    return prepare


def pick(kind: str, count: int, last: bool = False) -> Prepare:
    """So many lit things of a kind are picked."""

    def prepare(scene: TableScene) -> None:
        for _ in range(count):
            lit = [tag for tag in scene.controller.targets() if tag.startswith(kind)]
            scene.controller.click(lit[-1 if last else 0])

    return prepare


def bid_taken(scene: TableScene) -> None:
    """Notes are picked whose total somebody has bid already."""
    controller = scene.controller
    view = controller.view()
    lit = [tag for tag in controller.targets() if tag.startswith("iou:")]
    worths = {tag: int(tag.partition(":")[2].partition(".")[0]) % 5 for tag in lit}
    for tag in lit:
        for other in lit:
            if tag != other and view.totals >> (worths[tag] + worths[other]) & 1:
                controller.click(tag)
                controller.click(other)
                return


def _sample(
    seats: int,
    wanted: Wanted,
    prepare: Prepare | None = None,
    humans: tuple[int, ...] = (0,),
    seat: int | None = 0,
    options: Options | None = None,
    daring: float = DARING,
) -> Callable[[SceneStack], list[Scene]]:
    def scenes(stack: SceneStack) -> list[Scene]:
        scene = table(played(seats, wanted, seat, options, daring), humans)
        if prepare is not None:
            prepare(scene)
        return [scene]

    return scenes


def _asks(phase: int, turn: int = 0) -> Wanted:
    return lambda s: s.phase == phase and s.turn >= turn and len(s.legal_actions()) > 1


def _sends(kind: int, turn: int) -> Wanted:
    return lambda s: s.phase == SEND and s.turn >= turn and s.shown[-1] == kind and len(s.legal_actions()) > 1


def _crowded(state: State) -> bool:
    return len(state.market) > 18 + 3 and state.phase in (BUY, BID, SEND)


def _late_bid(state: State) -> bool:
    return state.phase == BID and state.turn > 3 and state.totals.bit_count() == 2 and state.notes(0) > 7


def _lays_three(state: State) -> bool:
    """Three different notes are to be put in order."""
    bid = state.bids[0] if state.phase == LAY and state.turn > 2 else None
    return bid is not None and len(set(bid.items)) == 3


def _score(stack: SceneStack) -> list[Scene]:
    from gamebox.games.gnadenlos.scene.pieces import card_sprite
    from gamebox.games.gnadenlos.scene.sheet import columns
    from gamebox.games.gnadenlos.scene.talk import Talk

    match = played(4, lambda s: s.current is None, None, daring=0.0)
    lines = TableController(match).log
    found = columns(match.state.view(0), Talk(stack.stage, Seating(PEOPLE, PAINTS)), lines)  # type: ignore[arg-type]
    scene = ScoreScene(ScoreSheet(GAME.id, found, PAINTS, match.seed, True, card_sprite), lambda: None, lambda: None)
    scene.chosen = (0, 1)
    return [scene]


MEMORY = Options(memory=True)
SAMPLES: dict[str, Callable[[SceneStack], list[Scene]]] = {
    "rush": _sample(4, lambda s: s.phase == SEND and s.turn > 4 and s.shown[-1] < POKER and s.crews[0].bit_count() > 2),
    "poker": _sample(4, _sends(POKER, 3), pick("person:", 1)),
    "showdown": _sample(3, _sends(SHOWDOWN, 5), hover("person:")),
    "start": _sample(4, _asks(SEND), None),
    "bid": _sample(4, _late_bid, pick("iou:", 2)),
    "bid-taken": _sample(4, _late_bid, bid_taken),
    "opening": _sample(
        4, lambda s: s.phase == BID and not s.turn and s.totals.bit_count() == 3, options=Options(advanced=True)
    ),
    "opening-pick": _sample(
        3,
        lambda s: s.phase == PICK and not s.turn and len(s.legal_actions()) > 1,
        hover("lot:"),
        options=Options(advanced=True),
    ),
    "pick": _sample(4, lambda s: s.phase == PICK and s.turn > 4 and len(s.legal_actions()) > 2, hover("lot:")),
    "lay": _sample(4, _lays_three, pick("pay:", 1)),
    "take": _sample(4, lambda s: s.phase == TAKE and s.turn > 6 and len(s.legal_actions()) > 4, pick("slot:", 1)),
    "fill": _sample(3, _asks(FILL, 4), hover("slot:")),
    "buy": _sample(4, lambda s: s.phase == BUY and s.turn > 4 and len(s.legal_actions()) > 4, pick("buy:3", 1)),
    "last": _sample(3, _asks(LAST), hover("buy:2"), daring=0.0),
    "crowded": _sample(4, _crowded, options=MEMORY, daring=0.8),
    "memory": _sample(3, lambda s: s.phase == BUY and s.turn > 5 and len(s.market) > 12, options=MEMORY),
    "friends": _sample(4, lambda s: s.phase == SEND and s.turn > 3, None, (0, 1), 1),
    "watch": _sample(4, lambda s: s.phase == BID and s.turn > 5 and s.totals.bit_count() == 3, None, (), None),
    "over": _sample(4, lambda s: s.current is None, None, (0,), None, daring=0.0),
    "final": _score,
}
