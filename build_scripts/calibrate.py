"""Measures how strong the levels of the computers are, by playing them against each other, and writes STRENGTH.md.

    python build_scripts/calibrate.py --minutes 60 --engine FOLDER     play on where the last run stopped
    python build_scripts/calibrate.py --page                           only write the page anew

Every row is one player of a level among others of another level. A deal is played once from every seat, and the deals
of a row go through all variants of the game. Rows are kept in build_scripts/strength.json under what the levels are
made of, so that changing a level forgets its rows only. --engine names a compiled copy (see compile.py).
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from math import exp, log, sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

from build_scripts import strongest  # noqa: E402

KEPT = ROOT / "build_scripts" / "strength.json"
PAGE = ROOT / "STRENGTH.md"
SEED = 8
FAR = 0.25
"""Share of the games that a row of levels which are not neighbours gets."""
Z95 = 1.959964


class Rivals(NamedTuple):
    """A row: one `one` among players of `many`, both by what they are made of ("search:300")."""

    game: str
    seats: int
    one: str
    many: str

    @property
    def key(self) -> str:
        """As it is kept."""
        return f"{self.game} {self.seats} {self.one} {self.many}"


@dataclass
class Row:
    """What has been played: games, first places of the one, the rules' version; choices and seconds of the one, the
    slowest of them, and the seconds that all of it took."""

    deals: int = 0
    games: int = 0
    won: float = 0.0
    rules: int = 0
    choices: int = 0
    thought: float = 0.0
    slowest: float = 0.0
    took: float = 0.0


def ladder(game: Any) -> tuple[str, ...]:
    """What the levels of a game are made of, weakest first."""
    from gamebox.players import levels

    return levels.ladder(game)


def wanted(games: Sequence[Any], many: int, levels: int = 5, far: bool = True) -> list[tuple[Rivals, int]]:
    """All rows of the lowest levels and how many games each should have, neighbours first; far: others as well."""
    found = []
    for near in (True, False)[: 1 + far]:
        for game in games:
            steps = ladder(game)[:levels]
            for low, high in combinations(range(len(steps)), 2):
                if (high - low == 1) == near:
                    number = many if near else round(many * FAR)
                    found += [(Rivals(game.id, n, steps[high], steps[low]), number) for n in game.seat_counts()]
    return found


def deal(rivals: Rivals, number: int) -> Row:
    """One deal, from every seat; the variant is the next one in turn."""
    from gamebox.arena import Pairing, rotations
    from gamebox.games import find

    game = find(rivals.game)
    variants = [options for seats, options in game.tables() if seats == rivals.seats]
    usual = strongest.usual(game, rivals.seats)
    if usual is not None:  # what most people play comes every second time
        variants = [v for other in variants for v in (usual, other)]
    names = (rivals.one, *[rivals.many] * (rivals.seats - 1))
    row, began = Row(1, rivals.seats), time.perf_counter()
    for played in rotations(Pairing(game.id, rivals.seats, variants[number % len(variants)], names, SEED, 1.0), number):
        for seat, name in enumerate(played.names):
            if name == rivals.one:
                row.won += played.won[seat]
                row.choices += played.decisions[seat]
                row.thought += played.seconds[seat]
                row.slowest = max(row.slowest, played.slowest[seat])
    row.took = time.perf_counter() - began
    return row


def play(rows: dict[str, Row], queue: list[tuple[Rivals, int]], until: float, jobs: int) -> Iterator[Rivals]:
    """Play a deal of the rows that took least time so far, again and again, until all have enough or time is up."""
    with get_context("spawn").Pool(jobs, initializer=_engine, initargs=(sys.path[0],)) as pool:
        while time.monotonic() < until:
            short = [(rows[r.key].took, k) for k, (r, number) in enumerate(queue) if _open(rows, r, number)]
            if not short:
                return
            chosen = [queue[k][0] for _, k in sorted(short)[: 2 * jobs]]
            tasks = [pool.apply_async(deal, (r, rows[r.key].deals)) for r in chosen]
            for rivals, task in zip(chosen, tasks, strict=True):
                _add(rows[rivals.key], task.get())
                yield rivals


def _engine(path: str) -> None:
    sys.path.insert(0, path)


def _open(rows: dict[str, Row], rivals: Rivals, number: int) -> bool:
    from gamebox.games import find

    row = rows.setdefault(rivals.key, Row())
    if row.rules != find(rivals.game).version:
        row = rows[rivals.key] = Row(rules=find(rivals.game).version)
    return row.games < number


def _add(row: Row, more: Row) -> None:
    row.deals += more.deals
    row.games += more.games
    row.won += more.won
    row.choices += more.choices
    row.thought += more.thought
    row.slowest = max(row.slowest, more.slowest)
    row.took += more.took


# Ratings


def step(row: Row, seats: int) -> tuple[float, float]:
    """By how many Elo points the one is above the many, and the standard error: fair is 1 of `seats`."""
    share = (row.won + 0.5) / (row.games + seats / 2)
    points = 400 / log(10)
    return points * log(share * (seats - 1) / (1 - share)), points / sqrt(max(1, row.games) * share * (1 - share))


def pooled(steps: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """Several measurements of one step as one."""
    weight = sum(1 / error**2 for _, error in steps)
    return sum(value / error**2 for value, error in steps) / weight, 1 / sqrt(weight)


def ratings(rows: dict[str, Row], game: Any) -> list[float | None]:
    """The levels' ratings in Elo points, the lowest 0: those under which what was won is likeliest; None for a level
    that has not played."""
    steps = ladder(game)
    met = [
        (high, low, n, rows[key])
        for low, high in combinations(range(len(steps)), 2)
        for n in game.seat_counts()
        if (key := Rivals(game.id, n, steps[high], steps[low]).key) in rows and rows[key].games
    ]
    at = [0.0] * len(steps)
    for _ in range(300):
        slope, bend = [0.0] * len(steps), [1e-6] * len(steps)
        for high, low, n, row in met:
            chance = 1 / (1 + (n - 1) * exp(at[low] - at[high]))
            slope[high] += row.won - row.games * chance
            slope[low] -= row.won - row.games * chance
            for level in (high, low):
                bend[level] += row.games * chance * (1 - chance)
        at = [value + 0.5 * s / b for value, s, b in zip(at, slope, bend, strict=True)]
    known = {level for high, low, _, _ in met for level in (high, low)}
    return [400 / log(10) * (value - at[0]) if level in known else None for level, value in enumerate(at)]


# The page


def page(rows: dict[str, Row], games: Sequence[Any], words: Any) -> str:
    """STRENGTH.md."""
    lines = [INTRODUCTION]
    for game in games:
        lines += ["", f"## {words('games', game.id)}", "", *_table(rows, game, words)]
    lines += strongest.section(strongest.load(), games, words)
    return "\n".join(lines) + "\n"


INTRODUCTION = """# How strong the computers are

