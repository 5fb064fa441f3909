"""What follows from each choice, step by step, up to the next one. Paragraphs refer to RULES.md."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from gamebox.core.events import Emit
from gamebox.core.rng import shuffled
from gamebox.games.gang_of_four import stage
from gamebox.games.gang_of_four.actions import ANNOUNCE, ANNOUNCED, GIVE, OVER, PLAY, Choice
from gamebox.games.gang_of_four.cards import BIT, FIRST, HAND, MULTI, holding
from gamebox.games.gang_of_four.combos import Combination

if TYPE_CHECKING:
    from gamebox.games.gang_of_four.rules import State

POINTS: Final[tuple[int, ...]] = (
    0,
    *range(1, 8),
    *(2 * n for n in (8, 9, 10)),
    *(3 * n for n in (11, 12, 13)),
    56,
    60,
    80,
)
"""What so many cards left cost (8.1)."""


def play(s: State, seat: int, action: Choice, combo: Combination, emit: Emit | None) -> None:
    """A seat plays a combination; out of cards, it wins the hand (5.6)."""
    taken = take(s, seat, combo)
    left = s.counts[seat] = s.counts[seat] - combo.size
    s.history.append((seat, action, taken))
    s.table, s.owner, s.opening = combo, seat, False
    if emit is not None:
        stage.played(s, emit, seat, combo)
    if not left:
        finish(s, seat, emit)
    elif left == 1 and s.options.announce:
        s.phase = ANNOUNCE
    else:
        if left == 1 and emit is not None:
            stage.last_card(emit, seat)
        if s.locked or s.skipped:
            advance(s, seat, emit)
        else:
            s.current = (seat + s.turn) % s.seats


def take(s: State, seat: int, combo: Combination) -> int:
    """The cards of a combination leave a hand. Returns which copies they are."""
    held, cards = s.held[seat], s.hands[seat]
    spare = combo.once & held >> 1
    taken = cards & combo.wide
    s.held[seat] = held ^ combo.need
    if spare:  # both copies are there, and one stays
        s.held[seat] = held ^ (combo.need ^ spare | spare << 1)
        while spare:
            face = spare.bit_length() >> 1
            taken ^= (3 << 2 * face) ^ copy(s, seat, face)
            spare ^= 1 << 2 * face
    s.hands[seat] = cards ^ taken
    s.gone |= taken
    if s.shown[seat] & taken:
        forget(s, seat, taken)
    return taken


def copy(s: State, seat: int, face: int) -> int:
    """Which copy of a face leaves a hand: that which everybody knows, else chance says, so that it tells nothing."""
    either = 3 << 2 * face
    there, known = s.hands[seat] & either, s.shown[seat] & either
    return known or (there if there != either else 1 << 2 * face + (s.seed >> face & 1))


def forget(s: State, seat: int, cards: int) -> None:
    """Cards that everybody knew in a hand have left it."""
    s.shown = tuple([known & ~cards if i == seat else known for i, known in enumerate(s.shown)])


def passed(s: State, seat: int, action: Choice, emit: Emit | None) -> None:
    """A seat passes; with the lock-out it is out of this trick (5.3)."""
    s.history.append((seat, action, 0))
    if s.options.lock_out:
        s.locked |= 1 << seat
    if emit is not None:
        stage.passed(emit, seat)
    following = (seat + s.turn) % s.seats
    if following == s.owner or s.locked or s.skipped:
        advance(s, seat, emit)
    else:
        s.current = following


def announce(s: State, seat: int, action: Choice, emit: Emit | None) -> None:
    """A seat says that it has one card left, or misses it and plays no more in this hand (6.1)."""
    if action is not ANNOUNCED:
        s.skipped |= 1 << seat
    if emit is not None:
        stage.announced(emit, seat, action is ANNOUNCED)
    s.phase = PLAY
    advance(s, seat, emit)


def advance(s: State, seat: int, emit: Emit | None) -> None:
    """The turn goes on; when it comes back to who played last, that trick is his (5.4)."""
    n, turn, owner, out = s.seats, s.turn, s.owner, s.locked | s.skipped
    seat = (seat + turn) % n
    while seat != owner and out >> seat & 1:
        seat = (seat + turn) % n
    if seat == owner:
        if emit is not None:
            stage.trick_won(s, emit)
        s.table, s.locked, s.trick = None, 0, len(s.history)
        while s.skipped >> seat & 1:  # 6.1
            seat = (seat + turn) % n
    s.current = seat


def finish(s: State, winner: int, emit: Emit | None) -> None:
    """A hand is over: points for cards left (8.1), then the next hand or the end (8.2)."""
    points = tuple([POINTS[left] for left in s.counts])
    s.totals = tuple([total + more for total, more in zip(s.totals, points, strict=True)])
    s.pad = (*s.pad, points)
    s.winner, s.loser = winner, giver(winner, s.counts, s.totals)
    over = max(s.totals) >= s.options.limit
    if emit is not None:
        stage.hand_over(s, emit, points)
        if over:
            stage.over(emit)
    if over:
        s.phase, s.current, s.loser = OVER, None, -1  # 8.4
        return
    if emit is not None:
        stage.gathered(s, emit)
    s.turn, s.dealer = -s.turn, winner
    deal(s, emit)


def giver(winner: int, left: Iterable[int], totals: Iterable[int]) -> int:
    """Who gives the best card: most cards left, then the higher total, then counter-clockwise from the winner (7.4)."""
    rank = list(zip(left, totals, strict=True))
    return max(range(len(rank)), key=lambda seat: (*rank[seat], -((winner - seat) % len(rank))))


def deal(s: State, emit: Emit | None = None) -> None:
    """The next hand is dealt; in the first the multi-coloured 1 leads (2.4), in others cards are exchanged (7.1)."""
    n = s.seats
    s.seed, bits = shuffled(s.seed, BIT)
    s.hands = [sum(bits[HAND * i : HAND * i + HAND]) for i in range(n)]
    s.hand += 1
    s.phase, s.table, s.owner, s.trick, s.opening = PLAY, None, -1, 0, False
    s.locked = s.skipped = s.gone = 0
    s.counts, s.shown, s.history, s.listed = [HAND] * n, (0,) * n, [], [None] * n
    if emit is not None:
        stage.dealt(s, emit)
    if s.hand > 1:
        give_best(s, emit)
    else:
        first = BIT[FIRST[MULTI]]
        holder = [seat for seat in range(n) if s.hands[seat] & first]
        s.opening = bool(holder)
        s.current = holder[0] if holder else (s.dealer - 1) % n  # 2.5
    s.held = [holding(cards) for cards in s.hands]


def give_best(s: State, emit: Emit | None) -> None:
    """The loser of the last hand gives the winner the best card, before everybody's eyes (7.1, 7.3)."""
    card = copy(s, s.loser, (s.hands[s.loser].bit_length() - 1) // 2)
    move(s, card, s.loser, s.winner, emit)
    s.phase, s.current = GIVE, s.winner


def give(s: State, seat: int, face: int, emit: Emit | None) -> None:
    """The winner gives one card back (7.2) and leads (2.6)."""
    move(s, copy(s, seat, face), seat, s.loser, emit)
    s.held[seat], s.held[s.loser] = holding(s.hands[seat]), holding(s.hands[s.loser])
    s.phase = PLAY


def move(s: State, card: int, giver: int, taker: int, emit: Emit | None) -> None:
    """A card changes hands before everybody's eyes; they know that it is there until it is played."""
    if emit is not None:
        stage.exchanged(s, emit, card, giver, taker)
    s.hands[giver] ^= card
    s.hands[taker] |= card
    s.counts[giver] -= 1
    s.counts[taker] += 1
    s.shown = tuple([known | card if i == taker else known & ~card for i, known in enumerate(s.shown)])
