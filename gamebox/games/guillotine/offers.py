"""Among what a card lets its player choose (4.1f), and whether it can do anything at all (4.1a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamebox.games.guillotine.actions import CARD_OF, FRONT_CARD, NOBLE_AT, RESOLVING, SEAT_AT, Choice
from gamebox.games.guillotine.cards import CHURCH, GROUP, PALACE_GUARD, QUEEN, STAYING, TITLE

if TYPE_CHECKING:
    from gamebox.games.guillotine.rules import State

# Nobles


def anybody(s: State) -> list[Choice]:
    """Every noble in line."""
    return [NOBLE_AT[c] for c in s.line]


def not_first(s: State) -> list[Choice]:
    """Every noble in line but the one at the front."""
    return [NOBLE_AT[c] for c in s.line[1:]]


def not_last(s: State) -> list[Choice]:
    """Every noble in line but the one at the end."""
    return [NOBLE_AT[c] for c in s.line[:-1]]


def guards(s: State) -> list[Choice]:
    """The Palace Guards in line that are not at the front."""
    return [NOBLE_AT[c] for c in s.line[1:] if TITLE[c] == PALACE_GUARD]


def guard_waits(s: State, seat: int) -> bool:
    """Whether there is such a Guard."""
    return any(TITLE[c] == PALACE_GUARD for c in s.line[1:])


def blue_waits(s: State, seat: int) -> bool:
    """Whether a blue noble is in line and the first is not blue."""
    return GROUP[s.line[0]] != CHURCH and any(GROUP[c] == CHURCH for c in s.line)


def queen_waits(s: State, seat: int) -> bool:
    """Whether Marie Antoinette is in line, not first."""
    return QUEEN in s.line[1:]


def next_in_order(s: State) -> list[Choice]:
    """Who of the first four may stand next; the last one is not asked for."""
    four = s.line[:4]
    return [NOBLE_AT[c] for c in four if c not in s.picks] if len(s.picks) < len(four) - 1 else []


def nobles_left(s: State, seat: int) -> bool:
    """Whether the Conciergerie holds a noble."""
    return bool(s.deck)


def looked_at(s: State) -> list[Choice]:
    """The top nobles of the Conciergerie, the topmost first (4.12)."""
    return [NOBLE_AT[c] for c in s.deck[:-4:-1]]


# Players


def everyone(s: State) -> list[Choice]:
    """Every player."""
    return SEAT_AT[: s.seats]


def others(s: State) -> list[Choice]:
    """Every other player."""
    return [SEAT_AT[i] for i in range(s.seats) if i != s.turn]


def held(s: State, seat: int) -> int:
    """How many cards a hand holds, without the card being played (4.1g)."""
    return len(s.hands[seat]) - (seat == s.turn and s.phase < RESOLVING)


def with_cards(s: State) -> list[Choice]:
    """The players who have a card."""
    return [SEAT_AT[i] for i in range(s.seats) if held(s, i)]


def cards_somewhere(s: State, seat: int) -> bool:
    """Whether any player has a card."""
    return len(s.hands[seat]) > 1 or cards_elsewhere(s, seat)


def cards_elsewhere(s: State, seat: int) -> bool:
    """Whether another player has a card."""
    return any(hand for i, hand in enumerate(s.hands) if i != seat)


def partners(s: State) -> list[Choice]:
    """The other players to trade hands with: not both may be empty (4.14)."""
    own = held(s, s.turn)
    return [SEAT_AT[i] for i in range(s.seats) if i != s.turn and (own or s.hands[i])]


def with_nobles(s: State) -> list[Choice]:
    """The players who have a noble."""
    return [SEAT_AT[i] for i, pile in enumerate(s.trophies) if pile]


def heads_somewhere(s: State, seat: int) -> bool:
    """Whether any player has a noble."""
    return any(s.trophies)


def others_with_nobles(s: State) -> list[Choice]:
    """The other players who have a noble (4.15)."""
    return [SEAT_AT[i] for i, pile in enumerate(s.trophies) if pile and i != s.turn]


def heads_elsewhere(s: State, seat: int) -> bool:
    """Whether another player has a noble."""
    return any(pile for i, pile in enumerate(s.trophies) if i != seat)


def latest(s: State, seat: int) -> int:
    """The noble that a seat collected last, of those it still has (4.10); -1 if there is none."""
    earned = s.earned
    for c in reversed(s.trophies[seat]):
        if earned >> c & 1:
            return c
    return -1


def with_latest(s: State) -> list[Choice]:
    """The players who have such a noble."""
    return [SEAT_AT[i] for i in range(s.seats) if latest(s, i) >= 0]


def latest_somewhere(s: State, seat: int) -> bool:
    """Whether any player has such a noble: whatever is earned lies in some pile."""
    return s.earned != 0


def their_nobles(s: State) -> list[Choice]:
    """The score pile of the chosen player (4.15)."""
    return [NOBLE_AT[c] for c in s.trophies[s.picks[0]]]


def repayment(s: State) -> list[Choice]:
    """The player's score pile without the noble just taken (4.15)."""
    return [NOBLE_AT[c] for c in s.trophies[s.turn] if c != s.picks[1]]


# Action cards, one choice for each title


def own_cards(s: State) -> list[Choice]:
    """The hand of whoever chooses."""
    assert s.current is not None
    return list(dict.fromkeys([CARD_OF[c] for c in s.hands[s.current]]))


def their_cards(s: State) -> list[Choice]:
    """The hand that is looked at."""
    return list(dict.fromkeys([CARD_OF[c] for c in s.hands[s.picks[0]]]))


def spent(s: State) -> list[Choice]:
    """The discard pile."""
    return list(dict.fromkeys([CARD_OF[c] for c in s.discard]))


def any_spent(s: State, seat: int) -> bool:
    """Whether the discard pile holds a card."""
    return bool(s.discard)


def laid(s: State) -> list[Choice]:
    """The cards lying in front of players."""
    return [FRONT_CARD[c] for c, owner in zip(STAYING, s.laid, strict=True) if owner >= 0]


def any_laid(s: State, seat: int) -> bool:
    """Whether a card lies in front of a player."""
    return max(s.laid) >= 0
