"""Measures the window: frames, answers to the mouse, openings, start, memory, rest.

    python build_scripts/bench_desktop.py                         all rows
    python build_scripts/bench_desktop.py --only frame            rows of one group
    python build_scripts/bench_desktop.py --bundle dist/gamebox   the built program, as it is seen from outside

GAMEBOX_BUNDLE may name the built program instead.

Needs Xvfb and xdotool. Frame work is the processor time of the window's own thread, for clocks lie on a shared
machine; everything that a player waits for is measured by the clock.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts.bench_window import ROOT, SIZES, Row, Watched, share

TICK = 1 / 60
READ = 1.5
"""Seconds that a person looks at a new table before the first click."""


# Parts: each runs in a process of its own and prints one JSON line


def match_app(size: tuple[int, int]) -> Any:
    """The program at a table of four: one person, three who choose at once."""
    from gamebox.games import find
    from gamebox.players.levels import make
    from gamebox.ui.app import App
    from gamebox.ui.preferences import Preferences
    from gamebox.ui.program import Program
    from gamebox.ui.seating import SetUp, with_seat, with_seats
    from gamebox.ui.words import Words

    game, program = find("halunken"), Program()
    preferences = Preferences(language="en", speed="normal", pace="off", confirm=False, software=True)
    app = App(preferences, program.begin, lambda report: [], size)
    app.stage.worker.player = lambda kind, game, seat, seed: make("random", game, seat, seed)
    seats, options = [table for table in game.tables() if table[0] == 4][-1]
    setup = with_seats(SetUp(game.id, (), options), seats, Words("en"))
    for seat in range(1, seats):
        setup = with_seat(setup, seat, kind="mate")
    app.draw()
    program.play(setup, 7)
    app.stack.top.on_over = lambda scene: None
    app.draw()
    app.stage.sprites.release()
    time.sleep(READ)
    return app


def press_something(scene: Any, rng: Any) -> None:
    """Click on a lit thing, as the person at the table."""
    lit = sorted(scene.controller.targets())
    if lit and not scene.acts.busy:
        scene.click(lit[int(rng.random() * len(lit))])


def part_frames(size: tuple[int, int], thinking: bool) -> dict[str, Any]:
    """A whole match in motion: processor and clock milliseconds of each frame drawn while something moves."""
    from random import Random

    from gamebox.players.worker import Worker

    app, rng = match_app(size), Random(1)
    scene, worker = app.stack.top, Worker()
    hint = worker.hint(scene.controller.match.game, asking(scene)) if thinking else None
    work: list[float] = []
    clock: list[float] = []
    kinds: list[int] = []
    due = time.perf_counter()
    while not scene.controller.over and len(work) < 6000:
        press_something(scene, rng)
        moving, moment = scene.busy, scene.look.moment
        begun, spent = time.perf_counter(), time.thread_time()
        drawn = app.step(TICK, None)
        if not drawn:
            app.stage.sprites.release()
        if drawn and moving:
            work.append((time.thread_time() - spent) * 1000)
            clock.append((time.perf_counter() - begun) * 1000)
            kinds.append(int(scene.look.moment != moment))
        if thinking:
            if hint is not None and hint.poll() is not None:
                hint = worker.hint(scene.controller.match.game, asking(scene))
            due = max(due + TICK, time.perf_counter())
            time.sleep(max(0.0, due - time.perf_counter()))
            if len(work) >= 1500:
                break
    worker.close()
    app.close()
    return {"work": work, "clock": clock, "kinds": kinds, "driver": os.environ.get("SDL_VIDEODRIVER", "")}


def asking(scene: Any) -> Any:
    """A view with an open choice, of whoever has it."""
    match = scene.controller.match
    return match.view(match.current if match.current is not None else 0)


def part_answers(size: tuple[int, int], count: int) -> dict[str, Any]:
    """Clock milliseconds from a mouse event to the end of the first frame drawn for it: posted, and moved for real."""
    import pygame
    from pygame.event import Event

    app = match_app(size)
    scene, times = app.stack.top, {"posted": [], "moved": []}
    shown = threading.Event()
    flip = pygame.display.flip

    def flipped() -> None:
        flip()
        shown.set()

    pygame.display.flip = flipped
    mouse = subprocess.Popen(["xdotool", "-"], stdin=subprocess.PIPE, text=True)

    def send(kind: str, place: tuple[int, int]) -> None:
        if kind == "posted":
            pygame.event.post(Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0), touch=False))
        else:
            assert mouse.stdin is not None
            mouse.stdin.write(f"mousemove {place[0]} {place[1]}\n")
            mouse.stdin.flush()

    def play() -> None:
        time.sleep(1.0)
        while scene.busy or scene.polling:
            time.sleep(0.1)
        left, top = app.window.place or (0, 0)
        spots = [scene.look.whole.seats[i].panel.center for i in range(4)]
        spots += [card.rect.center for card in scene.look.held(scene.lights())[:4]]
        for kind in times:
            shift = (left, top) if kind == "moved" else (0, 0)
            for number in range(count):
                time.sleep(0.06 + 0.013 * (number % 7))
                place = spots[number % len(spots)]
                shown.clear()
                begun = time.perf_counter()
                send(kind, (place[0] + shift[0], place[1] + shift[1]))
                if shown.wait(0.5):
                    times[kind].append((time.perf_counter() - begun) * 1000)
        app.dispatch = lambda event: app.stack.close()
        pygame.event.post(Event(pygame.USEREVENT))

    player = threading.Thread(target=play, daemon=True)
    player.start()
    app.run()
    mouse.terminate()
    return times


def part_nodes(size: tuple[int, int], count: int) -> dict[str, Any]:
    """The memory of a thinking process before and with a tree of so many nodes, in megabytes."""
    from random import Random

    import psutil

    from gamebox.games import find
    from gamebox.players import worker
    from gamebox.players.search import Searcher

    game = find("halunken")
    assert worker
    seats, options = game.tables()[-1]
    state = game.setup(seats, options, 3)
    view, me = state.view(state.current), psutil.Process()
    before = me.memory_info().rss / 1e6
    search = Searcher(view, game.heuristics, Random(1), 10**9)
    end = time.monotonic() + 150
    while search.nodes < count and time.monotonic() < end:
        search.iterate()
    return {"before": before, "with": me.memory_info().rss / 1e6, "nodes": search.nodes}


PARTS: dict[str, Callable[..., dict[str, Any]]] = {
    "frames": part_frames, "answers": part_answers, "nodes": part_nodes,
}  # fmt: skip


def part(name: str, size: str, extra: int = 0, display: str = "") -> dict[str, Any]:
    """Run a part on its own; on a display, or with SDL's dummy driver."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("SDL_", "GAMEBOX_"))}
    environment |= {"SDL_AUDIODRIVER": "dummy", "PYTHONPATH": str(ROOT), "SDL_FRAMEBUFFER_ACCELERATION": "0"}
    environment |= {"DISPLAY": display} if display else {"SDL_VIDEODRIVER": "dummy"}
    with tempfile.TemporaryDirectory() as folder:
        environment["GAMEBOX_DATA"] = folder
        command = [sys.executable, __file__, "--part", name, "--size", size, "--extra", str(extra)]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=900, check=False)
    if done.returncode:
        raise RuntimeError(f"{name}: {done.stderr[-1500:]}")
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


