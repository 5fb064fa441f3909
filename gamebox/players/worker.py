"""One process, started once, in which all computer seats and hints think, so that the screen never waits.

The process is sent views, never the real position. Requests are plain tuples:
("think" or "hint", request, game id, player name, player seed, view) and ("cancel", request); the answer is
(request, action text, reason or None). A request that is no longer wanted is dropped by its number.
"""

from __future__ import annotations

import os
import signal
import sys
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from time import perf_counter
from typing import Any, Final

from gamebox.core.events import Said
from gamebox.core.game import Game, Seat, State
from gamebox.players.computer import HARD_STOP, Computer
from gamebox.players.levels import level, make

SLICE: Final = 0.02
"""Seconds between two looks at the pipe."""
BELOW_NORMAL: Final = 0x4000
HINT_SEED: Final = 1
QUICK: Final = "rule"
"""Who answers when the process does not."""
Answer = tuple[int, str, tuple[Any, ...] | None]


def serve(pipe: Connection) -> None:
    """Life of the process: answer requests until the other end of the pipe closes."""
    step_back()
    queue: list[tuple[Any, ...]] = []
    try:
        while True:
            if not queue:
                queue.append(pipe.recv())
            request = queue.pop(0)
            if request[0] != "cancel":
                answer = work(pipe, queue, request)
                if answer is not None:
                    pipe.send(answer)
    except (EOFError, OSError):
        return


