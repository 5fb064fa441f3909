"""What a choice would do to the line, as far as it is certain: shown before it is made.

The choice is played in a position that the viewer cannot rule out, and only what would be the same in all of them is
kept: nothing after chance, no card that nobody has seen.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from gamebox.core.events import UNKNOWN, Event, Moved, Said
from gamebox.core.table import Table
from gamebox.games.guillotine.actions import GIFT, PLAY, RESOLVING, TURN, Choice
from gamebox.games.guillotine.cards import SPY, title
from gamebox.games.guillotine.rules import State
from gamebox.games.guillotine.stage import DECK, GONE, LINE

ESCAPE = title("escape")
"""Chance begins before anything is told."""
CHANCE = frozenset(("mixed", "returned", "looks", "looks_hand", "quarrels"))
"""Lines of the log after which chance decides, or a choice that is still to be made."""
ENDS = frozenset(("day_over", "day", "over", "hurried"))
"""Lines after which the turn is over."""


@dataclass
class Foresight:
    """What would happen.

    order: the line before anything is collected, UNKNOWN for a noble not known yet; None where chance decides.
    places: for each noble that would stand elsewhere, its places now and then, 0 the front. collected: by the seat
    `taker`, if it is not the viewer. targets: the tags that would have to be chosen from next. certain: nothing was
    left to chance; chance: it decides who would be collected. idle: the viewer's turn would be over without a noble.
    """

    order: list[int] = field(default_factory=list)
    places: dict[int, tuple[int, int]] = field(default_factory=dict)
    movers: list[int] = field(default_factory=list)
    gone: list[int] = field(default_factory=list)
    mixed: list[int] = field(default_factory=list)
    joins: int = 0
    collected: list[int] = field(default_factory=list)
    taker: int = UNKNOWN
    given: dict[int, int] = field(default_factory=dict)
    targets: frozenset[str] = frozenset()
    certain: bool = True
    chance: bool = False
    idle: bool = False


def foresee(view: State, choice: Choice) -> Foresight:
    """What a legal choice of the viewer would bring."""
    found, events = Foresight(order=list(view.line)), list[Event]()
    if view.turn != view.current:
        found.taker = view.turn
    if choice.kind == PLAY and choice.what == ESCAPE:
        found.mixed, found.certain, found.chance = list(view.line), False, True
        return found
    world = _world(view)
    world.apply(choice, events.append)
    if TURN < world.phase < RESOLVING and not events:
        found.targets = frozenset(tag for action in world.legal_actions() for tag in action.clicks().pick)
        return found
    _read(found, view, events)
    _doubt_the_spy(found, view)
    over = world.current is None or (world.day, world.turn) != (view.day, view.turn)
    found.idle = over and found.certain and not found.collected and view.turn == view.current and view.phase < GIFT
    return found


def _world(view: State) -> State:
    """A position that the viewer cannot rule out; Master Spy, if nobody has seen him, lies as deep as he can."""
    world = view.determinize(Random(0))
    unseen = [i for i, card in enumerate(view.deck) if card == UNKNOWN]
    at = next((i for i in unseen if world.deck[i] == SPY), UNKNOWN)
    if at != UNKNOWN:
        world.deck[at], world.deck[unseen[0]] = world.deck[unseen[0]], SPY
    return world


def _doubt_the_spy(found: Foresight, view: State) -> None:
    """An unseen noble before others may be Master Spy, who would go to the end (4.5): who is collected is not sure."""
    unseen = view.deck.count(UNKNOWN) > 1 and SPY not in (*view.line, *view.gone, *view.deck, *sum(view.trophies, ()))
    ahead = found.order[: max([i for i, card in enumerate(found.order) if card != UNKNOWN], default=0)]
    if unseen and UNKNOWN in ahead and UNKNOWN in found.collected:
        del found.collected[found.collected.index(UNKNOWN) :]
        found.certain, found.chance = False, not found.collected


def _read(found: Foresight, view: State, events: list[Event]) -> None:
    """Follow the events up to where they are no longer certain, or the turn is over."""
    table = Table({LINE: view.line})
    for event in events:
        if isinstance(event, Said):
            if event.key in CHANCE or event.key in ENDS:
                found.certain = event.key not in CHANCE
                if event.key in ("mixed", "returned"):
                    found.chance = True
                    found.mixed = list(table.zones[LINE] or view.line)[: event.number]
                break
        elif isinstance(event, Moved) and LINE in (event.src, event.dst):
            if not _move(found, table, event, view):
                break
        elif isinstance(event, Moved) and event.dst.name == "trophies" and event.src.name == "conciergerie":
            found.collected.append(event.card if event.card in view.deck else UNKNOWN)
            if found.collected[-1] == UNKNOWN:
                break
    if not found.collected:
        found.order = list(table.zones[LINE]) if found.certain else found.order
    found.places = {
        card: (view.line.index(card), at)
        for at, card in enumerate(found.order)
        if card in view.line and view.line.index(card) != at
    }


def _move(found: Foresight, table: Table, event: Moved, view: State) -> bool:
    """One noble moves in line, joins it or leaves it. False if nobody can know which: what follows is not certain."""
    if event.src != LINE:
        hidden = event.src == DECK and event.card not in view.deck
        found.joins += event.src == DECK and not found.collected
        table.zones[event.src] = [UNKNOWN if hidden else event.card]
        table.follow(event._replace(card=UNKNOWN if hidden else event.card, src_index=0))
        return True
    known = table.zones[LINE][event.src_index] != UNKNOWN
    if event.dst.name == "trophies" and event.dst.owner == view.turn:
        if not found.collected:
            found.order = list(table.zones[LINE])
        found.collected.append(event.card if known else UNKNOWN)
    elif known and event.dst == LINE:
        found.movers.append(event.card)
    elif known and event.dst.name == "trophies":
        found.given[event.card] = event.dst.owner
    elif known and event.dst == GONE:
        found.gone.append(event.card)
    if known or event.dst == LINE:
        table.follow(event if known else event._replace(card=UNKNOWN))
    return known or event.dst == LINE
