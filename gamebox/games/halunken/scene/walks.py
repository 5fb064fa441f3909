"""The acts of this table: captains walk from door to door, sailors fly, Black Jack robs."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

from gamebox.controllers.table import Beat
from gamebox.core.events import ANYWHERE, UNKNOWN, Counted, Event, Moved, Said, Turned, Zone
from gamebox.games.halunken.cards import FIGURES, PLACES
from gamebox.ui.acts import Act
from gamebox.ui.sound import sound_of
from gamebox.ui.tween import Mover, fade, follow, glide, pause, travel

if TYPE_CHECKING:
    from gamebox.games.halunken.scene.harbour import Harbour

FLIGHT, STEP, LOOK, FADE = 0.34, 0.19, 0.12, 0.45
RESTS = {
    "cancelled": 0.55, "buys": 0.6, "free": 0.5, "named": 0.6, "robs": 0.45, "gives": 0.55, "round": 0.35,
    "shows": 0.1, "leaves": 0.4, "spared": 0.25, "pass": 0.35, "bid": 0.25, "jack_turns": 0.5, "empty": 0.3,
    "open": 0.2, "over": 0.3,
}  # fmt: skip
"""How long the table rests on a line of the log, in seconds."""
SOUNDS = {
    "opens": "wind", "begins": "shuffle", "bid": "coin", "pays": "coin", "back": "cards", "buys": "hammer",
    "robs": "rob", "gives": "rob", "cancelled": "cancel", "jostled": "jostle", "over": "win", "lost": "lose",
    "jack_turns": "jack", "named": "rum", "recruits": "door", "round": "bell", "spared": "refuse",
    "start>space": "walk", "space>space": "walk", "stride": "step", "ship>orders": "cards", "turned": "turn",
    "moved": "card",
}  # fmt: skip
"""What is heard: by event (see gamebox.ui.sound.sound_of), and when a table opens, a match begins or is lost, and at
each stride."""
STRIDES = 4
"""So many half spaces are heard when a captain sets off."""


def play(look: Harbour, beat: Beat) -> Act:
    """Show one action, event by event, from where the pieces lay before."""
    shown = look.shown
    shown.begin(beat.before)
    events = list(beat.events)
    while events:
        said = next((event for event in events if isinstance(event, Said)), None)
        if said is not None:
            shown.said = said
            shown.robbing = said.key == "gives" or (said.key == "robs" and shown.walker == shown.seats)
        look.moment += 1
        turned = _turns(events)
        if turned:
            yield from _open(look, turned)
            del events[: len(turned)]
            continue
        event = events.pop(0)
        if isinstance(event, Moved):
            yield from _walk(look, event) if event.card >= FIGURES else _fly(look, event)
        elif isinstance(event, Said):
            shown.follow(event)
            look.moment += 1
            look.heard += 1
            over = event.key == "over"
            look.stage.sound.play(SOUNDS["lost"] if over and _lost(look) else sound_of(event, SOUNDS), always=over)
            if event.key in RESTS:
                yield pause(RESTS[event.key])
        elif isinstance(event, Counted):
            shown.follow(event)
    shown.robbing = False


def _lost(look: Harbour) -> bool:
    """Whether people played and none of them has won."""
    humans, ranks = look.controller.humans, look.controller.view().ranks()
    return bool(humans) and all(ranks[seat] != 1 for seat in humans)


def _turns(events: list[Event]) -> list[Turned]:
    """The cards turned up together now."""
    found = []
    for event in events:
        if not isinstance(event, Turned):
            break
        found.append(event)
    return found


def _open(look: Harbour, turned: list[Turned]) -> Act:
    """Cards are turned up where they lie."""
    for event in turned:
        look.shown.follow(event)
    look.moment += 1
    look.stage.sound.event(turned[0], SOUNDS)
    yield pause(LOOK if len(turned) == 1 else 0.6)


def _walk(look: Harbour, event: Moved) -> Act:
    """A figure comes on to the quay, or goes from door to door."""
    points = _route(look, event)
    look.shown.follow(event)
    stands = _lie(look, event.dst, event.card)
    look.flying.add(stands)
    look.moment += 1
    sprites, k, pieces = look.stage.sprites, look.whole.k, look.pieces
    poses = [sprites.get(pieces.figure(event.card, pose), k) for pose in ("", "_step")]
    anchor = sprites.piece(pieces.figure(event.card)).anchor
    mover = Mover(poses[0], anchor=(round(anchor[0] * k), round(anchor[1] * k)), depth=10)

    def step(number: int) -> None:
        mover.picture = poses[number % 2]
        if number > STRIDES and not number % 2:
            look.stage.sound.play(SOUNDS["stride"], 0.5)

    look.stage.sound.event(event, SOUNDS, 0.7)
    if look.still:
        yield fade(mover, points[0], points[-1], FADE)
    elif len(points) == 2 and event.src.name == "start":
        yield glide(mover, points[0], points[1], 0.45)
    else:
        fine = _fine(points)
        yield follow(mover, fine, min(1.6, STEP * (len(points) - 1) + 0.1), step)
    look.flying.discard(stands)
    look.moment += 1


def _fine(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Two strides to a space."""
    found = [points[0]]
    for (ax, ay), (bx, by) in itertools.pairwise(points):
        found += [((ax + bx) / 2, (ay + by) / 2), (bx, by)]
    return found


