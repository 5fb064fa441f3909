"""The auctions of adventurers: in a turn (section 8), and at the start of an advanced game (4.3)."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

from gamebox.core.events import ANYWHERE, Emit, Moved, Said, Shuffled
from gamebox.core.rng import shuffled
from gamebox.games.gnadenlos import decisions, ledger, market, stage, turn
from gamebox.games.gnadenlos.actions import BID, LAY, PICK, Choice, has_free_bid, laid
from gamebox.games.gnadenlos.cards import FIRST_PERSON, ONE, people_in

if TYPE_CHECKING:
    from gamebox.games.gnadenlos.rules import State


def begin(s: State, emit: Emit | None) -> None:
    """Adventurers are turned up, one fewer than players (8.2); then bids once around (8.3)."""
    lots: list[tuple[int, ...]] = []
    wanted = s.seats - 1
    if not decisions.SHORT_OFFER and len(s.pile) + len(s.discard) < wanted:
        wanted = 0
    while len(lots) < wanted and (s.pile or s.discard):
        lots.append((_draw(s, emit, len(lots)),))
    s.lots = tuple(lots)
    if not lots:
        if emit is not None:
            emit(Said("nobody_to_hire", s.active))
        market.due(s, emit)
        return
    if emit is not None:
        emit(Said("offer", s.active, number=len(lots)))
    _open(s, (s.active + s.options.left_first) % s.seats, emit)


def begin_opening(s: State) -> None:
    """As many pairs as players are offered (4.3b); the start player bids first."""
    s.lots = tuple([(s.pile.pop(), s.pile.pop()) for _ in range(s.seats)])
    _open(s, s.active, None)


def _draw(s: State, emit: Emit | None, lot: int) -> int:
    """The top adventurer of the pile; from the discard pile a new one is made when it is empty."""
    if not s.pile:
        if emit is not None:
            for k in range(len(s.discard) - 1, -1, -1):
                person = FIRST_PERSON + s.discard[k]
                emit(Moved(person, stage.DISCARD, k, stage.PILE, len(s.discard) - 1 - k))
            emit(Shuffled(stage.PILE))
            emit(Said("new_pile", number=len(s.discard)))
        s.seed, s.pile = shuffled(s.seed, s.discard)
        s.discard = []
        s.aged = sum([crew & ~seen for crew, seen in zip(s.crews, s.seen, strict=True)])
    person = s.pile.pop()
    if emit is not None:
        emit(Moved(FIRST_PERSON + person, stage.PILE, len(s.pile), stage.LOTS[lot], 0))
    return person


def _open(s: State, first: int, emit: Emit | None) -> None:
    s.bids, s.totals, s.queue = [None] * s.seats, 0, tuple(turn.clockwise(s, first))
    _ask(s, emit)


def _ask(s: State, emit: Emit | None) -> None:
    """The next bidder; who cannot bid shows all notes (8.5)."""
    while s.queue:
        seat = s.queue[0]
        if s.crews[seat].bit_count() < decisions.MOST_CREW:
            if has_free_bid(s.ious[seat], s.totals):
                s.phase, s.current = BID, seat
                return
            ledger.all_shown(s, seat)
            if emit is not None:
                stage.all_shown(s, emit, seat)
        s.queue = s.queue[1:]
    _hammer(s, emit)


def bid(s: State, seat: int, choice: Choice, emit: Emit | None) -> None:
    """Notes are laid face up."""
    s.ious[seat] -= choice.hand
    for face in choice.items:
        ledger.shown(s, seat, face)
    s.bids[seat] = choice
    s.totals |= 1 << choice.worth
    if emit is not None:
        stage.bid_laid(emit, seat, choice.items, choice.worth)
    s.queue = s.queue[1:]
    _ask(s, emit)


def payers(s: State) -> tuple[int, ...]:
    """Who gets adventurers and pays, the highest bid first (8.6, 8.7, 8.2)."""
    bids = [(b.worth, seat) for seat, b in enumerate(s.bids) if b is not None]
    bids.sort(reverse=True)
    if len(bids) == s.seats and s.turn:
        bids.pop()
    return tuple([seat for _, seat in bids[: len(s.lots)]])


def _hammer(s: State, emit: Emit | None) -> None:
    s.queue = payers(s)
    if not decisions.UNABLE_HIRE_NOBODY:
        unable = [seat for seat in turn.clockwise(s, s.active) if s.bids[seat] is None]
        s.queue = (*s.queue, *unable[: len(s.lots) - len(s.queue)])
    _next_pick(s, emit)


def _next_pick(s: State, emit: Emit | None) -> None:
    if s.queue:
        s.phase, s.current = PICK, s.queue[0]
    else:
        _close(s, emit)


def open_lots(s: State) -> list[int]:
    """The lots still on offer."""
    return [k for k, lot in enumerate(s.lots) if lot]


def pick(s: State, seat: int, lot: int, emit: Emit | None) -> None:
    """A seat takes what it chose into its hand (8.6), and pays."""
    for person in s.lots[lot]:
        if emit is not None:
            at = len([a for a in people_in(s.crews[seat]) if a < person])
            emit(Moved(FIRST_PERSON + person, stage.LOTS[lot], ANYWHERE, stage.CREWS[seat], at, (seat,)))
            emit(Said("hires", seat, FIRST_PERSON + person))
        s.crews[seat] |= 1 << person
        s.seen[seat] |= 1 << person
    s.lots = (*s.lots[:lot], (), *s.lots[lot + 1 :])
    paid = s.bids[seat]
    if paid is None or not (s.turn or decisions.OPENING_LOWEST_PAYS or len(s.queue) > 1):
        s.queue = s.queue[1:]
        _next_pick(s, emit)
    elif paid.items[0] == paid.items[-1]:
        lay(s, seat, paid.items, emit)
    elif decisions.PAYER_ORDERS:
        s.phase = LAY
    else:
        s.seed, mixed = shuffled(s.seed, paid.items)
        lay(s, seat, tuple(mixed), emit)


def orders(paid: Choice) -> list[Choice]:
    """The ways to lay the notes of a bid, one after the other; alike notes are not told apart."""
    return [laid(faces) for faces in dict.fromkeys(permutations(paid.items))]


def lay(s: State, seat: int, faces: tuple[int, ...], emit: Emit | None) -> None:
    """The payer lays the notes of the bid into the market, in an order that the others do not see (5.3)."""
    market.pay_in(s, seat, faces, emit)
    s.bids[seat] = None
    s.queue = s.queue[1:]
    _next_pick(s, emit)


def _close(s: State, emit: Emit | None) -> None:
    """Those without an adventurer take their notes back, who was not hired is discarded (8.6, 8.7)."""
    for seat, left in enumerate(s.bids):
        if left is not None:
            if emit is not None:
                for face in left.items:
                    stage.note_to_hand(s, emit, stage.BIDS[seat], seat, face)
                    s.ious[seat] += ONE[face]
                s.ious[seat] -= left.hand
                emit(Said("bid_back", seat, number=len(left.items)))
            s.ious[seat] += left.hand
            s.known[seat] += left.hand
    for k in open_lots(s):
        for person in s.lots[k]:
            s.discard.append(person)
            if emit is not None:
                stage.discarded(s, emit, stage.LOTS[k], person, -1, "unhired")
    s.lots, s.bids, s.totals = (), [], 0
    if s.turn:
        market.due(s, emit)
    else:
        turn.following(s, emit)
