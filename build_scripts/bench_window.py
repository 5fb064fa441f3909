"""The program as a player has it, from source or built, watched from outside: start, frames, answers, openings, rest.

What it tells of its frames by itself (GAMEBOX_FRAMES) is in milliseconds of processor time of the window's thread and
of the clock; everything else is seen from without, by the probe's file, by xdotool, and in /proc.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
SIZES = {"1280x720": (8.0, 5.0), "1920x1080": (12.0, 6.0)}
"""Per window size the milliseconds of frame work that must and should not be passed by 99 frames in 100."""
WATCHED = 45.0
"""Seconds that four computers play before us."""
REST = 20.0
"""Seconds that the idle program is watched."""
OPENINGS = 5
STIRRED = 120
NOBODY = ("play", "halunken", "--players", "mate,mate,mate,mate", "--seed", "7")
PERSON = ("play", "halunken", "--players", "human,mate,mate,mate", "--seed", "7")
BUSY = "import os\nos.nice(10)\nwhile True: pass"


class Row(NamedTuple):
    """One measured figure and what it must and should not exceed (None: only told)."""

    name: str
    value: float
    must: float | None
    goal: float | None
    unit: str


class Frame(NamedTuple):
    """One line that the program has told: when it was shown, where, and what it took."""

    shown: float
    scene: str
    moving: bool
    work: float
    clock: float


def share(values: Sequence[float], part: float) -> float:
    """The value that this part of the values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


