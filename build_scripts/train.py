"""Learn from games of computers what the signs of a position are worth, for the players that search.

    python build_scripts/train.py GAME [--games 6000] [--tries 0] [--jobs 1] [--table N ...] [--target FILE]

A game tells in verdict.py what the chances of each seat can be told by: `signs(state)`, a row of numbers for each seat;
`group(state)`, which games have weights in common; `part(state)`, how far the game is, None where positions are not
judged. Whenever a new stretch of a game begins its signs are noted, and in the end who won. The weights of each group
and part are those that make the winners most likely; they are written into experience.py. A fifth of the games is kept
aside to tell how good they are: the mean of -log of the share that was promised to who won, by `value` and by them.

Where a game has a practice.py some choices of the policy are tried out as well, in so many --tries of games: what came
of them is compared with what was expected, and what must be expected is written into experience.py. What belongs to
tables that are not asked for stays. `PYTHONPATH=FOLDER` takes rules and players from a compiled copy (compile.py).
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from importlib import import_module
from math import log, sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

sys.path.append(str(Path(__file__).resolve().parent.parent))  # last: a compiled copy goes first

from gamebox.core.game import Game, Setting
from gamebox.core.odds import promised
from gamebox.games import GAMES, find
from gamebox.players.levels import make
from gamebox.players.search import shares

ROOT = Path(__file__).resolve().parent.parent


class School(NamedTuple):
    """Who plays the games that teach: each seat is drawn from these; nobody: the policy, asked of whole positions.

    deals: the number of the first deal.
    """

    teachers: tuple[str, ...] = ()
    deals: int = 9_000_000


SCHOOLS = {
    "halunken": School(("greedy", "greedy", "greedy", "rule", "rule"), 7_000_000),
    "gnadenlos": School(("rule", "rule", "rule", "glance:30:40"), 6_000_000),
}
CAUTION = 3e-4
"""How strongly weights are held down, for each lesson."""
STEPS = 7
LEAST = 1e-4
"""The share of the win that is promised at least when surprise is reckoned."""
DIGITS = {"WEIGHTS": 4}
"""Of what is written down; 2 otherwise."""
WIDTH = 118

Key = tuple[int, ...]
"""A group, and the part of the game."""


class Lesson(NamedTuple):
    """The signs by seat, the shares won in the end, and what `value` promised."""

    signs: list[tuple[float, ...]]
    won: tuple[float, ...]
    said: tuple[float, ...]


def plug(game: str, name: str = "verdict") -> Any:
    """A module of a game."""
    return import_module(f"gamebox.games.{game}.{name}")


# Games


def play(name: str, tables: Sequence[Setting], deal: int) -> list[tuple[Key, Lesson]]:
    """One game at one of the tables in turn; a lesson for each stretch of it that is judged."""
    game, verdict, school = find(name), plug(name), SCHOOLS.get(name, School())
    tips: Any = game.heuristics
    seats, options = tables[deal % len(tables)]
    rng = Random(deal)
    teachers = school.teachers
    names = [teachers[int(rng.random() * len(teachers))] for _ in range(seats)] if teachers else []
    players = [make(who, game, seat, deal) for seat, who in enumerate(names)]
    state = game.setup(seats, options, school.deals + deal)
    met: set[int] = set()
    seen = []
    while (seat := state.current) is not None:
        part = verdict.part(state)
        if part is not None and tips.stretch(state) not in met:
            met.add(tips.stretch(state))
            seen.append(((*verdict.group(state), part), verdict.signs(state), tips.value(state)))
        legal = state.legal_actions()
        if not players:
            state.apply(tips.policy(state, legal, rng))
        else:
            state.apply(legal[0] if len(legal) == 1 else players[seat].decide(state.view(seat)))
    won = shares(state)
    return [(key, Lesson(signs, won, said)) for key, signs, said in seen]


def grouped(game: Game) -> dict[Key, list[Setting]]:
    """The tables that have weights in common."""
    found: dict[Key, list[Setting]] = {}
    for table in game.tables():
        found.setdefault(plug(game.id).group(game.setup(*table, 1)), []).append(table)
    return found


# Weights


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Linear equations, by elimination with pivots."""
    n, rows = len(right), [[*row, x] for row, x in zip(matrix, right, strict=True)]
    for k in range(n):
        top = max(range(k, n), key=lambda r: abs(rows[r][k]))
        rows[k], rows[top] = rows[top], rows[k]
        for r in range(n):
            if r != k:
                factor = rows[r][k] / rows[k][k]
                rows[r] = [x - factor * y for x, y in zip(rows[r], rows[k], strict=True)]
    return [rows[k][n] / rows[k][k] for k in range(n)]


def step(lessons: list[Lesson], weights: list[float]) -> list[float]:
    """One step of Newton's method."""
    n = len(weights)
    slope = [-CAUTION * len(lessons) * w for w in weights]
    bend = [[CAUTION * len(lessons) * (i == j) for j in range(n)] for i in range(n)]
    for found, won, _ in lessons:
        odds = promised(found, weights)
        mean = [sum([p * row[k] for p, row in zip(odds, found, strict=True)]) for k in range(n)]
        for p, share, row in zip(odds, won, found, strict=True):
            apart = [x - m for x, m in zip(row, mean, strict=True)]
            for i, x in enumerate(apart):
                slope[i] += (share - p) * row[i]
                px, line = p * x, bend[i]
                for j, y in enumerate(apart):
                    line[j] += px * y
    return [w + d for w, d in zip(weights, solve(bend, slope), strict=True)]


def learn(lessons: list[Lesson]) -> list[float]:
    """The weights that fit best."""
    weights = [0.0] * len(lessons[0].signs[0])
    for _ in range(STEPS):
        weights = step(lessons, weights)
    return weights


