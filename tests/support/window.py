"""Drives the real program in a real window under Xvfb, as a player does: by mouse and keys, with eyes on the probe."""

from __future__ import annotations

import itertools
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psutil

LIMIT = 60.0
SOURCE = (sys.executable, "-m", "gamebox")
ROOT = Path(__file__).parents[2]
_displays = itertools.count(90 + os.getpid() % 400)


@contextmanager
def screen(size: str = "1600x1000") -> Iterator[str]:
    """A virtual screen of its own; gives its DISPLAY."""
    for number in _displays:
        command = ["Xvfb", f":{number}", "-ac", "-screen", "0", f"{size}x24", "-nolisten", "tcp"]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        end = time.monotonic() + 10
        while server.poll() is None and time.monotonic() < end and not Path(f"/tmp/.X11-unix/X{number}").exists():
            time.sleep(0.05)
        if server.poll() is None:
            break
    try:
        yield f":{number}"
    finally:
        server.terminate()
        server.wait(10)


class Playing:
    """One run of the program. `see()` is what the probe says; `click(tag)` clicks there."""

    def __init__(
        self,
        display: str,
        folder: Path,
        words: Sequence[str] = (),
        command: Sequence[str] = SOURCE,
        cwd: Path | None = None,
        environment: dict[str, str] | None = None,
        **more: Any,
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.probe = folder / "probe.json"
        self.probe.unlink(missing_ok=True)
        self.display = display
        base = {k: v for k, v in os.environ.items() if not k.startswith(("SDL_", "GAMEBOX_"))}
        self.environment = {
            **base, "DISPLAY": display, "SDL_VIDEO_X11_WMCLASS": "gamebox", "SDL_FRAMEBUFFER_ACCELERATION": "0",
            "SDL_AUDIODRIVER": "dummy", "GAMEBOX_PROBE": str(self.probe), "GAMEBOX_DATA": str(folder / "saves"),
            "LANG": "en_GB.UTF-8", "PYTHONPATH": str(ROOT), **(environment or {}),
        }  # fmt: skip
        self.out = folder / "output.txt"
        more.setdefault("stdout", self.out.open("wb"))
        more.setdefault("stderr", subprocess.STDOUT)
        self.run = subprocess.Popen([*command, *words], env=self.environment, cwd=cwd or folder, **more)
        self.pace: random.Random = random.Random(1)

    def see(self) -> dict[str, Any]:
        """What the probe says now; {} before the first frame."""
        try:
            seen: dict[str, Any] = json.loads(self.probe.read_text(encoding="utf-8"))
        except (FileNotFoundError, ValueError):
            return {}
        return seen

    def tags(self) -> dict[str, tuple[int, int]]:
        """Everything clickable now, with its middle."""
        return {t["tag"]: (t["x"], t["y"]) for t in self.see().get("targets", [])}

    def wait(self, what: Any, limit: float = LIMIT) -> dict[str, Any]:
        """Wait until what(seen) holds. AssertionError with the last thing seen when it never does."""
        end = time.monotonic() + limit
        seen: dict[str, Any] = {}
        while time.monotonic() < end:
            seen = self.see()
            if seen and what(seen):
                return seen
            assert self.run.poll() is None, f"the program ended: {self.out.read_text(errors='replace')[-2000:]}"
            time.sleep(0.03)
        raise AssertionError(f"waited in vain, last seen: {json.dumps(seen)[:800]}")

    def scene(self, name: str, limit: float = LIMIT) -> dict[str, Any]:
        """Wait for a scene to be on top."""
        return self.wait(lambda seen: seen["scene"] == name, limit)

    def xdotool(self, *words: str) -> str:
        """One xdotool command, with a limit."""
        done = subprocess.run(
            ["xdotool", *words], env=self.environment, capture_output=True, text=True, timeout=20, check=False
        )
        return done.stdout.strip()

    def origin(self) -> tuple[int, int]:
        """Where the window's upper left corner lies on the screen."""
        window = self.window()
        places = dict(line.split("=") for line in self.xdotool("getwindowgeometry", "--shell", window).split())
        return int(places["X"]), int(places["Y"])

    def window(self) -> str:
        """The window's number."""
        return self.xdotool("search", "--sync", "--onlyvisible", "--class", "gamebox").split()[-1]

    def click(self, tag: str) -> None:
        """Click on a target."""
        assert self.clicked(tag), f"{tag} is not there"

    def clicked(self, tag: str) -> bool:
        """Click on a target that was there a moment ago, unless it is gone by now. Whether it was still there."""
        place = self.tags().get(tag)
        if place is None:
            return False
        left, top = self.origin()
        self.xdotool("mousemove", str(left + place[0]), str(top + place[1]), "click", "1")
        return True

    def drag(self, tag: str, to: tuple[int, int]) -> None:
        """Press on a target, move in steps, release elsewhere (window coordinates)."""
        x, y = self.tags()[tag]
        left, top = self.origin()
        self.xdotool("mousemove", str(left + x), str(top + y), "mousedown", "1")
        for k in range(1, 9):
            step = (x + (to[0] - x) * k // 8, y + (to[1] - y) * k // 8)
            self.xdotool("mousemove", str(left + step[0]), str(top + step[1]))
            time.sleep(0.02)
        self.xdotool("mouseup", "1")

    def key(self, *keys: str) -> None:
        """Press keys one after the other."""
        self.xdotool("key", "--window", self.window(), *keys)

    def ask_to_close(self) -> None:
        """What the close button of a window manager sends."""
        command = [sys.executable, "-m", "tests.support.close_button", self.display, self.window()]
        subprocess.run(command, cwd=ROOT, timeout=20, check=True)

    def end(self, limit: float = 15) -> int:
        """Wait for the program to end by itself."""
        return self.run.wait(limit)

    def kill(self) -> None:
        """kill -9, the worker left to itself."""
        self.run.send_signal(signal.SIGKILL)
        self.run.wait(10)

    def family(self) -> list[psutil.Process]:
        """The program and the processes it has started."""
        try:
            main = psutil.Process(self.run.pid)
            return [main, *main.children(recursive=True)]
        except psutil.NoSuchProcess:
            return []

    def close(self) -> None:
        """Whatever happened, leave nothing running."""
        for process in reversed(self.family()):
            process.kill()
        self.run.wait(10)


def gone(processes: list[psutil.Process], limit: float = 10) -> bool:
    """Whether all these processes end in time."""
    return not psutil.wait_procs(processes, timeout=limit)[1]


def fast(folder: Path) -> None:
    """Settings of a player in a hurry: no animation, no pauses, small window."""
    from gamebox.saves.folder import Folder
    from gamebox.saves.settings import SettingsFile

    saves = folder / "saves"
    saves.mkdir(parents=True, exist_ok=True)
    SettingsFile(Folder(saves)).change(animation_speed="off", pace="off", language="en")
