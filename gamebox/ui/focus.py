"""Keyboard focus: the next target in order, and the nearest in a direction."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from gamebox.ui.scenes import Target

ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
ACTIVATE = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


def following(targets: Sequence[Target], focus: str | None, step: int) -> str | None:
    """The tag `step` places after the focused one, round the end. The first (or last) when nothing is focused."""
    if not targets:
        return None
    tags = [target.tag for target in targets]
    if focus not in tags:
        return tags[0 if step > 0 else -1]
    return tags[(tags.index(focus) + step) % len(tags)]


def nearest(targets: Sequence[Target], focus: str | None, direction: tuple[int, int]) -> str | None:
    """The closest tag in a direction (dx, dy); the focused one itself when there is nothing further."""
    start = next((t for t in targets if t.tag == focus), None)
    if start is None:
        return following(targets, focus, 1)
    best, least = focus, None
    for target in targets:
        cost = None if target is start else _cost(start, target, direction)
        if cost is not None and (least is None or cost < least):
            best, least = target.tag, cost
    return best


def _cost(start: Target, target: Target, direction: tuple[int, int]) -> float | None:
    dx = target.rect.centerx - start.rect.centerx
    dy = target.rect.centery - start.rect.centery
    ahead = dx * direction[0] + dy * direction[1]
    aside = _gap(start, target, vertical=direction[1] == 0)
    return None if ahead <= 2 else ahead + 3 * aside


def _gap(start: Target, target: Target, vertical: bool) -> int:
    """How far two targets miss each other across the direction of movement."""
    a, b = start.rect, target.rect
    if vertical:
        return max(0, max(a.top, b.top) - min(a.bottom, b.bottom))
    return max(0, max(a.left, b.left) - min(a.right, b.right))