def step_back() -> None:
    """Let everything else on this computer go first, and leave Ctrl-C to the program itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), BELOW_NORMAL)
    else:
        os.nice(10)


def work(pipe: Connection, queue: list[tuple[Any, ...]], request: tuple[Any, ...]) -> Answer | None:
    """Think about a request; None when it was cancelled meanwhile."""
    from gamebox.games import find

    kind, number, game_id, name, seed, view = request
    game = find(game_id)
    player = make(name, game, view.viewer, seed)
    player.begin(view)
    while (action := player.poll(SLICE)) is None:
        while pipe.poll():
            queue.append(pipe.recv())
        if ("cancel", number) in queue:
            return None
    reason = tuple(game.heuristics.reason(view, action)) if kind == "hint" else None
    return number, action.encode(), reason


class Worker:
    """The process and the pipe to it. `notes` tells what went wrong, for the log file."""

    def __init__(self) -> None:
        self.notes: list[str] = []
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._last = 0
        self._wanted: dict[int, Answer | None] = {}

    def start(self) -> None:
        """Start the process, if it does not run. When that fails, players think in this process."""
        if self.alive:
            return
        self._drop()
        try:
            context = get_context("spawn")
            ours, theirs = context.Pipe()
            process = context.Process(target=serve, args=(theirs,), name="gamebox-thinking", daemon=True)
            process.start()
            theirs.close()  # otherwise a dead child would never be noticed
        except (OSError, RuntimeError, ValueError) as error:
            self.notes.append(f"thinking process did not start: {error}")
            return
        self._process, self._pipe = process, ours

    @property
    def alive(self) -> bool:
        """Whether the process runs."""
        return self._process is not None and self._process.is_alive()

    @property
    def pid(self) -> int | None:
        """The number of the process."""
        return None if self._process is None else self._process.pid

    def close(self) -> None:
        """End the process; it stops thinking at once."""
        process = self._process
        self._drop()
        if process is not None:
            process.join(1.0)

    def _drop(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None and self._process.is_alive():
            self._process.terminate()
        self._process = self._pipe = None
        self._wanted.clear()

    def ask(self, kind: str, game: Game, name: str, seed: int, view: State[Any]) -> int:
        """Send a request; its number, or 0 when there is no process."""
        if view.viewer is None or view.viewer < 0:
            raise ValueError("the thinking process is sent the view of a seat only")
        self.start()
        if self._pipe is None:
            return 0
        self._last += 1
        try:
            self._pipe.send((kind, self._last, game.id, name, seed, view))
        except (OSError, ValueError) as error:
            self.fail(f"thinking process took no request: {error}")
            return 0
        self._wanted[self._last] = None
        return self._last

    def answer(self, number: int) -> Answer | None:
        """The answer to a request, once it is there. Never waits."""
        try:
            while self._pipe is not None and self._pipe.poll():
                answer: Answer = self._pipe.recv()
                if answer[0] in self._wanted:
                    self._wanted[answer[0]] = answer
        except (EOFError, OSError):
            self.fail("thinking process is gone")
        return self._wanted.get(number)

    def forget(self, number: int) -> None:
        """The request is no longer wanted, or has been answered."""
        unanswered = number in self._wanted and self._wanted.pop(number) is None
        if unanswered and self._pipe is not None:
            try:
                self._pipe.send(("cancel", number))
            except (OSError, ValueError) as error:
                self.fail(f"thinking process took no request: {error}")

    def waits(self, number: int) -> bool:
        """Whether an answer to the request may still come."""
        return number in self._wanted and self.alive

    def fail(self, note: str) -> None:
        """Note what went wrong and put a new process in place of the old one."""
        self.notes.append(note)
        self._drop()
        self.start()

    def player(self, name: str, game: Game, seat: Seat, seed: int) -> WorkerPlayer:
        """A computer seat that thinks in this process. ValueError if nobody has this name."""
        return WorkerPlayer(self, name, game, seat, seed)

    def hint(self, game: Game, view: State[Any]) -> Hint:
        """Ask for the best action of a view, and why."""
        return Hint(self, game, view)


class Request:
    """A choice to be thought about in the worker; by the quick policy when the worker fails, or else in slices here."""

    def __init__(self, worker: Worker, game: Game, name: str, seed: int) -> None:
        self._worker, self._game, self._name, self._seed = worker, game, name, seed
        self._kind, self._number, self._until = "", 0, 0.0
        self._view: State[Any] | None = None
        self._here: Computer | None = None

    def begin(self, kind: str, view: State[Any]) -> None:
        """Send the view off."""
        self.cancel()
        self._kind, self._view, self._until = kind, view, perf_counter() + HARD_STOP
        self._number = self._worker.ask(kind, self._game, self._name, self._seed, view)
        if not self._number:
            self._here = self._stand_in(self._name, view)
            self._here.begin(view)

    def poll(self) -> tuple[Any, Said | None] | None:
        """The action, and for a hint the reason, once they are there."""
        if self._view is None:
            return None
        if self._here is not None:
            action = self._here.poll()
            return None if action is None else self._done(action)
        answer = self._worker.answer(self._number)
        if answer is not None:
            self.cancel()
            _, text, reason = answer
            return self._game.decode(text), None if reason is None else Said(*reason)
        if self._worker.waits(self._number) and perf_counter() < self._until:
            return None
        return self._rescue()

    def _stand_in(self, name: str, view: State[Any]) -> Computer:
        assert view.viewer is not None
        return make(name, self._game, view.viewer, self._seed)

    def _rescue(self) -> tuple[Any, Said | None]:
        """No answer will come, or too late: ask the quick policy."""
        assert self._view is not None
        if self._worker.waits(self._number):
            self._worker.fail(f"no answer from {self._name} within {HARD_STOP} seconds")
        self._worker.notes.append(f"{QUICK} answered for {self._name}")
        return self._done(self._stand_in(QUICK, self._view).decide(self._view))

    def _done(self, action: Any) -> tuple[Any, Said | None]:
        view, kind = self._view, self._kind
        self.cancel()
        assert view is not None
        return action, self._game.heuristics.reason(view, action) if kind == "hint" else None

    def cancel(self) -> None:
        """The choice is no longer wanted."""
        if self._number:
            self._worker.forget(self._number)
        self._number, self._view, self._here = 0, None, None


class WorkerPlayer:
    """A computer seat whose thinking is done by the worker."""

    def __init__(self, worker: Worker, name: str, game: Game, seat: Seat, seed: int) -> None:
        self._worker, self._name, self._game, self.seat, self._seed = worker, name, game, seat, seed
        level(name, game)
        self._request = Request(worker, game, name, seed)

    def begin(self, view: State[Any]) -> None:
        """Start to think. ValueError if the view is not that of the own seat."""
        if view.viewer != self.seat:
            raise ValueError(f"seat {self.seat} was given the view of {view.viewer}")
        self._request.begin("think", view)

    def poll(self) -> Any | None:
        """The action once it is found."""
        found = self._request.poll()
        return None if found is None else found[0]

    def cancel(self) -> None:
        """Forget the choice."""
        self._request.cancel()


class Hint:
    """The best action of a view, and why: asked of the top level."""

    def __init__(self, worker: Worker, game: Game, view: State[Any]) -> None:
        self._request = Request(worker, game, game.levels[-1], HINT_SEED)
        self._request.begin("hint", view)

    def poll(self) -> tuple[Any, Said] | None:
        """The action and the reason, once they are found. Never waits."""
        found = self._request.poll()
        return None if found is None or found[1] is None else (found[0], found[1])

    def cancel(self) -> None:
        """The hint is no longer wanted."""
        self._request.cancel()
