"""A shelf of saved games in a temporary folder, and matches to put on it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from gamebox.core.match import Match
from gamebox.games import find
from gamebox.saves import sheet
from gamebox.saves.folder import open_folder
from gamebox.saves.sheet import Card, Seating
from gamebox.saves.store import ENDING, Store

HALUNKEN = find("halunken")
CARD = Card("0.1.0", (Seating("Zoë", "green", "human"), Seating("Ötzi Ñ 😀", "red", "mate")))


def shelf(path: Path) -> Store:
    """The store in a data folder."""
    return Store(open_folder({"GAMEBOX_DATA": str(path)}))


def played(actions: int, seats: int = 2, seed: int = 7) -> Match:
    """A match after so many random actions."""
    match = Match(HALUNKEN, seats, HALUNKEN.options(), seed, [None] * seats)
    random = Random(1)
    for _ in range(actions):
        if match.current is not None:
            legal = match.legal_actions(match.current)
            match.submit(match.current, legal[int(random.random() * len(legal))])
    return match


def saved(store: Store, actions: int = 3, id: str | None = None) -> str:
    """Save a match after each of its actions; its id."""
    id = id or store.new_id()
    for length in range(1, actions + 1):
        store.save(id, played(length), CARD)
    assert store.settle() is None
    return id


def files(path: Path, id: str) -> list[Path]:
    """The generations of a match, the latest first."""
    found = [file for file in (path / "games").iterdir() if file.name.startswith(id) and file.suffix == ENDING]
    return sorted(found, key=lambda file: -json.loads(file.read_text("utf-8"))["body"]["step"])


def forge(file: Path, change: Callable[[dict[str, Any]], object], format: int = sheet.FORMAT) -> None:
    """Change the body of a save and seal it again, as somebody would who knows how."""
    body = json.loads(file.read_text("utf-8"))["body"]
    change(body)
    file.write_text(sheet.seal(body, format), "utf-8")


def aside(path: Path) -> list[str]:
    """The names of the files set aside."""
    return sorted(file.name for file in path.rglob("*.set-aside"))