class Watched:
    """The program to be watched. bundle: the folder of the built one, None for the source."""

    def __init__(self, bundle: Path | None = None) -> None:
        self.bundle = bundle

    @property
    def command(self) -> tuple[str, ...]:
        """How it is started."""
        from tests.support.window import SOURCE

        return SOURCE if self.bundle is None else (str(self.bundle.absolute() / "gamebox"),)

    def start(self, display: str, folder: Path, words: Sequence[str] = (), **more: str) -> Any:
        """Start it with a folder of its own, which also gets what it tells of its frames."""
        from tests.support.window import Playing

        environment = {"GAMEBOX_FRAMES": str(folder / "frames"), **more}
        return Playing(display, folder, words, self.command, environment=environment)

    # Frames

    def frame_rows(self) -> Iterator[Row]:
        """Four computers play; once more beside a process that computes without end."""
        for size, (must, goal) in SIZES.items():
            found = self.watch(size)
            yield Row(
                f"frames seen {size}, median ({len(found)})", share([f.work for f in found], 0.5), None, None, "ms"
            )
            yield Row(f"frames seen {size}, p99", share([f.work for f in found], 0.99), must, goal, "ms")
        size = next(iter(SIZES))
        beside = subprocess.Popen([sys.executable, "-c", BUSY])
        try:
            found = self.watch(size)
        finally:
            beside.kill()
            beside.wait()
        yield Row(
            f"frames seen {size} beside a busy process, p99", share([f.work for f in found], 0.99), 16.7, None, "ms"
        )
        yield Row("the same by the clock, p99", share([f.clock for f in found], 0.99), 16.7, None, "ms")
        yield Row("the same by the clock, longest", max(f.clock for f in found), 33, None, "ms")

    def watch(self, size: str) -> list[Frame]:
        """The moving frames of a table of four computers, the first second aside."""
        from tests.support.window import screen

        with screen("1920x1080") as display, tempfile.TemporaryDirectory() as place:
            prepared(Path(place), size)
            game = self.start(display, Path(place), NOBODY)
            try:
                game.scene("table")
                time.sleep(WATCHED)
                game.ask_to_close()
                game.end()
            finally:
                game.close()
            found = frames(Path(place))
        return [f for f in found if f.scene == "table" and f.moving and f.shown > found[0].shown + 1]

    # Answers

    def answer_rows(self) -> Iterator[Row]:
        """The mouse is moved from tool to tool of a table at rest; how long until a frame is shown for it."""
        from tests.support.window import screen

        with screen("1920x1080") as display, tempfile.TemporaryDirectory() as place:
            prepared(Path(place), "1280x720", speed="off")
            game = self.start(display, Path(place), PERSON)
            try:
                sent = self._stirred(game)
                game.ask_to_close()
                game.end()
            finally:
                game.close()
            shown = [f.shown for f in frames(Path(place))]
        first = (next((at - moment for at in shown if at >= moment), 1.0) for moment in sent)
        times = [wait * 1000 for wait in first if wait < 0.5]
        yield Row(f"input seen to drawing, median ({len(times)})", share(times, 0.5), 8, 4, "ms")
        yield Row("input seen to drawing, p99", share(times, 0.99), 20, 10, "ms")

    def _stirred(self, game: Any) -> list[float]:
        """Move the mouse about on a table at rest; when."""
        seen = game.wait(lambda seen: seen["scene"] == "table" and not seen["busy"] and seen["current"] == 0)
        spots = [t for t in seen["targets"] if t["tag"].startswith("tool:")] or seen["targets"]
        left, top = game.origin()
        time.sleep(5)
        mouse = subprocess.Popen(["xdotool", "-"], stdin=subprocess.PIPE, text=True, env=game.environment)
        try:
            places = (spots[n % len(spots)] for n in range(STIRRED))
            sent = [self._moved(mouse, left + t["x"], top + t["y"], n) for n, t in enumerate(places)]
            time.sleep(1)
        finally:
            mouse.terminate()
            mouse.wait()
        return sent

    def _moved(self, mouse: subprocess.Popen[str], x: int, y: int, number: int) -> float:
        """Move the mouse; the moment at which xdotool was told to."""
        time.sleep(0.09 + 0.013 * (number % 7))
        moment = time.monotonic()
        assert mouse.stdin is not None
        mouse.stdin.write(f"mousemove {x} {y}\n")
        mouse.stdin.flush()
        return moment

    # Openings

    def opening_rows(self) -> Iterator[Row]:
        """From the set-up to the table, and from the table to the rules: the first frames of each."""
        tables: list[Frame] = []
        rules: list[Frame] = []
        for _ in range(OPENINGS):
            found = self._opened()
            tables.append(next(f for f in found if f.scene == "table"))
            rules.append(max((f for f in found if f.scene == "rules"), key=lambda f: f.work))
        yield Row("table opened from the set-up, work, median", share([f.work for f in tables], 0.5), None, 120, "ms")
        yield Row("table opened from the set-up, clock, median", share([f.clock for f in tables], 0.5), None, 120, "ms")
        yield Row("rules, longest frame, work, median", share([f.work for f in rules], 0.5), None, 30, "ms")
        yield Row("rules, longest frame, clock, median", share([f.clock for f in rules], 0.5), None, 30, "ms")

    def _opened(self) -> list[Frame]:
        from tests.support.window import screen

        with screen("1920x1080") as display, tempfile.TemporaryDirectory() as place:
            prepared(Path(place), "1280x720", speed="off")
            game = self.start(display, Path(place))
            try:
                game.scene("shelf")
                time.sleep(1.5)
                for tag, scene in (("box:halunken", "setup"), ("start", "table"), ("tool:rules", "rules")):
                    game.wait(lambda seen, tag=tag: any(t["tag"] == tag for t in seen["targets"]))
                    game.click(tag)
                    game.scene(scene)
                    time.sleep(1.5)
                game.ask_to_close()
                game.end()
            finally:
                game.close()
            return frames(Path(place))

    # Start

    def start_rows(self) -> Iterator[Row]:
        """From the start of the process to the first frame of the shelf."""
        from tests.support.window import screen

        with screen("1920x1080") as display, tempfile.TemporaryDirectory() as folder:
            self.first_frame(display, Path(folder))
            warm = [self.first_frame(display, Path(folder)) for _ in range(7)]
            cold = []
            for _ in range(3):
                self.forget_files()
                cold.append(self.first_frame(display, Path(folder))[0])
            yield Row("start to first content, warm, median", share([clock for clock, _ in warm], 0.5), 0.6, 0.4, "s")
            yield Row("start to first content, warm, best", min(warm)[0], None, None, "s")
            yield Row("start, processor time, median", share([spent for _, spent in warm], 0.5), None, None, "s")
            slowest = 1.0 if self.bundle is None else 1.5
            yield Row("start to first content, cold, median", share(cold, 0.5), slowest, 0.7, "s")
            if self.bundle is None:
                with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as empty:
                    bare = self.first_frame(display, Path(folder), PYTHONPYCACHEPREFIX=empty)[0]
                yield Row("start without compiled Python", bare, None, None, "s")

    def first_frame(self, display: str, folder: Path, **more: str) -> tuple[float, float]:
        """Seconds from the start of the program to its first frame, by the probe's file, and of processor time."""
        begun = time.time()
        game = self.start(display, folder, **more)
        try:
            while not game.probe.exists():
                if game.run.poll() is not None or time.time() > begun + 60:
                    raise RuntimeError("the program drew nothing")
                time.sleep(0.002)
            spent = game.family()[0].cpu_times()
            return float(game.probe.stat().st_mtime - begun), float(spent.user + spent.system)
        finally:
            game.close()

    def forget_files(self) -> None:
        """Let the system forget what it has kept in memory of Python, the packages and the program."""
        source = {ROOT / "gamebox", ROOT / "assets", Path(sys.prefix), Path(os.__file__).parent}
        for root in source if self.bundle is None else {self.bundle}:
            for path in root.rglob("*"):
                if path.is_file() and not path.is_symlink():
                    with path.open("rb") as file:
                        os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)

    # Rest

    @contextmanager
    def at(self, display: str, folder: Path, scene: str, words: Sequence[str] = ()) -> Iterator[Any]:
        """The program at rest in a scene."""
        prepared(folder, "1280x720", speed="normal")
        game = self.start(display, folder, words)
        try:
            game.scene(scene)
            time.sleep(8)
            yield game
        finally:
            game.close()

    def rest_rows(self) -> Iterator[Row]:
        """Memory, processor time and wake-ups of the program that waits for a person."""
        from tests.support.window import screen

        with screen("1920x1080") as display, tempfile.TemporaryDirectory() as folder:
            for scene, words in (("shelf", ()), ("table", PERSON)):
                with self.at(display, Path(folder) / scene, scene, words) as game:
                    main, *others = game.family()
                    if scene == "table":
                        yield Row("memory, a table open at 1280x720", main.memory_info().rss / 1e6, 110, 70, "MB")
                        yield Row("memory not shared, the same", main.memory_full_info().uss / 1e6, None, None, "MB")
                        thinking = sum(p.memory_info().rss for p in others) / 1e6
                        yield Row("memory, thinking process at rest", thinking, None, None, "MB")
                    yield from _rested(main, scene)


