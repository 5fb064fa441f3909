"""Acts: what happens on the table, as generators that yield tweens; several queue, one runs.

An act changes what is drawn at rest between its tweens. It yields a tween or a list of tweens that run together,
and is continued when all of them have ended. Finishing it runs all that is left at once, in the same order.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Sequence
from typing import TypeAlias

from gamebox.ui.tween import Mover, Tween

Act: TypeAlias = Generator[Tween | Sequence[Tween], None, None]

SPEEDS = {"slow": 0.6, "normal": 1.0, "fast": 2.2, "off": 0.0}
"""How fast time passes for acts, by the names of the animation speeds in the settings; 0 skips."""


class Hold(Tween):
    """Nothing moves until somebody says that it goes on: something is shown that is to be read."""


def hold() -> Tween:
    """Wait until the player goes on."""
    return Hold(0.0, lambda _: None)


class Acts:
    """The running act and those that wait. on_rest: called when the last one has ended."""

    def __init__(self, on_rest: Callable[[], None]) -> None:
        self.speed = 1.0
        self._on_rest = on_rest
        self._waiting: deque[Act] = deque()
        self._running: Act | None = None
        self._tweens: list[Tween] = []

    @property
    def busy(self) -> bool:
        """Whether something moves or waits to move."""
        return self._running is not None or bool(self._waiting)

    @property
    def holding(self) -> bool:
        """Whether the running act waits for the player."""
        return any(isinstance(tween, Hold) for tween in self._tweens)

    def add(self, act: Act) -> None:
        """Play an act after those already waiting; at once and unseen, but for what it holds, when speed is 0."""
        self._waiting.append(act)
        if self.speed <= 0 and not self.holding:
            self.finish()

    def movers(self) -> list[Mover]:
        """What moves now, far to near."""
        found = [mover for tween in self._tweens for mover in tween.movers]
        return sorted(dict.fromkeys(found), key=lambda mover: mover.depth)

    def update(self, dt: float) -> bool:
        """Let time pass, in seconds. True if anything moved or ended."""
        if not self.busy or self.holding:
            return False
        if not self._tweens:
            self._go_on()
        for tween in self._tweens:
            tween.advance(dt * self.speed)
        if all(tween.done for tween in self._tweens):
            self._go_on()
        return True

    def go_on(self) -> None:
        """The player has read what was held: what follows begins to move."""
        if self.holding:
            self._go_on()
            if self.speed <= 0:
                self.finish()

    def finish(self) -> None:
        """Everything that moves or waits comes to its end now, up to what is held."""
        moved = self.busy and not self.holding
        while self.busy and not self.holding:
            for tween in self._tweens:
                tween.finish()
            self._next()
        if moved and not self.busy:
            self._on_rest()

    def drop(self) -> None:
        """Forget everything, without showing where it would have ended."""
        if self._running is not None:
            self._running.close()
        self._running, self._tweens = None, []
        self._waiting.clear()

    def _go_on(self) -> None:
        """Run the act on to its next tweens; rest when there is none left."""
        while self.busy:
            self._next()
            if self._tweens:
                return
        self._on_rest()

    def _next(self) -> None:
        self._tweens = []
        if self._running is None:
            if not self._waiting:
                return
            self._running = self._waiting.popleft()
        try:
            step = next(self._running)
        except StopIteration:
            self._running = None
            return
        self._tweens = [step] if isinstance(step, Tween) else list(step)
