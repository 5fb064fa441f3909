"""What moves in a way of its own: the die, the hats, the gold, the vultures, the undertaker, and who is shot."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from gamebox.core.events import Counted, Moved
from gamebox.games.gnadenlos.cards import UNDERTAKER_STEPS
from gamebox.games.gnadenlos.scene.pieces import TABLE
from gamebox.games.gnadenlos.scene.plan import sent_card
from gamebox.games.gnadenlos.scene.street import HAT
from gamebox.ui.acts import Act
from gamebox.ui.tween import Mover, Tween, fade, in_out, linear, pause, travel

if TYPE_CHECKING:
    from gamebox.games.gnadenlos.scene.town import Town

TURN, STEP, ROLL, LIES = 0.42, 0.17, 0.85, 0.4
"""Seconds in which a card turns over, a hat hops a space, the die rolls, and lies to be read."""
COIN, COINS, APART = 0.42, 6, 0.07
FALL = 0.6
ROLLING, WEEDS, HOPS = 1.5, 4, 5
"""Seconds in which the tumbleweed crosses the street, its pictures, and how often it comes down."""
DUST, PUFFS = 0.26, 3
ROLLS = 8
FRAMES = 9.0
"""Pictures of the rolling die in a second."""


def flip(look: Town, back: Surface, face: Surface, rect: Rect) -> Tween:
    """A card turns over where it lies."""
    if look.still:
        return fade(look.mover(back, 30), rect.center, rect.center, TURN, face)
    mover = look.mover(back, 30)
    mover.x, mover.y = rect.center

    def apply(t: float) -> None:
        picture = back if t < 0.5 else face
        wide = max(1, round(picture.get_width() * abs(cos(pi * t))))
        mover.picture = picture if t in (0.0, 1.0) else pygame.transform.scale(picture, (wide, picture.get_height()))
        mover.anchor = (mover.picture.get_width() // 2, mover.picture.get_height() // 2)

    return Tween(TURN, apply, (mover,), 0.0, in_out)


def _piece(look: Town, name: str, scale: float, depth: float) -> Mover:
    """A sprite of the table that moves by its anchor."""
    full = f"{TABLE}:{name}"
    anchor = look.stage.sprites.piece(full).anchor
    k = look.whole.k * scale
    return Mover(look.stage.sprites.get(full, k), anchor=(round(anchor[0] * k), round(anchor[1] * k)), depth=depth)


# The die


def die(look: Town, event: Counted) -> Act:
    """It tumbles over the market, lies, and lights its column. What it shows was decided by the rules."""
    market = look.whole.market
    end = market.notes.center
    lying = _piece(look, f"die_{event.now}_big", 1.0, 70)
    lying.x, lying.y = end
    look.shown.die = 0
    look.moment += 1
    if look.still:
        yield fade(lying, end, end, LIES)
    else:
        start = (market.panel.right + market.panel.w // 2, market.panel.y - market.panel.h // 2)
        yield _tumble(look, start, end)
        yield Tween(LIES, lambda _: None, (lying,))
    look.shown.follow(event)
    look.moment += 1
    yield pause(0.2)


def _tumble(look: Town, start: tuple[int, int], end: tuple[int, int]) -> Tween:
    """The die jumps thrice, ever lower, and turns as it goes."""
    frames = [_piece(look, f"die_roll_{1 + k}", 1.0, 70) for k in range(ROLLS)]
    mover = _piece(look, "die_roll_1", 1.0, 70)
    high = look.whole.frame.px(150)

    def apply(t: float) -> None:
        frame = frames[int(t * ROLL * FRAMES) % ROLLS]
        mover.picture, mover.anchor = frame.picture, frame.anchor
        jump = t * 3
        low = abs(jump - int(jump) - 0.5) * 2
        mover.x = start[0] + (end[0] - start[0]) * t
        mover.y = start[1] + (end[1] - start[1]) * t - high * (1 - t) * (1 - low * low)

    mover.x, mover.y = start
    return Tween(ROLL, apply, (mover,), 0.0, linear)


# The street


def tumbleweed(look: Town) -> Tween:
    """Before a showdown the street is empty: a tumbleweed rolls along it, and leaves a little dust."""
    board, frame = look.whole.board, look.whole.frame
    weeds = [_piece(look, f"tumbleweed_{1 + k}", 1.1, 64) for k in range(WEEDS)]
    mover, puffs = _piece(look, "tumbleweed_1", 1.1, 64), _puffs(look)
    start, end, ground = board.x + board.w * 0.2, board.right - board.w * 0.06, board.y + board.h * 0.69
    high, span = frame.px(44), 1.0 / HOPS

    def apply(t: float) -> None:
        weed = weeds[int(t * ROLLING * FRAMES) % WEEDS]
        part = t % span / span if t < 1 else 1.0
        mover.picture, mover.anchor = weed.picture, weed.anchor
        mover.x, mover.y = start + (end - start) * t, ground - high * (1 - t / 2) * 4 * part * (1 - part)
        mover.alpha = round(255 * max(0.0, min(1.0, 8 * t, 8 * (1 - t))))
        landed = int(t / span) * span
        _settle(puffs, (start + (end - start) * landed, ground), (t - landed) / span if landed else 1.0)

    mover.x, mover.y = start, ground
    return Tween(ROLLING, apply, (*puffs, mover), 0.0, linear)


def _puffs(look: Town) -> list[Mover]:
    """The pictures of a puff of dust, from thick to thin."""
    puffs = [_piece(look, f"dust_{1 + k}", 0.7, 58) for k in range(PUFFS)]
    for puff in puffs:
        puff.visible = False
        puff.anchor = puff.picture.get_width() // 2, puff.picture.get_height() * 3 // 4
    return puffs


def _settle(puffs: Sequence[Mover], at: tuple[float, float], t: float) -> None:
    """The dust at a place, so long after something has come down there; 1 when it has settled."""
    for k, puff in enumerate(puffs):
        puff.x, puff.y = at
        puff.visible = 0 <= t < 1 and int(t * len(puffs)) == k
        puff.alpha = round(230 * (1 - t * 0.7))


# Hats and undertaker


def hop(look: Town, event: Counted) -> Act:
    """A hat hops along the horseshoes, one after the other."""
    from gamebox.games.gnadenlos.scene.acts import SOUNDS

    seat, shown, street = event.seat, look.shown, look.street
    before = street.hats(shown).get(seat)
    way = _way(shown.places[seat], event.now)
    points = [before or street.standing(shown.places[seat]), *map(street.standing, way)]
    shown.follow(event)
    end = street.hats(shown).get(seat)
    if before is None or end is None or len(points) < 2:
        return
    points[-1] = end
    look.hidden.add(f"hat:{seat}")
    look.moment += 1
    mover = _piece(look, f"hat_{look.pieces.colours[seat]}_lit", HAT, 60)
    if look.still:
        yield fade(mover, points[0], points[-1], TURN)
    else:
        yield _hops(mover, points, look.whole.frame.px(34), lambda: look.stage.sound.play(SOUNDS["step"], 0.7))
    look.hidden.discard(f"hat:{seat}")
    look.moment += 1
    if not look.still:
        puffs = _puffs(look)
        yield Tween(DUST, lambda t: _settle(puffs, end, t), puffs, 0.0, linear)


def _way(start: int, end: int) -> list[int]:
    step = 1 if end > start else -1
    return list(range(start + step, end + step, step))


def _hops(mover: Mover, points: Sequence[tuple[int, int]], high: int, lands: object) -> Tween:
    last = len(points) - 1
    reached = 0

    def apply(t: float) -> None:
        nonlocal reached
        at = min(last - 1e-6, t * last)
        k = int(at)
        part, a, b = at - k, points[k], points[k + 1]
        mover.x = a[0] + (b[0] - a[0]) * part
        mover.y = a[1] + (b[1] - a[1]) * part - high * 4 * part * (1 - part)
        if t >= 1:
            k, (mover.x, mover.y) = last, points[-1]
        if k > reached and callable(lands):
            lands()
        reached = max(reached, k)

    mover.x, mover.y = points[0]
    return Tween(STEP * last, apply, (mover,), 0.0, linear)


def walk(look: Town, event: Counted) -> Act:
    """The undertaker goes on by a grave."""
    start = look.pieces.mark(f"step_{min(look.shown.undertaker, UNDERTAKER_STEPS)}")
    end = look.pieces.mark(f"step_{min(event.now, UNDERTAKER_STEPS)}")
    mover = _piece(look, "undertaker", 0.8, 30)
    look.hidden.add("undertaker")
    look.moment += 1
    yield travel(mover, start, end, 0.7, look.still)
    look.hidden.discard("undertaker")


# Gold and vultures


def gold(look: Town, event: Counted) -> Act:
    """Nuggets go from the bank to a seat, or from a seat to the bank."""
    change = event.now - look.shown.nuggets[event.seat]
    bank = look.pieces.mark("bank")
    block = look.pieces.place(event.seat).counts[0].center
    start, end = (bank, block) if change > 0 else (block, bank)
    if change < 0:
        look.shown.follow(event)
        look.moment += 1
    tweens = []
    for k in range(min(COINS, abs(change)) if not look.still else min(1, abs(change))):
        mover = _piece(look, "nugget_1", 0.9, 50 + k)
        tween = travel(mover, start, end, COIN, look.still)
        tween.delay = k * APART
        tweens.append(tween)
    if tweens:
        yield tweens


def vulture(look: Town, event: Counted) -> Act:
    """A vulture comes down on a seat."""
    rect = look.pieces.place(event.seat).vultures[min(event.now, 3) - 1]
    board = look.whole.board
    mover = _piece(look, "flier", 1.0, 65)
    yield travel(mover, (board.centerx, board.y + board.h // 4), rect.center, 0.8, look.still)


# Who is shot


def shot(look: Town, event: Moved) -> Act:
    """A shot: the adventurer falls, and is gone."""
    from gamebox.games.gnadenlos.scene.acts import SOUNDS

    rect = sent_card(look.whole, look.pieces.place(event.src.owner).place)
    picture = look.pieces.person(event.card, rect.w, rect.h, "", True)
    look.shown.follow(event)
    look.moment += 1
    look.stage.sound.play(SOUNDS["fires"])
    hit = picture.copy()
    look.pieces.put(hit, "shot", Rect(0, 0, rect.w, rect.h).inflate(-rect.w // 4, -rect.h // 4))
    card = look.mover(hit, 40)
    card.x, card.y = rect.center
    if look.still:
        yield fade(card, rect.center, look.whole.folk[1].center, FALL)
        return
    flash = _piece(look, "flash", 1.0, 45)
    flash.x, flash.y = rect.centerx, rect.y + rect.h // 3
    yield Tween(0.16, lambda _: None, (card, flash))
    smoke = [_piece(look, f"smoke_{1 + k}", 1.0, 46) for k in range(3)]
    for puff in smoke:
        puff.x, puff.y, puff.visible = flash.x, flash.y, False

    def apply(t: float) -> None:
        turned = pygame.transform.rotozoom(hit, -82 * min(1.0, t * 1.6), 1.0)
        card.picture = turned
        card.anchor = (turned.get_width() // 2, turned.get_height() // 2)
        card.y = rect.centery + rect.h * 0.28 * min(1.0, t * 1.6)
        card.alpha = round(255 * min(1.0, 2.2 - 2.2 * t))
        for k, puff in enumerate(smoke):
            puff.visible = int(min(2.99, t * 3)) == k

    yield Tween(FALL, apply, (card, *smoke), 0.0, linear)