def _rested(main: Any, scene: str) -> Iterator[Row]:
    """Watch a process at rest."""
    times, woken, sound = main.cpu_times(), wakeups(main.pid, False), wakeups(main.pid, True)
    time.sleep(REST)
    after = main.cpu_times()
    spent = after.user + after.system - times.user - times.system
    yield Row(f"processor at rest, {scene}", spent / REST * 100, 0.5, 0.05, "%")
    yield Row(f"wake-ups at rest, {scene}", (wakeups(main.pid, False) - woken) / REST, 25, 2, "/s")
    every = max(0, wakeups(main.pid, True) - sound) / REST
    yield Row(f"wake-ups at rest, {scene}, sound device included", every, None, None, "/s")


def wakeups(pid: int, every: bool) -> int:
    """How often the process, or every thread of it, has gone to sleep by itself."""
    process = Path(f"/proc/{pid}")
    total = 0
    for status in process.glob("task/*/status") if every else [process / "status"]:
        for line in status.read_text().splitlines():
            if line.startswith("voluntary_ctxt_switches"):
                total += int(line.split()[1])
    return total


def prepared(folder: Path, size: str, speed: str = "normal") -> None:
    """A folder of settings: a window of this size, animations of this speed, no pauses of the computers."""
    from gamebox.saves.folder import Folder
    from gamebox.saves.settings import SettingsFile

    saves = folder / "saves"
    saves.mkdir(parents=True, exist_ok=True)
    width, height = (int(n) for n in size.split("x"))
    wanted = {"window_size": (width, height), "window_place": (0, 0), "animation_speed": speed, "pace": "off"}
    SettingsFile(Folder(saves)).change(**wanted, language="en", software_framebuffer=True)


def frames(folder: Path) -> list[Frame]:
    """What the program has told."""
    found = []
    for line in (folder / "frames").read_text(encoding="utf-8").splitlines():
        shown, scene, moving, work, clock = line.split()
        found.append(Frame(float(shown), scene, moving == "1", float(work), float(clock)))
    return found
