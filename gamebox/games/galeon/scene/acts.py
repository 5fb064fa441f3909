"""The acts of this table: towers come up out of the sea, bids fly, ships sail off, expeditions are opened in turn."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from pygame import Rect

from gamebox.controllers.table import Beat
from gamebox.core.events import UNKNOWN, Event, Moved, Said, Turned
from gamebox.games.galeon.cards import SIDES
from gamebox.games.galeon.scene.pieces import TABLE, ship_sprite
from gamebox.games.galeon.scene.plan import drawn
from gamebox.games.galeon.scene.shown import Opened
from gamebox.ui.acts import Act
from gamebox.ui.sound import sound_of
from gamebox.ui.tween import Mover, Tween, fade, glide, pause, travel

if TYPE_CHECKING:
    from gamebox.games.galeon.scene.chart import Chart

FLIGHT, OVERLAP, SAIL, RISE, FADE = 0.34, 0.1, 0.9, 0.45, 0.4
"""Seconds: of a card's flight, between two that fly together, of a voyage, of a tower coming up, of fading over."""
RESTS = {
    "turn": 0.3, "passes": 0.3, "stuck": 0.3, "wins": 0.5, "unsold": 0.25, "stakes": 0.4, "window": 0.5, "declare": 0.7,
    "no_stakes": 0.4, "others": 0.7,
    "nobody": 0.6, "announces": 1.1, "says_yes": 0.7, "says_no": 0.7, "ends_towers": 0.9, "ends_cards": 0.9,
    "ends_ships": 0.9, "cards": 0.5, "wealth": 0.7, "eliminated": 1.2, "victory": 0.4, "defeat": 0.6, "decides": 0.1,
    "left_over": 0.4,
}  # fmt: skip
"""How long the table rests on a line of the log, in seconds."""
OPENING, GAIN = 0.6, 1.0
"""Seconds in which a tower of an expedition is looked at, and what it all has brought."""
SOUNDS = {
    "begins": "wind", "hand>pile": "card", "passes": "knock", "stuck": "knock", "wins": "hammer", "pile>hand": "cards",
    "pile>lost": "slap", "draws": "rattle", "bag>tower": "tower", "harbour>dock": "turn", "sails": "depart",
    "announces": "cannon", "window": "chime", "declare": "toll", "others": "toll", "decides": "quill",
    "says_yes": "stamp", "says_no": "stamp", "opens": "doubloons", "eliminated": "refuse", "victory": "win",
    "lost": "lose", "defeat": "lose",
}  # fmt: skip
"""What is heard: by event (see gamebox.ui.sound.sound_of), when a match begins or is lost."""


def play(look: Chart, beat: Beat) -> Act:
    """Show one action, event by event, from where the pieces lay before."""
    look.shown.begin(beat.before, beat.viewer)
    events = deque(beat.events)
    look.shown.said = next((event for event in events if isinstance(event, Said)), None)
    while events:
        moves = _together(events)
        if moves:
            yield from _move(look, moves)
        elif isinstance(events[0], Turned):
            yield from _open(look, events)
        else:
            yield from _hear(look, events.popleft())
    look.calm()


def _together(events: deque[Event]) -> list[Moved]:
    """The pieces that go the same way next, taken from the events."""
    found: list[Moved] = []
    while events:
        event = events[0]
        if not isinstance(event, Moved) or (found and _way(event) != _way(found[0])):
            break
        found.append(event)
        events.popleft()
    return found


def _way(event: Moved) -> tuple[str, str]:
    return event.src.name, event.dst.name


def _hear(look: Chart, event: Event) -> Act:
    """Something is said or counted."""
    look.shown.follow(event)
    look.moment += 1
    if not isinstance(event, Said):
        return
    look.heard += 1
    over = event.key in ("victory", "defeat")
    sound = SOUNDS["lost"] if over and _lost(look) else sound_of(event, SOUNDS)
    look.stage.sound.play(sound, always=over)
    if event.key in RESTS:
        yield pause(RESTS[event.key])


def _lost(look: Chart) -> bool:
    """Whether people played and none of them has won."""
    humans, ranks = look.controller.humans, look.controller.view().ranks()
    return bool(humans) and all(ranks[seat] != 1 for seat in humans)


def _move(look: Chart, moves: list[Moved]) -> Act:
    src, dst = _way(moves[0])
    if src == "bag":
        yield from _rise(look, moves)
    elif dst in ("pile", "hand", "lost"):
        yield from _cards(look, moves)
    elif dst == "dock":
        yield from _launch(look, moves)
    elif dst == "fleet":
        yield from _sail(look, moves)
    elif dst in ("cargo", "gone"):
        yield from _leave(look, moves)
    else:
        _follow(look, moves)


def _follow(look: Chart, moves: list[Moved]) -> None:
    for event in moves:
        look.shown.follow(event)
    look.moment += 1


def _cards(look: Chart, moves: list[Moved]) -> Act:
    """Bid cards fly to a pile, or back to their owners and to what is lost."""
    shown, pieces = look.shown, look.pieces
    starts = [pieces.where(event.src, event.card, shown) for event in moves]
    look.stage.sound.event(moves[0], SOUNDS)
    for event in moves:
        shown.follow(event)
    tweens = []
    for k, (event, start) in enumerate(zip(moves, starts, strict=True)):
        end = pieces.where(event.dst, event.card, shown)
        look.fly(event.card)
        mover = look.mover(pieces.flown(event.card, end if event.dst.name == "pile" else start), 40 + k)
        tween = travel(mover, start.center, end.center, FLIGHT, look.still)
        tween.delay = 0.0 if look.still else k * OVERLAP
        tweens.append(tween)
    look.moment += 1
    yield tweens
    look.calm()


