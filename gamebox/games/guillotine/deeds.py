"""What the action cards of Guillotine do, in the order of the rules. Paragraphs refer to RULES.md.

Each reads the choices its player has made from `picks`. It returns True if somebody must choose something more, which
everybody sees; what follows from that choice stands below it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamebox.core.events import ANYWHERE, Counted, Emit, Moved, Said, Shuffled
from gamebox.core.rng import roll, shuffled
from gamebox.games.guillotine import hands, lore, offers, stage
from gamebox.games.guillotine.actions import ADD, CLOSING, DROP, REPAY, SNATCH
from gamebox.games.guillotine.cards import CHURCH, GROUP, QUEEN
from gamebox.games.guillotine.line import come, join, mix, rearrange, remove, shift
from gamebox.games.guillotine.stage import DECK, GONE, LINE, TROPHIES

if TYPE_CHECKING:
    from gamebox.games.guillotine.rules import State

# The line


def to_front(s: State, emit: Emit | None) -> None:
    """The chosen noble goes to the front."""
    shift(s, s.line.index(s.picks[0]), 0, emit)


def blue_first(s: State, emit: Emit | None) -> None:
    """The blue noble nearest the front goes to the front."""
    shift(s, next(i for i, c in enumerate(s.line) if GROUP[c] == CHURCH), 0, emit)


def queen_first(s: State, emit: Emit | None) -> None:
    """Marie Antoinette goes to the front."""
    shift(s, s.line.index(QUEEN), 0, emit)


def first_to_end(s: State, emit: Emit | None) -> None:
    """The front noble goes to the end."""
    shift(s, 0, len(s.line) - 1, emit)


def reverse(s: State, emit: Emit | None) -> None:
    """The whole line turns round."""
    rearrange(s, s.line[::-1], emit)
    if emit is not None:
        emit(Said("reversed"))


def in_order(s: State, emit: Emit | None) -> None:
    """The first four stand as chosen."""
    last = [c for c in s.line[:4] if c not in s.picks]
    rearrange(s, [*s.picks, *last, *s.line[4:]], emit)
    if emit is not None:
        emit(Said("ordered", number=min(4, len(s.line))))


def mix_five(s: State, emit: Emit | None) -> None:
    """The first five are put in random order."""
    mix(s, 5, emit)


def two_escape(s: State, emit: Emit | None) -> None:
    """Two are discarded at random, the others put in random order."""
    s.seed, mixed = shuffled(s.seed, s.line)
    for c in mixed[:2]:
        remove(s, s.line.index(c), emit)
    if emit is not None:
        emit(Said("mixed", number=len(s.line)))
    rearrange(s, mixed[2:], emit)


def confuse(s: State, emit: Emit | None) -> None:
    """It waits for the chosen player's next real collection (4.8)."""
    s.confused |= 1 << s.picks[0]
    if emit is not None:
        emit(Said("confuses", s.turn, other=s.picks[0]))
        emit(Counted("confused", s.picks[0], 1))


def new_line(s: State, emit: Emit | None) -> None:
    """The line goes back, the Conciergerie is shuffled, as many are dealt (4.11)."""
    count = len(s.line)
    if emit is not None:
        for c in s.line:
            emit(Moved(c, LINE, 0, DECK, ANYWHERE))
        emit(Shuffled(DECK))
        emit(Said("returned", number=count))
    s.seed, s.deck = shuffled(s.seed, s.deck + s.line)
    s.line = []
    lore.nobles_shuffled(s)
    join(s, count, emit)


def send_away(s: State, emit: Emit | None) -> None:
    """The chosen noble is discarded."""
    remove(s, s.line.index(s.picks[0]), emit)


def swap(s: State, emit: Emit | None) -> None:
    """The chosen noble is discarded, the top one of the Conciergerie takes its place (4.20)."""
    at = s.line.index(s.picks[0])
    remove(s, at, emit)
    if s.deck:
        come(s, at, emit)


def three_join(s: State, emit: Emit | None) -> None:
    """Three nobles join the end."""
    join(s, 3, emit)


def look(s: State, emit: Emit | None) -> bool:
    """The player looks at three nobles (4.12)."""
    count = min(3, len(s.deck))
    lore.learn(s, [s.turn], s.deck[-count:])
    if emit is not None:
        stage.looked_at(s, emit, s.turn, count)
    s.phase = ADD
    return True


def add(s: State, noble: int, emit: Emit | None) -> bool:
    """One of them joins the end, the others go back as they were (4.12)."""
    others = min(3, len(s.deck)) - 1
    s.deck.remove(noble)
    lore.forget(s, noble)
    s.line.append(noble)
    if emit is not None:
        emit(Moved(noble, DECK, ANYWHERE, LINE, len(s.line) - 1))
        emit(Said("joins", card=noble))
        stage.put_back(s, emit, others)
    return False


# Collecting


def collect_two(s: State, emit: Emit | None) -> None:
    """One noble more is collected this turn."""
    s.due = 2


def collect_none(s: State, emit: Emit | None) -> None:
    """No noble this turn, but three cards more."""
    s.due = 0
    s.draws += 3


