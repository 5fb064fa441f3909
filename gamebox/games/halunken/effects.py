"""What follows from each choice, step by step. Paragraphs refer to RULES.md; figure `seats` is Black Jack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamebox.core.events import Counted, Emit, Moved, Said, Turned, Zone
from gamebox.core.rng import roll
from gamebox.games.halunken import stage
from gamebox.games.halunken.actions import BID, CARD, GIVE, JACK, ORDER, OVER, RUMS, TAKE
from gamebox.games.halunken.cards import HAND, PLACES, ROUNDS, RUM, VALUE

if TYPE_CHECKING:
    from gamebox.games.halunken.rules import State


def place(s: State, seat: int, space: int, emit: Emit | None) -> None:
    """A captain goes to a space and takes the face-down top sailor there (2.3)."""
    s.pos[seat] = space
    top = s.heights[space] = s.heights[space] - 1
    card = s.deck[3 * space + top]
    s.crews[seat] = (card,)
    s.firsts = (*s.firsts[:seat], VALUE[card], *s.firsts[seat + 1 :])
    if emit is not None:
        stage.placed(s, emit, seat, space)
        emit(Moved(card, Zone("tavern", space), top, Zone("crew", seat), 0))
        emit(Said("first", seat, card, number=space))
    following = (seat + 1) % s.seats
    if following != s.start:
        s.current = following
        return
    s.open = True  # 2.4
    if emit is not None:
        for i, h in enumerate(s.heights):
            emit(Turned(s.deck[3 * i + h - 1], Zone("tavern", i), h - 1))
        emit(Said("open"))
    if s.jack:
        s.phase, s.current = JACK, by_first_sailor(s, lowest=True)  # 5.2, 7.2
    else:
        begin_round(s, emit)


def by_first_sailor(s: State, lowest: bool) -> int:
    """Who took the lowest or highest first sailor; equal: the earlier in placing order."""
    order = [(s.start + k) % s.seats for k in range(s.seats)]
    sign = 1 if lowest else -1
    return min(order, key=lambda seat: sign * s.firsts[seat])


def place_jack(s: State, seat: int, space: int, emit: Emit | None) -> None:
    """Black Jack goes to an empty space (5.2, 7.2); the highest first sailor opens the auctions (5.4, 7.3)."""
    s.pos[s.seats] = space
    s.opener = by_first_sailor(s, lowest=False)
    if emit is not None:
        stage.placed(s, emit, s.seats, space)
        emit(Said("jack_placed", seat, number=space))
    begin_round(s, emit)


def begin_round(s: State, emit: Emit | None) -> None:
    """The next round, or the end after the eighth (4.1)."""
    s.march = s.mover = s.hit = s.employer = -1
    s.named = 0
    if s.round == ROUNDS:
        s.phase, s.current = OVER, None
        if emit is not None:
            emit(Said("over"))
        return
    s.round += 1
    s.choice = [0] * len(s.choice)
    if emit is not None:
        emit(Counted("round", -1, s.round))
        emit(Said("round", number=s.round))
    if s.jack:
        s.phase, s.current, s.high, s.leader, s.passed = BID, s.opener, 0, -1, 0
    else:
        s.phase, s.current = CARD, 0


def bid(s: State, seat: int, card: int, emit: Emit | None) -> None:
    """A seat lays a sailor or passes (5.5); then the next one still in is asked, or the auction ends (5.6)."""
    if card < 0:
        s.passed |= 1 << seat
        if emit is not None:
            emit(Said("pass", seat))
    else:
        if emit is not None:
            src, dst = s.crews[seat].index(card), len(s.bids[seat])
            emit(Moved(card, Zone("crew", seat), src, Zone("bid", seat), dst))
            emit(Said("bid", seat, card))
        s.crews[seat] = tuple([c for c in s.crews[seat] if c != card])
        s.bids[seat] += (card,)
        s.high, s.leader = VALUE[card], seat
    n = s.seats
    for k in range(1, n + 1):
        following = (seat + k) % n
        if not s.passed >> following & 1:
            if following != s.leader:
                s.current = following
                return
            break
    hammer(s, emit)


def hammer(s: State, emit: Emit | None) -> None:
    """The auction ends: the buyer's sailors go to the Port, all others back (5.7); nobody bid: he is free (5.8)."""
    n, buyer = s.seats, s.leader
    for seat in range(n):
        laid = s.bids[seat]
        if laid:
            crew = n if seat == buyer else seat
            if emit is not None:
                stage.laid_back(s, emit, seat, crew)
            s.crews[crew] += laid
            s.bids[seat] = ()
    s.employer = buyer
    if buyer >= 0:
        s.opener = buyer  # 5.4
    if emit is not None:
        emit(Said("buys" if buyer >= 0 else "free", buyer))
        if s.duel and buyer >= 0:
            stage.orders_out(s, emit)
    s.phase, s.current = CARD, 0