def surprise(won: Sequence[float], told: Sequence[float]) -> float:
    """-log of the share that was promised to who won."""
    return -sum([share * log(max(LEAST, p)) for share, p in zip(won, told, strict=True) if share])


def judged(lessons: list[Lesson], weights: list[float]) -> str:
    """How much lessons not learned from surprise `value` and the weights, and by how much less with its interval."""
    before = [surprise(lesson.won, lesson.said) for lesson in lessons]
    after = [surprise(lesson.won, promised(lesson.signs, weights)) for lesson in lessons]
    gains = [x - y for x, y in zip(before, after, strict=True)]
    n = max(1, len(gains))
    mean = sum(gains) / n
    error = sqrt(sum([(x - mean) ** 2 for x in gains])) / n
    return f"{sum(before) / n:.3f} by value, {sum(after) / n:.3f} learned: {mean:.4f} +- {1.96 * error:.4f} less"


def weigh(game: str, tables: Sequence[Setting], games: int, pool: Any) -> dict[Key, list[float]]:
    """The weights of the tables of a group, part by part."""
    lessons: dict[Key, list[Lesson]] = {}
    kept: dict[Key, list[Lesson]] = {}
    for number, played in enumerate(pool.map(partial(play, game, tables), range(games), chunksize=50)):
        for key, lesson in played:
            (kept if number < games // 5 else lessons).setdefault(key, []).append(lesson)
    keys = sorted(lessons)
    found = dict(zip(keys, pool.map(learn, [lessons[key] for key in keys], chunksize=1), strict=True))
    for key, weights in found.items():
        aside = kept.get(key, [])
        told = f"{len(lessons[key])} lessons; surprise in {len(aside)} others {judged(aside, weights)}"
        print(f"{key}: {told}", flush=True)
    return found


# Practice


def tried(game: str, seats: int, deal: int) -> list[Any]:
    """One game, some of its choices tried out."""
    found: list[Any] = plug(game, "practice").tried(seats, deal)
    return found


def fitted(first: Sequence[float], caution: Sequence[float], tries: Sequence[Any]) -> list[float]:
    """The numbers with which what is missing follows from the rows, by least squares; caution: how many tries what is
    expected at first counts as."""
    n = len(first)
    matrix = [[caution[i] * (i == j) for j in range(n)] for i in range(n)]
    right = [x * y for x, y in zip(first, caution, strict=True)]
    for t in tries:
        for i, x in enumerate(t.row):
            right[i] += x * t.missing
            for j, y in enumerate(t.row):
                matrix[i][j] += x * y
    return solve(matrix, right)


def practised(game: str, seats: int, tries: int, pool: Any) -> dict[str, tuple[float, ...]]:
    """What tries teach, by the table of experience.py that it belongs to."""
    practice = plug(game, "practice")
    found = [t for each in pool.map(partial(tried, game, seats), range(tries)) for t in each]
    print(seats, "seats,", len(found), "tries", flush=True)
    numbers = [
        practice.bounded(fitted(*practice.prior(what), [t for t in found if t.what == what]))
        for what in range(practice.COUNT)
    ]
    return dict(zip(practice.TABLES, zip(*numbers, strict=True), strict=True))


# Writing down


def numbers(row: Sequence[float], digits: int) -> list[str]:
    """Numbers, as many to a line as go."""
    lines = [" " * 8]
    for x in row:
        text = f"{round(x, digits) + 0.0},"
        if len(lines[-1]) + len(text) > WIDTH:
            lines.append(" " * 8)
        lines[-1] += text if lines[-1].isspace() else f" {text}"
    return lines


def written(source: str, name: str, table: Mapping[Any, Sequence[float]]) -> str:
    """A module in which a table has these rows."""
    node = next(
        node
        for node in ast.parse(source).body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == name
    )
    lines = source.split("\n")
    head = lines[node.lineno - 1].partition(" = ")[0]
    digits = DIGITS.get(name, 2)
    body = [line for key in sorted(table) for line in (f"    {key}: (", *numbers(table[key], digits), "    ),")]
    lines[node.lineno - 1 : node.end_lineno] = [f"{head} = {{", *body, "}"]
    return "\n".join(lines)


def main() -> int:
    """Play, learn, write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    able = [game.id for game in GAMES if (ROOT / "gamebox" / "games" / game.id / "experience.py").exists()]
    parser.add_argument("game", choices=able)
    parser.add_argument("--games", type=int, default=6000, help="for each group of tables")
    parser.add_argument("--tries", type=int, default=0, help="games in which choices are tried out")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--table", type=int, action="append", help="only the groups of these tables of the game")
    parser.add_argument("--target", type=Path, help="what to write instead of the game's experience.py")
    chosen = parser.parse_args()
    game = find(chosen.game)
    source = ROOT / "gamebox" / "games" / game.id / "experience.py"
    target = chosen.target or source
    text, asked = source.read_text(encoding="utf-8"), [game.tables()[k] for k in chosen.table or ()]
    experience = plug(game.id, "experience")
    learned: dict[str, dict[Any, Sequence[float]]] = {}
    with get_context("spawn").Pool(chosen.jobs) as pool:
        for key, tables in grouped(game).items():
            if asked and not any(table in tables for table in asked):
                continue
            if chosen.tries:
                for name, row in practised(game.id, key[0], chosen.tries, pool).items():
                    learned.setdefault(name, dict(getattr(experience, name)))[key[0]] = row
            if chosen.games:
                learned.setdefault("WEIGHTS", dict(experience.WEIGHTS)).update(
                    weigh(game.id, tables, chosen.games, pool)
                )
            for name, table in learned.items():
                text = written(text, name, table)
            target.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