# Rows


def frame_rows() -> Iterator[Row]:
    """Frame work with SDL's dummy driver, on a real display, and beside a thinking process."""
    from tests.support.window import screen

    with screen("1920x1080") as display:
        for size, (must, goal) in SIZES.items():
            for where, there in (("", ""), (" under Xvfb", display)):
                work = part("frames", size, 0, there)["work"]
                yield Row(f"frame work {size}{where}, median", share(work, 0.5), None, None, "ms")
                yield Row(f"frame work {size}{where}, p99", share(work, 0.99), must, goal, "ms")
        size = next(iter(SIZES))
        found = part("frames", size, 1, display)
        yield Row(f"frame work {size} beside a search, p99", share(found["work"], 0.99), 16.7, SIZES[size][1], "ms")
        yield Row(f"frame time {size} beside a search, p99", share(found["clock"], 0.99), 16.7, None, "ms")
        yield Row(f"frame time {size} beside a search, longest", max(found["clock"]), 33, None, "ms")


def answer_rows() -> Iterator[Row]:
    """From the mouse to the first frame."""
    from tests.support.window import screen

    with screen("1920x1080") as display:
        found = part("answers", "1280x720", 150, display)
    for kind, times in found.items():
        yield Row(f"input {kind} to drawing, median ({len(times)})", share(times, 0.5), 8, 4, "ms")
        yield Row(f"input {kind} to drawing, p99", share(times, 0.99), 20, 10, "ms")


def node_rows() -> Iterator[Row]:
    """The memory of the thinking process with a large tree."""
    found = part("nodes", "1280x720", 20_000)
    yield Row(f"memory, thinking process at {found['nodes']:,} nodes", found["with"], 60, 40, "MB")
    yield Row("memory, thinking process without a tree", found["before"], None, None, "MB")


INSIDE: dict[str, Callable[[], Iterator[Row]]] = {"frame": frame_rows, "input": answer_rows, "node memory": node_rows}
"""What is measured within the program, so from source only."""
OUTSIDE = {
    "seen frame": Watched.frame_rows, "seen input": Watched.answer_rows, "opening": Watched.opening_rows,
    "start": Watched.start_rows, "rest memory": Watched.rest_rows,
}  # fmt: skip


def desktop(only: str = "", bundle: Path | None = None) -> Iterator[Row]:
    """All rows, or those of the groups whose name contains `only`."""
    watched = Watched(bundle)
    for name, group in INSIDE.items():
        if only in name and bundle is None:
            yield from group()
    for name, seen in OUTSIDE.items():
        if only in name:
            yield from seen(watched)


def as_line(row: Row) -> str:
    """A row as text; a star where it misses what must be."""
    bounds = "" if row.must is None else f"must {row.must:g}"
    bounds += "" if row.goal is None else f"{', ' if bounds else ''}goal {row.goal:g}"
    missed = " *" if row.must is not None and row.value > row.must else ""
    return f"{row.name:58} {row.value:8.2f} {row.unit:4} {bounds}{missed}"


def main() -> int:
    """Print the rows."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", metavar="GROUP", help=", ".join((*INSIDE, *OUTSIDE)))
    parser.add_argument("--bundle", type=Path, default=os.environ.get("GAMEBOX_BUNDLE"), metavar="DIR")
    parser.add_argument("--part", choices=PARTS, help=argparse.SUPPRESS)
    parser.add_argument("--size", default="1280x720", help=argparse.SUPPRESS)
    parser.add_argument("--extra", type=int, default=0, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.part:
        width, height = (int(n) for n in asked.size.split("x"))
        print(json.dumps(PARTS[asked.part]((width, height), asked.extra)))
        return 0
    print(f"load {os.getloadavg()[0]:.1f}, {'source' if asked.bundle is None else asked.bundle}")
    for row in desktop(asked.only, asked.bundle):
        print(as_line(row), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
