"""The acts of this table: cards fly to the middle, tricks go to the heap, hands end, are dealt, and begin."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from pygame import Rect

from gamebox.controllers.table import Beat
from gamebox.core.events import UNKNOWN, Event, Moved, Said
from gamebox.games.gang_of_four.cards import NUMBER
from gamebox.games.gang_of_four.combos import KINDS
from gamebox.games.gang_of_four.scene.pieces import BACK, sprite
from gamebox.ui.acts import Act, hold
from gamebox.ui.sound import sound_of
from gamebox.ui.tween import Mover, Tween, glide, pause, travel

if TYPE_CHECKING:
    from gamebox.games.gang_of_four.scene.lacquer import Lacquer

FLIGHT, OVERLAP, DEALT = 0.34, 0.05, 0.26
TEN = 10
"""The highest number: what is above are pictures."""
PACKS = 4
"""Flights to each seat in a deal."""
RESTS = {
    "pass": 0.4, "trick": 0.3, "last_card": 0.6, "announces": 0.7, "silent": 0.9, "gives_best": 1.5, "gives_back": 1.5,
    "out": 0.6, "over": 0.3, "deal": 0.2,
}  # fmt: skip
"""How long the table rests on a line of the log, in seconds."""
SOUNDS = {
    "begins": "shuffle", "hand>trick": "slap", "gang": "gong", "flourish": "flourish", "pass": "knock",
    ">heap": "cards", "last_card": "chime", "announces": "chime", "silent": "refuse", "out": "homage",
    "over": "win", "lost": "lose", "deal": "shuffle", "deck>hand": "cards", "hand>exchange": "exchange",
    "exchange>hand": "card",
}  # fmt: skip
"""What is heard: by event (see gamebox.ui.sound.sound_of), when a match begins or is lost, and for the pictures."""
READ = 2.5
"""Seconds that the page at the end of a hand is shown when nobody plays at this screen."""


def play(look: Lacquer, beat: Beat) -> Act:
    """Show one action, event by event, from where the cards lay before."""
    shown = look.shown
    shown.begin(beat.before)
    events = deque(beat.events)
    shown.said = next((event for event in events if isinstance(event, Said)), None)
    read = False
    while events:
        moves = _together(events)
        if moves and moves[0].dst.name == "deck" and not read:
            read = True
            yield from _page(look)
        if moves:
            yield from _move(look, moves)
            continue
        yield from _hear(look, events.popleft())
    if shown.page is not None and shown.page.over:
        yield from _page(look)


def _together(events: deque[Event]) -> list[Moved]:
    """The cards that go the same way next, taken from the events."""
    found: list[Moved] = []
    while events and isinstance(events[0], Moved) and (not found or _way(events[0]) == _way(found[0])):
        found.append(events[0])
        events.popleft()
    return found


def _way(event: Moved) -> str:
    return "deal" if event.src.name == "deck" else event.dst.name


def _hear(look: Lacquer, event: Event) -> Act:
    """Something is said, counted or mixed."""
    look.shown.follow(event)
    look.moment += 1
    if not isinstance(event, Said):
        return
    look.shown.said = event
    look.heard += 1
    over = event.key == "over"
    picture = event.key in ("single", "pair") and NUMBER[event.card] > TEN
    sound = SOUNDS["flourish"] if picture else sound_of(event, SOUNDS)
    look.stage.sound.play(SOUNDS["lost"] if over and _lost(look) else sound, always=over)
    if event.key in RESTS:
        yield pause(RESTS[event.key])
    elif event.key in KINDS:
        yield pause(0.25)


def _lost(look: Lacquer) -> bool:
    """Whether people played and none of them has won."""
    humans, ranks = look.controller.humans, look.controller.view().ranks()
    return bool(humans) and all(ranks[seat] != 1 for seat in humans)


def _page(look: Lacquer) -> Act:
    """The end of a hand stays until it has been read."""
    look.reading = True
    look.moment += 1
    yield hold() if look.controller.humans else pause(READ)
    look.reading = False
    look.shown.page = None
    look.moment += 1


def _move(look: Lacquer, moves: list[Moved]) -> Act:
    """Cards go from one place to another, together."""
    where = moves[0].dst.name
    if where == "trick":
        yield from _to_trick(look, moves)
    elif where == "heap":
        yield from _to_heap(look, moves)
    elif where == "exchange" or moves[0].src.name == "exchange":
        yield from _exchange(look, moves)
    elif moves[0].src.name == "deck":
        yield from _deal(look, moves)
    else:
        _follow(look, moves)


def _follow(look: Lacquer, moves: list[Moved]) -> None:
    for event in moves:
        look.shown.follow(event)
    look.moment += 1


def _to_trick(look: Lacquer, moves: list[Moved]) -> Act:
    """A combination flies to the middle; what lay there gives way."""
    starts = [look.hand_rect(event.src.owner, event.card) for event in moves]
    ends = look.pieces.middle_row(len(moves))
    _follow(look, moves)
    look.shown.owner = UNKNOWN
    look.moment += 1
    look.stage.sound.event(moves[0], SOUNDS)
    yield _flights(look, [event.card for event in moves], starts, ends)


def _flights(look: Lacquer, cards: list[int], starts: list[Rect], ends: list[Rect]) -> list[Tween]:
    still, found = look.still, list[Tween]()
    for k, (card, start, end) in enumerate(zip(cards, starts, ends, strict=True)):
        picture = look.pieces.picture(sprite(card), end.w, end.h, "shadow")
        mover = Mover(picture, anchor=(picture.get_width() // 2, picture.get_height() // 2), depth=20 + k)
        tween = travel(mover, start.center, end.center, FLIGHT, still)
        tween.delay = 0.0 if still else k * OVERLAP
        found.append(tween)
    return found


def _to_heap(look: Lacquer, moves: list[Moved]) -> Act:
    """The trick is over: its cards go onto the heap."""
    shown = look.shown
    cards = shown.laid.get(shown.owner, [])
    yield pause(0.35)
    starts = look.pieces.middle_row(len(cards))
    heap = look.pieces.small(look.whole.heap.center)
    look.stage.sound.event(moves[0], SOUNDS)
    _follow(look, moves)
    shown.laid = {}
    look.moment += 1
    if not look.still:
        yield _flights(look, cards, starts, [heap] * len(cards))


def _exchange(look: Lacquer, moves: list[Moved]) -> Act:
    """A card is laid open in the middle, or goes from there into a hand."""
    (event,), shown = moves, look.shown
    if event.dst.name == "exchange":
        card, slot = event.card, look.whole.exchange[bool(shown.gifts)]
        start, end = look.hand_rect(event.src.owner, card), slot
    else:
        index = 0 if shown.said is not None and shown.said.key == "gives_best" else 1
        card, slot = shown.gifts[index].card, look.whole.exchange[index]
        start, end = slot, look.pieces.where(event.dst)
    _follow(look, moves)
    look.stage.sound.event(event, SOUNDS, 0.7)
    drawn = look.pieces.picture(sprite(card), slot.w, slot.h, "shadow")
    mover = Mover(drawn, anchor=(drawn.get_width() // 2, drawn.get_height() // 2), depth=20)
    yield travel(mover, start.center, end.center, FLIGHT, look.still)


def _deal(look: Lacquer, moves: list[Moved]) -> Act:
    """Backs fly to the seats, pack by pack."""
    zones = list(dict.fromkeys(event.dst for event in moves))
    start = look.pieces.small(look.whole.mat.center)
    picture = look.pieces.picture(BACK, start.w, start.h, "shadow")
    anchor = (picture.get_width() // 2, picture.get_height() // 2)
    tweens: list[Tween] = []
    for k in range(PACKS * len(zones)):
        mover = Mover(picture, anchor=anchor, depth=20 + k)
        end = look.pieces.where(zones[k % len(zones)])
        tweens.append(glide(mover, start.center, end.center, DEALT, k * 0.07))
    if not look.still:
        yield tweens
    _follow(look, moves)
    look.stage.sound.event(moves[0], SOUNDS)
    yield pause(0.35)
