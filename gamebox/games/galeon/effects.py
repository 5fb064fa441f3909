"""What follows from each choice, step by step, up to the next one. Paragraphs refer to RULES.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gamebox.core.events import Emit
from gamebox.games.galeon import stage
from gamebox.games.galeon.actions import AUCTION, DECLARATION, OVER, WINDOW, Choice
from gamebox.games.galeon.cards import FIRST_DRAW, FULL, TOWERS

if TYPE_CHECKING:
    from gamebox.games.galeon.rules import State

ANNOUNCEMENT, NO_TOWERS, NO_CARDS, NO_SHIPS = "announcement", "towers", "cards", "ships"
"""What ends a game (7.1)."""
ZEROS: Final = tuple([[0] * n for n in range(TOWERS + 1)])
NOBODY: Final = tuple([[-1] * n for n in range(TOWERS + 1)])


def begin_turn(s: State, emit: Emit | None) -> None:
    """Ships for empty docks (4.1), towers to the centre (4.2), and the auction opens (4.4)."""
    n = s.seats
    s.turn += 1
    if emit is not None:
        stage.turn_begins(s, emit)
    docks, launched = list(s.docks), s.launched
    buyers = 0
    for k in range(n):
        seat = (s.first + k) % n
        if docks[seat] < 0:
            docks[seat] = s.ships[launched]
            launched += 1
            buyers += 1
            if emit is not None:
                stage.launches(emit, seat, docks[seat], launched)
    s.docks, s.launched = tuple(docks), launched
    wanted = FIRST_DRAW[n] if s.turn == 1 else n - buyers + 1
    drawn = min(TOWERS, s.drawn + wanted)
    if emit is not None:
        stage.draws(s, emit, drawn)
    s.centre += tuple(range(s.drawn, drawn))
    s.drawn = drawn
    size = len(s.centre)
    s.tops, s.leaders = ZEROS[size][:], NOBODY[size][:]
    s.high, s.staked = ZEROS[n][:], ZEROS[n][:]
    s.bids, s.out, s.phase = [], 0, AUCTION
    onward(s, s.first - 1, emit)


def bid(s: State, seat: int, action: Choice, emit: Emit | None) -> None:
    """A seat plays a card on the pile of a tower (4.4)."""
    place, value = s.centre.index(action.tower), action.value
    if emit is not None:
        stage.bids(s, emit, seat, action)
    s.tops[place], s.leaders[place] = value, seat
    s.hands[seat] ^= 1 << value - 1
    s.high[seat] = value
    s.staked[seat] += value
    s.bids.append((seat, action))
    onward(s, seat, emit)


def passed(s: State, seat: int, emit: Emit | None) -> None:
    """A seat is out for the rest of the turn (4.4)."""
    s.out |= 1 << seat
    if emit is not None:
        stage.passes(emit, seat)
    onward(s, seat, emit)


def onward(s: State, seat: int, emit: Emit | None) -> None:
    """The next seat that can bid chooses; who has no legal card is out (4.6); the last one out ends it (4.7)."""
    n, out, hands, high = s.seats, s.out, s.hands, s.high
    low = min(s.tops)
    for _ in range(n):
        seat += 1
        if seat == n:
            seat = 0
        if out >> seat & 1:
            continue
        best = hands[seat].bit_length()
        if best > low and best > high[seat]:
            s.out, s.current = out, seat
            return
        out |= 1 << seat
        if emit is not None:
            stage.stuck(emit, seat)
    s.out = out
    settle(s, emit)


def settle(s: State, emit: Emit | None) -> None:
    """Towers go to the highest bids (4.8) and under ships (4.9); who staked most begins the next turn (4.10)."""
    if emit is not None:
        stage.attributed(s, emit)
    if s.bids:
        sell(s, emit)
    if not s.options.unsold_stay and s.centre:
        if emit is not None:
            stage.left_over(s, emit)
        s.unsold, s.centre = s.unsold + s.centre, ()
    s.tops, s.leaders, s.bids = ZEROS[len(s.centre)][:], NOBODY[len(s.centre)][:], []
    s.hands = [FULL & ~lost for lost in s.lost]
    n, first = s.seats, s.first
    s.first = max([(first + k) % n for k in range(1, n + 1)], key=s.staked.__getitem__)
    s.ending = exhausted(s)
    if emit is not None:
        stage.first_player(s, emit)
    if s.ending:
        ask(s, DECLARATION, emit)  # 6.3
    else:
        ask(s, WINDOW, emit)  # 6.1


def sell(s: State, emit: Emit | None) -> None:
    """Each tower with a pile goes under the ship of the owner of its top card."""
    from gamebox.games.galeon.rules import Sale, Voyage

    n, lost, docks = s.seats, list(s.lost), s.docks
    won: list[tuple[int, ...]] = [()] * n
    highest: dict[int, list[int]] = {}
    for seat, action in s.bids:
        highest.setdefault(action.tower, [0] * n)[seat] = action.value
    sales = []
    for tower, seat, price in zip(s.centre, s.leaders, s.tops, strict=True):
        if price:
            lost[seat] |= 1 << price - 1
            won[seat] += (tower,)
            sales.append(Sale(tower, s.turn, seat, price, docks, tuple(highest[tower])))
    voyages = [Voyage(seat, docks[seat], towers, s.turn) for seat, towers in enumerate(won) if towers]
    if emit is not None:
        stage.sails(s, emit, voyages)
    s.sales += tuple(sales)
    s.voyages += tuple(voyages)
    s.lost = tuple(lost)
    s.docks = tuple([-1 if towers else ship for ship, towers in zip(docks, won, strict=True)])
    s.centre = tuple([tower for tower, price in zip(s.centre, s.tops, strict=True) if not price])


def exhausted(s: State) -> str:
    """Why there can be no further turn (4.0); "" while there can."""
    if s.drawn == TOWERS:
        return NO_TOWERS
    if not any(s.hands):
        return NO_CARDS
    return NO_SHIPS if TOWERS - s.launched < s.docks.count(-1) else ""


def ask(s: State, phase: int, emit: Emit | None) -> None:
    """All seats choose secretly, one after the other; an announcer has declared already (6.2)."""
    n = s.seats
    s.phase = phase
    s.choices = tuple([2 if s.announced >> seat & 1 else 0 for seat in range(n)])
    if emit is not None:
        stage.asked(s, emit)
    next_choice(s, emit)


def next_choice(s: State, emit: Emit | None) -> None:
    """The next seat that has not chosen; after the last one all is revealed."""
    n, first = s.seats, s.first
    for k in range(n):
        seat = (first + k) % n
        if not s.choices[seat]:
            s.current = seat
            return
    if s.phase == WINDOW:
        window_closes(s, emit)
    else:
        finish(s, emit)


def choose(s: State, seat: int, chosen: int, emit: Emit | None) -> None:
    """A seat has decided whether to announce, or what to declare; nobody else knows what."""
    s.choices = (*s.choices[:seat], chosen, *s.choices[seat + 1 :])
    if emit is not None:
        stage.decides(emit, seat)
    next_choice(s, emit)


def window_closes(s: State, emit: Emit | None) -> None:
    """If somebody announces the others declare (6.2); otherwise the next turn begins."""
    s.announced = sum([1 << seat for seat, chosen in enumerate(s.choices) if chosen == 2])
    if emit is not None:
        stage.announces(s, emit)
    if s.announced:
        s.ending = ANNOUNCEMENT
        ask(s, DECLARATION, emit)
    else:
        s.choices = (0,) * s.seats
        begin_turn(s, emit)


def finish(s: State, emit: Emit | None) -> None:
    """Everything is revealed and counted (7.2)."""
    s.phase, s.current = OVER, None
    if emit is not None:
        stage.reveals(s, emit)
