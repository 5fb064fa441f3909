"""The table without a window: whose turn it is, whose view may be seen, what can be clicked, and what just happened.

A scene calls `update(dt)` every frame, draws `view()`, lights `targets()`, passes on clicks, plays the `beats()` and
says `settled()` when they have been shown. When `revision` changes it draws afresh from `view()`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal, NamedTuple

from gamebox.controllers.chronicle import Chronicle, Line, lying
from gamebox.controllers.clicking import FreeIn, Lapse, Misfit, Pieces, TableClicks
from gamebox.controllers.common import Answer, CommonIn, Together
from gamebox.controllers.hints import Advisor, Hint, Hints
from gamebox.controllers.pace import PACES, Pace, Patient, longest
from gamebox.controllers.picker import Confirm, at_once
from gamebox.controllers.refusals import ActionsFor, Refusal, Refusals
from gamebox.core.events import Event, Moved, Turned, Zone
from gamebox.core.match import Match, Player

HUMAN: Final = "human"
Phase = Literal["over", "computer", "forced", "curtain", "look", "human"]
"""What the table waits for: nothing more, a computer, the pause before an only choice, a curtain, a human who looks at
its own view while another is asked, a human's click."""
NeedsCurtain = Callable[[Any, list[Any]], bool]
InView = Callable[[Any], bool]
Make = Callable[[str, int], Player]


class Beat(NamedTuple):
    """One action to be shown: its index and actor, for whose eyes (None: everybody's), the zones before, the events."""

    action: int
    actor: int
    viewer: int | None
    before: dict[Zone, tuple[int, ...]]
    events: tuple[Event, ...]


def secret_choice(view: Any, legal: list[Any]) -> bool:
    """A curtain is needed when something is chosen face down."""
    return any(action.secret for action in legal)


def every_choice(view: Any, legal: list[Any]) -> bool:
    """A curtain is needed before every choice: for games whose hands are hidden."""
    return True


