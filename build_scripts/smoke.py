"""Tries the built program wherever it lies: python3 build_scripts/smoke.py PROGRAM, such as an installed one.

It must tell its version and its games, come to a table of each in a window that nobody sees, and open a saved game by
its file. On Windows name the program with a console, gamebox-cli.exe. Standard library only.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "saves" / "golden"


def broken(program: Path) -> list[str]:
    """A sentence for what the program does not do."""
    for words in (["--version"], ["list", "--json"]):
        done = subprocess.run([str(program), *words], capture_output=True, text=True, encoding="utf-8", timeout=60)
        if done.returncode or not done.stdout:
            return [f"gamebox {' '.join(words)} failed: {done.stderr[-2000:]}"]
    asked = [["play", game["id"]] for game in json.loads(done.stdout)["games"]]
    asked += [[str(file)] for file in sorted(GOLDEN.glob("*midgame.json"))[:1]]
    return [sentence for words in asked for sentence in no_table(program, words)]


def no_table(program: Path, words: list[str], limit: float = 30) -> list[str]:
    """Open a window that nobody sees at a table, which loads all that a player would need."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        seen = Path(folder, "probe.json")
        hidden = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "GAMEBOX_DATA": str(Path(folder, "saves"))}
        environ = {**os.environ, **hidden, "GAMEBOX_PROBE": str(seen)}
        with open(Path(folder, "told"), "w+b") as told:
            run = subprocess.Popen([str(program), *words], env=environ, stdout=told, stderr=told)
            came = comes(run, seen, limit)
            run.terminate()
            run.wait(10)
            told.seek(0)
            heard = told.read().decode(errors="replace")
    return [] if came else [f"gamebox {' '.join(words)} does not come to a table: {heard}"]


def comes(run: subprocess.Popen[bytes], seen: Path, limit: float) -> bool:
    """Wait until the program says that it shows a table; False when it ends or takes too long."""
    end = time.monotonic() + limit
    while run.poll() is None and time.monotonic() < end:
        if scene(seen) == "table":
            return True
        time.sleep(0.05)
    return False


def scene(seen: Path) -> str:
    """The scene that the program says it shows, "" while it says none."""
    try:
        return str(json.loads(seen.read_text(encoding="utf-8"))["scene"])
    except (OSError, ValueError, KeyError):
        return ""


def main() -> int:
    """Say what is wrong, if anything is."""
    if len(sys.argv) != 2:
        print("Usage: python3 build_scripts/smoke.py PROGRAM", file=sys.stderr)
        return 2
    wrong = broken(Path(sys.argv[1]).absolute())
    print("\n".join(wrong) or "The program starts, and opens every game and a saved one.")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
