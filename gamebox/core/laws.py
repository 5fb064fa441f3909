"""The laws that every game must keep, checked position by position while a game is played at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from gamebox.core.events import UNKNOWN, Event, redact
from gamebox.core.game import TRUTH, Game, Options
from gamebox.core.match import Match
from gamebox.core.table import Table

BOUND = 20_000
"""More decisions than any game takes."""


class Breach(AssertionError):
    """A law was broken: which one, and the game that shows it (seats, options, seed, action texts)."""

    def __init__(self, law: str, where: str) -> None:
        super().__init__(f"{law}\n{where}")
        self.law = law


def shown(zones: Any) -> dict[Any, list[int]]:
    """The zones that hold something."""
    return {zone: list(cards) for zone, cards in zones.items() if cards}


class Watch:
    """Plays one game and holds every law after each action. `finish` compares what only the end can tell."""

    def __init__(self, game: Game, seats: int, options: Options, seed: int) -> None:
        self.game, self.seats, self.options, self.seed = game, seats, options, seed
        self.state = game.setup(seats, options, seed)
        self.audiences = (None, *range(seats))
        self.rng = Random(seed)
        self.log: list[str] = []
        self.earlier: list[tuple[Any, str]] = []
        self.truth = Table(self.state.zones())
        self.tables = {who: Table(self.state.view(who).zones()) for who in self.audiences}
        self.pieces = self._pieces()
        self.check_position()

    def require(self, holds: bool, law: str) -> None:
        """Raise Breach with the whole game unless the law holds."""
        if not holds:
            where = f"{self.game.id} seats={self.seats} options={self.options} seed={self.seed}\n" + "\n".join(self.log)
            raise Breach(law, where)

    def _pieces(self) -> Counter[int]:
        return Counter(self.game.face(card) for cards in self.state.zones().values() for card in cards)

    def check_position(self) -> None:
        """Laws of a position as it stands."""
        s = self.state
        legal = s.legal_actions()
        self.require(s.viewer == TRUTH, "the true position has the viewer TRUTH")
        self.require((s.current is None) == (not legal), "there are legal actions exactly while the game goes on")
        self.require(len(set(legal)) == len(legal), "no action is offered twice")
        self.require(legal == s.legal_actions(), "the same position offers the same actions in the same order")
        for action in legal:
            self.require(self.game.decode(action.encode()) is action, "actions are interned and decode gives them back")
        more = twins(s)
        self.require(len({*legal, *more}) == len(legal) + len(more), "twins are other actions, each named once")
        copy = s.clone()
        self.require(copy == s and copy.digest() == s.digest(), "a clone equals its position")
        self.require(self._pieces() == self.pieces, "pieces are neither lost nor made")
        scores, ranks = s.scores(), s.ranks()
        self.require(len(scores) == len(ranks) == self.seats, "each seat has a score and a rank")
        for who in self.audiences:
            self.check_view(who, legal)

    def check_view(self, who: int | None, legal: list[Any]) -> None:
        """Laws of what one seat, or everybody, may know."""
        s = self.state
        view = s.view(who)
        self.require(view.viewer == who and view.current == s.current, "a view tells whose it is and who must choose")
        self.require(getattr(view, "seed", 0) == 0, "a view has no seed")
        mine = legal if who is not None and who == s.current else []
        self.require(
            view.legal_actions() == mine, "a view offers actions to the seat that must choose, and to nobody else"
        )
        self.require(view.view(who) == view, "a view of a view is the same view")
        world = view.determinize(self.rng)
        self.require(world.viewer == TRUTH, "a determinized view is a whole position")
        self.require(world.view(who) == view, "a determinized view looks the same to its viewer")
        if mine:
            self.require(world.legal_actions() == legal, "a determinized view offers the same actions")
            self.require(twins(world) == twins(view) == twins(s), "a view has the same twins")
        faces = Counter(self.game.face(card) for cards in world.zones().values() for card in cards)
        self.require(faces == self.pieces, "a determinized view holds the same pieces")
        self.require(shown(view.zones()) == self.tables[who].shown(), "the events seen add up to the view")

    def play(self, action: Any) -> None:
        """Apply an action and hold the laws of what it did and of the new position."""
        s = self.state
        before = s.clone()
        self.earlier.append((before, before.digest()))
        quiet, events = s.clone(), list[Event]()
        s.apply(action, events.append)
        quiet.apply(action)
        self.log.append(action.encode())
        self.require(quiet == s, "watching changes nothing")
        self.require(before.digest() == self.earlier[-1][1], "an action leaves copies alone")
        for event in events:
            self.truth.follow(event)
            for who in self.audiences:
                self.tables[who].follow(redact(event, who))
        known = {z: c for z, c in self.truth.shown().items() if UNKNOWN not in c}
        zones = shown(s.zones())
        self.require(
            known.items() <= zones.items() and self.truth.shown().keys() == zones.keys(), "events tell all moves"
        )
        self.require(len(self.log) < BOUND, "the game ends")
        self.check_position()

    def finish(self) -> None:
        """Laws of a whole game: no early copy has changed, and its log plays it again."""
        for copy, digest in self.earlier:
            self.require(copy.digest() == digest, "copies of earlier positions never change")
        ranks, scores = self.state.ranks(), self.state.scores()
        self.require(all(1 <= r <= self.seats for r in ranks), "ranks are 1 to the number of seats")
        self.require(len(scores) == self.seats, "each seat has a score")
        again = Match(self.game, self.seats, self.options, self.seed, [None] * self.seats, self.log)
        self.require(again.state == self.state, "the log plays the game again")


def twins(s: Any) -> list[Any]:
    """The twins of a position's actions, none in most games (see State)."""
    found = getattr(s, "twins", None)
    return [] if found is None else list(found())


def by_lot(legal: Sequence[Any], draw: Callable[[], float]) -> Any:
    """Any of these actions; one that is `rare` mostly gives way to the first, so that games come to their end."""
    action = legal[int(draw() * len(legal))]
    rare = getattr(action, "rare", 1.0)
    return action if rare >= 1 or draw() < rare else legal[0]


def check(game: Game, seats: int, options: Options, seed: int, most: int = BOUND) -> int:
    """Play one random game under all laws, to its end or for so many decisions.

    Returns its decisions; raises Breach with the seed and the actions.
    """
    watch, draw = Watch(game, seats, options, seed), Random(seed).random
    while watch.state.current is not None and len(watch.log) < most:
        watch.play(by_lot([*watch.state.legal_actions(), *twins(watch.state)], draw))
    watch.finish()
    return len(watch.log)
