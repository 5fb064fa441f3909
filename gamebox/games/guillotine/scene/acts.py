"""The acts of this table: nobles slide past each other, the blade falls, cards fly."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from gamebox.controllers.table import Beat
from gamebox.core.events import UNKNOWN, Event, Moved, Said
from gamebox.games.guillotine.cards import NAMES, TITLE
from gamebox.games.guillotine.scene.pieces import TABLE
from gamebox.games.guillotine.scene.plan import MINI, NOBLE
from gamebox.games.guillotine.scene.shown import is_noble
from gamebox.games.guillotine.stage import LINE
from gamebox.ui.acts import Act
from gamebox.ui.sound import sound_of
from gamebox.ui.tween import Mover, Tween, fade, glide, pause, travel

if TYPE_CHECKING:
    from gamebox.games.guillotine.scene.scaffold import Scaffold

FLIGHT, SLIDE, OVERLAP, FADE = 0.36, 0.42, 0.07, 0.4
STEP, FALL, HOP, RISE = 0.3, 0.24, 0.34, 0.4
"""Seconds in which a head goes to the scaffold, the blade falls, the head hops into the basket, the blade rises."""
MOST_BACKS = 4
"""So many cards face down fly from one place to another at most; the others go along unseen."""
RESTS = {
    "plays": 0.75, "passes": 0.15, "mixed": 0.2, "looks": 0.7, "looks_hand": 0.8, "confuses": 0.7, "rushes": 0.7,
    "quarrels": 0.7, "hurried": 0.9, "day": 0.7, "day_over": 0.5, "over": 0.4, "returned": 0.3, "lies": 0.25,
    "discards": 0.3, "removed": 0.3,
}  # fmt: skip
"""How long the table rests on a line of the log, in seconds."""
SOUNDS = {
    "begins": "drums", "collects": "blade", "basket": "basket", "line>line": "jostle", "conciergerie>line": "step",
    "hand>aside": "card", "trophies>trophies": "rob", "line>trophies": "coin", ">hand": "card", "hand>hand": "exchange",
    ">action_discard": "turn", ">front": "slap", "shuffled": "shuffle", "mixed": "murmur", "plays": "quill",
    "day": "toll", "hurried": "refuse", "over": "win", "lost": "lose", "moved": "card",
}  # fmt: skip
"""What is heard: by event (see gamebox.ui.sound.sound_of), when a match begins or is lost, and as a head lands."""


def play(look: Scaffold, beat: Beat) -> Act:
    """Show one action, event by event, from where the pieces lay before."""
    look.shown.begin(beat.before)
    events = deque(beat.events)
    while events:
        moves = _together(look, events)
        if not moves:
            yield from _hear(look, events.popleft())
        elif _executed(moves[0], events):
            yield from _execute(look, moves[0])
        elif LINE in (moves[0].src, moves[0].dst):
            yield from _line(look, moves)
        else:
            yield from _fly(look, moves)
    look.painter.bladeless = False


def _together(look: Scaffold, events: deque[Event]) -> list[Moved]:
    """The pieces that go the same way next, taken from the events; that each joins the line is told on the way."""
    found: list[Moved] = []
    while events:
        event = events[0]
        if isinstance(event, Said) and event.key == "joins" and found:
            look.heard += 1
            look.shown.follow(event)
        elif not isinstance(event, Moved) or (
            found and (_way(event) != _way(found[0]) or event.dst.name == "trophies")
        ):
            break
        else:
            found.append(event)
        events.popleft()
    return found


def _way(event: Moved) -> tuple[object, ...]:
    trade = {event.src.name, event.dst.name} == {"hand"}
    return (event.src.name, event.dst.name) if trade else (event.src, event.dst)


def _executed(event: Moved, events: deque[Event]) -> bool:
    """Whether a noble is collected, not just given."""
    said = events[0] if events else None
    return event.dst.name == "trophies" and isinstance(said, Said) and said.key == "collects"


def _hear(look: Scaffold, event: Event) -> Act:
    """Something is said, counted, turned or mixed."""
    look.shown.follow(event)
    look.moment += 1
    if not isinstance(event, Said):
        look.stage.sound.event(event, SOUNDS)
        return
    look.heard += 1
    over = event.key == "over"
    sound = SOUNDS["lost"] if over and _lost(look) else "" if event.key == "collects" else sound_of(event, SOUNDS)
    look.stage.sound.play(sound, always=over)
    if event.key in RESTS:
        yield pause(RESTS[event.key])


def _lost(look: Scaffold) -> bool:
    """Whether people played and none of them has won."""
    humans, ranks = look.controller.humans, look.controller.view().ranks()
    return bool(humans) and all(ranks[seat] != 1 for seat in humans)


# The line


def _standing(look: Scaffold) -> dict[int, Rect]:
    line = list(look.shown.line)
    return dict(zip(line, look.pieces.slots(len(line)), strict=True))


def _line(look: Scaffold, moves: list[Moved]) -> Act:
    """Nobles come, go or change places; all others make room at the same time."""
    shown, before = look.shown, _standing(look)
    heroes = {event.card for event in moves}
    sources = {event.card: look.pieces.where(event.src, event.card, shown) for event in moves}
    for event in moves:
        shown.follow(event)
    after = _standing(look)
    look.stage.sound.event(moves[0], SOUNDS)
    yield from _slide(look, {**before, **sources}, after, heroes, moves)


def _slide(
    look: Scaffold, before: dict[int, Rect], after: dict[int, Rect], heroes: set[int], moves: Sequence[Moved] = ()
) -> Act:
    """Everybody goes from where they stood to where they stand."""
    ends = dict(after)
    for event in moves:
        if event.dst != LINE:
            ends[event.card] = look.pieces.where(event.dst, event.card, look.shown)
    going = [card for card, rect in ends.items() if card in before and before[card] != rect]
    look.flying |= set(going)
    look.moment += 1
    order, tweens = list(after), list[Tween]()
    for number, card in enumerate(sorted(going, key=lambda card: -order.index(card) if card in order else 1)):
        late = [event.card for event in moves].index(card) * OVERLAP if card in heroes and len(moves) > 1 else 0.0
        rect = ends[card] if card in after else before[card]
        mover = look.mover(look.pieces.noble(card, rect.w, rect.h), 20 + number + 40 * (card in heroes))
        tweens.append(_walk(look, mover, before[card], ends[card], card in heroes, min(late, 0.6)))
    if tweens:
        yield tweens
    look.flying -= set(going)
    look.moment += 1


def _walk(look: Scaffold, mover: Mover, start: Rect, end: Rect, hero: bool, late: float) -> Tween:
    if look.still:
        return fade(mover, start.center, end.center, FADE)
    return glide(mover, start.center, end.center, SLIDE, late, arc=hero)


# The scaffold


def _execute(look: Scaffold, event: Moved) -> Act:
    """The head goes to the scaffold, the blade falls, the head hops into the basket and goes to the score pile."""
    shown, painter, before = look.shown, look.painter, _standing(look)
    start = look.pieces.where(event.src, event.card, shown)
    shown.follow(event)
    look.flying.add(event.card)
    after, home = _standing(look), look.pieces.where(event.dst, event.card, shown)
    small = look.pieces.mini(event.card, home.w, home.h, under="shadow")
    if look.still:
        look.moment += 1
        look.stage.sound.play(SOUNDS["collects"])
        yield fade(look.mover(small, 60), start.center, home.center, FADE)
    else:
        head = _head(look, event.card)
        painter.bladeless = True
        look.moment += 1
        scene = _scene(look)
        neck, basket = painter.point("neck"), painter.point("basket")
        face = (start.centerx, start.y + round(start.h * 0.42))
        yield [_held(look, scene, STEP), glide(head, face, neck, STEP)]
        look.stage.sound.play(SOUNDS["collects"])
        yield [_held(look, scene, FALL, head), _blade(look, scene[0], FALL, True)]
        yield [_held(look, scene, HOP), glide(head, neck, (basket[0], basket[1] + head.picture.get_height() // 3), HOP)]
        look.stage.sound.play(SOUNDS["basket"], 0.7)
        flight = glide(look.mover(small, 60), basket, home.center, FLIGHT)
        yield [_held(look, scene, RISE), _blade(look, scene[0], RISE, False), flight]
        painter.bladeless = False
    look.flying.discard(event.card)
    look.moment += 1
    yield from _slide(look, before, after, set())


def _scene(look: Scaffold) -> list[Mover]:
    """The blade, the posts before it, and the basket around a head."""
    found = []
    marks = {"blade": look.painter.point("blade_up"), "machine_front": look.whole.foot}
    basket = look.painter.point("basket")
    marks |= {"basket": basket, "basket_front": basket}
    for (name, point), depth in zip(marks.items(), (32, 34, 29, 36), strict=True):
        piece = look.stage.sprites.piece(f"{TABLE}:{name}")
        anchor = (round(piece.anchor[0] * look.whole.m), round(piece.anchor[1] * look.whole.m))
        picture = look.stage.sprites.get(f"{TABLE}:{name}", look.whole.m)
        found.append(Mover(picture, point[0], point[1], anchor, depth))
    return found


def _held(look: Scaffold, movers: list[Mover], seconds: float, *others: Mover) -> Tween:
    """These stand still meanwhile."""
    return Tween(seconds, lambda _: None, (*movers, *others))


def _blade(look: Scaffold, blade: Mover, seconds: float, down: bool) -> Tween:
    """The blade falls ever faster, or is drawn up again."""
    up, low = look.painter.point("blade_up"), look.painter.point("blade_down")
    start, end = (up, low) if down else (low, up)

    def apply(t: float) -> None:
        blade.x, blade.y = start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t

    return Tween(seconds, apply, (blade,), 0.0, (lambda t: t * t) if down else (lambda t: t))


def _head(look: Scaffold, card: int) -> Mover:
    """The head of a noble without the card, by the point that looks out of the board."""
    name, m, sprites = f"guillotine/heads:head_{NAMES[TITLE[card]]}", look.whole.m, look.stage.sprites
    anchor = sprites.piece(name).anchor
    return Mover(sprites.get(name, m), anchor=(round(anchor[0] * m), round(anchor[1] * m)), depth=35)


# Everything else


def _fly(look: Scaffold, moves: list[Moved]) -> Act:
    """Pieces go from one place to another on slight arcs, one a little after the other."""
    shown, pieces = look.shown, look.pieces
    starts = [look.source(event) for event in moves]
    for event in moves:
        shown.follow(event)
    ends = [pieces.where(event.dst, event.card, shown) for event in moves]
    known = {event.card for event in moves if event.card != UNKNOWN and event.dst.name != "hand"}
    look.flying |= known
    look.moment += 1
    look.stage.sound.event(moves[0], SOUNDS)
    tweens = []
    for k, event in enumerate(moves[-MOST_BACKS:] if len(moves) > 2 * MOST_BACKS else moves):
        at = moves.index(event)
        mover = look.mover(_picture(look, event, starts[at], ends[at]), 40 + k)
        tween = travel(mover, starts[at].center, ends[at].center, FLIGHT, look.still)
        tween.delay = 0.0 if look.still else k * OVERLAP
        tweens.append(tween)
    yield tweens
    look.flying -= known
    look.moment += 1


def _picture(look: Scaffold, event: Moved, start: Rect, end: Rect) -> Surface:
    """What flies: as large as where it goes to, or comes from."""
    if is_noble(event.card) or event.src.name in ("trophies", "conciergerie"):
        if event.dst.name in ("trophies", "noble_discard") and event.card != UNKNOWN:
            size = end if event.dst.name == "trophies" else start
            return look.pieces.mini(event.card, *_fitted(size, MINI), under="shadow")
        return look.pieces.noble(event.card, *_fitted(start, NOBLE))
    place = end if event.dst.name in ("aside", "action_discard", "action_pile") else start
    high = max(place.h, round(look.whole.card[1] * 0.4))
    return look.pieces.action(event.card, round(high * 2 / 3), high)


def _fitted(rect: Rect, shape: tuple[int, int]) -> tuple[int, int]:
    return max(1, round(rect.h * shape[0] / shape[1])), max(1, rect.h)
