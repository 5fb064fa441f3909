"""Positions of Galéon in one line, for the tests of its rules. Equipments are the digits 1 to 7."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from gamebox.core.events import Event, Said, redact
from gamebox.core.table import Table
from gamebox.games.galeon import decode
from gamebox.games.galeon.cards import FULL, ORDERS, SETS, SHIP, TOWERS, code_of
from gamebox.games.galeon.effects import NOBODY, ZEROS
from gamebox.games.galeon.rules import Options, Sale, State, Voyage, setup

NORMAL = Options()


def mask(digits: str) -> int:
    """Equipments as bits."""
    return sum(1 << int(d) - 1 for d in digits)


def ship(digits: str) -> int:
    """The ship with these equipments."""
    return SHIP + SETS.index(mask(digits))


def tower(digits: str) -> int:
    """A tower with these equipments on its slots, A first."""
    return code_of(tuple(int(d) - 1 for d in digits))


def position(
    docks: Sequence[str] = ("1234", "1235", "1236", "1237"),
    centre: Sequence[str] = ("1234", "4567"),
    *,
    rotations: Sequence[int] = (),
    first: int = 0,
    lost: Sequence[Sequence[int]] = (),
    sent: Sequence[tuple[int, str, str]] = (),
    prices: Sequence[int] = (),
    bag: int | None = None,
    options: Options = NORMAL,
    turn: int = 1,
    seed: int = 1,
) -> State:
    """An auction just opened; as many seats as docks.

    centre: the towers on offer, with their rotations (0 when not given). sent: expeditions as seat, ship and towers
    with blanks between, paid with `prices` (9, 8, 7... when not given). lost: more cards that seats have lost. bag:
    how many towers it holds; the others of those not named have left the game.
    """
    n = len(docks)
    s = setup(n, options, seed)
    under = [(seat, name, t) for seat, name, towers in sent for t in towers.split()]
    named = [tower(t) for _, _, t in under] + [tower(t) for t in centre]
    masks = {code: next(m for m in SETS if code in ORDERS[m]) for code in named}
    rest = [ORDERS[m][0] for m in SETS if m not in masks.values()]
    gone = 0 if bag is None else len(rest) - bag
    at = len(under) + gone
    s.sides = (*named[: len(under)], *rest[:gone], *named[len(under) :], *rest[gone:])
    turns = [*[0] * at, *rotations, *[0] * (TOWERS - at - len(rotations))]
    s.rotations, s.drawn = tuple(turns), at + len(centre)
    s.centre, s.unsold = tuple(range(at, s.drawn)), tuple(range(len(under), at))
    out = [ship(name) for _, name, _ in sent] + [ship(name) for name in docks]
    s.ships = (*out, *[x for x in range(SHIP, SHIP + TOWERS) if x not in out])
    s.docks, s.launched = tuple(ship(name) for name in docks), len(out)
    paid = list(prices) or [9 - i for i in range(len(under))]
    s.sales = tuple(
        Sale(
            i,
            0,
            seat,
            paid[i],
            tuple(ship(name) if k == seat else s.docks[k] for k in range(n)),
            tuple(paid[i] * (k == seat) for k in range(n)),
        )
        for i, (seat, name, _) in enumerate(under)
    )
    numbers = iter(range(len(under)))
    s.voyages = tuple(
        Voyage(seat, ship(name), tuple(next(numbers) for _ in towers.split()), 0) for seat, name, towers in sent
    )
    gone_cards = [set(lost[i]) if i < len(lost) else set() for i in range(n)]
    for sale in s.sales:
        gone_cards[sale.seat].add(sale.price)
    s.lost = tuple(sum(1 << v - 1 for v in cards) for cards in gone_cards)
    s.hands = [FULL & ~cards for cards in s.lost]
    s.tops, s.leaders = ZEROS[len(centre)][:], NOBODY[len(centre)][:]
    s.high, s.staked, s.bids, s.out = [0] * n, [0] * n, [], 0
    s.turn, s.first, s.current = turn, first, first
    return s


def legal(s: State) -> list[str]:
    """What may be chosen now."""
    return [action.encode() for action in s.legal_actions()]


def do(s: State, *texts: str) -> State:
    """Play choices one after the other, each of which must be legal; the events must add up for everybody.

    "X 5" bids 5 for the first tower on offer, "Y 5" for the second, "Z 5" for the third.
    """
    follow(s, *texts)
    return s


def follow(s: State, *texts: str) -> list[Event]:
    """The same; the events."""
    audiences = (None, *range(s.seats))
    tables = {who: Table(s.view(who).zones()) for who in audiences}
    told: list[Event] = []
    for text in texts:
        full = f"bid {s.centre['XYZ'.index(text[0])]} {text[2:]}" if text[0] in "XYZ" else text
        assert full in legal(s), f"{text} is not among {legal(s)}"
        events: list[Event] = []
        s.apply(decode(full), events.append)
        told += events
        for who, table in tables.items():
            for event in events:
                table.follow(redact(event, who))
            zones = {zone: list(cards) for zone, cards in s.view(who).zones().items() if cards}
            assert table.shown() == zones, f"after {text} the events of {who} do not add up"
    return told


def said(events: Sequence[Event]) -> list[str]:
    """The keys of the lines in the log."""
    return [event.key for event in events if isinstance(event, Said)]


def all_pass(s: State) -> State:
    """Everybody passes until the auction is over."""
    turn = s.turn
    while s.current is not None and s.turn == turn and "pass" in legal(s):
        do(s, "pass")
    return s


def go_on(s: State) -> State:
    """Nobody announces."""
    while s.current is not None and "go_on" in legal(s):
        do(s, "go_on")
    return s


def rule(*paragraphs: str) -> pytest.MarkDecorator:
    """Marks a test with the paragraphs that it checks."""
    return pytest.mark.rule("galeon", list(paragraphs))
