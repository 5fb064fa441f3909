"""The legal combinations of Gang of Four (section 3), what beats what (section 4), and all those in a hand.

Every combination is one object. Its code is its place in one list: singles, pairs, trios, Gangs, then the hands of five
cards, each kind from the weakest to the strongest.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations, groupby, product
from typing import Final

from gamebox.core.events import UNKNOWN
from gamebox.games.gang_of_four.cards import (
    BY_TEXT,
    COLOURS,
    COPIES,
    FACE_COLOUR,
    FACE_NUMBER,
    FACES,
    GREEN_PHOENIX,
    LOW,
    MULTI,
    NUMBERS,
    THE_DRAGON,
    YELLOW_PHOENIX,
    parse,
    spell,
)

SINGLE: Final = 0
PAIR: Final = 1
TRIO: Final = 2
GANG: Final = 3
STRAIGHT: Final = 4
FLUSH: Final = 5
FULL_HOUSE: Final = 6
STRAIGHT_FLUSH: Final = 7
UNLISTED: Final = STRAIGHT_FLUSH + 1
"""Above every kind."""
KINDS: Final[tuple[str, ...]] = ("single", "pair", "trio", "gang", "straight", "flush", "full_house", "straight_flush")
"""Names of the kinds, for catalogue keys."""
Faces = tuple[int, ...]


class Combination:
    """A combination of faces, best first (a full house: the trio first). Equal combinations are the same object.

    need: what a hand must be able to hold (see cards.holding); once: the first bit of each face taken once; both copies
    of the faces it takes are `wide`. above: the lowest code of its kind that beats it.
    """

    __slots__ = ("above", "code", "faces", "kind", "need", "once", "size", "wide")

    above: int
    code: int

    def __init__(self, kind: int, faces: Faces) -> None:
        self.kind, self.faces, self.size = kind, faces, len(faces)
        need = 0
        for face in faces:
            bit = 1 << 2 * face
            need += bit << 1 if need & bit else bit
        twice = need >> 1 & LOW
        self.need, self.once = need, need & LOW & ~twice
        self.wide = 3 * (need & LOW)

    @property
    def name(self) -> str:
        """The name of its kind."""
        return KINDS[self.kind]

    @property
    def number(self) -> int:
        """The number of the best card: what a Gang is compared by (4.2)."""
        return FACE_NUMBER[self.faces[0]]

    @property
    def text(self) -> str:
        """Its cards, as in "3r 3y 3g"."""
        return spell(self.faces)

    def __repr__(self) -> str:
        return f"<{self.name} {self.text}>"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return read, (self.text,)


def _of_number(number: int) -> tuple[int, ...]:
    """The cards with a number, best first."""
    return tuple(f for f in reversed(range(FACES)) if FACE_NUMBER[f] == number for _ in range(COPIES[f]))


def _sets(kind: int, size: int) -> list[Combination]:
    """All sets of so many cards of one number, ascending (3.2, 3.3, 3.8)."""
    found = {s for n in NUMBERS for s in combinations(_of_number(n), size)}
    return [Combination(kind, faces) for faces in sorted(found)]


def _by_number(gangs: Iterable[Combination]) -> list[Combination]:
    return sorted(gangs, key=lambda c: c.number)


_SINGLES: Final = [Combination(SINGLE, (f,)) for f in range(FACES)]
_PAIRS: Final = [*_sets(PAIR, 2), Combination(PAIR, (YELLOW_PHOENIX, GREEN_PHOENIX))]
_TRIOS: Final = _sets(TRIO, 3)
_GANGS: Final = [c for size in (4, 5, 6, 7) for c in _by_number(_sets(GANG, size))]
_SMALL: Final = [*_SINGLES, *_PAIRS, *_TRIOS, *_GANGS]
FIRST_PAIR: Final = len(_SINGLES)
FIRST_TRIO: Final = FIRST_PAIR + len(_PAIRS)
FIRST_GANG: Final = FIRST_TRIO + len(_TRIOS)
FIRST_FIVE: Final = FIRST_GANG + len(_GANGS)
"""The codes below are those of singles, from FIRST_PAIR of pairs, and so on."""


def _number_them(these: Sequence[Combination], first: int) -> None:
    for code, c in enumerate(these, first):
        c.code = code
        c.above = code + 1


_number_them(_SMALL, 0)
for _, _group in groupby(_GANGS, key=lambda c: (c.size, c.number)):  # 4.3
    _same = list(_group)
    for _gang in _same:
        _gang.above = _same[-1].code + 1


class Fives:
    """All hands of five cards, and tables to find those of a hand. Made when first asked for: there are thousands.

    flush[faces, best first]: the code of a flush, UNKNOWN for what is more (3.11).
    straight[w][k]: the code of a straight with the numbers w + 1 to w + 5, k being the sum of STEPS for its colours.
    first[kind]: the lowest code of a kind.
    house[t][p]: the code of a full house of the t-th trio and the pair with code p, UNKNOWN when there is none.
    """

    def __init__(self) -> None:
        suits = [set(combinations(_of_colour(c), 5)) for c in COLOURS]
        one_colour = set().union(*suits)
        straights = [f for w in range(6) for f in product(*_window(w))]
        houses = [t.faces + p.faces for t in _TRIOS for p in _PAIRS if t.number != p.number]
        higher = {*straights, *[tuple(sorted(f, reverse=True)) for f in houses]}
        made = [
            [Combination(STRAIGHT, f) for f in straights if f not in one_colour],
            [Combination(FLUSH, f) for f in sorted(one_colour - higher)],  # 3.11
            [Combination(FULL_HOUSE, f) for f in sorted(houses)],
            [Combination(STRAIGHT_FLUSH, f) for f in straights if f in one_colour],
        ]
        self.all = [c for kind in made for c in kind]  # 4.4, 4.5
        _number_them(self.all, FIRST_FIVE)
        self.by_faces = {tuple(sorted(c.faces, reverse=True)): c for c in self.all}
        code = {f: c.code for f, c in self.by_faces.items()}
        self.flush = {f: UNKNOWN if f in higher else code[f] for f in one_colour}
        self.first = {kind[0].kind: kind[0].code for kind in made}
        self.straight_flushes = [(c.need, c.code) for c in made[-1]]
        self.straight = [[code.get(f, UNKNOWN) for f in product(*_window(w, 4))] for w in range(6)]
        self.house = [
            [UNKNOWN] * FIRST_PAIR + [code.get(tuple(sorted(t.faces + p.faces, reverse=True)), UNKNOWN) for p in _PAIRS]
            for t in _TRIOS
        ]


def _window(lowest: int, width: int = 0) -> list[list[int]]:
    """The faces of each number of a straight, the top number first, ascending; the lowest made up to a width."""
    rows = [[f for f in range(FACES) if FACE_NUMBER[f] == lowest + k] for k in (5, 4, 3, 2, 1)]
    return [*rows[:4], rows[4] + [UNKNOWN] * (width - len(rows[4]))]


def _of_colour(colour: str) -> tuple[int, ...]:
    """The number cards of a colour, the multi-coloured 1 among them (3.5), best first."""
    own = [f for f in range(GREEN_PHOENIX) if FACE_COLOUR[f] in (colour, "m")]
    return tuple(f for f in reversed(own) for _ in range(COPIES[f]))


@cache
def fives() -> Fives:
    """The hands of five cards."""
    return Fives()


NEED_SMALL: Final = [c.need for c in _SMALL]


@cache
def needs() -> list[int]:
    """By code: what a hand must be able to hold (see cards.holding)."""
    return NEED_SMALL + [c.need for c in fives().all]


def combination(code: int) -> Combination:
    """The combination with this code."""
    return _SMALL[code] if code < FIRST_FIVE else fives().all[code - FIRST_FIVE]


_BY_FACES: Final = {c.faces: c for c in _SMALL}


def of(faces: Iterable[int]) -> Combination | None:
    """The combination that these faces are, in any order; None if they are none. The higher one of two kinds (3.11)."""
    key = tuple(sorted(faces, reverse=True))
    return _BY_FACES.get(key) or (fives().by_faces.get(key) if len(key) == 5 else None)


def read(text: str) -> Combination | None:
    """The combination written like "3r 3y 3g", in any order; None if it is none."""
    try:
        return of(parse(text))
    except ValueError:
        return None


def beats(played: Combination, table: Combination) -> bool:
    """Whether a combination beats the one in play (section 4)."""
    return why_not(played, table) is None


def why_not(played: Combination | None, table: Combination | None) -> str | None:
    """Why cards may not answer the combination in play: "not_a_combination", "wrong_count", "identical", "lower",
    "lower_kind", "only_a_gang", "gang_too_low". None: they may; so may any combination when none is in play."""
    if played is None:
        return "not_a_combination"
    if table is None:
        return None
    if GANG in (played.kind, table.kind):
        return _why_no_gang(played, table)
    if played.size != table.size:
        return "wrong_count"
    if played is table:
        return "identical"
    if played.kind != table.kind:
        return "lower_kind" if played.kind < table.kind else None
    return "lower" if played.code < table.code else None


def _why_no_gang(played: Combination, table: Combination) -> str | None:
    if played.kind != GANG:
        return "only_a_gang"
    if table.kind == GANG and (played.size, played.number) <= (table.size, table.number):
        return "gang_too_low"
    return None


SHIFT: Final = tuple(2 * BY_TEXT[f"{n}g"] for n in NUMBERS)
"""Where the bits of each number begin in a set of cards."""
Listing = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]


def _listings(cards: Sequence[int], start: int) -> dict[int, Listing]:
    """By what a hand holds of these cards: the codes of its singles, pairs, trios and Gangs among them."""
    inside = [c for c in _SMALL if set(c.faces) <= set(cards)]
    found: dict[int, Listing] = {}
    for held in product(*[(0, 1, 3)[: 1 + COPIES[f]] for f in sorted(set(cards))]):
        bits = sum(h << 2 * k for k, h in enumerate(held))
        fits = [c for c in inside if c.need >> start & ~bits == 0]
        kinds = [tuple([c.code for c in fits if c.kind == kind]) for kind in (SINGLE, PAIR, TRIO, GANG)]
        found[bits] = (kinds[0], kinds[1], kinds[2], kinds[3])
    return found


@cache
def _ranges() -> tuple[tuple[int, int, dict[int, Listing]], ...]:
    """For each number, and for the cards above: where its bits begin, how many they are, and what they allow."""
    high = (GREEN_PHOENIX, YELLOW_PHOENIX, THE_DRAGON)
    rows = [(start, 63 if k else 255, _listings(_of_number(k + 1), start)) for k, start in enumerate(SHIFT)]
    return (*rows, (2 * GREEN_PHOENIX, 63, _listings(high, 2 * GREEN_PHOENIX)))


def list_small(held: int) -> list[int]:
    """The codes of all singles, pairs, trios and Gangs of a hand (see cards.holding), ascending."""
    singles: tuple[int, ...] = ()
    pairs: tuple[int, ...] = ()
    trios: tuple[int, ...] = ()
    gangs: tuple[int, ...] = ()
    for start, mask, table in _ranges():
        s, p, t, g = table[held >> start & mask]
        singles += s
        pairs += p
        trios += t
        gangs += g
    return [*singles, *pairs, *trios, *sorted(gangs)]


_STEP: Final[tuple[int, ...]] = (108, 36, 12, 4, 1)
STEPS: Final = tuple(
    tuple(tuple(step * k for k in range(4) if held >> 2 * k & 1) for held in range(256)) for step in _STEP
)
"""STEPS[place][bits of a number]: what each colour held adds to the index of a straight, the top number in place 0."""
_SUITS: Final = tuple(
    (
        sum(3 << 2 * f for f in range(GREEN_PHOENIX) if FACE_COLOUR[f] == c) | 1 << 2 * MULTI,
        tuple((1 << 2 * f + k, f) for f in reversed(range(GREEN_PHOENIX)) if FACE_COLOUR[f] in (c, "m")
              for k in range(COPIES[f])),
    )
    for c in COLOURS
)  # fmt: skip


def list_fives(held: int, small: Sequence[int], lowest: int = STRAIGHT, below: int = UNLISTED) -> list[int]:
    """The codes of the hands of five cards of a hand, ascending, given its smaller combinations.

    Of the kinds from the lowest to the one below a kind only, if wanted.
    """
    tables = fives()
    found: list[int] = []
    if lowest == STRAIGHT:
        found = _straights(held, tables)
        if found and max(found) >= tables.first[STRAIGHT_FLUSH]:
            found = [c for c in found if c < tables.first[STRAIGHT_FLUSH]]
    if lowest <= FLUSH < below:
        found += sorted(_flushes(held, tables))
    if lowest <= FULL_HOUSE < below:
        found += _houses(small, tables)
    if lowest <= STRAIGHT_FLUSH < below:
        found += [code for need, code in tables.straight_flushes if not need & ~held]
    return found


def _flushes(held: int, tables: Fives) -> set[int]:
    """Flushes that are nothing more (3.5)."""
    found: set[int] = set()
    for suit, faces in _SUITS:
        inside = held & suit
        if inside.bit_count() >= 5:
            found.update(map(tables.flush.__getitem__, combinations([f for bit, f in faces if inside & bit], 5)))
    found.discard(UNKNOWN)
    return found


def _houses(small: Sequence[int], tables: Fives) -> list[int]:
    """Full houses (3.6)."""
    first, end = bisect_left(small, FIRST_TRIO), bisect_left(small, FIRST_GANG)
    if first == end:
        return []
    pairs = small[bisect_left(small, FIRST_PAIR) : first]
    rows = [tables.house[trio - FIRST_TRIO] for trio in small[first:end]]
    return [row[p] for row in rows for p in pairs if row[p] >= 0]


def _straights(held: int, tables: Fives) -> list[int]:
    """Straights and straight flushes, number by number (3.4, 3.7)."""
    numbers = [held & 255, *[held >> start & 63 for start in SHIFT[1:]]]
    found: list[int] = []
    for lowest, table in enumerate(tables.straight):
        e, d, c, b, a = numbers[lowest : lowest + 5]
        if a and b and c and d and e:
            low = [x + y for x in STEPS[3][d] for y in STEPS[4][e]]
            high = [x + y + z for x in STEPS[0][a] for y in STEPS[1][b] for z in STEPS[2][c]]
            found += [table[x + y] for x in high for y in low]
    return found
