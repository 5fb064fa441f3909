"""Tweens: a thing on the table goes from one place to another in a given time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from math import hypot
from typing import TypeAlias

from pygame import Surface

Point: TypeAlias = tuple[float, float]
Ease = Callable[[float], float]
LIFT = 0.14
"""How high a flying card's arc rises, as a share of its way."""


def linear(t: float) -> float:
    """Steady."""
    return t


def out(t: float) -> float:
    """Quick at first, gentle at the end."""
    return 1 - (1 - t) ** 3


def in_out(t: float) -> float:
    """Gentle at both ends."""
    return t * t * (3 - 2 * t)


@dataclass(eq=False)
class Mover:
    """Something drawn above the table while it moves: its picture, its anchor in the picture, where it is."""

    picture: Surface
    x: float = 0.0
    y: float = 0.0
    anchor: tuple[int, int] = (0, 0)
    depth: float = 0.0
    visible: bool = True
    alpha: int = 255

    def draw(self, surface: Surface) -> None:
        """Paint it where it is; with less than full `alpha` what is below shines through."""
        if not self.visible or self.alpha <= 0:
            return
        place = (round(self.x) - self.anchor[0], round(self.y) - self.anchor[1])
        if self.alpha >= 255:
            surface.blit(self.picture, place)
            return
        before = self.picture.get_alpha()
        self.picture.set_alpha(self.alpha)
        surface.blit(self.picture, place)
        self.picture.set_alpha(before)


@dataclass(eq=False)
class Tween:
    """Calls `apply` with 0..1 (eased) for `seconds` after a delay. `movers` are drawn as long as it runs."""

    seconds: float
    apply: Callable[[float], None]
    movers: Sequence[Mover] = ()
    delay: float = 0.0
    ease: Ease = out
    passed: float = field(default=0.0, init=False)

    @property
    def done(self) -> bool:
        """Whether it has come to its end."""
        return self.passed >= self.delay + self.seconds

    def advance(self, dt: float) -> None:
        """Let time pass, in seconds."""
        self.passed += dt
        if self.passed >= self.delay:
            share = 1.0 if self.seconds <= 0 else min(1.0, (self.passed - self.delay) / self.seconds)
            self.apply(self.ease(share))

    def finish(self) -> None:
        """Jump to the end."""
        self.passed = self.delay + self.seconds
        self.apply(1.0)


def glide(mover: Mover, start: Point, end: Point, seconds: float, delay: float = 0.0, arc: bool = True) -> Tween:
    """A mover flies from one point to another, on a slight arc."""
    lift = LIFT * hypot(end[0] - start[0], end[1] - start[1]) if arc else 0.0

    def apply(t: float) -> None:
        mover.x = start[0] + (end[0] - start[0]) * t
        mover.y = start[1] + (end[1] - start[1]) * t - lift * 4 * t * (1 - t)

    mover.x, mover.y = start
    return Tween(seconds, apply, (mover,), delay, out)


def follow(mover: Mover, points: Sequence[Point], seconds: float, steps: Callable[[int], None] | None = None) -> Tween:
    """A mover walks along points, the same time for each stretch. steps: told the number of each point reached."""
    last = len(points) - 1
    reached = 0

    def apply(t: float) -> None:
        nonlocal reached
        at = min(last - 1e-9, t * last) if last > 0 else 0.0
        k = int(at)
        part = at - k if last > 0 else 0.0
        a, b = points[k], points[min(k + 1, last)]
        mover.x, mover.y = a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part
        if t >= 1:
            k, (mover.x, mover.y) = last, points[last]
        if k > reached and steps is not None:
            steps(k)
        reached = max(reached, k)

    mover.x, mover.y = points[0]
    return Tween(seconds, apply, (mover,), 0.0, linear)


def fade(mover: Mover, start: Point, end: Point, seconds: float, there: Surface | None = None) -> Tween:
    """A mover goes from one point to another without moving: it fades out here while it fades in there.

    there: its picture at the end, if that is another one.
    """
    coming = replace(mover, picture=there or mover.picture, x=end[0], y=end[1], alpha=0)
    mover.x, mover.y = start

    def apply(t: float) -> None:
        mover.alpha, coming.alpha = round(255 * (1 - t)), round(255 * t)

    return Tween(seconds, apply, (mover, coming), 0.0, in_out)


def travel(mover: Mover, start: Point, end: Point, seconds: float, still: bool) -> Tween:
    """A piece goes from one place to another: it flies, or fades over where the player wants less motion (`still`)."""
    return fade(mover, start, end, seconds) if still else glide(mover, start, end, seconds)


def pause(seconds: float) -> Tween:
    """Nothing moves for a while."""
    return Tween(seconds, lambda _: None)
