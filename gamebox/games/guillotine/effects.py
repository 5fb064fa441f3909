"""The cards of Guillotine, one after the other: what each needs, asks for and does. Paragraphs refer to RULES.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from gamebox.core.events import Emit, Moved, Said, Zone
from gamebox.games.guillotine import deeds, hands, offers
from gamebox.games.guillotine.actions import (
    ADD,
    DROP,
    FIND,
    GIFT,
    LOSS,
    NOBLE_AT,
    ORDER,
    OVERTHROWN,
    PLACE_AT,
    PRIZE,
    REPAY,
    SNATCH,
    TARGET,
    WAY,
    WHICH,
    WHOM,
    Choice,
)
from gamebox.games.guillotine.cards import (
    ACTS,
    CARDS,
    CIVIC,
    COUNT,
    FOREIGN,
    GROUP,
    MILITARY,
    NAMES,
    ROYAL,
    TITLE,
    card,
)
from gamebox.games.guillotine.line import join, shift, top
from gamebox.games.guillotine.stage import DECK, LINE, TROPHIES

if TYPE_CHECKING:
    from gamebox.games.guillotine.rules import State

Does: TypeAlias = "Callable[[State, Emit | None], bool | None]"
Offers: TypeAlias = "Callable[[State], list[Choice]]"


class Ask(NamedTuple):
    """A choice: what is chosen, and among what."""

    phase: int
    offers: Offers


class Deed(NamedTuple):
    """An action card: the nobles it needs in line, what it asks of its player one after the other, and what it does.

    can: what else makes it playable (4.1a). does: True if somebody must choose something more.
    """

    needs: int
    asks: tuple[Ask, ...]
    does: Does
    can: Callable[[State, int], bool] | None = None


def step(least: int, most: int, back: bool = False, group: int = -1) -> Deed:
    """A noble (of a group) moves exactly `least` places, or up to `most`, forward or back (4.1b)."""

    def nobles(s: State) -> list[Choice]:
        far = s.line[: len(s.line) - least] if back else s.line[least:]
        return [NOBLE_AT[c] for c in far if group < 0 or GROUP[c] == group]

    def ways(s: State) -> list[Choice]:
        at = s.line.index(s.picks[0])
        if back:
            return PLACE_AT[at + 1 : min(at + most, len(s.line) - 1) + 1]
        return PLACE_AT[max(at - most, 0) : at][::-1]

    def go(s: State, emit: Emit | None) -> None:
        at = s.line.index(s.picks[0])
        far = least if back else -least
        shift(s, at, at + far if least == most else s.picks[1], emit)

    def waits(s: State, seat: int) -> bool:
        return any(GROUP[c] == group for c in s.line[1:])

    asks = (Ask(TARGET, nobles),) if least == most else (Ask(TARGET, nobles), Ask(WAY, ways))
    return Deed(least + 1, asks, go, None if group < 0 else waits)


PLAYER: Final = (Ask(WHOM, offers.everyone),)
OTHER_PLAYER: Final = (Ask(WHOM, offers.others),)
LYING: Final = Deed(0, (), deeds.stay)

DEEDS: Final = {
    "stumble": step(1, 1),
    "pushed": step(2, 2),
    "tis_a_far_better_thing": step(3, 3),
    "ignoble_noble": step(4, 4),
    "l_idiot": step(1, 2),
    "was_that_my_name": step(1, 3),
    "civic_pride": step(1, 2, group=CIVIC),
    "majesty": step(1, 2, group=ROYAL),
    "military_might": step(1, 2, group=MILITARY),
    "friend_of_the_queen": step(1, 2, back=True),
    "fainting_spell": step(1, 3, back=True),
    "trip": step(1, 1, back=True),
    "public_demand": Deed(2, (Ask(TARGET, offers.not_first),), deeds.to_front),
    "lack_of_faith": Deed(2, (), deeds.blue_first, offers.blue_waits),
    "forward_march": Deed(2, (Ask(TARGET, offers.guards),), deeds.to_front, offers.guard_waits),
    "let_them_eat_cake": Deed(2, (), deeds.queen_first, offers.queen_waits),
    "bribed_guards": Deed(2, (), deeds.first_to_end),
    "the_long_walk": Deed(2, (), deeds.reverse),
    "opinionated_guards": Deed(2, (Ask(ORDER, offers.next_in_order),) * 3, deeds.in_order),
    "milling_in_line": Deed(2, (), deeds.mix_five),
    "escape": Deed(1, (), deeds.two_escape),
    "confusion_in_line": Deed(0, PLAYER, deeds.confuse),
    "mass_confusion": Deed(1, (), deeds.new_line),
    "fled_to_england": Deed(1, (Ask(TARGET, offers.anybody),), deeds.send_away),
    "clothing_swap": Deed(1, (Ask(TARGET, offers.anybody),), deeds.swap),
    "extra_cart": Deed(0, (), deeds.three_join, offers.nobles_left),
    "late_arrival": Deed(0, (), deeds.look, offers.nobles_left),
    "double_feature": Deed(1, (), deeds.collect_two),
    "after_you": Deed(1, OTHER_PLAYER, deeds.give_front),
    "political_influence": Deed(0, (), deeds.collect_none),
    "scarlet_pimpernel": Deed(0, (), deeds.close),
    "rat_break": Deed(0, (Ask(FIND, offers.spent),), deeds.take_spent, offers.any_spent),
    "rain_delay": Deed(0, (), hands.redeal),
    "information_exchange": Deed(0, (Ask(WHOM, offers.partners),), deeds.trade, offers.cards_somewhere),
    "forced_break": Deed(0, (), deeds.rob_all, offers.cards_elsewhere),
    "infighting": Deed(0, (Ask(WHOM, offers.with_cards),), deeds.quarrel, offers.cards_somewhere),
    "lack_of_support": Deed(0, (Ask(WHOM, offers.with_cards),), deeds.spy_out, offers.cards_somewhere),
    "rush_job": Deed(0, PLAYER, deeds.rush),
    "missing_heads": Deed(0, (Ask(WHOM, offers.with_nobles),), deeds.lose_head, offers.heads_somewhere),
    "missed": Deed(0, (Ask(WHOM, offers.with_latest),), deeds.back_in_line, offers.latest_somewhere),
    "clerical_error": Deed(
        0,
        (Ask(WHOM, offers.others_with_nobles), Ask(PRIZE, offers.their_nobles)),
        deeds.take_noble,
        offers.heads_elsewhere,
    ),
    "twist_of_fate": Deed(0, (Ask(WHICH, offers.laid),), deeds.discard_laid, offers.any_laid),
    "callous_guards": LYING,
    "church_support": LYING,
    "civic_support": LYING,
    "military_support": LYING,
    "foreign_support": LYING,
    "fountain_of_blood": LYING,
    "indifferent_public": LYING,
    "tough_crowd": Deed(0, OTHER_PLAYER, deeds.stay),
}
"""Every action card. What is asked here, only its player knows of until the last answer is given."""

AFTERWARDS: Final[dict[int, tuple[Offers, Callable[[State, int, Emit | None], bool]]]] = {
    ADD: (offers.looked_at, deeds.add),
    SNATCH: (offers.their_cards, deeds.snatch),
    DROP: (offers.own_cards, deeds.drop),
    REPAY: (offers.repayment, deeds.repay),
}
"""Choices that follow from an action card: among what, and what happens. True while the same must be chosen again."""


# Nobles


def receive(s: State, noble: int, src: Zone, index: int, emit: Emit | None) -> bool:
    """The player collects a noble, with its effect (4.4, 4.17). True if something must be chosen now."""
    seat = s.turn
    if emit is not None:
        emit(Moved(noble, src, index, TROPHIES[seat], len(s.trophies[seat])))
        emit(Said("collects", seat, noble))
    s.trophies[seat] += (noble,)
    s.earned |= 1 << noble
    if GROUP[noble] == ROYAL and s.laid[FOREIGN] == seat:  # 4.19
        s.draws += 1
    power = POWER[noble]
    return power is not None and bool(power(s, emit))


def from_line(s: State, emit: Emit | None) -> bool:
    """The front noble is collected. True if something must be chosen now."""
    return receive(s, s.line.pop(0), LINE, 0, emit)


def one_joins(s: State, emit: Emit | None) -> None:
    """The top noble of the Conciergerie joins the end."""
    join(s, 1, emit)


def end_day(s: State, emit: Emit | None) -> None:
    """The day ends at once (3.4)."""
    s.flags |= OVERTHROWN


def draw_one(s: State, emit: Emit | None) -> None:
    """One card more at the end of the turn (4.19)."""
    s.draws += 1


def next_too(s: State, emit: Emit | None) -> None:
    """The next noble at the front is collected as well."""
    s.due += 1


def top_too(s: State, emit: Emit | None) -> bool:
    """The top noble of the Conciergerie is collected as well."""
    if not s.deck:  # 4.20
        return False
    return receive(s, top(s), DECK, len(s.deck), emit)


def give_away(s: State, emit: Emit | None) -> bool:
    """Another player must get it at once (4.18)."""
    s.phase = GIFT
    return True


def lose_card(s: State, emit: Emit | None) -> bool:
    """The collector must discard a card at once (4.18)."""
    if not s.hands[s.turn]:
        return False
    s.phase = LOSS
    return True


def give(s: State, seat: int, emit: Emit | None) -> None:
    """The Clown goes to another player (4.18)."""
    deeds.pass_on(s, CLOWN, s.turn, seat, emit)


def lose(s: State, title: int, emit: Emit | None) -> None:
    """The collector of Innocent Victim discards a card (4.18)."""
    hands.discard(s, s.turn, hands.first_of(s, s.turn, title), emit)


CLOWN: Final = card("the_clown")
POWERS: Final[dict[str, Does]] = {
    "general": one_joins,
    "captain_of_the_guard": one_joins,
    "robespierre": end_day,
    "lord": draw_one,
    "lady": draw_one,
    "lady_in_waiting": draw_one,
    "fast_noble": next_too,
    "rival_executioner": top_too,
    "the_clown": give_away,
    "innocent_victim": lose_card,
}
"""Nobles that do something when they are collected; Master Spy (4.5) and Unpopular Judge (4.6) work in line."""

COLLECTED: Final[dict[int, tuple[Offers, Callable[[State, int, Emit | None], None]]]] = {
    GIFT: (offers.others, give),
    LOSS: (offers.own_cards, lose),
}
"""Choices that follow from a collected noble."""

POWER: Final = [POWERS.get(NAMES[TITLE[c]]) for c in range(COUNT)]
"""What each noble does, by card."""
_DEED: Final = [DEEDS.get(NAMES[TITLE[c]], LYING) for c in range(CARDS)]
NEEDS: Final = [deed.needs for deed in _DEED]
"""Nobles that each action card needs in line, by card."""
NEVER: Final = 99
GUARDED: Final = [
    NEVER if act is not None and act.alters else deed.needs for act, deed in zip(ACTS, _DEED, strict=True)
]
"""The same while Callous Guards lie in front of somebody (4.7)."""
CAN: Final = [deed.can for deed in _DEED]
ASKS: Final = [deed.asks for deed in _DEED]
DOES: Final = [deed.does for deed in _DEED]
