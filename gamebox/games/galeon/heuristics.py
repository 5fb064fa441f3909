"""What a good captain knows: what a tower is worth to the own ship, when to stop bidding, and when to announce."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp, log
from random import Random
from typing import Final, NamedTuple

from gamebox.core.events import UNKNOWN, Said
from gamebox.core.game import TRUTH
from gamebox.games.galeon.actions import ANNOUNCE, AUCTION, BID, DECLARATION, OVER, PASSED, WINDOW, YES, Choice
from gamebox.games.galeon.cards import BITS, CARDS_IN, FULL, MASK, NEEDS, SUM, TOP, TOWERS, VEIL, VISIBLE, bid_card
from gamebox.games.galeon.chances import MEAN, Word, likely, mean_of, odds_of, prior, seen_by
from gamebox.games.galeon.lore import known
from gamebox.games.galeon.rules import Sale, State
from gamebox.games.galeon.temper import lean as lean
from gamebox.games.galeon.wealth import (
    SURELY,
    confidence,
    eager,
    outcomes,
    quick,
    reaches,
    richest,
    told,
    trusted,
    words_of,
)

STANDARD: Final = {3: (12.5, 6.0), 4: (14.5, 10.0), 5: (14.5, 10.0)}
"""By seats, what a tower would have to promise if there were no end of towers, and how much less if one had a card for
each that is left."""
LOW: Final = 0.1
"""How much less for each point that a card is below 9."""
EDGE: Final = 0.5
"""What a tower must promise beyond the number of the card at least."""
CURSE: Final = 1.0
"""What winning a tower tells against it, where bids are not thought over one by one."""
SPITE: Final = 0.2
"""What a gain kept from the seat that leads counts, beside one's own."""
NEAR: Final = 12
"""With less than this below the target by a rough guess a captain counts with care."""
BEST: Final = 0.4
"""How likely the win must then be."""
SURE: Final = 0.87
"""How sure a captain must be to announce."""
LIKELY: Final = 0.35
"""How likely it must be for a captain to declare yes: rather a little early, for who is rich wins more often."""
FEARED: Final = 1.5
"""How much more than a no a yes must promise on a view, for the others are seldom as rich as feared."""
READING: Final = 0.15
"""How far the weight of a world follows what the bids of this turn seem to say, which `verdict` reads too; MEMORY:
those of earlier turns."""
MEMORY: Final = 0.05
RULED: Final = Random(0)
"""Nothing is left to chance where this is asked for."""
PROFIT: Final = 0.01
"""Share of the win that one thousand doubloons of profit in a turn stand for, where a search stops. As much as they are
worth at the end; with more a search leaves the policy's choice for what only looks better by chance."""
ENVY: Final = 0.2
"""What the profits of the others count against it."""
PARTLY: Final = 0.5
"""How far bids are trusted there, unless somebody bids for anything."""
STEEP: Final = 0.045
"""How much one thousand doubloons more weigh at first, and STEEPER how much more when the bag is empty."""
STEEPER: Final = 0.05
WRONG: Final = 1e-6
"""What is left of the share of a seat that has declared wrongly."""
PLAIN: Final = 8.57
"""What a tower brings on average (5.4)."""
EVEN: Final = prior([])
"""All sets are as likely."""
CARD_HOPE: Final = 5.5
"""What a bid card may be expected to gain beyond its number while the bag is full."""


def policy(state: State, legal: Sequence[Choice], rng: Random) -> Choice:
    """A sensible choice: the tower that promises most beyond its price, or none; honest announcements."""
    seat = state.current
    assert seat is not None
    if state.phase == AUCTION:
        return best_bid(state, seat, legal)
    if state.phase == WINDOW:
        return legal[announces(state, seat)]
    return legal[declares(state, seat)]


def declares(s: State, seat: int) -> bool:
    """Whether a seat says yes."""
    if s.viewer == TRUTH:
        return confidence(s, seat) >= LIKELY
    no, yes, _ = outcomes(s, seat)
    return yes > FEARED * no


