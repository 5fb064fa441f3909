"""Who knows what (4.21): what seats have learned, what a view shows, and positions that fit a view.

`lore` holds for each seat, and last for everybody, the cards whose place is known as bits: nobles in the Conciergerie,
action cards in hands; () when there is nothing to remember. `era` tells for each action card how often the pile had
been made anew when the card last went into it: who counts the cards knows that much of every hand.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from gamebox.core.events import UNKNOWN
from gamebox.core.game import TRUTH
from gamebox.core.rng import SEEDS
from gamebox.games.guillotine.cards import CARDS, COUNT, STAYING

if TYPE_CHECKING:
    from gamebox.games.guillotine.rules import State

_NOBLE_BITS: Final = (1 << COUNT) - 1


def learn(s: State, seats: list[int], cards: list[int] | tuple[int, ...]) -> None:
    """Seats (the last one is everybody) get to know where cards are."""
    bits = 0
    for c in cards:
        bits |= 1 << c
    lore = list(s.lore or (0,) * (s.seats + 1))
    for seat in seats:
        lore[seat] |= bits
    s.lore = tuple(lore)


def forget(s: State, card: int) -> None:
    """A card has left the place where some knew it."""
    _keep(s, ~(1 << card))


def nobles_shuffled(s: State) -> None:
    """The Conciergerie has been shuffled."""
    if s.lore:
        _keep(s, ~_NOBLE_BITS)


def hands_shuffled(s: State) -> None:
    """All hands have been shuffled into the pile."""
    if s.lore:
        _keep(s, _NOBLE_BITS)


def _keep(s: State, bits: int) -> None:
    kept = tuple([known & bits for known in s.lore])
    s.lore = kept if any(kept) else ()


def new_era(s: State, cards: list[int]) -> None:
    """These action cards make up the pile (and hands) from now on."""
    era = list(s.era or (0,) * (CARDS - COUNT))
    latest = max(era) + 1
    for c in cards:
        era[c - COUNT] = latest
    s.era = tuple(era)


def known_to(s: State, seat: int | None) -> int:
    """The cards that a seat (None: everybody) knows the place of, as bits; own cards are not counted."""
    return s.lore[s.seats if seat is None else seat] if s.lore else 0


def kept(s: State, seat: int | None) -> tuple[int, ...]:
    """What a view keeps: the viewer's own knowledge; of the others, what everybody knows."""
    if not s.lore:
        return ()
    common = s.lore[-1]
    own = tuple([known if z == seat else common for z, known in enumerate(s.lore)])
    return own if any(own) else ()


def hidden_hand(hand: tuple[int, ...], known: int) -> tuple[int, ...]:
    """A hand as somebody else knows it: what is known, then backs."""
    if not known:
        return (UNKNOWN,) * len(hand)
    seen = [c for c in hand if c >= 0 and known >> c & 1]
    return (*seen, *[UNKNOWN] * (len(hand) - len(seen)))


def slots_of(s: State, seat: int | None, known: int) -> tuple[tuple[int, ...], ...]:
    """For each hand the eras of the cards that the viewer does not know; () while the pile is the first one."""
    if not s.era:
        return ()
    era, slots = s.era, []
    for owner, hand in enumerate(s.hands):
        eras = [era[c - COUNT] for c in hand if c >= 0 and not known >> c & 1]
        if owner == seat:
            eras = []
        elif s.slots:
            eras += s.slots[owner]
        slots.append(tuple(sorted(eras)))
    return tuple(slots)


def imagine(view: State, rng: Random) -> State:
    """A whole position in which the viewer would see just this."""
    s, draw = view.clone(), rng.random
    s.viewer, s.seed, s.slots = TRUTH, int(draw() * SEEDS), ()
    out = set(view.line) | set(view.gone) | set(view.deck)
    for pile in view.trophies:
        out.update(pile)
    nobles = [c for c in range(COUNT) if c not in out]
    nobles.sort(key=lambda _: draw())
    s.deck = [c if c >= 0 else nobles.pop() for c in view.deck]
    _deal_actions(view, s, rng)
    return s


def _deal_actions(view: State, s: State, rng: Random) -> None:
    """Give every unknown action card a place: hands by era, the rest to the pile."""
    draw = rng.random
    out = {view.card, *view.discard}
    for hand in view.hands:
        out.update(hand)
    for card, owner in zip(STAYING, view.laid, strict=True):
        if owner >= 0:
            out.add(card)
    unseen = [c for c in range(COUNT, CARDS) if c not in out]
    unseen.sort(key=lambda _: draw())
    if not view.era:
        s.hands = [tuple([c if c >= 0 else unseen.pop() for c in hand]) for hand in view.hands]
        s.pile = unseen
        return
    by_era: dict[int, list[int]] = {}
    for c in unseen:
        by_era.setdefault(view.era[c - COUNT], []).append(c)
    for owner, hand in enumerate(view.hands):
        if UNKNOWN in hand:
            seen = [c for c in hand if c >= 0]
            s.hands[owner] = (*seen, *[by_era[e].pop() for e in view.slots[owner]])
    s.pile = [c for rest in by_era.values() for c in rest]
