"""What may be chosen, and why not. Paragraphs refer to RULES.md."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING, Final

from gamebox.games.gang_of_four.actions import ANNOUNCED, GIVE, GIVE_IT, OVER, PASSED, PLAY_SMALL, SILENT, Choice, plays
from gamebox.games.gang_of_four.cards import MULTI
from gamebox.games.gang_of_four.combos import (
    FIRST_FIVE,
    FIRST_GANG,
    FIRST_PAIR,
    FIRST_TRIO,
    GANG,
    NEED_SMALL,
    SINGLE,
    STRAIGHT,
    UNLISTED,
    Combination,
    list_fives,
    list_small,
    needs,
    why_not,
)

if TYPE_CHECKING:
    from gamebox.games.gang_of_four.rules import Listed, State

WITH_MULTI: Final = 1 << 2 * MULTI
GIFTS: Final = tuple((1 << 2 * action.face, action) for action in GIVE_IT)
UP_TO: Final[tuple[int, ...]] = (FIRST_PAIR, FIRST_TRIO, FIRST_GANG, FIRST_FIVE)
"""By kind: the first code that is no single, pair, trio, Gang."""
WHY: Final = {
    "not_a_combination": "3.10",
    "wrong_count": "4.1",
    "identical": "4.6",
    "lower": "4.5",
    "lower_kind": "4.4",
    "only_a_gang": "4.2",
    "gang_too_low": "4.2",
}
"""The paragraph behind each answer of combos.why_not."""


def lead(s: State, seat: int) -> list[Choice]:
    """Any combination (5.1); the first one of the game has the multi-coloured 1 in it (2.4)."""
    _, small, _, five = fresh(s, seat, STRAIGHT)
    if s.opening:
        need = needs()
        small = [c for c in small if need[c] & WITH_MULTI]
        five = [c for c in five if need[c] & WITH_MULTI]
    found = list(map(PLAY_SMALL.__getitem__, small))
    if five:
        found += map(plays().__getitem__, five)
    return found


def follow(s: State, seat: int, table: Combination) -> list[Choice]:
    """To pass, or what beats the combination in play (5.2), Gangs last."""
    if table.kind > GANG:
        return follow_five(s, seat, table)
    held, entry = s.held[seat], s.listed[seat]
    if entry is None:
        entry = s.listed[seat] = held, list_small(held), UNLISTED, []
    small = entry[1]
    start = bisect_left(small, table.above)
    better = small[start : bisect_left(small, UP_TO[table.kind], start)]
    if small[-1] >= FIRST_GANG and table.kind != GANG:
        better += small[bisect_left(small, FIRST_GANG) :]
    if not better:
        return [PASSED]
    lost = entry[0] ^ held
    return [PASSED, *[PLAY_SMALL[c] for c in better if not NEED_SMALL[c] & lost]]


def follow_five(s: State, seat: int, table: Combination) -> list[Choice]:
    """To pass, or what beats a hand of five cards, Gangs last."""
    entry = s.listed[seat]
    if entry is None or entry[2] > table.kind:
        entry = fresh(s, seat, table.kind)
    had, small, _, five = entry
    found, lost = [PASSED], had ^ s.held[seat]
    if five and five[-1] > table.code:
        known, need = plays(), needs()
        found += [known[c] for c in five[bisect_left(five, table.above) :] if not need[c] & lost]
    if small[-1] >= FIRST_GANG:
        gangs = small[bisect_left(small, FIRST_GANG) :]
        found += [PLAY_SMALL[c] for c in gangs if not NEED_SMALL[c] & lost]
    return found


def fresh(s: State, seat: int, lowest: int) -> Listed:
    """The codes of the combinations of a hand as it is now, hands of five from the lowest kind wanted.

    Each kind is found once, and sifted as cards leave.
    """
    held, entry = s.held[seat], s.listed[seat]
    if entry is None:
        entry = held, list_small(held), UNLISTED, []
    had, small, kind, five = entry
    lost = had ^ held
    if lost:
        small = [c for c in small if not NEED_SMALL[c] & lost]
        if five:
            need = needs()
            five = [c for c in five if not need[c] & lost]
    if lowest < kind:
        five, kind = list_fives(held, small, lowest, kind) + five, lowest
    entry = s.listed[seat] = held, small, kind, five
    return entry


def after(s: State, seat: int) -> int:
    """The next seat that may act in this trick (6.4); the seat itself if there is none."""
    n, turn, out = s.seats, s.turn, s.locked | s.skipped
    following = (seat + turn) % n
    while following != seat and out >> following & 1:
        following = (following + turn) % n
    return following


def is_bound(s: State, seat: int) -> bool:
    """Whether a seat plays just before somebody with one card (6.3)."""
    following = after(s, seat)
    return following != seat and s.counts[following] == 1


def highest(s: State, seat: int) -> int:
    """The face of the best card of a hand (1.3)."""
    return (s.held[seat].bit_length() - 1) // 2


def bound(s: State, seat: int) -> list[Choice]:
    """The choices of a seat that plays before somebody with one card (6.3)."""
    table = s.table
    if table is None:
        found = lead(s, seat)
        longer = [action for action in found if action.combo is not None and action.combo.size > 1]
        return longer or found[-1:]  # 6.3b
    found = follow(s, seat, table)
    if table.kind != SINGLE:
        return found  # 6.3c
    top = PLAY_SMALL[highest(s, seat)]
    gangs = [action for action in found if action.combo is not None and action.combo.kind == GANG]
    return [top, *gangs] if top in found else [PASSED, *gangs]  # 6.3a


def beside(s: State, seat: int) -> list[Choice]:
    """The choices that are no play: to give a card back (7.2), to announce the last card or not (6.1)."""
    if s.phase == GIVE:
        held = s.held[seat]
        return [action for bit, action in GIFTS if held & bit]
    return [ANNOUNCED] if alone(s, seat) else [ANNOUNCED, SILENT]


def alone(s: State, seat: int) -> bool:
    """Whether all others may not play any more in this hand."""
    return s.skipped | 1 << seat == (1 << s.seats) - 1


def refusal(s: State, action: Choice) -> tuple[str, str]:
    """Why a choice is not legal now: catalogue key, and the paragraph that says so."""
    key, paragraph = _reason(s, action)
    return f"gang_of_four.refuse.{key}", paragraph


def _reason(s: State, action: Choice) -> tuple[str, str]:
    seat = s.current
    if seat is None or s.phase == OVER:
        return "over", "8.2"
    if action.kind != s.phase:
        return "phase", s.paragraph()
    if action.kind == GIVE:
        return "not_held", "7.2"
    if action is SILENT:
        return "last_voice", "6.1"
    combo = action.combo
    if combo is None:
        return ("lead", "5.1") if s.table is None else ("bound_pass", "6.3a")
    return _why_no_play(s, seat, combo)


def _why_no_play(s: State, seat: int, combo: Combination) -> tuple[str, str]:
    if combo.need & ~s.held[seat]:
        return "not_held", "5.2" if s.table is not None else "5.1"
    if s.opening:
        return "opening", "2.4"
    why = why_not(combo, s.table)
    if why is not None:
        return why, WHY[why]
    if s.table is not None:
        return "bound_highest", "6.3a"
    longer = any(action.combo is not None and action.combo.size > 1 for action in bound(s, seat))
    return ("bound_lead", "6.3b") if longer else ("bound_single", "6.3b")