def announces(s: State, seat: int) -> bool:
    """Whether a seat is sure enough to have reached the target, and has nobody richer to fear."""
    mean, _ = quick(s, seat, seat)
    if mean + SUM[FULL & ~s.lost[seat]] < s.options.target - NEAR:
        return False
    if s.viewer == TRUTH:
        return confidence(s, seat) >= SURE and richest(s, seat) >= 1 / s.seats
    _, yes, sure = outcomes(s, seat)
    return sure >= SURE and yes >= BEST


def asked(s: State, seat: int, bought: int = 0, sold: int = 0) -> float:
    """What a tower should promise by the standard of a seat: much while there are many more to come than it has cards
    for, little when cards would be left. bought, sold: by the seat and in all since then."""
    cards = len(CARDS_IN[FULL & ~s.lost[seat]]) + bought
    towers = TOWERS - s.drawn + len(s.centre) + sold
    standard, haste = STANDARD[s.seats]
    return max(0.0, standard - haste * (cards + 1) / (towers + 1))


def needed(value: int, standard: float) -> float:
    """What a tower must promise to be worth this card: at least what the card counts."""
    return max(value + EDGE, standard - LOW * (TOP - value))


def best_bid(s: State, seat: int, legal: Sequence[Choice]) -> Choice:
    """The lowest card on the tower with the largest surplus; where none has any, one's own bid is raised as long as a
    rival could still go over it, for who passes cannot come back (4.4); otherwise a pass."""
    if s.viewer == TRUTH and eager(s.sales, s.seats)[seat]:
        return anything(s, seat, legal)
    best, most, held, kept = PASSED, 0.0, PASSED, 0.0
    standard, notes = asked(s, seat), None if s.viewer == TRUTH else noted(s, seat)
    for place, action in lowest(s, legal):
        leader = s.leaders[place]
        surplus = hope(s, seat, action.tower, notes) - needed(action.value, standard)
        if leader == seat:
            if surplus > kept and threatened(s, seat, place):
                held, kept = action, surplus
            continue
        if leader >= 0:
            surplus += SPITE * denied(s, seat, action.tower, leader) / (s.seats - 1)
        if surplus > most:
            best, most = action, surplus
    return held if best is PASSED else best


def anything(s: State, seat: int, legal: Sequence[Choice]) -> Choice:
    """What a seat bids that does not mind what a tower holds: the lowest card, below what one brings on average."""
    best = PASSED
    for place, action in lowest(s, legal):
        if s.leaders[place] != seat and action.value < PLAIN and (best is PASSED or action.value < best.value):
            best = action
    return best


def lowest(s: State, legal: Sequence[Choice]) -> list[tuple[int, Choice]]:
    """For each tower that can be bid for its place in the centre, and the lowest card."""
    found, tower = [], -1
    for action in legal:
        if action.kind == BID and action.tower != tower:
            tower = action.tower
            found.append((s.centre.index(tower), action))
    return found


def threatened(s: State, seat: int, place: int) -> bool:
    """Whether anybody can still go over the highest bid for a tower."""
    top = s.tops[place]
    others = [other for other in range(s.seats) if other != seat and not s.out >> other & 1]
    return any(able(s, other, top) for other in others)


class Notes(NamedTuple):
    """What a seat keeps in mind: how far it trusts the bids of each, and how likely each set is still to be found."""

    trust: Sequence[float]
    left: dict[int, float]


def noted(s: State, seat: int) -> Notes:
    """What a seat has learned so far."""
    return Notes(trusted(s, seat), prior([MASK[code] for code in s.sides[: s.drawn]]))


def hope(s: State, seat: int, tower: int, notes: Notes | None = None) -> float:
    """What a tower in the centre may bring to a seat's ship: with care on a view, quickly in playouts."""
    code, needs = known(s, seat, tower), NEEDS[s.docks[seat]]
    if s.viewer != TRUTH:
        trust, left = notes or noted(s, seat)
        return mean_of(odds_of(needs, code, seen_by(s.seats, s.rotations[tower]), words(s, seat, tower, trust), left))
    mask = MASK[code]
    good = BITS[mask & needs]
    return MEAN[good][BITS[mask] - good] - CURSE


def denied(s: State, seat: int, tower: int, leader: int) -> float:
    """What the leader would gain beyond the price, as far as a seat can see."""
    mask, needs = MASK[known(s, seat, tower)], NEEDS[s.docks[leader]]
    good = BITS[mask & needs]
    return max(0.0, MEAN[good][BITS[mask] - good] + 1.0 - s.tops[s.centre.index(tower)])


