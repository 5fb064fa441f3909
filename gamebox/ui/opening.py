"""Opening a table: from a set-up or a saved match to a scene."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from gamebox import __version__
from gamebox.core.game import Game
from gamebox.core.match import Match, Player
from gamebox.games import find
from gamebox.players.levels import level
from gamebox.players.worker import Worker
from gamebox.saves.notice import Unreadable
from gamebox.saves.sheet import Card, Seating
from gamebox.ui.seating import SEED_RANGE, TEMPERS, SeatPlan, SetUp, seat_colours, showable
from gamebox.ui.stage import Stage


@dataclass
class Opening:
    """A match ready to be shown.

    setup: the seats as they sit. id and card: what `stage.store.save(id, match, card)` wants after each action.
    """

    game: Game
    setup: SetUp
    match: Match
    id: str
    card: Card
    worker: Worker
    resumed: bool = False

    @property
    def kinds(self) -> list[str]:
        """Per seat "human" or the level's id."""
        return [seat.kind for seat in self.setup.seats]

    def player(self, kind: str, seat: int) -> Player:
        """A computer player for a seat, thinking in the worker process; its seed is none of the deal."""
        temper = TEMPERS[self.setup.seats[seat].colour]
        return self.worker.player(f"{kind}/{temper}", self.game, seat, int(self.id, 16))


def new_match(stage: Stage, setup: SetUp, seed: int | None = None, by_lot: bool = True) -> Opening:
    """Deal a new match and remember its set-up. It is saved with its first action. by_lot: seats may be drawn."""
    seed = secrets.randbelow(SEED_RANGE) if seed is None else seed
    game = find(setup.game)
    setup = showable(setup, seat_colours(game))
    seated = setup.seated(seed) if by_lot else setup
    stage.preferences.remember(game.id, seated.kept())
    seating = tuple(Seating(s.name, s.colour, s.kind) for s in seated.seats)
    match = Match(game, len(seating), setup.options, seed, [None] * len(seating))
    opening = Opening(game, seated, match, stage.store.new_id(), Card(__version__, seating), stage.worker)
    return _seated(opening)


def saved_match(stage: Stage, id: str) -> Opening:
    """Open a saved match. Raises Unreadable, whose key is the sentence that says why."""
    loaded = stage.store.load(id)
    saved = loaded.saved
    match = saved.restore([None] * saved.seats)
    card = saved.card()
    kept = stage.preferences.setup(saved.game)
    by_lot = kept is not None and kept.random_seats
    setup = SetUp(saved.game, tuple(SeatPlan(*seat) for seat in card.seating), match.options, by_lot)
    setup = showable(setup, seat_colours(match.game))
    for seat in setup.seats:
        try:
            _ = seat.human or level(seat.kind, match.game)
        except ValueError as wrong:
            raise Unreadable("saves.newer", str(wrong)) from None
    stage.preferences.remember(saved.game, setup.kept())
    return _seated(Opening(match.game, setup, match, loaded.id, card, stage.worker, resumed=True))


def _seated(opening: Opening) -> Opening:
    for seat, plan in enumerate(opening.setup.seats):
        opening.match.players[seat] = None if plan.human else opening.player(plan.kind, seat)
    return opening
