"""A saved game as read from a file, checked to the last field and replayed to the last action. Imports pydantic."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError, model_validator

from gamebox import games
from gamebox.core.game import Game, IllegalAction
from gamebox.core.match import Match, Player
from gamebox.saves.files import read_text
from gamebox.saves.migrate import migrate
from gamebox.saves.notice import Unreadable
from gamebox.saves.sheet import Card, Seating, known, unseal

Short = Annotated[str, StringConstraints(max_length=80)]
Date = Annotated[str, StringConstraints(pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$")]
Count = Annotated[int, Field(ge=0, lt=1 << 64)]
MARK = '{"format"'


class SeatedPlayer(BaseModel):
    """Who sits at a seat."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)
    name: Short
    colour: Short
    player: Short


class SavedGame(BaseModel):
    """Set-up, seed and actions of a match, and what the list of saved games says about it."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)
    program: Short
    game: Short
    rules: Count
    seats: Annotated[int, Field(ge=1, le=16)]
    options: dict[Short, bool | int | Short]
    seed: Count
    seating: list[SeatedPlayer]
    actions: Annotated[list[Annotated[str, StringConstraints(max_length=400)]], Field(max_length=100_000)]
    lasting: Count
    digest: Short
    round: Count
    created: Date
    updated: Date
    title: Short
    finished: bool
    start: Count
    step: Count

    @model_validator(mode="after")
    def _one_player_a_seat(self) -> SavedGame:
        if len(self.seating) != self.seats:
            raise ValueError(f"{self.seats} seats, but {len(self.seating)} players")
        return self

    def card(self) -> Card:
        """What the next save of this game keeps."""
        seating = tuple(Seating(seat.name, seat.colour, seat.player) for seat in self.seating)
        return Card(self.program, seating, self.title, self.created, self.start)

    def restore(self, players: Sequence[Player | None]) -> Match:
        """The match, replayed. Raises Unreadable if an action is not legal or another position comes out."""
        game = games.find(self.game)
        try:
            options = game.options(**self.options)
            match = Match(game, self.seats, options, self.seed, players, self.actions)
        except IllegalAction as wrong:
            raise Unreadable(self._blame(game, "saves.illegal"), str(wrong)) from wrong
        except (ValueError, TypeError) as wrong:
            raise Unreadable("saves.damaged", str(wrong)) from wrong
        except (AssertionError, LookupError) as wrong:
            raise Unreadable("saves.illegal", f"{type(wrong).__name__}: {wrong}") from wrong
        if match.state.digest() != self.digest or (match.current is None) != self.finished:
            raise Unreadable(self._blame(game, "saves.differs"), f"after {len(self.actions)} actions")
        match.lift(self.lasting)
        return match

    def _blame(self, game: Game, key: str) -> str:
        return key if self.rules == game.version else "saves.older"


def versions() -> dict[str, int]:
    """The rules version of every game in the box."""
    return {game.id: game.version for game in games.GAMES}


def check(format: int, body: Mapping[str, Any]) -> SavedGame:
    """The saved game in an unsealed body, brought up to date and replayed once. Raises Unreadable."""
    known(body, versions())
    try:
        saved = SavedGame.model_validate(migrate(format, dict(body)))
    except ValidationError as wrong:
        fields = ", ".join(".".join(map(str, error["loc"])) for error in wrong.errors())
        raise Unreadable("saves.damaged", f"fields: {fields}") from wrong
    saved.restore([None] * saved.seats)
    return saved


def read(text: str) -> SavedGame:
    """The saved game in the text of a file or of a crash report. Raises Unreadable with the key of the reason."""
    line = next((line for line in text.splitlines() if line.startswith(MARK)), text)
    return check(*unseal(line))


def read_file(path: Path) -> SavedGame:
    """The saved game in a file. Raises Unreadable, also when there is no such file."""
    try:
        text = read_text(path)
    except OSError as wrong:
        raise Unreadable("saves.missing", str(wrong)) from wrong
    except ValueError as wrong:
        raise Unreadable("saves.damaged", str(wrong)) from wrong
    return read(text)