def able(s: State, seat: int, top: int) -> bool:
    """Whether a seat has a card left that may be played on a pile with this top (4.4)."""
    best = s.hands[seat].bit_length()
    return best > top and best > s.high[seat]


def words(s: State, seat: int, tower: int, trust: Sequence[float] = SURELY) -> list[Word]:
    """What the others' bids for a tower say so far."""
    place = s.centre.index(tower)
    top, leader = s.tops[place], s.leaders[place]
    highest = [0] * s.seats
    for bidder, action in s.bids:
        if action.tower == tower:
            highest[bidder] = action.value
    stopped = [other != leader and s.out >> other & 1 > 0 and able(s, other, top) for other in range(s.seats)]
    return [
        Word(other, NEEDS[s.docks[other]], bid, top if stopped[other] else -1, s.seats, trust[other])
        for other, bid in enumerate(highest)
        if other != seat and (bid or s.out >> other & 1)
    ]


def verdict(state: State) -> tuple[float, ...]:
    """The same where a search stops, after an auction, though in all not quite 1: what the turn promises each seat.

    By what the buyer sees and hears, not by what lies hidden: less is left to luck.
    """
    if state.phase == OVER or state.viewer != TRUTH or state.phase == AUCTION:
        return value(state)
    fresh = [sale for sale in state.sales if sale.turn == state.turn]
    buyers = [sale.seat for sale in fresh]
    profits = [0.0] * state.seats
    trust = tuple([0.0 if blind else PARTLY for blind in eager(state.sales, state.seats)])
    reach = tuple(reaches(state.sales, state.turn, state.seats))
    for sale in fresh:
        rotation = state.rotations[sale.tower]
        code = state.sides[sale.tower] | VEIL[state.seats][rotation][sale.seat]
        gain = promised(code, rotation, sale._replace(tower=0, turn=0), reach, trust)
        standard = asked(state, sale.seat, buyers.count(sale.seat), len(fresh))
        profits[sale.seat] += gain - needed(sale.price, standard)
    whole, n = sum(profits), state.seats
    return tuple([1 / n + PROFIT * (own - ENVY * (whole - own) / (n - 1)) for own in profits])


@lru_cache(4096)
def promised(code: int, rotation: int, sale: Sale, reach: tuple[int, ...], trust: tuple[float, ...]) -> float:
    """What a tower sold promises its buyer, who sees these sides and has heard all bids."""
    needs, seen = NEEDS[sale.docks[sale.seat]], seen_by(len(sale.docks), rotation)
    return mean_of(odds_of(needs, code, seen, words_of(sale, sale.seat, reach, trust), EVEN))


def worthwhile(state: State, legal: list[Choice]) -> list[Choice]:
    """What a search looks into: a pass, and for each tower the lowest card, unless the seat leads there safely."""
    seat = state.current
    assert seat is not None
    if state.phase != AUCTION:
        return [policy(state, legal, RULED)]
    leaders = state.leaders
    return [PASSED] + [
        action for place, action in lowest(state, legal) if leaders[place] != seat or threatened(state, seat, place)
    ]


def value(state: State) -> tuple[float, ...]:
    """Each seat's share of winning by what lies open: cards and what they may still bring, towers won and led for, each
    for what it is worth on average."""
    n = state.seats
    if state.phase == OVER:
        ranks = state.ranks()
        winners = ranks.count(1)
        return tuple([(1 / winners if rank == 1 else 0.0) if winners else 1 / n for rank in ranks])
    return shares_of(state, estates(state))


def shares_of(state: State, wealth: list[float]) -> tuple[float, ...]:
    """Shares of winning, if the seats have so much now."""
    bag = (TOWERS - state.drawn) / TOWERS
    for seat, lost in enumerate(state.lost):
        cards = len(CARDS_IN[FULL & ~lost])
        wealth[seat] += CARD_HOPE * bag * cards
    if state.phase == AUCTION:
        _leading(state, wealth)
    steep = STEEP + STEEPER * (1 - bag)
    most = max(wealth)
    odds = [exp(steep * (x - most)) for x in wealth]
    if state.phase == DECLARATION:
        odds = [o * (WRONG if wrong else 1.0) for o, wrong in zip(odds, mistaken(state), strict=True)]
    whole = sum(odds)
    return tuple([x / whole for x in odds])


