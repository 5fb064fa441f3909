"""Positions of Gang of Four in one line, for the tests of its rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gamebox.core.events import Event, Said
from gamebox.core.game import TRUTH
from gamebox.games.gang_of_four.actions import GIVE, PLAY, PLAY_SMALL, decode, play
from gamebox.games.gang_of_four.cards import BIT, COUNT, FACE, HAND, cards_in, faces_in, holding, parse, spell
from gamebox.games.gang_of_four.combos import read
from gamebox.games.gang_of_four.rules import Options, State, setup

NEW_GAME = Options()


def position(
    hands: Sequence[int | str],
    *,
    table: str | None = None,
    owner: int | None = None,
    current: int = 0,
    turn: int = -1,
    hand: int = 2,
    options: Options = NEW_GAME,
    opening: bool = False,
    totals: Sequence[int] | None = None,
    giving: bool = False,
    winner: int = 0,
    loser: int = 1,
    shown: Sequence[str] | None = None,
    locked: Sequence[int] = (),
    skipped: Sequence[int] = (),
    seed: int = 1,
) -> State:
    """A position within a hand; all cards named nowhere lie on the heap (with three players, 16 in the dead hand).

    hands: for each seat its cards ("3g 7y 9r"), or how many (the lowest not named). table: the combination in play, by
    `owner` (the seat before `current`). turn: -1 counter-clockwise. giving: the exchange, the winner has to give a
    card back. shown: for each seat the cards that an exchange has shown. locked, skipped: seats out of the trick, of
    the hand.
    """
    n = len(hands)
    s = setup(n, options, seed)
    spare = list(range(COUNT))
    named = {i: draw(spare, cards) for i, cards in enumerate(hands) if isinstance(cards, str)}
    combo = None if table is None else read(table)
    assert table is None or combo is not None, f"{table} is no combination"
    on_table = draw(spare, table or "")
    filled = [named[i] if isinstance(h, str) else [spare.pop(0) for _ in range(h)] for i, h in enumerate(hands)]
    dead = [spare.pop() for _ in range(min(HAND, len(spare)))] if n == 3 else []
    s.viewer, s.phase, s.current, s.turn, s.hand = TRUTH, GIVE if giving else PLAY, current, turn, hand
    s.opening, s.winner, s.loser, s.dealer = opening, winner, loser, winner
    s.totals = tuple(totals or (0,) * n)
    s.pad = (s.totals,) * (hand > 1)
    s.hands = [sum(BIT[c] for c in cards) for cards in filled]
    s.held, s.counts = [holding(cards) for cards in s.hands], [len(cards) for cards in filled]
    s.history = [(winner, PLAY_SMALL[FACE[c]], BIT[c]) for c in spare if c not in dead]
    s.trick, s.owner, s.table = len(s.history), -1, combo
    if combo is not None:
        s.owner = (current - turn) % n if owner is None else owner
        s.history.append((s.owner, play(combo), sum(BIT[c] for c in on_table)))
    s.gone = sum(taken for _, _, taken in s.history)
    s.shown = tuple(known_in(s, i, text) for i, text in enumerate(shown or [""] * n))
    s.locked, s.skipped = sum(1 << i for i in locked), sum(1 << i for i in skipped)
    s.listed = [None] * n
    return s


def draw(spare: list[int], text: str) -> list[int]:
    """Take the named cards out of the spare ones."""
    found = []
    for face in parse(text):
        card = next((c for c in spare if FACE[c] == face), None)
        assert card is not None, f"there are not so many cards as in {text!r}"
        spare.remove(card)
        found.append(card)
    return found


def known_in(s: State, seat: int, text: str) -> int:
    """Cards of a hand as a set."""
    return sum(BIT[c] for c in draw(cards_in(s.hands[seat]), text))


def do(s: State, *actions: str) -> State:
    """Play actions one after the other, each of which must be legal."""
    for text in actions:
        action = decode(text)
        assert action in s.legal_actions(), f"{text} is not among {[a.encode() for a in s.legal_actions()]}"
        s.apply(action)
    return s


def told(s: State, action: str) -> list[Event]:
    """The events of a legal action."""
    events: list[Event] = []
    assert decode(action) in s.legal_actions()
    s.apply(decode(action), events.append)
    return events


def said(events: Sequence[Event]) -> list[str]:
    """The keys of the lines for the log."""
    return [event.key for event in events if isinstance(event, Said)]


def legal(s: State) -> list[str]:
    """What may be chosen now, as text."""
    return [a.encode() for a in s.legal_actions()]


def cards(s: State, seat: int) -> str:
    """The hand of a seat, lowest first."""
    return spell(faces_in(s.hands[seat]))


def refused(s: State, action: str) -> tuple[str, str]:
    """The last word of the refusal's catalogue key, and its paragraph."""
    key, paragraph = s.refusal(decode(action))
    return key.removeprefix("gang_of_four.refuse."), paragraph


def through(s: Any, *actions: str) -> list[int | None]:
    """Who chooses after each of these actions."""
    return [do(s, action).current for action in actions]
