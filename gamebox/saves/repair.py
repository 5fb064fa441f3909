"""Settings that were edited by hand, cut short, or written by another version: field by field. Imports pydantic."""

from __future__ import annotations

import json
import re
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter, ValidationError

from gamebox.saves.saved import SeatedPlayer, Short

Pixels = Annotated[int, Field(ge=-100_000, le=100_000)]
Speed = Literal["slow", "normal", "fast", "off"]


class StoredSetup(BaseModel):
    """The last set-up of a game."""

    model_config = ConfigDict(strict=True, extra="forbid")
    seating: Annotated[list[SeatedPlayer], Field(min_length=1, max_length=16)]
    options: dict[Short, bool | int | Short]
    random_seats: bool


FIELDS: Final[dict[str, Any]] = {
    "language": Annotated[str, StringConstraints(pattern=r"^([a-z]{2})?$")],
    "volume": Annotated[int, Field(ge=0, le=100)],
    "muted": bool,
    "animation_speed": Speed,
    "pace": Speed,
    "text_scale": Annotated[int, Field(ge=80, le=200)],
    "reduced_motion": bool,
    "fullscreen": bool,
    "confirm_moves": bool,
    "software_framebuffer": bool,
    "window_size": Annotated[list[Annotated[int, Field(ge=320, le=32_768)]], Field(min_length=2, max_length=2)],
    "window_place": Annotated[list[Pixels], Field(min_length=2, max_length=2)] | None,
    "display": Annotated[int, Field(ge=0, le=64)],
    "setups": dict[Short, StoredSetup],
}


def repaired(text: str) -> dict[str, Any]:
    """The sound fields in a text, as plain values."""
    found = _fields(text)
    return {name: value for name in FIELDS if name in found and (value := _sound(name, found[name])) is not _BAD}


_BAD: Final = object()
_SETUP: Final[TypeAdapter[Any]] = TypeAdapter(StoredSetup)
_CHECKS: Final = {name: TypeAdapter(kind) for name, kind in FIELDS.items()}


def _sound(name: str, value: Any) -> Any:
    if name == "setups" and isinstance(value, dict):
        checked = {game: _valid(_SETUP, setup) for game, setup in value.items()}
        return {game: setup.model_dump() for game, setup in checked.items() if setup is not _BAD}
    return _valid(_CHECKS[name], value)


def _valid(check: TypeAdapter[Any], value: Any) -> Any:
    try:
        return check.validate_python(value, strict=True)
    except ValidationError:
        return _BAD


def _fields(text: str) -> dict[str, Any]:
    """The fields of a settings text; when it is no JSON any more, those that can still be made out."""
    try:
        whole = json.loads(text)
    except (ValueError, RecursionError):
        return _pieces(text)
    body = whole.get("body", whole) if isinstance(whole, dict) else {}
    return body if isinstance(body, dict) else {}


def _pieces(text: str) -> dict[str, Any]:
    pieces = {}
    for name in FIELDS:
        start = re.search(rf'"{name}"\s*:\s*', text)
        if start is not None:
            try:
                pieces[name] = json.JSONDecoder().raw_decode(text, start.end())[0]
            except (ValueError, RecursionError):
                continue
    return pieces