def _rise(look: Chart, moves: list[Moved]) -> Act:
    """Towers come up in the middle, one after the other, with a splash."""
    shown, before = look.shown, set(look.shown.centre)
    for event in moves:
        shown.follow(event)
    fresh = [tower for tower in shown.centre if tower not in before]
    look.towers.hidden |= set(fresh)
    look.moment += 1
    look.stage.sound.play(SOUNDS["bag>tower"])
    cells = look.pieces.cells(shown)
    for tower in fresh:
        if not look.still:
            yield _splash(look, cells[tower].foot, cells[tower].k)
        look.towers.hidden.discard(tower)
        look.moment += 1
    yield pause(0.2)


def _splash(look: Chart, at: tuple[int, int], k: float) -> list[Tween]:
    found = []
    for stage in (1, 2, 3):
        name = f"{TABLE}:splash_{stage}"
        piece = look.stage.sprites.piece(name)
        anchor = round(piece.anchor[0] * k), round(piece.anchor[1] * k)
        mover = Mover(look.stage.sprites.get(name, k), at[0], at[1], anchor, 30 + stage, False)
        found.append(_for_a_while(mover, (stage - 1) / 3, stage / 3))
    return found


def _for_a_while(mover: Mover, start: float, end: float) -> Tween:
    """A picture that is there from one moment to another only."""

    def apply(t: float) -> None:
        mover.visible = start <= t < end

    return Tween(RISE, apply, (mover,), 0.0, lambda t: t)


def _launch(look: Chart, moves: list[Moved]) -> Act:
    """Ships go from the pile to empty docks."""
    shown, pieces = look.shown, look.pieces
    start = look.whole.ships
    for event in moves:
        shown.follow(event)
        look.docks.away.add(event.card)
    look.stage.sound.event(moves[0], SOUNDS)
    tweens = []
    for k, event in enumerate(moves):
        end = pieces.dock(event.dst.owner).berth
        mover = _vessel(look, event.card, end)
        tween = travel(mover, start.center, end.center, FLIGHT * 1.4, look.still)
        tween.delay = 0.0 if look.still else k * OVERLAP
        tweens.append(tween)
    look.moment += 1
    yield tweens
    look.calm()


def _vessel(look: Chart, ship: int, rect: Rect) -> Mover:
    """A ship that moves by its middle, as large as it lies in a rectangle."""
    piece = look.stage.sprites.piece(ship_sprite(ship))
    scale = min(rect.w / piece.width, rect.h / piece.height)
    return look.mover(look.stage.sprites.get(ship_sprite(ship), scale), 50)


def _leave(look: Chart, moves: list[Moved]) -> Act:
    """Towers go under a ship, or away."""
    shown, pieces = look.shown, look.pieces
    towers = dict.fromkeys(event.dst.owner for event in moves)
    cells = pieces.cells(shown)
    starts = {tower: cells[tower] for tower in towers if tower in cells}
    buyer = next((s.seat for s in look.controller.view().sales if s.tower in towers), UNKNOWN)
    ends = look.whole.sea if buyer == UNKNOWN else pieces.dock(buyer).berth
    _follow(look, moves)
    tweens = []
    for cell in starts.values():
        picture = look.stage.sprites.get(f"{TABLE}:hidden", min(cell.k * 1.4, drawn(look.stage.frame)))
        mover = look.mover(picture, 45)
        if buyer == UNKNOWN:
            tweens.append(fade(mover, cell.foot, cell.foot, FADE))
        else:
            tweens.append(travel(mover, cell.foot, ends.center, FLIGHT * 1.3, look.still))
    if tweens:
        yield tweens


def _sail(look: Chart, moves: list[Moved]) -> Act:
    """A ship leaves its dock for the far end of its lane."""
    (event, *_), shown, pieces = moves, look.shown, look.pieces
    start = pieces.dock(event.src.owner).berth
    for move in moves:
        shown.follow(move)
    end = pieces.where(event.dst, event.card, shown)
    look.docks.away.add(event.card)
    look.moment += 1
    look.stage.sound.play(SOUNDS["sails"], 0.7)
    mover = _vessel(look, event.card, end)
    if look.still:
        yield fade(mover, start.center, end.center, FADE)
    else:
        yield glide(mover, start.center, end.center, SAIL, arc=False)
    look.calm()


# The end


def _open(look: Chart, events: deque[Event]) -> Act:
    """An expedition is opened: tower by tower, then what it has brought. Towers left over are turned at once."""
    turned = list[Turned]()
    while events and isinstance(events[0], Turned):
        event = events.popleft()
        assert isinstance(event, Turned)
        turned.append(event)
        look.shown.follow(event)
    said = events[0] if events else None
    cargo = [event for event in turned if event.zone.name == "cargo"]
    if not cargo or not isinstance(said, Said) or said.key != "opens":
        look.moment += 1
        return
    towers = tuple(dict.fromkeys(event.zone.owner for event in cargo))
    opened = Opened(said.seat, said.card, towers)
    look.shown.opened = opened
    for tower in towers:
        look.moment += 1
        yield pause(OPENING / 2)
        opened.sides[tower] = tuple(look.shown.cards("cargo", tower))[:SIDES]
        look.moment += 1
        yield pause(OPENING)
    opened.gain = said.number
    yield from _hear(look, events.popleft())
    look.moment += 1
    yield pause(GAIN)
    look.shown.opened = None