def choose(s: State, seat: int, move: int, emit: Emit | None) -> None:
    """A movement card is laid face down (3.1); the buyer in the duel goes on with Black Jack's (7.5)."""
    s.choice[seat] = move
    if emit is not None:
        stage.chosen(s, emit, seat, seat)
    if s.duel and s.employer == seat:
        s.phase = ORDER
    elif seat + 1 < s.seats:
        s.current = seat + 1
    else:
        reveal(s, emit)


def order(s: State, seat: int, move: int, emit: Emit | None) -> None:
    """The buyer lays Black Jack's card face down (7.5)."""
    s.choice[s.seats] = move
    if emit is not None:
        stage.chosen(s, emit, s.seats, seat)
    if seat + 1 < s.seats:
        s.phase, s.current = CARD, seat + 1
    else:
        reveal(s, emit)


def reveal(s: State, emit: Emit | None) -> None:
    """All cards are turned up: equal ones cancel (3.2), a lone Rum asks for its number (3.3)."""
    if emit is not None:
        stage.revealed(s, emit)
    choice, n = s.choice, s.seats
    if s.duel and s.employer < 0 and not s.free_pile:  # 7.5
        held = [m for m in HAND if s.hands[n] >> m & 1]
        s.seed, k = roll(s.seed, len(held))
        choice[n] = held[k]
        if emit is not None:
            stage.drawn(s, emit)
    seen = twice = 0
    for f, m in enumerate(choice):
        if m:
            bit = 1 << m
            s.hands[f] ^= bit
            s.rows[f] += (m,)
            twice |= seen & bit
            seen |= bit
    if emit is not None:
        stage.compared(s, emit, twice)
    if twice:
        for f, m in enumerate(choice):
            if m and twice >> m & 1:
                recruit(s, f, emit)
    s.moving = tuple([f for f, m in enumerate(choice) if m and not twice >> m & 1])
    if seen >> RUM & 1 and not twice >> RUM & 1:
        f = choice.index(RUM)
        if f < n or s.employer >= 0:
            s.phase, s.current = RUMS, (f if f < n else s.employer)
            return
        s.current = None
        name(s, n, min([m for m in range(1, RUM) if not seen >> m & 1]), emit)  # 7.7
        return
    line_up(s, emit)


def name(s: State, seat: int, number: int, emit: Emit | None) -> None:
    """The lone Rum counts as this number (3.3, 7.7)."""
    s.named = number
    if emit is not None:
        emit(Said("named", s.choice.index(RUM) if seat < s.seats else seat, number=number))
    line_up(s, emit)


def number_of(s: State, figure: int) -> int:
    """The spaces that a figure moves this round."""
    m = s.choice[figure]
    return s.named if m == RUM else m


def line_up(s: State, emit: Emit | None) -> None:
    """The figures not cancelled move in ascending order of their numbers (3.4)."""
    if len(s.moving) > 1:
        choice, named = s.choice, s.named
        ordered = [((named if choice[f] == RUM else choice[f]) << 3) | f for f in s.moving]
        ordered.sort()
        s.moving = tuple([x & 7 for x in ordered])
    go_on(s, emit)


def recruit(s: State, figure: int, emit: Emit | None) -> None:
    """The top sailor of the tavern joins the figure's crew, Black Jack's being the Port (3.5, 7.8)."""
    space = s.pos[figure]
    h = s.heights[space]
    if not h:
        if emit is not None:
            emit(Said("empty", figure, number=space))
        return
    s.heights[space] = h = h - 1
    card = s.deck[3 * space + h]
    if emit is not None:
        stage.recruited(s, emit, figure, space, card)
    s.crews[figure] += (card,)


def go_on(s: State, emit: Emit | None) -> None:
    """Figures move until a choice is open or the round is over."""
    while True:
        if s.moving:
            figure, s.moving = s.moving[0], s.moving[1:]
            if move(s, figure, emit):
                return
        elif s.march > 0:
            if meet_next(s, emit):
                return
        elif s.march < 0 and s.jack_pile and (not s.duel or s.employer < 0):
            turn_jack_card(s, emit)
        else:
            begin_round(s, emit)
            return