def mistaken(s: State) -> list[bool]:
    """Who will be eliminated by what has been declared so far, in an imagined position."""
    target = s.options.target
    return [
        chosen > 0 and s.viewer == TRUTH and (wealth >= target) != (chosen == 2)
        for wealth, chosen in zip(s.scores(), s.choices, strict=True)
    ]


def estates(s: State) -> list[float]:
    """The wealth of each seat as anybody may read it off the table: cards, and what a tower brings on average."""
    wealth = [float(SUM[FULL & ~lost]) for lost in s.lost]
    for sale in s.sales:
        wealth[sale.seat] += PLAIN
    return wealth


def _leading(s: State, wealth: list[float]) -> None:
    """Adds what the seats that lead for towers would gain."""
    for leader, top in zip(s.leaders, s.tops, strict=True):
        if leader >= 0:
            wealth[leader] += PLAIN - top


def imagine(view: State, rng: Random) -> State:
    """A world behind a view, in which those who have chosen in secret have chosen as they may be expected to."""
    world = view.determinize(rng)
    if UNKNOWN in view.choices:
        decide = announces if view.phase == WINDOW else declares
        pairs = enumerate(view.choices)
        world.choices = tuple([c if c != UNKNOWN else 1 + decide(world, seat) for seat, c in pairs])
    return world


def stretch(state: State) -> int:
    """The auctions and what follows them: a search judges positions after an auction, not in the middle of one."""
    return 2 * state.turn + (state.phase != AUCTION)


def weigh(view: State, world: State) -> float:
    """How well a world explains what the others bid: high where their ships are seen, and low where they are not."""
    me, past, now = -1 if view.viewer is None else view.viewer, 1.0, 1.0
    blind = eager(world.sales, world.seats)
    if view.phase != AUCTION:
        for sale, said in zip(world.sales, told(world, me), strict=True):
            past *= _explained(world, sale.tower, said, blind)
    if world.bids:
        for tower in world.centre:
            now *= _explained(world, tower, words(world, me, tower), blind)
    return min(50.0, max(0.02, exp(MEMORY * log(past + 1e-30) + READING * log(now + 1e-30))))


def _explained(world: State, tower: int, said: Sequence[Word], blind: Sequence[bool]) -> float:
    """How well what a tower is in a world explains what was bid for it by those who mind."""
    odds, code, seen = 1.0, world.sides[tower], VISIBLE[world.seats][world.rotations[tower]]
    for word in said:
        if not blind[word.seat]:
            slots = seen[word.seat]
            good = sum([word.needs >> (code >> 3 * slot & 7) & 1 for slot in slots])
            odds *= 2 * likely(good, len(slots) - good, word)
    return odds


def reason(view: State, action: Choice) -> Said:
    """Why: the key of a sentence, and what it speaks of."""
    seat = view.current
    assert seat is not None
    if view.phase == WINDOW:
        return Said("announce" if action.kind == ANNOUNCE else "go_on", seat)
    if view.phase == DECLARATION:
        likely_rich = confidence(view, seat) >= 0.5
        if action.kind == YES:
            return Said("yes" if likely_rich else "only_yes", seat)
        return Said("only_no" if likely_rich else "no", seat)
    if action.kind != BID:
        return Said("content" if seat in view.leaders else "keep", seat)
    place = view.centre.index(action.tower)
    card, leader = bid_card(seat, action.value), view.leaders[place]
    gain = round(hope(view, seat, action.tower))
    if gain > action.value:
        if leader == seat and threatened(view, seat, place):
            return Said("hold", seat, card, -1, gain)
        good = BITS[MASK[view.sides[action.tower]] & NEEDS[view.docks[seat]]]
        return Said("both" if good == 2 else "fits" if good else "cheap", seat, card, -1, gain)
    rival = leader not in (-1, seat) and denied(view, seat, action.tower, leader) >= 1
    return Said("deny" if rival else "press", seat, card, leader if rival else -1, action.tower)
