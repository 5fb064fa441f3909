"""The position of Guillotine, and what may be chosen in it. Paragraphs refer to RULES.md."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Final

from gamebox.core.events import UNKNOWN, Emit, Zone
from gamebox.core.game import TRUTH, Viewer
from gamebox.core.rng import roll, shuffled
from gamebox.games.guillotine import lore, scoring, turn
from gamebox.games.guillotine.actions import (
    ADD,
    DROP,
    FRONT,
    FRONT_CARD,
    GIFT,
    LOSS,
    OVER,
    PASS,
    PASSED,
    PLAY,
    PLAY_OF,
    REPAY,
    RESOLVING,
    RUSHED,
    SNATCH,
    TRIPPED,
    TURN,
    Choice,
)
from gamebox.games.guillotine.cards import ACTS, CARDS, COUNT, GUARDS, HAND, JUDGE, NOBLES, STAYING, TITLE
from gamebox.games.guillotine.effects import AFTERWARDS, ASKS, CAN, COLLECTED, GUARDED, NEEDS
from gamebox.games.guillotine.hands import unlay
from gamebox.games.guillotine.stage import ASIDE, DECK, FRONTS, GONE, HANDS, LINE, PILE, SPENT, TROPHIES

__all__ = ["Options", "State", "setup", "tables"]

PARAGRAPH: Final = {OVER: "1.1", ADD: "4.12", DROP: "4.14", REPAY: "4.15", GIFT: "4.18", LOSS: "4.18"}


@dataclass(frozen=True, slots=True)
class Options:
    """Guillotine has no variants."""


def tables() -> tuple[tuple[int, Options], ...]:
    """Two to five players (1.1)."""
    return tuple((n, Options()) for n in (2, 3, 4, 5))


class State:
    """A position. Cards are those of cards.py; `line` begins with the front, piles end with their top.

    turn: whose turn it is; `current` may be another seat that has to choose. phase: what is being chosen. card, picks:
    the action card started or being resolved (-1: none), and the choices made for it. due: nobles still to collect this
    turn. draws: cards to draw at its end. confused, hurried: seats for whom Confusion in Line or Rush Job waits, as
    bits. gone, discard: the discarded nobles and action cards. trophies: score piles in the order in which nobles came;
    earned: the nobles that their owner collected (4.10), as bits. laid: in front of whom each staying card lies (-1:
    nobody). lore, era, slots: see lore.py.
    """

    __slots__ = (
        "card", "confused", "current", "day", "deck", "discard", "draws", "due", "earned", "era", "first", "flags",
        "gone", "hands", "hurried", "laid", "line", "lore", "phase", "picks", "pile", "seats", "seed", "slots",
        "trophies", "turn", "viewer",
    )  # fmt: skip

    current: int | None
    viewer: Viewer
    seats: int
    seed: int
    day: int
    first: int
    turn: int
    phase: int
    card: int
    picks: tuple[int, ...]
    due: int
    draws: int
    flags: int
    confused: int
    hurried: int
    deck: list[int]
    gone: list[int]
    line: list[int]
    trophies: list[tuple[int, ...]]
    earned: int
    pile: list[int]
    discard: list[int]
    hands: list[tuple[int, ...]]
    laid: tuple[int, ...]
    lore: tuple[int, ...]
    era: tuple[int, ...]
    slots: tuple[tuple[int, ...], ...]

    def legal_actions(self) -> list[Choice]:
        """The choices of the current seat; none on the view of somebody else."""
        seat = self.current
        if seat is None or (self.viewer != TRUTH and self.viewer != seat):
            return []
        phase = self.phase
        if phase == TURN:
            return self._plays(seat)
        if phase < RESOLVING:
            return ASKS[self.card][len(self.picks)].offers(self)
        legal = (AFTERWARDS if phase < GIFT else COLLECTED)[phase][0](self)
        if phase == SNATCH and self.laid[GUARDS] == seat:  # 4.1d: with what has been seen
            legal.append(FRONT_CARD[STAYING[GUARDS]])
        return legal

    def _plays(self, seat: int) -> list[Choice]:
        """The cards that can do something (4.1a), and no card (4.1h)."""
        line, guards = self.line, self.laid[GUARDS]
        if self.flags & RUSHED or (line and TITLE[line[0]] == JUDGE):  # 4.9, 4.6
            legal = [PASSED]
        else:
            size, needs = len(line), GUARDED if guards >= 0 else NEEDS  # 4.7
            legal = [
                PLAY_OF[c]
                for c in self.hands[seat]
                if needs[c] <= size and ((can := CAN[c]) is None or can(self, seat))
            ]
            legal.append(PASSED)
            if len(set(legal)) < len(legal):
                legal = list(dict.fromkeys(legal))
        if guards == seat:  # 4.1d
            legal.append(FRONT_CARD[STAYING[GUARDS]])
        return legal

    def apply(self, action: Choice, emit: Emit | None = None) -> None:
        """Play a legal choice, with everything that follows by itself up to the next one."""
        phase = self.phase
        if phase == TURN:
            if action.kind == PLAY:
                turn.start(self, action.what, emit)
            elif action.kind == PASS:
                turn.decline(self, emit)
            else:
                unlay(self, action.what, emit)
        elif action.kind == FRONT and phase == SNATCH:
            unlay(self, action.what, emit)
        elif phase < RESOLVING:
            turn.answer(self, action.what, emit)
        elif phase < GIFT:
            turn.follow(self, action.what, emit)
        else:
            turn.collected(self, action.what, emit)

    def refusal(self, action: Choice) -> tuple[str, str]:
        """Why a choice is not legal now: catalogue key, and the paragraph that says so."""
        if self.current is None:
            return "guillotine.refuse.over", "1.1"
        if self.phase != TURN or action.kind not in (PLAY, FRONT):
            legal = self.legal_actions()
            asked = any(a.kind == action.kind for a in legal)
            return "guillotine.refuse.target" if asked else "guillotine.refuse.phase", self.paragraph()
        if action.kind == FRONT:
            return "guillotine.refuse.stays", "4.1d"
        if self.flags & RUSHED:
            return "guillotine.refuse.rushed", "4.9"
        if self.line and TITLE[self.line[0]] == JUDGE:
            return "guillotine.refuse.judge", "4.6"
        act = ACTS[TITLE.index(action.what)]
        if act is not None and act.alters and self.laid[GUARDS] >= 0:
            return "guillotine.refuse.guards", "4.7"
        return "guillotine.refuse.useless", card_paragraph(action.what)

    def paragraph(self) -> str:
        """The rule paragraph of the choice that is open now: of the card started, if there is one."""
        if TURN < self.phase < RESOLVING or self.phase == SNATCH:
            return card_paragraph(TITLE[self.card])
        if self.phase == TURN:
            if self.flags & RUSHED:
                return "4.9"
            judged = bool(self.line) and TITLE[self.line[0]] == JUDGE
            return "4.6" if judged else "4.1e" if self.flags & TRIPPED else "4.1"
        return PARAGRAPH[self.phase]

    @property
    def round(self) -> int:
        """The day, from 1: how far the game is."""
        return self.day

    def scores(self) -> tuple[int, ...]:
        """Trophies and cards in front (5.1). Both are open, so everybody knows it."""
        return tuple([scoring.score(self.trophies[seat], self.laid, seat) for seat in range(self.seats)])

    def ranks(self) -> tuple[int, ...]:
        """Most points win, then most nobles; still tied: a shared victory (1.2)."""
        rows = [(points, len(pile)) for points, pile in zip(self.scores(), self.trophies, strict=True)]
        return tuple([1 + sum([other > mine for other in rows]) for mine in rows])

    def clone(self) -> State:
        """An independent copy."""
        s = State()
        s.current, s.viewer, s.seats, s.seed = self.current, self.viewer, self.seats, self.seed
        s.day, s.first, s.turn, s.phase = self.day, self.first, self.turn, self.phase
        s.card, s.picks, s.due, s.draws = self.card, self.picks, self.due, self.draws
        s.flags, s.confused, s.hurried, s.earned = self.flags, self.confused, self.hurried, self.earned
        s.deck, s.gone, s.line, s.trophies = self.deck[:], self.gone[:], self.line[:], self.trophies[:]
        s.pile, s.discard, s.hands, s.laid = self.pile[:], self.discard[:], self.hands[:], self.laid
        s.lore, s.era, s.slots = self.lore, self.era, self.slots
        return s

    def view(self, seat: int | None) -> State:
        """What a seat (None: everybody) may know (4.21); a card just started is its player's alone."""
        s = State()
        s.current, s.viewer, s.seats, s.seed = self.current, seat, self.seats, 0
        s.day, s.first, s.turn = self.day, self.first, self.turn
        if self.phase < RESOLVING and seat != self.current and self.current is not None:
            s.phase, s.card, s.picks = TURN, -1, ()
        else:
            s.phase, s.card, s.picks = self.phase, self.card, self.picks
        s.due, s.draws, s.flags = self.due, self.draws, self.flags
        s.confused, s.hurried, s.earned, s.laid = self.confused, self.hurried, self.earned, self.laid
        s.gone, s.line, s.trophies, s.discard = self.gone[:], self.line[:], self.trophies[:], self.discard[:]
        known = lore.known_to(self, seat)
        s.deck = [c if c >= 0 and known >> c & 1 else UNKNOWN for c in self.deck]
        s.pile = [UNKNOWN] * len(self.pile)
        s.hands = [hand if owner == seat else lore.hidden_hand(hand, known) for owner, hand in enumerate(self.hands)]
        s.lore, s.era, s.slots = lore.kept(self, seat), self.era, lore.slots_of(self, seat, known)
        return s

    def determinize(self, rng: Random) -> State:
        """Of a view: a whole position in which the viewer would see just this."""
        return lore.imagine(self, rng)

    def zones(self) -> dict[Zone, Sequence[int]]:
        """Nobles and action cards, each where it lies. What was seen and lies face down again is a back."""
        zones: dict[Zone, Sequence[int]] = {LINE: self.line, GONE: self.gone, SPENT: self.discard, PILE: self.pile}
        whole, me = self.viewer == TRUTH, self.viewer
        looking = self.phase == ADD and me == self.turn
        hidden = len(self.deck) - (min(3, len(self.deck)) if looking else 0)
        zones[DECK] = self.deck if whole else [UNKNOWN] * hidden + self.deck[hidden:]
        shown = self.picks[0] if self.phase == SNATCH and me == self.turn else -1
        for seat, hand in enumerate(self.hands):
            zones[HANDS[seat]] = hand if whole or seat in (me, shown) else [UNKNOWN] * len(hand)
            zones[TROPHIES[seat]] = self.trophies[seat]
            zones[FRONTS[seat]] = [c for c, owner in zip(STAYING, self.laid, strict=True) if owner == seat]
        zones[ASIDE] = [self.card] if RESOLVING < self.phase < GIFT else []
        return zones

    def secrets(self) -> int:
        """Nothing is chosen face down."""
        return 0

    def _key(self) -> tuple[object, ...]:
        lists = tuple(
            tuple(x) for x in (self.deck, self.gone, self.line, self.trophies, self.pile, self.discard, self.hands)
        )
        return (
            self.viewer, self.current, self.seats, self.seed, self.day, self.first, self.turn, self.phase, self.card,
            self.picks, self.due, self.draws, self.flags, self.confused, self.hurried, self.earned, lists, self.laid,
            self.lore, self.era, self.slots,
        )  # fmt: skip

    def digest(self) -> str:
        """Equal for equal positions."""
        return sha256(repr(self._key()).encode()).hexdigest()[:16]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self._key() == other._key()

    __hash__ = None  # type: ignore[assignment]


