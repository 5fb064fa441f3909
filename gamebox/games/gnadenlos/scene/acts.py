"""The acts of this table: cards fly and turn, hats hop, gold changes hands, somebody is shot."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from gamebox.controllers.table import Beat
from gamebox.core.events import UNKNOWN, Counted, Event, Moved, Said, Turned
from gamebox.games.gnadenlos.scene import drama
from gamebox.games.gnadenlos.scene.choices import note_tags
from gamebox.games.gnadenlos.scene.plan import NOTE
from gamebox.ui.acts import Act
from gamebox.ui.sound import sound_of
from gamebox.ui.tween import Tween, pause, travel

if TYPE_CHECKING:
    from gamebox.games.gnadenlos.scene.town import Town

FLIGHT, OVERLAP = 0.36, 0.08
MOST_BACKS = 6
"""So many pieces fly together at most; the others go along unseen."""
RESTS = {
    "event": 0.8, "mixed": 0.6, "undertaker": 0.2, "no_event": 0.9, "all_equal": 1.2, "digs": 0.25, "wins": 0.8,
    "market_short": 1.0, "takes": 0.2, "fills": 0.1, "moves_up": 0.1, "poker_won": 0.35, "poker_lost": 0.35,
    "shot": 0.25, "leaves": 0.1, "buys": 0.25, "offer": 0.5, "new_pile": 0.5, "nobody_to_hire": 0.8, "bids": 0.5,
    "cannot_bid": 1.6, "hires": 0.2, "unhired": 0.2, "pay_day": 1.0, "final_pay_day": 1.4, "settles": 0.45,
    "bankrupt": 0.9, "third_vulture": 1.4, "column_empty": 0.8, "notes_back": 0.15, "end_undertaker": 1.4,
    "end_goal": 1.4, "over": 0.4,
}  # fmt: skip
"""How long the table rests on a line of the log, in seconds."""
SOUNDS = {
    "begins": "door", ">sent": "card", "sent>crew": "cards", "event_pile>event": "turn", "shuffled": "shuffle",
    "turned": "turn", "undertaker": "spade", "step": "hop", "counted:nuggets": "nuggets", "counted:die": "dice",
    "pay_day": "payday", "final_pay_day": "payday", "bankrupt": "vulture", "third_vulture": "vulture", "fires": "shot",
    "poker_won": "banjo", "poker_lost": "piano", ">bid": "rustle", "bid>slot": "rustle", "bid>notes": "rustle",
    "slot>notes": "rustle", "slot>slot": "rustle", "pile>lot": "turn", "lot>crew": "card", ">discard": "slap",
    "end_undertaker": "spade", "end_goal": "banjo", "over": "win", "lost": "lose",
}  # fmt: skip
"""What is heard: by event (see gamebox.ui.sound.sound_of), when a match begins or is lost, when a hat comes down on a
horseshoe, and when somebody is shot."""
SINGLY = ("sent>discard", "event_pile>event")


def play(look: Town, beat: Beat) -> Act:
    """Show one action, event by event, from where the pieces lay before."""
    look.shown.begin(beat.before)
    events = deque(beat.events)
    while events:
        moves = _together(events)
        if moves:
            falls = _falls(moves[0], events)
            yield from drama.shot(look, moves[0]) if falls else _fly(look, moves)
            continue
        turns = _turned(events)
        if turns:
            yield from _turn(look, turns)
        elif isinstance(events[0], Counted):
            yield from _count(look, events.popleft())
        else:
            yield from _hear(look, events.popleft())


def _way(event: Moved) -> str:
    return f"{event.src.name}>{event.dst.name}"


def _together(events: deque[Event]) -> list[Moved]:
    """The pieces that go the same way next, taken from the events."""
    found: list[Moved] = []
    while events and isinstance(events[0], Moved):
        event = events[0]
        if found and (_way(event) != _way(found[0]) or _way(event) in SINGLY):
            break
        found.append(event)
        events.popleft()
    return found


def _turned(events: deque[Event]) -> list[Turned]:
    """The pieces of one kind of zone that are turned next, taken from the events."""
    found: list[Turned] = []
    while events and isinstance(events[0], Turned):
        event = events[0]
        if found and event.zone.name != found[0].zone.name:
            break
        found.append(event)
        events.popleft()
    return found


def _falls(event: Moved, events: deque[Event]) -> bool:
    """Whether an adventurer does not just leave, but is shot."""
    said = events[0] if events else None
    return _way(event) == "sent>discard" and isinstance(said, Said) and said.key == "shot"


def _hear(look: Town, event: Event) -> Act:
    """Something is said, or mixed."""
    look.shown.follow(event)
    look.moment += 1
    if not isinstance(event, Said):
        look.stage.sound.event(event, SOUNDS)
        return
    look.heard += 1
    over = event.key == "over"
    sound = SOUNDS["lost"] if over and _lost(look) else sound_of(event, SOUNDS)
    look.stage.sound.play(sound, always=over)
    if event.key not in RESTS:
        return
    rest = pause(RESTS[event.key])
    yield [rest, drama.tumbleweed(look)] if event.key == "event" and look.shown.shooting and not look.still else rest


def _lost(look: Town) -> bool:
    """Whether people played and none of them has won."""
    humans, ranks = look.controller.humans, look.controller.view().ranks()
    return bool(humans) and all(ranks[seat] != 1 for seat in humans)


def _count(look: Town, event: Event) -> Act:
    """A number changes: gold goes to and fro, a hat hops, the die rolls."""
    assert isinstance(event, Counted)
    act = {
        "nuggets": drama.gold,
        "place": drama.hop,
        "die": drama.die,
        "undertaker": drama.walk,
        "vultures": drama.vulture,
    }
    if event.what in act:
        if event.what in ("nuggets", "die"):
            look.stage.sound.event(event, SOUNDS)
        yield from act[event.what](look, event)
    look.shown.follow(event)
    look.moment += 1


def _turn(look: Town, turns: list[Turned]) -> Act:
    """Pieces are turned over, all at once."""
    name, owner = turns[0].zone
    shows = turns[0].card != UNKNOWN
    if name == "notes":
        for event in turns:
            look.shown.follow(event)
        look.shown.showing = owner if shows and owner != look.home else -1
        look.moment += 1
        return
    look.stage.sound.event(turns[0], SOUNDS)
    rects = [look.pieces.where(event.zone, event.card, look.shown) for event in turns]
    tags = {f"{event.zone.name}:{event.zone.owner}" for event in turns}
    look.hidden |= tags
    look.moment += 1
    people = name == "sent"
    backs = [
        look.pieces.picture(UNKNOWN, rect, "shadow", people, e.zone.owner) for e, rect in zip(turns, rects, strict=True)
    ]
    faces = [look.pieces.picture(e.card, rect, "shadow", people) for e, rect in zip(turns, rects, strict=True)]
    yield [drama.flip(look, *parts) for parts in zip(backs, faces, rects, strict=True)]
    for event in turns:
        look.shown.follow(event)
    look.hidden -= tags
    look.moment += 1
    if people:
        yield pause(0.5)


# What flies


def _fly(look: Town, moves: list[Moved]) -> Act:
    """Pieces go from one place to another on slight arcs, one a little after the other."""
    shown, pieces = look.shown, look.pieces
    before = set(_own_tags(look))
    starts = [look.source(event) for event in moves]
    for event in moves:
        shown.follow(event)
    ends = [pieces.where(event.dst, event.card, shown) for event in moves]
    hidden = set(_own_tags(look)) - before
    hidden |= {f"{e.dst.name}:{e.dst.owner}" for e in moves if e.dst.name in ("slot", "sent", "bid")}
    hidden |= {f"person:{e.card}" for e in moves if e.dst.name == "lot"}
    hidden |= {"event"} if moves[0].dst.name == "event" else set()
    look.hidden |= hidden
    look.moment += 1
    look.stage.sound.event(moves[0], SOUNDS)
    tweens: list[Tween] = []
    for k, event in enumerate(moves[:MOST_BACKS]):
        picture = _picture(look, event, starts[k], ends[k])
        tween = travel(look.mover(picture, 40 + k), starts[k].center, ends[k].center, FLIGHT, look.still)
        tween.delay = 0.0 if look.still else k * OVERLAP
        tweens.append(tween)
    yield tweens
    look.hidden -= hidden
    look.moment += 1


def _own_tags(look: Town) -> list[str]:
    """The tags of all that the one below holds."""
    crew, notes = look.shown.cards("crew", look.home), sorted(look.shown.cards("notes", look.home))
    return [*(f"person:{card}" for card in crew if card != UNKNOWN), *(tag for tag in note_tags(notes) if tag)]


def _picture(look: Town, event: Moved, start: Rect, end: Rect) -> Surface:
    """What flies: as large as where it goes to, or comes from."""
    people = {event.src.name, event.dst.name} & {"crew", "pile", "discard", "lot", "sent"} != set()
    rect = end if event.dst.name in ("bid", "slot", "sent", "lot", "event") else start
    if event.card == UNKNOWN and not people and event.src.name.startswith("event"):
        return look.pieces.event(UNKNOWN, rect.w, rect.h)
    if not people and event.src.name in ("notes", "bid", "slot"):
        rect = look.pieces.sized(NOTE, rect.center, rect.w / NOTE[0] / look.whole.frame.u)
    return look.pieces.picture(event.card, rect, "shadow", people, max(0, event.dst.owner))
