"""What trophies and cards in front of a player are worth (5.1)."""

from __future__ import annotations

from gamebox.games.guillotine.cards import (
    ARMED,
    CHURCH,
    CHURCHED,
    CIVIC,
    CIVIL,
    COUNT_CARD,
    COUNTESS,
    FOUNTAIN,
    GROUP,
    INDIFFERENT,
    MILITARY,
    NEGATIVE,
    PALACE_GUARD,
    POINTS,
    TITLE,
    TOUGH,
    TRAGIC,
)


def score(pile: tuple[int, ...], laid: tuple[int, ...], seat: int) -> int:
    """The points of a seat that has this pile."""
    total, groups, guards = 0, [0, 0, 0, 0, 0], 0
    for c in pile:
        total += POINTS[c]
        groups[GROUP[c]] += 1
        guards += TITLE[c] == PALACE_GUARD
    total += guards * guards
    if COUNT_CARD in pile and COUNTESS in pile:
        total += 4
    if groups[NEGATIVE]:
        if laid[INDIFFERENT] == seat:
            total += groups[NEGATIVE] - sum([POINTS[c] for c in pile if GROUP[c] == NEGATIVE])
        elif TRAGIC in pile:
            total -= groups[NEGATIVE]
    return total + in_front(groups, laid, seat) if seat in laid else total


def in_front(groups: list[int], laid: tuple[int, ...], seat: int) -> int:
    """What the cards in front of a seat add, Indifferent Public aside."""
    added = 0
    if laid[CHURCHED] == seat:
        added += groups[CHURCH]
    if laid[CIVIL] == seat:
        added += groups[CIVIC]
    if laid[ARMED] == seat:
        added += groups[MILITARY]
    if laid[FOUNTAIN] == seat:
        added += 2
    if laid[TOUGH] == seat:
        added -= 2
    return added