def card_paragraph(title: int) -> str:
    """The paragraph that describes a title: nobles in section 6, actions in section 7."""
    return f"6.{title + 1}" if title < len(NOBLES) else f"7.{title - len(NOBLES) + 1}"


def setup(seats: int, options: Options, seed: int) -> State:
    """The position at the start of the first day (section 2). ValueError for a table that tables() lacks."""
    if (seats, options) not in tables():
        raise ValueError(f"Guillotine cannot be played by {seats} with {options}")
    s = State()
    s.viewer, s.seats = TRUTH, seats
    seed, s.pile = shuffled(seed, range(COUNT, CARDS))
    seed, s.deck = shuffled(seed, range(COUNT))
    s.seed, s.first = roll(seed, seats)  # 2.3
    s.current = s.turn = s.first
    s.day, s.phase, s.card, s.picks = 0, TURN, -1, ()
    s.due = s.draws = s.flags = s.confused = s.hurried = s.earned = 0
    s.gone, s.line, s.discard = [], [], []
    s.trophies = [()] * seats
    s.hands = []
    for _ in range(seats):
        s.hands.append(tuple(s.pile[-HAND:]))
        del s.pile[-HAND:]
    s.laid = (-1,) * len(STAYING)
    s.lore = s.era = s.slots = ()
    turn.begin_day(s, None)
    return s
