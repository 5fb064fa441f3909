"""One match: the truth, the seats, the log of actions, and for each seat the events it may see. No clock, no files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal, Protocol

from gamebox.core.events import Event, redact
from gamebox.core.game import Game, IllegalAction, Options, Seat, State
from gamebox.core.table import Table

Audience = int | None


class Player(Protocol):
    """Who decides for a seat. Gets views only."""

    def begin(self, view: State[Any]) -> None:
        """A choice is open; start to think about it."""

    def poll(self) -> Any | None:
        """The chosen action, or None while there is none yet. Never waits."""

    def cancel(self) -> None:
        """The choice is no longer wanted."""


class Match:
    """A running match. A seat whose player is None, or has no say of its own, is played through `submit`.

    actions: action texts of an earlier session, replayed first; IllegalAction if one of them is not legal.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Options,
        seed: int,
        players: Sequence[Player | None],
        actions: Iterable[str] = (),
    ) -> None:
        game.check(seats, options)
        if len(players) != seats:
            raise ValueError(f"{seats} seats, but {len(players)} players")
        self.game, self.seats, self.options, self.seed = game, seats, options, seed
        self.players: list[Player | None] = list(players)
        self.log: list[str] = []
        self._audiences: tuple[Audience, ...] = (None, *range(seats))
        self._begun = False
        self._restart()
        for text in actions:
            action = game.decode(text)
            if not self._allowed(action):
                raise IllegalAction(f"{text!r} is not legal as action {len(self.log)}")
            self._play(action)
        self.drain_all()

    def _restart(self) -> None:
        self.state: State[Any] = self.game.setup(self.seats, self.options, self.seed)
        self._outbox: dict[Audience, list[Event]] = {who: [] for who in self._audiences}
        self._tables = {who: Table(self.state.view(who).zones()) for who in self._audiences}
        self._actors: list[Seat] = []
        self._closed: list[str] = []
        self._silent: list[bool] = []
        self._lifted = 0

    @property
    def current(self) -> Seat | None:
        """The seat that must choose now; None when the match is over."""
        return self.state.current

    @property
    def actors(self) -> Sequence[Seat]:
        """Who played each action of the log."""
        return self._actors

    def view(self, seat: Seat | None) -> State[Any]:
        """The position as a seat, or everybody, may know it."""
        return self.state.view(seat)

    def legal_actions(self, seat: Seat) -> list[Any]:
        """What a seat may choose now; empty when it is not its turn."""
        return self.state.legal_actions() if seat == self.current else []

    def twins(self, seat: Seat) -> list[Any]:
        """What a seat may choose besides its legal actions, of which it must think the same (see State.twins)."""
        found: Sequence[Any] = getattr(self.state, "twins", tuple)()
        return list(found) if seat == self.current else []

    def _allowed(self, action: Any) -> bool:
        seat = self.current
        return action in self.state.legal_actions() or (seat is not None and action in self.twins(seat))

    def step(self) -> bool:
        """Let the player of the current seat decide, if it has an answer. True if an action was played."""
        seat = self.current
        player = None if seat is None else self.players[seat]
        if seat is None or player is None:
            return False
        if not self._begun:
            self._begun = True
            player.begin(self.state.view(seat))
        action = player.poll()
        if action is None:
            return False
        self.submit(seat, action)
        return True

    def submit(self, seat: Seat, action: Any) -> None:
        """Play an action for a seat. Raises IllegalAction, and then nothing has changed."""
        if seat != self.current:
            raise IllegalAction(f"seat {seat} may not act, seat {self.current} must")
        if not self._allowed(action):
            raise IllegalAction(f"{action.encode()!r} is not legal now", self.state.refusal(action)[1])
        self.interrupt()
        self._play(action)

    def interrupt(self) -> None:
        """Tell the player who is thinking that its choice is no longer wanted."""
        seat = self.current
        player = None if seat is None else self.players[seat]
        if self._begun and player is not None:
            player.cancel()
        self._begun = False

    def _play(self, action: Any) -> None:
        events: list[Event] = []
        actor, seed, pending = self.state.current, getattr(self.state, "seed", 0), self.state.secrets()
        assert actor is not None
        self.state.apply(action, events.append)
        shown = pending > 0 and not self.state.secrets()
        for event in events:
            for who in self._audiences:
                seen = redact(event, who)
                self._outbox[who].append(seen)
                shown |= self._tables[who].follow(seen)
        chance = getattr(self.state, "seed", 0) != seed
        self.log.append(action.encode())
        self._actors.append(actor)
        missed = "undo.missed" if getattr(action, "missed", False) else ""
        self._closed.append("undo.chance" if chance else "undo.shown" if shown else missed)
        self._silent.append(not events)

    def drain(self, seat: Seat | None) -> list[Event]:
        """The events since the last drain, as the seat (None: everybody) may see them."""
        events, self._outbox[seat] = self._outbox[seat], []
        return events

    def drain_all(self) -> None:
        """Forget all events not yet drained: everybody starts from the view of now."""
        for who in self._audiences:
            self._outbox[who] = []

    def table(self, seat: Seat | None) -> Table:
        """The table as it follows from the events that a seat has seen."""
        return self._tables[seat]

    def lift(self, actions: int | None = None) -> None:
        """A curtain has been lifted: what was done before can no longer be taken back. actions: only so many of it."""
        self._lifted = len(self.log) if actions is None else min(actions, len(self.log))

    @property
    def lasting(self) -> int:
        """How many actions stay for good, whatever else may be taken back."""
        return self._lifted

    @property
    def can_undo(self) -> Literal[True] | str:
        """True, or the catalogue key of the reason why the last action cannot be taken back."""
        computers = [self.players[actor] is not None for actor in self._actors]
        beheld = [i for i, silent in enumerate(self._silent) if not (silent and computers[i])]
        if not beheld:
            return "undo.nothing"
        if self._closed[beheld[-1]]:
            return self._closed[beheld[-1]]
        if computers[-1]:
            return "undo.other"
        return True if len(self.log) > self._lifted else "undo.curtain"

    def undo(self) -> None:
        """Take the last action back, by replaying all before it. Raises IllegalAction with the reason when closed."""
        allowed = self.can_undo
        if allowed is not True:
            raise IllegalAction(allowed)
        self.interrupt()
        kept, lifted = self.log[:-1], self._lifted
        self.log = []
        self._restart()
        self._lifted = lifted
        for text in kept:
            self._play(self.game.decode(text))
        self.drain_all()