class TableController(TableClicks):
    """Runs a match for the people at one screen. A seat whose player is None is a human's.

    kinds: per seat "human" or the level's name, as saved. pace: visible pauses. autosave: called with this controller
    after every change worth keeping; what it returns, or its own `trouble`, is to be told; its `settle`, if it has one,
    waits until all is written. animated: wait for `settled()` after each beat. confirm: actions held until confirmed.
    pieces: the faces of the pieces in a view (see Picker). make: gives the player of a level for a seat. needs_curtain:
    whether a choice is private. auto_forced: take an only choice after a pause, or in which views: else it would tell
    what is held. actions_for: see Refusals. advisor: see Hints. free: what may be picked freely (see FreePicker).
    misfit: why what is picked may not be played, as State.refusal. even: computers always take the same time, or where.
    lapse: what is played in a view when its human lets the moment pass; None where there is no hurry. looks: open
    choices are made before all eyes, and each human may look at its own view between them (see `peek`). common: what
    the people at one screen are asked together, in a public view.
    """

    def __init__(
        self,
        match: Match,
        *,
        kinds: Sequence[str] | None = None,
        pace: Pace = PACES["normal"],
        autosave: Callable[[TableController], Any] | None = None,
        animated: bool = True,
        confirm: Confirm = at_once,
        pieces: Pieces | None = None,
        make: Make | None = None,
        needs_curtain: NeedsCurtain = secret_choice,
        auto_forced: bool | InView = True,
        actions_for: ActionsFor | None = None,
        advisor: Advisor | None = None,
        free: FreeIn | None = None,
        misfit: Misfit | None = None,
        even: bool | InView = False,
        lapse: Lapse | None = None,
        looks: bool = False,
        common: CommonIn | None = None,
    ) -> None:
        self.match, self.pace, self.confirm = match, pace, confirm
        self.kinds = list(kinds or [HUMAN if player is None else "computer" for player in match.players])
        self.paused = self.busy = False
        self.revision, self._undone = 0, False
        self._trouble: Any = None
        self._autosave, self._animated, self._auto_forced = autosave, animated, auto_forced
        self._pieces, self._make, self._needs_curtain = pieces, make, needs_curtain
        self._free, self._misfit, self._even, self._lapse = free, misfit, even, lapse
        self._chronicle = Chronicle(match)
        self._hints = Hints(match.game, advisor)
        self._refusals = Refusals(match.game, match.seats, match.options, actions_for)
        self._settle: Callable[[], None] = getattr(autosave, "settle", _nothing)
        self._why: dict[str, Refusal] = {}
        self._beats: list[Beat] = []
        self._auto: set[int] = set()
        self._looking: int | None = None
        self._looks, self._together = looks, Together(common)
        self._peek: int | None = None
        match.players[:] = [None if player is None else Patient(player) for player in match.players]
        self._trusted = self._only_human()
        match.drain_all()
        self._refresh()

    # Whose turn, whose eyes

    @property
    def current(self) -> int | None:
        """The seat that must choose now; None when the match is over."""
        return self.match.current

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats played at this screen."""
        return tuple(seat for seat, player in enumerate(self.match.players) if player is None)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.phase == "over"

    @property
    def viewer(self) -> int | None:
        """Whose view may be on the screen now; None: the public one."""
        return self._looking if self._trusted is None else self._trusted

    def view(self) -> Any:
        """The position as it may be on the screen now."""
        return self.match.view(self.viewer)

    @property
    def curtain(self) -> int | None:
        """The human for whom a curtain hangs now; None when there is none."""
        hangs = self.phase == "curtain" and not self.busy
        return (self.match.current if self._peek is None else self._peek) if hangs else None

    def lift(self) -> None:
        """The human for whom the curtain hangs is there and alone: show the private view. Closes undo."""
        if self.curtain is None:
            return
        closes = self.can_undo is True
        self.match.lift()
        self._looking, self._trusted = self.curtain, self._only_human()
        self._refresh()
        if closes:
            self._keep()

    def may_look(self, seat: int) -> bool:
        """Whether this human may look at its own view now, behind a curtain."""
        return self._looks and self.viewer is None and self.asked is not None and seat in self.humans

    def peek(self, seat: int) -> None:
        """This human wants to look at its own view: the curtain hangs for it."""
        if self.may_look(seat):
            self._peek = seat
            self._refresh()

    @property
    def looking(self) -> int | None:
        """The human who looks at its own view for a while."""
        return self._peek if self._looking is not None else None

    def cover(self) -> None:
        """Who looks has seen enough: back to what everybody may see."""
        self._peek = None
        self._refresh()

    @property
    def asked(self) -> int | None:
        """The human seat whose click is awaited now."""
        return self.match.current if self.phase == "human" and not (self.busy or self.paused) else None

    def paragraph(self) -> str:
        """The rule paragraph of the choice that is open now."""
        return str(self.view().paragraph())

    # Clicks

    def _submit(self, action: Any | None) -> Any | None:
        if isinstance(action, Answer):
            action = self._together.agree(action, self.match)
        if action is not None:
            self._act(lambda: self._play(action))
        return action

    def _play(self, action: Any) -> bool:
        seat = self.match.current
        assert seat is not None
        self.match.submit(seat, action)
        return True

    # Time

    def update(self, dt: float) -> bool:
        """Let dt seconds pass: computers think and play, only choices are taken. True if the position changed."""
        if self.phase == "computer":
            return self._let_play(dt)
        if self.phase == "forced" and self._rested(dt, self._together.pause(self.current, self.pace.forced)):
            self._auto.add(len(self.match.log))
            self._act(lambda: self._play(self._legal[0]))
            return True
        if self.lapsing is not None and self._rested(dt, self.pace.lapse):
            missed = self.lapsing
            self._act(lambda: self._play(missed))
            return True
        return False

    @property
    def lapsing(self) -> Any | None:
        """What will be played if the human asked lets the moment pass; None when there is no hurry."""
        seat = self.asked
        return None if seat is None or self._lapse is None else self._lapse(self.match.view(seat), self._legal)

    def _rested(self, dt: float, pause: float) -> bool:
        if self.busy or self.paused:
            return False
        self._waited += dt
        return self._waited >= pause

    def _let_play(self, dt: float) -> bool:
        seat = self.match.current
        player = None if seat is None else self.match.players[seat]
        assert isinstance(player, Patient)
        self.match.step()
        if not self._rested(dt, self._pause(seat or 0)) or player.thinking:
            return False
        player.ready = True
        self._act(self.match.step)
        player.ready = False
        return True

    def _pause(self, seat: int) -> float:
        """How long the table rests before a computer's action."""
        thought = longest(self.kinds[seat], self.match.game) if self._so(self._even, seat) else 0.0
        return max(self.pace.computer, thought)

    def settled(self) -> None:
        """The scene has shown all beats."""
        if not self._beats:
            self.busy = False

    def beats(self) -> list[Beat]:
        """The actions not yet shown, oldest first; each is given once."""
        beats, self._beats = self._beats, []
        return beats

    def _act(self, play: Callable[[], bool]) -> None:
        """One action: its events go to the log and to those who look at the screen once it is done."""
        match = self.match
        actor, index = match.current, len(match.log)
        self._settle()
        before = {who: lying(match, who) for who in (None, self.viewer)}
        assert actor is not None
        play()
        self._undone, self._peek = False, None
        self._refresh(redraw=False)
        public = match.drain(None)
        seen = public if self.viewer is None else match.drain(self.viewer)
        match.drain_all()
        self._chronicle.add(actor, public)
        self._beats.append(Beat(index, actor, self.viewer, before[self.viewer], tuple(seen)))
        self.busy = self._animated
        self._keep()

    @property
    def trouble(self) -> Any:
        """What went wrong with the latest autosave, to be told; None if nothing did."""
        return getattr(self._autosave, "trouble", self._trouble)

    def _keep(self) -> None:
        if self.can_undo is not True:
            self.match.lift()
        if self._autosave is not None:
            self._trouble = self._autosave(self)

    def _refresh(self, redraw: bool = True) -> None:
        """Find out what the table waits for now."""
        seat = self.match.current
        self._waited = 0.0
        self._legal = [] if seat is None else self.match.legal_actions(seat)
        self._legal = self._together.legal(self.match, self.humans, self._legal)
        self.phase: Phase = self._next_phase(seat)
        if self._looking != self._peek and (
            seat is None or seat != self._looking or self.phase == "computer" or not self._private(seat)
        ):
            self._looking = None
        self._hints.forget()
        self._why = {}
        self._picker = self._new_picker(self._legal if self.phase == "human" else [])
        self.revision += redraw

    def _next_phase(self, seat: int | None) -> Phase:
        if seat is None:
            return "over"
        if self._peek is not None:
            mine = self._peek == seat and not self.common
            return "curtain" if self._looking != self._peek else "human" if mine else "look"
        if self.match.players[seat] is not None:
            return "computer"
        forced = len(self._legal) == 1 and not self._undone and self._so(self._auto_forced, seat)
        if self._together.settled(seat) or forced:
            return "forced"
        return "curtain" if seat not in (self._trusted, self._looking) and self._private(seat) else "human"

    def _so(self, rule: bool | InView, seat: int) -> bool:
        return rule(self.match.view(seat)) if callable(rule) else rule

    def _private(self, seat: int) -> bool:
        return self._needs_curtain(self.match.view(seat), self._legal)

    def _only_human(self) -> int | None:
        humans = self.humans
        return humans[0] if len(humans) == 1 else None

    # Undo, hints, memory

    @property
    def can_undo(self) -> Literal[True] | str:
        """True, or the catalogue key of the reason why the last action stays."""
        return self._together.can_undo(self.match)

    def undo(self) -> bool:
        """Take a human's last own action back, with the only choices that followed it. False when closed."""
        if self.can_undo is not True:
            return False
        auto = True
        self._together.forget()
        while auto and self.match.can_undo is True:
            self.match.undo()
            auto = len(self.match.log) in self._auto
            self._auto.discard(len(self.match.log))
        self._chronicle.cut(len(self.match.log))
        self._beats, self.busy, self._undone = [], False, True
        self._refresh()
        self._keep()
        return True

    def hint(self) -> Hint | None:
        """A suggestion for the human asked now; None while it is thought about. Call it again until it comes."""
        seat = self.asked
        if seat is None or not self.advisable:
            return None
        return self._hints.ask(seat, self.match.view(seat), len(self.match.log), self._picker.suggest)

    @property
    def advisable(self) -> bool:
        """Whether a hint may be asked for: it speaks of what its seat alone may see."""
        return self.asked is not None and (not self._looks or self.viewer == self.asked)

    @property
    def hints_taken(self) -> dict[int, int]:
        """How many hints each seat has taken."""
        return dict(self._hints.taken)

    @property
    def log(self) -> list[Line]:
        """Every line so far, oldest first; all of it public."""
        return self._chronicle.lines

    def recap(self) -> list[Line]:
        """What happened since the own last action of the one who looks, or who must choose now."""
        seat = self.viewer if self.viewer is not None else self.match.current
        return [] if seat is None else self._chronicle.recap(seat)

    def marks(self) -> list[Moved | Turned]:
        """The moves to mark on the table: since the viewer's own last action, or the last action of all."""
        return self._chronicle.marks(self.viewer)

    # Who sits where

    def replace_player(self, seat: int, kind: str) -> None:
        """Hand a seat to a computer of this level, or to a human ("human"). What was done before stays done."""
        if kind != HUMAN and self._make is None:
            raise ValueError(f"nobody can make a player {kind!r} for seat {seat}")
        player = None if kind == HUMAN or self._make is None else Patient(self._make(kind, seat))
        several = len(self.humans) > 1
        self.match.interrupt()
        self.match.players[seat] = player
        self.match.lift()
        self._peek = None
        self.kinds[seat] = kind
        only = self._only_human()
        self._trusted = None if several and only != self._looking else only
        self._refresh()
        self._keep()

    def close(self) -> None:
        """The table is left: nobody needs to think any more."""
        self.match.interrupt()
        self._hints.forget()


def _nothing() -> None:
    """No autosave is being written."""