def _route(look: Harbour, event: Moved) -> list[tuple[float, float]]:
    places = look.whole.places
    end = event.dst.owner
    if event.src.name != "space":
        return [look.whole.ship, places[end].disc]
    start = event.src.owner
    return [places[(start + i) % PLACES].disc for i in range((end - start) % PLACES + 1)]


def _lie(look: Harbour, zone: Zone, card: int) -> tuple[Zone, int]:
    cards = list(look.shown.cards(zone.name, zone.owner))
    return zone, cards.index(card) if card in cards else max(0, len(cards) - 1)


def _robber(look: Harbour) -> list[tuple[int, int]]:
    """What Black Jack takes goes through his hands."""
    shown = look.shown
    space = shown.space_of(shown.seats) if shown.robbing else -1
    if space < 0:
        return []
    figure = look.whole.figure(space)
    return [(figure.centerx + figure.w // 2, figure.centery)]


def _fly(look: Harbour, event: Moved) -> Act:
    """A card goes from one place to another on a slight arc."""
    shown, pieces = look.shown, look.pieces
    before = len(shown.cards(event.src.name, event.src.owner))
    index = event.src_index if event.src_index != ANYWHERE else max(0, before - 1)
    start = look.rect_of(event.src, index, before)
    shown.follow(event)
    lies = _lie(look, event.dst, event.card) if event.dst_index == ANYWHERE else (event.dst, event.dst_index)
    after = len(shown.cards(event.dst.name, event.dst.owner))
    end = look.rect_of(event.dst, lies[1], after)
    turns = event.src.name == "chosen" and event.dst.name == "row"
    hides = {event.src.name, event.dst.name} & {"ship", "orders"}
    if turns or start.center == end.center or hides:
        look.moment += 1
        if not (hides and after > 1):  # a hand taken up or laid down is heard once
            look.stage.sound.play(SOUNDS["turned"] if turns else sound_of(event, SOUNDS), 0.6)
        yield pause(0.04 if hides else 0.16 if turns else 0.25)
        return
    look.flying.add(lies)
    look.moment += 1
    sprite = pieces.sprite(event.card if event.card != UNKNOWN else UNKNOWN, event.dst)
    w, h = (end.w, end.h) if event.dst.name not in ("hand", "orders", "ship") else (start.w, start.h)
    picture, dx, dy = pieces.card_picture(sprite, w, h)
    mover = Mover(picture, anchor=(dx + w // 2, dy + h // 2), depth=20)
    look.stage.sound.event(event, SOUNDS)
    still = look.still
    points = [start.center, *_robber(look), end.center]
    for a, b in itertools.pairwise(points):
        mover.alpha = 255
        yield travel(mover, a, b, FADE if still else FLIGHT, still)
    look.flying.discard(lies)
    look.moment += 1
