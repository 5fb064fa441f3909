"""Who sits where: the set-up of a match as the player chose it, kept so that the next one begins from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields, replace
from importlib import import_module
from typing import Any

from gamebox.core.game import Game, Options
from gamebox.core.rng import shuffled
from gamebox.games import find
from gamebox.players.style import STYLES
from gamebox.saves.settings import Setup
from gamebox.saves.sheet import Seating
from gamebox.ui.words import Words

HUMAN = "human"
COLOURS = ("green", "blue", "red", "yellow", "purple", "teal")
"""Every colour that a seat may have; each has a sign of its own (see portraits.sign)."""
EVERYWHERE = COLOURS[:4]
"""The colours that every table can show."""
TEMPERS = dict(zip(COLOURS, (*STYLES, *STYLES), strict=True))
"""How a computer of each colour plays within its level: a face goes with a name, and a style with both."""
SEED_RANGE = 2**31


@dataclass(frozen=True)
class SeatPlan:
    """One seat: the name, one of COLOURS, and "human" or the id of a level."""

    name: str
    colour: str
    kind: str

    @property
    def human(self) -> bool:
        """Whether somebody at this screen plays it."""
        return self.kind == HUMAN


@dataclass(frozen=True)
class SetUp:
    """A match to be played: the game's id, its seats in turn order, its variant, and whether seats are drawn by lot."""

    game: str
    seats: tuple[SeatPlan, ...]
    options: Options
    by_lot: bool = False

    def seated(self, seed: int) -> SetUp:
        """The seats as they will sit: drawn by lot from the seed if that was chosen."""
        return replace(self, seats=tuple(shuffled(seed, self.seats)[1])) if self.by_lot else self

    def rotated(self) -> SetUp:
        """The same people, the second of them in the first seat."""
        return replace(self, seats=self.seats[1:] + self.seats[:1])

    def handed(self, kinds: Sequence[str]) -> SetUp:
        """The same people, each seat played by somebody of this kind now."""
        return replace(self, seats=tuple(replace(s, kind=k) for s, k in zip(self.seats, kinds, strict=True)))

    def kept(self) -> Setup:
        """As the settings keep it."""
        seating = tuple(Seating(seat.name, seat.colour, seat.kind) for seat in self.seats)
        return Setup(seating, asdict(self.options), self.by_lot)


def seat_colours(game: Game) -> tuple[str, ...]:
    """The colours that the game's table can show, as its scene declares them."""
    return tuple(import_module(game.scene).SEAT_COLOURS)


def showable(setup: SetUp, colours: Sequence[str]) -> SetUp:
    """The set-up with every colour that the table cannot show, or that comes twice, replaced by a free one."""
    free = [c for c in colours if c not in {seat.colour for seat in setup.seats}]
    seats: list[SeatPlan] = []
    for seat in setup.seats:
        sound = seat.colour in colours and seat.colour not in {s.colour for s in seats}
        seats.append(seat if sound else replace(seat, colour=free.pop(0)))
    return replace(setup, seats=tuple(seats))


def remembered(game: Game, kept: Setup | None) -> SetUp | None:
    """The last set-up of a game; None when there is none or it is no longer possible."""
    if kept is None:
        return None
    try:
        options = game.options(**kept.options)
        game.check(len(kept.seating), options)
    except (ValueError, TypeError):
        return None
    seats = tuple(SeatPlan(seat.name[:24], seat.colour, seat.player) for seat in kept.seating)
    kinds = (HUMAN, *game.levels)
    sound = all(s.kind in kinds and s.colour in COLOURS and s.name.strip() for s in seats)
    if not sound:
        return None
    setup = SetUp(game.id, seats, options, kept.random_seats)
    usual = {s.colour for s in seats} <= set(EVERYWHERE)
    return showable(setup, EVERYWHERE if usual else seat_colours(game))


def first_setup(game: Game, words: Words) -> SetUp:
    """What is offered at first: the player against computers of middling strength, at the fullest table."""
    seats, options = game.tables()[-1]
    return with_seats(SetUp(game.id, (), options if game.offered is None else game.offered), seats, words)


def with_seats(setup: SetUp, seats: int, words: Words) -> SetUp:
    """The set-up with another number of seats: people stay, newcomers are computers."""
    game = find(setup.game)
    kept = list(setup.seats[:seats])
    while len(kept) < seats:
        kept.append(_newcomer(game, kept, words))
    return replace(setup, seats=tuple(kept), options=nearest(game, seats, setup.options))


def _newcomer(game: Game, seated: Sequence[SeatPlan], words: Words) -> SeatPlan:
    colour = next(c for c in seat_colours(game) if c not in {s.colour for s in seated})
    if not seated:
        return SeatPlan(words.t("setup.you"), colour, HUMAN)
    return SeatPlan(_free_name(game, colour, seated, words), colour, game.levels[len(game.levels) // 2])


def _free_name(game: Game, colour: str, seated: Sequence[SeatPlan], words: Words) -> str:
    """A name that goes with a colour and that nobody has."""
    taken = {s.name for s in seated}
    return next(n for c in (colour, *COLOURS) if (n := called(game, c, words)) not in taken)


def called(game: Game, colour: str, words: Words) -> str:
    """The name offered for a computer of this colour; a game may have names of its own world."""
    own = f"{game.id}.name.{colour}"
    return words.t(own if words.has(own) else f"names.{colour}")


def with_names(setup: SetUp, words: Words) -> SetUp:
    """The set-up with a name for everybody: no computer is "You", and where several people play nobody just is."""
    you, seats = words.t("setup.you"), list(setup.seats)
    several = sum(seat.human for seat in seats) > 1
    for index, seat in enumerate(seats):
        if seat.name == you and (several or not seat.human):
            seats[index] = replace(seat, name=_free_name(find(setup.game), seat.colour, seats, words))
    return replace(setup, seats=tuple(seats))


def with_seat(setup: SetUp, index: int, **values: Any) -> SetUp:
    """The set-up with one seat changed. A colour that somebody has is swapped."""
    seats = list(setup.seats)
    old = seats[index]
    seats[index] = replace(old, **values)
    for other, seat in enumerate(seats):
        if other != index and seat.colour == seats[index].colour:
            seats[other] = replace(seat, colour=old.colour)
    return replace(setup, seats=tuple(seats))


def choices(game: Game, seats: int) -> dict[str, list[Any]]:
    """The variants that are a choice at this number of seats: field and its possible values, default first."""
    legal = [options for count, options in game.tables() if count == seats]
    found: dict[str, list[Any]] = {}
    for field in fields(game.options):
        values = list(dict.fromkeys(getattr(options, field.name) for options in legal))
        if len(values) > 1:
            found[field.name] = values
    return found


def nearest(game: Game, seats: int, wanted: Options, kept: str = "") -> Options:
    """The legal variant at this number of seats that differs least; the field `kept` stays if it can."""
    names = [field.name for field in fields(game.options)]

    def unlike(options: Options) -> int:
        return sum((9 if n == kept else 1) * (getattr(options, n) != getattr(wanted, n)) for n in names)

    return min((options for count, options in game.tables() if count == seats), key=unlike)