Written by `build_scripts/calibrate.py`, which plays the levels against each other; do not edit. One player of a level
sits among others of another level; every deal is played once from each seat, and the deals go through all variants.
A step is by how many Elo points a level is above the next lower one (60 points: 41 of 100 first places where 33 are
fair), with the interval in which it lies with 95 % confidence; the rating is fitted to all rows at once. Thinking is
timed where the rows were played, in a compiled copy beside other work, and is the mean of all choices."""


def _table(rows: dict[str, Row], game: Any, words: Any) -> list[str]:
    steps, rating = ladder(game), rounded(ratings(rows, game))
    heads = ("level", "plays by", "rating", "step, all seats", "by seats", "games", "thinks")
    lines = [f"| {' | '.join(heads)} |", "|" + "---|" * len(heads)]
    for k, name in enumerate(game.levels):
        cells = ["", "", ""]
        if k:
            found = {n: rows[key] for n in game.seat_counts() if _played(rows, key := _key(game, n, k))}
            each = {n: step(row, n) for n, row in found.items()}
            by_seats = ", ".join(f"{n}: {value:+.0f} ± {Z95 * error:.0f}" for n, (value, error) in each.items())
            cells = [_said(pooled([*each.values()])) if each else "not played", by_seats, str(_sum(found))]
        told = "" if rating[k] is None else rating[k]
        cells.append(_thinks([row for key, row in rows.items() if key.split()[::2] == [game.id, steps[k]]]))
        lines.append(f"| {words(game.id, name)} | `{steps[k]}` | {told} | {' | '.join(cells)} |")
    return lines


def _thinks(rows: Sequence[Row]) -> str:
    """How long somebody thinks, by the rows that it played among others; "" if there is none."""
    choices = sum(row.choices for row in rows)
    if not choices:
        return ""
    return f"{1000 * sum(row.thought for row in rows) / choices:.1f} ms"


def _key(game: Any, seats: int, level: int) -> str:
    steps = ladder(game)
    return Rivals(game.id, seats, steps[level], steps[level - 1]).key


def _played(rows: dict[str, Row], key: str) -> bool:
    return key in rows and rows[key].games > 0


def _sum(found: dict[int, Row]) -> int:
    return sum(row.games for row in found.values())


def _said(measured: tuple[float, float]) -> str:
    value, error = measured
    return f"{value:+.0f} ({value - Z95 * error:+.0f} to {value + Z95 * error:+.0f})"


def english(file: str, key: str) -> str:
    """The English name of a game (file "games") or of a level of a game."""
    from gamebox.ui.words import Words

    words = Words("en")
    if file == "games":
        return words.t(f"games.{key}.title")
    own = f"{file}.level.{key}"
    return words.t(own if words.has(own) else f"level.{key}")


def load(path: Path = KEPT) -> dict[str, Row]:
    """The rows as they were kept."""
    if not path.exists():
        return {}
    return {key: Row(**row) for key, row in json.loads(path.read_text("utf-8"))["rows"].items()}


def keep(rows: dict[str, Row], games: Sequence[Any], path: Path = KEPT) -> None:
    """Keep the rows, and for readers the ratings and steps of every game."""
    levels = {
        game.id: {
            "levels": list(game.levels),
            "ladder": list(ladder(game)),
            "ratings": rounded(ratings(rows, game)),
            "steps": [_measured(rows, game, k) for k in range(1, len(game.levels))],
        }
        for game in games
    }
    told = {"levels": levels, "rows": {key: asdict(row) for key, row in sorted(rows.items()) if row.games}}
    path.write_text(json.dumps(told, indent=1) + "\n", "utf-8")


def rounded(found: Sequence[float | None]) -> list[int | None]:
    """As they are told."""
    return [None if value is None else round(value) for value in found]


def _measured(rows: dict[str, Row], game: Any, level: int) -> dict[str, float]:
    found = {n: rows[key] for n in game.seat_counts() if _played(rows, key := _key(game, n, level))}
    if not found:
        return {"games": 0}
    value, error = pooled([step(row, n) for n, row in found.items()])
    low, high = value - Z95 * error, value + Z95 * error
    return {"games": _sum(found), "elo": round(value, 1), "low": round(low, 1), "high": round(high, 1)}


def main() -> int:
    """Play on, then write the page."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", action="append", default=[], help="only this game; may be repeated")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--games", type=int, default=400, help="of every row of neighbours")
    parser.add_argument("--levels", type=int, default=5, help="only so many, from the lowest: the highest take hours")
    parser.add_argument("--near", action="store_true", help="only levels that are neighbours")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--engine", default=str(ROOT), help="a compiled copy of the program")
    parser.add_argument("--page", action="store_true", help="only write the page")
    asked = parser.parse_args()
    sys.path.insert(0, asked.engine)
    from gamebox.games import GAMES

    rows = load()
    chosen = [game for game in GAMES if not asked.game or game.id in asked.game]
    if not asked.page:
        until, saved = time.monotonic() + 60 * asked.minutes, time.monotonic()
        for rivals in play(rows, wanted(chosen, asked.games, asked.levels, not asked.near), until, asked.jobs):
            if time.monotonic() - saved > 60:
                keep(rows, GAMES)
                saved = time.monotonic()
                print(f"{rivals.key}: {rows[rivals.key].won:g} of {rows[rivals.key].games}", flush=True)
    keep(rows, GAMES)
    PAGE.write_text(page(rows, GAMES, english), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