def give_front(s: State, emit: Emit | None) -> None:
    """Another player gets the front noble, without its effect (4.4)."""
    other, noble = s.picks[0], s.line.pop(0)
    if emit is not None:
        emit(Moved(noble, LINE, 0, TROPHIES[other], len(s.trophies[other])))
        emit(Said("receives", other, noble))
    s.trophies[other] += (noble,)


def close(s: State, emit: Emit | None) -> None:
    """The day ends after this turn (3.4)."""
    s.flags |= CLOSING


# Players and their cards


def take_spent(s: State, emit: Emit | None) -> None:
    """The player takes a card of the discard pile."""
    hands.recover(s, s.picks[0], emit)


def trade(s: State, emit: Emit | None) -> None:
    """Two hands change places."""
    hands.trade(s, s.turn, s.picks[0], emit)


def rob_all(s: State, emit: Emit | None) -> None:
    """Every other player discards a card at random."""
    for k in range(1, s.seats):
        seat = (s.turn + k) % s.seats
        if s.hands[seat]:
            s.seed, at = roll(s.seed, len(s.hands[seat]))
            hands.discard(s, seat, s.hands[seat][at], emit)


def quarrel(s: State, emit: Emit | None) -> bool:
    """The chosen player has to discard."""
    s.phase, s.current = DROP, s.picks[0]
    if emit is not None:
        emit(Said("quarrels", s.picks[0]))
    return True


def drop(s: State, title: int, emit: Emit | None) -> bool:
    """A card of own choice is discarded (4.14); True while another one must be."""
    victim = s.picks[0]
    hands.discard(s, victim, hands.first_of(s, victim, title), emit)
    s.picks += (title,)
    return len(s.picks) < 3 and s.hands[victim] != ()


def spy_out(s: State, emit: Emit | None) -> bool:
    """The player looks at the chosen hand (4.21)."""
    victim = s.picks[0]
    if victim != s.turn:
        lore.learn(s, [s.turn], s.hands[victim])
    if emit is not None:
        stage.hand_shown(s, emit, s.turn, victim)
    s.phase = SNATCH
    return True


def snatch(s: State, title: int, emit: Emit | None) -> bool:
    """A card of that hand is discarded."""
    victim = s.picks[0]
    hands.discard(s, victim, hands.first_of(s, victim, title), emit)
    if emit is not None and victim != s.turn:
        stage.hand_hidden(s, emit, victim)
    return False


def rush(s: State, emit: Emit | None) -> None:
    """No action card for the chosen player next turn (4.9)."""
    s.hurried |= 1 << s.picks[0]
    if emit is not None:
        emit(Said("rushes", s.turn, other=s.picks[0]))
        emit(Counted("hurried", s.picks[0], 1))


# Score piles


def pass_on(s: State, noble: int, giver: int, taker: int, emit: Emit | None) -> None:
    """A noble changes hands, and no longer counts as collected (4.4, 4.10)."""
    pile = s.trophies[giver]
    if emit is not None:
        emit(Moved(noble, TROPHIES[giver], pile.index(noble), TROPHIES[taker], len(s.trophies[taker])))
        emit(Said("receives", taker, noble, giver))
    s.trophies[giver] = tuple([c for c in pile if c != noble])
    s.trophies[taker] += (noble,)
    s.earned &= ~(1 << noble)


def lose(s: State, seat: int, noble: int) -> int:
    """A noble leaves a score pile; where it lay."""
    pile = s.trophies[seat]
    s.trophies[seat] = tuple([c for c in pile if c != noble])
    s.earned &= ~(1 << noble)
    return pile.index(noble)


def lose_head(s: State, emit: Emit | None) -> None:
    """The chosen player loses a random noble (4.16)."""
    seat = s.picks[0]
    s.seed, at = roll(s.seed, len(s.trophies[seat]))
    noble = s.trophies[seat][at]
    lose(s, seat, noble)
    s.gone.append(noble)
    if emit is not None:
        emit(Moved(noble, TROPHIES[seat], at, GONE, ANYWHERE))
        emit(Said("loses", seat, noble))


def back_in_line(s: State, emit: Emit | None) -> None:
    """The noble that the chosen player collected last goes to the end (4.10)."""
    seat = s.picks[0]
    noble = offers.latest(s, seat)
    at = lose(s, seat, noble)
    s.line.append(noble)
    if emit is not None:
        emit(Moved(noble, TROPHIES[seat], at, LINE, len(s.line) - 1))
        emit(Said("missed", seat, noble))


def take_noble(s: State, emit: Emit | None) -> bool:
    """The player takes the chosen noble; the other then takes one (4.15)."""
    other, noble = s.picks
    pass_on(s, noble, other, s.turn, emit)
    if len(s.trophies[s.turn]) == 1:
        return False
    s.phase, s.current = REPAY, other
    return True


def repay(s: State, noble: int, emit: Emit | None) -> bool:
    """The other player takes a noble back (4.15)."""
    pass_on(s, noble, s.turn, s.picks[0], emit)
    return False


def discard_laid(s: State, emit: Emit | None) -> None:
    """A card in front of a player is discarded."""
    hands.unlay(s, s.picks[0], emit)


def stay(s: State, emit: Emit | None) -> None:
    """It does its work by lying there."""
