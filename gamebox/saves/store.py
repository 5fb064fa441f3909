"""The shelf of saved games: one autosave for each match in three generations, and the finished games.

A generation is a file "<id>.<0..2>.gamebox"; the oldest is written over, whole or not at all, so the others stand
whatever happens. The step inside tells which is the latest. Any of these files may be sent to somebody, who opens it.
"""

from __future__ import annotations

import logging
import re
import secrets
from collections.abc import Mapping
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from gamebox.core.match import Match
from gamebox.saves import files, sheet
from gamebox.saves.folder import Folder, claim
from gamebox.saves.notice import Notice, Unreadable, from_error
from gamebox.saves.sheet import Card, Summary

if TYPE_CHECKING:
    from gamebox.saves.saved import SavedGame

log = logging.getLogger(__name__)

GENERATIONS: Final = 3
ENDING: Final = ".gamebox"
"""How the file of a saved game is named, so that a desktop knows which program opens it."""
NAME: Final = re.compile(r"^([a-z0-9]{1,40})\.([0-2])\.gamebox$")
KEPT: Final = re.compile(r"^([a-z0-9]{1,40})\.gamebox$")
FORMER: Final = re.compile(r"^([a-z0-9]{1,40}\.[0-2])\.json$"), re.compile(r"^([a-z0-9]{16})\.json$")
"""How such files were named before, in progress and finished."""
NEWER: Final = ".newer"
ASIDE: Final = re.compile(r"^(.+\.(?:gamebox|json))\.newer(?:\.\d+)?\.set-aside$")


class Found(NamedTuple):
    """A file that holds a sound game."""

    path: Path
    format: int
    body: dict[str, Any]

    @property
    def step(self) -> int:
        """Which save of its match it is."""
        step = self.body.get("step")
        return step if isinstance(step, int) else -1


class Loaded(NamedTuple):
    """A game to go on with, and the id to save it under: a new one if another copy of the program plays it now."""

    id: str
    saved: SavedGame


