"""Where the pieces lie, and the events behind each step, for the screen and the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from gamebox.core.events import ANYWHERE, UNKNOWN, Counted, Emit, Moved, Said, Turned, Zone
from gamebox.games.galeon.actions import OVER, WINDOW, Choice
from gamebox.games.galeon.cards import CARDS_IN, FULL, SIDES, TOWERS, VISIBLE, bid_card, sides_of

if TYPE_CHECKING:
    from gamebox.games.galeon.rules import State, Voyage

BAG: Final = Zone("bag")
"""The towers not yet drawn, four sides each, A first; the next one on top."""
HARBOUR: Final = Zone("harbour")
"""The ships not yet drawn, face down."""
SEATS: Final = 5
DOCK: Final = [Zone("dock", seat) for seat in range(SEATS)]
FLEET: Final = [Zone("fleet", seat) for seat in range(SEATS)]
"""The ships that a seat has sent."""
HAND: Final = [Zone("hand", seat) for seat in range(SEATS)]
LOST: Final = [Zone("lost", seat) for seat in range(SEATS)]
TOWER: Final = [Zone("tower", tower) for tower in range(TOWERS)]
"""The four sides of a tower in the centre, A first."""
PILE: Final = [Zone("pile", tower) for tower in range(TOWERS)]
"""The cards bid for a tower."""
CARGO: Final = [Zone("cargo", tower) for tower in range(TOWERS)]
"""The sides of a tower under a ship."""
GONE: Final = [Zone("gone", tower) for tower in range(TOWERS)]
"""The sides of a tower that nobody wanted."""

ENDS: Final = {"towers": "ends_towers", "cards": "ends_cards", "ships": "ends_ships"}


def laid(s: State) -> dict[Zone, Sequence[int]]:
    """Every piece where it lies, bottom to top; what lies hidden is a back, even where its face was seen before."""
    whole = s.viewer == -2
    open_cargo = whole or s.phase == OVER
    zones: dict[Zone, Sequence[int]] = {BAG: bag(s) if whole else [UNKNOWN] * (SIDES * (TOWERS - s.drawn))}
    zones[HARBOUR] = s.ships[: s.launched - 1 : -1] if s.launched else s.ships[::-1]
    for seat, ship in enumerate(s.docks):
        zones[DOCK[seat]] = [ship] if ship >= 0 else []
        zones[FLEET[seat]] = [voyage.ship for voyage in s.voyages if voyage.seat == seat]
        zones[HAND[seat]] = [bid_card(seat, v) for v in CARDS_IN[s.hands[seat]]]
        zones[LOST[seat]] = [bid_card(seat, sale.price) for sale in s.sales if sale.seat == seat]
    for tower in s.centre:
        zones[TOWER[tower]] = sides_of(s.sides[tower])
        zones[PILE[tower]] = pile(s, tower)
    for sale in s.sales:
        zones[CARGO[sale.tower]] = sides_of(s.sides[sale.tower]) if open_cargo else [UNKNOWN] * SIDES
    for tower in s.unsold:
        zones[GONE[tower]] = sides_of(s.sides[tower]) if whole else [UNKNOWN] * SIDES
    return zones


def bag(s: State) -> list[int]:
    """The sides of the towers not yet drawn, the next tower last."""
    return [side for tower in range(TOWERS - 1, s.drawn - 1, -1) for side in sides_of(s.sides[tower])]


def pile(s: State, tower: int) -> list[int]:
    """The cards bid for a tower, bottom to top."""
    return [bid_card(seat, action.value) for seat, action in s.bids if action.tower == tower]


def seers(s: State, tower: int, slot: int) -> tuple[int, ...]:
    """The seats that see a side of a tower (3.5)."""
    return tuple([seat for seat, seen in enumerate(VISIBLE[s.seats][s.rotations[tower]]) if slot in seen])


def turn_begins(s: State, emit: Emit) -> None:
    """A new turn."""
    emit(Counted("turn", -1, s.turn))
    emit(Said("turn", s.first, number=s.turn))


def launches(emit: Emit, seat: int, ship: int, launched: int) -> None:
    """A seat takes the top ship (4.1)."""
    emit(Moved(ship, HARBOUR, TOWERS - launched, DOCK[seat], 0))
    emit(Said("launches", seat, ship))


def draws(s: State, emit: Emit, drawn: int) -> None:
    """Towers come to the centre; each side is seen by the seats that it points to (3.2)."""
    emit(Said("draws", s.first, number=drawn - s.drawn))
    for tower in range(s.drawn, drawn):
        emit(Counted("rotation", tower, s.rotations[tower]))
        below = SIDES * (TOWERS - 1 - tower)
        for slot, side in enumerate(sides_of(s.sides[tower])):
            emit(Moved(side, BAG, below, TOWER[tower], slot, seers(s, tower, slot)))


def bids(s: State, emit: Emit, seat: int, action: Choice) -> None:
    """A card is played on a pile (4.4); s is the position before it."""
    card = bid_card(seat, action.value)
    index = CARDS_IN[s.hands[seat]].index(action.value)
    emit(Moved(card, HAND[seat], index, PILE[action.tower], len(pile(s, action.tower))))
    raised = s.leaders[s.centre.index(action.tower)] == seat
    emit(Said("raises" if raised else "bids", seat, card, action.tower, action.value))


def passes(emit: Emit, seat: int) -> None:
    """A seat is out for this turn."""
    emit(Said("passes", seat))


def stuck(emit: Emit, seat: int) -> None:
    """A seat has no card that it could play (4.6)."""
    emit(Said("stuck", seat))


def attributed(s: State, emit: Emit) -> None:
    """Top cards are lost, all others go back (4.8)."""
    back = dict(enumerate(s.hands))
    for tower, seat, price in zip(s.centre, s.leaders, s.tops, strict=True):
        cards = pile(s, tower)
        if not cards:
            emit(Said("unsold", card=UNKNOWN, other=tower))
            continue
        emit(Said("wins", seat, cards[-1], tower, price))
        emit(Moved(cards[-1], PILE[tower], len(cards) - 1, LOST[seat], ANYWHERE))
        for bidder, action in [b for b in s.bids if b[1].tower == tower][-2::-1]:
            index = sum([v < action.value for v in CARDS_IN[back[bidder]]])
            back[bidder] |= 1 << action.value - 1
            emit(Moved(bid_card(bidder, action.value), PILE[tower], ANYWHERE, HAND[bidder], index))


def sails(s: State, emit: Emit, voyages: Sequence[Voyage]) -> None:
    """Towers go hidden under a ship, and it leaves its dock (4.9)."""
    for voyage in voyages:
        for tower in voyage.towers:
            for slot, side in enumerate(sides_of(s.sides[tower])):
                emit(Moved(side, TOWER[tower], 0, CARGO[tower], slot, ()))
        emit(Moved(voyage.ship, DOCK[voyage.seat], 0, FLEET[voyage.seat], ANYWHERE))
        emit(Said("sails", voyage.seat, voyage.ship, number=len(voyage.towers)))


def left_over(s: State, emit: Emit) -> None:
    """Towers that nobody wanted leave the centre, where they do not stay (4.3)."""
    for tower in s.centre:
        for slot, side in enumerate(sides_of(s.sides[tower])):
            emit(Moved(side, TOWER[tower], 0, GONE[tower], slot, ()))
    emit(Said("left_over", number=len(s.centre)))


def first_player(s: State, emit: Emit) -> None:
    """Who begins the next turn (4.10), if there is one."""
    emit(Counted("first", -1, s.first))
    if not s.ending:
        emit(Said("stakes" if s.staked[s.first] else "no_stakes", s.first, number=s.staked[s.first]))


def asked(s: State, emit: Emit) -> None:
    """Everybody may announce, or must declare (section 6)."""
    if s.ending and not s.announced:
        emit(Said(ENDS[s.ending]))
    key = "window" if s.phase == WINDOW else "others" if s.announced else "declare"
    emit(Said(key, number=s.options.target))


def decides(emit: Emit, seat: int) -> None:
    """A seat has chosen; what, is its secret until all have."""
    emit(Said("decides", seat))


def announces(s: State, emit: Emit) -> None:
    """The announcements are revealed together (6.1)."""
    if not s.announced:
        emit(Said("nobody"))
    for seat in range(s.seats):
        if s.announced >> seat & 1:
            emit(Said("announces", seat, number=s.options.target))


def reveals(s: State, emit: Emit) -> None:
    """Declarations are revealed together, expeditions opened one by one, wealth counted (7.2), the winner named."""
    for seat, chosen in enumerate(s.choices):
        if not s.announced >> seat & 1:
            emit(Said("says_yes" if chosen == 2 else "says_no", seat, number=s.options.target))
    hidden_sides(s, emit)
    scores, ranks = s.scores(), s.ranks()
    for seat, wrong in enumerate(s.eliminated()):
        emit(Said("cards", seat, number=sum(CARDS_IN[FULL & ~s.lost[seat]])))
        wealth = 0
        for voyage in s.voyages:
            if voyage.seat == seat:
                opened(s, emit, voyage)
                wealth += s.gain(voyage)
                emit(Counted("gains", seat, wealth))
        emit(Counted("wealth", seat, scores[seat]))
        emit(Said("eliminated" if wrong else "wealth", seat, number=scores[seat]))
    if 1 not in ranks:
        emit(Said("defeat"))
    for seat, rank in enumerate(ranks):
        if rank == 1:
            emit(Said("victory", seat, number=scores[seat]))


def hidden_sides(s: State, emit: Emit) -> None:
    """The towers left in the centre are turned for all to see."""
    for tower in s.centre:
        for slot, side in enumerate(sides_of(s.sides[tower])):
            emit(Turned(side, TOWER[tower], slot))


def opened(s: State, emit: Emit, voyage: Voyage) -> None:
    """The towers of an expedition come to light, with what it has brought (5.1)."""
    for tower in voyage.towers:
        for slot, side in enumerate(sides_of(s.sides[tower])):
            emit(Turned(side, CARGO[tower], slot))
    emit(Said("opens", voyage.seat, voyage.ship, number=s.gain(voyage)))
