"""Positions of Guillotine in one line, for the tests of its rules. Cards are called by their names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from gamebox.core.events import Event, redact
from gamebox.core.game import TRUTH
from gamebox.core.table import Table
from gamebox.games.guillotine import decode
from gamebox.games.guillotine.actions import CARD, FRONT, NOBLE, PLAY, TURN, WORDS, Choice
from gamebox.games.guillotine.cards import CARDS, COUNT, NAMES, STAYING, TITLE
from gamebox.games.guillotine.rules import Options, State, setup


class Box:
    """The cards not yet laid out."""

    def __init__(self) -> None:
        self.left = list(range(CARDS))

    def take(self, names: str) -> list[int]:
        """Cards with these names, blanks between; of several copies the first ones left."""
        found = []
        for name in names.split():
            card = next(c for c in self.left if NAMES[TITLE[c]] == name)
            self.left.remove(card)
            found.append(card)
        return found

    def rest(self, nobles: bool) -> list[int]:
        """All nobles or all action cards left."""
        found = [c for c in self.left if (c < COUNT) == nobles]
        self.left = [c for c in self.left if c not in found]
        return found


def position(
    line: str = "",
    hands: Sequence[str] = ("", ""),
    *,
    trophies: Sequence[str] = (),
    given: Sequence[str] = (),
    deck: str | None = None,
    gone: str = "",
    pile: str | None = None,
    discard: str = "",
    laid: Mapping[str, int] | None = None,
    turn: int = 0,
    day: int = 1,
    first: int = 0,
    confused: int = 0,
    hurried: int = 0,
    due: int = 1,
    seed: int = 1,
) -> State:
    """A position in which seat `turn` may play a card; as many seats as hands.

    line: the front first. trophies: what each seat collected, in that order; given: what it received otherwise, after
    that. deck, pile: the top first; the rest of the cards is discarded, or lies there when they are not given.
    laid: cards in front of seats. confused, hurried: seats as bits. due: nobles to collect; 0 leaves the line as it is.
    """
    s, box = setup(len(hands), Options(), seed), Box()
    seats = range(len(hands))
    s.line, s.hands = box.take(line), [tuple(box.take(names)) for names in hands]
    collected = [box.take(trophies[i]) if i < len(trophies) else [] for i in seats]
    received = [box.take(given[i]) if i < len(given) else [] for i in seats]
    s.trophies = [(*a, *b) for a, b in zip(collected, received, strict=True)]
    s.earned = sum(1 << c for pile in collected for c in pile)
    owners = {box.take(name)[0]: owner for name, owner in (laid or {}).items()}
    s.laid = tuple(owners.get(c, -1) for c in STAYING)
    s.gone, s.discard = box.take(gone), box.take(discard)
    s.deck = box.take(deck)[::-1] if deck is not None else box.rest(nobles=True)
    s.gone += box.rest(nobles=True)
    s.pile = box.take(pile)[::-1] if pile is not None else box.rest(nobles=False)
    s.discard = box.rest(nobles=False) + s.discard if not discard else s.discard
    s.viewer, s.day, s.first, s.confused, s.hurried = TRUTH, day, first, confused, hurried
    s.turn = s.current = turn
    s.phase, s.card, s.picks, s.due, s.draws, s.flags = TURN, -1, (), due, 1, 0
    return s


def named(action: Choice) -> str:
    """A choice with the names of its cards: "play stumble", "noble duke", "front tough_crowd"."""
    if action.kind in (PLAY, CARD):
        return f"{WORDS[action.kind]} {NAMES[action.what]}"
    if action.kind in (NOBLE, FRONT):
        return f"{WORDS[action.kind]} {NAMES[TITLE[action.what]]}"
    return action.encode()


def legal(s: State) -> list[str]:
    """What may be chosen now."""
    return [named(a) for a in s.legal_actions()]


def find(s: State, text: str) -> Choice:
    """The legal choice with this name; "noble sheriff 2" is the second of that name."""
    verb, *rest = text.split()
    which = int(rest.pop()) - 1 if len(rest) == 2 else 0
    found = [a for a in s.legal_actions() if named(a) == " ".join([verb, *rest])]
    assert len(found) > which, f"{text} is not among {legal(s)}"
    assert decode(found[which].encode()) is found[which]
    return found[which]


def do(s: State, *texts: str) -> State:
    """Play choices one after the other, each of which must be legal; the events must add up for everybody."""
    audiences = (None, *range(s.seats))
    tables = {who: Table(s.view(who).zones()) for who in audiences}
    for text in texts:
        events: list[Event] = []
        s.apply(find(s, text), events.append)
        for who, table in tables.items():
            for event in events:
                table.follow(redact(event, who))
            zones = {zone: list(cards) for zone, cards in s.view(who).zones().items() if cards}
            assert table.shown() == zones, f"after {text} the events of {who} do not add up"
    return s


def play(s: State, name: str, *texts: str) -> State:
    """Play an action card with its choices."""
    return do(s, f"play {name}", *texts)


def names(cards: Sequence[int]) -> str:
    """The names of cards, in their order."""
    return " ".join(NAMES[TITLE[c]] for c in cards)


def line(s: State) -> str:
    """The line, the front first."""
    return names(s.line)


def trophies(s: State, seat: int) -> str:
    """The score pile of a seat."""
    return names(s.trophies[seat])


def playable(s: State) -> set[str]:
    """The cards that may be played."""
    return {text.removeprefix("play ") for text in legal(s) if text.startswith("play ")}


def front(s: State, seat: int) -> str:
    """What lies in front of a seat."""
    return names([c for c, owner in zip(STAYING, s.laid, strict=True) if owner == seat])


def rule(*paragraphs: str) -> pytest.MarkDecorator:
    """Marks a test with the paragraphs that it checks."""
    return pytest.mark.rule("guillotine", list(paragraphs))