class Store:
    """Saves, lists and loads games in a folder; in memory when the folder has no path.

    A save is written while the game goes on; the next one, and everything else here, waits until it is done.
    notices: sentences not yet shown, about files set aside; the reader empties the list. trouble: what went wrong with
    the latest save that has been written, None if nothing did.
    """

    def __init__(self, folder: Folder) -> None:
        self.notices: list[Notice] = []
        self.trouble: Notice | None = None
        self._writer: Thread | None = None
        self._begun: dict[str, str] = {}
        self._memory: dict[str, dict[str, Any]] = {}
        self._steps: dict[str, int] = {}
        self._locks: dict[str, Any] = {}
        self._versions: dict[str, int] = {}
        self._ignored: set[Path] = set()
        self._games = None if folder.path is None else folder.path / "games"
        self._finished = None if folder.path is None else folder.path / "finished"
        self._recall()
        self._rename_former()

    # Writing

    def new_id(self) -> str:
        """An id for a new match, claimed for this copy of the program."""
        id = secrets.token_hex(8)
        self._claim(id)
        return id

    def save(self, id: str, match: Match, card: Card) -> Notice | None:
        """Save a match as it stands. The sentence of what last went wrong, or None; the game goes on either way."""
        self.settle()
        if id not in self._steps:
            found = self._newest(id)
            self._steps[id] = -1 if found is None else found.step
            self._begun[id] = sheet.now() if found is None else str(found.body.get("created", ""))
        step = self._steps[id] + 1
        dated = card._replace(created=card.created or self._begun[id])
        body = sheet.describe(match, dated, step)
        writer = Thread(target=self._put, args=(id, body, step), name="save")
        try:
            writer.start()
            self._writer = writer
        except RuntimeError:  # no thread to be had: write it here
            self._put(id, body, step)
        return self.trouble

    def settle(self) -> Notice | None:
        """Wait until the latest save is written. The sentence of what went wrong with it, or None."""
        if self._writer is not None:
            self._writer.join()
            self._writer = None
        return self.trouble

    def _put(self, id: str, body: dict[str, Any], step: int) -> None:
        try:
            self.trouble = self._write(id, body, step)
        except Exception:  # in a thread of its own nobody else would hear of it
            log.exception("match %s could not be written", id)
            self.trouble = Notice("saves.failed")

    def _write(self, id: str, body: dict[str, Any], step: int) -> Notice | None:
        if self._games is None or self._finished is None:
            self._memory[id] = body
            self._steps[id] = step
            return None
        done = body["finished"]
        path = self._finished / f"{id}{ENDING}" if done else self._games / f"{id}.{step % GENERATIONS}{ENDING}"
        try:
            files.write_whole(path, sheet.seal(body))
            self._steps[id] = step
            for old in self._generations(id) if done else [self._finished / f"{id}{ENDING}"]:
                old.unlink(missing_ok=True)
        except OSError as wrong:
            return from_error(wrong)
        return None

    def rename(self, id: str, title: str) -> Notice | None:
        """Give a saved game a title of up to 80 characters."""
        self.settle()
        found = self._newest(id)
        if found is None:
            return Notice("saves.missing")
        if not self._claim(id):
            return Notice("saves.elsewhere")
        step = found.step + 1
        return self._write(id, {**found.body, "title": title.strip()[:80], "step": step}, step)

    def delete(self, id: str) -> Notice | None:
        """Throw a saved game away."""
        self.settle()
        if not self._claim(id):
            return Notice("saves.elsewhere")
        self._memory.pop(id, None)
        try:
            for path in self._files(id):
                path.unlink(missing_ok=True)
        except OSError as wrong:
            return from_error(wrong)
        self.release(id)
        return None

    # Reading

    def in_progress(self) -> list[Summary]:
        """The games in progress, the latest first. Files that cannot be read are set aside, and `notices` say so."""
        self.settle()
        self._adopt()
        ids = self._memory if self._games is None else dict.fromkeys(m[1] for _, m in _named(self._games, NAME))
        found = [self._summary(id) for id in ids]
        return sorted((s for s in found if s is not None and not s.finished), key=_latest, reverse=True)

    def finished(self) -> list[Summary]:
        """The games that were played to the end, the latest first."""
        self.settle()
        ids = list(self._memory) if self._finished is None else [m[1] for _, m in _named(self._finished, KEPT)]
        found = [self._summary(id) for id in ids]
        return sorted((s for s in found if s is not None and s.finished), key=_latest, reverse=True)

    def load(self, id: str) -> Loaded:
        """A saved game, checked and replayed, claimed for this copy of the program. Older generations stand in for
        damaged ones, which are set aside. Raises Unreadable if none can be read."""
        from gamebox.saves.saved import check

        self.settle()
        reason = Unreadable("saves.missing", id)
        while (found := self._newest(id)) is not None:
            try:
                saved = check(found.format, found.body)
            except Unreadable as wrong:
                reason = wrong
                self._put_aside(id, found.path, wrong)
                continue
            return Loaded(self._taken(id), saved)
        raise reason

    def take_in(self, path: Path) -> str:
        """Put a copy of a saved game that lies anywhere on this shelf; its id. What lies here already, or was taken in
        before, is not copied again. Raises Unreadable."""
        from gamebox.saves.saved import read_file

        self.settle()
        if (own := self._own(path)) is not None:
            return own
        saved = read_file(path)
        id = sha256(files.read_text(path).encode()).hexdigest()[:16]
        if self._newest(id) is None:
            self._claim(id)
            wrong = self._write(id, {**saved.model_dump(), "step": 0}, 0)
            self.release(id)
            if wrong is not None:
                raise Unreadable(wrong.key)
        return id

    def _own(self, path: Path) -> str | None:
        """The id of a match whose file lies on this shelf; None if it does not."""
        for folder, pattern in ((self._games, NAME), (self._finished, KEPT)):
            named = pattern.match(path.name)
            if folder is not None and named is not None and path.parent.resolve() == folder.resolve():
                return named[1]
        return None

    def _taken(self, id: str) -> str:
        """The id to go on saving under."""
        if self._claim(id):
            return id
        self.notices.append(Notice("saves.copied"))
        return self.new_id()

    def _summary(self, id: str) -> Summary | None:
        while (found := self._newest(id)) is not None:
            try:
                sheet.known(found.body, self._known())
                return sheet.summary(id, found.body)
            except Unreadable as wrong:
                self._put_aside(id, found.path, wrong)
        return None

    def _newest(self, id: str) -> Found | None:
        """The latest sound file of a match; damaged ones are set aside."""
        if id in self._memory:
            return Found(Path(id), sheet.FORMAT, self._memory[id])
        found = [file for path in self._files(id) if (file := self._read(id, path)) is not None]
        return max(found, key=lambda file: file.step, default=None)

    def _read(self, id: str, path: Path) -> Found | None:
        try:
            return Found(path, *sheet.unseal(files.read_text(path)))
        except FileNotFoundError:
            return None
        except OSError as wrong:
            self._ignored.add(path)
            self.notices.append(Notice("saves.closed", {"file": path.name, "reason": wrong.strerror or ""}))
        except Unreadable as wrong:
            self._put_aside(id, path, wrong)
        except ValueError as wrong:
            self._put_aside(id, path, Unreadable("saves.damaged", str(wrong)))
        return None

    def _put_aside(self, id: str, path: Path, wrong: Unreadable) -> None:
        forgotten = self._memory.pop(id, None) is not None
        aside = None if forgotten else files.set_aside(path, NEWER if wrong.key == "saves.newer" else "")
        if aside is None:
            self._ignored.add(path)
        self.notices.append(Notice(wrong.key, {"file": path.name if aside is None else aside.name}))

    def _recall(self) -> None:
        """Files set aside because they were newer come back when the program has caught up with them."""
        for folder in (self._games, self._finished):
            for path, named in [] if folder is None else _named(folder, ASIDE):
                with suppress(OSError, ValueError):
                    _, body = sheet.unseal(files.read_text(path))
                    sheet.known(body, self._known())
                    if not path.with_name(named[1]).exists():
                        path.rename(path.with_name(named[1]))

    def _rename_former(self) -> None:
        """Files with the ending of earlier versions get that of today."""
        for folder, pattern in zip((self._games, self._finished), FORMER, strict=True):
            for path, named in [] if folder is None else _named(folder, pattern):
                with suppress(OSError):
                    if not path.with_name(f"{named[1]}{ENDING}").exists():
                        path.rename(path.with_name(f"{named[1]}{ENDING}"))

    def _adopt(self) -> None:
        """Files that a player has put among the games get an id of their own; if they can be read."""
        for path in [] if self._games is None else _everything(self._games):
            if path.suffix in (ENDING, ".json") and path not in self._ignored and not NAME.match(path.name):
                id = secrets.token_hex(8)
                if self._read(id, path) is not None:
                    with suppress(OSError):
                        path.rename(path.with_name(f"{id}.0{ENDING}"))

    def _known(self) -> Mapping[str, int]:
        if not self._versions:
            from gamebox.games import GAMES

            self._versions = {game.id: game.version for game in GAMES}
        return self._versions

    def _files(self, id: str) -> list[Path]:
        all = [] if self._finished is None else [*self._generations(id), self._finished / f"{id}{ENDING}"]
        return [path for path in all if path not in self._ignored]

    def _generations(self, id: str) -> list[Path]:
        return [] if self._games is None else [self._games / f"{id}.{slot}{ENDING}" for slot in range(GENERATIONS)]

    # Other copies of the program

    def _claim(self, id: str) -> bool:
        """Whether this copy of the program may write this match."""
        if self._games is None or id in self._locks:
            return True
        try:
            self._games.mkdir(parents=True, exist_ok=True)
        except OSError:
            return True
        lock, ours = claim(self._games / f"{id}.lock")
        if ours:
            self._locks[id] = lock
        return ours

    def release(self, id: str) -> None:
        """This match is no longer played here."""
        self.settle()
        self._steps.pop(id, None)
        lock = self._locks.pop(id, None)
        if lock is not None and self._games is not None:
            lock.release()
            with suppress(OSError):
                (self._games / f"{id}.lock").unlink(missing_ok=True)

    def close(self) -> None:
        """Let other copies of the program have all matches."""
        self.settle()
        for id in list(self._locks):
            self.release(id)


def _latest(summary: Summary) -> str:
    return summary.updated


def _everything(folder: Path) -> list[Path]:
    try:
        return sorted(folder.iterdir())
    except OSError:
        return []


def _named(folder: Path, pattern: re.Pattern[str]) -> list[tuple[Path, re.Match[str]]]:
    return [(path, named) for path in _everything(folder) if (named := pattern.match(path.name)) is not None]