def move(s: State, figure: int, emit: Emit | None) -> bool:
    """A figure moves, recruits, and meets who stands there (3.4-3.6). True if a choice is open now."""
    pos = s.pos
    was = pos[figure]
    space = (was + number_of(s, figure)) % PLACES
    hit = pos.index(space) if space in pos else -1
    pos[figure] = space
    if emit is not None:
        stage.walked(s, emit, figure, was, space)
        emit(Said("moves", figure, number=space))
    recruit(s, figure, emit)
    if hit < 0:
        return False
    s.mover, s.hit = figure, hit
    n, crews = s.seats, s.crews
    if figure < n:
        if loot(s):
            s.phase, s.current = TAKE, figure
            return True
    elif s.employer < 0:  # 7.9
        if crews[hit] and len(crews[n]) <= len(crews[hit]):
            s.phase, s.current = GIVE, hit
            return True
    elif loot(s):  # 7.10
        s.phase, s.current = TAKE, s.employer
        return True
    if emit is not None:
        emit(Said("spared", figure, other=hit))
    jostle(s, emit)
    return False


def loot(s: State) -> tuple[int, ...]:
    """The sailors that the robber may take one of, given who meets whom (3.6a, 5.10, 5.13, 7.10, 7.11)."""
    n, crews, employer, hit = s.seats, s.crews, s.employer, s.hit
    if s.mover == n:
        if hit == employer:  # 5.13b; 7.10 in the duel
            return crews[n] if s.march >= 0 else ()
        return crews[hit] if len(crews[employer]) <= len(crews[hit]) else ()
    size = len(crews[s.mover])
    taken = crews[hit] if size <= len(crews[hit]) else ()
    if hit == n and employer >= 0 and employer != s.mover and size <= len(crews[employer]):
        taken = taken + crews[employer]
    return taken


def dispute(s: State, seat: int, card: int, emit: Emit | None) -> None:
    """The robber takes a sailor or leaves it; then who was hit is jostled, or Black Jack goes on."""
    if card < 0:
        if emit is not None:
            emit(Said("leaves", seat, other=s.hit))
    else:
        victim = 0
        while card not in s.crews[victim]:
            victim += 1
        transfer(s, card, victim, seat, emit)
        if emit is not None:
            emit(Said("robs", seat, card, victim))
    after_meeting(s, emit)


def give(s: State, seat: int, card: int, emit: Emit | None) -> None:
    """A sailor goes to the Port (5.13c, 7.9)."""
    transfer(s, card, seat, s.seats, emit)
    if emit is not None:
        emit(Said("gives", seat, card))
    after_meeting(s, emit)


def transfer(s: State, card: int, giver: int, taker: int, emit: Emit | None) -> None:
    """A sailor changes crews."""
    crews = s.crews
    if emit is not None:
        src, dst = stage.crew_zone(s, giver), stage.crew_zone(s, taker)
        emit(Moved(card, src, crews[giver].index(card), dst, len(crews[taker])))
    crews[giver] = tuple([c for c in crews[giver] if c != card])
    crews[taker] += (card,)


def after_meeting(s: State, emit: Emit | None) -> None:
    """Jostling after a dispute; a captain whom Black Jack only passes stays (5.14)."""
    if s.march <= 0:
        jostle(s, emit)
    go_on(s, emit)


def jostle(s: State, emit: Emit | None) -> None:
    """Who was hit goes on to the first empty space (3.6b)."""
    pos, hit = s.pos, s.hit
    was = pos[hit]
    space = (was + 1) % PLACES
    while space in pos:
        space = (space + 1) % PLACES
    pos[hit] = space
    s.mover = s.hit = -1
    if emit is not None:
        stage.walked(s, emit, hit, was, space)
        emit(Said("jostled", hit, number=space))


def turn_jack_card(s: State, emit: Emit | None) -> None:
    """The top card of Black Jack's pile says how far he goes (5.12)."""
    number = s.jack_pile[-1]
    if emit is not None:
        stage.jack_turned(s, emit, number)
    s.jack_pile, s.jack_row = s.jack_pile[:-1], (*s.jack_row, number)
    s.march = number


def meet_next(s: State, emit: Emit | None) -> bool:
    """Black Jack walks to the next captain on his way, or to the end (5.13). True if a choice is open now."""
    n, pos = s.seats, s.pos
    was = pos[n]
    ahead, hit = s.march, -1
    for f in range(n):
        far = (pos[f] - was) % PLACES
        if 0 < far <= ahead:
            ahead, hit = far, f
    space = pos[n] = (was + ahead) % PLACES
    s.march -= ahead
    if emit is not None:
        stage.walked(s, emit, n, was, space)
    if hit < 0:
        if emit is not None:
            emit(Said("jack_stops", n, number=space))
        return False
    s.mover, s.hit = n, hit
    if s.employer < 0:
        if s.crews[hit]:  # 5.13c
            s.phase, s.current = GIVE, hit
            return True
    elif loot(s):
        s.phase, s.current = TAKE, s.employer
        return True
    if emit is not None:
        emit(Said("spared", n, other=hit))
    if not s.march:
        jostle(s, emit)
    return False
