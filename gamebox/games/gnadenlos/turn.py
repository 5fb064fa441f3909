"""A turn: the event (6.1 to 6.6), prestige (section 7), and how the game ends (section 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gamebox.core.events import Counted, Emit, Said
from gamebox.core.rng import shuffled
from gamebox.games.gnadenlos import auction, decisions, market, stage
from gamebox.games.gnadenlos.actions import BUY, LAST, OVER, SEND, TAKE
from gamebox.games.gnadenlos.cards import (
    EVENTS,
    FATAL,
    FINAL_BOUGHT,
    FIRST_EVENT,
    FULL_CREW,
    GOAL,
    LOSS,
    MOST_BOUGHT,
    POKER,
    SHOWDOWN,
    STRENGTH,
    UNDERTAKER_STEPS,
    WIN,
    YIELD,
)

if TYPE_CHECKING:
    from gamebox.games.gnadenlos.rules import State

END_VULTURES, END_UNDERTAKER, END_GOAL = 1, 2, 3
"""A, B and C of 10.1."""
ENDINGS: Final[tuple[str, ...]] = ("", "end_vultures", "end_undertaker", "end_goal")


def clockwise(s: State, first: int) -> list[int]:
    """All seats, beginning with one."""
    return [*range(first, s.seats), *range(first)]


def in_turn(s: State, active: bool) -> list[int]:
    """All seats clockwise, the active player first or last."""
    return clockwise(s, s.active if active else (s.active + 1) % s.seats)


def following(s: State, emit: Emit | None) -> None:
    """The revolver goes to the left neighbour (6.7), or the first turn begins."""
    if not decisions.GOAL_ENDS_AT_ONCE and max(s.places) >= GOAL:
        end(s, END_GOAL, emit)
        return
    if s.turn:
        s.active = (s.active + 1) % s.seats
    s.turn += 1
    if emit is not None:
        emit(Counted("turn", s.active, s.turn))
    kind = _flip(s, emit)
    if s.ending:
        return
    s.queue = tuple([seat for seat in clockwise(s, s.active) if s.crews[seat]])
    if len(s.queue) < 2:  # 6.2b
        if emit is not None:
            emit(Said("no_event", card=FIRST_EVENT + kind))
        if decisions.VOID_GOES_ON:
            prestige(s, emit)
        else:
            following(s, emit)
        return
    s.chosen = [-1] * s.seats
    s.phase, s.current = SEND, s.queue[0]


def _flip(s: State, emit: Emit | None) -> int:
    """Turn over an event card; the seventh is not carried out, but all are shuffled and one more turned (6.1)."""
    last = len(s.deck) == 1
    kind = _turn_one(s, emit)
    if last and not s.ending:
        if emit is not None:
            stage.events_mixed(emit, s.shown)
        s.seed, s.deck = shuffled(s.seed, EVENTS)
        s.shown = ()
        kind = _turn_one(s, emit)
    return kind


def _turn_one(s: State, emit: Emit | None) -> int:
    kind = s.deck.pop()
    s.shown = (*s.shown, kind)
    if emit is not None:
        stage.event_turned(s, emit, kind)
    if kind == SHOWDOWN and (decisions.VOID_COUNTS or sum(map(bool, s.crews)) > 1):
        s.undertaker += 1
        if emit is not None:
            stage.undertaker(s, emit)
        if s.undertaker == UNDERTAKER_STEPS:
            end(s, END_UNDERTAKER, emit)
    return kind


def send(s: State, seat: int, person: int, emit: Emit | None) -> None:
    """An adventurer is put down; after the last one all are turned up (6.2a)."""
    if emit is not None:
        stage.sent(s, emit, seat, person)
    s.crews[seat] &= ~(1 << person)
    s.chosen[seat] = person
    queue = s.queue = s.queue[1:]
    if queue:
        s.current = queue[0]
        return
    if emit is not None:
        stage.revealed(s, emit)
    strength = STRENGTH[s.shown[-1]]
    s.force = tuple([-1 if p < 0 else strength[p] for p in s.chosen])
    met = [f for f in s.force if f >= 0]
    if min(met) == max(met):
        _all_equal(s, emit)
    else:
        _carry_out(s, max(met), min(met), emit)


def _all_equal(s: State, emit: Emit | None) -> None:
    """Everybody shows the same: nothing happens, and the turn passes (6.2c)."""
    if emit is not None:
        emit(Said("all_equal", s.active))
    for seat in range(s.seats):
        _home(s, seat, emit)
    s.chosen = []
    if s.options.go_on:
        prestige(s, emit)
    else:
        following(s, emit)


def _home(s: State, seat: int, emit: Emit | None) -> None:
    """The adventurer that a seat has put down goes back to its hand; everybody has seen him."""
    person = s.chosen[seat]
    if person >= 0:
        bit = 1 << person
        s.crews[seat] |= bit
        s.seen[seat] |= bit
        if emit is not None:
            stage.went_home(s, emit, seat, person)


def _carry_out(s: State, most: int, least: int, emit: Emit | None) -> None:
    kind, force = s.shown[-1], s.force
    if kind < POKER:
        _rush(s, *YIELD[kind], most, emit)
        aftermath(s, emit)
    elif kind == POKER:
        _poker(s, most, least, emit)
        if decisions.GOAL_ENDS_AT_ONCE and max(s.places) >= GOAL:  # 6.5c
            end(s, END_GOAL, emit)
        else:
            aftermath(s, emit)
    else:
        winners = tuple([seat for seat in in_turn(s, decisions.GUNMEN_FROM_ACTIVE) if force[seat] == most])
        if len(s.market) >= max(2, len(winners)):
            s.queue, s.phase, s.current = winners, TAKE, winners[0]
            if emit is not None:
                for seat in winners:
                    emit(Said("wins", seat))
            if len(winners) == 1 and not decisions.TWO_AT_ONCE:
                s.queue *= 2
        else:  # 6.4c
            if emit is not None:
                emit(Said("market_short", s.active))
            aftermath(s, emit)


def _rush(s: State, first: int, second: int, most: int, emit: Emit | None) -> None:
    """Nuggets for the highest and the second-highest gold values (6.3)."""
    force = s.force
    runner_up = max([f for f in force if f != most])
    for seat, gold in enumerate(force):
        gain = first if gold == most else second if gold == runner_up else 0
        if decisions.BANK:
            gain = min(gain, decisions.BANK - sum(s.nuggets))
        if gain and gold >= 0:
            s.nuggets[seat] += gain
            if emit is not None:
                stage.counted(emit, "nuggets", s.nuggets, seat)
                emit(Said("digs", seat, number=gain))


def _poker(s: State, most: int, least: int, emit: Emit | None) -> None:
    """Winners forward, losers back, by the section in which each hat stood (6.5)."""
    for seat in clockwise(s, s.active):
        place, cards = s.places[seat], s.force[seat]
        if not decisions.POKER_IS_FINISHED and max(s.places) >= GOAL:
            break
        if cards == most:
            s.places[seat] = min(decisions.CEILING, place + WIN[place])
        elif cards == least:
            s.places[seat] = decisions.back(place, LOSS[place])
        else:
            continue
        if emit is not None:
            stage.counted(emit, "place", s.places, seat)
            emit(Said("poker_won" if cards == most else "poker_lost", seat, number=abs(s.places[seat] - place)))


def aftermath(s: State, emit: Emit | None) -> None:
    """Who was shot or showed the highest value is discarded, the others go home (6.4f, 6.6)."""
    force = s.force
    most = max(force)
    least = min([f for f in force if f >= 0]) if s.shown[-1] == SHOWDOWN else -1
    for seat, person in enumerate(s.chosen):
        if person < 0:
            continue
        if force[seat] in (most, least):
            s.seen[seat] &= ~(1 << person)
            s.discard.append(person)
            if emit is not None:
                why = "shot" if force[seat] == least else "leaves"
                stage.discarded(s, emit, stage.SENT[seat], person, seat, why)
        else:
            _home(s, seat, emit)
    s.chosen = []
    prestige(s, emit)


def affordable(s: State, seat: int, most: int) -> int:
    """How many spaces a seat may buy: one nugget each, not beyond the goal (7.1)."""
    return min(most, s.nuggets[seat], decisions.CEILING - s.places[seat])


def prestige(s: State, emit: Emit | None) -> None:
    """The active player may buy prestige, who can (7.1)."""
    if affordable(s, s.active, MOST_BOUGHT):
        s.phase, s.current = BUY, s.active
    else:
        _hire(s, emit)


def buy(s: State, seat: int, spaces: int, emit: Emit | None) -> None:
    """Spaces for nuggets (7.1, 10.3)."""
    if spaces:
        s.nuggets[seat] -= spaces
        s.places[seat] += spaces
        if emit is not None:
            stage.counted(emit, "nuggets", s.nuggets, seat)
            stage.counted(emit, "place", s.places, seat)
    if emit is not None:
        emit(Said("buys", seat, number=spaces))
    if s.phase == LAST:
        s.queue = s.queue[1:]
        _ask_last(s, emit)
    elif decisions.GOAL_ENDS_AT_ONCE and s.places[seat] >= GOAL:  # 7.2
        end(s, END_GOAL, emit)
    else:
        _hire(s, emit)


def _hire(s: State, emit: Emit | None) -> None:
    """An auction if the active player holds fewer than three adventurers (8.1)."""
    if s.crews[s.active].bit_count() < FULL_CREW:
        auction.begin(s, emit)
    else:
        market.due(s, emit)


def end(s: State, how: int, emit: Emit | None) -> None:
    """The undertaker or a hat has reached the last space: one final pay day (10.2)."""
    s.ending = how
    if emit is not None:
        emit(Said(ENDINGS[how], s.active))
    market.pay_day(s, emit)


def last_purchases(s: State, emit: Emit | None) -> None:
    """Everybody without a third vulture may buy once more, clockwise from the active player (10.3)."""
    s.phase, s.queue = LAST, tuple(in_turn(s, decisions.LAST_FROM_ACTIVE))
    _ask_last(s, emit)


def _ask_last(s: State, emit: Emit | None) -> None:
    while s.queue:
        seat = s.queue[0]
        if s.vultures[seat] < FATAL and affordable(s, seat, FINAL_BOUGHT):
            s.current = seat
            return
        s.queue = s.queue[1:]
    s.phase, s.current = OVER, None
    if emit is not None:
        emit(Said("over"))
