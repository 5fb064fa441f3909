"""Positions of Halunken & Spelunken in one line, for the tests of its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gamebox.core.game import TRUTH
from gamebox.games.halunken import decode
from gamebox.games.halunken.actions import BID, CARD
from gamebox.games.halunken.cards import COLOURS, COUNT, RUM, SAILORS
from gamebox.games.halunken.rules import FULL_HAND, Options, State, setup

R = RUM
LETTERS = {name[0]: i for i, name in enumerate(COLOURS)}


def sailor(text: str) -> int:
    """The sailor "y9", "g4", "r6" or "p11": colour letter and value."""
    return next(c for c, s in enumerate(SAILORS) if s.colour == LETTERS[text[0]] and s.value == int(text[1:]))


def sailors(texts: str) -> tuple[int, ...]:
    """Several sailors with blanks between."""
    return tuple(sailor(t) for t in texts.split())


def position(
    at: Sequence[int],
    crews: Sequence[int | str],
    *,
    jack: int | None = None,
    port: int | str = 0,
    employer: int = -1,
    taverns: Mapping[int, int] | None = None,
    tops: Mapping[int, str] | None = None,
    free_pile: bool = False,
    auction: bool = False,
    opener: int = 0,
    round: int = 1,
    jack_pile: Sequence[int] = (),
) -> State:
    """A position before the movement cards of a round are chosen, or before its auction.

    at: the space of each captain. crews: for each seat a number of sailors, or which ("y9 g4"). jack: his space, which
    makes it a Black Jack game (a duel with two captains). taverns: sailors left there (elsewhere two). tops: the
    sailor on top. jack_pile: his cards, the first one on top.
    """
    n = len(at)
    s = setup(n, Options(black_jack=n > 2 and jack is not None, free_pile=free_pile), 1)
    piles = [*crews, port]
    named = [sailors(c) if isinstance(c, str) else () for c in piles]
    fixed = {c for crew in named for c in crew} | {sailor(t) for t in (tops or {}).values()}
    spare = [c for c in range(COUNT) if c not in fixed]
    given = zip(piles, named, strict=True)
    s.crews = [crew if isinstance(c, str) else tuple(spare.pop(0) for _ in range(c)) for c, crew in given]
    s.heights = [(taverns or {}).get(i, 2) for i in range(14)]
    deck = [-1] * COUNT
    for i, h in enumerate(s.heights):
        for k in range(h):
            top = k == h - 1 and tops and i in tops
            deck[3 * i + k] = sailor(tops[i]) if top and tops else (spare.pop() if spare else -1)
    s.deck, s.open, s.round, s.viewer = tuple(deck), True, round, TRUTH
    s.pos = [*at, *([jack] if jack is not None else [])]
    s.hands = [FULL_HAND] * n + [FULL_HAND if s.duel else 0]
    s.firsts, s.opener, s.employer = (1,) * n, opener, employer
    if jack_pile:
        rest = [k for k in range(1, 13) if k not in jack_pile]
        s.jack_pile = tuple(rest + list(reversed(jack_pile)))
    s.phase, s.current = (BID, opener) if auction else (CARD, 0)
    return s


def do(s: State, *actions: str) -> State:
    """Play actions one after the other, each of which must be legal."""
    for text in actions:
        action = decode(text)
        assert action in s.legal_actions(), f"{text} is not among {[a.encode() for a in s.legal_actions()]}"
        s.apply(action)
    return s


def show(s: State, *moves: int) -> State:
    """All choose these movement cards in seat order; a buyer in the duel gives two, the own and Black Jack's."""
    for move in moves:
        do(s, f"{'order' if s.phase != CARD else 'card'} {move}")
    return s


def legal(s: State) -> list[str]:
    """What may be chosen now, as text."""
    return [a.encode() for a in s.legal_actions()]


def sizes(s: State) -> list[int]:
    """Crew sizes of the seats and, last, of the Port."""
    return [len(c) for c in s.crews]


def best(s: State) -> str:
    """The text that takes the first sailor offered."""
    return next(t for t in legal(s) if t.startswith(("take", "give")))
