"""The report of a crash: what a maintainer needs to play it again, and nothing personal."""

from __future__ import annotations

import platform
import re
import traceback
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from gamebox.core.match import Match
from gamebox.saves import files, sheet
from gamebox.saves.folder import Folder
from gamebox.saves.notice import Notice, from_error
from gamebox.saves.sheet import Card, Seating

KEPT = 20
"""Reports that are kept; older ones are deleted."""


def report(error: BaseException, program: str, match: Match | None = None, card: Card | None = None) -> str:
    """The text of a report: versions, traceback, and the match as a sealed save whose players have no names."""
    lines = [
        f"Gamebox {program}, Python {platform.python_version()}, {platform.system()} {platform.machine()}",
        sheet.now(),
        "".join(traceback.format_exception(error)).rstrip(),
    ]
    names = [] if card is None else [seating.name for seating in card.seating]
    text = _impersonal("\n".join(lines), names) + "\n"
    return text if match is None else text + _moves(match, program, card)


def write(folder: Folder, text: str) -> Path | Notice:
    """Put a report into the folder; its path, or the sentence of what went wrong."""
    if folder.path is None:
        return Notice("saves.nofolder")
    place = folder.path / "reports"
    path = place / f"report-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}.txt"
    try:
        files.write_whole(path, text)
        for old in sorted(place.glob("report-*.txt"))[:-KEPT]:
            old.unlink(missing_ok=True)
    except OSError as wrong:
        return from_error(wrong)
    return path


def _moves(match: Match, program: str, card: Card | None) -> str:
    """The match as a save; when even its position cannot be described any more, its actions alone."""
    players: Sequence[str] = (
        [seating.player for seating in card.seating] if card is not None else ["human"] * match.seats
    )
    seating = tuple(Seating(f"Seat {seat + 1}", "", player) for seat, player in enumerate(players))
    try:
        return sheet.seal(sheet.describe(match, Card(program, seating, "", "", card.start if card else 0), 0))
    except Exception as wrong:
        return f"{type(wrong).__name__}; {match.game.id} {match.seats} {match.options} {match.seed} {match.log}\n"


def _impersonal(text: str, names: Sequence[str]) -> str:
    """The text without home folder and players' names."""
    try:
        home = str(Path.home())
    except RuntimeError:
        home = ""
    if len(home) > 1:
        text = text.replace(home, "~")
    for seat, name in enumerate(names):
        if name:
            text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", f"Seat {seat + 1}", text)
    return text
