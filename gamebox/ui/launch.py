"""Starting the window: at the shelf, or at a table that the command line has laid."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from gamebox.saves.folder import open_folder
from gamebox.saves.settings import SettingsFile
from gamebox.ui.app import App
from gamebox.ui.preferences import Preferences
from gamebox.ui.program import Program
from gamebox.ui.seating import SetUp
from gamebox.ui.window import NoScreen
from gamebox.ui.words import Words


def open_shelf() -> int:
    """Open the window at the shelf. Returns the exit code."""
    return _run(lambda program: None)


def open_match(setup: SetUp, seed: int | None = None) -> int:
    """Open the window at the table of a new match. Returns the exit code."""
    return _run(lambda program: program.play(setup, seed))


def open_file(path: Path) -> int:
    """Open the window at the table of a saved game that lies anywhere. Returns the exit code."""
    return _run(lambda program: program.open_file(path))


def _run(begin: Callable[[Program], None]) -> int:
    folder = open_folder()
    file = SettingsFile(folder)
    preferences = Preferences(file)
    program = Program()
    try:
        app = App(preferences, program.begin, program.broken, folder=folder)
    except NoScreen:
        print(Words(preferences.language).t("app.no_screen"), file=sys.stderr)  # noqa: T201
        folder.close()
        return 2
    app.on_file = program.open_file
    app.stage.store.notices.extend(folder.notices)
    if file.notice is not None:
        app.stage.store.notices.append(file.notice)
    app.guarded(lambda: begin(program))
    code = app.run()
    folder.close()
    return code
