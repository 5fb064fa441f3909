"""A program killed at any moment has lost at most the action it was about to save."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from time import sleep

from gamebox.saves.folder import open_folder
from gamebox.saves.store import Store

ROUNDS = 12
ID = "victim"


def test_kill_at_any_moment_loses_at_most_one_action(tmp_path: Path) -> None:
    random = Random(1)
    environ = {**os.environ, "GAMEBOX_DATA": str(tmp_path)}
    for _ in range(ROUNDS):
        writer = subprocess.Popen([sys.executable, "-m", "tests.saves.writer", ID], env=environ, stdout=subprocess.PIPE)
        assert writer.stdout is not None
        told = [writer.stdout.readline() for _ in range(2)]
        sleep(random.random() * 0.15)
        writer.kill()
        told += writer.stdout.read().splitlines()
        writer.wait()
        last = told[-1].decode().split()
        store = Store(open_folder(environ))
        loaded = store.load(ID).saved
        kept = (loaded.seed, len(loaded.actions))
        number, length = int(last[1]), int(last[2])
        before = (number, length - 1) if length > 1 else (number - 1, 20)
        assert kept == (number, length) or (last[0] == "played" and kept == before)
        assert store.notices == []
        store.close()
