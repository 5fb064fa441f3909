"""The sheet of paper a game is written on: plain JSON with a format number and a checksum over all of it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any, Final, NamedTuple

from gamebox.core.match import Match
from gamebox.saves.notice import Unreadable

FORMAT: Final = 2
"""Of the file. Raise it with a step in migrate.py when fields change."""


class Seating(NamedTuple):
    """Who sits at a seat: name, colour, and "human" or the level of a computer."""

    name: str
    colour: str
    player: str


class Card(NamedTuple):
    """What the file says about a game beside its moves: programme version, title, dates (ISO, UTC), first seat."""

    program: str
    seating: tuple[Seating, ...]
    title: str = ""
    created: str = ""
    start: int = 0


class Summary(NamedTuple):
    """A line of the list of saved games. Nothing private is in it."""

    id: str
    game: str
    seating: tuple[Seating, ...]
    options: Mapping[str, Any]
    round: int
    actions: int
    created: str
    updated: str
    title: str
    finished: bool
    start: int


def now() -> str:
    """The date and time, to the second, in UTC."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def describe(match: Match, card: Card, step: int) -> dict[str, Any]:
    """Everything needed to play a match again up to now. step: counts the saves of this match."""
    state, moment = match.state, now()
    return {
        "program": card.program,
        "game": match.game.id,
        "rules": match.game.version,
        "seats": match.seats,
        "options": asdict(match.options),
        "seed": match.seed,
        "seating": [seating._asdict() for seating in card.seating],
        "actions": list(match.log),
        "lasting": match.lasting,
        "digest": state.digest(),
        "round": int(getattr(state, "round", 0)),
        "created": card.created or moment,
        "updated": moment,
        "title": card.title,
        "finished": match.current is None,
        "start": card.start,
        "step": step,
    }


def _checksum(format: int, body: Mapping[str, Any]) -> str:
    plain = json.dumps([format, body], sort_keys=True, separators=(",", ":"))
    return sha256(plain.encode()).hexdigest()


def seal(body: Mapping[str, Any], format: int = FORMAT) -> str:
    """The text of the file: one line of JSON."""
    whole = {"format": format, "sha256": _checksum(format, body), "body": body}
    return json.dumps(whole) + "\n"


def unseal(text: str) -> tuple[int, dict[str, Any]]:
    """The format and the body of a sealed text. Raises Unreadable: damaged, or newer than this program."""
    try:
        whole = json.loads(text)
        format, body, checksum = whole["format"], whole["body"], whole["sha256"]
        sound = type(format) is int and isinstance(body, dict) and _checksum(format, body) == checksum
    except (ValueError, TypeError, KeyError, RecursionError) as wrong:
        raise Unreadable("saves.damaged", f"{type(wrong).__name__}") from wrong
    if not sound:
        raise Unreadable("saves.damaged", "the checksum does not fit")
    if format > FORMAT:
        raise Unreadable("saves.newer", f"format {format}")
    return format, body


def known(body: Mapping[str, Any], versions: Mapping[str, int]) -> None:
    """Raise Unreadable unless the game is one of ours (rules version by game id) and its rules are not newer."""
    game, rules = body.get("game"), body.get("rules")
    if str(game) not in versions:
        raise Unreadable("saves.foreign", f"game {game!r}")
    if not isinstance(rules, int) or rules > versions[str(game)]:
        raise Unreadable("saves.newer", f"rules {rules!r} of {game}")


def summary(id: str, body: Mapping[str, Any]) -> Summary:
    """The line of a game in the list. Raises Unreadable if a field is missing."""
    try:
        seating: Sequence[Mapping[str, str]] = body["seating"]
        return Summary(
            id,
            body["game"],
            tuple(Seating(seat["name"], seat["colour"], seat["player"]) for seat in seating),
            dict(body["options"]),
            body["round"],
            len(body["actions"]),
            body["created"],
            body["updated"],
            body["title"],
            body["finished"],
            body["start"],
        )
    except (KeyError, TypeError, ValueError) as wrong:
        raise Unreadable("saves.damaged", f"{type(wrong).__name__}: {wrong}") from wrong
