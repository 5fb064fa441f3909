"""Positions of Gnadenlos! in one line, for the tests of its rules. Pieces are called by their names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from gamebox.core.events import Event, redact
from gamebox.core.table import Table
from gamebox.games.gnadenlos import auction, ledger, market, turn
from gamebox.games.gnadenlos.actions import PICK, SEND, Choice, decode, note_name
from gamebox.games.gnadenlos.cards import (
    ADVENTURERS,
    ALL_OF,
    EVENT_NAMES,
    EVENTS,
    EVERYBODY,
    FACES,
    ONE,
    faces_in,
    people_in,
)
from gamebox.games.gnadenlos.rules import Options, State, setup

NOTE = {note_name(face): face for face in range(FACES)}
PERSON = {person.name: a for a, person in enumerate(ADVENTURERS)}


def person(name: str) -> int:
    """An adventurer by the whole name."""
    return PERSON[name]


def notes(text: str) -> tuple[int, ...]:
    """Faces of notes: "b2 r0"."""
    return tuple([NOTE[word] for word in text.split()])


def hand(text: str) -> int:
    """A hand of notes."""
    return sum([ONE[face] for face in notes(text)])


def position(
    crews: Sequence[str] = ("", "", "", ""),
    *,
    laid: Sequence[tuple[int, str]] = (),
    hands: Mapping[int, str] | None = None,
    nuggets: Sequence[int] = (),
    places: Sequence[int] = (),
    vultures: Sequence[int] = (),
    undertaker: int = 0,
    active: int = 0,
    turn_number: int = 3,
    pile: str = "",
    discard: str = "",
    options: Options | None = None,
    seed: int = 1,
) -> State:
    """A position between two turns; as many seats as crews. Go on with `event`, `offer`, `prestige` or `pay_days`.

    laid: who laid which notes into the market, in this order (ledger.NOBODY: shuffled in). hands: notes of seats, else
    all of the own colour that are not laid. pile: the top first, then all the rest.
    """
    n = len(crews)
    s = setup(n, options or Options(), seed)
    s.ious, s.market, s.batches = list(ALL_OF[:n]), [], []
    for payer, text in laid:
        faces = notes(text)
        batch = ledger.new_batch(s, faces)
        s.market += [ledger.packed(face, payer, batch) for face in faces]
        for face in faces:
            s.ious[face // 5] -= ONE[face]
    for seat, text in (hands or {}).items():
        s.ious[seat] = hand(text)
    s.known = s.ious[:]
    s.crews = [sum([1 << person(name) for name in names.split()]) for names in crews]
    s.seen = s.crews[:]
    s.discard = [person(name) for name in discard.split()]
    top = [person(name) for name in pile.split()]
    out = sum(s.crews) + sum([1 << a for a in [*s.discard, *top]])
    s.pile = people_in(EVERYBODY & ~out) + top[::-1]
    s.chosen, s.lots, s.bids, s.totals = [], (), [], 0
    s.nuggets, s.places = list(nuggets) or [10] * n, list(places) or [6] * n
    s.vultures, s.undertaker, s.active, s.turn = list(vultures) or [0] * n, undertaker, active, turn_number
    return s


def event(s: State, name: str, *, left: Sequence[str] | None = None) -> State:
    """Begin the turn of the active seat with this event; left: the event cards below it, the next one last."""
    kind = EVENT_NAMES.index(name)
    below = [EVENT_NAMES.index(x) for x in left] if left is not None else []
    if left is None:
        below = list(EVENTS)
        below.remove(kind)
        below = below[:3]
    s.deck = [*below, kind]
    rest = list(EVENTS)
    for known in s.deck:
        rest.remove(known)
    s.shown = tuple(rest)
    s.active, s.turn = (s.active - 1) % s.seats, s.turn - 1
    turn.following(s, None)
    return s


def offer(s: State, text: str) -> State:
    """Begin an auction in which these adventurers are on offer."""
    wanted = [person(name) for name in text.split()]
    s.pile = [a for a in s.pile if a not in wanted] + wanted[::-1]
    auction.begin(s, None)
    return s


def dice(rolls: Sequence[int], patch: pytest.MonkeyPatch) -> None:
    """The die shows these numbers, 1..6."""
    coming = iter([roll - 1 for roll in rolls])
    patch.setattr(market, "dice", lambda s: coming.__next__)


def pay_days(s: State, rolls: Sequence[int]) -> State:
    """The market pays, if it is full enough, with these rolls."""
    with pytest.MonkeyPatch.context() as patch:
        dice(rolls, patch)
        market.due(s, None)
    return s


def named(action: Choice) -> str:
    """A choice with the names of adventurers."""
    return f"send {ADVENTURERS[action.what].name}" if action.kind == SEND else action.encode()


def find(s: State, text: str) -> Choice:
    """The legal choice with this name; "pick <adventurer>" takes the lot with that one."""
    for action in s.legal_actions():
        lot = [f"pick {ADVENTURERS[a].name}" for a in s.lots[action.what]] if action.kind == PICK else []
        if text in (named(action), *lot):
            assert decode(action.encode()) is action
            return action
    raise AssertionError(f"{text} is not among {[named(a) for a in s.legal_actions()]}")


def do(s: State, *texts: str) -> State:
    """Play choices one after the other, each of which must be legal; the events must add up for everybody."""
    audiences = (None, *range(s.seats))
    tables = {who: Table(s.view(who).zones()) for who in audiences}
    for text in texts:
        events: list[Event] = []
        s.apply(find(s, text), events.append)
        for who, table in tables.items():
            for each in events:
                table.follow(redact(each, who))
            zones = {zone: list(cards) for zone, cards in s.view(who).zones().items() if cards}
            assert table.shown() == zones, f"after {text} the events of {who} do not add up"
    return s


def legal(s: State) -> list[str]:
    """What may be chosen now."""
    return [named(a) for a in s.legal_actions()]


def lying(s: State) -> str:
    """The market, place by place; a hole is a dash."""
    return " ".join(["-" if p < 0 else note_name(p & 31) for p in s.market])


def held(s: State, seat: int) -> str:
    """The notes of a seat."""
    return " ".join([note_name(face) for face in faces_in(s.ious[seat])])


def crew(s: State, seat: int) -> str:
    """The adventurers of a seat."""
    return " ".join([ADVENTURERS[a].name for a in people_in(s.crews[seat])])


def gone(s: State) -> list[str]:
    """The discard pile, the latest last."""
    return [ADVENTURERS[a].name for a in s.discard]


def rule(*paragraphs: str) -> pytest.MarkDecorator:
    """Marks a test with the paragraphs that it checks."""
    return pytest.mark.rule("gnadenlos", list(paragraphs))
